"""Whole games of Eldritch Horror: random ones until every effect has been seen."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from gaslamp import LANGUAGES, Match
from gaslamp.core.decisions import Decision
from gaslamp.core.match import Start, seat_names
from gaslamp.core.text import Voice
from gaslamp.eldritch.scenario.rare_positions import rare_position
from gaslamp.lab.coverage import cover
from tests.eldritch.boards import BOX, CORE, Watcher
from tests.soak import watched_game


def test_every_effect_of_the_pack_happens_in_every_branch() -> None:
    coverage = cover(CORE, most_games=8_000)
    assert coverage.never_fired == []
    assert set(coverage.unreachable).isdisjoint(coverage.fired)


@pytest.mark.parametrize("players", [1, 2, 4, 8])
def test_random_games_end_with_every_invariant_held(players: int) -> None:
    for seed in range(12):
        assert watched_game("eldritch", "random", players, seed).outcome is not None


def test_invariants_hold_from_anywhere_and_nobody_sees_what_is_hidden() -> None:
    draw = Random(7)
    for seed in range(60):
        players = CORE.game.players[seed % len(CORE.game.players)]
        position = rare_position(BOX, players, draw)
        match = Match(CORE, Start(seat_names(CORE.game, players), seed, {}, position))
        watcher = Watcher(match)
        while not match.over:
            watcher.check()
            decision = match.pending[0]
            viewer = draw.choice((None, *range(players)))
            twin = CORE.game.reshuffle(match.state, viewer, len(match.choices))
            seen = [msgspec.json.encode(CORE.game.view(state, viewer, match.players)) for state in (match.state, twin)]
            assert seen[0] == seen[1]
            match.choose(decision.seat, draw.choice(decision.options))
        watcher.check()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_is_asked_and_told_has_words(lang: str) -> None:
    draw = Random(3)
    for seed in range(8):
        players = 1 + seed % 4
        position = rare_position(BOX, players, draw) if seed % 2 else None
        match = Match(CORE, Start(seat_names(CORE.game, players), seed, {}, position))
        voice = match.voice(lang)
        while not match.over:
            decision = match.pending[0]
            for line in spoken(voice, decision):
                assert line.strip()
                assert "/" not in line.replace("/Australia", "").replace("/Austrália", ""), line
                assert "  " not in line, line
            match.choose(decision.seat, draw.choice(decision.options))
        for event in match.events:
            line = voice.event(event)
            assert line.strip()
            assert "  " not in line, line
        assert match.outcome is not None
        assert voice.phrase(match.outcome.reason)


def spoken(voice: Voice, decision: Decision) -> list[str]:
    lines = [voice.phrase(decision.prompt), *(voice.phrase(option.label) for option in decision.options)]
    return lines + [voice.phrase(option.reason) for option in decision.blocked if option.reason is not None]
