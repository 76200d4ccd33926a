"""A game: its facts, its choices and the functions that make, show and imagine its states."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any

import msgspec

from cantina.kernel.choice import Choice, Refused, Universe
from cantina.kernel.errors import BadOption, BadPosition, CantinaError
from cantina.kernel.event import Event
from cantina.kernel.judgement import PLAIN, Judgement
from cantina.kernel.luck import SEED_LIMIT, Stream, salt, seeded
from cantina.kernel.numbers import Number, changes
from cantina.kernel.pile import Pile
from cantina.kernel.result import Result
from cantina.kernel.state import Ask, Frame, State

if TYPE_CHECKING:
    from cantina.kernel.encoding import Encoding

CHANGED = "numbers"
"""Where the options of a state played with changed numbers say which; no option of a game is called so."""


@dataclass(frozen=True)
class Option:
    """One option of a game; `option-<name>` is its message for people."""

    name: str
    default: Any
    allowed: tuple[Any, ...] | None
    """The values it takes; None when `check` decides."""
    check: Callable[[Any], str | None] | None = None
    """Returns what is allowed, in words, when a value is not."""


def names_option(name: str, names: tuple[str, ...], usual: str = "random", *others: str) -> Option:
    """An option that takes one of a few words, the first as its default, or names joined by commas."""
    words = (usual, *others)

    def check(value: Any) -> str | None:
        given = value.split(",") if isinstance(value, str) else []
        if value in words or (given and set(given) <= set(names) and len(set(given)) == len(given)):
            return None
        allowed = " or ".join(f"'{word}'" for word in words)
        return f"{allowed} or different names from {', '.join(names)}, joined by commas"

    return Option(name, usual, None, check)


@dataclass(frozen=True)
class Meta:
    """The facts of a game that are known without playing it."""

    name: str
    title: Mapping[str, str]
    """By language."""
    seats: tuple[int, int]
    """The fewest and the most."""
    rules_version: int
    over_rule: str
    """The rule by which a finished game takes no more choices."""
    longest: int
    """No match has more decisions than this."""
    options: tuple[Option, ...] = ()


class Deeds:
    """What each seat had to do with the cards of one kind: how often, by name."""

    def __init__(self, names: Iterable[str], seats: int) -> None:
        self.names = tuple(dict.fromkeys(names))
        """Every card of the kind that could have turned up."""
        self.owned: tuple[Counter[str], ...] = tuple(Counter() for _ in range(seats))
        self.used: tuple[Counter[str], ...] = tuple(Counter() for _ in range(seats))
        self.seen: Counter[str] = Counter()
        """What lay open for everybody."""


@dataclass(frozen=True)
class Tally:
    """What statistics count about one match; every name is a message `tally-<name>` for people."""

    labels: Mapping[str, Sequence[str]]
    """What each seat played, by kind: its character, for instance."""
    rounds: Sequence[Mapping[str, int]]
    """What happened in each round, or other part of the match."""
    cards: Mapping[str, Deeds] = field(default_factory=dict)
    """What the seats did with the cards of each kind; the names are words of the kind's vocabulary."""


