"""The pack: every component of the box as data, decoded and checked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Literal, get_args

import msgspec
from msgspec import Meta

from gaslamp.bloodborne.effects import (
    Ability,
    CardType,
    Effect,
    Group,
    Natural,
    Positive,
    Standing,
    Target,
    TrophyType,
    Who,
)
from gaslamp.core.errors import Mistake
from gaslamp.core.packs import check_unique, unknown_id
from gaslamp.core.reading import convert

Id = Annotated[str, Meta(pattern=r"^[a-z0-9]+(_[a-z0-9]+)*$", max_length=60)]
Word = Annotated[str, Meta(min_length=1, max_length=80)]
Source = Literal["rulebook", "published", "house"]
Color = Literal["green", "yellow", "red"]
# A die's face: a number, with a plus when the die is rolled again.
Face = Annotated[str, Meta(pattern=r"^\d{1,2}\+?$")]
TROPHY_TYPES: tuple[TrophyType, ...] = ("kin", "humanoid", "beast")


class Name(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"pt_br": "pt-BR"}):
    """A card's name in every language."""

    en: Word
    es: Word
    it: Word
    pt_br: Word

    def in_language(self, lang: str) -> str:
        return str(getattr(self, lang.lower().replace("-", "_")))


class Provenance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a card's numbers and its effect come from."""

    numbers: Source
    effect: Source
    note: str = ""


class Component(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """What every card has."""

    id: Id
    name: Name
    provenance: Provenance
    copies: Positive = 1
    abilities: tuple[Ability, ...] = ()


class ActionCard(Component, frozen=True, kw_only=True):
    """A starter or an upgrade."""

    type: CardType
    damage: Natural = 0


class Foe(Component, frozen=True, kw_only=True):
    """A monster, boss or final boss."""

    echoes: Positive
    die: Color
    types: Annotated[tuple[TrophyType, ...], Meta(min_length=1, max_length=3)]


Faces = Annotated[tuple[Face, ...], Meta(min_length=1)]
Track = Annotated[tuple[Natural, ...], Meta(min_length=2)]


class ExtraEchoes(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename=lambda name: name[-1]):
    """How many more echoes a monster starts with, by the number of hunters."""

    for_3: Natural
    for_4: Natural
    for_5: Natural


class MonsterDice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    green: Faces
    yellow: Faces
    red: Faces


class TrophyTracks(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers along each track, from the start."""

    kin: Track
    humanoid: Track
    beast: Track


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the rulebook."""

    health: Positive
    card_limit: Positive
    monsters_in_deck: Positive
    bosses_in_deck: Natural
    extra_echoes: ExtraEchoes
    dice: MonsterDice
    trophy_tracks: TrophyTracks


class PackData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole pack file."""

    game: Literal["bloodborne"]
    title: str
    numbers: Numbers
    starters: tuple[ActionCard, ...]
    upgrades: tuple[ActionCard, ...]
    monsters: tuple[Foe, ...]
    bosses: tuple[Foe, ...]
    final_bosses: tuple[Foe, ...]

    def sections(self) -> Iterator[tuple[str, tuple[Any, ...]]]:
        for section in SECTIONS:
            yield section, getattr(self, section)


SECTIONS = ("starters", "upgrades", "monsters", "bosses", "final_bosses")

# When an ability of such a card can apply, and whether `always` makes sense there.
WHENS: dict[str, tuple[str, ...]] = {
    "action": ("always", "transform", "instant", "attack", "after_attack", "trophy", "dream", "end_of_round"),
    # a monster is gone before the round ends, and no boss ever escapes
    "monsters": ("always", "reveal", "round_start", "hurt", "damaged", "escape", "killed"),
    "bosses": ("always", "reveal", "round_start", "hurt", "damaged", "killed", "end_of_round"),
    "final_bosses": ("always", "reveal", "round_start", "hurt", "damaged", "escape", "killed", "end_of_round"),
}
ACTION_STANDING = ("Halve", "Prevent", "Bonus", "Early", "AttackFirst")
FOE_STANDING = ("Cap", "Immune", "Unavoidable", "Fiercer")
FINAL_STANDING = (*FOE_STANDING, "Tougher", "MaxHealth", "Lives")
# Acts that only make sense where somebody in particular acts ("self").
PERSONAL = ("Strike", "Steal", "Bank", "Return", "Trophy", "TakeToken", "Draw", "Reclaim", "Upgrade", "Rest")


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
                check_ability(ability, section, known, f"{section}[{index}].abilities[{number}]")
    return pack


def essence(pack: PackData) -> dict[str, Any]:
    """What of a pack decides games: everything but names, provenance and title."""
    data: dict[str, Any] = msgspec.to_builtins(pack)
    del data["title"]
    for section in SECTIONS:
        for card in data[section]:
            del card["name"], card["provenance"]
    return data


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


def check_ability(ability: Ability, section: str, known: list[str], place: str) -> None:
    """Refuse what no card of this kind can do."""
    action = section in ("starters", "upgrades")
    allowed = WHENS["action" if action else section]
    if ability.when not in allowed:
        raise Mistake("bloodborne-wrong-when", found=ability.when, expected=", ".join(allowed)).at(f"{place}.when")
    standing = ACTION_STANDING if action else FINAL_STANDING if section == "final_bosses" else FOE_STANDING
    for number, effect in enumerate(ability.do):
        name, here = type(effect).__name__, f"{place}.do[{number}]"
        tag = str(effect.__struct_config__.tag)
        if (ability.when == "always") != isinstance(effect, Standing) or (
            isinstance(effect, Standing) and name not in standing
        ):
            raise Mistake("bloodborne-wrong-effect", found=tag, when=ability.when).at(here)
        if not action and ability.when not in ("hurt", "damaged") and (name in PERSONAL or targets_an_actor(effect)):
            raise Mistake("bloodborne-nobody-acts", found=tag, when=ability.when).at(here)
        for field, cards in card_references(effect):
            if cards not in ("melee", "ranged", "utility", "weapon", "this") and cards not in known:
                raise unknown_id(cards, known).at(f"{here}.{field}")
    for number, condition in enumerate(ability.condition):
        cards = getattr(condition, "cards", "this")
        if cards not in ("melee", "ranged", "utility", "weapon", "this") and cards not in known:
            raise unknown_id(cards, known).at(f"{place}.if[{number}].cards")


def targets(effect: Effect) -> Iterator[tuple[str, Target]]:
    """The fields of an effect that say which hunters are meant."""
    for field in ("to", "who", "of", "source"):
        target: Target | None = getattr(effect, field, None)
        if target is not None and (isinstance(target, Who) or target in get_args(Group)):
            yield field, target


def targets_an_actor(effect: Effect) -> bool:
    """Whether an effect speaks of "you", or lets "you" choose."""
    meant = [target if isinstance(target, Who) else Who(of=target) for _, target in targets(effect)]
    return any(who.choose or who.of in ("self", "others", "neighbours", "left", "right") for who in meant)


def card_references(effect: Effect) -> Iterator[tuple[str, str]]:
    """The places in an effect that name cards."""
    cards = getattr(effect, "cards", None)
    if cards is not None:
        yield "cards", cards
    for field, target in targets(effect):
        if isinstance(target, Who) and target.played is not None:
            yield f"{field}.played", target.played
