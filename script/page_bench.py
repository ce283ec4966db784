"""How fast the page is there on a slow line, and how smoothly it moves; measured in Chromium, never asserted."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright
from tests.browser.crowd import acting, crowded, show
from tests.browser.house import PATIENCE, Visitor, chromium, laid_table, opening, seat_at

from gaslamp import Match
from gaslamp.bots import Chair, let_choose, make_bot

expect.set_options(timeout=PATIENCE * 1000)

# "Fast 3G" as Chromium's own tools have it: milliseconds for every request, and bytes per second.
FAST_3G = {"offline": False, "latency": 562.5, "downloadThroughput": 180_000, "uploadThroughput": 84_375}
SLOWER_CPU = 4
VISITS = 3
PLAYERS = ("Ana", "Bruno", "Carla", "Henryk")
SCREEN = {"width": 1280, "height": 720}

# When something can be pressed, in milliseconds since the address was opened.
READY = "(what) => { const found = document.querySelector(what); return found && !found.disabled && performance.now() }"


def played(round: int = 0) -> Match:
    """Always the same hunt of greedy bots, until a round begins or to its end."""
    match = Match.start("bloodborne", players=PLAYERS, seed=12)
    bots = [make_bot("greedy", Chair.at(match, seat, seat)) for seat in range(len(PLAYERS))]
    while not match.over and not (round and match.view(None)["round"] >= round):
        decision = match.pending[0]
        let_choose(match, decision, bots[decision.seat])
    return match


def until_ready(visitor: Visitor, path: str, what: str) -> tuple[float, int, int]:
    """For somebody who has never been here: milliseconds until something can be pressed, requests, and bytes."""
    page = visitor.page
    sizes: list[float] = []
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    line.on("Network.loadingFinished", lambda told: sizes.append(told["encodedDataLength"]))
    line.send("Network.emulateNetworkConditions", FAST_3G)
    line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER_CPU})
    page.goto(visitor.url + path, wait_until="commit")
    ready = page.wait_for_function(READY, arg=what, polling="raf", timeout=PATIENCE * 1000).json_value()
    return ready, len(sizes), round(sum(sizes))


def opened(browser: Browser, url: str, name: str, path: str, what: str) -> Iterator[tuple[str, Any]]:
    visits = []
    for _ in range(VISITS):
        with opening(browser, url, viewport=SCREEN) as visit:
            visits.append(until_ready(visit.stranger(patient=True), path, what))
    times = [time for time, _, _ in visits]
    yield f"{name}_ms", round(median(times))
    yield f"{name}_ms_best", round(min(times))
    yield f"{name}_requests", visits[-1][1]
    yield f"{name}_bytes", visits[-1][2]


def frame_times(trace: list[dict[str, Any]]) -> list[float]:
    """Milliseconds from one frame shown to the next, as long as something moves; dropped ones make it longer."""
    begun = [event for event in trace if event["name"] == "PipelineReporter" and event["ph"] == "b"]
    times: list[float] = []
    last: float | None = None
    for event in sorted(begun, key=lambda event: event["ts"]):
        told = event["args"]["frame_reporter"]
        if not (told["has_main_animation"] or told["has_compositor_animation"]):
            last = None
        elif told["state"] != "STATE_DROPPED":
            if last is not None:
                times.append((event["ts"] - last) / 1000)
            last = event["ts"]
    return times


def traced(browser: Browser, page: Page, seconds: int) -> list[dict[str, Any]]:
    browser.start_tracing(page=page, categories=["-*", "disabled-by-default-devtools.timeline.frame"])
    page.wait_for_timeout(seconds * 1000)
    events: list[dict[str, Any]] = json.loads(browser.stop_tracing())["traceEvents"]
    return events


def moving(browser: Browser, url: str, seconds: int) -> Iterator[tuple[str, Any]]:
    """A recorded match played in the replay: cards and dice move nearly all the time."""
    with opening(browser, url, viewport=SCREEN, reduced_motion="no-preference") as visit:
        ana = visit("/replay/match-1", patient=True)
        expect(ana.button("web-replay-play")).to_be_visible()
        ana.button("web-replay-play").click()
        times = frame_times(traced(browser, ana.page, seconds))
    yield from frame_figures("", times)


def frame_figures(name: str, times: list[float]) -> Iterator[tuple[str, Any]]:
    cuts = quantiles(times, n=100)
    yield f"{name}frames", len(times)
    for share in (50, 95, 99):
        yield f"{name}frame_ms_p{share}", round(cuts[share - 1], 1)


# Drags the map in circles and turns the wheel to and fro, one step in each frame, as a hand would.
WANDER = """async (seconds) => {
    const map = document.querySelector("[data-map]").parentElement;
    const { left, top, width, height } = map.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const frame = () => new Promise(requestAnimationFrame);
    const point = (kind, x, y) => map.dispatchEvent(
        new PointerEvent(kind, { pointerId: 1, clientX: x, clientY: y, bubbles: true, isPrimary: true }));
    map.setPointerCapture = () => {};
    const end = performance.now() + seconds * 1000;
    for (let turn = 0; performance.now() < end; turn++) {
        for (let step = 0; step < 60; step++) {
            const deltaY = (turn % 2 ? 1 : -1) * 18;
            map.dispatchEvent(new WheelEvent("wheel", { deltaY, clientX: x, clientY: y, cancelable: true }));
            await frame();
        }
        point("pointerdown", x, y);
        for (let step = 0; step < 90; step++) {
            const angle = step / 14;
            point("pointermove", x + 150 * Math.sin(angle), y + 90 * (1 - Math.cos(angle)));
            await frame();
        }
        point("pointerup", x, y);
    }
}"""


def shown_times(trace: list[dict[str, Any]]) -> list[float]:
    """Milliseconds from one frame shown to the next, while every frame has something new."""
    begun = [event for event in trace if event["name"] == "PipelineReporter" and event["ph"] == "b"]
    shown = sorted(
        event["ts"] for event in begun if event["args"]["frame_reporter"]["state"].startswith("STATE_PRESENTED")
    )
    return [(after - before) / 1000 for before, after in pairwise(shown)]


def wandering(browser: Browser, folder: Path, seconds: int) -> Iterator[tuple[str, Any]]:
    """The map of Eldritch Horror with eight investigators, nine gates and thirty monsters, dragged and zoomed."""
    match = acting()
    with (
        laid_table(folder / "world.sqlite", match, dict.fromkeys((1, 2, 3), "greedy")) as server,
        opening(browser, server.url, viewport=SCREEN, reduced_motion="no-preference") as visit,
    ):
        ana = visit.stranger(patient=True)
        show(ana.page, crowded())
        ana.open(seat_at(match, 0))
        expect(ana.page.locator("[data-space=rome]")).to_be_visible()
        browser.start_tracing(page=ana.page, categories=["-*", "disabled-by-default-devtools.timeline.frame"])
        ana.page.evaluate(WANDER, seconds)
        yield from frame_figures("map_", shown_times(json.loads(browser.stop_tracing())["traceEvents"]))


def measure(folder: Path, seconds: int) -> dict[str, Any]:
    result: dict[str, Any] = {}
    with sync_playwright() as playwright:
        browser = chromium(playwright)
        result["chromium"] = browser.version
        match = played(round=3)
        with laid_table(folder / "playing.sqlite", match, dict.fromkeys((1, 2, 3), "greedy")) as server:
            result |= opened(browser, server.url, "home", "/", "button.primary")
            result |= opened(browser, server.url, "table", seat_at(match, 0), "li button[aria-pressed]")
        with laid_table(folder / "over.sqlite", played()) as server:
            result |= moving(browser, server.url, seconds)
        result |= wandering(browser, folder, seconds)
        browser.close()
    return result


def main() -> None:
    wishes = argparse.ArgumentParser(description=__doc__)
    wishes.add_argument("--seconds", type=int, default=30, help="how long the match is watched")
    wishes.add_argument("--json", action="store_true", help="for machines")
    wished = wishes.parse_args()
    with TemporaryDirectory() as folder:
        result = measure(Path(folder), wished.seconds)
    if wished.json:
        print(json.dumps(result))
    else:
        for key, value in result.items():
            print(f"{key}: {value}")


if __name__ == "__main__":
    main()
