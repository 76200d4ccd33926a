"""A bot that plays by a trained policy, which rates every choice, given what a seat knows as a row.

A policy is a file that `cantina train` has made, whose network needs numpy alone (`cantina.policy`), or an ONNX
file of one's own, which needs onnxruntime. The file's metadata must state the game, its environment version and
rules version, the bytes of a row and the number of choices, so that a file made for something else is refused
instead of played badly. It may state numbers that were changed; without, the policy is for the numbers of the
game itself.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

from cantina.kernel.choice import Choice
from cantina.kernel.errors import Allowed, BadOption, BadPosition
from cantina.kernel.evaluation import softmax
from cantina.kernel.game import Game
from cantina.kernel.mind import Mind
from cantina.kernel.numbers import changed_numbers
from cantina.kernel.random_streams import Stream, salt, seeded
from cantina.kernel.registry import game as find_game
from cantina.kernel.registry import games
from cantina.kernel.state import State

if TYPE_CHECKING:
    from cantina.policy.network import Network

INPUT: Final = "rows"
"""uint8 of (n, bytes of a row)."""
OUTPUT: Final = "ratings"
"""float32 of (n, choices): the higher, the better."""


SEARCH_NAME: Final = "learned-search"
"""The bot that searches with a policy: `learned-search:FILE:BUDGET`."""
MAX_WORLD_SEEDS: Final = 20
"""So many seeds are tried for a world."""
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


class Policy(Protocol):
    """An open policy file."""

    @property
    def game(self) -> str: ...

    @property
    def numbers(self) -> str:
        """The changed numbers it was trained with, as text; empty: those of the game."""

    def rate(self, state: State, seat: int, choices: Sequence[Choice]) -> list[float]:
        """A rating for each of the choices offered to a seat: the higher, the better."""


class OnnxPolicy(NamedTuple):
    """A policy that onnxruntime evaluates, on plain rows."""

    game: str
    numbers: str
    session: Any

    def rate(self, state: State, seat: int, choices: Sequence[Choice]) -> list[float]:
        import numpy as np

        rows = np.frombuffer(state.game.encoding.row(state, seat), np.uint8).reshape(1, -1)
        ratings = self.session.run([OUTPUT], {INPUT: rows})[0][0]
        return [float(ratings[choice.number]) for choice in choices]


class NetworkPolicy(NamedTuple):
    """A policy that numpy evaluates, on own-side rows."""

    game: str
    numbers: str
    network: Network

    def rate(self, state: State, seat: int, choices: Sequence[Choice]) -> list[float]:
        return self.rate_and_evaluate(state, seat, choices)[0]

    def rate_and_evaluate(
        self, state: State, seat: int, choices: Sequence[Choice]
    ) -> tuple[list[float], float]:
        """The ratings, and the value of the position for the seat, from -1 (last) to 1 (first)."""
        import numpy as np

        own = self.network.own
        rows = np.frombuffer(state.game.encoding.row(state, seat), np.uint8).reshape(1, -1)
        numbers = np.array([choice.number for choice in choices])
        found = own.own_numbers(rows, np.zeros_like(numbers), numbers, np.array([seat]), int(state.seats))
        ratings, values = self.network.evaluate(own.turn(rows))
        return ratings[0, found].tolist(), float(values[0])


class Learned:
    """Makes the choice its policy rates highest, among those it is offered; `learned:FILE` names the file.

    With a temperature (`learned:FILE:0.7`) it draws a choice instead: the lower its rating, the more rarely.
    """

    NAME: Final = "learned"

    def __init__(self, file: str, seed: int = 0, temperature: float = 0.0) -> None:
        self.policy = open_policy(file)
        self.temperature = temperature
        self.file = file
        self._rng = seeded(seed, salt("learned bot"))

    def choose(self, mind: Mind) -> Choice:
        world = any_world(mind)
        check_policy(self.policy, self.file, world)
        if len(mind.choices) == 1:
            return mind.choices[0]
        ratings = self.policy.rate(world, mind.seat, mind.choices)
        if self.temperature > 0:
            return mind.choices[draw(softmax(ratings, self.temperature), self._rng)]
        return mind.choices[ratings.index(max(ratings))]


def check_policy(policy: Policy, file: str, world: State) -> None:
    """Raises BadOption if the policy is not made for this match."""
    game = world.game
    if game.meta.name != policy.game:
        raise _bad_policy(
            file,
            Allowed(
                "policy-game",
                "a policy for {wanted}; this one is for {found}",
                wanted=game.meta.name,
                found=policy.game,
            ),
        )
    if (played := _numbers_text(changed_numbers(world))) != policy.numbers:
        wanted, made = (text or "the game's own" for text in (played, policy.numbers))
        raise _bad_policy(
            file,
            Allowed(
                "policy-numbers",
                "a policy for the numbers of the match ({wanted}); this one was made for {found}",
                wanted=wanted,
                found=made,
            ),
        )


def any_world(mind: Mind) -> State:
    """A world of a seat. Its row is the same in all of them, so any will do."""
    for seed in range(MAX_WORLD_SEEDS):
        try:
            return mind.world(seed)
        except BadPosition:  # none was found in bounded time: with other random numbers there may be one
            continue
    return mind.world(MAX_WORLD_SEEDS)


def draw(shares: Sequence[float], rng: Stream) -> int:
    """Draws an index by shares of 1."""
    drawn = rng.next() / 2**32
    for index, share in enumerate(shares):
        drawn -= share
        if drawn < 0:
            return index
    return max(range(len(shares)), key=lambda index: shares[index])  # what rounding has left over


def policy_of(spec: str) -> str | None:
    """The file of a bot that plays by a policy; None: the spec of another bot."""
    name, _, rest = spec.partition(":")
    if not rest or name not in (Learned.NAME, SEARCH_NAME):
        return None
    return _split(rest)[0]


def setting_of(spec: str) -> str:
    """What follows the file in the spec of such a bot: a temperature or a budget; empty: nothing."""
    return _split(spec.partition(":")[2])[1]


def _split(rest: str) -> tuple[str, str]:
    file, colon, last = rest.rpartition(":")
    return (file, last) if colon and last[:1].isdigit() else (rest, "")


def fits_game(spec: str, game: Game, numbers: Mapping[str, int]) -> bool:
    """Whether a bot can play a game with some numbers changed: a policy plays what it was made for."""
    file = policy_of(spec)
    if file is None:
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
        with open(file, "rb") as opened:
            start = opened.read(2)
    except OSError as error:
        raise _bad_policy(
            file, Allowed("readable-file", "a file that can be read ({why})", why=error.strerror)
        ) from None
    return _open_network(file) if start == b"PK" else _open_onnx(file)


def _open_network(file: str) -> NetworkPolicy:
    """Opens a policy that numpy evaluates."""
    try:
        from cantina.policy.file import NotAPolicy, network_of, own_side_metadata, read_policy_file
        from cantina.policy.own_side import own_side_rows
    except ModuleNotFoundError as error:
        raise _missing(file, error) from None
    try:
        contents = read_policy_file(Path(file))
        game = _checked_game(file, contents.metadata)
        _check_metadata(file, contents.metadata, own_side_metadata(own_side_rows(game.meta.name)))
        network = network_of(contents, game)
    except NotAPolicy:
        raise _bad_policy(file, Allowed("policy-file", "a policy's file")) from None
    return NetworkPolicy(game.meta.name, contents.metadata.get(_NUMBERS, ""), network)


def _open_onnx(file: str) -> OnnxPolicy:
    try:
        import onnxruntime
    except ModuleNotFoundError as error:
        raise _missing(file, error) from None
    settings = onnxruntime.SessionOptions()
    settings.intra_op_num_threads = settings.inter_op_num_threads = 1
    settings.log_severity_level = 3
    try:
        session = onnxruntime.InferenceSession(
            Path(file).read_bytes(), settings, providers=["CPUExecutionProvider"]
        )
    except Exception:  # onnxruntime's errors have no base of their own
        raise _bad_policy(file, Allowed("onnx-file", "an ONNX file")) from None
    metadata = session.get_modelmeta().custom_metadata_map
    game = _checked_game(file, metadata)
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
    return OnnxPolicy(game.meta.name, metadata.get(_NUMBERS, ""), session)


def _checked_game(file: str, metadata: Mapping[str, str]) -> Game:
    """The game that metadata name, if they state what a policy for it must state."""
    name = metadata.get("cantina.game")
    if name is None or name not in games():
        raise _bad_policy(
            file,
            Allowed(
                "policy-known-game",
                "a policy for one of the games ({names}); it says {found!r}",
                names=list(games()),
                found=name,
            ),
        )
    game = find_game(name)
    _check_metadata(file, metadata, _required_metadata(game))
    return game


def _check_metadata(file: str, metadata: Mapping[str, str], required: Mapping[str, str]) -> None:
    for key, wanted in required.items():
        if metadata.get(key) != wanted:
            raise _bad_policy(
                file,
                Allowed(
                    "policy-made-with",
                    "a policy made with {what} {wanted}; this one says {found!r}",
                    what=key.removeprefix("cantina."),
                    wanted=wanted,
                    found=metadata.get(key),
                ),
            )


def _missing(file: str, error: ModuleNotFoundError) -> BadOption:
    return _bad_policy(
        file, Allowed("learn-installed", "cantina[learn] installed: {package} is missing", package=error.name)
    )


def _bad_policy(file: str, wanted: Allowed) -> BadOption:
    return BadOption("bots", f"{Learned.NAME}:{file}", wanted)
