"""Tables for many: the server, and sitting down at one from afar."""

from __future__ import annotations

import asyncio
import secrets
import sys
from typing import Annotated

import typer

from gaslamp.cli.app import BOTS, KNOWN_BOTS, Lang, Packs, Seed, add_bots, app, at_least, speak
from gaslamp.core.errors import Mistake
from gaslamp.core.packs import Pack
from gaslamp.core.plugins import find_game, game_names
from gaslamp.core.text import Voice
from gaslamp.server.limits import Limits


@app.command()
def serve(
    host: Annotated[str, typer.Option("--host", help="0.0.0.0 lets friends on your network in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", help="0 takes any free one.")] = 8420,
    database: Annotated[
        str | None, typer.Option("--database", help="A SQLite file, or the address of another database.")
    ] = None,
    pack: Packs = None,
    open_browser: Annotated[bool, typer.Option("--open/--no-open", help="Open the browser.")] = False,
    pace: Annotated[float, typer.Option("--pace", help="How long bots take: 0 is no time, 1 is natural.")] = 1.0,
    connections: Annotated[
        int, typer.Option("--connections", help="How many lines one address may hold.")
    ] = Limits().connections,
    messages: Annotated[
        int, typer.Option("--messages", help="How many messages a second one line may send.")
    ] = Limits().messages_per_second,
    requests: Annotated[
        int, typer.Option("--requests", help="How many requests a minute one address may send.")
    ] = Limits().requests_per_minute,
    origin: Annotated[
        list[str] | None, typer.Option("--origin", help="The address of the page behind a proxy: https://play.example.")
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option("--proxy", help="The address of a proxy that tells who asks; 127.0.0.1 is known."),
    ] = None,
    log: Annotated[str, typer.Option("--log", help="What is logged, as JSON: error, warning or info.")] = "warning",
    bot: Annotated[
        list[str] | None, typer.Option("--bot", help="A bot of yours for its tables: name=module:Class.")
    ] = None,
    lang: Lang = None,
) -> None:
    """The table in the browser, for friends and bots."""
    # imported here, because only this command needs it and it takes half a second
    from gaslamp.server.pages import client_built
    from gaslamp.server.run import default_database, set_up_logs
    from gaslamp.server.run import serve as run_server
    from gaslamp.server.setting import Setting

    voice = Voice(speak(lang))
    if log not in ("error", "warning", "info"):
        raise Mistake("core-unknown-value", found=log, expected="error, warning, info").in_file("--log")
    set_up_logs(log)
    add_bots(bot or [])
    for game in game_names():
        find_game(game)  # one that cannot be had is told before anybody comes
    limits = Limits(
        connections=at_least("connections", connections, 1),
        messages_per_second=at_least("messages", messages, 1),
        requests_per_minute=at_least("requests", requests, 1),
        tables_per_minute=max(1, requests // 10),
    )
    if not client_built():
        print(voice.say("server-no-client"), file=sys.stderr)
    packs = tuple(Pack.load(file) for file in pack or ())
    place = database or default_database()
    setting = Setting(
        place, packs, limits, at_least("pace", pace, 0), origins=tuple(origin or ()), proxies=",".join(proxy or ())
    )
    run_server(setting, host, port, open_browser, lambda url: print(voice.say("server-at", url=url), flush=True))


@app.command()
def join(
    url: Annotated[str, typer.Argument(metavar="URL", help="The link of a table.")],
    bot: Annotated[
        str | None, typer.Option("--bot", help=f"Who plays: {BOTS}. Else the game's greedy one, or random.")
    ] = None,
    name: Annotated[str | None, typer.Option("--name", help="Its name at the table.")] = None,
    seed: Seed = None,
    lang: Lang = None,
) -> None:
    """Sit down at a table as a bot, over the public protocol, and play the match to its end."""
    from gaslamp.client import join as join_table

    voice = Voice(speak(lang))
    if bot is not None and ":" not in bot and bot not in KNOWN_BOTS:  # its game is known only at the table
        raise Mistake("core-unknown-bot", found=bot, expected=", ".join(KNOWN_BOTS)).in_file("--bot")
    chosen = secrets.randbits(32) if seed is None else seed
    called = name or f"{bot or 'bot'}-{chosen % 1000}"

    def seated() -> None:
        print(voice.say("server-joined-seated", name=called), flush=True)

    view = asyncio.run(join_table(url, bot, called, chosen, seated))
    scores = zip(view["players"], view["outcome"]["scores"], strict=False)
    print(voice.say("server-joined-ended", scores=", ".join(f"{who} {score}" for who, score in scores)))
