"""What people do at a table, one function for each message. Refused deeds change nothing."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from typing import Any

from sqlalchemy import insert

from gaslamp.core.errors import Mistake
from gaslamp.server import messages as said
from gaslamp.server import storage
from gaslamp.server.connection import Connection
from gaslamp.server.rows import apply_row, begin, new_id, read_rows
from gaslamp.server.seats import Seat, checked_name, hashed, new_secret
from gaslamp.server.storage import APPEND_CHOICE, Row, Write
from gaslamp.server.table import DEFAULT_BOT, Table

log = logging.getLogger(__name__)


async def sit(table: Table, connection: Connection, message: said.Sit) -> None:
    place = table.place(message.seat)
    if table.stage == "over" or (table.stage == "playing" and not place.open):
        raise Mistake("server-seat-taken" if table.stage == "playing" else "server-only-while-seating")
    if table.stage == "seating" and place.kind != "empty":
        raise Mistake("server-seat-taken")
    before = None if connection.seat is None else table.seats[connection.seat]
    if before is not None and table.stage == "playing":
        raise Mistake("server-already-seated")
    name = checked_name(message.name, [seat.name for seat in table.seats if seat not in (before, place)])
    secret = "" if before is not None else new_secret()
    taken = Seat(place.seat, "person", name, secret=before.secret if before is not None else hashed(secret))
    given_up = [] if before is None else [Seat(before.seat)]
    await table.write(*table.seat_writes(taken, *given_up))
    movers = [connection] if before is None else list(table.viewers[before.seat].connections)
    for mover in movers:
        table.detach(mover)
    if before is not None:
        table.seats[before.seat] = Seat(before.seat)
    table.seats[place.seat] = taken
    for mover in movers:
        table.attach(mover, taken)
    if secret:
        connection.seated(taken.seat, secret)
    for mover in movers:
        table.welcome(mover)
    table.tell()


async def leave(table: Table, connection: Connection, message: said.Leave) -> None:
    seat = table.seat_of(connection)
    if table.stage == "over":
        raise Mistake("server-only-while-playing")
    left = Seat(seat.seat)
    if table.stage == "playing":
        left = Seat(seat.seat, "bot", seat.name, DEFAULT_BOT, open=True)
    await table.write(*table.seat_writes(left))
    leavers = list(table.viewers[seat.seat].connections)
    for leaver in leavers:
        table.detach(leaver)
    table.seats[seat.seat] = left
    for leaver in leavers:
        if table.stage == "playing" and not table.row["spectators"]:
            leaver.bye(Mistake("server-you-left"))
        else:
            table.attach(leaver, None)
            table.welcome(leaver)
    table.tell()


async def bot(table: Table, connection: Connection, message: said.Bot) -> None:
    table.seat_of(connection)
    table.only_while("seating")
    place = table.place(message.seat)
    if place.kind == "person":
        raise Mistake("server-seat-taken")
    seated = Seat(place.seat)
    if message.level:
        table.players.check_level(message.level)
        seated = Seat(place.seat, "bot", place.name or bot_name(table), message.level)
    await table.write(*table.seat_writes(seated))
    table.seats[place.seat] = seated
    table.tell()


def bot_name(table: Table) -> str:
    taken = {seat.name.casefold() for seat in table.seats}
    names = [*table.pack.game.player_names, *(f"Bot {number}" for number in range(1, 65))]
    return next(name for name in names if name.casefold() not in taken)


async def start(table: Table, connection: Connection, message: said.Start) -> None:
    table.seat_of(connection)
    table.only_while("seating")
    if any(seat.kind == "empty" for seat in table.seats):
        raise Mistake("server-empty-seats")
    match_id = new_id()
    header, rows = await first_rows(table, match_id)
    match = begin(table.pack, header)
    begun = table.set_row(stage="playing", match=match_id)
    appended: list[Write] = [(APPEND_CHOICE, row) for row in rows]
    await table.write(begun, (insert(storage.matches), header), *appended)
    log.info("a match begins", extra={"game": table.row["game"], "seats": len(table.seats)})
    table.match, table.rows, table.question = match, 0, 1
    for row in rows:
        table.apply(row["seat"], row["choice"])
        table.rows += 1
    for watcher in list(table.viewers[None].connections) if None in table.viewers else []:
        if not table.row["spectators"]:
            table.detach(watcher)
            watcher.bye(Mistake("server-no-spectators"))
    table.tell()


async def first_rows(table: Table, match_id: str) -> tuple[Row, list[Row]]:
    """The header of a new match, and the choices it begins with when it goes on from another."""
    header = {
        "id": match_id,
        "table_id": table.id,
        "game": table.row["game"],
        "rules": table.pack.game.rules_version,
        "pack": table.pack.digest,
        "players": [seat.name for seat in table.seats],
        "bots": [seat.bot for seat in table.seats],
        "seed": str(secrets.randbits(64)),
        "options": table.row["options"],
        "public": table.row["public"],
    }
    if not table.row["origin"]:
        return header, []
    [origin] = await table.ledger.read(storage.matches.select().where(storage.matches.c.id == table.row["origin"]))
    told = begin(table.pack, origin)
    for seat, choice in await read_rows(table.ledger, table.row["origin"]):
        told = apply_row(told, seat, choice)
    kept = told.choices[: table.row["origin_at"]]
    return header | {"seed": origin["seed"]}, [
        {"match": match_id, "number": number, "seat": seat, "choice": choice}
        for number, (seat, choice) in enumerate(kept)
    ]


async def choose(table: Table, connection: Connection, message: said.Choose) -> None:
    seat = table.seat_of(connection)
    table.only_while("playing")
    if seat.played_by_bot:
        raise Mistake("server-bot-plays")
    if message.question != table.question:
        raise Mistake("server-stale" if message.question < table.question else "server-not-yet")
    await table.choose_for(seat.seat, message.choice)


async def propose_undo(table: Table, connection: Connection, message: said.Undo) -> None:
    seat = table.seat_of(connection)
    table.only_while("playing")
    assert table.match is not None
    if seat.seat in table.match.state.answers:
        raise Mistake("server-just-change")
    remain = table.match.undo_point(seat.seat)
    table.undo = (seat.seat, {seat.seat}, remain)
    await table.undo_if_agreed()


async def consent(table: Table, connection: Connection, message: said.Consent) -> None:
    seat = table.seat_of(connection)
    if table.undo is None:
        raise Mistake("server-no-undo")
    if message.agree:
        table.undo[1].add(seat.seat)
        await table.undo_if_agreed()
    else:
        table.undo = None
        table.tell()


async def say(table: Table, connection: Connection, message: said.Say) -> None:
    seat = table.seat_of(connection)
    text = message.text.strip()
    if bool(text) == bool(message.phrase):
        raise Mistake("server-say-something")
    if message.phrase and message.phrase not in table.pack.game.phrases:
        raise Mistake("server-unknown-phrase", found=message.phrase)
    await table.speak(seat, text, message.phrase)
    if message.phrase:
        table.players.answer(message.phrase)


async def stand_in(table: Table, connection: Connection, message: said.StandIn) -> None:
    table.seat_of(connection)
    table.only_while("playing")
    absent = table.place(message.seat)
    if not absent.gone(asyncio.get_running_loop().time(), table.row["absence"]) or absent.bot:
        raise Mistake("server-not-gone", name=absent.name)
    absent.bot = DEFAULT_BOT
    await table.write(*table.seat_writes(absent))
    table.tell()


async def rematch(table: Table, connection: Connection, message: said.Rematch) -> None:
    table.seat_of(connection)
    table.only_while("over")
    if table.row["rematch"]:
        return
    new = new_id()
    row = {**table.row, "id": new, "stage": "seating", "match": "", "origin": "", "origin_at": 0}
    row |= {"created": int(time.time()), "version": 0}
    again = [Seat(seat.seat) if seat.open else seat for seat in table.seats]
    await table.write(
        table.set_row(rematch=new),
        (insert(storage.tables), row),
        *((insert(storage.seats), {"table_id": new, "seat": seat.seat, **seat.back().row()}) for seat in again),
    )
    table.tell()


DEEDS: dict[type, Callable[[Table, Connection, Any], Any]] = {
    said.Sit: sit,
    said.Leave: leave,
    said.Bot: bot,
    said.Start: start,
    said.Choose: choose,
    said.Undo: propose_undo,
    said.Consent: consent,
    said.Say: say,
    said.StandIn: stand_in,
    said.Rematch: rematch,
}
