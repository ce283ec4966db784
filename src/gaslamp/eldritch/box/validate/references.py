"""The ids that the components of a pack mention, each with the section it must be found in."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
from msgspec import inspect

from gaslamp.eldritch.box.components import PackData


class Mention(NamedTuple):
    """``assets[3].abilities[0].text[1].name`` mentions the condition ``debt``."""

    place: str
    section: str
    id: str


def mentions(pack: PackData) -> Iterator[Mention]:
    """Every id of another component, in the order of the file. Words like ``nearest_city`` are none."""
    return _walk(pack, inspect.type_info(PackData), "")


def missing(pack: PackData) -> list[Mention]:
    """Those that stand for nothing."""
    known: dict[str, set[str]] = {}
    for field in msgspec.structs.fields(pack):
        components = getattr(pack, field.name)
        if isinstance(components, tuple):
            known[field.name] = {component.id for component in components if hasattr(component, "id")}
    return [mention for mention in mentions(pack) if mention.id not in known[mention.section]]


def _walk(value: Any, kind: inspect.Type, place: str) -> Iterator[Mention]:
    if isinstance(kind, inspect.Metadata):
        extra = kind.extra or {}
        if "section" not in extra:
            yield from _walk(value, kind.type, place)
        elif value and value not in extra.get("words", ()):
            yield Mention(place, extra["section"], value)
    elif isinstance(kind, inspect.UnionType):
        for member in kind.types:
            if isinstance(member, inspect.StructType) and isinstance(value, member.cls):
                yield from _walk(value, member, place)
    elif isinstance(kind, inspect.StructType):
        for field in kind.fields:
            inner = f"{place}.{field.encode_name}" if place else field.encode_name
            yield from _walk(getattr(value, field.name), field.type, inner)
    elif isinstance(kind, inspect.VarTupleType):
        for index, item in enumerate(value):
            yield from _walk(item, kind.item_type, f"{place}[{index}]")
    elif isinstance(kind, inspect.TupleType):
        for index, (item, inner_kind) in enumerate(zip(value, kind.item_types, strict=True)):
            yield from _walk(item, inner_kind, f"{place}[{index}]")
    elif isinstance(kind, inspect.DictType):
        for key, item in value.items():
            yield from _walk(item, kind.value_type, f"{place}.{key}")
