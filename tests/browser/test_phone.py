"""The table in one hand: a phone held upright, touched with a thumb."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.house import PHONE, SMALL_PHONE, Household, Visitor, play


def in_reach(visitor: Visitor) -> bool:
    """Whether all that can be chosen is in the lower half of the screen."""
    inside: bool = visitor.choices.evaluate_all(
        """all => all.map((each) => each.getBoundingClientRect())
            .every(({ top, bottom }) => top > innerHeight / 2 && bottom <= innerHeight)"""
    )
    return inside


@pytest.mark.parametrize("phone", [PHONE, SMALL_PHONE], ids=["390", "360"])
def test_two_taps_to_a_game_and_a_round_by_thumb(visit: Household, phone: dict[str, Any]) -> None:
    ana = visit("/", **phone)
    ana.play_button.tap()
    ana.at_table()
    assert in_reach(ana)
    ana.choose()
    # chosen, unless the others were quick: then there is another question, in this round or the next
    expect(ana.chosen.or_(ana.page.locator("[data-open=true]")).first).to_be_attached()
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
    ana.page.wait_for_timeout(350)  # to the browser, a second touch before that belongs to the first
    dialog.get_by_role("button", name=ana.say("web-close")).tap()
    expect(dialog).to_be_hidden()
    assert ana.asked
