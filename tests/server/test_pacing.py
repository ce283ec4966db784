"""One thing after the other: what each event changed, and who waits until it has been seen."""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path

from gaslamp import protocol as said
from gaslamp.client.line import apply_changes
from gaslamp.server.players import PATIENCE, PATIENCE_ALONE
from tests.server.house import Told, asks, hear_all, live, open_house

TOLD = ("health", "collected", "banked", "trophies", "deaths", "hand_size", "played", "used")


def seen_of(view: Told) -> list[object]:
    """What the table shows of monster and hunters."""
    return [view["monster"], *([hunter[name] for name in TOLD] for hunter in view["hunters"])]


@live
async def test_the_steps_lead_from_the_old_view_to_the_new(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        guests = await house.party(3)
        watcher = await house.come(guests[0].table)
        everybody = [*guests, watcher]
        health = told = 0
        for turn in range(60):
            hear_all(everybody)
            views = [deepcopy(guest.state["view"]) for guest in everybody]
            if not asks(guests):
                break  # an early end
            asked = asks(guests)[0]
            heard = len(asked.raw)
            await asked.choose(asked.options[turn % len(asked.options)])
            for guest, view in zip(everybody, views, strict=True):
                news: list[Told] = guest.listen() if guest is not asked else guest.told(heard)
                for update in news:
                    for event, step in zip(update.get("events", ()), update.get("steps", ()), strict=True):
                        apply_changes(view, step)
                        told += 1
                        if event["event"] == "damage-taken":
                            assert view["hunters"][event["seat"]]["health"] == event["health"]
                            health += 1
                    if "events" in update:
                        assert seen_of(view) == seen_of(guest.state["view"])
        assert told > 100
        assert health > 5


@live
async def test_bots_wait_until_those_who_look_have_seen_it(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db", pace=1.0) as house:
        [ana] = await house.party(1, bots=["random", "random"])
        ana.line.paced = True
        ana.table.players.stop()
        ana.table.players.arrange()
        await house.clock.advance(PATIENCE_ALONE - 1)
        assert ana.table.record.choices == 0
        await ana.get(said.Seen(question=ana.state["question"]))
        await house.until_written(ana.table, 2)


@live
async def test_a_window_that_nobody_looks_at_does_not_see_for_the_other(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db", pace=1.0) as house:
        [ana] = await house.party(1, bots=["random", "random"])
        hidden = await house.come(ana.table, ana.secret)
        ana.line.paced = hidden.line.paced = True
        ana.table.players.stop()
        ana.table.players.arrange()
        await hidden.get(said.Seen(question=ana.state["question"]))  # it shows nothing, and so is done at once
        await house.clock.advance(PATIENCE_ALONE - 1)
        assert ana.table.record.choices == 0
        await ana.get(said.Seen(question=ana.state["question"]))
        await house.until_written(ana.table, 2)


@live
async def test_bots_do_not_wait_for_ever(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db", pace=1.0) as house:
        ana, bruno = await house.party(2, bots=["random"])
        ana.line.paced = bruno.line.paced = True
        ana.table.players.stop()
        ana.table.players.arrange()
        await ana.get(said.Seen(question=ana.state["question"]))
        await house.clock.advance(PATIENCE - 1)
        assert ana.table.record.choices == 0
        await house.clock.advance(1)
        await house.until_written(ana.table, 1)


@live
async def test_who_says_to_have_seen_what_is_to_come_is_not_believed(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db", pace=1.0) as house:
        ana, _ = await house.party(2, bots=["random"])
        await ana.get(said.Seen(question=99))
        assert ana.line.seen == 1
        watcher = await house.come(ana.table)
        assert await watcher.refused(said.Seen(question=1)) == "server-not-seated"


@live
async def test_the_clock_counts_once_the_question_is_shown(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db", pace=1.0) as house:
        guests = await house.party(3, clock=60)
        ana = guests[0]
        ana.line.paced = True
        ana.table.players.stop()
        ana.table.players.arrange()
        assert b'"clock_left":0.0' in (await house.come(ana.table)).raw[0]
        await house.clock.advance(10)
        await ana.get(said.Seen(question=1))
        assert [told["clock_left"] for told in guests[1].listen() if "clock_left" in told] == [60.0]
        await house.clock.advance(59)
        assert ana.table.record.question == 1
        await house.clock.advance(1)
        await guests[1].until(lambda guest: guest.state["question"] == 2)
