"""What a viewer may know. Each game has a struct of its own that begins with this head."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self, TypedDict

import msgspec

from gaslamp.core.agenda import State
from gaslamp.core.decisions import Outcome, Phrase


class OutcomeView(msgspec.Struct, frozen=True):
    """How the match ended."""

    winners: list[int]  # seats; nobody, where all have lost
    scores: list[int]  # by seat
    reason: Phrase  # why it ended; its key may be empty

    @classmethod
    def of(cls, outcome: Outcome) -> Self:
        return cls(list(outcome.winners), list(outcome.scores), outcome.reason)


class View(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The head of every view: who looks, who sits where, what moment it is, who is still to choose."""

    game: str  # its id
    seat: int | None  # whose view it is; null is a spectator's
    players: list[str]  # by seat
    round: int
    phase: str  # ``over`` when the match has ended
    over: bool  # the match has ended
    waiting_for: list[int]  # the seats that must choose now
    outcome: OutcomeView | None


class Head(TypedDict):
    """What the engine itself can say of the head; round and phase are the game's to tell."""

    seat: int | None
    players: list[str]
    over: bool
    waiting_for: list[int]
    outcome: OutcomeView | None


def head(state: State, seat: int | None, players: Sequence[str]) -> Head:
    """The part of a view that is the same in every game."""
    outcome = state.outcome
    return {
        "seat": seat,
        "players": list(players),
        "over": outcome is not None,
        "waiting_for": [decision.seat for decision in state.pending],
        "outcome": None if outcome is None else OutcomeView.of(outcome),
    }
