"""Named random streams: generators that live in the state and are copied with it.

There are two. A seed that is a whole number starts the quick one (sfc32), for tests, environments, simulations
and worlds; who sees enough of its numbers can compute the others. A secret seed, a text such as
`blake2b:5f0c…`, starts a cryptographic one, for matches whose players must not foresee cards and dice.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from hashlib import blake2b
from secrets import token_hex
from typing import Final
from zlib import crc32

from cantina.kernel.native_types import append, i64, mypyc_attr, vec, with_room

_MASK: Final = 0xFFFFFFFF
SEED_LIMIT: Final = 1 << 96
"""Seeds that are whole numbers go from 0 up to (not including) this."""
SECRET_PREFIX: Final = "blake2b:"
"""What a secret seed starts with; the key follows, in hexadecimal digits."""
SEED_FORM: Final = "a whole number from 0 to 2**96 - 1, or blake2b: and a key of 32 to 128 hexadecimal digits"
_SECRET: Final = re.compile(r"blake2b:((?:[0-9a-f]{2}){16,64})")
_BLOCK: Final = 16
"""Numbers of 32 bits that one hash gives."""

Seed = int | str
"""The seed of a match: a whole number, or a secret seed. It alone says which generator the match uses."""


@mypyc_attr(acyclic=True)
class Stream:
    """One random number generator (sfc32: additions, xors, shifts and a rotation on 32 bits).

    No product here exceeds 62 bits, so compiled and interpreted code draw the same numbers.
    """

    def __init__(self, a: i64, b: i64, c: i64, drawn: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.drawn: i64 = drawn
        """Counts the draws, modulo 2**32; starts at the stream's salt."""

    def copy(self) -> Stream:
        return Stream(self.a, self.b, self.c, self.drawn)

    def next(self) -> i64:
        """Draws 32 random bits."""
        b: i64 = self.b
        c: i64 = self.c
        drawn: i64 = (self.a + b + self.drawn) & _MASK
        self.drawn = (self.drawn + 1) & _MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & _MASK
        self.c = ((((c << 21) & _MASK) | (c >> 11)) + drawn) & _MASK
        return drawn

    # The others, and `seeded`, have `next` written out: a world draws hundreds of numbers.

    def draw(self, count: i64) -> vec[i64]:
        """Draws so many times 32 random bits."""
        numbers: vec[i64] = vec[i64]([0] * count)
        a: i64 = self.a
        b: i64 = self.b
        c: i64 = self.c
        drawn: i64 = self.drawn
        at: i64 = 0
        while at < count:
            number: i64 = (a + b + drawn) & _MASK
            drawn = (drawn + 1) & _MASK
            a = b ^ (b >> 9)
            b = (c + (c << 3)) & _MASK
            c = ((((c << 21) & _MASK) | (c >> 11)) + number) & _MASK
            numbers[at] = number
            at += 1
        self.a = a
        self.b = b
        self.c = c
        self.drawn = drawn
        return numbers

    def below(self, limit: i64) -> i64:
        """Draws a number from 0 to limit - 1; the limit stays far below 2**30."""
        b: i64 = self.b
        c: i64 = self.c
        number: i64 = (self.a + b + self.drawn) & _MASK
        self.drawn = (self.drawn + 1) & _MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & _MASK
        self.c = ((((c << 21) & _MASK) | (c >> 11)) + number) & _MASK
        return (number * limit) >> 32

    def shuffle(self, cards: list[i64]) -> None:
        """Shuffles a list in place."""
        shuffled: vec[i64] = with_room(len(cards))
        for card in cards:  # quicker than making the array of a list at once
            shuffled = append(shuffled, card)
        self.shuffle_vec(shuffled)
        for at, card in enumerate(shuffled):
            cards[at] = card

    def shuffle_vec(self, cards: vec[i64]) -> None:
        """Shuffles an array in place, with the numbers that `below` would draw."""
        self.shuffle_part(cards, 0, len(cards))

    def shuffle_part(self, cards: vec[i64], start: i64, end: i64) -> None:
        """Shuffles the part of an array from `start` to before `end`, as if it were an array of its own."""
        a: i64 = self.a
        b: i64 = self.b
        c: i64 = self.c
        drawn: i64 = self.drawn
        last: i64 = end - 1
        while last > start:
            number: i64 = (a + b + drawn) & _MASK
            drawn = (drawn + 1) & _MASK
            a = b ^ (b >> 9)
            b = (c + (c << 3)) & _MASK
            c = ((((c << 21) & _MASK) | (c >> 11)) + number) & _MASK
            other: i64 = start + ((number * (last - start + 1)) >> 32)
            card: i64 = cards[last]
            cards[last] = cards[other]
            cards[other] = card
            last -= 1
        self.a = a
        self.b = b
        self.c = c
        self.drawn = drawn

    def dump(self) -> list[int] | str:
        return [self.a, self.b, self.c, self.drawn]

    def __reduce__(self) -> tuple[object, ...]:
        return (Stream, (self.a, self.b, self.c, self.drawn))


