"""The worked examples of the rules (section 22), one test each."""

from __future__ import annotations

import pytest
from tests.games.marshals.positions import build_position, new_game

from cantina.games.marshals import events as e

ALL_ON_DESERT = "desert desert desert"
LATE = "clue-mountain"
"""A card for the next player to draw, where the turn goes on."""


@pytest.mark.rule("MA-OUT-4", "MA-OUT-5", "MA-OUT-6", "MA-OUT-7", "MA-OUT-8", "MA-OUT-9")
@pytest.mark.rule("MA-CLAIM-1", "MA-CLAIM-2", "MA-CLAIM-5", "MA-CLAIM-7")
def test_ex_1_capture_at_home_and_a_claim() -> None:
    table = build_position(
        hands={"A": "", "B": "forest-7 forest-2 desert-9 wild", "C": "forest-10"},
        corrupt="C",
        discard="desert-1",
        deck=f"outlaw-3 {LATE}",
        draw=True,
    )
    assert table.deciders == "B"  # C, revealed, is not asked
    table.do("claim")
    assert table.money("A") == 60
    assert table.captures("A") == ("outlaw-3",)
    assert table.money("B") == 19
    assert table.hand("B") == ["desert-9", "wild", LATE]
    assert table.active == "B"


@pytest.mark.rule("MA-OUT-7", "MA-CLAIM-4")
def test_ex_2_no_doubling_away_from_home_and_a_claim_declined() -> None:
    table = build_position("desert desert plains", hands={"B": "desert-10"}, deck=f"outlaw-2 {LATE}", draw=True)
    table.do("claim nothing")
    assert table.money("A") == 30
    assert table.money("B") == 10
    assert "desert-10" in table.hand("B")


@pytest.mark.rule("MA-ESC-1", "MA-ESC-4", "MA-ESC-6", "MA-OUT-3")
def test_ex_3_one_shelter_lets_two_outlaws_go() -> None:
    table = build_position(discard="ambush-desert-1", deck=f"outlaw-1 outlaw-4 {LATE}", draw=True)
    assert table.deck[-2:] == ["outlaw-1", "outlaw-4"]
    assert [table.money(player) for player in "AB"] == [10, 10]
    assert table.view.shelter
    assert table.active == "C"


@pytest.mark.rule("MA-ESC-2", "MA-TURN-7")
def test_ex_4_a_movement_card_covers_the_camp() -> None:
    table = build_position(
        "forest desert", active="B", discard="camp-forest-1", deck=f"plains-5 outlaw-1 {LATE}", draw=True
    )
    table.do("move plains-5")
    assert table.money("B") == 25
    assert table.captures("B") == ("outlaw-1",)


@pytest.mark.rule("MA-ESC-3")
def test_ex_5_passing_does_not_end_the_shelter() -> None:
    table = build_position(active="B", discard="camp-forest-1", deck=f"mountain-5 outlaw-1 {LATE}", draw=True)
    table.do("pass")
    assert table.deck[-1] == "outlaw-1"
    assert table.captures("C") == ()


@pytest.mark.rule("MA-CORR-5", "MA-CORR-7", "MA-ESC-5")
def test_ex_6_the_corrupt_marshal_is_revealed_by_an_outlaw() -> None:
    table = build_position(
        hands={"A": "corrupt forest-1"}, discard="camp-forest-1", deck=f"outlaw-2 {LATE}", draw=True
    )
    assert table.seat_view("A").corrupt
    assert table.money("A") == 40
    assert table.deck[-1] == "outlaw-2"
    assert table.view.shelter
    assert table.hand("A") == ["forest-1"]


_THREE_OTHERS = {"outlaw-1": "B", "outlaw-3": "B", "outlaw-4": "B"}


