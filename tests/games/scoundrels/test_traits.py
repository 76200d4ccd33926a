"""Traits, card by card (section 16.4)."""

from __future__ import annotations

import pytest
from tests.games.scoundrels.positions import ACTING, Position, build_position

from cantina.games.scoundrels import events as e

START, PLAN, END, OVER = 1, 2, 7, 9
NOT_USABLE = ("not-usable", "SC-FX-1")
FULL = "lonely mayor, elegant outlaw, rough cow, lucky dog, stubborn printer"


def icons(trait: str) -> tuple[str, int, int]:
    """The slots a trait works on, its dollars, and what it scores at the end."""
    sheet = {"A": f"{trait} gold-prospector"}  # $1 of its own and no bullet hole
    slots = [slot for slot in "a23456" if f"use {trait}" in build_position(slot=slot, sheets=sheet).choices]
    table = build_position(day=2, turn=11, stage=OVER, sheets=sheet)
    one = table.seat_view("A").sheet[0]
    assert one is not None
    assert table.state.result is not None
    return " ".join(slots), one.cost - 1, table.state.result.breakdown[0]["tech"]


def flow(table: Position) -> list[int]:
    """What A gained and paid, in order."""
    return [
        event.count if isinstance(event, e.MoneyGained) else -event.count
        for event in table.events
        if isinstance(event, e.MoneyGained | e.MoneyPaid) and event.seat == 0
    ]


def brings_a_dollar_first(trait: str, slot: str) -> bool:
    """A Chef, who has to pay $1 before anything is gained, can be used without money."""
    table = build_position(slot=slot, sheets={"A": f"{trait} chef"}, money={"A": 0})
    return flow(table.do(f"use {trait}")) == [1, -1, 5]


def works_twice(trait: str, slot: str) -> bool:
    """A second use is offered after the first, never a third, and pays again."""
    table = build_position(slot=slot, sheets={"A": f"{trait} chef"}, money={"A": 1}).do(f"use {trait}")
    assert (table.kind, table.choices) == ("repeat", ["yes", "no"])
    return flow(table.do("yes")) == [-1, 5, -1, 5] and table.kind != "repeat"


def works_once(trait: str, slot: str) -> bool:
    """The second use may be declined, and is then over."""
    table = build_position(slot=slot, sheets={"A": f"{trait} chef, unstoppable banker"}, money={"A": 1})
    table.do(f"use {trait}", "no")
    return table.money("A") == 5 and table.why_not(f"use {trait}") == ("used-up", "SC-ABIL-3")


def responds_to(trait: str) -> str:
    """The sides on which a response follows its neighbour, `L`, `R` or both."""
    sheet = {"A": f"sleepy printer, {trait} banker, dusty tycoon"}
    sides = (("L", "use sleepy"), ("R", "use dusty"))
    return "".join(
        side for side, use in sides if f"use {trait}" in build_position(sheets=sheet).do(use).choices
    )


def answers_a_poor_outlaw(trait: str, sheet: str, money: int) -> bool:
    """Whether a response is offered beside an Outlaw that costs $2 to use."""
    table = build_position(2, sheets={"A": sheet.format(f"{trait} banker")}, money={"A": money})
    if "use sleepy" in table.choices:
        table.do("use sleepy", "safe depot 1")
    return f"use {trait}" in table.choices


def end_of_day(cards: str, sheets: dict[str, str], reputation: dict[str, int] | None = None) -> Position:
    """Two players; A's cards with henchmen on them are about to be turned up."""
    return build_position(
        2,
        slot="",
        turn=7,
        stage=OVER,
        played={"A": cards},
        sheets=sheets,
        reserve={"B": 3},
        reputation=reputation,
        money={"A": 0, "B": 0},
    )


def hire(name: str, money: int, sheet: str = "") -> Position:
    """A hires the scoundrel on the right of the Saloon."""
    table = build_position(
        stage=ACTING,
        saloon=f"legendary counselor, grimy tycoon, {name}",
        sheets={"A": sheet},
        money={"A": money},
    )
    return table.do(f"hire {name.split()[0]}")


def comes_and_goes(trait: str, price: int, answers: str, money: int) -> None:
    """Hired with a full sheet it is paid for, used or not, and discarded; the sheet stays as it is."""
    table = hire(f"{trait} banker", price, FULL)
    assert (table.money("A"), table.kind) == (0, "on-hire")
    table.do(*answers.split(","))
    assert (table.kind, table.money("A")) == ("arrange", money)  # nobody had to go
    table.do("keep")
    assert table.sheet("A") == FULL.split(", ")
    assert table.discard == [f"{trait} banker"]
    assert table.saloon[1:] == ["legendary counselor", "grimy tycoon"]


# B01 Grimy / Mugrienta


@pytest.mark.rule("SC-TRAIT-SLOT-1")
def test_grimy_works_on_2_and_5() -> None:
    assert icons("grimy") == ("2 5", 2, 0)


# B02 Amusing / Divertido


