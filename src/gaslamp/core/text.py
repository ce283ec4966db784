"""Words in four languages, from Project Fluent files.

Every room of the house that speaks has a folder ``text/<language>/``; a message's key begins with its
room (``core-option-pass``, ``server-table-full``), so only the rooms that are used are read.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from gaslamp.core.decisions import Phrase
from gaslamp.core.errors import Mistake
from gaslamp.core.events import Event

LANGUAGES = ("en", "es", "it", "pt-BR")

# Kinds of messages whose name a reader would not miss, where a guest has no words: ``chess-ask-move`` is "Move".
KINDS = ("ask", "event", "option", "rule")

# What an event knows beside what it tells.
BOOKKEEPING = ("rule", "cause", "seen_by")

# Beyond this a number is only digits.
HUGE = 10**15

# These write 1000 and 10.000: four digits stay together, which Babel does not know.
UNGROUPED_THOUSANDS = ("es", "it")

# How to say an argument of a phrase or event, by the argument's name: ``card`` -> the card's name.
Namers = Mapping[str, Callable[[Any], str]]


class Vocabulary(msgspec.Struct, frozen=True):
    """How to name the arguments of phrases and events, as data.

    ``names`` has for each kind of thing the name of every id; ``arguments`` tells for each argument which
    kinds it may be; the first of them that has the id names it. The kind ``seat`` is a player, as a number or
    as an option's id (``seat:2``).
    """

    names: dict[str, dict[str, str]]
    arguments: dict[str, tuple[str, ...]]

    def namers(self, players: Sequence[str]) -> Namers:
        """The vocabulary of a table where these people sit."""
        return {argument: self._namer(kinds, players) for argument, kinds in self.arguments.items()}

    def _namer(self, kinds: tuple[str, ...], players: Sequence[str]) -> Callable[[Any], str]:
        known: dict[Any, str] = {}
        for kind in reversed(kinds):
            if kind == "seat":
                known |= dict(enumerate(players)) | {f"seat:{seat}": name for seat, name in enumerate(players)}
            else:
                known |= self.names[kind]
        return lambda value: known.get(value, str(value))


def find_language(wanted: str) -> str:
    """The language meant by ``pt``, ``PT-br`` or ``es_AR.UTF-8``."""
    tag = wanted.split(".")[0].replace("_", "-").lower()
    for language in LANGUAGES:
        if tag == language.lower() or tag.split("-")[0] == language.lower().split("-")[0]:
            return language
    raise Mistake("core-unknown-language", found=wanted, expected=", ".join(LANGUAGES))


HOUSE = "gaslamp"

# Where the games have their texts, by their names.
_rooms: dict[str, str] = {}


def add_room(room: str, package: str) -> None:
    """Keys that begin with the room's name are looked up in the texts of that package."""
    if _rooms.get(room) != package:
        _rooms[room] = package
        bundle.cache_clear()


def room_of(module: str) -> str:
    """The room that a module belongs to: a game goes by its own name, wherever its package lies."""
    for room, package in _rooms.items():
        if module == package or module.startswith(f"{package}."):
            return room
    first, *rest = module.split(".")
    return rest[0] if first == HOUSE and rest else first


@cache
def own_rooms() -> frozenset[str]:
    """The rooms of the house itself: no guest has one of these names."""
    return frozenset(place.name for place in resources.files(HOUSE).iterdir() if place.is_dir())


def package_of(room: str) -> str:
    """Where a room has its texts; empty for a room that is not known: no key makes us import a stranger's module."""
    return _rooms.get(room) or (f"{HOUSE}.{room}" if room in own_rooms() else "")


def of_house(package: str) -> bool:
    return package.partition(".")[0] == HOUSE


def is_guest(room: str) -> bool:
    """Whether a room is not of the house: then it may lack words."""
    return not of_house(package_of(room))


def text_folder(room: str, lang: str) -> Traversable:
    """A room's texts in a language; in English where a guest of the house does not speak it."""
    folder = resources.files(package_of(room)) / "text"
    return folder / lang if (folder / lang).is_dir() else folder / "en"


def text_source(room: str, lang: str) -> str:
    """All messages of one room in one language, as they are written; nothing where a guest has no words."""
    if not package_of(room):
        return ""
    folder = text_folder(room, lang)
    files = sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else ()
    return "\n".join(file.read_text(encoding="utf-8") for file in files if file.name.endswith(".ftl"))


def words(name: str) -> str:
    """``first_player`` -> ``first player``; what is no name of a program stays as it is."""
    return re.sub("[_-]", " ", name) if re.fullmatch(r"[a-z0-9_-]+", name) else name


