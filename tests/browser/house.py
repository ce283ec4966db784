"""People in front of browsers: what they read, press and play."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import time
from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import reduce
from pathlib import Path
from typing import Any, NamedTuple, TypeVar
from urllib.parse import quote

import httpx
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Playwright, WebSocket, expect

from gaslamp import Match
from gaslamp import protocol as said
from gaslamp.bots import Chair, make_bot
from gaslamp.client import Line, asked
from gaslamp.core.packs import Pack
from tests.browser.words import Words
from tests.server.house import NOBODY, Server, open_house, serving

T = TypeVar("T")

# Nothing here may take longer, even on a busy machine.
PATIENCE = 30.0

# Wide enough for the log and the talk at the side, and no wider: every pixel is drawn without a graphics card.
WIDE = {"width": 1180, "height": 760}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SMALL_PHONE: dict[str, Any] = {**PHONE, "viewport": {"width": 360, "height": 740}}

# A server whose bots do not dawdle, and which does not count what its many visitors ask.
SWIFT = ("--pace", 0.01, "--requests", 1_000_000, "--connections", 1000, "--messages", 1000)

# What the browser says by itself when a line is cut, a server is gone or a request is answered with no.
LINE_TROUBLE = r"WebSocket connection to .* failed|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED"
NOT_FOUND = r"status of 404"


class Visitor:
    """Somebody with a browser of their own, who reads one language."""

    def __init__(self, context: BrowserContext, url: str, lang: str, touches: bool) -> None:
        self.context = context
        self.url = url
        self.touches = touches
        self.words = Words(lang)
        self.complaints: list[str] = []
        self.forgiven: list[str] = []
        self.unanswered: list[int] = []  # the numbers of choices that were sent
        self.answered = 0  # how many of them the server has answered
        self.page = context.new_page()
        self.page.on("console", self._hear)
        self.page.on("websocket", self._call)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _hear(self, message: ConsoleMessage) -> None:
        # the server guesses what a page will need, and may be wrong
        if message.type in ("error", "warning") and "link preload but not used" not in message.text:
            self.complaints.append(f"{message.text} ({message.location.get('url', '')})")

    def _call(self, line: WebSocket) -> None:
        self.line = line
        line.on("framesent", self._say)
        line.on("framereceived", self._answer)

    def _say(self, message: str | bytes) -> None:
        said = json.loads(message)
        if said["type"] == "choose":
            self.unanswered.append(said["id"])

    def _answer(self, message: str | bytes) -> None:
        told = json.loads(message)
        if told["type"] in ("done", "refused") and told["id"] in self.unanswered:
            self.unanswered.remove(told["id"])
            self.answered += 1

    def until_answered(self, press: Callable[[], object]) -> None:
        """Press something that chooses, again if the question was too new, until the server has answered."""
        before, deadline = self.answered, time.monotonic() + PATIENCE
        while self.answered == before:
            assert time.monotonic() < deadline, self.page.get_by_role("main").inner_text()
            if self.over:
                return  # others have brought it to its end meanwhile
            if not self.page.locator("[data-open=true]").count():
                self.page.wait_for_timeout(20)
                continue
            press()
            for _ in range(50):
                if self.answered != before:
                    return
                self.page.wait_for_timeout(20)

    def forgive(self, pattern: str) -> None:
        """Something the browser will complain about, and rightly so."""
        self.forgiven.append(pattern)

    def check(self) -> None:
        """Nothing went wrong that nobody noticed."""
        left = [text for text in self.complaints if not any(re.search(pattern, text) for pattern in self.forgiven)]
        assert not left, left

    def say(self, key: str, **arguments: Any) -> str:
        return self.words.say(key, **arguments)

    # -- reading and pressing -----------------------------------------------------------------------------

    def open(self, path: str = "/") -> Visitor:
        self.page.goto(self.url + path)
        expect(self.page.get_by_role("heading", level=1)).to_be_attached()
        for waiting in ("web-waiting", "web-table-waiting"):
            expect(self.heading(waiting)).to_have_count(0)
        return self

    def find(self, role: Any, key: str, **arguments: Any) -> Locator:
        """A control or landmark by what it is called in this reader's language."""
        return self.page.get_by_role(role, name=self.say(key, **arguments), exact=True)

    def button(self, key: str, **arguments: Any) -> Locator:
        return self.find("button", key, **arguments)

    def link(self, key: str, **arguments: Any) -> Locator:
        return self.find("link", key, **arguments)

    def heading(self, key: str, **arguments: Any) -> Locator:
        return self.find("heading", key, **arguments)

    def field(self, key: str, **arguments: Any) -> Locator:
        fields = (self.find(role, key, **arguments) for role in ("textbox", "searchbox", "combobox"))
        return reduce(Locator.or_, fields)

    def text(self, key: str, **arguments: Any) -> Locator:
        return self.page.get_by_text(self.say(key, **arguments), exact=True).first

    def press(self, target: Locator) -> None:
        """With the mouse, or with a finger."""
        if self.touches:
            target.tap()
        else:
            target.click()

    def sees(self, key: str, **arguments: Any) -> None:
        expect(self.text(key, **arguments)).to_be_visible()

    def set(self, key: str, value: str) -> None:
        """Change one of the settings, wherever the page has them."""
        self.press(self.button("web-menu").or_(self.button("web-settings")))
        self.field(key).select_option(value)
        self.page.keyboard.press("Escape")

    def read(self, lang: str) -> None:
        """Go on in another language."""
        self.set("web-language", lang)
        self.words = Words(lang)

    # -- sitting down -------------------------------------------------------------------------------------

    def sit(self, seat: int, name: str) -> None:
        """Write a name and take a seat in the lobby; seats are numbered from 1 here, as people do."""
        self.field("web-your-name").fill(name)
        self.press(self.button("web-sit-on", number=seat))
        place = self.page.get_by_role("listitem").filter(has_text=name)
        expect(place.get_by_text(self.say("core-you"), exact=True)).to_be_visible()

    def start(self) -> None:
        """Begin, whether or not the others have said that they are ready."""
        self.press(self.button("web-start"))
        expect(self.hand.or_(self.button("web-start-anyway-yes"))).to_be_visible()
        if self.button("web-start-anyway-yes").count():
            self.press(self.button("web-start-anyway-yes"))
        self.at_table()

    def play_now(self) -> None:
        """From the first page to a game."""
        self.press(self.play_button)
        self.at_table()

    @property
    def play_button(self) -> Locator:
        """Begins the first game at once."""
        return self.button("web-play-now-of", game=self.say("server-game-bloodborne"))

    def play_plainly(self, game: str) -> None:
        """From the first page to a game that is shown at the plain table."""
        self.press(self.button("web-play-now-of", game=game))
        begin = self.page.get_by_role("dialog").get_by_role("button", name=self.say("web-company-begin"))
        expect(begin.or_(self.choices.first)).to_be_visible()
        if begin.count():  # among allies one first says who plays
            self.press(begin)
        expect(self.choices.first).to_be_visible()

    def at_table(self) -> None:
        expect(self.hand).to_be_visible()

    # -- playing ------------------------------------------------------------------------------------------

    @property
    def hand(self) -> Locator:
        return self.find("list", "web-bloodborne-hand")

    @property
    def choices(self) -> Locator:
        """Everything that can be chosen: in the hand and beside it, or at the plain table."""
        lists = map(self.say, ("web-bloodborne-hand", "web-bloodborne-options", "web-plain-choices"))
        return self.page.locator(", ".join(f'ul[aria-label="{name}"] button[aria-pressed]' for name in lists))

    @property
    def chosen(self) -> Locator:
        """What this seat has chosen while others still choose."""
        return self.choices.and_(self.page.get_by_role("button", pressed=True))

    @property
    def asked(self) -> bool:
        """Whether there is something to choose and nothing is chosen yet."""
        pressed = self.choices.evaluate_all("all => all.map(each => each.ariaPressed)")
        return bool(pressed) and "true" not in pressed

    @property
    def over(self) -> bool:
        return self.button("web-see-end").count() > 0

    def choose(self) -> None:
        """Press something that can be chosen, and wait until it is on disk."""
        self.until_answered(self._press)

    def _press(self) -> None:
        self.press(self.choices.first)
        if self.opened.count():  # a finger opens a card first
            self.press(self.opened)
        if self.page.locator("[role=alertdialog]").count():
            self.press(self.button("web-confirm-yes"))

    @property
    def opened(self) -> Locator:
        """The button of a card that is open and may be chosen."""
        return self.page.locator("dialog .button.primary")

    def choose_by_key(self) -> None:
        self.until_answered(self._press_keys)

    def _press_keys(self) -> None:
        self.page.keyboard.press("1")
        if self.page.locator("[role=alertdialog]").count():
            self.page.keyboard.press("Enter")

    def in_round(self, number: int) -> bool:
        return self.page.get_by_text(self.say("core-round", round=number), exact=True).count() > 0


