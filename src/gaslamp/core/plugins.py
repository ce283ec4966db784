"""Games, bots and drawings that anybody may add: by an entry point of their package, or by ``module:name``."""

from __future__ import annotations

import re
from functools import cached_property
from importlib import import_module, resources
from importlib.metadata import entry_points
from typing import Any

from gaslamp.core.errors import Mistake
from gaslamp.core.game import AnyGame, Game
from gaslamp.core.text import add_room, of_house, own_rooms


class Plugins:
    """What is known by name in one group of entry points: what the house brings itself, and what is installed.

    A target is ``module:attribute``, as in packaging metadata; its module is imported when somebody asks for it.
    """

    def __init__(self, group: str) -> None:
        self.group = group
        self._own: dict[str, str] = {}

    def add(self, name: str, target: str) -> None:
        """Make something of the house known."""
        self._own[name] = target

    @cached_property
    def _installed(self) -> dict[str, list[str]]:
        """The targets of all that is installed, by name: one of each, unless two packages bring the same."""
        found: dict[str, list[str]] = {}
        for point in entry_points(group=self.group):
            found.setdefault(point.name, []).append(point.value)
        return found

    def names(self) -> list[str]:
        return sorted({*self._own, *self._installed})

    def __contains__(self, name: object) -> bool:
        return name in self._own or name in self._installed

    def load(self, name: str) -> Any:
        """What stands behind a name that is known; which is only one thing, or nobody knows which is meant."""
        own = [self._own[name]] if name in self._own else []
        target, *others = dict.fromkeys([*own, *self._installed.get(name, ())])
        if others:
            raise Mistake("core-plugin-twice", group=self.group, name=name, one=target, other=others[0])
        return load_target(target, f"{self.group}: {name}")


def load_target(target: str, place: str) -> Any:
    """What ``module:attribute`` names; a sentence that says where the target stood, if it cannot be had."""
    module, _, attribute = target.partition(":")
    if not module or not attribute:
        raise Mistake("core-plugin-target", found=target).at(place)
    try:
        found: Any = import_module(module)
        for part in attribute.split("."):
            found = getattr(found, part)
    except (Exception, SystemExit) as error:  # whatever a stranger's module does while it is imported
        reason = f"{type(error).__name__}: {error}"
        raise Mistake("core-plugin-broken", found=target, reason=reason).at(place) from error
    return found


GAMES = Plugins("gaslamp.games")


def game_names() -> list[str]:
    """Every game that can be played here."""
    return GAMES.names()


def find_game(name: Any) -> AnyGame:
    """The game of that name."""
    if not isinstance(name, str) or name not in GAMES:
        raise Mistake("core-unknown-game", found=str(name), expected=", ".join(game_names()))
    game, place = GAMES.load(name), f"{GAMES.group}: {name}"
    if not isinstance(game, Game) or game.id != name:
        raise Mistake("core-plugin-no-game", found=repr(game)[:80], name=name).at(place)
    try:
        resources.files(game.package)
    except (ImportError, TypeError, ValueError, AttributeError):
        raise Mistake("core-plugin-no-package", found=repr(game.package)).at(place) from None
    if not of_house(game.package) and (name in own_rooms() or not re.fullmatch("[a-z][a-z0-9_]*", name)):
        raise Mistake("core-plugin-bad-id", found=name).at(place)
    add_room(name, game.package)
    return game
