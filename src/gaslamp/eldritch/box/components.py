"""The pack: every component of the box as data."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from gaslamp.core.components import Id, Name
from gaslamp.eldritch.box.abilities import AnyAbility, SolvedBy, WorldId
from gaslamp.eldritch.box.effects import Text
from gaslamp.eldritch.box.terms import AssetId, Modifier, MonsterId, Natural, Omen, Skill, SpaceType, SpellId, TraitId

Route = Literal["train", "ship", "uncharted"]
Region = Literal["america", "europe", "asia_australia"]
Color = Literal["green", "yellow", "blue"]
Icon = Literal[
    "advance_omen",
    "reckoning",
    "spawn_gates",
    "monster_surge",
    "spawn_clues",
    "place_rumor",
    "place_tokens",
]
Share = Annotated[float, Meta(ge=0, le=1)]
# What a Spell's test may result in: "0", "1-2", "3+".
Results = Annotated[str, Meta(pattern=r"^\d(-\d|\+)?$")]
SpaceId = Annotated[str, Meta(extra={"section": "spaces"})]
AncientOneId = Annotated[str, Meta(extra={"section": "ancient_ones"})]

SKILLS: tuple[Skill, ...] = ("lore", "influence", "observation", "strength", "will")
# What the icons of a Mythos card are, in order, before those for its rumor and its tokens.
ICONS: dict[Color, tuple[Icon, ...]] = {
    "yellow": ("advance_omen", "reckoning", "spawn_gates"),
    "green": ("advance_omen", "monster_surge", "spawn_clues"),
    "blue": ("spawn_clues",),
}


class Strict(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What the structs of a pack have in common."""


class Flavour(Strict, frozen=True, kw_only=True, rename={"pt_br": "pt-BR"}):
    """Our own words for the mood, in the languages that have them."""

    en: str = ""
    es: str = ""
    it: str = ""
    pt_br: str = ""


class Named(Strict, frozen=True, kw_only=True):
    """Something with an id and a name."""

    id: Id
    name: Name


class Component(Named, frozen=True, kw_only=True):
    """What every component with a name has."""

    flavour: Flavour | None = None

    @property
    def copies(self) -> int:
        """How many of it are in the box."""
        return 1


# -- the board ---------------------------------------------------------------------------------------------


class Space(Named, frozen=True, kw_only=True):
    """``region`` is whose location deck a named city uses; ``usual`` what that often does, as the board says."""

    type: SpaceType
    region: Region | Literal[""] = ""
    usual: Text = ()
    expedition: bool = False
    x: Share
    y: Share


class Path(Strict, frozen=True, kw_only=True):
    """Two spaces next to each other, both ways."""

    a: SpaceId
    b: SpaceId
    type: Route


class Gate(Strict, frozen=True, kw_only=True):
    """A gate token."""

    space: SpaceId
    omen: Omen


class Reference(Strict, frozen=True, kw_only=True):
    """How many of each are spawned with so many players; the variants are optional."""

    players: Natural
    gates: Natural
    clues: Natural
    surge: Natural
    variant: Literal["", "easier", "harder"] = ""


# -- people and gods ------------------------------------------------------------------------------------------


class Skills(Strict, frozen=True, kw_only=True):
    """Dice for each skill."""

    lore: Natural
    influence: Natural
    observation: Natural
    strength: Natural
    will: Natural


class Belongings(Strict, frozen=True, kw_only=True):
    """What an investigator starts with."""

    assets: tuple[AssetId, ...] = ()
    spells: tuple[SpellId, ...] = ()
    clues: Natural = 0
    improvements: Natural = 0  # of your choice


class InvestigatorData(Component, frozen=True, kw_only=True):
    """An investigator sheet. Who finds them crippled or insane tests that skill; passing makes Doom retreat by 1."""

    role: Name
    health: Natural
    sanity: Natural
    skills: Skills
    space: SpaceId
    belongings: Belongings
    abilities: tuple[AnyAbility, ...]
    crippled: Skill
    insane: Skill


class Fighter(Strict, frozen=True, kw_only=True):
    """What one tests against in a fight; None where there is no such test."""

    will: Modifier | None = None
    horror: Natural | None = None
    strength: Modifier | None = None
    damage: Natural | None = None
    toughness: Natural
    plus_players: bool = False  # it is that much more than the number of players


class MonsterData(Component, frozen=True, kw_only=True):
    """A monster token. Cultists have no ``fighter`` of their own: they are as the Ancient One makes them."""

    copies: Natural = 1
    epic: bool = False
    fighter: Fighter | None = None
    abilities: tuple[AnyAbility, ...] = ()


class Cultist(Strict, frozen=True, kw_only=True):
    """What an Ancient One makes of Cultists."""

    fighter: Fighter
    abilities: tuple[AnyAbility, ...] = ()


class Cards(Strict, frozen=True, kw_only=True):
    """How many Mythos cards of each colour a stage has."""

    green: Natural
    yellow: Natural
    blue: Natural


class SideData(Strict, frozen=True, kw_only=True):
    """One side of an Ancient One sheet."""

    abilities: tuple[AnyAbility, ...] = ()
    cultist: Cultist | None = None


class Final(Strict, frozen=True, kw_only=True):
    """A Final Mystery; ``begins`` when all others that are needed are solved."""

    name: Name
    begins: Text = ()
    solved_by: SolvedBy  # what must lie on the sheet, or be defeated


