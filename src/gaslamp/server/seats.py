"""Who sits where. A seat is held by a secret that only its browser has."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from typing import Any, Literal

import msgspec

from gaslamp.core.errors import Mistake
from gaslamp.core.match import MAX_NAME
from gaslamp.protocol import SeatInfo


class Seat(msgspec.Struct, eq=False):
    """One place at a table. ``secret`` is the hash of what holds it; ``open`` means its person has left for good."""

    seat: int
    kind: Literal["empty", "person", "bot"] = "empty"
    name: str = ""
    bot: str = ""
    secret: str = ""
    open: bool = False
    # how many connections its person has, and since when there is none (by the loop's clock)
    connections: int = 0
    gone_since: float = 0.0
    # until all are told that they are gone
    waiting: Any = None

    def stop_waiting(self) -> None:
        if self.waiting is not None:
            self.waiting.cancel()
            self.waiting = None

    @property
    def person_here(self) -> bool:
        return self.kind == "person" and self.connections > 0

    def gone(self, now: float, absence: int) -> bool:
        return self.kind == "person" and not self.connections and now - self.gone_since >= absence

    def info(self, now: float, absence: int) -> SeatInfo:
        return SeatInfo(
            seat=self.seat,
            kind=self.kind,
            name=self.name,
            bot=self.bot,
            connected=self.connections > 0,
            gone=self.gone(now, absence),
            open=self.open,
        )

    def back(self) -> Seat:
        """The seat when its person plays again, and no bot for them."""
        return Seat(self.seat, self.kind, self.name, "" if self.kind == "person" else self.bot, self.secret)

    def take_over(self, fresh: Seat) -> None:
        """Become what the rows say; who is on the line stays there."""
        self.kind, self.name, self.bot = fresh.kind, fresh.name, fresh.bot
        self.secret, self.open = fresh.secret, fresh.open

    def row(self) -> dict[str, Any]:
        return {"kind": self.kind, "name": self.name, "bot": self.bot, "secret": self.secret, "open": self.open}


def new_secret() -> str:
    return secrets.token_urlsafe(24)


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def holder(seats: list[Seat], secret: str) -> Seat | None:
    """The seat that a secret holds."""
    mine = hashed(secret)
    found = None
    for seat in seats:  # all of them, so that the time taken tells nothing
        if seat.secret and secrets.compare_digest(seat.secret, mine):
            found = seat
    return found


def looks(name: str) -> str:
    """Names that look alike are alike."""
    return unicodedata.normalize("NFKC", name).casefold()


def checked_name(name: str, others: list[str]) -> str:
    """A name as a person typed it, made fit for a table where others have theirs."""
    clean = unicodedata.normalize("NFC", " ".join(name.split()))
    if not clean or len(clean) > MAX_NAME or not clean.isprintable():
        raise Mistake("core-bad-name", limit=MAX_NAME)
    if looks(clean) in map(looks, others):
        raise Mistake("server-name-taken", name=clean)
    return clean
