"""Step 5: Hunters Attack."""

from __future__ import annotations

from gaslamp.bloodborne.box.box import Card
from gaslamp.bloodborne.rules.conditions import holds
from gaslamp.bloodborne.rules.fight import attack
from gaslamp.bloodborne.table import events
from gaslamp.bloodborne.table.state import HUNTERS_ATTACK, Hunter, Table
from gaslamp.core.agenda import Entry


def hunters_attack(state: Table) -> None:
    """Every living hunter with a weapon in play attacks, in player order."""
    if state.foe is None:
        return
    state.phase = HUNTERS_ATTACK
    early: list[Entry] = []
    order: list[Entry] = []
    for seat in state.order:
        hunter = state.hunters[seat]
        if not may_attack(hunter):
            continue
        for card in hunter.played:
            if card.weapon:
                if card.attack_first and any(holds(state, power, seat) for power in card.attack_first):
                    early.append((hunter_attacks, (seat, card)))
                    if state.log is not None:
                        state.tell(events.AttacksFirst(seat, card.id, cause=card.attack_first[0].cause))
                else:
                    order.append((hunter_attacks, (seat, card)))
    early.extend(order)
    early.reverse()
    state.agenda.extend(early)


def hunter_attacks(state: Table, seat: int, weapon: Card) -> None:
    """One hunter's attack, unless an attack before it has put an end to that."""
    hunter = state.hunters[seat]
    if may_attack(hunter):
        attack(state, hunter, weapon)


def may_attack(hunter: Hunter) -> bool:
    """Whether a hunter lives, and their weapon has neither struck already nor been negated."""
    return hunter.health > 0 and not hunter.struck and not hunter.negated
