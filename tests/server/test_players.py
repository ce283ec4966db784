"""Those who are away, those who have no hands, and the clock."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from gaslamp import Bot, Decision, Match, Option
from gaslamp.bloodborne.view import TableView
from gaslamp.bots import BOTS
from gaslamp.server import messages as said
from gaslamp.server import storage
from gaslamp.server.storage import Ledger, Write
from gaslamp.server.table import Table
from tests.server.house import Guest, House, asks, hear_all, live, open_house, play_out
from tests.tables import start

HERE = {"connected": True, "gone": False}


def seat_of(guest: Guest, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = guest.state["table"]["seats"][seat]
    return found


async def set_row(house: House, table: Table, **values: Any) -> None:
    """Agreements that people cannot make, so that a test need not wait."""
    await house.ledger.write((update(storage.tables).values(values), {}))
    table.row.update(values)


async def impatient(house: House, people: int = 3, **agreements: Any) -> list[Guest]:
    """A table in play where whoever is off the line is gone at once."""
    guests = await house.party(people, **agreements)
    await set_row(house, guests[0].table, absence=0)
    return guests


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
        guests = await impatient(house)
        await set_row(house, guests[0].table, absence=1)
        await guests[1].leave()
        hear_all(guests)
        assert not seat_of(guests[0], 1)["gone"]
        await guests[0].until(lambda guest: seat_of(guest, 1)["gone"])


@live
async def test_that_somebody_has_not_come_back_since_a_restart_is_told_too(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        guests = await impatient(house)
        await set_row(house, guests[0].table, absence=1)
    async with open_house(tmp_path / "db") as house:
        ana = await house.come(guests[0].table.id, guests[0].secret)
        await ana.until(lambda guest: seat_of(guest, 1)["gone"])


@live
async def test_a_bot_stands_in_until_the_person_returns(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        guests = await impatient(house)
        ana, bruno, carla = guests
        await bruno.leave()
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
        guests = await impatient(house)
        await guests[1].leave()
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
        guests = await impatient(house)
        await guests[1].leave()
        await guests[0].get(said.StandIn(seat=1))
        back = await house.come(guests[0].table, guests[1].secret)
        await asyncio.sleep(0.7)
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
        assert ana.table.match is not None
        rows = ana.table.rows
        await asyncio.sleep(0.05)
        watcher.listen()
        assert ana.table.rows == rows
        back = await house.come(ana.table, ana.secret)
        await play_out([back])


@pytest.mark.usefixtures("half_a_second")
@live
async def test_bots_do_not_play_on_while_their_only_opponent_is_away(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db", pace=1) as house:
        [ana] = await house.party(1, ["random", "random"])
        await ana.leave()
        await asyncio.sleep(0.7)
        assert ana.table.rows == 0
        back = await house.come(ana.table, ana.secret)
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
    """A bot that remembers what it was shown."""

    shown: list[tuple[Decision, TableView, int]] = []
    slow = 0.0

    def choose(self, decision: Decision, look: Callable[[], TableView]) -> Option:
        Spy.shown.append((decision, look(), threading.get_ident()))
        time.sleep(self.slow)
        return decision.options[0]


@pytest.fixture
def spy(monkeypatch: pytest.MonkeyPatch) -> type[Spy]:
    monkeypatch.setitem(BOTS._own, "greedy.bloodborne", f"{__name__}:Spy")
    monkeypatch.setattr(Spy, "shown", [])
    monkeypatch.setattr(Spy, "slow", 0.0)
    return Spy


def test_a_bot_is_shown_the_view_of_its_seat_and_thinks_outside_the_loop(tmp_path: Path, spy: type[Spy]) -> None:
    async def evening() -> None:
        async with open_house(tmp_path / "db") as house:
            guests = await house.party(2, ["greedy"])
            await guests[0].choose("hunter_axe")
            await guests[0].until(lambda guest: 2 not in guest.state["view"]["waiting_for"])
            match = guests[0].table.match
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
    spy.slow = 0.1

    async def evening() -> None:
        async with open_house(tmp_path / "db", pace=1) as house:
            before = time.monotonic()
            [ana] = await house.party(1, ["random", "greedy"])
            await ana.until(lambda guest: 2 not in guest.state["view"]["waiting_for"])
            # the one that thinks for longer is the first, as it was drawn
            assert ana.state["view"]["waiting_for"] == [0, 1]
            assert time.monotonic() - before >= 0.3
            await ana.until(lambda guest: 1 not in guest.state["view"]["waiting_for"])
            assert time.monotonic() - before >= 0.8

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


@live
async def test_a_bot_whose_choice_could_not_be_written_tries_again(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db", pace=0.3, ledger=Hiccup) as house:
        guests = await house.party(2, ["random"])
        for guest in guests:
            await guest.choose(guest.options[0])  # long before the bot
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
        guests = await house.party(3, clock=1)
        began = time.monotonic()
        await guests[0].choose("hunter_pistol")
        for guest in guests:
            await guest.until(lambda guest: guest.state["question"] > 1)
        assert time.monotonic() - began > 0.8
        match = guests[0].table.match
        assert match is not None
        assert (0, "hunter_pistol") in match.choices[:3]
        assert sorted(seat for seat, _ in match.choices[:3]) == [0, 1, 2]


@live
async def test_a_newcomer_is_told_how_much_time_is_left(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        guests = await house.party(3, clock=100)
        await asyncio.sleep(0.1)
        late = await house.come(guests[0].table)
        assert b'"clock_left":99.' in late.raw[0]
        without = await house.party(3)
        assert b'"clock_left":0.0' in (await house.come(without[0].table)).raw[0]


@live
async def test_the_clock_stands_still_while_nobody_is_there(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        guests = await house.party(3, clock=1)
        for guest in guests:
            await guest.leave()
        await asyncio.sleep(1.2)
        assert guests[0].table.rows == 0


def test_the_clock_does_not_overrule_who_chose_at_the_last_moment(tmp_path: Path, spy: type[Spy]) -> None:
    spy.slow = 0.2

    async def evening() -> None:
        async with open_house(tmp_path / "db") as house:
            guests = await house.party(3, clock=1)
            while not spy.shown:  # the time is up, and the bot thinks, for one after the other
                await asyncio.sleep(0.01)
            await guests[1].choose("hunter_pistol")
            await guests[1].until(lambda guest: guest.state["question"] > 1)
            match = guests[0].table.match
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
    while len(match.state.question.decisions if match.state.question else ()) != 1:
        decision = match.pending[0]
        match.choose(decision.seat, decision.options[0])
    async with open_house(tmp_path / "db") as house:
        table, secrets = await house.laid(match, clock=1)
        guests = [await house.come(table, secret) for secret in secrets]
        question = guests[0].state["question"]
        assert len(asks(guests)) == 1
        await guests[0].until(lambda guest: guest.state["question"] > question)
