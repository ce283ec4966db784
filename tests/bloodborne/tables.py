"""Ways to get to many positions, shared by the tests."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hypothesis import strategies as st

from gaslamp import Match, Pack
from gaslamp.bloodborne.box.box import Card
from gaslamp.bloodborne.table import events as happened
from gaslamp.bloodborne.table.state import Hunter, Table

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


class Watcher:
    """Follows a match and checks what holds at every position; each event is looked at once."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.seen = 0
        self.echoes = 0  # on the table, by the book-keeping of the events
        self.removed: Counter[Card] = Counter()

    def check(self) -> None:
        state = self.match.state
        assert isinstance(state, Table)
        self.follow(state)
        for hunter in state.hunters:
            self.check_hunter(state, hunter)
        # every echo on the table came from the reserve, and every echo gone went back to it
        assert self.echoes == state.echoes + sum(hunter.total for hunter in state.hunters)
        # upgrades only move, or leave the game in the open
        everywhere = Counter([*state.upgrade_deck, *state.available])
        for hunter in state.hunters:
            everywhere.update(card for card in hunter.owned() if not card.starter)
        assert everywhere + self.removed == Counter(state.box.upgrade_pile)
        foes = [*state.dungeon, *state.unused, *state.revealed]
        assert len(foes) == len(set(foes))
        assert state.foe is None or state.echoes > 0
        pending = self.match.pending
        assert self.match.over or pending
        assert all(len(decision.options) >= 2 for decision in pending)
        assert len({decision.seat for decision in pending}) == len(pending)
        assert not any(state.hunters[decision.seat].out for decision in pending)

    def check_hunter(self, state: Table, hunter: Hunter) -> None:
        box = state.box
        cards = Counter(hunter.owned())
        removing = any(d.seat == hunter.seat and d.kind == "remove_card" for d in self.match.pending)
        assert sum(cards.values()) <= box.numbers.card_limit + removing
        assert all(cards[card] <= 1 for card in box.starters)
        assert cards[box.dream] == 1
        assert hunter.twins or max(cards.values()) == 1
        assert 0 <= hunter.health <= state.max_health
        assert hunter.collected >= 0
        assert hunter.banked >= 0
        assert hunter.health or not hunter.collected
        assert all(0 <= space < len(track) for space, track in zip(hunter.trophies, box.tracks, strict=True))

    def follow(self, state: Table) -> None:
        events = self.match.events
        for event in events[self.seen :]:
            match event:
                case happened.MonsterRevealed(_, echoes):
                    self.echoes += echoes
                case happened.EchoesGained(_, amount):
                    self.echoes += amount
                case happened.MonsterEscaped(_, echoes):
                    self.echoes -= echoes
                case happened.HunterDied(_, amount) | happened.EchoesLost(_, amount):
                    self.echoes -= amount
                case happened.CardRemoved(_, card) if not state.box.cards[card].starter:
                    self.removed[state.box.cards[card]] += 1
        self.seen = len(events)


CORE = Pack.core("bloodborne")
