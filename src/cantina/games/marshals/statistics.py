"""What statistics count about one finished match, and which cards a choice is about."""

from __future__ import annotations

from collections.abc import Sequence

from cantina.games.marshals.content import (
    CARD_NAMES,
    CORRUPT,
    JURISDICTION,
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
from cantina.games.marshals.state import MarshalsState
from cantina.kernel.choice import Choice
from cantina.kernel.event import Event
from cantina.kernel.statistics import CardUse, MatchStatistics


def statistics(state: MarshalsState, events: Sequence[Event]) -> MatchStatistics:
    """Each seat's character and role at the end, and what happened in the match."""
    roles = ["honest"] * state.seats
    holder = _corrupt_at_the_end(state)
    if holder >= 0:
        roles[holder] = "corrupt"
    counted_events = {
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
    match = {
        name: sum(isinstance(event, event_types) for event in events)
        for name, event_types in counted_events.items()
    }
    match["with-elimination"] = int(match["eliminations"] > 0)
    first = next(event.seat for event in events if isinstance(event, FirstPlayerDrawn))
    labels = {
        "character": [TERRAINS[home] for home in state.home],
        "order": [str((seat - first) % state.seats + 1) for seat in range(state.seats)],
    }
    if not state.basic and state.seats > 2:
        labels["role"] = roles
    return MatchStatistics(labels=labels, rounds=[match], cards={"card": _cards(state, events)})


def _cards(state: MarshalsState, events: Sequence[Event]) -> CardUse:
    """The cards each seat held and played, and the outlaws it captured."""
    names = (CARD_NAMES[card] for card in deck_cards(state.seats, state.basic))
    card_use = CardUse(names, state.seats)
    for event in events:
        if isinstance(event, HandDealt):
            card_use.owned[event.seat].update(event.cards or ())
        elif isinstance(event, CardDrawn | CardKept | CardTaken) and event.card is not None:
            card_use.owned[event.seat][event.card] += 1
        elif isinstance(event, CardGiven):
            card_use.owned[event.rival][event.card] += 1
        elif isinstance(event, OutlawCaptured):
            card_use.owned[event.seat][event.card] += 1
        elif isinstance(event, CardPlayed | Moved | Travelled | CardShown | EventDrawn):
            card_use.used[event.seat][event.card] += 1
        elif isinstance(event, CardCancelled):
            card_use.used[event.seat][CARD_NAMES[JURISDICTION]] += 1
        elif isinstance(event, CorruptRevealed) and not event.forced:
            card_use.used[event.seat][CARD_NAMES[CORRUPT]] += 1
    return card_use


_CARD_OF_KIND = {
    "wild": WILD,
    "ambush": PLAIN_AMBUSH,
    "camp": PLAIN_CAMP,
    "cancel": JURISDICTION,
    "reveal": CORRUPT,
}


def cards_of_choice(state: MarshalsState, choice: Choice) -> list[tuple[str, str]]:
    """The card of the hand that a choice would play."""
    if choice.kind in ("move", "play"):
        return [("card", str(choice.args["card"]))]
    return [("card", CARD_NAMES[_CARD_OF_KIND[choice.kind]])] if choice.kind in _CARD_OF_KIND else []


def _corrupt_at_the_end(state: MarshalsState) -> int:
    """The seat that holds the corrupt card, hidden or revealed; -1: nobody."""
    if state.corrupt >= 0:
        return int(state.corrupt)
    return next((seat for seat, hand in enumerate(state.hands) if hand.holds(CORRUPT)), -1)
