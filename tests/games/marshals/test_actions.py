"""Action cards: ambush and camp, clue, hideout, jurisdiction, elimination (sections 9 to 11 and 15)."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.marshals.positions import build_position

from cantina.games.marshals import events as e

NEXT = "mountain-10 mountain-9 mountain-8 mountain-7"
DESERT = "desert desert desert"


@pytest.mark.rule("MA-ACT-1")
@pytest.mark.parametrize("name", ["ambush-desert-1", "camp-desert-1", "clue-desert", "hideout-desert"])
def test_an_action_card_needs_its_terrain(name: str) -> None:
    away = build_position(hands={"A": name})
    assert away.why_not(f"play {name}") == ("wrong-terrain", "MA-ACT-1")
    there = build_position("desert forest plains", hands={"A": name})
    assert there.why_not(f"play {name}") is None


@pytest.mark.rule("MA-ACT-2", "MA-ELIM-7")
def test_an_action_card_does_not_hit_its_player() -> None:
    table = build_position(
        DESERT, hands={"A": "ambush-desert-2"}, bullets={"A": 0, "B": 4, "C": 4}, deck=NEXT
    ).do("play ambush-desert-2")
    assert table.at("A") == "desert"
    assert table.bullets("A") == 0
    assert [table.bullets(player) for player in "BC"] == [2, 2]


@pytest.mark.rule("MA-ACT-3")
def test_one_action_card_a_turn() -> None:
    table = build_position(hands={"A": "ambush-forest-1 camp-forest-1"}, deck=NEXT).do("play ambush-forest-1")
    assert table.active == "B"
    assert table.hand("A") == ["camp-forest-1"]


@pytest.mark.rule("MA-AMBUSH-1")
def test_targets_are_the_others_in_play_in_the_territory() -> None:
    table = build_position(
        "desert desert - plains", hands={"A": "ambush-desert-1"}, bullets={"C": 0}, deck=NEXT
    ).do("play ambush-desert-1")
    assert [table.bullets(player) for player in "ABCE"] == [4, 3, 0, 4]
    assert [event.seat for event in table.events_of(e.CostPaid)] == [1]


@pytest.mark.rule("MA-AMBUSH-2")
def test_without_a_target_the_card_still_shelters() -> None:
    table = build_position(hands={"A": "camp-forest-2"}, deck=NEXT).do("play camp-forest-2")
    assert [table.provisions(player) for player in "ABC"] == [4, 4, 4]
    assert table.events_of(e.NobodyHit)
    assert table.view.shelter
    assert table.active == "B"


@pytest.mark.rule("MA-AMBUSH-3", "MA-AMBUSH-13")
@pytest.mark.parametrize(("name", "cost"), [("camp-desert-1", 1), ("camp-desert-2", 2)])
def test_a_single_target_of_a_camp_pays_provisions(name: str, cost: int) -> None:
    table = build_position("desert desert plains", hands={"A": name, "B": "desert-10"}, deck=NEXT).do(
        f"play {name}"
    )
    assert table.provisions("B") == 4 - cost
    assert table.bullets("B") == 4
    assert not table.events_of(e.CardShown)


@pytest.mark.rule("MA-AMBUSH-4", "MA-AMBUSH-5", "MA-AMBUSH-6", "MA-INFO-11")
def test_targets_show_in_the_open_one_after_another() -> None:
    table = build_position(
        DESERT,
        hands={"A": "ambush-desert-1", "B": "desert-4 desert-7 forest-9 wild", "C": "wild forest-2"},
        deck=NEXT,
    ).do("play ambush-desert-1")
    assert (table.deciders, table.choices) == ("B", ["show desert-4", "show desert-7", "show nothing"])
    assert table.why_not("show forest-9") == ("other-terrain", "MA-AMBUSH-4")
    assert table.why_not("show desert-5") == ("not-in-hand", "MA-AMBUSH-4")
    table.do("show desert-4")
    # C holds nothing fitting, is asked like everybody, and sees what B showed.
    assert (table.deciders, table.choices) == ("C", ["show nothing"])
    assert table.seen_by("C").seats[1].shown == "desert-4"
    assert table.seen_by("C").seats[1].hand_known == ("desert-4",)
    table.do("show nothing")
    for player in (None, "B", "C"):
        assert table.seen_by(player).seats[0].hand_known[0] == "desert-4"


@pytest.mark.rule("MA-AMBUSH-5")
def test_a_wild_card_cannot_be_shown() -> None:
    table = build_position(DESERT, hands={"A": "ambush-desert-1", "B": "wild"}, deck=NEXT)
    assert table.do("play ambush-desert-1").choices == ["show nothing"]


@pytest.mark.rule("MA-AMBUSH-7", "MA-AMBUSH-8", "MA-AMBUSH-9")
def test_exactly_the_lowest_pay() -> None:
    four = "desert desert desert desert"
    hands = {"A": "ambush-desert-1", "B": "desert-6", "C": "desert-2", "E": "desert-9"}
    for answers, paid in (
        (("show desert-6", "show desert-2", "show desert-9"), "C"),
        (("show desert-6", "show nothing", "show nothing"), "CE"),
        (("show nothing", "show nothing", "show nothing"), "BCE"),
        (("show nothing", "show desert-2", "show desert-9"), "B"),
    ):
        table = build_position(four, hands=hands, deck=NEXT).do("play ambush-desert-1", *answers)
        assert "".join(player for player in "ABCE" if table.bullets(player) == 3) == paid


@pytest.mark.rule("MA-AMBUSH-10")
def test_the_highest_card_shown_changes_hands() -> None:
    table = build_position(
        DESERT, hands={"A": "ambush-desert-1", "B": "desert-6 desert-9", "C": "desert-2"}, deck=NEXT
    ).do("play ambush-desert-1", "show desert-6", "show desert-2")
    assert table.hand("A") == ["desert-6"]
    assert "desert-9" in table.hand("B")
    assert table.hand("C") == ["desert-2"]
    none = build_position(DESERT, hands={"A": "ambush-desert-1", "B": "desert-6", "C": "desert-2"}, deck=NEXT)
    none.do("play ambush-desert-1", "show nothing", "show nothing")
    assert none.hand("A") == []


@pytest.mark.rule("MA-AMBUSH-11", "MA-ELIM-1", "MA-SPEC-5")
def test_no_part_payment_and_having_nothing_is_no_elimination() -> None:
    table = build_position(
        DESERT, hands={"A": "ambush-desert-2"}, bullets={"B": 1, "C": 2}, provisions={"B": 0}, deck=NEXT
    )
    assert table.at("B") == "desert"
    table.do("play ambush-desert-2")
    assert table.at("B") is None
    assert table.bullets("B") == 1
    assert table.at("C") == "desert"
    assert table.bullets("C") == 0


@pytest.mark.rule("MA-AMBUSH-12", "MA-AMBUSH-14", "MA-ELIM-2", "MA-TURN-13")
def test_payments_and_eliminations_come_before_the_card_is_discarded() -> None:
    table = build_position(
        "desert desert desert desert",
        hands={"A": "camp-desert-1", "B": "wild forest-1", "E": "plains-5"},
        provisions={"B": 0, "E": 0},
        deck=NEXT,
    ).do("play camp-desert-1", "show nothing", "show nothing")
    assert table.discard[:4] == ["camp-desert-1", "plains-5", "wild", "forest-1"]
    assert table.provisions("C") == 3
    assert table.view.shelter
    assert not table.state.over
    assert table.active == "C"


@pytest.mark.rule("MA-ELIM-3", "MA-ELIM-4")
def test_an_eliminated_player_takes_part_in_nothing() -> None:
    table = build_position("desert - desert mountain", hands={"A": "hideout-desert"}, deck=f"wild {NEXT}")
    assert table.at("B") is None
    table.do("play hideout-desert")
    assert table.why_not("search seat-2") is not None
    train = build_position("desert - desert mountain", deck=f"train-right {NEXT}", draw=True)
    asked = []
    while train.kind == "board":
        asked.append(train.deciders)
        train.do("board nothing")
    assert asked == ["A", "C"]
    town = build_position("desert - desert mountain", deck=f"town-1 {NEXT}", draw=True)
    asked = []
    while town.kind in ("buy", "travel"):
        asked.append(town.deciders)
        town.do(town.choices[-1])
    assert asked == ["A", "C"]
    border = build_position("desert - desert mountain", deck=f"border {NEXT}", draw=True)
    assert border.at("B") is None


@pytest.mark.rule("MA-CLUE-1", "MA-INFO-7")
def test_a_clue_is_for_its_players_eyes_only() -> None:
    table = build_position(hands={"A": "clue-forest"}, deck="forest-1 plains-2 desert-3 wild")
    table.do("play clue-forest")
    assert table.choices == [f"order {o}" for o in ("1 2 3", "1 3 2", "2 1 3", "2 3 1", "3 1 2", "3 2 1")]
    assert [k.card for k in table.seen_by("A").deck_known] == ["forest-1", "plains-2", "desert-3"]
    assert table.seen_by("B").deck_known == ()
    table.do("order 2 3 1")
    assert table.deck[:3] == ["desert-3", "forest-1", "wild"]  # B has drawn plains-2
    assert [k.card for k in table.seen_by("A").deck_known] == ["desert-3", "forest-1"]
    assert table.seen_by("A").seats[1].hand_known == ("plains-2",)
    assert table.seen_by("C").seats[1].hand_known == ()
    for event in (*table.events_of(e.DeckLookedAt), *table.events_of(e.DeckArranged)):
        assert event.seen_by(0).cards is not None
        assert event.seen_by(1).cards is event.seen_by(None).cards is None


@pytest.mark.rule("MA-CLUE-2")
@pytest.mark.parametrize("size", [1, 2])
def test_a_clue_with_a_short_deck(size: int) -> None:
    deck = ["forest-1", "outlaw-1"][-size:]
    table = build_position(
        hands={"A": "clue-forest"},
        deck=" ".join(deck),
        only=True,
        captured={"outlaw-2": "A", "outlaw-3": "B", "outlaw-4": "C"},
        discard="desert-1",
    )
    table.do("play clue-forest")
    if size == 2:
        assert table.choices == ["order 1 2", "order 2 1"]
        assert table.why_not("order 1 2 3") == ("other-number", "MA-CLUE-2")
        table.do("order 1 2")
        assert table.hand("B") == ["forest-1"]
    else:
        assert table.state.over  # nothing to order: B draws the last outlaw
        assert table.captures("B") == ("outlaw-1", "outlaw-3")
    assert table.events_of(e.DeckLookedAt)[0].count == size


@pytest.mark.rule("MA-CLUE-3")
def test_outlaws_and_events_seen_by_a_clue_do_nothing() -> None:
    table = build_position(hands={"A": "clue-forest"}, deck="outlaw-1 border outlaw-2 wild")
    table.do("play clue-forest")
    assert table.kind == "order"
    assert table.captures("A") == ()
    assert not table.events_of(e.OutlawDrawn)
    assert not table.events_of(e.EventDrawn)


@pytest.mark.rule("MA-HIDE-1", "MA-HIDE-6", "MA-HIDE-8")
def test_a_hideout_searches_the_deck_or_any_rival_with_cards() -> None:
    table = build_position(
        "forest desert plains mountain", hands={"A": "hideout-forest", "B": "wild", "E": "forest-1"}
    ).do("play hideout-forest")
    while table.kind == "cancel":
        table.do("let be")
    assert table.choices == ["search deck", "search seat-2", "search seat-4"]
    assert table.why_not("search seat-3") == ("no-cards-to-search", "MA-HIDE-6")
    assert table.why_not("search seat-1") == ("no-such-rival", "MA-HIDE-6")


@pytest.mark.rule("MA-HIDE-2", "MA-INFO-8")
def test_a_hideout_keeps_one_of_two_and_puts_the_other_back() -> None:
    table = build_position(
        "forest desert", hands={"A": "hideout-forest", "B": "wild"}, deck="forest-1 plains-2"
    )
    table.do("play hideout-forest", "search deck")
    assert table.choices == ["keep forest-1", "keep plains-2"]
    assert table.why_not("keep wild") == ("not-found", "MA-HIDE-2")
    assert [k.card for k in table.seen_by("A").deck_known] == ["forest-1", "plains-2"]
    table.do("keep plains-2")
    assert table.hand("A") == ["plains-2"]
    assert "forest-1" in table.hand("B")  # it lay on top again
    assert "forest-1" in table.seen_by("A").seats[1].hand_known
    [event] = table.events_of(e.CardKept)
    assert event.seen_by(1).card is event.seen_by(1).returned is None
    assert table.seen_by("B").seats[0].hand_known == ()


@pytest.mark.rule("MA-HIDE-3", "MA-INFO-8")
def test_two_outlaws_go_back_in_an_order_of_choice() -> None:
    table = build_position(
        "forest desert", hands={"A": "hideout-forest", "B": "wild"}, deck="outlaw-3 outlaw-1 wild"
    )
    table.do("play hideout-forest", "search deck")
    assert table.choices == ["top outlaw-1", "top outlaw-3"]
    assert table.kind == "keep"
    table.do("top outlaw-1")
    assert table.hand("A") == []
    assert table.events_of(e.NothingKept)[0].seen_by(1).cards is None
    assert [event.card for event in table.events_of(e.OutlawDrawn)] == ["outlaw-1", "outlaw-3"]


@pytest.mark.rule("MA-HIDE-4")
def test_an_event_may_be_kept_and_played_later() -> None:
    table = build_position(
        "forest desert", hands={"A": "hideout-forest", "B": "wild"}, deck="border plains-1 wild"
    )
    table.do("play hideout-forest", "search deck", "keep border")
    assert table.hand("A") == ["border"]
    assert not table.events_of(e.BorderCrossed)
    table.do("pass")
    assert "play border" in table.choices


@pytest.mark.rule("MA-HIDE-5", "MA-DECK-4")
def test_the_last_card_of_the_deck_is_an_outlaw_and_stays() -> None:
    table = build_position(
        hands={"A": "hideout-forest", "B": "wild"},
        deck="outlaw-1",
        only=True,
        captured={"outlaw-2": "A", "outlaw-3": "B", "outlaw-4": "C"},
        discard="desert-1",
    )
    table.do("play hideout-forest")
    table.do("search deck")
    assert table.events_of(e.NothingKept)[0].seen_by(0).cards == ("outlaw-1",)
    if table.kind == "claim":
        table.do("claim nothing")
    assert table.captures("B") == ("outlaw-1", "outlaw-3")


@pytest.mark.rule("MA-HIDE-6")
def test_two_cards_are_picked_blind_each_as_likely_as_another() -> None:
    picked = Counter[str]()
    for seed in range(300):
        table = build_position(
            "forest desert", hands={"A": "hideout-forest", "B": "forest-1 plains-2 desert-3"}, seed=seed
        )
        table.do("play hideout-forest", "search seat-2")
        seen = table.seen_by("A").picked
        assert len(seen) == 2
        assert table.seen_by("B").picked == seen
        assert table.seen_by(None).picked == ()
        picked.update(seen)
    assert all(150 < picked[name] < 250 for name in ("forest-1", "plains-2", "desert-3"))
    one = build_position("forest desert", hands={"A": "hideout-forest", "B": "wild"})
    one.do("play hideout-forest", "search seat-2")
    assert one.choices == ["take wild", "take nothing"]


@pytest.mark.rule("MA-HIDE-7")
def test_one_picked_card_is_kept_or_none() -> None:
    table = build_position("forest desert", hands={"A": "hideout-forest", "B": "plains-2 desert-3"}, deck=NEXT)
    table.do("play hideout-forest", "search seat-2")
    assert table.why_not("take wild") == ("not-picked", "MA-HIDE-7")
    table.do("take nothing")
    assert table.hand("A") == []
    assert table.hand("B")[:2] == ["desert-3", "plains-2"]
    assert table.events_of(e.NothingTaken)
    assert table.discard == ["hideout-forest"]


@pytest.mark.rule("MA-JUR-1", "MA-JUR-2", "MA-INFO-10")
@pytest.mark.parametrize("name", ["clue-forest", "hideout-forest"])
def test_all_others_are_asked_before_anything_is_looked_at(name: str) -> None:
    table = build_position(
        "forest desert plains mountain", hands={"A": name, "B": "wild", "C": "jurisdiction", "E": "forest-1"}
    ).do(f"play {name}")
    assert table.deciders == "BCE"
    assert table.choices_of("B") == table.choices_of("E") == ["let be"]
    assert table.choices_of("C") == ["cancel", "let be"]  # on the plains: no terrain is needed
    assert table.why_not("cancel", by="B") == ("no-jurisdiction", "MA-JUR-1")
    assert not table.events_of(e.DeckLookedAt)
    before = len(table.events)
    table.do("let be", by="E").do("let be", by="B")
    assert len(table.events) == before
    table.do("let be", by="C")
    assert not any(isinstance(event, e.CardCancelled) for event in table.events)
    assert table.kind in ("order", "search")


@pytest.mark.rule("MA-JUR-1")
def test_nobody_is_asked_once_both_jurisdictions_lie_open() -> None:
    table = build_position(
        hands={"A": "clue-forest", "B": "wild"}, discard="jurisdiction forest-9 jurisdiction", deck=NEXT
    )
    assert table.do("play clue-forest").kind == "order"


@pytest.mark.rule("MA-JUR-3", "MA-INFO-10")
def test_a_yes_that_does_not_succeed_stays_unknown() -> None:
    table = build_position(
        "forest desert plains mountain",
        active="C",
        hands={"C": "clue-plains", "E": "jurisdiction", "B": "jurisdiction"},
        deck=NEXT,
    ).do("play clue-plains")
    table.do("cancel", by="E").do("cancel", by="B")
    [event] = table.events_of(e.CardCancelled)
    assert event.seat == 1  # B is farther from C, clockwise, than E
    assert table.hand("B") == ["clue-plains"]
    assert table.hand("E")[-1] == "jurisdiction"
    for player in (None, "A", "B", "C"):
        assert "jurisdiction" not in table.seen_by(player).seats[3].hand_known


@pytest.mark.rule("MA-JUR-4", "MA-JUR-5")
def test_a_cancelled_card_goes_to_whoever_cancelled_it() -> None:
    table = build_position(hands={"A": "hideout-forest", "C": "jurisdiction"}, deck=NEXT)
    table.do("play hideout-forest", "cancel")
    assert table.hand("C") == ["hideout-forest"]
    assert all("hideout-forest" in table.seen_by(p).seats[2].hand_known for p in (None, "A", "B"))
    assert table.discard == ["jurisdiction"]
    assert table.active == "B"
    assert not table.events_of(e.RivalSearched)


@pytest.mark.rule("MA-JUR-6")
def test_jurisdiction_is_for_clues_and_hideouts_only() -> None:
    hands = {"A": "ambush-forest-1 camp-forest-1 border desert-1", "B": "jurisdiction"}
    for choice in ("play ambush-forest-1", "play camp-forest-1", "play border", "move desert-1"):
        assert build_position(hands=hands, deck=NEXT).do(choice).kind == "main"
    table = build_position(hands={"A": "clue-forest", "B": "jurisdiction", "C": "jurisdiction"}, deck=NEXT)
    table.do("play clue-forest").do("let be", by="B").do("cancel", by="C")
    assert table.kind == "main"  # the jurisdiction itself cannot be cancelled


@pytest.mark.rule("MA-JUR-7")
def test_a_stolen_card_can_be_cancelled_again() -> None:
    table = build_position(
        "forest desert forest", hands={"A": "clue-forest", "B": "jurisdiction", "C": "jurisdiction"}, deck=NEXT
    )
    table.do("play clue-forest").do("let be", by="B").do("cancel", by="C")
    table.do("pass", "play clue-forest", "cancel")
    assert "clue-forest" in table.hand("B")
    assert table.discard[:2] == ["jurisdiction", "jurisdiction"]
