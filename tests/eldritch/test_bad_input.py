# ruff: noqa: E501 - tables of wrong packs, positions and flags read best one to a line
"""What is wrong in a pack, position, save, option or flag of Eldritch Horror: one sentence that names the place."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import yaml

from gaslamp import LANGUAGES, Match, Mistake, Pack
from gaslamp.core.game import Opening
from gaslamp.core.packs import core_raw, layer
from gaslamp.core.reading import fingerprint
from gaslamp.core.scenario import run_file
from gaslamp.eldritch.box.agreements import DIFFICULTIES
from gaslamp.eldritch.box.box import Box
from gaslamp.eldritch.box.validate.components import decode
from tests.eldritch.boards import CORE
from tests.shell import Shell

RAW = core_raw("eldritch")


def sentence(action: Any, *arguments: Any, **named: Any) -> str:
    with pytest.raises(Mistake) as caught:
        action(*arguments, **named)
    for lang in LANGUAGES:
        assert "\n" not in caught.value.in_language(lang)
        assert "{" not in caught.value.in_language(lang).replace('{"', "")
    return str(caught.value)


def write(path: Path, data: Any) -> Path:
    path.write_text(data if isinstance(data, str) else yaml.safe_dump(data, allow_unicode=True), encoding="utf-8")
    return path


# -- packs: what a layer may do ----------------------------------------------------------------------------------


def mine(**sections: Any) -> dict[str, Any]:
    return {"game": "eldritch", "extends": "core", "title": "Mine", **sections}


def named(name: str, /, **fields: Any) -> dict[str, Any]:
    return {"id": name.lower().replace(" ", "_"), "name": dict.fromkeys(LANGUAGES, name), **fields}


def opened(path: Path) -> Box:
    box = Pack.load(path).box
    assert isinstance(box, Box)
    return box


def test_a_layer_corrects_single_fields(tmp_path: Path) -> None:
    box = opened(
        write(
            tmp_path / "mine.yaml",
            mine(
                doom_track=18,
                assets=[{"id": "kerosene", "value": 3}],
                ancient_ones=[{"id": "azathoth", "doom": 9, "front": {"cultist": {"fighter": {"toughness": 3}}}}],
                encounters={"america": [{"id": "america_1", "texts": {"arkham": [{"do": "gain_clues", "amount": 2}]}}]},
            ),
        )
    )
    core = CORE.box
    assert box.data.doom_track == 18
    assert box.kinds["kerosene"].value == 3
    assert box.kinds["kerosene"].data.name == core.kinds["kerosene"].data.name
    assert box.ancient_ones["azathoth"].data.doom == 9
    fighter = box.ancient_ones["azathoth"].front.fighter
    assert fighter is not None
    assert (fighter.toughness, fighter.horror) == (3, 1)
    [corrected], [old] = box.data.encounters.america[:1], core.data.encounters.america[:1]
    assert corrected.texts["arkham"][0] != old.texts["arkham"][0]
    assert corrected.texts["san_francisco"] == old.texts["san_francisco"]
    assert len(box.kinds) == len(core.kinds)


def test_a_layer_may_add_complete_components_of_every_kind(tmp_path: Path) -> None:
    skills = {"lore": 2, "influence": 2, "observation": 3, "strength": 3, "will": 3}
    test = [{"do": "test", "skill": "lore"}, {"do": "flip"}]
    cities = {space["id"]: [{"do": "gain_clues"}] for space in RAW["spaces"] if space.get("region") == "america"}
    pack = Pack.load(
        write(
            tmp_path / "mine.yaml",
            mine(
                assets=[named("Lantern", value=1, traits=["item"], abilities=[{"ability": "bonus", "skills": ["lore"], "amount": 1}])],
                spells=[named("Second Sight", traits=["ritual"], abilities=[{"ability": "action", "text": test}], backs=[{"0": [{"do": "discard_this"}], "1+": [{"do": "gain_clues"}]}])],
                conditions=[named("Weary", traits=["injury"], abilities=[{"ability": "reckoning", "text": [{"do": "flip"}]}], backs=[{"name": dict.fromkeys(LANGUAGES, "Asleep"), "text": [{"do": "delay"}, {"do": "discard_this"}]}])],
                monsters=[named("Lurker", copies=2, fighter={"will": 0, "horror": 1, "strength": 0, "damage": 1, "toughness": 1})],
                investigators=[named("Ada Wong", role=dict.fromkeys(LANGUAGES, "The Clerk"), health=6, sanity=6, skills=skills, space="rome", belongings={"assets": ["lantern"], "spells": ["second_sight"]}, abilities=[{"ability": "action", "text": [{"do": "gain_clues"}]}], crippled="will", insane="lore")],
                encounters={"america": [{"id": "america_9", "texts": cities}]},
            ),
        )
    )  # fmt: skip
    for seed in range(2):
        match = Match.start("eldritch", players=1, seed=seed, options={"investigators": ["ada_wong"]}, pack=pack)
        while not match.over:
            match.choose(match.pending[0].seat, match.pending[0].options[seed])
    for lang in LANGUAGES:
        assert {"lantern", "second_sight", "weary", "lurker", "ada_wong", "america_9"} <= {
            card["id"] for card in pack.game.components(pack.box, lang)
        }
    position = {"phase": "encounter", "decks": {"america": ["america_9"]}}
    opening = Opening(1, 1, pack.game.agree({}, 1, pack.box), pack.game.rules_version)
    assert pack.game.place(pack.box, opening, position, None).pending


LAYERS: list[tuple[dict[str, Any], str]] = [
    (mine(assets=[{"id": "kerosen", "value": 2}]), 'assets[0].id: unknown id "kerosen"; did you mean "kerosene"?'),
    (mine(assets=[{"id": "moonbeam", "value": 2}]), 'assets[0].id: there is no "moonbeam" in the pack below, and a new one must be complete; missing: name'),
    (mine(encounters={"america": [{"id": "america_1"}, {"id": "jungle", "flavour": {}}]}), 'encounters.america[1].id: there is no "jungle" in the pack below, and a new one must be complete; missing: texts'),
    (mine(encounters={"europe": [{"id": "europe_2", "texts": {"london": [{"do": "flip"}]}}]}), 'encounters.europe[0].texts.london[0]: "flip" means nothing here'),
    (mine(encounters={"america": [{"id": "america_9", "texts": {"arkham": []}}]}), 'encounters.america[0].texts: there is no text for "buenos_aires"'),
    (mine(assets=[{"id": "axe"}, {"id": "axe"}]), 'assets[1].id: "axe" stands twice'),
    (mine(assets=[{"value": 3}]), "assets[0]: missing: id"),
    (mine(assets=[{"id": "axe", "value": "two"}]), 'assets[0].value: expected a whole number, found "two"'),
    (mine(assets=[{"id": "axe", "value": -1}]), "assets[0].value: -1 is out of range, expected >= 0"),
    (mine(assets=[{"id": "axe", "price": 2}]), 'assets[0]: unknown key "price"'),
    (mine(assets=[{"id": "axe", "traits": ["sharp"]}]), 'assets[0].traits[0]: unknown id "sharp"'),
    (mine(sharks=[]), 'unknown key "sharks"'),
    (mine(extends="eldritch"), "extends: unknown value eldritch, expected one of: core"),
    (mine(encounters={"space": []}), 'encounters: unknown key "space"'),
    (mine(assets={"axe": 2}), 'assets: expected a list, found {"axe":2}'),
    ({"game": "eldritch"}, "missing: title"),
]  # fmt: skip


@pytest.mark.parametrize(("data", "expected"), LAYERS, ids=[expected for _, expected in LAYERS])
def test_wrong_layers_are_told_as_their_author_wrote_them(tmp_path: Path, data: Any, expected: str) -> None:
    file = write(tmp_path / "mine.yaml", data)
    assert expected in sentence(Pack.load, file).removeprefix(f"{file}: ")


# -- packs: components that no game could use --------------------------------------------------------------------


def without(section: str, *names: str) -> list[dict[str, Any]]:
    return [item for item in RAW[section] if item["id"] not in names]


def one(section: str, name: str, /, **fields: Any) -> dict[str, Any]:
    """The core pack with some fields of one component changed."""
    return layer(RAW, {section: [{"id": name, **fields}]})


def replaced(**sections: Any) -> dict[str, Any]:
    """The core pack with whole sections replaced."""
    return {**RAW, **sections}


def spare(section: str, /, **fields: Any) -> dict[str, Any]:
    """The core pack with one component more."""
    return {**RAW, section: [*RAW[section], named("Spare", **fields)]}


MYTHOS = {"color": "blue", "difficulty": "easy"}
LOSE = [{"do": "lose", "health": 1}]
COMPONENTS: list[tuple[dict[str, Any], str]] = [
    (replaced(references=RAW["references"][1:]), "references: no Reference card for 1 players"),
    (replaced(references=[*RAW["references"], {"players": 9, "gates": 1, "clues": 1, "surge": 1}]), "players: 9 is out of range"),
    (replaced(references=[*RAW["references"], {"players": 4, "gates": 1, "clues": 1, "surge": 1}]), 'players: "4" stands twice'),
    (replaced(omens=[]), "omens"),
    (replaced(omens=["green", "blue"]), 'gates[0].omen: unknown value "red", expected one of: green, blue'),
    (replaced(doom_track=0), "doom: 15 is out of range"),
    (replaced(gates=[*RAW["gates"], RAW["gates"][0]]), "stands twice"),
    (replaced(gates=[]), "gates: 0 has the wrong length, expected >= 1"),
    (one("spaces", "3", x=1.5), "x: 1.5 is out of range, expected <= 1.0"),
    (replaced(paths=RAW["paths"][:-12]), "paths: there is no way from"),
    (replaced(paths=[*RAW["paths"], RAW["paths"][0]]), "stands twice"),
    (replaced(paths=[*RAW["paths"], {"a": "rome", "b": "rome", "type": "ship"}]), 'b: "rome" stands twice'),
    (replaced(paths=[*RAW["paths"], {"a": "rome", "b": "", "type": "ship"}]), 'b: unknown id ""'),
    (one("spaces", "3", region="europe"), '"region" is only for "type: city"'),
    (replaced(investigators=RAW["investigators"][:7]), "investigators"),
    (one("investigators", "lily_chen", health=0), "health: 0 is out of range"),
    (one("investigators", "lily_chen", space="atlantis"), 'space: unknown id "atlantis"'),
    (one("investigators", "lily_chen", belongings={"assets": ["axe", "axe"]}), 'belongings.assets[1]: "axe" stands twice'),
    (one("investigators", "lily_chen", belongings={"assets": ["debt"]}), 'belongings.assets[0]: unknown id "debt"'),
    (replaced(ancient_ones=[], mysteries=[], encounters={**RAW["encounters"], "research": []}), "ancient_ones: 0 has the wrong length"),
    (one("ancient_ones", "cthulhu", doom=21), "doom: 21 is out of range"),
    (one("ancient_ones", "cthulhu", mysteries=5), '"cthulhu" has fewer Mysteries than must be solved'),
    (one("ancient_ones", "cthulhu", mythos=[]), "mythos: [] has the wrong length, expected 3"),
    (one("ancient_ones", "cthulhu", mysteries=0), "mysteries: 0 is out of range"),
    (one("ancient_ones", "cthulhu", mythos=[{"green": 40, "yellow": 0, "blue": 0}] * 3), "too few Mythos cards"),
    (one("ancient_ones", "cthulhu", mythos=[{"green": 0, "yellow": 0, "blue": 0}] * 3), "mythos"),
    (one("ancient_ones", "azathoth", awakens=[]), "awakens: without a Final Mystery"),
    (one("ancient_ones", "azathoth", front={"cultist": None}), "front: missing: cultist"),
    (one("ancient_ones", "cthulhu", set_aside=["cthylla"]), '"cthylla" is an Epic Monster'),
    (one("ancient_ones", "cthulhu", set_aside=["deep_one", "deep_one"]), 'no "deep_one" is left'),
    (one("ancient_ones", "cthulhu", final={"solved_by": {"epic": "cthylla"}}), 'nothing here spawns "cthylla"'),
    (one("ancient_ones", "yog_sothoth", final={"solved_by": {"tokens": 0}}), "final.solved_by: nothing could ever solve this"),
    (one("ancient_ones", "yog_sothoth", final={"solved_by": {"tokens": "gates"}}), 'the amount "gates" means nothing here'),
    (replaced(encounters={**RAW["encounters"], "research": [c for c in RAW["encounters"]["research"] if c["ancient_one"] != "azathoth"]}), '"azathoth" has no Research Encounters'),
    (replaced(encounters={**RAW["encounters"], "other_world": []}), "encounters.other_world"),
    (replaced(encounters={**RAW["encounters"], "expedition": []}), "encounters.expedition"),
    (replaced(encounters={**RAW["encounters"], "special": RAW["encounters"]["special"][:6]}), "special: unknown id"),
    (layer(RAW, {"encounters": {"general": [{"id": "general_1", "texts": {"moon": LOSE}}]}}), 'texts: unknown id "moon"'),
    (layer(RAW, {"encounters": {"america": [{"id": "america_1", "texts": {"rome": LOSE}}]}}), 'texts: unknown id "rome"'),
    (layer(RAW, {"encounters": {"expedition": [{"id": "the_amazon_1", "space": "rome"}]}}), 'space: unknown id "rome"'),
    (layer(RAW, {"encounters": {"research": [{"id": "research_azathoth_1", "ancient_one": ""}]}}), 'ancient_one: unknown id ""'),
    (one("mysteries", "occult_research", solved_by={"clues": 0}), "solved_by: nothing could ever solve this"),
    (one("mysteries", "occult_research", solved_by={"epic": "cthylla"}), "solved_by: nothing could ever solve this"),
    (one("mysteries", "occult_research", abilities=[]), "solved_by.clues: nothing could ever solve this"),
    (one("mysteries", "watching_the_stars", enters=[]), 'nothing here spawns "cthylla"'),
    (one("mysteries", "watching_the_stars", solved_by={"epic": "ghoul"}), 'nothing here spawns "ghoul"'),
    (spare("mythos", kind="event", text=[], **MYTHOS), "text: this would do nothing"),
    (spare("mythos", kind="event", text=LOSE, tokens=3, **MYTHOS), '"kind: event" and "tokens" cannot stand together'),
    (spare("mythos", kind="event", text=LOSE, abilities=[{"ability": "forbids", "what": "rest"}], **MYTHOS), '"kind: event" and "abilities" cannot stand together'),
    (spare("mythos", kind="ongoing", space="rome", text=LOSE, **MYTHOS), '"space" is only for "kind: rumor"'),
    (spare("mythos", kind="rumor", space="rome", text=LOSE, **MYTHOS), "nothing could ever solve this"),
    (spare("mythos", kind="rumor", abilities=[{"ability": "encounter", "at": "rumor", "text": [{"do": "solve_rumor"}]}], **MYTHOS), '"at: rumor" is only for "space"'),
    (spare("mythos", kind="rumor", space="rome", abilities=[{"ability": "on_empty", "text": [{"do": "solve_rumor"}]}], **MYTHOS), '"on_empty" is only for "tokens"'),
    (one("monsters", "ghoul", fighter={"toughness": 0}), "fighter.toughness: 0 is out of range"),
    (one("monsters", "ghoul", fighter={"will": None}), '"horror" is only for "will"'),
    (one("monsters", "ghoul", copies=-1), "copies: -1 is out of range"),
    (one("monsters", "cthylla", copies=2), "copies: 2 is out of range, expected 1"),
    (one("monsters", "cthylla", fighter=None), "missing: fighter"),
    (one("monsters", "cultist", abilities=[{"ability": "reckoning", "text": LOSE}]), '"abilities" is only for "fighter"'),
    (one("spells", "wither", backs=[]), "backs"),
    (one("spells", "wither", backs=[{"0": [], "2+": []}]), 'backs[0]: there is no text for "1"'),
    (one("spells", "wither", backs=[{"0-1": []}]), 'backs[0]: there is no text for "2"'),
    (one("spells", "wither", backs=[{"0-2": [], "2+": []}]), 'backs[0]: there are two texts for "2"'),
    (one("spells", "wither", backs=[{"0": [], "3-1": []}]), 'backs[0]: "3-1" does not have the right form'),
    (one("spells", "wither", backs=[{"many": []}]), 'backs[0]: "many" does not have the right form'),
    (one("conditions", "debt", backs=[]), "backs"),
    (spare("traits") | {"assets": [*without("assets", "axe"), {**RAW["assets"][7], "id": "pass"}]}, '"pass" is a word of the game, and so no id'),
    (replaced(mythos=[*RAW["mythos"], {**RAW["mythos"][0], "id": "occult_research"}]), 'id: "occult_research" stands twice'),
    (replaced(traits=[*RAW["traits"], RAW["traits"][0]]), "stands twice"),
]  # fmt: skip


@pytest.mark.parametrize(("raw", "expected"), COMPONENTS, ids=[expected for _, expected in COMPONENTS])
def test_components_that_no_game_could_use(raw: Any, expected: str) -> None:
    assert expected in sentence(decode, raw)


# -- packs: texts and abilities that make no sense ---------------------------------------------------------------


def asset(*abilities: dict[str, Any]) -> dict[str, Any]:
    return one("assets", "axe", abilities=list(abilities))


def gained(*effects: dict[str, Any]) -> dict[str, Any]:
    """An Asset that does this when it is gained."""
    return asset({"ability": "on_gain", "text": list(effects)})


def ghoul(*abilities: dict[str, Any]) -> dict[str, Any]:
    return one("monsters", "ghoul", abilities=list(abilities))


def do(kind: str, /, **fields: Any) -> dict[str, Any]:
    return {"do": kind, **fields}


def can(kind: str, /, **fields: Any) -> dict[str, Any]:
    return {"ability": kind, **fields}


def nested(depth: int) -> dict[str, Any]:
    effect = do("lose", health=1)
    for _ in range(depth):
        effect = do("each", text=[effect])
    return effect


TEXTS: list[tuple[dict[str, Any], str]] = [
    # what is not there
    (gained(do("flip")), 'text[0]: "flip" means nothing here: only the front of a Spell or a Condition can be turned over'),
    (gained(do("flip_back")), "only the back of a Condition"),
    (gained(do("pass_box")), "only the first box of a card leads to its pass box"),
    (gained(do("test", skill="lore", fail=[do("fail_box")])), "text[0].fail[0]: "),
    (gained(do("take_clue")), "only a Research Encounter has a Clue of its own"),
    (gained(do("close_gate")), "only an Other World Encounter has a Gate to close"),
    (gained(do("skip", what="strength")), "no fight is going on"),
    (gained(do("prevent_loss", amount=1)), "no loss is about to happen"),
    (gained(do("take_token")), "this is no Mystery, and no Mythos card in play"),
    (gained(do("remove_tokens")), "this is no Mystery, and no Mythos card in play"),
    (gained(do("solve_rumor")), "this is no Rumor"),
    (gained(do("other_world")), "this is no Rumor"),
    (gained(do("discard_it")), "nothing has been gained before it"),
    (gained(do("swap_spaces")), "nobody has been traded with before it"),
    (gained(do("ignore_monsters")), "it belongs to an encounter_phase ability"),
    (gained(do("lose", health="result")), '"result" means nothing here: no test has been made before it'),
    (gained(do("lose", health="lost")), "nothing has been lost before it"),
    (gained(do("lose", health="toughness")), "no Monster has been hurt or removed before it"),
    (gained(do("lose", health="value")), "no Asset has been gained before it"),
    (gained(do("advance_doom", amount="gates_discarded")), "no Gate has been discarded before it"),
    (gained(do("lose", health="tokens")), "this is no Mystery"),
    (gained(do("fight", which="this")), "this is no Monster on the board"),
    (gained(do("fight")), "no Monster has been chosen, spawned or fought before it"),
    (gained(do("one", who="chosen", text=LOSE)), "nobody has been chosen before it"),
    (gained(do("each", who="on_it", text=LOSE)), "this is no Monster on the board"),
    (gained(do("move", spaces=1, with_this=True)), "this is no Monster on the board"),
    (gained(do("move_to", to="its_space")), "this is no Monster on the board"),
    (gained(do("if", **{"if": {"is": "spawned"}}, then=LOSE)), "text[0].if: "),
    (gained(do("each", where=[{"is": "no_tokens"}], text=LOSE)), "text[0].where[0]: "),
    (one("mythos", "rally_the_people", text=[do("discard_this")]), "there is no card here that could be discarded"),
    (one("ancient_ones", "azathoth", set_up=[do("take_gate", source="that")]), "no Gate is in question"),
    (one("conditions", "debt", backs=[{"name": dict.fromkeys(LANGUAGES, "Again"), "text": [do("flip")]}]), "backs[0].text[0]: "),
    (layer(RAW, {"encounters": {"other_world": [{"id": "other_world_1", "pass": [do("pass_box")]}]}}), "pass[0]: "),
    # amounts and numbers
    (gained(do("spawn_gates", amount="all")), 'text[0].amount: the amount "all" means nothing here'),
    (gained(do("gain_clues", amount="any")), 'the amount "any" means nothing here'),
    (gained(do("lose", health="any")), 'text[0].health: the amount "any" means nothing here'),
    (gained(do("test", skill="lore", need="all")), 'text[0].need: the amount "all"'),
    (gained(do("gain_asset", amount="any")), 'the amount "any"'),
    (gained(do("gain_clues", amount=0)), "text[0].amount: 0 is out of range, expected >= 1"),
    (gained(do("gain_clues", amount=-1)), "text[0].amount: -1 is out of range"),
    (gained(do("gain_clues", amount="moon")), 'text[0].amount: unknown value "moon"'),
    (gained(do("test", skill="lore", need=0)), "text[0].need: 0 is out of range"),
    (gained(do("lose")), "text[0]: this would do nothing"),
    (gained(do("recover", health=0)), "this would do nothing"),
    (gained(do("aid", skill="lore")), "this would do nothing"),
    (gained(do("move", spaces=0)), "this would do nothing"),
    # what goes together
    (gained(do("gain_condition")), 'either "name" or "trait" is needed'),
    (gained(do("gain_condition", name="debt", trait="deal")), '"name" and "trait" cannot stand together'),
    (gained(do("gain_condition", name="")), 'either "name" or "trait" is needed'),
    (gained(do("gain_spell", name="wither", amount=2)), '"name" and "amount" cannot stand together'),
    (gained(do("gain_spell", trait="injury")), 'no card of this kind has the trait "injury"'),
    (gained(do("gain_asset", most_value=2)), '"source: deck" and "most_value" cannot stand together'),
    (gained(do("gain_asset", name="axe", traits=["item"])), '"name" must stand alone'),
    (gained(do("discard", kind="clue", trait="item")), '"kind: clue" and "trait" cannot stand together'),
    (gained(do("discard", kind="asset", names=["debt"])), '"names" is only for "kind: condition"'),
    (gained(do("discard", kind="asset", keep=1)), '"keep" is only for "amount: all"'),
    (gained(do("give", kind="condition")), "Conditions cannot be given away"),
    (gained(do("move_monsters", which="each")), 'either "to" or "toward" is needed'),
    (gained(do("move_monsters", which="each", toward="rome")), 'either "to" or "spaces" is needed'),
    (gained(do("move_monsters", which="each", to="rome", spaces=2)), '"to" and "spaces" cannot stand together'),
    (gained(do("place_tokens", to="space")), '"at" is only for "to: space"'),
    (gained(do("place_tokens", to="omen", at="rome")), '"at" is only for "to: space"'),
    (gained(do("hurt_monsters", amount=1, which="each", in_all=True)), '"in_all" is only for "which: that"'),
    (gained(do("reckon", of="mythos", name="debt")), "is only for"),
    (gained(do("spawn_monsters", or_random=True)), '"or_random" is only for "names"'),
    (gained(do("spawn_epic", name="ghoul", at="rome")), '"ghoul" is no Epic Monster'),
    (gained(do("spawn_monsters", names=["cthylla"])), '"cthylla" is an Epic Monster'),
    # places
    (gained(do("spawn_epic", name="cthylla", at="random")), 'the place "random" cannot be meant here'),
    (gained(do("move_to", to="cultists")), 'the place "cultists" cannot be meant here'),
    (gained(do("move_to", to="")), 'text[0].to: unknown id ""'),
    (gained(do("move_to", to="atlantis")), 'text[0].to: unknown id "atlantis"'),
    (gained(do("move", spaces=1, toward="random")), 'the place "random" cannot be meant here'),
    (gained(do("place_tokens", to="space", at="nearest_gate", where_none=True)), 'the place "nearest_gate"'),
    (gained(do("if", **{"if": {"is": "monsters", "at": "choice"}}, then=LOSE)), 'text[0].if.at: the place "choice"'),
    # texts inside texts
    (gained(), "abilities[0].text: this would do nothing"),
    (gained(do("may")), "this would do nothing"),
    (gained(do("unless", pay=[], suffer=LOSE)), "this would do nothing"),
    (gained(do("choose", of=[LOSE])), "text[0].of: 1 has the wrong length, expected >= 2"),
    (gained(do("choose", of=[])), "text[0].of"),
    (gained(do("roll", faces={})), "text[0].faces: this would do nothing"),
    (gained(do("roll", faces={"1-3": LOSE, "3": LOSE})), 'text[0].faces: there are two texts for "3"'),
    (gained(do("roll", faces={"4-2": LOSE})), 'text[0].faces: "4-2" does not have the right form'),
    (gained(do("roll", faces={"7": LOSE})), 'text[0].faces: "7" does not have the right form'),
    (gained(do("roll", faces={"1-players": LOSE, "6": LOSE})), '"1-players" must stand alone'),
    (gained(do("may", pay=[do("gain_clues")], then=LOSE)), 'text[0].pay[0]: "gain_clues" cannot be a price'),
    (gained(do("may", pay=[do("gain_condition", trait="deal")], then=LOSE)), 'pay[0].trait: "trait" cannot be a price'),
    (gained(do("may", pay=[do("discard", kind="asset", amount="any")], then=LOSE)), 'pay[0].amount: the amount "any" means nothing here'),
    (gained(do("spend", clues=1)), 'text[0]: "spend" can only be a price'),
    (gained(do("may", pay=[do("spend", clues=1), do("spend", clues=1)], then=LOSE)), '"spend" and "spend" cannot stand together'),
    (gained(nested(60)), "texts are nested deeper than 40 levels"),
    (gained(nested(2000)), "nested"),
    (gained(do("explode")), 'text[0].do: unknown value "explode", expected one of: '),
    (layer(RAW, {"encounters": {"america": [{"id": "america_1", "texts": {"arkham": [do("explode")]}}]}}), 'texts.arkham[0].do: unknown value "explode"'),
    # abilities
    (asset(can("in_fight", at="won", text=LOSE)), 'abilities[0]: "in_fight" is no ability of such a component, expected one of: bonus, '),
    (asset(can("restricted")), '"restricted" is no ability of such a component'),
    (ghoul(can("action", text=LOSE)), '"action" is no ability of such a component'),
    (one("mysteries", "occult_research", abilities=[can("reckoning", text=LOSE)]), "solved_by.clues"),
    (one("mysteries", "watching_the_stars", abilities=[can("forbids", what="rest")]), '"forbids" is no ability of such a component'),
    (one("investigators", "lily_chen", abilities=[can("on_defeat", text=LOSE)]), '"on_defeat" is no ability of such a component'),
    (one("investigators", "lily_chen", abilities=[can("on_rest", text=LOSE)]), '"on_rest" is no ability of such a component'),
    (one("investigators", "lily_chen", abilities=[can("bonus", skills=["lore"], amount=1, once_per_round=True)]), "only for possessions"),
    (one("conditions", "debt", abilities=[can("prevent", stat="health", amount=1, pay=[do("discard_this")])]), "only for possessions"),
    (asset(can("action", text=LOSE), can("action", text=LOSE)), '"action" and "action" on one component could not be told apart'),
    (asset(can("reroll"), can("raise_die")), '"reroll" and "raise_die" on one component'),
    (asset(can("bonus", skills=[], amount=1)), "abilities[0]: this would do nothing"),
    (asset(can("bonus", skills=["lore"], amount=0)), "amount: 0 is out of range"),
    (asset(can("bonus", skills=["luck"], amount=1)), 'skills[0]: unknown value "luck"'),
    (asset(can("reroll", dice="all")), 'dice: the amount "all" means nothing here'),
    (asset(can("reroll", dice="players")), 'dice: the amount "players" means nothing here'),
    (asset(can("prevent", stat="health", amount="any")), 'amount: the amount "any" means nothing here'),
    (asset(can("success_from", face=1)), "face: 1 is out of range"),
    (asset(can("action", text=LOSE, pay=[do("act_again")])), 'pay[0]: "act_again" cannot be a price'),
    (asset(can("action", text=LOSE, when=[{"is": "raining"}])), 'when[0].is: unknown value "raining"'),
    (one("mysteries", "occult_research", abilities=[can("when", event="researched", pay=[do("spend", clues=1)], place="gate")]), "solved_by.clues"),
    (one("mysteries", "occult_research", abilities=[can("when", event="researched", pay=[do("spend", clues=2)], place="clue")]), "the price of a Clue"),
    (one("mysteries", "hunting_the_thousand", abilities=[can("when", event="monster_defeated", pay=[do("spend", clues=2)], place="monster", matching=True)]), '"matching" is only for'),
    (one("mysteries", "hunting_the_thousand", abilities=[can("when", event="monster_defeated", pay=[do("spend", clues=2)], place="monster", at="random")]), 'the place "random"'),
    (one("mysteries", "seed_of_the_daemon_sultan", abilities=[can("encounter", at="tunguska")]), 'either "text" or "special" is needed'),
    (one("mysteries", "seed_of_the_daemon_sultan", abilities=[can("encounter", at="tunguska", special="the_city_of_the_great_race")]), "special: unknown id"),
    # what would never end
    (ghoul(can("reckoning", text=[do("reckon", of="monsters")])), '"reckon" would bring itself about for ever'),
    (ghoul(can("in_fight", at="before_will", text=[do("ambush", name="ghoul")])), '"ambush" would bring itself about for ever'),
    (one("ancient_ones", "cthulhu", back={"abilities": [can("instead_of_doom", text=[do("advance_doom")])]}), '"advance_doom" would bring itself about for ever'),
    (gained(do("discard_this"), do("gain_asset", name="axe")), '"axe" would bring itself about for ever'),
    (asset(can("instead_of_gaining", name="debt", text=[do("gain_condition", name="debt")])), '"debt" would bring itself about for ever'),
]  # fmt: skip


@pytest.mark.parametrize(("raw", "expected"), TEXTS, ids=[f"{i}-{expected}" for i, (_, expected) in enumerate(TEXTS)])
def test_texts_that_make_no_sense(raw: Any, expected: str) -> None:
    assert expected in sentence(decode, raw)


# -- options and saves -------------------------------------------------------------------------------------------

OPTIONS: list[tuple[int, dict[str, Any], str]] = [
    (2, {"ancient_one": "cthulu"}, 'ancient_one: unknown id "cthulu"; did you mean "cthulhu"?'),
    (2, {"ancient_one": 3}, "ancient_one: expected text, found 3"),
    (2, {"investigators": ["lily_chen"]}, "investigators: 2 players need as many investigators, not 1"),
    (2, {"investigators": ["lily_chen", "lily_chen"]}, 'investigators[1]: "lily_chen" stands twice'),
    (2, {"investigators": ["lily_chen", "nobody"]}, 'investigators[1]: unknown id "nobody"'),
    (2, {"investigators": "lily_chen"}, 'investigators: unknown value "lily_chen", expected one of: choose, random'),
    (2, {"lead": 2}, "lead: there is no seat 2, expected 0 to 1"),
    (2, {"lead": -1}, "lead: -1 is out of range"),
    (2, {"lead": "Ada"}, 'lead: unknown value "Ada"'),
    (2, {"difficulty": "lethal"}, 'difficulty: unknown value "lethal", expected one of: easy, hard, normal, staged'),
    (2, {"variant": True}, "variant: there is no variant Reference card for 2 players"),
    (2, {"starting_rumor": "yes"}, 'starting_rumor: expected true or false, found "yes"'),
    (2, {"weather": "fog"}, 'unknown key "weather"'),
    (9, {}, "9 players cannot play this, expected 1 to 8"),
    (0, {}, "0 players cannot play this"),
]  # fmt: skip


@pytest.mark.parametrize(("players", "options", "expected"), OPTIONS, ids=[expected for *_, expected in OPTIONS])
def test_wrong_options(players: int, options: dict[str, Any], expected: str) -> None:
    assert expected in sentence(Match.start, "eldritch", players=players, seed=1, options=options)


def test_a_difficulty_needs_cards_enough(tmp_path: Path) -> None:
    easy = [{"id": card["id"], "difficulty": "hard"} for card in RAW["mythos"] if card["difficulty"] == "normal"]
    pack = Pack.load(write(tmp_path / "mine.yaml", mine(mythos=easy)))
    for difficulty in DIFFICULTIES:
        start: dict[str, Any] = {
            "players": 1,
            "seed": 1,
            "options": {"difficulty": difficulty, "ancient_one": "cthulhu"},
            "pack": pack,
        }
        if difficulty in ("normal", "hard"):
            assert Match.start("eldritch", **start).pending
        else:
            found = sentence(Match.start, "eldritch", **start)
            assert found == 'difficulty: there are too few Mythos cards for the deck of "cthulhu"'


FORGERIES: list[tuple[dict[str, Any], str]] = [
    ({"seed": 12}, "ends in another position"),
    ({"rules": 99}, "rules version 99"),
    ({"game": "bloodborne"}, "was played with the pack"),
    ({"players": ["Ada"]}, "choices["),
    ({"players": ["Ada"] * 2}, 'players[1]: "Ada" stands twice'),
    ({"options": {"ancient_one": "nobody"}}, 'ancient_one: unknown id "nobody"'),
    ({"choices": []}, "ends in another position"),
    ({"choices": [[0, "nobody"]]}, 'choices[0]: "nobody" is not an option of seat 0'),
    ({"choices": [[1, "lily_chen"]]}, "choices[0]: seat 1 has nothing to choose now"),
    ({"pack": "0123456789abcdef"}, "was played with the pack"),
    ({"position": {"doom": 99}}, "position.doom: 99 is out of range"),
    ({"position": {}, "rolls": ["0"]}, 'rolls[0]: unknown value "0"'),
    ({"more": 1}, 'unknown key "more"'),
]  # fmt: skip


@pytest.mark.parametrize(("changes", "expected"), FORGERIES, ids=[expected for _, expected in FORGERIES])
def test_forged_saves(tmp_path: Path, changes: dict[str, Any], expected: str) -> None:
    match = Match.start("eldritch", players=["Ada", "Boris"], seed=11, options={"lead": 0})
    for pick in (3, 4, 2, 0):
        match.choose(match.pending[0].seat, pick % len(match.pending[0].options))
    file = tmp_path / "match.json"
    match.save(file)
    data: dict[str, Any] = json.loads(file.read_text(encoding="utf-8")) | changes
    del data["checksum"]
    file.write_text(json.dumps({**data, "checksum": fingerprint(data)}), encoding="utf-8")
    assert expected in sentence(Match.load, file).removeprefix(f"{file}: ")


# -- positions ---------------------------------------------------------------------------------------------------

GOOD: dict[str, Any] = {
    "game": "eldritch",
    "players": ["Lily", "Silas"],
    "seed": 1,
    "position": {
        "ancient_one": "cthulhu",
        "lead": 0,
        "doom": 7,
        "mystery": "the_stars_are_right",
        "solved": ["rlyeh_risen"],
        "gates": ["rome", "tokyo"],
        "monsters": [{"id": "ghoul", "space": "rome", "damage": 0}],
        "clues": ["london", "12"],
        "tokens": {"3": 2},
        "rumors": [{"id": "growing_madness", "tokens": 2}],
        "investigators": [
            {"id": "lily_chen", "space": "rome", "health": 3, "possessions": ["axe", {"id": "wither", "back": 1}]},
            {"id": "silas_marsh", "conditions": [{"id": "debt", "back": 2}], "clues": 2, "tickets": {"ship": 1}},
        ],
        "bodies": [{"id": "jim_culver", "space": "london", "possessions": ["kerosene"]}],
        "decks": {
            "mythos": ["rally_the_people"],
            "conditions": [{"id": "cursed", "back": 1}],
            "general": ["general_1"],
        },
        "discards": {"america": ["america_1"], "assets": ["bandages"]},
    },
    "choices": [{"seat": 0, "choose": "pass"}],
    "expect": {"doom": 7, "investigators": [{"id": "lily_chen"}, {"clues": 2}]},
}


def changed(**changes: Any) -> dict[str, Any]:
    """The good scenario with the position's fields, or (in capitals) the file's own, replaced."""
    position = {**GOOD["position"], **{key: value for key, value in changes.items() if key.islower()}}
    return {**GOOD, "position": position, **{key.lower(): value for key, value in changes.items() if key.isupper()}}


def lily(**board: Any) -> dict[str, Any]:
    return changed(investigators=[{"id": "lily_chen", **board}, {"id": "silas_marsh"}])


def alone(**position: Any) -> dict[str, Any]:
    return {"game": "eldritch", "players": 1, "position": position}


SOLVED = ["rlyeh_risen", "watching_the_stars", "the_deep_ones_attack"]


def awake(**changes: Any) -> dict[str, Any]:
    return changed(**{"awake": True, "doom": 0, **changes})


def test_the_good_scenario_passes(tmp_path: Path) -> None:
    assert run_file(write(tmp_path / "good.yaml", GOOD)).passed
    assert run_file(write(tmp_path / "good.json", json.dumps(GOOD))).passed


WRONG: list[tuple[dict[str, Any], str]] = [
    # people
    (lily(health=7), "position.investigators[0].health: 7 is out of range, expected >= 1, <= 6"),
    (lily(health=0), "investigators[0].health: 0 is out of range"),
    (lily(sanity=-1), "investigators[0].sanity: -1 is out of range"),
    (lily(space="atlantis"), 'investigators[0].space: unknown id "atlantis"'),
    (lily(space="shangai"), 'did you mean "shanghai"?'),
    (lily(possessions=["axe", "axe"]), 'investigators[0].possessions[1]: no "axe" is left to put here'),
    (lily(possessions=["wither", "wither"]), 'investigators[0].possessions[1]: "wither" stands twice'),
    (lily(possessions=["debt"]), 'possessions[0]: unknown id "debt"'),
    (lily(possessions=["kerosene"]), 'bodies[0].possessions[0]: no "kerosene" is left to put here'),
    (lily(possessions=["bandages"]), 'possessions[0]: no "bandages" is left to put here'),
    (lily(possessions=[{"id": "axe", "back": 1}]), 'possessions[0].back: "axe" has no back'),
    (lily(possessions=[{"id": "wither", "back": 3}]), "possessions[0].back: 3 is out of range"),
    (lily(possessions=[{"id": "wither", "turned": True}]), "possessions[0].turned: only the Conditions of an investigator"),
    (lily(conditions=["axe"]), 'conditions[0]: unknown id "axe"'),
    (lily(conditions=["debt", "debt"]), 'conditions[1]: "debt" stands twice'),
    (lily(conditions=[{"id": "cursed", "back": 1}]), 'conditions[0]: no "cursed" is left to put here'),
    (lily(tickets={"train": 2, "ship": 1}), "tickets: 3 is out of range, expected <= 2"),
    (lily(tickets={"plane": 1}), 'tickets: unknown key "plane"'),
    (lily(improvements={"lore": 3}), "improvements.lore: 3 is out of range"),
    (lily(clues=99), 'clues: no "clue" is left to put here'),
    (lily(clues=["rome", "rome"]), 'clues[1]: no "rome" is left to put here'),
    (lily(delayed="very"), 'delayed: expected true or false, found "very"'),
    (lily(eliminated=True), "investigators[0].eliminated: impossible position: who is eliminated has no investigator"),
    (lily(mood="grim"), 'investigators[0]: unknown key "mood"'),
    (changed(investigators=[{"id": "lily_chen"}]), "investigators: 2 players need as many investigators, not 1"),
    (changed(investigators=[{"id": "lily_chen"}] * 2), 'investigators[1].id: "lily_chen" stands twice'),
    (changed(investigators=[{"id": "lily_chen"}, {"id": "jim_culver"}]), 'bodies[0].id: "jim_culver" stands twice'),
    (changed(investigators=[{"id": "lily_chen"}, {"id": "nobody"}]), 'investigators[1].id: unknown id "nobody"'),
    (changed(investigators=[{"id": "lily_chen"}, {"health": 3}]), "investigators[1]: missing: id"),
    (changed(investigators=[{}, {"id": "lily_chen"}]), "lead: impossible position: the Lead at seat 0 has no investigator"),
    (changed(investigators=[{"eliminated": True}] * 2), "investigators: impossible position: everybody is eliminated"),
    (changed(bodies=[{"id": "jim_culver", "space": "london", "tickets": {"train": 2, "ship": 2}}]), "bodies[0].tickets: 4 is out of range"),
    (changed(bodies=[{"id": "jim_culver", "space": "moon"}]), 'bodies[0].space: unknown id "moon"'),
    (alone(bodies=[{"id": name, "space": "rome"} for name in CORE.box.investigators]), "bodies: 1 players need as many investigators, not 0"),
    ({**alone(bodies=[{"id": "lily_chen", "space": "rome"}]), "options": {"investigators": ["lily_chen"]}}, 'bodies: "lily_chen" stands twice'),
    # tracks and Mysteries
    (changed(lead=2), "position.lead: there is no seat 2, expected 0 to 1"),
    (changed(doom=21), "doom: 21 is out of range, expected <= 20"),
    (changed(doom=0), "doom: impossible position: Doom is at 0, and so the Ancient One is awake"),
    (changed(awake=True), "doom: impossible position: the Ancient One is awake, and Doom is at 7"),
    (changed(ancient_one="azathoth", awake=True, doom=0, mystery=None, solved=[]), 'awake: impossible position: the game ends when "azathoth" awakens'),
    (changed(ancient_one="nobody"), 'ancient_one: unknown id "nobody"'),
    (changed(OPTIONS={"ancient_one": "azathoth"}), 'ancient_one: the table has agreed on "azathoth"'),
    (changed(omen=4), "omen: unknown value 4, expected one of: 0, 1, 2, 3, green, blue, red"),
    (changed(omen_space=4), "omen_space: impossible position"),
    (changed(omen="purple"), "omen"),
    (changed(omen="green", omen_space=1), "omen_space: impossible position: the Omen cannot be there"),
    (changed(round=0), "round: 0 is out of range"),
    (changed(phase="lunch"), 'phase: unknown value "lunch", expected one of: action, encounter, mythos'),
    (changed(solved=SOLVED, mystery=None), "solved: impossible position: with this the game is won already"),
    (changed(solved=[*SOLVED, "the_stars_are_right"], mystery=None), "solved: 4 is out of range, expected <= 3"),
    (changed(solved=["rlyeh_risen"] * 2), 'solved[1]: no "rlyeh_risen" is left'),
    (changed(solved=["the_stars_are_right"]), 'mystery.id: no "the_stars_are_right" is left'),
    (changed(solved=["occult_research"]), 'solved[0]: impossible position: "occult_research" belongs to another Ancient One'),
    (changed(mystery="occult_research"), 'mystery.id: impossible position: "occult_research" belongs to another Ancient One'),
    (changed(mystery={"id": "the_stars_are_right", "slain": True}), "mystery.slain: impossible position"),
    (awake(solved=SOLVED), "mystery: impossible position: all Mysteries that are needed are solved"),
    (awake(solved=SOLVED, mystery=None, final=False), "final: impossible position: the Final Mystery has begun"),
    (changed(final=True), "final: impossible position: the Final Mystery begins only when the Ancient One is awake"),
    (awake(ancient_one="yog_sothoth", solved=[], mystery=None, sheet={"tokens": 9}), "sheet.tokens: impossible position: with this the game is won already"),
    (changed(over=True), "position.over: the match is over"),
    (changed(outcome={"winners": []}), "position.outcome: the match is over"),
    # the board
    (changed(gates=["rome", "rome"]), 'gates[1]: no "rome" is left to put here'),
    (changed(gates=["3"]), 'gates[0]: unknown id "3"'),
    (changed(gates=["moon"]), 'gates[0]: unknown id "moon"'),
    (changed(sheet={"gates": ["rome"]}), 'gates[0]: no "rome" is left'),
    (changed(monsters=[{"id": "ghoul", "space": "rome"}] * 3), 'monsters[2].id: no "ghoul" is left to put here'),
    (changed(monsters=[{"id": "cthylla", "space": "rome"}] * 2), 'monsters[1].id: "cthylla" stands twice'),
    (changed(monsters=[{"id": "ghoul", "space": "rome", "damage": 1}]), "monsters[0].damage: 1 is out of range, expected < 1"),
    (changed(monsters=[{"id": "gremlin", "space": "rome"}]), 'monsters[0].id: unknown id "gremlin"'),
    (changed(monsters=[{"id": "ghoul", "space": "moon"}]), 'monsters[0].space: unknown id "moon"'),
    (changed(monsters=[{"id": "ghoul"}]), "monsters[0]: missing: space"),
    (changed(aside=["ghoul"]), 'aside[0]: unknown value "ghoul", expected one of: deep_one, star_spawn'),
    (changed(aside=["deep_one"] * 2), 'aside[1]: no "deep_one" is left'),
    (changed(aside=["deep_one"], monsters=[{"id": "deep_one", "space": "rome"}] * 2), 'monsters[1].id: no "deep_one" is left'),
    (changed(clues=["moon"]), 'clues[0]: unknown id "moon"'),
    (changed(clues=[{"token": "rome", "space": "rome"}] * 2), 'clues[1].token: no "rome" is left'),
    (changed(clue_tokens={"rome": "tokyo"}), 'clue_tokens.rome: impossible position: no such Clue lies on "tokyo"'),
    (changed(tokens={"3": 0}), "tokens.3: 0 is out of range, expected >= 1"),
    (changed(tokens={"moon": 1}), 'tokens.moon: unknown id "moon"'),
    (changed(reserve=["axe"]), 'reserve[0]: no "axe" is left to put here'),
    (changed(reserve=["holy_cross", "holy_water", "dynamite", "whiskey", "wireless_report"]), "reserve: 5 is out of range, expected <= 4"),
    (changed(reserve=["wither"]), 'reserve[0]: unknown id "wither"'),
    (changed(expedition="rome"), 'expedition: unknown id "rome"'),
    (changed(expedition="the_amazon", decks={"expedition": ["antarctica_1"]}), "expedition: impossible position: the next card of the Expedition deck leads elsewhere"),
    (changed(expedition="the_amazon", decks={"expedition": []}), "expedition: impossible position"),
    # cards in play
    (changed(rumors=["driven_to_bankruptcy"]), 'rumors[0].id: "driven_to_bankruptcy" is of the kind ongoing'),
    (changed(ongoing=["growing_madness"], rumors=[]), 'ongoing[0].id: "growing_madness" is of the kind rumor'),
    (changed(ongoing=["rally_the_people"], decks={}), 'ongoing[0].id: "rally_the_people" is of the kind event'),
    (changed(ongoing=["rally_the_people"]), 'ongoing[0].id: no "rally_the_people" is left'),
    (changed(rumors=["growing_madness"] * 2), 'rumors[1].id: no "growing_madness" is left'),
    (changed(rumors=[{"id": "growing_madness", "placed": ["3"] * 3}]), 'rumors[0].placed[2]: impossible position: too few Eldritch tokens lie on "3"'),
    (changed(rumors=[{"id": "growing_madness", "placed": ["moon"]}]), 'rumors[0].placed[0]: unknown id "moon"'),
    (changed(rumors=[{"id": "growing_madness", "space": "3"}]), 'rumors[0]: space: expected "8", found "3"'),
    (changed(rumors=[{"id": "lost_knowledge", "slain": True}]), 'rumors[0]: impossible position: "lost_knowledge" would be solved already'),
    (changed(rumors=[{"id": "return_of_the_ancient_ones", "monsters": ["witch"], "toughness": 9}]), "rumors[0]: toughness: expected 1, found 9"),
    (changed(rumors=[{"id": "growing_madness", "gates": ["rome"]}]), 'gates[0]: no "rome" is left'),
    # decks
    (changed(decks={"tarot": []}), 'decks: unknown value "tarot", expected one of: mythos, assets'),
    (changed(discards={"cup": ["ghoul"]}), 'discards: unknown value "cup"'),
    (changed(discards={"spells": ["wither"]}), "discards.spells: impossible position: discarded Spells and Conditions go back into their deck"),
    (changed(decks={"america": ["america_1"]}), 'decks.america[0]: no "america_1" is left'),
    (changed(decks={"america": ["europe_1"]}), 'decks.america[0]: unknown id "europe_1"'),
    (changed(decks={"research": ["research_azathoth_1"]}), 'decks.research[0]: impossible position: "research_azathoth_1" belongs to another Ancient One'),
    (changed(decks={"special": ["the_key_and_the_gate_1"]}), "belongs to another Ancient One"),
    (changed(decks={"general": [{"id": "general_1", "back": 1}]}), 'decks.general[0]: "general_1" has no back'),
    (changed(decks={"assets": ["axe"]}), 'investigators[0].possessions[0]: no "axe" is left to put here'),
    (changed(decks={"cup": ["cthylla"]}), 'decks.cup[0]: unknown id "cthylla"'),
    (changed(decks={"mythos": "rally_the_people"}), 'decks.mythos: expected a list, found "rally_the_people"'),
    (changed(boxed=["rally_the_people"]), 'boxed[0]: no "rally_the_people" is left'),
    (changed(removed=["nothing"]), 'removed[0]: unknown id "nothing"'),
    # the rest of the file
    (changed(weather="fog"), 'position: unknown key "weather"'),
    (changed(ROLLS=["7"]), 'rolls[0]: unknown value "7", expected one of: 1, 2, 3, 4, 5, 6'),
    (changed(ROLLS=[5, 0]), 'rolls[1]: unknown value "0"'),
    (changed(ROLLS="5"), "rolls: expected a list or nothing"),
    (changed(ROLLS=[], CHOICES=[{"seat": 0, "choose": "acquire"}]), "choices[0]"),
    (changed(CHOICES=[{"seat": 0, "choose": "fly"}]), 'choices[0]: "fly" is not an option of seat 0 now, expected one of: travel'),
    (changed(CHOICES=[{"seat": 0, "choose": "acquire"}]), 'choices[0]: "acquire" cannot be chosen now'),
    (changed(CHOICES=[{"seat": 1, "choose": "pass"}]), "choices[0]: seat 1 has nothing to choose now"),
    (changed(PLAYERS=["Lily"] * 2), 'players[1]: "Lily" stands twice'),
    (changed(PLAYERS=9), "9 players cannot play this"),
    (changed(OPTIONS={"variant": True}), "variant: there is no variant Reference card for 2 players"),
    (changed(SEED=-1), "a seed is a whole number"),
]  # fmt: skip


@pytest.mark.parametrize(("data", "expected"), WRONG, ids=[expected for _, expected in WRONG])
def test_wrong_scenarios_get_one_sentence_that_names_the_place(tmp_path: Path, data: Any, expected: str) -> None:
    file = write(tmp_path / "wrong.yaml", data)
    found = sentence(run_file, file)
    assert found.startswith(f"{file}: ")
    assert expected in found


def test_a_card_whose_back_is_not_named_leaves_those_that_are(tmp_path: Path) -> None:
    """The deck's Wither is the other one, whichever comes first."""
    people = [{"id": "lily_chen", "possessions": [{"id": "wither", "back": 1}]}, {"id": "silas_marsh"}]
    data = changed(investigators=people, decks={"spells": ["wither"]}, CHOICES=[], EXPECT={})
    position = run_file(write(tmp_path / "good.yaml", data)).position
    assert position["decks"]["spells"][0] == {"id": "wither", "back": 2}


