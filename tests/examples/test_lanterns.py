"""Lanterns, the example of a game from elsewhere: its rules, its secrets, its words, and how it fares in the house."""

from __future__ import annotations

import os
from pathlib import Path

import httpx
import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gaslamp import LANGUAGES, Chair, Match, Mistake, UndoRefused, Voice
from gaslamp import protocol as said
from gaslamp.bots import let_choose, make_bot
from gaslamp.client import Line, asked
from gaslamp.core.rules import search_rules
from gaslamp.lab.simulate import Job, simulate
from lanterns import FLAMES, GAME, LAMPS, FlameBlownOut, FlamesChoked, LampsLit, Street
from tests.bloodborne.tables import picks, play, player_counts, seeds
from tests.examples.workshop import Workshop
from tests.server.house import Server, live, open_house, play_out

pytestmark = [pytest.mark.xdist_group("examples"), pytest.mark.usefixtures("lanterns")]

GOLDEN = Path(__file__).parents[1] / "golden" / "lanterns" / "rules_1"
REWRITE = bool(os.environ.get("GASLAMP_REWRITE_GOLDEN"))


def street(match: Match) -> Street:
    assert isinstance(match.state, Street)
    return match.state


def start(players: int, seed: int, choices: bytes = b"") -> Match:
    return play(Match.start("lanterns", players=players, seed=seed), choices)


def windy(wind: int) -> Match:
    """Three lamplighters on a night whose first wind has this force."""
    for seed in range(100):
        match = Match.start("lanterns", players=3, seed=seed)
        if street(match).copy().dice.below(0, 6) + 1 == wind:
            return match
    raise AssertionError("no such night")


def show(match: Match, *flames: str) -> list[int]:
    """Everybody shows a flame; the lamps lit then."""
    for seat, flame in enumerate(flames):
        match.choose(seat, flame)
    return street(match).lamps


# -- rules -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wind", "flames", "lamps"),
    [
        (1, ("spark", "glow", "flame"), [1, 2, 6]),
        (3, ("spark", "glow", "flame"), [1, 2, 6]),
        (4, ("spark", "glow", "flame"), [1, 2, 0]),
        (1, ("spark", "glow", "blaze"), [1, 2, 10]),
        (2, ("spark", "flare", "blaze"), [1, 4, 0]),
        (6, ("spark", "blaze", "blaze"), [0, 0, 0]),
        (5, ("spark", "blaze", "blaze"), [2, 0, 0]),
        (1, ("glow", "glow", "glow"), [0, 0, 0]),
    ],
)
def test_flames_light_lamps_unless_they_choke_or_the_wind_takes_them(
    wind: int, flames: tuple[str, ...], lamps: list[int]
) -> None:
    match = windy(wind)
    assert show(match, *flames) == lamps
    lit = {event.seat: event.amount for event in match.events if isinstance(event, LampsLit)}
    assert [lit.get(seat, 0) for seat in range(3)] == lamps
    dark = {event.seat for event in match.events if isinstance(event, FlameBlownOut)}
    dark |= {seat for event in match.events if isinstance(event, FlamesChoked) for seat in event.seats}
    assert dark == {seat for seat in range(3) if not lamps[seat]}


@pytest.mark.parametrize("length", LAMPS)
def test_dawn_ends_a_night_in_which_nobody_gets_anywhere(length: str) -> None:
    match = Match.start("lanterns", players=4, seed=1, options={"street": length})
    for _ in range(LAMPS[length]):
        assert not match.over
        show(match, "blaze", "blaze", "blaze", "blaze")
    assert match.outcome is not None
    assert match.outcome.reason.key == "lanterns-end-dawn"
    assert match.outcome.winners == (0, 1, 2, 3)


@given(player_counts, seeds, picks)
def test_whoever_lights_a_street_wins(players: int, seed: int, choices: bytes) -> None:
    match = start(players, seed, choices)
    lamps, goal = street(match).lamps, street(match).goal
    if match.outcome is None:
        assert max(lamps) < goal
        return
    assert match.outcome.scores == tuple(lamps)
    assert [lamps[seat] for seat in match.outcome.winners] == [max(lamps)] * len(match.outcome.winners)
    assert (match.outcome.reason.key == "lanterns-end-street") == (max(lamps) >= goal)


