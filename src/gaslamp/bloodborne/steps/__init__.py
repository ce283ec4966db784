"""A round is eight steps, in eight files, in the rulebook's order."""

from __future__ import annotations

from gaslamp.bloodborne.rules.scoring import end_game
from gaslamp.bloodborne.rules.triggers import trigger
from gaslamp.bloodborne.steps.choose_cards import choose_cards
from gaslamp.bloodborne.steps.end_of_round import end_of_round, pass_token
from gaslamp.bloodborne.steps.hunters_attack import hunters_attack
from gaslamp.bloodborne.steps.hunters_dream import hunters_dream
from gaslamp.bloodborne.steps.instant_effects import instant_effects
from gaslamp.bloodborne.steps.monster_attacks import monster_attacks
from gaslamp.bloodborne.steps.monster_escapes import monster_escapes
from gaslamp.bloodborne.steps.transform_weapons import transform_weapons
from gaslamp.bloodborne.table import events
from gaslamp.bloodborne.table.state import CHOOSE, Table
from gaslamp.core.agenda import Entry
from gaslamp.core.decisions import Phrase

STEPS = (
    choose_cards,
    transform_weapons,
    instant_effects,
    monster_attacks,
    hunters_attack,
    monster_escapes,
    hunters_dream,
    end_of_round,
)

# No rule ends a game in which nobody can hurt the monster any more; this does, long after hope is gone.
HOPELESS_ROUNDS = 100


def begin_round(state: Table) -> None:
    """A new round: its eight steps, and before them what happens at the start of every round."""
    state.round += 1
    state.idle += 1
    if state.idle > HOPELESS_ROUNDS:
        state.agenda.append((end_game, (Phrase("bloodborne-end-hopeless", {"rounds": HOPELESS_ROUNDS}),)))
        return
    if state.hunters[state.first].out and state.rules > 1:  # put out by the reveal; version 1 left them the token
        pass_token(state)
    if state.log is not None:
        state.tell(events.RoundBegan(state.round, state.first))
    state.agenda.extend(ROUND)
    if state.threat.round_start:
        trigger(state, state.threat.round_start, -1)


def rest_of_round(phase: int) -> list[Entry]:
    """The agenda of a round from a step on; the next thing to do is last."""
    return [(step, ()) for step in reversed((*STEPS[phase:], begin_round))]


ROUND = rest_of_round(CHOOSE)
