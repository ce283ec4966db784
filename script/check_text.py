"""Every message of the house and of installed games exists in every language, with the same variables, and is used.

What the ``board.ftl`` of a game or of the core says, neither the terminal nor the page says again.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from contextlib import suppress
from importlib import resources
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.serializer import serialize_pattern
from fluent.syntax.visitor import Visitor
from msgspec import inspect

from gaslamp.core.packs import Pack
from gaslamp.core.plugins import find_game, game_names
from gaslamp.core.text import LANGUAGES, Voice, is_guest, room_of
from gaslamp.core.view import View
from gaslamp.terminal.plain import TITLE

HOME = Path(__file__).parent.parent
SOURCE = HOME / "src" / "gaslamp"
CLIENT = HOME / "web" / "src"
# a string of the browser client, or a template and what it begins with: `web-x`, `web-x-${id}`, `${game}-x-${id}`
TYPESCRIPT = re.compile(r"""["']([a-z][a-z0-9-]*)["']|`(?:\$\{[^}]*\}-)?([a-z][a-z0-9-]*)(\$\{)?""")


SCREENS = ("terminal", "web")  # the rooms that show what all share
SHARED = "board.ftl"


class Mentions(Visitor):
    """Collects the variables that a message uses, and the messages it refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


class Said(NamedTuple):
    """A message, or an attribute of one."""

    file: str
    text: str  # as it compares
    variables: set[str]
    messages: set[str]  # it refers to


def messages(folder: Path, lang: str) -> dict[str, Said]:
    """A room's messages, and their attributes, by their ids."""
    found: dict[str, Said] = {}
    junk = Said("", "", set(), set())
    for file in sorted((folder / lang).glob("*.ftl")):
        for entry in parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Junk):
                print(f"{file}: not understood: {str(entry.content).strip()[:60]}")
                found["junk"] = junk
            elif isinstance(entry, ftl.Message):
                for name, pattern in [("", entry.value), *((f".{a.id.name}", a.value) for a in entry.attributes)]:
                    if entry.id.name + name in found:
                        print(f"{file}: {entry.id.name + name} stands twice")
                        found["junk"] = junk
                    mentions = Mentions()
                    mentions.visit(pattern)
                    text = " ".join(serialize_pattern(pattern).split()).casefold() if pattern else ""
                    found[entry.id.name + name] = Said(file.name, text, mentions.variables, mentions.messages)
    return found


