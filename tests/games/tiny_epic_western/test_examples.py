"""The worked examples of the rules (section 15)."""

from __future__ import annotations

import pytest
from tests.games.tiny_epic_western.positions import Amounts, Position, build_position, new_game

from cantina.games.tiny_epic_western import events as e

FULL = {"yellow": (6, 6, 6), "blue": (6, 6, 6), "green": (6, 6, 6), "red": (6, 6, 6)}


@pytest.mark.rule("TEW-RES-5", "TEW-HAND-1")
def test_ex_1_a_straight_flush_beats_a_pair() -> None:
    table = build_position(
        gaps="teepee-3 teepee-4",
        cards={"yellow": "teepee-5", "red": "hat-4"},
        standing="yellow bank-porch, red bank-left",
        phase="resolution",
    )
    assert [(won.mat, won.hand) for won in table.events_of(e.HandWon)] == [("bank", "straight-flush")]
    assert table.influence("yellow") == (3, 1, 1)
    assert table.influence("red") == (1, 1, 1)


@pytest.mark.rule("TEW-BUY-3", "TEW-STACK-1")
def test_ex_2_green_buys_the_collapsed_mine() -> None:
    table = build_position(
        3,
        influence={"green": (2, 3, 0)},
        standing="green courthouse-porch",
        zones={"courthouse": "collapsed-mine"},
        phase="market",
    )
    assert table.decider == "green"
    table.do("buy collapsed-mine")
    assert table.influence("green") == (1, 1, 0)
    assert table.seat_view("green").waiting == ("collapsed-mine",)
    assert table.mat("hideout").stack == ()
    assert table.events_of(e.PropertyBought) == [e.PropertyBought(seat=2, property="collapsed-mine")]
    assert table.next_round().mat("hideout").stack == ("collapsed-mine",)


@pytest.mark.rule("TEW-PLACE-15", "TEW-PLACE-16", "TEW-RES-10")
def test_ex_3_left_and_right_option() -> None:
    left = build_position(active="blue").do("place hideout left")
    assert left.influence("blue") == (2, 1, 1)
    right = build_position(active="blue").do("place hideout right")
    assert right.influence("blue") == (1, 1, 1)
    won = build_position(
        standing="blue hideout-right",
        cards={"blue": "hat-5"},
        gaps="steer-1 steer-2 steer-3 hat-1 hat-3 steer-4",
        rival="horseshoe-2",
        phase="resolution",
    )
    assert won.influence("blue") == (3, 1, 3)


@pytest.mark.rule("TEW-SHER-1", "TEW-SHER-2")
@pytest.mark.parametrize(
    ("card", "spot", "changed"), [("hat-5", "plus", "hat-1"), ("steer-1", "minus", "steer-5")]
)
def test_ex_4_number_wrap(card: str, spot: str, changed: str) -> None:
    table = build_position(cards={"yellow": card}, standing=f"yellow sheriff-{spot}", phase="resolution")
    assert table.seat_view("yellow").changed == changed
    assert table.events_of(e.CardChanged) == [e.CardChanged(seat=0, card=changed)]


@pytest.mark.rule("TEW-SHER-3", "TEW-SHER-4", "TEW-SHER-5")
@pytest.mark.parametrize(
    ("card", "spot", "changed"),
    [
        ("steer-3", "down", "hat-3"),
        ("hat-3", "up", "steer-3"),
        ("horseshoe-2", "up", "teepee-2"),
        ("steer-2", "up", "horseshoe-2"),
        ("teepee-4", "up", "hat-4"),
        ("teepee-4", "down", "horseshoe-4"),
    ],
)
def test_ex_5_suit_wrap(card: str, spot: str, changed: str) -> None:
    table = build_position(cards={"yellow": card}, standing=f"yellow sheriff-{spot}", phase="resolution")
    assert table.seat_view("yellow").changed == changed


@pytest.mark.rule("TEW-DUEL-15", "TEW-SHER-6")
def test_ex_6_changes_do_not_count_in_duels() -> None:
    table = build_position(cards={"yellow": "hat-4"}, standing="yellow sheriff-plus, red bank-porch").next_dice(
        2, 3
    )
    table.do("place bank porch", "reveal")
    assert table.events_of(e.CardRevealed) == [e.CardRevealed(seat=0, card="hat-4", shot=6)]


