"""Ways to get to many positions of Eldritch Horror, and what holds at each of them."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hypothesis import strategies as st

from gaslamp import Match, Pack
from gaslamp.eldritch.table.pieces import Body, Investigator
from gaslamp.eldritch.table.state import Board
from tests.bloodborne.tables import play

CORE = Pack.core("eldritch")
BOX = CORE.box
seeds = st.integers(0, 2**64 - 1)
player_counts = st.sampled_from((1, 2, 3, 4, 8))
picks = st.binary(min_size=0, max_size=400)


def start(players: int, seed: int, choices: bytes = b"", **options: Any) -> Match:
    return play(Match.start("eldritch", players=players, seed=seed, options=options), choices)


class Watcher:
    """AnyCheck what holds at every position of a match."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.everything = self.pieces()

    def check(self) -> None:
        assert self.pieces() == self.everything, self.everything - self.pieces() | self.pieces() - self.everything
        state = self.match.state
        assert isinstance(state, Board)
        assert 0 <= state.doom <= BOX.data.doom_track
        assert (state.doom == 0) == state.awake
        assert len(state.reserve) <= 4
        assert len(state.solved) <= state.ancient.data.mysteries
        assert all(gate.space in BOX.gates for gate in state.gates)
        assert all(state.tokens.values())
        for monster in state.on_board():
            assert 0 <= monster.damage < state.toughness(monster) or state.fights
        for investigator in state.investigators:
            if investigator is not None:
                self.check_investigator(state, investigator)
        if state.over:
            assert not state.pending
            assert not state.agenda
        else:
            self.check_questions(state)

    def check_investigator(self, state: Board, you: Investigator) -> None:
        assert 0 <= you.health <= you.sheet.data.health
        assert 0 <= you.sanity <= you.sheet.data.sanity
        trading = any(decision.kind in ("trade", "agree", "old_ticket") for decision in state.pending)
        assert you.tickets <= 2 or trading
        assert all(0 <= improvement <= 2 for improvement in you.improvements)
        for cards in (you.cards, you.conditions):
            names = Counter(card.kind.id for card in cards)
            assert max(names.values(), default=1) == 1, names
        assert not state.eliminated[you.seat]

    def check_questions(self, state: Board) -> None:
        assert state.pending
        for decision in state.pending:
            ids = [option.id for option in decision.options]
            assert len(ids) == len(set(ids)), ids
            assert len(ids) > 1, decision
            # who falls last lays down their body, decides as the Lead what Doom brings, and passes the token on
            last_deed = decision.kind in ("lay_down", "pass_lead") or decision.seat == state.lead
            assert last_deed or not state.eliminated[decision.seat]

    def pieces(self) -> Counter[str]:
        """Every piece of the box that is in the game, wherever it lies."""
        state = self.match.state
        assert isinstance(state, Board)
        found: Counter[str] = Counter()
        people: list[Investigator | Body] = [*(i for i in state.investigators if i is not None), *state.bodies]
        for holder in people:
            found.update(f"card {card.number}" for card in holder.cards)
            found.update(f"clue {clue}" for clue in holder.clues)
        for investigator in state.investigators:
            if investigator is not None:
                found.update(f"card {card.number}" for card in investigator.conditions)
        for section in ("assets", "artifacts", "spells", "conditions"):
            for pile in (state.decks.cards[section], state.discards.cards[section]):
                found.update(f"card {card.number}" for card in pile)
        found.update(f"card {card.number}" for card in state.reserve)
        for tokens in (state.decks.clues, state.discards.clues, [*state.clues]):
            found.update(f"clue {token}" for token in tokens)
        for gates in (state.decks.gates, state.discards.gates, state.gates, state.sheet_gates):
            found.update(f"gate {gate.space}" for gate in gates)
        on_cards = [*state.ongoing, *([state.mystery] if state.mystery else [])]
        for card in on_cards:
            found.update(f"clue {clue}" for clue in card.clues)
            found.update(f"gate {gate.space}" for gate in card.gates)
            found.update(f"monster {kind.id}" for kind in card.monsters)
        found.update(f"monster {kind.id}" for kind in (*state.cup, *state.aside))
        on_board = [monster for monster in state.monsters.values() if monster.space and not monster.kind.epic]
        found.update(f"monster {monster.kind.id}" for monster in on_board)
        for thing in state.removed:
            found.update(removed_names(thing))
        return found


def removed_names(thing: Any) -> list[str]:
    if isinstance(thing, str):
        return [f"clue {thing}"]
    if hasattr(thing, "number"):
        return [f"card {thing.number}"]
    return [f"gate {thing.space}"] if hasattr(thing, "omen") else []
