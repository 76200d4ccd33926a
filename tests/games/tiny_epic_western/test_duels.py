"""Duels, wounded gunmen and the Wanted card (sections 4 and 5)."""

from __future__ import annotations

import pytest
from town import town

from cantina.games.tiny_epic_western import events as e


@pytest.mark.rule("TEW-DUEL-1", "TEW-DUEL-2", "TEW-DUEL-4")
def test_both_roll_and_the_loser_chooses() -> None:
    table = town(standing="red bank-porch").rolls(5, 2).do("place bank porch")
    assert table.told(e.DuelBegun) == [e.DuelBegun(seat=0, rival=3, mat="bank")]
    assert [(roll.seat, roll.shot) for roll in table.told(e.DieRolled)] == [(0, 5), (3, 2)]
    assert (table.asked, table.kind) == ("red", "duel")
    assert table.choices == ["reroll", "reveal", "concede"]
    assert table.why_not("concede", by="yellow") == ("not-your-decision", "TEW-DUEL-4")


@pytest.mark.rule("TEW-DUEL-6")
def test_what_a_reroll_costs() -> None:
    attacker = town(influence={"yellow": (3, 3, 0)}, standing="red bank-porch").rolls(1, 6)
    attacker.do("place bank porch")
    assert attacker.why_not("reroll") == ("no-force", "TEW-DUEL-6")
    defender = town(influence={"red": (3, 0, 3)}, standing="red bank-porch").rolls(6, 1)
    defender.do("place bank porch")
    assert defender.why_not("reroll") == ("no-law", "TEW-DUEL-6")
    often = town(influence={"yellow": (0, 0, 3)}, standing="red bank-porch").rolls(1, 6, 1, 1, 1)
    often.do("place bank porch", "reroll", "reroll", "reroll")
    assert often.influence("yellow") == (0, 0, 0)
    assert often.choices == ["reveal", "concede"]


@pytest.mark.rule("TEW-DUEL-10")
def test_the_turn_passes_as_soon_as_the_actor_leads() -> None:
    table = town(
        cards={"yellow": "hat-4", "red": "steer-2"}, influence={"yellow": (0, 0, 5)}, standing="red bank-porch"
    ).rolls(1, 6, 3)
    table.do("place bank porch", "reveal")
    assert table.asked == "yellow"  # 5 to 6: still losing
    table.do("reroll")
    assert table.asked == "red"  # 7 to 6


@pytest.mark.rule("TEW-DUEL-13", "TEW-DUEL-19", "TEW-WOUND-6")
def test_the_loser_lies_under_the_winner() -> None:
    table = town(standing="red bank-porch").rolls(6, 1).do("place bank porch", "concede")
    assert table.stands("bank-porch") == "yellow"
    assert table.lies("bank-porch") == ["red"]
    assert table.wanted == "yellow"
    assert table.next_round().lies("bank-porch") == []


@pytest.mark.rule("TEW-DUEL-14", "TEW-INFO-5")
def test_a_revealed_card_stays_open() -> None:
    table = town(cards={"yellow": "hat-5"}, standing="red bank-porch", influence={"red": (0, 0, 0)})
    table.rolls(2, 3).do("place bank porch", "reveal", "concede")
    for player in (None, "red", "blue"):
        assert table.seen_by(player).seats[0].known == ("hat-5",)
    assert table.of("yellow").revealed


@pytest.mark.rule("TEW-DUEL-20", "TEW-DUEL-21", "TEW-WOUND-1")
def test_the_wounded_take_no_part_and_duels_go_on() -> None:
    table = town(
        standing="red bank-porch",
        wounded="green bank-porch",
        revealed="yellow blue green red",
        influence=dict.fromkeys(("yellow", "blue", "green", "red"), (0, 0, 0)),
    ).rolls(6, 1, 5, 2, 4, 3)
    for _ in range(3):
        table.do("place bank porch")
    assert [(duel.seat, duel.rival) for duel in table.told(e.DuelBegun)] == [(0, 3), (1, 0), (2, 1)]
    assert table.stands("bank-porch") == "green"
    assert sorted(table.lies("bank-porch")) == ["blue", "green", "red", "yellow"]


