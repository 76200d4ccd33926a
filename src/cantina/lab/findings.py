"""Findings: what the counts of a balance run say, every figure with its 95 % interval."""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from statistics import NormalDist, fmean
from typing import Any, Final

import msgspec

from cantina.kernel.registry import game as find_game
from cantina.lab.balance import (
    BASE,
    CHANGED,
    LUCK,
    OPTION,
    TENTHS,
    Card,
    Chosen,
    Chunk,
    Counts,
    Outcome,
    Plan,
    Redrawn,
    Weight,
    sources,
)
from cantina.lab.intervals import Interval, Z, of_mean, of_share

BLOCKS: Final = 20
"""Matches are parted into so many blocks to see how much a figure varies."""
RESAMPLES: Final = 500
DEAD: Final = 0.05
"""A card is dead when it is taken, or used by who has it, less often than this for all we know."""
RARE: Final = 20
"""Of fewer cases, nothing is said."""
BINS: Final = 20
WAYS: Final = ("owned", "used", "left", "seen")
MEASURES: Final = ("winner", "margin", "length", "leads", "shared")
"""What is compared between matches: the winner's score, its lead over the next, decisions, changes of the
lead, and how often a win is shared."""


class Figure(msgspec.Struct, frozen=True):
    """A value, and what it could be just as well."""

    value: float
    low: float
    high: float

    @property
    def interval(self) -> Interval:
        return Interval(self.low, self.high)


class Win(msgspec.Struct, frozen=True):
    """How often something won."""

    name: str
    times: float
    """Of how many seats, or uses."""
    share: float
    fair: float
    """The share if it did not matter."""
    lift: Figure
    """The share beyond the fair one."""
    score: float
    usual: float = 0.0
    """The lift of all of its kind together: to own any card at all may go with winning."""
    clear: bool = False
    """Too far from the usual to be chance, though many are looked at (Benjamini and Hochberg, 5 %)."""


class CardFinding(msgspec.Struct, frozen=True):
    """One card: wins by way, and how often it was taken when it could be."""

    name: str
    ways: dict[str, Win]
    offered: int
    taken: Figure | None


class Table(msgspec.Struct, frozen=True):
    """Matches with one number of players."""

    players: int
    matches: int
    measures: dict[str, Figure]


class Part(msgspec.Struct, frozen=True):
    """How often something was the case."""

    name: str
    times: int
    share: Figure


class Choosing(msgspec.Struct, frozen=True):
    """How varied the choices of one kind of decision are."""

    kind: str
    decisions: int
    offered: float
    """Choices on average."""
    entropy: Figure
    """Of the choices made, in parts of what drawing lots among those offered would give: 0 is always the
    same, 1 as good as by lot."""


class DeadCard(msgspec.Struct, frozen=True):
    """A card that hardly ever does anything."""

    kind: str
    name: str
    why: str
    """`never`: it never turned up; `untaken`: nobody took it who could; `unused`: nobody used it who had it."""
    of: int
    times: int
    most: float
    """With 95 % confidence, the share is below this."""


class Difference(msgspec.Struct, frozen=True):
    """What a change does to a measure, match by match on the same seeds."""

    name: str
    before: float
    after: float
    change: Figure


class Value(msgspec.Struct, frozen=True):
    """Another value of an option."""

    option: str
    value: str
    matches: int
    differences: list[Difference]


class Source(msgspec.Struct, frozen=True):
    """How much of the result one source of luck explains, for the win and for the margin."""

    name: str
    alone: dict[str, Figure]
    """By itself: as far as equal luck here makes equal results, whatever else happens."""
    total: dict[str, Figure]
    """With all it has a hand in: as far as other luck here changes the result, all else being equal."""


class Change(msgspec.Struct, frozen=True):
    """What changed numbers do."""

    numbers: dict[str, tuple[int, int]]
    """Before and after."""
    matches: int
    differences: list[Difference]
    endings: list[Difference]
    labels: dict[str, list[Difference]]
    """Win shares."""
    cards: dict[str, dict[str, list[Difference]]]
    """Win shares by kind and way."""


