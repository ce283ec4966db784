"""Playing many games with bots. The result depends on the seed alone, never on the number of workers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from typing import Any

import msgspec

from gaslamp.bots import Chair, let_choose, make_bot
from gaslamp.core.decisions import Phrase
from gaslamp.core.dice import seed_for
from gaslamp.core.errors import Mistake
from gaslamp.core.match import Match
from gaslamp.core.packs import Pack
from gaslamp.core.plugins import find_game


class Job(msgspec.Struct, frozen=True):
    """What to play. ``bots`` names one bot for each seat; they move on by one seat with every game."""

    game: str
    bots: tuple[str, ...]
    seed: int
    options: dict[str, Any] = {}
    packs: tuple[str, ...] = ()


class GameResult(msgspec.Struct, frozen=True):
    """One finished game, by position in ``Job.bots``."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    ending: Phrase
    figures: dict[str, int]


class Report(msgspec.Struct, frozen=True):
    """What came out: for each bot of the line-up or, of allies, for all of them; ``figures`` are means per game."""

    game: str
    games: int
    seed: int
    bots: list[dict[str, Any]]
    figures: dict[str, float]
    together: dict[str, Any] | None = None

    def plain(self) -> dict[str, Any]:
        """As JSON has it."""
        head = {"game": self.game, "games": self.games, "seed": self.seed, "bots": self.bots}
        return head | (self.together or {}) | self.figures


def pack_of(job: Job) -> Pack:
    return Pack.load(*job.packs) if job.packs else Pack.core(job.game)


def play_game(job: Job, pack: Pack, number: int) -> GameResult:
    """Game ``number`` of a job: seats, dice and bots all follow from the job's seed and this number."""
    count = len(job.bots)
    seats = [(seat + number) % count for seat in range(count)]  # who of the line-up sits where
    match = Match.start(
        job.game, players=count, seed=seed_for(job.seed, number), options=job.options, pack=pack, record=False
    )
    bots = [
        make_bot(job.bots[who], Chair.at(match, seat, seed_for(job.seed, number, "bot", who)))
        for seat, who in enumerate(seats)
    ]
    while not match.over:
        for decision in match.pending:
            let_choose(match, decision, bots[decision.seat])
    assert match.outcome is not None
    scores = [0] * count
    for seat, score in enumerate(match.outcome.scores):
        scores[seats[seat]] = score
    return GameResult(
        winners=tuple(sorted(seats[seat] for seat in match.outcome.winners)),
        scores=tuple(scores),
        ending=match.outcome.reason,
        figures=figures_of(match) | {"decisions": len(match.choices)},
    )


def figures_of(match: Match) -> dict[str, int]:
    return {} if match.game.lab is None else match.game.lab.figures(match.state)


CHUNK = 25
_pack: Pack | None = None


def _start(job: Job) -> None:
    global _pack
    _pack = pack_of(job)


def _play_chunk(job: Job, first: int, last: int) -> list[GameResult]:
    assert _pack is not None
    return [play_game(job, _pack, number) for number in range(first, last)]


def results(job: Job, games: int, workers: int) -> Iterator[list[GameResult]]:
    """The games in order, in chunks, on as many processes as asked for."""
    chunks = [(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
    workers = min(workers, len(chunks))
    if workers == 1:
        _start(job)
        for first, last in chunks:
            yield _play_chunk(job, first, last)
        return
    with ProcessPoolExecutor(workers, initializer=_start, initargs=(job,)) as pool:
        futures = [pool.submit(_play_chunk, job, first, last) for first, last in chunks]
        for future in futures:
            yield future.result()


def simulate(job: Job, games: int, workers: int = 1, progress: Callable[[int], None] | None = None) -> Report:
    """Play and count."""
    if games < 1 or workers < 1:
        raise Mistake("core-nothing-to-play", games=games, workers=workers)
    everything: list[GameResult] = []
    for chunk in results(job, games, workers):
        everything += chunk
        if progress is not None:
            progress(len(chunk))
    return report(job, everything)


def report(job: Job, games: Sequence[GameResult]) -> Report:
    allies = find_game(job.game).allies
    return Report(
        game=job.game,
        games=len(games),
        seed=job.seed,
        bots=[{"bot": name} if allies else of_one(name, who, games) for who, name in enumerate(job.bots)],
        figures={name: mean([game.figures[name] for game in games]) for name in games[0].figures},
        together=of_all(games) if allies else None,
    )


def of_one(name: str, who: int, games: Sequence[GameResult]) -> dict[str, Any]:
    """How one bot of a line-up of rivals fared; a shared win counts as its share."""
    wins = sum(1 / len(game.winners) for game in games if who in game.winners)
    score = mean([game.scores[who] for game in games])
    return {"bot": name, **share_of(wins, len(games)), "average_score": score}


def of_all(games: Sequence[GameResult]) -> dict[str, Any]:
    """How allies fared, who win or lose together, and how their games ended."""
    won = [game.ending for game in games if game.winners]
    lost = [game.ending for game in games if not game.winners]
    return {
        **share_of(len(won), len(games)),
        "average_score": mean([game.scores[0] for game in games]),
        "won_by": counted(won),
        "lost_by": counted(lost),
    }


def counted(endings: list[Phrase]) -> list[dict[str, Any]]:
    """How many games ended in each way, the commonest first."""
    counts = Counter((ending.key, tuple(ending.args.items())) for ending in endings)
    return [{"reason": key, "args": dict(args), "games": count} for (key, args), count in counts.most_common()]


def share_of(wins: float, games: int) -> dict[str, Any]:
    low, high = interval(wins, games)
    return {
        "wins": round(wins, 6),
        "win_share": round(wins / games, 6),
        "win_share_95": [round(low, 6), round(high, 6)],
    }


def mean(numbers: Sequence[int]) -> float:
    return round(sum(numbers) / len(numbers), 6)


def interval(wins: float, games: int) -> tuple[float, float]:
    """The 95% Wilson interval of a share."""
    z = 1.959963984540054
    share = wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)
