"""States, the frames on their stack, and the decisions they wait for.

A state is the whole truth of a game in progress. Its stack holds the steps of the rules in progress;
`apply` gives the top one an answer and runs on until somebody has to decide again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from cantina.kernel.choice import Arg, Choice, Reason, Refusal, Refused
from cantina.kernel.errors import NoSuchSeat
from cantina.kernel.ints import i64, mypyc_attr
from cantina.kernel.luck import Stream, branches, salt, seeded

if TYPE_CHECKING:
    from cantina.kernel.event import Event
    from cantina.kernel.game import Game
    from cantina.kernel.result import Result

S = TypeVar("S", bound="State")

_WORLD_SALT: Final = 0x57


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """A step of the rules in progress: an immutable value.

    Progress lives in the state or in the frame pushed next, so copying a stack is copying a list.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        """Stands for the frame in a dumped state."""
        self.forced = False
        self.together = False

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
class Ask(Frame[S]):
    """A step that waits for one seat, or for several at once, to decide."""

    def __init__(
        self,
        name: str,
        kind: str,
        rule: str,
        *,
        forced: bool = False,
        together: bool = False,
        standing: Choice | None = None,
    ) -> None:
        super().__init__(name)
        self.kind = kind
        """What kind of decision it is; `decision-<kind>` is its message for people."""
        self.rule = rule
        """The rule under which it is asked: the one to cite for choices out of place."""
        self.forced = forced
        """A single legal choice is carried out unasked, and none at all means `run`.

        Only for decisions of one seat whose choices rest on public facts: being asked is visible.
        """
        self.together = together
        """All seats asked decide unseen by each other; `answer_all` gets their answers at once."""
        self.standing = standing
        """The choice a seat may leave as its answer for a whole span: see kernel/standing.py."""
        self.memo: dict[int, tuple[Choice, ...]] = {}

    def candidates(self, state: S, seat: i64) -> Sequence[Choice]:
        """Every choice of this kind of decision, allowed or not, in ascending number."""
        raise NotImplementedError

    def obstacle(self, state: S, seat: i64, choice: Choice) -> Reason | None:
        """What stands in the way of a candidate; the one source of legality."""
        raise NotImplementedError

    def explain(self, state: S, seat: i64, choice: Choice) -> Mapping[str, Arg]:
        """What the message of a refusal may mention."""
        return choice.args

    def situation(self, state: S, seat: i64) -> i64:
        """A number that alone determines the legal choices, so that they are found once; or -1."""
        return -1

    def span(self, state: S) -> i64:
        """How long a standing answer lasts: as long as this number, made of public facts, is the same."""
        return 0

    def choices(self, state: S, seat: i64) -> tuple[Choice, ...]:
        """The candidates with nothing in their way."""
        key: i64 = self.situation(state, seat)
        if key < 0:
            return self._legal(state, seat)
        found = self.memo.get(key)
        if found is None:
            found = self._legal(state, seat)
            self.memo[key] = found
        return found

    def _legal(self, state: S, seat: i64) -> tuple[Choice, ...]:
        legal: list[Choice] = []
        for choice in self.candidates(state, seat):
            if self.obstacle(state, seat, choice) is None:
                legal.append(choice)
        return tuple(legal)


