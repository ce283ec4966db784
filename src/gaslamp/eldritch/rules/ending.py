"""Winning and losing."""

from __future__ import annotations

from gaslamp.core.decisions import Outcome, Phrase
from gaslamp.eldritch.table import events
from gaslamp.eldritch.table.state import Board


def score(state: Board) -> int:
    """The optional score: the lower the better."""
    people = state.present()
    conditions = [card.kind.id for investigator in people for card in investigator.conditions]
    return (
        len(state.gates)
        + -(-len(state.on_board()) // 3)
        + sum(name in ("cursed", "dark_pact") for name in conditions)
        + 3 * sum(bool(getattr(card.card, "rumor", False)) for card in state.ongoing)
        - -(-sum(len(investigator.clues) for investigator in people) // 3)
        - conditions.count("blessed")
        - state.doom
    )


def finish(state: Board, won: bool, reason: str, source: str = "") -> None:
    """The game is over, perhaps by a card; nothing else happens."""
    everybody = tuple(range(state.players))
    phrase = Phrase(f"eldritch-end-{reason}", {"ancient_one": state.ancient.id, "source": source})
    state.outcome = Outcome(everybody if won else (), (score(state),) * state.players, phrase)
    state.tell(events.GameWon() if won else events.GameLost(phrase))
    state.agenda.clear()
    state.frames.clear()
    state.trials.clear()
    state.losses.clear()
    state.fights.clear()


def eliminate(state: Board, seat: int) -> None:
    """A player is out of the game; with the last of them it is lost."""
    state.eliminated[seat] = True
    state.tell(events.PlayerEliminated(seat))
    if all(state.eliminated):
        finish(state, False, "eliminated")


def lose_if_nobody_is_left(state: Board) -> None:
    """Once the Ancient One is awake nobody comes back: those who wait for a new investigator wait in vain."""
    if state.awake and not state.present():
        for seat, out in enumerate(state.eliminated):
            if not out:
                eliminate(state, seat)
