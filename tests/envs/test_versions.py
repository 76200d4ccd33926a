"""The version of an environment stands for its choices, its rows and its rewards."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

from matches import every_game

import cantina
from cantina.envs import VERSIONS, env_id
from cantina.envs.rewards import rewards
from cantina.kernel.luck import seeded

WRITTEN = Path(__file__).parent / "versions.json"
HISTORY = Path(__file__).parents[2] / "docs" / "environments.md"


def fingerprint(name: str) -> str:
    """Of the choices, the fields, and a match of every variant played by chance."""
    game = cantina.game(name)
    found = hashlib.sha256()

    def take(what: Any) -> None:
        found.update(json.dumps(what).encode())

    take([choice.text for choice in game.choices])
    take([(field.name, field.shape, field.most, field.kind) for field in game.encoding.fields])
    for variant in game.variants:
        state, luck = game.new(seed=1, quiet=True, **variant), seeded(1)
        while (decision := state.decision) is not None:
            found.update(game.encoding.row(state, decision.seat))
            take([decision.seat, [choice.number for choice in decision.choices]])
            state.apply(decision.choices[luck.below(len(decision.choices))])
        assert state.result is not None
        take([rewards(state.result), rewards(state.result, "score")])
    return found.hexdigest()


@every_game
def test_a_change_of_behaviour_raises_the_version(name: str) -> None:
    """Raise it in games/versions.py, tell why in docs/environments.md, and run this file as a program."""
    written = json.loads(WRITTEN.read_text())[name]
    assert written == {"version": VERSIONS[name], "fingerprint": fingerprint(name)}


@every_game
def test_every_version_has_its_line_in_the_history(name: str) -> None:
    title = cantina.game(name).meta.title["en"]
    history = HISTORY.read_text(encoding="utf-8").partition("## Versions")[2].partition("\n## ")[0]
    lines = [line for line in history.splitlines() if line.startswith(f"| {title} |")]
    assert [line.split("|")[2].strip() for line in lines] == [str(n) for n in range(VERSIONS[name] + 1)]


def test_every_game_has_a_version_and_an_id() -> None:
    assert set(VERSIONS) == set(cantina.games())
    assert env_id("tiny-epic-western") == f"cantina/TinyEpicWestern-v{VERSIONS['tiny-epic-western']}"


if __name__ == "__main__":
    prints = {name: {"version": VERSIONS[name], "fingerprint": fingerprint(name)} for name in cantina.games()}
    WRITTEN.write_text(json.dumps(prints, indent=2) + "\n")
