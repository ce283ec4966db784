"""Matches recorded long ago: they replay to their exact end, by the rules of their day."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
import pytest

from gaslamp import Match, Mistake
from gaslamp.core.plugins import find_game, game_names
from gaslamp.core.save import read_save
from tests.evenings import WATCHERS
from tests.soak import watched_game

GOLDEN = Path(__file__).parent.parent / "golden"
RECORDED = [file for game in game_names() for file in sorted((GOLDEN / game).rglob("*.json"))]
# played by versions whose rules were mended since, at a point where that makes a difference
MENDED = [file for file in RECORDED if file.parent.name == "mended"]

# What is recorded for each version of the rules: GASLAMP_REWRITE_GOLDEN=1 records it anew for today's.
GAMES = [
    ("bloodborne", 3, "random", 3007, {"final_boss": "gehrman"}),
    ("bloodborne", 3, "greedy", 3003, {"final_boss": "rom"}),
    ("bloodborne", 4, "greedy", 4008, {"final_boss": "micolash"}),
    ("bloodborne", 4, "random", 4012, {"final_boss": "vicar_amelia"}),
    ("bloodborne", 5, "greedy", 5016, {"final_boss": "mergos_wet_nurse"}),
    ("bloodborne", 5, "random", 5003, {"final_boss": "rom"}),
    ("eldritch", 1, "greedy", 1001, {"ancient_one": "azathoth"}),
    ("eldritch", 2, "random", 1002, {"ancient_one": "cthulhu"}),
    ("eldritch", 4, "greedy", 1004, {"ancient_one": "shub_niggurath"}),
    ("eldritch", 8, "random", 1008, {"ancient_one": "yog_sothoth"}),
]


def name_of(file: Path) -> str:
    return str(file.relative_to(GOLDEN).with_suffix(""))


@pytest.mark.parametrize(("game", "players", "bot", "seed", "options"), GAMES)
def test_todays_rules_are_recorded(game: str, players: int, bot: str, seed: int, options: dict[str, str]) -> None:
    folder = GOLDEN / game / f"rules_{find_game(game).rules_version}"
    file = folder / f"{players}-{bot}-{'-'.join(options.values())}.json"
    if os.environ.get("GASLAMP_REWRITE_GOLDEN"):
        folder.mkdir(exist_ok=True)
        file.unlink(missing_ok=True)
        watched_game(game, bot, players, seed, **options).save(file)
    assert Match.load(file).over


@pytest.mark.parametrize("file", RECORDED, ids=name_of)
def test_recorded_games_replay_to_their_exact_end(file: Path) -> None:
    match = Match.load(file)
    folder = file.parent.parent if file in MENDED else file.parent
    assert f"rules_{match.state.rules}" == folder.name
    if match.origin.position is None:  # a given one need not hold what every box holds
        WATCHERS[match.game.id](match).check()


@pytest.mark.parametrize("file", MENDED, ids=name_of)
def test_where_a_rule_was_mended_older_matches_keep_the_old_one(file: Path) -> None:
    save = read_save(file)
    today = msgspec.structs.replace(save, rules=find_game(save.game).rules_version)
    with pytest.raises(Mistake):
        Match.from_save(today)
