"""How fast it plays: random legal play through the public API, in one process, pure CPython."""

from __future__ import annotations

import platform
from random import Random
from time import perf_counter
from typing import Any

from gaslamp.core.match import Match
from gaslamp.core.packs import Pack


def random_game(pack: Pack, players: int, seed: int, draw: Random) -> int:
    """One game of random legal choices on the state of a match, as a search would play; how many there were."""
    state = Match.start(pack.game.id, players=players, seed=seed, pack=pack, record=False).state
    random = draw.random
    decisions = 0
    while state.outcome is None:
        for decision in state.pending:
            options = decision.options
            state.choose(decision.seat, options[int(random() * len(options))])
            decisions += 1
    return decisions


def bench(game: str = "bloodborne", players: int = 4, seconds: float = 3.0, batch: int = 100) -> dict[str, Any]:
    """Measure for about so many seconds. Besides the mean over all games, the best batch shows what noise hides."""
    pack = Pack.core(game)
    draw = Random(1)
    random_game(pack, players, 0, draw)
    games = decisions = 0
    elapsed = 0.0
    best = 0.0
    while elapsed < seconds:
        made = 0
        start = perf_counter()
        for _ in range(batch):
            made += random_game(pack, players, games, draw)
            games += 1
        spent = perf_counter() - start
        elapsed += spent
        decisions += made
        best = max(best, made / spent)
    return {
        "game": game,
        "players": players,
        "python": platform.python_version(),
        "games": games,
        "decisions": decisions,
        "seconds": round(elapsed, 3),
        "decisions_per_second": round(decisions / elapsed),
        "decisions_per_second_best": round(best),
        "games_per_second": round(games / elapsed, 1),
        "copy_us": round(copy_time(pack, players), 2),
    }


def copy_time(pack: Pack, players: int, copies: int = 200) -> float:
    """Microseconds per copy of a state, over the positions of one game."""
    match = Match.start(pack.game.id, players=players, seed=1, pack=pack, record=False)
    draw = Random(2)
    spent = 0.0
    positions = 0
    while not match.over:
        state = match.state
        start = perf_counter()
        for _ in range(copies):
            state.copy()
        spent += perf_counter() - start
        positions += 1
        for decision in match.pending:
            match.choose(decision.seat, draw.choice(decision.options))
    return spent / positions / copies * 1e6
