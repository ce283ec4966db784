"""Learning to play: a tour of the table, lessons on it, and decisions of one's own, each with what comes of it."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, expect

from tests.browser.house import PHONE, Household, Visitor

Told = dict[str, Any]
SMALL = {**PHONE, "viewport": {"width": 360, "height": 640}}
LYING = {**PHONE, "viewport": {"width": 844, "height": 390}}


def lessons(url: str) -> list[str]:
    return [lesson["id"] for lesson in httpx.get(f"{url}/api/games").json()[0]["lessons"]]


def told(url: str, lesson: str) -> Told:
    found: Told = httpx.get(f"{url}/api/games/bloodborne/lessons/{lesson}").json()
    return found


def key(*parts: object) -> str:
    """The message of a lesson's part."""
    return "-".join(["bloodborne-lesson", *map(str, parts)]).replace("_", "-")


def option(visitor: Visitor, id: str, step: Told) -> Locator:
    """What to press for an option: a card by its name, a hunter by theirs."""
    if id.startswith("seat:"):
        name = step["view"]["players"][int(id.removeprefix("seat:"))]
    elif id in ("kin", "humanoid", "beast"):
        name = visitor.say(f"bloodborne-type-{id}")
    else:
        name = visitor.say("core-option-pass") if id == "pass" else visitor.words.card(id)
    return visitor.choices.filter(has_text=name).first


def choose(visitor: Visitor, id: str, step: Told) -> None:
    visitor.press(option(visitor, id, step))
    opened = visitor.page.locator("dialog .button.primary")
    if opened.count():  # on a small screen a card is read first
        visitor.press(opened)


def begin(visitor: Visitor, lesson: str) -> None:
    """Reads how the table stands."""
    visitor.sees(key(lesson))
    assert not visitor.choices.count()
    visitor.press(visitor.button("web-go-on"))


def guide(visitor: Visitor) -> Locator:
    return visitor.find("complementary", "web-lesson-guide")


def skip(visitor: Visitor, happened: Told) -> None:
    """Whatever a choice has led to need not be seen."""
    if happened["events"]:
        visitor.press(visitor.button("web-skip-all"))
    expect(visitor.button("web-skip-all")).to_have_count(0)


def line(visitor: Visitor, text: str) -> None:
    """Waits until the guide tells this, and goes on."""
    here = guide(visitor).locator("[data-waiting=true]")
    expect(here.get_by_text(text, exact=True)).to_be_visible()


# -- the tour ---------------------------------------------------------------------------------------------

STOPS = [
    "web-tour-prompt",
    *(
        f"web-bloodborne-tour-{stop}"
        for stop in ("monster", "health", "trophies", "hand", "first", "market", "dungeon", "steps")
    ),
    "web-tour-log",
]


def stops(visitor: Visitor) -> list[str]:
    """The tour from its first stop to its last, by the right arrow, as it is read."""
    seen = []
    tour = visitor.find("dialog", "web-tour")
    for number in range(1, len(STOPS) + 1):
        expect(tour.get_by_text(visitor.say("web-tour-stop", stop=number, all=len(STOPS)), exact=True)).to_be_visible()
        seen.append(tour.get_by_role("heading").inner_text())
        visitor.page.keyboard.press("ArrowRight")
    return seen


@pytest.mark.parametrize("size", [{}, PHONE, LYING], ids=["desk", "phone", "lying phone"])
def test_the_tour_shows_one_thing_after_the_other_by_keys(visit: Household, size: dict[str, Any]) -> None:
    ana = visit("/learn/bloodborne", **size)
    ana.press(ana.link("web-tour"))
    assert stops(ana) == [ana.say(f"{stop}.title") for stop in STOPS]
    ana.page.keyboard.press("ArrowLeft")
    ana.sees("web-bloodborne-tour-steps")
    ana.page.keyboard.press("Escape")
    expect(ana.page).to_have_url(f"{ana.url}/learn/bloodborne")
    expect(ana.page.get_by_role("listitem").filter(has=ana.link("web-tour"))).to_contain_text(
        ana.say("web-lesson-done")
    )


