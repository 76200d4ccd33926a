"""Strategy cards, card by card (section 16.5)."""

from __future__ import annotations

import pytest
from tests.games.scoundrels.positions import ABILITIES, ACTING, Position, build_position

from cantina.games.scoundrels import events as e

START, OVER = 1, 9
NOT_USABLE = ("not-usable", "SC-FX-1")
SALOON = "legendary mayor, grimy tycoon, cocky printer"


def slots(card: str) -> str:
    """The slots on which a strategy card is offered."""
    return " ".join(
        slot
        for slot in "a23456"
        if "use strategy"
        in build_position(slot=slot, sheets={"A": "honest banker"}, strategy={"A": card}).choices
    )


# S1 Rob the Bank / Robar el banco


@pytest.mark.rule("SC-STR-S1-1")
def test_rob_the_bank_jails_a_henchman_for_six_dollars() -> None:
    assert slots("rob-the-bank") == "a 6"
    table = build_position(strategy={"A": "rob-the-bank"}, money={"A": 0}).do("use strategy")
    assert (table.seat_view("A").reserve, table.seat_view("A").jailed, table.money("A")) == (1, 2, 6)


@pytest.mark.rule("SC-STR-S1-1")
def test_rob_the_bank_needs_a_henchman() -> None:
    table = build_position(sheets={"A": "sleepy banker"}, strategy={"A": "rob-the-bank"}, reserve={"A": 0})
    assert table.why_not("use strategy") == ("cost-not-met", "SC-FX-1")


# S2 Shake Down / Cobro por las malas


@pytest.mark.rule("SC-STR-S2-1")
def test_shake_down_robs_a_rival_of_up_to_two_dollars() -> None:
    assert slots("shake-down") == "3 6"
    table = build_position(4, strategy={"A": "shake-down"}, money={"A": 0, "B": 5, "C": 1, "D": 0}).do(
        "use strategy"
    )
    assert table.choices == ["target 2", "target 3"]  # D has nothing
    table.do("target 2")
    assert [table.money(player) for player in "ABCD"] == [2, 3, 1, 0]
    poor = build_position(2, strategy={"A": "shake-down"}, money={"A": 0, "B": 1}).do("use strategy")
    assert (poor.money("A"), poor.money("B")) == (1, 0)


@pytest.mark.rule("SC-STR-S2-1")
def test_shake_down_needs_a_rival_with_money() -> None:
    table = build_position(sheets={"A": "sleepy banker"}, strategy={"A": "shake-down"}, money={"B": 0, "C": 0})
    assert table.why_not("use strategy") == NOT_USABLE


# S3 Transform Allies / Transformar aliados


def transformed(sheet: str, mine: str, theirs: str, saloon: str = SALOON) -> Position:
    """A has given one of their scoundrels the trait of another in the Saloon."""
    table = build_position(sheets={"A": sheet}, saloon=saloon, strategy={"A": "transform-allies"}).do(
        "use strategy"
    )
    if table.kind == "pick-own":
        table.do(f"pick {mine}")
    return table.do(f"pick {theirs}")


@pytest.mark.rule("SC-STR-S3-1")
def test_transform_allies_pays_a_dollar_and_swaps_two_traits() -> None:
    assert slots("transform-allies") == "a 6"
    table = build_position(
        sheets={"A": "rough banker, cunning dog"},
        saloon=SALOON,
        strategy={"A": "transform-allies"},
        money={"A": 1},
    ).do("use strategy")
    assert table.choices == ["pick cunning", "pick rough"]
    table.do("pick rough")
    assert table.choices == ["pick grimy", "pick legendary", "pick cocky"]
    table.do("pick grimy")
    assert table.sheet("A")[:2] == ["grimy banker", "cunning dog"]
    assert table.saloon == ["legendary mayor", "rough tycoon", "cocky printer"]
    assert table.money("A") == 0


@pytest.mark.rule("SC-STR-S3-1")
@pytest.mark.parametrize(("sheet", "money"), [("sleepy banker", 0), ("", 1)])
def test_transform_allies_needs_a_dollar_and_a_scoundrel(sheet: str, money: int) -> None:
    table = build_position(sheets={"A": sheet}, strategy={"A": "transform-allies"}, money={"A": money})
    assert "use strategy" not in table.choices


@pytest.mark.rule("SC-STR-S3-2")
@pytest.mark.parametrize("trait", ["charming", "quick", "reckless"])
def test_transform_allies_can_leave_a_scoundrel_without_a_timing(trait: str) -> None:
    saloon = f"legendary mayor, grimy tycoon, {trait} printer"
    table = transformed("dusty banker, sleepy chef", "dusty", trait, saloon)
    assert table.sheet("A")[0] == f"{trait} banker"
    assert table.why_not(f"use {trait}") == ("not-now", "SC-ABIL-1")
    for slot in "a23456":
        later = build_position(slot=slot, sheets={"A": f"{trait} banker, unstoppable chef"})
        assert f"use {trait}" not in later.choices


