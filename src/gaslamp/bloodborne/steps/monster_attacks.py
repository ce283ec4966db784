"""Step 4: Monster Attacks."""

from __future__ import annotations

from gaslamp.bloodborne.box.box import Monster
from gaslamp.bloodborne.rules.conditions import holds, who
from gaslamp.bloodborne.rules.harm import Fiercest, fiercer, halved, hurt, prevented
from gaslamp.bloodborne.rules.sources import source
from gaslamp.bloodborne.rules.triggers import trigger
from gaslamp.bloodborne.table import events
from gaslamp.bloodborne.table.state import DICE, MONSTER_ATTACKS, Hunt, Hunter
from gaslamp.core.errors import Mistake


def monster_attacks(state: Hunt) -> None:
    """The first player rolls the monster's die; every hunter takes the total as damage, all at once."""
    foe = state.foe
    if foe is None or nobody_alive(state):
        return
    state.phase = MONSTER_ATTACKS
    log = state.log
    threat = state.threat
    total = roll(state, foe)
    if log is not None:
        state.tell(events.MonsterAttacked(foe.id, total, cause=foe.id))
    more = fiercest(state) if threat.fiercer else ()
    if not total and not more:
        return
    wounded: list[tuple[int, int]] = []
    for hunter in state.hunters:
        if hunter.health:
            played = hunter.played
            special = more or (played and (played[0].shields or played[-1].shields))
            amount = suffered(state, hunter, total, more) if special else total
            if amount:
                hurt(state, hunter, amount)
                if threat.hurt and hunter.health:
                    wounded.append((hunter.seat, amount))
    for seat, amount in reversed(wounded):
        trigger(state, threat.hurt, seat, amount)


def nobody_alive(state: Hunt) -> bool:
    for hunter in state.hunters:  # noqa: SIM110 - a generator costs more than the whole step
        if hunter.health:
            return False
    return True


def fiercest(state: Hunt) -> Fiercest:
    """Who takes more from this attack, settled before anybody takes anything."""
    powers = [power for power in state.threat.fiercer if holds(state, power, -1)]
    return [(power, who(state, power.effect.who, -1, power.card_id)) for power in powers]


def suffered(state: Hunt, hunter: Hunter, amount: int, more: Fiercest) -> int:
    """What the attack does to one hunter: more for some, halved or prevented by their cards."""
    amount += fiercer(state, hunter, more, late=False)
    unavoidable = [power for power in state.threat.unavoidable if holds(state, power, -1)]
    if not unavoidable:
        amount = halved(state, hunter, amount, attack=True) + fiercer(state, hunter, more, late=True)
        return prevented(state, hunter, amount, attack=True)
    if state.log is not None and any(card.shields for card in hunter.played):
        power = unavoidable[0]
        state.tell(events.DamageNotReduced(hunter.seat, amount, source(state, power, -1), cause=power.cause))
    return amount + fiercer(state, hunter, more, late=True)


def roll(state: Hunt, foe: Monster) -> int:
    """Roll the monster's die; a face with a plus is added and the die rolled again."""
    color = foe.die
    faces = state.box.dice[color]
    total = 0
    while True:
        amount, again, face = (
            faces[state.dice.below(DICE, len(faces))] if state.dice.script is None else scripted(state, color)
        )
        total += amount
        if state.log is not None:
            rule = "step-4-combos" if again else "step-4"
            state.tell(events.DieRolled(state.first, color, face, cause=foe.id, rule=rule))
        if not again:
            return total


def scripted(state: Hunt, color: str) -> tuple[int, bool, str]:
    """The face that a scenario dictates, if the die has it."""
    face = state.dice.scripted()
    faces = state.box.dice[color]
    for known in faces:
        if known[2] == face:
            return known
    known_faces = ", ".join(dict.fromkeys(known[2] for known in faces))
    raise Mistake("bloodborne-no-such-face", color=color, found=str(face), expected=known_faces)
