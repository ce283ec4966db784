"""A finished match: watched, linked to, taken up again, taken home."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.house import Finished, Household, Visitor
from tests.server.house import run


def moment(visitor: Visitor) -> str:
    """Which moment is shown, as the slider says it."""
    return visitor.find("slider", "web-replay-moment").get_attribute("aria-valuetext") or ""


def position(visitor: Visitor) -> list[str]:
    """The round, its monster, and how the hunters do; in a replay and at a table alike."""
    headings = visitor.page.get_by_role("heading", level=2).all_inner_texts()
    hunters = visitor.page.get_by_role("heading", level=3).locator(".spoken").all_inner_texts()
    steps = visitor.find("list", "web-bloodborne-steps").locator("xpath=..").inner_text()
    return [headings[0], *hunters, steps]


def test_a_replay_steps_plays_and_jumps(visit: Household, finished: Finished) -> None:
    ana = visit(f"/replay/{finished.match}")
    start = moment(ana)
    ana.button("web-replay-next").click()
    ana.button("web-replay-next").click()
    expect(ana.page).to_have_url(f"{ana.url}/replay/{finished.match}#2")
    ana.button("web-replay-back").click()
    expect(ana.page).to_have_url(f"{ana.url}/replay/{finished.match}#1")
    ana.page.keyboard.press("ArrowRight")
    expect(ana.page).to_have_url(f"{ana.url}/replay/{finished.match}#2")

    ana.field("web-pace").select_option("off")
    ana.button("web-replay-play").click()
    expect(ana.page).to_have_url(f"{ana.url}/replay/{finished.match}#4")
    ana.button("web-replay-pause").click()
    expect(ana.button("web-replay-play")).to_be_visible()

    ana.field("web-replay-round").select_option(label=ana.say("core-round", round=3))
    ana.sees("core-round", round=3)
    ana.button("web-replay-last").click()
    ana.page.keyboard.press("Escape")
    expect(ana.button("web-continue-here")).to_be_disabled()
    ana.button("web-replay-first").click()
    assert moment(ana) == start


def test_a_link_leads_to_the_very_moment(visit: Household, finished: Finished) -> None:
    ana = visit(f"/replay/{finished.match}")
    ana.field("web-replay-round").select_option(label=ana.say("core-round", round=2))
    ana.button("web-replay-next").click()
    ana.button("web-menu").click()
    link = ana.field("web-replay-link").input_value()
    carla = visit(link.removeprefix(ana.url), lang="it")
    assert moment(carla) != moment(ana)  # in another language
    assert carla.page.url == link
    ana.page.keyboard.press("Escape")
    beside = visit(link.removeprefix(ana.url))
    assert moment(beside) == moment(ana)
    assert position(beside) == position(ana)


def test_a_table_goes_on_from_a_moment_of_a_match(visit: Household, finished: Finished) -> None:
    ana = visit(f"/replay/{finished.match}")
    ana.field("web-replay-round").select_option(label=ana.say("core-round", round=2))
    before = position(ana)
    ana.button("web-continue-here").click()
    ana.sees("web-lobby-continued")
    ana.sit(1, "Ana")
    ana.button("web-fill-now", count=3).click()
    ana.sees("web-start-ready")
    ana.start()
    assert position(ana) == before
    ana.choose()


def test_a_match_can_be_taken_home_and_verified(visit: Household, finished: Finished, tmp_path: Path) -> None:
    ana = visit(f"/replay/{finished.match}")
    ana.button("web-menu").click()
    with ana.page.expect_download() as downloading:
        ana.link("web-download").click()
    file = tmp_path / downloading.value.suggested_filename
    downloading.value.save_as(file)
    verified = run("replay", file, "--verify")
    assert verified.returncode == 0, verified.stderr


def test_a_finished_match_is_found_on_the_first_page(visit: Household, finished: Finished) -> None:
    ana = visit("/")
    ana.page.get_by_role("link", name="Thursday night").first.click()
    expect(ana.page).to_have_url(f"{ana.url}/replay/{finished.match}")
