"""What moves: it is shown, it is in nobody's way, and it can be stilled."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.house import Household, Visitor, play

MOVING = """document.getAnimations()
    .filter((each) => each.playState === "running" && each.effect.getComputedTiming().duration > 20).length"""


def test_what_happened_is_played_and_one_may_choose_meanwhile(visit: Household) -> None:
    ana = visit("/", reduced_motion="no-preference")
    ana.play_now()
    skip = ana.page.get_by_text(ana.say("web-bloodborne-skip"), exact=True)
    ana.choose()
    expect(skip).to_be_visible()
    ana.page.wait_for_function(f"{MOVING} > 0")
    assert ana.asked
    ana.choose()

    play([ana], lambda: skip.is_visible())
    skip.click()
    expect(skip).to_be_hidden()


def stays_still(ana: Visitor) -> None:
    skip = ana.page.get_by_text(ana.say("web-bloodborne-skip"), exact=True)
    for _ in range(4):
        play([ana], lambda: ana.asked or ana.over)
        if ana.over:
            break
        ana.choose()
        assert ana.page.evaluate(MOVING) == 0
        expect(skip).to_be_hidden()


def test_nothing_moves_for_whoever_asks_the_system_for_less_motion(visit: Household) -> None:
    ana = visit("/")
    ana.play_now()
    stays_still(ana)


def test_nothing_moves_for_whoever_asks_the_page_for_none(visit: Household) -> None:
    ana = visit("/", reduced_motion="no-preference")
    ana.set("web-motion", "none")
    ana.play_now()
    stays_still(ana)