def test_the_log_of_the_tour_begins_in_its_round(visit: Household) -> None:
    ana = visit("/learn/bloodborne/tour")
    heading = ana.page.locator(".log h3")
    assert heading.all_inner_texts() == [ana.say("core-round", round=number) for number in (1, 2)]


def test_the_tour_lights_what_it_speaks_of(visit: Household) -> None:
    ana = visit("/learn/bloodborne/tour")
    for _ in range(4):
        ana.page.keyboard.press("ArrowRight")
    ana.sees("web-bloodborne-tour-hand")
    light = ana.page.locator("dialog .light")
    expect(light).to_be_visible()
    hand = ana.hand.bounding_box()
    assert hand
    # the light moves there by itself, and the words never cover what they are about
    ana.page.wait_for_function(
        """({ top, bottom }) => {
            const light = document.querySelector("dialog .light").getBoundingClientRect();
            const words = document.querySelector("dialog .words").getBoundingClientRect();
            return light.top <= top && light.bottom >= bottom - 1 && words.bottom <= light.top;
        }""",
        arg={"top": hand["y"], "bottom": min(hand["y"] + hand["height"], 760)},
    )
    for _ in range(6):
        ana.page.keyboard.press("ArrowRight")
    ana.button("web-tour-first-lesson").press("Enter")
    expect(ana.page).to_have_url(f"{ana.url}/learn/bloodborne/{lessons(ana.url)[0]}")


def test_at_a_table_one_can_be_shown_around_too(visit: Household) -> None:
    ana = visit("/")
    ana.play_now()
    ana.button("web-menu").click()
    ana.button("web-tour-open").click()
    assert stops(ana) == [ana.say(f"{stop}.title") for stop in STOPS]
    ana.button("web-tour-done").click()
    expect(ana.find("dialog", "web-tour")).to_have_count(0)
    assert ana.asked


# -- lessons ----------------------------------------------------------------------------------------------


def test_the_first_lesson_is_done_by_choosing_what_is_told(visit: Household) -> None:
    ana = visit("/learn/bloodborne")
    first, second = lessons(ana.url)[:2]
    lesson = told(ana.url, first)
    ana.page.get_by_role("link", name=ana.say(f"{key(first)}.title")).click()
    begin(ana, first)
    for number, step in enumerate(lesson["steps"], start=1):
        ana.sees("web-lesson-step", step=number, all=len(lesson["steps"]))
        ana.sees(key(first, number))
        others = [each["id"] for each in step["decision"]["options"] if each["id"] != step["choice"]]
        table = ana.page.get_by_role("heading", level=2).all_inner_texts()
        option(ana, others[0], step).click()
        expect(ana.page.get_by_role("alert")).to_contain_text(
            ana.say("web-lesson-otherwise", choice="|").partition("|")[2]
        )
        ana.sees("web-lesson-step", step=number, all=len(lesson["steps"]))
        assert ana.page.get_by_role("heading", level=2).all_inner_texts() == table
        option(ana, step["choice"], step).click()
        skip(ana, step)
    ana.sees(key(first, "end"))
    ana.link("web-lesson-next").click()
    expect(ana.page).to_have_url(f"{ana.url}/learn/bloodborne/{second}")
    ana.sees(key(second))
    ana.link("web-lesson-leave").click()
    done = ana.page.get_by_role("listitem").filter(has_text=ana.say(f"{key(first)}.title"))
    expect(done).to_contain_text(ana.say("web-lesson-done"))
    expect(done).to_contain_text(ana.say(f"{key(first)}.learn"))


