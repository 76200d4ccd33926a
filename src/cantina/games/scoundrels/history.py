"""The hidden history of the poker cards: how they moved and who saw which.

A player's seven cards go from hand to slot to deck unseen, so what a rival has once seen may be anywhere
later. An entry belongs to the seat whose card it is; `a` is the card, `other` whoever looked at it.
"""

from __future__ import annotations

from typing import Final

from cantina.kernel.hidden_history import Kinds

DREW: Final = 0
"""The top card went to the hand [its seat sees it]."""
PLAYED: Final = 1
"""A card of the hand went face down to a slot [its seat sees it]."""
PUT_OPEN: Final = 2
"""A card of the hand was laid face up beside the sheet."""
SAW_HAND: Final = 3
"""A rival saw one card of the hand, the first of a look at place 0 [its seat and the rival see it]."""
SAW_PLAYED: Final = 4
"""Somebody saw the card in a slot [its seat and whoever looked see it]."""
SAW_TOP: Final = 5
"""Somebody saw the top card of the deck [whoever looked sees it]."""
REVEALED: Final = 6
"""The card in a slot was turned up."""
RETURNED: Final = 7
"""The played cards were shuffled under the deck."""
SHUFFLED: Final = 8
"""The deck was shuffled."""
TURNED_UP: Final = 9
"""The top card was shown to all."""

KINDS: Final = Kinds(
    {
        DREW: "drew",
        PLAYED: "played",
        PUT_OPEN: "put-open",
        SAW_HAND: "saw-hand",
        SAW_PLAYED: "saw-played",
        SAW_TOP: "saw-top",
        REVEALED: "revealed",
        RETURNED: "returned",
        SHUFFLED: "shuffled",
        TURNED_UP: "turned-up",
    }
)
