"""A table of a report, for the terminal and for a page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class ReportTable(NamedTuple):
    """Cells as text; the first cell of a row names it."""

    caption: str
    head: Sequence[str]
    rows: Sequence[Sequence[str]]
