"""A game from elsewhere in the browser: the page learns of Lanterns, its words included, from the server alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from gaslamp import Voice
from gaslamp.core.plugins import GAMES, find_game
from lanterns import FLAMES
from tests.browser.house import PHONE, Household, Visitor, opening, play_out
from tests.examples.workshop import Workshop
from tests.server.house import Server

GAME = "Lanterns"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where Lanterns is installed, whose page was built without it."""
    workshop = Workshop(tmp_path_factory.mktemp("workshop"))
    installed = workshop.run("pip install examples/lanterns")
    assert installed.returncode == 0, installed.stderr
    server = workshop.serve(tmp_path_factory.mktemp("server") / "tables.sqlite")
    yield server
    assert not server.complaints()
    server.stop()


@pytest.fixture
def visit(browser: Browser, house: Server) -> Iterator[Household]:
    with opening(browser, house.url) as household:
        yield household


@pytest.fixture(autouse=True)
def _lanterns(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here too, for its words."""
    monkeypatch.setitem(GAMES._own, "lanterns", "lanterns:GAME")
    find_game("lanterns")


def sees(visitor: Visitor, key: str, **arguments: Any) -> None:
    told = Voice(visitor.words.lang).say(key, **arguments)
    expect(visitor.page.get_by_text(told, exact=True).first).to_be_visible()


@pytest.mark.parametrize(("lang", "wishes"), [("en", {}), ("es", PHONE)], ids=["wide", "phone"])
def test_it_is_played_from_the_first_page_to_its_end_and_seen_again(
    visit: Household, lang: str, wishes: dict[str, Any]
) -> None:
    ana = visit("/", lang=lang, **wishes)
    ana.play_plainly(GAME)
    sees(ana, "lanterns-ask-flame")
    expect(ana.choices.locator("span")).to_have_text([Voice(lang).say(f"lanterns-option-{flame}") for flame in FLAMES])
    mine = ana.find("region", "web-plain-table").get_by_role("listitem").filter(has_text="Agnes").last
    expect(mine).to_contain_text(f"{Voice(lang).say('lanterns-field-lamps')} 0")
    play_out([ana])
    ana.sees("web-plain-end")
    ana.press(ana.link("web-watch-replay"))
    ana.button("web-replay-next").click()
    expect(mine).to_contain_text(Voice(lang).say("lanterns-flame-spark"))


def test_its_agreement_is_made_and_its_rules_are_read(visit: Household) -> None:
    ana = visit("/", lang="it")
    ana.press(ana.link("web-set-table-of", game=GAME))
    street = ana.page.get_by_role("combobox", name=Voice("it").say("lanterns-agreement-street"))
    street.select_option(label=Voice("it").say("lanterns-agreement-street-long"))
    ana.press(ana.button("web-new-create"))
    expect(ana.page.get_by_text(Voice("it").say("lanterns-agreement-street-long"))).to_be_visible()
    ana.open("/rules/lanterns")
    sees(ana, "lanterns-rule-wind")
