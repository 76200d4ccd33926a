"""States, the frames on their stack, and the decisions they wait for.

A state is the whole truth of a game in progress. Its stack holds the steps of the rules in progress;
`apply` gives the top one an answer and runs on until somebody has to decide again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Generic, Self, TypeVar

from cantina.kernel.choice import Arg, Choice, Reason, Refusal, Refused
from cantina.kernel.errors import NoSuchSeat
from cantina.kernel.native_types import i64, mypyc_attr
from cantina.kernel.random_streams import Seed, Stream, named_stream, seeded, split

if TYPE_CHECKING:
    from cantina.kernel.event import Event
    from cantina.kernel.game import Game
    from cantina.kernel.result import Result

S = TypeVar("S", bound="State")

_WORLD_SALT: Final = 0x57
_SMALL_KEYS: Final = 512
"""Cache keys below this are looked up in a list."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """A step of the rules that is in progress: an immutable value on the state's stack.

    Progress lives in the state or in the frame pushed next, so copying a stack is copying a list.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        """Stands for the frame in a dumped state."""
        self.forced = False
        self.simultaneous = False
        """Both are explained in DecisionFrame; they are here because `State.run` reads them of every frame."""

    def args(self) -> tuple[int, ...]:
        """The whole numbers that, with the name, rebuild the frame."""
        return ()

    def run(self, state: S) -> None:
        """Resolves the step; it must change the stack."""
        raise NotImplementedError

    def asked(self, state: S) -> i64:
        """The seats asked, as bits; 0: nobody, then the frame is run."""
        return 0

    def choices(self, state: S, seat: i64) -> tuple[Choice, ...]:
        """What a seat asked may choose from."""
        raise NotImplementedError

    def answer(self, state: S, seat: i64, choice: Choice) -> None:
        """Carries out the choice of the only seat asked; it must change the stack or the state."""
        raise NotImplementedError

    def answer_all(self, state: S, answers: list[i64]) -> None:
        """Carries out the choices (numbers by seat, -1: not asked) of seats that decided together."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class DecisionFrame(Frame[S]):
    """A step that waits for one seat, or for several at once, to decide."""

    def __init__(
        self,
        name: str,
        kind: str,
        rule: str,
        *,
        forced: bool = False,
        simultaneous: bool = False,
        standing: Choice | None = None,
    ) -> None:
        super().__init__(name)
        self.kind = kind
        """What kind of decision it is; `decision-<kind>` is its message for people."""
        self.rule = rule
        """The rule under which it is asked: the one to cite for choices out of place."""
        self.forced = forced
        """A single legal choice is carried out without asking; with no legal choice the frame is run.

        Only for decisions of one seat whose choices depend on public facts: others see whether it is asked.
        """
        self.simultaneous = simultaneous
        """All seats asked decide without seeing each other's answers; `answer_all` gets all of them."""
        self.standing = standing
        """The choice a seat may give as a standing answer: see kernel/standing_answers.py."""
        self.cached_choices: dict[int, tuple[Choice, ...]] = {}
        """Legal choices by cache key, for keys from `_SMALL_KEYS` on."""
        self._small_cache: list[tuple[Choice, ...] | None] = []
        """The same for smaller keys, which most frames have: a list is quicker than a dictionary."""

    def candidates(self, state: S, seat: i64) -> Sequence[Choice]:
        """Every choice of this kind of decision, allowed or not, in ascending number."""
        raise NotImplementedError

    def obstacle(self, state: S, seat: i64, choice: Choice) -> Reason | None:
        """The reason a candidate is not legal, or None; the one source of legality."""
        raise NotImplementedError

    def refusal_params(self, state: S, seat: i64, choice: Choice) -> Mapping[str, Arg]:
        """What the message of a refusal may mention."""
        return choice.args

    def cache_key(self, state: S, seat: i64) -> i64:
        """A number that alone determines the legal choices, so that they can be cached; -1: do not cache."""
        return -1

    def span(self, state: S) -> i64:
        """A number made of public facts; a standing answer lasts as long as it stays the same."""
        return 0

    def choices(self, state: S, seat: i64) -> tuple[Choice, ...]:
        """The legal candidates, from the cache where `cache_key` allows it."""
        key: i64 = self.cache_key(state, seat)
        if key < 0:
            return self._legal(state, seat)
        if key < _SMALL_KEYS:
            cache = self._small_cache
            if not cache:
                cache = self._small_cache = [None] * _SMALL_KEYS
            found = cache[key]
            if found is None:
                found = cache[key] = self._legal(state, seat)
            return found
        found = self.cached_choices.get(key)
        if found is None:
            found = self.cached_choices[key] = self._legal(state, seat)
        return found

    def _legal(self, state: S, seat: i64) -> tuple[Choice, ...]:
        legal: list[Choice] = []
        for choice in self.candidates(state, seat):
            if self.obstacle(state, seat, choice) is None:
                legal.append(choice)
        return tuple(legal)


