"""A match as it travels: views, decisions and events as plain data."""

from __future__ import annotations

from typing import Any

from gaslamp.core.decisions import Decision, Option
from gaslamp.core.events import Event
from gaslamp.core.match import Match
from gaslamp.protocol import DecisionInfo, OptionInfo
from gaslamp.server.connection import plain


def told_view(match: Match, seat: int | None) -> dict[str, Any]:
    """A view as it travels: what is asked has its own place in the state."""
    view = match.view(seat)
    del view["decision"]
    if match.outcome is not None:
        view["outcome"]["reason"] = plain(match.outcome.reason)
    return view


def told_decision(match: Match, seat: int) -> dict[str, Any] | None:
    """What a seat is asked, with its answer as long as it may be changed."""
    decision = open_decision(match, seat)
    chosen = match.state.answers.get(seat)
    return None if decision is None else plain(decision_info(decision, None if chosen is None else chosen.id))


def open_decision(match: Match, seat: int) -> Decision | None:
    """What a seat is asked, whether or not it has answered already."""
    question = match.state.question
    for decision in question.decisions if question is not None else ():
        if decision.seat == seat and not decision.taken_by_engine:
            return decision
    return None


def decision_info(decision: Decision, chosen: str | None = None) -> DecisionInfo:
    options, blocked = (tuple(map(option_info, some)) for some in (decision.options, decision.blocked))
    return DecisionInfo(decision.kind, decision.prompt, options, blocked, chosen)


def option_info(option: Option) -> OptionInfo:
    return OptionInfo(option.id, option.label, option.target, option.reason)


def told_event(event: Event) -> dict[str, Any]:
    """An event as it travels: who else may see it is nobody's business."""
    told: dict[str, Any] = plain(event)
    del told["seen_by"]
    if not told["cause"]:
        del told["cause"]
    return told
