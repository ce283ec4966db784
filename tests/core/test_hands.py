"""Whose hands chose: the log tells when a bot has chosen for somebody, and not what."""

from __future__ import annotations

import pytest

from gaslamp import IllegalChoice, Match
from gaslamp.core.events import PlayedBy
from tests.bloodborne.tables import start


def told(match: Match) -> list[tuple[int, str]]:
    return [(event.seat, event.by) for event in match.events if isinstance(event, PlayedBy)]


def play_round(match: Match, *hands: str) -> None:
    """Everybody answers the open question, and the bots what comes until all are asked again."""
    for seat, by in enumerate(hands):
        match.choose(seat, 0, by)
    while not match.over and len(match.pending) < len(hands):
        match.choose(match.pending[0].seat, 0, hands[match.pending[0].seat])


def test_nobody_is_told_of_people_and_of_bots_that_sit_there() -> None:
    match = start(3, 7)
    play_round(match, "", "bot", "bot")
    play_round(match, "", "bot", "bot")
    assert told(match) == []
    assert match.chosen_by[:3] == ["", "bot", "bot"]


def test_the_clock_is_told_every_time() -> None:
    match = start(3, 7)
    play_round(match, "", "clock", "bot")
    play_round(match, "", "clock", "bot")
    assert told(match)[:2] == [(1, "clock"), (1, "clock")]


def test_who_stands_in_is_told_once_and_so_is_the_person_who_is_back() -> None:
    match = start(3, 7)
    play_round(match, "", "stand_in", "")
    play_round(match, "", "stand_in", "")
    assert told(match) == [(1, "stand_in")]
    play_round(match, "", "", "")
    assert told(match) == [(1, "stand_in"), (1, "person")]


def test_it_is_told_right_before_what_came_of_it_and_not_while_others_choose() -> None:
    match = start(3, 7)
    before = len(match.events)
    match.choose(1, 0, "clock")
    match.choose(0, 0)
    assert len(match.events) == before
    match.choose(2, 0)
    assert match.events[before] == PlayedBy(1, "clock")
    assert match.events[before].visible_to(None)
    assert match.events[before + 1].rule == "step-1"


def test_a_changed_mind_is_ones_own() -> None:
    match = start(3, 7)
    match.choose(1, 0, "clock")
    match.change(1, 1)
    match.choose(0, 0)
    match.choose(2, 0)
    assert told(match) == []
    assert match.chosen_by == ["", "", ""]


def test_what_is_refused_tells_nothing() -> None:
    match = start(3, 7)
    match.choose(0, 0)
    match.choose(1, 0)
    before = len(match.events)
    with pytest.raises(IllegalChoice):
        match.choose(2, "kirkhammer", "clock")
    with pytest.raises(IllegalChoice):
        match.choose(1, 0, "clock")
    assert len(match.events) == before


def test_replayed_and_undone_the_log_is_the_same() -> None:
    match = start(3, 7)
    play_round(match, "", "stand_in", "clock")
    events, choices = list(match.events), len(match.choices)
    match.choose(0, 0)
    match.choose(1, 0, "clock")
    match.undo(1)
    match.undo(0)
    assert (match.events, len(match.choices)) == (events, choices)
    assert match.replayed(choices).events == events
    play_round(match, "", "stand_in", "")
    assert match.replayed(len(match.choices)).events == match.events
    assert (1, "stand_in") not in told(match)[2:]