def test_an_agreement_that_is_none_gets_one_sentence() -> None:
    with pytest.raises(Mistake, match='street: unknown value "endless", expected one of: long, short'):
        Match.start("lanterns", options={"street": "endless"})


# -- secrets, copies, saves ------------------------------------------------------------------------------


@given(player_counts, seeds, picks, seeds)
def test_a_view_does_not_depend_on_what_its_viewer_cannot_see(
    players: int, seed: int, choices: bytes, other: int
) -> None:
    match = start(players, seed, choices)
    for seat in (None, *range(players)):
        twin = GAME.reshuffle(street(match), seat, other)
        seen, same = GAME.view(street(match), seat, ()), GAME.view(twin, seat, ())
        assert msgspec.json.encode(seen) == msgspec.json.encode(same)


@given(player_counts, seeds, st.sampled_from(FLAMES), st.sampled_from(FLAMES))
def test_nobody_sees_a_flame_before_all_are_shown(players: int, seed: int, one: str, two: str) -> None:
    match, twin = start(players, seed), start(players, seed)
    match.choose(0, one)
    twin.choose(0, two)
    assert match.view(0)["lamplighters"][0]["chosen"] == one
    for seat in (None, *range(1, players)):
        assert msgspec.json.encode(match.seen(seat)) == msgspec.json.encode(twin.seen(seat))
        assert match.events_for(seat) == twin.events_for(seat)


