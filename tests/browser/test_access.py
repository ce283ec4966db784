"""For everyone: no page objects to axe or scrolls sideways, in either light, wide or narrow, with large letters."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Literal

import pytest
from playwright.sync_api import expect

from tests.browser.house import SMALL_PHONE, Finished, Household, Visitor
from tests.browser.stages import pages, plain_tables, tables
from tests.browser.words import HOME

AXE = (HOME / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")

# Light and dark differ in their colours alone, which are looked at when they have settled.
THEMES: dict[str, tuple[Literal["dark", "light"], str]] = {
    "lamplight": ("dark", ""),
    "daylight": ("light", "runOnly: ['color-contrast', 'link-in-text-block']"),
}
RUN = """async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    await Promise.allSettled(document.getAnimations().map((each) => each.finished));
    return (await axe.run({ resultTypes: ["violations"], OPTIONS })).violations;
}"""

# Only the cards in the hand, the row of ready phrases and a table of numbers may be moved sideways.
SIDEWAYS = """() => [document.documentElement, ...document.querySelectorAll("body *")]
    .filter((each) => each.scrollWidth > each.clientWidth + 1)
    .filter((each) => !each.closest("[data-place=hand], [role=group]") && !each.matches(":has(> table)"))
    .filter((each) => each === document.documentElement || /auto|scroll/.test(getComputedStyle(each).overflowX))
    .map((each) => `${each.tagName} ${each.className} is ${each.scrollWidth} wide in ${each.clientWidth}`)"""


def objections(visitor: Visitor) -> Iterator[str]:
    """What axe has to say."""
    if not visitor.page.evaluate("'axe' in window"):
        visitor.page.evaluate(AXE)
    for theme, (light, options) in THEMES.items():
        visitor.page.emulate_media(color_scheme=light)
        expect(visitor.page.locator("html")).to_have_attribute("data-theme", theme)
        for violation in visitor.page.evaluate(RUN.replace("OPTIONS", options)):
            for node in violation["nodes"]:
                yield f"{theme}: {violation['id']}: {node['html'][:200]} {node['failureSummary']}"


def too_wide(visitor: Visitor) -> Iterator[str]:
    """What scrolls sideways."""
    yield from visitor.page.evaluate(SIDEWAYS)


def too_wide_with_large_letters(visitor: Visitor) -> Iterator[str]:
    visitor.page.evaluate("document.documentElement.style.fontSize = '200%'")
    yield from too_wide(visitor)


def everything(visitor: Visitor) -> Iterator[str]:
    yield from objections(visitor)
    yield from too_wide(visitor)


LOOKS: dict[str, tuple[Callable[[Visitor], Iterator[str]], dict[str, Any]]] = {
    "wide": (everything, {}),
    "phone": (everything, SMALL_PHONE),
    "phone in Italian": (too_wide, {**SMALL_PHONE, "lang": "it"}),
    "large letters": (too_wide_with_large_letters, {"viewport": {"width": 720, "height": 900}}),
}


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("stages", [pages, tables, plain_tables])
def test_everybody_can_use_it(
    visit: Household, finished: Finished, look: str, stages: Callable[[Visitor, Finished], Iterator[str]]
) -> None:
    find, wishes = LOOKS[look]
    visitor = visit("/", plain=stages is plain_tables, **wishes)
    found = [f"{stage}: {each}" for stage in stages(visitor, finished) for each in find(visitor)]
    assert not found, "\n".join(found)
