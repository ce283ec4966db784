"""What people do at a table, one function for each message. Refused deeds change nothing."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from typing import Any

from sqlalchemy import insert

from gaslamp.bots import default_bot
from gaslamp.core.errors import Mistake
from gaslamp.server import messages as said
from gaslamp.server import storage
from gaslamp.server.connection import Connection
from gaslamp.server.players import check_level
from gaslamp.server.rows import begin, new_id, new_table, read_header, read_match
from gaslamp.server.seats import Seat, checked_name, hashed, looks, new_secret
from gaslamp.server.storage import APPEND_CHOICE, Row, Write
from gaslamp.server.table import MOST_UNDOS, Proposal, Table

log = logging.getLogger(__name__)


async def hear(table: Table, connection: Connection, message: said.Message) -> bool:
    """One message of a client: done, or refused with a reason, and then nothing has changed."""
    async with table.lock:
        await table.refresh()
        try:
            await DEEDS[type(message)](table, connection, message)
            await table.settle_undo()
        except Mistake as mistake:
            connection.refuse(message.id, mistake)
            return False
        except Exception:
            table.stale = True
            raise
        connection.done(message.id)
        table.players.arrange()
        return True


# -- may they? ---------------------------------------------------------------------------------------------


def own_seat(table: Table, connection: Connection) -> Seat:
    if connection.seat is None:
        raise Mistake("server-not-seated")
    return table.seats[connection.seat]


def find_seat(table: Table, seat: int) -> Seat:
    if seat >= len(table.seats):
        raise Mistake("core-no-such-seat", seat=seat, last=len(table.seats) - 1)
    return table.seats[seat]


def only_while(table: Table, stage: str) -> None:
    if table.stage != stage:
        raise Mistake(f"server-only-while-{stage}")


def only_at(table: Table, question: int) -> None:
    """What was meant for another moment is not done."""
    if question != table.question:
        raise Mistake("server-stale" if question < table.question else "server-not-yet")


def is_gone(table: Table, seat: Seat) -> bool:
    return seat.gone(asyncio.get_running_loop().time(), table.row["absence"])


# -- seats -------------------------------------------------------------------------------------------------


async def sit(table: Table, connection: Connection, message: said.Sit) -> None:
    place = find_seat(table, message.seat)
    if table.stage == "over":
        raise Mistake("server-only-while-seating")
    # before the start, who sat down and vanished holds up nobody
    free = place.open if table.stage == "playing" else place.kind == "empty" or is_gone(table, place)
    if not free:
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
    seat = own_seat(table, connection)
    if table.stage == "over":
        raise Mistake("server-only-while-playing")
    left = Seat(seat.seat)
    if table.stage == "playing":
        left = Seat(seat.seat, "bot", seat.name, default_bot(table.pack.game.id), open=True)
    await table.write(*table.seat_writes(left))
    leavers = list(table.viewers[seat.seat].connections)
    for leaver in leavers:
        table.detach(leaver)
    table.seats[seat.seat] = left
    if table.undo is not None and table.undo.seat == seat.seat:
        table.undo = None
    for leaver in leavers:
        if table.stage == "playing" and not table.row["spectators"]:
            leaver.bye(Mistake("server-you-left"))
        else:
            table.attach(leaver, None)
            table.welcome(leaver)
    table.tell()


async def bot(table: Table, connection: Connection, message: said.Bot) -> None:
    own_seat(table, connection)
    only_while(table, "seating")
    place = find_seat(table, message.seat)
    if place.kind == "person" and not is_gone(table, place):
        raise Mistake("server-seat-taken")
    seated = Seat(place.seat)
    if message.level:
        check_level(message.level, table.pack.game.id)
        name = place.name if place.kind == "bot" else bot_name(table)
        seated = Seat(place.seat, "bot", name, message.level)
    await table.write(*table.seat_writes(seated))
    table.seats[place.seat] = seated
    table.tell()


def bot_name(table: Table) -> str:
    taken = {looks(seat.name) for seat in table.seats}
    names = [*table.pack.game.player_names, *(f"Bot {number}" for number in range(1, 65))]
    return next(name for name in names if looks(name) not in taken)


async def start(table: Table, connection: Connection, message: said.Start) -> None:
    own_seat(table, connection)
    only_while(table, "seating")
    if any(seat.kind == "empty" for seat in table.seats):
        raise Mistake("server-empty-seats")
    match_id = new_id()
    header, rows = await first_rows(table, match_id)
    match = begin(table.pack, header)
    begun = table.set_row(stage="playing", match=match_id)
    appended: list[Write] = [(APPEND_CHOICE, row) for row in rows]
    await table.write(begun, (insert(storage.matches), header), *appended)
    log.info("a match begins", extra={"game": table.row["game"], "seats": len(table.seats)})
    table.begin(match, [(row["seat"], row["choice"]) for row in rows])
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
    origin = await read_header(table.ledger, table.row["origin"])
    told = await read_match(table.ledger, table.pack, origin)
    kept = told.choices[: table.row["origin_at"]]
    return header | {"seed": origin["seed"]}, [
        {"match": match_id, "number": number, "seat": seat, "choice": choice}
        for number, (seat, choice) in enumerate(kept)
    ]


async def choose(table: Table, connection: Connection, message: said.Choose) -> None:
    seat = own_seat(table, connection)
    only_while(table, "playing")
    if seat.bot:
        raise Mistake("server-bot-plays")
    only_at(table, message.question)
    await table.choose_for(seat.seat, message.choice)


async def propose_undo(table: Table, connection: Connection, message: said.Undo) -> None:
    seat = own_seat(table, connection)
    only_while(table, "playing")
    only_at(table, message.question)
    assert table.match is not None
    if seat.seat in table.match.state.answers:
        raise Mistake("server-just-change")
    if table.undo is not None:
        raise Mistake("server-undo-open")
    if table.undone >= MOST_UNDOS:
        raise Mistake("server-too-many-undos")
    table.undo = Proposal(seat.seat, {seat.seat}, table.match.undo_point(seat.seat))
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
    if message.phrase and message.phrase not in table.pack.game.phrases:
        raise Mistake("server-unknown-phrase", found=message.phrase)
    await table.speak(seat, text, message.phrase)
    if message.phrase:
        table.players.answer(message.phrase)


async def stand_in(table: Table, connection: Connection, message: said.StandIn) -> None:
    own_seat(table, connection)
    only_while(table, "playing")
    absent = find_seat(table, message.seat)
    if not is_gone(table, absent) or absent.bot:
        raise Mistake("server-not-gone", name=absent.name)
    absent.bot = default_bot(table.pack.game.id)
    await table.write(*table.seat_writes(absent))
    table.tell()


async def rematch(table: Table, connection: Connection, message: said.Rematch) -> None:
    own_seat(table, connection)
    only_while(table, "over")
    if table.row["rematch"]:
        return
    new = new_id()
    row = {**table.row, "id": new, "stage": "seating", "match": "", "origin": "", "origin_at": 0}
    row |= {"created": int(time.time()), "version": 0}
    again = [Seat(seat.seat) if seat.open else seat.back() for seat in table.seats]
    await table.write(
        table.set_row(rematch=new),
        *new_table(row, again),
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
