"""Gaining and paying influence (section 7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cantina.games.tiny_epic_western.choices import GAIN_TWOS, GAINS
from cantina.games.tiny_epic_western.content import ANY_TYPE, INFLUENCE, MOST_PER_PROPERTY
from cantina.games.tiny_epic_western.events import InfluenceGained, InfluencePaid
from cantina.games.tiny_epic_western.state import WesternState
from cantina.kernel.choice import Choice, Pick, Reason
from cantina.kernel.native_types import i64
from cantina.kernel.state import DecisionFrame

_GAIN_CHOICES: Final[list[Choice]] = [*GAINS]
_GAIN_TWO_CHOICES: Final[list[Choice]] = [*GAIN_TWOS]
_LEGAL_GAINS: Final[tuple[Choice, ...]] = tuple(GAINS)
_LEGAL_GAIN_TWOS: Final[tuple[Choice, ...]] = tuple(GAIN_TWOS)


def gain(state: WesternState, seat: i64, kind: i64, count: i64) -> None:
    """Adds influence; what exceeds the belt is lost (TEW-INF-2)."""
    at: i64 = seat * 3 + kind
    before: i64 = state.influence[at]
    after: i64 = before + count
    if after > state.numbers.most:
        after = state.numbers.most
    state.influence[at] = after
    if not state.quiet:
        state.emit(
            InfluenceGained(
                seat=seat, count=count, influence=INFLUENCE[kind], now=after, lost=before + count - after
            )
        )


def pay(state: WesternState, seat: i64, kind: i64, count: i64) -> None:
    """Removes influence that the seat has (TEW-INF-3)."""
    if count == 0:
        return
    state.influence[seat * 3 + kind] -= count
    if not state.quiet:
        now = state.influence[seat * 3 + kind]
        state.emit(InfluencePaid(seat=seat, count=count, influence=INFLUENCE[kind], now=now))


def reward(state: WesternState, seat: i64, kind: i64, count: i64) -> None:
    """Gives influence of a type or, for X and XX, asks for the type (TEW-INF-4 and 5)."""
    if kind != ANY_TYPE:
        gain(state, seat, kind, count)
    elif count == 1:
        state.push(GAINING[seat * MOST_PER_PROPERTY])
    else:
        state.push(GAINING_TWO[seat])


def gain_free(state: WesternState, seat: i64, count: i64) -> None:
    """Asks for the type of each of `count` X, one after another (TEW-INF-6)."""
    if count > 0:
        state.push(GAINING[seat * MOST_PER_PROPERTY + count - 1])


class Gaining(DecisionFrame[WesternState]):
    """So many X for a seat, the type of each chosen separately."""

    def __init__(self, seat: i64, count: i64) -> None:
        super().__init__("gaining", "gain", "TEW-INF-4")
        self.seat: i64 = seat
        self.count: i64 = count

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.count)

    def asked(self, state: WesternState) -> i64:
        return 1 << self.seat

    def candidates(self, state: WesternState, seat: i64) -> Sequence[Choice]:
        return _GAIN_CHOICES

    def obstacle(self, state: WesternState, seat: i64, choice: Choice) -> Reason | None:
        return None

    def choices(self, state: WesternState, seat: i64) -> tuple[Choice, ...]:
        return _LEGAL_GAINS

    def answer(self, state: WesternState, seat: i64, choice: Choice) -> None:
        assert isinstance(choice, Pick)
        state.pop()
        gain_free(state, seat, self.count - 1)
        gain(state, seat, choice.pick, 1)


class GainingTwo(DecisionFrame[WesternState]):
    """XX for a seat: two of one type (TEW-INF-5)."""

    def __init__(self, seat: i64) -> None:
        super().__init__("gaining-two", "gain-two", "TEW-INF-5")
        self.seat: i64 = seat

    def args(self) -> tuple[int, ...]:
        return (self.seat,)

    def asked(self, state: WesternState) -> i64:
        return 1 << self.seat

    def candidates(self, state: WesternState, seat: i64) -> Sequence[Choice]:
        return _GAIN_TWO_CHOICES

    def obstacle(self, state: WesternState, seat: i64, choice: Choice) -> Reason | None:
        return None

    def choices(self, state: WesternState, seat: i64) -> tuple[Choice, ...]:
        return _LEGAL_GAIN_TWOS

    def answer(self, state: WesternState, seat: i64, choice: Choice) -> None:
        assert isinstance(choice, Pick)
        state.pop()
        gain(state, seat, choice.pick, 2)


GAINING: Final = [Gaining(seat, count) for seat in range(4) for count in range(1, MOST_PER_PROPERTY + 1)]
GAINING_TWO: Final = [GainingTwo(seat) for seat in range(4)]
