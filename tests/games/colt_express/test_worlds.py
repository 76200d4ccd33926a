"""Law 9 on small positions of Colt Express: worlds come as often as counting says."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations, product
from typing import Any

import pytest
from tests.games.colt_express.positions import GAME, new_game, planning_position, round_start_position

from cantina.games.colt_express.content import (
    DOC,
    FIRST_BULLET,
    FIRST_SHEET,
    GHOST,
    OUT_OF_PLAY,
    PURSES,
    START_PURSE,
)
from cantina.games.colt_express.history import PURSE_LOST, PURSE_TAKEN
from cantina.games.colt_express.rules import purses
from cantina.games.colt_express.state import ColtState
from cantina.kernel.hidden_history import a_of, kind_of, other_of, place_of, seat_of, viewers_of

FOUR = "doc 4i, tuco 3i, ghost 4i, belle 3i"


def chi_square(found: Counter[Any], expected: dict[Any, float]) -> float:
    """How far counts are from what is expected, per degree of freedom; about 1 when all is well."""
    assert set(found) <= set(expected)
    total = sum(found.values())
    distance = sum((found[key] - total * p) ** 2 / (total * p) for key, p in expected.items())
    return distance / max(1, len(expected) - 1)


@pytest.mark.law(9)
def test_a_rivals_hand_is_any_two_of_the_ten_cards() -> None:
    position = planning_position(FOUR, {"tuco": ["move", "fire"]})
    cards = [0, 0, 1, 1, 2, 2, 3, 4, 4, 5]
    hands = Counter(tuple(sorted(pair)) for pair in combinations(cards, 2))
    expected = {hand: count / 45 for hand, count in hands.items()}
    found: Counter[tuple[int, ...]] = Counter()
    for rng in range(4500):
        hand = position.state.world(0, rng).dump()["table"]["hands"][1]
        found[tuple(sorted(card % 6 for card, _ in hand))] += 1
    assert chi_square(found, expected) < 2


@pytest.mark.law(9)
def test_a_hidden_card_is_any_action_card_and_never_a_bullet() -> None:
    hand = ["move", "fire", "bullet neutral"]
    facts: dict[str, Any] = {"turn": 2, "round_card": "cave", "received": {"doc": ["neutral"] * 3}}
    position = planning_position(FOUR, {"doc": hand}, nb=10, **facts).do("plan fire")
    found = Counter(position.state.world(1, rng).dump()["table"]["common"][0][0] % 6 for rng in range(3000))
    expected = {0: 0.2, 1: 0.2, 2: 0.2, 3: 0.1, 4: 0.2, 5: 0.1}
    assert chi_square(found, expected) < 2.5


@pytest.mark.law(9)
def test_the_split_of_bullets_follows_the_sizes_of_hand_and_deck() -> None:
    """Of 13 cards, 3 of them bullets, 5 are in hand: so many bullets are there how often?"""
    hand = ["move", "fire", "fire", "bullet neutral", "move"]
    position = planning_position(FOUR, {"doc": hand}, received={"doc": ["neutral"] * 3}, nb=10)
    data = position.state.dump()
    data["table"]["decks"][0] = [[card, 0] for card, _ in data["table"]["decks"][0]]
    state = GAME.load(data)
    found = Counter(
        sum(card >= 36 for card, _ in state.world(2, rng).dump()["table"]["hands"][0]) for rng in range(4000)
    )
    sets = Counter(sum(card >= 10 for card in chosen) for chosen in combinations(range(13), 5))
    expected = {bullets: count / sum(sets.values()) for bullets, count in sets.items()}
    assert chi_square(found, expected) < 2.5


@pytest.mark.law(9)
def test_after_a_reshuffle_the_kept_cards_are_known_by_counting() -> None:
    """Deck and discards ran out: what is not in the new deck was in the hand."""

    def split(table: dict[str, Any]) -> None:
        cards = table["decks"][0]
        table["hands"][0] = [[card, 1] for card, _ in cards[:5]]
        table["discards"][0] = [[card, 191] for card, _ in cards[5:]]
        table["decks"][0] = []

    position = round_start_position("tuco 2i, doc 3i, ghost 3r", split, preset="expert")
    kept = [0, 0, 1, 1, 2]
    drawn: Counter[int] = Counter()
    for rng in range(2000):
        hand = [card % 6 for card, _ in position.state.world(1, rng).dump()["table"]["hands"][0]]
        rest = Counter(hand) - Counter(kept)
        assert sum(rest.values()) == 1
        drawn.update(rest)
    assert chi_square(drawn, {2: 0.2, 3: 0.2, 4: 0.4, 5: 0.2}) < 2.5


# -- purses changing hands ----------------------------------------------------------------------

Guess = tuple[int, ...]


def exact_guesses(state: ColtState, seat: int) -> dict[Guess, float]:
    """Which purse fell each time another's sheet lost one, with its chance, by trying every way."""
    entries = state.purse_history.to_list()
    bandits = sum(owner >= 0 for owner in state.seat_of)
    sheets = [bandit for bandit in range(6) if state.seat_of[bandit] >= 0]
    places = [*sheets, *[OUT_OF_PLAY] * (18 - bandits)]
    ways: list[list[int]] = []
    for packed in entries:
        if kind_of(packed) == PURSE_TAKEN:
            places[place_of(packed)] = other_of(packed)
        else:
            held = [one for one in range(18) if places[one] == other_of(packed)]
            ways.append([a_of(packed)] if seat_of(packed) == seat else held)
            places[place_of(packed)] = OUT_OF_PLAY
    found: dict[Guess, float] = {}
    for guess in product(*ways):
        chance, picks = 1.0, iter(guess)
        known = [START_PURSE] * bandits + [0] * (18 - bandits)
        pool, origin = list(PURSES[bandits:]), list(range(18))
        for packed in entries:
            purse = place_of(packed)
            if kind_of(packed) != PURSE_TAKEN:
                pick = next(picks)
                origin[purse], origin[pick] = origin[pick], origin[purse]
            elif viewers_of(packed) >> seat & 1:
                one, value = origin[purse], sorted(PURSES)[a_of(packed)]
                if known[one] == 0 and value in pool:
                    chance *= pool.count(value) / len(pool)
                    known[one] = value
                    pool.remove(value)
                elif known[one] != value:
                    chance = 0
                    break
        if chance:
            found[guess] = chance
    total = sum(found.values())
    return {guess: chance / total for guess, chance in found.items()}


