"""Positions in the shape of scenario files: from plain data onto the table, and back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, UnsetType

from gaslamp.bloodborne.box.agreements import Agreements
from gaslamp.bloodborne.box.box import Box, Card, Monster
from gaslamp.bloodborne.box.components import TROPHY_TYPES
from gaslamp.bloodborne.box.effects import Gain, Natural, Positive
from gaslamp.bloodborne.setup import lay_out
from gaslamp.bloodborne.steps import begin_round, rest_of_round
from gaslamp.bloodborne.steps.end_of_round import reveal_monster, starting_echoes
from gaslamp.bloodborne.table.state import CHOOSE, PHASES, UPGRADES, Hunt, Hunter
from gaslamp.core.errors import Mistake
from gaslamp.core.game import Opening
from gaslamp.core.packs import unknown_id
from gaslamp.core.reading import convert

Echoes = Annotated[int, Meta(ge=0, le=9999)]


class MonsterPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    echoes: Positive | None = None


class TrophyPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The spaces reached."""

    kin: Natural = 0
    humanoid: Natural = 0
    beast: Natural = 0


class HunterPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hunter; what is missing is as at set-up."""

    hand: list[str] | None = None
    used: list[str] = []
    played: list[str] = []
    health: Natural | None = None
    collected: Echoes = 0
    banked: Echoes = 0
    trophies: TrophyPosition = TrophyPosition()
    deaths: Natural = 0
    out: bool = False


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What differs from a fresh set-up. What only a printed position has (over, outcome, pending) is read and left."""

    first_player: int | None = None
    final_boss: str | None = None
    monster: str | MonsterPosition | UnsetType | None = UNSET
    dungeon: list[str] | None = None
    available_upgrades: list[str] | None = None
    upgrade_deck: list[str] | None = None
    unused_monsters: list[str] | None = None
    hunters: list[HunterPosition] = []
    round: Annotated[int, Meta(ge=1, le=9999)] = 1
    phase: str = PHASES[CHOOSE]
    over: bool = False
    outcome: Any = None
    pending: Any = None


def place(box: Box, opening: Opening[Agreements], raw: dict[str, Any], rolls: Sequence[str] | None) -> Hunt:
    """The position on the table, played on to its first decision."""
    try:
        position = convert(raw, Position)
        check_moment(position)
        agreed = as_placed(box, position, opening)
        state = lay_out(box, msgspec.structs.replace(opening, agreed=agreed))
        state.round = position.round
        state.dice.script = None if rolls is None else list(rolls)
        place_hunters(state, position)
        place_upgrades(state, position)
        place_dungeon(state, position)
        check_echoes(state)
    except Mistake as mistake:
        raise mistake.at("position") from None
    phase = PHASES.index(position.phase)
    state.agenda.extend(rest_of_round(phase))
    if position.monster is UNSET:
        if phase == CHOOSE:
            state.round -= 1
            state.agenda = [(begin_round, ())]
        reveal_monster(state)
    state.phase = phase
    state.run()
    return state


def check_moment(position: Position) -> None:
    if position.over:
        raise Mistake("core-match-is-over").at("over")
    if position.phase not in PHASES:
        raise Mistake("core-unknown-value", found=f'"{position.phase}"', expected=", ".join(PHASES)).at("phase")


def as_placed(box: Box, position: Position, opening: Opening[Agreements]) -> Agreements:
    """What was agreed on, with the final boss and first player that the position names."""
    players, agreed = opening.players, opening.agreed
    changes: dict[str, Any] = {}
    if position.first_player is not None:
        if not 0 <= position.first_player < players:
            raise Mistake("core-no-such-seat", seat=position.first_player, last=players - 1).at("first_player")
        changes["first_player"] = position.first_player
    elif agreed.first_player == "random":
        changes["first_player"] = 0
    bosses = [boss.id for boss in box.final_bosses]
    monster = position.monster.id if isinstance(position.monster, MonsterPosition) else position.monster
    if position.final_boss is not None:
        if position.final_boss not in bosses:
            raise unknown_id(position.final_boss, bosses).at("final_boss")
        changes["final_boss"] = position.final_boss
    elif monster in bosses:
        changes["final_boss"] = monster
    return msgspec.structs.replace(agreed, **changes)


def find_cards(box: Box, names: list[str], place: str) -> list[Card]:
    for index, name in enumerate(names):
        if name not in box.cards:
            raise unknown_id(name, list(box.cards)).at(f"{place}[{index}]")
    return [box.cards[name] for name in names]


