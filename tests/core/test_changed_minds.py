"""Choosing otherwise while others still choose, and what tables agree on before they begin."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gaslamp import LANGUAGES, Decision, IllegalChoice, Match, Option, Phrase
from gaslamp.core.agenda import Answers, State
from gaslamp.core.dice import Dice
from gaslamp.core.errors import Mistake
from gaslamp.core.packs import Pack
from gaslamp.core.plugins import find_game, game_names
from gaslamp.core.text import Voice, bundle
from tests.bloodborne.tables import picks, play, player_counts, seeds, start

ASK = Phrase("core-option-pass")


# -- changing a choice ------------------------------------------------------------------------------------


def test_a_match_tells_what_each_seat_is_asked_and_has_answered_so_far() -> None:
    match = start(3, 1)
    question, first = match.question, match.asked(0)
    assert first is match.pending[0]
    assert match.answer_of(0) is None
    chosen = match.choose(0, 0)
    assert (match.question, match.asked(0), match.answer_of(0)) == (question, first, chosen)
    for seat in (1, 2):
        match.choose(seat, 0)
    assert match.question is not question
    assert match.answer_of(0) is None
    while not match.over:
        play(match, bytes(1))
    assert (match.question, match.asked(0)) == (None, None)


@given(player_counts, seeds, picks, st.lists(st.integers(0, 7), min_size=2, max_size=5), picks)
def test_a_changed_choice_leaves_the_match_as_if_the_first_had_never_been_made(
    players: int, seed: int, before: bytes, wanted: list[int], after: bytes
) -> None:
    match = start(players, seed, before)
    if len(match.pending) < 2:
        return
    twin = match.replayed(len(match.choices))
    chooser = match.pending[0]
    options = [chooser.options[number % len(chooser.options)].id for number in wanted]
    match.choose(chooser.seat, options[0])
    for option in options[1:]:
        assert match.change(chooser.seat, option).id == option
    twin.choose(chooser.seat, options[-1])
    assert match.choices == twin.choices
    assert match.fingerprint() == twin.fingerprint()
    assert match.events == twin.events
    assert [match.view(seat) for seat in range(players)] == [twin.view(seat) for seat in range(players)]
    play(match, after)
    play(twin, after)
    assert match.fingerprint() == twin.fingerprint()
    assert match.events == twin.events


@given(player_counts, seeds, picks, st.integers(0, 7), st.integers(0, 7))
def test_whoever_changes_when_others_have_chosen_too_is_the_last_to_have_chosen(
    players: int, seed: int, before: bytes, one: int, two: int
) -> None:
    match = start(players, seed, before)
    if len(match.pending) < 3:
        return
    first, second, *_ = match.pending
    match.choose(first.seat, one % len(first.options))
    match.choose(second.seat, 0)
    changed = match.change(first.seat, two % len(first.options))
    replay = match.replayed(len(match.choices))
    assert match.choices[-2:] == [(second.seat, second.options[0].id), (first.seat, changed.id)]
    assert replay.fingerprint() == match.fingerprint()
    assert replay.events == match.events
    match.undo(second.seat)
    assert [decision.seat for decision in match.pending][:2] == [first.seat, second.seat]


def test_a_match_with_a_changed_choice_is_saved_and_taken_back_as_any_other() -> None:
    match = Match.start("bloodborne", players=3, seed=1)
    match.choose(0, "saw_cleaver")
    match.choose(1, "saw_cleaver")
    match.change(0, "hunter_axe")
    save = match.as_save()
    assert save.choices == ((1, "saw_cleaver"), (0, "hunter_axe"))
    assert Match.from_save(save).fingerprint() == match.fingerprint()
    match.choose(2, "saw_cleaver")
    match.undo(force=True)
    assert match.choices == [(1, "saw_cleaver"), (0, "hunter_axe")]


def test_there_is_nothing_to_change_before_one_has_chosen_or_once_all_have() -> None:
    match = Match.start("bloodborne", players=3, seed=1)
    here = match.fingerprint()
    with pytest.raises(IllegalChoice, match="no choice that could still be changed"):
        match.change(0, "hunter_axe")
    assert match.fingerprint() == here
    for seat in range(3):
        match.choose(seat, "hunter_axe")
    here = match.fingerprint()
    for seat in (0, 1, 2, 7, -1):
        with pytest.raises(IllegalChoice, match="no choice that could still be changed"):
            match.change(seat, "saw_cleaver")
    assert match.fingerprint() == here
    while not match.over:
        decision = match.pending[0]
        match.choose(decision.seat, 0)
    with pytest.raises(IllegalChoice):
        match.change(0, 0)


@pytest.mark.parametrize("choice", ["nothing", "", 99, -1, None, 1.5])
def test_a_change_to_what_cannot_be_chosen_is_refused_and_changes_nothing(choice: str | int) -> None:
    match = Match.start("bloodborne", players=3, seed=1)
    match.choose(0, "hunter_axe")
    here = match.fingerprint(), match.choices.copy()
    with pytest.raises(IllegalChoice):
        match.change(0, choice)
    assert (match.fingerprint(), match.choices) == here


def test_what_the_engine_took_cannot_be_changed() -> None:
    def options(seat: int, count: int) -> Decision:
        return Decision(seat, "word", ASK, tuple(Option(f"{seat}{i}", ASK) for i in range(count)))

    def take(state: State, answers: Answers) -> None:
        raise AssertionError("nobody else has chosen")

    def ask(state: State) -> None:
        state.ask([options(0, 1), options(1, 2), options(2, 2)], take)

    state = State(dice=Dice([1]), rules=1, agenda=[(ask, ())], log=[])
    state.run()
    assert state.answers.keys() == {0}
    with pytest.raises(IllegalChoice, match="seat 0 has no choice"):
        state.change(0, "00")
    state.choose(1, "10")
    assert state.change(1, "11").id == "11"
    assert state.answers[1].id == "11"


# -- agreements and names ---------------------------------------------------------------------------------


def kebab(id: str) -> str:
    return id.replace("_", "-")


@pytest.mark.parametrize("name", game_names())
def test_every_choice_of_every_agreement_is_an_option_of_a_match(name: str) -> None:
    game, pack = find_game(name), Pack.core(name)
    for agreement in game.agreements(pack.box):
        assert len(set(agreement.choices)) == len(agreement.choices) >= 2
        first, *others = agreement.choices
        many = agreement.players[0] if agreement.players else game.players[-1]  # a number among the choices is a seat
        plain = game.agree({}, many, pack.box)
        assert game.agree({agreement.id: first}, many, pack.box) == plain
        for choice in others:
            assert game.agree({agreement.id: choice}, many, pack.box) != plain
            Match.start(name, players=many, seed=1, options={agreement.id: choice})
        with pytest.raises(Mistake):
            game.agree({agreement.id: "neither"}, many, pack.box)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", game_names())
def test_agreements_are_told_in_every_language(name: str, lang: str) -> None:
    game, pack = find_game(name), Pack.core(name)
    names = game.vocabulary(pack.box, lang).names["component"]
    core, own = bundle("core", lang), bundle(name, lang)
    for key in ("random", "yes", "no"):
        assert core.has_message(f"core-agreement-{key}")
    for agreement in game.agreements(pack.box):
        assert own.has_message(f"{name}-agreement-{kebab(agreement.id)}"), agreement.id
        for choice in agreement.choices:
            if isinstance(choice, str) and choice != "random" and choice not in names:
                assert own.has_message(f"{name}-agreement-{kebab(agreement.id)}-{kebab(choice)}"), choice


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", game_names())
def test_a_vocabulary_names_everything_by_its_id(name: str, lang: str) -> None:
    game, pack = find_game(name), Pack.core(name)
    vocabulary = game.vocabulary(pack.box, lang)
    ids = {component["id"] for component in game.components(pack.box, lang)}
    assert ids <= vocabulary.names["component"].keys()
    for kinds in vocabulary.arguments.values():
        assert all(kind == "seat" or kind in vocabulary.names for kind in kinds)
    namers = vocabulary.namers(["Ana", "Bruno"])
    assert namers["seat"](1) == "Bruno"
    assert namers["option"]("seat:0") == "Ana"
    assert namers["seat"](9) == "9"
    assert namers["option"]("nothing of the kind") == "nothing of the kind"


@given(player_counts, seeds, picks)
def test_every_prompt_and_label_can_be_said_with_the_vocabulary(players: int, seed: int, choices: bytes) -> None:
    match = start(players, seed, choices)
    for lang in LANGUAGES:
        voice: Voice = match.voice(lang)
        for decision in match.pending:
            assert voice.phrase(decision.prompt)
            for option in (*decision.options, *decision.blocked):
                assert voice.phrase(option.label)
                assert option.reason is None or voice.phrase(option.reason)
