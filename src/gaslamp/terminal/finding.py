"""What people mean by what they type."""

from __future__ import annotations

import unicodedata


def folded(text: str) -> str:
    """Text as people type it: no capitals, no accents, no punctuation."""
    letters = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in letters if letter.isalnum() or letter == " ").strip()


def matching(word: str, names: dict[str, str]) -> list[str]:
    """The ids meant by a word: an exact id or name, else everything that begins so, else has a word that does."""
    wanted = folded(word.replace("_", " "))
    spoken = {key: (folded(name), folded(key.replace("_", " "))) for key, name in names.items()}
    for test in (
        lambda name: name == wanted,
        lambda name: name.startswith(wanted),
        lambda name: any(part.startswith(wanted) for part in name.split()),
    ):
        found = [key for key, forms in spoken.items() if wanted and any(map(test, forms))]
        if found:
            return found
    return []
