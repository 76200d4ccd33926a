"""Three-card hands, over all of them (sections 1.2, 1.3 and 6.1)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations

import pytest

from cantina.games.tiny_epic_western.content import (
    HAND_RANKS,
    POKER_NAMES,
    SUITS,
    VALUE_COUNT,
    suit_of,
    value_of,
)
from cantina.games.tiny_epic_western.rules.poker import hand_key, hand_rank, rank_of_key

CARDS = range(20)


def by_the_book(cards: tuple[int, ...]) -> str:
    """The hand's name by the definitions of Table 2, best first."""
    values = sorted(value_of(card) for card in cards)
    one_suit = len({suit_of(card) for card in cards}) == 1
    in_a_row = values in ([1, 2, 3], [2, 3, 4], [3, 4, 5])
    if in_a_row and one_suit:
        return "straight-flush"
    if len(set(values)) == 1:
        return "three"
    if one_suit:
        return "flush"
    if in_a_row:
        return "straight"
    return "pair" if len(set(values)) == 2 else "high"


@pytest.mark.rule("TEW-COMP-3", "TEW-SHER-5")
def test_one_card_for_each_suit_and_value() -> None:
    assert len(POKER_NAMES) == len(set(POKER_NAMES)) == 20
    assert {(suit_of(card), value_of(card)) for card in CARDS} == {
        (suit, value) for suit in range(4) for value in range(1, 6)
    }
    assert SUITS == ("steer", "horseshoe", "teepee", "hat")  # in ascending rank


@pytest.mark.rule("TEW-HAND-3", "TEW-HAND-4", "TEW-HAND-7")
def test_all_hands_of_three_different_cards() -> None:
    found: Counter[str] = Counter()
    for cards in combinations(CARDS, 3):
        names = {HAND_RANKS[hand_rank(*order)] for order in permutations(cards)}
        assert names == {by_the_book(cards)}
        found[by_the_book(cards)] += 1
    assert found == {
        "straight-flush": 12,
        "three": 20,
        "flush": 28,
        "straight": 180,
        "pair": 480,
        "high": 420,
    }
    assert sum(found.values()) == 1140


@pytest.mark.rule("TEW-HAND-5", "TEW-HAND-7", "TEW-SHER-2", "TEW-SHER-4")
def test_all_hands_with_a_changed_card() -> None:
    """The own card moved by one in value, in suit or in both; it may then equal one of the others."""
    for one, two in combinations(CARDS, 2):
        for own in CARDS:
            if own in (one, two):
                continue
            for suit_step in (-1, 0, 1):
                for value_step in (-1, 0, 1):
                    suit = (suit_of(own) + suit_step) % 4
                    changed = suit * VALUE_COUNT + (value_of(own) - 1 + value_step) % VALUE_COUNT
                    assert HAND_RANKS[hand_rank(one, two, changed)] == by_the_book((one, two, changed))


@pytest.mark.rule("TEW-HAND-1", "TEW-HAND-2", "TEW-HAND-6")
def test_keys_compare_rank_then_own_value_then_own_suit() -> None:
    for one, two in combinations(CARDS, 2):
        keys = {}
        for own in CARDS:
            if own in (one, two):
                continue
            expected = (hand_rank(one, two, own), value_of(own), suit_of(own))
            keys[expected] = hand_key(one, two, own)
            assert hand_key(two, one, own) == hand_key(one, two, own)
            assert rank_of_key(hand_key(one, two, own)) == expected[0]
        assert len(keys) == len(set(keys.values())) == 18  # no two cards tie
        assert [keys[expected] for expected in sorted(keys)] == sorted(keys.values())
