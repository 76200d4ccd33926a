"""Scouting, marking, stealing and abandoning safes (section 9)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cantina.games.scoundrels.choices import (
    ABANDONS,
    MARK_FIXED,
    MOVES,
    NO_SUCH_LOOT,
    NO_SUCH_MARK,
    NUMBERS,
    PASS,
)
from cantina.games.scoundrels.content import (
    AFTER_LIE,
    AFTER_RIVAL_STEAL,
    AFTER_SCOUT,
    AFTER_STEAL,
    LOCATIONS,
    MARKS,
    PAIRS,
    SAFE_NAMES,
    SAFES_EACH,
    SPACES,
)
from cantina.games.scoundrels.events import SafeAbandoned, SafeMarked, SafeSeen, SafeStolen
from cantina.games.scoundrels.rules.questions import UserQuestion
from cantina.games.scoundrels.rules.triggers import trigger
from cantina.games.scoundrels.state import ON_SHEET, UNUSED, ScoundrelsState
from cantina.kernel.choice import Choice, Pick, Reason
from cantina.kernel.native_types import append, i64, remove
from cantina.kernel.state import DecisionFrame, Frame

_NUMBERS: Final[list[Choice]] = [*NUMBERS]
_MOVES: Final[list[Choice]] = [*MOVES, PASS]
_ABANDONS: Final[list[Choice]] = [*ABANDONS]


def space_of(state: ScoundrelsState, safe: i64) -> i64:
    """How a place is told: 1 to 5 at its location, 0 among the unused ones, -1 on a sheet."""
    at: i64 = state.where[safe]
    if at == UNUSED:
        return 0
    return at + 1 if at < SPACES else -1


def look_at_safe(state: ScoundrelsState, seat: i64, safe: i64) -> None:
    """A private look that counts as scouting (SC-SCOUT-1 and 2, SC-JOB-P09-3)."""
    state.safe_seen[safe] |= 1 << seat
    state.reveal_to(1 << seat)
    if not state.quiet:
        face = state.safes[safe]
        state.emit(
            SafeSeen(
                seat=seat,
                location=LOCATIONS[safe // SAFES_EACH],
                space=space_of(state, safe),
                safe=SAFE_NAMES[face],
                value=state.numbers.safe_values[face],
                known_to=(seat,),
            )
        )
    trigger(state, seat, AFTER_SCOUT)


def put_mark(state: ScoundrelsState, seat: i64, mark: i64, safe: i64, number: i64) -> None:
    """A mark with one face up; whoever has a mark on a safe may look at it (SC-MARK-1, SC-SCOUT-4)."""
    state.mark_on[seat * MARKS + mark] = safe
    state.mark_face[seat * MARKS + mark] = number
    if not state.safe_seen[safe] >> seat & 1:
        state.safe_seen[safe] |= 1 << seat
        state.reveal_to(1 << seat)
    location: i64 = safe // SAFES_EACH
    if not state.quiet:
        name = LOCATIONS[location]
        state.emit(SafeMarked(seat=seat, location=name, space=space_of(state, safe), number=number))
    if number not in state.numbers.shown[location]:
        trigger(state, seat, AFTER_LIE)


def _mark_in_supply(state: ScoundrelsState, seat: i64, number: i64) -> i64:
    """A mark of the supply that can show a number; -1: none (SC-MARK-4)."""
    mark: i64 = 0
    while mark < MARKS:
        if state.mark_on[seat * MARKS + mark] < 0 and number in PAIRS[mark]:
            return mark
        mark += 1
    return -1


def begin_marking(state: ScoundrelsState) -> None:
    """Marks the safe of the running use; without marks in the supply one may be moved (SC-MARK-5)."""
    seat: i64 = state.uses[-1].user
    mark: i64 = 0
    while mark < MARKS:
        if state.mark_on[seat * MARKS + mark] < 0:
            state.push(MARKING)
            return
        mark += 1
    state.push(MOVING)


class Marking(UserQuestion):
    """Which number to show, true or false (SC-MARK-1 to 4)."""

    def candidates(self, state: ScoundrelsState, seat: i64) -> Sequence[Choice]:
        return _NUMBERS

    def obstacle(self, state: ScoundrelsState, seat: i64, choice: Choice) -> Reason | None:
        assert isinstance(choice, Pick)
        return None if _mark_in_supply(state, seat, choice.pick) >= 0 else NO_SUCH_MARK

    def cache_key(self, state: ScoundrelsState, seat: i64) -> i64:
        """The marks in the supply, as bits."""
        bits: i64 = 0
        mark: i64 = 0
        while mark < MARKS:
            if state.mark_on[seat * MARKS + mark] < 0:
                bits |= 1 << mark
            mark += 1
        return bits

    def answer(self, state: ScoundrelsState, seat: i64, choice: Choice) -> None:
        assert isinstance(choice, Pick)
        state.pop()
        mark: i64 = _mark_in_supply(state, seat, choice.pick)
        put_mark(state, seat, mark, state.uses[-1].safe, choice.pick)


class Moving(UserQuestion):
    """With all marks out: one from another safe, or no mark (SC-MARK-5, 6 and 10)."""

    def candidates(self, state: ScoundrelsState, seat: i64) -> Sequence[Choice]:
        return _MOVES

    def obstacle(self, state: ScoundrelsState, seat: i64, choice: Choice) -> Reason | None:
        if not isinstance(choice, Pick):
            return None
        safe: i64 = state.mark_on[seat * MARKS + choice.pick]
        if safe < 0 or safe == state.uses[-1].safe:
            return NO_SUCH_MARK
        at: i64 = state.where[safe]
        return MARK_FIXED if at >= ON_SHEET and at != ON_SHEET + seat else None

    def answer(self, state: ScoundrelsState, seat: i64, choice: Choice) -> None:
        if not isinstance(choice, Pick):
            state.pop()
            return
        state.mark_on[seat * MARKS + choice.pick] = -1
        state.replace_top(MARKING)  # only the mark just taken up is in the supply (SC-MARK-7)


def steal(state: ScoundrelsState, seat: i64, safe: i64) -> None:
    """Moves a safe with its marks to the thief's sheet (SC-STEAL-1 to 4, SC-LIM-1 and 2)."""
    space: i64 = space_of(state, safe)
    state.where[safe] = ON_SHEET + seat
    state.loot = append(state.loot, seat * 32 + safe)
    state.safe_seen[safe] |= 1 << seat
    state.reveal_to(1 << seat)
    if not state.quiet:
        face = state.safes[safe]
        state.emit(
            SafeStolen(
                seat=seat,
                location=LOCATIONS[safe // SAFES_EACH],
                space=space,
                safe=SAFE_NAMES[face],
                value=state.numbers.safe_values[face],
                known_to=(seat,),
            )
        )
    trigger(state, seat, AFTER_STEAL)
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            trigger(state, other, AFTER_RIVAL_STEAL)
        other += 1
    if len(state.loot_of(seat)) > state.day:
        state.push(ABANDONING[seat])


class Abandoning(DecisionFrame[ScoundrelsState]):
    """A thief over the limit gives up one safe, new or old (SC-LIM-2 to 7)."""

    def __init__(self, seat: i64) -> None:
        super().__init__("abandoning", "abandon", "SC-LIM-2", forced=True)
        self.seat: i64 = seat

    def args(self) -> tuple[int, ...]:
        return (self.seat,)

    def asked(self, state: ScoundrelsState) -> i64:
        return 1 << self.seat

    def candidates(self, state: ScoundrelsState, seat: i64) -> Sequence[Choice]:
        return _ABANDONS

    def obstacle(self, state: ScoundrelsState, seat: i64, choice: Choice) -> Reason | None:
        assert isinstance(choice, Pick)
        return None if choice.pick < len(state.loot_of(seat)) else NO_SUCH_LOOT

    def answer(self, state: ScoundrelsState, seat: i64, choice: Choice) -> None:
        assert isinstance(choice, Pick)
        state.pop()
        safe: i64 = state.loot_of(seat)[choice.pick]
        state.loot = remove(state.loot, seat * 32 + safe)
        state.where[safe] = _free_space(state, safe // SAFES_EACH)
        if not state.quiet:
            name = LOCATIONS[safe // SAFES_EACH]
            space = space_of(state, safe)
            state.emit(SafeAbandoned(seat=seat, number=choice.pick + 1, location=name, space=space))


def _free_space(state: ScoundrelsState, location: i64) -> i64:
    """The lowest free space of a location, or among the unused safes (SC-LIM-3, 4 and 9)."""
    space: i64 = 0
    while space < SPACES:
        if state.safe_at(location, space) < 0:
            return space
        space += 1
    return UNUSED


MARKING: Final = Marking("marking", "mark", "SC-MARK-1", forced=True)
MOVING: Final = Moving("moving", "move", "SC-MARK-5", forced=True)
ABANDONING: Final[list[Abandoning]] = [Abandoning(seat) for seat in range(4)]
FRAMES: Final[tuple[Frame[ScoundrelsState], ...]] = (MARKING, MOVING, *ABANDONING)
