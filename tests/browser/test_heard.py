"""What is heard, how one learns of one's turn, and the page as an app."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from playwright.sync_api import Browser, expect

from gaslamp import Match
from gaslamp.server.app import make_app
from gaslamp.server.limits import Limits
from gaslamp.server.pages import Pages, page
from gaslamp.server.setting import Setting
from tests.browser.house import LINE_TROUBLE, NOT_FOUND, PHONE, Household, Visitor, laid_table, opening, play, seat_at
from tests.browser.test_access import everything
from tests.server.house import PATIENCE

# Everything that sounds: how many contexts there are, and the pitches that notes begin with. Whatever Playwright looks
# at counts as a gesture, so gestures are counted here.
SPY = """
let hasBeenActive = false;
for (const gesture of ["pointerdown", "keydown"]) addEventListener(gesture, () => (hasBeenActive = true), true);
Object.defineProperty(navigator, "userActivation", { get: () => ({ hasBeenActive }) });
window.heard = { contexts: 0, pitches: [], said: {} };
window.AudioContext = class extends AudioContext {
    constructor(...how) { super(...how); heard.contexts++; }
};
const set = AudioParam.prototype.setValueAtTime;
AudioParam.prototype.setValueAtTime = function (value, at) {
    if (value > 20) heard.pitches.push(value);
    heard.said[value] ??= document.querySelector("[data-caption]")?.innerText ?? "";
    return set.call(this, value, at);
};
"""
BELL = 783.99  # of one's turn
KNOCK = 410  # of somebody who talks
CARD, DIE = 2400, 3100

# A tab that can be hidden and shown, a phone that can shake, an icon that can have a badge; what they were told.
ELSEWHERE = """
window.told = [];
let hidden = false;
Object.defineProperty(document, "hidden", { get: () => hidden });
window.look = (away) => {
    hidden = away;
    document.dispatchEvent(new Event("visibilitychange"));
};
navigator.vibrate = (pattern) => told.push(["shake", pattern]);
navigator.setAppBadge = async () => void told.push(["badge", true]);
navigator.clearAppBadge = async () => void told.push(["badge", false]);
"""
NOTICES = """async () => {
    const all = await (await navigator.serviceWorker.getRegistration()).getNotifications();
    return all.map(({ title, body }) => [title, body]);
}"""


def listener(visit: Household, path: str = "/", **wishes: Any) -> Visitor:
    """Somebody whose loudspeaker is watched."""
    visitor = visit.stranger(**wishes)
    visitor.page.add_init_script(SPY)
    return visitor.open(path)


def sounded(visitor: Visitor, pitch: float) -> int:
    return int(visitor.page.evaluate("pitch => heard.pitches.filter((each) => each === pitch).length", pitch))


def hears(visitor: Visitor, pitch: float, times: int = 1) -> None:
    visitor.page.wait_for_function(
        "([pitch, times]) => heard.pitches.filter((each) => each === pitch).length >= times", arg=[pitch, times]
    )
    assert sounded(visitor, pitch) == times


@contextmanager
def two_at_a_table(browser: Browser, folder: Path, **usual: Any) -> Iterator[tuple[Household, Match]]:
    """A table where two people sit with a bot, and both are asked for a card."""
    match = Match.start("bloodborne", players=3, seed=3)
    with (
        laid_table(folder / "tables.sqlite", match, {2: "greedy"}) as server,
        opening(browser, server.url, **usual) as visit,
    ):
        yield visit, match


# -- sounds -----------------------------------------------------------------------------------------------


def test_nothing_sounds_before_a_gesture_and_the_fight_does_after_it(browser: Browser, tmp_path: Path) -> None:
    with two_at_a_table(browser, tmp_path) as (visit, match):
        ana, bea = listener(visit, seat_at(match, 0), patient=True), visit(seat_at(match, 1))
        ana.at_table()
        assert ana.asked
        assert ana.page.evaluate("heard") == {"contexts": 0, "pitches": [], "said": {}}
        ana.choose()
        bea.choose()
        play([bea], lambda: sounded(ana, BELL) > 0)
        heard = ana.page.evaluate("heard")
        assert heard["contexts"] == 1
        assert "plays" in heard["said"][str(CARD)]
        assert "rolls" not in heard["said"][str(DIE)]  # nothing is said of a die that still tumbles
        assert heard["said"][str(BELL)] == ""


def test_the_bell_rings_once_for_each_question_however_often_the_line_breaks(visit: Household) -> None:
    ana = listener(visit)
    ana.play_now()
    hears(ana, BELL)
    for _ in range(2):
        with ana.page.expect_websocket() as line:
            ana.page.evaluate("dispatchEvent(new Event('offline')); dispatchEvent(new Event('online'))")
        line.value.wait_for_event("framereceived", lambda told: "welcome" in str(told))
    ana.choose()
    hears(ana, BELL, times=2)


def test_muted_it_is_silent_by_button_or_key_and_stays_so(browser: Browser, tmp_path: Path) -> None:
    with two_at_a_table(browser, tmp_path) as (visit, match):
        ana, bea = listener(visit, seat_at(match, 0)), visit(seat_at(match, 1))
        mute = ana.button("web-mute")
        expect(mute).to_have_attribute("aria-pressed", "false")
        ana.field("web-talk-say").press("m")
        expect(ana.field("web-talk-say")).to_have_value("m")
        expect(mute).to_have_attribute("aria-pressed", "false")
        ana.field("web-talk-say").blur()
        ana.page.keyboard.press("m")
        expect(mute).to_have_attribute("aria-pressed", "true")
        ana.sees("web-sounds-off")
        ana.page.evaluate("heard.pitches = []")
        play([ana, bea], lambda: ana.in_round(2) and ana.asked)
        assert ana.page.evaluate("heard.pitches") == []
        ana.page.reload()
        ana.at_table()
        expect(mute).to_have_attribute("aria-pressed", "true")
        mute.click()
        ana.choose()
        play([bea], lambda: ana.asked)
        hears(ana, BELL)


def test_the_volume_is_set_by_ear_and_remembered(visit: Household) -> None:
    ana = listener(visit)
    ana.button("web-settings").click()
    volume = ana.find("slider", "web-volume")
    volume.fill("0")
    ana.page.keyboard.press("Escape")
    ana.play_now()
    ana.choose()
    play([ana], lambda: ana.asked)
    assert ana.page.evaluate("heard.pitches") == []
    ana.page.reload()
    ana.at_table()
    ana.button("web-menu").click()
    expect(volume).to_have_value("0")
    volume.fill("40")
    hears(ana, BELL)


def test_others_are_heard_talking_and_oneself_is_not(browser: Browser, tmp_path: Path) -> None:
    with two_at_a_table(browser, tmp_path) as (visit, match):
        ana, bea = listener(visit, seat_at(match, 0)), listener(visit, seat_at(match, 1))
        for visitor in (ana, bea):
            visitor.choose()  # a gesture
        bea.field("web-talk-say").fill("Trust me.")
        bea.button("web-talk-send").click()
        hears(ana, KNOCK)
        assert sounded(bea, KNOCK) == 0


# -- one's turn -------------------------------------------------------------------------------------------


def test_in_a_hidden_tab_ones_turn_is_seen_on_the_title_the_icon_and_a_notice(browser: Browser, tmp_path: Path) -> None:
    with two_at_a_table(browser, tmp_path, **PHONE) as (visit, match):
        ana, bea = visit.stranger(has_touch=True, permissions=["notifications"]), visit(seat_at(match, 1))
        ana.page.add_init_script(ELSEWHERE)
        ana.open(seat_at(match, 0))
        ana.at_table()
        ana.press(ana.button("web-menu"))
        ana.press(ana.find("checkbox", "web-notices"))
        ana.page.keyboard.press("Escape")
        icon = ana.page.locator("link[rel=icon]")
        expect(icon).to_have_attribute("href", "/favicon-turn.svg")
        ana.choose()
        expect(icon).to_have_attribute("href", "/favicon.svg")
        assert ana.page.evaluate("told").count(["badge", False]) == 1

        ana.page.evaluate("look(true); told.length = 0")
        play([bea], lambda: icon.get_attribute("href") == "/favicon-turn.svg")
        table = ana.say("web-table-unnamed", game=ana.say("server-game-bloodborne"))
        title = ana.say("web-title-your-turn", table=table)
        expect(ana.page).to_have_title(f"{title} · Gaslamp")
        ana.page.wait_for_function(f"async () => (await ({NOTICES})()).length === 1")
        assert ana.page.evaluate(NOTICES)[0][0] == title
        assert sorted(ana.page.evaluate("told")) == [["badge", True], ["shake", [60, 80, 60]]]

        ana.page.evaluate("look(false)")
        ana.page.wait_for_function(f"async () => (await ({NOTICES})()).length === 0")


def test_nobody_is_asked_for_leave_to_show_notices_unless_they_want_them(visit: Household) -> None:
    ana = visit.stranger()
    ana.page.add_init_script("""
        window.asked = 0;
        Notification.requestPermission = async () => { asked++; return "denied"; };
    """)
    ana.open("/")
    ana.play_now()
    ana.choose()
    assert ana.page.evaluate("asked") == 0
    ana.button("web-menu").click()
    box = ana.find("checkbox", "web-notices")
    box.click()
    ana.sees("web-notices-refused")
    expect(box).not_to_be_checked()
    assert ana.page.evaluate("asked") == 1


@pytest.mark.parametrize("wishes", [{}, PHONE], ids=["wide", "phone"])
def test_the_settings_can_be_used_by_everybody(visit: Household, wishes: dict[str, Any]) -> None:
    ana = visit("/", **wishes)
    ana.press(ana.button("web-settings"))
    expect(ana.find("slider", "web-volume")).to_be_visible()
    assert list(everything(ana)) == []


# -- the app ----------------------------------------------------------------------------------------------


class Builder:
    """A server in this process, whose client can be built anew while it runs."""

    def __init__(self, database: Path) -> None:
        app: Any = make_app(Setting(str(database), limits=Limits(requests_per_minute=1_000_000)))
        self.app = app
        self.pages: Pages = app.dependencies["pages"].dependency()
        self.port = 0
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        taken = socket.create_server(("127.0.0.1", self.port))
        self.port = taken.getsockname()[1]
        self.server = uvicorn.Server(uvicorn.Config(self.app, log_config=None, ws="websockets-sansio"))
        self.thread = threading.Thread(target=self.server.run, args=([taken],))
        self.thread.start()

    def build_anew(self) -> None:
        """Another client, which only says that it is new; no part of the old one is left."""
        files = self.pages.pages
        for name in [name for name in files if name.startswith("assets/")]:
            del files[name]
        entry = "assets/index-new.js"
        files[entry] = page(entry, b"document.body.innerHTML = '<h1>A new lamp</h1>'")
        first = f'<!doctype html><head></head><body><script type="module" src="/{entry}"></script></body>'
        files["index.html"] = page("index.html", first.encode())
        self.pages.first.cache_clear()

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)


@pytest.fixture
def builder(tmp_path: Path) -> Iterator[Builder]:
    builder = Builder(tmp_path / "tables.sqlite")
    yield builder
    builder.stop()


SHELL_KEPT = """async () => {
    const [build] = await caches.keys();
    const kept = build ? (await (await caches.open(build)).keys()).map(({ url }) => url) : [];
    const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
    return kept.length > 3 && loaded.filter((url) => url.includes("/assets/")).every((url) => kept.includes(url));
}"""


def settle(visitor: Visitor) -> None:
    """Wait until the page is kept."""
    expect(visitor.play_button).to_be_enabled()
    visitor.page.wait_for_load_state("networkidle")
    visitor.page.wait_for_function(SHELL_KEPT)


def test_the_page_can_be_installed(visit: Household) -> None:
    ana = visit("/")
    manifest = ana.page.evaluate("async () => (await fetch(document.querySelector('link[rel=manifest]').href)).json()")
    assert manifest["display"] == "standalone"
    assert manifest["start_url"] == "/"
    for icon in manifest["icons"]:
        size = ana.page.evaluate(
            """async (src) => {
                const image = new Image();
                image.src = src;
                await image.decode();
                return `${image.naturalWidth}x${image.naturalHeight}`;
            }""",
            icon["src"],
        )
        assert icon["sizes"] in ("any", size)


def test_without_a_line_the_page_comes_up_and_says_so(browser: Browser, builder: Builder) -> None:
    with opening(browser, builder.url) as visit:
        inma = visit("/", lang="es")
        settle(inma)
        builder.stop()
        inma.forgive(f"{LINE_TROUBLE}|ERR_FAILED")
        inma.open("/")
        expect(inma.page.get_by_role("alert").first).to_contain_text(inma.say("web-trouble-no-line"))
        inma.open("/rules/bloodborne")  # whose parts were never loaded
        expect(inma.heading("web-trouble")).to_be_visible()
        inma.sees("web-trouble-no-line")
        builder.start()
        inma.button("web-try-again").click()
        expect(inma.heading("web-rules", game=inma.say("server-game-bloodborne"))).to_be_visible()


def test_after_an_update_the_next_page_is_the_new_one(browser: Browser, builder: Builder) -> None:
    with opening(browser, builder.url) as visit:
        ana = visit("/")
        settle(ana)
        ana.page.reload()
        settle(ana)
        assert ana.page.evaluate("navigator.serviceWorker.controller !== null")
        builder.build_anew()
        ana.page.reload()
        new = ana.page.get_by_role("heading", name="A new lamp")
        expect(new).to_be_visible()
        # as soon as the old one is gone, the new one is whole
        ana.page.wait_for_function("""async () => (await caches.keys()).join() === "/assets/index-new.js\"""")
        ana.forgive(LINE_TROUBLE)
        builder.stop()
        ana.page.goto(f"{ana.url}/table/any")
        expect(new).to_be_visible()


def test_a_page_from_before_an_update_renews_itself_when_it_lacks_a_part(browser: Browser, builder: Builder) -> None:
    with opening(browser, builder.url) as visit:
        ana = visit("/")
        settle(ana)
        builder.build_anew()
        ana.forgive(f"{NOT_FOUND}|MIME type")
        ana.link("web-nav-rules").click()
        expect(ana.page.get_by_role("heading", name="A new lamp")).to_be_visible()
        expect(ana.page).to_have_url(f"{ana.url}/rules/bloodborne")
