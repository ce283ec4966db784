"""For everyone: axe finds nothing to object to on any page, in either light, wide or narrow."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.house import PHONE, Household, Visitor
from tests.browser.stages import pages, tables
from tests.browser.words import HOME

AXE = (HOME / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
SIZES: dict[str, dict[str, Any]] = {"wide": {}, "phone": PHONE}


def objections(visitor: Visitor) -> list[str]:
    if not visitor.page.evaluate("'axe' in window"):
        visitor.page.evaluate(AXE)
    found: list[dict[str, Any]] = visitor.page.evaluate("axe.run({resultTypes: ['violations']}).then(r => r.violations)")
    return [
        f"{violation['id']}: {node['html'][:200]} {node['failureSummary']}"
        for violation in found
        for node in violation["nodes"]
    ]


def check(visitor: Visitor, stage: str) -> list[str]:
    found = []
    for light in ("dark", "light"):
        visitor.page.emulate_media(color_scheme=light)  # type: ignore[arg-type]
        found += [f"{stage}, {light}: {each}" for each in objections(visitor)]
    return found


@pytest.mark.parametrize("size", SIZES)
def test_axe_has_no_objection_to_what_is_read(visit: Household, match: str, size: str) -> None:
    visitor = visit("/", **SIZES[size])
    found = [each for stage in pages(visitor, match) for each in check(visitor, stage)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("size", SIZES)
def test_axe_has_no_objection_to_a_table(visit: Household, size: str) -> None:
    visitor = visit("/", **SIZES[size])
    found = [each for stage in tables(visitor) for each in check(visitor, stage)]
    assert not found, "\n".join(found)
