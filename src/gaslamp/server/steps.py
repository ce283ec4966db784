"""What each event changed for those who look, so that they can be shown one thing after the other."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from gaslamp.core.events import Event
from gaslamp.core.match import Match
from gaslamp.server.changes import changes

log = logging.getLogger(__name__)

View = dict[str, Any]
Steps = list[list[list[Any]]]


class Onlookers:
    """Views of a match as they change event by event: ``steps`` of each seat, or with None of those who watch."""

    def __init__(self, match: Match, views: Mapping[int | None, View | None], players: Sequence[str] = ()) -> None:
        self._match = match
        self._players = players
        self._views = {seat: view for seat, view in views.items() if view is not None}
        self._seen: dict[int | None, Steps] = {seat: [] for seat in self._views}

    def look(self, event: Event) -> None:
        for seat, before in list(self._views.items()):
            if event.visible_to(seat):
                try:
                    now = self._match.view(seat, self._players)
                except Exception:  # a game whose view is not ready for this shows all at once, and plays on
                    log.exception("a view failed in the middle of what happens", extra={"game": self._match.game.id})
                    del self._views[seat]
                    continue
                self._seen[seat].append(changes(before, now))
                self._views[seat] = now

    def steps(self, seat: int | None, events: Iterable[Any]) -> Steps:
        """One step for each of the events that a seat was told; none at all if they are not those that were seen."""
        seen = self._seen.get(seat, [])
        return seen if len(seen) == len(list(events)) else []
