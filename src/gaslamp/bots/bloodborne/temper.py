"""What tells two hunters of one style apart."""

from __future__ import annotations

from gaslamp.core.dice import Dice, seed_for

LEANING = 0.25  # how far a weight may be from its style's, as a share of it
LIKING = 0.3  # how much a card may please more or less than it is worth, in echoes
WHIM = 0.2  # how much that changes from one choice to the next


class Temper:
    """Drawn from a hunter's seed: leanings and likings that stay, and a little whim.

    It is small beside what is at stake, so that it decides between options which are worth about the same.
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.dice = Dice([seed_for(seed, "whim")])
        self.likings: dict[str, float] = {}

    def trait(self, name: str) -> float:
        """Anything from -1 to 1, always the same for one name."""
        return between(Dice([seed_for(self.seed, name)]))

    def lean(self, name: str, weight: float) -> float:
        """A weight of the style, as this hunter has it."""
        return weight * (1 + LEANING * self.trait(name))

    def liking(self, option: str) -> float:
        """How much an option pleases at this moment, in echoes."""
        if option not in self.likings:
            self.likings[option] = LIKING * self.trait(option)
        return self.likings[option] + WHIM * between(self.dice)


def between(dice: Dice) -> float:
    """Anything from -1 to 1."""
    return dice.below(0, 1 << 30) / (1 << 29) - 1
