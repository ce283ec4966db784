"""A page names in its head what it will need, so that a browser asks for all of it at once."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gaslamp.core.packs import Pack
from gaslamp.server.preloads import Preloads
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
    "src/text/it/chess.ts": {"file": "chess-it.js"},
    "src/games/chess/index.ts": {"file": "chess.js"},
    "src/table/plain/index.ts": {"file": "plain.js"},
}


def named(head: str) -> set[str]:
    return set(re.findall(r'href="([^"]+)"', head))


@pytest.fixture
def preloads() -> Preloads:
    return Preloads(msgspec.json.encode(CHUNKS))


def test_a_page_needs_its_own_pieces_and_the_words_of_its_reader(preloads: Preloads) -> None:
    assert named(preloads.head("", "it")) == {
        "/api/games",
        "/home.js",
        "/lamp.js",
        "/lamp.css",
        "/shell-it.js",
        "/shell-en.js",
    }
    assert named(preloads.head("", "en")) == {"/api/games", "/home.js", "/lamp.js", "/lamp.css", "/shell-en.js"}


def test_a_table_needs_the_drawing_of_its_game(preloads: Preloads) -> None:
    about = named(preloads.head("table/1", "it", ("chess", "abc")))
    assert {"/table.js", "/chess.js", "/chess-it.js", "/api/games/chess/cards?lang=it&amp;pack=abc"} <= about
    assert "/plain.js" not in about
    assert "/plain.js" in named(preloads.head("table/1", "it", ("lanterns", "abc")))


def test_an_address_is_never_more_than_an_address(preloads: Preloads) -> None:
    head = preloads.head('replay/"><script>', "en", ("chess", "abc"))
    assert "<script" not in head
    assert "/lost.js" in named(preloads.head("no/such/page", "en"))


def test_a_client_without_a_list_is_served_all_the_same() -> None:
    assert named(Preloads(b"{}").head("", "en")) == {"/api/games"}


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
            assert "/api/games" in links
            for link in links:
                answer = await http.get(link.replace("&amp;", "&"))
                assert answer.status_code == 200, (path, link)
            about = any(f"pack={Pack.core('bloodborne').digest}" in link for link in links)
            assert about == (state["id"] in path or state["match"] in path)
        assert (await http.get("/chunks.json")).headers["content-type"].startswith("text/html")
