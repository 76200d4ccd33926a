"""What one seat, or the public, knows."""

from __future__ import annotations

import msgspec

from cantina.kernel.pile import viewer_bit
from standoff.state import StandoffState


class SeatView(msgspec.Struct, frozen=True):
    points: int
    ran: bool
    """It ran in the last round, so it has to stand in this one."""
    cards: tuple[int | None, ...]
    """Its cards round by round; None where this seat does not know it."""


class StandoffView(msgspec.Struct, frozen=True):
    seat: int | None
    players: int
    round: int
    seats: tuple[SeatView, ...]
    deciding: tuple[tuple[int, str], ...]
    over: bool


def view(state: StandoffState, seat: int | None) -> StandoffView:
    bit = viewer_bit(seat)
    seats = [
        SeatView(
            points=state.points[other],
            ran=bool(state.ran[other]),
            cards=tuple(card if seen & bit else None for card, seen in zip(hand.cards, hand.seen, strict=True)),
        )
        for other, hand in enumerate(state.hands)
    ]
    return StandoffView(seat, state.seats, state.round, tuple(seats), state.deciding, state.over)
