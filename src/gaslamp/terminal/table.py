"""What a game brings to the terminal: its table, drawn and explained. One class for each game, found by its name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, Protocol

from gaslamp.core.decisions import Decision, Option
from gaslamp.core.events import Event
from gaslamp.core.match import Match
from gaslamp.core.text import Voice
from gaslamp.terminal.screen import Screen

View = dict[str, Any]


class Table(Protocol):
    """Draws a game from a seat's view and nothing else, in one language."""

    shown_round: int  # the round whose table was shown last; -1 before the first
    declining: frozenset[str]  # the ids of options by which one lets something be
    commands: Mapping[str, Callable[[View, str], None]]  # the game's own, with what follows the word

    def show(self, view: View) -> None:
        """The whole table."""

    def before(self, decision: Decision, view: View) -> None:
        """What a person wants to see before this question."""

    def is_out(self, view: View) -> bool:
        """Whether the viewer is out of the game."""

    def tell(self, event: Event, before: Event | None = None) -> str:
        """A line of the log; the card behind it is named once, not again after the line before it."""

    def blow(self, event: Event, view: View) -> str:
        """What to tell the viewer in a frame, if an event takes from them whom they play; else nothing."""

    def is_minor(self, event: Event) -> bool:
        """Whether only the full log needs it."""

    def style(self, event: Event) -> str:
        """How a line of the log looks."""

    def arranged(self, options: tuple[Option, ...]) -> list[Option]:
        """Options in the order in which they are listed."""

    def signs(self, options: list[Option]) -> list[str]:
        """What arranged options can be chosen by: their numbers, or letters where numbers are names."""

    def describe(self, option: Option, view: View) -> tuple[str, str, str]:
        """An option's name, what to know of it, and its colour."""

    def in_sight(self, view: View) -> list[str]:
        """The ids of every component that a person might ask about now."""

    def about(self, word: str, view: View) -> list[str]:
        """What else than a component a word may mean at this table: a line for each thing."""

    def explain(self, name: str) -> str:
        """One component in words."""

    def behind(self, event: Event) -> str:
        """The component that caused an event, in words; empty if none did."""

    def all_names(self) -> dict[str, str]:
        """Every component that can be explained: id to name."""

    def scores(self, view: View) -> None:
        """How a finished match is counted."""


def table_for(match: Match, voice: Voice, screen: Screen) -> Table:
    """The table of a match's game; only that game's drawing is imported."""
    table: Table = import_module(f"gaslamp.terminal.{match.game.id}.table").TABLE(match.pack.box, voice, screen)
    return table