def chromium(playwright: Playwright) -> Browser:
    found = shutil.which("chromium") or "/usr/bin/chromium"
    return playwright.chromium.launch(executable_path=found, args=["--no-sandbox", "--disable-gpu"])


# Most tests want to see what comes of it, not how: everything at once, and nobody can press twice by accident.
HURRY = """
    if (location.protocol.startsWith("http")) {
        const settings = JSON.parse(localStorage.getItem("gaslamp:settings") ?? "{}");
        localStorage.setItem("gaslamp:settings", JSON.stringify({ pace: "off", ...settings }));
        localStorage.setItem("gaslamp:guard", "30");
    }
"""


PLAINLY = """
    if (location.protocol.startsWith("http")) {
        const settings = JSON.parse(localStorage.getItem("gaslamp:settings") ?? "{}");
        localStorage.setItem("gaslamp:settings", JSON.stringify({ ...settings, plain: true }));
    }
"""


class Household:
    """Opens browsers for people, and sees at the end that nothing went wrong in any of them."""

    def __init__(self, browser: Browser, url: str, **usual: Any) -> None:
        self.browser = browser
        self.url = url
        self.usual = {"viewport": WIDE, "reduced_motion": "reduce", "color_scheme": "dark", **usual}
        self.visitors: list[Visitor] = []

    def __call__(self, path: str = "/", lang: str = "en", **wishes: Any) -> Visitor:
        return self.stranger(lang, **wishes).open(path)

    def stranger(self, lang: str = "en", patient: bool = False, plain: bool = False, **wishes: Any) -> Visitor:
        """Somebody who has not opened anything yet.

        Who is patient sees everything at the usual pace; who wants it plain, every game in words.
        """
        context = self.browser.new_context(locale=lang, **{**self.usual, **wishes})
        context.set_default_timeout(PATIENCE * 1000)
        if not patient:
            context.add_init_script(HURRY)
        if plain:
            context.add_init_script(PLAINLY)
        visitor = Visitor(context, self.url, lang, touches=bool(wishes.get("has_touch")))
        self.visitors.append(visitor)
        return visitor

    def leave(self) -> None:
        for visitor in self.visitors:
            visitor.context.close()
        for visitor in self.visitors:
            visitor.check()


