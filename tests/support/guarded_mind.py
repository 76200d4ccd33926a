"""A mind for tests that fails when anything but its public attributes is used."""

from __future__ import annotations

from typing import Any

from cantina.kernel.mind import Mind
from cantina.kernel.state import State

OFFERED = {"seat", "view", "decision", "choices", "world"}


def guarded_mind(state: State, seat: int) -> Mind:
    """A mind that fails when anything but its public attributes is used."""
    mind = Mind(state, seat)

    class GuardedMind(Mind):
        def __init__(self) -> None:
            pass

        def __getattribute__(self, name: str) -> Any:
            assert name in OFFERED, f"a bot reached for {name}"
            return getattr(mind, name)

    return GuardedMind()
