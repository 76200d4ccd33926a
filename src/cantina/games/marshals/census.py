"""Counting: every component of the box, and what statistics ask of a finished game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from cantina.games.marshals.content import (
    CORRUPT,
    JURISDICTION,
    NAMES,
    OUTLAW,
    PLAIN_AMBUSH,
    PLAIN_CAMP,
    TERRAINS,
    WILD,
    deck_cards,
)
from cantina.games.marshals.events import (
    Bribed,
    CardCancelled,
    CardDrawn,
    CardGiven,
    CardKept,
    CardPlayed,
    CardShown,
    CardTaken,
    Claimed,
    CorruptRevealed,
    Eliminated,
    EventDrawn,
    FirstPlayerDrawn,
    HandDealt,
    Moved,
    OutlawCaptured,
    OutlawDrawn,
    OutlawEscaped,
    Travelled,
    TurnBegun,
)
from cantina.games.marshals.state import AT_LARGE, MarshalsState
from cantina.kernel.choice import Choice
from cantina.kernel.event import Event
from cantina.kernel.game import Deeds, Tally


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
    return Tally(labels=labels, rounds=[match], cards={"card": _cards(state, events)})


def _cards(state: MarshalsState, events: Sequence[Event]) -> Deeds:
    """The cards each seat held and played, and the outlaws it captured."""
    names = (NAMES[card] for card in deck_cards(state.seats, state.basic))
    deeds = Deeds(names, state.seats)
    for event in events:
        if isinstance(event, HandDealt):
            deeds.owned[event.seat].update(event.cards or ())
        elif isinstance(event, CardDrawn | CardKept | CardTaken) and event.card is not None:
            deeds.owned[event.seat][event.card] += 1
        elif isinstance(event, CardGiven):
            deeds.owned[event.rival][event.card] += 1
        elif isinstance(event, OutlawCaptured):
            deeds.owned[event.seat][event.card] += 1
        elif isinstance(event, CardPlayed | Moved | Travelled | CardShown | EventDrawn):
            deeds.used[event.seat][event.card] += 1
        elif isinstance(event, CardCancelled):
            deeds.used[event.seat][NAMES[JURISDICTION]] += 1
        elif isinstance(event, CorruptRevealed) and not event.forced:
            deeds.used[event.seat][NAMES[CORRUPT]] += 1
    return deeds


_ABOUT = {"wild": WILD, "ambush": PLAIN_AMBUSH, "camp": PLAIN_CAMP, "cancel": JURISDICTION, "reveal": CORRUPT}


def about(state: MarshalsState, choice: Choice) -> list[tuple[str, str]]:
    """The card of the hand that a choice would play."""
    if choice.kind in ("move", "play"):
        return [("card", str(choice.args["card"]))]
    return [("card", NAMES[_ABOUT[choice.kind]])] if choice.kind in _ABOUT else []


def _corrupt_at_the_end(state: MarshalsState) -> int:
    """The seat that holds the corrupt card, hidden or revealed; -1: nobody."""
    if state.corrupt >= 0:
        return int(state.corrupt)
    return next((seat for seat, hand in enumerate(state.hands) if hand.holds(CORRUPT)), -1)
