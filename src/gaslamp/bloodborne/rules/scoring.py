"""The end of the game: everybody banks, trophies are added, the highest Blood Score wins."""

from __future__ import annotations

from gaslamp.bloodborne.table import events
from gaslamp.bloodborne.table.state import Hunt, Hunter
from gaslamp.core.decisions import Outcome, Phrase


def bonuses(state: Hunt, hunter: Hunter) -> tuple[int, int, int]:
    """The numbers on the spaces that the trophy tokens have reached: kin, humanoid, beast."""
    kin, humanoid, beast = (track[space] for track, space in zip(state.box.tracks, hunter.trophies, strict=True))
    return kin, humanoid, beast


def score(state: Hunt, hunter: Hunter) -> int:
    """The Blood Score if the game ended now."""
    return hunter.total + sum(bonuses(state, hunter))


def end_game(state: Hunt, reason: Phrase) -> None:
    """Bank what everybody holds, then compare; ties go to the most banked echoes, then are shared."""
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
    contenders = [hunter for hunter in state.hunters if not hunter.out]
    if not contenders and state.agreed.everyone_out == "score":
        contenders = state.hunters
    winners: tuple[int, ...] = ()
    if contenders:
        best = max((scores[hunter.seat], hunter.banked) for hunter in contenders)
        winners = tuple(h.seat for h in contenders if (scores[h.seat], h.banked) == best)
    state.outcome = Outcome(winners, scores, reason)
    state.question = None
    state.agenda.clear()
    if log is not None:
        state.tell(events.GameEnded(winners))