@pytest.mark.rule("TEW-DUEL-3", "TEW-DUEL-12", "TEW-DUEL-17", "TEW-WANT-1")
def test_ex_7_the_attacker_loses_ties() -> None:
    table = build_position(standing="red bank-right").next_dice(4, 4).do("place bank left")
    assert table.decider == "yellow"
    table.do("concede")
    assert table.standing_on("bank-influence") == "red"
    assert table.wounded_on("bank-influence") == ["yellow"]
    assert table.wanted == "red"
    assert table.influence("yellow") == (1, 1, 1)


def _duel_of_ex_8() -> Position:
    table = build_position(
        active="blue",
        influence={"blue": (0, 0, 2), "red": (0, 1, 0)},
        cards={"blue": "horseshoe-5", "red": "hat-2"},
        standing="red hideout-right",
    ).next_dice(2, 5, 6, 4)
    table.do("place hideout left", "reveal")
    assert (table.decider, table.choices) == ("blue", ["reroll", "hold"])  # in the lead, and free to go on
    table.do("hold")
    assert (table.decider, table.choices) == ("red", ["reroll", "reveal", "concede"])
    table.do("reroll")
    assert (table.decider, table.choices) == ("red", ["reveal", "concede"])
    table.do("reveal")
    assert (table.decider, table.choices) == ("blue", ["reroll", "concede"])
    table.do("reroll")
    assert (table.decider, table.choices) == ("blue", ["reroll", "hold"])
    return table.do("hold")


@pytest.mark.rule("TEW-DUEL-5", "TEW-DUEL-7", "TEW-DUEL-9", "TEW-DUEL-10", "TEW-DUEL-11", "TEW-DUEL-16")
def test_ex_8_back_and_forth() -> None:
    table = _duel_of_ex_8()
    # Red has no law and no card left: the duel has ended by itself.
    assert table.standing_on("hideout-influence") == "blue"
    assert table.wounded_on("hideout-influence") == ["red"]
    assert table.wanted == "blue"
    assert table.influence("blue") == (1, 0, 1)  # the left option gives 1 money
    assert table.influence("red") == (0, 0, 0)


@pytest.mark.rule("TEW-DUEL-8", "TEW-DUEL-14")
def test_ex_9_a_card_is_revealed_once_a_round() -> None:
    table = build_position(
        active="blue", standing="red hideout-porch", revealed="red", influence={"red": (0, 1, 0)}
    ).next_dice(5, 2)
    table.do("place hideout porch")
    assert table.choices == ["reroll", "concede"]
    assert table.why_not("reveal") == ("already-revealed", "TEW-DUEL-8")


@pytest.mark.rule("TEW-DUEL-5", "TEW-DUEL-9")
def test_ex_10_a_reroll_keeps_the_card_and_not_the_die() -> None:
    table = build_position(
        cards={"yellow": "hat-3", "red": "steer-3"},
        influence={"yellow": (0, 0, 1), "red": (0, 0, 0)},
        standing="red bank-porch",
    ).next_dice(3, 4, 1)
    table.do("place bank porch", "reveal", "hold", "reveal")
    assert table.view.duel is not None
    assert (table.view.duel.attack, table.view.duel.defence) == (6, 7)
    table.do("reroll")
    assert table.events_of(e.DieRolled)[-1] == e.DieRolled(seat=0, die=1, shot=4)
    assert table.standing_on("bank-porch") == "red"  # nothing is left to answer with


