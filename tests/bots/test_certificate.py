"""The honest-bot certificate: every bot, in every game, decides from what its seat knows and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from choose_game import game_for
from guarded_mind import guarded_mind
from matches import every_variant, random_match
from policies import network_file, policy_file

from cantina.bots import LEVELS, AnalysingBot, GamePolicy, Level, make
from cantina.kernel.choice import Choice
from cantina.kernel.mind import Bot, Mind
from cantina.kernel.state import Decision, State
from cantina.testing import RandomMatch

SPECS = (
    "random",
    "greedy:6",
    "search:4",
    "learned",
    "learned network",
    "learned network, warm",
    "learned network, searching",
)


def sampled_decisions(match: RandomMatch, spec: str) -> Iterator[tuple[State, Decision]]:
    """Some decisions of a match; fewer for a search, which is slow."""
    slow = spec.startswith(("search", "learned network, searching", "learned-search", "hard", "expert"))
    for state in match.positions(every=300 if slow else 25):
        for decision in state.decisions[: 1 if slow else None]:
            yield state, decision


def legal_choice(bot: Bot, mind: Mind) -> Choice:
    choice = bot.choose(mind)
    assert choice in mind.choices
    return choice


def full_spec(spec: str, game: str) -> str:
    """A bot's spec with the game's policy file where it needs one."""
    if spec == "learned network":
        return f"learned:{network_file(game)}"
    if spec == "learned network, searching":
        return f"learned-search:{network_file(game)}:6"
    if spec == "learned network, warm":
        return f"learned:{network_file(game)}:0.8"
    if spec != "learned":
        return spec
    if not policy_file(game).is_file():
        pytest.skip("this game has no policy")
    return f"learned:{policy_file(game)}"


def make_with_small_budget(spec: str, seed: int, mind: Mind) -> Bot:
    """A bot, with a budget small enough for a test."""
    bot = make(spec, seed)
    while isinstance(bot, Level | GamePolicy):
        bot = bot.bot_for(mind)
    if isinstance(bot, AnalysingBot) and (bot.budget.playouts or 0) > 6:
        bot.budget.playouts = 6
    return bot


@every_variant
@pytest.mark.parametrize("spec", [*SPECS, *LEVELS])
def test_a_bot_needs_no_more_than_its_mind_offers(name: str, variant: dict[str, Any], spec: str) -> None:
    match = random_match(name, variant, 3)
    for state, decision in sampled_decisions(match, spec):
        mind = guarded_mind(state, decision.seat)
        legal_choice(make_with_small_budget(full_spec(spec, name), 5, mind), mind)


@every_variant
@pytest.mark.parametrize("spec", SPECS)
def test_a_bot_chooses_the_same_whatever_is_hidden(name: str, variant: dict[str, Any], spec: str) -> None:
    """Not only its choices' distribution: with the same seed it makes the same choice."""
    match = random_match(name, variant, 11)
    spec = full_spec(spec, name)
    for state, decision in sampled_decisions(match, spec):
        for bot_seed in range(2):
            other = state.world(decision.seat, bot_seed + 100)
            here = legal_choice(make(spec, bot_seed), Mind(state, decision.seat))
            assert here is legal_choice(make(spec, bot_seed), Mind(other, decision.seat))


def test_a_bot_that_peeks_is_caught() -> None:
    """The guarded mind itself works."""

    class Peeker:
        def choose(self, mind: Mind) -> Choice:
            state = mind._Mind__state  # type: ignore[attr-defined]
            assert isinstance(state, State)
            return mind.choices[0]

    match = random_match(game_for(3).meta.name, {"players": 3}, 1)
    decision = match.state.decision
    assert isinstance(decision, Decision)
    with pytest.raises(AssertionError, match="reached for _Mind__state"):
        Peeker().choose(guarded_mind(match.state, decision.seat))
