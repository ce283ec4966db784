"""Matches that were recorded beforehand: what the server would tell is told by the test, as fast as it likes."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

from playwright.sync_api import WebSocketRoute

from gaslamp import Decision, Match
from gaslamp import protocol as said
from tests.browser.house import Visitor, apart
from tests.server.house import open_house

Moves = list[tuple[int, str]]


class Recording(NamedTuple):
    """What seat 0 is told when it comes in, and after its choice and all that others chose then."""

    welcome: str
    choice: str
    updates: tuple[str, ...]


def matches(players: int, seeds: range) -> Iterator[tuple[Match, Decision, Moves]]:
    """Positions of many matches in which seat 0 is asked, with what is chosen from then until it is asked again."""
    for seed in seeds:
        match = Match.start("bloodborne", players=players, seed=seed)
        draw = Random(seed)
        while not match.over:
            asked = match.asked(0) if len(match.pending) == 1 and match.pending[0].seat == 0 else None
            if asked is None:
                decision = match.pending[-1]  # seat 0 last, so that all comes of its choice
                match.choose(decision.seat, draw.choice(decision.options))
                continue
            before = match.replayed(len(match.choices))
            moves: Moves = []
            while not match.over and (not moves or match.pending[0].seat != 0):
                decision = match.pending[0]
                option = draw.choice(decision.options)
                match.choose(decision.seat, option)
                moves.append((decision.seat, option.id))
                if len(match.pending) > 1:
                    break
            yield before, asked, moves


def record(folder: Path, match: Match, moves: Moves) -> Recording:
    """Play the moves at a table of people, and keep what seat 0 hears of it."""

    async def play() -> Recording:
        async with open_house(folder / "recorded.sqlite") as house:
            table, secrets = await house.laid(match)
            others = {seat: await house.come(table, secrets[seat]) for seat in range(1, len(secrets))}
            ana = await house.come(table, secrets[0])
            welcome = ana.raw[-1].decode()
            told = len(ana.raw)
            for seat, choice in moves:
                guest = ana if seat == 0 else others[seat]
                guest.listen()
                await guest.get(said.Choose(question=table.record.question, choice=choice))
            ana.listen()
            updates = [data.decode() for data in ana.raw[told:] if b'"type":"update"' in data]
            return Recording(welcome, moves[0][1], tuple(updates))

    return apart(play())


class Told:
    """A server that tells a recording: all of it at once, as soon as something is chosen."""

    def __init__(self, visitor: Visitor, recording: Recording) -> None:
        self.recording = recording
        self.chosen: list[str] = []
        visitor.page.route_web_socket("**/live", self._connect)

    def _connect(self, line: WebSocketRoute) -> None:
        def hear(message: str | bytes) -> None:
            heard = json.loads(message)
            if heard["type"] == "hello":
                line.send(self.recording.welcome)
                return
            line.send(json.dumps({"type": "done", "id": heard["id"]}))
            if heard["type"] == "choose":
                self.chosen.append(heard["choice"])
                if len(self.chosen) == 1:
                    for update in self.recording.updates:
                        line.send(update)

        line.on_message(hear)


def first(players: int, wanted: Callable[[Match, Decision, Moves], bool]) -> tuple[Match, Moves]:
    """The first position that is as wanted."""
    for match, asked, moves in matches(players, range(200)):
        if wanted(match, asked, moves):
            return match, moves
    raise AssertionError("no such position")
