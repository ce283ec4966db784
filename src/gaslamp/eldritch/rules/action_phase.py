"""The Action Phase: each investigator, from the Lead on, performs up to two actions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from gaslamp.core.agenda import Answers
from gaslamp.core.decisions import PASS, Decision, Option, Phrase
from gaslamp.eldritch.box import abilities as ab
from gaslamp.eldritch.box import effects as do
from gaslamp.eldritch.box.box import Card
from gaslamp.eldritch.box.texts import AnyPower, Node, Power
from gaslamp.eldritch.resolving.measures import holds
from gaslamp.eldritch.resolving.resolve import (
    END_TURN,
    STAY,
    Queue,
    ask,
    can_pay,
    declined,
    does,
    does_something,
    go_on,
    one_by_one,
    resolve,
)
from gaslamp.eldritch.rules.acquiring import acquire
from gaslamp.eldritch.rules.losses import recover_points
from gaslamp.eldritch.rules.spells import spell_ends
from gaslamp.eldritch.rules.trade import begin_trade
from gaslamp.eldritch.rules.travel import MAX_TICKETS, TICKETS, cannot_move, change_tickets, enter, ticket_discarded
from gaslamp.eldritch.rules.turns import begin_turn, turns
from gaslamp.eldritch.table import events
from gaslamp.eldritch.table.frames import NOBODY, Frame, Use
from gaslamp.eldritch.table.pieces import Investigator
from gaslamp.eldritch.table.state import ACTION, Board

ACTIONS = 2
ASK_ACTION = tuple(Phrase("eldritch-ask-action", {"left": left}) for left in range(ACTIONS + 1))


def action_phase(state: Board) -> None:
    turns(state, ACTION, take_turn)


def take_turn(state: Board, seat: int) -> None:
    """Two actions; who is Delayed stands up instead."""
    you = state.investigators[seat]
    if you is None:
        return
    begin_turn(state, seat)
    if you.delayed:
        state.tell(events.TurnBegan(seat, "action"))
        you.delayed = False
        state.tell(events.StoodUp(seat))
        return
    you.actions = ACTIONS
    you.stopped = False
    state.tell(events.TurnBegan(seat, "action"))
    next_action(state, seat)


def next_action(state: Board, seat: int) -> None:
    """Choose an action, or something that may be done between actions, or be done with it."""
    you = state.investigators[seat]
    if you is None:
        return
    if you.stopped:
        you.stopped = False
        return
    options, blocked = actions(state, you) if you.actions > 0 else ([], [])
    options += [card.kind.option for power, card in between_actions(state, you)]
    if options:
        prompt = ASK_ACTION[min(you.actions, ACTIONS)]
        state.ask_one(Decision(seat, "action", prompt, (*options, END_TURN), tuple(blocked)), action_chosen)


def action_chosen(state: Board, answers: Answers) -> None:
    [(seat, option)] = answers.items()
    you = state.playing(seat)
    if declined(option):
        you.actions = 0
        return
    state.agenda.append((next_action, (seat,)))
    for power, card in between_actions(state, you):
        if card.kind.option is option:
            state.used.add(Use("ability", power.path))
            state.tell(events.CardUsed(seat, card.kind.id, rule="component-actions"))
            perform_power(state, you, power, card)
            return
    you.actions -= 1
    perform_action(state, you, option)


@does(do.ActAgain)
def act_again(state: Board, node: Node[do.ActAgain], frame: Frame) -> None:
    """An additional action, at once, whoever's turn it is."""
    additional_action(state, state.seat_of(frame))


def additional_action(state: Board, seat: int) -> None:
    """One more action, if they like, for somebody who is not Delayed."""
    you = state.investigators[seat]
    if you is None or you.delayed:
        return
    if state.phase == ACTION and state.turn == seat:
        you.actions += 1  # it is their turn anyway
        return
    options, blocked = actions(state, you)
    if options:
        state.ask_one(Decision(seat, "action", ASK_ACTION[1], (*options, PASS), tuple(blocked)), additional_chosen)


def additional_chosen(state: Board, answers: Answers) -> None:
    [(seat, option)] = answers.items()
    you = state.playing(seat)
    if not declined(option):
        state.agenda.append((action_over, (seat, state.active)))
        if state.rules > 1:  # in version 1 only the one whose turn it was could be the active investigator
            state.active = seat
        perform_action(state, you, option)


def action_over(state: Board, seat: int, before: int) -> None:
    """A given action has ended, and whoever acted before acts again."""
    state.active = before
    you = state.investigators[seat]
    if you is not None:
        you.stopped = False


def between_actions(state: Board, you: Investigator) -> list[tuple[AnyPower, Card]]:
    return [
        (power, card)
        for power, card in state.powers(you, ab.ActionPhase)
        if card is not None
        and Use("ability", power.path) not in state.used
        and (not power.pay or can_pay(state, Frame(you.seat, power.owner, card=card), power.pay))
    ]


