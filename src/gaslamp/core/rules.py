"""The rules reference of a game: its sections, and finding words in them."""

from __future__ import annotations

from gaslamp.core.game import AnyGame
from gaslamp.core.text import Voice


def search_rules(game: AnyGame, voice: Voice, word: str = "") -> list[tuple[str, str, str]]:
    """Rule id, title and text of every section that has the word, in reading order; all without a word."""
    found = []
    for rule in game.rules:
        key = f"{game.id}-rule-{rule}"
        title, text = voice.say(f"{key}.title"), voice.say(key)
        if word.casefold() in f"{rule} {title} {text}".casefold():
            found.append((rule, title, text))
    return found
