"""Expectations of a scenario turned round, one at a time: what does not fail then proves nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any


def flipped(expected: Any) -> Iterator[Any]:
    """The same expectation with one thing in it wrong, for every thing in it."""
    match expected:
        case dict():
            for key, value in expected.items():
                yield from ({**expected, key: wrong} for wrong in flipped(value))
        case list() if any(isinstance(value, dict) for value in expected):
            for index, value in enumerate(expected):
                yield from ([*expected[:index], wrong, *expected[index + 1 :]] for wrong in flipped(value))
        case list():
            yield [*expected, "nothing that there is"]
        case bool():
            yield not expected
        case int():
            yield expected + 1
        case _:
            yield "nothing that there is"
