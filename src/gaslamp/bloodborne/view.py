"""What a viewer may know, built from nothing but what they may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from gaslamp.bloodborne.box.box import Card, Monster
from gaslamp.bloodborne.rules.scoring import bonuses, leaders
from gaslamp.bloodborne.steps.end_of_round import echoes_for_final_boss, echoes_for_hunters
from gaslamp.bloodborne.table.state import DICE, DUNGEON, PHASES, PURPOSES, UPGRADES, Hunt, Hunter
from gaslamp.core.dice import Dice
from gaslamp.core.view import View, head


class MonsterView(msgspec.Struct, frozen=True):
    """The monster in play."""

    id: str
    echoes: int  # left on it
    printed: int  # on its card
    for_hunters: int  # how many more it began with, as there are four or five hunters
    for_final_boss: int  # how many more again, by the ability of the final boss


class Trophies(msgspec.Struct, frozen=True):
    """A number for each trophy track: the space reached, or what it is worth."""

    kin: int
    humanoid: int
    beast: int


class TrackView(msgspec.Struct, frozen=True):
    """The numbers along each trophy track, from the start."""

    kin: list[int]
    humanoid: list[int]
    beast: list[int]


class HunterView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A hunter board with its cards; hand and choice only in the hunter's own view."""

    seat: int
    health: int
    collected: int  # echoes in hand, which a death loses
    banked: int  # echoes that are safe, and points
    trophies: Trophies  # how far on each track
    bonuses: Trophies  # the points that the tracks are worth now
    score: int  # the Blood Score if the game ended now
    hand_size: int  # cards in hand
    owned: list[str]  # hand, used pile and in play, in the order of the pack
    used: list[str]  # the used pile
    played: list[str]  # this round: the card revealed, and the weapon that Transform brought out
    deaths: int  # so far
    out: bool  # of the game
    hand: list[str] | None = None
    chosen: str | None = None  # already, while others still choose


class TableView(View, frozen=True, kw_only=True):
    """The table as somebody sees it."""

    game: Literal["bloodborne"]
    first_player: int  # a seat
    final_boss: str  # the last to be met
    monster: MonsterView | None  # null between two
    revealed: list[str]  # every foe met so far
    dungeon_size: int  # foes to come, but for the final boss
    upgrade_deck_size: int
    available_upgrades: list[str]  # what a dreaming hunter may take
    max_health: int  # of every hunter
    trophy_tracks: TrackView
    leaders: list[int]  # who would win if the game ended now
    hunters: list[HunterView]  # by seat


def by_kind(card: Card) -> int:
    return card.order


def names(cards: list[Card]) -> list[str]:
    """Cards in the order of the pack, which says nothing about how they came."""
    return [card.id for card in sorted(cards, key=by_kind)]


def view(state: Hunt, seat: int | None, players: Sequence[str] = ()) -> TableView:
    """The table as seen from a seat; None is a spectator.

    Hidden are the order of the decks, which monsters are in the dungeon and which stayed in the box, the
    dice to come, and what others have chosen but not revealed. What a hunter owns is public (starters are
    the same for all, upgrades are taken and removed in the open), and so is every used pile.
    """
    hunters = [hunter_view(state, hunter, hunter.seat == seat) for hunter in state.hunters]
    return TableView(
        game="bloodborne",
        **head(state, seat, players),
        round=state.round,
        phase="over" if state.outcome else PHASES[state.phase],
        first_player=state.first,
        final_boss=state.final_boss.id,
        monster=None if state.foe is None else monster_view(state, state.foe),
        revealed=[foe.id for foe in state.revealed],
        dungeon_size=len(state.dungeon),
        upgrade_deck_size=len(state.upgrade_deck),
        available_upgrades=[card.id for card in state.available],
        max_health=state.max_health,
        trophy_tracks=TrackView(*map(list, state.box.tracks)),
        leaders=leaders(state, [hunter.score for hunter in hunters]),
        hunters=hunters,
    )


def monster_view(state: Hunt, foe: Monster) -> MonsterView:
    return MonsterView(foe.id, state.echoes, foe.echoes, echoes_for_hunters(state), echoes_for_final_boss(state, foe))


def hunter_view(state: Hunt, hunter: Hunter, own: bool) -> HunterView:
    chosen = state.answers.get(hunter.seat) if own else None
    worth = bonuses(state, hunter)
    return HunterView(
        seat=hunter.seat,
        health=hunter.health,
        collected=hunter.collected,
        banked=hunter.banked,
        trophies=Trophies(*hunter.trophies),
        bonuses=Trophies(*worth),
        score=hunter.total + sum(worth),
        hand_size=len(hunter.hand),
        owned=names(hunter.owned()),
        used=[card.id for card in hunter.used],
        played=[card.id for card in hunter.played],
        deaths=hunter.deaths,
        out=hunter.out,
        hand=names(hunter.hand) if own else None,
        chosen=None if chosen is None else chosen.id,
    )


def reshuffle(state: Hunt, seat: int | None, seed: int) -> Hunt:
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
