"""What texts and cards are worth to an investigator, counted in Clues.

A text is weighed effect by effect; a test by the chance to pass it; a choice by its better branch. Closing a gate,
taking the Clue that is being researched and getting on with a Mystery or rumor are counted apart, for how much
they matter depends on the board.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple

from gaslamp.bots.greedy_eldritch_people import FREE, Bout, Foe, Person, fight, successes
from gaslamp.bots.greedy_eldritch_ways import Ways
from gaslamp.eldritch import abilities as ab
from gaslamp.eldritch import effects as do
from gaslamp.eldritch.box import Able, Box, Encounter, Kind, Lines, Node

MEMORY = 20_000  # how many results are kept of each kind

# What things are worth, in Clues.
CLUE = 1.0
SPELL = 0.3
ARTIFACT = 0.9
ASSET = 0.45
IMPROVEMENT = 0.45
ACTION = 0.35
DELAY = 0.5
STEP = 4.0  # getting on with a Mystery, where the board does not say how much
CLOSED_GATE = 2.0
NEW_GATE = 1.5
NEW_CLUE = 0.35
NEW_MONSTER = 0.4
WOUND = 0.15  # of a monster
MONSTER_GONE = 0.5
DOOM = 1.8
OMEN = 0.8
LOST_GAME = 25.0
TEAM = 0.8  # what others gain or lose, beside oneself
FLIPPED_SPELL = 0.18
KEPT = 0.15  # what a possession is worth besides what its abilities say
# of Conditions, by trait
TRAITS = {
    "boon": 0.8,
    "bane": -0.8,
    "restriction": -0.7,
    "common": -0.25,
    "deal": -1.2,
    "injury": -0.35,
    "madness": -0.35,
}
# of dice in a test, by skill
DICE = {"lore": 0.2, "influence": 0.15, "observation": 0.25, "strength": 0.2, "will": 0.22}
FIGHTING_DICE = {"strength": 0.22, "will": 0.2}
# what a text counts, where only the board could tell
UNLIKELY = (do.ExpeditionsGone, do.Monsters, do.GatesOnSheet)  # checks that seldom hold
GUESSES = {"result": 2, "lost": 2, "gates": 3, "half_gates": 2, "matching_gates": 1, "gates_discarded": 1, "all": 3}


class Outlook(NamedTuple):
    """What a text brings on average."""

    worth: float = 0.0
    close: float = 0.0  # the chance to close a gate
    take: float = 0.0  # the chance to take the Clue
    step: float = 0.0  # the chance to get on with a Mystery or rumor

    @property
    def total(self) -> float:
        return self.worth + CLOSED_GATE * self.close + CLUE * self.take + STEP * self.step

    def plus(self, other: Outlook) -> Outlook:
        return Outlook(
            self.worth + other.worth, self.close + other.close, self.take + other.take, self.step + other.step
        )

    def times(self, share: float) -> Outlook:
        return Outlook(self.worth * share, self.close * share, self.take * share, self.step * share)


NOTHING = Outlook()


class Texts:
    """All texts of a box, weighed."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.ways = Ways(box)
        self.nodes = {node.path: node for node in box.all_nodes()}
        self.decks: dict[tuple[Any, ...], Outlook] = {}
        self.people: dict[tuple[Any, ...], Person] = {}
        self.bouts: dict[tuple[Any, ...], Bout] = {}

    def person(self, shown: dict[str, Any], players: int) -> Person:
        """An investigator as the view shows them; the same one as long as nothing about them changes."""
        key = (
            *(shown[name] for name in ("seat", "id", "space", "health", "sanity", "clues", "delayed")),
            *shown["tickets"].values(),
            *shown["skills"].values(),
            *shown["actions"],
            *(card["id"] for card in shown["possessions"]),
            *((card["id"], card.get("turned")) for card in shown["conditions"]),
            players,
        )
        found = self.people.get(key)
        if found is None:
            self.forget()
            found = self.people[key] = Person(self.box, shown, players)
        return found

    def bout(self, person: Person, foes: list[Foe]) -> Bout:
        """How fighting these would end."""
        if not foes:
            return FREE
        key = (person.arms, *(foe.key for foe in foes))
        found = self.bouts.get(key)
        if found is None:
            found = self.bouts[key] = fight(person, foes)
        return found

    def forget(self) -> None:
        """What was worked out is kept only up to a size."""
        for memory in (self.decks, self.people, self.bouts):
            if len(memory) > MEMORY:
                memory.clear()

    def deck(self, person: Person, deck: str, section: str, owner: str = "") -> Outlook:
        """What an encounter of a deck brings on average; Research cards are those of their Ancient One."""
        key = (deck, section, owner, person.key)
        found = self.decks.get(key)
        if found is None:
            found = NOTHING
            cards = [card for card in self.box.encounters[deck] if belongs(card, deck, section, owner)]
            for card in cards:
                text = card.texts["first" if "first" in card.texts else section]
                found = found.plus(self.of(text, person, card))
            found = self.decks[key] = found.times(1 / max(1, len(cards)))
        return found

    def of(self, text: Lines, person: Person, card: Encounter | None = None) -> Outlook:
        """What a text brings to somebody."""
        found = NOTHING
        for node in text:
            found = found.plus(self.effect(node, person, card))
        return found

    def effect(self, node: Node, person: Person, card: Encounter | None) -> Outlook:
        kind = type(node.effect)
        flat = FLAT.get(kind)
        if flat is not None:
            return Outlook(flat(node.effect, person))
        branching = BRANCHING.get(kind)
        return NOTHING if branching is None else branching(self, node, person, card)

    def branch(self, path: str, person: Person) -> Outlook:
        """What one of several texts brings, by the path that names it in an option."""
        owner, _, name = path.rpartition("/")
        node = self.nodes.get(owner)
        if node is None:  # the n-th of several
            owner, _, of = owner.rpartition("/")
            node, name = self.nodes.get(owner), f"{of}/{name}"
        if node is None:
            return NOTHING
        card = self.box.encounter_cards.get(path.split("/")[0])
        found = self.of(node.texts[name], person, card)
        if name == "pay" and "then" in node.texts:
            found = found.plus(self.of(node.texts["then"], person, card))
        return found

    def declined(self, path: str, person: Person) -> Outlook:
        """What it brings to decline an offer, by the path of accepting it."""
        node = self.nodes.get(path.rpartition("/")[0])
        if node is None or "else" not in node.texts:
            return NOTHING
        return self.of(node.texts["else"], person, self.box.encounter_cards.get(path.split("/")[0]))