def place_hunters(state: Hunt, position: Position) -> None:
    if len(position.hunters) > len(state.hunters):
        raise Mistake("bloodborne-too-many-hunters", count=len(position.hunters), players=len(state.hunters)).at(
            "hunters"
        )
    for hunter, given in zip(state.hunters, position.hunters, strict=False):
        try:
            place_hunter(state, hunter, given, position)
        except Mistake as mistake:
            raise mistake.at(f"hunters[{hunter.seat}]") from None
    if all(hunter.out for hunter in state.hunters):
        raise Mistake("bloodborne-nobody-left").at("hunters")


def place_hunter(state: Hunt, hunter: Hunter, given: HunterPosition, position: Position) -> None:
    box = state.box
    hunter.used = find_cards(box, given.used, "used")
    hunter.played = tuple(find_cards(box, given.played, "played"))
    elsewhere = [*hunter.used, *hunter.played]
    if given.hand is None:
        hunter.hand = [card for card in box.starters if card not in elsewhere]
    else:
        hunter.hand = find_cards(box, given.hand, "hand")
    cards = hunter.owned()
    for card, count in Counter(cards).items():
        if card.starter and count > 1:
            raise Mistake("bloodborne-two-starters", count=count, card_id=card.id).at("hand")
    if len(cards) > box.numbers.card_limit:
        raise Mistake("bloodborne-too-many-cards", count=len(cards), limit=box.numbers.card_limit).at("hand")
    if not hunter.hand and position.phase == "choose_cards" and not given.out and given.health != 0:
        raise Mistake("bloodborne-empty-hand").at("hand")
    if position.phase == "choose_cards" and given.played:
        raise Mistake("bloodborne-played-too-soon").at("played")
    if len(given.played) > 2:
        raise Mistake("bloodborne-too-many-played", count=len(given.played)).at("played")
    hunter.twins = len(set(cards)) < len(cards)
    hunter.health = state.max_health if given.health is None else given.health
    if hunter.health > state.max_health:
        raise Mistake("bloodborne-too-healthy", found=hunter.health, limit=state.max_health).at("health")
    for index, kind in enumerate(TROPHY_TYPES):
        space = getattr(given.trophies, kind)
        if space > box.last_space[index]:
            raise Mistake("bloodborne-no-such-space", found=space, limit=box.last_space[index]).at(f"trophies.{kind}")
        hunter.trophies[index] = space
    hunter.collected, hunter.banked = given.collected, given.banked
    hunter.deaths, hunter.out = given.deaths, given.out
    if hunter.out:
        hunter.health = 0
    elif any(hunter.deaths >= power.effect.amount for power in state.final_boss.lives):
        raise Mistake("bloodborne-should-be-out", found=hunter.deaths).at("deaths")
    if hunter.health == 0 and hunter.collected:
        raise Mistake("bloodborne-dead-collect", found=hunter.collected).at("collected")


def place_upgrades(state: Hunt, position: Position) -> None:
    """Available upgrades and deck; what is not listed is dealt from the seed."""
    box = state.box
    left = Counter(box.upgrade_pile)
    for hunter in state.hunters:
        for card in hunter.owned():
            if not card.starter:
                take_copy(left, card, f"hunters[{hunter.seat}]")
    piles: dict[str, list[Card] | None] = {}
    for field in ("available_upgrades", "upgrade_deck"):
        listed: list[str] | None = getattr(position, field)
        piles[field] = None if listed is None else find_cards(box, listed, field)
        for index, card in enumerate(piles[field] or []):
            if card.starter:
                raise Mistake("bloodborne-not-an-upgrade", card_id=card.id).at(f"{field}[{index}]")
            take_copy(left, card, f"{field}[{index}]")
    available, deck = piles["available_upgrades"], piles["upgrade_deck"]
    if available is not None and len(available) > len(state.hunters):
        raise Mistake("bloodborne-too-many-available", count=len(available), players=len(state.hunters)).at(
            "available_upgrades"
        )
    rest = [card for card in box.upgrade_pile for _ in range(left.pop(card, 0))]
    state.dice.shuffle(UPGRADES, rest)
    if available is None:
        available = [rest.pop() for _ in range(min(len(state.hunters), len(rest)))]
    state.available = available
    state.upgrade_deck = rest if deck is None else deck[::-1]


def take_copy(left: Counter[Card], card: Card, place: str) -> None:
    if not left[card]:
        raise Mistake("bloodborne-too-many-copies", count=card.data.copies, card_id=card.id).at(place)
    left[card] -= 1


def find_foes(box: Box, names: list[str], place: str, seen: set[Monster]) -> list[Monster]:
    """Monsters and bosses by id, none of them twice."""
    known = [foe.id for foe in (*box.monsters, *box.bosses)]
    foes = []
    for index, name in enumerate(names):
        if name not in known:
            raise unknown_id(name, known).at(f"{place}[{index}]")
        foe = box.foes[name]
        if foe in seen:
            raise Mistake("bloodborne-same-monster", card_id=name).at(f"{place}[{index}]")
        seen.add(foe)
        foes.append(foe)
    return foes


