"""Sections 1 and 2 of the rules: the model and the components, row by row."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.colt_express.positions import (
    CAR_LOOT,
    new_game,
    round_event_position,
    scoring_position,
    stealing_position,
)

import cantina
from cantina.games.colt_express import content as c
from cantina.kernel.random_streams import seeded

GAME = cantina.game("colt-express")


@pytest.mark.rule("CE-MODEL-1", "CE-DATA-1", "CE-DATA-20")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_train_is_the_locomotive_and_its_cars(players: int) -> None:
    view = new_game(players).view()
    assert len(view.cars) == players
    assert len(set(view.cars)) == players
    assert view.places[0].place == "0i"
    assert view.places[-1].place == f"{players}r"
    assert new_game(players).loot_at("0i") == ["strongbox"]


@pytest.mark.rule("CE-MODEL-2")
def test_forward_is_towards_the_locomotive() -> None:
    assert (
        stealing_position("doc 2i, tuco 4i, ghost 4i", "doc marshal", marshal=2).do("marshal forward").marshal
        == 1
    )
    assert (
        stealing_position("doc 2i, tuco 4i, ghost 4i", "doc marshal", marshal=2).do("marshal backward").marshal
        == 3
    )


@pytest.mark.rule("CE-MODEL-3")
def test_each_unit_has_an_inside_and_a_roof() -> None:
    places = [place.place for place in new_game(4).view().places]
    assert places == [f"{unit}{floor}" for unit in range(5) for floor in "ir"]


@pytest.mark.rule("CE-MODEL-4")
def test_a_location_has_room_for_everybody() -> None:
    position = round_event_position("doc 1r, tuco 2r, ghost 3r, belle 4r, django 5r, cheyenne 6r", "swivel")
    assert position.view().places[-1].bandits == c.CHARACTERS


@pytest.mark.rule("CE-MODEL-5", "CE-EVT-3")
def test_the_locomotive_is_a_car_for_moves_shots_and_events() -> None:
    assert stealing_position("doc 1i, tuco 4i, ghost 4r", "doc move", marshal=3).choices == [
        "move 0i",
        "move 2i",
    ]
    assert stealing_position("doc 0i, tuco 1i, ghost 4r", "doc fire", marshal=3).bullets_received("tuco") == {
        "doc": 1
    }
    assert round_event_position("doc 0i, tuco 1r, ghost 2r", "rebellion", marshal=3).bullets_received(
        "doc"
    ) == {"neutral": 1}


@pytest.mark.rule("CE-MODEL-6")
def test_the_marshal_is_always_inside() -> None:
    """His place is a unit; there is no roof for him in any choice or view."""
    assert {choice.text for choice in GAME.choices if choice.kind == "marshal"} == {
        "marshal forward",
        "marshal backward",
    }
    position = round_event_position("doc 2r, tuco 3i, ghost 0r, belle 0r", "angry", marshal=2)
    assert position.at("tuco") == "3r"
    assert position.marshal == 3


@pytest.mark.rule("CE-MODEL-7", "CE-MODEL-9", "CE-DATA-6")
def test_every_token_is_on_the_train_on_a_sheet_or_in_the_reserve() -> None:
    for seed in range(5):
        state = GAME.new(6, seed, quiet=True)
        cantina.playout(state, seeded(seed, 0), 60)
        view = state.view(None)
        purses = sum(len(p.purses) for p in view.places) + sum(b.purses for b in view.bandits)
        jewels = sum(p.jewels for p in view.places) + sum(b.jewels for b in view.bandits)
        boxes = sum(p.strongboxes for p in view.places) + sum(b.strongboxes for b in view.bandits)
        assert (purses, jewels) == (18, 6)
        assert boxes in (1, 2)
        assert GAME.inventory(state)["strongbox"] == 2


@pytest.mark.rule("CE-MODEL-8")
def test_left_is_the_next_seat() -> None:
    position = new_game(4)
    first = position.view().first
    seats = []
    for _ in range(4):
        seats.append(position.seat)
        position.do("draw")
    assert seats == [(first + n) % 4 for n in range(4)]


@pytest.mark.rule("CE-MODEL-10")
def test_one_bandit_each_or_two() -> None:
    assert all(len(seat.bandits) == 1 for seat in new_game(4).view().seats)
    assert all(len(b.bandits) == 2 for b in _two().view().seats)


def _two() -> cantina.State:
    state = GAME.new(3, 1, preset="two-bandits")
    while state.decision is not None and state.decision.kind != "plan":
        state.apply(state.decision.choices[0])
    return state


@pytest.mark.rule("CE-DATA-2")
def test_six_characters() -> None:
    assert c.CHARACTERS == ("ghost", "doc", "tuco", "django", "belle", "cheyenne")
    assert {b.bandit for b in new_game(6).view().bandits} == set(c.CHARACTERS)


@pytest.mark.rule("CE-DATA-3", "CE-SETUP-20")
def test_ten_action_cards_each() -> None:
    inventory = GAME.inventory(GAME.new(6))
    for bandit in c.CHARACTERS:
        cards = {kind: inventory[f"{bandit} {kind}"] for kind in c.ACTION_KINDS}
        assert cards == {"move": 2, "floor": 2, "fire": 2, "punch": 1, "robbery": 2, "marshal": 1}
    assert all(seat.hand + seat.deck == 10 for seat in new_game(6).view().seats)


@pytest.mark.rule("CE-DATA-4", "CE-SETUP-19")
def test_six_bullets_each() -> None:
    assert all(bandit.bullets == 6 for bandit in new_game(6).view().bandits)


@pytest.mark.rule("CE-DATA-5", "CE-SETUP-17")
def test_thirteen_neutral_bullets() -> None:
    assert new_game(4).neutral_bullets == 13


@pytest.mark.rule("CE-DATA-7")
def test_seventeen_round_cards() -> None:
    assert len(c.ROUND_CARDS) == 17
    assert (c.ROUND_CARD_SET_SIZE, c.FIRST_STATION) == (7, 14)


@pytest.mark.rule("CE-DATA-8")
def test_terrain_has_no_rule() -> None:
    assert not any("terrain" in component for component in GAME.inventory(GAME.new(4)))


@pytest.mark.rule("CE-DATA-10", "CE-DATA-11", "CE-DATA-12", "CE-DATA-13", "CE-DATA-14", "CE-DATA-15")
def test_purse_values() -> None:
    assert Counter(c.PURSES) == {250: 8, 300: 2, 350: 2, 400: 2, 450: 2, 500: 2}
    assert sum(c.PURSES) == 6000


@pytest.mark.rule("CE-DATA-16", "CE-DATA-17")
def test_jewels_and_strongboxes_at_scoring() -> None:
    position = scoring_position(
        "doc 1i, tuco 1i, ghost 1i",
        sheets={"doc": ["jewel"], "tuco": ["strongbox"], "ghost": []},
        bullets={"ghost": 5},
    )
    assert position.state.result is not None
    assert position.state.result.scores == (500, 1000, 1000)
    assert (c.JEWELS, c.STRONGBOXES) == (6, 2)


@pytest.mark.rule(
    "CE-DATA-21", "CE-DATA-22", "CE-DATA-23", "CE-DATA-24", "CE-DATA-25", "CE-DATA-26", "CE-SETUP-13"
)
def test_loot_on_the_floor_of_each_car() -> None:
    assert CAR_LOOT == {
        "v1": (1, 0),
        "v2": (1, 1),
        "v3": (0, 3),
        "v4": (3, 0),
        "v5": (3, 1),
        "v6": (4, 1),
    }
    for seed in range(6):
        position = new_game(6, seed)
        for unit, car in enumerate(position.view().cars, start=1):
            purses, jewels = CAR_LOOT[car]
            assert position.loot_at(f"{unit}i") == ["purse"] * purses + ["jewel"] * jewels
            assert position.loot_at(f"{unit}r") == []
        values = [p.value for place in position.view(0).places for p in place.purses]
        assert values == [None] * 12


S, T, X, R = "standard", "tunnel", "speeding-up", "switching"
CARDS = {
    "angry": ([S, S, T, R], [S, S, R], "angry-marshal"),
    "swivel": ([S, T, S, S], [S, T, S], "swivel-arm"),
    "braking": ([S, S, S, S], [S, T, S, S], "braking"),
    "takeall": ([S, T, X, S], [S, X, R], "take-it-all"),
    "rebellion": ([S, S, T, S, S], [S, T, S, R], "rebellion"),
    "bridge": ([S, X, S], [S, X], "none"),
    "cave": ([S, T, S, T, S], [S, T, S, T], "none"),
}


@pytest.mark.rule(
    "CE-DATA-40",
    "CE-DATA-41",
    "CE-DATA-42",
    "CE-DATA-43",
    "CE-DATA-44",
    "CE-DATA-45",
    "CE-DATA-46",
    "CE-DATA-30",
    "CE-DATA-31",
    "CE-DATA-32",
    "CE-DATA-33",
)
@pytest.mark.parametrize("name", CARDS)
def test_round_cards(name: str) -> None:
    few, many, happens = CARDS[name]
    for cards, turns in ((c.ROUND_CARDS[:7], few), (c.ROUND_CARDS[7:14], many)):
        card = next(card for card in cards if card.name == name)
        assert [c.TURN_KINDS[turn] for turn in card.turns] == turns
        assert c.ROUND_EVENTS[card.event] == happens


@pytest.mark.rule("CE-DATA-50", "CE-DATA-51", "CE-DATA-52")
def test_station_cards() -> None:
    stations = {
        card.name: ([c.TURN_KINDS[t] for t in card.turns], c.ROUND_EVENTS[card.event])
        for card in c.ROUND_CARDS[14:]
    }
    assert stations == {
        "st_revenge": ([S, S, T, S], "revenge"),
        "st_pickpocket": ([S, S, T, S], "pickpocketing"),
        "st_hostage": ([S, S, T, S], "hostage"),
    }


@pytest.mark.rule("CE-DATA-53")
def test_every_round_starts_with_a_standard_turn() -> None:
    assert all(card.turns[0] == c.STANDARD for card in c.ROUND_CARDS)


@pytest.mark.rule("CE-DATA-54")
def test_no_event_twice_in_a_set() -> None:
    for cards in (c.ROUND_CARDS[:7], c.ROUND_CARDS[7:14], c.ROUND_CARDS[14:]):
        events = [card.event for card in cards if card.event != c.NO_EVENT]
        assert len(set(events)) == len(events)
