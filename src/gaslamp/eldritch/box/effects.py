"""The language that the components of Eldritch Horror are written in.

A *text* is a list of effects, done in order. "You" is the investigator who resolves it: whose turn, fight or
card it is, and where it is nobody's (Mythos cards, the Ancient One, a monster's reckoning) the Lead. Inside
``each`` and ``one`` it is the investigator meant there, so that no other effect needs to say who. The engine
runs these structs, and the printed text is made from the same structs.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import ClassVar, Literal

import msgspec

from gaslamp.eldritch.box.checks import AnyCheck
from gaslamp.eldritch.box.terms import (
    Amount,
    ArtifactId,
    AssetId,
    ConditionId,
    Faces,
    Kind,
    Modifier,
    MonsterId,
    Natural,
    Place,
    Skill,
    SpellId,
    TraitId,
    Which,
    snake,
)


class Effect(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="do", tag=snake
):
    """One thing that happens. An impersonal one does whether or not anybody is there to lead."""

    impersonal: ClassVar[bool] = False


# -- how a text goes on --------------------------------------------------------------------------------------


class Test(Effect, frozen=True, kw_only=True, rename={"passed": "pass", "failed": "fail"}):
    """A skill test; successes are counted against ``need``."""

    skill: Skill
    mod: Modifier = 0
    passed: Text = ()
    failed: Text = ()
    need: Amount = 1  # so many successes to pass
    more: Amount = 0  # additional dice
    fewer: Amount = 0  # dice less
    boost: Literal["", "clues", "sanity"] = ""  # spend any: a success for each Clue, a die for each Sanity


class May(Effect, frozen=True, kw_only=True, rename={"otherwise": "else"}):
    """Do ``then``, at the price of ``pay``, if you want to."""

    impersonal = True
    pay: Text = ()
    then: Text = ()
    otherwise: Text = ()  # if you do not


class Unless(Effect, frozen=True, kw_only=True):
    """Suffer this, unless you pay."""

    impersonal = True
    pay: Text
    suffer: Text


class Choose(Effect, frozen=True, kw_only=True):
    """One of several texts, as you choose."""

    of: tuple[Text, ...]


class If(Effect, frozen=True, kw_only=True, rename={"check": "if", "otherwise": "else"}):
    """One text or another, as things stand."""

    impersonal = True
    check: AnyCheck
    then: Text = ()
    otherwise: Text = ()


class Roll(Effect, frozen=True, kw_only=True):
    """A plain die, which is no test: a text for some of its faces."""

    impersonal = True
    faces: dict[Faces, Text]


class Each(Effect, frozen=True, kw_only=True):
    """Each investigator who is meant, the Lead first, resolves a text."""

    impersonal = True
    who: Literal[
        "everyone",
        "here",  # all on your space, you too
        "others_here",
        "on_it",  # all on this monster's space
        "near_it",  # all there or next to it
    ] = "everyone"
    where: tuple[AnyCheck, ...] = ()  # of whom all of this holds
    text: Text


class One(Effect, frozen=True, kw_only=True):
    """One investigator resolves a text; without one they are only chosen, and meant later as ``chosen``."""

    impersonal = True
    who: Literal[
        "lead",
        "chosen",  # before, by this text; or the one whose loss it is about
        "here",  # of your choice, on your space
        "another",  # of your choice, anywhere, but not you
        "anyone",  # of your choice, anywhere
        "nearest",  # to this monster
        "on_it",  # of the Lead's choice, on this monster's space
    ]
    where: tuple[AnyCheck, ...] = ()  # of whom all of this holds
    text: Text = ()


class PassBox(Effect, frozen=True, kw_only=True):
    """Go on with the pass box of this card."""


class FailBox(Effect, frozen=True, kw_only=True):
    """Go on with the fail box of this card."""


class Skip(Effect, frozen=True, kw_only=True):
    """The Strength test of this fight, or the encounter that would follow it, does not take place."""

    what: Literal["strength", "encounter"]


# -- investigators ----------------------------------------------------------------------------------------


class Lose(Effect, frozen=True, kw_only=True):
    """Lose Health and Sanity; it can be prevented."""

    health: Amount = 0
    sanity: Amount = 0


class PreventLoss(Effect, frozen=True, kw_only=True):
    """Of the loss that is about to happen up to so much is prevented, in all, by this card."""

    amount: Amount


class Recover(Effect, frozen=True, kw_only=True):
    """Recover Health and Sanity."""

    health: Amount = 0
    sanity: Amount = 0


class Spend(Effect, frozen=True, kw_only=True):
    """A price: it is paid in full, cannot be prevented, and never with the last Health or Sanity."""

    clues: Amount = 0
    health: Amount = 0
    sanity: Amount = 0


class SpendTogether(Effect, frozen=True, kw_only=True):
    """A price the investigators may pay as a group."""

    clues: Amount


class Aid(Effect, frozen=True, kw_only=True):
    """Until this encounter ends: a bonus, additional dice or dice to roll again in tests (of that skill)."""

    skill: Skill | Literal[""] = ""
    bonus: Natural = 0  # of all that apply only the highest counts
    dice: Natural = 0
    rerolls: Natural = 0


class GainClues(Effect, frozen=True, kw_only=True):
    """Gain Clues from the pool."""

    amount: Amount = 1


class GainCondition(Effect, frozen=True, kw_only=True):
    """Gain a Condition by its name, or a random one of a trait."""

    name: ConditionId = ""
    trait: TraitId = ""


class GainSpell(Effect, frozen=True, kw_only=True):
    """Gain random Spells, of a trait, or one by its name."""

    amount: Amount = 1
    name: SpellId = ""
    trait: TraitId = ""


class GainArtifact(Effect, frozen=True, kw_only=True):
    """Gain a random Artifact, of a trait, or one by its name."""

    name: ArtifactId = ""
    trait: TraitId = ""


class GainAsset(Effect, frozen=True, kw_only=True):
    """Gain assets, of any of these traits: random ones from the deck, or of your choice from what lies open."""

    source: Literal["deck", "reserve", "reserve_or_discard"] = "deck"
    traits: tuple[TraitId, ...] = ()
    name: AssetId = ""  # this one, wherever it lies
    amount: Amount = 1
    most_value: Amount | None = None  # in all


class Improve(Effect, frozen=True, kw_only=True):
    """Improve a skill."""

    skill: Skill | Literal["any"]


class Delay(Effect, frozen=True, kw_only=True):
    """Become Delayed."""


class Discard(Effect, frozen=True, kw_only=True):
    """Discard so many of your cards or Clues, of your choice; of ``all``, so many are kept."""

    kind: Kind
    amount: Amount = 1
    keep: Natural = 0
    trait: TraitId = ""
    names: tuple[ConditionId, ...] = ()  # any of these


class DiscardThis(Effect, frozen=True, kw_only=True):
    """This card is discarded."""

    impersonal = True


class DiscardIt(Effect, frozen=True, kw_only=True):
    """The card in question is discarded: the asset this text has just given, the Spell just cast."""


class Flip(Effect, frozen=True, kw_only=True):
    """This card is turned over and its back resolved; a Spell, by the result of the test, and then back again."""


class FlipBack(Effect, frozen=True, kw_only=True):
    """This Condition is turned face up again."""


class Move(Effect, frozen=True, kw_only=True):
    """Move along paths."""

    spaces: Natural
    up_to: bool = False  # or fewer
    along: Literal["", "train", "ship", "uncharted"] = ""  # only such paths
    toward: Place = ""
    with_this: bool = False  # this monster comes along


class MoveTo(Effect, frozen=True, kw_only=True):
    """Move directly."""

    to: Place


class Devour(Effect, frozen=True, kw_only=True):
    """Be devoured."""


class ActAgain(Effect, frozen=True, kw_only=True):
    """Perform an additional action, if you like."""


class Give(Effect, frozen=True, kw_only=True):
    """Give any number of these to another investigator, anywhere."""

    kind: Kind
    trait: TraitId = ""


class Trade(Effect, frozen=True, kw_only=True):
    """Trade with an investigator on any space."""

    only: Literal["", "clue"] = ""  # nothing but Clues


class SwapSpaces(Effect, frozen=True, kw_only=True):
    """The investigator you traded with may come to your space; if so, you go to theirs."""


class Convert(Effect, frozen=True, kw_only=True):
    """Spend any amount of Health or Sanity, and recover as much of the other."""


class Reassign(Effect, frozen=True, kw_only=True):
    """Spend any number of Improvements, and improve a skill of your choice for each."""


class IgnoreMonsters(Effect, frozen=True, kw_only=True):
    """You may choose your encounter as if no monster were on your space."""


# -- Clues on the board --------------------------------------------------------------------------------------


class SpawnClues(Effect, frozen=True, kw_only=True):
    """Spawn Clues, where they belong or at a place."""

    impersonal = True
    amount: Amount = 1
    at: Place = ""


class PickClue(Effect, frozen=True, kw_only=True):
    """Choose a Clue on another space: the Clue in question."""


class Research(Effect, frozen=True, kw_only=True):
    """You may make your encounter with the chosen Clue, as if you were there and no monster were."""


class TakeClue(Effect, frozen=True, kw_only=True):
    """Gain the Clue that is being researched."""


class DiscardClue(Effect, frozen=True, kw_only=True):
    """The Clue that is being researched, or was chosen, is discarded."""


class MoveClue(Effect, frozen=True, kw_only=True):
    """The Clue that is being researched goes elsewhere."""

    to: Place


class MoveClues(Effect, frozen=True, kw_only=True):
    """Each Clue on the board goes elsewhere."""

    impersonal = True
    to: Place


class DiscardBoardClues(Effect, frozen=True, kw_only=True):
    """Clues on the board are discarded, or on one space."""

    impersonal = True
    amount: Amount = "all"
    at: Place = ""


# -- monsters --------------------------------------------------------------------------------------------------


class SpawnMonsters(Effect, frozen=True, kw_only=True):
    """From the cup; or one of these names that is set aside, and ``or_random`` if there is none."""

    impersonal = True
    amount: Amount = 1
    at: Place = "here"
    names: tuple[MonsterId, ...] = ()
    or_random: bool = False


class SpawnEpic(Effect, frozen=True, kw_only=True):
    """An Epic Monster from the box, unless it is on the board."""

    impersonal = True
    name: MonsterId
    at: Place


class Ambush(Effect, frozen=True, kw_only=True):
    """Fight a monster that comes out of nowhere and goes back there; a random one, or by its name."""

    name: MonsterId = ""
    won: Text = ()
    lost: Text = ()


class Fight(Effect, frozen=True, kw_only=True):
    """Fight monsters at once."""

    which: Which = "that"
    name: MonsterId = ""  # only such a one
    won: Text = ()
    lost: Text = ()


class HurtMonsters(Effect, frozen=True, kw_only=True):
    """They lose so much Health; ``in_all`` with what this card has done to them before."""

    impersonal = True
    amount: Amount
    which: Which
    in_all: bool = False


class HealMonsters(Effect, frozen=True, kw_only=True):
    """They recover so much Health."""

    impersonal = True
    amount: Amount = "all"
    which: Which


class DefeatMonsters(Effect, frozen=True, kw_only=True):
    """They are defeated."""

    impersonal = True
    which: Which


class DiscardMonsters(Effect, frozen=True, kw_only=True):
    """They go back to the cup, or aside; that does not defeat them."""

    impersonal = True
    which: Which


class MoveMonsters(Effect, frozen=True, kw_only=True):
    """They move to a place, or so many spaces toward it."""

    impersonal = True
    which: Which
    names: tuple[MonsterId, ...] = ()  # only such
    to: Place = ""
    toward: Place = ""
    spaces: Natural = 0


# -- gates, Doom and the Omen ------------------------------------------------------------------------------------


class SpawnGates(Effect, frozen=True, kw_only=True):
    """Spawn gates, each with a monster."""

    impersonal = True
    amount: Amount = 1


class CloseGate(Effect, frozen=True, kw_only=True):
    """Close the gate of this Other World encounter."""


class DiscardGates(Effect, frozen=True, kw_only=True):
    """Discard one gate of your choice, or each of the current omen; that does not close them."""

    impersonal = True
    which: Literal["one", "matching"]


class SortGates(Effect, frozen=True, kw_only=True):
    """Look at the top two gates of the stack; one stays on top, the other goes to the bottom."""


class TakeGate(Effect, frozen=True, kw_only=True):
    """A gate goes onto the Ancient One sheet: that of your space, the next of the stack, or the one in question."""

    impersonal = True
    source: Literal["here", "stack", "that"]


class AdvanceDoom(Effect, frozen=True, kw_only=True):
    """Doom advances."""

    impersonal = True
    amount: Amount = 1


class RetreatDoom(Effect, frozen=True, kw_only=True):
    """Doom retreats."""

    impersonal = True
    amount: Amount = 1


class EmptyDoom(Effect, frozen=True, kw_only=True):
    """Doom advances to 0."""

    impersonal = True


class AdvanceOmen(Effect, frozen=True, kw_only=True):
    """The Omen advances one space, and Doom with the gates that match."""

    impersonal = True


class TurnBackOmen(Effect, frozen=True, kw_only=True):
    """The Omen goes back one space; Doom does not advance by it."""

    impersonal = True


class SetOmen(Effect, frozen=True, kw_only=True):
    """The Omen goes to any space; Doom does not advance by it."""


# -- cards and tokens of the game --------------------------------------------------------------------------------


class PlaceTokens(Effect, frozen=True, kw_only=True):
    """Eldritch tokens onto the active Mystery, the Ancient One sheet, the green Omen space, or a space."""

    impersonal = True
    to: Literal["mystery", "sheet", "omen", "space"]
    amount: Amount = 1
    at: Place = ""  # each of them
    where_none: bool = False  # only where no Eldritch token is


class RemoveTokens(Effect, frozen=True, kw_only=True):
    """Eldritch tokens are discarded from this card or the green Omen space."""

    impersonal = True
    source: Literal["this", "omen"] = "this"
    amount: Amount = 1


class TakeToken(Effect, frozen=True, kw_only=True):
    """The Eldritch token of your space goes onto this card."""


class PlaceWound(Effect, frozen=True, kw_only=True):
    """A Health token goes onto this card."""

    impersonal = True


class PlaceSanity(Effect, frozen=True, kw_only=True):
    """Sanity tokens go onto the Ancient One sheet."""

    impersonal = True
    amount: Amount = 1


class SolveRumor(Effect, frozen=True, kw_only=True):
    """This rumor is solved, or one of your choice."""

    impersonal = True
    one: bool = False  # of your choice


class DrawRumor(Effect, frozen=True, kw_only=True):
    """A rumor from the box comes into play, with all its icons."""

    impersonal = True


class UnsolveMystery(Effect, frozen=True, kw_only=True):
    """A solved Mystery goes back into its deck; which one, you choose or chance does."""

    impersonal = True
    random: bool = False  # chance does


class Reckon(Effect, frozen=True, kw_only=True):
    """Resolve reckoning effects of all Mythos cards, all monsters or your Conditions; ``ones``: all dice show 1."""

    impersonal = True
    of: Literal["mythos", "monsters", "conditions"]
    name: ConditionId = ""  # only of such Conditions
    times: Natural = 1
    ones: bool = False


class OtherWorld(Effect, frozen=True, kw_only=True):
    """Resolve an Other World encounter; instead of closing a gate it solves this rumor."""


class RemoveExpeditions(Effect, frozen=True, kw_only=True):
    """All cards of the Active Expedition leave the game."""

    impersonal = True


class ShuffleExpeditions(Effect, frozen=True, kw_only=True):
    """The Expedition deck is shuffled."""

    impersonal = True


class ClearReserve(Effect, frozen=True, kw_only=True):
    """The reserve is discarded."""

    impersonal = True


class RefillReserve(Effect, frozen=True, kw_only=True):
    """The reserve is filled again."""

    impersonal = True


class RemoveAssets(Effect, frozen=True, kw_only=True):
    """All assets of so much value or more that nobody holds leave the game: from deck, discards and reserve."""

    impersonal = True
    least_value: Amount


class RemoveDefeated(Effect, frozen=True, kw_only=True):
    """All defeated investigators leave the game; their possessions are discarded."""

    impersonal = True


class LoseGame(Effect, frozen=True, kw_only=True):
    """The investigators lose."""

    impersonal = True


AnyEffect = (
    Test | May | Unless | Choose | If | Roll | Each | One | PassBox | FailBox | Skip
    | Lose | PreventLoss | Recover | Spend | SpendTogether | Aid | GainClues | GainCondition | GainSpell
    | GainArtifact | GainAsset | Improve | Delay | Discard | DiscardThis | DiscardIt | Flip | FlipBack | Move
    | MoveTo | Devour | ActAgain | Give | Trade | SwapSpaces | Convert | Reassign | IgnoreMonsters
    | SpawnClues | PickClue | Research | TakeClue | DiscardClue | MoveClue | MoveClues | DiscardBoardClues
    | SpawnMonsters | SpawnEpic | Ambush | Fight | HurtMonsters | HealMonsters | DefeatMonsters | DiscardMonsters
    | MoveMonsters
    | SpawnGates | CloseGate | DiscardGates | SortGates | TakeGate | AdvanceDoom | RetreatDoom | EmptyDoom
    | AdvanceOmen | TurnBackOmen | SetOmen
    | PlaceTokens | RemoveTokens | TakeToken | PlaceWound | PlaceSanity | SolveRumor | DrawRumor | UnsolveMystery
    | Reckon | OtherWorld | RemoveExpeditions | ShuffleExpeditions | ClearReserve | RefillReserve | RemoveAssets
    | RemoveDefeated | LoseGame
)  # fmt: skip

# What stands on a card: effects, done in order.
Text = tuple[AnyEffect, ...]


# -- texts inside texts --------------------------------------------------------------------------------------------


@cache
def nesting_fields(kind: type[msgspec.Struct]) -> tuple[tuple[str, str, type | None], ...]:
    """The fields of an effect or ability that hold texts: attribute, name in a pack, and what holds several of them."""
    shapes = {Text: None, tuple[Text, ...]: tuple, dict[Faces, Text]: dict}
    return tuple(
        (field.name, field.encode_name, shapes[field.type])
        for field in msgspec.structs.fields(kind)
        if field.type in shapes
    )


def branches(thing: msgspec.Struct) -> Iterator[tuple[str, Text]]:
    """The texts directly inside an effect or ability, by the names that a pack gives them: ``pass``, ``of/0``."""
    for attribute, name, holder in nesting_fields(type(thing)):
        value = getattr(thing, attribute)
        if holder is None:
            yield name, value
        else:
            parts = value.items() if holder is dict else enumerate(value)
            yield from ((f"{name}/{part}", text) for part, text in parts)
