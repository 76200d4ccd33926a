"""The hidden facts of 3000 Scoundrels that worlds have to get right as often as they should (law 9)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cantina.games.scoundrels.content import BLUE_TRAITS, CARDS
from cantina.games.scoundrels.rules.cards import face_down_cards
from cantina.games.scoundrels.state import ScoundrelsState
from cantina.kernel.hidden_facts import HiddenFact, HiddenFacts
from cantina.kernel.pile import viewer_bit


def face_down_card_is_a_bluff(state: ScoundrelsState, viewer: int | None) -> Mapping[int, bool]:
    return {
        place: state.played[place] != place % CARDS + 1
        for place in face_down_cards(state)
        if not state.played_seen[place] & viewer_bit(viewer)
    }


def rival_holds_the_zero(state: ScoundrelsState, viewer: int | None) -> Mapping[int, bool]:
    return {
        seat: hand.holds(0) for seat, hand in enumerate(state.hands) if seat != viewer and len(hand.cards) > 0
    }


def rivals_next_card_is_high(state: ScoundrelsState, viewer: int | None) -> Mapping[int, bool]:
    return {seat: deck.cards[-1] >= _HIGH for seat, deck in enumerate(state.decks) if deck.cards}


def safe_is_good(state: ScoundrelsState, viewer: int | None) -> Mapping[int, bool]:
    """Whether an unseen safe has one of the better faces of its location."""
    return {
        safe: face % 2 == 0
        for safe, face in enumerate(state.safes)
        if not state.safe_seen[safe] & viewer_bit(viewer)
    }


def next_trait_is_low(state: ScoundrelsState, viewer: int | None) -> Mapping[int, bool]:
    """Whether the next trait is of the first half of its colour."""
    if not state.traits:
        return {}
    return {0: state.traits[-1] % BLUE_TRAITS < BLUE_TRAITS // 2}


_HIGH: Final = 4

HIDDEN_FACTS: Final = HiddenFacts(
    facts=(
        HiddenFact("a face-down poker card is a bluff", face_down_card_is_a_bluff),
        HiddenFact("a rival holds the 0", rival_holds_the_zero),
        HiddenFact("the next card of a poker deck is 4 or more", rivals_next_card_is_high),
        HiddenFact("an unseen safe has an even face", safe_is_good),
        HiddenFact("the next trait is of the first half", next_trait_is_low),
    ),
)