def capital(text: str) -> str:
    """With a capital first letter; the others stay as they are."""
    return text[:1].upper() + text[1:]


@cache
def bundle(room: str, lang: str) -> FluentBundle:
    """All messages of one room in one language."""
    result = FluentBundle([lang], use_isolating=False)
    result.add_resource(FluentResource(text_source(room, lang)))
    return result


class Voice:
    """Speaks one language, and knows how to name what appears in phrases and events.

    ``match.voice(lang)`` gives one that knows the cards and the players of a match.

    Examples:
        >>> Voice("es").say("core-option-pass")
        'Pasar'
    """

    def __init__(self, lang: str, namers: Namers | None = None) -> None:
        self.lang = lang
        self.namers: Namers = namers or {}

    def say(self, key: str, /, **arguments: Any) -> str:
        """The message of that key, with its arguments filled in; where a guest of the house lacks it, its name."""
        room = key.partition("-")[0]
        if is_guest(room) and not self.knows(key):
            return self.plainly(key, arguments)
        messages = bundle(room, self.lang)
        name, _, attribute = key.partition(".")
        message = messages.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise KeyError(key)
        named = {name: self.name(name, value) for name, value in arguments.items()}
        text, errors = messages.format_pattern(pattern, named)
        if errors and not is_guest(room):  # a guest's slip shows in its sentence, and ends no match
            raise errors[0]
        return str(text)

    def knows(self, key: str) -> bool:
        """Whether there is such a message: a guest of the house may have fewer than it could."""
        messages = bundle(key.partition("-")[0], self.lang)
        name, _, attribute = key.partition(".")
        if not messages.has_message(name):
            return False
        message = messages.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def plainly(self, key: str, arguments: Mapping[str, Any]) -> str:
        """A key and its arguments by the names that a program gave them: ``Take: amount 1, heap 2``."""
        parts = key.partition(".")[0].split("-")[1:] or [key]  # what is no key at all speaks for itself
        said = words("-".join(parts[1:] if parts[1:] and parts[0] in KINDS else parts))
        details = [f"{words(name)} {self.name(name, value)}" for name, value in arguments.items()]
        return capital(f"{said}: {', '.join(details)}" if details else said)

    def name(self, what: str, value: Any) -> Any:
        """An argument as it is spoken: a phrase in words, a card by its name, numbers as they are.

        What is not there is ``none``, which a message may ask for: ``{ $source -> [none] ... *[other] ... }``.
        """
        if value is None:
            return "none"
        if isinstance(value, Phrase):
            return self.phrase(value)
        if isinstance(value, (list, tuple)):
            return self.join([str(self.name(what, item)) for item in value])
        namer = self.namers.get(what)
        if namer is not None:
            return namer(value)
        return self.number(value) if isinstance(value, int) else value

    def number(self, value: int) -> Any:
        if abs(value) >= HUGE:
            return str(value)
        if 1000 <= abs(value) < 10_000 and self.lang in UNGROUPED_THOUSANDS:
            return fluent_number(value, useGrouping=False)
        return value

    def phrase(self, phrase: Phrase) -> str:
        """A prompt, a label or a reason in words."""
        return self.say(phrase.key, **phrase.args)

    def event(self, event: Event) -> str:
        """A line for the log."""
        fields = {name: getattr(event, name) for name in event.__struct_fields__ if name not in BOOKKEEPING}
        return self.say(event.text_key, **fields)

    def join(self, parts: list[str]) -> str:
        """``a, b and c`` in this language.

        Examples:
            >>> Voice("es").join(["Ana", "Bruno", "Inés"])
            'Ana, Bruno e Inés'
        """
        if len(parts) < 2:
            return "".join(parts)
        key = "core-list-before-i" if sound(parts[-1]) == "i" else "core-list"
        return self.say(key, first=", ".join(parts[:-1]), last=parts[-1])

    def either(self, parts: list[str]) -> str:
        """``a, b or c`` in this language."""
        if len(parts) < 2:
            return "".join(parts)
        key = "core-either-before-o" if sound(parts[-1]) == "o" else "core-either"
        return self.say(key, first=", ".join(parts[:-1]), last=parts[-1])


def sound(word: str) -> str:
    """The vowel that a word begins with, as far as it changes the word before it in some language: ``i`` or ``o``."""
    heard = re.sub(r"^[\W_]*h?", "", word.casefold())  # neither quotes nor an h
    if re.match(r"í|i(?![aeoáéó])", heard):  # the i of hielo and Iago is no vowel
        return "i"
    return "o" if re.match(r"[oó]|8|11(?!\d)", heard) else "other"  # 8 is ocho, 11 is once
