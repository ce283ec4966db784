"""The far end of the line: one client's connection to a table, and the state as it is told."""

from __future__ import annotations

import contextlib
from typing import Any
from urllib.parse import urlsplit, urlunsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from gaslamp import protocol as said
from gaslamp.core.decisions import Decision, Option, Phrase
from gaslamp.core.errors import Mistake
from gaslamp.protocol import PROTOCOL, Message

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder().decode


def apply_changes(state: Any, changes: list[Any]) -> None:
    """Make a state what an update says it has become."""
    for path, *value in changes:
        place = state
        for key in path[:-1]:
            place = place[key]
        if value:
            place[path[-1]] = value[0]
        else:
            del place[path[-1]]


def line_address(url: str) -> str:
    """``http://host/table/ID`` as the address of that table's line."""
    try:
        parts = urlsplit(url)
        known = parts.scheme in ("http", "https") and parts.hostname and (parts.port or 1)
    except ValueError:
        known = False
    if not known or not parts.path.startswith("/table/"):
        raise Mistake("server-not-a-table-link", found=url)
    table = parts.path.removeprefix("/table/").strip("/")
    scheme = "wss" if parts.scheme == "https" else "ws"
    return urlunsplit((scheme, parts.netloc, f"/api/tables/{table}/live", "", ""))


class Line:
    """A connection to one table, and the state as it is told."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.state: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self.talk: list[dict[str, Any]] = []
        self.secret = ""
        self.received = 0  # bytes
        self._sent = 0
        self._updates = 0

    @classmethod
    async def open(cls, url: str, secret: str = "") -> Line:
        """Go to a table, by the link of its page; with the secret of a seat, to that seat."""
        try:
            line = cls(await connect(line_address(url), compression=None, max_size=2**22))
        except (OSError, InvalidHandshake, InvalidURI, TimeoutError) as error:
            raise Mistake("server-not-reached", url=url, reason=str(error) or type(error).__name__) from None
        with contextlib.suppress(ConnectionClosed):  # then a goodbye waits to be read
            await line.send(said.Hello(protocol=PROTOCOL, secret=secret))
        return line

    async def send(self, message: Message) -> int:
        """Send a message; its number, which the answer will carry."""
        self._sent += 1
        await self.socket.send(encode(msgspec.structs.replace(message, id=self._sent)), text=True)
        return self._sent

    async def receive(self) -> dict[str, Any]:
        """The next message, taken into the state."""
        data = await self.socket.recv(decode=False)
        self.received += len(data)
        message: dict[str, Any] = decode(data)
        match message["type"]:
            case "welcome":
                self.state, self.events, self.talk = message["state"], message["events"], message["talk"]
                self._updates = 0
            case "update":
                self._updates += 1
                assert message["n"] == self._updates, "an update is missing"
                apply_changes(self.state, message["changes"])
                if message.get("rewound") is not None:
                    del self.events[message["rewound"] :]
                self.events += message.get("events", ())
                self.talk += message.get("talk", ())
                self.talk.sort(key=lambda line: int(line["number"]))
            case "seated":
                self.secret = message["secret"]
        return message

    async def do(self, message: Message) -> None:
        """Send a message and wait until it is done; a refusal is raised."""
        number = await self.send(message)
        while True:
            answer = await self.receive()
            if answer["type"] == "bye" or (answer["type"] == "refused" and answer["id"] == number):
                raise Mistake(answer["reason"]["key"], **answer["reason"]["args"])
            if answer["type"] == "done" and answer["id"] == number:
                return

    async def close(self) -> None:
        await self.socket.close()


def asked(state: dict[str, Any]) -> Decision | None:
    """What the seat is asked and has not answered yet."""
    told = state["decision"]
    if told is None or told["chosen"] is not None:
        return None
    options = [
        Option(option["id"], Phrase(option["label"]["key"], option["label"]["args"]), option["target"])
        for option in told["options"]
    ]
    prompt = Phrase(told["prompt"]["key"], told["prompt"]["args"])
    return Decision(state["seat"], told["kind"], prompt, tuple(options))
