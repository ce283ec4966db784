"""What lies and stands on the table: investigators, the fallen, monsters, cards in play."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Self

import msgspec

from gaslamp.eldritch.box.box import Card, MonsterKind, Mystery, Mythos, Sheet
from gaslamp.eldritch.box.components import Gate


class Investigator(msgspec.Struct, eq=False):
    """An investigator in play."""

    seat: int
    sheet: Sheet
    space: str
    health: int
    sanity: int
    clues: list[str]  # tokens, by the space printed on them
    cards: list[Card]
    conditions: list[Card]
    improvements: list[int]  # by skill, in the order of SKILLS
    trains: int = 0
    ships: int = 0
    delayed: bool = False
    # this turn
    actions: int = 0
    stopped: bool = False  # became Delayed while acting: what is left of the action is not done
    # the abilities of their sheet and of possessions that they have or once had, not to look through all for others
    abilities: frozenset[type] = frozenset()

    def __post_init__(self) -> None:
        self.abilities |= self.sheet.powers.keys()

    if TYPE_CHECKING:

        def __copy__(self) -> Self: ...

    @property
    def tickets(self) -> int:
        return self.trains + self.ships

    def take(self, card: Card) -> None:
        """A card is theirs."""
        if card.kind.sort == "condition":
            self.conditions.append(card)
        else:
            self.cards.append(card)
            self.abilities |= card.kind.powers.keys()

    def held(self) -> Iterator[Card]:
        """All cards in front of them."""
        yield from self.cards
        yield from self.conditions

    def has_condition(self, name: str) -> bool:
        return any(card.kind.id == name for card in self.conditions)

    def copy(self) -> Investigator:
        twin = self.__copy__()
        twin.clues = self.clues.copy()
        twin.cards = self.cards.copy()
        twin.conditions = self.conditions.copy()
        twin.improvements = self.improvements.copy()
        return twin


class Body(msgspec.Struct, frozen=True, eq=False):
    """A defeated investigator on the board, with what they had."""

    sheet: Sheet
    space: str
    by: str  # health or sanity: what they have lost
    clues: tuple[str, ...]
    cards: tuple[Card, ...]
    trains: int
    ships: int


class Monster(msgspec.Struct, eq=False):
    """A monster token on the board, or in an ambush; ``space`` is empty in an ambush by name."""

    number: int
    kind: MonsterKind
    space: str
    damage: int = 0
    ambush: bool = False

    if TYPE_CHECKING:

        def __copy__(self) -> Self: ...


class InPlay(msgspec.Struct, eq=False):
    """A Mystery or Mythos card in play, with what lies on it."""

    card: Mystery | Mythos
    tokens: int = 0
    wounds: int = 0
    clues: list[str] = []
    gates: list[Gate] = []
    monsters: list[MonsterKind] = []
    slain: bool = False  # its Epic Monster has been defeated
    placed: list[str] = []  # spaces where it put Eldritch tokens
    space: str = ""  # of its rumor token

    if TYPE_CHECKING:

        def __copy__(self) -> Self: ...

    def copy(self) -> InPlay:
        twin = self.__copy__()
        twin.clues = self.clues.copy()
        twin.gates = self.gates.copy()
        twin.monsters = self.monsters.copy()
        twin.placed = self.placed.copy()
        return twin
