"""The REST API keeps what its schema promises, and is kind to those who ask for nonsense."""

from __future__ import annotations

import asyncio
from copy import deepcopy
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from fluent.syntax import parse
from fluent.syntax.ast import Message
from hypothesis import given, settings
from schemathesis import GenerationMode
from schemathesis.specs.openapi.checks import positive_data_acceptance

from gaslamp import LANGUAGES, Match
from gaslamp.client.line import apply_changes
from gaslamp.core.packs import Pack
from gaslamp.core.plugins import find_game
from gaslamp.core.text import text_folder
from gaslamp.protocol import GameInfo, Lesson, Story, TableInfo
from gaslamp.server.app import make_app
from gaslamp.server.setting import Setting
from tests.server.house import Server, check_reason, choose_all, live, open_app, play_out

SCHEMA = make_app(Setting("")).openapi_schema.to_schema()
ROUTES = [(method, path) for path, item in SCHEMA["paths"].items() for method in item]


@pytest.fixture(scope="module")
def promised(server: Server) -> Any:
    return schemathesis.openapi.from_url(f"{server.url}/api/schema/openapi.json")


@pytest.mark.parametrize("mode", GenerationMode)
@pytest.mark.parametrize(("method", "path"), ROUTES)
def test_every_answer_is_as_the_schema_promises(promised: Any, method: str, path: str, mode: GenerationMode) -> None:
    operation = promised[path][method]
    if mode is GenerationMode.NEGATIVE and not (operation.body or operation.query):
        return  # nothing that could be wrong

    @settings(max_examples=12)
    @given(operation.as_strategy(generation_mode=mode))
    def ask(case: Any) -> None:
        # that there is no such language, game or boss is nothing a schema can tell
        case.call_and_validate(excluded_checks=[positive_data_acceptance])

    ask()


def test_every_route_says_how_it_may_refuse() -> None:
    for path, item in SCHEMA["paths"].items():
        for method, operation in item.items():
            if path != "/health":
                assert {"400", "404", "429"} <= operation["responses"].keys(), (method, path)


# -- games ------------------------------------------------------------------------------------------------


def ask(server: Server, path: str, **query: str) -> Any:
    answer = httpx.get(server.url + path, params=query)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"].startswith("application/json")
    return answer.json()


def test_the_games_tell_what_a_table_may_agree_on(server: Server) -> None:
    game, other, *_ = msgspec.convert(ask(server, "/api/games"), list[GameInfo])
    assert (other.id, other.least_players, other.most_players) == ("eldritch", 1, 8)
    assert (game.id, game.least_players, game.most_players) == ("bloodborne", 3, 5)
    assert game.packs[0].digest == Pack.core("bloodborne").digest
    assert "random" in game.agreements[0].choices
    assert set(game.bots) == {"careful", "greedy", "random", "spiteful"}
    assert set(game.mixture) == {"careful", "greedy", "spiteful"}
    assert set(game.phrases) == set(find_game("bloodborne").phrases)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_cards_and_rules_come_in_every_language(server: Server, lang: str) -> None:
    words = ask(server, "/api/games/bloodborne/words", lang=lang)
    assert words == ask(server, "/api/games/bloodborne/words", lang=lang[:2].upper())
    english = ask(server, "/api/games/bloodborne/words")
    assert words["names"].keys() == english["names"].keys()
    assert words["arguments"] == english["arguments"]
    for kind, names in words["names"].items():
        assert names.keys() == english["names"][kind].keys()
        assert all(names.values())
    cards = ask(server, "/api/games/bloodborne/cards", lang=lang)
    assert all(card["name"] and card["id"] for card in cards)
    rules = ask(server, "/api/games/bloodborne/rules", lang=lang)
    assert [rule["rule"] for rule in rules] == list(find_game("bloodborne").rules)
    assert all(rule["title"] and rule["text"] for rule in rules)
    if lang != "en":
        assert words != english
        assert cards != ask(server, "/api/games/bloodborne/cards")
        assert rules != ask(server, "/api/games/bloodborne/rules")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["bloodborne", "eldritch"])
