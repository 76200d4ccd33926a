"""Rewards by rank go from 1 to -1 and add up to 0; rewards by score are the scores."""

from __future__ import annotations

import pytest

from cantina.envs.rewards import rewards
from cantina.kernel.errors import BadOption
from cantina.kernel.result import Result


def result(*ranking: list[int], beaten: bool = False) -> Result:
    seats = sum(map(len, ranking))
    return Result(ranking, [10 * seat for seat in range(seats)], [{}] * seats, "end", beaten)


@pytest.mark.parametrize(
    ("ranking", "expected"),
    [
        ([[1], [0]], (-1.0, 1.0)),
        ([[0, 1]], (0.0, 0.0)),
        ([[2], [0], [1]], (0.0, -1.0, 1.0)),
        ([[0, 1], [2]], (0.5, 0.5, -1.0)),
        ([[3], [1, 2], [0]], (-1.0, 0.0, 0.0, 1.0)),
    ],
)
def test_places_give_rewards_in_equal_steps(ranking: list[list[int]], expected: tuple[float, ...]) -> None:
    assert rewards(result(*ranking)) == pytest.approx(expected)
    assert sum(rewards(result(*ranking))) == pytest.approx(0)


def test_a_single_player_wins_or_is_beaten() -> None:
    assert rewards(result([0])) == (1.0,)
    assert rewards(result([0], beaten=True)) == (-1.0,)


def test_scores_stay_as_they_are() -> None:
    assert rewards(result([1], [0]), "score") == (0.0, 10.0)


def test_values_are_mostly_winning_and_then_the_scores() -> None:
    first, second, third = rewards(result([2], [0], [1]), "value")
    assert first + second + third == pytest.approx(0)
    assert first < second < 0 < third < 1  # 0, 10 and 20 points, whatever the places behind the winner
    assert third > 0.5
    assert rewards(result([0], beaten=True), "value") == (-1.0,)


def test_other_rewards_are_refused() -> None:
    with pytest.raises(BadOption, match="rank, score"):
        rewards(result([0], [1]), "fame")
