"""Gaslamp with its three libraries and nothing else."""

from __future__ import annotations

import re

import pytest

from gaslamp.__main__ import OPTIONAL
from gaslamp.core.errors import Mistake
from gaslamp.core.text import LANGUAGES
from tests.packaging.house import ROOT, Environment

pytestmark = pytest.mark.xdist_group("packaging")

README = (ROOT / "README.md").read_text(encoding="utf-8")
COMMAND = "from gaslamp.__main__ import main; main()"
EXAMPLES = re.findall(r"```python\n(.*?)```", README, re.DOTALL)


def test_the_examples_of_the_readme_run(library: Environment) -> None:
    assert EXAMPLES
    for example in EXAMPLES:
        ran = library.run("python", "-c", example)
        assert (ran.returncode, ran.stderr) == (0, "")
        assert re.fullmatch(r"\(\d(, \d)*,?\) \(\d+, \d+, \d+, \d+\)\n", ran.stdout), ran.stdout


def test_only_three_libraries_and_what_they_need_are_there(library: Environment) -> None:
    frozen = library.run("python", "-c", "from importlib.metadata import *; print(*(d.name for d in distributions()))")
    assert {"gaslamp", "fluent.runtime", "msgspec", "PyYAML"} <= set(frozen.stdout.split())
    installed = {name.lower().replace("-", "_") for name in frozen.stdout.split()}
    assert not installed & OPTIONAL


@pytest.mark.parametrize("example", EXAMPLES)
def test_the_library_imports_nothing_of_the_program(program: Environment, example: str) -> None:
    """Not even where everything is installed."""
    script = f"{example}\nimport gaslamp.bots, sys\nprint(*sys.modules)"
    modules = {module.partition(".")[0] for module in program.run("python", "-c", script).stdout.split()}
    assert {"gaslamp", "msgspec"} <= modules
    assert not modules & OPTIONAL


@pytest.mark.parametrize("arguments", [(), ("--version",), ("play", "bloodborne")])
def test_the_command_says_in_one_sentence_what_to_install(library: Environment, arguments: tuple[str, ...]) -> None:
    ran = library.run("gaslamp", *arguments)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.count("\n") == 1
    assert 'pip install "gaslamp[play]"' in ran.stderr


def test_the_sentence_is_in_the_systems_language(library: Environment) -> None:
    missing = Mistake("core-not-installed", library="typer")
    for lang in LANGUAGES:
        ran = library.run("python", "-m", "gaslamp", LANG=f"{lang.replace('-', '_')}.UTF-8")
        assert ran.stderr.strip() == missing.in_language(lang)
    assert library.run("gaslamp", LANG="fr_FR.UTF-8").stderr.strip() == missing.in_language("en")


@pytest.mark.parametrize(
    ("module", "arguments"), [("litestar", ["serve"]), ("websockets", ["join", "http://x/table/y"])]
)
def test_a_part_of_the_program_that_is_missing_is_told_the_same_way(
    program: Environment, module: str, arguments: list[str]
) -> None:
    script = f"import sys; sys.modules[{module!r}] = None; sys.argv[1:] = {arguments}; {COMMAND}"
    ran = program.run("python", "-c", script)
    assert ran.returncode == 2
    assert ran.stderr.strip() == str(Mistake("core-not-installed", library=module))


def test_a_missing_module_of_somebody_else_is_no_matter_of_extras(program: Environment) -> None:
    script = f"import sys; sys.modules['asyncio'] = None; {COMMAND}"
    ran = program.run("python", "-c", script)
    assert ran.returncode == 1
    assert "Traceback" in ran.stderr
