"""People at a table: the host and what only the host may do, who is ready, who watches, and who hears whom."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from gaslamp import LANGUAGES, Match
from gaslamp import protocol as said
from gaslamp.core.text import bundle
from gaslamp.server.rows import SeatRow
from gaslamp.server.run import reachable
from gaslamp.server.seats import hosted
from gaslamp.server.table import Table
from tests.server.house import NAMES, Guest, House, check_reason, hear_all, live, open_app, open_house, play_out


def seats(guest: Guest) -> list[dict[str, Any]]:
    guest.listen()
    found: list[dict[str, Any]] = guest.state["table"]["seats"]
    return found


def host(guest: Guest) -> int | None:
    guest.listen()
    found: int | None = guest.state["table"]["host"]
    return found


def farewell(guest: Guest) -> str:
    """Why somebody was sent away."""
    [bye] = [told for told in guest.listen() if told["type"] == "bye"]
    assert guest.gone
    assert not bye["again"]
    return check_reason(bye)


# -- the host ---------------------------------------------------------------------------------------------


@live
async def test_who_sits_down_first_is_the_host(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        table = await house.table()
        watcher = await house.come(table)
        assert host(watcher) is None
        bea = await house.sit(table, 2, "Bea")
        ana = await house.sit(table, 0, "Ana")
        assert host(watcher) == 2
        await bea.get(said.Sit(seat=1, name="Bea"))
        assert host(ana) == 1


@live
async def test_only_the_host_begins_and_seats_bots_and_sends_away(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        table = await house.table()
        bea, ana = await house.sit(table, 2, "Bea"), await house.sit(table, 0, "Ana")
        for deed in (
            said.Bot(seat=1, level="random"),
            said.Start(),
            said.Kick(seat=2),
            said.Kick(seat=2, ban=True),
            said.HandOver(seat=0),
        ):
            assert await ana.refused(deed) == "server-only-host"
        assert seats(ana)[1]["kind"] == "empty"
        await bea.get(said.Bot(seat=1, level="random"))
        await bea.get(said.Start())
        assert await ana.refused(said.Kick(seat=2)) == "server-only-host"


@live
async def test_the_host_hands_over_and_has_no_say_any_more(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        table = await house.table()
        ana, bea = await house.sit(table, 0, "Ana"), await house.sit(table, 1, "Bea")
        for nobody in (0, 2):
            assert await ana.refused(said.HandOver(seat=nobody)) == "server-nobody-else-there"
        await ana.get(said.HandOver(seat=1))
        assert host(bea) == 1
        assert (bea.talk[-1]["note"], bea.talk[-1]["name"]) == ("host", "Bea")
        assert await ana.refused(said.Start()) == "server-only-host"
        id = table.id
    async with open_house(tmp_path / "db") as house:
        assert host(await house.come(id)) == 1


@live
async def test_the_next_person_is_the_host_when_the_host_leaves(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        table = await house.table(players=4)
        guests = [await house.sit(table, seat) for seat in (1, 0, 3)]
        assert host(guests[0]) == 1
        await guests[0].get(said.Leave())
        assert host(guests[0]) == 3
        await guests[2].get(said.Leave())
        assert host(guests[0]) == 0


@live
async def test_while_the_host_is_gone_the_next_person_is_it(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        table = await house.table()
        ana, bea = await house.sit(table, 0, "Ana"), await house.sit(table, 1, "Bea")
        await ana.leave()
        assert await bea.refused(said.Bot(seat=2, level="random")) == "server-only-host"
        await house.clock.advance(61)
        assert host(bea) == 1
        await bea.get(said.Bot(seat=2, level="random"))
        ana = await house.come(table, ana.secret)
        assert host(bea) == 0
        await ana.get(said.Start())


@live
async def test_who_takes_the_seat_of_a_host_who_vanished_is_not_the_host(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        table = await house.table()
        ana, bea = await house.sit(table, 0, "Ana"), await house.sit(table, 1, "Bea")
        await ana.leave()
        await house.clock.advance(61)
        await house.sit(table, 0, "Zoe")
        assert host(bea) == 1


@live
async def test_a_bot_that_joins_is_never_the_host(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        table = await house.table()
        bot = await house.come(table)
        await bot.get(said.Sit(seat=0, name="Far away", host=False))
        assert host(bot) is None
        assert await bot.refused(said.Start()) == "server-only-host"
        ana = await house.sit(table, 1, "Ana")
        assert host(bot) == 1
        assert await ana.refused(said.HandOver(seat=0)) == "server-nobody-else-there"


def test_the_host_is_looked_for_around_the_table() -> None:
    people = [SeatRow(0, "person"), SeatRow(1), SeatRow(2, "bot"), SeatRow(3, "person")]
    assert [hosted(people, start) for start in (-1, 0, 1, 2, 3, 4)] == [0, 0, 3, 3, 3, 0]
    assert hosted([SeatRow(0), SeatRow(1, "bot")], 1) == -1


# -- sent away --------------------------------------------------------------------------------------------


@live
async def test_who_is_sent_away_before_the_start_reads_why_and_may_come_again(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        table = await house.table()
        ana, bea = await house.sit(table, 0, "Ana"), await house.sit(table, 1, "Bea")
        phone = await house.come(table, bea.secret)
        await ana.get(said.Kick(seat=1))
        assert farewell(bea) == farewell(phone) == "server-kicked"
        assert seats(ana)[1]["kind"] == "empty"
        bye = Guest(table)
        await table.enter(bye.line, bea.secret)
        assert farewell(bye) == "server-old-secret"
        again = await house.come(table)
        await again.get(said.Sit(seat=1, name="Bea"))


@live
async def test_a_bot_plays_on_for_who_is_sent_away_and_the_seat_is_open(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        ana, bea, carla = await house.party(3)
        await ana.choose(ana.options[0])
        await ana.get(said.Kick(seat=1))
        assert farewell(bea) == "server-kicked"
        assert seats(carla)[1] == {**seats(carla)[1], "kind": "bot", "name": "Bruno", "bot": "greedy", "open": True}
        assert (carla.talk[-1]["note"], carla.talk[-1]["name"]) == ("kicked", "Bruno")
        await carla.choose(carla.options[0])
        await carla.until(lambda guest: guest.state["question"] > 1)
        again = await house.come(ana.table)
        await again.get(said.Sit(seat=1, name="Zoe"))
        assert (again.talk[-1]["note"], again.talk[-1]["name"], again.talk[-1]["text"]) == ("sat", "Zoe", "Bruno")
        assert [line["number"] for line in again.talk] == [0, 1]
        await play_out([ana, again, carla])
        assert await ana.refused(said.Kick(seat=1)) == "server-only-while-playing"


@live
async def test_nobody_is_sent_away_where_nobody_sits(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        [ana] = await house.party(1, ["random", "random"])
        for seat in (0, 1):
            assert await ana.refused(said.Kick(seat=seat)) == "server-nobody-else-there"
        assert await ana.refused(said.Kick(seat=9)) == "core-no-such-seat"


@live
async def test_who_is_banned_comes_back_neither_with_the_seat_nor_without(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        table = await house.table()
        ana = await house.come(table, client="browser of Ana")
        await ana.get(said.Sit(seat=0, name="Ana"))
        bea = await house.come(table, client="browser of Bea")
        await bea.get(said.Sit(seat=1, name="Bea"))
        phone = await house.come(table, bea.secret, client="phone of Bea")
        looking = await house.come(table, client="browser of Bea")
        await ana.get(said.Kick(seat=1, ban=True))
        assert {farewell(guest) for guest in (bea, phone, looking)} == {"server-banned"}
        id = table.id
    async with open_house(tmp_path / "db") as house:  # it is remembered
        for secret, client in ((bea.secret, ""), ("", "browser of Bea"), ("", "phone of Bea")):
            bye = Guest(await house.lobby.find(id))
            bye.line.client = client
            await bye.table.enter(bye.line, secret)
            assert farewell(bye) == "server-banned"
        assert (await house.come(id, ana.secret, client="browser of Ana")).seat == 0
        assert (await house.come(id, client="browser of Carla")).seat is None


@live
async def test_who_has_gone_already_is_banned_by_the_browser_they_had(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        guests = await house.party(3)
        table = guests[0].table
        await guests[2].get(said.Leave())
        zoe = await house.come(table, client="browser of Zoe")
        await zoe.get(said.Sit(seat=2, name="Zoe"))
        await zoe.leave()
        await guests[0].get(said.Kick(seat=2, ban=True))
        bye = Guest(table)
        bye.line.client = "browser of Zoe"
        await table.enter(bye.line, "")
        assert farewell(bye) == "server-banned"
        await guests[0].until(lambda guest: len(guest.talk) == 3)
        await play_out(guests[:2])
        await guests[0].get(said.Rematch())
        guests[0].listen()
        bye = Guest(await house.lobby.find(guests[0].state["table"]["rematch"]))
        bye.line.client = "browser of Zoe"
        await bye.table.enter(bye.line, "")
        assert farewell(bye) == "server-banned"


@live
async def test_a_ban_does_not_meet_another_who_sits_at_the_same_browser(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        table = await house.table()
        ana, bea = await house.sit(table, 0, "Ana"), await house.come(table, client="browser of Bea")
        await bea.get(said.Sit(seat=1, name="Bea"))
        carla = await house.come(table, client="browser of Carla")
        await carla.get(said.Sit(seat=2, name="Carla"))
        await house.come(table, carla.secret, client="browser of Bea")
        await ana.get(said.Kick(seat=2, ban=True))
        assert farewell(carla) == "server-banned"
        assert (await house.come(table, bea.secret, client="browser of Bea")).seat == 1


# -- one person on several seats ----------------------------------------------------------------------------


async def hold(house: House, table: Table, client: str, *seats: int) -> list[Guest]:
    """One person, who sits down on several seats: a line for each."""
    lines = [await house.come(table, client=client) for _ in seats]
    for line, seat in zip(lines, seats, strict=True):
        await line.get(said.Sit(seat=seat, name=NAMES[seat]))
    return lines


@live
async def test_everybody_sees_which_seats_one_person_holds(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        table = await house.table(players=5)
        await hold(house, table, "browser of Ana", 0, 3)
        await hold(house, table, "browser of Bruno", 1, 2)
        watcher = await house.come(table)
        assert [seat["person"] for seat in seats(watcher)] == [0, 1, 1, 0, 4]


@live
async def test_a_host_on_several_seats_is_the_host_on_each(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        table = await house.table()
        first, second = await hold(house, table, "browser of Ana", 0, 2)
        await second.get(said.Bot(seat=1, level="random"))
        assert await first.refused(said.Kick(seat=2)) == "server-nobody-else-there"
        await second.get(said.Bot(seat=1, level=""))
        bruno = await house.sit(table, 1, "Bruno")
        await first.get(said.Leave())  # the next at the table is Bruno, but the host still sits here
        assert host(bruno) == 2
        await second.get(said.Leave())
        assert host(bruno) == 1


@live
async def test_who_is_ready_is_so_on_all_their_seats(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        table = await house.table()
        ana = await house.sit(table, 0, "Ana")
        first, _ = await hold(house, table, "browser of Bruno", 1, 2)
        await first.get(said.Ready(ready=True))
        assert [seat["ready"] for seat in seats(ana)] == [False, True, True]


@live
async def test_who_is_sent_away_leaves_all_their_seats(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        table = await house.table(players=4)
        ana = await house.sit(table, 0, "Ana")
        bruno = await hold(house, table, "browser of Bruno", 1, 2)
        await house.sit(table, 3, "Davide")
        await ana.get(said.Kick(seat=2, ban=True))
        assert {farewell(line) for line in bruno} == {"server-banned"}
        assert [seat["kind"] for seat in seats(ana)] == ["person", "empty", "empty", "person"]
        for secret, client in ((bruno[0].secret, ""), (bruno[1].secret, ""), ("", "browser of Bruno")):
            bye = Guest(table)
            bye.line.client = client
            await table.enter(bye.line, secret)
            assert farewell(bye) == "server-banned"


# -- ready ------------------------------------------------------------------------------------------------


@live
async def test_everybody_sees_who_is_ready(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        table = await house.table()
        ana, bea = await house.sit(table, 0, "Ana"), await house.sit(table, 1, "Bea")
        await bea.get(said.Ready(ready=True))
        assert [seat["ready"] for seat in seats(ana)] == [False, True, False]
        await bea.get(said.Sit(seat=2, name="Bea"))
        assert [seat["ready"] for seat in seats(ana)] == [False, False, True]
        await bea.get(said.Ready(ready=False))
        assert not any(seat["ready"] for seat in seats(ana))
        await ana.get(said.Bot(seat=1, level="random"))
        await ana.get(said.Start())  # the host may, and is asked by the page
        assert await bea.refused(said.Ready(ready=True)) == "server-only-while-seating"


# -- names and avatars ------------------------------------------------------------------------------------


@live
async def test_an_avatar_travels_with_its_person(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        table = await house.table()
        ana = await house.come(table)
        await ana.get(said.Sit(seat=0, name="Ana", avatar="raven-3"))
        watcher = await house.come(table)
        await ana.get(said.Say(text="hello"))
        assert (seats(watcher)[0]["avatar"], watcher.talk[-1]["avatar"]) == ("raven-3", "raven-3")
        await ana.get(said.Introduce(name="Anna", avatar="top-hat-0"))
        assert (seats(watcher)[0]["name"], seats(watcher)[0]["avatar"]) == ("Anna", "top-hat-0")
        await house.sit(table, 1, "Bea")
        assert await ana.refused(said.Introduce(name="BEA")) == "server-name-taken"


@pytest.mark.parametrize("avatar", ["raven", "Raven-3", "raven-33", "-3", "raven 3", "<b>-1", "a" * 39 + "-1"])
def test_an_avatar_is_a_word_and_a_number(avatar: str) -> None:
    message = {"type": "sit", "seat": 0, "name": "Ana", "avatar": avatar}
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(message, said.Message)


@live
async def test_the_seats_of_a_continued_match_say_whose_they_were(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        match = Match.start("bloodborne", players=["Henryk", "Bea", "Gehrman"], seed=3)
        new = said.NewTable(game="bloodborne", players=3)
        made = await house.lobby.create(new, "", 0, match.players)
        guest = await house.come(made.id)
        assert [seat["was"] for seat in seats(guest)] == list(match.players)
        await guest.get(said.Sit(seat=1, name="Zoe"))
        for seat in (2, 0):
            await guest.get(said.Bot(seat=seat, level="random"))
        assert [seat["name"] for seat in seats(guest)] == ["Henryk", "Zoe", "Gehrman"]
        await guest.get(said.Bot(seat=2, level=""))
        assert seats(guest)[2]["was"] == "Gehrman"


@live
async def test_a_bot_takes_neither_a_name_at_the_table_nor_that_of_a_seat(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        new = said.NewTable(game="bloodborne", players=3)
        made = await house.lobby.create(new, "", 0, ("Bea", "Henryk", "Gehrman"))
        guest = await house.come(made.id)
        await guest.get(said.Sit(seat=0, name="Gehrman"))
        await guest.get(said.Bot(seat=2, level="random"))
        assert seats(guest)[2]["name"] not in ("Gehrman", "Henryk", "Bea")
        await guest.get(said.Bot(seat=1, level="random"))
        assert seats(guest)[1]["name"] == "Henryk"


# -- who watches ------------------------------------------------------------------------------------------


@live
async def test_those_who_watch_are_counted_and_named_if_they_want_to_be(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        guests = await house.party(3)
        table = guests[0].table
        walter = await house.come(table, name="Walter")
        nobody = await house.come(table)
        guests[0].listen()
        assert guests[0].state["table"]["watching"] == 2
        assert guests[0].state["table"]["watchers"] == [{"name": "Walter", "avatar": ""}]
        await nobody.get(said.Introduce(name="Zoe", avatar="owl-1"))
        await walter.leave()
        guests[0].listen()
        assert guests[0].state["table"]["watchers"] == [{"name": "Zoe", "avatar": "owl-1"}]


@live
async def test_players_hear_those_who_watch_only_when_it_is_over(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        guests = await house.party(3)
        table = guests[0].table
        walter, zoe = await house.come(table, name="Walter"), await house.come(table, name="Zoe")
        hear_all([*guests, walter, zoe])
        await walter.get(said.Say(text="Ana holds the axe"))
        assert zoe.listen()[0]["talk"][0]["text"] == "Ana holds the axe"
        assert hear_all(guests) == [[], [], []], "not even that something was said"
        await guests[0].get(said.Say(text="who is there?"))
        walter.listen()
        assert [line["text"] for line in walter.talk] == ["Ana holds the axe", "who is there?"]
        back = await house.come(table, guests[1].secret)
        assert [line["text"] for line in back.talk] == ["who is there?"]
        seen = b"".join(data for guest in (*guests, back) for data in guest.raw)
        assert b"axe" not in seen.replace(b"hunter_axe", b"")
        await back.leave()
        await play_out(guests)
        hear_all(guests)
        for guest in guests:
            assert [(line["name"], line["apart"]) for line in guest.talk] == [("Walter", True), ("Ana", False)]
        await walter.get(said.Say(phrase="well_played"))
        hear_all(guests)
        assert not guests[0].talk[-1]["apart"]


@live
async def test_who_sits_down_stops_hearing_those_who_watch(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        guests = await house.party(3)
        walter, zoe = await house.come(guests[0].table, name="Walter"), await house.come(guests[0].table, name="Zoe")
        await walter.get(said.Say(text="one"))
        await guests[2].get(said.Leave())
        await zoe.get(said.Sit(seat=2, name="Zoe"))
        await walter.get(said.Say(text="two"))
        zoe.listen()
        assert [line["note"] for line in zoe.talk] == ["left", "sat"]


@live
async def test_before_the_start_everybody_hears_everybody(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        table = await house.table()
        ana, walter = await house.sit(table, 0), await house.come(table)
        assert await walter.refused(said.Say(text="hello")) == "server-name-first"
        await walter.get(said.Introduce(name="Walter"))
        await walter.get(said.Say(phrase="hello"))
        ana.listen()
        assert (ana.talk[-1]["name"], ana.talk[-1]["phrase"], ana.talk[-1]["seat"]) == ("Walter", "hello", -1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_phrase_of_the_house_can_be_said_in_every_language(lang: str) -> None:
    for phrase in said.PHRASES:
        assert bundle("core", lang).has_message(f"core-talk-{phrase.replace('_', '-')}"), phrase
    for note in ("left", "kicked", "stand-in", "back", "sat", "host"):
        assert bundle("core", lang).has_message(f"core-note-{note}"), note


# -- where others find us ---------------------------------------------------------------------------------


def test_only_a_server_for_others_has_an_address_for_them() -> None:
    assert reachable("127.0.0.1", 8420) == reachable("::1", 8420) == ()
    assert reachable("192.0.2.7", 8420) == ("http://192.0.2.7:8420",)


@live
async def test_the_address_for_others_is_told_on_this_machine_only(tmp_path: Path) -> None:
    async with open_app(tmp_path / "db") as (house, client):
        house.lobby.setting = msgspec.structs.replace(house.lobby.setting, addresses=("http://192.0.2.7:8420",))
        for name in ("localhost", "127.0.0.1", "[::1]"):
            assert (await client.get(f"http://{name}:8420/api/addresses")).json() == ["http://192.0.2.7:8420"]
        assert (await client.get("http://play.example.org/api/addresses")).json() == []
