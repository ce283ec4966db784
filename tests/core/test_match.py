"""The names that others rely on."""

from __future__ import annotations

import doctest
from importlib import import_module
from pathlib import Path

import pytest

import gaslamp
from gaslamp import IllegalChoice, Match, Mistake, UndoRefused
from gaslamp.core.scenario import Scenario, begin


def test_the_example_of_the_design_runs() -> None:
    match = gaslamp.Match.start("bloodborne", players=4, seed=7, options={"final_boss": "gehrman"})
    while not match.over:
        for decision in match.pending:
            match.choose(decision.seat, decision.options[0])
    assert match.outcome is not None
    assert len(match.outcome.scores) == 4
    assert match.outcome.reason.key == "bloodborne-end-final-boss"
    assert match.view(0)["final_boss"] == "gehrman"
    assert match.events


def test_options_are_accepted_as_option_id_and_index() -> None:
    one, two, three = (Match.start("bloodborne", players=3, seed=1) for _ in range(3))
    decision = one.pending[0]
    one.choose(decision.seat, decision.options[1])
    two.choose(decision.seat, decision.options[1].id)
    three.choose(decision.seat, 1)
    assert one.choices == two.choices == three.choices


def test_an_option_of_another_match_counts_by_its_id() -> None:
    one, two = (Match.start("bloodborne", players=3, seed=seed) for seed in (1, 2))
    two.choose(0, one.pending[0].options[0])
    with pytest.raises(IllegalChoice):
        two.choose(0, one.pending[0].options[0])


def test_a_refused_undo_says_why_and_a_forced_one_goes_back() -> None:
    match = Match.start("bloodborne", players=3, seed=1)
    for decision in match.pending:
        match.choose(decision.seat, "hunter_axe")
    with pytest.raises(UndoRefused, match="something has been revealed"):
        match.undo()
    match.undo(force=True)
    assert [decision.seat for decision in match.pending] == [2]
    match.undo()
    assert [decision.seat for decision in match.pending] == [1, 2]


def test_choices_made_together_cannot_be_taken_back_once_all_are_known() -> None:
    hunters = [{"hand": ["saw_cleaver", "hunter_axe", "hunters_dream", "transform"]} for _ in range(3)]
    match = begin(
        Scenario(
            "bloodborne",
            players=3,
            position={
                "monster": "winter_lantern",
                "dungeon": ["carrion_crow"],
                "final_boss": "rom",
                "hunters": hunters,
            },
            rolls=["0"],
        )
    )
    for seat in range(3):
        match.choose(seat, "hunters_dream")
    assert [decision.kind for decision in match.pending] == ["exhaust_card"] * 3
    match.choose(0, "transform")
    match.undo(0)
    for seat in range(3):
        match.choose(seat, "transform")
    assert match.pending[0].kind == "take_upgrade"
    with pytest.raises(UndoRefused):
        match.undo(0)


def test_a_choice_whose_dictated_roll_is_missing_changes_nothing() -> None:
    match = begin(Scenario("bloodborne", players=3, position={"monster": "carrion_crow"}, rolls=["0", "9"]))
    for seat in (0, 1, 2, 0, 1):
        match.choose(seat, 0)
    here = match.fingerprint(), len(match.events), match.choices.copy()
    with pytest.raises(Mistake, match='no face "9"'):
        match.choose(2, 0)
    assert (match.fingerprint(), len(match.events), match.choices) == here
    assert [decision.seat for decision in match.pending] == [2]


def test_a_seat_is_recorded_as_a_number() -> None:
    match = Match.start("bloodborne", players=3, seed=1)
    match.choose(True, 0)
    assert repr(match.choices) == "[(1, 'saw_cleaver')]"


def test_undo_without_recorded_events_is_as_careful() -> None:
    match = Match.start("bloodborne", players=3, seed=1, record=False)
    for decision in match.pending:
        match.choose(decision.seat, "hunter_axe")
    with pytest.raises(UndoRefused):
        match.undo()
    match.undo(force=True)
    match.undo()
    assert match.events == []


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"game": "chess"}, 'there is no game "chess"'),
        ({"players": 2}, "2 players cannot play this, expected 3 to 5"),
        ({"players": 6}, "6 players"),
        ({"players": 3.0}, "players are a number or a list of names"),
        ({"players": "abc"}, "players are a number or a list of names"),
        ({"options": [1]}, "options are a mapping"),
        ({"options": {1: 2}}, "expected text"),
        ({"players": ["A", "B", "A"]}, '"A" stands twice'),
        ({"players": ["A", "", "C"]}, "a name must be"),
        ({"seed": -1}, "a seed is a whole number"),
        ({"options": {"final_boss": "german"}}, 'did you mean "gehrman"'),
        ({"options": {"first_player": 4}}, "there is no seat 4"),
        ({"options": {"colour": "red"}}, 'unknown key "colour"'),
        ({"options": {"instants_after_kill": "maybe"}}, 'expected true or false, found "maybe"'),
    ],
)
def test_bad_starts_get_one_sentence(arguments: dict[str, object], sentence: str) -> None:
    with pytest.raises(Mistake) as caught:
        Match.start(**{"game": "bloodborne", "players": 4, "seed": 1, **arguments})  # type: ignore[arg-type]
    assert sentence in str(caught.value)
    assert "\n" not in str(caught.value)


def test_there_is_no_view_for_a_seat_that_is_not_there() -> None:
    match = Match.start("bloodborne", players=3, seed=1)
    with pytest.raises(Mistake, match="there is no seat 3"):
        match.view(3)


def test_views_are_plain_data_and_hide_others_hands() -> None:
    match = Match.start("bloodborne", players=3, seed=1)
    view = match.view(1)
    assert "hand" in view["hunters"][1]
    assert all("hand" not in view["hunters"][seat] for seat in (0, 2))
    text = repr(match.view(None))
    state = match.state
    assert all(foe.id not in text for foe in state.dungeon)  # type: ignore[attr-defined]


def test_doctests() -> None:
    source = Path(gaslamp.__file__).parent
    for file in source.rglob("*.py"):
        name = ".".join(file.relative_to(source.parent).with_suffix("").parts).removesuffix(".__init__")
        assert doctest.testmod(import_module(name)).failed == 0
