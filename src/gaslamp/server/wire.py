"""A table and its match as they travel: plain data, and for each viewer only what they may know."""

from __future__ import annotations

from typing import Any

from gaslamp.core.decisions import Decision, Option, Phrase
from gaslamp.core.errors import Mistake
from gaslamp.core.events import Event
from gaslamp.core.match import Match
from gaslamp.protocol import DecisionInfo, OptionInfo, PackInfo, TableInfo, UndoInfo
from gaslamp.server.connection import plain
from gaslamp.server.presence import Presence
from gaslamp.server.record import Record


def told_decision(match: Match, seat: int) -> dict[str, Any] | None:
    """What a seat is asked, with its answer as long as it may be changed."""
    decision, chosen = match.asked(seat), match.answer_of(seat)
    return None if decision is None else plain(decision_info(match, decision, None if chosen is None else chosen.id))


def decision_info(match: Match, decision: Decision, chosen: str | None = None) -> DecisionInfo:
    """An open decision as it travels."""
    options = tuple(option_info(option, match.hint(decision, option)) for option in decision.options)
    blocked = tuple(map(option_info, decision.blocked))
    return DecisionInfo(decision.kind, decision.prompt, options, blocked, chosen)


def option_info(option: Option, effect: Phrase | None = None) -> OptionInfo:
    return OptionInfo(option.id, option.label, option.target, option.reason, effect)


def told_no_undo(record: Record, seat: int) -> dict[str, Any] | None:
    """Why a seat cannot take its last choice back; None when it may."""
    try:
        record.undo_point(seat)
    except Mistake as mistake:
        told: dict[str, Any] = plain(Phrase(mistake.key, dict(mistake.arguments)))
        return told
    return None


def told_event(event: Event) -> dict[str, Any]:
    """An event as it travels: who else may see it is nobody's business."""
    told: dict[str, Any] = plain(event)
    del told["seen_by"]
    if not told["cause"]:
        del told["cause"]
    return told


def told_state(record: Record, seat: int | None, info: dict[str, Any]) -> dict[str, Any]:
    """A :class:`~gaslamp.protocol.TableState`; ``info`` is the part that is the same for all."""
    match = record.match
    view = None
    if match is not None and (seat is not None or record.row.spectators):
        view = match.view(seat, [place.name for place in record.seats])
    return {
        "table": info,
        "seat": seat,
        "question": record.question,
        "view": view,
        "decision": None if seat is None or match is None else told_decision(match, seat),
        "no_undo": None if seat is None or record.stage != "playing" else told_no_undo(record, seat),
    }


def told_log(record: Record, seat: int | None) -> list[dict[str, Any]]:
    """All events so far that a viewer may know of."""
    if record.match is None or (seat is None and not record.row.spectators):
        return []
    return list(map(told_event, record.match.events_for(seat)))


def told_table(record: Record, presence: Presence, undo: UndoInfo | None) -> dict[str, Any]:
    """A :class:`~gaslamp.protocol.TableInfo`."""
    row = record.row
    told: dict[str, Any] = plain(
        TableInfo(
            id=row.id,
            name=row.name,
            game=row.game,
            pack=PackInfo(record.pack.digest, record.pack.title),
            options=row.options,
            public=row.public,
            spectators=row.spectators,
            clock=row.clock,
            absence=row.absence,
            stage=row.stage,
            seats=tuple(map(presence.info, record.seats)),
            watching=presence.watching,
            match=row.match,
            rematch=row.rematch,
            continued=bool(row.origin),
            undo=undo,
            created=row.created,
        )
    )
    return told
