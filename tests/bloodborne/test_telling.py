"""What is told has just been done: whoever looks at the table after an event sees what it tells."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from gaslamp import Event, Match
from gaslamp.bloodborne.table import events
from gaslamp.core.watch import watched

View = dict[str, Any]
Check = Callable[[Any, View, View], bool]


def own(event: Any, view: View) -> View:
    found: View = view["hunters"][event.seat]
    return found


def gain(name: str, sign: int = 1) -> Check:
    return lambda event, old, new: own(event, new)[name] == own(event, old)[name] + sign * event.amount


def healthy(event: Any, old: View, new: View) -> bool:
    return bool(own(event, new)["health"] == event.health)


def played(event: Any, old: View, new: View) -> bool:
    return event.card in own(event, new)["played"]


CHECKS: dict[type[Event], Check] = {
    events.RoundBegan: lambda e, old, new: new["round"] == e.round and new["first_player"] == e.seat,
    events.MonsterRevealed: lambda e, old, new: new["monster"]["id"] == e.monster,
    events.MonsterKilled: lambda e, old, new: new["monster"] is None,
    events.MonsterEscaped: lambda e, old, new: new["monster"] is None,
    events.CardRevealed: played,
    events.WeaponDrawn: played,
    events.DamageTaken: healthy,
    events.HunterHealed: healthy,
    events.Rested: healthy,
    events.HunterDied: lambda e, old, new: (
        own(e, new)["deaths"] == own(e, old)["deaths"] + 1
        and own(e, new)["collected"] == own(e, old)["collected"] - e.amount
    ),
    events.EchoesTaken: lambda e, old, new: gain("collected")(e, old, new) and new["monster"]["echoes"] == e.left,
    events.EchoesGained: gain("collected"),
    events.EchoesLost: gain("collected", -1),
    events.EchoesStolen: gain("collected"),
    events.EchoesBanked: gain("banked"),
    events.TrophyEarned: lambda e, old, new: own(e, new)["trophies"][e.type] == e.space,
    events.CardsReclaimed: lambda e, old, new: not own(e, new)["used"] and not own(e, new)["played"],
    events.UpgradeTaken: lambda e, old, new: e.card in own(e, new)["owned"],
    events.CardRemoved: lambda e, old, new: len(own(e, new)["owned"]) < len(own(e, old)["owned"]),
    events.CardExhausted: lambda e, old, new: e.card in own(e, new)["used"],
    events.CardReturned: lambda e, old, new: own(e, new)["hand_size"] == own(e, old)["hand_size"] + 1,
    events.CardsUsed: lambda e, old, new: not own(e, new)["played"],
    events.TokenPassed: lambda e, old, new: new["first_player"] == e.seat,
    events.HunterOut: lambda e, old, new: own(e, new)["out"],
}
FIGURES = ("health", "collected", "banked", "deaths")


@pytest.mark.parametrize("players", [3, 4, 5])
def test_what_is_told_has_just_been_done_and_nothing_else(players: int) -> None:
    for seed in range(8):
        match = Match.start("bloodborne", players=players, seed=seed)
        draw = Random(seed)
        before = match.view(None)

        def look(event: Event, match: Match = match) -> None:
            nonlocal before
            now = match.view(None)
            check = CHECKS.get(type(event))
            assert check is None or check(event, before, now), event
            concerned = {getattr(event, name, None) for name in ("seat", "target")}
            for old, new in zip(before["hunters"], now["hunters"], strict=True):
                if new["seat"] not in concerned:
                    assert [new[name] for name in FIGURES] == [old[name] for name in FIGURES], event
            before = now

        while not match.over:
            with watched(match, look):
                asked = match.pending[0]
                match.choose(asked.seat, draw.choice(asked.options))
