"""Mysteries and rumors: what is put onto them, when they are solved, and the Final Mystery."""

from __future__ import annotations

from collections.abc import Sequence

from gaslamp.core.agenda import Answers
from gaslamp.core.decisions import Option, Phrase
from gaslamp.eldritch.box import effects as do
from gaslamp.eldritch.box.abilities import OnClose, SolvedBy, When
from gaslamp.eldritch.box.box import Card, MonsterKind, Mystery, Mythos
from gaslamp.eldritch.box.components import Gate
from gaslamp.eldritch.box.texts import Node, Power
from gaslamp.eldritch.resolving.measures import amount
from gaslamp.eldritch.resolving.resolve import NO, answer, ask, can_pay, declined, does, resolve, would_do
from gaslamp.eldritch.rules.ending import finish
from gaslamp.eldritch.table import events
from gaslamp.eldritch.table.frames import LEAD, NOBODY, Frame
from gaslamp.eldritch.table.pieces import InPlay, Investigator
from gaslamp.eldritch.table.state import MYTHOS_DECK, Board

# -- what is put onto cards ------------------------------------------------------------------------------------


Offer = tuple[str, Power[When]]  # the card that waits, and what it waits for


def waiting(state: Board, event: str) -> list[Offer]:
    """The cards in play that wait for such an event."""
    cards = state.ongoing if state.mystery is None else [state.mystery, *state.ongoing]
    return [(card.card.id, power) for card in cards for power in card.card.get(When) if power.ability.event == event]


def offer(state: Board, seat: int, offers: Sequence[Offer], thing: object) -> None:
    """Somebody may pay to put a thing onto one of these cards."""
    if offers:
        state.agenda.append((may_place, (seat, tuple(offers), thing)))


def may_place(state: Board, seat: int, offers: tuple[Offer, ...], thing: object) -> None:
    you = state.investigators[seat]
    for index, (name, power) in enumerate(offers):
        if you is None or state.find_in_play(name) is None:
            continue
        if power.ability.place == "clue" and (not isinstance(thing, str) or thing not in you.clues):
            continue
        if can_pay(state, offer_frame(seat, name, thing), power.pay):
            accept = Option("accept", Phrase("eldritch-option-text", {"text": f"{power.path}/pay"}))
            ask(state, seat, "contribute", (accept, NO), contributed, offers[index:], thing, source=name)
            return


def offer_frame(seat: int, name: str, thing: object) -> Frame:
    return Frame(seat, name, in_play=name, it=thing if isinstance(thing, Card) else None)


def contributed(state: Board, answers: Answers, offers: tuple[Offer, ...], thing: object) -> None:
    name, power = offers[0]
    [(seat, option)] = answers.items()
    if declined(option):
        may_place(state, seat, offers[1:], thing)
        return
    if state.reached is not None:
        state.reached |= {power.path, *(node.path for node in power.pay)}
    if power.ability.place == "clue":
        put_clue(state, seat, name, str(thing))
    else:
        state.agenda.append((put, (seat, name, power, thing)))
        resolve(state, power.pay, offer_frame(seat, name, thing))


def put_clue(state: Board, seat: int, name: str, token: str) -> None:
    """The very Clue that the research has brought is the one spent."""
    you, card = state.investigators[seat], state.find_in_play(name)
    assert you is not None
    assert card is not None
    you.clues.remove(token)
    card.clues.append(token)
    state.tell(events.CluePlaced(seat, name))


def put(state: Board, seat: int, name: str, power: Power[When], thing: object) -> None:
    card = state.find_in_play(name)
    if card is None:
        return
    place = power.ability.place
    if place == "token":
        card.tokens += 1
        state.tell(events.TokensPlaced(name, 1))
    elif place == "gate" and isinstance(thing, Gate):
        state.discards.gates.remove(thing)
        card.gates.append(thing)
        state.tell(events.GatePlaced(seat, name))
    elif place == "monster" and isinstance(thing, MonsterKind) and thing in (*state.aside, *state.cup):
        (state.aside if thing in state.aside else state.cup).remove(thing)
        card.monsters.append(thing)
        state.tell(events.MonsterPlaced(seat, name, thing.id))
        check_rumors(state)


