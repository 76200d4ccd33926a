"""Looking back at a match: what every decision gave up, and apart from that what luck and rivals did.

A decision is weighed from what its seat knew, as a bot in that seat would. Its best choice has a value, a
chance to win; what was chosen has one too, and the difference is what the seat gave up. From there to the
best choice of the seat's next decision, or to the result, everything else has its way: cards, dice, rivals.
So for each seat the value at the start, less all that was given up, plus all luck, is what the result is
worth to it.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from math import hypot
from multiprocessing import Pool
from typing import Any

from msgspec import Struct

from cantina.bots import Analysis, Analyst, Estimate, Level, analyse, make
from cantina.kernel.errors import BadOption, BadRecord
from cantina.kernel.match import Match
from cantina.kernel.mind import Mind

CLEAR = 2.0
"""Standard errors by which the best choice must be ahead before one speaks of a mistake."""
CHUNK = 4


class Occasion(Struct, frozen=True):
    """A decision of a match that offered more than one choice."""

    step: int
    """How many choices had been made before it."""
    seat: int
    kind: str
    chosen: int


class Judged(Occasion, frozen=True):
    """A decision with what a bot thinks of it."""

    best: int
    """The best choice; what was chosen, when nothing seems better."""
    value: float
    """Of what was chosen."""
    best_value: float
    error: float
    """The standard error of the difference."""
    given_up: float
    clear: bool
    """Whether it is more than the errors explain."""
    luck: float
    """What happened until the seat's next decision, or the end: luck and rivals."""
    estimates: tuple[Estimate, ...]


def telling(one: Judged) -> bool:
    """Whether what a decision gave up is worth talking about: more than its error."""
    return one.given_up > one.error


class Account(Struct, frozen=True):
    """A seat's match in a few numbers: start - given up + luck = worth."""

    seat: int
    decisions: int
    mistakes: int
    """Decisions that clearly gave something up."""
    start: float
    given_up: float
    clear: float
    """The part of it that is clear; the rest may be the bot's error."""
    luck: float
    worth: float


class Review(Struct, frozen=True):
    game: str
    players: int
    bots: str
    """The bot that has judged."""
    seed: int
    seats: tuple[Account, ...]
    decisions: tuple[Judged, ...]
    """In the order of the match."""


def review(
    match: Match | Mapping[str, Any],
    spec: str = "hard",
    seats: Collection[int] | None = None,
    seed: int = 0,
    jobs: int = 1,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> Review:
    """Judges every decision of some seats, or of all, in a match that is over."""
    played = match if isinstance(match, Match) else Match.replay(match)
    check_analyst(spec)
    found = occasions(played, seats)
    steps = [occasion.step for occasion in found]
    chunks = [
        (played.record(), spec, seed, tuple(steps[at : at + CHUNK])) for at in range(0, len(steps), CHUNK)
    ]
    analyses: list[Analysis] = []
    progress(0, len(steps))
    for part in _parts(chunks, jobs):
        analyses.append(part)
        progress(len(analyses), len(steps))
    return judged(played, spec, seed, found, analyses, seats)


def check_analyst(spec: str) -> None:
    """Refuses a bot that cannot say what its choices are worth."""
    if not isinstance(make(spec, 0), Level | Analyst):
        raise BadOption("bots", spec, "a bot that weighs its choices: greedy, search or a level")


def occasions(match: Match, seats: Collection[int] | None = None) -> list[Occasion]:
    """The decisions of a finished match that can be judged, in order."""
    if match.state.result is None:
        raise BadRecord("the match is not over")
    for seat in seats or ():
        if not 0 <= seat < match.players:
            raise BadOption("seats", seat, f"0 to {match.players - 1}")
    return [
        Occasion(step, mind.seat, mind.decision.kind, match.choices[step][1].number)
        for step, mind in _minds(match)
        if len(mind.choices) > 1 and (seats is None or mind.seat in seats)
    ]


def luck_of(seed: int, step: int) -> int:
    """The seed of the bot that judges one decision: it does not matter which others are judged."""
    return (seed << 20) + step


def judged(
    match: Match,
    spec: str,
    seed: int,
    found: Sequence[Occasion],
    analyses: Sequence[Analysis],
    seats: Collection[int] | None = None,
) -> Review:
    """Puts a review together from what a bot thinks of each decision."""
    result = match.state.result
    assert result is not None
    worth = match.game.judgement.worth(result)
    decisions: list[Judged] = []
    following = dict(enumerate(worth))
    """By seat: the value of what came next."""
    for occasion, analysis in zip(reversed(found), reversed(analyses), strict=True):
        decisions.append(_judge(occasion, analysis, following[occasion.seat]))
        following[occasion.seat] = decisions[-1].best_value
    decisions.reverse()
    looked_at = range(match.players) if seats is None else sorted(set(seats))
    accounts = tuple(
        _account(seat, [one for one in decisions if one.seat == seat], following[seat], worth[seat])
        for seat in looked_at
    )
    return Review(match.game.meta.name, match.players, spec, seed, accounts, tuple(decisions))


def judge(match: Match, step: int, spec: str = "hard", seed: int = 0) -> Judged | None:
    """What a bot thinks of one decision of a match, luck left out; None: it offered one choice only."""
    mind = next(mind for at, mind in _minds(match) if at == step)
    if len(mind.choices) == 1:
        return None
    occasion = Occasion(step, mind.seat, mind.decision.kind, match.choices[step][1].number)
    analysis = analyse(mind, spec, luck_of(seed, step))
    return _judge(occasion, analysis, None)


def _judge(occasion: Occasion, analysis: Analysis, following: float | None) -> Judged:
    best = analysis.best
    chosen = analysis.of(occasion.chosen)
    assert chosen is not None
    if chosen.visits == 0:  # never tried: nothing is known against it
        chosen = Estimate(chosen.choice, best.value, chosen.error, 0)
    if chosen.value >= best.value:
        best = chosen
    error = 0.0 if best is chosen else hypot(best.error, chosen.error)
    given_up = best.value - chosen.value
    return Judged(
        occasion.step,
        occasion.seat,
        occasion.kind,
        occasion.chosen,
        best=best.choice,
        value=chosen.value,
        best_value=best.value,
        error=error,
        given_up=given_up,
        clear=given_up > CLEAR * error,
        luck=0.0 if following is None else following - chosen.value,
        estimates=analysis.estimates,
    )


def _account(seat: int, decisions: Sequence[Judged], start: float, worth: float) -> Account:
    return Account(
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
    """What each decider knew, before every choice of a match."""
    state = match.game.new(match.players, match.seed, True, **match.options)
    for step, (seat, choice) in enumerate(match.choices):
        yield step, Mind(state, seat)
        state.apply(choice, seat)


_Chunk = tuple[dict[str, Any], str, int, tuple[int, ...]]


def _parts(chunks: Sequence[_Chunk], jobs: int) -> Iterator[Analysis]:
    if jobs < 2 or len(chunks) < 2:
        for chunk in chunks:
            yield from _weigh(chunk)
        return
    # Ctrl-C is the parent's business: it leaves the block, which ends the workers.
    with Pool(jobs, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN)) as pool:
        for part in pool.imap(_weigh, chunks):
            yield from part


def _weigh(chunk: _Chunk) -> list[Analysis]:
    record, spec, seed, steps = chunk
    match = Match.replay(record)
    return [analyse(mind, spec, luck_of(seed, step)) for step, mind in _minds(match) if step in steps]
