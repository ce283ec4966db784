"""The Mythos Phase: the Lead resolves a Mythos card, element by element in the printed order."""

from __future__ import annotations

from collections.abc import Callable

from gaslamp.core.agenda import Answers
from gaslamp.core.decisions import Option, Phrase
from gaslamp.eldritch.box import effects as do
from gaslamp.eldritch.box.box import Mythos
from gaslamp.eldritch.box.texts import Node
from gaslamp.eldritch.resolving.resolve import KEEP_LEAD, answer, ask, does, leave, resolve
from gaslamp.eldritch.rules.clues import spawn_clues
from gaslamp.eldritch.rules.doom import advance_omen
from gaslamp.eldritch.rules.ending import eliminate, finish
from gaslamp.eldritch.rules.gates import spawn_gates
from gaslamp.eldritch.rules.losses import lead_passed
from gaslamp.eldritch.rules.monsters import spawn_from_cup
from gaslamp.eldritch.rules.mysteries import check_mystery, mystery_is_solved
from gaslamp.eldritch.rules.new_investigators import choose_investigator
from gaslamp.eldritch.rules.reckoning import reckoning
from gaslamp.eldritch.rules.turns import begin_turn
from gaslamp.eldritch.table import events
from gaslamp.eldritch.table.frames import LEAD, Frame
from gaslamp.eldritch.table.pieces import InPlay
from gaslamp.eldritch.table.state import MYTHOS, MYTHOS_DECK, Board

Step = Callable[[Board], None]


def mythos_phase(state: Board) -> None:
    state.phase = MYTHOS
    begin_turn(state, state.lead)
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
            state.agenda.append((happen, (card, icon)))


def happen(state: Board, card: Mythos, icon: str) -> None:
    """One element of the card, which is the cause of all that comes of it."""
    state.frames.append(Frame(LEAD, card.id, element=icon))
    state.agenda.append((leave, ()))
    ICONS[icon](state)


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
        resolve(state, card.text, Frame(LEAD, card.id, element=card.data.kind))
    else:
        enter_play(state, card)


def discard_event(state: Board, card: Mythos) -> None:
    state.discards.mythos.append(card)


def enter_play(state: Board, card: Mythos) -> None:
    """With its rumor token and its Eldritch tokens."""
    in_play = InPlay(card, tokens=card.data.tokens, clues=[], gates=[], monsters=[], placed=[], space=card.data.space)
    state.ongoing.append(in_play)
    state.tell(events.OngoingEntered(card.id))
    resolve(state, card.text, Frame(LEAD, card.id, in_play=card.id, element=card.data.kind))


@does(do.DrawRumor)
def draw_rumor(state: Board, node: Node[do.DrawRumor], frame: Frame) -> None:
    """A rumor that was left in the box, with all its icons."""
    rumors = [card for card in state.boxed if card.rumor]
    if rumors:
        card = state.dice.pick(MYTHOS_DECK, rumors)
        state.boxed.remove(card)
        draw_mythos(state, card)


# -- the end of the phase --------------------------------------------------------------------------------------


def phase_ends(state: Board) -> None:
    """The Mystery, new investigators and the Lead's token, in the order of the Lead's choice."""
    if state.rules > 1:
        end_with(state, (check_mystery, new_investigators, may_pass_lead))
    else:  # in version 1 the token came last, unasked
        state.agenda.append((may_pass_lead, ()))
        end_with(state, (check_mystery, new_investigators))


def end_with(state: Board, steps: tuple[Step, ...]) -> None:
    options = tuple([FIRST[step] for step in weighty(state, steps)])
    if len(options) > 1:
        ask(state, state.lead, "what_first", options, first_chosen, steps)
    else:
        state.agenda += [(step, ()) for step in reversed(steps)]


def weighty(state: Board, steps: tuple[Step, ...]) -> list[Step]:
    """The steps whose order can matter. The token need not be passed before a single newcomer has come: afterwards it
    can go to the same people, and to them."""
    fallen = state.investigators.count(None) - state.eliminated.count(True)
    mystery = check_mystery in steps and mystery_is_solved(state) and next_mystery_calls(state)
    matters: dict[Step, bool] = {
        check_mystery: mystery,
        new_investigators: fallen > 0,
        may_pass_lead: (mystery or fallen > 1) and len(state.present()) > 1,
    }
    return [step for step in steps if matters[step]]


def next_mystery_calls(state: Board) -> bool:
    """Whether a Mystery may come that depends on who is there or who leads."""
    last = len(state.solved) + 1 >= state.ancient.data.mysteries
    if state.rules == 1:  # asked unless the game was won
        return not last or state.awake
    texts = [card.enters for card in state.decks.mysteries]
    return not last and any(type(inner.effect) in CALLS for text in texts for node in text for inner in node.walk())


CALLS = {do.Each, do.One, do.MoveClues}


def first_chosen(state: Board, answers: Answers, steps: tuple[Step, ...]) -> None:
    first = next(step for step in steps if FIRST[step] is answer(answers))
    state.agenda.append((end_with, (tuple(step for step in steps if step is not first),)))
    state.agenda.append((first, ()))


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


FIRST: dict[Step, Option] = {
    check_mystery: Option("mystery", Phrase("eldritch-option-mystery-first")),
    new_investigators: Option("investigators", Phrase("eldritch-option-investigators-first")),
    may_pass_lead: Option("lead", Phrase("eldritch-option-lead-first")),
}
