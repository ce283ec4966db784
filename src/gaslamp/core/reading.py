"""Reading files that people write: YAML or JSON into typed structs, with mistakes that name the place."""

from __future__ import annotations

import difflib
import hashlib
import re
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import yaml
from msgspec import inspect

from gaslamp.core.decisions import Phrase
from gaslamp.core.errors import Mistake

T = TypeVar("T")

try:
    from yaml import CSafeLoader as BaseLoader
except ImportError:  # pragma: no cover - PyYAML built without libyaml
    from yaml import SafeLoader as BaseLoader  # type: ignore[assignment]


class Loader(BaseLoader):
    """YAML with only true and false as booleans (so that ``no`` is a word), and no silent duplicate keys."""


Loader.yaml_implicit_resolvers = {
    first: [
        (tag, pattern)
        for tag, pattern in resolvers
        if tag not in ("tag:yaml.org,2002:bool", "tag:yaml.org,2002:timestamp")
    ]
    for first, resolvers in BaseLoader.yaml_implicit_resolvers.items()
}
Loader.add_implicit_resolver("tag:yaml.org,2002:bool", re.compile(r"^(?:true|True|false|False)$"), list("tTfF"))


def _mapping(loader: Loader, node: yaml.MappingNode) -> dict[Any, Any]:
    seen: set[str] = set()
    for key, _ in node.value:
        if not isinstance(key, yaml.ScalarNode):
            raise Mistake("core-bad-key", line=key.start_mark.line + 1)
        if key.value in seen:
            raise Mistake("core-duplicate-key", key=str(key.value), line=key.start_mark.line + 1)
        seen.add(key.value)
    return dict(loader.construct_mapping(node, deep=True))


Loader.add_constructor("tag:yaml.org,2002:map", _mapping)

MAX_BYTES = 4 * 1024 * 1024
MAX_VALUES = 200_000
# More words than these nobody reads in a sentence, and then these few.
MANY_WORDS = 30
FEW_WORDS = 5
# Of so many keys at most the one that is wrong is looked for.
MANY_KEYS = 100


def read_text(path: Path) -> str:
    """A file's text, or a sentence why it cannot be read."""
    try:
        if path.is_dir():
            raise Mistake("core-file-is-folder")
        if path.exists() and not path.is_file():
            raise Mistake("core-file-special")
        if path.stat().st_size > MAX_BYTES:
            raise Mistake("core-file-too-big", limit=MAX_BYTES)
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise Mistake("core-file-missing").in_file(path) from None
    except UnicodeDecodeError:
        raise Mistake("core-file-not-text").in_file(path) from None
    except OSError as error:
        raise Mistake("core-file-unreadable", reason=error.strerror or str(error)).in_file(path) from None
    except Mistake as mistake:
        raise mistake.in_file(path) from None


def expanded(data: Any, known: dict[int, int] | None = None) -> int:
    """How many values some data has with every alias written out: a few nested ones can stand for billions."""
    if not isinstance(data, (dict, list)):
        return 1
    known = {} if known is None else known
    if id(data) not in known:
        known[id(data)] = MAX_VALUES + 1  # for data that contains itself
        known[id(data)] = 1 + sum(expanded(v, known) for v in (data.values() if isinstance(data, dict) else data))
    return known[id(data)]


def parse_yaml(text: str) -> Any:
    """Plain data from YAML (and so from JSON)."""
    try:
        data = yaml.load(text, Loader)
        if expanded(data) > MAX_VALUES:
            raise Mistake("core-too-many-values", limit=MAX_VALUES)
        return data
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line = mark.line + 1 if mark is not None else 1
        raise Mistake("core-bad-yaml", line=line, problem=error.problem or "") from None
    except (yaml.YAMLError, ValueError, RecursionError) as error:
        raise Mistake("core-bad-yaml", line=1, problem=str(error).split("\n")[0]) from None


def read_yaml(path: Path) -> Any:
    text = read_text(path)
    try:
        return parse_yaml(text)
    except Mistake as mistake:
        raise mistake.in_file(path) from None


def convert(raw: Any, kind: type[T]) -> T:
    """Plain data into a typed struct; a mistake names the place, what was found and what was expected."""
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        raise explain(str(error), raw, kind) from None
    except RecursionError:
        raise Mistake("core-bad-value", problem="nested too deep") from None


def explain(message: str, raw: Any, kind: type[Any]) -> Mistake:
    """Turn msgspec's message into one of ours: ``cards[3].damage: expected a whole number, got "four"``."""
    problem, _, path = message.partition(" - at `")
    in_key = path.startswith("key` in `")
    path = path.removeprefix("key` in `")
    place = path.rstrip("`").removeprefix("$").removeprefix(".").replace("[...]", "[*]")
    place = name_keys(raw, kind, place, message)
    found = guilty_key(raw, kind, place, message) if in_key else look_up(raw, place)
    mistake = _mistake(problem, found, kind, place)
    return mistake.at(place) if place else mistake


def name_keys(raw: Any, kind: type[Any], place: str, message: str) -> str:
    """The place with the keys of mappings, which msgspec leaves out."""
    while "[*]" in place:
        before, _, after = place.partition("[*]")
        key = str(guilty_key(raw, kind, before, message) or "")
        if not re.fullmatch(r"[^.\[\]]+", key):
            break
        place = f"{before}.{key}{after}"
    return place


