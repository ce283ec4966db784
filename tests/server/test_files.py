"""A match that somebody brings in a file: told if it is one of ours, and refused in a sentence if not."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest

from gaslamp import Match
from gaslamp.client.line import apply_changes
from gaslamp.core.reading import fingerprint
from gaslamp.core.save import encode_save
from gaslamp.protocol import MAX_FILE, Story
from gaslamp.server.limits import Limits
from tests.server.house import Server, check_reason, live, open_app, play_out

GOLDEN = Path(__file__).parent.parent / "golden"
GENEROUS = Limits(files_per_minute=10_000, requests_per_minute=10_000)


def played(game: str, choices: int = 40) -> dict[str, Any]:
    """A match file as plain data, without its checksum."""
    match = Match.start(game, seed=3)
    draw = Random(3)
    while not match.over and len(match.choices) < choices:
        decision = match.pending[0]
        match.choose(decision.seat, draw.choice(decision.options))
    file: dict[str, Any] = json.loads(encode_save(match.as_save({"seats": ["you", "greedy", "greedy", "nobody"]})))
    del file["checksum"]
    return file


def written(file: Any) -> bytes:
    """A file that says of itself that nobody has changed it."""
    return json.dumps({**file, "checksum": fingerprint(file)}).encode()


@live
async def test_a_downloaded_match_is_told_as_the_server_told_it(tmp_path: Path) -> None:
    async with open_app(tmp_path / "db") as (house, http):
        guests = await house.party(2, ["random"])
        await play_out(guests)
        id = guests[0].state["table"]["match"]
        file = await http.get(f"/api/matches/{id}/file")
        answer = await http.post("/api/stories", content=file.content)
        assert answer.status_code == 200, answer.text
        story = msgspec.convert(answer.json(), Story)
        kept = msgspec.convert((await http.get(f"/api/matches/{id}")).json(), Story)
        assert (story.match, story.table, story.ended) == ("", "", 0)
        for part in ("game", "pack", "options", "players", "bots", "view", "events", "frames"):
            assert getattr(story, part) == getattr(kept, part), part
        assert [match["match"] for match in (await http.get("/api/matches")).json()] == []


@pytest.mark.parametrize(
    "file",
    [*sorted(GOLDEN.glob("bloodborne/rules_*/*.json"))[::4], *sorted(GOLDEN.glob("eldritch/rules_*/*.json"))[::4]],
)
def test_matches_of_other_games_and_older_rules_are_told_too(server: Server, file: Path) -> None:
    answer = httpx.post(f"{server.url}/api/stories", content=file.read_bytes(), timeout=60)
    assert answer.status_code == 200, answer.text
    story = answer.json()
    view = deepcopy(story["view"])
    for frame in story["frames"]:
        apply_changes(view, frame["changes"])
    outcome = Match.load(file).outcome
    assert outcome is not None
    assert view["outcome"]["winners"] == list(outcome.winners)
    assert '"hand":' not in answer.text


@live
async def test_a_match_still_in_play_is_told_as_far_as_it_has_come(tmp_path: Path) -> None:
    async with open_app(tmp_path / "db") as (_, http):
        file = played("bloodborne", 13)
        story = msgspec.convert((await http.post("/api/stories", content=written(file))).json(), Story)
        assert story.frames[-1].at <= 13
        assert story.bots == ("", "greedy", "greedy", "")


def changed(**values: Any) -> Callable[[dict[str, Any]], Any]:
    return lambda file: {**file, **values}


@pytest.mark.parametrize(
    ("change", "status", "key", "words"),
    [
        (changed(game="chess"), 404, "core-unknown-game", 'game: there is no game "chess"'),
        (
            changed(pack="0" * 16, pack_title="My cards"),
            404,
            "server-file-other-pack",
            "pack: This match",
        ),
        (changed(pack_title="x" * 5000, pack="other"), 404, "server-file-other-pack", "..."),
        (changed(version=99), 400, "core-save-newer", "99"),
        (changed(rules=99), 400, "core-save-newer-rules", "99"),
        (changed(format="chess-match"), 400, "core-not-a-save", ""),
        (changed(players=["Ana", "Ana", "Bo", "Cy"]), 400, "core-duplicate-id", "players[1]: "),
        (changed(players=["Ana"]), 400, "core-wrong-players", ""),
        (changed(seed=-1), 400, "core-bad-seed", ""),
        (changed(seed=10**40), 400, "core-bad-seed", ""),
        (changed(options={"colour": "red"}), 400, None, "colour"),
        (changed(choices=[[0, "nothing"]]), 400, None, "choices[0]: "),
        (changed(choices=[[7, "saw_cleaver"]]), 400, None, "choices[0]: "),
        (changed(choices="all"), 400, "core-wrong-type", "choices: "),
        (changed(choices=[[0]]), 400, "core-wrong-length", "choices[0]: "),
        (changed(end="elsewhere"), 400, "core-save-ends-elsewhere", ""),
        (changed(notes=[]), 400, "core-wrong-type", "notes: "),
        (changed(colour="red"), 400, "core-unknown-field", "colour"),
        (changed(position={"hunters": []}), 400, "server-file-from-position", "position: "),
        (
            lambda file: {name: value for name, value in file.items() if name != "seed"},
            400,
            "core-missing-field",
            "seed",
        ),
    ],
)
@live
async def test_what_is_wrong_with_a_file_is_told_with_its_place(
    tmp_path: Path, change: Callable[[dict[str, Any]], Any], status: int, key: str | None, words: str
) -> None:
    async with open_app(tmp_path / "db") as (_, http):
        answer = await http.post("/api/stories", content=written(change(played("bloodborne"))))
        assert answer.status_code == status, answer.text
        assert check_reason(answer.json()) == key or key is None
        assert words in answer.json()["text"]
        assert len(answer.content) < 5000


@pytest.mark.parametrize(
    ("body", "status", "key"),
    [
        (b"", 400, "core-save-broken"),
        (b"{", 400, "core-save-broken"),
        (b"\xff\xfe\x00", 400, "core-save-broken"),
        (b"PK\x03\x04", 400, "core-save-broken"),
        (b"null", 400, "core-not-a-save"),
        (b"[]", 400, "core-not-a-save"),
        (b'{"format":"gaslamp-match"}', 400, "core-missing-field"),
        (b'{"format":"gaslamp-match","version":%d}' % 10**18, 400, "core-save-newer"),
        (b"[" * 100_000, 400, "core-save-broken"),
        (b'{"format":"gaslamp-match","notes":' + b'{"a":' * 900 + b"1" + b"}" * 901, 400, None),
        (b"x" * (MAX_FILE + 1), 413, "core-file-too-big"),
    ],
)
@live
async def test_no_match_file_is_told_in_a_sentence(tmp_path: Path, body: bytes, status: int, key: str | None) -> None:
    async with open_app(tmp_path / "db") as (_, http):
        answer = await http.post("/api/stories", content=body)
        assert answer.status_code == status, answer.text
        assert check_reason(answer.json()) == key or key is None


@live
async def test_a_file_that_somebody_has_changed_says_so(tmp_path: Path) -> None:
    async with open_app(tmp_path / "db") as (_, http):
        body = written(played("bloodborne")).replace(b'"seed": 3', b'"seed": 4')
        answer = await http.post("/api/stories", content=body)
        assert check_reason(answer.json()) == "core-save-edited"


NONSENSE: list[Any] = [None, True, -1, 10**30, 1.5, "", "x", "\ud7ff\u0000", [], {}, [[]], {"": None}, ["x"] * 50]


def with_nonsense(file: Any, draw: Random) -> Any:
    """The same data with nonsense somewhere in it."""
    if not isinstance(file, (dict, list)) or not file:
        return draw.choice(NONSENSE)
    copy: Any = file.copy()
    key = draw.choice(list(copy)) if isinstance(copy, dict) else draw.randrange(len(copy))
    copy[key] = with_nonsense(copy[key] if draw.random() < 0.8 else None, draw)
    return copy


@pytest.mark.parametrize("game", ["bloodborne", "eldritch"])
@live
async def test_no_nonsense_in_a_file_is_our_fault(tmp_path: Path, game: str) -> None:
    async with open_app(tmp_path / "db", GENEROUS) as (_, http):
        file = played(game, 12)
        draw = Random(8)
        for _ in range(150):
            broken = with_nonsense(file, draw)
            answer = await http.post("/api/stories", content=written(broken))
            assert answer.status_code in (200, 400, 404), (answer.text, broken)
            if answer.status_code != 200:
                check_reason(answer.json())


@live
async def test_one_address_brings_only_so_many_files(tmp_path: Path) -> None:
    async with open_app(tmp_path / "db", Limits(files_per_minute=2)) as (house, http):
        statuses = [(await http.post("/api/stories", content=b"")).status_code for _ in range(3)]
        assert statuses == [400, 400, 429]
        await house.clock.advance(30)
        assert (await http.post("/api/stories", content=b"")).status_code == 400


@live
async def test_other_sites_bring_no_files(tmp_path: Path) -> None:
    async with open_app(tmp_path / "db") as (_, http):
        answer = await http.post("/api/stories", content=b"", headers={"origin": "https://elsewhere.example"})
        assert answer.status_code == 403
