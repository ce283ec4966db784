"""What a pack may not say: ids that stand twice or for nothing, and numbers that no game could use."""

from __future__ import annotations

from typing import Any

import msgspec

from gaslamp.core.errors import Mistake
from gaslamp.core.packs import check_unique, unknown_id
from gaslamp.core.reading import convert
from gaslamp.eldritch.box import ENCOUNTER_DECKS
from gaslamp.eldritch.cards import ICONS, PackData
from gaslamp.eldritch.mentions import missing


def decode(raw: Any) -> PackData:
    """Plain data as a checked pack."""
    pack = convert(raw, PackData)
    check_ids(pack)
    for mention in missing(pack):
        known = [component.id for component in getattr(pack, mention.section)]
        raise unknown_id(mention.id, known).at(mention.place)
    check_numbers(pack)
    return pack


def check_ids(pack: PackData) -> None:
    """What is named by its id alone must be the only one of that name; an Epic Monster may be called as its master."""
    for group in (
        ("spaces",),
        ("worlds",),
        ("traits",),
        ("investigators", "ancient_ones", "mythos", "assets", "artifacts", "spells", "conditions"),
        ("mysteries",),
        ("monsters",),
    ):
        seen: set[str] = set()
        for section in group:
            check_unique([component.id for component in getattr(pack, section)], section, seen)
    seen = set()
    for deck in ENCOUNTER_DECKS:
        check_unique([card.id for card in getattr(pack.encounters, deck)], f"encounters.{deck}", seen)


def check_numbers(pack: PackData) -> None:
    for players in range(1, 9):
        if not any(card.players == players and not card.variant for card in pack.references):
            raise Mistake("eldritch-no-reference", players=players).at("references")
    for index, one in enumerate(pack.ancient_ones):
        if not 1 <= one.doom <= pack.doom_track:
            raise Mistake("core-out-of-range", found=str(one.doom), bound=f"1..{pack.doom_track}").at(
                f"ancient_ones[{index}].doom"
            )
        if sum(mystery.ancient_one == one.id for mystery in pack.mysteries) < one.mysteries:
            raise Mistake("eldritch-few-mysteries", ancient_one=one.id).at(f"ancient_ones[{index}].mysteries")
        for color in ICONS:
            wanted = sum(getattr(stage, color) for stage in one.mythos)
            if wanted > sum(card.color == color for card in pack.mythos):
                raise Mistake("eldritch-few-mythos", ancient_one=one.id).at(f"ancient_ones[{index}].mythos")
    for index, sheet in enumerate(pack.investigators):
        for stat in ("health", "sanity"):
            if not getattr(sheet, stat):
                raise Mistake("core-out-of-range", found="0", bound=">= 1").at(f"investigators[{index}].{stat}")
    if len(pack.investigators) < 8:
        raise Mistake("core-wrong-length", found=str(len(pack.investigators)), bound=">= 8").at("investigators")


def essence(pack: PackData) -> dict[str, Any]:
    """What of a pack decides games: all but names, titles and flavour."""
    stripped = strip(msgspec.to_builtins(pack))
    assert isinstance(stripped, dict)
    return stripped


WORDS = ("name", "role", "title", "flavour")


def strip(value: Any) -> Any:
    """Plain data without the words for people. (A name that is a string is an id.)"""
    if isinstance(value, dict):
        return {
            key: strip(inner)
            for key, inner in value.items()
            if key not in WORDS or not (isinstance(inner, dict) or key == "title")
        }
    return [strip(inner) for inner in value] if isinstance(value, (list, tuple)) else value
