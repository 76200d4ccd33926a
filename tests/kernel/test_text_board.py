"""Helpers for boards drawn as text."""

from __future__ import annotations

from cantina.kernel.text_board import WIDTH, columns


def test_cells_are_aligned_in_columns() -> None:
    assert columns([("Name", "Cards"), ("A", "12")]) == "Name  Cards\nA     12"


def test_a_last_cell_that_makes_a_row_too_wide_stands_below_it() -> None:
    lines = columns([("Name", "Notes"), ("A", "short"), ("B", "word " * 30)]).split("\n")
    assert lines[:3] == ["Name  Notes", "A     short", "B"]
    assert all(line.startswith("    word") and len(line) <= WIDTH for line in lines[3:])
    assert " ".join(lines[3:]).split() == ["word"] * 30