def literals() -> Iterator[tuple[str, bool]]:
    """Every string in the code, and whether more is joined to it at run time."""
    for file in [file for folder in (SOURCE, *guests().values()) for file in folder.rglob("*.py")]:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.JoinedStr):
                first = next((part for part in node.values[:2] if isinstance(part, ast.Constant)), None)
                yield str(first.value).lstrip("-") if first else "", True
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value, False
    for file in (*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")):
        for whole, begun, more in TYPESCRIPT.findall(file.read_text(encoding="utf-8")):
            yield whole or begun, bool(more)


def guests() -> dict[str, Path]:
    """The games that are installed here and not of the house, with the folders of their packages."""
    games = [find_game(name) for name in game_names()]
    return {game.id: Path(str(resources.files(game.package))) for game in games if is_guest(game.id)}


def rooms() -> list[tuple[str, Path]]:
    """Every part of the house that speaks, and every guest, with the folder of its words."""
    spoken = [(folder.parent.name, folder) for folder in sorted(SOURCE.glob("*/text"))]
    return [*spoken, ("web", CLIENT / "text"), *((game, folder / "text") for game, folder in guests().items())]


def spoken_events() -> set[str]:
    """The keys of all kinds of events."""
    from gaslamp.core.events import Event, kebab

    for name in game_names():
        find_game(name)  # whose import defines them

    def kinds(kind: type[Event]) -> Iterator[type[Event]]:
        for sub in kind.__subclasses__():
            yield sub
            yield from kinds(sub)

    return {f"{room_of(kind.__module__)}-event-{kebab(kind.__name__)}" for kind in kinds(Event)}


def spoken_names() -> set[str]:
    """The keys that the games' vocabularies say: they go through lists of words, which no string here shows."""
    keys: set[str] = set()
    say = Voice.say

    def listen(voice: Voice, key: str, /, **arguments: Any) -> str:
        keys.add(key)
        with suppress(KeyError):  # that it is missing is told with all the others
            return say(voice, key, **arguments)
        return key

    with patch.object(Voice, "say", listen):
        for name in game_names():
            find_game(name).vocabulary(Pack.core(name).box, "en")
    return keys


def spoken_fields() -> set[str]:
    """The keys of all fields of the games' views, beyond the head that every view has."""

    def fields(kind: inspect.Type) -> Iterator[str]:
        match kind:
            case inspect.StructType(fields=own):
                for field in own:
                    yield field.name
                    yield from fields(field.type)
            case inspect.ListType(item_type=inner) | inspect.DictType(value_type=inner):
                yield from fields(inner)
            case inspect.UnionType(types=several):
                for inner in several:
                    yield from fields(inner)

    keys: set[str] = set()
    for name in game_names():
        view = inspect.type_info(find_game(name).view_type)
        assert isinstance(view, inspect.StructType)
        for field in view.fields:
            if field.name not in View.__struct_fields__:
                keys |= {f"{name}-field-{called.replace('_', '-')}" for called in (field.name, *fields(field.type))}
    return keys - {f"{name}-field-{title}" for name in game_names() for title in TITLE}


def said_twice(lang: str) -> Iterator[str]:
    """What a screen says in a text of its own, although all screens share it."""
    shared: dict[str, str] = {}
    for room, folder in rooms():
        if room not in SCREENS:
            said = messages(folder, lang)
            shared |= {each.text: key for key, each in said.items() if each.file == SHARED and not each.messages}
    for room, folder in rooms():
        if room in SCREENS:
            for key, each in messages(folder, lang).items():
                if each.text in shared:
                    yield f"{room} {lang}: {key} says again what {shared[each.text]} says"


def spoken_rules() -> set[str]:
    """The keys of the sections of all rules references."""
    return {f"{name}-rule-{rule}" for name in game_names() for rule in find_game(name).rules}


def main() -> int:
    problems = []
    strings = set(literals())
    whole = {text for text, joined in strings if not joined}
    # to begin with these is to say nothing: ``terminal-``, ``terminal-eldritch-``
    bare_rooms = {f"{room}-{game}" for room, _ in rooms() for game in ("", *(f"{name}-" for name in game_names()))}
    stems = {text for text, joined in strings if joined and len(text) >= 3} - bare_rooms
    stems = {stem for stem in stems if not stem.endswith("field-")}  # which fields there are, the views say
    told = spoken_events() | spoken_names() | spoken_fields() | spoken_rules()
    for room, folder in rooms():
        english = messages(folder, "en")
        problems += [
            f"{room}: {key} is said and missing"
            for key in (told | whole) - english.keys()
            if re.fullmatch(f"{room}(-[a-z0-9]+)+", key) and f"{room}-rule-{key}" not in english
        ]
        for lang in LANGUAGES:
            theirs = messages(folder, lang)
            problems += [f"{room} {lang}: {key} is missing" for key in english.keys() - theirs.keys()]
            problems += [f"{room} {lang}: {key} is not in English" for key in theirs.keys() - english.keys()]
            problems += [
                f"{room} {lang}: {key} uses {sorted(theirs[key].variables)}, English {sorted(english[key].variables)}"
                for key in english.keys() & theirs.keys()
                if english[key].variables != theirs[key].variables
            ]
            problems += [
                f"{room} {lang}: {key} refers to {other}, which is missing"
                for key, said in theirs.items()
                for other in said.messages - theirs.keys()
            ]
        referred = {other for said in english.values() for other in said.messages}
        for key in english:
            name = key.partition(".")[0]
            bare = name.removeprefix(f"{room}-")
            # clauses about "you" and about the monster's attack are made from their plain form
            forms = {name, bare, bare.removesuffix("-you"), bare.removesuffix("-attack")}
            forms |= {bare.removeprefix(f"{game}-") for game in game_names()}
            used = (
                name in told | referred
                or forms & whole
                or any(form.startswith(stem) for form in forms for stem in stems)
            )
            if not used:
                problems.append(f"{room}: {key} is not used")
    for lang in LANGUAGES:
        problems += said_twice(lang)
    for problem in sorted(problems):
        print(problem)
    print(f"{len(problems)} problems in {len(LANGUAGES)} languages")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