@pytest.mark.rule("SC-TRAIT-SLOT-1")
def test_amusing_works_on_3_and_6() -> None:
    assert icons("amusing") == ("3 6", 2, 0)


# B03 Corrupt / Corrupto


@pytest.mark.rule("SC-TRAIT-SLOT-1")
def test_corrupt_works_on_4_and_6() -> None:
    assert icons("corrupt") == ("4 6", 3, 1)


# B04 Legendary / Legendario


@pytest.mark.rule("SC-TRAIT-SLOT-1")
def test_legendary_works_on_3_4_and_6() -> None:
    assert icons("legendary") == ("3 4 6", 4, 0)


# B05 Cocky / Engreído


@pytest.mark.rule("SC-TRAIT-SLOT-1")
def test_cocky_works_on_5_and_6() -> None:
    assert icons("cocky") == ("5 6", 2, 0)


# B06 Cowardly / Cobarde


@pytest.mark.rule("SC-TRAIT-SLOT-1")
def test_cowardly_works_on_a_and_6() -> None:
    assert icons("cowardly") == ("a 6", 2, 0)


# B07 Wealthy / Adinerada


@pytest.mark.rule("SC-TRAIT-PLUS-1")
def test_wealthy_works_on_4_and_6_and_brings_a_dollar_first() -> None:
    assert icons("wealthy") == ("4 6", 3, 0)
    assert brings_a_dollar_first("wealthy", "6")


# B08 Sleepy / Soñolienta


@pytest.mark.rule("SC-TRAIT-SLOT-1")
def test_sleepy_works_on_6() -> None:
    assert icons("sleepy") == ("6", 1, 0)


# B09 Cunning / Astuta


@pytest.mark.rule("SC-TRAIT-SLOT-1")
def test_cunning_works_on_a_2_and_6() -> None:
    assert icons("cunning") == ("a 2 6", 3, 0)


# B10 Stubborn / Testarudo


@pytest.mark.rule("SC-TRAIT-SLOT-1")
def test_stubborn_works_on_3_and_5() -> None:
    assert icons("stubborn") == ("3 5", 2, 0)


# B11 Elegant / Elegante


@pytest.mark.rule("SC-TRAIT-SLOT-1")
def test_elegant_works_on_2_and_4() -> None:
    assert icons("elegant") == ("2 4", 2, 0)


# B12 Rough / Tosco


@pytest.mark.rule("SC-TRAIT-SLOT-1")
def test_rough_works_on_a_and_3() -> None:
    assert icons("rough") == ("a 3", 1, 0)


# B13 Lonely / Solitaria


@pytest.mark.rule("SC-TRAIT-SLOT-1")
def test_lonely_works_on_2_and_6() -> None:
    assert icons("lonely") == ("2 6", 2, 0)


# B14 Hungry / Hambriento


@pytest.mark.rule("SC-TRAIT-PLUS-1")
def test_hungry_works_on_5_and_brings_a_dollar_first() -> None:
    assert icons("hungry") == ("5", 1, 0)
    assert brings_a_dollar_first("hungry", "5")


# B15 Lucky / Afortunada


@pytest.mark.rule("SC-TRAIT-SLOT-1")
def test_lucky_works_on_a_and_4() -> None:
    assert icons("lucky") == ("a 4", 2, 0)


# B16 Dusty / Polvoriento


@pytest.mark.rule("SC-TRAIT-PLUS-1")
def test_dusty_works_on_6_and_brings_a_dollar_first() -> None:
    assert icons("dusty") == ("6", 1, 0)
    assert brings_a_dollar_first("dusty", "6")


# B17 Seasoned / Veterana


@pytest.mark.rule("SC-TRAIT-SLOT-1")
def test_seasoned_works_on_4_and_5() -> None:
    assert icons("seasoned") == ("4 5", 3, 0)


# B18 Clumsy / Torpe


@pytest.mark.rule("SC-TRAIT-SLOT-1")
def test_clumsy_works_on_3() -> None:
    assert icons("clumsy") == ("3", 0, 0)


# B19 Frugal / Frugal


@pytest.mark.rule("SC-TRAIT-PLUS-1")
def test_frugal_works_on_2_and_3_and_brings_a_dollar_first() -> None:
    assert icons("frugal") == ("2 3", 2, 0)
    assert brings_a_dollar_first("frugal", "3")


# B20 Stunning / Arrebatadora


@pytest.mark.rule("SC-TRAIT-B20-1")
def test_stunning_works_twice_on_6() -> None:
    assert icons("stunning") == ("6", 4, 0)
    assert works_twice("stunning", "6")


@pytest.mark.rule("SC-TRAIT-B20-2")
def test_stunning_may_be_used_only_once() -> None:
    assert works_once("stunning", "6")


# B21 Stealthy / Sigilosa


@pytest.mark.rule("SC-TRAIT-SLOT-1")
def test_stealthy_works_on_a_and_5() -> None:
    assert icons("stealthy") == ("a 5", 2, 0)


# B22 Crackpot / Chiflado


