"""What lies and stands on the table: investigators, the fallen, monsters, cards in play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Self, cast

import msgspec

from gaslamp.eldritch.box.box import Card, EncounterCard, MonsterKind, Mystery, Mythos, Sheet
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


class Piles(msgspec.Struct, eq=False):
    """Decks, the next to be drawn last; or what has been discarded from them, the newest last."""

    mythos: list[Mythos]
    gates: list[Gate]
    clues: list[str]
    mysteries: list[Mystery]
    cards: dict[str, list[Card]]  # by section of the pack
    encounters: dict[str, list[EncounterCard]]  # by deck

    @classmethod
    def empty(cls, like: Piles) -> Piles:
        """As many piles, with nothing in them."""
        return cls([], [], [], [], {name: [] for name in like.cards}, {name: [] for name in like.encounters})

    def items(self) -> Iterator[tuple[str, Sequence[Card | EncounterCard | Mystery | Mythos | Gate | str]]]:
        """Every pile by the name that scenario files and views give it."""
        yield "mythos", self.mythos
        yield "gates", self.gates
        yield "clues", self.clues
        yield "mysteries", self.mysteries
        yield from self.cards.items()
        yield from self.encounters.items()

    def named(self, name: str) -> list[Any]:
        """A pile by that name, for whoever lays out a position."""
        if name in ("mythos", "gates", "clues", "mysteries"):
            return cast("list[Any]", getattr(self, name))
        return self.cards[name] if name in self.cards else self.encounters[name]

    def copy(self) -> Piles:
        return Piles(
            self.mythos.copy(),
            self.gates.copy(),
            self.clues.copy(),
            self.mysteries.copy(),
            {name: pile.copy() for name, pile in self.cards.items()},
            {name: pile.copy() for name, pile in self.encounters.items()},
        )


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

    @property
    def kind(self) -> str:
        """What it does there: ``mystery``, or as a Mythos card ``ongoing`` or ``rumor``."""
        return self.card.data.kind if isinstance(self.card, Mythos) else "mystery"

    @property
    def rumor(self) -> bool:
        return self.kind == "rumor"

    def copy(self) -> InPlay:
        twin = self.__copy__()
        twin.clues = self.clues.copy()
        twin.gates = self.gates.copy()
        twin.monsters = self.monsters.copy()
        twin.placed = self.placed.copy()
        return twin
