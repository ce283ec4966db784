"""How a text goes on: choices, conditions, dice, tests, and whose text it is."""

from __future__ import annotations

from gaslamp.core.agenda import Answers
from gaslamp.eldritch.box import effects as do
from gaslamp.eldritch.box.texts import AnyNode, Node
from gaslamp.eldritch.resolving.measures import amount, holds
from gaslamp.eldritch.resolving.resolve import (
    answer,
    ask,
    branch,
    can_pay,
    declined,
    does,
    does_something,
    go_on,
    resolve,
    roll_die,
    would_do,
)
from gaslamp.eldritch.rules.skill_tests import begin_test
from gaslamp.eldritch.table import events
from gaslamp.eldritch.table.frames import NOBODY, Frame
from gaslamp.eldritch.table.pieces import Investigator
from gaslamp.eldritch.table.state import Board

# -- how a text goes on --------------------------------------------------------------------------------


def can_matter(state: Board, node: Node[do.May], frame: Frame) -> bool:
    """Whether what is offered would do anything: what would not is not offered."""
    you = state.you(frame)
    return (
        you is None
        or bool(node.effect.otherwise)
        or any(does_something(state, frame, you, inner) for inner in node.texts["then"])
    )


@does(do.May)
def may(state: Board, node: Node[do.May], frame: Frame) -> None:
    if not can_pay(state, frame, node.texts["pay"]) or not can_matter(state, node, frame):
        branch(state, node, "else")
    else:
        ask(state, state.seat_of(frame), "may", node.options, may_answered, node, source=frame.source)


def may_answered(state: Board, answers: Answers, node: Node[do.May]) -> None:
    if declined(answer(answers)):
        branch(state, node, "else")
    else:
        branch(state, node, "then")
        branch(state, node, "pay")


@does(do.Unless)
def unless(state: Board, node: Node[do.Unless], frame: Frame) -> None:
    if can_pay(state, frame, node.texts["pay"]):
        ask(state, state.seat_of(frame), "unless", node.options, unless_answered, node, source=frame.source)
    else:
        branch(state, node, "suffer")


def unless_answered(state: Board, answers: Answers, node: Node[do.Unless]) -> None:
    branch(state, node, "suffer" if answer(answers).id == "pass" else "pay")


@does(do.Choose)
def choose(state: Board, node: Node[do.Choose], frame: Frame) -> None:
    """Of several texts, those that would do something; if none would, any."""
    you = state.you(frame)
    alive = tuple(
        option
        for index, option in enumerate(node.options)
        if you is None or any(does_something(state, frame, you, inner) for inner in node.texts[f"of/{index}"])
    )
    ask(state, state.seat_of(frame), "choose", alive or node.options, chosen, node, source=frame.source)


def chosen(state: Board, answers: Answers, node: Node[do.Choose | do.One]) -> None:
    branch(state, node, f"of/{int(answer(answers).id) - 1}")


@does(do.If)
def if_so(state: Board, node: Node[do.If], frame: Frame) -> None:
    branch(state, node, "then" if holds(state, node.effect.check, frame) else "else")


@does(do.Roll)
def roll(state: Board, node: Node[do.Roll], frame: Frame) -> None:
    face = 1 if frame.ones else roll_die(state)
    state.tell(events.DieRolled(state.seat_of(frame), face, cause=node.path))
    for faces in node.effect.faces:
        low, _, high = faces.partition("-")
        top = state.reference.players if high == "players" else int(high or low)
        if int(low) <= face <= top:
            branch(state, node, f"faces/{faces}")
            return


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
def each(state: Board, node: Node[do.Each], frame: Frame) -> None:
    effect = node.effect
    seats = meant(state, effect.who, frame)
    for seat in reversed(seats):
        if all(holds(state, check, frame.of(seat)) for check in effect.where):
            state.agenda.append((for_one, (node, seat)))


def for_one(state: Board, node: Node[do.Each | do.One], seat: int) -> None:
    """One investigator resolves a text that is about several."""
    frame = state.frames[-1].of(seat)
    if state.reached is not None:
        state.reached.add(f"{node.path}/text")
    if state.investigators[seat] is not None and all(holds(state, check, frame) for check in node.effect.where):
        resolve(state, node.texts["text"], frame)


@would_do(do.One)
def finds_another(state: Board, node: Node[do.One], frame: Frame, you: Investigator) -> bool:
    return node.effect.who != "another" or any(not other.delayed for other in state.present() if other is not you)


@does(do.One)
def one(state: Board, node: Node[do.One], frame: Frame) -> None:
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


def may_be_meant(state: Board, node: Node[do.One], seat: int) -> bool:
    investigator = state.investigators[seat]
    wants_action = any(type(inner.effect) is do.ActAgain for inner in node.texts["text"])
    return investigator is not None and not (wants_action and investigator.delayed)


def one_chosen(state: Board, answers: Answers, node: Node[do.One]) -> None:
    frame = state.frames[-1]
    frame.chosen = int(answer(answers).id.removeprefix("seat:"))
    for_one(state, node, frame.chosen)


@does(do.PassBox)
def pass_box(state: Board, node: Node[do.PassBox], frame: Frame) -> None:
    assert frame.encounter is not None
    frame.part = "pass"
    go_on(state, frame.encounter.texts["pass"])


@does(do.FailBox)
def fail_box(state: Board, node: Node[do.FailBox], frame: Frame) -> None:
    assert frame.encounter is not None
    frame.part = "fail"
    go_on(state, frame.encounter.texts["fail"])


@does(do.Skip)
def skip(state: Board, node: Node[do.Skip], frame: Frame) -> None:
    if node.effect.what == "encounter":
        state.skip_encounter = True
    else:
        state.fights[-1].no_strength = True


@would_do(do.Test, do.Choose)
def leads_anywhere(state: Board, node: AnyNode, frame: Frame, you: Investigator) -> bool:
    return any(does_something(state, frame, you, inner) for text in node.texts.values() for inner in text)


@does(do.Test)
def test(state: Board, node: Node[do.Test], frame: Frame) -> None:
    effect = node.effect
    investigator = state.actor(frame)
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


def counts_result(node: Node[do.Test], frame: Frame) -> bool:
    """Whether more successes than are needed make a difference: what follows uses the result."""
    if "spell" in frame.during:
        return True
    return any(
        getattr(inner.effect, "amount", 0) == "result" or getattr(inner.effect, "most_value", 0) == "result"
        for text in node.texts.values()
        for first in text
        for inner in first.walk()
    )


def tested(state: Board, node: Node[do.Test], need: int) -> None:
    frame = state.frames[-1]
    passed = frame.result >= need
    if passed and node.effect.skill == "lore" and frame.card is not None and frame.card.kind.sort == "spell":
        frame.passed_lore = True
    if state.you(frame) is not None:
        branch(state, node, "pass" if passed else "fail")
