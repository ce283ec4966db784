"""What the eight steps have in common: effects, damage, death, scoring."""

from typing import get_args

from gaslamp.bloodborne.box.effects import Act
from gaslamp.bloodborne.rules import resolve  # noqa: F401 - its functions execute effects
from gaslamp.bloodborne.rules.triggers import check_executors

check_executors(get_args(Act))
