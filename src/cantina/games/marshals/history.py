"""The hidden history: every movement of a card into, out of and between deck and hands (section 21).

Deck and hands are the result of carrying out all movements on the deck that was built at the start.
"""

from __future__ import annotations

from typing import Final

from cantina.kernel.hidden_history import UNUSED, Kinds, entry
from cantina.kernel.native_types import i64
from cantina.kernel.pile import EVERYONE

# The kinds of movements; in brackets the seats that see the values.
DEALT: Final = 0
"""A card `a` is dealt into an opening hand [seat]."""
DREW: Final = 1
"""The top card `a` of the deck, neither outlaw nor event, is drawn into a hand [seat]."""
DREW_FACE_UP: Final = 2
"""The top card `a` of the deck is drawn face up [all]."""
PUT_UNDER_DECK: Final = 3
"""The outlaw `a` goes to the bottom of the deck [all]."""
LEFT_HAND: Final = 4
"""A card `a` leaves a hand face up [all]."""
SHOWED_CARD: Final = 5
"""A card `a` is shown and stays in the hand [all]."""
GAVE_CARD: Final = 6
"""A card `a` goes face up from a hand to that of `other` [all]."""
TOOK_PLAYED_CARD: Final = 7
"""The card `a` just played comes into a hand [all]."""
PEEKED: Final = 8
"""The top cards `a`, `b`, `c` of the deck are looked at [seat]."""
ARRANGED: Final = 9
"""They are put back: former places `a`, `b`, `c`, the new top one first [seat]."""
KEPT: Final = 10
"""The card at place `a` of two goes into the hand, the other stays on top [seat]."""
KEPT_NONE: Final = 11
"""Two outlaws are put back, the one at place `a` on top [seat]."""
SAW_HAND: Final = 12
"""Cards `a` and `b` of a hand are shown to `other` [seat, other]."""
STOLE_CARD: Final = 13
"""A card `a` of those goes to the hand of `other` [seat, other]."""

KINDS: Final = Kinds(
    {
        DEALT: "dealt",
        DREW: "drew",
        DREW_FACE_UP: "drew-face-up",
        PUT_UNDER_DECK: "put-under-deck",
        LEFT_HAND: "left-hand",
        SHOWED_CARD: "showed-card",
        GAVE_CARD: "gave-card",
        TOOK_PLAYED_CARD: "took-played-card",
        PEEKED: "peeked",
        ARRANGED: "arranged",
        KEPT: "kept",
        KEPT_NONE: "kept-none",
        SAW_HAND: "saw-hand",
        STOLE_CARD: "stole-card",
    }
)


def movement(kind: i64, seat: i64, other: i64 = 0, a: i64 = UNUSED, b: i64 = UNUSED, c: i64 = UNUSED) -> i64:
    """An entry for a movement, with those who see its values."""
    viewers: i64 = EVERYONE
    if kind in (DEALT, DREW, PEEKED, ARRANGED, KEPT, KEPT_NONE):
        viewers = 1 << seat
    elif kind in (SAW_HAND, STOLE_CARD):
        viewers = 1 << seat | 1 << other
    return entry(kind, viewers, seat, other, a, b, c)
