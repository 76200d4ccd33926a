"""Balance: many matches between equal bots, counted so that a designer sees what decides them.

A plan is worked off in small chunks of matches. A chunk's counts add up with any other's, so a run can be
spread over machines, stopped and taken up again, and ends with the same figures; lab/findings.py draws
them from the counts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import pairwise, zip_longest
from pathlib import Path
from typing import Any, Final

import msgspec

from cantina.bots import make
from cantina.kernel.errors import BadOption
from cantina.kernel.event import Event
from cantina.kernel.game import Deeds, Game
from cantina.kernel.judgement import PLAIN
from cantina.kernel.mind import Mind
from cantina.kernel.numbers import changed, check
from cantina.kernel.registry import game as find_game
from cantina.kernel.result import Result
from cantina.kernel.state import Decision, State
from cantina.lab import crew
from cantina.lab.ledger import Ledger, header

CHUNK: Final = 10
"""Matches played at a time."""
TENTHS: Final = 10
"""Parts of a match, for who is ahead when."""
OTHER_LUCK: Final = 1 << 64
"""Far from all seeds a person would give: what a stream is seeded with when its luck is drawn anew."""

BASE: Final = "base"
CHANGED: Final = "changed"
OPTION: Final = "option"
LUCK: Final = "luck"
BOTS: Final = "bots"
"""The bots' own luck, beside the game's streams."""


class Outcome(msgspec.Struct, array_like=True):
    """How one match went."""

    seed: int
    players: int
    scores: list[int]
    won: list[float]
    """Each seat's part of the win."""
    ending: str
    decisions: int
    labels: dict[str, list[str]]
    leads: int
    """How often the lead changed; -1: the game has no forecast."""


class Weight(msgspec.Struct, array_like=True):
    """Wins of the seats that something applies to, in sums that add up.

    A match weighs as often as the thing happened in it; squares of a match's sums are kept, because what
    happens within one match is not independent.
    """

    n: float = 0.0
    wins: float = 0.0
    fair: float = 0.0
    """What it would have won if it did not matter."""
    score: float = 0.0
    matches: int = 0
    dd: float = 0.0
    dn: float = 0.0
    nn: float = 0.0

    def match(self, n: float, wins: float, fair: float, score: float) -> None:
        """Counts one match."""
        gain = wins - fair
        self.add(Weight(n, wins, fair, score, 1, gain * gain, gain * n, n * n))

    def add(self, other: Weight) -> None:
        for name in Weight.__struct_fields__:
            setattr(self, name, getattr(self, name) + getattr(other, name))


class Card(msgspec.Struct, array_like=True):
    """What came of one card."""

    owned: Weight = msgspec.field(default_factory=Weight)
    """Seats that had it, once each."""
    used: Weight = msgspec.field(default_factory=Weight)
    """Uses, each counted for the seat that made it."""
    left: Weight = msgspec.field(default_factory=Weight)
    """Seats that could have taken or used it and never did."""
    seen: Weight = msgspec.field(default_factory=Weight)
    """All seats of matches in which it lay open for everybody."""
    offered: int = 0
    """Seats that could have taken or used it,"""
    taken: int = 0
    """and those among them that did."""
    holders: int = 0
    """Seats that owned it,"""
    users: int = 0
    """and those among them that used it."""
    live: int = 0
    """Matches in which anybody owned, used or saw it."""

    def add(self, other: Card) -> None:
        for weight in ("owned", "used", "left", "seen"):
            getattr(self, weight).add(getattr(other, weight))
        for number in ("offered", "taken", "holders", "users", "live"):
            setattr(self, number, getattr(self, number) + getattr(other, number))