@pytest.mark.rule("TEW-RES-4", "TEW-RES-12", "TEW-WOUND-2", "TEW-WOUND-4", "TEW-WOUND-5")
def test_ex_11_a_wounded_gunman_wins_the_pot_and_may_buy() -> None:
    table = build_position(
        gaps="steer-1 steer-2 steer-4 horseshoe-1 teepee-2 steer-3",
        cards={"red": "hat-3", "blue": "steer-5", "yellow": "hat-1", "green": "hat-2"},
        influence={**FULL, "red": (0, 0, 0), "blue": (0, 0, 0)},
        standing="blue hideout-right",
        wounded="red hideout-influence",
        zones={"hideout": "graveyard"},
        phase="resolution",
    )
    assert table.influence("red") == (0, 0, 2)
    assert table.influence("blue") == (0, 0, 0)
    afford = build_position(
        gaps="hat-4 steer-2 steer-4 horseshoe-1 teepee-2 hat-5",
        cards={"red": "hat-3", "blue": "steer-5"},
        influence=FULL,
        standing="blue hideout-right",
        wounded="red hideout-influence",
        zones={"hideout": "graveyard"},
        phase="market",
    )
    # Red makes a straight flush at the Town Hall and so chooses first.
    assert afford.decider == "red"
    assert "buy graveyard" in afford.choices
    afford.do("decline")
    assert afford.decider == "blue"
    assert "buy graveyard" in afford.choices


@pytest.mark.rule("TEW-RES-6")
@pytest.mark.parametrize(("rival", "law"), [("horseshoe-5", 1), ("horseshoe-3", 3)])
def test_ex_12_alone_against_the_rival(rival: str, law: int) -> None:
    table = build_position(
        gaps="steer-1 hat-2 steer-2",
        cards={"green": "teepee-4"},
        rival=rival,
        standing="green courthouse-porch",
        phase="resolution",
    )
    assert table.influence("green") == (1, law, 1)


@pytest.mark.rule("TEW-RES-8", "TEW-INF-5")
def test_ex_13_several_gunmen_one_pot() -> None:
    table = build_position(
        gaps="steer-1 steer-2 steer-4 horseshoe-1 teepee-2 hat-2",
        cards={"yellow": "hat-5"},
        rival="steer-3",
        standing="yellow saloon-porch, yellow saloon-right",
        phase="resolution",
    )
    assert (table.decider, table.choices) == ("yellow", ["gain 2 money", "gain 2 law", "gain 2 force"])
    table.do("gain 2 money", "gain 2 force")
    assert table.influence("yellow") == (3, 1, 3)
    assert len(table.events_of(e.HandWon)) == 1


@pytest.mark.rule("TEW-RES-11", "TEW-HAND-5")
def test_ex_14_a_tie_after_a_change_pays_both() -> None:
    table = build_position(
        gaps="horseshoe-2 teepee-4",
        cards={"yellow": "hat-3", "red": "teepee-3"},
        standing="yellow bank-porch, red bank-left, red sheriff-up",
        phase="resolution",
    )
    assert [won.hand for won in table.events_of(e.HandWon) if won.mat == "bank"] == ["straight", "straight"]
    assert table.influence("yellow") == (3, 1, 1)
    assert table.influence("red")[0] == 3


@pytest.mark.rule("TEW-HALL-4", "TEW-HALL-5", "TEW-HALL-6")
def test_ex_15_natural_cards_decide_at_the_town_hall() -> None:
    table = build_position(
        2,
        gaps="teepee-5 hat-1 hat-2 steer-1 steer-2 teepee-1",
        cards={"yellow": "hat-3", "green": "teepee-3"},
        standing="green sheriff-up",
        phase="market",
    )
    assert table.events_of(e.TownHallRanked) == [e.TownHallRanked(seats=(1, 0))]


@pytest.mark.rule("TEW-INF-2", "TEW-DATA-1")
def test_ex_16_the_excess_is_lost() -> None:
    table = build_position(
        influence={"yellow": (5, 0, 0)},
        gaps="hat-1 hat-2",
        cards={"yellow": "hat-3"},
        standing="yellow bank-porch",
        phase="resolution",
    )
    assert table.influence("yellow") == (6, 0, 0)
    assert e.InfluenceGained(seat=0, count=2, influence="money", now=6, lost=1) in table.events


@pytest.mark.rule("TEW-INF-5")
def test_ex_17_two_of_one_type() -> None:
    table = build_position(
        influence={"red": (0, 1, 0)},
        gaps="steer-1 steer-2 steer-3 steer-4 hat-1 hat-2",
        cards={"red": "hat-3"},
        standing="red saloon-porch",
        phase="resolution",
    )
    assert table.choices == ["gain 2 money", "gain 2 law", "gain 2 force"]
    assert table.why_not("gain law") == ("other-decision", "TEW-INF-5")
    assert table.do("gain 2 law").influence("red") == (0, 3, 0)


