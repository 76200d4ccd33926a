"""How long a bot pauses before it answers, so that people can follow the match.

The length depends only on what everybody sees: how many seats decide at once, and whether the same seat has
just decided. How many choices the bot has, and which one it makes, may be hidden, and must not show in it.
"""

from __future__ import annotations

import math
from typing import Final

from cantina.server.worker_pool import derive_seed

FIRST: Final = 1.3
"""Seconds, on average, for a decision after another seat's."""
NEXT: Final = 0.7
"""For another decision of the same seat."""
SIMULTANEOUS: Final = 1.0
"""For a decision of several seats at once."""

THINKING_STEP: Final = 1.0
"""A bot that takes longer than its pause is shown after whole steps of so many seconds."""
FAST_STEP: Final = 0.5
"""The same at a table where bots do not pause, for those that do not answer in a moment."""
MOMENT: Final = 0.1


def pause(table: str, decision_number: int, seat: int, deciding: int, same_seat: bool) -> float:
    """Seconds from the opening of a decision until a bot's answer is shown."""
    average = SIMULTANEOUS if deciding > 1 else NEXT if same_seat else FIRST
    return average * (0.7 + 0.6 * derive_seed("pace", table, decision_number, seat) / 2**64)


def shown_after(thought: float, pause: float | None) -> float:
    """Seconds after which an answer is shown that took a bot so many; None: it does not pause.

    How long a strong bot thinks depends on what it has to choose from, so it shows in whole steps only.
    """
    if pause is None:
        return thought if thought < MOMENT else math.ceil(thought / FAST_STEP) * FAST_STEP
    return pause if thought <= pause else math.ceil(thought / THINKING_STEP) * THINKING_STEP
