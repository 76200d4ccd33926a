"""Why one choice is better than another: what the futures after each say, and what they rest on."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from guarded_mind import guarded_mind
from matches import every_game, every_variant, random_match
from telling_game import COUNT_ON_LUCK, LUCKY, PEEK, SAFE, SHOUT, SHRUG, TELLING

import cantina
from cantina.bots import analyse, explain_analysis
from cantina.bots.explanation import MAX_FUTURES, Explanation, explain
from cantina.kernel.evaluation import rollout_choice
from cantina.kernel.mind import Mind
from cantina.kernel.state import State
from cantina.localization import LANGUAGES, Localizer


def decision_of_telling_game(card: int = 0) -> Mind:
    state = TELLING.new(2, 1, True)
    state.card = card  # type: ignore[attr-defined]
    return Mind(state, 0)


def sentences(explanation: Explanation, seat: int = 0) -> list[tuple[int, int, int, str | None]]:
    localizer = Localizer(TELLING)
    return [
        (one.choice, one.count, one.other_count, localizer.event(one.event, seat))
        for one in explanation.futures
    ]


def test_what_follows_one_choice_and_not_the_other_is_told_with_its_counts() -> None:
    [why] = explain(decision_of_telling_game(), SAFE.number, [LUCKY.number], rollout_choice, worlds=40)
    assert (why.best, why.other, why.worlds) == (SAFE.number, LUCKY.number, 40)
    [(first, count, otherwise, text), (second, lost, won, fall)] = sentences(why)
    assert (first, count, otherwise, text) == (SAFE.number, 40, 0, "Seat 1 sleeps well.")
    assert (second, fall) == (LUCKY.number, "Seat 1 falls off the roof.")
    assert won == 0
    # By the rules it happens in one case of two: a count far from it would not be chance.
    assert 10 <= lost <= 30


def test_what_only_says_that_a_choice_was_made_explains_nothing() -> None:
    [why] = explain(decision_of_telling_game(), SHOUT.number, [SHRUG.number], rollout_choice, worlds=40)
    assert why.futures == ()


def test_an_event_that_speaks_against_the_choice_does_not_explain_it() -> None:
    """After the lucky choice the seat falls in half of the worlds: no reason to make it."""
    [why] = explain(decision_of_telling_game(), LUCKY.number, [SHRUG.number], rollout_choice, worlds=40)
    assert [one.choice for one in why.futures] == []


def test_the_seat_reads_events_as_it_would_at_the_table() -> None:
    [why] = explain(decision_of_telling_game(1), PEEK.number, [SHRUG.number], rollout_choice, worlds=40)
    told = [text for _, _, _, text in sentences(why)]
    assert told == ["Seat 1 has a good card."]
    shrugged = decision_of_telling_game(1).world(0)
    shrugged.apply(SHRUG, 0)
    [why] = explain(Mind(shrugged, 1), SAFE.number, [SHRUG.number], rollout_choice, worlds=8)
    assert [text for _, _, _, text in sentences(why, 1)] == ["Seat 2 looks at a card."]
    assert b"good" not in msgspec.json.encode(why)


def test_choices_are_compared_in_the_same_worlds_with_the_same_luck() -> None:
    """Two choices whose luck is the same throw differ in nothing: with luck of their own they would."""
    mind = decision_of_telling_game()
    [why] = explain(mind, LUCKY.number, [COUNT_ON_LUCK.number], rollout_choice, worlds=40)
    assert why.futures == ()


def test_several_others_are_compared_with_the_best_in_one_go() -> None:
    mind = decision_of_telling_game()
    both = explain(mind, SAFE.number, [LUCKY.number, SHRUG.number], rollout_choice, worlds=20)
    assert [one.other for one in both] == [LUCKY.number, SHRUG.number]
    assert both[0] == explain(mind, SAFE.number, [LUCKY.number], rollout_choice, worlds=20)[0]


def test_the_time_is_bounded_and_the_counts_say_how_many_worlds_there_were() -> None:
    begun = time.thread_time()
    [why] = explain(
        decision_of_telling_game(), SAFE.number, [LUCKY.number], rollout_choice, worlds=10**9, seconds=0.05
    )
    assert time.thread_time() - begun < 1
    assert 1 <= why.worlds < 10**9
    [once] = explain(decision_of_telling_game(), SAFE.number, [LUCKY.number], rollout_choice, seconds=0)
    assert once.worlds == 1


def sampled_minds(name: str, variant: dict[str, Any], seed: int, every: int) -> Iterator[tuple[State, int]]:
    for state in random_match(name, variant, seed).positions(every=every):
        decision = state.decision
        if decision is not None and len(decision.choices) > 1:
            yield state, decision.seat


@every_variant
def test_an_explanation_is_the_same_whatever_is_hidden(name: str, variant: dict[str, Any]) -> None:
    """It asks its mind and nothing else, and the answer does not change when what is hidden does."""
    for state, seat in sampled_minds(name, variant, 7, 60):
        best, other = (choice.number for choice in Mind(state, seat).choices[:2])
        found = [
            msgspec.json.encode(explain(mind, best, [other], rollout_choice, 3, worlds=3, seconds=60))
            for mind in (guarded_mind(state, seat), *(Mind(state.world(seat, n), seat) for n in (100, 101)))
        ]
        assert found[0] == found[1] == found[2]


@every_game
def test_every_game_explains_its_choices_in_both_languages(name: str) -> None:
    game = cantina.game(name)
    explained = 0
    for state, seat in sampled_minds(name, dict(game.variants[0]), 2, 25):
        mind = Mind(state, seat)
        analysis = analyse(mind, "greedy:24", 1)
        for why in explain_analysis(mind, analysis, "greedy:24", 1):
            assert why.best == analysis.best.choice
            assert len(why.futures) <= MAX_FUTURES
            explained += 1
            for future in why.futures:
                assert 0 <= future.other_count < future.count <= why.worlds
                for language in LANGUAGES:
                    localizer = Localizer(game, language)
                    localizer.name_seats(mind.view)
                    told = localizer.event(future.event, seat)
                    as_json = msgspec.json.decode(msgspec.json.encode(future.event))
                    assert told
                    assert told == localizer.event_from_json(as_json)
    assert explained


@pytest.mark.parametrize("spec", ["greedy:12", "search:12"])
def test_nothing_is_explained_where_nothing_else_was_tried(spec: str) -> None:
    mind = decision_of_telling_game()
    analysis = analyse(mind, spec, 1)
    assert explain_analysis(mind, analysis, spec, 1, most=0) == ()
    assert len(explain_analysis(mind, analysis, spec, 1, most=2)) == 2
