"""Mistakes that a person can mend. Each is one sentence, in the reader's language."""

from __future__ import annotations

from typing import Any

LONGEST = 900  # characters of what somebody gave us that a sentence can quote


def short(text: str) -> str:
    """On one line, and not without end."""
    line = " ".join(text.splitlines())
    return line if len(line) <= LONGEST else line[: LONGEST - 3] + "..."


class Mistake(Exception):  # noqa: N818 - a player's word, not a programmer's
    """Something a person gave us is wrong. ``str()`` is the sentence in English.

    ``key`` names the sentence in the text files, ``arguments`` fill it in; a client that speaks
    another language renders it with ``in_language``.

    Examples:
        >>> mistake = Mistake("core-match-is-over")
        >>> str(mistake)
        'the match is over, there is nothing to choose'
        >>> mistake.at("choices[3]").in_file("evening.json").in_language("es")
        'evening.json: choices[3]: la partida ha terminado, ya no hay nada que elegir'
    """

    def __init__(self, key: str, /, **arguments: Any) -> None:
        self.key = key
        self.arguments = arguments
        self.place = ""
        self.file = ""
        super().__init__(key)

    def at(self, place: str) -> Mistake:
        """The same mistake, with where it is: ``.at("damage")``, then ``.at("cards[3]")`` around it."""
        self.place = f"{place}.{self.place}" if self.place else place
        return self

    def in_file(self, file: object) -> Mistake:
        """The same mistake, with the file (or flag) it is in."""
        self.file = str(file)
        return self

    def in_language(self, lang: str) -> str:
        """The sentence in a language, with the file and the place before it."""
        from gaslamp.core.text import Voice

        arguments = {name: short(value) if isinstance(value, str) else value for name, value in self.arguments.items()}
        sentence = Voice(lang).say(self.key, **arguments)
        return ": ".join(part for part in (self.file, short(self.place), sentence) if part)

    def __str__(self) -> str:
        return self.in_language("en")


class IllegalChoice(Mistake):
    """A choice that the rules do not allow now."""


class UndoRefused(Mistake):
    """Going back would take back knowledge that somebody has gained."""
