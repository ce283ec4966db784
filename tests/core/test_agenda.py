"""The core on its own, with a small game of nested effects: nothing in it may need Bloodborne."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

import msgspec
import pytest

from gaslamp import Decision, IllegalChoice, Option, Phrase
from gaslamp.core.agenda import Answers, State
from gaslamp.core.decisions import PASS, Outcome
from gaslamp.core.dice import Dice
from gaslamp.core.events import ChoiceTaken

ASK = Phrase("core-option-pass")


class Tower(State):
    """Players stack words; an effect may hold further effects, each of which may ask."""

    words: list[str] = []


def new(*steps: Any, script: list[str] | None = None) -> Tower:
    agenda = [(step, ()) if callable(step) else step for step in reversed(steps)]
    return Tower(dice=Dice([1], script), rules=1, agenda=agenda, log=[])


def option(name: str) -> Option:
    return Option(name, ASK)


def ask_word(state: Tower, depth: int) -> None:
    """Ask for a word; what follows the answer waits on the agenda, however deep."""
    if depth:
        state.agenda.append((ask_word, (depth - 1,)))
    decision = Decision(0, "word", ASK, (option(f"a{depth}"), option(f"b{depth}"), PASS))
    state.ask([decision], take_word)


def take_word(state: Tower, answers: Answers) -> None:
    state.words = [*state.words, *(answer.id for answer in answers.values() if answer is not PASS)]


def ask_all(state: Tower, *sizes: int) -> None:
    decisions = [
        Decision(seat, "word", ASK, tuple(option(f"{seat}{i}") for i in range(size))) for seat, size in enumerate(sizes)
    ]
    state.ask(decisions, take_word)


def end(state: Tower) -> None:
    state.outcome = Outcome((0,), (len(state.words),), ASK)


def test_choices_nest_as_deep_as_the_agenda_goes() -> None:
    state = new((ask_word, (500,)), end)
    state.run()
    for depth in range(500, -1, -1):
        assert state.pending[0].options[0].id == f"a{depth}"
        twin = state.copy()
        state.choose(0, f"b{depth}" if depth % 2 else "pass")
        twin.choose(0, 0)
        assert len(twin.words) == len(state.words) + (depth % 2 == 0)
    assert state.over
    assert len(state.words) == 250


def test_simultaneous_choices_wait_for_each_other() -> None:
    state = new((ask_all, (2, 3, 2)), end)
    state.run()
    state.choose(2, "21")
    assert [decision.seat for decision in state.pending] == [0, 1]
    with pytest.raises(IllegalChoice, match="already chosen"):
        state.choose(2, "20")
    state.choose(0, 1)
    assert state.words == []
    state.choose(1, "12")
    assert sorted(state.words) == ["01", "12", "21"]
    with pytest.raises(IllegalChoice, match="over"):
        state.choose(0, 0)


def test_the_only_option_is_taken_and_told_to_its_seat_alone() -> None:
    state = new((ask_all, (1, 2)), end)
    state.run()
    assert [decision.seat for decision in state.pending] == [1]
    assert state.log == [ChoiceTaken(0, "00", ASK, seen_by=(0,))]
    state.choose(1, 0)
    assert state.over


def test_a_secret_question_is_asked_even_if_there_is_only_one_answer() -> None:
    def ask_secretly(state: Tower) -> None:
        state.ask([Decision(0, "word", ASK, (PASS,), secret=True)], take_word)

    state = new(ask_secretly, end)
    state.run()
    assert [decision.seat for decision in state.pending] == [0]


@pytest.mark.parametrize("sides", [1, 2, 6, 20])
def test_dice_are_fair_and_repeatable(sides: int) -> None:
    dice = Dice.seeded(7, ["a", "b"])
    rolls = [dice.below(0, sides) for _ in range(6000)]
    assert rolls == [again.below(0, sides) for again in [Dice.seeded(7, ["a", "b"])] for _ in range(6000)]
    for side in range(sides):
        assert abs(rolls.count(side) - 6000 / sides) < 6 * (6000 / sides) ** 0.5 + 1
    # a stream goes its own way, whatever the others did
    fresh = Dice.seeded(7, ["a", "b"])
    assert [dice.below(1, 100) for _ in range(20)] == [fresh.below(1, 100) for _ in range(20)]


def test_a_shuffle_keeps_every_card() -> None:
    cards = list(range(40))
    Dice.seeded(3, ["a"]).shuffle(0, cards)
    assert cards != list(range(40))
    assert sorted(cards) == list(range(40))


class Lamp(msgspec.Struct):
    oil: int


class Mark(NamedTuple):
    lamp: Lamp
    of: str


class Street(State):
    lamps: list[Lamp]
    marks: tuple[Mark, ...]
    counts: Counter[str]


def burn(state: Street, lamp: Lamp) -> None:
    lamp.oil -= 1
    state.counts["burnt"] += 1


def test_a_copy_shares_nothing_with_the_agenda_either_and_keeps_every_kind_of_thing() -> None:
    lamp = Lamp(3)
    state = Street(
        dice=Dice([1]), rules=1, agenda=[(burn, (lamp,))], lamps=[lamp], marks=(Mark(lamp, "me"),), counts=Counter(a=1)
    )
    twin = state.copy()
    twin.run()
    assert (lamp.oil, state.counts) == (3, {"a": 1})
    assert twin.lamps[0] is twin.marks[0].lamp
    assert (twin.lamps[0].oil, twin.marks[0].of, twin.counts["burnt"], twin.counts["never"]) == (2, "me", 1, 0)
