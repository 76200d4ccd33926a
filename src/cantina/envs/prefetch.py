"""Prefetches states into the processor's cache; in a compiled package, `prefetch.c` replaces this module."""

from __future__ import annotations

from cantina.kernel.state import State


def prefetch(states: list[State], start: int, end: int) -> None:
    """Does nothing: interpreted code is too slow for cache misses to matter."""
