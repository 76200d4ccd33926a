"""Duels, wounded gunmen and the Wanted card (sections 4 and 5)."""

from __future__ import annotations

import pytest
from tests.games.tiny_epic_western.positions import Position, build_position

from cantina.games.tiny_epic_western import events as e


@pytest.mark.rule("TEW-DUEL-1", "TEW-DUEL-2", "TEW-DUEL-4")
def test_both_roll_and_the_loser_chooses() -> None:
    table = build_position(standing="red bank-porch").next_dice(5, 2).do("place bank porch")
    assert table.events_of(e.DuelBegun) == [e.DuelBegun(seat=0, rival=3, mat="bank")]
    assert [(roll.seat, roll.shot) for roll in table.events_of(e.DieRolled)] == [(0, 5), (3, 2)]
    assert (table.decider, table.kind) == ("red", "duel")
    assert table.choices == ["reroll", "reveal", "concede"]
    assert table.why_not("concede", by="yellow") == ("not-your-decision", "TEW-DUEL-4")


@pytest.mark.rule("TEW-DUEL-6")
def test_what_a_reroll_costs() -> None:
    attacker = build_position(influence={"yellow": (3, 3, 0)}, standing="red bank-porch").next_dice(1, 6)
    attacker.do("place bank porch")
    assert attacker.why_not("reroll") == ("no-force", "TEW-DUEL-6")
    defender = build_position(influence={"red": (3, 0, 3)}, standing="red bank-porch").next_dice(6, 1)
    defender.do("place bank porch")
    assert defender.why_not("reroll") == ("no-law", "TEW-DUEL-6")
    often = build_position(influence={"yellow": (0, 0, 3)}, standing="red bank-porch").next_dice(1, 6, 1, 1, 1)
    often.do("place bank porch", "reroll", "reroll", "reroll")
    assert often.influence("yellow") == (0, 0, 0)
    assert often.choices == ["reveal", "concede"]


@pytest.mark.rule("TEW-DUEL-10")
def test_the_loser_may_do_both_things_before_the_turn_passes() -> None:
    def duel(*dice: int, rules: int | None = None) -> Position:
        table = build_position(
            cards={"yellow": "hat-4", "red": "steer-2"},
            influence={"yellow": (0, 0, 2)},
            standing="red bank-porch",
            rules=rules,
        )
        return table.next_dice(*dice).do("place bank porch")

    rerolls_first = duel(1, 3, 4, 6).do("reroll")  # 4 to 3: in the lead
    assert (rerolls_first.decider, rerolls_first.kind) == ("yellow", "press")
    assert rerolls_first.choices == ["reroll", "reveal", "hold"]
    assert rerolls_first.why_not("concede") == ("other-decision", "TEW-DUEL-10")
    rerolls_first.do("reveal")  # 8 to 3
    assert (rerolls_first.decider, rerolls_first.choices) == ("yellow", ["reroll", "hold"])
    rerolls_first.do("reroll")  # 10 to 3, and no force is left: the turn passes by itself
    assert (rerolls_first.decider, rerolls_first.kind) == ("red", "duel")

    reveals_first = duel(2, 5, 1).do("reveal")  # 6 to 5
    assert (reveals_first.decider, reveals_first.choices) == ("yellow", ["reroll", "hold"])
    reveals_first.do("reroll")  # 5 to 5: the lead is lost
    assert (reveals_first.decider, reveals_first.kind) == ("yellow", "duel")
    assert reveals_first.choices == ["reroll", "concede"]

    holds = duel(1, 3, 4).do("reroll", "hold")
    assert (holds.decider, holds.kind) == ("red", "duel")

    under_version_1 = duel(1, 3, 4, rules=1).do("reroll")
    assert (under_version_1.decider, under_version_1.kind) == ("red", "duel")


@pytest.mark.rule("TEW-DUEL-13", "TEW-DUEL-19", "TEW-WOUND-6")
def test_the_loser_lies_under_the_winner() -> None:
    table = build_position(standing="red bank-porch").next_dice(6, 1).do("place bank porch", "concede")
    assert table.standing_on("bank-porch") == "yellow"
    assert table.wounded_on("bank-porch") == ["red"]
    assert table.wanted == "yellow"
    assert table.next_round().wounded_on("bank-porch") == []


@pytest.mark.rule("TEW-DUEL-14", "TEW-INFO-5")
def test_a_revealed_card_stays_open() -> None:
    table = build_position(cards={"yellow": "hat-5"}, standing="red bank-porch", influence={"red": (0, 0, 0)})
    table.next_dice(2, 3).do("place bank porch", "reveal", "hold", "concede")
    for player in (None, "red", "blue"):
        assert table.seen_by(player).seats[0].known == ("hat-5",)
    assert table.seat_view("yellow").revealed


