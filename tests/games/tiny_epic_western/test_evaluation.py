"""What the bots' judgement makes of a position: better for whom, and what is natural to do."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.tiny_epic_western.positions import GAME, Position, build_position, new_game

from cantina.games.tiny_epic_western.evaluation import EVALUATOR
from cantina.kernel.evaluation import rollout_choice
from cantina.kernel.random_streams import seeded


def expected_score(table: Position, player: str = "yellow") -> float:
    state: Any = table.state
    return EVALUATOR.expected_score(state, table.seat_of(player))


def rollout_weights(table: Position) -> dict[str, int]:
    """How natural each choice of the one player asked is."""
    decision = table.state.decision
    assert decision is not None
    state: Any = table.state
    return {choice.text: EVALUATOR.rollout_weight(state, decision.seat, choice) for choice in decision.choices}


def likeliest(table: Position) -> str:
    weights = rollout_weights(table)
    return max(weights, key=lambda text: weights[text])


BETTER: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "points": ({"stacks": {"bank": "grand-hotel"}}, {"stacks": {"bank": "wheelwright"}}),
    "influence": ({"influence": {"yellow": (3, 3, 3)}}, {"influence": {"yellow": (1, 1, 1)}}),
    "influence of all types": ({"influence": {"yellow": (2, 2, 2)}}, {"influence": {"yellow": (6, 0, 0)}}),
    "a third gunman": ({"third": "yellow"}, {"third": "blue"}),
    "the Wanted card": ({"wanted": "yellow"}, {"wanted": "red"}),
    "a business that pays": (
        {"stacks": {"bank": "outhouse"}, "business": (0, 3, 2), "number": 6},
        {"stacks": {"bank": "outhouse"}, "business": (3, 0, 2), "number": 6},
    ),
    "a business of one's own": (
        {"stacks": {"bank": "collapsed-mine"}, "business": (3, 1, 1), "number": 6},
        {"stacks": {"bank": "collapsed-mine", "hideout": "assay-office gold-mine jail"}}
        | {"business": (3, 1, 1), "number": 6},
    ),
}


@pytest.mark.parametrize("what", BETTER)
def test_more_is_expected_of(what: str) -> None:
    better, worse = (expected_score(build_position(**parts)) for parts in BETTER[what])
    assert better > worse


def test_influence_is_worth_more_with_time_to_spend_it() -> None:
    def worth(number: int) -> float:
        rich = build_position(number=number, influence={"yellow": (4, 4, 4)})
        return expected_score(rich) - expected_score(
            build_position(number=number, influence={"yellow": (1, 1, 1)})
        )

    assert worth(2) > worth(6) > 0


def test_a_card_for_influence_is_a_good_trade_late() -> None:
    before = build_position(number=6, influence={"yellow": (3, 0, 3)}, zones={"bank": "grand-hotel"})
    after = build_position(number=6, influence={"yellow": (0, 0, 0)}, stacks={"bank": "grand-hotel"})
    assert expected_score(after) > expected_score(before)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_chances_sum_to_one_and_favour_the_leader(players: int) -> None:
    state: Any = build_position(players, stacks={"bank": "grand-hotel opera-house"}, number=5).state
    chances = EVALUATOR.win_probabilities(state)
    assert len(chances) == players
    assert sum(chances) == pytest.approx(1)
    assert max(chances) == chances[0] > 1.5 / players


def test_alone_there_is_one_chance_to_beat_the_rival() -> None:
    ahead: Any = build_position(1, stacks={"bank": "grand-hotel opera-house"}, number=5).state
    behind: Any = build_position(1, stacks={"hideout": "grand-hotel opera-house"}, number=5).state
    (good,), (bad,) = EVALUATOR.win_probabilities(ahead), EVALUATOR.win_probabilities(behind)
    assert 0 < bad < 0.4 < 0.6 < good < 1


@pytest.mark.parametrize(
    ("mat", "low", "high"), [("bank", 0.8, 1.0), ("hideout", 0.0, 0.2)], ids=["won", "beaten"]
)
def test_alone_a_result_is_worth_winning(mat: str, low: float, high: float) -> None:
    over: Any = build_position(1, stacks={mat: "grand-hotel opera-house"}, number=6, phase="end").state
    (worth,) = EVALUATOR.win_probabilities(over)
    assert low < worth < high


def test_results_are_worth_one_in_all() -> None:
    over: Any = build_position(stacks={"bank": "grand-hotel"}, number=6, phase="end").state
    worth = EVALUATOR.win_probabilities(over)
    assert sum(worth) == pytest.approx(1)
    assert worth[0] > 0.8


def test_one_goes_where_the_hand_is_good() -> None:
    table = build_position(
        gaps="steer-1 hat-4 hat-3 steer-3 teepee-1 horseshoe-4",
        cards={"yellow": "hat-5"},
        zones=dict.fromkeys(("bank", "courthouse", "sheriff", "hideout", "saloon")),
        influence={"yellow": (0, 0, 0)},
    )
    assert likeliest(table) == "place courthouse right"


def test_one_goes_where_a_card_can_be_bought() -> None:
    zones: dict[str, str | None] = {
        "bank": "central-bank",
        "courthouse": "opera-house",
        "sheriff": "assay-office",
    }
    zones |= {"hideout": "train-depot", "saloon": "general-store"}
    table = build_position(zones=zones, influence={"yellow": (0, 3, 3)}, left={"yellow": 1})
    weights = rollout_weights(table)
    assert weights["place hideout left"] > weights["place saloon left"]


def test_one_buys_the_best_card_rather_than_none() -> None:
    table = build_position(
        standing="yellow bank-left, yellow hideout-left",
        influence={"yellow": (6, 6, 6)},
        zones={"bank": "grand-hotel", "hideout": "jail"},
        phase="market",
    )
    assert sorted(rollout_weights(table).items(), key=lambda item: -item[1])[0][0] == "buy grand-hotel"
    assert rollout_weights(table)["decline"] == 1


def test_one_takes_the_influence_that_is_lacking() -> None:
    table = build_position(
        standing="yellow bank-left",
        influence={"yellow": (3, 1, 6)},
        zones={"bank": "central-bank"},
        wanted="yellow",
        phase="resolution",
    )
    assert likeliest(table) == "gain law"


def test_one_advances_the_business_one_leads() -> None:
    table = build_position(
        gaps="hat-4 steer-1 steer-2 steer-3 horseshoe-1 hat-3",
        cards={"yellow": "hat-5"},
        stacks={"bank": "outhouse", "hideout": "wheelwright"},
        phase="market",
    )
    assert table.kind == "advance"
    assert likeliest(table) == "advance rail"


def test_one_does_not_roll_for_what_no_die_can_reach() -> None:
    table = build_position(
        standing="blue bank-left",
        influence={"yellow": (0, 0, 3), "blue": (0, 3, 0)},
        cards={"yellow": "hat-1", "blue": "hat-5"},
        revealed="blue",
    )
    weights = rollout_weights(table.next_dice(1, 6).do("place bank left"))
    assert weights["concede"] > weights["reroll"] == 1


def test_only_poker_cards_kept_are_unseen() -> None:
    state: Any = new_game().state
    keep = state.decision.choices[0]
    assert EVALUATOR.observed_number(state, 0, keep) < 0
    place = GAME.universe.parse("place bank left")
    assert EVALUATOR.observed_number(state, 0, place) == place.number


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"bosses": "choose", "colours": "choose"}], ids=["usual", "chosen"])
def test_every_choice_has_a_rollout_weight_and_every_round_a_quiescent_point(
    players: int, options: dict[str, Any]
) -> None:
    """Over whole matches played by the weights; evaluating never changes the state."""
    state: Any = GAME.new(players, 7 + players, **options)
    rng = seeded(players, 0)
    quiescent_rounds = []
    while (decision := state.decision) is not None:
        before = state.dump()
        assert all(EVALUATOR.rollout_weight(state, decision.seat, choice) >= 1 for choice in decision.choices)
        assert sum(EVALUATOR.win_probabilities(state)) == pytest.approx(1) or players == 1
        if EVALUATOR.is_quiescent(state):
            quiescent_rounds.append(state.round)
        assert state.dump() == before
        state.apply(rollout_choice(state, EVALUATOR, rng, decision.seat), decision.seat)
    assert quiescent_rounds == list(range(1, state.round + 1))
