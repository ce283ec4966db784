"""Writes the moments that the tests of Eldritch Horror's scenes read: what was told, and the board right after it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from gaslamp import Event, Match
from gaslamp.core.watch import watched

MOMENTS = Path(__file__).parent.parent / "web" / "tests" / "eldritch" / "moments.json"
SHOWN = ("phase", "over", "active", "awake", "test", "fight", "resolving", "element")
BOUNDARIES = ("round-began", "phase-began", "turn-began")

Moment = dict[str, Any]


def kinds(stretch: list[Moment]) -> list[str]:
    return [moment["event"]["event"] for moment in stretch]


# By name: which stretch is wanted, from one turn or phase to the next.
WANTED: dict[str, Callable[[list[str]], bool]] = {
    "encounter": lambda told: (
        "encounter-began" in told and "dice-rerolled" in told and "fight-began" not in told and len(told) < 12
    ),
    "fight": lambda told: "fight-began" in told and "monster-defeated" in told and len(told) < 20,
    "ambush": lambda told: "ambush-began" in told and "encounter-began" in told and len(told) < 22,
    "mythos": lambda told: (
        "mythos-drawn" in told and told.count("reckoning-began") > 1 and "test-begun" in told and len(told) < 26
    ),
    "acquire": lambda told: told.count("test-begun") == 1 and "card-gained" in told and "reserve-filled" in told,
    "defeat": lambda told: "encounter-began" in told and "investigator-defeated" in told and len(told) < 16,
}


def stretches(seed: int) -> list[list[Moment]]:
    """A match by chance, cut where turns and phases begin."""
    match, draw = Match.start("eldritch", players=2, seed=seed), Random(seed)
    found: list[list[Moment]] = [[]]

    def look(event: Event) -> None:
        view = match.view(None)
        told = msgspec.to_builtins(event)
        moment = {"event": told, "view": {name: view[name] for name in SHOWN}}
        if told["event"] in BOUNDARIES:
            found.append([moment])
        else:
            found[-1].append(moment)

    while not match.over:
        asked = match.pending[0]
        with watched(match, look):
            match.choose(asked.seat, draw.choice(asked.options))
    return found


def main() -> None:
    moments: dict[str, list[Moment]] = {}
    seed = 0
    while len(moments) < len(WANTED):
        found = stretches(seed)
        for name, wanted in WANTED.items():
            for index, stretch in enumerate(found[:-1]):
                if name not in moments and wanted(kinds(stretch)):
                    moments[name] = [*stretch, found[index + 1][0]]
        seed += 1
    MOMENTS.write_text(
        json.dumps(moments, ensure_ascii=False, separators=(",", ":")).replace('},{"event":{', '},\n{"event":{') + "\n"
    )


if __name__ == "__main__":
    main()
