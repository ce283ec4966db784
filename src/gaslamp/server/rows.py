"""What is on disk as structs: a table, its seats, its match, and the choices and undos of that one after the other."""

from __future__ import annotations

import secrets
from typing import Any, Literal, TypeVar

import msgspec
from msgspec.structs import asdict
from sqlalchemy import Select, Table, insert, select

from gaslamp.protocol import Stage, TalkLine
from gaslamp.server import storage
from gaslamp.server.storage import Ledger, Write

T = TypeVar("T", bound=msgspec.Struct)

# The seat of a choice that is none but an undo; what it chooses is how many choices remain.
UNDO = -1


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """What a table has agreed on, and where it stands.

    With an ``origin`` its match begins after the first ``origin_at`` choices of that one. ``version`` grows with every
    change of this row or of the seats, so that of two who change them one comes too late.
    """

    id: str
    name: str
    game: str
    pack: str
    options: dict[str, Any]
    public: bool
    spectators: bool
    clock: int
    absence: int
    stage: Stage = "seating"
    match: str = ""
    rematch: str = ""
    origin: str = ""
    origin_at: int = 0
    created: int
    version: int = 0


class SeatRow(msgspec.Struct, frozen=True):
    """One place at a table. ``secret`` is the hash of what holds it; ``open`` means its person has left for good."""

    seat: int
    kind: Literal["empty", "person", "bot"] = "empty"
    name: str = ""
    bot: str = ""
    secret: str = ""
    open: bool = False

    def back(self) -> SeatRow:
        """The seat when its person plays again, and no bot for them."""
        return SeatRow(self.seat, self.kind, self.name, "" if self.kind == "person" else self.bot, self.secret)


class MatchRow(msgspec.Struct, frozen=True, kw_only=True):
    """How a match began, and once it has ended, how."""

    id: str
    table_id: str
    game: str
    rules: int
    pack: str
    players: list[str]
    bots: list[str]
    seed: str
    options: dict[str, Any]
    public: bool
    ended: int = 0
    winners: list[int] = []
    scores: list[int] = []


class NamedMatch(MatchRow, frozen=True, kw_only=True):
    """A match with the name of its table."""

    name: str


# Whose hands chose: a person's, those of a bot that sits there or that stands in for somebody, or the clock's.
By = Literal["", "bot", "stand_in", "clock"]


class ChoiceRow(msgspec.Struct, frozen=True):
    match: str
    number: int
    seat: int
    choice: str
    by: By = ""


def new_id() -> str:
    return secrets.token_urlsafe(12)


# -- written -----------------------------------------------------------------------------------------------


def new_table(row: TableRow, seats: list[SeatRow]) -> list[Write]:
    """What is written for a table that was not there before."""
    places = [{"table_id": row.id, **asdict(seat)} for seat in seats]
    return [(insert(storage.tables), asdict(row)), *((insert(storage.seats), place) for place in places)]


def new_match(header: MatchRow, choices: list[ChoiceRow]) -> list[Write]:
    """What is written for a match that begins, perhaps with choices of another."""
    return [(insert(storage.matches), asdict(header)), *map(new_choice, choices)]


def new_choice(row: ChoiceRow) -> Write:
    return storage.APPEND_CHOICE, asdict(row)


def new_talk(table: str, line: TalkLine) -> Write:
    return insert(storage.talk), {"table_id": table, **asdict(line)}


# -- read --------------------------------------------------------------------------------------------------


def columns_of(table: Table, kind: type[msgspec.Struct]) -> Select[Any]:
    return select(*(table.c[name] for name in kind.__struct_fields__))


async def read(ledger: Ledger, kind: type[T], query: Select[Any]) -> list[T]:
    return [kind(**row) for row in await ledger.read(query)]


async def read_table(ledger: Ledger, table: str) -> TableRow | None:
    query = columns_of(storage.tables, TableRow).where(storage.tables.c.id == table)
    return next(iter(await read(ledger, TableRow, query)), None)


async def read_seats(ledger: Ledger, table: str) -> list[SeatRow]:
    columns = storage.seats.c
    query = columns_of(storage.seats, SeatRow).where(columns.table_id == table).order_by(columns.seat)
    return await read(ledger, SeatRow, query)


async def read_talk(ledger: Ledger, table: str, most: int) -> list[TalkLine]:
    """The last lines said at a table."""
    columns = storage.talk.c
    query = columns_of(storage.talk, TalkLine).where(columns.table_id == table)
    lines = await read(ledger, TalkLine, query.order_by(columns.number.desc()).limit(most))
    return lines[::-1]


async def read_header(ledger: Ledger, match: str) -> MatchRow:
    [header] = await read(ledger, MatchRow, columns_of(storage.matches, MatchRow).where(storage.matches.c.id == match))
    return header


async def read_choices(ledger: Ledger, match: str) -> list[ChoiceRow]:
    columns = storage.choices.c
    query = columns_of(storage.choices, ChoiceRow).where(columns.match == match).order_by(columns.number)
    return await read(ledger, ChoiceRow, query)


NAMED_MATCHES = (
    columns_of(storage.matches, MatchRow)
    .add_columns(storage.tables.c.name)
    .join(storage.tables, storage.tables.c.id == storage.matches.c.table_id)
)


async def read_finished(ledger: Ledger, match: str) -> NamedMatch | None:
    """A match that is over; one still in play has secrets, and is nobody's to see."""
    columns = storage.matches.c
    query = NAMED_MATCHES.where(columns.id == match, columns.ended > 0)
    return next(iter(await read(ledger, NamedMatch, query)), None)


async def list_finished(ledger: Ledger, most: int) -> list[NamedMatch]:
    """Finished matches of public tables, the latest first."""
    columns = storage.matches.c
    query = NAMED_MATCHES.where(columns.public, columns.ended > 0).order_by(columns.ended.desc()).limit(most)
    return await read(ledger, NamedMatch, query)
