"""Bots at Colt Express."""

from __future__ import annotations

from cantina.lab.simulate import simulate


def test_greedy_beats_random() -> None:
    report = simulate("colt-express", 16, 3, bots=["greedy:30", "random", "random"])
    assert report.seats[0].wins >= 10
