"""How fast it plays: random legal play through the public API, in one process, pure CPython."""

from __future__ import annotations

import platform
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

from gaslamp.core.match import Match
from gaslamp.core.packs import Pack

# A batch is so many games, or fewer where games are long.
BATCH_GAMES = 50
BATCH_DECISIONS = 10_000


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


def bench(game: str, players: int | None = None, seconds: float = 3.0) -> dict[str, Any]:
    """Measure for about so many seconds, in batches of games; the figures are those of the median batch.

    The median, because what else a machine does comes in bursts; the mean and the best batch stand beside it.
    """
    pack = Pack.core(game)
    if players is None:
        players = pack.game.default_players
    draw = Random(1)
    batch = max(1, min(BATCH_GAMES, BATCH_DECISIONS // random_game(pack, players, 0, draw)))
    games = decisions = 0
    elapsed = 0.0
    rates: list[tuple[float, float]] = []
    while elapsed < seconds:
        start = perf_counter()
        made = sum(random_game(pack, players, seed, draw) for seed in range(games, games + batch))
        spent = perf_counter() - start
        elapsed += spent
        games += batch
        decisions += made
        rates.append((made / spent, batch / spent))
    return {
        "game": game,
        "players": players,
        "python": platform.python_version(),
        "games": games,
        "decisions": decisions,
        "seconds": round(elapsed, 3),
        "decisions_per_second": round(median(rate for rate, _ in rates)),
        "decisions_per_second_mean": round(decisions / elapsed),
        "decisions_per_second_best": round(max(rate for rate, _ in rates)),
        "games_per_second": round(median(rate for _, rate in rates), 1),
        "copy_us": round(copy_time(pack, players), 2),
    }


def copy_time(pack: Pack, players: int, copies: int = 20) -> float:
    """Microseconds per copy of a state, in the median position of one game."""
    match = Match.start(pack.game.id, players=players, seed=1, pack=pack, record=False)
    draw = Random(2)
    spent: list[float] = []
    while not match.over:
        state = match.state
        start = perf_counter()
        for _ in range(copies):
            state.copy()
        spent.append(perf_counter() - start)
        for decision in match.pending:
            match.choose(decision.seat, draw.choice(decision.options))
    return median(spent) / copies * 1e6
