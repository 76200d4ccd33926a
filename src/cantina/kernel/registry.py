"""The games there are, by name."""

from __future__ import annotations

from cantina.kernel.errors import UnknownGame
from cantina.kernel.game import Game

_GAMES: dict[str, Game] = {}


def register(game: Game) -> None:
    """Makes a game known under its name."""
    _GAMES[game.meta.name] = game


def games() -> tuple[str, ...]:
    """The names of all games, in alphabetical order."""
    return tuple(sorted(_GAMES))


def game(name: str) -> Game:
    """Finds a game by name, or raises UnknownGame with the names there are."""
    if name not in _GAMES:
        raise UnknownGame(f"there is no game {name!r}; the games are {', '.join(games())}")
    return _GAMES[name]
