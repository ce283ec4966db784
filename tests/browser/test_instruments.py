"""The instruments of Eldritch Horror: each says what is so, opens to be read, and lets one choose what lies there."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from gaslamp import Match
from gaslamp.bots import Chair, let_choose, make_bot
from gaslamp.core.scenario import begin, read_scenario
from tests.browser.crowd import show
from tests.browser.house import PHONE, Household, Visitor, laid_table, opening, seat_at
from tests.browser.test_access import everything
from tests.eldritch.test_scenarios import FOLDER

WIDE = {"viewport": {"width": 1280, "height": 720}}
SMALLEST: dict[str, Any] = {**PHONE, "viewport": {"width": 360, "height": 640}}
# all that open something of their own
INSTRUMENTS = ("doom", "omen", "mystery", "ancient_one", "mythos", "reserve", "expedition", "decks")


def shopping() -> Match:
    """A match of two in which somebody may take something from the reserve."""
    match = Match.start("eldritch", players=2, seed=8, options={"ancient_one": "azathoth"})
    bots = [make_bot("greedy", Chair.at(match, seat, seat)) for seat in range(2)]
    while (decision := match.pending[0]).kind != "acquire":
        if decision.kind == "action" and any(option.id == "acquire" for option in decision.options):
            match.choose(decision.seat, "acquire")
        else:
            let_choose(match, decision, bots[decision.seat])
    assert any(option.target.startswith("card:") for option in decision.options)
    return match


@pytest.fixture(scope="module")
def match() -> Match:
    return shopping()


@pytest.fixture
def visit(browser: Browser, tmp_path: Path, match: Match) -> Iterator[Household]:
    with laid_table(tmp_path / "db", match) as server, opening(browser, server.url, **WIDE) as visit:
        yield visit


def sit(visit: Household, match: Match, view: dict[str, Any] | None = None, **wishes: Any) -> Visitor:
    """The one who is asked looks at the table, or at another position instead."""
    visitor = visit.stranger(**wishes)
    if view is not None:
        show(visitor.page, view)
    return visitor.open(seat_at(match, match.pending[0].seat))


def position(scenario: str) -> dict[str, Any]:
    """What of a scenario's position the instruments show."""
    view = begin(read_scenario(FOLDER / f"{scenario}.yaml")).view(None)
    shown = (
        "ancient_one awake doom omen omen_color omen_tokens omens mystery solved needed final sheet gates monsters"
        " ongoing expedition reserve stages decks discards"
    )
    return {name: view[name] for name in shown.split()}


def at(visitor: Visitor, place: str) -> Locator:
    """An instrument; where there is little room it is with the others, one tap away."""
    found = visitor.page.locator(f'[data-place="{place}"]').locator("visible=true").first
    if not found.count():
        visitor.press(visitor.button("web-eldritch-instruments-more"))
        found = visitor.page.locator(f'dialog [data-place="{place}"]')
    return found


def opened(visitor: Visitor, place: str) -> Locator:
    visitor.press(at(visitor, place))
    dialog = visitor.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    return dialog


def test_each_instrument_says_what_the_board_says(visit: Household, match: Match) -> None:
    visitor = sit(visit, match)
    view = match.view(match.pending[0].seat)
    names = match.game.vocabulary(match.pack.box, "en").names
    say = visitor.say
    expected = {
        "doom": say("web-eldritch-doom-of", doom=view["doom"], track=20),
        "omen": say("web-eldritch-omen-now", omen=say(f"web-eldritch-omen-{view['omen_color']}")),
        "mystery": names["mystery"][view["mystery"]["id"]],
        "ancient_one": "Azathoth",
        "mythos": say("web-eldritch-mythos-left", count=view["decks"]["mythos"]),
        "expedition": names["space"][view["expedition"]],
        "decks": f"{say('eldritch-cup')}: {say('web-eldritch-left', count=view['decks']['cup'])}",
        "round": say("core-round", round=view["round"]),
    }
    for place, words in expected.items():
        expect(at(visitor, place)).to_contain_text(words)
    for card in view["reserve"]:
        expect(at(visitor, "reserve")).to_contain_text(f"{names['card'][card]} (")
    assert at(visitor, "omen").bounding_box()["y"] == at(visitor, "decks").bounding_box()["y"]  # type: ignore[index]


def test_the_next_omen_is_told_with_its_gates_and_tokens(visit: Household, match: Match) -> None:
    view = position("rules/mythos/azathoths_token_on_green") | {"omen": 3, "omen_color": "blue"}
    visitor = sit(visit, match, view)
    causes = f"{visitor.say('eldritch-field-gates')}: Istanbul; {visitor.say('eldritch-field-tokens')}: 2"
    told = visitor.say("web-eldritch-omen-doom", count=3, causes=causes)
    expect(at(visitor, "omen")).to_contain_text(told)
    dialog = opened(visitor, "omen")
    expect(dialog).to_contain_text(told)
    visitor.press(dialog.get_by_role("button", name=visitor.say("web-eldritch-show-space", space="Istanbul")))
    expect(visitor.page.get_by_role("dialog", name="Istanbul")).to_be_visible()


