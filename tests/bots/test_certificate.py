"""The honest-bot certificate: every bot, in every game, decides from what its seat knows and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from matches import Walk, every_variant
from policies import tiny

from cantina.bots import LEVELS, Analyst, Level, make
from cantina.kernel.choice import Choice
from cantina.kernel.mind import Bot, Mind
from cantina.kernel.state import Decision, State

SPECS = ("random", "greedy:6", "search:4", "learned")
OFFERED = {"seat", "view", "decision", "choices", "world"}


def sealed(state: State, seat: int) -> Mind:
    """A mind with nothing behind it: whoever reaches for more than is offered fails."""
    mind = Mind(state, seat)

    class Sealed(Mind):
        def __init__(self) -> None:
            pass

        def __getattribute__(self, name: str) -> Any:
            assert name in OFFERED, f"a bot reached for {name}"
            return getattr(mind, name)

    return Sealed()


def occasions(walk: Walk, spec: str) -> Iterator[tuple[State, Decision]]:
    """Decisions of a match here and there; fewer for a search, which takes its time."""
    slow = spec.startswith(("search", "hard", "expert"))
    for state in walk.positions(every=300 if slow else 25):
        for decision in state.decisions[: 1 if slow else None]:
            yield state, decision


def chosen(bot: Bot, mind: Mind) -> Choice:
    choice = bot.choose(mind)
    assert choice in mind.choices
    return choice


def named(spec: str, game: str) -> str:
    """A bot's whole name: what was learned is in a file for each game."""
    return f"learned:{tiny(game)}" if spec == "learned" else spec


def thrifty(spec: str, seed: int, mind: Mind) -> Bot:
    """A bot as the level says, with a budget a test can afford."""
    bot = make(spec, seed)
    if isinstance(bot, Level):
        bot = bot.bot(mind)
    if isinstance(bot, Analyst) and (bot.budget.playouts or 0) > 6:
        bot.budget.playouts = 6
    return bot


@every_variant
@pytest.mark.parametrize("spec", [*SPECS, *LEVELS])
def test_a_bot_needs_no_more_than_its_mind_offers(name: str, variant: dict[str, Any], spec: str) -> None:
    walk = Walk(name, variant, 3)
    for state, decision in occasions(walk, spec):
        mind = sealed(state, decision.seat)
        chosen(thrifty(named(spec, name), 5, mind), mind)


@every_variant
@pytest.mark.parametrize("spec", SPECS)
def test_a_bot_chooses_the_same_whatever_is_hidden(name: str, variant: dict[str, Any], spec: str) -> None:
    """Not only its choices' distribution: with the same luck of its own it makes the very same choice."""
    walk = Walk(name, variant, 11)
    spec = named(spec, name)
    for state, decision in occasions(walk, spec):
        for luck in range(2):
            other = state.world(decision.seat, luck + 100)
            here = chosen(make(spec, luck), Mind(state, decision.seat))
            assert here is chosen(make(spec, luck), Mind(other, decision.seat))


def test_a_bot_that_peeks_is_caught() -> None:
    """The certificate itself: a mind gives nothing away to the curious."""

    class Peeker:
        def choose(self, mind: Mind) -> Choice:
            state = mind._Mind__state  # type: ignore[attr-defined]
            assert isinstance(state, State)
            return mind.choices[0]

    walk = Walk("colt-express", {"players": 3}, 1)
    decision = walk.state.decision
    assert isinstance(decision, Decision)
    with pytest.raises(AssertionError, match="reached for _Mind__state"):
        Peeker().choose(sealed(walk.state, decision.seat))
