"""What components can do by themselves: standing rules, actions, and texts that wait for their moment."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from gaslamp.eldritch.box.checks import AnyCheck
from gaslamp.eldritch.box.effects import Text
from gaslamp.eldritch.box.terms import Amount, ConditionId, MonsterId, Natural, Omen, Place, Skill, SpaceType, snake

# What a test or a loss is part of; empty is anything at all.
During = Literal["", "combat", "spell", "acquire", "other_world"]
Whose = Literal["you", "here"]  # here: any investigator on your space, you too
Stat = Literal["health", "sanity"]
WorldId = Annotated[str, Meta(extra={"section": "worlds"})]

# A space by its id, or: the rumor token's, one with an Eldritch token, one with a gate, the Active Expedition's.
ENCOUNTER_PLACES = ("rumor", "tokens", "gate", "expedition")
EncounterPlace = Annotated[str, Meta(extra={"section": "spaces", "words": ENCOUNTER_PLACES})]


class Ability(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    forbid_unknown_fields=True,
    omit_defaults=True,
    tag_field="ability",
    tag=snake,
):
    """Something a component can do. What has a price (``pay``) or works once per round is used as its owner likes."""


# -- tests -----------------------------------------------------------------------------------------------


class Bonus(Ability, frozen=True, kw_only=True):
    """Gain +n; of all that apply only the highest counts. Once paid for it holds for the whole encounter."""

    skills: tuple[Skill, ...]
    amount: Natural
    during: During = ""
    pay: Text = ()
    once_per_round: bool = False


class ExtraDice(Ability, frozen=True, kw_only=True):
    """Additional dice; all of them count."""

    amount: Natural = 1
    whose: Whose = "you"
    space: SpaceType | Literal[""] = ""  # while you are on such a space
    during: During = ""
    except_during: During = ""  # anything but that
    once_per_round: bool = False


class Reroll(Ability, frozen=True, kw_only=True):
    """You may roll dice again, once in a test."""

    dice: Amount = 1
    skills: tuple[Skill, ...] = ()  # of these skills only
    during: During = ""
    pay: Text = ()
    once_per_round: bool = False


class RaiseDie(Ability, frozen=True, kw_only=True):
    """You may add 1 to the result of a die, once in a test."""

    skills: tuple[Skill, ...] = ()
    during: During = ""
    once_per_round: bool = False


class DoubleSixes(Ability, frozen=True, kw_only=True):
    """Each 6 counts as two successes."""

    skills: tuple[Skill, ...] = ()
    during: During = ""


class SuccessFrom(Ability, frozen=True, kw_only=True):
    """Faces from this one on are successes."""

    face: Natural


class DoubleClueReroll(Ability, frozen=True, kw_only=True):
    """Who spends a Clue on your space to roll a die again may roll two."""


class NoClueRerolls(Ability, frozen=True, kw_only=True):
    """In a fight with this monster Clues cannot be spent to roll dice again."""


# -- harm --------------------------------------------------------------------------------------------------


class Prevent(Ability, frozen=True, kw_only=True):
    """When you, or somebody here, would lose Health or Sanity, up to so much of it is prevented."""

    stat: Stat
    amount: Amount
    whose: Whose = "you"
    during: During = ""
    pay: Text = ()
    once_per_round: bool = False


class SoftenDamage(Ability, frozen=True, kw_only=True):
    """The damage of monsters you fight is less, but not under ``least``."""

    by: Natural
    least: Natural


class SoftenHorror(Ability, frozen=True, kw_only=True):
    """The horror of monsters you fight is at most this."""

    to: Natural


class Immune(Ability, frozen=True, kw_only=True):
    """It does not happen to you unless you choose it."""

    to: tuple[Literal["delayed", "detained"], ...]


class Restricted(Ability, frozen=True, kw_only=True):
    """You cannot move, and can perform no actions but this card's."""


# -- moments ------------------------------------------------------------------------------------------------


class Action(Ability, frozen=True, kw_only=True):
    """An action; a local one may be performed by anybody on your space."""

    text: Text
    pay: Text = ()
    when: tuple[AnyCheck, ...] = ()
    local: bool = False


class ActionPhase(Ability, frozen=True, kw_only=True):
    """In the Action Phase, before or after an action, once per round."""

    text: Text
    pay: Text = ()


class EncounterPhase(Ability, frozen=True, kw_only=True):
    """In the Encounter Phase, if you like, before you choose what to encounter."""

    text: Text


class OnFight(Ability, frozen=True, kw_only=True):
    """When you fight a monster, if you like, before its tests."""

    text: Text


class OnLoss(Ability, frozen=True, kw_only=True):
    """Once per round, if you like, when an investigator anywhere would lose Health or Sanity: that is ``chosen``."""

    stat: Stat
    text: Text


class OnGain(Ability, frozen=True, kw_only=True):
    """When you gain this; ``from_deck`` only if it comes from there."""

    text: Text
    from_deck: bool = False


class OnRest(Ability, frozen=True, kw_only=True):
    """When you, or somebody here, performs a Rest action."""

    text: Text
    whose: Whose = "you"


