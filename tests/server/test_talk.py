"""Table talk: free text, ready phrases, and bots that answer."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from gaslamp import LANGUAGES
from gaslamp import protocol as said
from gaslamp.core.plugins import find_game
from gaslamp.core.text import bundle
from gaslamp.protocol import MAX_TEXT
from tests.server.house import hear_all, live, open_house


@live
async def test_everybody_hears_who_said_what(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        guests = await house.party(3)
        watcher = await house.come(guests[0].table)
        hear_all([*guests, watcher])
        await guests[0].get(said.Say(text="  I <b>strike</b> \u2603 "))
        await guests[1].get(said.Say(phrase="no_deal"))
        heard = hear_all([guests[2], watcher])
        assert [[told["type"] for told in some] for some in heard] == [["update", "update"]] * 2
        for guest in (guests[2], watcher):
            one, two = guest.talk
            assert one == {**one, "number": 0, "seat": 0, "name": "Ana", "text": "I <b>strike</b> \u2603", "phrase": ""}
            assert two == {**two, "number": 1, "seat": 1, "name": "Bruno", "text": "", "phrase": "no_deal"}


@pytest.mark.parametrize(
    ("message", "key"),
    [
        (said.Say(), "server-say-something"),
        (said.Say(text=" \n\t "), "server-say-something"),
        (said.Say(text="a", phrase="strike"), "server-say-something"),
        (said.Say(phrase="nothing"), "server-unknown-phrase"),
        (said.Say(phrase="Strike"), "server-unknown-phrase"),
    ],
)
def test_what_says_nothing_is_refused(tmp_path: Path, message: said.Say, key: str) -> None:
    async def evening() -> None:
        async with open_house(tmp_path / "db") as house:
            guests = await house.party(3)
            assert await guests[0].refused(message) == key
            assert hear_all(guests[1:]) == [[], []]

    asyncio.run(evening())


@live
async def test_a_long_speech_is_heard_whole(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        guests = await house.party(3)
        speech = "\u2603" * MAX_TEXT
        await guests[0].get(said.Say(text=speech))
        guests[1].listen()
        assert guests[1].talk[-1]["text"] == speech


@live
async def test_people_talk_before_and_after_the_match_too(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        ana = await house.sit(await house.table(), 0)
        await ana.get(said.Say(text="hello"))
        assert ana.talk[-1]["text"] == "hello"


@live
async def test_talk_survives_a_restart_and_goes_on_counting(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        guests = await house.party(3)
        await guests[0].get(said.Say(text="one"))
        await guests[1].get(said.Say(phrase="strike"))
        hear_all(guests)
    async with open_house(tmp_path / "db") as house:
        back = await house.come(guests[0].table.id, guests[0].secret)
        assert back.talk == guests[0].talk
        await back.get(said.Say(text="three"))
        assert [line["number"] for line in back.talk] == [0, 1, 2]


@live
async def test_only_the_last_of_a_very_long_evening_is_told_to_newcomers(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        guests = await house.party(3)
        for number in range(310):
            await guests[0].get(said.Say(text=str(number)))
            hear_all(guests)
        late = await house.come(guests[0].table)
        assert [line["text"] for line in late.talk] == [str(number) for number in range(210, 310)]
        id = guests[0].table.id
    async with open_house(tmp_path / "db") as house:
        again = await house.come(id)
        assert again.talk == late.talk


def test_a_bot_may_answer_with_one_of_the_answers(tmp_path: Path) -> None:
    phrases = find_game("bloodborne").phrases

    async def evening() -> None:
        random.seed(5)
        async with open_house(tmp_path / "db") as house:
            [ana] = await house.party(1, ["random", "random"])
            for _ in range(30):
                await ana.get(said.Say(phrase="help"))
            await ana.until(lambda guest: any(line["seat"] for line in guest.talk))
            answers = [line for line in ana.talk if line["seat"]]
            assert len(answers) < 30
            assert {line["phrase"] for line in answers} <= set(phrases["help"])
            assert {line["name"] for line in answers} <= {seat["name"] for seat in ana.state["table"]["seats"][1:]}
            assert [line["number"] for line in ana.talk] == list(range(len(ana.talk)))

    asyncio.run(evening())


def test_people_are_not_spoken_for_and_free_text_is_not_answered(tmp_path: Path) -> None:
    async def evening() -> None:
        random.seed(5)
        async with open_house(tmp_path / "db", pace=1) as house:
            guests = await house.party(3)
            alone = await house.party(1, ["random", "random"])
            for _ in range(12):
                await guests[0].get(said.Say(phrase="help"))
                await alone[0].get(said.Say(text="help"))
            await house.clock.advance(60)  # for whoever thinks of an answer
            await guests[0].get(said.Say(text="nobody?"))
            await alone[0].get(said.Say(text="nobody?"))
            hear_all([*guests, *alone])
            assert {line["seat"] for line in (*guests[0].talk, *alone[0].talk)} == {0}

    asyncio.run(evening())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_phrase_can_be_said_in_every_language(lang: str) -> None:
    game = find_game("bloodborne")
    for phrase, answers in game.phrases.items():
        assert bundle("bloodborne", lang).has_message(f"bloodborne-talk-{phrase.replace('_', '-')}"), phrase
        assert set(answers) <= set(game.phrases)
