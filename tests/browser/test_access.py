"""For everyone: axe finds nothing to object to on any page, in either light, wide or narrow."""

from __future__ import annotations

from typing import Any, Literal

import pytest
from playwright.sync_api import expect

from tests.browser.house import PHONE, Finished, Household, Visitor
from tests.browser.stages import pages, tables
from tests.browser.words import HOME

AXE = (HOME / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
SIZES: dict[str, dict[str, Any]] = {"wide": {}, "phone": PHONE}

THEMES: dict[str, Literal["dark", "light"]] = {"lamplight": "dark", "daylight": "light"}

# Colours are looked at when they have settled.
RUN = """async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    await Promise.allSettled(document.getAnimations().map((each) => each.finished));
    return (await axe.run({resultTypes: ["violations"]})).violations;
}"""


def objections(visitor: Visitor) -> list[str]:
    if not visitor.page.evaluate("'axe' in window"):
        visitor.page.evaluate(AXE)
    found: list[dict[str, Any]] = visitor.page.evaluate(RUN)
    return [
        f"{violation['id']}: {node['html'][:200]} {node['failureSummary']}"
        for violation in found
        for node in violation["nodes"]
    ]


def check(visitor: Visitor, stage: str) -> list[str]:
    found = []
    for theme, light in THEMES.items():
        visitor.page.emulate_media(color_scheme=light)
        expect(visitor.page.locator("html")).to_have_attribute("data-theme", theme)
        found += [f"{stage}, {theme}: {each}" for each in objections(visitor)]
    return found


@pytest.mark.parametrize("size", SIZES)
def test_axe_has_no_objection_to_what_is_read(visit: Household, finished: Finished, size: str) -> None:
    visitor = visit("/", **SIZES[size])
    found = [each for stage in pages(visitor, finished) for each in check(visitor, stage)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("size", SIZES)
def test_axe_has_no_objection_to_a_table(visit: Household, finished: Finished, size: str) -> None:
    visitor = visit("/", **SIZES[size])
    found = [each for stage in tables(visitor, finished) for each in check(visitor, stage)]
    assert not found, "\n".join(found)
