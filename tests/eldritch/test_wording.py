"""Cards in words: every component speaks four languages, and known cards read as they should."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib import resources
from typing import Any, get_args

import msgspec
import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor
from msgspec import inspect

from gaslamp import LANGUAGES
from gaslamp.core.packs import core_raw
from gaslamp.core.reading import convert
from gaslamp.eldritch.box import abilities as can
from gaslamp.eldritch.box import checks
from gaslamp.eldritch.box import effects as do
from gaslamp.eldritch.box.box import Box
from gaslamp.eldritch.box.components import PackData
from gaslamp.eldritch.box.terms import Kind, Measure
from gaslamp.eldritch.box.text_paths import named_texts
from gaslamp.eldritch.words.wording import LEAD, YOU, Wording, branch_names, components
from gaslamp.eldritch.words.wording.flow import flowing
from gaslamp.eldritch.words.wording.listing import Listing
from gaslamp.eldritch.words.wording.phrases import Stance

PACK = convert(core_raw("eldritch"), PackData)
# What no finished sentence has in it.
UNFINISHED = r"  |[{}$]| [,;:]| \.(?!\d)|\.\.|[;,]\.|\bNone\b|eldritch-"


@cache
def entries(lang: str) -> dict[tuple[str, str], dict[str, Any]]:
    return {(entry["kind"], entry["id"]): entry for entry in components(PACK, lang)}


@cache
def wording(lang: str) -> Wording:
    return Wording(PACK, lang)


def text(lang: str, kind: str, name: str) -> list[str]:
    found: list[str] = entries(lang)[kind, name]["text"]
    return found


# -- every component ------------------------------------------------------------------------------------------------


def test_the_listing_counts_the_box() -> None:
    counts: Counter[str] = Counter()
    for entry in components(PACK, "en"):
        counts[entry["kind"]] += entry["copies"]
    assert counts == {
        "investigator": 12,
        "ancient_one": 4,
        "mystery": 16,
        "mythos": 51,
        "monster": 34,
        "epic_monster": 9,
        "asset": 40,
        "artifact": 14,
        "spell": 20,
        "condition": 36,
        "america": 8,
        "europe": 8,
        "asia_australia": 8,
        "general": 12,
        "research": 32,
        "other_world": 24,
        "expedition": 18,
        "special": 12,
        "gate": 9,
        "clue": 36,
        "reference": 4,
        "space": 36,
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_component_says_what_it_does(lang: str) -> None:
    for entry in components(PACK, lang):
        assert entry["name"], entry["id"]
        assert entry["text"], entry["id"]
        for line in (*entry["text"], *entry["facts"]):
            assert line.strip() == line != "", entry["id"]
            assert not re.search(UNFINISHED, line), line
        assert all(line.endswith(".") for line in entry["text"]), entry["text"]
        assert all(line[0].isupper() or not line[0].isalpha() for line in entry["text"]), entry["text"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_begins_with_a_capital(lang: str) -> None:
    for entry in components(PACK, lang):
        for line in entry["text"]:
            assert not re.search(r"[.] [a-záéíóúàèìòùãõç]", line), line


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_front_of_a_two_sided_card_is_apart_from_its_backs(lang: str) -> None:
    for (kind, name), entry in entries(lang).items():
        if kind in ("spell", "condition"):
            front = entry["front"]
            assert front == entry["text"][: len(front)] != entry["text"], name
        else:
            assert "front" not in entry


def test_each_back_is_told_apart() -> None:
    amnesia, isis = entries("en")["condition", "amnesia"], entries("en")["spell", "blessing_of_isis"]
    assert amnesia["backs"][1] == {
        "name": "Unexplained Debts",
        "text": ["Gain a Debt Condition. Discard this card."],
    }
    assert [len(back["text"]) for back in isis["backs"]] == [3, 2]
    assert isis["backs"][1]["text"][0] == "Successes 0–2: Lose 1 Health."


def test_a_sheet_tells_apart_what_is_on_it() -> None:
    akachi, azathoth = entries("en")["investigator", "akachi_onyele"], entries("en")["ancient_one", "azathoth"]
    assert akachi["text"][:3] == [*akachi["abilities"], akachi["starts"]]
    assert akachi["spells"] == ["mists_of_releh"]
    assert azathoth["awake"] == ["Awakens: The investigators lose the game."]
    assert azathoth["text"][: len(azathoth["asleep"])] == azathoth["asleep"]


def test_cultists_are_as_each_ancient_one_makes_them() -> None:
    lines = text("en", "monster", "cultist")
    assert len(lines) == 7
    assert (
        lines[0]
        == "Azathoth (Will, horror 1; toughness 1): After the Will test: Lose 1 Health and defeat this Monster."
    )
    assert lines[2] == ("Cthulhu, awake (Strength, damage 1; toughness 2): Before the Strength test: Lose 2 Sanity.")


def test_numbers_stand_beside_the_words() -> None:
    assert entries("en")["asset", "38_revolver"]["value"] == 1
    assert entries("es")["asset", "38_revolver"]["trait_names"] == ["Objeto", "Arma"]
    assert entries("it")["asset", "38_revolver"]["facts"] == ["Oggetto", "Arma", "valore 1"]
    assert entries("en")["monster", "deep_one"]["facts"] == ["Will, horror 2", "Strength −1, damage 1", "toughness 2"]
    assert entries("en")["epic_monster", "cthulhu"]["facts"][-1] == "toughness 3 plus the number of players"
    assert entries("en")["mythos", "growing_madness"]["facts"] == [
        "blue",
        "easy",
        "Rumor",
        "spawn Clues",
        "Rumor token on space 8",
        "Eldritch tokens: 4",
    ]


# -- known cards ----------------------------------------------------------------------------------------------------

ENGLISH = {
    ("america", "america_1"): [
        "Arkham: Gain 1 Incantation Spell. Test Lore. If you fail, gain a Hallucinations Condition.",
        "San Francisco: You may spend 1 Clue to improve Observation.",
        "Buenos Aires: Test Lore. If you pass, gain a Blessed Condition; if you fail, lose 2 Sanity.",
    ],
    ("europe", "europe_7"): [
        "London: Spawn 2 Clues. Test Observation. If you fail, gain an Internal Injury Condition.",
        "Rome: You may improve 1 skill of your choice; if you do, test Will; if you fail, gain a Cursed Condition.",
        "Istanbul: Improve Influence. Test Will. If you fail, lose 2 Sanity.",
    ],
    ("general", "general_3"): [
        "City: Test Strength. If you pass, gain 1 Item Asset of your choice from the reserve or 1 Item Asset from the "
        "deck; if you fail, lose 1 Health and discard 1 Item possession.",
        "Wilderness: Test Lore. If you pass, gain 1 Clue or 1 Spell.",
        "Sea: Test Lore −1. If you pass, gain a Blessed Condition and recover 1 Health and 1 Sanity.",
    ],
    ("research", "research_cthulhu_8"): [
        "City: Test Strength. If you pass, gain this Clue; if you fail, lose 1 Health and gain a Detained Condition.",
        "Wilderness: Test Strength. If you pass, gain this Clue; if you fail, become Delayed and move the Clue to the "
        "nearest Sea space.",
        "Sea: Gain this Clue and lose 1 Sanity. A Deep One ambushes you; if you defeat it, gain the Ruby of R'lyeh "
        "Artifact.",
    ],
    ("other_world", "other_world_1"): [
        "Test Observation −1.",
        "Pass: Close this Gate. Test Lore. If you pass, gain 1 Clue or 1 Spell; if you fail, lose 2 Sanity.",
        "Fail: Lose 3 Sanity unless you spend 1 Clue.",
    ],
    ("other_world", "other_world_14"): [
        "You may spend 1 Clue to resolve the pass effect; if you do not, resolve the fail effect.",
        "Pass: Test Will. If you pass, close this Gate; if you fail, lose 1 Sanity.",
        "Fail: Test Strength. If you pass, close this Gate; if you fail, lose 1 Health and 1 Sanity.",
    ],
    ("expedition", "the_himalayas_1"): [
        "Spawn 1 Monster on your space. Fight that Monster; if you defeat it, resolve the pass effect; if you do not "
        "defeat it, resolve the fail effect.",
        "Pass: Retreat Doom by 1. Test Lore. If you fail, lose 2 Sanity.",
        "Fail: Test Observation. If you pass, discard that Monster and retreat Doom by 1; if you fail, lose 1 Sanity.",
    ],
    ("special", "the_key_and_the_gate_2"): [
        "Test Will −1.",
        "Pass: Test Influence (to pass: 3 successes; each Clue spent adds 1 success). If you pass, place 1 Eldritch "
        "token on the Ancient One sheet; if you fail, lose 3 Sanity.",
        "Fail: You are devoured.",
    ],
    ("asset", "38_revolver"): ["During Combat Encounters, gain +2 Strength."],
    ("asset", "axe"): [
        "During Combat Encounters, gain +2 Strength.",
        "During Combat Encounters, you may spend 2 Sanity to reroll any number of dice in a Strength test.",
    ],
    ("asset", "arcane_tome"): [
        "When resolving Spell effects, gain +2 Lore.",
        "When you perform a Rest action: You may test Lore; if you pass, gain 1 Spell.",
    ],
    ("asset", "bandages"): [
        "If an investigator on your space would lose Health, you may discard this card to prevent up to 2 of that loss."
    ],
    ("asset", "pocket_watch"): ["You cannot become Delayed unless you choose to."],
    ("artifact", "flute_of_the_outer_gods"): [
        "Action: Spend 2 Health and 2 Sanity to defeat each Monster on your space."
    ],
    ("artifact", "ruby_of_rlyeh"): [
        "Action Phase, once per round, before or after an action: Spend 1 Sanity to perform 1 additional action."
    ],
    ("spell", "feed_the_mind"): [
        "Action: Test Lore −1. If you pass, one investigator of your choice on your space improves 1 skill of their "
        "choice. Flip this card.",
        "Back 1, successes 0–2: Discard this card unless you lose 2 Sanity.",
        "Back 1, successes 3+: That investigator improves 1 skill of their choice.",
        "Back 2, successes 0: If no die of the test shows a 4, discard this card.",
        "Back 2, successes 1+: Lose 1 Sanity.",
    ],
    ("monster", "deep_one"): ["Reckoning: Each investigator on this Monster's space loses 1 Sanity."],
    ("monster", "mummy"): ["When this Monster is spawned: Move it to the Pyramids."],
    ("monster", "hound_of_tindalos"): [
        "Reckoning: Move this Monster to the space of the nearest investigator. One investigator on this Monster's "
        "space, of the Lead Investigator's choice, fights this Monster."
    ],
    ("monster", "nightgaunt"): [
        "Reckoning: If there are investigators on this Monster's space, one of them, of the Lead Investigator's "
        "choice, moves 1 space together with this Monster and becomes Delayed; otherwise, move this Monster 2 spaces "
        "toward the space of the nearest investigator."
    ],
    ("monster", "vampire"): [
        "If you fail the Will test: Skip the Strength test of this fight.",
        "If you lose Health from the Strength test: If this Monster was not defeated, it recovers 2 Health.",
    ],
    ("monster", "wraith"): [
        "When this Monster is spawned: The Lead Investigator gains a Cursed Condition.",
        "When this Monster is defeated: One investigator with a Cursed Condition, of the Lead Investigator's choice, "
        "may discard 1 Cursed Condition.",
    ],
    ("epic_monster", "wind_walker"): ["Before the Will test: Lose 1 Health and 1 Sanity unless you spend 1 Clue."],
    ("mythos", "arrests_made_in_murder_case"): [
        "Each investigator on a City space with a Weapon possession tests Influence; if they fail, they discard 1 "
        "Weapon possession and gain a Detained Condition."
    ],
    ("mythos", "from_bad_to_worse"): [
        "Each investigator loses 1 Health for each Injury Condition they have and 1 Sanity for each Madness Condition "
        "they have, and discards 1 Clue for each Deal Condition they have."
    ],
    ("mythos", "desperate_times"): [
        "The Lead Investigator may gain a Dark Pact Condition; if they do not, advance Doom by 2."
    ],
    ("mythos", "all_for_nothing"): [
        "If no Mystery has been solved, advance Doom by 1. If at least 1 Mystery has been solved, the Lead "
        "Investigator returns 1 solved Mystery of their choice to its deck unless the investigators spend 1 Clue for "
        "every two players (rounded up) as a group."
    ],
    ("mythos", "from_beyond"): [
        "If no Mythos card in play has a reckoning effect, advance Doom by 1. If a Mythos card in play has a reckoning "
        "effect, resolve the reckoning effects of all Mythos cards in play twice unless the investigators spend 1 Clue "
        "for every two players (rounded up) as a group."
    ],
    ("mythos", "heat_wave_singes_the_globe"): ["Each investigator loses 3 Health unless they become Delayed."],
    ("mythos", "buying_information"): [
        "The Lead Investigator tests Influence; if they pass, they gain 1 Clue for each success."
    ],
    ("mystery", "the_deep_ones_attack"): [
        "When this card enters play: Each investigator places 1 Eldritch token on the nearest Sea space without one.",
        "Encounter on a space with an Eldritch token: A Deep One ambushes you; if you defeat it, you may spend 1 Clue "
        "to move the Eldritch token on your space onto this card.",
        "Solved when it holds 1 Eldritch token for each player.",
        "When this Mystery is solved, Eldritch tokens on the board stay there.",
    ],
    ("mystery", "occult_research"): [
        "When you gain Clues in a Research Encounter, you may spend 1 of them to place it on this card.",
        "Solved when it holds 1 Clue for each player.",
    ],
    ("mystery", "rituals_in_the_wild"): [
        "When this card enters play: Place 1 Eldritch token on each of these: space 4, space 10, space 21 and "
        "Tunguska.",
        "Encounter on a space with an Eldritch token: Test Observation. If you pass, you may spend 2 Clues to move the "
        "Eldritch token on your space onto this card.",
        "Solved when it holds 1 Eldritch token for every two players (rounded up).",
    ],
}

SPANISH = {
    ("asset", "arcane_tome"): [
        "Al resolver efectos de Hechizos, obtén +2 en Saber.",
        "Cuando realices una acción de descansar: Puedes realizar una prueba de Saber; si la superas, obtén 1 Hechizo.",
    ],
    ("asset", "38_revolver"): ["Durante los Encuentros de Combate, obtén +2 en Fuerza."],
    ("monster", "cthonian"): ["Cuando se genere este Monstruo: Muévelo al corazón de África."],
    ("monster", "elder_thing"): ["Cuando se genere este Monstruo: Muévelo a la Antártida."],
    ("monster", "hound_of_tindalos"): [
        "Retribución: Mueve este Monstruo a la casilla del investigador más cercano. Un investigador que esté en la "
        "casilla de este Monstruo, a elección del investigador jefe, combate contra este Monstruo."
    ],
    ("monster", "nightgaunt"): [
        "Retribución: Si hay investigadores en la casilla de este Monstruo, uno de ellos, a elección del investigador "
        "jefe, se mueve 1 casilla junto con este Monstruo y queda Retrasado; de lo contrario, mueve este Monstruo 2 "
        "casillas hacia la casilla del investigador más cercano."
    ],
    ("monster", "wraith"): [
        "Cuando se genere este Monstruo: El investigador jefe obtiene un Estado Maldito.",
        "Cuando este Monstruo sea derrotado: Un investigador que tenga un Estado Maldito, a elección del investigador "
        "jefe, puede descartar 1 Estado Maldito.",
    ],
    ("condition", "back_injury"): [
        "Cuando realices una acción de descansar: Puedes tirar 1 dado; con un 5 o un 6, descarta esta carta.",
        "Retribución: Realiza una prueba de Fuerza. Si fallas, da la vuelta a esta carta.",
        "Dorso 1, Daños en los nervios: Descarta 1 pertenencia Objeto. Pon de nuevo esta carta boca arriba.",
        "Dorso 2, Espasmos musculares: Descarta 1 pertenencia Objeto; además, quedas Retrasado. Descarta esta carta.",
        "Dorso 3, Columna fracturada: Descarta todas tus pertenencias Objeto menos 1. Descarta esta carta.",
    ],
    ("research", "research_cthulhu_1"): [
        "Ciudad: Realiza una prueba de Observación. Si la superas, obtén esta Pista; si fallas, mueve la Pista a la "
        "casilla de Mar más cercana.",
        "Tierras salvajes: Un Monstruo Sectario te tiende una emboscada; si lo derrotas, obtén esta Pista; si no lo "
        "derrotas, obtén un Estado Maldito.",
        "Mar: Puedes obtener un Estado Pacto oscuro para obtener esta Pista y el Hechizo «Nieblas de Releh»; si no lo "
        "haces, descarta la Pista; además, un Monstruo Semilla estelar te tiende una emboscada.",
    ],
    ("research", "research_cthulhu_8"): [
        "Ciudad: Realiza una prueba de Fuerza. Si la superas, obtén esta Pista; si fallas, pierde 1 punto de Salud y "
        "obtén un Estado Detenido.",
        "Tierras salvajes: Realiza una prueba de Fuerza. Si la superas, obtén esta Pista; si fallas, quedas Retrasado "
        "y mueves la Pista a la casilla de Mar más cercana.",
        "Mar: Obtén esta Pista y pierde 1 punto de Cordura. Un Monstruo Profundo te tiende una emboscada; si lo "
        "derrotas, obtén el Artefacto «Rubí de R'lyeh».",
    ],
    ("asset", "agency_quarantine"): [
        "Cuando obtengas esta carta: Haz que cada Monstruo de la casilla que elijas pierda 4 puntos de Salud. Descarta "
        "esta carta."
    ],
    ("other_world", "other_world_1"): [
        "Realiza una prueba de Observación −1.",
        "Superación: Cierra este Portal. Realiza una prueba de Saber. Si la superas, obtén 1 Pista o 1 Hechizo; si "
        "fallas, pierde 2 puntos de Cordura.",
        "Fallo: Pierde 3 puntos de Cordura a menos que gastes 1 Pista.",
    ],
    ("other_world", "other_world_5"): [
        "Realiza una prueba de Influencia −1.",
        "Superación: Puedes quedar Retrasado para obtener 2 Pistas. Cierra este Portal.",
        "Fallo: Realiza una prueba de Fuerza. Si fallas, pierde 6 puntos de Salud.",
    ],
    ("mythos", "haunting_nightmares"): [
        "Cada investigador pierde 2 puntos de Cordura y obtiene un Estado Locura a menos que gaste 1 Pista."
    ],
    ("mythos", "the_bermuda_triangle"): [
        "Cada investigador tira 1 dado; con un 1 o un 2, se mueve a la casilla 8 y queda Retrasado."
    ],
    ("mythos", "arrests_made_in_murder_case"): [
        "Cada investigador que esté en una casilla de Ciudad y que tenga una pertenencia Arma realiza una prueba de "
        "Influencia; si falla, descarta 1 pertenencia Arma y obtiene un Estado Detenido."
    ],
    ("mythos", "all_for_nothing"): [
        "Si no se ha resuelto ningún Misterio, haz avanzar la Perdición 1 casilla. Si se ha resuelto al menos 1 "
        "Misterio, el investigador jefe devuelve al mazo de Misterios 1 Misterio resuelto de su elección a menos que "
        "los investigadores gasten como grupo 1 Pista por cada dos jugadores (redondeando hacia arriba)."
    ],
    ("mythos", "from_beyond"): [
        "Si ninguna carta de Mitos en juego tiene un efecto de retribución, haz avanzar la Perdición 1 casilla. Si "
        "alguna carta de Mitos en juego tiene un efecto de retribución, resuelve dos veces los efectos de retribución "
        "de todas las cartas de Mitos en juego a menos que los investigadores gasten como grupo 1 Pista por cada dos "
        "jugadores (redondeando hacia arriba)."
    ],
    ("mystery", "omen_of_devastation"): [
        "Cuando cierres un Portal que coincida con el Augurio, puedes gastar 1 Pista para colocar 1 ficha de Arcano en "
        "esta carta.",
        "Se resuelve cuando tiene encima 1 ficha de Arcano por cada dos jugadores (redondeando hacia arriba).",
    ],
}

ITALIAN = {
    ("asset", "arcane_tome"): [
        "Quando risolvi effetti di Incantesimi, ottieni +2 in Conoscenza.",
        "Quando effettui un'azione Riposare: Puoi effettuare una prova di Conoscenza; se la superi, ottieni 1 "
        "Incantesimo.",
    ],
    ("asset", "kerosene"): [
        "Durante gli Incontri di Combattimento, puoi scartare questa carta per ottenere +5 in Forza."
    ],
    ("monster", "cthonian"): ["Quando questo Mostro viene generato: Muovilo nel Cuore dell'Africa."],
    ("monster", "ghost"): [
        "Se superi la prova di Volontà: Fai perdere a questo Mostro 1 punto Salute per ogni successo."
    ],
    ("monster", "wraith"): [
        "Quando questo Mostro viene generato: L'Investigatore Capo ottiene una Condizione Maledetto.",
        "Quando questo Mostro viene sconfitto: Un investigatore con una Condizione Maledetto, a scelta "
        "dell'Investigatore Capo, può scartare 1 Condizione Maledetto.",
    ],
    ("artifact", "ttka_halot"): [
        "Azione: Effettua una prova di Conoscenza. Se la superi, puoi spendere 1 punto Sanità Mentale per far perdere "
        "3 punti Salute a 1 Mostro a tua scelta nel tuo spazio."
    ],
    ("mystery", "occult_research"): [
        "Quando ottieni Indizi in un Incontro di Indagine, puoi spenderne 1 per collocarlo su questa carta.",
        "Si risolve quando ha sopra 1 Indizio per ogni giocatore.",
    ],
    ("monster", "serpent_people"): [
        "Quando questo Mostro viene generato: Muovilo in Amazzonia.",
        "Resa dei Conti: Tira 1 dado. Con un 1 o un 2, l'investigatore più vicino si muove di 1 spazio verso lo spazio "
        "di questo Mostro.",
    ],
    ("mystery", "spawn_of_yog_sothoth"): [
        "Quando questa carta entra in gioco: Genera il Mostro Epico Orrore di Dunwich ad Arkham.",
        "Si risolve quando il Mostro Epico Orrore di Dunwich viene sconfitto.",
    ],
    ("other_world", "other_world_1"): [
        "Effettua una prova di Osservazione −1.",
        "Successo: Chiudi questo Portale. Effettua una prova di Conoscenza. Se la superi, ottieni 1 Indizio o 1 "
        "Incantesimo; se fallisci, perdi 2 punti Sanità Mentale.",
        "Fallimento: Perdi 3 punti Sanità Mentale a meno che tu non spenda 1 Indizio.",
    ],
    ("mythos", "haunting_nightmares"): [
        "Ogni investigatore perde 2 punti Sanità Mentale e ottiene una Condizione Follia a meno che non spenda 1 "
        "Indizio."
    ],
    ("mythos", "the_bermuda_triangle"): [
        "Ogni investigatore tira 1 dado; con un 1 o un 2, si muove nello spazio 8 e finisce in Ritardo."
    ],
    ("mythos", "desperate_times"): [
        "L'Investigatore Capo può ottenere una Condizione Patto Oscuro; se non lo fa, fai avanzare il Destino di 2."
    ],
    ("mythos", "tide_of_despair"): [
        "Ogni investigatore perde 2 punti Salute e 2 punti Sanità Mentale a meno che non scarti 1 Condizione Benedetto."
    ],
}

PORTUGUESE = {
    ("asset", "arcane_tome"): [
        "Ao resolver efeitos de Feitiços, receba +2 em Conhecimento.",
        "Quando você realizar uma ação de Descansar: Você pode fazer um teste de Conhecimento; se passar, receba 1 "
        "Feitiço.",
    ],
    ("asset", "charter_flight"): ["Quando você receber esta carta: Mova-se até 2 espaços. Descarte esta carta."],
    ("monster", "cthonian"): ["Quando este Monstro for gerado: Mova-o para o Coração da África."],
    ("epic_monster", "nug"): [
        "Acerto de Contas: Gere 1 Monstro Carniçal no espaço deste Monstro (se houver algum separado)."
    ],
    ("mystery", "spawn_of_the_black_goat"): [
        "Quando esta carta entrar em jogo: Gere o Monstro Épico Nug na Amazônia.",
        "É resolvido quando o Monstro Épico Nug for derrotado.",
    ],
    ("other_world", "other_world_1"): [
        "Faça um teste de Observação −1.",
        "Sucesso: Feche este Portal. Faça um teste de Conhecimento. Se passar, receba 1 Pista ou 1 Feitiço; se falhar, "
        "perca 2 de Sanidade.",
        "Falha: Perca 3 de Sanidade, a menos que gaste 1 Pista.",
    ],
    ("mythos", "haunting_nightmares"): [
        "Cada investigador perde 2 de Sanidade e recebe uma Condição Loucura, a menos que gaste 1 Pista."
    ],
    ("mythos", "the_bermuda_triangle"): [
        "Cada investigador rola 1 dado; com um 1 ou 2, move-se para o espaço 8 e fica Atrasado."
    ],
    ("mythos", "desperate_times"): [
        "O Investigador-Chefe pode receber uma Condição Pacto Sombrio; se não fizer isso, avance a Perdição em 2."
    ],
    ("mythos", "the_world_fights_back"): [
        "Cada investigador pode recuperar 2 de Vida, recuperar 2 de Sanidade ou descartar 1 Monstro do seu espaço à "
        "escolha dele."
    ],
    ("mystery", "occult_research"): [
        "Quando receber Pistas em um Encontro de Pesquisa, você pode gastar 1 delas para colocá-la nesta carta.",
        "É resolvido quando houver sobre ele 1 Pista para cada jogador.",
    ],
    ("mythos", "torn_asunder"): [
        "Se houver um Portal que corresponda ao Presságio, cada investigador perde 1 de Vida para cada Portal que "
        "corresponda ao Presságio; caso contrário, avance o Presságio em 1."
    ],
}


@pytest.mark.parametrize(
    ("lang", "kind", "name", "lines"),
    [
        (lang, *card, lines)
        for lang, known in (("en", ENGLISH), ("es", SPANISH), ("it", ITALIAN), ("pt-BR", PORTUGUESE))
        for card, lines in known.items()
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_known_card_reads_as_it_should(lang: str, kind: str, name: str, lines: list[str]) -> None:
    assert text(lang, kind, name) == lines


# Lines of longer components.
LINES = [
    (
        "en",
        "Diana Stanley",
        "Action, if there is a Cultist on your space: Discard each Monster on your space or move 1 Cultist on your "
        "space to a space of your choice.",
    ),
    (
        "es",
        "Diana Stanley",
        "Acción, si hay un Monstruo Sectario en tu casilla: Descarta cada Monstruo de tu casilla o mueve a la casilla "
        "que elijas 1 Monstruo Sectario de tu casilla.",
    ),
    (
        "it",
        "Diana Stanley",
        "Azione, se c'è un Mostro Cultista nel tuo spazio: Scarta ogni Mostro nel tuo spazio o muovi in uno spazio a "
        "tua scelta 1 Mostro Cultista del tuo spazio.",
    ),
    (
        "pt-BR",
        "Diana Stanley",
        "Ação, se houver um Monstro Cultista no seu espaço: Descarte cada Monstro do seu espaço ou mova para um espaço "
        "à sua escolha 1 Monstro Cultista do seu espaço.",
    ),
    (
        "es",
        "Shub-Niggurath",
        "Dorso: Despierta: Genera el Monstruo épico Shub-Niggurath en el corazón de África y mueve al corazón de "
        "África cada Monstruo Gul, Engendro caprino o Retoño oscuro del tablero.",
    ),
    (
        "pt-BR",
        "Shub-Niggurath",
        "Verso: Despertar: Gere o Monstro Épico Shub-Niggurath no Coração da África e mova para o Coração da África "
        "cada Monstro Carniçal, Cria Caprina ou Cria Sombria do tabuleiro.",
    ),
    (
        "it",
        "Incontro in Asia/Australia 3",
        "Tokyo: Muovi nel tuo spazio 1 Mostro a tua scelta e combatti contro quel Mostro.",
    ),
    (
        "es",
        "¡Los profundos atacan!",
        "Cuando esta carta entra en juego: Cada investigador coloca 1 ficha de Arcano en la casilla de Mar más cercana "
        "que no tenga ninguna.",
    ),
    (
        "it",
        "Gli Abitatori del Profondo Attaccano!",
        "Quando questa carta entra in gioco: Ogni investigatore colloca 1 segnalino Soprannaturale nello spazio Mare "
        "più vicino che non ne abbia già uno.",
    ),
    (
        "pt-BR",
        "Os Abissais Atacam!",
        "Quando esta carta entrar em jogo: Cada investigador coloca 1 marcador Tétrico no espaço de Mar mais próximo "
        "que ainda não tenha nenhum.",
    ),
]


@pytest.mark.parametrize(("lang", "name", "line"), LINES)
def test_a_known_line_reads_as_it_should(lang: str, name: str, line: str) -> None:
    assert line in [line for entry in entries(lang).values() if entry["name"] == name for line in entry["text"]]


# -- agreement ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "one", "two"),
    [
        ("en", "Gain 1 Clue and 1 Ritual Spell.", "Gain 2 Clues and 2 Ritual Spells."),
        ("es", "Obtén 1 Pista y 1 Hechizo Ritual.", "Obtén 2 Pistas y 2 Hechizos Ritual."),
        ("it", "Ottieni 1 Indizio e 1 Incantesimo Rituale.", "Ottieni 2 Indizi e 2 Incantesimi Rituale."),
        ("pt-BR", "Receba 1 Pista e 1 Feitiço do tipo Ritual.", "Receba 2 Pistas e 2 Feitiços do tipo Ritual."),
    ],
)
def test_one_and_several(lang: str, one: str, two: str) -> None:
    for amount, said in ((1, one), (2, two)):
        gained = (do.GainClues(amount=amount), do.GainSpell(amount=amount, trait="ritual"))
        assert wording(lang).text(gained) == said


@pytest.mark.parametrize(
    ("lang", "may", "each"),
    [
        ("en", "You may move 1 space.", "Each investigator moves 1 space unless they move 2 spaces."),
        ("es", "Puedes moverte 1 casilla.", "Cada investigador se mueve 1 casilla a menos que se mueva 2 casillas."),
        (
            "it",
            "Puoi muoverti di 1 spazio.",
            "Ogni investigatore si muove di 1 spazio a meno che non si muova di 2 spazi.",
        ),
        (
            "pt-BR",
            "Você pode se mover 1 espaço.",
            "Cada investigador se move 1 espaço, a menos que se mova 2 espaços.",
        ),
    ],
)
def test_the_verb_follows_who_is_meant(lang: str, may: str, each: str) -> None:
    move, farther = do.Move(spaces=1), do.Move(spaces=2)
    assert wording(lang).text((do.May(then=(move,)),)) == may
    assert wording(lang).text((do.Each(text=(do.Unless(pay=(farther,), suffer=(move,)),)),)) == each


def test_a_text_of_the_lead_speaks_of_the_lead() -> None:
    mine = (do.Lose(sanity=1), do.AdvanceDoom())
    assert wording("en").text(mine) == "Lose 1 Sanity and advance Doom by 1."
    assert wording("en").text(mine, LEAD) == "The Lead Investigator loses 1 Sanity. Advance Doom by 1."


@pytest.mark.parametrize(
    ("lang", "before", "after"),
    [
        ("en", "gain a Amnesia Condition", "gain an Amnesia Condition"),
        ("en", "gain the The Silver Key Artifact", "gain the Silver Key Artifact"),
        ("es", "a el Himalaya", "al Himalaya"),
        ("es", "recupera 1 de Salud o obtén 1 Pista", "recupera 1 de Salud u obtén 1 Pista"),
        ("es", "mira y intercambia", "mira e intercambia"),
        ("es", "quedas Retrasado y obtén 1 Pista", "quedas Retrasado y obtienes 1 Pista"),
        ("es", "Quedas Retrasado y mueve la Pista", "Quedas Retrasado y mueves la Pista"),
        ("it", "in lo spazio 3", "nello spazio 3"),
        ("it", "in l'Amazzonia", "in Amazzonia"),
        ("it", "in l'Himalaya", "nell'Himalaya"),
        ("it", "in le Piramidi", "alle Piramidi"),
        ("it", "in il tuo spazio", "nel tuo spazio"),
        ("it", "da lo spazio di questo Mostro", "dallo spazio di questo Mostro"),
        ("it", "fino a il tuo spazio", "fino al tuo spazio"),
        ("it", "a Arkham", "ad Arkham"),
        ("pt-BR", "em a Amazônia", "na Amazônia"),
        ("pt-BR", "em direção a o espaço 3", "em direção ao espaço 3"),
        ("pt-BR", "de o espaço deste Monstro", "do espaço deste Monstro"),
        ("pt-BR", "perder 1 de Sanidade: se mover 3 espaços", "perder 1 de Sanidade: mover-se 3 espaços"),
        ("pt-BR", "se mover 3 espaços", "mover-se 3 espaços"),
        ("pt-BR", "você pode se mover 3 espaços", "você pode se mover 3 espaços"),
    ],
)
def test_words_run_together(lang: str, before: str, after: str) -> None:
    assert flowing(before, lang) == after


# -- the whole language ---------------------------------------------------------------------------------------------

GAIN, LOSE = do.GainClues(), do.Lose(sanity=1)
FACES = {"1": (GAIN,), "5-6": (LOSE,), "3-5": (GAIN,), "1-players": (LOSE,)}
IDS = {
    field: [thing.id for thing in getattr(PACK, field)][:2]
    for field in ("traits", "conditions", "spells", "assets", "artifacts", "monsters", "spaces", "worlds")
}
IDS["monsters"] = ["deep_one", "cthulhu"]
IDS["spaces"] = ["rome", "the_amazon", "3"]


MEASURES = get_args(Measure)


def values(kind: inspect.Type, depth: int) -> list[Any]:
    """Some values of a type: all words, a few numbers, ids of the pack, short texts."""
    match kind:
        case inspect.LiteralType():
            few = set(kind.values) == set(MEASURES)  # all of them are said once, among the compounds
            return ["result", "all", "any"] if few else list(kind.values)
        case inspect.BoolType():
            return [False, True]
        case inspect.NoneType():
            return [None]
        case inspect.IntType():
            return [1, 2]
        case inspect.Metadata():
            extra = kind.extra or {}
            found = [*IDS[extra["section"]], *extra.get("words", ())] if "section" in extra else []
            return found or values(kind.type, depth)
        case inspect.UnionType():
            members = [member for member in kind.types if not isinstance(member, inspect.StructType)]
            found = [value for member in members for value in values(member, depth)]
            structs = [member for member in kind.types if isinstance(member, inspect.StructType)]
            if structs and depth == 0:
                return [GAIN] if issubclass(structs[0].cls, do.Effect) else [checks.AtGate()]
            return [*found, *(sample for member in structs for sample in samples(member.cls, depth - 1))]
        case inspect.VarTupleType():
            inner = values(kind.item_type, 0)
            several = [tuple(inner[:2])] if len(inner) > 1 else [(GAIN, LOSE)] if inner == [GAIN] else []
            return [*((value,) for value in inner), *several]
        case inspect.DictType():
            return [FACES]
        case _:
            raise AssertionError(kind)


def samples(struct: type[msgspec.Struct], depth: int = 1) -> Iterator[Any]:
    """Instances of a struct in which every field takes every value, one field at a time."""
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    choices = {field.name: values(field.type, depth) for field in info.fields}
    base = {field.name: choices[field.name][0] for field in info.fields if field.required}
    yield struct(**base)
    for name, found in choices.items():
        for value in found:
            yield struct(**{**base, name: value})


STANCES = (YOU, LEAD)

# What only several fields together, or several effects, say.
COMPOUNDS: tuple[Any, ...] = (
    do.Aid(skill="will", dice=2, rerolls=2),
    do.Discard(kind="spell", trait="ritual", amount="all", keep=1),
    do.Discard(kind="spell", trait="ritual", amount="any"),
    do.GainAsset(amount="any", most_value=3),
    do.May(pay=(do.SpendTogether(clues=2),), then=(GAIN,), otherwise=(LOSE,)),
    do.Unless(pay=(do.SpendTogether(clues=2),), suffer=(do.Test(skill="will", failed=(LOSE,)),)),
    do.Each(where=(checks.Has(kind="spell", trait="ritual"), checks.RumorInPlay()), text=(LOSE,)),
    do.One(who="here", text=(LOSE,)),
    do.One(who="another", where=(checks.Has(kind="spell"),), text=(do.If(check=checks.AtGate(), then=(LOSE,)),)),
    do.MoveMonsters(which="one_at_a_gate", to="choice"),
    *(do.Lose(sanity=measure) for measure in MEASURES),
    *(do.If(check=checks.Has(kind=kind, trait="item", unless=True), then=(GAIN,)) for kind in get_args(Kind)[:4]),
)


def wrapped(effect: Any) -> Iterator[do.Text]:
    """An effect by itself, and wherever another form of the verb is needed."""
    yield (effect,)
    yield (do.Each(text=(effect,)),)
    yield (do.Each(text=(LOSE, effect)),)
    yield (do.Test(skill="lore", passed=(effect,), failed=(LOSE, effect)),)
    yield (do.May(pay=(LOSE,), then=(effect,), otherwise=(effect,)),)
    yield (do.Each(text=(do.May(then=(effect,)),)),)
    yield (do.Unless(pay=(LOSE,), suffer=(effect,)),)
    yield (do.Choose(of=((effect,), (LOSE,))),)


def prices(effect: Any) -> Iterator[do.Text]:
    """An effect as what is paid."""
    yield (do.Unless(pay=(effect,), suffer=(LOSE,)),)
    yield (do.Each(text=(do.Unless(pay=(effect,), suffer=(LOSE,)),)),)


def members(union: Any) -> list[type[msgspec.Struct]]:
    return list(get_args(union))


class Heard(Listing):
    """Writes down every message that is said."""

    def __init__(self, data: PackData, lang: str) -> None:
        self.heard: set[str] = set()
        super().__init__(data, lang)

    def say(self, key: str, stance: Stance = YOU, **arguments: Any) -> str:
        self.heard.add(f"eldritch-{key.replace('_', '-')}")
        said = super().say(key, stance, **arguments)
        assert said, key
        return said


def say_everything(heard: Heard) -> Iterator[str]:
    """Everything that a pack could say, effect by effect and ability by ability."""
    for kind in members(do.AnyEffect):
        plain = kind not in (do.Test, do.May, do.Unless, do.Choose, do.If, do.Roll, do.Each, do.One)
        first, *others = samples(kind)
        for stance in STANCES:
            for text in (*wrapped(first), *(prices(first) if plain else ())):
                yield heard.text(text, stance)
            for effect in others:
                yield heard.text((effect,), stance)
                yield heard.text((do.Each(text=(effect, effect)),), stance)
    for check_kind in members(checks.AnyCheck):
        for check in samples(check_kind):
            for turned in (check, msgspec.structs.replace(check, unless=True)):
                for stance in STANCES:
                    yield heard.text((do.If(check=turned, then=(GAIN,), otherwise=(LOSE,)),), stance)
                    yield heard.text(
                        (do.Each(where=(turned, turned), text=(do.If(check=turned, then=(GAIN,)),)),), stance
                    )
    for compound in COMPOUNDS:
        for stance in STANCES:
            yield from (heard.text(text, stance) for text in wrapped(compound))
    yield heard.ability(can.Action(local=True, when=(checks.AtGate(),), text=(GAIN,)))
    for ability_kind in members(can.AnyAbility):
        for ability in samples(ability_kind):
            for stance in STANCES:
                yield heard.ability(ability, stance)
    for solved_by in samples(can.SolvedBy):
        yield heard.solved_by(solved_by)
    for entry in heard.entries():
        yield from entry["text"]


class References(Visitor):
    """The messages that a message is made of."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(lang: str) -> dict[str, set[str]]:
    """The messages of cards.ftl with those they are made of."""
    file = resources.files("gaslamp.eldritch") / "text" / lang / "cards.ftl"
    found = {}
    for entry in parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            references = References()
            references.visit(entry)
            found[entry.id.name] = references.names
    return found


