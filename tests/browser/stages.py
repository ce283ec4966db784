"""Every page and stage of the client, one after the other, for what must hold on all of them."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import expect

from tests.browser.house import NOT_FOUND, Finished, Visitor, play


def pages(visitor: Visitor, finished: Finished) -> Iterator[str]:
    """The pages that are read, each when it is there."""
    yield "home"
    visitor.open("/new")
    expect(visitor.button("web-new-create")).to_be_visible()
    visitor.page.get_by_text(visitor.say("web-new-rulings"), exact=True).click()
    yield "new"
    visitor.open("/rules/bloodborne")
    visitor.field("web-rules-search").fill("e")
    yield "rules"
    visitor.open("/cards/bloodborne")
    yield "cards"
    visitor.press(visitor.page.get_by_role("button", name=visitor.words.card("hunter_pistol")))
    expect(visitor.page.get_by_role("dialog")).to_be_visible()
    yield "a card, read closely"
    visitor.open("/learn/bloodborne")
    yield "learn"
    visitor.press(visitor.link("web-tour"))
    expect(visitor.page.get_by_role("dialog")).to_be_visible()
    yield "the tour"
    visitor.open("/learn/bloodborne/executioner_trophy")
    visitor.press(visitor.button("web-go-on"))
    expect(visitor.button("web-lesson-show")).to_be_visible()
    yield "a lesson"
    while not visitor.button("web-go-on").count():
        visitor.press(visitor.button("web-lesson-show"))
    yield "a lesson, while something happens"
    visitor.open("/learn/bloodborne/fast_or_strong")
    visitor.press(visitor.button("web-go-on"))
    visitor.page.keyboard.press("3")
    visitor.press(visitor.button("web-skip-all"))
    expect(visitor.link("web-lesson-next")).to_be_visible()
    yield "what came of a decision"
    visitor.open("/credits")
    yield "credits"
    visitor.open(finished.seat)
    expect(visitor.link("web-watch-replay")).to_be_visible()
    visitor.open("/history")
    expect(visitor.button("web-history-export")).to_be_visible()
    yield "my matches"
    visitor.open("/replay/file")
    expect(visitor.button("web-file-open")).to_be_visible()
    yield "a match from a file, still to be chosen"
    visitor.open("/nowhere/at/all")
    yield "lost"
    visitor.forgive(NOT_FOUND)
    visitor.open("/replay/nowhere")
    yield "trouble"
    visitor.open(f"/replay/{finished.match}#9")
    expect(visitor.find("slider", "web-replay-moment")).to_be_visible()
    yield "replay"
    if visitor.button("web-replay-more").count():
        visitor.press(visitor.button("web-replay-more"))  # folded where there is little room
    expect(visitor.button("web-continue-here")).to_be_visible()
    yield "the replay, and what else it can"
    visitor.press(visitor.button("web-menu"))
    yield "the menu of a replay"


def plain_tables(visitor: Visitor, _finished: Finished) -> Iterator[str]:
    """A game without a drawing of its own."""
    visitor.open("/new#eldritch")
    expect(visitor.button("web-new-create")).to_be_visible()
    yield "new"
    visitor.open("/cards/eldritch")
    yield "cards"
    visitor.open("/")
    visitor.play_plainly("Eldritch Horror")
    yield "table"
    for _ in range(4):
        play([visitor], lambda: visitor.asked)
        visitor.choose()
    play([visitor], lambda: visitor.asked)
    yield "table, later"
    visitor.press(visitor.find("region", "web-plain-table").get_by_role("heading").get_by_role("button").first)
    expect(visitor.page.get_by_role("dialog")).to_be_visible()
    yield "a card, read closely"


def tables(visitor: Visitor, finished: Finished) -> Iterator[str]:
    """A table from its first moment to its last."""
    visitor.open("/new")
    visitor.page.locator("fieldset").get_by_text("3", exact=True).click()
    visitor.press(visitor.button("web-new-create"))
    expect(visitor.field("web-your-name")).to_be_visible()
    yield "lobby, standing"
    visitor.sit(2, "Ana")
    yield "lobby, seated"
    visitor.press(visitor.button("web-phone"))
    visitor.sees("web-phone-local")
    yield "the link for the phone"
    visitor.page.keyboard.press("Escape")
    visitor.press(visitor.button("web-fill-now", count=2))
    visitor.sees("web-start-ready")
    yield "lobby, full"
    visitor.start()
    yield "table"
    visitor.choose()
    yield "table, later"
    visitor.choices.first.focus()
    visitor.page.keyboard.press("i")
    expect(visitor.page.get_by_role("dialog")).to_be_visible()
    yield "a card, enlarged"
    visitor.page.keyboard.press("Escape")
    cards = visitor.say("web-bloodborne-pile", name="Ana", used=1, hand=4).partition(":")[0]
    visitor.press(visitor.page.get_by_role("button", name=cards).first)
    expect(visitor.page.get_by_role("dialog")).to_be_visible()
    yield "a hunter's cards"
    visitor.page.keyboard.press("Escape")
    side = visitor.button("web-side")
    if side.get_attribute("aria-expanded") == "false":
        visitor.press(side)
        yield "the log in its drawer"
        visitor.press(visitor.find("tab", "web-talk"))
    elif visitor.button("web-talk").count():
        visitor.press(visitor.button("web-talk"))  # folded, as only bots are there
    visitor.press(visitor.button("bloodborne-talk-strike"))
    yield "the talk"
    if visitor.find("tab", "web-log").count():
        visitor.press(visitor.find("tab", "web-log"))
    visitor.press(visitor.find("region", "web-log").get_by_role("button").first)
    expect(visitor.page.get_by_role("dialog").get_by_role("link")).to_be_visible()
    yield "the reason why"
    visitor.page.keyboard.press("Escape")
    visitor.press(visitor.button("web-menu"))
    yield "the menu"
    visitor.open(finished.seat)
    expect(visitor.button("web-rematch")).to_be_visible()
    expect(visitor.page.get_by_role("figure").first).to_be_visible()
    yield "the end"
