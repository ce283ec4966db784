"""Randomness that belongs to a match: small integer streams, one for each purpose."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec

from gaslamp.core.errors import Mistake

T = TypeVar("T")

MASK = (1 << 64) - 1
GOLDEN = 0x9E3779B97F4A7C15


def seed_for(seed: int, *purpose: object) -> int:
    """A 64-bit seed that depends on the match's seed and a purpose, and on nothing else.

    >>> seed_for(7, "deck") == seed_for(7, "deck") != seed_for(7, "dice")
    True
    """
    name = "/".join(str(part) for part in (seed, *purpose))
    return int.from_bytes(hashlib.blake2b(name.encode(), digest_size=8).digest(), "little")


class Dice(msgspec.Struct):
    """Independent splitmix64 streams. The state is a list of integers, so a copy is cheap and exact.

    ``script`` holds the faces that a scenario dictates; while it is there, :meth:`scripted` hands them
    out in order and a game asks no stream for its rolls.
    """

    streams: list[int]
    script: list[str] | None = None

    @classmethod
    def seeded(cls, seed: int, purposes: Sequence[str]) -> Dice:
        return cls([seed_for(seed, purpose) for purpose in purposes])

    def next64(self, stream: int) -> int:
        """The next 64 random bits of a stream."""
        state = self.streams[stream] = (self.streams[stream] + GOLDEN) & MASK
        z = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return z ^ (z >> 31)

    def below(self, stream: int, n: int) -> int:
        """A whole number from 0 to n - 1."""
        return (self.next64(stream) * n) >> 64

    def shuffle(self, stream: int, items: list[Any]) -> None:
        """Shuffle in place. 64 random bits serve several swaps, while what is left of them is even to 1 in 2^24."""
        bits = room = 0
        for i in range(len(items) - 1, 0, -1):
            if room >> 24 <= i:
                bits, room = self.next64(stream), 1 << 64
            bits, j = divmod(bits, i + 1)
            room //= i + 1
            items[i], items[j] = items[j], items[i]

    def pick(self, stream: int, items: Sequence[T]) -> T:
        return items[self.below(stream, len(items))]

    def scripted(self) -> str | None:
        """The next dictated face, or None when nothing is dictated; running out is an error."""
        if self.script is None:
            return None
        if not self.script:
            raise Mistake("core-rolls-run-out")
        return self.script.pop(0)

    def copy(self) -> Dice:
        return Dice(self.streams.copy(), None if self.script is None else self.script.copy())
