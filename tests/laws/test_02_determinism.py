"""Law 2: the same options, seed and choices give the same state, everywhere."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from matches import Walk, every_variant, seeds

import cantina
from cantina.kernel.luck import seeded
from cantina.kernel.state import playout

FINGERPRINTS = Path(__file__).parent / "fingerprints.json"


def fingerprint(name: str, variant: dict[str, Any], seed: int) -> str:
    """A digest of a random match: the state every 25 decisions, and the end."""
    state = cantina.game(name).new(seed=seed, **variant)
    luck = seeded(seed, 25)
    total = hashlib.sha256()
    while not state.over:
        playout(state, luck, 25)
        total.update(msgspec.json.encode(state.dump(), order="sorted"))
    return total.hexdigest()[:16]


def fingerprints() -> dict[str, list[str]]:
    return {
        f"{name} {json.dumps(dict(variant), sort_keys=True)}": [
            fingerprint(name, dict(variant), seed) for seed in range(3)
        ]
        for name in cantina.games()
        for variant in cantina.game(name).variants
    }


@pytest.mark.law(2)
@every_variant
def test_same_seed_and_choices_give_the_same_states(name: str, variant: dict[str, Any]) -> None:
    for seed in seeds():
        one, other = Walk(name, variant, seed), Walk(name, variant, seed, quiet=True)
        for state in one.positions(every=30):
            while other.steps < one.steps:
                other.step()
            assert state.dump() == other.state.dump()


@pytest.mark.law(2)
def test_compiled_and_interpreted_play_the_matches_written_down() -> None:
    """The file was written once; both ways of running must keep to it."""
    assert fingerprints() == json.loads(FINGERPRINTS.read_text())


@pytest.mark.law(2)
@pytest.mark.parametrize("hash_seed", ["1", "4242"])
def test_hash_seed_does_not_matter(hash_seed: str) -> None:
    code = "import test_02_determinism as t, json; print(json.dumps(t.fingerprints()))"
    paths = [str(Path(__file__).parent), str(Path(__file__).parent.parent / "support")]
    path = os.pathsep.join([*filter(None, [os.environ.get("PYTHONPATH")]), *paths])
    env = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": path}
    run = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    assert json.loads(run.stdout) == json.loads(FINGERPRINTS.read_text())


if __name__ == "__main__":
    FINGERPRINTS.write_text(json.dumps(fingerprints(), indent=1) + "\n")
