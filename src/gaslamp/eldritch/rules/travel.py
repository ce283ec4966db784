"""What else happens to investigators: moving, delays, trading, and the odd powers of some of them."""

from __future__ import annotations

from gaslamp.core.agenda import Answers
from gaslamp.core.decisions import Decision, Option, Phrase
from gaslamp.eldritch.box import effects as do
from gaslamp.eldritch.box.abilities import Immune, OnEnter, Restricted
from gaslamp.eldritch.box.texts import Node
from gaslamp.eldritch.resolving.measures import matching_cards
from gaslamp.eldritch.resolving.resolve import (
    ENOUGH,
    NO,
    NOTHING,
    STAY,
    answer,
    ask,
    declined,
    does,
    payable,
    resolve,
    would_do,
)
from gaslamp.eldritch.resolving.spaces import at_place, candidates
from gaslamp.eldritch.rules.costs import spend_health, spend_sanity
from gaslamp.eldritch.rules.losses import recover_points
from gaslamp.eldritch.rules.monsters import monster_moves, steps_toward
from gaslamp.eldritch.rules.possessions import choose_improvement
from gaslamp.eldritch.rules.skill_tests import INDEX
from gaslamp.eldritch.table import events
from gaslamp.eldritch.table.frames import Frame
from gaslamp.eldritch.table.pieces import Investigator
from gaslamp.eldritch.table.state import ACTION, Board

MAX_TICKETS = 2

# -- moving ------------------------------------------------------------------------------------------------


def cannot_move(state: Board, you: Investigator) -> bool:
    return any(Restricted in card.kind.powers for card in you.conditions)


def enter(state: Board, you: Investigator, space: str) -> None:
    """An investigator comes to a space, and what waits there happens."""
    you.space = space
    if state.tokens.get(space):
        for power in state.side.get(OnEnter):
            resolve(state, power.text, Frame(you.seat, state.ancient.id))


def move_directly(state: Board, space: str, seat: int) -> None:
    you = state.investigators[seat]
    if you is None or you.space == space:
        return
    if cannot_move(state, you):
        state.tell(events.CannotMove(seat))
        return
    state.tell(events.Moved(seat, space))
    enter(state, you, space)


@does(do.MoveTo)
def move_to(state: Board, node: Node[do.MoveTo], frame: Frame) -> None:
    you = state.you(frame)
    assert you is not None
    at_place(state, node.effect.to, frame, move_directly, you.seat, start=you.space)


@does(do.Move)
def move(state: Board, node: Node[do.Move], frame: Frame) -> None:
    walk(state, node, state.seat_of(frame), node.effect.spaces)


def walk(state: Board, node: Node[do.Move], seat: int, left: int) -> None:
    """Step by step along the paths; who may stop may pass."""
    effect = node.effect
    you = state.investigators[seat]
    if you is None or left <= 0 or you.stopped:
        return
    if cannot_move(state, you):
        state.tell(events.CannotMove(seat))
        return
    routes = state.box.routes[you.space]
    if effect.toward:
        spaces = steps_toward(state, you.space, candidates(state, effect.toward, state.frames[-1], you.space))
    else:
        spaces = [space for space, route in routes.items() if not effect.along or route == effect.along]
    if spaces:
        options = state.space_options(spaces)
        ask(state, seat, "move", (*options, STAY) if effect.up_to else options, walked, node, left,
            source=state.frames[-1].source)  # fmt: skip


def walked(state: Board, answers: Answers, node: Node[do.Move], left: int) -> None:
    for seat, option in answers.items():
        if not declined(option):
            state.agenda.append((walk, (node, seat, left - 1)))
            if node.effect.with_this:
                monster_moves(state, option.id, state.frames[-1].monster)
            move_directly(state, option.id, seat)


@does(do.SwapSpaces)
def swap_spaces(state: Board, node: Node[do.SwapSpaces], frame: Frame) -> None:
    """The one traded with may come here, and then you go there."""
    you = state.you(frame)
    other = state.investigators[frame.partner] if frame.partner >= 0 else None
    if you is None or other is None or you.space == other.space or cannot_move(state, you) or cannot_move(state, other):
        return
    swap = Option("accept", Phrase("eldritch-option-swap", {"seat": you.seat}))
    ask(state, other.seat, "swap", (swap, NO), swapped, you.seat, seat=you.seat)


