"""The server, put together: what it serves, what it refuses, and how its answers are guarded."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, MediaType, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, NotFoundException, TooManyRequestsException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Message, Middleware, Receive, Scope, Send

import gaslamp
from gaslamp.core.errors import Mistake
from gaslamp.protocol import Problem
from gaslamp.server.api import COMPRESSED, HANDLERS, UNLIMITED, TooBig
from gaslamp.server.clock import Clock, RealClock
from gaslamp.server.connection import explain
from gaslamp.server.limits import Doorkeeper, TooFast
from gaslamp.server.live import Switchboard
from gaslamp.server.lobby import Lobby, NotHere
from gaslamp.server.metrics import Metrics
from gaslamp.server.pages import Pages
from gaslamp.server.setting import Setting
from gaslamp.server.storage import Ledger

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


class OtherOrigin(Mistake):
    """The request comes from a page that is not ours."""


STATUS: dict[type[Mistake], int] = {NotHere: 404, OtherOrigin: 403, TooBig: 413, TooFast: 429}


def problem(status: int, mistake: Mistake) -> Response[Problem]:
    reason, text = explain(mistake)
    return Response(Problem(reason, text), status_code=status, media_type=MediaType.JSON)


def on_mistake(_: Request[Any, Any, Any], mistake: Mistake) -> Response[Problem]:
    return problem(next((status for kind, status in STATUS.items() if isinstance(mistake, kind)), 400), mistake)


def on_http_error(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    if isinstance(error, NotFoundException):
        return problem(404, Mistake("server-no-such-page"))
    if isinstance(error, TooManyRequestsException):
        return problem(429, Mistake("server-too-fast"))
    if error.status_code < 500:
        return problem(error.status_code, Mistake("server-bad-message", problem=what_is_wrong(error)[:200]))
    return problem(error.status_code, Mistake("server-our-fault"))


def what_is_wrong(error: HTTPException) -> str:
    """The places and what is wrong there, if they are known."""
    found = error.extra if isinstance(error.extra, list) else []
    parts = [f"{part.get('key', '')}: {part.get('message', '')}".strip(": ") for part in found]
    return "; ".join(parts) or str(error.detail)


def on_failure(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    if isinstance(error, RecursionError):  # from decoding what is nested too deeply
        return problem(400, Mistake("server-bad-message", problem=str(error)))
    log.error("a request failed", exc_info=error, extra={"route": str(request.route_handler)})
    return problem(500, Mistake("server-our-fault"))


def guarded(origins: tuple[str, ...]) -> Middleware:
    """Lines and posts come only from our own pages. Browsers say which page asks; other programs say nothing."""

    def factory(app: ASGIApp) -> ASGIApp:
        async def guard(scope: Scope, receive: Receive, send: Send) -> None:
            headers = dict(scope.get("headers", ()))
            origin, host = (headers.get(name, b"").decode("latin-1") for name in (b"origin", b"host"))
            ours = not origin or origin in origins or origin.partition("://")[2] == host
            line = scope["type"] == ScopeType.WEBSOCKET
            if ours or not (line or scope.get("method") == "POST"):
                await app(scope, receive, send)
            elif line:
                await send({"type": "websocket.close", "code": 4403, "reason": ""})
            else:
                raise OtherOrigin("server-other-origin")

        return guard

    return factory


async def send_safely(message: Message, _scope: Scope) -> None:
    """Every answer says what the browser may do with it."""
    if message["type"] == "http.response.start":
        message["headers"] = [*message["headers"], *SAFE_HEADERS.items()]


def make_app(setting: Setting, clock: Clock | None = None) -> Litestar:
    """A server, ready to run; by the real clock, unless somebody brings another."""
    clock = clock or RealClock()
    metrics = Metrics()
    pages = Pages()
    doorkeeper = Doorkeeper(setting.limits, clock)

    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        ledger = Ledger(setting.database)
        await ledger.open()
        app.state.lobby = Lobby(ledger, setting, clock)
        await app.state.lobby.sweep()
        app.state.switchboard = Switchboard(app.state.lobby, doorkeeper, metrics)
        try:
            yield
        finally:
            app.state.lobby.say_goodbye()
            await ledger.close()

    def give_lobby(state: State) -> Lobby:
        lobby: Lobby = state.lobby
        return lobby

    def give_switchboard(state: State) -> Switchboard:
        switchboard: Switchboard = state.switchboard
        return switchboard

    return Litestar(
        route_handlers=HANDLERS,
        dependencies={
            "lobby": Provide(give_lobby, sync_to_thread=False),
            "switchboard": Provide(give_switchboard, sync_to_thread=False),
            "doorkeeper": Provide(lambda: doorkeeper, sync_to_thread=False),
            "metrics": Provide(lambda: metrics, sync_to_thread=False),
            "pages": Provide(lambda: pages, sync_to_thread=False),
        },
        exception_handlers={Mistake: on_mistake, HTTPException: on_http_error, Exception: on_failure},
        middleware=[
            guarded(setting.origins),
            RateLimitConfig(("minute", setting.limits.requests_per_minute), exclude_opt_key=UNLIMITED).middleware,
        ],
        compression_config=CompressionConfig("gzip", minimum_size=1000, exclude_opt_key=COMPRESSED),
        openapi_config=OpenAPIConfig(
            title="Gaslamp", version=gaslamp.__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        before_send=[send_safely],
        request_max_body_size=64 * 1024,
        lifespan=[open_house],
        logging_config=None,
    )
