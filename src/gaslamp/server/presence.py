"""Who is on the line: at which seats, who watches, and who has been away for how long."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from gaslamp.protocol import SeatInfo, WatcherInfo
from gaslamp.server.clock import Clock
from gaslamp.server.connection import Connection
from gaslamp.server.record import Record
from gaslamp.server.rows import SeatRow
from gaslamp.server.seats import hosted, seats_of

# A moment later than agreed, so that whoever looks then finds them gone.
MOMENT = 0.05
# How many of those who watch are told by name.
MOST_NAMED = 20


class Viewer:
    """All connections that see the same: those of one seat, or all who watch. ``told`` is the state they know."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.connections: set[Connection] = set()
        self.told: dict[str, Any] = {}


class Presence:
    """``on_gone`` is called when somebody has been away for as long as the table agreed to wait."""

    def __init__(self, record: Record, clock: Clock, on_gone: Callable[[], Coroutine[Any, Any, None]]) -> None:
        self.viewers: dict[int | None, Viewer] = {}
        self._record = record
        self._clock = clock
        self._on_gone = on_gone
        # nobody is here yet: since now
        self._away_since = [clock.now()] * len(record.seats)
        self._waiting: dict[int, asyncio.Task[None]] = {}

    @property
    def deserted(self) -> bool:
        return not self.viewers

    @property
    def people_here(self) -> bool:
        """Somebody who sits at the table is on the line; otherwise everything waits."""
        return any(seat.kind == "person" and seat.seat in self.viewers for seat in self._record.seats)

    @property
    def watching(self) -> int:
        return len(self.connections(None))

    @property
    def watchers(self) -> tuple[WatcherInfo, ...]:
        """Those who watch and have a name."""
        named = {WatcherInfo(line.name, line.avatar) for line in self.connections(None) if line.name}
        return tuple(sorted(named, key=lambda who: (who.name, who.avatar))[:MOST_NAMED])

    @property
    def host(self) -> int | None:
        """The seat of the host; while that one is gone, of the next person."""
        seats, host = self._record.seats, self._record.row.host
        found = hosted(seats, host, self.gone)
        return found if found >= 0 else host if host >= 0 else None

    def connections(self, seat: int | None) -> list[Connection]:
        """Those who sit there, or with None those who watch."""
        return list(self.viewers[seat].connections) if seat in self.viewers else []

    def still_shown(self, question: int) -> bool:
        """Somebody who sits here is still being shown how it came to the question."""
        lines = [line for seat in self.viewers if seat is not None for line in self.connections(seat)]
        return any(line.paced and not line.late and line.seen < question for line in lines)

    def tire_of(self, question: int) -> None:
        """Nobody waits any longer for those who have not seen the question."""
        for seat in self.viewers:
            for line in self.connections(seat):
                line.late = line.paced and line.seen < question

    def gone(self, seat: SeatRow) -> bool:
        """A person has been away for so long that others need not wait for them."""
        if seat.kind != "person" or seat.seat in self.viewers:
            return False
        return self._clock.now() - self._away_since[seat.seat] >= self._record.row.absence

    def info(self, seat: SeatRow) -> SeatInfo:
        return SeatInfo(
            seat=seat.seat,
            kind=seat.kind,
            name=seat.name,
            bot=seat.bot,
            connected=seat.seat in self.viewers,
            gone=self.gone(seat),
            open=seat.open,
            avatar=seat.avatar,
            ready=seat.ready,
            was=seat.was,
            person=seats_of(self._record.seats, seat)[0].seat,
        )

    def attach(self, connection: Connection, seat: int | None) -> Viewer:
        connection.seat = seat
        if seat is not None:
            self._stop_waiting(seat)
        viewer = self.viewers.setdefault(seat, Viewer(seat))
        viewer.connections.add(connection)
        return viewer

    def detach(self, connection: Connection) -> None:
        seat = connection.seat
        viewer = self.viewers.get(seat)
        if viewer is None or connection not in viewer.connections:
            return
        connection.seat = None
        viewer.connections.discard(connection)
        if not viewer.connections:
            del self.viewers[seat]
            if seat is not None:
                self._away_since[seat] = self._clock.now()
                self._wait_for(self._record.seats[seat])

    def wait_for_all(self) -> None:
        """Begin to wait for everybody who is away: while nobody was here, nobody did."""
        for seat in self._record.seats:
            self._wait_for(seat)

    def forget(self) -> None:
        """Nobody looks any more, so there is nobody to be told."""
        for seat in list(self._waiting):
            self._stop_waiting(seat)

    def _wait_for(self, seat: SeatRow) -> None:
        self._stop_waiting(seat.seat)
        if seat.kind == "person" and seat.seat not in self.viewers:
            until = self._away_since[seat.seat] + self._record.row.absence + MOMENT
            self._waiting[seat.seat] = asyncio.create_task(self._wait_until(until))

    async def _wait_until(self, until: float) -> None:
        await self._clock.sleep(until - self._clock.now())
        await self._on_gone()

    def _stop_waiting(self, seat: int) -> None:
        if seat in self._waiting:
            self._waiting.pop(seat).cancel()
