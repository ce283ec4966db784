"""A bot for every game."""

from __future__ import annotations

from collections.abc import Callable

from gaslamp.bots.bot import Bot, Chair
from gaslamp.core.decisions import Decision, Option
from gaslamp.core.dice import Dice
from gaslamp.core.view import View


class RandomBot(Bot[View]):
    """Any legal option, all with the same chance."""

    def __init__(self, chair: Chair) -> None:
        super().__init__(chair)
        self.dice = Dice([chair.seed])

    def choose(self, decision: Decision, look: Callable[[], View]) -> Option:
        return self.dice.pick(0, decision.options)
