"""One person on several seats: alone, two and two over the link, and several people at one screen."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from gaslamp import Match
from tests.browser.house import PHONE, Household, Visitor, laid_table, new_table, opening, seat_at


def switcher(visitor: Visitor) -> Locator:
    return visitor.find("group", "web-my-seats").get_by_role("button")


def looks_at(visitor: Visitor) -> str:
    """Whose table is shown."""
    shown = visitor.find("group", "web-my-seats").get_by_role("button", pressed=True)
    return shown.locator(".name").inner_text()


def names(visitor: Visitor) -> list[str]:
    return switcher(visitor).locator(".name").all_inner_texts()


def act(visitor: Visitor) -> str:
    """Answers what is asked of the seat that is shown, and says which that was."""
    expect(visitor.page.locator("[data-open=true]")).to_be_attached()
    who = looks_at(visitor)
    visitor.choose()
    return who


def sit_too(visitor: Visitor, seat: int) -> None:
    visitor.press(visitor.button("web-sit-too-on", number=seat))
    expect(visitor.button("web-sit-too-on", number=seat)).to_have_count(0)


def lift(visitor: Visitor, name: str) -> None:
    """Takes the screen; the curtain does not open for whoever is too quick."""
    curtain = visitor.button("web-curtain-lift", name=name)
    expect(curtain).to_be_visible()
    while curtain.count():
        visitor.press(curtain)
        visitor.page.wait_for_timeout(20)
    visitor.at_table()


# -- alone with several ------------------------------------------------------------------------------------


@pytest.mark.parametrize("wishes", [{}, PHONE], ids=["wide", "phone"])
def test_one_person_plays_three_investigators_from_the_first_page_on(visit: Household, wishes: dict[str, Any]) -> None:
    ana = visit("/", plain=True, **wishes)
    ana.press(ana.button("web-play-now-of", game="Eldritch Horror"))
    dialog = ana.page.get_by_role("dialog")
    mine = dialog.get_by_role("group", name=ana.say("web-company-mine"))
    bots = dialog.get_by_role("group", name=ana.say("web-company-bots"))
    expect(mine.get_by_role("radio", name="1")).to_be_checked()
    expect(bots.get_by_role("radio", name="2")).to_be_checked()
    mine.get_by_text("3", exact=True).click()
    bots.get_by_text("0", exact=True).click()
    ana.press(ana.button("web-company-begin"))

    expect(switcher(ana)).to_have_count(3)
    assert names(ana) == ["Ada", "Ada (2)", "Ada (3)"]
    assert {act(ana) for _ in range(3)} == {"Ada", "Ada (2)", "Ada (3)"}  # each has chosen an investigator
    acted: set[str] = set()
    for _ in range(40):
        if len(acted) == 3:
            break
        acted.add(act(ana))
    assert len(acted) == 3

    ana.page.reload()
    expect(switcher(ana)).to_have_count(3)
    act(ana)  # it goes on where it was

    ana.open("/")
    ana.press(ana.button("web-play-now-of", game="Eldritch Horror"))
    expect(mine.get_by_role("radio", name="3")).to_be_checked()  # as the last time


def test_where_one_looks_is_ones_own_choice(visit: Household) -> None:
    ana = visit(new_table(visit.url, game="eldritch", players=2), plain=True)
    ana.sit(1, "Ana")
    sit_too(ana, 2)
    ana.press(ana.button("web-start"))
    expect(ana.page.locator("[data-open=true]")).to_be_attached()
    asked = looks_at(ana)
    ana.page.keyboard.press("n")
    expect(ana.page.locator("[data-open=true]")).to_have_count(0)
    assert looks_at(ana) != asked
    expect(ana.button("web-my-seat-asked", name=asked)).to_be_visible()
    ana.press(ana.button("web-my-seat-asked", name=asked))
    assert act(ana) == asked
    expect(ana.page.locator("[data-open=true]")).to_be_attached()
    assert looks_at(ana) != asked


def test_one_seat_is_left_and_taken_again(visit: Household) -> None:
    ana = visit(new_table(visit.url, game="eldritch", players=2), plain=True)
    ana.sit(1, "Ana")
    sit_too(ana, 2)
    ana.press(ana.button("web-start"))
    expect(switcher(ana)).to_have_count(2)
    left = looks_at(ana)
    ana.press(ana.button("web-menu"))
    ana.press(ana.button("web-leave"))
    ana.press(ana.button("web-leave-seat", name=left))
    expect(switcher(ana)).to_have_count(0)  # with one seat there is nothing to switch
    ana.sees("web-left", name=left)
    ana.press(ana.button("web-sit-too"))
    expect(switcher(ana)).to_have_count(2)


def test_all_seats_go_along_to_the_phone(visit: Household) -> None:
    ana = visit(new_table(visit.url, game="eldritch", players=2), plain=True)
    ana.sit(1, "Ana")
    sit_too(ana, 2)
    ana.press(ana.button("web-phone"))
    link = ana.field("web-phone-link", count=2).input_value()
    phone = visit(link.removeprefix(visit.url), plain=True, **PHONE)
    expect(phone.page.get_by_text(phone.say("core-you"), exact=True)).to_have_count(2)
    assert "seat=" not in phone.page.url


# -- over the link ------------------------------------------------------------------------------------------


def test_two_people_with_two_investigators_each(visit: Household) -> None:
    path = new_table(visit.url, game="eldritch", players=4)
    ana, bea = visit(path, plain=True), visit(path, lang="es", plain=True)
    ana.sit(1, "Ana")
    bea.sit(2, "Bea")
    sit_too(ana, 3)
    sit_too(bea, 4)
    same = ana.say("web-seat-same", names="Bea (2)")
    expect(ana.page.get_by_text(same)).to_be_visible()  # whose seats they are is seen
    ana.sees("web-start-not-ready", count=2, names="Bea and Bea (2)")
    bea.press(bea.button("web-ready"))  # once, for both
    ana.sees("web-start-ready")
    ana.press(ana.button("web-start"))

    chosen: set[str] = set()
    people = [ana, bea]
    for _ in range(4):
        [now] = [each for each in people if wait_for_question(people, each)]
        chosen.add(act(now))
    assert chosen == {"Ana", "Ana (2)", "Bea", "Bea (2)"}

    ana.press(ana.button("web-menu"))
    ana.press(ana.button("web-people"))
    ana.press(ana.button("web-send-away", name="Bea"))
    ana.sees("web-send-away-several", names="Bea (2)")
    ana.press(ana.button("web-send-away-yes"))
    expect(bea.heading("web-farewell")).to_be_visible()
    ana.page.keyboard.press("Escape")
    ana.sees("web-left", name="Bea (2)")


def wait_for_question(people: list[Visitor], one: Visitor) -> bool:
    """Whether it is this one of them who is asked, once somebody is."""
    while not any(each.page.locator("[data-open=true]").count() for each in people):
        one.page.wait_for_timeout(20)
    return one.page.locator("[data-open=true]").count() > 0


# -- several people at one screen ---------------------------------------------------------------------------


def test_a_hand_is_not_on_the_page_before_the_screen_is_handed_over(visit: Household) -> None:
    ana = visit(new_table(visit.url, players=3))
    ana.sit(1, "Ana")
    sit_too(ana, 2)
    ana.press(ana.button("web-seat-edit", name="Ana (2)"))
    ana.field("web-seat-name").fill("Bruno")
    ana.press(ana.button("web-you-keep"))
    ana.press(ana.button("web-put-bot", number=3))
    expect(ana.button("web-start")).to_have_attribute("aria-disabled", "false")
    ana.press(ana.button("web-start"))

    for name in ("Ana", "Bruno"):
        expect(ana.heading("web-curtain", name=name)).to_be_visible()
        expect(ana.hand).to_have_count(0)
        assert ana.page.locator("[data-card], .table").count() == 0
        ana.page.reload()  # nor is it after a reload
        expect(ana.heading("web-curtain", name=name)).to_be_visible()
        expect(ana.hand).to_have_count(0)
        lift(ana, name)
        ana.choose()
    # both have chosen: what happens is shown to whoever sits there, without a curtain
    expect(ana.find("group", "web-my-seats")).to_be_visible()
    expect(ana.heading("web-curtain", name="Bruno")).to_have_count(0)


def test_the_same_seats_play_again_and_the_match_is_remembered_once(browser: Browser, tmp_path: Path) -> None:
    match = nearly_over()
    with laid_table(tmp_path / "db", match, bots={2: "random"}) as server, opening(browser, server.url) as household:
        first, second = (seat_at(match, seat).partition("#")[2] for seat in (0, 1))
        ana = household(f"/table/table-1#{first}&{second}")
        play_out_behind_the_curtain(ana)
        ana.press(ana.button("web-see-end"))
        ana.press(ana.button("web-rematch"))
        lift(ana, "Ana")
        expect(switcher(ana)).to_have_count(2)
        assert names(ana) == ["Ana", "Bruno"]
        ana.open("/history")
        expect(ana.page.get_by_role("main").locator("a[href^='/replay/']")).to_have_count(1)


def nearly_over() -> Match:
    """Some choices before the end."""
    match = Match.start("bloodborne", players=("Ana", "Bruno", "Carla"), seed=3, options={"final_boss": "rom"})
    while not match.over:
        for decision in match.pending:
            match.choose(decision.seat, decision.options[0])
    return match.replayed(len(match.choices) - 6)


def play_out_behind_the_curtain(visitor: Visitor) -> None:
    curtain = visitor.page.locator(".curtain .button.primary")
    while True:
        expect(visitor.hand.or_(curtain).or_(visitor.button("web-see-end")).first).to_be_visible()
        if visitor.over:
            return
        if curtain.count():
            curtain.click()
        elif visitor.asked:
            visitor.choose()
        else:
            visitor.page.wait_for_timeout(20)
