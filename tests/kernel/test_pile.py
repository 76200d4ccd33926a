"""Piles record who has seen which card."""

from __future__ import annotations

from cantina.kernel.pile import EVERYONE, PUBLIC, Pile, viewer_bit
from cantina.kernel.random_streams import seeded


def test_viewer_bits_of_seats_and_of_the_public() -> None:
    assert [viewer_bit(seat) for seat in (0, 1, 5, None)] == [1, 2, 32, PUBLIC]
    assert all(EVERYONE & viewer_bit(seat) for seat in (None, 0, 1, 2, 3, 4, 5))


def test_drawing_shows_cards_and_keeps_what_others_saw() -> None:
    deck, hand = Pile([1, 2, 3], [0, 0, EVERYONE]), Pile([], [])
    deck.draw_to(hand, 2, viewer_bit(1))
    assert (list(hand.cards), list(hand.seen)) == ([3, 2], [EVERYONE, 2])
    deck.draw_to(hand, 5, viewer_bit(1))
    assert (len(deck), list(hand.cards)) == (0, [3, 2, 1])


def test_after_shuffling_nobody_has_seen_any_card() -> None:
    deck = Pile([1, 2, 3, 4], [EVERYONE, 1, 2, 0])
    deck.shuffle(seeded(1, 0))
    assert sorted(deck.cards) == [1, 2, 3, 4]
    assert list(deck.seen) == [0] * 4


def test_of_equal_cards_the_best_known_one_leaves() -> None:
    hand = Pile([7, 9, 7], [1, EVERYONE, EVERYONE])
    assert hand.best_known(7) == 2
    assert hand.best_known(8) == -1
    assert hand.take(2) == EVERYONE
    assert (list(hand.cards), list(hand.seen)) == ([7, 9], [1, EVERYONE])


def test_moving_all_cards_keeps_their_order_and_copies_are_independent() -> None:
    one, other = Pile([1, 2], [0, 1]), Pile([3], [2])
    copy = other.copy()
    one.move_all_to(other)
    assert (list(other.cards), list(other.seen), len(one)) == ([3, 1, 2], [2, 0, 1], 0)
    assert list(copy.cards) == [3]
    other.show(0, viewer_bit(0))
    assert other.seen[0] == 3
    assert other.dump() == [[3, 3], [1, 0], [2, 1]]


def test_everyone_who_knew_of_equal_cards_knows_of_one_less_when_one_leaves() -> None:
    """Seat 0 holds three of a kind: seat 1 has seen one, seat 2 another one, seat 3 two of them."""
    hand = Pile([7, 7, 7, 9], [0b1011, 0b1101, 0b0001, 0b1111])
    hand.take_card(7)
    left = [seen for card, seen in zip(hand.cards, hand.seen, strict=True) if card == 7]
    known = [sum(seen >> seat & 1 for seen in left) for seat in range(4)]
    assert known == [2, 0, 0, 1]
    assert hand.seen[list(hand.cards).index(9)] == 0b1111