@pytest.mark.rule("TEW-DUEL-22", "TEW-BOSS-6")
def test_order_at_the_end_of_a_duel() -> None:
    table = town(bosses={"yellow": "outlaw"}, standing="red saloon-left").rolls(6, 1)
    table.do("place saloon left", "concede")
    assert table.lies("saloon-influence") == ["red"]
    assert table.wanted == "yellow"
    assert table.kind == "gain"
    table.do("gain money")  # the Outlaw's; then the spot's
    assert table.kind == "gain"
    assert table.told(e.BossHelped) == [e.BossHelped(seat=0, boss="outlaw", count=1)]
    table.do("gain law")
    assert table.influence("yellow") == (2, 2, 1)


@pytest.mark.rule("TEW-BOSS-6")
def test_the_outlaw_gains_twice_a_round_also_as_defender() -> None:
    table = town(
        active="yellow",
        bosses={"red": "outlaw"},
        standing="red bank-porch",
        revealed="yellow blue green red",
        influence=dict.fromkeys(("yellow", "blue", "green", "red"), (0, 0, 0)),
    ).rolls(1, 6, 1, 6, 1, 6)
    table.do("place bank porch", "gain law", "place bank porch", "gain law", "place bank porch")
    assert table.influence("red") == (0, 2, 0)
    assert len(table.told(e.DuelWon)) == 3


@pytest.mark.rule("TEW-BOSS-8")
def test_the_lawmans_first_reroll_is_free() -> None:
    table = town(
        bosses={"yellow": "lawman"},
        influence={"yellow": (0, 0, 0)},
        standing="red bank-porch, blue hideout-porch",
    ).rolls(1, 6, 1)
    table.do("place bank porch")
    assert table.choices == ["reroll", "reveal", "concede"]
    table.do("reroll")
    assert table.why_not("reroll") == ("no-force", "TEW-DUEL-6")
    paid = town(bosses={"yellow": "lawman"}, influence={"yellow": (0, 0, 1)}, standing="red bank-porch")
    paid.rolls(1, 6, 1, 1).do("place bank porch", "reroll", "reroll")
    assert paid.influence("yellow") == (0, 0, 0)
    again = town(
        bosses={"red": "lawman"},
        influence={"red": (0, 0, 0), "yellow": (0, 0, 0)},
        standing="red bank-porch",
        revealed="red yellow blue",
    ).rolls(6, 1, 6, 6, 1, 1)
    again.do("place bank porch", "reroll")  # 6 to 6: the attacker loses
    assert again.lies("bank-porch") == ["yellow"]
    again.do("place bank porch")
    assert (again.asked, again.choices) == ("red", ["reroll", "concede"])  # a new duel, a new free reroll


@pytest.mark.rule("TEW-WANT-1", "TEW-WANT-2", "TEW-WANT-3")
def test_the_wanted_card_goes_to_every_winner() -> None:
    assert town().wanted is None
    from_another = town(standing="red bank-porch", wanted="green").rolls(6, 1)
    assert from_another.do("place bank porch", "concede").wanted == "yellow"
    kept = town(standing="red bank-porch", wanted="red").rolls(1, 6).do("place bank porch", "concede")
    assert kept.wanted == "red"
    assert kept.told(e.WantedTaken) == []


@pytest.mark.rule("TEW-WANT-4", "TEW-DATA-2")
def test_the_wanted_player_gains_in_phase_three() -> None:
    table = town(wanted="blue", phase="resolution")
    assert (table.asked, table.kind) == ("blue", "gain")
    assert table.do("gain force").influence("blue") == (1, 1, 2)


@pytest.mark.rule("TEW-WANT-5", "TEW-DATA-2")
def test_and_scores_at_the_end() -> None:
    table = town(wanted="blue", number=6, phase="end")
    assert table.state.result is not None
    assert table.state.result.scores == (0, 2, 0, 0)
