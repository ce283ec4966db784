"""What each kind of effect is worth: a test by the chance to pass it, a choice by its better branch."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gaslamp.bots.eldritch.people import Foe, Person, fight, successes
from gaslamp.bots.eldritch.texts import NOTHING, WEIGH, Outlook, Texts, Weigh, weighs
from gaslamp.bots.eldritch.weights import (
    ACTION,
    ARTIFACT,
    ASSET,
    CLOSED_GATE,
    CLUE,
    DELAY,
    DOOM,
    IMPROVEMENT,
    LOST_GAME,
    MONSTER_GONE,
    MYSTERY,
    NEW_CLUE,
    NEW_GATE,
    NEW_MONSTER,
    OMEN,
    SPELL,
    TEAM,
    TRAITS,
    WOUND,
)
from gaslamp.eldritch.box import abilities as ab
from gaslamp.eldritch.box import checks
from gaslamp.eldritch.box import effects as do
from gaslamp.eldritch.box.box import CardKind, EncounterCard
from gaslamp.eldritch.box.effects import Effect
from gaslamp.eldritch.box.texts import AnyNode, Lines, Node

# what a text counts, where only the board could tell
GUESSES = {"result": 2, "lost": 2, "gates": 3, "half_gates": 2, "matching_gates": 1, "gates_discarded": 1, "all": 3}
UNLIKELY = (checks.ExpeditionsGone, checks.Monsters, checks.GatesOnSheet)  # checks that seldom hold
SELDOM = 0.1


@weighs(do.Test)
def of_test(texts: Texts, node: Node[do.Test], person: Person, card: EncounterCard | None) -> Outlook:
    effect = node.effect
    during = "other_world" if card is not None and card.id.startswith("other_world") else ""
    passed = person.passes(effect.skill, effect.mod, number(effect.need, person), during)
    bright = texts.of(node.texts["pass"], person, card)
    dark = texts.of(node.texts["fail"], person, card)
    return bright.or_else(dark, passed)


@weighs(do.May)
def of_may(texts: Texts, node: Node[do.May], person: Person, card: EncounterCard | None) -> Outlook:
    declined = texts.of(node.texts["else"], person, card)
    if not affordable(node.texts["pay"], person):
        return declined
    accepted = texts.of(node.texts["pay"], person, card).plus(texts.of(node.texts["then"], person, card))
    return max(accepted, declined, key=lambda outlook: outlook.total)


@weighs(do.Unless)
def of_unless(texts: Texts, node: Node[do.Unless], person: Person, card: EncounterCard | None) -> Outlook:
    suffered = texts.of(node.texts["suffer"], person, card)
    if not affordable(node.texts["pay"], person):
        return suffered
    return max(texts.of(node.texts["pay"], person, card), suffered, key=lambda outlook: outlook.total)


@weighs(do.Choose)
def of_choose(texts: Texts, node: Node[do.Choose], person: Person, card: EncounterCard | None) -> Outlook:
    return max((texts.of(text, person, card) for text in node.texts.values()), key=lambda outlook: outlook.total)


@weighs(do.If)
def of_if(texts: Texts, node: Node[do.If], person: Person, card: EncounterCard | None) -> Outlook:
    then, otherwise = (texts.of(node.texts[name], person, card) for name in ("then", "else"))
    check = node.effect.check
    if isinstance(check, checks.Has) and check.kind in ("spell", "condition", "clue"):
        has = bool({"spell": person.spells, "clue": person.clues}.get(check.kind, has_condition(person, check.name)))
        return then if has is not check.unless else otherwise
    share = SELDOM if isinstance(check, UNLIKELY) else 0.5
    return then.or_else(otherwise, share)


def has_condition(person: Person, name: str) -> bool:
    return any(condition.id == name for condition in person.conditions)


@weighs(do.Roll)
def of_roll(texts: Texts, node: Node[do.Roll], person: Person, card: EncounterCard | None) -> Outlook:
    found = NOTHING
    for faces in node.effect.faces:
        low, _, high = faces.partition("-")
        top = person.players if high == "players" else int(high or low)
        share = max(0, min(6, top) - int(low) + 1) / 6
        found = found.plus(texts.of(node.texts[f"faces/{faces}"], person, card).times(share))
    return found


@weighs(do.Each)
def of_each(texts: Texts, node: Node[do.Each], person: Person, card: EncounterCard | None) -> Outlook:
    share = TEAM * person.players if node.effect.who == "everyone" else 1.0
    if node.effect.where:
        share /= 2
    return texts.of(node.texts["text"], person, card).times(share)


@weighs(do.One)
def of_one(texts: Texts, node: Node[do.One], person: Person, card: EncounterCard | None) -> Outlook:
    return texts.of(node.texts["text"], person, card).times(TEAM)


@weighs(do.PassBox, do.FailBox)
def of_box(texts: Texts, node: AnyNode, person: Person, card: EncounterCard | None) -> Outlook:
    if card is None:
        return NOTHING
    return texts.of(card.texts["pass" if isinstance(node.effect, do.PassBox) else "fail"], person, card)


@weighs(do.Ambush, do.Fight)
def of_fight(texts: Texts, node: AnyNode, person: Person, card: EncounterCard | None) -> Outlook:
    """A named monster as it is; one that nobody knows as something middling."""
    cost, won = 0.6, 0.5
    assert isinstance(node.effect, (do.Ambush, do.Fight))
    kind = texts.box.monsters.get(node.effect.name)
    if kind is not None and kind.fighter is not None:
        cost, won, _ = fight(person, [Foe(kind, kind.fighter, kind.get(ab.InFight), kind.fighter.toughness)])
    bright, dark = texts.of(node.texts["won"], person, card), texts.of(node.texts["lost"], person, card)
    return Outlook(-cost).plus(bright.or_else(dark, won))


@weighs(do.GainCondition)
def of_condition(texts: Texts, node: Node[do.GainCondition], person: Person, card: EncounterCard | None) -> Outlook:
    effect = node.effect
    if not effect.name:
        return Outlook(TRAITS.get(effect.trait, 0.0))
    return NOTHING if has_condition(person, effect.name) else Outlook(condition_worth(texts.box.kinds[effect.name]))


def condition_worth(kind: CardKind) -> float:
    """By its trait; ``common`` ones are milder than their other trait says."""
    if "common" in kind.traits:
        return TRAITS["common"]
    return sum(TRAITS.get(trait, 0.0) for trait in kind.traits)


@weighs(do.DiscardThis)
def of_this(texts: Texts, node: Node[do.DiscardThis], person: Person, card: EncounterCard | None) -> Outlook:
    """This card goes: good riddance, or a loss."""
    kind = texts.box.kinds.get(node.path.split("/")[0])
    if kind is None:
        return NOTHING
    if kind.sort == "condition":
        return Outlook(-condition_worth(kind))
    return Outlook(-0.5 * ASSET)


@weighs(do.Flip)
def of_flip(texts: Texts, node: Node[do.Flip], person: Person, card: EncounterCard | None) -> Outlook:
    """The back of a Spell, by how its test may end, or of a Condition; which of the backs it is nobody knows."""
    kind = texts.box.kinds[node.path.split("/")[0]]
    share = 1 / max(1, len(kind.backs))
    found = NOTHING
    if kind.sort != "spell":
        for [only] in kind.backs:
            found = found.plus(texts.of(only.text, person, card).times(share))
        return found
    tests = (node.effect for node in kind.walk())
    test = next(test for test in tests if isinstance(test, do.Test))
    rolled = successes(max(1, person.dice("lore", "spell") + test.mod), person.least)
    for back in kind.backs:
        for result in back:
            likely = sum(rolled[result.low : result.high + 1])
            found = found.plus(texts.of(result.text, person, card).times(share * likely))
    return found


@weighs(do.CloseGate)
def of_closing(texts: Texts, node: Node[do.CloseGate], person: Person, card: EncounterCard | None) -> Outlook:
    return Outlook(close=1.0)


@weighs(do.TakeClue)
def of_taking(texts: Texts, node: Node[do.TakeClue], person: Person, card: EncounterCard | None) -> Outlook:
    return Outlook(take=1.0)


@weighs(do.TakeToken, do.SolveRumor)
def of_step(texts: Texts, node: AnyNode, person: Person, card: EncounterCard | None) -> Outlook:
    return Outlook(step=1.0)


@weighs(do.GainSpell)
def of_spells(texts: Texts, node: Node[do.GainSpell], person: Person, card: EncounterCard | None) -> Outlook:
    return Outlook(spells=number(node.effect.amount, person))


@weighs(do.PlaceTokens)
def of_tokens(texts: Texts, node: Node[do.PlaceTokens], person: Person, card: EncounterCard | None) -> Outlook:
    """On the Mystery or the sheet they are what one wants; elsewhere they are Doom to come."""
    return Outlook(step=1.0) if node.effect.to in ("mystery", "sheet") else Outlook(-DOOM)


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


def matching(effect: do.Discard, person: Person) -> list[CardKind]:
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
    return ASSET * (1.3 if effect.source != "deck" else 1.0) * (effect.amount if isinstance(effect.amount, int) else 1)


FLAT: dict[type, Callable[[Any, Person], float]] = {
    do.Lose: lambda e, p: -p.harm(number(e.health, p), number(e.sanity, p)),
    do.Recover: lambda e, p: -p.harm(-number(e.health, p), -number(e.sanity, p)),
    do.Spend: lambda e, p: clues(-number(e.clues, p), p) - p.harm(number(e.health, p), number(e.sanity, p)),
    do.SpendTogether: lambda e, p: -CLUE * number(e.clues, p),
    do.Aid: lambda e, p: 0.15 * (e.bonus + e.dice + e.rerolls),
    do.GainClues: lambda e, p: clues(number(e.amount, p), p),
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
    do.UnsolveMystery: lambda e, p: -MYSTERY / 2,
    do.Reckon: lambda e, p: -1.0,
    do.RemoveExpeditions: lambda e, p: -0.5,
    do.RemoveAssets: lambda e, p: -1.0,
    do.LoseGame: lambda e, p: -LOST_GAME,
}


def plainly(worth: Callable[[Any, Person], float]) -> Weigh[Effect]:
    def weigh(texts: Texts, node: AnyNode, person: Person, card: EncounterCard | None) -> Outlook:
        return Outlook(worth(node.effect, person))

    return weigh


WEIGH.update({kind: plainly(worth) for kind, worth in FLAT.items()})
