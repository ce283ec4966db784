"""What the view of Bloodborne tells beyond the bare numbers."""

from __future__ import annotations

from typing import Any

import pytest

from gaslamp.core.scenario import Scenario, begin


def monster(players: int, final_boss: str, foe: Any) -> dict[str, Any]:
    dungeon: dict[str, Any] = {"dungeon": []} if foe == final_boss else {}
    position = {"final_boss": final_boss, "monster": foe, **dungeon}
    found: dict[str, Any] = begin(Scenario("bloodborne", players=players, position=position)).view(None)["monster"]
    return found


@pytest.mark.parametrize(("players", "more"), [(3, 0), (4, 1), (5, 2)])
def test_a_foe_says_how_its_echoes_came_together(players: int, more: int) -> None:
    assert monster(players, "rom", "scourge_beast") == {
        "id": "scourge_beast",
        "echoes": 3 + more,
        "printed": 3,
        "for_hunters": more,
        "for_final_boss": 0,
    }


def test_what_gehrman_adds_is_told_apart_and_not_added_to_himself() -> None:
    found = monster(4, "gehrman", "scourge_beast")
    assert (found["echoes"], found["for_hunters"], found["for_final_boss"]) == (6, 1, 2)
    found = monster(4, "gehrman", "gehrman")
    assert (found["printed"] + 1, found["for_hunters"], found["for_final_boss"]) == (found["echoes"], 1, 0)


def test_a_wounded_foe_still_says_what_it_began_with() -> None:
    found = monster(5, "rom", {"id": "scourge_beast", "echoes": 2})
    assert (found["echoes"], found["printed"], found["for_hunters"]) == (2, 3, 2)


def standing(*hunters: dict[str, Any]) -> dict[str, Any]:
    return begin(Scenario("bloodborne", players=len(hunters), position={"hunters": list(hunters)})).view(None)


def test_the_score_is_what_the_game_would_end_with_now() -> None:
    view = standing({"collected": 2, "banked": 9, "trophies": {"kin": 1, "humanoid": 2}}, {"banked": 4}, {})
    tracks = view["trophy_tracks"]
    assert [hunter["score"] for hunter in view["hunters"]] == [11 + tracks["kin"][1] + tracks["humanoid"][2], 4, 0]
    assert view["leaders"] == [0]


def test_those_who_share_the_lead_have_as_many_echoes_too() -> None:
    trophy = {"banked": 3, "trophies": {"kin": 1}}
    view = standing({"banked": 4}, {"collected": 4}, trophy)
    assert [hunter["score"] for hunter in view["hunters"]] == [4, 4, 4]
    assert view["leaders"] == [0, 1]
