"""The hidden facts of Colt Express that worlds have to get right as often as they should (law 9)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cantina.games.colt_express.content import FIRE, FIRST_BULLET, FIRST_SHEET, OUT_OF_PLAY
from cantina.games.colt_express.state import ColtState
from cantina.kernel.hidden_facts import HiddenFact, HiddenFacts
from cantina.kernel.pile import viewer_bit


def purse_on_the_train_is_small(state: ColtState, viewer: int | None) -> Mapping[int, bool]:
    """Whether a purse that lies in a car is one of the smallest."""
    return _small_purses(state, viewer, on_sheets=False)


def purse_on_a_sheet_is_small(state: ColtState, viewer: int | None) -> Mapping[int, bool]:
    """Whether a purse on another's sheet is one of the smallest."""
    return _small_purses(state, viewer, on_sheets=True)


def _small_purses(state: ColtState, viewer: int | None, on_sheets: bool) -> Mapping[int, bool]:
    smallest = min(state.purse_value)
    return {
        purse: state.purse_value[purse] == smallest
        for purse, place in enumerate(state.purse_at)
        if place != OUT_OF_PLAY and (place >= FIRST_SHEET) == on_sheets
        if not state.purse_seen[purse] & viewer_bit(viewer)
        if not (on_sheets and state.seat_of[place - FIRST_SHEET] == viewer)
    }


def rival_holds_a_fire_card(state: ColtState, viewer: int | None) -> Mapping[int, bool]:
    return {
        seat: any(card < FIRST_BULLET and card % 6 == FIRE for card in hand.cards)
        for seat, hand in enumerate(state.hands)
        if seat != viewer and hand.cards
    }


def rival_holds_a_bullet(state: ColtState, viewer: int | None) -> Mapping[int, bool]:
    return {
        seat: any(card >= FIRST_BULLET for card in hand.cards)
        for seat, hand in enumerate(state.hands)
        if seat != viewer and hand.cards
    }


def hidden_play_is_a_fire_card(state: ColtState, viewer: int | None) -> Mapping[int, bool]:
    return {
        at: state.common.cards[at] % 6 == FIRE
        for at, seen in enumerate(state.common.seen)
        if not seen & viewer_bit(viewer)
    }


def coming_round_card_is_even(state: ColtState, viewer: int | None) -> Mapping[int, bool]:
    """Whether a round card that is still face down has an even number."""
    return {
        at: state.rounds.cards[at] % 2 == 0
        for at, seen in enumerate(state.rounds.seen)
        if not seen & viewer_bit(viewer)
    }


_CHOICES_SUGGEST: Final = 0.06
"""A kind of card that a player has not played is less likely to be held; bullets, which cannot be, more."""

HIDDEN_FACTS: Final = HiddenFacts(
    facts=(
        HiddenFact("a purse in a car is of the smallest", purse_on_the_train_is_small),
        HiddenFact("a purse on another's sheet is of the smallest", purse_on_a_sheet_is_small),
        HiddenFact("a rival holds a Fire card", rival_holds_a_fire_card, _CHOICES_SUGGEST),
        HiddenFact("a rival holds a bullet", rival_holds_a_bullet, _CHOICES_SUGGEST),
        HiddenFact("a face-down play is a Fire card", hidden_play_is_a_fire_card, _CHOICES_SUGGEST),
        HiddenFact("a coming round card has an even number", coming_round_card_is_even),
    ),
)
