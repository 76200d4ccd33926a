"""Events: border, train and town (sections 12 to 14)."""

from __future__ import annotations

import pytest
from tests.games.marshals.positions import PLAYERS, build_position

from cantina.games.marshals import events as e

NEXT = "mountain-10 mountain-9 mountain-8 mountain-7"


@pytest.mark.rule("MA-EVT-2", "MA-TRAIN-1", "MA-TRAIN-2", "MA-TRAIN-6")
def test_boarding_is_optional_and_costs_no_card() -> None:
    table = build_position(
        "desert mountain mountain", hands={"A": "plains-1"}, deck=f"train-right {NEXT}", draw=True
    )
    assert table.view.stop == "desert"
    assert table.choices == ["board plains", "board mountain", "board nothing"]
    table.do("board mountain")
    assert table.at("A") == "mountain"
    assert table.hand("A") == ["plains-1"]
    assert table.money("A") == 7
    stays = build_position("desert mountain mountain", deck=f"train-right {NEXT}", draw=True).do(
        "board nothing"
    )
    assert stays.at("A") == "desert"
    assert stays.money("A") == 10


@pytest.mark.rule("MA-TRAIN-1", "MA-TRAIN-2")
@pytest.mark.parametrize(("train", "end"), [("train-left", "forest"), ("train-right", "mountain")])
def test_the_revealer_at_the_end_of_the_line_cannot_board(train: str, end: str) -> None:
    table = build_position(f"{end} {end} {end}", deck=f"{train} {NEXT}", draw=True)
    assert table.kind == "main"
    assert table.active == "B"
    assert table.discard == [train]


@pytest.mark.rule("MA-TRAIN-3", "MA-TRAIN-4", "MA-TRAIN-8")
def test_others_board_where_the_train_is_or_ahead_of_it() -> None:
    table = build_position("desert forest desert plains", deck=f"train-right {NEXT}", draw=True)
    asked = []
    for answer in ("board mountain", "board plains", "board mountain"):
        asked.append(table.deciders)
        table.do(answer)
    assert asked == ["A", "C", "E"]  # B is behind; A has left, but C still boards where the train began
    assert [table.at(player) for player in PLAYERS] == ["mountain", "forest", "plains", "mountain"]


@pytest.mark.rule("MA-TRAIN-5")
def test_a_ride_goes_to_any_territory_ahead_for_one_fare() -> None:
    table = build_position("mountain mountain forest", deck=f"train-left {NEXT}", draw=True)
    assert table.choices == ["board forest", "board desert", "board plains", "board nothing"]
    assert table.why_not("board mountain") == ("behind-the-train", "MA-TRAIN-5")
    table.do("board forest")
    assert table.money("A") == 7


@pytest.mark.rule("MA-TRAIN-7")
def test_no_ride_without_the_fare() -> None:
    table = build_position("desert desert desert", money={"A": 2, "B": 3}, deck=f"train-left {NEXT}", draw=True)
    assert table.deciders == "B"
    table.do("board forest")
    assert table.money("B") == 0
    assert table.deciders == "C"


@pytest.mark.rule("MA-EVT-3")
def test_the_event_lies_above_the_cards_of_the_travellers() -> None:
    table = build_position("desert plains mountain", hands={"B": "desert-4"}, deck=f"town-2 {NEXT}", draw=True)
    table.do("buy nothing", "travel desert-4", "buy nothing")
    assert table.discard == ["town-2", "desert-4"]


@pytest.mark.rule("MA-EVT-5", "MA-EVT-6", "MA-TURN-9")
def test_an_event_in_hand_is_played_in_step_2_and_for_nothing_else() -> None:
    table = build_position("desert desert desert", hands={"A": "train-right"}, deck=NEXT).do("play train-right")
    assert (table.deciders, table.kind) == ("A", "board")
    while table.kind == "board":
        table.do("board nothing")
    assert table.active == "B"
    ambushed = build_position(
        "desert desert desert", hands={"A": "ambush-desert-1", "B": "town-1 border"}, deck=NEXT
    ).do("play ambush-desert-1")
    assert ambushed.choices == ["show nothing"]
    claim = build_position("desert desert plains", hands={"B": "town-1"}, deck=f"outlaw-1 {NEXT}", draw=True)
    assert claim.choices == ["claim nothing"]


@pytest.mark.rule("MA-BORDER-1", "MA-BORDER-2")
def test_the_border_lays_a_new_row_at_random() -> None:
    rows = set()
    for seed in range(150):
        table = build_position("mountain - mountain", deck=f"border {NEXT}", draw=True, seed=seed)
        rows.add(table.view.row)
        assert [table.at(player) for player in "ABC"] == ["forest", None, "plains"]
    assert len(rows) > 20


