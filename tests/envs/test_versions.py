"""The version of an environment identifies its choices, its rows and its rewards."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

from game_files import write_for, written_for
from matches import every_game, every_own_game

import cantina
from cantina.envs import env_id
from cantina.envs.rewards import rewards
from cantina.kernel.random_streams import seeded

WRITTEN = "environment_version.json"
HISTORY = Path(__file__).parents[2] / "docs" / "environments.md"


def version(name: str) -> int:
    return cantina.game(name).meta.environment_version


def fingerprint(name: str) -> str:
    """Of the choices, the fields, and a random match of every variant."""
    game = cantina.game(name)
    found = hashlib.sha256()

    def take(what: Any) -> None:
        found.update(json.dumps(what).encode())

    take([choice.text for choice in game.choices])
    take([(field.name, field.shape, field.maximum, field.kind) for field in game.encoding.fields])
    for variant in game.variants:
        state, rng = game.new(seed=1, quiet=True, **variant), seeded(1)
        while (decision := state.decision) is not None:
            found.update(game.encoding.row(state, decision.seat))
            take([decision.seat, [choice.number for choice in decision.choices]])
            state.apply(decision.choices[rng.below(len(decision.choices))])
        assert state.result is not None
        take([rewards(state.result), rewards(state.result, "score")])
    return found.hexdigest()


@every_game
def test_a_change_of_behaviour_raises_the_version(name: str) -> None:
    """Raise it in the game's meta, say why in docs/environments.md, and run this file as a program."""
    written = written_for(name, WRITTEN)
    assert written == {"version": version(name), "fingerprint": fingerprint(name)}


@every_own_game
def test_every_version_has_its_line_in_the_history(name: str) -> None:
    title = cantina.game(name).meta.title["en"]
    history = HISTORY.read_text(encoding="utf-8").partition("## Versions")[2].partition("\n## ")[0]
    lines = [line for line in history.splitlines() if line.startswith(f"| {title} |")]
    assert [line.split("|")[2].strip() for line in lines] == [str(n) for n in range(version(name) + 1)]


@every_game
def test_the_id_of_an_environment_is_its_name_and_version(name: str) -> None:
    assert env_id(name) == f"cantina/{name.title().replace('-', '')}-v{version(name)}"


if __name__ == "__main__":
    for name in cantina.games():
        write_for(name, WRITTEN, {"version": version(name), "fingerprint": fingerprint(name)})
