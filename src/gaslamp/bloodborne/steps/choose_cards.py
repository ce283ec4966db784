"""Step 1: Choose & Play Action Cards."""

from __future__ import annotations

from gaslamp.bloodborne.box.box import NO_WEAPON_LEFT, Card
from gaslamp.bloodborne.table import events
from gaslamp.bloodborne.table.state import CHOOSE, Hunter, Table
from gaslamp.core.decisions import Decision, Option, Phrase

ASK_CARD = Phrase("bloodborne-ask-card")


def choose_cards(state: Table) -> None:
    """Every living hunter secretly chooses one card from hand, all at the same time."""
    state.phase = CHOOSE
    strict = not state.agreed.transform_without_weapon
    decisions = []
    for hunter in state.hunters:
        if hunter.health and hunter.hand:
            hand, used = hunter.hand, hunter.used
            if hunter.twins:  # copies of a card are one option
                hand = list(dict.fromkeys(hand))
                used = [card for card in dict.fromkeys(used) if card not in hand]
            options: tuple[Option, ...] = tuple(hand)
            blocked = tuple([card.in_used_pile for card in used]) if used else ()
            if strict:
                options, blocked = without_idle_transform(hunter, options, blocked)
            decisions.append(Decision(hunter.seat, "choose_card", ASK_CARD, options, blocked))
    if decisions:
        state.ask(decisions, reveal_cards)


def without_idle_transform(
    hunter: Hunter, options: tuple[Option, ...], blocked: tuple[Option, ...]
) -> tuple[tuple[Option, ...], tuple[Option, ...]]:
    """The table's ruling that Transform needs a weapon left to draw."""
    idle = [card for card in dict.fromkeys(hunter.hand) if card.draw and not can_draw(hunter, card)]
    return (
        tuple(option for option in options if option not in idle),
        (*blocked, *(card.because(NO_WEAPON_LEFT) for card in idle)),
    )


def can_draw(hunter: Hunter, transform: Card) -> bool:
    return any(card.type in power.effect.types for power in transform.draw for card in hunter.hand)


def reveal_cards(state: Table, answers: dict[int, Card]) -> None:
    """All cards are revealed at the same time."""
    for hunter in state.hunters:
        card = answers.get(hunter.seat)
        if card is not None:
            hunter.hand.remove(card)
            hunter.played = (card,)
            if state.log is not None:
                state.tell(events.CardRevealed(hunter.seat, card.id))
