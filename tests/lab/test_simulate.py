"""Simulations give the same counts wherever they are played, and resume."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from choose_game import game_for

from cantina.kernel.errors import BadOption
from cantina.lab.simulate import MATCHES_PER_CHUNK, SimulationReport, simulate

GAME = game_for(2).meta.name
MATCHES = 3 * MATCHES_PER_CHUNK + 5


@pytest.fixture(scope="module")
def uninterrupted() -> SimulationReport:
    return without_time(simulate(GAME, MATCHES, 2, seed=3))


def without_time(report: SimulationReport) -> SimulationReport:
    return msgspec.structs.replace(report, seconds=0.0)


def test_a_real_ray_makes_no_difference(uninterrupted: SimulationReport) -> None:
    assert without_time(simulate(GAME, MATCHES, 2, seed=3, jobs=2, cluster="ray")) == uninterrupted


def test_an_interrupted_simulation_resumes(uninterrupted: SimulationReport, tmp_path: Path) -> None:
    record = tmp_path / "run.jsonl"

    def stop(played: int) -> None:
        if played >= 2 * MATCHES_PER_CHUNK:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate(GAME, MATCHES, 2, seed=3, progress=stop, record=record)
    assert len(record.read_text().splitlines()) == 3
    seen: list[int] = []
    resumed = simulate(GAME, MATCHES, 2, seed=3, progress=seen.append, record=record)
    assert seen[0] == 2 * MATCHES_PER_CHUNK
    assert without_time(resumed) == uninterrupted
    assert without_time(simulate(GAME, MATCHES, 2, seed=3, record=record)) == uninterrupted
    with pytest.raises(BadOption, match="--record"):
        simulate(GAME, MATCHES, 2, seed=4, record=record)