@pytest.mark.rule("SC-TRAIT-SLOT-1")
def test_crackpot_works_on_2_3_and_5() -> None:
    assert icons("crackpot") == ("2 3 5", 4, 1)


# B23 Cruel / Cruel


@pytest.mark.rule("SC-TRAIT-B23-1")
def test_cruel_jails_a_henchman_of_its_own_first() -> None:
    assert icons("cruel") == ("a 4 6", 0, 0)
    table = build_position(sheets={"A": "cruel printer"}, money={"A": 0}).do("use cruel")
    assert (table.seat_view("A").reserve, table.seat_view("A").jailed, table.money("A")) == (1, 2, 3)
    told = [type(event) for event in table.events]
    assert told.index(e.HenchmanJailed) < told.index(e.MoneyGained)
    alone = build_position(sheets={"A": "cruel printer, cocky banker"}, reserve={"A": 0})
    assert alone.why_not("use cruel") == ("cost-not-met", "SC-FX-1")


@pytest.mark.rule("SC-TRAIT-B23-2")
def test_cruel_wants_its_henchman_through_another_scoundrel_too() -> None:
    table = build_position(slot="3", sheets={"A": "rough steed, cruel printer"}, money={"A": 0}).do("use rough")
    assert (table.seat_view("A").reserve, table.seat_view("A").jailed, table.money("A")) == (1, 2, 3)
    alone = build_position(slot="3", sheets={"A": "rough steed, cruel printer"}, reserve={"A": 0})
    assert alone.why_not("use rough") == NOT_USABLE


@pytest.mark.rule("SC-TRAIT-B23-3")
@pytest.mark.parametrize(("reserve", "usable"), [(1, False), (2, True)])
def test_cruel_bank_robber_needs_two_henchmen(reserve: int, usable: bool) -> None:
    table = build_position(
        sheets={"A": "cruel bank-robber, cocky banker"}, reserve={"A": reserve}, money={"A": 0}
    )
    assert table.why_not("use cruel") == (None if usable else ("cost-not-met", "SC-FX-1"))
    if usable:
        table.do("use cruel")
        assert (table.seat_view("A").reserve, table.money("A")) == (0, 7)


# B24 Elderly / Anciana


@pytest.mark.rule("SC-TRAIT-B24-1")
def test_elderly_is_used_at_the_start_of_the_turn_and_leaves() -> None:
    assert icons("elderly") == ("", 1, 0)
    table = build_position(slot="", stage=START, sheets={"A": "elderly tracker, cocky banker"})
    assert table.choices == ["use elderly", "pass"]
    table.do("use elderly", "safe depot 1")
    assert table.discard == []  # not before the use is complete
    assert table.do("mark 3").discard == ["elderly tracker"]
    assert table.kind == "plan"


@pytest.mark.rule("SC-TRAIT-B24-2")
def test_elderly_stays_when_it_is_not_used() -> None:
    table = build_position(slot="", stage=START, sheets={"A": "elderly printer"}).do("pass")
    assert (table.kind, table.sheet("A")[0]) == ("plan", "elderly printer")


@pytest.mark.rule("SC-TRAIT-B24-3")
def test_elderly_leaves_when_another_scoundrel_uses_it_at_any_time() -> None:
    table = build_position(slot="3", sheets={"A": "rough steed, elderly printer"}, money={"A": 0}).do(
        "use rough"
    )
    assert table.money("A") == 3
    assert (table.sheet("A")[:2], table.discard) == (["rough steed", "-"], ["elderly printer"])


@pytest.mark.rule("SC-TRAIT-B24-4")
def test_elderly_dog_is_discarded_once() -> None:
    table = build_position(slot="", stage=START, sheets={"A": "elderly dog, cocky banker"})
    table.do("use elderly", "safe depot 1", "mark 3")
    assert table.events_of(e.ScoundrelDiscarded) == [e.ScoundrelDiscarded(trait="elderly", job="dog")]
    assert table.discard == ["elderly dog"]


# B25 Generous / Generosa


@pytest.mark.rule("SC-TRAIT-B25-1")
@pytest.mark.parametrize(("money", "kind"), [(0, "abilities"), (1, "plan")])
def test_generous_works_at_the_start_of_the_turn_without_money(money: int, kind: str) -> None:
    assert icons("generous") == ("", 1, 0)
    table = build_position(slot="", stage=START, sheets={"A": "generous printer"}, money={"A": money})
    assert table.kind == kind
    if kind == "abilities":
        assert table.do("use generous").money("A") == 3
    assert "use generous" not in build_position(sheets={"A": "generous printer"}, money={"A": money}).choices


@pytest.mark.rule("SC-TRAIT-B25-2")
def test_generous_is_too_late_after_other_money() -> None:
    table = build_position(
        slot="", stage=START, sheets={"A": "generous printer, elderly banker"}, money={"A": 0}
    )
    assert table.choices == ["use elderly", "use generous", "pass"]
    assert table.do("use elderly").kind == "plan"
    assert table.money("A") == 4


