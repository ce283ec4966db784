"""The server from the command line: starting it, joining it, and what goes wrong."""

from __future__ import annotations

import asyncio
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from gaslamp import LANGUAGES
from gaslamp import protocol as said
from gaslamp.client import Line, asked
from gaslamp.core.errors import Mistake
from gaslamp.core.text import Voice
from tests.server.house import PATIENCE, Server, run, run_each, serving

ROOT = Path(__file__).parents[2]


def new_table(server: Server) -> str:
    made = httpx.post(server.url + "/api/tables", json={"game": "bloodborne", "players": 3})
    return f"{server.url}/table/{made.json()['id']}"


def one_sentence(ended: subprocess.CompletedProcess[str]) -> str:
    """What went wrong, which must be all that is said."""
    assert ended.returncode == 2, (ended.returncode, ended.stdout, ended.stderr)
    assert ended.stdout == ""
    lines = [line for line in ended.stderr.splitlines() if "has not been built" not in line]
    assert len(lines) == 1, ended.stderr
    assert "Traceback" not in lines[0]
    assert not lines[0].startswith("{")
    return lines[0]


# -- joining ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_a_bot_joins_over_the_protocol_and_plays_to_the_end(server: Server, bot: str) -> None:
    async def evening() -> None:
        url = new_table(server)
        line = await Line.open(url)
        await line.receive()
        await line.do(said.Sit(seat=0, name="Ana"))
        await line.do(said.Bot(seat=1, level="random"))
        arguments = ("join", url, "--bot", bot, "--name", "Joe", "--seed", 7)
        joining = asyncio.create_task(asyncio.to_thread(run, *arguments))
        async with asyncio.timeout(4 * PATIENCE):
            while line.state["table"]["seats"][2]["kind"] == "empty":
                await line.receive()
            assert line.state["table"]["seats"][2]["name"] == "Joe"
            await line.do(said.Start())
            while line.state["table"]["stage"] != "over":
                decision = asked(line.state)
                if decision is not None:
                    await line.do(said.Choose(question=line.state["question"], choice=decision.options[0].id))
                else:
                    await line.receive()
            ended = await joining
        assert ended.returncode == 0, ended.stderr
        scores = line.state["view"]["outcome"]["scores"]
        for name, score in zip(line.state["view"]["players"], scores, strict=True):
            assert f"{name} {score}" in ended.stdout
        await line.close()

    asyncio.run(evening())


def test_there_must_be_a_seat_to_join(server: Server) -> None:
    async def fill(url: str) -> None:
        line = await Line.open(url)
        await line.receive()
        await line.do(said.Sit(seat=0, name="Ana"))
        for seat in (1, 2):
            await line.do(said.Bot(seat=seat, level="random"))
        await line.close()

    url = new_table(server)
    asyncio.run(fill(url))
    assert one_sentence(run("join", url)) == "There is no free seat at this table."


def test_a_link_that_leads_nowhere_is_told_in_a_sentence(server: Server) -> None:
    links = {
        "nonsense": "is not the link of a table",
        "http://localhost:1/": "is not the link of a table",
        "ftp://localhost/table/x": "is not the link of a table",
        "http://localhost:1/table/x": "cannot be reached",
        "http://no-such-host.invalid/table/x": "cannot be reached",
        "http://localhost:99999/table/x": "",
        "http://[::1/table/x": "",
        f"{server.url}/table/nowhere": "There is no such table.",
    }
    for ended, sentence in zip(run_each(*(("join", link) for link in links)), links.values(), strict=True):
        assert sentence in one_sentence(ended)


def test_a_server_that_is_full_is_told_in_a_sentence(tmp_path: Path) -> None:
    async def crowd(url: str) -> None:
        line = await Line.open(url)
        await line.receive()
        tries = await asyncio.to_thread(run_each, *[("join", url)] * 8)  # it may be hung up on before it says hello
        await line.close()
        for ended in tries:
            assert "from one address" in one_sentence(ended)

    with serving(tmp_path / "tables.sqlite", "--connections", 1) as server:
        asyncio.run(crowd(new_table(server)))


def test_what_goes_wrong_is_told_in_the_readers_language() -> None:
    ended = run_each(*(("join", "nonsense", "--lang", lang) for lang in LANGUAGES))
    mistake = Mistake("server-not-a-table-link", found="nonsense")
    assert [one_sentence(each) for each in ended] == [mistake.in_language(lang) for lang in LANGUAGES]


# -- serving ----------------------------------------------------------------------------------------------


def test_a_port_that_is_taken_is_told_in_a_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        sentence = one_sentence(run("serve", "--port", port, "--database", tmp_path / "db"))
        assert str(port) in sentence


def test_a_bad_flag_is_told_in_a_sentence(tmp_path: Path) -> None:
    flags: list[tuple[object, ...]] = [
        ("--port", 99999),
        ("--port", -1),
        ("--host", "no-such-host.invalid"),
        ("--log", "loud"),
        ("--database", "/dev/null/db"),
        ("--database", "/proc/db"),
        ("--database", tmp_path),
        ("--database", "nothing://of-the-kind"),
        ("--database", "postgresql+nothing://x"),
        ("--connections", 0),
        ("--messages", 0),
        ("--messages", -5),
        ("--requests", 0),
        ("--pack", "nowhere.yaml"),
        ("--lang", "klingon"),
    ]
    usual = ("serve", "--port", 0, "--database", tmp_path / "db")
    for ended in run_each(*((*usual, *flag) for flag in flags)):
        assert one_sentence(ended)
    assert "careful, greedy, random, spiteful" in one_sentence(
        run("join", "http://localhost:1/table/x", "--bot", "genius")
    )


def test_a_database_that_cannot_be_used_is_told_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "db").write_bytes(b"not a database at all, but rather long" * 200)
    assert str(tmp_path / "db") in one_sentence(run("serve", "--port", 0, "--database", tmp_path / "db"))


def test_a_database_of_another_version_is_told_in_a_sentence(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.sqlite"):
        pass
    rows = sqlite3.connect(tmp_path / "tables.sqlite")
    rows.execute("update house set schema = 0")
    rows.commit()
    rows.close()
    assert "format 0" in one_sentence(run("serve", "--port", 0, "--database", tmp_path / "tables.sqlite"))


def test_the_place_is_announced_in_the_readers_language(tmp_path: Path) -> None:
    with serving(tmp_path / "a new folder" / "tables.sqlite", "--lang", "pt-BR") as server:
        assert server.announced.strip() == Voice("pt-BR").say("server-at", url=server.url + "/")


# -- what is generated ------------------------------------------------------------------------------------


def test_the_browsers_types_are_up_to_date() -> None:
    checked = subprocess.run(
        [sys.executable, ROOT / "script" / "web_types.py", "--check"], capture_output=True, text=True
    )
    assert checked.returncode == 0, checked.stdout
