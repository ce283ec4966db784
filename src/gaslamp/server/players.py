"""The players without hands at a table: bots, those who stand in, and the clock."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import secrets
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

from gaslamp.bots import AnyBot, Chair, able_bots, ask, default_bot, make_bot
from gaslamp.core.decisions import Decision
from gaslamp.core.errors import Mistake
from gaslamp.server.clock import Clock
from gaslamp.server.rows import By
from gaslamp.server.seats import same_person

if TYPE_CHECKING:
    from gaslamp.server.table import Table

log = logging.getLogger(__name__)

# Bots think here, so that the tables of others go on meanwhile.
_thinkers = ThreadPoolExecutor(2, "bot")

# How long a bot seems to think, in seconds, at a pace of 1: drawn before it thinks, so that it tells nothing.
MOMENT = (0.7, 1.9)
# How long bots and the clock wait, at a pace of 1, until everybody has been shown how it came to the question; and how
# long they wait for somebody who is alone with bots, and may want to look at it step by step.
PATIENCE, PATIENCE_ALONE = 25.0, 180.0
# After a failure all wait so many seconds, then twice as many, up to a minute.
TRY_AGAIN, LONGEST = 1.0, 60.0
# One phrase in so many gets an answer.
TALKATIVE = 3


def check_level(level: str, game: str) -> None:
    """Only bots that this server has: what a visitor writes is never imported."""
    able = able_bots(game)
    if level not in able:
        raise Mistake("core-unknown-bot", found=level, expected=", ".join(able))


class Showing:
    """How it came to a question is being shown to those who sit at the table, until it is ``over``."""

    def __init__(self, question: int) -> None:
        self.question = question
        self.over = asyncio.Event()
        self.waiting: asyncio.Task[None] | None = None

    def end(self) -> None:
        self.over.set()
        if self.waiting is not None:
            self.waiting.cancel()
            self.waiting = None


class Players:
    """Plays for the seats of one table that need it, as long as a person is there to see it."""

    def __init__(self, table: Table, clock: Clock, pace: float) -> None:
        self.table = table
        self.clock = clock
        self.pace = pace  # 0 is at once, 1 is natural
        self._tasks: dict[tuple[int, int], asyncio.Task[None]] = {}
        self._bots: dict[tuple[int, str], AnyBot] = {}
        self._timer: asyncio.Task[None] | None = None
        self._timer_for = 0  # the question
        self._timer_ends = 0.0
        self._showing = Showing(0)
        self._soon: set[asyncio.Task[None]] = set()

    def arrange(self) -> None:
        """Let those play who must, and nobody else. Called after everything that happens at the table."""
        table, record = self.table, self.table.record
        if record.stale or record.match is None or record.stage != "playing" or not table.presence.people_here:
            self.stop()
            return
        self._look_at(record.question)
        wanted = {
            (record.question, decision.seat): decision
            for decision in record.match.pending
            if record.seats[decision.seat].bot and table.undo is None
        }
        for key in self._tasks.keys() - wanted.keys():
            self._tasks.pop(key).cancel()
        for key, decision in wanted.items():
            if key not in self._tasks:
                self._tasks[key] = asyncio.create_task(self._guarded(self._play, *key, decision))
        if self._showing.over.is_set():
            self._set_timer()

    def stop(self) -> None:
        for task in self._tasks.values():
            task.cancel()
        self._tasks.clear()
        if self._timer is not None:
            self._timer.cancel()
            self._timer, self._timer_for = None, 0
        self._showing.end()
        self._showing = Showing(0)

    # -- until all have seen it -----------------------------------------------------------------------------

    def _look_at(self, question: int) -> None:
        """Nobody without hands goes on before those who sit here have been shown how it came to the question."""
        presence = self.table.presence
        if self._showing.question != question:
            self._showing.end()
            self._showing = Showing(question)
            if self.pace and presence.still_shown(question):
                seats = self.table.record.seats
                people = [seat for seat in seats if seat.kind == "person" and not seat.bot]
                alone = all(same_person(seat, people[0]) for seat in people)
                patience = PATIENCE_ALONE if alone else PATIENCE
                self._showing.waiting = asyncio.create_task(self._seen_enough(self._showing, patience * self.pace))
        if not self.pace or not presence.still_shown(question):
            self._showing.end()

    async def _seen_enough(self, showing: Showing, patience: float) -> None:
        await self.clock.sleep(patience)
        showing.over.set()
        self.table.presence.tire_of(showing.question)
        self.arrange()

    # -- when something fails -------------------------------------------------------------------------------

    async def _guarded(self, doing: Callable[..., Coroutine[Any, Any, None]], *arguments: Any) -> None:
        """What fails here is our fault, and nobody's message: it is tried again later."""
        try:
            await doing(*arguments)
        except Exception:
            log.exception("a bot or the clock failed")
            self._later(self._try_again())

    async def _try_again(self) -> None:
        pause = TRY_AGAIN
        while True:
            await self.clock.sleep(pause)
            with contextlib.suppress(Exception):  # the database is still away
                async with self.table.turn():
                    self.stop()
                    self.arrange()
                    return
            pause = min(2 * pause, LONGEST)

    def _later(self, doing: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(doing)
        self._soon.add(task)
        task.add_done_callback(self._soon.discard)

    # -- bots ---------------------------------------------------------------------------------------------

    def _hands(self, seat: int, otherwise: By) -> By:
        """Whose choice it is when a bot has chosen: its own, if it sits there."""
        return "bot" if self.table.record.seats[seat].kind == "bot" else otherwise

    def _moment(self) -> float:
        return random.uniform(*MOMENT) * self.pace

    async def _play(self, question: int, seat: int, decision: Decision) -> None:
        record = self.table.record
        moment = self._moment()
        level = record.seats[seat].bot
        until = self.clock.now() + moment
        choice = await self._think(seat, level, decision)
        if not self._showing.over.is_set():
            await self._showing.over.wait()
            until = self.clock.now() + moment
        await self.clock.sleep(max(0.0, until - self.clock.now()))
        with contextlib.suppress(Mistake):  # too late: whoever was quicker has been told
            async with self.table.turn():
                self._tasks.pop((question, seat), None)
                if record.question == question and record.seats[seat].bot == level:
                    await self.table.choose_for(seat, choice, self._hands(seat, "stand_in"))
        self.arrange()

    async def _think(self, seat: int, level: str, decision: Decision) -> str:
        """A bot's choice, from the view of its seat and nothing else."""
        match = self.table.record.match
        assert match is not None
        view = match.seen(seat)
        try:
            bot = self._bots.get((seat, level))
            if bot is None:
                # nobody waits for it longer than for one that only seems to think
                chair = Chair.at(match, seat, secrets.randbits(32), seconds=MOMENT[0])
                bot = self._bots[seat, level] = make_bot(level, chair)
            option = await asyncio.get_running_loop().run_in_executor(_thinkers, ask, bot, decision, lambda: view)
        except Exception:
            log.exception("a bot had no answer", extra={"bot": level, "kind": decision.kind})
            option = random.choice(decision.options)
        return option.id

    # -- the clock ----------------------------------------------------------------------------------------

    def _set_timer(self) -> None:
        record = self.table.record
        seconds = record.row.clock
        if not seconds or self._timer_for == record.question:
            return
        if self._timer is not None:
            self._timer.cancel()
        self._timer_for = record.question
        self._timer_ends = self.clock.now() + seconds
        self._timer = asyncio.create_task(self._guarded(self._time_out, record.question, seconds))
        self.table.tell_clock()

    def clock_left(self) -> float:
        """Seconds left for the open question; 0 without a clock, or when it has not begun to count."""
        if self._timer is None or self._timer_for != self.table.record.question:
            return 0.0
        return max(0.0, self._timer_ends - self.clock.now())

    async def _time_out(self, question: int, seconds: float) -> None:
        """When the time is up, a bot chooses for whoever has not."""
        record = self.table.record
        await self.clock.sleep(seconds)
        assert record.match is not None
        for decision in record.match.pending:
            choice = await self._think(decision.seat, default_bot(record.pack.game.id), decision)
            with contextlib.suppress(Mistake):  # too late: whoever was quicker has been told
                async with self.table.turn():
                    if record.question == question and decision in record.match.pending:
                        await self.table.choose_for(decision.seat, choice, self._hands(decision.seat, "clock"))
            self.arrange()

    # -- talk ---------------------------------------------------------------------------------------------

    def answer(self, phrase: str) -> None:
        """A bot may answer what somebody said. It means nothing: hunters lie."""
        record = self.table.record
        answers = record.pack.game.phrases[phrase]
        bots = [seat for seat in record.seats if seat.kind == "bot"]
        if answers and bots and not random.randrange(TALKATIVE):
            self._later(self._answer(random.choice(bots).seat, random.choice(answers)))

    async def _answer(self, seat: int, phrase: str) -> None:
        await self.clock.sleep(self._moment())
        with contextlib.suppress(Exception):  # then it stays unsaid
            async with self.table.turn():
                speaker = self.table.record.seats[seat]
                if speaker.kind == "bot":
                    await self.table.speak(speaker, "", phrase)
