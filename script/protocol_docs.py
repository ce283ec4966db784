"""Writes the part of docs/protocol.md that tells of views and events. ``--check`` only compares."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from shapes import Field, Kind, about, event_fields, events_of, fields_of, structs, written

from gaslamp.core.decisions import Phrase
from gaslamp.core.events import Event, kebab
from gaslamp.core.plugins import find_game
from gaslamp.core.text import Voice
from gaslamp.core.view import OutcomeView, View

PAGE = Path(__file__).parent.parent / "docs" / "protocol.md"
BEGIN = "<!-- written by script/protocol_docs.py -->\n"
END = "<!-- to here -->\n"

GAMES = {"bloodborne": "Bloodborne: The Card Game", "eldritch": "Eldritch Horror"}

HEAD = """\
## Views, field by field

Types are written as in TypeScript. A field with a `?` is left out where there is nothing to tell. Things are named by
their ids; `GET /api/games/GAME/words` has their names. Every view begins with the same head:
"""
EVENTS = """\
An event has its kind in `event`, the section of the rules behind it in `rule`, where a card caused it the
card or its ability in `cause` (`tonitrus/0/0`), and these fields of its own; the words are what the log says of it.
"""


def row(*cells: str) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


def table(head: tuple[str, ...], rows: Iterable[str]) -> str:
    return "\n".join([row(*head), "|" + "---|" * len(head), *rows]) + "\n"


def named(field: Field) -> str:
    return f"`{field.name}{'' if field.always else '?'}`"


def fields(kind: Kind) -> str:
    found = fields_of(kind)
    columns = 3 if any(field.meaning for field in found) else 2
    rows = ((named(field), f"`{written(field.type)}`", field.meaning)[:columns] for field in found)
    return table(("field", "type", "meaning")[:columns], (row(*cells) for cells in rows))


def struct(kind: Kind) -> Iterator[str]:
    yield f"**`{kind.__name__}`**" + (f": {about(kind)}" if about(kind) else "") + "\n"
    yield fields(kind)


def told(kind: type[Event]) -> str:
    """What the log says of an event, with the names of its fields where their values would stand."""
    key = f"{kind.__module__.split('.')[1]}-event-{kebab(kind.__name__)}"
    return Voice("en").say(key, **{field.name: f"*{field.name}*" for field in event_fields(kind)})


def events(kinds: Iterable[type[Event]]) -> str:
    rows = (
        row(
            f"`{kind.__struct_config__.tag}`",
            ", ".join(f"`{field.name}: {written(field.type)}`" for field in event_fields(kind)),
            told(kind),
        )
        for kind in kinds
    )
    return table(("event", "fields", "the log"), rows)


def game(id: str) -> Iterator[str]:
    views = [kind for kind in structs(find_game(id).view_type) if kind.__module__.startswith(f"gaslamp.{id}.")]
    yield f"### The view of {GAMES[id]}\n"
    for kind in views:
        yield from struct(kind)
    yield f"### The events of {GAMES[id]}\n"
    yield events(events_of(id))


def generate() -> str:
    parts = [HEAD]
    for kind in (View, OutcomeView, Phrase):
        parts += struct(kind)
    parts += ["### Events\n", EVENTS, "In every game:\n", events(events_of("core"))]
    for id in GAMES:
        parts += game(id)
    return "\n".join(parts)


def main() -> int:
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    old, _, after = rest.partition(END)
    new = f"\n{generate()}\n"
    if "--check" in sys.argv[1:]:
        if old != new:
            print("docs/protocol.md is out of date: run script/protocol_docs.py")
        return 0 if old == new else 1
    PAGE.write_text(before + BEGIN + new + END + after, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
