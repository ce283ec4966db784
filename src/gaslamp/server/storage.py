"""What is on disk: tables, seats, matches and their choices, appended one row at a time.

A table's truth is its rows. Writes from all tables are gathered and committed together, so that a busy
evening costs few trips to the disk; a write returns only when it is there.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Executable,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    Update,
    event,
    insert,
)
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from gaslamp.core.errors import Mistake
from gaslamp.protocol import MAX_TABLE_NAME

SCHEMA_VERSION = 2

# What makes a database of the format before into one of this format.
UPGRADES = {
    2: ("ALTER TABLE choices ADD COLUMN by VARCHAR(10) DEFAULT '' NOT NULL",),
}

metadata = MetaData()

house = Table("house", metadata, Column("schema", Integer, nullable=False))

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(MAX_TABLE_NAME), nullable=False),
    Column("game", String(40), nullable=False),
    Column("pack", String(100), nullable=False),
    Column("options", JSON, nullable=False),
    Column("public", Boolean, nullable=False, index=True),
    Column("spectators", Boolean, nullable=False),
    Column("clock", Integer, nullable=False),
    Column("absence", Integer, nullable=False),
    Column("stage", String(10), nullable=False),
    Column("match", String(32), nullable=False, default=""),
    Column("rematch", String(32), nullable=False, default=""),
    # begins after so many choices of that match
    Column("origin", String(32), nullable=False, default=""),
    Column("origin_at", Integer, nullable=False, default=0),
    Column("created", BigInteger, nullable=False, index=True),
    # grows with every change of this row or of the table's seats, so that of two who change it one comes too late
    Column("version", Integer, nullable=False, default=0),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False, default="empty"),
    Column("name", String(40), nullable=False, default=""),
    Column("bot", String(40), nullable=False, default=""),
    # the SHA-256 of what holds the seat; the secret itself is only in the browser
    Column("secret", String(64), nullable=False, default=""),
    Column("open", Boolean, nullable=False, default=False),
)

matches = Table(
    "matches",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("table_id", String(32), nullable=False),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("pack", String(100), nullable=False),
    Column("players", JSON, nullable=False),
    Column("bots", JSON, nullable=False),
    Column("seed", String(20), nullable=False),  # up to 2^64 - 1, more than a database's integers hold
    Column("options", JSON, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("ended", BigInteger, nullable=False, default=0, index=True),
    Column("winners", JSON, nullable=False, default=[]),
    Column("scores", JSON, nullable=False, default=[]),
)

choices = Table(
    "choices",
    metadata,
    Column("match", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("choice", String(100), nullable=False),
    # whose hands it was: empty for a person's
    Column("by", String(10), nullable=False, default=""),
)

talk = Table(
    "talk",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("phrase", String(100), nullable=False),
    Column("at", BigInteger, nullable=False),
)

APPEND_CHOICE = insert(choices)

Write = tuple[Executable, dict[str, Any]]
Row = dict[str, Any]


class TooLate(Exception):  # noqa: N818 - what happened, not what went wrong
    """Another writer has appended or changed this row first."""


def database_url(place: str) -> str:
    """``games.sqlite`` or a whole address such as ``postgresql+asyncpg://...``."""
    if "://" not in place:
        return f"sqlite+aiosqlite:///{place}"
    return place.replace("sqlite://", "sqlite+aiosqlite://", 1) if place.startswith("sqlite://") else place


