"""Cards in words: the printed text, made from the same structs that the engine runs."""

from __future__ import annotations

from typing import Any, assert_never

import msgspec

from gaslamp.bloodborne.box.box import Box
from gaslamp.bloodborne.box.components import TROPHY_TYPES, ActionCard, Component, Foe, MonsterDice
from gaslamp.bloodborne.box.effects import (
    Ability,
    AddMonster,
    AttackFirst,
    Bank,
    Bonus,
    Cap,
    Conditions,
    Count,
    Damage,
    Dealt,
    Draw,
    Early,
    Effect,
    Exhaust,
    Fiercer,
    FightingBoss,
    FirstPlayer,
    Gain,
    Halve,
    Has,
    Heal,
    Immune,
    Lives,
    Lose,
    MaxHealth,
    MonsterDied,
    Negate,
    Played,
    Prevent,
    Reclaim,
    Remove,
    Rest,
    Return,
    Steal,
    Strike,
    TakeToken,
    Target,
    Tougher,
    Trophy,
    Unavoidable,
    Upgrade,
    Who,
    With,
    YouDamagedIt,
)
from gaslamp.bloodborne.words.odds import odds
from gaslamp.core.text import Vocabulary, Voice

# The sections of the rules reference, in reading order; events carry these ids.
RULES = (
    "overview",
    "setup-final-boss",
    "setup-dungeon",
    "setup-upgrades",
    "setup-hunters",
    "setup-first-player",
    "setup-first-monster",
    "cards-monsters",
    "cards-bosses",
    "cards-actions",
    "abilities",
    "final-boss-abilities",
    "round",
    "step-1",
    "table-talk",
    "step-2",
    "step-3",
    "step-4",
    "step-4-combos",
    "dice",
    "damage",
    "death",
    "step-5",
    "step-5-killing",
    "trophies",
    "trophies-bosses",
    "step-6",
    "step-6-bosses",
    "step-7",
    "step-7-bank",
    "step-7-reclaim",
    "step-7-upgrade",
    "step-7-limit",
    "step-7-rest",
    "step-7-refill",
    "step-8-discard",
    "step-8-first-player",
    "step-8-reveal",
    "final-boss",
    "scoring",
    "ties",
    "only-option",
    "stand-in",
    "hopeless",
    "rulings",
)


def vocabulary(box: Box, lang: str) -> Vocabulary:
    """How cards, hunters, types and dice are called."""
    voice = Voice(lang)
    return Vocabulary(
        names={
            "component": {card.id: card.name.in_language(lang) for _, cards in box.data.sections() for card in cards},
            "type": {kind: voice.say(f"bloodborne-type-{kind}") for kind in TROPHY_TYPES},
            "color": {color: voice.say(f"bloodborne-color-{color}") for color in MonsterDice.__struct_fields__},
        },
        arguments={
            "card": ("component",),
            "cards": ("component",),
            "monster": ("component",),
            "seat": ("seat",),
            "target": ("seat",),
            "winners": ("seat",),
            "option": ("component", "type", "seat"),
            "type": ("type",),
            "color": ("color",),
        },
    )


def capitalised(text: str) -> str:
    return text[:1].upper() + text[1:]


def kebab(name: str) -> str:
    return name.replace("_", "-")


