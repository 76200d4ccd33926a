"""The hidden facts of Tiny Epic Western that worlds have to get right as often as they should (law 9)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cantina.games.tiny_epic_western.state import WesternState
from cantina.kernel.hidden_facts import HiddenFact, HiddenFacts
from cantina.kernel.pile import Pile, viewer_bit

_HIGH: Final = 4
"""Cards from this value on (1 to 5) are high."""


def _high(card: int) -> bool:
    return card % 5 + 1 >= _HIGH


def _unseen(pile: Pile, viewer: int | None) -> list[int]:
    """The places of a pile's cards that the viewer has not seen."""
    return [at for at, seen in enumerate(pile.seen) if not seen & viewer_bit(viewer)]


def rival_card_is_high(state: WesternState, viewer: int | None) -> Mapping[tuple[int, int], bool]:
    return {
        (seat, at): _high(hand.cards[at])
        for seat, hand in enumerate(state.hands)
        for at in _unseen(hand, viewer)
        if seat != viewer
    }


def rivals_own_card_is_high(state: WesternState, viewer: int | None) -> Mapping[int, bool]:
    return {at: _high(state.rivals.cards[at]) for at in _unseen(state.rivals, viewer)}


def next_poker_card_is_high(state: WesternState, viewer: int | None) -> Mapping[int, bool]:
    return {0: _high(state.poker.cards[-1])} if state.poker.cards else {}


def next_property_is_low(state: WesternState, viewer: int | None) -> Mapping[int, bool]:
    """Whether the next property is one of the first half of all properties."""
    return {0: state.properties[-1] < _HALF_OF_PROPERTIES} if state.properties else {}


_HALF_OF_PROPERTIES: Final = 15

HIDDEN_FACTS: Final = HiddenFacts(
    facts=(
        HiddenFact("a rival's poker card is high", rival_card_is_high),
        HiddenFact("the Rival's face-down card is high", rivals_own_card_is_high),
        HiddenFact("the next poker card is high", next_poker_card_is_high),
        HiddenFact("the next property is of the first half", next_property_is_low),
    ),
    public_fields={"rival_cards": "the Rival's cards lie face up in its stack"},
)
