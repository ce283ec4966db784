"""Tables and matches as rows on disk. A match is its header, then its choices and undos, one after the other."""

from __future__ import annotations

import secrets

from sqlalchemy import insert

from gaslamp.core.errors import Mistake
from gaslamp.core.match import Match, Start
from gaslamp.core.packs import Pack
from gaslamp.protocol import TalkLine
from gaslamp.server import storage
from gaslamp.server.seats import Seat
from gaslamp.server.storage import Ledger, Row, Write

# The seat of a row that is no choice but an undo; its choice is how many choices remain.
UNDO = -1


def new_id() -> str:
    return secrets.token_urlsafe(12)


def begin(pack: Pack, header: Row) -> Match:
    """A match as its header tells it, before any choice."""
    if header["rules"] != pack.game.rules_version:
        raise Mistake("core-save-older-rules", found=header["rules"], expected=pack.game.rules_version)
    return Match(pack, Start(tuple(header["players"]), int(header["seed"]), header["options"]))


def apply_row(match: Match, seat: int, choice: str) -> Match:
    """The match after one more row of its table."""
    if seat == UNDO:
        return match.replayed(int(choice))
    if seat in match.state.answers:
        match.change(seat, choice)
    else:
        match.choose(seat, choice)
    return match


async def read_header(ledger: Ledger, match: str) -> Row:
    [header] = await ledger.read(storage.matches.select().where(storage.matches.c.id == match))
    return header


async def read_match(ledger: Ledger, pack: Pack, header: Row) -> Match:
    """A match, played again from its rows."""
    match = begin(pack, header)
    for seat, choice in await read_rows(ledger, header["id"]):
        match = apply_row(match, seat, choice)
    return match


def new_table(row: Row, seats: list[Seat]) -> list[Write]:
    """What is written for a table that was not there before."""
    places = [{"table_id": row["id"], "seat": seat.seat, **seat.row()} for seat in seats]
    return [(insert(storage.tables), row), *((insert(storage.seats), place) for place in places)]


async def read_rows(ledger: Ledger, match: str) -> list[tuple[int, str]]:
    query = storage.choices.select().where(storage.choices.c.match == match).order_by(storage.choices.c.number)
    return [(row["seat"], row["choice"]) for row in await ledger.read(query)]


async def read_table(ledger: Ledger, table: str) -> Row | None:
    rows = await ledger.read(storage.tables.select().where(storage.tables.c.id == table))
    return rows[0] if rows else None


async def read_seats(ledger: Ledger, table: str) -> list[Seat]:
    query = storage.seats.select().where(storage.seats.c.table_id == table).order_by(storage.seats.c.seat)
    return [
        Seat(row["seat"], row["kind"], row["name"], row["bot"], row["secret"], row["open"])
        for row in await ledger.read(query)
    ]


async def read_talk(ledger: Ledger, table: str, most: int) -> list[TalkLine]:
    """The last lines said at a table."""
    columns = storage.talk.c
    query = storage.talk.select().where(columns.table_id == table).order_by(columns.number.desc()).limit(most)
    lines = [
        TalkLine(row["number"], row["seat"], row["name"], row["text"], row["phrase"], row["at"])
        for row in await ledger.read(query)
    ]
    return lines[::-1]
