"""Outlaws, claims, escapes and the corrupt Marshal (sections 6 to 8)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.marshals.positions import build_position

from cantina.games.marshals import events as e

NEXT = "mountain-10 mountain-9 mountain-8"


@pytest.mark.rule("MA-OUT-2", "MA-CORR-8", "MA-CORR-9")
@pytest.mark.parametrize("hidden", [True, False])
def test_the_corrupt_marshal_never_captures(hidden: bool) -> None:
    table = build_position(
        hands={"A": "corrupt" if hidden else "", "B": "forest-3"},
        corrupt="" if hidden else "A",
        captured={"outlaw-3": "A"},
        deck=f"outlaw-1 {NEXT}",
        draw=True,
    )
    assert table.captures("A") == ("outlaw-3",)  # made earlier: kept
    assert table.deck[-1] == "outlaw-1"
    assert table.money("A") == 40
    assert table.kind == "main"  # no claims
    rest = build_position("desert desert plains", corrupt="A", hands={"A": "forest-1 camp-desert-1 wild"})
    assert {"pass", "shoot", "ride forest", "move forest-1", "play camp-desert-1"} <= set(rest.choices)


@pytest.mark.rule("MA-OUT-5", "MA-OUT-6", "MA-OUT-7")
def test_the_place_of_capture_is_where_the_pawn_is_now() -> None:
    table = build_position("desert desert plains", hands={"A": "forest-1"}, deck=f"outlaw-2 {NEXT}")
    table.do("move forest-1")
    [event] = table.events_of(e.OutlawCaptured)
    assert (event.terrain, event.doubled, event.money) == ("forest", True, 40)
    assert table.money("A") == 50
    away = build_position("plains desert forest", deck=f"outlaw-2 {NEXT}", draw=True)
    assert away.money("A") == 30


@pytest.mark.rule("MA-CLAIM-1")
def test_everybody_sees_whose_capture_is_claimed_for() -> None:
    table = build_position(
        hands={"A": "", "B": "forest-3"}, captured={"outlaw-3": "A"}, deck=f"outlaw-2 {NEXT}", draw=True
    )
    assert table.kind == "claim"
    assert [table.state.view(seat).captured for seat in (0, 1, None)] == ["outlaw-2"] * 3
    table.do("claim")
    while table.kind == "claim":
        table.do("claim nothing")
    assert table.state.view(None).captured is None


@pytest.mark.rule("MA-OUT-8", "MA-ELIM-5")
def test_a_capture_is_kept_to_the_end() -> None:
    table = build_position(
        "desert desert desert",
        hands={"A": "camp-desert-2"},
        provisions={"B": 1},
        captured={"outlaw-2": "B"},
        money={"B": 33},
        deck=NEXT,
    ).do("play camp-desert-2")
    assert table.at("B") is None
    assert table.captures("B") == ("outlaw-2",)
    assert table.money("B") == 33


@pytest.mark.rule("MA-OUT-9", "MA-CLAIM-4", "MA-INFO-12")
def test_claims_are_asked_clockwise_of_all_others_and_declining_is_silent() -> None:
    table = build_position(
        "desert desert plains mountain",
        active="B",
        hands={"A": "desert-4", "C": "plains-1", "E": "desert-1 desert-2"},
        deck=f"outlaw-1 {NEXT}",
        draw=True,
    )
    order, before = [], len(table.events)
    while table.kind == "claim":
        order.append((table.deciders, tuple(table.choices)))
        table.do("claim nothing")
    assert order == [
        ("C", ("claim nothing",)),  # nothing to claim with, but asked like everybody
        ("E", ("claim", "claim nothing")),
        ("A", ("claim", "claim nothing")),
    ]
    assert [type(event) for event in table.events[before:]] == [e.TurnBegun, e.CardDrawn]
    assert table.active == "C"


@pytest.mark.rule("MA-CLAIM-1")
def test_a_claim_needs_a_movement_card_of_the_place() -> None:
    table = build_position(
        "desert desert plains",
        hands={"B": "forest-9 wild ambush-desert-1"},
        deck=f"outlaw-1 {NEXT}",
        draw=True,
    )
    assert table.why_not("claim") == ("cannot-claim", "MA-CLAIM-1")


@pytest.mark.rule("MA-CLAIM-2", "MA-CLAIM-3")
def test_a_revealed_corrupt_marshal_does_not_claim_a_hidden_one_may() -> None:
    shown = build_position(hands={"B": "forest-5"}, corrupt="B", deck=f"outlaw-1 {NEXT}", draw=True)
    assert shown.kind == "main"
    hidden = build_position(hands={"B": "forest-5 corrupt"}, deck=f"outlaw-1 {NEXT}", draw=True)
    hidden.do("claim")
    assert hidden.money("B") == 15
    assert "corrupt" in hidden.hand("B")
    assert not hidden.seat_view("B").corrupt


@pytest.mark.rule("MA-CLAIM-5", "MA-CLAIM-6", "MA-CLAIM-7")
def test_a_claim_is_for_all_cards_of_the_terrain_and_never_doubled() -> None:
    table = build_position(
        "desert desert plains",
        hands={"B": "desert-10 desert-1 desert-6 wild clue-desert plains-2"},
        deck=f"outlaw-1 {NEXT}",
        draw=True,
    )
    assert table.choices == ["claim", "claim nothing"]  # some of them is no choice
    table.do("claim")
    assert table.money("B") == 10 + 17  # the desert is B's own terrain: no doubling
    assert table.hand("B")[:3] == ["plains-2", "mountain-10", "wild"]
    assert "clue-desert" in table.hand("B")
    assert table.discard[:3] == ["desert-10", "desert-6", "desert-1"]
    [event] = table.events_of(e.Claimed)
    assert event.cards == ("desert-1", "desert-6", "desert-10")


@pytest.mark.rule("MA-CLAIM-8", "MA-CLAIM-9", "MA-ESC-8")
def test_no_claims_by_the_capturer_or_after_an_escape() -> None:
    table = build_position(hands={"A": "forest-3", "B": "forest-4"}, deck=f"outlaw-1 {NEXT}", draw=True)
    assert table.deciders == "B"
    table.do("claim")
    assert table.hand("A") == ["forest-3"]
    escaped = build_position(
        hands={"B": "forest-4"}, discard="camp-plains-1", deck=f"outlaw-1 {NEXT}", draw=True
    )
    assert escaped.kind == "main"
    assert [escaped.money(player) for player in "ABC"] == [10, 10, 10]


@pytest.mark.rule("MA-CLAIM-10", "MA-END-4")
def test_claims_come_before_the_end_is_checked() -> None:
    table = build_position(
        "desert desert plains",
        hands={"B": "desert-10 desert-9", "C": "desert-8"},
        deck="outlaw-4",
        only=True,
        captured={"outlaw-1": "A", "outlaw-2": "B", "outlaw-3": "C"},
        money={"A": 10, "B": 25},
        discard="forest-1",
        draw=True,
    )
    assert not table.state.over
    table.do("claim", "claim nothing")
    assert table.state.over
    assert table.winners == "B"  # 44 dollars to 40


@pytest.mark.rule("MA-ESC-1", "MA-ESC-2", "MA-ESC-3")
@pytest.mark.parametrize("top", ["ambush-plains-2", "camp-mountain-1"])
def test_shelter_is_active_until_another_card_lies_on_top(top: str) -> None:
    table = build_position(
        "desert desert plains", discard=f"{top} forest-4", hands={"A": "forest-1"}, deck="wild " + NEXT
    )
    assert table.view.shelter
    table.do("shoot", "stay")
    assert table.view.shelter
    table.do("ride plains")
    assert table.view.shelter
    table.do("pass")
    assert table.view.shelter
    covered = build_position("desert desert plains", discard=top, hands={"A": "forest-1"}, deck="wild " + NEXT)
    assert not covered.do("move forest-1").view.shelter
    under = build_position(discard=f"forest-4 {top}")
    assert not under.view.shelter


@pytest.mark.rule("MA-ESC-4", "MA-ESC-5", "MA-ESC-10")
def test_only_a_deck_of_outlaws_uses_a_shelter_up() -> None:
    facts: dict[str, Any] = {"only": True, "discard": "camp-desert-1", "draw": True}
    facts["captured"] = {"outlaw-4": "C"}
    used = build_position(deck="outlaw-1 outlaw-2 outlaw-3", corrupt="B", **facts)
    told = [type(event) for event in used.events]
    # A's outlaw uses it up; B is corrupt and lets one go, which needs no shelter; C captures.
    assert told.count(e.ShelterUsedUp) == 1
    assert told.count(e.OutlawCaptured) >= 1
    kept = build_position(deck="outlaw-1 outlaw-2 forest-1 outlaw-3", **facts)
    assert kept.view.shelter
    assert not kept.events_of(e.ShelterUsedUp)
    bribed = build_position(deck="outlaw-1 outlaw-2 outlaw-3", corrupt="A", **facts)
    first_escapes = [event.why for event in bribed.events_of(e.OutlawEscaped)][:2]
    assert first_escapes == ["corrupt", "shelter"]  # the bribe left the shelter to B's outlaw


@pytest.mark.rule("MA-ESC-6", "MA-INFO-6")
def test_a_partial_escape_goes_under_the_deck_for_all_to_know() -> None:
    table = build_position(discard="camp-desert-1", deck=f"outlaw-2 outlaw-3 {NEXT}", draw=True)
    size = table.view.deck
    for player in (None, "A", "B", "C"):
        known = [(k.place, k.card) for k in table.seen_by(player).deck_known]
        assert known == [(size - 1, "outlaw-2"), (size, "outlaw-3")]


@pytest.mark.rule("MA-ESC-7", "MA-ESC-9")
def test_the_last_card_that_escapes_ends_the_game() -> None:
    table = build_position(
        deck="outlaw-3",
        only=True,
        discard="camp-desert-1",
        captured={"outlaw-1": "A", "outlaw-2": "B", "outlaw-4": "C"},
        money={"B": 90},
        draw=True,
    )
    assert table.state.over
    assert table.view.fled == ("outlaw-3",)
    assert sum(len(table.captures(player)) for player in "ABC") == 3
    assert table.ending == "fled-money"
    assert table.winners == "B"


@pytest.mark.rule("MA-CORR-3", "MA-INFO-9")
def test_the_hidden_card_is_an_ordinary_card_of_the_hand() -> None:
    table = build_position(hands={"A": "hideout-forest", "B": "corrupt"}, deck=f"wild {NEXT}")
    assert table.seat_view("B").hand == 1
    table.do("play hideout-forest", "let be", "search seat-2", "take corrupt")
    assert table.hand("A") == ["corrupt"]
    assert table.seat_view("B").hand == 1  # B has drawn again
    assert "reveal" not in table.choices


@pytest.mark.rule("MA-CORR-4")
def test_revealing_is_only_for_step_2_of_ones_own_turn() -> None:
    table = build_position("desert desert plains", hands={"B": "corrupt"}).do("shoot")
    assert table.deciders == "B"
    assert table.why_not("reveal") == ("other-decision", "MA-SPEC-3")
    assert table.why_not("reveal", by="A") == ("not-your-decision", "MA-SPEC-3")


@pytest.mark.rule("MA-CORR-6", "MA-INFO-1")
def test_a_revealed_card_lies_open_and_cannot_be_taken() -> None:
    table = build_position(hands={"A": "hideout-forest", "B": "forest-1"}, corrupt="B", deck=f"wild {NEXT}")
    assert all(table.seen_by(player).seats[1].corrupt for player in (None, "A", "B", "C"))
    table.do("play hideout-forest", "let be", "search seat-2")
    assert table.choices == ["take forest-1", "take nothing"]


@pytest.mark.rule("MA-CORR-7")
def test_the_bribe_is_paid_every_time() -> None:
    table = build_position(
        "forest desert",
        deck="outlaw-1 mountain-1 outlaw-2 wild",
        draw=True,
    )
    assert table.captures("A") == ("outlaw-1",)
    table = build_position(corrupt="A", deck="outlaw-1 mountain-1 mountain-2 outlaw-2 wild", draw=True)
    table.do("pass", "pass")
    assert table.money("A") == 70
    assert [event.why for event in table.events_of(e.OutlawEscaped)] == ["corrupt", "corrupt"]


@pytest.mark.rule("MA-CORR-10", "MA-CORR-11", "MA-INFO-14")
def test_an_eliminated_holder_discards_the_hidden_card() -> None:
    table = build_position(
        "desert desert desert",
        hands={"A": "camp-desert-2", "B": "corrupt forest-4"},
        provisions={"B": 0},
        deck=NEXT,
    ).do("play camp-desert-2", "show nothing")
    assert table.discard[:3] == ["camp-desert-2", "corrupt", "forest-4"]
    assert table.view.seats[1].hand == 0
    assert not any(seat.corrupt for seat in table.view.seats)
    [event] = table.events_of(e.Eliminated)
    assert event.seen_by(2).cards == ("forest-4", "corrupt")
    end = build_position(
        "desert - desert",
        deck="outlaw-1",
        only=True,
        discard="camp-desert-1 corrupt",
        captured={"outlaw-2": "A", "outlaw-3": "C", "outlaw-4": "C"},
        money={"C": 60},
        draw=True,
    )
    assert end.ending == "fled-money"
    assert end.winners == "C"
