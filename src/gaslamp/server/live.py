"""The line between one client and its table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from gaslamp.core.errors import Mistake
from gaslamp.protocol import PROTOCOL, Hello, Message
from gaslamp.server.actions import hear
from gaslamp.server.connection import Connection
from gaslamp.server.limits import Doorkeeper, Visitor
from gaslamp.server.lobby import Lobby
from gaslamp.server.metrics import Metrics
from gaslamp.server.seats import readable
from gaslamp.server.table import Table

log = logging.getLogger(__name__)

Socket = WebSocket[Any, Any, Any]

decode: Callable[[str], Message] = msgspec.json.Decoder(Message).decode


class Switchboard:
    """Hears a client say hello and then one message after the other, and makes sure that its table sees it go."""

    def __init__(self, lobby: Lobby, doorkeeper: Doorkeeper, metrics: Metrics) -> None:
        self.lobby = lobby
        self.doorkeeper = doorkeeper
        self.limits = doorkeeper.limits
        self.metrics = metrics

    async def serve(self, socket: Socket, table_id: str) -> None:
        await socket.accept()
        serving = asyncio.current_task()
        assert serving is not None
        connection = Connection(self.limits.unsent_bytes, on_deaf=serving.cancel)
        sending = asyncio.create_task(send_on(socket, connection))
        address = socket.client.host if socket.client else ""
        try:
            with self.doorkeeper.admit(address) as visitor, self.metrics.connections.track_inprogress():
                await self._talk(socket, connection, table_id, visitor)
        except Mistake as mistake:
            connection.bye(mistake, again=False)
        except (WebSocketDisconnect, TimeoutError):
            pass
        except asyncio.CancelledError:
            if not connection.deaf:
                raise
        except Exception:
            log.exception("a line failed")
            connection.bye(Mistake("server-our-fault"), again=True)
        finally:
            connection.end()
            if connection.deaf:
                sending.cancel()
            with contextlib.suppress(Exception, asyncio.CancelledError):
                await asyncio.wait_for(sending, self.limits.patience)

    async def _talk(self, socket: Socket, connection: Connection, table_id: str, visitor: Visitor) -> None:
        hello = understand(await asyncio.wait_for(socket.receive_text(), self.limits.patience))
        if not isinstance(hello, Hello):
            raise Mistake("server-hello-first")
        if hello.protocol != PROTOCOL:
            raise Mistake("server-other-protocol", found=hello.protocol, expected=PROTOCOL)
        table = await self.lobby.find(table_id)
        try:
            connection.client = hello.client
            connection.name, connection.avatar = readable(hello.name), hello.avatar
            connection.paced = hello.paced
            await table.enter(connection, hello.secret)
            while not connection.ended:
                text = await socket.receive_text()
                if not visitor.may_speak():
                    raise Mistake("server-too-fast")
                await self._hear(table, connection, text)
        finally:
            try:
                await table.depart(connection)
            finally:
                self.lobby.left(table)

    async def _hear(self, table: Table, connection: Connection, text: str) -> None:
        try:
            message = understand(text)
            if isinstance(message, Hello):
                raise Mistake("server-hello-once")
        except Mistake as mistake:
            self.metrics.refused.inc()
            connection.refuse(0, mistake)
            return
        self.metrics.messages.inc()
        try:
            with self.metrics.seconds.time():
                if not await hear(table, connection, message):
                    self.metrics.refused.inc()
        except Exception:
            # our fault: the table is as it was, and only this message is lost
            log.exception("a message failed", extra={"action": type(message).__name__})
            self.metrics.failures.inc()
            connection.refuse(message.id, Mistake("server-our-fault"))


def understand(text: str) -> Message:
    try:
        return decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Mistake("server-bad-message", problem=str(error)[:200]) from None


async def send_on(socket: Socket, connection: Connection) -> None:
    """Send what waits for a client, until the line ends on either side."""
    with contextlib.suppress(WebSocketException, WebSocketDisconnect, RuntimeError, OSError):
        while (data := await connection.next()) is not None:
            await socket.send_text(data.decode())
        await socket.close()
