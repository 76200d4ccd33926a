"""The table as text, for terminals and screen readers."""

from __future__ import annotations

from cantina.games.scoundrels.view import ScoundrelsView
from cantina.kernel.drawing import Says


def persona(view: ScoundrelsView, seat: int) -> tuple[str, ...]:
    """The leader a seat is known by at the table."""
    leader = view.seats[seat].leader
    return (f"leader-{leader}",) if leader else ()


def draw(view: ScoundrelsView, say: Says) -> str:
    return say.seat(0)
