"""The language that cards are written in.

A card has abilities; an ability says *when* it applies, *if* under a condition, and what it does. Triggered
abilities do things (damage, heal, steal, ...); ``always`` abilities are standing rules for as long as
the card is in play (an action card: its round; a monster or boss: while it is fought; a final boss: the
whole game). The engine runs these structs and the printed text is made from the same structs.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Positive = Annotated[int, Meta(ge=1, le=99)]
Natural = Annotated[int, Meta(ge=0, le=99)]

When = Literal[
    "always",  # a standing rule, for as long as the card is in play
    "transform",  # step 2
    "instant",  # step 3
    "attack",  # step 5, as you attack, before your damage
    "after_attack",  # step 5, after your damage
    "trophy",  # when you earn a trophy
    "dream",  # step 7
    "end_of_round",  # step 8
    "reveal",  # when the monster is revealed
    "round_start",  # before step 1
    "hurt",  # when its attack hurts a hunter ("self" is that hunter)
    "damaged",  # when a hunter's card damages it ("self" is that hunter)
    "escape",  # step 6, when it escapes
    "killed",  # when it dies
]

# Which hunters, seen from the one who acts.
Group = Literal[
    "self",  # the one who acts; on a monster, the one it hurt or was damaged by
    "all",
    "others",
    "neighbours",  # to the left and to the right
    "left",
    "right",
    "damagers",  # who have damaged the monster this round
]
Stat = Literal[
    "hand",  # cards in hand
    "used",  # cards in the used pile
    "health",
    "collected",  # echoes not yet banked
    "banked",
    "total",  # collected and banked echoes
    "trophies",  # spaces on all tracks
]
CardType = Literal["melee", "ranged", "utility"]
# Which cards are meant: a type, ``weapon``, ``this`` (a copy of this very card), or a card by its id.
Cards = str
TrophyType = Literal["kin", "humanoid", "beast"]


class Rule(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="effect", tag=str.lower
):
    """What the structs of this language have in common."""


class Who(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Which hunters. Only living hunters are ever meant; ties mean all who are tied."""

    of: Group = "all"
    most: Stat | None = None  # of these, who have the most of it
    least: Stat | None = None
    played: Cards | None = None  # of these, who have such a card in play
    choose: bool = False  # one of them, as the acting hunter chooses


Target = Group | Who


