"""The shipped scenarios of Eldritch Horror: the rulebook's examples, the rules, every card."""

from __future__ import annotations

from pathlib import Path

import pytest

import gaslamp.eldritch
from gaslamp.core.scenario import compare, run_file
from tests.flipping import flipped

FOLDER = Path(gaslamp.eldritch.__file__).parent / "scenarios"
FILES = sorted(FOLDER.rglob("*.yaml"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(FOLDER)))
def test_scenario(file: Path) -> None:
    result = run_file(file)
    assert result.passed, result.differences
    assert result.scenario.title
    assert result.scenario.rule in result.match.game.rules
    assert result.scenario.expect, "a scenario without expectations proves nothing"
    for wrong in flipped(result.scenario.expect):
        assert compare(wrong, result.position, result.match.game), wrong
