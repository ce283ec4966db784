"""A table in play: its seats, its match, and everybody who looks at it."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from typing import Any, cast

from sqlalchemy import insert, update

from gaslamp.core.decisions import Decision, Option
from gaslamp.core.errors import Mistake
from gaslamp.core.events import Event
from gaslamp.core.match import Match
from gaslamp.core.match import Start as Origin
from gaslamp.core.packs import Pack
from gaslamp.server import messages as said
from gaslamp.server import storage
from gaslamp.server.changes import changes
from gaslamp.server.connection import Connection, encode, plain
from gaslamp.server.messages import DecisionInfo, OptionInfo, PackInfo, TableInfo, TableState, TalkLine, UndoInfo
from gaslamp.server.players import Players
from gaslamp.server.seats import Seat, checked_name, hashed, holder, new_secret
from gaslamp.server.storage import APPEND_CHOICE, Ledger, Row, TooLate, Write

# The seat of a row that is no choice but an undo; its choice is how many choices remain.
UNDO = -1
MOST_TALK = 300
DEFAULT_BOT = "greedy"


class Viewer:
    """All connections that see the same: those of one seat, or all who watch."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.connections: set[Connection] = set()
        self.told: dict[str, Any] = {}


class Table:
    """Everything that is done to a table is done under its lock, and told only when it is on disk."""

    def __init__(self, row: Row, seats: list[Seat], talk: list[TalkLine], pack: Pack, ledger: Ledger) -> None:
        self.id: str = row["id"]
        self.row = row
        self.seats = seats
        self.talk = talk
        self.pack = pack
        self.ledger = ledger
        self.lock = asyncio.Lock()
        self.match: Match | None = None
        self.rows = 0  # how many rows the match has on disk
        self.question = 0
        self.undo: tuple[int, set[int], int] | None = None  # who proposes, who agrees, how many choices remain
        self.viewers: dict[int | None, Viewer] = {}
        self.players = Players(self)
        self._info: dict[str, Any] | None = None
        self._told_events = 0  # how many of the match's events everybody has been told

    # -- the match and its rows ---------------------------------------------------------------------------

    async def load_match(self) -> None:
        """The match as its rows tell it."""
        self.match = None
        if not self.row["match"]:
            return
        [header] = await self.ledger.read(storage.matches.select().where(storage.matches.c.id == self.row["match"]))
        self.match = begin(self.pack, header)
        self.rows, self.question = 0, 1
        for seat, choice in await read_rows(self.ledger, self.row["match"]):
            self._apply(seat, choice)
            self.rows += 1
        self._told_events = len(self.match.events)

    def _apply(self, seat: int, choice: str) -> None:
        """Do what a row says."""
        assert self.match is not None
        before = self.match.state.question
        self.match = apply_row(self.match, seat, choice)
        if self.match.state.question is not before:
            self.question += 1

    async def _append(self, seat: int, choice: str, *more: Write) -> None:
        """Do a choice or an undo, and write it down; if either fails, nothing has happened."""
        try:
            self._apply(seat, choice)
            row = {"match": self.row["match"], "number": self.rows, "seat": seat, "choice": choice}
            await self.ledger.write((APPEND_CHOICE, row), *self._ending(), *more)
            self.rows += 1
        except BaseException as error:
            told = self._told_events
            await self.load_match()
            self._told_events = told
            if isinstance(error, TooLate):
                self.tell()
                raise Mistake("server-too-late") from None
            raise

    def _ending(self) -> list[Write]:
        """What is written when the match is over."""
        assert self.match is not None
        outcome = self.match.outcome
        if outcome is None or self.row["stage"] == "over":
            return []
        self._set(stage="over")
        end = update(storage.matches).where(storage.matches.c.id == self.row["match"])
        values = {"ended": int(time.time()), "winners": list(outcome.winners), "scores": list(outcome.scores)}
        return [(end.values(values), {}), self._table_write()]

    def _set(self, **values: Any) -> None:
        self.row = {**self.row, **values}
        self._info = None

    def _table_write(self) -> Write:
        values = {key: value for key, value in self.row.items() if key != "id"}
        return update(storage.tables).where(storage.tables.c.id == self.id).values(values), {}

    def _seat_write(self, seat: Seat) -> Write:
        self._info = None
        where = (storage.seats.c.table_id == self.id) & (storage.seats.c.seat == seat.seat)
        return update(storage.seats).where(where).values(seat.row()), {}

    # -- who looks ----------------------------------------------------------------------------------------

    @property
    def stage(self) -> str:
        return str(self.row["stage"])

    @property
    def people_here(self) -> bool:
        """Somebody who sits at the table is on the line; otherwise everything waits."""
        return any(seat.person_here for seat in self.seats)

    @property
    def deserted(self) -> bool:
        return not self.viewers

    async def enter(self, connection: Connection, secret: str) -> None:
        """A client comes in, to its seat or to watch."""
        async with self.lock:
            seat = holder(self.seats, secret) if secret else None
            if secret and seat is None:
                connection.bye(Mistake("server-old-secret"))
                return
            if seat is None and self.stage != "seating" and not self.row["spectators"]:
                connection.bye(Mistake("server-no-spectators"))
                return
            if seat is not None and seat.kind == "person" and seat.bot:
                seat.bot = ""  # the person is back
                await self.ledger.write(self._seat_write(seat))
            self._attach(connection, seat)
            self.tell(skip=connection)
            self.welcome(connection)
            self.players.arrange()

    async def depart(self, connection: Connection) -> None:
        """A client is gone from the line."""
        async with self.lock:
            self._detach(connection)
            self.tell()
            self.players.arrange()

    def _attach(self, connection: Connection, seat: Seat | None) -> None:
        connection.seat = None if seat is None else seat.seat
        if seat is not None:
            seat.connections += 1
        viewer = self.viewers.setdefault(connection.seat, Viewer(connection.seat))
        if not viewer.connections:
            viewer.told = self.state_for(viewer.seat)
        viewer.connections.add(connection)
        self._info = None

    def _detach(self, connection: Connection) -> None:
        viewer = self.viewers.get(connection.seat)
        if viewer is None or connection not in viewer.connections:
            return
        viewer.connections.discard(connection)
        if not viewer.connections:
            del self.viewers[connection.seat]
        if connection.seat is not None:
            seat = self.seats[connection.seat]
            seat.connections -= 1
            if not seat.connections:
                loop = asyncio.get_running_loop()
                seat.gone_since = loop.time()
                loop.call_later(self.row["absence"] + 0.05, self._tell_absence)
        connection.seat = None
        self._info = None

    def _tell_absence(self) -> None:
        self._info = None
        if not self.lock.locked():
            self.tell()

    def welcome(self, connection: Connection) -> None:
        viewer = self.viewers[connection.seat]
        connection.welcome(
            said.Welcome(
                protocol=said.PROTOCOL,
                state=cast(TableState, viewer.told),  # plain already
                events=tuple(map(told_event, self.events_for(viewer.seat))),
                talk=tuple(self.talk),
                clock_left=self.players.clock_left(),
            )
        )

    def tell(self, talk: tuple[TalkLine, ...] = (), skip: Connection | None = None) -> None:
        """Everybody who looks gets what changed for them, in one message."""
        lines = plain(talk)
        happened = [] if self.match is None else self.match.events
        rewound = len(happened) < self._told_events
        fresh = [(event, told_event(event)) for event in happened[self._told_events :]]
        self._told_events = len(happened)
        for viewer in self.viewers.values():
            state = self.state_for(viewer.seat)
            news: dict[str, Any] = {"changes": changes(viewer.told, state)}
            viewer.told = state
            if rewound:
                news["rewound"] = len(self.events_for(viewer.seat))
            if events := [told for event, told in fresh if event.visible_to(viewer.seat)]:
                news["events"] = events
            if lines:
                news["talk"] = lines
            if news["changes"] or len(news) > 1:
                body = encode(news)
                for connection in viewer.connections:
                    if connection is not skip:
                        connection.update(body)

    # -- what they see ------------------------------------------------------------------------------------

    def events_for(self, seat: int | None) -> list[Event]:
        return [] if self.match is None else self.match.events_for(seat)

    def state_for(self, seat: int | None) -> dict[str, Any]:
        """A :class:`~gaslamp.server.messages.TableState` as plain data."""
        view = None
        if self.match is not None:
            view = told_view(self.match, seat)
            view["players"] = [place.name for place in self.seats]
        return {
            "table": self.info(),
            "seat": seat,
            "question": self.question,
            "view": view,
            "decision": None if seat is None or self.match is None else told_decision(self.match, seat),
        }

    def info(self) -> dict[str, Any]:
        """A :class:`~gaslamp.server.messages.TableInfo` as plain data; the same object while nothing changes."""
        if self._info is None:
            now = asyncio.get_running_loop().time()
            row = self.row
            watching = self.viewers.get(None)
            self._info = plain(
                TableInfo(
                    id=self.id,
                    name=row["name"],
                    game=row["game"],
                    pack=PackInfo(self.pack.digest, self.pack.title),
                    options=row["options"],
                    public=row["public"],
                    spectators=row["spectators"],
                    clock=row["clock"],
                    absence=row["absence"],
                    stage=row["stage"],
                    seats=tuple(seat.info(now, row["absence"]) for seat in self.seats),
                    watching=len(watching.connections) if watching else 0,
                    match=row["match"],
                    rematch=row["rematch"],
                    continued=bool(row["origin"]),
                    undo=self._undo_info(),
                    created=row["created"],
                )
            )
        return self._info

    def _undo_info(self) -> UndoInfo | None:
        if self.undo is None:
            return None
        seat, agreed, _ = self.undo
        return UndoInfo(seat, tuple(sorted(agreed)), tuple(self._asked_to_agree(seat)))

    # -- what they do -------------------------------------------------------------------------------------

    async def hear(self, connection: Connection, message: said.Message) -> None:
        """One message of a client: done, or refused with a reason, and then nothing has changed."""
        async with self.lock:
            try:
                await DEEDS[type(message)](self, connection, message)
            except Mistake as mistake:
                connection.refuse(message.id, mistake)
                return
            connection.done(message.id)
            self.players.arrange()

    def _seat_of(self, connection: Connection) -> Seat:
        if connection.seat is None:
            raise Mistake("server-not-seated")
        return self.seats[connection.seat]

    def _at(self, seat: int) -> Seat:
        if seat >= len(self.seats):
            raise Mistake("core-no-such-seat", seat=seat, last=len(self.seats) - 1)
        return self.seats[seat]

    def _only_while(self, stage: str) -> None:
        if self.stage != stage:
            raise Mistake(f"server-only-while-{stage}")

    async def sit(self, connection: Connection, message: said.Sit) -> None:
        place = self._at(message.seat)
        if self.stage == "over" or (self.stage == "playing" and not place.open):
            raise Mistake("server-seat-taken" if self.stage == "playing" else "server-only-while-seating")
        if self.stage == "seating" and place.kind != "empty":
            raise Mistake("server-seat-taken")
        before = None if connection.seat is None else self.seats[connection.seat]
        if before is not None and self.stage == "playing":
            raise Mistake("server-already-seated")
        name = checked_name(message.name, [seat.name for seat in self.seats if seat not in (before, place)])
        secret = "" if before is not None else new_secret()
        taken = Seat(place.seat, "person", name, secret=before.secret if before is not None else hashed(secret))
        writes = [self._seat_write(taken)]
        if before is not None:
            writes.append(self._seat_write(Seat(before.seat)))
        await self.ledger.write(*writes)
        movers = [connection] if before is None else list(self.viewers[before.seat].connections)
        for mover in movers:
            self._detach(mover)
        if before is not None:
            self.seats[before.seat] = Seat(before.seat)
        self.seats[place.seat] = taken
        for mover in movers:
            self._attach(mover, taken)
        if secret:
            connection.seated(taken.seat, secret)
        for mover in movers:
            self.welcome(mover)
        self.tell()

    async def leave(self, connection: Connection, message: said.Leave) -> None:
        seat = self._seat_of(connection)
        if self.stage == "over":
            raise Mistake("server-only-while-playing")
        left = Seat(seat.seat)
        if self.stage == "playing":
            left = Seat(seat.seat, "bot", seat.name, DEFAULT_BOT, open=True)
        await self.ledger.write(self._seat_write(left))
        leavers = list(self.viewers[seat.seat].connections)
        for leaver in leavers:
            self._detach(leaver)
        self.seats[seat.seat] = left
        for leaver in leavers:
            if self.stage == "playing" and not self.row["spectators"]:
                leaver.bye(Mistake("server-you-left"))
            else:
                self._attach(leaver, None)
                self.welcome(leaver)
        self.tell()

    async def bot(self, connection: Connection, message: said.Bot) -> None:
        self._seat_of(connection)
        self._only_while("seating")
        place = self._at(message.seat)
        if place.kind == "person":
            raise Mistake("server-seat-taken")
        seated = Seat(place.seat)
        if message.level:
            self.players.check_level(message.level)
            seated = Seat(place.seat, "bot", place.name or self._bot_name(), message.level)
        await self.ledger.write(self._seat_write(seated))
        self.seats[place.seat] = seated
        self.tell()

    def _bot_name(self) -> str:
        taken = {seat.name.casefold() for seat in self.seats}
        names = [*self.pack.game.player_names, *(f"Bot {number}" for number in range(1, 65))]
        return next(name for name in names if name.casefold() not in taken)

    async def start(self, connection: Connection, message: said.Start) -> None:
        self._seat_of(connection)
        self._only_while("seating")
        if any(seat.kind == "empty" for seat in self.seats):
            raise Mistake("server-empty-seats")
        match_id = new_id()
        header, rows = await self._first_rows(match_id)
        before = self.row
        self._set(stage="playing", match=match_id)
        match = begin(self.pack, header)
        writes: list[Write] = [(insert(storage.matches), header), self._table_write()]
        try:
            await self.ledger.write(*writes, *((APPEND_CHOICE, row) for row in rows))
        except BaseException:
            self._set(**before)
            raise
        self.match, self.rows, self.question = match, 0, 1
        for row in rows:
            self._apply(row["seat"], row["choice"])
            self.rows += 1
        for watcher in list(self.viewers[None].connections) if None in self.viewers else []:
            if not self.row["spectators"]:
                self._detach(watcher)
                watcher.bye(Mistake("server-no-spectators"))
        self.tell()

    async def _first_rows(self, match_id: str) -> tuple[Row, list[Row]]:
        """The header of a new match, and the choices it begins with when it goes on from another."""
        header = {
            "id": match_id,
            "table_id": self.id,
            "game": self.row["game"],
            "rules": self.pack.game.rules_version,
            "pack": self.pack.digest,
            "players": [seat.name for seat in self.seats],
            "bots": [seat.bot for seat in self.seats],
            "seed": str(secrets.randbits(64)),
            "options": self.row["options"],
            "public": self.row["public"],
        }
        if not self.row["origin"]:
            return header, []
        [origin] = await self.ledger.read(storage.matches.select().where(storage.matches.c.id == self.row["origin"]))
        told = begin(self.pack, origin)
        for seat, choice in await read_rows(self.ledger, self.row["origin"]):
            told = apply_row(told, seat, choice)
        kept = told.choices[: self.row["origin_at"]]
        return header | {"seed": origin["seed"]}, [
            {"match": match_id, "number": number, "seat": seat, "choice": choice}
            for number, (seat, choice) in enumerate(kept)
        ]

    async def choose(self, connection: Connection, message: said.Choose) -> None:
        seat = self._seat_of(connection)
        self._only_while("playing")
        if seat.played_by_bot:
            raise Mistake("server-bot-plays")
        if message.question != self.question:
            raise Mistake("server-stale" if message.question < self.question else "server-not-yet")
        await self.choose_for(seat.seat, message.choice)

    async def choose_for(self, seat: int, choice: str) -> None:
        """Answer for a seat, or change its answer while others still choose."""
        assert self.match is not None
        chosen = self.match.state.answers.get(seat)
        if chosen is not None and chosen.id == choice:
            raise Mistake("server-same-choice")
        asked = open_decision(self.match, seat)
        if asked is None:
            raise Mistake("core-not-asked", seat=seat)
        asked.find(choice)  # refused here, nothing is touched
        await self._append(seat, choice)
        self.undo = None
        self._info = None
        self.tell()

    async def propose_undo(self, connection: Connection, message: said.Undo) -> None:
        seat = self._seat_of(connection)
        self._only_while("playing")
        assert self.match is not None
        if seat.seat in self.match.state.answers:
            raise Mistake("server-just-change")
        remain = self.match.undo_point(seat.seat)
        self.undo = (seat.seat, {seat.seat}, remain)
        self._info = None
        await self._undo_if_agreed()

    async def consent(self, connection: Connection, message: said.Consent) -> None:
        seat = self._seat_of(connection)
        if self.undo is None:
            raise Mistake("server-no-undo")
        self._info = None
        if message.agree:
            self.undo[1].add(seat.seat)
            await self._undo_if_agreed()
        else:
            self.undo = None
            self.tell()

    def _asked_to_agree(self, proposer: int) -> list[int]:
        return [seat.seat for seat in self.seats if seat.person_here and not seat.bot and seat.seat != proposer]

    async def _undo_if_agreed(self) -> None:
        assert self.undo is not None
        proposer, agreed, remain = self.undo
        if agreed.issuperset(self._asked_to_agree(proposer)):
            await self._append(UNDO, str(remain))
            self.undo = None
            self._info = None
        self.tell()

    async def say(self, connection: Connection, message: said.Say) -> None:
        seat = self._seat_of(connection)
        text = message.text.strip()
        if bool(text) == bool(message.phrase):
            raise Mistake("server-say-something")
        if message.phrase and message.phrase not in self.pack.game.phrases:
            raise Mistake("server-unknown-phrase", found=message.phrase)
        await self.speak(seat, text, message.phrase)
        if message.phrase:
            self.players.answer(message.phrase)

    async def speak(self, seat: Seat, text: str, phrase: str) -> None:
        number = self.talk[-1].number + 1 if self.talk else 0
        line = TalkLine(number, seat.seat, seat.name, text, phrase, int(time.time()))
        await self.ledger.write((insert(storage.talk), {"table_id": self.id, **plain(line)}))
        self.talk = [*self.talk, line][-MOST_TALK:]
        self.tell((line,))

    async def stand_in(self, connection: Connection, message: said.StandIn) -> None:
        self._seat_of(connection)
        self._only_while("playing")
        absent = self._at(message.seat)
        if not absent.gone(asyncio.get_running_loop().time(), self.row["absence"]) or absent.bot:
            raise Mistake("server-not-gone", name=absent.name)
        absent.bot = DEFAULT_BOT
        await self.ledger.write(self._seat_write(absent))
        self.tell()

    async def rematch(self, connection: Connection, message: said.Rematch) -> None:
        self._seat_of(connection)
        self._only_while("over")
        if self.row["rematch"]:
            return
        new = new_id()
        row = {**self.row, "id": new, "stage": "seating", "match": "", "origin": "", "origin_at": 0}
        row["created"] = int(time.time())
        again = [Seat(seat.seat) if seat.open else seat for seat in self.seats]
        self._set(rematch=new)
        await self.ledger.write(
            (insert(storage.tables), row),
            *((insert(storage.seats), {"table_id": new, "seat": seat.seat, **back(seat).row()}) for seat in again),
            self._table_write(),
        )
        self.tell()


