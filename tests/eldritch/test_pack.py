"""The core pack of Eldritch Horror: complete, consistent in itself, and well-known cards read back."""

from __future__ import annotations

import re
from collections import Counter, deque
from collections.abc import Iterator
from itertools import combinations
from typing import Any, get_args

import msgspec
import pytest
import yaml
from msgspec.structs import replace

from gaslamp import LANGUAGES
from gaslamp.core.components import Name
from gaslamp.core.packs import core_raw, core_text
from gaslamp.core.reading import convert
from gaslamp.eldritch.box import abilities, checks, effects, terms
from gaslamp.eldritch.box.components import Cards, Complex, Fighter, Flavour, PackData, Reference, Skills
from gaslamp.eldritch.box.validate.references import mentions, missing

RAW = core_raw("eldritch")
PACK = convert(RAW, PackData)
ENCOUNTERS = PACK.encounters
COMPLEX: tuple[Complex, ...] = (*ENCOUNTERS.other_world, *ENCOUNTERS.expedition, *ENCOUNTERS.special)
COLORS = ("green", "yellow", "blue")
PASS, FAIL = (effects.PassBox(),), (effects.FailBox(),)


def parts(value: Any) -> Iterator[msgspec.Struct]:
    """Every struct inside a value, and itself."""
    if isinstance(value, msgspec.Struct):
        yield value
        for field in value.__struct_fields__:
            yield from parts(getattr(value, field))
    elif isinstance(value, (tuple, dict)):
        for item in value.values() if isinstance(value, dict) else value:
            yield from parts(item)