@pytest.mark.rule("SC-STR-S3-3")
def test_transform_allies_swaps_one_card_and_hires_nobody() -> None:
    table = transformed("rough banker, annoying chef, sleepy dog", "rough", "cocky")
    assert table.sheet("A") == ["cocky banker", "annoying chef", "sleepy dog", "-", "-"]
    assert table.saloon == ["legendary mayor", "grimy tycoon", "rough printer"]
    assert table.money("A") == 3  # only its own dollar
    assert table.kind == "abilities"  # no rearranging, and nothing for the Annoying Chef
    # A Printer shows $2 and hides positions 1 and 3: a Cocky one costs 3, a Rough one 2.
    assert [one.cost for one in table.view.saloon if one][2] == 2


@pytest.mark.rule("SC-STR-S3-3")
def test_transform_allies_keeps_flags_with_the_cards() -> None:
    fresh = transformed("rough banker, sleepy chef", "rough", "cocky")
    assert fresh.why_not("use cocky") is None  # neither card was used, and it lists slot 6
    sheet, strategy = {"A": "dusty banker, sleepy chef"}, {"A": "transform-allies"}
    used = build_position(sheets=sheet, saloon=SALOON, strategy=strategy).do("use dusty", "use strategy")
    used.do("pick dusty", "pick cocky")
    assert used.why_not("use cocky") == ("used-up", "SC-ABIL-3")


# S4 Study Blueprints / Estudiar planos


@pytest.mark.rule("SC-STR-S4-1")
def test_study_blueprints_pays_a_dollar_and_scouts() -> None:
    assert slots("study-blueprints") == "a 2"
    table = build_position(
        slot="a", sheets={"A": "curious banker"}, strategy={"A": "study-blueprints"}, money={"A": 1}
    ).do("use strategy")
    assert (table.money("A"), len(table.choices)) == (0, 15)
    table.do("safe estate 2", "mark 5")
    assert [(told.location, told.space) for told in table.events_of(e.SafeSeen)] == [("estate", 2)]
    assert [told.number for told in table.events_of(e.SafeMarked)] == [5]
    assert table.choices == ["use curious", "pass"]
    poor = build_position(slot="a", strategy={"A": "study-blueprints"}, money={"A": 0})
    assert poor.why_not("use strategy") == ("cost-not-met", "SC-FX-1")


# S5 Corner the Market / Acaparar el mercado


@pytest.mark.rule("SC-STR-S5-1")
@pytest.mark.parametrize("money", [0, 3])
def test_corner_the_market_gains_two_dollars_at_the_start_of_the_turn(money: int) -> None:
    table = build_position(slot="", stage=START, strategy={"A": "corner-the-market"}, money={"A": money})
    assert table.choices == ["use strategy", "pass"]
    table.do("use strategy")
    assert (table.money("A"), table.kind) == (money + 2, "plan")


@pytest.mark.rule("SC-STR-S5-1")
def test_corner_the_market_is_only_for_the_poor_and_the_start() -> None:
    assert slots("corner-the-market") == ""
    later = build_position(strategy={"A": "corner-the-market"}, sheets={"A": "sleepy banker"}, money={"A": 3})
    assert later.why_not("use strategy") == ("not-now", "SC-ABIL-1")
    rich = build_position(slot="", stage=START, strategy={"A": "corner-the-market"}, money={"A": 4})
    assert rich.kind == "plan"


# S6 Buy Influence / Comprar influencias


@pytest.mark.rule("SC-STR-S6-1")
def test_buy_influence_pays_four_dollars_for_a_reputation() -> None:
    assert slots("buy-influence") == "4"
    table = build_position(slot="4", strategy={"A": "buy-influence"}, reputation={"A": 5}, money={"A": 4})
    table.do("use strategy")
    assert (table.seat_view("A").reputation, table.money("A")) == (6, 0)


@pytest.mark.rule("SC-STR-S6-1")
@pytest.mark.parametrize(("reputation", "money"), [(6, 9), (0, 3)])
def test_buy_influence_needs_four_dollars_and_room_above(reputation: int, money: int) -> None:
    table = build_position(
        slot="4", strategy={"A": "buy-influence"}, reputation={"A": reputation}, money={"A": money}
    )
    assert table.why_not("use strategy") == ("cost-not-met" if money < 4 else "not-usable", "SC-FX-1")


# S7 Recruit Outcasts / Reclutar marginados


def outcasts(right: str, money: int, sheet: str = "", stage: int = ACTING) -> Position:
    """Two players; A may recruit the rightmost scoundrel of the Saloon."""
    return build_position(
        2,
        stage=stage,
        saloon=f"legendary mayor, clumsy printer, {right}",
        sheets={"A": sheet},
        strategy={"A": "recruit-outcasts"},
        money={"A": money},
    )


