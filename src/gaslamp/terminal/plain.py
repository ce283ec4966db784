"""A table for any game: its view read out field by field, with the names that the game gives to things."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from typing import Any, Generic, TypeVar

import msgspec
from rich.panel import Panel
from rich.text import Text

from gaslamp.core.decisions import Decision, Option
from gaslamp.core.events import ChoiceTaken, Event
from gaslamp.core.packs import Pack
from gaslamp.core.text import Voice, capital, words
from gaslamp.core.view import View
from gaslamp.terminal.screen import Screen

V = TypeVar("V", bound=View)

LETTERS = "abcdefgijklmnoprstuvwxyz"  # h and q are commands
NOTHING = "—"
TITLE = ("seat", "id", "name")  # fields that say whose and what a thing is, and need no name themselves
# fields whose numbers are seats, in any game
SEATS = frozenset(
    ("active", "current", "dealer", "first", "first_player", "lead", "owner", "player", "seat", "turn", "winner")
)


def lettered(count: int) -> list[str]:
    """Signs for options whose names are numbers."""
    return [LETTERS[at % len(LETTERS)] * (1 + at // len(LETTERS)) for at in range(count)]


def numbered(count: int) -> list[str]:
    return [str(number) for number in range(1, count + 1)]


class PlainDrawing(Generic[V]):
    """Reads a view out; what is empty or false is left out.

    A game may help with words of its own: ``GAME-field-NAME`` is what a field is called, ``GAME-phase-NAME`` a phase;
    everything else takes its name from the game's vocabulary. Whatever has a ``seat`` is told to be that player's.
    """

    declining = frozenset(("pass",))
    help = ""

    def __init__(self, pack: Pack, voice: Voice, screen: Screen) -> None:
        self.game = pack.game
        self.box = pack.box
        self.voice = voice
        self.screen = screen
        self.shown_round = -1
        self.shown: tuple[int | None, dict[str, list[str]]] = (None, {})  # to whom, and what
        self.commands: Mapping[str, Callable[[V, str], None]] = {}
        known = self.game.vocabulary(pack.box, voice.lang).names.values()
        self.names = {name: called for kind in known for name, called in kind.items()}

    # -- what things are called ----------------------------------------------------------------------

    def label(self, field: str) -> str:
        key = f"{self.game.id}-field-{field.replace('_', '-')}"
        return self.voice.say(key) if self.voice.knows(key) else words(field)

    def called(self, field: str, value: str | int) -> str:
        """A value by its name: as the field's own kind of thing, as whatever has this id, or as a field."""
        for name in (field, field.removesuffix("s")):
            if name in self.voice.namers and (spoken := self.voice.namers[name](value)) != str(value):
                return spoken
        if not isinstance(value, str):
            return str(value)
        return words(self.names[value]) if value in self.names else self.label(value)

    def headline(self, view: V) -> str:
        round_ = self.voice.say("core-round", round=view.round)
        if view.over:
            return round_
        key = f"{self.game.id}-phase-{view.phase.replace('_', '-')}"
        phase = self.voice.say(key) if self.voice.knows(key) else self.called("phase", view.phase)
        return f"{round_} · {phase}"

    # -- the view in words ---------------------------------------------------------------------------

    def inline(self, field: str, value: Any, view: V) -> str:
        """Anything on one line."""
        if isinstance(value, msgspec.Struct):
            title, details = self.title(value, view), self.details(value, view)
            return f"{title} ({details})" if title and details else title or details
        if isinstance(value, Mapping):
            parts = [(self.called(field, key), item) for key, item in value.items() if says(item)]
            return ", ".join(f"{key} {self.nested(field, item, view)}" for key, item in parts)
        if isinstance(value, (list, tuple)):
            return ", ".join(self.inline(field, item, view) for item in value)
        if isinstance(value, bool) or not says(value):
            return "✓" if value else NOTHING
        if field in SEATS and isinstance(value, int) and 0 <= value < len(view.players):
            return view.players[value]
        return self.called(field, value) if isinstance(value, (str, int)) else str(value)

    def title(self, thing: msgspec.Struct, view: V) -> str:
        """Whose it is, and what it is."""
        found = {name: getattr(thing, name) for name in TITLE if hasattr(thing, name)}
        return ", ".join(self.inline(name, value, view) for name, value in found.items() if value is not None)

    def details(self, thing: msgspec.Struct, view: V) -> str:
        fields = [field for field in thing.__struct_fields__ if field not in TITLE]
        return ", ".join(
            self.label(field) if value is True else f"{self.label(field)} {self.nested(field, value, view)}"
            for field in fields
            if says(value := getattr(thing, field))
        )

    def nested(self, field: str, value: Any, view: V) -> str:
        """In brackets, if it is more than one thing."""
        text = self.inline(field, value, view)
        bare = isinstance(value, msgspec.Struct) and not self.title(value, view)
        return f"({text})" if bare or (isinstance(value, (list, Mapping)) and ", " in text) else text

    def lines(self, field: str, value: Any, view: V) -> list[str]:
        """Something as a whole: a line for each of several things with parts of their own."""
        several = isinstance(value, (list, tuple)) and len(value) > 1
        if not several or not any(isinstance(item, (msgspec.Struct, list, tuple)) for item in value):
            return [text] if (text := self.inline(field, value, view)) else []
        by_seat = len(value) == len(view.players) and any(hasattr(item, "seat") for item in value)
        found = []
        for seat, item in enumerate(value):
            title = (
                self.title(item, view) if isinstance(item, msgspec.Struct) else view.players[seat] if by_seat else ""
            )
            said = self.details(item, view) if isinstance(item, msgspec.Struct) else self.inline(field, item, view)
            found.append(": ".join(filter(None, (title, said))))
        return found

    def sections(self, view: V) -> dict[str, list[str]]:
        """Everything beyond the head of a view, by what it is called; what is a single word or number together."""
        fields = [field for field in view.__struct_fields__ if field not in View.__struct_fields__]
        small: list[str] = []
        large: dict[str, list[str]] = {}
        for field in fields:
            value = getattr(view, field)
            label = capital(self.label(field))
            if value is True:
                small.append(f"{label}.")
            elif says(value) and isinstance(value, (str, int, float)):
                small.append(f"{label}: {self.inline(field, value, view)}.")
            elif says(value) and (lines := self.lines(field, value, view)):
                large[label] = lines
        return {"": [" ".join(small)] if small else [], **large}

    # -- showing -------------------------------------------------------------------------------------

    def show(self, view: V) -> None:
        self.shown_round = view.round
        self.shown = (view.seat, self.sections(view))
        self.show_sections(view, self.shown[1])

    def before(self, decision: Decision, view: V) -> None:
        """The whole table once a round; after that, what has changed."""
        sections = self.sections(view)
        seat, known = self.shown
        if self.shown_round != view.round or seat != view.seat:
            self.show(view)
            return
        self.shown = (view.seat, sections)
        changed = {label: lines for label, lines in sections.items() if lines != known.get(label)}
        changed |= {label: [NOTHING] for label in known if label not in sections}
        if changed:
            self.show_sections(view, changed)

    def show_sections(self, view: V, sections: dict[str, list[str]]) -> None:
        short = [f"{label}: {lines[0]}" if label else lines[0] for label, lines in sections.items() if len(lines) == 1]
        long = {label: lines for label, lines in sections.items() if len(lines) > 1}
        self.screen.line()
        if not self.screen.plain:
            self.screen.draw(Panel(Text("\n".join(short)), title=Text(self.headline(view), "bold")))
            for label, lines in long.items():
                self.screen.draw(Panel(Text("\n".join(lines)), title=Text(label, "bold")))
            return
        for line in (self.headline(view), *short):
            self.screen.line(line)
        for label, lines in long.items():
            self.screen.line(f"{label}:")
            for line in lines:
                self.screen.indented(line)

    def is_out(self, view: V) -> bool:
        return False

    # -- the log -------------------------------------------------------------------------------------

    def tell(self, event: Event, before: Event | None = None) -> str:
        line = self.voice.event(event)
        name = self.names.get(event.cause.split("/")[0], "")
        named = name in line or (before is not None and before.cause == event.cause)
        return line if named else f"{line} ({name})"

    def blow(self, event: Event, view: V) -> str:
        return ""

    def is_minor(self, event: Event) -> bool:
        return isinstance(event, ChoiceTaken)

    def style(self, event: Event) -> str:
        return ""

    # -- options -------------------------------------------------------------------------------------

    def arranged(self, options: tuple[Option, ...]) -> list[Option]:
        return list(options)

    def signs(self, options: list[Option]) -> list[str]:
        """Letters if numbers are names of options."""
        names = [name for option in options for name in (option.id, self.voice.phrase(option.label))]
        return (lettered if any(map(str.isdecimal, names)) else numbered)(len(options))

    def describe(self, option: Option, decision: Decision, view: V) -> tuple[str, str, str]:
        """With the text of the component that it names."""
        name = self.voice.phrase(option.label)
        component = self.components.get(option.target.partition(":")[2])
        return name, text_of(component) if component and component["name"] in name else "", ""

    # -- explaining ----------------------------------------------------------------------------------

    @cached_property
    def components(self) -> dict[str, dict[str, Any]]:
        return {component["id"]: component for component in self.game.components(self.box, self.voice.lang)}

    def in_sight(self, view: V) -> list[str]:
        return list(dict.fromkeys(name for name in strings(msgspec.to_builtins(view)) if name in self.components))

    def about(self, word: str, view: V) -> list[str]:
        return []

    def explain(self, name: str) -> str:
        component = self.components[name]
        facts = "; ".join(component.get("facts", ()))
        return f"{component['name']}{f' ({facts})' if facts else ''}. {text_of(component)}".rstrip()

    def behind(self, event: Event) -> str:
        name = event.cause.split("/")[0]
        return self.explain(name) if name in self.components else ""

    def all_names(self) -> dict[str, str]:
        return {name: component["name"] for name, component in self.components.items()}

    # -- the end -------------------------------------------------------------------------------------

    def scores(self, view: V) -> None:
        assert view.outcome is not None
        for name, score in zip(view.players, view.outcome.scores, strict=False):
            self.screen.line(f"{name}: {score}")


def says(value: Any) -> bool:
    """Whether there is anything to read out: a number is always something, a row of what does not hold is nothing."""
    if isinstance(value, (list, tuple)):
        return any(item is not False for item in value)
    return bool(value) or (isinstance(value, (int, float)) and not isinstance(value, bool))


def text_of(component: dict[str, Any]) -> str:
    """What everybody may read on a component."""
    text = component.get("front", component.get("text", ""))
    return text if isinstance(text, str) else " ".join(text)


def strings(value: Any) -> Iterator[str]:
    """Every string in plain data."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for item in value.values():
            yield from strings(item)
    elif isinstance(value, list):
        for item in value:
            yield from strings(item)
