"""A bot that plays by a trained policy: an ONNX file that rates every choice, given a seat's row.

The file's metadata must state the game, its environment version and rules version, the bytes of a row and
the number of choices, so that a file made for something else is refused instead of played badly. It may
state numbers that were changed; without, the policy is for the numbers of the game itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from cantina.kernel.choice import Choice
from cantina.kernel.errors import Allowed, BadOption
from cantina.kernel.game import Game
from cantina.kernel.mind import Mind
from cantina.kernel.numbers import changed_numbers
from cantina.kernel.registry import game as find_game
from cantina.kernel.registry import games

INPUT: Final = "rows"
"""uint8 of (n, bytes of a row)."""
OUTPUT: Final = "ratings"
"""float32 of (n, choices): the higher, the better."""


_NUMBERS: Final = "cantina.numbers"


def policy_metadata(game: Game, numbers: Mapping[str, int] | None = None) -> dict[str, str]:
    """The metadata that a policy for a game must have; `numbers` are those that were changed in training."""
    changed = game.numbers.read_set(numbers).values
    return _required_metadata(game) | ({_NUMBERS: _numbers_text(changed)} if changed else {})


def _numbers_text(values: Mapping[str, int]) -> str:
    return ", ".join(f"{name}={value}" for name, value in sorted(values.items()))


def _required_metadata(game: Game) -> dict[str, str]:
    return {
        "cantina.game": game.meta.name,
        "cantina.environment": str(game.meta.environment_version),
        "cantina.rules": str(game.meta.rules_version),
        "cantina.row": str(game.encoding.size),
        "cantina.choices": str(len(game.choices)),
    }


class Policy(NamedTuple):
    """An open policy file."""

    game: str
    numbers: str
    """The changed numbers it was trained with, as text; empty: those of the game."""
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
        # The row of a seat is the same in every world sampled for it, so any of them will do.
        world = mind.world(0)
        game = world.game
        if game.meta.name != self.policy.game:
            raise _bad_policy(
                self._file,
                Allowed(
                    "policy-game",
                    "a policy for {wanted}; this one is for {found}",
                    wanted=game.meta.name,
                    found=self.policy.game,
                ),
            )
        if (played := _numbers_text(changed_numbers(world))) != self.policy.numbers:
            wanted, made = (text or "the game's own" for text in (played, self.policy.numbers))
            raise _bad_policy(
                self._file,
                Allowed(
                    "policy-numbers",
                    "a policy for the numbers of the match ({wanted}); this one was made for {found}",
                    wanted=wanted,
                    found=made,
                ),
            )
        if len(mind.choices) == 1:
            return mind.choices[0]
        ratings = self.policy.rate(game.encoding.row(world, mind.seat))
        return max(mind.choices, key=lambda choice: float(ratings[choice.number]))


def suits(spec: str, game: Game, numbers: Mapping[str, int]) -> bool:
    """Whether a bot can play a game with some numbers changed: a policy plays what it was made for."""
    name, _, file = spec.partition(":")
    if name != Learned.NAME or not file:
        return True
    policy = open_policy(file)
    return (policy.game, policy.numbers) == (game.meta.name, _numbers_text(numbers))


def open_policy(file: str) -> Policy:
    """Opens a policy, again only when the file has changed; BadOption says what is wrong with it."""
    try:
        stat = Path(file).stat()
    except OSError as error:
        raise _bad_policy(
            file, Allowed("readable-file", "a file that can be read ({why})", why=error.strerror)
        ) from None
    return _open(file, stat.st_mtime_ns, stat.st_size)


@lru_cache(maxsize=16)
def _open(file: str, changed: int, size: int) -> Policy:
    try:
        import onnxruntime
    except ModuleNotFoundError as error:
        raise _bad_policy(
            file,
            Allowed("learn-installed", "cantina[learn] installed: {package} is missing", package=error.name),
        ) from None
    settings = onnxruntime.SessionOptions()
    settings.intra_op_num_threads = settings.inter_op_num_threads = 1
    settings.log_severity_level = 3
    try:
        session = onnxruntime.InferenceSession(
            Path(file).read_bytes(), settings, providers=["CPUExecutionProvider"]
        )
    except OSError as error:
        raise _bad_policy(
            file, Allowed("readable-file", "a file that can be read ({why})", why=error.strerror)
        ) from None
    except Exception:  # onnxruntime's errors have no base of their own
        raise _bad_policy(file, Allowed("onnx-file", "an ONNX file")) from None
    metadata = session.get_modelmeta().custom_metadata_map
    name = metadata.get("cantina.game")
    if name not in games():
        raise _bad_policy(
            file,
            Allowed(
                "policy-known-game",
                "a policy for one of the games ({names}); it says {found!r}",
                names=list(games()),
                found=name,
            ),
        )
    for key, wanted in _required_metadata(find_game(name)).items():
        if metadata.get(key) != wanted:
            what = key.removeprefix("cantina.")
            raise _bad_policy(
                file,
                Allowed(
                    "policy-made-with",
                    "a policy made with {what} {wanted}; this one says {found!r}",
                    what=what,
                    wanted=wanted,
                    found=metadata.get(key),
                ),
            )
    if [i.name for i in session.get_inputs()] != [INPUT] or OUTPUT not in [
        o.name for o in session.get_outputs()
    ]:
        raise _bad_policy(
            file,
            Allowed(
                "policy-shape",
                "a policy with the input {input!r} and the output {output!r}",
                input=INPUT,
                output=OUTPUT,
            ),
        )
    return Policy(name, metadata.get(_NUMBERS, ""), session)


def _bad_policy(file: str, wanted: Allowed) -> BadOption:
    return BadOption("bots", f"{Learned.NAME}:{file}", wanted)
