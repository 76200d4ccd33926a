"""The Sheriff's Office (section 8.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cantina.games.scoundrels.choices import (
    BAIL_ONE,
    BAIL_TOO_DEAR,
    BAIL_TWO,
    BRIBE,
    BRIBE_TOO_DEAR,
    NO_SAFE_THERE,
    NOT_THE_LAST_DAY,
    SAFE_SPOTS,
    SELL,
    TARGETS,
    TOO_FEW_IN_JAIL,
)
from cantina.games.scoundrels.content import SPACES
from cantina.games.scoundrels.rules.henchmen import free_obstacle, set_free
from cantina.games.scoundrels.rules.money import pay, receive
from cantina.games.scoundrels.rules.safes import steal
from cantina.games.scoundrels.state import ScoundrelsState
from cantina.kernel.choice import Choice, Pick, Reason
from cantina.kernel.native_types import i64
from cantina.kernel.state import DecisionFrame, Frame

_OPTIONS: Final[list[Choice]] = [SELL, BAIL_ONE, BAIL_TWO, BRIBE]
_TARGETS: Final[list[Choice]] = [*TARGETS]
_SAFE_SPOTS: Final[list[Choice]] = [*SAFE_SPOTS]


def visitor(state: ScoundrelsState) -> i64:
    """Who is at the office: the user of a Marshal, or the player whose turn it is."""
    return state.uses[-1].user if len(state.uses) > 0 else state.active


class VisitorQuestion(DecisionFrame[ScoundrelsState]):
    def asked(self, state: ScoundrelsState) -> i64:
        return 1 << visitor(state)


class OfficeOption(VisitorQuestion):
    """Exactly one option (SC-OFF-3 to 8)."""

    def candidates(self, state: ScoundrelsState, seat: i64) -> Sequence[Choice]:
        return _OPTIONS

    def obstacle(self, state: ScoundrelsState, seat: i64, choice: Choice) -> Reason | None:
        if choice is BRIBE:
            if not state.last_day():
                return NOT_THE_LAST_DAY
            return None if state.money[seat] >= state.numbers.bribe else BRIBE_TOO_DEAR
        if choice is SELL:
            return None
        count: i64 = 1 if choice is BAIL_ONE else 2
        if state.jail_total() < count:
            return TOO_FEW_IN_JAIL
        return None if state.money[seat] >= state.numbers.bail * count else BAIL_TOO_DEAR

    def cache_key(self, state: ScoundrelsState, seat: i64) -> i64:
        """The options that can be chosen, as bits."""
        bits: i64 = 0 if self.obstacle(state, seat, BAIL_ONE) is not None else 1
        bits |= 0 if self.obstacle(state, seat, BAIL_TWO) is not None else 2
        return bits | (0 if self.obstacle(state, seat, BRIBE) is not None else 4)

    def answer(self, state: ScoundrelsState, seat: i64, choice: Choice) -> None:
        if choice is SELL:
            state.pop()
            receive(state, seat, state.numbers.sell)
        elif choice is BRIBE:
            pay(state, seat, state.numbers.bribe)
            state.replace_top(BRIBING)
        else:
            state.bail = 1 if choice is BAIL_ONE else 2
            pay(state, seat, state.numbers.bail * state.bail)
            state.replace_top(BAILING)


class Bailing(VisitorQuestion):
    """Whose henchmen are freed, one after another, in any mix (SC-OFF-5)."""

    def candidates(self, state: ScoundrelsState, seat: i64) -> Sequence[Choice]:
        return _TARGETS

    def obstacle(self, state: ScoundrelsState, seat: i64, choice: Choice) -> Reason | None:
        assert isinstance(choice, Pick)
        return free_obstacle(state, choice.pick)

    def answer(self, state: ScoundrelsState, seat: i64, choice: Choice) -> None:
        assert isinstance(choice, Pick)
        set_free(state, choice.pick)
        state.bail -= 1
        if state.bail == 0:
            state.pop()


class Bribing(VisitorQuestion):
    """Any safe from any location (SC-OFF-7 and 11)."""

    def candidates(self, state: ScoundrelsState, seat: i64) -> Sequence[Choice]:
        return _SAFE_SPOTS

    def obstacle(self, state: ScoundrelsState, seat: i64, choice: Choice) -> Reason | None:
        assert isinstance(choice, Pick)
        safe: i64 = state.safe_at(choice.pick // SPACES, choice.pick % SPACES)
        return None if safe >= 0 else NO_SAFE_THERE

    def answer(self, state: ScoundrelsState, seat: i64, choice: Choice) -> None:
        assert isinstance(choice, Pick)
        state.pop()
        steal(state, seat, state.safe_at(choice.pick // SPACES, choice.pick % SPACES))


OFFICE_OPTION: Final = OfficeOption("office-option", "office", "SC-OFF-8", forced=True)
BAILING: Final = Bailing("bailing", "bail", "SC-OFF-5", forced=True)
BRIBING: Final = Bribing("bribing", "safe", "SC-OFF-7", forced=True)
FRAMES: Final[tuple[Frame[ScoundrelsState], ...]] = (OFFICE_OPTION, BAILING, BRIBING)
