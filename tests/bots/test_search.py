"""The search: what it finds, what it must not see, and how it is bounded."""

from __future__ import annotations

import threading
import time

import pytest
import toys

import cantina
from cantina.bots import Analyst, analyse, make
from cantina.bots.budget import Budget
from cantina.bots.tree import FAMILIAR, glance
from cantina.kernel.game import Game
from cantina.kernel.luck import seeded
from cantina.kernel.mind import Mind


def first_mind(game: Game, seed: int) -> Mind:
    state = game.new(2, seed)
    decision = state.decision
    assert decision is not None
    return Mind(state, decision.seat)


def weak_seed() -> int:
    return next(seed for seed in range(100) if toys.LIAR.new(2, seed).dump()["table"]["card"] == 0)


def test_what_is_decided_at_the_same_time_is_not_seen() -> None:
    """Matching pennies: whoever answered a coin as if it were seen would take it for lost."""
    analysis = analyse(first_mind(toys.MATCHING_PENNIES, 1), "search:2000")
    for estimate in analysis.estimates:
        assert 0.2 < estimate.value < 0.8  # a coin that was seen is worth 0.1


def test_a_bluff_is_worth_what_it_is_to_somebody_who_cannot_see_through_it() -> None:
    """Three in four claims are true, so the other believes; a weak card shares by claiming."""
    analysis = analyse(first_mind(toys.LIAR, weak_seed()), "search:2000")
    claim, fold = (analysis.of(choice.number) for choice in (toys.CLAIM, toys.FOLD))
    assert claim is not None
    assert fold is not None
    assert claim.value > 0.35
    assert fold.value < 0.2
    assert analysis.best is claim


def test_a_glance_in_a_playout_cannot_see_through_a_bluff() -> None:
    """Whatever the card is in the searcher's world, the other sees one claim and thinks the same of it."""
    thought: list[list[bool]] = []
    for card in (0, 1):
        state = toys.LIAR.new(2, weak_seed(), True)
        state.apply(toys.CLAIM)
        assert isinstance(state, toys.Toy)
        state.card = card
        decision = state.decision
        assert decision is not None
        judgement = toys.LIAR.judgement
        thought.append(
            [glance(state, judgement, seeded(seed, 0), decision) is toys.DOUBT for seed in range(400)]
        )
    assert thought[0] == thought[1]
    assert 60 < sum(thought[0]) < 140  # one world in four has a weak card


@pytest.mark.parametrize("name", cantina.games())
@pytest.mark.parametrize("spec", ["greedy:20", "search:8"])
def test_an_analysis_weighs_every_choice(name: str, spec: str) -> None:
    state = cantina.game(name).new(seed=5)
    for _ in range(4):
        decision = state.decision
        assert decision is not None
        analysis = analyse(Mind(state, decision.seat), spec)
        assert [one.choice for one in analysis.estimates] == [choice.number for choice in decision.choices]
        assert all(0 <= one.value <= 1 and one.error > 0 for one in analysis.estimates)
        assert analysis.best.visits == max(one.visits for one in analysis.estimates)
        state.apply(decision.choices[-1], decision.seat)


def test_more_playouts_mean_less_uncertainty() -> None:
    mind = first_mind(toys.MATCHING_PENNIES, 1)
    few, many = (analyse(mind, f"search:{playouts}") for playouts in (40, 1000))
    assert many.best.error < few.best.error


def test_a_budget_of_playouts_is_kept() -> None:
    state = cantina.game("colt-express").new(4, 2)
    assert state.decision is not None
    analysis = analyse(Mind(state, state.decision.seat), "search:90")
    visits = sum(one.visits for one in analysis.estimates)
    assert 90 - len(analysis.estimates) <= visits <= 90


def test_in_long_thinking_one_playout_in_four_is_for_the_others() -> None:
    analysis = analyse(first_mind(toys.MATCHING_PENNIES, 1), f"search:{FAMILIAR + 400}")
    assert FAMILIAR + 290 <= sum(one.visits for one in analysis.estimates) <= FAMILIAR + 310


def test_a_budget_of_time_ends() -> None:
    state = cantina.game("colt-express").new(4, 2)
    assert state.decision is not None
    begun = time.thread_time()
    analyse(Mind(state, state.decision.seat), "search:50ms")
    assert 0.05 <= time.thread_time() - begun < 2


def test_thinking_can_be_stopped_from_outside() -> None:
    state = cantina.game("marshals").new(4, 2)
    assert state.decision is not None
    bot = make("search:900000000", 1)
    assert isinstance(bot, Analyst)
    mind = Mind(state, state.decision.seat)
    found: list[cantina.Choice] = []
    thinking = threading.Thread(target=lambda: found.append(bot.choose(mind)))
    thinking.start()
    time.sleep(0.05)
    assert thinking.is_alive()
    bot.stop()
    thinking.join(20)
    assert found
    assert found[0] in mind.choices


@pytest.mark.parametrize("text", ["", "0", "x", "1s/2s", "5/5", "-1", "1m", "1e3", "1s/x"])
def test_bad_budgets_are_named(text: str) -> None:
    with pytest.raises(cantina.BadOption, match="1s"):
        Budget.read(text)


def test_budgets_can_be_read() -> None:
    both = Budget.read("500/1.5s")
    assert (both.playouts, both.seconds) == (500, 1.5)
    assert Budget.read("50ms").seconds == 0.05


def test_another_version_is_refused() -> None:
    make("search@2:5", 1)
    with pytest.raises(cantina.BadOption, match="search@2"):
        make("search@7:5", 1)
