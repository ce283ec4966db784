"""What a pack may not say: ids that stand for nothing, numbers that no game could use, texts that make no sense."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from gaslamp.core.errors import Mistake
from gaslamp.core.packs import check_unique, unknown_id
from gaslamp.core.reading import convert
from gaslamp.eldritch.box import effects as do
from gaslamp.eldritch.box.abilities import Ability, Encounter, OnEmpty, SolvedBy, When
from gaslamp.eldritch.box.box import ENCOUNTER_DECKS, REGIONS, bounds
from gaslamp.eldritch.box.components import (
    ICONS,
    AncientOneData,
    Complex,
    Fighter,
    MysteryData,
    MythosData,
    PackData,
    Spell,
)
from gaslamp.eldritch.box.effects import AnyEffect, Text
from gaslamp.eldritch.box.text_paths import inside
from gaslamp.eldritch.box.validate.abilities import Texts
from gaslamp.eldritch.box.validate.references import missing

# Texts inside texts, deeper than any card is.
MAX_DEPTH = 40
MAX_IMPROVEMENTS = 10
SPACE_TYPES = ("city", "wilderness", "sea")
# What is asked for beside components, so that none can be called so.
RESERVED = frozenset(
    (
        "pass", "accept", "travel", "rest", "trade", "prepare", "acquire", "loan", "train", "ship", "roll", "keep",
        "clue", "aid", "health", "sanity", "mystery", "investigators", *REGIONS, "general", "research",
        "far_research", "other_world", "expedition",
    )
)  # fmt: skip


def decode(raw: Any) -> PackData:
    """Plain data as a checked pack."""
    pack = convert(raw, PackData)
    check_shape(pack)
    check_ids(pack)
    for mention in missing(pack):
        known = [component.id for component in getattr(pack, mention.section)]
        raise unknown_id(mention.id, known).at(mention.place)
    check_map(pack)
    check_tracks(pack)
    check_people(pack)
    check_monsters(pack)
    check_cards(pack)
    check_encounters(pack)
    Texts(pack).check()
    return pack


@cache
def required(kind: type[msgspec.Struct]) -> tuple[tuple[str, str, bool], ...]:
    """Of each field its name, the name people write, and whether it must be given."""
    return tuple((field.name, field.encode_name, field.required) for field in msgspec.structs.fields(kind))


def check_shape(value: Any, place: str = "", depth: int = 0) -> None:
    """No empty word where an id must stand, and no text so deep inside others that nobody could follow it."""
    if depth > MAX_DEPTH:
        raise Mistake("eldritch-too-deep", limit=MAX_DEPTH).at(place)
    if isinstance(value, msgspec.Struct):
        for name, written, needed in required(type(value)):
            here = f"{place}.{written}" if place else written
            inner = getattr(value, name)
            if needed and inner == "" and not isinstance(value, PackData):
                raise unknown_id("", []).at(here)
            check_shape(inner, here, depth + 1)
    elif isinstance(value, tuple):
        for index, item in enumerate(value):
            if item == "":
                raise unknown_id("", []).at(f"{place}[{index}]")
            check_shape(item, f"{place}[{index}]", depth)
    elif isinstance(value, dict):
        for key, item in value.items():
            check_shape(item, f"{place}.{key}", depth)


def out_of_range(found: int, bound: str) -> Mistake:
    return Mistake("core-out-of-range", found=str(found), bound=bound)


def too_few(found: int, least: int) -> Mistake:
    return Mistake("core-wrong-length", found=str(found), bound=f">= {least}")


def check_ids(pack: PackData) -> None:
    """What is named by its id alone must be the only one of that name; an Epic Monster may be called as its master."""
    for group in (
        ("spaces",),
        ("worlds",),
        ("traits",),
        ("investigators", "ancient_ones", "mysteries", "mythos", "assets", "artifacts", "spells", "conditions"),
        ("monsters",),
    ):
        seen: set[str] = set()
        for section in group:
            ids = [component.id for component in getattr(pack, section)]
            check_unique(ids, section, seen)
            for index, name in enumerate(ids):
                if name in RESERVED and section not in ("worlds", "traits"):
                    raise Mistake("eldritch-reserved", found=name).at(f"{section}[{index}].id")
    seen = set()
    for deck in ENCOUNTER_DECKS:
        check_unique([card.id for card in getattr(pack.encounters, deck)], f"encounters.{deck}", seen)


# -- the board ---------------------------------------------------------------------------------------------------


def check_map(pack: PackData) -> None:
    """One world, in which there is a way from everywhere to everywhere."""
    if len(pack.spaces) < 2:
        raise too_few(len(pack.spaces), 2).at("spaces")
    if not any(space.type == "city" for space in pack.spaces):
        raise Mistake("eldritch-no-city").at("spaces")
    for index, space in enumerate(pack.spaces):
        if space.region and space.type != "city":
            raise Mistake("eldritch-only-with", one="region", other="type: city").at(f"spaces[{index}].region")
    neighbours: dict[str, set[str]] = {space.id: set() for space in pack.spaces}
    for index, path in enumerate(pack.paths):
        if path.a == path.b or path.b in neighbours[path.a]:
            raise Mistake("core-duplicate-id", found=path.b).at(f"paths[{index}].b")
        neighbours[path.a].add(path.b)
        neighbours[path.b].add(path.a)
    start = pack.spaces[0].id
    reached, waiting = {start}, [start]
    while waiting:
        new = neighbours[waiting.pop()] - reached
        reached |= new
        waiting += new
    for space in pack.spaces:
        if space.id not in reached:
            raise Mistake("eldritch-no-way", one=start, other=space.id).at("paths")
    if not pack.gates:
        raise too_few(0, 1).at("gates")
    check_unique_field(pack.gates, "space", "gates")


def check_unique_field(things: tuple[msgspec.Struct, ...], field: str, place: str) -> None:
    seen: set[str] = set()
    for index, thing in enumerate(things):
        name = getattr(thing, field)
        if name in seen:
            raise Mistake("core-duplicate-id", found=name).at(f"{place}[{index}].{field}")
        seen.add(name)


def check_tracks(pack: PackData) -> None:
    """The Omen track, and a Reference card for every number of players."""
    if not pack.omens:
        raise too_few(0, 1).at("omens")
    for index, gate in enumerate(pack.gates):
        if gate.omen not in pack.omens:
            expected = ", ".join(dict.fromkeys(pack.omens))
            raise Mistake("core-unknown-value", found=f'"{gate.omen}"', expected=expected).at(f"gates[{index}].omen")
    seen: set[tuple[int, bool]] = set()
    for index, card in enumerate(pack.references):
        if not 1 <= card.players <= 8:
            raise out_of_range(card.players, ">= 1, <= 8").at(f"references[{index}].players")
        if (card.players, bool(card.variant)) in seen:
            raise Mistake("core-duplicate-id", found=str(card.players)).at(f"references[{index}].players")
        seen.add((card.players, bool(card.variant)))
    for players in range(1, 9):
        if (players, False) not in seen:
            raise Mistake("eldritch-no-reference", players=players).at("references")


# -- people and gods ---------------------------------------------------------------------------------------------


def check_people(pack: PackData) -> None:
    if len(pack.investigators) < 8:
        raise too_few(len(pack.investigators), 8).at("investigators")
    for index, sheet in enumerate(pack.investigators):
        place = f"investigators[{index}]"
        for stat in ("health", "sanity"):
            if not getattr(sheet, stat):
                raise out_of_range(0, ">= 1").at(f"{place}.{stat}")
        belongings = sheet.belongings
        for field in ("assets", "spells"):
            names = getattr(belongings, field)
            for number, name in enumerate(names):
                if name in names[:number]:
                    raise Mistake("core-duplicate-id", found=name).at(f"{place}.belongings.{field}[{number}]")
        if belongings.improvements > MAX_IMPROVEMENTS:
            raise out_of_range(belongings.improvements, f"<= {MAX_IMPROVEMENTS}").at(f"{place}.belongings.improvements")
    if not pack.ancient_ones:
        raise too_few(0, 1).at("ancient_ones")
    for index, one in enumerate(pack.ancient_ones):
        try:
            check_ancient_one(pack, one)
        except Mistake as mistake:
            raise mistake.at(f"ancient_ones[{index}]") from None


def check_ancient_one(pack: PackData, one: AncientOneData) -> None:
    """It can be played against, and there is an end to it."""
    if not 1 <= one.doom <= pack.doom_track:
        raise out_of_range(one.doom, f">= 1, <= {pack.doom_track}").at("doom")
    if not one.mysteries:
        raise out_of_range(0, ">= 1").at("mysteries")
    if sum(mystery.ancient_one == one.id for mystery in pack.mysteries) < one.mysteries:
        raise Mistake("eldritch-few-mysteries", ancient_one=one.id).at("mysteries")
    for color in ICONS:
        wanted = sum(getattr(stage, color) for stage in one.mythos)
        if wanted > sum(card.color == color for card in pack.mythos):
            raise Mistake("eldritch-few-mythos", ancient_one=one.id).at("mythos")
    if not any(getattr(stage, color) for stage in one.mythos for color in ICONS):
        raise too_few(0, 1).at("mythos")
    if not any(card.ancient_one == one.id for card in pack.encounters.research):
        raise Mistake("eldritch-no-research", ancient_one=one.id)
    if one.final is None:
        if not any(isinstance(effect, do.LoseGame) for effect in one.awakens):
            raise Mistake("eldritch-no-end").at("awakens")
    else:
        check_solved_by(one.final.solved_by, ("tokens", "epic"), "final.solved_by")
        check_brought(one.final.solved_by, (*one.awakens, *one.final.begins), "final.solved_by")


def check_solved_by(by: SolvedBy, fields: tuple[str, ...], place: str) -> None:
    """Something that can come about: so much, or an Epic Monster."""
    amounts = {field: getattr(by, field) for field in ("tokens", "clues", "gates", "toughness") if getattr(by, field)}
    if bool(amounts) is bool(by.epic):
        raise Mistake("eldritch-unsolvable").at(place)
    for field, amount in amounts.items():
        if field not in fields:
            raise Mistake("eldritch-unsolvable").at(f"{place}.{field}")
        if isinstance(amount, str) and "players" not in amount:
            raise Mistake("eldritch-wrong-amount", found=amount).at(f"{place}.{field}")


def check_brought(by: SolvedBy, text: Text, place: str) -> None:
    """Who must be defeated must come."""
    brings = {effect.name for effect in effects_in(text) if isinstance(effect, do.SpawnEpic)}
    if by.epic and by.epic not in brings:
        raise Mistake("eldritch-not-brought", found=by.epic).at(f"{place}.epic")


def effects_in(text: Text) -> Iterator[AnyEffect]:
    """Every effect of a text, and those inside it."""
    for _, nested in inside("", text):
        yield from nested


# -- monsters ----------------------------------------------------------------------------------------------------


def check_monsters(pack: PackData) -> None:
    copies = {monster.id: monster.copies for monster in pack.monsters if not monster.epic}
    for index, monster in enumerate(pack.monsters):
        place = f"monsters[{index}]"
        if monster.epic and monster.copies != 1:
            raise out_of_range(monster.copies, "1").at(f"{place}.copies")
        if monster.fighter is not None:
            check_fighter(monster.fighter, f"{place}.fighter")
        elif monster.epic:
            raise Mistake("core-missing-field", field="fighter").at(place)
        elif monster.abilities:
            raise Mistake("eldritch-only-with", one="abilities", other="fighter").at(f"{place}.abilities")
    cultists = any(monster.fighter is None for monster in pack.monsters)
    for index, one in enumerate(pack.ancient_ones):
        place = f"ancient_ones[{index}]"
        for side in ("front", "back"):
            cultist = getattr(one, side).cultist
            if cultist is not None:
                check_fighter(cultist.fighter, f"{place}.{side}.cultist.fighter")
        if cultists and one.front.cultist is None:
            raise Mistake("core-missing-field", field="cultist").at(f"{place}.front")
        for name, number in Counter(one.set_aside).items():
            if name not in copies:
                raise Mistake("eldritch-epic", found=name).at(f"{place}.set_aside")
            if number > copies[name]:
                raise Mistake("eldritch-no-more", found=name).at(f"{place}.set_aside")


def check_fighter(fighter: Fighter, place: str) -> None:
    for test, harm in (("will", "horror"), ("strength", "damage")):
        if (getattr(fighter, test) is None) is not (getattr(fighter, harm) is None):
            given, lacking = (test, harm) if getattr(fighter, harm) is None else (harm, test)
            raise Mistake("eldritch-only-with", one=given, other=lacking).at(f"{place}.{given}")
    if not fighter.toughness and not fighter.plus_players:
        raise out_of_range(0, ">= 1").at(f"{place}.toughness")


# -- cards -------------------------------------------------------------------------------------------------------


def check_cards(pack: PackData) -> None:
    for section in ("spells", "conditions"):
        for index, card in enumerate(getattr(pack, section)):
            if not card.backs:
                raise too_few(0, 1).at(f"{section}[{index}].backs")
            if isinstance(card, Spell):
                for number, back in enumerate(card.backs):
                    check_results(list(back), f"{section}[{index}].backs[{number}]")
    for section, check in (("mysteries", check_mystery), ("mythos", check_mythos)):
        for index, card in enumerate(getattr(pack, section)):
            try:
                check(card)
            except Mistake as mistake:
                raise mistake.at(f"{section}[{index}]") from None


def check_results(results: list[str], place: str) -> None:
    """A text for each number of successes, and no two."""
    expected = 0
    for low, high in sorted(bounds(result) for result in results):
        if high < low:
            raise Mistake("core-wrong-form", found=f'"{low}-{high}"').at(place)
        if low < expected:
            raise Mistake("eldritch-two-texts", found=str(low)).at(place)
        if low > expected:
            break
        expected = high + 1
    if expected < 100:
        raise Mistake("eldritch-no-text", found=str(expected)).at(place)


def check_mystery(card: MysteryData) -> None:
    check_solved_by(card.solved_by, ("tokens", *placed(card.abilities)), "solved_by")
    check_brought(card.solved_by, card.enters, "solved_by")


def placed(abilities: tuple[Ability, ...]) -> list[str]:
    """What investigators may put onto a card, as that which solves it."""
    fields = {"clue": "clues", "gate": "gates", "monster": "toughness", "token": "tokens"}
    return [fields[ability.place] for ability in abilities if isinstance(ability, When)]


def check_mythos(card: MythosData) -> None:
    """An event happens once; a rumor has a token, and a way to be solved."""
    if card.kind == "event":
        for field in ("space", "tokens", "abilities", "solved_by"):
            if getattr(card, field):
                raise Mistake("eldritch-not-both", one="kind: event", other=field).at(field)
        if not card.text:
            raise Mistake("eldritch-idle").at("text")
    elif card.space and card.kind != "rumor":
        raise Mistake("eldritch-only-with", one="space", other="kind: rumor").at("space")
    for index, ability in enumerate(card.abilities):
        if isinstance(ability, Encounter) and ability.at == "rumor" and not card.space:
            raise Mistake("eldritch-only-with", one="at: rumor", other="space").at(f"abilities[{index}].at")
        if isinstance(ability, OnEmpty) and not card.tokens:
            raise Mistake("eldritch-only-with", one="on_empty", other="tokens").at(f"abilities[{index}]")
    if card.solved_by is not None:
        check_solved_by(card.solved_by, tuple(placed(card.abilities)), "solved_by")
        check_brought(card.solved_by, card.text, "solved_by")
    elif card.kind == "rumor":
        texts = [getattr(ability, "text", ()) for ability in card.abilities]
        if not any(isinstance(e, (do.SolveRumor, do.OtherWorld)) for text in texts for e in effects_in(text)):
            raise Mistake("eldritch-unsolvable")


def check_encounters(pack: PackData) -> None:
    """Every deck that can be drawn from has cards, and every card a text wherever it may be drawn."""
    types: set[str] = {space.type for space in pack.spaces}
    cities = {region: {space.id for space in pack.spaces if space.region == region} for region in REGIONS}
    wanted: dict[str, set[str]] = {**cities, "general": types, "research": types, "other_world": set()}
    wanted["expedition"] = set()
    for deck, needed in wanted.items():
        cards = getattr(pack.encounters, deck)
        if not cards and (needed or deck in ("other_world", "expedition")):
            raise too_few(0, 1).at(f"encounters.{deck}")
        for index, card in enumerate(cards):
            if not isinstance(card, Complex):
                allowed = cities[deck] if deck in cities else set(SPACE_TYPES)
                check_sections(set(card.texts), needed, allowed, f"encounters.{deck}[{index}].texts")
                check_sections(set(card.flavour), set(), allowed, f"encounters.{deck}[{index}].flavour")
    expeditions = [space.id for space in pack.spaces if space.expedition]
    for index, card in enumerate(pack.encounters.expedition):
        if card.space not in expeditions:
            raise unknown_id(card.space, expeditions).at(f"encounters.expedition[{index}].space")


def check_sections(found: set[str], needed: set[str], allowed: set[str], place: str) -> None:
    for name in sorted(found - allowed):
        raise unknown_id(name, sorted(allowed)).at(place)
    for name in sorted(needed - found):
        raise Mistake("eldritch-no-text", found=name).at(place)


# -- the fingerprint ---------------------------------------------------------------------------------------------


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
