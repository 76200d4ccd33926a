"""Plays one match of a balance study and counts what happens in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from cantina.bots import make
from cantina.kernel.evaluation import RESULT_ONLY
from cantina.kernel.event import Event
from cantina.kernel.game import Game
from cantina.kernel.mind import Mind
from cantina.kernel.state import Decision, State
from cantina.kernel.statistics import CardUse
from cantina.lab.balance.counts import (
    TENTHS,
    CardCounts,
    ChoiceCounts,
    MatchCounts,
    MatchSummary,
    WinSums,
    win_parts,
)
from cantina.lab.balance.study import Chunk, line_up


class _MatchObserver:
    """Sees every decision of a match before it is applied."""

    def __init__(self, rules: Game, seats: int) -> None:
        self.rules = rules
        self.decisions = 0
        self.events: list[Event] = []
        self.choices: dict[str, ChoiceCounts] = {}
        self.offered: list[set[tuple[str, str]]] = [set() for _ in range(seats)]
        """By seat: the cards, as kind and name, that it could have taken or used,"""
        self.taken: list[set[tuple[str, str]]] = [set() for _ in range(seats)]
        """and those it did."""
        self.leaders: list[tuple[int, int]] = []
        """The number of the decision and the seat, whenever one seat was ahead of all others."""
        self._evaluates = rules.evaluator is not RESULT_ONLY

    def observe(self, state: State, decision: Decision, number: int) -> None:
        """Counts a decision, and the number of the choice that will be made."""
        cards_of_choice = self.rules.cards_of_choice
        offered, taken = self.offered[decision.seat], self.taken[decision.seat]
        for choice in decision.choices:
            cards = cards_of_choice(state, choice)
            offered.update(cards)
            if choice.number == number:
                taken.update(cards)
        if len(decision.choices) > 1:
            uniform = 1 / len(decision.choices)
            made = ChoiceCounts(
                1, len(decision.choices), {number: 1}, {choice.number: uniform for choice in decision.choices}
            )
            self.choices.setdefault(decision.kind, ChoiceCounts()).add(made)
        if self._evaluates and self.rules.evaluator.is_quiescent(state):
            probabilities = self.rules.evaluator.win_probabilities(state)
            best = max(probabilities)
            if probabilities.count(best) == 1:
                self.leaders.append((self.decisions, probabilities.index(best)))
        self.decisions += 1

    def lead_changes(self) -> int:
        """How often the lead went from one seat to another."""
        if not self._evaluates:
            return -1
        seats = [seat for _, seat in self.leaders]
        return sum(one != two for one, two in pairwise(seats))

    def leaders_by_tenth(self, won: Sequence[float]) -> list[tuple[int, int]]:
        """By tenth of the match: 1 if some seat led at its end, and 1 if that seat won."""
        found: list[tuple[int, int]] = []
        for tenth in range(1, TENTHS + 1):
            until = self.decisions * tenth / TENTHS
            last = next((seat for at, seat in reversed(self.leaders) if at < until), -1)
            found.append((0, 0) if last < 0 else (1, int(won[last] > 0)))
        return found


def measure_match(rules: Game, chunk: Chunk, seed: int) -> MatchCounts:
    """Plays one match and counts it."""
    players = chunk.players
    state = rules.new(players, seed, **chunk.options)
    observer = _MatchObserver(rules, players)
    observer.events += state.setup_events
    specs = line_up(chunk.bots, players, seed)
    bots = [make(spec, seed * players + seat) for seat, spec in enumerate(specs)]
    while (decision := state.decision) is not None:
        choice = bots[decision.seat].choose(Mind(state, decision.seat))
        observer.observe(state, decision, choice.number)
        observer.events += state.apply(choice, decision.seat)
    assert state.result is not None
    statistics = rules.statistics(state, observer.events)
    won = win_parts(state.result, players)
    labels = {kind: list(names) for kind, names in statistics.labels.items()}
    if len(set(chunk.bots)) > 1:
        labels["bot"] = specs
    summary = MatchSummary(
        seed,
        players,
        list(state.result.scores),
        won,
        state.result.ending,
        observer.decisions,
        labels,
        observer.lead_changes(),
    )
    return MatchCounts(
        [summary],
        {kind: list(card_use.names) for kind, card_use in statistics.cards.items()},
        {kind: _count_cards(kind, card_use, summary, observer) for kind, card_use in statistics.cards.items()},
        observer.choices,
        observer.leaders_by_tenth(won),
    )


def _count_cards(
    kind: str, card_use: CardUse, summary: MatchSummary, observer: _MatchObserver
) -> dict[str, CardCounts]:
    """What happened to each card of a kind in one match."""
    seats = range(summary.players)
    found: dict[str, CardCounts] = {}
    for name in card_use.names:
        key = (kind, name)
        owners = [seat for seat in seats if card_use.owned[seat][name]]
        users = [seat for seat in seats if card_use.used[seat][name]]
        takers = [seat for seat in seats if key in observer.taken[seat]]
        offered_to = [seat for seat in seats if key in observer.offered[seat]]
        appeared = bool(owners or users or card_use.seen[name])
        if not appeared and not offered_to:
            continue
        card = found[name] = CardCounts()
        _add_match(card.owned, summary, dict.fromkeys(owners, 1))
        _add_match(card.used, summary, {seat: card_use.used[seat][name] for seat in users})
        _add_match(card.left, summary, {seat: 1 for seat in offered_to if seat not in takers})
        _add_match(card.seen, summary, dict.fromkeys(seats if card_use.seen[name] else (), 1))
        card.offered, card.taken = len(offered_to), len(takers)
        card.owners, card.users = len(owners), len(set(owners) & set(users))
        card.matches = int(appeared)
    return found


def _add_match(sums: WinSums, summary: MatchSummary, times_by_seat: Mapping[int, int]) -> None:
    if not times_by_seat:
        return
    times = sum(times_by_seat.values())
    wins = sum(summary.won[seat] * often for seat, often in times_by_seat.items())
    score = sum(summary.scores[seat] * often for seat, often in times_by_seat.items())
    sums.add_match(times, wins, times / summary.players, score)
