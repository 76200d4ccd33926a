"""Changes lead exactly from one view to another, and are small."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from cantina.kernel.view_changes import apply_changes, find_changes

JSON = st.recursive(
    st.none() | st.booleans() | st.integers(2, 4) | st.sampled_from(["", "a", "b"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from("xyz"), inner, max_size=3),
    max_leaves=12,
)


@example({"x": 2, "y": 3}, {"y": 3, "x": 2})
@given(JSON, JSON)
def test_changes_are_exact(before: Any, after: Any) -> None:
    original = msgspec.json.encode(before)
    told = apply_changes(before, find_changes(before, after))
    assert msgspec.json.encode(told, order="sorted") == msgspec.json.encode(after, order="sorted")
    assert msgspec.json.encode(before) == original


@given(JSON)
def test_nothing_changes_where_nothing_differs(value: Any) -> None:
    assert find_changes(value, msgspec.json.decode(msgspec.json.encode(value))) == []


class Card(msgspec.Struct, frozen=True):
    name: str | None
    places: tuple[int, ...] = ()


class View(msgspec.Struct, frozen=True):
    money: int
    hand: tuple[Card, ...]


@pytest.mark.parametrize(
    ("before", "after", "changes"),
    [
        (View(1, ()), View(2, ()), [[["money"], 2]]),
        (View(1, (Card("a"),)), View(1, (Card(None),)), [[["hand", 0, "name"], None]]),
        (View(1, (Card("a"),)), View(1, (Card("a"), Card("b"))), [[["hand"], 1, 0, [Card("b")]]]),
        (View(1, (Card("a"), Card("b"))), View(1, (Card("b"),)), [[["hand"], 0, 1, []]]),
        (View(1, (Card("a", (1, 2)),)), View(1, (Card("a", (1, 3)),)), [[["hand", 0, "places", 1], 3]]),
    ],
)
def test_changes_name_only_what_differs(before: View, after: View, changes: list[Any]) -> None:
    assert find_changes(before, after) == changes
