"""The Mythos Phase: the Lead resolves a Mythos card, element by element in the printed order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gaslamp.core.agenda import Answers
from gaslamp.core.decisions import Option, Phrase
from gaslamp.eldritch.box import effects as do
from gaslamp.eldritch.box.abilities import Reckoning
from gaslamp.eldritch.box.box import Card, Mythos
from gaslamp.eldritch.box.texts import Node
from gaslamp.eldritch.resolving.resolve import KEEP_LEAD, Queue, answer, ask, does, one_by_one, resolve
from gaslamp.eldritch.rules.clues import spawn_clues
from gaslamp.eldritch.rules.doom import advance_omen
from gaslamp.eldritch.rules.ending import eliminate, finish
from gaslamp.eldritch.rules.gates import spawn_gates
from gaslamp.eldritch.rules.losses import lead_passed
from gaslamp.eldritch.rules.monsters import monster_options, spawn_from_cup
from gaslamp.eldritch.rules.mysteries import check_mystery, mystery_is_solved
from gaslamp.eldritch.rules.new_investigators import choose_investigator
from gaslamp.eldritch.table import events
from gaslamp.eldritch.table.frames import LEAD, Frame
from gaslamp.eldritch.table.pieces import InPlay
from gaslamp.eldritch.table.state import MYTHOS, MYTHOS_DECK, Board


def mythos_phase(state: Board) -> None:
    state.phase = MYTHOS
    state.active = state.lead
    state.tell(events.PhaseBegan("mythos"))
    deck = state.decks.mythos
    if not deck:
        state.tell(events.MythosOver())
        state.agenda.append((nothing_left, ()))
        state.agenda.append((check_mystery, ()))
        return
    state.agenda.append((phase_ends, ()))
    draw_mythos(state, deck.pop())


def nothing_left(state: Board) -> None:
    finish(state, False, "mythos")


def draw_mythos(state: Board, card: Mythos) -> None:
    """Its icons from left to right, then its text."""
    state.tell(events.MythosDrawn(card.id))
    state.agenda.append((mythos_text, (card,)))
    for icon in reversed(card.icons):
        if icon in ICONS:  # its rumor token and Eldritch tokens come into play with the card
            state.agenda.append((ICONS[icon], ()))


# -- the icons -------------------------------------------------------------------------------------------------


def icon_gates(state: Board) -> None:
    spawn_gates(state, state.reference.gates)


def icon_surge(state: Board) -> None:
    """Monsters at every gate of the current omen; where there is none, a gate."""
    spaces = [gate.space for gate in state.gates if gate.omen == state.omen_color]
    if not spaces:
        state.tell(events.SurgeWithoutGate())
        spawn_gates(state, 1)
    for space in reversed(spaces):
        for _ in range(state.reference.surge):
            state.agenda.append((spawn_from_cup, (space,)))


def icon_clues(state: Board) -> None:
    spawn_clues(state, state.reference.clues)


def icon_reckoning(state: Board) -> None:
    reckoning(state)


ICONS = {
    "advance_omen": advance_omen,
    "reckoning": icon_reckoning,
    "spawn_gates": icon_gates,
    "monster_surge": icon_surge,
    "spawn_clues": icon_clues,
}


def mythos_text(state: Board, card: Mythos) -> None:
    """An event is resolved and discarded; the rest stays in play."""
    if card.data.kind == "event":
        state.agenda.append((discard_event, (card,)))
        resolve(state, card.text, Frame(LEAD, card.id))
    else:
        enter_play(state, card)


def discard_event(state: Board, card: Mythos) -> None:
    state.discards.mythos.append(card)


def enter_play(state: Board, card: Mythos) -> None:
    """With its rumor token and its Eldritch tokens."""
    in_play = InPlay(card, tokens=card.data.tokens, clues=[], gates=[], monsters=[], placed=[], space=card.data.space)
    state.ongoing.append(in_play)
    state.tell(events.OngoingEntered(card.id))
    resolve(state, card.text, Frame(LEAD, card.id, in_play=card.id))


@does(do.DrawRumor)
def draw_rumor(state: Board, node: Node[do.DrawRumor], frame: Frame) -> None:
    """A rumor that was left in the box, with all its icons."""
    rumors = [card for card in state.boxed if card.rumor]
    if rumors:
        card = state.dice.pick(MYTHOS_DECK, rumors)
        state.boxed.remove(card)
        draw_mythos(state, card)


# -- reckoning -------------------------------------------------------------------------------------------------


def reckoning(state: Board) -> None:
    """Everything that is in play now, in order; what comes meanwhile does not count."""
    agenda = state.agenda
    for investigator in reversed(state.present()):
        agenda.append((reckon_cards, (investigator.seat, tuple(investigator.held()), False)))
    agenda.append((reckon_all_ongoing, (tuple(card.card.id for card in state.ongoing),)))
    agenda.append((reckon_sheet, (state.side.id, state.awake)))
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


def monster_names(state: Board, monsters: Sequence[tuple[Any, ...]]) -> tuple[Option, ...]:
    """The order matters where one of them moves, curses or fights somebody whom another may hurt or look for."""
    found = [state.monsters[number] for (number,) in monsters]
    texts = [power.text for monster in found for power in state.monster_powers(monster, Reckoning)]
    inside = {type(inner.effect) for text in texts for node in text for inner in node.walk()}
    several = len({monster.kind for monster in found}) > 1
    return monster_options(state, found) if several and inside & MEDDLING else ()


MEDDLING = {do.Move, do.GainCondition, do.Fight, do.Ambush}


MONSTERS = Queue(reckon_monster, monster_reckons, monster_names)


def reckon_sheet(state: Board, name: str, awake: bool) -> None:
    """The side that lay up when the reckoning began."""
    if awake is state.awake:
        for power in state.side.get(Reckoning):
            state.tell(events.ReckoningBegan(name, cause=power.path))
            resolve(state, power.text, Frame(LEAD, name))


def reckon_ongoing(state: Board, name: str) -> None:
    card = state.find_in_play(name)
    assert card is not None
    for power in card.card.get(Reckoning):
        state.tell(events.ReckoningBegan(name, cause=power.path))
        resolve(state, power.text, Frame(LEAD, name, in_play=name))


def ongoing_reckons(state: Board, name: str) -> bool:
    card = state.find_in_play(name)
    return card is not None and bool(card.card.get(Reckoning))


def ongoing_names(state: Board, cards: Sequence[tuple[Any, ...]]) -> tuple[Option, ...]:
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


def card_names(state: Board, cards: Sequence[tuple[Any, ...]]) -> tuple[Option, ...]:
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


# -- the end of the phase --------------------------------------------------------------------------------------


def phase_ends(state: Board) -> None:
    """Where both a Mystery is solved and somebody needs an investigator, the Lead says what comes first."""
    agenda = state.agenda
    agenda.append((may_pass_lead, ()))
    fallen = any(you is None and not out for you, out in zip(state.investigators, state.eliminated, strict=True))
    wins = len(state.solved) + 1 >= state.ancient.data.mysteries and not state.awake
    if fallen and mystery_is_solved(state) and not wins:
        ask(state, state.lead, "what_first", (MYSTERY_FIRST, INVESTIGATORS_FIRST), order_chosen)
    else:
        agenda.append((new_investigators, ()))
        agenda.append((check_mystery, ()))


MYSTERY_FIRST = Option("mystery", Phrase("eldritch-option-mystery-first"))
INVESTIGATORS_FIRST = Option("investigators", Phrase("eldritch-option-investigators-first"))


def order_chosen(state: Board, answers: Answers) -> None:
    steps = (new_investigators, check_mystery)
    for step in steps if answer(answers) is MYSTERY_FIRST else reversed(steps):
        state.agenda.append((step, ()))


def new_investigators(state: Board) -> None:
    """Who has lost theirs takes another, unless nobody is left or the Ancient One is awake."""
    for seat in reversed(state.order()):
        if state.investigators[seat] is None and not state.eliminated[seat]:
            state.agenda.append((take_new, (seat,)))


def take_new(state: Board, seat: int) -> None:
    if state.awake or not state.unused:
        eliminate(state, seat)
    else:
        choose_investigator(state, seat)


def may_pass_lead(state: Board) -> None:
    """The Lead may pass the token on; if the Lead is out of the game, somebody else must have it."""
    others = [investigator.seat for investigator in state.present()]
    if len(others) == 1 and state.investigators[state.lead] is not None:
        return
    if state.investigators[state.lead] is not None:
        options = tuple([state.box.seats[seat] for seat in others if seat != state.lead])
        ask(state, state.lead, "pass_lead", (*options, KEEP_LEAD), lead_passed)
    elif others:
        state.lead = others[0]
        state.tell(events.LeadPassed(others[0]))
