"""A phase in which everybody has a turn, from the Lead on."""

from __future__ import annotations

from collections.abc import Callable

from gaslamp.eldritch.table import events
from gaslamp.eldritch.table.frames import NOBODY
from gaslamp.eldritch.table.state import PHASES, Board


def turns(state: Board, phase: int, take_turn: Callable[[Board, int], None]) -> None:
    state.phase = phase
    state.tell(events.PhaseBegan(PHASES[phase]))
    state.agenda.append((turns_end, ()))
    for seat in reversed(state.order()):
        state.agenda.append((take_turn, (seat,)))


def turns_end(state: Board) -> None:
    begin_turn(state, NOBODY)


def begin_turn(state: Board, seat: int) -> None:
    """From now on it is their turn, and they act."""
    state.turn = state.active = seat