class Findings(msgspec.Struct, frozen=True):
    """Everything a balance run has found."""

    game: str
    players: list[int]
    options: dict[str, Any]
    bots: list[str]
    seed: int
    matches: int
    seats: dict[int, list[Win]]
    tables: list[Table]
    labels: dict[str, list[Win]]
    cards: dict[str, list[CardFinding]]
    dead: list[DeadCard]
    endings: list[Part]
    lengths: list[tuple[int, int, dict[int, int]]]
    """Bins of decisions per match: from, up to, and the matches by number of players."""
    ahead: list[Figure] | None
    """By tenth of the match: how often who is ahead goes on to win; None: the game has no forecast."""
    choices: list[Choosing]
    options_tried: list[Value]
    usual: int
    """The number of players for which options and luck were studied."""
    deals: int
    luck: list[Source]
    change: Change | None


def findings(plan: Plan, chunks: Sequence[Chunk]) -> Findings:
    """Draws the findings of a plan from its chunks."""
    base = joined(chunk.counts for chunk in chunks if chunk.part == BASE)
    deals = [one for chunk in chunks if chunk.part == LUCK for one in chunk.luck]
    return Findings(
        game=plan.game,
        players=plan.players,
        options=plan.options,
        bots=plan.bots,
        seed=plan.seed,
        matches=base.matches,
        seats=_seats(base.outcomes),
        tables=_tables(base.outcomes),
        labels=_labels(base.outcomes),
        cards=_cards(base),
        dead=_dead(base),
        endings=_endings(base.outcomes),
        lengths=_lengths(base.outcomes),
        ahead=_ahead(base),
        choices=_choices([chunk for chunk in chunks if chunk.part == BASE]),
        options_tried=_options(plan, chunks, base),
        usual=plan.usual,
        deals=len(deals),
        luck=_luck(sources(find_game(plan.game)), deals),
        change=_change(plan, chunks, base) if plan.numbers else None,
    )


def joined(parts: Iterable[Counts]) -> Counts:
    """The counts of all parts together."""
    total = Counts()
    for part in parts:
        total.add(part)
    return total


# -- wins -----------------------------------------------------------------------------------------


def lift(weight: Weight) -> Figure:
    """How far a win share lies from the fair one.

    Matches are independent, seats and uses within one are not: the interval rests on the matches, and is
    never narrower than Wilson's for as many matches.
    """
    if weight.n <= 0:
        return Figure(0.0, -1.0, 1.0)
    share, fair = weight.wins / weight.n, weight.fair / weight.n
    value = share - fair
    spread = max(0.0, weight.dd - 2 * value * weight.dn + value * value * weight.nn)
    many = weight.matches / max(1, weight.matches - 1)
    half = Z * math.sqrt(spread * many) / weight.n
    wilson = of_share(share * weight.matches, weight.matches)
    if wilson.width > 2 * half:
        return Figure(value, wilson.low - fair, wilson.high - fair)
    return Figure(value, max(value - half, -fair), min(value + half, 1 - fair))


def win(name: str, weight: Weight) -> Win:
    n = weight.n or 1.0
    return Win(name, weight.n, weight.wins / n, weight.fair / n, lift(weight), weight.score / n)


def _ranked(wins: Iterable[Win]) -> list[Win]:
    """The best first, and marked what is clearly not chance."""
    found = sorted(wins, key=lambda one: (-one.lift.value, one.name))
    times = sum(one.times for one in found) or 1.0
    usual = sum(one.lift.value * one.times for one in found) / times
    clear = clear_ones([doubt(one.lift, usual) for one in found])
    return [
        msgspec.structs.replace(one, usual=usual, clear=mark) for one, mark in zip(found, clear, strict=True)
    ]


def doubt(figure: Figure, usual: float = 0.0) -> float:
    """How likely a value as far from the usual would be by chance."""
    error = (figure.high - figure.low) / (2 * Z)
    return 1.0 if error <= 0 else 2 * (1 - NormalDist().cdf(abs(figure.value - usual) / error))