def test_a_rumor_says_what_it_brings_at_zero_and_where_it_is(visit: Household, match: Match) -> None:
    ongoing = {"id": "growing_madness", "kind": "rumor", "space": "8", "tokens": 4, "wounds": 0, "toughness": 0}
    view = {"ongoing": [ongoing | {"needs": {}, "epic": "", "placed": []}]}
    visitor = sit(visit, match, view)
    expect(at(visitor, "rumor:growing_madness")).to_contain_text("Each investigator loses 3 Sanity.")
    dialog = opened(visitor, "rumor:growing_madness")
    expect(dialog).to_contain_text(f"{visitor.say('eldritch-field-tokens')}: 4")
    expect(dialog).to_contain_text(f"{visitor.say('web-eldritch-at-zero')}: Each investigator loses 3 Sanity.")
    visitor.press(dialog.get_by_role("button", name=visitor.say("web-eldritch-show-space", space="Space 8")))
    expect(visitor.page.get_by_role("dialog", name="Space 8")).to_be_visible()


def test_an_ancient_one_awake_shows_its_back_and_the_final_mystery(visit: Household, match: Match) -> None:
    visitor = sit(visit, match, position("rules/final/two_tokens_for_three_players"))
    expect(at(visitor, "ancient_one")).to_contain_text("Yog-Sothoth")
    sheet = opened(visitor, "ancient_one")
    expect(sheet).to_contain_text("The Key and the Gate")
    visitor.press(sheet.get_by_role("button", name="Front"))
    expect(sheet).not_to_contain_text("The Key and the Gate")
    visitor.page.keyboard.press("Escape")
    what = visitor.say("eldritch-field-tokens")
    expect(opened(visitor, "mystery")).to_contain_text(visitor.say("web-eldritch-progress", what=what, have=1, need=2))


def test_discards_can_be_looked_through(visit: Household, match: Match) -> None:
    view = match.view(None)
    discards = view["discards"] | {"assets": ["axe", "bandages"], "mythos": ["the_storm"]}
    visitor = sit(visit, match, {"discards": discards, "known_gates": ["rome"]})
    piles = opened(visitor, "decks")
    expect(piles).to_contain_text(visitor.say("eldritch-field-known-gates"))
    visitor.press(piles.locator("[data-deck=assets] > button"))
    visitor.press(piles.get_by_role("button", name=visitor.say("web-eldritch-read", card="Bandages")))
    expect(piles.locator(".eldritch-card")).to_contain_text("Bandages")
    visitor.page.keyboard.press("Escape")
    expect(opened(visitor, "mythos")).to_contain_text("The Storm")


def wares(match: Match) -> list[str]:
    return [option.target.partition(":")[2] for option in match.pending[0].options if option.target]


def taken(visitor: Visitor, card: str) -> None:
    """It is no longer in the reserve."""
    expect(visitor.page.locator(f'.wares [data-place="card:{card}"]')).to_have_count(0)


def test_a_card_of_the_reserve_is_taken_with_the_mouse(visit: Household, match: Match) -> None:
    visitor, card = sit(visit, match), wares(match)[0]
    visitor.until_answered(lambda: visitor.press(visitor.page.locator(f'.wares [data-place="card:{card}"] button')))
    taken(visitor, card)


def test_a_card_of_the_reserve_is_taken_with_the_keyboard_where_it_is_read(visit: Household, match: Match) -> None:
    visitor, card = sit(visit, match), wares(match)[-1]

    def take() -> None:
        at(visitor, "reserve").focus()
        visitor.page.keyboard.press("Enter")
        ware = visitor.page.get_by_role("dialog").locator(f'[data-place="card:{card}"] button.primary')
        ware.focus()
        visitor.page.keyboard.press("Enter")

    visitor.until_answered(take)
    expect(visitor.page.get_by_role("dialog")).to_have_count(0)
    taken(visitor, card)


def test_a_card_of_the_reserve_is_taken_with_a_finger(visit: Household, match: Match) -> None:
    visitor, card = sit(visit, match, **SMALLEST), wares(match)[0]
    visitor.until_answered(lambda: visitor.press(visitor.page.locator(f'.wares [data-place="card:{card}"] button')))
    taken(visitor, card)


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_everybody_can_use_them(visit: Household, match: Match, size: str) -> None:
    ongoing = {"id": "growing_madness", "kind": "rumor", "space": "8", "tokens": 4, "wounds": 1, "toughness": 0}
    view = position("rules/final/two_tokens_for_three_players")
    view["ongoing"] = [ongoing | {"needs": {"toughness": 4}, "epic": "", "placed": ["3"]}]
    visitor = sit(visit, match, view, **(SMALLEST if size == "phone" else {}))
    found = [f"the table: {each}" for each in everything(visitor)]
    for place in (*INSTRUMENTS, "rumor:growing_madness"):
        opened(visitor, place)
        found += [f"{place}: {each}" for each in everything(visitor)]
        visitor.page.keyboard.press("Escape")
        expect(visitor.page.get_by_role("dialog")).to_have_count(0)
    assert not found, "\n".join(found)


def test_large_letters_do_not_make_them_too_wide(visit: Household, match: Match) -> None:
    visitor = sit(visit, match, **SMALLEST)
    visitor.page.evaluate("document.documentElement.style.fontSize = '200%'")
    region = visitor.find("region", "web-eldritch-instruments")
    assert region.evaluate("each => each.scrollWidth <= each.clientWidth && each.clientWidth <= 360")
