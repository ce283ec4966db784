"""An investigator as an ally sees them: the dice they roll, what wounds cost them, and how a fight would go."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from math import comb
from typing import Any, NamedTuple

from gaslamp.bots.eldritch.weights import PAIN
from gaslamp.eldritch.box import abilities as ab
from gaslamp.eldritch.box import effects as do
from gaslamp.eldritch.box.box import Box, MonsterKind
from gaslamp.eldritch.box.components import Fighter
from gaslamp.eldritch.box.texts import AnyAble, Power, Sought
from gaslamp.eldritch.rules.dice_pools import USUAL_SUCCESS
from gaslamp.eldritch.rules.travel import MAX_TICKETS
from gaslamp.eldritch.view import InvestigatorView


def pain(points: int) -> float:
    return PAIN[max(0, points)] if points < len(PAIN) else 0.0


@cache
def successes(dice: int, least: int) -> tuple[float, ...]:
    """The chance of each number of successes.

    >>> [round(chance, 3) for chance in successes(2, 5)]
    [0.444, 0.444, 0.111]
    """
    hit = (7 - least) / 6
    return tuple(comb(dice, count) * hit**count * (1 - hit) ** (dice - count) for count in range(dice + 1))


@cache
def chance(dice: int, least: int, need: int) -> float:
    """The chance of at least so many successes."""
    return sum(successes(max(1, dice), least)[max(0, need) :])


class Person:
    """An investigator, as the view shows them."""

    def __init__(self, box: Box, shown: InvestigatorView, players: int) -> None:
        self.seat = shown.seat
        self.name = shown.id
        self.players = players
        self.space = shown.space
        self.terrain = box.spaces[self.space].type
        self.health = shown.health
        self.sanity = shown.sanity
        self.max_health = shown.max_health
        self.max_sanity = shown.max_sanity
        self.clues = shown.clues
        # in the middle of a trade there may be more of them than one can keep
        self.trains = min(shown.tickets.train, MAX_TICKETS)
        self.ships = min(shown.tickets.ship, MAX_TICKETS - self.trains)
        self.delayed = shown.delayed
        self.used = shown.actions
        self.skills = shown.skills
        self.sheet = box.investigators[self.name]
        self.cards = [box.kinds[card.id] for card in shown.possessions]
        self.conditions = [box.kinds[card.id] for card in shown.conditions if not card.turned]
        self.spells = sum(card.sort == "spell" for card in self.cards)
        self.least = next((p.ability.face for p in self.powers(ab.SuccessFrom)), USUAL_SUCCESS)
        self.pools: dict[tuple[str, str], int] = {}
        # all that what they can do and bear depends on, but for where they are
        self.key = (
            self.name,
            self.health,
            self.sanity,
            self.clues,
            self.terrain,
            players,
            *self.skills.values(),
            *(able.id for able in (*self.cards, *self.conditions)),
        )

    def ables(self) -> Iterator[AnyAble]:
        yield self.sheet
        yield from self.cards
        yield from self.conditions

    def powers(self, kind: type[Sought]) -> Iterator[Power[Sought]]:
        for able in self.ables():
            yield from able.get(kind)

    def has(self, kind: type[ab.Ability]) -> bool:
        return any(able.get(kind) for able in self.ables())

    def dice(self, skill: str, during: str = "") -> int:
        """How many dice a test rolls, without its modifier; a free reroll counts as a die."""
        found = self.pools.get((skill, during))
        if found is None:
            found = self.pools[skill, during] = self.count_dice(skill, during)
        return found

    def count_dice(self, skill: str, during: str) -> int:
        bonus = 0
        more = 0
        for able in self.ables():
            for power in able.get(ab.Bonus):
                if not power.pay and applies(power.ability, skill, during):
                    bonus = max(bonus, power.ability.amount)
            for dice in able.get(ab.ExtraDice):
                wrong_place = dice.ability.space and dice.ability.space != self.terrain
                if not dice.optional and not wrong_place and applies(dice.ability, skill, during):
                    more += dice.ability.amount
            for reroll in able.get(ab.Reroll):
                if not reroll.optional and applies(reroll.ability, skill, during):
                    more += 1
        return self.skills[skill] + bonus + more

    def passes(self, skill: str, modifier: int = 0, need: int = 1, during: str = "") -> float:
        return chance(max(1, self.dice(skill, during) + modifier), self.least, need)

    def harm(self, health: int, sanity: int) -> float:
        """What losing so much costs; gaining, if it is negative."""
        after = pain(min(self.max_health, self.health - health)) + pain(min(self.max_sanity, self.sanity - sanity))
        return after - pain(self.health) - pain(self.sanity)


def applies(ability: ab.Bonus | ab.ExtraDice | ab.Reroll, skill: str, during: str) -> bool:
    if ability.during and ability.during != during:
        return False
    if isinstance(ability, ab.ExtraDice):
        return not during or ability.except_during != during
    return not ability.skills or skill in ability.skills


# -- fights ------------------------------------------------------------------------------------------------------


class Foe:
    """A monster on the board, or one that a text names."""

    def __init__(
        self, kind: MonsterKind, fighter: Fighter, powers: Sequence[Power[ab.InFight]], left: int, space: str = ""
    ) -> None:
        self.kind = kind
        self.fighter = fighter
        self.left = left  # Health until it is defeated
        self.space = space
        self.moments = [(power.ability.at, node.effect) for power in powers for node in power.text]
        # Cultists of one Ancient One are not those of another
        self.key = (kind.id, left, fighter, *(power.path for power in powers))


class Bout(NamedTuple):
    """How fighting one foe, or several one after another, would end on average."""

    cost: float
    won: float  # the chance that no foe is left
    hits: float  # Health the last of them loses


FREE = Bout(0.0, 1.0, 0.0)


def fight(person: Person, foes: Sequence[Foe]) -> Bout:
    """Fight each of these once."""
    health: dict[int, float] = {0: 1.0}
    sanity: dict[int, float] = {0: 1.0}
    won = 1.0
    hits = 0.0
    for foe in foes:
        lost_sanity, lost_health, slain, hits = one_fight(person, foe)
        sanity, health = add(sanity, lost_sanity), add(health, lost_health)
        won *= slain
    cost = sum(chance * person.harm(lost, 0) for lost, chance in health.items())
    cost += sum(chance * person.harm(0, lost) for lost, chance in sanity.items())
    return Bout(cost, won, hits)


Losses = dict[int, float]


def add(one: Losses, other: Losses) -> Losses:
    total: Losses = {}
    for first, chance_first in one.items():
        for second, chance_second in other.items():
            total[first + second] = total.get(first + second, 0.0) + chance_first * chance_second
    return total


def one_fight(person: Person, foe: Foe) -> tuple[Losses, Losses, float, float]:
    """The Sanity and Health one loses, the chance to defeat the foe, and the Health it loses."""
    fighter = foe.fighter
    sanity: Losses = {0: 1.0}
    health: Losses = {0: 1.0}
    slain = hits = 0.0
    if fighter.will is not None and fighter.horror is not None:
        rolled = successes(max(1, person.dice("will", "combat") + fighter.will), person.least)
        horror = min([fighter.horror, *(power.ability.to for power in person.powers(ab.SoftenHorror))])
        sanity = losses(horror, rolled)
        if any(at == "passed_will" and isinstance(effect, do.HurtMonsters) for at, effect in foe.moments):
            slain, hits = sum(rolled[foe.left :]), mean(rolled)
    if fighter.strength is not None and fighter.damage is not None:
        rolled = successes(max(1, person.dice("strength", "combat") + fighter.strength), person.least)
        damage = fighter.damage
        for power in person.powers(ab.SoftenDamage):
            damage = min(damage, max(power.ability.least, damage - power.ability.by))
        health = losses(damage, rolled)
        slain, hits = sum(rolled[foe.left :]), mean(rolled)
    for at, effect in foe.moments:
        if at in ("before_will", "after_will", "before_strength"):
            if isinstance(effect, do.Lose):
                health = {lost + whole(effect.health): chance for lost, chance in health.items()}
                sanity = {lost + whole(effect.sanity): chance for lost, chance in sanity.items()}
            elif isinstance(effect, do.DefeatMonsters):
                slain = 1.0
            elif isinstance(effect, do.Roll):
                slain = max(slain, 1 / 3)
    return sanity, health, slain, hits


def losses(threat: int, rolled: tuple[float, ...]) -> Losses:
    found: Losses = {}
    for count, chance_of_it in enumerate(rolled):
        lost = max(0, threat - count)
        found[lost] = found.get(lost, 0.0) + chance_of_it
    return found


def mean(rolled: tuple[float, ...]) -> float:
    return sum(count * chance for count, chance in enumerate(rolled))


def whole(amount: Any) -> int:
    """An amount that is counted only when it happens is taken to be 1."""
    return amount if isinstance(amount, int) else 1
