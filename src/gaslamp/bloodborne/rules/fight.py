"""Hunters against the monster: striking it, killing it, and the trophies for that."""

from __future__ import annotations

from gaslamp.bloodborne.box.box import Card, Power
from gaslamp.bloodborne.box.components import TROPHY_TYPES
from gaslamp.bloodborne.box.effects import Trophy
from gaslamp.bloodborne.rules.conditions import holds
from gaslamp.bloodborne.rules.harm import limited
from gaslamp.bloodborne.rules.scoring import end_game
from gaslamp.bloodborne.rules.sources import death_of, source
from gaslamp.bloodborne.rules.triggers import trigger
from gaslamp.bloodborne.table import events
from gaslamp.bloodborne.table.state import Hunt, Hunter
from gaslamp.core.decisions import Phrase


def attack(state: Hunt, hunter: Hunter, card: Card) -> None:
    """A weapon does all it does: what happens as it attacks, its damage, what happens after."""
    if card.after_attack:
        state.agenda.append((after_attack, (hunter.seat, card, hunter.damaged)))
    if card.attack:
        state.agenda.append((hit, (hunter.seat, card)))
        trigger(state, card.attack, hunter.seat)
    else:
        hit(state, hunter.seat, card)


def hit(state: Hunt, seat: int, card: Card) -> None:
    """The weapon's damage."""
    hunter = state.hunters[seat]
    amount = card.damage
    for bonus in card.bonus:
        if holds(state, bonus, seat):
            amount += bonus.effect.amount
            if state.log is not None:
                state.tell(events.DamageRaised(seat, card.id, bonus.effect.amount, cause=bonus.cause))
    taken = strike(state, hunter, amount, card)
    if not taken and state.log is not None:
        state.tell(events.AttackMissed(seat, card.id))


def after_attack(state: Hunt, seat: int, card: Card, damaged_before: int) -> None:
    hunter = state.hunters[seat]
    if hunter.health:
        trigger(state, card.after_attack, seat, hunter.damaged - damaged_before, card)


def strike(state: Hunt, hunter: Hunter, amount: int, card: Card, cause: str = "") -> int:
    """Damage the monster: take that many of its echoes, at most what is there. Returns what was taken."""
    if state.foe is None:
        return 0
    if state.threat.immune or state.threat.cap:
        amount = limited(state, hunter, amount, card)
    taken = amount if amount < state.echoes else state.echoes
    if taken <= 0:
        return 0
    state.echoes -= taken
    hunter.collected += taken
    hunter.damaged += taken
    state.idle = 0
    if state.log is not None:
        state.tell(events.EchoesTaken(hunter.seat, card.id, taken, state.echoes, cause=cause))
    if not hunter.health:  # a dead hunter's instant, where the table plays it so: the damage counts, nothing is kept
        hunter.collected -= taken
        if state.log is not None:
            state.tell(events.EchoesLost(hunter.seat, taken, rule="death"))
    if not state.echoes:
        state.agenda.append((monster_dies, ()))
    if state.threat.damaged:
        trigger(state, state.threat.damaged, hunter.seat, taken, card)
    return taken


def monster_dies(state: Hunt) -> None:
    """The monster is removed; all who damaged it this round earn its trophies, the dead too, but not who is out."""
    foe = state.slain = state.foe
    assert foe is not None
    hunters = [hunter for seat in state.order if (hunter := state.hunters[seat]).damaged and not hunter.out]
    killed = state.threat.killed
    state.face(None)
    if state.log is not None:
        state.tell(events.MonsterKilled(foe.id))
    if foe.final:
        # the game ends: nothing that was still to come happens, but the trophies of this kill count
        state.only(end_game, Phrase("bloodborne-end-final-boss", {"monster": foe.id}))
    if killed:
        trigger(state, killed, -1)
    for hunter in hunters:
        for kind in foe.types:
            advance(state, hunter, kind)
    for hunter in reversed(hunters):
        for card in hunter.played:
            if card.trophy:
                trigger(state, card.trophy, hunter.seat, 0, card)


def advance(state: Hunt, hunter: Hunter, kind: int, power: Power[Trophy] | None = None) -> None:
    """A trophy, for the death of the monster or by a card: one space up the track, or staying on the last."""
    if hunter.trophies[kind] < state.box.last_space[kind]:
        hunter.trophies[kind] += 1
    if state.log is not None:
        space = hunter.trophies[kind]
        foe = state.slain or state.final_boss
        rule = "trophies" if len(foe.types) == 1 else "trophies-bosses"
        by, cause = (death_of(foe), foe.id) if power is None else (source(state, power, -1), power.cause)
        state.tell(events.TrophyEarned(hunter.seat, TROPHY_TYPES[kind], space, by, cause=cause, rule=rule))
