"""Worlds of Marshals respect what did not happen, and hidden facts are true as often as worlds say."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Iterator
from math import sqrt
from pathlib import Path

import pytest
from matches import INTERPRETED
from tests.games.marshals.positions import GAME

from cantina.games.marshals.content import CORRUPT
from cantina.games.marshals.events import DeckRebuilt, OutlawDrawn, OutlawEscaped
from cantina.games.marshals.history import DREW
from cantina.games.marshals.state import MarshalsState
from cantina.games.marshals.world import CardSampler
from cantina.kernel.hidden_history import a_of, kind_of
from cantina.testing import Sample
from cantina.testing.laws.check import LawBroken
from cantina.testing.laws.worlds import hidden_facts_are_true_as_often_as_worlds_say

PASS = GAME.parse("pass")


def corrupt_holder(state: MarshalsState) -> int | None:
    return next((seat for seat, hand in enumerate(state.hands) if CORRUPT in hand.cards), None)


def new(players: int, seed: int) -> MarshalsState:
    state = GAME.new(players=players, seed=seed)
    assert isinstance(state, MarshalsState)
    return state


def world(state: MarshalsState, viewer: int | None, seed: int) -> MarshalsState:
    found = state.world(viewer, seed)
    assert isinstance(found, MarshalsState)
    return found


def outlaws_let_go_or_captured(players: int, matches: int) -> Iterator[tuple[MarshalsState, int, str]]:
    """Positions of random matches right after a seat drew an outlaw and revealed nothing: the seat, and how."""
    for seed in range(matches):
        rng = random.Random(seed)
        state = new(players, seed)
        while (decision := state.decision) is not None:
            events = state.apply(rng.choice(decision.choices), decision.seat)
            drawn = [event.seat for event in events if isinstance(event, OutlawDrawn)]
            if len(drawn) != 1 or state.over or state.corrupt >= 0:
                continue
            how = "shelter" if any(isinstance(event, OutlawEscaped) for event in events) else "capture"
            yield state, drawn[0], how


@pytest.mark.rule("MA-CORR-5", "MA-OUT-2")
@pytest.mark.parametrize("players", [3, 4])
def test_nobody_who_drew_an_outlaw_and_revealed_nothing_is_corrupt_in_any_world(players: int) -> None:
    """Who holds the corrupt card and draws an outlaw must reveal it, so not revealing it tells everybody."""
    checked: Counter[str] = Counter()
    for state, seat, how in outlaws_let_go_or_captured(players, 40):
        if checked[how] >= 12:
            continue
        for viewer in (None, (seat + 1) % players):
            for number in range(6):
                assert corrupt_holder(world(state, viewer, checked.total() * 100 + number)) != seat
        checked[how] += 1
    assert min(checked["capture"], checked["shelter"]) > 5, checked


def calibration(fact: Callable[[MarshalsState], bool], states: list[MarshalsState]) -> tuple[float, float]:
    """How much oftener worlds say a fact than it is true, and the standard error of that."""
    worlds = 4
    differences = [
        sum(fact(world(state, None, number * 1000 + draw)) for draw in range(worlds)) / worlds - fact(state)
        for number, state in enumerate(states)
    ]
    mean = sum(differences) / len(differences)
    spread = sum((one - mean) ** 2 for one in differences) / (len(differences) - 1)
    return mean, sqrt(spread / len(differences))


def after_passes(rebuilt: bool, deals: int, passes: int) -> list[MarshalsState]:
    """Positions after everybody has only drawn and passed: no choice tells anything about the cards."""
    found = []
    for seed in range(deals):
        state = new(4, seed)
        if rebuilt != any(isinstance(event, DeckRebuilt) for event in state.setup_events):
            continue
        for _ in range(passes):
            if state.over or state.decision is None or PASS not in state.decision.choices:
                break
            state.apply(PASS, state.decision.seat)
        else:
            if not state.over and state.corrupt < 0:
                found.append(state)
    return found


def drawn_corrupt(state: MarshalsState) -> bool:
    """The corrupt card was drawn in a turn, not dealt."""
    return any(kind_of(one) == DREW and a_of(one) == CORRUPT for one in state.history.to_list())


@pytest.mark.rule("MA-SETUP-9", "MA-SETUP-13")
@pytest.mark.parametrize(("rebuilt", "deals"), [(False, 1200), (True, 4000)])
def test_the_corrupt_card_was_drawn_as_often_as_worlds_say(rebuilt: bool, deals: int) -> None:
    """In a deck that was built again it is less likely than in an opening hand, card for card."""
    states = after_passes(rebuilt, deals, 7)
    difference, error = calibration(drawn_corrupt, states)
    assert len(states) > 150
    assert abs(difference) < 2.5 * error


@pytest.mark.law(9)
@pytest.mark.skipif(not INTERPRETED, reason="a method of a compiled class cannot be replaced")
def test_worlds_in_which_whoever_drew_an_outlaw_is_corrupt_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A planted fault: an outlaw drawn by somebody who revealed nothing tells the sampler nothing."""
    monkeypatch.setattr(CardSampler, "_exclude_corrupt", lambda self, seat, at: True)
    sample = Sample(GAME, dict(GAME.variants[0]), matches=1, seed=0)
    with pytest.raises(LawBroken, match="drew an outlaw and revealed nothing is corrupt"):
        hidden_facts_are_true_as_often_as_worlds_say(sample)


@pytest.mark.law(9)
@pytest.mark.parametrize("seed", range(1 if INTERPRETED else 12))
def test_a_world_is_found_where_events_must_have_been_in_opening_hands_all_along(seed: int) -> None:
    """One sample in 1,500 has them there still, so the sampler has to look for it."""
    found = json.loads(Path(__file__).with_name("events_in_opening_hands.json").read_text())
    state = GAME.load(found["position"])
    for viewer in (found["seat"], None):
        sampled = state.world(viewer, seed)
        assert sampled.view(viewer) == state.view(viewer)
        assert sampled.world(viewer, seed + 1).view(viewer) == state.view(viewer)
