"""The opened box: a pack's cards with everything resolved that playing would otherwise look up."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

import msgspec

from gaslamp.bloodborne.box.components import TROPHY_TYPES, ActionCard, Component, Foe, PackData
from gaslamp.bloodborne.box.effects import (
    AttackFirst,
    Bonus,
    Cap,
    Conditions,
    Early,
    Effect,
    Fiercer,
    Halve,
    Immune,
    Lives,
    MaxHealth,
    Prevent,
    Tougher,
    Unavoidable,
)
from gaslamp.core.decisions import Option, Phrase

# Why a card that lies in sight cannot be chosen now.
IN_USED_PILE = Phrase("bloodborne-why-not-used")
NOT_A_WEAPON = Phrase("bloodborne-why-not-weapon")
KEEP_THE_DREAM = Phrase("bloodborne-why-not-dream")
NO_WEAPON_LEFT = Phrase("bloodborne-why-not-transform")


E = TypeVar("E", bound=Effect)
E_co = TypeVar("E_co", bound=Effect, covariant=True)


class Power(Generic[E_co]):
    """One effect of one card: what it does, under which conditions, and the name by which events cite it."""

    __slots__ = ("card_id", "cause", "conditions", "effect")

    def __init__(self, effect: E_co, conditions: tuple[Conditions, ...], card_id: str, cause: str) -> None:
        self.effect = effect
        self.conditions = conditions
        self.card_id = card_id
        self.cause = cause

    def __repr__(self) -> str:
        return f"<{self.cause}>"


Powers = tuple[Power[Any], ...]


def powers_of(card: Component) -> dict[str, Powers]:
    """A card's effects by the moment they apply."""
    result: dict[str, Powers] = {}
    for number, ability in enumerate(card.abilities):
        for index, effect in enumerate(ability.do):
            power = Power(effect, ability.condition, card.id, f"{card.id}/{number}/{index}")
            result[ability.when] = (*result.get(ability.when, ()), power)
    return result


def standing(powers: dict[str, Powers], kind: type[E]) -> tuple[Power[E], ...]:
    return tuple(power for power in powers.get("always", ()) if isinstance(power.effect, kind))


class Card(Option, frozen=True, eq=False, kw_only=True):
    """A starter or upgrade. Copies of a card are the same object: nothing tells them apart at the table.

    A card is the option of choosing it, so a hand is what its owner may choose from.
    """

    data: ActionCard
    order: int  # its place in the pack
    starter: bool
    type: str
    damage: int
    weapon: bool
    # the same card where it lies in sight but cannot be chosen
    in_used_pile: Option
    not_a_weapon: Option
    never_removed: Option
    # what it does, by the moment it does it
    halve: tuple[Power[Halve], ...]
    prevent: tuple[Power[Prevent], ...]
    shields: bool
    early: tuple[Power[Early], ...]
    bonus: tuple[Power[Bonus], ...]
    attack_first: tuple[Power[AttackFirst], ...]
    draw: Powers
    instant: Powers
    has_instant: bool
    attack: Powers
    after_attack: Powers
    trophy: Powers
    dream: Powers
    at_end: Powers

    def __repr__(self) -> str:
        return self.id

    def matches(self, cards: str, this: str) -> bool:
        """Whether this is one of the cards that an effect means by ``cards``."""
        if cards == "this":
            return self.id == this
        if cards == "weapon":
            return self.weapon
        return cards in (self.type, self.id)


def open_card(data: ActionCard, order: int, starter: bool) -> Card:
    """A card of the pack with its abilities sorted by their moments."""
    powers = powers_of(data)
    option = Option(data.id, Phrase("bloodborne-option-card", {"card": data.id}), f"card:{data.id}")
    halve, prevent = standing(powers, Halve), standing(powers, Prevent)
    early, bonus = standing(powers, Early), standing(powers, Bonus)
    instant, attack, after_attack = (powers.get(when, ()) for when in ("instant", "attack", "after_attack"))
    return Card(
        id=option.id,
        label=option.label,
        target=option.target,
        data=data,
        order=order,
        starter=starter,
        type=data.type,
        damage=data.damage,
        weapon=data.type != "utility",
        in_used_pile=option.because(IN_USED_PILE),
        not_a_weapon=option.because(NOT_A_WEAPON),
        never_removed=option.because(KEEP_THE_DREAM),
        halve=halve,
        prevent=prevent,
        shields=bool(halve or prevent),
        early=early,
        bonus=bonus,
        attack_first=standing(powers, AttackFirst),
        draw=powers.get("transform", ()),
        instant=instant,
        has_instant=bool(instant or early),
        attack=attack,
        after_attack=after_attack,
        trophy=powers.get("trophy", ()),
        dream=powers.get("dream", ()),
        at_end=powers.get("end_of_round", ()),
    )


