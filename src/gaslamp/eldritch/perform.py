"""How texts are resolved: effects wait on the agenda, and a frame tells each of them what it is about.

``resolve`` begins a text in a frame of its own; ``go_on`` continues the one being resolved. As the agenda is a
stack, so are the frames: the last is always that of the effect which happens now. Effects of an investigator who
has been defeated are skipped, which ends their action or encounter.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from gaslamp.core.agenda import Answers
from gaslamp.core.decisions import PASS, Decision, Option, Phrase
from gaslamp.eldritch import effects as do
from gaslamp.eldritch import events
from gaslamp.eldritch.amounts import amount, holds
from gaslamp.eldritch.box import Lines, Node
from gaslamp.eldritch.state import DICE, NOBODY, Board, Frame

Executor = Callable[[Board, Node, Frame], None]
DO: dict[type, Executor] = {}


def does(kind: type) -> Callable[[Executor], Executor]:
    """This function executes effects of that kind."""

    def register(function: Executor) -> Executor:
        DO[kind] = function
        return function

    return register


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
    if you is None:
        if frame.seat >= 0 or kind not in IMPERSONAL:
            return
    elif frame.action and you.stopped:
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
    """Let these happen, in the order that somebody likes."""
    waiting = [thing for thing in things if queue.waits(state, *thing)]
    options = queue.options(state, waiting) if len(waiting) > 1 else ()
    if options:
        ask(state, seat, kind, (*options, IN_THIS_ORDER), next_chosen, kind, queue, tuple(waiting))
    else:
        happen(state, queue, waiting)


def happen(state: Board, queue: Queue, things: Sequence[tuple[Any, ...]]) -> None:
    for thing in reversed(things):
        state.agenda.append((happen_now, (queue, thing)))


def happen_now(state: Board, queue: Queue, thing: tuple[Any, ...]) -> None:
    if queue.waits(state, *thing):
        queue.step(state, *thing)


def next_chosen(state: Board, answers: Answers, kind: str, queue: Queue, things: tuple[tuple[Any, ...], ...]) -> None:
    for seat, option in answers.items():
        if option is IN_THIS_ORDER:
            happen(state, queue, things)
            return
        names = [choice.id for choice in queue.options(state, things)]
        chosen = things[names.index(option.id)]
        left = tuple(thing for thing in things if thing is not chosen)
        state.agenda.append((one_by_one, (seat, kind, queue, left)))
        happen(state, queue, (chosen,))


# -- how a text goes on --------------------------------------------------------------------------------


@does(do.May)
def may(state: Board, node: Node, frame: Frame) -> None:
    from gaslamp.eldritch.prices import can_matter, can_pay

    if not can_pay(state, frame, node.texts["pay"]) or not can_matter(state, frame, node):
        branch(state, node, "else")
    else:
        ask(state, state.seat_of(frame), "may", node.options, may_answered, node, source=frame.source)


def may_answered(state: Board, answers: Answers, node: Node) -> None:
    if answer(answers) is PASS:
        branch(state, node, "else")
    else:
        branch(state, node, "then")
        branch(state, node, "pay")


@does(do.Unless)
def unless(state: Board, node: Node, frame: Frame) -> None:
    from gaslamp.eldritch.prices import can_pay

    if can_pay(state, frame, node.texts["pay"]):
        ask(state, state.seat_of(frame), "unless", node.options, unless_answered, node, source=frame.source)
    else:
        branch(state, node, "suffer")


def unless_answered(state: Board, answers: Answers, node: Node) -> None:
    branch(state, node, "suffer" if answer(answers).id == "pass" else "pay")


@does(do.Choose)
def choose(state: Board, node: Node, frame: Frame) -> None:
    ask(state, state.seat_of(frame), "choose", node.options, chosen, node, source=frame.source)


def chosen(state: Board, answers: Answers, node: Node) -> None:
    branch(state, node, f"of/{int(answer(answers).id) - 1}")


@does(do.If)
def if_so(state: Board, node: Node, frame: Frame) -> None:
    branch(state, node, "then" if holds(state, node.effect.check, frame) else "else")


@does(do.Roll)
def roll(state: Board, node: Node, frame: Frame) -> None:
    face = 1 if frame.ones else roll_die(state)
    state.tell(events.DieRolled(state.seat_of(frame), face, cause=node.path))
    for faces in node.effect.faces:
        low, _, high = faces.partition("-")
        top = state.reference.players if high == "players" else int(high or low)
        if int(low) <= face <= top:
            branch(state, node, f"faces/{faces}")
            return


def roll_die(state: Board) -> int:
    """A face from 1 to 6, as chance or the scenario has it."""
    dictated = state.dice.scripted()
    return state.dice.below(DICE, 6) + 1 if dictated is None else int(dictated)


# -- who resolves it -----------------------------------------------------------------------------------


def meant(state: Board, who: str, frame: Frame) -> list[int]:
    """The seats that ``each`` or ``one`` may mean, from the Lead on."""
    you = state.you(frame)
    monster = state.monsters.get(frame.monster)
    present = state.present()
    if who == "chosen":
        return [frame.chosen] if frame.chosen != NOBODY and state.investigators[frame.chosen] is not None else []
    if who == "lead":
        return [state.lead] if state.investigators[state.lead] is not None else []
    if who in ("everyone", "anyone"):
        found = present
    elif who == "another":
        found = [i for i in present if i is not you]
    elif who in ("here", "others_here"):
        found = [i for i in present if you is not None and i.space == you.space and (who == "here" or i is not you)]
    elif monster is None:
        found = []
    elif who == "on_it":
        found = [i for i in present if i.space == monster.space]
    else:
        distance = state.box.distance[monster.space]
        if who == "near_it":
            found = [i for i in present if distance[i.space] <= 1]
        else:  # the nearest
            least = min((distance[i.space] for i in present), default=0)
            found = [i for i in present if distance[i.space] == least]
    return [investigator.seat for investigator in found]


@does(do.Each)
def each(state: Board, node: Node, frame: Frame) -> None:
    effect = node.effect
    seats = meant(state, effect.who, frame)
    for seat in reversed(seats):
        if all(holds(state, check, frame.of(seat)) for check in effect.where):
            state.agenda.append((for_one, (node, seat)))


def for_one(state: Board, node: Node, seat: int) -> None:
    """One investigator resolves a text that is about several."""
    frame = state.frames[-1].of(seat)
    if state.reached is not None:
        state.reached.add(f"{node.path}/text")
    if state.investigators[seat] is not None and all(holds(state, check, frame) for check in node.effect.where):
        resolve(state, node.texts["text"], frame)


@does(do.One)
def one(state: Board, node: Node, frame: Frame) -> None:
    effect = node.effect
    seats = [
        seat
        for seat in meant(state, effect.who, frame)
        if all(holds(state, check, frame.of(seat)) for check in effect.where)
    ]
    if effect.who == "another":  # who cannot be asked to act cannot be chosen to
        seats = [seat for seat in seats if may_be_meant(state, node, seat)]
    if seats:
        decider = state.lead if effect.who in ("nearest", "on_it") else state.seat_of(frame)
        ask(state, decider, "investigator", state.seat_options(seats), one_chosen, node, source=frame.source)


def may_be_meant(state: Board, node: Node, seat: int) -> bool:
    investigator = state.investigators[seat]
    wants_action = any(type(inner.effect) is do.ActAgain for inner in node.texts["text"])
    return investigator is not None and not (wants_action and investigator.delayed)


def one_chosen(state: Board, answers: Answers, node: Node) -> None:
    frame = state.frames[-1]
    frame.chosen = int(answer(answers).id.removeprefix("seat:"))
    for_one(state, node, frame.chosen)


@does(do.PassBox)
def pass_box(state: Board, node: Node, frame: Frame) -> None:
    assert frame.encounter is not None
    go_on(state, frame.encounter.texts["pass"])


@does(do.FailBox)
def fail_box(state: Board, node: Node, frame: Frame) -> None:
    assert frame.encounter is not None
    go_on(state, frame.encounter.texts["fail"])


@does(do.Skip)
def skip(state: Board, node: Node, frame: Frame) -> None:
    if node.effect.what == "encounter":
        state.skip_encounter = True
    else:
        state.fights[-1].no_strength = True


@does(do.Test)
def test(state: Board, node: Node, frame: Frame) -> None:
    from gaslamp.eldritch.skilltests import begin_test

    effect = node.effect
    investigator = state.you(frame)
    assert investigator is not None
    need = amount(state, effect.need, frame)
    extra = amount(state, effect.more, frame) - amount(state, effect.fewer, frame)
    state.agenda.append((tested, (node, need)))
    begin_test(
        state,
        investigator,
        effect.skill,
        effect.mod,
        need=need,
        enough=99 if counts_result(node, frame) else need,
        extra=extra,
        boost=effect.boost,
        path=node.path,
    )


def counts_result(node: Node, frame: Frame) -> bool:
    """Whether more successes than are needed make a difference: what follows uses the result."""
    if "spell" in frame.during:
        return True
    return any(
        getattr(inner.effect, "amount", 0) == "result" or getattr(inner.effect, "most_value", 0) == "result"
        for text in node.texts.values()
        for first in text
        for inner in first.walk()
    )


def tested(state: Board, node: Node, need: int) -> None:
    frame = state.frames[-1]
    passed = frame.result >= need
    if passed and node.effect.skill == "lore" and frame.card is not None and frame.card.kind.sort == "spell":
        frame.passed_lore = True
    if state.you(frame) is not None:
        branch(state, node, "pass" if passed else "fail")
