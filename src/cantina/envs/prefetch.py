"""Prefetches states into the processor's cache; in a compiled package, `prefetch.c` replaces this module."""

from __future__ import annotations

from cantina.kernel.state import State


class Prefetcher:
    """Prefetches the states of a list, in order, a little ahead of the loop that uses them.

    Here it does nothing: interpreted code is too slow for cache misses to matter.
    """

    def __init__(self, states: list[State]) -> None:
        pass

    def begin(self) -> None:
        """Begins a step with the first states."""

    def advance(self) -> None:
        """Goes on by half a state: called twice for every state of a step."""
