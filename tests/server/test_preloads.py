"""A page names in its head what it will need, so that a browser asks for all of it at once."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gaslamp.core.packs import Pack
from gaslamp.server.preloads import Preloads, told
from tests.server.house import live, open_app, play_out

CHUNKS: dict[str, Any] = {
    "index.html": {"file": "index.js", "imports": ["_shared"], "css": ["style.css"]},
    "_shared": {"file": "shared.js", "imports": ["index.html"]},
    "src/pages/Home.svelte": {"file": "home.js", "imports": ["_shared", "_lamp"]},
    "_lamp": {"file": "lamp.js", "css": ["lamp.css"]},
    "src/pages/Table.svelte": {"file": "table.js", "imports": ["_shared"]},
    "src/pages/Lost.svelte": {"file": "lost.js"},
    "src/text/en/shell.ts": {"file": "shell-en.js"},
    "src/text/it/shell.ts": {"file": "shell-it.js"},
    "src/text/it/bloodborne.ts": {"file": "bloodborne-it.js"},
    "src/games/bloodborne/index.ts": {"file": "bloodborne.js"},
    "src/table/plain/index.ts": {"file": "plain.js"},
}


def named(head: str) -> set[str]:
    return set(re.findall(r'href="([^"]+)"', head))


def told_in(page: str) -> dict[str, Any]:
    """What a page is told, by what it would have asked."""
    found = re.findall(r'<script type="application/json" data-told="([^"]+)">(.*?)</script>', page)
    return {unescape(question): msgspec.json.decode(answer) for question, answer in found}


@pytest.fixture
def preloads() -> Preloads:
    return Preloads(msgspec.json.encode(CHUNKS))


def test_a_page_needs_its_own_pieces_and_the_words_of_its_reader(preloads: Preloads) -> None:
    assert named(preloads.head("", "it")) == {
        "/home.js",
        "/lamp.js",
        "/lamp.css",
        "/shell-it.js",
        "/shell-en.js",
    }
    assert named(preloads.head("", "en")) == {"/home.js", "/lamp.js", "/lamp.css", "/shell-en.js"}


def test_a_table_needs_the_drawing_of_its_game(preloads: Preloads) -> None:
    about = named(preloads.head("table/1", "it", Pack.core("bloodborne")))
    assert {"/table.js", "/bloodborne.js", "/bloodborne-it.js"} <= about
    assert "/plain.js" not in about
    assert "/plain.js" in named(preloads.head("table/1", "it", Pack.core("eldritch")))


def test_an_address_is_never_more_than_an_address(preloads: Preloads) -> None:
    head = preloads.head('replay/"><script>', "en", Pack.core("bloodborne"))
    assert "<script" not in head
    assert "/lost.js" in named(preloads.head("no/such/page", "en"))


def test_a_client_without_a_list_is_served_all_the_same() -> None:
    assert named(Preloads(b"{}").head("", "en")) == set()


def test_what_a_page_is_told_stays_data() -> None:
    page = told("/api/x", {"name": "</script><script>"})
    assert page.count("<script") == 1
    assert page.count("</script") == 1
    assert told_in(page) == {"/api/x": {"name": "</script><script>"}}


@pytest.mark.usefixtures("page")
@live
async def test_everything_that_a_page_names_is_there(tmp_path: Path) -> None:
    async with open_app(tmp_path / "db") as (house, http):
        guests = await house.party(2, ["random"])
        await play_out(guests)
        state = guests[0].state["table"]
        for path in ("/", "/history", f"/table/{state['id']}", f"/replay/{state['match']}", "/table/nowhere"):
            page = (await http.get(path, headers={"accept-language": "es"})).text
            links = re.findall(r'<link rel="(?:modulepreload|preload|stylesheet)"[^>]*href="([^"]+)"', page)
            for link in links:
                assert (await http.get(link)).status_code == 200, (path, link)
            asked = told_in(page)
            assert "/api/games" in asked
            for question, answer in asked.items():
                assert (await http.get(question)).json() == answer
            about = any(f"pack={Pack.core('bloodborne').digest}" in question for question in asked)
            assert about == (state["id"] in path or state["match"] in path)
        assert (await http.get("/chunks.json")).headers["content-type"].startswith("text/html")
