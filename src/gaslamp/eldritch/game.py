"""Eldritch Horror, as the rest of the house knows it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from types import MappingProxyType
from typing import Any

from gaslamp.core.decisions import Phrase
from gaslamp.core.events import Event
from gaslamp.core.game import Agreement, Game
from gaslamp.core.text import Vocabulary
from gaslamp.eldritch.anywhere import anywhere
from gaslamp.eldritch.box import Box
from gaslamp.eldritch.cards import PackData
from gaslamp.eldritch.checks import decode, essence
from gaslamp.eldritch.effects import Choose, If, May, Test, Unless
from gaslamp.eldritch.options import Options, agreements, parse_options
from gaslamp.eldritch.placing import place
from gaslamp.eldritch.position import position_of
from gaslamp.eldritch.rules import RULES
from gaslamp.eldritch.setup import set_up
from gaslamp.eldritch.state import Board
from gaslamp.eldritch.view import reshuffle, view
from gaslamp.eldritch.vocabulary import vocabulary
from gaslamp.eldritch.wording import components

# What no game can come to, and why.
OVER_BEFORE = Phrase("eldritch-unreachable-over")
UNREACHABLE = {
    "cthulhu/back/2/text/1/then": OVER_BEFORE,
    "cthulhu/back/2/text/1/then/0": OVER_BEFORE,
}


class Eldritch(Game):
    """One to eight allies against an Ancient One."""

    id = "eldritch"
    rules_version = 1
    players = range(1, 9)
    default_players = 4
    allies = True
    player_names = ("Ada", "Boris", "Clara", "Dario", "Elena", "Felix", "Greta", "Hugo")
    unordered = frozenset(
        (
            "possessions", "conditions", "gates", "clues", "reserve", "aside", "removed", "winners", "monsters",
            "rumors", "ongoing", "bodies", "placed",
        )
    )  # fmt: skip
    lessons = ()
    phrases = MappingProxyType({})  # table talk comes with the browser's table

    def decode_pack(self, raw: Any) -> PackData:
        return decode(raw)

    def essence(self, data: PackData) -> dict[str, Any]:
        return essence(data)

    def open_box(self, data: PackData) -> Box:
        return Box(data)

    def parse_options(self, raw: dict[str, Any], players: int, box: Box) -> Options:
        return parse_options(raw, players, box)

    def set_up(self, box: Box, players: int, seed: int, options: Options, log: list[Event] | None) -> Board:
        return set_up(box, players, seed, options, log)

    def place(
        self,
        box: Box,
        position: dict[str, Any],
        players: int,
        seed: int,
        options: Options,
        log: list[Event] | None,
        rolls: Sequence[str] | None,
    ) -> Board:
        return place(box, position, players, seed, options, log, rolls)

    def position(self, state: Board) -> dict[str, Any]:
        return position_of(state)

    def view(self, state: Board, seat: int | None) -> dict[str, Any]:
        return view(state, seat)

    def reshuffle(self, state: Board, seat: int | None, seed: int) -> Board:
        return reshuffle(state, seat, seed)

    def agreements(self, box: Box) -> tuple[Agreement, ...]:
        return agreements(box)

    def vocabulary(self, box: Box, lang: str) -> Vocabulary:
        return vocabulary(box, lang)

    def components(self, box: Box, lang: str) -> list[dict[str, Any]]:
        return components(box.data, lang)

    def effects(self, box: Box) -> tuple[set[str], set[str]]:
        return effect_names(box), set()

    def unreachable(self, box: Box) -> dict[str, Phrase]:
        return {name: UNREACHABLE[name] for name in UNREACHABLE if name in effect_names(box)}

    def anywhere(self, box: Box, players: int, draw: Random, wanted: str = "") -> dict[str, Any]:
        return anywhere(box, players, draw, wanted)

    def reached(self, state: Board) -> tuple[set[str], set[str]]:
        return state.reached or set(), set()

    def figures(self, state: Board) -> dict[str, int]:
        return {
            "rounds": state.round,
            "mysteries": len(state.solved),
            "defeats": len(state.box.investigators) - len(state.unused) - len(state.present()),
        }

    def rules(self) -> tuple[str, ...]:
        return RULES


def effect_names(box: Box) -> set[str]:
    """Every effect of every component, and every way that one which divides can go."""
    names = set()
    for node in box.all_nodes():
        names.add(node.path)
        if isinstance(node.effect, (Test, May, Unless, If, Choose)):
            names |= {f"{node.path}/{branch}" for branch in node.texts if branch != "pay" or node.texts["pay"]}
    return names


GAME = Eldritch()
