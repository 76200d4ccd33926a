"""The arena: bots against each other, on shared deals and in balanced seats.

A *round* is one deal, played once from every seating: the same seats, rotated. What the deal gives one seat it
gives to each bot in turn, so luck and place count for nobody in particular. Matches of one round are not
independent; whole rounds are, and all intervals and tests here rest on the means of rounds.

Everything follows from the plan and its seed (deals, line-ups, the bots' own luck), and results are counted in
the order of the plan, whoever played them and whenever they were ready.
"""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from hashlib import blake2b
from itertools import combinations, count
from statistics import fmean
from typing import Any, Final

import msgspec

from cantina.bots import LEVELS, Analyst
from cantina.bots.levels import pinned
from cantina.kernel.errors import BadOption
from cantina.kernel.luck import SEED_LIMIT, Stream, salt, seeded
from cantina.kernel.registry import game as find_game
from cantina.lab import crew, oracle, sequential
from cantina.lab.intervals import Interval, of_clusters
from cantina.lab.ledger import Header, Ledger, header
from cantina.lab.ratings import Rating, Ratings

MOST_ENTRANTS: Final = 20


class Entrant(msgspec.Struct, frozen=True):
    """A bot that takes part."""

    name: str
    """As it was asked for; a second of the same name is told apart."""
    plays: str
    """The bot behind the name: what a level stands for in this game."""
    timed: bool
    """It thinks by the clock, so its choices are not the same twice."""


class Bout(msgspec.Struct, frozen=True):
    """One match: a deal, and who sits where."""

    number: int
    deal: int
    seed: int
    """Of the deal."""
    seats: tuple[int, ...]
    """An entrant for each seat."""


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a bout went, as it lies in the ledger; lists go by seat."""

    bout: int
    seed: int
    seats: list[str]
    ranking: list[list[int]]
    scores: list[int]
    ending: str
    decisions: list[int]
    seconds: list[float]
    """Processor time spent thinking."""
    beaten: bool = False

    @property
    def wins(self) -> list[float]:
        """Each seat's part of the win."""
        first = [] if self.beaten else self.ranking[0]
        return [1 / len(first) if seat in first else 0.0 for seat in range(len(self.seats))]

    @property
    def places(self) -> list[int]:
        """Each seat's place, from 0."""
        found = {seat: place for place, group in enumerate(self.ranking) for seat in group}
        return [found[seat] for seat in range(len(self.seats))]


class Plan(msgspec.Struct, frozen=True):
    """What is played; the bouts follow from it."""

    game: str
    players: int
    options: dict[str, Any]
    seed: int
    entrants: tuple[Entrant, ...]
    alone: bool = False
    """The first entrant sits alone against copies of the second."""

    @property
    def header(self) -> Header:
        return header(
            "arena",
            1,
            self.game,
            self.players,
            self.options,
            [entrant.name for entrant in self.entrants],
            self.seed,
            plays=[entrant.plays for entrant in self.entrants],
            form="alone" if self.alone else "all",
        )

    def rounds(self, matches: int) -> list[list[Bout]]:
        """Rounds of at least so many matches; a few more where that gives all entrants equally many seats."""
        fair = 1 if self.alone else len(self.entrants) // math.gcd(len(self.entrants), self.players)
        found: list[list[Bout]] = []
        number = 0
        for deal, line_up in zip(count(), self._line_ups(), strict=False):
            if number >= matches and deal % fair == 0:
                break
            # Where a line-up repeats itself around the table, so do its rotations.
            turns = dict.fromkeys(tuple(line_up[at:] + line_up[:at]) for at in range(self.players))
            found.append(
                [Bout(number + turn, deal, self.seed + deal, seats) for turn, seats in enumerate(turns)]
            )
            number += len(turns)
        return found

    def _line_ups(self) -> Iterator[list[int]]:
        """Who plays each deal, around the table.

        All entrants get equally many of the seats as far as they divide; the rest go to those who have played
        least, and among them to those who have met least.
        """
        luck = seeded(self.seed, salt("line-ups"))
        entrants = range(len(self.entrants))
        if self.alone:
            while True:
                yield [0] + [1] * (self.players - 1)
        copies, rest = divmod(self.players, len(self.entrants))
        played = Counter[int]()
        met = Counter[tuple[int, int]]()
        while True:
            chosen: list[int] = []
            for _ in range(rest):
                waiting = _shuffled([entrant for entrant in entrants if entrant not in chosen], luck)
                chosen.append(
                    min(waiting, key=lambda one: (played[one], sum(met[one, other] for other in chosen)))
                )
            played.update(chosen)
            met.update((one, other) for one in chosen for other in chosen if one != other)
            yield _shuffled([*entrants] * copies + chosen, luck)


