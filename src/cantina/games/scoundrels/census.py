"""Counting: every component of the box, and what statistics ask of a finished game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from cantina.games.scoundrels.content import (
    CARD_NAMES,
    CARDS,
    HENCHMEN,
    JOB_NAMES,
    LEADERS,
    MARKS,
    SAFE_NAMES,
    STRATEGIES,
    TRAIT_NAMES,
    job_of,
    trait_of,
)
from cantina.games.scoundrels.events import (
    CardRevealed,
    DayBegun,
    HenchmanPlaced,
    SafeStolen,
    ScoundrelHired,
    ScoundrelUsed,
)
from cantina.games.scoundrels.state import H_ONE, ScoundrelsState
from cantina.kernel.event import Event
from cantina.kernel.game import Tally


def census(state: ScoundrelsState) -> Counter[str]:
    """Counts every card, safe, mark and henchman, wherever it is."""
    count: Counter[str] = Counter()
    ones = [one for one in (*state.sheets, *state.saloon, *state.discard) if one >= 0]
    ones += [hire[H_ONE] for hire in state.hires if hire[H_ONE] >= 0]
    count.update(f"trait {TRAIT_NAMES[card]}" for card in (*state.traits, *state.trait_box))
    count.update(f"job {JOB_NAMES[card]}" for card in (*state.jobs, *state.job_box))
    count.update(f"trait {TRAIT_NAMES[trait_of(one)]}" for one in ones)
    count.update(f"job {JOB_NAMES[job_of(one)]}" for one in ones)
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


_COUNTED: dict[type[Event], str] = {
    ScoundrelHired: "hires",
    ScoundrelUsed: "uses",
    HenchmanPlaced: "distrusts",
    CardRevealed: "revealed",
    SafeStolen: "steals",
}


def tally(state: ScoundrelsState, events: Sequence[Event]) -> Tally:
    """Each seat's leader, strategy and place in the order of day 1, and what happened each day."""
    days: list[Counter[str]] = []
    for event in events:
        if isinstance(event, DayBegun):
            days.append(Counter(dict.fromkeys((*_COUNTED.values(), "bluffs-caught"), 0)))
        elif type(event) in _COUNTED:
            days[-1][_COUNTED[type(event)]] += 1
            if isinstance(event, CardRevealed) and event.bluff:
                days[-1]["bluffs-caught"] += 1
    labels = {"leader": [LEADERS[leader] for leader in state.leader]}
    if state.options["strategies"]:
        labels["strategy"] = [STRATEGIES[card].name for card in state.strategy]
    return Tally(labels=labels, rounds=days)
