"""Encounters, tests, fights and the Mythos Phase of Eldritch Horror: what is seen of them, and how one takes part."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from gaslamp import Decision, Event, Match, Option
from gaslamp.eldritch.table.events import DiceRerolled
from tests.browser.house import SMALL_PHONE, Visitor, laid_table, opening, seat_at
from tests.browser.test_access import everything

Wanted = Callable[[Match, Decision], bool]

MOVING = """[...document.querySelectorAll("[data-scene] *")].flatMap((each) => each.getAnimations())
    .filter((each) => each.effect.getComputedTiming().duration > 20).length"""


@cache
def reached(wanted: Wanted, players: int = 2) -> Match:
    """A match by chance, at the first question of the first seat that is wanted."""
    for seed in range(400):
        match = Match.start("eldritch", players=players, seed=seed)
        dice = Random(seed)
        while not match.over:
            decision = match.pending[0]
            if decision.seat == 0 and wanted(match, decision):
                return match
            match.choose(decision.seat, dice.choice(decision.options))
    raise AssertionError("no such match")


def comes_of(match: Match, decision: Decision, option: Option) -> list[Event]:
    """What would happen."""
    twin = match.replayed(len(match.choices))
    before = len(twin.events)
    twin.choose(decision.seat, option.id)
    return twin.events[before:]


def kinds(told: list[Event]) -> list[str]:
    return [type(event).__name__ for event in told]


def in_a_card(match: Match) -> bool:
    """In an encounter, but not in a fight."""
    view = match.view(0)
    return view["fight"] is None and any("/" in text for text in view["resolving"])


def rolled_short(match: Match, decision: Decision) -> bool:
    """With a Clue to roll again."""
    ids = [option.id for option in decision.options]
    if decision.kind != "after_roll" or "clue" not in ids or not in_a_card(match):
        return False
    return bool(match.view(0)["investigators"][0]["clues"])


def about_to_roll(match: Match, decision: Decision) -> bool:
    return decision.kind == "before_roll" and in_a_card(match)


def in_a_fight(match: Match, decision: Decision) -> bool:
    fight = match.view(0)["fight"]
    if decision.kind != "after_roll" or fight is None:
        return False
    told = kinds(comes_of(match, decision, decision.options[0]))
    return "MonsterHurt" in told and "TurnBegan" in told


def before_mythos(match: Match, decision: Decision) -> bool:
    if match.view(0)["phase"] != "encounter":
        return False
    told = kinds(comes_of(match, decision, decision.options[0]))
    return {"MythosDrawn", "GateOpened", "RoundBegan"} <= set(told)


def about_to_fall(match: Match, decision: Decision) -> bool:
    """In an encounter whose first option is the investigator's last."""
    return in_a_card(match) and "InvestigatorDefeated" in kinds(comes_of(match, decision, decision.options[0]))


@contextmanager
def sitting(
    browser: Browser, tmp_path: Path, wanted: Wanted, players: int = 2, pace: str = "", **wishes: Any
) -> Iterator[tuple[Match, Visitor]]:
    """Somebody who comes back to a match at such a moment; with a pace, who sees what happens in its own time."""
    match = reached(wanted, players)
    bots = dict.fromkeys(range(1, players), "random")
    with laid_table(tmp_path / "db", match, bots) as server, opening(browser, server.url) as visit:
        ana = visit.stranger(patient=bool(pace), **wishes)
        if pace:
            ana.context.add_init_script(
                f'localStorage.setItem("gaslamp:settings", JSON.stringify({{ pace: "{pace}" }}));'
                'localStorage.setItem("gaslamp:guard", "30");'
            )
        ana.open(seat_at(match, 0))
        yield match, ana


def scene(visitor: Visitor) -> Locator:
    return visitor.page.locator("[data-scene]")