def _shuffled(numbers: list[int], luck: Stream) -> list[int]:
    luck.shuffle(numbers)
    return numbers


def plan(
    game: str,
    bots: Sequence[str],
    players: int | None = None,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    alone: bool = False,
) -> Plan:
    """A checked plan; what cannot be is a BadOption."""
    if not 2 <= len(bots) <= MOST_ENTRANTS:
        raise BadOption("--bots", ",".join(bots), f"2 to {MOST_ENTRANTS} bots, separated by commas")
    if alone and len(bots) != 2:
        raise BadOption("--alone", ",".join(bots), "two bots: one that sits alone, and one for all other seats")
    if not 0 <= seed < SEED_LIMIT // 2:
        raise BadOption("--seed", seed, "a whole number from 0 to 2**95 - 1")
    given = dict(options or {})
    state = find_game(game).new(players, seed, quiet=True, **given)
    if state.seats < 2:
        raise BadOption("--players", int(state.seats), "2 or more: alone at the table there is nobody to beat")
    return Plan(game, int(state.seats), given, seed, tuple(_entrants(game, bots)), alone)


def _entrants(game: str, bots: Sequence[str]) -> Iterator[Entrant]:
    named = Counter[str]()
    for spec in bots:
        named[spec] += 1
        plays = pinned(game, spec) if spec in LEVELS else spec
        bot = oracle.entrant(plays, 0)
        timed = isinstance(bot, Analyst) and bot.budget.seconds is not None
        yield Entrant(spec if named[spec] == 1 else f"{spec} #{named[spec]}", plays, timed)


class Job(msgspec.Struct, frozen=True):
    """A bout with all that playing it needs."""

    plan: Plan
    bout: Bout


def play(job: Job) -> Outcome:
    """Plays a bout; each bot gets its mind and nothing else, but for an oracle."""
    plan, bout = job.plan, job.bout
    state = find_game(plan.game).new(plan.players, bout.seed, quiet=True, **plan.options)
    bots = [
        oracle.entrant(plan.entrants[entrant].plays, _bot_seed(bout.seed, seat, entrant))
        for seat, entrant in enumerate(bout.seats)
    ]
    decisions = [0] * plan.players
    seconds = [0.0] * plan.players
    while (decision := state.decision) is not None:
        seat = decision.seat
        started = time.thread_time()
        choice = bots[seat].choose(oracle.mind(plan.entrants[bout.seats[seat]].plays, state, seat))
        seconds[seat] += time.thread_time() - started
        decisions[seat] += 1
        state.apply(choice, seat)
    result = state.result
    assert result is not None
    return Outcome(
        bout=bout.number,
        seed=bout.seed,
        seats=[plan.entrants[entrant].name for entrant in bout.seats],
        ranking=[list(group) for group in result.ranking],
        scores=list(result.scores),
        ending=result.ending,
        decisions=decisions,
        seconds=[round(spent, 6) for spent in seconds],
        beaten=result.beaten,
    )


def _bot_seed(deal: int, seat: int, entrant: int) -> int:
    digest = blake2b(f"{deal} {seat} {entrant}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big")


class Standing(msgspec.Struct, frozen=True):
    """What an entrant came to."""

    name: str
    plays: str
    rating: Rating
    matches: int
    seats: list[int]
    """How often it had each seat."""
    share: float
    """Wins per seat taken; a shared win counts in parts."""
    interval: Interval
    score: float
    """The mean."""
    place: float
    """The mean, from 1; who shares a place has the middle of it."""
    decisions: int
    seconds: float
    """Processor time spent thinking."""

    @property
    def pace(self) -> float:
        """Seconds for a decision."""
        return self.seconds / self.decisions if self.decisions else 0.0


class Contest(msgspec.Struct, frozen=True):
    """A question: does one finish ahead of the other (or win, alone) more often than that?"""

    one: str
    other: str
    than: float
    share: float
    interval: Interval
    deals: int
    matches: int
    verdict: int
    """Of the sequential test: 1 more often, -1 less often, 0 open."""


class SeatShare(msgspec.Struct, frozen=True):
    """How often a seat won, whoever sat there."""

    share: float
    interval: Interval


