"""Those who are away, those who have no hands, and the clock."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from gaslamp import Bot, Chair, Decision, Match, Option
from gaslamp import protocol as said
from gaslamp.bloodborne.view import TableView
from gaslamp.bots import BOTS, able_bots
from gaslamp.server import storage
from gaslamp.server.players import TRY_AGAIN
from gaslamp.server.storage import Ledger, Write
from tests.bloodborne.tables import start
from tests.server.house import PATIENCE, Guest, asks, hear_all, live, open_house, play_out

HERE = {"connected": True, "gone": False}


def seat_of(guest: Guest, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = guest.state["table"]["seats"][seat]
    return found


# -- absence ----------------------------------------------------------------------------------------------


@live
async def test_everybody_sees_who_is_on_the_line(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        guests = await house.party(3)
        await guests[1].leave()
        hear_all(guests)
        assert [seat["connected"] for seat in guests[0].state["table"]["seats"]] == [True, False, True]
        assert not seat_of(guests[0], 1)["gone"]
        assert await guests[0].refused(said.StandIn(seat=1)) == "server-not-gone"
        assert await guests[0].refused(said.StandIn(seat=2)) == "server-not-gone"
        assert await guests[0].refused(said.StandIn(seat=0)) == "server-not-gone"
        assert await guests[0].refused(said.StandIn(seat=3)) == "core-no-such-seat"


@live
async def test_that_somebody_is_gone_for_a_while_is_told_without_asking(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        guests = await house.party(3)
        await guests[1].leave()
        await house.clock.advance(59)
        hear_all(guests)
        assert not seat_of(guests[0], 1)["gone"]
        await house.clock.advance(2)
        hear_all(guests)
        assert seat_of(guests[0], 1)["gone"]


@live
async def test_that_somebody_has_not_come_back_since_a_restart_is_told_too(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        guests = await house.party(3)
    async with open_house(tmp_path / "db") as house:
        ana = await house.come(guests[0].table.id, guests[0].secret)
        await house.clock.advance(61)
        ana.listen()
        assert seat_of(ana, 1)["gone"]
        assert not seat_of(ana, 0)["gone"]


@live
async def test_a_bot_stands_in_until_the_person_returns(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        guests = await house.party(3)
        ana, bruno, carla = guests
        await bruno.leave()
        await house.clock.advance(61)
        hear_all(guests)
        await ana.get(said.StandIn(seat=1))
        carla.listen()
        assert (seat_of(carla, 1)["kind"], seat_of(carla, 1)["name"]) == ("person", "Bruno")
        assert seat_of(carla, 1)["bot"] == "greedy"
        assert await carla.refused(said.StandIn(seat=1)) == "server-not-gone"
        await carla.choose(carla.options[0])
        await ana.choose(ana.options[0])
        await ana.until(lambda guest: guest.state["question"] == 2)
        back = await house.come(ana.table, bruno.secret)
        hear_all(guests)
        assert back.seat == 1
        assert seat_of(ana, 1) == {**seat_of(ana, 1), **HERE, "bot": "", "name": "Bruno"}
        await play_out([ana, back, carla])


@live
async def test_nobody_can_sit_down_where_a_bot_stands_in(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db", pace=1000) as house:
        guests = await house.party(3)
        await guests[1].leave()
        await house.clock.advance(61)
        await guests[0].get(said.StandIn(seat=1))
        stranger = await house.come(guests[0].table)
        assert await stranger.refused(said.Sit(seat=1, name="Zoe")) == "server-seat-taken"


@pytest.fixture
def half_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    """At a pace of 1 that is how long every bot takes."""
    monkeypatch.setattr("random.uniform", lambda low, high: 0.5)


@pytest.mark.usefixtures("half_a_second")
@live
async def test_who_returns_in_time_chooses_for_themselves(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db", pace=1) as house:
        guests = await house.party(3)
        await guests[1].leave()
        await house.clock.advance(61)
        await guests[0].get(said.StandIn(seat=1))
        await house.clock.asleep(0.5)
        await house.clock.advance(0.4)
        back = await house.come(guests[0].table, guests[1].secret)
        await house.clock.advance(10)
        back.listen()
        assert back.decision is not None
        await back.choose(back.options[0])


@live
async def test_a_table_where_only_bots_remain_stops_and_goes_on(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        [ana] = await house.party(1, ["random", "random"])
        watcher = await house.come(ana.table)
        await ana.until(lambda guest: guest.state["view"]["waiting_for"] == [0])
        await ana.leave()
        assert ana.table.record.match is not None
        choices = ana.table.record.choices
        await house.clock.advance(3600)
        watcher.listen()
        assert ana.table.record.choices == choices
        back = await house.come(ana.table, ana.secret)
        await play_out([back])


@pytest.mark.usefixtures("half_a_second")
@live
async def test_bots_do_not_play_on_while_their_only_opponent_is_away(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db", pace=1) as house:
        [ana] = await house.party(1, ["random", "random"])
        await house.clock.asleep(0.5, sleepers=2)
        await ana.leave()
        await house.clock.advance(10)
        assert ana.table.record.choices == 0
        back = await house.come(ana.table, ana.secret)
        await house.clock.asleep(0.5, sleepers=2)
        await house.clock.advance(0.5)
        await back.until(lambda guest: guest.state["view"]["waiting_for"] == [0])


@live
async def test_a_table_of_bots_goes_on_after_a_restart_when_its_person_returns(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        [ana] = await house.party(1, ["random", "greedy"])
        await ana.choose(ana.options[0])
        await ana.until(lambda guest: guest.state["question"] > 1)
    async with open_house(tmp_path / "db") as house:
        back = await house.come(ana.table.id, ana.secret)
        await play_out([back])


# -- bots -------------------------------------------------------------------------------------------------


class Spy(Bot[TableView]):
    """A bot that remembers what it was shown, and thinks until it may go on."""

    shown: list[tuple[Decision, TableView, int]]
    thinking: threading.Event
    go_on: threading.Event

    def choose(self, decision: Decision, look: Callable[[], TableView]) -> Option:
        Spy.shown.append((decision, look(), threading.get_ident()))
        Spy.thinking.set()
        assert Spy.go_on.wait(PATIENCE)
        return decision.options[0]


@pytest.fixture
def spy(monkeypatch: pytest.MonkeyPatch) -> type[Spy]:
    monkeypatch.setitem(BOTS._own, "greedy.bloodborne", f"{__name__}:Spy")
    Spy.shown, Spy.thinking, Spy.go_on = [], threading.Event(), threading.Event()
    Spy.go_on.set()
    return Spy


def test_a_bot_is_shown_the_view_of_its_seat_and_thinks_outside_the_loop(tmp_path: Path, spy: type[Spy]) -> None:
    async def evening() -> None:
        async with open_house(tmp_path / "db") as house:
            guests = await house.party(2, ["greedy"])
            await guests[0].choose("hunter_axe")
            await guests[0].until(lambda guest: 2 not in guest.state["view"]["waiting_for"])
            match = guests[0].table.record.match
            assert match is not None
            [(decision, view, thread)] = spy.shown
            assert thread != threading.get_ident()
            assert decision.seat == 2
            twin = Match(match.pack, match.origin)
            allowed = [twin.seen(2)]
            twin.choose(0, "hunter_axe")
            assert view in [*allowed, twin.seen(2)]
            assert all(hunter.hand is None and hunter.chosen is None for hunter in view.hunters[:2])
            await guests[1].choose("saw_cleaver")
            await play_out(guests)
            for decision, view, _ in spy.shown:
                assert view.seat == decision.seat == 2

    asyncio.run(evening())


def test_how_long_a_bot_takes_does_not_depend_on_its_thoughts(
    tmp_path: Path, spy: type[Spy], monkeypatch: pytest.MonkeyPatch
) -> None:
    moments = iter((0.8, 0.3, 9, 9))
    monkeypatch.setattr("random.uniform", lambda low, high: next(moments))
    spy.go_on.clear()

    async def evening() -> None:
        async with open_house(tmp_path / "db", pace=1) as house:
            [ana] = await house.party(1, ["random", "greedy"])
            await house.clock.asleep(0.8)
            assert await asyncio.to_thread(spy.thinking.wait, PATIENCE)
            await house.clock.advance(0.2)  # while one of them thinks
            spy.go_on.set()
            await house.clock.asleep(0.1)
            await house.clock.advance(0.1)
            # the one that thinks for longer is the first, as it was drawn
            await ana.until(lambda guest: 2 not in guest.state["view"]["waiting_for"])
            assert ana.state["view"]["waiting_for"] == [0, 1]
            await house.clock.asleep(0.5)
            await house.clock.advance(0.5)
            await ana.until(lambda guest: 1 not in guest.state["view"]["waiting_for"])

    asyncio.run(evening())


def test_a_bot_that_fails_does_not_stop_the_table(
    tmp_path: Path, spy: type[Spy], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(self: Spy, decision: Decision, look: Callable[[], TableView]) -> Option:
        raise RuntimeError("no idea")

    monkeypatch.setattr(Spy, "choose", fail)

    async def evening() -> None:
        async with open_house(tmp_path / "db") as house:
            [ana] = await house.party(1, ["greedy", "greedy"])
            await ana.choose(ana.options[0])
            await ana.until(lambda guest: guest.state["question"] > 1)

    asyncio.run(evening())


class Hiccup(Ledger):
    """Fails to write the first choice of the bot on seat 2: among others, and alone."""

    failures = 2

    async def _execute(self, connection: Any, writes: list[Write]) -> None:
        if self.failures and any(values.get("seat") == 2 for sql, values in writes if sql is storage.APPEND_CHOICE):
            self.failures -= 1
            raise OSError("the disk is full")
        await super()._execute(connection, writes)


@pytest.mark.usefixtures("half_a_second")
@live
async def test_a_bot_whose_choice_could_not_be_written_tries_again(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db", pace=1, ledger=Hiccup) as house:
        guests = await house.party(2, ["random"])
        for guest in guests:
            await guest.choose(guest.options[0])
        await house.clock.asleep(0.5)
        await house.clock.advance(0.5)
        await house.clock.asleep(TRY_AGAIN)
        assert guests[0].table.record.choices == 3
        await house.clock.advance(TRY_AGAIN)
        await house.clock.asleep(0.5)
        await house.clock.advance(0.5)
        await guests[0].until(lambda guest: guest.state["question"] > 1)


@live
async def test_two_tables_of_bots_play_beside_each_other(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        tables = [await house.party(1, ["random", "greedy", "greedy"]) for _ in range(3)]
        await asyncio.gather(*(play_out(guests) for guests in tables))
        assert all(guests[0].stage == "over" for guests in tables)


# -- the clock --------------------------------------------------------------------------------------------


@live
async def test_when_the_time_is_up_a_bot_chooses_for_whoever_has_not(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        guests = await house.party(3, clock=60)
        await guests[0].choose("hunter_pistol")
        await house.clock.advance(59)
        assert guests[0].table.record.choices == 1
        await house.clock.advance(1)
        for guest in guests:
            await guest.until(lambda guest: guest.state["question"] > 1)
        match = guests[0].table.record.match
        assert match is not None
        assert (0, "hunter_pistol") in match.choices[:3]
        assert sorted(seat for seat, _ in match.choices[:3]) == [0, 1, 2]


def hands(guest: Guest) -> list[tuple[int, str]]:
    return [(event["seat"], event["by"]) for event in guest.events if event["event"] == "played-by"]


async def answer(guests: list[Guest]) -> None:
    """Everybody who is asked answers, until there is another question."""
    hear_all(guests)
    question = guests[0].state["question"]
    for guest in asks(guests):
        await guest.choose(guest.options[0])
    await guests[0].until(lambda guest: guest.state["question"] > question)


@live
async def test_the_log_tells_for_whom_the_clock_has_chosen_and_not_before_all_is_revealed(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        guests = await house.party(2, ["greedy"], clock=60)
        watcher = await house.come(guests[0].table)
        await guests[0].choose("hunter_pistol")
        await house.clock.advance(30)
        hear_all([*guests, watcher])
        assert hands(guests[0]) == []
        await house.clock.advance(30)
        for guest in (*guests, watcher):
            await guest.until(lambda guest: guest.state["question"] > 1)
            assert hands(guest) == [(1, "clock")]
            kinds = [event["event"] for event in guest.events]
            assert kinds.index("played-by") + 1 == kinds.index("card-revealed")


@live
async def test_a_table_read_from_its_rows_has_the_same_log(tmp_path: Path) -> None:
    """Who stands in is told once, who is back too, and what happened before an undo as well."""
    async with open_house(tmp_path / "db") as house:
        guests = await house.party(3)
        ana, bruno, carla = guests
        await bruno.leave()
        await house.clock.advance(61)
        hear_all(guests)
        await ana.get(said.StandIn(seat=1))
        for _ in range(2):
            await answer([ana, carla])
        assert hands(ana) == [(1, "stand_in")]
        back = await house.come(ana.table, bruno.secret)
        while (1, "person") not in hands(ana):
            await answer([ana, back, carla])
        assert hands(ana) == [(1, "stand_in"), (1, "person")]
        told, table = ana.events, ana.table.record.row.id
    async with open_house(tmp_path / "db") as house:
        again = await house.come(table, ana.secret)
        assert again.events == told


@live
async def test_a_newcomer_is_told_how_much_time_is_left(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        guests = await house.party(3, clock=100)
        await house.clock.advance(0.5)
        late = await house.come(guests[0].table)
        assert b'"clock_left":99.5' in late.raw[0]
        without = await house.party(3)
        assert b'"clock_left":0.0' in (await house.come(without[0].table)).raw[0]


@live
async def test_the_clock_stands_still_while_nobody_is_there(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        guests = await house.party(3, clock=60)
        for guest in guests:
            await guest.leave()
        await house.clock.advance(3600)
        assert guests[0].table.record.choices == 0
        back = await house.come(guests[0].table, guests[0].secret)
        assert b'"clock_left":60.0' in back.raw[1]  # once somebody is there it counts


def test_the_clock_does_not_overrule_who_chose_at_the_last_moment(tmp_path: Path, spy: type[Spy]) -> None:
    spy.go_on.clear()

    async def evening() -> None:
        async with open_house(tmp_path / "db") as house:
            guests = await house.party(3, clock=60)
            await house.clock.advance(60)
            # the time is up, and the bot thinks, for one after the other
            assert await asyncio.to_thread(spy.thinking.wait, PATIENCE)
            await guests[1].choose("hunter_pistol")
            spy.go_on.set()
            await guests[1].until(lambda guest: guest.state["question"] > 1)
            match = guests[0].table.record.match
            assert match is not None
            assert (1, "hunter_pistol") in match.choices

    asyncio.run(evening())


@live
async def test_a_table_with_a_clock_plays_to_the_end(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        guests = await house.party(2, ["random"], clock=60)
        await play_out(guests)
        await asyncio.sleep(0)
        assert guests[0].stage == "over"


@live
async def test_a_person_may_be_late_for_a_question_that_is_theirs_alone(tmp_path: Path) -> None:
    """The clock runs for every question, not only for those that all are asked at once."""
    match = start(3, 1)
    while len(match.question.decisions if match.question else ()) != 1:
        decision = match.pending[0]
        match.choose(decision.seat, decision.options[0])
    async with open_house(tmp_path / "db") as house:
        table, secrets = await house.laid(match, clock=60)
        guests = [await house.come(table, secret) for secret in secrets]
        question = guests[0].state["question"]
        assert len(asks(guests)) == 1
        await house.clock.advance(60)
        await guests[0].until(lambda guest: guest.state["question"] > question)


class Lame(Bot[TableView]):
    """A bot that cannot even sit down."""

    def __init__(self, chair: Chair) -> None:
        raise RuntimeError("no legs")

    def choose(self, decision: Decision, look: Callable[[], TableView]) -> Option:
        return decision.options[0]


@live
async def test_a_bot_that_cannot_sit_down_holds_nobody_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS._own, "lame", f"{__name__}:Lame")
    async with open_house(tmp_path / "db") as house:
        guests = await house.party(2, bots=["lame"])
        await play_out(guests)
        assert guests[0].state["table"]["stage"] == "over"


def test_only_bots_that_can_be_had_are_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS._own, "gone", "no.such.module:Bot")
    monkeypatch.setitem(BOTS._own, "ally", "gaslamp.bots.eldritch:GreedyAlly")
    assert able_bots("bloodborne") == ["greedy", "careful", "random", "spiteful"]
    assert able_bots("eldritch") == ["greedy", "ally", "random"]
