"""A bot that plays by a policy somebody trained: an ONNX file that rates every choice of a row.

What a file must say about itself, as metadata: the game, its environment version and rules version, the
bytes of a row and the number of choices. So a file made for something else is refused, not played badly.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from cantina.games.versions import VERSIONS
from cantina.kernel.choice import Choice
from cantina.kernel.errors import BadOption
from cantina.kernel.game import Game
from cantina.kernel.mind import Mind
from cantina.kernel.registry import game as find_game
from cantina.kernel.registry import games

INPUT: Final = "rows"
"""uint8 of (n, bytes of a row)."""
OUTPUT: Final = "ratings"
"""float32 of (n, choices): the higher, the better."""


def facts(game: Game) -> dict[str, str]:
    """What the metadata of a policy for a game, as it is now, has to say."""
    return {
        "cantina.game": game.meta.name,
        "cantina.environment": str(VERSIONS.get(game.meta.name, 0)),
        "cantina.rules": str(game.meta.rules_version),
        "cantina.row": str(game.encoding.size),
        "cantina.choices": str(len(game.choices)),
    }


class Policy(NamedTuple):
    """An opened file."""

    game: str
    session: Any

    def rate(self, row: bytes) -> Any:
        """A rating for every choice of the game."""
        import numpy as np

        rows = np.frombuffer(row, np.uint8).reshape(1, -1)
        return self.session.run([OUTPUT], {INPUT: rows})[0][0]


class Learned:
    """Makes the choice its policy rates highest, among those it is offered; `learned:FILE` names the file."""

    NAME: Final = "learned"

    def __init__(self, file: str) -> None:
        self.policy = open_policy(file)
        self._file = file

    def choose(self, mind: Mind) -> Choice:
        # The row of a seat is the same in every world it can imagine: any of them will do.
        world = mind.world(0)
        game = world.game
        if game.meta.name != self.policy.game:
            raise _refused(self._file, f"a policy for {game.meta.name}; this one is for {self.policy.game}")
        if len(mind.choices) == 1:
            return mind.choices[0]
        ratings = self.policy.rate(game.encoding.row(world, mind.seat))
        return max(mind.choices, key=lambda choice: float(ratings[choice.number]))


def learned_game(spec: str) -> str | None:
    """The game a bot's name is for, if it names a policy."""
    name, _, file = spec.partition(":")
    return open_policy(file).game if name == Learned.NAME and file else None


def open_policy(file: str) -> Policy:
    """Opens a policy, once for every change of the file; BadOption says what is wrong with it."""
    try:
        stat = Path(file).stat()
    except OSError as error:
        raise _refused(file, f"a file that can be read ({error.strerror})") from None
    return _open(file, stat.st_mtime_ns, stat.st_size)


@lru_cache(maxsize=16)
def _open(file: str, changed: int, size: int) -> Policy:
    try:
        import onnxruntime
    except ModuleNotFoundError as error:
        raise _refused(file, f"cantina[learn] installed: {error.name} is missing") from None
    settings = onnxruntime.SessionOptions()
    settings.intra_op_num_threads = settings.inter_op_num_threads = 1
    settings.log_severity_level = 3
    try:
        session = onnxruntime.InferenceSession(
            Path(file).read_bytes(), settings, providers=["CPUExecutionProvider"]
        )
    except OSError as error:
        raise _refused(file, f"a file that can be read ({error.strerror})") from None
    except Exception:  # onnxruntime's errors have no base of their own
        raise _refused(file, "an ONNX file") from None
    found = session.get_modelmeta().custom_metadata_map
    name = found.get("cantina.game")
    if name not in games():
        raise _refused(file, f"a policy for one of the games ({', '.join(games())}); it says {name!r}")
    for fact, wanted in facts(find_game(name)).items():
        if found.get(fact) != wanted:
            what = fact.removeprefix("cantina.")
            raise _refused(file, f"a policy made with {what} {wanted}; this one says {found.get(fact)!r}")
    if [i.name for i in session.get_inputs()] != [INPUT] or OUTPUT not in [
        o.name for o in session.get_outputs()
    ]:
        raise _refused(file, f"a policy with the input {INPUT!r} and the output {OUTPUT!r}")
    return Policy(name, session)


def _refused(file: str, wanted: str) -> BadOption:
    return BadOption("bots", f"{Learned.NAME}:{file}", wanted)