def test_what_happens_is_explained_while_it_happens(visit: Household) -> None:
    ana = visit("/learn/bloodborne/first_blow")
    monster = ana.page.locator("[data-place=monster]")
    mob, crow, axe = (ana.words.card(id) for id in ("huntsman_mob", "carrion_crow", "hunter_axe"))
    ana.sees(key("first_blow"))
    ana.page.keyboard.press("ArrowRight")
    option(ana, "hunter_axe", told(ana.url, "first_blow")["steps"][0]).click()

    def happens(rule: str, event: str, **arguments: Any) -> None:
        line(ana, ana.say(f"bloodborne-event-{event}", **arguments))
        ana.sees(f"bloodborne-rule-{rule}.title")
        ana.sees(f"bloodborne-rule-{rule}")
        assert not ana.choices.count()

    happens("step-1", "card-revealed", seat="Eileen", card=axe)
    expect(monster).to_contain_text(mob)
    ana.button("web-go-on").click()
    happens("step-4", "die-rolled", seat="Henryk", face="1", color=ana.say("bloodborne-color-green"))
    ana.page.keyboard.press("ArrowRight")
    while not guide(ana).get_by_text(ana.say("bloodborne-event-monster-killed", monster=mob), exact=True).count():
        expect(guide(ana).locator("[data-waiting=true]")).to_be_visible()
        expect(monster).to_contain_text(mob)
        ana.page.keyboard.press("Space")
    happens("step-5-killing", "monster-killed", monster=mob)
    expect(monster).to_have_count(0)  # and the next one does not lie there before it has come
    expect(ana.page.get_by_text(ana.say(key("first_blow", 2)))).to_have_count(0)
    ana.page.keyboard.press("Escape")
    ana.sees(key("first_blow", 2))
    expect(monster).to_contain_text(crow)


@pytest.mark.parametrize("lesson", ["when_to_dream", "which_upgrade"])
def test_every_answer_shows_what_came_of_it(visit: Household, lesson: str) -> None:
    ana = visit(f"/learn/bloodborne/{lesson}")
    plan = told(ana.url, lesson)
    fork = plan["steps"][-1]
    assert [step["choice"] for step in plan["steps"]] == [None]
    begin(ana, lesson)
    for count, answer in enumerate(plan["answers"], start=1):
        choice = answer["choice"]
        if count == 1:
            ana.sees("web-lesson-decide")
            ana.sees(key(lesson, 1))
            ana.sees("web-lesson-step", step=1, all=1 + len(answer["then"]))
            expect(ana.button("web-lesson-show")).to_have_count(0)
            option(ana, choice, fork).click()
        else:
            guide(ana).get_by_role("button", name=ana.words.card(choice)).click()
        skip(ana, answer)
        for number, step in enumerate(answer["then"], start=2):
            ana.sees("web-lesson-step", step=number, all=1 + len(answer["then"]))
            ana.sees(key(lesson, choice, number))
            option(ana, step["choice"], step).click()
            skip(ana, step)
        ana.sees("web-lesson-came", choice=ana.words.card(choice))
        ana.sees(key(lesson, choice, "end"))
        ana.sees(key(lesson, "end"))
        me = answer["view"]["hunters"][0]
        for purse in ("collected", "banked"):
            expect(ana.page.locator(f'[data-place="{purse}:0"]')).to_contain_text(str(me[purse]))
        tried = guide(ana).get_by_role("listitem").filter(has=ana.page.locator("svg"))
        expect(tried).to_have_count(count)


def test_an_answer_that_was_not_prepared_is_not_scolded(visit: Household) -> None:
    ana = visit("/learn/bloodborne/fast_or_strong")
    fork = told(ana.url, "fast_or_strong")["steps"][-1]
    begin(ana, "fast_or_strong")
    option(ana, "transform", fork).click()
    alert = ana.page.get_by_role("alert")
    for card in ("transform", "hunter_axe", "hunter_pistol"):
        expect(alert).to_contain_text(ana.words.card(card))
    option(ana, "hunter_pistol", fork).click()
    expect(alert).to_have_count(0)


