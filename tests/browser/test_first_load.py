"""The first page is light."""

from __future__ import annotations

import pytest
from playwright.sync_api import Request, expect

from tests.browser.house import Household

KIB = 1024


@pytest.mark.parametrize("lang", ["en", "es", "it", "pt-BR"])
def test_the_first_page_comes_in_less_than_250_kib(visit: Household, lang: str) -> None:
    ana = visit.stranger(lang)
    carried: list[Request] = []
    ana.page.on("requestfinished", lambda request: carried.append(request))
    ana.open("/")
    expect(ana.play_button).to_be_enabled()
    ana.page.wait_for_load_state("networkidle")
    sizes = {request.url: request.sizes()["responseBodySize"] for request in carried}
    assert any(url.endswith(".woff2") for url in sizes)
    assert any(url.endswith("/api/tables") for url in sizes)
    assert sum(sizes.values()) < 250 * KIB, sizes
