"""Pending abilities: who is offered them, and in which order (section 7.5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cantina.games.scoundrels.choices import NOT_PENDING, PASS, TARGETS, USE_STRATEGY, USES
from cantina.games.scoundrels.content import BIT, SHEET, trait_of
from cantina.games.scoundrels.rules.abilities import begin_strategy, begin_use
from cantina.games.scoundrels.rules.effect import UseContext
from cantina.games.scoundrels.rules.usable import can_use, can_use_ability
from cantina.games.scoundrels.state import ScoundrelsState
from cantina.kernel.choice import Choice, Pick, Reason
from cantina.kernel.native_types import i64
from cantina.kernel.state import DecisionFrame, Frame

_PENDING: Final[list[Choice]] = [*USES, USE_STRATEGY, PASS]
_TARGETS: Final[list[Choice]] = [*TARGETS]


class PendingQueue(Frame[ScoundrelsState]):
    """Offers what is pending, player by player, until nothing is left (SC-TRIG-4 to 11, SC-EOD-10)."""

    def run(self, state: ScoundrelsState) -> None:
        if state.night and _seats_with_pending(state) > 1:
            state.push(CHOOSING_NEXT_PLAYER)
            return
        steps: i64 = 0
        while steps < state.seats:
            seat: i64 = state.clockwise(state.active, steps)
            steps += 1
            if len(pending_traits(state, seat)) > 0 or _has_pending_strategy(state, seat):
                state.queue_seat = seat
                state.push(OFFERING)
                return
            _clear_pending(state, seat)  # SC-TRIG-9: judged when the offer reaches the player
        state.pop()


def _seats_with_pending(state: ScoundrelsState) -> i64:
    """How many players have something pending that they can use."""
    count: i64 = 0
    seat: i64 = 0
    while seat < state.seats:
        if len(pending_traits(state, seat)) > 0 or _has_pending_strategy(state, seat):
            count += 1
        seat += 1
    return count


def _clear_pending(state: ScoundrelsState, seat: i64) -> None:
    """A player's pending entries are gone."""
    state.due_strategy &= ~(1 << seat)
    at: i64 = seat * SHEET
    while at < seat * SHEET + SHEET:
        if state.sheets[at] >= 0:
            state.due &= ~BIT[trait_of(state.sheets[at])]
        at += 1


def pending_traits(state: ScoundrelsState, seat: i64) -> list[i64]:
    """The traits of a player's pending scoundrels that can be used now."""
    found: list[i64] = []
    at: i64 = seat * SHEET
    while at < seat * SHEET + SHEET:
        scoundrel: i64 = state.sheets[at]
        at += 1
        if scoundrel >= 0 and state.due >> trait_of(scoundrel) & 1 and can_use(state, seat, scoundrel):
            found.append(trait_of(scoundrel))
    found.sort()
    return found


def _has_pending_strategy(state: ScoundrelsState, seat: i64) -> bool:
    """Whether a pending strategy card can be used now."""
    if not state.due_strategy >> seat & 1 or state.used_strategy >> seat & 1:
        return False
    ability = state.numbers.strategy_abilities[state.strategy[seat]]
    return ability is not None and can_use_ability(state, UseContext(state, seat), ability)


class ChoosingNextPlayer(DecisionFrame[ScoundrelsState]):
    """At the end of day the player of the last turn chooses who goes next (SC-EOD-10)."""

    def asked(self, state: ScoundrelsState) -> i64:
        return 1 << state.clockwise(state.first, state.seats - 1)

    def candidates(self, state: ScoundrelsState, seat: i64) -> Sequence[Choice]:
        return _TARGETS

    def obstacle(self, state: ScoundrelsState, seat: i64, choice: Choice) -> Reason | None:
        assert isinstance(choice, Pick)
        if choice.pick >= state.seats:
            return NOT_PENDING
        waits = len(pending_traits(state, choice.pick)) > 0 or _has_pending_strategy(state, choice.pick)
        return None if waits else NOT_PENDING

    def answer(self, state: ScoundrelsState, seat: i64, choice: Choice) -> None:
        assert isinstance(choice, Pick)
        state.queue_seat = choice.pick
        state.replace_top(OFFERING)


class Offering(DecisionFrame[ScoundrelsState]):
    """One player uses a pending ability, or passes on all of theirs (SC-TRIG-6 and 7)."""

    def asked(self, state: ScoundrelsState) -> i64:
        return 1 << state.queue_seat

    def candidates(self, state: ScoundrelsState, seat: i64) -> Sequence[Choice]:
        return _PENDING

    def obstacle(self, state: ScoundrelsState, seat: i64, choice: Choice) -> Reason | None:
        if isinstance(choice, Pick):
            return None if choice.pick in pending_traits(state, seat) else NOT_PENDING
        if choice is USE_STRATEGY:
            return None if _has_pending_strategy(state, seat) else NOT_PENDING
        return None

    def choices(self, state: ScoundrelsState, seat: i64) -> tuple[Choice, ...]:
        found: list[Choice] = [_PENDING[trait] for trait in pending_traits(state, seat)]
        if _has_pending_strategy(state, seat):
            found.append(USE_STRATEGY)
        found.append(PASS)
        return tuple(found)

    def answer(self, state: ScoundrelsState, seat: i64, choice: Choice) -> None:
        state.pop()
        if isinstance(choice, Pick):
            state.due &= ~BIT[choice.pick]
            begin_use(state, seat, choice.pick, True)
        elif choice is USE_STRATEGY:
            state.due_strategy &= ~(1 << seat)
            begin_strategy(state, seat)
        else:
            _clear_pending(state, seat)


PENDING_QUEUE: Final = PendingQueue("queue")
CHOOSING_NEXT_PLAYER: Final = ChoosingNextPlayer("next-up", "next", "SC-EOD-10", forced=True)
OFFERING: Final = Offering("offering", "pending", "SC-TRIG-6", forced=True)
FRAMES: Final[tuple[Frame[ScoundrelsState], ...]] = (PENDING_QUEUE, CHOOSING_NEXT_PLAYER, OFFERING)
