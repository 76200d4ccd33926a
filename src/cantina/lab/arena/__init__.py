"""The arena: tournaments between bots, on shared deals and in balanced seats.

A *round* is one deal, played once from every seating: the same line-up, rotated around the table. Whatever the
deal gives to one seat it gives to each bot in turn, so neither the deal nor the seat favours a bot. Matches of
one round are not independent; whole rounds are, and all intervals and tests rest on the means of rounds.

Everything follows from the tournament's settings and its seed (deals, line-ups, the bots' own random choices),
and results are counted in scheduled order, whoever played them and whenever they were ready.
"""

from cantina.lab.arena.played_match import PlayedMatch
from cantina.lab.arena.playing import MatchTask, play_match, play_tournament
from cantina.lab.arena.report import Comparison, SeatShare, StandingsRow, TournamentReport
from cantina.lab.arena.schedule import Participant, ScheduledMatch, Tournament, make_tournament
from cantina.lab.arena.scoring import TournamentScores

__all__ = [
    "Comparison",
    "MatchTask",
    "Participant",
    "PlayedMatch",
    "ScheduledMatch",
    "SeatShare",
    "StandingsRow",
    "Tournament",
    "TournamentReport",
    "TournamentScores",
    "make_tournament",
    "play_match",
    "play_tournament",
]
