"""Damage, in both directions: what hunters suffer, what monsters suffer, and who dies of it."""

from __future__ import annotations

from collections.abc import Sequence

from gaslamp.bloodborne.box.box import Card, Power
from gaslamp.bloodborne.box.effects import Fiercer
from gaslamp.bloodborne.rules.conditions import holds
from gaslamp.bloodborne.rules.scoring import end_game
from gaslamp.bloodborne.table import events
from gaslamp.bloodborne.table.state import INSTANTS, Hunt, Hunter
from gaslamp.core.decisions import Phrase


def halved(state: Hunt, hunter: Hunter, amount: int, attack: bool) -> int:
    """What the hunter's own cards leave of some damage by halving it, rounded down."""
    for card in hunter.played:
        for power in card.halve:
            if amount and (attack or power.effect.source == "any") and holds(state, power, hunter.seat):
                if state.log is not None:
                    state.tell(events.DamageReduced(hunter.seat, amount, amount // 2, cause=power.cause))
                amount //= 2
    return amount


def prevented(state: Hunt, hunter: Hunter, amount: int, attack: bool) -> int:
    """What the hunter's own cards leave of some damage by preventing it."""
    for card in hunter.played:
        for power in card.prevent:
            if amount and (attack or power.effect.source == "any") and holds(state, power, hunter.seat):
                left = 0 if power.effect.amount == "all" else max(0, amount - power.effect.amount)
                if state.log is not None:
                    state.tell(events.DamageReduced(hunter.seat, amount, left, cause=power.cause))
                amount = left
    return amount


def hurt(state: Hunt, hunter: Hunter, amount: int, cause: str = "") -> None:
    """A hunter's health goes down; at 0 the hunter dies."""
    if amount <= 0 or hunter.health == 0:
        return
    hunter.health = health = hunter.health - amount if hunter.health > amount else 0
    if state.log is not None:
        state.tell(events.DamageTaken(hunter.seat, amount, health, cause=cause))
    if not health:
        die(state, hunter)


def die(state: Hunt, hunter: Hunter) -> None:
    """Collected echoes are lost at once, banked ones never."""
    lost, hunter.collected = hunter.collected, 0
    hunter.deaths += 1
    if state.log is not None:
        state.tell(events.HunterDied(hunter.seat, lost))
    for power in state.final_boss.lives:
        if hunter.deaths >= power.effect.amount:
            hunter.out = True
            if state.log is not None:
                state.tell(events.HunterOut(hunter.seat, cause=power.cause))
            if all(other.out for other in state.hunters):
                state.only(end_game, Phrase("bloodborne-end-everyone-out"))


def heal(state: Hunt, hunter: Hunter, amount: int, cause: str) -> None:
    """A living hunter regains health, never past the maximum."""
    amount = min(amount, state.max_health - hunter.health)
    if amount <= 0 or hunter.health == 0:
        return
    hunter.health += amount
    if state.log is not None:
        state.tell(events.HunterHealed(hunter.seat, amount, hunter.health, cause=cause))


# Abilities that make the attack worse, with the hunters they make it worse for.
Fiercest = Sequence[tuple[Power[Fiercer], list[Hunter]]]


def fiercer(state: Hunt, hunter: Hunter, more: Fiercest, late: bool) -> int:
    """How much more this hunter takes from the attack, before or after halving."""
    amount = 0
    for power, victims in more:
        if power.effect.after_halving == late and hunter in victims:
            amount += power.effect.amount
            if state.log is not None:
                state.tell(events.AttackFiercer(hunter.seat, power.effect.amount, cause=power.cause))
    return amount


def limited(state: Hunt, amount: int, card: Card) -> int:
    """What the monster's own abilities leave of a card's damage to it."""
    for immune in state.threat.immune:
        if (immune.effect.during == "instants") == (state.phase == INSTANTS) and holds(state, immune, -1):
            amount = _stopped(state, card, amount, 0, immune.cause)
    for cap in state.threat.cap:
        if amount > cap.effect.at and card.matches(cap.effect.cards, cap.card_id) and holds(state, cap, -1):
            amount = _stopped(state, card, amount, cap.effect.at, cap.cause)
    return amount


def _stopped(state: Hunt, card: Card, amount: int, left: int, cause: str) -> int:
    if state.log is not None and state.foe is not None:
        state.tell(events.DamageStopped(state.foe.id, card.id, amount, left, cause=cause))
    return left
