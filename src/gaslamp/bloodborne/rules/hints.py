"""What an option would do to its target, for who is about to choose. Only what everybody can see goes into it."""

from __future__ import annotations

from typing import Any

from gaslamp.bloodborne.box.box import Power
from gaslamp.bloodborne.box.effects import Damage, Heal, Lose, Negate, Steal
from gaslamp.bloodborne.rules.resolve import APPLY
from gaslamp.bloodborne.table.state import Hunt
from gaslamp.core.decisions import Decision, Option, Phrase


def hint(state: Hunt, decision: Decision, option: Option) -> Phrase | None:
    """What would become of the hunter, or the track, that an option means."""
    question = state.question
    if question is None:
        return None
    if decision.kind == "choose_hunter":
        power, seat, dealt = question.args
        return suffered(state, power, seat, dealt, state.box.seats.index(option))
    if decision.kind == "choose_trophy":
        kind = state.box.types.index(option)
        track, space = state.box.tracks[kind], state.hunters[decision.seat].trophies[kind]
        coming = track[min(space + 1, len(track) - 1)]
        return Phrase("bloodborne-hint-trophy", {"worth": track[space], "coming": coming})
    return None


def suffered(state: Hunt, power: Power[Any], seat: int, dealt: int, target: int) -> Phrase | None:
    """The effect tried on a copy of the table, where nothing follows from it."""
    twin = state.copy()
    before, after = state.hunters[target], twin.hunters[target]
    _, apply = APPLY[type(power.effect)]
    apply(twin, [after], power, seat, dealt)
    if isinstance(power.effect, Damage):
        if not after.health:
            return Phrase("bloodborne-hint-dies", {"amount": before.collected})
        return Phrase("bloodborne-hint-damage", {"amount": before.health - after.health, "health": after.health})
    if isinstance(power.effect, Heal):
        return Phrase("bloodborne-hint-heals", {"amount": after.health - before.health, "health": after.health})
    if isinstance(power.effect, Steal | Lose):
        return Phrase("bloodborne-hint-echoes", {"amount": before.total - after.total, "left": after.collected})
    if isinstance(power.effect, Negate) and after.negated and after.weapon is not None:
        return Phrase("bloodborne-hint-negated", {"card": after.weapon.id, "amount": after.weapon.damage})
    return None