def gate_closed(state: Board, seat: int, gate: Gate) -> None:
    """A gate has been closed in an Other World encounter."""
    state.discards.gates.append(gate)
    matches = gate.omen == state.omen_color
    offers = [(name, power) for name, power in waiting(state, "gate_closed") if matches or not power.ability.matching]
    offer(state, seat, offers, gate)
    you = state.investigators[seat]
    if you is not None:  # what it brings comes first: it may help to pay
        for power, card in state.powers(you, OnClose):
            resolve(state, power.text, Frame(seat, power.owner, card=card))


def monster_defeated(state: Board, slayer: int, kind: MonsterKind) -> None:
    """The active investigator may put it onto a card; where a place is named, who is there and has defeated it."""
    who = state.investigators[slayer] if slayer != NOBODY else None
    here = ("",) if who is None else ("", who.space)
    offers = [(name, power) for name, power in waiting(state, "monster_defeated") if power.ability.at in here]
    if slayer == state.active:
        offer(state, slayer, offers, kind)
    else:
        offer(state, slayer, [(name, power) for name, power in offers if power.ability.at], kind)
        if state.active != NOBODY:
            offer(state, state.active, [(name, power) for name, power in offers if not power.ability.at], kind)


def researched(state: Board, seat: int, gained: tuple[str, ...]) -> None:
    """A Research encounter is over."""
    if gained:
        offer(state, seat, waiting(state, "researched"), gained[0])


def spell_cast(state: Board, seat: int, spell: Card) -> None:
    """A Lore test has been passed for a Spell, and the Spell is done."""
    offer(state, seat, waiting(state, "lore_by_spell"), spell)


# -- solving ---------------------------------------------------------------------------------------------------


def is_solved(state: Board, card: InPlay, by: SolvedBy) -> bool:
    frame = Frame(LEAD, card.card.id, in_play=card.card.id)
    toughness = sum(state.toughness_of(kind) for kind in card.monsters)
    lying = {"tokens": card.tokens, "clues": len(card.clues), "gates": len(card.gates), "toughness": toughness}
    if by.epic:
        return card.slain
    wanted = {name: getattr(by, name) for name in lying if getattr(by, name)}
    return bool(wanted) and all(lying[name] >= amount(state, value, frame) for name, value in wanted.items())


def epic_defeated(state: Board, kind: MonsterKind) -> None:
    """The card that waits for it is solved; of the Final Mystery, the game is won."""
    final = state.ancient.data.final
    if state.awake and final is not None and final.solved_by.epic == kind.id:
        state.final_solved = True
        win_if_all_is_solved(state)
        return
    mystery = state.mystery
    if mystery is not None and mystery.card.solved_by is not None and mystery.card.solved_by.epic == kind.id:
        mystery.slain = True
    for card in state.ongoing:
        if card.card.solved_by is not None and card.card.solved_by.epic == kind.id:
            card.slain = True
    check_rumors(state)


def check_rumors(state: Board) -> None:
    for card in list(state.ongoing):
        if card.card.solved_by is not None and is_solved(state, card, card.card.solved_by):
            solve_rumor_card(state, card.card.id)


def solve_rumor_card(state: Board, name: str) -> None:
    if any(card.card.id == name for card in state.ongoing):
        discard_ongoing(state, name, told=True)
        state.tell(events.RumorSolved(name))


def discard_ongoing(state: Board, name: str, told: bool = False) -> None:
    """A Mythos card leaves play, with what lies on it and what it has put onto the board."""
    card = next((card for card in state.ongoing if card.card.id == name), None)
    if card is None:
        return
    state.ongoing.remove(card)
    assert isinstance(card.card, Mythos)
    state.discards.mythos.append(card.card)
    clear(state, card)
    if card.card.solved_by is not None and card.card.solved_by.epic:
        for monster in state.on_board():
            if monster.kind.id == card.card.solved_by.epic:
                del state.monsters[monster.number]
    if not told:
        state.tell(events.OngoingDiscarded(name))


def clear(state: Board, card: InPlay, keep_tokens: bool = False, remove_gates: bool = False) -> None:
    """What lies on a card, or was placed by it, is discarded."""
    state.discards.clues += card.clues
    (state.removed if remove_gates else state.discards.gates).extend(card.gates)
    for kind in card.monsters:
        state.return_monster(kind)
    if not keep_tokens:
        for space in card.placed:
            remove_token(state, space)


def remove_token(state: Board, space: str) -> None:
    if state.tokens.get(space):
        state.tokens[space] -= 1
        if not state.tokens[space]:
            del state.tokens[space]


