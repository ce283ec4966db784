"""One look at the board: what every place is worth to an investigator who ends the turn there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from gaslamp.bots.eldritch.effects import affordable
from gaslamp.bots.eldritch.people import Foe, Person
from gaslamp.bots.eldritch.texts import Outlook, Texts
from gaslamp.bots.eldritch.weights import (
    BODY,
    CLOSED_GATE,
    CLUE,
    DOOM,
    EVERYDAY,
    FEW,
    FLIPPED_SPELL,
    FORBIDDEN,
    HARMFUL,
    HASTE,
    LOST_GAME,
    MYSTERY,
    NEAR_OMENS,
    OTHERS_GOAL,
    PATIENCE,
    RECKONINGS,
    RUMOR,
    RUMOR_LIMIT,
    SLAIN,
    SLAIN_TOUGHNESS,
    SPARE_CLUE,
    WANTED_SPELL,
    WEAKENED,
)
from gaslamp.eldritch.box import abilities as ab
from gaslamp.eldritch.box import effects as do
from gaslamp.eldritch.box.box import Mythos
from gaslamp.eldritch.box.texts import AnyAble, AnyPower, Power
from gaslamp.eldritch.view import BoardView, MonsterView, OngoingView


class Offer(NamedTuple):
    """An encounter that a card offers somewhere."""

    name: str
    power: Power[ab.Encounter]
    rumor: str = ""  # where its rumor token lies
    placed: Sequence[str] = ()  # where it has placed Eldritch tokens


NO_WISHES: Mapping[str, float] = {}


class Seen:
    """The board from one seat. Everything is worked out when it is first asked for."""

    def __init__(self, texts: Texts, view: BoardView, wishes: Mapping[str, float] = NO_WISHES) -> None:
        box = self.box = texts.box
        self.wishes = wishes  # what people have asked this seat for, and how much more it is worth by that
        self.texts = texts
        self.view = view
        self.players = view.reference.players
        self.people = {shown.seat: texts.person(shown, self.players) for shown in view.investigators if shown}
        self.me = None if view.seat is None else self.people.get(view.seat)
        ancient = box.ancient_ones[view.ancient_one]
        self.ancient = ancient
        self.side = ancient.back if view.awake else ancient.front
        self.gates = {gate.space: gate.omen for gate in view.gates}
        self.clues = view.clues
        self.foes: dict[str, list[Foe]] = {}
        for monster in view.monsters:
            self.foes.setdefault(monster.space, []).append(self.foe(monster))
        self.ongoing = [(box.mythos[shown.id], shown) for shown in view.ongoing]
        self.forbidden = {power.ability.what for card, _ in self.ongoing for power in card.get(ab.Forbids)}
        self.read_mystery()
        self.worths: dict[tuple[int, str, int], float] = {}

    @property
    def moment(self) -> tuple[int, str, int | None]:
        """Whose turn of which phase it is."""
        return self.view.round, self.view.phase, self.view.active

    @property
    def you(self) -> Person:
        """The investigator of this seat, where it has one."""
        assert self.me is not None
        return self.me

    def foe(self, monster: MonsterView) -> Foe:
        kind = self.box.monsters[monster.id]
        owner: AnyAble = kind if kind.fighter is not None else self.side.cultist
        fighter = kind.fighter or self.side.fighter
        assert fighter is not None
        left = monster.toughness - monster.damage
        invulnerable = kind.get(ab.Invulnerable) and len(self.view.solved) < self.view.needed
        return Foe(kind, fighter, owner.get(ab.InFight), 99 if invulnerable else left, monster.space)

    # -- the Mystery ---------------------------------------------------------------------------------------------

    def read_mystery(self) -> None:
        """What a step of the active Mystery is worth, what makes it, and what it costs in Clues."""
        shown = self.view.mystery
        self.step = 0.0
        self.wanted_spells = 0.0
        self.omen_matters = False
        self.epics: dict[str, float] = {}
        self.whens: tuple[Power[ab.When], ...] = ()
        self.encounters_of_cards: list[Offer] = []
        final = self.ancient.data.final
        if shown is not None:
            card = self.box.mysteries[shown.id]
            if shown.epic:
                self.epics[shown.epic] = MYSTERY
            for name, needed in shown.needs.items():
                if getattr(shown, name) < needed:
                    self.step = MYSTERY / needed
            self.whens = card.get(ab.When)
            self.omen_matters = any(power.ability.matching for power in self.whens)
            if self.step and any(map(spends_spells, self.whens)):
                self.wanted_spells = WANTED_SPELL * self.step
            self.encounters_of_cards += [Offer(card.id, power, placed=shown.placed) for power in card.get(ab.Encounter)]
        elif self.view.final and final is not None:
            if final.solved_by.epic:
                self.epics[final.solved_by.epic] = LOST_GAME
            self.step = LOST_GAME / 2
        self.encounters_of_cards += [Offer(self.ancient.id, power) for power in self.side.get(ab.Encounter)]
        for mythos, in_play in self.ongoing:
            self.encounters_of_cards += [
                Offer(mythos.id, power, in_play.space, in_play.placed) for power in mythos.get(ab.Encounter)
            ]
            if mythos.solved_by is not None and mythos.solved_by.epic:
                self.epics[mythos.solved_by.epic] = self.rumor_worth(mythos, in_play)
        self.price = max(map(clue_price, [offer.power for offer in self.encounters_of_cards]), default=0)

    def rumor_worth(self, card: Mythos, shown: OngoingView) -> float:
        """How much it would spare everybody if this rumor were settled."""
        person = self.me or next(iter(self.people.values()), None)
        if person is None:
            return 0.0
        harm = RUMOR + sum(FORBIDDEN[power.ability.what] for power in card.get(ab.Forbids))
        for power in card.get(ab.Reckoning):
            harm -= RECKONINGS * self.texts.of(power.text, person).worth
        for empty in card.get(ab.OnEmpty):
            harm -= RECKONINGS * self.texts.of(empty.text, person).worth / max(1, shown.tokens)
        if any(isinstance(node.effect, do.LoseGame) for node in card.walk()):
            reckonings = shown.tokens if card.get(ab.OnEmpty) else self.view.decks["expedition"] // 3
            return LOST_GAME / max(1, reckonings)
        return min(RUMOR_LIMIT, max(0.0, harm))

    def lost_token(self, name: str) -> float:
        """What it costs to let a token go from a card on which few are left."""
        for card, shown in self.ongoing:
            if card.id == name and self.me is not None:
                for power in card.get(ab.OnEmpty):
                    return self.texts.of(power.text, self.me).worth / max(1, shown.tokens)
        return 0.0

    def when(self, event: str, person: Person, matching: bool = False) -> float:
        """What the Mystery gives for such an event, if this investigator can pay for it."""
        for power in self.whens:
            ability = power.ability
            if ability.event == event and self.step and (matching or not ability.matching):
                if event == "researched":
                    return self.step
                cost = -self.texts.of(power.pay, person).worth
                if affordable(power.pay, person):
                    return max(0.0, self.step - cost)
        return 0.0

    def clue_worth(self, person: Person) -> float:
        return CLUE if person.clues < self.price + 2 else SPARE_CLUE

    # -- encounters ----------------------------------------------------------------------------------------------

    def encounters(self, person: Person, space: str, omen: int = 0) -> dict[str, float]:
        """What each encounter on a space is worth, by the id of its option, when the Omen has gone on so far."""
        data = self.box.spaces[space]
        deck = self.texts.deck
        found = self.goals_at(person, space, omen)
        found["general"] = EVERYDAY * self.plain_worth(person, deck(person, "general", data.type))
        if data.region:
            found[data.region] = EVERYDAY * self.plain_worth(person, deck(person, data.region, space))
        return found

    def goals_at(self, person: Person, space: str, omen: int = 0) -> dict[str, float]:
        """The same, without those that can be had anywhere."""
        found: dict[str, float] = {}
        if space in self.clues:
            found["research"] = self.research_worth(person, space)
        if space in self.gates:
            found["other_world"] = self.gate_worth(person, space, omen)
        if self.view.expedition == space and "expedition" not in self.forbidden:
            found["expedition"] = self.plain_worth(person, self.texts.deck(person, "expedition", space))
        for offer in self.encounters_of_cards:
            if self.offered(offer, space):
                found[offer.name] = self.card_encounter_worth(person, offer.name, offer.power)
        for body in self.view.bodies:
            if body.space == space:
                found[body.id] = BODY + 0.3 * len(body.possessions) + CLUE * body.clues
        wish = self.wish_at(person, space)
        return {name: worth + wish for name, worth in found.items()} if wish else found

    def wish_at(self, person: Person, space: str) -> float:
        return self.wishes.get(f"space:{space}", 0.0) if person is self.me else 0.0

    def plain_worth(self, person: Person, outlook: Outlook) -> float:
        """What an encounter is worth that is about nothing in particular."""
        return outlook.total + outlook.spells * self.wanted_spells * (person.spells < 2)

    def offered(self, offer: Offer, space: str) -> bool:
        power = offer.power
        at = power.ability.at
        if at == "rumor":
            return offer.rumor == space
        if at == "tokens":
            return space in offer.placed
        if at == "gate":
            solved = len(self.view.solved) >= self.view.needed
            return space in self.gates and (solved or not power.ability.when)
        if at == "expedition":
            return self.view.expedition == space
        return at == space

    def research_worth(self, person: Person, space: str) -> float:
        outlook = self.texts.deck(person, "research", self.box.spaces[space].type, self.ancient.id)
        taken = max(self.clue_worth(person), self.when("researched", person))
        return outlook.total + outlook.take * (taken - CLUE)

    def gate_worth(self, person: Person, space: str, omen: int = 0) -> float:
        outlook = self.texts.deck(person, "other_world", "")
        if "close" in self.forbidden:
            return outlook.rest
        return outlook.rest + outlook.close * self.closed_worth(person, space, omen)

    def closed_worth(self, person: Person, space: str, omen: int = 0) -> float:
        """What closing a gate is worth; if the Mystery wants it at another omen, one had better wait."""
        color, omens = self.gates[space], self.box.data.omens
        at = self.view.omen + omen
        now = self.when("gate_closed", person, color == omens[at % len(omens)])
        soon = self.when("gate_closed", person, color == omens[(at + 1) % len(omens)])
        return self.threat(color) + (now if now >= soon else (now - soon) / 2)

    def threat(self, color: str) -> float:
        """What a gate of this colour costs, the more the sooner the Omen comes to it."""
        omens = self.box.data.omens
        steps = [step for step in range(1, 9) if omens[(self.view.omen + step) % len(omens)] == color]
        haste = 1.0 if self.view.doom > FEW else HASTE
        return CLOSED_GATE / 2 + haste * DOOM * sum(NEAR_OMENS**step for step in steps)

    def card_encounter_worth(self, person: Person, name: str, power: Power[ab.Encounter]) -> float:
        if power.ability.special:
            outlook = self.texts.deck(person, "special", power.ability.special)
        else:
            outlook = self.texts.of(power.text, person)
        return outlook.rest + outlook.step * self.step_worth(name)

    def step_worth(self, name: str) -> float:
        """What getting on with a card is worth: a rumor, or the Mystery."""
        for mythos, shown in self.ongoing:
            if mythos.id == name:
                return self.rumor_worth(mythos, shown)
        return self.step

    # -- fights --------------------------------------------------------------------------------------------------

    def slain_worth(self, person: Person, foe: Foe) -> float:
        """What it is worth that a monster is gone."""
        worth = SLAIN + SLAIN_TOUGHNESS * foe.fighter.toughness
        if foe.kind.get(ab.Reckoning):
            worth += HARMFUL
        if self.when("monster_defeated", person):
            worth += self.step * foe.fighter.toughness - 2 * CLUE
        for mythos, shown in self.ongoing:
            if any(power.ability.at == foe.space for power in mythos.get(ab.When)):
                worth += self.rumor_worth(mythos, shown) * foe.fighter.toughness / self.players
        return worth

    def fight_worth(self, person: Person, foes: list[Foe]) -> float:
        """What fighting all of these is worth, whatever comes after it."""
        common = [foe for foe in foes if not foe.kind.epic]
        worth = -self.texts.bout(person, foes).cost
        for foe in common:
            worth += self.texts.bout(person, [foe]).won * self.slain_worth(person, foe)
        for foe in foes:
            if foe.kind.epic and foe.kind.id in self.epics and foe.left < 99:
                hits = min(foe.left, self.texts.bout(person, [foe]).hits)
                worth += self.epics[foe.kind.id] * hits / max(1, foe.left)
        return worth

    # -- places --------------------------------------------------------------------------------------------------

    def worth_at(self, person: Person, space: str, omen: int = 0) -> float:
        """What it is worth to end a turn there: fights, and an encounter if they are won."""
        key = (person.seat, space, omen if self.omen_matters and space in self.gates else 0)
        found = self.worths.get(key)
        if found is None:
            # how others pass their time elsewhere is not looked into
            worths = (self.encounters if person is self.me else self.goals_at)(person, space, omen)
            best = max(worths.values(), default=0.0)
            if wish := self.wish_at(person, space):
                best = max(best, wish)
            foes = self.foes.get(space, [])
            if foes:
                _, won, hits = self.texts.bout(person, foes)
                weakened = (1 - won) * min(1.0, hits / max(1, foes[-1].left))
                fought = max(0.0, best) * (won + WEAKENED * weakened) + self.fight_worth(person, foes)
                slips = slipping_by(person)
                best = max(fought, slips * best + (1 - slips) * fought - FLIPPED_SPELL)
            if self.view.tokens.get(space):
                for power in self.side.get(ab.OnEnter):
                    best += self.texts.of(power.text, person).total if person.space != space else 0.0
            found = self.worths[key] = best
        return found

    def goals(self) -> list[str]:
        """The spaces where something is to be done."""
        spaces = [*self.gates, *self.clues, *(body.space for body in self.view.bodies)]
        if self.view.expedition:
            spaces.append(self.view.expedition)
        for offer in self.encounters_of_cards:
            at = offer.power.ability.at
            if at == "tokens":
                spaces += offer.placed
            elif at == "rumor":
                spaces.append(offer.rumor)
            elif at in self.box.spaces:
                spaces.append(at)
        for space, foes in self.foes.items():
            if any(foe.kind.id in self.epics for foe in foes):
                spaces.append(space)
        for mythos, shown in self.ongoing:
            if shown.space and mythos.get(ab.When):
                spaces.append(shown.space)
        spaces += [at.removeprefix("space:") for at in self.wishes if at.startswith("space:")]
        return list(dict.fromkeys(spaces))

    def claims(self) -> dict[str, float]:
        """The goals, and how much is left of each for this seat when the others have chosen theirs.

        Everybody works this out in the same way, so that two do not run after the same Clue.
        """
        goals = self.goals()
        wishes = []
        for person in self.people.values():
            place = (person.space, person.trains, person.ships)
            for space in goals:
                worth = self.worth_at(person, space) * PATIENCE ** self.texts.ways.to(space)[place]
                if worth > 0:
                    wishes.append((-worth, person.seat, space))
        wishes.sort()
        taken: dict[str, int] = {}
        busy: set[int] = set()
        for _, seat, space in wishes:
            if seat not in busy and space not in taken:
                taken[space] = seat
                busy.add(seat)
        crowded = {space for space, foes in self.foes.items() if any(foe.kind.epic for foe in foes)}
        asked = {at.removeprefix("space:") for at, worth in self.wishes.items() if worth > 0}
        shared = crowded | asked
        mine = self.view.seat
        return {space: 1.0 if taken.get(space, mine) == mine or space in shared else OTHERS_GOAL for space in goals}


def clue_price(power: AnyPower) -> int:
    """How many Clues getting on with it takes; those counted by players are taken to be two."""
    nodes = [inner for node in (*power.text, *power.pay) for inner in node.walk()]
    prices = [node.effect.clues for node in nodes if isinstance(node.effect, do.Spend)]
    return max((price if isinstance(price, int) else 2 for price in prices), default=0)


def spends_spells(power: AnyPower) -> bool:
    """Whether a Mystery is paid for with Spells."""
    effects = [node.effect for node in power.pay]
    return any(isinstance(effect, do.DiscardIt) or getattr(effect, "kind", "") == "spell" for effect in effects)


def slipping_by(person: Person) -> float:
    """The chance to have an encounter in spite of monsters."""
    best = 0.0
    for power in person.powers(ab.EncounterPhase):
        nodes = [inner for node in power.text for inner in node.walk()]
        if any(isinstance(node.effect, do.IgnoreMonsters) for node in nodes):
            tested = any(isinstance(node.effect, do.Test) for node in nodes)
            best = max(best, person.passes("lore", 0, 1, "spell") if tested else 1.0)
    return best
