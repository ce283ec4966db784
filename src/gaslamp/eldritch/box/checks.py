"""What may have to hold: conditions of effects and abilities, as data."""

from __future__ import annotations

from typing import Literal

import msgspec

from gaslamp.eldritch.box.terms import ConditionId, Kind, MonsterId, Natural, Place, SpaceType, TraitId, snake


class Check(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="is", tag=snake
):
    """Something that holds or does not."""

    unless: bool = False  # turned round


class OnSpace(Check, frozen=True, kw_only=True):
    """You are on a space of this type."""

    type: SpaceType


class AtGate(Check, frozen=True, kw_only=True):
    """A gate is on your space."""


class NearExpedition(Check, frozen=True, kw_only=True):
    """You are on the Active Expedition space or next to it."""


class SomebodyOnIt(Check, frozen=True, kw_only=True):
    """An investigator is on this monster's space."""


class Has(Check, frozen=True, kw_only=True):
    """You have a possession or Condition like this."""

    kind: Kind
    trait: TraitId = ""
    name: ConditionId = ""


class RumorInPlay(Check, frozen=True, kw_only=True):
    """A rumor is in play."""


class Monsters(Check, frozen=True, kw_only=True):
    """So many monsters (of that name) are on a space, or anywhere on the board."""

    at_least: Natural = 1
    at: Place = ""
    name: MonsterId = ""


class MysteriesSolved(Check, frozen=True, kw_only=True):
    """So many Mysteries are solved."""

    at_least: Natural = 1


class GateMatches(Check, frozen=True, kw_only=True):
    """A gate on the board is of the current omen."""


class GateDiscarded(Check, frozen=True, kw_only=True):
    """This text has discarded a gate, and it was of the current omen, or was not."""

    matching: bool


class GatesOnSheet(Check, frozen=True, kw_only=True):
    """So many gates lie on the Ancient One sheet."""

    at_least: Natural


class ReckoningInPlay(Check, frozen=True, kw_only=True):
    """Something of this kind in play has a reckoning effect."""

    of: Literal["mythos", "monsters"]


class ExpeditionsGone(Check, frozen=True, kw_only=True):
    """The Expedition deck is empty."""


class NoTokens(Check, frozen=True, kw_only=True):
    """No Eldritch token is left on this card."""


class NoFours(Check, frozen=True, kw_only=True):
    """No die of the test just made shows a 4."""


class LostSanity(Check, frozen=True, kw_only=True):
    """You have lost Sanity by this text."""


class Spawned(Check, frozen=True, kw_only=True):
    """This text has just brought a monster onto the board."""


class Defeated(Check, frozen=True, kw_only=True):
    """This monster has just been defeated."""


class EveryoneEliminated(Check, frozen=True, kw_only=True):
    """No player is left in the game."""


AnyCheck = (
    OnSpace | AtGate | NearExpedition | SomebodyOnIt | Has | RumorInPlay | Monsters | MysteriesSolved | GateMatches
    | GateDiscarded | GatesOnSheet | ReckoningInPlay | ExpeditionsGone | NoTokens | NoFours | LostSanity | Spawned
    | Defeated | EveryoneEliminated
)  # fmt: skip
