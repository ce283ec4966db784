# ruff: noqa: E501 - tables of wrong files read best one to a line
"""Saves and scenarios that are wrong: one sentence, never a traceback, nothing lost."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from gaslamp import LANGUAGES, Match, Mistake, Pack
from gaslamp.core.reading import fingerprint
from gaslamp.core.scenario import run_file
from tests.bloodborne.tables import start

GOLDEN = Path(__file__).parent.parent / "golden" / "bloodborne" / "rules_1" / "3-greedy-rom.json"


def saved() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(GOLDEN.read_text(encoding="utf-8"))
    return data


def write_save(path: Path, data: dict[str, Any]) -> Path:
    """A save with a checksum that fits, as a forger would write it."""
    data.pop("checksum", None)
    path.write_text(json.dumps({**data, "checksum": fingerprint(data)}), encoding="utf-8")
    return path


def sentence(action: Any, *arguments: Any) -> str:
    with pytest.raises(Mistake) as caught:
        action(*arguments)
    for lang in LANGUAGES:
        assert "\n" not in caught.value.in_language(lang)
    return str(caught.value)


def test_a_truncated_save_is_named_as_such(tmp_path: Path) -> None:
    text = GOLDEN.read_text(encoding="utf-8")
    file = tmp_path / "cut.json"
    for length in range(0, len(text) - 2, len(text) // 25):
        file.write_text(text[:length], encoding="utf-8")
        assert sentence(Match.load, file) == f"{file}: this match file is cut off or damaged"


def test_an_edited_save_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "edited.json"
    file.write_text(GOLDEN.read_text(encoding="utf-8").replace('"seed": ', '"seed": 1'), encoding="utf-8")
    assert "was changed after it was saved" in sentence(Match.load, file)


FORGERIES: list[tuple[dict[str, Any], str]] = [
    ({"seed": 12}, "choices["),
    ({"seed": -5}, "a seed is a whole number"),
    ({"seed": "7"}, 'seed: expected a whole number, found "7"'),
    ({"version": 2}, "version 2, and this program reads up to 1"),
    ({"rules": 99}, "rules version 99"),
    ({"rules": 0}, "rules: 0 is out of range"),
    ({"game": "chess"}, 'there is no game "chess"'),
    ({"players": ["A", "B"]}, "2 players cannot play this"),
    ({"options": {"final_boss": "nobody"}}, 'unknown id "nobody"'),
    ({"choices": [[0, "saw_cleaver"], [7, "hunter_axe"]]}, "choices[1]: seat 7 has nothing to choose now"),
    ({"choices": [[0, "kirkhammer"]]}, 'choices[0]: "kirkhammer" is not an option of seat 0'),
    ({"choices": []}, "ends in another position"),
    ({"pack": "0123456789abcdef"}, "was played with the pack"),
    ({"end": "0123456789abcdef"}, "ends in another position"),
    ({"position": {"hunters": 3}}, "position"),
    ({"more": 1}, 'unknown key "more"'),
]  # fmt: skip


@pytest.mark.parametrize(("changes", "expected"), FORGERIES, ids=[expected for _, expected in FORGERIES])
def test_a_forged_save_is_refused(tmp_path: Path, changes: dict[str, Any], expected: str) -> None:
    file = write_save(tmp_path / "forged.json", saved() | changes)
    found = sentence(Match.load, file)
    assert found.startswith(f"{file}: ")
    assert expected in found


def test_a_save_of_another_pack_says_which(tmp_path: Path) -> None:
    pack = tmp_path / "mine.yaml"
    pack.write_text("{game: bloodborne, extends: core, title: Mine, numbers: {health: 7}}", encoding="utf-8")
    match = Match.start("bloodborne", players=3, seed=1, pack=pack)
    file = tmp_path / "match.json"
    match.save(file)
    assert 'with the pack "Mine"' in sentence(Match.load, file)
    assert Match.load(file, pack).fingerprint() == match.fingerprint()
    assert 'but "Mine"' in sentence(Match.load, GOLDEN, Pack.load(pack))


def test_a_save_that_cannot_be_written_leaves_what_was_there(tmp_path: Path) -> None:
    match = start(3, 1)
    assert "cannot be written" in sentence(match.save, tmp_path / "nowhere" / "match.json")
    folder = tmp_path / "folder"
    folder.mkdir()
    assert "cannot be written" in sentence(match.save, folder)
    assert list(tmp_path.iterdir()) == [folder]


@given(st.data())
def test_no_damaged_save_gets_past_or_raises_anything_else(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    content = bytearray(GOLDEN.read_bytes())
    for _ in range(data.draw(st.integers(1, 4))):
        content[data.draw(st.integers(0, len(content) - 2))] = data.draw(st.integers(0, 255))
    if bytes(content) == GOLDEN.read_bytes():
        return
    file = tmp_path_factory.mktemp("fuzz") / "match.json"
    file.write_bytes(bytes(content))
    try:
        match = Match.load(file)
    except Mistake as mistake:
        assert str(mistake).startswith(str(file))  # noqa: PT017 - either way is fine, only this exception is
    else:
        assert match.fingerprint() == Match.load(GOLDEN).fingerprint()


# -- scenarios ---------------------------------------------------------------------------------------

GOOD: dict[str, Any] = {
    "game": "bloodborne",
    "title": "A good one",
    "players": ["Henryk", "Eileen", "Ludwig"],
    "seed": 1,
    "position": {
        "first_player": 0,
        "final_boss": "micolash",
        "monster": {"id": "scourge_beast", "echoes": 3},
        "dungeon": ["winter_lantern", "carrion_crow"],
        "available_upgrades": ["blood_vial", "kirkhammer", "repeating_pistol"],
        "upgrade_deck": ["cannon", "tonitrus"],
        "hunters": [
            {
                "hand": ["transform", "saw_cleaver", "hunter_pistol", "hunters_dream"],
                "used": ["hunter_axe"],
                "health": 8,
            },
            {"collected": 0, "banked": 0, "trophies": {"kin": 0, "humanoid": 0, "beast": 0}},
            {},
        ],
    },
    "rolls": ["2+", "0"],
    "choices": [
        {"seat": 0, "choose": "transform"},
        {"seat": 1, "choose": "hunter_pistol"},
        {"seat": 2, "choose": "hunter_axe"},
        {"seat": 0, "choose": "saw_cleaver"},
    ],
    "expect": {"hunters": [{"health": 6, "collected": 1, "trophies": {"beast": 1}}]},
}


def changed(**changes: Any) -> dict[str, Any]:
    """The good scenario with the position's fields, or (in capitals) the file's own, replaced."""
    position = {**GOOD["position"], **{key: value for key, value in changes.items() if key.islower()}}
    return {**GOOD, "position": position, **{key.lower(): value for key, value in changes.items() if key.isupper()}}


def write_yaml(path: Path, data: Any) -> Path:
    path.write_text(data if isinstance(data, str) else yaml.safe_dump(data), encoding="utf-8")
    return path


def test_the_example_of_the_design_passes(tmp_path: Path) -> None:
    assert run_file(write_yaml(tmp_path / "good.yaml", GOOD)).passed
    assert run_file(write_yaml(tmp_path / "good.json", json.dumps(GOOD))).passed


def test_a_wrong_expectation_is_a_readable_difference(tmp_path: Path) -> None:
    expect = {
        "hunters": [{"health": 5, "used": ["hunter_axe", "transform"]}],
        "dungeon": ["x"],
        "over": True,
        "mood": 1,
    }
    result = run_file(write_yaml(tmp_path / "wrong.yaml", changed(EXPECT=expect)))
    assert sorted(result.differences) == sorted(
        [
            "hunters[0].health: expected 5, found 6",
            'hunters[0].used: expected ["hunter_axe","transform"], found ["hunter_axe","transform","saw_cleaver"]',
            'dungeon: expected ["x"], found ["carrion_crow"]',
            "over: expected true, found false",
            "mood: expected 1, but a position has no such thing",
        ]
    )


def hunter(**board: Any) -> dict[str, Any]:
    return changed(hunters=[board])


WRONG: list[tuple[dict[str, Any], str]] = [
    (hunter(hand=["saw_cleaver", "saw_cleaver"]), "position.hunters[0].hand: impossible position: 2 copies of the starter saw_cleaver"),
    (hunter(hand=["saw_cleaver"], used=["saw_cleaver"]), "2 copies of the starter"),
    (hunter(hand=["saw_cleaverr"]), 'did you mean "saw_cleaver"'),
    (hunter(hand=[]), "a hunter always holds at least one card"),
    (hunter(hand=["kirkhammer", "kirkhammer", "cannon", "cannon", "tonitrus", "tonitrus", "blood_vial", "blood_vial"]), "8 cards, and a hunter owns at most 7"),
    (hunter(hand=["cannon", "cannon", "cannon", "hunters_dream"]), "hunters[0]: impossible position: the box has only 2 copies of cannon"),
    (hunter(health=9), "hunters[0].health: impossible position: health 9, and the maximum is 8"),
    (hunter(health=-1), "hunters[0].health: -1 is out of range"),
    (hunter(collected=900), "900 echoes, and the rules allow at most"),
    (hunter(banked=-2), "banked: -2 is out of range"),
    (hunter(health=0, collected=2), "a dead hunter with 2 collected echoes"),
    (hunter(trophies={"beast": 8}), "trophies.beast: impossible position: space 8"),
    (hunter(trophies={"dragon": 1}), 'unknown key "dragon"'),
    (hunter(mood="grim"), 'hunters[0]: unknown key "mood"'),
    (hunter(played=["hunter_axe"]), "before the choosing of cards nothing has been played"),
    (changed(hunters=[{}] * 4), "4 hunters are given, but there are 3 players"),
    (changed(monster={"id": "scourge_beast", "echoes": 4}), "monster.echoes: impossible position: 4 echoes, and the rules allow at most 3"),
    (changed(monster={"id": "scourge_beast", "echoes": 0}), "monster.echoes"),
    (changed(monster="gehrman"), 'monster.id: unknown id "gehrman"'),
    (changed(monster=None), "a round begins with a monster in play"),
    (changed(monster="micolash"), "the final boss comes after the dungeon deck"),
    (changed(dungeon=["scourge_beast"]), "dungeon[0]: impossible position: scourge_beast is already somewhere else"),
    (changed(dungeon=["gehrman"]), 'dungeon[0]: unknown id "gehrman"'),
    (changed(final_boss="scourge_beast"), 'final_boss: unknown id "scourge_beast"'),
    (changed(first_player=3), "first_player: there is no seat 3, expected 0 to 2"),
    (changed(available_upgrades=["cannon"] * 3), "available_upgrades[2]: impossible position"),
    (changed(available_upgrades=["kirkhammer", "tonitrus", "blood_vial", "cannon"]), "4 available upgrades for 3 hunters"),
    (changed(upgrade_deck=["saw_cleaver"]), "saw_cleaver is a starter, expected an upgrade"),
    (changed(hunters=[{"out": True}] * 3), "hunters: impossible position: every hunter is out"),
    (changed(phase="end_of_round"), "scourge_beast is no Boss"),
    (changed(over=True), "position.over: the match is over"),
    (hunter(collected=10**30), "is out of range, expected <= 9999"),
    (changed(CHOICES=[{"seat": 10**30, "choose": "x"}]), "has nothing to choose now"),
    (changed(unused_monsters=["amygdala"]), "unused_monsters[0]: amygdala is a Boss"),
    (changed(final_boss="rom", hunters=[{"deaths": 5}]), "hunters[0].deaths: impossible position: with 5 deaths"),
    (changed(phase="lunch"), 'position.phase: unknown value "lunch"'),
    (changed(weather="fog"), 'position: unknown key "weather"'),
    (changed(ROLLS=["2+"]), "choices[3]: the rolls have run out"),
    (changed(ROLLS=[]), "the rolls have run out"),
    (changed(ROLLS=["9"]), 'the red die has no face "9"'),
    (changed(ROLLS="2+"), "rolls: expected a list or nothing"),
    (changed(CHOICES=[{"seat": 0, "choose": "hunter_axe"}]), 'choices[0]: "hunter_axe" cannot be chosen now: It lies in your used pile'),
    (changed(CHOICES=[{"seat": 0, "choose": "kirkhammer"}]), 'choices[0]: "kirkhammer" is not an option of seat 0'),
    (changed(CHOICES=[{"seat": 3, "choose": "hunter_axe"}]), "choices[0]: seat 3 has nothing to choose now"),
    (changed(CHOICES=[{"seat": 1, "choose": "hunter_axe"}] * 2), "choices[1]: seat 1 has already chosen"),
    (changed(CHOICES=[{"seat": "one", "choose": "hunter_axe"}]), 'choices[0].seat: expected a whole number, found "one"'),
    (changed(CHOICES=[{"seat": 1}]), "choices[0]: missing: choose"),
    (changed(PLAYERS=2), "2 players cannot play this"),
    (changed(GAME="chess"), 'there is no game "chess"'),
    (changed(SEED=-1), "a seed is a whole number"),
    (changed(OPTIONS={"left": "right"}), "left: unknown value"),
    (changed(MUSIC="organ"), 'unknown key "music"'),
]  # fmt: skip


@pytest.mark.parametrize(("data", "expected"), WRONG, ids=[expected for _, expected in WRONG])
def test_wrong_scenarios_get_one_sentence_that_names_the_place(tmp_path: Path, data: Any, expected: str) -> None:
    file = write_yaml(tmp_path / "wrong.yaml", data)
    found = sentence(run_file, file)
    assert found.startswith(f"{file}: ")
    assert expected in found


junk = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-9, 99)
    | st.sampled_from(["hunter_axe", "seat:1", "", "pass", "beast", "2+"]),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["id", "seat", "hand", "x"]), inner, max_size=3)
    ),
    max_leaves=6,
)


@given(st.data())
def test_no_scenario_raises_anything_but_a_mistake(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    scenario: Any = json.loads(json.dumps(GOOD))
    for _ in range(data.draw(st.integers(1, 3))):
        here = scenario
        while isinstance(here, (dict, list)) and here:
            keys = list(here) if isinstance(here, dict) else list(range(len(here)))
            key = data.draw(st.sampled_from(keys))
            if not isinstance(here[key], (dict, list)) or not here[key] or data.draw(st.booleans()):
                here[key] = data.draw(junk)
                break
            here = here[key]
    file = write_yaml(tmp_path_factory.mktemp("fuzz") / "scenario.yaml", scenario)
    try:
        run_file(file)
    except Mistake as mistake:
        assert "\n" not in str(mistake)  # noqa: PT017 - either way is fine, only this exception is


@given(st.binary(max_size=200))
def test_no_bytes_raise_anything_but_a_mistake(tmp_path_factory: pytest.TempPathFactory, content: bytes) -> None:
    file = tmp_path_factory.mktemp("fuzz") / "file.yaml"
    file.write_bytes(content)
    for action in (Match.load, run_file, Pack.load):
        with pytest.raises(Mistake):
            action(file)


def test_a_bomb_of_aliases_is_refused_at_once(tmp_path: Path) -> None:
    lines = ["a: &a [x, x, x, x, x, x, x, x, x, x]"]
    lines += [
        f"{name}: &{name} [{', '.join([f'*{before}'] * 10)}]"
        for before, name in zip("abcdefgh", "bcdefghi", strict=True)
    ]
    file = write_yaml(tmp_path / "bomb.yaml", "\n".join(lines))
    assert "more than 200,000 values" in sentence(run_file, file)
    file = write_yaml(tmp_path / "knot.yaml", "&a [*a]")
    assert "more than 200,000 values" in sentence(run_file, file)
    file = write_yaml(tmp_path / "key.yaml", "? [a, b]\n: c")
    assert "line 1: a key must be a single word or number" in sentence(run_file, file)


def test_honest_aliases_are_read(tmp_path: Path) -> None:
    board = {"health": 8}
    file = write_yaml(tmp_path / "alias.yaml", changed(hunters=[GOOD["position"]["hunters"][0], board, board]))
    assert "*" in file.read_text(encoding="utf-8")
    assert run_file(file).passed


def test_the_final_boss_in_play_needs_no_further_words(tmp_path: Path) -> None:
    data = {"game": "bloodborne", "players": 3, "position": {"monster": {"id": "gehrman", "echoes": 2}}}
    position = run_file(write_yaml(tmp_path / "last.yaml", data)).position
    assert position["final_boss"] == "gehrman"
    assert position["dungeon"] == []


def test_a_listed_choice_that_the_engine_took_itself_is_no_error(tmp_path: Path) -> None:
    hunters = [{"hand": ["transform", "saw_cleaver", "hunters_dream"]}, {}, {}]
    data = changed(hunters=hunters, CHOICES=GOOD["choices"], EXPECT={"hunters": [{"collected": 1}]})
    assert run_file(write_yaml(tmp_path / "listed.yaml", data)).passed