@pytest.mark.rule("TEW-PORCH-5", "TEW-PORCH-6", "TEW-PROP-12")
def test_ex_18_the_owner_is_paid_from_the_supply() -> None:
    table = build_position(active="red", influence={"red": (1, 2, 0)}, stacks={"hideout": "general-store"})
    table.do("place hideout porch", "convert 2")
    assert table.influence("red") == (5, 0, 0)
    assert table.influence("green") == (2, 1, 1)


@pytest.mark.rule("TEW-PORCH-7")
def test_ex_19_own_cards_pay_too() -> None:
    table = build_position(active="green", influence={"green": (0, 1, 0)}, stacks={"hideout": "general-store"})
    assert table.do("place hideout porch", "convert 1").influence("green") == (4, 0, 0)


@pytest.mark.rule("TEW-PLACE-17", "TEW-PORCH-9", "TEW-SETUP-13")
def test_ex_20_an_empty_porch() -> None:
    table = build_position().do("place saloon porch")
    assert table.influence("yellow") == (1, 1, 1)
    assert table.influence("red") == (1, 1, 1)
    resolved = build_position(
        standing="yellow saloon-porch",
        gaps="steer-1 steer-2 steer-3 steer-4 hat-1 hat-2",
        cards={"yellow": "hat-3"},
        phase="resolution",
    )
    assert (resolved.decider, resolved.kind) == ("yellow", "gain-two")
    buying = build_position(
        standing="yellow saloon-porch", influence=FULL, zones={"saloon": "jail"}, phase="market"
    )
    assert (buying.decider, buying.choices) == ("yellow", ["buy jail", "decline"])


@pytest.mark.rule("TEW-PLACE-18", "TEW-PORCH-4", "TEW-PORCH-8", "TEW-PROP-14")
def test_ex_21_a_dull_porch_with_the_graveyard() -> None:
    table = build_position(
        3,
        colours="yellow,green,red",
        wounded="red bank-porch",
        stacks={"courthouse": "graveyard"},
    ).do("place courthouse porch")
    assert table.choices == ["gain money law", "gain money force", "gain law force"]
    table.do("gain money law")
    assert table.influence("yellow") == (2, 2, 2)
    assert table.influence("green") == table.influence("red") == (1, 1, 1)


def _hacienda(rival: str, changed: bool) -> Position:
    return build_position(
        2,
        gaps="steer-1 steer-4 hat-2 teepee-5 horseshoe-3 horseshoe-5",
        rival=rival,
        cards={"yellow": "steer-5", "green": "hat-1"},
        standing="green bank-porch" + (", yellow sheriff-up" if changed else ""),
        stacks={"bank": "cattle-farm"},
        phase="resolution",
    )


@pytest.mark.rule("TEW-PROP-18", "TEW-PROP-19", "TEW-INF-6")
@pytest.mark.parametrize(
    ("rival", "changed", "count"), [("steer-2", False, 3), ("steer-2", True, 3), ("teepee-2", True, 2)]
)
def test_ex_22_the_hacienda_counts_steers(rival: str, changed: bool, count: int) -> None:
    table = _hacienda(rival, changed)
    gains = 0
    while table.kind == "gain" and table.decider == "green":
        table.do(["gain money", "gain law", "gain force"][gains])
        gains += 1
    assert gains == count


@pytest.mark.rule("TEW-BOSS-1")
@pytest.mark.parametrize(("owned", "count"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 2)])
def test_ex_23_the_banker(owned: int, count: int) -> None:
    names = ["jail", "gallows", "hatter", "church", "mansion", "outhouse"][:owned]
    table = build_position(bosses={"yellow": "banker"}, stacks={"bank": " ".join(names)}, phase="resolution")
    gains = 0
    while table.kind == "gain":
        table.do("gain law")
        gains += 1
    assert gains == count


