"""Phase four: the Town Hall ranking, purchases, business (section 8)."""

from __future__ import annotations

from typing import Final

from cantina.games.tiny_epic_western.content import EFFECT, LEFTOVER_SPOT, MAT_COUNT, POST_OFFICE, TOWN_HALL
from cantina.games.tiny_epic_western.events import PostOfficePaid, TownHallRanked
from cantina.games.tiny_epic_western.rules.abilities import Paying, PayingOrNot
from cantina.games.tiny_epic_western.rules.business import ADVANCING
from cantina.games.tiny_epic_western.rules.buying import (
    LEFTOVER_PURCHASE,
    ORDINARY_PURCHASE,
    stack_bought_cards,
)
from cantina.games.tiny_epic_western.rules.influence import pay
from cantina.games.tiny_epic_western.rules.resolving import hand_key_at, rival_key
from cantina.games.tiny_epic_western.rules.rival import rival_advances, rival_buys
from cantina.games.tiny_epic_western.state import RIVAL, WesternState
from cantina.kernel.choice import Choice, Pick
from cantina.kernel.native_types import i64, vec
from cantina.kernel.state import Frame


class Market(Frame[WesternState]):
    """Phase four, step by step (TEW-HALL-1)."""

    def run(self, state: WesternState) -> None:
        sides: i64 = state.sides
        height: i64 = len(state.stack)
        while len(state.stack) == height:  # until a player has to choose
            step: i64 = state.step
            state.step += 1
            if step == 0:
                _open_post_office(state)
            elif step == 1:
                rank_town_hall(state)
            elif step < 2 + sides:
                side: i64 = state.ranking[step - 2]
                if side < state.seats:
                    state.active = side
                    state.push(ORDINARY_PURCHASE)
                else:
                    rival_buys(state)
            elif step == 2 + sides:
                side = state.standing[LEFTOVER_SPOT]
                if 0 <= side < state.seats:  # TEW-SOLO-30
                    state.active = side
                    state.push(LEFTOVER_PURCHASE)
            elif step == 3 + sides:
                side = state.ranking[0]
                if side < state.seats:
                    state.active = side
                    state.push(ADVANCING)
                else:
                    rival_advances(state)
            else:
                stack_bought_cards(state)
                state.pop()


def _open_post_office(state: WesternState) -> None:
    """Whoever stands on its porch may pay to be first (TEW-PROP-16 and 17)."""
    state.first = -1
    state.ranking = vec[i64]()
    mat: i64 = 1
    while mat < MAT_COUNT:
        card: i64 = state.top_property(mat)
        if card >= 0 and EFFECT[card] == POST_OFFICE:
            seat: i64 = state.standing[mat * 4]
            if 0 <= seat < state.seats and state.total_influence(seat) >= 2:
                state.active = seat
                state.push(PAYING_POST_OFFICE)
        mat += 1


class PayingPostOffice(PayingOrNot):
    """The first X of the Post Office, or none."""

    def answer(self, state: WesternState, seat: i64, choice: Choice) -> None:
        if not isinstance(choice, Pick):
            state.pop()
            return
        pay(state, seat, choice.pick, 1)
        state.replace_top(PAYING_POST_OFFICE_AGAIN)


class PayingPostOfficeAgain(Paying):
    """The second X."""

    def answer(self, state: WesternState, seat: i64, choice: Choice) -> None:
        assert isinstance(choice, Pick)
        state.pop()
        pay(state, seat, choice.pick, 1)
        state.first = seat
        if not state.quiet:
            state.emit(PostOfficePaid(seat=seat))


def rank_town_hall(state: WesternState) -> None:
    """All sides by their Town Hall hands, the best first (TEW-HALL-2 to 6, TEW-SOLO-28)."""
    keys: vec[i64] = vec[i64]([0] * state.sides)
    ranking: vec[i64] = vec[i64]([0] * state.sides)
    side: i64 = 0
    while side < state.sides:
        keys[side] = _ranking_key(state, side)
        place: i64 = side
        while place > 0 and keys[side] > keys[ranking[place - 1]]:
            ranking[place] = ranking[place - 1]
            place -= 1
        ranking[place] = side
        side += 1
    state.ranking = ranking
    if not state.quiet:
        state.emit(TownHallRanked(seats=tuple(state.ranking)))


def _ranking_key(state: WesternState, side: i64) -> i64:
    """The hand key with the changed card, for ties that with the kept one; the Post Office beats all."""
    if side == state.first:
        return 1 << 20
    if state.solo and side == RIVAL:
        best: i64 = rival_key(state, TOWN_HALL)
        return best * 256 + best
    changed: i64 = hand_key_at(state, TOWN_HALL, state.changed_card(side))
    return changed * 256 + hand_key_at(state, TOWN_HALL, state.hands[side].cards[0])


MARKET: Final = Market("market")
PAYING_POST_OFFICE: Final = PayingPostOffice("posting", "post", "TEW-PROP-16", forced=True)
PAYING_POST_OFFICE_AGAIN: Final = PayingPostOfficeAgain("posting-more", "pay", "TEW-PROP-16", forced=True)
