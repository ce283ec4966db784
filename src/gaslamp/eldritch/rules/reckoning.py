"""Reckonings: of monsters, the Ancient One, Mythos cards, and what investigators hold."""

from __future__ import annotations

from collections.abc import Sequence

from gaslamp.core.decisions import Option, Phrase
from gaslamp.eldritch.box import effects as do
from gaslamp.eldritch.box.abilities import Reckoning
from gaslamp.eldritch.box.box import Card
from gaslamp.eldritch.box.texts import Node
from gaslamp.eldritch.resolving.resolve import Queue, does, one_by_one, resolve
from gaslamp.eldritch.rules.monsters import monster_options
from gaslamp.eldritch.rules.reckoning_order import order_matters
from gaslamp.eldritch.table import events
from gaslamp.eldritch.table.frames import LEAD, Frame
from gaslamp.eldritch.table.state import Board


def reckoning(state: Board) -> None:
    """Everything that is in play now, in order; what comes meanwhile does not count."""
    agenda = state.agenda
    for investigator in reversed(state.present()):
        agenda.append((reckon_cards, (investigator.seat, tuple(investigator.held()), False)))
    agenda.append((reckon_all_ongoing, (tuple(card.card.id for card in state.ongoing),)))
    agenda.append((reckon_sheet, (state.awake,)))
    agenda.append((reckon_monsters, (tuple(state.monsters),)))


def reckon_monsters(state: Board, numbers: tuple[int, ...]) -> None:
    one_by_one(state, LEAD, "reckoning", MONSTERS, tuple((number,) for number in numbers))


def reckon_all_ongoing(state: Board, names: tuple[str, ...]) -> None:
    one_by_one(state, LEAD, "reckoning", ONGOING, tuple((name,) for name in names))


def reckon_cards(state: Board, seat: int, cards: tuple[Card, ...], ones: bool) -> None:
    one_by_one(state, seat, "reckoning", CARDS, tuple((seat, card, ones) for card in cards))


def reckon_monster(state: Board, number: int) -> None:
    monster = state.monsters[number]
    for power in state.monster_powers(monster, Reckoning):
        state.tell(events.ReckoningBegan(monster.kind.id, cause=power.path))
        resolve(state, power.text, Frame(LEAD, monster.kind.id, monster=number))


def monster_reckons(state: Board, number: int) -> bool:
    monster = state.monsters.get(number)
    return monster is not None and not monster.ambush and bool(state.monster_powers(monster, Reckoning))


def monster_names(state: Board, monsters: Sequence[tuple[int]]) -> tuple[Option, ...]:
    found = [state.monsters[number] for (number,) in monsters]
    if state.rules > 1:
        return monster_options(state, found) if order_matters(state, found) else ()
    # version 1 asked where there were several kinds and one of them could do any of this
    texts = [power.text for monster in found for power in state.monster_powers(monster, Reckoning)]
    inside = {type(inner.effect) for text in texts for node in text for inner in node.walk()}
    several = len({monster.kind for monster in found}) > 1
    return monster_options(state, found) if several and inside & MEDDLING else ()


MEDDLING = {do.Move, do.GainCondition, do.Fight, do.Ambush}


MONSTERS = Queue(reckon_monster, monster_reckons, monster_names)


def reckon_sheet(state: Board, awake: bool) -> None:
    """The side that lies up now: the sheet was in play all along, even if a monster has just turned it over."""
    if state.rules > 1 or awake is state.awake:  # in version 1 it was silent then
        for power in state.side.get(Reckoning):
            state.tell(events.ReckoningBegan(state.ancient.id, cause=power.path))
            resolve(state, power.text, Frame(LEAD, state.ancient.id))


def reckon_ongoing(state: Board, name: str) -> None:
    card = state.find_in_play(name)
    assert card is not None
    for power in card.card.get(Reckoning):
        state.tell(events.ReckoningBegan(name, cause=power.path))
        resolve(state, power.text, Frame(LEAD, name, in_play=name))


def ongoing_reckons(state: Board, name: str) -> bool:
    card = state.find_in_play(name)
    return card is not None and bool(card.card.get(Reckoning))


def ongoing_names(state: Board, cards: Sequence[tuple[str]]) -> tuple[Option, ...]:
    return tuple(
        [Option(name, Phrase("eldritch-option-mythos", {"mythos": name}), f"card:{name}") for (name,) in cards]
    )


ONGOING = Queue(reckon_ongoing, ongoing_reckons, ongoing_names)


def reckon_card(state: Board, seat: int, card: Card, ones: bool) -> None:
    for power in card.kind.get(Reckoning):
        state.tell(events.ReckoningBegan(card.kind.id, cause=power.path))
        resolve(state, power.text, Frame(seat, card.kind.id, card=card, ones=ones))


def card_reckons(state: Board, seat: int, card: Card, ones: bool) -> bool:
    you = state.investigators[seat]
    return you is not None and bool(card.kind.get(Reckoning)) and card in you.held() and card not in state.turned


def card_names(state: Board, cards: Sequence[tuple[int, Card, bool]]) -> tuple[Option, ...]:
    return tuple([card.kind.option for _, card, _ in cards])


CARDS = Queue(reckon_card, card_reckons, card_names)


@does(do.Reckon)
def reckon(state: Board, node: Node[do.Reckon], frame: Frame) -> None:
    """Of one kind only, and perhaps several times."""
    effect = node.effect
    you = state.you(frame)
    for _ in range(effect.times):
        if effect.of == "mythos":
            state.agenda.append((reckon_all_ongoing, (tuple(card.card.id for card in state.ongoing),)))
        elif effect.of == "monsters":
            state.agenda.append((reckon_monsters, (tuple(monster.number for monster in state.on_board()),)))
        elif you is not None:
            cards = tuple(card for card in you.conditions if not effect.name or card.kind.id == effect.name)
            state.agenda.append((reckon_cards, (you.seat, cards, effect.ones)))
