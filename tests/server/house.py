"""A house to test in: tables without a wire, and whole servers in processes of their own."""

from __future__ import annotations

import asyncio
import functools
import os
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, ParamSpec

import httpx
import msgspec
from msgspec.structs import replace

from gaslamp import Match
from gaslamp import protocol as said
from gaslamp.client.line import Line, apply_changes
from gaslamp.core.text import bundle
from gaslamp.protocol import Message, NewTable
from gaslamp.server.actions import hear
from gaslamp.server.app import make_app
from gaslamp.server.connection import Connection
from gaslamp.server.limits import Limits
from gaslamp.server.lobby import Lobby
from gaslamp.server.rows import ChoiceRow, MatchRow, SeatRow, TableRow, new_match, new_table
from gaslamp.server.seats import hashed
from gaslamp.server.setting import Setting
from gaslamp.server.storage import Ledger
from gaslamp.server.table import Table
from tests.server.clock import HandClock

P = ParamSpec("P")
Told = dict[str, Any]

# Nothing here may take longer; a test that waits for ever says what it waited for.
PATIENCE = 30.0

NOBODY: Mapping[int, str] = {}
NAMES = ("Ana", "Bruno", "Carla", "Davide", "Elena")


def live(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """A test that runs in an event loop of its own."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(test(*args, **kwargs))

    return run


class Guest:
    """Somebody at a table, with what their client would show."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.line = Connection(table.limits.unsent_bytes)
        self.raw: list[bytes] = []
        self.state: Told = {}
        self.events: list[Told] = []
        self.talk: list[Told] = []
        self.secret = ""
        self.updates = 0
        self.gone = False

    @property
    def seat(self) -> int | None:
        seat: int | None = self.state["seat"]
        return seat

    @property
    def stage(self) -> str:
        return str(self.state["table"]["stage"])

    @property
    def decision(self) -> Told | None:
        """What is asked and not yet answered."""
        decision: Told | None = self.state["decision"]
        return None if decision is None or decision["chosen"] is not None else decision

    @property
    def options(self) -> list[str]:
        return [option["id"] for option in self.state["decision"]["options"]]

    async def do(self, message: Message) -> Told:
        """Say something; the answer to it. Whatever else came is taken in."""
        self.listen()
        await hear(self.table, self.line, message)
        heard = self.listen()
        answers = [told for told in heard if told["type"] in ("done", "refused", "bye")]
        assert answers, heard
        return answers[-1]

    async def get(self, message: Message) -> None:
        """Say something that must be done."""
        answer = await self.do(message)
        assert answer["type"] == "done", answer

    async def refused(self, message: Message) -> str:
        """Say something that must be refused; the key of the reason."""
        answer = await self.do(message)
        assert answer["type"] == "refused", answer
        return check_reason(answer)

    def undo(self) -> said.Undo:
        return said.Undo(question=self.table.record.question)

    def consent(self, agree: bool) -> said.Consent:
        return said.Consent(question=self.table.record.question, agree=agree)

    async def choose(self, choice: str) -> None:
        await self.get(said.Choose(question=self.state["question"], choice=choice))

    def listen(self) -> list[Told]:
        """Everything that waits, taken in."""
        heard = []
        while not self.line._outbox.empty():
            try:
                self.line.next().send(None)
            except StopIteration as ready:  # at once, because something is there
                heard += self._take(ready.value)
        return heard

    async def until(self, arrived: Callable[[Guest], Any]) -> None:
        """Listen until something is so."""
        while not arrived(self):
            self._take(await asyncio.wait_for(self.line.next(), PATIENCE))

    def _take(self, data: bytes | None) -> list[Told]:
        if data is None:
            self.gone = True
            return []
        self.raw.append(data)
        told: Told = msgspec.json.decode(data)
        msgspec.convert(told, said.Telling)
        match told["type"]:
            case "welcome":
                self.state, self.events, self.talk = told["state"], told["events"], told["talk"]
                self.updates = 0
            case "update":
                self.updates += 1
                assert told["n"] == self.updates
                apply_changes(self.state, told["changes"])
                if told.get("rewound") is not None:
                    del self.events[told["rewound"] :]
                self.events += told.get("events", ())
                self.talk += told.get("talk", ())
            case "seated":
                self.secret = told["secret"]
        return [told]

    def told(self, since: int) -> list[Told]:
        """What was told after the first so many messages."""
        return [msgspec.json.decode(data) for data in self.raw[since:]]

    async def leave(self) -> None:
        """Hang up."""
        await self.table.depart(self.line)


class House:
    """A lobby on a database, and everybody in it. Time passes there when a test says so."""

    def __init__(self, lobby: Lobby, clock: HandClock) -> None:
        self.lobby = lobby
        self.ledger = lobby.ledger
        self.clock = clock

    async def table(self, **agreements: Any) -> Table:
        new = msgspec.convert({"game": "bloodborne", "players": 3, **agreements}, NewTable)
        return await self.lobby.find((await self.lobby.create(new)).id)

    async def come(self, table: Table | str, secret: str = "") -> Guest:
        guest = Guest(await self.lobby.find(table) if isinstance(table, str) else table)
        await guest.table.enter(guest.line, secret)
        guest.listen()
        return guest

    async def sit(self, table: Table, seat: int, name: str = "") -> Guest:
        guest = await self.come(table)
        await guest.get(said.Sit(seat=seat, name=name or NAMES[seat]))
        return guest

    async def party(self, people: int = 3, bots: Sequence[str] = (), **agreements: Any) -> list[Guest]:
        """People, and bots after them, at a table that has started."""
        table = await self.table(players=people + len(bots), **agreements)
        guests = [await self.sit(table, seat) for seat in range(people)]
        for seat, level in enumerate(bots, start=people):
            await guests[0].get(said.Bot(seat=seat, level=level))
        await guests[0].get(said.Start())
        hear_all(guests)
        return guests

    async def until_written(self, table: Table, choices: int) -> None:
        """Let a few seconds pass, until the table's match has so many rows."""
        async with asyncio.timeout(PATIENCE):
            while table.record.choices < choices:
                await self.clock.advance(0.1)
                await asyncio.sleep(0.005)

    async def laid(self, match: Match, bots: Mapping[int, str] = NOBODY, **row: Any) -> tuple[Table, list[str]]:
        """A table in the middle of a match or at its end, with people on all seats but those of bots."""
        secrets = [f"secret of {name}" for name in match.players]
        outcome = match.outcome
        ending: dict[str, Any] = {}
        if outcome is not None:
            ending = {"ended": 1_700_000_600, "winners": list(outcome.winners), "scores": list(outcome.scores)}
        header = MatchRow(
            id="match-1",
            table_id="table-1",
            game=match.game.id,
            rules=match.state.rules,
            pack=match.pack.digest,
            players=list(match.players),
            bots=[bots.get(seat, "") for seat in range(len(match.players))],
            seed=str(match.seed),
            options=match.origin.options,
            public=False,
            **ending,
        )
        table = TableRow(
            id="table-1",
            name="",
            game=header.game,
            pack=header.pack,
            options=header.options,
            public=False,
            spectators=True,
            clock=0,
            absence=60,
            stage="playing" if outcome is None else "over",
            match="match-1",
            created=1_700_000_000,
        )
        seats = [
            SeatRow(seat, "bot", name, bots[seat])
            if seat in bots
            else SeatRow(seat, "person", name, secret=hashed(secret))
            for seat, (name, secret) in enumerate(zip(match.players, secrets, strict=True))
        ]
        choices = [ChoiceRow("match-1", number, seat, choice) for number, (seat, choice) in enumerate(match.choices)]
        await self.ledger.write(*new_table(replace(table, **row), seats), *new_match(header, choices))
        return await self.lobby.find("table-1"), secrets


@asynccontextmanager
async def open_house(
    file: Path | str, pace: float = 0.0, ledger: type[Ledger] = Ledger, limits: Limits | None = None
) -> AsyncIterator[House]:
    """A house on a database file, which stays when the house is closed."""
    opened, clock = ledger(str(file)), HandClock()
    await opened.open()
    house = House(Lobby(opened, Setting(str(file), limits=limits or Limits(), pace=pace), clock), clock)
    try:
        yield house
    finally:
        for table in house.lobby.live.values():
            table.players.stop()
        await asyncio.sleep(0)
        await opened.close()


@asynccontextmanager
async def open_app(file: Path, limits: Limits | None = None) -> AsyncIterator[tuple[House, httpx.AsyncClient]]:
    """The whole app in this process: its house, and somebody who asks it over HTTP."""
    clock = HandClock()
    app = make_app(Setting(str(file), limits=limits or Limits(), pace=0.0), clock)
    asgi: Any = app  # the two disagree on what a scope is
    transport = httpx.ASGITransport(asgi, raise_app_exceptions=False)
    async with app.lifespan(), httpx.AsyncClient(transport=transport, base_url="http://house") as client:
        yield House(app.state.lobby, clock), client


def hear_all(guests: Sequence[Guest]) -> list[list[Told]]:
    """What everybody was told since they last listened."""
    return [guest.listen() for guest in guests]


async def choose_all(guests: Sequence[Guest], pick: int = 0) -> None:
    """Everybody who is asked answers with an option, until the question is another."""
    hear_all(guests)
    question = guests[0].state["question"]
    for guest in guests:
        if guest.state["question"] == question and guest.decision is not None:
            await guest.choose(guest.options[pick % len(guest.options)])
    hear_all(guests)


def asks(guests: Sequence[Guest]) -> list[Guest]:
    """Those who are asked and have not answered."""
    return [guest for guest in guests if guest.decision is not None]


async def play_out(guests: Sequence[Guest], most: int = 1000) -> None:
    """Everybody plays their first option until the match is over; bots play by themselves."""
    for _ in range(most):
        hear_all(guests)
        if guests[0].stage == "over":
            return
        if asked := asks(guests):
            await asked[0].choose(asked[0].options[0])
        else:
            await guests[0].until(lambda _: hear_all(guests) and (asks(guests) or guests[0].stage == "over"))
    raise AssertionError("the match does not end")


def check_reason(told: Told) -> str:
    """The key of a refusal, which must be a sentence that we can say."""
    key: str = told["reason"]["key"]
    assert bundle(key.partition("-")[0], "en").has_message(key), key
    assert told["text"]
    assert "Traceback" not in told["text"]
    assert '.py"' not in told["text"]
    return key


# -- servers in processes of their own --------------------------------------------------------------------


def command(*arguments: object) -> list[str]:
    return [sys.executable, "-c", "from gaslamp.cli import main; main()", *map(str, arguments)]


def environment() -> dict[str, str]:
    kept = {key: value for key, value in os.environ.items() if key not in ("LC_ALL", "LC_MESSAGES")}
    return kept | {"LANG": "C", "PYTHONUNBUFFERED": "1"}


def run(*arguments: object) -> subprocess.CompletedProcess[str]:
    """Run a command to its end."""
    return subprocess.run(command(*arguments), capture_output=True, text=True, timeout=2 * PATIENCE, env=environment())


# Commands one after the other in one process, because it takes a second to get ready; none may run on.
EACH = """
import contextlib, io, json, os, signal, sys
from gaslamp import cli
def late(*_): raise RuntimeError("it runs")
signal.signal(signal.SIGALRM, late)
os.environ["LANG"] = "C"
ended = []
for arguments in json.load(sys.stdin):
    sys.argv = ["gaslamp", *arguments]
    out, err, status = io.StringIO(), io.StringIO(), 0
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        signal.alarm(20)
        try:
            cli.main()
        except SystemExit as end:
            status = end.code
        except BaseException as error:
            status = 1
            err.write(f"Traceback {error!r}")
        signal.alarm(0)
    ended.append([status, out.getvalue(), err.getvalue()])
json.dump(ended, sys.stdout)
"""


def run_each(*commands: Sequence[object]) -> list[subprocess.CompletedProcess[str]]:
    """Run several commands to their ends."""
    asked = msgspec.json.encode([list(map(str, arguments)) for arguments in commands]).decode()
    done = subprocess.run([sys.executable, "-c", EACH], input=asked, capture_output=True, text=True, env=environment())
    assert done.returncode == 0, done.stderr
    return [
        subprocess.CompletedProcess(list(map(str, arguments)), *ended)
        for arguments, ended in zip(commands, msgspec.json.decode(done.stdout), strict=True)
    ]


class Server:
    """``gaslamp serve`` as people run it."""

    program: Sequence[str] = command()

    def __init__(self, database: Path, *flags: object) -> None:
        generous = ("--requests", 10**6, "--connections", 1000)
        self.arguments = ("serve", "--port", 0, "--pace", 0, "--database", database, *generous, *flags)
        self.log = database.with_suffix(".log")
        self.log.parent.mkdir(exist_ok=True)
        self.start()

    def start(self) -> None:
        """Serve, at a port of its own."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*self.program, *map(str, self.arguments)],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=environment(),
            )
        assert self.process.stdout is not None
        alarm = threading.Timer(2 * PATIENCE, self.process.kill)  # else one would wait for its first word for ever
        alarm.start()
        self.announced = self.process.stdout.readline()
        alarm.cancel()
        assert "http://" in self.announced, self.log.read_text()
        self.url = "http://" + self.announced.split("http://")[1].split("/")[0]

    def complaints(self) -> list[str]:
        """The lines of the log that tell of something gone wrong."""
        return [line for line in self.log.read_text().splitlines() if "Traceback" in line or '"level": "' in line]

    def kill(self) -> None:
        """As a power cut would."""
        self.process.kill()
        self._reap()

    def stop(self) -> int:
        """As Ctrl+C would; how it ended."""
        self.process.terminate()
        return self._reap()

    def _reap(self) -> int:
        status = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return status


@contextmanager
def serving(database: Path, *flags: object) -> Iterator[Server]:
    server = Server(database, *flags)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()


async def until(line: Line, arrived: Callable[[Line], Any]) -> None:
    """Listen on a real line until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not line.state or not arrived(line):
            await line.receive()
