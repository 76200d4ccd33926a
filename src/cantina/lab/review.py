"""Reviews of finished matches: what every decision gave up, and what luck and rivals did in between.

A bot analyses each decision from what its seat knew. The best choice has a value, its probability to win; the
choice made has one too, and the difference is what the decision gave up. The change from there to the best
choice of the seat's next decision, or to the result, is due to everything else: cards, dice, rivals. So for
each seat the value at the start, less all that was given up, plus all luck, is the value of its result.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from math import hypot
from typing import Any, NamedTuple

from msgspec import Struct

from cantina.bots import Analysis, Estimate, analyse, check_analyst
from cantina.kernel.errors import Allowed, BadOption, BadRecord
from cantina.kernel.match import Match
from cantina.kernel.mind import Mind
from cantina.lab.workers import run_tasks

MISTAKE_THRESHOLD = 2.0
"""Standard errors by which the best choice must be ahead before a choice counts as a mistake."""
DECISIONS_PER_TASK = 4


class DecisionPoint(Struct, frozen=True):
    """A decision of a match that offered more than one choice."""

    step: int
    """How many choices had been made before it."""
    seat: int
    kind: str
    chosen: int


class ReviewedDecision(DecisionPoint, frozen=True):
    """A decision with a bot's analysis of it."""

    best: int
    """The best choice; the one made, when none is better."""
    value: float
    """The probability to win after the choice made."""
    best_value: float
    error: float
    """The standard error of the difference."""
    given_up: float
    clear: bool
    """Whether it is more than the standard errors explain: a mistake."""
    luck: float
    """The change of value until the seat's next decision, or the end: luck and rivals."""
    estimates: tuple[Estimate, ...]


def exceeds_error(decision: ReviewedDecision) -> bool:
    """Whether a decision gave up more than its standard error, and so is worth showing."""
    return decision.given_up > decision.error


class SeatReview(Struct, frozen=True):
    """A seat's match in a few numbers: start - given up + luck = worth."""

    seat: int
    decisions: int
    mistakes: int
    """Decisions that gave up more than the standard errors explain."""
    start: float
    given_up: float
    clear: float
    """The part of it given up by mistakes; the rest may be the bot's error."""
    luck: float
    worth: float


class Review(Struct, frozen=True):
    """The review of a match, or of some of its seats."""

    game: str
    players: int
    bots: str
    """The bot that analysed the decisions."""
    seed: int
    seats: tuple[SeatReview, ...]
    decisions: tuple[ReviewedDecision, ...]
    """In the order of the match."""