# what is shown for a moment is written down, however busy whoever looks is
WRITE_DOWN = """(selector) => {
    window.shown = [];
    const write = () => shown.push(document.querySelector(selector)?.textContent.replace(/\\s+/g, " ") ?? "");
    new MutationObserver(write).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def was_shown(visitor: Visitor, text: str) -> None:
    visitor.page.wait_for_function("(text) => shown.some((each) => each.includes(text))", arg=text)


def dice(visitor: Visitor) -> str:
    faces = scene(visitor).locator("[data-place=dice] li").all_inner_texts()
    return " ".join(face.split(",")[0].strip() for face in faces)


def faces(match: Match) -> str:
    return " ".join(map(str, match.view(0)["test"]["faces"]))


def option_button(visitor: Visitor, match: Match, id: str) -> Locator:
    [decision] = match.pending
    label = match.voice("en").phrase(next(option.label for option in decision.options if option.id == id))
    return scene(visitor).get_by_role("button").filter(has_text=label)


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_a_clue_rolls_a_die_again(browser: Browser, tmp_path: Path, by: str) -> None:
    with sitting(browser, tmp_path, rolled_short) as (match, ana):
        [decision] = match.pending
        expect(scene(ana).locator("[data-scene-part]")).to_be_visible()
        assert dice(ana) == faces(match)
        clues = match.view(0)["investigators"][0]["clues"]
        again = match.replayed(len(match.choices))
        again.choose(0, "clue")
        if by == "mouse":
            ana.until_answered(option_button(ana, match, "clue").click)
        else:
            key = str([option.id for option in decision.options].index("clue") + 1)
            ana.until_answered(lambda: ana.page.keyboard.press(key))
        assert again.view(0)["investigators"][0]["clues"] == clues - 1
        rerolled = [event for event in again.events if isinstance(event, DiceRerolled)][-1]
        if again.view(0)["test"]:
            expect(scene(ana).locator("[data-place=dice]")).to_be_visible()
            assert dice(ana) == rerolled.faces
        log = ana.find("region", "web-log")
        if not log.count():
            ana.press(ana.button("web-side"))
        expect(log).to_contain_text(match.voice("en").event(rerolled))


def test_the_part_of_the_card_that_applies_is_marked_and_the_odds_are_told(browser: Browser, tmp_path: Path) -> None:
    with sitting(browser, tmp_path, about_to_roll) as (match, ana):
        view = match.view(0)
        card, _, part = view["resolving"][0].partition("/")
        expect(scene(ana).locator(f"[data-card={card}]")).to_have_attribute("data-scene-part", part)
        expect(scene(ana).locator("[aria-current=true]")).to_have_count(1)
        expect(scene(ana).locator("[data-odds]")).to_have_attribute("data-odds", str(view["test"]["odds"]))
        expect(scene(ana).locator("[data-place=dice] li")).to_have_count(view["test"]["dice"])


def test_a_test_goes_on_after_the_page_was_closed(browser: Browser, tmp_path: Path) -> None:
    with sitting(browser, tmp_path, rolled_short) as (match, ana):
        assert dice(ana) == faces(match)
        ana.page.reload()
        expect(scene(ana)).to_be_visible()
        assert dice(ana) == faces(match)
        ana.until_answered(option_button(ana, match, "keep").click)


def test_whoever_looks_at_the_map_comes_back_to_the_scene(browser: Browser, tmp_path: Path) -> None:
    with sitting(browser, tmp_path, rolled_short) as (_, ana):
        ana.press(ana.button("web-eldritch-scene-away"))
        expect(scene(ana).locator("[data-place=dice]")).to_have_count(0)
        ana.press(ana.button("web-eldritch-scene-back"))
        expect(scene(ana).locator("[data-place=dice]")).to_be_visible()


def test_a_fight_is_seen_to_its_end(browser: Browser, tmp_path: Path) -> None:
    with sitting(browser, tmp_path, in_a_fight, pace="brisk") as (match, ana):
        fight = match.view(0)["fight"]
        expect(scene(ana)).to_have_attribute("data-scene", "fight")
        monster = scene(ana).locator(f"[data-monster={fight['monster']}]")
        expect(monster).to_contain_text(f"{fight['toughness'] - fight['hurt']} / {fight['toughness']}")
        [decision] = match.pending
        told = comes_of(match, decision, decision.options[0])
        hurt = next(event for event in told if type(event).__name__ == "MonsterHurt")
        ana.page.evaluate(WRITE_DOWN, "[data-scene]")
        ana.until_answered(option_button(ana, match, decision.options[0].id).click)
        was_shown(ana, match.voice("en").event(hurt))
        ana.page.keyboard.press("Escape")
        expect(ana.page.locator("[data-monster]")).to_have_count(0)


def test_the_mythos_phase_waits_at_its_end_until_one_goes_on(browser: Browser, tmp_path: Path) -> None:
    with sitting(browser, tmp_path, before_mythos, players=1, pace="brisk") as (match, ana):
        [decision] = match.pending
        told = comes_of(match, decision, decision.options[0])
        card = next(event.mythos for event in told if hasattr(event, "mythos"))
        ana.until_answered(lambda: ana.page.keyboard.press("1"))
        mythos = ana.page.locator(f"[data-mythos={card}]")
        expect(mythos).to_be_visible()
        expect(mythos.locator("li[aria-current=step]")).to_be_visible()
        expect(ana.button("web-go-on")).to_be_visible()
        expect(ana.page.locator("[data-caption]")).to_contain_text(ana.say("web-eldritch-mythos-over"))
        expect(mythos).to_be_visible()
        ana.press(ana.button("web-eldritch-happened"))
        dialog = ana.page.get_by_role("dialog")
        gate = next(event for event in told if type(event).__name__ == "GateOpened")
        line = match.voice("en").event(gate)
        expect(dialog).to_contain_text(line)
        dialog.get_by_role("button", name=ana.say("web-why-line", line=line), exact=True).first.click()
        expect(ana.page.get_by_role("dialog").last.get_by_role("link")).to_be_visible()
        ana.page.keyboard.press("Escape")
        ana.page.keyboard.press("Escape")
        ana.press(ana.button("web-go-on"))
        expect(mythos).to_have_count(0)
        expect(ana.page.locator("[data-open=true]")).to_be_attached()


def test_dice_lie_still_for_whoever_asks_for_less_motion(browser: Browser, tmp_path: Path) -> None:
    with sitting(browser, tmp_path, rolled_short, pace="brisk", reduced_motion="reduce") as (match, ana):
        ana.until_answered(option_button(ana, match, "clue").click)
        expect(scene(ana).locator("[data-place=dice]")).to_be_visible()
        assert ana.page.evaluate(MOVING) == 0


def test_dice_tumble_for_everybody_else(browser: Browser, tmp_path: Path) -> None:
    wishes: dict[str, Any] = {"pace": "calm", "reduced_motion": "no-preference"}
    with sitting(browser, tmp_path, about_to_roll, **wishes) as (match, ana):
        ana.until_answered(option_button(ana, match, "roll").click)
        ana.page.wait_for_function(f"() => {MOVING} > 0")


def test_who_falls_in_the_middle_of_a_scene_sees_it_end(browser: Browser, tmp_path: Path) -> None:
    with sitting(browser, tmp_path, about_to_fall, pace="brisk") as (match, ana):
        [decision] = match.pending
        expect(scene(ana)).to_be_visible()
        fallen = next(
            event
            for event in comes_of(match, decision, decision.options[0])
            if type(event).__name__ == "InvestigatorDefeated"
        )
        ana.page.evaluate(WRITE_DOWN, "[data-caption]")
        ana.until_answered(lambda: ana.page.keyboard.press("1"))
        was_shown(ana, match.voice("en").event(fallen))
        ana.page.keyboard.press("Escape")
        expect(ana.page.locator("[data-caption]")).to_be_hidden()


@pytest.mark.parametrize("wanted", [rolled_short, about_to_roll, in_a_fight])
@pytest.mark.parametrize("look", ["wide", "phone"])
def test_everybody_can_follow_a_scene(browser: Browser, tmp_path: Path, wanted: Wanted, look: str) -> None:
    with sitting(browser, tmp_path, wanted, **(SMALL_PHONE if look == "phone" else {})) as (_, ana):
        expect(scene(ana)).to_be_visible()
        assert not list(everything(ana))
