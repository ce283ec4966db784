"""The opened box: a pack with everything resolved that playing would otherwise look up."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping
from typing import Literal, NamedTuple

from gaslamp.core.decisions import Option, Phrase
from gaslamp.core.text import Vocabulary
from gaslamp.eldritch.box import components as cards
from gaslamp.eldritch.box.effects import Text
from gaslamp.eldritch.box.texts import Able, AnyNode, Lines, all_in, lines

REGIONS = ("america", "europe", "asia_australia")
ENCOUNTER_DECKS = (*REGIONS, "general", "research", "other_world", "expedition", "special")
Sort = Literal["asset", "artifact", "spell", "condition"]


class CardKind(Able[cards.Possession]):
    """An Asset, Artifact, Spell or Condition, as printed."""

    __slots__ = ("backs", "option", "sort", "traits", "value")

    def __init__(self, data: cards.Possession, sort: Sort) -> None:
        super().__init__(data, data.id, data.id, data.abilities)
        self.sort = sort
        self.traits = frozenset(data.traits)
        self.value = data.value if isinstance(data, cards.Asset) else 0
        self.option = option("card", data.id)
        self.backs: tuple[Back, ...] = ()
        if isinstance(data, cards.Condition):
            self.backs = tuple(
                (Result(0, ANY_RESULT, "", lines(back.text, f"{data.id}/back{number}")),)
                for number, back in enumerate(data.backs, 1)
            )
        elif isinstance(data, cards.Spell):
            self.backs = tuple(
                tuple(
                    Result(*bounds(name), name, lines(text, f"{data.id}/back{number}/{name}"))
                    for name, text in back.items()
                )
                for number, back in enumerate(data.backs, 1)
            )

    def walk(self) -> Iterator[AnyNode]:
        yield from super().walk()
        for back in self.backs:
            for result in back:
                yield from all_in(result.text)


class Result(NamedTuple):
    """What stands on the back of a card for some results of the test that turned it; a Condition has one for all."""

    low: int
    high: int
    name: str  # ``0-2``, ``3+``
    text: Lines


Back = tuple[Result, ...]
ANY_RESULT = 99


def bounds(results: str) -> tuple[int, int]:
    """``0-2`` -> (0, 2); ``3+`` -> (3, 99)."""
    if results.endswith("+"):
        return int(results[:-1]), ANY_RESULT
    low, _, high = results.partition("-")
    return int(low), int(high or low)


class Card:
    """One card of the box. Which back a Spell or Condition has, the position knows: see ``Board.backs``."""

    __slots__ = ("kind", "number")

    def __init__(self, kind: CardKind, number: int) -> None:
        self.kind = kind
        self.number = number  # its place in the box

    def __repr__(self) -> str:
        return f"{self.kind.id}#{self.number}"


class MonsterKind(Able[cards.MonsterData]):
    """What a monster token says."""

    __slots__ = ("epic", "fighter", "option")

    def __init__(self, data: cards.MonsterData) -> None:
        super().__init__(data, data.id, data.id, data.abilities)
        self.epic = data.epic
        self.fighter = data.fighter
        self.option = option("monster", data.id)


class Side(Able[cards.SideData]):
    """One side of an Ancient One sheet, and what it makes of Cultists."""

    __slots__ = ("cultist", "fighter")

    def __init__(self, data: cards.SideData, name: str, which: str) -> None:
        super().__init__(data, name, f"{name}/{which}", data.abilities)
        cultist = data.cultist
        self.fighter = cultist.fighter if cultist is not None else None
        self.cultist = Able(cultist, "cultist", f"{name}/{which}/cultist", cultist.abilities if cultist else ())


class AncientOne:
    """An Ancient One sheet."""

    __slots__ = ("awakens", "back", "begins", "data", "front", "id", "option", "set_up")

    def __init__(self, data: cards.AncientOneData) -> None:
        self.data = data
        self.id = data.id
        self.option = option("ancient_one", data.id)
        self.front = Side(data.front, data.id, "front")
        self.back = Side(data.back, data.id, "back")
        self.set_up = lines(data.set_up, f"{data.id}/set_up")
        self.awakens = lines(data.awakens, f"{data.id}/awakens")
        self.begins = lines(data.final.begins, f"{data.id}/final") if data.final else ()

    def __repr__(self) -> str:
        return self.id

    def walk(self) -> Iterator[AnyNode]:
        for text in (self.set_up, self.awakens, self.begins):
            yield from all_in(text)
        for able in (self.front, self.front.cultist, self.back, self.back.cultist):
            yield from able.walk()


class Mystery(Able[cards.MysteryData]):
    """A Mystery card."""

    __slots__ = ("enters", "solved_by")

    def __init__(self, data: cards.MysteryData) -> None:
        super().__init__(data, data.id, data.id, data.abilities)
        self.enters = lines(data.enters, f"{data.id}/enters")
        self.solved_by = data.solved_by

    def walk(self) -> Iterator[AnyNode]:
        yield from super().walk()
        yield from all_in(self.enters)


class Mythos(Able[cards.MythosData]):
    """A Mythos card."""

    __slots__ = ("icons", "solved_by", "text")

    def __init__(self, data: cards.MythosData) -> None:
        super().__init__(data, data.id, data.id, data.abilities)
        self.text = lines(data.text, f"{data.id}/text")
        self.icons = data.icons
        self.solved_by = data.solved_by

    @property
    def rumor(self) -> bool:
        return bool(self.data.kind == "rumor")

    def walk(self) -> Iterator[AnyNode]:
        yield from super().walk()
        yield from all_in(self.text)


class EncounterCard:
    """An encounter card: a text for each place it may be met at, or three boxes."""

    __slots__ = ("data", "id", "texts", "world")

    def __init__(self, data: cards.Sections | cards.Complex) -> None:
        self.data = data
        self.id = data.id
        self.world = ""  # where it leads, or lies
        texts: Mapping[str, Text]
        if isinstance(data, cards.Complex):
            texts = {"first": data.first, "pass": data.passed, "fail": data.failed}
            if isinstance(data, (cards.WorldCard, cards.ExpeditionCard)):
                self.world = data.world if isinstance(data, cards.WorldCard) else data.space
        else:
            texts = data.texts
        self.texts = {name: lines(text, f"{data.id}/{name}") for name, text in texts.items()}

    def __repr__(self) -> str:
        return self.id

    def walk(self) -> Iterator[AnyNode]:
        for text in self.texts.values():
            yield from all_in(text)


class Sheet(Able[cards.InvestigatorData]):
    """An investigator sheet."""

    __slots__ = ("option", "skills")

    def __init__(self, data: cards.InvestigatorData) -> None:
        super().__init__(data, data.id, data.id, data.abilities)
        self.skills: tuple[int, ...] = tuple(getattr(data.skills, skill) for skill in cards.SKILLS)
        self.option = option("investigator", data.id)


def option(kind: str, name: str) -> Option:
    """The option of choosing a thing by its id."""
    return Option(name, Phrase(f"eldritch-option-{kind.replace('_', '-')}", {kind: name}), f"{kind}:{name}")


class Box:
    """Everything in the box, ready to play."""

    def __init__(self, data: cards.PackData) -> None:
        self.data = data
        self.open_map(data)
        self.investigators = {sheet.id: Sheet(sheet) for sheet in data.investigators}
        self.ancient_ones = {one.id: AncientOne(one) for one in data.ancient_ones}
        self.mysteries = {mystery.id: Mystery(mystery) for mystery in data.mysteries}
        self.mythos = {card.id: Mythos(card) for card in data.mythos}
        self.monsters = {
            monster.id: MonsterKind(monster) for monster in sorted(data.monsters, key=lambda monster: monster.epic)
        }
        self.kinds: dict[str, CardKind] = {}
        self.cards: dict[str, tuple[Card, ...]] = {}
        self.backs: list[int] = []  # of each card by its number, as long as nobody has seen any
        for section, sort in SORTS.items():
            deck = []
            for component in getattr(data, section):
                kind = self.kinds[component.id] = CardKind(component, sort)
                for back in range(max(1, len(kind.backs))):
                    deck.append(Card(kind, len(self.backs)))
                    self.backs.append(back)
            self.cards[section] = tuple(deck)
        # the abilities that Conditions have, so that they need not be asked for others
        self.of_conditions = {
            ability for kind in self.kinds.values() if kind.sort == "condition" for ability in kind.powers
        }
        self.encounters: dict[str, tuple[EncounterCard, ...]] = {
            deck: tuple(EncounterCard(card) for card in getattr(data.encounters, deck)) for deck in ENCOUNTER_DECKS
        }
        self.encounter_cards = {card.id: card for deck in self.encounters.values() for card in deck}
        self.gates = {gate.space: gate for gate in data.gates}
        self.vocabularies: dict[str, Vocabulary] = {}  # by language, made when first spoken
        self.skills = {skill: option("skill", skill) for skill in cards.SKILLS}
        self.seats = tuple(
            Option(name := f"seat:{seat}", Phrase("eldritch-option-seat", {"seat": seat}), name) for seat in range(8)
        )
        self.omens = tuple(
            Option(
                f"omen:{index}", Phrase("eldritch-option-omen", {"omen": color, "number": index + 1}), f"omen:{index}"
            )
            for index, color in enumerate(data.omens)
        )

    def open_map(self, data: cards.PackData) -> None:
        self.spaces = {space.id: space for space in data.spaces}
        self.space_options = {space.id: option("space", space.id) for space in data.spaces}
        self.routes: dict[str, dict[str, str]] = {space.id: {} for space in data.spaces}
        for path in data.paths:
            self.routes[path.a][path.b] = path.type
            self.routes[path.b][path.a] = path.type
        self.tickets = {
            space: [kind for kind in ("train", "ship") if kind in routes.values()]
            for space, routes in self.routes.items()
        }
        self.distance = {space: self._distances(space) for space in self.spaces}
        self.of_type = {
            kind: tuple(space.id for space in data.spaces if space.type == kind)
            for kind in ("city", "wilderness", "sea")
        }

    def _distances(self, start: str) -> dict[str, int]:
        found = {start: 0}
        queue = deque([start])
        while queue:
            here = queue.popleft()
            for there in self.routes[here]:
                if there not in found:
                    found[there] = found[here] + 1
                    queue.append(there)
        return found

    def all_nodes(self) -> Iterator[AnyNode]:
        """Every effect of every component."""
        for able in (*self.investigators.values(), *self.mysteries.values(), *self.mythos.values()):
            yield from able.walk()
        for one in self.ancient_ones.values():
            yield from one.walk()
        for monster in self.monsters.values():
            yield from monster.walk()
        for kind in self.kinds.values():
            yield from kind.walk()
        for card in self.encounter_cards.values():
            yield from card.walk()


SORTS: dict[str, Sort] = {"assets": "asset", "artifacts": "artifact", "spells": "spell", "conditions": "condition"}
DECK_OF: dict[Sort, str] = {sort: section for section, sort in SORTS.items()}
