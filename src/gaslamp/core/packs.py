"""Packs: a game's components as data. Packs layer: a second one corrects single fields of the first."""

from __future__ import annotations

import difflib
import re
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

from gaslamp.core.errors import Mistake
from gaslamp.core.game import AnyGame
from gaslamp.core.plugins import find_game
from gaslamp.core.reading import fingerprint, look_up, parse_yaml, read_yaml


class Pack:
    """A game's components, decoded, checked and ready to play.

    Attributes:
        game: The rules that it is played by.
        data: What its file says.
        box: The same, with everything resolved that playing would look up.
        digest: A short name for all of it that decides games.
        title: What its author calls it.

    Examples:
        >>> pack = Pack.core("bloodborne")
        >>> sum(card["copies"] for card in pack.game.components(pack.box, "en"))
        87
    """

    def __init__(self, game: AnyGame, raw: dict[str, Any]) -> None:
        self.game = game
        self.data = game.decode_pack(raw)
        self.box = game.open_box(self.data)
        self.digest = fingerprint(game.essence(self.data))
        self.title: str = getattr(self.data, "title", "") or game.id

    @staticmethod
    @cache
    def core(name: str) -> Pack:
        """The pack that ships with a game."""
        return Pack(find_game(name), core_raw(name))

    @classmethod
    def load(cls, path: str | Path, *layers: str | Path) -> Pack:
        """A pack from a file, whole or as corrections to the core pack; further files are layered on top.

        Examples:
            >>> from tempfile import TemporaryDirectory
            >>> with TemporaryDirectory() as folder:
            ...     mine = Path(folder, "mine.yaml")
            ...     _ = mine.write_text("{game: bloodborne, extends: core, upgrades: [{id: kirkhammer, damage: 5}]}")
            ...     Pack.load(mine).digest == Pack.core("bloodborne").digest
            False
        """
        raw: dict[str, Any] | None = None
        game: AnyGame | None = None
        for file in map(Path, (path, *layers)):
            top = read_yaml(file)
            try:
                game = _game_of(top, game)
                extends = top.pop("extends", None)
                if extends not in (None, "core"):
                    raise Mistake("core-unknown-value", found=str(extends), expected="core").at("extends")
                if extends == "core":
                    raw = layer(core_raw(game.id) if raw is None else raw, top)
                elif raw is None:
                    raw = top
                else:
                    raise Mistake("core-second-pack-whole").at("extends")
                cls(game, raw)
            except Mistake as mistake:
                raise _in_layer(mistake, raw, top).in_file(file) from None
        assert game is not None
        assert raw is not None
        return cls(game, raw)


def core_text(name: str) -> str:
    """The core pack's file as it is; only the game's name for one that has no components as data."""
    file = resources.files(find_game(name).package) / "pack" / "core.yaml"
    return file.read_text(encoding="utf-8") if file.is_file() else f"game: {name}\n"


def core_raw(name: str) -> dict[str, Any]:
    raw = parse_yaml(core_text(name))
    if not isinstance(raw, dict):
        raise Mistake("core-not-a-pack").in_file(f"{name}: pack/core.yaml")
    return raw


def _game_of(raw: Any, before: AnyGame | None) -> AnyGame:
    if not isinstance(raw, dict):
        raise Mistake("core-not-a-pack")
    if "game" not in raw:
        raise Mistake("core-missing-field", field="game")
    game = find_game(raw["game"])
    if before is not None and game is not before:
        raise Mistake("core-other-game", found=game.id, expected=before.id).at("game")
    return game


def _in_layer(mistake: Mistake, whole: dict[str, Any] | None, top: Any) -> Mistake:
    """The place of a mistake as the layer's author sees it: their third card, not the pack's seventh."""
    match = re.match(r"([\w.]+)\[(\d+)\](.*)$", mistake.place)
    if match and whole is not None and whole is not top:
        try:
            name = look_up(whole, match[1])[int(match[2])]["id"]
            own = [item["id"] for item in look_up(top, match[1])].index(name)
        except (KeyError, IndexError, TypeError, ValueError):
            return mistake
        mistake.place = f"{match[1]}[{own}]{match[3]}"
    return mistake


def nearest(word: str, words: list[str]) -> str:
    """The word somebody probably meant, or an empty string."""
    return next(iter(difflib.get_close_matches(word, words, n=1)), "")


def unknown_id(found: object, known: list[str]) -> Mistake:
    """``unknown id "lampp"``, with the one that was probably meant."""
    meant = nearest(str(found), known)
    return Mistake("core-unknown-id", found=str(found), meant=meant, known="yes" if meant else "no")


def layer(below: dict[str, Any], above: dict[str, Any], place: str = "") -> dict[str, Any]:
    """The pack ``below`` with the fields that ``above`` gives.

    Mappings merge; lists of things with an ``id`` merge by it; everything else is replaced. An id that
    the pack below does not have adds a new component, which must then be complete.
    """
    result = dict(below)
    for key, value in above.items():
        here = f"{place}.{key}" if place else str(key)
        old = below.get(key)
        if isinstance(old, dict) and isinstance(value, dict):
            result[key] = layer(old, value, here)
        elif _identified(old) and isinstance(value, list):
            result[key] = _layer_list(old, value, here)
        else:
            result[key] = value
    return result


def _identified(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(v, dict) and "id" in v for v in value)


def _layer_list(below: Any, above: list[Any], place: str) -> list[dict[str, Any]]:
    merged: dict[str, dict[str, Any]] = {item["id"]: item for item in below}
    always = set.intersection(*(set(item) for item in below))
    needed = {"name"} & always or always  # what tells a new thing from an old one with a slip in its id
    seen: set[str] = set()
    for index, item in enumerate(above):
        here = f"{place}[{index}]"
        if not isinstance(item, dict) or not isinstance(item.get("id"), str):
            raise Mistake("core-missing-field", field="id").at(here)
        name = item["id"]
        if name in seen:
            raise Mistake("core-duplicate-id", found=name).at(f"{here}.id")
        seen.add(name)
        lacking = [] if name in merged else sorted(needed - item.keys())
        if lacking:
            if nearest(name, list(merged)):
                raise unknown_id(name, list(merged)).at(f"{here}.id")
            raise Mistake("core-new-id-incomplete", found=name, lacking=", ".join(lacking)).at(f"{here}.id")
        merged[name] = layer(merged.get(name, {}), item, here)
    return list(merged.values())


def check_unique(ids: list[str], place: str, seen: set[str]) -> None:
    """Refuse an id that stands twice."""
    for index, name in enumerate(ids):
        if name in seen:
            raise Mistake("core-duplicate-id", found=name).at(f"{place}[{index}].id")
        seen.add(name)
