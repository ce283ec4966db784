"""The pack: every component of the box as data, decoded and checked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from gaslamp.bloodborne.box.effects import (
    Ability,
    CardType,
    Natural,
    Positive,
    TrophyType,
)
from gaslamp.core.components import Id, Name

Source = Literal["rulebook", "published", "house"]
Color = Literal["green", "yellow", "red"]
# A die's face: a number, with a plus when the die is rolled again.
Face = Annotated[str, Meta(pattern=r"^\d{1,2}\+?$")]
TROPHY_TYPES: tuple[TrophyType, ...] = ("kin", "humanoid", "beast")


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


def essence(pack: PackData) -> dict[str, Any]:
    """What of a pack decides games: everything but names, provenance and title."""
    data: dict[str, Any] = msgspec.to_builtins(pack)
    del data["title"]
    for section in SECTIONS:
        for card in data[section]:
            del card["name"], card["provenance"]
    return data
