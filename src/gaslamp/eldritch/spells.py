"""Two-sided cards: casting a Spell, turning a card over, and turning it back."""

from __future__ import annotations

from typing import Any

from gaslamp.eldritch import effects as do
from gaslamp.eldritch import events
from gaslamp.eldritch.box import Card, Node, Power
from gaslamp.eldritch.frames import Frame
from gaslamp.eldritch.gaining import discard_from
from gaslamp.eldritch.mysteries import discard_ongoing, spell_cast
from gaslamp.eldritch.perform import does, go_on, resolve
from gaslamp.eldritch.pieces import Investigator
from gaslamp.eldritch.state import Board


def cast_spell(
    state: Board, you: Investigator, card: Card, power: Power, during: tuple[str, ...] = (), **fields: Any
) -> None:
    """Resolve the front of a Spell, or of anything else that works at such a moment."""
    if card.kind.sort == "spell":
        during = (*during, "spell")
    frame = Frame(you.seat, card.kind.id, card=card, during=during, **fields)
    state.frames.append(frame)
    state.agenda.append((spell_ends, ()))
    go_on(state, power.text)


def spell_ends(state: Board) -> None:
    frame = state.frames.pop()
    if frame.passed_lore and frame.card is not None and state.investigators[frame.seat] is not None:
        spell_cast(state, frame.seat, frame.card)


@does(do.Flip)
def flip(state: Board, node: Node, frame: Frame) -> None:
    """A Spell's back by the result of the test, and it is turned back; a Condition's back, whatever that says."""
    card = frame.card
    you = state.you(frame)
    if card is None or you is None or card not in (*you.cards, *you.conditions):
        return
    number = state.backs[card.number]
    back = card.kind.backs[number]
    state.known |= {(-1, card.number)}
    if card.kind.sort == "spell":
        name, text = next((name, text) for low, high, name, text in back if low <= frame.result <= high)
        cause = f"{card.kind.id}/back{number + 1}/{name}"
        state.tell(events.CardTurned(you.seat, card.kind.id, number + 1, rule="spells", cause=cause))
        go_on(state, text)
    else:
        cause = f"{card.kind.id}/back{number + 1}"
        state.tell(events.CardTurned(you.seat, card.kind.id, number + 1, frame.instead or "none", cause=cause))
        state.turned = (*state.turned, card)
        resolve(state, back, Frame(you.seat, card.kind.id, card=card, ones=frame.ones))


@does(do.FlipBack)
def flip_back(state: Board, node: Node, frame: Frame) -> None:
    you, card = state.you(frame), frame.card
    if you is not None and card is not None:
        state.turned = tuple(other for other in state.turned if other is not card)
        state.tell(events.CardTurnedBack(you.seat, card.kind.id))


@does(do.DiscardThis)
def discard_this(state: Board, node: Node, frame: Frame) -> None:
    """This card: somebody's, or a Mythos card in play."""
    if frame.card is not None:
        for owner in state.present():
            if frame.card in owner.cards or frame.card in owner.conditions:
                discard_from(state, owner, frame.card, frame.instead)
    elif frame.in_play:
        discard_ongoing(state, frame.in_play)


@does(do.DiscardIt)
def discard_it(state: Board, node: Node, frame: Frame) -> None:
    you = state.you(frame)
    if you is not None and frame.it is not None and frame.it in you.cards:
        discard_from(state, you, frame.it)
