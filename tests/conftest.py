"""What holds for all tests."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

from gaslamp.bots import BOTS
from gaslamp.core.plugins import GAMES
from gaslamp.terminal.drawing import DRAWINGS

for plugins in (GAMES, BOTS, DRAWINGS):
    vars(plugins)["_installed"] = {}  # these are tests of the house, whoever else is installed here

settings.register_profile("gaslamp", deadline=None, max_examples=60, suppress_health_check=list(HealthCheck))
settings.load_profile("gaslamp")
