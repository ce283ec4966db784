"""The page in other browsers than the one that all other tests use: home, and one round of Bloodborne."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from gaslamp import Match
from tests.browser.house import HURRY, laid_table, seat_at
from tests.engines.drivers import ENGINES, Engine, missing, press, until

# one browser at a time
pytestmark = pytest.mark.xdist_group("engines")

HEADING = "() => document.querySelector('h1')?.textContent ?? ''"
TABLE = """() => {
    const { open, question, round } = document.querySelector("[data-question]")?.dataset ?? {};
    return { open: open === "true", question: Number(question ?? 0), round: Number(round ?? 0) };
}"""
OPTION = {
    "bloodborne": "[data-place=hand] li button[aria-pressed]",
}


def another(engine: Engine, question: int) -> bool:
    return bool(engine.ask(TABLE)["question"] > question)


def test_all_that_these_tests_need_is_there() -> None:
    assert not missing()


@pytest.fixture(params=list(ENGINES), scope="module")
def engine(request: pytest.FixtureRequest) -> Iterator[Engine]:
    with ENGINES[request.param]() as engine:
        yield engine


@pytest.mark.parametrize("game", list(OPTION))
def test_a_round_is_played(engine: Engine, tmp_path: Path, game: str) -> None:
    match = Match.start(game, players=("Ana", "Bruno", "Carla"), seed=5)
    with laid_table(tmp_path / "tables.sqlite", match, dict.fromkeys((1, 2), "greedy")) as server:
        engine.goto(server.url)
        until(lambda: engine.ask(HEADING), "the home page")
        engine.ask(f"() => {{ {HURRY} }}")
        engine.goto(server.url + seat_at(match, 0))
        while engine.ask(TABLE)["round"] < 2:
            answered = until(lambda: engine.ask(TABLE)["open"] and engine.ask(TABLE)["question"], "a question")
            press(engine, OPTION[game])
            until(partial(another, engine, answered), "another question")
