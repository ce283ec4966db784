"""The greedy ally of Eldritch Horror."""

from __future__ import annotations

from typing import Any

import pytest

from gaslamp import Match
from gaslamp.bots import Chair, let_choose, make_bot
from gaslamp.bots.eldritch.board import Seen
from gaslamp.bots.eldritch.people import Bout, chance, fight
from gaslamp.bots.eldritch.texts import Texts
from gaslamp.bots.eldritch.ways import Ways
from gaslamp.core.scenario import Scenario, begin
from gaslamp.eldritch.table.state import Board
from gaslamp.eldritch.view import BoardView
from gaslamp.lab.simulate import Job, simulate
from tests.eldritch.boards import BOX, CORE

NOTHING_AROUND: dict[str, Any] = {"gates": [], "monsters": [], "clues": [], "expedition": "antarctica"}


def play_out(match: Match, bot: str = "greedy", most: int = 2000) -> Match:
    """Play to the end, which comes after no more than so many choices."""
    bots = [make_bot(bot, Chair.at(match, seat, seat)) for seat in range(len(match.players))]
    while not match.over:
        assert len(match.choices) < most
        for decision in match.pending:
            let_choose(match, decision, bots[decision.seat])
    return match


def game(seed: int, players: int = 4, bot: str = "greedy", ancient_one: str = "azathoth") -> Match:
    options = {"ancient_one": ancient_one}
    return play_out(Match.start("eldritch", players=players, seed=seed, options=options, record=False), bot)


def solved(match: Match) -> int:
    assert isinstance(match.state, Board)
    return len(match.state.solved)


def stand(*investigators: dict[str, Any], rolls: list[str | int] | None = None, **position: Any) -> Match:
    """A position in which only what is said lies on the board."""
    whole = {"ancient_one": "azathoth", "mystery": "occult_research", **NOTHING_AROUND, **position}
    people = [{"possessions": [], "clues": 0, **investigator} for investigator in investigators]
    players = len(people)
    return begin(
        Scenario(game="eldritch", players=players, position={**whole, "investigators": people}, rolls=rolls), CORE
    )


def act(match: Match, until: str = "encounter") -> list[str]:
    """Let greedy allies choose until a phase begins, and tell what they chose."""
    bots = [make_bot("greedy", Chair.at(match, seat, seat)) for seat in range(len(match.players))]
    chosen: list[str] = []
    while not match.over and match.seen(None).phase != until:
        chosen += [let_choose(match, decision, bots[decision.seat]).id for decision in match.pending]
    return chosen


def seen(match: Match, seat: int | None = None) -> BoardView:
    view = match.seen(seat)
    assert isinstance(view, BoardView)
    return view


def places(match: Match) -> list[str]:
    return [investigator.space for investigator in seen(match).investigators if investigator]