@pytest.mark.rule("TEW-LEFT-1", "TEW-LEFT-2", "TEW-LEFT-4", "TEW-THIRD-1", "TEW-WOUND-2")
def test_ex_24_leftover() -> None:
    table = build_position(
        influence=FULL,
        standing="red sheriff-leftover, red bank-left",
        zones={"bank": "jail", "saloon": "church"},
        phase="market",
        gaps="hat-1 steer-1 steer-2 steer-3 steer-4 hat-2",
        cards={"red": "hat-3"},
    )
    table.do("buy jail")
    while table.kind == "buy":
        table.do("decline")
    assert (table.decider, table.kind) == ("red", "leftover")
    assert "buy church" in table.choices
    assert "buy jail" not in table.choices
    table.do("buy church").next_round()
    assert not table.seat_view("red").third
    hurt = build_position(
        influence=FULL,
        wounded="red sheriff-leftover",
        zones={"sheriff": "jail", "saloon": "church"},
        phase="market",
    )
    assert (hurt.decider, hurt.choices) == ("red", ["buy jail", "decline"])
    hurt.do("decline")
    assert hurt.kind != "leftover"


@pytest.mark.rule("TEW-THIRD-1", "TEW-THIRD-3", "TEW-PLACE-2")
def test_ex_25_the_third_gunman_lasts_one_round() -> None:
    table = build_position(aside="yellow jail, green church, red hatter", phase="end")
    assert table.seat_view("blue").third
    assert table.seat_view("blue").left == 3
    assert table.seat_view("yellow").left == 2
    later = build_position(
        aside="yellow jail, blue gallows, green church, red hatter", third="blue", phase="end"
    )
    assert not later.seat_view("blue").third
    assert later.seat_view("blue").left == 2


@pytest.mark.rule("TEW-PLACE-1", "TEW-PLACE-3", "TEW-ROUND-2")
def test_ex_26_placement_order() -> None:
    table = build_position(3, dealer="blue", third="green", phase="start")
    order = []
    spots = iter(
        ["bank left", "courthouse left", "hideout left", "bank porch", "courthouse porch", "hideout porch"]
    )
    while table.kind == "place":
        order.append(table.decider)
        table.do(f"place {next(spots, 'sheriff leftover')}")
    assert order == ["blue", "green", "yellow", "blue", "green", "yellow", "green"]


@pytest.mark.rule("TEW-BIZ-2")
def test_ex_27_a_full_position() -> None:
    table = build_position(business=(2, 1, 2), phase="market")
    assert table.choices == ["advance mining", "advance wagon"]
    assert table.why_not("advance rail") == ("position-full", "TEW-BIZ-2")


@pytest.mark.rule("TEW-BIZ-1", "TEW-BIZ-3", "TEW-BIZ-4")
def test_ex_28_only_one_can_advance() -> None:
    table = build_position(business=(2, 3, 0), phase="market")
    moved = table.events_of(e.TokenAdvanced)
    assert [(token.business, token.position) for token in moved] == [("wagon", 3)]


def _scored(*owned: str, wanted: str = "", business: Amounts, players: int) -> Position:
    colours = ["yellow", "blue", "green", "red"] if players == 4 else ["yellow", "blue", "green"]
    if players == 2:
        colours = ["yellow", "green"]
    mats = {"yellow": "bank", "blue": "courthouse", "green": "hideout", "red": "saloon"}
    stacks = {mats[colour]: cards for colour, cards in zip(colours, owned, strict=True)}
    return build_position(players, stacks=stacks, wanted=wanted, business=business, number=6, phase="end")


@pytest.mark.rule("TEW-SCORE-1", "TEW-SCORE-2", "TEW-SCORE-3", "TEW-SCORE-4", "TEW-SCORE-5", "TEW-SCORE-9")
def test_ex_29_scoring_with_three() -> None:
    table = _scored(
        "jail mayors-office railway-company",
        "gallows trading-post gunsmith",
        "train-depot barber-shop stagecoach-inn gaming-house",
        wanted="yellow",
        business=(3, 1, 2),
        players=3,
    )
    result = table.state.result
    assert result is not None
    parts = [[p["mining"], p["wagon"], p["rail"], p["properties"]] for p in result.breakdown]
    assert parts == [[5, 0, 2, 7], [3, 3, 1, 6], [0, 3, 1, 12]]
    assert result.scores == (16, 13, 16)
    assert table.winning_players == ["green"]


