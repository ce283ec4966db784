"""After a match: where one came and why, what the browser remembers of it, and seeing it again."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Locator, expect

from gaslamp import Match
from gaslamp.core.plugins import find_game
from gaslamp.core.save import encode_save
from tests.browser.house import PHONE, Finished, Household, Visitor, finished_match, laid_table, opening, seat_at
from tests.browser.test_replay import moment, position
from tests.server.house import Server

NAMES = ("Ana", "Bruno", "Carla", "Dario")
ENDED = "2023-11-14T22:23:20.000Z"


def played_out(game: str, players: tuple[str, ...], seed: int) -> Match:
    """A match of random choices, always the same ones."""
    match = Match.start(game, players=players, seed=seed)
    draw = Random(seed)
    while not match.over:
        decision = match.pending[0]
        match.choose(decision.seat, draw.choice(decision.options))
    return match


def hunt() -> Match:
    """A hunt that ended with the final boss's death, with one winner and a clear second."""
    for seed in count():
        match = played_out("bloodborne", NAMES, seed)
        view, outcome = match.view(None), match.outcome
        assert outcome is not None
        met = view["final_boss"] in view["revealed"] and view["monster"] is None
        if met and len(outcome.winners) == 1 and len(set(outcome.scores)) == len(NAMES):
            return match
    raise AssertionError


def places(match: Match) -> list[int]:
    """The seats from the first place to the last."""
    assert match.outcome is not None
    won, scores = match.outcome.winners, match.outcome.scores
    return sorted(range(len(scores)), key=lambda seat: (seat not in won, -scores[seat]))


@pytest.fixture(scope="module")
def ended() -> Match:
    return hunt()


