"""Positions in the shape of scenario files: what one may give, and what is printed."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from gaslamp.eldritch.box.box import Card
from gaslamp.eldritch.box.components import SKILLS
from gaslamp.eldritch.box.terms import Natural
from gaslamp.eldritch.resolving.measures import expedition
from gaslamp.eldritch.table.pieces import InPlay, Investigator
from gaslamp.eldritch.table.state import PHASES, Board
from gaslamp.eldritch.view import name_of


class CardPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A two-sided card and which of its backs it has, from 1 on."""

    id: str
    back: Annotated[int, Meta(ge=1, le=9)] | None = None
    turned: bool = False


AnyCard = str | CardPosition


class Tickets(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    train: Annotated[int, Meta(ge=0, le=2)] = 0
    ship: Annotated[int, Meta(ge=0, le=2)] = 0


class Improvements(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    lore: Annotated[int, Meta(ge=0, le=2)] = 0
    influence: Annotated[int, Meta(ge=0, le=2)] = 0
    observation: Annotated[int, Meta(ge=0, le=2)] = 0
    strength: Annotated[int, Meta(ge=0, le=2)] = 0
    will: Annotated[int, Meta(ge=0, le=2)] = 0


class InvestigatorPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An investigator; what is missing is as at set-up. Without an id the seat has none."""

    id: str | None = None
    space: str | None = None
    health: Natural | None = None
    sanity: Natural | None = None
    clues: Natural | list[str] | None = None
    tickets: Tickets = Tickets()
    possessions: list[AnyCard] | None = None
    conditions: list[AnyCard] = []
    improvements: Improvements = Improvements()
    delayed: bool = False
    eliminated: bool = False


class BodyPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    space: str
    by: Literal["health", "sanity"] = "health"
    possessions: list[AnyCard] = []
    clues: Natural | list[str] = 0
    tickets: Tickets = Tickets()


class MonsterPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    space: str
    damage: Natural = 0


class CluePosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Clue that lies elsewhere than its token says."""

    token: str
    space: str


class InPlayPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Mystery or Mythos card with what lies on it; ``toughness`` is only printed."""

    id: str
    tokens: Natural | None = None
    wounds: Natural = 0
    clues: Natural | list[str] = 0
    gates: list[str] = []
    monsters: list[str] = []
    toughness: Natural = 0
    slain: bool = False
    placed: list[str] = []
    space: str = ""


AnyInPlay = str | InPlayPosition


class SheetPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tokens: Natural = 0
    sanity: Natural = 0
    gates: list[str] = []


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What differs from a fresh set-up. What only a printed position has (over, outcome, pending) is read and left."""

    ancient_one: str | None = None
    lead: int | None = None
    doom: Natural | None = None
    omen: Natural | Literal["green", "blue", "red"] = 0
    omen_space: Natural | None = None
    omen_tokens: Natural | None = None
    awake: bool = False
    final: bool | None = None
    round: Annotated[int, Meta(ge=1, le=9999)] = 1
    phase: Literal["action", "encounter", "mythos"] = "action"
    investigators: list[InvestigatorPosition] | None = None
    bodies: list[BodyPosition] = []
    gates: list[str] | None = None
    monsters: list[MonsterPosition] | None = None
    clues: list[str | CluePosition] | None = None
    tokens: dict[str, Natural] = {}
    reserve: list[str] | None = None
    mystery: AnyInPlay | None = None
    solved: list[str] = []
    rumors: list[AnyInPlay] | None = None
    ongoing: list[AnyInPlay] = []
    expedition: str | None = None
    sheet: SheetPosition = SheetPosition()
    aside: list[str] | None = None
    removed: list[str] = []
    boxed: list[str] | None = None  # Mythos cards in the box; if given, no others follow those listed in the deck
    clue_tokens: dict[str, str] = {}  # of Clues that lie elsewhere than their tokens say, token by token
    decks: dict[str, list[AnyCard]] = {}
    discards: dict[str, list[AnyCard]] = {}
    over: bool = False
    outcome: Any = None
    pending: Any = None


DECKS = (
    "mythos", "assets", "spells", "conditions", "artifacts", "gates", "clues", "cup", "america", "europe",
    "asia_australia", "general", "research", "other_world", "expedition", "special", "mysteries",
)  # fmt: skip
DISCARDS = tuple(name for name in DECKS if name not in ("mysteries", "cup"))


# -- printing ----------------------------------------------------------------------------------------------------


def position_of(state: Board) -> dict[str, Any]:
    """The whole position; two-sided cards with their backs."""
    outcome = state.outcome
    rumors = [card for card in state.ongoing if card.rumor]
    others = [card for card in state.ongoing if not card.rumor]
    return {
        "ancient_one": state.ancient.id,
        "lead": state.lead,
        "doom": state.doom,
        "omen": state.omen_color,
        "omen_space": state.omen,
        "omen_tokens": state.omen_tokens,
        "awake": state.awake,
        "final": state.final,
        "round": state.round,
        "phase": PHASES[state.phase],
        "investigators": [
            {"id": None, "eliminated": state.eliminated[seat]} if you is None else investigator_position(state, you)
            for seat, you in enumerate(state.investigators)
        ],
        "bodies": [
            {
                "id": body.sheet.id,
                "space": body.space,
                "by": body.by,
                "possessions": [card_position(state, card) for card in body.cards],
                "clues": len(body.clues),
                "tickets": {"train": body.trains, "ship": body.ships},
            }
            for body in state.bodies
        ],
        "gates": [gate.space for gate in state.gates],
        "monsters": [
            {"id": monster.kind.id, "space": monster.space, "damage": monster.damage} for monster in state.on_board()
        ],
        "clues": list(state.clues.values()),
        "clue_tokens": {token: space for token, space in state.clues.items() if token != space},
        "tokens": dict(state.tokens),
        "reserve": [card.kind.id for card in state.reserve],
        "mystery": None if state.mystery is None else in_play_position(state, state.mystery),
        "solved": [mystery.id for mystery in state.solved],
        "rumors": [in_play_position(state, card) for card in rumors],
        "ongoing": [in_play_position(state, card) for card in others],
        "expedition": expedition(state) or None,
        "sheet": {
            "tokens": state.sheet_tokens,
            "sanity": state.sheet_sanity,
            "gates": [gate.space for gate in state.sheet_gates],
        },
        "aside": [kind.id for kind in state.aside],
        "removed": [name_of(thing) for thing in state.removed],
        "boxed": sorted(card.id for card in state.boxed),
        "decks": {
            **{name: [any_position(state, card) for card in reversed(deck)] for name, deck in state.decks.items()},
            "cup": [kind.id for kind in reversed(state.cup)],
        },
        "discards": {
            name: [any_position(state, card) for card in pile]
            for name, pile in state.discards.items()
            if name != "mysteries"
        },
        "over": outcome is not None,
        "outcome": None
        if outcome is None
        else {"winners": list(outcome.winners), "scores": list(outcome.scores), "reason": outcome.reason.key},
    }


def card_position(state: Board, card: Card) -> Any:
    if not card.kind.backs:
        return card.kind.id
    shown: dict[str, Any] = {"id": card.kind.id, "back": state.backs[card.number] + 1}
    return {**shown, "turned": True} if card in state.turned else shown


def any_position(state: Board, card: Any) -> Any:
    return card_position(state, card) if isinstance(card, Card) else name_of(card)


def investigator_position(state: Board, you: Investigator) -> dict[str, Any]:
    return {
        "id": you.sheet.id,
        "space": you.space,
        "health": you.health,
        "sanity": you.sanity,
        "clues": len(you.clues),
        "tickets": {"train": you.trains, "ship": you.ships},
        "possessions": [card_position(state, card) for card in you.cards],
        "conditions": [card_position(state, card) for card in you.conditions],
        "improvements": dict(zip(SKILLS, you.improvements, strict=True)),
        "delayed": you.delayed,
    }


def in_play_position(state: Board, card: InPlay) -> dict[str, Any]:
    return {
        "id": card.card.id,
        "tokens": card.tokens,
        "wounds": card.wounds,
        "clues": len(card.clues),
        "gates": [gate.space for gate in card.gates],
        "monsters": [kind.id for kind in card.monsters],
        "toughness": sum(state.toughness_of(kind) for kind in card.monsters),
        "slain": card.slain,
        "placed": list(card.placed),
        "space": card.space,
    }
