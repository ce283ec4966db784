"""How fast the page is there on a slow line, and how smoothly it moves; measured in Chromium, never asserted."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright
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
    cuts = quantiles(times, n=100)
    yield "frames", len(times)
    yield "frame_ms_p50", round(cuts[49], 1)
    yield "frame_ms_p95", round(cuts[94], 1)
    yield "frame_ms_p99", round(cuts[98], 1)


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
