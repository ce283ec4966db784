"""Positions of every game there is, for what holds in all of them."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import strategies as st

from gaslamp import Match
from gaslamp.core.plugins import find_game, game_names
from tests.bloodborne import tables
from tests.bloodborne.tables import play
from tests.eldritch import boards

WATCHERS: dict[str, Any] = {"bloodborne": tables.Watcher, "eldritch": boards.Watcher}

every_game = pytest.mark.parametrize("game", game_names())
companies = st.integers(0, 7)  # which of the numbers of players that a game allows
seeds = st.integers(0, 2**64 - 1)
picks = st.binary(min_size=0, max_size=300)


def evening(game: str, company: int, seed: int, choices: bytes = b"", record: bool = True) -> Match:
    """A match of that game; each byte chooses an option of the first open decision."""
    players = find_game(game).players
    return play(Match.start(game, players=players[company % len(players)], seed=seed, record=record), choices)
