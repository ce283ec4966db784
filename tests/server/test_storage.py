"""The process may die at any moment: whatever was acknowledged is there, and every table goes on where it was."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, closing
from copy import deepcopy
from pathlib import Path
from typing import Any

import httpx
import pytest

from gaslamp import Match, UndoRefused
from gaslamp import protocol as said
from gaslamp.client import Line, asked
from gaslamp.core.errors import Mistake
from gaslamp.protocol import Message
from gaslamp.server import storage
from gaslamp.server.actions import hear
from gaslamp.server.storage import Ledger, Write
from gaslamp.server.table import Table
from tests.bloodborne.tables import start
from tests.server.house import (
    Guest,
    House,
    Server,
    Told,
    asks,
    check_reason,
    choose_all,
    hear_all,
    live,
    open_house,
    play_out,
    serving,
    until,
)

SEED = 7


# -- an evening, photographed at every write --------------------------------------------------------------


class Photographer(Ledger):
    """Keeps what is on disk after every write; before the next one it must be the same still."""

    def __init__(self, place: str) -> None:
        super().__init__(place)
        self.pictures: list[Path] = []

    async def _commit(self, batch: list[tuple[Sequence[Write], asyncio.Future[None]]], alone: bool = False) -> bool:
        if not batch:
            return await super()._commit(batch, alone)
        if self.pictures:
            assert rows(Path(self.place)) == rows(self.pictures[-1])
        done = await super()._commit(batch, alone)
        file = Path(self.place).with_name(f"after-{len(self.pictures)}")
        source, target = sqlite3.connect(self.place), sqlite3.connect(file)
        source.backup(target)
        source.close()
        target.close()
        self.pictures.append(file)
        return done


def rows(file: Path) -> list[str]:
    opened = sqlite3.connect(file)
    found = list(opened.iterdump())
    opened.close()
    return found


KEPT = ("kind", "name", "bot", "open", "avatar", "ready", "was")


def essence(guest: Guest) -> Told:
    """What somebody sees, apart from who is on the line just now."""
    table = dict(guest.state["table"])
    table["seats"] = [{key: seat[key] for key in KEPT} for seat in table["seats"]]
    for passing in ("watching", "watchers", "undo"):
        del table[passing]
    return deepcopy({**guest.state, "table": table, "events": guest.events, "talk": guest.talk})


class Evening:
    """Everything that is ever written happens in it, one thing after the other."""

    def __init__(self, house: House, photographer: Photographer) -> None:
        self.house = house
        self.photographer = photographer
        self.table: Table
        self.guests: dict[str, Guest] = {}
        # after so many writes: what each sees, by the secret (empty for watchers) they come in with
        self.seen: list[list[tuple[str, Told]]] = [[]]

    async def then(self, step: Awaitable[Any]) -> None:
        """One thing happens; it is one write, and from then on seen by all."""
        writes = len(self.photographer.pictures)
        await step
        hear_all(list(self.guests.values()))
        assert len(self.photographer.pictures) == writes + 1
        everybody = self.guests.values()
        self.seen.append([("" if guest.seat is None else guest.secret, essence(guest)) for guest in everybody])

    async def do(self, name: str, message: Message) -> None:
        await self.then(self.guests[name].get(message))

    async def sit(self, name: str, seat: int) -> None:
        self.guests[name] = await self.house.come(self.table)
        await self.do(name, said.Sit(seat=seat, name=name))

    async def choose(self, name: str, pick: int = 0) -> None:
        guest = self.guests[name]
        message = said.Choose(question=guest.state["question"], choice=guest.options[pick % len(guest.options)])
        await self.do(name, message)

    async def make_table(self) -> None:
        self.table = await self.house.table(players=4, absence=10, name="Friday")

    async def on_until(self, reached: Callable[[], bool]) -> None:
        """Play on, everybody their first option."""
        while not reached():
            [guest, *_] = asks(list(self.guests.values()))
            await self.choose(next(name for name, other in self.guests.items() if other is guest))

    def may_undo(self) -> str:
        """Somebody who may take back a choice now."""
        assert self.table.record.match is not None
        for name, guest in self.guests.items():
            if guest.seat is not None and self.table.record.match.answer_of(guest.seat) is None:
                try:
                    self.table.record.match.undo_point(guest.seat)
                except UndoRefused:
                    continue
                return name
        return ""

    async def happen(self) -> None:
        await self.then(self.make_table())
        self.guests["watcher"] = await self.house.come(self.table)
        for seat, name in enumerate(("Ana", "Bruno", "Carla")):
            await self.sit(name, seat)
        await self.do("Ana", said.Bot(seat=3, level="greedy"))
        await self.do("Ana", said.Bot(seat=3, level=""))
        await self.do("Carla", said.Sit(seat=3, name="Carla"))
        await self.sit("Davide", 2)
        await self.do("Bruno", said.Say(text="Good evening"))
        await self.do("Bruno", said.Ready(ready=True))
        await self.do("Carla", said.Introduce(name="Carla", avatar="raven-3"))
        await self.do("Ana", said.Start())
        self.guests["watcher"].line.name = "Walter"
        await self.do("watcher", said.Say(text="Bruno will lose"))
        await self.choose("Ana")
        await self.choose("Bruno")
        await self.choose("Ana", 1)
        await self.choose("Davide")
        await self.choose("Ana", 2)
        await self.choose("Carla")
        await self.on_until(lambda: bool(self.may_undo()))
        await self.undo()
        await self.do("Carla", said.Say(phrase="doubt"))
        await self.stand_in()
        await self.newcomer()
        await self.on_until(lambda: self.guests["Ana"].stage == "over")
        await self.do("Ana", said.Say(phrase="well_played"))
        await self.do("Davide", said.Rematch())
        self.table = await self.house.lobby.find(self.guests["Ana"].state["table"]["rematch"])
        await self.then(self.again())

    async def undo(self) -> None:
        proposer = self.may_undo()
        await self.guests[proposer].get(self.guests[proposer].undo())
        others = [name for name, guest in self.guests.items() if guest.seat is not None and name != proposer]
        for name in others[:-1]:
            await self.guests[name].get(self.guests[name].consent(True))
        await self.do(others[-1], self.guests[others[-1]].consent(True))

    async def stand_in(self) -> None:
        bruno = self.guests.pop("Bruno")
        await bruno.leave()
        await self.house.clock.advance(11)
        await self.do("Ana", said.StandIn(seat=1))
        await self.then(self.come_back(bruno))

    async def come_back(self, guest: Guest) -> None:
        self.guests["Bruno"] = await self.house.come(self.table, guest.secret)
        self.guests["Bruno"].secret = guest.secret

    async def newcomer(self) -> None:
        await self.do("Carla", said.Leave())
        del self.guests["Carla"]
        await self.sit("Yann", 3)
        del self.guests["Yann"]
        await self.do("Ana", said.Kick(seat=3, ban=True))
        await self.sit("Zoe", 3)
        await self.do("Ana", said.HandOver(seat=1))
        await self.do("Bruno", said.HandOver(seat=0))

    async def again(self) -> None:
        """The same people at the table of their rematch."""
        people = {name: guest.secret for name, guest in self.guests.items() if guest.secret}
        self.guests = {name: await self.house.come(self.table, secret) for name, secret in people.items()}
        for name, secret in people.items():
            self.guests[name].secret = secret
        hear_all(list(self.guests.values()))
        await self.guests["Ana"].get(said.Start())


@asynccontextmanager
async def evening(folder: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Evening]:
    monkeypatch.setattr("secrets.randbits", lambda bits: SEED)
    monkeypatch.setattr("random.randrange", lambda stop: 1)  # no bot answers
    async with open_house(folder / "db", pace=1000, ledger=Photographer) as house:
        assert isinstance(house.ledger, Photographer)
        party = Evening(house, house.ledger)
        await party.happen()
        yield party


@pytest.mark.parametrize("part", range(2))
def test_killed_at_any_write_everything_goes_on_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, part: int
) -> None:
    async def check() -> None:
        async with evening(tmp_path, monkeypatch) as party:
            ids = {id for seen in party.seen for _, told in seen for id in [told["table"]["id"]]}
            assert len(ids) == 2
            for number in range(part, len(party.photographer.pictures), 2):
                await look(party.photographer.pictures[number], party.seen[number + 1])

    async def look(file: Path, expected: list[tuple[str, Told]]) -> None:
        async with open_house(file, pace=1000) as house:
            tables = [row["id"] for row in await house.ledger.read(storage.tables.select())]
            for id in tables:
                await house.lobby.find(id)
            for secret, told in expected:
                guest = await house.come(told["table"]["id"], secret)
                # a seat that somebody has sat down on in between is theirs only if they were told so
                assert essence(guest) == told

    asyncio.run(check())


def test_a_match_that_was_interrupted_ends_as_one_that_was_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        async with evening(tmp_path, monkeypatch) as party:
            [end] = [seen for seen in zip(party.seen, party.seen[1:], strict=False) if just_over(*seen)]
            outcome = end[1][0][1]["view"]["outcome"]
            playing = [number for number, seen in enumerate(party.seen) if seen and last_part(party, seen)]
            for number in playing[:: len(playing) // 6]:
                assert await play_on(party.photographer.pictures[number - 1], party.seen[number]) == outcome

    def just_over(before: list[tuple[str, Told]], after: list[tuple[str, Told]]) -> bool:
        return bool(before) and before[0][1]["table"]["stage"] == "playing" and after[0][1]["table"]["stage"] == "over"

    def last_part(party: Evening, seen: list[tuple[str, Told]]) -> bool:
        names = [seat["name"] for seat in seen[0][1]["table"]["seats"]]
        return seen[0][1]["table"]["stage"] == "playing" and "Zoe" in names and not seen[0][1]["table"]["rematch"]

    async def play_on(file: Path, seen: list[tuple[str, Told]]) -> Told:
        async with open_house(file, pace=1000) as house:
            people = [(secret, told) for secret, told in seen if secret]
            guests = [await house.come(told["table"]["id"], secret) for secret, told in people]
            await play_out(guests)
            outcome: Told = guests[0].state["view"]["outcome"]
            return outcome

    asyncio.run(check())


# -- writes that fail -------------------------------------------------------------------------------------


class Unreliable(Ledger):
    """Fails when told to, after so many statements of a transaction."""

    failing_after = -1

    async def _execute(self, connection: Any, writes: list[Write]) -> None:
        if self.failing_after < 0:
            await super()._execute(connection, writes)
            return
        await super()._execute(connection, writes[: self.failing_after])
        raise OSError("the disk is full")


async def state_on_disk(file: Path, tables: Sequence[str], secrets: Sequence[str]) -> list[Told]:
    async with open_house(file, pace=1000) as house:
        return [essence(await house.come(id, secret)) for id in tables for secret in secrets]


async def prepared(house: House, stage: str) -> list[Guest]:
    table = await house.table(players=3)
    guests = [await house.sit(table, seat) for seat in range(2)]
    if stage == "seating":
        return guests
    guests.append(await house.sit(table, 2))
    await guests[0].get(said.Start())
    hear_all(guests)
    if stage == "over":
        await play_out(guests)
    if stage == "last choice":
        await play_to_the_last_choice(guests)
    return guests


async def play_to_the_last_choice(guests: list[Guest]) -> None:
    while True:
        hear_all(guests)
        match = guests[0].table.record.match
        assert match is not None
        guest = asks(guests)[0]
        choice = guest.options[0]
        ahead = match.replayed(len(match.choices))
        ahead.choose(guest.seat or 0, choice)
        if ahead.over:
            return
        await guest.choose(choice)


ACTIONS: list[tuple[str, str, Callable[[Guest], Message]]] = [
    ("sit", "seating", lambda guest: said.Sit(seat=2, name="Zoe")),
    ("move", "seating", lambda guest: said.Sit(seat=2, name=f"New {guest.seat}")),
    ("leave before", "seating", lambda guest: said.Leave()),
    ("bot", "seating", lambda guest: said.Bot(seat=2, level="greedy")),
    ("ready", "seating", lambda guest: said.Ready(ready=True)),
    ("introduce", "seating", lambda guest: said.Introduce(name="Zoe", avatar="raven-3")),
    ("kick before", "seating", lambda guest: said.Kick(seat=1)),
    ("start", "full", lambda guest: said.Start()),
    ("choose", "playing", lambda guest: said.Choose(question=1, choice=guest.options[0])),
    ("talk", "playing", lambda guest: said.Say(text="hello")),
    ("leave", "playing", lambda guest: said.Leave()),
    ("ban", "playing", lambda guest: said.Kick(seat=1, ban=True)),
    ("hand over", "playing", lambda guest: said.HandOver(seat=1)),
    ("stand in", "playing", lambda guest: said.StandIn(seat=1)),
    ("end", "last choice", lambda guest: said.Choose(question=guest.state["question"], choice=guest.options[0])),
    ("rematch", "over", lambda guest: said.Rematch()),
]


@pytest.mark.parametrize("statements", [0, 1])
@pytest.mark.parametrize(("action", "stage", "message"), ACTIONS, ids=[action for action, _, _ in ACTIONS])
def test_what_cannot_be_written_has_not_happened(
    tmp_path: Path, action: str, stage: str, message: Callable[[Guest], Message], statements: int
) -> None:
    async def check() -> None:
        async with open_house(tmp_path / "db", pace=1000, ledger=Unreliable) as house:
            ledger = house.ledger
            assert isinstance(ledger, Unreliable)
            guests = await prepared(house, "seating" if stage == "full" else stage)
            if stage == "full":
                await guests[0].get(said.Bot(seat=2, level="random"))
            if action == "stand in":
                await guests.pop(1).leave()
                await house.clock.advance(61)
            hear_all(guests)
            actor = await house.come(guests[0].table) if action == "sit" else (asks(guests) or guests)[0]
            hear_all(guests)
            before = [essence(guest) for guest in guests]
            ledger.failing_after = statements
            with pytest.raises(OSError, match="disk"):
                await hear(actor.table, actor.line, message(actor))
            ledger.failing_after = -1
            assert [told["type"] for some in hear_all(guests) for told in some] == []
            id, secrets = guests[0].table.id, [guest.secret for guest in guests]
            assert [essence(guest) for guest in guests] == before
            fresh = [essence(await house.come(id, secret)) for secret in secrets]
            assert fresh == before
            assert await state_on_disk(tmp_path / "db", [id], secrets) == before
            # and now that the disk has room again, it works
            if action == "choose":
                actor.listen()
            await actor.get(message(actor))

    asyncio.run(check())


@live
async def test_who_comes_back_when_the_disk_is_full_can_come_back_later(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db", pace=1000, ledger=Unreliable) as house:
        assert isinstance(house.ledger, Unreliable)
        guests = await prepared(house, "playing")
        await guests[1].leave()
        await house.clock.advance(61)
        await guests[0].get(said.StandIn(seat=1))
        house.ledger.failing_after = 0
        with pytest.raises(OSError, match="disk"):
            await house.come(guests[0].table, guests[1].secret)
        house.ledger.failing_after = -1
        hear_all(guests)
        assert guests[0].state["table"]["seats"][1]["bot"] == "greedy"
        assert guests[0].table.record.seats[1].bot == "greedy"
        back = await house.come(guests[0].table, guests[1].secret)
        guests[0].listen()
        assert (back.seat, guests[0].state["table"]["seats"][1]["bot"]) == (1, "")


class Blackout(Unreliable):
    """Fails to read as well."""

    async def read(self, query: Any) -> list[dict[str, Any]]:
        if self.failing_after >= 0:
            raise OSError("the disk is gone")
        return await super().read(query)


@live
async def test_a_table_survives_a_database_that_is_away_for_a_while(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db", pace=1000, ledger=Blackout) as house:
        assert isinstance(house.ledger, Blackout)
        guests = await prepared(house, "playing")
        question, choice = guests[0].state["question"], guests[0].options[0]
        house.ledger.failing_after = 0
        with pytest.raises(OSError, match="disk"):
            await hear(guests[0].table, guests[0].line, said.Choose(question=question, choice=choice))
        house.ledger.failing_after = -1
        hear_all(guests)
        assert guests[0].state["view"] is not None
        await guests[0].choose(choice)
        hear_all(guests)
        await play_out(guests)


@live
async def test_a_write_that_cannot_be_spoils_no_other_of_the_same_moment(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        tables = [await house.party(3) for _ in range(4)]
        twin = Ledger(str(tmp_path / "db"))
        await twin.open()
        row = {"match": tables[2][0].state["table"]["match"], "number": 0, "seat": 0, "choice": "hunter_axe"}
        await twin.write((storage.APPEND_CHOICE, row))
        await twin.close()
        answers = await asyncio.gather(
            *(guests[0].do(said.Choose(question=1, choice="saw_cleaver")) for guests in tables)
        )
        assert [answer["type"] for answer in answers] == ["done", "done", "refused", "done"]


# -- two processes on one file ----------------------------------------------------------------------------


@asynccontextmanager
async def twins(file: Path) -> AsyncIterator[tuple[list[Guest], list[Guest]]]:
    """The same people at the same table, in two processes' memories."""
    async with open_house(file, pace=1000) as one, open_house(file, pace=1000) as two:
        table, secrets = await one.laid(start(3, SEED))
        here = [await one.come(table, secret) for secret in secrets]
        there = [await two.come("table-1", secret) for secret in secrets]
        hear_all([*here, *there])
        yield here, there


