"""docs/protocol.md: its examples are real, its bot plays, its tables are complete."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from pathlib import Path
from typing import get_args

import httpx
import msgspec

from gaslamp import protocol as said
from gaslamp.client import Line, asked
from gaslamp.server.app import make_app
from gaslamp.server.limits import Limits
from gaslamp.server.setting import Setting
from tests.server.house import PATIENCE, serving, until

ROOT = Path(__file__).parents[2]
DOC = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", DOC, re.DOTALL)


def tag(kind: type[msgspec.Struct]) -> str:
    return str(kind.__struct_config__.tag)


def test_every_example_is_a_message() -> None:
    kinds = {tag(kind): kind for kind in (*get_args(said.Message), *get_args(said.Telling))}
    for text in blocks("json"):
        raw = msgspec.json.decode(text)
        if "type" in raw:
            assert msgspec.convert(raw, kinds[raw["type"]])
        else:
            assert msgspec.convert(raw, said.DecisionInfo)
    for text in re.findall(r"`(\{\"type\".*?\})`", DOC):
        assert msgspec.json.decode(text, type=said.Message)


def test_every_message_is_told_of() -> None:
    said_table, told_table = DOC.split("## Everything you can say")[1].split("## Everything you are told")
    for kind in get_args(said.Message):
        assert f'"type": "{tag(kind)}"' in said_table
    for kind in get_args(said.Telling):
        assert f"| `{tag(kind)}` |" in told_table


def test_the_version_the_limits_and_the_routes_are_as_told() -> None:
    limits = Limits()
    assert f"This is version **{said.PROTOCOL}**" in DOC
    for number in (limits.message_bytes, limits.connections, limits.requests_per_minute, said.MAX_TEXT):
        assert re.search(rf"\b{number}\b", DOC)
    assert f"{limits.messages_per_second:.0f} a second, {limits.burst} in a burst" in DOC
    app = make_app(Setting(""))
    told = DOC.split("## Everything around the game")[1]
    for path in app.openapi_schema.to_schema()["paths"]:
        shown = path.replace("{game}", "GAME").replace("{lang}", "LANG")
        shown = re.sub(r"\{\w+\}", "ID", shown).removesuffix("/file")
        assert shown in told, path


def test_views_and_events_are_told_of_as_they_are() -> None:
    checked = subprocess.run(
        [sys.executable, ROOT / "script" / "protocol_docs.py", "--check"], capture_output=True, text=True
    )
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_the_bot_of_the_documentation_plays_to_the_end(tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text(blocks("python")[-1], encoding="utf-8")
    assert len(bot.read_text().splitlines()) <= 50

    async def evening(url: str) -> None:
        async with httpx.AsyncClient(base_url=url) as http:
            made = await http.post("/api/tables", json={"game": "bloodborne", "players": 3})
        link = f"{url}/table/{made.json()['id']}"
        line = await Line.open(link)
        await line.receive()
        await line.do(said.Sit(seat=0, name="Ana"))
        pipe = subprocess.PIPE
        bots = [
            await asyncio.create_subprocess_exec(sys.executable, bot, link, stdout=pipe, stderr=pipe) for _ in range(2)
        ]
        await until(line, lambda line: all(seat["kind"] == "person" for seat in line.state["table"]["seats"]))
        await line.do(said.Start())
        async with asyncio.timeout(4 * PATIENCE):
            while line.state["table"]["stage"] != "over":
                decision = asked(line.state)
                if decision is not None:
                    await line.do(said.Choose(question=line.state["question"], choice=decision.options[0].id))
                else:
                    await line.receive()
            for process in bots:
                out, err = await process.communicate()
                assert err == b""
                assert str(line.state["view"]["outcome"]["scores"]) in out.decode()
        await line.close()

    with serving(tmp_path / "tables.sqlite", "--messages", 1000) as server:
        asyncio.run(evening(server.url))
        assert server.complaints() == []