class Report(msgspec.Struct, frozen=True):
    """What an arena came to."""

    game: str
    rules: int
    version: str
    players: int
    options: dict[str, Any]
    form: str
    """`all` for everybody against everybody, `alone` for the first bot against copies of the second."""
    bots: list[str]
    seed: int
    deals: int
    matches: int
    planned: int
    """Matches, had the run not stopped because all was decided."""
    decided: bool
    sequential: bool
    """The run stopped, or would have, when all was decided: intervals of contests hold at any time."""
    timed: list[str]
    """The bots that think by the clock: with them, another run of the same seed differs."""
    standings: list[Standing]
    """The best first."""
    contests: list[Contest]
    seats: list[SeatShare]
    endings: dict[str, int]
    decisions: int
    seconds: float
    """From start to end, of this run only if it was resumed."""


class _Series:
    """The means of rounds, one value for each that has something to say."""

    def __init__(self) -> None:
        self.values: list[float] = []
        self.matches = 0

    def add(self, values: Sequence[float], matches: int) -> None:
        if values:
            self.values.append(fmean(values))
            self.matches += matches

    @property
    def mean(self) -> float:
        return fmean(self.values) if self.values else 0.0

    @property
    def interval(self) -> Interval:
        return of_clusters(self.values, self.matches)


class _Question(_Series):
    def __init__(self, one: int, other: int, than: float, error: float) -> None:
        super().__init__()
        self.one = one
        self.other = other
        self.error = error
        self.test = sequential.Test(than, error)

    def add(self, values: Sequence[float], matches: int) -> None:
        super().add(values, matches)
        if values:
            self.test.add(self.values[-1])


class Tally:
    """Counts rounds, in the order of the plan."""

    def __init__(
        self, plan: Plan, planned: int, than: float | None = None, until_decided: bool = False
    ) -> None:
        self.plan = plan
        self.planned = planned
        self.rounds: list[list[Outcome]] = []
        self.played = 0
        """Matches ready, counted or not: for the progress."""
        self.seconds = 0.0
        self.until_decided = until_decided
        entrants = range(len(plan.entrants))
        self.wins = [_Series() for _ in entrants]
        self.seats = [_Series() for _ in range(plan.players)]
        self.ratings = Ratings(len(plan.entrants))
        self._sat = [[0] * plan.players for _ in entrants]
        self._scores = [0] * len(entrants)
        self._places = [0.0] * len(entrants)
        self._decisions = [0] * len(entrants)
        self._thought = [0.0] * len(entrants)
        self._endings = Counter[str]()
        self._numbers = {entrant.name: number for number, entrant in enumerate(plan.entrants)}
        if plan.alone:
            self.questions = [_Question(0, 1, than or 1 / plan.players, sequential.ERROR)]
        else:
            pairs = list(combinations(entrants, 2))
            # All verdicts together are to be right.
            error = sequential.ERROR / len(pairs)
            self.questions = [_Question(one, other, 0.5, error) for one, other in pairs]

    @property
    def decided(self) -> bool:
        return all(question.test.verdict for question in self.questions)

    @property
    def matches(self) -> int:
        return sum(map(len, self.rounds))

    def add(self, outcomes: list[Outcome]) -> None:
        """Counts the next round."""
        self.rounds.append(outcomes)
        for number, series in enumerate(self.wins):
            took = [outcome for outcome in outcomes if number in self._entrants(outcome)]
            won = [w for o in took for w, e in zip(o.wins, self._entrants(o), strict=True) if e == number]
            series.add(won, len(took))
        for seat, series in enumerate(self.seats):
            series.add([outcome.wins[seat] for outcome in outcomes], len(outcomes))
        for question in self.questions:
            values = [v for o in outcomes if (v := self._answer(o, question)) is not None]
            question.add(values, len(values))
        for outcome in outcomes:
            self.ratings.add(self._entrants(outcome), outcome.places)
            self._count(outcome)

    def _entrants(self, outcome: Outcome) -> list[int]:
        return [self._numbers[name] for name in outcome.seats]

    def _answer(self, outcome: Outcome, question: _Question) -> float | None:
        """How well one did against the other in a match, from 0 to 1; None when they did not meet."""
        entrants, places = self._entrants(outcome), outcome.places
        ones = [seat for seat, entrant in enumerate(entrants) if entrant == question.one]
        others = [seat for seat, entrant in enumerate(entrants) if entrant == question.other]
        if not ones or not others:
            return None
        if self.plan.alone:
            return outcome.wins[ones[0]]
        ahead = [
            (places[one] < places[other]) + (places[one] == places[other]) / 2
            for one in ones
            for other in others
        ]
        return fmean(ahead)

    def _count(self, outcome: Outcome) -> None:
        places = outcome.places
        for seat, entrant in enumerate(self._entrants(outcome)):
            self._sat[entrant][seat] += 1
            self._scores[entrant] += outcome.scores[seat]
            better = sum(place < places[seat] for place in places)
            self._places[entrant] += 1 + better + (places.count(places[seat]) - 1) / 2
            self._decisions[entrant] += outcome.decisions[seat]
            self._thought[entrant] += outcome.seconds[seat]
        self._endings[outcome.ending] += 1

    def report(self, final: bool = True) -> Report:
        """What has been counted so far; a final one takes more care with ratings and intervals."""
        plan = self.plan
        ratings = self.ratings.settled() if final else self.ratings.now()
        standings = [self._standing(number, ratings[number]) for number in range(len(plan.entrants))]
        head = plan.header
        return Report(
            game=plan.game,
            rules=head.rules,
            version=head.version,
            players=plan.players,
            options=plan.options,
            form=head.more["form"],
            bots=head.bots,
            seed=plan.seed,
            deals=len(self.rounds),
            matches=self.matches,
            planned=self.planned,
            decided=self.decided,
            sequential=self.until_decided,
            timed=[entrant.name for entrant in plan.entrants if entrant.timed],
            standings=sorted(standings, key=lambda standing: -standing.rating.mu),
            contests=[self._contest(question, final) for question in self.questions],
            seats=[SeatShare(series.mean, series.interval) for series in self.seats],
            endings=dict(sorted(self._endings.items())),
            decisions=sum(self._decisions),
            seconds=round(self.seconds, 3),
        )

    def _standing(self, number: int, rating: Rating) -> Standing:
        entrant, series = self.plan.entrants[number], self.wins[number]
        seats = max(1, sum(self._sat[number]))
        return Standing(
            name=entrant.name,
            plays=entrant.plays,
            rating=rating,
            matches=series.matches,
            seats=self._sat[number],
            share=series.mean,
            interval=series.interval,
            score=self._scores[number] / seats,
            place=self._places[number] / seats,
            decisions=self._decisions[number],
            seconds=round(self._thought[number], 3),
        )

    def _contest(self, question: _Question, final: bool) -> Contest:
        at_any_time = final and self.until_decided
        interval = sequential.interval(question.values, question.error) if at_any_time else question.interval
        return Contest(
            one=self.plan.entrants[question.one].name,
            other=self.plan.entrants[question.other].name,
            than=question.test.than,
            share=question.mean,
            interval=interval,
            deals=len(question.values),
            matches=question.matches,
            verdict=question.test.verdict,
        )


