"""The plain table, for whoever wants no drawings: Eldritch Horror with bots."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.house import PHONE, Finished, Household, Visitor, finished_match, opening, play
from tests.server.house import Server

GAME = "Eldritch Horror"


@pytest.fixture(scope="module")
def lost(server: Server) -> Finished:
    """A match of one player that is over."""
    return finished_match(server.url, game="eldritch", players=1)


def table(visitor: Visitor) -> Locator:
    return visitor.find("region", "web-plain-table")


def log_length(visitor: Visitor) -> int:
    """How many lines the log has, which may be in its drawer."""
    side = visitor.button("web-side")
    drawer = side.get_attribute("aria-expanded") == "false"
    if drawer:
        visitor.press(side)
    lines = visitor.find("region", "web-log").get_by_role("listitem").count()
    if drawer:
        visitor.press(side)
    return lines


@pytest.mark.parametrize("wishes", [{}, PHONE], ids=["wide", "phone"])
def test_it_is_played_from_the_first_page_on(visit: Household, wishes: dict[str, Any]) -> None:
    ana = visit("/", plain=True, **wishes)
    ana.play_plainly(GAME)
    ana.sees("eldritch-ask-new-investigator")
    who = ana.choices.first.locator("span").inner_text()
    ana.choose()
    items = table(ana).get_by_role("listitem").filter(has=ana.page.get_by_role("heading"))
    mine = items.filter(has_text="Ada").first
    expect(mine.get_by_role("heading")).to_contain_text(who)

    play([ana], lambda: ana.asked)
    told = log_length(ana)
    for _ in range(6):
        ana.choose()
        play([ana], lambda: ana.asked)
    assert log_length(ana) > told


def test_what_may_not_be_chosen_says_why(visit: Household) -> None:
    ana = visit("/", lang="es", plain=True)
    ana.play_plainly(GAME)
    ana.choose()
    travel = ana.say("eldritch-option-action-travel")
    play([ana], lambda: ana.choices.filter(has_text=travel).count() > 0)
    ana.sees("web-plain-not-now")
    ana.sees("eldritch-why-not-alone")


def test_what_is_named_can_be_read(visit: Household) -> None:
    ana = visit("/", plain=True)
    ana.play_plainly(GAME)
    name = ana.choices.first.locator("span").inner_text()
    ana.press(ana.button("web-plain-read", card=name))
    dialog = ana.page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name=name)).to_be_visible()
    expect(dialog).to_contain_text("Influence")
    ana.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    assert ana.asked


def test_the_keyboard_stays_with_the_choices(visit: Household) -> None:
    ana = visit("/", plain=True)
    ana.play_plainly(GAME)
    ana.choices.nth(2).focus()
    ana.choose_by_key()
    play([ana], lambda: ana.asked)
    assert ana.page.locator(":focus").get_by_role("heading", name=ana.say("web-plain-choices")).count()


def test_its_end_and_its_replay_are_seen(visit: Household, lost: Finished) -> None:
    ana = visit(lost.seat, plain=True)
    ana.sees("web-plain-end")
    ana.press(ana.link("web-watch-replay"))
    ana.button("web-replay-next").click()
    investigator = table(ana).get_by_role("listitem").get_by_role("heading").get_by_role("button").inner_text()
    expect(ana.page.get_by_text(f"Ana: {investigator}", exact=True)).to_be_visible()


def test_its_agreements_are_made_by_their_names(visit: Household) -> None:
    ana = visit("/", plain=True)
    ana.press(ana.link("web-set-table-of", game=GAME))
    ana.field("eldritch-agreement-ancient-one").select_option(label="Yog-Sothoth")
    ana.press(ana.button("web-new-create"))
    expect(ana.page.get_by_text("Yog-Sothoth")).to_be_visible()


def test_who_wants_plain_tables_says_so_and_may_change_their_mind(browser: Browser, server: Server) -> None:
    with opening(browser, server.url) as household:
        ana = household("/")
        ana.press(ana.button("web-settings"))
        ana.find("checkbox", "web-plain-wish").check()
        ana.page.keyboard.press("Escape")
        ana.play_plainly(ana.say("server-game-bloodborne"))
        expect(table(ana)).to_be_visible()
        ana.press(ana.button("web-menu"))
        ana.find("checkbox", "web-plain-wish").uncheck()
        ana.page.keyboard.press("Escape")
        ana.at_table()
        expect(table(ana)).to_have_count(0)
