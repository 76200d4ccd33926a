"""A batch is n single matches, stepped together."""

from __future__ import annotations

import multiprocessing
import os
import signal
from typing import Any

import numpy as np
import pytest
from choose_game import any_game, game_for, game_with
from matches import every_game

import cantina
from cantina.bots import make
from cantina.envs import Batch, batch, match_seed, random_choices
from cantina.envs.batches import BatchLost, bot_seed
from cantina.envs.rewards import rewards
from cantina.kernel.errors import BadOption, CantinaError, NotAChoice
from cantina.kernel.mind import Bot, Mind
from cantina.kernel.state import State

N = 5
SEED = 11


class Singles:
    """What a batch should show, computed from single matches."""

    def __init__(
        self, name: str, players: int, reward: str = "rank", bots: list[tuple[str | None, ...]] | None = None
    ) -> None:
        self.game = cantina.game(name)
        self.players = players
        self.reward = reward
        self.specs = bots or [(None,) * players] * N
        self.bots: list[list[Bot | None]] = [[]] * N
        self.matches = [0] * N
        self.states: list[State] = [self.new(row) for row in range(N)]
        for row in range(N):
            self.let_bots_play(row)

    def new(self, row: int) -> State:
        seed = match_seed(SEED, row, self.matches[row])
        self.bots[row] = [
            None if spec is None else make(spec, bot_seed(seed, seat))
            for seat, spec in enumerate(self.specs[row])
        ]
        return self.game.new(self.players, seed)

    def let_bots_play(self, row: int) -> None:
        state = self.states[row]
        while (decision := state.decision) is not None:
            bot = self.bots[row][decision.seat]
            if bot is None:
                return
            state.apply(bot.choose(Mind(state, decision.seat)), decision.seat)

    def step(self, choices: list[int]) -> tuple[list[tuple[float, ...]], list[bool]]:
        gained, done = [], []
        for row, number in enumerate(choices):
            state = self.states[row]
            state.apply(self.game.choices[number])
            self.let_bots_play(row)
            done.append(state.over)
            gained.append((0.0,) * self.players)
            if state.over:
                assert state.result is not None
                gained[row] = rewards(state.result, self.reward)
                self.matches[row] += 1
                self.states[row] = self.new(row)
                self.let_bots_play(row)
        return gained, done

    def step_with(self, found: Batch, rng: np.random.Generator) -> None:
        """Makes random choices in the batch and in the single matches, which must show the same."""
        choices = random_choices(found.masks, rng)
        gained, done = self.step(choices.tolist())
        found.step(choices)
        assert found.done.tolist() == done
        assert found.rewards.tolist() == np.array(gained, np.float32).tolist()
        self.check(found)

    def check(self, found: Batch) -> None:
        for row, state in enumerate(self.states):
            decision = state.decision
            assert decision is not None
            assert found.seat[row] == decision.seat
            assert found.observations[row].tobytes() == self.game.encoding.row(state, decision.seat)
            assert [*np.flatnonzero(found.masks[row])] == [choice.number for choice in decision.choices]


@every_game
@pytest.mark.parametrize("workers", [0, 2])
def test_a_batch_is_bit_identical_to_single_matches(name: str, workers: int) -> None:
    players = 3 if workers else 2
    rng = np.random.default_rng(5)
    singles = Singles(name, players)
    with batch(name, N, players, seed=SEED, workers=workers) as found:
        assert not found.done.any()
        singles.check(found)
        while min(singles.matches) < 2:
            singles.step_with(found, rng)


@every_game
@pytest.mark.parametrize("workers", [0, 2])
def test_bots_play_their_seats_between_two_steps(name: str, workers: int) -> None:
    bots: list[tuple[str | None, ...]] = [
        (None, "greedy:3"),
        ("random", None),
        (None, None),
        ("greedy:2", None),
        (None, "random"),
    ]
    rng = np.random.default_rng(5)
    singles = Singles(name, 2, bots=bots)
    with batch(name, N, 2, seed=SEED, workers=workers, bots=bots) as found:
        assert not found.done.any()
        singles.check(found)
        while min(singles.matches) < 2:
            assert all(bots[row][seat] is None for row, seat in enumerate(found.seat.tolist()))
            singles.step_with(found, rng)


@pytest.mark.parametrize(
    "bots",
    [
        [(None, "greedy")] * (N - 1),
        [(None, "greedy", "greedy")] * N,
        [("greedy", "greedy")] * N,
        [(None, "gredy")] * N,
    ],
)
def test_bots_that_cannot_play_are_named(bots: list[tuple[str | None, ...]]) -> None:
    with pytest.raises(BadOption, match="bots"):
        batch(any_game().meta.name, N, 2, bots=bots)


def test_workers_do_not_change_what_happens() -> None:
    traces = []
    for workers in (0, 1, 2, 3):
        with batch(game_for(2), 6, 2, seed=4, workers=workers) as found:
            rng = np.random.default_rng(1)
            trace = b""
            for _ in range(40):
                step = found.step(random_choices(found.masks, rng))
                trace += b"".join(array.tobytes() for array in step)
            traces.append(trace)
    assert len(set(traces)) == 1


def test_scores_are_rewards_by_option() -> None:
    rng = np.random.default_rng(2)
    name = game_for(2).meta.name
    singles = Singles(name, 2, "score")
    found = batch(name, N, 2, seed=SEED, workers=0, reward="score")
    ended = 0
    while ended < 2:
        choices = random_choices(found.masks, rng)
        gained, done = singles.step(choices.tolist())
        found.step(choices)
        assert found.rewards.tolist() == np.array(gained, np.float32).tolist()
        ended += sum(done)


