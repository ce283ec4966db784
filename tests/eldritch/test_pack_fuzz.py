"""Packs and positions made at random: what the checks let through must play and be sayable, the rest is a sentence."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from msgspec import inspect

from gaslamp import LANGUAGES, Match, Mistake, Pack
from gaslamp.core.match import Start, seat_names
from gaslamp.core.packs import core_raw
from gaslamp.eldritch.box.abilities import AnyAbility
from gaslamp.eldritch.box.effects import AnyEffect
from gaslamp.eldritch.box.validate.components import decode
from gaslamp.eldritch.scenario.rare_positions import rare_position
from tests.eldritch.boards import BOX, CORE, Watcher

GAME = CORE.game
RAW = core_raw("eldritch")
SECTIONS = (
    "investigators", "ancient_ones", "mysteries", "mythos", "monsters", "assets", "artifacts", "spells", "conditions",
)  # fmt: skip
IDS = {section: [item["id"] for item in RAW[section]] for section in (*SECTIONS, "spaces", "worlds", "traits")}
FACES = ("1", "1-2", "3-4", "5-6", "1-players")
JUNK: tuple[Any, ...] = (
    0, 1, -1, 99, 10**30, 1.5, True, None, "", "all", "here", "pass", "arkham", "x" * 2000, "a\nb", "1-6", [], {}, [[]],
    [None], [""], {"do": "lose"}, [{"do": "explode"}], {"": 1}, {1: 2}, "{ $x }",
)  # fmt: skip


class Author:
    """Writes texts and abilities without thinking."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def pick(self, choices: Any) -> Any:
        return self.random.choice(list(choices))

    def maybe(self, chance: float) -> bool:
        return self.random.random() < chance

    def value(self, kind: inspect.Type, depth: int) -> Any:
        """Anything that the type allows."""
        match kind:
            case inspect.Metadata():
                extra = kind.extra or {}
                if "section" not in extra:
                    return self.value(kind.type, depth)
                words = extra.get("words", ())
                return self.pick(words if words and self.maybe(0.6) else IDS[extra["section"]])
            case inspect.UnionType():
                return self.value(self.pick(m for m in kind.types if not isinstance(m, inspect.NoneType)), depth)
            case inspect.StructType():
                return self.struct(kind, depth)
            case inspect.LiteralType():
                return self.pick(kind.values)
            case inspect.IntType():
                return self.pick((0, 1, 1, 1, 2, 3, 5))
            case inspect.BoolType():
                return self.maybe(0.5)
            case inspect.VarTupleType():
                length = 0 if depth > 4 else self.pick((0, 1, 1, 2))
                return [self.value(kind.item_type, depth + 1) for _ in range(length)]
            case inspect.DictType():
                return {self.pick(FACES): self.value(kind.value_type, depth + 1) for _ in range(self.pick((1, 1, 2)))}
        raise TypeError(kind)

    def struct(self, kind: inspect.StructType, depth: int = 0) -> dict[str, Any]:
        written: dict[str, Any] = {kind.tag_field: kind.tag} if kind.tag_field else {}
        for field in kind.fields:
            if field.required or self.maybe(0.45):
                written[field.encode_name] = self.value(field.type, depth)
        return written

    def one_of(self, union: Any) -> dict[str, Any]:
        kind = inspect.type_info(self.pick(union.__args__))
        assert isinstance(kind, inspect.StructType)
        return self.struct(kind)

    def change(self, component: dict[str, Any]) -> None:
        """A new effect in a text of the component, or a new ability."""
        texts = texts_in(component)
        if texts and (self.maybe(0.6) or "abilities" not in component):
            text = self.pick(texts)
            place = self.random.randrange(len(text) + 1)
            text[place : place + self.pick((0, 1))] = [self.one_of(AnyEffect)]
        else:
            component["abilities"] = [*component.get("abilities", []), self.one_of(AnyAbility)]

    def pack(self, attempts: int) -> tuple[dict[str, Any], list[str]]:
        """The core pack with some changes, all of which pass the check; and the components changed."""
        raw = copy.deepcopy(RAW)
        encounters = [card for deck in raw["encounters"].values() for card in deck]
        changed = []
        for _ in range(attempts):
            component = self.pick(encounters if self.maybe(0.3) else raw[self.pick(SECTIONS)])
            before = copy.deepcopy(component)
            self.change(component)
            try:
                decode(raw)
                changed.append(component["id"])
            except Mistake as mistake:
                assert_one_line(mistake)
                component.clear()
                component.update(before)
        return raw, changed

    def play(self, match: Match, most: int = 20_000) -> None:
        while not match.over and len(match.choices) < most:
            assert match.pending, f"stuck: {match.choices}"
            decision = match.pending[0]
            match.choose(decision.seat, self.pick(decision.options))

    def mangle(self, data: Any, junk: Callable[[Any], Any]) -> None:
        """Something somewhere is replaced, left out, or stands twice."""
        while True:
            key = self.pick(data) if isinstance(data, dict) else self.random.randrange(len(data))
            inner = data[key]
            if isinstance(inner, (dict, list)) and inner and self.maybe(0.85):
                data = inner
                continue
            if self.maybe(0.65):
                data[key] = junk(inner)
            elif self.maybe(0.5):
                del data[key]
            elif isinstance(data, list):
                data.append(copy.deepcopy(inner))
            else:
                data[self.pick(("id", "name", "amount", "x"))] = copy.deepcopy(inner)
            return


