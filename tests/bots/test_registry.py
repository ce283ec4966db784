"""Bots by name, by entry point and as module:Class; and what is said of those that cannot play."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from gaslamp import Bot, Chair, Decision, Match, Mistake, Option, Phrase, View
from gaslamp.bots import BOTS, add_bot, ask, bot_names, default_bot, find_bot, let_choose, make_bot
from gaslamp.bots.bloodborne.greedy import GreedyHunter
from gaslamp.bots.eldritch import GreedyAlly
from gaslamp.bots.random import RandomBot
from tests.shell import Shell

DOC = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")


class First(Bot[View]):
    """Always the first option."""

    def choose(self, decision: Decision, look: Callable[[], View]) -> Option:
        return decision.options[0]


class OnlyInYharnam(First):
    games = frozenset(("bloodborne",))


class Broken(Bot[View]):
    """Raises when it is asked."""

    def choose(self, decision: Decision, look: Callable[[], View]) -> Option:
        raise ZeroDivisionError("of all things")


class Mute(Bot[View]):
    """Has no choose."""


class Deaf(First):
    def choose(self, decision: Decision) -> Option:  # type: ignore[override]
        return decision.options[0]


class Standing(First):
    def __init__(self, pack: object, seed: int) -> None: ...


class Copyist(First):
    """Answers with an option that only looks the same."""

    def choose(self, decision: Decision, look: Callable[[], View]) -> Option:
        return Option(decision.options[1].id, Phrase("core-option-pass"))


class Dreamer(First):
    """Answers with what it would like to do."""

    def choose(self, decision: Decision, look: Callable[[], View]) -> Option:
        return Option("fly", Phrase("core-option-pass"))


class Forgetful(First):
    def choose(self, decision: Decision, look: Callable[[], View]) -> Option:
        return None  # type: ignore[return-value]


HERE = __name__


@pytest.fixture(autouse=True)
def _own_names(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a test adds is gone after it."""
    monkeypatch.setattr(BOTS, "_own", dict(BOTS._own))


def bloodborne() -> Match:
    return Match.start("bloodborne", players=3, seed=1)


# -- finding -------------------------------------------------------------------------------------------------------


def test_a_name_means_the_bot_of_the_game_that_is_played() -> None:
    assert find_bot("greedy", "bloodborne") is GreedyHunter
    assert find_bot("greedy", "eldritch") is GreedyAlly
    assert find_bot("random", "bloodborne") is find_bot("random", "eldritch") is RandomBot


def test_the_default_comes_first_and_is_greedy_where_a_game_has_one() -> None:
    assert bot_names("bloodborne") == ["greedy", "careful", "random", "spiteful"]
    assert bot_names("eldritch") == ["greedy", "random"]
    assert bot_names("chess") == ["random"]
    assert default_bot("eldritch") == "greedy"
    assert default_bot("chess") == "random"


def test_an_installed_bot_is_known_at_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    points = {
        name: [f"{HERE}:{target}"] for name, target in (("first", "First"), ("cautious.bloodborne", "OnlyInYharnam"))
    }
    monkeypatch.setattr(BOTS, "_installed", points)
    assert bot_names("bloodborne") == ["greedy", "careful", "cautious", "first", "random", "spiteful"]
    assert bot_names("eldritch") == ["greedy", "first", "random"]
    assert find_bot("cautious", "bloodborne") is OnlyInYharnam
    with pytest.raises(Mistake, match='there is no bot "cautious", expected one of: greedy, first, random'):
        find_bot("cautious", "eldritch")


def test_a_bot_may_be_made_known_by_a_name() -> None:
    add_bot("yharnamite", f"{HERE}:OnlyInYharnam")
    add_bot("first", f"{HERE}:First")
    assert "yharnamite" in bot_names("bloodborne")
    assert "yharnamite" not in bot_names("eldritch")
    assert find_bot("first", "eldritch") is First


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("genius", 'there is no bot "genius", expected one of: greedy, random'),
        ("nowhere_at_all:Bot", "nowhere_at_all:Bot cannot be loaded: ModuleNotFoundError"),
        (f"{HERE}:Nobody", "Nobody cannot be loaded: AttributeError"),
        (f"{HERE}:", "expected module:name, got"),
        (":Bot", 'expected module:name, got ":Bot"'),
        (f"{HERE}:DOC", "expected a class made from gaslamp.Bot, got '# Bots"),
        ("pathlib:Path", "expected a class made from gaslamp.Bot, got <class 'pathlib.Path'>"),
        (f"{HERE}:Mute", f"the bot {HERE}:Mute has no method choose(self, decision, look)"),
        (f"{HERE}:Deaf", f"the bot {HERE}:Deaf has no method choose(self, decision, look)"),
        (f"{HERE}:Standing", f"the bot {HERE}:Standing cannot sit down"),
        (f"{HERE}:OnlyInYharnam", f"the bot {HERE}:OnlyInYharnam does not play eldritch, only bloodborne"),
    ],
)
def test_a_bot_that_cannot_be_had_gets_one_sentence(name: str, sentence: str) -> None:
    with pytest.raises(Mistake, match=re.escape(sentence)) as caught:
        find_bot(name, "eldritch")
    assert "\n" not in str(caught.value)