def back(seat: Seat) -> Seat:
    """The seat for another match: who was stood in for plays again."""
    return Seat(seat.seat, seat.kind, seat.name, "" if seat.kind == "person" else seat.bot, seat.secret)


DEEDS: dict[type, Callable[[Table, Connection, Any], Any]] = {
    said.Sit: Table.sit,
    said.Leave: Table.leave,
    said.Bot: Table.bot,
    said.Start: Table.start,
    said.Choose: Table.choose,
    said.Undo: Table.propose_undo,
    said.Consent: Table.consent,
    said.Say: Table.say,
    said.StandIn: Table.stand_in,
    said.Rematch: Table.rematch,
}


def new_id() -> str:
    return secrets.token_urlsafe(12)


def begin(pack: Pack, header: Row) -> Match:
    """A match as its header tells it, before any choice."""
    if header["rules"] != pack.game.rules_version:
        raise Mistake("core-save-older-rules", found=header["rules"], expected=pack.game.rules_version)
    return Match(pack, Origin(tuple(header["players"]), int(header["seed"]), header["options"]))


def apply_row(match: Match, seat: int, choice: str) -> Match:
    """The match after one more row of its table."""
    if seat == UNDO:
        return match.replayed(int(choice))
    if seat in match.state.answers:
        match.change(seat, choice)
    else:
        match.choose(seat, choice)
    return match


