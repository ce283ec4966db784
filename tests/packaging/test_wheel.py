"""The wheel, installed where nothing of this checkout is."""

from __future__ import annotations

import re
import subprocess
import urllib.request
from pathlib import Path

import pytest

import gaslamp
from tests.packaging.house import Environment, fresh_checkout, make_wheel, surroundings

pytestmark = pytest.mark.xdist_group("packaging")


def test_without_node_one_sentence_says_what_to_do(tmp_path: Path) -> None:
    nothing = tmp_path / "nothing"
    nothing.mkdir()
    done = make_wheel(fresh_checkout(tmp_path / "checkout"), PATH=str(nothing))
    assert done.returncode == 1
    said = [line.strip() for line in done.stderr.splitlines() if "browser client" in line]
    assert said == [
        "The browser client has not been built: install Node 20 or newer with npm and try again,"
        " or make the wheel with script/build on a machine that has them."
    ]
    assert "Traceback" not in done.stderr


def test_the_version_is_told_once(program: Environment) -> None:
    assert program.run("gaslamp", "--version").stdout == f"{gaslamp.__version__}\n"
    named = program.run("python", "-c", "from importlib.metadata import version; print(version('gaslamp'))")
    assert named.stdout == f"{gaslamp.__version__}\n"


def test_the_program_is_not_this_checkout(program: Environment) -> None:
    place = program.run("python", "-c", "import gaslamp; print(gaslamp.__file__)").stdout
    assert place.startswith(str(program.programs.parent))


@pytest.mark.parametrize(("game", "word"), [("bloodborne", "Sueño del Cazador"), ("eldritch", "Investigador")])
def test_the_cards_are_in_it_with_their_words(program: Environment, game: str, word: str) -> None:
    ran = program.run("gaslamp", "cards", game, "--lang", "es", "--plain")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert word in ran.stdout


@pytest.mark.parametrize("game", ["bloodborne", "eldritch"])
def test_a_game_is_played_in_the_terminal(program: Environment, game: str) -> None:
    flags = ("--plain", "--seed", 1, "--bots", "random")
    ran = program.run("gaslamp", "play", game, *flags, answers="1\na\n" * 1500)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "The game is over" in ran.stdout


def test_the_table_opens_in_the_browser(program: Environment, tmp_path: Path) -> None:
    command = [str(program.programs / "gaslamp"), "serve", "--port", "0", "--database", str(tmp_path / "tables.sqlite")]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, env=surroundings(), stdout=pipe, stderr=pipe, text=True) as server:
        try:
            assert server.stdout is not None
            (url,) = re.findall(r"http://\S+/", server.stdout.readline())
            page = urllib.request.urlopen(url).read().decode()
            assert "<title>Gaslamp</title>" in page
            script = page.partition('src="/assets/')[2].partition('"')[0]
            assert urllib.request.urlopen(f"{url}assets/{script}").read()
        finally:
            server.terminate()
        _, complaints = server.communicate()
    assert complaints == ""
