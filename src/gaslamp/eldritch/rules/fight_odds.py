"""How a fight would end: every way it can go, with its chance, from what lies open on the table.

Both tests, what the monster says about them, and what helps without being asked are counted exactly. What somebody may
or may not use is left out, as are Clues; only a price that wards off worse is taken to be paid.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from gaslamp.eldritch.box import effects as do
from gaslamp.eldritch.box.abilities import InFight, Prevent
from gaslamp.eldritch.box.terms import Amount
from gaslamp.eldritch.box.texts import AnyNode, Lines
from gaslamp.eldritch.resolving.measures import amount
from gaslamp.eldritch.resolving.resolve import can_pay
from gaslamp.eldritch.rules.combat import damage, horror
from gaslamp.eldritch.rules.dice_pools import doubles_sixes, imagined, pool, spread, success_from
from gaslamp.eldritch.rules.monsters import invulnerable
from gaslamp.eldritch.table.frames import Frame
from gaslamp.eldritch.table.pieces import Investigator, Monster
from gaslamp.eldritch.table.state import Board


class Standing(NamedTuple):
    """How the two stand at a moment of the fight."""

    health: int
    sanity: int
    left: int  # of the monster
    result: int = 0  # of the last test
    no_strength: bool = False

    @property
    def alive(self) -> bool:
        return self.health > 0 and self.sanity > 0

    @property
    def fighting(self) -> bool:
        return self.alive and self.left > 0


Ways = dict[Standing, float]


def mixed(parts: Iterable[tuple[Ways, float]]) -> Ways:
    """Several ways to go on, each with the chance that it comes to them."""
    total: Ways = {}
    for ways, share in parts:
        for way, likely in ways.items():
            total[way] = total.get(way, 0.0) + share * likely
    return total


class FightOdds(NamedTuple):
    survive: float
    defeat: float


def fight_odds(state: Board, you: Investigator, monster: Monster) -> FightOdds:
    """The chances to be still alive after one fight, and to have defeated the monster."""
    ways = Bout(state, you, monster).fought()
    survive = sum(share for way, share in ways.items() if way.alive)
    return FightOdds(survive, sum(share for way, share in ways.items() if way.left <= 0))


class Bout:
    """One fight, thought through."""

    def __init__(self, state: Board, you: Investigator, monster: Monster) -> None:
        self.state, self.you, self.monster = state, you, monster
        self.during = (*(state.frames[-1].during if state.frames else ()), "combat")
        self.frame = Frame(you.seat, monster.kind.id, monster=monster.number, during=self.during)
        self.invulnerable = invulnerable(state, monster)
        self.moments = state.monster_powers(monster, InFight)
        self.softer = {stat: self.prevented(stat) for stat in ("health", "sanity")}

    def fought(self) -> Ways:
        state, you, monster = self.state, self.you, self.monster
        fighter = state.fighter(monster)
        ways: Ways = {Standing(you.health, you.sanity, state.toughness(monster) - monster.damage): 1.0}
        ways = self.at("before_will", ways)
        if fighter.will is not None and fighter.horror is not None:
            ways = self.will_test(ways, fighter.will, horror(state, you, monster))
        ways = self.at("before_strength", self.at("after_will", ways))
        if fighter.strength is not None and fighter.damage is not None:
            ways = self.strength_test(ways, fighter.strength, damage(state, you, monster))
        return ways

    # -- the tests -------------------------------------------------------------------------------------------

    def rolls(self, skill: str, modifier: int) -> tuple[float, ...]:
        trial = imagined(self.you, skill, modifier, self.during)
        dice = pool(self.state, self.you, trial)
        return spread(dice, success_from(self.state, self.you), doubles_sixes(self.state, self.you, trial))

    def will_test(self, ways: Ways, modifier: int, threat: int) -> Ways:
        rolls = self.rolls("will", modifier)

        def tested(way: Standing) -> Ways:
            if not way.fighting:
                return {way: 1.0}
            after = [self.hurt(way._replace(result=result), sanity=threat - result) for result in range(len(rolls))]
            told = [self.told("passed_will" if then.result else "failed_will", then) for then in after]
            return mixed(zip(told, rolls, strict=True))

        return mixed((tested(way), share) for way, share in ways.items())

    def strength_test(self, ways: Ways, modifier: int, threat: int) -> Ways:
        """Both lose Health at the same time."""
        rolls = self.rolls("strength", modifier)

        def tested(way: Standing) -> Ways:
            if way.no_strength or not way.fighting:
                return {way: 1.0}
            after = [self.hurt(self.wound(way, result), health=threat - result) for result in range(len(rolls))]
            return mixed(({then: 1.0}, share) for then, share in zip(after, rolls, strict=True))

        return mixed((tested(way), share) for way, share in ways.items())

    def hurt(self, way: Standing, health: int = 0, sanity: int = 0) -> Standing:
        """What is left after a loss, of which some may be prevented."""
        lost_health, lost_sanity = max(0, health - self.softer["health"]), max(0, sanity - self.softer["sanity"])
        return way._replace(health=way.health - lost_health, sanity=way.sanity - lost_sanity)

    def prevented(self, stat: str) -> int:
        """How much of every loss is prevented without asking."""
        return sum(
            amount(self.state, power.ability.amount, Frame(owner.seat, power.owner))
            for owner in self.state.here(self.you.space)
            for power, _ in self.state.powers(owner, Prevent)
            if not power.optional
            and power.ability.stat == stat
            and (owner is self.you or power.ability.whose == "here")
            and (not power.ability.during or power.ability.during in self.during)
        )

    def wound(self, way: Standing, points: int) -> Standing:
        return way if self.invulnerable else way._replace(left=way.left - points)

    # -- what the monster says -------------------------------------------------------------------------------

    def at(self, moment: str, ways: Ways) -> Ways:
        return mixed((self.told(moment, way), share) for way, share in ways.items())

    def told(self, moment: str, way: Standing) -> Ways:
        ways = {way: 1.0}
        for power in self.moments:
            if power.ability.at == moment:
                ways = self.text(power.text, ways)
        return ways

    def text(self, text: Lines, ways: Ways) -> Ways:
        for node in text:
            ways = mixed((self.effect(node, way) if way.fighting else {way: 1.0}, share) for way, share in ways.items())
        return ways

    def effect(self, node: AnyNode, way: Standing) -> Ways:
        """What comes of an effect, as far as it decides the fight."""
        match node.effect:
            case do.Lose(health=health, sanity=sanity):
                return {self.hurt(way, self.amount(health, way), self.amount(sanity, way)): 1.0}
            case do.Spend(health=health, sanity=sanity):
                health, sanity = way.health - self.amount(health, way), way.sanity - self.amount(sanity, way)
                return {way._replace(health=health, sanity=sanity): 1.0}
            case do.DefeatMonsters(which="this"):
                return {self.wound(way, way.left): 1.0}
            case do.HurtMonsters(which="this", amount=points):
                return {self.wound(way, self.amount(points, way)): 1.0}
            case do.Skip(what="strength"):
                return {way._replace(no_strength=True): 1.0}
            case do.May(pay=()):
                return self.text(node.texts["then"], {way: 1.0})
            case do.Unless():
                branch = "pay" if can_pay(self.state, self.frame, node.texts["pay"]) else "suffer"
                return self.text(node.texts[branch], {way: 1.0})
            case do.Roll(faces=faces):
                return mixed(
                    (self.text(node.texts.get(name, ()), {way: 1.0}), share) for name, share in self.shares(faces)
                )
            case do.Test(skill=skill, mod=modifier, need=need):
                passed = sum(self.rolls(skill, modifier)[self.amount(need, way) :])
                branches = (("pass", passed), ("fail", 1 - passed))
                return mixed((self.text(node.texts[name], {way: 1.0}), share) for name, share in branches)
        return {way: 1.0}

    def shares(self, faces: Iterable[str]) -> Iterator[tuple[str, float]]:
        """How likely each text of a die is, and that there is none."""
        left = 6
        for some in faces:
            low, _, high = some.partition("-")
            top = self.state.reference.players if high == "players" else int(high or low)
            count = max(0, min(6, top) - int(low) + 1)
            left -= count
            yield f"faces/{some}", count / 6
        yield "", left / 6

    def amount(self, value: Amount, way: Standing) -> int:
        return way.result if value == "result" else amount(self.state, value, self.frame)
