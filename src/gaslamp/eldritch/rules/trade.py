"""Trading with each other: by the action, by effects, and giving things away."""

from __future__ import annotations

from gaslamp.core.agenda import Answers
from gaslamp.core.decisions import Option, Phrase
from gaslamp.eldritch.box import effects as do
from gaslamp.eldritch.box.texts import Node
from gaslamp.eldritch.resolving.measures import matching_cards
from gaslamp.eldritch.resolving.resolve import ENOUGH, NO, NOTHING, ask, declined, does, would_do
from gaslamp.eldritch.rules.travel import TICKETS, cannot_move, change_tickets, move_directly, settle_tickets
from gaslamp.eldritch.table import events
from gaslamp.eldritch.table.frames import Frame
from gaslamp.eldritch.table.pieces import Investigator
from gaslamp.eldritch.table.state import Board


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
    [(partner, option)] = answers.items()
    you, other = state.investigators[seat], state.investigators[partner]
    if not declined(option) and you is not None and other is not None:
        here, there = you.space, other.space
        state.agenda.append((move_directly, (there, seat)))
        move_directly(state, here, partner)


@would_do(do.Trade)
def has_partners(state: Board, node: Node[do.Trade], frame: Frame, you: Investigator) -> bool:
    only = node.effect.only
    purses = [other.clues if only else other.clues or other.cards or other.tickets for other in state.present()]
    return len(purses) > 1 and any(purses)


@does(do.Trade)
def trade(state: Board, node: Node[do.Trade], frame: Frame) -> None:
    """With an investigator anywhere."""
    you = state.actor(frame)
    others = [other.seat for other in state.present() if other is not you]
    if others:
        ask(state, you.seat, "trade_with", state.seat_options(others), partner_chosen, node.effect.only)


def partner_chosen(state: Board, answers: Answers, only: str) -> None:
    [(seat, option)] = answers.items()
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
    [(partner, option)] = answers.items()
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
    [(seat, option)] = answers.items()
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


@would_do(do.Give)
def has_company(state: Board, node: Node[do.Give], frame: Frame, you: Investigator) -> bool:
    return len(state.present()) > 1


@does(do.Give)
def give(state: Board, node: Node[do.Give], frame: Frame) -> None:
    """Any number of these, to one other investigator."""
    you = state.actor(frame)
    others = [other.seat for other in state.present() if other is not you]
    has_some = you.clues if node.effect.kind == "clue" else matching_cards(you, node.effect.kind, node.effect.trait)
    if others and has_some:
        ask(state, you.seat, "give_to", (*state.seat_options(others), NOTHING), receiver_chosen, node)


def receiver_chosen(state: Board, answers: Answers, node: Node[do.Give]) -> None:
    [(seat, option)] = answers.items()
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
    [(seat, option)] = answers.items()
    if not declined(option):
        hand_over(state, seat, taker, option.id.removeprefix("give:"))
        state.agenda.append((go_on_giving, (node, seat, taker)))
