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
from game_files import has_folder, write_for, written_for
from matches import every_game

import cantina
from cantina.kernel.random_streams import seeded
from cantina.kernel.state import playout

FINGERPRINTS = "state_fingerprints.json"


def fingerprint(name: str, variant: dict[str, Any], seed: int) -> str:
    """A digest of a random match: the state every 25 decisions, and the end."""
    state = cantina.game(name).new(seed=seed, **variant)
    rng = seeded(seed, 25)
    total = hashlib.sha256()
    while not state.over:
        playout(state, rng, 25)
        total.update(msgspec.json.encode(state.dump(), order="sorted"))
    return total.hexdigest()[:16]


def fingerprints(name: str) -> dict[str, list[str]]:
    """By variant, the digests of a few matches of a game."""
    return {
        json.dumps(dict(variant), sort_keys=True): [fingerprint(name, dict(variant), seed) for seed in range(3)]
        for variant in cantina.game(name).variants
    }


@pytest.mark.law(2)
@every_game
def test_compiled_and_interpreted_play_the_matches_written_down(name: str) -> None:
    """The file was written once; both ways of running must keep to it."""
    assert fingerprints(name) == written_for(name, FINGERPRINTS)


@pytest.mark.law(2)
@pytest.mark.parametrize("hash_seed", ["1", "4242"])
def test_hash_seed_does_not_matter(hash_seed: str) -> None:
    code = (
        "import cantina, json, test_02_determinism as t;"
        "print(json.dumps({name: t.fingerprints(name) for name in cantina.games()}))"
    )
    paths = [str(Path(__file__).parent), str(Path(__file__).parent.parent / "support")]
    path = os.pathsep.join([*filter(None, [os.environ.get("PYTHONPATH")]), *paths])
    env = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": path}
    run = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    found = json.loads(run.stdout)
    assert set(found) == set(cantina.games())
    for name in filter(has_folder, found):
        assert found[name] == written_for(name, FINGERPRINTS)


if __name__ == "__main__":
    for name in cantina.games():
        write_for(name, FINGERPRINTS, fingerprints(name))
