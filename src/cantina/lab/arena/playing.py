"""Plays the matches of a tournament: in worker processes, and resuming from a results file."""

from __future__ import annotations

import time
from collections.abc import Callable
from hashlib import blake2b
from typing import NamedTuple

from cantina.kernel.errors import Allowed, BadOption
from cantina.kernel.registry import game as find_game
from cantina.lab.arena.played_match import PlayedMatch
from cantina.lab.arena.schedule import ScheduledMatch, Tournament
from cantina.lab.arena.scoring import TournamentScores
from cantina.lab.oracle import make_lab_bot, mind_for
from cantina.lab.results_file import ResultsFile
from cantina.lab.workers import run_tasks


class MatchTask(NamedTuple):
    """A match for a worker, with all that playing it needs."""

    tournament: Tournament
    match: ScheduledMatch


def play_match(task: MatchTask) -> PlayedMatch:
    """Plays a match; each bot gets its mind and nothing else, except an oracle."""
    tournament, match = task
    state = find_game(tournament.game).new(tournament.players, match.seed, quiet=True, **tournament.options)
    specs = [tournament.participants[index].spec for index in match.seats]
    bots = [
        make_lab_bot(spec, _bot_seed(match.seed, seat, match.seats[seat])) for seat, spec in enumerate(specs)
    ]
    decisions = [0] * tournament.players
    seconds = [0.0] * tournament.players
    while (decision := state.decision) is not None:
        seat = decision.seat
        started = time.thread_time()
        choice = bots[seat].choose(mind_for(specs[seat], state, seat))
        seconds[seat] += time.thread_time() - started
        decisions[seat] += 1
        state.apply(choice, seat)
    result = state.result
    assert result is not None
    return PlayedMatch(
        number=match.number,
        seed=match.seed,
        seats=tournament.names(match),
        ranking=[list(group) for group in result.ranking],
        scores=list(result.scores),
        ending=result.ending,
        decisions=decisions,
        seconds=[round(spent, 6) for spent in seconds],
        beaten=result.beaten,
    )


def _bot_seed(deal: int, seat: int, participant: int) -> int:
    digest = blake2b(f"{deal} {seat} {participant}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big")


def play_tournament(
    tournament: Tournament,
    matches: int,
    *,
    threshold: float | None = None,
    until_decided: bool = False,
    workers: int = 1,
    cluster: str | None = None,
    results_file: ResultsFile[PlayedMatch] | None = None,
    progress: Callable[[TournamentScores], None] = lambda scores: None,
) -> TournamentScores:
    """Plays a tournament, or the matches that the results file lacks.

    With `until_decided` it ends as soon as every comparison is decided. With one bot alone, its share of wins
    is compared with `threshold`, or else with the fair share.
    """
    if matches < 1:
        raise BadOption("--matches", matches, Allowed("at-least", "{least} or more", least=1))
    if threshold is not None and not (tournament.alone and 0 < threshold < 1):
        raise BadOption(
            "--than", threshold, Allowed("share-alone", "a share between 0 and 1, together with --alone")
        )
    rounds = tournament.rounds(matches)
    scores = TournamentScores(tournament, sum(map(len, rounds)), threshold, until_decided)
    started = time.perf_counter()
    played = {} if results_file is None else _already_played(tournament, results_file, rounds)
    left = (match for round_ in rounds for match in round_ if match.number not in played)
    results = run_tasks(play_match, (MatchTask(tournament, match) for match in left), workers, cluster)
    try:
        for round_ in rounds:
            while any(match.number not in played for match in round_):
                result = next(results)
                played[result.number] = result
                if results_file is not None:
                    results_file.write(result)
                scores.played = len(played)
                scores.seconds = time.perf_counter() - started
                progress(scores)
            scores.add_round([played[match.number] for match in round_])
            if until_decided and scores.decided:
                break
    finally:
        results.close()
    scores.seconds = time.perf_counter() - started
    return scores


def _already_played(
    tournament: Tournament, results_file: ResultsFile[PlayedMatch], rounds: list[list[ScheduledMatch]]
) -> dict[int, PlayedMatch]:
    """The matches of these rounds that are in the results file, by number."""
    scheduled = {match.number: match for round_ in rounds for match in round_}
    found: dict[int, PlayedMatch] = {}
    for played in results_file.finished:
        match = scheduled.get(played.number)
        if match is None:
            continue
        if played.seats != tournament.names(match) or played.seed != match.seed:
            needed = Allowed("same-run", "a file of the same run: match {number} differs", number=match.number)
            raise BadOption("--record", str(results_file.path), needed)
        found[match.number] = played
    return found
