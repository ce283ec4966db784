"""The people of Eldritch Horror: choosing them, their sheets, and what is not known of their cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from gaslamp import Match
from gaslamp.bots import Chair, let_choose, make_bot
from gaslamp.core.packs import Pack
from tests.browser.house import SMALL_PHONE, Visitor, laid_table, opening, seat_at
from tests.browser.test_access import everything

PEOPLE = ("Ana", "Bruno", "Carla")
PACK = Pack.core("eldritch")
CARDS = {(card["kind"], card["id"]): card for card in PACK.game.components(PACK.box, "en")}


def called(kind: str, name: str) -> str:
    return str(CARDS[kind, name]["name"])


def played(until: Callable[[Match], bool]) -> Match:
    """Always the same match of greedy bots, until something is so."""
    match = Match.start("eldritch", players=PEOPLE, seed=9, options={"lead": 0})
    bots = [make_bot("greedy", Chair.at(match, seat, seat)) for seat in range(len(PEOPLE))]
    while not until(match):
        let_choose(match, match.pending[0], bots[match.pending[0].seat])
    return match


def gathering(match: Match) -> bool:
    """Ana has chosen, Bruno is asked."""
    return match.pending[0].seat == 1


def in_round_two(match: Match) -> bool:
    return match.view(None)["round"] == 2 and match.pending[0].kind == "action" and match.pending[0].seat == 0


@contextmanager
def sitting(browser: Browser, folder: Path, match: Match, *seats: int, **wishes: Any) -> Iterator[list[Visitor]]:
    """People in front of a match, each with a browser."""
    with laid_table(folder / "tables.sqlite", match) as server, opening(browser, server.url) as visit:
        yield [visit(seat_at(match, seat), **wishes) for seat in seats]
        assert not server.complaints()


def candidate(visitor: Visitor, name: str) -> Locator:
    return visitor.page.locator(f'[data-investigator="{name}"]')


def take(visitor: Visitor, name: str) -> Locator:
    return visitor.button("web-eldritch-take", name=called("investigator", name))


def open_sheet(visitor: Visitor, seat: int) -> Locator:
    """Somebody's sheet, from the strip or from the tab that holds it on a small screen."""
    tab = visitor.page.locator("#part-people")
    if tab.is_visible():
        visitor.press(tab)
    visitor.press(visitor.find("list", "web-eldritch-people").get_by_role("listitem").nth(seat).get_by_role("button"))
    dialog = visitor.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    return dialog


# -- choosing ---------------------------------------------------------------------------------------------


def test_an_investigator_is_chosen_with_the_mouse(browser: Browser, tmp_path: Path) -> None:
    match = played(gathering)
    [taken] = [you["id"] for you in match.view(1)["investigators"] if you]
    free = match.view(1)["unused"][0]
    with sitting(browser, tmp_path, match, 1, 2) as [bruno, carla]:
        expect(bruno.page.locator("[data-investigator]")).to_have_count(12)
        expect(candidate(bruno, taken)).to_contain_text(bruno.say("web-eldritch-taken", name="Ana"))
        expect(take(bruno, taken)).to_have_count(0)
        expect(carla.find("heading", "web-eldritch-gathering")).to_be_visible()
        bruno.until_answered(lambda: take(bruno, free).click())
        expect(candidate(carla, free)).to_contain_text(carla.say("web-eldritch-taken", name="Bruno"))
        expect(carla.page.locator("#choose-people")).to_have_text(carla.say("eldritch-ask-new-investigator"))
        carla.until_answered(lambda: carla.page.locator(".take").first.click())
        for visitor in (bruno, carla):
            expect(visitor.page.locator("[data-investigator]")).to_have_count(0)
        expect(bruno.page.locator(".sheet").get_by_role("heading", level=3)).to_have_text(called("investigator", free))


def test_whom_the_team_needs_is_suggested_and_taken_by_keyboard(browser: Browser, tmp_path: Path) -> None:
    with sitting(browser, tmp_path, played(gathering), 1) as [bruno]:
        bruno.button("web-eldritch-pick-for-us").focus()
        bruno.page.keyboard.press("Enter")
        suggested = bruno.page.locator(".suggested")
        expect(suggested).to_have_count(1)
        expect(suggested.get_by_role("button", pressed=False).last).to_be_focused()
        name = suggested.get_by_role("heading").inner_text()
        expect(bruno.page.get_by_role("status").filter(has_text=name)).to_be_visible()
        bruno.until_answered(lambda: bruno.page.keyboard.press("Enter"))
        expect(bruno.page.locator(".take")).to_have_count(0)


def test_the_best_at_something_come_first_and_the_table_can_be_seen(browser: Browser, tmp_path: Path) -> None:
    with sitting(browser, tmp_path, played(gathering), 1) as [bruno]:
        bruno.field("web-eldritch-sort").select_option("strength")
        people = bruno.page.locator("[data-investigator]")
        order = people.evaluate_all("all => all.map(each => each.dataset.investigator)")
        strength = [CARDS["investigator", name]["skills"]["strength"] for name in order]
        assert strength == sorted(strength, reverse=True) != sorted(strength)
        bruno.press(bruno.button("web-eldritch-look-at-table"))
        expect(bruno.page.locator("[data-investigator]")).to_have_count(0)
        bruno.press(bruno.button("web-eldritch-back-to-choosing"))
        expect(bruno.page.locator("[data-investigator]")).to_have_count(12)


# -- sheets -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("wishes", [{}, SMALL_PHONE], ids=["wide", "phone"])
def test_everybodys_sheet_is_one_press_away(browser: Browser, tmp_path: Path, wishes: dict[str, Any]) -> None:
    match = played(in_round_two)
    with sitting(browser, tmp_path, match, 0, **wishes) as [ana]:
        for seat, you in enumerate(match.view(0)["investigators"]):
            dialog = open_sheet(ana, seat)
            expect(dialog.get_by_role("heading", level=3)).to_have_text(called("investigator", you["id"]))
            for card in [*you["possessions"], *you["conditions"]]:
                expect(dialog.locator(f'[data-place="card:{card["id"]}"]').first).to_be_visible()
            ana.page.keyboard.press("Escape")
            expect(ana.page.get_by_role("dialog")).to_have_count(0)


def test_a_back_that_nobody_has_seen_stays_unknown(browser: Browser, tmp_path: Path) -> None:
    match = played(in_round_two)
    seat, spell = next(
        (you["seat"], card["id"])
        for you in match.view(0)["investigators"]
        for card in you["possessions"]
        if card["kind"] == "spell" and not card.get("back")
    )
    with sitting(browser, tmp_path, match, 0) as [ana]:
        sheet = open_sheet(ana, seat)
        ana.press(sheet.locator(f'[data-place="card:{spell}"] .read'))
        dialog = ana.page.get_by_role("dialog", name=called("spell", spell))
        expect(dialog).to_contain_text(CARDS["spell", spell]["front"][0].partition(": ")[2])
        expect(dialog).to_contain_text(ana.say("web-eldritch-back-unknown"))
        for back in CARDS["spell", spell]["backs"]:
            expect(dialog).not_to_contain_text(back["text"][0])


@pytest.mark.parametrize("wishes", [{}, SMALL_PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("moment", [gathering, in_round_two])
def test_nothing_here_keeps_anybody_out(
    browser: Browser, tmp_path: Path, wishes: dict[str, Any], moment: Callable[[Match], bool]
) -> None:
    match = played(moment)
    with sitting(browser, tmp_path, match, match.pending[0].seat, **wishes) as [visitor]:
        if moment is in_round_two:
            open_sheet(visitor, 1)
        assert not list(everything(visitor))