def guessed(state: ColtState, seat: int, worlds: int) -> Counter[Guess]:
    found: Counter[Guess] = Counter()
    for rng in range(worlds):
        world = state.world(seat, rng)
        assert isinstance(world, ColtState)
        found[tuple(a_of(one) for one in world.purse_history.to_list() if kind_of(one) != PURSE_TAKEN)] += 1
    return found


@pytest.mark.law(9)
@pytest.mark.parametrize("seed", range(12))
def test_who_lost_which_purse_is_guessed_as_often_as_it_is_likely(seed: int) -> None:
    rng = random.Random(seed)
    state = GAME.new(3, seed, quiet=True)
    assert isinstance(state, ColtState)
    bandits = [bandit for bandit in range(6) if state.seat_of[bandit] >= 0]
    for _ in range(rng.randrange(6, 14)):
        bandit = rng.choice(bandits)
        if rng.random() < 0.5 and state.purses_at(FIRST_SHEET + bandit):
            purses.lose_purse(state, bandit, 0)
        else:
            lying = [purse for purse in range(18) if state.purse_at[purse] < FIRST_SHEET]
            fallen = [purse for purse in lying if state.purse_at[purse] == 0]
            if lying:
                purses.take_purse(state, bandit, rng.choice(fallen or lying))
    for seat in range(3):
        expected = exact_guesses(state, seat)
        found = guessed(state, seat, 600)
        assert set(found) <= set(expected)
        for guess, chance in expected.items():
            spread = max(1.0, (600 * chance * (1 - chance)) ** 0.5)
            assert abs(found[guess] - 600 * chance) < 4.5 * spread


def _four_bandits() -> tuple[ColtState, int]:
    """Ghost, Doc, Tuco and Django, and a purse on the train that is not worth $250."""
    state = GAME.new(4, 3, characters="ghost,doc,tuco,django", quiet=True)
    assert isinstance(state, ColtState)
    purse = next(p for p in range(4, 18) if state.purse_at[p] != OUT_OF_PLAY and state.purse_value[p] != 250)
    return state, purse


