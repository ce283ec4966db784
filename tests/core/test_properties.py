"""What holds for all positions of all games."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gaslamp import IllegalChoice, Match, UndoRefused
from tests.bloodborne.tables import play
from tests.evenings import WATCHERS, companies, evening, every_game, picks, seeds


@every_game
@given(companies, seeds, picks)
def test_invariants_hold_at_every_position(game: str, company: int, seed: int, choices: bytes) -> None:
    watcher = WATCHERS[game](evening(game, company, seed))
    watcher.check()
    for byte in choices:
        play(watcher.match, bytes([byte]))
        watcher.check()


@every_game
@given(companies, seeds, picks, picks)
def test_a_copy_shares_nothing_and_plays_the_same(
    game: str, company: int, seed: int, before: bytes, after: bytes
) -> None:
    match = evening(game, company, seed, before)
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


@every_game
@given(companies, seeds, picks)
def test_a_saved_match_loads_to_the_same_position(
    tmp_path_factory: pytest.TempPathFactory, game: str, company: int, seed: int, choices: bytes
) -> None:
    match = evening(game, company, seed, choices)
    file: Path = tmp_path_factory.mktemp("save") / "match.json"
    match.save(file)
    loaded = Match.load(file)
    assert loaded.fingerprint() == match.fingerprint()
    assert loaded.events == match.events
    assert [loaded.view(seat) for seat in (None, 0)] == [match.view(seat) for seat in (None, 0)]


@every_game
@given(companies, seeds, picks)
def test_undo_is_exact(game: str, company: int, seed: int, choices: bytes) -> None:
    match = evening(game, company, seed, choices[:-1])
    here = match.fingerprint(), match.view(0), len(match.events)
    made = len(match.choices)
    play(match, choices[-1:])
    if len(match.choices) > made:
        match.undo(force=True)
    assert (match.fingerprint(), match.view(0), len(match.events)) == here


@every_game
@given(companies, seeds, picks)
def test_undo_never_takes_back_what_was_revealed(game: str, company: int, seed: int, choices: bytes) -> None:
    match = evening(game, company, seed, choices)
    if not match.choices:
        with pytest.raises(UndoRefused):
            match.undo()
        return
    before = match.replayed(len(match.choices) - 1)
    question = before.state.question
    assert question is not None
    completed = len(question.decisions) > 1 and len(before.pending) == 1  # everybody's choice became known
    revealed = completed or any(event.reveals for event in match.events[len(before.events) :])
    if revealed:
        with pytest.raises(UndoRefused, match="revealed"):
            match.undo()
        assert len(match.choices) == len(before.choices) + 1
    else:
        match.undo()
        assert match.fingerprint() == before.fingerprint()


@every_game
@given(companies, seeds, picks, seeds)
def test_a_view_does_not_depend_on_what_its_viewer_cannot_see(
    game: str, company: int, seed: int, choices: bytes, other: int
) -> None:
    match = evening(game, company, seed, choices)
    for seat in (None, *range(len(match.players))):
        twin = match.game.reshuffle(match.state, seat, other)
        seen, same = match.game.view(match.state, seat, ()), match.game.view(twin, seat, ())
        assert msgspec.json.encode(seen) == msgspec.json.encode(same)


@every_game
@given(companies, seeds, picks, seeds)
def test_a_hint_changes_nothing_and_does_not_depend_on_what_its_reader_cannot_see(
    game: str, company: int, seed: int, choices: bytes, other: int
) -> None:
    match = evening(game, company, seed, choices)
    before, dice = match.fingerprint(), match.state.dice.copy()
    for decision in match.pending:
        twin = match.game.reshuffle(match.state, decision.seat, other)
        for option in decision.options:
            assert match.hint(decision, option) == match.game.hint(twin, decision, option)
    assert match.fingerprint() == before
    assert match.state.dice == dice


@every_game
@given(companies, seeds, picks, st.integers(0, 7), st.integers(0, 7))
def test_nobody_sees_a_secret_choice(game: str, company: int, seed: int, choices: bytes, one: int, two: int) -> None:
    match = evening(game, company, seed, choices)
    if match.over or len(match.pending) < 2:
        return
    chooser = match.pending[0]
    twin = match.replayed(len(match.choices))
    match.choose(chooser.seat, one % len(chooser.options))
    twin.choose(chooser.seat, two % len(chooser.options))
    for seat in (None, *range(len(match.players))):
        if seat != chooser.seat:
            assert match.view(seat) == twin.view(seat)
            assert match.events_for(seat) == twin.events_for(seat)


@every_game
@given(companies, seeds, picks, st.text(max_size=12), st.integers(-3, 12), st.integers(-2, 6))
def test_no_illegal_choice_passes_or_changes_anything(
    game: str, company: int, seed: int, choices: bytes, word: str, index: int, seat: int
) -> None:
    match = evening(game, company, seed, choices)
    here = match.fingerprint(), len(match.choices), len(match.events)
    legal = {decision.seat: [option.id for option in decision.options] for decision in match.pending}
    if word not in legal.get(seat, []):
        with pytest.raises(IllegalChoice):
            match.choose(seat, word)
    if not 0 <= index < len(legal.get(seat, [])):
        with pytest.raises(IllegalChoice):
            match.choose(seat, index)
    for decision in match.pending:
        for option in decision.blocked:
            if option.id not in legal[decision.seat]:
                assert option.reason is not None
                with pytest.raises(IllegalChoice, match="cannot be chosen now"):
                    match.choose(decision.seat, option)
    assert (match.fingerprint(), len(match.choices), len(match.events)) == here


@every_game
@given(companies, seeds)
def test_a_match_is_its_seed_and_its_choices(game: str, company: int, seed: int) -> None:
    one, two = (evening(game, company, seed, bytes(range(200))) for _ in range(2))
    assert one.events == two.events
    assert one.fingerprint() == two.fingerprint()
    quiet = evening(game, company, seed, bytes(range(200)), record=False)
    assert quiet.fingerprint() == one.fingerprint()
    assert quiet.events == []


@every_game
@given(companies, seeds, picks)
def test_every_event_cites_a_rule_and_can_be_told(game: str, company: int, seed: int, choices: bytes) -> None:
    match = evening(game, company, seed, choices)
    rules = set(match.game.rules)
    voices = [match.voice(lang) for lang in ("en", "es", "it", "pt-BR")]
    for event in match.events:
        assert event.rule in rules
        assert all(voice.event(event) for voice in voices)