@pytest.mark.rule("SC-TRAIT-B25-3")
def test_generous_cannot_be_kept_ready_by_refusing_money() -> None:
    saloon = "legendary mayor, grimy tycoon, rough banker"
    table = build_position(
        sheets={"A": "sleepy telegraphist, generous printer"}, saloon=saloon, money={"A": 0}
    ).do("use sleepy", "safe depot 1", "mark 3")
    assert table.money("A") == 1
    # Without money only the office is left, and it pays unasked.
    office = build_position(stage=ACTING, sheets={"A": "generous printer"}, saloon=saloon, money={"A": 0})
    assert (office.kind, office.money("A")) == ("distrust", 2)


# B26 Selfish / Egoísta


@pytest.mark.rule("SC-TRAIT-B26-1")
@pytest.mark.parametrize(("money", "kind"), [(4, "distrust"), (5, "abilities")])
def test_selfish_works_at_the_end_of_the_turn_with_five_dollars(money: int, kind: str) -> None:
    assert icons("selfish") == ("", 3, 0)
    sheet, saloon = {"A": "selfish printer"}, "legendary counselor, grimy tycoon, clumsy dog"
    table = build_position(stage=ACTING, sheets=sheet, saloon=saloon, money={"A": money - 2}).do(
        "office", "sell"
    )
    assert table.kind == kind
    assert "use selfish" not in build_position(sheets=sheet, money={"A": 9}).choices
    if kind == "abilities":
        assert (table.choices, table.do("use selfish").money("A")) == (["use selfish", "pass"], 8)


@pytest.mark.rule("SC-TRAIT-B26-2")
def test_selfish_comes_before_the_last_chance_to_distrust() -> None:
    table = build_position(stage=END, sheets={"A": "selfish printer"}, money={"A": 5}).do("use selfish")
    assert (table.kind, table.deciders) == ("distrust", "BC")
    table.do("distrust", by="B").do("pass", by="C")
    assert table.seat_view("A").played[0].henchmen == (1,)
    assert table.do("pass", by="C").view.active == 1  # the turn is over


# B27 Annoying / Irritante


@pytest.mark.rule("SC-TRAIT-B27-1")
def test_annoying_follows_every_hire_of_another() -> None:
    assert icons("annoying") == ("", 3, 0)
    table = hire("clumsy dog", 0, "annoying banker").do("keep")
    assert table.choices == ["use annoying", "pass"]
    assert table.do("use annoying").money("A") == 4
    courier = build_position(
        sheets={"A": "sleepy courier, -, annoying banker"}, saloon="grimy mayor, cocky tycoon, clumsy dog"
    ).do("use sleepy", "hire clumsy", "keep")
    assert courier.choices == ["use annoying", "pass"]
    quack = build_position(sheets={"A": "sleepy quack, -, annoying banker"}, discard="clumsy dog")
    assert quack.do("use sleepy", "hire clumsy", "keep").choices == ["use annoying", "pass"]


@pytest.mark.rule("SC-TRAIT-B27-2")
def test_annoying_is_silent_about_its_own_hire() -> None:
    table = hire("annoying banker", 6, "sleepy printer").do("keep")
    assert "annoying banker" in table.sheet("A")
    assert table.kind == "distrust"


@pytest.mark.rule("SC-TRAIT-B27-3")
def test_annoying_opens_the_response_that_was_just_hired() -> None:
    table = hire("helpful printer", 4, "annoying banker").do("keep", "use annoying")
    assert table.sheet("A")[:2] == ["annoying banker", "helpful printer"]
    assert table.choices == ["use helpful", "pass"]
    apart = hire("helpful printer", 4, "annoying banker").do("swap 2 4", "keep", "use annoying")
    assert apart.kind == "distrust"


@pytest.mark.rule("SC-TRAIT-B27-4")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_annoying_follows_a_hire_that_never_reaches_the_sheet(answer: str) -> None:
    table = hire("quick banker", 3, "annoying printer").do(answer, "keep")
    assert table.choices == ["use annoying", "pass"]


# B28 Talkative / Parlanchina


@pytest.mark.rule("SC-TRAIT-B28-1")
def test_talkative_follows_a_gain_of_reputation_in_any_turn() -> None:
    assert icons("talkative") == ("", 1, 0)
    own = build_position(sheets={"A": "sleepy mayor, -, talkative banker"}).do("use sleepy")
    assert (own.deciders, own.choices) == ("A", ["use talkative", "pass"])
    rival = build_position(slot="5", sheets={"B": "jealous mayor, -, talkative banker"}, money={"B": 0})
    rival.do("use leader", "safe depot 1", "use jealous")
    assert (rival.deciders, rival.choices) == ("B", ["use talkative", "pass"])
    assert rival.do("use talkative").money("B") == 4


@pytest.mark.rule("SC-TRAIT-B28-1")
def test_talkative_works_once_in_an_end_of_day() -> None:
    table = end_of_day("3:0/B,6:5/B", {"B": "talkative banker"})
    assert (table.deciders, table.choices) == ("B", ["use talkative", "pass"])
    table.do("use talkative")
    assert (table.seat_view("B").reputation, table.money("B"), table.kind) == (2, 4, "first")


