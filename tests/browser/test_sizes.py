"""The table at every size: whoever chooses sees the monster, their hand and what is asked, and can read each card."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from gaslamp import Match
from gaslamp.core.packs import Pack
from tests.browser.house import Household, Visitor, laid_table, opening, seat_at
from tests.server.house import Server

PHONES = ["360x640", "390x664", "390x844", "844x390"]
TABLETS = ["768x1024", "1024x768"]
LAPTOPS = ["1280x720", "1280x800", "1440x900", "1920x1080"]
# Where the hand holds no more than the first words of a card.
COMPACT = ["360x640", "390x664", "844x390"]
ROOMY = [size for size in (*PHONES, *TABLETS, *LAPTOPS) if size not in COMPACT]
LANGUAGES = ["en", "es", "it", "pt-BR"]

# What of an element is out of sight or under something else: nothing, if all is well.
COVERED = """(all) => all.flatMap((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    const name = `${each.tagName} ${each.className} at ${[left, top, right, bottom].map(Math.round)}`;
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) return `${name} is out of sight`;
    // what can be pressed on the monster reaches, unseen, a little over its neighbours
    const home = each.closest("[data-place=monster]") ?? each;
    const spots = [[0.5, 0.5], [0.1, 0.2], [0.9, 0.2], [0.1, 0.8], [0.9, 0.8]];
    return spots.map(([x, y]) => document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y))
        .filter((found) => !found || !(home.contains(found) || found.contains(each)))
        .map((found) => `${name} is covered by ${found?.tagName} ${found?.className}`);
})"""

# Which words of a card in the hand are cut or too small, and which cards lie over each other.
CUT = """(cards) => cards.flatMap((card, index) => {
    const face = card.querySelector(".card-face");
    const box = face.getBoundingClientRect();
    const words = [...face.querySelectorAll(".name, .kind, .text")];
    const outside = words.filter((each) => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        return left < box.left || right > box.right || top < box.top || bottom > box.bottom;
    });
    const cut = [face, face.querySelector(".plate")]
        .filter((each) => each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1);
    const shortened = words.map((each) => [each, getComputedStyle(each)])
        .filter(([, style]) => style.webkitLineClamp !== "none" || style.textOverflow === "ellipsis"
            || style.maskImage !== "none" || parseFloat(style.fontSize) < 12)
        .map(([each]) => each);
    const under = cards[index + 1]?.getBoundingClientRect().left < card.getBoundingClientRect().right ? [card] : [];
    return [...outside, ...cut, ...shortened, ...under].map((each) => `${each.className} of ${words[0].textContent}`);
})"""


class Moment(NamedTuple):
    """A match, and who is asked in it."""

    match: Match
    seat: int


def crowded() -> Moment:
    """Five hunters, one of whom has seven cards to choose from, against a foe with much to say, of two types."""
    texts = {card["id"]: card["text"] for card in components("en")}
    for seed in range(300):
        dice = random.Random(seed)
        match = Match.start("bloodborne", players=5, seed=seed)
        while not match.over:
            for decision in match.pending:
                view = match.view(decision.seat)
                hand = view["hunters"][decision.seat]["hand"]
                if (
                    decision.kind == "choose_card"
                    and len(hand) == 7
                    and len(view["available_upgrades"]) == 5
                    and len(texts[view["monster"]["id"]]) > 100
                ):
                    return Moment(match, decision.seat)
            decision = dice.choice(match.pending)
            match.choose(decision.seat, dice.choice(decision.options))
    raise AssertionError("no such moment")


def components(lang: str) -> list[dict[str, Any]]:
    pack = Pack.core("bloodborne")
    found: list[dict[str, Any]] = pack.game.components(pack.box, lang)
    return found


@pytest.fixture(scope="module")
def moment() -> Moment:
    return crowded()


@pytest.fixture(scope="module")
def laid(tmp_path_factory: pytest.TempPathFactory, moment: Moment) -> Iterator[Server]:
    patient = 10**6  # nobody else comes, and nobody minds
    with laid_table(tmp_path_factory.mktemp("sizes") / "tables.sqlite", moment.match, absence=patient) as server:
        yield server


@pytest.fixture
def table(browser: Browser, laid: Server) -> Iterator[Household]:
    """Where one looks, and chooses nothing."""
    with opening(browser, laid.url) as household:
        yield household


def viewport(size: str) -> Any:
    width, height = map(int, size.split("x"))
    return {"width": width, "height": height}


def screen(size: str) -> dict[str, Any]:
    touched = {"has_touch": True, "is_mobile": True} if size in (*PHONES, *TABLETS) else {}
    return {"viewport": viewport(size), **touched}


def covered(visitor: Visitor, what: str) -> list[str]:
    found = visitor.page.locator(what)
    assert found.count(), what
    hidden: list[str] = found.evaluate_all(COVERED)
    return hidden


FOE = "[data-place=monster]"
NEEDED = [".prompt .main", f"{FOE} h2", f"{FOE} [data-place=echoes]", f"{FOE} .ability", f"{FOE} .facts li"]
# The other hunters, what may be taken in the Hunter's Dream, and the Final Boss.
BESIDE = ["[data-place^='hunter:']", "[data-place='market'] button", "[data-place='dungeon'] button"]


@pytest.mark.parametrize("size", [*PHONES, *TABLETS, *LAPTOPS])
def test_monster_hand_and_question_are_seen_together(table: Household, moment: Moment, size: str) -> None:
    ana = table(seat_at(*moment), **screen(size))
    ana.at_table()
    cards = ana.hand.get_by_role("listitem")
    assert cards.count() == 7
    seen = [each for what in (*NEEDED, *BESIDE) for each in covered(ana, what)]
    seen += cards.first.evaluate_all(COVERED)
    assert ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    if size in LAPTOPS:
        seen += cards.evaluate_all(COVERED)
    cards.last.scroll_into_view_if_needed()
    seen += cards.last.evaluate_all(COVERED)
    assert not seen, "\n".join(seen)


@pytest.mark.parametrize("size", ["390x844", "1280x720"])
def test_with_larger_letters_all_of_it_is_still_seen(table: Household, moment: Moment, size: str) -> None:
    ana = table.stranger(**screen(size))
    ana.context.add_init_script("""localStorage.setItem("gaslamp:settings", '{"size": 130, "pace": "off"}')""")
    ana.open(seat_at(*moment))
    ana.at_table()
    cards = ana.hand.get_by_role("listitem")
    log = ana.button("web-side")
    for _ in range(2 if size in LAPTOPS else 1):  # with the log at the side, and without it
        seen = [each for what in (*NEEDED, *BESIDE) for each in covered(ana, what)]
        cards.first.scroll_into_view_if_needed()
        seen += cards.first.evaluate_all(COVERED)
        cards.last.scroll_into_view_if_needed()
        seen += cards.last.evaluate_all(COVERED)
        assert not seen, "\n".join(seen)
        assert ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        ana.press(log)


def test_with_larger_letters_a_small_phone_shows_what_one_decides_about(table: Household, moment: Moment) -> None:
    ana = table.stranger(**screen("360x640"))
    ana.context.add_init_script("""localStorage.setItem("gaslamp:settings", '{"size": 130, "pace": "off"}')""")
    ana.open(seat_at(*moment))
    ana.at_table()
    cards = ana.hand.get_by_role("listitem")
    seen = [each for what in (*NEEDED, "[data-place^='hunter:']") for each in covered(ana, what)]
    seen += cards.first.evaluate_all(COVERED)
    cards.last.scroll_into_view_if_needed()
    expect(ana.page.locator(".more.on")).to_have_count(0)  # there is no more that way
    seen += cards.last.evaluate_all(COVERED)
    assert not seen, "\n".join(seen)
    assert ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("size", ["390x844", "844x390", "1280x720"])
def test_with_letters_twice_as_large_nothing_is_lost(table: Household, moment: Moment, size: str) -> None:
    ana = table(seat_at(*moment), **screen(size))
    ana.at_table()
    ana.page.evaluate("document.documentElement.style.fontSize = '200%'")
    for what in (*NEEDED, ".hand [data-card]"):
        part = ana.page.locator(what).first
        part.scroll_into_view_if_needed()
        expect(part).to_be_in_viewport()
        assert part.evaluate(
            """(each) => {
                const { left, right, top, bottom } = each.getBoundingClientRect();
                const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
                return (each.closest("[data-place=monster]") ?? each).contains(found) || found?.contains(each);
            }"""
        ), what


def welcomed(visitor: Visitor, otherwise: Callable[[Any], None]) -> None:
    """Lets a browser see another table than there is."""

    def instead(message: str | bytes) -> str | bytes:
        told = json.loads(message)
        if told["type"] == "welcome":
            otherwise(told["state"])
        return json.dumps(told)

    def between(page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        server.on_message(lambda message: page.send(instead(message)))

    visitor.page.route_web_socket("**/*", between)


def deal(visitor: Visitor, seat: int, hand: Sequence[str], blocked: Sequence[str] = ()) -> None:
    """Lets somebody hold other cards than they do, as far as their browser can see."""

    def other_cards(state: Any) -> None:
        why = {"key": "bloodborne-why-not-transform", "args": {}}
        options = [{"id": id, "label": why, "target": id, "reason": why} for id in dict.fromkeys(hand)]
        state["view"]["hunters"][seat]["hand"] = list(hand)
        state["decision"] |= {
            "options": [option for option in options if option["id"] not in blocked],
            "blocked": [option for option in options if option["id"] in blocked],
        }

    welcomed(visitor, other_cards)


def great_hunters(state: Any) -> None:
    for hunter in state["view"]["hunters"]:
        hunter |= {"bonuses": {"kin": 15, "humanoid": 13, "beast": 16}, "banked": 23, "collected": 11, "score": 67}


# What of a board reaches over its rim.
OVER_THE_RIM = """(boards) => boards.flatMap((board) => {
    const { left, right } = board.getBoundingClientRect();
    return [...board.querySelectorAll(".tracks b, .purse b, .standing")].filter((each) => {
        const box = each.getBoundingClientRect();
        return box.width && (box.left < left || box.right > right);
    }).map((each) => `${each.className} ${each.textContent} of ${board.dataset.place}`);
})"""


@pytest.mark.parametrize("letters", [100, 130])
@pytest.mark.parametrize("size", PHONES)
def test_two_digits_have_room_on_every_board(table: Household, moment: Moment, size: str, letters: int) -> None:
    ana = table.stranger(**screen(size))
    ana.context.add_init_script(f"""localStorage.setItem("gaslamp:settings", '{{"size": {letters}, "pace": "off"}}')""")
    welcomed(ana, great_hunters)
    ana.open(seat_at(*moment))
    ana.at_table()
    boards = ana.page.locator("[data-place^='hunter:']")
    expect(boards).to_have_count(5)
    assert boards.evaluate_all(OVER_THE_RIM) == []


def test_eight_cards_are_read_beside_the_log_and_without_it(table: Household, moment: Moment) -> None:
    starters = ["saw_cleaver", "hunter_axe", "hunter_pistol", "hunters_dream"]
    ana = table.stranger(viewport=viewport("1280x720"))
    deal(ana, moment.seat, [*starters, "threaded_cane", "reiterpallasch", "repeating_pistol", "madmans_knowledge"])
    ana.open(seat_at(*moment))
    cards = ana.hand.get_by_role("listitem")
    expect(cards).to_have_count(8)
    for _ in range(2):
        cut = cards.evaluate_all(CUT) + cards.evaluate_all(COVERED)
        assert not cut, "\n".join(cut)
        ana.press(ana.button("web-side"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_card_in_the_hand_is_cut(table: Household, moment: Moment, lang: str) -> None:
    owned = ["hunters_dream", *(card["id"] for card in components(lang) if "type" in card)]
    for hand in (owned[start : start + 7] for start in range(0, len(owned), 7)):
        ana = table.stranger(lang, viewport=viewport("1280x720"))
        deal(ana, moment.seat, hand)
        ana.open(seat_at(*moment))
        ana.press(ana.button("web-side"))
        cards = ana.hand.get_by_role("listitem")
        expect(cards).to_have_count(len(hand))
        for size in ROOMY:
            ana.page.set_viewport_size(viewport(size))
            cut = cards.evaluate_all(CUT) + (cards.evaluate_all(COVERED) if size in LAPTOPS else [])
            cut += [each for what in NEEDED for each in covered(ana, what)]
            assert not cut, f"{size}: " + "\n".join(cut)
        ana.context.close()


@pytest.mark.parametrize("size", [*PHONES, *TABLETS])
def test_a_finger_opens_a_card_which_is_read_whole(table: Household, moment: Moment, size: str) -> None:
    ana = table(seat_at(*moment), lang="it", **screen(size))
    ana.hand.locator("[data-card=hunters_dream]").first.tap()
    face = ana.page.get_by_role("dialog").locator(".card-face")
    text = next(card["text"] for card in components("it") if card["id"] == "hunters_dream")
    assert " ".join(face.locator(".text").inner_text().split()) == text
    assert face.evaluate("(each) => each.scrollHeight <= each.clientHeight + 1")
    expect(ana.opened).to_be_in_viewport(ratio=1)
    ana.page.keyboard.press("Escape")
    assert ana.asked


@pytest.mark.parametrize("size", PHONES)
def test_a_card_is_played_from_where_it_is_read_and_not_asked_for_again(
    browser: Browser, tmp_path: Path, moment: Moment, size: str
) -> None:
    with laid_table(tmp_path / "tables.sqlite", moment.match) as server, opening(browser, server.url) as visit:
        ana = visit.stranger(**screen(size))
        ana.context.add_init_script("""localStorage.setItem("gaslamp:settings", '{"confirm": "always"}')""")
        ana.open(seat_at(*moment))
        expect(ana.page.locator("[data-open=true]")).to_be_attached()
        ana.hand.locator("[data-card=hunters_dream]").first.tap()
        ana.opened.tap()
        expect(ana.page.locator(".spot:has(.ribbon) [data-card]")).to_have_attribute("data-card", "hunters_dream")


def test_the_second_of_two_quick_taps_plays_nothing(table: Household, moment: Moment) -> None:
    ana = table.stranger(patient=True, **screen("390x844"))
    ana.context.add_init_script('localStorage.setItem("gaslamp:guard", "1000000")')  # nobody is so slow
    ana.open(seat_at(*moment))
    ana.hand.locator("[data-card=hunters_dream]").first.tap()
    ana.opened.tap()
    expect(ana.opened).to_be_visible()


# Which cards, and what of the monster, must be seen by whoever is asked once more.
WEIGHED = [f"{FOE} h2", f"{FOE} [data-place=echoes]", f"{FOE} .ability", f"{FOE} .facts li", ".hand li:nth-child(2)"]


@pytest.mark.parametrize("size", [*PHONES, *TABLETS, *LAPTOPS])
def test_who_is_asked_once_more_sees_what_it_is_about(table: Household, moment: Moment, size: str) -> None:
    ana = table.stranger(**screen(size))
    ana.context.add_init_script("""localStorage.setItem("gaslamp:settings", '{"confirm": "always", "pace": "off"}')""")
    ana.open(seat_at(*moment))
    expect(ana.page.locator("[data-open=true]")).to_be_attached()
    ana.page.keyboard.press("2")
    expect(ana.page.get_by_role("alertdialog")).to_be_in_viewport(ratio=1)
    seen = [each for what in WEIGHED for each in covered(ana, what)]
    assert not seen, "\n".join(seen)


def test_why_a_card_cannot_be_played_is_said_once_and_whole(table: Household, moment: Moment) -> None:
    ana = table.stranger(viewport=viewport("1280x720"))
    deal(ana, moment.seat, ["transform", *["saw_cleaver"] * 5, "transform"], blocked=["transform"])
    ana.open(seat_at(*moment))
    reason = ana.page.get_by_role("status").get_by_text(ana.say("bloodborne-why-not-transform"))
    for tried in ana.hand.locator("[data-card=transform]").all():
        tried.hover()
        expect(reason).to_have_count(1)
        expect(reason).to_be_in_viewport(ratio=1)
        said, card = reason.bounding_box(), tried.bounding_box()
        assert said is not None
        assert card is not None
        assert abs(said["x"] + said["width"] / 2 - card["x"] - card["width"] / 2) < card["width"]