@dataclass(frozen=True)
class Game:
    """The rules of one title, assembled from the functions of its folder."""

    meta: Meta
    universe: Universe
    streams: tuple[str, ...]
    """The names of its streams of luck."""
    frames: Mapping[str, Callable[..., Frame[Any]]]
    """Rebuilds a frame from its name and arguments."""
    events: tuple[type[Event], ...]
    reasons: tuple[tuple[str, str], ...]
    """Every (code, rule) a refusal of this game can carry."""
    words: Mapping[str, str]
    """Field of a choice, event or refusal -> vocabulary its value belongs to."""
    package: str
    """Where its text and rules live."""
    blank: Callable[[Game, int, bool], State]
    """An empty state for so many seats."""
    setup: Callable[[Any], None]
    """Lays the table on a state that has its options and streams, and pushes the first frame."""
    view: Callable[[Any, int | None], Any]
    imagine: Callable[[Any, int | None, Stream], None]
    """Replaces, in a copy, all that a seat does not know by a guess."""
    census: Callable[[Any], Mapping[str, int]]
    """Counts every component of the box, wherever it is."""
    shapes: Mapping[str, Any]
    """The game's own fields of the state and the JSON type of each."""
    settle: Callable[[int, dict[str, Any]], dict[str, Any]] = lambda players, options: options
    """Checks options against each other and fills in what follows from them."""
    persona: Callable[[Any, int], tuple[str, ...]] = lambda view, seat: ()
    """The messages for the figures by which a seat is known, as far as a view shows them."""
    draw: Callable[[Any, Any], str] = lambda view, say: ""
    """A view as a text board, with a teller for the words."""
    tally: Callable[[Any, Sequence[Event]], Tally] = lambda state, events: Tally({}, [])
    """What statistics count about a finished state and the events that led to it."""
    about: Callable[[Any, Choice], Sequence[tuple[str, str]]] = lambda state, choice: ()
    """The cards, as kind and name, that a choice offered in a state would take or use."""
    judgement: Judgement[Any] = PLAIN
    """What an experienced player sees at a glance; bots think with it."""
    rows: Callable[[], Encoding[Any]] | None = None
    """Loads its encoding, which playing does not need."""
    numbers: Mapping[str, Number] = field(default_factory=dict)
    """Numbers of its cards and rules that a lab may change, by name: see kernel/numbers.py."""
    variants: Sequence[Mapping[str, Any]] = ()
    """The option sets, players included, that together cover the game; the laws play them all."""

    @property
    def choices(self) -> tuple[Choice, ...]:
        """Every choice the game can ever offer; `choices[i].number == i`."""
        return self.universe.all

    @cached_property
    def encoding(self) -> Encoding[Any]:
        """What a seat knows as a row of bytes; whoever learns from positions reads it, with cantina[learn]."""
        try:
            from cantina.kernel.encoding import EMPTY

            return EMPTY if self.rows is None else self.rows()
        except ModuleNotFoundError as error:
            raise CantinaError(f'rows need {error.name}: pip install "cantina[learn]"') from None

    def parse(self, text: str) -> Choice:
        """Finds the choice a text stands for, or raises NotAChoice."""
        return self.universe.parse(text)

    def new(self, players: int | None = None, seed: int = 0, quiet: bool = False, **options: Any) -> State:
        """A new game, played on to its first decision; without `players`, for the usual number."""
        return self.new_by_luck([seed] * len(self.streams), players, quiet, **options)

    def new_by_luck(
        self, seeds: Sequence[int], players: int | None = None, quiet: bool = False, **options: Any
    ) -> State:
        """A new game with a seed for each stream: the same deal with other dice, for instance."""
        fewest, most = self.meta.seats
        if players is None:
            players = min(4, most)
        if isinstance(players, bool) or not isinstance(players, int) or not fewest <= players <= most:
            raise BadOption("players", players, f"a whole number from {fewest} to {most}")
        for seed in seeds:
            if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < SEED_LIMIT:
                raise BadOption("seed", seed, "a whole number from 0 to 2**96 - 1")
        settled = self.settle(players, self._checked(options))
        if other := changes(self.meta.name):
            settled = {**settled, CHANGED: dict(other)}
        state = self._blank(players, settled, seeds, quiet)
        self.setup(state)
        state.open()
        return state

    def dump(self, state: State) -> dict[str, Any]:
        """The whole truth as JSON."""
        return {
            "game": self.meta.name,
            "rules": self.meta.rules_version,
            "players": state.seats,
            "options": dict(state.options),
            "streams": {name: s.dump() for name, s in zip(self.streams, state.streams, strict=True)},
            "stack": [[frame.name, *frame.args()] for frame in state.stack],
            "answers": list(state.answers),
            "result": None if state.result is None else state.result.dump(),
            "table": {name: _pack(getattr(state, name)) for name in self.shapes},
        }

    def load(self, data: Mapping[str, Any], quiet: bool = False) -> State:
        """Rebuilds a dumped state; BadPosition names what is wrong with it."""
        try:
            form = msgspec.convert(data, _Position)
        except msgspec.ValidationError as error:
            raise BadPosition(str(error)) from None
        if form.game != self.meta.name:
            raise BadPosition(f"the position is of {form.game!r}, not of {self.meta.name!r}")
        if form.rules != self.meta.rules_version:
            raise BadPosition(f"rules version {form.rules} is not {self.meta.rules_version}")
        fewest, most = self.meta.seats
        if not fewest <= form.players <= most:
            raise BadPosition(f"$.players is {form.players}, not {fewest} to {most}")
        try:
            options = self.settle(form.players, self._checked(form.options))
        except BadOption as error:
            raise BadPosition(f"$.options: {error}") from None
        state = self._blank(form.players, options, [0] * len(self.streams), quiet)
        for at, name in enumerate(self.streams):
            if name not in form.streams:
                raise BadPosition(f"$.streams lacks {name!r}")
            state.streams[at] = Stream(*form.streams[name])
        for name, shape in self.shapes.items():
            if name not in form.table:
                raise BadPosition(f"$.table lacks {name!r}")
            try:
                setattr(state, name, _unpack(form.table[name], shape))
            except msgspec.ValidationError as error:
                raise BadPosition(f"$.table.{name}: {error}") from None
        try:
            for name, *args in form.stack:
                state.stack.append(self.frames[name](*args))
            if form.result is not None:
                state.result = Result(**msgspec.structs.asdict(form.result))
            state.open()
            self._answer_again(state, form.answers)
        except (AttributeError, IndexError, KeyError, TypeError, ValueError, Refused) as error:
            raise BadPosition(f"the position does not hold together: {error!r}") from None
        return state

    def _answer_again(self, state: State, answers: list[int]) -> None:
        """Gives back the answers of a simultaneous decision that were in when a state was dumped."""
        for seat, number in enumerate(answers):
            if number >= 0:
                state.apply(self.choices[number], seat)

    def asks(self) -> tuple[Ask[Any], ...]:
        """Every kind of decision the game knows, for texts and reports."""
        first = (
            next(iter(build.members.values())) for build in self.frames.values() if isinstance(build, _Family)
        )
        return tuple(frame for frame in first if isinstance(frame, Ask))

    def _checked(self, options: Mapping[str, Any]) -> dict[str, Any]:
        known = {option.name: option for option in self.meta.options}
        for name, value in options.items():
            if name not in known:
                names = ", ".join(known) or "none"
                raise BadOption(name, value, f"one of the options of this game: {names}")
            option = known[name]
            if option.allowed is not None and (
                value not in option.allowed or type(value) not in {type(a) for a in option.allowed}
            ):
                raise BadOption(name, value, ", ".join(str(a) for a in option.allowed))
            if option.check is not None and (allowed := option.check(value)) is not None:
                raise BadOption(name, value, allowed)
        return {name: options.get(name, option.default) for name, option in known.items()}

    def _blank(self, players: int, options: dict[str, Any], seeds: Sequence[int], quiet: bool) -> State:
        state = self.blank(self, players, quiet)
        luck = zip(seeds, self.streams, strict=True)
        state.begin(options, [seeded(seed, salt(name)) for seed, name in luck])
        return state


