"""The versions of the environments: what was learned with one may not be worth the same with another."""

from __future__ import annotations

from typing import Final

VERSIONS: Final = {
    "colt-express": 0,
    "marshals": 0,
    "scoundrels": 0,
    "tiny-epic-western": 0,
}
"""By game. Raised with any change of its rules, choices, rows or rewards: see docs/environments.md."""


def env_id(name: str) -> str:
    """What PettingZoo and Gymnasium call the environment of a game: `cantina/ColtExpress-v0`."""
    title = "".join(word.capitalize() for word in name.split("-"))
    return f"cantina/{title}-v{VERSIONS[name]}"
