"""One workshop and one server in it; tests that use them are marked to run in one worker: they are made once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from gaslamp.bots import BOTS
from gaslamp.core.plugins import GAMES
from tests.examples.workshop import Workshop, lines
from tests.server.house import Server


@pytest.fixture(scope="session")
def workshop(tmp_path_factory: pytest.TempPathFactory) -> Workshop:
    """With all installed that the README installs."""
    workshop = Workshop(tmp_path_factory.mktemp("workshop"))
    for folder, line in lines():
        if line.startswith("pip "):
            done = workshop.run(line, folder)
            assert done.returncode == 0, done.stderr
    return workshop


@pytest.fixture(scope="session")
def server(workshop: Workshop, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = workshop.serve(tmp_path_factory.mktemp("server") / "tables.sqlite")
    yield running
    assert running.complaints() == []
    running.stop()


@pytest.fixture
def lanterns(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lanterns in this process, known as if it were installed."""
    monkeypatch.setitem(GAMES._own, "lanterns", "lanterns:GAME")
    monkeypatch.setitem(BOTS._own, "greedy.lanterns", "lanterns.bot:Lamplighter")
