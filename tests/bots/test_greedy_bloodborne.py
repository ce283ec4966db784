"""The greedy hunter of Bloodborne."""

from __future__ import annotations

from gaslamp.lab.simulate import Job, simulate


def test_greedy_beats_random() -> None:
    report = simulate(Job("bloodborne", ("greedy", "random", "random", "random"), seed=5), games=60)
    assert report.bots[0]["win_share"] >= 0.55