class Decision:
    """Whose turn it is to decide, what about, and the choices offered."""

    def __init__(
        self, seat: int, kind: str, choices: tuple[Choice, ...], standing: Choice | None, span: int
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.choices = choices
        """Never empty, in ascending number."""
        self.standing = standing
        """A choice that may be left as a standing answer."""
        self.span = span
        """The same for all decisions that one standing answer answers."""

    def __repr__(self) -> str:
        return f"<seat {self.seat}: {self.kind}, {len(self.choices)} choices>"


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The whole truth of a game in progress; games derive their own with what lies on the table."""

    def __init__(self, game: Game, seats: i64, quiet: bool) -> None:
        self.game = game
        self.seats: i64 = seats
        """How many seats play."""
        self.quiet = quiet
        """True: `apply` makes no events. Copies inherit it; worlds are always quiet."""

    options: dict[str, Any]
    """The options the game was made with; never changed."""
    stack: list[Frame[Any]]
    streams: list[Stream]
    """The streams of luck, in the order of `game.streams`."""
    pending: i64
    """The seats that still have to decide, as bits."""
    answers: list[i64]
    """Choice numbers of a simultaneous decision, by seat; -1: not yet. Empty otherwise."""
    news: i64
    """The eyes to which the last `apply` showed something that had been hidden."""
    result: Result | None
    """How the game ended; None while it goes on."""

    opening: tuple[Event, ...]
    """The events of the set-up, which no choice brought about; a copy does not carry them."""

    _events: list[Event]
    _offer: tuple[Choice, ...] | None
    _decision: Decision | None

    # -- what a game provides -------------------------------------------------------------------

    def copy(self) -> State:
        """An independent state with the same future."""
        raise NotImplementedError

    # -- asking ---------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return len(self.stack) == 0

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """Every decision that is open now; more than one when seats decide unseen by each other."""
        if self.pending == 0:
            return ()
        if not self.answers:
            decision = self.decision
            return () if decision is None else (decision,)
        ask = self._ask()
        return tuple(
            self._decide(ask, seat, ask.choices(self, seat))
            for seat in range(self.seats)
            if self.pending >> seat & 1
        )

    @property
    def decision(self) -> Decision | None:
        """The first open decision, or None when the game is over."""
        if self.pending == 0:
            return None
        if self._decision is None:
            ask = self._ask()
            seat = self._first()
            offer = self._offer
            if offer is None:
                offer = ask.choices(self, seat)
            self._decision = self._decide(ask, seat, offer)
        return self._decision

    @property
    def deciding(self) -> tuple[tuple[int, str], ...]:
        """The seats asked now, also those whose answers are in but still hidden, and what they are asked."""
        if self.pending == 0:
            return ()
        kind = self._ask().kind
        return tuple(
            (seat, kind)
            for seat in range(self.seats)
            if self.pending >> seat & 1 or (len(self.answers) > 0 and self.answers[seat] >= 0)
        )

    def why_not(self, choice: Choice, seat: int | None = None) -> Refusal | None:
        """Why a choice is not allowed now, or None when it is."""
        if self.pending == 0:
            return Refusal("game-over", self.game.meta.over_rule, {})
        ask = self._ask()
        who = self._first() if seat is None else seat
        if who < 0 or who >= self.seats or not self.pending >> who & 1:
            return Refusal("not-your-decision", ask.rule, {"decision": ask.kind})
        choice = self._same(choice)
        if choice not in ask.candidates(self, who):
            return Refusal("other-decision", ask.rule, {"decision": ask.kind, **choice.args})
        reason: Reason | None = ask.obstacle(self, who, choice)
        if reason is None:
            return None
        return Refusal(reason.code, reason.rule, ask.explain(self, who, choice))

    # -- playing --------------------------------------------------------------------------------

    def apply(self, choice: Choice, seat: int | None = None) -> tuple[Event, ...]:
        """Carries out a choice and runs on to the next decision; Refused when it is not allowed."""
        decision = self._decision
        if decision is not None and seat is None:
            who: i64 = decision.seat
            offer = decision.choices
        else:
            who = self._first() if seat is None else seat
            if self.pending == 0 or who < 0 or who >= self.seats or not self.pending >> who & 1:
                raise self._refused(choice, seat)
            offer = self.stack[-1].choices(self, who)
        if choice not in offer:
            choice = self._same(choice)  # it may have come from another process
            if choice not in offer:
                raise self._refused(choice, who)
        frame = self.stack[-1]
        self.news = 0
        self._decision = None
        self._offer = None
        if self.answers:
            self.answers[who] = choice.number
            self.pending &= ~(1 << who)
            if self.pending != 0:
                return ()
            answers = self.answers
            self.answers = []
            frame.answer_all(self, answers)
        else:
            self.pending = 0
            frame.answer(self, who, choice)
        self.run()
        if self.quiet:
            return ()
        events = tuple(self._events)
        self._events.clear()
        return events

    def run(self) -> None:
        """Resolves frames until somebody has to decide or the stack is empty."""
        stack = self.stack
        while stack:
            frame = stack[-1]
            asked: i64 = frame.asked(self)
            if asked == 0:
                frame.run(self)
                continue
            if frame.forced:
                seat: i64 = _lowest(asked)
                offer: tuple[Choice, ...] = frame.choices(self, seat)
                if len(offer) == 0:
                    frame.run(self)
                    continue
                if len(offer) == 1:
                    frame.answer(self, seat, offer[0])
                    continue
                self._offer = offer
            elif frame.together:
                self.answers = [-1] * self.seats
            self.pending = asked
            return

    def push(self, frame: Frame[Any]) -> None:
        """Puts a step on top: it is resolved before the one below goes on."""
        self.stack.append(frame)

    def pop(self) -> None:
        """Ends the step on top."""
        self.stack.pop()

    def turn_to(self, frame: Frame[Any]) -> None:
        """Ends the step on top and goes on with another."""
        self.stack[-1] = frame

    def tell(self, event: Event) -> None:
        """Leaves an event behind; callers spare the making of it on quiet states."""
        self._events.append(event)

    def show_to(self, eyes: i64) -> None:
        """Notes that something hidden has been shown."""
        self.news |= eyes

    # -- knowing --------------------------------------------------------------------------------

    def view(self, seat: int | None = None) -> Any:
        """What a seat, or the public (None), knows."""
        self._check_seat(seat)
        return self.game.view(self, seat)

    def world(self, seat: int | None, seed: int) -> State:
        """A state that a seat (None: the public) could believe in; its future luck is fresh."""
        self._check_seat(seat)
        world = self.copy()
        world.quiet = True
        world.news = 0
        world._offer = None
        world._decision = None  # it may hold what another seat can choose from
        luck = seeded(seed, _WORLD_SALT)
        world.streams = branches(luck, len(self.streams))
        self.game.imagine(world, seat, luck)
        if world.answers:
            ask = world._ask()
            for other in range(world.seats):
                if other != seat and world.answers[other] >= 0:
                    offer = ask.choices(world, other)
                    world.answers[other] = offer[luck.below(len(offer))].number
        return world

    # -- keeping --------------------------------------------------------------------------------

    def begin(self, options: dict[str, Any], streams: list[Stream]) -> None:
        """Fills in what every fresh state starts with."""
        self.options = options
        self.streams = streams
        self.stack = []
        self.pending = 0
        self.answers = []
        self.news = 0
        self.result = None
        self.opening = ()
        self._events = []
        self._offer = None
        self._decision = None

    def open(self) -> None:
        """Runs a state that was just laid out to its first decision."""
        self.run()
        self.news = 0
        self.opening = tuple(self._events)
        self._events.clear()

    def copy_into(self, other: State) -> None:
        """Copies everything that is not the game's own."""
        other.options = self.options
        other.streams = [stream.copy() for stream in self.streams]
        other.stack = self.stack[:]
        other.pending = self.pending
        other.answers = self.answers[:]
        other.news = self.news
        other.result = self.result
        other.opening = ()
        other._events = []
        other._offer = self._offer
        other._decision = self._decision

    def dump(self) -> dict[str, Any]:
        """The whole truth as JSON."""
        return self.game.dump(self)

    def reseed(self, stream: str, seed: int) -> None:
        """Gives one stream another future, for instance the same deal with other dice."""
        names = self.game.streams
        self.streams[names.index(stream)] = seeded(seed, salt(stream))

    @property
    def rolls(self) -> int:
        """Changes whenever luck is used."""
        total: i64 = 0
        for stream in self.streams:
            total += stream.drawn
        return total

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < self.seats:
            raise NoSuchSeat(f"there is no seat {seat}; the seats are 0 to {self.seats - 1}")

    def _same(self, choice: Choice) -> Choice:
        """The game's own instance of a choice."""
        all_choices = self.game.choices
        if 0 <= choice.number < len(all_choices) and all_choices[choice.number].text == choice.text:
            return all_choices[choice.number]
        return choice

    def _decide(self, ask: Ask[Any], seat: int, offer: tuple[Choice, ...]) -> Decision:
        standing = ask.standing
        span: i64 = 0 if standing is None else ask.span(self)
        return Decision(seat, ask.kind, offer, standing, span)

    def _ask(self) -> Ask[Any]:
        frame = self.stack[-1]
        assert isinstance(frame, Ask)
        return frame

    def _first(self) -> i64:
        return _lowest(self.pending)

    def _refused(self, choice: Choice, seat: int | None) -> Refused:
        refusal = self.why_not(choice, seat)
        assert refusal is not None
        return Refused(refusal, choice.text)


def _lowest(bits: i64) -> i64:
    at: i64 = 0
    while at < 62:
        if bits >> at & 1:
            return at
        at += 1
    return -1


def playout(state: State, luck: Stream, limit: int = 1_000_000) -> int:
    """Plays random choices to the end and returns how many there were."""
    made = 0
    while made < limit:
        decision = state.decision
        if decision is None:
            break
        choices = decision.choices
        state.apply(choices[luck.below(len(choices))])
        made += 1
    return made
