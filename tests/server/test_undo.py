"""Taking back, by consent of the people at the table and never past what was revealed."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from msgspec.structs import replace

from gaslamp import Match, UndoRefused
from gaslamp import protocol as said
from gaslamp.server.limits import Limits
from tests.server.house import Guest, House, asks, choose_all, hear_all, live, open_house, play_out


def undoable(players: int = 3, own: bool = False) -> tuple[Match, int]:
    """A moment when one hunter is asked, and somebody (themselves, or another) may take back their last choice."""
    for seed in range(300):
        dice = random.Random(seed)
        match = Match.start("bloodborne", players=players, seed=seed)
        while not match.over:
            asked = [decision.seat for decision in match.question.decisions] if match.question is not None else []
            for seat in range(players) if len(asked) == 1 else ():
                if (seat in asked) == own and can_undo(match, seat):
                    return match, seat
            decision = dice.choice(match.pending)
            match.choose(decision.seat, dice.choice(decision.options))
    raise AssertionError("no such moment")


def can_undo(match: Match, seat: int) -> bool:
    try:
        match.undo_point(seat)
    except UndoRefused:
        return False
    return True


async def seated(house: House, match: Match) -> list[Guest]:
    table, secrets = await house.laid(match)
    guests = [await house.come(table, secret) for secret in secrets]
    for guest, secret in zip(guests, secrets, strict=True):
        guest.secret = secret
    hear_all(guests)
    return guests


@live
async def test_an_undo_waits_for_everybody_and_is_exact(tmp_path: Path) -> None:
    match, proposer = undoable()
    before = match.replayed(match.undo_point(proposer))
    async with open_house(tmp_path / "db") as house:
        guests = await seated(house, match)
        watcher = await house.come(guests[0].table)
        others = [guest for guest in guests if guest.seat != proposer]
        question, events = guests[0].state["question"], len(guests[0].events)
        await guests[proposer].get(guests[proposer].undo())
        hear_all([*guests, watcher])
        needed = [seat for seat in range(3) if seat != proposer]
        for guest in (*guests, watcher):
            assert guest.state["table"]["undo"] == {"seat": proposer, "agreed": [proposer], "needed": needed}
        await others[0].get(others[0].consent(True))
        hear_all([*guests, watcher])
        assert watcher.state["table"]["undo"]["agreed"] == sorted([proposer, needed[0]])
        assert guests[0].state["question"] == question
        await others[1].get(others[1].consent(True))
        hear_all([*guests, watcher])
        for guest in (*guests, watcher):
            seat = guest.seat
            view = before.view(seat)
            view.pop("decision", None)
            assert guest.state["table"]["undo"] is None
            assert guest.state["view"] == view
            assert len(guest.events) == len(before.events_for(seat)) <= events
        assert guests[proposer].decision is not None


@live
async def test_a_choice_for_a_moment_that_was_taken_back_is_stale(tmp_path: Path) -> None:
    match, proposer = undoable()
    async with open_house(tmp_path / "db") as house:
        guests = await seated(house, match)
        [asked] = asks(guests)
        message = said.Choose(question=asked.state["question"], choice=asked.options[0])
        await guests[proposer].get(guests[proposer].undo())
        for guest in guests:
            if guest.seat != proposer:
                await guest.get(guest.consent(True))
        hear_all(guests)
        assert guests[0].state["question"] > message.question
        for guest in guests:
            assert await guest.refused(message) == "server-stale"
        await play_out(guests)


@live
async def test_one_who_does_not_agree_is_enough(tmp_path: Path) -> None:
    match, proposer = undoable()
    async with open_house(tmp_path / "db") as house:
        guests = await seated(house, match)
        others = [guest for guest in guests if guest.seat != proposer]
        question = guests[0].state["question"]
        await guests[proposer].get(guests[proposer].undo())
        await others[0].get(others[0].consent(True))
        await others[1].get(others[1].consent(False))
        hear_all(guests)
        assert guests[0].state["table"]["undo"] is None
        assert guests[0].state["question"] == question
        assert await others[0].refused(others[0].consent(True)) == "server-no-undo"


@live
async def test_who_proposed_may_think_better_of_it(tmp_path: Path) -> None:
    match, proposer = undoable()
    async with open_house(tmp_path / "db") as house:
        guests = await seated(house, match)
        await guests[proposer].get(guests[proposer].undo())
        await guests[proposer].get(guests[proposer].consent(False))
        hear_all(guests)
        assert guests[0].state["table"]["undo"] is None


@live
async def test_to_play_on_is_not_to_agree(tmp_path: Path) -> None:
    match, proposer = undoable()
    async with open_house(tmp_path / "db") as house:
        guests = await seated(house, match)
        await guests[proposer].get(guests[proposer].undo())
        hear_all(guests)
        [asked] = asks(guests)
        await asked.choose(asked.options[0])
        hear_all(guests)
        assert guests[0].state["table"]["undo"] is None


@live
async def test_bots_and_those_who_are_away_are_not_asked(tmp_path: Path) -> None:
    match, proposer = undoable(players=4)
    others = [seat for seat in range(4) if seat != proposer]
    async with open_house(tmp_path / "db", pace=1000) as house:
        table, secrets = await house.laid(match, bots={others[0]: "random"})
        here = await house.come(table, secrets[proposer])
        friend = await house.come(table, secrets[others[1]])
        await house.clock.advance(61)  # long enough for the third not to come
        question = here.state["question"]
        await here.get(here.undo())
        friend.listen()
        assert friend.state["table"]["undo"]["needed"] == [others[1]]
        await friend.get(friend.consent(True))
        assert friend.state["question"] > question


@live
async def test_alone_with_bots_an_undo_is_done_at_once(tmp_path: Path) -> None:
    match, proposer = undoable(own=True)
    bots = {seat: "random" for seat in range(3) if seat != proposer}
    async with open_house(tmp_path / "db", pace=1000) as house:
        table, secrets = await house.laid(match, bots=bots)
        guest = await house.come(table, secrets[proposer])
        question = guest.state["question"]
        assert guest.state["no_undo"] is None
        await guest.get(guest.undo())
        assert guest.state["question"] == question + 1
        assert guest.decision is not None


@live
async def test_what_was_revealed_is_not_taken_back(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        guests = await house.party(3)
        assert await guests[0].refused(guests[0].undo()) == "core-nothing-to-undo"
        assert guests[0].state["no_undo"]["key"] == "core-nothing-to-undo"  # told without being asked
        await guests[0].choose(guests[0].options[0])
        assert await guests[0].refused(guests[0].undo()) == "server-just-change"
        assert guests[0].state["no_undo"]["key"] == "server-just-change"
        assert await guests[1].refused(guests[1].undo()) == "core-nothing-to-undo"
        await choose_all(guests)
        free = [guest for guest in guests if guest.state["decision"] is None or guest.decision is not None]
        assert await free[0].refused(free[0].undo()) == "core-undo-reveals"
        assert await guests[0].refused(guests[0].consent(True)) == "server-no-undo"


@live
async def test_an_undo_does_not_wait_for_somebody_who_has_gone(tmp_path: Path) -> None:
    match, proposer = undoable()
    async with open_house(tmp_path / "db") as house:
        guests = await seated(house, match)
        first, second = (guest for guest in guests if guest.seat != proposer)
        question = guests[proposer].state["question"]
        await guests[proposer].get(guests[proposer].undo())
        await first.get(first.consent(True))
        await second.leave()
        hear_all(guests)
        assert guests[proposer].state["question"] == question  # they may only be loading the page again
        await house.clock.advance(61)
        await guests[proposer].until(lambda guest: guest.state["question"] > question)
        assert guests[proposer].state["table"]["undo"] is None


@live
async def test_only_one_undo_is_proposed_at_a_time_and_for_the_moment_it_was_meant_for(tmp_path: Path) -> None:
    match, proposer = undoable()
    async with open_house(tmp_path / "db") as house:
        guests = await seated(house, match)
        mine = guests[proposer]
        question = mine.state["question"]
        assert await mine.refused(said.Undo(question=question - 1)) == "server-stale"
        assert await mine.refused(said.Undo(question=question + 1)) == "server-not-yet"
        await mine.get(mine.undo())
        assert await mine.refused(mine.undo()) == "server-undo-open"
        other = next(guest for guest in guests if guest is not mine)
        assert await other.refused(said.Consent(question=question - 1, agree=True)) == "server-stale"
        await mine.get(said.Leave())
        hear_all(guests)
        assert other.state["table"]["undo"] is None
        assert other.state["question"] == question


@live
async def test_a_match_goes_back_only_so_often(tmp_path: Path) -> None:
    limits = Limits(undos_per_match=2)
    match, proposer = undoable(own=True)
    bots = {seat: "random" for seat in range(3) if seat != proposer}
    async with open_house(tmp_path / "db", pace=1000, limits=limits) as house:
        table, secrets = await house.laid(match, bots=bots)
        guest = await house.come(table, secrets[proposer])
        for _ in range(2):
            await guest.get(guest.undo())
            assert table.record.match is not None
            await guest.choose(match.choices[len(table.record.match.choices)][1])
        assert await guest.refused(guest.undo()) == "server-too-many-undos"
    async with open_house(tmp_path / "db", pace=1000, limits=limits) as house:
        again = await house.come("table-1", secrets[proposer])
        assert await again.refused(again.undo()) == "server-too-many-undos"


@live
async def test_a_bot_does_not_play_over_a_proposed_undo(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("random.uniform", lambda low, high: 0.5)
    match, proposer = undoable(players=4)
    [asked] = [decision.seat for decision in match.pending]
    async with open_house(tmp_path / "db", pace=1) as house:
        table, secrets = await house.laid(match, bots={asked: "random"})
        guests = [await house.come(table, secrets[seat]) for seat in range(4) if seat != asked]
        mine = next(guest for guest in guests if guest.seat == proposer)
        await house.clock.asleep(0.5)
        await mine.get(mine.undo())
        await house.clock.advance(10)
        hear_all(guests)
        assert mine.state["table"]["undo"] is not None
        for guest in guests:
            if guest is not mine:
                await guest.get(guest.consent(True))
        mine.listen()
        assert mine.decision is not None


@live
async def test_undone_and_restarted_is_still_undone(tmp_path: Path) -> None:
    match, proposer = undoable()
    async with open_house(tmp_path / "db") as house:
        guests = await seated(house, match)
        await guests[proposer].get(guests[proposer].undo())
        for guest in guests:
            if guest.seat != proposer:
                await guest.get(guest.consent(True))
        hear_all(guests)
        seen = [(guest.state["view"], guest.state["question"], guest.events) for guest in guests]
    async with open_house(tmp_path / "db") as house:
        again = [await house.come("table-1", guest.secret) for guest in guests]
        assert [(guest.state["view"], guest.state["question"], guest.events) for guest in again] == seen
        await play_out(again)


@pytest.mark.parametrize("times", [2, 5])
def test_the_same_choice_may_be_taken_back_again_and_again(tmp_path: Path, times: int) -> None:
    match, proposer = undoable(own=True)
    bots = {seat: "random" for seat in range(3) if seat != proposer}

    async def evening() -> None:
        async with open_house(tmp_path / "db", pace=1000) as house:
            table, secrets = await house.laid(match, bots=bots)
            guest = await house.come(table, secrets[proposer])
            view = guest.state["view"]
            for _ in range(times):
                await guest.get(guest.undo())
                assert table.record.match is not None
                choice = match.choices[len(table.record.match.choices)][1]
                await guest.choose(choice)
            assert guest.state["view"] == view
            fresh = await house.come(table, secrets[proposer])
            assert fresh.events == guest.events

    asyncio.run(evening())


def share(guests: list[Guest], seats: set[int]) -> None:
    """Some of the seats are one person's, taken from one browser."""
    record = guests[0].table.record
    record.seats[:] = [replace(seat, client="one" if seat.seat in seats else "") for seat in record.seats]


@live
async def test_who_holds_all_seats_asks_nobody(tmp_path: Path) -> None:
    match, proposer = undoable()
    async with open_house(tmp_path / "db") as house:
        guests = await seated(house, match)
        share(guests, {0, 1, 2})
        events = len(guests[0].events)
        await guests[proposer].get(guests[proposer].undo())
        hear_all(guests)
        assert guests[0].state["table"]["undo"] is None
        assert len(guests[0].events) < events


@live
async def test_one_answer_is_enough_for_all_seats_of_a_person(tmp_path: Path) -> None:
    match, proposer = undoable()
    async with open_house(tmp_path / "db") as house:
        guests = await seated(house, match)
        others = [guest for guest in guests if guest.seat != proposer]
        share(guests, {guest.seat for guest in others if guest.seat is not None})
        events = len(guests[0].events)
        await guests[proposer].get(guests[proposer].undo())
        hear_all(guests)
        assert len(guests[0].state["table"]["undo"]["needed"]) == 2
        await others[1].get(others[1].consent(True))
        hear_all(guests)
        assert len(guests[0].events) < events
