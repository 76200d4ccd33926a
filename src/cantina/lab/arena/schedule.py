"""Who plays in a tournament, and its schedule: the seed of each match, and which bot sits where."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import count
from typing import Any, Final

import msgspec

from cantina.bots import LEVELS, AnalysingBot
from cantina.bots.levels import bot_of_level
from cantina.kernel.errors import Allowed, BadOption
from cantina.kernel.random_streams import SEED_LIMIT, Stream, salt, seeded
from cantina.kernel.registry import game as find_game
from cantina.lab.oracle import make_lab_bot
from cantina.lab.results_file import RunHeader, run_header

MAX_PARTICIPANTS: Final = 20


class Participant(msgspec.Struct, frozen=True):
    """A bot of a tournament."""

    name: str
    """The specification as it was given; a second bot with the same one gets a number."""
    spec: str
    """The specification of the bot that plays: what a level stands for in this game."""
    timed: bool
    """It has a time limit, so its choices differ from run to run."""


class ScheduledMatch(msgspec.Struct, frozen=True):
    """One match of the schedule: a deal, and who sits where."""

    number: int
    deal: int
    seed: int
    """The seed of the deal."""
    seats: tuple[int, ...]
    """The index of the participant in each seat."""


class Tournament(msgspec.Struct, frozen=True):
    """The settings of a tournament; its schedule follows from them."""

    game: str
    players: int
    options: dict[str, Any]
    seed: int
    participants: tuple[Participant, ...]
    alone: bool = False
    """The first participant sits alone against copies of the second."""

    @property
    def header(self) -> RunHeader:
        return run_header(
            "arena",
            1,
            self.game,
            self.players,
            self.options,
            [participant.name for participant in self.participants],
            self.seed,
            plays=[participant.spec for participant in self.participants],
            form="alone" if self.alone else "all",
        )

    def names(self, match: ScheduledMatch) -> list[str]:
        """The participant in each seat of a match."""
        return [self.participants[index].name for index in match.seats]

    def rounds(self, matches: int) -> list[list[ScheduledMatch]]:
        """Rounds of at least so many matches; a few more where that gives all equally many seats."""
        count_of_bots = len(self.participants)
        balanced_after = 1 if self.alone else count_of_bots // math.gcd(count_of_bots, self.players)
        rounds: list[list[ScheduledMatch]] = []
        number = 0
        for deal, line_up in zip(count(), self._line_ups(), strict=False):
            if number >= matches and deal % balanced_after == 0:
                break
            # A line-up that repeats itself around the table has fewer different rotations.
            rotations = dict.fromkeys(tuple(line_up[at:] + line_up[:at]) for at in range(self.players))
            rounds.append(
                [
                    ScheduledMatch(number + rotation, deal, self.seed + deal, seats)
                    for rotation, seats in enumerate(rotations)
                ]
            )
            number += len(rotations)
        return rounds

    def _line_ups(self) -> Iterator[list[int]]:
        """The participants of each deal, around the table.

        All participants get equally many of the seats as far as they divide; the rest go to those who have
        played least, and among them to those who have met least.
        """
        rng = seeded(self.seed, salt("line-ups"))
        participants = range(len(self.participants))
        if self.alone:
            while True:
                yield [0] + [1] * (self.players - 1)
        copies, rest = divmod(self.players, len(self.participants))
        played = Counter[int]()
        met = Counter[tuple[int, int]]()
        while True:
            chosen: list[int] = []
            for _ in range(rest):
                waiting = _shuffled([one for one in participants if one not in chosen], rng)
                chosen.append(
                    min(waiting, key=lambda one: (played[one], sum(met[one, other] for other in chosen)))
                )
            played.update(chosen)
            met.update((one, other) for one in chosen for other in chosen if one != other)
            yield _shuffled([*participants] * copies + chosen, rng)


def _shuffled(numbers: list[int], rng: Stream) -> list[int]:
    rng.shuffle(numbers)
    return numbers


def make_tournament(
    game: str,
    bots: Sequence[str],
    players: int | None = None,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    alone: bool = False,
) -> Tournament:
    """A tournament with checked settings; raises BadOption for what cannot be played."""
    if not 2 <= len(bots) <= MAX_PARTICIPANTS:
        raise BadOption(
            "--bots",
            ",".join(bots),
            Allowed("bots", "2 to {most} bots, separated by commas", most=MAX_PARTICIPANTS),
        )
    if alone and len(bots) != 2:
        raise BadOption(
            "--alone",
            ",".join(bots),
            Allowed("two-bots", "two bots: one that sits alone, and one for all other seats"),
        )
    if not 0 <= seed < SEED_LIMIT // 2:
        raise BadOption("--seed", seed, Allowed("first-seed", "a whole number from 0 to 2**95 - 1"))
    given = dict(options or {})
    state = find_game(game).new(players, seed, quiet=True, **given)
    if state.seats < 2:
        raise BadOption(
            "--players",
            int(state.seats),
            Allowed("two-players", "2 or more: alone at the table there is nobody to beat"),
        )
    return Tournament(game, int(state.seats), given, seed, tuple(_participants(game, bots)), alone)


def _participants(game: str, bots: Sequence[str]) -> Iterator[Participant]:
    times_named = Counter[str]()
    for given in bots:
        times_named[given] += 1
        spec = bot_of_level(find_game(game), given) if given in LEVELS else given
        bot = make_lab_bot(spec, 0)
        timed = isinstance(bot, AnalysingBot) and bot.budget.seconds is not None
        name = given if times_named[given] == 1 else f"{given} #{times_named[given]}"
        yield Participant(name, spec, timed)
