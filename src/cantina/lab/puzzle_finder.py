"""Finds puzzles in matches of bots: decisions with a clear best choice that is not the obvious one.

In every match some decisions are drawn at random and pass through a series of ever deeper searches; a decision
is dropped as soon as one of them does not find the same clear best choice as the others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from math import hypot
from typing import Any, NamedTuple

import msgspec

from cantina.bots import Analysis, Bot, analyse, explain_analysis, make
from cantina.kernel.game import Game
from cantina.kernel.mind import Mind
from cantina.kernel.random_streams import salt, seeded
from cantina.kernel.registry import game as find_game
from cantina.lab.puzzles import MOST_COMPARED, PuzzleFile
from cantina.lab.workers import run_tasks

PLAYERS_BOT = "greedy:12"
"""The bot at every seat."""
SCREENING = "search:300/700ms"
SEARCH = "search:1500/4s"
DEEPER_SEARCH = "search:4000/25s"
"""Ever deeper: all must agree. The last one checks the answer with another seed."""
OBVIOUS_PLAYOUTS = 4
"""Playouts for each choice with which `greedy` finds the obvious one."""
QUICK_PLAYOUTS = 24
"""Playouts for each choice with which `greedy` drops most decisions before any search."""
QUICK_ERRORS = 0.6
"""Standard errors by which the best choice must be ahead there."""
DECISIONS_PER_MATCH = 40
"""Decisions looked at in one match."""
MARGIN_ERRORS = 3.0
"""Standard errors by which the best choice must be ahead of every other."""
SEARCH_ERRORS = 1.5
"""In the search before the last one, which sees less."""
MARGIN = 0.015
"""And how much it must be ahead of the next one, in probability to win."""
OBVIOUS_MARGIN = 0.03
"""And of the obvious one."""
LARGEST_PART = 0.7
"""The largest part of the puzzles that may be of one kind of decision."""


class _PuzzleSearchTask(NamedTuple):
    game: str
    players: int
    options: dict[str, Any]
    seed: int


def find_puzzles(
    game: str,
    wanted: int,
    players: int | None = None,
    options: dict[str, Any] | None = None,
    seed: int = 0,
    jobs: int = 1,
    progress: Callable[[int, int], None] = lambda found, matches: None,
) -> Iterator[PuzzleFile]:
    """Puzzles as they are found, one at most from each match; no kind of decision makes up too large a part.

    Without a number of players, matches for every number from two take turns.
    """
    low, high = find_game(game).meta.seats
    seats = [players] if players is not None else list(range(max(2, low), high + 1))
    tasks = (
        _PuzzleSearchTask(game, seats[number % len(seats)], dict(options or {}), seed + number)
        for number in count()
    )
    kinds: list[str] = []
    matches = 0
    results = run_tasks(_find_in_match, tasks, jobs)
    try:
        for found in results:
            matches += 1
            if found is not None and kinds.count(found.analysis.kind) < wanted * LARGEST_PART:
                kinds.append(found.analysis.kind)
                yield found
            progress(len(kinds), matches)
            if len(kinds) == wanted:
                return
    finally:
        results.close()


def clear_best(analysis: Analysis, errors: float = MARGIN_ERRORS) -> bool:
    """Whether the best choice is ahead of every other one that was tried, by the margin and by its errors."""
    best = analysis.best
    return all(
        best.value - other.value > max(MARGIN, errors * hypot(best.error, other.error))
        for other in analysis.estimates
        if other.visits and other.choice != best.choice
    )


def obvious_choice(mind: Mind, seed: int) -> int:
    """What a short look suggests: `greedy` with a few playouts for each choice."""
    return analyse(mind, f"greedy:{OBVIOUS_PLAYOUTS * len(mind.choices)}", seed).best.choice


def _find_in_match(task: _PuzzleSearchTask) -> PuzzleFile | None:
    """The first decision of a match, among those drawn, that makes a puzzle."""
    game = find_game(task.game)
    drawn = _drawn_decisions(game, task)
    rng = seeded(task.seed, salt("puzzles"))
    while drawn:
        made, seat = drawn.pop(rng.below(len(drawn)))
        file = PuzzleFile(
            rules_version=game.meta.rules_version,
            players=task.players,
            options=task.options,
            seed=task.seed,
            made=made,
            seat=seat,
            bot=DEEPER_SEARCH,
            analysis=Analysis(seat, "", ()),
            why=(),
        )
        if _judge(game, file):
            return file
    return None


def _drawn_decisions(game: Game, task: _PuzzleSearchTask) -> list[tuple[list[tuple[int, int]], int]]:
    """Some decisions of a match that bots play: the choices made before each, and the seat."""
    state = game.new(task.players, task.seed, True, **task.options)
    bots: list[Bot] = [make(PLAYERS_BOT, task.seed * 10 + seat) for seat in range(state.seats)]
    made: list[tuple[int, int]] = []
    found: list[tuple[list[tuple[int, int]], int]] = []
    kinds: list[str] = []
    while (decision := state.decision) is not None:
        mind = Mind(state, decision.seat)
        if len(mind.choices) > 2:
            found.append((made[:], decision.seat))
            kinds.append(decision.kind)
        choice = bots[decision.seat].choose(mind)
        made.append((decision.seat, choice.number))
        state.apply(choice, decision.seat)
    rng = seeded(task.seed, salt("puzzle decisions"))
    while len(found) > DECISIONS_PER_MATCH:
        # The most common kind of decision gives way to the others.
        at = rng.below(len(found))
        if kinds.count(kinds[at]) == max(kinds.count(kind) for kind in kinds):
            found.pop(at)
            kinds.pop(at)
    return found


def _judge(game: Game, file: PuzzleFile) -> bool:
    """Whether a decision makes a puzzle; its analysis and explanation are then filled in."""
    mind = file.mind(game)
    obvious = obvious_choice(mind, file.seed)
    quick = analyse(mind, f"greedy:{QUICK_PLAYOUTS * len(mind.choices)}", file.seed)
    if not _is_ahead(quick, obvious, MARGIN) or not clear_best(quick, QUICK_ERRORS):
        return False
    first = analyse(mind, SCREENING, file.seed)
    if not _is_ahead(first, obvious, OBVIOUS_MARGIN):
        return False
    second = analyse(mind, SEARCH, file.seed + 1)
    if second.best.choice != first.best.choice or not clear_best(second, SEARCH_ERRORS):
        return False
    last = analyse(mind, DEEPER_SEARCH, file.seed + 2)
    if last.best.choice != first.best.choice or not clear_best(last, MARGIN_ERRORS):
        return False
    file.analysis = _rounded(last)
    file.why = explain_analysis(mind, last, DEEPER_SEARCH, file.seed, MOST_COMPARED)
    return _is_ahead(last, obvious, OBVIOUS_MARGIN)


def _rounded(analysis: Analysis) -> Analysis:
    """An analysis with no more digits than anybody reads."""
    estimates = [
        msgspec.structs.replace(one, value=round(one.value, 4), error=round(one.error, 4))
        for one in analysis.estimates
    ]
    return Analysis(analysis.seat, analysis.kind, tuple(estimates))


def _is_ahead(analysis: Analysis, choice: int, margin: float) -> bool:
    """Whether the best choice is another than this one, and better by so much."""
    estimate = analysis.estimate_of(choice)
    if estimate is None or analysis.best.choice == choice:
        return False
    return analysis.best.value - estimate.value >= margin