@mypyc_attr(acyclic=True, free_list_len=1)
class Decision:
    """A question to one seat: its kind and the choices offered."""

    def __init__(
        self, seat: int, kind: str, choices: tuple[Choice, ...], standing: Choice | None, span: int
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.choices = choices
        """Never empty, in ascending number."""
        self.standing = standing
        """The choice that may be given as a standing answer, if there is one."""
        self.span = span
        """The same for all decisions that one standing answer answers."""

    def __repr__(self) -> str:
        return f"<seat {self.seat}: {self.kind}, {len(self.choices)} choices>"


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The whole truth of a game in progress; games subclass it with their own fields."""

    def __init__(self, game: Game, seats: i64, quiet: bool) -> None:
        self.game = game
        self.seats: i64 = seats
        """The number of seats."""
        self.quiet = quiet
        """True: `apply` makes no events. Copies inherit it; worlds are always quiet."""

    options: dict[str, Any]
    """The options the game was made with; never changed."""
    rules_version: i64
    """The version of the rules it is played under; rules ask it where versions differ. Never changed."""
    stack: list[Frame[Any]]
    """The frames in progress, the top one last."""
    _streams: list[Stream]
    _streams_shared: bool
    """Whether another state may have the same streams: most copies never draw from theirs."""
    pending: i64
    """The seats that still have to decide, as bits."""
    _top: Frame[Any]
    """The frame on top, as `run` last found it; while a decision is open, the one that asks.

    Compiled code reads it without a check of its type, as what it takes from a list needs."""
    answers: list[i64]
    """Choice numbers of a simultaneous decision, by seat; -1: not yet. Empty otherwise."""
    revealed_to: i64
    """The viewers (bits) to whom the last `apply` revealed something hidden."""
    result: Result | None
    """How the game ended; None while it goes on."""

    setup_events: tuple[Event, ...]
    """The events of the set-up, which no choice brought about; a copy does not carry them."""

    positions: list[State] | None
    """Copies of the state at each event of the last `apply`, for views event by event; None: not kept."""

    _events: list[Event]
    _offered: tuple[Choice, ...] | None
    """The choices of the first open decision, once somebody has asked for them."""
    _decision: Decision | None
    """The first open decision, once somebody has asked for it."""

    # -- what a game provides -------------------------------------------------------------------

    def copy(self) -> Self:
        """An independent state with the same future; made from the fields (see `state_fields`)."""
        raise NotImplementedError

    # -- decisions ------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return len(self.stack) == 0

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """Every open decision; more than one when seats decide simultaneously."""
        if self.pending == 0:
            return ()
        if not self.answers:
            decision = self.decision
            return () if decision is None else (decision,)
        frame = self.decision_frame
        return tuple(
            self._make_decision(frame, seat, frame.choices(self, seat))
            for seat in range(self.seats)
            if self.pending >> seat & 1
        )

    @property
    def decision(self) -> Decision | None:
        """The first open decision, or None when the game is over."""
        if self.pending == 0:
            return None
        decision = self._decision
        if decision is None:
            seat: i64 = _lowest_bit(self.pending)
            offered = self._offered
            if offered is None:
                offered = self._offered = self._top.choices(self, seat)
            decision = self._decision = self._make_decision(self.decision_frame, seat, offered)
        return decision

    @property
    def decision_frame(self) -> DecisionFrame[Any]:
        """The frame that waits for an answer; only while a decision is open."""
        frame = self._top
        assert isinstance(frame, DecisionFrame)
        return frame

    def decision_of(self, seat: int) -> Decision | None:
        """The open decision of a seat, or None when it has none."""
        first = self.decision
        if first is None or first.seat == seat:
            return first
        if not self.answers or seat < 0 or seat >= self.seats or not self.pending >> seat & 1:
            return None
        frame = self.decision_frame
        return self._make_decision(frame, seat, frame.choices(self, seat))

    @property
    def deciding(self) -> tuple[tuple[int, str], ...]:
        """The seats asked now, also those whose answers are in but still hidden, and what they are asked."""
        if self.pending == 0:
            return ()
        kind = self.decision_frame.kind
        return tuple(
            (seat, kind)
            for seat in range(self.seats)
            if self.pending >> seat & 1 or (len(self.answers) > 0 and self.answers[seat] >= 0)
        )

    def why_not(self, choice: Choice, seat: int | None = None) -> Refusal | None:
        """Why a choice is not allowed now, or None when it is."""
        if self.pending == 0:
            return Refusal("game-over", self.game.meta.over_rule, {})
        frame = self.decision_frame
        deciding_seat = self.first_pending_seat() if seat is None else seat
        if deciding_seat < 0 or deciding_seat >= self.seats or not self.pending >> deciding_seat & 1:
            return Refusal("not-your-decision", frame.rule, {"decision": frame.kind})
        choice = self._own_instance(choice)
        if choice not in frame.candidates(self, deciding_seat):
            return Refusal("other-decision", frame.rule, {"decision": frame.kind, **choice.args})
        reason: Reason | None = frame.obstacle(self, deciding_seat, choice)
        if reason is None:
            return None
        return Refusal(reason.code, reason.rule, frame.refusal_params(self, deciding_seat, choice))

    # -- playing --------------------------------------------------------------------------------

    def apply(self, choice: Choice, seat: int | None = None) -> tuple[Event, ...]:
        """Carries out a choice and runs on to the next decision; Refused when it is not allowed."""
        decision = self._decision
        if decision is not None and (seat is None or seat == decision.seat):
            deciding_seat: i64 = decision.seat
            offered = decision.choices
        else:
            deciding_seat = self.first_pending_seat() if seat is None else seat
            if deciding_seat < 0 or deciding_seat >= self.seats or not self.pending >> deciding_seat & 1:
                raise self._refused(choice, seat)
            offered = self.offered_to(deciding_seat)
        if not _is_among(choice, offered):
            choice = self._own_instance(choice)  # it may have come from another process
            if not _is_among(choice, offered):
                raise self._refused(choice, deciding_seat)
        self.carry_out(choice, deciding_seat)
        if self.quiet:
            return ()
        events = tuple(self._events)
        self._events.clear()
        return events

    def first_pending_seat(self) -> i64:
        """The first of the seats that have to decide; -1: none."""
        return _lowest_bit(self.pending)

    def offered_to(self, seat: i64) -> tuple[Choice, ...]:
        """The choices of a seat that has to decide."""
        if seat != _lowest_bit(self.pending):
            return self._top.choices(self, seat)
        offered = self._offered
        if offered is None:
            offered = self._offered = self._top.choices(self, seat)
        return offered

    def carry_out(self, choice: Choice, seat: i64) -> None:
        """Carries out one of the choices offered to a seat, without checking that it is one, and runs on.

        For loops that draw it from `offered_to`; they play quiet states, since nobody takes the events.
        """
        self.revealed_to = 0
        self._decision = None
        self._offered = None
        if self.positions is not None:
            self.positions = []
        if self.answers:
            self.answers[seat] = choice.number
            self.pending &= ~(1 << seat)
            if self.pending != 0:
                return
            answers = self.answers
            self.answers = []
            self._top.answer_all(self, answers)
        else:
            self.pending = 0
            self._top.answer(self, seat, choice)
        self.run()

    def run(self) -> None:
        """Resolves frames until somebody has to decide or the stack is empty."""
        stack: list[Any] = self.stack
        while stack:
            frame = self._top
            top: object = stack[-1]
            if frame is not top:
                frame = self._top = stack[-1]
            asked: i64 = frame.asked(self)
            if asked == 0:
                frame.run(self)
                continue
            if frame.forced:
                seat: i64 = _lowest_bit(asked)
                offered: tuple[Choice, ...] = frame.choices(self, seat)
                # A number of its own, because mypyc makes a new tuple where `len(offered) == 1` is known.
                count: i64 = len(offered)
                if count == 0:
                    frame.run(self)
                    continue
                if count == 1:
                    frame.answer(self, seat, offered[0])
                    continue
                self._offered = offered
            elif frame.simultaneous:
                self.answers = [-1] * self.seats
            self.pending = asked
            return

    def push(self, frame: Frame[Any]) -> None:
        """Puts a frame on top: it is resolved before the one below goes on."""
        self.stack.append(frame)
        self._top = frame

    def pop(self) -> None:
        """Removes the frame on top."""
        stack: list[Any] = self.stack  # of anything, because mypyc checks the type of what a list returns
        stack.pop()

    def replace_top(self, frame: Frame[Any]) -> None:
        """Replaces the frame on top by another."""
        self.stack[-1] = frame
        self._top = frame

    def emit(self, event: Event) -> None:
        """Adds an event to those `apply` returns; callers make none on quiet states."""
        self._events.append(event)
        if self.positions is not None:
            self.positions.append(self.copy())

    def drop_events(self) -> None:
        """Forgets the events of choices that were carried out without `apply`."""
        self._events.clear()

    def reveal_to(self, viewers: i64) -> None:
        """Records that something hidden was revealed to some viewers (bits), so that undo stops here."""
        self.revealed_to |= viewers

    # -- views and worlds -----------------------------------------------------------------------

    def view(self, seat: int | None = None) -> Any:
        """What a seat, or the public (None), knows."""
        self._check_seat(seat)
        return self.game.view(self, seat)

    def world(self, seat: int | None, seed: int) -> State:
        """A state that a seat (None: the public) could believe in, with fresh random streams."""
        self._check_seat(seat)
        world = self.copy()
        world.quiet = True
        world.revealed_to = 0
        world._offered = None
        world._decision = None  # it may hold what another seat can choose from
        rng = seeded(seed, _WORLD_SALT)
        world.streams = split(rng, len(self._streams))
        self.game.sample_world(world, seat, rng)
        if world.answers:
            frame = world.decision_frame
            for other in range(world.seats):
                if other != seat and world.answers[other] >= 0:
                    offered = frame.choices(world, other)
                    world.answers[other] = offered[rng.below(len(offered))].number
        return world

    # -- creating, copying and dumping ----------------------------------------------------------

    def initialize(self, options: dict[str, Any], streams: list[Stream], rules_version: int) -> None:
        """Sets the fields that every game shares to those of an empty state."""
        self.options = options
        self.rules_version = rules_version
        self.streams = streams
        self.stack = []
        self.pending = 0
        self._top = _NO_FRAME
        self.answers = []
        self.revealed_to = 0
        self.result = None
        self.setup_events = ()
        self.positions = None
        self._events = []
        self._offered = None
        self._decision = None

    def start(self) -> None:
        """Runs a state that was just set up or loaded to its first decision."""
        self.run()
        self.revealed_to = 0
        self.setup_events = tuple(self._events)
        self._events.clear()

    @property
    def streams(self) -> list[Stream]:
        """The random streams, in the order of `game.streams`; no other state has them."""
        if self._streams_shared:
            self._streams = [stream.copy() for stream in self._streams]
            self._streams_shared = False
        return self._streams

    @streams.setter
    def streams(self, streams: list[Stream]) -> None:
        self._streams = streams
        self._streams_shared = False

    def copy_into(self, other: State) -> None:
        """Copies everything that is not the game's own."""
        other.options = self.options
        other.rules_version = self.rules_version
        other._streams = self._streams
        other._streams_shared = True
        self._streams_shared = True
        other.stack = self.stack[:]
        other.pending = self.pending
        other._top = self._top
        other.answers = self.answers[:]
        other.revealed_to = self.revealed_to
        other.result = self.result
        other.setup_events = ()
        other.positions = None
        other._events = []
        other._offered = self._offered
        other._decision = self._decision

    def dump(self) -> dict[str, Any]:
        """The whole truth as JSON."""
        return self.game.dump(self)

    def reseed(self, stream: str, seed: Seed) -> None:
        """Seeds one stream anew, for instance to play the same deal with other dice."""
        names = self.game.streams
        self.streams[names.index(stream)] = named_stream(seed, stream)

    @property
    def random_draws(self) -> int:
        """A number that changes with every random draw from any stream."""
        total: i64 = 0
        for stream in self._streams:
            total += stream.drawn
        return total

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < self.seats:
            raise NoSuchSeat(f"there is no seat {seat}; the seats are 0 to {self.seats - 1}")

    def _own_instance(self, choice: Choice) -> Choice:
        """The game's own instance of a choice."""
        all_choices = self.game.choices
        if 0 <= choice.number < len(all_choices) and all_choices[choice.number].text == choice.text:
            return all_choices[choice.number]
        return choice

    def _make_decision(self, frame: DecisionFrame[Any], seat: int, offered: tuple[Choice, ...]) -> Decision:
        standing = frame.standing
        span: i64 = 0
        if standing is not None:
            span = frame.span(self)
        return Decision(seat, frame.kind, offered, standing, span)

    def _refused(self, choice: Choice, seat: int | None) -> Refused:
        refusal = self.why_not(choice, seat)
        assert refusal is not None
        return Refused(refusal, choice.text)


def _lowest_bit(bits: i64) -> i64:
    at: i64 = 0
    while at < 62:
        if bits >> at & 1:
            return at
        at += 1
    return -1


_NO_FRAME: Final[Frame[Any]] = Frame("none")
"""Stands for the frame that asks while none does."""


def _is_among(choice: object, offered: tuple[object, ...]) -> bool:
    """Whether it is one of the choices offered, which are the game's own instances.

    Any objects, because mypyc checks the type of each item where the tuple has a more precise one.
    """
    for one in offered:  # noqa: SIM110 (a generator is slow when compiled)
        if one is choice:
            return True
    return False


def playout(state: State, rng: Stream, limit: int = 1_000_000) -> int:
    """Plays random choices to the end and returns how many there were."""
    made: i64 = 0
    most: i64 = limit
    while made < most and state.pending != 0:
        seat: i64 = _lowest_bit(state.pending)
        offered = state._offered
        if offered is None:
            offered = state._top.choices(state, seat)
        state.carry_out(offered[rng.below(len(offered))], seat)
        made += 1
    state.drop_events()
    return made