class Ledger:
    """The one way to the database."""

    def __init__(self, place: str) -> None:
        self.place = place
        self._engine: AsyncEngine
        self._waiting: list[tuple[Sequence[Write], asyncio.Future[None]]] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Ready to read and write; a sentence why not, otherwise."""
        try:
            if "://" not in self.place:
                Path(self.place).parent.mkdir(parents=True, exist_ok=True)
                Path(self.place).open("ab").close()  # a plain reason where it cannot be
            self._engine = create_async_engine(database_url(self.place), hide_parameters=True)
        except (SQLAlchemyError, ImportError, OSError) as error:
            raise Mistake("server-database-unusable", reason=str(error)).in_file(self.shown) from None
        if self._engine.dialect.name == "sqlite":
            event.listen(self._engine.sync_engine, "connect", _prepare_sqlite)
        try:
            async with self._engine.begin() as connection:
                await self._prepare(connection)
        except Exception as error:
            await self._engine.dispose()
            if isinstance(error, Mistake):
                raise error.in_file(self.shown) from None
            reason = str(getattr(error, "orig", error))
            raise Mistake("server-database-unusable", reason=reason).in_file(self.shown) from None
        self._writer = asyncio.create_task(self._write_on())

    @property
    def shown(self) -> str:
        """The place without a password in it."""
        return re.sub(r"(?<=://)([^/@]*)@", "", self.place)

    async def _prepare(self, connection: AsyncConnection) -> None:
        await connection.run_sync(metadata.create_all)
        found = (await connection.execute(house.select())).scalar()
        if found is None:
            await connection.execute(insert(house), {"schema": SCHEMA_VERSION})
        elif not 1 <= found <= SCHEMA_VERSION:
            raise Mistake("server-other-schema", found=found, expected=SCHEMA_VERSION)
        else:
            for step in range(found + 1, SCHEMA_VERSION + 1):
                await self._upgrade(connection, step)

    async def _upgrade(self, connection: AsyncConnection, step: int) -> None:
        """Make it a database of the next format; the number comes first, so that of two who try one does nothing."""
        taken = await connection.execute(house.update().where(house.c.schema == step - 1).values(schema=step))
        if taken.rowcount:
            for statement in UPGRADES[step]:
                await connection.exec_driver_sql(statement)

    async def close(self) -> None:
        """Write what still waits, and go."""
        self._closing = True
        self._wake.set()
        if self._writer is not None:
            await self._writer
        await self._engine.dispose()

    async def read(self, query: Executable) -> list[Row]:
        async with self._engine.connect() as connection:
            return [dict(row) for row in (await connection.execute(query)).mappings()]

    async def write(self, *writes: Write) -> None:
        """All of these, or none, are on disk when this returns."""
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((writes, written))
        self._wake.set()
        await written

    async def _write_on(self) -> None:
        while not self._closing or self._waiting:
            await self._wake.wait()
            self._wake.clear()
            batch, self._waiting = self._waiting, []
            if not await self._commit(batch):
                # one of them cannot be: the others must not suffer for it
                for job in batch:
                    await self._commit([job], alone=True)

    async def _commit(self, batch: list[tuple[Sequence[Write], asyncio.Future[None]]], alone: bool = False) -> bool:
        """Write a batch in one transaction; whether it went well. Alone, a failure is the writer's."""
        try:
            async with self._engine.begin() as connection:
                await self._execute(connection, [write for writes, _ in batch for write in writes])
        except Exception as error:
            if alone:
                late = isinstance(error, (IntegrityError, TooLate))
                _settle(batch[0][1], TooLate() if late else error)
            return False
        for _, written in batch:
            _settle(written)
        return True

    async def _execute(self, connection: AsyncConnection, writes: list[Write]) -> None:
        together: list[dict[str, Any]] = []
        for statement, values in writes:
            if statement is APPEND_CHOICE:
                together.append(values)
                continue
            result = await connection.execute(statement, values or None)
            if isinstance(statement, Update) and not result.rowcount:
                raise TooLate
        if together:
            await connection.execute(APPEND_CHOICE, together)


def _settle(written: asyncio.Future[None], error: Exception | None = None) -> None:
    if written.done():
        return
    if error is None:
        written.set_result(None)
    else:
        written.set_exception(error)


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    """Readers beside a writer, and a commit that is on the disk when it returns."""
    cursor = connection.cursor()
    try:
        cursor.execute("PRAGMA busy_timeout=5000")
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")
    finally:
        cursor.close()
