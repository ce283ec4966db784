"""Players without hands. A bot sees what its seat may see, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from gaslamp.bots.bloodborne.greedy import GreedyHunter
from gaslamp.bots.eldritch import GreedyAlly
from gaslamp.core.decisions import Decision, Option
from gaslamp.core.dice import Dice
from gaslamp.core.errors import Mistake
from gaslamp.core.match import Match
from gaslamp.core.packs import Pack

Look = Callable[[], dict[str, Any]]


class Bot(Protocol):
    """Chooses among the options of a decision; ``look`` gives the seat's view, for bots that want it.

    Examples:
        >>> class First:
        ...     def choose(self, decision, look):
        ...         return decision.options[0]
        >>> match = Match.start("bloodborne", players=3, seed=7)
        >>> while not match.over:
        ...     for decision in match.pending:
        ...         _ = let_choose(match, decision, First())
        >>> len(match.outcome.scores)
        3
    """

    def choose(self, decision: Decision, look: Look) -> Option:
        """One of ``decision.options``."""


class RandomBot:
    """Any legal option, all with the same chance."""

    def __init__(self, pack: Pack, seed: int) -> None:
        self.dice = Dice([seed])

    def choose(self, decision: Decision, look: Look) -> Option:
        return self.dice.pick(0, decision.options)


GREEDY: dict[str, Callable[[Pack, int], Bot]] = {"bloodborne": GreedyHunter, "eldritch": GreedyAlly}

BOTS = ("random", "greedy")


def make_bot(name: str, pack: Pack, seed: int) -> Bot:
    """A bot by name, for the game of a pack. The seed is the bot's own and tells it nothing of the match.

    Examples:
        >>> match = Match.start("bloodborne", players=3, seed=7)
        >>> bots = [make_bot("greedy", match.pack, seed) for seed in range(3)]
        >>> while not match.over:
        ...     for decision in match.pending:
        ...         _ = let_choose(match, decision, bots[decision.seat])
        >>> match.over
        True
    """
    if name not in BOTS:
        raise Mistake("core-unknown-bot", found=name, expected=", ".join(BOTS))
    if name == "random":
        return RandomBot(pack, seed)
    return GREEDY[pack.game.id](pack, seed)


def let_choose(match: Match, decision: Decision, bot: Bot) -> Option:
    """Let a bot answer one pending decision of a match."""
    return match.choose(decision.seat, bot.choose(decision, lambda: match.view(decision.seat)))
