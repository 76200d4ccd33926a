"""The hidden histories of Colt Express: purses changing hands, and in the expert variant the hands.

Purses on a sheet are mixed by their owner (CE-INFO-6): which of them a sheet lost, only its owner knows.

Expert hands are never shuffled back into the deck, so players can reason about them. When the discards become a
new deck, everyone can count what the hand holds. Afterwards everyone sees how many cards are drawn, which of
them were bullets face up on the deck, what leaves the hand and how many cards are played face down. The history
of a hand has these public facts, and starts anew whenever the deck is rebuilt.
"""

from __future__ import annotations

from typing import Final

from cantina.kernel.hidden_history import Kinds

# Entries about purses: the purse is the place, the bandit the other "seat"; in brackets who sees the value.
PURSE_TAKEN: Final = 0
"""A purse came onto a bandit's sheet; `a`: the rank of its value, see `rules.purses` [its player]."""
PURSE_LOST: Final = 1
"""A purse fell from a sheet; `a`: the purse of the sheet whose value it carries [the sheet's player]."""
LOWEST_PURSE_LOST: Final = 2
"""The purse of lowest value left a sheet; `a` as before [the sheet's player]."""

PURSE_KINDS: Final = Kinds(
    {PURSE_TAKEN: "taken", PURSE_LOST: "lost", LOWEST_PURSE_LOST: "lowest-lost"},
)

# Entries about an expert hand; everybody sees them.
HELD_AT_REBUILD: Final = 0
"""A card `a` was in the hand or face down in the common pile when the deck was rebuilt."""
FACE_DOWN_AT_REBUILD: Final = 1
"""One of those lies face down at a place of the common pile."""
TURNED_UP_FROM_REBUILD: Final = 2
"""The card `a` was turned up at such a place; replaces that entry."""
DREW_UNSEEN: Final = 3
"""Cards were drawn that not everyone had seen; `a`: how many."""
DREW_FACE_UP: Final = 4
"""A card `a` was drawn that everyone had seen on top of the deck."""
LEFT_HAND: Final = 5
"""A card `a` left the hand face up, or was turned up since."""
PLAYED_FACE_DOWN: Final = 6
"""A card was played face down since, at a place of the common pile."""

HAND_KINDS: Final = Kinds(
    {
        HELD_AT_REBUILD: "held",
        FACE_DOWN_AT_REBUILD: "face-down",
        TURNED_UP_FROM_REBUILD: "turned-up",
        DREW_UNSEEN: "drew-unseen",
        DREW_FACE_UP: "drew-face-up",
        LEFT_HAND: "left-hand",
        PLAYED_FACE_DOWN: "played-face-down",
    }
)
