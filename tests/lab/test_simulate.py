"""Many games at once."""

from __future__ import annotations

from gaslamp.lab.simulate import Job, simulate


def test_a_simulation_does_not_depend_on_the_number_of_workers() -> None:
    job = Job("bloodborne", ("random", "random", "greedy"), seed=9, options={"final_boss": "gehrman"})
    assert simulate(job, 60, workers=1) == simulate(job, 60, workers=3)
