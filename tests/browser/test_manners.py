"""Manners at the table: taking back, standing in, moving house, looking on."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from gaslamp import Match
from tests.browser.house import PHONE, Household, Visitor, laid_table, new_table, opening, play, seat_at
from tests.server.test_undo import undoable


def log(visitor: Visitor) -> list[str]:
    return visitor.find("region", "web-log").get_by_role("listitem").all_inner_texts()


def test_a_choice_is_taken_back_only_if_the_others_agree(browser: Browser, tmp_path: Path) -> None:
    match, proposer = undoable()
    others = [seat for seat in range(3) if seat != proposer]
    bots = {others[1]: "greedy"} if match.pending[0].seat == others[0] else {others[0]: "greedy"}
    [other] = [seat for seat in others if seat not in bots]
    with laid_table(tmp_path / "tables.sqlite", match, bots) as server, opening(browser, server.url) as visit:
        ana, inma = visit(seat_at(match, proposer)), visit(seat_at(match, other), lang="es")
        before = log(ana)
        names = {"name": match.players[proposer], "names": match.players[other]}

        ana.button("web-take-back").click()
        ana.sees("web-undo-mine", names=match.players[other])
        inma.sees("web-undo-asked", name=names["name"])
        inma.button("web-undo-refuse").click()
        expect(ana.text("web-undo-mine", names=match.players[other])).to_be_hidden()
        assert log(ana) == before

        ana.button("web-take-back").click()
        inma.button("web-undo-agree").click()
        expect(ana.text("web-undo-mine", names=match.players[other])).to_be_hidden()
        expect(ana.choices.first).to_be_visible()
        assert ana.asked
        assert len(log(ana)) < len(before)
        assert log(ana) == before[: len(log(ana))]


def test_nothing_revealed_is_taken_back(visit: Household) -> None:
    inma = visit("/", lang="es")
    inma.play_now()
    expect(inma.button("web-take-back")).to_be_disabled()
    inma.button("web-take-back").click(force=True)
    expect(inma.page.get_by_role("alert")).to_contain_text(inma.say("core-nothing-to-undo"), ignore_case=True)
    play([inma], lambda: inma.in_round(2) and inma.asked)
    expect(inma.button("web-take-back")).to_be_disabled()
    inma.button("web-take-back").click(force=True)
    expect(inma.page.get_by_role("alert")).to_contain_text(inma.say("core-undo-reveals"), ignore_case=True)


def test_a_bot_stands_in_for_somebody_gone_who_has_the_seat_again_on_return(browser: Browser, tmp_path: Path) -> None:
    match = Match.start("bloodborne", players=3, seed=3)
    gone = match.players[1]
    with (
        laid_table(tmp_path / "tables.sqlite", match, {2: "greedy"}, absence=1) as server,
        opening(browser, server.url) as visit,
    ):
        ana, carla = visit(seat_at(match, 0)), visit(seat_at(match, 1), lang="it")
        ana.choose()
        carla.page.goto("about:blank")
        ana.sees("web-gone", name=gone)
        ana.button("web-stand-in").click()
        expect(ana.text("web-gone", name=gone)).to_be_hidden()
        play([ana], lambda: ana.in_round(2) and ana.asked)
        carla.open("/")
        carla.link("web-table-unnamed", game=carla.say("server-game-bloodborne")).click()
        carla.at_table()
        play([ana, carla], lambda: carla.in_round(3))


def test_a_seat_moves_to_the_phone_by_a_link_of_its_own(visit: Household) -> None:
    ana = visit(new_table(visit.url, players=3))
    ana.sit(1, "Ana")
    ana.button("web-fill-now", count=2).click()
    ana.sees("web-start-ready")
    ana.start()
    ana.button("web-menu").click()
    invitation = ana.field("web-invite-link").input_value()
    ana.button("web-phone").click()
    link = ana.field("web-phone-link", count=1).input_value()
    secret = link.partition("#seat=")[2]
    assert len(secret) >= 22
    assert secret not in invitation

    phone = visit(link.removeprefix(ana.url), **PHONE)
    phone.at_table()
    assert secret not in phone.page.url
    phone.choose()
    ana.page.keyboard.press("Escape")
    play([phone], lambda: phone.in_round(2))
    ana.sees("core-round", round=2)  # the other screen goes along


def test_somebody_who_watches_sees_no_hand(visit: Household) -> None:
    path = new_table(visit.url, players=3)
    ana = visit(path)
    ana.sit(1, "Ana")
    ana.button("web-fill-now", count=2).click()
    ana.sees("web-start-ready")
    ana.start()
    watcher = visit(path, lang="it")
    watcher.sees("web-prompt-watching")
    watcher.sees("web-talk-name-first")
    expect(watcher.hand).to_have_count(0)
    expect(watcher.choices).to_have_count(0)
    ana.button("web-menu").click()
    ana.sees("web-watching", count=1)
    ana.page.keyboard.press("Escape")
    play([ana], lambda: ana.in_round(2))
    watcher.sees("core-round", round=2)


def test_another_language_changes_log_and_cards_at_once(visit: Household) -> None:
    ana = visit("/")
    ana.play_now()
    began = log(ana)
    ana.read("it")
    expect(ana.hand).to_contain_text(ana.words.card("hunter_axe"))
    expect(ana.page.locator("html")).to_have_attribute("lang", "it")
    assert len(log(ana)) == len(began)
    assert not set(began) & set(log(ana))


def test_light_motion_and_language_are_remembered(visit: Household) -> None:
    ana = visit("/", patient=True, reduced_motion="no-preference")
    root = ana.page.locator("html")
    expect(root).to_have_attribute("data-theme", "lamplight")
    expect(root).to_have_attribute("data-motion", "some")
    ana.set("web-theme", "daylight")
    ana.set("web-pace", "off")
    ana.read("pt-BR")
    expect(root).to_have_attribute("lang", "pt-BR")
    ana.page.reload()
    expect(root).to_have_attribute("data-theme", "daylight")
    expect(root).to_have_attribute("data-motion", "none")
    expect(root).to_have_attribute("lang", "pt-BR")


def test_a_table_where_one_sits_is_found_again_on_the_first_page(visit: Household) -> None:
    ana = visit("/")
    ana.play_now()
    ana.link("web-home").click()
    entry = ana.page.get_by_role("listitem").filter(has_text=ana.say("web-your-turn"))
    entry.get_by_role("link").click()
    ana.at_table()


def test_a_table_for_everybody_is_found_on_the_first_page(visit: Household) -> None:
    new_table(visit.url, players=3, name="La mesa del fondo", public=True)
    inma = visit("/", lang="es")
    inma.page.get_by_role("link", name="La mesa del fondo").click()
    inma.sit(3, "Inma")


def test_the_invitation_is_copied_with_a_press(visit: Household) -> None:
    ana = visit(new_table(visit.url), permissions=["clipboard-read", "clipboard-write"])
    ana.button("web-copy").click()
    ana.sees("web-copied")
    assert ana.page.evaluate("navigator.clipboard.readText()") == ana.page.url


def test_who_leaves_lets_a_bot_go_on_and_another_may_sit_down(visit: Household) -> None:
    path = new_table(visit.url, players=3)
    ana, bea = visit(path), visit(path)
    ana.sit(1, "Ana")
    bea.sit(2, "Bea")
    ana.button("web-put-bot", number=3).click()
    ana.start()
    bea.at_table()
    bea.button("web-menu").click()
    bea.button("web-leave").click()
    bea.button("web-leave-yes").click()
    expect(bea.play_button).to_be_visible()
    carla = visit(path, lang="it")
    carla.sees("web-seat-free", name="Bea")
    carla.field("web-your-name").fill("Carla")
    carla.button("web-sit").click()
    carla.at_table()
    play([ana, carla], lambda: ana.in_round(2) and carla.in_round(2))
