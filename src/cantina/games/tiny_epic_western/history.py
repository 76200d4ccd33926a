"""The hidden history of a round: how its poker cards moved.

Once a discard pile has been shuffled into a new deck, the seen-masks of piles are not enough to say what a seat
knows: whoever discarded a card knows that it is in that deck or came out of it.
"""

from __future__ import annotations

from typing import Final

from cantina.kernel.hidden_history import Kinds, entry
from cantina.kernel.native_types import i64

WAS_DEALT: Final = 0
"""A card was dealt to a seat, which sees it."""
KEPT: Final = 1
"""A seat kept a card, which it sees, and discarded the others of its hand."""
DREW: Final = 2
"""A seat drew a card, which it sees, at the Gaming House."""
RIVAL_DREW: Final = 3
"""A card was drawn face up for the Rival's duel."""
RIVAL_DISCARDED: Final = 4
"""The Rival's duel card was discarded."""
RESHUFFLED: Final = 5
"""The discard pile became the deck."""

KINDS: Final = Kinds(
    {
        WAS_DEALT: "dealt",
        KEPT: "kept",
        DREW: "drew",
        RIVAL_DREW: "rival-drew",
        RIVAL_DISCARDED: "rival-discarded",
        RESHUFFLED: "reshuffled",
    }
)


def card_of_seat(kind: i64, seat: i64, card: i64) -> i64:
    """An entry about a card that only its seat sees."""
    return entry(kind, 1 << seat, seat, 0, card)
