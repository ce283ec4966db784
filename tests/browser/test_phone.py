"""The table in one hand: a phone held upright, touched with a thumb."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.house import PHONE, SMALL_PHONE, Household, Visitor, play
from tests.browser.stages import pages, tables

# Only the cards in the hand and the row of ready phrases may be moved sideways.
SIDEWAYS = """() => [document.documentElement, ...document.querySelectorAll("body *")]
    .filter((each) => each.scrollWidth > each.clientWidth + 1)
    .filter((each) => !each.closest("[data-place=hand], [role=group]"))
    .filter((each) => each === document.documentElement || ["auto", "scroll"].includes(getComputedStyle(each).overflowX))
    .map((each) => `${each.tagName} ${each.className} ${each.scrollWidth} > ${each.clientWidth}`)"""


def in_reach(visitor: Visitor) -> bool:
    """Whether all that can be chosen is in the lower half of the screen."""
    screen = visitor.page.viewport_size
    assert screen is not None
    boxes = [choice.bounding_box() for choice in visitor.choices.all()]
    return all(box and box["y"] > screen["height"] / 2 and box["y"] + box["height"] <= screen["height"] for box in boxes)


@pytest.mark.parametrize("phone", [PHONE, SMALL_PHONE], ids=["390", "360"])
def test_two_taps_to_a_game_and_a_round_by_thumb(visit: Household, phone: dict[str, Any]) -> None:
    ana = visit("/", **phone)
    ana.button("web-play-now").tap()
    ana.at_table()
    assert in_reach(ana)
    ana.choices.first.tap()
    expect(ana.chosen.or_(ana.text("web-bloodborne-round", round=2)).first).to_be_attached()
    play([ana], lambda: ana.in_round(2) and ana.asked)
    assert in_reach(ana)


def test_a_long_press_reads_a_card_and_chooses_nothing(visit: Household) -> None:
    ana = visit("/", **PHONE)
    ana.play_now()
    box = ana.choices.first.bounding_box()
    assert box is not None
    finger = ana.context.new_cdp_session(ana.page)
    spot = {"x": box["x"] + 20, "y": box["y"] + 40}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    dialog = ana.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    dialog.get_by_role("button", name=ana.say("web-close")).tap()
    expect(dialog).to_be_hidden()
    assert ana.asked


def too_wide(visitor: Visitor, match: str, prepare: str = "") -> list[str]:
    """What scrolls sideways, on all pages and stages."""
    return [
        f"{stage}: {found}"
        for stages in (pages(visitor, match), tables(visitor))
        for stage in stages
        for found in visitor.page.evaluate(f"{prepare}({SIDEWAYS})()")
    ]


@pytest.mark.parametrize("lang", ["en", "it"])
def test_nothing_scrolls_sideways_on_a_small_phone(visit: Household, match: str, lang: str) -> None:
    found = too_wide(visit("/", lang=lang, **SMALL_PHONE), match)
    assert not found, found


def test_nothing_scrolls_sideways_with_text_at_twice_its_size(visit: Household, match: str) -> None:
    visitor = visit("/", viewport={"width": 720, "height": 900})
    found = too_wide(visitor, match, "document.documentElement.style.fontSize = '200%';")
    assert not found, found
