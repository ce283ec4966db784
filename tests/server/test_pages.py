"""The client's files as they are served, and what a link shows where it is shared."""

from __future__ import annotations

from html.parser import HTMLParser
from pathlib import Path

import httpx
import pytest

from gaslamp import protocol as said
from gaslamp.core.text import Voice
from gaslamp.server.app import make_app
from gaslamp.server.previews import wanted_language
from gaslamp.server.setting import Setting
from tests.server.house import House, Server, live, open_app, play_out

pytestmark = pytest.mark.usefixtures("page")

GAME = Voice("en").say("server-game-bloodborne")


class Head(HTMLParser):
    """The tags that tell of a page."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.told: dict[str, str] = {}
        self.feed(page.partition("<body")[0])

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        name = found.get("property") or found.get("name")
        if tag == "meta" and name:
            self.told[name] = found.get("content") or ""


async def told(client: httpx.AsyncClient, path: str, lang: str = "en", **headers: str) -> dict[str, str]:
    answer = await client.get(path, headers={"accept-language": lang, **headers})
    assert answer.status_code == 200
    assert "accept-language" in answer.headers["vary"]
    return Head(answer.text).told


# -- files ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/sw.js", "text/javascript"),
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/icon-192.png", "image/png"),
        ("/icon-512.png", "image/png"),
        ("/icon-maskable.png", "image/png"),
        ("/apple-touch-icon.png", "image/png"),
        ("/preview.png", "image/png"),
        ("/favicon-turn.svg", "image/svg+xml"),
    ],
)
def test_what_an_installed_app_needs_is_there_and_never_stale(server: Server, path: str, kind: str) -> None:
    answer = httpx.get(server.url + path)
    assert answer.headers["content-type"].startswith(kind)
    assert answer.headers["cache-control"] == "no-cache"
    again = httpx.get(server.url + path, headers={"if-none-match": answer.headers["etag"]})
    assert again.status_code == 304


def test_the_policy_lets_the_worker_and_the_manifest_come_from_here_alone(server: Server) -> None:
    policy = httpx.get(server.url + "/").headers["content-security-policy"]
    assert "default-src 'self';" in policy
    assert "worker-src" not in policy
    assert "manifest-src" not in policy


# -- previews ---------------------------------------------------------------------------------------------


@live
async def test_a_private_table_tells_the_game_and_nothing_else(tmp_path: Path) -> None:
    async with open_app(tmp_path / "tables.sqlite") as (house, client):
        table = await house.table(name="Our secret evening")
        await house.sit(table, 0, "Ana Kovalenko")
        page = (await client.get(f"/table/{table.id}")).text
        assert "Our secret evening" not in page
        assert "Ana Kovalenko" not in page
        head = Head(page).told
        assert head["og:title"] == "You are invited to a table"
        assert GAME in head["og:description"]


@live
async def test_a_public_table_tells_its_name_and_who_sits_there(tmp_path: Path) -> None:
    async with open_app(tmp_path / "tables.sqlite") as (house, client):
        table = await house.table(name="Thursday night", public=True)
        head = await told(client, f"/table/{table.id}")
        assert head["og:title"] == "Thursday night"
        assert head["og:description"] == f"{GAME}. Nobody sits here yet."
        await house.sit(table, 0, "Ana")
        await house.sit(table, 2, "Bruno")
        head = await told(client, f"/table/{table.id}")
        assert head["og:description"] == f"{GAME}. At the table: Ana and Bruno."


@live
async def test_what_people_wrote_is_only_ever_text(tmp_path: Path) -> None:
    async with open_app(tmp_path / "tables.sqlite") as (house, client):
        name = "\"><script>alert('&')</script>"
        table = await house.table(name=name, public=True)
        page = (await client.get(f"/table/{table.id}")).text
        assert "<script>alert" not in page
        assert Head(page).told["og:title"] == name
        strange = await client.get("/table/%22%3E%3Cscript%3Ealert(1)")
        assert "<script>alert" not in strange.text
        assert (await client.get("/", headers={"host": '"><b>'})).status_code == 400


async def finished(house: House, public: bool) -> str:
    """The id of a match that has been played to its end."""
    guests = await house.party(name="Thursday night", public=public)
    await play_out(guests)
    return str(guests[0].state["table"]["match"])


@live
async def test_a_replay_tells_its_players_only_if_the_table_was_public(tmp_path: Path) -> None:
    async with open_app(tmp_path / "tables.sqlite") as (house, client):
        head = await told(client, f"/replay/{await finished(house, public=True)}")
        assert head["og:title"] == "Thursday night"
        assert "Ana, Bruno and Carla" in head["og:description"]
        head = await told(client, f"/replay/{await finished(house, public=False)}")
        assert head["og:title"] == "A match to watch"
        assert head["og:description"] == f"{GAME}, from the first moment to the last."


@live
async def test_a_match_still_in_play_is_not_told_of(tmp_path: Path) -> None:
    async with open_app(tmp_path / "tables.sqlite") as (house, client):
        guests = await house.party(public=True)
        await guests[0].get(said.Say(text="hello"))
        head = await told(client, f"/replay/{guests[0].state['table']['match']}")
        assert head["og:title"] == "Gaslamp"


@live
async def test_every_page_has_a_picture_at_a_whole_address(tmp_path: Path) -> None:
    async with open_app(tmp_path / "tables.sqlite") as (_, client):
        for path in ("/", "/table/nowhere", "/rules/bloodborne/dice rolls"):
            head = await told(client, path)
            assert head["og:title"] == "Gaslamp"
            assert head["og:image"] == "http://house/preview.png"
            assert head["og:url"] == f"http://house{path.replace(' ', '%20')}"
            assert head["twitter:card"] == "summary_large_image"
        assert (await told(client, "/", host="play.example.org"))["og:url"] == "http://play.example.org/"


@live
async def test_behind_a_proxy_that_hides_the_host_the_setting_tells_it(tmp_path: Path) -> None:
    app = make_app(Setting(str(tmp_path / "tables.sqlite"), origins=("https://play.example.org", "http://lan:8420")))
    transport = httpx.ASGITransport(app, raise_app_exceptions=False)  # type: ignore[arg-type]
    async with app.lifespan(), httpx.AsyncClient(transport=transport, base_url="http://inside") as client:
        assert (await told(client, "/"))["og:image"] == "https://play.example.org/preview.png"
        assert (await told(client, "/", host="lan:8420"))["og:image"] == "http://lan:8420/preview.png"


def test_behind_a_proxy_with_tls_addresses_are_safe_ones(server: Server) -> None:
    headers = {"host": "play.example.org", "x-forwarded-proto": "https"}
    head = Head(httpx.get(server.url, headers=headers).text).told
    assert head["og:image"] == "https://play.example.org/preview.png"


@pytest.mark.parametrize(
    ("header", "lang"),
    [
        ("", "en"),
        ("*", "en"),
        ("de-DE,de;q=0.9", "en"),
        ("de, it;q=0.3, es-AR;q=0.8", "es"),
        ("pt", "pt-BR"),
        ("it;q=nonsense, es;q=0.1", "es"),
        (";;,q=,\x00", "en"),
    ],
)
def test_the_language_is_the_one_liked_best(header: str, lang: str) -> None:
    assert wanted_language(header) == lang


@live
async def test_links_speak_the_language_of_whoever_shares_them(tmp_path: Path) -> None:
    async with open_app(tmp_path / "tables.sqlite") as (house, client):
        table = await house.table()
        for lang, locale in {"en": "en_US", "es": "es_ES", "it": "it_IT", "pt-BR": "pt_BR"}.items():
            head = await told(client, f"/table/{table.id}", lang)
            assert head["og:title"] == Voice(lang).say("server-preview-invitation")
            assert head["og:locale"] == locale
