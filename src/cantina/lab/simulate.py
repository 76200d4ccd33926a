"""Many matches between bots, and how often each seat and character wins them."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from cantina.bots import make
from cantina.kernel.event import Event
from cantina.kernel.mind import Mind
from cantina.kernel.registry import game as find_game
from cantina.lab.results_file import ResultsFile, run_header
from cantina.lab.workers import run_tasks

MATCHES_PER_CHUNK = 25


class WinCount(msgspec.Struct):
    """How often a seat or a character won; a shared win counts in parts."""

    matches: int = 0
    wins: float = 0.0
    score: int = 0

    @property
    def share(self) -> float:
        return self.wins / self.matches if self.matches else 0.0

    @property
    def mean_score(self) -> float:
        return self.score / self.matches if self.matches else 0.0

    def add(self, other: WinCount) -> None:
        self.matches += other.matches
        self.wins += other.wins
        self.score += other.score


class SimulationReport(msgspec.Struct):
    """The counts of many matches."""

    game: str
    players: int
    options: dict[str, Any]
    bots: list[str]
    seed: int
    matches: int = 0
    decisions: int = 0
    shortest: int = 0
    longest: int = 0
    seconds: float = 0.0
    seats: list[WinCount] = msgspec.field(default_factory=list)
    labels: dict[str, dict[str, WinCount]] = msgspec.field(default_factory=dict)
    endings: dict[str, int] = msgspec.field(default_factory=dict)
    rounds: list[dict[str, int]] = msgspec.field(default_factory=list)
    """Sums over all matches, by round."""

    def add(self, other: SimulationReport) -> None:
        """Adds the counts of other matches."""
        self.shortest = min(self.shortest or other.shortest, other.shortest)
        self.longest = max(self.longest, other.longest)
        self.matches += other.matches
        self.decisions += other.decisions
        _add_win_counts(self.seats, other.seats)
        for kind, table in other.labels.items():
            mine = self.labels.setdefault(kind, {})
            for label, wins in table.items():
                mine.setdefault(label, WinCount()).add(wins)
        self.endings = dict(Counter(self.endings) + Counter(other.endings))
        while len(self.rounds) < len(other.rounds):
            self.rounds.append({})
        for sums, counts in zip(self.rounds, other.rounds, strict=False):
            for name, count in counts.items():
                sums[name] = sums.get(name, 0) + count


def _add_win_counts(mine: list[WinCount], others: Sequence[WinCount]) -> None:
    while len(mine) < len(others):
        mine.append(WinCount())
    for seat, wins in enumerate(others):
        mine[seat].add(wins)


def simulate(
    game: str,
    matches: int,
    players: int | None = None,
    seed: int = 0,
    bots: Sequence[str] = ("random",),
    options: Mapping[str, Any] | None = None,
    jobs: int = 1,
    progress: Callable[[int], None] = lambda played: None,
    cluster: str | None = None,
    record: Path | None = None,
) -> SimulationReport:
    """Plays matches with seeds from `seed` on; the bots take the seats in turn.

    `cluster` names a Ray cluster to play on, `record` a file from which an interrupted run resumes.
    """
    given = dict(options or {})
    state = find_game(game).new(players, seed, **given)
    players = int(state.seats)
    seats = [bots[seat % len(bots)] for seat in range(players)]
    for spec in seats:
        make(spec, 0)
    report = SimulationReport(game, players, given, seats, seed)
    started = time.perf_counter()
    chunks = [
        (game, players, given, seats, first, min(MATCHES_PER_CHUNK, seed + matches - first))
        for first in range(seed, seed + matches, MATCHES_PER_CHUNK)
    ]
    header = run_header("simulate", 1, game, players, given, seats, seed, chunk=MATCHES_PER_CHUNK)
    with ResultsFile(record, header, SimulationReport) as results_file:
        parts = {(part.seed, part.matches): part for part in results_file.finished}
        left = [chunk for chunk in chunks if chunk[-2:] not in parts]
        parts = {chunk[-2:]: parts[chunk[-2:]] for chunk in chunks if chunk[-2:] in parts}
        played = sum(part.matches for part in parts.values())
        progress(played)
        for part in run_tasks(_play_chunk, left, max(1, min(jobs, len(left))), cluster if left else None):
            results_file.write(part)
            parts[part.seed, part.matches] = part
            played += part.matches
            progress(played)
    for _, part in sorted(parts.items()):  # a sum of fractional wins depends on its order
        report.add(part)
    report.seconds = time.perf_counter() - started
    return report


_Chunk = tuple[str, int, dict[str, Any], list[str], int, int]


def _play_chunk(chunk: _Chunk) -> SimulationReport:
    game, players, options, bots, first, matches = chunk
    report = SimulationReport(game, players, options, bots, first)
    for seed in range(first, first + matches):
        report.add(_play(game, players, options, bots, seed))
    return report


def _play(game: str, players: int, options: dict[str, Any], bots: list[str], seed: int) -> SimulationReport:
    rules = find_game(game)
    state = rules.new(players, seed, **options)
    events: list[Event] = list(state.setup_events)
    seated = [make(spec, seed * players + seat) for seat, spec in enumerate(bots)]
    decisions = 0
    while (decision := state.decision) is not None:
        choice = seated[decision.seat].choose(Mind(state, decision.seat))
        events += state.apply(choice, decision.seat)
        decisions += 1
    result = state.result
    assert result is not None
    statistics = rules.statistics(state, events)
    won = 1 / max(1, len(result.winners))
    seats = [
        WinCount(1, won if seat in result.winners else 0.0, result.scores[seat]) for seat in range(players)
    ]
    labels: dict[str, dict[str, WinCount]] = {}
    for kind, names in statistics.labels.items():
        for seat, label in enumerate(names):
            labels.setdefault(kind, {}).setdefault(label, WinCount()).add(seats[seat])
    return SimulationReport(
        game,
        players,
        options,
        bots,
        seed,
        matches=1,
        decisions=decisions,
        shortest=decisions,
        longest=decisions,
        seats=seats,
        labels=labels,
        endings={result.ending: 1},
        rounds=[dict(counts) for counts in statistics.rounds],
    )
