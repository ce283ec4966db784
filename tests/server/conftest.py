"""One server for each worker, for all tests that need a real one and mind no limits."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from gaslamp.server.pages import client_built
from tests.server.house import Server, serving

GENEROUS = ("--requests", 1_000_000, "--connections", 1000, "--messages", 1_000_000)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server") / "tables.sqlite", *GENEROUS) as running:
        yield running
        assert running.complaints() == []


@pytest.fixture(scope="session")
def page() -> None:
    """What is asked about the page needs the page."""
    assert client_built(), "the browser client is not built: script/build makes it, and script/test before its tests"
