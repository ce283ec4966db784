"""Improving skills."""

from __future__ import annotations

from gaslamp.core.agenda import Answers
from gaslamp.core.decisions import Option, Phrase
from gaslamp.eldritch.box import effects as do
from gaslamp.eldritch.box.abilities import ImproveAgain
from gaslamp.eldritch.box.components import SKILLS
from gaslamp.eldritch.box.texts import Node
from gaslamp.eldritch.resolving.resolve import ENOUGH, NO, ask, declined, does
from gaslamp.eldritch.rules.skill_tests import INDEX
from gaslamp.eldritch.table import events
from gaslamp.eldritch.table.frames import Frame
from gaslamp.eldritch.table.pieces import Investigator
from gaslamp.eldritch.table.state import Board


@does(do.Reassign)
def reassign(state: Board, node: Node[do.Reassign], frame: Frame) -> None:
    """Improvements are given up one by one; then as many skills are improved."""
    go_on_reassigning(state, state.seat_of(frame), 0)


def go_on_reassigning(state: Board, seat: int, spent: int) -> None:
    you = state.investigators[seat]
    if you is None:
        return
    options = [option for index, option in enumerate(state.box.skills.values()) if you.improvements[index]]
    if options:
        ask(state, seat, "reassign", (*options, ENOUGH), reassigned, spent)
    else:
        improve_anew(state, seat, spent)


def reassigned(state: Board, answers: Answers, spent: int) -> None:
    [(seat, option)] = answers.items()
    you = state.playing(seat)
    if declined(option):
        improve_anew(state, seat, spent)
    else:
        you.improvements[INDEX[option.id]] -= 1
        state.tell(events.ImprovementsSpent(seat, 1))
        state.agenda.append((go_on_reassigning, (seat, spent + 1)))


def improve_anew(state: Board, seat: int, left: int) -> None:
    you = state.investigators[seat]
    if you is not None and left > 0:
        state.agenda.append((improve_anew, (seat, left - 1)))
        choose_improvement(state, you)


MAX_IMPROVEMENT = 2


@does(do.Improve)
def improve(state: Board, node: Node[do.Improve], frame: Frame) -> None:
    you = state.actor(frame)
    if node.effect.skill == "any":
        choose_improvement(state, you)
    else:
        improve_skill(state, you, SKILLS.index(node.effect.skill))


def choose_improvement(state: Board, you: Investigator) -> None:
    skills = [state.box.skills[s] for i, s in enumerate(SKILLS) if you.improvements[i] < MAX_IMPROVEMENT]
    if skills:
        ask(state, you.seat, "improve", tuple(skills), improvement_chosen)


def improvement_chosen(state: Board, answers: Answers) -> None:
    [(seat, option)] = answers.items()
    you = state.playing(seat)
    improve_skill(state, you, INDEX[option.id])


def improve_skill(state: Board, you: Investigator, skill: int, again: bool = True) -> None:
    if you.improvements[skill] >= MAX_IMPROVEMENT:
        return
    you.improvements[skill] += 1
    state.tell(events.SkillImproved(you.seat, SKILLS[skill], you.sheet.skills[skill] + you.improvements[skill]))
    if again and you.improvements[skill] < MAX_IMPROVEMENT and state.powers(you, ImproveAgain):
        more = Option("accept", Phrase("eldritch-option-improve-again", {"skill": SKILLS[skill]}))
        ask(state, you.seat, "improve_again", (more, NO), improved_again, skill)


def improved_again(state: Board, answers: Answers, skill: int) -> None:
    [(seat, option)] = answers.items()
    you = state.investigators[seat]
    if not declined(option) and you is not None:
        improve_skill(state, you, skill, again=False)