def swapped(state: Board, answers: Answers, seat: int) -> None:
    for partner, option in answers.items():
        you, other = state.investigators[seat], state.investigators[partner]
        if not declined(option) and you is not None and other is not None:
            here, there = you.space, other.space
            state.agenda.append((move_directly, (there, seat)))
            move_directly(state, here, partner)


# -- delays and actions ------------------------------------------------------------------------------------


@payable(do.Delay)
def can_be_delayed(state: Board, node: Node[do.Delay], frame: Frame, you: Investigator) -> bool:
    return not you.delayed


@does(do.Delay)
def effect_delays(state: Board, node: Node[do.Delay], frame: Frame) -> None:
    you = state.you(frame)
    assert you is not None
    delay(state, you, node.price)


def delay(state: Board, you: Investigator, chosen: bool = False) -> None:
    """Delayed; while acting, the rest of one's actions is lost instead."""
    if you.delayed or (not chosen and any("delayed" in power.ability.to for power, _ in state.powers(you, Immune))):
        return
    if state.phase == ACTION and state.active == you.seat:
        you.actions = 0
        you.stopped = True
        state.tell(events.ActionsLost(you.seat))
    else:
        you.delayed = True
        state.tell(events.BecameDelayed(you.seat))


@does(do.IgnoreMonsters)
def ignore_monsters(state: Board, node: Node[do.IgnoreMonsters], frame: Frame) -> None:
    state.ignore_monsters = True


@does(do.PickClue)
def pick_clue(state: Board, node: Node[do.PickClue], frame: Frame) -> None:
    """A Clue on another space."""
    you = state.you(frame)
    assert you is not None
    spaces = [space for space in dict.fromkeys(state.clues.values()) if space != you.space]
    if spaces:
        ask(state, you.seat, "clue", state.space_options(spaces), clue_picked)


def clue_picked(state: Board, answers: Answers) -> None:
    space = answer(answers).id
    state.frames[-1].clue = next(token for token, where in state.clues.items() if where == space)


@does(do.Research)
def research(state: Board, node: Node[do.Research], frame: Frame) -> None:
    state.far_clue = frame.clue


# -- giving and trading ------------------------------------------------------------------------------------


@would_do(do.Trade)
def has_partners(state: Board, node: Node[do.Trade], frame: Frame, you: Investigator) -> bool:
    only = node.effect.only
    purses = [other.clues if only else other.clues or other.cards or other.tickets for other in state.present()]
    return len(purses) > 1 and any(purses)


@does(do.Trade)
def trade(state: Board, node: Node[do.Trade], frame: Frame) -> None:
    """With an investigator anywhere."""
    you = state.you(frame)
    assert you is not None
    others = [other.seat for other in state.present() if other is not you]
    if others:
        ask(state, you.seat, "trade_with", state.seat_options(others), partner_chosen, node.effect.only)


def partner_chosen(state: Board, answers: Answers, only: str) -> None:
    for seat, option in answers.items():
        partner = int(option.id.removeprefix("seat:"))
        state.frames[-1].partner = partner
        begin_trade(state, seat, partner, only)


def begin_trade(state: Board, seat: int, partner: int, only: str = "") -> None:
    """Anything may change hands; nobody keeps more than two tickets."""
    state.agenda.append((settle_tickets, (partner,)))
    state.agenda.append((settle_tickets, (seat,)))
    go_on_trading(state, seat, partner, only, ())


def go_on_trading(state: Board, seat: int, partner: int, only: str, moved: tuple[str, ...]) -> None:
    """One thing after another changes hands, each of them once, until both have what they want."""
    you, other = state.investigators[seat], state.investigators[partner]
    if you is None or other is None:
        return
    options = [*_wares(state, you, other, "give", only, moved), *_wares(state, other, you, "take", only, moved)]
    if options:
        ask(state, seat, "trade", (*options, ENOUGH), traded, partner, only, moved, seat=partner)
    else:
        seal_trade(state, seat, partner, moved)