@lru_cache(maxsize=8)
def texts_of(box: Box) -> Texts:
    """The same for all bots with the same box, for weighing takes time."""
    return Texts(box)


def belongs(card: Encounter, deck: str, section: str, owner: str) -> bool:
    if deck == "research":
        return bool(card.data.ancient_one == owner)
    if deck in ("expedition", "special"):
        return card.world == section
    return True


# -- effects that lead to others --------------------------------------------------------------------------------


def of_test(texts: Texts, node: Node, person: Person, card: Encounter | None) -> Outlook:
    effect = node.effect
    during = "other_world" if card is not None and card.id.startswith("other_world") else ""
    passed = person.passes(effect.skill, effect.mod, number(effect.need, person), during)
    bright = texts.of(node.texts["pass"], person, card)
    dark = texts.of(node.texts["fail"], person, card)
    return bright.times(passed).plus(dark.times(1 - passed))


def of_may(texts: Texts, node: Node, person: Person, card: Encounter | None) -> Outlook:
    declined = texts.of(node.texts["else"], person, card)
    if not affordable(node.texts["pay"], person):
        return declined
    accepted = texts.of(node.texts["pay"], person, card).plus(texts.of(node.texts["then"], person, card))
    return max(accepted, declined, key=lambda outlook: outlook.total)


def of_unless(texts: Texts, node: Node, person: Person, card: Encounter | None) -> Outlook:
    suffered = texts.of(node.texts["suffer"], person, card)
    if not affordable(node.texts["pay"], person):
        return suffered
    return max(texts.of(node.texts["pay"], person, card), suffered, key=lambda outlook: outlook.total)


def of_choose(texts: Texts, node: Node, person: Person, card: Encounter | None) -> Outlook:
    return max((texts.of(text, person, card) for text in node.texts.values()), key=lambda outlook: outlook.total)


def of_if(texts: Texts, node: Node, person: Person, card: Encounter | None) -> Outlook:
    then, otherwise = (texts.of(node.texts[name], person, card) for name in ("then", "else"))
    check = node.effect.check
    if isinstance(check, do.Has) and check.kind in ("spell", "condition", "clue"):
        has = bool({"spell": person.spells, "clue": person.clues}.get(check.kind, has_condition(person, check.name)))
        return then if has is not check.unless else otherwise
    share = 0.1 if isinstance(check, UNLIKELY) else 0.5
    return then.times(share).plus(otherwise.times(1 - share))