@pytest.mark.parametrize("workers", [0, 2])
def test_a_choice_that_is_not_offered_moves_nothing(workers: int) -> None:
    with batch(any_game(), 4, seed=3, workers=workers) as found:
        choices = random_choices(found.masks, np.random.default_rng(0))
        before = [array.copy() for array in found.arrays]
        wrong = choices.copy()
        wrong[2] = int(np.flatnonzero(~found.masks[2])[0])
        text = found.game.choices[wrong[2]].text
        with pytest.raises(NotAChoice, match=f"row 2: {wrong[2]} \\('{text}'\\) is not offered now"):
            found.step(wrong)
        total = len(found.game.choices)
        for number in (-1, total):
            wrong[2] = number
            with pytest.raises(NotAChoice, match=f"row 2: {number} is no choice; there are {total}"):
                found.step(wrong)
        for odd in (choices[:3], choices.astype(float), [choices]):
            with pytest.raises(NotAChoice, match="a step takes 4 whole numbers"):
                found.step(odd)
        assert all((old == new).all() for old, new in zip(before, found.arrays, strict=True))
        found.step(choices)


@pytest.mark.parametrize("workers", [0, 2])
def test_a_reset_restarts_all_matches(workers: int) -> None:
    with batch(any_game(), 3, seed=7, workers=workers) as found:
        first = [array.copy() for array in found.arrays]
        for _ in range(5):
            found.step(random_choices(found.masks, np.random.default_rng(0)))
        other = found.reset(8).observations.copy()
        assert (other != first[0]).any()
        assert all((old == new).all() for old, new in zip(first, found.reset(7), strict=True))


@pytest.mark.parametrize(
    ("wrong", "option"),
    [
        ({"n": 0}, "n"),
        ({"n": 2.0}, "n"),
        ({"seed": -1}, "seed"),
        ({"seed": 1 << 32}, "seed"),
        ({"workers": -1}, "workers"),
        ({"reward": "luck"}, "reward"),
        ({"players": 99}, "players"),
        ({"no_such_option": 1}, "no_such_option"),
    ],
)
def test_bad_options_are_named(wrong: dict[str, Any], option: str) -> None:
    with pytest.raises(BadOption) as error:
        batch(any_game(), **{"n": 4, "workers": 0, **wrong})
    assert error.value.option == option


def test_options_reach_the_matches() -> None:
    game = game_with(lambda game: len(game.variants) > 1)
    options = dict(game.variants[-1])
    with batch(game, 2, seed=1, workers=2, **options) as found:
        state = game.new(seed=match_seed(1, 1, 0), **options)
        assert state.decision is not None
        assert found.observations[1].tobytes() == found.game.encoding.row(state, state.decision.seat)


def test_a_step_can_be_begun_and_finished_later_by_other_processes() -> None:
    game = any_game()
    rng = np.random.default_rng(3)
    with (
        batch(game, N, seed=SEED, workers=0) as plain,
        batch(game, N, seed=SEED, workers=2, play_here=False) as elsewhere,
    ):
        for _ in range(12):
            numbers = random_choices(plain.masks, rng)
            elsewhere.step_async(numbers)
            expected = plain.step(numbers)
            found = elsewhere.step_wait()
            pairs: list[tuple[Any, Any]] = list(zip(expected, found, strict=True))
            assert all(np.array_equal(one, other) for one, other in pairs)


def test_a_step_that_has_begun_must_be_finished_first() -> None:
    with batch(any_game(), N, seed=SEED, workers=0) as found:
        with pytest.raises(CantinaError, match="no step has begun"):
            found.step_wait()
        numbers = random_choices(found.masks, np.random.default_rng(3))
        found.step_async(numbers)
        with pytest.raises(CantinaError, match="call step_wait first"):
            found.step(numbers)
        found.step_wait()


def test_a_closed_batch_keeps_its_arrays_and_has_no_workers() -> None:
    with batch(any_game(), 4, workers=3) as found:
        assert len(multiprocessing.active_children()) == 2  # the third is this one
        seen = found.observations.copy()
    assert not multiprocessing.active_children()
    assert (found.observations == seen).all()
    found.close()
    with pytest.raises(CantinaError, match="the batch is closed"):
        found.step(np.zeros(4, np.int64))


def test_an_exception_stops_the_workers() -> None:
    with pytest.raises(ZeroDivisionError), batch(any_game(), 4, workers=2):
        _ = 1 / 0
    assert not multiprocessing.active_children()


def test_a_lost_worker_closes_the_batch() -> None:
    with batch(any_game(), 4, workers=2) as found:
        process = multiprocessing.active_children()[0]
        assert process.pid is not None
        os.kill(process.pid, signal.SIGKILL)
        process.join()
        with pytest.raises(BatchLost, match="is gone"):
            found.step(random_choices(found.masks, np.random.default_rng(0)))
        assert not multiprocessing.active_children()


def test_random_choices_are_offered_and_differ() -> None:
    masks = np.array([[1, 0, 0, 0], [0, 1, 0, 1], [1, 1, 1, 1]], np.bool_)
    rng = np.random.default_rng(3)
    found = np.array([random_choices(masks, rng) for _ in range(200)])
    assert [sorted({*column}) for column in found.T.tolist()] == [[0], [1, 3], [0, 1, 2, 3]]
