"""Whatever clients send, in whatever order: a match changes only by legal choices, and everybody sees the same."""

from __future__ import annotations

import asyncio
import tempfile
from copy import deepcopy
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from gaslamp import protocol as said
from gaslamp.client.line import Line, apply_changes, line_address
from gaslamp.protocol import PROTOCOL, Message
from gaslamp.server.actions import hear
from gaslamp.server.changes import changes
from gaslamp.server.connection import Connection
from tests.bloodborne.tables import picks, play, player_counts, seeds, start
from tests.server.house import PATIENCE, Guest, House, Server, Told, check_reason, hear_all, live, open_house, serving

quick = settings(max_examples=25, deadline=None)


# -- changes ----------------------------------------------------------------------------------------------

scalars = st.none() | st.booleans() | st.integers(2, 9) | st.text(max_size=3)
trees = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("abcd"), inner, max_size=4),
    max_leaves=25,
)
states = st.dictionaries(st.sampled_from("abcd"), trees, max_size=4)


@given(states, states)
def test_changes_applied_to_the_old_state_give_the_new_one(old: dict[str, Any], new: dict[str, Any]) -> None:
    told = msgspec.json.decode(msgspec.json.encode(changes(old, new)))
    state = deepcopy(old)
    apply_changes(state, told)
    assert state == new


@given(states)
def test_where_nothing_changed_nothing_is_told(state: dict[str, Any]) -> None:
    assert changes(state, deepcopy(state)) == []


# -- any order of messages --------------------------------------------------------------------------------

numbers = st.integers(0, 9)
deeds: st.SearchStrategy[tuple[str, int]] = st.tuples(
    st.sampled_from(
        ("choose",) * 12
        + ("stale", "early", "nonsense", "same", "undo", "agree", "decline", "talk", "phrase")
        + ("leave", "sit", "bot", "start", "stand_in", "rematch", "hang_up", "hang_up", "second_device")
        + ("introduce", "ready", "kick", "hand_over")
    ),
    numbers,
)


class Evening:
    """Three people and a watcher who do anything at any time."""

    def __init__(self, house: House, guests: list[Guest]) -> None:
        self.house = house
        self.guests = guests
        self.table = guests[0].table
        self.line_up = [guest.secret for guest in guests]

    def message(self, guest: Guest, deed: str, number: int) -> Message:
        question = guest.state["question"]
        decision = guest.state["decision"]
        options = guest.options if decision is not None else ["hunter_axe"]
        chosen = decision["chosen"] if decision is not None else None
        made: dict[str, Message] = {
            "choose": said.Choose(question=question, choice=options[number % len(options)]),
            "stale": said.Choose(question=question - 1 - number, choice=options[0]),
            "early": said.Choose(question=question + 1 + number, choice=options[0]),
            "nonsense": said.Choose(question=question, choice=("", "pass", "seat:9", "\u2603", "0")[number % 5]),
            "same": said.Choose(question=question, choice=chosen or "nothing"),
            "undo": said.Undo(question=question),
            "agree": said.Consent(question=question, agree=True),
            "decline": said.Consent(question=question, agree=False),
            "talk": said.Say(text="x" * number),
            "phrase": said.Say(phrase=("strike", "dream", "nothing")[number % 3]),
            "leave": said.Leave(),
            "sit": said.Sit(seat=number % 4, name=f"Guest {number}"),
            "bot": said.Bot(seat=number % 4, level=("greedy", "random", "", "genius")[number % 4]),
            "start": said.Start(),
            "stand_in": said.StandIn(seat=number % 4),
            "rematch": said.Rematch(),
            "introduce": said.Introduce(name=f"Guest {number}", avatar=f"raven-{number}"),
            "ready": said.Ready(ready=number % 2 == 0),
            "kick": said.Kick(seat=number % 4, ban=number > 6),
            "hand_over": said.HandOver(seat=number % 4),
        }
        return made[deed]

    async def happen(self, index: int, deed: str, number: int) -> None:
        guest = self.guests[index]
        here = self.position()
        if deed in ("hang_up", "second_device"):
            secret = guest.secret if guest.seat is not None else ""
            if deed == "hang_up":
                await guest.leave()
            self.guests[index] = await self.house.come(self.table, secret)
            self.guests[index].secret = secret
            if deed == "second_device":
                await guest.leave()
            hear_all(self.guests)
            assert self.position() == here
            return
        message = self.message(guest, deed, number)
        others = [other for other in self.guests if other is not guest]
        hear_all(self.guests)
        answer = await guest.do(message)
        heard = hear_all(others)
        if answer["type"] == "refused":
            check_reason(answer)
            assert self.position() == here
            assert heard == [[], [], []]
        elif deed in ("talk", "phrase"):
            assert self.position() == here
            apart = guest.seat is None and guest.stage == "playing"
            assert [len(told) for told in heard] == [not apart or other.seat is None for other in others]
        elif deed not in ("choose", "nonsense", "undo", "agree", "start"):
            assert self.position() == here
        for place, other in enumerate(self.guests):
            if other.gone:  # sent away, and back to watch
                assert deed == "kick"
                self.guests[place] = await self.house.come(self.table)
                hear_all(self.guests)

    def position(self) -> object:
        match = self.table.record.match
        return None if match is None else (match.fingerprint(), match.choices.copy(), self.table.record.question)

    async def look_again(self) -> None:
        """What each has been told bit by bit is what a newcomer is told at once."""
        for guest in self.guests:
            fresh = await self.house.come(self.table, guest.secret if guest.seat is not None else "")
            hear_all(self.guests)
            assert guest.state == fresh.state
            assert guest.events == fresh.events
            assert guest.talk == fresh.talk
            await fresh.leave()
            hear_all(self.guests)


