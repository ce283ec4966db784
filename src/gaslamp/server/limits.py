"""How much is asked of us before it is too much: by one line, by all of one address, at one table."""

from __future__ import annotations

import ipaddress
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec

from gaslamp.core.errors import Mistake
from gaslamp.server.clock import Clock

# One address may do so many times as much as one line.
LINES_AT_ONCE = 8
# Before the addresses that have been quiet are forgotten.
MOST_REMEMBERED = 10_000


class Limits(msgspec.Struct, frozen=True):
    # for each address
    connections: int = 64
    requests_per_minute: int = 600
    tables_per_minute: int = 60
    files_per_minute: int = 20  # match files to be told
    # for each line
    messages_per_second: int = 10
    burst: int = 40
    message_bytes: int = 8192
    unsent_bytes: int = 1 << 20  # more waiting than this, and the client is not listening any more
    patience: float = 10.0  # seconds; a client that says nothing at all for so long is not one of ours
    points_per_second: float = 1.0  # by one seat, and so many at once
    points_at_once: int = 5
    # for each table; a match has only so many rows
    changes_per_question: int = 30  # of its mind, by one seat
    undos_per_match: int = 200
    linger: float = 30.0  # seconds that a table stays in memory when nobody looks at it


class TooFast(Mistake):
    """More than one address may ask for; it may come again a little later."""


class Bucket:
    """Fills at a steady rate and overflows at ``size``; whatever is done takes one drop."""

    def __init__(self, rate: float, size: float, now: float) -> None:
        self.rate = rate
        self.size = self.drops = size
        self.since = now

    def take(self, now: float) -> bool:
        self.drops = min(self.size, self.drops + (now - self.since) * self.rate)
        self.since = now
        if self.drops < 1:
            return False
        self.drops -= 1
        return True


class Address:
    """All lines of one address together: they may say, open and make only so much."""

    def __init__(self, limits: Limits, now: float) -> None:
        rate, burst = limits.messages_per_second * LINES_AT_ONCE, limits.burst * LINES_AT_ONCE
        self.messages = Bucket(rate, burst, now)
        self.lines = Bucket(2 + limits.connections / 10, 60 + limits.connections * 2, now)
        self.tables = Bucket(limits.tables_per_minute / 60, limits.tables_per_minute, now)
        self.files = Bucket(limits.files_per_minute / 60, limits.files_per_minute, now)


class Visitor:
    """One line, and the address it comes from."""

    def __init__(self, limits: Limits, address: Address, clock: Clock) -> None:
        self.own = Bucket(limits.messages_per_second, limits.burst, clock.now())
        self.address = address
        self._clock = clock

    def may_speak(self) -> bool:
        now = self._clock.now()
        return self.own.take(now) and self.address.messages.take(now)


class Doorkeeper:
    """Lets in no more lines of one address than it may have, and nobody who comes too fast."""

    def __init__(self, limits: Limits, clock: Clock) -> None:
        self.limits = limits
        self._clock = clock
        self.inside: Counter[str] = Counter()
        self._addresses: dict[str, Address] = {}

    @contextmanager
    def admit(self, host: str) -> Iterator[Visitor]:
        """A line from an address, for as long as it lasts."""
        now = self._clock.now()
        home = home_of(host)
        address = self._address(home, now)
        if self.inside[home] >= self.limits.connections:
            raise Mistake("server-too-many-connections", limit=self.limits.connections)
        if not address.lines.take(now):
            raise TooFast("server-too-fast")
        self.inside[home] += 1
        try:
            yield Visitor(self.limits, address, self._clock)
        finally:
            self.inside[home] -= 1
            if not self.inside[home]:
                del self.inside[home]

    def may_make_table(self, host: str) -> None:
        now = self._clock.now()
        if not self._address(home_of(host), now).tables.take(now):
            raise TooFast("server-too-fast")

    def may_open_file(self, host: str) -> None:
        now = self._clock.now()
        if not self._address(home_of(host), now).files.take(now):
            raise TooFast("server-too-fast")

    def _address(self, home: str, now: float) -> Address:
        if len(self._addresses) > MOST_REMEMBERED:
            self._addresses = {name: known for name, known in self._addresses.items() if name in self.inside}
        return self._addresses.setdefault(home, Address(self.limits, now))


def home_of(host: str) -> str:
    """An address, or for the newer kind the network of a home, which has very many."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    return str(ipaddress.ip_network((address, 64), strict=False)) if address.version == 6 else host
