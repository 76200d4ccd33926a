"""The six rounds: their phases, and what happens between them (sections 3, 8.6 and 9)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cantina.games.tiny_epic_western.choices import KEEPS, NOT_DEALT
from cantina.games.tiny_epic_western.content import (
    GUNMEN,
    MAT_COUNT,
    MATS,
    PROPERTY_NAMES,
    ROUNDS,
    SPOTS,
)
from cantina.games.tiny_epic_western.events import (
    PorchLaid,
    PropertyLaid,
    RoundBegun,
    ThirdEarned,
    ZoneUnfilled,
)
from cantina.games.tiny_epic_western.rules.cards import deal, keep, tell_kept
from cantina.games.tiny_epic_western.rules.market import MARKET
from cantina.games.tiny_epic_western.rules.placing import PLACEMENT
from cantina.games.tiny_epic_western.rules.resolving import RESOLUTION_PHASE
from cantina.games.tiny_epic_western.rules.scoring import end_game
from cantina.games.tiny_epic_western.state import RIVAL, WesternState
from cantina.kernel.choice import Choice, Pick, Reason
from cantina.kernel.ints import i64
from cantina.kernel.pile import EVERYONE
from cantina.kernel.state import Ask, Frame

_KEEPS: Final[list[Choice]] = [*KEEPS]


class Rounds(Frame[WesternState]):
    """One phase after another (TEW-ROUND-1)."""

    def run(self, state: WesternState) -> None:
        state.phase += 1
        state.step = 0
        if state.phase == 1:
            _begin_round(state)
            state.push(KEEPING)
        elif state.phase == 2:
            state.push(PLACEMENT)
        elif state.phase == 3:
            state.push(RESOLUTION_PHASE)
        elif state.phase == 4:
            state.push(MARKET)
        else:
            _end_round(state)


def _begin_round(state: WesternState) -> None:
    state.round += 1
    seat: i64 = 0
    while seat < state.seats:
        state.left[seat] = GUNMEN if state.third >> seat & 1 else GUNMEN - 1
        seat += 1
    if state.solo:
        state.left[RIVAL] = state.left[0]  # TEW-SOLO-8
    if not state.quiet:
        state.tell(RoundBegun(round=state.round, seat=state.in_turn(0)))
    deal(state)


class Keeping(Ask[WesternState]):
    """All players keep one of their poker cards, unseen by each other (TEW-DEAL-5)."""

    def asked(self, state: WesternState) -> i64:
        return (1 << state.seats) - 1

    def candidates(self, state: WesternState, seat: i64) -> Sequence[Choice]:
        return _KEEPS

    def obstacle(self, state: WesternState, seat: i64, choice: Choice) -> Reason | None:
        if isinstance(choice, Pick) and state.hands[seat].holds(choice.pick):
            return None
        return NOT_DEALT

    def choices(self, state: WesternState, seat: i64) -> tuple[Choice, ...]:
        return tuple([_KEEPS[card] for card in sorted(state.hands[seat].cards)])

    def answer_all(self, state: WesternState, answers: list[i64]) -> None:
        state.pop()
        place: i64 = 0
        while place < state.seats:
            seat: i64 = state.in_turn(place)
            place += 1
            choice = state.game.choices[answers[seat]]
            assert isinstance(choice, Pick)
            keep(state, seat, choice.pick)
            tell_kept(state, seat)


def _end_round(state: WesternState) -> None:
    """Gunmen go home, buy zones are refilled, the Dealer changes (TEW-EOR-1 to 8)."""
    _call_home(state)
    if state.round == ROUNDS:
        end_game(state, "six-rounds")
        return
    if not _refill(state):
        end_game(state, "zone-unfilled")
        return
    if not state.quiet and state.third:
        state.tell(ThirdEarned(seats=tuple(s for s in range(state.seats) if state.third >> s & 1)))
    state.dealer = (state.dealer + 1) % state.seats
    state.phase = 0


def _call_home(state: WesternState) -> None:
    """The third gunman stands for those who bought nothing or won it (TEW-THIRD-1 to 4)."""
    everyone: i64 = 1
    everyone = (everyone << state.seats) - 1
    state.third = state.earned | (everyone & ~state.bought)
    state.earned = 0
    state.bought = 0
    state.bought_late = 0
    state.safe = 0
    state.spoils = 0
    state.last = -1
    state.first = -1
    spot: i64 = 0
    while spot < SPOTS:
        state.standing[spot] = -1
        state.lying[spot] = 0
        spot += 1


def _refill(state: WesternState) -> bool:
    """Fills empty buy zones in the order of the ring; False: one stays empty (TEW-EOR-3 to 7, TEW-END-2)."""
    index: i64 = 1
    while index < MAT_COUNT:
        mat: i64 = state.mats[index]
        index += 1
        if state.zone[mat] >= 0:
            continue
        coloured = state.owner[mat] >= 0
        if (len(state.properties) if coloured else len(state.stacks[mat])) == 0:
            if not state.quiet:
                state.tell(ZoneUnfilled(mat=MATS[mat]))
            return False
        if coloured:
            lay_zone(state, mat, state.properties.pop())
        else:
            lay_zone(state, mat, state.top(mat))
            state.stacks[mat] = ()
            if len(state.properties) > 0:  # TEW-EOR-6
                lay_porch(state, mat, state.properties.pop())
    return True


def lay_zone(state: WesternState, mat: i64, card: i64) -> None:
    state.zone[mat] = card
    state.show_to(EVERYONE)
    if not state.quiet:
        state.tell(PropertyLaid(mat=MATS[mat], property=PROPERTY_NAMES[card]))


def lay_porch(state: WesternState, mat: i64, card: i64) -> None:
    state.stacks[mat] = (card,)
    state.show_to(EVERYONE)
    if not state.quiet:
        state.tell(PorchLaid(mat=MATS[mat], property=PROPERTY_NAMES[card]))


ROUNDS_FRAME: Final = Rounds("rounds")
KEEPING: Final = Keeping("keeping", "keep", "TEW-DEAL-5", together=True)