class _Family:
    """Finds the instance of a frame by its arguments."""

    def __init__(self) -> None:
        self.members: dict[tuple[int, ...], Frame[Any]] = {}

    def __call__(self, *args: int) -> Frame[Any]:
        return self.members[args]


def frame_table(*frames: Frame[Any]) -> dict[str, Callable[..., Frame[Any]]]:
    """The table of a game's frames, all of them made once, by name and arguments."""
    table: dict[str, _Family] = {}
    for frame in frames:
        table.setdefault(frame.name, _Family()).members[frame.args()] = frame
    return dict(table)


class _ResultForm(msgspec.Struct):
    ranking: list[list[int]]
    scores: list[int]
    breakdown: list[dict[str, int]]
    ending: str
    beaten: bool = False


class _Position(msgspec.Struct):
    game: str
    rules: int
    players: int
    options: dict[str, Any]
    streams: dict[str, tuple[int, int, int, int]]
    stack: list[list[Any]]
    answers: list[int]
    result: _ResultForm | None
    table: dict[str, Any]


def _pack(value: Any) -> Any:
    if isinstance(value, Pile):
        return value.dump()
    if isinstance(value, list | tuple):
        return [_pack(item) for item in value]
    return value


def _unpack(value: Any, shape: Any) -> Any:
    if shape is Pile:
        pairs = msgspec.convert(value, list[tuple[int, int]])
        return Pile([card for card, _ in pairs], [seen for _, seen in pairs])
    if shape == list[Pile]:
        return [_unpack(item, Pile) for item in msgspec.convert(value, list[Any])]
    return msgspec.convert(value, shape)
