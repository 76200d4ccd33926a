"""Phase four, the end of the round, the end of the game and scoring (sections 8 to 10)."""

from __future__ import annotations

import pytest
from tests.games.tiny_epic_western.positions import Position, build_position, new_game

from cantina.games.tiny_epic_western import events as e

RICH = dict.fromkeys(("yellow", "blue", "green", "red"), (6, 6, 6))


@pytest.mark.rule("TEW-HALL-1", "TEW-BUY-1")
def test_the_order_of_phase_four() -> None:
    table = build_position(
        influence=RICH,
        standing="yellow sheriff-leftover, blue bank-porch, red courthouse-porch",
        stacks={"bank": "post-office"},
        gaps="hat-1 steer-1 steer-2 steer-3 steer-4 hat-2",
        cards={"yellow": "hat-3", "red": "hat-4", "blue": "horseshoe-5", "green": "horseshoe-4"},
        phase="market",
    )
    asked = []
    while table.view.round == 1:
        asked.append((table.decider, table.kind))
        table.do("decline" if "decline" in table.choices else table.choices[0])
    assert asked == [
        ("blue", "post"),
        ("yellow", "buy"),
        ("red", "buy"),
        ("blue", "buy"),
        ("yellow", "leftover"),
        ("yellow", "advance"),
    ]


@pytest.mark.rule("TEW-HALL-2", "TEW-HALL-3", "TEW-HALL-4")
def test_everybody_is_ranked_and_the_rival_is_not() -> None:
    table = build_position(
        gaps="hat-1 steer-1 steer-2 steer-3 steer-4 hat-2",
        rival="hat-3",
        cards={"yellow": "teepee-2", "blue": "teepee-1", "green": "hat-5", "red": "horseshoe-3"},
        phase="market",
    )
    # A flush, a straight, and two pairs that the own card's value tells apart.
    assert table.events_of(e.TownHallRanked) == [e.TownHallRanked(seats=(2, 3, 0, 1))]


@pytest.mark.rule("TEW-BUY-2", "TEW-BUY-5", "TEW-BUY-6")
def test_what_can_be_bought() -> None:
    table = build_position(
        influence={"yellow": (2, 1, 1)},
        standing="yellow bank-left",
        wounded="yellow hideout-porch",
        zones={"bank": "jail", "hideout": "barber-shop", "saloon": "graveyard"},
        stacks={"bank": "outhouse", "sheriff": "gallows"},
        phase="market",
    )
    assert table.choices == ["buy barber-shop", "decline"]
    assert table.why_not("buy jail") == ("cannot-pay", "TEW-BUY-6")
    assert table.why_not("buy graveyard") == ("nobody-there", "TEW-BUY-2")
    assert table.why_not("buy outhouse") == ("on-a-porch", "TEW-BUY-5")
    assert table.why_not("buy gallows") == ("on-a-porch", "TEW-BUY-5")
    assert table.why_not(f"buy {table.deck[0]}") == ("not-for-sale", "TEW-BUY-2")


@pytest.mark.rule("TEW-BUY-3", "TEW-BUY-4")
def test_a_bought_card_leaves_its_zone_empty() -> None:
    table = build_position(
        influence=RICH,
        standing="yellow bank-left, red bank-porch",
        zones={"bank": "mayors-office"},
        gaps="hat-1 steer-1 steer-2 steer-3 steer-4 hat-2",
        cards={"yellow": "hat-3"},
        phase="market",
    ).do("buy mayors-office")
    assert table.influence("yellow") == (5, 3, 5)
    assert table.mat("bank").zone is None
    assert table.kind == "advance"  # nothing is left for red to buy


@pytest.mark.rule("TEW-BUY-7", "TEW-PROP-3", "TEW-PROP-4")
def test_discounts_apply_once_and_add_up() -> None:
    table = build_position(
        influence={"yellow": (0, 1, 6)},
        standing="yellow bank-porch, yellow saloon-porch, yellow sheriff-leftover",
        stacks={"bank": "collapsed-mine", "saloon": "railway-company"},
        zones={"bank": "trading-post", "sheriff": "appraiser", "hideout": "blacksmith"},
        phase="market",
    )
    # The Appraiser costs 1 money, 1 law and 2 force, two units less with both discounts.
    assert table.choices == ["buy appraiser", "buy trading-post", "decline"]
    table.do("buy appraiser")
    assert table.choices == ["waive money", "waive law", "waive force"]
    table.do("waive law")
    assert table.influence("yellow") == (0, 1, 4)
    assert table.kind == "leftover"
    assert table.choices == ["buy trading-post", "decline"]  # in full now; no money for the Blacksmith
    table.do("buy trading-post")
    assert table.influence("yellow") == (0, 0, 1)


