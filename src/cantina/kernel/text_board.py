"""Helpers for boards drawn as text."""

from __future__ import annotations

import textwrap
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Protocol

WIDTH = 80
"""The width of a terminal, which drawings and tables stay within; whoever shows a board wraps its sentences."""


class Localizer(Protocol):
    """The part of a localizer that a text board needs."""

    def format(self, message: str, **args: object) -> str: ...
    def word(self, vocabulary: str, value: str) -> str: ...
    def seat(self, seat: int) -> str: ...


def columns(rows: Sequence[Sequence[str]]) -> str:
    """Rows of cells as text, aligned in columns; a last cell that is too long stands below its row."""
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    lines: list[str] = []
    for row in rows:
        cells = [cell.ljust(width) for cell, width in zip(row, widths, strict=True)]
        line = "  ".join(cells).rstrip()
        if len(line) <= WIDTH:
            lines.append(line)
        else:
            lines.append("  ".join(cells[:-1]).rstrip())
            lines += wrapped(row[-1], WIDTH, "    ")
    return "\n".join(lines)


def wrapped(text: str, width: int, indent: str = "", later_indent: str | None = None) -> list[str]:
    """A text in lines of a width."""
    later = indent if later_indent is None else later_indent
    return textwrap.wrap(text, width, initial_indent=indent, subsequent_indent=later, break_on_hyphens=False)


def with_counts(texts: Iterable[str]) -> str:
    """Texts as one list, equal ones once with their number."""
    counts = Counter(texts)
    return ", ".join(f"{count}× {text}" if count > 1 else text for text, count in counts.items())
