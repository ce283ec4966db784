"""What a table may agree on before the game."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from gaslamp.core.errors import Mistake
from gaslamp.core.game import Agreement
from gaslamp.core.packs import unknown_id
from gaslamp.core.reading import convert
from gaslamp.eldritch.box.box import AncientOne, Box
from gaslamp.eldritch.box.components import ICONS

Difficulty = Literal["normal", "easy", "hard", "staged"]


class Agreements(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first value of each is the usual game."""

    ancient_one: str = "random"
    # chosen at the table, dealt at random, or named for every seat
    investigators: Literal["choose", "random"] | tuple[str, ...] = "choose"
    lead: Literal["random"] | Annotated[int, Meta(ge=0, le=7)] = "random"
    # easy: without the hard Mythos cards; hard: without the easy ones; staged: easy, normal, hard, stage by stage
    difficulty: Difficulty = "normal"
    starting_rumor: bool = False
    # the other Reference card for this number of players, where there is one
    variant: bool = False
    # one player alone: Teamwork cards stay in the box
    solo: bool = True


# What the Mythos deck may hold, for each difficulty and stage.
DIFFICULTIES: dict[str, tuple[tuple[str, ...], ...]] = {
    "normal": (("easy", "normal", "hard"),) * 3,
    "easy": (("easy", "normal"),) * 3,
    "hard": (("normal", "hard"),) * 3,
    "staged": (("easy",), ("normal",), ("hard",)),
}


def agreements(box: Box) -> tuple[Agreement, ...]:
    """All of it as a list to choose from."""
    variants = tuple(sorted({reference.players for reference in box.data.references if reference.variant}))
    return (
        Agreement("ancient_one", ("random", *box.ancient_ones)),
        Agreement("lead", ("random", *range(8))),
        Agreement("investigators", ("choose", "random")),
        Agreement("difficulty", tuple(DIFFICULTIES)),
        Agreement("starting_rumor", (False, True)),
        Agreement("variant", (False, True), players=variants),
        Agreement("solo", (True, False), players=(1,)),
    )


def agree(raw: dict[str, Any], players: int, box: Box) -> Agreements:
    """Agreements as a person gave them, checked against the table and the pack."""
    agreed = convert(raw, Agreements)
    if agreed.ancient_one != "random" and agreed.ancient_one not in box.ancient_ones:
        raise unknown_id(agreed.ancient_one, list(box.ancient_ones)).at("ancient_one")
    if isinstance(agreed.lead, int) and agreed.lead >= players:
        raise Mistake("core-no-such-seat", seat=agreed.lead, last=players - 1).at("lead")
    if isinstance(agreed.investigators, tuple):
        check_investigators(agreed.investigators, players, box)
    if agreed.variant and not any(r.players == players and r.variant for r in box.data.references):
        raise Mistake("eldritch-no-variant", players=players).at("variant")
    for one in box.ancient_ones.values():
        if agreed.ancient_one in ("random", one.id) and not enough_mythos(box, one, agreed.difficulty):
            raise Mistake("eldritch-few-mythos", ancient_one=one.id).at("difficulty")
    return agreed


@lru_cache(maxsize=256)
def enough_mythos(box: Box, one: AncientOne, difficulty: Difficulty) -> bool:
    """Whether every stage of the deck can be dealt. (Two stages share all of their cards, or none.)"""
    wanted: Counter[tuple[str, tuple[str, ...]]] = Counter()
    for stage, allowed in zip(one.data.mythos, DIFFICULTIES[difficulty], strict=True):
        for color in ICONS:
            wanted[color, allowed] += getattr(stage, color)
    cards = [card.data for card in box.mythos.values()]
    return all(
        number <= sum(card.color == color and card.difficulty in allowed for card in cards)
        for (color, allowed), number in wanted.items()
    )


def check_investigators(names: tuple[str, ...], players: int, box: Box) -> None:
    """One for every seat, each of them once."""
    if len(names) != players:
        raise Mistake("eldritch-one-for-each-seat", found=len(names), expected=players).at("investigators")
    for index, name in enumerate(names):
        if name not in box.investigators:
            raise unknown_id(name, list(box.investigators)).at(f"investigators[{index}]")
        if name in names[:index]:
            raise Mistake("core-duplicate-id", found=name).at(f"investigators[{index}]")
