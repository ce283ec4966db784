"""People around a table: who they are, who is ready, who is sent away, who is heard by whom."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from gaslamp import Match
from tests.browser.house import (
    PHONE,
    SMALL_PHONE,
    Finished,
    Household,
    Visitor,
    laid_table,
    new_table,
    opening,
    play,
    play_out,
    seat_at,
)
from tests.browser.test_access import everything


def seat_of(visitor: Visitor, name: str) -> str:
    """What the lobby says of somebody."""
    return visitor.page.get_by_role("listitem").filter(has_text=name).inner_text()


def emblem(visitor: Visitor, name: str) -> str:
    found = visitor.page.get_by_role("listitem").filter(has_text=name).locator("svg[data-emblem]")
    return str(found.first.get_attribute("data-emblem"))


def talk(visitor: Visitor, text: str) -> None:
    visitor.field("web-talk-say").fill(text)
    visitor.page.keyboard.press("Enter")
    expect(said(visitor, text)).to_be_visible()


def said(visitor: Visitor, text: str) -> Locator:
    return visitor.find("log", "web-talk").get_by_text(text)


def be(visitor: Visitor, name: str, emblem: str, colour: int) -> None:
    """Fill in who one is."""
    visitor.page.get_by_role("dialog").get_by_role("textbox", name=visitor.say("web-your-name"), exact=True).fill(name)
    for choice in (f"web-emblem-{emblem}", f"web-colour-{colour}"):
        visitor.page.get_by_role("radio", name=visitor.say(choice), exact=True).check(force=True)
    visitor.press(visitor.button("web-you-keep"))


# -- a name and an avatar ---------------------------------------------------------------------------------


@pytest.mark.parametrize("wishes", [{}, PHONE], ids=["wide", "phone"])
def test_a_name_and_an_avatar_are_chosen_once_and_used_at_every_table(visit: Household, wishes: dict[str, Any]) -> None:
    ana = visit("/", lang="es", **wishes)
    ana.press(ana.button("web-you-choose"))
    be(ana, "Inma", "stag", 3)
    expect(ana.button("web-you-are", name="Inma")).to_be_visible()
    ana.play_now()
    assert ana.page.get_by_role("heading", name="Inma").count()
    mine = ana.page.get_by_role("heading", name="Inma").locator("svg[data-emblem=stag]")
    expect(mine).to_have_attribute("style", r"width: 1.35em; height: 1.35em; background: var(--person-3);")
    ana.open(new_table(ana.url))
    expect(ana.field("web-your-name")).to_have_value("Inma")
    ana.press(ana.button("web-sit-on", number=2))
    expect(ana.button("web-start")).to_be_visible()
    assert emblem(ana, "Inma") == "stag"


def test_others_see_at_once_who_one_has_become(visit: Household) -> None:
    path = new_table(visit.url)
    ana, bea = visit(path), visit(path, lang="it")
    ana.sit(1, "Ana")
    ana.page.get_by_role("listitem").filter(has_text="Ana").get_by_role("button").click()
    be(ana, "Anna", "raven", 0)
    expect(bea.page.get_by_role("listitem").filter(has_text="Anna")).to_be_visible()
    assert emblem(bea, "Anna") == "raven"


# -- ready, and the host ----------------------------------------------------------------------------------


def test_the_host_begins_when_all_are_ready_or_after_a_question(visit: Household) -> None:
    path = new_table(visit.url)
    ana, bea = visit(path), visit(path, lang="it")
    ana.sit(1, "Ana")
    bea.sit(2, "Bea")
    expect(bea.button("web-start")).to_have_count(0)
    expect(bea.button("web-put-bot", number=3)).to_have_count(0)
    ana.button("web-fill-now", count=1).click()
    ana.sees("web-start-not-ready", count=1, names="Bea")
    ana.button("web-start").click()
    ana.button("web-start-wait").click()
    bea.sees("web-host-begins", name="Ana")

    bea.button("web-ready").click()
    expect(bea.button("web-ready")).to_have_attribute("aria-pressed", "true")
    ana.sees("web-start-ready")
    assert ana.say("web-seat-ready") in seat_of(ana, "Bea")
    ana.button("web-start").click()
    ana.at_table()
    bea.at_table()


def test_nobody_begins_in_silence_without_somebody_who_is_away(visit: Household) -> None:
    path = new_table(visit.url)
    ana, bea = visit(path), visit(path)
    ana.sit(1, "Ana")
    bea.sit(2, "Bea")
    bea.button("web-ready").click()
    ana.button("web-put-bot", number=3).click()
    ana.sees("web-start-ready")
    bea.page.goto("about:blank")
    ana.sees("web-start-away", count=1, names="Bea")
    ana.button("web-start").click()
    expect(ana.button("web-start-anyway-yes")).to_be_visible()
    expect(ana.hand).to_have_count(0)
    ana.button("web-start-anyway-yes").click()
    ana.at_table()


def test_bots_are_put_without_scrolling(visit: Household) -> None:
    ana = visit(new_table(visit.url, players=5), viewport={"width": 1280, "height": 800})
    ana.sit(1, "Ana")
    ana.page.mouse.wheel(0, -1000)
    fill = ana.button("web-fill-now", count=4)
    expect(fill).to_be_in_viewport(ratio=1)
    fill.click()
    ana.sees("web-start-ready")
    for name in ("web-agreed-usual",):
        ana.sees(name)
    assert ana.say("web-bot-greedy") in ana.page.get_by_text(ana.say("web-agreed")).locator("..").inner_text()


def test_all_seats_are_in_sight_on_a_low_screen(visit: Household) -> None:
    path = new_table(visit.url, players=5)
    ana = visit(path, viewport={"width": 1280, "height": 720})
    seats = ana.page.locator(".around li")
    expect(seats).to_have_count(5)
    for seat in seats.all():
        expect(seat).to_be_in_viewport(ratio=1)
    ana.sit(1, "Ana")
    expect(seats.first).to_be_in_viewport(ratio=1)
    expect(ana.button("web-start")).to_be_in_viewport(ratio=1)
    assert ana.page.locator("code").evaluate("(each) => each.getClientRects().length") == 1  # what to type is one line


def test_the_host_hands_over(visit: Household) -> None:
    path = new_table(visit.url)
    ana, bea = visit(path), visit(path)
    ana.sit(1, "Ana")
    bea.sit(2, "Bea")
    ana.button("web-people").click()
    ana.button("web-make-host", name="Bea").click()
    expect(bea.button("web-put-bot", number=3)).to_be_visible()
    ana.page.keyboard.press("Escape")
    expect(ana.button("web-ready")).to_be_visible()


# -- sent away --------------------------------------------------------------------------------------------


def test_who_is_sent_away_reads_it_and_may_come_back_but_not_when_banned(visit: Household) -> None:
    path = new_table(visit.url)
    ana, bea = visit(path), visit(path, lang="pt-BR")
    ana.sit(1, "Ana")
    bea.sit(2, "Bea")
    ana.button("web-send-away", name="Bea").click()
    ana.button("web-send-away-yes").click()
    bea.sees("server-kicked", name="Ana")
    bea.button("web-without-seat").click()
    bea.sit(3, "Bea")

    ana.button("web-send-away", name="Bea").click()
    ana.button("web-ban").click()
    bea.sees("server-banned")
    bea.button("web-without-seat").click()
    bea.sees("server-banned")
    bea.page.reload()
    bea.sees("server-banned")
    expect(ana.page.get_by_role("listitem").filter(has_text="Bea")).to_have_count(0)
    visit(path).sit(3, "Carla")


def test_a_bot_plays_on_for_who_is_sent_away_in_the_middle(browser: Browser, tmp_path: Path) -> None:
    match = Match.start("bloodborne", players=["Ana", "Bea", "Carla"], seed=3)
    with laid_table(tmp_path / "tables.sqlite", match) as server, opening(browser, server.url) as visit:
        ana, bea, carla = (visit(seat_at(match, seat)) for seat in range(3))
        ana.button("web-menu").click()
        ana.button("web-people").click()
        ana.button("web-send-away", name="Bea").click()
        ana.button("web-send-away-yes").click()
        bea.sees("server-kicked", name="Ana")
        carla.sees("web-left", name="Bea")
        expect(said(carla, carla.say("core-note-kicked", name="Bea"))).to_be_visible()
        ana.page.keyboard.press("Escape")
        play([ana, carla], lambda: ana.in_round(2) and carla.in_round(2))


def test_who_leaves_is_told_of_in_words(browser: Browser, tmp_path: Path) -> None:
    match = Match.start("bloodborne", players=["Ana", "Bea", "Carla"], seed=3)
    with laid_table(tmp_path / "tables.sqlite", match, {2: "random"}) as server, opening(browser, server.url) as visit:
        ana, bea = visit(seat_at(match, 0), lang="es"), visit(seat_at(match, 1))
        bea.button("web-menu").click()
        bea.button("web-leave").click()
        bea.button("web-leave-yes").click()
        ana.sees("web-left", name="Bea")
        ana.button("web-close").first.click()
        expect(ana.text("web-left", name="Bea")).to_be_hidden()
        expect(said(ana, ana.say("core-note-left", name="Bea"))).to_be_visible()


# -- who hears whom ---------------------------------------------------------------------------------------


def test_those_who_watch_talk_apart_and_players_read_it_after_the_end(browser: Browser, tmp_path: Path) -> None:
    match = Match.start("bloodborne", players=["Ana", "Bea", "Carla"], seed=3, options={"final_boss": "rom"})
    bots = {1: "random", 2: "random"}
    with laid_table(tmp_path / "tables.sqlite", match, bots) as server, opening(browser, server.url) as visit:
        ana = visit(seat_at(match, 0))
        walter, zoe = visit("/table/table-1", lang="it"), visit("/table/table-1")
        walter.press(walter.button("web-you-choose"))
        be(walter, "Walter", "hood", 5)
        walter.sees("web-talk-apart")
        talk(walter, "Ana will lose")
        expect(said(zoe, "Ana will lose")).to_be_visible()
        talk(ana, "who is there?")
        expect(said(walter, "who is there?")).to_be_visible()
        ana.button("web-menu").click()
        ana.button("web-people").click()
        expect(ana.page.get_by_role("dialog").get_by_role("listitem").filter(has_text="Walter")).to_be_visible()
        ana.sees("web-watching-nameless", count=1)
        ana.page.keyboard.press("Escape")
        assert "will lose" not in ana.page.get_by_role("main").or_(ana.page.locator("body")).first.inner_text()
        ana.page.reload()
        expect(said(ana, "who is there?")).to_be_visible()
        expect(said(ana, "Ana will lose")).to_have_count(0)
        play_out([ana])
        expect(said(ana, "Ana will lose")).to_be_visible()


def test_a_muted_person_is_not_read_and_it_is_remembered(visit: Household) -> None:
    path = new_table(visit.url)
    ana, bea = visit(path), visit(path, lang="es")
    ana.sit(1, "Ana")
    bea.sit(2, "Bea")
    talk(bea, "nonsense")
    expect(said(ana, "nonsense")).to_be_visible()
    ana.button("web-people").click()
    ana.button("web-mute-person", name="Bea").click()
    ana.page.keyboard.press("Escape")
    expect(said(ana, "nonsense")).to_have_count(0)
    ana.page.reload()
    expect(said(ana, ana.say("web-talk-muted", name="Bea"))).to_be_visible()
    expect(said(ana, "nonsense")).to_have_count(0)
    ana.button("web-people").click()
    ana.button("web-mute-person", name="Bea").click()
    ana.page.keyboard.press("Escape")
    expect(said(ana, "nonsense")).to_be_visible()


def test_a_ready_phrase_before_the_start_is_read_in_each_language(visit: Household) -> None:
    path = new_table(visit.url)
    ana, inma = visit(path), visit(path, lang="es")
    ana.sit(1, "Ana")
    ana.button("core-talk-new-here").click()
    expect(said(inma, inma.say("core-talk-new-here"))).to_be_visible()


# -- inviting ---------------------------------------------------------------------------------------------


def test_an_address_that_only_this_machine_reaches_is_not_handed_on_in_silence(visit: Household) -> None:
    ana = visit(new_table(visit.url))
    ana.sees("web-invite-local")
    expect(ana.find("img", "web-invite-code")).to_have_count(0)
    ana.sit(1, "Ana")
    ana.button("web-phone").click()
    ana.sees("web-phone-local")
    expect(ana.find("img", "web-phone-code", count=1)).to_have_count(0)


def test_the_invitation_has_the_address_that_others_reach(visit: Household) -> None:
    ana = visit.stranger()
    ana.page.route("**/api/addresses", lambda route: route.fulfill(json=["http://192.0.2.7:8420"]))
    path = new_table(visit.url)
    ana.open(path)
    expect(ana.find("img", "web-invite-code")).to_be_visible()
    expect(ana.field("web-invite-link")).to_have_value(f"http://192.0.2.7:8420{path}")
    ana.sees("web-invite-hint")


# -- once more --------------------------------------------------------------------------------------------


def test_who_is_alone_with_bots_plays_again_at_once(browser: Browser, tmp_path: Path) -> None:
    match = Match.start("bloodborne", players=["Ana", "Bea", "Carla"], seed=3, options={"final_boss": "rom"})
    bots = {1: "random", 2: "random"}
    with laid_table(tmp_path / "tables.sqlite", match, bots) as server, opening(browser, server.url) as visit:
        ana = visit(seat_at(match, 0))
        play_out([ana])
        ana.button("web-rematch").click()
        ana.at_table()
        assert ana.in_round(1)
        for name in match.players:
            expect(ana.page.get_by_role("heading", name=f"{name}, ")).to_have_count(1)


def test_everybody_is_told_of_a_rematch_wherever_they_stand(browser: Browser, tmp_path: Path) -> None:
    match = Match.start("bloodborne", players=["Ana", "Bea", "Carla"], seed=3, options={"final_boss": "rom"})
    with laid_table(tmp_path / "tables.sqlite", match, {2: "random"}) as server, opening(browser, server.url) as visit:
        ana, bea = visit(seat_at(match, 0)), visit(seat_at(match, 1), lang="it")
        play([ana, bea], lambda: not (ana.asked or bea.asked) and ana.over and bea.over)
        ana.button("web-see-end").click()  # and Bea still looks at the board
        ana.button("web-rematch").click()
        expect(ana.button("web-start")).to_be_visible()
        bea.sees("web-rematch-offer")
        bea.link("web-rematch-go").click()
        bea.button("web-ready").click()
        ana.sees("web-start-ready")


def test_a_table_that_goes_on_says_whose_seats_they_were(visit: Household, finished: Finished) -> None:
    ana = visit(f"/replay/{finished.match}")
    ana.button("web-replay-next").click()
    ana.button("web-continue-here").click()
    ana.sees("web-lobby-continued")
    ana.sees("web-seat-was", name="Ana")
    names = [seat.inner_text() for seat in ana.page.get_by_role("listitem").locator("strong").all()]
    ana.sit(2, "Zoe")
    ana.button("web-fill-now", count=3).click()
    ana.sees("web-start-ready")
    seated = [seat.inner_text() for seat in ana.page.get_by_role("listitem").locator("strong").all()]
    was = [ana.say("web-seat-was", name=name) for name in seated]
    assert [was[0], *was[2:]] == [names[0], *names[2:]]
    ana.start()


# -- for everyone -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("wishes", [{}, SMALL_PHONE], ids=["wide", "phone"])
def test_everybody_can_use_what_is_about_people(visit: Household, wishes: dict[str, Any]) -> None:
    path = new_table(visit.url, players=4)
    ana, bea, walter = visit("/", **wishes), visit(path), visit(path, lang="it")
    found: list[str] = []

    def look(stage: str) -> None:
        found.extend(f"{stage}: {each}" for each in everything(ana))

    ana.press(ana.button("web-you-choose"))
    expect(ana.button("web-you-keep")).to_be_visible()
    look("you")
    be(ana, "Ana", "raven", 1)
    ana.open(path)
    ana.sit(1, "Ana")
    bea.sit(2, "Bea")
    talk(bea, "good evening")
    walter.press(walter.button("web-you-choose"))
    be(walter, "Walter", "hood", 5)
    talk(walter, "may I watch?")
    expect(said(ana, "may I watch?")).to_be_visible()
    ana.press(ana.button("web-fill-now", count=2))
    ana.sees("web-start-not-ready", count=1, names="Bea")
    look("lobby")
    ana.press(ana.button("web-start"))
    expect(ana.button("web-start-wait")).to_be_visible()
    look("begin?")
    ana.press(ana.button("web-start-wait"))
    ana.press(ana.button("web-people"))
    ana.press(ana.button("web-mute-person", name="Bea"))
    look("people")
    ana.press(ana.button("web-send-away", name="Bea").last)
    expect(ana.button("web-ban")).to_be_visible()
    look("send away?")
    ana.press(ana.button("web-ban"))
    bea.sees("server-banned")
    assert not found, "\n".join(found)
