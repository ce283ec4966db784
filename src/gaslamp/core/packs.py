"""Packs: a game's components as data. Packs layer: a second one corrects single fields of the first."""

from __future__ import annotations

import difflib
import hashlib
from typing import Any

import msgspec

from gaslamp.core.errors import Mistake


def digest(pack: Any) -> str:
    """A short fingerprint of everything in a decoded pack, whatever the layout of the file it came from."""
    return hashlib.sha256(msgspec.json.encode(pack, order="deterministic")).hexdigest()[:16]


def nearest(word: str, words: list[str]) -> str:
    """The word somebody probably meant, or an empty string."""
    return next(iter(difflib.get_close_matches(word, words, n=1)), "")


def unknown_id(found: object, known: list[str]) -> Mistake:
    """``unknown id "kirkhamer"``, with the one that was probably meant."""
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
    seen: set[str] = set()
    for index, item in enumerate(above):
        here = f"{place}[{index}]"
        if not isinstance(item, dict) or not isinstance(item.get("id"), str):
            raise Mistake("core-missing-field", field="id").at(here)
        name = item["id"]
        if name in seen:
            raise Mistake("core-duplicate-id", found=name).at(f"{here}.id")
        seen.add(name)
        if name not in merged and "name" not in item:
            raise unknown_id(name, list(merged)).at(f"{here}.id")
        merged[name] = layer(merged.get(name, {}), item, here)
    return list(merged.values())


def check_unique(ids: list[str], place: str, seen: set[str]) -> None:
    """Refuse an id that stands twice."""
    for index, name in enumerate(ids):
        if name in seen:
            raise Mistake("core-duplicate-id", found=name).at(f"{place}[{index}].id")
        seen.add(name)