def has_condition(person: Person, name: str) -> bool:
    return any(condition.id == name for condition in person.conditions)


def of_roll(texts: Texts, node: Node, person: Person, card: Encounter | None) -> Outlook:
    found = NOTHING
    for faces in node.effect.faces:
        low, _, high = faces.partition("-")
        top = person.players if high == "players" else int(high or low)
        share = max(0, min(6, top) - int(low) + 1) / 6
        found = found.plus(texts.of(node.texts[f"faces/{faces}"], person, card).times(share))
    return found


def of_each(texts: Texts, node: Node, person: Person, card: Encounter | None) -> Outlook:
    share = TEAM * person.players if node.effect.who == "everyone" else 1.0
    if node.effect.where:
        share /= 2
    return texts.of(node.texts["text"], person, card).times(share)


def of_one(texts: Texts, node: Node, person: Person, card: Encounter | None) -> Outlook:
    return texts.of(node.texts["text"], person, card).times(TEAM)


def of_box(name: str) -> Callable[[Texts, Node, Person, Encounter | None], Outlook]:
    def weigh(texts: Texts, node: Node, person: Person, card: Encounter | None) -> Outlook:
        return NOTHING if card is None else texts.of(card.texts[name], person, card)

    return weigh


def of_fight(texts: Texts, node: Node, person: Person, card: Encounter | None) -> Outlook:
    """A named monster as it is; one that nobody knows as something middling."""
    cost, won = 0.6, 0.5
    kind = texts.box.monsters.get(node.effect.name)
    if kind is not None and kind.fighter is not None:
        cost, won, _ = fight(person, [Foe(kind, kind.fighter, kind.get(ab.InFight), kind.fighter.toughness)])
    bright, dark = texts.of(node.texts["won"], person, card), texts.of(node.texts["lost"], person, card)
    return Outlook(-cost).plus(bright.times(won)).plus(dark.times(1 - won))


def of_condition(texts: Texts, node: Node, person: Person, card: Encounter | None) -> Outlook:
    effect = node.effect
    if not effect.name:
        return Outlook(TRAITS.get(effect.trait, 0.0))
    return NOTHING if has_condition(person, effect.name) else Outlook(condition_worth(texts.box.kinds[effect.name]))


def of_this(texts: Texts, node: Node, person: Person, card: Encounter | None) -> Outlook:
    """This card goes: good riddance, or a loss."""
    kind = texts.box.kinds.get(node.path.split("/")[0])
    if kind is None:
        return NOTHING
    if kind.sort == "condition":
        return Outlook(-condition_worth(kind))
    return Outlook(-0.5 * ASSET)


def of_flip(texts: Texts, node: Node, person: Person, card: Encounter | None) -> Outlook:
    """The back of a Spell, by how its test may end, or of a Condition; which of the backs it is nobody knows."""
    kind = texts.box.kinds[node.path.split("/")[0]]
    share = 1 / max(1, len(kind.backs))
    found = NOTHING
    if kind.sort != "spell":
        for back in kind.backs:
            found = found.plus(texts.of(back, person, card).times(share))
        return found
    test = next(test.effect for test in kind.walk() if isinstance(test.effect, do.Test))
    rolled = successes(max(1, person.dice("lore", "spell") + test.mod), person.least)
    for back in kind.backs:
        for low, high, text in back:
            likely = sum(rolled[low : high + 1])
            found = found.plus(texts.of(text, person, card).times(share * likely))
    return found


BRANCHING: dict[type, Callable[[Texts, Node, Person, Encounter | None], Outlook]] = {
    do.Test: of_test,
    do.May: of_may,
    do.Unless: of_unless,
    do.Choose: of_choose,
    do.If: of_if,
    do.Roll: of_roll,
    do.Each: of_each,
    do.One: of_one,
    do.PassBox: of_box("pass"),
    do.FailBox: of_box("fail"),
    do.Ambush: of_fight,
    do.Fight: of_fight,
    do.GainCondition: of_condition,
    do.DiscardThis: of_this,
    do.Flip: of_flip,
    do.CloseGate: lambda texts, node, person, card: Outlook(close=1.0),
    do.TakeClue: lambda texts, node, person, card: Outlook(take=1.0),
    do.TakeToken: lambda texts, node, person, card: Outlook(step=1.0),
    do.SolveRumor: lambda texts, node, person, card: Outlook(step=1.0),
    do.PlaceTokens: lambda texts, node, person, card: tokens_placed(node.effect),
}


