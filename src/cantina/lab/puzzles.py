"""Puzzles: a decision as one seat knew it, with a bot's analysis of every choice and why the best one is best.

A puzzle is made from a mind, so it holds what the seat knew and nothing else: no seed, no record, no name.
The puzzles that ship with a game are files in its folder `puzzles/`. Such a file names the match that the
position comes from instead of the position itself, so it stays small and is shown with the views of today;
only the puzzle made from it leaves the program.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from msgspec import Struct

from cantina.bots import Analysis, Estimate, Explanation
from cantina.kernel.game import Game
from cantina.kernel.mind import Mind
from cantina.kernel.numbers import NUMBERS

FOLDER = "puzzles"
"""The folder of a game's package that holds its puzzles, each `NAME.json`."""
MOST_COMPARED = 6
"""Other choices that a puzzle compares with the best one, the nearest first."""


class Puzzle(Struct):
    """A decision to find the best choice of, as a client is sent it."""

    game: str
    rules_version: int
    players: int
    seat: int
    """Who has to decide."""
    view: Any
    """What the seat knows."""
    seat_names: list[tuple[str, ...]]
    """By seat: the messages for the characters it is known by."""
    numbers: dict[str, int]
    """The numbers of the game that this match has changed."""
    kind: str
    """The kind of decision."""
    choices: list[int]
    details: list[dict[str, Any]]
    """By choice: what the words for it mention besides its own fields."""
    best: int
    estimates: tuple[Estimate, ...]
    why: tuple[Explanation, ...]
    """The best choice compared with others, the nearest first; not always with all of them."""
    text: str | None = None
    """The view as text, for clients that ask for it."""


def make_puzzle(mind: Mind, analysis: Analysis, why: tuple[Explanation, ...]) -> Puzzle:
    """A puzzle of a decision, from what its seat knows."""
    view = mind.view
    world = mind.world(0)
    game = world.game
    numbers = world.options.get(NUMBERS)
    return Puzzle(
        game=game.meta.name,
        rules_version=int(world.rules_version),
        players=int(world.seats),
        seat=mind.seat,
        view=view,
        seat_names=[game.seat_names(view, seat) for seat in range(len(view.seats))],
        numbers={} if numbers is None else dict(numbers["values"]),
        kind=mind.decision.kind,
        choices=[choice.number for choice in mind.choices],
        details=[dict(game.choice_details(view, choice)) for choice in mind.choices],
        best=analysis.best.choice,
        estimates=analysis.estimates,
        why=why,
    )


def decoded_view(game: Game, puzzle: Puzzle) -> Any:
    """The view of a puzzle that came as JSON, as the game's own type."""
    return msgspec.convert(puzzle.view, game.type_of_views)


class PuzzleFile(Struct, omit_defaults=True):
    """A puzzle that ships with a game: the match it comes from, and the analysis."""

    rules_version: int
    players: int
    options: dict[str, Any]
    seed: int
    made: list[tuple[int, int]]
    """The choices made before the decision: seat and number."""
    seat: int
    bot: str
    """The bot that analysed the decision."""
    analysis: Analysis
    why: tuple[Explanation, ...]

    def mind(self, game: Game) -> Mind:
        """What the seat knew."""
        state = game.new(self.players, self.seed, True, self.rules_version, **self.options)
        for seat, number in self.made:
            state.apply(game.choices[number], seat)
        return Mind(state, self.seat)

    def puzzle(self, game: Game) -> Puzzle:
        return make_puzzle(self.mind(game), self.analysis, self.why)

    def write(self) -> bytes:
        """The file's content, one line for each field."""
        fields = msgspec.to_builtins(self)
        lines = [b'"%s": %s' % (name.encode(), msgspec.json.encode(value)) for name, value in fields.items()]
        return b"{\n%s\n}\n" % b",\n".join(lines)


def shipped_puzzles(game: Game) -> dict[str, PuzzleFile]:
    """The puzzles of a game's folder, by the name of their file."""
    return _puzzles_of_package(game.package)


@cache
def _puzzles_of_package(package: str) -> dict[str, PuzzleFile]:
    folder = files(package).joinpath(FOLDER)
    if not folder.is_dir():
        return {}
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".json"))
    return {
        name.removesuffix(".json"): msgspec.json.decode(folder.joinpath(name).read_bytes(), type=PuzzleFile)
        for name in names
    }