def run(
    plan: Plan,
    matches: int,
    *,
    than: float | None = None,
    until_decided: bool = False,
    workers: int = 1,
    on: str | None = None,
    ledger: Ledger[Outcome] | None = None,
    progress: Callable[[Tally], None] = lambda tally: None,
) -> Tally:
    """Plays a plan, or what the ledger lacks of it; `until_decided` ends it as soon as every question is.

    With one bot alone, the question is whether it wins more than the fair share, or more often than `than`.
    """
    if matches < 1:
        raise BadOption("--matches", matches, "1 or more")
    if than is not None and not (plan.alone and 0 < than < 1):
        raise BadOption("--than", than, "a share between 0 and 1, together with --alone")
    rounds = plan.rounds(matches)
    tally = Tally(plan, sum(map(len, rounds)), than, until_decided)
    started = time.perf_counter()
    ready = {} if ledger is None else _known(plan, ledger, rounds)
    left = (bout for bouts in rounds for bout in bouts if bout.number not in ready)
    results = crew.run(play, (Job(plan, bout) for bout in left), workers, on)
    try:
        for bouts in rounds:
            while any(bout.number not in ready for bout in bouts):
                outcome = next(results)
                ready[outcome.bout] = outcome
                if ledger is not None:
                    ledger.write(outcome)
                tally.played = len(ready)
                tally.seconds = time.perf_counter() - started
                progress(tally)
            tally.add([ready[bout.number] for bout in bouts])
            if until_decided and tally.decided:
                break
    finally:
        results.close()
    tally.seconds = time.perf_counter() - started
    return tally


def _known(plan: Plan, ledger: Ledger[Outcome], rounds: list[list[Bout]]) -> dict[int, Outcome]:
    """What the ledger has of these rounds."""
    bouts = {bout.number: bout for round_ in rounds for bout in round_}
    found: dict[int, Outcome] = {}
    for outcome in ledger.done:
        bout = bouts.get(outcome.bout)
        if bout is None:
            continue
        if (
            outcome.seats != [plan.entrants[entrant].name for entrant in bout.seats]
            or outcome.seed != bout.seed
        ):
            raise BadOption("--record", str(ledger.path), f"a file of the same run: bout {bout.number} differs")
        found[bout.number] = outcome
    return found
