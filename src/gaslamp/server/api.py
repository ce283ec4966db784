"""The REST API: what there is to know and to begin. Playing itself goes over the line (live.py)."""

from __future__ import annotations

import asyncio
import ipaddress
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache, partial
from typing import Any, ParamSpec, TypeVar

import msgspec
from litestar import MediaType, Request, Response, WebSocket, get, post, websocket
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody

import gaslamp
from gaslamp.core.errors import Mistake, short
from gaslamp.core.match import Match
from gaslamp.core.packs import Pack
from gaslamp.core.rules import search_rules
from gaslamp.core.save import decode_save, encode_save
from gaslamp.core.text import Vocabulary, Voice, find_language, text_source
from gaslamp.protocol import (
    MAX_FILE,
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
from gaslamp.server import storage
from gaslamp.server.limits import Doorkeeper
from gaslamp.server.live import Switchboard
from gaslamp.server.lobby import Lobby, NotHere
from gaslamp.server.metrics import Metrics
from gaslamp.server.pages import Pages, answer
from gaslamp.server.preloads import pack_at, told
from gaslamp.server.previews import find_preview, own_address, tags, wanted_language
from gaslamp.server.record import read_match
from gaslamp.server.replays import tell_file, tell_lesson, tell_story
from gaslamp.server.rows import NamedMatch

P = ParamSpec("P")
T = TypeVar("T")

_teller = ThreadPoolExecutor(1, "story")

TheLobby = NamedDependency[Lobby]
TheDoorkeeper = NamedDependency[Doorkeeper]
Path = FromPath[str]
Query = FromQuery[str]

# what a route may be marked with: no rate limit; already compressed
UNLIMITED, COMPRESSED = "unlimited", "compressed"

REFUSALS = {
    400: ResponseSpec(Problem, description="The request cannot be fulfilled; why.", generate_examples=False),
    404: ResponseSpec(Problem, description="There is no such thing here.", generate_examples=False),
    413: ResponseSpec(Problem, description="The request is too large.", generate_examples=False),
    429: ResponseSpec(Problem, description="Too many requests from one address.", generate_examples=False),
}


class TooBig(Mistake):
    """More than this server reads of one request: a 413."""


def caller(request: Request[Any, Any, Any]) -> str:
    return request.client.host if request.client else "127.0.0.1"


# -- games ------------------------------------------------------------------------------------------------


@get("/api/games", sync_to_thread=False, responses=REFUSALS)
def list_games(lobby: TheLobby) -> list[GameInfo]:
    """The games this server knows, with what a table may agree on."""
    return lobby.games()


@get("/api/games/{game:str}/words", sync_to_thread=False, responses=REFUSALS)
def read_words(lobby: TheLobby, game: Path, lang: Query = "en", pack: Query = "") -> Vocabulary:
    """How cards, hunters and so on are called in a language."""
    return words_of(lobby.pack(game, pack), find_language(lang))


@get("/api/games/{game:str}/text/{lang:str}", media_type=MediaType.TEXT, sync_to_thread=False, responses=REFUSALS)
def read_text(lobby: TheLobby, game: Path, lang: Path) -> str:
    """The messages of a game in a language, as Fluent source: for clients that were made without it."""
    return text_source(lobby.pack(game).game.id, find_language(lang))


@get("/api/games/{game:str}/cards", sync_to_thread=False, responses=REFUSALS)
def list_cards(lobby: TheLobby, game: Path, lang: Query = "en", pack: Query = "") -> list[dict[str, Any]]:
    """Every component with its text in a language and where it comes from."""
    return cards_of(lobby.pack(game, pack), find_language(lang))


@get("/api/games/{game:str}/rules", sync_to_thread=False, responses=REFUSALS)
def list_rules(lobby: TheLobby, game: Path, lang: Query = "en") -> list[RuleInfo]:
    """The rules reference, in our own words."""
    found = search_rules(lobby.pack(game).game, Voice(find_language(lang)))
    return [RuleInfo(rule, title, text) for rule, title, text in found]


@get("/api/games/{game:str}/lessons/{lesson:str}", sync_to_thread=False, responses=REFUSALS)
def read_lesson(lobby: TheLobby, game: Path, lesson: Path) -> Lesson:
    """A lesson, to be played step by step."""
    pack = lobby.pack(game)
    if lesson not in [each.id for each in pack.game.lessons]:
        raise NotHere("server-no-such-lesson")
    return tell_lesson(pack, lesson)


@lru_cache(maxsize=64)
def words_of(pack: Pack, lang: str) -> Vocabulary:
    return pack.game.vocabulary(pack.box, lang)


@lru_cache(maxsize=64)
def cards_of(pack: Pack, lang: str) -> list[dict[str, Any]]:
    return pack.game.components(pack.box, lang)


# -- tables -----------------------------------------------------------------------------------------------


@get("/api/tables", responses=REFUSALS)
async def list_tables(lobby: TheLobby) -> list[TableInfo]:
    """Public tables that one may join or watch, the newest first."""
    return msgspec.convert(await lobby.public(), list[TableInfo])


@post("/api/tables", responses=REFUSALS)
async def create_table(
    request: Request[Any, Any, Any], lobby: TheLobby, doorkeeper: TheDoorkeeper, data: JSONBody[NewTable]
) -> Created:
    """A new table, where nobody sits yet."""
    doorkeeper.may_make_table(caller(request))
    return await lobby.create(data)


@get("/api/tables/{table:str}", responses=REFUSALS)
async def read_table(lobby: TheLobby, table: Path) -> TableInfo:
    """A table as everybody sees it who has its link."""
    return msgspec.convert(await lobby.look(table), TableInfo)


@websocket("/api/tables/{table:str}/live")
async def live(socket: WebSocket[Any, Any, Any], switchboard: NamedDependency[Switchboard], table: Path) -> None:
    await switchboard.serve(socket, table)


# -- finished matches -------------------------------------------------------------------------------------


@get("/api/matches", responses=REFUSALS)
async def list_matches(lobby: TheLobby) -> list[StoryInfo]:
    """Finished matches of public tables, the latest first."""
    return await lobby.finished()


@get("/api/matches/{match:str}", responses=REFUSALS)
async def read_story(lobby: TheLobby, match: Path) -> Story:
    """A finished match, moment by moment."""
    header, played = await replay(lobby, match)
    return await aside(tell_story, header, played)


@get("/api/matches/{match:str}/file", media_type=MediaType.JSON, responses=REFUSALS)
async def download_match(lobby: TheLobby, match: Path) -> Response[bytes]:
    """A finished match as a file that `gaslamp replay` reads."""
    header, played = await replay(lobby, match)
    seats = [bot or "you" for bot in header.bots]
    headers = {"content-disposition": f'attachment; filename="{header.game}-{match}.json"'}
    return Response(encode_save(played.as_save({"seats": seats})), media_type=MediaType.JSON, headers=headers)


@post("/api/matches/{match:str}/continue", responses=REFUSALS)
async def continue_match(
    request: Request[Any, Any, Any],
    lobby: TheLobby,
    doorkeeper: TheDoorkeeper,
    match: Path,
    data: JSONBody[Continue],
) -> Created:
    """A new table that goes on from a moment of a finished match."""
    doorkeeper.may_make_table(caller(request))
    header, played = await replay(lobby, match)
    if data.at >= len(played.choices):
        raise Mistake("server-nothing-to-continue", found=data.at, last=len(played.choices) - 1)
    new = NewTable(
        game=header.game, players=len(played.players), pack=header.pack, options=header.options, public=False
    )
    return await lobby.create(new, header.id, data.at, header.players)


@post("/api/stories", status_code=200, request_max_body_size=MAX_FILE, responses=REFUSALS)
async def open_file(request: Request[Any, Any, Any], lobby: TheLobby, doorkeeper: TheDoorkeeper) -> Story:
    """The match of a file, moment by moment. The body is the file as it was downloaded; nothing of it is kept."""
    doorkeeper.may_open_file(caller(request))
    try:
        body = await request.body()
    except HTTPException as error:
        raise (TooBig("core-file-too-big", limit=MAX_FILE) if error.status_code == 413 else error) from None
    return await aside(tell_body, lobby, body)


def tell_body(lobby: Lobby, body: bytes) -> Story:
    save = decode_save(body)
    try:
        pack = lobby.pack(save.game, save.pack)
    except NotHere as mistake:
        if mistake.key == "server-no-such-pack":
            raise NotHere("server-file-other-pack", title=short(save.pack_title)).at("pack") from None
        raise mistake.at("game") from None
    return tell_file(save, pack)


async def aside(tell: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Matches are told one after the other, beside the tables: however many are asked for, they share one thread."""
    return await asyncio.get_running_loop().run_in_executor(_teller, partial(tell, *args, **kwargs))


async def replay(lobby: Lobby, match: str) -> tuple[NamedMatch, Match]:
    """A finished match, played again from its rows."""
    header = await lobby.header(match)
    return header, await read_match(lobby.ledger, lobby.pack(header.game, header.pack), header)


# -- the house --------------------------------------------------------------------------------------------


@get("/health", opt={UNLIMITED: True})
async def health(lobby: TheLobby) -> dict[str, Any]:
    """Whether the server can read its database."""
    await lobby.ledger.read(storage.house.select())
    return {"status": "ok", "version": gaslamp.__version__, "tables": len(lobby.live)}


@get("/api/addresses", sync_to_thread=False, responses=REFUSALS)
def list_addresses(request: Request[Any, Any, Any], lobby: TheLobby) -> list[str]:
    """Where others on the network find this server, for who has opened its page on the same machine."""
    here = is_here(caller(request)) and is_here(request.url.hostname or "")
    return list(lobby.setting.addresses) if here else []


def is_here(host: str) -> bool:
    """Whether this names the machine itself."""
    try:
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


@get("/metrics", media_type=MediaType.TEXT, sync_to_thread=False, include_in_schema=False, opt={UNLIMITED: True})
def read_metrics(request: Request[Any, Any, Any], lobby: TheLobby, metrics: NamedDependency[Metrics]) -> bytes:
    if not is_here(caller(request)):
        raise NotHere("server-no-such-page")  # for whoever runs the server, not for players
    metrics.tables.set(len(lobby.live))
    return metrics.text()


@get(["/", "/{path:path}"], include_in_schema=False, opt={UNLIMITED: True, COMPRESSED: True})
async def read_page(
    request: Request[Any, Any, Any], lobby: TheLobby, pages: NamedDependency[Pages], path: Path = ""
) -> Response[bytes]:
    path = path.strip("/")
    file = pages.find(path)
    if file is not None:
        return answer(request, file)
    voice = Voice(wanted_language(request.headers.get("accept-language", "")))
    preview = await find_preview(lobby.ledger, path, voice)
    pack = await pack_at(lobby, path)
    needed = pages.preloads.head(path, voice.lang, pack)
    head = needed + tags(preview, own_address(request, lobby.setting), path, voice)
    return answer(
        request, pages.first(head, told_at_once(lobby, pack, voice.lang)), vary="accept-encoding, accept-language"
    )


def told_at_once(lobby: Lobby, pack: Pack | None, lang: str) -> str:
    """What every page would ask for, and every page about a game."""
    games = told("/api/games", lobby.games())
    if pack is None:
        return games
    of, about = f"/api/games/{pack.game.id}", f"?lang={lang}&pack={pack.digest}"
    return games + told(f"{of}/words{about}", words_of(pack, lang)) + told(f"{of}/cards{about}", cards_of(pack, lang))


HANDLERS = [
    list_games,
    read_words,
    read_text,
    list_cards,
    list_rules,
    read_lesson,
    list_tables,
    create_table,
    read_table,
    live,
    list_matches,
    read_story,
    download_match,
    continue_match,
    list_addresses,
    open_file,
    health,
    read_metrics,
    read_page,
]
