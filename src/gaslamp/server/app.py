"""The server: a small REST API, one line per client, and the browser's pages."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Request, Response, WebSocket, get, post, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, NotFoundException, TooManyRequestsException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Receive, Scope, Send

import gaslamp
from gaslamp.core.errors import Mistake
from gaslamp.core.match import Match
from gaslamp.core.packs import Pack
from gaslamp.core.rules import search_rules
from gaslamp.core.save import encode_save
from gaslamp.core.text import Vocabulary, Voice, find_language
from gaslamp.server import storage
from gaslamp.server.connection import explain
from gaslamp.server.limits import Doorkeeper, Limits
from gaslamp.server.live import Switchboard, same_origin
from gaslamp.server.lobby import Lobby, NotHere
from gaslamp.server.messages import (
    Continue,
    Created,
    GameInfo,
    Lesson,
    NewTable,
    Problem,
    RuleInfo,
    Story,
    StoryInfo,
    TableInfo,
)
from gaslamp.server.metrics import Metrics
from gaslamp.server.pages import Pages
from gaslamp.server.storage import Ledger, Row
from gaslamp.server.stories import tell_lesson, tell_story
from gaslamp.server.table import apply_row, begin, read_rows

log = logging.getLogger(__name__)

SAFE_HEADERS = {
    b"content-security-policy": (
        b"default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
        b"frame-ancestors 'none'"
    ),
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"no-referrer",
    b"cross-origin-opener-policy": b"same-origin",
}


# what a route may be marked with: no rate limit; already compressed
UNLIMITED, SQUEEZED = "unlimited", "squeezed"


class Setting(msgspec.Struct, frozen=True):
    """How a server is set up."""

    database: str
    packs: tuple[Pack, ...] = ()
    limits: Limits = Limits()


# -- games ------------------------------------------------------------------------------------------------


@get("/api/games", sync_to_thread=False)
def list_games(lobby: Lobby) -> list[GameInfo]:
    """The games this server knows, with what a table may agree on."""
    return lobby.games()


@get("/api/games/{game:str}/words", sync_to_thread=False)
def read_words(lobby: Lobby, game: str, lang: str = "en", pack: str = "") -> Vocabulary:
    """How cards, hunters and so on are called in a language."""
    found = lobby.pack(game, pack)
    return found.game.vocabulary(found.box, find_language(lang))


@get("/api/games/{game:str}/cards", sync_to_thread=False)
def list_cards(lobby: Lobby, game: str, lang: str = "en", pack: str = "") -> list[dict[str, Any]]:
    """Every component with its text in a language and where it comes from."""
    found = lobby.pack(game, pack)
    return found.game.components(found.box, find_language(lang))


@get("/api/games/{game:str}/rules", sync_to_thread=False)
def list_rules(lobby: Lobby, game: str, lang: str = "en") -> list[RuleInfo]:
    """The rules reference, in our own words."""
    found = search_rules(lobby.pack(game).game, Voice(find_language(lang)))
    return [RuleInfo(rule, title, text) for rule, title, text in found]


@get("/api/games/{game:str}/lessons/{lesson:str}", sync_to_thread=False)
def read_lesson(lobby: Lobby, game: str, lesson: str) -> Lesson:
    """An example of the rulebook, to be played step by step."""
    pack = lobby.pack(game)
    if lesson not in pack.game.lessons:
        raise NotHere("server-no-such-lesson")
    return tell_lesson(pack, lesson)


# -- tables -----------------------------------------------------------------------------------------------


@get("/api/tables")
async def list_tables(lobby: Lobby) -> list[TableInfo]:
    """Public tables that one may join or watch, the newest first."""
    return msgspec.convert(await lobby.public(), list[TableInfo])


@post("/api/tables")
async def create_table(lobby: Lobby, data: NewTable) -> Created:
    """A new table, where nobody sits yet."""
    return await lobby.create(data)


@get("/api/tables/{table:str}")
async def read_table(lobby: Lobby, table: str) -> TableInfo:
    """A table as everybody sees it who has its link."""
    found = await lobby.find(table)
    lobby.left(found)
    return msgspec.convert(found.info(), TableInfo)


@websocket("/api/tables/{table:str}/live")
async def live(socket: WebSocket[Any, Any, Any], switchboard: Switchboard, table: str) -> None:
    await switchboard.serve(socket, table)


# -- finished matches -------------------------------------------------------------------------------------


@get("/api/matches")
async def list_matches(lobby: Lobby) -> list[StoryInfo]:
    """Finished matches of public tables, the latest first."""
    return await lobby.finished()


@get("/api/matches/{match:str}")
async def read_match(lobby: Lobby, match: str) -> Story:
    """A finished match, moment by moment."""
    header, played = await replay(lobby, match)
    rows = await lobby.ledger.read(storage.tables.select().where(storage.tables.c.id == header["table_id"]))
    return tell_story(header, rows[0]["name"] if rows else "", played)


@get("/api/matches/{match:str}/file", media_type=MediaType.JSON)
async def download_match(lobby: Lobby, match: str) -> Response[bytes]:
    """A finished match as a file that `gaslamp replay` reads."""
    header, played = await replay(lobby, match)
    seats = [bot or "you" for bot in header["bots"]]
    headers = {"content-disposition": f'attachment; filename="{header["game"]}-{match}.json"'}
    return Response(encode_save(played.as_save({"seats": seats})), media_type=MediaType.JSON, headers=headers)


@post("/api/matches/{match:str}/continue")
async def continue_match(lobby: Lobby, match: str, data: Continue) -> Created:
    """A new table that goes on from a moment of a finished match."""
    header, played = await replay(lobby, match)
    if data.at >= len(played.choices):
        raise Mistake("server-nothing-to-continue", found=data.at, last=len(played.choices) - 1)
    new = NewTable(
        game=header["game"], players=len(played.players), pack=header["pack"], options=header["options"], public=False
    )
    return await lobby.create(new, header, data.at)


async def replay(lobby: Lobby, match: str) -> tuple[Row, Match]:
    """A finished match, played again from its rows."""
    header = await lobby.header(match)
    played = begin(lobby.pack(header["game"], header["pack"]), header)
    for seat, choice in await read_rows(lobby.ledger, match):
        played = apply_row(played, seat, choice)
    return header, played


# -- the house --------------------------------------------------------------------------------------------


@get("/health", opt={UNLIMITED: True})
async def health(lobby: Lobby) -> dict[str, Any]:
    """Whether the server can read its database."""
    await lobby.ledger.read(storage.house.select())
    return {"status": "ok", "version": gaslamp.__version__, "tables": len(lobby.live)}


@get("/metrics", media_type=MediaType.TEXT, sync_to_thread=False, include_in_schema=False, opt={UNLIMITED: True})
def read_metrics(lobby: Lobby, metrics: Metrics) -> bytes:
    metrics.tables.set(len(lobby.live))
    return metrics.text()


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False, opt={UNLIMITED: True, SQUEEZED: True})
def read_page(request: Request[Any, Any, Any], pages: Pages, path: str = "index.html") -> Response[bytes]:
    return pages.answer(request, path.strip("/"))


def problem(status: int, mistake: Mistake) -> Response[Problem]:
    reason, text = explain(mistake)
    return Response(Problem(reason, text), status_code=status, media_type=MediaType.JSON)


def on_mistake(_: Request[Any, Any, Any], mistake: Mistake) -> Response[Problem]:
    return problem(404 if isinstance(mistake, NotHere) else 400, mistake)


def on_http_error(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    if isinstance(error, NotFoundException):
        return problem(404, Mistake("server-no-such-page"))
    if isinstance(error, TooManyRequestsException):
        return problem(429, Mistake("server-too-fast"))
    if error.status_code < 500:
        return problem(error.status_code, Mistake("server-bad-message", problem=str(error.detail)[:200]))
    return problem(error.status_code, Mistake("server-our-fault"))


def on_failure(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    log.error("a request failed", exc_info=error, extra={"path": request.url.path})
    return problem(500, Mistake("server-our-fault"))


def guarded(app: ASGIApp) -> ASGIApp:
    """Every answer says what the browser may do with it; lines and posts come only from our own pages."""

    async def guard(scope: Scope, receive: Receive, send: Send) -> None:
        headers = dict(scope.get("headers", ()))
        origin, host = (headers.get(name, b"").decode("latin-1") or None for name in (b"origin", b"host"))
        changing = scope["type"] == ScopeType.WEBSOCKET or scope.get("method") == "POST"
        if changing and not same_origin(origin, host):
            await refuse_origin(scope, receive, send)
            return

        async def send_safely(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *SAFE_HEADERS.items()]
            await send(message)

        await app(scope, receive, send_safely)

    return guard


async def refuse_origin(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        await send({"type": "websocket.close", "code": 4403, "reason": ""})
        return
    reason, text = explain(Mistake("server-other-origin"))
    body = msgspec.json.encode(Problem(reason, text))
    await send({"type": "http.response.start", "status": 403, "headers": [(b"content-type", b"application/json")]})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def make_app(setting: Setting) -> Litestar:
    """A server, ready to run."""
    metrics = Metrics()
    pages = Pages()
    doorkeeper = Doorkeeper(setting.limits)

    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        ledger = Ledger(setting.database)
        await ledger.open()
        app.state.lobby = Lobby(ledger, setting.packs)
        app.state.switchboard = Switchboard(app.state.lobby, doorkeeper, metrics)
        try:
            yield
        finally:
            await app.state.lobby.close()
            await ledger.close()

    def give_lobby(state: State) -> Lobby:
        lobby: Lobby = state.lobby
        return lobby

    def give_switchboard(state: State) -> Switchboard:
        switchboard: Switchboard = state.switchboard
        return switchboard

    return Litestar(
        route_handlers=[
            list_games,
            read_words,
            list_cards,
            list_rules,
            read_lesson,
            list_tables,
            create_table,
            read_table,
            live,
            list_matches,
            read_match,
            download_match,
            continue_match,
            health,
            read_metrics,
            read_page,
        ],
        dependencies={
            "lobby": Provide(give_lobby, sync_to_thread=False),
            "switchboard": Provide(give_switchboard, sync_to_thread=False),
            "metrics": Provide(lambda: metrics, sync_to_thread=False),
            "pages": Provide(lambda: pages, sync_to_thread=False),
        },
        exception_handlers={Mistake: on_mistake, HTTPException: on_http_error, Exception: on_failure},
        middleware=[
            guarded,
            RateLimitConfig(("minute", setting.limits.requests_per_minute), exclude_opt_key=UNLIMITED).middleware,
        ],
        compression_config=CompressionConfig("gzip", minimum_size=1000, exclude_opt_key=SQUEEZED),
        openapi_config=OpenAPIConfig(
            title="Gaslamp", version=gaslamp.__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        request_max_body_size=64 * 1024,
        lifespan=[open_house],
        logging_config=None,
    )
