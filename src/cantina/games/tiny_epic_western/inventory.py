"""Counts every component of the box, wherever it is."""

from __future__ import annotations

from collections import Counter

from cantina.games.tiny_epic_western.content import (
    MATS,
    POKER_COUNT,
    POKER_NAMES,
    PROPERTY_NAMES,
    SPOT_COUNT,
)
from cantina.games.tiny_epic_western.state import WesternState


def inventory(state: WesternState) -> Counter[str]:
    """Counts every card and every gunman in play, wherever it is."""
    count: Counter[str] = Counter()
    poker = [card for pile in (state.rivals, state.poker, state.discard, *state.hands) for card in pile.cards]
    poker += [card for card in (*state.gaps, state.duel_card) if card >= 0]
    count.update(POKER_NAMES[card] for card in poker or range(POKER_COUNT))
    owned = [entry % 32 for entry in state.aside]
    owned += [card for card in state.zone if card >= 0]
    owned += [card for stack in state.stacks for card in stack]
    count.update(PROPERTY_NAMES[card] for card in (*owned, *state.properties, *state.turned))
    count.update(f"mat {MATS[mat]}" for mat in state.mats)
    for side in range(state.sides):
        placed = sum(state.standing[spot] == side for spot in range(SPOT_COUNT))
        placed += sum(state.wounded_count(side, spot) for spot in range(SPOT_COUNT))
        assert placed <= 3
    return count
