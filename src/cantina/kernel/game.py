"""A game: its facts, its choices and the functions that make its states, views and worlds."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any, get_args, get_origin, get_type_hints

import msgspec

from cantina.kernel.choice import Choice, Refused, Universe
from cantina.kernel.errors import Allowed, BadOption, BadPosition, CantinaError
from cantina.kernel.evaluation import RESULT_ONLY, Evaluator
from cantina.kernel.event import Event
from cantina.kernel.hidden_facts import NO_HIDDEN_FACTS, HiddenFacts
from cantina.kernel.meta import Meta
from cantina.kernel.numbers import NO_NUMBERS, NUMBERS, GameNumbers
from cantina.kernel.own_side import AS_WRITTEN, OwnSide
from cantina.kernel.provenance import CardProvenance
from cantina.kernel.random_streams import SEED_FORM, Seed, Stream, is_seed, load_stream, named_streams
from cantina.kernel.result import Result
from cantina.kernel.state import DecisionFrame, Frame, State
from cantina.kernel.statistics import MatchStatistics
from cantina.kernel.view import View

if TYPE_CHECKING:
    from cantina.kernel.encoding import Encoding


MAX_RESOLVED = 256
"""So many sets of options of a game are kept checked."""


@dataclass(frozen=True)
class Game:
    """The rules of one title, assembled from the functions of its folder."""

    meta: Meta
    universe: Universe
    streams: tuple[str, ...]
    """The names of its random streams."""
    frames: Mapping[str, Callable[..., Frame[Any]]]
    """Rebuilds a frame from its name and arguments."""
    events: tuple[type[Event], ...]
    reasons: tuple[tuple[str, str], ...]
    """Every (code, rule) a refusal of this game can carry."""
    vocabularies: Mapping[str, str]
    """Field of a choice, event or refusal -> vocabulary its value belongs to."""
    package: str
    """The Python package that holds its text/ and RULES.md."""
    make_state: Callable[[Game, int, bool], State]
    """An empty state for so many seats."""
    setup: Callable[[Any], None]
    """Sets up a state that has its options and streams, and pushes the first frame."""
    view: Callable[..., View]
    """What a seat, or the public (None), knows of a state."""
    sample_world: Callable[[Any, int | None, Stream], None]
    """Replaces, in a copy of the state, everything a seat does not know by a random guess."""
    inventory: Callable[[Any], Mapping[str, int]]
    """Counts every component of the box, wherever it is."""
    field_types: Mapping[str, Any]
    """The game's own fields of the state and the JSON type of each, or a class with `dump` and `load`."""
    view_type: type | None = None
    """The type of its views; None: what `view` is annotated with, unless that function is compiled."""
    changed_parts: Callable[[Any, Any], int] | None = None
    """Compares two positions of one match: the parts of a view that may differ between them, as bits.

    Its `view` then takes two more arguments, the same seat's view of the earlier position and those bits; the
    view it makes is equal to a new one, and what has not changed is the same object as before. None: `view`
    always makes all of it."""
    private_changes: Callable[[Any, Any], int] | None = None
    """With `changed_parts`: the seats (bits) whose views may change otherwise than the public's between two
    positions. None: perhaps all of them."""
    resolve_options: Callable[[int, dict[str, Any]], dict[str, Any]] = lambda players, options: options
    """Checks options against each other and fills in what follows from them."""
    seat_names: Callable[[Any, int], tuple[str, ...]] = lambda view, seat: ()
    """The ids of the messages that name a seat, such as its characters, as far as `seats` of a view tells."""
    text_board: Callable[[Any, Any], str] = lambda view, localizer: ""
    """A view as a text board, with a localizer for the words."""
    card_texts: Callable[[Any, Any], Mapping[str, str]] = lambda numbers, localizer: {}
    """What cards say, by message, where that is made from their data: for a match's numbers and a localizer."""
    statistics: Callable[[Any, Sequence[Event]], MatchStatistics] = lambda state, events: MatchStatistics(
        {}, []
    )
    """What statistics count about a finished state and the events that led to it."""
    deciding: Callable[[Result], str] = lambda result: ""
    """What decided a result, where its ending does not say it all; `decided-<word>` is its message."""
    phrases: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Names made of several fields of a choice, event or refusal, such as a first and a last name."""
    choice_details: Callable[[Any, Choice], Mapping[str, Any]] = lambda view, choice: {}
    """What the words for a choice mention besides its own fields, as far as a view shows it; without a view,
    None for each."""
    choice_effect: Callable[[Any, Choice, Any], str] = lambda view, choice, localizer: ""
    """What the cards of a choice do, in the words of a localizer; empty where its name says it all."""
    cards_of_choice: Callable[[Any, Choice], Sequence[tuple[str, str]]] = lambda state, choice: ()
    """The cards, as kind and name, that a choice offered in a state would take or use."""
    evaluator: Evaluator[Any] = RESULT_ONLY
    """Heuristic evaluation of positions, for bots."""
    load_encoding: Callable[[], Encoding[Any]] | None = None
    """Loads its encoding, which playing does not need."""
    load_own_side: Callable[[], OwnSide] | None = None
    """Loads how its rows are turned to the own side; None: nothing but seats has to be turned."""
    numbers: GameNumbers[Any] = field(default_factory=lambda: NO_NUMBERS)
    """The numbers of its cards and rules that a match may change, by name: see kernel/numbers.py."""
    hidden_facts: HiddenFacts = NO_HIDDEN_FACTS
    """What it declares about the things it hides: see kernel/hidden_facts.py."""
    provenance: Mapping[str, Mapping[str, CardProvenance]] = field(default_factory=dict)
    """By vocabulary, such as `card`, and name: where each card comes from."""
    variants: Sequence[Mapping[str, Any]] = ()
    """The option sets, players included, that together cover the game; the laws play them all."""

    @property
    def type_of_views(self) -> Any:
        """The `msgspec.Struct` of its views; None if it does not say."""
        return self.view_type or get_type_hints(self.view).get("return")

    @property
    def choices(self) -> tuple[Choice, ...]:
        """Every choice the game can ever offer; `choices[i].number == i`."""
        return self.universe.all

    @cached_property
    def encoding(self) -> Encoding[Any]:
        """Writes what a seat knows as a row of bytes, for learning; needs cantina[learn]."""
        try:
            from cantina.kernel.encoding import NO_ENCODING

            return NO_ENCODING if self.load_encoding is None else self.load_encoding()
        except ModuleNotFoundError as error:
            raise CantinaError(f'rows need {error.name}: pip install "cantina[learn]"') from None

    @cached_property
    def own_side(self) -> OwnSide:
        """How its rows and choices are turned to the side of the observing seat."""
        return AS_WRITTEN if self.load_own_side is None else self.load_own_side()

    def parse(self, text: str) -> Choice:
        """Finds the choice a text stands for, or raises NotAChoice."""
        return self.universe.parse(text)

    def new(
        self,
        players: int | None = None,
        seed: Seed = 0,
        quiet: bool = False,
        rules_version: int | None = None,
        **options: Any,
    ) -> State:
        """A new game, played on to its first decision.

        Without `players` it is for the usual number, without `rules_version` under the newest rules.
        The option `numbers` changes numbers of the game for this match: values by name, or a NumberSet.
        """
        return self._new([seed] * len(self.streams), players, quiet, rules_version, options)

    def new_from_seeds(
        self,
        seeds: Sequence[Seed],
        players: int | None = None,
        quiet: bool = False,
        rules_version: int | None = None,
        **options: Any,
    ) -> State:
        """A new game with a seed for each stream: the same deal with other dice, for instance."""
        return self._new(seeds, players, quiet, rules_version, options)

    def _new(
        self,
        seeds: Sequence[Seed],
        players: int | None,
        quiet: bool,
        rules_version: int | None,
        options: dict[str, Any],
    ) -> State:
        fewest, most = self.meta.seats
        if players is None:
            players = min(4, most)
        if isinstance(players, bool) or not isinstance(players, int) or not fewest <= players <= most:
            raise BadOption(
                "players",
                players,
                Allowed("whole-number", "a whole number from {low} to {high}", low=fewest, high=most),
            )
        if len(seeds) != len(self.streams):
            raise ValueError(f"{len(seeds)} seeds for {len(self.streams)} streams")
        for seed in seeds:
            if not is_seed(seed):
                raise BadOption("seed", seed, Allowed("seed", SEED_FORM))
        if rules_version is None:
            rules_version = self.meta.rules_version
        elif rules_version not in self.meta.rules_versions:
            raise BadOption(
                "rules_version",
                rules_version,
                Allowed("one-of", "{values}", values=list(self.meta.rules_versions)),
            )
        resolved = self._resolve(players, options, rules_version)
        state = self._empty_state(players, resolved, seeds, quiet, rules_version)
        self.setup(state)
        state.start()
        return state

    def dump(self, state: State) -> dict[str, Any]:
        """The whole truth as JSON."""
        return {
            "game": self.meta.name,
            "rules": int(state.rules_version),
            "players": state.seats,
            "options": dict(state.options),
            "streams": {name: s.dump() for name, s in zip(self.streams, state.streams, strict=True)},
            "stack": [[frame.name, *frame.args()] for frame in state.stack],
            "answers": list(state.answers),
            "result": None if state.result is None else state.result.dump(),
            "table": {name: _to_json(getattr(state, name)) for name in self.field_types},
        }

    def load(self, data: Mapping[str, Any], quiet: bool = False) -> State:
        """Rebuilds a dumped state; BadPosition names what is wrong with it."""
        try:
            form = msgspec.convert(data, _DumpedState)
        except msgspec.ValidationError as error:
            raise BadPosition(str(error)) from None
        if form.game != self.meta.name:
            raise BadPosition(f"the position is of {form.game!r}, not of {self.meta.name!r}")
        if form.rules not in self.meta.rules_versions:
            raise BadPosition(f"rules version {form.rules} is not {_listed(self.meta.rules_versions)}")
        fewest, most = self.meta.seats
        if not fewest <= form.players <= most:
            raise BadPosition(f"$.players is {form.players}, not {fewest} to {most}")
        try:
            options = self._resolve(form.players, form.options, form.rules)
        except BadOption as error:
            raise BadPosition(f"$.options: {error}") from None
        state = self._empty_state(form.players, options, [0] * len(self.streams), quiet, form.rules)
        for at, name in enumerate(self.streams):
            if name not in form.streams:
                raise BadPosition(f"$.streams lacks {name!r}")
            try:
                state.streams[at] = load_stream(form.streams[name])
            except ValueError as error:
                raise BadPosition(f"$.streams.{name}: {error}") from None
        for name, field_type in self.field_types.items():
            if name not in form.table:
                raise BadPosition(f"$.table lacks {name!r}")
            try:
                setattr(state, name, _from_json(form.table[name], field_type))
            except msgspec.ValidationError as error:
                raise BadPosition(f"$.table.{name}: {error}") from None
        try:
            for name, *args in form.stack:
                state.stack.append(self.frames[name](*args))
            state.result = form.result
            state.start()
            self._replay_answers(state, form.answers)
        except (AttributeError, IndexError, KeyError, TypeError, ValueError, Refused) as error:
            raise BadPosition(f"the position does not hold together: {error!r}") from None
        return state

    def _replay_answers(self, state: State, answers: list[int]) -> None:
        """Gives again the answers that seats had already given to a simultaneous decision."""
        for seat, number in enumerate(answers):
            if number >= 0:
                state.apply(self.choices[number], seat)

    def frames_named(self, name: str) -> tuple[Frame[Any], ...]:
        """All frames of one name: one, or one for each of the arguments it may have."""
        build = self.frames[name]
        return tuple(build.members.values()) if isinstance(build, _FrameInstances) else ()

    def decision_frames(self) -> tuple[DecisionFrame[Any], ...]:
        """Every kind of decision the game knows, for texts and reports."""
        first = (
            next(iter(build.members.values()))
            for build in self.frames.values()
            if isinstance(build, _FrameInstances)
        )
        return tuple(frame for frame in first if isinstance(frame, DecisionFrame))

    @cached_property
    def _resolved(self) -> dict[tuple[Any, ...], dict[str, Any]]:
        """Options that have been checked, by players, rules version and options as given."""
        return {}

    def _resolve(self, players: int, options: Mapping[str, Any], rules_version: int) -> dict[str, Any]:
        """All options of a state, checked once; the set of numbers is among them only if it changes any."""
        if NUMBERS in options:
            return self._check_together(players, options, rules_version)
        key: tuple[Any, ...] = (players, rules_version)
        if options:  # True and 1 are equal, but not the same option
            key = (*key, *[(name, type(value), value) for name, value in options.items()])
        try:
            found = self._resolved.get(key)
        except TypeError:  # a value that no option takes, and that cannot be a key
            return self._check_together(players, options, rules_version)
        if found is None:
            found = self._check_together(players, options, rules_version)
            if len(self._resolved) >= MAX_RESOLVED:
                self._resolved.clear()
            self._resolved[key] = found
        return found

    def _check_together(self, players: int, options: Mapping[str, Any], rules_version: int) -> dict[str, Any]:
        given = {name: value for name, value in options.items() if name != NUMBERS}
        numbers = self.numbers.read_set(options.get(NUMBERS))
        try:
            resolved = self.resolve_options(players, self._check_options(given, rules_version))
        except BadOption as error:
            error.game = self.meta.name
            raise
        return {**resolved, NUMBERS: numbers.option()} if numbers.values else resolved

    def _check_options(self, options: Mapping[str, Any], rules_version: int) -> dict[str, Any]:
        known = {option.name: option for option in self.meta.options}
        for name, value in options.items():
            if name not in known:
                names = ", ".join(known) or "none"
                raise BadOption(
                    name,
                    value,
                    Allowed("known-option", "one of the options of this game: {names}", names=names),
                )
            option = known[name]
            if option.allowed is not None and (
                value not in option.allowed or type(value) not in {type(a) for a in option.allowed}
            ):
                raise BadOption(
                    name, value, Allowed("one-of", "{values}", values=[str(a) for a in option.allowed])
                )
            if option.check is not None and (allowed := option.check(value)) is not None:
                raise BadOption(name, value, allowed)
        return {name: options.get(name, option.default_under(rules_version)) for name, option in known.items()}

    def _empty_state(
        self, players: int, options: dict[str, Any], seeds: Sequence[Seed], quiet: bool, rules_version: int
    ) -> State:
        state = self.make_state(self, players, quiet)
        state.initialize(options, named_streams(seeds, self.streams), rules_version)
        if self.numbers:
            # Its type is the game's own, so that compiled rules read its fields directly.
            changed = options[NUMBERS]["values"] if NUMBERS in options else {}
            state.numbers = self.numbers.with_values(changed)  # type: ignore[attr-defined]
        return state


class _FrameInstances:
    """The instances of one frame name, found by their arguments."""

    def __init__(self) -> None:
        self.members: dict[tuple[int, ...], Frame[Any]] = {}

    def __call__(self, *args: int) -> Frame[Any]:
        return self.members[args]


def frame_table(*frames: Frame[Any]) -> dict[str, Callable[..., Frame[Any]]]:
    """The table of a game's frames, all of them made once, by name and arguments."""
    table: dict[str, _FrameInstances] = {}
    for frame in frames:
        table.setdefault(frame.name, _FrameInstances()).members[frame.args()] = frame
    return dict(table)


class _DumpedState(msgspec.Struct):
    game: str
    rules: int
    players: int
    options: dict[str, Any]
    streams: dict[str, list[int] | str]
    stack: list[list[Any]]
    answers: list[int]
    result: Result | None
    table: dict[str, Any]


def _listed(versions: Sequence[int]) -> str:
    return " or ".join(str(version) for version in versions)


def _to_json(value: Any) -> Any:
    if hasattr(value, "dump"):
        return value.dump()
    if value is None or isinstance(value, int | str):
        return value
    return [_to_json(item) for item in value]  # a list, a tuple or an array


def _from_json(value: Any, field_type: Any) -> Any:
    if hasattr(field_type, "load"):
        return field_type.load(value)
    if get_origin(field_type) is list and hasattr(item := get_args(field_type)[0], "load"):
        return [item.load(data) for data in msgspec.convert(value, list[Any])]
    return msgspec.convert(value, field_type)