@mypyc_attr(acyclic=True)
class KeyedStream(Stream):
    """A generator whose numbers say nothing about each other to anybody without its key.

    Keyed BLAKE2b of a counter gives sixteen numbers at a time.
    """

    def __init__(self, key: bytes, drawn: i64) -> None:
        super().__init__(0, 0, 0, drawn)
        self.key = key
        self._block: bytes = b""
        """The hash that holds the next number; empty: not computed yet."""

    def copy(self) -> Stream:
        other = KeyedStream(self.key, self.drawn)
        other._block = self._block
        return other

    def next(self) -> i64:
        """Draws 32 random bits."""
        at: i64 = self.drawn % _BLOCK
        if at == 0 or not self._block:
            counter: int = self.drawn // _BLOCK
            self._block = blake2b(counter.to_bytes(8, "little"), key=self.key, digest_size=4 * _BLOCK).digest()
        self.drawn += 1
        return int.from_bytes(self._block[4 * at : 4 * at + 4], "little")

    def draw(self, count: i64) -> vec[i64]:
        """Draws so many times 32 random bits."""
        return vec[i64]([self.next() for _ in range(count)])

    def below(self, limit: i64) -> i64:
        """Draws a number from 0 to limit - 1; the limit stays far below 2**30."""
        return (self.next() * limit) >> 32

    def shuffle_part(self, cards: vec[i64], start: i64, end: i64) -> None:
        """Shuffles the part of an array from `start` to before `end`, as if it were an array of its own."""
        last: i64 = end - 1
        while last > start:
            other: i64 = start + self.below(last - start + 1)
            card: i64 = cards[last]
            cards[last] = cards[other]
            cards[other] = card
            last -= 1

    def dump(self) -> list[int] | str:
        return f"{SECRET_PREFIX}{self.key.hex()}:{self.drawn}"

    def __reduce__(self) -> tuple[object, ...]:
        return (KeyedStream, (self.key, self.drawn))


def secret_seed() -> str:
    """A new secret seed, drawn from the operating system: for a match that is dealt to people."""
    return SECRET_PREFIX + token_hex(32)


def is_seed(seed: object) -> bool:
    """Whether something is a seed: see SEED_FORM."""
    if isinstance(seed, str):
        return _SECRET.fullmatch(seed) is not None
    return isinstance(seed, int) and not isinstance(seed, bool) and 0 <= seed < SEED_LIMIT


def named_stream(seed: Seed, name: str) -> Stream:
    """Starts the stream of a name; streams of one seed differ by their names."""
    if isinstance(seed, int):
        return seeded(seed, salt(name))
    key = bytes.fromhex(seed[len(SECRET_PREFIX) :])
    # Each stream has a key of its own, so that whoever is shown one learns nothing about the others.
    return KeyedStream(blake2b(name.encode(), key=key, digest_size=32).digest(), 0)


def named_streams(seeds: Sequence[Seed], names: tuple[str, ...]) -> list[Stream]:
    """Starts a stream of each name from the seed at its place."""
    streams: list[Stream] = []
    for at, name in enumerate(names):
        streams.append(named_stream(seeds[at], name))
    return streams


def load_stream(dumped: list[int] | str) -> Stream:
    """The stream of a dumped state; ValueError if it is none."""
    if isinstance(dumped, str):
        seed, colon, drawn = dumped.rpartition(":")
        if not is_seed(seed) or not colon or not drawn.isdecimal():
            raise ValueError("a stream is four whole numbers, or blake2b:KEY:DRAWN")
        return KeyedStream(bytes.fromhex(seed[len(SECRET_PREFIX) :]), int(drawn))
    if len(dumped) != 4:
        raise ValueError("a stream is four whole numbers, or blake2b:KEY:DRAWN")
    return Stream(dumped[0], dumped[1], dumped[2], dumped[3])


_SALTS: Final[dict[str, int]] = {}


def salt(name: str) -> int:
    """Turns a stream's name into a number, so that streams of one seed differ."""
    found = _SALTS.get(name)
    if found is None:
        found = _SALTS[name] = crc32(name.encode())
    return found


def seeded(seed: int, salt: i64 = 0) -> Stream:
    """Starts a quick stream from a seed of up to 96 bits."""
    a: i64 = seed & _MASK
    b: i64 = (seed >> 32) & _MASK
    c: i64 = (seed >> 64) & _MASK
    drawn: i64 = salt
    rounds: i64 = 0
    while rounds < 15:  # sfc32 needs about a dozen rounds to spread a seed over its state
        number: i64 = (a + b + drawn) & _MASK
        drawn = (drawn + 1) & _MASK
        a = b ^ (b >> 9)
        b = (c + (c << 3)) & _MASK
        c = ((((c << 21) & _MASK) | (c >> 11)) + number) & _MASK
        rounds += 1
    return Stream(a, b, c, drawn)


def split(rng: Stream, count: i64) -> list[Stream]:
    """Draws the initial states of `count` independent streams from a stream."""
    numbers = rng.draw(4 * count)
    streams: list[Stream] = []
    at: i64 = 0
    while at < 4 * count:
        streams.append(Stream(numbers[at], numbers[at + 1], numbers[at + 2], numbers[at + 3]))
        at += 4
    return streams
