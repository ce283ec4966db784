"""How texts are resolved: effects wait on the agenda, and a frame tells each of them what it is about.

``resolve`` begins a text in a frame of its own; ``go_on`` continues the one being resolved. As the agenda is a
stack, so are the frames: the last is always that of the effect which happens now. AnyEffect of an investigator who
has been defeated are skipped, which ends their action or encounter.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Generic, NamedTuple, TypeVar

from gaslamp.core.agenda import Answers
from gaslamp.core.decisions import PASS, Decision, Option, Phrase
from gaslamp.core.language import check_complete
from gaslamp.eldritch.box.effects import Effect
from gaslamp.eldritch.box.texts import AnyNode, Lines, Node
from gaslamp.eldritch.table.frames import LEAD, Frame
from gaslamp.eldritch.table.pieces import Investigator
from gaslamp.eldritch.table.state import DICE, Board

E = TypeVar("E", bound=Effect)
T = TypeVar("T", bound=tuple[object, ...])
Executor = Callable[[Board, Node[E], Frame], None]

# How each kind of effect is done, and where that is not always so, whether it would do anything.
DO: dict[type[Effect], Callable[..., None]] = {}
WOULD_DO: dict[type[Effect], Callable[..., bool]] = {}
CAN_PAY: dict[type[Effect], Callable[..., bool]] = {}


def does(kind: type[E]) -> Callable[[Executor[E]], Executor[E]]:
    """This function executes effects of that kind."""

    def register(function: Executor[E]) -> Executor[E]:
        DO[kind] = function
        return function

    return register


Question = Callable[[Board, Node[E], Frame, Investigator], bool]


def would_do(*kinds: type[E]) -> Callable[[Question[E]], Question[E]]:
    """This function tells whether such effects would change anything: what would not is not offered."""

    def register(function: Question[E]) -> Question[E]:
        WOULD_DO.update(dict.fromkeys(kinds, function))
        return function

    return register


def payable(kind: type[E]) -> Callable[[Question[E]], Question[E]]:
    """This function tells whether somebody can pay such an effect as a price."""

    def register(function: Question[E]) -> Question[E]:
        CAN_PAY[kind] = function
        return function

    return register


def does_something(state: Board, frame: Frame, you: Investigator, node: AnyNode) -> bool:
    """Whether an effect would change anything; of those that are not so easily told, yes."""
    asked = WOULD_DO.get(type(node.effect))
    return asked is None or asked(state, node, frame, you)


def can_pay(state: Board, frame: Frame, price: Lines) -> bool:
    """Whether a price can be paid in full: it is paid so, or not at all."""
    you = state.you(frame)
    if you is None:
        return False
    for node in price:
        asked = CAN_PAY.get(type(node.effect))
        if asked is not None and not asked(state, node, frame, you):
            return False
    return True


def check_executors(effects: Iterable[type[Effect]]) -> None:
    """Every effect of the language can be executed; otherwise the program does not even start."""
    check_complete("no function is marked @does(...) for", effects, DO)


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


def act(state: Board, node: AnyNode) -> None:
    """One effect happens, unless its investigator is gone or their action has ended."""
    frame = state.frames[-1]
    effect = node.effect
    you = state.investigators[state.lead if frame.seat < 0 else frame.seat]
    if you is None and (frame.seat >= 0 or not effect.impersonal):
        return
    if frame.acting >= 0:
        actor = state.investigators[frame.acting]
        if actor is not None and actor.stopped:
            return
    if state.reached is not None:
        state.reached.add(node.path)
    DO[type(effect)](state, node, frame)


def branch(state: Board, node: AnyNode, name: str) -> None:
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
    *args: object,
    **words: object,
) -> None:
    """Ask one player; the prompt's key is that of the kind."""
    state.ask_one(Decision(seat, kind, Phrase(f"eldritch-ask-{kind.replace('_', '-')}", words), options), then, *args)


def decline(key: str) -> Option:
    """A way to say no; its id is ``pass``, its words say what that means here."""
    return Option(PASS.id, Phrase(f"eldritch-option-{key}"))


NO, NOTHING, ENOUGH, STAY = map(decline, ("no", "nothing", "enough", "stay"))
KEEP_LEAD, NO_ENCOUNTER, END_TURN = map(decline, ("keep-lead", "no-encounter", "end-turn"))


def declined(option: Option) -> bool:
    return option.id == PASS.id


def answer(answers: Answers) -> Option:
    """The answer to a question that only one was asked."""
    for option in answers.values():
        return option
    raise AssertionError("nobody has answered")


# -- one thing after another -------------------------------------------------------------------------------


class Queue(NamedTuple, Generic[T]):
    """Things that happen at the same moment, so that somebody chooses their order."""

    step: Callable[..., None]
    waits: Callable[..., bool]  # whether a thing is still there, and has anything to do
    options: Callable[[Board, Sequence[T]], tuple[Option, ...]]  # none where the order is all the same


IN_THIS_ORDER = Option("pass", Phrase("eldritch-option-in-this-order"))


def one_by_one(state: Board, seat: int, kind: str, queue: Queue[T], things: Sequence[T]) -> None:
    """Let these happen, in the order that somebody likes; LEAD is whoever leads at the moment."""
    waiting = [thing for thing in things if queue.waits(state, *thing)]
    options = queue.options(state, waiting) if len(waiting) > 1 else ()
    if options:
        decider = state.lead if seat == LEAD else seat
        ask(state, decider, kind, (*options, IN_THIS_ORDER), next_chosen, seat, kind, queue, tuple(waiting))
    else:
        happen(state, queue, waiting)


def happen(state: Board, queue: Queue[T], things: Sequence[T]) -> None:
    for thing in reversed(things):
        state.agenda.append((happen_now, (queue, thing)))


def happen_now(state: Board, queue: Queue[T], thing: T) -> None:
    if queue.waits(state, *thing):
        queue.step(state, *thing)


def next_chosen(state: Board, answers: Answers, seat: int, kind: str, queue: Queue[T], things: tuple[T, ...]) -> None:
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
