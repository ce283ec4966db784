"""A bot over the public protocol (docs/protocol.md): it needs the library `websockets` and nothing of Gaslamp.

Given the link of a table it sits down there. Given only the address of a server it makes a table, asks the house's bots
to the other seats, and plays against them.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
from collections.abc import AsyncIterator
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect

Json = dict[str, Any]


def new_table(server: str, game: str, players: int) -> str:
    """Make a table; its link."""
    body = json.dumps({"game": game, "players": players}).encode()
    with urlopen(Request(f"{server}/api/tables", body, {"content-type": "application/json"})) as answer:
        return f"{server}/table/{json.load(answer)['id']}"


def apply(state: Any, changes: list[Any]) -> None:
    """Make a state what an update says it has become: `[path, value]` puts something there, `[path]` takes it away."""
    for path, *value in changes:
        place = state
        for key in path[:-1]:
            place = place[key]
        if value:
            place[path[-1]] = value[0]
        else:
            del place[path[-1]]


class Seat:
    """The far end of one line to a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.state: Json = {}

    async def say(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def states(self) -> AsyncIterator[Json]:
        """The state of the table, whenever it has changed."""
        async for text in self.socket:
            told = json.loads(text)
            if told["type"] == "welcome":
                self.state = told["state"]
            elif told["type"] == "update":
                apply(self.state, told["changes"])
            elif told["type"] in ("refused", "bye"):
                sys.exit(told["text"])
            if self.state:
                yield self.state


def choose(decision: Json, view: Json) -> str:
    """The id of one of the options. Here is where a bot would begin to think; this one does not."""
    return str(random.choice(decision["options"])["id"])


async def play(link: str, alone: bool) -> Json:
    """Sit down, play to the end of the match; how it ended."""
    line = link.replace("http", "ws", 1).replace("/table/", "/api/tables/") + "/live"
    async with connect(line, max_size=None) as socket:
        seat = Seat(socket)
        await seat.say(type="hello", protocol=1)
        asked_to_sit = started = False
        answered = 0
        async for state in seat.states():
            table, decision = state["table"], state["decision"]
            free = [each["seat"] for each in table["seats"] if each["kind"] == "empty" or each["open"]]
            if state["seat"] is None:
                if not asked_to_sit:
                    name = f"Far away {random.randrange(1000)}"
                    # where people sit, one of them is the host who begins, and not a bot
                    await seat.say(type="sit", seat=free[0], name=name, host=alone)
                    asked_to_sit = True
            elif table["stage"] == "over":
                return dict(zip(state["view"]["players"], state["view"]["outcome"]["scores"], strict=True))
            elif table["stage"] == "seating" and alone and not started:
                for number in free:
                    await seat.say(type="bot", seat=number, level="random")
                await seat.say(type="start")
                started = True
            elif decision and decision["chosen"] is None and state["question"] != answered:
                answered = state["question"]
                await seat.say(type="choose", question=answered, choice=choose(decision, state["view"]))
    raise ConnectionError("the line has ended before the match")


if __name__ == "__main__":
    link = sys.argv[1].rstrip("/")
    alone = "/table/" not in link
    print(asyncio.run(play(new_table(link, "bloodborne", 3) if alone else link, alone)))
