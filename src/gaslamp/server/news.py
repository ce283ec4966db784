"""What is new for everybody who looks at a table: one message to each, and none to those for whom nothing is."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any

from gaslamp.core.events import Event
from gaslamp.core.match import Match
from gaslamp.protocol import TalkLine
from gaslamp.server.changes import changes
from gaslamp.server.connection import Connection, encode
from gaslamp.server.presence import Viewer
from gaslamp.server.record import Record
from gaslamp.server.steps import Onlookers
from gaslamp.server.wire import told_event, told_state, told_talk


class News:
    """Remembers how much of a table's log and talk has been told."""

    def __init__(self, record: Record) -> None:
        self._record = record
        self._match: Match | None = None
        self._events = 0  # how many of that match's events
        self._talk = record.talk[-1].number + 1 if record.talk else 0  # the number of the next line
        self._over = record.stage == "over"

    def tell(
        self,
        viewers: Iterable[Viewer],
        info: dict[str, Any],
        skip: Collection[Connection] = (),
        onlookers: Onlookers | None = None,
    ) -> None:
        """Tell all viewers but some connections; ``info`` is the part of the state that is the same for all."""
        said, withheld = self._said()
        kept, fresh, rewound = self._happened()
        told = [(event, told_event(event)) for event in fresh]
        for viewer in viewers:
            state = told_state(self._record, viewer.seat, info)
            news: dict[str, Any] = {"changes": changes(viewer.told, state)}
            viewer.told = state
            if rewound:
                news["rewound"] = sum(event.visible_to(viewer.seat) for event in kept) if state["view"] else 0
            if events := [plain for event, plain in told if event.visible_to(viewer.seat) and state["view"]]:
                news["events"] = events
                if onlookers and (steps := onlookers.steps(viewer.seat, events)):
                    news["steps"] = steps
            heard = said if viewer.seat is None else [*withheld, *said]
            if lines := told_talk(heard, viewer.seat, self._record.stage):
                news["talk"] = lines
            if news["changes"] or len(news) > 1:
                body = encode(news)
                for connection in viewer.connections:
                    if connection not in skip:
                        connection.update(body)

    def _said(self) -> tuple[list[TalkLine], list[TalkLine]]:
        """The lines that are new, and when the match has just ended, those that its players did not hear."""
        ended = self._record.stage == "over" and not self._over
        withheld = [line for line in self._record.talk if line.apart and line.number < self._talk] if ended else []
        said = [line for line in self._record.talk if line.number >= self._talk]
        self._over = self._record.stage == "over"
        self._talk += len(said)
        return said, withheld

    def _happened(self) -> tuple[list[Event], list[Event], bool]:
        """The events that stay told, those that are new, and whether fewer stay than were told."""
        match, told = self._record.match, self._events
        happened = [] if match is None else match.events
        same = told
        if match is not self._match:  # gone back, or read again from the rows
            same = common([] if self._match is None else self._match.events[:told], happened)
        self._match, self._events = match, len(happened)
        return happened[:same], happened[same:], same < told


def common(one: Sequence[Event], two: Sequence[Event]) -> int:
    """How many events both begin with."""
    pairs = enumerate(zip(one, two, strict=False))
    return next((at for at, (a, b) in pairs if a != b), min(len(one), len(two)))
