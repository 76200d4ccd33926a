"""The versions of the environments, and their names."""

from __future__ import annotations

from cantina.games.versions import VERSIONS

__all__ = ["VERSIONS", "env_id"]


def env_id(name: str) -> str:
    """What PettingZoo and Gymnasium call the environment of a game: `cantina/ColtExpress-v0`."""
    title = "".join(word.capitalize() for word in name.split("-"))
    return f"cantina/{title}-v{VERSIONS[name]}"
