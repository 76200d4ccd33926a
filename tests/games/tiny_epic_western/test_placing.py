"""Phase two: placing gunmen, porches, the Sheriff's Office (sections 3.2 to 3.4)."""

from __future__ import annotations

import pytest
from tests.games.tiny_epic_western.positions import Position, build_position, new_game

from cantina.games.tiny_epic_western import events as e
from cantina.games.tiny_epic_western.choices import PLACES

RICH = dict.fromkeys(("yellow", "blue", "green", "red"), (6, 6, 6))


@pytest.mark.rule("TEW-PLACE-4", "TEW-PLACE-5", "TEW-PLACE-6", "TEW-PLACE-7", "TEW-PLACE-20")
def test_placement_is_compulsory_and_names_mat_spot_and_option() -> None:
    table = build_position()
    assert len(table.choices) == len(PLACES) == 18
    assert "decline" not in table.choices
    assert not any("town-hall" in text for text in table.choices)
    table.do("place bank left")
    assert table.spot("bank-influence").option == "left"
    assert table.seat_view("yellow").left == 1
    # One spot with two options: blue attacks yellow there, whichever option it wants.
    table.next_dice(1, 1).do("place bank right")
    assert table.events_of(e.DuelBegun) == [e.DuelBegun(seat=1, rival=0, mat="bank")]


@pytest.mark.rule("TEW-PLACE-19")
@pytest.mark.parametrize(("players", "spots"), [(4, 12), (3, 11), (2, 10), (1, 10)])
def test_there_are_more_spots_than_gunmen(players: int, spots: int) -> None:
    view = new_game(players).view
    assert sum(len(mat.spots) for mat in view.mats) == spots


@pytest.mark.rule("TEW-PLACE-8", "TEW-PLACE-9", "TEW-PLACE-10", "TEW-PLACE-11", "TEW-PLACE-13")
def test_own_and_wounded_gunmen() -> None:
    table = build_position(standing="yellow bank-left", wounded="yellow hideout-porch, red saloon-porch")
    assert table.why_not("place bank right") == ("own-gunman", "TEW-PLACE-9")
    table.do("place bank porch")  # several gunmen on one mat
    assert table.standing_on("bank-porch") == "yellow"
    beside_own = build_position(wounded="yellow hideout-porch").do("place hideout porch")
    assert beside_own.standing_on("hideout-porch") == "yellow"
    beside_other = build_position(wounded="red saloon-porch").do("place saloon porch")
    assert beside_other.events_of(e.DuelBegun) == []
    fight = build_position(wounded="yellow hideout-porch", standing="red hideout-porch").next_dice(1, 1)
    assert fight.do("place hideout porch").events_of(e.DuelBegun) == [
        e.DuelBegun(seat=0, rival=3, mat="hideout")
    ]


@pytest.mark.rule("TEW-PLACE-12")
def test_the_option_is_chosen_before_the_duel() -> None:
    table = build_position(standing="red bank-left").next_dice(6, 1).do("place bank right")
    table.do("concede")
    assert (table.standing_on("bank-influence"), table.spot("bank-influence").option) == ("yellow", "right")


@pytest.mark.rule("TEW-SETUP-7", "TEW-PLACE-5")
def test_a_dull_mat_has_no_influence_spot() -> None:
    table = build_position(2)
    assert table.why_not("place saloon left") == ("no-such-spot", "TEW-SETUP-7")
    assert "place saloon porch" in table.choices


@pytest.mark.rule("TEW-PLACE-14")
def test_what_a_gunman_gives() -> None:
    placed = build_position().do("place courthouse left")
    assert placed.influence("yellow") == (1, 1, 2)  # the reward of its spot
    hand = build_position(
        standing="yellow courthouse-left",
        gaps="steer-1 hat-1 hat-2",
        cards={"yellow": "hat-3"},
        phase="resolution",
    )
    assert hand.influence("yellow") == (1, 3, 1)  # a share in the hand
    market = build_position(
        standing="yellow courthouse-left", influence=RICH, zones={"courthouse": "jail"}, phase="market"
    )
    assert (market.decider, market.choices) == ("yellow", ["buy jail", "decline"])  # the right to buy


