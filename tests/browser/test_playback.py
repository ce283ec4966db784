"""A fight one can follow: whatever is told, and however fast, it is seen before anything is asked."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from gaslamp import Decision, Match
from tests.browser.house import Household, Visitor, laid_table, opening, seat_at
from tests.browser.recorded import Moves, Told, first, matches, record

# For so many milliseconds a new question takes no answer.
GUARD = 600

# Notes what stands in the caption and in the log, and whether one may choose, whenever any of it changes.
WATCH = """
    window.seen = [];
    const look = () => {
        const caption = document.querySelector("[data-caption] p");
        const lines = [...document.querySelectorAll(".log li > span")].map((line) => line.textContent);
        const now = {
            caption: caption ? [...caption.querySelectorAll("span")].map((line) => line.textContent) : [],
            own: Boolean(caption?.closest(".own")),
            log: lines,
            open: document.querySelector("[data-open=true]") !== null,
        };
        const last = window.seen.at(-1)?.now;
        if (JSON.stringify(last) !== JSON.stringify(now)) window.seen.push({ at: performance.now(), now });
    };
    const all = { subtree: true, childList: true, attributes: true, characterData: true };
    addEventListener("DOMContentLoaded", () => new MutationObserver(look).observe(document, all));
"""


def seat_zero(visit: Household, **wishes: Any) -> Visitor:
    ana = visit.stranger(patient=True, **wishes)
    ana.context.add_init_script('localStorage.setItem("gaslamp:steps-offered", "true")')
    return ana


def many_bots(match: Match, asked: Decision, moves: Moves) -> bool:
    """Seat 0 is hurt in what follows its choice, and then six others decide before it is asked again."""
    if len(moves) < 7:
        return False
    after = match.replayed(len(match.choices))
    after.choose(*moves[0])
    hurt = [event for event in after.events[len(match.events) :] if getattr(event, "seat", None) == 0]
    return any(type(event).__name__ == "DamageTaken" for event in hurt)


def lasting(seen: list[dict[str, Any]]) -> dict[str, float]:
    """For how many milliseconds each line stood in the caption."""
    lasted: dict[str, float] = {}
    for entry, after in pairwise(seen):
        for line in entry["now"]["caption"]:
            lasted[line] = lasted.get(line, 0) + after["at"] - entry["at"]
    return lasted


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_six_decisions_of_others_cut_nothing_short(visit: Household, tmp_path: Path, size: tuple[int, int]) -> None:
    match, moves = first(5, many_bots)
    ana = seat_zero(visit, viewport={"width": size[0], "height": size[1]})
    ana.context.add_init_script(WATCH)
    recording = record(tmp_path, match, moves)
    Told(ana, recording)
    ana.open("/table/table-1")
    ana.at_table()
    expect(ana.page.locator("[data-open=true]")).to_be_attached()
    before = len(ana.page.evaluate("window.seen"))
    card = ana.page.locator(f'button[data-card="{recording.choice}"]').first
    (card if card.count() else ana.choices.first).click()
    expect(ana.page.locator("[data-caption]")).to_be_visible()
    expect(ana.page.locator("[data-caption]")).to_be_hidden(timeout=120_000)
    ana.page.wait_for_timeout(700)
    seen = ana.page.evaluate("window.seen")[before:]

    # nothing could be chosen before the last caption was gone
    captions = [at for at, entry in enumerate(seen) if entry["now"]["caption"]]
    assert all(not entry["now"]["open"] for entry in seen[captions[0] : captions[-1] + 1])

    # whatever named seat 0 stood there for about a second, at the very least
    lasted = lasting(seen)
    name = match.players[0]
    told = [json.loads(update) for update in recording.updates]
    events = [event for update in told for event in update.get("events", ())]
    hurt = [event for event in events if event["event"] in ("damage-taken", "hunter-died") and event["seat"] == 0]
    own = {line: time for line, time in lasted.items() if name in line}
    assert len(own) >= len(hurt)
    assert min(own.values()) >= 950, own

    # the log never ran ahead of what was shown
    if size[0] > 1000:
        known = set(seen[0]["now"]["log"])
        shown: set[str] = set()
        for entry in seen:
            shown |= set(entry["now"]["caption"])
            fresh = set(entry["now"]["log"]) - known
            later = {line for other in seen for line in other["now"]["caption"]} - shown
            assert not fresh & later


def forced_upgrade(match: Match, asked: Decision, moves: Moves) -> bool:
    """In what follows, seat 0 gets the only upgrade that is left."""
    after = match.replayed(len(match.choices))
    for seat, choice in moves:
        after.choose(seat, choice)
    told = after.events[len(match.events) :]
    kinds = [type(event).__name__ for event in told if getattr(event, "seat", None) == 0]
    return ("ChoiceTaken", "UpgradeTaken") in pairwise(kinds)


def test_what_was_chosen_for_you_is_told_like_everything_else(visit: Household, tmp_path: Path) -> None:
    match, moves = first(4, forced_upgrade)
    ana = seat_zero(visit)
    ana.context.add_init_script(WATCH)
    recording = record(tmp_path, match, moves)
    Told(ana, recording)
    ana.open("/table/table-1")
    expect(ana.page.locator("[data-open=true]")).to_be_attached()
    ana.page.locator(f'button[data-card="{recording.choice}"]').first.click()
    expect(ana.page.locator("[data-caption]")).to_be_visible()
    expect(ana.page.locator("[data-caption]")).to_be_hidden(timeout=120_000)
    lasted = lasting(ana.page.evaluate("window.seen"))
    events = [event for update in recording.updates for event in json.loads(update).get("events", ())]
    [taken] = [event for event in events if event["event"] == "choice-taken" and event["seat"] == 0]
    card = ana.words.card(taken["option"])
    name = match.players[0]
    told = [
        ana.say("core-event-choice-taken", seat=name, label=card),
        ana.say("bloodborne-event-upgrade-taken", seat=name, card=card),
    ]
    assert all(lasted[line] >= 950 for line in told), lasted


def kinds_asked() -> set[str]:
    return {asked.kind for _, asked, _ in matches(4, range(12))}


@pytest.mark.parametrize("kind", sorted(kinds_asked()))
def test_a_double_click_chooses_once(visit: Household, tmp_path: Path, kind: str) -> None:
    match, moves = first(4, lambda match, asked, moves: asked.kind == kind and len(asked.options) > 1)
    ana = seat_zero(visit)
    ana.context.add_init_script('localStorage.setItem("gaslamp:settings", JSON.stringify({ pace: "off" }))')
    server = Told(ana, record(tmp_path, match, moves))
    ana.open("/table/table-1")
    expect(ana.page.locator("[data-open=true]")).to_be_attached()
    target = ana.choices.first
    box = target.bounding_box()
    assert box is not None
    target.click()
    if ana.page.locator("[role=alertdialog]").count():
        ana.page.wait_for_timeout(GUARD)
        box = ana.button("web-confirm-yes").bounding_box()
        assert box is not None
        ana.press(ana.button("web-confirm-yes"))
    ana.page.wait_for_timeout(250)
    ana.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    ana.page.wait_for_timeout(GUARD + 100)
    assert len(server.chosen) == 1


def test_a_choice_that_is_asked_for_once_more_waits_for_its_answer(browser: Browser, tmp_path: Path) -> None:
    match = Match.start("bloodborne", players=3, seed=3)
    with laid_table(tmp_path / "tables.sqlite", match) as server, opening(browser, server.url) as visit:
        ana = visit.stranger()
        ana.context.add_init_script('localStorage.setItem("gaslamp:settings", JSON.stringify({ confirm: "always" }))')
        ana.open(seat_at(match, 0))
        bea = visit(seat_at(match, 1))
        expect(ana.page.locator("[data-open=true]")).to_be_attached()
        ana.press(ana.choices.first)
        expect(ana.button("web-confirm-yes")).to_be_focused()
        ana.page.keyboard.press("Escape")  # back to the card
        expect(ana.page.locator("[role=alertdialog]")).to_have_count(0)
        expect(ana.choices.first).to_be_focused()
        ana.press(ana.choices.first)
        bea.choose()  # which changes the table, but not the question
        expect(ana.page.get_by_text(ana.say("web-bloodborne-ready")).first).to_be_visible()
        expect(ana.page.locator(".ribbon")).to_have_count(0)
        ana.press(ana.button("web-confirm-yes"))
        expect(ana.page.locator(".ribbon")).to_have_count(1)


# Notes each movement of the question.
PULSES = """
    window.pulses = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
        if (this.closest(".prompt")) window.pulses++;
        return animate.apply(this, how);
    };