@live
async def test_of_two_who_write_the_same_row_one_wins_and_the_other_catches_up(tmp_path: Path) -> None:
    async with twins(tmp_path / "db") as (here, there):
        await here[0].choose("saw_cleaver")
        assert await there[1].refused(said.Choose(question=1, choice="hunter_axe")) == "server-too-late"
        hear_all(there)
        assert there[2].state["view"]["waiting_for"] == [1, 2]
        assert there[0].state["decision"]["chosen"] == "saw_cleaver"
        await there[1].choose("hunter_axe")
        assert await here[2].refused(said.Choose(question=1, choice="hunter_axe")) == "server-too-late"
        await here[2].choose("hunter_axe")
        await there[2].do(said.Choose(question=1, choice="hunter_pistol"))
        hear_all([*here, *there])
        assert [guest.state["view"] for guest in here] == [guest.state["view"] for guest in there]
        assert [guest.events for guest in here] == [guest.events for guest in there]


@live
async def test_two_processes_racing_never_lose_an_acknowledged_choice(tmp_path: Path) -> None:
    async with twins(tmp_path / "db") as (here, there):
        answers = await asyncio.gather(
            here[0].do(said.Choose(question=1, choice="saw_cleaver")),
            there[1].do(said.Choose(question=1, choice="hunter_axe")),
        )
        assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
        for answer in answers:
            if answer["type"] == "refused":
                assert check_reason(answer) == "server-too-late"
        async with open_house(tmp_path / "db") as house:
            table = await house.lobby.find("table-1")
            assert table.record.match is not None
            choices = [(0, "saw_cleaver"), (1, "hunter_axe")]
            assert table.record.match.choices == [choices[[answer["type"] for answer in answers].index("done")]]


