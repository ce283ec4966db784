"""Positions that no game can come to: what contradicts itself once everything is in its place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from gaslamp.core.errors import Mistake
from gaslamp.core.packs import unknown_id
from gaslamp.eldritch.resolving.measures import amount
from gaslamp.eldritch.rules.mysteries import is_solved
from gaslamp.eldritch.rules.possessions import RESERVE
from gaslamp.eldritch.table.frames import LEAD, Frame
from gaslamp.eldritch.table.pieces import InPlay
from gaslamp.eldritch.table.state import Board

if TYPE_CHECKING:
    from gaslamp.eldritch.scenario.schema import InPlayPosition, Position


def check_placed(state: Board, position: Position) -> None:
    """Everything that can be seen only when all is in its place."""
    check_sleep(state, position)
    check_solved(state, position)
    check_people(state, position)
    check_board(state, position)
    for place, card, given in in_play(state, position):
        try:
            check_in_play(state, card, given)
        except Mistake as mistake:
            raise mistake.at(place) from None
    check_tokens(state, position)


def check_sleep(state: Board, position: Position) -> None:
    """Doom at 0 is the awakening, and nothing else is."""
    if state.awake and state.ancient.data.final is None:
        raise Mistake("eldritch-over-awake", ancient_one=state.ancient.id).at("awake")
    if state.awake is not (state.doom == 0):
        raise Mistake("eldritch-awake" if state.awake else "eldritch-asleep", found=state.doom).at("doom")
    final = state.ancient.data.final
    wanted = final.solved_by.tokens if final is not None else 0
    if state.awake and wanted and state.sheet_tokens >= amount(state, wanted, Frame(LEAD, state.ancient.id)):
        raise Mistake("eldritch-won").at("sheet.tokens")


def check_solved(state: Board, position: Position) -> None:
    """So many Mysteries that the game is won; and the Final Mystery, which begins when all is solved while awake."""
    solved, needed = len(state.solved), state.ancient.data.mysteries
    if solved > needed:
        raise Mistake("core-out-of-range", found=str(solved), bound=f"<= {needed}").at("solved")
    if solved == needed and not state.awake:
        raise Mistake("eldritch-won").at("solved")
    if solved == needed and state.mystery is not None:
        raise Mistake("eldritch-mystery-left").at("mystery")
    if state.final and not state.awake:
        raise Mistake("eldritch-final-asleep").at("final")
    if position.final is False and state.awake and solved == needed:
        raise Mistake("eldritch-final-begun").at("final")


def check_people(state: Board, position: Position) -> None:
    if all(state.eliminated):
        raise Mistake("eldritch-all-eliminated").at("investigators")
    if position.investigators is None:
        agreed = state.agreed.investigators
        unused = [sheet.id for sheet in state.unused]
        for name in agreed if isinstance(agreed, tuple) else ():
            if name not in unused:
                raise Mistake("core-duplicate-id", found=name).at("bodies")
        if len(unused) < state.players:
            raise Mistake("eldritch-one-for-each-seat", found=len(unused), expected=state.players).at("bodies")
    elif state.investigators[state.lead] is None and state.present():
        raise Mistake("eldritch-no-lead", seat=state.lead).at("lead")


def check_board(state: Board, position: Position) -> None:
    if len(state.reserve) > RESERVE:
        raise Mistake("core-out-of-range", found=str(len(state.reserve)), bound=f"<= {RESERVE}").at("reserve")
    spaces = list(state.box.spaces)
    for token, space in position.clue_tokens.items():
        for name in (token, space):
            if name not in spaces:
                raise unknown_id(name, spaces).at(f"clue_tokens.{token}")
        if state.clues.get(token) != space:
            raise Mistake("eldritch-no-clue-there", found=space).at(f"clue_tokens.{token}")


def check_tokens(state: Board, position: Position) -> None:
    """Tokens that a card has put onto the board lie there."""
    for space, number in position.tokens.items():
        if not number:
            raise Mistake("core-out-of-range", found="0", bound=">= 1").at(f"tokens.{space}")
    placed: Counter[str] = Counter()
    for place, card, _ in in_play(state, position):
        for index, space in enumerate(card.placed):
            here = f"{place}.placed[{index}]"
            if space not in state.box.spaces:
                raise unknown_id(space, list(state.box.spaces)).at(here)
            placed[space] += 1
            if placed[space] > state.tokens.get(space, 0):
                raise Mistake("eldritch-no-token-there", found=space).at(here)


# -- cards in play ---------------------------------------------------------------------------------------------------


def in_play(state: Board, position: Position) -> Iterator[tuple[str, InPlay, InPlayPosition | str]]:
    """Each card in play that the position gives, with its place there."""
    if state.mystery is not None and position.mystery is not None:
        yield "mystery", state.mystery, position.mystery
    cards = iter(state.ongoing)
    for key, given in (("rumors", position.rumors or []), ("ongoing", position.ongoing)):
        for index, wanted in enumerate(given):
            yield f"{key}[{index}]", next(cards), wanted


def check_in_play(state: Board, card: InPlay, given: InPlayPosition | str) -> None:
    if isinstance(given, str):
        return
    by = card.card.solved_by
    if card.slain and (by is None or not by.epic):
        raise Mistake("eldritch-nobody-to-slay", found=given.id).at("slain")
    toughness = sum(state.toughness_of(kind) for kind in card.monsters)
    if given.toughness not in (0, toughness):
        raise Mistake("core-differs", place="toughness", expected=str(toughness), found=str(given.toughness))
    if given.space not in ("", card.space):
        raise Mistake("core-differs", place="space", expected=f'"{card.space}"', found=f'"{given.space}"')
    if card is not state.mystery and by is not None and is_solved(state, card, by):
        raise Mistake("eldritch-solved-already", found=given.id)
