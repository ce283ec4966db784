"""The lessons say neither too much nor too little, and their numbers are those of the dice in the box."""

from __future__ import annotations

import re
from fractions import Fraction

import msgspec
import pytest

from gaslamp import Pack
from gaslamp.core.text import LANGUAGES, Voice
from gaslamp.server.replays import tell_lesson
from tests.lessons import check_words, lesson_key

CORE = Pack.core("bloodborne")
DICE: dict[str, list[str]] = msgspec.to_builtins(CORE.data.numbers.dice)
LESSONS = [tell_lesson(CORE, lesson.id) for lesson in CORE.game.lessons]


def key(*parts: object) -> str:
    return lesson_key("bloodborne", *parts)


def test_every_step_and_every_end_has_its_words_and_there_are_no_others() -> None:
    check_words("bloodborne", LESSONS)


def likely(color: str, damage: int) -> Fraction:
    """How likely an attack deals so much damage or more."""
    if damage <= 0:
        return Fraction(1)
    faces = DICE[color]
    chances = (
        likely(color, damage - int(face[:-1])) if face.endswith("+") else Fraction(int(face) >= damage)
        for face in faces
    )
    return sum(chances, Fraction()) / len(faces)


def of_hundred(color: str, damage: int) -> int:
    return round(100 * likely(color, damage))


def average(color: str) -> Fraction:
    """The mean of all attacks: that of one roll, and for each plus another attack."""
    faces = DICE[color]
    mean = Fraction(sum(int(face.rstrip("+")) for face in faces), len(faces))
    return mean / (1 - Fraction(sum(face.endswith("+") for face in faces), len(faces)))


ODDS = {
    ("when_to_dream", 1): [of_hundred("yellow", 3)],
    ("when_to_dream", "hunter_axe", "end"): [100 - of_hundred("yellow", 3)],
    ("odds", 1): [of_hundred(color, 3) for color in ("green", "yellow", "red")],
    ("odds", "hunter_axe", 2): [of_hundred("red", 2), of_hundred("red", 4)],  # halved, a 4 takes both of the last 2
    ("odds", "hunter_axe", "end"): [of_hundred("green", 3)],
    ("odds", "hunters_dream", 3): [of_hundred("red", 8)],
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_odds_are_those_of_the_dice(lang: str) -> None:
    voice = Voice(lang)
    for parts, numbers in ODDS.items():
        said = [int(number) for number in re.findall(r"\d+", voice.say(key(*parts)))]
        assert 100 in said
        assert set(numbers) <= set(said), parts
    faces = re.findall(r"\d\+?", voice.say(key("odds")))[:18]
    assert faces == [face for color in ("green", "yellow", "red") for face in DICE[color]]
    means = re.findall(r"\d[.,]?\d*", voice.say(key("odds")))[-3:]
    assert [Fraction(mean.replace(",", ".")) for mean in means] == [average(color) for color in DICE]
