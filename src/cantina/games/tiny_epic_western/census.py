"""Counting: every component of the box, and what statistics ask of a finished game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from cantina.games.tiny_epic_western.content import (
    BOSSES,
    COLOUR_OF,
    HANDS,
    MATS,
    POKER,
    POKER_CARDS,
    PROPERTY_NAMES,
    SPOTS,
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
from cantina.kernel.game import Deeds, Tally


def census(state: WesternState) -> Counter[str]:
    """Counts every card and every gunman in play, wherever it is."""
    count: Counter[str] = Counter()
    poker = [card for pile in (state.rivals, state.poker, state.discard, *state.hands) for card in pile.cards]
    poker += [card for card in (*state.gaps, state.duel_card) if card >= 0]
    count.update(POKER[card] for card in poker or range(POKER_CARDS))
    owned = [entry % 32 for entry in state.aside]
    owned += [card for card in state.zone if card >= 0]
    owned += [card for stack in state.stacks for card in stack]
    count.update(PROPERTY_NAMES[card] for card in (*owned, *state.properties, *state.turned))
    count.update(f"mat {MATS[mat]}" for mat in state.mats)
    for side in range(state.sides):
        out = sum(state.standing[spot] == side for spot in range(SPOTS))
        out += sum(state.wounded(side, spot) for spot in range(SPOTS))
        assert out <= 3
    return count


_COUNTED: dict[type[Event], str] = {
    GunmanPlaced: "placements",
    DuelBegun: "duels",
    CardRevealed: "reveals",
    PropertyUsed: "uses",
    HandWon: "hands-won",
    PropertyBought: "purchases",
}


def tally(state: WesternState, events: Sequence[Event]) -> Tally:
    """Each seat's boss and colour, its place after the first Dealer, and what happened in each round."""
    rounds: list[Counter[str]] = []
    for event in events:
        if isinstance(event, RoundBegun):
            rounds.append(Counter(dict.fromkeys(_COUNTED.values(), 0)))
        elif type(event) in _COUNTED:
            rounds[-1][_COUNTED[type(event)]] += 1
    labels = {
        "boss": [BOSSES[boss] for boss in state.boss],
        "colour": [COLOUR_OF[mat] for mat in state.colour[: state.seats]],
        "first-dealer": _first_dealer(state, events),
    }
    return Tally(labels=labels, rounds=rounds, cards=_cards(state, events))


def _cards(state: WesternState, events: Sequence[Event]) -> dict[str, Deeds]:
    """Properties bought and used, and poker hands that won; what the solo Rival does is not counted."""
    properties, hands = Deeds(PROPERTY_NAMES, state.seats), Deeds(HANDS[1:], state.seats)
    for event in events:
        if isinstance(event, PropertyBought) and event.seat < state.seats:
            properties.owned[event.seat][event.property] += 1
        elif isinstance(event, PropertyUsed | PropertyPaid) and event.seat < state.seats:
            properties.used[event.seat][event.property] += 1
        elif isinstance(event, HandWon) and event.seat < state.seats:
            hands.used[event.seat][event.hand] += 1
    return {"property": properties, "hand": hands}


def about(state: WesternState, choice: Choice) -> list[tuple[str, str]]:
    """The property that a choice would buy."""
    return [("property", str(choice.args["property"]))] if choice.kind == "buy" else []


def _first_dealer(state: WesternState, events: Sequence[Event]) -> list[str]:
    """How far each seat sat from the first Dealer."""
    first = next(event.seat for event in events if isinstance(event, RoundBegun))
    place = state.ring.index(first)
    return [str((state.ring.index(seat) - place) % state.seats + 1) for seat in range(state.seats)]
