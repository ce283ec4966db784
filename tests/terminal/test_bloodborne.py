# ruff: noqa: E501 - long sentences are the point
"""The terminal client and the command line, used as people use them."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path

import pytest

import gaslamp.bloodborne
from gaslamp import LANGUAGES, Match
from gaslamp.core.scenario import Scenario, begin
from gaslamp.core.text import bundle
from gaslamp.terminal.play import HUMAN, Play
from gaslamp.terminal.screen import Screen
from tests.shell import Shell

SCENARIOS = Path(gaslamp.bloodborne.__file__).parent / "scenarios"
GOLDEN = Path(__file__).parent.parent / "golden" / "bloodborne" / "rules_1"


@pytest.fixture
def gaslamp_(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Shell:
    return Shell(monkeypatch, capsys)


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


# -- playing -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_in_every_language(gaslamp_: Shell, lang: str) -> None:
    assert gaslamp_("play", "bloodborne", "--lang", lang, "--seed", 1, "--bots", "random", answers="1\n" * 400) == 0
    assert bundle("terminal", lang).get_message("terminal-over")
    assert sum(" = " in line for line in gaslamp_.out.splitlines()) == 4  # every score as a sum
    assert "{" not in gaslamp_.out
    assert gaslamp_.err == ""


def test_answers_by_number_name_and_beginning(gaslamp_: Shell) -> None:
    answers = "hunter\nhunter axe\nsaw\n3\nzzz\n99\nquit\nquit\n"
    assert gaslamp_("play", "bloodborne", "--seed", 3, answers=answers) == 0
    assert '"hunter" could be Hunter Axe, Hunter Pistol or Hunter\'s Dream.' in gaslamp_.out
    assert "You choose: Hunter Axe." in gaslamp_.out
    assert "You choose: Saw Cleaver." in gaslamp_.out
    assert 'Nothing here is called "zzz".' in gaslamp_.out
    assert gaslamp_.out.endswith("Good night.\n")


def test_accents_and_capitals_do_not_matter(gaslamp_: Shell) -> None:
    assert gaslamp_("play", "bloodborne", "--seed", 3, "--lang", "es", answers="SUENO\nquit\nquit\n") == 0
    assert "Eliges: Sueño del Cazador." in gaslamp_.out


def test_a_used_card_says_why_it_cannot_be_played(gaslamp_: Shell) -> None:
    assert gaslamp_("play", "bloodborne", "--seed", 4, answers="axe\nhunter axe\nquit\nquit\n") == 0
    assert "Hunter Axe: It lies in your used pile; Hunter's Dream brings it back." in gaslamp_.out


def test_every_command_of_the_help_works(gaslamp_: Shell) -> None:
    answers = "help\n?\n? kirk\n? nobody\nwhy\nwhy 1\nwhy 9999\nlog\ntable\nrules combo\nrules xyz\nundo\nquit\n"
    assert gaslamp_("play", "bloodborne", "--seed", 3, answers=answers) == 0
    for sentence in (
        "take back your last choice",
        "Kirkhammer (Melee weapon). Damage 4.",
        'No card or monster is called "nobody".',
        "The round: A round has eight steps",
        "There is no line 9999 in the log.",
        "Monster Combos",
        'Nothing in the rules mentions "xyz".',
        "There is no choice to take back.",
        "Good night.",
    ):
        assert sentence in gaslamp_.out


@pytest.mark.parametrize(
    ("lang", "word", "sentence"),
    [
        ("en", "green die", "Green die: 0 0 1 1+ 1+ 2. 1.25 damage on average; rolled again in 33% of cases."),
        ("es", "rojo", "Dado rojo: 0 1+ 2 2+ 3 4. 3 daños de media; se tira otra vez en el 33 % de los casos."),
        ("it", "verde", "Dado verde: 0 0 1 1+ 1+ 2. In media 1,25 danni; si tira di nuovo nel 33% dei casi."),
        ("pt-BR", "dado", "Dado amarelo: 0 1 1 1+ 2+ 3. 2 de dano em média; é rolado de novo em 33% dos casos."),
    ],
)
def test_a_die_tells_its_faces_and_odds(gaslamp_: Shell, lang: str, word: str, sentence: str) -> None:
    assert gaslamp_("play", "bloodborne", "--seed", 3, "--lang", lang, answers=f"? {word}\nquit\n") == 0
    assert sentence in gaslamp_.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_of_the_log_says_why(gaslamp_: Shell, lang: str) -> None:
    match = Match.load(GOLDEN / "4-greedy-micolash.json")
    play = Play(match, [HUMAN, "greedy", "greedy", "greedy"], lang, Screen(plain=True))
    for number in range(1, len(match.events_for(0)) + 1):
        play.why(str(number))
    out = gaslamp_.capsys.readouterr().out
    assert out.count("\n") >= 2 * len(match.events_for(0))
    assert play.say("no-rule") not in out
    assert "{" not in out


def test_the_end_of_a_game_can_be_saved(gaslamp_: Shell, tmp_path: Path) -> None:
    answers = "1\n" * 300 + "save end.json\n"
    for tries in range(300, 0, -1):
        answers = "1\n" * tries + "save end.json\n\n"
        gaslamp_("play", "bloodborne", "--seed", 1, "--bots", "random", answers=answers)
        if (tmp_path / "end.json").exists() and Match.load(tmp_path / "end.json").over:
            break
        (tmp_path / "end.json").unlink(missing_ok=True)
    assert gaslamp_("replay", "end.json", "--verify") == 0


def test_an_eliminated_player_may_watch_or_leave(gaslamp_: Shell) -> None:
    answers = "axe\n" * 4 + "1\n" * 60
    arguments = ("play", "bloodborne", "--seed", 11, "--bots", "random", "--option", "final_boss=rom")
    assert gaslamp_(*arguments, answers=answers + "\n" * 80) == 0
    assert "You are out of the game." in gaslamp_.out
    assert "The game is over" in gaslamp_.out
    # commands do not play on; only an empty answer does
    watching = gaslamp_.out.count("You are out of the game.")
    assert gaslamp_(*arguments, answers=answers.removesuffix("1\n" * 40) + "log 1\nnonsense\nwhy\n") == 0
    assert gaslamp_.out.count("You are out of the game.") < watching + 60
    assert gaslamp_.out.count("There is no command") >= 1


@pytest.mark.parametrize("notes", [{"lang": 5}, {"lang": "fr"}, {"seats": ["human", "human", "zed"]}, {"seats": 3}])
def test_odd_notes_in_a_save_do_not_matter(gaslamp_: Shell, tmp_path: Path, notes: dict[str, object]) -> None:
    Match.start("bloodborne", players=3, seed=1).save(tmp_path / "odd.json", notes)
    assert (tmp_path / "odd.json").stat().st_mode & 0o044
    assert gaslamp_("play", "--load", "odd.json", answers="quit\n") == 0
    assert "You are Henryk." in gaslamp_.out
    assert gaslamp_("play", "chess", "--load", "odd.json") == 2


def test_a_typo_after_the_end_does_not_lose_the_match(gaslamp_: Shell) -> None:
    arguments = ("play", "bloodborne", "--seed", 1, "--bots", "random")
    assert gaslamp_(*arguments, answers="1\n" * 400 + "lgo\n\n") == 0
    assert 'There is no command "lgo"' in gaslamp_.out
    assert gaslamp_.out.endswith("Good night.\n")


def test_an_undo_after_the_end_goes_on_with_the_match(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The last choice of the game, the track of the Stake Driver's trophy, reveals nothing: it can be taken back."""
    hunters = [{"hand": ["stake_driver", "hunters_dream"]}, *[{"hand": ["hunter_axe", "hunters_dream"]}] * 2]
    position = {"monster": {"id": "micolash", "echoes": 1}, "hunters": hunters}
    match = begin(Scenario("bloodborne", players=3, position=position, rolls=["0"]))
    monkeypatch.setattr(sys, "stdin", io.StringIO("stake\nkin\nundo\nbeast\n\n"))
    Play(match, [HUMAN, "random", "random"], "en", Screen(plain=True)).run()
    out = capsys.readouterr().out
    assert out.count("The game is over") == 2
    assert out.endswith("Good night.\n")
    assert match.view(0)["hunters"][0]["trophies"] == {"kin": 1, "humanoid": 1, "beast": 2}


