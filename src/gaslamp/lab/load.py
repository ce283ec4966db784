"""The load benchmark: many tables of bot-driven clients over real lines, against a server of its own."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import quantiles
from typing import Any

import httpx

from gaslamp import protocol as said
from gaslamp.client import Line, asked
from gaslamp.core.decisions import Decision
from gaslamp.core.plugins import find_game

SEATS = 4  # or as near to it as a game allows
ENOUGH = "1000000"  # of connections and messages: the limits are not what is measured


class Board:
    """One table seen from all its clients: measures how long a choice takes to reach the last of them."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.under_way: dict[tuple[int, int], tuple[float, set[int]]] = {}

    def sent(self, question: int, seat: int) -> None:
        self.under_way[question, seat] = (time.perf_counter(), set(range(len(self.lines))))

    def received(self, line: int, report: Report) -> None:
        state = self.lines[line].state
        for (question, seat), (since, missing) in list(self.under_way.items()):
            if state["question"] > question or seat not in state["view"]["waiting_for"]:
                missing.discard(line)
                if not missing:
                    del self.under_way[question, seat]
                    report.latencies.append(time.perf_counter() - since)


def seats_of(game: str) -> int:
    players = find_game(game).players
    return min(max(SEATS, players[0]), players[-1])


class Report:
    """What is counted while it runs."""

    def __init__(self, seats: int) -> None:
        self.seats = seats  # at each table
        self.latencies: list[float] = []
        self.choices = 0
        self.received = 0  # bytes, by all clients
        self.seconds = 0.0
        self.memory = 0  # what the tables added to the server, in bytes

    def figures(self, game: str, tables: int, think: float) -> dict[str, Any]:
        cuts = quantiles(self.latencies, n=100)
        return {
            "game": game,
            "tables": tables,
            "clients": tables * self.seats,
            "think_seconds": think,
            "choices": self.choices,
            "seconds": round(self.seconds, 1),
            "choices_per_second": round(self.choices / self.seconds),
            **{f"p{part}_ms": round(cuts[part - 1] * 1000, 1) for part in (50, 95, 99)},
            "bytes_per_choice_per_client": round(self.received / self.choices / self.seats),
            "kib_of_memory_per_table": round(self.memory / tables / 1024),
        }


async def play(board: Board, seat: int, think: float, report: Report) -> None:
    """One client: choose at random after a moment, until the match is over."""
    line = board.lines[seat]
    thinking: set[asyncio.Task[None]] = set()
    answered = 0

    async def answer(question: int, decision: Decision) -> None:
        await asyncio.sleep(random.uniform(0.5, 1.5) * think)
        report.choices += 1
        board.sent(question, seat)
        await line.send(said.Choose(question=question, choice=random.choice(decision.options).id))

    while line.state["table"]["stage"] != "over":
        decision = asked(line.state)
        if decision is not None and line.state["question"] != answered:
            answered = line.state["question"]
            task = asyncio.create_task(answer(answered, decision))
            thinking.add(task)
            task.add_done_callback(thinking.discard)
        message = await line.receive()
        if message["type"] == "refused":
            raise RuntimeError(message["text"])
        board.received(seat, report)


async def seat_all(url: str, game: str, tables: int, seats: int) -> list[Board]:
    boards = []
    async with httpx.AsyncClient(base_url=url) as http:
        for _ in range(tables):
            made = await http.post("/api/tables", json={"game": game, "players": seats})
            board = Board()
            for seat in range(seats):
                line = await Line.open(f"{url}/table/{made.json()['id']}")
                await line.receive()
                await line.do(said.Sit(seat=seat, name=f"Bot {seat}"))
                board.lines.append(line)
            boards.append(board)
    for board in boards:
        await board.lines[0].do(said.Start())
        for line in board.lines:
            while line.state["view"] is None:
                await line.receive()
            line.received = 0
    return boards


async def evening(url: str, pid: int, game: str, tables: int, think: float) -> Report:
    """All tables play one whole match at the same time."""
    report = Report(seats_of(game))
    before = memory(pid)
    boards = await seat_all(url, game, tables, report.seats)
    began = time.perf_counter()
    await asyncio.gather(*(play(board, seat, think, report) for board in boards for seat in range(report.seats)))
    report.seconds = time.perf_counter() - began
    report.memory = memory(pid) - before
    lines = [line for board in boards for line in board.lines]
    report.received = sum(line.received for line in lines)
    await asyncio.gather(*(line.close() for line in lines))
    return report


def memory(pid: int) -> int:
    """Resident bytes of a process, as Linux tells."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmRSS:"))


def measure(game: str, tables: int, think: float) -> dict[str, Any]:
    """Start a server, let so many tables play, and tell how it went."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "gaslamp", "serve", "--port", "0", "--database", f"{folder}/tables.sqlite"]
        command += ["--connections", ENOUGH, "--messages", ENOUGH, "--requests", ENOUGH, "--lang", "en"]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            url = next(word for word in server.stdout.readline().split() if word.startswith("http")).strip("/.")
            report = asyncio.run(evening(url, server.pid, game, tables, think))
        finally:
            server.terminate()
            server.wait()
    return report.figures(game, tables, think)
