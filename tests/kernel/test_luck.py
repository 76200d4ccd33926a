"""Streams of luck."""

from __future__ import annotations

import pickle
from collections import Counter

from cantina.kernel.luck import SEED_LIMIT, Stream, salt, seeded


def test_the_same_seed_and_name_draw_the_same_numbers() -> None:
    one, other = seeded(7, salt("deck")), seeded(7, salt("deck"))
    assert [one.next() for _ in range(100)] == [other.next() for _ in range(100)]


def test_names_and_all_bits_of_the_seed_tell_streams_apart() -> None:
    firsts = {seeded(7, salt(name)).next() for name in ("setup", "deck", "dice", "grab")}
    firsts |= {seeded(7 + (1 << bit), salt("deck")).next() for bit in (3, 31, 32, 63, 64, 95)}
    assert len(firsts) == 10
    assert 0 <= seeded(SEED_LIMIT - 1, 0).next() < 2**32


def test_known_numbers_of_the_generator() -> None:
    """Written down once: compiled and interpreted code must keep to them."""
    stream = Stream(1, 2, 3, 1)
    assert [stream.next() for _ in range(5)] == [4, 31, 56623170, 132259135, 3317874561]


def test_below_is_even() -> None:
    stream = seeded(1, 0)
    count = Counter(stream.below(6) for _ in range(60_000))
    assert set(count) == set(range(6))
    assert all(9_600 < count[face] < 10_400 for face in count)


def test_shuffles_are_even() -> None:
    stream = seeded(2, 0)
    count: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        cards = [1, 2, 3, 4]
        stream.shuffle(cards)
        count[tuple(cards)] += 1
    assert len(count) == 24
    assert all(850 < times < 1_150 for times in count.values())


def test_a_copy_goes_its_own_way_and_survives_pickling() -> None:
    stream = seeded(3, 0)
    copy = stream.copy()
    ahead = [stream.next() for _ in range(5)]
    assert [copy.next() for _ in range(5)] == ahead
    again = pickle.loads(pickle.dumps(seeded(3, 0)))
    assert [again.next() for _ in range(5)] == ahead
