"""How long a bot takes its time, so that people can follow.

Only what everybody sees counts: how many are asked, and whether the same seat has just decided. How many
choices the bot has, and which one it makes, may be hidden; a pause must not tell.
"""

from __future__ import annotations

from typing import Final

from cantina.server.bots import luck_for

FIRST: Final = 1.3
"""Seconds, more or less, for a decision after somebody else's."""
NEXT: Final = 0.7
"""For one more decision of the same seat."""
TOGETHER: Final = 1.0
"""For a decision of several seats at once."""


def pause(table: str, ask: int, seat: int, asked: int, again: bool) -> float:
    """Seconds from a question until a bot's answer is told."""
    usual = TOGETHER if asked > 1 else NEXT if again else FIRST
    return usual * (0.7 + 0.6 * luck_for("pace", table, ask, seat) / 2**64)
