"""Running the server: ports, logs and the browser."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
import threading
import time
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Any

import uvicorn
from litestar import Litestar
from msgspec.structs import replace

from gaslamp.core.errors import Mistake
from gaslamp.server.app import make_app
from gaslamp.server.setting import Setting
from gaslamp.server.storage import Ledger

# these name tables, whose ids open private doors
QUIET = ("uvicorn.error", "uvicorn.access", "websockets.server")
ORDINARY = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime"}


class JsonLines(logging.Formatter):
    """A log line as JSON, for machines to read."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        line |= {key: str(value) for key, value in record.__dict__.items() if key not in ORDINARY}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line)


def set_up_logs(level: str) -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for name in QUIET:
        logging.getLogger(name).setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(not_a_client)


def not_a_client(record: logging.LogRecord) -> bool:
    """What a client garbles is no error of ours."""
    return "received from client" not in record.getMessage()


def default_database() -> str:
    """Where tables are kept unless somebody says otherwise."""
    return str(Path.home() / ".local" / "share" / "gaslamp" / "tables.sqlite")


def take_port(host: str, port: int) -> socket.socket:
    """The port, held from now on; 0 takes any free one."""
    if not 0 <= port <= 65535:
        raise Mistake("server-no-such-port", port=str(port)).in_file("--port")
    try:
        family, kind, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        taken = socket.socket(family, kind)
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        taken.bind(address)
    except socket.gaierror:
        raise Mistake("server-no-such-host", host=host).in_file("--host") from None
    except OSError as error:
        raise Mistake("server-port-unusable", port=str(port), reason=str(error)).in_file("--port") from None
    return taken


async def try_database(place: str) -> None:
    """Open it once, so that what is wrong with it is told as one sentence."""
    ledger = Ledger(place)
    await ledger.open()
    await ledger.close()


class Server(uvicorn.Server):
    """Says goodbye before it hangs up."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        app = self.config.loaded_app
        while not isinstance(app, Litestar):
            app = app.app
        app.state.lobby.say_goodbye()
        await asyncio.sleep(0.05)  # for it to be sent
        await super().shutdown(sockets)


def name_for(host: str) -> str:
    """How a browser reaches this machine; for everybody's addresses, as others on the network reach it."""
    if host in ("127.0.0.1", "::1"):
        return "localhost"
    if host not in ("0.0.0.0", "::"):
        return f"[{host}]" if ":" in host else host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent; the system only picks the way out
            return str(probe.getsockname()[0])
        except OSError:
            return "localhost"


def reachable(host: str, port: int) -> tuple[str, ...]:
    """The address by which others on the network find us; none if only this machine does."""
    name = name_for(host)
    return () if name == "localhost" or name.startswith("127.") else (f"http://{name}:{port}",)


def serve(setting: Setting, host: str, port: int, open_browser: bool, announce: Callable[[str], None]) -> None:
    """Serve until stopped; ``announce`` is told the address, once somebody answers there."""
    asyncio.run(try_database(setting.database))
    taken = take_port(host, port)
    port = taken.getsockname()[1]
    url = f"http://{name_for(host)}:{port}/"
    config = uvicorn.Config(
        make_app(replace(setting, addresses=reachable(host, port))),
        log_config=None,
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=setting.limits.message_bytes,
        ws_per_message_deflate=False,
        forwarded_allow_ips=",".join(filter(None, ("127.0.0.1", setting.proxies))),
        timeout_graceful_shutdown=5,
    )
    server = Server(config)

    def once_started() -> None:
        while not server.started and not server.should_exit:
            time.sleep(0.02)
        if server.started:
            announce(url)
            if open_browser:
                webbrowser.open(url)

    threading.Thread(target=once_started, daemon=True).start()
    server.run(sockets=[taken])
    if not server.started:
        raise SystemExit(2)
