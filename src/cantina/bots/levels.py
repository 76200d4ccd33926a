"""The four levels of bots; a game's `meta.bot_levels` says which bot plays each."""

from __future__ import annotations

from typing import Final

from cantina.kernel.game import Game

LEVELS: Final = ("easy", "normal", "hard", "expert")
"""From weak to strong."""


def bot_of_level(game: Game, level: str) -> str:
    """The spec of the bot that plays a level of a game."""
    return game.meta.bot_levels[LEVELS.index(level)]