def test_endless_words_are_cut_and_stay_on_one_line(tmp_path: Path) -> None:
    for word in ("x" * 5000, "a\nb"):
        for data in (
            {"game": word},
            changed(gates=[word]),
            changed(tokens={word: 1}),
            changed(OPTIONS={"ancient_one": word}),
            changed(ROLLS=[word]),
            changed(CHOICES=[{"seat": 0, "choose": word}]),
            {**GOOD, word: 1},
        ):
            assert len(sentence(run_file, write(tmp_path / "wrong.yaml", data))) < 2500
        for pack in (mine(assets=[{"id": word}]), mine(**{word: 1}), mine(assets=[{"id": "axe", "traits": [word]}])):
            assert len(sentence(Pack.load, write(tmp_path / "wrong.yaml", pack))) < 2500


# -- the command line --------------------------------------------------------------------------------------------


@pytest.fixture
def gaslamp_(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Shell:
    monkeypatch.chdir(tmp_path)
    return Shell(monkeypatch, capsys)


FLAGS: list[tuple[str, str]] = [
    ("play eldritc", 'there is no game "eldritc"'),
    ("play eldritch --players 9", "9 players cannot play this, expected 1 to 8"),
    ("play eldritch --players many", "Invalid value for '--players'"),
    ("play eldritch --players 2 --seat 2", "--seat: there is no seat 2, expected 0 to 1"),
    ("play eldritch --players 2 --people 3", "3"),
    ("play eldritch --people 0", "people"),
    ("play eldritch --players 2 --name Ada --name Ada", 'players[1]: "Ada" stands twice'),
    ("play eldritch --bots clever", 'there is no bot "clever"'),
    ("play eldritch --seed -1", "a seed is a whole number"),
    ("play eldritch --option ancient_one", "ancient_one"),
    ("play eldritch --option ancient_one=hastur", 'ancient_one: unknown id "hastur"'),
    ("play eldritch --option variant=true --players 3", "variant: there is no variant Reference card for 3 players"),
    ("play eldritch --option variant=maybe", 'variant: expected true or false, found "maybe"'),
    ("play eldritch --option investigators=[lily_chen --players 1", "--option investigators: line 2 is not valid YAML"),
    ("play eldritch --option color=red", 'unknown key "color"'),
    ("play eldritch --pack nowhere.yaml", "nowhere.yaml: there is no such file"),
    ("play eldritch --load nowhere.json", "nowhere.json: there is no such file"),
    ("play eldritch --lang la", 'there is no language "la"'),
    ("play eldritch --fast", "No such option"),
    ("play bloodborne --option ancient_one=cthulhu", 'unknown key "ancient_one"'),
    ("simulate eldritch --games 0", "games"),
    ("simulate eldritch --workers 0", "workers"),
    ("simulate eldritch --players 12", "12 players cannot play this"),
    ("simulate eldritch --bots greedy,clever", 'there is no bot "clever"'),
    ("simulate eldritch --option difficulty=lethal", 'difficulty: unknown value "lethal"'),
    ("scenario nowhere.yaml", "nowhere.yaml: there is no such file"),
    ("scenario .", "."),
    ("cards eldritch --pack nowhere.yaml", "nowhere.yaml: there is no such file"),
    ("cards eldritch --lang klingon", 'there is no language "klingon"'),
    ("rules eldritch --lang klingon", 'there is no language "klingon"'),
    ("rules elritch", 'there is no game "elritch"'),
    ("pack check nowhere.yaml", "nowhere.yaml: there is no such file"),
    ("pack export elritch", 'there is no game "elritch"'),
    ("pack export eldritch --output .", ".: "),
    ("pack cover eldritch --games 0", "games"),
    ("bench eldritch --players 9", "9 players cannot play this"),
    ("bench eldritch --seconds 0", "seconds"),
    ("bench elritch", 'there is no game "elritch"'),
]  # fmt: skip


@pytest.mark.parametrize(("command", "expected"), FLAGS, ids=[command for command, _ in FLAGS])
def test_wrong_flags_are_one_sentence_and_exit_code_2(gaslamp_: Shell, command: str, expected: str) -> None:
    assert gaslamp_(*command.split()) == 2
    assert gaslamp_.out == ""
    assert expected in gaslamp_.err
    assert gaslamp_.err.count("\n") == 1


def test_a_pack_of_another_game_is_refused_and_a_wrong_one_is_told(gaslamp_: Shell) -> None:
    write(Path("other.yaml"), {"game": "bloodborne", "extends": "core", "title": "Other"})
    assert gaslamp_("cards", "eldritch", "--pack", "other.yaml") == 2
    assert gaslamp_.err == 'other.yaml: found the game "bloodborne", expected "eldritch"\n'
    write(Path("scenario.yaml"), GOOD)
    assert gaslamp_("scenario", "scenario.yaml", "--pack", "other.yaml") == 2
    assert gaslamp_.err == 'scenario.yaml: game: found the game "eldritch", expected "bloodborne"\n'
    write(Path("wrong.yaml"), mine(assets=[{"id": "axe", "value": "two"}]))
    for command in ("pack check wrong.yaml", "play eldritch --pack wrong.yaml", "simulate eldritch --pack wrong.yaml"):
        assert gaslamp_(*command.split(), "--lang", "it") == 2
        assert gaslamp_.err == 'wrong.yaml: assets[0].value: tipo di valore previsto: numero intero; trovato: "two"\n'
    write(Path("good.yaml"), mine(assets=[{"id": "axe", "value": 3}]))
    assert gaslamp_("pack", "check", "good.yaml") == 0
