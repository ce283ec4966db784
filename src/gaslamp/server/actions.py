"""What people do at a table, one function for each message. What is refused changes nothing."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from gaslamp import protocol as said
from gaslamp.bots import default_bot
from gaslamp.core.errors import Mistake
from gaslamp.server.connection import Connection
from gaslamp.server.players import check_level
from gaslamp.server.record import read_match
from gaslamp.server.rows import MatchRow, SeatRow, new_id, new_table, read_header
from gaslamp.server.seats import checked_name, hashed, looks, new_secret
from gaslamp.server.table import Proposal, Table


async def hear(table: Table, connection: Connection, message: said.Message) -> bool:
    """One message of a client: done, or refused with a reason, and then nothing has changed."""
    try:
        async with table.turn():
            await ACTIONS[type(message)](table, connection, message)
            await table.settle_undo()
            connection.done(message.id)
            table.players.arrange()
    except Mistake as mistake:
        connection.refuse(message.id, mistake)
        return False
    return True


# -- may they? ---------------------------------------------------------------------------------------------


def own_seat(table: Table, connection: Connection) -> SeatRow:
    if connection.seat is None:
        raise Mistake("server-not-seated")
    return table.record.seats[connection.seat]


def find_seat(table: Table, seat: int) -> SeatRow:
    seats = table.record.seats
    if seat >= len(seats):
        raise Mistake("core-no-such-seat", seat=seat, last=len(seats) - 1)
    return seats[seat]


def only_while(table: Table, stage: said.Stage) -> None:
    if table.record.stage != stage:
        raise Mistake(f"server-only-while-{stage}")


def only_at(table: Table, question: int) -> None:
    """What was meant for another moment is not done."""
    if question != table.record.question:
        raise Mistake("server-stale" if question < table.record.question else "server-not-yet")


# -- seats -------------------------------------------------------------------------------------------------


async def sit(table: Table, connection: Connection, message: said.Sit) -> None:
    record, presence = table.record, table.presence
    place = find_seat(table, message.seat)
    if record.stage == "over":
        raise Mistake("server-only-while-seating")
    # before the start, who sat down and vanished holds up nobody
    free = place.open if record.stage == "playing" else place.kind == "empty" or presence.gone(place)
    if not free:
        raise Mistake("server-seat-taken")
    before = None if connection.seat is None else record.seats[connection.seat]
    if before is not None and record.stage == "playing":
        raise Mistake("server-already-seated")
    name = checked_name(message.name, [seat.name for seat in record.seats if seat not in (before, place)])
    secret = "" if before is not None else new_secret()
    taken = SeatRow(place.seat, "person", name, secret=before.secret if before is not None else hashed(secret))
    given_up = [] if before is None else [SeatRow(before.seat)]
    await record.place(taken, *given_up)
    movers = [connection] if before is None else presence.connections(before.seat)
    for mover in movers:
        presence.detach(mover)
    for mover in movers:
        table.attach(mover, taken.seat)
    if secret:
        connection.seated(taken.seat, secret)
    for mover in movers:
        table.welcome(mover)
    table.tell()


async def leave(table: Table, connection: Connection, message: said.Leave) -> None:
    record, presence = table.record, table.presence
    seat = own_seat(table, connection)
    if record.stage == "over":
        raise Mistake("server-only-while-playing")
    playing = record.stage == "playing"
    left = SeatRow(seat.seat)
    if playing:
        left = SeatRow(seat.seat, "bot", seat.name, default_bot(record.pack.game.id), open=True)
    await record.place(left)
    leavers = presence.connections(seat.seat)
    for leaver in leavers:
        presence.detach(leaver)
    if table.undo is not None and table.undo.seat == seat.seat:
        table.undo = None
    for leaver in leavers:
        if playing and not record.row.spectators:
            leaver.bye(Mistake("server-you-left"))
        else:
            table.attach(leaver, None)
            table.welcome(leaver)
    table.tell()


async def bot(table: Table, connection: Connection, message: said.Bot) -> None:
    own_seat(table, connection)
    only_while(table, "seating")
    place = find_seat(table, message.seat)
    if place.kind == "person" and not table.presence.gone(place):
        raise Mistake("server-seat-taken")
    seated = SeatRow(place.seat)
    if message.level:
        check_level(message.level, table.record.pack.game.id)
        name = place.name if place.kind == "bot" else bot_name(table)
        seated = SeatRow(place.seat, "bot", name, message.level)
    await table.record.place(seated)
    table.tell()


def bot_name(table: Table) -> str:
    """A name of the game's that nobody at the table has yet."""
    taken = {looks(seat.name) for seat in table.record.seats}
    names = [*table.record.pack.game.player_names, *(f"Bot {number}" for number in range(1, 65))]
    return next(name for name in names if looks(name) not in taken)