@live
async def test_a_match_that_another_process_has_ended_is_over_here_too(tmp_path: Path) -> None:
    async with twins(tmp_path / "db") as (here, there):
        await play_out(here)
        await there[0].do(said.Choose(question=1, choice="saw_cleaver"))
        hear_all(there)
        assert there[0].stage == "over"
        assert there[0].state["view"]["outcome"] == here[0].state["view"]["outcome"]
        await there[0].get(said.Rematch())


@live
async def test_the_log_is_right_after_another_process_has_undone_and_gone_on(tmp_path: Path) -> None:
    async with twins(tmp_path / "db") as (here, there):
        for _ in range(200):
            match = here[0].table.record.match
            assert match is not None
            free = [g for g in here if match.answer_of(g.seat or 0) is None]
            proposer = next((g for g in free if undoable(g)), None)
            if proposer is not None:
                break
            guest = asks(here)[0]
            await guest.choose(guest.options[0])
            hear_all(here)
        assert proposer is not None
        # the others are up to date with all of it
        await there[0].do(said.Choose(question=there[0].state["question"], choice="saw_cleaver"))
        hear_all(there)
        assert [guest.events for guest in there] == [guest.events for guest in here]
        seat = proposer.seat or 0
        await proposer.get(proposer.undo())
        for guest in here:
            if guest is not proposer:
                await guest.get(guest.consent(True))
        hear_all(here)
        await here[seat].choose(here[seat].options[-1])
        for _ in range(6):
            hear_all(here)
            guest = asks(here)[0]
            await guest.choose(guest.options[-1])
        hear_all(here)
        await there[0].do(said.Choose(question=there[0].state["question"], choice="saw_cleaver"))
        for guest in there:
            if guest.decision is not None:
                await guest.do(said.Choose(question=guest.state["question"], choice=guest.options[0]))
        hear_all(there)
        fresh = here[0].table.record.match
        assert fresh is not None
        for one, two in zip(here, there, strict=True):
            assert two.events == one.events[: len(two.events)]