@pytest.mark.rule("TEW-BUY-7")
def test_a_leftover_can_be_the_first_purchase() -> None:
    table = build_position(
        influence={"yellow": (1, 2, 0)},
        standing="yellow bank-porch, yellow sheriff-leftover",
        stacks={"bank": "mayors-office"},
        zones={"bank": "church", "sheriff": "church", "saloon": "collapsed-mine"},
        phase="market",
    )
    assert table.kind == "leftover"
    table.do("buy collapsed-mine")
    assert table.influence("yellow") == (0, 1, 0)  # 1 law for the 1 VP of the Collapsed Mine
    assert table.events_of(e.PropertyPaid) == [e.PropertyPaid(seat=0, property="mayors-office")]


@pytest.mark.rule("TEW-PROP-3", "TEW-BUY-6")
def test_what_is_waived_must_leave_a_price_one_can_pay() -> None:
    table = build_position(
        influence={"yellow": (1, 2, 0)},
        standing="yellow bank-porch",
        stacks={"bank": "collapsed-mine"},
        zones={"bank": "mayors-office"},
        phase="market",
    ).do("buy mayors-office")
    # Of 1 money, 3 law and 1 force two units are waived; the force and one law are missing.
    assert table.choices == ["waive law", "waive force"]
    assert table.why_not("waive money") == ("must-waive-other", "TEW-BUY-6")
    table.do("waive law")
    assert table.influence("yellow") == (0, 0, 0)
    free = build_position(
        influence={"yellow": (1, 3, 0)},
        standing="yellow bank-porch",
        stacks={"bank": "collapsed-mine"},
        zones={"bank": "mayors-office"},
        phase="market",
    ).do("buy mayors-office")
    assert free.choices == ["waive money", "waive law", "waive force"]
    free.do("waive law")  # then the force
    assert free.influence("yellow") == (0, 1, 0)
    refused = build_position(
        influence={"yellow": (1, 3, 0)},
        standing="yellow bank-porch",
        stacks={"bank": "collapsed-mine"},
        zones={"bank": "mayors-office"},
        phase="market",
    ).do("buy mayors-office", "waive force")
    assert refused.why_not("waive force") == ("nothing-to-waive", "TEW-PROP-3")


@pytest.mark.rule("TEW-STACK-1", "TEW-STACK-2", "TEW-STACK-3", "TEW-STACK-4")
def test_stacks_grow_at_the_end_of_phase_four() -> None:
    table = build_position(
        influence=RICH,
        standing="yellow courthouse-left, yellow sheriff-leftover",
        stacks={"bank": "gold-mine"},
        zones={"courthouse": "jail", "saloon": "church"},
        phase="market",
    ).do("buy jail", "buy church")
    assert table.mat("bank").stack == ("gold-mine",)
    assert table.seat_view("yellow").properties == ("gold-mine", "jail", "church")
    assert table.seat_view("yellow").symbols == (2, 1, 3)
    assert table.next_round().mat("bank").stack == ("gold-mine", "jail", "church")


@pytest.mark.rule("TEW-LEFT-1", "TEW-LEFT-3")
def test_one_leftover_a_round() -> None:
    table = build_position(
        influence=RICH, standing="yellow sheriff-leftover", zones={"bank": "jail"}, phase="market"
    )
    table.do("decline")
    assert table.why_not(f"buy {table.deck[0]}") == ("not-for-sale", "TEW-LEFT-1")
    assert table.do("buy jail").kind == "advance"


@pytest.mark.rule("TEW-BIZ-1", "TEW-BIZ-4", "TEW-BIZ-5")
def test_six_advances_fill_the_track() -> None:
    for seed in range(6):
        table = new_game(2, seed, bosses="banker,chief")
        while not table.state.over:
            before = table.view.round
            choices = table.choices
            table.do(choices[(seed + len(table.events)) % len(choices)])
            if not table.state.over and table.view.round > before:
                assert sum(table.view.business) == before
        assert sorted(table.view.business) == [1, 2, 3]


@pytest.mark.rule("TEW-BIZ-3")
def test_a_token_stays_in_the_first_position() -> None:
    table = build_position(business=(3, 1, 1), phase="market")
    assert table.choices == ["advance rail", "advance wagon"]
    assert table.why_not("advance mining") == ("first-already", "TEW-BIZ-3")


