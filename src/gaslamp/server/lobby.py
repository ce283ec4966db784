"""All tables: made, found, and kept in memory while somebody looks at them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from functools import cache
from typing import Any

from sqlalchemy import delete, select

from gaslamp.bots import able_bots, mixture
from gaslamp.core.errors import Mistake
from gaslamp.core.game import AnyGame
from gaslamp.core.packs import Pack
from gaslamp.core.plugins import find_game, game_names
from gaslamp.core.text import LANGUAGES
from gaslamp.protocol import MAX_TABLE_NAME, Created, GameInfo, GamePage, NewTable, PackInfo, StoryInfo
from gaslamp.server import storage
from gaslamp.server.clock import Clock
from gaslamp.server.record import Record
from gaslamp.server.rows import (
    NamedMatch,
    SeatRow,
    TableRow,
    list_finished,
    new_id,
    new_table,
    read_finished,
    read_table,
)
from gaslamp.server.setting import Setting
from gaslamp.server.storage import Ledger
from gaslamp.server.table import Table

log = logging.getLogger(__name__)

MOST_LISTED = 50
# Seconds: how long a table is listed where nobody is, and how long one is kept that was never begun.
RECENT = 3600
FORGOTTEN = 7 * 86400


class NotHere(Mistake):
    """There is no such thing on this server: a 404."""


@cache
def pages_of(name: str) -> tuple[GamePage, ...]:
    """The pages that have something to tell of a game."""
    game, core = find_game(name), Pack.core(name)
    told: dict[GamePage, bool] = {
        "learn": bool(game.lessons),
        "rules": bool(game.rules),
        "cards": bool(game.components(core.box, LANGUAGES[0])),
    }
    return tuple(page for page, something in told.items() if something)


class Lobby:
    """Finds tables by their id. Whatever is in memory can be rebuilt from the rows."""

    def __init__(self, ledger: Ledger, setting: Setting, clock: Clock) -> None:
        self.ledger = ledger
        self.setting = setting
        self.clock = clock
        # by game too: all games without components have the same ones, which are none
        self.packs = {(pack.game.id, pack.digest): pack for pack in (*setting.packs, *map(Pack.core, game_names()))}
        self.live: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self._leaving: dict[str, asyncio.Task[None]] = {}

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
            allies=game.allies,
            player_names=game.player_names,
            packs=tuple(PackInfo(pack.digest, pack.title) for pack in (core, *others)),
            bots=tuple(able_bots(game.id)),
            mixture=tuple(mixture(game.id)),
            agreements=game.agreements(core.box),
            phrases=tuple(game.phrases),
            points=game.points,
            lessons=game.lessons,
            pages=pages_of(game.id),
        )

    def pack(self, game: str, digest: str = "") -> Pack:
        """A pack of a game that this server has; the core pack unless another is named."""
        try:
            found = find_game(game)
        except Mistake as mistake:
            raise NotHere(mistake.key, **mistake.arguments) from None
        if not digest:
            return Pack.core(game)
        pack = self.packs.get((found.id, digest))
        if pack is None:
            raise NotHere("server-no-such-pack", found=digest)
        return pack

    # -- tables -------------------------------------------------------------------------------------------

    async def create(
        self, new: NewTable, origin: str = "", at: int = 0, players: Sequence[str] | None = None
    ) -> Created:
        """A table where nobody sits yet; with an origin, one where these players go on from a moment of that match."""
        find_game(new.game)  # an unknown game is a mistake here, and not a thing that is not there
        pack = self.pack(new.game, new.pack)
        game = pack.game
        if new.players not in game.players:
            raise Mistake("core-wrong-players", found=new.players, least=game.players[0], most=game.players[-1])
        game.agree(new.options, new.players, pack.box)
        name = " ".join(new.name.split())
        if not name.isprintable():
            raise Mistake("core-bad-name", limit=MAX_TABLE_NAME)
        row = TableRow(
            id=new_id(),
            name=name,
            game=new.game,
            pack=pack.digest,
            options=new.options,
            public=new.public,
            spectators=new.spectators,
            clock=new.clock,
            absence=new.absence,
            origin=origin,
            origin_at=at,
            created=self.clock.date(),
        )
        seats = [SeatRow(seat, was=was) for seat, was in enumerate(players or [""] * new.players)]
        await self.ledger.write(*new_table(row, seats))
        return Created(row.id)

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
        pack = self.packs.get((row.game, row.pack))
        if pack is None:
            raise NotHere("server-no-such-pack", found=row.pack)
        record = Record(self.ledger, pack, self.clock, row)
        await record.load()
        table = self.live[id] = Table(record, self.setting.limits, self.setting.pace)
        return table

    def left(self, table: Table) -> None:
        """Somebody has gone: a table that nobody looks at is forgotten after a while."""
        if table.presence.deserted and table.id not in self._leaving:
            self._leaving[table.id] = asyncio.create_task(self._forget(table))

    async def _forget(self, table: Table) -> None:
        await self.clock.sleep(self.setting.limits.linger)
        del self._leaving[table.id]
        if table.presence.deserted and not table.lock.locked() and self.live.get(table.id) is table:
            table.forget()
            del self.live[table.id]

    async def look(self, id: str) -> dict[str, Any]:
        """A table as everybody sees it who has its link."""
        table = await self.find(id)
        async with table.turn():
            info = table.info()
        self.left(table)
        return info

    async def public(self) -> list[dict[str, Any]]:
        """Public tables that one may join or watch, the newest first: somebody is there, or was just now."""
        columns = storage.tables.c
        inhabited = [table.id for table in self.live.values() if table.presence.people_here]
        recent = columns.created > self.clock.date() - RECENT
        query = (
            select(columns.id)
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
        old = select(columns.id).where(columns.stage == "seating", columns.created < self.clock.date() - FORGOTTEN)
        await self.ledger.write(
            *(
                (delete(each).where(each.c.table_id.in_(old)), {})
                for each in (storage.seats, storage.talk, storage.bans)
            ),
            (delete(storage.tables).where(columns.id.in_(old)), {}),
        )

    def say_goodbye(self) -> None:
        """Everybody is sent away, to come back when the server does."""
        for table in self.live.values():
            table.players.stop()
            for seat in list(table.presence.viewers):
                for connection in table.presence.connections(seat):
                    connection.bye(Mistake("server-closing"), again=True)

    # -- finished matches ---------------------------------------------------------------------------------

    async def finished(self) -> list[StoryInfo]:
        """Finished matches of public tables, the latest first."""
        return [
            StoryInfo(row.id, row.name, row.game, tuple(row.players), tuple(row.winners), tuple(row.scores), row.ended)
            for row in await list_finished(self.ledger, MOST_LISTED)
        ]

    async def header(self, match: str) -> NamedMatch:
        """A finished match; one still in play has secrets, and is nobody's to see."""
        found = await read_finished(self.ledger, match)
        if found is None:
            raise NotHere("server-no-such-match")
        return found