@pytest.mark.rule("MA-TOWN-1", "MA-TOWN-2", "MA-TOWN-9", "MA-EVT-2")
def test_the_revealer_and_those_present_may_buy_in_turn() -> None:
    table = build_position("desert mountain desert desert", active="C", deck=f"town-1 {NEXT}", draw=True)
    assert table.view.stop == "desert"
    asked = []
    while table.kind == "buy":
        asked.append(table.deciders)
        table.do("buy nothing")
    assert asked == ["C", "E", "A"]
    assert [table.money(player) for player in PLAYERS] == [10] * 4


@pytest.mark.rule("MA-TOWN-3", "MA-TOWN-5", "MA-TOWN-6")
def test_each_territory_entered_costs_a_fitting_card() -> None:
    table = build_position(
        "forest mountain",
        hands={"B": "plains-4 plains-8 desert-1 forest-2 mountain-3 wild"},
        deck=f"town-1 {NEXT}",
        draw=True,
    ).do("buy nothing")
    assert table.choices == ["travel plains-4", "travel plains-8", "travel wild", "travel nowhere"]
    assert table.why_not("travel desert-1") == ("not-on-the-way", "MA-TOWN-3")
    assert table.why_not("travel plains-1") == ("not-in-hand", "MA-TOWN-3")
    table.do("travel plains-8")
    assert table.choices == ["travel desert-1", "travel wild"]
    table.do("travel wild")
    assert table.choices == ["travel forest-2"]
    table.do("travel forest-2")
    assert table.at("B") == "forest"
    assert table.provisions("B") == 4
    assert table.discard == ["forest-2", "wild", "plains-8"]
    assert table.kind == "buy"


@pytest.mark.rule("MA-TOWN-4", "MA-TOWN-5", "MA-INFO-13")
def test_a_journey_is_all_or_nothing() -> None:
    short = build_position(
        "forest mountain", hands={"B": "plains-4 plains-8 mountain-1"}, deck=f"town-1 {NEXT}", draw=True
    ).do("buy nothing")
    assert (short.deciders, short.kind) == ("B", "travel")  # asked like anybody with enough cards
    assert short.choices == ["travel nowhere"]
    assert short.why_not("travel plains-4") == ("cannot-finish-the-way", "MA-TOWN-4")
    few = build_position("forest mountain", hands={"B": "wild wild"}, deck=f"town-1 {NEXT}", draw=True)
    assert few.do("buy nothing").kind == "main"  # two cards for three territories, as all can see
    table = build_position(
        "forest plains", hands={"B": "wild desert-2 forest-1"}, deck=f"town-1 {NEXT}", draw=True
    )
    table.do("buy nothing", "travel wild")
    assert table.why_not("travel nowhere") == ("journey-begun", "MA-TOWN-4")
    assert table.choices == ["travel forest-1"]
    saved = build_position("forest plains", hands={"B": "wild desert-2"}, deck=f"town-1 {NEXT}", draw=True)
    saved.do("buy nothing")
    # With the wild card spent on the desert, the forest could not be entered.
    assert saved.choices == ["travel desert-2", "travel nowhere"]
    assert saved.why_not("travel wild") == ("cannot-finish-the-way", "MA-TOWN-4")


@pytest.mark.rule("MA-TOWN-7")
@pytest.mark.parametrize(("town", "bullet", "provision"), [("town-1", 2, 3), ("town-2", 3, 2)])
def test_prices(town: str, bullet: int, provision: int) -> None:
    table = build_position("desert forest plains", deck=f"{town} {NEXT}", draw=True)
    assert table.do("buy bullet").money("A") == 10 - bullet
    assert table.do("buy provision").money("A") == 10 - bullet - provision


@pytest.mark.rule("MA-TOWN-8")
def test_any_number_and_mix_as_long_as_money_lasts() -> None:
    table = build_position("desert forest plains", bullets={"A": 3}, deck=f"town-1 {NEXT}", draw=True)
    table.do("buy bullet", "buy provision", "buy bullet", "buy bullet")
    assert (table.bullets("A"), table.provisions("A"), table.money("A")) == (6, 5, 1)
    assert table.kind == "main"  # with one dollar left nothing more is asked


@pytest.mark.rule("MA-TOWN-10")
def test_a_traveller_may_buy_nothing() -> None:
    table = build_position("desert plains", hands={"B": "desert-4"}, deck=f"town-2 {NEXT}", draw=True)
    table.do("buy nothing", "travel desert-4", "buy nothing")
    assert table.at("B") == "desert"
    assert table.money("B") == 10
    assert not table.events_of(e.Bought)
