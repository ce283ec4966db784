"""The table: hunters, the monster in play, decks and piles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

import msgspec

from gaslamp.bloodborne.box.agreements import Agreements
from gaslamp.bloodborne.box.box import Box, Card, Monster, Power, Powers
from gaslamp.bloodborne.box.effects import Cap, Fiercer, Immune, Remove, Return, Unavoidable
from gaslamp.core.agenda import State

# One stream of chance for each purpose.
PURPOSES = ("dungeon", "upgrades", "dice", "seats")
DUNGEON, UPGRADES, DICE, SEATS = range(4)

# The eight steps of a round, as scenario files name them.
PHASES = (
    "choose_cards",
    "transform_weapons",
    "instant_effects",
    "monster_attacks",
    "hunters_attack",
    "monster_escapes",
    "hunters_dream",
    "end_of_round",
)
CHOOSE, TRANSFORM, INSTANTS, MONSTER_ATTACKS, HUNTERS_ATTACK, ESCAPES, DREAM, END = range(8)

# PLAYER_ORDER[players][first]: the seats from the first player on, going left.
PLAYER_ORDER = tuple(
    tuple(tuple((first + i) % players for i in range(players)) for first in range(players)) for players in range(6)
)


class Hunter(msgspec.Struct, eq=False):
    """A hunter board with its cards. Health 0 means dead until step 7."""

    seat: int
    health: int
    hand: list[Card]
    used: list[Card]
    trophies: list[int]  # spaces on the tracks of kin, humanoid, beast
    collected: int = 0
    banked: int = 0
    deaths: int = 0
    out: bool = False
    twins: bool = False  # may own two copies of a card
    # this round
    played: tuple[Card, ...] = ()  # the card played, and the weapon that Transform brought out
    damaged: int = 0  # damage done to the monster
    struck: bool = False  # the weapon did its damage in step 3 already
    negated: bool = False  # the weapon does no damage this round
    leaving: tuple[Card, ...] = ()  # removed from the game in step 8 instead of used
    claimed: tuple[Power[Remove], ...] = ()  # by what, one for each of these
    returning: tuple[Power[Return], ...] = ()  # whose card goes back to hand in step 8 instead of used

    if TYPE_CHECKING:

        def __copy__(self) -> Self: ...

    @property
    def total(self) -> int:
        return self.collected + self.banked

    @property
    def weapon(self) -> Card | None:
        """The weapon in play this round."""
        for card in self.played:
            if card.weapon:
                return card
        return None

    def owned(self) -> list[Card]:
        """All cards: hand, used pile and in play."""
        return [*self.hand, *self.used, *self.played]


class Threat:
    """The abilities against the hunters now: those of the monster in play and, the whole game, of the final boss."""

    __slots__ = (
        "at_end",
        "cap",
        "damaged",
        "escape",
        "fiercer",
        "hurt",
        "immune",
        "killed",
        "reveal",
        "round_start",
        "unavoidable",
    )

    at_end: Powers
    cap: tuple[Power[Cap], ...]
    damaged: Powers
    escape: Powers
    fiercer: tuple[Power[Fiercer], ...]
    hurt: Powers
    immune: tuple[Power[Immune], ...]
    killed: Powers
    reveal: Powers
    round_start: Powers
    unavoidable: tuple[Power[Unavoidable], ...]

    def __init__(self, foe: Monster | None, final_boss: Monster) -> None:
        for name in self.__slots__:
            powers = getattr(final_boss, name)
            if foe is not None and foe is not final_boss:
                powers = getattr(foe, name) + powers
            setattr(self, name, powers)


def threat(box: Box, foe: Monster | None, final_boss: Monster) -> Threat:
    """The threat of this pair, made once for each box."""
    key = (foe, final_boss)
    known = box.threats.get(key)
    if known is None:
        known = box.threats[key] = Threat(foe, final_boss)
    return known


class Hunt(State):
    """The whole position."""

    box: Box
    agreed: Agreements
    hunters: list[Hunter]
    final_boss: Monster
    threat: Threat
    foe: Monster | None  # the monster in play
    echoes: int  # on the monster
    dungeon: list[Monster]  # the top is last; the final boss follows when it is empty
    unused: list[Monster]  # monsters left in the box
    upgrade_deck: list[Card]  # the top is last
    available: list[Card]
    first: int  # who holds the first player token
    order: tuple[int, ...]  # the seats in player order: from the first player, going left
    next_first: int  # who will hold it, -1: the hunter on the left
    max_health: int
    round: int = 0
    phase: int = CHOOSE
    slain: Monster | None = None  # the monster that died this round
    revealed: tuple[Monster, ...] = ()  # all that have been met, with the one in play
    added: int = 0  # monsters put under the deck during the game
    idle: int = 0  # rounds since somebody last damaged a monster

    def give_token(self, seat: int) -> None:
        """Make somebody the first player."""
        self.first = seat
        self.order = PLAYER_ORDER[len(self.hunters)][seat]

    def face(self, foe: Monster | None) -> None:
        """Put a monster in play, or none."""
        self.foe = foe
        self.threat = threat(self.box, foe, self.final_boss)

    def copy(self) -> Self:
        new = self.bare_copy()
        hunters = []
        for hunter in self.hunters:
            twin = hunter.__copy__()
            twin.hand = hunter.hand.copy()
            twin.used = hunter.used.copy()
            twin.trophies = hunter.trophies.copy()
            hunters.append(twin)
        new.hunters = hunters
        new.dungeon = self.dungeon.copy()
        new.unused = self.unused.copy()
        new.upgrade_deck = self.upgrade_deck.copy()
        new.available = self.available.copy()
        return new
