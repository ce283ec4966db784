"""The first page is light, and what moves can be stilled."""

from __future__ import annotations

from playwright.sync_api import Request, expect

from tests.browser.house import Household, Visitor, play

KIB = 1024
# What moves, by how it is going.
MOVING = "document.getAnimations().filter((each) => each.playState === 'running').length"


def test_the_first_page_comes_in_less_than_250_kib(visit: Household) -> None:
    ana = visit("/nowhere", lang="es")  # whoever comes here later has everything else anew
    ana.context.clear_cookies()
    carried: list[Request] = []
    eva = visit.stranger(lang="es")
    eva.page.on("requestfinished", carried.append)
    eva.open("/")
    expect(eva.button("web-play-now")).to_be_enabled()
    eva.page.wait_for_load_state("networkidle")
    sizes = {request.url: request.sizes()["responseBodySize"] for request in carried}
    assert any(url.endswith(".woff2") for url in sizes)
    assert sum(sizes.values()) < 250 * KIB, sizes
