"""A bot at somebody's table: sits down, plays to the end, and comes back when the line breaks."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import cache
from time import monotonic
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed

from gaslamp import protocol as said
from gaslamp.bots import AnyBot, Chair, ask, default_bot, find_bot
from gaslamp.client.line import Line, asked
from gaslamp.core.errors import Mistake
from gaslamp.core.packs import Pack
from gaslamp.core.view import View

# Seconds between tries to come back.
PAUSES = (0.5, 1, 2, 4, 8, 16, 30, 60)


# Of what a server takes from one line at once, and from then on in a second, we ask for a little less.
AT_ONCE, IN_A_SECOND = 30, 8


class Pace:
    """Keeps a quick bot from being sent away as too quick."""

    def __init__(self) -> None:
        self.left = float(AT_ONCE)
        self.at = monotonic()

    async def wait(self) -> None:
        """Until the next message may be sent."""
        now = monotonic()
        self.left, self.at = min(AT_ONCE, self.left + (now - self.at) * IN_A_SECOND) - 1, now
        if self.left < 0:
            await asyncio.sleep(-self.left / IN_A_SECOND)


async def sit_down(line: Line, name: str) -> None:
    """Take the first seat that is free; others may be quicker."""
    for seat in line.state["table"]["seats"]:
        if seat["kind"] == "empty" or seat["open"]:
            try:
                await line.do(said.Sit(seat=seat["seat"], name=name, host=False))
            except Mistake as mistake:
                if mistake.key not in ("server-seat-taken", "server-too-late"):
                    raise
            else:
                return
    raise Mistake("server-no-free-seat")


async def join(
    url: str, level: str | None, name: str, seed: int, seated: Callable[[], None] = lambda: None
) -> dict[str, Any]:
    """Sit down at a table as a bot (the one that plays its game if nobody is named); play on to the last view.

    A bot waits for somebody to begin the match; ``seated`` is called when it has its seat.
    """
    line = await Line.open(url)
    try:
        farewell(await line.receive())
        table = line.state["table"]
        pack = Pack.core(table["game"])
        if pack.digest != table["pack"]["digest"]:
            raise Mistake("server-no-such-pack", found=table["pack"]["title"])
        kind = find_bot(level or default_bot(pack.game.id), pack.game.id)
        await sit_down(line, name)  # only now: whoever cannot play takes nobody's seat
        seated()

        @cache
        def bot() -> AnyBot:
            """It sits down when it is first asked: only then is it known who plays."""
            return kind(chair_at(line.state, pack, seed))

        while not await play(line, bot, pack.game.view_type):
            line = await come_back(url, line)
        return dict(line.state["view"])
    finally:
        await line.close()


def chair_at(state: dict[str, Any], pack: Pack, seed: int) -> Chair:
    players = tuple(state["view"]["players"])
    seconds = state["table"]["clock"] or None
    return Chair(pack=pack, number=state["seat"], players=players, seed=seed, seconds=seconds)


async def play(line: Line, bot: Callable[[], AnyBot], view_type: type[View]) -> bool:
    """Play until the match is over, or the line breaks; whether it is over."""
    answered = 0
    pace = Pace()
    try:
        while line.state["table"]["stage"] != "over":
            decision = asked(line.state)
            if decision is not None and line.state["question"] != answered:
                answered = line.state["question"]
                choice = ask(bot(), decision, lambda: msgspec.convert(line.state["view"], view_type))
                await pace.wait()
                await line.send(said.Choose(question=answered, choice=choice.id))
            message = await line.receive()
            farewell(message)
            if message["type"] == "refused":
                answered = 0
        return True
    except ConnectionClosed:
        return False


async def come_back(url: str, line: Line) -> Line:
    """The seat is still ours: try again, each time a little later."""
    for pause in PAUSES:
        await asyncio.sleep(pause)
        try:
            new = await Line.open(url, line.secret)
            farewell(await new.receive())
        except (Mistake, ConnectionClosed):
            continue
        new.secret = line.secret
        return new
    raise Mistake("server-line-broken")


def farewell(message: dict[str, Any]) -> None:
    """A goodbye for good ends it; after another one the line breaks, and we come back."""
    if message["type"] == "bye" and not message["again"]:
        raise Mistake(message["reason"]["key"], **message["reason"]["args"])