@pytest.mark.rule("TEW-SCORE-3", "TEW-SCORE-6")
@pytest.mark.parametrize(
    ("yellow", "green", "points"),
    [
        ("outhouse", "mansion", (3, 0)),
        ("outhouse", "railway-company appraiser", (3, 3)),
        ("church", "gold-mine", (0, 0)),
    ],
)
def test_ex_30_scoring_with_two(yellow: str, green: str, points: tuple[int, int]) -> None:
    table = _scored(yellow, green, business=(0, 3, 0), players=2)
    assert table.state.result is not None
    assert tuple(parts["rail"] for parts in table.state.result.breakdown) == points


@pytest.mark.rule("TEW-EOR-3", "TEW-EOR-4", "TEW-EOR-5", "TEW-EOR-7")
def test_ex_31_refilling() -> None:
    table = build_position(
        zones={"bank": None, "sheriff": None, "saloon": "church"},
        stacks={"sheriff": "jail"},
        deck="hatter mansion …",
        number=2,
        phase="end",
    )
    size = 30 - 6 + 2  # four zones and a porch lie in town; three cards are named
    assert table.mat("bank").zone == "hatter"
    assert table.mat("sheriff").zone == "jail"
    assert table.mat("sheriff").stack == ("mansion",)
    assert table.mat("saloon").zone == "church"
    assert table.view.properties == 30 - 6
    assert size - table.view.properties == 2


@pytest.mark.rule("TEW-EOR-6", "TEW-END-2", "TEW-END-4")
def test_ex_32_an_empty_deck() -> None:
    on = build_position(zones={"sheriff": None}, stacks={"sheriff": "jail"}, deck="", number=4, phase="end")
    assert on.mat("sheriff").zone == "jail"
    assert on.mat("sheriff").stack == ()
    assert on.view.round == 5
    over = build_position(zones={"hideout": None}, deck="", number=4, phase="end")
    assert over.ending == "zone-unfilled"


@pytest.mark.rule("TEW-PROP-3")
def test_ex_33_choosing_what_to_waive() -> None:
    def start() -> Position:
        return build_position(
            influence={"yellow": (6, 6, 6)},
            standing="yellow bank-porch",
            stacks={"bank": "collapsed-mine"},
            zones={"bank": "mayors-office"},
            phase="market",
        ).do("buy mayors-office")

    prices = set()
    for first in ("money", "law", "force"):
        table = start().do(f"waive {first}")
        for second in [text for text in table.choices if text.startswith("waive")]:
            done = start().do(f"waive {first}", second)
            money, law, force = done.influence("yellow")
            prices.add((6 - money, 6 - law, 6 - force))
    assert prices == {(0, 3, 0), (1, 2, 0), (0, 2, 1), (1, 1, 1)}


@pytest.mark.rule("TEW-PROP-1", "TEW-PROP-2")
def test_ex_34_the_appraiser_pays_for_a_leftover() -> None:
    table = build_position(
        influence={"green": (3, 0, 3)},
        standing="green bank-porch, green sheriff-leftover",
        stacks={"bank": "appraiser"},
        zones={"bank": "grand-hotel", "saloon": "general-store"},
        phase="market",
    ).do("buy grand-hotel")
    assert table.influence("green") == (4, 0, 0)
    assert table.kind == "leftover"
    assert "buy general-store" in table.choices


@pytest.mark.rule("TEW-PROP-16", "TEW-HALL-1")
def test_ex_35_the_post_office() -> None:
    table = build_position(
        influence={"red": (1, 1, 0)},
        standing="red bank-porch",
        stacks={"bank": "post-office"},
        gaps="hat-1 steer-1 steer-2 steer-3 steer-4 teepee-3",
        cards={"red": "horseshoe-2", "yellow": "hat-5", "blue": "hat-4", "green": "teepee-5"},
        phase="market",
    )
    assert (table.decider, table.kind) == ("red", "post")
    table.do("pay money")  # then only law is left
    assert table.influence("red") == (0, 0, 0)
    assert table.events_of(e.TownHallRanked) == [e.TownHallRanked(seats=(3, 0, 2, 1))]
    assert (table.decider, table.kind) == ("red", "advance")