@pytest.mark.rule("TEW-PLACE-15", "TEW-INF-4")
@pytest.mark.parametrize(
    ("mat", "amounts"), [("bank", (1, 2, 1)), ("courthouse", (1, 1, 2)), ("hideout", (2, 1, 1))]
)
def test_left_options(mat: str, amounts: tuple[int, int, int]) -> None:
    assert build_position().do(f"place {mat} left").influence("yellow") == amounts


@pytest.mark.rule("TEW-PLACE-15", "TEW-INF-4")
def test_the_saloon_gives_what_one_wants() -> None:
    table = build_position().do("place saloon left")
    assert (table.decider, table.choices) == ("yellow", ["gain money", "gain law", "gain force"])
    assert table.do("gain force").influence("yellow") == (1, 1, 2)


@pytest.mark.rule("TEW-PLACE-16", "TEW-WOUND-2")
def test_the_right_option_needs_a_standing_winner() -> None:
    def resolved(standing: str, wounded: str = "", yellow: str = "hat-3") -> Position:
        cards = {"yellow": yellow, "red": "hat-4"}
        return build_position(
            gaps="hat-1 hat-2", standing=standing, wounded=wounded, cards=cards, phase="resolution"
        )

    assert resolved("yellow bank-right").influence("yellow") == (3, 3, 1)
    lost = resolved("yellow bank-right, red bank-porch", yellow="steer-5")
    assert lost.influence("yellow") == (1, 1, 1)
    assert resolved("", wounded="yellow bank-influence").influence("yellow") == (3, 1, 1)


@pytest.mark.rule("TEW-PLACE-18")
@pytest.mark.parametrize(
    ("mat", "colours", "amounts"),
    [
        ("bank", "blue,green", (1, 2, 1)),
        ("courthouse", "yellow,green", (1, 1, 2)),
        ("hideout", "yellow,blue", (2, 1, 1)),
    ],
)
def test_dull_porches_print_a_reward(mat: str, colours: str, amounts: tuple[int, int, int]) -> None:
    first = colours.split(",")[0]
    table = build_position(2, colours=colours, active=first, dealer=first, stacks={mat: ""}).do(
        f"place {mat} porch"
    )
    assert table.influence(first) == amounts
    saloon = build_position(2, stacks={"saloon": ""}).do("place saloon porch")
    assert saloon.kind == "gain"


@pytest.mark.rule("TEW-PORCH-1", "TEW-PORCH-2", "TEW-STACK-4", "TEW-STACK-5")
def test_only_the_top_card_is_used() -> None:
    table = build_position(stacks={"hideout": "general-store outhouse"}).do("place hideout porch")
    assert table.events_of(e.PropertyUsed) == [e.PropertyUsed(seat=0, property="outhouse")]
    assert table.mat("hideout").stack == ("general-store", "outhouse")


@pytest.mark.rule("TEW-PORCH-3")
def test_a_purchase_of_the_round_changes_nothing() -> None:
    table = build_position(
        influence=RICH,
        stacks={"bank": "opera-house", "sheriff": "central-bank"},
        zones={"saloon": "outhouse"},
        standing="blue bank-porch",
        left={"yellow": 1, "blue": 0, "green": 0, "red": 0},
    )
    table.do("place sheriff porch", "buy outhouse", "pay money")
    assert table.events_of(e.PropertyPaid)[0] == e.PropertyPaid(seat=1, property="opera-house")


@pytest.mark.rule("TEW-PORCH-4")
def test_printed_reward_then_ability_then_owner() -> None:
    dull = build_position(2, influence={"yellow": (0, 0, 0)}, stacks={"saloon": "general-store"})
    dull.do("place saloon porch", "gain law")
    assert dull.kind == "convert"  # the printed X can be converted at once
    owned = build_position(active="red", stacks={"hideout": "general-store"}, influence={"red": (0, 1, 0)})
    owned.do("place hideout porch", "convert 1")
    tags = [type(event).__name__ for event in owned.events]
    assert tags.index("PropertyUsed") < tags.index("InfluencePaid") < tags.index("OwnerPaid")


