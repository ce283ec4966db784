"""A table in play: its seats, its match, and everybody who looks at it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import Counter
from typing import Any, cast

import msgspec
from sqlalchemy import insert, update

from gaslamp import protocol as said
from gaslamp.core.errors import Mistake
from gaslamp.core.events import Event
from gaslamp.core.match import Match
from gaslamp.core.packs import Pack
from gaslamp.protocol import PackInfo, TableInfo, TableState, TalkLine, UndoInfo
from gaslamp.server import storage
from gaslamp.server.changes import changes
from gaslamp.server.connection import Connection, encode, plain
from gaslamp.server.players import Players
from gaslamp.server.rows import UNDO, apply_row, begin, read_header, read_rows, read_seats, read_table, read_talk
from gaslamp.server.seats import Seat, holder
from gaslamp.server.storage import APPEND_CHOICE, Ledger, Row, TooLate, Write
from gaslamp.server.wire import open_decision, told_decision, told_event, told_view

log = logging.getLogger(__name__)

MOST_TALK = 100
# A match has only so many rows: a seat may change its mind so often in a question, and a match go back so often.
MOST_CHANGES = 30
MOST_UNDOS = 200


class Viewer:
    """All connections that see the same: those of one seat, or all who watch."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.connections: set[Connection] = set()
        self.told: dict[str, Any] = {}


class Proposal(msgspec.Struct):
    """An undo that a seat proposes: who agrees, and how many choices would remain."""

    seat: int
    agreed: set[int]
    remain: int