def review(
    match: Match | Mapping[str, Any],
    spec: str = "hard",
    seats: Collection[int] | None = None,
    seed: int = 0,
    jobs: int = 1,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> Review:
    """Reviews every decision of some seats, or of all, in a finished match."""
    played = match if isinstance(match, Match) else Match.replay(match)
    check_analyst(spec)
    points = decision_points(played, seats)
    steps = [point.step for point in points]
    record = played.record()
    tasks = [
        _AnalysisTask(record, spec, seed, steps[at : at + DECISIONS_PER_TASK])
        for at in range(0, len(steps), DECISIONS_PER_TASK)
    ]
    analyses: dict[int, Analysis] = {}
    progress(0, len(steps))
    for done in run_tasks(_analyse, tasks, min(jobs, len(tasks))):
        analyses |= done
        progress(len(analyses), len(steps))
    return build_review(played, spec, seed, points, [analyses[step] for step in steps], seats)


def decision_points(match: Match, seats: Collection[int] | None = None) -> list[DecisionPoint]:
    """The decisions of a finished match that can be reviewed, in order."""
    if match.state.result is None:
        raise BadRecord("not-over", "the match is not over")
    for seat in seats or ():
        if not 0 <= seat < match.players:
            raise BadOption("seats", seat, Allowed("from-to", "{low} to {high}", low=0, high=match.players - 1))
    return [
        DecisionPoint(step, mind.seat, mind.decision.kind, match.choices[step][1].number)
        for step, mind in _minds(match)
        if len(mind.choices) > 1 and (seats is None or mind.seat in seats)
    ]


def analysis_seed(seed: int, step: int) -> int:
    """The seed of the bot that analyses one decision, whichever others are analysed."""
    return (seed << 20) + step


def build_review(
    match: Match,
    spec: str,
    seed: int,
    points: Sequence[DecisionPoint],
    analyses: Sequence[Analysis],
    seats: Collection[int] | None = None,
) -> Review:
    """Builds a review from a bot's analysis of each decision."""
    result = match.state.result
    assert result is not None
    worth = match.game.evaluator.result_values(result)
    decisions: list[ReviewedDecision] = []
    # By seat: the best value of its next decision, or of the result.
    next_values = dict(enumerate(worth))
    for point, analysis in zip(reversed(points), reversed(analyses), strict=True):
        decisions.append(_reviewed(point, analysis, next_values[point.seat]))
        next_values[point.seat] = decisions[-1].best_value
    decisions.reverse()
    reviewed_seats = range(match.players) if seats is None else sorted(set(seats))
    seat_reviews = tuple(
        _seat_review(seat, [one for one in decisions if one.seat == seat], next_values[seat], worth[seat])
        for seat in reviewed_seats
    )
    return Review(match.game.meta.name, match.players, spec, seed, seat_reviews, tuple(decisions))


def review_decision(match: Match, step: int, spec: str = "hard", seed: int = 0) -> ReviewedDecision | None:
    """Reviews one decision of a match, with luck left out; None when it offered one choice only."""
    mind = next(mind for at, mind in _minds(match) if at == step)
    if len(mind.choices) == 1:
        return None
    point = DecisionPoint(step, mind.seat, mind.decision.kind, match.choices[step][1].number)
    return _reviewed(point, analyse(mind, spec, analysis_seed(seed, step)), None)


def _reviewed(point: DecisionPoint, analysis: Analysis, next_value: float | None) -> ReviewedDecision:
    best = analysis.best
    chosen = analysis.estimate_of(point.chosen)
    assert chosen is not None
    if chosen.visits == 0:  # never tried, so nothing is known against it
        chosen = Estimate(chosen.choice, best.value, chosen.error, 0)
    if chosen.value >= best.value:
        best = chosen
    error = 0.0 if best is chosen else hypot(best.error, chosen.error)
    given_up = best.value - chosen.value
    return ReviewedDecision(
        point.step,
        point.seat,
        point.kind,
        point.chosen,
        best=best.choice,
        value=chosen.value,
        best_value=best.value,
        error=error,
        given_up=given_up,
        clear=given_up > MISTAKE_THRESHOLD * error,
        luck=0.0 if next_value is None else next_value - chosen.value,
        estimates=analysis.estimates,
    )


def _seat_review(seat: int, decisions: Sequence[ReviewedDecision], start: float, worth: float) -> SeatReview:
    return SeatReview(
        seat,
        len(decisions),
        sum(one.clear for one in decisions),
        start,
        sum(one.given_up for one in decisions),
        sum(one.given_up for one in decisions if one.clear),
        sum(one.luck for one in decisions),
        worth,
    )


def _minds(match: Match) -> Iterator[tuple[int, Mind]]:
    """What the deciding seat knew before every choice of a match."""
    state = match.game.new(match.players, match.seed, True, match.rules_version, **match.options)
    for step, (seat, choice) in enumerate(match.choices):
        yield step, Mind(state, seat)
        state.apply(choice, seat)


class _AnalysisTask(NamedTuple):
    """A few decisions of a match for one worker."""

    record: dict[str, Any]
    spec: str
    seed: int
    steps: list[int]


def _analyse(task: _AnalysisTask) -> dict[int, Analysis]:
    """The analyses of a task's decisions, by step."""
    match = Match.replay(task.record)
    return {
        step: analyse(mind, task.spec, analysis_seed(task.seed, step))
        for step, mind in _minds(match)
        if step in task.steps
    }