def test_the_messages_of_a_game_come_as_fluent_source(server: Server, game: str, lang: str) -> None:
    answer = httpx.get(f"{server.url}/api/games/{game}/text/{lang}")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    told = {entry.id.name: entry for entry in parse(answer.text).body if isinstance(entry, Message)}
    written = Path(str(text_folder(game, lang))).glob("*.ftl")
    entries = [entry for file in written for entry in parse(file.read_text(encoding="utf-8")).body]
    assert told.keys() == {entry.id.name for entry in entries if isinstance(entry, Message)}


def lessons(server: Server) -> list[Lesson]:
    game = msgspec.convert(ask(server, "/api/games"), list[GameInfo])[0]
    assert all(each.minutes > 0 for each in game.lessons)
    return [msgspec.convert(ask(server, f"/api/games/bloodborne/lessons/{each.id}"), Lesson) for each in game.lessons]


def test_every_lesson_can_be_played_step_by_step(server: Server) -> None:
    rules = set(find_game("bloodborne").rules)
    for lesson in lessons(server):
        assert lesson.steps
        assert lesson.rule in rules
        for step in (*lesson.steps, *(step for answer in lesson.answers for step in answer.then)):
            options = [option.id for option in step.decision.options]
            assert step.choice in options if step.choice else set(options) >= {one.choice for one in lesson.answers}
            assert step.view["seat"] == step.seat
            others = [hunter for hunter in step.view["hunters"] if hunter["seat"] != step.seat]
            assert all("hand" not in hunter for hunter in others)
            assert len(step.steps) == len(step.events)


def test_a_decision_of_ones_own_goes_on_as_the_engine_says(server: Server) -> None:
    told = {lesson.id: lesson for lesson in lessons(server)}
    assert len([lesson for lesson in told.values() if len(lesson.answers) >= 2]) >= 4
    for lesson in told.values():
        assert [step.choice is None for step in lesson.steps] == [
            bool(lesson.answers) and step is lesson.steps[-1] for step in lesson.steps
        ]
    lesson = told["when_to_dream"]
    ends = {answer.choice: answer.view["hunters"][0] for answer in lesson.answers}
    assert {choice: (end["banked"], end["deaths"]) for choice, end in ends.items()} == {
        "hunter_axe": (0, 1),
        "hunter_pistol": (0, 1),
        "hunters_dream": (5, 0),
    }
    for answer in lesson.answers:
        assert [event["face"] for event in answer.events if event["event"] == "die-rolled"] == ["3"]
        assert [step.decision.kind for step in answer.then] == ["take_upgrade"]
        assert answer.view["seat"] == 0


def test_what_others_choose_is_part_of_what_happens(server: Server) -> None:
    (lesson,) = [lesson for lesson in lessons(server) if lesson.id == "first_blow"]
    assert [step.seat for step in lesson.steps] == [0, 0]
    cards = [(event["seat"], event["card"]) for event in lesson.steps[0].events if event["event"] == "card-revealed"]
    assert cards == [(0, "hunter_axe"), (1, "hunter_axe"), (2, "hunter_axe")]
    assert lesson.steps[0].events[-1]["event"] == "round-began"


