"""How many rounds it takes to come from one place to another, with tickets and those one can prepare on the way."""

from __future__ import annotations

from collections.abc import Iterator

from gaslamp.eldritch.box.box import Box
from gaslamp.eldritch.rules.travel import MAX_TICKETS

Traveler = tuple[str, int, int]  # where, and how many tickets for trains and ships


class Ways:
    """All ways on the map, for somebody who travels every round and prepares for it where that is possible."""

    def __init__(self, box: Box) -> None:
        self.routes = box.routes
        self.cities = set(box.of_type["city"])
        self.before: dict[Traveler, list[Traveler]] = {}  # from where one can come to this in one round
        for space in box.spaces:
            for trains in range(MAX_TICKETS + 1):
                for ships in range(MAX_TICKETS + 1 - trains):
                    for after in set(self.round(space, trains, ships)):
                        self.before.setdefault(after, []).append((space, trains, ships))
        self.found: dict[str, dict[Traveler, int]] = {}

    def round(self, space: str, trains: int, ships: int) -> Iterator[Traveler]:
        """Where a round may end: travel, and a ticket before or after it."""
        for start in self.prepared(space, trains, ships):
            yield from self.journeys(*start)
        for there in {(space, trains, ships), *self.journeys(space, trains, ships)}:
            yield from self.prepared(*there)
            yield there

    def prepared(self, space: str, trains: int, ships: int) -> Iterator[Traveler]:
        if space in self.cities and trains + ships < MAX_TICKETS:
            kinds = self.routes[space].values()
            if "train" in kinds:
                yield space, trains + 1, ships
            if "ship" in kinds:
                yield space, trains, ships + 1

    def journeys(self, start: str, trains: int, ships: int) -> Iterator[Traveler]:
        """One space by any route, and one more for every ticket that is used."""
        for space in self.routes[start]:
            yield from self.rides(space, trains, ships)

    def rides(self, space: str, trains: int, ships: int) -> Iterator[Traveler]:
        yield space, trains, ships
        for there, route in self.routes[space].items():
            if route == "train" and trains:
                yield from self.rides(there, trains - 1, ships)
            elif route == "ship" and ships:
                yield from self.rides(there, trains, ships - 1)

    def to(self, goal: str) -> dict[Traveler, int]:
        """The rounds it takes to a place, for everybody who may be on the way there."""
        found = self.found.get(goal)
        if found is None:
            edge = [after for after in self.before if after[0] == goal]
            found = dict.fromkeys(edge, 0)
            rounds = 0
            while edge:
                rounds += 1
                further = [start for after in edge for start in self.before.get(after, ()) if start not in found]
                edge = list(dict.fromkeys(further))
                found.update(dict.fromkeys(edge, rounds))
            self.found[goal] = found
        return found