class Chosen(msgspec.Struct):
    """What was chosen in decisions of one kind; those with a single choice are no decisions."""

    decisions: int = 0
    offered: int = 0
    made: dict[int, int] = msgspec.field(default_factory=dict)
    """By the number of the choice."""
    by_lot: dict[int, float] = msgspec.field(default_factory=dict)
    """What drawing lots among the choices offered would have made, on average."""

    def add(self, other: Chosen) -> None:
        self.decisions += other.decisions
        self.offered += other.offered
        for number, times in other.made.items():
            self.made[number] = self.made.get(number, 0) + times
        for number, part in other.by_lot.items():
            self.by_lot[number] = self.by_lot.get(number, 0.0) + part


class Counts(msgspec.Struct):
    """What many matches came to."""

    outcomes: list[Outcome] = msgspec.field(default_factory=list)
    names: dict[str, list[str]] = msgspec.field(default_factory=dict)
    """Every card that could have turned up, by kind."""
    cards: dict[str, dict[str, Card]] = msgspec.field(default_factory=dict)
    """What came of those that did."""
    chosen: dict[str, Chosen] = msgspec.field(default_factory=dict)
    ahead: list[tuple[int, int]] = msgspec.field(default_factory=lambda: [(0, 0)] * TENTHS)
    """By tenth of the match: matches with one seat ahead, and those where it went on to win."""

    @property
    def matches(self) -> int:
        return len(self.outcomes)

    def add(self, other: Counts) -> None:
        """Joins the counts of other matches."""
        self.outcomes += other.outcomes
        for kind, names in other.names.items():
            self.names[kind] = list(dict.fromkeys((*self.names.get(kind, ()), *names)))
        for kind, cards in other.cards.items():
            mine = self.cards.setdefault(kind, {})
            for name, card in cards.items():
                mine.setdefault(name, Card()).add(card)
        for kind, chosen in other.chosen.items():
            self.chosen.setdefault(kind, Chosen()).add(chosen)
        self.ahead = [(a + c, b + d) for (a, b), (c, d) in zip(self.ahead, other.ahead, strict=True)]


class Redrawn(msgspec.Struct):
    """One deal played several times, each time with some of its luck drawn anew.

    Results are lists by seat: the part of the win, and the score beyond the best rival's.
    """

    seed: int
    plays: list[tuple[list[float], list[float]]]
    """First with all the luck of the seed; then, for each source, with only that one drawn anew, and with
    all others drawn anew; last with everything drawn anew."""


class Chunk(msgspec.Struct):
    """What one job came to."""

    number: int
    part: str
    counts: Counts
    luck: list[Redrawn] = msgspec.field(default_factory=list)


class Job(msgspec.Struct, frozen=True):
    """A few matches with seeds in a row."""

    number: int
    part: str
    game: str
    players: int
    options: dict[str, Any]
    numbers: dict[str, int]
    bots: list[str]
    seed: int
    matches: int


class Plan(msgspec.Struct, frozen=True):
    """What is to be played."""

    game: str
    players: list[int]
    """The numbers of players, which share the matches equally."""
    options: dict[str, Any]
    numbers: dict[str, int]
    """Changed ones: every match is then played a second time, with them."""
    bots: list[str]
    seed: int
    matches: int
    per_option: int
    """Matches for each other value of each option."""
    deals: int
    """Deals for the study of luck."""

    @property
    def usual(self) -> int:
        """The number of players for which one must do."""
        return min(self.players, key=lambda players: abs(players - 4))


