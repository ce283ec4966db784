"""When something is in the way: a plain sentence in the reader's language, and a way on that works."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from tests.browser.house import LINE_TROUBLE, NOT_FOUND, Household, Visitor, new_table, opening
from tests.server.house import serving

TOO_FAST = r"status of 429"


def back_home(visitor: Visitor) -> None:
    visitor.link("web-home").click()
    expect(visitor.play_button).to_be_enabled()


@pytest.mark.parametrize(
    ("path", "sentence"),
    [
        ("/table/nonsense", "server-no-such-table"),
        ("/replay/nonsense", "server-no-such-match"),
        ("/learn/bloodborne/nonsense", "server-no-such-lesson"),
        ("/nonsense", "web-lost-text"),
    ],
)
def test_a_wrong_link_is_told_as_one(visit: Household, path: str, sentence: str) -> None:
    inma = visit("/", lang="es")
    inma.forgive(NOT_FOUND)
    inma.open(path)
    inma.sees(sentence)
    back_home(inma)


def test_a_game_that_is_not_here_is_told(visit: Household) -> None:
    inma = visit("/", lang="es")
    inma.forgive(NOT_FOUND)
    inma.open("/cards/nonsense")
    expect(inma.page.get_by_role("alert")).to_contain_text(inma.say("web-trouble-no-such-game"))
    back_home(inma)


def test_an_invitation_that_is_none_is_told_as_such(visit: Household) -> None:
    inma = visit("/", lang="es")
    inma.field("web-join").fill("https://example.org/elsewhere")
    inma.button("web-join-go").click()
    inma.sees("web-join-wrong")
    inma.field("web-join").fill(inma.url + new_table(inma.url))
    inma.button("web-join-go").click()
    inma.sees("web-lobby-sit")


def test_a_full_table_without_spectators_sends_one_home(visit: Household) -> None:
    path = new_table(visit.url, players=3, spectators=False)
    ana = visit(path)
    ana.sit(1, "Ana")
    ana.button("web-fill-now", count=2).click()
    ana.sees("web-start-ready")
    watching = visit(path, lang="es")
    ana.start()
    watching.sees("server-no-spectators")
    late = visit(path, lang="es")
    late.sees("server-no-spectators")
    back_home(late)


class Stale:
    """A line on which nothing arrives any more but answers, for a while."""

    def __init__(self, visitor: Visitor) -> None:
        self.holds = False
        visitor.page.route_web_socket("**/live", self.connect)

    def connect(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        server.on_message(lambda message: None if self.holds and '"update"' in str(message) else page.send(message))


def test_a_seat_taken_meanwhile_is_told_and_another_can_be_had(visit: Household) -> None:
    path = new_table(visit.url, players=3)
    inma, ana = visit("/", lang="es"), visit(path)
    line = Stale(inma)
    inma.open(path)
    line.holds = True
    ana.sit(1, "Ana")
    inma.field("web-your-name").fill("Inma")
    inma.button("web-sit-on", number=1).click()
    expect(inma.page.get_by_role("alert").first).to_contain_text(inma.say("server-seat-taken"))
    line.holds = False
    inma.page.reload()
    inma.sit(2, "Inma")
    expect(ana.page.get_by_text("Inma")).to_be_visible()


def test_a_name_that_is_taken_is_told(visit: Household) -> None:
    path = new_table(visit.url, players=3)
    ana, inma = visit(path), visit(path, lang="es")
    ana.sit(1, "Ana")
    inma.field("web-your-name").fill("ana")
    inma.button("web-sit-on", number=2).click()
    inma.sees("server-name-taken", name="ana")
    inma.button("web-close").click()
    expect(inma.text("server-name-taken", name="ana")).to_be_hidden()
    inma.field("web-your-name").fill("")
    inma.button("web-sit-on", number=2).click()
    inma.sees("web-name-missing")
    expect(inma.field("web-your-name")).to_be_focused()
    inma.sit(2, "Inma")


def test_an_old_seat_can_be_let_go(visit: Household) -> None:
    path = new_table(visit.url, players=3)
    inma = visit(f"{path}#seat=nobody-has-this-any-more", lang="es")
    inma.sees("server-old-secret")
    assert "#" not in inma.page.url
    inma.button("web-without-seat").click()
    inma.sees("web-lobby-sit")
    inma.sit(1, "Inma")


def test_without_a_line_the_first_page_says_so_and_goes_on_later(visit: Household) -> None:
    inma = visit("/", lang="es")
    inma.forgive(LINE_TROUBLE)
    expect(inma.play_button).to_be_enabled()
    inma.context.set_offline(True)
    inma.play_button.click()
    inma.sees("web-trouble-no-line")
    inma.context.set_offline(False)
    inma.play_now()


LANGUAGES = ("en", "es", "it", "pt-BR")


def test_a_browser_without_scripts_is_told_so_in_every_language(visit: Household) -> None:
    inma = visit.stranger(java_script_enabled=False)
    inma.page.goto(inma.url)
    for lang in LANGUAGES:
        expect(inma.page.locator(f"p[lang={lang}]").filter(has_text="JavaScript")).to_be_visible()


def test_a_browser_that_cannot_run_the_client_says_so_after_a_while(visit: Household) -> None:
    inma = visit.stranger()
    inma.forgive("ERR_FAILED")
    inma.page.route("**/*.js", lambda route: route.abort())
    inma.page.goto(inma.url)
    for lang in LANGUAGES:
        expect(inma.page.locator(f"#app p[lang={lang}]").filter(has_text="Firefox")).to_be_visible()


def test_who_is_too_fast_is_told_and_may_come_back(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path / "tables.sqlite") as server, opening(browser, server.url) as visit:
        inma = visit(new_table(server.url, players=3), lang="es")
        inma.sit(1, "Inma")
        inma.button("core-talk-hello").evaluate("chip => { for (let i = 0; i < 60; i++) chip.click() }")
        inma.sees("server-too-fast")
        inma.button("web-try-again").click()
        expect(inma.find("log", "web-talk")).to_contain_text(inma.say("core-talk-hello"))


def test_too_many_requests_are_told_and_can_be_repeated(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path / "tables.sqlite", "--requests", 1) as server, opening(browser, server.url) as visit:
        inma = visit("/", lang="es")
        inma.forgive(TOO_FAST)
        inma.open("/credits")
        inma.open("/new")
        inma.sees("server-too-fast")
        expect(inma.button("web-try-again")).to_be_visible()
        back_home = inma.link("web-home")
        back_home.click()
        expect(inma.page).to_have_url(f"{inma.url}/")