class Monster:
    """A monster, boss or final boss."""

    __slots__ = (
        "at_end",
        "boss",
        "cap",
        "damaged",
        "data",
        "die",
        "echoes",
        "escape",
        "fiercer",
        "final",
        "hurt",
        "id",
        "immune",
        "killed",
        "lives",
        "max_health",
        "reveal",
        "round_start",
        "tougher",
        "types",
        "unavoidable",
    )

    def __init__(self, data: Foe, boss: bool, final: bool) -> None:
        powers = powers_of(data)
        self.data = data
        self.id = data.id
        self.echoes = data.echoes
        self.die = data.die
        self.types = tuple(TROPHY_TYPES.index(kind) for kind in data.types)
        self.boss = boss
        self.final = final
        self.cap = standing(powers, Cap)
        self.immune = standing(powers, Immune)
        self.unavoidable = standing(powers, Unavoidable)
        self.fiercer = standing(powers, Fiercer)
        self.tougher = standing(powers, Tougher)
        self.max_health = standing(powers, MaxHealth)
        self.lives = standing(powers, Lives)
        self.reveal = powers.get("reveal", ())
        self.round_start = powers.get("round_start", ())
        self.hurt = powers.get("hurt", ())
        self.damaged = powers.get("damaged", ())
        self.escape = powers.get("escape", ())
        self.killed = powers.get("killed", ())
        self.at_end = powers.get("end_of_round", ())

    def __repr__(self) -> str:
        return self.id


class Box:
    """Everything in the box, ready to play."""

    def __init__(self, data: PackData) -> None:
        self.data = data
        self.numbers = data.numbers
        self.starters = tuple(open_card(card, i, True) for i, card in enumerate(data.starters))
        self.upgrades = tuple(open_card(card, len(self.starters) + i, False) for i, card in enumerate(data.upgrades))
        self.monsters = tuple(Monster(foe, False, False) for foe in data.monsters)
        self.bosses = tuple(Monster(foe, True, False) for foe in data.bosses)
        self.final_bosses = tuple(Monster(foe, True, True) for foe in data.final_bosses)
        self.cards = {card.id: card for card in (*self.starters, *self.upgrades)}
        self.foes = {foe.id: foe for foe in (*self.monsters, *self.bosses, *self.final_bosses)}
        self.upgrade_pile = [card for card in self.upgrades for _ in range(card.data.copies)]
        self.dream = next(card for card in self.starters if card.dream)
        # a face is (damage, roll again); the face's text is kept for the log
        self.dice = {
            color: tuple((int(face.rstrip("+")), face.endswith("+"), face) for face in faces)
            for color, faces in msgspec.structs.asdict(data.numbers.dice).items()
        }
        self.tracks: tuple[tuple[int, ...], ...] = tuple(
            getattr(data.numbers.trophy_tracks, kind) for kind in TROPHY_TYPES
        )
        self.last_space = tuple(len(track) - 1 for track in self.tracks)
        self.extra_echoes: dict[int, int] = dict(
            zip((3, 4, 5), msgspec.structs.astuple(data.numbers.extra_echoes), strict=True)
        )
        self.types = tuple(
            Option(kind, Phrase("bloodborne-option-type", {"type": kind}), target=f"track:{kind}")
            for kind in TROPHY_TYPES
        )
        self.seats = tuple(
            Option(f"seat:{seat}", Phrase("bloodborne-option-seat", {"seat": seat}), target=f"seat:{seat}")
            for seat in range(5)
        )

        # what the monster in play and the final boss do together, made when first met (state.threat)
        self.threats: dict[Any, Any] = {}

    def component(self, name: str) -> Card | Monster:
        """A card or monster by its id."""
        return self.cards.get(name) or self.foes[name]
