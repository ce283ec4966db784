"""Firefox and WebKit, each by the protocol it brings along, as far as tests need them: go somewhere, look, press."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Protocol

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

PATIENCE = 60.0
SIZE = (1280, 800)

# Where the first thing that can be seen and is not switched off lies, once it lies still.
MIDDLE = """(selector) => {
    const found = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility() && !one.disabled);
    if (!found) return null;
    found.scrollIntoView({ block: "nearest" });
    const { x, y, width, height } = found.getBoundingClientRect();
    return [Math.round(x + width / 2), Math.round(y + height / 2)];
}"""


class Engine(Protocol):
    """A browser with one window."""

    def goto(self, url: str) -> None: ...
    def ask(self, function: str, *arguments: Any) -> Any:
        """What a function of the page gives back."""

    def press_at(self, x: int, y: int) -> None: ...


def until(look: Callable[[], Any], what: str) -> Any:
    """What is found as soon as there is something; nobody waits for ever."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        found = look()
        if found:
            return found
        time.sleep(0.05)
    raise AssertionError(f"{what} has not come within {PATIENCE:.0f} s")


def press(engine: Engine, selector: str) -> None:
    """Presses what a selector finds, as a pointer would, when it is there."""
    x, y = until(lambda: engine.ask(MIDDLE, selector), selector)
    engine.press_at(x, y)


def call(function: str, arguments: tuple[Any, ...]) -> str:
    return f"({function})({', '.join(msgspec.json.encode(each).decode() for each in arguments)})"


def pointer(x: int, y: int) -> list[dict[str, Any]]:
    """A press of the left button, in the words that both protocols share."""
    moves = [
        {"type": "pointerMove", "x": x, "y": y},
        {"type": "pointerDown", "button": 0},
        {"type": "pointerUp", "button": 0},
    ]
    return [{"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": moves}]


class Firefox:
    """By WebDriver BiDi, which the browser itself speaks."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.count = 0
        self.say("session.new", capabilities={})
        self.window = self.say("browsingContext.getTree")["contexts"][0]["context"]
        width, height = SIZE
        self.say("browsingContext.setViewport", context=self.window, viewport={"width": width, "height": height})

    def say(self, method: str, **parameters: Any) -> Any:
        self.count += 1
        self.line.send(msgspec.json.encode({"id": self.count, "method": method, "params": parameters}), text=True)
        while True:
            told = msgspec.json.decode(self.line.recv(PATIENCE))
            if told.get("id") == self.count:
                assert told["type"] == "success", told
                return told["result"]

    def goto(self, url: str) -> None:
        self.say("browsingContext.navigate", context=self.window, url=url, wait="complete")

    def ask(self, function: str, *arguments: Any) -> Any:
        text = f"JSON.stringify({call(function, arguments)} ?? null)"
        told = self.say("script.evaluate", expression=text, target={"context": self.window}, awaitPromise=False)
        assert told["type"] == "success", told
        return msgspec.json.decode(told["result"]["value"])

    def press_at(self, x: int, y: int) -> None:
        self.say("input.performActions", context=self.window, actions=pointer(x, y))


class WebKit:
    """By WebDriver, through WebKitGTK's own driver."""

    def __init__(self, http: httpx.Client, browser: str) -> None:
        self.http = http
        options = {"binary": browser, "args": ["--automation"]}
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        self.session = f"/session/{self.say('/session', capabilities=wanted)['sessionId']}"
        width, height = SIZE
        self.say(f"{self.session}/window/rect", width=width, height=height)

    def say(self, path: str, **told: Any) -> Any:
        answer = self.http.post(path, json=told)
        assert answer.is_success, answer.text
        return answer.json()["value"]

    def goto(self, url: str) -> None:
        self.say(f"{self.session}/url", url=url)

    def ask(self, function: str, *arguments: Any) -> Any:
        return self.say(f"{self.session}/execute/sync", script=f"return {call(function, arguments)}", args=[])

    def press_at(self, x: int, y: int) -> None:
        self.say(f"{self.session}/actions", actions=pointer(x, y))


@contextmanager
def running(*command: str, **variables: str) -> Iterator[subprocess.Popen[bytes]]:
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, env=os.environ | variables)
    try:
        yield process
    finally:
        process.terminate()
        process.wait(PATIENCE)
        if process.stderr:
            process.stderr.close()


@contextmanager
def firefox() -> Iterator[Engine]:
    with ExitStack() as stack:
        profile = stack.enter_context(TemporaryDirectory(ignore_cleanup_errors=True))
        command = ("firefox-esr", "--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0")
        process = stack.enter_context(running(*command))
        assert process.stderr is not None
        for line in process.stderr:
            if found := re.search(rb"listening on (ws://\S+)", line):
                break
        else:
            raise AssertionError("Firefox has ended")
        address = f"{found[1].decode()}/session"
        yield Firefox(stack.enter_context(connect(address, open_timeout=PATIENCE, max_size=None)))


@contextmanager
def webkit() -> Iterator[Engine]:
    browser = next(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"), None)
    assert browser is not None, "there is no MiniBrowser: Debian's webkit2gtk-driver brings it"
    with ExitStack() as stack:
        # it takes a number that is free, and tells it when it is ready
        command = ("Xvfb", "-displayfd", "2", "-screen", "0", "1400x1000x24", "-nolisten", "tcp")
        xvfb = stack.enter_context(running(*command))
        assert xvfb.stderr is not None
        number = next(line for line in xvfb.stderr if line.strip().isdigit())
        screen = f":{number.decode().strip()}"
        port = free_port()
        home = stack.enter_context(TemporaryDirectory(ignore_cleanup_errors=True))
        # as root its sandbox cannot be made; and nobody wants to see what it draws
        alone = {"DISPLAY": screen, "HOME": home, "WEBKIT_DISABLE_COMPOSITING_MODE": "1", "LIBGL_ALWAYS_SOFTWARE": "1"}
        stack.enter_context(running("WebKitWebDriver", f"--port={port}", **alone))
        until(lambda: listens(port), "WebKit's driver")
        http = stack.enter_context(httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE))
        engine = WebKit(http, str(browser))
        stack.callback(engine.http.delete, engine.session)
        yield engine


ENGINES = {"firefox": firefox, "webkit": webkit}
NEEDED = ("firefox-esr", "WebKitWebDriver", "Xvfb")


def missing() -> list[str]:
    return [name for name in NEEDED if shutil.which(name) is None]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def listens(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0
