"""The table as text, for terminals, screen readers and browsers."""

from __future__ import annotations

from cantina.kernel.text_board import Localizer, columns
from standoff.view import StandoffView


def text_board(view: StandoffView, localizer: Localizer) -> str:
    head = [localizer.format(f"board-{name}") for name in ("seat", "cards", "points")]
    rows = [
        [localizer.seat(seat), " ".join(str(card or "?") for card in seat_view.cards), str(seat_view.points)]
        for seat, seat_view in enumerate(view.seats)
    ]
    return f"{localizer.format('board-round', round=view.round)}\n{columns([head, *rows])}"