@pytest.mark.parametrize(
    ("path", "status", "key"),
    [
        ("/api/games/chess/words", 404, "core-unknown-game"),
        ("/api/games/chess/text/en", 404, "core-unknown-game"),
        ("/api/games/bloodborne/text/klingon", 400, "core-unknown-language"),
        ("/api/games/chess/cards", 404, "core-unknown-game"),
        ("/api/games/chess/rules", 404, "core-unknown-game"),
        ("/api/games/chess/lessons/one", 404, "core-unknown-game"),
        ("/api/games/bloodborne/lessons/one", 404, "server-no-such-lesson"),
        ("/api/games/bloodborne/lessons/..%2F..%2Fx", 404, None),
        ("/api/games/bloodborne/words?lang=klingon", 400, "core-unknown-language"),
        ("/api/games/bloodborne/words?lang=", 400, "core-unknown-language"),
        ("/api/games/bloodborne/words?pack=nothing", 404, "server-no-such-pack"),
        ("/api/games/bloodborne/cards?pack=nothing", 404, "server-no-such-pack"),
        ("/api/tables/nowhere", 404, "server-no-such-table"),
        ("/api/tables/%00", 404, "server-no-such-table"),
        ("/api/matches/nothing", 404, "server-no-such-match"),
        ("/api/matches/nothing/file", 404, "server-no-such-match"),
        ("/api/nothing", 404, "server-no-such-page"),
        ("/api/", 404, "server-no-such-page"),
        ("/assets/nothing.js", 404, "server-no-such-page"),
    ],
)
def test_what_is_not_there_is_told_in_a_sentence(server: Server, path: str, status: int, key: str | None) -> None:
    answer = httpx.get(server.url + path)
    assert answer.status_code == status, answer.text
    assert check_reason(answer.json()) == key or key is None


@pytest.mark.parametrize(
    ("body", "status", "words"),
    [
        (b"", 400, ""),
        (b"{", 400, ""),
        (b"[]", 400, ""),
        (b"null", 400, ""),
        (b'{"game":"bloodborne"}', 400, "players"),
        (b'{"game":"bloodborne","players":"three"}', 400, "players"),
        (b'{"game":"bloodborne","players":3,"clock":-1}', 400, "clock"),
        (b'{"game":"bloodborne","players":3,"absence":1}', 400, "absence"),
        (b'{"game":"bloodborne","players":3,"colour":"red"}', 400, "colour"),
        (b'{"game":"bloodborne","players":3,"options":{"colour":"red"}}', 400, "colour"),
        (b'{"game":"bloodborne","players":9}', 400, "9 players"),
        (b'{"game":"chess","players":3}', 400, "chess"),
        (b'{"game":"bloodborne","players":3,"options":{"first_player":%d}}' % 10**30, 400, ""),
        (b'{"game":"bloodborne","players":3,"name":"\\ud800"}', 400, ""),
        (b'{"game":"bloodborne","players":3,"name":"%s"}' % (b"x" * 61), 400, "name"),
        (b"[" * 50_000, 400, ""),
        (b'{"game":"bloodborne","players":3,"name":"%s"}' % (b"x" * 70_000), 413, ""),
    ],
)
def test_a_bad_table_is_refused_with_what_is_wrong(server: Server, body: bytes, status: int, words: str) -> None:
    headers = {"content-type": "application/json"}
    answer = httpx.post(server.url + "/api/tables", content=body, headers=headers)
    assert answer.status_code == status, answer.text
    check_reason(answer.json())
    assert words in answer.json()["text"]


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "x"])
def test_a_table_is_made_only_of_json(server: Server, kind: str) -> None:
    answer = httpx.post(server.url + "/api/tables", content=b"game=bloodborne", headers={"content-type": kind})
    assert 400 <= answer.status_code < 500
    check_reason(answer.json())


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "TRACE"])
def test_other_methods_are_refused(server: Server, method: str) -> None:
    for path in ("/api/tables", "/api/tables/x", "/api/games", "/health", "/"):
        answer = httpx.request(method, server.url + path)
        assert answer.status_code == 405, (path, answer.status_code)
        check_reason(answer.json())


# -- matches ----------------------------------------------------------------------------------------------


