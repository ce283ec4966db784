"""Games, bots and drawings that anybody may add: by an entry point of their package, or by ``module:name``."""

from __future__ import annotations

from functools import cached_property
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from gaslamp.core.errors import Mistake
from gaslamp.core.game import AnyGame, Game
from gaslamp.core.text import add_room


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
    def _installed(self) -> dict[str, EntryPoint]:
        found: dict[str, EntryPoint] = {}
        for point in entry_points(group=self.group):
            one = found[point.name].value if point.name in found else self._own.get(point.name, point.value)
            if one != point.value:
                raise Mistake("core-plugin-twice", group=self.group, name=point.name, one=one, other=point.value)
            found[point.name] = point
        return found

    def names(self) -> list[str]:
        return sorted({*self._own, *self._installed})

    def __contains__(self, name: object) -> bool:
        return name in self._own or name in self._installed

    def load(self, name: str) -> Any:
        """What stands behind a name that is known."""
        installed = self._installed.get(name)
        return load_target(self._own[name] if installed is None else installed.value, f"{self.group}: {name}")


def load_target(target: str, place: str) -> Any:
    """What ``module:attribute`` names; a sentence that says where the target stood, if it cannot be had."""
    module, _, attribute = target.partition(":")
    if not module or not attribute:
        raise Mistake("core-plugin-target", found=target).at(place)
    try:
        found: Any = import_module(module)
        for part in attribute.split("."):
            found = getattr(found, part)
    except Exception as error:  # whatever a stranger's module does while it is imported
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
    game = GAMES.load(name)
    if not isinstance(game, Game) or game.id != name:
        raise Mistake("core-plugin-no-game", found=repr(game)[:80], name=name).at(f"{GAMES.group}: {name}")
    add_room(name, game.package)
    return game
