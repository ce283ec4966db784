"""Whole games of Bloodborne: until every effect has been seen, bots against bots, one as people read it."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from gaslamp import Match
from gaslamp.lab.coverage import cover
from tests.bloodborne.tables import CORE
from tests.soak import watched_game

GOLDEN = Path(__file__).parent.parent / "golden" / "bloodborne"
REWRITE = bool(os.environ.get("GASLAMP_REWRITE_GOLDEN"))


BOARD = ("health", "collected", "banked", "hand_size", "used", "played")


def playthrough() -> str:
    """A short stretch of a game as people read it: every event with its rule, every viewer's view."""
    match = Match.load(GOLDEN / "rules_1" / "3-greedy-rom.json")
    voice = match.voice("en")
    lines = []
    told = 0
    for number in range(13):
        here = match.replayed(number)
        if number:
            seat, choice = match.choices[number - 1]
            lines.append(f"\n# seat {seat} chooses {choice}")
        lines += [f"{voice.event(event)}  [{event.rule}] {event.cause}".rstrip() for event in here.events[told:]]
        told = len(here.events)
        for viewer in (None, 0, 1, 2):
            view = here.view(viewer)
            own = view["hunters"][viewer].get("hand") if viewer is not None else None
            lines.append(
                f"  {'spectator' if viewer is None else f'seat {viewer}'}: monster {view['monster']},"
                f" waiting for {view['waiting_for']}, hand {own},"
                f" boards {[tuple(hunter[key] for key in BOARD) for hunter in view['hunters']]}"
            )
    return "\n".join(lines) + "\n"


def test_the_recorded_playthrough_reads_as_it_did() -> None:
    file = GOLDEN / "playthrough.txt"
    if REWRITE:
        file.write_text(playthrough(), encoding="utf-8")
    assert playthrough() == file.read_text(encoding="utf-8")


def test_every_effect_of_the_pack_happens_in_every_branch() -> None:
    coverage = cover(CORE, most_games=400)
    assert coverage.never_fired == []
    assert coverage.never_idle == []


@pytest.mark.parametrize("players", [3, 4, 5])
def test_random_games_end_with_every_invariant_held(players: int) -> None:
    for seed in range(12):
        assert watched_game("bloodborne", "random", players, seed).outcome is not None


def test_the_game_ends_when_nobody_can_hurt_the_monster_any_more() -> None:
    from gaslamp.core.scenario import Scenario, begin

    hunters = [{"hand": ["transform", "hunters_dream"]} for _ in range(3)]
    match = begin(
        Scenario(
            "bloodborne",
            players=3,
            position={
                "final_boss": "mergos_wet_nurse",
                "monster": "mergos_wet_nurse",
                "dungeon": [],
                "available_upgrades": [],
                "upgrade_deck": [],
                "hunters": hunters,
            },
        )
    )
    while not match.over:
        for decision in match.pending:
            match.choose(decision.seat, "hunters_dream")
    assert match.outcome is not None
    assert match.outcome.reason.key == "bloodborne-end-hopeless"
    assert match.outcome.winners == (0, 1, 2)


def test_a_stopped_weapon_is_not_said_to_attack_first() -> None:
    from gaslamp.bloodborne.table.events import AttacksFirst, WeaponNegated
    from gaslamp.core.scenario import Scenario, begin

    hunters = [{"hand": ["hunters_dream", "hunter_blunderbuss"]}, {"hand": ["hunters_dream", "threaded_cane"]}]
    match = begin(Scenario("bloodborne", players=3, position={"monster": "carrion_crow", "hunters": hunters}))
    for seat, card in enumerate(["hunter_blunderbuss", "threaded_cane", "hunters_dream"]):
        match.choose(seat, card)
    assert any(isinstance(event, WeaponNegated) and event.target == 1 for event in match.events)
    assert not any(isinstance(event, AttacksFirst) for event in match.events)
