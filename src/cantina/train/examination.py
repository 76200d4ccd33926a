"""Examinations: a policy alone against copies of a fixed bot, on deals that no training has seen."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from cantina.kernel.errors import BadPosition
from cantina.kernel.game import Game
from cantina.lab.arena import make_tournament, play_tournament
from cantina.train.config import ExaminationSettings

EXAMINATION_SEED = 1_000_000
"""Deals of examinations have seeds from here on; demonstrations and self-play have others."""


class ExaminationResult(msgspec.Struct, frozen=True):
    """A point of a learning curve."""

    update: int
    """After so many updates by self-play; 0: after the demonstrations."""
    decisions: int
    """The learner's decisions so far."""
    seconds: float
    """Spent on training so far, without examinations."""
    bot: str
    players: int
    matches: int
    share: float
    """Wins, a shared one in parts."""
    low: float
    high: float
    """The 95 % interval, clustered by deal."""


def examine(
    file: Path,
    game: Game,
    settings: ExaminationSettings,
    matches: int,
    workers: int,
    update: int = 0,
    decisions: int = 0,
    seconds: float = 0.0,
) -> Iterator[ExaminationResult]:
    """Plays a policy against each of the bots."""
    players = settings.players or min(4, game.meta.seats[1])
    for bot in settings.bots:
        tournament = make_tournament(
            game.meta.name, [f"learned:{file}", bot], players, EXAMINATION_SEED, alone=True
        )
        try:
            report = play_tournament(tournament, matches, workers=workers).report()
        except BadPosition:  # no world was found in bounded time, which is rare: there is no result this time
            continue
        mine = next(row for row in report.standings if row.name.startswith("learned:"))
        yield ExaminationResult(
            update,
            decisions,
            seconds,
            bot,
            players,
            report.matches,
            mine.share,
            mine.interval.low,
            mine.interval.high,
        )
