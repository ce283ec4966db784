"""Nim: take one to three matches from a heap; whoever takes the last of all wins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from gaslamp import (
    Answers,
    Decision,
    Dice,
    Event,
    Game,
    NoComponents,
    NothingAgreed,
    Opening,
    Option,
    Outcome,
    Phrase,
    State,
    View,
    head,
)

MOST = 3


class Heaps(State):
    heaps: list[int]
    turn: int = 0
    moves: int = 0


class Taken(Event, frozen=True):
    seat: int
    heap: int
    amount: int
    rule: str = "taking"


class Heap(msgspec.Struct, frozen=True):
    name: str
    matches: int


class NimView(View, frozen=True, kw_only=True):
    game: Literal["nim"]
    turn: int
    largest_heap: int
    heaps: list[Heap]
    empty: list[bool]


def take(state: Heaps) -> None:
    options = tuple(
        Option(f"{amount}:{heap}", Phrase("nim-option-take", {"amount": amount, "heap": heap}))
        for heap, left in enumerate(state.heaps)
        for amount in range(1, min(left, MOST) + 1)
    )
    state.ask_one(Decision(state.turn, "take", Phrase("nim-ask-take"), options), taken)


def taken(state: Heaps, answers: Answers) -> None:
    seat = state.turn
    amount, heap = map(int, answers[seat].id.split(":"))
    state.heaps[heap] -= amount
    state.moves += 1
    state.tell(Taken(seat, heap, amount))
    if not any(state.heaps):
        state.outcome = Outcome((seat,), (1 - seat, seat), Phrase("nim-over-last-match"))
        return
    state.turn = 1 - seat
    state.agenda.append((take, ()))


def set_up(box: NoComponents, opening: Opening[NothingAgreed]) -> Heaps:
    dice = Dice.seeded(opening.seed, ("heaps",))
    heaps = [2 + dice.below(0, 4) for _ in range(3)]
    state = Heaps(dice=dice, rules=opening.rules, log=opening.log, heaps=heaps, agenda=[(take, ())])
    state.run()
    return state


def view(state: Heaps, seat: int | None, players: Sequence[str]) -> NimView:
    return NimView(
        game="nim",
        **head(state, seat, players),
        round=state.moves // 2 + 1,
        phase="over" if state.outcome else "taking_matches",
        turn=state.turn,
        largest_heap=max(state.heaps),
        heaps=[Heap(f"heap_{number}", left) for number, left in enumerate(state.heaps)],
        empty=[not left for left in state.heaps],
    )


GAME: Game[NoComponents, NoComponents, NothingAgreed, Heaps] = Game(
    id="nim",
    package=__package__,
    rules_version=1,
    players=range(2, 3),
    player_names=("Ada", "Ben"),
    set_up=set_up,
    view=view,
    view_type=NimView,
)
