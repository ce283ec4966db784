"""Clues: on the board, gained, researched from afar."""

from __future__ import annotations

from gaslamp.core.agenda import Answers
from gaslamp.eldritch.box import effects as do
from gaslamp.eldritch.box.texts import Node
from gaslamp.eldritch.resolving.measures import amount, fixed_place
from gaslamp.eldritch.resolving.resolve import answer, ask, does
from gaslamp.eldritch.resolving.spaces import at_place, at_place_now
from gaslamp.eldritch.table import events
from gaslamp.eldritch.table.frames import Frame
from gaslamp.eldritch.table.pieces import Investigator
from gaslamp.eldritch.table.state import Board


def spawn_clue(state: Board, space: str = "") -> None:
    token = state.draw_clue()
    if token is None:
        state.tell(events.NoCluesLeft())
    else:
        state.clues[token] = space or token
        state.tell(events.ClueSpawned(space or token))


def spawn_clues(state: Board, number: int) -> None:
    for _ in range(number):
        spawn_clue(state)


@does(do.SpawnClues)
def effect_spawns_clues(state: Board, node: Node[do.SpawnClues], frame: Frame) -> None:
    for _ in range(amount(state, node.effect.amount, frame)):
        if node.effect.at:
            state.agenda.append((at_place_now, (node.effect.at, spawn_clue)))
        else:
            spawn_clue(state)


@does(do.MoveClues)
def move_clues(state: Board, node: Node[do.MoveClues], frame: Frame) -> None:
    for token in reversed(state.clues):
        state.agenda.append((move_one_clue, (token, node.effect.to)))


def move_one_clue(state: Board, token: str, to: str) -> None:
    at_place(state, to, state.frames[-1], clue_moves, token, start=state.clues[token])


def clue_moves(state: Board, space: str, token: str) -> None:
    before = state.clues[token]
    if before != space:
        state.clues[token] = space
        state.tell(events.ClueMoved(before, space))


@does(do.MoveClue)
def move_clue(state: Board, node: Node[do.MoveClue], frame: Frame) -> None:
    if frame.clue in state.clues:
        at_place(state, node.effect.to, frame, clue_moves, frame.clue, start=state.clues[frame.clue])


@does(do.DiscardClue)
def discard_clue(state: Board, node: Node[do.DiscardClue], frame: Frame) -> None:
    lose_clue(state, frame.clue)


def lose_clue(state: Board, token: str) -> None:
    space = state.clues.pop(token, None)
    if space is not None:
        state.discards.clues.append(token)
        state.tell(events.ClueDiscarded(space))


@does(do.DiscardBoardClues)
def discard_board_clues(state: Board, node: Node[do.DiscardBoardClues], frame: Frame) -> None:
    space = fixed_place(state, node.effect.at, frame) if node.effect.at else ""
    tokens = [token for token, where in state.clues.items() if not node.effect.at or where == space]
    for token in tokens[: amount(state, node.effect.amount, frame)]:
        lose_clue(state, token)


# -- researching and gaining ------------------------------------------------------------------------------------


@does(do.PickClue)
def pick_clue(state: Board, node: Node[do.PickClue], frame: Frame) -> None:
    """A Clue on another space."""
    you = state.actor(frame)
    spaces = [space for space in dict.fromkeys(state.clues.values()) if space != you.space]
    if spaces:
        ask(state, you.seat, "clue", state.space_options(spaces), clue_picked)


def clue_picked(state: Board, answers: Answers) -> None:
    space = answer(answers).id
    state.frames[-1].clue = next(token for token, where in state.clues.items() if where == space)


@does(do.Research)
def research(state: Board, node: Node[do.Research], frame: Frame) -> None:
    state.far_clue = frame.clue


@does(do.GainClues)
def effect_gains_clues(state: Board, node: Node[do.GainClues], frame: Frame) -> None:
    you = state.actor(frame)
    gain_clues(state, you, amount(state, node.effect.amount, frame))


def gain_clues(state: Board, you: Investigator, number: int) -> None:
    """From the pool, as far as it goes."""
    gained = 0
    for _ in range(number):
        token = state.draw_clue()
        if token is None:
            state.tell(events.NoCluesLeft())
            break
        keep_clue(state, you, token)
        gained += 1
    if gained:
        state.tell(events.CluesGained(you.seat, gained))


def keep_clue(state: Board, you: Investigator, token: str) -> None:
    you.clues.append(token)
    if state.frames:
        state.frames[-1].gained += (token,)


@does(do.TakeClue)
def take_clue(state: Board, node: Node[do.TakeClue], frame: Frame) -> None:
    you = state.you(frame)
    if you is not None and state.clues.pop(frame.clue, None) is not None:
        keep_clue(state, you, frame.clue)
        state.tell(events.CluesGained(you.seat, 1, cause=node.path))
