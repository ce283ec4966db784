"""The opened box: a pack with everything resolved that playing would otherwise look up."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from typing import Any

from gaslamp.core.decisions import PASS, Option, Phrase
from gaslamp.core.text import Vocabulary
from gaslamp.eldritch.box import components as cards
from gaslamp.eldritch.box import effects
from gaslamp.eldritch.box.effects import Effect, Text

REGIONS = ("america", "europe", "asia_australia")
ENCOUNTER_DECKS = (*REGIONS, "general", "research", "other_world", "expedition", "special")

# The nested texts of effects and abilities, by the name of their field as people write it in a pack.
NESTED = {
    effects.Test: ("pass", "fail"),
    effects.May: ("pay", "then", "else"),
    effects.Unless: ("pay", "suffer"),
    effects.If: ("then", "else"),
    effects.Each: ("text",),
    effects.One: ("text",),
    effects.Ambush: ("won", "lost"),
    effects.Fight: ("won", "lost"),
}
FIELDS = {"pass": "passed", "fail": "failed", "else": "otherwise"}


class Node:
    """One effect where it stands: its nested texts resolved, and the path by which it is named."""

    __slots__ = ("effect", "options", "path", "price", "texts")

    def __init__(self, effect: Effect, path: str, price: bool = False) -> None:
        self.effect: Any = effect
        self.path = path
        self.price = price  # it is chosen, as part of what something costs
        self.texts: dict[str, Lines] = {}
        for name in NESTED.get(type(effect), ()):
            text = getattr(effect, FIELDS.get(name, name))
            self.texts[name] = lines(text, f"{path}/{name}", price or name == "pay")
        if isinstance(effect, effects.Choose):
            for index, text in enumerate(effect.of):
                self.texts[f"of/{index}"] = lines(text, f"{path}/of/{index}")
        elif isinstance(effect, effects.Roll):
            for faces, text in effect.faces.items():
                self.texts[f"faces/{faces}"] = lines(text, f"{path}/faces/{faces}")
        self.options = self.choices()

    def choices(self) -> tuple[Option, ...]:
        """What may be chosen where the effect leaves a choice."""
        if isinstance(self.effect, effects.Choose):
            return tuple(branch(str(index + 1), f"{self.path}/of/{index}") for index in range(len(self.effect.of)))
        if isinstance(self.effect, effects.May):
            accept = branch("accept", f"{self.path}/{'pay' if self.effect.pay else 'then'}")
            if self.effect.otherwise:
                return accept, branch(PASS.id, f"{self.path}/else")
            return accept, Option(PASS.id, Phrase("eldritch-option-no"))
        if isinstance(self.effect, effects.Unless):
            return branch("accept", f"{self.path}/pay"), branch("pass", f"{self.path}/suffer")
        return ()

    def __repr__(self) -> str:
        return f"<{self.path}>"

    def walk(self) -> Iterator[Node]:
        """This effect and all inside it."""
        yield self
        for text in self.texts.values():
            for node in text:
                yield from node.walk()


Lines = tuple[Node, ...]


def branch(name: str, path: str) -> Option:
    """The option of one of several texts; a voice knows its words by its path."""
    return Option(name, Phrase("eldritch-option-text", {"text": path}))


def lines(text: Text, path: str, price: bool = False) -> Lines:
    """A text as its effects, each with its place."""
    return tuple(Node(effect, f"{path}/{index}", price) for index, effect in enumerate(text))


class Power:
    """One ability of one component."""

    __slots__ = ("ability", "owner", "path", "pay", "text", "texts")

    def __init__(self, ability: Any, owner: str, path: str) -> None:
        self.ability = ability
        self.owner = owner
        self.path = path
        self.texts = {
            name: lines(getattr(ability, name), f"{path}/{name}", name == "pay")
            for name in ("text", "pay", "gate")
            if getattr(ability, name, ())
        }
        self.text = self.texts.get("text", ())
        self.pay = self.texts.get("pay", ())

    def __repr__(self) -> str:
        return f"<{self.path}>"

    @property
    def optional(self) -> bool:
        """It has a price or works once per round, so its owner decides when to use it."""
        return bool(self.pay) or bool(getattr(self.ability, "once_per_round", False))


Powers = tuple[Power, ...]
NONE: Powers = ()


class Able:
    """A component with abilities, found by their kind."""

    __slots__ = ("data", "id", "powers")

    def __init__(self, data: Any, name: str, path: str, abilities: Sequence[Any]) -> None:
        self.data = data
        self.id = name
        self.powers: dict[type, Powers] = {}
        for index, ability in enumerate(abilities):
            kind = type(ability)
            self.powers[kind] = (*self.powers.get(kind, ()), Power(ability, name, f"{path}/{index}"))

    def __repr__(self) -> str:
        return self.id

    def get(self, kind: type) -> Powers:
        return self.powers.get(kind, NONE)

    def walk(self) -> Iterator[Node]:
        for powers in self.powers.values():
            for power in powers:
                for text in power.texts.values():
                    for node in text:
                        yield from node.walk()


class Kind(Able):
    """An Asset, Artifact, Spell or Condition, as printed."""

    __slots__ = ("backs", "option", "sort", "traits", "value")

    def __init__(self, data: Any, sort: str) -> None:
        super().__init__(data, data.id, data.id, data.abilities)
        self.sort = sort
        self.traits = frozenset(data.traits)
        self.value: int = getattr(data, "value", 0)
        self.option = option("card", data.id)
        # the text of a Condition's back, or those of a Spell's back by the lowest and highest result
        self.backs: tuple[Any, ...] = ()
        if sort == "condition":
            self.backs = tuple(lines(b.text, f"{data.id}/back{n}") for n, b in enumerate(data.backs, 1))
        elif sort == "spell":
            self.backs = tuple(
                tuple((*bounds(key), key, lines(text, f"{data.id}/back{n}/{key}")) for key, text in back.items())
                for n, back in enumerate(data.backs, 1)
            )

    def back_nodes(self) -> Iterator[Node]:
        for back in self.backs:
            for text in [back] if self.sort == "condition" else [text for _, _, _, text in back]:
                for node in text:
                    yield from node.walk()


def bounds(results: str) -> tuple[int, int]:
    """``0-2`` -> (0, 2); ``3+`` -> (3, 99)."""
    if results.endswith("+"):
        return int(results[:-1]), 99
    low, _, high = results.partition("-")
    return int(low), int(high or low)


class Card:
    """One card of the box. Which back a Spell or Condition has, the position knows: see ``Board.backs``."""

    __slots__ = ("kind", "number")

    def __init__(self, kind: Kind, number: int) -> None:
        self.kind = kind
        self.number = number  # its place in the box

    def __repr__(self) -> str:
        return f"{self.kind.id}#{self.number}"


class MonsterKind(Able):
    """What a monster token says."""

    __slots__ = ("epic", "fighter", "option")

    def __init__(self, data: cards.Monster) -> None:
        super().__init__(data, data.id, data.id, data.abilities)
        self.epic = data.epic
        self.fighter = data.fighter
        self.option = option("monster", data.id)


class Side(Able):
    """One side of an Ancient One sheet, and what it makes of Cultists."""

    __slots__ = ("cultist", "fighter")

    def __init__(self, data: cards.Side, name: str, which: str) -> None:
        super().__init__(data, name, f"{name}/{which}", data.abilities)
        cultist = data.cultist
        self.fighter = cultist.fighter if cultist is not None else None
        self.cultist = Able(cultist, "cultist", f"{name}/{which}/cultist", cultist.abilities if cultist else ())


class AncientOne:
    """An Ancient One sheet."""

    __slots__ = ("awakens", "back", "begins", "data", "front", "id", "option", "set_up")

    def __init__(self, data: cards.AncientOne) -> None:
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

    def walk(self) -> Iterator[Node]:
        for text in (self.set_up, self.awakens, self.begins):
            for node in text:
                yield from node.walk()
        for able in (self.front, self.front.cultist, self.back, self.back.cultist):
            yield from able.walk()


class Mystery(Able):
    """A Mystery card."""

    __slots__ = ("enters", "solved_by")

    def __init__(self, data: cards.Mystery) -> None:
        super().__init__(data, data.id, data.id, data.abilities)
        self.enters = lines(data.enters, f"{data.id}/enters")
        self.solved_by = data.solved_by

    def walk(self) -> Iterator[Node]:
        yield from super().walk()
        for node in self.enters:
            yield from node.walk()


class Mythos(Able):
    """A Mythos card."""

    __slots__ = ("icons", "solved_by", "text")

    def __init__(self, data: cards.Mythos) -> None:
        super().__init__(data, data.id, data.id, data.abilities)
        self.text = lines(data.text, f"{data.id}/text")
        self.icons = data.icons
        self.solved_by = data.solved_by

    @property
    def rumor(self) -> bool:
        return bool(self.data.kind == "rumor")

    def walk(self) -> Iterator[Node]:
        yield from super().walk()
        for node in self.text:
            yield from node.walk()


class Encounter:
    """An encounter card: a text for each place it may be met at, or three boxes."""

    __slots__ = ("data", "id", "texts", "world")

    def __init__(self, data: Any) -> None:
        self.data = data
        self.id: str = data.id
        self.world: str = getattr(data, "world", "") or getattr(data, "space", "")
        if isinstance(data, cards.Complex):
            texts = {"first": data.first, "pass": data.passed, "fail": data.failed}
        else:
            texts = dict(data.texts)
        self.texts = {name: lines(text, f"{data.id}/{name}") for name, text in texts.items()}

    def __repr__(self) -> str:
        return self.id

    def walk(self) -> Iterator[Node]:
        for text in self.texts.values():
            for node in text:
                yield from node.walk()


class Sheet(Able):
    """An investigator sheet."""

    __slots__ = ("option", "skills")

    def __init__(self, data: cards.Investigator) -> None:
        super().__init__(data, data.id, data.id, data.abilities)
        self.skills: tuple[int, ...] = tuple(getattr(data.skills, skill) for skill in cards.SKILLS)
        self.option = option("investigator", data.id)


def option(kind: str, name: str, **more: Any) -> Option:
    """The option of choosing a thing by its id."""
    return Option(name, Phrase(f"eldritch-option-{kind.replace('_', '-')}", {kind: name, **more}), f"{kind}:{name}")


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
        self.kinds: dict[str, Kind] = {}
        self.cards: dict[str, tuple[Card, ...]] = {}
        self.backs: list[int] = []  # of each card by its number, as long as nobody has seen any
        for section, sort in SORTS.items():
            deck = []
            for component in getattr(data, section):
                kind = self.kinds[component.id] = Kind(component, sort)
                for back in range(max(1, len(kind.backs))):
                    deck.append(Card(kind, len(self.backs)))
                    self.backs.append(back)
            self.cards[section] = tuple(deck)
        # the abilities that Conditions have, so that they need not be asked for others
        self.of_conditions = {
            ability for kind in self.kinds.values() if kind.sort == "condition" for ability in kind.powers
        }
        self.encounters = {
            deck: tuple(Encounter(card) for card in getattr(data.encounters, deck)) for deck in ENCOUNTER_DECKS
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

    def all_nodes(self) -> Iterator[Node]:
        """Every effect of every component."""
        for able in (*self.investigators.values(), *self.mysteries.values(), *self.mythos.values()):
            yield from able.walk()
        for one in self.ancient_ones.values():
            yield from one.walk()
        for monster in self.monsters.values():
            yield from monster.walk()
        for kind in self.kinds.values():
            yield from kind.walk()
            yield from kind.back_nodes()
        for card in self.encounter_cards.values():
            yield from card.walk()


SORTS = {"assets": "asset", "artifacts": "artifact", "spells": "spell", "conditions": "condition"}
DECK_OF = {sort: section for section, sort in SORTS.items()}