def test_hands_shows_what_everybody_can_still_hold(gaslamp_: Shell) -> None:
    assert gaslamp_("play", "bloodborne", "--seed", 5, answers="axe\nhands\nquit\nquit\n") == 0
    assert "Henryk: Saw Cleaver, Hunter Pistol, Transform, Hunter's Dream" in gaslamp_.out


def test_commands_have_names_in_the_players_language(gaslamp_: Shell) -> None:
    assert gaslamp_("play", "bloodborne", "--seed", 5, "--lang", "es", answers="ayuda\nsalir\n") == 0
    assert "Buenas noches." in gaslamp_.out


def test_help_names_the_commands_of_the_players_language_first(gaslamp_: Shell) -> None:
    assert gaslamp_("play", "bloodborne", "--seed", 5, "--lang", "es", answers="ayuda\nsalir\n") == 0
    assert "escribe ayuda." in gaslamp_.out
    lines = gaslamp_.out.splitlines()
    for spanish, english in (("deshacer", "undo"), ("manos", "hands"), ("guardar nombre", "save"), ("salir", "quit")):
        assert any(line.startswith(spanish) and line.endswith(f"({english})") for line in lines)


def test_rules_with_the_word_in_their_titles_come_whole_and_the_others_as_titles(gaslamp_: Shell) -> None:
    assert gaslamp_("play", "bloodborne", "--seed", 5, "--lang", "es", answers="reglas sueno\n? SUEÑO DEL\nquit\n") == 0
    answer = gaslamp_.out.partition("reglas sueno\n")[2].partition("? SUEÑO")[0].splitlines()
    assert "Sueño" in answer[0]
    assert len(answer[1]) > len(answer[0])  # its text
    assert answer[-2].endswith("]")  # only a title


