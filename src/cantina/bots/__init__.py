"""Bots: they get a mind, and give a choice."""

from __future__ import annotations

from cantina.bots.analysis import Analysis, Analyst, Estimate
from cantina.bots.budget import Budget
from cantina.bots.greedy import Greedy
from cantina.bots.levels import LEVELS, pinned
from cantina.bots.random import Random
from cantina.bots.search import Search
from cantina.kernel.choice import Choice
from cantina.kernel.errors import BadOption
from cantina.kernel.mind import Bot, Mind

__all__ = ["LEVELS", "Analysis", "Analyst", "Bot", "Budget", "Estimate", "Level", "analyse", "make"]

ALLOWED = (
    f"random, greedy, search, greedy:BUDGET or search:BUDGET (500, 1s, 50ms or 500/1s), {', '.join(LEVELS)}"
)


def make(spec: str, seed: int) -> Bot:
    """A bot from its name, with its budget behind a colon where it has one: `greedy:60`, `search:1s`."""
    kind, colon, budget = spec.partition(":")
    if kind in LEVELS and not colon:
        return Level(kind, seed)
    if kind == "random" and not colon:
        return Random(seed)
    try:
        if kind == "greedy":
            return Greedy(seed, Budget.read(budget if colon else Greedy.USUAL))
        if kind == "search":
            return Search(seed, Budget.read(budget if colon else Search.USUAL))
    except BadOption:
        pass
    raise BadOption("bots", spec, ALLOWED)


class Level:
    """A bot of a named level: which one that is depends on the game it meets."""

    def __init__(self, level: str, seed: int) -> None:
        self.level = level
        self._seed = seed
        self._bot: Bot | None = None

    def bot(self, mind: Mind) -> Bot:
        if self._bot is None:
            self._bot = make(pinned(mind.world(0).game.meta.name, self.level), self._seed)
        return self._bot

    def choose(self, mind: Mind) -> Choice:
        return self.bot(mind).choose(mind)


def analyse(mind: Mind, spec: str = "hard", seed: int = 0) -> Analysis:
    """What a bot thinks of every choice of a decision."""
    bot = make(spec, seed)
    if isinstance(bot, Level):
        bot = bot.bot(mind)
    if not isinstance(bot, Analyst):
        raise BadOption("bots", spec, "a bot that weighs its choices: greedy, search or a level")
    return bot.analyse(mind)
