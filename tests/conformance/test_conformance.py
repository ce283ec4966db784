"""Python says, names and compares as the files here tell; web/tests/conformance.test.ts holds the page to the same."""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gaslamp.client.line import apply_changes
from gaslamp.core.decisions import Phrase
from gaslamp.core.events import Event, kebab
from gaslamp.core.plugins import find_game
from gaslamp.core.text import LANGUAGES, Vocabulary, Voice
from gaslamp.server.changes import changes


def read(name: str) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode((Path(__file__).parent / f"{name}.json").read_bytes())
    return found


LISTS = read("lists")
NAMES = read("names")
PHRASES = read("phrases")
CHANGES = read("changes")["changes"]


def about(case: dict[str, Any]) -> str:
    return str(case["about"])


def told(value: Any) -> Any:
    """What came as plain data, with its phrases as phrases."""
    if isinstance(value, list):
        return [told(item) for item in value]
    if isinstance(value, dict):
        return Phrase(value["key"], {name: told(item) for name, item in value.get("args", {}).items()})
    return value


def event(game: str, data: dict[str, Any]) -> Event:
    """An event of one game, or of all, as it came over the line."""
    rooms = (find_game(game).package, "gaslamp.core")
    kinds = {kebab(kind.__name__): kind for kind in Event.__subclasses__() if kind.__module__.startswith(rooms)}
    return msgspec.convert(data, kinds[data["event"]])


def speaker(lang: str) -> Voice:
    vocabulary = Vocabulary(
        PHRASES["names"][lang], {name: tuple(kinds) for name, kinds in PHRASES["arguments"].items()}
    )
    return Voice(lang, vocabulary.namers(PHRASES["players"]))


@pytest.mark.parametrize("case", LISTS["and"], ids=lambda case: "-".join(case["parts"]))
def test_things_are_listed(case: dict[str, Any]) -> None:
    assert {lang: Voice(lang).join(case["parts"]) for lang in case["said"]} == case["said"]


@pytest.mark.parametrize("case", LISTS["or"], ids=lambda case: "-".join(case["parts"]))
def test_one_of_several_is_offered(case: dict[str, Any]) -> None:
    assert {lang: Voice(lang).either(case["parts"]) for lang in case["said"]} == case["said"]


@pytest.mark.parametrize("case", NAMES["names"], ids=about)
def test_an_argument_is_named(case: dict[str, Any]) -> None:
    vocabulary = msgspec.convert(NAMES["vocabulary"], Vocabulary)
    voice = Voice("en", vocabulary.namers(NAMES["players"]))
    assert str(voice.name(case["argument"], case["value"])) == case["name"]


@pytest.mark.parametrize("case", PHRASES["phrases"], ids=about)
def test_a_phrase_is_said(case: dict[str, Any]) -> None:
    assert {lang: speaker(lang).phrase(told(case["phrase"])) for lang in LANGUAGES} == case["said"]


@pytest.mark.parametrize("case", PHRASES["events"], ids=about)
def test_an_event_is_told(case: dict[str, Any]) -> None:
    happened = event(case["game"], case["event"])
    assert {lang: speaker(lang).event(happened) for lang in LANGUAGES} == case["said"]


@pytest.mark.parametrize("case", CHANGES, ids=about)
def test_differences_are_found_and_made(case: dict[str, Any]) -> None:
    found = msgspec.to_builtins(changes(case["old"], case["new"]))
    assert [[list(path), *value] for path, *value in found] == case["changes"]
    state = deepcopy(case["old"])
    apply_changes(state, case["changes"])
    assert state == case["new"]
