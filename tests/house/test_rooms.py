"""What the rooms of the house may know."""

from __future__ import annotations

import re
from pathlib import Path

import gaslamp.core
from gaslamp import Pack
from gaslamp.core.plugins import game_names

CORE = Path(gaslamp.core.__file__).parent


def test_the_core_has_no_word_of_any_game() -> None:
    """Neither a game's name nor that of any component; only an example has to play something."""
    names = set(game_names())
    for game in game_names():
        names |= {entry["id"] for entry in Pack.core(game).game.components(Pack.core(game).box, "en")}
    words = {name for name in names if len(name) > 3 and not name.isdigit()}
    for file in [*CORE.rglob("*.py"), *CORE.rglob("*.ftl")]:
        text = re.sub(r"^ *(>>>|\.\.\.) .*$", "", file.read_text(encoding="utf-8"), flags=re.MULTILINE)
        found = set(re.findall(r"[a-z0-9_]+", text.lower())) & words
        assert not found, f"{file.name} speaks of {sorted(found)}"
