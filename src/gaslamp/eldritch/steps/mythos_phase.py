"""The Mythos Phase: the Lead resolves a Mythos card, element by element in the printed order."""

from __future__ import annotations

from gaslamp.core.agenda import Answers
from gaslamp.core.decisions import PASS, Option, Phrase
from gaslamp.eldritch import effects as do
from gaslamp.eldritch import events
from gaslamp.eldritch.abilities import Reckoning
from gaslamp.eldritch.box import Card, Mythos, Node
from gaslamp.eldritch.ending import finish
from gaslamp.eldritch.harm import eliminate, lead_passed
from gaslamp.eldritch.monsters import monster_options, spawn_from_cup
from gaslamp.eldritch.mysteries import check_mystery, mystery_is_solved
from gaslamp.eldritch.perform import answer, ask, does, resolve
from gaslamp.eldritch.state import LEAD, MYTHOS, MYTHOS_DECK, Board, Frame, InPlay
from gaslamp.eldritch.world import advance_omen, spawn_clues, spawn_gates


def mythos_phase(state: Board) -> None:
    state.phase = MYTHOS
    state.active = state.lead
    state.tell(events.PhaseBegan("mythos"))
    deck = state.decks["mythos"]
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
        state.agenda.append((ICONS[icon], (card,)))


# -- the icons -------------------------------------------------------------------------------------------------


def icon_omen(state: Board, card: Mythos) -> None:
    advance_omen(state)


def icon_gates(state: Board, card: Mythos) -> None:
    spawn_gates(state, state.reference.gates)


def icon_surge(state: Board, card: Mythos) -> None:
    """Monsters at every gate of the current omen; where there is none, a gate."""
    spaces = [gate.space for gate in state.gates if gate.omen == state.omen_color]
    if not spaces:
        state.tell(events.SurgeWithoutGate())
        spawn_gates(state, 1)
    for space in reversed(spaces):
        for _ in range(state.reference.surge):
            state.agenda.append((spawn_from_cup, (space,)))


def icon_clues(state: Board, card: Mythos) -> None:
    spawn_clues(state, state.reference.clues)


def icon_rumor(state: Board, card: Mythos) -> None:
    """The rumor token goes to its space with the card; see :func:`enter_play`."""


def icon_tokens(state: Board, card: Mythos) -> None:
    """So do the Eldritch tokens."""


def icon_reckoning(state: Board, card: Mythos) -> None:
    reckoning(state)


ICONS = {
    "advance_omen": icon_omen,
    "reckoning": icon_reckoning,
    "spawn_gates": icon_gates,
    "monster_surge": icon_surge,
    "spawn_clues": icon_clues,
    "place_rumor": icon_rumor,
    "place_tokens": icon_tokens,
}


def mythos_text(state: Board, card: Mythos) -> None:
    """An event is resolved and discarded; the rest stays in play."""
    if card.data.kind == "event":
        state.agenda.append((discard_event, (card,)))
        resolve(state, card.text, Frame(LEAD, card.id))
    else:
        enter_play(state, card)


def discard_event(state: Board, card: Mythos) -> None:
    state.discards["mythos"].append(card)


def enter_play(state: Board, card: Mythos) -> None:
    """With its rumor token and its Eldritch tokens."""
    in_play = InPlay(card, tokens=card.data.tokens, clues=[], gates=[], monsters=[], placed=[], space=card.data.space)
    state.ongoing.append(in_play)
    state.tell(events.OngoingEntered(card.id))
    resolve(state, card.text, Frame(LEAD, card.id, in_play=card.id))


@does(do.DrawRumor)
def draw_rumor(state: Board, node: Node, frame: Frame) -> None:
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
        cards = tuple(card for card in investigator.held() if card.kind.get(Reckoning))
        agenda.append((reckon_cards, (investigator.seat, cards, False)))
    agenda.append((reckon_all_ongoing, (tuple(card.card.id for card in state.ongoing),)))
    agenda.append((reckon_sheet, (state.side.id, state.awake)))
    agenda.append((reckon_monsters, (tuple(monster.number for monster in state.on_board()),)))


IN_THIS_ORDER = Option("pass", Phrase("eldritch-option-in-this-order"))


def reckon_monsters(state: Board, numbers: tuple[int, ...]) -> None:
    """The Lead chooses the order, where it can matter."""
    monsters = [state.monsters[number] for number in numbers if number in state.monsters]
    monsters = [monster for monster in monsters if state.monster_powers(monster, Reckoning)]
    if len({monster.kind for monster in monsters}) > 1:
        options = (*monster_options(state, monsters), IN_THIS_ORDER)
        ask(state, state.lead, "reckoning", options, monster_reckoned, tuple(monster.number for monster in monsters))
    else:
        for monster in reversed(monsters):
            state.agenda.append((reckon_monster, (monster.number,)))


def monster_reckoned(state: Board, answers: Answers, numbers: tuple[int, ...]) -> None:
    option = answer(answers)
    if option is IN_THIS_ORDER:
        for number in reversed(numbers):
            state.agenda.append((reckon_monster, (number,)))
    else:
        chosen = int(option.target.removeprefix("monster:"))
        state.agenda.append((reckon_monsters, (tuple(number for number in numbers if number != chosen),)))
        state.agenda.append((reckon_monster, (chosen,)))