def place_dungeon(state: Hunt, position: Position) -> None:
    """The monster in play, the dungeon deck and what stays in the box."""
    box = state.box
    seen: set[Monster] = set()
    if isinstance(position.monster, (str, MonsterPosition)):
        given = MonsterPosition(position.monster) if isinstance(position.monster, str) else position.monster
        foe = find_monster(state, given)
        seen.add(foe)
        state.face(foe)
        state.revealed = (foe,)
        state.echoes = given.echoes or starting_echoes(state, foe)
    elif position.monster is None and position.phase in ("choose_cards", "transform_weapons"):
        raise Mistake("bloodborne-no-monster").at("monster")
    if state.foe is not None and not state.foe.boss and position.phase in ("hunters_dream", "end_of_round"):
        raise Mistake("bloodborne-monster-stays", card_id=state.foe.id).at("monster")
    if position.dungeon is not None:
        state.dungeon = find_foes(box, position.dungeon, "dungeon", seen)[::-1]
    elif state.foe is not None and state.foe.final:
        state.dungeon = []
    else:
        state.dungeon = [foe for foe in state.dungeon if foe not in seen]
        if seen and len(state.dungeon) == box.numbers.monsters_in_deck + box.numbers.bosses_in_deck:
            state.dungeon.pop()  # the given monster stands for the one that set-up revealed
    if position.unused_monsters is not None:
        state.unused = find_foes(box, position.unused_monsters, "unused_monsters", seen)
        for index, foe in enumerate(state.unused):
            if foe.boss:
                raise Mistake("bloodborne-unused-boss", card_id=foe.id).at(f"unused_monsters[{index}]")
    else:
        state.unused = [foe for foe in box.monsters if foe not in seen and foe not in state.dungeon]
    if state.foe is not None and state.foe.final and state.dungeon:
        raise Mistake("bloodborne-final-boss-early", count=len(state.dungeon)).at("dungeon")


def find_monster(state: Hunt, given: MonsterPosition) -> Monster:
    box = state.box
    known = [foe.id for foe in (*box.monsters, *box.bosses, state.final_boss)]
    if given.id not in known:
        raise unknown_id(given.id, known).at("monster.id")
    foe = box.foes[given.id]
    limit = starting_echoes(state, foe)
    if given.echoes is not None and given.echoes > limit:
        raise Mistake("bloodborne-too-many-echoes", found=given.echoes, limit=limit).at("monster.echoes")
    return foe


def check_echoes(state: Hunt) -> None:
    """No hunter can hold more echoes than all monsters of the box and all their gifts together."""
    foes = state.box.foes.values()
    gifts = sum(
        effect.amount if isinstance(effect.amount, int) else state.box.numbers.health
        for foe in foes
        for ability in foe.data.abilities
        for effect in ability.do
        if isinstance(effect, Gain)
    )
    limit = sum(starting_echoes(state, foe) for foe in foes) + gifts * len(state.hunters)
    for hunter in state.hunters:
        if hunter.total > limit:
            place = "collected" if hunter.collected > limit else "banked"
            raise Mistake("bloodborne-too-many-echoes", found=hunter.total, limit=limit).at(
                f"hunters[{hunter.seat}].{place}"
            )


def position_of(state: Hunt) -> dict[str, Any]:
    """The whole position in the shape of scenario files."""
    outcome = state.outcome
    result: dict[str, Any] = {
        "first_player": state.first,
        "final_boss": state.final_boss.id,
        "monster": None if state.foe is None else {"id": state.foe.id, "echoes": state.echoes},
        "dungeon": [foe.id for foe in reversed(state.dungeon)],
        "unused_monsters": [foe.id for foe in state.unused],
        "available_upgrades": [card.id for card in state.available],
        "upgrade_deck": [card.id for card in reversed(state.upgrade_deck)],
        "hunters": [
            {
                "hand": [card.id for card in hunter.hand],
                "used": [card.id for card in hunter.used],
                "played": [card.id for card in hunter.played],
                "health": hunter.health,
                "collected": hunter.collected,
                "banked": hunter.banked,
                "trophies": dict(zip(TROPHY_TYPES, hunter.trophies, strict=True)),
                "deaths": hunter.deaths,
                "out": hunter.out,
            }
            for hunter in state.hunters
        ],
        "round": state.round,
        "phase": "over" if outcome else PHASES[state.phase],
        "over": outcome is not None,
    }
    if outcome is not None:
        result["outcome"] = {"winners": list(outcome.winners), "scores": list(outcome.scores)}
    return result
