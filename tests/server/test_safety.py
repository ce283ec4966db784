"""Strangers at the door: other sites, too much at once, and what must never be told."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from gaslamp import protocol as said
from gaslamp.client.line import Line, asked, line_address
from gaslamp.core.errors import Mistake
from gaslamp.protocol import PROTOCOL
from gaslamp.server.app import make_app
from gaslamp.server.limits import Doorkeeper, Limits
from gaslamp.server.setting import Setting
from tests.server.clock import HandClock
from tests.server.house import PATIENCE, Server, Told, check_reason, live, open_app, serving, until

TABLE = {"game": "bloodborne", "players": 3}
GUARDS = ("content-security-policy", "x-content-type-options", "referrer-policy", "cross-origin-opener-policy")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("safety") / "tables.sqlite", "--connections", 4) as running:
        yield running
        assert running.complaints() == []


def new_table(server: Server) -> str:
    return f"{server.url}/table/{httpx.post(server.url + '/api/tables', json=TABLE).json()['id']}"


# -- other sites ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "null", "http://localhost:1", "http://localhost.evil"])
def test_a_line_from_another_site_is_refused(server: Server, origin: str) -> None:
    async def dial() -> None:
        with pytest.raises(InvalidStatus, match="403"):
            async with connect(line_address(new_table(server)), origin=Origin(origin)):
                pass

    asyncio.run(dial())


def test_a_line_from_our_own_page_is_welcome(server: Server) -> None:
    async def dial() -> None:
        async with connect(line_address(new_table(server)), origin=Origin(server.url)) as socket:
            await socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL}))
            assert json.loads(await socket.recv())["type"] == "welcome"

    asyncio.run(dial())


@pytest.mark.parametrize("path", ["/api/tables", "/api/matches/x/continue"])
def test_a_post_from_another_site_is_refused(server: Server, path: str) -> None:
    for origin in ("https://elsewhere.example", "null"):
        answer = httpx.post(server.url + path, json=TABLE, headers={"origin": origin})
        assert answer.status_code == 403
        assert check_reason(answer.json()) == "server-other-origin"
    assert httpx.post(server.url + "/api/tables", json=TABLE, headers={"origin": server.url}).status_code == 201


@live
async def test_a_page_behind_a_proxy_is_ours_when_it_was_named(tmp_path: Path) -> None:
    app: Any = make_app(Setting(str(tmp_path / "db"), origins=("https://play.example",)))
    async with app.lifespan(), httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://house") as http:
        for origin, status in (("https://play.example", 201), ("http://play.example", 403), ("https://house", 201)):
            answer = await http.post("/api/tables", json=TABLE, headers={"origin": origin})
            assert answer.status_code == status, origin


# -- what the browser is told -----------------------------------------------------------------------------


def test_every_answer_tells_the_browser_to_be_careful(server: Server) -> None:
    paths = ("/", "/table/x", "/api/games", "/api/tables", "/api/tables/x", "/api/nothing", "/health", "/metrics")
    answers = [httpx.get(server.url + path) for path in paths]
    answers += [
        httpx.get(server.url + "/api/schema/openapi.json"),
        httpx.get(server.url + "/api/games/bloodborne/words?lang=x"),
        httpx.post(server.url + "/api/tables", json=TABLE),
        httpx.post(server.url + "/api/tables", json={}),
        httpx.post(server.url + "/api/tables", json=TABLE, headers={"origin": "null"}),
        httpx.put(server.url + "/api/tables", json=TABLE),
        httpx.post(server.url + "/nothing"),
    ]
    for answer in answers:
        missing = [name for name in GUARDS if name not in answer.headers]
        assert not missing, (answer.request.method, answer.request.url, answer.status_code)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert "*" not in policy


def test_nothing_tells_what_the_server_is_made_of(server: Server) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/health"):
        answer = httpx.get(server.url + path)
        assert "litestar" not in str(answer.headers).lower() + answer.text.lower()
        assert "Traceback" not in answer.text


# -- too much at once -------------------------------------------------------------------------------------


async def farewell(line: Line) -> Told:
    async with asyncio.timeout(PATIENCE):
        while (told := await line.receive())["type"] != "bye":
            pass
    return told


def test_a_line_that_says_too_much_is_ended(server: Server) -> None:
    async def flood() -> None:
        url = new_table(server)
        line = await Line.open(url)
        await line.receive()
        try:
            for _ in range(100):
                await line.send(said.Start())
        except ConnectionClosed:
            pass
        bye = await farewell(line)
        assert check_reason(bye) == "server-too-fast"
        await line.close()
        again = await Line.open(url)
        assert (await again.receive())["type"] == "welcome"
        await again.close()

    asyncio.run(flood())


def test_a_line_that_says_nothing_is_ended(tmp_path: Path) -> None:
    with (
        TestClient(make_app(Setting(str(tmp_path / "db"), limits=Limits(patience=0.1)))) as client,
        client.websocket_connect("/api/tables/x/live") as line,
        pytest.raises(WebSocketDisconnect),
    ):
        line.receive(timeout=10)


def test_an_ordinary_player_is_never_too_fast(server: Server) -> None:
    async def chat() -> None:
        line = await Line.open(new_table(server))
        await line.receive()
        await line.do(said.Sit(seat=0, name="Ana"))
        for number in range(30):
            await line.do(said.Say(text=str(number)))
        await line.close()

    asyncio.run(chat())


async def first_word(url: str) -> Told:
    """What a new line is told first; it may be hung up on before it has said hello."""
    async with connect(line_address(url)) as socket:
        with suppress(ConnectionClosed):
            await socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL}))
        told: Told = json.loads(await socket.recv())
        return told


def test_one_address_has_only_so_many_lines(server: Server) -> None:
    async def crowd() -> None:
        url = new_table(server)
        lines = [await Line.open(url) for _ in range(4)]
        for line in lines:
            assert (await line.receive())["type"] == "welcome"
        assert check_reason(await first_word(url)) == "server-too-many-connections"
        for line in lines:
            await line.close()
        async with asyncio.timeout(PATIENCE):
            while (await first_word(url))["type"] != "welcome":
                pass

    asyncio.run(crowd())


def test_all_lines_of_one_address_count_together() -> None:
    doorkeeper = Doorkeeper(Limits(connections=20, messages_per_second=1, burst=10), HandClock())
    with ExitStack() as stack:
        # a home has one address of the old kind, and a whole network of the new
        lines = [stack.enter_context(doorkeeper.admit(f"2001:db8::{number}")) for number in range(20)]
        spoken = sum(line.may_speak() for line in lines for _ in range(10))
        assert spoken == 80
        stranger = stack.enter_context(doorkeeper.admit("2001:db8:1::1"))
        assert stranger.may_speak()
        with pytest.raises(Mistake, match="20 lines"):
            stack.enter_context(doorkeeper.admit("2001:db8::ffff"))
    assert not doorkeeper.inside


@live
async def test_one_address_may_ask_only_so_often(tmp_path: Path) -> None:
    async with open_app(tmp_path / "db", Limits(requests_per_minute=20)) as (_, http):
        # what limits one address must not be talked out of it by what the address says of itself
        pretended = [f"10.0.0.{number}" for number in range(25)]
        answers = [
            await http.get("/api/games", headers={"x-forwarded-for": other, "x-real-ip": other}) for other in pretended
        ]
        assert {answer.status_code for answer in answers[:20]} == {200}
        assert {answer.status_code for answer in answers[20:]} == {429}
        assert check_reason(answers[-1].json()) == "server-too-fast"
        assert answers[-1].headers["x-content-type-options"] == "nosniff"
        for path in ("/health", "/metrics"):
            assert (await http.get(path)).status_code == 200


@live
async def test_asking_for_many_different_things_counts_together(tmp_path: Path) -> None:
    async with open_app(tmp_path / "db", Limits(requests_per_minute=20)) as (_, http):
        answers = [await http.get(f"/api/tables/{number}") for number in range(25)]
        assert [answer.status_code for answer in answers][-1] == 429


@live
async def test_one_address_may_make_only_so_many_tables(tmp_path: Path) -> None:
    async with open_app(tmp_path / "db", Limits(tables_per_minute=3)) as (_, http):
        answers = [await http.post("/api/tables", json=TABLE) for _ in range(5)]
        assert [answer.status_code for answer in answers] == [201, 201, 201, 429, 429]
        assert check_reason(answers[-1].json()) == "server-too-fast"


def test_a_body_that_is_too_large_is_refused_before_it_is_read(server: Server) -> None:
    def megabytes() -> Iterator[bytes]:
        for _ in range(64):
            yield b" " * 65536

    headers = {"content-type": "application/json"}
    try:
        answer = httpx.post(server.url + "/api/tables", content=megabytes(), headers=headers)
        assert answer.status_code == 413
        check_reason(answer.json())
    except (httpx.WriteError, httpx.RemoteProtocolError):
        pass  # hung up on before the end
    assert httpx.get(server.url + "/health").status_code == 200


# -- what an operator sees --------------------------------------------------------------------------------


def test_health_and_metrics_tell_how_the_house_is(server: Server) -> None:
    url = new_table(server)
    health = httpx.get(server.url + "/health").json()
    assert health["status"] == "ok"

    async def visit() -> None:
        line = await Line.open(url)
        await line.receive()
        await line.do(said.Sit(seat=0, name="Somebody Particular"))
        metrics = httpx.get(server.url + "/metrics")
        assert metrics.headers["content-type"].startswith("text/plain")
        for name in ("tables", "connections", "messages_total", "message_seconds_bucket"):
            assert f"gaslamp_{name}" in metrics.text
        for told in ("Somebody", url.rpartition("/")[2], line.secret):
            assert told not in metrics.text
        await line.close()

    asyncio.run(visit())


@live
async def test_only_this_machine_may_read_the_metrics(tmp_path: Path) -> None:
    app: Any = make_app(Setting(str(tmp_path / "db")))
    async with app.lifespan():
        for host, status in (("127.0.0.1", 200), ("::1", 200), ("192.0.2.1", 404), ("2001:db8::1", 404)):
            transport = httpx.ASGITransport(app, client=(host, 1234))
            async with httpx.AsyncClient(transport=transport, base_url="http://house") as http:
                assert (await http.get("/metrics")).status_code == status
                assert (await http.get("/health")).status_code == 200


def test_the_log_tells_no_secret_no_choice_and_no_table(tmp_path: Path) -> None:
    told: list[str] = []

    async def evening(server: Server) -> None:
        url = new_table(server)
        line = await Line.open(url)
        await line.receive()
        await line.do(said.Sit(seat=0, name="Somebody Particular"))
        for seat in (1, 2):
            await line.do(said.Bot(seat=seat, level="random"))
        await line.do(said.Start())
        told.extend([line.secret, url.rpartition("/")[2], line.state["table"]["match"], "Somebody"])
        for _ in range(6):
            await until(line, lambda line: asked(line.state))
            decision = asked(line.state)
            assert decision is not None
            told.append(decision.options[0].id)
            await line.do(said.Choose(question=line.state["question"], choice=decision.options[0].id))
        await line.do(said.Say(text="a word in confidence"))
        await line.send(said.Choose(question=9999, choice="hunter_axe"))
        await line.close()
        back = await Line.open(url, line.secret)
        await back.receive()
        await back.close()
        stranger = await Line.open(url, "not a secret of ours")
        await stranger.receive()
        await stranger.close()

    with serving(tmp_path / "tables.sqlite", "--log", "info") as server:
        asyncio.run(evening(server))
        httpx.get(server.url + "/api/tables/x?secret=abc")
    log = server.log.read_text()
    assert log
    for word in (*told, "a word in confidence", "not a secret", "hunter_axe"):
        assert word not in log, word
    for line in log.splitlines():
        if line.startswith("{"):
            assert {"at", "level", "from", "message"} <= json.loads(line).keys()


# -- when something breaks on our side --------------------------------------------------------------------


def break_database(server: Server, *tables: str) -> None:
    rows = sqlite3.connect(server.log.with_suffix(".sqlite"))
    for table in tables:
        rows.execute(f"drop table {table}")
    rows.commit()
    rows.close()


def test_a_broken_database_is_told_plainly_and_the_log_keeps_the_secrets(tmp_path: Path) -> None:
    async def evening(server: Server) -> None:
        url = new_table(server)
        line = await Line.open(url)
        await line.receive()
        await line.do(said.Sit(seat=0, name="Somebody Particular"))
        for seat in (1, 2):
            await line.do(said.Bot(seat=seat, level="random"))
        await line.do(said.Start())
        await until(line, lambda line: asked(line.state) and line.state["view"]["waiting_for"] == [0])
        break_database(server, "choices")
        number = await line.send(said.Choose(question=line.state["question"], choice="hunter_pistol"))
        async with asyncio.timeout(PATIENCE):
            while (told := await line.receive())["type"] == "update":
                pass
        assert told["type"] == "refused", told
        assert (told["id"], check_reason(told)) == (number, "server-our-fault")
        # the line is still there, and so are all other tables
        other = await Line.open(new_table(server))
        assert (await other.receive())["type"] == "welcome"
        await other.close()
        await line.close()

    async def call(url: str) -> None:
        """A line can no more be had than a page, and says so."""
        async with connect(line_address(url)) as socket:
            await socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL}))
            assert check_reason(json.loads(await socket.recv())) == "server-our-fault"
            with pytest.raises(ConnectionClosed) as caught:
                await socket.recv()
            assert "sql" not in str(caught.value).lower()

    with serving(tmp_path / "tables.sqlite") as server:
        asyncio.run(evening(server))
        break_database(server, "tables", "house")
        for path in ("/api/tables", "/api/tables/x", "/health", "/api/matches"):
            answer = httpx.get(server.url + path)
            assert answer.status_code in (500, 503), (path, answer.text)
            assert check_reason(answer.json()) == "server-our-fault"
            assert "sqlite" not in answer.text.lower()

        asyncio.run(call(f"{server.url}/table/x"))
    log = server.log.read_text()
    assert '"level": "error"' in log
    assert "hunter_pistol" not in log
    assert "Somebody" not in log
