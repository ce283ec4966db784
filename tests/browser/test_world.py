"""The map of Eldritch Horror: looked at, moved, and chosen from, by mouse, by fingers and by keys."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from gaslamp import Match
from tests.browser.crowd import PLAYERS, acting, crowded, show
from tests.browser.house import PHONE, Household, Visitor, laid_table, opening, seat_at
from tests.browser.test_access import everything
from tests.server.house import Server

DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}


@pytest.fixture(scope="module")
def match() -> Match:
    """Ana has chosen to travel."""
    match = acting()
    match.choose(0, "travel")
    return match


@pytest.fixture
def server(match: Match, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database = tmp_path_factory.mktemp("world") / "tables.sqlite"
    with laid_table(database, match, dict.fromkeys(range(1, len(PLAYERS[:4])), "random")) as server:
        yield server


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Household]:
    with opening(browser, server.url) as household:
        yield household


def medallion(visitor: Visitor, space: str) -> Locator:
    return visitor.page.locator(f'[data-space="{space}"]')


def middle(visitor: Visitor, space: str) -> tuple[float, float]:
    """Where a space is on the screen."""
    box = medallion(visitor, space).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def apart(visitor: Visitor) -> float:
    """How far two spaces lie apart on the screen: the closer one looks, the farther."""
    return middle(visitor, "tokyo")[0] - middle(visitor, "san_francisco")[0]


def at_rest(visitor: Visitor) -> None:
    """The map is drawn sharply again once nothing moves it."""
    visitor.page.wait_for_function("() => !document.querySelector('[data-map]').style.willChange")


def at_map(visit: Household, match: Match, **wishes: Any) -> Visitor:
    ana = visit(seat_at(match, 0), **wishes)
    expect(medallion(ana, "rome")).to_be_attached()
    at_rest(ana)
    return ana


def close_to(found: tuple[float, float], wanted: tuple[float, float]) -> bool:
    return all(abs(a - b) < 2 for a, b in zip(found, wanted, strict=True))


# -- looking --------------------------------------------------------------------------------------------------


def test_mouse_moves_the_map(visit: Household, match: Match) -> None:
    ana = at_map(visit, match, **DESK)
    whole = apart(ana)
    x, y = middle(ana, "11")
    mouse = ana.page.mouse
    mouse.move(x + 40, y + 40)

    mouse.wheel(0, -600)
    at_rest(ana)
    assert apart(ana) > 1.5 * whole
    nearer = middle(ana, "11")

    mouse.down()
    mouse.move(x + 100, y)
    mouse.move(x + 140, y - 10)
    mouse.up()
    at_rest(ana)
    assert close_to(middle(ana, "11"), (nearer[0] + 100, nearer[1] - 50))
    expect(ana.page.get_by_role("dialog")).to_have_count(0)  # who drags does not press

    before = apart(ana)
    ana.press(ana.button("web-eldritch-farther"))
    assert apart(ana) < before
    ana.press(ana.button("web-eldritch-fit"))
    at_rest(ana)
    assert apart(ana) == pytest.approx(whole, abs=2)
    x, y = middle(ana, "11")
    mouse.dblclick(x + 40, y + 40)
    at_rest(ana)
    assert apart(ana) > 1.3 * whole


def test_what_is_under_the_wheel_stays_there(visit: Household, match: Match) -> None:
    ana = at_map(visit, match, **DESK)
    before = middle(ana, "rome")
    ana.page.mouse.move(*before)
    ana.page.mouse.wheel(0, -500)
    at_rest(ana)
    assert close_to(middle(ana, "rome"), before)


def test_keys_move_the_map(visit: Household, match: Match) -> None:
    ana = at_map(visit, match, **DESK)
    whole = apart(ana)
    medallion(ana, "rome").focus()
    ana.page.keyboard.press("+")
    assert apart(ana) > 1.3 * whole
    ana.page.keyboard.press("0")
    assert apart(ana) == pytest.approx(whole, abs=2)


def test_fingers_move_the_map(visit: Household, match: Match) -> None:
    ana = at_map(visit, match, **PHONE)
    before, (x, y) = apart(ana), middle(ana, match.view(0)["investigators"][0]["space"])
    line = ana.page.context.new_cdp_session(ana.page)

    def touch(kind: str, *fingers: tuple[float, float]) -> None:
        points = [{"x": round(x), "y": round(y), "id": index} for index, (x, y) in enumerate(fingers)]
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    x, y = x + 30, y + 45  # beside it
    touch("touchStart", (x - 30, y))
    touch("touchStart", (x - 30, y), (x + 30, y))
    for spread in (36, 42, 48, 54, 60):
        touch("touchMove", (x - spread, y), (x + spread, y))
    touch("touchEnd")
    at_rest(ana)
    assert apart(ana) == pytest.approx(2 * before, rel=0.05)

    rome = middle(ana, "rome")
    touch("touchStart", (x, y))
    for step in (10, 20, 30, 40):
        touch("touchMove", (x + step, y))
    touch("touchEnd")
    at_rest(ana)
    assert close_to(middle(ana, "rome"), (rome[0] + 40, rome[1]))
    expect(ana.page.get_by_role("dialog")).to_have_count(0)


def test_where_am_i(visit: Household, match: Match) -> None:
    ana = at_map(visit, match, **PHONE)
    own = match.view(0)["investigators"][0]["space"]
    ana.press(ana.button("web-eldritch-fit"))
    at_rest(ana)
    far = apart(ana)
    ana.press(ana.button("web-eldritch-where-am-i"))
    at_rest(ana)
    assert apart(ana) > far
    expect(medallion(ana, own)).to_be_in_viewport()


# -- choosing ---------------------------------------------------------------------------------------------------


def standing(visitor: Visitor, space: str) -> Locator:
    """Ana's investigator at a space."""
    return visitor.page.locator(f'[data-place="space:{space}"] [data-seat="0"]')