def undoable(guest: Guest) -> bool:
    match = guest.table.record.match
    assert match is not None
    try:
        match.undo_point(guest.seat)
    except UndoRefused:
        return False
    return True


@live
async def test_of_two_who_speak_at_once_in_two_processes_both_are_heard_or_told(tmp_path: Path) -> None:
    async with twins(tmp_path / "db") as (here, there):
        await here[0].get(said.Say(text="one"))
        answer = await there[1].do(said.Say(text="two"))
        if answer["type"] == "refused":
            assert check_reason(answer) == "server-too-late"
            await there[1].get(said.Say(text="two"))
        hear_all(there)
        assert [line["text"] for line in there[1].talk] == ["one", "two"]


@live
async def test_of_two_who_sit_down_at_once_in_two_processes_one_has_the_seat(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as one, open_house(tmp_path / "db") as two:
        table = await one.table()
        here, there = await one.come(table), await two.come(table.id)
        await here.get(said.Sit(seat=0, name="Ana"))
        answer = await there.do(said.Sit(seat=0, name="Bruno"))
        assert answer["type"] == "refused", "both sit there, and Ana's secret is lost"


@live
async def test_a_match_starts_only_once_in_two_processes(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db", pace=1000) as one, open_house(tmp_path / "db", pace=1000) as two:
        table = await one.table()
        ana = await one.sit(table, 0)
        for seat in (1, 2):
            await ana.get(said.Bot(seat=seat, level="random"))
        twin = await two.come(table.id, ana.secret)
        await ana.get(said.Start())
        answer = await twin.do(said.Start())
        assert answer["type"] == "refused", "there are two matches now"


# -- the file itself --------------------------------------------------------------------------------------


@live
async def test_a_database_of_another_time_is_refused(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        await house.ledger.write((storage.house.update().values(schema=99), {}))
    with pytest.raises(Mistake, match="format 99"):
        async with open_house(tmp_path / "db"):
            pass


def columns(file: Path) -> dict[str, set[str]]:
    with closing(sqlite3.connect(file)) as opened:
        tables = [name for (name,) in opened.execute("select name from sqlite_master where type = 'table'")]
        return {name: {row[1] for row in opened.execute(f"pragma table_info({name})")} for name in tables}


@live
async def test_a_database_of_the_first_format_is_made_into_one_of_today(tmp_path: Path) -> None:
    old, new = tmp_path / "old", tmp_path / "new"
    with closing(sqlite3.connect(old)) as opened:
        opened.executescript((Path(__file__).parent / "format_1.sql").read_text(encoding="utf-8"))
    async with open_house(new):
        pass
    async with open_house(old) as house:
        assert columns(old) == columns(new)
        secrets = ("4I4yUheV7mnMFP5s_ecXjXb3JHwtf6H-", "RaqCBiIk1DA0wu1pC-gQu_5HUxmINyTh")
        guests = [await house.come("B4swbwuzab_LE9KO", secret) for secret in secrets]
        ana = guests[0]
        assert (ana.seat, ana.state["table"]["host"], ana.state["view"]["round"]) == (1, 1, 2)
        assert [(line["name"], line["text"], line["phrase"]) for line in ana.talk] == [
            ("Ana", "good evening", ""),
            ("Bea", "", "no_deal"),
        ]
        assert {row["by"] for row in await house.ledger.read(storage.choices.select())} == {""}
        await play_out(guests)
        carla = await house.come("Keb37Fy39WZAkpeL", "RGfBCsMZQaKXZxxwn5BF0eJQqncLgmM4")
        await carla.get(said.Ready(ready=True))
    async with open_house(old) as house:  # and it stays one
        assert (await house.ledger.read(storage.house.select()))[0]["schema"] == storage.SCHEMA_VERSION
        carla = await house.come("Keb37Fy39WZAkpeL", "RGfBCsMZQaKXZxxwn5BF0eJQqncLgmM4")
        assert carla.state["table"]["seats"][1]["ready"]


@live
async def test_a_database_is_made_new_once_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with closing(sqlite3.connect(tmp_path / "db")) as opened:
        opened.executescript((Path(__file__).parent / "format_1.sql").read_text(encoding="utf-8"))
    before = columns(tmp_path / "db")
    whole = storage.UPGRADES[2]
    monkeypatch.setitem(storage.UPGRADES, 2, (*whole, "this is no SQL"))
    with pytest.raises(Mistake, match="cannot be used"):
        async with open_house(tmp_path / "db"):
            pass
    assert {name: columns(tmp_path / "db")[name] for name in before} == before
    monkeypatch.setitem(storage.UPGRADES, 2, whole)
    ledgers = [Ledger(str(tmp_path / "db")) for _ in range(2)]
    await asyncio.gather(*(ledger.open() for ledger in ledgers))
    for ledger in ledgers:
        await ledger.close()


@live
async def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "db").write_bytes(b"not a database, but long enough to be taken for one" * 100)
    with pytest.raises(Mistake, match="cannot be used"):
        async with open_house(tmp_path / "db"):
            pass


@live
async def test_no_secret_is_on_disk(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        guests = await house.party(3)
        await choose_all(guests)
        data = b"".join(file.read_bytes() for file in tmp_path.glob("db*"))
        for guest in guests:
            assert guest.secret.encode() not in data


# -- a real process, really killed ------------------------------------------------------------------------


async def come(server: Server, secrets: Sequence[str]) -> list[Line]:
    """The lines of those who hold the seats of the only table."""
    lines = []
    for secret in secrets:
        line = await Line.open(f"{server.url}/table/table-1", secret)
        await line.receive()
        lines.append(line)
    return lines


async def settle(lines: list[Line]) -> None:
    """Everybody has heard everything: a word from each comes after all that was before it."""
    for line in lines:
        await line.do(said.Say(text=f"{len(lines[0].talk)}"))
    number = lines[-1].talk[-1]["number"]
    for line in lines:
        await until(line, lambda line: line.talk and line.talk[-1]["number"] == number)


async def choose(line: Line, dice: random.Random) -> tuple[int, str]:
    """Choose something, without waiting for the answer."""
    decision = asked(line.state)
    assert decision is not None
    choice = dice.choice(decision.options).id
    await line.send(said.Choose(question=line.state["question"], choice=choice))
    return decision.seat, choice


def seen(line: Line) -> list[Any]:
    return deepcopy([line.state["question"], line.state["view"], line.state["decision"], line.events, line.talk])


def last_choice(file: Path) -> tuple[int, str]:
    opened = sqlite3.connect(file)
    [(seat, choice)] = opened.execute("select seat, choice from choices order by number desc limit 1")
    opened.close()
    return seat, choice


def test_a_server_killed_in_mid_game_goes_on_when_it_is_started_again(tmp_path: Path) -> None:
    dice = random.Random(1)
    file = tmp_path / "tables.sqlite"

    async def lay() -> list[str]:
        async with open_house(file) as house:
            _, secrets = await house.laid(Match.start("bloodborne", players=3, seed=SEED))
            return secrets

    async def round_of(server: Server, lines: list[Line], secrets: list[str]) -> list[Line]:
        """Play on; then the power goes, with one more choice on its way."""
        for _ in range(6):
            await choose(dice.choice([line for line in lines if asked(line.state)]), dice)
            await settle(lines)
        before = [seen(line) for line in lines]
        sent = await choose(next(line for line in lines if asked(line.state)), dice)
        server.kill()
        for line in lines:
            await line.close()
        server.start()
        again = await come(server, secrets)
        assert [seen(line) for line in again] == before or last_choice(file) == sent
        await settle(again)
        return again

    async def evening(server: Server, secrets: list[str]) -> None:
        lines = await come(server, secrets)
        await settle(lines)
        for _ in range(3):
            lines = await round_of(server, lines, secrets)
        for line in lines:
            await line.close()

    secrets = asyncio.run(lay())
    with serving(file, "--messages", 100_000) as server:
        asyncio.run(evening(server, secrets))


def test_a_server_that_is_stopped_says_so_and_asks_to_come_back(tmp_path: Path) -> None:
    async def evening() -> None:
        with serving(tmp_path / "tables.sqlite") as server:
            async with httpx.AsyncClient(base_url=server.url) as http:
                made = await http.post("/api/tables", json={"game": "bloodborne", "players": 3})
            line = await Line.open(f"{server.url}/table/{made.json()['id']}")
            await line.receive()
            stopping = asyncio.create_task(asyncio.to_thread(server.stop))
            told = await line.receive()
            assert (told["type"], told["reason"]["key"], told["again"]) == ("bye", "server-closing", True)
            await stopping
            await line.close()

    asyncio.run(evening())
