"""Finding places on the map."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from gaslamp.core.agenda import Answers
from gaslamp.eldritch.resolving.measures import fixed_place
from gaslamp.eldritch.resolving.resolve import answer, ask
from gaslamp.eldritch.table import events
from gaslamp.eldritch.table.frames import Frame
from gaslamp.eldritch.table.state import Board


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


def at_place(state: Board, place: str, frame: Frame, then: Callable[..., None], *args: object, start: str = "") -> None:
    """Find the one space that is meant, by chance or by asking, and go on there: ``then(state, space, *args)``."""
    if place == "random":
        token = state.draw_clue()
        if token is not None:
            state.discards.clues.append(token)
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


def at_place_now(state: Board, place: str, then: Callable[..., None], *args: object) -> None:
    """The same, for the text that is being resolved: several of these wait on the agenda, one after another."""
    at_place(state, place, state.frames[-1], then, *args)


def place_found(state: Board, answers: Answers, then: Callable[..., None], *args: object) -> None:
    then(state, answer(answers).id, *args)