@pytest.mark.rule("SC-TRAIT-B28-1")
def test_talkative_works_once_in_a_turn() -> None:
    sheet = "sleepy mayor, -, talkative banker, -, dusty counselor"
    table = build_position(sheets={"A": sheet}, money={"A": 4}).do("use sleepy", "use talkative", "use dusty")
    assert (table.seat_view("A").reputation, table.kind) == (2, "distrust")


@pytest.mark.rule("SC-TRAIT-B28-2")
@pytest.mark.parametrize(("reputation", "kind"), [(5, "pending"), (6, "first")])
def test_talkative_has_nothing_to_say_at_the_top(reputation: int, kind: str) -> None:
    table = end_of_day("3:0/B", {"B": "talkative banker"}, {"B": reputation})
    assert (table.seat_view("B").reputation, table.kind) == (6, kind)


# B29 Daring / Atrevida


@pytest.mark.rule("SC-TRAIT-B29-1")
def test_daring_follows_a_loss_of_reputation_in_any_turn() -> None:
    assert icons("daring") == ("", 0, 0)
    own = build_position(sheets={"A": "sleepy con-artist, -, daring banker"}).do("use sleepy")
    assert (own.deciders, own.choices) == ("A", ["use daring", "pass"])
    rival = build_position(sheets={"A": "sleepy saboteur", "B": "daring banker"}, money={"B": 0})
    rival.do("use sleepy", "target 2")
    assert (rival.deciders, rival.choices) == ("B", ["use daring", "pass"])
    assert rival.do("use daring").money("B") == 4


@pytest.mark.rule("SC-TRAIT-B29-1")
def test_daring_works_once_in_a_turn_and_once_in_an_end_of_day() -> None:
    table = end_of_day("3:0/B,6:5/B", {"A": "daring banker"}).do("use daring")
    assert (table.seat_view("A").reputation, table.money("A"), table.kind) == (-2, 4, "first")
    turn = build_position(
        2, sheets={"A": "sleepy saboteur, -, dusty convict", "B": "daring banker"}, money={"B": 0}
    )
    turn.do("use sleepy", "use daring", "use dusty", "pass", "lose reputation")
    assert (turn.seat_view("B").reputation, turn.money("B"), turn.kind) == (-2, 4, "distrust")


# B30 Greedy / Codicioso


@pytest.mark.rule("SC-TRAIT-B30-1")
@pytest.mark.parametrize("job", ["printer", "gunslinger", "chef"])
def test_greedy_follows_money_from_another_scoundrel(job: str) -> None:
    assert icons("greedy") == ("", 4, 0)
    table = build_position(sheets={"A": f"sleepy {job}, -, greedy banker"}).do("use sleepy")
    assert table.choices == ["use greedy", "pass"]
    assert table.do("use greedy").kind == "distrust"  # not after itself


@pytest.mark.rule("SC-TRAIT-B30-1")
def test_greedy_does_not_follow_a_use_without_money() -> None:
    table = build_position(sheets={"A": "sleepy tracker, -, greedy banker"}).do(
        "use sleepy", "safe depot 1", "mark 3"
    )
    assert table.kind == "distrust"


@pytest.mark.rule("SC-TRAIT-B30-2")
def test_greedy_ignores_leader_office_and_strategy() -> None:
    sheet = {"A": "greedy banker"}
    leader = build_position(slot="3", sheets=sheet).do("use leader")
    assert (leader.money("A"), leader.kind) == (7, "distrust")
    office = build_position(stage=ACTING, sheets=sheet).do("office", "sell")
    assert (office.money("A"), office.kind) == (6, "distrust")
    strategy = build_position(sheets=sheet, strategy={"A": "rob-the-bank"}).do("use strategy")
    assert (strategy.money("A"), strategy.kind) == (10, "distrust")


@pytest.mark.rule("SC-TRAIT-B30-3")
def test_greedy_must_be_there_when_the_money_comes() -> None:
    table = build_position(
        sheets={"A": "sleepy courier"}, saloon="grimy mayor, cocky tycoon, greedy printer", money={"A": 5}
    ).do("use sleepy", "hire greedy", "swap 2 4", "keep")
    assert "greedy printer" in table.sheet("A")
    assert table.kind == "distrust"


# B31 Liar / Mentiroso


@pytest.mark.rule("SC-TRAIT-B31-1", "SC-TRAIT-B31-2")
@pytest.mark.parametrize(
    ("location", "shown"), [("depot", (3, 4, 5)), ("estate", (2, 3, 4, 5, 6)), ("laboratory", (2, 3, 4, 6, 7))]
)
def test_liar_follows_a_number_its_location_does_not_show(location: str, shown: tuple[int, ...]) -> None:
    assert icons("liar") == ("", 1, 0)
    for number in range(2, 8):  # five of the six are false, whatever the safe is worth
        table = build_position(slot="2", sheets={"A": "liar banker"})
        table.do("use leader", f"safe {location} 1", f"mark {number}")
        assert (table.choices == ["use liar", "pass"]) == (number not in shown)