def clear_ones(doubts: Sequence[float], rate: float = 0.05) -> list[bool]:
    """Which of many doubts are small enough that only a twentieth of those named is chance."""
    order = sorted(range(len(doubts)), key=doubts.__getitem__)
    last = max((at for at, one in enumerate(order, 1) if doubts[one] <= rate * at / len(doubts)), default=0)
    named = set(order[:last])
    return [at in named for at in range(len(doubts))]


def _seats(outcomes: Sequence[Outcome]) -> dict[int, list[Win]]:
    found: dict[int, list[Weight]] = {}
    for outcome in outcomes:
        weights = found.setdefault(outcome.players, [Weight() for _ in range(outcome.players)])
        for seat, weight in enumerate(weights):
            weight.match(1, outcome.won[seat], 1 / outcome.players, outcome.scores[seat])
    return {
        players: [win(str(seat + 1), weight) for seat, weight in enumerate(found[players])]
        for players in sorted(found)
    }


def label_weights(outcomes: Sequence[Outcome]) -> dict[str, dict[str, Weight]]:
    found: dict[str, dict[str, Weight]] = {}
    for outcome in outcomes:
        for kind, names in outcome.labels.items():
            table = found.setdefault(kind, {})
            for name in dict.fromkeys(names):
                seats = [seat for seat, label in enumerate(names) if label == name]
                table.setdefault(name, Weight()).match(
                    len(seats),
                    sum(outcome.won[seat] for seat in seats),
                    len(seats) / outcome.players,
                    sum(outcome.scores[seat] for seat in seats),
                )
    return found


def _labels(outcomes: Sequence[Outcome]) -> dict[str, list[Win]]:
    return {
        kind: _ranked(win(name, weight) for name, weight in table.items())
        for kind, table in label_weights(outcomes).items()
    }


# -- cards ----------------------------------------------------------------------------------------


def _cards(counts: Counts) -> dict[str, list[CardFinding]]:
    found: dict[str, list[CardFinding]] = {}
    for kind, names in counts.names.items():
        cards = {name: counts.cards.get(kind, {}).get(name, Card()) for name in names}
        ways = {
            way: {
                one.name: one
                for one in _ranked(
                    win(name, getattr(card, way)) for name, card in cards.items() if getattr(card, way).n
                )
            }
            for way in WAYS
        }
        rows = [
            CardFinding(
                name,
                {way: ways[way][name] for way in WAYS if name in ways[way]},
                card.offered,
                share(card.taken, card.offered) if card.offered else None,
            )
            for name, card in cards.items()
        ]
        found[kind] = sorted(rows, key=lambda row: -_standing(row))
    return found


def main_way(rows: Sequence[CardFinding]) -> str:
    """The way in which cards of a kind are mostly met."""
    return next((way for way in WAYS if any(way in row.ways for row in rows)), WAYS[0])


def _standing(row: CardFinding) -> float:
    first = next((row.ways[way] for way in WAYS if way in row.ways), None)
    return -math.inf if first is None else first.lift.value


def share(times: float, of: float) -> Figure:
    interval = of_share(times, of)
    return Figure(times / of if of else 0.0, interval.low, interval.high)


def at_most(times: int, of: int) -> float:
    """The one-sided 95 % bound of a share (Clopper and Pearson)."""
    if of == 0 or times >= of:
        return 1.0
    low, high = times / of, 1.0
    for _ in range(50):
        middle = (low + high) / 2
        low, high = (middle, high) if _chance_of_so_few(times, of, middle) > 0.05 else (low, middle)
    return high


def _chance_of_so_few(times: int, of: int, rate: float) -> float:
    """The chance of at most so many successes."""
    logs = [
        math.lgamma(of + 1)
        - math.lgamma(some + 1)
        - math.lgamma(of - some + 1)
        + some * math.log(rate)
        + (of - some) * math.log1p(-rate)
        for some in range(times + 1)
        if 0 < rate < 1
    ]
    return sum(math.exp(one) for one in logs)


