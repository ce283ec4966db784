"""Step 2: Transform Weapons."""

from __future__ import annotations

from gaslamp.bloodborne.rules.conditions import holds
from gaslamp.bloodborne.rules.resolve import draw_decision, weapons_drawn
from gaslamp.bloodborne.table import events
from gaslamp.bloodborne.table.state import TRANSFORM, Table


def transform_weapons(state: Table) -> None:
    """All who played Transform choose a weapon from hand, secretly and at the same time."""
    state.phase = TRANSFORM
    decisions = []
    cause = ""
    for hunter in state.hunters:
        for card in hunter.played:
            for power in card.draw:
                if not holds(state, power, hunter.seat):
                    continue
                cause = power.cause
                decision = draw_decision(state, power, hunter.seat)
                if decision is not None:
                    decisions.append(decision)
                elif state.log is not None:
                    state.tell(events.NothingDrawn(hunter.seat, cause=cause))
    if decisions:
        state.ask(decisions, weapons_drawn, cause)
