"""The language that the components of Eldritch Horror are written in.

A *text* is a list of effects, done in order. "You" is the investigator who resolves it: whose turn, fight or
card it is, and where it is nobody's (Mythos cards, the Ancient One, a monster's reckoning) the Lead. Inside
``each`` and ``one`` it is the investigator meant there, so that no other effect needs to say who. The engine
runs these structs, and the printed text is made from the same structs.
"""

from __future__ import annotations

import re
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Natural = Annotated[int, Meta(ge=0, le=99)]
Modifier = Annotated[int, Meta(ge=-9, le=9)]

Skill = Literal["lore", "influence", "observation", "strength", "will"]
SpaceType = Literal["city", "wilderness", "sea"]
Omen = Literal["green", "blue", "red"]

# Ids of other components; ``extra`` names the section of the pack that they are found in.
TraitId = Annotated[str, Meta(extra={"section": "traits"})]
ConditionId = Annotated[str, Meta(extra={"section": "conditions"})]
SpellId = Annotated[str, Meta(extra={"section": "spells"})]
AssetId = Annotated[str, Meta(extra={"section": "assets"})]
ArtifactId = Annotated[str, Meta(extra={"section": "artifacts"})]
MonsterId = Annotated[str, Meta(extra={"section": "monsters"})]

# Faces of a die, "5-6" or "1"; "1-players" are those up to the number of players.
Faces = Annotated[str, Meta(pattern=r"^[1-6](-([1-6]|players))?$")]

# Something counted at the moment the effect happens. Halves are rounded up.
Measure = Literal[
    "players",  # the number-of-players icon of the reference card
    "half_players",
    "twice_players",
    "players_less_wounds",
    "result",  # the successes of the test just made
    "lost",  # the Health or Sanity just lost
    "gates",
    "half_gates",
    "matching_gates",  # gates of the current omen
    "gates_discarded",  # by this text
    "rumors",
    "cultists",
    "clues",  # yours, and so the next five
    "items",
    "spells",
    "injuries",
    "madnesses",
    "deals",
    "tokens",  # Eldritch tokens on this card
    "wounds",  # Health tokens on this card
    "sheet_sanity",  # Sanity tokens on the Ancient One sheet
    "toughness",  # of the monster this text has just dealt with
    "value",  # of the asset this text has just given
    "all",
    "any",  # as many as you like, or none
]
Amount = Natural | Measure

# A space by its id, or one of these words. The nearest is nearest to you, or to the monster or Clue that moves.
PLACES = (
    "here",
    "random",
    "choice",
    "clue_or_gate",  # a space of your choice with a Clue or a gate
    "expedition",  # where the Active Expedition is
    "cultists",  # each space with a Cultist
    "ancient_one",  # where the Ancient One stands as an Epic Monster
    "its_space",  # where this monster is
    "nearest_city",
    "nearest_wilderness",
    "nearest_sea",
    "nearest_gate",
    "nearest_clue",
    "nearest_investigator",
)
Place = Annotated[str, Meta(extra={"section": "spaces", "words": PLACES})]

# Which monsters. Epic ones can be hurt, healed and fought, but neither moved nor discarded.
Which = Literal[
    "this",  # the one whose text this is
    "that",  # the one this text has just dealt with
    "one_here",  # of your choice
    "one_anywhere",
    "one_at_a_gate",
    "each_here",
    "each_other_here",  # all on your space but that one
    "each_on_one_space",
    "each",
]

Kind = Literal["possession", "asset", "spell", "condition", "clue"]


