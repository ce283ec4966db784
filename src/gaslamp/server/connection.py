"""One client on the line. Messages to it wait in a queue, so that a slow one holds up nobody."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec

from gaslamp.core.decisions import Phrase
from gaslamp.core.errors import Mistake
from gaslamp.protocol import Bye, Done, Refused, Seated, Telling, Welcome

encode = msgspec.json.Encoder().encode


def explain(mistake: Mistake) -> tuple[Phrase, str]:
    """A mistake as a phrase for the client's language, and in English."""
    arguments = dict(mistake.arguments)
    if mistake.place:
        arguments["place"] = mistake.place
    return Phrase(mistake.key, arguments), str(mistake)


def plain(value: Any) -> Any:
    """A struct as the plain data that travels, with lists for tuples so that it compares with what was sent."""
    return msgspec.to_builtins(value)


class Connection:
    """``seat`` is where the client sits, None when it watches.

    ``on_deaf`` is called when it does not listen: when more than ``most_waiting`` bytes wait to be sent to it.
    """

    def __init__(self, most_waiting: int, on_deaf: Callable[[], object] = lambda: None) -> None:
        self.seat: int | None = None
        self.client = ""  # what it calls itself
        self.name = self.avatar = ""  # of who sits in front of it, if told
        self.paced = False  # shows what happened bit by bit, and tells which question it has come to
        self.seen = 0
        self.late = False  # it was waited for in vain, and is not again until it says something
        self.ended = False
        self.deaf = False
        self._most_waiting = most_waiting
        self._on_deaf = on_deaf
        self._count = 0
        self._outbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._waiting = 0

    def tell(self, message: Telling) -> None:
        self._put(encode(message))

    def welcome(self, message: Welcome) -> None:
        self._count = 0
        self.tell(message)

    def update(self, body: bytes) -> None:
        """An update whose rest, the same for all who see the same, is ready."""
        self._count += 1
        self._put(b'{"type":"update","n":%d,%b' % (self._count, body[1:]))

    def done(self, id: int) -> None:
        self.tell(Done(id=id))

    def seated(self, seat: int, secret: str) -> None:
        self.tell(Seated(seat=seat, secret=secret))

    def refuse(self, id: int, mistake: Mistake) -> None:
        reason, text = explain(mistake)
        self.tell(Refused(id=id, reason=reason, text=text))

    def bye(self, mistake: Mistake, again: bool = False) -> None:
        """Say why, and hang up once that has been sent."""
        reason, text = explain(mistake)
        self.tell(Bye(reason=reason, text=text, again=again))
        self.end()

    def end(self) -> None:
        if not self.ended:
            self.ended = True
            self._outbox.put_nowait(None)

    async def next(self) -> bytes | None:
        """The next message to send; None when the line is to be closed."""
        data = await self._outbox.get()
        self._waiting -= len(data or b"")
        return data

    def _put(self, data: bytes) -> None:
        if self.ended:
            return
        self._waiting += len(data)
        self._outbox.put_nowait(data)
        if self._waiting > self._most_waiting and self._outbox.qsize() > 1:
            self.ended = self.deaf = True
            self._on_deaf()
