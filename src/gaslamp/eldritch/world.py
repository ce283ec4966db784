"""The board itself: Doom and the Omen, gates, Clues, Eldritch tokens, and finding places on the map."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from gaslamp.core.agenda import Answers
from gaslamp.eldritch import effects as do
from gaslamp.eldritch import events
from gaslamp.eldritch.abilities import InsteadOfDoom, OnOmen
from gaslamp.eldritch.amounts import amount, expedition, fixed_place
from gaslamp.eldritch.box import Node
from gaslamp.eldritch.cards import Gate
from gaslamp.eldritch.ending import finish
from gaslamp.eldritch.perform import answer, ask, does, resolve
from gaslamp.eldritch.state import CLUES, ENCOUNTERS, GATES, LEAD, Board, Frame

# -- places ----------------------------------------------------------------------------------------------


def nearest(state: Board, start: str, spaces: Sequence[str]) -> list[str]:
    """Those of the spaces that are nearest; several if they are equally near."""
    distance = state.box.distance[start]
    least = min((distance[space] for space in spaces), default=0)
    return [space for space in spaces if distance[space] == least]


def candidates(state: Board, place: str, frame: Frame, start: str = "") -> list[str]:
    """The spaces that a place may mean; ``start`` is what the nearest is nearest to, if not to you."""
    you = state.you(frame)
    if place == "choice":
        return [space for space in state.box.spaces if space != start]
    start = start or (you.space if you is not None else "")
    if place == "clue_or_gate":
        return list(dict.fromkeys([*state.clues.values(), *(gate.space for gate in state.gates)]))
    if place.startswith("nearest_"):
        what = place.removeprefix("nearest_")
        if what == "gate":
            spaces = [gate.space for gate in state.gates]
        elif what == "clue":
            spaces = list(dict.fromkeys(state.clues.values()))
        elif what == "investigator":
            spaces = list(dict.fromkeys(investigator.space for investigator in state.present()))
        else:
            spaces = list(state.box.of_type[what])
        return nearest(state, start, spaces) if start else []
    found = fixed_place(state, place, frame)
    return [found] if found else []


def at_place(state: Board, place: str, frame: Frame, then: Callable[..., None], *args: Any, start: str = "") -> None:
    """Find the one space that is meant, by chance or by asking, and go on there: ``then(state, space, *args)``."""
    if place == "random":
        token = draw_clue(state)
        if token is not None:
            state.discards["clues"].append(token)
            state.tell(events.RandomSpace(token))
            state.agenda.append((then, (token, *args)))
            return
        place = "choice"  # with no Clue left the Lead chooses
    spaces = candidates(state, place, frame, start)
    if len(spaces) == 1:
        state.agenda.append((then, (spaces[0], *args)))
    elif spaces:
        ask(state, state.seat_of(frame), "space", state.space_options(spaces), place_found, then, *args,
            source=frame.source)  # fmt: skip


def at_place_now(state: Board, place: str, then: Callable[..., None], *args: Any) -> None:
    """The same, for the text that is being resolved: several of these wait on the agenda, one after another."""
    at_place(state, place, state.frames[-1], then, *args)


def place_found(state: Board, answers: Answers, then: Callable[..., None], *args: Any) -> None:
    then(state, answer(answers).id, *args)


# -- Doom and the Omen -----------------------------------------------------------------------------------


def advance_doom(state: Board, number: int, gate: str = "") -> None:
    """Doom advances so often; ``gate`` if a gate is the cause."""
    for _ in range(number):
        state.agenda.append((doom_advances, (gate,)))


def doom_advances(state: Board, gate: str) -> None:
    if not state.awake:
        state.doom -= 1
        state.tell(events.DoomAdvanced(state.doom))
        if state.doom <= 0:
            awaken(state)
        return
    for power in state.side.get(InsteadOfDoom):
        text = power.texts.get("gate", power.text) if gate else power.text
        resolve(state, text, Frame(LEAD, state.ancient.id, gate=gate))


def awaken(state: Board) -> None:
    """The sheet is turned over; its back replaces the front."""
    from gaslamp.eldritch.mysteries import begin_final_mystery

    state.awake = True
    state.side = state.ancient.back
    state.tell(events.AncientOneAwoke(state.ancient.id))
    state.agenda.append((begin_final_mystery, ()))
    resolve(state, state.ancient.awakens, Frame(LEAD, state.ancient.id))


@does(do.AdvanceDoom)
def effect_advances_doom(state: Board, node: Node, frame: Frame) -> None:
    advance_doom(state, amount(state, node.effect.amount, frame))


@does(do.RetreatDoom)
def retreat_doom(state: Board, node: Node, frame: Frame) -> None:
    doom_retreats(state, amount(state, node.effect.amount, frame))


def doom_retreats(state: Board, number: int) -> None:
    """Not past the end of the track, and not once the Ancient One is awake."""
    if not state.awake and number and state.doom < state.box.data.doom_track:
        state.doom = min(state.box.data.doom_track, state.doom + number)
        state.tell(events.DoomRetreated(state.doom))


@does(do.EmptyDoom)
def empty_doom(state: Board, node: Node, frame: Frame) -> None:
    if not state.awake:
        advance_doom(state, state.doom)


@does(do.AdvanceOmen)
def effect_advances_omen(state: Board, node: Node, frame: Frame) -> None:
    advance_omen(state)


def advance_omen(state: Board) -> None:
    """One space clockwise; then Doom, for every gate of that omen."""
    state.omen = (state.omen + 1) % len(state.box.data.omens)
    color = state.omen_color
    state.tell(events.OmenMoved(color))
    for power in state.side.get(OnOmen):
        if power.ability.color == color:
            advance_doom(state, state.omen_tokens)
    for gate in reversed(state.gates):
        if gate.omen == color:
            advance_doom(state, 1, gate.space)


@does(do.TurnBackOmen)
def turn_back_omen(state: Board, node: Node, frame: Frame) -> None:
    state.omen = (state.omen - 1) % len(state.box.data.omens)
    state.tell(events.OmenMoved(state.omen_color))


@does(do.SetOmen)
def set_omen(state: Board, node: Node, frame: Frame) -> None:
    ask(state, state.seat_of(frame), "omen", state.box.omens, omen_set)


def omen_set(state: Board, answers: Answers) -> None:
    state.omen = int(answer(answers).id.removeprefix("omen:"))
    state.tell(events.OmenMoved(state.omen_color))


@does(do.LoseGame)
def lose_game(state: Board, node: Node, frame: Frame) -> None:
    finish(state, False, "awakened" if frame.source == state.ancient.id else "card")


# -- gates -----------------------------------------------------------------------------------------------


def draw_gate(state: Board) -> Gate | None:
    gate: Gate | None = state.draw("gates", GATES)
    return gate


def spawn_gate(state: Board) -> None:
    """A gate, and a monster with it. When none is left Doom advances instead."""
    from gaslamp.eldritch.monsters import spawn_from_cup

    gate = draw_gate(state)
    if gate is None:
        state.tell(events.NoGatesLeft())
        advance_doom(state, 1)
        return
    state.gates.append(gate)
    state.tell(events.GateOpened(gate.space, gate.omen))
    spawn_from_cup(state, gate.space)


def spawn_gates(state: Board, number: int) -> None:
    for _ in range(number):
        state.agenda.append((spawn_gate, ()))


@does(do.SpawnGates)
def effect_spawns_gates(state: Board, node: Node, frame: Frame) -> None:
    spawn_gates(state, amount(state, node.effect.amount, frame))


def remove_gate(state: Board, space: str) -> Gate | None:
    gate = state.gate_at(space)
    if gate is not None:
        state.gates.remove(gate)
    return gate


@does(do.CloseGate)
def close_gate(state: Board, node: Node, frame: Frame) -> None:
    """Close the gate; in a rumor that stands in for one, solve that rumor."""
    from gaslamp.eldritch.mysteries import gate_closed, solve_rumor_card

    if frame.solves:
        solve_rumor_card(state, frame.solves)
    elif not state.forbidden("close"):
        gate = remove_gate(state, frame.gate)
        if gate is not None:
            state.tell(events.GateClosed(state.seat_of(frame), gate.space, cause=node.path))
            gate_closed(state, state.seat_of(frame), gate)


@does(do.DiscardGates)
def discard_gates(state: Board, node: Node, frame: Frame) -> None:
    if node.effect.which == "matching":
        spaces = [gate.space for gate in state.gates if gate.omen == state.omen_color]
        for space in spaces:
            gate_discarded(state, space)
    elif state.gates:
        options = state.space_options([gate.space for gate in state.gates])
        ask(state, state.seat_of(frame), "gate", options, gate_picked, source=frame.source)


def gate_picked(state: Board, answers: Answers) -> None:
    gate_discarded(state, answer(answers).id)


def gate_discarded(state: Board, space: str) -> None:
    gate = remove_gate(state, space)
    if gate is not None:
        frame = state.frames[-1]
        frame.gates_discarded += 1
        frame.gate_matched = gate.omen == state.omen_color
        state.discards["gates"].append(gate)
        state.tell(events.GateDiscarded(space))


@does(do.SortGates)
def sort_gates(state: Board, node: Node, frame: Frame) -> None:
    """Only who looks at the two gates knows which they are."""
    stack = state.decks["gates"]
    seat = state.seat_of(frame)
    if len(stack) < 2:  # the discarded ones make the rest of the stack
        discarded = state.discards["gates"]
        state.dice.shuffle(GATES, discarded)
        stack[:0] = discarded
        discarded.clear()
    top = stack[-2:][::-1]
    if not top:
        return
    for gate in top:
        state.tell(events.GateSeen(seat, gate.space, seen_by=(seat,)))
    if len(top) == 2:
        options = state.space_options([gate.space for gate in top])
        ask(state, seat, "gate_on_top", options, gates_sorted)


def gates_sorted(state: Board, answers: Answers) -> None:
    stack = state.decks["gates"]
    for seat, option in answers.items():
        first, second = stack.pop(), stack.pop()
        top, bottom = (first, second) if first.space == option.id else (second, first)
        stack.append(top)
        stack.insert(0, bottom)
        state.known_gates = {seat: (bottom.space, top.space)}
        state.tell(events.GatesSorted(seat))


@does(do.TakeGate)
def take_gate(state: Board, node: Node, frame: Frame) -> None:
    """A gate goes onto the Ancient One sheet."""
    if node.effect.source == "stack":
        gate = draw_gate(state)
    else:
        you = state.you(frame)
        gate = remove_gate(state, frame.gate if node.effect.source == "that" else you.space if you else "")
    if gate is not None:
        state.sheet_gates.append(gate)
        state.tell(events.GateTaken(gate.space))


# -- Clues on the board ----------------------------------------------------------------------------------


def draw_clue(state: Board) -> str | None:
    token: str | None = state.draw("clues", CLUES)
    return token


def spawn_clue(state: Board, space: str = "") -> None:
    token = draw_clue(state)
    if token is None:
        state.tell(events.NoCluesLeft())
    else:
        state.clues[token] = space or token
        state.tell(events.ClueSpawned(space or token))


def spawn_clues(state: Board, number: int) -> None:
    for _ in range(number):
        spawn_clue(state)


@does(do.SpawnClues)
def effect_spawns_clues(state: Board, node: Node, frame: Frame) -> None:
    for _ in range(amount(state, node.effect.amount, frame)):
        if node.effect.at:
            state.agenda.append((at_place_now, (node.effect.at, spawn_clue)))
        else:
            spawn_clue(state)


@does(do.MoveClues)
def move_clues(state: Board, node: Node, frame: Frame) -> None:
    for token in reversed(state.clues):
        state.agenda.append((move_one_clue, (token, node.effect.to)))


def move_one_clue(state: Board, token: str, to: str) -> None:
    at_place(state, to, state.frames[-1], clue_moves, token, start=state.clues[token])


def clue_moves(state: Board, space: str, token: str) -> None:
    before = state.clues[token]
    if before != space:
        state.clues[token] = space
        state.tell(events.ClueMoved(before, space))


@does(do.MoveClue)
def move_clue(state: Board, node: Node, frame: Frame) -> None:
    if frame.clue in state.clues:
        at_place(state, node.effect.to, frame, clue_moves, frame.clue, start=state.clues[frame.clue])


@does(do.DiscardClue)
def discard_clue(state: Board, node: Node, frame: Frame) -> None:
    lose_clue(state, frame.clue)


def lose_clue(state: Board, token: str) -> None:
    space = state.clues.pop(token, None)
    if space is not None:
        state.discards["clues"].append(token)
        state.tell(events.ClueDiscarded(space))


@does(do.DiscardBoardClues)
def discard_board_clues(state: Board, node: Node, frame: Frame) -> None:
    space = fixed_place(state, node.effect.at, frame) if node.effect.at else ""
    tokens = [token for token, where in state.clues.items() if not node.effect.at or where == space]
    for token in tokens[: amount(state, node.effect.amount, frame)]:
        lose_clue(state, token)


# -- Eldritch tokens -------------------------------------------------------------------------------------


@does(do.PlaceTokens)
def place_tokens(state: Board, node: Node, frame: Frame) -> None:
    from gaslamp.eldritch.mysteries import check_final_mystery

    effect = node.effect
    number = amount(state, effect.amount, frame)
    if effect.to == "mystery":
        if state.mystery is not None:
            state.mystery.tokens += number
            state.tell(events.TokensPlaced(state.mystery.card.id, number))
    elif effect.to == "sheet":
        state.sheet_tokens += number
        state.tell(events.TokensPlaced(state.ancient.id, number))
        check_final_mystery(state)
    elif effect.to == "omen":
        state.omen_tokens += number
        state.tell(events.TokensPlaced("omen", number))
    else:
        for _ in range(number):
            state.agenda.append((token_wanted, (effect.at, effect.where_none)))


def token_wanted(state: Board, place: str, where_none: bool) -> None:
    """Where a token is to go; with ``where_none``, to the nearest of those spaces that have none."""
    frame = state.frames[-1]
    if where_none and place.startswith("nearest_"):
        you = state.you(frame)
        free = [s for s in state.box.of_type[place.removeprefix("nearest_")] if not state.tokens.get(s)]
        if you is None or not free:
            return
        spaces = nearest(state, you.space, free)
        ask(state, you.seat, "space", state.space_options(spaces), place_found, token_placed, frame.in_play,
            source=frame.source)  # fmt: skip
    elif not (where_none and state.tokens.get(fixed_place(state, place, frame))):
        at_place(state, place, frame, token_placed, frame.in_play)


def token_placed(state: Board, space: str, by: str) -> None:
    state.tokens[space] = state.tokens.get(space, 0) + 1
    card = state.find_in_play(by)
    if card is not None:
        card.placed.append(space)
    state.tell(events.TokenOnSpace(space))


@does(do.PlaceSanity)
def place_sanity(state: Board, node: Node, frame: Frame) -> None:
    number = amount(state, node.effect.amount, frame)
    state.sheet_sanity += number
    state.tell(events.SheetSanity(state.sheet_sanity))


@does(do.RemoveExpeditions)
def remove_expeditions(state: Board, node: Node, frame: Frame) -> None:
    """Those in the deck and among the discarded cards."""
    space = expedition(state)
    if space:
        before = len(state.removed)
        for pile in (state.decks["expedition"], state.discards["expedition"]):
            state.removed += [card for card in pile if card.world == space]
            pile[:] = [card for card in pile if card.world != space]
        state.tell(events.ExpeditionsRemoved(space, len(state.removed) - before))
        state.renew("expedition", ENCOUNTERS)


@does(do.ShuffleExpeditions)
def shuffle_expeditions(state: Board, node: Node, frame: Frame) -> None:
    from gaslamp.eldritch.encounters import shuffle_deck

    shuffle_deck(state, "expedition")
    state.tell(events.ExpeditionMoved(expedition(state)))
