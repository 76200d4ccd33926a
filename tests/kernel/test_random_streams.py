"""Random streams."""

from __future__ import annotations

import pickle
from collections import Counter
from hashlib import blake2b

import pytest
from choose_game import game_for

import cantina
from cantina.kernel.errors import BadOption, BadPosition
from cantina.kernel.random_streams import (
    SEED_LIMIT,
    KeyedStream,
    Stream,
    load_stream,
    named_stream,
    salt,
    secret_seed,
    seeded,
)

SECRET = "blake2b:" + "5f" * 16


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


def test_a_shuffle_draws_the_numbers_that_below_draws() -> None:
    shuffling, drawing = seeded(5, 7), seeded(5, 7)
    cards = list(range(30))
    shuffling.shuffle(cards)
    expected = list(range(30))
    for last in range(29, 0, -1):
        other = drawing.below(last + 1)
        expected[last], expected[other] = expected[other], expected[last]
    assert cards == expected
    assert shuffling.dump() == drawing.dump()


def test_a_copy_is_independent_and_can_be_pickled() -> None:
    stream = seeded(3, 0)
    copy = stream.copy()
    ahead = [stream.next() for _ in range(5)]
    assert [copy.next() for _ in range(5)] == ahead
    again = pickle.loads(pickle.dumps(seeded(3, 0)))
    assert [again.next() for _ in range(5)] == ahead


def test_a_secret_seed_draws_the_numbers_of_keyed_blake2b() -> None:
    """Computed here by the definition, so that records stay exact: a key per stream, then a counter."""
    key = blake2b(b"deck", key=bytes.fromhex("5f" * 16), digest_size=32).digest()
    blocks = [blake2b(n.to_bytes(8, "little"), key=key, digest_size=64).digest() for n in range(3)]
    expected = [
        int.from_bytes(block[at : at + 4], "little") for block in blocks for at in range(0, len(block), 4)
    ]
    stream = named_stream(SECRET, "deck")
    assert [stream.next() for _ in range(48)] == expected
    assert [named_stream(SECRET, "deck").next(), named_stream(SECRET, "dice").next()] == [
        1569250169,
        2855991223,
    ]


def test_secret_seeds_and_names_tell_streams_apart() -> None:
    seeds = [secret_seed() for _ in range(5)]
    firsts = {named_stream(seed, name).next() for seed in seeds for name in ("setup", "deck", "dice", "grab")}
    assert len(firsts) == 20
    assert all(len(seed) == len("blake2b:") + 64 for seed in seeds)


def test_a_keyed_stream_is_even() -> None:
    stream = named_stream(SECRET, "dice")
    count = Counter(stream.below(6) for _ in range(60_000))
    assert all(9_600 < count[face] < 10_400 for face in range(6))


@pytest.mark.parametrize("drawn", [0, 1, 15, 16, 17, 40])
def test_a_keyed_stream_is_copied_dumped_and_pickled(drawn: int) -> None:
    stream = named_stream(SECRET, "deck")
    for _ in range(drawn):
        stream.next()
    others = [stream.copy(), load_stream(stream.dump()), pickle.loads(pickle.dumps(stream))]
    ahead = [stream.next() for _ in range(40)]
    for other in others:
        assert other.drawn == drawn
        assert [other.next() for _ in range(40)] == ahead


@pytest.mark.parametrize(
    "dumped", ["", "blake2b:5f", f"{SECRET}:x", f"{SECRET}:-1", [1, 2, 3], [1, 2, 3, 4, 5]]
)
def test_a_broken_stream_is_not_loaded(dumped: list[int] | str) -> None:
    position = game_for(2).new(2, SECRET).dump()
    position["streams"][next(iter(position["streams"]))] = dumped
    with pytest.raises(BadPosition, match="streams"):
        game_for(2).load(position)


@pytest.mark.parametrize(
    "seed", ["", "7", "blake2b:", "blake2b:5f", "blake2b:" + "5F" * 16, "md5:" + "5f" * 16]
)
def test_other_texts_are_no_seeds(seed: str) -> None:
    with pytest.raises(BadOption, match="blake2b: and a key"):
        game_for(2).new(2, seed)


@pytest.mark.parametrize("name", cantina.games())
def test_a_match_with_a_secret_seed_is_recorded_and_replayed_exactly(name: str) -> None:
    match = cantina.Match(name, seed=SECRET)
    chooser = seeded(1, 0)
    while (decision := match.state.decision) is not None:
        match.play(decision.choices[chooser.below(len(decision.choices))], decision.seat)
    record = match.record()
    assert record["seed"] == SECRET
    replayed = cantina.Match.replay(record)
    assert replayed.state.dump() == match.state.dump()
    loaded = match.game.load(match.state.dump())
    assert loaded.dump() == match.state.dump()


@pytest.mark.parametrize("name", cantina.games())
def test_worlds_of_a_match_with_a_secret_seed_have_quick_streams_that_do_not_depend_on_it(name: str) -> None:
    """A searcher draws by the million, and must not get at the luck of the match."""
    game = cantina.game(name)
    state = game.new(seed=SECRET)
    assert all(isinstance(stream, KeyedStream) for stream in state.streams)
    world, other = (game.new(seed=seed).world(0, 3) for seed in (SECRET, secret_seed()))
    assert all(type(stream) is Stream for stream in world.streams)
    assert [stream.dump() for stream in world.streams] == [stream.dump() for stream in other.streams]


def test_one_stream_of_a_match_can_be_seeded_anew() -> None:
    state = game_for(2).new(2, 7)
    name = state.game.streams[0]
    state.reseed(name, SECRET)
    assert state.streams[0].dump() == named_stream(SECRET, name).dump()