def texts_in(value: Any) -> list[list[Any]]:
    """All lists of effects inside a component."""
    found = []
    if isinstance(value, list) and value and all(isinstance(item, dict) and "do" in item for item in value):
        found.append(value)
    for inner in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        found += texts_in(inner)
    return found


def assert_one_line(mistake: Mistake) -> None:
    for lang in LANGUAGES:
        assert "\n" not in mistake.in_language(lang)


@pytest.mark.parametrize("seed", range(8))
def test_what_passes_the_check_plays_and_can_be_said(seed: int) -> None:
    author = Author(seed)
    raw, changed = author.pack(attempts=16)
    pack = Pack(GAME, raw)
    for lang in LANGUAGES:
        assert all(card["text"] for card in GAME.components(pack.box, lang))
    for players in (1, 3):
        match = Match.start("eldritch", players=players, seed=seed, pack=pack)
        author.play(match)
        voice = match.voice("it")
        assert all(voice.event(event) for event in match.events)
    for name in changed:
        card = pack.box.encounter_cards.get(name)
        wanted = f"{name}/{author.pick(card.texts)}" if card is not None else name
        position = rare_position(pack.box, 2, author.random, wanted)
        author.play(Match(pack, Start(seat_names(GAME, 2), seed, {}, position)), most=100)


@pytest.mark.parametrize("seed", range(3))
def test_mangled_packs_are_refused_in_a_sentence_or_play(seed: int) -> None:
    author = Author(seed)
    for _ in range(60):
        raw = copy.deepcopy(RAW)
        for _ in range(author.pick((1, 1, 2, 3))):
            author.mangle(raw, lambda _: copy.deepcopy(author.pick(JUNK)))
        try:
            pack = Pack(GAME, raw)
        except Mistake as mistake:
            assert_one_line(mistake)
        else:
            author.play(Match.start("eldritch", players=2, seed=seed, pack=pack), most=150)


# -- positions ---------------------------------------------------------------------------------------------------

WORDS = sorted(
    {
        *BOX.spaces, *BOX.monsters, *BOX.mythos, *BOX.mysteries, *BOX.kinds, *BOX.investigators, *BOX.ancient_ones,
        *BOX.encounter_cards, "green", "red", "action", "mythos", "health", "x", "",
    }
)  # fmt: skip
PIECES: tuple[Any, ...] = (
    0, 1, -1, None, True, "", [], {}, "arkham", [None], ["arkham"], ["cultist"] * 9, {"id": "debt", "back": 9},
    {"train": 2, "ship": 2},
)  # fmt: skip


def some_position(author: Author) -> tuple[int, dict[str, Any]]:
    """As a scenario would give it, from the middle of a game."""
    players = author.pick((1, 2, 3, 4, 8))
    if author.maybe(0.4):
        return players, rare_position(BOX, players, author.random)
    match = Match.start("eldritch", players=players, seed=author.random.randrange(10**6))
    author.play(match, most=author.random.randrange(200))
    position = GAME.position(match.state) if not match.over else {}
    return players, json.loads(json.dumps(position))


@pytest.mark.parametrize("seed", range(4))
def test_mangled_positions_are_refused_in_a_sentence_or_keep_every_invariant(seed: int) -> None:
    author = Author(seed)

    def piece(before: Any) -> Any:
        if isinstance(before, str) and author.maybe(0.8):
            return author.pick(WORDS)
        if type(before) is int and author.maybe(0.8):
            return author.pick((0, 1, 2, 5, 40, 99, 100, before + 1, before - 1))
        return copy.deepcopy(author.pick(PIECES))

    for _ in range(25):
        players, position = some_position(author)
        for _ in range(8):
            mangled = copy.deepcopy(position)
            for _ in range(author.pick((0, 1, 1, 2, 4)) if position else 0):
                author.mangle(mangled, piece)
            try:
                match = Match(CORE, Start(seat_names(GAME, players), seed, {}, mangled))
            except Mistake as mistake:
                assert_one_line(mistake)
                continue
            watcher = Watcher(match)
            for _ in range(25):
                if match.over:
                    break
                watcher.check()
                author.play(match, len(match.choices) + 1)
