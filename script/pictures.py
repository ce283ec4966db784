"""Takes the pictures in docs/pictures: real pages of a real server, always the same evening."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from film import filmed
from playwright.sync_api import Browser, expect, sync_playwright
from screens import drawn
from tests.browser.house import (
    PHONE,
    Household,
    Visitor,
    chromium,
    finished_match,
    laid_table,
    new_table,
    opening,
    seat_at,
)
from tests.browser.recorded import Told, record

from gaslamp import Match
from gaslamp.bots import Chair, let_choose, make_bot

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
PLAYERS = ("Ana", "Bruno", "Carla", "Henryk")
SEED = 12
ROUND = 2
WORLD_ROUND = 6
WIDE = {"viewport": {"width": 1440, "height": 900}}


def evening(until: Callable[[Match], bool]) -> Match:
    """The match of the pictures, as far as it goes until something is so."""
    match = Match.start("bloodborne", players=PLAYERS, seed=SEED, options={"final_boss": "gehrman"})
    bots = [make_bot("greedy", Chair.at(match, seat, seat)) for seat in range(len(PLAYERS))]
    while not until(match):
        decision = match.pending[0]
        let_choose(match, decision, bots[decision.seat])
    return match


def last_choice() -> Match:
    """The match of the pictures when only Ana's last choice is missing."""
    played = evening(lambda match: match.over)
    return played.replayed(max(count for count, (seat, _) in enumerate(played.choices) if seat == 0))


def in_round(number: int) -> Callable[[Match], bool]:
    def there(match: Match) -> bool:
        view = match.view(None)
        return bool(view["round"] == number and view["phase"] == "choose_cards")

    return there


def take(visitor: Visitor, name: str) -> None:
    visitor.page.evaluate("scrollTo(0, 0); document.fonts.ready")
    visitor.page.mouse.move(0, 0)
    visitor.page.screenshot(path=PICTURES / f"{name}.jpg", quality=85)


def talk(visitor: Visitor, *phrases: str) -> None:
    for phrase in phrases:
        visitor.button(phrase).click()
        expect(visitor.find("log", "web-talk").get_by_text(visitor.say(phrase))).to_be_visible()


def the_table(visit: Household, match: Match) -> None:
    ana, bruno, carla = (visit(seat_at(match, seat)) for seat in range(3))
    talk(bruno, "bloodborne-talk-strike")
    talk(carla, "bloodborne-talk-doubt")
    talk(bruno, "bloodborne-talk-pistol")
    ana.field("web-talk-say").fill("If it flees again, it is your fault, Carla.")
    ana.button("web-talk-send").click()
    talk(carla, "bloodborne-talk-sorry")
    bruno.choose()
    expect(ana.page.get_by_text(ana.say("web-bloodborne-ready"))).to_have_count(2)
    take(ana, "table")
    ana.page.emulate_media(color_scheme="light")
    take(ana, "table-daylight")
    phone = visit(seat_at(match, 0), **PHONE)
    phone.at_table()
    take(phone, "table-phone")


def the_end(visit: Household, match: Match) -> None:
    ana = visit(seat_at(match, 0))
    while not ana.over:
        ana.choose()
    ana.button("web-see-end").click()
    expect(ana.page.get_by_role("figure").first).to_be_visible()
    take(ana, "end")
    ana.link("web-watch-replay").click()
    ana.field("web-replay-round").select_option(label=ana.say("core-round", round=7))
    take(ana, "replay")


def the_lobby(visit: Household) -> None:
    path = new_table(visit.url, players=4, name="Thursday night", public=True)
    ana, bruno = visit(path), visit(path)
    ana.sit(1, "Ana")
    bruno.sit(3, "Bruno")
    ana.button("web-put-bot", number=2).click()
    talk(bruno, "core-talk-hello")
    ana.field("web-talk-say").fill("Carla comes in five minutes.")
    ana.button("web-talk-send").click()
    expect(bruno.find("log", "web-talk")).to_contain_text("five minutes")
    take(ana, "lobby")