@cache
def everything(lang: str) -> tuple[frozenset[str], frozenset[str]]:
    """All sentences that a pack could hold, and all messages that they are made of."""
    heard = Heard(PACK, lang)
    sentences = frozenset(say_everything(heard))
    made_of = messages(lang)
    spoken = set(heard.heard)
    while more := {part for name in spoken for part in made_of.get(name, ())} - spoken:
        spoken |= more
    return sentences, frozenset(spoken)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_a_pack_may_say_can_be_said(lang: str) -> None:
    for said in everything(lang)[0]:
        assert not re.search(UNFINISHED, said), said
        assert said.endswith("."), said


def test_no_message_is_there_in_vain() -> None:
    """A message that only one grammar needs is in all files."""
    in_vain = set(messages("en")).difference(*(everything(lang)[1] for lang in LANGUAGES))
    headings = {name for name in in_vain if name.startswith("eldritch-section-")}
    assert in_vain - headings == {"eldritch-text-price"}  # of buttons


# -- paths and buttons ----------------------------------------------------------------------------------------------


def test_every_text_has_a_path_of_its_own() -> None:
    paths = [path for path, _ in named_texts(PACK)]
    assert len(paths) == len(set(paths))
    texts = dict(named_texts(PACK))
    assert texts["other_world_1/fail/0/suffer"] == (do.Lose(sanity=3),)
    assert texts["wither/back1/0-1/0/suffer"] == (do.DiscardThis(),)
    assert texts["debt/back2/0/fail"] == (do.GainCondition(name="amnesia"),)
    assert texts["general_3/city/0/pass/0/of/1"] == (do.GainAsset(traits=("item",)),)
    assert texts["eyes_everywhere/text/0/text/0/faces/1-2"] == (do.Lose(health=2, sanity=2),)


