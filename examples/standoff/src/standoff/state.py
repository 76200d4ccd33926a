"""The whole truth, small and flat."""

from __future__ import annotations

from cantina.kernel.pile import Pile
from cantina.kernel.state import State
from cantina.kernel.state_fields import complete

STREAMS = ("deck",)
"""The random streams of the game."""
CARDS = (1, 2, 3, 4, 5, 5, 5, 5, 6, 7, 8, 9)
ROUNDS = 3


class StandoffState(State):
    deck: Pile
    hands: list[Pile]
    """Each seat's cards, one a round; the last one is this round's."""
    points: list[int]
    ran: list[int]
    """1 for the seats that ran in the last round."""
    round: int


FIELD_TYPES = complete(StandoffState)
"""The fields of the state and their types in a dump."""