def _dead(counts: Counts) -> list[DeadCard]:
    found: list[DeadCard] = []
    for kind, names in counts.names.items():
        cards = counts.cards.get(kind, {})
        for name in names:
            card = cards.get(name, Card())
            if card.live == 0 and card.offered == 0:
                found.append(DeadCard(kind, name, "never", counts.matches, 0, at_most(0, counts.matches)))
            for why, of, times in (
                ("untaken", card.offered, card.taken),
                # What is never offered and never used is not there to be used: a captured outlaw.
                ("unused", card.holders if card.offered or card.used.n else 0, card.users),
            ):
                if of >= RARE and times / of < DEAD and (most := at_most(times, of)) < DEAD:
                    found.append(DeadCard(kind, name, why, of, times, most))
    return found


# -- the match as a whole -------------------------------------------------------------------------


def measures(outcome: Outcome) -> dict[str, float]:
    """What is compared between matches."""
    best, *others = sorted(outcome.scores, reverse=True)
    found = {
        "winner": float(best),
        "margin": float(best - others[0]) if others else float(best),
        "length": float(outcome.decisions),
        "shared": float(sum(part > 0 for part in outcome.won) > 1),
    }
    if outcome.leads >= 0:
        found["leads"] = float(outcome.leads)
    return {name: found[name] for name in MEASURES if name in found}


def mean(values: Sequence[float]) -> Figure:
    interval = of_mean(values)
    return Figure(fmean(values) if values else 0.0, interval.low, interval.high)


def _tables(outcomes: Sequence[Outcome]) -> list[Table]:
    found: list[Table] = []
    for players in sorted({outcome.players for outcome in outcomes}):
        some = [measures(outcome) for outcome in outcomes if outcome.players == players]
        figures = {name: mean([one[name] for one in some]) for name in some[0]}
        figures["shared"] = share(sum(one["shared"] for one in some), len(some))
        found.append(Table(players, len(some), figures))
    return found


def _endings(outcomes: Sequence[Outcome]) -> list[Part]:
    count = Counter(outcome.ending for outcome in outcomes)
    return [Part(name, times, share(times, len(outcomes))) for name, times in count.most_common()]