@pytest.mark.rule("TEW-THIRD-1", "TEW-THIRD-2", "TEW-THIRD-4", "TEW-EOR-1")
def test_who_has_the_third_gunman() -> None:
    table = build_position(
        standing="yellow sheriff-porch, red bank-porch",
        wounded="blue bank-porch",
        stacks={"sheriff": ""},
        gaps="steer-1 steer-2 hat-1 hat-2",
        cards={"yellow": "hat-3"},
        aside="green jail",
        phase="resolution",
    ).do("take gunman")
    table.next_round()
    assert [side.third for side in table.view.seats] == [True, True, False, True]
    assert [side.left for side in table.view.seats] == [3, 3, 2, 3]
    assert all(spot.standing is None and not spot.wounded for mat in table.view.mats for spot in mat.spots)


@pytest.mark.rule("TEW-EOR-2", "TEW-END-1", "TEW-SCORE-8")
def test_the_sixth_round_ends_the_game_without_refilling() -> None:
    table = build_position(zones={"bank": None}, stacks={"courthouse": "jail"}, number=6, phase="end")
    assert table.ending == "six-rounds"
    assert table.mat("bank").zone is None
    assert table.winning_players == ["blue"]


@pytest.mark.rule("TEW-EOR-8")
def test_the_dealer_changes_clockwise() -> None:
    table = build_position(3, colours="red,yellow,blue", dealer="blue", active="red", phase="end")
    assert table.view.dealer is not None
    assert table.name_of(table.view.dealer) == "red"


@pytest.mark.rule("TEW-END-3", "TEW-PROP-7")
def test_an_empty_zone_in_mid_round_interrupts_nothing() -> None:
    table = build_position(influence=RICH, stacks={"sheriff": "central-bank"}, zones={"bank": "jail"}, deck="")
    table.do("place sheriff porch", "buy jail", "pay law")
    assert table.mat("bank").zone is None
    assert table.kind == "place"
    assert table.next_round().ending == "zone-unfilled"


@pytest.mark.rule("TEW-END-2", "TEW-END-4")
def test_any_zone_that_cannot_be_refilled_ends_the_game() -> None:
    porch = build_position(
        2, zones={"saloon": None}, stacks={"saloon": ""}, deck="jail …", number=3, phase="end"
    )
    assert porch.ending == "zone-unfilled"
    assert [event.mat for event in porch.events_of(e.ZoneUnfilled)] == ["saloon"]
    assert build_position(deck="", number=3, phase="end").view.round == 4


@pytest.mark.rule("TEW-SCORE-7")
def test_tokens_that_share_a_position_score_in_full() -> None:
    table = build_position(
        4,
        stacks={"bank": "outhouse", "courthouse": "collapsed-mine", "saloon": "wheelwright"},
        business=(2, 2, 0),
        zones={"bank": None},
        deck="",
        number=3,
        phase="end",
    )
    assert table.state.result is not None
    parts = [[part["mining"], part["rail"], part["wagon"]] for part in table.state.result.breakdown]
    assert parts == [[0, 3, 0], [3, 0, 0], [0, 0, 0], [0, 0, 0]]


@pytest.mark.rule("TEW-SCORE-4")
def test_several_minority_holders_all_score() -> None:
    table = build_position(
        stacks={"bank": "outhouse", "courthouse": "appraiser", "hideout": "army-outpost"},
        business=(0, 3, 0),
        number=6,
        phase="end",
    )
    assert table.state.result is not None
    assert [part["rail"] for part in table.state.result.breakdown] == [5, 3, 3, 0]


def _ended(yellow: str, green: str) -> Position:
    return build_position(2, stacks={"bank": yellow, "hideout": green}, number=6, phase="end")


@pytest.mark.rule("TEW-SCORE-9")
@pytest.mark.parametrize(
    ("yellow", "green", "won"),
    [
        ("gold-mine", "hatter trading-post", ["green"]),  # 4 VP each, more cards
        ("hatter", "jail graveyard", ["green"]),
        ("mansion jail", "hatter appraiser", ["yellow"]),  # two cards each; 5 symbols against 4
        ("hatter", "trading-post", ["yellow", "green"]),
    ],
)
def test_tie_breaks(yellow: str, green: str, won: list[str]) -> None:
    assert _ended(yellow, green).winning_players == won
