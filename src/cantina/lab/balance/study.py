"""What a balance study plays: its settings, and the chunks of matches they lead to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import Any, Final

import msgspec

from cantina.bots import make
from cantina.kernel.errors import Allowed, BadOption
from cantina.kernel.game import Game
from cantina.kernel.numbers import NUMBERS, NumberSet
from cantina.kernel.registry import game as find_game
from cantina.lab.results_file import RunHeader, run_header

MATCHES_PER_CHUNK: Final = 10

BASELINE: Final = "base"
CHANGED_NUMBERS: Final = "changed"
OTHER_OPTION: Final = "option"
RESEEDED: Final = "luck"
"""The conditions under which matches are played; the words are those of the results file."""

BOTS: Final = "bots"
"""The bots' own randomness, beside the random streams of the game."""


class Chunk(msgspec.Struct, frozen=True):
    """A few matches with consecutive seeds, played under one condition."""

    number: int
    condition: str
    game: str
    players: int
    options: dict[str, Any]
    bots: list[str]
    seed: int
    matches: int

    @property
    def is_reseeded(self) -> bool:
        return self.condition == RESEEDED

    @property
    def matches_played(self) -> int:
        """How many matches it takes to play the chunk: a reseeded deal is played several times."""
        if not self.is_reseeded:
            return self.matches
        return self.matches * (2 + 2 * len(random_sources(find_game(self.game))))


class BalanceStudy(msgspec.Struct, frozen=True):
    """The settings of a study; its chunks follow from them."""

    game: str
    players: list[int]
    """The numbers of players, which share the matches equally."""
    options: dict[str, Any]
    numbers: dict[str, int]
    """Changed numbers of the game: every match is then played a second time, with them."""
    bots: list[str]
    seed: int
    matches: int
    per_option: int
    """Matches for each other value of each option."""
    deals: int
    """Deals that are played again with reseeded random streams."""

    @property
    def main_players(self) -> int:
        """The number of players with which options and random streams are studied."""
        return min(self.players, key=lambda players: abs(players - 4))

    @property
    def header(self) -> RunHeader:
        return run_header(
            "balance",
            1,
            self.game,
            self.main_players,
            self.options,
            self.bots,
            self.seed,
            numbers=self.numbers,
            counts=self.players,
            matches=self.matches,
            per_option=self.per_option,
            deals=self.deals,
        )

    def chunks(self) -> Iterator[Chunk]:
        """The whole study in chunks, always the same and in the same order."""
        for number, chunk in enumerate(self._unnumbered_chunks()):
            yield msgspec.structs.replace(chunk, number=number)

    def _unnumbered_chunks(self) -> Iterator[Chunk]:
        by_players: list[list[Chunk]] = []
        for at, players in enumerate(self.players):
            share = (self.matches + len(self.players) - 1 - at) // len(self.players)
            by_players.append(self._split(BASELINE, players, share, self.options))
            if self.numbers:
                by_players.append(self._split(CHANGED_NUMBERS, players, share, self.changed_options))
        # The numbers of players alternate, so that a run that was stopped has some matches of each.
        for alternating in zip_longest(*by_players):
            yield from (chunk for chunk in alternating if chunk is not None)
        for name, value in other_option_values(self) if self.per_option else ():
            # A value is compared on the same seeds, so no more of them than the baseline has played.
            total = min(self.per_option, self.matches // len(self.players))
            condition = f"{OTHER_OPTION} {name}={_text(value)}"
            yield from self._split(condition, self.main_players, total, {**self.options, name: value})
        yield from self._split(RESEEDED, self.main_players, self.deals, self.options)

    @property
    def changed_options(self) -> dict[str, Any]:
        """The options with the changed numbers, on top of the set of numbers they name."""
        base = find_game(self.game).numbers.read_set(self.options.get(NUMBERS))
        changed = NumberSet(base.name, {**base.values, **self.numbers})
        return {**self.options, NUMBERS: changed.option()}

    def _split(self, condition: str, players: int, total: int, options: dict[str, Any]) -> list[Chunk]:
        return [
            Chunk(
                0,
                condition,
                self.game,
                players,
                options,
                self.bots,
                self.seed + first,
                min(MATCHES_PER_CHUNK, total - first),
            )
            for first in range(0, total, MATCHES_PER_CHUNK)
        ]


def make_study(
    game: str,
    matches: int,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    numbers: Mapping[str, int] | None = None,
    bots: Sequence[str] = ("greedy",),
    seed: int = 0,
    per_option: int | None = None,
    deals: int | None = None,
) -> BalanceStudy:
    """A study with checked settings; raises BadOption before the first match."""
    rules = find_game(game)
    fewest, most = rules.meta.seats
    for name, value, least in (
        ("--matches", matches, 1),
        ("--per-option", per_option, 0),
        ("--deals", deals, 0),
    ):
        if value is not None and value < least:
            raise BadOption(name, value, Allowed("at-least", "{least} or more", least=least))
    given = dict(options or {})
    if players is not None:
        player_counts = [players]
    else:
        player_counts = [one for one in range(max(2, fewest), most + 1) if _is_playable(rules, one, given)]
    for one in player_counts or [most]:
        rules.new(one, seed, True, **given)
    rules.numbers.check(numbers or {})
    for spec in bots:
        make(spec, 0)
    return BalanceStudy(
        game,
        player_counts,
        given,
        dict(numbers or {}),
        list(bots),
        seed,
        matches,
        max(20, matches // 50) if per_option is None else per_option,
        max(20, matches // 40) if deals is None else deals,
    )


def _is_playable(rules: Game, players: int, options: Mapping[str, Any]) -> bool:
    try:
        rules.new(players, 0, True, **options)
    except BadOption:
        return False
    return True


def other_option_values(study: BalanceStudy) -> list[tuple[str, Any]]:
    """Every other value of every option with a list of values, where it goes with the rest of the study."""
    rules = find_game(study.game)
    return [
        (option.name, value)
        for option in rules.meta.options
        for value in option.allowed or ()
        if value != study.options.get(option.name, option.default)
        and _is_playable(rules, study.main_players, {**study.options, option.name: value})
    ]


def _text(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def random_sources(rules: Game) -> tuple[str, ...]:
    """All sources of randomness in a match: the game's random streams, and the bots."""
    return (*rules.streams, BOTS)


def line_up(bots: Sequence[str], players: int, seed: int) -> list[str]:
    """Which bot sits where: they move on by a seat from match to match."""
    return [bots[(seat + seed) % len(bots)] for seat in range(players)]
