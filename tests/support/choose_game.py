"""Picks games from the registry by what a test needs, so that a test of no game in particular names none."""

from __future__ import annotations

from collections.abc import Callable

import cantina


def any_game() -> cantina.Game:
    """The first registered game."""
    return game_with(lambda game: True)


def game_for(players: int) -> cantina.Game:
    """The first game that so many can play."""
    return game_with(lambda game: game.meta.seats[0] <= players <= game.meta.seats[1])


def game_with(predicate: Callable[[cantina.Game], bool]) -> cantina.Game:
    """The first game of which something is true."""
    for name in cantina.games():
        if predicate(cantina.game(name)):
            return cantina.game(name)
    raise LookupError("no registered game has what the test needs")
