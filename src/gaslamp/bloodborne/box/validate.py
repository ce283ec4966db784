"""What a pack may not say: everything that no card of its kind could mean."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

import msgspec

from gaslamp.bloodborne.box.components import PackData
from gaslamp.bloodborne.box.effects import (
    Ability,
    AddMonster,
    AttackFirst,
    Bank,
    Bonus,
    Cap,
    CardType,
    Count,
    Damage,
    Draw,
    Early,
    Effect,
    Exhaust,
    Fiercer,
    FightingBoss,
    Gain,
    Group,
    Halve,
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
    Standing,
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
)
from gaslamp.core.errors import Mistake
from gaslamp.core.language import check_complete
from gaslamp.core.packs import check_unique, unknown_id
from gaslamp.core.reading import convert

# When an ability of such a card can apply.
WHENS: dict[str, tuple[str, ...]] = {
    "starters": ("always", "transform", "instant", "attack", "after_attack", "trophy", "dream", "end_of_round"),
    "upgrades": ("always", "transform", "instant", "attack", "after_attack", "trophy", "end_of_round"),
    # a monster is gone before the round ends, and no boss ever escapes
    "monsters": ("always", "reveal", "round_start", "hurt", "damaged", "escape", "killed"),
    "bosses": ("always", "reveal", "round_start", "hurt", "damaged", "killed", "end_of_round"),
    "final_bosses": ("always", "reveal", "round_start", "hurt", "damaged", "escape", "killed", "end_of_round"),
}
# Where each effect may stand; whoever adds one says so here. First the standing rules ...
ACTION_STANDING = (Halve, Prevent, Bonus, Early, AttackFirst)
FOE_STANDING = (Cap, Immune, Unavoidable, Fiercer)
WHOLE_GAME = (Tougher, MaxHealth, Lives)
# ... then acts that only an action card can do, those that need a hunter who acts, and all others.
ACTION_ONLY = (Strike, Return, Draw, Reclaim)
PERSONAL = (Steal, Bank, Trophy, TakeToken, Upgrade, Rest)
ANYWHERE = (Damage, Heal, Gain, Lose, Negate, Remove, Exhaust, AddMonster)
PLACED = (*ACTION_STANDING, *FOE_STANDING, *WHOLE_GAME, *ACTION_ONLY, *PERSONAL, *ANYWHERE)
check_complete("box/validate.py does not say where these may stand", get_args(Effect), PLACED)
# The moments at which some damage has just been done.
AFTER_DAMAGE = ("after_attack", "hurt", "damaged")
CHOOSABLE = ("all", "others", "neighbours", "damagers")
CARD_WORDS = (*get_args(CardType), "weapon", "this")


def decode(raw: Any) -> PackData:
    """Plain data as a checked pack."""
    pack = convert(raw, PackData)
    seen: set[str] = set()
    for section, cards in pack.sections():
        check_unique([card.id for card in cards], section, seen)
    check_numbers(pack)
    known = [card.id for section in ("starters", "upgrades") for card in getattr(pack, section)]
    for section, cards in pack.sections():
        for index, card in enumerate(cards):
            for number, ability in enumerate(card.abilities):
                try:
                    AbilityCheck(ability, section, known).check()
                except Mistake as mistake:
                    raise mistake.at(f"{section}[{index}].abilities[{number}]") from None
            if sum(ability.when == "transform" for ability in card.abilities) > 1:
                raise Mistake("bloodborne-one-draw").at(f"{section}[{index}].abilities")
    return pack


def check_numbers(pack: PackData) -> None:
    """A pack must be able to set up a game for five."""
    numbers = pack.numbers
    for field, section, least in (
        ("monsters_in_deck", "monsters", numbers.monsters_in_deck),
        ("bosses_in_deck", "bosses", numbers.bosses_in_deck),
        ("final_bosses", "final_bosses", 1),
    ):
        count = sum(card.copies for card in getattr(pack, section))
        if count < least:
            raise Mistake("bloodborne-too-few-cards", count=count, needed=least, field=field).at(section)
    for section in ("monsters", "bosses", "final_bosses"):
        for index, foe in enumerate(getattr(pack, section)):
            if foe.copies != 1:
                raise Mistake("bloodborne-one-copy").at(f"{section}[{index}].copies")
            if len(set(foe.types)) != len(foe.types):
                raise Mistake("core-duplicate-id", found=foe.types[-1]).at(f"{section}[{index}].types")
    for index, card in enumerate(pack.starters):
        if card.copies != 5:
            raise Mistake("bloodborne-five-copies").at(f"starters[{index}].copies")
    if len(pack.starters) > numbers.card_limit:
        raise Mistake("bloodborne-too-many-starters", count=len(pack.starters), limit=numbers.card_limit).at("starters")
    for color, faces in msgspec.structs.asdict(numbers.dice).items():
        if all(face.endswith("+") for face in faces):
            raise Mistake("bloodborne-endless-die").at(f"numbers.dice.{color}")
    dreams = [card for card in pack.starters if any(a.when == "dream" for a in card.abilities)]
    if len(dreams) != 1:
        raise Mistake("bloodborne-one-dream", count=len(dreams)).at("starters")


class AbilityCheck:
    """One ability of a card of some section."""

    def __init__(self, ability: Ability, section: str, known: list[str]) -> None:
        self.ability = ability
        self.section = section
        self.known = known
        self.action = section in ("starters", "upgrades")
        # whether there is a "you": the hunter whose card it is, or whom the monster hurt or was damaged by
        self.somebody_acts = self.action or ability.when in ("hurt", "damaged")

    def check(self) -> None:
        when = self.ability.when
        if when not in WHENS[self.section]:
            expected = ", ".join(WHENS[self.section])
            raise Mistake("bloodborne-wrong-when", found=when, expected=expected).at("when")
        if when == "transform" and [type(effect) for effect in self.ability.do] != [Draw]:
            raise Mistake("bloodborne-one-draw").at("do")
        for number, effect in enumerate(self.ability.do):
            try:
                self.check_effect(effect)
            except Mistake as mistake:
                raise mistake.at(f"do[{number}]") from None
        for number, condition in enumerate(self.ability.condition):
            try:
                self.check_condition(condition)
            except Mistake as mistake:
                raise mistake.at(f"if[{number}]") from None

    def check_effect(self, effect: Effect) -> None:
        tag = str(effect.__struct_config__.tag)
        when = self.ability.when
        standing = isinstance(effect, Standing)
        if standing != (when == "always") or (standing and not isinstance(effect, self.standing_rules())):
            raise Mistake("bloodborne-wrong-effect", found=tag, when=when)
        if not self.action and (
            isinstance(effect, ACTION_ONLY) or (isinstance(effect, Remove) and effect.card == "this")
        ):
            raise Mistake("bloodborne-wrong-effect", found=tag, when=when)
        if isinstance(effect, Remove) and effect.card == "with" and when != "damaged":
            raise Mistake("bloodborne-wrong-effect", found=tag, when=when)
        if isinstance(effect, WHOLE_GAME) and self.ability.condition:
            raise Mistake("bloodborne-no-condition", found=tag)
        if isinstance(effect, PERSONAL) and not self.somebody_acts:
            raise Mistake("bloodborne-nobody-acts", found=tag, when=when)
        amount = getattr(effect, "amount", 0)
        if (amount == "dealt" and when not in AFTER_DAMAGE) or (amount == "all" and isinstance(effect, Gain)):
            raise Mistake("bloodborne-wrong-amount", found=amount).at("amount")
        for field, target in targets(effect):
            self.check_target(target, field, tag)
        cards = getattr(effect, "cards", None)
        if cards is not None:
            self.check_cards(cards, "cards")

    def standing_rules(self) -> tuple[type, ...]:
        if self.action:
            return ACTION_STANDING
        return (*FOE_STANDING, *WHOLE_GAME) if self.section == "final_bosses" else FOE_STANDING

    def check_target(self, target: Target, field: str, tag: str) -> None:
        meant = target if isinstance(target, Who) else Who(of=target)
        if meant.choose and meant.of not in CHOOSABLE:
            raise Mistake("bloodborne-no-choice-there", found=meant.of).at(field)
        needs_actor = meant.choose or meant.of in ("self", "others", "neighbours", "left", "right")
        if needs_actor and not self.somebody_acts:
            raise Mistake("bloodborne-nobody-acts", found=tag, when=self.ability.when)
        if meant.played is not None:
            self.check_cards(meant.played, f"{field}.played")

    def check_condition(self, condition: Any) -> None:
        tag = str(condition.__struct_config__.tag)
        impersonal = isinstance(condition, (MonsterDied, FightingBoss)) or (
            isinstance(condition, Played) and condition.by == "all"
        )
        if not impersonal and not self.somebody_acts:
            raise Mistake("bloodborne-nobody-acts", found=tag, when=self.ability.when)
        if tag == "dealt" and self.ability.when not in AFTER_DAMAGE:
            raise Mistake("bloodborne-wrong-effect", found=tag, when=self.ability.when)
        if isinstance(condition, With) and self.ability.when != "damaged":
            raise Mistake("bloodborne-wrong-effect", found=tag, when=self.ability.when)
        if isinstance(condition, (Played, With)):
            self.check_cards(condition.cards, "cards")

    def check_cards(self, cards: str, field: str) -> None:
        if cards not in CARD_WORDS and cards not in self.known:
            raise unknown_id(cards, self.known).at(field)


def targets(effect: Effect) -> Iterator[tuple[str, Target]]:
    """The fields of an effect that say which hunters are meant."""
    for field in ("to", "who", "of", "source"):
        target: Target | None = getattr(effect, field, None)
        if isinstance(effect, Remove) and effect.card != "chosen":
            continue
        if target is not None and (isinstance(target, Who) or target in get_args(Group)):
            yield field, target
    amount = getattr(effect, "amount", 0)
    if isinstance(amount, Count):
        yield "amount.per", amount.per
