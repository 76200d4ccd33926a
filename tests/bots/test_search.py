"""The search: what it finds, what it must not see, and how it is bounded."""

from __future__ import annotations

import threading
import time

import pytest
import toy_games
from choose_game import game_for

import cantina
from cantina.bots import AnalysingBot, analyse, make
from cantina.bots.budget import Budget
from cantina.bots.tree import EXPANSION_VISITS, one_ply_choice
from cantina.kernel.game import Game
from cantina.kernel.mind import Mind
from cantina.kernel.random_streams import seeded


def first_mind(game: Game, seed: int) -> Mind:
    state = game.new(2, seed)
    decision = state.decision
    assert decision is not None
    return Mind(state, decision.seat)


def weak_seed() -> int:
    return next(seed for seed in range(100) if toy_games.BLUFFING.new(2, seed).dump()["table"]["card"] == 0)


def test_simultaneous_decisions_are_not_seen() -> None:
    """Matching pennies: a search that saw the other's coin would take one choice for lost."""
    analysis = analyse(first_mind(toy_games.MATCHING_PENNIES, 1), "search:2000")
    for estimate in analysis.estimates:
        assert 0.2 < estimate.value < 0.8  # a coin that was seen is worth 0.1


def test_a_bluff_is_evaluated_against_an_opponent_who_does_not_know_the_card() -> None:
    """Three in four claims are true, so the other believes; a weak card shares by claiming."""
    analysis = analyse(first_mind(toy_games.BLUFFING, weak_seed()), "search:2000")
    claim, fold = (analysis.estimate_of(choice.number) for choice in (toy_games.CLAIM, toy_games.FOLD))
    assert claim is not None
    assert fold is not None
    assert claim.value > 0.35
    assert fold.value < 0.2
    assert analysis.best is claim


def test_a_one_ply_choice_does_not_depend_on_a_hidden_card() -> None:
    """Whatever the card is in the searcher's world, the other seat only sees the claim."""
    doubts: list[list[bool]] = []
    for card in (0, 1):
        state = toy_games.BLUFFING.new(2, weak_seed(), True)
        state.apply(toy_games.CLAIM)
        assert isinstance(state, toy_games.ToyState)
        state.card = card
        decision = state.decision
        assert decision is not None
        evaluator = toy_games.BLUFFING.evaluator
        doubts.append(
            [
                one_ply_choice(state, evaluator, seeded(seed, 0), decision) is toy_games.DOUBT
                for seed in range(400)
            ]
        )
    assert doubts[0] == doubts[1]
    assert 60 < sum(doubts[0]) < 140  # one world in four has a weak card


@pytest.mark.parametrize("name", cantina.games())
@pytest.mark.parametrize("spec", ["greedy:20", "search:8"])
def test_an_analysis_estimates_every_choice(name: str, spec: str) -> None:
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
    mind = first_mind(toy_games.MATCHING_PENNIES, 1)
    few, many = (analyse(mind, f"search:{playouts}") for playouts in (40, 1000))
    assert many.best.error < few.best.error


def test_a_budget_of_playouts_is_kept() -> None:
    state = game_for(4).new(4, 2)
    assert state.decision is not None
    analysis = analyse(Mind(state, state.decision.seat), "search:90")
    visits = sum(one.visits for one in analysis.estimates)
    assert 90 - len(analysis.estimates) <= visits <= 90


def test_in_long_searches_one_playout_in_four_is_for_the_opponents() -> None:
    analysis = analyse(first_mind(toy_games.MATCHING_PENNIES, 1), f"search:{EXPANSION_VISITS + 400}")
    assert EXPANSION_VISITS + 290 <= sum(one.visits for one in analysis.estimates) <= EXPANSION_VISITS + 310


def test_a_budget_of_time_ends() -> None:
    state = game_for(4).new(4, 2)
    assert state.decision is not None
    begun = time.thread_time()
    analyse(Mind(state, state.decision.seat), "search:50ms")
    assert 0.05 <= time.thread_time() - begun < 2


def test_a_search_can_be_stopped_by_another_thread() -> None:
    state = game_for(4).new(4, 2)
    assert state.decision is not None
    bot = make("search:900000000", 1)
    assert isinstance(bot, AnalysingBot)
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
        Budget.parse(text)


def test_budgets_are_parsed() -> None:
    both = Budget.parse("500/1.5s")
    assert (both.playouts, both.seconds) == (500, 1.5)
    assert Budget.parse("50ms").seconds == 0.05


def test_another_version_is_refused() -> None:
    make("search@2:5", 1)
    with pytest.raises(cantina.BadOption, match="search@2"):
        make("search@7:5", 1)
