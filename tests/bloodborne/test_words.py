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
        ("es", "Ludwig sufre 1 daño por Tonitrus de Henryk; Salud: 7."),
        ("it", "Ludwig subisce 1 danno per Tonitrus di Henryk; Salute: 7."),
        ("pt-BR", "Ludwig leva 1 de dano com Tonitrus de Henryk; HP: 7."),
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
        ("es", "Eileen muere por el ataque (Padre Gascoigne) y pierde 4 Ecos recolectados."),
        ("it", "Eileen muore per l'attacco (Padre Gascoigne) e perde 4 Echi raccolti."),
        ("pt-BR", "Eileen morre com o ataque (Padre Gascoigne) e perde 4 Ecos coletados."),
    ],
)
def test_a_death_names_the_monster_whose_attack_it_was(lang: str, line: str) -> None:
    hand = {"hand": ["hunter_axe", "hunters_dream"]}
    dying = {**hand, "health": 2, "collected": 4}
    match = fight([hand, dying, hand], "father_gascoigne", ["hunter_axe"] * 3, ["2"])
    assert lines(match, events.HunterDied, lang) == [line]
    assert [event.cause for event in match.events if isinstance(event, events.HunterDied)] == ["father_gascoigne"]


# -- what an option would do -------------------------------------------------------------------------------

KNIVES: dict[str, Any] = {"hand": ["throwing_knives", "hunters_dream"]}
AXE: dict[str, Any] = {"hand": ["hunter_axe", "hunters_dream"]}


def hints(match: Match, lang: str = "en") -> list[str]:
    """The question that somebody is asked, and each option with what it would do."""
    [decision] = match.pending
    voice = match.voice(lang)
    said = [voice.phrase(decision.prompt)]
    for option in decision.options:
        effect = match.hint(decision, option)
        said.append(f"{voice.phrase(option.label)}: {'' if effect is None else voice.phrase(effect)}")
    return said


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "en",
            [
                "Throwing Knives: choose a hunter to take 1 damage.",
                "Eileen: takes 1 damage, 4 health left",
                "Ludwig: would die and lose 3 collected echoes",
                "Djura: takes no damage, 2 health left",
            ],
        ),
        (
            "es",
            [
                "Cuchillos arrojadizos: elige un Cazador que sufra 1 daño.",
                "Eileen: sufre 1 daño y se queda en 4 de Salud",
                "Ludwig: moriría y perdería 3 Ecos recolectados",
                "Djura: no sufre daño y sigue con 2 de Salud",
            ],
        ),
        (
            "it",
            [
                "Coltelli da Lancio: scegli un Cacciatore che subisca 1 danno.",
                "Eileen: subisce 1 danno, resta con Salute 4",
                "Ludwig: morirebbe e perderebbe 3 Echi raccolti",
                "Djura: non subisce danni, resta con Salute 2",
            ],
        ),
        (
            "pt-BR",
            [
                "Facas de Arremesso: escolha um Caçador para levar 1 de dano.",
                "Eileen: leva 1 de dano e fica com 4 de HP",
                "Ludwig: morreria e perderia 3 Ecos coletados",
                "Djura: não leva dano e fica com 2 de HP",
            ],
        ),
    ],
)
def test_a_target_says_what_it_would_suffer(lang: str, said: list[str]) -> None:
    """Djura dreams, which halves 1 damage to nothing."""
    hunters = [KNIVES, {**AXE, "health": 5}, {**AXE, "health": 1, "collected": 3}, {**AXE, "health": 2}]
    cards = ["throwing_knives", "hunter_axe", "hunter_axe", "hunters_dream"]
    match = fight(hunters, "father_gascoigne", cards, ["0"])
    before = match.fingerprint()
    assert hints(match, lang) == said
    assert match.fingerprint() == before


def test_a_hint_comes_true() -> None:
    hunters = [KNIVES, {**AXE, "health": 5}, {**AXE, "health": 1, "collected": 3}]
    match = fight(hunters, "father_gascoigne", ["throwing_knives", "hunter_axe", "hunter_axe"], ["0"])
    match.choose(0, "seat:2")
    died = next(event for event in match.events if isinstance(event, events.HunterDied))
    assert (died.seat, died.amount, died.cause) == (2, 3, "throwing_knives/0/1")


def test_who_is_robbed_and_whose_weapon_is_stopped_is_told_too() -> None:
    robber: dict[str, Any] = {"hand": ["reiterpallasch", "hunters_dream"]}
    hunters = [robber, {**AXE, "collected": 4}, AXE]
    match = fight(hunters, "father_gascoigne", ["reiterpallasch", "hunters_dream", "hunters_dream"], ["0"])
    assert hints(match) == [
        "Reiterpallasch: choose a hunter to take 1 echo from.",
        "Eileen: loses 1 echo, 3 left",
        "Ludwig: has nothing to lose",
    ]
    shooter: dict[str, Any] = {"hand": ["hunter_blunderbuss", "hunters_dream"]}
    match = fight([shooter, AXE, AXE], "father_gascoigne", ["hunter_blunderbuss", "hunter_axe", "hunter_axe"], ["0"])
    assert hints(match) == [
        "Hunter Blunderbuss: choose a hunter whose weapon deals no damage this round.",
        "Eileen: no damage with Hunter Axe (otherwise 2)",
        "Ludwig: no damage with Hunter Axe (otherwise 2)",
    ]


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