class Looker:
    """Counts how often a seat's view is asked for."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match, self.seat, self.looks = match, seat, 0

    def look(self) -> BoardView:
        self.looks += 1
        return seen(self.match, self.seat)


# -- whole games -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ancient_one", "players", "most"),
    [("azathoth", 4, 500), ("cthulhu", 2, 300), ("shub_niggurath", 1, 200), ("yog_sothoth", 6, 900)],
)
def test_greedy_allies_come_to_an_end_without_dawdling(ancient_one: str, players: int, most: int) -> None:
    """Half again as many choices as such games have taken: who passes, rolls or shops for ever is found out."""
    options = {"ancient_one": ancient_one}
    solved_mysteries = 0
    for seed in range(3):
        match = Match.start("eldritch", players=players, seed=seed, options=options, record=False)
        solved_mysteries += solved(play_out(match, most=most))
    assert solved_mysteries >= 2


def test_four_greedy_allies_win_a_fair_share_of_their_games() -> None:
    report = simulate(Job("eldritch", ("greedy",) * 4, 1, {"ancient_one": "azathoth"}), 20)
    assert report.together is not None
    assert report.together["wins"] >= 3  # they win about three in ten; random allies win none of hundreds
    assert report.figures["mysteries"] >= 1.5


def test_the_same_seeds_make_the_same_choices_whatever_was_played_before() -> None:
    first = game(11, 3)
    game(12, 3)
    assert game(11, 3).choices == first.choices


def test_it_looks_at_most_once_for_a_choice() -> None:
    match = Match.start("eldritch", players=2, seed=5, options={"ancient_one": "azathoth"}, record=False)
    bots = [make_bot("greedy", Chair.at(match, seat, seat)) for seat in range(2)]
    while not match.over:
        for decision in match.pending:
            looker = Looker(match, decision.seat)
            match.choose(decision.seat, bots[decision.seat].choose(decision, looker.look))
            assert looker.looks <= 1


def test_greedy_allies_solve_many_times_what_random_ones_do() -> None:
    greedy = [game(seed) for seed in range(8)]
    by_chance = [game(seed, bot="random") for seed in range(8)]
    assert sum(map(solved, greedy)) > 4 * sum(map(solved, by_chance))


# -- what they do --------------------------------------------------------------------------------------------------


def test_they_go_to_a_clue_that_the_mystery_wants_and_research_it() -> None:
    match = stand({"id": "trish_scarborough", "space": "rome", "clues": 1}, clues=["london"])
    act(match)
    assert places(match) == ["london"]
    assert "research" in act(match, "mythos")


def test_two_of_them_do_not_run_after_the_same_clue() -> None:
    match = stand(
        {"id": "trish_scarborough", "space": "rome", "clues": 1},
        {"id": "norman_withers", "space": "rome"},
        clues=["london", "istanbul"],
    )
    act(match)
    assert sorted(places(match)) == ["istanbul", "london"]


def test_who_carries_enough_clues_takes_them_to_the_mystery() -> None:
    match = stand(
        {"id": "lily_chen", "space": "rome", "clues": 2},
        {"id": "norman_withers", "space": "rome"},
        mystery={"id": "the_true_name", "placed": ["london"]},
        tokens={"london": 1},
    )
    act(match)
    assert places(match)[0] == "london"
    assert {"the_true_name", "accept"} <= set(act(match, "mythos"))


def test_a_clue_that_must_be_paid_is_not_spent_on_rolling_again() -> None:
    match = stand(
        {"id": "lily_chen", "space": "tunguska", "clues": 2},
        mystery="seed_of_the_daemon_sultan",
        phase="encounter",
        rolls=[1, 1, 1, 1],
    )
    bot = make_bot("greedy", Chair.at(match, 0, 0))
    assert let_choose(match, match.pending[0], bot).id == "seed_of_the_daemon_sultan"
    assert match.pending[0].kind == "after_roll"
    assert let_choose(match, match.pending[0], bot).id == "keep"


def test_they_rest_when_they_are_weak() -> None:
    match = stand({"id": "lily_chen", "space": "shanghai", "health": 1, "sanity": 1})
    assert "rest" in act(match)


def test_they_do_not_walk_into_their_death() -> None:
    match = stand(
        {"id": "norman_withers", "space": "rome", "health": 2, "sanity": 2},
        clues=["london"],
        monsters=[{"id": "dark_young", "space": "london"}, {"id": "gug", "space": "london"}],
    )
    act(match)
    assert places(match) != ["london"]


def test_they_close_a_gate_where_they_stand() -> None:
    match = stand({"id": "norman_withers", "space": "rome", "clues": 2}, gates=["rome"], phase="encounter")
    assert "other_world" in act(match, "mythos")


def test_they_put_their_clue_onto_the_mystery() -> None:
    match = stand(
        {"id": "trish_scarborough", "space": "london"},
        {"id": "norman_withers", "space": "arkham"},
        clues=["london"],
        phase="encounter",
        decks={"research": ["research_azathoth_5"]},
        rolls=[6] * 40,
    )
    act(match, "mythos")
    mystery = seen(match).mystery
    assert mystery is not None
    assert mystery.clues == 1


def test_a_rumor_that_would_lose_the_game_is_paid_for_in_time() -> None:
    match = stand(
        {"id": "lily_chen", "space": "tokyo", "clues": 4},
        rumors=[{"id": "web_between_worlds", "tokens": 1}],
        phase="mythos",
        decks={"mythos": ["everyone_has_a_price"]},
    )
    bot = make_bot("greedy", Chair.at(match, 0, 0))
    while match.pending[0].kind != "unless":
        let_choose(match, match.pending[0], bot)
    assert let_choose(match, match.pending[0], bot).id == "accept"


# -- what they know ------------------------------------------------------------------------------------------------


def test_the_chance_of_a_test_is_exact() -> None:
    assert chance(2, 5, 1) == pytest.approx(5 / 9)
    assert chance(1, 4, 1) == pytest.approx(1 / 2)
    assert chance(3, 6, 2) == pytest.approx(16 / 216)


def test_a_weapon_makes_a_fight_better() -> None:
    def bout(*possessions: str) -> Bout:
        match = stand(
            {"id": "lily_chen", "space": "rome", "possessions": list(possessions)},
            monsters=[{"id": "deep_one", "space": "rome"}],
        )
        board = Seen(Texts(BOX), seen(match, 0))
        return fight(board.you, board.foes["rome"])

    bare, armed = bout(), bout("double_barreled_shotgun")
    assert armed.won > bare.won
    assert armed.cost < bare.cost


def test_tickets_bring_places_nearer() -> None:
    ways = Ways(BOX)
    assert ways.to("arkham")["arkham", 0, 0] == 0
    assert ways.to("arkham")["san_francisco", 0, 0] == 1  # a ticket is prepared on the way
    assert ways.to("istanbul")["tokyo", 0, 0] > ways.to("istanbul")["tokyo", 1, 1]
    for goal in BOX.spaces:
        for (space, _, _), rounds in ways.to(goal).items():
            assert rounds <= BOX.distance[space][goal]
