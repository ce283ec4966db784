"""What people do at a table, one function for each message. What is refused changes nothing."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection, Sequence
from typing import Any

from msgspec.structs import replace

from gaslamp import protocol as said
from gaslamp.bots import default_bot
from gaslamp.core.errors import Mistake
from gaslamp.server.connection import Connection
from gaslamp.server.players import check_level
from gaslamp.server.record import read_match
from gaslamp.server.rows import MatchRow, SeatRow, new_bans, new_id, new_table, read_header
from gaslamp.server.seats import checked_name, hashed, looks, new_secret, same_person, seats_of
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


def only_host(table: Table, connection: Connection) -> SeatRow:
    """The seat of the host, who asks for something that nobody else may do."""
    seat = own_seat(table, connection)
    host = table.presence.host
    if host is None or not same_person(seat, table.record.seats[host]):
        raise Mistake("server-only-host", name="" if host is None else table.record.seats[host].name)
    return seat


def another_person(table: Table, host: SeatRow, seat: int) -> SeatRow:
    """Somebody at the table whom the host means."""
    found = find_seat(table, seat)
    if found.kind != "person" or same_person(found, host):
        raise Mistake("server-nobody-else-there")
    return found


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
    if before is not None:
        taken = replace(before, seat=place.seat, name=name, was=place.was)
    else:
        client = hashed(connection.client) if connection.client else ""
        taken = SeatRow(place.seat, "person", name, secret=hashed(secret), client=client, was=place.was)
    taken = replace(taken, avatar=message.avatar, hosts=message.host)
    given_up = [] if before is None else [before.empty()]
    note = record.line(place.seat, name, text=place.name, note="sat") if record.stage == "playing" else None
    await record.place(taken, *given_up, host=host_after(record.row.host, before, taken), note=note)
    connection.name, connection.avatar = name, message.avatar
    movers = [connection] if before is None else presence.connections(before.seat)
    for mover in movers:
        presence.detach(mover)
    for mover in movers:
        table.attach(mover, taken.seat)
    if secret:
        connection.seated(taken.seat, secret)
    table.tell(skip=movers)
    for mover in movers:
        table.welcome(mover)


def host_after(host: int, before: SeatRow | None, taken: SeatRow) -> int:
    """Where to look for the host when somebody has sat down: one who moves stays it, a newcomer does not inherit it."""
    if before is not None and before.seat == host:
        return taken.seat
    return host + 1 if taken.seat == host else host


async def introduce(table: Table, connection: Connection, message: said.Introduce) -> None:
    if connection.seat is None:
        connection.name, connection.avatar = checked_name(message.name, []), message.avatar
    else:
        only_while(table, "seating")
        seat = table.record.seats[connection.seat]
        name = checked_name(message.name, [other.name for other in table.record.seats if other is not seat])
        await table.record.place(replace(seat, name=name, avatar=message.avatar))
    table.tell()


async def be_ready(table: Table, connection: Connection, message: said.Ready) -> None:
    seat = own_seat(table, connection)
    only_while(table, "seating")
    mine = seats_of(table.record.seats, seat)
    await table.record.place(*(replace(each, ready=message.ready) for each in mine))
    table.tell()


async def leave(table: Table, connection: Connection, message: said.Leave) -> None:
    seat = own_seat(table, connection)
    leavers = await vacate(table, seat, "left")
    if table.record.stage == "playing" and not table.record.row.spectators:
        for leaver in leavers:
            leaver.bye(Mistake("server-you-left"))
        leavers = []
    for leaver in leavers:
        table.attach(leaver, None)
    table.tell(skip=leavers)
    for leaver in leavers:
        table.welcome(leaver)


async def vacate(table: Table, seat: SeatRow, how: str, bans: Collection[str] = ()) -> list[Connection]:
    """A person's seat becomes free, in a match with a bot that plays on; those who were on its line."""
    record = table.record
    if record.stage == "over":
        raise Mistake("server-only-while-playing")
    left, note = seat.empty(), None
    if record.stage == "playing":
        bot = default_bot(record.pack.game.id)
        left = SeatRow(seat.seat, "bot", seat.name, bot, open=True, avatar=seat.avatar, was=seat.was)
        note = record.line(seat.seat, seat.name, note=how)
    others = [other.seat for other in seats_of(record.seats, seat) if other is not seat]
    host = others[0] if others and seat.seat == table.presence.host else None  # who has another seat stays it
    await record.place(left, host=host, note=note, bans=bans)
    leavers = table.presence.connections(seat.seat)
    for leaver in leavers:
        table.presence.detach(leaver)
    if table.undo is not None and table.undo.seat == seat.seat:
        table.undo = None
    return leavers


async def kick(table: Table, connection: Connection, message: said.Kick) -> None:
    host = only_host(table, connection)
    seats = seats_of(table.record.seats, another_person(table, host, message.seat))
    marks = marks_of(table, seats) if message.ban else set()
    for sent_away in [line for seat in seats for line in await vacate(table, seat, "kicked", marks)]:
        sent_away.bye(Mistake("server-banned" if message.ban else "server-kicked", name=host.name))
    for watcher in table.presence.connections(None):
        if watcher.client and hashed(watcher.client) in marks:
            table.presence.detach(watcher)
            watcher.bye(Mistake("server-banned", name=host.name))
    table.tell()