class OnDefeat(Ability, frozen=True, kw_only=True):
    """When you defeat a monster in a fight."""

    text: Text


class OnClose(Ability, frozen=True, kw_only=True):
    """When you close a gate in an Other World encounter."""

    text: Text


class OnCondition(Ability, frozen=True, kw_only=True):
    """Once per round, when another gains a Condition that is not Common: you may see its back, and this."""

    text: Text


class Reckoning(Ability, frozen=True, kw_only=True):
    """When reckoning effects are resolved."""

    text: Text


class InsteadOfGaining(Ability, frozen=True, kw_only=True):
    """When you would gain such a Condition, this happens instead."""

    name: ConditionId
    text: Text


class InsteadOfEncounter(Ability, frozen=True, kw_only=True):
    """In the Encounter Phase you resolve this and nothing else."""

    text: Text


class ImproveAgain(Ability, frozen=True, kw_only=True):
    """When you improve a skill you may improve it again."""


class CheaperClues(Ability, frozen=True, kw_only=True):
    """Once per round, when you spend Clues, you may spend one less."""


class SanityForClue(Ability, frozen=True, kw_only=True):
    """Once per round you may spend a Sanity in place of a Clue."""


class ShareAssets(Ability, frozen=True, kw_only=True):
    """What you acquire, other investigators may gain."""


# -- monsters -------------------------------------------------------------------------------------------------

# A moment of a fight, in the order in which they come.
Blow = Literal[
    "before_will",  # the Will test
    "passed_will",
    "failed_will",
    "lost_sanity",  # from the Will test
    "after_will",
    "before_strength",  # the Strength test
    "failed_strength",  # before Health is lost by it
    "lost_health",  # from the Strength test, when the monster has taken its loss
    "won",  # you have defeated it in this fight
]


class InFight(Ability, frozen=True, kw_only=True):
    """At a moment of a fight with this monster."""

    at: Blow
    text: Text


class OnSpawn(Ability, frozen=True, kw_only=True):
    """When this monster is spawned."""

    text: Text


class OnDefeated(Ability, frozen=True, kw_only=True):
    """When this monster is defeated, however."""

    text: Text


class Invulnerable(Ability, frozen=True, kw_only=True):
    """It cannot lose Health until enough Mysteries are solved to win."""


# -- the Ancient One, Mysteries and Mythos cards -----------------------------------------------------------------


class OnOmen(Ability, frozen=True, kw_only=True):
    """When the Omen advances to a space of this colour: Doom advances by the Eldritch tokens there."""

    color: Omen


class OnEnter(Ability, frozen=True, kw_only=True):
    """When an investigator moves onto a space with an Eldritch token."""

    text: Text


class InsteadOfDoom(Ability, frozen=True, kw_only=True):
    """Each time Doom would advance by one; ``gate`` when a gate is the cause, if that differs."""

    text: Text
    gate: Text = ()


class Forbids(Ability, frozen=True, kw_only=True):
    """No Rest actions, no cards into the reserve, no closing of gates, no Expedition encounters."""

    what: Literal["rest", "reserve", "close", "expedition"]


class Encounter(Ability, frozen=True, kw_only=True):
    """An encounter that may be resolved on some spaces: this text, or a Special Encounter."""

    at: EncounterPlace
    text: Text = ()
    special: WorldId = ""
    when: tuple[AnyCheck, ...] = ()


class When(Ability, frozen=True, kw_only=True):
    """At such an event the investigator may pay to put something onto this card."""

    event: Literal[
        "researched",  # with a Clue gained by that research, which is the one spent and put here
        "gate_closed",
        "monster_defeated",  # not an Epic one
        "lore_by_spell",  # a Lore test passed for a Spell; when it is done, it is the card in question
    ]
    pay: Text
    place: Literal["clue", "token", "gate", "monster"]
    at: Place = ""  # only there
    matching: bool = False  # only a gate of the current omen


class OnEmpty(Ability, frozen=True, kw_only=True):
    """When the last Eldritch token is gone from this card."""

    text: Text


class SolvedBy(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What must lie on this card, or which Epic Monster must be defeated, for it to be solved."""

    tokens: Amount = 0
    clues: Amount = 0
    gates: Amount = 0
    toughness: Amount = 0  # of the monsters, in all
    epic: MonsterId = ""


AnyAbility = (
    Bonus | ExtraDice | Reroll | RaiseDie | DoubleSixes | SuccessFrom | DoubleClueReroll | NoClueRerolls
    | Prevent | SoftenDamage | SoftenHorror | Immune | Restricted
    | Action | ActionPhase | EncounterPhase | OnFight | OnLoss | OnGain | OnRest | OnDefeat | OnClose | OnCondition
    | Reckoning | InsteadOfGaining | InsteadOfEncounter | ImproveAgain | CheaperClues | SanityForClue | ShareAssets
    | InFight | OnSpawn | OnDefeated | Invulnerable
    | OnOmen | OnEnter | InsteadOfDoom | Forbids | Encounter | When | OnEmpty
)  # fmt: skip
