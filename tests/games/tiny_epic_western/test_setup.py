"""Components, set-up and the deal (sections 1, 2, 3 and 3.1)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.games.tiny_epic_western.positions import GAME, Amounts, build_position, new_game

import cantina
from cantina.games.tiny_epic_western import events as e
from cantina.games.tiny_epic_western.content import (
    BOSSES,
    BUSINESSES,
    DIFFICULTIES,
    PROPERTIES,
    RAIL,
    ROUNDS,
)

COLOURED = {"yellow": "bank", "blue": "courthouse", "green": "hideout", "red": "saloon"}


@pytest.mark.rule("TEW-COMP-1", "TEW-COMP-4", "TEW-COMP-5", "TEW-DATA-4")
def test_what_is_in_the_box() -> None:
    view = new_game(4).view
    assert [mat.mat for mat in view.mats] == ["town-hall", "bank", "courthouse", "sheriff", "hideout", "saloon"]
    assert len(BOSSES) == len(set(BOSSES)) == 8
    assert len({card.name for card in PROPERTIES}) == 30
    assert ROUNDS == 6
    spots = {mat.mat: [spot.spot for spot in mat.spots] for mat in view.mats}
    assert spots["town-hall"] == []
    assert spots["bank"] == ["porch", "influence"]
    assert spots["sheriff"] == ["porch", "number", "suit", "leftover"]
    dull = {mat.mat: [spot.spot for spot in mat.spots] for mat in new_game(2).view.mats}
    assert dull["saloon"] == ["porch"]


@pytest.mark.rule("TEW-COMP-4")
def test_the_pattern_of_the_properties() -> None:
    """Cost is VP + 2, and the number of symbols goes with the VP (section 1.7)."""
    vps: Counter[int] = Counter()
    symbols: Counter[int] = Counter()
    for card in PROPERTIES:
        assert sum(card.cost) == card.vp + 2
        assert len(card.symbols) == {1: 3, 2: 2, 3: 2, 4: 1}[card.vp]
        if card.vp in (2, 3):
            assert (len(set(card.symbols)) == 1) == (card.vp == 3)
        vps[card.vp] += 1
        symbols.update(card.symbols)
    assert vps == {1: 6, 2: 12, 3: 6, 4: 6}
    assert [sum(card.cost[kind] for card in PROPERTIES) for kind in range(3)] == [44, 44, 44]
    assert [symbols[business] for business in range(3)] == [20, 20, 20]
    assert BUSINESSES[RAIL] == "rail"


@pytest.mark.rule("TEW-COMP-2")
def test_dice_have_six_equal_faces() -> None:
    rolled: Counter[int] = Counter()
    for seed in range(600):
        table = build_position(standing="red bank-porch")
        table.state.reseed("dice", seed)
        table.do("place bank porch")
        rolled.update(event.die for event in table.events_of(e.DieRolled)[:2])
    assert set(rolled) == {1, 2, 3, 4, 5, 6}
    assert all(140 < count < 260 for count in rolled.values())


@pytest.mark.rule("TEW-SETUP-1", "TEW-SETUP-16")
def test_bosses_are_random_and_public() -> None:
    seen = set()
    for seed in range(60):
        table = new_game(4, seed)
        bosses = [side.boss for side in table.view.seats]
        assert len(set(bosses)) == 4
        seen.update(bosses)
        assert [event.boss for event in table.events_of(e.BossTaken)] == bosses
    assert seen == set(BOSSES)
    named = new_game(3, bosses="chief,banker,scout")
    assert [side.boss for side in named.view.seats] == ["chief", "banker", "scout"]


@pytest.mark.rule("TEW-SETUP-2", "TEW-SETUP-3", "TEW-SETUP-5", "TEW-SETUP-15", "TEW-INF-1")
def test_what_everyone_starts_with() -> None:
    for players in (1, 2, 3, 4):
        view = new_game(players).view
        for side in view.seats[:players]:
            assert (side.money, side.law, side.force) == (1, 1, 1)
            assert (side.left, side.third) == (2, False)
        assert len({side.colour for side in view.seats}) == len(view.seats)
        assert view.business == (0, 0, 0)
        assert not any(side.wanted for side in view.seats)


@pytest.mark.rule("TEW-SETUP-4")
@pytest.mark.parametrize(("players", "points"), [(2, 3), (3, 5), (4, 5)])
def test_the_side_of_the_town_hall(players: int, points: int) -> None:
    stacks = {"bank": "outhouse"}
    table = build_position(players, stacks=stacks, business=(0, 3, 0), number=6, phase="end")
    assert table.state.result is not None
    assert table.state.result.breakdown[0]["rail"] == points


@pytest.mark.rule("TEW-SETUP-6")
def test_the_ring() -> None:
    orders = set()
    for seed in range(80):
        mats = [mat.mat for mat in new_game(4, seed, mats="shuffled").view.mats]
        assert (mats[0], mats[3]) == ("town-hall", "sheriff")
        orders.add(tuple(mats))
    assert len(orders) == 24


@pytest.mark.rule("TEW-SETUP-7", "TEW-SETUP-12", "TEW-SETUP-13", "TEW-SETUP-11", "TEW-SETUP-14")
@pytest.mark.parametrize(("players", "deck"), [(2, 22), (3, 23), (4, 24)])
def test_coloured_and_dull_mats(players: int, deck: int) -> None:
    for seed in range(5):
        view = new_game(players, seed).view
        used = {COLOURED[side.colour] for side in view.seats if side.colour}
        for mat in view.mats[1:]:
            assert mat.zone is not None
            if mat.mat == "sheriff":
                assert (mat.owner, len(mat.stack)) == (None, 1)
            elif mat.mat in used:
                assert mat.stack == ()
                assert view.seats[mat.owner or 0].colour is not None
            else:
                assert (mat.owner, len(mat.stack)) == (None, 1)
        assert view.mats[0].zone is None
        assert view.properties == deck


@pytest.mark.rule("TEW-SETUP-11", "TEW-SETUP-12")
def test_the_order_in_which_properties_are_laid() -> None:
    table = new_game(2)
    laid = [event.mat for event in table.events if isinstance(event, e.PropertyLaid | e.PorchLaid)]
    assert laid == ["bank", "courthouse", "sheriff", "hideout", "saloon", "sheriff", "courthouse", "saloon"]


@pytest.mark.rule("TEW-SETUP-8", "TEW-ROUND-2", "TEW-DEAL-4")
def test_clockwise_is_the_order_of_the_mats() -> None:
    table = new_game(3, colours="red,yellow,blue", dealer=3)
    dealt = [table.name_of(event.seat) for event in table.events_of(e.HandDealt)]
    assert dealt == ["blue", "red", "yellow"]


@pytest.mark.rule("TEW-SETUP-9")
def test_the_first_dealer_is_random() -> None:
    assert {new_game(4, seed).view.dealer for seed in range(40)} == {0, 1, 2, 3}
    assert new_game(4, dealer=3).view.dealer == 2


@pytest.mark.rule("TEW-SETUP-10")
def test_the_property_deck_is_shuffled() -> None:
    assert len({tuple(new_game(4, seed).deck) for seed in range(20)}) == 20


@pytest.mark.rule("TEW-SETUP-17")
def test_colours_then_bosses_are_chosen_in_a_random_order() -> None:
    first = set()
    for seed in range(20):
        table = new_game(3, seed, colours="choose", bosses="choose")
        order = []
        for colour in ("red", "blue", "green"):
            assert table.kind == "colour"
            order.append(table.state.decisions[0].seat)
            table.do(f"colour {colour}")
        again = []
        for boss in ("chief", "scout", "outlaw"):
            assert table.kind == "boss"
            again.append(table.state.decisions[0].seat)
            table.do(f"boss {boss}")
        assert order == again
        assert table.events_of(e.OrderDrawn) == [e.OrderDrawn(seats=tuple(order))]
        first.add(order[0])
        assert [table.view.seats[seat].colour for seat in order] == ["red", "blue", "green"]
    assert first == {0, 1, 2}
    assert new_game(2).events_of(e.OrderDrawn) == []
    table = new_game(2, colours="choose", bosses="choose")
    assert table.view.choosing == table.events_of(e.OrderDrawn)[0].seats
    table.do("colour red")
    assert table.why_not("colour red") == ("colour-taken", "TEW-SETUP-17")
    table.do("colour blue", "boss chief")
    assert table.why_not("boss chief") == ("boss-taken", "TEW-SETUP-17")


@pytest.mark.parametrize(
    ("players", "options", "word"),
    [
        (2, {"difficulty": "epic"}, "TEW-DATA-3"),
        (1, {"difficulty": "godlike"}, "apprentice"),
        (3, {"bosses": "chief,scout"}, "3 names"),
        (3, {"bosses": "chief,chief,scout"}, "different names"),
        (1, {"colours": "red"}, "the Rival's"),
        (2, {"colours": "red,pink"}, "yellow"),
        (2, {"dealer": 3}, "1 to 2"),
        (2, {"mats": "square"}, "shuffled"),
        (5, {}, "1 to 4"),
    ],
)
def test_bad_options_are_refused(players: int, options: dict[str, Any], word: str) -> None:
    with pytest.raises(cantina.BadOption, match=word):
        GAME.new(players, **options)


@pytest.mark.rule("TEW-ROUND-1", "TEW-END-1", "TEW-DATA-4")
def test_six_rounds_of_four_phases() -> None:
    table = new_game(2)
    seen: list[tuple[int, int]] = []
    while not table.state.over:
        here = (table.view.round, table.view.phase)
        if not seen or seen[-1] != here:
            seen.append(here)
        table.do(table.choices[-1])
    assert sorted(set(seen)) == seen
    assert {number for number, _ in seen} == set(range(1, 7))
    assert table.ending == "six-rounds"


@pytest.mark.rule("TEW-DEAL-1", "TEW-DEAL-2", "TEW-DEAL-3", "TEW-DEAL-4", "TEW-DEAL-8", "TEW-INFO-10")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_deal(players: int) -> None:
    table = new_game(players, bosses=",".join(["banker", "chief", "lawman", "outlaw"][:players]))
    gaps = set()
    for _ in range(3):
        view = table.view
        assert all(mat.gap is not None for mat in view.mats)
        gaps.add(tuple(mat.gap for mat in view.mats))
        rivals = 2 if players == 1 else 1
        assert len(view.rivals) == rivals
        assert [side.cards for side in view.seats[:players]] == [2] * players
        assert view.poker == 20 - 6 - rivals - 2 * players
        assert view.discard == 0
        table.next_round()
    assert len(gaps) == 3


@pytest.mark.rule("TEW-DEAL-5", "TEW-DEAL-6")
def test_everyone_keeps_one_card_at_once() -> None:
    table = new_game(3, bosses="banker,chief,lawman")
    assert len(table.deciding_players) == 3
    kept = {}
    for player in ("green", "yellow", "blue"):
        offered = table.choices_of(player)
        assert sorted(offered) == sorted(f"keep {card}" for card in table.hand(player))
        assert table.why_not(f"keep {table.mat('bank').gap}", player) == ("not-dealt", "TEW-DEAL-5")
        kept[player] = offered[0].split()[1]
        assert len(table.hand(player)) == 2  # nothing happens before the last has chosen
        table.do(offered[0], by=player)
    assert {player: table.hand(player) for player in kept} == {p: [card] for p, card in kept.items()}
    assert len(table.discard) == 3
    assert not set(table.discard) & set(table.poker)


@pytest.mark.rule("TEW-DEAL-7", "TEW-BOSS-3", "TEW-BOSS-5")
def test_gambler_and_scout_are_dealt_three() -> None:
    table = new_game(2, bosses="gambler,scout")
    assert [side.cards for side in table.view.seats] == [2, 3]  # the third gunman lies; influence is 3
    table.do(table.choices_of("yellow")[0], by="yellow").do(table.choices_of("green")[0], by="green")
    assert len(table.hand("green")) == 1
    assert table.view.discard == 3

    def next_deal(green: Amounts, aside: str = "") -> list[int]:
        bosses = {"yellow": "gambler", "green": "scout"}
        table = build_position(2, bosses=bosses, influence={"green": green}, aside=aside, phase="end")
        return [side.cards for side in table.view.seats]

    assert next_deal((2, 2, 1)) == [3, 3]
    assert next_deal((2, 2, 2), aside="yellow jail") == [2, 2]


@pytest.mark.rule("TEW-DATA-3", "TEW-SOLO-3", "TEW-SETUP-14")
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_difficulties(difficulty: str) -> None:
    table = new_game(1, difficulty=difficulty)
    count = DIFFICULTIES.index(difficulty)
    assert len(table.seat_view("green").properties) == count
    assert table.view.properties == 22 - count
    started = table.events_of(e.RivalStarted)[0]
    assert started.properties == table.mat("hideout").stack