def reckon_all_ongoing(state: Board, names: tuple[str, ...]) -> None:
    waiting = [name for name in names if (card := state.find_in_play(name)) is not None and card.card.get(Reckoning)]
    if len(waiting) > 1:
        options = [Option(name, Phrase("eldritch-option-mythos", {"mythos": name}), f"card:{name}") for name in waiting]
        ask(state, state.lead, "reckoning", (*options, IN_THIS_ORDER), ongoing_reckoned, tuple(waiting))
    else:
        for name in waiting:
            state.agenda.append((reckon_ongoing, (name,)))


def ongoing_reckoned(state: Board, answers: Answers, names: tuple[str, ...]) -> None:
    option = answer(answers)
    if option is IN_THIS_ORDER:
        for name in reversed(names):
            state.agenda.append((reckon_ongoing, (name,)))
    else:
        state.agenda.append((reckon_all_ongoing, (tuple(name for name in names if name != option.id),)))
        state.agenda.append((reckon_ongoing, (option.id,)))


def reckon_cards(state: Board, seat: int, cards: tuple[Card, ...], ones: bool) -> None:
    """Each investigator chooses the order of their own."""
    you = state.investigators[seat]
    if you is None:
        return
    held = tuple(card for card in cards if card in you.held())
    if len(held) > 1:
        options = tuple([card.kind.option for card in held])
        ask(state, seat, "reckoning", (*options, IN_THIS_ORDER), card_reckoned, held, ones)
    else:
        for card in held:
            state.agenda.append((reckon_card, (seat, card, ones)))


def card_reckoned(state: Board, answers: Answers, cards: tuple[Card, ...], ones: bool) -> None:
    for seat, option in answers.items():
        if option is IN_THIS_ORDER:
            for card in reversed(cards):
                state.agenda.append((reckon_card, (seat, card, ones)))
            return
        chosen = next(card for card in cards if card.kind.option is option)
        state.agenda.append((reckon_cards, (seat, tuple(card for card in cards if card is not chosen), ones)))
        state.agenda.append((reckon_card, (seat, chosen, ones)))


def reckon_monster(state: Board, number: int) -> None:
    monster = state.monsters.get(number)
    if monster is not None:
        for power in state.monster_powers(monster, Reckoning):
            state.tell(events.ReckoningBegan(monster.kind.id, cause=power.path))
            resolve(state, power.text, Frame(LEAD, monster.kind.id, monster=number))


def reckon_sheet(state: Board, name: str, awake: bool) -> None:
    """The side that lay up when the reckoning began."""
    if awake is state.awake:
        for power in state.side.get(Reckoning):
            state.tell(events.ReckoningBegan(name, cause=power.path))
            resolve(state, power.text, Frame(LEAD, name))


def reckon_ongoing(state: Board, name: str) -> None:
    card = state.find_in_play(name)
    if card is not None:
        for power in card.card.get(Reckoning):
            state.tell(events.ReckoningBegan(name, cause=power.path))
            resolve(state, power.text, Frame(LEAD, name, in_play=name))


def reckon_card(state: Board, seat: int, card: Card, ones: bool) -> None:
    you = state.investigators[seat]
    if you is not None and (card in you.cards or card in you.conditions) and card not in state.turned:
        for power in card.kind.get(Reckoning):
            state.tell(events.ReckoningBegan(card.kind.id, cause=power.path))
            resolve(state, power.text, Frame(seat, card.kind.id, card=card, ones=ones))


@does(do.Reckon)
def reckon(state: Board, node: Node, frame: Frame) -> None:
    """Of one kind only, and perhaps several times."""
    effect = node.effect
    you = state.you(frame)
    for _ in range(effect.times):
        if effect.of == "mythos":
            state.agenda.append((reckon_all_ongoing, (tuple(card.card.id for card in state.ongoing),)))
        elif effect.of == "monsters":
            state.agenda.append((reckon_monsters, (tuple(monster.number for monster in state.on_board()),)))
        elif you is not None:
            named = (card for card in you.conditions if not effect.name or card.kind.id == effect.name)
            cards = tuple(card for card in named if card.kind.get(Reckoning))
            state.agenda.append((reckon_cards, (you.seat, cards, effect.ones)))


# -- the end of the phase --------------------------------------------------------------------------------------


def phase_ends(state: Board) -> None:
    """Where both a Mystery is solved and somebody needs an investigator, the Lead says what comes first."""
    agenda = state.agenda
    agenda.append((may_pass_lead, ()))
    fallen = any(you is None and not out for you, out in zip(state.investigators, state.eliminated, strict=True))
    if fallen and mystery_is_solved(state):
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
    from gaslamp.eldritch.setup import choose_investigator

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
        ask(state, state.lead, "pass_lead", (*options, PASS), lead_passed)
    elif others:
        state.lead = others[0]
        state.tell(events.LeadPassed(others[0]))
