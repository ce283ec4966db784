"""How texts are resolved: effects wait on the agenda, and a frame tells each of them what it is about.

``resolve`` begins a text in a frame of its own; ``go_on`` continues the one being resolved. As the agenda is a
stack, so are the frames: the last is always that of the effect which happens now. Effects of an investigator who
has been defeated are skipped, which ends their action or encounter.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, get_args

from gaslamp.core.agenda import Answers
from gaslamp.core.decisions import PASS, Decision, Option, Phrase
from gaslamp.eldritch.box import effects as do
from gaslamp.eldritch.box.box import Lines, Node
from gaslamp.eldritch.table.frames import LEAD, Frame
from gaslamp.eldritch.table.state import DICE, Board

Executor = Callable[[Board, Node, Frame], None]
DO: dict[type, Executor] = {}


def does(kind: type) -> Callable[[Executor], Executor]:
    """This function executes effects of that kind."""

    def register(function: Executor) -> Executor:
        DO[kind] = function
        return function

    return register


def check_executors(effects: Any) -> None:
    """Every effect of the language can be executed; otherwise the program does not even start."""
    missing = sorted(kind.__name__ for kind in get_args(effects) if kind not in DO)
    if missing:
        raise NotImplementedError(f"no function is marked @does(...) for: {', '.join(missing)}")


# What happens whether or not anybody is there to lead.
IMPERSONAL = frozenset(
    (
        do.If, do.Unless, do.May, do.Roll, do.Each, do.One, do.SpawnClues, do.MoveClues, do.DiscardBoardClues,
        do.SpawnMonsters, do.SpawnEpic, do.HurtMonsters, do.HealMonsters, do.DefeatMonsters, do.DiscardMonsters,
        do.MoveMonsters, do.SpawnGates, do.DiscardGates, do.TakeGate, do.AdvanceDoom, do.RetreatDoom, do.EmptyDoom,
        do.AdvanceOmen, do.TurnBackOmen, do.PlaceTokens, do.RemoveTokens, do.PlaceWound, do.PlaceSanity,
        do.SolveRumor, do.DrawRumor, do.UnsolveMystery, do.Reckon, do.RemoveExpeditions, do.ShuffleExpeditions,
        do.ClearReserve, do.RefillReserve, do.RemoveAssets, do.RemoveDefeated, do.DiscardThis, do.LoseGame,
    )
)  # fmt: skip


def resolve(state: Board, text: Lines, frame: Frame) -> None:
    """Resolve a text by itself, before anything else that is still to do."""
    if text:
        state.agenda.append((enter, (text, frame)))


def enter(state: Board, text: Lines, frame: Frame) -> None:
    """A text begins. Its frame is copied, for what waits on the agenda is shared by copies of the position."""
    state.frames.append(frame.__copy__())
    state.agenda.append((leave, ()))
    go_on(state, text)


def go_on(state: Board, text: Lines) -> None:
    """Go on with these effects, in the text that is being resolved."""
    agenda = state.agenda
    for node in reversed(text):
        agenda.append((act, (node,)))


def leave(state: Board) -> None:
    state.frames.pop()


def act(state: Board, node: Node) -> None:
    """One effect happens, unless its investigator is gone or their action has ended."""
    frame = state.frames[-1]
    kind = type(node.effect)
    you = state.investigators[state.lead if frame.seat < 0 else frame.seat]
    if you is None and (frame.seat >= 0 or kind not in IMPERSONAL):
        return
    if frame.acting >= 0:
        actor = state.investigators[frame.acting]
        if actor is not None and actor.stopped:
            return
    if state.reached is not None:
        state.reached.add(node.path)
    DO[kind](state, node, frame)


def branch(state: Board, node: Node, name: str) -> None:
    """Go on with one of the texts inside an effect."""
    if state.reached is not None:
        state.reached.add(f"{node.path}/{name}")
    text = node.texts[name]
    if text:
        go_on(state, text)


def ask(
    state: Board,
    seat: int,
    kind: str,
    options: tuple[Option, ...],
    then: Callable[..., None],
    /,
    *args: Any,
    **words: Any,
) -> None:
    """Ask one player; the prompt's key is that of the kind."""
    state.ask_one(Decision(seat, kind, Phrase(f"eldritch-ask-{kind.replace('_', '-')}", words), options), then, *args)


def decline(key: str) -> Option:
    """A way to say no; its id is ``pass``, its words say what that means here."""
    return Option(PASS.id, Phrase(f"eldritch-option-{key}"))


NO, NOTHING, ENOUGH, STAY = map(decline, ("no", "nothing", "enough", "stay"))
KEEP_LEAD, NO_ENCOUNTER = decline("keep-lead"), decline("no-encounter")


def declined(option: Option) -> bool:
    return option.id == PASS.id


def answer(answers: Answers) -> Option:
    """The answer to a question that only one was asked."""
    for option in answers.values():
        return option
    raise AssertionError("nobody has answered")


# -- one thing after another -------------------------------------------------------------------------------


class Queue(NamedTuple):
    """Things that happen at the same moment, so that somebody chooses their order."""

    step: Callable[..., None]
    waits: Callable[..., bool]  # whether a thing is still there, and has anything to do
    options: Callable[[Board, Sequence[tuple[Any, ...]]], tuple[Option, ...]]  # none where the order is all the same


IN_THIS_ORDER = Option("pass", Phrase("eldritch-option-in-this-order"))


def one_by_one(state: Board, seat: int, kind: str, queue: Queue, things: Sequence[tuple[Any, ...]]) -> None:
    """Let these happen, in the order that somebody likes; LEAD is whoever leads at the moment."""
    waiting = [thing for thing in things if queue.waits(state, *thing)]
    options = queue.options(state, waiting) if len(waiting) > 1 else ()
    if options:
        decider = state.lead if seat == LEAD else seat
        ask(state, decider, kind, (*options, IN_THIS_ORDER), next_chosen, seat, kind, queue, tuple(waiting))
    else:
        happen(state, queue, waiting)


def happen(state: Board, queue: Queue, things: Sequence[tuple[Any, ...]]) -> None:
    for thing in reversed(things):
        state.agenda.append((happen_now, (queue, thing)))


def happen_now(state: Board, queue: Queue, thing: tuple[Any, ...]) -> None:
    if queue.waits(state, *thing):
        queue.step(state, *thing)


def next_chosen(
    state: Board, answers: Answers, seat: int, kind: str, queue: Queue, things: tuple[tuple[Any, ...], ...]
) -> None:
    option = answer(answers)
    if option is IN_THIS_ORDER:
        happen(state, queue, things)
        return
    names = [choice.id for choice in queue.options(state, things)]
    chosen = things[names.index(option.id)]
    left = tuple(thing for thing in things if thing is not chosen)
    state.agenda.append((one_by_one, (seat, kind, queue, left)))
    happen(state, queue, (chosen,))


# -- dice ----------------------------------------------------------------------------------------------------


def roll_die(state: Board) -> int:
    """A face from 1 to 6, as chance or the scenario has it."""
    dictated = state.dice.scripted()
    return state.dice.below(DICE, 6) + 1 if dictated is None else int(dictated)