def test_undo_takes_back_an_upgrade_but_not_a_reveal(gaslamp_: Shell) -> None:
    # dream until the eighth card comes: taking it can be undone, the revealed card of step 1 cannot
    answers = "dream\n1\n" * 2 + "dream\n1\nundo\n2\nsaw\nundo\nquit\nquit\n"
    assert gaslamp_("play", "bloodborne", "--seed", 7, "--bots", "random", answers=answers) == 0
    assert "Your last choice is taken back." in gaslamp_.out
    assert "The last choice cannot be taken back: something has been revealed since." in gaslamp_.out


def test_save_and_go_on(gaslamp_: Shell, tmp_path: Path) -> None:
    assert gaslamp_("play", "bloodborne", "--seed", 4, "--name", "Ada", answers="axe\nsave game.json\nquit\n") == 0
    assert "Saved to game.json." in gaslamp_.out
    before = (tmp_path / "game.json").read_bytes()
    assert gaslamp_("play", "bloodborne", "--seed", 4, answers="save game.json\nquit\n") == 0
    assert "game.json exists already." in gaslamp_.out
    assert (tmp_path / "game.json").read_bytes() == before
    assert gaslamp_("play", "--load", "game.json", "--lang", "it", answers="? \nquit\n") == 0
    assert "Ada" in gaslamp_.out
    assert Match.load(tmp_path / "game.json").players[0] == "Ada"


def test_the_end_of_the_input_ends_the_match_politely(gaslamp_: Shell) -> None:
    assert gaslamp_("play", "bloodborne", "--seed", 4, answers="axe\n") == 0
    assert "The input has ended" in gaslamp_.out


def test_the_same_seed_deals_the_same_game(gaslamp_: Shell) -> None:
    outs = []
    for _ in range(2):
        gaslamp_("play", "bloodborne", "--seed", 4, answers="axe\ndream\n1\n")
        outs.append(gaslamp_.out)
    assert outs[0] == outs[1]


