"""The shipped scenarios: the rulebook's examples, every card, every ruling."""

from __future__ import annotations

from pathlib import Path

import pytest

import gaslamp.bloodborne
from gaslamp import Pack
from gaslamp.core.scenario import compare, run_file
from tests.flipping import flipped

FOLDER = Path(gaslamp.bloodborne.__file__).parent / "scenarios"
FILES = sorted(FOLDER.rglob("*.yaml"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(FOLDER)))
def test_scenario(file: Path) -> None:
    result = run_file(file)
    assert result.passed, result.differences
    assert result.scenario.title
    assert result.scenario.about
    assert result.scenario.rule in result.match.game.rules
    for each in (result, *result.answers):
        for wrong in flipped(each.scenario.expect):
            assert compare(wrong, each.position, each.match.game), wrong
        assert each.scenario.expect, "a scenario without expectations proves nothing"


def test_every_card_has_a_scenario_that_carries_its_name() -> None:
    box = Pack.core("bloodborne").box
    names = {file.stem for file in FILES}
    for name in (*box.cards, *box.foes):
        assert any(stem.startswith(name) for stem in names), f"no scenario for {name}"


def test_every_ruling_has_a_scenario() -> None:
    names = " ".join(file.stem for file in FILES)
    for number in range(1, 26):
        assert f"ruling_{number:02}" in names
