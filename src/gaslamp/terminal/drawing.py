"""What a game brings to the terminal: its table, drawn and explained.

A drawing is a class, found by the name of its game in the group ``gaslamp.drawings`` of entry points. A game without
one is shown by :class:`~gaslamp.terminal.plain.PlainDrawing`, from which another may be derived.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeVar

from gaslamp.core.decisions import Decision, Option
from gaslamp.core.errors import Mistake
from gaslamp.core.events import Event
from gaslamp.core.match import Match
from gaslamp.core.plugins import Plugins
from gaslamp.core.text import Voice
from gaslamp.core.view import View
from gaslamp.terminal.plain import PlainDrawing
from gaslamp.terminal.screen import Screen

V = TypeVar("V", bound=View, contravariant=True)

DRAWINGS = Plugins("gaslamp.drawings")
DRAWINGS.add("bloodborne", "gaslamp.terminal.bloodborne.table:BloodborneDrawing")
DRAWINGS.add("eldritch", "gaslamp.terminal.eldritch.table:EldritchDrawing")


class Drawing(Protocol[V]):
    """Draws a game from a seat's view and nothing else, in one language. It is made with pack, voice and screen."""

    voice: Voice  # that speaks at this table
    shown_round: int  # the round whose table was shown last; -1 before the first
    declining: frozenset[str]  # the ids of options by which one lets something be
    help: str  # a line for each command of the game's own

    @property
    def commands(self) -> Mapping[str, Callable[[V, str], None]]:
        """The game's own, with what follows the word."""

    def show(self, view: V) -> None:
        """The whole table."""

    def before(self, decision: Decision, view: V) -> None:
        """What a person wants to see before this question."""

    def is_out(self, view: V) -> bool:
        """Whether the viewer is out of the game."""

    def tell(self, event: Event, before: Event | None = None) -> str:
        """A line of the log; the card behind it is named once, not again after the line before it."""

    def blow(self, event: Event, view: V) -> str:
        """What to tell the viewer in a frame, if an event takes from them whom they play; else nothing."""

    def is_minor(self, event: Event) -> bool:
        """Whether only the full log needs it."""

    def style(self, event: Event) -> str:
        """How a line of the log looks."""

    def arranged(self, options: tuple[Option, ...]) -> list[Option]:
        """Options in the order in which they are listed."""

    def signs(self, options: list[Option]) -> list[str]:
        """What arranged options can be chosen by: their numbers, or letters where numbers are names."""

    def describe(self, option: Option, decision: Decision, view: V) -> tuple[str, str, str]:
        """An option's name, what to know of it, and its colour."""

    def in_sight(self, view: V) -> list[str]:
        """The ids of every component that a person might ask about now."""

    def about(self, word: str, view: V) -> list[str]:
        """What else than a component a word may mean at this table: a line for each thing."""

    def explain(self, name: str) -> str:
        """One component in words."""

    def behind(self, event: Event) -> str:
        """The component that caused an event, in words; empty if none did."""

    def all_names(self) -> dict[str, str]:
        """Every component that can be explained: id to name."""

    def scores(self, view: V) -> None:
        """How a finished match is counted."""


PARTS = [name for name in (*Drawing.__annotations__, *vars(Drawing)) if not name.startswith("_")]


def drawing_for(match: Match, lang: str, screen: Screen) -> Drawing[Any]:
    """The drawing of a match's game in a language; the plain one, if it has none of its own."""
    game, voice = match.game.id, match.voice(lang)
    if game not in DRAWINGS:
        return PlainDrawing[View](match.pack, voice, screen)
    kind, place = DRAWINGS.load(game), f"{DRAWINGS.group}: {game}"
    try:
        inspect.signature(kind).bind(match.pack, voice, screen)
    except (TypeError, ValueError):
        raise Mistake("terminal-no-drawing", found=repr(kind)).at(place) from None
    drawing: Drawing[Any] = kind(match.pack, voice, screen)
    if lacking := [part for part in PARTS if not hasattr(drawing, part)]:
        raise Mistake("terminal-drawing-lacks", found=repr(kind), lacking=", ".join(lacking)).at(place)
    return drawing
