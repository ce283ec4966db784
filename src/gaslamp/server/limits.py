"""How much one client may ask of us."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec

from gaslamp.core.errors import Mistake


class Limits(msgspec.Struct, frozen=True):
    """Per connection, and per address where many connections come from one."""

    connections: int = 64
    messages_per_second: int = 10
    burst: int = 40
    requests_per_minute: int = 600
    message_bytes: int = 8192


class Bucket:
    """Fills at a steady rate and overflows at ``burst``; each message takes one drop."""

    def __init__(self, limits: Limits, now: float) -> None:
        self.rate = limits.messages_per_second
        self.burst = float(limits.burst)
        self.drops = self.burst
        self.since = now

    def take(self, now: float) -> bool:
        self.drops = min(self.burst, self.drops + (now - self.since) * self.rate)
        self.since = now
        if self.drops < 1:
            return False
        self.drops -= 1
        return True


class Doorkeeper:
    """Counts the connections of each address."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.inside: Counter[str] = Counter()

    @contextmanager
    def admit(self, address: str) -> Iterator[None]:
        if self.inside[address] >= self.limits.connections:
            raise Mistake("server-too-many-connections", limit=self.limits.connections)
        self.inside[address] += 1
        try:
            yield
        finally:
            self.inside[address] -= 1
            if not self.inside[address]:
                del self.inside[address]
