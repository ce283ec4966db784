"""What others have chosen is nobody's business until everybody has: not by messages, sizes, refusals or rows."""

from __future__ import annotations

import asyncio
import random
import re
import shutil
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from gaslamp import Match, UndoRefused
from gaslamp import protocol as said
from gaslamp.server.actions import hear
from gaslamp.server.limits import Limits
from tests.bloodborne.tables import picks, player_counts, seeds, start
from tests.eldritch import boards as eldritch
from tests.server.house import Guest, choose_all, hear_all, live, open_app, open_house


@live
async def test_others_learn_that_somebody_chose_once_and_never_what(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        guests = await house.party(3)
        watcher = await house.come(guests[0].table)
        others = [guests[1], guests[2], watcher]
        hear_all([*guests, watcher])
        ana = guests[0]
        for index, choice in enumerate((*ana.options, ana.options[0])):
            await ana.choose(choice)
            assert ana.state["decision"]["chosen"] == choice
            assert ana.state["view"]["hunters"][0]["chosen"] == choice
            heard = hear_all(others)
            if index == 0:
                assert [[told["type"] for told in some] for some in heard] == [["update"]] * 3
                assert [other.state["view"]["waiting_for"] for other in others] == [[1, 2]] * 3
            else:
                assert heard == [[], [], []]
        for other in others:
            assert not any(b'"chosen":"' in data for data in other.raw)


@live
async def test_everything_becomes_visible_in_one_message(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        guests = await house.party(3)
        watcher = await house.come(guests[0].table)
        hear_all([*guests, watcher])
        choices = [guest.options[seat] for seat, guest in enumerate(guests)]
        for guest, choice in zip(guests, choices, strict=True):
            everybody = [*guests, watcher]
            hear_all(everybody)
            await hear(guest.table, guest.line, said.Choose(question=1, choice=choice))
            heard = hear_all(everybody)
            updates = [[told for told in some if told["type"] == "update"] for some in heard]
            assert [len(some) for some in updates] == [1] * 4
        for update in (some[0] for some in updates):
            told = [event for event in update["events"] if event["event"] == "card-revealed"]
            assert sorted((event["seat"], event["card"]) for event in told) == list(enumerate(choices))
        assert {guest.state["question"] for guest in everybody} == {2}


@live
async def test_a_choice_cannot_be_changed_once_everybody_has_chosen(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        guests = await house.party(3)
        other = guests[0].options[1]
        await choose_all(guests)
        assert await guests[0].refused(said.Choose(question=1, choice=other)) == "server-stale"


@live
async def test_only_the_last_of_several_choices_counts(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        guests = await house.party(3)
        for choice in ("saw_cleaver", "hunter_axe", "hunter_pistol"):
            await guests[0].choose(choice)
        for guest in guests[1:]:
            await guest.choose("saw_cleaver")
        match = guests[0].table.record.match
        assert match is not None
        assert match.choices[:3] == [(0, "hunter_pistol"), (1, "saw_cleaver"), (2, "saw_cleaver")]


@live
async def test_a_choice_may_be_changed_only_so_often(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db", limits=Limits(changes_per_question=3)) as house:
        guests = await house.party(3)
        for choice in ("saw_cleaver", "hunter_axe", "saw_cleaver", "hunter_axe"):
            await guests[0].choose(choice)
        message = said.Choose(question=1, choice="hunter_pistol")
        assert await guests[0].refused(message) == "server-too-many-changes"
        await guests[1].choose("saw_cleaver")
        await guests[2].choose("saw_cleaver")
        await choose_all(guests)  # the next question is another matter
    async with open_house(tmp_path / "db") as house:
        assert (await house.come(guests[0].table.id, guests[0].secret)).state["question"] > 2


def proposable() -> tuple[Match, int, int]:
    """A moment when one may still take back a choice while another has chosen in secret already."""
    for seed in range(100):
        dice = random.Random(seed)
        match = Match.start("bloodborne", players=5, seed=seed)
        while not match.over:
            secretive = [
                seat for seat in range(5) if match.answer_of(seat) is not None and match.asked(seat) is not None
            ]
            for proposer in {decision.seat for decision in match.pending} if secretive else ():
                with suppress(UndoRefused):
                    match.undo_point(proposer)
                    return match, proposer, secretive[0]
            decision = dice.choice(match.pending)
            match.choose(decision.seat, dice.choice(decision.options))
    raise AssertionError("no such moment")


@live
async def test_a_proposed_undo_does_not_tell_who_changes_a_choice(tmp_path: Path) -> None:
    match, proposer, secretive = proposable()
    async with open_house(tmp_path / "db") as house:
        table, secrets = await house.laid(match)
        guests = [await house.come(table, secret) for secret in secrets]
        await guests[proposer].get(guests[proposer].undo())
        hear_all(guests)
        quiet = guests[secretive]
        chosen = quiet.state["decision"]["chosen"]
        await quiet.choose(next(option for option in quiet.options if option != chosen))
        others = [guest for guest in guests if guest is not quiet]
        assert hear_all(others) == [[]] * 4


# -- two worlds -------------------------------------------------------------------------------------------


class Worlds:
    """The same table twice; the two differ only in what one viewer may not know."""

    def __init__(self, guests: list[list[Guest]], viewer: int | None) -> None:
        self.guests = guests
        self.viewer = viewer

    def compare(self) -> None:
        """The viewer was sent the same bytes in both; when something was said is told to the second."""
        for guests in self.guests:
            hear_all(guests)
        one, two = (guests[-1 if self.viewer is None else self.viewer].raw for guests in self.guests)
        assert [WHEN.sub(b"", data) for data in one] == [WHEN.sub(b"", data) for data in two]


WHEN = re.compile(rb'"at":\d+')


@asynccontextmanager
async def two_worlds(folder: Path, match: Match, viewer: int | None, other: int) -> AsyncIterator[Worlds]:
    async with open_house(folder / "one") as house:
        await house.laid(match)
    shutil.copy(folder / "one", folder / "two")
    async with open_house(folder / "one") as one, open_house(folder / "two") as two:
        worlds = []
        for house in (one, two):
            table = await house.lobby.find("table-1")
            played = table.record.match
            assert played is not None
            if house is two:
                log = played.state.log
                played.state = played.game.reshuffle(played.state, viewer, other)
                played.state.log = log
            secrets = [f"secret of {name}" for name in match.players]
            worlds.append([await house.come(table, secret) for secret in (*secrets, "")])
        yield Worlds(worlds, viewer)


@settings(max_examples=25)
@given(player_counts, seeds, picks, seeds, st.integers(-1, 4), st.binary(max_size=12))
def test_two_matches_that_differ_only_in_what_is_hidden_send_the_same_bytes(
    players: int, seed: int, choices: bytes, other: int, viewer: int, steps: bytes
) -> None:
    seat = viewer if 0 <= viewer < players else None

    async def act(guest: Guest, step: int, pick: int) -> None:
        """Say something: a word, nonsense, something stale; or choose, unless all would be revealed."""
        question = guest.state["question"]
        if step % 5 == 0:
            await guest.do(said.Say(text="I strike"))
        elif step % 5 == 1:
            await guest.do(said.Choose(question=question, choice="nothing of the kind"))
        elif step % 5 == 2:
            await guest.do(said.Choose(question=question - 1, choice="hunter_axe"))
        elif guest.state["view"]["waiting_for"] != [guest.seat] and guest.state["decision"] is not None:
            await guest.do(said.Choose(question=question, choice=guest.options[pick % len(guest.options)]))

    async def evening(folder: Path) -> None:
        async with two_worlds(folder, start(players, seed, choices), seat, other) as worlds:
            worlds.compare()
            for step in steps:
                actor = step % players
                for world, guests in enumerate(worlds.guests):
                    # the viewer chooses the same in both worlds; others what they like
                    pick = step // 8 if actor == seat else step // 8 + world * (1 + step % 3)
                    await act(guests[actor], step, pick)
                worlds.compare()
            one, two = (guests[0].table.info() for guests in worlds.guests)
            assert one == two

    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(evening(Path(folder)))


@settings(max_examples=15)
@given(eldritch.player_counts, seeds, picks, seeds, st.integers(-1, 7), st.binary(max_size=12))
def test_two_games_of_allies_that_differ_only_in_what_is_hidden_send_the_same_bytes(
    players: int, seed: int, choices: bytes, other: int, viewer: int, steps: bytes
) -> None:
    """Decks, the backs of cards and the dice to come tell themselves neither by hints nor by anything said."""
    seat = viewer if 0 <= viewer < players else None

    def reveals(match: Match, asked: int, choice: str) -> bool:
        """Whether a choice would turn something over; then the two worlds may part."""
        probe = match.replayed(len(match.choices))
        probe.choose(asked, choice)
        return probe.over or any(event.reveals for event in probe.events[len(match.events) :])

    async def act(worlds: Worlds, step: int) -> None:
        actor = step % players
        first = worlds.guests[0][actor]
        question = first.state["question"]
        message: said.Message = said.Point(at="space:rome", say="help_here")
        if step % 4 == 1:
            message = said.Choose(question=question, choice="nothing of the kind")
        elif step % 4 == 2:
            message = said.Say(phrase="who_goes")
        elif step % 4 == 3 and first.state["decision"] is not None:
            match = first.table.record.match
            choice = first.options[step // 8 % len(first.options)]
            assert match is not None
            if not reveals(match, actor, choice):
                message = said.Choose(question=question, choice=choice)
        for guests in worlds.guests:
            await guests[actor].do(message)

    async def evening(folder: Path) -> None:
        async with two_worlds(folder, eldritch.start(players, seed, choices), seat, other) as worlds:
            worlds.compare()
            for step in steps:
                await act(worlds, step)
                worlds.compare()

    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(evening(Path(folder)))


# -- rows -------------------------------------------------------------------------------------------------


@live
async def test_a_match_in_play_is_out_of_reach(tmp_path: Path) -> None:
    async with open_app(tmp_path / "db") as (house, http):
        guests = await house.party(3, public=True)
        await choose_all(guests)
        match = guests[0].state["table"]["match"]
        for answer in (
            await http.get(f"/api/matches/{match}"),
            await http.get(f"/api/matches/{match}/file"),
            await http.post(f"/api/matches/{match}/continue", json={"at": 0}),
        ):
            assert answer.status_code == 404
            assert answer.json()["reason"]["key"] == "server-no-such-match"
        assert (await http.get("/api/matches")).json() == []
        table = (await http.get(f"/api/tables/{guests[0].table.id}")).json()
        assert table == guests[0].state["table"]
        for guest in guests:
            assert guest.secret not in str(table)


@live
async def test_a_refusal_tells_a_seat_only_its_own_options(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        guests = await house.party(3)
        await guests[1].choose("hunters_dream")
        hear_all(guests)
        answer = await guests[0].do(said.Choose(question=1, choice="nothing"))
        assert answer["reason"]["args"]["options"].split(", ") == guests[0].options
        assert answer["reason"]["args"]["seat"] == 0