@contextmanager
def opening(browser: Browser, url: str, **usual: Any) -> Iterator[Household]:
    household = Household(browser, url, **usual)
    try:
        yield household
    finally:
        household.leave()


# -- playing together -------------------------------------------------------------------------------------


def play(
    players: Sequence[Visitor], until: Callable[[], bool], choose: Callable[[Visitor], None] = Visitor.choose
) -> None:
    """Everybody who is asked chooses something, until something is so."""
    deadline = time.monotonic() + 4 * PATIENCE
    while not until():
        assert time.monotonic() < deadline, players[0].page.get_by_role("main").inner_text()
        quiet = True
        for player in players:
            if player.asked:
                choose(player)
                quiet = False
        if quiet:
            players[0].page.wait_for_timeout(20)


def play_out(players: Sequence[Visitor]) -> None:
    play(players, lambda: not any(player.asked for player in players) and all(player.over for player in players))
    for player in players:
        player.press(player.button("web-see-end"))


# -- tables that others have set --------------------------------------------------------------------------


def apart(work: Coroutine[Any, Any, T]) -> T:
    """Run something with an event loop of its own, beside the one that drives the browser."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


def new_table(url: str, players: int = 3, **agreements: Any) -> str:
    """The address of a new table."""
    made = httpx.post(f"{url}/api/tables", json={"game": "bloodborne", "players": players, **agreements})
    return f"/table/{made.raise_for_status().json()['id']}"


class Finished(NamedTuple):
    """A match that is over: its id, and the link to the seat of Ana, who was there."""

    match: str
    seat: str


async def play_alone(url: str, path: str) -> Finished:
    """Ana sits down with bots and plays to the end, without a browser."""
    line = await Line.open(url + path)
    await line.receive()
    await line.do(said.Sit(seat=0, name="Ana"))
    for seat in range(1, len(line.state["table"]["seats"])):
        await line.do(said.Bot(seat=seat, level="random"))
    await line.do(said.Start())
    players = tuple(seat["name"] for seat in line.state["table"]["seats"])
    bot = make_bot("random", Chair(pack=Pack.core(line.state["table"]["game"]), number=0, players=players, seed=1))
    while line.state["table"]["stage"] != "over":
        decision = asked(line.state)
        if decision is not None:
            choice = bot.choose(decision, lambda: dict(line.state["view"]))
            await line.do(said.Choose(question=line.state["question"], choice=choice.id))
        else:
            await line.receive()
    await line.close()
    return Finished(line.state["table"]["match"], f"{path}#seat={line.secret}")


@contextmanager
def laid_table(database: Path, match: Match, bots: Mapping[int, str] = NOBODY, **row: Any) -> Iterator[Server]:
    """A server whose only table is in the middle of a match; ``seat_at`` leads there."""

    async def lay() -> None:
        async with open_house(database) as house:
            await house.laid(match, bots, **row)

    apart(lay())
    with serving(database, *SWIFT) as server:
        yield server


def seat_at(match: Match, seat: int) -> str:
    """The link that holds a seat of a laid table."""
    return f"/table/table-1#seat={quote(f'secret of {match.players[seat]}')}"


def finished_match(url: str, **agreements: Any) -> Finished:
    return apart(play_alone(url, new_table(url, **agreements)))