@pytest.fixture(scope="module")
def house(ended: Match, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose only match has just ended: the second was a person, the others were bots of two levels."""
    first, second, *rest = places(ended)
    bots = {first: "greedy", **dict.fromkeys(rest, "random")}
    assert second not in bots
    with laid_table(tmp_path_factory.mktemp("server") / "tables.sqlite", ended, bots) as server:
        yield server
        assert not server.complaints()


@pytest.fixture
def guests(browser: Browser, house: Server) -> Iterator[Household]:
    with opening(browser, house.url) as household:
        yield household


@pytest.fixture
def file(ended: Match, tmp_path: Path) -> Path:
    path = tmp_path / "evening.json"
    path.write_bytes(encode_save(ended.as_save({"seats": ["you", "greedy", "random", "random"]})))
    return path


# -- the end ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "wishes"), [("en", {}), ("es", PHONE)], ids=["wide", "phone"])
def test_the_end_says_who_you_are_and_where_you_came(
    guests: Household, ended: Match, lang: str, wishes: dict[str, Any]
) -> None:
    first, second, *_ = places(ended)
    ana = guests(seat_at(ended, second), lang, **wishes)
    ana.sees("web-end-place", place=2, count=4)
    rows = ana.page.get_by_role("table").first.get_by_role("row")
    you = ana.page.get_by_text(ana.say("core-you"), exact=True)
    expect(rows.nth(1)).to_contain_text(NAMES[first])
    expect(rows.nth(1).and_(rows.filter(has=you))).to_have_count(0)
    expect(rows.nth(2)).to_contain_text(NAMES[second])
    expect(rows.nth(2).and_(rows.filter(has=you))).to_have_count(1)


def test_the_words_that_are_ready_at_the_end_are_those_for_afterwards(guests: Household, ended: Match) -> None:
    ana = guests(seat_at(ended, places(ended)[1]))
    ready = ana.find("group", "web-talk-ready").get_by_role("button")
    expect(ready).to_have_text([ana.say(f"core-talk-{phrase}") for phrase in ("well-played", "again", "goodbye")])


def test_the_winner_is_on_top_of_the_chart_at_its_end(guests: Household, ended: Match) -> None:
    assert ended.outcome is not None
    ana = guests(seat_at(ended, places(ended)[1]))
    chart = ana.page.get_by_role("figure").first
    for key in ("web-bloodborne-chart-risk", "web-bloodborne-chart-death"):
        expect(chart.get_by_text(ana.say(key), exact=True)).to_be_visible()
    chart.get_by_text(ana.say("web-bloodborne-as-table"), exact=True).click()
    last = chart.get_by_role("row").last.get_by_role("cell")
    expect(last).to_have_text([str(score) for score in ended.outcome.scores])
    ends = chart.locator("g > path.line").evaluate_all("all => all.map(each => each.getPointAtLength(1e6).y)")
    assert ends.index(min(ends)) == ended.outcome.winners[0]


def test_after_the_final_boss_nothing_comes_next(guests: Household, ended: Match) -> None:
    ana = guests("/replay/match-1")
    ana.page.keyboard.press("End")
    expect(ana.page).to_have_url(f"{ana.url}/replay/match-1#{moments(ana)}")
    expect(ana.text("web-bloodborne-no-monster")).to_be_visible()
    expect(ana.text("web-bloodborne-dungeon", count=0)).to_have_count(0)


def moments(visitor: Visitor) -> str:
    return visitor.find("slider", "web-replay-moment").get_attribute("max") or ""


def test_against_bots_playing_again_is_one_press(visit: Household) -> None:
    over = finished_match(visit.url, players=3, options={"final_boss": "rom"})
    ana = visit(over.seat)
    players = ana.page.get_by_role("table").first.get_by_role("rowheader").all_inner_texts()
    ana.press(ana.button("web-rematch"))
    ana.at_table()
    assert over.seat.partition("#")[0] not in ana.page.url
    hunters = " ".join(ana.page.get_by_role("heading", level=3).all_inner_texts())
    names = [name for name in find_game("bloodborne").player_names if name in " ".join(players)]
    assert len(names) == 2
    assert all(name in hunters for name in (*names, "Ana"))
    ana.choose()


# -- what the browser remembers ---------------------------------------------------------------------------


def entries(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("main").get_by_role("listitem")


def test_a_match_that_ended_stands_in_my_matches(guests: Household, ended: Match, tmp_path: Path) -> None:
    assert ended.outcome is not None
    first, second, *_ = places(ended)
    ana = guests("/history")
    ana.sees("web-history-none")
    ana.open(seat_at(ended, second))
    ana.sees("web-end-place", place=2, count=4)
    # the story tells when it was
    noted = "new Date(JSON.parse(localStorage.getItem('gaslamp:history'))[0].ended).toISOString()"
    ana.page.wait_for_function(f"() => {noted} === '{ENDED}'")
    ana.open("/history")
    expect(entries(ana)).to_have_count(1)
    entry = entries(ana).first
    expect(entry).to_contain_text(ana.say("web-history-score", score=ended.outcome.scores[second]))
    expect(entry).to_contain_text(ana.say("web-history-bot", name=NAMES[first], level=ana.say("web-bot-greedy")))
    expect(entry.locator("time")).to_have_attribute("datetime", ENDED)
    for level in ("web-bot-greedy", "web-bot-random"):
        row = ana.page.get_by_role("row").filter(has=ana.page.get_by_role("rowheader", name=ana.say(level)))
        expect(row.get_by_role("cell")).to_have_text(["1", "0", "0%", "2"])

    with ana.page.expect_download() as downloading:
        ana.press(ana.button("web-history-export"))
    downloading.value.save_as(tmp_path / "history.json")
    [told] = json.loads((tmp_path / "history.json").read_text(encoding="utf-8"))
    assert (told["match"], told["place"], len(told["others"])) == ("match-1", 2, 3)

    entry.get_by_role("link").click()
    expect(ana.page).to_have_url(f"{ana.url}/replay/match-1")
    ana.open("/history")
    ana.press(entry.get_by_role("button"))
    ana.sees("web-history-none")


def test_all_matches_can_be_forgotten_at_once(guests: Household, ended: Match) -> None:
    ana = guests(seat_at(ended, places(ended)[1]))
    ana.sees("web-end-place", place=2, count=4)
    ana.open("/history")
    ana.press(ana.button("web-history-forget-all"))
    ana.press(ana.button("web-history-keep"))
    expect(entries(ana)).to_have_count(1)
    ana.press(ana.button("web-history-forget-all"))
    ana.press(ana.button("web-history-forget-yes"))
    ana.sees("web-history-none")
    ana.open("/history")
    ana.sees("web-history-none")


def test_watching_the_end_of_others_is_no_match_of_mine(guests: Household) -> None:
    ana = guests("/table/table-1")
    expect(ana.link("web-watch-replay")).to_be_visible()
    ana.open("/history")
    ana.sees("web-history-none")


@pytest.mark.parametrize("wishes", [{}, PHONE], ids=["wide", "phone"])
def test_my_tables_come_first_with_their_results(guests: Household, ended: Match, wishes: dict[str, Any]) -> None:
    ana = guests(seat_at(ended, places(ended)[1]), **wishes)
    ana.sees("web-end-place", place=2, count=4)
    ana.open("/")
    result = ana.text("web-place", place=2, count=4)
    expect(result).to_be_in_viewport(ratio=1)
    ana.press(ana.link("web-history"))
    expect(entries(ana)).to_have_count(1)


def test_allies_have_won_or_lost(browser: Browser, tmp_path: Path) -> None:
    match = played_out("eldritch", ("Ana", "Bruno"), 1)
    assert match.outcome is not None
    with laid_table(tmp_path / "db", match, {1: "greedy"}) as server, opening(browser, server.url) as visit:
        ana = visit(seat_at(match, 0))
        expect(ana.link("web-watch-replay")).to_be_visible()
        ana.open("/history")
        expect(entries(ana)).to_contain_text(
            ana.say("web-history-won" if match.outcome.winners else "web-history-lost")
        )
        assert not server.complaints()


# -- a match in a file ------------------------------------------------------------------------------------


def open_file(visitor: Visitor, file: Path) -> None:
    with visitor.page.expect_file_chooser() as choosing:
        visitor.press(visitor.button("web-file-open"))
    choosing.value.set_files(file)


def drop_file(visitor: Visitor, name: str, text: str) -> None:
    visitor.page.evaluate(
        """([name, text]) => {
            const dataTransfer = new DataTransfer();
            dataTransfer.items.add(new File([text], name));
            for (const kind of ["dragover", "drop"])
                document.body.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }));
        }""",
        [name, text],
    )


def test_a_downloaded_match_is_opened_in_the_page(visit: Household, finished: Finished, tmp_path: Path) -> None:
    ana = visit(f"/replay/{finished.match}#7")
    ana.press(ana.button("web-menu"))
    with ana.page.expect_download() as downloading:
        ana.link("web-download").click()
    downloading.value.save_as(tmp_path / "match.json")
    seen, where = position(ana), moment(ana)

    bruno = visit("/")
    open_file(bruno, tmp_path / "match.json")
    expect(bruno.page).to_have_url(f"{bruno.url}/replay/file")
    expect(bruno.button("web-replay-next")).to_be_visible()
    for _ in range(7):
        bruno.page.keyboard.press("ArrowRight")
    expect(bruno.page).to_have_url(f"{bruno.url}/replay/file#7")
    bruno.page.keyboard.press("Escape")
    assert (position(bruno), moment(bruno)) == (seen, where)
    expect(bruno.button("web-continue-here")).to_have_count(0)
    bruno.page.reload()
    expect(bruno.button("web-replay-next")).to_be_visible()
    assert (position(bruno), moment(bruno)) == (seen, where)


def test_a_file_can_be_dropped_on_the_page(guests: Household, file: Path) -> None:
    for path in ("/", "/history", "/replay/match-1"):
        ana = guests(path)
        drop_file(ana, file.name, file.read_text(encoding="utf-8"))
        expect(ana.page).to_have_url(f"{ana.url}/replay/file")
        expect(ana.button("web-replay-next")).to_be_visible()


def test_another_file_takes_the_place_of_the_first(guests: Household, file: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.json"
    other.write_bytes(encode_save(played_out("eldritch", ("Ana", "Bruno"), 1).as_save()))
    ana = guests("/history")
    open_file(ana, file)
    expect(ana.heading("web-replay", name="Bloodborne: The Card Game")).to_be_attached()
    ana.press(ana.button("web-menu"))
    open_file(ana, other)
    expect(ana.heading("web-replay", name="Eldritch Horror")).to_be_attached()
    ana.page.keyboard.press("Escape")
    ana.page.keyboard.press("ArrowRight")
    expect(ana.page).to_have_url(f"{ana.url}/replay/file#1")


def test_what_is_wrong_with_a_file_is_said_in_a_sentence(guests: Household, file: Path) -> None:
    ana = guests("/", "it")
    ana.forgive(r"status of 4\d\d")
    drop_file(ana, "photo.json", "this is no match")
    alert = ana.page.get_by_role("alert")
    expect(alert).to_contain_text("Questo file di partita è incompleto o danneggiato.")
    told = json.loads(file.read_text(encoding="utf-8"))
    drop_file(ana, "other.json", json.dumps({**told, "choices": "all"}))
    expect(alert).to_contain_text("choices")
    ana.press(alert.get_by_role("button"))
    expect(alert).to_have_count(0)
    expect(ana.page).to_have_url(f"{ana.url}/")


def test_without_a_file_the_page_asks_for_one(guests: Household, file: Path) -> None:
    ana = guests("/replay/file")
    ana.sees("web-file-none")
    open_file(ana, file)
    expect(ana.button("web-replay-next")).to_be_visible()


# -- keys -------------------------------------------------------------------------------------------------


def test_a_replay_is_watched_with_keys(guests: Household) -> None:
    ana = guests("/replay/match-1")
    last = moments(ana)
    for key, at in (("ArrowRight", "1"), ("ArrowRight", "2"), ("ArrowLeft", "1"), ("End", last), ("Home", "0")):
        ana.page.keyboard.press(key)
        expect(ana.page).to_have_url(f"{ana.url}/replay/match-1#{at}")
    ana.page.keyboard.press("Space")
    expect(ana.button("web-replay-pause")).to_be_visible()
    ana.page.keyboard.press("Space")
    expect(ana.button("web-replay-play")).to_be_visible()


def test_space_stops_a_replay_in_the_middle_of_a_moment(guests: Household) -> None:
    ana = guests("/replay/match-1", patient=True)
    expect(ana.button("web-replay-play")).to_be_visible()
    ana.page.keyboard.press("Space")
    caption = ana.page.locator("[data-caption]")
    expect(caption).to_be_visible()
    ana.page.keyboard.press("Space")
    expect(ana.button("web-resume")).to_be_visible()
    expect(ana.button("web-replay-play")).to_be_visible()
    ana.page.keyboard.press("Space")
    expect(ana.button("web-replay-pause")).to_be_visible()
    expect(ana.button("web-resume")).to_have_count(0)


@pytest.mark.parametrize("where", ["replay", "lesson", "table"])
def test_a_question_mark_shows_the_keys(visit: Household, finished: Finished, where: str) -> None:
    lesson = httpx.get(f"{visit.url}/api/games").json()[0]["lessons"][0]["id"]
    ana = visit({"replay": f"/replay/{finished.match}", "lesson": f"/learn/bloodborne/{lesson}", "table": "/"}[where])
    if where == "table":
        ana.play_now()
    expect(ana.button("web-keys")).to_be_visible()
    ana.page.keyboard.press("?")
    dialog = ana.page.get_by_role("dialog", name=ana.say("web-keys"))
    expect(dialog).to_contain_text(ana.say("web-keys-play" if where == "replay" else "web-keys-choose"))
    ana.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_escape_takes_the_drawer_off_the_table(visit: Household) -> None:
    ana = visit("/", **PHONE)
    ana.play_now()
    ana.press(ana.button("web-side"))
    expect(ana.find("tab", "web-log")).to_be_visible()
    ana.page.keyboard.press("Escape")
    expect(ana.find("tab", "web-log")).to_have_count(0)
    expect(ana.button("web-side")).to_be_focused()


@pytest.mark.parametrize(("width", "height"), [(390, 844), (390, 664), (360, 640)])
def test_on_a_phone_the_monster_and_the_controls_are_seen_together(guests: Household, width: int, height: int) -> None:
    ana = guests("/replay/match-1#3", **{**PHONE, "viewport": {"width": width, "height": height}})
    expect(ana.button("web-replay-next")).to_be_in_viewport(ratio=1)
    monster = ana.page.get_by_role("heading", level=2).first
    expect(monster).to_be_in_viewport(ratio=1)
    ana.press(ana.button("web-replay-more"))
    expect(ana.field("web-pace")).to_be_in_viewport()


# -- several games ----------------------------------------------------------------------------------------


def test_a_page_about_one_game_leads_to_the_same_about_another(visit: Household) -> None:
    ana = visit("/rules/eldritch")
    expect(ana.heading("web-rules", game="Eldritch Horror")).to_be_visible()
    choice = ana.find("navigation", "web-home-game")
    choice.get_by_role("link", name="Bloodborne: The Card Game").click()
    expect(ana.page).to_have_url(f"{ana.url}/rules/bloodborne")
    expect(ana.heading("web-rules", game="Bloodborne: The Card Game")).to_be_visible()


def test_lessons_of_one_game_lead_to_those_of_another(visit: Household) -> None:
    ana = visit("/learn/eldritch")
    expect(ana.heading("web-learn", game="Eldritch Horror")).to_be_visible()
    ana.find("navigation", "web-home-game").get_by_role("link", name="Bloodborne: The Card Game").click()
    expect(ana.heading("web-learn", game="Bloodborne: The Card Game")).to_be_visible()
    ana.find("navigation", "web-nav").get_by_role("link", name=ana.say("web-nav-rules")).click()
    expect(ana.page).to_have_url(f"{ana.url}/rules/bloodborne")