@pytest.mark.rule("TEW-DUEL-20", "TEW-DUEL-21", "TEW-WOUND-1")
def test_the_wounded_take_no_part_and_duels_go_on() -> None:
    table = build_position(
        standing="red bank-porch",
        wounded="green bank-porch",
        revealed="yellow blue green red",
        influence=dict.fromkeys(("yellow", "blue", "green", "red"), (0, 0, 0)),
    ).next_dice(6, 1, 5, 2, 4, 3)
    for _ in range(3):
        table.do("place bank porch")
    assert [(duel.seat, duel.rival) for duel in table.events_of(e.DuelBegun)] == [(0, 3), (1, 0), (2, 1)]
    assert table.standing_on("bank-porch") == "green"
    assert sorted(table.wounded_on("bank-porch")) == ["blue", "green", "red", "yellow"]


@pytest.mark.rule("TEW-DUEL-22", "TEW-BOSS-6")
def test_order_at_the_end_of_a_duel() -> None:
    table = build_position(bosses={"yellow": "outlaw"}, standing="red saloon-left").next_dice(6, 1)
    table.do("place saloon left", "concede")
    assert table.wounded_on("saloon-influence") == ["red"]
    assert table.wanted == "yellow"
    assert table.kind == "gain"
    table.do("gain money")  # the Outlaw's; then the spot's
    assert table.kind == "gain"
    assert table.events_of(e.BossHelped) == [e.BossHelped(seat=0, boss="outlaw", count=1)]
    table.do("gain law")
    assert table.influence("yellow") == (2, 2, 1)


@pytest.mark.rule("TEW-BOSS-6")
def test_the_outlaw_gains_twice_a_round_also_as_defender() -> None:
    table = build_position(
        active="yellow",
        bosses={"red": "outlaw"},
        standing="red bank-porch",
        revealed="yellow blue green red",
        influence=dict.fromkeys(("yellow", "blue", "green", "red"), (0, 0, 0)),
    ).next_dice(1, 6, 1, 6, 1, 6)
    table.do("place bank porch", "gain law", "place bank porch", "gain law", "place bank porch")
    assert table.influence("red") == (0, 2, 0)
    assert len(table.events_of(e.DuelWon)) == 3


@pytest.mark.rule("TEW-BOSS-8")
def test_the_lawmans_first_reroll_is_free() -> None:
    table = build_position(
        bosses={"yellow": "lawman"},
        influence={"yellow": (0, 0, 0)},
        standing="red bank-porch, blue hideout-porch",
    ).next_dice(1, 6, 1)
    table.do("place bank porch")
    assert table.choices == ["reroll", "reveal", "concede"]
    table.do("reroll")
    assert table.why_not("reroll") == ("no-force", "TEW-DUEL-6")
    paid = build_position(
        bosses={"yellow": "lawman"}, influence={"yellow": (0, 0, 1)}, standing="red bank-porch"
    )
    paid.next_dice(1, 6, 1, 1).do("place bank porch", "reroll", "reroll")
    assert paid.influence("yellow") == (0, 0, 0)
    again = build_position(
        bosses={"red": "lawman"},
        influence={"red": (0, 0, 0), "yellow": (0, 0, 0)},
        standing="red bank-porch",
        revealed="red yellow blue",
    ).next_dice(6, 1, 6, 6, 1, 1)
    again.do("place bank porch", "reroll")  # 6 to 6: the attacker loses
    assert again.wounded_on("bank-porch") == ["yellow"]
    again.do("place bank porch")
    assert (again.decider, again.choices) == ("red", ["reroll", "concede"])  # a new duel, a new free reroll


@pytest.mark.rule("TEW-WANT-1", "TEW-WANT-2", "TEW-WANT-3")
def test_the_wanted_card_goes_to_every_winner() -> None:
    assert build_position().wanted is None
    from_another = build_position(standing="red bank-porch", wanted="green").next_dice(6, 1)
    assert from_another.do("place bank porch", "concede").wanted == "yellow"
    kept = (
        build_position(standing="red bank-porch", wanted="red")
        .next_dice(1, 6)
        .do("place bank porch", "concede")
    )
    assert kept.wanted == "red"
    assert kept.events_of(e.WantedTaken) == []


@pytest.mark.rule("TEW-WANT-4", "TEW-DATA-2", "TEW-RES-1")
def test_the_wanted_player_gains_at_the_start_of_phase_three_before_any_card_is_shown() -> None:
    table = build_position(wanted="blue", phase="resolution", standing="yellow sheriff-plus")
    assert (table.decider, table.kind) == ("blue", "gain")
    assert table.events_of(e.CardShown) == []
    for player in ("blue", None):
        yellow = table.seen_by(player).seats[0]
        assert (yellow.known, yellow.changed) == ((), None)
    assert table.do("gain force").influence("blue") == (1, 1, 2)
    assert len(table.events_of(e.CardShown)) == 4
    older = build_position(wanted="blue", phase="resolution", rules=1)
    assert (older.decider, len(older.events_of(e.CardShown))) == ("blue", 4)


@pytest.mark.rule("TEW-WANT-5", "TEW-DATA-2")
def test_and_scores_at_the_end() -> None:
    table = build_position(wanted="blue", number=6, phase="end")
    assert table.state.result is not None
    assert table.state.result.scores == (0, 2, 0, 0)