async def read_rows(ledger: Ledger, match: str) -> list[tuple[int, str]]:
    query = storage.choices.select().where(storage.choices.c.match == match).order_by(storage.choices.c.number)
    return [(row["seat"], row["choice"]) for row in await ledger.read(query)]


def told_view(match: Match, seat: int | None) -> dict[str, Any]:
    """A view as it travels: what is asked has its own place in the state."""
    view = match.view(seat)
    del view["decision"]
    return view


def told_decision(match: Match, seat: int) -> dict[str, Any] | None:
    """What a seat is asked, with its answer as long as it may be changed."""
    decision = open_decision(match, seat)
    chosen = match.state.answers.get(seat)
    return None if decision is None else plain(decision_info(decision, None if chosen is None else chosen.id))


def open_decision(match: Match, seat: int) -> Decision | None:
    """What a seat is asked, whether or not it has answered already."""
    question = match.state.question
    for decision in question.decisions if question is not None else ():
        if decision.seat == seat and not decision.taken_by_engine:
            return decision
    return None


def decision_info(decision: Decision, chosen: str | None = None) -> DecisionInfo:
    options, blocked = (tuple(map(option_info, some)) for some in (decision.options, decision.blocked))
    return DecisionInfo(decision.kind, decision.prompt, options, blocked, chosen)


def option_info(option: Option) -> OptionInfo:
    return OptionInfo(option.id, option.label, option.target, option.reason)


def told_event(event: Event) -> dict[str, Any]:
    """An event as it travels: who else may see it is nobody's business."""
    told: dict[str, Any] = plain(event)
    del told["seen_by"]
    if not told["cause"]:
        del told["cause"]
    return told
