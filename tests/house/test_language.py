"""Both languages of cards are whole: whoever adds a word is told what of it is missing, by the import or from here."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any, get_args

import pytest

import gaslamp.eldritch
from gaslamp import Pack
from gaslamp.bloodborne.box import effects as deeds
from gaslamp.bloodborne.box.box import Monster, Power, open_card
from gaslamp.bloodborne.box.components import ActionCard, Foe
from gaslamp.bloodborne.rules import triggers
from gaslamp.bloodborne.words.wording import Wording as HunterWording
from gaslamp.core.components import Name
from gaslamp.eldritch.box import abilities as can
from gaslamp.eldritch.box import effects as do
from gaslamp.eldritch.box.validate.texts import Reader
from gaslamp.eldritch.resolving import resolve
from gaslamp.eldritch.words.wording import Wording
from tests.bloodborne.tables import CORE

ELDRITCH = Pack.core("eldritch")


class Sneeze(deeds.Rule, frozen=True, tag="sneeze"):
    """A word that somebody has only begun to add to Bloodborne."""


class Shiver(do.Effect, frozen=True, kw_only=True):
    """And one of Eldritch Horror."""


NEW: tuple[Any, Any] = (Sneeze(), Shiver())


def test_an_effect_that_nothing_executes_is_named() -> None:
    with pytest.raises(NotImplementedError, match=r"@executes\(\.\.\.\) or @on_hunters\(\.\.\.\) for: Sneeze$"):
        triggers.check_executors([*get_args(deeds.Act), Sneeze])
    with pytest.raises(NotImplementedError, match=r"@does\(\.\.\.\) for: Shiver$"):
        resolve.check_executors([*get_args(do.AnyEffect), Shiver])


def test_an_effect_without_words_is_named() -> None:
    sneeze, shiver = NEW
    with pytest.raises(AssertionError, match="Sneeze"):
        HunterWording(CORE.box, "en").effect(sneeze, foe=False)
    with pytest.raises(LookupError, match="eldritch-text-shiver"):
        Wording(ELDRITCH.data, "en").text((shiver,))


def test_an_effect_that_nobody_checks_is_named() -> None:
    with pytest.raises(AssertionError, match="Shiver"):
        Reader(ELDRITCH.data).check_effect(NEW[1])


@pytest.mark.parametrize("kind", get_args(deeds.Standing), ids=lambda kind: kind.__name__)
def test_a_standing_rule_is_kept_by_the_cards_that_have_it(kind: Any) -> None:
    """Nobody executes it: an opened card, or a monster, holds it where the rules look for it."""
    ability = next(
        ability
        for _, cards in CORE.data.sections()
        for card in cards
        for ability in card.abilities
        if any(isinstance(effect, kind) for effect in ability.do)
    )
    name = Name("Lamp", "Lámpara", "Lampada", "Lâmpada")
    common: Any = {"id": "lamp", "name": name, "provenance": CORE.data.starters[0].provenance, "abilities": (ability,)}
    card = open_card(ActionCard(type="melee", **common), 0, True)
    monster = Monster(Foe(echoes=1, die="red", types=("kin",), **common), True, True)
    held = [getattr(card, field) for field in card.__struct_fields__]
    held += [getattr(monster, field) for field in Monster.__slots__]
    powers = [power for tuple_ in held if isinstance(tuple_, tuple) for power in tuple_ if isinstance(power, Power)]
    assert kind in [type(power.effect) for power in powers]


def test_the_rules_ask_for_every_ability() -> None:
    home = Path(gaslamp.eldritch.__path__[0])
    files = [file for folder in ("rules", "resolving", "table") for file in (home / folder).glob("*.py")]
    nodes = [node for file in files for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))]
    asked = {node.id for node in nodes if isinstance(node, ast.Name)}
    asked |= {node.attr for node in nodes if isinstance(node, ast.Attribute)}
    assert [kind.__name__ for kind in get_args(can.AnyAbility) if kind.__name__ not in asked] == []