def seal_trade(state: Board, seat: int, partner: int, moved: tuple[str, ...]) -> None:
    """Both must agree: who has been asked for something may refuse, and everything goes back."""
    if any(mark.startswith("take:") for mark in moved):
        agree = Option("accept", Phrase("eldritch-option-agree"))
        taken = tuple(mark.removeprefix("take:") for mark in moved if mark.startswith("take:"))
        given = tuple(mark.removeprefix("give:") for mark in moved if mark.startswith("give:"))
        ask(
            state,
            partner,
            "agree",
            (agree, NO),
            sealed,
            seat,
            moved,
            seat=seat,
            wares=taken,
            gifts=given or ("nothing",),
        )


def sealed(state: Board, answers: Answers, seat: int, moved: tuple[str, ...]) -> None:
    for partner, option in answers.items():
        if declined(option):
            for mark in reversed(moved):
                verb, ware = mark.split(":")
                giver, taker = (seat, partner) if verb == "give" else (partner, seat)
                hand_over(state, taker, giver, ware)


def _wares(
    state: Board, giver: Investigator, taker: Investigator, verb: str, only: str, moved: tuple[str, ...]
) -> list[Option]:
    wares = ["clue"] if giver.clues else []
    if not only:
        held = {card.kind.id for card in taker.cards}
        wares += [card.kind.id for card in giver.cards if card.kind.id not in held]
        wares += [kind for kind, number in (("train", giver.trains), ("ship", giver.ships)) if number]
    backwards = "take" if verb == "give" else "give"
    wares = [ware for ware in wares if f"{backwards}:{ware}" not in moved]
    return [
        Option(f"{verb}:{ware}", Phrase(f"eldritch-option-{verb}", {"ware": ware}), f"card:{ware}") for ware in wares
    ]


def traded(state: Board, answers: Answers, partner: int, only: str, moved: tuple[str, ...]) -> None:
    for seat, option in answers.items():
        if declined(option):
            seal_trade(state, seat, partner, moved)
            return
        verb, ware = option.id.split(":")
        giver, taker = (seat, partner) if verb == "give" else (partner, seat)
        hand_over(state, giver, taker, ware)
        state.agenda.append((go_on_trading, (seat, partner, only, (*moved, option.id))))


def hand_over(state: Board, giver: int, taker: int, ware: str) -> None:
    """A possession changes hands; that is not gaining it."""
    one, other = state.investigators[giver], state.investigators[taker]
    assert one is not None
    assert other is not None
    if ware == "clue":
        other.clues.append(one.clues.pop())
        state.tell(events.GaveClues(giver, taker, 1))
    elif ware in TICKETS:
        change_tickets(one, ware, -1)
        change_tickets(other, ware, 1)
        state.tell(events.GaveTicket(giver, taker, ware))
    else:
        card = next(card for card in one.cards if card.kind.id == ware)
        one.cards.remove(card)
        other.take(card)
        state.tell(events.GaveCard(giver, taker, ware))


# -- tickets -------------------------------------------------------------------------------------------------


def ticket(kind: str) -> Option:
    return Option(kind, Phrase("eldritch-option-ticket", {"ticket": kind}))


TICKETS = {"train": ticket("train"), "ship": ticket("ship")}


def settle_tickets(state: Board, seat: int) -> None:
    """Who has more than two tickets chooses which to keep."""
    you = state.investigators[seat]
    if you is not None and you.tickets > MAX_TICKETS:
        options = [TICKETS[kind] for kind, has in (("train", you.trains), ("ship", you.ships)) if has]
        ask(state, seat, "old_ticket", tuple(options), ticket_discarded)


def ticket_discarded(state: Board, answers: Answers) -> None:
    for seat, option in answers.items():
        you = state.investigators[seat]
        assert you is not None
        change_tickets(you, option.id, -1)
        state.tell(events.TicketDiscarded(seat, option.id))
        state.agenda.append((settle_tickets, (seat,)))


def change_tickets(you: Investigator, kind: str, number: int) -> None:
    if kind == "train":
        you.trains += number
    else:
        you.ships += number


@would_do(do.Give)
def has_company(state: Board, node: Node[do.Give], frame: Frame, you: Investigator) -> bool:
    return len(state.present()) > 1


