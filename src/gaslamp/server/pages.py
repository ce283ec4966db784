"""The built browser client, held in memory: a few files, compressed once."""

from __future__ import annotations

import gzip
import hashlib
from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import NotFoundException

from gaslamp.server.preloads import Preloads

FOR_EVER = "public, max-age=31536000, immutable"
ALWAYS_ASK = "no-cache"
# not asked of the machine: some of them know better, and are wrong
KINDS = {
    "html": "text/html",
    "js": "text/javascript",
    "css": "text/css",
    "json": "application/json",
    "webmanifest": "application/manifest+json",
    "svg": "image/svg+xml",
    "png": "image/png",
    "woff2": "font/woff2",
    "txt": "text/plain",
}
SQUEEZED = ("text/", "application/json", "application/manifest", "image/svg")


FIRST = "index.html"
TIGHTER = ".br"  # what the build has squeezed better than we would
LISTED = "chunks.json"  # which pieces of the client belong together; only for us
BUILT = resources.files("gaslamp.server") / "web"


def client_built() -> bool:
    return (BUILT / FIRST).is_file()


class Page(msgspec.Struct, frozen=True):
    data: bytes
    squeezed: dict[str, bytes]  # by the encoding, the tightest first
    kind: str
    etag: str
    cache: str


class Pages:
    """Every file of the client by its path; any other path is the client's own, and gets its first page."""

    def __init__(self) -> None:
        self.pages: dict[str, Page] = {}
        if client_built():
            self._read(BUILT, "")
        listed = self.pages.pop(LISTED, None)
        self.preloads = Preloads(listed.data if listed else b"{}")
        self.first = lru_cache(maxsize=32)(self._first)

    def _read(self, folder: Traversable, prefix: str) -> None:
        for file in folder.iterdir():
            if file.is_dir():
                self._read(file, f"{prefix}{file.name}/")
            elif not file.name.startswith(".") and not file.name.endswith(TIGHTER):
                tighter = folder / (file.name + TIGHTER)
                path = prefix + file.name
                self.pages[path] = page(path, file.read_bytes(), tighter.read_bytes() if tighter.is_file() else None)

    def find(self, path: str) -> Page | None:
        """The file at a path; none where the client shows one of its own pages."""
        found = self.pages.get(path)
        if found is None and (path.startswith(("api/", "assets/")) or FIRST not in self.pages):
            raise NotFoundException
        return None if path == FIRST else found

    def _first(self, head: str, told: str) -> Page:
        """The first page, with more in its head, and with what it would ask for."""
        data = self.pages[FIRST].data.decode()
        return page(
            FIRST, data.replace("</head>", f"{head}</head>", 1).replace("</body>", f"{told}</body>", 1).encode()
        )


def answer(request: Request[Any, Any, Any], found: Page, vary: str = "accept-encoding") -> Response[bytes]:
    headers = {"cache-control": found.cache, "etag": found.etag, "vary": vary}
    if request.headers.get("if-none-match") == found.etag:
        return Response(b"", status_code=304, headers=headers, media_type=found.kind)
    accepted = request.headers.get("accept-encoding", "")
    encoding = next((encoding for encoding in found.squeezed if encoding in accepted), "")
    if encoding:
        return Response(
            found.squeezed[encoding], headers=headers | {"content-encoding": encoding}, media_type=found.kind
        )
    return Response(found.data, headers=headers, media_type=found.kind)


def page(path: str, data: bytes, tighter: bytes | None = None) -> Page:
    kind = KINDS.get(path.rpartition(".")[2], "application/octet-stream")
    squeezed = {"br": tighter} if tighter else {}
    if kind.startswith(SQUEEZED):
        squeezed["gzip"] = gzip.compress(data, 9)
    etag = f'"{hashlib.sha256(data).hexdigest()[:20]}"'
    return Page(data, squeezed, kind, etag, FOR_EVER if path.startswith("assets/") else ALWAYS_ASK)
