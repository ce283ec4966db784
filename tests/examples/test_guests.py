"""Packages from elsewhere that cannot be used: one sentence that names the place, and the house stays open."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest
from fluent.runtime.errors import FluentReferenceError

from gaslamp import PASS, Decision, Dice, Mistake, Pack, Phrase, State, Voice
from gaslamp.client import join
from gaslamp.core import text
from gaslamp.core.plugins import GAMES
from gaslamp.core.text import room_of
from tests.server.house import PATIENCE, Server, command, environment, live, open_house

pytestmark = pytest.mark.xdist_group("examples")

GAME = """
from gaslamp import Game
GAME = Game(id={id!r}, package={package}, rules_version=1, players=range(2, 5), player_names={names!r},
            set_up=print, view=print, view_type=object)
"""
NAMES = ("Ada", "Ben", "Cleo", "Dan")


def install(folder: Path, package: str, code: str, *points: str) -> None:
    """Put a package where Python finds it, with entry points for games."""
    (folder / package).mkdir()
    (folder / package / "__init__.py").write_text(code, encoding="utf-8")
    about = folder / f"{package}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", encoding="utf-8")
    (about / "entry_points.txt").write_text("\n".join(["[gaslamp.games]", *points]), encoding="utf-8")


def run(folder: Path, *arguments: object) -> subprocess.CompletedProcess[str]:
    path = f"{folder}:{Path(__file__).parents[2] / 'src'}"
    surroundings = environment() | {"PYTHONPATH": path}
    return subprocess.run(command(*arguments), capture_output=True, text=True, timeout=PATIENCE, env=surroundings)


def sentence(ended: subprocess.CompletedProcess[str]) -> str:
    """The one that is all that was said."""
    assert (ended.returncode, ended.stdout) == (2, ""), (ended.stdout, ended.stderr)
    (line,) = [line for line in ended.stderr.splitlines() if "has not been built" not in line]
    assert "Traceback" not in line
    return line


@pytest.mark.parametrize(
    ("code", "point", "expected"),
    [
        ("1 / 0", "chess = chess:GAME", "chess:GAME cannot be loaded: ZeroDivisionError: division by zero"),
        ("import nowhere_at_all", "chess = chess:GAME", "chess:GAME cannot be loaded: ModuleNotFoundError"),
        ("raise SystemExit", "chess = chess:GAME", "chess:GAME cannot be loaded: SystemExit"),
        ("", "chess = chess:GAME", "chess:GAME cannot be loaded: AttributeError"),
        ("", "chess = nowhere_at_all:GAME", "nowhere_at_all:GAME cannot be loaded: ModuleNotFoundError"),
        ("", "chess = chess", 'expected module:name, got "chess"'),
        ("GAME = 'chess'", "chess = chess:GAME", "expected a gaslamp.Game whose id is \"chess\", got 'chess'"),
        (
            GAME.format(id="go", package="__name__", names=NAMES),
            "chess = chess:GAME",
            "expected a gaslamp.Game whose id is \"chess\", got Game(id='go'",
        ),
        (
            GAME.format(id="chess", package="''", names=NAMES),
            "chess = chess:GAME",
            "a game says in which package its texts lie, got ''",
        ),
        (
            GAME.format(id="chess", package="__name__", names=NAMES[:2]),
            "chess = chess:GAME",
            "ValueError: player_names are 2, expected one for each of 4",
        ),
    ],
)
def test_a_game_that_cannot_be_had_gets_one_sentence(tmp_path: Path, code: str, point: str, expected: str) -> None:
    install(tmp_path, "chess", code, point)
    told = sentence(run(tmp_path, "play", "chess"))
    assert told.startswith("gaslamp.games: chess: ")
    assert expected in told


@pytest.mark.parametrize("id", ["core", "server", "my-game", "Chess"])
def test_a_game_cannot_have_any_id(tmp_path: Path, id: str) -> None:
    install(tmp_path, "guest", GAME.format(id=id, package="__name__", names=NAMES), f"{id} = guest:GAME")
    told = sentence(run(tmp_path, "rules", id))
    assert told.startswith(f"gaslamp.games: {id}: a game's id has only small letters")


def test_one_bad_guest_keeps_nobody_else_from_playing(tmp_path: Path) -> None:
    install(tmp_path, "chess", "1 / 0", "chess = chess:GAME")
    install(tmp_path, "go", "", "go = go:ONE")
    install(tmp_path, "weiqi", "", "go = weiqi:TWO")
    assert run(tmp_path, "--help").returncode == 0
    assert run(tmp_path, "rules", "bloodborne").returncode == 0
    twice = 'two packages bring a gaslamp.games of the name "go": '
    assert sentence(run(tmp_path, "play", "go")).startswith(twice)
    assert "expected one of: bloodborne, chess, eldritch, go" in sentence(run(tmp_path, "play", "ludo"))
    # who runs a server learns of it before anybody comes
    assert "chess:GAME cannot be loaded" in sentence(run(tmp_path, "serve", "--port", 0, "--database", tmp_path / "db"))


def test_a_guest_cannot_take_the_place_of_a_game_of_the_house(tmp_path: Path) -> None:
    install(tmp_path, "blood", "", "bloodborne = blood:GAME")
    told = sentence(run(tmp_path, "play", "bloodborne", "--lang", "es"))
    assert told.startswith("dos paquetes traen un gaslamp.games llamado «bloodborne»")
    assert run(tmp_path, "rules", "eldritch").returncode == 0


# -- words that a guest lacks ----------------------------------------------------------------------------


@pytest.fixture
def ludo(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A guest that has a few words in English, one of them with a slip, and fewer in Spanish."""
    install(tmp_path, "ludo_words", "")
    for lang, words in {
        "en": "ludo-ask-roll = Roll!\nludo-event-moved = { $seat } moves to { $sqare }.\n",
        "es": "ludo-ask-roll = ¡Tira!\n",
    }.items():
        (tmp_path / "ludo_words" / "text" / lang).mkdir(parents=True)
        (tmp_path / "ludo_words" / "text" / lang / "ludo.ftl").write_text(words, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(text, "_rooms", {**text._rooms, "ludo": "ludo_words"})
    yield
    text.bundle.cache_clear()


@pytest.mark.usefixtures("ludo")
@pytest.mark.parametrize(
    ("lang", "key", "said"),
    [
        ("en", "ludo-ask-roll", "Roll!"),
        ("es", "ludo-ask-roll", "¡Tira!"),
        ("it", "ludo-ask-roll", "Roll!"),
        ("en", "ludo-event-moved", "Ana moves to sqare."),
        ("es", "ludo-event-moved", "Moved: seat Ana, square 7"),
        ("en", "ludo-event-sent-home", "Sent home: seat Ana, square 7"),
        ("en", "ludo-rule-rolling.title", "Rolling: seat Ana, square 7"),
    ],
)
def test_a_guest_without_the_right_words_still_says_something(lang: str, key: str, said: str) -> None:
    voice = Voice(lang, {"seat": {0: "Ana"}.__getitem__})
    assert voice.say(key, seat=0, square=7) == said


def test_the_house_itself_never_lacks_a_word_unnoticed() -> None:
    with pytest.raises(LookupError):
        Voice("en").say("core-no-such-word")
    with pytest.raises(FluentReferenceError):
        Voice("en").say("core-not-asked")


@pytest.mark.usefixtures("ludo")
def test_an_event_belongs_to_the_game_in_whose_package_it_lies() -> None:
    assert room_of("ludo_words.rules.events") == "ludo"
    assert room_of("gaslamp.server.table") == "server"
    assert room_of("elsewhere") == "elsewhere"


# -- positions, tables -----------------------------------------------------------------------------------


class Piece(msgspec.Struct):
    square: int


class Pieces(State):
    heaps: list[list[int]]
    pieces: dict[str, Piece]
    turn: tuple[Piece, ...]
    decision: Decision
    seen: set[int]


def test_a_copy_shares_nothing_that_can_change_and_keeps_what_is_one_thing_one_thing() -> None:
    piece = Piece(3)
    decision = Decision(0, "roll", Phrase("ludo-ask-roll"), (PASS,))
    state = Pieces(
        dice=Dice([1]), rules=1, heaps=[[1, 2]], pieces={"a": piece}, turn=(piece,), decision=decision, seen={1}
    )
    twin = state.copy()
    twin.heaps[0].append(3)
    twin.pieces["a"].square = 7
    twin.seen.add(2)
    assert (state.heaps, piece.square, state.seen) == ([[1, 2]], 3, {1})
    assert twin.turn[0] is twin.pieces["a"]
    assert twin.decision is decision


@live
async def test_games_without_components_are_not_taken_for_each_other(
    tmp_path: Path, lanterns: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES._own, "nim", "tests.terminal.guest.nim:GAME")
    assert Pack.core("nim").digest == Pack.core("lanterns").digest
    async with open_house(tmp_path / "db") as house:
        tables = [await house.table(game=game, players=players) for game, players in (("nim", 2), ("lanterns", 3))]
        assert [table.record.pack.game.id for table in tables] == ["nim", "lanterns"]


@live
async def test_a_bot_that_cannot_play_takes_nobodys_seat(server: Server, lanterns: None) -> None:
    made = httpx.post(f"{server.url}/api/tables", json={"game": "lanterns", "players": 3}).json()
    with pytest.raises(Mistake, match="does not play lanterns, only bloodborne"):
        await join(f"{server.url}/table/{made['id']}", "gaslamp.bots.bloodborne.greedy:GreedyHunter", "Joe", 1)
    seats = httpx.get(f"{server.url}/api/tables/{made['id']}").json()["seats"]
    assert [seat["kind"] for seat in seats] == ["empty"] * 3
