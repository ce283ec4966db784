"""What one must know is there: dice, tracks, who leads, what the signs mean, and what has become of you."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, expect

from gaslamp import Match
from gaslamp.bloodborne.table.events import HunterDied
from tests.browser.house import PHONE, Household, Visitor, laid_table, opening, play, seat_at
from tests.browser.test_access import everything

SMALLEST: dict[str, Any] = {**PHONE, "viewport": {"width": 360, "height": 640}}
SIZES: dict[str, dict[str, Any]] = {
    "1440": {"viewport": {"width": 1440, "height": 900}},
    "1280": {"viewport": {"width": 1280, "height": 720}},
    "390": PHONE,
    "360": SMALLEST,
}


def later(players: int, rounds: int, seed: int) -> Match:
    """A match that has gone on for some rounds, at a moment when all are about to choose a card."""
    dice = random.Random(seed)
    match = Match.start("bloodborne", players=players, seed=seed)
    while not match.over:
        if match.view(None)["round"] >= rounds and len(match.pending) == players:
            return match
        decision = dice.choice(match.pending)
        match.choose(decision.seat, dice.choice(decision.options))
    return later(players, rounds, seed + 1)


class Deadly(NamedTuple):
    """A match in which all but the first hunter have chosen, a card that kills that one, and what it costs them."""

    match: Match
    card: str
    lost: int


def deadly() -> Deadly:
    for seed in range(200):
        match = later(3, 3, seed)
        for seat in (1, 2):
            asked = match.asked(seat)
            if asked is not None:
                match.choose(seat, asked.options[0])
        asked = match.asked(0)
        for option in asked.options if asked is not None else ():
            twin = match.replayed(len(match.choices))
            twin.choose(0, option.id)
            found = [each for each in twin.events[len(match.events) :] if isinstance(each, HunterDied)]
            for death in found:
                if death.seat == 0 and death.amount and twin.view(None)["round"] == match.view(None)["round"]:
                    return Deadly(match, option.id, death.amount)
    raise AssertionError("nobody dies")


# -- what is open to all ------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
def test_five_hunters_show_worth_score_and_hand_at_every_size(browser: Browser, tmp_path: Path, size: str) -> None:
    match = later(5, 6, 1)
    view = match.view(0)
    with (
        laid_table(tmp_path / "db", match, dict.fromkeys(range(1, 5), "random")) as server,
        opening(browser, server.url) as visit,
    ):
        ana = visit(seat_at(match, 0), **SIZES[size])
        ana.at_table()
        for hunter in view["hunters"]:
            board = ana.page.locator(f'[data-place="hunter:{hunter["seat"]}"]')
            for kind in ("kin", "humanoid", "beast"):
                worth = board.locator(f'[data-place="track:{hunter["seat"]}:{kind}"] :is(.short b, .here):visible')
                expect(worth).to_have_text(str(hunter["bonuses"][kind]))
            expect(board.locator(".standing:visible")).to_have_text(str(hunter["score"]))
            leads = hunter["seat"] in view["leaders"] and len(view["leaders"]) < 5
            expect(board.locator(".standing:visible svg")).to_have_count(int(leads))
            if hunter["seat"]:
                expect(board.locator(".held:visible")).to_have_text(str(hunter["hand_size"]))


def test_a_hunters_tracks_are_shown_whole(browser: Browser, tmp_path: Path) -> None:
    match = later(3, 6, 2)
    view = match.view(0)
    with (
        laid_table(tmp_path / "db", match, {1: "random", 2: "random"}) as server,
        opening(browser, server.url) as visit,
    ):
        ana = visit(seat_at(match, 0))
        ana.at_table()
        ana.page.locator('[data-place="used:1"]').click()
        dialog = ana.page.get_by_role("dialog")
        for kind, values in view["trophy_tracks"].items():
            spaces = dialog.locator(f'[data-place="track:1:{kind}"] i')
            assert spaces.all_inner_texts() == [str(value) for value in values]
            here = dialog.locator(f'[data-place="track:1:{kind}"] i.here')
            expect(here).to_have_text(str(view["hunters"][1]["bonuses"][kind]))


def odds_shown(visitor: Visitor) -> None:
    """The faces of the die lie open, and what they come to."""
    panel = visitor.page.locator("[popover]")
    expect(panel.locator(".faces svg")).to_have_count(6)
    expect(panel).to_contain_text(visitor.say("web-bloodborne-die-again"))


def test_the_die_is_laid_open_by_mouse_key_and_finger(visit: Household) -> None:
    ana = visit("/")
    ana.play_now()
    die = ana.page.locator(".facts button")
    die.hover()
    odds_shown(ana)
    ana.page.mouse.move(1, 1)
    expect(ana.page.locator("[popover]")).to_have_count(0)
    die.focus()
    ana.page.keyboard.press("Enter")
    odds_shown(ana)
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator("[popover]")).to_have_count(0)

    bruno = visit("/", **SMALLEST)
    bruno.play_now()
    bruno.page.locator(".facts button").tap()
    odds_shown(bruno)
    bruno.page.locator(".facts button").tap()
    expect(bruno.page.locator("[popover]")).to_have_count(0)


def test_a_foes_card_has_its_die(visit: Household) -> None:
    ana = visit("/cards/bloodborne")
    ana.press(ana.page.get_by_role("button", name=ana.words.card("winter_lantern")))
    expect(ana.page.get_by_role("dialog").locator(".faces svg")).to_have_count(6)


def test_a_foe_says_what_it_began_with(browser: Browser, tmp_path: Path) -> None:
    match = later(4, 1, 3)
    monster = match.view(0)["monster"]
    with (
        laid_table(tmp_path / "db", match, dict.fromkeys(range(1, 4), "random")) as server,
        opening(browser, server.url) as visit,
    ):
        ana = visit(seat_at(match, 0))
        ana.at_table()
        began = ana.page.locator('[data-place="echoes"] button')
        expect(began).to_contain_text(f"= {monster['printed']} +{monster['for_hunters']}")
        began.hover()
        four = ana.say("bloodborne-starts-for-hunters", count=monster["for_hunters"], hunters=4)
        expect(ana.page.locator("[popover]")).to_contain_text(four)


@pytest.mark.parametrize("size", ["1440", "360"])
def test_the_signs_are_explained_one_click_away(visit: Household, size: str) -> None:
    ana = visit("/", **SIZES[size])
    ana.play_now()
    ana.press(ana.button("web-bloodborne-signs"))
    dialog = ana.page.get_by_role("dialog")
    expect(dialog).to_contain_text(ana.say("web-bloodborne-sign-damage"))
    expect(dialog.locator(".faces")).to_have_count(3)
    expect(
        dialog.get_by_role("listitem").filter(has_text=ana.words.say("bloodborne-phase-hunters-dream")[3:])
    ).to_be_visible()
    assert not list(everything(ana))


# -- what has become of you ---------------------------------------------------------------------------------


@pytest.mark.parametrize("size", ["1280", "360"])
def test_who_dies_reads_of_it_and_of_the_round(browser: Browser, tmp_path: Path, size: str) -> None:
    match, card, lost = deadly()
    with (
        laid_table(tmp_path / "db", match, {1: "random", 2: "random"}) as server,
        opening(browser, server.url) as visit,
    ):
        ana = visit(seat_at(match, 0), **SIZES[size])
        ana.at_table()
        heading = ana.heading("web-bloodborne-died")
        expect(heading).to_have_count(0)
        expect(ana.page.locator("[data-open=true]")).to_be_attached()
        ana.press(ana.hand.locator(f'[data-card="{card}"]').first)
        if ana.opened.count():
            ana.press(ana.opened)
        expect(heading).to_be_visible()
        ana.sees("web-bloodborne-died-lost", count=lost)
        ana.sees("web-bloodborne-died-next")
        assert not list(everything(ana))

        # put away by a key or a button, or by the next choice
        if size == "1280":
            ana.page.keyboard.press("Escape")
        else:
            ana.press(ana.page.locator(".deed").get_by_role("button"))
        expect(heading).to_have_count(0)
        play([ana], lambda: ana.in_round(match.view(None)["round"] + 1) and ana.asked)
        ana.press(ana.button("web-bloodborne-last-round"))
        told = ana.find("region", "web-bloodborne-last-round")
        expect(told).to_contain_text(ana.say("web-bloodborne-your-round", round=match.view(None)["round"]))
        expect(told).to_contain_text(ana.say("web-bloodborne-died"))
        assert not list(everything(ana))


def test_a_click_on_a_name_shows_what_that_hunter_has(visit: Household) -> None:
    ana = visit("/")
    ana.play_now()
    board = ana.find("list", "web-bloodborne-hunters").get_by_role("listitem").first
    board.locator(".called").click()
    expect(ana.page.get_by_role("dialog")).to_be_visible()


# -- the frame ----------------------------------------------------------------------------------------------


def test_undo_looks_as_it_is(visit: Household) -> None:
    ana = visit("/")
    ana.play_now()
    undo = ana.button("web-take-back")
    expect(undo).to_have_attribute("aria-disabled", "true")
    expect(undo).to_have_attribute("title", "There is no choice to take back.")


def test_alone_with_bots_the_log_has_the_room(visit: Household) -> None:
    ana = visit("/", viewport={"width": 1440, "height": 900})
    ana.play_now()
    talk = ana.page.get_by_role("button", name=ana.say("web-talk"), exact=True)
    expect(talk).to_have_attribute("aria-expanded", "false")
    folded = ana.find("region", "web-log").bounding_box()
    talk.click()
    expect(ana.button("web-talk-send")).to_be_visible()
    unfolded = ana.find("region", "web-log").bounding_box()
    assert folded is not None
    assert unfolded is not None
    assert folded["height"] > 600 > unfolded["height"]


def test_letters_can_be_larger(visit: Household) -> None:
    ana = visit("/")
    before = ana.page.evaluate("parseFloat(getComputedStyle(document.body).fontSize)")
    ana.set("web-text-size", "130")
    expect(ana.page.locator("html")).to_have_css("font-size", f"{before * 1.3:g}px")
    ana.open("/rules/bloodborne")
    expect(ana.page.locator("html")).to_have_css("font-size", f"{before * 1.3:g}px")
