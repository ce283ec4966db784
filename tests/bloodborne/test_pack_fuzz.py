"""Packs made at random from the whole language: what `pack check` lets through must play and be sayable."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from gaslamp import LANGUAGES, Match, Mistake, Pack
from gaslamp.bloodborne.box.validate import ACTION_STANDING, FOE_STANDING, WHENS, WHOLE_GAME, decode
from gaslamp.core.packs import core_raw
from gaslamp.core.plugins import find_game

GROUPS = ("self", "all", "others", "neighbours", "left", "right", "damagers")
STATS = ("hand", "used", "health", "collected", "banked", "total", "trophies")
CARDS = ("melee", "ranged", "utility", "weapon", "this", "hunter_axe", "hunters_dream", "kirkhammer")
CONDITIONS = ("played", "with", "dealt", "has", "monster_died", "you_damaged_it", "first_player", "fighting_boss")


class Author:
    """Writes abilities without thinking."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def maybe(self, chance: float) -> bool:
        return self.random.random() < chance

    def pick(self, *choices: Any) -> Any:
        return self.random.choice(choices)

    def who(self) -> Any:
        if self.maybe(0.4):
            return self.pick(*GROUPS)
        who: dict[str, Any] = {"of": self.pick(*GROUPS)}
        for key, values, chance in (("most", STATS, 0.3), ("least", STATS, 0.2), ("played", CARDS, 0.3)):
            if self.maybe(chance):
                who[key] = self.pick(*values)
        if self.maybe(0.4):
            who["choose"] = True
        return who

    def amount(self) -> Any:
        return self.pick(0, 1, 1, 2, 3, "all", "dealt", {"per": self.who(), "times": 1})

    def condition(self) -> dict[str, Any]:
        kind = self.pick(*CONDITIONS)
        condition: dict[str, Any] = {"is": kind}
        if kind in ("played", "with"):
            condition["cards"] = self.pick(*CARDS)
        if kind == "played":
            condition["by"] = self.pick("others", "all", "neighbours", "left", "right")
        if kind == "has":
            condition["stat"] = self.pick(*STATS)
        if kind in ("played", "has"):
            condition |= {"at_least": self.pick(0, 1, 2), "at_most": self.pick(0, 2, 3)} if self.maybe(0.5) else {}
        return condition

    def effect(self, kind: str) -> dict[str, Any]:
        fields: dict[str, Any] = {
            "damage": lambda: {"to": self.who(), "amount": self.amount(), "halved": self.maybe(0.5)},
            "strike": lambda: {"amount": self.amount()},
            "bank": lambda: {"amount": self.amount()},
            "heal": lambda: {"to": self.who(), "amount": self.amount()},
            "gain": lambda: {"to": self.who(), "amount": self.amount()},
            "lose": lambda: {"who": self.who(), "amount": self.amount(), "banked": self.maybe(0.3)},
            "steal": lambda: {"source": self.who(), "amount": self.amount()},
            "negate": lambda: {"cards": self.pick(*CARDS), "of": self.who()},
            "remove": lambda: {"card": self.pick("this", "with", "chosen"), "who": self.who()},
            "return": lambda: {"card": self.pick("this", "chosen")},
            "exhaust": lambda: {"who": self.who(), "amount": self.pick(1, 2)},
            "trophy": lambda: {"type": self.pick("any", "kin")},
            "draw": lambda: {"types": self.random.sample(["melee", "ranged", "utility"], self.pick(1, 2))},
            "halve": lambda: {"source": self.pick("any", "attack")},
            "prevent": lambda: {"source": self.pick("any", "attack"), "amount": self.pick(1, "all")},
            "bonus": lambda: {"amount": 1},
            "cap": lambda: {"cards": self.pick(*CARDS), "at": self.pick(1, 2)},
            "immune": lambda: {"during": "instants"},
            "fiercer": lambda: {"who": self.who(), "amount": 1, "after_halving": self.maybe(0.5)},
            "tougher": lambda: {"amount": 1},
            "max_health": lambda: {"amount": 4},
            "lives": lambda: {"amount": 3},
        }
        return {"effect": kind, **fields.get(kind, dict)()}

    def ability(self, section: str) -> dict[str, Any]:
        acts: tuple[str, ...] = (
            "damage",
            "strike",
            "heal",
            "gain",
            "lose",
            "steal",
            "bank",
            "negate",
            "remove",
            "return",
            "exhaust",
        )
        acts += ("trophy", "take_token", "draw", "reclaim", "upgrade", "rest", "add_monster")
        when = self.pick(*WHENS[section])
        kinds = (*ACTION_STANDING, *FOE_STANDING, *WHOLE_GAME) if when == "always" else acts
        ability = {"when": when, "do": [self.effect(self.pick(*kinds)) for _ in range(self.pick(1, 1, 2))]}
        return ability | ({"if": [self.condition()]} if self.maybe(0.4) else {})

    def pack(self) -> dict[str, Any]:
        """The core pack with some new abilities, all of which pass the check."""
        raw = core_raw("bloodborne")
        for _ in range(40):
            section = self.pick(*WHENS)
            card = self.pick(*raw[section])
            before = card.get("abilities", [])
            card["abilities"] = [*before, self.ability(section)]
            try:
                decode(raw)
            except Mistake:
                card["abilities"] = before
        return raw


@pytest.mark.parametrize("seed", range(12))
def test_what_passes_the_check_plays_to_its_end_and_can_be_said(seed: int) -> None:
    author = Author(seed)
    game = find_game("bloodborne")
    for number in range(3):
        pack = Pack(game, author.pack())
        for lang in LANGUAGES:
            assert all(card["text"] for card in game.components(pack.box, lang))
        for players in (3, 4, 5):
            match = Match.start("bloodborne", players=players, seed=number, pack=pack)
            while not match.over:
                assert match.pending, f"stuck: {match.choices}"
                for decision in match.pending:
                    match.choose(decision.seat, author.pick(*decision.options))
                assert len(match.choices) < 20_000
            voice = match.voice("it")
            assert all(voice.event(event) for event in match.events)
