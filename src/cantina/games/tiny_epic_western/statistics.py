"""What statistics count about one finished match, and which cards a choice is about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from cantina.games.tiny_epic_western.content import (
    BOSSES,
    COLOUR_BY_MAT,
    HAND_RANKS,
    PROPERTY_NAMES,
)
from cantina.games.tiny_epic_western.events import (
    CardRevealed,
    DuelBegun,
    GunmanPlaced,
    HandWon,
    PropertyBought,
    PropertyPaid,
    PropertyUsed,
    RoundBegun,
)
from cantina.games.tiny_epic_western.state import WesternState
from cantina.kernel.choice import Choice
from cantina.kernel.event import Event
from cantina.kernel.statistics import CardUse, MatchStatistics

_COUNTER_OF_EVENT: dict[type[Event], str] = {
    GunmanPlaced: "placements",
    DuelBegun: "duels",
    CardRevealed: "reveals",
    PropertyUsed: "uses",
    HandWon: "hands-won",
    PropertyBought: "purchases",
}


def statistics(state: WesternState, events: Sequence[Event]) -> MatchStatistics:
    """Each seat's boss and colour, its place after the first Dealer, and what happened in each round."""
    rounds: list[Counter[str]] = []
    for event in events:
        if isinstance(event, RoundBegun):
            rounds.append(Counter(dict.fromkeys(_COUNTER_OF_EVENT.values(), 0)))
        elif type(event) in _COUNTER_OF_EVENT:
            rounds[-1][_COUNTER_OF_EVENT[type(event)]] += 1
    labels = {
        "boss": [BOSSES[boss] for boss in state.boss],
        "colour": [COLOUR_BY_MAT[mat] for mat in state.colour[: state.seats]],
        "first-dealer": _first_dealer(state, events),
    }
    return MatchStatistics(labels=labels, rounds=rounds, cards=_cards(state, events))


def _cards(state: WesternState, events: Sequence[Event]) -> dict[str, CardUse]:
    """Properties bought and used, and poker hands that won; what the solo Rival does is not counted."""
    properties, hands = CardUse(PROPERTY_NAMES, state.seats), CardUse(HAND_RANKS[1:], state.seats)
    for event in events:
        if isinstance(event, PropertyBought) and event.seat < state.seats:
            properties.owned[event.seat][event.property] += 1
        elif isinstance(event, PropertyUsed | PropertyPaid) and event.seat < state.seats:
            properties.used[event.seat][event.property] += 1
        elif isinstance(event, HandWon) and event.seat < state.seats:
            hands.used[event.seat][event.hand] += 1
    return {"property": properties, "hand": hands}


def cards_of_choice(state: WesternState, choice: Choice) -> list[tuple[str, str]]:
    """The property that a choice would buy."""
    return [("property", str(choice.args["property"]))] if choice.kind == "buy" else []


def _first_dealer(state: WesternState, events: Sequence[Event]) -> list[str]:
    """How far each seat sat from the first Dealer."""
    first = next(event.seat for event in events if isinstance(event, RoundBegun))
    ring = list(state.ring)
    dealer_position = ring.index(first)
    return [str((ring.index(seat) - dealer_position) % state.seats + 1) for seat in range(state.seats)]
