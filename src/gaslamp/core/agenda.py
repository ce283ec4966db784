"""The engine's loop. Everything still to do, and everything waited for, is plain data in the state."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import TYPE_CHECKING, Any, Self

import msgspec

from gaslamp.core.decisions import Decision, Option, Outcome
from gaslamp.core.dice import Dice
from gaslamp.core.errors import IllegalChoice
from gaslamp.core.events import ChoiceTaken, Event

# A named function of a game's rules and its arguments: ``(end_round, ())``, ``(take_turn, (2,))``.
Entry = tuple[Callable[..., None], tuple[Any, ...]]
Answers = dict[int, Option]


class Question(msgspec.Struct, frozen=True, gc=False):
    """Decisions posed at the same moment, and the step that goes on once all are answered."""

    decisions: tuple[Decision, ...]
    then: Callable[..., None]
    args: tuple[Any, ...] = ()


def twin(value: Any, made: dict[int, Any]) -> Any:
    """The same again, sharing nothing that can change; what was one thing in two places stays one thing."""
    if isinstance(value, tuple):
        items = [twin(item, made) for item in value]
        return type(value)(*items) if hasattr(value, "_fields") else tuple(items)
    if isinstance(value, (list, dict, set)):
        same = copy(value)  # of its own kind: a Counter stays a Counter
        if isinstance(same, list):
            same[:] = [twin(item, made) for item in value]
        elif isinstance(same, dict):
            for key, item in same.items():
                same[key] = twin(item, made)
        return same
    if not isinstance(value, msgspec.Struct) or value.__struct_config__.frozen:
        return value
    if id(value) not in made:
        new = made[id(value)] = copy(value)
        for name in new.__struct_fields__:
            setattr(new, name, twin(getattr(new, name), made))
    return made[id(value)]


class State(msgspec.Struct, kw_only=True):
    """A position of any game. A game's own state adds its table to this, as plain data.

    ``agenda`` is a stack: the last entry happens next. A step that asks does so as the last thing it
    does; whatever must follow the answer is on the agenda already or in the question's ``then``.
    """

    dice: Dice
    # the version of the rules that is played: where one was mended, a match that was begun before keeps the old one
    rules: int
    log: list[Event] | None = None
    agenda: list[Entry] = []
    question: Question | None = None
    answers: Answers = {}
    outcome: Outcome | None = None

    @property
    def over(self) -> bool:
        return self.outcome is not None

    @property
    def pending(self) -> list[Decision]:
        """The decisions still unanswered; several when choices are simultaneous."""
        question, answers = self.question, self.answers
        if question is None:
            return []
        if not answers:
            return list(question.decisions)
        return [decision for decision in question.decisions if decision.seat not in answers]

    def choose(self, seat: int, choice: Option | str | int) -> Option:
        """Answer the pending decision of a seat; when it was the last one, play on."""
        question = self.question
        if question is None:
            raise IllegalChoice("core-match-is-over")
        for decision in question.decisions:
            if decision.seat == seat:
                break
        else:
            raise IllegalChoice("core-not-asked", seat=str(seat))
        answers = self.answers
        if seat in answers:
            raise IllegalChoice("core-already-chosen", seat=str(seat))
        option = choice if choice in decision.options else decision.find(choice)
        answers[decision.seat] = option
        if len(answers) == len(question.decisions):
            self.question = None
            self.answers = {}
            if question.args:
                question.then(self, answers, *question.args)
            else:
                question.then(self, answers)
            self.run()
        return option

    def change(self, seat: int, choice: Option | str | int) -> Option:
        """Choose otherwise, while others still choose."""
        question = self.question
        decisions = () if question is None or seat not in self.answers else question.decisions
        decision = next((decision for decision in decisions if decision.seat == seat), None)
        if decision is None or decision.taken_by_engine:
            raise IllegalChoice("core-nothing-to-change", seat=str(seat))
        option = decision.find(choice)
        self.answers[seat] = option
        return option

    def ask_one(self, decision: Decision, then: Callable[..., None], *args: Any) -> None:
        """Pose a single decision, unless there is only one option."""
        if len(decision.options) > 1 or decision.secret:
            self.question = Question((decision,), then, args)
            self.answers = {}
        else:
            self.ask([decision], then, *args)

    def ask(self, decisions: list[Decision], then: Callable[..., None], *args: Any) -> None:
        """Pose decisions at once. Where only one option exists the engine takes it, and says so."""
        answers: Answers = {}
        for decision in decisions:
            if decision.taken_by_engine:
                option = answers[decision.seat] = decision.options[0]
                if self.log is not None:
                    self.log.append(ChoiceTaken(decision.seat, option.id, option.label, seen_by=(decision.seat,)))
        if len(answers) == len(decisions):
            self.agenda.append((then, (answers, *args)))
        else:
            self.question = Question(tuple(decisions), then, args)
            self.answers = answers

    def run(self) -> None:
        """Do what is on the agenda until somebody must choose, nothing is left or the game is over."""
        agenda = self.agenda
        pop = agenda.pop
        while agenda and self.question is None and self.outcome is None:
            step, args = pop()
            # spelled out: a call with *args costs twice as much
            if not args:
                step(self)
            elif len(args) == 1:
                step(self, args[0])
            elif len(args) == 2:
                step(self, args[0], args[1])
            else:
                step(self, *args)
        if self.outcome is not None:
            agenda.clear()
            self.question = None

    def tell(self, event: Event) -> None:
        """Record what happened, where events are kept.

        Where events are many and games are short, a rule asks ``state.log is not None`` before it makes one.
        """
        if self.log is not None:
            self.log.append(event)

    def only(self, step: Callable[..., None], *args: Any) -> None:
        """Drop everything that was still to do, and do this."""
        self.agenda.clear()
        self.agenda.append((step, args))

    if TYPE_CHECKING:

        def __copy__(self) -> Self: ...

    def copy(self) -> Self:
        """An independent position for search: no log inside, no shared mutable parts."""
        new = self.bare_copy()
        made: dict[int, Any] = {}
        new.agenda = [(step, twin(args, made)) for step, args in self.agenda]
        if self.question is not None and self.question.args:
            new.question = msgspec.structs.replace(self.question, args=twin(self.question.args, made))
        for name in self.__struct_fields__:
            if name not in State.__struct_fields__:
                setattr(new, name, twin(getattr(self, name), made))
        return new

    def bare_copy(self) -> Self:
        """A copy that still shares what the game adds: where speed counts, a game copies that by hand."""
        new = self.__copy__()
        new.dice = self.dice.copy()
        new.agenda = self.agenda.copy()
        new.answers = self.answers.copy()
        new.log = None
        return new