@pytest.mark.rule("TEW-PROP-15")
def test_ex_36_the_outhouse() -> None:
    table = build_position(
        active="blue", standing="red bank-left", stacks={"sheriff": "outhouse"}, left={"green": 0, "red": 0}
    ).do("place sheriff porch")
    assert table.decider == "yellow"
    assert table.why_not("place sheriff porch") == ("protected", "TEW-PROP-15")
    table.do("place hideout porch")
    assert table.decider == "blue"
    assert table.why_not("place bank left") == ("peaceful", "TEW-PROP-15")
    assert "place bank porch" in table.choices


@pytest.mark.rule("TEW-PROP-13", "TEW-INF-2")
def test_ex_37_the_grand_hotel() -> None:
    table = build_position(influence={"yellow": (5, 2, 1)}, stacks={"sheriff": "grand-hotel"})
    table.do("place sheriff porch")
    assert table.choices == ["exchange money", "exchange law", "decline"]
    assert table.do("exchange law").influence("yellow") == (6, 0, 3)


@pytest.mark.rule("TEW-SOLO-9", "TEW-SOLO-10", "TEW-SOLO-11", "TEW-SOLO-12")
def test_ex_38_solo_placement() -> None:
    table = build_position(1, standing="green courthouse-porch", left={"green": 2}).next_dice(2)
    table.do("place hideout left")
    assert table.standing_on("sheriff-leftover") == "green"
    held = build_position(
        1, standing="green courthouse-porch, yellow sheriff-leftover", left={"yellow": 1, "green": 1}
    ).next_dice(2, 1, 6)
    held.do("place hideout left")
    assert held.events_of(e.DuelBegun) == [e.DuelBegun(seat=1, rival=0, mat="sheriff")]


@pytest.mark.rule("TEW-SOLO-17", "TEW-SOLO-18", "TEW-SOLO-19", "TEW-SOLO-20", "TEW-SOLO-21", "TEW-SOLO-23")
def test_ex_39_solo_duel() -> None:
    table = build_position(
        1, standing="green hideout-right", cards={"yellow": "hat-5"}, poker="horseshoe-3"
    ).next_dice(3, 4)
    table.do("place hideout left", "reveal")
    assert table.standing_on("hideout-influence") == "yellow"
    assert table.wanted == "yellow"
    assert table.discard[0] == "horseshoe-3"
    tied = build_position(
        1, standing="green hideout-right", cards={"yellow": "hat-4"}, poker="horseshoe-3"
    ).next_dice(3, 4)
    tied.do("place hideout left", "reveal")
    types = ("money", "law", "force")
    disturb = [f"rival {what} {kind}" for what in ("reroll", "redraw") for kind in types]
    assert tied.choices == ["reroll", *disturb, "concede"]


@pytest.mark.rule("TEW-SOLO-26", "TEW-SOLO-27")
@pytest.mark.parametrize("own", ["teepee-2", "horseshoe-5"])
def test_ex_40_solo_hands(own: str) -> None:
    table = build_position(
        1,
        rival="horseshoe-2 hat-5",
        gaps="steer-2 teepee-5",
        cards={"yellow": own},
        standing="yellow bank-left",
        phase="resolution",
    )
    assert table.events_of(e.HandLost) == [e.HandLost(seat=0, mat="bank", hand="pair")]
    assert table.influence("yellow") == (1, 1, 1)


@pytest.mark.rule("TEW-SOLO-29")
def test_ex_41_solo_buying() -> None:
    table = build_position(
        1,
        standing="green bank-right, green sheriff-leftover",
        zones={"bank": "hatter", "sheriff": "appraiser"},
        phase="market",
    )
    assert e.PropertyBought(seat=1, property="hatter") in table.events


@pytest.mark.rule("TEW-SOLO-31")
def test_ex_42_solo_business() -> None:
    table = build_position(
        1,
        standing="green bank-right",
        zones={"bank": "post-office"},
        business=(3, 0, 2),
        gaps="steer-1 hat-1 hat-2 hat-3 horseshoe-1 steer-2",
        rival="steer-3 hat-5",
        cards={"yellow": "horseshoe-4"},
        phase="market",
    )
    moved = table.events_of(e.TokenAdvanced)
    assert [(token.seat, token.business, token.position) for token in moved] == [(1, "rail", 3)]