@pytest.mark.rule("MA-ESC-7", "MA-WIN-2", "MA-END-2")
def test_ex_7_the_corrupt_marshal_lets_the_last_outlaw_go() -> None:
    table = build_position(
        hands={"A": "corrupt"},
        deck="outlaw-2",
        only=True,
        captured=_THREE_OTHERS,
        money={"B": 150},
        discard="forest-1",
        draw=True,
    )
    assert table.state.over
    assert table.money("A") == 40
    assert table.view.fled == ("outlaw-2",)
    assert table.winners == "A"
    assert table.ending == "fled-corrupt"


@pytest.mark.rule("MA-WIN-2")
def test_ex_8_a_shelter_does_it_for_the_corrupt_marshal() -> None:
    table = build_position(
        deck="outlaw-2",
        only=True,
        captured={"outlaw-1": "A", "outlaw-3": "B", "outlaw-4": "B"},
        discard="ambush-forest-2",
        corrupt="C",
        draw=True,
    )
    assert [table.money(player) for player in "ABC"] == [10, 10, 10]
    assert table.winners == "C"


@pytest.mark.rule("MA-CORR-12", "MA-WIN-4")
def test_ex_9_a_hidden_corrupt_card_wins_nothing() -> None:
    table = build_position(
        hands={"C": "corrupt"},
        deck="outlaw-2",
        only=True,
        captured={"outlaw-1": "A", "outlaw-3": "A", "outlaw-4": "B"},
        discard="ambush-forest-2",
        money={"A": 50, "B": 70, "C": 65},
        draw=True,
    )
    assert table.winners == "B"
    assert table.ending == "fled-money"


@pytest.mark.rule("MA-WIN-3", "MA-WIN-5", "MA-ELIM-6")
@pytest.mark.parametrize(("at", "winner"), [("forest desert plains", "A"), ("- desert plains", "B")])
def test_ex_10_three_captures_count_for_a_player_in_play(at: str, winner: str) -> None:
    table = build_position(
        at,
        active="B",
        deck="outlaw-4",
        only=True,
        captured={"outlaw-1": "A", "outlaw-2": "A", "outlaw-3": "A"},
        discard="forest-1",
        money={"A": 70, "B": 35, "C": 20},
        draw=True,
    )
    assert table.money("B") == 95
    assert table.winners == winner


@pytest.mark.rule("MA-AMBUSH-3", "MA-TURN-8")
def test_ex_11_a_single_target_pays_and_shows_nothing() -> None:
    table = build_position(
        "desert desert mountain", hands={"A": "ambush-desert-2", "B": "desert-10"}, deck=LATE
    ).do("play ambush-desert-2")
    assert table.bullets("B") == 2
    assert "desert-10" in table.hand("B")
    assert table.discard[0] == "ambush-desert-2"
    assert table.active == "B"


@pytest.mark.rule("MA-AMBUSH-8", "MA-AMBUSH-10")
def test_ex_12_the_lowest_pays_and_the_highest_is_handed_over() -> None:
    table = build_position(
        ALL_ON_DESERT, hands={"A": "ambush-desert-1", "B": "desert-8", "C": "desert-3"}, deck=LATE
    ).do("play ambush-desert-1", "show desert-8", "show desert-3")
    assert [table.bullets(player) for player in "ABC"] == [4, 4, 3]
    assert table.hand("C") == ["desert-3"]
    assert table.hand("A") == ["desert-8"]


@pytest.mark.rule("MA-AMBUSH-7", "MA-AMBUSH-8", "MA-AMBUSH-10", "MA-AMBUSH-13")
def test_ex_13_showing_nothing_counts_as_zero_also_at_a_camp() -> None:
    table = build_position(
        ALL_ON_DESERT, hands={"A": "camp-desert-2", "B": "desert-2", "C": "desert-3"}, deck=LATE
    ).do("play camp-desert-2", "show desert-2", "show nothing")
    assert table.provisions("C") == 2
    assert table.provisions("B") == 4
    assert table.hand("C") == ["desert-3"]
    assert table.hand("A") == ["desert-2"]


