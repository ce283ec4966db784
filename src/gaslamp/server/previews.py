"""What a link to this house shows where it is shared: tags in the page's head, in the language of whoever asks."""

from __future__ import annotations

from html import escape
from typing import Any
from urllib.parse import quote

import msgspec
from litestar import Request

from gaslamp.core.errors import Mistake
from gaslamp.core.text import Voice, capital, find_language, words
from gaslamp.server.rows import read_finished, read_seats, read_table
from gaslamp.server.setting import Setting
from gaslamp.server.storage import Ledger

PICTURE = "/preview.png"


class Preview(msgspec.Struct, frozen=True):
    title: str
    text: str


def wanted_language(header: str) -> str:
    """The language of ours that an ``Accept-Language`` likes best; English if it likes none."""
    liked = []
    for part in header.split(","):
        tag, _, weight = part.partition(";q=")
        try:
            liked.append((float(weight or 1), find_language(tag.strip())))
        except (Mistake, ValueError):
            continue  # not ours, or nonsense
    return max(liked, key=lambda each: each[0], default=(1, "en"))[1]


def own_address(request: Request[Any, Any, Any], setting: Setting) -> str:
    """Where the reader's browser finds this house; behind some proxies only the setting knows."""
    asked = f"{request.scope['scheme']}://{request.headers.get('host', '')}"
    return asked if asked in setting.origins or not setting.origins else setting.origins[0]


async def find_preview(ledger: Ledger, path: str, voice: Voice) -> Preview:
    """What the page at a path is about. Of a table that only its link leads to, nothing is told but the game."""
    kind, _, id = path.partition("/")
    found = None
    if kind == "table":
        found = await preview_table(ledger, id, voice)
    elif kind == "replay":
        found = await preview_replay(ledger, id, voice)
    return found or Preview("Gaslamp", voice.say("server-preview"))


async def preview_table(ledger: Ledger, id: str, voice: Voice) -> Preview | None:
    row = await read_table(ledger, id)
    if row is None:
        return None
    game = game_name(row.game, voice)
    if not row.public:
        text = voice.say("server-preview-invitation-text", game=game)
        return Preview(voice.say("server-preview-invitation"), text)
    names = [seat.name for seat in await read_seats(ledger, id) if seat.kind != "empty"]
    key = "server-preview-table-text" if names else "server-preview-table-empty"
    arguments = {"names": names} if names else {}
    return Preview(row.name or voice.say("server-preview-table", game=game), voice.say(key, game=game, **arguments))


async def preview_replay(ledger: Ledger, id: str, voice: Voice) -> Preview | None:
    match = await read_finished(ledger, id)
    if match is None:
        return None
    game = game_name(match.game, voice)
    title = voice.say("server-preview-replay")
    if not match.public:
        return Preview(title, voice.say("server-preview-replay-text", game=game))
    told: dict[str, Any] = {"game": game, "names": match.players}
    if match.winners:
        told["winners"] = [match.players[seat] for seat in match.winners]
    key = "server-preview-replay-won" if match.winners else "server-preview-replay-nobody"
    return Preview(match.name or title, voice.say(key, **told))


def game_name(game: str, voice: Voice) -> str:
    """What a game is called; a guest by its id."""
    key = f"server-game-{game}"
    return voice.say(key) if voice.knows(key) else capital(words(game))


def tags(preview: Preview, address: str, path: str, voice: Voice) -> str:
    """What those read who show links: Open Graph, and the one word of Twitter's own that it lacks."""
    told = {
        "og:site_name": "Gaslamp",
        "og:type": "website",
        "og:title": preview.title,
        "og:description": preview.text,
        "og:url": f"{address}/{quote(path)}",
        "og:locale": {"en": "en_US", "es": "es_ES", "it": "it_IT"}.get(voice.lang, voice.lang.replace("-", "_")),
        "og:image": address + PICTURE,
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:image:alt": voice.say("server-preview-picture"),
    }
    lines = [f'<meta property="{name}" content="{escape(text)}" />' for name, text in told.items()]
    return "\n".join((*lines, '<meta name="twitter:card" content="summary_large_image" />', ""))
