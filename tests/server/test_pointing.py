"""Pointing at something of the game: everybody sees it, nothing is kept, and bots that are allies say a word."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from gaslamp import LANGUAGES, Match
from gaslamp import protocol as said
from gaslamp.bots import Chair, Pointing, make_bot
from gaslamp.core.match import Start
from gaslamp.core.plugins import find_game
from gaslamp.core.text import bundle
from gaslamp.server.limits import Limits
from tests.eldritch.boards import CORE
from tests.server.house import Guest, Told, hear_all, live, open_house

GAME = find_game("eldritch")
ELDRITCH: dict[str, Any] = {"game": "eldritch", "options": {"investigators": "random"}}


def pointed(heard: list[Told]) -> list[tuple[int, str, str]]:
    return [(told["seat"], told["at"], told["say"]) for told in heard if told["type"] == "pointed"]


@live
async def test_everybody_sees_it_at_once_and_nobody_later(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        guests = await house.party(2, **ELDRITCH)
        watcher = await house.come(guests[0].table)
        hear_all([*guests, watcher])
        await guests[1].get(said.Point(at="space:rome", say="go_here"))
        assert [pointed(some) for some in hear_all([guests[0], watcher])] == [[(1, "space:rome", "go_here")]] * 2
        late = await house.come(guests[0].table)
        assert not any(b"space:rome" in data and b"go_here" in data for data in late.raw)
        assert late.talk == []


@live
async def test_who_points_sees_it_too_and_needs_not_say_anything(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        ana = (await house.party(2, **ELDRITCH))[0]
        since = len(ana.raw)
        await ana.get(said.Point(at="seat:1"))
        assert pointed(ana.told(since)) == [(0, "seat:1", "")]


@pytest.mark.parametrize(
    ("message", "key"),
    [
        (said.Point(at="space:atlantis"), "server-nothing-there"),
        (said.Point(at="rome"), "server-nothing-there"),
        (said.Point(at=""), "server-nothing-there"),
        (said.Point(at="space:"), "server-nothing-there"),
        (said.Point(at="__class__:rome"), "server-nothing-there"),
        (said.Point(at="seat:2"), "server-nothing-there"),
        (said.Point(at="seat:-1"), "server-nothing-there"),
        (said.Point(at="space:rome", say="nothing"), "server-unknown-phrase"),
        (said.Point(at="space:rome", say="agreed"), "server-unknown-phrase"),
    ],
)
def test_what_is_not_there_cannot_be_shown(tmp_path: Path, message: said.Point, key: str) -> None:
    async def evening() -> None:
        async with open_house(tmp_path / "db") as house:
            ana, bruno = await house.party(2, **ELDRITCH)
            assert await ana.refused(message) == key
            assert hear_all([bruno]) == [[]]

    asyncio.run(evening())


@live
async def test_who_only_watches_points_at_nothing(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        guests = await house.party(2, **ELDRITCH)
        watcher = await house.come(guests[0].table, name="Wanda")
        assert await watcher.refused(said.Point(at="space:rome")) == "server-not-seated"
        assert pointed(hear_all(guests)[0]) == []


@live
async def test_nobody_points_before_the_match(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        ana = await house.sit(await house.table(**ELDRITCH, players=2), 0)
        assert await ana.refused(said.Point(at="space:rome")) == "server-only-while-playing"


@live
async def test_a_seat_may_point_at_only_so_much(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db", limits=Limits(points_per_second=1.0, points_at_once=3)) as house:
        ana, bruno = await house.party(2, **ELDRITCH)
        for _ in range(3):
            await ana.get(said.Point(at="space:rome"))
        assert await ana.refused(said.Point(at="space:rome")) == "server-too-fast"
        await bruno.get(said.Point(at="space:rome"))  # what others do is their own
        await house.clock.advance(1.0)
        await ana.get(said.Point(at="space:rome"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_phrase_can_be_said_in_every_language(lang: str) -> None:
    words = bundle("eldritch", lang)
    for phrase, answers in GAME.phrases.items():
        assert words.has_message(f"eldritch-talk-{phrase.replace('_', '-')}"), phrase
        assert set(answers) <= set(GAME.phrases)
    for point in GAME.points:
        assert words.has_message(f"eldritch-point-{point.replace('_', '-')}"), point


# -- bots --------------------------------------------------------------------------------------------------------

LILY: dict[str, Any] = {"id": "lily_chen", "space": "shanghai", "clues": 2}
SILAS: dict[str, Any] = {"id": "silas_marsh", "space": "sydney"}
POSITION: dict[str, Any] = {
    "ancient_one": "azathoth",
    "mystery": "occult_research",
    "gates": ["tokyo"],
    "clues": ["istanbul"],
    "investigators": [LILY, SILAS],
}


def laid(**position: Any) -> Match:
    return Match(CORE, Start(("Lily", "Silas"), 1, {}, {**POSITION, **position}))


def ally(match: Match, seat: int) -> Any:
    return make_bot("greedy", Chair.at(match, seat, 0))


def test_an_ally_says_at_the_beginning_of_its_turn_what_it_is_up_to() -> None:
    match = laid(clues=[])
    lily = ally(match, 0)
    first = match.pending[0]
    assert lily.intends(first, lambda: match.seen(0)) == Pointing("space:tokyo", "close_gate")
    match.choose(0, "travel")
    assert lily.intends(match.pending[0], lambda: match.seen(0)) is None
    match.choose(0, "tokyo")
    assert lily.intends(match.pending[0], lambda: match.seen(0)) is None


@pytest.mark.parametrize(
    ("seat", "wish", "say"),
    [
        (0, Pointing("space:tokyo", "please_close"), "i_will"),
        (0, Pointing("space:london", "please_close"), "nothing_there"),
        (0, Pointing("space:arkham", "please_go"), "too_far"),
        (1, Pointing("space:london", "please_go"), "too_far"),
        (0, Pointing("space:tokyo", "leave_it"), "yours"),
        (0, Pointing("card:axe", "take_this"), "i_will_try"),
        (0, Pointing("card:dynamite", "take_this"), "nothing_there"),
    ],
)
def test_an_ally_answers_what_it_will_do(seat: int, wish: Pointing, say: str) -> None:
    match = laid(reserve=["axe"])
    assert ally(match, seat).asked(1 - seat, wish, lambda: match.seen(seat)).say == say


def test_an_ally_does_not_go_where_it_would_not_come_back_from() -> None:
    match = laid(monsters=[{"id": "shoggoth", "space": "tokyo"}])
    wish = Pointing("space:tokyo", "please_close")
    assert ally(match, 0).asked(1, wish, lambda: match.seen(0)).say == "too_dangerous"


def test_what_is_no_question_gets_no_answer() -> None:
    match = laid()
    for wish in (
        Pointing("space:tokyo", "go_here"),
        Pointing("seat:0", "please_go"),
        Pointing("space:tokyo", "i_will"),
    ):
        assert ally(match, 0).asked(1, wish, lambda: match.seen(0)) is None
    indifferent = make_bot("random", Chair.at(match, 0, 0))
    assert indifferent.asked(1, Pointing("space:tokyo", "please_go"), lambda: match.seen(0)) is None


def journey(match: Match, lily: Any) -> str:
    """Where the bot goes, if it travels."""
    while match.pending[0].seat == 0 and match.state.phase == 0:  # type: ignore[attr-defined]
        match.choose(0, lily.choose(match.pending[0], lambda: match.seen(0)).id)
    return str(match.state.investigators[0].space)  # type: ignore[attr-defined]


def test_an_ally_keeps_its_word_and_its_hands_off_what_others_want() -> None:
    match = laid(clues=[])
    assert journey(match, ally(match, 0)) == "tokyo"
    match = laid(clues=[])
    lily, wish = ally(match, 0), Pointing("space:the_himalayas", "please_go")
    assert lily.asked(1, wish, lambda: match.seen(0)).say == "i_will"
    lily.agree(1, wish, lambda: match.seen(0))
    assert journey(match, lily) == "the_himalayas"
    match = laid(clues=[])
    lily = ally(match, 0)
    assert lily.asked(1, Pointing("space:tokyo", "leave_it"), lambda: match.seen(0)).say == "yours"
    assert journey(match, lily) != "tokyo"


ANSWERS = ("i_will", "too_far", "too_dangerous", "busy")


async def says(guest: Guest, seat: int, *words: str) -> str:
    """What a seat points at with one of these words, as soon as it does."""

    def found() -> list[str]:
        return [at for who, at, say in pointed(guest.told(0)) if who == seat and say in words]

    await guest.until(lambda guest: found())
    return found()[-1]


@live
async def test_at_the_table_a_bot_answers_and_says_what_it_intends(tmp_path: Path) -> None:
    match = Match.start("eldritch", players=["Ana", "Bruno"], seed=3, options={"investigators": "random"})
    async with open_house(tmp_path / "db") as house:
        table, secrets = await house.laid(match, {1: "greedy"})
        ana = await house.come(table, secrets[0])
        gate = f"space:{ana.state['view']['gates'][0]['space']}"
        await ana.get(said.Point(at=gate, say="please_close"))
        assert await says(ana, 1, *ANSWERS) == gate
        for _ in range(20):
            if ana.decision is None or any(who == 1 and say not in ANSWERS for who, _, say in pointed(ana.told(0))):
                break
            await ana.choose("pass" if "pass" in ana.options else ana.options[0])
        assert (await says(ana, 1, *(set(GAME.points) - set(ANSWERS)))).startswith("space:")