# B32 Curious / Curioso


@pytest.mark.rule("SC-TRAIT-B32-1")
def test_curious_follows_scouting_by_leader_scoundrel_or_strategy() -> None:
    assert icons("curious") == ("", 3, 0)
    sheet = {"A": "sleepy tracker, -, curious banker"}
    scouts = [
        build_position(slot="2", sheets=sheet).do("use leader"),
        build_position(sheets=sheet).do("use sleepy"),
        build_position(slot="a", sheets=sheet, strategy={"A": "study-blueprints"}).do("use strategy"),
    ]
    for table in scouts:
        assert table.do("safe depot 1", "mark 3").choices == ["use curious", "pass"]


@pytest.mark.rule("SC-TRAIT-B32-2")
@pytest.mark.parametrize(
    ("job", "answers"), [("journalist", "card 2 5"), ("abomination", "target 2,no"), ("spy", "target 2")]
)
def test_curious_does_not_follow_a_look_at_poker_cards(job: str, answers: str) -> None:
    table = build_position(
        sheets={"A": f"sleepy {job}, -, curious banker"}, played={"B": "5:0"}, money={"A": 0}
    )
    table.do("use sleepy", *answers.split(","))
    assert table.money("A") > 0
    assert table.kind == "distrust"


# B33 Honest / Honesto


@pytest.mark.rule("SC-TRAIT-B33-1")
def test_honest_plays_the_0_face_up_and_is_used() -> None:
    assert icons("honest") == ("", 1, 0)
    table = build_position(
        slot="", stage=PLAN, sheets={"A": "honest banker"}, hands={"A": "0 3 5 6"}, money={"A": 0}
    )
    table.do("play 0 open")
    assert table.choices == ["use honest", "pass"]
    (card,) = table.seat_view("A").played
    assert (card.slot, card.poker) == ("open", "0")
    assert table.do("use honest").money("A") == 4
    other = build_position(slot="", stage=PLAN, sheets={"A": "sleepy banker"}, hands={"A": "0 3 5 6"})
    assert other.why_not("play 0 open") == ("no-honest", "SC-PLAN-6")


@pytest.mark.rule("SC-TRAIT-B33-2")
def test_honest_does_not_forbid_bluffing_with_the_0() -> None:
    table = build_position(
        slot="", stage=PLAN, sheets={"A": "honest banker"}, hands={"A": "0 3 5 6"}, money={"A": 0}
    )
    table.do("play 0 3").pass_until("abilities")
    assert table.choices == ["use leader", "pass"]  # face down, so it is not Honest's moment
    (card,) = table.seat_view("A").played
    assert (card.slot, card.poker) == ("3", None)


@pytest.mark.rule("SC-TRAIT-B33-3")
def test_honest_0_counts_as_played_and_goes_under_the_deck() -> None:
    table = build_position(
        2,
        slot="",
        stage=PLAN,
        turn=7,
        sheets={"A": "honest investor"},
        played={"A": "3:3"},
        hands={"A": "0 a 2 4 5"},
        money={"A": 0},
    ).do("play 0 open", "use honest")
    assert table.money("A") == 2
    table.pass_until("plan")
    assert table.view.day == 2
    *under, top = [card for card, _ in table.state.dump()["table"]["decks"][0]]
    assert (sorted(under), top) == ([0, 3], 6)


@pytest.mark.rule("SC-TRAIT-B33-4")
def test_honest_need_not_be_used() -> None:
    table = build_position(slot="", stage=PLAN, sheets={"A": "honest banker"}, hands={"A": "0 3 5 6"})
    table.do("play 0 open", "pass")
    assert (table.kind, table.money("A")) == ("act", 4)
    unusable = build_position(
        slot="", stage=PLAN, sheets={"A": "honest outlaw"}, hands={"A": "0 3 5 6"}, money={"A": 0}
    )
    assert "play 0 open" in unusable.choices


# B34 Charming / Encantador


@pytest.mark.rule("SC-TRAIT-B34-1", "SC-TRAIT-B34-2")
@pytest.mark.parametrize(("answer", "money"), [("yes", 5), ("no", 0)])
def test_charming_is_used_or_not_and_never_joins_the_sheet(answer: str, money: int) -> None:
    assert icons("charming") == ("", 1, 0)
    comes_and_goes("charming", 4, answer, money)


@pytest.mark.rule("SC-TRAIT-B34-3")
def test_charming_brings_a_dollar_after_its_price_and_before_its_ability() -> None:
    table = hire("charming chef", 3).do("yes")
    assert flow(table) == [-3, 1, -1, 5]
    declined = hire("charming chef", 3).do("no")
    assert flow(declined) == [-3]


# B35 Spiteful / Rencoroso


