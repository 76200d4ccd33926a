"""Section 4 of the rules: set-up."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.colt_express.positions import new_game

import cantina

GAME = cantina.game("colt-express")


@pytest.mark.rule("CE-SETUP-1", "CE-SETUP-3", "CE-TWO-1")
@pytest.mark.parametrize(("players", "cars", "bandits"), [(2, 3, 4), (3, 4, 6)])
def test_two_bandit_table(players: int, cars: int, bandits: int) -> None:
    position = new_game(players, preset="two-bandits")
    while position.kind != "plan":
        position.do(position.choices[0])
    view = position.view()
    assert (len(view.cars), len(view.bandits)) == (cars, bandits)
    assert all(bandit.purses == 1 for bandit in view.bandits)
    assert len(view.rounds[0].turns) >= 3


@pytest.mark.rule("CE-SETUP-2", "CE-SETUP-4", "CE-SETUP-5", "CE-SETUP-6")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_one_bandit_table(players: int) -> None:
    view = new_game(players).view()
    assert (len(view.cars), len(view.bandits)) == (players, players)
    assert [bandit.purses for bandit in view.bandits] == [1] * players
    rounds = GAME.new(players).dump()["table"]["rounds"]
    expected = range(7) if players <= 4 else range(7, 14)
    assert all(card in expected for card, _ in rounds[:4])


@pytest.mark.rule("CE-SETUP-10")
def test_cars_are_random_or_as_the_host_likes() -> None:
    assert len({new_game(4, seed).view().cars for seed in range(30)}) > 20
    assert new_game(4, cars="v6,v1,v3,v2").view().cars == ("v6", "v1", "v3", "v2")
    assert new_game(4, cars="v6,v1,v3,v2").loot_at("1i") == ["purse"] * 4 + ["jewel"]


@pytest.mark.rule("CE-SETUP-11")
def test_characters_are_different_and_random_or_as_the_host_likes() -> None:
    dealt = [tuple(seat.bandits[0] for seat in new_game(4, seed).view().seats) for seed in range(30)]
    assert all(len(set(bandits)) == 4 for bandits in dealt)
    assert len(set(dealt)) > 20
    fixed = new_game(3, characters="belle,tuco,doc").view().seats
    assert [seat.bandits for seat in fixed] == [("belle",), ("tuco",), ("doc",)]


@pytest.mark.rule("CE-SETUP-12", "CE-SETUP-18")
def test_everybody_starts_with_a_purse_of_250() -> None:
    for seed in range(10):
        assert all(b.purse_values == (250,) for b in new_game(5, seed).view(None).bandits)


@pytest.mark.rule("CE-SETUP-13", "CE-SETUP-14")
def test_purses_on_the_cars_are_mixed() -> None:
    """Over many deals every value turns up in a car, and unused purses stay in the box."""
    found: Counter[int] = Counter()
    for seed in range(60):
        table = GAME.new(3, seed, quiet=True).dump()["table"]
        found.update(
            value for value, place in zip(table["purse_value"], table["purse_at"], strict=True) if place < 14
        )
        assert 20 in table["purse_at"]
    assert set(found) == {250, 300, 350, 400, 450, 500}
    assert found[250] > found[500]


@pytest.mark.rule("CE-SETUP-15", "CE-SETUP-16")
def test_one_strongbox_with_the_marshal_and_one_beside_the_train() -> None:
    position = new_game(4)
    assert position.marshal == 0
    assert position.loot_at("0i") == ["strongbox"]
    assert sum(place.strongboxes for place in position.view().places) == 1
    assert GAME.inventory(position.state)["strongbox"] == 2


@pytest.mark.rule("CE-SETUP-21")
def test_without_a_station_five_cards_of_the_set() -> None:
    for seed in range(20):
        rounds = GAME.new(4, seed, preset="first-game").dump()["table"]["rounds"]
        assert len({card for card, _ in rounds} & set(range(7))) == 5
    orders = [GAME.new(4, seed, preset="first-game").dump()["table"]["rounds"] for seed in range(40)]
    assert {order[0][0] for order in orders} == set(range(7))
    assert len({str(order) for order in orders}) > 30


@pytest.mark.rule("CE-SETUP-22", "CE-SETUP-23")
def test_with_a_station_it_comes_last_and_nobody_has_seen_it() -> None:
    stations = set()
    firsts = set()
    for seed in range(40):
        position = new_game(6, seed)
        table = position.state.dump()["table"]
        cards = [card for card, _ in table["rounds"]]
        assert len(set(cards[:4]) & set(range(7, 14))) == 4
        assert cards[4] >= 14
        stations.add(cards[4])
        firsts.add(cards[0])
        assert len(table["unused"]) == 5
        assert all(len(position.view(viewer).rounds) == 1 for viewer in (None, *range(6)))
    assert stations == {14, 15, 16}
    assert firsts == set(range(7, 14))


@pytest.mark.rule("CE-SETUP-24")
def test_the_first_player_is_drawn() -> None:
    firsts = Counter(new_game(4, seed).view().first for seed in range(80))
    assert set(firsts) == {0, 1, 2, 3}


@pytest.mark.rule("CE-SETUP-25", "CE-SETUP-26")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_bandits_start_inside_the_two_last_cars(players: int) -> None:
    for seed in range(5):
        position = new_game(players, seed)
        view = position.view()
        for offset in range(players):
            bandit = view.seats[(view.first + offset) % players].bandits[0]
            assert position.at(bandit) == f"{players - offset % 2}i"
