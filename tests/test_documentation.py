"""The documentation: what it shows runs, and the reference is whole."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest

import gaslamp
from gaslamp.core.plugins import find_game

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


def test_the_reference_of_effects_is_up_to_date() -> None:
    check = [sys.executable, ROOT / "script" / "reference.py", "--check"]
    result = subprocess.run(check, capture_output=True, text=True)
    assert result.returncode == 0, result.stdout + result.stderr


WHERE = (ROOT / "docs" / "where.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(("game", "title"), [("bloodborne", "Bloodborne"), ("eldritch", "Eldritch Horror")])
def test_every_rule_is_somewhere(game: str, title: str) -> None:
    """The last two columns of a row are the files and the ids of the rules."""
    home = Path(gaslamp.__file__).parent
    rows = re.findall(
        r"^\| .*\| (`.*`) \| (`.*`) \|$", WHERE.partition(f"\n## {title}")[2].partition("\n## ")[0], re.MULTILINE
    )
    assert rows
    files = {file for cell, _ in rows for file in cell.strip("`").split("`, `")}
    rules = {rule for _, cell in rows for rule in cell.strip("`").split("`, `")}
    assert [file for file in sorted(files) if not (home / game / file).is_file() and not (home / file).is_file()] == []
    assert rules == set(find_game(game).rules)


def test_every_file_of_the_rules_is_told() -> None:
    for game, folder in (("bloodborne", "steps"), ("bloodborne", "rules"), ("eldritch", "rules")):
        for file in (Path(gaslamp.__file__).parent / game / folder).glob("*.py"):
            assert f"`{folder}/{file.name}`" in WHERE or file.name == "__init__.py", file
