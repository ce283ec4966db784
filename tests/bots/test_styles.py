"""The styles of Bloodborne's hunters, and the temper that tells two of one style apart."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from gaslamp import Chair, Decision, Match, Option, Phrase
from gaslamp.bloodborne.view import HunterView, TableView
from gaslamp.bots import let_choose, make_bot, mixture
from gaslamp.lab.simulate import Job, simulate

STYLES = ("careful", "greedy", "spiteful")
SEEDS = range(40)


def table(players: int = 4, seed: int = 1) -> Match:
    return Match.start("bloodborne", players=players, seed=seed)


def evening(styles: list[str], seed: int) -> Match:
    """A whole match; the bots' own seeds are those of their seats."""
    match = table(len(styles), seed)
    bots = [make_bot(style, Chair.at(match, seat, seed=seat)) for seat, style in enumerate(styles)]
    while not match.over:
        for decision in match.pending:
            let_choose(match, decision, bots[decision.seat])
    return match


def chosen(style: str, match: Match, view: TableView, decision: Decision) -> list[str]:
    """What forty hunters of a style choose, each with a temper of its own."""
    bots = [make_bot(style, Chair.at(match, decision.seat, seed)) for seed in SEEDS]
    return [bot.choose(decision, lambda: view).id for bot in bots]


def changed(match: Match, **hunters: dict[str, Any]) -> TableView:
    """The table as seat 0 sees it, with some hunters as they are said to be."""
    view = match.seen(0)
    assert isinstance(view, TableView)
    said: list[HunterView] = [replace(hunter, **hunters.get(f"seat{hunter.seat}", {})) for hunter in view.hunters]
    return replace(view, hunters=said)


# -- strength ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("style", STYLES)
def test_every_style_beats_random_hunters(style: str) -> None:
    report = simulate(Job("bloodborne", (style, "random", "random", "random"), seed=5), games=30)
    assert report.bots[0]["win_share"] >= 0.7


# -- what they know ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("style", STYLES)
def test_a_choice_does_not_depend_on_what_the_seat_cannot_see(style: str) -> None:
    match = table(seed=6)
    bots = [make_bot(style, Chair.at(match, seat, seed=seat)) for seat in range(4)]
    kinds = set()
    while not match.over:
        for decision in match.pending:
            kinds.add(decision.kind)
            seat = decision.seat
            twin = match.game.reshuffle(match.state, seat, len(match.choices))
            views = (match.game.view(state, seat, match.players) for state in (match.state, twin))
            one, two = (
                make_bot(style, Chair.at(match, seat, seed=9)).choose(decision, lambda view=view: view)  # type: ignore[misc]
                for view in views
            )
            assert one == two
            let_choose(match, decision, bots[seat])
    assert {"choose_card", "take_upgrade"} <= kinds


# -- temper --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("style", STYLES)
def test_a_seed_is_a_temper(style: str) -> None:
    assert evening([style] * 3, 8).choices == evening([style] * 3, 8).choices
    match = table()
    one, same, other = (make_bot(style, Chair.at(match, 0, seed)) for seed in (1, 1, 2))
    assert vars(one)["patience"] == vars(same)["patience"] != vars(other)["patience"]


@pytest.mark.parametrize("style", STYLES)
def test_three_of_one_style_seldom_begin_with_the_same_card(style: str) -> None:
    def first_cards(seed: int) -> set[str]:
        match = table(seed=seed)
        return {
            make_bot(style, Chair.at(match, seat, seed * 10 + seat)).choose(decision, lambda: match.seen(seat)).id
            for decision in match.pending
            if (seat := decision.seat) < 3
        }

    together = sum(len(first_cards(seed)) == 1 for seed in SEEDS)
    assert together < len(SEEDS) * 0.5


# -- styles --------------------------------------------------------------------------------------------------------


def test_a_mixture_has_all_styles_that_a_game_has() -> None:
    assert mixture("bloodborne") == list(STYLES)
    assert mixture("eldritch") == ["greedy"]
    assert mixture("chess") == ["random"]


def test_the_careful_dream_while_the_greedy_still_fight() -> None:
    match = table()

    def dreams(style: str) -> int:
        views = [changed(match, seat0={"health": health}) for health in (6, 5, 4)]
        return sum(chosen(style, match, view, match.pending[0]).count("hunters_dream") for view in views)

    assert dreams("careful") > dreams("greedy") + 10


def test_the_careful_take_what_protects_and_the_spiteful_what_hurts() -> None:
    match = table()
    options = tuple(Option(card, Phrase(card)) for card in ("stake_driver", "repeating_pistol", "reiterpallasch"))
    decision = Decision(0, "take_upgrade", Phrase("bloodborne-ask-upgrade"), options)
    protecting, hurting = (
        {style: chosen(style, match, changed(match), decision).count(card) for style in STYLES}
        for card in ("repeating_pistol", "reiterpallasch")
    )
    assert protecting["careful"] > protecting["greedy"] >= protecting["spiteful"]
    assert hurting["spiteful"] > hurting["greedy"] > hurting["careful"]


def test_the_spiteful_aim_at_the_leader() -> None:
    """Whoever has most stands above a hunter with more to lose at once."""
    match = table()
    view = changed(match, seat1={"banked": 20}, seat2={"collected": 5, "health": 1})
    options = tuple(Option(f"seat:{seat}", Phrase("core-option-pass")) for seat in (1, 2, 3))
    decision = Decision(0, "choose_hunter", Phrase("bloodborne-ask-hunter"), options)
    assert set(chosen("spiteful", match, view, decision)) == {"seat:1"}
    assert set(chosen("greedy", match, view, decision)) == {"seat:2"}
