"""The documentation: what it shows runs, and the reference is whole."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import gaslamp

ROOT = Path(__file__).parent.parent
PAGES = sorted((ROOT / "docs").rglob("*.md"))


def programs(*names: str) -> list[str]:
    """The Python programs of these pages."""
    text = "\n".join((ROOT / name).read_text(encoding="utf-8") for name in names)
    return re.findall(r"^```python\n(.*?)^```", text, re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("program", programs("docs/index.md", "docs/games.md"))
def test_programs_run(program: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(program, "program", "exec"), {"__name__": "__main__"})
    assert capsys.readouterr().out


def test_examples_at_the_prompt_come_out_as_shown() -> None:
    results = [doctest.testfile(str(page), module_relative=False, encoding="utf-8") for page in PAGES]
    assert sum(result.attempted for result in results) > 0
    assert all(result.failed == 0 for result in results)


def test_the_first_page_shows_the_program_of_the_readme() -> None:
    assert programs("docs/index.md")[0] == programs("README.md")[0]


def test_the_reference_has_every_public_name() -> None:
    pages = sorted((ROOT / "docs" / "reference").glob("*.md"))
    told = "\n".join(page.read_text(encoding="utf-8") for page in pages)
    for name in gaslamp.__all__:
        assert f"::: gaslamp.{name}\n" in told or f"`gaslamp.{name}`" in told, name
        assert getattr(gaslamp, name).__doc__
