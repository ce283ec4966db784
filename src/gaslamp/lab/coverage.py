"""Play until every effect of every card has happened, in every branch, and say which never did."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from gaslamp.core.decisions import Phrase
from gaslamp.core.errors import Mistake
from gaslamp.core.game import AnyGame, Lab
from gaslamp.core.match import Match, Start, seat_names
from gaslamp.core.packs import Pack


class Coverage(msgspec.Struct):
    """What has been seen: the effects that happened, and the conditional ones that stayed idle."""

    games: int
    fired: set[str]
    idle: set[str]
    never_fired: list[str]
    never_idle: list[str]
    unreachable: dict[str, Phrase]  # those that can never happen, with the reason

    @property
    def complete(self) -> bool:
        return not self.never_fired and not self.never_idle


class GameBroke(Exception):  # noqa: N818 - what happened, not what it is
    """A game raised an exception; seed and choices reproduce it."""


def lab_of(game: AnyGame) -> Lab[Any, Any]:
    """What a game tells the lab; a sentence, where it tells nothing."""
    if game.lab is None:
        raise Mistake("core-no-lab", game=game.id)
    return game.lab


def cover(pack: Pack, most_games: int = 2000, seed: int = 0) -> Coverage:
    """Random games for every number of players in turn, until nothing is left to see or the games run out.

    Every second game begins where chance alone seldom leads, if the game knows such positions.
    """
    lab = lab_of(pack.game)
    effects, conditional = lab.effects(pack.box)
    unreachable = lab.unreachable(pack.box)
    effects -= unreachable.keys()
    fired: set[str] = set()
    idle: set[str] = set()
    games = 0
    draw = Random(seed)
    while games < most_games and not (effects <= fired and conditional <= idle):
        position, players = None, pack.game.players[games % len(pack.game.players)]
        if games % 2 and lab.rare_position is not None:
            players = pack.game.players[games // 2 % len(pack.game.players)]
            position = lab.rare_position(pack.box, players, draw, min(effects - fired, default=""))
        match = play_one(pack, players, seed + games, draw, position)
        games += 1
        happened, stayed_idle = lab.reached(match.state)
        fired |= happened
        idle |= stayed_idle
    return Coverage(games, fired, idle, sorted(effects - fired), sorted(conditional - idle), unreachable)


def play_one(pack: Pack, players: int, seed: int, draw: Random, position: dict[str, Any] | None = None) -> Match:
    match = Match(pack, Start(seat_names(pack.game, players), seed, {}, position))
    try:
        while not match.over:
            for decision in match.pending:
                match.choose(decision.seat, draw.choice(decision.options))
    except Exception as error:
        where = "" if position is None else f" position={position}"
        raise GameBroke(f"players={players} seed={seed} choices={match.choices}{where}") from error
    return match