def test_an_edited_pack_is_played(gaslamp_: Shell, tmp_path: Path) -> None:
    assert gaslamp_("pack", "export", "bloodborne", "--output", "mine.yaml") == 0
    text = (tmp_path / "mine.yaml").read_text(encoding="utf-8")
    (tmp_path / "mine.yaml").write_text(
        text.replace("type: melee\n    damage: 2", "type: melee\n    damage: 6", 1), encoding="utf-8"
    )
    assert gaslamp_("pack", "check", "mine.yaml") == 0
    assert "a good pack" in gaslamp_.out
    assert gaslamp_("play", "bloodborne", "--pack", "mine.yaml", "--seed", 1, answers="? hunter axe\nquit\n") == 0
    assert "Hunter Axe (Melee weapon). Damage 6." in gaslamp_.out
    assert gaslamp_("pack", "export", "bloodborne", "--output", "mine.yaml") == 2
    assert "there is a file already" in gaslamp_.err
    assert "damage: 6" in (tmp_path / "mine.yaml").read_text(encoding="utf-8")


# -- the other commands ------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_as_json(gaslamp_: Shell, lang: str) -> None:
    assert gaslamp_("cards", "bloodborne", "--json", "--lang", lang) == 0
    cards = json.loads(gaslamp_.out)
    counts: dict[str, int] = {}
    for card in cards:
        assert card["id"]
        assert card["text"]
        assert card["provenance"]
        counts[card["section"]] = counts.get(card["section"], 0) + card["copies"]
    assert counts == {"starters": 25, "upgrades": 32, "monsters": 18, "bosses": 7, "final_bosses": 5}
    assert gaslamp_("cards", "bloodborne", "--lang", lang) == 0
    assert all(card["name"] in gaslamp_.out for card in cards)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules(gaslamp_: Shell, lang: str) -> None:
    assert gaslamp_("rules", "bloodborne", "--lang", lang, "--json") == 0
    sections = json.loads(gaslamp_.out)
    assert {"step-4-combos", "death", "ties"} <= {section["rule"] for section in sections}
    assert gaslamp_("rules", "bloodborne", "--lang", lang, "--search", "step-7") == 0
    assert gaslamp_.out.count("[step-7") >= 6
    assert "[step-1]" not in gaslamp_.out


def test_scenarios_pass_fail_and_print_positions(gaslamp_: Shell, tmp_path: Path) -> None:
    assert gaslamp_("scenario", SCENARIOS) == 0
    assert "FAILED" not in gaslamp_.out
    file = next(SCENARIOS.glob("rulebook/*scourge*"))
    assert gaslamp_("scenario", "--json", file) == 0
    position = json.loads(gaslamp_.out)
    assert [hunter["health"] for hunter in position["hunters"]] == [6, 3, 6]
    assert position["over"] is False
    assert position["pending"][0]["options"]
    wrong = tmp_path / "wrong.yaml"
    wrong.write_text("{game: bloodborne, title: No, expect: {round: 9}}", encoding="utf-8")
    assert gaslamp_("scenario", wrong) == 1
    assert "round: expected 9, found 1" in gaslamp_.out
    assert gaslamp_("scenario", "--json", wrong) == 1
    assert json.loads(gaslamp_.out)["round"] == 1
    assert "round: expected 9, found 1" in gaslamp_.err


def test_a_printed_position_can_be_set_up_again(gaslamp_: Shell, tmp_path: Path) -> None:
    file = next(SCENARIOS.glob("rulebook/*scourge*"))
    gaslamp_("scenario", "--json", file)
    position = json.loads(gaslamp_.out)
    again = tmp_path / "again.json"
    again.write_text(json.dumps({"game": "bloodborne", "players": 3, "position": position}), encoding="utf-8")
    assert gaslamp_("scenario", "--json", again) == 0
    assert json.loads(gaslamp_.out) == position


def test_simulate(gaslamp_: Shell) -> None:
    assert gaslamp_("simulate", "bloodborne", "--games", 30, "--bots", "random", "--players", 3, "--json") == 0
    report = json.loads(gaslamp_.out)
    assert report["games"] == 30
    assert len(report["bots"]) == 3
    for bot in report["bots"]:
        low, high = bot["win_share_95"]
        assert low <= bot["win_share"] <= high
    assert gaslamp_("simulate", "bloodborne", "--games", 30, "--bots", "random", "--players", 3) == 0
    assert "fair share: 33.3%" in gaslamp_.out


