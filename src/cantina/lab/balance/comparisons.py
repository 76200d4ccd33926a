"""What other options and changed numbers do, compared with the baseline on the same seeds."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from statistics import fmean

import msgspec

from cantina.kernel.numbers import NUMBERS
from cantina.kernel.registry import game as find_game
from cantina.lab.balance.counts import CardCounts, ChunkResult, MatchCounts, MatchSummary, WinSums, total
from cantina.lab.balance.match_measures import measures
from cantina.lab.balance.study import CHANGED_NUMBERS, OTHER_OPTION, BalanceStudy
from cantina.lab.balance.wins import sums_by_label, win_share
from cantina.lab.intervals import IntervalEstimate, mean_estimate
from cantina.lab.significance import p_value

MatchPair = tuple[MatchSummary, MatchSummary]
"""Two matches with the same seed: of the baseline, and under another condition."""


class Difference(msgspec.Struct, frozen=True):
    """What a change does to a measure or a win share."""

    name: str
    before: float
    after: float
    change: IntervalEstimate


class OptionEffect(msgspec.Struct, frozen=True):
    """What another value of an option does."""

    option: str
    value: str
    matches: int
    differences: list[Difference]


class NumbersEffect(msgspec.Struct, frozen=True):
    """What changed numbers do."""

    numbers: dict[str, tuple[int, int]]
    """Before and after."""
    matches: int
    differences: list[Difference]
    endings: list[Difference]
    labels: dict[str, list[Difference]]
    """Win shares by kind."""
    cards: dict[str, dict[str, list[Difference]]]
    """Win shares by kind and role."""


def option_effects(results: Sequence[ChunkResult], baseline: MatchCounts) -> list[OptionEffect]:
    """What each other value of an option does to the measures."""
    found: list[OptionEffect] = []
    conditions = dict.fromkeys(
        result.condition for result in results if result.condition.startswith(OTHER_OPTION)
    )
    for condition in conditions:
        counts = total(result.counts for result in results if result.condition == condition)
        pairs = _pairs(baseline.summaries, counts.summaries)
        option, _, value = condition.removeprefix(OTHER_OPTION).strip().partition("=")
        found.append(OptionEffect(option, value, len(pairs), compare_measures(pairs)))
    return found


def numbers_effect(study: BalanceStudy, results: Sequence[ChunkResult], baseline: MatchCounts) -> NumbersEffect:
    """What the changed numbers of a study do."""
    other = total(result.counts for result in results if result.condition == CHANGED_NUMBERS)
    pairs = _pairs(baseline.summaries, other.summaries)
    numbers = find_game(study.game).numbers
    base = numbers.with_values(numbers.read_set(study.options.get(NUMBERS)).values)
    before, after = sums_by_label(baseline.summaries), sums_by_label(other.summaries)
    return NumbersEffect(
        {name: (numbers[name].read(base), value) for name, value in study.numbers.items()},
        len(pairs),
        compare_measures(pairs),
        _compare_endings(pairs),
        {kind: _compare_wins(sums, after.get(kind, {})) for kind, sums in before.items()},
        {
            kind: {
                role: _compare_wins(_card_sums(cards, role), _card_sums(other.cards.get(kind, {}), role))
                for role in ("owned", "used")
                if _card_sums(cards, role)
            }
            for kind, cards in baseline.cards.items()
        },
    )


def _pairs(before: Sequence[MatchSummary], after: Sequence[MatchSummary]) -> list[MatchPair]:
    by_seed = {(summary.players, summary.seed): summary for summary in before}
    return [
        (by_seed[summary.players, summary.seed], summary)
        for summary in after
        if (summary.players, summary.seed) in by_seed
    ]


def compare_measures(pairs: Sequence[MatchPair]) -> list[Difference]:
    """The paired difference of each measure."""
    if not pairs:
        return []
    both = [(measures(before), measures(after)) for before, after in pairs]
    return [
        _paired_difference(name, [(before[name], after[name]) for before, after in both])
        for name in both[0][0]
        if all(name in before and name in after for before, after in both)
    ]


def _compare_endings(pairs: Sequence[MatchPair]) -> list[Difference]:
    names = dict.fromkeys(summary.ending for pair in pairs for summary in pair)
    return [
        _paired_difference(
            name, [(float(before.ending == name), float(after.ending == name)) for before, after in pairs]
        )
        for name in names
    ]


def _paired_difference(name: str, pairs: Sequence[tuple[float, float]]) -> Difference:
    return Difference(
        name,
        fmean(before for before, _ in pairs),
        fmean(after for _, after in pairs),
        mean_estimate([after - before for before, after in pairs]),
    )


def _card_sums(cards: Mapping[str, CardCounts], role: str) -> dict[str, WinSums]:
    return {name: getattr(card, role) for name, card in cards.items() if getattr(card, role).times}


def _compare_wins(before: Mapping[str, WinSums], after: Mapping[str, WinSums]) -> list[Difference]:
    """Win shares before and after, the most significant change first.

    They are compared as if they were independent, which makes the intervals wider than they need to be.
    """
    found: list[Difference] = []
    for name in before:
        if name not in after:
            continue
        one, two = win_share(name, before[name]), win_share(name, after[name])
        value = two.lift.value - one.lift.value
        half = math.hypot(one.lift.high - one.lift.low, two.lift.high - two.lift.low) / 2
        change = IntervalEstimate(value, value - half, value + half)
        found.append(Difference(name, one.share, two.share, change))
    return sorted(found, key=lambda difference: p_value(difference.change))
