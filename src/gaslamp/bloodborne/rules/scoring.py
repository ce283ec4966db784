"""The end of the game: everybody banks, trophies are added, the highest Blood Score wins."""

from __future__ import annotations

from collections.abc import Sequence

from gaslamp.bloodborne.table import events
from gaslamp.bloodborne.table.state import Hunt, Hunter
from gaslamp.core.decisions import Outcome, Phrase


def bonuses(state: Hunt, hunter: Hunter) -> tuple[int, int, int]:
    """The numbers on the spaces that the trophy tokens have reached: kin, humanoid, beast."""
    kin, humanoid, beast = state.box.tracks
    spaces = hunter.trophies
    return kin[spaces[0]], humanoid[spaces[1]], beast[spaces[2]]


def score(state: Hunt, hunter: Hunter) -> int:
    """The Blood Score if the game ended now."""
    return hunter.total + sum(bonuses(state, hunter))


def leaders(state: Hunt, scores: Sequence[int]) -> list[int]:
    """Who has the highest Blood Score; ties go to the most echoes, then are shared."""
    contenders = [hunter for hunter in state.hunters if not hunter.out]
    if not contenders and state.agreed.everyone_out == "score":
        contenders = state.hunters
    best = max([(scores[hunter.seat], hunter.total) for hunter in contenders], default=None)
    return [hunter.seat for hunter in contenders if (scores[hunter.seat], hunter.total) == best]


def end_game(state: Hunt, reason: Phrase) -> None:
    """Bank what everybody holds, then compare."""
    log = state.log
    for hunter in state.hunters:
        saved, hunter.collected = hunter.collected, 0
        hunter.banked += saved
        if saved and log is not None:
            state.tell(events.EchoesBanked(hunter.seat, saved, rule="scoring"))
    scores = tuple(score(state, hunter) for hunter in state.hunters)
    if log is not None:
        for hunter in state.hunters:
            state.tell(events.ScoreCounted(hunter.seat, hunter.banked, *bonuses(state, hunter), scores[hunter.seat]))
    winners = tuple(leaders(state, scores))
    state.outcome = Outcome(winners, scores, reason)
    state.question = None
    state.agenda.clear()
    if log is not None:
        state.tell(events.GameEnded(winners))
