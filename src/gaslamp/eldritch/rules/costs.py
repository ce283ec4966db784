"""What things cost: whether a price can be paid, and paying it. Costs are paid in full or not at all."""

from __future__ import annotations

from gaslamp.core.agenda import Answers
from gaslamp.core.decisions import Decision, Option, Phrase
from gaslamp.eldritch.box import effects as do
from gaslamp.eldritch.box.abilities import CheaperClues, SanityForClue
from gaslamp.eldritch.box.box import Card
from gaslamp.eldritch.box.texts import AnyPower, Node
from gaslamp.eldritch.resolving.measures import amount
from gaslamp.eldritch.resolving.resolve import answer, ask, does, payable
from gaslamp.eldritch.table import events
from gaslamp.eldritch.table.frames import Frame, Use
from gaslamp.eldritch.table.pieces import Investigator
from gaslamp.eldritch.table.state import Board

SPEND_CLUE = Option("clue", Phrase("eldritch-option-clue"))


def _can_spare(has: int, wanted: int) -> bool:
    """The last Health or Sanity cannot be spent."""
    return not wanted or has > wanted


# -- Clues -----------------------------------------------------------------------------------------------


def clue_savers(state: Board, you: Investigator) -> list[tuple[AnyPower, Card | None]]:
    """What makes spending Clues cheaper, as far as it can still be used this round."""
    kinds = (CheaperClues, SanityForClue) if you.sanity > 1 else (CheaperClues,)
    return [
        (power, card)
        for kind in kinds
        for power, card in state.powers(you, kind)
        if Use("saver", power.owner) not in state.used
    ]


def can_spend_clues(state: Board, you: Investigator, number: int) -> bool:
    """Also with what stands in for Clues."""
    return len(you.clues) >= number or len(you.clues) + len(clue_savers(state, you)) >= number


def spend_clues(state: Board, you: Investigator, number: int) -> None:
    """Spend Clues; who has other means is asked."""
    if number <= 0:
        return
    savers = clue_savers(state, you)
    if not savers:
        _pay(state, you, number)
        return
    options = [state.box.kinds[p.owner].option if card else you.sheet.option for p, card in savers]
    if len(you.clues) >= number:
        options.append(SPEND_CLUE)
    decision = Decision(you.seat, "spend_clues", Phrase("eldritch-ask-spend-clues", {"amount": number}), tuple(options))
    state.ask_one(decision, clues_spent, number)


def clues_spent(state: Board, answers: Answers, number: int) -> None:
    [(seat, option)] = answers.items()
    you = state.playing(seat)
    if option is SPEND_CLUE:
        _pay(state, you, number)
        return
    state.used.add(Use("saver", option.id))
    state.tell(events.CardUsed(seat, option.id))
    if option is you.sheet.option:
        spend_sanity(state, you, 1)
    spend_clues(state, you, number - 1)


def _pay(state: Board, you: Investigator, number: int) -> None:
    for _ in range(number):  # the oldest first: a Mystery may want the newest
        state.discards.clues.append(you.clues.pop(0))
    state.tell(events.CluesSpent(you.seat, number))


def spend_health(state: Board, you: Investigator, number: int) -> None:
    you.health -= number
    state.tell(events.HealthSpent(you.seat, number, you.health))


def spend_sanity(state: Board, you: Investigator, number: int) -> None:
    you.sanity -= number
    state.tell(events.SanitySpent(you.seat, number, you.sanity))


@payable(do.Spend)
def can_spend(state: Board, node: Node[do.Spend], frame: Frame, you: Investigator) -> bool:
    price = node.effect
    return (
        can_spend_clues(state, you, amount(state, price.clues, frame))
        and _can_spare(you.health, amount(state, price.health, frame))
        and _can_spare(you.sanity, amount(state, price.sanity, frame))
    )


@does(do.Spend)
def spend(state: Board, node: Node[do.Spend], frame: Frame) -> None:
    you = state.actor(frame)
    if health := amount(state, node.effect.health, frame):
        spend_health(state, you, health)
    if sanity := amount(state, node.effect.sanity, frame):
        spend_sanity(state, you, sanity)
    spend_clues(state, you, amount(state, node.effect.clues, frame))


@payable(do.SpendTogether)
def can_spend_together(state: Board, node: Node[do.SpendTogether], frame: Frame, you: Investigator) -> bool:
    purses = [len(other.clues) + len(clue_savers(state, other)) for other in state.present()]
    return sum(purses) >= amount(state, node.effect.clues, frame)


@does(do.SpendTogether)
def spend_together(state: Board, node: Node[do.SpendTogether], frame: Frame) -> None:
    collect(state, state.seat_of(frame), amount(state, node.effect.clues, frame))


def collect(state: Board, decider: int, number: int) -> None:
    """The group pays, one Clue after another."""
    givers = [investigator.seat for investigator in state.present() if can_spend_clues(state, investigator, 1)]
    if number > 0 and givers:
        ask(state, decider, "who_pays", state.seat_options(givers), paid_by, decider, number, amount=number)


def paid_by(state: Board, answers: Answers, decider: int, number: int) -> None:
    giver = state.playing(int(answer(answers).id.removeprefix("seat:")))
    state.agenda.append((collect, (decider, number - 1)))
    spend_clues(state, giver, 1)
