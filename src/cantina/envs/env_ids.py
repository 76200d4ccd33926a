"""The ids of the environments in PettingZoo's and Gymnasium's registries."""

from __future__ import annotations

from cantina.kernel.registry import game


def env_id(name: str) -> str:
    """The id of a game's environment: a game called `liars-dice` has `cantina/LiarsDice-v0`."""
    title = "".join(word.capitalize() for word in name.split("-"))
    return f"cantina/{title}-v{game(name).meta.environment_version}"
