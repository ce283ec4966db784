"""Clues and Eldritch tokens on the board."""

from __future__ import annotations

from gaslamp.eldritch.box import effects as do
from gaslamp.eldritch.box.texts import Node
from gaslamp.eldritch.resolving.measures import amount, fixed_place
from gaslamp.eldritch.resolving.resolve import ask, does
from gaslamp.eldritch.resolving.spaces import at_place, at_place_now, nearest, place_found
from gaslamp.eldritch.rules.mysteries import check_final_mystery
from gaslamp.eldritch.table import events
from gaslamp.eldritch.table.frames import Frame
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


# -- Eldritch tokens -------------------------------------------------------------------------------------


@does(do.PlaceTokens)
def place_tokens(state: Board, node: Node[do.PlaceTokens], frame: Frame) -> None:
    effect = node.effect
    number = amount(state, effect.amount, frame)
    if effect.to == "mystery":
        if state.mystery is not None:
            state.mystery.tokens += number
            state.tell(events.TokensPlaced(state.mystery.card.id, number))
    elif effect.to == "sheet":
        state.sheet_tokens += number
        state.tell(events.TokensPlaced(state.ancient.id, number))
        check_final_mystery(state)
    elif effect.to == "omen":
        state.omen_tokens += number
        state.tell(events.TokensPlaced("omen", number))
    else:
        for _ in range(number):
            state.agenda.append((token_wanted, (effect.at, effect.where_none)))


def token_wanted(state: Board, place: str, where_none: bool) -> None:
    """Where a token is to go; with ``where_none``, to the nearest of those spaces that have none."""
    frame = state.frames[-1]
    if where_none and place.startswith("nearest_"):
        you = state.you(frame)
        free = [s for s in state.box.of_type[place.removeprefix("nearest_")] if not state.tokens.get(s)]
        if you is None or not free:
            return
        spaces = nearest(state, you.space, free)
        ask(state, you.seat, "space", state.space_options(spaces), place_found, token_placed, frame.in_play,
            source=frame.source)  # fmt: skip
    elif not (where_none and state.tokens.get(fixed_place(state, place, frame))):
        at_place(state, place, frame, token_placed, frame.in_play)


def token_placed(state: Board, space: str, by: str) -> None:
    state.tokens[space] = state.tokens.get(space, 0) + 1
    card = state.find_in_play(by)
    if card is not None:
        card.placed.append(space)
    state.tell(events.TokenOnSpace(space))


@does(do.PlaceSanity)
def place_sanity(state: Board, node: Node[do.PlaceSanity], frame: Frame) -> None:
    number = amount(state, node.effect.amount, frame)
    state.sheet_sanity += number
    state.tell(events.SheetSanity(state.sheet_sanity))
