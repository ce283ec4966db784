"""What the client says in each language, read from the same files, so that tests ask for what a person sees."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from gaslamp.core.packs import Pack

HOME = Path(__file__).parents[2]
ROOMS = ("web/src", "src/gaslamp/core", "src/gaslamp/server", "src/gaslamp/bloodborne", "src/gaslamp/eldritch")


def files(lang: str) -> Iterator[Path]:
    for room in ROOMS:
        yield from sorted((HOME / room / "text" / lang).glob("*.ftl"))


@cache
def bundle(lang: str) -> FluentBundle:
    result = FluentBundle([lang], use_isolating=False)
    for file in files(lang):
        result.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return result


class Words:
    """One language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def say(self, key: str, **arguments: Any) -> str:
        name, _, attribute = key.partition(".")
        known = bundle(self.lang)
        message = known.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, key
        text, errors = known.format_pattern(pattern, arguments)
        assert not errors, errors
        return str(text)

    def card(self, id: str) -> str:
        """What a card is called."""
        return card_names(self.lang)[id]


@cache
def card_names(lang: str) -> dict[str, str]:
    pack = Pack.core("bloodborne")
    return {card["id"]: card["name"] for card in pack.game.components(pack.box, lang)}
