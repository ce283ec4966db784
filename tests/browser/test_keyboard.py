"""No mouse: Tab, Enter, arrows and digits."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.house import Household, Visitor, play

# Whether whoever cannot use a mouse sees where they are.
FOCUS = """() => {
    const here = document.activeElement;
    const shown = getComputedStyle(here).outlineStyle !== "none" && parseFloat(getComputedStyle(here).outlineWidth) > 0;
    const box = here.getBoundingClientRect();
    const inside = box.width > 0 && box.height > 0 && box.bottom > 0 && box.top < innerHeight;
    return here.matches(":focus-visible") && shown && inside ? "" : here.outerHTML.slice(0, 200);
}"""


def tab_to(visitor: Visitor, wanted: str) -> None:
    """Go on with Tab until something is in focus; on the way the focus is always in sight."""
    for _ in range(80):
        visitor.page.keyboard.press("Tab")
        hidden = visitor.page.evaluate(FOCUS)
        assert not hidden, hidden
        if visitor.page.locator(":focus").and_(visitor.page.locator(wanted)).count():
            return
    raise AssertionError(f"{wanted} cannot be reached")


def test_from_the_first_page_to_the_end_of_a_round_without_a_mouse(visit: Household) -> None:
    ana = visit("/")
    keys = ana.page.keyboard
    tab_to(ana, f"button:has-text('{ana.say('web-play-now')}')")
    keys.press("Enter")
    ana.at_table()

    tab_to(ana, "li button[aria-pressed]")
    first = ana.page.locator(":focus").inner_text()
    keys.press("ArrowRight")
    assert ana.page.locator(":focus").inner_text() != first
    assert not ana.page.evaluate(FOCUS)
    keys.press("i")
    dialog = ana.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    keys.press("Escape")
    expect(dialog).to_be_hidden()
    assert ana.asked
    keys.press("ArrowLeft")
    assert ana.page.locator(":focus").inner_text() == first

    ana.until_answered(lambda: keys.press("Enter"))
    play([ana], lambda: ana.in_round(2), Visitor.choose_by_key)


def test_the_first_press_of_tab_offers_a_way_past_the_header(visit: Household) -> None:
    ana = visit("/rules/bloodborne")
    ana.page.keyboard.press("Tab")
    expect(ana.link("web-skip")).to_be_focused()
    expect(ana.link("web-skip")).to_be_in_viewport()
    ana.page.keyboard.press("Enter")
    expect(ana.page.get_by_role("main")).to_be_focused()


def test_turning_a_page_moves_the_focus_to_its_title(visit: Household) -> None:
    ana = visit("/")
    ana.link("web-nav-rules").click()
    expect(ana.heading("web-rules", game=ana.say("server-game-bloodborne"))).to_be_focused()


def test_the_menus_open_and_close_by_keyboard(visit: Household) -> None:
    ana = visit("/")
    ana.button("web-settings").focus()
    ana.page.keyboard.press("Enter")
    tab_to(ana, "select")
    expect(ana.field("web-language")).to_be_focused()
    ana.page.keyboard.press("Escape")
    expect(ana.field("web-language")).to_be_hidden()
    expect(ana.button("web-settings")).to_be_focused()
