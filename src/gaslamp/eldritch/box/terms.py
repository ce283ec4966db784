"""The words of the language that effects, checks and abilities share: numbers, skills, places, names of components."""

from __future__ import annotations

import re
from typing import Annotated, Literal

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
    "half_players",  # of that icon
    "twice_players",
    "players_less_wounds",  # by the Health tokens on this card
    "result",  # the successes of the test just made
    "lost",  # the Health or Sanity just lost
    "gates",  # on the board
    "half_gates",
    "matching_gates",  # gates of the current omen
    "gates_discarded",  # by this text
    "rumors",  # in play
    "cultists",  # on the board
    "clues",  # yours, and so the next five
    "items",  # cards with that trait
    "spells",
    "injuries",  # Conditions with that trait, and so the next two
    "madnesses",
    "deals",
    "tokens",  # Eldritch tokens on this card
    "wounds",  # Health tokens on this card
    "sheet_sanity",  # Sanity tokens on the Ancient One sheet
    "toughness",  # of the monster this text has just dealt with
    "value",  # of the asset this text has just given
    "all",  # whatever there is
    "any",  # as many as you like, or none
]
Amount = Natural | Measure

# A space by its id, or one of these words. The nearest is nearest to you, or to the monster or Clue that moves.
PLACES = (
    "here",  # your space
    "random",  # that of a Clue drawn for it
    "choice",  # any space, as you choose
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
    "one_here",  # on your space, of your choice
    "one_anywhere",  # of your choice
    "one_at_a_gate",  # on a space with a gate, of your choice
    "each_here",  # all on your space
    "each_other_here",  # all on your space but that one
    "each_on_one_space",  # all on a space of your choice
    "each",  # all on the board
]

# Which of one's own things. A possession is an Asset, an Artifact or a Spell.
Kind = Literal["possession", "asset", "spell", "condition", "clue"]


def snake(name: str) -> str:
    """``GainCondition`` -> ``gain_condition``."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()
