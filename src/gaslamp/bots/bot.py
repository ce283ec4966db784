"""What a bot is, and what it is given."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import ClassVar, Generic, Self, TypeVar

import msgspec

from gaslamp.core.decisions import Decision, Option
from gaslamp.core.match import Match
from gaslamp.core.packs import Pack
from gaslamp.core.view import View

V = TypeVar("V", bound=View)


class Chair(msgspec.Struct, frozen=True, kw_only=True):
    """What a bot is given when it sits down. Beside what it is shown later, it is given nothing else."""

    pack: Pack  # the game and its components: ``pack.game``, ``pack.box``
    number: int  # of its seat, from 0
    players: tuple[str, ...]  # the names of all, by seat
    seed: int  # for chance of its own; it tells nothing of the match
    seconds: float | None = None  # that it may take for one choice; None: as long as it likes

    @classmethod
    def at(cls, match: Match, number: int, seed: int, seconds: float | None = None) -> Self:
        """A seat of a match."""
        return cls(pack=match.pack, number=number, players=match.players, seed=seed, seconds=seconds)


class Pointing(msgspec.Struct, frozen=True):
    """Something of the game that somebody points at, by its kind and id, and what they say of it."""

    at: str  # ``space:rome``
    say: str  # one of the game's ``points``


class Reply(msgspec.Struct, frozen=True):
    """What a bot says when somebody asks for something, and how ready it is; below 0 it will not do it."""

    say: str
    ready: float


class Bot(ABC, Generic[V]):
    """A player without hands. One is made for each seat of each match it plays.

    The life of a bot:

    1. It sits down: its class is called with a :class:`Chair`, and with nothing else.
    2. Whenever its seat must choose, ``choose`` is called. What it keeps from one choice to the next is its own
       business. A match may be taken back, or begin in the middle: then what it is shown is true, and what it
       remembers may not be.
    3. When the match is over nothing more is called.

    A bot knows the view of its seat, and the rules and components that lie open to everybody; a match, its state and
    the views of others are never given to it. ``V`` is the struct that its game shows (``gaslamp.View`` for any game).
    """

    # the games it plays; None: any
    games: ClassVar[frozenset[str] | None] = None

    def __init__(self, chair: Chair) -> None:
        self.chair = chair

    @abstractmethod
    def choose(self, decision: Decision, look: Callable[[], V]) -> Option:
        """One of ``decision.options``.

        ``look()`` is the seat's view at this moment; it takes time to make, so who needs none does not ask. Whoever
        was given ``chair.seconds`` answers within them: nobody stops it, but everybody waits, unless a clock runs out.
        """

    # -- in company: an ally may talk with the people at the table, and needs not --------------------------------

    def intends(self, decision: Decision, look: Callable[[], V]) -> Pointing | None:
        """What it is about to do, if that is worth telling: asked before each of its choices."""
        return None

    def asked(self, asker: int, wish: Pointing, look: Callable[[], V]) -> Reply | None:
        """What it says when somebody points at something and asks for it; None if that was no question for it."""
        return None

    def agree(self, asker: int, wish: Pointing, look: Callable[[], V]) -> None:
        """Of all who were asked it is the readiest: now it keeps its word as well as it can."""
