"""Learning to play: the rulebook's examples, done by the reader's own hand."""

from __future__ import annotations

from typing import Any

import httpx
from playwright.sync_api import Locator, expect

from tests.browser.house import PHONE, Household, Visitor


def steps(url: str, lesson: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = httpx.get(f"{url}/api/games/bloodborne/lessons/{lesson}").json()["steps"]
    return found


def lessons(url: str) -> list[str]:
    found: list[str] = httpx.get(f"{url}/api/games").json()[0]["lessons"]
    return found


def option(visitor: Visitor, id: str, step: dict[str, Any]) -> Locator:
    """What to press for an option: a card by its name, a hunter by theirs."""
    if id.startswith("seat:"):
        name = step["view"]["players"][int(id.removeprefix("seat:"))]
    elif id in ("kin", "humanoid", "beast"):
        name = visitor.say(f"bloodborne-type-{id}")
    else:
        name = visitor.say("core-option-pass") if id == "pass" else visitor.words.card(id)
    return visitor.choices.filter(has_text=name).first


def test_the_first_lesson_is_done_by_choosing_what_is_told(visit: Household) -> None:
    ana = visit("/learn/bloodborne")
    first, second = lessons(ana.url)[:2]
    told = steps(ana.url, first)
    ana.page.get_by_role("link", name=ana.say(f"bloodborne-lesson-{first.replace('_', '-')}.title")).click()
    for number, step in enumerate(told, start=1):
        ana.sees("web-lesson-step", step=number, all=len(told))
        ana.sees(f"bloodborne-lesson-{first.replace('_', '-')}-{number}")
        others = [each["id"] for each in step["decision"]["options"] if each["id"] != step["choice"]]
        if others:
            table = ana.page.get_by_role("heading", level=2).all_inner_texts()
            option(ana, others[0], step).click()
            expect(ana.page.get_by_role("alert")).to_contain_text(
                ana.say("web-lesson-otherwise", choice="|").partition("|")[2]
            )
            ana.sees("web-lesson-step", step=number, all=len(told))
            assert ana.page.get_by_role("heading", level=2).all_inner_texts() == table
        option(ana, step["choice"], step).click()
    ana.sees(f"bloodborne-lesson-{first.replace('_', '-')}-end")
    ana.link("web-lesson-next").click()
    expect(ana.page).to_have_url(f"{ana.url}/learn/bloodborne/{second}")
    expect(ana.button("web-lesson-show")).to_be_visible()
    ana.link("web-lesson-leave").click()
    ana.sees("web-lesson-done")


def test_every_lesson_comes_to_its_end(visit: Household) -> None:
    ana = visit("/learn/bloodborne", lang="es", **PHONE)
    all_lessons = lessons(ana.url)
    ana.page.get_by_role("listitem").get_by_role("link").first.tap()
    for number, lesson in enumerate(all_lessons):
        expect(ana.page).to_have_url(f"{ana.url}/learn/bloodborne/{lesson}")
        count = len(steps(ana.url, lesson))
        for step in range(count):
            ana.sees("web-lesson-step", step=step + 1, all=count)
            ana.button("web-lesson-show").tap()
        ana.sees(f"bloodborne-lesson-{lesson.replace('_', '-')}-end")
        if number + 1 < len(all_lessons):
            ana.link("web-lesson-next").tap()
    ana.link("web-lesson-all-done").tap()
    expect(ana.page).to_have_url(f"{ana.url}/")
    ana.open("/learn/bloodborne")
    ana.sees("web-learn-progress", done=len(all_lessons), all=len(all_lessons))
