"""Standoff: its rules one by one, and the laws every game keeps."""

from __future__ import annotations

from pathlib import Path

import pytest

import cantina
from cantina.rulebook import rules
from cantina.testing import CHECKS, Check, Sample
from cantina.testing.citations import rules_of_tests
from standoff import GAME
from standoff.choices import RUN, STAND
from standoff.events import CardDealt, Ran, RoundWon, Stood
from standoff.rules import DEALING, DECIDING
from standoff.state import CARDS, StandoffState

CASES = [
    pytest.param(check, dict(variant), id=f"law {check.law}, {check.name}, {variant['players']} players")
    for check in CHECKS
    for variant in (GAME.variants if check.per_variant else GAME.variants[:1])
]


@pytest.mark.parametrize(("check", "variant"), CASES)
def test_standoff_keeps_the_law(check: Check, variant: dict[str, int]) -> None:
    check.run(Sample(GAME, variant, matches=6))


def test_every_rule_is_cited_by_a_test() -> None:
    assert set(rules_of_tests(Path(__file__).parent)) == set(rules("standoff"))


def round_with(cards: list[int], *answers: str) -> tuple[StandoffState, list[cantina.Event]]:
    """A first round with given cards, and what the answers bring about."""
    data = GAME.new(players=len(cards), seed=1).dump()
    deck = list(CARDS)
    for card in cards:
        deck.remove(card)
    data["table"]["hands"] = [[[card, 1 << seat]] for seat, card in enumerate(cards)]
    data["table"]["deck"] = [[card, 0] for card in deck]
    state = GAME.load(data)
    assert isinstance(state, StandoffState)
    happened: list[cantina.Event] = []
    for seat, answer in enumerate(answers):
        happened += state.apply(GAME.parse(answer), seat)
    return state, happened


@pytest.mark.rule("ST-SETUP-1")
def test_the_deck_has_the_numbers_from_one_to_nine_and_three_more_fives() -> None:
    assert GAME.inventory(GAME.new(4)) == {f"card {n}": 4 if n == 5 else 1 for n in range(1, 10)}


@pytest.mark.rule("ST-DEAL-1")
def test_everyone_is_dealt_a_card_and_sees_only_their_own() -> None:
    state = GAME.new(3, seed=5)
    dealt = [event for event in state.setup_events if isinstance(event, CardDealt)]
    assert [event.seat for event in dealt] == [0, 1, 2]
    assert [one.cards for one in state.view(1).seats] == [(None,), (dealt[1].card,), (None,)]


@pytest.mark.rule("ST-DECIDE-1")
def test_answers_stay_hidden_until_the_last_is_in() -> None:
    state, happened = round_with([9, 1, 2], "stand", "run")
    assert happened == []
    assert state.view(2) == round_with([9, 1, 2], "run", "stand")[0].view(2)
    assert [frame.name for frame in state.stack] == [DEALING.name, DECIDING.name]


@pytest.mark.rule("ST-RUN-1")
def test_whoever_runs_gets_a_point_and_shows_nothing() -> None:
    state, happened = round_with([9, 1], "stand", "run")
    assert Ran(1) in happened
    assert state.points == [3, 1]
    assert state.view(0).seats[1].cards[0] is None


@pytest.mark.rule("ST-RUN-2")
def test_nobody_runs_twice_in_a_row() -> None:
    state, _ = round_with([9, 1], "stand", "run")
    refusal = state.why_not(RUN, 1)
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("ran-before", "ST-RUN-2")
    decision = state.decision_of(1)
    assert decision is not None
    assert decision.choices == (STAND,)


@pytest.mark.rule("ST-STAND-1")
def test_the_highest_card_that_stands_gets_three_points() -> None:
    state, happened = round_with([4, 9, 7], "stand", "run", "stand")
    assert [event for event in happened if isinstance(event, Stood)] == [Stood(0, 4), Stood(2, 7)]
    assert state.points == [0, 1, 3]


@pytest.mark.rule("ST-STAND-2")
def test_equal_highest_cards_all_score() -> None:
    state, happened = round_with([5, 5, 2], "stand", "stand", "stand")
    assert RoundWon((0, 1)) in happened
    assert state.points == [3, 3, 0]


@pytest.mark.rule("ST-END-1")
def test_three_rounds_and_the_most_points_win() -> None:
    match = cantina.Match(GAME, players=2, seed=7)
    while match.state.decision is not None:
        match.play("stand", match.state.decision.seat)
    result = match.state.result
    assert result is not None
    assert match.state.view(None).round == 3
    best = max(result.scores)
    assert result.winners == tuple(seat for seat, score in enumerate(result.scores) if score == best)
