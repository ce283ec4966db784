"""Moving: along paths, directly, with tickets; and being delayed."""

from __future__ import annotations

from gaslamp.core.agenda import Answers
from gaslamp.core.decisions import Option, Phrase
from gaslamp.eldritch.box import effects as do
from gaslamp.eldritch.box.abilities import Immune, OnEnter, Restricted
from gaslamp.eldritch.box.texts import Node
from gaslamp.eldritch.resolving.resolve import (
    STAY,
    ask,
    declined,
    does,
    payable,
    resolve,
)
from gaslamp.eldritch.resolving.spaces import at_place, candidates
from gaslamp.eldritch.rules.monsters import monster_moves, steps_toward
from gaslamp.eldritch.table import events
from gaslamp.eldritch.table.frames import Frame
from gaslamp.eldritch.table.pieces import Investigator
from gaslamp.eldritch.table.state import ACTION, Board

MAX_TICKETS = 2

# -- moving ------------------------------------------------------------------------------------------------


def cannot_move(state: Board, you: Investigator) -> bool:
    return any(Restricted in card.kind.powers for card in you.conditions)


def enter(state: Board, you: Investigator, space: str) -> None:
    """An investigator comes to a space, and what waits there happens."""
    you.space = space
    if state.tokens.get(space):
        for power in state.side.get(OnEnter):
            resolve(state, power.text, Frame(you.seat, state.ancient.id))


def move_directly(state: Board, space: str, seat: int) -> None:
    you = state.investigators[seat]
    if you is None or you.space == space:
        return
    if cannot_move(state, you):
        state.tell(events.CannotMove(seat))
        return
    enter(state, you, space)
    state.tell(events.Moved(seat, space))


@does(do.MoveTo)
def move_to(state: Board, node: Node[do.MoveTo], frame: Frame) -> None:
    you = state.actor(frame)
    at_place(state, node.effect.to, frame, move_directly, you.seat, start=you.space)


@does(do.Move)
def move(state: Board, node: Node[do.Move], frame: Frame) -> None:
    walk(state, node, state.seat_of(frame), node.effect.spaces)


def walk(state: Board, node: Node[do.Move], seat: int, left: int) -> None:
    """Step by step along the paths; who may stop may pass."""
    effect = node.effect
    you = state.investigators[seat]
    if you is None or left <= 0 or you.stopped:
        return
    if cannot_move(state, you):
        state.tell(events.CannotMove(seat))
        return
    routes = state.box.routes[you.space]
    if effect.toward:
        spaces = steps_toward(state, you.space, candidates(state, effect.toward, state.frames[-1], you.space))
    else:
        spaces = [space for space, route in routes.items() if not effect.along or route == effect.along]
    if spaces:
        options = state.space_options(spaces)
        ask(state, seat, "move", (*options, STAY) if effect.up_to else options, walked, node, left,
            source=state.frames[-1].source)  # fmt: skip


def walked(state: Board, answers: Answers, node: Node[do.Move], left: int) -> None:
    [(seat, option)] = answers.items()
    if not declined(option):
        state.agenda.append((walk, (node, seat, left - 1)))
        if node.effect.with_this:
            monster_moves(state, option.id, state.frames[-1].monster)
        move_directly(state, option.id, seat)


# -- delays and actions ------------------------------------------------------------------------------------


@payable(do.Delay)
def can_be_delayed(state: Board, node: Node[do.Delay], frame: Frame, you: Investigator) -> bool:
    return not you.delayed


@does(do.Delay)
def effect_delays(state: Board, node: Node[do.Delay], frame: Frame) -> None:
    you = state.actor(frame)
    delay(state, you, node.price)


def delay(state: Board, you: Investigator, chosen: bool = False) -> None:
    """Delayed; who is acting loses the action instead, and on their own turn those that are left."""
    if you.delayed or (not chosen and any("delayed" in power.ability.to for power, _ in state.powers(you, Immune))):
        return
    if state.phase == ACTION and you.seat in (state.active, state.turn):
        you.actions = 0
        you.stopped = True
        state.tell(events.ActionsLost(you.seat))
    else:
        you.delayed = True
        state.tell(events.BecameDelayed(you.seat))


# -- tickets -------------------------------------------------------------------------------------------------


def ticket(kind: str) -> Option:
    return Option(kind, Phrase("eldritch-option-ticket", {"ticket": kind}))


TICKETS = {"train": ticket("train"), "ship": ticket("ship")}


def settle_tickets(state: Board, seat: int) -> None:
    """Who has more than two tickets chooses which to keep."""
    you = state.investigators[seat]
    if you is not None and you.tickets > MAX_TICKETS:
        options = [TICKETS[kind] for kind, has in (("train", you.trains), ("ship", you.ships)) if has]
        ask(state, seat, "old_ticket", tuple(options), ticket_discarded)


def ticket_discarded(state: Board, answers: Answers) -> None:
    [(seat, option)] = answers.items()
    you = state.playing(seat)
    change_tickets(you, option.id, -1)
    state.tell(events.TicketDiscarded(seat, option.id))
    state.agenda.append((settle_tickets, (seat,)))


def change_tickets(you: Investigator, kind: str, number: int) -> None:
    if kind == "train":
        you.trains += number
    else:
        you.ships += number
