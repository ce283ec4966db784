"""The documentation: what it shows runs, and the reference is whole."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import gaslamp
from gaslamp.core.plugins import find_game

ROOT = Path(__file__).parent.parent.parent
PAGES = sorted((ROOT / "docs").rglob("*.md"))


def programs(*names: str) -> list[str]:
    """The Python programs of these pages."""
    text = "\n".join((ROOT / name).read_text(encoding="utf-8") for name in names)
    return re.findall(r"^```python\n(.*?)^```", text, re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("program", programs("docs/index.md"))
def test_programs_run(program: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(program, "program", "exec"), {"__name__": "__main__"})
    assert capsys.readouterr().out


@pytest.fixture
def sparks(tmp_path: Path) -> Path:
    """The files of the game that "Write a game" shows, each under its title, in a folder."""
    page = (ROOT / "docs" / "games.md").read_text(encoding="utf-8")
    for name, text in re.findall(r'^```\w+ title="([^"]+)"\n(.*?)^```', page, re.DOTALL | re.MULTILINE):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def in_folder(folder: Path, program: str, keys: str = "") -> str:
    """What a program prints that is run in a folder."""
    source = str(Path(gaslamp.__file__).parent.parent)
    result = subprocess.run(
        [sys.executable, "-c", program],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": source, "PYTHONIOENCODING": "utf-8"},
        input=keys,
        capture_output=True,
        encoding="utf-8",
    )
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout


def test_the_game_that_is_shown_plays(sparks: Path) -> None:
    (program,) = programs("docs/games.md")
    *_, last = in_folder(sparks, program).splitlines()
    assert re.fullmatch(r"There is light enough\. \(.*[789].*\)", last)


def test_the_game_that_is_shown_has_a_table_in_the_terminal(sparks: Path) -> None:
    program = """
import sys
from gaslamp.cli import main
from gaslamp.core.plugins import GAMES
GAMES.add("sparks", "sparks:GAME")
sys.argv = ["gaslamp", "play", "sparks", "--plain", "--players", "3", "--bots", "random", "--seed", "1"]
main()
"""
    said = in_folder(sparks, program, "2\nquit\n")
    assert "How many matches do you strike?" in said
    assert "Ada strikes 2" in said


def test_the_game_that_is_shown_is_typed(sparks: Path) -> None:
    mypy = pytest.importorskip("mypy.api")
    said, _, failed = mypy.run([str(sparks / "sparks"), "--strict", "--cache-dir", str(sparks / "cache")])
    assert not failed, said


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
    check = [sys.executable, str(ROOT / "script" / "reference.py"), "--check"]
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


def test_what_the_walk_through_an_effect_quotes_is_there() -> None:
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    quoted = re.findall(r'^```python title="([^"]+)"\n(.*?)^```', page, re.DOTALL | re.MULTILINE)
    assert len(quoted) == 3
    for name, text in quoted:
        assert text in (ROOT / name).read_text(encoding="utf-8"), name
    for name in re.findall(r"`((?:box|rules|words|resolving|table|pack)/[\w/]+\.\w+)`", page):
        homes = [ROOT / "src" / "gaslamp" / game for game in ("eldritch", "bloodborne")]
        assert any((home / name).is_file() for home in homes), name