@pytest.mark.rule("SC-STR-S7-1", "SC-STR-S7-2")
@pytest.mark.parametrize(("right", "cost"), [("cocky banker", 5), ("sleepy chef", 3), ("grimy dog", 1)])
def test_recruit_outcasts_makes_the_rightmost_cheaper_for_those_who_want(right: str, cost: int) -> None:
    trait = right.split()[0]
    full = outcasts(right, 5)
    assert set(full.choices) == {f"hire {trait}", "hire clumsy", f"recruit {trait}", "office"}
    assert full.do(f"hire {trait}").money("A") == 5 - cost
    assert full.view.strategies_used == ()
    cheap = outcasts(right, 5).do(f"recruit {trait}", "keep")
    assert cheap.money("A") == 5 - max(cost - 3, 0)
    assert cheap.sheet("A")[0] == right


@pytest.mark.rule("SC-STR-S7-1")
def test_recruit_outcasts_is_for_the_rightmost_only_and_for_abilities_too() -> None:
    table = outcasts("cocky banker", 9, "sleepy courier", stage=ABILITIES).do("use sleepy")
    assert table.why_not("recruit clumsy") == ("not-rightmost", "SC-STR-S7-1")
    assert table.do("recruit cocky", "keep").money("A") == 9
    other = build_position(stage=ACTING, saloon="legendary mayor, clumsy printer, cocky banker", money={"A": 9})
    assert other.why_not("recruit cocky") == ("no-recruiting", "SC-STR-S7-1")


@pytest.mark.rule("SC-STR-S7-3")
@pytest.mark.parametrize(("money", "refusal"), [(3, None), (2, ("cannot-pay", "SC-HIRE-1"))])
def test_recruit_outcasts_counts_for_what_can_be_paid(money: int, refusal: tuple[str, str] | None) -> None:
    table = outcasts("corrupt banker", money)
    assert table.why_not("hire corrupt") == ("cannot-pay", "SC-HIRE-1")
    assert table.why_not("recruit corrupt") == refusal


@pytest.mark.rule("SC-STR-S7-3")
def test_recruit_outcasts_can_be_what_makes_an_ability_hire() -> None:
    table = build_position(
        saloon="legendary mayor, grimy tycoon, cocky banker",
        sheets={"A": "sleepy courier"},
        strategy={"A": "recruit-outcasts"},
        money={"A": 0},
    ).do("use sleepy")
    assert table.choices == ["recruit cocky", "pass"]  # with the Courier's $2


@pytest.mark.rule("SC-STR-S7-3")
def test_recruit_outcasts_works_once_in_each_turn() -> None:
    table = outcasts("cocky banker", 20, "sleepy courier", stage=ABILITIES)
    table.do("use sleepy", "recruit cocky", "keep").pass_until("act")
    assert table.saloon[2] == "clumsy printer"
    assert table.why_not("recruit clumsy") == ("no-recruiting", "SC-STR-S7-1")
    table.do("hire clumsy", "keep").pass_until("plan")
    assert table.deciders == "B"
    table.do(table.choices[0]).pass_until("plan").do(table.choices[0]).pass_until("act")
    rightmost = table.saloon[2].split()[0]
    assert (table.deciders, table.why_not(f"recruit {rightmost}")) == ("A", None)


@pytest.mark.rule("SC-STR-S7-3")
def test_recruit_outcasts_does_not_reach_the_discard_pile() -> None:
    table = build_position(
        sheets={"A": "sleepy quack"},
        discard="cocky banker",
        strategy={"A": "recruit-outcasts"},
        money={"A": 2},
    ).do("use sleepy")
    assert table.choices == ["hire cocky", "pass"]
    assert table.why_not("recruit cocky") == ("no-recruiting", "SC-STR-S7-1")


# S8 Spread Rumours / Correr rumores


@pytest.mark.rule("SC-STR-S8-1")
def test_spread_rumours_gains_three_dollars_after_a_gain_of_reputation() -> None:
    sheet = {"A": "sleepy mayor, -, dusty preacher"}
    table = build_position(sheets=sheet, strategy={"A": "spread-rumours"}, reputation={"A": -1}, money={"A": 0})
    table.do("use sleepy")
    assert table.choices == ["use strategy", "pass"]
    assert table.do("use strategy").money("A") == 3
    table.do("use dusty")
    assert (table.seat_view("A").reputation, table.kind) == (1, "distrust")  # not twice in a turn


@pytest.mark.rule("SC-STR-S8-1")
@pytest.mark.parametrize(("reputation", "money"), [(0, 3), (6, 0)])
def test_spread_rumours_works_once_in_an_end_of_day(reputation: int, money: int) -> None:
    table = build_position(
        2,
        slot="",
        turn=7,
        stage=OVER,
        played={"A": "3:0/B,6:5/B"},
        reserve={"B": 3},
        reputation={"B": reputation},
        strategy={"B": "spread-rumours"},
        money={"B": 0},
    )
    if table.kind == "pending":
        table.do("use strategy")
    assert (table.money("B"), table.kind) == (money, "first")
