"""The history of hidden things, and the sampler that tells it anew."""

from __future__ import annotations

import pickle
from collections import Counter

import msgspec
import pytest

from cantina.kernel.errors import BadPosition
from cantina.kernel.hidden_history import (
    HIDDEN,
    UNUSED,
    Kinds,
    a_of,
    as_known_to,
    b_of,
    c_of,
    entry,
    kind_of,
    other_of,
    place_of,
    seat_of,
    viewers_of,
    with_values,
)
from cantina.kernel.pile import EVERYONE, PUBLIC
from cantina.kernel.random_streams import seeded
from cantina.kernel.vectors import array
from cantina.kernel.world_sampler import MOST_REPAIRS, MOST_TRIES, HistorySampler

DREW, SHOWED, PICKED = 0, 1, 2
KINDS = Kinds({DREW: "drew", SHOWED: "showed", PICKED: "picked"})


def fields(packed: int) -> tuple[int, ...]:
    return tuple(of(packed) for of in (kind_of, viewers_of, seat_of, other_of, a_of, b_of, c_of, place_of))


@pytest.mark.parametrize(
    "parts",
    [(0, 0, 0, 0, 0, 0, 0, 0), (31, 255, 7, 7, 1021, 1021, 1021, 63), (3, 129, 5, 2, 17, UNUSED, UNUSED, 1)],
)
def test_an_entry_keeps_its_parts(parts: tuple[int, int, int, int, int, int, int, int]) -> None:
    packed = entry(*parts)
    assert fields(packed) == parts
    assert fields(with_values(packed, 4, 5, 6)) == (*parts[:4], 4, 5, 6, parts[7])


def test_whoever_did_not_see_an_entry_knows_only_how_many_values_it_has() -> None:
    packed = entry(SHOWED, 0b101, 1, 2, 30, 40, place=9)
    assert as_known_to(packed, 0b100) == packed
    assert fields(as_known_to(packed, PUBLIC)) == (SHOWED, 0b101, 1, 2, HIDDEN, HIDDEN, UNUSED, 9)


def test_a_copy_and_its_original_go_different_ways() -> None:
    history = KINDS.new()
    history.append(entry(DREW, 1, 0, 0, 5))
    first, second = history.copy(), history.copy()
    history.append(entry(DREW, 1, 0, 0, 6))
    first.append(entry(DREW, 1, 0, 0, 7))
    second.copy().append(entry(DREW, 1, 0, 0, 8))
    assert [a_of(packed) for packed in history.to_list()] == [5, 6]
    assert [a_of(packed) for packed in first.to_list()] == [5, 7]
    assert [a_of(packed) for packed in second.to_list()] == [5]
    second.rewrite([entry(SHOWED, 1)])
    assert len(history) == 2
    assert len(second) == 1


def test_a_history_survives_a_dump_and_a_pickle() -> None:
    history = KINDS.new()
    history.append(entry(DREW, 4, 2, 0, 5, place=17))
    history.append(entry(SHOWED, EVERYONE, 1, 2, 30, 40, 50))
    dumped = history.dump()
    assert dumped == [["drew", 2, 0, 17, 4, 5], ["showed", 1, 2, 0, EVERYONE, 30, 40, 50]]
    assert KINDS.load(dumped).dump() == dumped
    assert pickle.loads(pickle.dumps(history)).dump() == dumped


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        ([["stole", 0, 0, 0, 1]], "entry 0 is of the kind 'stole', which is none of drew, showed, picked"),
        ([["drew", 0, 0, 0, 1], ["drew", 8, 0, 0, 1]], r"entry 1 is \[8, 0, 0, 1\], not two seats \(0 to 7\)"),
        ([["drew", 0, 0, 0, 1, 1, 1, 1, 1]], "up to three values"),
        ([["drew", 0, 0, 0]], "viewers"),
        ([["drew", 0, 0, 64, 1]], r"a place \(0 to 63\)"),
        ([["drew", 0, 0, 0, "all"]], "entry 0 is"),
        ([["drew", 0, 0, 0, 1, 1022]], r"\(0 to 1021\)"),
    ],
)
def test_a_bad_entry_of_a_dump_is_named(data: object, complaint: str) -> None:
    with pytest.raises(msgspec.ValidationError, match=complaint):
        KINDS.load(data)


