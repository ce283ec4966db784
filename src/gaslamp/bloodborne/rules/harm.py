"""Damage, in both directions: what hunters suffer, what monsters suffer, and who dies of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gaslamp.bloodborne.box.box import Card, Power
from gaslamp.bloodborne.box.effects import Fiercer
from gaslamp.bloodborne.rules.conditions import holds
from gaslamp.bloodborne.rules.scoring import end_game
from gaslamp.bloodborne.rules.sources import attack_of, source
from gaslamp.bloodborne.table import events
from gaslamp.bloodborne.table.state import INSTANTS, Hunt, Hunter
from gaslamp.core.decisions import Phrase


def halved(state: Hunt, hunter: Hunter, amount: int, attack: bool) -> int:
    """What the hunter's own cards leave of some damage by halving it, rounded down."""
    for card in hunter.played:
        for power in card.halve:
            if amount and (attack or power.effect.source == "any") and holds(state, power, hunter.seat):
                if state.log is not None:
                    state.tell(events.DamageReduced(hunter.seat, card.id, amount, amount // 2, cause=power.cause))
                amount //= 2
    return amount


def prevented(state: Hunt, hunter: Hunter, amount: int, attack: bool) -> int:
    """What the hunter's own cards leave of some damage by preventing it."""
    for card in hunter.played:
        for power in card.prevent:
            if amount and (attack or power.effect.source == "any") and holds(state, power, hunter.seat):
                left = 0 if power.effect.amount == "all" else max(0, amount - power.effect.amount)
                if state.log is not None:
                    state.tell(events.DamageReduced(hunter.seat, card.id, amount, left, cause=power.cause))
                amount = left
    return amount


def hurt(state: Hunt, hunter: Hunter, amount: int, power: Power[Any] | None = None, owner: int = -1) -> None:
    """A hunter's health goes down, by the monster's attack or a card's power; at 0 the hunter dies."""
    if amount <= 0 or hunter.health == 0:
        return
    hunter.health = health = hunter.health - amount if hunter.health > amount else 0
    if state.log is not None:
        by, cause = blame(state, hunter, power, owner)
        state.tell(events.DamageTaken(hunter.seat, amount, health, by, cause=cause))
    if not health:
        die(state, hunter, power, owner)


def blame(state: Hunt, hunter: Hunter, power: Power[Any] | None, owner: int) -> tuple[Phrase, str]:
    """What damage comes from, a card's power or the monster's attack, and the cause that events cite."""
    if power is not None:
        return source(state, power, owner, hunter), power.cause
    assert state.foe is not None
    return attack_of(state.foe), state.foe.id


def die(state: Hunt, hunter: Hunter, by: Power[Any] | None, owner: int) -> None:
    """Collected echoes are lost at once, banked ones never."""
    lost, hunter.collected = hunter.collected, 0
    hunter.deaths += 1
    if state.log is not None:
        killer, cause = blame(state, hunter, by, owner)
        state.tell(events.HunterDied(hunter.seat, lost, killer, cause=cause))
    for power in state.final_boss.lives:
        if hunter.deaths >= power.effect.amount:
            hunter.out = True
            if state.log is not None:
                state.tell(events.HunterOut(hunter.seat, source(state, power, -1), cause=power.cause))
            if all(other.out for other in state.hunters):
                state.only(end_game, Phrase("bloodborne-end-everyone-out"))


def heal(state: Hunt, hunter: Hunter, amount: int, power: Power[Any], owner: int) -> None:
    """A living hunter regains health, never past the maximum."""
    amount = min(amount, state.max_health - hunter.health)
    if amount <= 0 or hunter.health == 0:
        return
    hunter.health += amount
    if state.log is not None:
        by = source(state, power, owner, hunter)
        state.tell(events.HunterHealed(hunter.seat, amount, hunter.health, by, cause=power.cause))


# Abilities that make the attack worse, with the hunters they make it worse for.
Fiercest = Sequence[tuple[Power[Fiercer], list[Hunter]]]


def fiercer(state: Hunt, hunter: Hunter, more: Fiercest, late: bool) -> int:
    """How much more this hunter takes from the attack, before or after halving."""
    amount = 0
    for power, victims in more:
        if power.effect.after_halving == late and hunter in victims:
            amount += power.effect.amount
            if state.log is not None:
                by = source(state, power, -1)
                state.tell(events.AttackFiercer(hunter.seat, power.effect.amount, by, cause=power.cause))
    return amount


def limited(state: Hunt, hunter: Hunter, amount: int, card: Card) -> int:
    """What the monster's own abilities leave of a card's damage to it."""
    for immune in state.threat.immune:
        if (immune.effect.during == "instants") == (state.phase == INSTANTS) and holds(state, immune, -1):
            amount = _stopped(state, hunter, card, amount, 0, immune)
    for cap in state.threat.cap:
        if amount > cap.effect.at and card.matches(cap.effect.cards, cap.card_id) and holds(state, cap, -1):
            amount = _stopped(state, hunter, card, amount, cap.effect.at, cap)
    return amount


def _stopped(state: Hunt, hunter: Hunter, card: Card, amount: int, left: int, power: Power[Any]) -> int:
    if state.log is not None and state.foe is not None:
        by = source(state, power, -1)
        state.tell(events.DamageStopped(state.foe.id, hunter.seat, card.id, amount, left, by, cause=power.cause))
    return left
