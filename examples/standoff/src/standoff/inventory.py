"""Counts every component of the box, wherever it is."""

from __future__ import annotations

from collections import Counter

from standoff.state import StandoffState


def inventory(state: StandoffState) -> Counter[str]:
    return Counter(f"card {card}" for pile in (*state.hands, state.deck) for card in pile.cards)
