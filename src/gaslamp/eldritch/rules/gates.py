"""Gates: opening, closing, and what else becomes of them."""

from __future__ import annotations

from gaslamp.core.agenda import Answers
from gaslamp.core.decisions import Option, Phrase
from gaslamp.eldritch.box import effects as do
from gaslamp.eldritch.box.components import Gate
from gaslamp.eldritch.box.texts import Node
from gaslamp.eldritch.resolving.measures import amount
from gaslamp.eldritch.resolving.resolve import answer, ask, does
from gaslamp.eldritch.rules.doom import advance_doom
from gaslamp.eldritch.rules.monsters import spawn_from_cup
from gaslamp.eldritch.rules.mysteries import gate_closed, solve_rumor_card
from gaslamp.eldritch.table import events
from gaslamp.eldritch.table.frames import Frame
from gaslamp.eldritch.table.state import GATES, Board


def spawn_gate(state: Board) -> None:
    """A gate, and a monster with it. When none is left Doom advances instead."""
    gate = state.draw_gate()
    if gate is None:
        state.tell(events.NoGatesLeft())
        advance_doom(state, 1)
        return
    state.gates.append(gate)
    state.tell(events.GateOpened(gate.space, gate.omen))
    spawn_from_cup(state, gate.space)


def spawn_gates(state: Board, number: int) -> None:
    for _ in range(number):
        state.agenda.append((spawn_gate, ()))


@does(do.SpawnGates)
def effect_spawns_gates(state: Board, node: Node[do.SpawnGates], frame: Frame) -> None:
    spawn_gates(state, amount(state, node.effect.amount, frame))


def remove_gate(state: Board, space: str) -> Gate | None:
    gate = state.gate_at(space)
    if gate is not None:
        state.gates.remove(gate)
    return gate


@does(do.CloseGate)
def close_gate(state: Board, node: Node[do.CloseGate], frame: Frame) -> None:
    """Close the gate; in a rumor that stands in for one, solve that rumor."""
    if frame.solves:
        solve_rumor_card(state, frame.solves)
    elif not state.forbidden("close"):
        gate = remove_gate(state, frame.gate)
        if gate is not None:
            state.tell(events.GateClosed(state.seat_of(frame), gate.space, cause=node.path))
            gate_closed(state, state.seat_of(frame), gate)


@does(do.DiscardGates)
def discard_gates(state: Board, node: Node[do.DiscardGates], frame: Frame) -> None:
    if node.effect.which == "matching":
        spaces = [gate.space for gate in state.gates if gate.omen == state.omen_color]
        for space in spaces:
            gate_discarded(state, space)
    elif state.gates:
        options = state.space_options([gate.space for gate in state.gates])
        ask(state, state.seat_of(frame), "gate", options, gate_picked, source=frame.source)


def gate_picked(state: Board, answers: Answers) -> None:
    gate_discarded(state, answer(answers).id)


def gate_discarded(state: Board, space: str) -> None:
    gate = remove_gate(state, space)
    if gate is not None:
        frame = state.frames[-1]
        frame.gates_discarded += 1
        frame.gate_matched = gate.omen == state.omen_color
        state.discards.gates.append(gate)
        state.tell(events.GateDiscarded(space))


@does(do.SortGates)
def sort_gates(state: Board, node: Node[do.SortGates], frame: Frame) -> None:
    """Only who looks at the two gates knows which they are."""
    stack = state.decks.gates
    seat = state.seat_of(frame)
    if len(stack) < 2:  # the discarded ones make the rest of the stack
        discarded = state.discards.gates
        state.dice.shuffle(GATES, discarded)
        stack[:0] = discarded
        discarded.clear()
    top = stack[-2:][::-1]
    if not top:
        return
    for gate in top:
        state.tell(events.GateSeen(seat, gate.space, seen_by=(seat,)))
    state.known_gates = {**state.known_gates, seat: tuple(gate.space for gate in top)}
    if len(top) == 2:
        options = tuple(
            [
                Option(gate.space, Phrase("eldritch-option-gate", {"space": gate.space, "omen": gate.omen}), target)
                for gate in top
                for target in (f"space:{gate.space}",)
            ]
        )
        ask(state, seat, "gate_on_top", options, gates_sorted)


def gates_sorted(state: Board, answers: Answers) -> None:
    stack = state.decks.gates
    [(seat, option)] = answers.items()
    first, second = stack.pop(), stack.pop()
    top, bottom = (first, second) if first.space == option.id else (second, first)
    stack.append(top)
    stack.insert(0, bottom)
    state.known_gates = {seat: (top.space, bottom.space)}
    state.tell(events.GatesSorted(seat))


@does(do.TakeGate)
def take_gate(state: Board, node: Node[do.TakeGate], frame: Frame) -> None:
    """A gate goes onto the Ancient One sheet."""
    if node.effect.source == "stack":
        gate = state.draw_gate()
    else:
        you = state.you(frame)
        gate = remove_gate(state, frame.gate if node.effect.source == "that" else you.space if you else "")
    if gate is not None:
        state.sheet_gates.append(gate)
        state.tell(events.GateTaken(gate.space))
