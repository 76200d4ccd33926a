"""Counts every component of the box, wherever it is."""

from __future__ import annotations

from collections import Counter

from cantina.games.marshals.content import (
    CARD_NAMES,
    CORRUPT,
    FIRST_OUTLAW,
    TERRAINS,
)
from cantina.games.marshals.state import AT_LARGE, MarshalsState


def inventory(state: MarshalsState) -> Counter[str]:
    """Counts every card of the mode and every map card, wherever it is."""
    count: Counter[str] = Counter()
    for pile in (state.deck, state.discard, *state.hands):
        count.update(CARD_NAMES[card] for card in pile.cards)
    count.update(CARD_NAMES[FIRST_OUTLAW + at] for at, captor in enumerate(state.captor) if captor != AT_LARGE)
    if state.corrupt >= 0:
        count[CARD_NAMES[CORRUPT]] += 1
    if state.played >= 0:
        count[CARD_NAMES[state.played]] += 1
    count.update(f"map {TERRAINS[terrain]}" for terrain in state.row)
    return count
