"""What is being resolved: texts, tests, losses and fights, each with all that they need to go on after a choice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple, Self

import msgspec

from gaslamp.eldritch.box.abilities import Bonus
from gaslamp.eldritch.box.box import Card, EncounterCard, MonsterKind
from gaslamp.eldritch.box.effects import Aid


class Use(NamedTuple):
    """What can be used only once per round, and has been: by anybody, or by one seat."""

    what: Literal["action", "ability", "card", "prevention", "saver"]
    thing: str | int  # the action, the path of the ability, the number of the card, who owns it
    seat: int = -1


class Helping(NamedTuple):
    """What helps an investigator until the encounter ends."""

    seat: int
    aid: Aid | Bonus
    source: str


LEAD = -1  # as whose text: the Lead's, whoever that is at the moment
NOBODY = -1


class Subject(msgspec.Struct, eq=False):
    """What a text is about: set when it begins, and so for whatever it leads to."""

    seat: int  # "you"; LEAD is whoever leads at the moment
    source: str  # the component, for prompts
    card: Card | None = None  # this card
    monster: int = NOBODY  # this monster
    in_play: str = ""  # this Mystery or Mythos card
    clue: str = ""  # this Clue
    gate: str = ""  # this gate
    encounter: EncounterCard | None = None
    during: tuple[str, ...] = ()
    acting: int = NOBODY  # whose action it is part of, which ends when that investigator becomes Delayed
    solves: str = ""  # the rumor that closing the gate of this encounter solves
    stat: str = "health"  # what the loss is of that is to be prevented
    instead: str = ""  # the Condition that this text comes in place of
    ones: bool = False  # plain dice show 1
    element: str = ""  # the icon of the Mythos card, or its kind while its text is resolved
    part: str = ""  # which text of the encounter


class Frame(Subject, eq=False):
    """A text being resolved: what it is about, and what has come out of it so far."""

    chosen: int = NOBODY  # an investigator
    partner: int = NOBODY  # the investigator traded with
    that: int = NOBODY  # a monster
    it: Card | None = None  # a card
    result: int = 0  # of the last test
    dice: tuple[int, ...] = ()
    passed_lore: bool = False  # a Lore test of this Spell has been passed
    lost: int = 0
    lost_sanity: bool = False
    prevented: int = 0
    spawned: bool = False
    slain: bool = False  # this monster has been defeated
    hurt: int = 0  # Health this text has taken from that monster
    toughness: int = 0  # of the monsters it has dealt with
    value: int = 0  # of the asset it has given
    gates_discarded: int = 0
    gate_matched: bool = False
    gained: tuple[str, ...] = ()  # Clues gained by this research

    if TYPE_CHECKING:

        def __copy__(self) -> Self: ...

    def of(self, seat: int) -> Frame:
        """The same text, as resolved by somebody else."""
        twin = self.__copy__()
        twin.seat = seat
        return twin


class Trial(msgspec.Struct, eq=False):
    """A test being made."""

    seat: int
    skill: int
    base: int  # skill, improvements and modifiers
    need: int
    goal: int  # what one hopes for
    aim: str  # and why: to pass, to stay unharmed (from what is invulnerable), to defeat a monster, to buy
    enough: int  # more successes than this change nothing
    during: tuple[str, ...]
    path: str
    extra: int = 0  # additional dice
    faces: list[int] = []
    paid: int = 0  # successes bought
    used: tuple[str, ...] = ()  # what has been used in this test: paths, and ``aid``
    helpers: tuple[str, ...] = ()  # where the additional dice come from
    no_clues: bool = False
    boost: str = ""

    if TYPE_CHECKING:

        def __copy__(self) -> Self: ...


class Loss(msgspec.Struct, eq=False):
    """Health or Sanity about to be lost."""

    seat: int
    health: int
    sanity: int
    during: tuple[str, ...]
    declined: tuple[int, ...] = ()  # who would not prevent it
    applied: tuple[str, ...] = ()  # what has been prevented at no cost, by its path

    if TYPE_CHECKING:

        def __copy__(self) -> Self: ...


class Combat(msgspec.Struct, eq=False):
    """A combat encounter going on."""

    seat: int
    monster: int
    aids: tuple[Helping, ...]  # what helped before it began
    no_strength: bool = False
    defeated: bool = False
    trophy: MonsterKind | None = None  # the monster, if it can be put onto a card

    if TYPE_CHECKING:

        def __copy__(self) -> Self: ...


def copied_trial(trial: Trial) -> Trial:
    twin = trial.__copy__()
    twin.faces = trial.faces.copy()
    return twin
