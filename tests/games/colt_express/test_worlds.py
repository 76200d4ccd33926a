"""Law 9 on small positions of Colt Express: worlds come as often as counting says."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest
from train import between_rounds, planning

FOUR = "doc 4i, tuco 3i, ghost 4i, belle 3i"


def chi_square(found: Counter[Any], expected: dict[Any, float]) -> float:
    """How far counts are from what is expected, per degree of freedom; about 1 when all is well."""
    assert set(found) <= set(expected)
    total = sum(found.values())
    distance = sum((found[key] - total * p) ** 2 / (total * p) for key, p in expected.items())
    return distance / max(1, len(expected) - 1)


@pytest.mark.law(9)
def test_a_rivals_hand_is_any_two_of_the_ten_cards() -> None:
    train = planning(FOUR, {"tuco": ["move", "fire"]})
    cards = [0, 0, 1, 1, 2, 2, 3, 4, 4, 5]
    hands = Counter(tuple(sorted(pair)) for pair in combinations(cards, 2))
    expected = {hand: count / 45 for hand, count in hands.items()}
    found: Counter[tuple[int, ...]] = Counter()
    for luck in range(4500):
        hand = train.state.world(0, luck).dump()["table"]["hands"][1]
        found[tuple(sorted(card % 6 for card, _ in hand))] += 1
    assert chi_square(found, expected) < 2


@pytest.mark.law(9)
def test_a_hidden_card_is_any_action_card_and_never_a_bullet() -> None:
    hand = ["move", "fire", "bullet neutral"]
    facts: dict[str, Any] = {"turn": 2, "round_card": "cave", "received": {"doc": ["neutral"] * 3}}
    train = planning(FOUR, {"doc": hand}, nb=10, **facts).do("plan fire")
    found = Counter(train.state.world(1, luck).dump()["table"]["common"][0][0] % 6 for luck in range(3000))
    expected = {0: 0.2, 1: 0.2, 2: 0.2, 3: 0.1, 4: 0.2, 5: 0.1}
    assert chi_square(found, expected) < 2.5


@pytest.mark.law(9)
def test_the_split_of_bullets_follows_the_sizes_of_hand_and_deck() -> None:
    """Of 13 cards, 3 of them bullets, 5 are in hand: so many bullets are there how often?"""
    hand = ["move", "fire", "fire", "bullet neutral", "move"]
    train = planning(FOUR, {"doc": hand}, received={"doc": ["neutral"] * 3}, nb=10)
    data = train.state.dump()
    data["table"]["decks"][0] = [[card, 0] for card, _ in data["table"]["decks"][0]]
    from train import GAME

    state = GAME.load(data)
    found = Counter(
        sum(card >= 36 for card, _ in state.world(2, luck).dump()["table"]["hands"][0]) for luck in range(4000)
    )
    sets = Counter(sum(card >= 10 for card in chosen) for chosen in combinations(range(13), 5))
    expected = {bullets: count / sum(sets.values()) for bullets, count in sets.items()}
    assert chi_square(found, expected) < 2.5


@pytest.mark.law(9)
def test_after_a_reshuffle_the_kept_cards_are_known_by_counting() -> None:
    """Deck and discards ran out: what is not in the new deck was in the hand."""

    def split(table: dict[str, Any]) -> None:
        cards = table["decks"][0]
        table["hands"][0] = [[card, 1] for card, _ in cards[:5]]
        table["discards"][0] = [[card, 191] for card, _ in cards[5:]]
        table["decks"][0] = []

    train = between_rounds("tuco 2i, doc 3i, ghost 3r", split, preset="expert")
    kept = [0, 0, 1, 1, 2]
    drawn: Counter[int] = Counter()
    for luck in range(2000):
        hand = [card % 6 for card, _ in train.state.world(1, luck).dump()["table"]["hands"][0]]
        rest = Counter(hand) - Counter(kept)
        assert sum(rest.values()) == 1
        drawn.update(rest)
    assert chi_square(drawn, {2: 0.2, 3: 0.2, 4: 0.4, 5: 0.2}) < 2.5


@pytest.mark.law(9)
def test_unknown_purses_take_every_value_as_often_as_it_is_left() -> None:
    from train import new

    state = new(6).state
    found = Counter(state.world(0, luck).dump()["table"]["purse_value"][6] for luck in range(3000))
    values = [250, 250, 300, 300, 350, 350, 400, 400, 450, 450, 500, 500]
    expected = {value: values.count(value) / 12 for value in values}
    assert chi_square(found, expected) < 2.5