@pytest.mark.rule("MA-AMBUSH-8", "MA-AMBUSH-11", "MA-AMBUSH-12", "MA-ELIM-2")
def test_ex_14_who_cannot_pay_is_out() -> None:
    table = build_position(
        ALL_ON_DESERT,
        hands={"A": "ambush-desert-2", "C": "plains-3 wild"},
        bullets={"B": 3, "C": 1},
        deck=LATE,
    ).do("play ambush-desert-2", "show nothing")
    assert table.bullets("B") == 1
    assert table.bullets("C") == 1
    assert table.at("C") is None
    assert table.discard[:3] == ["ambush-desert-2", "wild", "plains-3"]


@pytest.mark.rule("MA-AMBUSH-4", "MA-AMBUSH-8", "MA-AMBUSH-10")
def test_ex_15_four_on_one_territory_asked_clockwise() -> None:
    table = build_position(
        "desert desert desert desert",
        active="C",
        hands={"A": "desert-5", "B": "desert-6", "C": "ambush-desert-1", "E": "desert-9"},
        deck=LATE,
    ).do("play ambush-desert-1")
    order = []
    for shown in ("show desert-9", "show desert-5", "show desert-6"):
        order.append(table.deciders)
        table.do(shown)
    assert order == ["E", "A", "B"]
    assert [table.bullets(player) for player in "ABCE"] == [3, 4, 4, 4]
    assert table.hand("C") == ["desert-9"]
    assert table.hand("A") == ["desert-5"]


@pytest.mark.rule("MA-END-3", "MA-WIN-1")
def test_ex_16_the_last_marshal_wins_whatever_the_money() -> None:
    table = build_position(
        "desert desert", hands={"A": "camp-desert-1"}, provisions={"B": 0}, money={"A": 5, "B": 90}
    ).do("play camp-desert-1")
    assert table.winners == "A"
    assert table.ending == "one-left"


@pytest.mark.rule("MA-JUR-3", "MA-JUR-4", "MA-JUR-5")
def test_ex_17_the_farthest_jurisdiction_succeeds() -> None:
    table = build_position(
        "forest desert plains mountain",
        hands={"A": "clue-forest", "B": "jurisdiction", "E": "jurisdiction"},
        deck=LATE,
    ).do("play clue-forest")
    assert table.deciders == "BE"
    table.do("cancel", by="B").do("cancel", by="E")
    assert table.discard[0] == "jurisdiction"
    assert table.hand("E") == ["clue-forest"]
    assert "jurisdiction" in table.hand("B")
    assert table.active == "B"


@pytest.mark.rule("MA-CLUE-1")
def test_ex_18_a_clue_orders_the_top_of_the_deck() -> None:
    table = build_position(hands={"A": "clue-forest"}, deck="outlaw-1 forest-1 forest-2 wild")
    table.do("play clue-forest", "order 3 1 2")
    assert table.hand("B") == ["forest-2"]
    assert table.deck[:3] == ["outlaw-1", "forest-1", "wild"]


@pytest.mark.rule("MA-HIDE-3")
def test_ex_19_an_outlaw_cannot_be_kept() -> None:
    table = build_position(
        "forest desert", hands={"A": "hideout-forest", "B": "plains-1"}, deck="outlaw-2 wild"
    )
    table.do("play hideout-forest", "search deck")
    assert table.choices == ["keep wild"]
    table.do("keep wild", "claim nothing")
    assert table.captures("B") == ("outlaw-2",)
    assert table.hand("A")[0] == "wild"


