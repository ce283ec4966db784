"""Ways to get to many positions, shared by the tests."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hypothesis import strategies as st

from gaslamp import Match, Pack
from gaslamp.bloodborne import events as happened
from gaslamp.bloodborne.state import Table

seeds = st.integers(0, 2**64 - 1)
player_counts = st.integers(3, 5)
picks = st.binary(min_size=0, max_size=160)


def play(match: Match, choices: bytes) -> Match:
    """Let each byte choose an option of the first open decision, until the bytes or the match end."""
    for byte in choices:
        if match.over:
            break
        decision = match.pending[byte % len(match.pending)]
        match.choose(decision.seat, byte // 8 % len(decision.options))
    return match


def start(players: int, seed: int, choices: bytes = b"", **options: Any) -> Match:
    return play(Match.start("bloodborne", players=players, seed=seed, options=options), choices)


def check_invariants(match: Match) -> None:
    """What holds at every position of every game."""
    state = match.state
    assert isinstance(state, Table)
    box = state.box
    for hunter in state.hunters:
        cards = Counter(hunter.owned())
        removing = any(d.seat == hunter.seat and d.kind == "remove_card" for d in match.pending)
        assert sum(cards.values()) <= box.numbers.card_limit + removing
        assert all(cards[card] <= 1 for card in box.starters)
        assert cards[box.dream] == 1
        assert 0 <= hunter.health <= state.max_health
        assert hunter.collected >= 0
        assert hunter.banked >= 0
        assert not (hunter.health == 0 and hunter.collected and not state.over)
        assert all(0 <= space < len(track) for space, track in zip(hunter.trophies, box.tracks, strict=True))
    check_cards(match, state)
    check_echoes(match, state)
    foes = [*state.dungeon, *state.unused, *state.revealed]
    assert len(foes) == len(set(foes))
    assert (state.foe is None) or state.echoes > 0
    assert match.over or match.pending
    assert all(len(decision.options) >= 2 for decision in match.pending)
    assert len({decision.seat for decision in match.pending}) == len(match.pending)


def check_cards(match: Match, state: Table) -> None:
    """Upgrades only move, or leave the game in the open."""
    everywhere = Counter([*state.upgrade_deck, *state.available])
    for hunter in state.hunters:
        everywhere.update(card for card in hunter.owned() if not card.starter)
    for event in match.events:
        if isinstance(event, happened.CardRemoved) and not state.box.cards[event.card].starter:
            everywhere[state.box.cards[event.card]] += 1
    assert everywhere == Counter(state.box.upgrade_pile)


def check_echoes(match: Match, state: Table) -> None:
    """Every echo on the table came from the reserve, and every echo gone went back to it."""
    balance = 0
    for event in match.events:
        match event:
            case happened.MonsterRevealed(_, echoes):
                balance += echoes
            case happened.EchoesGained(_, amount):
                balance += amount
            case happened.MonsterEscaped(_, echoes):
                balance -= echoes
            case happened.HunterDied(_, amount) | happened.EchoesLost(_, amount):
                balance -= amount
    assert balance == state.echoes + sum(hunter.total for hunter in state.hunters)


CORE = Pack.core("bloodborne")