"""


def test_who_is_too_early_is_answered_by_the_question_itself(visit: Household, tmp_path: Path) -> None:
    match, moves = first(4, lambda match, asked, moves: asked.kind == "choose_card")
    ana = seat_zero(visit)
    ana.context.add_init_script(PULSES + 'localStorage.setItem("gaslamp:guard", "1000000")')
    server = Told(ana, record(tmp_path, match, moves))
    ana.open("/table/table-1")
    asked = ana.page.locator(".prompt .main")
    words = asked.inner_text()
    assert ana.page.evaluate("window.pulses") == 0
    ana.choices.first.click()
    assert ana.page.evaluate("window.pulses") == 1
    ana.page.keyboard.press("1")
    assert ana.page.evaluate("window.pulses") == 2
    assert asked.inner_text() == words
    assert not server.chosen


def asked_again(match: Match, asked: Decision, moves: Moves) -> bool:
    """Seat 0 chooses a card, and it leads right to its next question."""
    if asked.kind != "choose_card" or len(moves) != 1:
        return False
    after = match.replayed(len(match.choices))
    after.choose(*moves[0])
    return after.asked(0) is not None


def test_space_never_chooses_for_whoever_goes_step_by_step(visit: Household, tmp_path: Path) -> None:
    match, moves = first(4, asked_again)
    ana = seat_zero(visit)
    ana.context.add_init_script('localStorage.setItem("gaslamp:settings", JSON.stringify({ steps: true }))')
    server = Told(ana, record(tmp_path, match, moves))
    ana.open("/table/table-1")
    expect(ana.page.locator("[data-open=true]")).to_be_attached()
    ana.choices.first.focus()
    ana.page.keyboard.press("Enter")
    expect(ana.page.locator("[data-caption]")).to_be_visible()
    go_on = ana.button("web-go-on")
    while ana.page.locator("[data-caption]").count():
        expect(go_on.or_(ana.choices.first)).to_be_visible()
        if go_on.count():
            ana.page.keyboard.press("Space")
            ana.page.wait_for_timeout(50)
    ana.choices.first.focus()
    for _ in range(5):
        ana.page.keyboard.press("Space")
        ana.page.wait_for_timeout(200)
    assert len(server.chosen) == 1