@does(do.Give)
def give(state: Board, node: Node[do.Give], frame: Frame) -> None:
    """Any number of these, to one other investigator."""
    you = state.you(frame)
    assert you is not None
    others = [other.seat for other in state.present() if other is not you]
    has_some = you.clues if node.effect.kind == "clue" else matching_cards(you, node.effect.kind, node.effect.trait)
    if others and has_some:
        ask(state, you.seat, "give_to", (*state.seat_options(others), NOTHING), receiver_chosen, node)


def receiver_chosen(state: Board, answers: Answers, node: Node[do.Give]) -> None:
    for seat, option in answers.items():
        if not declined(option):
            go_on_giving(state, node, seat, int(option.id.removeprefix("seat:")))


def go_on_giving(state: Board, node: Node[do.Give], seat: int, taker: int) -> None:
    you, other = state.investigators[seat], state.investigators[taker]
    if you is None or other is None:
        return
    if node.effect.kind == "clue":
        wares = ["clue"] if you.clues else []
    else:
        held = {card.kind.id for card in other.cards}
        cards = matching_cards(you, node.effect.kind, node.effect.trait)
        wares = [card.kind.id for card in cards if card.kind.id not in held]
    if wares:
        options = [Option(f"give:{ware}", Phrase("eldritch-option-give", {"ware": ware})) for ware in wares]
        ask(state, seat, "give", (*options, ENOUGH), given, node, taker, seat=taker)


def given(state: Board, answers: Answers, node: Node[do.Give | do.Reassign], taker: int) -> None:
    for seat, option in answers.items():
        if not declined(option):
            hand_over(state, seat, taker, option.id.removeprefix("give:"))
            state.agenda.append((go_on_giving, (node, seat, taker)))


# -- odd powers ---------------------------------------------------------------------------------------------


@does(do.Convert)
def convert(state: Board, node: Node[do.Convert], frame: Frame) -> None:
    """Health for Sanity or Sanity for Health, one at a time and only one way."""
    go_on_converting(state, state.seat_of(frame), "")


TO_SANITY = Option("health", Phrase("eldritch-option-health-for-sanity"))
TO_HEALTH = Option("sanity", Phrase("eldritch-option-sanity-for-health"))


def go_on_converting(state: Board, seat: int, way: str) -> None:
    you = state.investigators[seat]
    if you is None:
        return
    options = []
    if way != "sanity" and you.health > 1 and you.sanity < you.sheet.data.sanity:
        options.append(TO_SANITY)
    if way != "health" and you.sanity > 1 and you.health < you.sheet.data.health:
        options.append(TO_HEALTH)
    if options:
        state.ask_one(
            Decision(seat, "convert", Phrase("eldritch-ask-convert"), (*options, ENOUGH)),
            converted,
        )


def converted(state: Board, answers: Answers) -> None:
    for seat, option in answers.items():
        you = state.investigators[seat]
        if declined(option) or you is None:
            return
        if option is TO_SANITY:
            spend_health(state, you, 1)
            recover_points(state, you, 0, 1)
        else:
            spend_sanity(state, you, 1)
            recover_points(state, you, 1, 0)
        state.agenda.append((go_on_converting, (seat, option.id)))


@does(do.Reassign)
def reassign(state: Board, node: Node[do.Reassign], frame: Frame) -> None:
    """Improvements are given up one by one; then as many skills are improved."""
    go_on_reassigning(state, state.seat_of(frame), 0)


def go_on_reassigning(state: Board, seat: int, spent: int) -> None:
    you = state.investigators[seat]
    if you is None:
        return
    options = [option for index, option in enumerate(state.box.skills.values()) if you.improvements[index]]
    if options:
        ask(state, seat, "reassign", (*options, ENOUGH), reassigned, spent)
    else:
        improve_anew(state, seat, spent)


def reassigned(state: Board, answers: Answers, spent: int) -> None:
    for seat, option in answers.items():
        you = state.investigators[seat]
        assert you is not None
        if declined(option):
            improve_anew(state, seat, spent)
        else:
            you.improvements[INDEX[option.id]] -= 1
            state.tell(events.ImprovementsSpent(seat, 1))
            state.agenda.append((go_on_reassigning, (seat, spent + 1)))


def improve_anew(state: Board, seat: int, left: int) -> None:
    you = state.investigators[seat]
    if you is not None and left > 0:
        state.agenda.append((improve_anew, (seat, left - 1)))
        choose_improvement(state, you)
