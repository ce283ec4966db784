"""Every message exists in every language, with the same variables, and none is left unused."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any
from unittest.mock import patch

from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

from gaslamp.core.packs import Pack
from gaslamp.core.plugins import find_game, game_names
from gaslamp.core.text import LANGUAGES, Voice

HOME = Path(__file__).parent.parent
SOURCE = HOME / "src" / "gaslamp"
CLIENT = HOME / "web" / "src"
# a string of the browser client, or a template and what it begins with: `web-x`, `web-x-${id}`, `${game}-x-${id}`
TYPESCRIPT = re.compile(r"""["']([a-z][a-z0-9-]*)["']|`(?:\$\{[^}]*\}-)?([a-z][a-z0-9-]*)(\$\{)?""")


class Variables(Visitor):
    """Collects the variables that a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(folder: Path, lang: str) -> dict[str, set[str]]:
    """The ids of a room's messages, and of their attributes, with their variables."""
    found: dict[str, set[str]] = {}
    for file in sorted((folder / lang).glob("*.ftl")):
        for entry in parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Junk):
                print(f"{file}: not understood: {str(entry.content).strip()[:60]}")
                found["junk"] = set()
            elif isinstance(entry, ftl.Message):
                for name, pattern in [("", entry.value), *((f".{a.id.name}", a.value) for a in entry.attributes)]:
                    if entry.id.name + name in found:
                        print(f"{file}: {entry.id.name + name} stands twice")
                        found["junk"] = set()
                    variables = Variables()
                    variables.visit(pattern)
                    found[entry.id.name + name] = variables.names
    return found


def literals() -> Iterator[tuple[str, bool]]:
    """Every string in the code, and whether more is joined to it at run time."""
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.JoinedStr):
                first = next((part for part in node.values[:2] if isinstance(part, ast.Constant)), None)
                yield str(first.value).lstrip("-") if first else "", True
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value, False
    for file in (*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")):
        for whole, begun, more in TYPESCRIPT.findall(file.read_text(encoding="utf-8")):
            yield whole or begun, bool(more)


def rooms() -> list[tuple[str, Path]]:
    """Every part of the house that speaks, with the folder of its words."""
    spoken = [(folder.parent.name, folder) for folder in sorted(SOURCE.glob("*/text"))]
    return [*spoken, ("web", CLIENT / "text")]


def spoken_events() -> set[str]:
    """The keys of all kinds of events."""
    from gaslamp.core.events import Event, kebab

    for name in game_names():
        find_game(name)  # whose import defines them

    def kinds(kind: type[Event]) -> Iterator[type[Event]]:
        for sub in kind.__subclasses__():
            yield sub
            yield from kinds(sub)

    return {f"{kind.__module__.split('.')[1]}-event-{kebab(kind.__name__)}" for kind in kinds(Event)}


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


def main() -> int:
    problems = []
    strings = set(literals())
    whole = {text for text, joined in strings if not joined}
    # to begin with these is to say nothing: ``terminal-``, ``terminal-eldritch-``
    bare_rooms = {f"{room}-{game}" for room, _ in rooms() for game in ("", *(f"{name}-" for name in game_names()))}
    stems = {text for text, joined in strings if joined and len(text) >= 3} - bare_rooms
    told = spoken_events() | spoken_names()
    for room, folder in rooms():
        english = messages(folder, "en")
        problems += [
            f"{room}: {key} is said and missing" for key in told - english.keys() if key.startswith(f"{room}-")
        ]
        for lang in LANGUAGES:
            theirs = messages(folder, lang)
            problems += [f"{room} {lang}: {key} is missing" for key in english.keys() - theirs.keys()]
            problems += [f"{room} {lang}: {key} is not in English" for key in theirs.keys() - english.keys()]
            problems += [
                f"{room} {lang}: {key} uses {sorted(theirs[key])}, English {sorted(english[key])}"
                for key in english.keys() & theirs.keys()
                if english[key] != theirs[key]
            ]
        for key in english:
            name = key.partition(".")[0]
            bare = name.removeprefix(f"{room}-")
            # clauses about "you" and about the monster's attack are made from their plain form
            forms = {name, bare, bare.removesuffix("-you"), bare.removesuffix("-attack")}
            forms |= {bare.removeprefix(f"{game}-") for game in game_names()}
            used = name in told or forms & whole or any(form.startswith(stem) for form in forms for stem in stems)
            if not used:
                problems.append(f"{room}: {key} is not used")
    for problem in sorted(problems):
        print(problem)
    print(f"{len(problems)} problems in {len(LANGUAGES)} languages")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