def mystery_is_solved(state: Board) -> bool:
    card = state.mystery
    return card is not None and card.card.solved_by is not None and is_solved(state, card, card.card.solved_by)


def check_mystery(state: Board) -> None:
    """At the end of the Mythos Phase: whether the active Mystery is solved."""
    card = state.mystery
    if card is None or not mystery_is_solved(state):
        return
    mystery = card.card
    assert isinstance(mystery, Mystery)
    clear(state, card, mystery.data.keeps_tokens, mystery.data.removes_gates)
    state.solved.append(mystery)
    state.mystery = None
    state.tell(events.MysterySolved(mystery.id))
    if len(state.solved) < state.ancient.data.mysteries:
        draw_mystery(state)
    elif not state.awake:
        finish(state, True, "mysteries")
    else:
        win_if_all_is_solved(state)
        begin_final_mystery(state)


def draw_mystery(state: Board) -> None:
    deck = state.decks.mysteries
    if not deck:
        return
    card = deck.pop()
    state.mystery = InPlay(card, clues=[], gates=[], monsters=[], placed=[])
    state.tell(events.MysteryDrawn(card.id))
    resolve(state, card.enters, Frame(LEAD, card.id, in_play=card.id))


def begin_final_mystery(state: Board) -> None:
    """Awake, and all other Mysteries solved that are needed."""
    final = state.ancient.data.final
    if state.awake and not state.final and final is not None and len(state.solved) >= state.ancient.data.mysteries:
        state.final = True
        state.tell(events.FinalMysteryBegan(state.ancient.id))
        resolve(state, state.ancient.begins, Frame(LEAD, state.ancient.id))


def check_final_mystery(state: Board) -> None:
    """Eldritch tokens on the sheet, where the Final Mystery asks for them."""
    final = state.ancient.data.final
    if state.awake and final is not None and final.solved_by.tokens:
        needed = amount(state, final.solved_by.tokens, Frame(LEAD, state.ancient.id))
        if state.sheet_tokens >= needed:
            state.final_solved = True
            win_if_all_is_solved(state)


def win_if_all_is_solved(state: Board) -> None:
    """The Final Mystery, and as many others as are needed."""
    if state.final_solved and len(state.solved) >= state.ancient.data.mysteries:
        finish(state, True, "final")


@does(do.UnsolveMystery)
def unsolve_mystery(state: Board, node: Node[do.UnsolveMystery], frame: Frame) -> None:
    if not state.solved:
        return
    if node.effect.random:
        put_back(state, state.solved[state.dice.below(MYTHOS_DECK, len(state.solved))].id)
    else:
        options = tuple([Option(m.id, Phrase("eldritch-option-mystery", {"mystery": m.id})) for m in state.solved])
        ask(state, state.seat_of(frame), "unsolve", options, unsolved)


def unsolved(state: Board, answers: Answers) -> None:
    put_back(state, answer(answers).id)


def put_back(state: Board, name: str) -> None:
    """A solved Mystery is shuffled into its deck and counts no more."""
    mystery = next(mystery for mystery in state.solved if mystery.id == name)
    state.solved.remove(mystery)
    state.decks.mysteries.append(mystery)
    state.dice.shuffle(MYTHOS_DECK, state.decks.mysteries)
    state.tell(events.MysteryUnsolved(name))
    if state.mystery is None:
        draw_mystery(state)


# -- as effects of texts ---------------------------------------------------------------------------------------


@would_do(do.SolveRumor)
def finds_rumor(state: Board, node: Node[do.SolveRumor], frame: Frame, you: Investigator) -> bool:
    return not node.effect.one or any(card.rumor for card in state.ongoing)


@does(do.SolveRumor)
def solve_rumor(state: Board, node: Node[do.SolveRumor], frame: Frame) -> None:
    if not node.effect.one:
        solve_rumor_card(state, frame.in_play)
        return
    rumors = [card.card.id for card in state.ongoing if isinstance(card.card, Mythos) and card.card.rumor]
    if rumors:
        options = tuple([Option(name, Phrase("eldritch-option-mythos", {"mythos": name})) for name in rumors])
        ask(state, state.seat_of(frame), "rumor", options, rumor_chosen)


def rumor_chosen(state: Board, answers: Answers) -> None:
    solve_rumor_card(state, answer(answers).id)
