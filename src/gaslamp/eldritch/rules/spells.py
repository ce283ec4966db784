"""Two-sided cards: casting a Spell, turning a card over, and turning it back."""

from __future__ import annotations

from gaslamp.eldritch.box import effects as do
from gaslamp.eldritch.box.abilities import OnLoss
from gaslamp.eldritch.box.box import Card
from gaslamp.eldritch.box.texts import AnyPower, Node
from gaslamp.eldritch.resolving.resolve import does, go_on, payable, resolve
from gaslamp.eldritch.rules.mysteries import discard_ongoing, spell_cast
from gaslamp.eldritch.rules.possessions import discard_from
from gaslamp.eldritch.table import events
from gaslamp.eldritch.table.frames import Frame, Loss
from gaslamp.eldritch.table.pieces import Investigator
from gaslamp.eldritch.table.state import Board


def cast_spell(
    state: Board, you: Investigator, card: Card, power: AnyPower, during: tuple[str, ...] = (), loss: Loss | None = None
) -> None:
    """Resolve the front of a Spell, or of anything else that works at such a moment: perhaps on a loss."""
    if card.kind.sort == "spell":
        during = (*during, "spell")
    frame = Frame(you.seat, card.kind.id, card=card, during=during)
    if loss is not None and isinstance(power.ability, OnLoss):
        frame.chosen, frame.stat = loss.seat, power.ability.stat
    state.frames.append(frame)
    state.agenda.append((spell_ends, ()))
    go_on(state, power.text)


def spell_ends(state: Board) -> None:
    frame = state.frames.pop()
    if frame.passed_lore and frame.card is not None and state.investigators[frame.seat] is not None:
        spell_cast(state, frame.seat, frame.card)


@does(do.Flip)
def flip(state: Board, node: Node[do.Flip], frame: Frame) -> None:
    """A Spell's back by the result of the test, and it is turned back; a Condition's back, whatever that says."""
    card = frame.card
    you = state.you(frame)
    if card is None or you is None or card not in (*you.cards, *you.conditions):
        return
    number = state.backs[card.number]
    back = card.kind.backs[number]
    state.known |= {(-1, card.number)}
    if card.kind.sort == "spell":
        result = next(result for result in back if result.low <= frame.result <= result.high)
        cause = f"{card.kind.id}/back{number + 1}/{result.name}"
        state.tell(events.CardTurned(you.seat, card.kind.id, number + 1, rule="spells", cause=cause))
        go_on(state, result.text)
    else:
        cause = f"{card.kind.id}/back{number + 1}"
        state.turned = (*state.turned, card)
        state.tell(events.CardTurned(you.seat, card.kind.id, number + 1, frame.instead or "none", cause=cause))
        resolve(state, back[0].text, Frame(you.seat, card.kind.id, card=card, ones=frame.ones))


@does(do.FlipBack)
def flip_back(state: Board, node: Node[do.FlipBack], frame: Frame) -> None:
    you, card = state.you(frame), frame.card
    if you is not None and card is not None:
        state.turned = tuple(other for other in state.turned if other is not card)
        state.tell(events.CardTurnedBack(you.seat, card.kind.id))


@payable(do.DiscardThis)
def can_discard_this(state: Board, node: Node[do.DiscardThis], frame: Frame, you: Investigator) -> bool:
    return frame.card is not None and frame.card in you.cards


@does(do.DiscardThis)
def discard_this(state: Board, node: Node[do.DiscardThis], frame: Frame) -> None:
    """This card: somebody's, or a Mythos card in play."""
    if frame.card is not None:
        for owner in state.present():
            if frame.card in owner.cards or frame.card in owner.conditions:
                discard_from(state, owner, frame.card, frame.instead)
    elif frame.in_play:
        discard_ongoing(state, frame.in_play)


@payable(do.DiscardIt)
def can_discard_it(state: Board, node: Node[do.DiscardIt], frame: Frame, you: Investigator) -> bool:
    return frame.it is not None and frame.it in you.cards


@does(do.DiscardIt)
def discard_it(state: Board, node: Node[do.DiscardIt], frame: Frame) -> None:
    you = state.you(frame)
    if you is not None and frame.it is not None and frame.it in you.cards:
        discard_from(state, you, frame.it)