async def stand_in(table: Table, connection: Connection, message: said.StandIn) -> None:
    own_seat(table, connection)
    only_while(table, "playing")
    absent = find_seat(table, message.seat)
    if not table.presence.gone(absent) or absent.bot:
        raise Mistake("server-not-gone", name=absent.name)
    await table.record.place(replace(absent, bot=default_bot(table.record.pack.game.id)))
    table.tell()


# -- the match ---------------------------------------------------------------------------------------------


async def start(table: Table, connection: Connection, message: said.Start) -> None:
    record = table.record
    own_seat(table, connection)
    only_while(table, "seating")
    if any(seat.kind == "empty" for seat in record.seats):
        raise Mistake("server-empty-seats")
    header = MatchRow(
        id=new_id(),
        table_id=table.id,
        game=record.row.game,
        rules=record.pack.game.rules_version,
        pack=record.pack.digest,
        players=[seat.name for seat in record.seats],
        bots=[seat.bot for seat in record.seats],
        seed=str(secrets.randbits(64)),
        options=record.row.options,
        public=record.row.public,
    )
    choices: list[tuple[int, str]] = []
    if record.row.origin:
        origin = await read_header(record.ledger, record.row.origin)
        told = await read_match(record.ledger, record.pack, origin)
        header, choices = replace(header, seed=origin.seed, rules=origin.rules), told.choices[: record.row.origin_at]
    await record.start(header, choices)
    if not record.row.spectators:
        for watcher in table.presence.connections(None):
            table.presence.detach(watcher)
            watcher.bye(Mistake("server-no-spectators"))
    table.tell()


async def choose(table: Table, connection: Connection, message: said.Choose) -> None:
    seat = own_seat(table, connection)
    only_while(table, "playing")
    if seat.bot:
        raise Mistake("server-bot-plays")
    only_at(table, message.question)
    await table.choose_for(seat.seat, message.choice)


async def seen(table: Table, connection: Connection, message: said.Seen) -> None:
    own_seat(table, connection)
    connection.seen = min(message.question, table.record.question)


async def propose_undo(table: Table, connection: Connection, message: said.Undo) -> None:
    seat = own_seat(table, connection).seat
    only_while(table, "playing")
    only_at(table, message.question)
    point = table.record.undo_point(seat)
    if table.undo is not None:
        raise Mistake("server-undo-open")
    if table.record.undone >= table.limits.undos_per_match:
        raise Mistake("server-too-many-undos")
    table.undo = Proposal(seat, {seat}, point)
    table.tell()


async def consent(table: Table, connection: Connection, message: said.Consent) -> None:
    seat = own_seat(table, connection)
    only_at(table, message.question)
    if table.undo is None:
        raise Mistake("server-no-undo")
    if message.agree:
        table.undo.agreed.add(seat.seat)
    else:
        table.undo = None
    table.tell()


async def say(table: Table, connection: Connection, message: said.Say) -> None:
    seat = own_seat(table, connection)
    text = message.text.strip()
    if bool(text) == bool(message.phrase):
        raise Mistake("server-say-something")
    if message.phrase and message.phrase not in table.record.pack.game.phrases:
        raise Mistake("server-unknown-phrase", found=message.phrase)
    await table.speak(seat, text, message.phrase)
    if message.phrase:
        table.players.answer(message.phrase)


async def rematch(table: Table, connection: Connection, message: said.Rematch) -> None:
    record = table.record
    own_seat(table, connection)
    only_while(table, "over")
    if record.row.rematch:
        return
    fresh = {"stage": "seating", "match": "", "origin": "", "origin_at": 0, "version": 0}
    new = replace(record.row, id=new_id(), created=record.clock.date(), **fresh)
    again = [SeatRow(seat.seat) if seat.open else seat.back() for seat in record.seats]
    await record.write(record.change(rematch=new.id), *new_table(new, again))
    table.tell()


ACTIONS: dict[type, Callable[[Table, Connection, Any], Any]] = {
    said.Sit: sit,
    said.Leave: leave,
    said.Bot: bot,
    said.Start: start,
    said.Choose: choose,
    said.Seen: seen,
    said.Undo: propose_undo,
    said.Consent: consent,
    said.Say: say,
    said.StandIn: stand_in,
    said.Rematch: rematch,
}
