"""What holds for all positions of Eldritch Horror alone; what holds for all games is in tests/core."""

from __future__ import annotations

from hypothesis import given

from gaslamp import Match
from gaslamp.core.dice import seed_for
from gaslamp.core.match import Start
from gaslamp.eldritch.table.state import Board
from tests.bloodborne.tables import play
from tests.eldritch.boards import picks, player_counts, seeds, start


@given(player_counts, seeds, picks, seeds)
def test_a_position_dealt_anew_plays_on(players: int, seed: int, choices: bytes, other: int) -> None:
    match = start(players, seed, choices)
    viewer = match.pending[0].seat if match.pending else 0
    twin = match.game.reshuffle(match.state, viewer, other)
    for number in range(200):
        if twin.over:
            break
        decision = twin.pending[0]
        twin.choose(decision.seat, seed_for(other, number) % len(decision.options))


def test_dealing_anew_deals_everything_hidden_anew() -> None:
    match = start(4, 11, bytes(range(256)), ancient_one="azathoth")
    positions = [match.game.position(match.game.reshuffle(match.state, 0, seed)) for seed in range(8)]
    for deck in ("mythos", "assets", "artifacts", "spells", "conditions", "gates", "clues", "cup", "general"):
        assert len({str(position["decks"][deck]) for position in positions}) > 1, deck


@given(player_counts, seeds, picks, seeds)
def test_a_printed_position_can_be_set_up_again(players: int, seed: int, choices: bytes, other: int) -> None:
    """At the beginning of a phase: what is printed is what is laid out, whatever the seed."""
    match = start(players, seed, choices)
    for byte in choices:
        state = match.state
        assert isinstance(state, Board)
        decision = match.pending[0] if match.pending else None
        fresh = decision is not None and decision.kind == "action" and not state.used and not state.frames
        if (
            fresh
            and state.active == state.lead
            and all(you is None or you.actions == 2 for you in [state.investigators[state.lead]])
        ):
            printed = match.game.position(state)
            again = Match(
                match.pack, Start(match.players, other, {}, {k: v for k, v in printed.items() if k != "outcome"})
            )
            assert match.game.position(again.state) == printed
            return
        if match.over:
            return
        play(match, bytes([byte]))
