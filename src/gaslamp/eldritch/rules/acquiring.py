"""Acquiring Assets: a test of Influence, the bank loan, and the reserve."""

from __future__ import annotations

from gaslamp.core.agenda import Answers
from gaslamp.core.decisions import Decision, Option, Phrase
from gaslamp.eldritch.box import abilities as ab
from gaslamp.eldritch.box.box import Card
from gaslamp.eldritch.resolving.resolve import ENOUGH, NOTHING, answer, ask, declined
from gaslamp.eldritch.rules.possessions import fill_reserve, gain_condition, take_from_reserve
from gaslamp.eldritch.rules.skill_tests import begin_test
from gaslamp.eldritch.table import events
from gaslamp.eldritch.table.frames import Frame
from gaslamp.eldritch.table.pieces import Investigator
from gaslamp.eldritch.table.state import Board

LOAN = Option("loan", Phrase("eldritch-option-loan"))
DEBT = "debt"  # the Condition that the rules themselves name: it is the price of a loan
LOAN_WORTH = 2


def acquire(state: Board, you: Investigator) -> None:
    """A test of Influence; then cards from the reserve, worth no more than the successes."""
    state.frames.append(Frame(you.seat, "acquire", during=("acquire",), acting=you.seat))
    state.agenda.append((acquired, (you.seat,)))
    most = sum(card.kind.value for card in state.reserve)
    cheapest = min(card.kind.value for card in state.reserve)
    begin_test(state, you, "influence", 0, enough=most, goal=max(1, cheapest), aim="buy", path="acquire")


def acquired(state: Board, seat: int) -> None:
    shop(state, seat, state.frames[-1].result, False, False)


def shop(state: Board, seat: int, left: int, loan: bool, bought: bool) -> None:
    you = state.investigators[seat]
    if you is None or you.stopped:
        close_shop(state)
        return
    options = [card.kind.option for card in state.reserve if card.kind.value <= left]
    if not loan and loan_helps(state, left) and can_borrow(state, you):
        options.append(LOAN)
    if options:
        dear = [too_dear(card, card.kind.value - left) for card in state.reserve if card.kind.value > left]
        prompt = Phrase("eldritch-ask-acquire", {"left": left})
        decision = Decision(seat, "acquire", prompt, (*options, ENOUGH), tuple(dear))
        state.ask_one(decision, shopped, left, loan, bought)
    else:
        shopping_ends(state, seat, bought)


def too_dear(card: Card, short: int) -> Option:
    return card.kind.option.because(Phrase("eldritch-why-not-dear", {"short": short}))


def loan_helps(state: Board, left: int) -> bool:
    """Whether two more successes would buy anything more."""
    within_reach = [card.kind.value for card in state.reserve if card.kind.value <= left + LOAN_WORTH]
    return sum(within_reach) > left


def can_borrow(state: Board, you: Investigator) -> bool:
    return not you.has_condition(DEBT) and any(card.kind.id == DEBT for card in state.decks.cards["conditions"])


def shopped(state: Board, answers: Answers, left: int, loan: bool, bought: bool) -> None:
    [(seat, option)] = answers.items()
    you = state.playing(seat)
    if declined(option):
        shopping_ends(state, seat, bought)
    elif option is LOAN:
        state.tell(events.LoanTaken(seat))
        state.agenda.append((shop, (seat, left + LOAN_WORTH, True, bought)))
        gain_condition(state, you, DEBT, chosen=True)
    else:
        card = next(card for card in state.reserve if card.kind.option is option)
        state.agenda.append((shop, (seat, left - card.kind.value, loan, True)))
        sharers = [other.seat for other in state.present()]
        if len(sharers) > 1 and state.powers(you, ab.ShareAssets):
            ask(state, seat, "who_gains", state.seat_options(sharers), buyer_named, card, card=card.kind.id)
        else:
            take_from_reserve(state, you, card, refill=False)


def buyer_named(state: Board, answers: Answers, card: Card) -> None:
    you = state.playing(int(answer(answers).id.removeprefix("seat:")))
    take_from_reserve(state, you, card, refill=False)


def shopping_ends(state: Board, seat: int, bought: bool) -> None:
    """Who has gained nothing may discard a card of the reserve; then it is filled again."""
    state.agenda.append((close_shop, ()))
    if not bought and state.reserve:
        options = tuple([card.kind.option for card in state.reserve])
        ask(state, seat, "discard_reserve", (*options, NOTHING), reserve_discarded)


def reserve_discarded(state: Board, answers: Answers) -> None:
    option = answer(answers)
    if not declined(option):
        card = next(card for card in state.reserve if card.kind.option is option)
        state.reserve.remove(card)
        state.discards.cards["assets"].append(card)
        state.tell(events.ReserveDiscarded((card.kind.id,)))


def close_shop(state: Board) -> None:
    state.frames.pop()
    fill_reserve(state)
