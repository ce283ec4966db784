"""What the log says, in the shipped scenarios."""

from __future__ import annotations

import pytest

from gaslamp.core.scenario import run_file
from tests.eldritch.test_scenarios import FOLDER


def log(scenario: str, lang: str = "en") -> list[str]:
    match = run_file(FOLDER / f"{scenario}.yaml").match
    voice = match.voice(lang)
    return [voice.event(event) for event in match.events]


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "Silas had only one choice, and it was made without asking: Recover 2 Health."),
        ("es", "Silas solo tenía una opción, y se ha elegido sin preguntar: Recuperar 2 puntos de Salud."),
        ("it", "Silas aveva una sola scelta, fatta senza chiedere: Recuperare 2 punti Salute."),
        ("pt-BR", "Silas só tinha uma escolha, feita sem perguntar: Recuperar 2 de Vida."),
    ],
)
def test_the_only_choice_is_told_of_its_player_and_in_its_own_words(lang: str, line: str) -> None:
    """Its id is "1", which is also a space of the map."""
    assert line in log("rules/people/not_beyond_the_maximum", lang)


@pytest.mark.parametrize(
    ("lang", "lifted", "turned"),
    [
        ("en", "Lily discards Cursed instead of gaining Blessed.", "Lily turns Cursed over instead of gaining Cursed."),
        (
            "es",
            "Lily descarta «Maldito» en lugar de obtener «Bendito».",
            "Lily da la vuelta a «Maldito» en lugar de obtener «Maldito».",
        ),
        (
            "it",
            "Lily scarta Maledetto invece di ottenere Benedetto.",
            "Lily gira Maledetto invece di ottenere Maledetto.",
        ),
        (
            "pt-BR",
            "Lily descarta Amaldiçoado em vez de receber Abençoado.",
            "Lily vira Amaldiçoado em vez de receber Amaldiçoado.",
        ),
    ],
)
def test_what_happens_instead_of_gaining_a_condition_names_that_condition(lang: str, lifted: str, turned: str) -> None:
    assert lifted in log("rules/conditions/a_blessing_lifts_the_curse", lang)
    assert turned in log("rules/conditions/cursed_twice", lang)


def test_a_card_discarded_for_no_blessing_is_only_discarded() -> None:
    assert "Lily discards Leg Injury." in log("rules/conditions/rest_may_heal")


@pytest.mark.parametrize(
    ("scenario", "line"),
    [
        (
            "rules/losing/dimensions_collide",
            "The investigators lose. Dimensions Collide: what was set in motion could not be stopped in time.",
        ),
        (
            "rules/awakening/azathoth",
            "The investigators lose. Azathoth has brought the world to its end.",
        ),
        (
            "rules/losing/the_mythos_deck_is_empty",
            "The investigators lose. The last Mythos card has been played. Time has run out.",
        ),
    ],
)
def test_a_loss_is_told_with_its_reason(scenario: str, line: str) -> None:
    assert log(scenario)[-1] == line


@pytest.mark.parametrize(
    ("lang", "aim"),
    [
        ("en", "It cannot lose Health yet; to stay unharmed: 5"),
        ("es", "Aún no puede perder Salud; para salir indemne: 5"),
        ("it", "Non può ancora perdere Salute; per uscirne indenne: 5"),
        ("pt-BR", "Ainda não pode perder Vida; para sair incólume: 5"),
    ],
)
def test_against_what_cannot_be_hurt_yet_one_only_hopes_to_stay_unharmed(lang: str, aim: str) -> None:
    lines = log("rules/final/shub_niggurath_unhurt", lang)
    assert any(aim in line for line in lines), lines
    defeat = {"en": "To defeat it", "es": "Para derrotarlo", "it": "Per sconfigger", "pt-BR": "Para derrot"}[lang]
    assert not any(defeat in line for line in lines)


@pytest.mark.parametrize(
    ("scenario", "lang", "line"),
    [
        ("cards/artifacts/grotesque_statue", "es", "El investigador de Lily queda Retrasado."),
        ("cards/artifacts/grotesque_statue", "pt-BR", "O investigador de Lily fica Atrasado."),
        (
            "cards/investigators/silas_marsh_runs_into_a_token",
            "es",
            "En lugar de quedar Retrasado, el investigador de Silas pierde el resto de sus acciones.",
        ),
        (
            "cards/artifacts/the_silver_key_other_world",
            "es",
            "Lily repite la tirada (La llave de plata): 5 1 1, 1 éxito.",
        ),
        ("cards/artifacts/glass_of_mortlan_not_against_horror", "es", "Profundo: pierde 1 punto de Salud (Salud: 1)."),
        ("rules/awakening/yog_sothoth_takes_from_the_stack", "es", "Jugador eliminado: Lily."),
        ("world/monsters/byakhee_carries_one_past_monsters", "it", "Viene generato un Mostro: Maniaco (Londra)."),
        ("world/monsters/byakhee_carries_one_past_monsters", "pt-BR", "É gerado um Monstro: Maníaco (Londres)."),
    ],
)
def test_the_log_uses_the_terms_of_the_rulebook(scenario: str, lang: str, line: str) -> None:
    assert line in log(scenario, lang)
