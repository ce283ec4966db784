"""What a game brings to the table. A game is one value of :class:`Game`, found by its name."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Generic, TypeVar

import msgspec

from gaslamp.core.agenda import State
from gaslamp.core.decisions import Decision, Option, Phrase
from gaslamp.core.dice import seed_for
from gaslamp.core.errors import Mistake
from gaslamp.core.events import Event
from gaslamp.core.reading import convert
from gaslamp.core.text import Vocabulary
from gaslamp.core.view import View

Data = TypeVar("Data")
Box = TypeVar("Box")
Agreed = TypeVar("Agreed")
S = TypeVar("S", bound=State)


class Agreement(msgspec.Struct, frozen=True):
    """Something a table may agree on: one of ``choices``, the first unless otherwise agreed.

    A number among the choices is a seat. What only tables of some sizes may agree on has their numbers of ``players``.
    """

    id: str
    choices: tuple[str | bool | int, ...]
    players: tuple[int, ...] = ()


class Opening(msgspec.Struct, Generic[Agreed]):
    """What a game begins with, beside its box.

    ``rules`` is the version of the rules it is played by: that of today, or of the day when an old match was saved.
    """

    players: int
    seed: int
    agreed: Agreed
    rules: int
    log: list[Event] | None = None


class LessonInfo(msgspec.Struct, frozen=True):
    """A scenario that teaches, by its name, and about how many minutes it takes."""

    id: str
    minutes: int


@dataclass(frozen=True, kw_only=True)
class Lab(Generic[Box, S]):
    """What the lab may ask of a game, beyond playing it."""

    # the names by which events cite the effects of all cards; and of these the ones with a condition
    effects: Callable[[Box], tuple[set[str], set[str]]]
    # what a simulation counts of a finished game beside its outcome, by name: ``rounds`` and so on
    figures: Callable[[S], dict[str, int]]
    # of the effects, those that have happened in a recorded game, and those whose condition was once not met
    reached: Callable[[S], tuple[set[str], set[str]]]
    # of the effects, those that can never happen, each with the reason
    unreachable: Callable[[Box], dict[str, Phrase]] = lambda box: {}
    # a position, as in a scenario file, where chance alone seldom leads: to an effect that is wanted, perhaps
    rare_position: Callable[[Box, int, Random, str], dict[str, Any]] | None = None


# -- what a small game need not say ------------------------------------------------------------------------------


class NoComponents(msgspec.Struct, frozen=True):
    """The pack of a game whose rules need no components as data."""

    title: str = ""


class NothingAgreed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The agreements of a game that offers none."""


def own_fields(state: State) -> dict[str, Any]:
    """What a game's state adds to that of every game, as plain data."""
    common = State.__struct_fields__
    own = [name for name in state.__struct_fields__ if name not in common]
    return {name: msgspec.to_builtins(getattr(state, name), str_keys=True) for name in own}


def chance_anew(state: S, seat: int | None, seed: int) -> S:
    """A copy with other dice, in which others may have chosen something else in secret."""
    twin = state.copy()
    draw = Random(seed)
    twin.dice.streams = [seed_for(seed, number) for number in range(len(twin.dice.streams))]
    if twin.question is not None:
        for decision in twin.question.decisions:
            if decision.seat != seat and decision.seat in twin.answers:
                twin.answers[decision.seat] = draw.choice(decision.options)
    return twin


def no_positions(*_: Any) -> Any:
    raise Mistake("core-no-positions")


@dataclass(frozen=True, kw_only=True)
class Game(Generic[Data, Box, Agreed, S]):
    """The rules of one game, as everything above the games uses them.

    The first part every game must say. The second has defaults that serve a small game: no components, nothing to
    agree on, a state of plain data whose only secrets are the dice and the choices made at the same time.
    """

    id: str
    package: str  # where its texts, pack and scenarios lie: ``__package__`` of whoever makes the value
    rules_version: int  # raised whenever saved matches would go on otherwise; older ones are played by older rules
    players: range
    player_names: tuple[str, ...]
    # a new game, played on to its first decision
    set_up: Callable[[Box, Opening[Agreed]], S]
    # what a seat, or with None a spectator, may know; built from nothing but what they may know
    view: Callable[[S, int | None, Sequence[str]], View]
    # the struct that ``view`` makes
    view_type: type[View]

    default_players: int = 0  # the most, unless the game says otherwise
    # whether all players win or lose together, with no secrets from each other
    allies: bool = False
    # plain data as a checked pack
    decode_pack: Callable[[Any], Data] = lambda raw: convert(raw, NoComponents)  # type: ignore[assignment,return-value]
    # what of a pack decides games, as plain data: a corrected translation does not break old saves
    essence: Callable[[Data], Any] = msgspec.to_builtins
    # a pack with everything resolved that playing would look up
    open_box: Callable[[Data], Box] = lambda data: data  # type: ignore[assignment,return-value]
    # the table's agreements, checked
    agree: Callable[[dict[str, Any], int, Box], Agreed] = (
        lambda raw, players, box: convert(raw, NothingAgreed)  # type: ignore[assignment,return-value]
    )
    # what a table may agree on before the match, for people to choose from
    agreements: Callable[[Box], tuple[Agreement, ...]] = lambda box: ()
    # how to name cards, seats and so on in a language
    vocabulary: Callable[[Box, str], Vocabulary] = lambda box, lang: Vocabulary({}, {"seat": ("seat",)})
    # every component with its text in a language: id, section, name, text, facts, copies, provenance
    components: Callable[[Box, str], list[dict[str, Any]]] = lambda box, lang: []
    # what an option of an open decision would do, in a few words and from what its chooser may know; asked only where
    # somebody is about to choose
    hint: Callable[[S, Decision, Option], Phrase | None] = lambda state, decision, option: None
    # the ids of the sections of the rules reference, in reading order
    rules: tuple[str, ...] = ()
    # the whole position in the shape of scenario files
    position: Callable[[S], dict[str, Any]] = own_fields
    # a given position, played on to its first decision; the last argument dictates the dice, unless None
    place: Callable[[Box, Opening[Agreed], dict[str, Any], Sequence[str] | None], S] = no_positions
    # keys of a position whose lists compare regardless of order, and those beneath which order always counts
    unordered: frozenset[str] = frozenset()
    ordered: frozenset[str] = frozenset()
    # a position that looks the same to a viewer, with what they cannot see dealt anew
    reshuffle: Callable[[S, int | None, int], S] = chance_anew
    # the scenarios that teach the game, the easiest first: in the folder ``lessons`` or ``rulebook`` of its scenarios
    lessons: tuple[LessonInfo, ...] = ()
    # ready phrases for table talk, and how a bot may answer each
    phrases: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    lab: Lab[Box, S] | None = None

    def __post_init__(self) -> None:
        if len(self.player_names) < self.players[-1]:
            raise ValueError(f"player_names are {len(self.player_names)}, expected one for each of {self.players[-1]}")
        if not self.default_players:
            object.__setattr__(self, "default_players", self.players[-1])


AnyGame = Game[Any, Any, Any, Any]