def guilty_key(raw: Any, kind: type[Any], place: str, message: str) -> Any:
    """The key of the mapping at a place that by itself brings about the same message; None if there is none."""
    mapping = look_up(raw, place)
    if not isinstance(mapping, dict) or len(mapping) > MANY_KEYS:
        return None
    for key in mapping:
        try:
            msgspec.convert(with_only(raw, place, key), kind)
        except msgspec.ValidationError as error:
            if str(error) == message:
                return key
    return None


def with_only(raw: Any, place: str, key: Any) -> Any:
    """The same data, but of the mapping at a place only one key."""
    parts = re.findall(r"\[(\d+)\]|([^.\[\]]+)", place)
    if not parts:
        return {key: raw[key]}
    index, name = parts[0]
    rest = place[place.index(index or name) + len(index or name) :].removeprefix("]").removeprefix(".")
    if index:
        return [*raw[: int(index)], with_only(raw[int(index)], rest, key), *raw[int(index) + 1 :]]
    return {**raw, name: with_only(raw[name], rest, key)}


def _mistake(problem: str, found: Any, kind: type[Any], place: str) -> Mistake:
    if match := re.match(r"Expected `(.+?)`(?:, got `(.+?)`)?$", problem):
        return Mistake("core-wrong-type", expected=_kinds(match[1]), found=show(found, match[2] or ""))
    if match := re.match(r"Object missing required field `(.+)`", problem):
        return Mistake("core-missing-field", field=match[1])
    if match := re.match(r"Object contains unknown field `(.*)`", problem, re.DOTALL):
        return Mistake("core-unknown-field", field=match[1])
    if match := re.match(r"Invalid (?:enum )?value (.+)$", problem):
        expected = ", ".join(likely(show(found, match[1]), known_values(kind, place)))
        return Mistake("core-unknown-value", found=show(found, match[1]), expected=expected)
    if match := re.match(r"Expected `(\w+)` (>=|<=|>|<) (-?[\d.]+)$", problem):
        return Mistake("core-out-of-range", found=show(found, ""), bound=f"{match[2]} {match[3]}")
    if re.match(r"Expected `str` matching regex", problem):
        return Mistake("core-wrong-form", found=show(found, ""))
    if match := re.match(r"Expected `(?:str|array|object)` of length ((?:>= |<= )?\d+)(?:, got \d+)?$", problem):
        return Mistake("core-wrong-length", found=show(found, ""), bound=match[1])
    return Mistake("core-bad-value", problem=problem)


KINDS = {
    "int": "whole-number",
    "str": "text",
    "array": "list",
    "object": "mapping",
    "bool": "yes-or-no",
    "null": "nothing",
}


def _kinds(expected: str) -> Phrase:
    """``int | str`` in words."""
    keys = dict.fromkeys(f"core-kind-{KINDS.get(kind.strip(), 'value')}" for kind in expected.split("|"))
    *others, last = [Phrase(key) for key in keys]
    for other in reversed(others):
        last = Phrase("core-either", {"first": other, "last": last})
    return last


def known_values(kind: type[Any], place: str) -> list[str]:
    """The words that a type allows at a place."""
    types: list[inspect.Type] = [inspect.type_info(kind)]
    words: list[str] = []
    for part in re.findall(r"\[[^\]]*\]|[^.\[\]]+", place):
        members = [member for found in types for member in _members(found)]
        types, words = [], []
        for member in members:
            if isinstance(member, inspect.StructType):
                if part == member.tag_field:
                    words.append(str(member.tag))
                types += [field.type for field in member.fields if field.encode_name == part]
            elif isinstance(member, (inspect.ListType, inspect.VarTupleType)):
                types.append(member.item_type)
            elif isinstance(member, inspect.DictType):
                types.append(member.value_type)
    literals = [member for found in types for member in _members(found) if isinstance(member, inspect.LiteralType)]
    return words + [str(value) for literal in literals for value in literal.values]


def likely(found: str, values: list[str]) -> list[str]:
    """The words that are allowed; where there are too many for a sentence, those most like the one found."""
    words = [word for word in dict.fromkeys(values) if word]
    return words if len(words) <= MANY_WORDS else difflib.get_close_matches(found.strip('"'), words, FEW_WORDS, 0)


def _members(found: inspect.Type) -> list[inspect.Type]:
    """The alternatives of a union, or the one type itself, without its limits."""
    if isinstance(found, inspect.Metadata):
        return _members(found.type)
    if isinstance(found, inspect.UnionType):
        return [member for one in found.types for member in _members(one)]
    return [found]


def fingerprint(data: Any) -> str:
    """A short name for plain data, the same for the same data however it was laid out."""
    return hashlib.sha256(msgspec.json.encode(data, order="deterministic")).hexdigest()[:16]


def look_up(raw: Any, place: str) -> Any:
    """The value at a msgspec path, or None where the path is not exact."""
    for part in re.findall(r"\[(\d+)\]|([^.\[\]]+)", place):
        try:
            raw = raw[int(part[0])] if part[0] else raw[part[1]]
        except (KeyError, IndexError, TypeError):
            return None
    return raw


def show(value: Any, otherwise: str = "") -> str:
    """A found value, short enough for a sentence."""
    if value is None and otherwise:
        return otherwise.strip("'`")
    text = msgspec.json.encode(value, enc_hook=str).decode()
    return text if len(text) <= 60 else text[:57] + "..."
