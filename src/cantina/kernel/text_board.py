"""Helpers for boards drawn as text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Protocol


class Localizer(Protocol):
    """The part of a localizer that a text board needs."""

    def format(self, message: str, **args: object) -> str: ...
    def word(self, vocabulary: str, value: str) -> str: ...
    def seat(self, seat: int) -> str: ...


def columns(rows: Sequence[Sequence[str]]) -> str:
    """Rows of cells as text, aligned in columns."""
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows
    )


def with_counts(texts: Iterable[str]) -> str:
    """Texts as one list, equal ones once with their number."""
    counts = Counter(texts)
    return ", ".join(f"{count}× {text}" if count > 1 else text for text, count in counts.items())
