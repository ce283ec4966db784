"""What the languages of cards have in common: every word of one is taken care of wherever it must be."""

from __future__ import annotations

from collections.abc import Container, Iterable


def check_complete(fault: str, words: Iterable[type], known: Container[type]) -> None:
    """Every one of these words is known here; otherwise the program does not even start.

    Examples:
        >>> check_complete("nobody counts", (int, str, dict), {int: 1})
        Traceback (most recent call last):
        NotImplementedError: nobody counts: dict, str
    """
    missing = sorted(word.__name__ for word in words if word not in known)
    if missing:
        raise NotImplementedError(f"{fault}: {', '.join(missing)}")
