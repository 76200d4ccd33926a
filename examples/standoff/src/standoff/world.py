"""Sampling worlds: everything a seat does not know, dealt anew."""

from __future__ import annotations

from cantina.kernel.pile import viewer_bit
from cantina.kernel.random_streams import Stream
from standoff.state import StandoffState


def sample_world(state: StandoffState, seat: int | None, rng: Stream) -> None:
    """Deals the cards that a seat has not seen anew, in a copy."""
    bit = viewer_bit(seat)
    piles = [*state.hands, state.deck]
    hidden = [(pile, at) for pile in piles for at, seen in enumerate(pile.seen) if not seen & bit]
    # Sorted before they are shuffled: a world must depend only on its seed and on what the seat knows.
    cards = sorted(pile.cards[at] for pile, at in hidden)
    rng.shuffle(cards)
    for (pile, at), card in zip(hidden, cards, strict=True):
        pile.cards[at] = card