def test_every_lesson_comes_to_its_end(visit: Household) -> None:
    ana = visit("/learn/bloodborne", lang="es", **PHONE)
    all_lessons = lessons(ana.url)
    ana.page.get_by_role("link", name=ana.say(f"{key(all_lessons[0])}.title")).tap()
    for number, lesson in enumerate(all_lessons):
        expect(ana.page).to_have_url(f"{ana.url}/learn/bloodborne/{lesson}")
        plan = told(ana.url, lesson)
        steps = plan["steps"]
        begin(ana, lesson)
        longest = len(steps) + max((len(answer["then"]) for answer in plan["answers"]), default=0)
        for at, step in enumerate(steps, start=1):
            ana.sees("web-lesson-step", step=at, all=longest)
            if step["choice"]:
                ana.button("web-lesson-show").tap()
                skip(ana, step)
        if plan["answers"]:
            answer = plan["answers"][-1]
            choose(ana, answer["choice"], steps[-1])
            skip(ana, answer)
            for step in answer["then"]:
                ana.button("web-lesson-show").tap()
                skip(ana, step)
        ana.sees(key(lesson, "end"))
        if number + 1 < len(all_lessons):
            ana.link("web-lesson-next").tap()
    ana.link("web-lesson-all-done").tap()
    expect(ana.page).to_have_url(f"{ana.url}/")
    ana.open("/learn/bloodborne")
    ana.sees("web-learn-progress", done=len(all_lessons), all=len(all_lessons))


@pytest.mark.parametrize("size", [SMALL, PHONE], ids=["small phone", "phone"])
def test_on_a_phone_the_explanation_can_be_folded_away(visit: Household, size: dict[str, Any]) -> None:
    ana = visit("/learn/bloodborne/when_to_dream", **size)
    begin(ana, "when_to_dream")
    ana.sees("web-lesson-decide")
    expect(ana.choices.first).to_be_in_viewport()
    ana.button("web-lesson-fold").tap()
    expect(ana.text(key("when_to_dream", 1))).not_to_be_visible()
    expect(ana.choices.first).to_be_in_viewport()
    expect(ana.page.locator("[data-place=echoes]")).to_be_in_viewport(ratio=1)
    box = guide(ana).bounding_box()
    assert box
    assert box["height"] < size["viewport"]["height"] / 6
    ana.button("web-lesson-unfold").tap()
    ana.sees(key("when_to_dream", 1))


def test_on_a_phone_the_explanation_lies_where_nobody_looks(visit: Household) -> None:
    ana = visit("/learn/bloodborne/fast_or_strong", **SMALL)
    begin(ana, "fast_or_strong")
    asked = guide(ana).bounding_box()
    choose(ana, "hunter_pistol", told(ana.url, "fast_or_strong")["steps"][0])
    line(ana, ana.say("bloodborne-event-card-revealed", seat="Eileen", card=ana.words.card("hunter_axe")))
    shown = guide(ana).bounding_box()
    assert asked
    assert shown
    height = SMALL["viewport"]["height"]
    assert asked["y"] + asked["height"] < height / 2  # above the hand, while one chooses from it
    assert shown["y"] > height / 3  # below the fight, while one watches it
    assert shown["y"] + shown["height"] == height


def test_a_phone_that_lies_has_the_explanation_beside_the_table(visit: Household) -> None:
    ana = visit("/learn/bloodborne/when_to_dream", **LYING)
    begin(ana, "when_to_dream")
    left, right = guide(ana).bounding_box(), ana.page.locator(".felt").bounding_box()
    assert left
    assert right
    assert left["x"] + left["width"] <= right["x"]
    assert right["width"] > 2 * left["width"]
    assert left["height"] == right["height"] > LYING["viewport"]["height"] * 0.8


# -- the invitation ---------------------------------------------------------------------------------------


def test_who_is_new_is_invited_once(visit: Household) -> None:
    ana = visit("/")
    invitation = ana.find("complementary", "web-first-time")
    expect(invitation).to_be_visible()
    ana.button("web-first-time-later").click()
    expect(invitation).to_have_count(0)
    ana.open("/")
    expect(ana.play_button).to_be_enabled()
    expect(invitation).to_have_count(0)


def test_who_has_begun_to_learn_is_not_invited(visit: Household) -> None:
    ana = visit("/")
    ana.find("complementary", "web-first-time").get_by_role("link").click()
    ana.link("web-tour").click()
    ana.sees("web-tour-prompt")
    ana.open("/")
    expect(ana.play_button).to_be_enabled()
    expect(ana.find("complementary", "web-first-time")).to_have_count(0)
