"""What to expect of a monster's die."""

from __future__ import annotations

from fractions import Fraction

import msgspec

from gaslamp.bloodborne.box.box import Box


class Odds(msgspec.Struct, frozen=True):
    """A die and what its attack comes to; chances are whole percentages."""

    faces: tuple[str, ...]
    average: float  # damage, with all that is rolled again
    again: int  # the chance of a face with a plus
    at_least: tuple[int, ...]  # the chance of at least 1 damage, at least 2, up to a hunter's health


def percent(chance: Fraction) -> int:
    return int(100 * chance + Fraction(1, 2))


def odds(box: Box, color: str) -> Odds:
    """The odds of a die.

    Examples:
        >>> from gaslamp import Pack
        >>> odds(Pack.core("bloodborne").box, "green")
        Odds(faces=('0', '0', '1', '1+', '1+', '2'), average=1.25, again=33, at_least=(67, 39, 13, 4, 1, 0, 0, 0))
    """
    dice = box.dice[color]
    count = len(dice)
    pluses = sum(again for _, again, _ in dice)
    stuck = sum(again and not amount for amount, again, _ in dice)  # only rolled again
    chances = [Fraction(1)]
    for wanted in range(1, box.numbers.health + 1):
        enough = sum((chances[max(0, wanted - amount)] for amount, again, _ in dice if again and amount), Fraction(0))
        enough += sum(amount >= wanted for amount, again, _ in dice if not again)
        chances.append(enough / (count - stuck))
    return Odds(
        faces=tuple(face for _, _, face in dice),
        average=round(sum(amount for amount, _, _ in dice) / (count - pluses), 2),
        again=percent(Fraction(pluses, count)),
        at_least=tuple(map(percent, chances[1:])),
    )
