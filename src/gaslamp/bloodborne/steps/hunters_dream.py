"""Step 7: The Hunter's Dream."""

from __future__ import annotations

from gaslamp.bloodborne.box.effects import Bank
from gaslamp.bloodborne.rules.resolve import rest_hunter, take_upgrade
from gaslamp.bloodborne.rules.triggers import trigger
from gaslamp.bloodborne.table import events
from gaslamp.bloodborne.table.state import DREAM, Table


def hunters_dream(state: Table) -> None:
    """From the first player on, each hunter who dreams or has died acts; then the upgrades are refilled, once."""
    state.phase = DREAM
    hunters = state.hunters
    state.agenda.append((refill_upgrades, ()))
    for seat in reversed(state.order):
        hunter = hunters[seat]
        if not hunter.out and (not hunter.health or (hunter.played and hunter.played[0].dream)):
            state.agenda.append((dream, (seat,)))


def dream(state: Table, seat: int) -> None:
    """Bank, reclaim, upgrade, rest. A dead hunter banks nothing, and reclaims only if they played the Dream."""
    hunter = state.hunters[seat]
    dead = not hunter.health
    for card in hunter.played:
        if card.dream:
            powers = card.dream
            if dead:
                powers = tuple(power for power in powers if not isinstance(power.effect, Bank))
            trigger(state, powers, seat, 0, card)
            return
    state.agenda.append((rest_hunter, (seat,)))
    state.agenda.append((take_upgrade, (seat,)))


def refill_upgrades(state: Table) -> None:
    """As many available upgrades as hunters, as long as the deck lasts."""
    drawn = []
    while len(state.available) < len(state.hunters) and state.upgrade_deck:
        card = state.upgrade_deck.pop()
        state.available.append(card)
        drawn.append(card.id)
    if drawn and state.log is not None:
        state.tell(events.UpgradesRefilled(tuple(drawn)))