@pytest.mark.rule("SC-TRAIT-B35-1")
def test_spiteful_follows_a_henchman_to_jail_for_any_reason() -> None:
    assert icons("spiteful") == ("", 1, 0)
    rival = build_position(sheets={"A": "sleepy deputy", "B": "spiteful banker"}).do(
        "use sleepy", "target 2", "pass"
    )
    assert (rival.deciders, rival.choices) == ("B", ["use spiteful", "pass"])
    cost = build_position(sheets={"A": "sleepy bank-robber, -, spiteful banker"}).do("use sleepy")
    assert (cost.deciders, cost.choices) == ("A", ["use spiteful", "pass"])
    cruel = build_position(sheets={"A": "cruel printer, -, spiteful banker"}).do("use cruel")
    assert (cruel.deciders, cruel.choices) == ("A", ["use spiteful", "pass"])
    night = end_of_day("3:3/B", {"B": "spiteful banker"})
    assert (night.deciders, night.choices) == ("B", ["use spiteful", "pass"])
    bluff = end_of_day("3:0/B", {"B": "spiteful banker"})
    assert bluff.kind == "first"  # nobody was jailed


# B36 Jealous / Celosa


@pytest.mark.rule("SC-TRAIT-B36-1")
def test_jealous_follows_a_rivals_theft_from_a_location_or_the_unused_safes() -> None:
    assert icons("jealous") == ("", 2, 0)
    location = build_position(slot="5", sheets={"B": "jealous banker"}).do("use leader", "safe depot 1")
    assert (location.deciders, location.choices) == ("B", ["use jealous", "pass"])
    unused = build_position(sheets={"A": "sleepy inventor", "C": "jealous banker"}).do(
        "use sleepy", "unused depot"
    )
    assert (unused.deciders, unused.choices) == ("C", ["use jealous", "pass"])
    own = build_position(slot="5", sheets={"A": "jealous banker"}).do("use leader", "safe depot 1")
    assert own.kind == "distrust"


# B37 Helpful / Servicial


@pytest.mark.rule("SC-TRAIT-RESP-1")
def test_helpful_responds_to_the_left() -> None:
    assert icons("helpful") == ("", 2, 0)
    assert responds_to("helpful") == "L"


@pytest.mark.rule("SC-TRAIT-RESP-2")
def test_helpful_waits_for_a_neighbour_that_could_pay() -> None:
    assert answers_a_poor_outlaw("helpful", "sleepy outlaw, {}", 2)
    assert not answers_a_poor_outlaw("helpful", "sleepy outlaw, {}", 1)


# B38 Nervous / Nervioso


@pytest.mark.rule("SC-TRAIT-RESP-1")
def test_nervous_responds_to_the_right() -> None:
    assert icons("nervous") == ("", 2, 0)
    assert responds_to("nervous") == "R"


@pytest.mark.rule("SC-TRAIT-RESP-2")
def test_nervous_waits_for_a_neighbour_that_could_pay() -> None:
    assert answers_a_poor_outlaw("nervous", "{}, sleepy outlaw", 2)
    assert not answers_a_poor_outlaw("nervous", "{}, sleepy outlaw", 1)


# B39 Compassionate / Compasiva


@pytest.mark.rule("SC-TRAIT-RESP-1")
def test_compassionate_responds_to_the_left() -> None:
    assert icons("compassionate") == ("", 3, 1)
    assert responds_to("compassionate") == "L"


@pytest.mark.rule("SC-TRAIT-RESP-2")
def test_compassionate_waits_for_a_neighbour_that_could_pay() -> None:
    assert answers_a_poor_outlaw("compassionate", "sleepy outlaw, {}", 2)
    assert not answers_a_poor_outlaw("compassionate", "sleepy outlaw, {}", 1)


# B40 Energetic / Energética


@pytest.mark.rule("SC-TRAIT-RESP-1")
def test_energetic_responds_to_both_sides() -> None:
    assert icons("energetic") == ("", 4, 0)
    assert responds_to("energetic") == "LR"


@pytest.mark.rule("SC-TRAIT-RESP-2")
@pytest.mark.parametrize("sheet", ["sleepy outlaw, {}", "{}, sleepy outlaw"])
def test_energetic_waits_for_a_neighbour_that_could_pay(sheet: str) -> None:
    assert answers_a_poor_outlaw("energetic", sheet, 2)
    assert not answers_a_poor_outlaw("energetic", sheet, 1)


# R01 Cybernetic / Cibernético


@pytest.mark.rule("SC-TRAIT-SLOT-1")
def test_cybernetic_works_on_a_and_2() -> None:
    assert icons("cybernetic") == ("a 2", 4, 2)


# R02 Brilliant / Brillante


@pytest.mark.rule("SC-TRAIT-SLOT-1")
def test_brilliant_works_on_5_and_6() -> None:
    assert icons("brilliant") == ("5 6", 4, 1)


# R03 Reckless / Temerario


@pytest.mark.rule("SC-TRAIT-B34-1", "SC-TRAIT-B34-2")
@pytest.mark.parametrize(("answers", "money"), [("yes,no", 4), ("no", 0)])
def test_reckless_is_used_or_not_and_never_joins_the_sheet(answers: str, money: int) -> None:
    assert icons("reckless") == ("", 3, 0)
    comes_and_goes("reckless", 6, answers, money)