def _lose(state: ColtState, bandit: int, chosen: int) -> int:
    """A punch whose blind pick is known."""
    return int(
        purses._remove_purse(state, bandit, 0, state.purses_at(FIRST_SHEET + bandit), chosen, PURSE_LOST)
    )


@pytest.mark.law(9)
def test_losing_and_retaking_a_purse_does_not_confuse_its_holder() -> None:
    state, purse = _four_bandits()
    purses.take_purse(state, DOC, purse)
    first = _lose(state, DOC, purse)
    purses.take_purse(state, GHOST, first)  # Ghost sees it is not $250: so Doc still holds his own
    purses.take_purse(state, GHOST, _lose(state, GHOST, first))
    (held,) = state.purses_at(FIRST_SHEET + DOC)
    for rng in range(100):
        assert state.world(0, rng).dump()["table"]["purse_value"][held] == 250


@pytest.mark.law(9)
def test_a_purse_of_uncertain_origin_stays_uncertain() -> None:
    state, purse = _four_bandits()
    purses.take_purse(state, DOC, purse)
    first = _lose(state, DOC, purse)
    second = _lose(state, DOC, purse)
    purses.take_purse(state, GHOST, first)
    purses.take_purse(state, GHOST, second)
    purses.take_purse(state, GHOST, _lose(state, GHOST, second))
    for rng in range(20):
        assert state.world(0, rng).view(0) == state.view(0)


@pytest.mark.law(9)
def test_a_value_seen_twice_is_probably_the_same_purse() -> None:
    state, purse = _four_bandits()
    other = next(p for p in range(4, 18) if state.purse_at[p] != OUT_OF_PLAY and p != purse)
    _lose(state, GHOST, 0)
    purses.take_purse(state, DOC, purse)
    fallen = _lose(state, DOC, purse)
    purses.take_purse(state, GHOST, fallen)
    _lose(state, GHOST, fallen)
    purses.take_purse(state, DOC, fallen)
    purses.take_purse(state, DOC, other)
    purses.take_purse(state, GHOST, _lose(state, DOC, fallen))
    expected = exact_guesses(state, 0)
    found = guessed(state, 0, 1500)
    assert len(expected) > 1
    for guess, chance in expected.items():
        assert abs(found[guess] / 1500 - chance) < 0.03


# -- expert hands -------------------------------------------------------------------------------


@pytest.mark.law(9)
def test_a_card_hidden_before_a_rebuild_was_not_lying_openly_then() -> None:
    """A hidden play is never guessed to be a card that everyone saw elsewhere when it was played."""
    checked = 0
    for seed in range(12):
        rng = random.Random(seed)
        state = GAME.new(4, seed, preset="expert", quiet=True)
        assert isinstance(state, ColtState)
        possible: dict[int, tuple[int, set[int]]] = {}
        while (decision := state.decision) is not None:
            before, played, number = state.copy(), len(state.common), state.round
            state.apply(
                rng.choice([c for c in decision.choices if c.text == "draw"] or decision.choices)
                if rng.random() < 0.5
                else rng.choice(decision.choices)
            )
            if state.round != number:
                possible = {}
            elif len(state.common) > played and not state.common.seen[played] & 128:
                seat = decision.seat
                unseen = Counter(card for pile in before.piles_of(seat)[:2] for card in pile.cards)
                unseen.update(
                    card
                    for card, seen in zip(before.common.cards, before.common.seen, strict=True)
                    if before.seat_of[card // 6] == seat and not seen & 128
                )
                possible[played] = (seat, {card for card in unseen if card < FIRST_BULLET})
            for place, (seat, cards) in possible.items():
                if place < len(state.common) and not state.common.seen[place] & 128:
                    world = state.world((seat + 1) % 4, checked)
                    assert isinstance(world, ColtState)
                    assert world.common.cards[place] in cards
                    checked += 1
    assert checked > 200


@pytest.mark.law(9)
def test_unknown_purses_take_every_value_as_often_as_it_is_left() -> None:
    state = new_game(6).state
    found = Counter(state.world(0, rng).dump()["table"]["purse_value"][6] for rng in range(3000))
    values = [250, 250, 300, 300, 350, 350, 400, 400, 450, 450, 500, 500]
    expected = {value: values.count(value) / 12 for value in values}
    assert chi_square(found, expected) < 2.5
