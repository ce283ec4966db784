"""A clock that stands still until a test turns it."""

from __future__ import annotations

import asyncio
from itertools import count

# Nobody has to wait longer than this for somebody to fall asleep.
PATIENCE = 30.0


class HandClock:
    """Whoever sleeps by it wakes up when ``advance`` has come that far, one after the other, and not before."""

    def __init__(self) -> None:
        self._now = 1000.0
        self._sleepers: dict[tuple[float, int], asyncio.Future[None]] = {}
        self._numbers = count()
        self._stirred = asyncio.Event()

    def now(self) -> float:
        return self._now

    def date(self) -> int:
        return 1_699_999_000 + int(self._now)

    async def sleep(self, seconds: float) -> None:
        if seconds <= 0:
            await asyncio.sleep(0)
            return
        due = self._now + seconds, next(self._numbers)
        self._sleepers[due] = asyncio.get_running_loop().create_future()
        self._stirred.set()
        try:
            await self._sleepers[due]
        finally:
            self._sleepers.pop(due, None)

    async def advance(self, seconds: float) -> None:
        """Let so much time pass. Those who wake up go on as far as they can without waiting for anything else."""
        await settle()
        until = self._now + seconds
        while (due := min(self._sleepers, default=(until + 1, 0)))[0] <= until:
            self._now = due[0]
            self._sleepers.pop(due).set_result(None)
            await settle()
        self._now = until
        await settle()

    async def asleep(self, seconds: float, sleepers: int = 1) -> None:
        """Wait until so many sleep who have so many seconds left."""
        async with asyncio.timeout(PATIENCE):
            while sum(abs(due - self._now - seconds) < 1e-6 for due, _ in self._sleepers) < sleepers:
                self._stirred.clear()
                await self._stirred.wait()


async def settle() -> None:
    """Let everybody who can go on do so."""
    for _ in range(10):
        await asyncio.sleep(0)