@pytest.mark.rule("SC-TRAIT-R03-1")
def test_reckless_may_be_used_twice() -> None:
    table = hire("reckless banker", 6).do("yes")
    assert (table.money("A"), table.kind) == (4, "repeat")
    assert table.discard == []  # it lies in the Saloon until both uses are over
    table.do("yes")
    assert (table.money("A"), table.discard) == (8, ["reckless banker"])


@pytest.mark.rule("SC-TRAIT-R03-2")
@pytest.mark.parametrize("trait", ["charming", "quick", "reckless"])
def test_reckless_and_its_like_never_score(trait: str) -> None:
    hired = build_position(
        2,
        day=2,
        turn=7,
        stage=ACTING,
        saloon=f"legendary counselor, grimy tycoon, {trait} banker",
        sheets={"A": "mechanical mayor"},
        money={"A": 9},
    )
    hired.do(f"hire {trait}", "no", "keep").pass_until("")
    assert hired.state.result is not None
    assert hired.state.result.breakdown[0]["tech"] == 2  # the Mechanical Mayor's alone
    assert icons(trait)[2] == 0  # not even on a sheet, where a swap can put it


# R04 Quick / Rápida


@pytest.mark.rule("SC-TRAIT-B34-1", "SC-TRAIT-B34-2")
@pytest.mark.parametrize(("answer", "money"), [("yes", 4), ("no", 0)])
def test_quick_is_used_or_not_and_never_joins_the_sheet(answer: str, money: int) -> None:
    assert icons("quick") == ("", 0, 0)
    comes_and_goes("quick", 3, answer, money)


# R05 Tireless / Incansable


@pytest.mark.rule("SC-TRAIT-RESP-1")
def test_tireless_responds_to_both_sides() -> None:
    assert icons("tireless") == ("", 5, 1)
    assert responds_to("tireless") == "LR"


@pytest.mark.rule("SC-TRAIT-RESP-2")
@pytest.mark.parametrize("sheet", ["sleepy outlaw, {}", "{}, sleepy outlaw"])
def test_tireless_waits_for_a_neighbour_that_could_pay(sheet: str) -> None:
    assert answers_a_poor_outlaw("tireless", sheet, 2)
    assert not answers_a_poor_outlaw("tireless", sheet, 1)


# R06 Ruthless / Implacable


@pytest.mark.rule("SC-TRAIT-B20-1")
def test_ruthless_works_twice_on_3_and_6() -> None:
    assert icons("ruthless") == ("3 6", 4, 0)
    assert works_twice("ruthless", "6")


@pytest.mark.rule("SC-TRAIT-B20-2")
def test_ruthless_may_be_used_only_once() -> None:
    assert works_once("ruthless", "6")


# R07 Futuristic / Futurista


@pytest.mark.rule("SC-TRAIT-PLUS-1")
def test_futuristic_works_on_6_and_brings_a_dollar_first() -> None:
    assert icons("futuristic") == ("6", 5, 2)
    assert brings_a_dollar_first("futuristic", "6")


# R08 Mechanical / Mecánica


@pytest.mark.rule("SC-TRAIT-SLOT-1")
def test_mechanical_works_on_4_and_6() -> None:
    assert icons("mechanical") == ("4 6", 5, 2)


# R09 Triumphant / Triunfal


@pytest.mark.rule("SC-TRAIT-R09-1")
@pytest.mark.parametrize("abandoned", ["abandon 1", "abandon 2"])
def test_triumphant_follows_a_theft_even_if_the_safe_is_abandoned(abandoned: str) -> None:
    assert icons("triumphant") == ("", 2, 1)
    sheet = {"A": "triumphant banker", "B": "sleepy printer"}
    table = build_position(slot="5", sheets=sheet, loot={"A": "estate-1"}).do(
        "use leader", "safe depot 1", abandoned
    )
    assert (table.deciders, table.choices) == ("A", ["use triumphant", "pass"])


@pytest.mark.rule("SC-TRAIT-R09-1")
def test_triumphant_does_not_follow_a_rivals_theft() -> None:
    table = build_position(slot="5", sheets={"B": "triumphant banker"}).do("use leader", "safe depot 1")
    assert table.kind == "distrust"


@pytest.mark.rule("SC-TRAIT-R09-2")
def test_triumphant_does_not_follow_its_own_theft() -> None:
    table = build_position(slot="5", day=2, sheets={"A": "triumphant outlaw"}, money={"A": 9})
    table.do("use leader", "safe depot 1", "use triumphant", "safe estate 1")
    assert (len(table.loot("A")), table.kind) == (2, "distrust")


# R10 Unstoppable / Imparable


@pytest.mark.rule("SC-TRAIT-SLOT-1")
def test_unstoppable_works_on_every_slot() -> None:
    assert icons("unstoppable") == ("a 2 3 4 5 6", 4, 0)
