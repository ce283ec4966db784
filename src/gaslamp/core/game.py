"""What a game brings to the table. A game is one subclass of ``Game``, found by its name."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from importlib import import_module
from random import Random
from typing import Any

import msgspec

from gaslamp.core.agenda import State
from gaslamp.core.decisions import Phrase
from gaslamp.core.errors import Mistake
from gaslamp.core.events import Event
from gaslamp.core.text import Vocabulary


class Agreement(msgspec.Struct, frozen=True):
    """Something a table may agree on: one of ``choices``, the first unless otherwise agreed."""

    id: str
    choices: tuple[str | bool, ...]


class Game(ABC):
    """The rules of one game, as everything above the games uses them."""

    id: str
    rules_version: int
    players: range
    default_players: int
    player_names: tuple[str, ...]
    # whether all players win or lose together, with no secrets from each other
    allies: bool
    # keys of a position whose lists compare regardless of order
    unordered: frozenset[str]
    # the scenarios that teach the game, in the order of learning
    lessons: tuple[str, ...]
    # ready phrases for table talk, and how a bot may answer each
    phrases: Mapping[str, tuple[str, ...]]

    @abstractmethod
    def decode_pack(self, raw: Any) -> Any:
        """Plain data as a checked pack."""

    @abstractmethod
    def essence(self, data: Any) -> Any:
        """What of a pack decides games, as plain data: a corrected translation does not break old saves."""

    @abstractmethod
    def open_box(self, data: Any) -> Any:
        """A pack with everything resolved that playing would look up."""

    @abstractmethod
    def parse_options(self, raw: dict[str, Any], players: int, box: Any) -> Any:
        """The table's agreements, checked."""

    @abstractmethod
    def set_up(self, box: Any, players: int, seed: int, options: Any, log: list[Event] | None) -> State:
        """A new game, played on to its first decision."""

    @abstractmethod
    def place(
        self,
        box: Any,
        position: Any,
        players: int,
        seed: int,
        options: Any,
        log: list[Event] | None,
        rolls: Any,
    ) -> State:
        """A given position, played on to its first decision; ``rolls`` dictate the dice, unless None."""

    @abstractmethod
    def position(self, state: Any) -> dict[str, Any]:
        """The whole position in the shape of scenario files."""

    @abstractmethod
    def view(self, state: Any, seat: int | None) -> dict[str, Any]:
        """What a seat, or a spectator, may know: plain data."""

    @abstractmethod
    def figures(self, state: Any) -> dict[str, int]:
        """What a simulation counts of a finished game beside its outcome, by name: ``rounds`` and so on."""

    @abstractmethod
    def reshuffle(self, state: Any, seat: int | None, seed: int) -> State:
        """A position that looks the same to this viewer, with what they cannot see dealt anew."""

    @abstractmethod
    def agreements(self, box: Any) -> tuple[Agreement, ...]:
        """What a table may agree on before the match, for people to choose from."""

    @abstractmethod
    def vocabulary(self, box: Any, lang: str) -> Vocabulary:
        """How to name cards, seats and so on in a language."""

    @abstractmethod
    def components(self, box: Any, lang: str) -> list[dict[str, Any]]:
        """Every component with its text in a language."""

    @abstractmethod
    def effects(self, box: Any) -> tuple[set[str], set[str]]:
        """The names by which events cite the effects of all cards; and of these the ones with a condition."""

    def unreachable(self, box: Any) -> dict[str, Phrase]:
        """Of these, those that can never happen, each with the reason."""
        return {}

    def anywhere(self, box: Any, players: int, draw: Random, wanted: str = "") -> dict[str, Any] | None:
        """A position, as in a scenario file, where chance alone seldom leads: to an effect that is wanted, perhaps.

        None for a fresh game.
        """
        return None

    def reached(self, state: Any) -> tuple[set[str], set[str]]:
        """Of these, those that have happened in a recorded game, and those whose condition was once not met."""
        fired: set[str] = set()
        idle: set[str] = set()
        for event in state.log or ():
            if event.cause:
                (idle if event.idle else fired).add(event.cause)
        return fired, idle

    @abstractmethod
    def rules(self) -> tuple[str, ...]:
        """The ids of the sections of the rules reference, in reading order."""


_known: dict[str, str] = {}


def add_game(name: str, module: str) -> None:
    """Make a game known by name; its module is imported when somebody plays it."""
    _known[name] = module


def game_names() -> list[str]:
    return sorted(_known)


def find_game(name: Any) -> Game:
    """The game of that name."""
    if not isinstance(name, str) or name not in _known:
        raise Mistake("core-unknown-game", found=str(name), expected=", ".join(game_names()))
    game = import_module(_known[name]).GAME
    assert isinstance(game, Game)
    return game
