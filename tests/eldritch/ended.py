"""Whole matches against each Ancient One, won and lost, as bots played them: to begin shortly before the end.

A match file in ``endings`` is all that a table needs; ``record`` makes another if the rules have changed.
"""

from __future__ import annotations

from pathlib import Path

from gaslamp import Match
from gaslamp.bots import Chair, let_choose, make_bot

FOLDER = Path(__file__).parent / "endings"
ENDINGS = sorted(file.stem for file in FOLDER.glob("*.json"))  # ``azathoth_won``

Choices = list[tuple[int, str]]


def near_end(name: str, left: int = 2) -> tuple[Match, Choices]:
    """The match when only so many choices are left, and these choices."""
    whole = Match.load(FOLDER / f"{name}.json")
    return whole.replayed(len(whole.choices) - left), whole.choices[-left:]


def record(name: str, seed: int) -> Match:
    """Let two bots play a match to its end, and keep it."""
    ancient_one = name.rpartition("_")[0]
    options = {"ancient_one": ancient_one, "investigators": "random"}
    match = Match.start("eldritch", players=["Ana", "Bruno"], seed=seed, options=options)
    bots = [make_bot("greedy", Chair.at(match, seat, seed)) for seat in range(2)]
    while not match.over:
        let_choose(match, match.pending[0], bots[match.pending[0].seat])
    match.save(FOLDER / f"{name}.json")
    return match
