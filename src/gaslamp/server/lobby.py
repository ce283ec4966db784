"""All tables: made, found, and kept in memory while somebody looks at them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from typing import Any

from sqlalchemy import delete, select

from gaslamp.bots import bot_names
from gaslamp.core.errors import Mistake
from gaslamp.core.game import AnyGame
from gaslamp.core.packs import Pack
from gaslamp.core.plugins import find_game, game_names
from gaslamp.server import storage
from gaslamp.server.messages import MAX_TABLE_NAME, Created, GameInfo, NewTable, PackInfo, StoryInfo
from gaslamp.server.rows import new_id, new_table, read_seats, read_table, read_talk
from gaslamp.server.seats import Seat
from gaslamp.server.storage import Ledger, Row
from gaslamp.server.table import MOST_TALK, Table

log = logging.getLogger(__name__)

# How long a table that nobody looks at stays in memory.
LINGER = 30.0
MOST_LISTED = 50
# Seconds: how long a table is listed where nobody is, and how long one is kept that was never begun.
RECENT = 3600
FORGOTTEN = 7 * 86400

# matches with the names of their tables
NAMED_MATCHES = select(storage.matches, storage.tables.c.name).join(
    storage.tables, storage.tables.c.id == storage.matches.c.table_id
)


class NotHere(Mistake):
    """There is no such thing on this server."""


class Lobby:
    """Finds tables by their id. Whatever is in memory can be rebuilt from the rows."""

    def __init__(self, ledger: Ledger, packs: Sequence[Pack] = (), pace: float = 1.0) -> None:
        self.ledger = ledger
        self.pace = pace
        self.packs = {pack.digest: pack for pack in (*packs, *map(Pack.core, game_names()))}
        self.live: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Future[Table]] = {}

    def games(self) -> list[GameInfo]:
        return [self._game_info(find_game(name)) for name in game_names()]

    def _game_info(self, game: AnyGame) -> GameInfo:
        core = Pack.core(game.id)
        others = [pack for pack in self.packs.values() if pack.game is game and pack is not core]
        return GameInfo(
            id=game.id,
            least_players=game.players[0],
            most_players=game.players[-1],
            default_players=game.default_players,
            player_names=game.player_names,
            packs=tuple(PackInfo(pack.digest, pack.title) for pack in (core, *others)),
            bots=tuple(bot_names(game.id)),
            agreements=game.agreements(core.box),
            phrases=tuple(game.phrases),
            lessons=game.lessons,
        )

    def pack(self, game: str, digest: str = "") -> Pack:
        """A pack of a game that this server has; the core pack unless another is named."""
        try:
            found = find_game(game)
        except Mistake as mistake:
            raise NotHere(mistake.key, **mistake.arguments) from None
        if not digest:
            return Pack.core(game)
        pack = self.packs.get(digest)
        if pack is None or pack.game is not found:
            raise NotHere("server-no-such-pack", found=digest)
        return pack

    # -- tables -------------------------------------------------------------------------------------------

    async def create(self, new: NewTable, origin: Row | None = None, at: int = 0) -> Created:
        """A table where nobody sits yet; with an origin, one that goes on from a match."""
        find_game(new.game)  # an unknown game is a mistake here, and not a thing that is not there
        pack = self.pack(new.game, new.pack)
        game = pack.game
        if new.players not in game.players:
            raise Mistake("core-wrong-players", found=new.players, least=game.players[0], most=game.players[-1])
        game.agree(new.options, new.players, pack.box)
        name = " ".join(new.name.split())
        if not name.isprintable():
            raise Mistake("core-bad-name", limit=MAX_TABLE_NAME)
        id = new_id()
        row = {
            "id": id,
            "name": name,
            "game": new.game,
            "pack": pack.digest,
            "options": new.options,
            "public": new.public,
            "spectators": new.spectators,
            "clock": new.clock,
            "absence": new.absence,
            "stage": "seating",
            "match": "",
            "rematch": "",
            "origin": "" if origin is None else origin["id"],
            "origin_at": at,
            "created": int(time.time()),
            "version": 0,
        }
        await self.ledger.write(*new_table(row, [Seat(seat) for seat in range(new.players)]))
        return Created(id)

    async def find(self, id: str) -> Table:
        """A table, from memory or from its rows."""
        if id in self.live:
            return self.live[id]
        if id not in self._loading:
            self._loading[id] = asyncio.ensure_future(self._load(id))
        try:
            return await asyncio.shield(self._loading[id])
        finally:
            self._loading.pop(id, None)

    async def _load(self, id: str) -> Table:
        row = await read_table(self.ledger, id)
        if row is None:
            raise NotHere("server-no-such-table")
        seats = await read_seats(self.ledger, id)
        for seat in seats:
            seat.gone_since = asyncio.get_running_loop().time()
        talk = await read_talk(self.ledger, id, MOST_TALK)
        table = Table(row, seats, talk, self._pack_of(row), self.ledger, self.pace)
        await table.load_match()
        self.live[id] = table
        return table

    def _pack_of(self, row: Row) -> Pack:
        if row["pack"] not in self.packs:
            raise NotHere("server-no-such-pack", found=row["pack"])
        return self.packs[row["pack"]]

    def left(self, table: Table) -> None:
        """Somebody has gone: a table that nobody looks at is forgotten after a while."""
        if table.deserted:
            asyncio.get_running_loop().call_later(LINGER, self._forget, table)

    def _forget(self, table: Table) -> None:
        if table.deserted and not table.lock.locked() and self.live.get(table.id) is table:
            table.forget()
            del self.live[table.id]

    async def look(self, id: str) -> dict[str, Any]:
        """A table as everybody sees it who has its link."""
        table = await self.find(id)
        async with table.lock:
            await table.refresh()
            info = table.info()
        self.left(table)
        return info

    async def public(self) -> list[dict[str, Any]]:
        """Public tables that one may join or watch, the newest first: somebody is there, or was just now."""
        columns = storage.tables.c
        inhabited = [table.id for table in self.live.values() if table.people_here]
        recent = columns.created > int(time.time()) - RECENT
        query = (
            storage.tables.select()
            .where(columns.public, columns.stage != "over", recent | columns.id.in_(inhabited))
            .order_by(columns.created.desc())
            .limit(MOST_LISTED)
        )
        listed = []
        for row in await self.ledger.read(query):
            try:
                info = await self.look(row["id"])
            except Mistake:
                continue  # made with other rules or another pack: not for this server
            except Exception:
                log.exception("a table cannot be opened")
                continue
            if info["stage"] == "seating" or info["spectators"] or any(seat["open"] for seat in info["seats"]):
                listed.append(info)
        return listed

    async def sweep(self) -> None:
        """Tables that were never begun are not kept for ever."""
        columns = storage.tables.c
        old = select(columns.id).where(columns.stage == "seating", columns.created < int(time.time()) - FORGOTTEN)
        await self.ledger.write(
            *((delete(each).where(each.c.table_id.in_(old)), {}) for each in (storage.seats, storage.talk)),
            (delete(storage.tables).where(columns.id.in_(old)), {}),
        )

    def say_goodbye(self) -> None:
        """Everybody is sent away, to come back when the server does."""
        for table in self.live.values():
            table.players.stop()
            for viewer in table.viewers.values():
                for connection in list(viewer.connections):
                    connection.bye(Mistake("server-closing"), again=True)

    # -- finished matches ---------------------------------------------------------------------------------

    async def finished(self) -> list[StoryInfo]:
        """Finished matches of public tables, the latest first."""
        columns = storage.matches.c
        query = NAMED_MATCHES.where(columns.public, columns.ended > 0).order_by(columns.ended.desc())
        return [
            StoryInfo(
                row["id"],
                row["name"],
                row["game"],
                tuple(row["players"]),
                tuple(row["winners"]),
                tuple(row["scores"]),
                row["ended"],
            )
            for row in await self.ledger.read(query.limit(MOST_LISTED))
        ]

    async def header(self, match: str) -> Row:
        """A finished match; one still in play has secrets, and is nobody's to see."""
        rows = await self.ledger.read(NAMED_MATCHES.where(storage.matches.c.id == match))
        if not rows or not rows[0]["ended"]:
            raise NotHere("server-no-such-match")
        return rows[0]
