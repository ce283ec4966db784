"""Whose seat it is: held by a secret that only its browser has, under a name that nobody else at the table has."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from collections.abc import Callable, Sequence

from gaslamp.core.errors import Mistake
from gaslamp.core.match import MAX_NAME
from gaslamp.server.rows import SeatRow


def new_secret() -> str:
    return secrets.token_urlsafe(24)


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def holder(seats: list[SeatRow], secret: str) -> SeatRow | None:
    """The seat that a secret holds, if any; the time taken to look tells nothing."""
    mine = hashed(secret)
    found = None
    for seat in seats:  # all of them
        if seat.secret and secrets.compare_digest(seat.secret, mine):
            found = seat
    return found


def same_person(one: SeatRow, other: SeatRow) -> bool:
    """Two seats, or one, that somebody has taken from the same browser."""
    if one.seat == other.seat:
        return True
    return one.kind == other.kind == "person" and bool(one.client) and one.client == other.client


def seats_of(seats: Sequence[SeatRow], seat: SeatRow) -> list[SeatRow]:
    """All seats of whoever sits on one."""
    return [other for other in seats if same_person(seat, other)]


def hosted(seats: Sequence[SeatRow], host: int, gone: Callable[[SeatRow], bool] = lambda seat: False) -> int:
    """Where the host sits: on this seat, or else on the next around the table whose person can be it; -1 is nowhere."""
    first = max(host, 0)
    around = (*seats[first:], *seats[:first])
    return next((seat.seat for seat in around if seat.kind == "person" and seat.hosts and not gone(seat)), -1)


def looks(name: str) -> str:
    """Names that look alike are alike."""
    return unicodedata.normalize("NFKC", name).casefold()


def readable(name: str) -> str:
    """A name as a person typed it, tidied up; nothing if it cannot be read."""
    clean = unicodedata.normalize("NFC", " ".join(name.split()))
    return clean if len(clean) <= MAX_NAME and clean.isprintable() else ""


def checked_name(name: str, others: list[str]) -> str:
    """A name as a person typed it, made fit for a table where others have theirs."""
    clean = readable(name)
    if not clean:
        raise Mistake("core-bad-name", limit=MAX_NAME)
    if looks(clean) in map(looks, others):
        raise Mistake("server-name-taken", name=clean)
    return clean