@settings(quick, max_examples=40)
@given(player_counts, seeds, picks, st.lists(st.tuples(st.integers(0, 3), deeds), max_size=60))
def test_everybody_sees_what_a_newcomer_would_whatever_happens(
    players: int, seed: int, choices: bytes, done: list[tuple[int, tuple[str, int]]]
) -> None:
    async def evening() -> None:
        with tempfile.TemporaryDirectory() as folder:
            async with open_house(Path(folder) / "db", pace=1000) as house:
                table, secrets = await house.laid(start(players, seed, choices))
                guests = [await house.come(table, secret) for secret in (*secrets[:3], "")]
                for guest, secret in zip(guests, secrets[:3], strict=False):
                    guest.secret = secret
                hear_all(guests)
                party = Evening(house, guests)
                await party.look_again()
                for step, (index, (deed, number)) in enumerate(done):
                    await party.happen(index, deed, number)
                    if step % 5 == 0:
                        await party.look_again()
                await party.look_again()

    asyncio.run(evening())


@settings(quick)
@given(st.lists(st.tuples(st.integers(0, 3), deeds), max_size=40))
def test_seating_in_any_order_leaves_everybody_with_the_same_table(done: list[tuple[int, tuple[str, int]]]) -> None:
    async def evening() -> None:
        with tempfile.TemporaryDirectory() as folder:
            async with open_house(Path(folder) / "db", pace=1000) as house:
                table = await house.table()
                guests = [await house.come(table) for _ in range(4)]
                hear_all(guests)
                party = Evening(house, guests)
                for index, (deed, number) in done:
                    # half of what happens is sitting down, or nothing ever starts
                    await party.happen(index, ("sit", "bot", "start", deed)[number % 4], number)
                    await party.look_again()

    asyncio.run(evening())


