"""What moves: it is shown in its own time, it can be stilled, paused and skipped, and nobody decides by accident."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.house import Household, Visitor, play

MOVING = """document.getAnimations()
    .filter((each) => each.playState === "running" && each.effect.getComputedTiming().duration > 20).length"""


def caption(visitor: Visitor) -> Locator:
    return visitor.page.locator("[data-caption]")


def patient(visit: Household, motion: str = "no-preference") -> Visitor:
    """Somebody who sees everything at the usual pace, on the first evening."""
    ana = visit("/", patient=True, reduced_motion=motion)
    ana.play_now()
    ana.press(ana.button("web-steps-no"))
    return ana


def test_what_happened_is_shown_before_anything_is_asked(visit: Household) -> None:
    ana = patient(visit)
    ana.choose()
    expect(caption(ana)).to_be_visible()
    ana.page.wait_for_function(f"() => {MOVING} > 0")
    assert not ana.asked
    ana.press(ana.button("web-skip-all"))
    expect(caption(ana)).to_be_hidden()


def test_space_pauses_and_escape_skips(visit: Household) -> None:
    ana = patient(visit)
    ana.choose()
    expect(caption(ana)).to_be_visible()
    ana.page.keyboard.press("Space")
    expect(ana.button("web-resume")).to_be_visible()
    said = caption(ana).inner_text()
    ana.page.wait_for_timeout(1500)
    assert caption(ana).inner_text() == said
    ana.page.keyboard.press("Space")
    expect(ana.button("web-pause")).to_be_visible()
    ana.page.keyboard.press("Escape")
    expect(caption(ana)).to_be_hidden()


def test_step_by_step_waits_for_the_reader(visit: Household) -> None:
    ana = visit("/", patient=True)
    ana.play_now()
    ana.press(ana.button("web-steps-yes"))
    ana.choose()
    expect(ana.button("web-go-on")).to_be_visible()
    said = caption(ana).inner_text()
    ana.page.wait_for_timeout(1500)
    assert caption(ana).inner_text() == said
    ana.page.keyboard.press("Space")
    expect(caption(ana)).not_to_have_text(said)


def test_the_last_round_is_shown_once_more(visit: Household) -> None:
    ana = visit("/", patient=True)
    ana.play_now()
    ana.press(ana.button("web-steps-no"))
    ana.choose()
    expect(caption(ana)).to_be_visible()
    ana.page.keyboard.press("Escape")
    play([ana], lambda: ana.asked)
    lines = ana.find("region", "web-log").get_by_role("listitem")
    all_lines = lines.count()
    ana.press(ana.button("web-again"))
    expect(caption(ana).get_by_text(ana.say("web-again-shown"))).to_be_visible()
    assert lines.count() < all_lines
    ana.page.keyboard.press("Escape")
    expect(lines).to_have_count(all_lines)


def test_nothing_moves_for_whoever_asks_the_system_for_less_motion(visit: Household) -> None:
    ana = patient(visit, motion="reduce")
    ana.choose()
    expect(caption(ana)).to_be_visible()
    assert ana.page.evaluate(MOVING) == 0


def test_everything_is_there_at_once_for_whoever_wants_that(visit: Household) -> None:
    ana = visit("/", reduced_motion="no-preference")
    ana.set("web-pace", "off")
    ana.play_now()
    for _ in range(4):
        play([ana], lambda: ana.asked or ana.over)
        if ana.over:
            break
        ana.choose()
        assert ana.page.evaluate(MOVING) == 0
        expect(caption(ana)).to_be_hidden()
