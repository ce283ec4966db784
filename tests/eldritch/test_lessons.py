"""The lessons say neither too much nor too little, and their numbers are those of the dice."""

from __future__ import annotations

import re
from fractions import Fraction

import pytest

from gaslamp import Pack
from gaslamp.core.text import LANGUAGES, Voice
from gaslamp.server.replays import tell_lesson
from tests.lessons import check_words, lesson_key

CORE = Pack.core("eldritch")
LESSONS = [tell_lesson(CORE, lesson.id) for lesson in CORE.game.lessons]


def test_every_step_and_every_end_has_its_words_and_there_are_no_others() -> None:
    check_words("eldritch", LESSONS)


def test_a_player_is_called_like_their_investigator() -> None:
    for lesson in LESSONS:
        for seat, investigator in enumerate(lesson.view["investigators"]):
            assert investigator["id"].startswith(lesson.players[seat].lower())


def of_hundred(dice: int) -> int:
    """How often one success or more comes of so many dice."""
    return round(100 * (1 - Fraction(2, 3) ** dice))


ODDS = {
    ("the_tome", 2): 2,
    ("the_tome", "pass", "end"): 2,
    ("at_the_gate", 2): 2,
    ("the_revolver", 2): 1,
    ("the_awakening", 1): 2,
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_odds_are_those_of_the_dice(lang: str) -> None:
    voice = Voice(lang)
    for parts, dice in ODDS.items():
        said = [int(number) for number in re.findall(r"\d+", voice.say(lesson_key("eldritch", *parts)))]
        assert {100, of_hundred(dice)} <= set(said), parts
