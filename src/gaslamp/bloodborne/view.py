"""What a viewer may know, built from nothing but what they may know."""

from __future__ import annotations

from typing import Any

from gaslamp.bloodborne.box import Card
from gaslamp.bloodborne.cards import TROPHY_TYPES
from gaslamp.bloodborne.scoring import bonuses
from gaslamp.bloodborne.state import DICE, DUNGEON, PHASES, PURPOSES, UPGRADES, Hunter, Table
from gaslamp.core.dice import Dice


def by_kind(card: Card) -> int:
    return card.order


def names(cards: list[Card]) -> list[str]:
    """Cards in the order of the pack, which says nothing about how they came."""
    return [card.id for card in sorted(cards, key=by_kind)]


def view(state: Table, seat: int | None) -> dict[str, Any]:
    """The table as seen from a seat; None is a spectator.

    Hidden are the order of the decks, which monsters are in the dungeon and which stayed in the box, the
    dice to come, and what others have chosen but not revealed. What a hunter owns is public (starters are
    the same for all, upgrades are taken and removed in the open), and so is every used pile.
    """
    outcome = state.outcome
    pending = state.pending
    own = next((decision for decision in pending if decision.seat == seat), None)
    return {
        "game": "bloodborne",
        "seat": seat,
        "round": state.round,
        "phase": "over" if outcome else PHASES[state.phase],
        "first_player": state.first,
        "final_boss": state.final_boss.id,
        "monster": None if state.foe is None else {"id": state.foe.id, "echoes": state.echoes},
        "revealed": [foe.id for foe in state.revealed],
        "dungeon_size": len(state.dungeon),
        "upgrade_deck_size": len(state.upgrade_deck),
        "available_upgrades": [card.id for card in state.available],
        "max_health": state.max_health,
        "hunters": [hunter_view(state, hunter, hunter.seat == seat) for hunter in state.hunters],
        "waiting_for": [decision.seat for decision in pending],
        "decision": None
        if own is None
        else {
            "kind": own.kind,
            "options": [option.id for option in own.options],
            "blocked": [option.id for option in own.blocked],
        },
        "outcome": None
        if outcome is None
        else {"winners": list(outcome.winners), "scores": list(outcome.scores), "reason": outcome.reason.key},
    }


def hunter_view(state: Table, hunter: Hunter, own: bool) -> dict[str, Any]:
    board: dict[str, Any] = {
        "seat": hunter.seat,
        "health": hunter.health,
        "collected": hunter.collected,
        "banked": hunter.banked,
        "trophies": dict(zip(TROPHY_TYPES, hunter.trophies, strict=True)),
        "bonuses": dict(zip(TROPHY_TYPES, bonuses(state, hunter), strict=True)),
        "hand_size": len(hunter.hand),
        "owned": names(hunter.owned()),
        "used": [card.id for card in hunter.used],
        "played": [card.id for card in hunter.played],
        "deaths": hunter.deaths,
        "out": hunter.out,
    }
    if own:
        board["hand"] = names(hunter.hand)
        chosen = state.answers.get(hunter.seat)
        board["chosen"] = None if chosen is None else chosen.id
    return board


def reshuffle(state: Table, seat: int | None, seed: int) -> Table:
    """A position that looks the same to this viewer, with what they cannot see dealt anew."""
    twin = state.copy()
    dice = Dice.seeded(seed, PURPOSES)
    # of monsters and bosses not yet met, only how many are in the deck is known, and that bosses never come late
    monsters = [foe for foe in state.box.monsters if foe not in state.revealed]
    bosses = [foe for foe in state.box.bosses if foe not in state.revealed]
    dice.shuffle(DUNGEON, monsters)
    dice.shuffle(DUNGEON, bosses)
    boss_count = sum(foe.boss for foe in state.dungeon)
    late = min(state.added, len(state.dungeon))
    monster_count = len(state.dungeon) - boss_count
    deck = monsters[late:monster_count] + bosses[:boss_count]
    dice.shuffle(DUNGEON, deck)
    twin.dungeon = monsters[:late] + deck
    twin.unused = monsters[monster_count:]
    dice.shuffle(UPGRADES, twin.upgrade_deck)
    twin.dice.streams = dice.streams
    if twin.dice.script is not None:
        dice.shuffle(DICE, twin.dice.script)
    if twin.question is not None:
        for decision in twin.question.decisions:
            if decision.seat != seat and decision.seat in twin.answers:
                twin.answers[decision.seat] = dice.pick(DICE, decision.options)
    return twin
