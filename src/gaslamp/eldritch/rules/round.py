"""A round: Action Phase, Encounter Phase, Mythos Phase."""

from __future__ import annotations

from gaslamp.eldritch.rules.action_phase import action_phase
from gaslamp.eldritch.rules.encounter_phase import encounter_phase
from gaslamp.eldritch.rules.mythos_phase import mythos_phase
from gaslamp.eldritch.table import events
from gaslamp.eldritch.table.state import Board


def begin_round(state: Board) -> None:
    """What can be used once per round can be used again."""
    state.round += 1
    state.used.clear()
    state.tell(events.RoundBegan(state.round))
    go_on_from(state, 0)


def go_on_from(state: Board, phase: int) -> None:
    """The phases still to come in this round, and then the next round."""
    state.agenda.append((begin_round, ()))
    for step in reversed((action_phase, encounter_phase, mythos_phase)[phase:]):
        state.agenda.append((step, ()))