class Wording:
    """Says cards in one language. ``card`` is the card being described, ``foe`` whether it is a monster's."""

    def __init__(self, box: Box, lang: str) -> None:
        self.box = box
        self.lang = lang
        self.voice = Voice(lang)

    def say(self, key: str, **arguments: Any) -> str:
        return self.voice.say(f"bloodborne-{kebab(key)}", **arguments)

    def name(self, card: str) -> str:
        return self.box.component(card).data.name.in_language(self.lang)

    def text(self, card: Component) -> str:
        """A card's whole rules text."""
        parts = []
        if isinstance(card, ActionCard) and card.type != "utility":
            parts.append(self.say("damage", amount=card.damage))
        final = card.id in {boss.id for boss in self.box.final_bosses}
        parts += [self.ability(ability, isinstance(card, Foe), final) for ability in card.abilities]
        return " ".join(parts) or self.say("no-ability")

    def ability(self, ability: Ability, foe: bool, final: bool) -> str:
        what = ""
        for effect in ability.do:
            clause = self.effect(effect, foe)
            if ability.when != "end_of_round" and isinstance(effect, (Remove, Return)) and effect.card != "chosen":
                clause = self.say("in-step-8", what=clause)
            what = self.say("then", first=what, second=clause) if what else clause
        if ability.condition:
            conditions = [
                self.condition(condition) for condition in ability.condition if not isinstance(condition, With)
            ]
            if conditions:
                what = self.say("if", what=what, condition=self.voice.join(conditions))
        if any(isinstance(effect, Early) for effect in ability.do):
            return self.say("ability", when=self.say("when-instant"), what=what)
        if ability.when == "always" and not final:
            return self.say("ability-plain", what=capitalised(what))
        return self.say("ability", when=self.when(ability, final), what=what)

    def when(self, ability: Ability, final: bool) -> str:
        if final:
            return self.say("when-game" if ability.when == "always" else f"when-game-{ability.when}")
        for condition in ability.condition:
            if isinstance(condition, With):
                return self.say("when-damaged-with", cards=self.cards(condition.cards))
        return self.say(f"when-{ability.when}")

    # -- who and how much ----------------------------------------------------------------------------

    def who(self, target: Target, foe: bool) -> str:
        """A group of hunters as a phrase in the singular; nothing for "you"."""
        meant = target if isinstance(target, Who) else Who(of=target)
        if meant.of == "self":
            result = self.say("who-that") if foe else ""
        elif meant.choose:
            result = self.say(f"who-chosen-{meant.of}")
        elif foe and meant.of not in ("all", "damagers"):
            result = self.say(f"who-that-{meant.of}")
        else:
            plain = foe or meant.of != "all" or meant != Who()
            result = self.say(f"who-{meant.of}" if plain else "who-all-you")
        if meant.most is not None:
            result = self.say(f"most-{meant.most}", who=result)
        if meant.least is not None:
            result = self.say(f"least-{meant.least}", who=result)
        if meant.played is not None:
            result = self.say("who-played", who=result, cards=self.cards(meant.played))
        return result

    def cards(self, cards: str) -> str:
        if cards in self.box.cards:
            return self.say("cards-named", card=self.name(cards))
        return self.say(f"cards-{cards}")

    def each(self, cards: str) -> str:
        """Cards of which each one counts by itself."""
        if cards in self.box.cards:
            return self.say("each-named", card=self.name(cards))
        return self.say(f"each-{cards}")

    def much(self, amount: int | str | Count, unit: str) -> str:
        if isinstance(amount, int):
            return self.say(f"much-{unit}", amount=amount)
        if isinstance(amount, Count):
            return self.say("much-per", much=self.much(amount.times, unit), who=self.who(amount.per, False))
        return self.say(f"much-{unit}-{amount}")

    def range(self, least: int | None, most: int | None) -> str:
        if least is None:
            return self.say("range-most", most=most or 0)
        if most is None:
            return self.say("range-least", least=least)
        return self.say("range-both", least=least, most=most)

    # -- conditions ----------------------------------------------------------------------------------

    def condition(self, condition: Conditions) -> str:
        match condition:
            case Played(cards, by, at_least, at_most):
                if by == "others" and at_least is None and at_most == 0:
                    return self.say("if-played-none", cards=self.cards(cards))
                if at_least in (None, 1) and at_most is None:
                    return self.say(f"if-played-{by}", cards=self.cards(cards))
                key = "if-played-range-others" if by == "others" else "if-played-range"
                return self.say(key, cards=self.cards(cards), range=self.range(at_least, at_most))
            case With(cards):
                return self.say("when-damaged-with", cards=self.cards(cards))
            case Dealt(at_least):
                return self.say("if-dealt", amount=at_least)
            case Has(stat, at_least, at_most):
                return self.say("if-has", stat=self.say(f"stat-{stat}"), range=self.range(at_least, at_most))
            case MonsterDied():
                return self.say("if-monster-died")
            case YouDamagedIt():
                return self.say("if-you-damaged-it")
            case FirstPlayer():
                return self.say("if-first-player")
            case FightingBoss():
                return self.say("if-fighting-boss")

    # -- effects -------------------------------------------------------------------------------------

    def on(self, key: str, target: Target, foe: bool, **arguments: Any) -> str:
        """A clause about hunters, in its form for "you" where only you are meant."""
        who = self.who(target, foe)
        return self.say(key, who=who, **arguments) if who else self.say(f"{key}-you", **arguments)

    def effect(self, effect: Effect, foe: bool) -> str:
        match effect:
            case Halve(source):
                return self.say("do-halve-attack" if source == "attack" else "do-halve")
            case Prevent(source, amount):
                key = "do-prevent" if amount == "all" else "do-prevent-some"
                return self.say(f"{key}-attack" if source == "attack" else key, amount=amount)
            case Bonus(amount):
                return self.say("do-bonus", amount=amount)
            case Cap(cards, at):
                return self.say("do-cap", cards=self.each(cards), amount=at)
            case Immune(during):
                return self.say(f"do-immune-{during}")
            case Fiercer(who, amount, after_halving):
                key = "do-fiercer-late" if after_halving else "do-fiercer"
                return self.say(key, who=self.who(who, foe), amount=amount)
            case Tougher(amount):
                return self.say("do-tougher", amount=amount)
            case MaxHealth(amount):
                return self.say("do-max-health", amount=amount)
            case Lives(amount):
                return self.say("do-lives", amount=amount)
            case Damage(to, amount, halved):
                key = "do-damage" if halved else "do-damage-unhalved"
                return self.on(key, to, foe, much=self.much(amount, "damage"))
            case Strike(amount):
                return self.say("do-strike", much=self.much(amount, "damage"))
            case Heal(to, "all"):
                return self.on("do-heal-full", to, foe)
            case Heal(to, amount):
                return self.on("do-heal", to, foe, much=self.much(amount, "health"))
            case Gain(to, amount):
                return self.on("do-gain", to, foe, much=self.much(amount, "echoes"))
            case Lose(who, amount, banked):
                return self.on("do-lose", who, foe, much=self.much(amount, "banked" if banked else "collected"))
            case Steal(source, amount):
                return self.say("do-steal", who=self.who(source, foe), much=self.much(amount, "collected"))
            case Bank("all"):
                return self.say("do-bank")
            case Bank(amount):
                return self.say("do-bank-some", much=self.much(amount, "collected"))
            case Negate(cards, of):
                if cards in ("melee", "ranged"):
                    return self.say(f"do-negate-{cards}", who=self.negated(of, cards, foe))
                if cards in self.box.cards:
                    return self.say("do-negate-named", card=self.name(cards), who=self.negated(of, cards, foe))
                return self.say("do-negate-weapon", who=self.negated(of, cards, foe))
            case Remove("chosen", who):
                return self.on("do-remove-chosen", who, foe)
            case Remove(card):
                return self.say(f"do-remove-{card}")
            case Return(card):
                return self.say(f"do-return-{card}")
            case Exhaust(who, amount):
                return self.on("do-exhaust", who, foe, cards=self.say("many-cards", amount=amount))
            case Trophy(kind):
                return self.say("do-trophy" if kind == "any" else f"do-trophy-{kind}")
            case Draw(types):
                if set(types) == {"melee", "ranged"}:
                    return self.say("do-draw")
                return self.say(f"do-draw-{types[0]}" if types in (("melee",), ("ranged",)) else "do-draw-any")
            case AddMonster(amount):
                return self.say("do-add-monster", amount=amount)
            case Early() | AttackFirst() | Unavoidable() | TakeToken() | Reclaim() | Upgrade() | Rest():
                return self.say(f"do-{effect.__struct_config__.tag}")
            case _:
                assert_never(effect)

    def die(self, color: str) -> str:
        """A die with its faces."""
        return self.say("fact-die", color=self.say(f"color-{color}"), faces=" ".join(odds(self.box, color).faces))

    def odds(self, color: str) -> str:
        """What to expect of a die."""
        known = odds(self.box, color)
        chances = ", ".join(self.say("percent", count=chance) for chance in known.at_least if chance)
        again = self.say("percent", count=known.again)
        return self.say("die-odds", average=known.average, again=again, chances=chances)

    def negated(self, of: Target, cards: str, foe: bool) -> str:
        """Whose weapon is stopped; that it is such a weapon is said already."""
        if isinstance(of, Who) and of.played == cards:
            of = Who(of=of.of, most=of.most, least=of.least, choose=of.choose)
        return self.who(of, foe)


