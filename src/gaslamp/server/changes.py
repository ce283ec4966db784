"""What differs between two states, as a list that any language can apply in ten lines."""

from __future__ import annotations

from typing import Any

Path = tuple[str | int, ...]


def changes(old: Any, new: Any, path: Path = ()) -> list[list[Any]]:
    """``[path, value]`` for everything new or different, ``[path]`` for what is gone.

    >>> changes({"a": 1, "b": [{"c": 2}]}, {"b": [{"c": 3}]})
    [[('a',)], [('b', 0, 'c'), 3]]
    """
    if old is new or old == new:
        return []
    found: list[list[Any]] = []
    if isinstance(old, dict) and isinstance(new, dict):
        found += [[(*path, key)] for key in old if key not in new]
        for key, value in new.items():
            if key in old:
                found += changes(old[key], value, (*path, key))
            else:
                found.append([(*path, key), value])
    elif _aligned(old, new):
        for index, value in enumerate(new):
            found += changes(old[index], value, (*path, index))
    else:
        found.append([path, new])
    return found


def _aligned(old: Any, new: Any) -> bool:
    """Both are lists of as many mappings: rows of a table, of which some cells differ."""
    if not (isinstance(old, (list, tuple)) and isinstance(new, (list, tuple)) and len(old) == len(new)):
        return False
    return all(isinstance(item, dict) for item in old) and all(isinstance(item, dict) for item in new)
