"""The registered games by name: those of this package and those of other installed packages."""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pkgutil import iter_modules
from types import ModuleType
from typing import Any, Final

from cantina.kernel.errors import BadGame, UnknownGame
from cantina.kernel.game import Game
from cantina.kernel.meta import ACCENTS, LANGUAGES
from cantina.kernel.view import VIEW_FIELDS

GROUP: Final = "cantina.games"
"""The entry-point group in which an installed package offers a `Game` under the game's name."""

_GAMES: dict[str, Game] = {}
_BROKEN: dict[str, BadGame] = {}


def register(game: Game) -> None:
    """Registers a game under its name, or raises BadGame with everything that is wrong with it."""
    faults = _faults(game)
    if faults:
        raise BadGame(f"the game {game.meta.name!r} cannot be registered: {'; '.join(faults)}")
    _GAMES[game.meta.name] = game


def games() -> tuple[str, ...]:
    """The names of all games, in alphabetical order."""
    return tuple(sorted(_GAMES))


def game(name: str) -> Game:
    """Finds a game by name, or raises UnknownGame with the registered names."""
    if name in _BROKEN:
        raise UnknownGame(str(_BROKEN[name]))
    if name not in _GAMES:
        raise UnknownGame(f"there is no game {name!r}; the games are {', '.join(games())}", name, games())
    return _GAMES[name]


def broken_games() -> Mapping[str, BadGame]:
    """The games of installed packages that could not be loaded, and why."""
    return dict(_BROKEN)


def load_folder(package: ModuleType) -> None:
    """Registers the game of every subpackage of a package."""
    for folder in iter_modules(package.__path__):
        if not folder.ispkg:
            continue
        register(import_module(f"{package.__name__}.{folder.name}").GAME)


def load_installed() -> None:
    """Registers the games of installed packages; one that fails is kept in `broken_games` with its error."""
    for point in entry_points(group=GROUP):
        try:
            _load(point)
        except BadGame as error:
            _BROKEN[point.name] = error
        except Exception as error:  # the package is not ours: whatever it raises must not stop the others
            _BROKEN[point.name] = BadGame(f"{_origin(point)} failed to load: {type(error).__name__}: {error}")


def _load(point: EntryPoint) -> None:
    found = point.load()
    if not isinstance(found, Game):
        raise BadGame(f"{_origin(point)} is a {type(found).__name__}, not a cantina Game")
    if found.meta.name != point.name:
        raise BadGame(f"{_origin(point)} holds a game called {found.meta.name!r}; the two names must agree")
    if point.name in _GAMES:
        other = _GAMES[point.name].package
        raise BadGame(f"{_origin(point)} cannot be registered: {other} already offers a game of that name")
    register(found)


def _origin(point: EntryPoint) -> str:
    package = "" if point.dist is None else f" of the package {point.dist.name}"
    return f"the game {point.name!r}{package} ({point.value})"


def _faults(game: Game) -> list[str]:
    """What is wrong with a game that would otherwise fail later, where the cause is harder to see."""
    meta = game.meta
    fewest, most = meta.seats
    requirements: list[tuple[object, str]] = [
        (
            re.fullmatch("[a-z][a-z0-9]*(-[a-z0-9]+)*", meta.name),
            "its name must be lower-case words joined by -",
        ),
        (
            all(meta.title.get(language) for language in LANGUAGES),
            f"it needs a title in {', '.join(LANGUAGES)}",
        ),
        (1 <= fewest <= most <= 6, f"its seats must be a range within 1 to 6, not {fewest} to {most}"),
        (meta.accent in ACCENTS, f"its accent must be one of {', '.join(ACCENTS)}, not {meta.accent!r}"),
        (
            all(version < meta.rules_version for version in meta.older_rules),
            f"its older rules must be versions before {meta.rules_version}",
        ),
        (game.variants, "it names no variants (option sets, players included) to play"),
        (game.choices, "it offers no choices"),
        (game.streams, "it has no random streams"),
    ]
    missing = [name for name in VIEW_FIELDS if name not in _view_fields(game)]
    if missing:
        requirements.append((False, f"its view lacks {', '.join(missing)} (see cantina.kernel.view)"))
    return [fault for is_met, fault in requirements if not is_met]


def _view_fields(game: Game) -> tuple[str, ...]:
    """The fields of the game's views, by the return annotation of its view function."""
    try:
        kind: Any = game.type_of_views
    except NameError:
        kind = None
    return tuple(getattr(kind, "__struct_fields__", ())) or tuple(dir(kind))