def snake(name: str) -> str:
    """``GainCondition`` -> ``gain_condition``."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Effect(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="do", tag=snake
):
    """One thing that happens."""


# -- what must hold --------------------------------------------------------------------------------------


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


Checks = (
    OnSpace | AtGate | NearExpedition | SomebodyOnIt | Has | RumorInPlay | Monsters | MysteriesSolved | GateMatches
    | GateDiscarded | GatesOnSheet | ReckoningInPlay | ExpeditionsGone | NoTokens | NoFours | LostSanity | Spawned
    | Defeated | EveryoneEliminated
)  # fmt: skip


# -- how a text goes on --------------------------------------------------------------------------------------


class Test(Effect, frozen=True, kw_only=True, rename={"passed": "pass", "failed": "fail"}):
    """A skill test; successes are counted against ``need``."""

    skill: Skill
    mod: Modifier = 0
    passed: Text = ()
    failed: Text = ()
    need: Amount = 1
    more: Amount = 0  # additional dice
    fewer: Amount = 0
    boost: Literal["", "clues", "sanity"] = ""  # spend any: a success for each Clue, a die for each Sanity


class May(Effect, frozen=True, kw_only=True, rename={"otherwise": "else"}):
    """Do ``then``, at the price of ``pay``, if you want to."""

    pay: Text = ()
    then: Text = ()
    otherwise: Text = ()


class Unless(Effect, frozen=True, kw_only=True):
    """Suffer this, unless you pay."""

    pay: Text
    suffer: Text


class Choose(Effect, frozen=True, kw_only=True):
    """One of several texts, as you choose."""

    of: tuple[Text, ...]


class If(Effect, frozen=True, kw_only=True, rename={"check": "if", "otherwise": "else"}):
    """One text or another, as things stand."""

    check: Checks
    then: Text = ()
    otherwise: Text = ()


class Roll(Effect, frozen=True, kw_only=True):
    """A plain die, which is no test: a text for some of its faces."""

    faces: dict[Faces, Text]


class Each(Effect, frozen=True, kw_only=True):
    """Each investigator who is meant, the Lead first, resolves a text."""

    who: Literal[
        "everyone",
        "here",  # all on your space, you too
        "others_here",
        "on_it",  # all on this monster's space
        "near_it",  # all there or next to it
    ] = "everyone"
    where: tuple[Checks, ...] = ()
    text: Text


class One(Effect, frozen=True, kw_only=True):
    """One investigator resolves a text; without one they are only chosen, and meant later as ``chosen``."""

    who: Literal[
        "lead",
        "chosen",  # before, by this text; or the one whose loss it is about
        "here",  # of your choice, on your space
        "another",  # of your choice, anywhere, but not you
        "anyone",  # of your choice, anywhere
        "nearest",  # to this monster
        "on_it",  # of the Lead's choice, on this monster's space
    ]
    where: tuple[Checks, ...] = ()
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


class DiscardIt(Effect, frozen=True, kw_only=True):
    """The card in question is discarded: the asset this text has just given, the Spell just cast."""


class Flip(Effect, frozen=True, kw_only=True):
    """This card is turned over and its back resolved; a Spell, by the result of the test, and then back again."""


class FlipBack(Effect, frozen=True, kw_only=True):
    """This Condition is turned face up again."""


class Move(Effect, frozen=True, kw_only=True):
    """Move along paths."""

    spaces: Natural
    up_to: bool = False
    along: Literal["", "train", "ship", "uncharted"] = ""
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

    only: Literal["", "clue"] = ""


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

    to: Place


class DiscardBoardClues(Effect, frozen=True, kw_only=True):
    """Clues on the board are discarded, or on one space."""

    amount: Amount = "all"
    at: Place = ""


# -- monsters --------------------------------------------------------------------------------------------------


class SpawnMonsters(Effect, frozen=True, kw_only=True):
    """From the cup; or one of these names that is set aside, and ``or_random`` if there is none."""

    amount: Amount = 1
    at: Place = "here"
    names: tuple[MonsterId, ...] = ()
    or_random: bool = False


class SpawnEpic(Effect, frozen=True, kw_only=True):
    """An Epic Monster from the box, unless it is on the board."""

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

    amount: Amount
    which: Which
    in_all: bool = False


class HealMonsters(Effect, frozen=True, kw_only=True):
    """They recover so much Health."""

    amount: Amount = "all"
    which: Which


class DefeatMonsters(Effect, frozen=True, kw_only=True):
    """They are defeated."""

    which: Which


class DiscardMonsters(Effect, frozen=True, kw_only=True):
    """They go back to the cup, or aside; that does not defeat them."""

    which: Which


class MoveMonsters(Effect, frozen=True, kw_only=True):
    """They move to a place, or so many spaces toward it."""

    which: Which
    names: tuple[MonsterId, ...] = ()  # only such
    to: Place = ""
    toward: Place = ""
    spaces: Natural = 0


# -- gates, Doom and the Omen ------------------------------------------------------------------------------------


class SpawnGates(Effect, frozen=True, kw_only=True):
    """Spawn gates, each with a monster."""

    amount: Amount = 1


class CloseGate(Effect, frozen=True, kw_only=True):
    """Close the gate of this Other World encounter."""


class DiscardGates(Effect, frozen=True, kw_only=True):
    """Discard one gate of your choice, or each of the current omen; that does not close them."""

    which: Literal["one", "matching"]


class SortGates(Effect, frozen=True, kw_only=True):
    """Look at the top two gates of the stack; one stays on top, the other goes to the bottom."""


class TakeGate(Effect, frozen=True, kw_only=True):
    """A gate goes onto the Ancient One sheet: that of your space, the next of the stack, or the one in question."""

    source: Literal["here", "stack", "that"]


class AdvanceDoom(Effect, frozen=True, kw_only=True):
    """Doom advances."""

    amount: Amount = 1


class RetreatDoom(Effect, frozen=True, kw_only=True):
    """Doom retreats."""

    amount: Amount = 1


class EmptyDoom(Effect, frozen=True, kw_only=True):
    """Doom advances to 0."""


class AdvanceOmen(Effect, frozen=True, kw_only=True):
    """The Omen advances one space, and Doom with the gates that match."""


class TurnBackOmen(Effect, frozen=True, kw_only=True):
    """The Omen goes back one space; Doom does not advance by it."""


class SetOmen(Effect, frozen=True, kw_only=True):
    """The Omen goes to any space; Doom does not advance by it."""


# -- cards and tokens of the game --------------------------------------------------------------------------------


class PlaceTokens(Effect, frozen=True, kw_only=True):
    """Eldritch tokens onto the active Mystery, the Ancient One sheet, the green Omen space, or a space."""

    to: Literal["mystery", "sheet", "omen", "space"]
    amount: Amount = 1
    at: Place = ""  # each of them
    where_none: bool = False  # only where no Eldritch token is


class RemoveTokens(Effect, frozen=True, kw_only=True):
    """Eldritch tokens are discarded from this card or the green Omen space."""

    source: Literal["this", "omen"] = "this"
    amount: Amount = 1


class TakeToken(Effect, frozen=True, kw_only=True):
    """The Eldritch token of your space goes onto this card."""


class PlaceWound(Effect, frozen=True, kw_only=True):
    """A Health token goes onto this card."""


class PlaceSanity(Effect, frozen=True, kw_only=True):
    """Sanity tokens go onto the Ancient One sheet."""

    amount: Amount = 1


class SolveRumor(Effect, frozen=True, kw_only=True):
    """This rumor is solved, or one of your choice."""

    one: bool = False


class DrawRumor(Effect, frozen=True, kw_only=True):
    """A rumor from the box comes into play, with all its icons."""


class UnsolveMystery(Effect, frozen=True, kw_only=True):
    """A solved Mystery goes back into its deck; which one, you choose or chance does."""

    random: bool = False


class Reckon(Effect, frozen=True, kw_only=True):
    """Resolve reckoning effects of all Mythos cards, all monsters or your Conditions; ``ones``: all dice show 1."""

    of: Literal["mythos", "monsters", "conditions"]
    name: ConditionId = ""
    times: Natural = 1
    ones: bool = False


class OtherWorld(Effect, frozen=True, kw_only=True):
    """Resolve an Other World encounter; instead of closing a gate it solves this rumor."""


class RemoveExpeditions(Effect, frozen=True, kw_only=True):
    """All cards of the Active Expedition leave the game."""


class ShuffleExpeditions(Effect, frozen=True, kw_only=True):
    """The Expedition deck is shuffled."""


class ClearReserve(Effect, frozen=True, kw_only=True):
    """The reserve is discarded."""


class RefillReserve(Effect, frozen=True, kw_only=True):
    """The reserve is filled again."""


class RemoveAssets(Effect, frozen=True, kw_only=True):
    """All assets of so much value or more that nobody holds leave the game: from deck, discards and reserve."""

    least_value: Amount


class RemoveDefeated(Effect, frozen=True, kw_only=True):
    """All defeated investigators leave the game; their possessions are discarded."""


class LoseGame(Effect, frozen=True, kw_only=True):
    """The investigators lose."""


Effects = (
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
Text = tuple[Effects, ...]
