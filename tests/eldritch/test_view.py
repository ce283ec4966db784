"""What a view tells beyond what lies on the table: what the next step would do, and what is still to come."""

from __future__ import annotations

from typing import Any

from gaslamp import Match
from gaslamp.bots import Chair, let_choose, make_bot
from gaslamp.core.scenario import begin, read_scenario
from gaslamp.eldritch.table.events import MythosDrawn
from gaslamp.eldritch.table.state import Board
from tests.eldritch.test_scenarios import FOLDER


def laid(scenario: str) -> dict[str, Any]:
    """The view as a scenario begins."""
    return begin(read_scenario(FOLDER / f"{scenario}.yaml")).view(None)


def test_the_omen_track_says_how_often_doom_would_advance() -> None:
    """Two tokens and a green gate: the scenario's Doom advances by 3 when the Omen comes there, from 15 to 12."""
    view = laid("rules/mythos/azathoths_token_on_green")
    assert view["omens"] == [
        {"omen": "green", "tokens": 2, "doom": 15 - view["doom"]},
        {"omen": "blue", "tokens": 0, "doom": 1},
        {"omen": "red", "tokens": 0, "doom": 1},
        {"omen": "blue", "tokens": 0, "doom": 1},
    ]
    assert (view["doom"], view["doom_track"]) == (12, 20)


def test_the_stages_say_how_many_cards_of_each_colour_are_left() -> None:
    """Only what everybody knows from setting up: which cards they are stays hidden, and in which order."""
    match = Match.start("eldritch", players=2, seed=3, options={"ancient_one": "azathoth"})
    bots = [make_bot("greedy", Chair.at(match, seat, seat)) for seat in range(2)]
    stages = match.view(None)["stages"]
    assert stages == [
        {"yellow": 2, "green": 1, "blue": 1},
        {"yellow": 3, "green": 2, "blue": 1},
        {"yellow": 4, "green": 2, "blue": 0},
    ]
    while not match.over and match.view(None)["round"] < 4:
        decision = match.pending[0]
        let_choose(match, decision, bots[decision.seat])
    assert isinstance(match.state, Board)
    mythos = match.state.box.mythos
    drawn = [mythos[event.mythos].data.color for event in match.events if isinstance(event, MythosDrawn)]
    assert len(drawn) == 3
    for color in drawn:
        stages[0][color] -= 1
    assert match.view(None)["stages"] == stages


def test_the_final_mystery_says_what_it_needs_once_the_ancient_one_is_awake() -> None:
    assert laid("rules/final/two_tokens_for_three_players")["sheet"]["needs"] == {"tokens": 2}
    assert laid("rules/final/shub_niggurath_unhurt")["sheet"]["epic"] == "shub_niggurath"
    assert laid("rules/mythos/azathoths_token_on_green")["sheet"]["needs"] == {}
