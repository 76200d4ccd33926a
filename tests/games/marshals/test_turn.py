"""The turn, moving and special actions (sections 4 and 5)."""

from __future__ import annotations

import pytest
from tests.games.marshals.positions import build_position

from cantina.games.marshals import events as e


@pytest.mark.rule("MA-TURN-1", "MA-ELIM-4")
def test_turns_go_clockwise_over_the_eliminated() -> None:
    table = build_position("forest desert plains mountain", deck="forest-1 forest-2 forest-3 forest-4 forest-5")
    order = [table.active]
    for _ in range(4):
        order.append(table.do("pass").active)
    assert order == ["A", "B", "C", "E", "A"]
    table = build_position("forest - plains -", deck="forest-1 forest-2 forest-3")
    order = [table.do("pass").active for _ in range(3)]
    assert order == ["C", "A", "C"]


@pytest.mark.rule("MA-TURN-2")
def test_exactly_one_card_is_drawn_at_once() -> None:
    table = build_position(deck="forest-3 forest-4", draw=True)
    assert table.hand("A") == ["forest-3"]
    assert table.deck[0] == "forest-4"
    assert table.kind == "main"


@pytest.mark.rule("MA-TURN-3", "MA-EVT-1", "MA-EVT-4", "MA-TURN-14")
def test_a_drawn_event_is_resolved_and_ends_the_turn() -> None:
    table = build_position(hands={"A": "forest-1"}, deck="border forest-2", draw=True)
    assert table.events_of(e.EventDrawn)[0].card == "border"
    assert table.discard == ["border"]
    assert table.active == "B"
    assert table.hand("A") == ["forest-1"]


@pytest.mark.rule("MA-TURN-4", "MA-OUT-1", "MA-TURN-14")
@pytest.mark.parametrize("top", ["", "camp-forest-1"])
def test_a_drawn_outlaw_ends_the_turn_captured_or_not(top: str) -> None:
    table = build_position(discard=top, deck="outlaw-1 forest-2", draw=True)
    shown = table.events_of(e.OutlawDrawn)[0]
    assert all(shown.seen_by(seat) == shown for seat in (None, 0, 1, 2))
    assert table.active == "B"
    assert table.captures("A") == (() if top else ("outlaw-1",))


@pytest.mark.rule("MA-TURN-5", "MA-INFO-5", "MA-CORR-2")
@pytest.mark.parametrize(
    "drawn",
    [
        "forest-1",
        "wild",
        "ambush-plains-1",
        "camp-plains-2",
        "clue-plains",
        "hideout-plains",
        "jurisdiction",
        "corrupt",
    ],
)
def test_every_other_card_goes_unseen_into_the_hand(drawn: str) -> None:
    table = build_position(deck=f"{drawn} forest-2", draw=True)
    assert table.hand("A") == [drawn]
    assert (table.deciders, table.kind) == ("A", "main")
    [event] = table.events_of(e.CardDrawn)
    assert event.seen_by(0).card == drawn
    for seat in (None, 1, 2):
        assert event.seen_by(seat).card is None
    assert table.seen_by("A").seats[0].hand_known == (drawn,)
    for player in (None, "B", "C"):
        assert table.seen_by(player).seats[0].hand_known == ()
        assert not table.seen_by(player).seats[0].corrupt


@pytest.mark.rule("MA-TURN-6", "MA-TURN-10", "MA-TURN-16")
def test_what_step_2_offers() -> None:
    table = build_position(
        "desert desert plains",
        hands={
            "A": "forest-1 wild ambush-desert-1 camp-desert-2 clue-desert hideout-desert border jurisdiction"
        },
    )
    assert set(table.choices) == {
        "pass",
        "shoot",
        "ride forest",
        "ride plains",
        "wild forest",
        "wild plains",
        "move forest-1",
        "play border",
        "play ambush-desert-1",
        "play camp-desert-2",
        "play clue-desert",
        "play hideout-desert",
    }
    assert table.why_not("play clue-forest") == ("not-in-hand", "MA-TURN-6")
    assert table.why_not("cancel") == ("other-decision", "MA-TURN-6")
    assert table.why_not("reveal") == ("not-corrupt", "MA-CORR-4")
    assert table.why_not("ambush seat-2") == ("only-in-basic", "MA-BASIC-9")


@pytest.mark.rule("MA-TURN-7", "MA-TURN-11")
def test_moving_goes_back_to_drawing_any_number_of_times() -> None:
    table = build_position(
        "forest desert plains", hands={"A": "desert-1 wild"}, deck="plains-1 mountain-1 plains-2 desert-9"
    )
    table.do("move desert-1", "move plains-1", "ride mountain", "wild plains")
    assert table.at("A") == "plains"
    assert table.active == "A"
    assert len(table.events_of(e.CardDrawn)) == 4
    assert table.hand("A") == ["desert-9", "plains-2", "mountain-1"]


