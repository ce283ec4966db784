"""Games without a drawing of their own: a stranger's, without words, and both of the house."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest
from rich.console import Console

from gaslamp import LANGUAGES, Match, Mistake, View
from gaslamp.core.plugins import GAMES
from gaslamp.terminal.drawing import DRAWINGS, drawing_for
from gaslamp.terminal.plain import PlainDrawing
from gaslamp.terminal.play import HUMAN, Play
from gaslamp.terminal.screen import Screen
from tests.shell import Shell


@pytest.fixture
def gaslamp_(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Shell:
    return Shell(monkeypatch, capsys)


@pytest.fixture
def nim(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES._own, "nim", "tests.terminal.guest.nim:GAME")


@pytest.fixture(params=["bloodborne", "eldritch"])
def bare(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """A game of the house whose drawing is away."""
    game: str = request.param
    monkeypatch.delitem(DRAWINGS._own, game)
    return game


def plainly(match: Match, answers: str, monkeypatch: pytest.MonkeyPatch, lang: str = "en") -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(answers))
    seats = [HUMAN] + ["random"] * (len(match.players) - 1)
    Play(match, seats, lang, Screen(plain=True)).run()


# -- a stranger's game -------------------------------------------------------------------------------


@pytest.mark.usefixtures("nim")
def test_a_strangers_game_without_words_is_played_to_its_end(gaslamp_: Shell) -> None:
    assert gaslamp_("play", "nim", "--seed", 3, answers="1\n" * 20) == 0
    for line in (
        "You are Ada. One bot sits at the table with you: Ben (random). Seed 3.",
        "Round 1 · taking matches",
        "Turn: Ada. Largest heap: 5.",
        "Empty: —, —, ✓",
        "    heap 0: matches 4",
        "Take",
        " 1. Take: amount 1, heap 0",
        "You choose: Take: amount 1, heap 0.",
        "Taken: seat Ada, heap 0, amount 1",
    ):
        assert line in gaslamp_.out.splitlines()
    assert "Over last match" in gaslamp_.out
    assert gaslamp_.err == ""


@pytest.mark.usefixtures("nim")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_works_without_words(
    gaslamp_: Shell, lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    answers = "1\n?\n? heap\nwhy\nwhy 1\nlog\ntable\nrules\nrules heap\nhelp\nskip\nsave nim.json\nquit\n"
    assert gaslamp_("play", "nim", "--seed", 3, "--lang", lang, answers=answers) == 0
    assert "{" not in gaslamp_.out
    assert gaslamp_.err == ""
    assert gaslamp_("replay", "nim.json", "--lang", lang, answers="\n" * 20) == 0
    assert "Taken: seat Ada, heap 0, amount 1" in gaslamp_.out


@pytest.mark.usefixtures("nim")
def test_a_strangers_game_is_simulated_and_read(gaslamp_: Shell) -> None:
    assert gaslamp_("simulate", "nim", "--games", 5) == 0
    assert "5 games of 2 players, seed 0" in gaslamp_.out
    assert gaslamp_("cards", "nim") == 0
    assert gaslamp_.out == "nim is played without cards.\n"
    assert gaslamp_("pack", "export", "nim") == 0
    assert gaslamp_.out == "game: nim\n"
    assert gaslamp_("rules", "nim") == 0


@pytest.mark.usefixtures("nim")
@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--bots", "greedy"], '--bots: there is no bot "greedy", expected one of: random'),
        (["--bots", "gaslamp.bots.eldritch:GreedyAlly"], "does not play nim, only eldritch"),
    ],
)
def test_a_strangers_game_has_no_greedy_bot(gaslamp_: Shell, arguments: list[str], sentence: str) -> None:
    assert gaslamp_("play", "nim", *arguments) == 2
    assert sentence in gaslamp_.err
    assert len(gaslamp_.err.strip().splitlines()) == 1


@pytest.mark.usefixtures("nim")
def test_only_what_has_changed_is_shown_again_in_a_round(capsys: pytest.CaptureFixture[str]) -> None:
    match = Match.start("nim", seed=3)
    drawing = drawing_for(match, "en", Screen(plain=True))
    drawing.before(match.pending[0], match.seen(0))
    whole = capsys.readouterr().out
    drawing.before(match.pending[0], match.seen(0))
    assert capsys.readouterr().out == ""
    match.choose(0, "1:0")
    assert match.seen(0).round == 1
    drawing.before(match.pending[0], match.seen(0))
    changed = capsys.readouterr().out
    assert "heap 0: matches 3" in changed
    assert "Turn: Ben." in changed
    assert len(changed) <= len(whole)


class Square(View, frozen=True, kw_only=True):
    rows: list[list[str]]
    dice: list[int]
    score: dict[str, int]


@pytest.mark.usefixtures("nim")
def test_rows_stand_under_each_other_and_keep_their_order(capsys: pytest.CaptureFixture[str]) -> None:
    match = Match.start("nim", seed=3)
    head = {name: getattr(match.seen(0), name) for name in View.__struct_fields__}
    view = Square(**head, rows=[["x", "", "x"], ["o", "x", "o"]], dice=[6, 1, 6], score={"big_wins": 2})
    drawing_for(match, "en", Screen(plain=True)).show(view)
    shown = capsys.readouterr().out.splitlines()
    assert shown[2:] == ["Dice: 6, 1, 6", "Score: big wins 2", "Rows:", "    x, —, x", "    o, x, o"]


# -- the games of the house --------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_plain_table_serves_the_games_of_the_house(
    bare: str, lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    match = Match.start(bare, seed=1, players=3)
    plainly(match, "1\n?\ntable\nwhy\nlog 3\nhelp\n" + "1\na\n" * 1500, monkeypatch, lang)
    out = capsys.readouterr().out
    assert match.over
    assert "{" not in out


def test_ids_and_seats_have_their_names(bare: str, capsys: pytest.CaptureFixture[str]) -> None:
    match = Match.start(bare, seed=1, players=3, options={"investigators": "random"} if bare == "eldritch" else None)
    drawing = drawing_for(match, "en", Screen(plain=True))
    assert isinstance(drawing, PlainDrawing)
    drawing.show(match.seen(0))
    out = capsys.readouterr().out
    first = {"bloodborne": "First player: ", "eldritch": "Lead Investigator: "}[bare]
    assert any(f"{first}{name}." in out for name in match.players)
    assert "_" not in out
    listed = [name for name in drawing.in_sight(match.seen(0)) if drawing.all_names()[name] not in out]
    assert listed == []


def test_the_plain_table_speaks_the_readers_language(bare: str, capsys: pytest.CaptureFixture[str]) -> None:
    match = Match.start(bare, seed=1, players=3, options={"investigators": "random"} if bare == "eldritch" else None)
    drawing_for(match, "es", Screen(plain=True)).show(match.seen(0))
    out = capsys.readouterr().out
    said = {
        "bloodborne": ("Jefe final: ", "Mejoras disponibles: ", "Salud 6, recolectados 0", "Trofeos (Semejante 0, "),
        "eldritch": ("Primigenio: ", "(tipo Apoyo)", "Mazos: Cartas de Mitos ", "habilidades (Saber ", "requiere "),
    }[bare]
    assert [words for words in said if words not in out] == []


@pytest.mark.parametrize("width", [80, 120])
def test_the_plain_table_fits_its_terminal(bare: str, width: int) -> None:
    paper = io.StringIO()
    match = Match.start(bare, seed=1, players=3)
    drawing_for(match, "en", Screen(console=Console(width=width, file=paper))).show(match.seen(0))
    lines = paper.getvalue().splitlines()
    assert len(lines) > 10
    assert max(map(len, lines)) <= width


# -- drawings of others ------------------------------------------------------------------------------


class TwoHanded:
    """Nothing that could be made with pack, voice and screen."""

    def __init__(self, left: str, right: str) -> None: ...


class Unfinished:
    def __init__(self, pack: object, voice: object, screen: object) -> None:
        self.voice = voice


@pytest.mark.parametrize(
    ("target", "sentence"),
    [
        ("tests.terminal.test_plain:TwoHanded", "expected a class that is called with pack, voice and screen"),
        ("tests.terminal.test_plain:Unfinished", "lacks shown_round, declining, help, commands, show, before"),
        ("tests.terminal.test_plain:Nobody", "cannot be loaded: AttributeError"),
        ("nowhere_at_all:Drawing", "nowhere_at_all:Drawing cannot be loaded: ModuleNotFoundError"),
    ],
)
def test_a_drawing_that_cannot_be_used_gets_one_sentence(
    target: str, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(DRAWINGS._own, "bloodborne", target)
    with pytest.raises(Mistake) as caught:
        drawing_for(Match.start("bloodborne", seed=1), "en", Screen(plain=True))
    assert str(caught.value).startswith("gaslamp.drawings: bloodborne: ")
    assert sentence in str(caught.value)
