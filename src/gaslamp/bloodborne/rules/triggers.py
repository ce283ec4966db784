"""Abilities that happen: put on the agenda in their printed order, performed if their conditions hold."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from gaslamp.bloodborne.box.box import Card, E, Power, Powers
from gaslamp.bloodborne.rules.conditions import holds
from gaslamp.bloodborne.table.state import Table
from gaslamp.core.language import check_complete

Executor = Callable[[Table, Power[E], int, int, Card | None], None]

# How each kind of effect is done; effects register themselves in resolve.py.
EXECUTE: dict[type, Callable[..., None]] = {}


def executes(kind: type[E]) -> Callable[[Executor[E]], Executor[E]]:
    """Mark a function as the one that does this kind of effect."""

    def register(function: Executor[E]) -> Executor[E]:
        EXECUTE[kind] = function
        return function

    return register


def check_executors(acts: Iterable[type]) -> None:
    """Everything that a card can do can be done; otherwise the program does not even start."""
    check_complete("no function is marked @executes(...) or @on_hunters(...) for", acts, EXECUTE)


def trigger(state: Table, powers: Powers, seat: int, dealt: int = 0, card: Card | None = None) -> None:
    """Put powers on the agenda for a seat; ``dealt`` and ``card`` say what damage set them off."""
    if powers:
        state.agenda.append((perform, (powers, seat, dealt, card)))


def perform(state: Table, powers: Powers, seat: int, dealt: int, card: Card | None) -> None:
    """Do effects in order, if their conditions hold; what one of them sets off comes before the next."""
    agenda = state.agenda
    beneath = agenda[-1] if agenda else None
    depth = len(agenda)
    for number, power in enumerate(powers, 1):
        if not power.conditions or holds(state, power, seat, dealt, card):
            EXECUTE[type(power.effect)](state, power, seat, dealt, card)
            if number == len(powers):
                return
            if state.question is not None or not agenda or agenda[-1] is not beneath:
                if beneath in agenda:  # else the game is ending, and the rest does not happen
                    agenda.insert(depth, (perform, (powers[number:], seat, dealt, card)))
                return
