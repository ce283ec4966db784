"""What travels, read from its structs: which fields there are, of which types, and what the source says about them."""

from __future__ import annotations

import ast
import inspect
import io
import textwrap
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec
from msgspec import inspect as types

from gaslamp.core.events import Event
from gaslamp.core.plugins import find_game, game_names

Kind = type[msgspec.Struct]


@dataclass(frozen=True)
class Field:
    name: str
    type: types.Type
    always: bool  # else it is left out where it has nothing to say
    meaning: str


def head_of(kind: Kind) -> Kind | None:
    """The struct that a struct goes on from."""
    base = kind.__mro__[1]
    return base if issubclass(base, msgspec.Struct) and base.__struct_fields__ else None


def fields_of(kind: Kind) -> list[Field]:
    """The fields that a struct adds to its head, or says anew."""
    info = types.type_info(kind)
    assert isinstance(info, types.StructType)
    told = {field.name: field for field in info.fields}
    said = comments(kind)
    return [
        Field(name, without_null(kind, field), field.required, said.get(name, ""))
        for name in inspect.get_annotations(kind)
        if (field := told.get(name)) is not None
    ]


def without_null(kind: Kind, field: types.Field) -> types.Type:
    """What is left out instead of being null is never null."""
    left_out = kind.__struct_config__.omit_defaults and field.default is None
    if not left_out or not isinstance(field.type, types.UnionType):
        return field.type
    others = tuple(each for each in field.type.types if not isinstance(each, types.NoneType))
    return others[0] if len(others) == 1 else types.UnionType(others)


@cache
def comments(kind: Kind) -> dict[str, str]:
    """What the source says of each field, beside it or on the lines above it."""
    source = textwrap.dedent(inspect.getsource(kind))
    beside: dict[int, str] = {}
    above: dict[int, str] = {}
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            alone = not token.line[: token.start[1]].strip()
            (above if alone else beside)[token.start[0]] = token.string.lstrip("# ").replace("``", "`")
    found: dict[str, str] = {}
    tree = ast.parse(source).body[0]
    assert isinstance(tree, ast.ClassDef)
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            lines = [beside[node.lineno]] if node.lineno in beside else []
            line = node.lineno
            while (line := line - 1) in above:
                lines.insert(0, above[line])
            found[node.target.id] = " ".join(lines)
    return found


def about(kind: Kind) -> str:
    """The first paragraph of what a struct says of itself."""
    return " ".join(inspect.cleandoc(kind.__doc__ or "").split("\n\n")[0].split()).replace("``", "`")


def structs_in(type: types.Type) -> Iterator[Kind]:
    """The structs that a type is made of, each before what it is made of itself."""
    match type:
        case types.StructType(cls=kind):
            yield kind
            for field in type.fields:
                yield from structs_in(field.type)
        case types.Metadata(type=inner):
            yield from structs_in(inner)
        case types.ListType(item_type=inner) | types.VarTupleType(item_type=inner):
            yield from structs_in(inner)
        case types.DictType(value_type=inner):
            yield from structs_in(inner)
        case types.UnionType(types=some) | types.TupleType(item_types=some):
            for each in some:
                yield from structs_in(each)


def structs(*roots: Any) -> list[Kind]:
    """All structs that these are made of, and the heads that they go on from."""
    found: dict[Kind, None] = {}
    for root in roots:
        for kind in structs_in(types.type_info(root)):
            for each in (head_of(kind), kind):
                if each is not None:
                    found[each] = None
    return list(found)


def events_of(room: str) -> list[type[Event]]:
    """The kinds of events that a room of the house defines, in the order of their file."""
    for name in game_names():
        find_game(name)  # whose import defines them
    return [kind for kind in Event.__subclasses__() if kind.__module__.startswith(f"gaslamp.{room}.")]


def event_fields(kind: type[Event]) -> list[Field]:
    """What a kind of event tells of its own."""
    return [field for field in fields_of(kind) if field.name != "rule"]


def written(type: types.Type) -> str:
    """A type in the words of TypeScript."""
    match type:
        case types.Metadata(type=inner):
            return written(inner)
        case types.StructType(cls=kind):
            return kind.__name__
        case types.LiteralType(values=values):
            return " | ".join(quoted(value) for value in values)
        case types.UnionType(types=some):
            return " | ".join(written(each) for each in some)
        case types.ListType(item_type=inner) | types.VarTupleType(item_type=inner):
            item = written(inner)
            return f"({item})[]" if "|" in item else f"{item}[]"
        case types.TupleType(item_types=some):
            return f"[{', '.join(written(each) for each in some)}]"
        case types.DictType(value_type=inner):
            return f"Record<string, {written(inner)}>"
        case types.IntType() | types.FloatType():
            return "number"
        case types.StrType():
            return "string"
        case types.BoolType():
            return "boolean"
        case types.NoneType():
            return "null"
        case types.AnyType():
            return "unknown"
    raise TypeError(f"{type} has no name in TypeScript")


def quoted(value: Any) -> str:
    return msgspec.json.encode(value).decode()