def test_an_installed_bot_that_cannot_be_had_is_named_with_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BOTS, "_installed", {"mute": [f"{HERE}:Mute"]})
    with pytest.raises(Mistake, match=re.escape(f"gaslamp.bots: mute: the bot {HERE}:Mute has no method")):
        find_bot("mute", "bloodborne")


# -- playing -------------------------------------------------------------------------------------------------------


def test_a_bot_sits_down_with_what_its_chair_says_and_nothing_else() -> None:
    match = bloodborne()
    bot = make_bot(f"{HERE}:First", Chair.at(match, 2, seed=5, seconds=0.5))
    assert bot.chair == Chair(pack=match.pack, number=2, players=match.players, seed=5, seconds=0.5)
    assert set(Chair.__struct_fields__) == {"pack", "number", "players", "seed", "seconds"}


def test_a_bot_looks_at_its_own_seat_and_only_if_it_wants() -> None:
    shown: list[View] = []

    class Curious(First):
        def choose(self, decision: Decision, look: Callable[[], View]) -> Option:
            shown.append(look())
            return decision.options[0]

    match = bloodborne()
    before = match.seen(1)
    let_choose(match, match.pending[0], First(Chair.at(match, 0, 0)))
    assert shown == []
    let_choose(match, match.pending[0], Curious(Chair.at(match, 1, 0)))
    assert shown[0].seat == 1
    assert type(shown[0]) is type(before)


def test_an_option_of_the_same_id_is_that_option() -> None:
    match = bloodborne()
    decision = match.pending[0]
    assert ask(Copyist(Chair.at(match, 0, 0)), decision, lambda: match.seen(0)) is decision.options[1]


@pytest.mark.parametrize(("bot", "found"), [(Dreamer, "fly"), (Forgetful, "None")])
def test_an_answer_that_is_no_option_names_the_bot_and_changes_nothing(bot: type[First], found: str) -> None:
    match = bloodborne()
    sentence = f'the bot {HERE}:{bot.__name__} answered "choose_card" with {found}, expected one of: saw_cleaver'
    with pytest.raises(Mistake, match=re.escape(sentence)):
        let_choose(match, match.pending[0], bot(Chair.at(match, 0, 0)))
    assert match.choices == []


# -- on the command line -------------------------------------------------------------------------------------------


@pytest.fixture
def gaslamp_(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Shell:
    return Shell(monkeypatch, capsys)


def example() -> str:
    found = re.search(r"```python\n(.*?)```", DOC, re.DOTALL)
    assert found is not None
    return found[1]


def test_the_bot_of_the_documentation_plays_from_the_folder_one_is_in(
    gaslamp_: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "dreamer.py").write_text(example(), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path.copy())
    monkeypatch.delitem(sys.modules, "dreamer", raising=False)
    line_up = "dreamer:Dreamer,random,random"
    assert gaslamp_("simulate", "bloodborne", "--games", 20, "--bots", line_up, "--json") == 0
    assert '"bot": "dreamer:Dreamer"' in gaslamp_.out
    assert (
        gaslamp_("play", "bloodborne", "--bots", "dreamer:Dreamer", "--seed", 1, answers="1\n1\n1\nquit\nquit\n") == 0
    )
    assert "(dreamer:Dreamer)" in gaslamp_.out
    assert gaslamp_("play", "eldritch", "--bots", "dreamer:Dreamer") == 2
    assert gaslamp_.err == "--bots: the bot dreamer:Dreamer does not play eldritch, only bloodborne\n"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["simulate", "bloodborne", "--bots", f"{HERE}:Dreamer"], f"the bot {HERE}:Dreamer answered"),
        (
            ["simulate", "bloodborne", "--bots", f"{HERE}:Broken"],
            f'the bot {HERE}:Broken could not answer "choose_card": ZeroDivisionError: of all things',
        ),
        (["serve", "--bot", f"greedy={HERE}:Broken"], '--bot: there is a bot of the name "greedy" already'),
        (["play", "bloodborne", "--bots", "nowhere:Bot"], "--bots: nowhere:Bot cannot be loaded"),
        (["simulate", "bloodborne", "--bots", f"{HERE}:Mute"], f"--bots: the bot {HERE}:Mute has no method"),
        (["serve", "--bot", "clever"], '--bot: expected name=module:Class, got "clever"'),
        (["serve", "--bot", "clever=nowhere:Bot"], "--bot: clever: nowhere:Bot cannot be loaded"),
    ],
)
def test_a_bot_that_cannot_play_is_told_in_one_sentence(
    gaslamp_: Shell, arguments: list[str], sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert gaslamp_(*arguments) == 2
    assert gaslamp_.err.startswith(sentence)
    assert len(gaslamp_.err.strip().splitlines()) == 1


def test_a_saved_match_names_no_code_to_load(gaslamp_: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    bloodborne().save("odd.json", {"seats": ["human", "random", f"{HERE}:First"]})
    assert gaslamp_("play", "--load", "odd.json", answers="quit\n") == 0
    assert "Eileen (random) and Ludwig (greedy)" in gaslamp_.out
