"""Very many whole games, every invariant checked at every position.

    python -m tests.soak --game bloodborne --games 20000 --bot random --players 3 --workers 2

Any failure names the seed and the choices that lead to it.
"""

from __future__ import annotations

import argparse
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any

from gaslamp import Match
from gaslamp.bots import Chair, let_choose, make_bot
from gaslamp.core.dice import seed_for
from tests.evenings import WATCHERS


def watched_game(game: str, bot: str, players: int, seed: int, **options: Any) -> Match:
    """One game by bots; every position on the way is checked."""
    match = Match.start(game, players=players, seed=seed, options=options)
    bots = [make_bot(bot, Chair.at(match, seat, seed_for(seed, "bot", seat))) for seat in range(players)]
    watcher = WATCHERS[game](match)
    try:
        while not match.over:
            watcher.check()
            for decision in match.pending:
                let_choose(match, decision, bots[decision.seat])
        watcher.check()
    except Exception as error:
        raise AssertionError(f"players={players} seed={seed} choices={match.choices}") from error
    return match


def rounds_of(game: str, bot: str, players: int, seed: int) -> int:
    return watched_game(game, bot, players, seed).seen(None).round


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="bloodborne")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--bot", default="random")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--workers", type=int, default=2)
    arguments = parser.parse_args()
    start = time.perf_counter()
    with ProcessPoolExecutor(arguments.workers) as pool:
        play = partial(rounds_of, arguments.game, arguments.bot, arguments.players)
        rounds = list(pool.map(play, range(arguments.games), chunksize=50))
    print(
        f"{len(rounds)} games of {arguments.players} {arguments.bot} players ended, every invariant held;"
        f" {min(rounds)} to {max(rounds)} rounds, {time.perf_counter() - start:.0f} s"
    )


if __name__ == "__main__":
    main()
