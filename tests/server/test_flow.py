"""An evening at the table: sitting, starting, playing, leaving, playing again."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from gaslamp import Match, Mistake
from gaslamp import protocol as said
from gaslamp.protocol import NewTable
from gaslamp.server import storage
from gaslamp.server.api import replay
from gaslamp.server.lobby import NotHere
from gaslamp.server.table import Table
from tests.server.house import Guest, House, choose_all, hear_all, live, open_house, play_out


def names(guest: Guest) -> list[str]:
    return [seat["name"] for seat in guest.state["table"]["seats"]]


def kinds(guest: Guest) -> list[str]:
    return [seat["kind"] for seat in guest.state["table"]["seats"]]


# -- seating ----------------------------------------------------------------------------------------------


@live
async def test_a_new_table_is_empty_and_waits(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        guest = await house.come(await house.table(players=4, name="  Friday   night "))
        assert guest.state["table"]["name"] == "Friday night"
        assert kinds(guest) == ["empty"] * 4
        assert (guest.seat, guest.stage, guest.state["view"]) == (None, "seating", None)
        assert guest.state["table"]["watching"] == 1


@live
async def test_who_sits_down_gets_a_secret_and_everybody_sees_the_name(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        table = await house.table()
        watcher = await house.come(table)
        ana = await house.sit(table, 1, " Ana  Maria ")
        watcher.listen()
        assert ana.seat == 1
        assert len(ana.secret) >= 22  # 128 bits or more
        assert names(watcher) == ["", "Ana Maria", ""]
        assert watcher.state["table"]["seats"][1]["connected"]
        assert not any(ana.secret.encode() in data for data in watcher.raw)


@live
async def test_before_the_start_one_may_move_and_keeps_the_secret(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        table = await house.table()
        ana = await house.sit(table, 0)
        phone = await house.come(table, ana.secret)
        other = await house.sit(table, 2)
        assert await ana.refused(said.Sit(seat=2, name="Ana")) == "server-seat-taken"
        await ana.get(said.Sit(seat=1, name="Anna"))
        hear_all([phone, other])
        assert (ana.seat, phone.seat) == (1, 1)
        assert names(other) == names(phone) == names(ana) == ["", "Anna", "Carla"]
        again = await house.come(table, ana.secret)
        assert again.seat == 1


@live
async def test_moving_to_a_seat_does_not_disturb_the_state_of_anybody(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        table = await house.table()
        ana, bruno = await house.sit(table, 0), await house.sit(table, 1)
        await ana.get(said.Sit(seat=2, name="Ana"))
        for guest in (ana, bruno):
            guest.listen()
            fresh = await house.come(table, guest.secret)
            guest.listen()
            assert guest.state == fresh.state


@pytest.mark.parametrize("name", ["", " ", "\t\n", "a\x00b", "a\u202eb", "\ud7ff\u200b", "x" * 41])
def test_a_name_that_cannot_be_shown_is_refused(tmp_path: Path, name: str) -> None:
    async def evening() -> None:
        async with open_house(tmp_path / "db") as house:
            guest = await house.come(await house.table())
            assert await guest.refused(said.Sit(seat=0, name=name)) == "core-bad-name"
            assert kinds(guest) == ["empty"] * 3

    asyncio.run(evening())


@pytest.mark.parametrize("name", ["Ana", "ANA", "  ana ", "Ana\u00a0"])
def test_a_name_can_be_had_only_once(tmp_path: Path, name: str) -> None:
    async def evening() -> None:
        async with open_house(tmp_path / "db") as house:
            table = await house.table()
            await house.sit(table, 0, "Ana")
            guest = await house.come(table)
            assert await guest.refused(said.Sit(seat=1, name=name)) == "server-name-taken"

    asyncio.run(evening())


@live
async def test_names_that_look_the_same_are_the_same(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        table = await house.table()
        await house.sit(table, 0, "Jos\u00e9")
        guest = await house.come(table)
        assert await guest.refused(said.Sit(seat=1, name="Jose\u0301")) == "server-name-taken"


@live
async def test_a_name_of_markup_travels_as_it_is(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        table = await house.table()
        guest = await house.sit(table, 0, "<b>&amp;'\"</b>")
        assert names(guest)[0] == "<b>&amp;'\"</b>"


@live
async def test_bots_sit_down_and_get_up_before_the_start(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        table = await house.table(players=5)
        ana = await house.sit(table, 0, "Eileen")  # as the second bot would be called
        for seat in range(1, 5):
            await ana.get(said.Bot(seat=seat, level="random"))
        assert len({name.casefold() for name in names(ana)}) == 5
        called = names(ana)[2]
        await ana.get(said.Bot(seat=2, level="greedy"))
        assert ana.state["table"]["seats"][2]["bot"] == "greedy"
        assert names(ana)[2] == called
        await ana.get(said.Bot(seat=2, level=""))
        assert kinds(ana) == ["person", "bot", "empty", "bot", "bot"]
        assert await ana.refused(said.Bot(seat=0, level="greedy")) == "server-seat-taken"
        assert await ana.refused(said.Bot(seat=2, level="genius")) == "core-unknown-bot"
        assert await ana.refused(said.Bot(seat=5, level="greedy")) == "core-no-such-seat"


@live
async def test_a_person_cannot_take_the_seat_of_a_bot_before_it_gets_up(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        table = await house.table()
        ana = await house.sit(table, 0)
        await ana.get(said.Bot(seat=1, level="greedy"))
        bruno = await house.come(table)
        assert await bruno.refused(said.Sit(seat=1, name="Bruno")) == "server-seat-taken"


@live
async def test_a_watcher_cannot_act(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        guests = await house.party(3)
        watcher = await house.come(guests[0].table)
        hear_all(guests)
        deeds: list[said.Message] = [
            said.Leave(),
            said.Bot(seat=0, level="greedy"),
            said.Start(),
            said.Choose(question=1, choice="hunter_axe"),
            said.Undo(question=1),
            said.Consent(question=1, agree=True),
            said.Ready(ready=True),
            said.Kick(seat=0),
            said.HandOver(seat=1),
            said.StandIn(seat=0),
            said.Rematch(),
        ]
        for deed in deeds:
            assert await watcher.refused(deed) == "server-not-seated"
        assert hear_all(guests) == [[], [], []]


@live
async def test_a_match_begins_when_every_seat_is_taken(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        table = await house.table()
        ana = await house.sit(table, 0)
        assert await ana.refused(said.Start()) == "server-empty-seats"
        await ana.get(said.Bot(seat=1, level="random"))
        assert await ana.refused(said.Start()) == "server-empty-seats"
        await ana.get(said.Bot(seat=2, level="random"))
        await ana.get(said.Start())
        assert ana.stage == "playing"
        assert ana.state["view"]["players"] == names(ana)
        assert ana.state["table"]["match"]
        assert await ana.refused(said.Start()) == "server-only-while-seating"
        assert await ana.refused(said.Bot(seat=1, level="")) == "server-only-while-seating"
        assert await ana.refused(said.Sit(seat=1, name="Ana")) == "server-seat-taken"
        assert await ana.refused(said.Rematch()) == "server-only-while-over"


@live
async def test_leaving_before_the_start_frees_the_seat(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        table = await house.table()
        ana, bruno = await house.sit(table, 0), await house.sit(table, 1)
        await ana.get(said.Leave())
        bruno.listen()
        assert ana.seat is None
        assert names(ana) == names(bruno) == ["", "Bruno", ""]
        gone = await house.come(table, ana.secret)
        assert gone.gone
        assert b"server-old-secret" in gone.raw[-1]
        await ana.get(said.Sit(seat=2, name="Ana"))
        assert ana.seat == 2


@live
async def test_a_connection_lost_before_the_start_keeps_the_seat(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        table = await house.table()
        ana, bruno = await house.sit(table, 0), await house.sit(table, 1)
        await ana.leave()
        bruno.listen()
        assert not bruno.state["table"]["seats"][0]["connected"]
        back = await house.come(table, ana.secret)
        bruno.listen()
        assert back.seat == 0
        assert bruno.state["table"]["seats"][0]["connected"]


@live
async def test_who_sat_down_and_vanished_before_the_start_holds_up_nobody(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        table = await house.table()
        guests = [await house.sit(table, seat) for seat in range(3)]
        for guest in guests[1:]:
            await guest.leave()
        late = await house.come(table)
        assert await late.refused(said.Sit(seat=1, name="Late")) == "server-seat-taken"
        assert await guests[0].refused(said.Bot(seat=2, level="random")) == "server-seat-taken"
        await house.clock.advance(61)
        await late.get(said.Sit(seat=1, name="Late"))
        await guests[0].get(said.Bot(seat=2, level="random"))
        assert kinds(guests[0]) == ["person", "person", "bot"]
        for guest in guests[1:]:
            assert b"server-old-secret" in (await house.come(table, guest.secret)).raw[-1]
        await guests[0].get(said.Start())


@live
async def test_an_unknown_table_is_not_found(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        for id in ("", "nowhere", "x" * 500, "' or 1=1 --", "../etc", "\u2603"):
            with pytest.raises(NotHere, match="no such table"):
                await house.lobby.find(id)


@pytest.mark.parametrize(
    ("agreements", "key"),
    [
        ({"players": 2}, "core-wrong-players"),
        ({"players": 6}, "core-wrong-players"),
        ({"game": "chess"}, "core-unknown-game"),
        ({"pack": "nothing"}, "server-no-such-pack"),
        ({"options": {"final_boss": "nobody"}}, "core-unknown-id"),
        ({"options": {"first_player": 3}}, "core-no-such-seat"),
        ({"options": {"colour": 1}}, "core-unknown-field"),
        ({"name": "a\x07b"}, "core-bad-name"),
    ],
)
def test_bad_agreements_are_refused(tmp_path: Path, agreements: dict[str, object], key: str) -> None:
    async def evening() -> None:
        async with open_house(tmp_path / "db") as house:
            with pytest.raises(Mistake) as caught:
                await house.table(**agreements)
            assert caught.value.key == key
            assert str(caught.value)
            assert await house.lobby.public() == []

    asyncio.run(evening())


@live
async def test_agreements_hold_in_the_match(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        guests = await house.party(3, options={"final_boss": "gehrman", "first_player": 2})
        assert guests[0].state["view"]["final_boss"] == "gehrman"
        assert guests[0].state["view"]["first_player"] == 2


# -- lists ------------------------------------------------------------------------------------------------


@live
async def test_only_public_tables_are_listed_the_newest_first(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        private = await house.table(name="private")
        public = await house.table(name="public", public=True)
        secluded = await house.table(name="secluded", public=True, spectators=False)
        listed = {info["id"]: info["name"] for info in await house.lobby.public()}
        assert private.id not in listed
        assert listed == {public.id: "public", secluded.id: "secluded"}


@live
async def test_a_public_table_is_listed_while_it_is_new_or_somebody_is_there(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        empty, visited = await house.table(public=True), await house.table(public=True)
        guest = await house.sit(visited, 0)
        assert {info["id"] for info in await house.lobby.public()} == {empty.id, visited.id}
        await house.clock.advance(3 * 3600)
        assert [info["id"] for info in await house.lobby.public()] == [visited.id]
        await guest.leave()
        assert await house.lobby.public() == []


@live
async def test_tables_that_were_never_begun_are_swept_out_in_the_end(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        never, begun = await house.sit(await house.table(), 0), await house.party(3)
        await never.get(said.Say(text="Anybody here?"))
        await house.clock.advance(30 * 86400)
        new = await house.table()
    async with open_house(tmp_path / "db") as house:
        await house.clock.advance(30 * 86400)
        await house.lobby.sweep()
        for id in (begun[0].table.id, new.id):
            assert (await house.lobby.find(id)).id == id
        with pytest.raises(NotHere):
            await house.lobby.find(never.table.id)
        assert len(await house.ledger.read(storage.seats.select())) == 6
        assert await house.ledger.read(storage.talk.select()) == []


@live
async def test_a_public_table_without_spectators_leaves_the_list_when_it_starts(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        open_ = await house.party(3, public=True)
        closed = await house.party(3, public=True, spectators=False)
        listed = [info["id"] for info in await house.lobby.public()]
        assert listed == [open_[0].table.id]
        assert closed[0].stage == "playing"


@live
async def test_a_finished_match_is_listed_only_if_its_table_was_public(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        public, private = await house.party(3, public=True, name="Open"), await house.party(3)
        await play_out(public)
        await play_out(private)
        [found] = await house.lobby.finished()
        assert found.match == public[0].state["table"]["match"]
        assert (found.name, found.players) == ("Open", ("Ana", "Bruno", "Carla"))
        outcome = public[0].state["view"]["outcome"]
        assert (list(found.winners), list(found.scores)) == (outcome["winners"], outcome["scores"])
        assert await house.lobby.public() == []


@live
async def test_one_table_that_cannot_be_opened_does_not_hide_the_others(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        good = await house.table(public=True)
        broken = await house.party(3, public=True)
    async with open_house(tmp_path / "db") as house:
        await house.ledger.write((storage.matches.update().values(rules=99), {}))
        assert [info["id"] for info in await house.lobby.public()] == [good.id]
        with pytest.raises(Mistake):
            await house.lobby.find(broken[0].table.id)


# -- playing ----------------------------------------------------------------------------------------------


@live
async def test_people_play_to_the_end(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        guests = await house.party(3)
        watcher = await house.come(guests[0].table)
        await play_out(guests)
        watcher.listen()
        for guest in (*guests, watcher):
            assert guest.state["table"]["stage"] == "over"
            assert guest.state["view"]["outcome"] == guests[0].state["view"]["outcome"]
            assert guest.state["decision"] is None
        for deed, key in (
            (said.Choose(question=guests[0].state["question"], choice="pass"), "server-only-while-playing"),
            (said.Undo(question=1), "server-only-while-playing"),
            (said.Leave(), "server-only-while-playing"),
            (said.Sit(seat=1, name="Zoe"), "server-only-while-seating"),
            (said.StandIn(seat=1), "server-only-while-playing"),
        ):
            assert await guests[0].refused(deed) == key
        await guests[0].get(said.Say(text="Well played"))


@live
async def test_a_person_and_bots_play_to_the_end(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        [ana] = await house.party(1, ["greedy", "random", "random", "greedy"])
        await play_out([ana])
        assert len(ana.state["view"]["outcome"]["scores"]) == 5


@live
async def test_what_is_downloaded_replays_to_the_same_end(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        guests = await house.party(2, ["random"])
        await play_out(guests)
        header, played = await replay(house.lobby, guests[0].state["table"]["match"])
        played.save(tmp_path / "match.json")
        again = Match.load(tmp_path / "match.json")
        assert again.outcome is not None
        assert list(again.outcome.scores) == guests[0].state["view"]["outcome"]["scores"]
        assert header.bots == ["", "", "random"]


@live
async def test_the_same_people_play_again_with_the_same_secrets(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        guests = await house.party(2, ["random"], public=True, clock=60, options={"final_boss": "gehrman"})
        await play_out(guests)
        await guests[1].get(said.Rematch())
        hear_all(guests)
        new = guests[0].state["table"]["rematch"]
        assert new
        await guests[0].get(said.Rematch())  # a second one changes nothing
        guests[0].listen()
        assert guests[0].state["table"]["rematch"] == new
        again = [await house.come(new, guest.secret) for guest in guests]
        hear_all(again)
        table = again[0].state["table"]
        assert [guest.seat for guest in again] == [0, 1]
        assert (table["stage"], table["match"], table["rematch"]) == ("seating", "", "")
        assert (table["clock"], table["public"], table["options"]) == (60, True, {"final_boss": "gehrman"})
        assert names(again[0]) == names(guests[0])
        assert kinds(again[0]) == ["person", "person", "bot"]
        await again[0].get(said.Start())
        await play_out(again)
        assert again[0].state["table"]["match"] != guests[0].state["table"]["match"]


@live
async def test_a_match_goes_on_from_any_moment_of_a_finished_one(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        guests = await house.party(3)
        await play_out(guests)
        header, played = await replay(house.lobby, guests[0].state["table"]["match"])
        for at in (0, 1, len(played.choices) // 2, len(played.choices) - 1):
            new = NewTable(game="bloodborne", players=3)
            created = await house.lobby.create(new, header.id, at)
            table = await house.lobby.find(created.id)
            ana = await house.sit(table, 0, "Zoe")
            await ana.get(said.Bot(seat=1, level="random"))
            bruno = await house.sit(table, 2, "Yan")
            await ana.get(said.Start())
            before = played.replayed(at)
            bruno.listen()
            view = before.view(0)
            assert ana.state["table"]["continued"]
            assert ana.state["view"]["round"] == view["round"]
            assert ana.state["view"]["hunters"][0]["hand"] == view["hunters"][0]["hand"]
            assert ana.state["view"]["players"] == ["Zoe", ana.state["table"]["seats"][1]["name"], "Yan"]
            assert len(ana.events) == len(before.events_for(0))
            await play_out([ana, bruno])


@live
async def test_a_continued_match_can_be_looked_back_on_and_continued_again(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        guests = await house.party(3)
        await play_out(guests)
        header, played = await replay(house.lobby, guests[0].state["table"]["match"])
        created = await house.lobby.create(NewTable(game="bloodborne", players=3), header.id, 10)
        table = await house.lobby.find(created.id)
        again = [await house.sit(table, seat) for seat in range(3)]
        await again[0].get(said.Start())
        hear_all(again)
        await play_out(again)
        header, second = await replay(house.lobby, again[0].state["table"]["match"])
        assert second.choices[:10] == played.choices[:10]
        await again[0].get(said.Rematch())
        again[0].listen()
        rematch = await house.come(again[0].state["table"]["rematch"], again[0].secret)
        assert not rematch.state["table"]["continued"]


# -- coming and going -------------------------------------------------------------------------------------


async def leave_in_play(house: House, spectators: bool = True) -> tuple[list[Guest], Guest]:
    """Those who stayed, and the one who left."""
    guests = await house.party(3, spectators=spectators)
    await choose_all(guests)
    await guests[1].do(said.Leave())
    hear_all(guests)
    return [guests[0], guests[2]], guests[1]


@live
async def test_a_bot_goes_on_for_who_leaves_and_another_may_sit_down(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        stayed, left = await leave_in_play(house)
        seat = stayed[0].state["table"]["seats"][1]
        assert (seat["kind"], seat["name"], seat["bot"], seat["open"]) == ("bot", "Bruno", "greedy", True)
        assert left.seat is None
        assert "hand" not in left.state["view"]["hunters"][1]
        old = await house.come(left.table, left.secret)
        assert b"server-old-secret" in old.raw[-1]
        assert await stayed[0].refused(said.Sit(seat=1, name="Ana")) == "server-already-seated"
        await choose_all(stayed)
        zoe = await house.sit(left.table, 1, "Zoe")
        hear_all(stayed)
        assert zoe.seat == 1
        assert "hand" in zoe.state["view"]["hunters"][1]
        assert stayed[0].state["view"]["players"] == ["Ana", "Zoe", "Carla"]
        assert not stayed[0].state["table"]["seats"][1]["open"]
        late = await house.come(left.table)
        assert await late.refused(said.Sit(seat=1, name="Yan")) == "server-seat-taken"
        await play_out([*stayed, zoe])


@live
async def test_who_left_may_sit_down_again_as_a_newcomer(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        stayed, left = await leave_in_play(house)
        before = left.secret
        await left.get(said.Sit(seat=1, name="Bruno"))
        hear_all(stayed)
        assert left.seat == 1
        assert left.secret != before
        await play_out([*stayed, left])


@live
async def test_leaving_a_table_without_spectators_ends_the_line(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        _stayed, left = await leave_in_play(house, spectators=False)
        assert left.gone
        assert b"server-you-left" in left.raw[-1]


@live
async def test_an_open_seat_can_be_taken_at_a_table_without_spectators(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        stayed, left = await leave_in_play(house, spectators=False)
        zoe = await house.come(left.table)
        assert not zoe.gone, zoe.raw[-1]
        await zoe.get(said.Sit(seat=1, name="Zoe"))
        hear_all(stayed)
        assert stayed[0].state["view"]["players"][1] == "Zoe"


@live
async def test_the_seat_of_who_left_is_empty_in_a_rematch(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        stayed, _left = await leave_in_play(house)
        await play_out(stayed)
        await stayed[0].get(said.Rematch())
        stayed[0].listen()
        again = await house.come(stayed[0].state["table"]["rematch"], stayed[0].secret)
        assert kinds(again) == ["person", "empty", "person"]


@live
async def test_all_devices_of_a_seat_leave_together(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        guests = await house.party(3)
        phone = await house.come(guests[0].table, guests[0].secret)
        await phone.get(said.Leave())
        guests[0].listen()
        assert (phone.seat, guests[0].seat) == (None, None)
        assert await guests[0].refused(guests[0].undo()) == "server-not-seated"


@live
async def test_two_devices_on_one_seat_show_the_same(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        guests = await house.party(3)
        ana = guests[0]
        phone = await house.come(ana.table, ana.secret)
        hear_all(guests)
        await phone.choose(phone.options[0])
        ana.listen()
        assert ana.state == phone.state
        assert ana.state["decision"]["chosen"] == phone.options[0]
        await ana.choose(ana.options[1])
        phone.listen()
        assert ana.state == phone.state
        await ana.leave()
        hear_all(guests)
        assert guests[1].state["table"]["seats"][0]["connected"]
        await phone.leave()
        hear_all(guests)
        assert not guests[1].state["table"]["seats"][0]["connected"]


# -- spectators -------------------------------------------------------------------------------------------


@live
async def test_spectators_see_what_is_public_and_are_counted(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        guests = await house.party(3)
        one, two = await house.come(guests[0].table), await house.come(guests[0].table)
        hear_all([*guests, one, two])
        assert [guest.state["table"]["watching"] for guest in (*guests, one, two)] == [2] * 5
        assert one.state["decision"] is None
        assert all("hand" not in hunter for hunter in one.state["view"]["hunters"])
        await two.leave()
        one.listen()
        assert one.state["table"]["watching"] == 1


@live
async def test_a_table_without_spectators_shows_itself_only_until_the_start(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        table = await house.table(spectators=False)
        watcher = await house.come(table)
        guests = [await house.sit(table, seat) for seat in range(3)]
        await guests[0].get(said.Start())
        watcher.listen()
        assert watcher.gone
        assert b"server-no-spectators" in watcher.raw[-1]
        assert not any(b'"view":{' in data for data in watcher.raw)
        hear_all(guests)
        assert guests[0].state["table"]["watching"] == 0
        late = await house.come(table)
        assert late.gone
        assert b"server-no-spectators" in late.raw[-1]
        await choose_all(guests)
        assert len(late.raw) == 1
        assert (await house.come(table, guests[1].secret)).seat == 1


@live
async def test_a_full_table_can_be_watched_but_not_joined(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        guests = await house.party(3)
        late = await house.come(guests[0].table)
        for seat in range(3):
            assert await late.refused(said.Sit(seat=seat, name="Late")) == "server-seat-taken"
        assert await late.refused(said.Sit(seat=3, name="Late")) == "core-no-such-seat"


@live
async def test_a_secret_of_another_table_opens_nothing(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        guests = await house.party(3)
        other = await house.table()
        for secret in (guests[0].secret, "x", "\u2603", guests[0].secret[:-1]):
            stranger = await house.come(other, secret)
            assert stranger.gone
            assert b"server-old-secret" in stranger.raw[-1]


# -- memory -----------------------------------------------------------------------------------------------


@live
async def test_a_table_that_nobody_looks_at_is_forgotten_and_found_again(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        guests = await house.party(3)
        await choose_all(guests)
        seen = guests[0].state["view"]
        for guest in guests:
            await guest.leave()
            house.lobby.left(guest.table)
        await house.clock.advance(29)
        assert list(house.lobby.live.values()) == [guests[0].table]
        await house.clock.advance(2)
        assert house.lobby.live == {}
        again = await house.come(guests[0].table.id, guests[0].secret)
        assert again.table is not guests[0].table
        assert again.state["view"] == seen


@live
async def test_everybody_who_asks_at_once_gets_the_same_table(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        id = (await house.party(3))[0].table.id
    async with open_house(tmp_path / "db") as house:
        found: list[Table] = await asyncio.gather(*(house.lobby.find(id) for _ in range(10)))
        assert all(table is found[0] for table in found)


@live
async def test_somebody_who_looks_while_a_bot_sits_down_hides_nothing(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        table = await house.table()
        ana = await house.sit(table, 0)
        sitting = asyncio.create_task(ana.do(said.Bot(seat=1, level="greedy")))
        while not sitting.done():
            table.info()  # as GET /api/tables/ID does
            await asyncio.sleep(0)
        await sitting
        assert kinds(ana)[1] == "bot"
