"""Eldritch Horror beside its table: lessons, the tour, the cards, the end of a match and its replay."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, expect

from gaslamp import Match
from gaslamp.eldritch.table import events as told_events
from tests.browser.house import PHONE, Household, laid_table, opening, seat_at
from tests.browser.test_access import everything
from tests.browser.test_after import played_out
from tests.browser.test_lessons import skip
from tests.lessons import lesson_key
from tests.server.house import Server

Told = dict[str, Any]
STOPS = ("world", "doom", "mystery", "reserve", "sheet", "actions", "people")


def key(*parts: object) -> str:
    return lesson_key("eldritch", *parts)


def told(url: str, path: str) -> Any:
    return httpx.get(f"{url}/api/games/eldritch{path}", params={"lang": "en"}).json()


def test_every_lesson_comes_to_its_end(visit: Household) -> None:
    ana = visit("/learn/eldritch", lang="es", **PHONE)
    (game,) = (each for each in httpx.get(f"{ana.url}/api/games").json() if each["id"] == "eldritch")
    for lesson in [each["id"] for each in game["lessons"]]:
        ana.open(f"/learn/eldritch/{lesson}")
        plan: Told = told(ana.url, f"/lessons/{lesson}")
        ana.sees(key(lesson))
        ana.press(ana.button("web-go-on"))
        for step in plan["steps"]:
            if step["choice"]:
                ana.press(ana.button("web-lesson-show"))
                skip(ana, step)
        if plan["answers"]:
            answer = plan["answers"][-1]
            ids = [option["id"] for option in plan["steps"][-1]["decision"]["options"]]
            ana.press(ana.page.locator("[data-place=actions] .option").nth(ids.index(answer["choice"])))
            skip(ana, answer)
            for step in answer["then"]:
                ana.press(ana.button("web-lesson-show"))
                skip(ana, step)
        ana.sees(key(lesson, "end"))
    ana.open("/learn/eldritch")
    ana.sees("web-learn-progress", done=len(game["lessons"]), all=len(game["lessons"]))


def test_the_tour_shows_one_thing_after_the_other(visit: Household) -> None:
    ana = visit("/learn/eldritch/tour")
    tour = ana.find("dialog", "web-tour")
    for stop in ("web-tour-prompt", *(f"web-eldritch-tour-{each}" for each in STOPS), "web-tour-log"):
        expect(tour.get_by_role("heading")).to_have_text(ana.say(f"{stop}.title"))
        ana.page.keyboard.press("ArrowRight")


def test_cards_are_filtered_by_kind_and_searched(visit: Household) -> None:
    ana = visit("/cards/eldritch")
    cards = told(ana.url, "/cards")
    kinds = {card["section"]: [each for each in cards if each["section"] == card["section"]] for card in cards}
    shown = ana.page.locator("section > ul > li")
    ana.sees("web-cards-found", count=len(cards))
    expect(shown).to_have_count(len(kinds["investigator"]))  # the rest is drawn when one comes near it
    for kind in ("spell", "space"):
        ana.page.locator("label").get_by_text(ana.say(f"eldritch-section-{kind}"), exact=True).click()
        expect(shown).to_have_count(len(kinds[kind]))
    ana.field("web-cards-search").fill("rome")
    expect(ana.page.get_by_role("heading", level=2)).to_have_count(1)
    ana.page.get_by_role("button", name="Rome").first.click()
    expect(ana.page.get_by_role("dialog")).to_be_visible()


# -- the end ----------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def ended() -> Match:
    return played_out("eldritch", ("Ana", "Bruno", "Carla"), 5)


@pytest.fixture(scope="module")
def house(ended: Match, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with laid_table(tmp_path_factory.mktemp("server") / "db", ended, {1: "greedy", 2: "greedy"}) as server:
        yield server
        assert not server.complaints()


@pytest.fixture
def guests(browser: Browser, house: Server) -> Iterator[Household]:
    with opening(browser, house.url) as household:
        yield household


def test_the_end_tells_how_it_went_and_who_did_what(guests: Household, ended: Match) -> None:
    ana = guests(seat_at(ended, 0))
    view = ended.view(None)
    ana.page.get_by_text(ana.say("web-eldritch-as-table")).click()
    rows = ana.page.locator("tbody tr")
    expect(rows).to_have_count(view["round"])
    last = [str(each) for each in (view["round"], view["doom"], len(view["gates"]), len(view["solved"]))]
    assert rows.last.locator("th, td").all_inner_texts()[:4] == last
    events = [event for event in ended.events if getattr(event, "seat", None) == 0]
    closed = sum(isinstance(event, told_events.GateClosed) for event in events)
    tests = [event for event in events if isinstance(event, told_events.TestEnded)]
    passed = sum(getattr(event, "passed", "") == "yes" for event in tests)
    mine = ana.page.get_by_role("listitem").filter(has=ana.page.get_by_role("heading", name="Ana"))
    told = dict(zip(mine.locator("dt").all_inner_texts(), mine.locator("dd").all_inner_texts(), strict=True))
    assert told[ana.say("web-eldritch-deed-gates")] == str(closed)
    assert told[ana.say("web-eldritch-deed-tests")] == ana.say("web-eldritch-deed-of", passed=passed, tests=len(tests))


def test_a_replay_jumps_to_a_phase(guests: Household, ended: Match) -> None:
    ana = guests("/replay/match-1")
    ana.field("web-replay-round").select_option("2")
    phase = ana.field("web-replay-phase")
    phase.select_option("encounter")
    expect(phase).to_have_value("encounter")
    expect(ana.field("web-replay-round")).to_have_value("2")
    expect(ana.page.locator("[data-place=round]")).to_contain_text(ana.say("eldritch-phase-encounter"))
    at = int(ana.page.url.rpartition("#")[2])
    ana.button("web-replay-back").click()
    expect(phase).to_have_value("action")
    ana.page.goto(f"{ana.url}/replay/match-1#{at}")
    ana.button("web-continue-here").click()
    ana.page.wait_for_url("**/table/*")
    for name in ended.players:
        expect(ana.page.get_by_text(name).first).to_be_visible()


@pytest.mark.parametrize("size", [{}, PHONE], ids=["desk", "phone"])
def test_everybody_can_read_it(guests: Household, ended: Match, size: Told) -> None:
    ana = guests(seat_at(ended, 0), **size)
    expect(ana.page.locator("figure svg").first).to_be_visible()
    found = [f"end: {each}" for each in everything(ana)]
    ana.open("/learn/eldritch")
    expect(ana.link("web-tour")).to_be_visible()
    found += [f"learn: {each}" for each in everything(ana)]
    ana.open("/cards/eldritch")
    expect(ana.page.locator("section > ul > li").first).to_be_visible()
    found += [f"cards: {each}" for each in everything(ana)]
    assert not found, "\n".join(found)
