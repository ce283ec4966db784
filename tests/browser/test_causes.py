"""Why something happened, and what would happen: in the page."""

from __future__ import annotations

import random
from pathlib import Path

from playwright.sync_api import Browser, expect

from gaslamp import Match
from gaslamp.bloodborne.table.events import HunterDied
from tests.bloodborne.tables import CORE
from tests.browser.house import laid_table, opening, seat_at


def aiming() -> Match:
    """A match in which the first hunter is about to choose whom to hurt, after somebody has died."""
    for seed in range(1000):
        dice = random.Random(seed)
        match = Match.start("bloodborne", players=3, seed=seed)
        while not match.over:
            decision = match.pending[0]
            if decision.seat == 0 and decision.prompt.key == "bloodborne-ask-hunter-damage":
                if any(isinstance(event, HunterDied) for event in match.events):
                    return match
                break
            match.choose(decision.seat, dice.choice(decision.options))
    raise AssertionError("no such match")


def test_a_target_says_what_it_would_suffer_and_a_death_what_it_came_from(browser: Browser, tmp_path: Path) -> None:
    match = aiming()
    voice = match.voice("en")
    [decision] = match.pending
    died = [event for event in match.events if isinstance(event, HunterDied)][-1]
    with (
        laid_table(tmp_path / "db", match, {1: "random", 2: "random"}) as server,
        opening(browser, server.url) as visit,
    ):
        ana = visit(seat_at(match, 0))
        ana.at_table()
        for option in decision.options:
            effect = match.hint(decision, option)
            assert effect is not None
            expect(ana.choices.filter(has_text=voice.phrase(option.label))).to_contain_text(voice.phrase(effect))
        ana.page.get_by_role("button", name=ana.say("web-why-line", line=voice.event(died)), exact=True).last.click()
        dialog = ana.page.get_by_role("dialog")
        behind = CORE.game.vocabulary(CORE.box, "en").names["component"][died.cause.split("/")[0]]
        expect(dialog.get_by_role("heading", name=ana.say("web-why-card", card=behind), exact=True)).to_be_visible()