class Table:
    """Everything that is done to a table is done under its lock, and told only when it is on disk."""

    def __init__(
        self, row: Row, seats: list[Seat], talk: list[TalkLine], pack: Pack, ledger: Ledger, pace: float = 1.0
    ) -> None:
        self.id: str = row["id"]
        self.row = row
        self.seats = seats
        self.talk = talk
        self.pack = pack
        self.ledger = ledger
        self.lock = asyncio.Lock()
        self.match: Match | None = None
        self.rows = 0  # how many rows the match has on disk
        self.question = 0
        self.changed: Counter[int] = Counter()  # how often a seat has changed its mind in this question
        self.undone = 0  # how often the match has gone back
        self.undo: Proposal | None = None
        self.viewers: dict[int | None, Viewer] = {}
        self.players = Players(self, pace)
        self.stale = False  # something failed: memory may differ from the rows
        self._told_talk = talk[-1].number + 1 if talk else 0
        self._told_events = 0  # how many of the match's events everybody has been told
        self._rewound = False  # of what was told, less is true than was

    # -- the match and its rows ---------------------------------------------------------------------------

    async def reload(self) -> None:
        """After a failure, or when another has written: the table as its rows tell it."""
        told = [] if self.match is None else self.match.events[: self._told_events]
        row = await read_table(self.ledger, self.id)
        assert row is not None
        self.row, self.undo = row, None
        for seat, fresh in zip(self.seats, await read_seats(self.ledger, self.id), strict=True):
            seat.take_over(fresh)
        self.talk = await read_talk(self.ledger, self.id, MOST_TALK)
        await self.load_match()
        now = [] if self.match is None else self.match.events
        same = next((at for at, (a, b) in enumerate(zip(told, now, strict=False)) if a != b), min(len(told), len(now)))
        if same < self._told_events:
            self._told_events, self._rewound = same, True

    async def load_match(self) -> None:
        """The match as its rows tell it; what is new in it is still to be told."""
        self.match = None
        if not self.row["match"]:
            return
        header = await read_header(self.ledger, self.row["match"])
        self.begin(begin(self.pack, header), await read_rows(self.ledger, self.row["match"]))

    def begin(self, match: Match, rows: list[tuple[int, str]]) -> None:
        """Play a match on to where its rows lead."""
        self.match, self.rows, self.question, self.undone = match, 0, 1, 0
        for seat, choice in rows:
            self.apply(seat, choice)
            self.rows += 1

    def apply(self, seat: int, choice: str) -> None:
        """Do what a row says."""
        assert self.match is not None
        before = self.match.state.question
        if seat in self.match.state.answers:
            self.changed[seat] += 1
        self.match = apply_row(self.match, seat, choice)
        self.undone += seat == UNDO
        if self.match.state.question is not before:
            self.question += 1
            self.changed.clear()

    async def append(self, seat: int, choice: str) -> None:
        """Do a choice or an undo, and write it down; if either fails, nothing has happened."""
        try:
            self.apply(seat, choice)
            row = {"match": self.row["match"], "number": self.rows, "seat": seat, "choice": choice}
            await self.write((APPEND_CHOICE, row), *self._ending())
            self.rows += 1
        except BaseException:
            self.stale = True
            raise

    async def write(self, *writes: Write) -> None:
        """Write for this table; who comes too late is told so, and sees what is true."""
        try:
            await self.ledger.write(*writes)
        except BaseException as error:
            self.stale = True
            if isinstance(error, TooLate):
                await self.refresh()
                raise Mistake("server-too-late") from None
            raise

    async def refresh(self) -> None:
        """After a failure the table is what its rows tell, and nobody is told anything else."""
        if self.stale:
            await self.reload()
            self.stale = False
            self.tell()

    def _ending(self) -> list[Write]:
        """What is written when the match is over."""
        assert self.match is not None
        outcome = self.match.outcome
        if outcome is None or self.row["stage"] == "over":
            return []
        log.info("a match is over", extra={"game": self.row["game"], "choices": len(self.match.choices)})
        end = update(storage.matches).where(storage.matches.c.id == self.row["match"])
        values = {"ended": int(time.time()), "winners": list(outcome.winners), "scores": list(outcome.scores)}
        return [(end.values(values), {}), self.set_row(stage="over")]

    def set_row(self, **values: Any) -> Write:
        """Change the table's row, unless another has changed it or the seats meanwhile."""
        columns = storage.tables.c
        mine = (columns.id == self.id) & (columns.version == self.row["version"])
        values["version"] = self.row["version"] + 1
        self.row = {**self.row, **values}
        return update(storage.tables).where(mine).values(values), {}

    def seat_writes(self, *seats: Seat) -> list[Write]:
        """Change seats, unless another has changed them meanwhile."""
        columns = storage.seats.c
        return [
            self.set_row(),
            *(
                (
                    update(storage.seats)
                    .where(columns.table_id == self.id, columns.seat == seat.seat)
                    .values(seat.row()),
                    {},
                )
                for seat in seats
            ),
        ]

    # -- who looks ----------------------------------------------------------------------------------------

    @property
    def stage(self) -> str:
        return str(self.row["stage"])

    @property
    def people_here(self) -> bool:
        """Somebody who sits at the table is on the line; otherwise everything waits."""
        return any(seat.person_here for seat in self.seats)

    @property
    def may_look(self) -> bool:
        """Whether somebody who has no seat may come in: to watch, or to find one."""
        return self.stage == "seating" or self.row["spectators"] or any(seat.open for seat in self.seats)

    @property
    def deserted(self) -> bool:
        return not self.viewers

    async def enter(self, connection: Connection, secret: str) -> None:
        """A client comes in, to its seat or to watch."""
        async with self.lock:
            await self.refresh()
            seat = holder(self.seats, secret) if secret else None
            if secret and seat is None:
                connection.bye(Mistake("server-old-secret"))
                return
            if seat is None and not self.may_look:
                connection.bye(Mistake("server-no-spectators"))
                return
            if seat is not None and seat.kind == "person" and seat.bot:
                await self.write(*self.seat_writes(seat.back()))
                seat.bot = ""
            if self.deserted:
                for absent in self.seats:
                    self._wait_for(absent)
            self.attach(connection, seat)
            self.tell(skip=connection)
            self.welcome(connection)
            self.players.arrange()

    async def depart(self, connection: Connection) -> None:
        """A client is gone from the line."""
        async with self.lock:
            self.detach(connection)
            self.tell()
            self.players.arrange()

    def attach(self, connection: Connection, seat: Seat | None) -> None:
        connection.seat = None if seat is None else seat.seat
        if seat is not None:
            seat.connections += 1
            seat.stop_waiting()
        viewer = self.viewers.setdefault(connection.seat, Viewer(connection.seat))
        if not viewer.connections:
            viewer.told = self.state_for(viewer.seat, self.info())
        viewer.connections.add(connection)

    def detach(self, connection: Connection) -> None:
        viewer = self.viewers.get(connection.seat)
        if viewer is None or connection not in viewer.connections:
            return
        viewer.connections.discard(connection)
        if not viewer.connections:
            del self.viewers[connection.seat]
        if connection.seat is not None:
            seat = self.seats[connection.seat]
            seat.connections -= 1
            if not seat.connections:
                seat.gone_since = asyncio.get_running_loop().time()
                self._wait_for(seat)
        connection.seat = None

    def _wait_for(self, seat: Seat) -> None:
        """When somebody has been gone for long enough, all are told."""
        seat.stop_waiting()
        if seat.kind == "person" and not seat.connections:
            seat.waiting = asyncio.create_task(self._wait_out(seat.gone_since + self.row["absence"] + 0.05))

    async def _wait_out(self, until: float) -> None:
        await asyncio.sleep(until - asyncio.get_running_loop().time())
        async with self.lock:
            with contextlib.suppress(Exception):  # whoever comes next tries again
                await self.refresh()
                await self.settle_undo()
                self.tell()
                self.players.arrange()

    def forget(self) -> None:
        """Nobody looks any more."""
        self.players.stop()
        for seat in self.seats:
            seat.stop_waiting()

    def welcome(self, connection: Connection) -> None:
        viewer = self.viewers[connection.seat]
        connection.welcome(
            said.Welcome(
                protocol=said.PROTOCOL,
                state=cast(TableState, viewer.told),  # plain already
                events=tuple(map(told_event, self.events_for(viewer.seat))),
                talk=tuple(self.talk),
                clock_left=self.players.clock_left(),
            )
        )

    def tell(self, skip: Connection | None = None) -> None:
        """Everybody who looks gets what changed for them, in one message."""
        if self.stale:
            return
        lines = plain([line for line in self.talk if line.number >= self._told_talk])
        self._told_talk += len(lines)
        happened = [] if self.match is None else self.match.events
        rewound = self._rewound or len(happened) < self._told_events
        kept = happened[: self._told_events]
        fresh = [(event, told_event(event)) for event in happened[self._told_events :]]
        self._told_events, self._rewound = len(happened), False
        info = self.info()
        for viewer in self.viewers.values():
            state = self.state_for(viewer.seat, info)
            news: dict[str, Any] = {"changes": changes(viewer.told, state)}
            viewer.told = state
            if rewound:
                news["rewound"] = sum(event.visible_to(viewer.seat) for event in kept) if state["view"] else 0
            if events := [told for event, told in fresh if event.visible_to(viewer.seat) and state["view"]]:
                news["events"] = events
            if lines:
                news["talk"] = lines
            if news["changes"] or len(news) > 1:
                body = encode(news)
                for connection in viewer.connections:
                    if connection is not skip:
                        connection.update(body)

    # -- what they see ------------------------------------------------------------------------------------

    def events_for(self, seat: int | None) -> list[Event]:
        if self.match is None or (seat is None and not self.row["spectators"]):
            return []
        return self.match.events_for(seat)

    def state_for(self, seat: int | None, info: dict[str, Any]) -> dict[str, Any]:
        """A :class:`~gaslamp.protocol.TableState` as plain data."""
        view = None
        if self.match is not None and (seat is not None or self.row["spectators"]):
            view = told_view(self.match, seat)
            view["players"] = [place.name for place in self.seats]
        return {
            "table": info,
            "seat": seat,
            "question": self.question,
            "view": view,
            "decision": None if seat is None or self.match is None else told_decision(self.match, seat),
        }

    def info(self) -> dict[str, Any]:
        """A :class:`~gaslamp.protocol.TableInfo` as plain data."""
        now = asyncio.get_running_loop().time()
        row = self.row
        watching = self.viewers.get(None)
        told: dict[str, Any] = plain(
            TableInfo(
                id=self.id,
                name=row["name"],
                game=row["game"],
                pack=PackInfo(self.pack.digest, self.pack.title),
                options=row["options"],
                public=row["public"],
                spectators=row["spectators"],
                clock=row["clock"],
                absence=row["absence"],
                stage=row["stage"],
                seats=tuple(seat.info(now, row["absence"]) for seat in self.seats),
                watching=len(watching.connections) if watching else 0,
                match=row["match"],
                rematch=row["rematch"],
                continued=bool(row["origin"]),
                undo=self._undo_info(),
                created=row["created"],
            )
        )
        return told

    def _undo_info(self) -> UndoInfo | None:
        if self.undo is None:
            return None
        agreed, needed = sorted(self.undo.agreed), self.asked_to_agree(self.undo.seat)
        return UndoInfo(self.undo.seat, tuple(agreed), tuple(needed))

    # -- what happens ---------------------------------------------------------------------------------------

    async def choose_for(self, seat: int, choice: str) -> None:
        """Answer for a seat, or change its answer while others still choose."""
        assert self.match is not None
        chosen = self.match.state.answers.get(seat)
        if chosen is not None and chosen.id == choice:
            raise Mistake("server-same-choice")
        asked = open_decision(self.match, seat)
        if asked is None:
            raise Mistake("core-not-asked", seat=seat)
        asked.find(choice)  # refused here, nothing is touched
        if chosen is not None and self.changed[seat] >= MOST_CHANGES:
            raise Mistake("server-too-many-changes")
        await self.append(seat, choice)
        if chosen is None:  # to change a choice must not be seen, not even by this
            self.undo = None
        self.tell()

    async def speak(self, seat: Seat, text: str, phrase: str) -> None:
        number = self.talk[-1].number + 1 if self.talk else 0
        line = TalkLine(number, seat.seat, seat.name, text, phrase, int(time.time()))
        await self.write((insert(storage.talk), {"table_id": self.id, **plain(line)}))
        self.talk = [*self.talk, line][-MOST_TALK:]
        self.tell()

    async def settle_undo(self) -> None:
        """Carry out the proposed undo, once all have agreed who must."""
        proposal = self.undo
        if proposal is not None and proposal.agreed.issuperset(self.asked_to_agree(proposal.seat)):
            await self.append(UNDO, str(proposal.remain))
            self.undo = None
            self.tell()

    def asked_to_agree(self, proposer: int) -> list[int]:
        """The people at the table, apart from whoever has been gone for a while."""
        now, absence = asyncio.get_running_loop().time(), self.row["absence"]
        people = [seat for seat in self.seats if seat.kind == "person" and not seat.bot and seat.seat != proposer]
        return [seat.seat for seat in people if not seat.gone(now, absence)]