def provenance(card: Component) -> str:
    """``rulebook``, or ``published/rulebook`` when numbers and effect come from different sources."""
    source = card.provenance
    return source.numbers if source.numbers == source.effect else f"{source.numbers}/{source.effect}"


def components(box: Box, lang: str) -> list[dict[str, Any]]:
    """Every card with its text and where it comes from."""
    wording = Wording(box, lang)
    result = []
    for section, cards in box.data.sections():
        for card in cards:
            entry: dict[str, Any] = {
                "id": card.id,
                "section": section,
                "name": card.name.in_language(lang),
                "copies": card.copies,
                "provenance": provenance(card),
                "text": wording.text(card),
            }
            if card.provenance.note:
                entry["note"] = card.provenance.note
            if isinstance(card, ActionCard):
                entry |= {"type": card.type, "damage": card.damage}
                entry["facts"] = [wording.say(f"kind-{card.type}")]
            else:
                entry |= {"echoes": card.echoes, "die": card.die, "types": list(card.types)}
                entry["odds"] = msgspec.to_builtins(odds(box, card.die))
                types = [wording.say(f"type-{kind}") for kind in card.types]
                entry["facts"] = [
                    wording.say("much-echoes", amount=card.echoes),
                    wording.die(card.die),
                    wording.voice.join(types),
                ]
            result.append(entry)
    return result


def effect_names(box: Box) -> tuple[set[str], set[str]]:
    """The names by which events cite the effects of all cards; and of these the ones with a condition."""
    every: set[str] = set()
    conditional: set[str] = set()
    for card in (card for _, cards in box.data.sections() for card in cards):
        for number, ability in enumerate(card.abilities):
            names = {f"{card.id}/{number}/{index}" for index in range(len(ability.do))}
            every |= names
            if ability.condition:
                conditional |= names
    return every, conditional
