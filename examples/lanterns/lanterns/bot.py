"""A lamplighter without hands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

from gaslamp import Bot, Chair, Decision, Option
from lanterns import FLAMES, HEIGHT, SHELTER, StreetView

GUESSES = 12  # few enough that nobody can tell what it will do


class Lamplighter(Bot[StreetView]):
    """Guesses a few times what the others will show, and takes the flame that would have lit most."""

    games = frozenset(("lanterns",))

    def __init__(self, chair: Chair) -> None:
        super().__init__(chair)
        self.random = Random(chair.seed)

    def choose(self, decision: Decision, look: Callable[[], StreetView]) -> Option:
        view = look()
        # people seldom show the same flame twice
        others = [
            [flame for flame in FLAMES if flame != rival.shown]
            for rival in view.lamplighters
            if rival.seat != decision.seat
        ]
        light: Counter[str] = Counter()
        for _ in range(GUESSES):
            shown = [self.random.choice(flames) for flames in others]
            for option in decision.options:
                light[option.id] += self.light(option.id, shown)
        return max(decision.options, key=lambda option: light[option.id])

    def light(self, flame: str, shown: list[str]) -> int:
        """How many lamps a flame would light beside these, in some wind."""
        if flame in shown:
            return 0
        height = HEIGHT[flame]
        if any(HEIGHT[other] > height for other in shown if shown.count(other) == 1):
            return height
        return 2 * height if height + self.random.randint(1, 6) <= SHELTER else 0
