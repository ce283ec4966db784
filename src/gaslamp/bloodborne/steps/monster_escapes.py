"""Step 6: Monster Escapes."""

from __future__ import annotations

from gaslamp.bloodborne.rules.triggers import trigger
from gaslamp.bloodborne.table import events
from gaslamp.bloodborne.table.state import ESCAPES, Hunt


def monster_escapes(state: Hunt) -> None:
    """A monster that still has echoes escapes and is gone; a boss stays as it is."""
    foe = state.foe
    if foe is None:
        return
    state.phase = ESCAPES
    if foe.boss:
        if state.log is not None:
            state.tell(events.BossStays(foe.id, state.echoes))
        return
    left, escape = state.echoes, state.threat.escape
    state.face(None)
    state.echoes = 0
    if state.log is not None:
        state.tell(events.MonsterEscaped(foe.id, left))
    if escape:
        trigger(state, escape, -1)