def by_mouse(visitor: Visitor, space: str) -> None:
    medallion(visitor, space).click()


def by_touch(visitor: Visitor, space: str) -> None:
    medallion(visitor, space).tap()


def by_key(visitor: Visitor, space: str) -> None:
    """From one's own space along the way that leads there."""
    page = visitor.page
    own = page.locator("[data-place^='space:']", has=page.locator('[data-seat="0"]')).locator("[data-space]")
    for arrow in ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"):
        own.focus()
        page.keyboard.press(arrow)
        if page.evaluate("document.activeElement.dataset.space") == space:
            break
    page.keyboard.press("Enter")


@pytest.mark.parametrize(
    ("wishes", "go"),
    [(DESK, by_mouse), (PHONE, by_touch), (DESK, by_key)],
    ids=["mouse", "touch", "keys"],
)
def test_travel_on_the_map(
    visit: Household, match: Match, wishes: dict[str, Any], go: Callable[[Visitor, str], None]
) -> None:
    ana = at_map(visit, match, **wishes)
    [decision] = [each for each in match.pending if each.seat == 0]
    for option in decision.options:
        expect(medallion(ana, option.id)).to_have_class(re.compile(r"\bmay\b"))
        expect(medallion(ana, option.id)).to_be_in_viewport()
    expect(medallion(ana, "antarctica")).not_to_have_class(re.compile(r"\bmay\b"))
    goal = decision.options[0].id
    ana.until_answered(lambda: go(ana, goal))
    expect(standing(ana, goal)).to_be_attached()


def test_the_way_there(visit: Household, match: Match) -> None:
    ana = at_map(visit, match, **DESK)
    [decision] = [each for each in match.pending if each.seat == 0]
    goal = decision.options[0].id
    medallion(ana, goal).hover()
    expect(ana.page.get_by_text(ana.say("web-eldritch-way", turns=1, trains=0, ships=0), exact=False)).to_be_visible()


def test_a_space_that_is_no_answer_is_opened(visit: Household, match: Match) -> None:
    ana = at_map(visit, match, **DESK)
    medallion(ana, "antarctica").click()
    expect(ana.page.locator("[data-space-sheet=antarctica]")).to_be_visible()
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator("[data-space-sheet]")).to_have_count(0)
    medallion(ana, "antarctica").focus()
    ana.page.keyboard.press("Enter")
    expect(ana.page.locator("[data-space-sheet=antarctica]")).to_be_visible()


# -- a crowd ----------------------------------------------------------------------------------------------------

# Everything that stands or lies on a space, by space: what overlaps hides something.
BOXES = """() => [...document.querySelectorAll("[data-place^='space:']")].map((place) =>
    [...place.querySelectorAll("[data-token], [data-space]")].map((each) => {
        const { left, top, right, bottom } = each.getBoundingClientRect();
        return { what: each.dataset.token ?? each.dataset.space, left, top, right, bottom };
    }))"""


def overlapping(visitor: Visitor) -> list[str]:
    found = []
    for boxes in visitor.page.evaluate(BOXES):
        for one, other in combinations(boxes, 2):
            wide = min(one["right"], other["right"]) - max(one["left"], other["left"])
            high = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
            if wide > 1 and high > 1:
                found.append(f"{one['what']} and {other['what']} of {boxes[0]['what']}: {wide:.0f} by {high:.0f}")
    return found


@pytest.mark.parametrize("wishes", [DESK, PHONE], ids=["desk", "phone"])
def test_nothing_hides_another_thing(visit: Household, match: Match, wishes: dict[str, Any]) -> None:
    ana = visit.stranger(**wishes)
    show(ana.page, crowded())
    ana.open(seat_at(match, 0))
    at_rest(ana)
    assert len(ana.page.evaluate(BOXES)) == 36
    assert overlapping(ana) == []
    ana.page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert overlapping(ana) == []
    ana.page.evaluate("document.documentElement.style.fontSize = ''")
    for _ in range(3):
        ana.press(ana.button("web-eldritch-closer"))
    at_rest(ana)
    expect(ana.page.locator("[data-place='space:rome'] [data-token=monster]")).to_have_count(6)
    assert overlapping(ana) == []


def test_a_crowd_is_heard_and_read(visit: Household, match: Match) -> None:
    ana = visit.stranger(**DESK)
    show(ana.page, crowded())
    ana.open(seat_at(match, 0))
    at_rest(ana)
    assert list(everything(ana)) == []

    europe = ana.find("list", "web-eldritch-part-europe")
    rome = europe.get_by_role("button", name=re.compile("^Rome: "))
    heard = rome.get_attribute("aria-label") or ""
    things: dict[str, dict[str, Any]] = {
        "web-eldritch-heard-gate": {"omen": "red"},
        "web-eldritch-heard-clues": {"count": 1},
        "web-eldritch-heard-tokens": {"count": 2},
        "web-eldritch-heard-body": {"name": "Mark Harrigan"},
        "web-eldritch-heard-train": {"spaces": "Space 14 and Istanbul"},
    }
    for key, arguments in things.items():
        assert ana.say(key, **arguments) in heard

    rome.focus()
    ana.page.keyboard.press("i")
    sheet = ana.page.locator("[data-space-sheet=rome]")
    expect(sheet).to_be_visible()
    for name in ("Wind-Walker", "Byakhee", "Mark Harrigan"):
        expect(sheet.get_by_text(name).first).to_be_attached()
    assert list(everything(ana)) == []
