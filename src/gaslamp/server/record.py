"""A table as its rows tell it: every change of it is on disk before anybody hears of it."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Sequence
from typing import Any

from msgspec.structs import asdict, replace
from sqlalchemy import update

from gaslamp.core.errors import Mistake
from gaslamp.core.match import Match, Start, check_rules
from gaslamp.core.packs import Pack
from gaslamp.protocol import Stage, TalkLine
from gaslamp.server import storage
from gaslamp.server.clock import Clock
from gaslamp.server.rows import (
    UNDO,
    By,
    ChoiceRow,
    MatchRow,
    SeatRow,
    TableRow,
    new_choice,
    new_match,
    new_talk,
    read_choices,
    read_header,
    read_seats,
    read_table,
    read_talk,
)
from gaslamp.server.storage import Ledger, Write

log = logging.getLogger(__name__)

# How many of the last lines said are kept at hand.
MOST_TALK = 100


def begin(pack: Pack, header: MatchRow) -> Match:
    """A match as its header tells it, before any choice."""
    check_rules(header.rules, pack.game)
    return Match(pack, Start(tuple(header.players), int(header.seed), header.options, rules=header.rules))


def played_on(match: Match, row: ChoiceRow) -> Match:
    """The match after one more row."""
    if row.seat == UNDO:
        return match.replayed(int(row.choice))
    if match.answer_of(row.seat) is not None:
        match.change(row.seat, row.choice, row.by)
    else:
        match.choose(row.seat, row.choice, row.by)
    return match


async def read_match(ledger: Ledger, pack: Pack, header: MatchRow) -> Match:
    """A match, played again from its rows."""
    match = begin(pack, header)
    for row in await read_choices(ledger, header.id):
        match = played_on(match, row)
    return match


class Record:
    """The rows of a table, and the match they tell.

    When it is ``stale``, a write has failed and memory may say more than the rows: they are to be read again.
    """

    def __init__(self, ledger: Ledger, pack: Pack, clock: Clock, row: TableRow) -> None:
        self.ledger = ledger
        self.pack = pack
        self.clock = clock
        self.row = row
        self.seats: list[SeatRow] = []
        self.talk: list[TalkLine] = []
        self.match: Match | None = None
        self.choices = 0  # how many rows of choices and undos the match has
        self.question = 0
        self.changed: Counter[int] = Counter()  # how often a seat has changed its mind in this question
        self.undone = 0  # how often the match has gone back
        self.stale = False

    @property
    def stage(self) -> Stage:
        return self.row.stage

    def undo_point(self, seat: int) -> int:
        """How many choices remain if a seat takes its last one back; a sentence why not, otherwise."""
        assert self.match is not None
        if self.match.answer_of(seat) is not None:
            raise Mistake("server-just-change")
        return self.match.undo_point(seat)

    # -- read ------------------------------------------------------------------------------------------------

    async def load(self) -> None:
        """Read what belongs to the table's row: seats, talk and match."""
        self.seats = await read_seats(self.ledger, self.row.id)
        self.talk = await read_talk(self.ledger, self.row.id, MOST_TALK)
        self.match, self.choices, self.question, self.undone = None, 0, 0, 0
        if self.row.match:
            match = begin(self.pack, await read_header(self.ledger, self.row.match))
            self._play(match, await read_choices(self.ledger, self.row.match))

    async def reload(self) -> None:
        """After a failure, or when another has written."""
        row = await read_table(self.ledger, self.row.id)
        assert row is not None
        self.row = row
        await self.load()
        self.stale = False

    def _play(self, match: Match, rows: Sequence[ChoiceRow]) -> None:
        """Play a match on to where its rows lead."""
        self.match, self.choices, self.question, self.undone = match, 0, 1, 0
        self.changed.clear()
        for row in rows:
            self._apply(row)

    def _apply(self, row: ChoiceRow) -> None:
        assert self.match is not None
        before = self.match.question
        if self.match.answer_of(row.seat) is not None:
            self.changed[row.seat] += 1
        self.match = played_on(self.match, row)
        self.choices += 1
        self.undone += row.seat == UNDO
        if self.match.question is not before:
            self.question += 1
            self.changed.clear()

    # -- write -----------------------------------------------------------------------------------------------

    async def write(self, *writes: Write) -> None:
        """All of these, or none; if none, what is in memory may not be true."""
        try:
            await self.ledger.write(*writes)
        except BaseException:
            self.stale = True
            raise

    async def append(self, seat: int, choice: str, by: By = "") -> None:
        """Do a choice, or with the seat ``UNDO`` an undo; if it cannot be done or written, nothing has happened."""
        row = ChoiceRow(self.row.match, self.choices, seat, choice, by)
        try:
            self._apply(row)
        except BaseException:
            self.stale = True
            raise
        await self.write(new_choice(row), *self._ending())

    def _ending(self) -> list[Write]:
        """What is written when the match is over."""
        assert self.match is not None
        outcome = self.match.outcome
        if outcome is None or self.stage == "over":
            return []
        log.info("a match is over", extra={"game": self.row.game, "choices": len(self.match.choices)})
        end = update(storage.matches).where(storage.matches.c.id == self.row.match)
        values = {"ended": self.clock.date(), "winners": list(outcome.winners), "scores": list(outcome.scores)}
        return [(end.values(values), {}), self.change(stage="over")]

    async def start(self, header: MatchRow, choices: Sequence[tuple[int, str]]) -> None:
        """Begin a match, with choices that have been made already."""
        match = begin(self.pack, header)
        rows = [ChoiceRow(header.id, number, seat, choice) for number, (seat, choice) in enumerate(choices)]
        try:
            self._play(match, rows)
        except BaseException:
            self.stale = True
            raise
        await self.write(self.change(stage="playing", match=header.id), *new_match(header, rows))
        log.info("a match begins", extra={"game": self.row.game, "seats": len(self.seats)})

    async def place(self, *seats: SeatRow) -> None:
        """Change seats, unless another has changed them meanwhile."""
        columns = storage.seats.c
        changed = update(storage.seats).where(columns.table_id == self.row.id)
        places: list[Write] = [(changed.where(columns.seat == seat.seat).values(asdict(seat)), {}) for seat in seats]
        await self.write(self.change(), *places)
        for seat in seats:
            self.seats[seat.seat] = seat

    async def say(self, seat: SeatRow, text: str, phrase: str) -> None:
        number = self.talk[-1].number + 1 if self.talk else 0
        line = TalkLine(number, seat.seat, seat.name, text, phrase, self.clock.date())
        await self.write(new_talk(self.row.id, line))
        self.talk = [*self.talk, line][-MOST_TALK:]

    def change(self, **values: Any) -> Write:
        """Change the table's row, unless another has changed it or the seats meanwhile; this is still to be written."""
        columns = storage.tables.c
        mine = (columns.id == self.row.id) & (columns.version == self.row.version)
        values["version"] = self.row.version + 1
        self.row = replace(self.row, **values)
        return update(storage.tables).where(mine).values(values), {}
