"""What Bloodborne says, in every language."""

from __future__ import annotations

import pytest

from gaslamp import LANGUAGES
from gaslamp.bloodborne.words.odds import odds
from gaslamp.core.text import Voice
from tests.bloodborne.tables import CORE

DICE = ("green", "yellow", "red")


# -- dice --------------------------------------------------------------------------------------------------


def test_the_odds_of_a_die_count_what_is_rolled_again() -> None:
    """By hand: red is 0, 1+, 2, 2+, 3, 4."""
    red = odds(CORE.box, "red")
    assert red.faces == ("0", "1+", "2", "2+", "3", "4")
    assert red.average == 12 / 4  # a mean of 2, and again in one case of three
    assert red.again == 33
    assert red.at_least[0] == 83  # all but the 0
    assert red.at_least[1] == 81  # and 1+ followed by 0: 1/6 + 1/36
    assert len(red.at_least) == CORE.box.numbers.health


def test_every_foe_tells_the_odds_of_its_die() -> None:
    foes = [card for card in CORE.game.components(CORE.box, "en") if "die" in card]
    assert {foe["die"] for foe in foes} == set(DICE)
    for foe in foes:
        assert tuple(foe["odds"]["faces"]) == odds(CORE.box, foe["die"]).faces
        assert " ".join(foe["odds"]["faces"]) in foe["facts"][1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_tell_the_dice_as_they_are_in_the_box(lang: str) -> None:
    text = Voice(lang).say("bloodborne-rule-dice")
    for color in DICE:
        die = odds(CORE.box, color)
        average = f"{die.average:g}" if lang == "en" else f"{die.average:g}".replace(".", ",")
        assert ", ".join(die.faces) in text
        assert f" {average}" in text
        assert f" {die.at_least[3]} " in text
        assert die.again == 33
