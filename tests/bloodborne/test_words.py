"""What Bloodborne says, in every language."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from gaslamp import LANGUAGES, Match
from gaslamp.bloodborne.table import events
from gaslamp.bloodborne.words.odds import odds
from gaslamp.core.events import Event
from gaslamp.core.scenario import Scenario, begin
from gaslamp.core.text import Voice
from tests.bloodborne.tables import CORE

GOLDEN = Path(__file__).parent.parent / "golden" / "bloodborne"
DICE = ("green", "yellow", "red")


# -- what made it happen -----------------------------------------------------------------------------------

# Whose line says enough without the card, or comes right after one that names it.
PLAIN = (
    events.CardsReclaimed,
    events.DieRolled,
    events.NothingDrawn,
    events.Rested,
    events.UpgradeTaken,
    events.WeaponDrawn,
)
# What never happens of itself.
CAUSED = (
    events.AttackFiercer,
    events.CardClaimed,
    events.DamageReduced,
    events.DamageTaken,
    events.EchoesGained,
    events.EchoesStolen,
    events.HunterDied,
    events.HunterHealed,
    events.HunterOut,
    events.TrophyEarned,
    events.WeaponNegated,
)


def all_events() -> list[Event]:
    matches = [Match.load(file) for file in sorted(GOLDEN.rglob("*.json"))]
    return [event for match in matches for event in match.events]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_names_what_made_it_happen(lang: str) -> None:
    told = all_events()
    assert {type(event) for event in told} > set(CAUSED)
    names = CORE.game.vocabulary(CORE.box, lang)
    voice = Voice(lang, names.namers(("Ana", "Bruno", "Carla", "Diego", "Elena")))
    for event in told:
        assert event.cause or not isinstance(event, CAUSED), event
        if event.cause and not isinstance(event, PLAIN):
            assert names.names["component"][event.cause.split("/")[0]] in voice.event(event), event


def fight(hunters: list[dict[str, Any]], monster: Any, cards: list[str], rolls: list[str | int]) -> Match:
    """One round in which the hunters play these cards."""
    position = {"final_boss": "mergos_wet_nurse", "monster": monster, "first_player": 0, "hunters": hunters}
    match = begin(Scenario("bloodborne", players=len(cards), position=position, rolls=rolls))
    for seat, card in enumerate(cards):
        match.choose(seat, card)
    return match


def lines(match: Match, kind: type[Event], lang: str = "en") -> list[str]:
    return [match.voice(lang).event(event) for event in match.events if isinstance(event, kind)]


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "Ludwig takes 1 damage from Henryk's Tonitrus (health 7)."),
        ("es", "Ludwig sufre 1 daño por Tonitrus de Henryk (Salud: 7)."),
        ("it", "Ludwig subisce 1 danno per Tonitrus di Henryk (Salute 7)."),
        ("pt-BR", "Ludwig leva 1 de dano com Tonitrus de Henryk (HP: 7)."),
    ],
)
def test_damage_names_the_card_and_whose_it_is(lang: str, line: str) -> None:
    hand = {"hand": ["hunter_axe", "hunters_dream"]}
    match = fight(
        [{"hand": ["tonitrus", "hunters_dream"]}, hand, hand],
        "father_gascoigne",
        ["tonitrus", "hunters_dream", "hunter_axe"],
        ["0"],
    )
    # the Dream halves 1 to nothing; the axe does not
    assert lines(match, events.DamageTaken, lang) == [line]


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "Eileen dies from the attack of Father Gascoigne and loses 4 collected echoes."),
        ("es", "Eileen muere por el ataque de Padre Gascoigne y pierde 4 Ecos recolectados."),
        ("it", "Eileen muore per l'attacco di Padre Gascoigne e perde 4 Echi raccolti."),
        ("pt-BR", "Eileen morre com o ataque de Padre Gascoigne e perde 4 Ecos coletados."),
    ],
)
def test_a_death_names_the_monster_whose_attack_it_was(lang: str, line: str) -> None:
    hand = {"hand": ["hunter_axe", "hunters_dream"]}
    dying = {**hand, "health": 2, "collected": 4}
    match = fight([hand, dying, hand], "father_gascoigne", ["hunter_axe"] * 3, ["2"])
    assert lines(match, events.HunterDied, lang) == [line]
    assert [event.cause for event in match.events if isinstance(event, events.HunterDied)] == ["father_gascoigne"]


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
