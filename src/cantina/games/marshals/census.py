"""Counting: every component of the box, and what statistics ask of a finished game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from cantina.games.marshals.content import CORRUPT, NAMES, OUTLAW, TERRAINS
from cantina.games.marshals.events import (
    Bribed,
    CardCancelled,
    CardDrawn,
    CardTaken,
    Claimed,
    Eliminated,
    EventDrawn,
    FirstPlayerDrawn,
    OutlawCaptured,
    OutlawDrawn,
    OutlawEscaped,
    TurnBegun,
)
from cantina.games.marshals.state import AT_LARGE, MarshalsState
from cantina.kernel.event import Event
from cantina.kernel.game import Tally


def census(state: MarshalsState) -> Counter[str]:
    """Counts every card of the mode and every map card, wherever it is."""
    count: Counter[str] = Counter()
    for pile in (state.deck, state.discard, *state.hands):
        count.update(NAMES[card] for card in pile.cards)
    count.update(NAMES[OUTLAW + at] for at, captor in enumerate(state.captor) if captor != AT_LARGE)
    if state.corrupt >= 0:
        count[NAMES[CORRUPT]] += 1
    if state.played >= 0:
        count[NAMES[state.played]] += 1
    count.update(f"map {TERRAINS[terrain]}" for terrain in state.row)
    return count


def tally(state: MarshalsState, events: Sequence[Event]) -> Tally:
    """Each seat's character and role at the end, and what happened in the match."""
    roles = ["honest"] * state.seats
    holder = _corrupt_at_the_end(state)
    if holder >= 0:
        roles[holder] = "corrupt"
    counted = {
        "turns": (TurnBegun,),
        "draws": (CardDrawn, EventDrawn, OutlawDrawn),
        "captures": (OutlawCaptured,),
        "escapes": (OutlawEscaped,),
        "claims": (Claimed,),
        "bribes": (Bribed,),
        "cancelled": (CardCancelled,),
        "thefts": (CardTaken,),
        "eliminations": (Eliminated,),
    }
    match = {name: sum(isinstance(event, kinds) for event in events) for name, kinds in counted.items()}
    match["with-elimination"] = int(match["eliminations"] > 0)
    first = next(event.seat for event in events if isinstance(event, FirstPlayerDrawn))
    labels = {
        "character": [TERRAINS[home] for home in state.home],
        "order": [str((seat - first) % state.seats + 1) for seat in range(state.seats)],
    }
    if not state.basic and state.seats > 2:
        labels["role"] = roles
    return Tally(labels=labels, rounds=[match])


def _corrupt_at_the_end(state: MarshalsState) -> int:
    """The seat that holds the corrupt card, hidden or revealed; -1: nobody."""
    if state.corrupt >= 0:
        return int(state.corrupt)
    return next((seat for seat, hand in enumerate(state.hands) if hand.holds(CORRUPT)), -1)