@pytest.mark.rule("TEW-PORCH-8")
def test_no_owner_at_the_sheriffs_office() -> None:
    table = build_position(stacks={"sheriff": "general-store"}).do("place sheriff porch", "decline")
    assert table.events_of(e.OwnerPaid) == []


@pytest.mark.rule("TEW-PORCH-10", "TEW-PORCH-12")
def test_declining_is_still_a_use() -> None:
    table = build_position(stacks={"hideout": "general-store"}).do("place hideout porch")
    assert "decline" in table.choices
    table.do("decline")
    assert table.influence("green") == (2, 1, 1)
    compulsory = build_position(stacks={"hideout": "graveyard"}, wounded="red bank-porch").do(
        "place hideout porch"
    )
    assert "decline" not in compulsory.choices


@pytest.mark.rule("TEW-PORCH-11", "TEW-WOUND-3")
def test_a_lost_duel_for_a_porch_is_no_use() -> None:
    table = build_position(stacks={"hideout": "general-store"}, standing="red hideout-porch").next_dice(1, 6)
    table.do("place hideout porch", "concede")
    assert table.events_of(e.PropertyUsed) == []
    assert table.influence("green") == (1, 1, 1)


@pytest.mark.rule("TEW-SHER-7")
def test_a_wounded_gunman_changes_nothing() -> None:
    table = build_position(
        cards={"yellow": "hat-5"}, wounded="yellow sheriff-number, yellow sheriff-suit", phase="resolution"
    )
    assert table.seat_view("yellow").changed is None
    assert table.events_of(e.CardChanged) == []


@pytest.mark.rule("TEW-SHER-6", "TEW-SHER-9")
def test_changes_begin_with_phase_three_and_need_no_win() -> None:
    table = build_position(cards={"yellow": "hat-5"}, standing="yellow sheriff-plus")
    assert table.seat_view("yellow").changed is None
    later = build_position(
        cards={"yellow": "hat-5", "red": "horseshoe-3"},
        standing="yellow sheriff-plus, red sheriff-leftover",
        gaps="hat-2 hat-3 horseshoe-1 horseshoe-2",
        phase="resolution",
    )
    assert (later.decider, later.kind) == ("red", "pot")
    assert later.seat_view("yellow").changed == "hat-1"


@pytest.mark.rule("TEW-SHER-10", "TEW-SHER-11", "TEW-LEFT-5")
def test_any_spot_of_the_sheriffs_office_counts_for_its_hand_and_card() -> None:
    for spot in ("porch", "minus", "down", "leftover"):
        hand = build_position(
            standing=f"yellow sheriff-{spot}",
            stacks={"sheriff": ""},
            gaps="hat-2 hat-3 teepee-1 teepee-5",
            cards={"yellow": "teepee-4"},
            rival="steer-2",
            phase="resolution",
        )
        assert hand.kind == "pot"
        market = build_position(
            standing=f"yellow sheriff-{spot}", influence=RICH, zones={"sheriff": "jail"}, phase="market"
        )
        assert "buy jail" in market.choices
    leftover = build_position(standing="yellow sheriff-leftover", influence=RICH, phase="market").do("decline")
    assert (leftover.decider, leftover.kind) == ("yellow", "leftover")


@pytest.mark.rule("TEW-SHER-12", "TEW-THIRD-2")
def test_the_sheriffs_pot() -> None:
    def won() -> Position:
        return build_position(
            standing="yellow sheriff-porch",
            stacks={"sheriff": ""},
            gaps="hat-2 hat-3 teepee-1 teepee-2",
            cards={"yellow": "teepee-4"},
            rival="steer-1",
            aside="yellow jail",
            phase="resolution",
        )

    first = won()
    assert first.choices == ["take influence", "take gunman"]
    assert first.do("take influence").influence("yellow") == (1, 2, 2)
    assert not first.next_round().seat_view("yellow").third
    second = won().do("take gunman")
    assert second.influence("yellow") == (1, 1, 1)
    assert second.next_round().seat_view("yellow").third
