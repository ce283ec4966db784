# ruff: noqa: E501 - tables of wrong packs read best one to a line
"""Packs: the core pack's contents, corrections on top of it, wrong ones, and the whole effect language."""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import Any, get_args

import pytest
import yaml

from gaslamp import LANGUAGES, Match, Mistake, Pack
from gaslamp.bloodborne.box.effects import Conditions, Effect
from gaslamp.bloodborne.words.wording import components
from gaslamp.core.packs import core_raw, core_text
from gaslamp.core.scenario import Scenario, begin
from gaslamp.core.text import Voice
from gaslamp.lab.coverage import cover
from tests.bloodborne.tables import CORE


def write(path: Path, data: Any) -> Path:
    path.write_text(data if isinstance(data, str) else yaml.safe_dump(data, allow_unicode=True), encoding="utf-8")
    return path


def layer(**sections: Any) -> dict[str, Any]:
    return {"game": "bloodborne", "extends": "core", "title": "Mine", **sections}


def test_the_core_pack_has_every_card_of_the_box() -> None:
    counts = {section: (len(cards), sum(card.copies for card in cards)) for section, cards in CORE.data.sections()}
    assert counts == {
        "starters": (5, 25),
        "upgrades": (16, 32),
        "monsters": (18, 18),
        "bosses": (7, 7),
        "final_bosses": (5, 5),
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_text_in_every_language(lang: str) -> None:
    cards = components(CORE.box, lang)
    assert len(cards) == 51
    for card in cards:
        assert card["name"]
        assert card["provenance"]
        assert card["text"].endswith(".")
        assert "  " not in card["text"]
        assert "{" not in card["text"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_text_names_the_moment_once(lang: str) -> None:
    texts = {card["id"]: card["text"] for card in components(CORE.box, lang)}
    instant = Voice(lang).say("bloodborne-when-instant")
    for name in ("hunter_pistol", "ludwigs_rifle", "blood_vial"):
        assert texts[name].count(instant) == 1
    assert "8" in texts["father_gascoigne"]  # the weapon leaves in step 8
    assert "8" not in texts["burial_blade"]  # the end of the round is step 8


def test_an_exported_pack_can_be_edited_and_played(tmp_path: Path) -> None:
    file = write(tmp_path / "mine.yaml", core_text("bloodborne").replace("damage: 4", "damage: 5"))
    pack = Pack.load(file)
    assert pack.box.cards["kirkhammer"].damage == 5
    assert pack.digest != CORE.digest
    assert "Damage 5." in [card["text"] for card in components(pack.box, "en")]
    assert Match.start("bloodborne", players=3, seed=1, pack=pack).pending


def test_a_layout_change_does_not_change_the_fingerprint(tmp_path: Path) -> None:
    file = write(tmp_path / "same.yaml", yaml.safe_dump(core_raw("bloodborne"), sort_keys=True))
    assert Pack.load(file).digest == CORE.digest


def test_a_second_pack_corrects_single_fields(tmp_path: Path) -> None:
    one = write(tmp_path / "one.yaml", layer(upgrades=[{"id": "kirkhammer", "damage": 5}]))
    two = write(tmp_path / "two.yaml", layer(numbers={"health": 7}, monsters=[{"id": "scholar", "abilities": []}]))
    pack = Pack.load(one, two)
    assert pack.box.cards["kirkhammer"].damage == 5
    assert pack.box.cards["kirkhammer"].data.name.es == "Martillo eclesiástico"
    assert pack.box.numbers.health == 7
    assert pack.box.foes["scholar"].data.abilities == ()
    assert len(pack.box.foes) == len(CORE.box.foes)


def test_a_layer_may_add_a_complete_new_card(tmp_path: Path) -> None:
    name = dict.fromkeys(LANGUAGES, "Whirligig Saw")
    card = {"id": "whirligig_saw", "name": name, "type": "melee", "damage": 3, "copies": 2}
    card["provenance"] = {"numbers": "house", "effect": "house"}
    pack = Pack.load(write(tmp_path / "new.yaml", layer(upgrades=[card])))
    assert len(pack.box.upgrade_pile) == 34


WRONG_LAYERS: list[tuple[dict[str, Any], str]] = [
    (layer(upgrades=[{"id": "cannon", "damage": "four"}]), 'upgrades[0].damage: expected a whole number, found "four"'),
    (layer(upgrades=[{"id": "kirkhamer", "damage": 5}]), 'upgrades[0].id: unknown id "kirkhamer"; did you mean "kirkhammer"?'),
    (layer(upgrades=[{"id": "cannon"}, {"id": "cannon"}]), 'upgrades[1].id: "cannon" stands twice'),
    (layer(upgrades=[{"id": "neww", "damage": 1}]), 'upgrades[0].id: there is no "neww" in the pack below'),
    (layer(upgrades=[{"damage": 1}]), "upgrades[0]: missing: id"),
    (layer(upgrades=[{"id": "cannon", "colour": "red"}]), 'upgrades[0]: unknown key "colour"'),
    (layer(upgrades=[{"id": "cannon", "type": "magic"}]), 'upgrades[0].type: unknown value "magic"'),
    (layer(upgrades=[{"id": "cannon", "damage": -1}]), "upgrades[0].damage: -1 is out of range, expected >= 0"),
    (layer(monsters=[{"id": "scholar", "die": "blue"}]), 'monsters[0].die: unknown value "blue"'),
    (layer(monsters=[{"id": "scholar", "types": []}]), "monsters[0].types"),
    (layer(monsters=[{"id": "scholar", "copies": 2}]), "monsters[0].copies: there is only one copy of each monster"),
    (layer(starters=[{"id": "saw_cleaver", "copies": 4}]), "starters[0].copies: every hunter gets one copy"),
    (layer(numbers={"dice": {"red": ["1+", "2+"]}}), "numbers.dice.red: a die needs a face without a plus"),
    (layer(numbers={"dice": {"red": ["six"]}}), "numbers.dice.red[0]"),
    (layer(numbers={"monsters_in_deck": 40}), "monsters: there are 18 cards, but monsters_in_deck needs 40"),
    (layer(numbers={"card_limit": 4}), "starters: 5 starters are more than the 4 cards"),
    (layer(starters=[{"id": "hunters_dream", "abilities": []}]), "starters: exactly one starter must have"),
    (layer(extra=1), 'unknown key "extra"'),
    (layer(extends="other"), "extends: unknown value other"),
    ({"game": "chess"}, 'there is no game "chess"'),
    ({"title": "x"}, "missing: game"),
    ({"game": "bloodborne"}, "missing: title"),
]  # fmt: skip

WRONG_ABILITIES: list[tuple[str, dict[str, Any], str]] = [
    ("upgrades", {"when": "instant", "do": [{"effect": "explode"}]}, 'do[0].effect: unknown value "explode"'),
    ("upgrades", {"when": "instant", "do": [{"effect": "strike", "amount": "x"}]}, "do[0].amount"),
    ("upgrades", {"when": "instant", "do": [{"effect": "strike"}]}, "do[0]: missing: amount"),
    ("upgrades", {"when": "noon", "do": [{"effect": "rest"}]}, 'when: unknown value "noon"'),
    ("upgrades", {"when": "instant", "do": []}, "do"),
    ("upgrades", {"when": "instant", "do": [{"effect": "halve"}]}, 'the effect "halve" has no place'),
    ("upgrades", {"when": "always", "do": [{"effect": "rest"}]}, 'the effect "rest" has no place'),
    ("upgrades", {"when": "reveal", "do": [{"effect": "rest"}]}, '"reveal" cannot be the moment'),
    ("upgrades", {"when": "instant", "do": [{"effect": "damage", "to": "everyone", "amount": 1}]}, "do[0].to"),
    ("upgrades", {"when": "instant", "do": [{"effect": "negate", "cards": "sword", "of": "all"}]}, 'do[0].cards: unknown id "sword"'),
    ("upgrades", {"when": "instant", "if": [{"is": "raining"}], "do": [{"effect": "rest"}]}, 'if[0].is: unknown value "raining"'),
    ("upgrades", {"when": "instant", "if": [{"is": "played", "cards": "axe"}], "do": [{"effect": "rest"}]}, 'if[0].cards: unknown id "axe"'),
    ("monsters", {"when": "instant", "do": [{"effect": "strike", "amount": 1}]}, '"instant" cannot be the moment'),
    ("monsters", {"when": "reveal", "do": [{"effect": "bank"}]}, "needs a hunter who acts"),
    ("monsters", {"when": "reveal", "do": [{"effect": "damage", "to": "left", "amount": 1}]}, "needs a hunter who acts"),
    ("monsters", {"when": "escape", "do": [{"effect": "damage", "to": {"choose": True}, "amount": 1}]}, "needs a hunter who acts"),
    ("monsters", {"when": "always", "do": [{"effect": "lives", "amount": 2}]}, 'the effect "lives" has no place'),
    ("monsters", {"when": "escape", "do": [{"effect": "damage", "to": {"played": "nap"}, "amount": 1}]}, 'do[0].to.played: unknown id "nap"'),
]  # fmt: skip


@pytest.mark.parametrize(("data", "sentence"), WRONG_LAYERS, ids=[sentence for _, sentence in WRONG_LAYERS])
def test_wrong_packs_get_one_sentence_that_names_the_place(tmp_path: Path, data: Any, sentence: str) -> None:
    file = write(tmp_path / "wrong.yaml", data)
    with pytest.raises(Mistake) as caught:
        Pack.load(file)
    assert str(caught.value).startswith(f"{file}: ")
    assert sentence in str(caught.value)
    for lang in LANGUAGES:
        assert "\n" not in caught.value.in_language(lang)


@pytest.mark.parametrize(("section", "ability", "sentence"), WRONG_ABILITIES, ids=[s for _, _, s in WRONG_ABILITIES])
def test_wrong_abilities_get_one_sentence_that_names_the_place(
    tmp_path: Path, section: str, ability: Any, sentence: str
) -> None:
    card = {"upgrades": "cannon", "monsters": "scholar"}[section]
    file = write(tmp_path / "wrong.yaml", layer(**{section: [{"id": card, "abilities": [ability]}]}))
    with pytest.raises(Mistake) as caught:
        Pack.load(file)
    assert str(caught.value).startswith(f"{file}: {section}[0].abilities[0].")
    assert sentence in str(caught.value)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_missing_translation_is_named(tmp_path: Path, lang: str) -> None:
    raw = core_raw("bloodborne")
    del raw["monsters"][3]["name"][lang]
    with pytest.raises(Mistake, match=rf"monsters\[3\]\.name: missing: {lang}"):
        Pack.load(write(tmp_path / "wrong.yaml", raw))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("game: [", "is not valid YAML"),
        ("- a\n- b", "this is not a pack"),
        ("", "this is not a pack"),
        ("game: bloodborne\ngame: bloodborne", 'line 2: the key "game" stands twice'),
    ],
)
def test_files_that_are_no_packs(tmp_path: Path, text: str, sentence: str) -> None:
    with pytest.raises(Mistake, match=sentence):
        Pack.load(write(tmp_path / "wrong.yaml", text))
    (tmp_path / "binary.yaml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(Mistake, match="not a text file"):
        Pack.load(tmp_path / "binary.yaml")
    with pytest.raises(Mistake, match="no such file"):
        Pack.load(tmp_path / "nowhere.yaml")


# -- the whole language ------------------------------------------------------------------------------

GROUPS = ("self", "all", "others", "neighbours", "left", "right", "damagers")
STATS = ("hand", "used", "health", "collected", "banked", "total", "trophies")
TARGETS: list[Any] = [
    *GROUPS,
    *({"most": stat} for stat in STATS),
    *({"of": "others", "least": stat} for stat in STATS),
    *({"of": of, "choose": True} for of in ("all", "others", "neighbours")),
    {"played": "melee"},
    {"played": "hunters_dream"},
]
PER = {"per": "others", "times": 1}
ACTS: list[dict[str, Any]] = [
    *({"effect": "damage", "to": target, "amount": 2} for target in TARGETS),
    {"effect": "damage", "to": "self", "amount": 1, "halved": False},
    {"effect": "damage", "to": "all", "amount": PER},
    {"effect": "strike", "amount": 1},
    {"effect": "strike", "amount": {"per": {"played": "ranged"}, "times": 1}},
    {"effect": "heal", "to": "all", "amount": 1},
    {"effect": "heal", "to": "self", "amount": 2},
    {"effect": "heal", "to": "others", "amount": "all"},
    {"effect": "gain", "to": "self", "amount": 1},
    {"effect": "gain", "to": "neighbours", "amount": 2},
    {"effect": "lose", "who": "self", "amount": 1},
    {"effect": "lose", "who": "all", "amount": "all"},
    {"effect": "lose", "who": {"most": "banked"}, "amount": 1, "banked": True},
    {"effect": "steal", "source": "left", "amount": 1},
    {"effect": "steal", "source": {"of": "others", "most": "collected"}, "amount": "all"},
    {"effect": "bank", "amount": 1},
    {"effect": "bank"},
    {"effect": "negate", "cards": "ranged", "of": {"of": "others", "choose": True}},
    {"effect": "negate", "cards": "weapon", "of": "neighbours"},
    {"effect": "negate", "cards": "hunter_axe", "of": "others"},
    {"effect": "remove", "card": "this"},
    {"effect": "remove", "card": "chosen"},
    {"effect": "remove", "card": "chosen", "who": "others"},
    {"effect": "return", "card": "this"},
    {"effect": "return", "card": "chosen"},
    {"effect": "exhaust", "who": "self", "amount": 2},
    {"effect": "exhaust", "who": "others"},
    {"effect": "trophy", "type": "kin"},
    {"effect": "trophy"},
    {"effect": "take_token"},
    {"effect": "draw", "types": ["melee"]},
    {"effect": "draw", "types": ["utility", "ranged"]},
    {"effect": "upgrade"},
    {"effect": "rest"},
    {"effect": "add_monster", "amount": 2},
]
ACTION_RULES: list[dict[str, Any]] = [
    {"effect": "halve", "source": "attack"},
    {"effect": "prevent", "source": "any"},
    {"effect": "prevent", "source": "any", "amount": 1},
    {"effect": "prevent", "source": "attack", "amount": 2},
    {"effect": "bonus", "amount": 1},
    {"effect": "early"},
    {"effect": "attack_first"},
]
FOE_RULES: list[dict[str, Any]] = [
    {"effect": "cap", "cards": "weapon", "at": 2},
    {"effect": "immune", "during": "attacks"},
    {"effect": "unavoidable"},
    {"effect": "fiercer", "who": "all", "amount": 1},
    {"effect": "fiercer", "who": {"least": "health"}, "amount": 1, "after_halving": True},
]
FINAL_RULES: list[dict[str, Any]] = [
    {"effect": "tougher", "amount": 1},
    {"effect": "max_health", "amount": 5},
    {"effect": "lives", "amount": 3},
]
CONDITIONS: list[dict[str, Any]] = [
    {"is": "played", "cards": "melee"},
    {"is": "played", "cards": "this", "at_most": 0},
    {"is": "played", "cards": "hunter_axe", "by": "left"},
    {"is": "played", "cards": "weapon", "by": "all", "at_least": 2, "at_most": 3},
    {"is": "played", "cards": "utility", "by": "neighbours", "at_least": 1},
    {"is": "dealt", "at_least": 1},
    {"is": "has", "stat": "health", "at_most": 6},
    {"is": "has", "stat": "collected", "at_least": 1},
    {"is": "has", "stat": "hand", "at_least": 1, "at_most": 4},
    {"is": "monster_died"},
    {"is": "you_damaged_it"},
    {"is": "first_player"},
    {"is": "fighting_boss"},
]
FOE_ACTS: list[dict[str, Any]] = [
    {"effect": "damage", "to": {"most": "hand"}, "amount": 1},
    {"effect": "heal", "to": "damagers", "amount": 1},
    {"effect": "gain", "to": {"least": "total"}, "amount": 1},
    {"effect": "exhaust", "who": "all"},
    {"effect": "remove", "card": "chosen", "who": {"most": "used"}},
    {"effect": "add_monster"},
]


def chest() -> dict[str, Any]:
    """A pack in which upgrades, monsters and final bosses use everything that the language has."""
    raw = core_raw("bloodborne")
    provenance = {"numbers": "house", "effect": "house"}

    def entry(name: str, ability: dict[str, Any], **fields: Any) -> dict[str, Any]:
        names = dict.fromkeys(LANGUAGES, name)
        return {"id": name, "name": names, "provenance": provenance, "abilities": [ability], **fields}

    whens = itertools.cycle(["instant", "attack", "after_attack", "end_of_round", "trophy"])
    upgrades = [
        entry(
            f"act_{i}",
            {"when": "instant" if act["effect"] == "strike" else next(whens), "do": [act]},
            type="melee",
            damage=1,
            copies=1,
        )
        for i, act in enumerate(ACTS)
    ]
    upgrades += [
        entry(f"rule_{i}", {"when": "always", "do": [rule]}, type="ranged", damage=2, copies=1)
        for i, rule in enumerate(ACTION_RULES)
    ]
    gain = {"effect": "gain", "to": "self", "amount": 1}
    upgrades += [
        entry(f"if_{i}", {"when": "after_attack", "if": [condition], "do": [gain]}, type="melee", damage=2, copies=1)
        for i, condition in enumerate(CONDITIONS)
    ]
    foe = {"die": "yellow", "types": ["kin"], "echoes": 5}
    foe_whens = ("reveal", "round_start", "escape", "killed", "end_of_round")
    monsters = [
        entry(f"foe_{when}_{i}", {"when": when, "do": [act]}, **foe)
        for (i, act), when in itertools.product(enumerate(FOE_ACTS), foe_whens[:-1])
        if act["effect"] != "remove" or when == "killed"
    ]
    monsters += [
        entry(f"foe_{when}_{i}", {"when": when, "do": [act]}, **foe)
        for (i, act), when in itertools.product(enumerate(ACTS[:7]), ("hurt", "damaged"))
    ]
    monsters += [entry(f"foe_rule_{i}", {"when": "always", "do": [rule]}, **foe) for i, rule in enumerate(FOE_RULES)]
    final = {**foe, "types": ["kin", "humanoid", "beast"], "echoes": 9}
    bosses = [entry(f"final_{i}", {"when": "always", "do": [rule]}, **final) for i, rule in enumerate(FINAL_RULES)]
    bosses += [entry(f"final_{when}", {"when": when, "do": [FOE_ACTS[0]]}, **final) for when in foe_whens]
    raw |= {"title": "Chest", "upgrades": upgrades, "monsters": monsters, "final_bosses": bosses}
    return raw


def test_what_was_chosen_together_is_told_in_player_order_not_in_the_order_of_choosing(tmp_path: Path) -> None:
    ability = {"when": "escape", "do": [{"effect": "remove", "card": "chosen", "who": "all"}]}
    pack = Pack.load(write(tmp_path / "mine.yaml", layer(monsters=[{"id": "carrion_crow", "abilities": [ability]}])))
    told = []
    for order in ((0, 1, 2), (2, 0, 1)):
        position = {"monster": "carrion_crow", "final_boss": "micolash", "dungeon": ["huntsman_mob"]}
        match = begin(Scenario("bloodborne", players=3, position=position, rolls=["0"]), pack)
        for choice in ("hunters_dream", "saw_cleaver"):
            for seat in order:
                match.choose(seat, choice)
        told.append(match.events)
    assert told[0] == told[1]


@pytest.fixture(scope="module")
def everything(tmp_path_factory: pytest.TempPathFactory) -> Pack:
    return Pack.load(write(tmp_path_factory.mktemp("packs") / "chest.yaml", chest()))


def test_the_chest_has_every_word_of_the_language(everything: Pack) -> None:
    abilities = [a for _, cards in everything.data.sections() for card in cards for a in card.abilities]
    used = {type(part) for ability in abilities for part in (*ability.do, *ability.condition)}
    assert [word.__name__ for word in get_args(Effect | Conditions) if word not in used] == []


def test_the_whole_language_plays(everything: Pack) -> None:
    coverage = cover(everything, most_games=700)
    # when a monster is revealed, or a round starts, nobody can have damaged it yet
    assert coverage.never_fired == ["foe_reveal_1/0/0", "foe_round_start_1/0/0"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_whole_language_can_be_said(everything: Pack, lang: str) -> None:
    for card in components(everything.box, lang):
        assert card["text"].endswith(".")
        assert "{" not in card["text"]
        assert "  " not in card["text"]
