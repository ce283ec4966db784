"""What is told has just been done: whoever looks at the board after an event sees what it tells, and nothing else."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from gaslamp import Event, Match
from gaslamp.core.watch import watched
from gaslamp.eldritch.table import events as e

View = dict[str, Any]
Kinds = tuple[type[Event], ...]

# By what of the board: the only events that it changes with.
BOARD: dict[str, Kinds] = {
    "round": (e.RoundBegan,),
    "lead": (e.LeadPassed,),
    "doom": (e.DoomAdvanced, e.DoomRetreated),
    "omen": (e.OmenMoved,),
    "omen_tokens": (e.TokensPlaced, e.TokensRemoved),
    "awake": (e.AncientOneAwoke,),
    "solved": (e.MysterySolved, e.MysteryUnsolved),
    "gates": (e.GateOpened, e.GateClosed, e.GateDiscarded, e.GateTaken),
    "monsters": (
        e.MonsterSpawned, e.MonsterMoved, e.MonsterHurt, e.MonsterHealed, e.MonsterDefeated, e.MonsterDiscarded,
        e.RumorSolved, e.OngoingDiscarded, e.AncientOneAwoke,
    ),
    "clues": (e.ClueSpawned, e.ClueMoved, e.ClueDiscarded, e.CluesGained),
    "tokens": (e.TokenOnSpace, e.TokenTaken, e.RumorSolved, e.OngoingDiscarded, e.MysterySolved),
    "ongoing": (
        e.OngoingEntered, e.OngoingDiscarded, e.RumorSolved, e.TokensPlaced, e.TokensRemoved, e.TokenTaken,
        e.TokenOnSpace, e.WoundPlaced, e.CluePlaced, e.GatePlaced, e.MonsterPlaced,
    ),
    "sheet": (e.SheetSanity, e.GateTaken, e.TokensPlaced, e.AncientOneAwoke),
    "reserve": (
        e.ReserveFilled, e.ReserveDiscarded, e.AssetsRemoved, e.CardGained, e.InvestigatorChosen, e.WentWithout,
    ),
    "bodies": (e.InvestigatorDefeated, e.BodyLaid, e.BodyRecovered, e.BodiesRemoved),
    "eliminated": (e.PlayerEliminated,),
    "expedition": (e.ExpeditionMoved, e.ExpeditionsRemoved),
}  # fmt: skip
# By what of an investigator, likewise, as long as it is the same one.
PERSON: dict[str, Kinds] = {
    "health": (e.HealthLost, e.HealthRecovered, e.HealthSpent),
    "sanity": (e.SanityLost, e.SanityRecovered, e.SanitySpent),
    "space": (e.Traveled, e.Moved),
    "clues": (e.CluesGained, e.CluesSpent, e.CluesDiscarded, e.GaveClues, e.CluePlaced, e.BodyRecovered),
    "tickets": (e.Traveled, e.TicketGained, e.TicketDiscarded, e.GaveTicket, e.BodyRecovered),
    "possessions": (e.CardGained, e.CardDiscarded, e.CardTurned, e.GaveCard, e.BodyRecovered),
    "conditions": (e.CardGained, e.CardDiscarded, e.CardTurned, e.CardTurnedBack),
    "improvements": (e.SkillImproved, e.ImprovementsSpent),
    "delayed": (e.BecameDelayed, e.StoodUp),
}
COMINGS_AND_GOINGS = (e.InvestigatorChosen, e.InvestigatorDefeated, e.InvestigatorDevoured)


def changes(old: View, new: View, event: Event, afar: dict[int, str]) -> list[str]:
    """What has changed that this event does not tell of."""
    untold = [name for name, kinds in BOARD.items() if new[name] != old[name] and not isinstance(event, kinds)]
    for seat, (was, now) in enumerate(zip(old["investigators"], new["investigators"], strict=True)):
        if (was and was["id"]) != (now and now["id"]):
            untold += [] if isinstance(event, COMINGS_AND_GOINGS) else [f"{seat} came or went"]
            continue
        for name, kinds in PERSON.items() if was else ():
            if now[name] != was[name] and not isinstance(event, kinds):
                if name == "space" and isinstance(event, e.EncounterBegan):
                    afar[seat] = was["space"]  # researches from afar, and is there as long as that
                elif name != "space" or afar.pop(seat, "") != now["space"]:
                    untold.append(f"{name} of {seat}")
    return untold


@pytest.mark.parametrize("players", [1, 2, 4])
def test_what_is_told_has_just_been_done_and_nothing_else(players: int) -> None:
    for seed in range(12):
        match = Match.start("eldritch", players=players, seed=seed)
        draw = Random(seed)
        before = match.view(None)
        afar: dict[int, str] = {}

        def look(event: Event, match: Match = match, afar: dict[int, str] = afar) -> None:
            nonlocal before
            now = match.view(None)
            assert not changes(before, now, event, afar), event
            before = now

        while not match.over:
            asked = match.pending[0]
            with watched(match, look):
                match.choose(asked.seat, draw.choice(asked.options))


def test_a_figure_that_an_event_tells_is_the_one_on_the_board() -> None:
    match = Match.start("eldritch", players=4, seed=5)
    draw = Random(5)
    seen = set()

    def look(event: Event) -> None:
        view = match.view(None)
        people = view["investigators"]
        match event:
            case e.DoomAdvanced() | e.DoomRetreated():
                assert view["doom"] == event.doom
            case e.OmenMoved():
                assert view["omen_color"] == event.omen
            case e.HealthLost() | e.HealthRecovered() | e.HealthSpent():
                assert people[event.seat]["health"] == event.left
            case e.SanityLost() | e.SanityRecovered() | e.SanitySpent():
                assert people[event.seat]["sanity"] == event.left
            case e.Traveled() | e.Moved():
                assert people[event.seat]["space"] == event.space
            case e.GateOpened():
                assert {"space": event.space, "omen": event.omen} in view["gates"]
            case e.DiceRolled() | e.DiceRerolled():
                assert " ".join(map(str, view["test"]["faces"])) == event.faces
                assert view["test"]["successes"] == event.successes
            case e.TestEnded():
                assert view["test"] is None
            case e.MonsterDefeated() if view["fight"]:
                assert view["fight"]["defeated"]
            case _:
                return
        seen.add(type(event))

    while not match.over:
        asked = match.pending[0]
        with watched(match, look):
            match.choose(asked.seat, draw.choice(asked.options))
    assert len(seen) >= 8