@settings(quick, max_examples=15)
@given(seeds, picks)
def test_the_rows_on_disk_are_the_match(seed: int, choices: bytes) -> None:
    """What was played over the line is, read from disk, the same match."""

    async def evening() -> None:
        with tempfile.TemporaryDirectory() as folder:
            async with open_house(Path(folder) / "db") as house:
                table, secrets = await house.laid(start(3, seed))
                guests = [await house.come(table, secret) for secret in secrets]
                twin = start(3, seed)
                for byte in choices[:60]:
                    if twin.over:
                        break
                    decision = twin.pending[byte % len(twin.pending)]
                    option = decision.options[byte // 8 % len(decision.options)].id
                    play(twin, bytes([byte]))
                    hear_all(guests)
                    await guests[decision.seat].choose(option)
                hear_all(guests)
                assert table.record.match is not None
                assert table.record.match.fingerprint() == twin.fingerprint()
                assert [table.record.match.view(seat) for seat in (None, 0, 1, 2)] == [
                    twin.view(seat) for seat in (None, 0, 1, 2)
                ]
            async with open_house(Path(folder) / "db") as house:
                again = await house.lobby.find(table.id)
                assert again.record.match is not None
                assert again.record.match.fingerprint() == twin.fingerprint()
                assert again.record.question == table.record.question

    asyncio.run(evening())


@live
async def test_an_answer_comes_after_what_it_did(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        guests = await house.party(3)
        guests[0].listen()
        await hear(guests[0].table, guests[0].line, said.Choose(id=7, question=1, choice=guests[0].options[0]))
        assert [told["type"] for told in guests[0].listen()] == ["update", "done"]


@live
async def test_the_answer_carries_the_number_of_the_message(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        [ana, *_] = await house.party(3)
        assert (await ana.do(said.Say(id=2**53 - 1, text="hello")))["id"] == 2**53 - 1
        assert (await ana.do(said.Start(id=3)))["id"] == 3


@live
async def test_only_what_changed_travels(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        guests = await house.party(3)
        hear_all(guests)
        await guests[1].leave()
        [told] = guests[0].listen()
        assert told["changes"] == [[["table", "seats", 1, "connected"], False]]
        await guests[0].choose(guests[0].options[0])
        [told] = guests[2].listen()[1:]
        assert told == {"type": "update", "n": told["n"], "changes": [[["view", "waiting_for"], [1, 2]]]}


@live
async def test_a_client_that_does_not_listen_is_hung_up_on_and_holds_up_nobody(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        guests = await house.party(3)
        hung_up: list[bool] = []
        deaf = Guest(guests[0].table)
        deaf.line = Connection(20_000, on_deaf=lambda: hung_up.append(True))
        await deaf.table.enter(deaf.line, "")
        for number in range(200):
            await guests[0].get(said.Say(text=str(number)))
        assert hung_up == [True]
        assert deaf.line.ended
        assert len(guests[0].talk) == 200


# -- a real line, and those who abuse it ------------------------------------------------------------------


async def new_table(server: Server, **agreements: Any) -> str:
    async with httpx.AsyncClient(base_url=server.url) as http:
        made = await http.post("/api/tables", json={"game": "bloodborne", "players": 3, **agreements})
        assert made.status_code == 201
        return f"{server.url}/table/{made.json()['id']}"


async def started(server: Server) -> list[Line]:
    url = await new_table(server)
    lines = []
    for seat in range(3):
        line = await Line.open(url)
        await line.receive()
        await line.do(said.Sit(seat=seat, name=f"Guest {seat}"))
        lines.append(line)
    await lines[0].do(said.Start())
    for line in lines:
        while line.state["view"] is None:
            await line.receive()
    return lines


async def answer(line: Line) -> Told:
    """The next message that is no update."""
    async with asyncio.timeout(PATIENCE):
        while (told := await line.receive())["type"] == "update":
            pass
    return told


HUGE = 10**400
ODD: list[Any] = [
    b"",
    b"null",
    b"[]",
    b"7",
    b'"hello"',
    b"{}",
    b'{"type":"choose"}',
    b'{"type":"nothing"}',
    b'{"type":["choose"]}',
    b'{"type":"choose","question":"1","choice":"hunter_axe"}',
    b'{"type":"choose","question":1,"choice":7}',
    b'{"type":"choose","question":1,"choice":null}',
    b'{"type":"choose","question":1.5,"choice":"hunter_axe"}',
    b'{"type":"choose","question":%d,"choice":"hunter_axe"}' % HUGE,
    b'{"type":"choose","question":%d,"choice":"hunter_axe"}' % 2**63,
    b'{"type":"choose","question":%d,"choice":"hunter_axe"}' % 2**64,
    b'{"type":"choose","question":-%d,"choice":"hunter_axe"}' % 2**63,
    b'{"type":"choose","question":NaN,"choice":"hunter_axe"}',
    b'{"type":"choose","question":1e999,"choice":"hunter_axe"}',
    b'{"type":"choose","question":1,"choice":"%s"}' % (b"x" * 5000),
    b'{"type":"choose","question":1,"choice":"hunter_axe","seat":1}',
    b'{"type":"choose","question":1,"choice":"\\ud800"}',
    b'{"type":"choose","question":1,"choice":"hunter_axe","id":-1}',
    b'{"type":"choose","question":1,"choice":"hunter_axe","id":%d}' % 2**53,
    b'{"type":"hello","protocol":1}',
    b'{"type":"hello","protocol":%d}' % 2**62,
    b'{"type":"sit","seat":-1,"name":"x"}',
    b'{"type":"sit","seat":64,"name":"x"}',
    b'{"type":"sit","seat":0,"name":""}',
    b'{"type":"sit","seat":0,"name":"\\u0000"}',
    b'{"type":"sit","seat":true,"name":"x"}',
    b'{"type":"say","text":"%s"}' % (b"x" * 501),
    b'{"type":"say","text":"a","phrase":"strike"}',
    b'{"type":"say"}',
    b'{"type":"say","phrase":"__class__"}',
    b'{"type":"consent","agree":1}',
    b'{"type":"undo","undo":{}}',
    b'{"type":"bot","seat":0,"level":"../../etc/passwd"}',
    b'{"type":"stand_in","seat":63}',
    b'{"type":"start"}{"type":"start"}',
    b'{"type":"start",}',
    b"[" * 4000,
    b'{"a":' * 1500,
    b"\x00" * 100,
    "\u202e\u2603\U0001f480".encode(),
    b'{"type":"__init__"}',
]


@pytest.mark.parametrize("text", ODD, ids=range(len(ODD)))
def test_an_odd_message_is_refused_with_a_reason_and_changes_nothing(server: Server, text: bytes) -> None:
    async def evening() -> None:
        lines = await started(server)
        before = deepcopy(lines[1].state)
        await lines[0].socket.send(text, text=True)
        told = await answer(lines[0])
        assert told["type"] == "refused", told
        check_reason(told)
        # the line still works, and nobody else noticed
        await lines[0].do(said.Say(text="still here"))
        await answer_to_talk(lines[1], "still here")
        assert lines[1].state == before
        for line in lines:
            await line.close()

    asyncio.run(evening())


async def answer_to_talk(line: Line, text: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while not line.talk or line.talk[-1]["text"] != text:
            await line.receive()


json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
fields = st.sampled_from(("type", "id", "question", "choice", "seat", "name", "level", "text", "phrase", "agree"))
kinds = st.sampled_from(
    ("choose", "sit", "bot", "start", "undo", "consent", "say", "stand_in", "rematch", "kick", "ready", "hello", "x")
)
hostile = (
    st.binary(max_size=60)
    | st.text(max_size=60).map(str.encode)
    | json.map(msgspec.json.encode)
    | st.builds(
        lambda kind, rest: msgspec.json.encode({**rest, "type": kind}),
        kinds,
        st.dictionaries(fields, json | numbers | st.sampled_from(("greedy", "hunter_axe", "strike")), max_size=4),
    )
)


@settings(quick, max_examples=15)
@given(st.lists(st.tuples(hostile, st.booleans()), min_size=1, max_size=25))
def test_no_flood_of_nonsense_harms_the_table_or_another(server: Server, flood: list[tuple[bytes, bool]]) -> None:
    async def evening() -> None:
        lines, others = await started(server), await started(server)
        before, elsewhere = deepcopy(lines[1].state), deepcopy(others[1].state)
        try:
            for data, as_text in flood:
                if as_text:
                    data = data.decode("utf-8", "replace").encode()
                await lines[0].socket.send(data, text=as_text)
                told = await answer(lines[0])
                assert told["type"] in ("refused", "done")
                if told["type"] == "refused":
                    check_reason(told)
        except ConnectionClosed:
            raise AssertionError("the line was closed") from None
        await others[0].do(said.Say(text="all well"))
        await answer_to_talk(others[1], "all well")
        assert others[1].state == elsewhere
        fresh = await Line.open(lines_url(server, lines[0]))
        await fresh.receive()
        assert fresh.state["view"]["round"] == before["view"]["round"]
        for line in (*lines, *others, fresh):
            await line.close()

    asyncio.run(evening())


def lines_url(server: Server, line: Line) -> str:
    return f"{server.url}/table/{line.state['table']['id']}"


async def greeted(url: str, *frames: tuple[bytes, bool]) -> list[Told]:
    """What a line answers to these frames, each sent when the one before is answered, until it is closed."""
    told: list[Told] = []
    async with asyncio.timeout(PATIENCE), connect(line_address(url), compression=None) as socket:
        try:
            for data, as_text in frames:
                await socket.send(data, text=as_text)
                told.append(msgspec.json.decode(await socket.recv()))
            while True:
                told.append(msgspec.json.decode(await socket.recv()))
        except ConnectionClosed:
            return told


def hello(**more: Any) -> bytes:
    return msgspec.json.encode({"type": "hello", "protocol": PROTOCOL, **more})


@pytest.mark.parametrize(
    ("data", "as_text", "key"),
    [
        (b'{"type":"start"}', True, "server-hello-first"),
        (b'{"type":"hello"}', True, "server-bad-message"),
        (b'{"type":"hello","protocol":"1"}', True, "server-bad-message"),
        (b'{"type":"hello","protocol":0}', True, "server-other-protocol"),
        (b'{"type":"hello","protocol":2}', True, "server-other-protocol"),
        (b'{"type":"hello","protocol":%d}' % 2**62, True, "server-other-protocol"),
        (b'{"type":"hello","protocol":%d}' % 2**64, True, None),
        (b'{"type":"hello","protocol":-%d}' % 10**30, True, None),
        (b'{"type":"hello","protocol":1,"secret":"nobody\'s"}', True, "server-old-secret"),
        (b'{"type":"hello","protocol":1,"secret":"%s"}' % (b"x" * 201), True, "server-bad-message"),
        (b'{"type":"hello","protocol":1,"secret":"\\ud800"}', True, "server-bad-message"),
        (b"not json", True, "server-bad-message"),
        (b"", True, "server-bad-message"),
        (b'{"type":"hello","protocol":1}', False, "server-bad-message"),
        (b"\x00\xff", False, "server-bad-message"),
        (b"[" * 8000, True, "server-bad-message"),
    ],
)
def test_a_bad_beginning_is_answered_with_a_farewell(
    server: Server, data: bytes, as_text: bool, key: str | None
) -> None:
    async def evening() -> None:
        [bye] = await greeted(await new_table(server), (data, as_text))
        assert bye["type"] == "bye"
        assert check_reason(bye) == key or key is None
        assert not bye["again"]

    asyncio.run(evening())


@pytest.mark.parametrize("id", ["nowhere", "%00", "%F0%9F%92%80", "x" * 400, "..%5C..%5Cetc", "%27%20or%201=1"])
def test_a_wrong_link_is_answered_with_a_farewell(server: Server, id: str) -> None:
    async def evening() -> None:
        [bye] = await greeted(f"{server.url}/table/{id}", (hello(), True))
        assert check_reason(bye) == "server-no-such-table"

    asyncio.run(evening())


def test_a_megabyte_ends_the_line_and_nothing_else(server: Server) -> None:
    async def evening() -> None:
        lines = await started(server)
        for as_text in (True, False):
            url = lines_url(server, lines[0])
            told = await greeted(url, (hello(), True), (b"x" * 2**20, as_text))
            assert [message["type"] for message in told] == ["welcome"]
        await lines[0].do(said.Say(text="still here"))
        for line in lines:
            await line.close()

    asyncio.run(evening())


def test_invalid_utf8_ends_the_line_and_nothing_else(tmp_path: Path) -> None:
    async def evening(server: Server) -> None:
        lines = await started(server)
        told = await greeted(lines_url(server, lines[0]), (hello(), True), (b"\xff\xfe\x80", True))
        assert [message["type"] for message in told] in (["welcome"], ["welcome", "refused"])
        await lines[0].do(said.Say(text="still here"))
        for line in lines:
            await line.close()

    with serving(tmp_path / "tables.sqlite") as server:
        asyncio.run(evening(server))
        assert server.complaints() == []


def test_messages_sent_all_at_once_are_done_in_order(server: Server) -> None:
    async def evening() -> None:
        lines = await started(server)
        for number in range(30):
            await lines[0].send(said.Say(text=str(number)))
        for line in lines:
            await answer_to_talk(line, "29")
            assert [line["text"] for line in line.talk] == [str(number) for number in range(30)]
        for line in lines:
            await line.close()

    asyncio.run(evening())


def test_the_same_choice_sent_twice_counts_once(server: Server) -> None:
    async def evening() -> None:
        lines = await started(server)
        choice = lines[0].state["decision"]["options"][0]["id"]
        for _ in range(2):
            await lines[0].send(said.Choose(question=1, choice=choice))
        assert [(await answer(lines[0]))["type"] for _ in range(2)] == ["done", "refused"]
        assert lines[0].state["view"]["waiting_for"] == [1, 2]
        for line in lines:
            await line.close()

    asyncio.run(evening())
