"""The laws that every game must keep, as a test kit: `cantina laws GAME` checks any registered game.

A check plays random matches of one variant of a game and raises LawBroken, in plain words, where the game
breaks the law. `CHECKS` lists them all; `run` runs them.
"""

from cantina.testing.laws import CHECKS, Check, LawBroken, Sample
from cantina.testing.random_match import RandomMatch, viewers
from cantina.testing.runner import Finding, failure, run

__all__ = ["CHECKS", "Check", "Finding", "LawBroken", "RandomMatch", "Sample", "failure", "run", "viewers"]
