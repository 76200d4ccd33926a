"""Counts every component of the box, wherever it is."""

from __future__ import annotations

from collections import Counter

from cantina.games.scoundrels.content import (
    CARD_NAMES,
    CARDS,
    HENCHMEN,
    JOB_NAMES,
    MARKS,
    SAFE_NAMES,
    TRAIT_NAMES,
    job_of,
    trait_of,
)
from cantina.games.scoundrels.state import ScoundrelsState


def inventory(state: ScoundrelsState) -> Counter[str]:
    """Counts every card, safe, mark and henchman, wherever it is."""
    count: Counter[str] = Counter()
    scoundrels = [scoundrel for scoundrel in (*state.sheets, *state.saloon, *state.discard) if scoundrel >= 0]
    scoundrels += [hire.scoundrel for hire in state.hires if hire.scoundrel >= 0]
    count.update(f"trait {TRAIT_NAMES[card]}" for card in (*state.traits, *state.trait_box))
    count.update(f"job {JOB_NAMES[card]}" for card in (*state.jobs, *state.job_box))
    count.update(f"trait {TRAIT_NAMES[trait_of(scoundrel)]}" for scoundrel in scoundrels)
    count.update(f"job {JOB_NAMES[job_of(scoundrel)]}" for scoundrel in scoundrels)
    count.update(SAFE_NAMES[face] for face in state.safes)
    for seat in range(state.seats):
        cards = [*state.hands[seat].cards, *state.decks[seat].cards]
        cards += [card for card in state.played[seat * CARDS : seat * CARDS + CARDS] if card >= 0]
        count.update(f"{seat} card {CARD_NAMES[card]}" for card in cards or range(CARDS))
        placed = sum(bits >> seat & 1 for bits in state.on_card)
        held = state.reserve[seat] + state.jailed[seat] + state.destroyed[seat] + placed
        count[f"{seat} henchmen"] = held
        assert held == HENCHMEN
        assert state.money[seat] >= 0
        count[f"{seat} marks"] = MARKS
    return count