class AncientOneData(Component, frozen=True, kw_only=True):
    """An Ancient One sheet; with so many ``mysteries`` solved the investigators win, unless it has woken."""

    title: Name
    doom: Natural
    mysteries: Natural
    mythos: tuple[Cards, Cards, Cards]
    set_aside: tuple[MonsterId, ...] = ()
    set_up: Text = ()
    front: SideData
    awakens: Text = ()
    back: SideData = SideData()
    final: Final | None = None


class MysteryData(Component, frozen=True, kw_only=True):
    """A Mystery card. When it is solved, what lies on it or was placed by it is discarded, except as it says."""

    ancient_one: AncientOneId
    enters: Text = ()
    abilities: tuple[AnyAbility, ...] = ()
    solved_by: SolvedBy
    keeps_tokens: bool = False  # those on the board stay there
    removes_gates: bool = False  # those on it leave the game


class MythosData(Component, frozen=True, kw_only=True):
    """A Mythos card. ``text`` is an event, or what happens when the card comes into play."""

    color: Color
    difficulty: Literal["easy", "normal", "hard"]
    kind: Literal["event", "ongoing", "rumor"]
    space: SpaceId = ""  # where its rumor token goes
    tokens: Natural = 0
    text: Text = ()
    abilities: tuple[AnyAbility, ...] = ()
    solved_by: SolvedBy | None = None

    @property
    def icons(self) -> tuple[Icon, ...]:
        """What is done before the text, in order."""
        rumor: tuple[Icon, ...] = ("place_rumor",) if self.space else ()
        tokens: tuple[Icon, ...] = ("place_tokens",) if self.tokens else ()
        return ICONS[self.color] + rumor + tokens


# -- encounters ------------------------------------------------------------------------------------------------


class Sections(Strict, frozen=True, kw_only=True):
    """A card with a text for each city of a region, or for each type of space."""

    id: Id
    texts: dict[Id, Text]
    flavour: dict[Id, Flavour] = {}


class ResearchCard(Sections, frozen=True, kw_only=True):
    """A Research encounter of an Ancient One."""

    ancient_one: AncientOneId


class Complex(Strict, frozen=True, kw_only=True, rename={"passed": "pass", "failed": "fail"}):
    """A card with a first box, and one of two more, to which the first leads."""

    id: Id
    first: Text
    passed: Text
    failed: Text
    flavour: dict[Literal["first", "pass", "fail"], Flavour] = {}


class WorldCard(Complex, frozen=True, kw_only=True):
    """An Other World or Special Encounter."""

    world: WorldId


class ExpeditionCard(Complex, frozen=True, kw_only=True):
    """An Expedition encounter."""

    space: SpaceId


class Encounters(Strict, frozen=True, kw_only=True):
    """All encounter cards."""

    america: tuple[Sections, ...]
    europe: tuple[Sections, ...]
    asia_australia: tuple[Sections, ...]
    general: tuple[Sections, ...]
    research: tuple[ResearchCard, ...]
    other_world: tuple[WorldCard, ...]
    expedition: tuple[ExpeditionCard, ...]
    special: tuple[WorldCard, ...]


# -- possessions and conditions ---------------------------------------------------------------------------------


class Possession(Component, frozen=True, kw_only=True):
    """A card that an investigator has."""

    traits: tuple[TraitId, ...]
    abilities: tuple[AnyAbility, ...] = ()


class Asset(Possession, frozen=True, kw_only=True):
    """An Asset card."""

    value: Natural


class Spell(Possession, frozen=True, kw_only=True):
    """A Spell: one card for each back, which has a text for every result of the test."""

    backs: tuple[dict[Results, Text], ...]

    @property
    def copies(self) -> int:
        return len(self.backs)


class ConditionBack(Strict, frozen=True, kw_only=True):
    """The hidden side of a Condition."""

    name: Name
    text: Text
    flavour: Flavour | None = None


class Condition(Possession, frozen=True, kw_only=True):
    """A Condition: one card for each back."""

    backs: tuple[ConditionBack, ...]

    @property
    def copies(self) -> int:
        return len(self.backs)


class PackData(Strict, frozen=True, kw_only=True):
    """A whole pack file."""

    game: Literal["eldritch"]
    title: str
    doom_track: Natural  # the highest number on it
    omens: tuple[Omen, ...]  # clockwise from the start
    references: tuple[Reference, ...]
    spaces: tuple[Space, ...]
    paths: tuple[Path, ...]
    gates: tuple[Gate, ...]
    worlds: tuple[Named, ...]  # the Other Worlds and Special Encounters that cards name
    traits: tuple[Named, ...]
    investigators: tuple[InvestigatorData, ...]
    ancient_ones: tuple[AncientOneData, ...]
    mysteries: tuple[MysteryData, ...]
    mythos: tuple[MythosData, ...]
    monsters: tuple[MonsterData, ...]
    assets: tuple[Asset, ...]
    artifacts: tuple[Possession, ...]
    spells: tuple[Spell, ...]
    conditions: tuple[Condition, ...]
    encounters: Encounters

    def sections(self) -> Iterator[tuple[str, tuple[Component, ...]]]:
        """The components with a name that a person would count in the box, by kind."""
        for section in SECTIONS:
            yield section, getattr(self, section)


SECTIONS = (
    "investigators",
    "ancient_ones",
    "mysteries",
    "mythos",
    "monsters",
    "assets",
    "artifacts",
    "spells",
    "conditions",
)
