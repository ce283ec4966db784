"""A table in play: whatever is done there is done in turn, and told to everybody who looks."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from typing import Any, cast

import msgspec

from gaslamp.core.errors import Mistake
from gaslamp.core.watch import watched
from gaslamp.protocol import PROTOCOL, TableState, TalkLine, UndoInfo, Welcome
from gaslamp.server.connection import Connection, encode
from gaslamp.server.limits import Limits
from gaslamp.server.news import News
from gaslamp.server.players import Players
from gaslamp.server.presence import Presence
from gaslamp.server.record import Record
from gaslamp.server.rows import UNDO, By, SeatRow
from gaslamp.server.seats import hashed, holder, same_person
from gaslamp.server.steps import Onlookers
from gaslamp.server.storage import TooLate
from gaslamp.server.wire import told_log, told_state, told_table, told_talk


class Proposal(msgspec.Struct):
    """An undo that a seat proposes: who agrees, and how many choices would remain."""

    seat: int
    agreed: set[int]
    remain: int


class Table:
    """What is on disk, who looks, what they have been told, and the players without hands."""

    def __init__(self, record: Record, limits: Limits, pace: float) -> None:
        self.record = record
        self.limits = limits
        self.lock = asyncio.Lock()
        self.undo: Proposal | None = None
        self.presence = Presence(record, record.clock, self._somebody_is_gone)
        self.players = Players(self, record.clock, pace)
        self._news = News(record)

    @property
    def id(self) -> str:
        return self.record.row.id

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Have the table to oneself, as its rows tell it; who comes too late sees what is true, and is told so."""
        async with self.lock:
            await self.refresh()
            try:
                yield
            except TooLate:
                await self.refresh()
                raise Mistake("server-too-late") from None
            except Mistake:
                raise
            except Exception:
                self.record.stale = True
                raise

    async def refresh(self) -> None:
        """After a failure the table is what its rows tell, and nobody is told anything else."""
        if self.record.stale:
            self.undo = None
            await self.record.reload()
            self.tell()

    # -- who looks ----------------------------------------------------------------------------------------

    @property
    def may_look(self) -> bool:
        """Whether somebody who has no seat may come in: to watch, or to find one."""
        row = self.record.row
        return row.stage == "seating" or row.spectators or any(seat.open for seat in self.record.seats)

    async def enter(self, connection: Connection, secret: str) -> None:
        """A client comes in, to its seat or to watch."""
        async with self.turn():
            if self.record.bans & {hashed(mark) for mark in (secret, connection.client) if mark}:
                connection.bye(Mistake("server-banned"))
                return
            seat = holder(self.record.seats, secret) if secret else None
            if secret and seat is None:
                connection.bye(Mistake("server-old-secret"))
                return
            if seat is None and not self.may_look:
                connection.bye(Mistake("server-no-spectators"))
                return
            if seat is not None and seat.kind == "person" and seat.bot:
                await self.record.place(seat.back(), note=self.record.line(seat.seat, seat.name, note="back"))
            if self.presence.deserted:
                self.presence.wait_for_all()
            self.attach(connection, None if seat is None else seat.seat)
            self.tell(skip=[connection])
            self.welcome(connection)
            self.players.arrange()

    async def depart(self, connection: Connection) -> None:
        """A client is gone from the line, whatever the rows may tell."""
        async with self.lock:
            self.presence.detach(connection)
            self.tell()
            self.players.arrange()

    def attach(self, connection: Connection, seat: int | None) -> None:
        """Let a client look, from a seat or as one who watches."""
        viewer = self.presence.attach(connection, seat)
        if not viewer.told:
            viewer.told = told_state(self.record, seat, self.info())

    async def _somebody_is_gone(self) -> None:
        with contextlib.suppress(Exception):  # whoever comes next tries again
            async with self.turn():
                await self.settle_undo()
                self.tell()
                self.players.arrange()

    def forget(self) -> None:
        """Nobody looks any more."""
        self.players.stop()
        self.presence.forget()

    # -- what they are told -------------------------------------------------------------------------------

    def info(self) -> dict[str, Any]:
        """The table as everybody sees it."""
        undo = None
        if self.undo is not None:
            agreed, needed = sorted(self.undo.agreed), self.asked_to_agree(self.undo.seat)
            undo = UndoInfo(self.undo.seat, tuple(agreed), tuple(needed))
        return told_table(self.record, self.presence, undo)

    def welcome(self, connection: Connection) -> None:
        """All there is to know for somebody new."""
        viewer = self.presence.viewers[connection.seat]
        connection.welcome(
            Welcome(
                protocol=PROTOCOL,
                state=cast(TableState, viewer.told),  # plain already
                events=tuple(told_log(self.record, viewer.seat)),
                talk=tuple(cast(list[TalkLine], told_talk(self.record.talk, viewer.seat, self.record.stage))),
                clock_left=self.players.clock_left(),
            )
        )

    def tell(self, skip: Collection[Connection] = (), onlookers: Onlookers | None = None) -> None:
        """Everybody who looks gets what changed for them, unless it may not be true."""
        if not self.record.stale:
            self._news.tell(self.presence.viewers.values(), self.info(), skip, onlookers)

    def tell_clock(self) -> None:
        """The clock of the open question begins to count."""
        body = encode({"changes": [], "clock_left": self.players.clock_left()})
        for viewer in self.presence.viewers.values():
            for connection in viewer.connections:
                connection.update(body)

    # -- what happens -------------------------------------------------------------------------------------

    async def choose_for(self, seat: int, choice: str, by: By = "") -> None:
        """Answer for a seat, or change its answer while others still choose."""
        match = self.record.match
        assert match is not None
        chosen = match.answer_of(seat)
        if chosen is not None and chosen.id == choice:
            raise Mistake("server-same-choice")
        asked = match.asked(seat)
        if asked is None:
            raise Mistake("core-not-asked", seat=seat)
        asked.find(choice)  # refused here, nothing is touched
        if chosen is not None and self.record.changed[seat] >= self.limits.changes_per_question:
            raise Mistake("server-too-many-changes")
        onlookers = Onlookers(
            match,
            {viewer.seat: viewer.told["view"] for viewer in self.presence.viewers.values()},
            [place.name for place in self.record.seats],
        )
        with watched(match, onlookers.look):
            await self.record.append(seat, choice, by)
        if chosen is None:  # to change a choice must not be seen, not even by this
            self.undo = None
        self.tell(onlookers=onlookers)

    async def speak(self, seat: SeatRow, text: str, phrase: str) -> None:
        await self.record.say(self.record.line(seat.seat, seat.name, text=text, phrase=phrase, avatar=seat.avatar))
        self.tell()

    async def settle_undo(self) -> None:
        """Carry out the proposed undo, once all have agreed who must."""
        proposal = self.undo
        if proposal is not None and proposal.agreed.issuperset(self.asked_to_agree(proposal.seat)):
            await self.record.append(UNDO, str(proposal.remain))
            self.undo = None
            self.tell()

    def asked_to_agree(self, proposer: int) -> list[int]:
        """The other people at the table, apart from whoever has been gone for a while."""
        seats = self.record.seats
        people = [seat for seat in seats if seat.kind == "person" and not seat.bot and not self.presence.gone(seat)]
        return [seat.seat for seat in people if not same_person(seat, seats[proposer])]