def marks_of(table: Table, seats: Sequence[SeatRow]) -> set[str]:
    """By what a person will be known: the secrets of their seats, and the clients they sat in front of."""
    lines = [line for seat in seats for line in table.presence.connections(seat.seat)]
    clients = {seat.client for seat in seats} | {hashed(line.client) for line in lines if line.client}
    others = {other.client for other in table.record.seats if other not in seats}  # who may share a browser
    return ({seat.secret for seat in seats} | (clients - others)) - {""}


async def hand_over(table: Table, connection: Connection, message: said.HandOver) -> None:
    seat = another_person(table, only_host(table, connection), message.seat)
    if not seat.hosts:
        raise Mistake("server-nobody-else-there")
    await table.record.place(host=seat.seat, note=table.record.line(seat.seat, seat.name, note="host"))
    table.tell()


async def bot(table: Table, connection: Connection, message: said.Bot) -> None:
    only_host(table, connection)
    only_while(table, "seating")
    place = find_seat(table, message.seat)
    if place.kind == "person" and not table.presence.gone(place):
        raise Mistake("server-seat-taken")
    seated = place.empty()
    if message.level:
        check_level(message.level, table.record.pack.game.id)
        name = place.name if place.kind == "bot" else bot_name(table, place)
        seated = SeatRow(place.seat, "bot", name, message.level, was=place.was)
    await table.record.place(seated)
    table.tell()


def bot_name(table: Table, place: SeatRow) -> str:
    """The name that belongs to the seat, or else one of the game's; nobody at the table has it yet."""
    others = [seat for seat in table.record.seats if seat is not place]
    taken = {looks(seat.name) for seat in others}
    if place.was and looks(place.was) not in taken:
        return place.was
    taken |= {looks(seat.was) for seat in others if seat.kind == "empty"}
    names = [*table.record.pack.game.player_names, *(f"Bot {number}" for number in range(1, 65))]
    return next(name for name in names if looks(name) not in taken)


async def stand_in(table: Table, connection: Connection, message: said.StandIn) -> None:
    own_seat(table, connection)
    only_while(table, "playing")
    absent = find_seat(table, message.seat)
    if not table.presence.gone(absent) or absent.bot:
        raise Mistake("server-not-gone", name=absent.name)
    note = table.record.line(absent.seat, absent.name, note="stand_in")
    await table.record.place(replace(absent, bot=default_bot(table.record.pack.game.id)), note=note)
    table.tell()


# -- the match ---------------------------------------------------------------------------------------------


async def start(table: Table, connection: Connection, message: said.Start) -> None:
    record = table.record
    only_host(table, connection)
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
    connection.seen = table.record.question  # who answers has seen what was asked
    await table.choose_for(seat.seat, message.choice)


async def seen(table: Table, connection: Connection, message: said.Seen) -> None:
    own_seat(table, connection)
    connection.seen, connection.late = min(message.question, table.record.question), False


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
        table.undo.agreed |= {each.seat for each in seats_of(table.record.seats, seat)}
    else:
        table.undo = None
    table.tell()


async def say(table: Table, connection: Connection, message: said.Say) -> None:
    text, phrase = message.text.strip(), message.phrase
    if bool(text) == bool(phrase):
        raise Mistake("server-say-something")
    if phrase and phrase not in table.record.pack.game.phrases and phrase not in said.PHRASES:
        raise Mistake("server-unknown-phrase", found=phrase)
    if connection.seat is None:
        await say_apart(table, connection, text, phrase)
        return
    await table.speak(own_seat(table, connection), text, phrase)
    if phrase in table.record.pack.game.phrases:
        table.players.answer(phrase)


async def say_apart(table: Table, connection: Connection, text: str, phrase: str) -> None:
    """Those who watch a match in play talk among themselves."""
    if not connection.name:
        raise Mistake("server-name-first")
    record = table.record
    apart = record.stage == "playing"
    said = {"text": text, "phrase": phrase, "avatar": connection.avatar, "apart": apart}
    await record.say(record.line(-1, connection.name, **said))
    table.tell()


async def rematch(table: Table, connection: Connection, message: said.Rematch) -> None:
    record = table.record
    own_seat(table, connection)
    only_while(table, "over")
    if record.row.rematch:
        return
    fresh = {"stage": "seating", "match": "", "origin": "", "origin_at": 0, "version": 0}
    new = replace(record.row, id=new_id(), created=record.clock.date(), **fresh)
    again = [SeatRow(seat.seat, was=seat.name) if seat.open else seat.back() for seat in record.seats]
    bans = new_bans(new.id, record.bans)
    await record.write(record.change(rematch=new.id), *new_table(new, again), *bans)
    table.tell()


ACTIONS: dict[type, Callable[[Table, Connection, Any], Any]] = {
    said.Sit: sit,
    said.Introduce: introduce,
    said.Ready: be_ready,
    said.Leave: leave,
    said.Bot: bot,
    said.Start: start,
    said.Kick: kick,
    said.HandOver: hand_over,
    said.Choose: choose,
    said.Seen: seen,
    said.Undo: propose_undo,
    said.Consent: consent,
    said.Say: say,
    said.StandIn: stand_in,
    said.Rematch: rematch,
}