@pytest.mark.rule("TEW-SHER-8")
def test_ex_43_number_and_suit() -> None:
    table = build_position(
        cards={"yellow": "teepee-5"}, standing="yellow sheriff-plus, yellow sheriff-down", phase="resolution"
    )
    assert table.seat_view("yellow").changed == "horseshoe-1"


@pytest.mark.rule("TEW-BOSS-2", "TEW-BOSS-7")
def test_ex_44_cowgirl_and_chief() -> None:
    table = build_position(
        bosses={"yellow": "cowgirl", "blue": "chief"},
        standing="yellow bank-porch, yellow hideout-porch",
        wounded="yellow saloon-porch, blue saloon-porch",
        phase="resolution",
    )
    helped = [(event.boss, event.count) for event in table.events_of(e.BossHelped)]
    assert helped == [("cowgirl", 2)]
    table.do("gain law", "gain law")
    helped = [(event.boss, event.count) for event in table.events_of(e.BossHelped)]
    assert helped == [("cowgirl", 2), ("chief", 1)]


@pytest.mark.rule("TEW-WOUND-2", "TEW-WOUND-3", "TEW-PORCH-5", "TEW-PORCH-10", "TEW-DUEL-18")
def test_ex_45_wound_and_timing() -> None:
    table = build_position(
        active="blue",
        dealer="blue",
        influence={"yellow": (6, 6, 6), "blue": (6, 0, 6)},
        stacks={"saloon": "appraiser"},
        left={"green": 0, "red": 0, "blue": 1, "yellow": 1},
    ).do("place saloon porch")
    assert table.influence("red") == (2, 1, 1)
    table.next_dice(6, 1).do("place saloon porch")
    assert table.decider == "blue"
    table.do("concede")
    assert table.influence("red") == (3, 1, 1)
    market = build_position(
        influence={"yellow": (3, 3, 3), "blue": (3, 3, 3)},
        standing="yellow saloon-porch",
        wounded="blue saloon-porch",
        stacks={"saloon": "appraiser"},
        zones={"saloon": "jail"},
        cards={"yellow": "hat-5", "blue": "steer-1"},
        phase="market",
    )
    market.do("buy jail")
    paid = [(event.seat, event.property) for event in market.events_of(e.PropertyPaid)]
    assert paid == [(0, "appraiser")]
    kept = build_position(standing="blue hideout-left", influence={"blue": (2, 1, 0)}).next_dice(6, 1)
    kept.do("place hideout left", "concede")
    assert kept.influence("blue") == (2, 1, 0)


@pytest.mark.rule("TEW-HAND-7", "TEW-SHER-1")
def test_ex_46_a_changed_card_makes_a_flush() -> None:
    table = build_position(
        gaps="steer-1 steer-2 steer-3 steer-4 hat-3 hat-5",
        cards={"yellow": "teepee-3"},
        rival="horseshoe-1",
        standing="yellow saloon-porch, yellow sheriff-up",
        phase="resolution",
    )
    assert table.events_of(e.HandWon)[-1].mat in ("saloon", "sheriff")
    hands = {event.mat: event.hand for event in table.do(table.choices[0]).events_of(e.HandWon)}
    assert hands["saloon"] == "flush"


@pytest.mark.rule("TEW-SOLO-13", "TEW-SOLO-14")
def test_ex_47_a_six_after_a_lost_attack() -> None:
    table = build_position(
        1, standing="green bank-right", influence={"yellow": (0, 0, 0)}, revealed="yellow", poker="hat-5"
    ).next_dice(1, 5, 6)
    table.do("place bank left")
    assert table.wounded_on("bank-influence") == ["yellow"]
    assert len(table.events_of(e.DuelBegun)) == 1
    assert table.standing_on("courthouse-porch") == "green"


def test_a_fresh_game_asks_for_a_poker_card() -> None:
    assert new_game().kind == "keep"
