"""The Rival of the solo game, whose actions follow from the rules without choices (section 12)."""

from __future__ import annotations

from cantina.games.tiny_epic_western.content import (
    BUSINESSES,
    INFLUENCE_SPOT,
    LEFT,
    LEFTOVER,
    MAT_COUNT,
    PORCH,
    RIGHT,
    SHERIFF,
    spot_word,
)
from cantina.games.tiny_epic_western.events import GunmanPlaced, RivalRolled, RivalStayed
from cantina.games.tiny_epic_western.rules.arrival import put_gunman
from cantina.games.tiny_epic_western.rules.business import advance, advance_obstacle
from cantina.games.tiny_epic_western.rules.buying import acquire
from cantina.games.tiny_epic_western.rules.duels import begin_duel, roll
from cantina.games.tiny_epic_western.state import RIVAL, WesternState
from cantina.kernel.native_types import append, i64


def rival_places(state: WesternState) -> None:
    """Rolls for a mat and places a gunman there, attacking a player's on its spot (TEW-SOLO-8 to 15)."""
    die: i64 = roll(state)
    state.left[RIVAL] -= 1
    if not state.quiet:
        state.emit(RivalRolled(die=die))
    if die == 6:
        mat: i64 = state.last // 4
        if _can_attack_last(state):
            _place(state, state.last)
            return
    else:
        mat = state.mats[die]
    index: i64 = state.index_of(mat)
    tried: i64 = 0
    while tried < MAT_COUNT - 1:
        mat = state.mats[index]
        spot: i64 = _rival_spot(state, mat)
        if not state.has_gunman_on(RIVAL, mat) and not _is_protected(state, spot):
            _place(state, spot)
            return
        index = index % (MAT_COUNT - 1) + 1
        tried += 1
    if not state.quiet:
        state.emit(RivalStayed())


def _can_attack_last(state: WesternState) -> bool:
    """Whether the Rival can attack the gunman placed last (TEW-SOLO-13 and 14)."""
    if state.standing[state.last] < 0 or state.standing[state.last] == RIVAL:
        return False
    return not _is_protected(state, state.last) and not state.has_gunman_on(RIVAL, state.last // 4)


def _is_protected(state: WesternState, spot: i64) -> bool:
    """Whether a gunman protected by the Outhouse stands on a spot (TEW-SOLO-15)."""
    side: i64 = state.standing[spot]
    return side >= 0 and side != RIVAL and bool(state.safe >> side & 1)


def _rival_spot(state: WesternState, mat: i64) -> i64:
    """The spot the Rival takes on a mat (TEW-SOLO-11)."""
    if mat == SHERIFF:
        return mat * 4 + LEFTOVER
    return mat * 4 + (INFLUENCE_SPOT if state.owner[mat] >= 0 else PORCH)


def _place(state: WesternState, spot: i64) -> None:
    mat: i64 = spot // 4
    option: i64 = RIGHT if mat != SHERIFF and spot % 4 == INFLUENCE_SPOT else LEFT
    if not state.quiet:
        state.emit(GunmanPlaced(seat=RIVAL, spot=spot_word(spot)))
    if state.standing[spot] >= 0:
        begin_duel(state, RIVAL, spot, option)
    else:
        put_gunman(state, RIVAL, spot, option)


def rival_buys(state: WesternState) -> None:
    """Takes the card with the most VP where it has gunmen, at no cost (TEW-SOLO-29)."""
    vp = state.numbers.vp
    best: i64 = -1
    index: i64 = 1
    while index < MAT_COUNT:
        mat: i64 = state.mats[index]
        card: i64 = state.zone[mat]
        if card >= 0 and state.has_gunman_on(RIVAL, mat) and (best < 0 or vp[card] > vp[state.zone[best]]):
            best = mat
        index += 1
    if best >= 0:
        acquire(state, RIVAL, state.zone[best])
        state.rival_cards = append(state.rival_cards, state.zone[best])
        state.zone[best] = -1


def rival_advances(state: WesternState) -> None:
    """Advances by the newest card's symbols from the left, then by older cards (TEW-SOLO-31 and 32)."""
    cards = state.rival_cards
    at: i64 = len(cards) - 1
    while at >= 0:
        for business in state.numbers.symbols_from_the_left(cards[at]):
            if advance_obstacle(state, business) is None:
                advance(state, RIVAL, business)
                return
        at -= 1
    best: i64 = -1
    for business in range(len(BUSINESSES)):
        can_advance = advance_obstacle(state, business) is None
        if can_advance and (best < 0 or state.business[business] < state.business[best]):
            best = business
    advance(state, RIVAL, best)
