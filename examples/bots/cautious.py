"""A bot of one's own for Bloodborne: it would rather bank little than die with much.

In this folder: gaslamp play bloodborne --bots cautious:Cautious
"""

from __future__ import annotations

from collections.abc import Callable

from gaslamp import Bot, Decision, Option
from gaslamp.bloodborne.view import TableView

DREAM = "hunters_dream"
ENOUGH = 4  # echoes that are worth going home for
HURT = 3  # health at which the next roll may be the last


class Cautious(Bot[TableView]):
    """Fights with its strongest weapon, and dreams as soon as there is something to lose."""

    games = frozenset(("bloodborne",))

    def choose(self, decision: Decision, look: Callable[[], TableView]) -> Option:
        options = {option.id: option for option in decision.options}
        if decision.kind == "choose_card" and DREAM in options and self.worried(look()):
            return options[DREAM]
        if decision.kind == "remove_card":
            return min(decision.options, key=self.damage)
        return max(decision.options, key=self.damage)

    def worried(self, view: TableView) -> bool:
        own = view.hunters[self.chair.number]
        return own.collected >= ENOUGH or own.health <= HURT

    def damage(self, option: Option) -> int:
        """What a card does to a monster, as the pack says; whatever is not a card does nothing."""
        card = self.chair.pack.box.cards.get(option.id)
        return card.damage if card else 0