def test_the_engine_names_its_effects_by_the_same_paths() -> None:
    named = {f"{path}/{number}": effect for path, text in named_texts(PACK) for number, effect in enumerate(text)}
    assert {node.path: node.effect for node in Box(PACK).all_nodes()} == named


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_choice_has_words_for_its_buttons(lang: str) -> None:
    names = branch_names(PACK, lang)
    for path, text in named_texts(PACK):
        for number, effect in enumerate(text):
            node = f"{path}/{number}"
            match effect:
                case do.May():
                    fields = ["pay", "then"]
                case do.Unless():
                    fields = ["pay", "suffer"]
                case do.Choose():
                    fields = [f"of/{branch}" for branch in range(len(effect.of))]
                case _:
                    fields = []
            assert all(names[f"{node}/{field}"] for field in fields), node
    assert not [name for name in names.values() if name.endswith(".") or not name[0].isupper()]


def test_buttons_are_short() -> None:
    names = branch_names(PACK, "en")
    assert names["america_1/san_francisco/0/pay"] == "Spend 1 Clue: improve Observation"
    assert names["america_1/san_francisco/0/then"] == "Improve Observation"
    assert names["other_world_1/fail/0/pay"] == "Spend 1 Clue"
    assert names["other_world_1/fail/0/suffer"] == "Lose 3 Sanity"
    assert names["arcane_tome/1/text/0/pay"] == "Test Lore; if you pass, gain 1 Spell"
    assert names["other_world_16/fail/0/else"] == "Become Delayed"
    assert branch_names(PACK, "es")["general_3/wilderness/0/pass/0/of/1"] == "Obtener 1 Hechizo"
