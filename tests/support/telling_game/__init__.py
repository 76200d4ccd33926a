"""A tiny game with events and texts, in which it is known what follows each choice."""

from __future__ import annotations

import msgspec

from cantina.kernel.choice import Choice, Universe
from cantina.kernel.event import Event, PrivateEvent
from cantina.kernel.game import Game, frame_table
from cantina.kernel.meta import Meta
from cantina.kernel.random_streams import Stream
from cantina.kernel.result import Result, rank
from cantina.kernel.state import DecisionFrame, State

SAFE, LUCKY = Choice("safe", "safe", {}), Choice("lucky", "lucky", {})
COUNT_ON_LUCK = Choice("count on luck", "count-on-luck", {})
SHOUT, SHRUG, PEEK = Choice("shout", "shout", {}), Choice("shrug", "shrug", {}), Choice("peek", "peek", {})


class Said(Event, frozen=True, tag="said"):
    seat: int
    word: str


class Slept(Event, frozen=True, tag="slept"):
    seat: int


class Fell(Event, frozen=True, tag="fell"):
    seat: int


class CardSeen(PrivateEvent, frozen=True, tag="card-seen", kw_only=True):
    seat: int
    card: str | None

    def private_fields(self) -> tuple[str, ...]:
        return ("card",)


class TellingState(State):
    card: int
    """Seat 0 knows it, seat 1 does not."""
    points: list[int]

    def copy(self) -> TellingState:
        other = TellingState(self.game, self.seats, self.quiet)
        self.copy_into(other)
        other.card = self.card
        other.points = self.points[:]
        return other


class TellingView(msgspec.Struct, frozen=True):
    seat: int | None
    players: int
    seats: tuple[int, ...]
    deciding: tuple[tuple[int, str], ...]
    over: bool
    card: int | None


class TellingDecision(DecisionFrame[TellingState]):
    def __init__(self, name: str, seat: int, offered: tuple[Choice, ...]) -> None:
        super().__init__(name, name, "TOY-1")
        self.bits, self.offered = 1 << seat, offered

    def asked(self, state: TellingState) -> int:
        return self.bits

    def candidates(self, state: TellingState, seat: int) -> tuple[Choice, ...]:
        return self.offered

    def obstacle(self, state: TellingState, seat: int, choice: Choice) -> None:
        return None

    def announce(self, state: TellingState, seat: int, choice: Choice, *events: Event) -> None:
        if not state.quiet:
            for event in (Said(seat, choice.text), *events):
                state.emit(event)


class First(TellingDecision):
    """Seat 0 chooses: to be safe is better than luck, which is as good as nothing."""

    def answer(self, state: TellingState, seat: int, choice: Choice) -> None:
        state.replace_top(SECOND)
        if choice is SAFE:
            state.points[0] = 2
            self.announce(state, seat, choice, Slept(seat))
        elif choice in (LUCKY, COUNT_ON_LUCK):
            fallen = state.streams[0].below(2) == 0
            state.points[0] = 0 if fallen else 2
            self.announce(state, seat, choice, *([Fell(seat)] if fallen else []))
        elif choice is PEEK:
            state.points[0] = 2 * state.card
            self.announce(state, seat, choice, _card_seen(state, 0))
        else:
            self.announce(state, seat, choice)


class Second(TellingDecision):
    """Seat 1 chooses, then the game is over; if it is safe, seat 0 is told of a card."""

    def answer(self, state: TellingState, seat: int, choice: Choice) -> None:
        if choice is SAFE:
            state.points[1] += 1
        self.announce(state, seat, choice, *([_card_seen(state, 1)] if choice is SAFE else []))
        state.stack.clear()
        state.result = Result(rank(2, lambda one: (state.points[one],)), state.points, [{}, {}], "done")


def _card_seen(state: TellingState, seat: int) -> CardSeen:
    return CardSeen(seat=seat, card="good" if state.card else "bad", known_to=(0,))


FIRST = First("first", 0, (SAFE, LUCKY, COUNT_ON_LUCK, SHOUT, SHRUG, PEEK))
SECOND = Second("second", 1, (SAFE, SHRUG))


def _setup(state: TellingState) -> None:
    state.card = state.streams[0].below(2)
    state.points = [1, 1]
    state.push(FIRST)


def _view(state: TellingState, seat: int | None) -> TellingView:
    return TellingView(seat, 2, (0, 1), state.deciding, state.over, state.card if seat == 0 else None)


def _sample_world(state: TellingState, seat: int | None, rng: Stream) -> None:
    if seat != 0:
        state.card = rng.below(2)


TELLING = Game(
    meta=Meta("telling", {"en": "telling", "es": "telling"}, (2, 2), 1, "TOY-1", max_decisions=2),
    universe=Universe([SAFE, LUCKY, COUNT_ON_LUCK, SHOUT, SHRUG, PEEK]),
    streams=("luck",),
    frames=frame_table(FIRST, SECOND),
    events=(Said, Slept, Fell, CardSeen),
    reasons=(),
    vocabularies={},
    package="telling_game",
    make_state=TellingState,
    setup=_setup,
    view=_view,
    sample_world=_sample_world,
    inventory=lambda state: {},
    field_types={"card": int, "points": list[int]},
)
