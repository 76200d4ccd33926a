"""Bots: each gets a mind and returns a choice."""

from __future__ import annotations

from importlib.resources import files
from math import sqrt
from pathlib import Path

from cantina.bots.analysis import AnalysingBot, Analysis, Estimate
from cantina.bots.budget import Budget
from cantina.bots.explanation import SECONDS, Explanation, Future, explain
from cantina.bots.greedy import Greedy
from cantina.bots.learned import Learned, NetworkPolicy, any_world, policy_of, setting_of
from cantina.bots.learned_search import LearnedSearch
from cantina.bots.levels import LEVELS, bot_of_level
from cantina.bots.random import Random
from cantina.bots.search import Search
from cantina.kernel.choice import Choice
from cantina.kernel.errors import Allowed, BadOption
from cantina.kernel.game import Game
from cantina.kernel.mind import Bot, Mind
from cantina.kernel.numbers import changed_numbers

__all__ = [
    "LEVELS",
    "AnalysingBot",
    "Analysis",
    "Bot",
    "Budget",
    "Estimate",
    "Explanation",
    "Future",
    "Level",
    "analyse",
    "check_analyst",
    "explain_analysis",
    "is_quick",
    "make",
]

ALLOWED_SPECS = (
    f"random, greedy, search, {', '.join(LEVELS)}, greedy: or search: with 500, 1s, 50ms or 500/1s, "
    "or learned: with a policy's file, or network where the game has one"
)
"""The specs that `make` accepts, in words."""
QUICK_SECONDS = 0.1
QUICK_PLAYOUTS = 50
"""A greedy bot with so many playouts decides within `QUICK_SECONDS`."""
NETWORK = "network"
NETWORK_SEARCH = "network-search"
"""The bots that play by the policy in a game's own folder."""
POLICY_FILE = "policy.npz"
"""Its name there."""
ANALYSIS_BUDGET = "400/1s"
"""Of the search that analyses for a policy."""
ANALYSING_BOTS: dict[str, type[Greedy] | type[Search]] = {Greedy.NAME: Greedy, Search.NAME: Search}


def make(spec: str, seed: int) -> Bot:
    """A bot from its spec: `random`, a level, `greedy` or `search` with a budget after a colon, or
    `learned` with a policy's file after it, which a temperature may follow, or `learned-search` with a
    policy's file and a budget; `network` and `network-search` play by the policy of the game itself.

    `search@2:500` requires a version of the bot.
    """
    if spec in LEVELS:
        return Level(spec, seed)
    if spec == "random":
        return Random(seed)
    name, colon, budget = spec.partition(":")
    if name in (NETWORK, NETWORK_SEARCH):
        return GamePolicy(spec, seed)
    if (file := policy_of(spec)) is not None:
        if name == Learned.NAME:
            return Learned(file, seed, _temperature(spec, setting_of(spec)))
        return LearnedSearch(file, seed, _budget(spec, setting_of(spec) or LearnedSearch.DEFAULT_BUDGET))
    kind, at, version = name.partition("@")
    bot = ANALYSING_BOTS.get(kind)
    if bot is None:
        raise BadOption("bots", spec, Allowed("bot", ALLOWED_SPECS))
    if at and version != str(bot.VERSION):
        raise BadOption(
            "bots", spec, Allowed("bot-version", "{bot}, the one this program has", bot=f"{kind}@{bot.VERSION}")
        )
    return bot(seed, _budget(spec, budget if colon else bot.DEFAULT_BUDGET))


def _temperature(spec: str, text: str) -> float:
    try:
        return float(text or 0)
    except ValueError:
        raise BadOption("bots", spec, Allowed("bot", ALLOWED_SPECS)) from None


def _budget(spec: str, text: str) -> Budget:
    try:
        return Budget.parse(text)
    except BadOption:
        raise BadOption("bots", spec, Allowed("bot", ALLOWED_SPECS)) from None


class Level:
    """A bot of a named level; the game decides which bot that is, so it is made at the first decision."""

    def __init__(self, level: str, seed: int) -> None:
        self.level = level
        self._seed = seed
        self._bot: Bot | None = None

    def bot_for(self, mind: Mind) -> Bot:
        if self._bot is None:
            self._bot = make(bot_of_level(any_world(mind).game, self.level), self._seed)
        return self._bot

    def choose(self, mind: Mind) -> Choice:
        return self.bot_for(mind).choose(mind)