@pytest.mark.rule("MA-HIDE-6", "MA-HIDE-7", "MA-CORR-3")
def test_ex_20_the_role_goes_with_the_card() -> None:
    table = build_position(hands={"A": "hideout-forest", "B": "forest-1 corrupt"}, deck=LATE)
    table.do("play hideout-forest")
    while table.kind == "cancel":
        table.do("let be")
    table.do("search seat-2")
    assert table.choices == ["take forest-1", "take corrupt", "take nothing"]
    table.do("take corrupt")
    assert table.hand("A") == ["corrupt"]
    assert "corrupt" not in table.hand("B")
    [moved] = table.events_of(e.CardTaken)
    assert moved.seen_by(2).card is None
    assert moved.seen_by(0).card == moved.seen_by(1).card == "corrupt"


@pytest.mark.rule("MA-TRAIN-3", "MA-TRAIN-4", "MA-TRAIN-5", "MA-TRAIN-8")
def test_ex_21_a_train_to_the_left() -> None:
    table = build_position("plains desert mountain plains", deck=f"train-left {LATE}", draw=True)
    order = []
    for answer in ("board nothing", "board forest", "board desert"):
        order.append(table.deciders)
        table.do(answer)
    assert order == ["A", "B", "E"]
    assert table.at("B") == "forest"
    assert table.at("E") == "desert"
    assert [table.money(player) for player in "ABCE"] == [10, 7, 10, 7]
    assert table.active == "B"


@pytest.mark.rule("MA-TOWN-3", "MA-TOWN-7", "MA-TOWN-9")
def test_ex_22_a_journey_to_the_town() -> None:
    table = build_position(
        "desert mountain", hands={"B": "plains-4 wild forest-2"}, bullets={"B": 2}, deck="town-1", draw=True
    )
    table.do("buy nothing", "travel plains-4", "travel wild", "buy bullet", "buy provision", "buy nothing")
    assert table.at("B") == "desert"
    assert "forest-2" in table.hand("B")
    assert "wild" not in table.hand("B")
    assert (table.bullets("B"), table.provisions("B"), table.money("B")) == (3, 5, 5)


@pytest.mark.rule("MA-BORDER-1", "MA-BORDER-2")
def test_ex_23_the_border_sends_everybody_home() -> None:
    table = build_position("mountain mountain mountain", deck=f"border {LATE}", draw=True)
    assert [table.at(player) for player in "ABC"] == ["forest", "desert", "plains"]
    assert table.active == "B"


@pytest.mark.rule("MA-MOVE-1", "MA-MOVE-2", "MA-MOVE-3", "MA-SPEC-4")
def test_ex_24_what_step_2_offers() -> None:
    table = build_position(
        "desert forest plains",
        hands={"A": "forest-1 plains-2 mountain-3 desert-4 wild"},
        provisions={"A": 0},
    )
    assert set(table.choices) == {"pass", "move forest-1", "move plains-2", "wild forest", "wild plains"}
    assert len(table.choices) == 5


@pytest.mark.rule("MA-SPEC-2", "MA-SPEC-3", "MA-TURN-7")
def test_ex_25_a_warning_shot() -> None:
    table = build_position("plains plains plains", deck=LATE).do("shoot")
    assert table.deciders == "B"
    table.do("stay", "leave mountain")
    assert [table.bullets(player) for player in "ABC"] == [3, 3, 4]
    assert table.at("C") == "mountain"
    assert table.hand("A") == [LATE]
    assert table.active == "A"


@pytest.mark.rule("MA-TURN-10")
def test_ex_26_only_passing_is_left() -> None:
    table = build_position(
        hands={"A": "plains-1 ambush-desert-1"},
        bullets={"A": 0},
        provisions={"A": 0},
        deck=f"mountain-5 {LATE}",
        draw=True,
    )
    assert table.choices == ["pass"]
    assert len(table.hand("A")) == 3
    assert table.do("pass").active == "B"


