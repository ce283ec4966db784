"""What an option would do, told before it is chosen: from what lies open, and as it comes true."""

from __future__ import annotations

from math import prod
from typing import Any

import pytest

from gaslamp import LANGUAGES, Match
from gaslamp.core.errors import Mistake
from gaslamp.core.match import Start
from gaslamp.eldritch.rules.combat import begin_fight
from gaslamp.eldritch.rules.fight_odds import fight_odds
from gaslamp.eldritch.table.state import Board
from tests.eldritch.boards import CORE, start

EMPTY: dict[str, Any] = {"ancient_one": "azathoth", "mystery": "occult_research", "gates": [], "clues": []}
LILY: dict[str, Any] = {"id": "lily_chen", "space": "shanghai", "possessions": []}
SILAS: dict[str, Any] = {"id": "silas_marsh", "space": "sydney", "possessions": []}


def laid(*people: dict[str, Any], rolls: tuple[str, ...] | None = None, **position: Any) -> Match:
    names = tuple(person["id"].split("_")[0].capitalize() for person in people)
    return Match(CORE, Start(names, 1, {}, {**EMPTY, **position, "investigators": list(people)}, rolls))


def hints(match: Match, lang: str = "en") -> dict[str, str]:
    """Each option of the open question, with what it would do."""
    [decision] = match.pending
    voice = match.voice(lang)
    told = {option.id: match.hint(decision, option) for option in decision.options}
    return {id: voice.phrase(effect) for id, effect in told.items() if effect is not None}


# -- fights ------------------------------------------------------------------------------------------------------

SHARES = {"1": 2 / 3, "5": 1 / 3}  # a failure, a success


def fought(match: Match, number: int, faces: tuple[str, ...]) -> tuple[bool, bool]:
    """The fight as the rules play it with these dice: whether the investigator is left, and the monster gone."""
    twin = match.state.copy()
    assert isinstance(twin, Board)
    twin.dice.script = list(faces)
    twin.question = None
    twin.agenda.clear()
    begin_fight(twin, 0, number)
    twin.agenda.insert(0, (stop, ()))
    twin.run()
    while twin.question is not None and twin.pending[0].kind in ("may", "unless", "discard", "spend_clues"):
        twin.choose(twin.pending[0].seat, 0)
    return twin.investigators[0] is not None, number not in twin.monsters


def stop(state: Board) -> None:
    """Nothing happens after the fight."""
    state.agenda.clear()


MONSTERS = ("ghoul", "ghost", "vampire", "warlock", "colour_out_of_space", "riot", "zombie", "wind_walker", "cultist")


@pytest.mark.parametrize("monster", MONSTERS)
@pytest.mark.parametrize("weak", [{"health": 1, "sanity": 2}, {"health": 2, "sanity": 1}], ids=["health", "sanity"])
def test_the_odds_of_a_fight_are_those_of_playing_it_with_all_dice(monster: str, weak: dict[str, int]) -> None:
    match = laid({**LILY, **weak, "clues": 0}, monsters=[{"id": monster, "space": "shanghai"}])
    state = match.state
    assert isinstance(state, Board)
    [foe] = state.monsters.values()
    survive = defeat = total = 0.0
    ways: list[tuple[str, ...]] = [()]
    while ways:
        faces = ways.pop()
        try:
            alive, gone = fought(match, foe.number, faces)
        except Mistake as mistake:
            if mistake.key != "core-rolls-run-out":
                raise
            # the fight asks for one more die
            ways += [(*faces, face) for face in SHARES]
            continue
        share = prod(SHARES[face] for face in faces)
        total += share
        survive += share * alive
        defeat += share * gone
    assert total == pytest.approx(1)
    assert fight_odds(state, state.playing(0), foe) == pytest.approx((survive, defeat))