class GamePolicy:
    """The bots `network` and `network-search`: they play by the policy in the game's own folder.

    `network:0.7` has a temperature, `network-search:400/1s` a budget. The file is opened at the first decision.
    With changed numbers, which it was not trained for, a bot that needs no policy plays instead.
    """

    def __init__(self, spec: str, seed: int) -> None:
        name, _, setting = spec.partition(":")
        if name == NETWORK_SEARCH:
            _budget(spec, setting or LearnedSearch.DEFAULT_BUDGET)
        else:
            _temperature(spec, setting)
        self.spec = spec
        self._seed = seed
        self._bot: Bot | None = None

    def bot_for(self, mind: Mind) -> Bot:
        if self._bot is None:
            world = any_world(mind)
            name, _, setting = self.spec.partition(":")
            file = game_policy(world.game)
            if file is None:
                wanted = Allowed(
                    "policy-in-game", "a bot without a policy: {game} has none", game=world.game.meta.name
                )
                raise BadOption("bots", self.spec, wanted)
            kind, instead = (
                (LearnedSearch.NAME, Search.NAME) if name == NETWORK_SEARCH else (Learned.NAME, Greedy.NAME)
            )
            changed = bool(changed_numbers(world))
            spec = instead if changed else ":".join([kind, str(file), *([setting] if setting else [])])
            self._bot = make(spec, self._seed)
        return self._bot

    def choose(self, mind: Mind) -> Choice:
        return self.bot_for(mind).choose(mind)


def game_policy(game: Game) -> Path | None:
    """The policy in a game's own folder; None: it has none."""
    file = Path(str(files(game.package) / POLICY_FILE))
    return file if file.is_file() else None


def analyse(mind: Mind, spec: str = "hard", seed: int = 0) -> Analysis:
    """A bot's estimates of all choices of a decision."""
    return _analysing_bot(mind, spec, seed).analyse(mind)


def explain_analysis(
    mind: Mind, analysis: Analysis, spec: str = "hard", seed: int = 0, most: int = 1
) -> tuple[Explanation, ...]:
    """Why the best choice of an analysis is better than the next ones: than so many, the nearest first.

    Empty if no other choice was tried.
    """
    if most == 0:
        return ()
    best = analysis.best.choice
    tried = [one for one in analysis.estimates if one.visits and one.choice != best]
    nearest = sorted(tried, key=lambda estimate: -estimate.value)[:most]
    policy = _analysing_bot(mind, spec, seed).rollout_policy
    return explain(mind, best, [one.choice for one in nearest], policy, seed, seconds=SECONDS * sqrt(most))


def _analysing_bot(mind: Mind, spec: str, seed: int) -> AnalysingBot:
    bot = make(spec, seed)
    while isinstance(bot, Level | GamePolicy):
        bot = bot.bot_for(mind)
    if isinstance(bot, Learned) and isinstance(bot.policy, NetworkPolicy):
        # A policy alone does not say what a choice is worth; a search with it does.
        return LearnedSearch(bot.file, seed, Budget.parse(ANALYSIS_BUDGET))
    if not isinstance(bot, AnalysingBot):
        raise _not_analysing(spec)
    return bot


def is_quick(game: Game, spec: str) -> bool:
    """Whether a bot decides within a moment (about 0.1 s of computing), going by its spec."""
    name, colon, budget = (bot_of_level(game, spec) if spec in LEVELS else spec).partition(":")
    if name in (LearnedSearch.NAME, NETWORK_SEARCH):
        return False
    bot = ANALYSING_BOTS.get(name.partition("@")[0])
    if bot is None:
        return True
    given = Budget.parse(budget if colon else bot.DEFAULT_BUDGET)
    if given.seconds is not None and given.seconds <= QUICK_SECONDS:
        return True
    return bot is Greedy and given.playouts is not None and given.playouts <= QUICK_PLAYOUTS


def check_analyst(spec: str) -> None:
    """Raises BadOption for a bot that `analyse` cannot use."""
    bot = make(spec, 0)
    if isinstance(bot, Learned) and isinstance(bot.policy, NetworkPolicy):
        return
    if not isinstance(bot, Level | GamePolicy | AnalysingBot):
        raise _not_analysing(spec)


def _not_analysing(spec: str) -> BadOption:
    return BadOption(
        "bots", spec, Allowed("analyst", "a bot that estimates every choice: greedy, search or a level")
    )
