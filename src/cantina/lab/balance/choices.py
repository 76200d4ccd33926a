"""How varied the choices of each kind of decision are."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from cantina.lab.balance.counts import ChoiceCounts, ChunkResult
from cantina.lab.intervals import IntervalEstimate
from cantina.lab.resampling import jackknife

BLOCKS: Final = 20
"""Matches are split into so many blocks for the jackknife."""


class ChoiceVariety(msgspec.Struct, frozen=True):
    """How varied the choices of one kind of decision are."""

    kind: str
    decisions: int
    offered: float
    """The mean number of choices offered."""
    entropy: IntervalEstimate
    """Of the choices made, relative to random ones: 0 is always the same, 1 as varied as at random."""


def entropy(parts: Iterable[float]) -> float:
    """The entropy, in bits, of a distribution given by any positive weights."""
    weights = [part for part in parts if part > 0]
    total = sum(weights)
    return -sum(part / total * math.log2(part / total) for part in weights) if total else 0.0


def normalized_entropy(blocks: Sequence[ChoiceCounts]) -> float:
    """The entropy of the choices made, as a part of that of uniformly random choices."""
    counts = _total(blocks)
    uniform = entropy(counts.uniform.values())
    return entropy(counts.made.values()) / uniform if uniform else 0.0


def choice_varieties(results: Sequence[ChunkResult]) -> list[ChoiceVariety]:
    """All kinds of decisions, the least varied first."""
    blocks: list[dict[str, ChoiceCounts]] = [{} for _ in range(BLOCKS)]
    for result in results:
        block = blocks[result.number % BLOCKS]
        for kind, choices in result.counts.choices.items():
            block.setdefault(kind, ChoiceCounts()).add(choices)
    found: list[ChoiceVariety] = []
    for kind in dict.fromkeys(kind for block in blocks for kind in block):
        parts = [block[kind] for block in blocks if kind in block]
        total = _total(parts)
        estimate = jackknife(parts, normalized_entropy)
        found.append(ChoiceVariety(kind, total.decisions, total.offered / total.decisions, estimate))
    return sorted(found, key=lambda one: one.entropy.value)


def _total(parts: Sequence[ChoiceCounts]) -> ChoiceCounts:
    total = ChoiceCounts()
    for part in parts:
        total.add(part)
    return total