def make_plan(
    game: str,
    matches: int,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    numbers: Mapping[str, int] | None = None,
    bots: Sequence[str] = ("greedy",),
    seed: int = 0,
    per_option: int | None = None,
    deals: int | None = None,
) -> Plan:
    """A plan, checked: every mistake is found before the first match."""
    rules = find_game(game)
    fewest, most = rules.meta.seats
    for name, value, least in (
        ("--matches", matches, 1),
        ("--per-option", per_option, 0),
        ("--deals", deals, 0),
    ):
        if value is not None and value < least:
            raise BadOption(name, value, f"{least} or more")
    counts = [players] if players is not None else list(range(max(2, fewest), most + 1))
    given = dict(options or {})
    counts = [one for one in counts if players is not None or _plays(rules, one, given)]
    for one in counts or [most]:
        rules.new(one, seed, True, **given)
    check(rules, numbers or {})
    for spec in bots:
        make(spec, 0)
    return Plan(
        game,
        counts,
        given,
        dict(numbers or {}),
        list(bots),
        seed,
        matches,
        max(20, matches // 50) if per_option is None else per_option,
        max(20, matches // 40) if deals is None else deals,
    )


def _plays(rules: Game, players: int, options: Mapping[str, Any]) -> bool:
    try:
        rules.new(players, 0, True, **options)
    except BadOption:
        return False
    return True


def variants(plan: Plan) -> list[tuple[str, Any]]:
    """Every other value of every option that takes one of a few, where it goes with the rest of the plan."""
    rules = find_game(plan.game)
    return [
        (option.name, value)
        for option in rules.meta.options
        for value in option.allowed or ()
        if value != plan.options.get(option.name, option.default)
        and _plays(rules, plan.usual, {**plan.options, option.name: value})
    ]


def jobs(plan: Plan) -> Iterator[Job]:
    """The plan in small pieces, always the same and in the same order.

    Numbers of players take turns, so that a run that was stopped has something of each.
    """

    def pieces(
        part: str, players: int, total: int, options: dict[str, Any], numbers: dict[str, int]
    ) -> list[Job]:
        return [
            Job(
                0,
                part,
                plan.game,
                players,
                options,
                numbers,
                plan.bots,
                plan.seed + first,
                min(CHUNK, total - first),
            )
            for first in range(0, total, CHUNK)
        ]

    main: list[list[Job]] = []
    for at, players in enumerate(plan.players):
        share = (plan.matches + len(plan.players) - 1 - at) // len(plan.players)
        main.append(pieces(BASE, players, share, plan.options, {}))
        if plan.numbers:
            main.append(pieces(CHANGED, players, share, plan.options, plan.numbers))
    found = [job for turn in zip_longest(*main) for job in turn if job is not None]
    for name, value in variants(plan) if plan.per_option else ():
        # A value is compared on the same seeds, so no more of them than the base has played.
        total = min(plan.per_option, plan.matches // len(plan.players))
        part = f"{OPTION} {name}={_text(value)}"
        found += pieces(part, plan.usual, total, {**plan.options, name: value}, {})
    found += pieces(LUCK, plan.usual, plan.deals, plan.options, {})
    for number, job in enumerate(found):
        yield msgspec.structs.replace(job, number=number)


def _text(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def run(
    plan: Plan,
    workers: int = 1,
    on: str | None = None,
    record: Path | None = None,
    progress: Callable[[int, int], None] = lambda played, total: None,
) -> list[Chunk]:
    """Works the plan off, and returns its chunks in order; `record` keeps them for the next time."""
    todo = list(jobs(plan))
    work_of = {job.number: cost(job) for job in todo}
    total = sum(work_of.values())
    what = header(
        "balance",
        1,
        plan.game,
        plan.usual,
        plan.options,
        plan.bots,
        plan.seed,
        numbers=plan.numbers,
        counts=plan.players,
        matches=plan.matches,
        per_option=plan.per_option,
        deals=plan.deals,
    )
    with Ledger(record, what, Chunk) as ledger:
        chunks = {chunk.number: chunk for chunk in ledger.done if chunk.number in work_of}
        played = sum(work_of[number] for number in chunks)
        progress(played, total)
        left = [job for job in todo if job.number not in chunks]
        for chunk in crew.run(work, left, workers, on):
            ledger.write(chunk)
            chunks[chunk.number] = chunk
            played += work_of[chunk.number]
            progress(played, total)
    return [chunks[number] for number in sorted(chunks)]


def cost(job: Job) -> int:
    """How many matches a job plays."""
    if job.part != LUCK:
        return job.matches
    return job.matches * (2 + 2 * len(sources(find_game(job.game))))


def work(job: Job) -> Chunk:
    """Plays the matches of one job."""
    rules = find_game(job.game)
    chunk = Chunk(job.number, job.part, Counts())
    with changed(rules, job.numbers):
        for seed in range(job.seed, job.seed + job.matches):
            if job.part == LUCK:
                chunk.luck.append(_redraw(rules, job, seed))
            else:
                chunk.counts.add(_watch(rules, job, seed))
    return chunk


# -- one match, watched ---------------------------------------------------------------------------


class _Watcher:
    """Looks at every decision of a match before it is made."""

    def __init__(self, rules: Game, seats: int) -> None:
        self.rules = rules
        self.decisions = 0
        self.events: list[Event] = []
        self.chosen: dict[str, Chosen] = {}
        self.offered: list[set[tuple[str, str]]] = [set() for _ in range(seats)]
        self.taken: list[set[tuple[str, str]]] = [set() for _ in range(seats)]
        self.leaders: list[tuple[int, int]] = []
        """When, in decisions, and who: wherever one seat was ahead of all others."""
        self._forecasts = rules.judgement is not PLAIN

    def look(self, state: State, decision: Decision, number: int) -> None:
        """A decision and the number of the choice that will be made."""
        about = self.rules.about
        offered, taken = self.offered[decision.seat], self.taken[decision.seat]
        for choice in decision.choices:
            cards = about(state, choice)
            offered.update(cards)
            if choice.number == number:
                taken.update(cards)
        if len(decision.choices) > 1:
            lot = 1 / len(decision.choices)
            made = Chosen(1, len(decision.choices), {number: 1}, {c.number: lot for c in decision.choices})
            self.chosen.setdefault(decision.kind, Chosen()).add(made)
        if self._forecasts and self.rules.judgement.settled(state):
            chances = self.rules.judgement.chances(state)
            best = max(chances)
            if chances.count(best) == 1:
                self.leaders.append((self.decisions, chances.index(best)))
        self.decisions += 1

    def leads(self) -> int:
        """How often the lead went from one seat to another."""
        if not self._forecasts:
            return -1
        seats = [seat for _, seat in self.leaders]
        return sum(one != two for one, two in pairwise(seats))

    def ahead(self, won: Sequence[float]) -> list[tuple[int, int]]:
        """By tenth of the match, whether somebody was ahead at its end, and whether a winner was."""
        found: list[tuple[int, int]] = []
        for tenth in range(1, TENTHS + 1):
            until = self.decisions * tenth / TENTHS
            last = next((seat for at, seat in reversed(self.leaders) if at < until), -1)
            found.append((0, 0) if last < 0 else (1, int(won[last] > 0)))
        return found


def line_up(bots: Sequence[str], players: int, seed: int) -> list[str]:
    """Which bot sits where: they move on by a seat from match to match."""
    return [bots[(seat + seed) % len(bots)] for seat in range(players)]


def _watch(rules: Game, job: Job, seed: int) -> Counts:
    """Plays one match and counts it."""
    players = job.players
    state = rules.new(players, seed, **job.options)
    watcher = _Watcher(rules, players)
    watcher.events += state.opening
    specs = line_up(job.bots, players, seed)
    bots = [make(spec, seed * players + seat) for seat, spec in enumerate(specs)]
    while (decision := state.decision) is not None:
        choice = bots[decision.seat].choose(Mind(state, decision.seat))
        watcher.look(state, decision, choice.number)
        watcher.events += state.apply(choice, decision.seat)
    assert state.result is not None
    tally = rules.tally(state, watcher.events)
    won = shares(state.result, players)
    labels = {kind: list(names) for kind, names in tally.labels.items()}
    if len(set(job.bots)) > 1:
        labels["bot"] = specs
    outcome = Outcome(
        seed,
        players,
        list(state.result.scores),
        won,
        state.result.ending,
        watcher.decisions,
        labels,
        watcher.leads(),
    )
    cards = {kind: _cards(kind, deeds, outcome, watcher) for kind, deeds in tally.cards.items()}
    names = {kind: list(deeds.names) for kind, deeds in tally.cards.items()}
    return Counts([outcome], names, cards, watcher.chosen, watcher.ahead(won))


def shares(result: Result, players: int) -> list[float]:
    """Each seat's part of the win."""
    part = 1 / max(1, len(result.winners))
    return [part if seat in result.winners else 0.0 for seat in range(players)]


def _cards(kind: str, deeds: Deeds, outcome: Outcome, watcher: _Watcher) -> dict[str, Card]:
    """What came of each card of a kind in one match."""
    seats = range(outcome.players)
    found: dict[str, Card] = {}
    for name in deeds.names:
        key = (kind, name)
        owners = [seat for seat in seats if deeds.owned[seat][name]]
        users = [seat for seat in seats if deeds.used[seat][name]]
        takers = [seat for seat in seats if key in watcher.taken[seat]]
        offers = [seat for seat in seats if key in watcher.offered[seat]]
        live = bool(owners or users or deeds.seen[name])
        if not live and not offers:
            continue
        card = found[name] = Card()
        _weigh(card.owned, outcome, dict.fromkeys(owners, 1))
        _weigh(card.used, outcome, {seat: deeds.used[seat][name] for seat in users})
        _weigh(card.left, outcome, {seat: 1 for seat in offers if seat not in takers})
        _weigh(card.seen, outcome, dict.fromkeys(seats if deeds.seen[name] else (), 1))
        card.offered, card.taken = len(offers), len(takers)
        card.holders, card.users = len(owners), len(set(owners) & set(users))
        card.live = int(live)
    return found


def _weigh(weight: Weight, outcome: Outcome, times: Mapping[int, int]) -> None:
    if not times:
        return
    n = sum(times.values())
    wins = sum(outcome.won[seat] * often for seat, often in times.items())
    score = sum(outcome.scores[seat] * often for seat, often in times.items())
    weight.match(n, wins, n / outcome.players, score)


# -- luck drawn anew ------------------------------------------------------------------------------


def sources(rules: Game) -> tuple[str, ...]:
    """Everything in a match that luck comes from."""
    return (*rules.streams, BOTS)


def _redraw(rules: Game, job: Job, seed: int) -> Redrawn:
    """Plays a deal again and again, with one source of luck or all others or everything drawn anew."""
    every = range(len(sources(rules)))
    plans: list[Iterable[int]] = [()]
    for source in every:
        plans += [(source,), [other for other in every if other != source]]
    plans.append(every)
    return Redrawn(seed, [_play(rules, job, seed, set(anew)) for anew in plans])


def _play(rules: Game, job: Job, seed: int, anew: set[int]) -> tuple[list[float], list[float]]:
    """Each seat's part of the win, and its score beyond the best rival's."""
    *streams, bots_seed = [
        seed + (OTHER_LUCK if source in anew else 0) for source in range(len(sources(rules)))
    ]
    players = job.players
    state = rules.new_by_luck(streams, players, True, **job.options)
    specs = line_up(job.bots, players, seed)
    bots = [make(spec, bots_seed * players + seat) for seat, spec in enumerate(specs)]
    while (decision := state.decision) is not None:
        state.apply(bots[decision.seat].choose(Mind(state, decision.seat)), decision.seat)
    assert state.result is not None
    return shares(state.result, players), margins(state.result.scores)


def margins(scores: Sequence[int]) -> list[float]:
    """Each seat's score beyond the best of its rivals'; alone, its score."""
    return [
        float(score - max((s for other, s in enumerate(scores) if other != seat), default=0))
        for seat, score in enumerate(scores)
    ]
