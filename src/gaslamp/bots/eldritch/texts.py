"""What texts are worth to an investigator.

A text is weighed effect by effect. Closing a gate, taking the Clue that is being researched, getting on with a
Mystery or rumor and gaining Spells are counted apart, for how much they matter depends on the board.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple, TypeVar

from gaslamp.bots.eldritch.people import FREE, Bout, Foe, Person, fight
from gaslamp.bots.eldritch.ways import Ways
from gaslamp.bots.eldritch.weights import CLOSED_GATE, CLUE, SPELL, STEP
from gaslamp.eldritch.box.box import Box, EncounterCard
from gaslamp.eldritch.box.components import ResearchCard
from gaslamp.eldritch.box.effects import Effect
from gaslamp.eldritch.box.texts import AnyNode, Lines, Node
from gaslamp.eldritch.view import InvestigatorView

MEMORY = 20_000  # how many results are kept of each kind


class Outlook(NamedTuple):
    """What a text brings on average."""

    worth: float = 0.0
    close: float = 0.0  # the chance to close a gate
    take: float = 0.0  # the chance to take the Clue
    step: float = 0.0  # the chance to get on with a Mystery or rumor
    spells: float = 0.0  # how many are gained

    @property
    def rest(self) -> float:
        """What it is worth besides gates, Clues and steps."""
        return self.worth + SPELL * self.spells

    @property
    def total(self) -> float:
        return self.rest + CLOSED_GATE * self.close + CLUE * self.take + STEP * self.step

    def plus(self, other: Outlook) -> Outlook:
        return Outlook(
            self.worth + other.worth,
            self.close + other.close,
            self.take + other.take,
            self.step + other.step,
            self.spells + other.spells,
        )

    def or_else(self, other: Outlook, share: float) -> Outlook:
        """This with such a chance, and otherwise the other."""
        if other is NOTHING:
            return self.times(share)
        left = 1 - share
        return Outlook(
            self.worth * share + other.worth * left,
            self.close * share + other.close * left,
            self.take * share + other.take * left,
            self.step * share + other.step * left,
            self.spells * share + other.spells * left,
        )

    def times(self, share: float) -> Outlook:
        return Outlook(
            self.worth * share, self.close * share, self.take * share, self.step * share, self.spells * share
        )


NOTHING = Outlook()

# How each kind of effect is weighed; what is not here changes nothing that matters.
E = TypeVar("E", bound=Effect)
Weigh = Callable[["Texts", Node[E], Person, EncounterCard | None], Outlook]
WEIGH: dict[type[Effect], Callable[..., Outlook]] = {}


def weighs(*kinds: type[E]) -> Callable[[Weigh[E]], Weigh[E]]:
    """This function weighs effects of these kinds."""

    def register(function: Weigh[E]) -> Weigh[E]:
        WEIGH.update(dict.fromkeys(kinds, function))
        return function

    return register


class Texts:
    """All texts of a box, weighed."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.ways = Ways(box)
        self.nodes = {node.path: node for node in box.all_nodes()}
        self.decks: dict[tuple[Any, ...], Outlook] = {}
        self.people: dict[tuple[Any, ...], Person] = {}
        self.bouts: dict[tuple[Any, ...], Bout] = {}

    def person(self, shown: InvestigatorView, players: int) -> Person:
        """An investigator as the view shows them; the same one as long as nothing about them changes."""
        key = (
            shown.seat,
            shown.id,
            shown.space,
            shown.health,
            shown.sanity,
            shown.clues,
            shown.delayed,
            shown.tickets,
            *shown.skills.values(),
            *shown.actions,
            *[card.id for card in shown.possessions],
            *[(card.id, card.turned) for card in shown.conditions],
            players,
        )
        found = self.people.get(key)
        if found is None:
            self.forget()
            found = self.people[key] = Person(self.box, shown, players)
        return found

    def bout(self, person: Person, foes: list[Foe]) -> Bout:
        """How fighting these would end."""
        if not foes:
            return FREE
        key = (person.key, *(foe.key for foe in foes))
        found = self.bouts.get(key)
        if found is None:
            found = self.bouts[key] = fight(person, foes)
        return found

    def forget(self) -> None:
        """What was worked out is kept only up to a size."""
        for memory in (self.decks, self.people, self.bouts):
            if len(memory) > MEMORY:
                memory.clear()

    def deck(self, person: Person, deck: str, section: str, owner: str = "") -> Outlook:
        """What an encounter of a deck brings on average; Research cards are those of their Ancient One."""
        key = (deck, section, owner, person.key)
        found = self.decks.get(key)
        if found is None:
            found = NOTHING
            cards = [card for card in self.box.encounters[deck] if belongs(card, deck, section, owner)]
            for card in cards:
                text = card.texts["first" if "first" in card.texts else section]
                found = found.plus(self.of(text, person, card))
            found = self.decks[key] = found.times(1 / max(1, len(cards)))
        return found

    def of(self, text: Lines, person: Person, card: EncounterCard | None = None) -> Outlook:
        """What a text brings to somebody."""
        if not text:
            return NOTHING
        found = self.effect(text[0], person, card)
        for node in text[1:]:
            found = found.plus(self.effect(node, person, card))
        return found

    def effect(self, node: AnyNode, person: Person, card: EncounterCard | None) -> Outlook:
        weigh = WEIGH.get(type(node.effect))
        return NOTHING if weigh is None else weigh(self, node, person, card)

    def branch(self, path: str, person: Person) -> Outlook:
        """What one of several texts brings, by the path that names it in an option."""
        owner, _, name = path.rpartition("/")
        node = self.nodes.get(owner)
        if node is None:  # the n-th of several
            owner, _, of = owner.rpartition("/")
            node, name = self.nodes.get(owner), f"{of}/{name}"
        if node is None:
            return NOTHING
        card = self.box.encounter_cards.get(path.split("/")[0])
        found = self.of(node.texts[name], person, card)
        if name == "pay" and "then" in node.texts:
            found = found.plus(self.of(node.texts["then"], person, card))
        return found

    def declined(self, path: str, person: Person) -> Outlook:
        """What it brings to decline an offer, by the path of accepting it."""
        node = self.nodes.get(path.rpartition("/")[0])
        if node is None or "else" not in node.texts:
            return NOTHING
        return self.of(node.texts["else"], person, self.box.encounter_cards.get(path.split("/")[0]))


@lru_cache(maxsize=8)
def texts_of(box: Box) -> Texts:
    """The same for all bots with the same box, for weighing takes time."""
    return Texts(box)


def belongs(card: EncounterCard, deck: str, section: str, owner: str) -> bool:
    if deck == "research":
        return isinstance(card.data, ResearchCard) and card.data.ancient_one == owner
    if deck in ("expedition", "special"):
        return card.world == section
    return True
