"""Whether it matters in which order monsters reckon: it does where one may change what another depends on."""

from __future__ import annotations

from functools import lru_cache
from itertools import permutations

from gaslamp.eldritch.box import effects as do
from gaslamp.eldritch.box.abilities import Reckoning
from gaslamp.eldritch.box.box import MonsterKind
from gaslamp.eldritch.box.texts import Power, all_in
from gaslamp.eldritch.resolving.measures import amount, holds
from gaslamp.eldritch.rules.branching import meant
from gaslamp.eldritch.table.frames import LEAD, Frame
from gaslamp.eldritch.table.pieces import Monster
from gaslamp.eldritch.table.state import Board

# Where people are, their Health and Sanity, their Conditions; how near an awakening is; what is in the cup.
FALL = {"places", "life", "doom"}  # who falls is found by nobody else, and Doom advances
CHANGES: dict[type[do.Effect], set[str]] = {
    do.Move: {"places"},
    do.Lose: {"life"},
    do.GainCondition: {"conditions"},
    do.Fight: FALL,
    do.Ambush: FALL,
    do.AdvanceDoom: {"doom"},
    do.SpawnGates: {"doom", "conditions"},  # there may be no gate left, or something may come that curses
    do.DiscardMonsters: {"cup"},
}
MINDS: dict[type[do.Effect], set[str]] = {
    do.GainCondition: {"conditions"},
    do.Fight: {"life", "conditions"},
    do.Ambush: {"life", "conditions"},
    do.SpawnGates: {"cup", "doom"},  # awake, an Ancient One may take gates for Doom
}
NOTHING: set[str] = set()


@lru_cache
def effects_in(powers: tuple[Power[Reckoning], ...]) -> tuple[do.Effect, ...]:
    """All effects in the texts of a reckoning that are of any consequence here."""
    nodes = [node for power in powers for node in all_in(power.text)]
    return tuple(node.effect for node in nodes if type(node.effect) in CONSEQUENTIAL)


CONSEQUENTIAL = {do.One, do.Each, do.SpawnMonsters, *CHANGES, *MINDS}


def alike(monster: Monster) -> tuple[MonsterKind, str, int]:
    """What two monsters have in common whose order nobody could tell."""
    return monster.kind, monster.space, monster.damage


class Reckoner:
    """A monster about to reckon: what it may change, and what it depends on."""

    def __init__(self, state: Board, monster: Monster, effects: tuple[do.Effect, ...]) -> None:
        self.alike = alike(monster)
        self.frame = Frame(LEAD, monster.kind.id, monster=monster.number)
        self.changes: set[str] = set()
        self.minds: set[str] = set()
        self.brood: set[str] = set()  # monsters set aside, of which it wants one
        self.people: list[do.One | do.Each] = []  # who is meant
        self.health = self.sanity = 0  # what it may take from each of them
        for effect in effects:
            self.add(state, effect)
        if (self.brood or monster.kind.fighter is None) and not state.awake:
            self.minds.add("doom")  # an awakening calls the brood together, and makes Cultists other than they were

    def add(self, state: Board, effect: do.Effect) -> None:
        self.changes |= CHANGES.get(type(effect), NOTHING)
        self.minds |= MINDS.get(type(effect), NOTHING)
        match effect:
            case do.One() | do.Each():
                self.minds.add("conditions" if effect.who == "everyone" else "places")
                self.people.append(effect)
            case do.SpawnMonsters():
                self.brood.update(effect.names)
            case do.Lose():
                self.health += amount(state, effect.health, self.frame)
                self.sanity += amount(state, effect.sanity, self.frame)
            case do.GainCondition() if any(you.has_condition(effect.name) for you in state.present()):
                self.changes |= FALL  # a second curse turns the first one over
                self.minds |= {"life", "cup"}

    def means(self, state: Board, seat: int) -> bool:
        """Whether it is about somebody, as things stand."""
        frame = self.frame.of(seat)
        return any(
            seat in meant(state, effect.who, self.frame) and all(holds(state, check, frame) for check in effect.where)
            for effect in self.people
        )


def order_matters(state: Board, monsters: list[Monster]) -> bool:
    texts = [(monster, effects_in(state.monster_powers(monster, Reckoning))) for monster in monsters]
    texts = [(monster, effects) for monster, effects in texts if effects or monster.kind.fighter is None]
    if len({alike(monster) for monster, _ in texts}) < 2:
        return False
    waiting = [Reckoner(state, monster, effects) for monster, effects in texts]
    weak = find_the_weak(state, waiting)
    share_the_brood(state, waiting)
    if state.doom > weak + sum("doom" in one.changes for one in waiting):  # nothing can wake the Ancient One yet
        for one in waiting:
            one.changes.discard("doom")
    return any(one.changes & other.minds for one, other in permutations(waiting, 2) if one.alike != other.alike)


def find_the_weak(state: Board, waiting: list[Reckoner]) -> int:
    """How many these monsters may defeat together; if by Health and by Sanity, the order tells which."""
    harms = [one for one in waiting if one.health or one.sanity]
    if not harms:
        return 0
    unsettled = any(one.changes & {"places", "conditions"} for one in waiting)
    weak = 0
    for you in state.present():
        harmful = [one for one in harms if unsettled or one.means(state, you.seat)]
        crippled = you.health <= sum(one.health for one in harmful)
        insane = you.sanity <= sum(one.sanity for one in harmful)
        weak += crippled or insane
        for one in harmful:
            if crippled or insane:
                one.changes |= FALL
            if crippled and insane:
                one.minds.add("life")
    return weak


def share_the_brood(state: Board, waiting: list[Reckoner]) -> None:
    """Who comes too late for what is set aside gets nothing."""
    wanting = [one for one in waiting if one.brood]
    for one in wanting:
        rivals = sum(bool(one.brood & other.brood) for other in wanting)
        if 0 < sum(kind.id in one.brood for kind in state.aside) < rivals:
            one.changes |= one.brood
            one.minds |= one.brood
