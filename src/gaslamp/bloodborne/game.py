"""Bloodborne: The Card Game, as the rest of the house knows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gaslamp.bloodborne.box import Box
from gaslamp.bloodborne.cards import PackData, essence
from gaslamp.bloodborne.checks import decode
from gaslamp.bloodborne.options import Options, agreements, parse_options
from gaslamp.bloodborne.position import place, position_of
from gaslamp.bloodborne.setup import set_up
from gaslamp.bloodborne.state import Table
from gaslamp.bloodborne.view import reshuffle, view
from gaslamp.bloodborne.wording import RULES, components, effect_names, vocabulary
from gaslamp.core.events import Event
from gaslamp.core.game import Agreement, Game
from gaslamp.core.text import Vocabulary

# What hunters say to each other, true or not, and what may be answered.
PHRASES: dict[str, tuple[str, ...]] = {
    "strike": ("agreed", "doubt", "perhaps"),
    "dream": ("doubt", "perhaps"),
    "kill_now": ("agreed", "no_deal", "hold_back"),
    "no_pistol": ("doubt", "agreed"),
    "pistol": ("doubt",),
    "let_it_flee": ("agreed", "no_deal"),
    "hold_back": ("doubt", "perhaps"),
    "help": ("agreed", "no_deal", "perhaps"),
    "leader": ("agreed", "perhaps"),
    "agreed": (),
    "no_deal": (),
    "doubt": (),
    "perhaps": (),
    "sorry": (),
    "thanks": (),
    "well_played": ("thanks",),
    "wait": (),
}


class Bloodborne(Game):
    """Three to five rivals, simultaneous secret choices."""

    id = "bloodborne"
    rules_version = 1
    players = range(3, 6)
    default_players = 4
    player_names = ("Henryk", "Eileen", "Ludwig", "Djura", "Valtr")
    allies = False
    unordered = frozenset(("hand", "used", "played", "available_upgrades", "unused_monsters", "winners"))
    lessons = (
        "scourge_beast",
        "winter_lantern_escapes",
        "executioner_trophy",
        "eileens_dream",
        "father_gascoigne_survives",
        "father_gascoigne_dies",
        "ludwigs_death",
        "gehrman_two_more_echoes",
        "final_boss_trophies",
        "blood_score_of_21",
    )
    phrases = PHRASES

    def decode_pack(self, raw: Any) -> PackData:
        return decode(raw)

    def essence(self, data: PackData) -> dict[str, Any]:
        return essence(data)

    def open_box(self, data: PackData) -> Box:
        return Box(data)

    def parse_options(self, raw: dict[str, Any], players: int, box: Box) -> Options:
        return parse_options(raw, players, box)

    def set_up(self, box: Box, players: int, seed: int, options: Options, log: list[Event] | None) -> Table:
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
    ) -> Table:
        return place(box, position, players, seed, options, log, rolls)

    def position(self, state: Table) -> dict[str, Any]:
        return position_of(state)

    def view(self, state: Table, seat: int | None) -> dict[str, Any]:
        return view(state, seat)

    def figures(self, state: Table) -> dict[str, int]:
        return {"rounds": state.round, "deaths": sum(hunter.deaths for hunter in state.hunters)}

    def reshuffle(self, state: Table, seat: int | None, seed: int) -> Table:
        return reshuffle(state, seat, seed)

    def agreements(self, box: Box) -> tuple[Agreement, ...]:
        return agreements(box)

    def vocabulary(self, box: Box, lang: str) -> Vocabulary:
        return vocabulary(box, lang)

    def components(self, box: Box, lang: str) -> list[dict[str, Any]]:
        return components(box, lang)

    def effects(self, box: Box) -> tuple[set[str], set[str]]:
        return effect_names(box)

    def rules(self) -> tuple[str, ...]:
        return RULES


GAME = Bloodborne()
