"""Cantina: four Western board games for people, bots and machines that learn, from one set of rules."""

from importlib import import_module

from cantina.kernel.choice import Choice, Refusal, Refused
from cantina.kernel.errors import (
    BadGame,
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
from cantina.kernel.match import Match
from cantina.kernel.mind import Bot, Mind
from cantina.kernel.random_streams import Stream, secret_seed, seeded
from cantina.kernel.registry import load_folder, load_installed
from cantina.kernel.result import Result
from cantina.kernel.standing_answers import StandingAnswers
from cantina.kernel.state import Decision, State, playout

__version__ = "0.1.0"

load_folder(import_module("cantina.games"))
load_installed()

# After the games: importing them binds the folder's name, which is the function's as well.
from cantina.kernel.registry import broken_games, game, games  # noqa: E402

__all__ = [
    "BadGame",
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
    "StandingAnswers",
    "State",
    "Stream",
    "UnknownGame",
    "broken_games",
    "game",
    "games",
    "playout",
    "secret_seed",
    "seeded",
]
