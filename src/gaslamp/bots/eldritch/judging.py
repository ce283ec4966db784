"""How the greedy ally answers: for every kind of question a function that says what each option is worth."""

from __future__ import annotations

from collections.abc import Callable

from gaslamp.bots.eldritch.board import Seen
from gaslamp.bots.eldritch.texts import texts_of
from gaslamp.bots.eldritch.weights import EVERYDAY_TEST
from gaslamp.core.decisions import Decision, Option
from gaslamp.core.dice import Dice
from gaslamp.eldritch.box.box import Box


class Mind:
    """What an ally keeps from one question to the next."""

    def __init__(self, box: Box, seed: int) -> None:
        self.texts = texts_of(box)
        self.dice = Dice([seed])
        self.moment: object = None
        self.stake = 0.0
        self.pays = False
        self._wishes: dict[str, tuple[float, int]] = {}

    def wish(self, at: str, worth: float, until: int) -> None:
        """Somebody has asked for this: so much more it is worth, until the end of a round."""
        self._wishes[at] = (worth, until)

    def wishes(self, round: int) -> dict[str, float]:
        """What has been asked for and still counts."""
        return {at: worth for at, (worth, until) in self._wishes.items() if round <= until}

    def expect(self, seen: Seen, stake: float, pays: bool = False) -> None:
        """What the tests of this turn are about, and whether what they bring must be paid for with Clues."""
        self.moment, self.stake, self.pays = seen.moment, stake, pays

    def at_stake(self, seen: Seen) -> tuple[float, bool]:
        """The same, when a test is made; of one that nobody expected, what tests are usually about."""
        return (self.stake, self.pays) if self.moment == seen.moment else (EVERYDAY_TEST, False)


Judge = Callable[[Option], float]
MakeJudge = Callable[[Mind, Decision, Seen], Judge]
JUDGES: dict[str, MakeJudge] = {}


def judges(*kinds: str) -> Callable[[MakeJudge], MakeJudge]:
    """This function judges the options of such questions."""

    def register(function: MakeJudge) -> MakeJudge:
        for kind in kinds:
            JUDGES[kind] = function
        return function

    return register


def seat_of(option: Option) -> int:
    return int(option.id.removeprefix("seat:"))


def is_pass(option: Option) -> bool:
    return option.id == "pass"
