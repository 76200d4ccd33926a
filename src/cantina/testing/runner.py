"""Runs the checks of the laws against a game."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from cantina.kernel.game import Game
from cantina.localization import MissingText
from cantina.testing.laws import CHECKS, Check, LawBroken, Sample


@dataclass(frozen=True)
class Finding:
    """The result of one check on one variant of a game."""

    check: Check
    sample: Sample
    failure: str | None
    """What the game did wrong, and where; None: the check passed."""

    @property
    def command(self) -> str:
        """The command that runs the check again with the match in which it failed."""
        matches, seed = self.sample.repeated_by
        game = self.sample.game.meta.name
        return f"cantina laws {game} --law {self.check.law} --matches {matches} --seed {seed}"


def run(game: Game, matches: int = 4, seed: int = 0, laws: Collection[int] = ()) -> Iterator[Finding]:
    """Checks a game, law by law and variant by variant; without `laws`, all of them."""
    for check in CHECKS:
        if laws and check.law not in laws:
            continue
        variants = game.variants if check.per_variant else game.variants[:1]
        for variant in variants:
            sample = Sample(game, dict(variant), matches, seed)
            yield Finding(check, sample, failure(check, sample))


def failure(check: Check, sample: Sample) -> str | None:
    """What a check finds wrong, and where; None when the game passes."""
    try:
        check.run(sample)
    except (LawBroken, MissingText) as error:
        return f"{error} ({sample.place})"
    except Exception as error:  # a game under test may raise anything, and the next check still runs
        return f"the game raised {type(error).__name__}: {error} ({sample.place})"
    return None
