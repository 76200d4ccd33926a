"""Plays a balance study: in worker processes, and resuming from a results file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from cantina.kernel.registry import game as find_game
from cantina.lab.balance.counts import ChunkResult, MatchCounts
from cantina.lab.balance.measuring import measure_match
from cantina.lab.balance.reseeding import play_reseeded
from cantina.lab.balance.study import BalanceStudy, Chunk
from cantina.lab.results_file import ResultsFile
from cantina.lab.workers import run_tasks


def run_study(
    study: BalanceStudy,
    workers: int = 1,
    cluster: str | None = None,
    record: Path | None = None,
    progress: Callable[[int, int], None] = lambda played, total: None,
) -> list[ChunkResult]:
    """Plays a study and returns the results of its chunks in order; `record` is the results file."""
    chunks = list(study.chunks())
    matches_of = {chunk.number: chunk.matches_played for chunk in chunks}
    total = sum(matches_of.values())
    with ResultsFile(record, study.header, ChunkResult) as results_file:
        results = {result.number: result for result in results_file.finished if result.number in matches_of}
        played = sum(matches_of[number] for number in results)
        progress(played, total)
        left = [chunk for chunk in chunks if chunk.number not in results]
        for result in run_tasks(run_chunk, left, workers, cluster):
            results_file.write(result)
            results[result.number] = result
            played += matches_of[result.number]
            progress(played, total)
    return [results[number] for number in sorted(results)]


def run_chunk(chunk: Chunk) -> ChunkResult:
    """Plays the matches of one chunk."""
    rules = find_game(chunk.game)
    result = ChunkResult(chunk.number, chunk.condition, MatchCounts())
    for seed in range(chunk.seed, chunk.seed + chunk.matches):
        if chunk.is_reseeded:
            result.reseeded_deals.append(play_reseeded(rules, chunk, seed))
        else:
            result.counts.add(measure_match(rules, chunk, seed))
    return result
