"""Doom and the Omen, and what they bring."""

from __future__ import annotations

from gaslamp.core.agenda import Answers
from gaslamp.eldritch.box import effects as do
from gaslamp.eldritch.box.abilities import InsteadOfDoom, OnOmen
from gaslamp.eldritch.box.texts import Node
from gaslamp.eldritch.resolving.measures import amount
from gaslamp.eldritch.resolving.resolve import answer, ask, does, resolve
from gaslamp.eldritch.rules.ending import finish, lose_if_nobody_is_left
from gaslamp.eldritch.rules.mysteries import begin_final_mystery
from gaslamp.eldritch.table import events
from gaslamp.eldritch.table.frames import LEAD, Frame
from gaslamp.eldritch.table.state import Board


def advance_doom(state: Board, number: int, gate: str = "") -> None:
    """Doom advances so often; ``gate`` if a gate is the cause."""
    for _ in range(number):
        state.agenda.append((doom_advances, (gate,)))


def doom_advances(state: Board, gate: str) -> None:
    if not state.awake:
        state.doom -= 1
        state.tell(events.DoomAdvanced(state.doom, gate or "none"))
        if state.doom <= 0:
            awaken(state)
        return
    for power in state.side.get(InsteadOfDoom):
        text = power.texts.get("gate", power.text) if gate else power.text
        resolve(state, text, Frame(LEAD, state.ancient.id, gate=gate))


def awaken(state: Board) -> None:
    """The sheet is turned over; its back replaces the front."""
    state.awake = True
    state.side = state.ancient.back
    state.tell(events.AncientOneAwoke(state.ancient.id))
    lose_if_nobody_is_left(state)
    state.agenda.append((begin_final_mystery, ()))
    resolve(state, state.ancient.awakens, Frame(LEAD, state.ancient.id))


@does(do.AdvanceDoom)
def effect_advances_doom(state: Board, node: Node[do.AdvanceDoom], frame: Frame) -> None:
    advance_doom(state, amount(state, node.effect.amount, frame))


@does(do.RetreatDoom)
def retreat_doom(state: Board, node: Node[do.RetreatDoom], frame: Frame) -> None:
    doom_retreats(state, amount(state, node.effect.amount, frame))


def doom_retreats(state: Board, number: int) -> None:
    """Not past the end of the track, and not once the Ancient One is awake."""
    if not state.awake and number and state.doom < state.box.data.doom_track:
        state.doom = min(state.box.data.doom_track, state.doom + number)
        state.tell(events.DoomRetreated(state.doom))


@does(do.EmptyDoom)
def empty_doom(state: Board, node: Node[do.EmptyDoom], frame: Frame) -> None:
    if not state.awake:
        advance_doom(state, state.doom)


@does(do.AdvanceOmen)
def effect_advances_omen(state: Board, node: Node[do.AdvanceOmen], frame: Frame) -> None:
    advance_omen(state)


def advance_omen(state: Board) -> None:
    """One space clockwise; then Doom, for every gate of that omen."""
    state.omen = (state.omen + 1) % len(state.box.data.omens)
    color = state.omen_color
    state.tell(events.OmenMoved(color))
    for power in state.side.get(OnOmen):
        if power.ability.color == color:
            advance_doom(state, state.omen_tokens)
    for gate in reversed(state.gates):
        if gate.omen == color:
            advance_doom(state, 1, gate.space)


@does(do.TurnBackOmen)
def turn_back_omen(state: Board, node: Node[do.TurnBackOmen], frame: Frame) -> None:
    state.omen = (state.omen - 1) % len(state.box.data.omens)
    state.tell(events.OmenMoved(state.omen_color))


@does(do.SetOmen)
def set_omen(state: Board, node: Node[do.SetOmen], frame: Frame) -> None:
    ask(state, state.seat_of(frame), "omen", state.box.omens, omen_set)


def omen_set(state: Board, answers: Answers) -> None:
    state.omen = int(answer(answers).id.removeprefix("omen:"))
    state.tell(events.OmenMoved(state.omen_color))


@does(do.LoseGame)
def lose_game(state: Board, node: Node[do.LoseGame], frame: Frame) -> None:
    finish(state, False, "awakened" if frame.source == state.ancient.id else "card", frame.source)
