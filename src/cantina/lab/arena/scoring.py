"""Counts the rounds of a tournament and computes its statistics: win shares, ratings and comparisons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from statistics import fmean

from cantina.lab.arena.played_match import PlayedMatch
from cantina.lab.arena.report import Comparison, SeatShare, StandingsRow, TournamentReport
from cantina.lab.arena.schedule import Tournament
from cantina.lab.intervals import Interval, clustered_interval
from cantina.lab.ratings import Rating, Ratings
from cantina.lab.sequential import ERROR_RATE, SequentialTest, anytime_interval


class _RoundMeans:
    """The mean of some value in each round that has one."""

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
        return clustered_interval(self.values, self.matches)


class _ComparisonTest(_RoundMeans):
    """The sequential test of one comparison."""

    def __init__(self, bot: int, opponent: int, threshold: float, error_rate: float) -> None:
        super().__init__()
        self.bot = bot
        self.opponent = opponent
        self.error_rate = error_rate
        self.test = SequentialTest(threshold, error_rate)

    def add(self, values: Sequence[float], matches: int) -> None:
        super().add(values, matches)
        if values:
            self.test.add(self.values[-1])


class TournamentScores:
    """The scores of a tournament so far; rounds are added in scheduled order."""

    def __init__(
        self,
        tournament: Tournament,
        planned: int,
        threshold: float | None = None,
        until_decided: bool = False,
    ) -> None:
        self.tournament = tournament
        self.planned = planned
        """The matches of the schedule."""
        self.rounds: list[list[PlayedMatch]] = []
        self.played = 0
        """Matches played, counted here or not yet: for the progress."""
        self.seconds = 0.0
        self.until_decided = until_decided
        participants = range(len(tournament.participants))
        self.wins = [_RoundMeans() for _ in participants]
        self.seats = [_RoundMeans() for _ in range(tournament.players)]
        self.ratings = Ratings(len(participants))
        self._times_in_seat = [[0] * tournament.players for _ in participants]
        self._scores = [0] * len(participants)
        self._places = [0.0] * len(participants)
        self._decisions = [0] * len(participants)
        self._seconds = [0.0] * len(participants)
        self._endings = Counter[str]()
        self._indices = {participant.name: at for at, participant in enumerate(tournament.participants)}
        if tournament.alone:
            fair = 1 / tournament.players
            self.comparisons = [_ComparisonTest(0, 1, threshold or fair, ERROR_RATE)]
        else:
            pairs = list(combinations(participants, 2))
            # Bonferroni's correction: the error rate holds for all verdicts together.
            error_rate = ERROR_RATE / len(pairs)
            self.comparisons = [_ComparisonTest(bot, opponent, 0.5, error_rate) for bot, opponent in pairs]

    @property
    def decided(self) -> bool:
        return all(comparison.test.verdict for comparison in self.comparisons)

    @property
    def matches(self) -> int:
        return sum(map(len, self.rounds))

    def add_round(self, matches: list[PlayedMatch]) -> None:
        """Counts the next round."""
        self.rounds.append(matches)
        for index, means in enumerate(self.wins):
            taken_part = [match for match in matches if index in self._participants(match)]
            won = [
                win
                for match in taken_part
                for win, other in zip(match.wins, self._participants(match), strict=True)
                if other == index
            ]
            means.add(won, len(taken_part))
        for seat, means in enumerate(self.seats):
            means.add([match.wins[seat] for match in matches], len(matches))
        for comparison in self.comparisons:
            values = [v for match in matches if (v := self._share_ahead(match, comparison)) is not None]
            comparison.add(values, len(values))
        for match in matches:
            self.ratings.add(self._participants(match), match.places)
            self._count(match)

    def _participants(self, match: PlayedMatch) -> list[int]:
        return [self._indices[name] for name in match.seats]

    def _share_ahead(self, match: PlayedMatch, comparison: _ComparisonTest) -> float | None:
        """How well a bot did against another in a match, from 0 to 1; None when they did not meet."""
        participants, places = self._participants(match), match.places
        own_seats = [seat for seat, index in enumerate(participants) if index == comparison.bot]
        other_seats = [seat for seat, index in enumerate(participants) if index == comparison.opponent]
        if not own_seats or not other_seats:
            return None
        if self.tournament.alone:
            return match.wins[own_seats[0]]
        return fmean(
            (places[own] < places[other]) + (places[own] == places[other]) / 2
            for own in own_seats
            for other in other_seats
        )

    def _count(self, match: PlayedMatch) -> None:
        places = match.places
        for seat, index in enumerate(self._participants(match)):
            self._times_in_seat[index][seat] += 1
            self._scores[index] += match.scores[seat]
            better = sum(place < places[seat] for place in places)
            self._places[index] += 1 + better + (places.count(places[seat]) - 1) / 2
            self._decisions[index] += match.decisions[seat]
            self._seconds[index] += match.seconds[seat]
        self._endings[match.ending] += 1

    def report(self, final: bool = True) -> TournamentReport:
        """The report so far; a final one takes more time for its ratings and intervals."""
        tournament = self.tournament
        ratings = self.ratings.mean_over_orders() if final else self.ratings.current()
        rows = [self._standings_row(index, rating) for index, rating in enumerate(ratings)]
        header = tournament.header
        return TournamentReport(
            game=tournament.game,
            rules=header.rules,
            version=header.version,
            players=tournament.players,
            options=tournament.options,
            form=header.more["form"],
            bots=header.bots,
            seed=tournament.seed,
            deals=len(self.rounds),
            matches=self.matches,
            planned=self.planned,
            decided=self.decided,
            sequential=self.until_decided,
            timed=[participant.name for participant in tournament.participants if participant.timed],
            standings=sorted(rows, key=lambda row: -row.rating.mu),
            comparisons=[self._comparison(comparison, final) for comparison in self.comparisons],
            seats=[SeatShare(means.mean, means.interval) for means in self.seats],
            endings=dict(sorted(self._endings.items())),
            decisions=sum(self._decisions),
            seconds=round(self.seconds, 3),
        )

    def _standings_row(self, index: int, rating: Rating) -> StandingsRow:
        participant, means = self.tournament.participants[index], self.wins[index]
        seats = max(1, sum(self._times_in_seat[index]))
        return StandingsRow(
            name=participant.name,
            spec=participant.spec,
            rating=rating,
            matches=means.matches,
            seats=self._times_in_seat[index],
            share=means.mean,
            interval=means.interval,
            score=self._scores[index] / seats,
            place=self._places[index] / seats,
            decisions=self._decisions[index],
            seconds=round(self._seconds[index], 3),
        )

    def _comparison(self, comparison: _ComparisonTest, final: bool) -> Comparison:
        participants = self.tournament.participants
        if final and self.until_decided:
            interval = anytime_interval(comparison.values, comparison.error_rate)
        else:
            interval = comparison.interval
        return Comparison(
            bot=participants[comparison.bot].name,
            opponent=participants[comparison.opponent].name,
            threshold=comparison.test.threshold,
            share=comparison.mean,
            interval=interval,
            deals=len(comparison.values),
            matches=comparison.matches,
            verdict=comparison.test.verdict,
        )