def tokens_placed(effect: do.PlaceTokens) -> Outlook:
    return Outlook(step=1.0) if effect.to in ("mystery", "sheet") else Outlook(-DOOM)


# -- effects by themselves ---------------------------------------------------------------------------------------


def number(amount: Any, person: Person) -> int:
    """A number, or a guess at what will be counted."""
    if isinstance(amount, int):
        return amount
    if amount in GUESSES:
        return GUESSES[amount]
    return {
        "players": person.players,
        "half_players": (person.players + 1) // 2,
        "twice_players": 2 * person.players,
        "clues": person.clues,
        "spells": person.spells,
        "items": sum("item" in card.traits for card in person.cards),
        "injuries": sum("injury" in card.traits for card in person.conditions),
        "madnesses": sum("madness" in card.traits for card in person.conditions),
        "deals": sum("deal" in card.traits for card in person.conditions),
    }.get(amount, 1)


def affordable(price: Lines, person: Person) -> bool:
    """Whether somebody could pay; what only the engine knows is taken to be so."""
    for node in price:
        effect = node.effect
        if isinstance(effect, do.Spend) and (
            number(effect.clues, person) > person.clues
            or number(effect.health, person) >= person.health
            or number(effect.sanity, person) >= person.sanity
        ):
            return False
        if isinstance(effect, do.Discard) and len(matching(effect, person)) < number(effect.amount, person):
            return False
        if isinstance(effect, do.GainCondition) and has_condition(person, effect.name):
            return False
    return True


def matching(effect: do.Discard, person: Person) -> list[Kind]:
    cards = person.conditions if effect.kind == "condition" else person.cards
    return [
        card
        for card in cards
        if (effect.kind in ("condition", "possession") or card.sort == effect.kind)
        and (not effect.trait or effect.trait in card.traits)
        and (not effect.names or card.id in effect.names)
    ]


def clues(amount: int, person: Person) -> float:
    """What it is worth to gain (or, if negative, to lose) so many: the more one has, the less."""
    return amount * CLUE * (1.0 if person.clues < 3 else 0.7 if person.clues < 4 else 0.45)


def of_discard(effect: do.Discard, person: Person) -> float:
    count = number(effect.amount, person)
    if effect.kind == "clue":
        return clues(-min(count, person.clues), person)
    if effect.amount == "any":
        return 0.0
    count = min(count, len(matching(effect, person)))
    if effect.kind == "condition":
        return 0.4 * count
    return -count * (SPELL if effect.kind == "spell" else 0.7 * ASSET)


def of_asset(effect: do.GainAsset, person: Person) -> float:
    return ASSET * (1.3 if effect.source != "deck" else 1.0) * (1 if effect.amount == "any" else whole(effect.amount))


def whole(amount: Any) -> int:
    return amount if isinstance(amount, int) else 1


