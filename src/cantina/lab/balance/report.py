"""The result of a balance study as data: what `cantina balance --json` prints."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from cantina.kernel.registry import game as find_game
from cantina.lab.balance.cards import CardReport, DeadCard, card_reports, dead_cards
from cantina.lab.balance.choices import ChoiceVariety, choice_varieties
from cantina.lab.balance.comparisons import NumbersEffect, OptionEffect, numbers_effect, option_effects
from cantina.lab.balance.counts import ChunkResult, total
from cantina.lab.balance.match_measures import (
    EndingShare,
    PlayersSummary,
    ending_shares,
    leader_wins,
    length_histogram,
    players_summaries,
)
from cantina.lab.balance.sensitivity import SourceEffect, source_effects
from cantina.lab.balance.study import BASELINE, RESEEDED, BalanceStudy, random_sources
from cantina.lab.balance.wins import WinShare, wins_by_label, wins_by_seat
from cantina.lab.intervals import IntervalEstimate


class BalanceReport(msgspec.Struct, frozen=True):
    """Everything a balance study has found; where a field has a `name`, that is its name in JSON."""

    game: str
    players: list[int]
    options: dict[str, Any]
    bots: list[str]
    seed: int
    matches: int
    seats: dict[int, list[WinShare]]
    """By number of players."""
    by_players: list[PlayersSummary] = msgspec.field(name="tables")
    labels: dict[str, list[WinShare]]
    cards: dict[str, list[CardReport]]
    dead_cards: list[DeadCard] = msgspec.field(name="dead")
    endings: list[EndingShare]
    lengths: list[tuple[int, int, dict[int, int]]]
    """Bins of decisions per match: from, up to, and the matches by number of players."""
    leader_wins: list[IntervalEstimate] | None = msgspec.field(name="ahead")
    """By tenth of the match, how often its leader goes on to win; None without an evaluation."""
    choices: list[ChoiceVariety]
    option_effects: list[OptionEffect] = msgspec.field(name="options_tried")
    main_players: int = msgspec.field(name="usual")
    """The number of players with which options and random sources were studied."""
    deals: int
    source_effects: list[SourceEffect] = msgspec.field(name="luck")
    numbers_effect: NumbersEffect | None = msgspec.field(name="change")


def make_report(study: BalanceStudy, results: Sequence[ChunkResult]) -> BalanceReport:
    """Computes the report of a study from the results of its chunks."""
    baseline_results = [result for result in results if result.condition == BASELINE]
    baseline = total(result.counts for result in baseline_results)
    deals = [deal for result in results if result.condition == RESEEDED for deal in result.reseeded_deals]
    return BalanceReport(
        game=study.game,
        players=study.players,
        options=study.options,
        bots=study.bots,
        seed=study.seed,
        matches=baseline.matches,
        seats=wins_by_seat(baseline.summaries),
        by_players=players_summaries(baseline.summaries),
        labels=wins_by_label(baseline.summaries),
        cards=card_reports(baseline),
        dead_cards=dead_cards(baseline),
        endings=ending_shares(baseline.summaries),
        lengths=length_histogram(baseline.summaries),
        leader_wins=leader_wins(baseline),
        choices=choice_varieties(baseline_results),
        option_effects=option_effects(results, baseline),
        main_players=study.main_players,
        deals=len(deals),
        source_effects=source_effects(random_sources(find_game(study.game)), deals),
        numbers_effect=numbers_effect(study, results, baseline) if study.numbers else None,
    )