@live
async def test_a_story_is_told_frame_by_frame_to_its_end(tmp_path: Path) -> None:
    async with open_app(tmp_path / "db") as (house, http):
        guests = await house.party(3, name="Friday")
        watcher = await house.come(guests[0].table)
        await play_out(guests)
        watcher.listen()
        id = watcher.state["table"]["match"]
        answer = await http.get(f"/api/matches/{id}")
        told = answer.json()
        story = msgspec.convert(told, Story)
        assert (story.match, story.table, story.players) == (id, guests[0].table.id, ("Ana", "Bruno", "Carla"))
        view = deepcopy(story.view)
        events = list(story.events)
        for frame in told["frames"]:
            apply_changes(view, frame["changes"])
            events += frame["events"]
        assert view == watcher.state["view"]
        assert events == watcher.events
        assert guests[0].table.record.match is not None
        choices = [tuple(choice) for frame in story.frames for choice in frame.choices]
        assert choices == guests[0].table.record.match.choices
        assert [frame.at for frame in story.frames][-1] == len(choices)
        assert all(len(frame.labels) == len(frame.choices) for frame in story.frames)


@live
async def test_a_story_shows_nothing_that_was_hidden(tmp_path: Path) -> None:
    async with open_app(tmp_path / "db") as (house, http):
        guests = await house.party(3)
        await play_out(guests)
        told = (await http.get(f"/api/matches/{guests[0].state['table']['match']}")).text
        assert '"hand":' not in told
        assert all(guest.secret not in told for guest in guests)


@live
async def test_a_match_can_be_taken_home_and_replayed(tmp_path: Path) -> None:
    async with open_app(tmp_path / "db") as (house, http):
        guests = await house.party(2, ["random"])
        await play_out(guests)
        id = guests[0].state["table"]["match"]
        answer = await http.get(f"/api/matches/{id}/file")
        assert f'filename="bloodborne-{id}.json"' in answer.headers["content-disposition"]
        (tmp_path / "match.json").write_bytes(answer.content)
        match = Match.load(tmp_path / "match.json")
        assert match.outcome is not None
        assert list(match.outcome.scores) == guests[0].state["view"]["outcome"]["scores"]


@live
async def test_a_finished_match_goes_on_at_a_new_table(tmp_path: Path) -> None:
    async with open_app(tmp_path / "db") as (house, http):
        guests = await house.party(3, public=True, options={"final_boss": "gehrman"})
        await play_out(guests)
        match = guests[0].table.record.match
        assert match is not None
        path = f"/api/matches/{guests[0].state['table']['match']}/continue"
        for at, status in ((0, 201), (len(match.choices) - 1, 201), (len(match.choices), 400), (-1, 400), (10**9, 400)):
            answer = await http.post(path, json={"at": at})
            assert answer.status_code == status, answer.text
            if status != 201:
                check_reason(answer.json())
                continue
            table = msgspec.convert((await http.get(f"/api/tables/{answer.json()['id']}")).json(), TableInfo)
            assert table.continued
            assert not table.public
            assert table.options == {"final_boss": "gehrman"}
            assert table.stage == "seating"


@live
async def test_the_lists_show_what_is_public(tmp_path: Path) -> None:
    async with open_app(tmp_path / "db") as (house, http):
        made = await http.post("/api/tables", json={"game": "bloodborne", "players": 3, "public": True})
        assert made.status_code == 201
        hidden = await http.post("/api/tables", json={"game": "bloodborne", "players": 3})
        tables = msgspec.convert((await http.get("/api/tables")).json(), list[TableInfo])
        assert [table.id for table in tables] == [made.json()["id"]]
        assert (await http.get(f"/api/tables/{hidden.json()['id']}")).status_code == 200
        guests = await house.party(3, public=True)
        await choose_all(guests)
        assert (await http.get("/api/matches")).json() == []
        await play_out(guests)
        [story] = (await http.get("/api/matches")).json()
        assert story["match"] == guests[0].state["table"]["match"]


def test_everybody_who_asks_at_once_is_answered(server: Server) -> None:
    async def all_at_once() -> None:
        async with httpx.AsyncClient(base_url=server.url) as http:
            answers = await asyncio.gather(
                *(http.post("/api/tables", json={"game": "bloodborne", "players": 3}) for _ in range(30)),
                *(http.get("/api/games/bloodborne/cards") for _ in range(10)),
            )
            assert {answer.status_code for answer in answers} == {200, 201}
            assert len({answer.json()["id"] for answer in answers[:30]}) == 30

    asyncio.run(all_at_once())
