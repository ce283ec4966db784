"""Questions of the Action Phase, and all that is about getting and giving."""

from __future__ import annotations

from gaslamp.bots.eldritch.board import Seen
from gaslamp.bots.eldritch.cards import card_worth
from gaslamp.bots.eldritch.dealings import basket, trade_worth, trading
from gaslamp.bots.eldritch.effects import condition_worth
from gaslamp.bots.eldritch.judging import Judge, Mind, is_pass, judges, seat_of
from gaslamp.bots.eldritch.turn import Turn
from gaslamp.bots.eldritch.weights import DEBT, GENEROUS
from gaslamp.core.decisions import Decision, Option
from gaslamp.eldritch.rules.acquiring import LOAN_WORTH


@judges("action")
def action(mind: Mind, decision: Decision, seen: Seen) -> Judge:
    offered = {option.id for option in decision.options}
    best = Turn(seen).first_action(offered, decision.prompt.args["left"])
    return lambda option: float(option.id == best)


@judges("travel", "move")
def step(mind: Mind, decision: Decision, seen: Seen) -> Judge:
    """Where the best journey begins; if an effect moves one, tickets are of use only if one can still travel."""
    turn, you = Turn(seen), seen.you
    tickets = (you.trains, you.ships) if decision.kind == "travel" or "travel" not in you.used else (0, 0)
    return lambda option: turn.onward(you.space if is_pass(option) else option.id, *tickets)


@judges("travel_on")
def ride(mind: Mind, decision: Decision, seen: Seen) -> Judge:
    turn, you = Turn(seen), seen.you

    def judge(option: Option) -> float:
        if is_pass(option):
            return turn.ending(you.space, you.trains, you.ships)
        train = seen.box.routes[you.space][option.id] == "train"
        return turn.onward(option.id, you.trains - train, you.ships - (not train))

    return judge


@judges("ticket")
def ticket(mind: Mind, decision: Decision, seen: Seen) -> Judge:
    turn = Turn(seen)
    return lambda option: turn.with_ticket(option.id)


@judges("old_ticket")
def old_ticket(mind: Mind, decision: Decision, seen: Seen) -> Judge:
    held = {"train": seen.you.trains, "ship": seen.you.ships}
    return lambda option: held[option.id]


# -- assets ------------------------------------------------------------------------------------------------------


@judges("acquire")
def acquire(mind: Mind, decision: Decision, seen: Seen) -> Judge:
    money = decision.prompt.args["left"]
    now, wanted = basket(seen, seen.you, money)
    borrowed, _ = basket(seen, seen.you, money + LOAN_WORTH)
    loan = 2.0 if borrowed - now > DEBT else -1.0

    def judge(option: Option) -> float:
        if option.id == "loan":
            return loan
        return 0.0 if is_pass(option) else 1.0 if option.id in wanted else -1.0

    return judge


@judges("gain_asset")
def gain_asset(mind: Mind, decision: Decision, seen: Seen) -> Judge:
    return lambda option: 0.0 if is_pass(option) else card_worth(seen.texts, seen.box.kinds[option.id], seen.you)


@judges("discard_reserve")
def discard_reserve(mind: Mind, decision: Decision, seen: Seen) -> Judge:
    """What is of least use to anybody."""

    def judge(option: Option) -> float:
        if is_pass(option):
            return -9.0
        kind = seen.box.kinds[option.id]
        return -max(card_worth(seen.texts, kind, person) for person in seen.people.values())

    return judge


@judges("who_gains")
def who_gains(mind: Mind, decision: Decision, seen: Seen) -> Judge:
    kind = seen.box.kinds[decision.prompt.args["card"]]
    return lambda option: card_worth(seen.texts, kind, seen.people[seat_of(option)])


@judges("discard")
def discard(mind: Mind, decision: Decision, seen: Seen) -> Judge:
    """What is worth least; where one may stop, as long as keeping more would hurt more."""
    you = seen.you
    held = len(decision.options) - 1
    spared = you.harm(held, 0) - you.harm(held - 1, 0)

    def judge(option: Option) -> float:
        if is_pass(option):
            return -spared
        kind = seen.box.kinds[option.id]
        return -condition_worth(kind) if kind.sort == "condition" else -card_worth(seen.texts, kind, you)

    return judge


# -- trading -----------------------------------------------------------------------------------------------------


@judges("trade_with")
def trade_with(mind: Mind, decision: Decision, seen: Seen) -> Judge:
    return lambda option: trading(seen, seen.you, seen.people[seat_of(option)])


@judges("agree")
def agree(mind: Mind, decision: Decision, seen: Seen) -> Judge:
    """Allies are generous, but not to their common loss."""
    args = decision.prompt.args
    you, other = seen.you, seen.people[args["seat"]]
    total = 0.0
    for giver, taker, wares in ((you, other, args["wares"]), (other, you, args["gifts"])):
        kinds = [seen.box.kinds[ware] for ware in wares if ware in seen.box.kinds]
        total += sum(card_worth(seen.texts, kind, taker) - card_worth(seen.texts, kind, giver) for kind in kinds)
    return lambda option: 0.0 if is_pass(option) else total + GENEROUS


@judges("trade", "give")
def trade(mind: Mind, decision: Decision, seen: Seen) -> Judge:
    you, other = seen.you, seen.people[decision.prompt.args["seat"]]

    def judge(option: Option) -> float:
        if is_pass(option):
            return 0.0
        verb, ware = option.id.split(":")
        giver, taker = (you, other) if verb == "give" else (other, you)
        return trade_worth(seen, giver, taker, ware)

    return judge