@pytest.mark.rule("MA-ESC-6", "MA-DECK-3", "MA-END-1")
def test_ex_27_a_deck_of_outlaws_and_a_corrupt_marshal() -> None:
    table = build_position(
        deck="outlaw-1 outlaw-2",
        only=True,
        corrupt="A",
        captured={"outlaw-3": "B", "outlaw-4": "C"},
        discard="forest-1",
        draw=True,
    )
    assert table.state.over
    assert table.money("A") == 40
    assert table.captures("B") == ("outlaw-2", "outlaw-3")
    assert table.captures("C") == ("outlaw-1", "outlaw-4")
    assert table.ending == "captured-money"


@pytest.mark.rule("MA-WIN-6")
def test_ex_28_captures_break_a_tie() -> None:
    table = build_position(
        active="C",
        deck="outlaw-1",
        only=True,
        captured={"outlaw-2": "A", "outlaw-3": "B", "outlaw-4": "B"},
        discard="forest-1",
        money={"A": 60, "B": 60, "C": 10},
        draw=True,
    )
    assert table.money("C") == 40
    assert table.winners == "B"


@pytest.mark.rule("MA-CORR-4", "MA-TURN-15")
def test_ex_29_a_voluntary_reveal_pays_nothing() -> None:
    table = build_position(hands={"A": "corrupt"}, deck=LATE).do("reveal")
    assert table.seat_view("A").corrupt
    assert table.active == "A"
    table.do("pass")
    assert table.money("A") == 10
    assert table.active == "B"


@pytest.mark.rule("MA-EVT-5", "MA-TOWN-7")
def test_ex_30_an_event_from_the_opening_hand() -> None:
    table = build_position("desert desert", hands={"A": "town-2"}, deck=f"wild {LATE}", draw=True)
    table.do("play town-2", "buy provision", "buy nothing")
    assert table.provisions("A") == 5
    assert table.money("A") == 8
    assert (table.deciders, table.kind) == ("B", "buy")
    table.do("buy nothing")
    assert table.active == "B"


@pytest.mark.rule("MA-BASIC-8", "MA-BASIC-10", "MA-BASIC-13")
def test_ex_31_a_camp_of_the_basic_mode() -> None:
    table = build_position("forest desert", basic=True, hands={"A": "camp"}, deck="forest-1")
    table.do("camp seat-2")
    assert table.active == "A"
    assert table.events_of(e.TurnMissed)[0].seat == 1
    assert table.hand("A") == ["forest-1"]
    assert table.discard == ["camp"]
    assert table.view.shelter


@pytest.mark.rule("MA-SETUP-12", "MA-SETUP-13", "MA-SETUP-14")
def test_ex_32_outlaws_in_an_opening_hand() -> None:
    """Found by seed: the first player is dealt two outlaws and keeps an event."""
    for seed in range(20000):
        table = new_game(3, seed, first=1)
        aside = [event for event in table.events_of(e.OutlawSetAside) if event.seat == 0]
        if len(aside) >= 2 and any(name in table.hand("A") for name in ("border", "town-1", "town-2")):
            break
    assert {event.card for event in aside} <= set(table.deck)
    assert len([name for name in table.deck if name.startswith("outlaw")]) == 4
    [rebuilt] = table.events_of(e.DeckRebuilt)
    assert {event.card for event in aside} <= set(rebuilt.cards)
    dealt = next(event for event in table.events_of(e.HandDealt) if event.seat == 0)
    assert dealt.seen_by(1).cards is None


@pytest.mark.rule("MA-ESC-4", "MA-ESC-10", "MA-DECK-3", "MA-END-1")
def test_ex_33_a_shelter_over_a_deck_of_outlaws_is_used_up() -> None:
    table = build_position(
        "forest desert mountain",
        deck="outlaw-1 outlaw-4",
        only=True,
        captured={"outlaw-2": "B", "outlaw-3": "C"},
        discard="ambush-desert-1",
        draw=True,
    )
    assert table.state.over
    assert table.money("B") == 70
    assert table.money("C") == 25
    assert len(table.events_of(e.ShelterUsedUp)) == 1
    assert table.events_of(e.OutlawEscaped)[0].card == "outlaw-1"
