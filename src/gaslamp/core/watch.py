"""Looking on while a match is played: after each event, when what it tells has just been done."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from gaslamp.core.events import Event
from gaslamp.core.match import Match


class _Log(list[Event]):
    """A log that calls somebody after every event."""

    look: Callable[[Event], object]

    def append(self, event: Event) -> None:
        super().append(event)
        self.look(event)


@contextmanager
def watched(match: Match, look: Callable[[Event], object]) -> Iterator[None]:
    """Meanwhile ``look`` is called after each event, and may look at the match; but not play on.

    Examples:
        >>> from gaslamp import Match
        >>> match = Match.start("bloodborne", players=3, seed=7)
        >>> rounds = []
        >>> with watched(match, lambda event: rounds.append(match.view(None)["round"])):
        ...     for seat in range(3):
        ...         option = match.choose(seat, 0)
        >>> set(rounds)
        {1, 2}
    """
    if match.state.log is None:
        yield
        return
    log = match.state.log = _Log(match.state.log)
    log.look = look
    try:
        yield
    finally:
        match.state.log = list(match.state.log or ())
