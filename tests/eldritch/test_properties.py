"""What holds for all positions of Eldritch Horror."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gaslamp import IllegalChoice, Match
from gaslamp.core.dice import seed_for
from gaslamp.core.match import Start
from gaslamp.eldritch.state import Board
from tests.eldritch.boards import Watcher, picks, player_counts, seeds, start
from tests.tables import play


@given(player_counts, seeds, picks)
def test_invariants_hold_at_every_position(players: int, seed: int, choices: bytes) -> None:
    watcher = Watcher(start(players, seed))
    watcher.check()
    for byte in choices:
        play(watcher.match, bytes([byte]))
        watcher.check()


@given(player_counts, seeds, picks, picks)
def test_a_copy_shares_nothing_and_plays_the_same(players: int, seed: int, before: bytes, after: bytes) -> None:
    match = start(players, seed, before)
    here = match.fingerprint()
    twin = match.state.copy()
    assert twin.log is None
    for byte in after:
        if twin.over:
            break
        decision = twin.pending[byte % len(twin.pending)]
        twin.choose(decision.seat, byte // 8 % len(decision.options))
    assert match.fingerprint() == here
    play(match, after)
    assert match.game.position(match.state) == match.game.position(twin)


@given(player_counts, seeds, picks)
def test_a_saved_match_loads_to_the_same_position(
    tmp_path_factory: pytest.TempPathFactory, players: int, seed: int, choices: bytes
) -> None:
    match = start(players, seed, choices)
    file: Path = tmp_path_factory.mktemp("save") / "match.json"
    match.save(file)
    loaded = Match.load(file)
    assert loaded.fingerprint() == match.fingerprint()
    assert loaded.events == match.events
    assert [loaded.view(seat) for seat in (None, 0)] == [match.view(seat) for seat in (None, 0)]


@given(player_counts, seeds, picks)
def test_undo_is_exact(players: int, seed: int, choices: bytes) -> None:
    match = start(players, seed, choices[:-1])
    here = match.fingerprint(), match.view(0), len(match.events)
    made = len(match.choices)
    play(match, choices[-1:])
    if len(match.choices) > made:
        match.undo(force=True)
    assert (match.fingerprint(), match.view(0), len(match.events)) == here


@given(player_counts, seeds, picks, seeds)
def test_what_a_viewer_gets_does_not_depend_on_what_they_cannot_see(
    players: int, seed: int, choices: bytes, other: int
) -> None:
    match = start(players, seed, choices)
    game, state = match.game, match.state
    for viewer in (None, *range(players)):
        twin = game.reshuffle(state, viewer, other)
        assert msgspec.json.encode(game.view(twin, viewer)) == msgspec.json.encode(game.view(state, viewer))


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


@given(player_counts, seeds, picks, st.text(max_size=20))
def test_no_illegal_choice_ever_passes(players: int, seed: int, choices: bytes, word: str) -> None:
    match = start(players, seed, choices)
    if match.over:
        return
    decision = match.pending[0]
    before = match.fingerprint()
    if word not in [option.id for option in decision.options]:
        with pytest.raises(IllegalChoice):
            match.choose(decision.seat, word)
    with pytest.raises(IllegalChoice):
        match.choose(decision.seat, len(decision.options))
    assert match.fingerprint() == before


@given(player_counts, seeds)
def test_recording_changes_nothing(players: int, seed: int) -> None:
    told = start(players, seed, bytes(range(200)))
    quiet = Match.start("eldritch", players=players, seed=seed, record=False)
    play(quiet, bytes(range(200)))
    assert told.fingerprint() == quiet.fingerprint()
    assert told.events
    assert not quiet.events


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
