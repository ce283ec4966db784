"""Step 5: Hunters Attack."""

from __future__ import annotations

from gaslamp.bloodborne import events
from gaslamp.bloodborne.conditions import holds
from gaslamp.bloodborne.fight import attack
from gaslamp.bloodborne.state import HUNTERS_ATTACK, Table


def hunters_attack(state: Table) -> None:
    """Every living hunter with a weapon in play attacks, in player order."""
    if state.foe is None:
        return
    state.phase = HUNTERS_ATTACK
    early: list[int] = []
    order: list[int] = []
    for seat in state.order:
        hunter = state.hunters[seat]
        for card in hunter.played:
            if card.weapon:
                if (
                    card.attack_first
                    and hunter.health
                    and any(holds(state, power, seat) for power in card.attack_first)
                ):
                    early.append(seat)
                    if state.log is not None:
                        state.log.append(events.AttacksFirst(seat, card.id, cause=card.attack_first[0].cause))
                else:
                    order.append(seat)
    early.extend(order)
    for seat in reversed(early):
        state.agenda.append((hunter_attacks, (seat,)))


def hunter_attacks(state: Table, seat: int) -> None:
    """One hunter's attack, if they live, and their weapon has neither struck already nor been negated."""
    hunter = state.hunters[seat]
    weapon = hunter.weapon
    if hunter.health and weapon is not None and not hunter.struck and not hunter.negated:
        attack(state, hunter, weapon)