# -- the sampler ----------------------------------------------------------------------------------------


class Hand(HistorySampler):
    """Five cards, drawn one by one by seat 0; shown cards come from the hand; a pick takes any unseen."""

    def begin(self) -> None:
        self.add_placeholders(5)
        self.deck = list(range(5))
        self.hand: list[int] = []

    def replay(self, at: int) -> bool:
        packed = self.entries[at]
        if kind_of(packed) == DREW:
            placeholder = self.deck.pop()
            self.hand.append(placeholder)
            if a_of(packed) != HIDDEN and not self.learn(placeholder, a_of(packed)):
                return False
        else:
            placeholder = self.pick(array(self.hand), a_of(packed))
            if placeholder < 0:
                return False
            self.hand.remove(placeholder)
        self.moved[at] = placeholder
        return True


def sampler(*entries: int, viewers: int, seed: int = 0) -> Hand:
    history = KINDS.new()
    for packed in entries:
        history.append(packed)
    return Hand(history, viewers, array([1] * 5), seeded(seed))


def test_what_the_viewer_saw_stays_and_the_rest_is_dealt_anew() -> None:
    """Cards 0, 1 and 2 are drawn; 1 is put down openly: the public guesses the two others evenly."""
    entries = [entry(DREW, 1, 0, 0, card) for card in range(3)] + [entry(SHOWED, EVERYONE, 0, 0, 1)]
    hands: Counter[tuple[int, ...]] = Counter()
    for seed in range(1200):
        guess = sampler(*entries, viewers=PUBLIC, seed=seed)
        guess.sample()
        guess.write_history()
        told = [a_of(packed) for packed in guess.history.to_list()]
        assert told[3] == 1
        assert 1 in told[:3]
        hands[tuple(sorted(set(told[:3]) - {1}))] += 1
        assert sorted(guess.face) == list(range(5))
    assert len(hands) == 6
    assert all(150 < count < 250 for count in hands.values())
    own = sampler(*entries, viewers=1)
    own.sample()
    own.write_history()
    assert [a_of(packed) for packed in own.history.to_list()] == [0, 1, 2, 1]


class Combination(HistorySampler):
    """Every entry is a number from 0 to 9 that the viewer saw, but the sampler has to hit upon it."""

    def begin(self) -> None:
        self.steps = 0

    def replay(self, at: int) -> bool:
        self.steps += 1
        return self.rng.below(10) == a_of(self.entries[at])


def combination(digits: list[int]) -> Combination:
    history = KINDS.new()
    for digit in digits:
        history.append(entry(PICKED, EVERYONE, 0, 0, digit))
    return Combination(history, PUBLIC, array([]), seeded(3))


def test_what_chance_would_never_hit_is_repaired_step_by_step() -> None:
    """Thirty digits: one sample in 10**30 has them all."""
    found = combination([digit % 10 for digit in range(30)])
    found.sample()
    assert MOST_TRIES < found.tries < MOST_TRIES + MOST_REPAIRS
    assert found.steps == 30


def test_an_impossible_history_is_given_up_after_a_bounded_number_of_tries() -> None:
    impossible = combination([1, 2, 3, 11])
    with pytest.raises(BadPosition, match="history of hidden cards"):
        impossible.sample()
    assert impossible.tries == MOST_TRIES + MOST_REPAIRS + 1


def test_of_several_samples_one_is_kept_by_weight() -> None:
    """A coin that the sampler throws evenly, though heads is three times as likely in the game."""

    class Coin(HistorySampler):
        def begin(self) -> None:
            self.add_placeholders(1)

        def complete(self) -> bool:
            heads = self.rng.below(2)
            self.learn(0, heads)
            self.weight = 3.0 if heads else 1.0
            return True

    heads = 0
    for seed in range(1000):
        coin = Coin(KINDS.new(), PUBLIC, array([1, 1]), seeded(seed), samples=40)
        coin.sample()
        heads += coin.face[0]
    assert 700 < heads < 800
