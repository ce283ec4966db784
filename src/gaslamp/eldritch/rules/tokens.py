"""Eldritch, Health and Sanity tokens on cards, sheets and spaces."""

from __future__ import annotations

from gaslamp.eldritch.box import effects as do
from gaslamp.eldritch.box.abilities import OnEmpty
from gaslamp.eldritch.box.texts import Node
from gaslamp.eldritch.resolving.measures import amount, fixed_place
from gaslamp.eldritch.resolving.resolve import ask, does, resolve
from gaslamp.eldritch.resolving.spaces import at_place, nearest, place_found
from gaslamp.eldritch.rules.mysteries import check_final_mystery, remove_token
from gaslamp.eldritch.table import events
from gaslamp.eldritch.table.frames import LEAD, Frame
from gaslamp.eldritch.table.state import Board


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


@does(do.TakeToken)
def take_token(state: Board, node: Node[do.TakeToken], frame: Frame) -> None:
    """The token of your space goes onto this card."""
    card = state.find_in_play(frame.in_play)
    space = fixed_place(state, "here", frame)
    if card is not None and state.tokens.get(space):
        remove_token(state, space)
        if space in card.placed:
            card.placed.remove(space)
        card.tokens += 1
        state.tell(events.TokenTaken(space, card.card.id))


@does(do.RemoveTokens)
def remove_tokens(state: Board, node: Node[do.RemoveTokens], frame: Frame) -> None:
    number = amount(state, node.effect.amount, frame)
    if node.effect.source == "omen":
        number = min(number, state.omen_tokens)
        state.omen_tokens -= number
        state.tell(events.TokensRemoved("omen", number, state.omen_tokens))
        return
    card = state.find_in_play(frame.in_play)
    if card is None or not number or not card.tokens:
        return
    number = min(number, card.tokens)
    card.tokens -= number
    state.tell(events.TokensRemoved(card.card.id, number, card.tokens))
    if not card.tokens:
        for power in card.card.get(OnEmpty):
            resolve(state, power.text, Frame(LEAD, card.card.id, in_play=card.card.id))


@does(do.PlaceWound)
def place_wound(state: Board, node: Node[do.PlaceWound], frame: Frame) -> None:
    card = state.find_in_play(frame.in_play)
    if card is not None:
        card.wounds += 1
        state.tell(events.WoundPlaced(card.card.id, card.wounds))