class Count(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """So many for each hunter who is meant."""

    per: Target
    times: Positive = 1  # for each of them


# ``dealt`` is the damage that has just set the ability off.
Amount = Natural | Literal["all", "dealt"] | Count


# -- conditions --------------------------------------------------------------------------------------


class Condition(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="is"):
    """What must hold for an ability to apply."""


class Played(Condition, frozen=True, tag="played"):
    """How many hunters of a group have such a card in play this round."""

    cards: Cards
    by: Literal["others", "all", "neighbours", "left", "right"] = "others"
    at_least: Natural | None = None
    at_most: Natural | None = None


class With(Condition, frozen=True, tag="with"):
    """The card that did the damage is such a card."""

    cards: Cards


class Dealt(Condition, frozen=True, tag="dealt"):
    """The damage just done is at least this much."""

    at_least: Positive = 1


class Has(Condition, frozen=True, tag="has"):
    """You have this much of something."""

    stat: Stat
    at_least: Natural | None = None
    at_most: Natural | None = None


class MonsterDied(Condition, frozen=True, tag="monster_died"):
    """The monster died this round."""


class YouDamagedIt(Condition, frozen=True, tag="you_damaged_it"):
    """You damaged the monster this round."""


class FirstPlayer(Condition, frozen=True, tag="first_player"):
    """You hold the first player token."""


class FightingBoss(Condition, frozen=True, tag="fighting_boss"):
    """The monster in play is a boss or the final boss."""


Conditions = Played | With | Dealt | Has | MonsterDied | YouDamagedIt | FirstPlayer | FightingBoss


# -- standing rules (when: always) -------------------------------------------------------------------

Source = Literal[
    "attack",  # the monster's
    "any",
]
Step = Literal[
    "instants",  # step 3
    "attacks",  # step 5
]


class Halve(Rule, frozen=True, tag="halve"):
    """The damage you take is halved, rounded down, each instance by itself."""

    source: Source = "any"


class Prevent(Rule, frozen=True, tag="prevent"):
    """You take no damage, or so much less."""

    source: Source = "attack"
    amount: Positive | Literal["all"] = "all"  # so much less, each time


class Bonus(Rule, frozen=True, tag="bonus"):
    """Your weapon does more damage."""

    amount: Positive


class Early(Rule, frozen=True, tag="early"):
    """Your weapon does its damage in step 3 instead of step 5."""


class AttackFirst(Rule, frozen=True, tag="attack_first"):
    """You attack before everybody else in step 5."""


class Cap(Rule, frozen=True, tag="cap"):
    """Each such card damages the monster by at most this much."""

    cards: Cards
    at: Natural


class Immune(Rule, frozen=True, tag="immune"):
    """Damage in this step does nothing to the monster."""

    during: Step


class Unavoidable(Rule, frozen=True, tag="unavoidable"):
    """The attack's damage cannot be halved, reduced or prevented."""


class Fiercer(Rule, frozen=True, tag="fiercer"):
    """These hunters take more from the attack, before or after halving."""

    who: Target
    amount: Positive
    after_halving: bool = False  # then it is not halved


class Tougher(Rule, frozen=True, tag="tougher"):
    """All other monsters and bosses start with more echoes."""

    amount: Positive


class MaxHealth(Rule, frozen=True, tag="max_health"):
    """The most health a hunter can have."""

    amount: Positive


class Lives(Rule, frozen=True, tag="lives"):
    """A hunter who dies this many times is out of the game."""

    amount: Positive


Standing = (
    Halve | Prevent | Bonus | Early | AttackFirst | Cap | Immune | Unavoidable | Fiercer | Tougher | MaxHealth | Lives
)


# -- things that happen ------------------------------------------------------------------------------


class Damage(Rule, frozen=True, tag="damage"):
    """Hunters take damage."""

    to: Target
    amount: Amount
    halved: bool = True  # by whatever halves damage, as Hunter's Dream does


class Strike(Rule, frozen=True, tag="strike"):
    """You damage the monster, and take the echoes."""

    amount: Amount


class Heal(Rule, frozen=True, tag="heal"):
    """Hunters regain health, up to their maximum."""

    to: Target = "self"
    amount: Amount = "all"


class Gain(Rule, frozen=True, tag="gain"):
    """Hunters collect echoes from the reserve."""

    to: Target
    amount: Amount


class Lose(Rule, frozen=True, tag="lose"):
    """Hunters return echoes to the reserve."""

    who: Target
    amount: Amount
    banked: bool = False  # banked ones, not collected ones


class Steal(Rule, frozen=True, tag="steal"):
    """You take collected echoes from hunters."""

    source: Target
    amount: Amount


class Bank(Rule, frozen=True, tag="bank"):
    """You bank collected echoes."""

    amount: Amount = "all"


class Negate(Rule, frozen=True, tag="negate"):
    """Such cards of these hunters do no damage this round."""

    cards: Cards
    of: Target


class Remove(Rule, frozen=True, tag="remove"):
    """A card leaves the game in step 8 instead of going to the used pile, or hunters give up a card of their choice."""

    card: Literal[
        "this",
        "with",  # the one that did the damage
        "chosen",
    ] = "this"
    who: Target = "self"  # who choose
    upgrades_only: bool = False  # a starter stays


class Return(Rule, frozen=True, tag="return"):
    """This card goes back to your hand in step 8, or you take one back from your used pile now."""

    card: Literal[
        "this",
        "chosen",  # from the used pile
    ] = "this"


class Exhaust(Rule, frozen=True, tag="exhaust"):
    """Hunters move cards of their choice from hand to used pile, never Hunter's Dream."""

    who: Target
    amount: Positive = 1


class Trophy(Rule, frozen=True, tag="trophy"):
    """You advance on a trophy track: one of the dead monster's types, or the type named."""

    type: TrophyType | Literal["any"] = "any"  # any: of the dead monster's, as the hunter chooses


class TakeToken(Rule, frozen=True, tag="take_token"):
    """You will hold the first player token next round."""


class Draw(Rule, frozen=True, tag="draw"):
    """Choose a weapon from your hand and reveal it (Transform)."""

    types: tuple[CardType, ...] = ("melee", "ranged")


class Reclaim(Rule, frozen=True, tag="reclaim"):
    """All your used cards, and this one, return to your hand."""


class Upgrade(Rule, frozen=True, tag="upgrade"):
    """You take an available upgrade."""


class Rest(Rule, frozen=True, tag="rest"):
    """You return to full health."""


class AddMonster(Rule, frozen=True, tag="add_monster"):
    """Random unused monsters, not bosses, go to the bottom of the dungeon deck."""

    amount: Positive = 1


Act = (
    Damage
    | Strike
    | Heal
    | Gain
    | Lose
    | Steal
    | Bank
    | Negate
    | Remove
    | Return
    | Exhaust
    | Trophy
    | TakeToken
    | Draw
    | Reclaim
    | Upgrade
    | Rest
    | AddMonster
)

Effect = Standing | Act


class Ability(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, rename={"condition": "if"}):
    """When, if, do."""

    when: When
    do: Annotated[tuple[Effect, ...], Meta(min_length=1)]  # in this order
    condition: tuple[Conditions, ...] = ()  # all of them must hold
