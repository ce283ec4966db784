"""What something comes from, as the log names it. Only made where a log is kept."""

from __future__ import annotations

from typing import Any

from gaslamp.bloodborne.box.box import Monster, Power
from gaslamp.bloodborne.table.state import Hunt, Hunter
from gaslamp.core.decisions import Phrase

UPGRADE_LIMIT = Phrase("bloodborne-source-limit")


def source(state: Hunt, power: Power[Any], owner: int, hunter: Hunter | None = None) -> Phrase:
    """A card's ability, as it is named to somebody: the owner is not named to the owner."""
    if power.card_id in state.box.foes:
        return Phrase("bloodborne-source-foe", {"monster": power.card_id})
    if owner < 0 or (hunter is not None and hunter.seat == owner):
        return Phrase("bloodborne-source-own", {"card": power.card_id})
    return Phrase("bloodborne-source-card", {"card": power.card_id, "seat": owner})


def attack_of(foe: Monster) -> Phrase:
    return Phrase("bloodborne-source-attack", {"monster": foe.id})


def death_of(foe: Monster) -> Phrase:
    return Phrase("bloodborne-source-death", {"monster": foe.id})
