"""What a page will need, named in its head or already told: a browser then asks for all of it at once, and not piece
after piece."""

from __future__ import annotations

from html import escape
from urllib.parse import quote

import msgspec

from gaslamp.core.packs import Pack
from gaslamp.server.lobby import Lobby
from gaslamp.server.rows import NamedMatch, TableRow, read_finished, read_table

# The client's pages by the first word of their address.
PAGES = {
    "": "Home",
    "new": "NewTable",
    "table": "Table",
    "replay": "Replay",
    "history": "History",
    "rules": "Rules",
    "cards": "Cards",
    "learn": "Learn",
    "credits": "Credits",
}


class Chunk(msgspec.Struct, frozen=True):
    """A piece of the built client, and what it cannot do without."""

    file: str
    imports: tuple[str, ...] = ()
    css: tuple[str, ...] = ()


class Preloads:
    """Knows from the list that the build has left which pieces belong together."""

    def __init__(self, listed: bytes) -> None:
        self.chunks = msgspec.json.decode(listed, type=dict[str, Chunk])
        self._there = self._files({"index.html"})  # the page itself asks for these

    def head(self, path: str, lang: str, about: Pack | None = None) -> str:
        """Links for what a page in a language needs, perhaps one about a game."""
        kind, _, rest = path.partition("/")
        names = {f"src/pages/{PAGES.get(kind, 'Lost')}.svelte"} | self._words(lang, "shell")
        asked: list[str] = []
        if about is not None:
            drawing = f"src/games/{about.game.id}/index.ts"
            drawn = drawing if drawing in self.chunks else "src/table/plain/index.ts"
            names |= {drawn} | self._words(lang, about.game.id)
            if kind == "replay":
                asked.append(f"/api/matches/{quote(rest, safe='')}")
        files = sorted(self._files(names) - self._there)
        return "".join([*map(question, asked), *map(link, files)])

    def _words(self, lang: str, of: str) -> set[str]:
        """The words of the shell or of a game, in a language and in English."""
        return {f"src/text/{each}/{of}.ts" for each in (lang, "en")}

    def _files(self, names: set[str]) -> set[str]:
        """The files of some pieces and of all that they import."""
        found: set[str] = set()
        left = [name for name in names if name in self.chunks]
        seen = set(left)
        while left:
            chunk = self.chunks[left.pop()]
            found |= {chunk.file, *chunk.css}
            new = {name for name in chunk.imports if name in self.chunks} - seen
            seen |= new
            left += new
        return found


def link(file: str) -> str:
    kind = "stylesheet" if file.endswith(".css") else "modulepreload"
    return f'<link rel="{kind}" crossorigin href="/{escape(file)}">'


def question(address: str) -> str:
    return f'<link rel="preload" as="fetch" crossorigin href="{escape(address)}">'


def told(address: str, answer: object) -> str:
    """What the page would ask for at once, as data in it; nothing in there can end it."""
    data = msgspec.json.encode(answer).decode().replace("<", "\\u003c")
    return f'<script type="application/json" data-told="{escape(address)}">{data}</script>'


async def pack_at(lobby: Lobby, path: str) -> Pack | None:
    """What is played at the table or in the finished match at a path; None elsewhere."""
    kind, _, id = path.partition("/")
    found: TableRow | NamedMatch | None = None
    if kind == "table":
        found = await read_table(lobby.ledger, id)
    elif kind == "replay":
        found = await read_finished(lobby.ledger, id)
    return lobby.packs.get((found.game, found.pack)) if found else None