FLAT: dict[type, Callable[[Any, Person], float]] = {
    do.Lose: lambda e, p: -p.harm(number(e.health, p), number(e.sanity, p)),
    do.Recover: lambda e, p: -p.harm(-number(e.health, p), -number(e.sanity, p)),
    do.Spend: lambda e, p: clues(-number(e.clues, p), p) - p.harm(number(e.health, p), number(e.sanity, p)),
    do.SpendTogether: lambda e, p: -CLUE * number(e.clues, p),
    do.Aid: lambda e, p: 0.15 * (e.bonus + e.dice + e.rerolls),
    do.GainClues: lambda e, p: clues(number(e.amount, p), p),
    do.GainSpell: lambda e, p: SPELL * number(e.amount, p),
    do.GainArtifact: lambda e, p: ARTIFACT,
    do.GainAsset: of_asset,
    do.Improve: lambda e, p: IMPROVEMENT,
    do.Delay: lambda e, p: 0.0 if p.has(ab.Immune) else -DELAY,
    do.Discard: of_discard,
    do.Move: lambda e, p: 0.1 * e.spaces,
    do.MoveTo: lambda e, p: 0.5 if e.to in ("choice", "clue_or_gate") else 0.0,
    do.Devour: lambda e, p: -p.harm(p.health, p.sanity) - DOOM,
    do.ActAgain: lambda e, p: ACTION,
    do.IgnoreMonsters: lambda e, p: 0.5,
    do.SpawnClues: lambda e, p: NEW_CLUE * number(e.amount, p) * (1.5 if e.at else 1.0),
    do.Research: lambda e, p: CLUE,
    do.DiscardClue: lambda e, p: -NEW_CLUE,
    do.DiscardBoardClues: lambda e, p: -NEW_CLUE * 2,
    do.SpawnMonsters: lambda e, p: -NEW_MONSTER * number(e.amount, p),
    do.SpawnEpic: lambda e, p: -2 * NEW_MONSTER,
    do.HurtMonsters: lambda e, p: WOUND * number(e.amount, p),
    do.HealMonsters: lambda e, p: -WOUND,
    do.DefeatMonsters: lambda e, p: MONSTER_GONE,
    do.DiscardMonsters: lambda e, p: MONSTER_GONE,
    do.SpawnGates: lambda e, p: -NEW_GATE * number(e.amount, p),
    do.DiscardGates: lambda e, p: CLOSED_GATE,
    do.SortGates: lambda e, p: 0.15,
    do.TakeGate: lambda e, p: -LOST_GAME / 4,
    do.AdvanceDoom: lambda e, p: -DOOM * number(e.amount, p),
    do.RetreatDoom: lambda e, p: DOOM * number(e.amount, p),
    do.EmptyDoom: lambda e, p: -LOST_GAME,
    do.AdvanceOmen: lambda e, p: -OMEN,
    do.SetOmen: lambda e, p: OMEN,
    do.RemoveTokens: lambda e, p: DOOM if e.source == "omen" else 0.0,
    do.PlaceWound: lambda e, p: -0.5,
    do.PlaceSanity: lambda e, p: -DOOM,
    do.DrawRumor: lambda e, p: -2.0,
    do.UnsolveMystery: lambda e, p: -3 * STEP,
    do.Reckon: lambda e, p: -1.0,
    do.RemoveExpeditions: lambda e, p: -0.5,
    do.RemoveAssets: lambda e, p: -1.0,
    do.LoseGame: lambda e, p: -LOST_GAME,
}


# -- cards -------------------------------------------------------------------------------------------------------


def condition_worth(kind: Kind) -> float:
    """By its trait; ``common`` ones are milder than their other trait says."""
    if "common" in kind.traits:
        return TRAITS["common"]
    return sum(TRAITS.get(trait, 0.0) for trait in kind.traits)


def card_worth(texts: Texts, kind: Kind, person: Person) -> float:
    """What a possession is worth to somebody who does not have it."""
    gain = next(iter(kind.get(ab.OnGain)), None)
    if gain is not None and any(isinstance(node.effect, do.DiscardThis) for node in gain.text):
        text = tuple(node for node in gain.text if not isinstance(node.effect, do.DiscardThis))
        return texts.of(text, person).total
    worth = KEPT if kind.sort != "spell" else SPELL
    for powers in kind.powers.values():
        for power in powers:
            worth += ability_worth(texts, power.ability, power.text, kind, person)
    return worth


def ability_worth(texts: Texts, ability: Any, text: Lines, kind: Able, person: Person) -> float:
    if isinstance(ability, ab.Bonus):
        return bonus_worth(ability, kind, person)
    if isinstance(ability, ab.ExtraDice):
        return 0.6
    if isinstance(ability, (ab.Reroll, ab.RaiseDie, ab.DoubleSixes)):
        return 0.15 if ability.during or ability.skills else 0.3
    if isinstance(ability, (ab.Prevent, ab.SoftenDamage, ab.CheaperClues, ab.EncounterPhase, ab.ActionPhase)):
        return 0.4
    if isinstance(ability, (ab.Action, ab.OnRest)):
        return 1.2 * max(0.0, texts.of(text, person).total)
    if isinstance(ability, ab.OnDefeat):
        return 0.5
    return 0.05


def bonus_worth(ability: ab.Bonus, kind: Able, person: Person) -> float:
    """Only the highest bonus counts, so a second one brings what it has more than the first."""
    worth = 0.0
    for skill in ability.skills:
        others = [
            power.ability.amount
            for able in person.ables()
            if able is not kind
            for power in able.get(ab.Bonus)
            if skill in power.ability.skills and not power.pay and power.ability.during in ("", ability.during)
        ]
        more = max(0, ability.amount - max(others, default=0))
        a_die = FIGHTING_DICE.get(skill, 0.1) if ability.during == "combat" else DICE[skill]
        if ability.during not in ("", "combat"):
            a_die /= 2
        worth += more * a_die
    return worth * (0.4 if ability.pay else 0.7 if ability.once_per_round else 1.0)
