"""What holds for all tests."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

settings.register_profile("gaslamp", deadline=None, max_examples=60, suppress_health_check=list(HealthCheck))
settings.load_profile("gaslamp")