# -- which actions there are -------------------------------------------------------------------------------


def named(name: str) -> Option:
    return Option(name, Phrase(f"eldritch-option-action-{name}"))


TRAVEL, REST, TRADE, PREPARE, ACQUIRE = map(named, ("travel", "rest", "trade", "prepare", "acquire"))
BASIC = (TRAVEL, REST, TRADE, PREPARE, ACQUIRE)
REASONS = ("done", "detained", "monsters", "city", "forbidden", "alone", "tickets", "reserve")
REFUSED = {
    (action.id, reason): action.because(Phrase(f"eldritch-why-not-{reason}")) for action in BASIC for reason in REASONS
}


def why_not(state: Board, you: Investigator) -> dict[Option, str]:
    """For each of the actions that everybody has, why it cannot be performed now; empty if it can."""
    space = you.space
    monsters = "monsters" if state.monsters_at(space) else ""
    city = "" if state.box.spaces[space].type == "city" else "city"
    return {
        TRAVEL: "",
        REST: "forbidden" if state.ongoing and state.forbidden("rest") else monsters,
        TRADE: "" if trade_partners(state, you) else "alone",
        PREPARE: city or ("" if state.box.tickets[space] else "tickets"),
        ACQUIRE: city or monsters or ("" if state.reserve else "reserve"),
    }


def actions(state: Board, you: Investigator) -> tuple[list[Option], list[Option]]:
    """What an investigator may do now; and of the actions that everybody has, those that they may not."""
    possible: list[Option] = []
    refused: list[Option] = []
    if cannot_move(state, you):
        refused = [REFUSED[action.id, "detained"] for action in BASIC]
    else:
        for action, reason in why_not(state, you).items():
            if state.used and Use("action", action.id, you.seat) in state.used:
                reason = "done"
            if reason:
                refused.append(REFUSED[action.id, reason])
            else:
                possible.append(action)
    possible += [option for option, _, _, _ in component_actions(state, you)]
    return possible, refused


Act = tuple[Option, Power[ab.Action], Card | None, Investigator]  # and whose


def component_actions(state: Board, you: Investigator) -> Iterator[Act]:
    """Actions of sheets and cards: own ones, and local ones of anybody here. Each once per round."""
    detained = cannot_move(state, you)
    for owner in state.here(you.space):
        for power, card in state.powers(owner, ab.Action):
            ability = power.ability
            if owner is not you and not ability.local:
                continue
            if detained and not (owner is you and card is not None and card.kind.get(ab.Restricted)):
                continue
            if state.used and once(you, power, card) in state.used:
                continue
            frame = Frame(you.seat, power.owner, card=card)
            if ability.when and not all(holds(state, check, frame) for check in ability.when):
                continue
            if power.pay and not can_pay(state, frame, power.pay):
                continue
            if any(does_something(state, frame, you, node) for node in power.text):
                yield component_option(state, you, owner, power, card), power, card, owner


def once(you: Investigator, power: Power[ab.Action], card: Card | None) -> Use:
    """A card's action is done once per round, whoever holds it; a local one once by each."""
    if card is None:
        return Use("ability", power.path)
    return Use("card", card.number, you.seat if power.ability.local else NOBODY)


def component_option(
    state: Board, you: Investigator, owner: Investigator, power: AnyPower, card: Card | None
) -> Option:
    if card is None:
        return owner.sheet.option
    if owner is you:
        return card.kind.option
    label = Phrase("eldritch-option-local-action", {"card": card.kind.id, "seat": owner.seat})
    return Option(f"{card.kind.id}:{owner.seat}", label, f"card:{card.kind.id}")


# -- performing them ---------------------------------------------------------------------------------------


def perform_action(state: Board, you: Investigator, option: Option) -> None:
    basic = {TRAVEL: travel, REST: rest, TRADE: trade, PREPARE: prepare, ACQUIRE: acquire}
    if option in basic:
        state.used.add(Use("action", option.id, you.seat))
        basic[option](state, you)
        return
    for found, power, card, _ in component_actions(state, you):
        if found.id == option.id:
            state.used.add(once(you, power, card))
            state.tell(events.ActionTaken(you.seat, power.owner, cause=power.path))
            perform_power(state, you, power, card)
            return


def perform_power(state: Board, you: Investigator, power: AnyPower, card: Card | None) -> None:
    """Pay, and then the text; a Spell's test may count for a Mystery when it is over."""
    during = ("spell",) if card is not None and card.kind.sort == "spell" else ()
    frame = Frame(you.seat, power.owner, card=card, during=during, acting=you.seat)
    state.frames.append(frame)
    state.agenda.append((spell_ends, ()))
    go_on(state, power.text)
    go_on(state, power.pay)