def what_is_read(visit: Household) -> None:
    for name in ("The long night", "Sunday, after dinner"):
        finished_match(visit.url, players=4, name=name, public=True)
    ana = visit("/")
    expect(ana.page.get_by_role("link", name="Thursday night")).to_be_visible()
    take(ana, "home")
    ana.open("/rules/bloodborne")
    take(ana, "rules")
    ana.open("/cards/bloodborne")
    take(ana, "cards")
    ana.open("/learn/bloodborne/first_blow")
    ana.button("web-go-on").click()
    ana.button("web-lesson-show").click()
    ana.button("web-go-on").click()
    take(ana, "tutorial")
    take(visit("/", **PHONE), "home-phone")


def the_world(browser: Browser, folder: Path) -> None:
    """Eldritch Horror in the terminal: the map, the people, and where one may travel."""
    people = ["silas_marsh", "lily_chen", "akachi_onyele", "trish_scarborough"]
    options = {"ancient_one": "cthulhu", "investigators": people, "lead": 0}
    picture = folder / "eldritch.svg"
    match = Match.start("eldritch", players=PLAYERS, seed=5, options=options)
    picture.write_text(drawn(match, 140, ["travel"]), encoding="utf-8")
    page = browser.new_page(viewport={"width": 1180, "height": 2330})
    page.goto(picture.as_uri())
    page.locator("svg").first.screenshot(path=PICTURES / "eldritch.jpg", quality=80)
    page.close()


def the_board(browser: Browser, folder: Path) -> None:
    """Eldritch Horror in the browser: some rounds into a match, wide, by daylight and on a phone."""
    match = Match.start("eldritch", players=PLAYERS, seed=3)
    bots = [make_bot("greedy", Chair.at(match, seat, seat)) for seat in range(len(PLAYERS))]
    while match.view(None)["round"] < WORLD_ROUND or (match.pending[0].seat, match.pending[0].kind) != (0, "action"):
        decision = match.pending[0]
        let_choose(match, decision, bots[decision.seat])
    allies = dict.fromkeys((1, 2, 3), "greedy")
    with laid_table(folder / "world", match, allies) as server, opening(browser, server.url, **WIDE) as visit:
        ana = visit(seat_at(match, 0))
        expect(ana.page.locator("[data-open=true]")).to_be_attached()
        take(ana, "world")
        ana.page.emulate_media(color_scheme="light")
        take(ana, "world-daylight")
        phone = visit(seat_at(match, 0), **PHONE)
        expect(phone.page.locator("[data-open=true]")).to_be_attached()
        take(phone, "world-phone")


def the_fight(visit: Household, folder: Path) -> None:
    """One round at the usual pace, from Ana's choice to her next."""
    match = evening(in_round(ROUND))
    made = evening(lambda match: match.over).choices[len(match.choices) :]
    together, later = made[: len(PLAYERS)], iter(made[len(PLAYERS) :])
    for seat, choice in together:
        if seat:
            match.choose(seat, choice)
    after = match.replayed(len(match.choices))
    after.choose(*next(move for move in together if not move[0]))
    while after.asked(0) is None:
        after.choose(*next(later))
    ana = visit.stranger(patient=True, reduced_motion="no-preference")
    ana.context.add_init_script('localStorage.setItem("gaslamp:steps-offered", "true")')
    recording = record(folder, match, after.choices[len(match.choices) :])
    Told(ana, recording)
    ana.open("/table/table-1")
    expect(ana.page.locator("[data-open=true]")).to_be_attached()
    with filmed(ana.page, PICTURES / "fight.gif"):
        ana.page.wait_for_timeout(800)
        ana.page.locator(f'button[data-card="{recording.choice}"]').first.click()
        expect(ana.page.locator("[data-caption]")).to_be_visible()
        expect(ana.page.locator("[data-caption]")).to_be_hidden(timeout=120_000)


def main() -> None:
    PICTURES.mkdir(exist_ok=True)
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = chromium(playwright)
        the_world(browser, Path(folder))
        the_board(browser, Path(folder))
        match = evening(in_round(5))
        with (
            laid_table(Path(folder) / "one", match, {3: "greedy"}) as server,
            opening(browser, server.url, **WIDE) as visit,
        ):
            the_table(visit, match)
            the_lobby(visit)
            what_is_read(visit)
            the_fight(visit, Path(folder))
        match = last_choice()
        bots = dict.fromkeys((1, 2, 3), "greedy")
        with laid_table(Path(folder) / "two", match, bots) as server, opening(browser, server.url, **WIDE) as visit:
            the_end(visit, match)


if __name__ == "__main__":
    main()