def test_an_ancient_one_that_cannot_be_hurt_yet_is_not_said_to_be_defeated() -> None:
    awake: dict[str, Any] = {"ancient_one": "cthulhu", "awake": True, "mystery": None, "phase": "encounter"}
    monsters = [{"id": "ghoul", "space": "3"}, {"id": "cthulhu", "space": "3"}]
    match = laid({**LILY, "space": "3"}, **awake, solved=["the_stars_are_right"], monsters=monsters)
    state = match.state
    assert isinstance(state, Board)
    foe = next(monster for monster in state.monsters.values() if monster.kind.epic)
    assert fight_odds(state, state.playing(0), foe).defeat == 0


# -- in words ----------------------------------------------------------------------------------------------------


def test_actions_say_what_they_would_do_here_and_now() -> None:
    lily = {**LILY, "health": 4, "tickets": {"train": 0, "ship": 1}, "possessions": ["king_james_bible"]}
    match = laid(lily, {**SILAS, "space": "shanghai"}, reserve=["axe", "bandages", "private_care"])
    told = hints(match)
    assert told["travel"] == "5 spaces are next to you, 9 within reach of your tickets"
    assert told["rest"] == "recovers 1 Health, then King James Bible"
    assert told["trade"] == "with Silas"
    assert told["prepare"] == "here: train ticket and ship ticket, you have one already"
    assert told["acquire"] == (
        "2 dice of Influence, about 0.7 successes. Chance to afford: Bandages 56%, Axe 11% and Private Care 11%"
    )
    match.choose(0, "travel")
    assert hints(match)["tokyo"] == "by ship, your tickets lead to 3 spaces from there"
    match.choose(0, "tokyo")
    assert set(hints(match).values()) == {"costs a ship ticket, 0 left"}


def test_what_is_too_dear_says_how_much_is_missing() -> None:
    rolls = ("5", "1")
    match = laid({**LILY, "clues": 0}, rolls=rolls, reserve=["axe", "bandages", "private_care"])
    match.choose(0, "acquire")
    [decision] = match.pending
    assert {option.id: match.voice("en").phrase(option.reason) for option in decision.blocked if option.reason} == {
        "axe": "1 success short.",
        "private_care": "1 success short.",
    }
    assert hints(match) == {"bandages": "costs 1, 0 left", "loan": "then you have 3 successes"}


def test_dice_say_how_the_odds_change() -> None:
    """Strength 4 against a Ghoul, or with Kerosene more; and a Clue when all has failed."""
    monsters = [{"id": "ghoul", "space": "shanghai"}, {"id": "zombie", "space": "shanghai"}]
    lily = {**LILY, "clues": 1, "possessions": ["kerosene"]}
    rolls = ("5", "5", "5", "5", "1", "1", "1", "1", "1", "1", "1")
    match = laid(lily, phase="encounter", monsters=monsters, rolls=rolls)
    assert hints(match)["ghoul"] == "100% to survive, 80% to defeat it"
    match.choose(0, "ghoul")
    assert hints(match) == {"roll": "4 dice: 80%", "kerosene": "9 dice: 97%"}
    match.choose(0, "roll")
    assert hints(match) == {"keep": "1 success short", "clue": "1 die again: 33% for 1 success in all"}


def test_an_unknown_card_is_spoken_of_by_its_deck() -> None:
    match = laid({**LILY, "clues": 0}, phase="encounter", clues=["shanghai"])
    told = hints(match)
    assert told["asia_australia"].startswith("Asia/Australia Encounter, nobody knows which. Mostly ")
    assert told["research"].startswith("Research Encounter, nobody knows which. Mostly ")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_hint_has_words(lang: str) -> None:
    said: set[str] = set()
    for seed in range(6):
        match = start(4, seed)
        voice = match.voice(lang)
        for number in range(250):
            if match.over:
                break
            decision = match.pending[0]
            effects = [match.hint(decision, option) for option in decision.options]
            for effect in effects:
                if effect is not None:
                    said.add(effect.key)
                    assert voice.phrase(effect)
            match.choose(decision.seat, (seed + number * 7) % len(decision.options))
    assert len(said) > 10, said
