"""The Lead orders the reckonings of monsters only where that can matter."""

from __future__ import annotations

from itertools import permutations
from random import Random
from typing import Any

from gaslamp import Match
from gaslamp.core.match import Start, seat_names
from gaslamp.eldritch.box.abilities import Reckoning
from gaslamp.eldritch.resolving.resolve import happen
from gaslamp.eldritch.rules.reckoning import MONSTERS
from gaslamp.eldritch.rules.reckoning_order import order_matters
from gaslamp.eldritch.rules.turns import begin_turn
from gaslamp.eldritch.scenario.schema import position_of
from gaslamp.eldritch.table.state import MYTHOS, Board
from tests.eldritch.boards import BOX, CORE

MYSTERIES = {
    "azathoth": "occult_research",
    "cthulhu": "the_stars_are_right",
    "shub_niggurath": "hunting_the_thousand",
    "yog_sothoth": "the_beyond_one",
}
# their own Epic Monster may be there, and with Shub-Niggurath Cultists reckon
OTHERS = {
    "azathoth": [],
    "cthulhu": ["cthylla"],
    "shub_niggurath": ["nug", "cultist"],
    "yog_sothoth": ["dunwich_horror"],
}
EPIC = {name for names in OTHERS.values() for name in names}
RECKONING = sorted(kind.id for kind in BOX.monsters.values() if kind.get(Reckoning) and kind.id not in EPIC)


def test_where_nobody_is_asked_any_order_comes_to_the_same() -> None:
    draw = Random(5)
    free = 0
    for seed in range(700):
        board = about_to_reckon(draw, seed)
        monsters = board.on_board()
        if not order_matters(board, monsters):
            free += 1
            for face in ("1", "5"):
                ends = [end(board, face, order) for order in permutations([(monster.number,) for monster in monsters])]
                assert all(one == ends[0] for one in ends), position_of(board)
    assert free > 300


def about_to_reckon(draw: Random, seed: int) -> Board:
    """Some weak investigators and some monsters, close together, in a Mythos Phase."""
    ancient_one = draw.choice(list(MYSTERIES))
    spaces = draw.sample(list(BOX.spaces), 4)
    people = draw.sample(list(BOX.investigators), draw.choice((1, 2, 3)))
    monsters = draw.sample([*RECKONING, *OTHERS[ancient_one]], draw.choice((2, 2, 3)))
    position: dict[str, Any] = {
        "ancient_one": ancient_one,
        "mystery": MYSTERIES[ancient_one],
        "doom": draw.choice((1, 2, 8)),
        "gates": [],
        "clues": draw.choice(([], ["1", "rome"])),
        "monsters": [{"id": name, "space": draw.choice(spaces)} for name in monsters],
        "investigators": [
            {
                "id": name,
                "space": draw.choice(spaces),
                "health": draw.choice((1, 3, 4)),
                "sanity": draw.choice((1, 3, 4)),
                "possessions": [],
                "conditions": draw.choice(([], ["cursed"])),
            }
            for name in people
        ],
    }
    match = Match(CORE, Start(seat_names(CORE.game, len(people)), seed, {}, position))
    board = match.state
    assert isinstance(board, Board)
    board.question = None
    board.agenda.clear()
    board.phase = MYTHOS
    begin_turn(board, board.lead)
    return board


def end(board: Board, face: str, order: tuple[tuple[int], ...]) -> dict[str, Any]:
    """The board after these reckonings, with dice that all show the same and players who take what comes first."""
    board = board.copy()
    board.dice.script = [face] * 300
    happen(board, MONSTERS, order)
    board.run()
    while board.pending:
        decision = board.pending[0]
        board.choose(decision.seat, min(decision.options, key=lambda option: option.id))
    if board.over:
        return {}
    position = position_of(board)
    # who is out of the game is told at once or when the phase ends; the order of cards that lie in piles is no matter
    people = [{**person, "eliminated": None} for person in position["investigators"]]
    monsters = sorted(position["monsters"], key=str)
    return {**position, "investigators": people, "monsters": monsters, "decks": None, "discards": None}