def test_replay(gaslamp_: Shell) -> None:
    file = GOLDEN / "3-random-gehrman.json"
    assert gaslamp_("replay", file, "--verify") == 0
    assert "every position is as it was" in gaslamp_.out
    assert gaslamp_("replay", file, answers="\n2\nq\n") == 0
    assert "Choice 3 of" in gaslamp_.out
    assert "Choice 4 of" not in gaslamp_.out


def test_bench(gaslamp_: Shell) -> None:
    assert gaslamp_("bench", "--json", "--seconds", 1) == 0
    figures = json.loads(gaslamp_.out)
    assert figures["decisions_per_second"] > 0
    assert figures["games_per_second"] > 0
    assert figures["copy_us"] > 0


def test_version_and_help(gaslamp_: Shell) -> None:
    assert gaslamp_("--version") == 0
    assert gaslamp_.out.strip() == gaslamp.__version__
    assert gaslamp_("--help") == 0
    assert "play" in gaslamp_.out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "chess"], 'there is no game "chess", expected one of: bloodborne'),
        (["play"], "name a game to play"),
        (["play", "bloodborne", "--players", "7"], "7 players cannot play this, expected 3 to 5"),
        (["play", "bloodborne", "--bots", "clever"], 'there is no bot "clever", expected one of: greedy, careful, random, spiteful'),
        (["play", "bloodborne", "--bots", "greedy,random"], "2 bots are named for 3 seats"),
        (["play", "bloodborne", "--lang", "tlh"], 'there is no language "tlh"'),
        (["play", "bloodborne", "--seat", "4"], "--seat: there is no seat 4"),
        (["play", "bloodborne", "--seed", "x"], "Invalid value for '--seed'"),
        (["play", "bloodborne", "--option", "final_boss"], '"final_boss" is no option, expected key=value'),
        (["play", "bloodborne", "--option", "final_boss=gerhman"], 'final_boss: unknown id "gerhman"; did you mean "gehrman"?'),
        (["play", "bloodborne", "--name", ""], "a name must be readable text"),
        (["play", "bloodborne", "--people", "0"], "--people: expected a whole number from 1, found 0"),
        (["play", "bloodborne", "--people", "2"], "the players have secrets from each other"),
        (["play", "bloodborne", "--name", "Ada", "--name", "Ben"], "only one person can sit at a keyboard"),
        (["play", "--load", "nowhere.json"], "nowhere.json: there is no such file"),
        (["simulate", "bloodborne", "--games", "0"], "--games: expected a whole number from 1, found 0"),
        (["simulate", "bloodborne", "--workers", "0"], "--workers: expected"),
        (["simulate", "bloodborne", "--bots", "random,random"], "2 players cannot play this"),
        (["scenario", "nowhere.yaml"], "nowhere.yaml: there is no such file"),
        (["replay", "nowhere.json", "--verify"], "nowhere.json: there is no such file"),
        (["cards", "chess"], 'there is no game "chess"'),
        (["pack", "check", "nowhere.yaml"], "nowhere.yaml: there is no such file"),
        (["pack", "check", "/dev/null"], "this is no ordinary file"),
        (["play", "bloodborne", "--option", "final_boss=["], "--option final_boss: line"),
        (["dance"], "No such command 'dance'"),
        (["play", "bloodborne", "--dance"], "No such option"),
        (["bench", "--seconds", "0"], "--seconds: expected"),
    ],
)  # fmt: skip
def test_a_wrong_command_gets_one_sentence_and_exit_code_2(
    gaslamp_: Shell, arguments: list[str], sentence: str
) -> None:
    assert gaslamp_(*arguments) == 2
    assert sentence in gaslamp_.err
    assert len(gaslamp_.err.strip().splitlines()) == 1


def test_mistakes_are_told_in_the_language_asked_for(gaslamp_: Shell) -> None:
    assert gaslamp_("play", "--load", "nowhere.json", "--lang", "es") == 2
    assert "nowhere.json: " in gaslamp_.err
    assert "there is no such file" not in gaslamp_.err
