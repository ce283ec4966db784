"""Step 3: Resolve Instant Effects."""

from __future__ import annotations

from gaslamp.bloodborne.rules.conditions import holds
from gaslamp.bloodborne.rules.fight import attack
from gaslamp.bloodborne.rules.triggers import trigger
from gaslamp.bloodborne.table import events
from gaslamp.bloodborne.table.state import INSTANTS, Hunt, Hunter


def instant_effects(state: Hunt) -> None:
    """Cards with an instant effect resolve in player order."""
    state.phase = INSTANTS
    hunters = state.hunters
    for seat in reversed(state.order):
        for card in hunters[seat].played:
            if card.has_instant:
                state.agenda.append((resolve_instant, (seat,)))
                break


def resolve_instant(state: Hunt, seat: int) -> None:
    """One hunter's instant effects; a hunter killed before has lost them."""
    hunter = state.hunters[seat]
    lost = not hunter.health and not state.agreed.instants_of_the_dead
    lost = lost or (state.foe is None and not state.agreed.instants_after_kill)
    for card in hunter.played:
        if not card.has_instant:
            continue
        if lost:
            if state.log is not None:
                reason, rule = ("killed", "step-3") if hunter.health else ("dead", "death")
                state.tell(events.InstantLost(seat, card.id, reason, rule=rule))
            continue
        if card.instant:
            trigger(state, card.instant, seat, 0, card)
        if card.early and not hunter.negated:
            strike_early(state, hunter)


def strike_early(state: Hunt, hunter: Hunter) -> None:
    """A weapon that does its damage now does not attack again in step 5."""
    card = hunter.weapon
    if card is None:
        return
    for power in card.early:
        if holds(state, power, hunter.seat):
            if state.log is not None:
                state.tell(events.StrikesEarly(hunter.seat, card.id, cause=power.cause))
            hunter.struck = True
            attack(state, hunter, card)
            return