def _lengths(outcomes: Sequence[Outcome]) -> list[tuple[int, int, dict[int, int]]]:
    lengths = [outcome.decisions for outcome in outcomes]
    if not lengths:
        return []
    low, high = min(lengths), max(lengths)
    width = max(1, math.ceil((high - low + 1) / BINS))
    bins: list[Counter[int]] = [Counter() for _ in range((high - low) // width + 1)]
    for outcome in outcomes:
        bins[(outcome.decisions - low) // width][outcome.players] += 1
    return [(low + at * width, low + (at + 1) * width - 1, dict(count)) for at, count in enumerate(bins)]


def _ahead(counts: Counts) -> list[Figure] | None:
    if all(known == 0 for known, _ in counts.ahead):
        return None
    assert len(counts.ahead) == TENTHS
    return [share(won, known) for known, won in counts.ahead]


# -- choices --------------------------------------------------------------------------------------


def entropy(parts: Iterable[float]) -> float:
    """In bits, of anything that counts."""
    weights = [part for part in parts if part > 0]
    total = sum(weights)
    return -sum(part / total * math.log2(part / total) for part in weights) if total else 0.0


def variety(chosen: Chosen) -> float:
    """The entropy of the choices made, in parts of what lots would give."""
    by_lot = entropy(chosen.by_lot.values())
    return entropy(chosen.made.values()) / by_lot if by_lot else 0.0


def _choices(chunks: Sequence[Chunk]) -> list[Choosing]:
    blocks: list[dict[str, Chosen]] = [{} for _ in range(BLOCKS)]
    for chunk in chunks:
        block = blocks[chunk.number % BLOCKS]
        for kind, chosen in chunk.counts.chosen.items():
            block.setdefault(kind, Chosen()).add(chosen)
    found: list[Choosing] = []
    for kind in dict.fromkeys(kind for block in blocks for kind in block):
        parts = [block[kind] for block in blocks if kind in block]
        total = _together(parts)
        figure = jackknife(parts, _together, variety)
        found.append(Choosing(kind, total.decisions, total.offered / total.decisions, figure))
    return sorted(found, key=lambda one: one.entropy.value)


def _together(parts: Sequence[Chosen]) -> Chosen:
    total = Chosen()
    for part in parts:
        total.add(part)
    return total


def jackknife(
    parts: Sequence[Chosen], join: Callable[[Sequence[Chosen]], Chosen], figure: Callable[[Chosen], float]
) -> Figure:
    """A figure of all blocks, with the interval that leaving out one at a time gives."""
    value = figure(join(parts))
    if len(parts) < 2:
        return Figure(value, 0.0, 1.0)
    without = [figure(join([*parts[:at], *parts[at + 1 :]])) for at in range(len(parts))]
    middle, many = fmean(without), len(parts)
    half = Z * math.sqrt((many - 1) / many * sum((one - middle) ** 2 for one in without))
    return Figure(value, max(0.0, value - half), value + half)


# -- comparisons on the same seeds ----------------------------------------------------------------


def _pairs(before: Sequence[Outcome], after: Sequence[Outcome]) -> list[tuple[Outcome, Outcome]]:
    by_seed = {(outcome.players, outcome.seed): outcome for outcome in before}
    return [
        (by_seed[outcome.players, outcome.seed], outcome)
        for outcome in after
        if (outcome.players, outcome.seed) in by_seed
    ]


def _paired(name: str, pairs: Sequence[tuple[float, float]]) -> Difference:
    return Difference(
        name,
        fmean(one for one, _ in pairs),
        fmean(two for _, two in pairs),
        mean([two - one for one, two in pairs]),
    )


def compare(pairs: Sequence[tuple[Outcome, Outcome]]) -> list[Difference]:
    """What became of each measure."""
    if not pairs:
        return []
    both = [(measures(one), measures(two)) for one, two in pairs]
    return [
        _paired(name, [(one[name], two[name]) for one, two in both])
        for name in both[0][0]
        if all(name in one and name in two for one, two in both)
    ]


def _compare_endings(pairs: Sequence[tuple[Outcome, Outcome]]) -> list[Difference]:
    names = dict.fromkeys(outcome.ending for pair in pairs for outcome in pair)
    return [
        _paired(name, [(float(one.ending == name), float(two.ending == name)) for one, two in pairs])
        for name in names
    ]


def _options(plan: Plan, chunks: Sequence[Chunk], base: Counts) -> list[Value]:
    found: list[Value] = []
    parts = dict.fromkeys(chunk.part for chunk in chunks if chunk.part.startswith(OPTION))
    for part in parts:
        counts = joined(chunk.counts for chunk in chunks if chunk.part == part)
        pairs = _pairs(base.outcomes, counts.outcomes)
        option, _, value = part.removeprefix(OPTION).strip().partition("=")
        found.append(Value(option, value, len(pairs), compare(pairs)))
    return found


def _change(plan: Plan, chunks: Sequence[Chunk], base: Counts) -> Change:
    other = joined(chunk.counts for chunk in chunks if chunk.part == CHANGED)
    pairs = _pairs(base.outcomes, other.outcomes)
    numbers = find_game(plan.game).numbers
    before, after = label_weights(base.outcomes), label_weights(other.outcomes)
    return Change(
        {name: (numbers[name].read(), value) for name, value in plan.numbers.items()},
        len(pairs),
        compare(pairs),
        _compare_endings(pairs),
        {kind: _compare_wins(table, after.get(kind, {})) for kind, table in before.items()},
        {
            kind: {
                way: _compare_wins(_weights(table, way), _weights(other.cards.get(kind, {}), way))
                for way in ("owned", "used")
                if _weights(table, way)
            }
            for kind, table in base.cards.items()
        },
    )


def _weights(cards: Mapping[str, Card], way: str) -> dict[str, Weight]:
    return {name: getattr(card, way) for name, card in cards.items() if getattr(card, way).n}


def _compare_wins(before: Mapping[str, Weight], after: Mapping[str, Weight]) -> list[Difference]:
    """Win shares before and after; taken as independent, which errs on the side of caution."""
    found: list[Difference] = []
    for name in before:
        if name not in after:
            continue
        one, two = win(name, before[name]), win(name, after[name])
        value = two.lift.value - one.lift.value
        half = math.hypot(one.lift.high - one.lift.low, two.lift.high - two.lift.low) / 2
        found.append(Difference(name, one.share, two.share, Figure(value, value - half, value + half)))
    return sorted(found, key=lambda one: doubt(one.change))


# -- luck -----------------------------------------------------------------------------------------

RESULTS: Final = ("win", "margin")


class _Sums(msgspec.Struct):
    """Of one deal and one kind of result: what the shares of all sources are made of."""

    y: list[float]
    """By seat, the mean over the plays."""
    yy: float
    """The mean square, over plays and seats."""
    only: list[float]
    """By source: half the mean square difference, over seats, when only it is drawn anew."""
    others: list[float]
    """The same when everything else is."""


def _sums(deal: Redrawn, result: int) -> _Sums:
    plays = [play[result] for play in deal.plays]
    seats = len(plays[0])
    every = range(1, len(plays) - 1, 2)

    def apart(one: int, two: int) -> float:
        return sum((a - b) ** 2 for a, b in zip(plays[one], plays[two], strict=True)) / (2 * seats)

    return _Sums(
        [fmean(play[seat] for play in plays) for seat in range(seats)],
        fmean(value * value for play in plays for value in play),
        # Each way round: what was drawn anew is luck like any other.
        [(apart(0, at) + apart(-1, at + 1)) / 2 for at in every],
        [(apart(0, at + 1) + apart(-1, at)) / 2 for at in every],
    )


def _explained(sums: Sequence[_Sums]) -> tuple[list[float], list[float]]:
    """For each source, what it explains alone and in total (first-order and total effects)."""
    seats = len(sums[0].y)
    means = [fmean(one.y[seat] for one in sums) for seat in range(seats)]
    variance = fmean(one.yy for one in sums) - fmean(value * value for value in means)
    every = range(len(sums[0].only))
    if variance <= 1e-12:
        return [0.0 for _ in every], [0.0 for _ in every]
    total = [fmean(one.only[at] for one in sums) / variance for at in every]
    # Nothing explains more by itself than with all it has a hand in; estimates may.
    alone = [min(total[at], 1 - fmean(one.others[at] for one in sums) / variance) for at in every]
    return alone, total


def _luck(names: Sequence[str], deals: Sequence[Redrawn]) -> list[Source]:
    """What each source explains of the variance of results, with intervals by resampling the deals."""
    if len(deals) < 2:
        return []
    alone: list[dict[str, Figure]] = [{} for _ in names]
    total: list[dict[str, Figure]] = [{} for _ in names]
    luck = random.Random(0)
    for number, result in enumerate(RESULTS):
        sums = [_sums(deal, number) for deal in deals]
        values = _explained(sums)
        resampled = [_explained(luck.choices(sums, k=len(sums))) for _ in range(RESAMPLES)]
        for at in range(len(names)):
            for which, figures in enumerate((alone, total)):
                drawn = sorted(one[which][at] for one in resampled)
                low, high = drawn[int(0.025 * RESAMPLES)], drawn[int(0.975 * RESAMPLES) - 1]
                figures[at][result] = Figure(_within(values[which][at]), _within(low), _within(high))
    return [Source(name, alone[at], total[at]) for at, name in enumerate(names)]


def _within(value: float) -> float:
    """Estimates of shares may lie outside of what shares can be."""
    return min(1.0, max(0.0, value))