@pytest.mark.rule("MA-TURN-8", "MA-TURN-9", "MA-TURN-10", "MA-TURN-14", "MA-ACT-3")
@pytest.mark.parametrize(
    "choices",
    [
        ["pass"],
        ["play ambush-forest-1"],
        ["play camp-forest-1"],
        ["play border"],
        ["play clue-forest", "order 1 2 3"],
    ],
)
def test_these_end_the_turn(choices: list[str]) -> None:
    table = build_position(
        hands={"A": "ambush-forest-1 camp-forest-1 border clue-forest"},
        deck="forest-2 forest-3 forest-4",
    )
    held = table.hand("A")
    table.do(*choices)
    assert table.active == "B"
    assert len(held) - len(table.hand("A")) == (choices != ["pass"])
    if choices == ["pass"]:
        assert table.discard == []


@pytest.mark.rule("MA-TURN-12", "MA-ACT-4")
def test_a_hand_has_no_limit() -> None:
    many = " ".join(f"mountain-{value}" for value in range(1, 11))
    hand = f"{many} {many.replace('mountain', 'plains')} clue-plains hideout-plains"
    table = build_position(hands={"A": hand}, deck="forest-1 forest-2 forest-3 forest-4")
    table.do("pass", "pass", "pass")
    assert len(table.hand("A")) == 23
    assert table.kind == "main"


@pytest.mark.rule("MA-TURN-13")
def test_played_cards_lie_face_up_on_the_discard_pile() -> None:
    table = build_position(hands={"A": "desert-1 wild"}, deck="plains-9 border mountain-1")
    table.do("move desert-1", "wild plains")
    assert table.discard == ["border", "wild", "desert-1"]
    assert all(table.seen_by(player).discard == table.view.discard for player in "ABC")


@pytest.mark.rule("MA-TURN-15", "MA-CORR-4", "MA-CORR-6")
def test_revealing_comes_before_the_play_and_costs_nothing() -> None:
    table = build_position(hands={"A": "corrupt desert-1"}, deck="plains-9")
    table.do("reveal")
    assert table.kind == "main"
    assert "reveal" not in table.choices
    assert "move desert-1" in table.choices
    assert table.hand("A") == ["desert-1"]
    assert (table.bullets("A"), table.provisions("A"), table.money("A")) == (4, 4, 10)


@pytest.mark.rule("MA-MOVE-1", "MA-MOVE-2", "MA-MOVE-3", "MA-MOVE-4")
def test_a_movement_card_leads_to_its_own_adjacent_terrain() -> None:
    for value in (1, 10):
        table = build_position(
            "plains desert plains",
            row="mountain plains forest desert",
            hands={"A": f"forest-{value} desert-{value} plains-{value}"},
            deck="wild",
        )
        assert table.why_not(f"move desert-{value}") == ("not-adjacent", "MA-MOVE-1")
        assert table.why_not(f"move plains-{value}") == ("already-here", "MA-MOVE-2")
        assert table.do(f"move forest-{value}").at("A") == "forest"
    assert table.why_not("wild forest") == ("already-here", "MA-MOVE-2")
    assert table.why_not("wild mountain") == ("not-adjacent", "MA-MOVE-1")
    assert table.do("wild desert").at("A") == "desert"


@pytest.mark.rule("MA-MOVE-5")
def test_any_number_of_pawns_share_a_territory() -> None:
    table = build_position("forest desert desert desert", hands={"A": "desert-1"}, deck="forest-1").do(
        "move desert-1"
    )
    assert [table.at(player) for player in "ABCE"] == ["desert"] * 4


@pytest.mark.rule("MA-SPEC-1", "MA-SPEC-5")
def test_riding_on_costs_a_provision_even_the_last() -> None:
    table = build_position("desert desert plains", provisions={"A": 1}, deck="forest-1 forest-2").do(
        "ride plains"
    )
    assert table.at("A") == "plains"
    assert table.provisions("A") == 0
    assert table.at("A") is not None
    assert table.kind == "main"
    assert table.why_not("ride desert") == ("no-provisions", "MA-COMP-15")


@pytest.mark.rule("MA-SPEC-2", "MA-SPEC-3", "MA-SPEC-5")
def test_a_warning_shot_clears_the_territory_or_costs_bullets() -> None:
    table = build_position(
        "desert desert desert mountain", active="B", bullets={"B": 1, "C": 1, "A": 0}, deck="forest-1"
    ).do("shoot")
    assert table.bullets("B") == 0
    order = [table.deciders]
    assert table.choices == ["leave forest", "leave plains", "stay"]
    table.do("stay")
    order.append(table.deciders)
    assert table.choices == ["leave forest", "leave plains"]
    assert table.why_not("stay") == ("no-bullets", "MA-COMP-15")
    assert table.why_not("leave mountain") == ("not-adjacent", "MA-MOVE-1")
    table.do("leave forest")
    assert order == ["C", "A"]
    assert table.bullets("C") == 0
    assert [table.at(player) for player in "ABCE"] == ["forest", "desert", "desert", "mountain"]
    assert table.active == "B"


@pytest.mark.rule("MA-SPEC-4")
def test_no_warning_shot_at_nobody() -> None:
    table = build_position("desert forest plains")
    assert table.why_not("shoot") == ("nobody-here", "MA-SPEC-4")
    gone = build_position("desert - plains")
    assert gone.why_not("shoot") == ("nobody-here", "MA-SPEC-4")
