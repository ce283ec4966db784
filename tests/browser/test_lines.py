"""Lines that break, and a server that falls over: everybody finds the table as it was."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, WebSocketRoute, expect

from tests.browser.house import LINE_TROUBLE, SWIFT, Household, Visitor, new_table, opening, play
from tests.server.house import Server


def party(visit: Household) -> tuple[Visitor, Visitor]:
    """Two people and a bot at a table that has started."""
    path = new_table(visit.url, players=3)
    ana, bea = visit(path), visit(path)
    ana.sit(1, "Ana")
    bea.sit(2, "Bea")
    ana.button("web-put-bot", number=3).click()
    ana.start()
    bea.at_table()
    return ana, bea


def board(visitor: Visitor, name: str) -> Locator:
    """What lies in front of another hunter."""
    return visitor.page.get_by_role("listitem").filter(has=visitor.page.get_by_role("heading", name=name))


def told_once(visitor: Visitor, name: str) -> bool:
    """Whether the log tells exactly one play of somebody in the first round."""
    lines = visitor.find("region", "web-log").get_by_role("listitem").all_inner_texts()
    return len([line for line in lines if line.startswith(f"{name} plays")]) == 1


def test_a_choice_made_while_the_line_is_broken_is_there_once_it_is_back(visit: Household) -> None:
    ana, bea = party(visit)
    ana.forgive(LINE_TROUBLE)
    ana.context.set_offline(True)
    ana.sees("web-broken")
    expect(board(bea, "Ana").get_by_text(bea.say("web-bloodborne-away"))).to_be_attached()
    ana.choices.first.click()
    ana.context.set_offline(False)
    expect(ana.text("web-broken")).to_be_hidden()
    expect(ana.chosen).to_have_count(1)
    expect(board(bea, "Ana").get_by_text(bea.say("web-bloodborne-ready"))).to_be_visible()
    bea.choose()
    play([ana, bea], lambda: told_once(ana, "Ana") and told_once(bea, "Ana"))


class Cut:
    """A line that breaks at the first choice: before it reaches the server, or before the answer comes back."""

    def __init__(self, visitor: Visitor, arrives: bool) -> None:
        self.arrives = arrives
        self.breaks = True
        self.sent: list[str] = []
        visitor.page.route_web_socket("**/live", self.connect)

    def connect(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        answering = True

        def from_page(message: str | bytes) -> None:
            nonlocal answering
            choosing = '"choose"' in str(message)
            if choosing:
                self.sent.append(str(message))
            if not (choosing and self.breaks):
                server.send(message)
                return
            self.breaks = answering = False
            if self.arrives:
                server.send(message)
            page.close(code=1001)

        def from_server(message: str | bytes) -> None:
            if answering:
                page.send(message)

        page.on_message(from_page)
        server.on_message(from_server)


@pytest.mark.parametrize("arrives", [False, True], ids=["the choice is lost", "the answer is lost"])
def test_a_line_that_breaks_at_the_choice_loses_and_doubles_nothing(visit: Household, arrives: bool) -> None:
    ana, bea = party(visit)
    cut = Cut(ana, arrives)
    ana.page.reload()
    ana.at_table()
    ana.choices.first.click()
    ana.sees("web-broken")
    expect(ana.text("web-broken")).to_be_hidden()
    expect(ana.chosen).to_have_count(1)
    assert len(cut.sent) == (1 if arrives else 2)
    bea.choose()
    play([ana, bea], lambda: told_once(ana, "Ana") and told_once(bea, "Ana"))


def position(visitor: Visitor) -> list[str]:
    """The table as it is written on the page."""
    page = visitor.page
    return [
        *visitor.hand.get_by_role("listitem").all_inner_texts(),
        *visitor.find("region", "web-log").get_by_role("listitem").all_inner_texts(),
        *page.get_by_role("heading").all_inner_texts(),
    ]


def test_a_server_killed_in_mid_game_goes_on_where_it_was(browser: Browser, tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    server = Server(database, *SWIFT)
    with opening(browser, server.url) as visit:
        ana = visit("/")
        ana.forgive(LINE_TROUBLE)
        ana.play_now()
        card_asked = ana.page.get_by_text(ana.say("bloodborne-ask-card"))
        play([ana], lambda: ana.in_round(2) and ana.asked and card_asked.is_visible())
        expect(ana.page.get_by_text(ana.say("web-bloodborne-ready")).first).to_be_visible()
        expect(ana.page.get_by_text(ana.say("web-bloodborne-thinking"))).to_have_count(0)
        before = position(ana)
        server.kill()
        ana.sees("web-broken")
        server = Server(database, "--port", server.url.rpartition(":")[2], *SWIFT)
        try:
            expect(ana.text("web-broken")).to_be_hidden()
            assert position(ana) == before
            play([ana], lambda: ana.in_round(3) or ana.over)
        finally:
            server.stop()
