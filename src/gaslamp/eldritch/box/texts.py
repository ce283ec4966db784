"""Texts and abilities where they stand: resolved once, so that playing looks nothing up, and named by their paths."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Generic, TypeVar, cast

import msgspec

from gaslamp.core.decisions import PASS, Option, Phrase
from gaslamp.eldritch.box.abilities import Ability
from gaslamp.eldritch.box.effects import Choose, Effect, May, Text, Unless, branches

E = TypeVar("E", bound=Effect, covariant=True)
A = TypeVar("A", bound=Ability, covariant=True)
Sought = TypeVar("Sought", bound=Ability)
D = TypeVar("D", bound="msgspec.Struct | None", covariant=True)


class Node(Generic[E]):
    """One effect where it stands: its nested texts resolved, and the path by which it is named."""

    __slots__ = ("effect", "options", "path", "price", "texts")

    def __init__(self, effect: E, path: str, price: bool = False) -> None:
        self.effect = effect
        self.path = path
        self.price = price  # it is chosen, as part of what something costs
        self.texts: dict[str, Lines] = {
            name: lines(text, f"{path}/{name}", price or name == "pay") for name, text in branches(effect)
        }
        self.options = choices(effect, path)

    def __repr__(self) -> str:
        return f"<{self.path}>"

    def walk(self) -> Iterator[AnyNode]:
        """This effect and all inside it."""
        yield self
        for text in self.texts.values():
            yield from all_in(text)


AnyNode = Node[Effect]
Lines = tuple[AnyNode, ...]


def lines(text: Text, path: str, price: bool = False) -> Lines:
    """A text as its effects, each with its place."""
    return tuple(Node(effect, f"{path}/{index}", price) for index, effect in enumerate(text))


def all_in(text: Lines) -> Iterator[AnyNode]:
    """Every effect of a text, those inside others too."""
    for node in text:
        yield from node.walk()


def choices(effect: Effect, path: str) -> tuple[Option, ...]:
    """What may be chosen where an effect leaves a choice between texts."""
    match effect:
        case Choose():
            return tuple(branch_option(str(index + 1), f"{path}/of/{index}") for index in range(len(effect.of)))
        case May():
            accept = branch_option("accept", f"{path}/{'pay' if effect.pay else 'then'}")
            if effect.otherwise:
                return accept, branch_option(PASS.id, f"{path}/else")
            return accept, Option(PASS.id, Phrase("eldritch-option-no"))
        case Unless():
            return branch_option("accept", f"{path}/pay"), branch_option(PASS.id, f"{path}/suffer")
    return ()


def branch_option(name: str, path: str) -> Option:
    """The option of one of several texts; a voice knows its words by its path."""
    return Option(name, Phrase("eldritch-option-text", {"text": path}))


class Power(Generic[A]):
    """One ability of one component."""

    __slots__ = ("ability", "once_per_round", "optional", "owner", "path", "pay", "text", "texts")

    def __init__(self, ability: A, owner: str, path: str) -> None:
        self.ability = ability
        self.owner = owner
        self.path = path
        self.texts = {name: lines(text, f"{path}/{name}", name == "pay") for name, text in branches(ability) if text}
        self.text = self.texts.get("text", ())
        self.pay = self.texts.get("pay", ())
        self.once_per_round = bool(getattr(ability, "once_per_round", False))
        # it has a price or works once per round, so its owner decides when to use it
        self.optional = bool(self.pay) or self.once_per_round

    def __repr__(self) -> str:
        return f"<{self.path}>"


AnyPower = Power[Ability]


class Able(Generic[D]):
    """A component with abilities, found by their kind."""

    __slots__ = ("data", "id", "powers")

    def __init__(self, data: D, name: str, path: str, abilities: Sequence[Ability]) -> None:
        self.data = data
        self.id = name
        self.powers: dict[type[Ability], tuple[AnyPower, ...]] = {}
        for index, ability in enumerate(abilities):
            kind = type(ability)
            self.powers[kind] = (*self.powers.get(kind, ()), Power(ability, name, f"{path}/{index}"))

    def __repr__(self) -> str:
        return self.id

    def get(self, kind: type[Sought]) -> tuple[Power[Sought], ...]:
        """Its abilities of one kind."""
        return cast("tuple[Power[Sought], ...]", self.powers.get(kind, ()))

    def walk(self) -> Iterator[AnyNode]:
        for powers in self.powers.values():
            for power in powers:
                for text in power.texts.values():
                    yield from all_in(text)


AnyAble = Able[msgspec.Struct | None]
