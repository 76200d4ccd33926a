"""Bots: they get a mind, and give a choice."""

from __future__ import annotations

from cantina.bots.analysis import Analysis, Analyst, Estimate
from cantina.bots.budget import Budget
from cantina.bots.greedy import Greedy
from cantina.bots.learned import Learned
from cantina.bots.levels import LEVELS, pinned
from cantina.bots.random import Random
from cantina.bots.search import Search
from cantina.kernel.choice import Choice
from cantina.kernel.errors import BadOption
from cantina.kernel.mind import Bot, Mind

__all__ = ["LEVELS", "Analysis", "Analyst", "Bot", "Budget", "Estimate", "Level", "analyse", "make"]

ALLOWED = (
    f"random, greedy, search, {', '.join(LEVELS)}, greedy: or search: with 500, 1s, 50ms or 500/1s, "
    "or learned: with a policy's file"
)
ANALYSTS: dict[str, type[Analyst]] = {bot.NAME: bot for bot in (Greedy, Search)}


def make(spec: str, seed: int) -> Bot:
    """A bot from its name: `random`, a level, `greedy` or `search` with a budget behind a colon, or
    `learned` with a policy's file behind it.

    `search@2:500` insists on a version of the bot.
    """
    if spec in LEVELS:
        return Level(spec, seed)
    if spec == "random":
        return Random(seed)
    name, colon, budget = spec.partition(":")
    if name == Learned.NAME and budget:
        return Learned(budget)
    kind, at, version = name.partition("@")
    bot = ANALYSTS.get(kind)
    if bot is None:
        raise BadOption("bots", spec, ALLOWED)
    if at and version != str(bot.VERSION):
        raise BadOption("bots", spec, f"{kind}@{bot.VERSION}, the one this program has")
    try:
        return bot(seed, Budget.read(budget if colon else bot.USUAL))
    except BadOption:
        raise BadOption("bots", spec, ALLOWED) from None


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