@given(player_counts, seeds, picks, picks)
def test_a_copy_shares_nothing_and_plays_the_same(players: int, seed: int, before: bytes, after: bytes) -> None:
    match = start(players, seed, before)
    here, twin = match.fingerprint(), match.state.copy()
    for byte in after:
        if not twin.over:
            decision = twin.pending[byte % len(twin.pending)]
            twin.choose(decision.seat, byte // 8 % len(decision.options))
    assert match.fingerprint() == here
    play(match, after)
    assert GAME.position(street(match)) == GAME.position(twin)  # type: ignore[arg-type]


def test_a_choice_is_taken_back_only_before_the_wind() -> None:
    match = start(3, 1)
    match.choose(0, "blaze")
    match.undo(0)
    assert match.choices == []
    show(match, "spark", "glow", "flame")
    with pytest.raises(UndoRefused, match="revealed"):
        match.undo(0)


def with_bots(players: int, bot: str, length: str) -> Match:
    match = Match.start("lanterns", players=players, seed=players, options={"street": length})
    bots = [make_bot(bot, Chair.at(match, seat, seed=seat)) for seat in range(players)]
    while not match.over:
        for decision in match.pending:
            let_choose(match, decision, bots[decision.seat])
    return match


@pytest.mark.parametrize(
    ("players", "bot", "length"), [(3, "random", "short"), (4, "greedy", "short"), (5, "greedy", "long")]
)
def test_recorded_games_replay_to_their_exact_end(players: int, bot: str, length: str) -> None:
    file = GOLDEN / f"{players}-{bot}-{length}.json"
    if REWRITE:
        file.unlink(missing_ok=True)
        with_bots(players, bot, length).save(file)
    assert Match.load(file).over


# -- words -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_is_said_in_every_language(lang: str) -> None:
    match = Match.load(GOLDEN / "5-greedy-long.json")
    voice, english = match.voice(lang), match.voice("en")
    told = [voice.event(event) for event in match.events]
    assert not any("{" in line for line in told)
    for event in match.events:
        assert voice.knows(event.text_key)
        assert event.rule in GAME.rules
        assert lang == "en" or voice.event(event) != english.event(event)
    sections = search_rules(GAME, Voice(lang))
    assert [rule for rule, _, _ in sections] == list(GAME.rules)
    assert all(voice.knows(f"lanterns-rule-{rule}.title") for rule in GAME.rules)
    for field in ("goal", "wind", "lamplighters", "lamps", "shown", "chosen"):
        assert voice.knows(f"lanterns-field-{field}")


def test_the_check_of_texts_knows_an_installed_game(workshop: Workshop, tmp_path: Path) -> None:
    assert workshop.run("python script/check_text.py").stdout == "0 problems in 4 languages\n"
    (packages,) = workshop.programs.parent.glob("lib/python*/site-packages")
    words = packages / "lanterns" / "text" / "it" / "lanterns.ftl"
    before = words.read_text(encoding="utf-8")
    words.write_text(before.replace("lanterns-end-dawn", "lanterns-end-dusk"), encoding="utf-8")
    try:
        checked = workshop.run("python script/check_text.py")
    finally:
        words.write_text(before, encoding="utf-8")
    assert checked.returncode == 1
    assert "lanterns it: lanterns-end-dawn is missing\n" in checked.stdout


# -- bots and tables -------------------------------------------------------------------------------------


def test_its_bot_is_better_than_chance() -> None:
    report = simulate(Job("lanterns", ("greedy", "random", "random", "random"), seed=5), games=200)
    assert report.bots[0]["win_share"] >= 0.33


@live
async def test_it_is_played_at_a_table_and_goes_on_after_a_restart(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as house:
        guests = await house.party(2, ["greedy", "random"], game="lanterns", options={"street": "long"})
        await guests[0].choose("glow")
        assert guests[0].state["view"]["lamplighters"][0]["chosen"] == "glow"
        assert "chosen" not in guests[1].state["view"]["lamplighters"][0]
        await guests[0].choose("spark")  # another mind, while the others still choose
    async with open_house(tmp_path / "db") as house:
        back = [await house.come(guest.table.id, guest.secret) for guest in guests]
        assert back[0].state["decision"]["chosen"] == "spark"
        await play_out(back)
        assert back[0].state["view"]["goal"] == LAMPS["long"]
        assert max(back[0].state["view"]["outcome"]["scores"]) > 0


async def evening(server: Server) -> Line:
    """Somebody makes a table over REST and plays over the line against three bots, to the end."""
    table = {"game": "lanterns", "players": 4, "public": True}
    made = httpx.post(f"{server.url}/api/tables", json=table).json()
    line = await Line.open(f"{server.url}/table/{made['id']}")
    await line.receive()
    await line.do(said.Sit(seat=0, name="Ana"))
    for seat, level in enumerate(("greedy", "random", "greedy"), start=1):
        await line.do(said.Bot(seat=seat, level=level))
    await line.do(said.Start())
    while line.state["table"]["stage"] != "over":
        if decision := asked(line.state):
            await line.do(said.Choose(question=line.state["question"], choice=decision.options[2].id))
        else:
            await line.receive()
    await line.close()
    return line


@live
async def test_a_server_where_it_is_installed_offers_it_plays_it_and_tells_it_again(
    workshop: Workshop, server: Server, tmp_path: Path
) -> None:
    (game,) = [game for game in httpx.get(f"{server.url}/api/games").json() if game["id"] == "lanterns"]
    assert game["bots"] == ["greedy", "random"]
    assert game["agreements"] == [{"id": "street", "choices": ["short", "long"], "players": []}]
    for lang in LANGUAGES:
        words = httpx.get(f"{server.url}/api/games/lanterns/words", params={"lang": lang}).json()
        assert words["names"]["flame"]["flare"] == Voice(lang).say("lanterns-flame-flare")
        rules = httpx.get(f"{server.url}/api/games/lanterns/rules", params={"lang": lang}).json()
        assert rules[-1]["title"] == Voice(lang).say("lanterns-rule-dawn.title")
    assert httpx.get(f"{server.url}/api/games/lanterns/cards").json() == []

    line = await evening(server)
    match = line.state["table"]["match"]
    story = httpx.get(f"{server.url}/api/matches/{match}").json()
    assert story["frames"][0]["events"][0]["event"] == "flame-shown"
    assert len(story["frames"]) == line.state["view"]["round"]
    file = tmp_path / "night.json"
    file.write_bytes(httpx.get(f"{server.url}/api/matches/{match}/file").content)
    assert workshop.run(f"gaslamp replay {file} --verify").returncode == 0
    told = workshop.run(f"gaslamp replay {file} --lang it", answers="100\n").stdout
    assert "Il vento soffia con forza" in told
