"""Cantina: four Western board games for people, bots and machines that learn, from one set of rules."""

from importlib import import_module
from pkgutil import iter_modules

from cantina.kernel.choice import Choice, Refusal, Refused
from cantina.kernel.errors import (
    BadOption,
    BadPosition,
    BadRecord,
    CannotUndo,
    CantinaError,
    NoSuchSeat,
    NotAChoice,
    UnknownGame,
)
from cantina.kernel.event import Event
from cantina.kernel.game import Game
from cantina.kernel.luck import Stream, seeded
from cantina.kernel.match import Match
from cantina.kernel.mind import Bot, Mind
from cantina.kernel.result import Result
from cantina.kernel.standing import Standing
from cantina.kernel.state import Decision, State, playout

__version__ = "0.1.0"

for _folder in iter_modules(import_module("cantina.games").__path__):
    import_module(f"cantina.games.{_folder.name}")

# After the games: importing them binds the folder's name, which is the function's as well.
from cantina.kernel.registry import game, games  # noqa: E402

__all__ = [
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Bot",
    "CannotUndo",
    "CantinaError",
    "Choice",
    "Decision",
    "Event",
    "Game",
    "Match",
    "Mind",
    "NoSuchSeat",
    "NotAChoice",
    "Refusal",
    "Refused",
    "Result",
    "Standing",
    "State",
    "Stream",
    "UnknownGame",
    "game",
    "games",
    "playout",
    "seeded",
]
