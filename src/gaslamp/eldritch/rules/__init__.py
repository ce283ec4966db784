"""The rules, in files named as a rulebook names them. Each executes the effects that are done to its things."""

from typing import get_args

from gaslamp.eldritch.box.effects import AnyEffect
from gaslamp.eldritch.resolving.resolve import check_executors

# every file whose functions execute effects, whether or not somebody calls it by name
from gaslamp.eldritch.rules import (  # noqa: F401
    acquiring,
    action_phase,
    branching,
    clues,
    combat,
    costs,
    doom,
    encounters,
    gates,
    improvements,
    losses,
    monsters,
    mysteries,
    mythos_phase,
    possessions,
    reckoning,
    skill_tests,
    spells,
    tokens,
    trade,
    travel,
)

check_executors(get_args(AnyEffect))
