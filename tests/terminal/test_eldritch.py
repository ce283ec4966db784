"""Eldritch Horror in the terminal, played as people play it: drawn, plain, alone, together."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest
from rich.console import Console

from gaslamp import LANGUAGES, Match, Pack
from gaslamp.core.decisions import Decision, Option, Phrase
from gaslamp.eldritch.table import events
from gaslamp.eldritch.view import BoardView
from gaslamp.terminal.eldritch.map import Chart
from gaslamp.terminal.eldritch.table import EldritchDrawing
from gaslamp.terminal.play import HUMAN, Play
from gaslamp.terminal.screen import Screen
from tests.shell import Shell

PLAY = ("play", "eldritch", "--bots", "random", "--option", "investigators=random")


@pytest.fixture
def gaslamp_(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Shell:
    return Shell(monkeypatch, capsys)


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


class Drawn(Screen):
    """A coloured terminal of some width whose lines can be read."""

    def __init__(self, width: int) -> None:
        self.paper = io.StringIO()
        super().__init__(console=Console(width=width, file=self.paper, highlight=False))

    def lines(self) -> list[str]:
        return self.paper.getvalue().splitlines()


def table(screen: Screen, match: Match, lang: str = "en") -> EldritchDrawing:
    return EldritchDrawing(match.pack, match.voice(lang), screen)


def seen(match: Match, seat: int) -> BoardView:
    view = match.seen(seat)
    assert isinstance(view, BoardView)
    return view


def started(players: int = 4, seed: int = 5, choices: int = 60) -> Match:
    """A game in which something has happened already."""
    match = Match.start("eldritch", players=players, seed=seed, options={"investigators": "random"})
    for _ in range(choices):
        decision = match.pending[0]
        match.choose(decision.seat, decision.options[len(match.choices) % len(decision.options)])
    return match


def until(match: Match, kind: str) -> Decision:
    """Go on until somebody is asked such a question; whoever may travel does."""
    while match.pending[0].kind != kind:
        decision = match.pending[0]
        travel = [option for option in decision.options if option.id == "travel"]
        match.choose(decision.seat, travel[0] if travel else decision.options[-1])
    return match.pending[0]


# -- playing -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_in_every_language(gaslamp_: Shell, lang: str) -> None:
    assert gaslamp_(*PLAY, "--lang", lang, "--seed", 1, "--players", 3, answers="1\na\n" * 2000) == 0
    assert "{" not in gaslamp_.out
    assert gaslamp_.err == ""
    assert Match.start("eldritch", players=3, seed=1).voice(lang).say("terminal-lost-together") in gaslamp_.out


def test_every_command_of_the_help_works(gaslamp_: Shell) -> None:
    asked = "map 11\nmap xyz\n? rome\n? discards\n? doom\n"
    answers = "help\nmap\nsheet\nsheet boris\nsheet nobody\ncard axe\n?\nwhy\nlog 3\ntable\nrules doom\nundo\nquit\n"
    assert gaslamp_(*PLAY, "--seed", 5, answers=asked + answers) == 0
    for sentence in (
        "what is on a space, and its paths",
        "Space 11 (Sea): ",
        'No space is called "xyz".',
        "Rome (City): ",
        "Assets: ",
        "Doom",
        "Buenos Aires (City): ",
        "By ship: 3, 7, 8, 11, 12; uncharted: The Amazon.",
        'Nobody here is called "nobody".',
        "Axe (Item; Weapon; value 2). During Combat Encounters, gain +2 Strength.",
        "There is no choice to take back.",
        "Good night.",
    ):
        assert sentence in gaslamp_.out


@pytest.mark.parametrize(
    ("lang", "answers", "sentence"),
    [
        ("es", "por qué\nPOR QUE 1\n", "«"),
        ("it", "perche\n", '"'),
        ("pt-BR", "por quê\npor que 1\n", '"'),
    ],
)
def test_why_is_asked_as_people_ask(gaslamp_: Shell, lang: str, answers: str, sentence: str) -> None:
    assert gaslamp_(*PLAY, "--seed", 5, "--lang", lang, answers=answers) == 0
    for answer in answers.split("\n")[:-1]:
        assert f"{sentence}{answer}" not in gaslamp_.out


@pytest.mark.parametrize(("lang", "word", "pile"), [("es", "descartes", "Apoyos"), ("it", "scarti", "Risorse")])
def test_discards_have_names_in_the_players_language(lang: str, word: str, pile: str) -> None:
    match = started(choices=120)
    lines = table(Screen(plain=True), match, lang).about(word, seen(match, 0))
    assert any(line.startswith(f"{pile}: ") for line in lines)


def test_people_share_a_keyboard_and_are_asked_by_name(gaslamp_: Shell, tmp_path: Path) -> None:
    names = ("--name", "Lea", "--name", "Max")
    people = "investigators=[lily_chen, silas_marsh, mark_harrigan]"
    arguments = ("play", "eldritch", "--bots", "random", "-o", people, "-o", "lead=0", "--players", 3, "--seed", 5)
    assert gaslamp_(*arguments, *names, answers="pass\npass\nsave two.json\nquit\n") == 0
    assert "Lea and Max share this keyboard. One bot sits at the table with you: " in gaslamp_.out
    for name in ("Lea", "Max"):
        assert f"{name}: Choose an action (2 left)." in gaslamp_.out
        assert f"{name}, your choice: pass" in gaslamp_.out
        assert f"{name} chooses: End my turn." in gaslamp_.out
    assert gaslamp_("play", "--load", tmp_path / "two.json", answers="quit\n") == 0
    assert "Lea and Max share this keyboard." in gaslamp_.out


def test_one_may_play_alone(gaslamp_: Shell) -> None:
    assert gaslamp_(*PLAY, "--players", 1, "--seed", 5, answers="quit\n") == 0
    assert "You are Ada. Nobody else sits at the table." in gaslamp_.out


def test_skip_passes_whatever_can_be_passed_until_the_next_round(gaslamp_: Shell) -> None:
    assert gaslamp_(*PLAY, "--players", 2, "--seed", 5, answers="skip\n" + "1\n" * 6) == 0
    before, _, after = gaslamp_.out.partition("Until the next round you pass whatever can be passed.")
    assert "Choose an action (2 left)." in before
    first_round = after.partition("Round 2")[0]
    assert "Choose an action" not in first_round
    assert "Leave the dice as they are" not in first_round


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--people", "3", "--players", "2"], "3 people do not fit at a table of 2 from seat 0 on"),
        (["--people", "2", "--seat", "3"], "2 people do not fit at a table of 4 from seat 3 on"),
        (["--people", "1", "--name", "Lea", "--name", "Max"], "2 names are given for 1 people"),
        (["--players", "9"], "9 players cannot play this, expected 1 to 8"),
    ],
)
def test_a_wrong_table_gets_one_sentence(gaslamp_: Shell, arguments: list[str], sentence: str) -> None:
    assert gaslamp_("play", "eldritch", "--bots", "random", *arguments) == 2
    assert sentence in gaslamp_.err
    assert len(gaslamp_.err.strip().splitlines()) == 1


def test_every_line_of_the_log_says_why(gaslamp_: Shell) -> None:
    match = started(choices=120)
    play = Play(match, [HUMAN, "random", "random", "random"], "en", Screen(plain=True))
    for number in range(1, len(match.events_for(0)) + 1):
        play.why(str(number))
    out = gaslamp_.capsys.readouterr().out
    assert out.count("\n") >= 2 * len(match.events_for(0))
    assert play.say("no-rule") not in out


# -- the table ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [80, 110, 120, 160])
def test_the_table_fits_its_terminal(width: int, lang: str) -> None:
    for match in (started(), started(players=8, seed=2, choices=150), started(players=1, seed=3, choices=10)):
        screen = Drawn(width)
        drawn = table(screen, match, lang)
        drawn.show(seen(match, 0))
        lines = screen.lines()
        assert max(map(len, lines)) <= width
        shown = "\n".join(lines)
        assert all(drawn.world.label(space) in shown for space in drawn.world.spaces)
        assert "{" not in shown


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [110, 120, 140])
def test_every_space_stands_on_the_map_with_its_name(width: int, lang: str) -> None:
    match = started()
    world = table(Drawn(width), match, lang).world
    labels = {space: world.label(space) for space in world.spaces}
    chart = Chart(world.data, labels, width)
    chart.fill({}, {})
    rows = [row.plain for row in chart.rows()]
    assert {len(row) for row in rows} == {width}
    for space, (column, row) in chart.spots.items():
        assert rows[row][column] in "●▲○"
        near = "".join(line for line in rows[max(0, row - 1) : row + 2])
        assert labels[space] in near


def test_the_map_marks_the_spaces_to_choose_from() -> None:
    match = started()
    decision = until(match, "travel")
    screen = Drawn(120)
    drawn = table(screen, match)
    drawn.show(seen(match, decision.seat))
    before = len(screen.lines())
    drawn.before(decision, seen(match, decision.seat))
    assert len(screen.lines()) == before  # the map has just been shown
    drawn.commands["map"](seen(match, decision.seat), "")
    shown = "\n".join(screen.lines()[before:])
    assert any(option.id.isdecimal() for option in decision.options)
    for letter, option in zip("abcdefg", decision.options, strict=False):
        assert f"{letter}) {drawn.world.label(option.id)}" in shown


def test_a_number_is_the_space_with_that_number(capsys: pytest.CaptureFixture[str]) -> None:
    match = started()
    decision = until(match, "travel")
    play = Play(match, [HUMAN] * 4, "en", Screen(plain=True))
    numbers = [option.id for option in decision.options if option.id.isdecimal()]
    for number in map(str, range(1, 22)):
        found = play.find(number, decision)
        assert (found.id if found else None) == (number if number in numbers else None)
    assert play.find("b", decision) == decision.options[1]
    assert "Type a choice (a-" in capsys.readouterr().out


def test_no_letter_of_an_option_is_a_command() -> None:
    plain = table(Screen(plain=True), started())
    options = [Option(space, Phrase("x"), f"space:{space}") for space in plain.world.spaces]
    signs = plain.signs(options)
    assert len(set(signs)) == len(options)
    assert not set(signs) & {"h", "q"}


def test_signs_are_explained_once_and_in_words_every_time() -> None:
    match = started()
    screen = Drawn(120)
    drawn = table(screen, match)
    drawn.show(seen(match, 0))
    first = "\n".join(screen.lines())
    drawn.show(seen(match, 0))
    second = "\n".join(screen.lines())[len(first) :]
    legend = f"m {drawn.world.noun('monsters')}"
    assert legend in first
    assert legend not in second
    for gate in seen(match, 0).gates:
        assert f"{drawn.world.name(gate.space)}: " in second
    assert second.index("Doom") > second.index(drawn.world.name(seen(match, 0).gates[0].space))


def test_who_is_alone_gets_no_table_of_one_row() -> None:
    match = started(players=1, seed=3, choices=10)
    screen = Drawn(120)
    table(screen, match).show(seen(match, 0))
    assert "Possessions" not in "\n".join(screen.lines())


def test_plain_lists_only_what_is_there_and_draws_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    match = started()
    plain = table(Screen(plain=True), match)
    plain.show(seen(match, 0))
    out = capsys.readouterr().out
    assert not set(out) & set("│─╭╮╰╯┃━●▲○■⚑")
    for gate in seen(match, 0).gates:
        assert f"{plain.world.name(gate.space)} (City): " in out
    plain.commands["map"](seen(match, 0), "")
    spaces = capsys.readouterr().out
    assert all(f"{plain.world.name(space)} (" in spaces for space in plain.world.spaces)


def test_a_sheet_tells_the_texts_of_its_cards(capsys: pytest.CaptureFixture[str]) -> None:
    match = started()
    plain = table(Screen(plain=True), match)
    view = seen(match, 0)
    plain.commands["sheet"](view, "")
    out = capsys.readouterr().out
    you = view.investigators[0]
    assert you is not None
    for card in you.possessions:
        assert f"{plain.names[card.id]}: {plain.text(card.id)}" in out


def test_backs_stay_hidden() -> None:
    plain = table(Screen(plain=True), started())
    for condition in Pack.core("eldritch").box.data.conditions:
        for back in condition.backs:
            assert back.name.en not in plain.explain(condition.id) or back.name.en in condition.name.en


def test_the_log_reads_out_the_cards_that_come_up() -> None:
    plain = table(Screen(plain=True), started())
    told = plain.tell(events.EncounterBegan(0, "general", "general_1", cause="general_1/city"))
    assert told.endswith(plain.read("general_1/city"))
    assert plain.read("general_1/city")
    begun = plain.tell(events.TestEnded(0, "lore", 1, "yes", cause="other_world_1/first/0"))
    assert begun.endswith(plain.read("other_world_1/pass"))
    turned = plain.tell(events.CardTurned(0, "wither", 1, cause="wither/back1/0-1"))
    assert plain.read("wither/back1/0-1")
    assert turned.endswith(plain.read("wither/back1/0-1"))
    assert plain.text("heat_wave_singes_the_globe") in plain.tell(events.MythosDrawn("heat_wave_singes_the_globe"))


def test_the_card_behind_several_lines_is_named_once() -> None:
    plain = table(Screen(plain=True), started())
    loss = events.HealthLost(0, 1, 3, cause="ghoul/0/text")
    assert plain.tell(loss).endswith(" (Ghoul)")
    assert not plain.tell(loss, before=loss).endswith(")")


def test_the_loss_of_ones_investigator_is_framed() -> None:
    match = started()
    plain = table(Screen(plain=True), match)
    devoured = events.InvestigatorDevoured(0, "lily_chen")
    assert plain.blow(devoured, seen(match, 0)) == "Lily Chen is devoured. You will choose a new investigator."
    assert plain.blow(devoured, seen(match, 1)) == ""


# -- the other commands ------------------------------------------------------------------------------


def test_allies_are_counted_together(gaslamp_: Shell) -> None:
    arguments = ("simulate", "eldritch", "--games", 12, "--bots", "random", "--players", 3)
    assert gaslamp_(*arguments, "--json") == 0
    report = json.loads(gaslamp_.out)
    low, high = report["win_share_95"]
    assert low <= report["win_share"] <= high
    assert sum(ending["games"] for ending in (*report["won_by"], *report["lost_by"])) == 12
    assert report["bots"] == [{"bot": "random"}] * 3
    assert gaslamp_(*arguments) == 0
    assert "12 games of 3 investigators" in gaslamp_.out
    assert "Games won: " in gaslamp_.out
    assert "How games were lost:" in gaslamp_.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_and_rules_can_be_read(gaslamp_: Shell, lang: str) -> None:
    assert gaslamp_("cards", "eldritch", "--lang", lang) == 0
    assert "Azathoth" in gaslamp_.out
    assert "{" not in gaslamp_.out
    assert gaslamp_("rules", "eldritch", "--lang", lang, "--search", "doom") == 0
    assert "[doom]" in gaslamp_.out


def test_bench(gaslamp_: Shell) -> None:
    assert gaslamp_("bench", "eldritch", "--json", "--seconds", 1) == 0
    figures = json.loads(gaslamp_.out)
    assert figures["players"] == 4
    assert figures["decisions_per_second"] > 0
