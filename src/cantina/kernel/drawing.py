"""What boards drawn as text have in common."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Protocol


class Says(Protocol):
    """The part of a teller a board needs."""

    def say(self, message: str, **args: object) -> str: ...
    def word(self, vocabulary: str, value: str) -> str: ...
    def seat(self, seat: int) -> str: ...


def columns(rows: Sequence[Sequence[str]]) -> str:
    """Rows of cells below each other, as wide as they need to be."""
    widths = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows
    )


def counted(texts: Iterable[str]) -> str:
    """Texts as one list, equal ones once with their number."""
    counts = Counter(texts)
    return ", ".join(f"{count}× {text}" if count > 1 else text for text, count in counts.items())
