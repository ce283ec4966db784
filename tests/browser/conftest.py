"""One browser and one server for each worker; every test opens windows of its own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.house import PATIENCE, SWIFT, Finished, Household, chromium, finished_match, opening
from tests.server.house import Server, serving

expect.set_options(timeout=PATIENCE * 1000)


# Not for the whole session: the browser's event loop must be gone before other tests run theirs.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        yield chromium(playwright)


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server") / "tables.sqlite", *SWIFT) as server:
        yield server
        assert not server.complaints()


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Household]:
    with opening(browser, server.url) as household:
        yield household


@pytest.fixture(scope="package")
def finished(server: Server) -> Finished:
    """A match that has been played to its end; with this boss it came soon."""
    return finished_match(server.url, players=4, name="Thursday night", public=True, options={"final_boss": "rom"})