def words(value: Any) -> Iterator[str]:
    """Every string inside a value that is not a name for people."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, msgspec.Struct) and not isinstance(value, (Name, Flavour)):
        for field in value.__struct_fields__:
            yield from words(getattr(value, field))
    elif isinstance(value, (tuple, dict)):
        for item in [*value, *value.values()] if isinstance(value, dict) else value:
            yield from words(item)


def card(section: str, name: str) -> Any:
    """A component by its section and id."""
    cards = getattr(PACK, section, None) or getattr(ENCOUNTERS, section)
    return next(card for card in cards if card.id == name)


# -- what is in the box --------------------------------------------------------------------------------------


def test_the_box_has_every_component_of_the_rulebooks_list() -> None:
    assert {section: sum(card.copies for card in cards) for section, cards in PACK.sections()} == {
        "investigators": 12,
        "ancient_ones": 4,
        "mysteries": 16,
        "mythos": 51,
        "monsters": 34 + 9,
        "assets": 40,
        "artifacts": 14,
        "spells": 20,
        "conditions": 36,
    }
    assert (len(PACK.spaces), len(PACK.paths), len(PACK.gates)) == (36, 58, 9)


def test_the_box_has_122_encounter_cards() -> None:
    counts = {kind: len(getattr(ENCOUNTERS, kind)) for kind in ENCOUNTERS.__struct_fields__}
    assert counts == {
        "america": 8,
        "europe": 8,
        "asia_australia": 8,
        "general": 12,
        "research": 32,
        "other_world": 24,
        "expedition": 18,
        "special": 12,
    }
    assert sum(counts.values()) == 122


def test_mythos_cards_by_colour_and_difficulty() -> None:
    counts = Counter((card.color, card.difficulty) for card in PACK.mythos)
    assert counts == {
        ("yellow", "easy"): 5,
        ("yellow", "normal"): 11,
        ("yellow", "hard"): 5,
        ("green", "easy"): 5,
        ("green", "normal"): 8,
        ("green", "hard"): 5,
        ("blue", "easy"): 4,
        ("blue", "normal"): 4,
        ("blue", "hard"): 4,
    }


def test_blue_mythos_cards_are_the_rumors() -> None:
    assert {card.id for card in PACK.mythos if card.kind == "rumor"} == {
        card.id for card in PACK.mythos if card.color == "blue"
    }
    assert {card.kind for card in PACK.mythos if card.color == "yellow"} == {"event"}
    for other in PACK.mythos:
        assert other.kind == "rumor" or not (other.space or other.tokens or other.solved_by)


def test_monsters_by_kind() -> None:
    normal = [monster for monster in PACK.monsters if not monster.epic]
    assert (len(normal), sum(monster.copies for monster in normal)) == (28, 34)
    assert {monster.id: monster.copies for monster in normal if monster.copies > 1} == {
        "cultist": 5,
        "ghoul": 2,
        "goat_spawn": 2,
    }
    assert len(PACK.monsters) - len(normal) == 9
    assert [monster.id for monster in PACK.monsters if monster.fighter is None] == ["cultist"]


def test_each_copy_of_a_spell_or_condition_has_its_own_back() -> None:
    assert {spell.id: spell.copies for spell in PACK.spells} == {spell.id: 2 for spell in PACK.spells}
    assert {card.id: card.copies for card in PACK.conditions if card.copies != 3} == {"debt": 6}
    backs: list[Any] = [*(spell.backs for spell in PACK.spells), *(card.backs for card in PACK.conditions)]
    assert all(one != other for sides in backs for one, other in combinations(sides, 2))


def test_each_ancient_one_has_its_mysteries_research_and_special_encounters() -> None:
    ancient_ones = [one.id for one in PACK.ancient_ones]
    assert Counter(mystery.ancient_one for mystery in PACK.mysteries) == dict.fromkeys(ancient_ones, 4)
    assert Counter(research.ancient_one for research in ENCOUNTERS.research) == dict.fromkeys(ancient_ones, 8)
    special = Counter(card.world for card in ENCOUNTERS.special)
    assert special == {"rlyeh_risen": 6, "the_key_and_the_gate": 6}
    for part in parts(PACK):
        if isinstance(part, abilities.Encounter):
            assert bool(part.text) != bool(part.special)
            assert not part.special or special[part.special] == 6


def test_reference_cards_go_from_one_to_eight_players() -> None:
    assert [card.players for card in PACK.references if not card.variant] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert [(card.players, card.variant) for card in PACK.references if card.variant] == [
        (1, "easier"),
        (4, "harder"),
        (5, "easier"),
        (7, "harder"),
        (8, "harder"),
    ]


# -- the map ---------------------------------------------------------------------------------------------------


def distances(start: str) -> dict[str, int]:
    """How many paths away each space is."""
    next_to: dict[str, set[str]] = {space.id: set() for space in PACK.spaces}
    for path in PACK.paths:
        next_to[path.a].add(path.b)
        next_to[path.b].add(path.a)
    found = {start: 0}
    queue = deque([start])
    while queue:
        here = queue.popleft()
        for there in next_to[here] - found.keys():
            found[there] = found[here] + 1
            queue.append(there)
    return found


def test_each_path_stands_once_and_goes_both_ways() -> None:
    ends = [frozenset((path.a, path.b)) for path in PACK.paths]
    assert len(set(ends)) == len(ends)
    assert all(len(end) == 2 for end in ends)
    assert Counter(path.type for path in PACK.paths) == {"ship": 33, "train": 15, "uncharted": 10}


def test_the_world_is_connected_and_seven_paths_wide() -> None:
    far = {start.id: distances(start.id) for start in PACK.spaces}
    assert all(len(found) == 36 for found in far.values())
    assert max(max(found.values()) for found in far.values()) == 7
    assert all(far[a][b] == far[b][a] for a in far for b in far)


def test_spaces_by_type_region_and_expedition() -> None:
    assert Counter(space.type for space in PACK.spaces) == {"city": 18, "wilderness": 10, "sea": 8}
    assert Counter(space.region for space in PACK.spaces if space.region) == dict.fromkeys(
        ("america", "europe", "asia_australia"), 3
    )
    assert {space.id for space in PACK.spaces if space.region} == {gate.space for gate in PACK.gates}
    assert all(space.type == "city" and space.usual for space in PACK.spaces if space.region)
    expeditions = [space.id for space in PACK.spaces if space.expedition]
    assert Counter(card.space for card in ENCOUNTERS.expedition) == dict.fromkeys(expeditions, 3)
    assert len(expeditions) == 6
    assert {space.id for space in PACK.spaces if space.id.isdigit()} == {str(number) for number in range(1, 22)}
    assert len({(space.x, space.y) for space in PACK.spaces}) == 36


def test_gates_by_omen() -> None:
    assert Counter(gate.omen for gate in PACK.gates) == {"red": 4, "blue": 3, "green": 2}
    assert PACK.omens == ("green", "blue", "red", "blue")


# -- everything that is mentioned exists ---------------------------------------------------------------------------


def test_every_id_that_is_mentioned_exists() -> None:
    assert missing(PACK) == []
    assert len(list(mentions(PACK))) > 700


def test_an_id_that_stands_for_nothing_is_found_with_its_place() -> None:
    without = replace(PACK, conditions=tuple(card for card in PACK.conditions if card.id != "debt"))
    places = {mention.place for mention in missing(without)}
    assert "conditions[0].backs[1].text[0].name" in places
    assert "encounters.america[2].texts.san_francisco[0].fail[0].name" in places
    here = replace(
        PACK.monsters[2], abilities=(abilities.OnSpawn(text=(effects.MoveMonsters(which="this", to="the_moon"),)),)
    )
    lost = replace(PACK, monsters=(*PACK.monsters[:2], here, *PACK.monsters[3:]))
    assert [tuple(mention) for mention in missing(lost)] == [
        ("monsters[2].abilities[0].text[0].to", "spaces", "the_moon")
    ]


def test_ids_are_unique_in_their_section() -> None:
    sections = [cards for _, cards in PACK.sections()] + [PACK.spaces, PACK.worlds, PACK.traits]
    sections.append(tuple(card for kind in ENCOUNTERS.__struct_fields__ for card in getattr(ENCOUNTERS, kind)))
    for cards in sections:
        assert len({card.id for card in cards}) == len(cards)


def test_ids_are_the_english_names() -> None:
    for _, cards in PACK.sections():
        for one in cards:
            plain = re.sub(r"[^a-z0-9]+", "_", one.name.en.lower().replace("'", "")).strip("_")
            assert one.id == plain


def test_encounter_cards_are_numbered_in_their_deck() -> None:
    assert [card.id for card in ENCOUNTERS.america] == [f"america_{n}" for n in range(1, 9)]
    assert [card.id for card in ENCOUNTERS.general] == [f"general_{n}" for n in range(1, 13)]
    assert [card.id for card in ENCOUNTERS.other_world] == [f"other_world_{n}" for n in range(1, 25)]
    for research in ENCOUNTERS.research:
        assert re.fullmatch(rf"research_{research.ancient_one}_[1-8]", research.id)
    for expedition in ENCOUNTERS.expedition:
        assert re.fullmatch(rf"{expedition.space}_[1-3]", expedition.id)
    for special in ENCOUNTERS.special:
        assert re.fullmatch(rf"{special.world}_[1-6]", special.id)


def test_location_and_research_cards_have_a_text_for_each_space_they_are_for() -> None:
    for region in ("america", "europe", "asia_australia"):
        cities = {space.id for space in PACK.spaces if space.region == region}
        assert all(set(card.texts) == cities for card in getattr(ENCOUNTERS, region))
    for typed in (*ENCOUNTERS.general, *ENCOUNTERS.research):
        assert set(typed.texts) == {"city", "wilderness", "sea"}
        assert all(typed.texts.values())


def test_traits_and_worlds_are_all_used() -> None:
    mentioned = {(mention.section, mention.id) for mention in mentions(PACK)}
    for section in ("traits", "worlds"):
        carried = {
            trait for one in (*PACK.assets, *PACK.artifacts, *PACK.spells, *PACK.conditions) for trait in one.traits
        }
        for one in getattr(PACK, section):
            assert (section, one.id) in mentioned or one.id in carried


def test_epic_monsters_are_brought_by_name_and_others_never_so() -> None:
    epic = {monster.id for monster in PACK.monsters if monster.epic}
    brought = [part.name for part in parts(PACK) if isinstance(part, effects.SpawnEpic)]
    assert sorted(brought) == sorted(epic)
    for part in parts(PACK):
        if isinstance(part, effects.SpawnMonsters):
            assert not epic & set(part.names)
        if isinstance(part, effects.Ambush):
            assert part.name not in epic
        if isinstance(part, abilities.SolvedBy) and part.epic:
            assert part.epic in epic


def test_a_card_solved_by_an_epic_monster_brings_it() -> None:
    cards: list[Any] = [*PACK.mysteries, *PACK.mythos]
    for one in cards:
        if one.solved_by is not None and one.solved_by.epic:
            assert one.solved_by.epic in [part.name for part in parts(one) if isinstance(part, effects.SpawnEpic)]


def test_what_investigators_start_with_is_enough_for_all_of_them() -> None:
    copies = {one.id: one.copies for one in (*PACK.assets, *PACK.spells)}
    taken = Counter(name for one in PACK.investigators for name in (*one.belongings.assets, *one.belongings.spells))
    assert all(taken[name] <= copies[name] for name in taken)
    assert all(one.belongings != type(one.belongings)() for one in PACK.investigators)


def test_what_is_set_aside_is_in_the_cup_at_first() -> None:
    copies = {monster.id: monster.copies for monster in PACK.monsters if not monster.epic}
    for ancient_one in PACK.ancient_ones:
        aside = Counter(ancient_one.set_aside)
        assert all(aside[name] <= copies[name] for name in aside)


def test_investigators_are_equally_able() -> None:
    for one in PACK.investigators:
        assert one.health + one.sanity == 12
        assert sum(getattr(one.skills, skill) for skill in Skills.__struct_fields__) == 13
        assert sum(isinstance(ability, abilities.Action) for ability in one.abilities) == 1
        assert len(one.abilities) == 2


# -- decks can be dealt ------------------------------------------------------------------------------------------


def stock(*difficulties: str) -> Counter[str]:
    return Counter(card.color for card in PACK.mythos if card.difficulty in difficulties)


@pytest.mark.parametrize("ancient_one", PACK.ancient_ones, ids=lambda one: one.id)
def test_the_mythos_deck_of_each_ancient_one_can_be_dealt(ancient_one: Any) -> None:
    need = {color: sum(getattr(stage, color) for stage in ancient_one.mythos) for color in COLORS}
    for difficulties in (("easy", "normal", "hard"), ("easy", "normal"), ("normal", "hard"), ("normal",)):
        assert all(need[color] <= stock(*difficulties)[color] for color in COLORS)
    for stage, difficulty in zip(ancient_one.mythos, ("easy", "normal", "hard"), strict=True):
        assert all(getattr(stage, color) <= stock(difficulty)[color] for color in COLORS)
    assert sum(need.values()) in (15, 16)
    assert ancient_one.mysteries < 4
    assert ancient_one.doom <= PACK.doom_track


# -- the shape of texts ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("complex_card", COMPLEX, ids=lambda card: card.id)
def test_the_first_box_ends_in_what_decides_between_the_other_two(complex_card: Complex) -> None:
    *before, last = complex_card.first
    match last:
        case effects.Test():
            assert (last.passed, last.failed) == (PASS, FAIL)
        case effects.Fight():
            assert (last.won, last.lost) == (PASS, FAIL)
        case effects.May():
            assert (last.then, last.otherwise) == (PASS, FAIL)
        case _:
            pytest.fail(f"{last} decides nothing")
    boxes = (effects.PassBox, effects.FailBox)
    assert not any(isinstance(part, boxes) for part in parts(tuple(before)))
    assert not any(isinstance(part, effects.PassBox) for part in parts(complex_card.passed))
    assert not any(isinstance(part, boxes) for part in parts(complex_card.failed))
    assert complex_card.passed
    assert complex_card.failed


def test_only_other_worlds_close_gates_and_only_research_takes_its_clue() -> None:
    for kind in ENCOUNTERS.__struct_fields__:
        inside = {type(part) for part in parts(getattr(ENCOUNTERS, kind))}
        assert (effects.CloseGate in inside) == (kind == "other_world")
        assert (effects.TakeClue in inside) == (kind == "research")
    for one in ENCOUNTERS.other_world:
        assert any(isinstance(part, effects.CloseGate) for part in parts(one))


def covers(results: list[str]) -> bool:
    """Whether ranges like "0", "1-2", "3+" follow each other without a hole."""
    expected = 0
    for number, text in enumerate(results):
        if text.endswith("+"):
            return int(text[:-1]) == expected and number == len(results) - 1
        low, _, high = text.partition("-")
        if int(low) != expected:
            return False
        expected = int(high or low) + 1
    return False


def test_the_back_of_a_spell_has_a_text_for_every_result() -> None:
    for spell in PACK.spells:
        assert all(covers(list(back)) for back in spell.backs)
    assert covers(["0", "1-2", "3+"])
    assert not covers(["0", "2+"])
    assert not covers(["0-1", "1+"])
    assert not covers(["0", "1"])


def test_a_spell_is_one_lore_test_and_then_turned_over() -> None:
    for spell in PACK.spells:
        ability: Any
        (ability,) = spell.abilities
        tests = [effect for effect in ability.text if isinstance(effect, effects.Test)]
        assert [test.skill for test in tests] == ["lore"]
        assert ability.text[-1] == effects.Flip()
        assert not any(isinstance(part, effects.FlipBack) for part in parts(spell))


def endings(text: effects.Text) -> Iterator[type]:
    """What the last effect is on every way through a text."""
    match text[-1]:
        case effects.If() | effects.May() as last:
            yield from endings(last.then)
            yield from endings(last.otherwise)
        case last:
            yield type(last)


def test_the_back_of_a_condition_says_what_becomes_of_it() -> None:
    for condition in PACK.conditions:
        assert any(isinstance(part, effects.Flip) for part in parts(condition.abilities))
        for back in condition.backs:
            assert set(endings(back.text)) <= {effects.DiscardThis, effects.FlipBack, effects.Devour}


def test_dice_have_six_faces() -> None:
    for part in parts(PACK):
        if isinstance(part, effects.Roll) and "1-players" not in part.faces:
            bounds = [range(int(face[0]), int(face[-1]) + 1) for face in part.faces]
            seen = [face for bound in bounds for face in bound]
            assert len(set(seen)) == len(seen)
            assert all(part.faces.values())


def test_a_service_is_used_up_when_gained() -> None:
    for asset in PACK.assets:
        if "service" in asset.traits:
            (ability,) = asset.abilities
            assert isinstance(ability, abilities.OnGain)
            assert ability.text[-1] == effects.DiscardThis()


def test_a_rumor_can_be_solved() -> None:
    for rumor in PACK.mythos:
        if rumor.kind == "rumor":
            by_encounter = [
                part
                for ability in rumor.abilities
                if isinstance(ability, abilities.Encounter)
                for part in parts(ability.text)
                if isinstance(part, (effects.SolveRumor, effects.OtherWorld))
            ]
            assert by_encounter or rumor.solved_by


def test_no_word_of_the_language_is_without_a_card() -> None:
    used = {type(part) for part in parts(PACK)}
    for union in (effects.AnyEffect, checks.AnyCheck, abilities.AnyAbility):
        assert [word.__name__ for word in get_args(union) if word not in used] == []
    said = set(words(PACK))
    for vocabulary in (
        get_args(terms.Measure),
        get_args(terms.Which),
        get_args(terms.Kind),
        terms.PLACES,
        abilities.ENCOUNTER_PLACES,
    ):
        assert [word for word in vocabulary if word not in said] == []


# -- names and nothing but names for people ------------------------------------------------------------------------


def names() -> Iterator[tuple[str, Name]]:
    for section, cards in PACK.sections():
        yield from ((section, one.name) for one in cards)
    for section in ("spaces", "worlds", "traits"):
        yield from ((section, one.name) for one in getattr(PACK, section))
    yield from (("roles", one.role) for one in PACK.investigators)
    yield from (("titles", one.title) for one in PACK.ancient_ones)
    yield from (("finals", one.final.name) for one in PACK.ancient_ones if one.final)
    yield from (("backs", back.name) for condition in PACK.conditions for back in condition.backs)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_a_name_of_its_own_in_every_language(lang: str) -> None:
    seen: set[tuple[str, str]] = set()
    for section, name in names():
        text = name.in_language(lang)
        assert text == text.strip()
        assert text
        assert not text.endswith((".", ","))
        assert (section, text) not in seen
        seen.add((section, text))
    assert len(seen) == 314


def test_names_are_translated() -> None:
    """People, gods and a few words are the same everywhere; most are not."""
    for lang in ("es", "it", "pt-BR"):
        same = [
            name.en
            for section, name in names()
            if section not in ("investigators", "ancient_ones", "monsters") and name.in_language(lang) == name.en
        ]
        assert len(same) <= 16, same


def test_the_pack_holds_no_prose() -> None:
    """Names aside there are only ids, words of the language and ranges: nothing that an engine could not run."""
    texts = [
        word for word in words(replace(PACK, title="")) if not re.fullmatch(r"[a-z0-9_]*|\d-(\d|players)|\d\+", word)
    ]
    assert texts == []


def test_the_file_is_pleasant_to_read() -> None:
    lines = core_text("eldritch").splitlines()
    assert max(map(len, lines)) <= 120
    assert len(lines) < 6000
    assert not any(line != line.rstrip() or "\t" in line for line in lines)


def test_other_readers_of_yaml_read_the_same() -> None:
    """No key is a word that YAML takes for yes or no."""
    assert yaml.safe_load(core_text("eldritch")) == RAW


# -- counted again, by another way ---------------------------------------------------------------------------------


def count_raw(value: Any, into: Counter[str]) -> Counter[str]:
    """What a pack file says, counted on its plain data, without the structs and their defaults."""
    if isinstance(value, list):
        for item in value:
            count_raw(item, into)
    elif isinstance(value, dict):
        for tag in ("do", "is", "ability"):
            if tag in value:
                into[f"{tag} {value[tag]}"] += 1
        match value.get("do"):
            case "test":
                into[f"test {value['skill']}"] += 1
                into["modifiers"] += value.get("mod", 0)
            case "lose":
                for stat in ("health", "sanity"):
                    if isinstance(value.get(stat), int):
                        into[f"lose {stat}"] += value[stat]
            case "gain_condition":
                into[f"condition {value.get('name') or value.get('trait')}"] += 1
        for item in value.values():
            count_raw(item, into)
    return into


def count_parts(value: Any) -> Counter[str]:
    """The same, counted on the structs."""
    into: Counter[str] = Counter()
    for part in parts(value):
        config = part.__struct_config__
        if config.tag_field:
            into[f"{config.tag_field} {config.tag}"] += 1
        match part:
            case effects.Test():
                into[f"test {part.skill}"] += 1
                into["modifiers"] += part.mod
            case effects.Lose():
                for stat in ("health", "sanity"):
                    if isinstance(amount := getattr(part, stat), int) and amount:
                        into[f"lose {stat}"] += amount
            case effects.GainCondition():
                into[f"condition {part.name or part.trait}"] += 1
    return into


def test_what_is_written_is_what_is_decoded() -> None:
    assert count_raw(RAW, Counter()) == count_parts(PACK)
    assert convert(msgspec.to_builtins(PACK), PackData) == PACK


ENCOUNTER_TESTS = {"lore": 61, "influence": 46, "observation": 91, "strength": 41, "will": 56}
ENCOUNTER_LOSSES = {"health": 68, "sanity": 116}
ENCOUNTER_MODIFIERS = -82
ENCOUNTER_CONDITIONS = {
    "amnesia": 16,
    "back_injury": 10,
    "blessed": 12,
    "cursed": 11,
    "dark_pact": 7,
    "debt": 7,
    "detained": 18,
    "hallucinations": 15,
    "injury": 2,
    "internal_injury": 9,
    "leg_injury": 13,
    "madness": 4,
    "paranoia": 18,
}


def test_the_encounters_add_up() -> None:
    """A wrong skill, modifier, amount or Condition anywhere in the 122 cards shows here."""
    totals = count_parts(ENCOUNTERS)
    assert {skill: totals[f"test {skill}"] for skill in Skills.__struct_fields__} == ENCOUNTER_TESTS
    assert {stat: totals[f"lose {stat}"] for stat in ("health", "sanity")} == ENCOUNTER_LOSSES
    assert totals["modifiers"] == ENCOUNTER_MODIFIERS
    assert {key.removeprefix("condition "): n for key, n in totals.items() if key.startswith("condition ")} == (
        ENCOUNTER_CONDITIONS
    )


def test_the_other_cards_add_up() -> None:
    sums = {}
    for section in ("mythos", "conditions", "spells", "assets", "artifacts"):
        totals = count_parts(getattr(PACK, section))
        sums[section] = tuple(totals[key] for key in ("do test", "modifiers", "lose health", "lose sanity"))
    assert sums == {
        "mythos": (9, 0, 20, 11),
        "conditions": (17, -3, 21, 14),
        "spells": (10, -2, 9, 19),
        "assets": (2, -2, 0, 0),
        "artifacts": (4, 0, 1, 0),
    }
    assert sum(part.amount for part in parts(PACK) if isinstance(part, abilities.Bonus)) == 54
    assert sum(asset.value for asset in PACK.assets) == 79


def test_monsters_and_investigators_add_up() -> None:
    fighters = [monster.fighter for monster in PACK.monsters if monster.fighter]
    assert {
        key: sum(getattr(one, key) or 0 for one in fighters) for key in ("will", "horror", "strength", "damage")
    } == {
        "will": -10,
        "horror": 69,
        "strength": -60,
        "damage": 81,
    }
    assert sum(one.toughness for one in fighters) == 95
    assert sum(one.plus_players for one in fighters) == 8
    assert {skill: sum(getattr(one.skills, skill) for one in PACK.investigators) for skill in ENCOUNTER_TESTS} == {
        "lore": 28,
        "influence": 30,
        "observation": 32,
        "strength": 31,
        "will": 35,
    }
    assert sum(one.health for one in PACK.investigators) == sum(one.sanity for one in PACK.investigators) == 72


# -- well-known cards ------------------------------------------------------------------------------------------------


def test_other_world_1_is_the_rulebooks_example() -> None:
    one = card("other_world", "other_world_1")
    assert one.world == "great_hall_of_celaeno"
    assert one.first == (effects.Test(skill="observation", mod=-1, passed=PASS, failed=FAIL),)
    choice = effects.Choose(of=((effects.GainClues(amount=1),), (effects.GainSpell(amount=1),)))
    assert one.passed == (
        effects.CloseGate(),
        effects.Test(skill="lore", passed=(choice,), failed=(effects.Lose(sanity=2),)),
    )
    assert one.failed == (effects.Unless(pay=(effects.Spend(clues=1),), suffer=(effects.Lose(sanity=3),)),)


def test_feed_the_mind_has_two_backs() -> None:
    spell = card("spells", "feed_the_mind")
    first, second = spell.backs
    improve = (effects.Improve(skill="any"),)
    assert spell.abilities[0].text[0] == effects.Test(
        skill="lore", mod=-1, passed=(effects.One(who="here", text=improve),)
    )
    assert first == {
        "0-2": (effects.Unless(pay=(effects.Lose(sanity=2),), suffer=(effects.DiscardThis(),)),),
        "3+": (effects.One(who="chosen", text=improve),),
    }
    assert second == {
        "0": (effects.If(check=checks.NoFours(), then=(effects.DiscardThis(),)),),
        "1+": (effects.Lose(sanity=1),),
    }


def test_azathoths_sheet() -> None:
    sheet = card("ancient_ones", "azathoth")
    assert (sheet.doom, sheet.mysteries) == (15, 3)
    assert sheet.mythos == (
        Cards(green=1, yellow=2, blue=1),
        Cards(green=2, yellow=3, blue=1),
        Cards(green=2, yellow=4, blue=0),
    )
    assert sheet.set_up == (effects.PlaceTokens(to="omen"),)
    assert sheet.front.abilities == (abilities.OnOmen(color="green"),)
    assert sheet.awakens == (effects.LoseGame(),)
    assert sheet.final is None
    assert sheet.front.cultist.fighter == Fighter(will=0, horror=1, toughness=1)


def test_lily_and_the_deep_one_of_the_rulebook() -> None:
    assert card("investigators", "lily_chen").skills == Skills(lore=2, influence=2, observation=2, strength=4, will=3)
    assert card("monsters", "deep_one").fighter == Fighter(will=0, horror=2, strength=-1, damage=1, toughness=2)
    assert card("assets", "38_revolver").abilities == (
        abilities.Bonus(skills=("strength",), amount=2, during="combat"),
    )
    assert card("assets", "arcane_tome").abilities[1] == abilities.OnRest(
        text=(effects.May(then=(effects.Test(skill="lore", passed=(effects.GainSpell(),)),)),)
    )


def test_silas_of_the_rulebook() -> None:
    silas = card("investigators", "silas_marsh")
    assert (silas.health, silas.sanity, silas.space, silas.skills.observation) == (8, 4, "sydney", 3)
    assert silas.belongings.assets == ("fishing_net",)
    assert {frozenset((path.a, path.b)): path.type for path in PACK.paths}[frozenset(("5", "arkham"))] == "train"


def test_the_reference_card_of_the_rulebooks_two_players() -> None:
    assert PACK.references[1] == Reference(players=2, gates=1, clues=1, surge=1)
    assert PACK.references[7] == Reference(players=8, gates=2, clues=4, surge=3)


def test_cthulhu_rises_from_space_3() -> None:
    sheet = card("ancient_ones", "cthulhu")
    assert sheet.final.begins == (effects.SpawnEpic(name="cthulhu", at="3"),)
    assert sheet.final.solved_by == abilities.SolvedBy(epic="cthulhu")
    assert card("monsters", "cthulhu").fighter == Fighter(
        will=-2, horror=5, strength=-2, damage=4, toughness=3, plus_players=True
    )


def test_debt_has_six_ways_to_be_called_in() -> None:
    debt = card("conditions", "debt")
    assert debt.traits == ("deal", "common")
    assert [back.name.en for back in debt.backs] == [
        "Hitmen",
        "Unwilling Servant",
        "Debt Collector",
        "Local Authorities",
        "Make a Deal",
        "Beyond Riches",
    ]
    assert debt.backs[0].text == (
        effects.Test(skill="strength", failed=(effects.Lose(health=3),)),
        effects.DiscardThis(),
    )


def test_blessed_meets_cursed() -> None:
    for name, other, face in (("blessed", "cursed", 4), ("cursed", "blessed", 6)):
        again, meeting = (
            part for part in card("conditions", name).abilities if isinstance(part, abilities.InsteadOfGaining)
        )
        assert again == abilities.InsteadOfGaining(name=name, text=(effects.Flip(),))
        assert meeting == abilities.InsteadOfGaining(name=other, text=(effects.DiscardThis(),))
        assert abilities.SuccessFrom(face=face) in card("conditions", name).abilities


def test_mythos_icons_follow_from_the_card() -> None:
    assert card("mythos", "the_storm").icons == ("advance_omen", "reckoning", "spawn_gates")
    assert card("mythos", "blood_flows").icons == ("advance_omen", "monster_surge", "spawn_clues")
    assert card("mythos", "growing_madness").icons == ("spawn_clues", "place_rumor", "place_tokens")
    assert card("mythos", "web_between_worlds").icons == ("spawn_clues", "place_tokens")
    assert card("mythos", "secrets_of_the_past").icons == ("spawn_clues",)


def test_return_of_the_ancient_ones() -> None:
    rumor = card("mythos", "return_of_the_ancient_ones")
    offer, reckoning = rumor.abilities
    assert offer == abilities.When(event="monster_defeated", at="19", pay=(effects.Spend(clues=1),), place="monster")
    assert reckoning.text[1].check == checks.Monsters(at="19", at_least=4)
    assert rumor.solved_by == abilities.SolvedBy(toughness="players")
    assert rumor.space == "19"


def test_the_last_other_world_and_research_cards() -> None:
    assert card("other_world", "other_world_24").passed == (
        effects.GainArtifact(),
        effects.May(pay=(effects.Spend(clues=2),), then=(effects.CloseGate(),), otherwise=(effects.Delay(),)),
    )
    assert card("research", "research_cthulhu_8").texts["sea"] == (
        effects.TakeClue(),
        effects.Lose(sanity=1),
        effects.Ambush(name="deep_one", won=(effects.GainArtifact(name="ruby_of_rlyeh"),)),
    )


def test_names_that_the_spanish_rulebook_prints() -> None:
    assert card("assets", "38_revolver").name.es == "Revólver del .38"
    assert card("assets", "arcane_tome").name.es == "Tomo arcano"
    assert card("monsters", "cultist").name.es == "Sectario"
    assert card("spaces", "the_heart_of_africa").name.es == "El corazón de África"