def travel(state: Board, you: Investigator) -> None:
    routes = state.box.routes[you.space]
    ask(state, you.seat, "travel", state.space_options(list(routes)), traveled)


def traveled(state: Board, answers: Answers) -> None:
    [(seat, option)] = answers.items()
    you = state.playing(seat)
    state.agenda.append((travel_on, (seat,)))
    enter(state, you, option.id)
    state.tell(events.Traveled(seat, option.id, ""))


def travel_on(state: Board, seat: int) -> None:
    """A ticket for every further space, along its kind of route."""
    you = state.investigators[seat]
    if you is None or you.stopped or not you.tickets:
        return
    spaces = [
        space
        for space, route in state.box.routes[you.space].items()
        if (route == "train" and you.trains) or (route == "ship" and you.ships)
    ]
    if spaces:
        ask(state, seat, "travel_on", (*state.space_options(spaces), STAY), traveled_on, trains=you.trains,
            ships=you.ships)  # fmt: skip


def traveled_on(state: Board, answers: Answers) -> None:
    [(seat, option)] = answers.items()
    you = state.playing(seat)
    if declined(option):
        return
    route = state.box.routes[you.space][option.id]
    change_tickets(you, route, -1)
    state.agenda.append((travel_on, (seat,)))
    enter(state, you, option.id)
    state.tell(events.Traveled(seat, option.id, route))


Resting = tuple[int, Power[ab.OnRest], Card]  # whose rest, what helps, and by which card


def rest(state: Board, you: Investigator) -> None:
    """Recover one of each; what helps at a rest is that which was there when it began."""
    state.tell(events.Rested(you.seat))
    waiting = help_at_rest(state, you)
    recover_points(state, you, 1, 1)
    one_by_one(state, you.seat, "at_rest", AT_REST, waiting)


def help_at_rest(state: Board, you: Investigator) -> list[Resting]:
    """What does something when this investigator rests here."""
    return [
        (you.seat, power, card)
        for owner in state.here(you.space)
        for power, card in state.powers(owner, ab.OnRest)
        if card is not None and (owner is you or power.ability.whose == "here")
    ]


def at_rest(state: Board, seat: int, power: AnyPower, card: Card) -> None:
    resolve(state, power.text, Frame(seat, power.owner, card=card, acting=seat))


def helps_at_rest(state: Board, seat: int, power: AnyPower, card: Card) -> bool:
    you = state.investigators[seat]
    return you is not None and not you.stopped and any(card in owner.held() for owner in state.here(you.space))


def rest_names(state: Board, waiting: Sequence[Resting]) -> tuple[Option, ...]:
    """The order matters where there is a test, and something that one may be rid of before it."""
    inside = {type(inner.effect) for _, power, _ in waiting for node in power.text for inner in node.walk()}
    return tuple([card.kind.option for _, _, card in waiting]) if {do.Test, do.Discard} <= inside else ()


AT_REST = Queue(at_rest, helps_at_rest, rest_names)


def trade_partners(state: Board, you: Investigator) -> list[int]:
    """Those here with whom there is anything to trade."""
    rich = has_possessions(you)
    return [other.seat for other in state.here(you.space) if other is not you and (rich or has_possessions(other))]


def has_possessions(you: Investigator) -> bool:
    return bool(you.cards or you.clues or you.tickets)


def trade(state: Board, you: Investigator) -> None:
    ask(state, you.seat, "trade_with", state.seat_options(trade_partners(state, you)), trading)


def trading(state: Board, answers: Answers) -> None:
    [(seat, option)] = answers.items()
    begin_trade(state, seat, int(option.id.removeprefix("seat:")))


def prepare(state: Board, you: Investigator) -> None:
    """A ticket of a kind that starts here."""
    ask(state, you.seat, "ticket", tuple([TICKETS[kind] for kind in state.box.tickets[you.space]]), ticket_chosen)


def ticket_chosen(state: Board, answers: Answers) -> None:
    [(seat, option)] = answers.items()
    you = state.playing(seat)
    if you.tickets == MAX_TICKETS:  # room for the new one is made first
        options = [TICKETS[kind] for kind, has in (("train", you.trains), ("ship", you.ships)) if has]
        ask(state, seat, "old_ticket", tuple(options), ticket_replaced, option.id)
    else:
        take_ticket(state, you, option.id)


def ticket_replaced(state: Board, answers: Answers, kind: str) -> None:
    for seat in answers:
        you = state.playing(seat)
        ticket_discarded(state, answers)
        take_ticket(state, you, kind)


def take_ticket(state: Board, you: Investigator, kind: str) -> None:
    change_tickets(you, kind, 1)
    state.tell(events.TicketGained(you.seat, kind))
