"""What a page will need, named in its head: a browser then asks for all of it at once, and not piece after piece."""

from __future__ import annotations

from html import escape
from urllib.parse import quote

import msgspec

from gaslamp.server.rows import read_finished, read_table
from gaslamp.server.storage import Ledger

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

    def head(self, path: str, lang: str, about: tuple[str, str] | None = None) -> str:
        """Links for what a page in a language needs; ``about`` is a game and the digest of its pack."""
        kind, _, rest = path.partition("/")
        names = {f"src/pages/{PAGES.get(kind, 'Lost')}.svelte"} | self._words(lang, "shell")
        asked = ["/api/games"]
        if about is not None:
            game, pack = about
            drawing = f"src/games/{game}/index.ts"
            names |= {drawing if drawing in self.chunks else "src/table/plain/index.ts"} | self._words(lang, game)
            asked += [f"/api/games/{game}/{told}?lang={lang}&pack={pack}" for told in ("words", "cards")]
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


async def game_at(ledger: Ledger, path: str) -> tuple[str, str] | None:
    """The game of the table or the finished match at a path, with its pack; None elsewhere."""
    kind, _, id = path.partition("/")
    if kind == "table" and (table := await read_table(ledger, id)) is not None:
        return table.game, table.pack
    if kind == "replay" and (match := await read_finished(ledger, id)) is not None:
        return match.game, match.pack
    return None
