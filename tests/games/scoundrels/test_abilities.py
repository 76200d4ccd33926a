"""How abilities are used: effects, general rules, modifiers and special timings (sections 3, 7.1, 7.2, 7.4)."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest
from tests.games.scoundrels.positions import ACTING, Position, build_position

from cantina.games.scoundrels import events as e
from cantina.games.scoundrels.rules.effect import UseContext
from cantina.games.scoundrels.rules.usable import can_use_ability
from cantina.games.scoundrels.rules.vocabulary import read_ability
from cantina.games.scoundrels.state import ScoundrelsState

START, PLAN, ENDING, NEXT = 1, 2, 7, 9
"""Stages of a turn; NEXT: the turn is over."""
IDLE = {"B": 0, "C": 0}
"""Rivals without henchmen at hand are asked in no window."""
NOBODY: dict[str, Any] = {"reserve": {"A": 0, "B": 0}, "jailed": {"A": 0, "B": 0}}
"""No henchmen at all: whole turns go by without windows and bail."""
SALOON = "legendary mayor, seasoned tycoon, "
NOT_USABLE = ("not-usable", "SC-FX-1")
USED_UP = ("used-up", "SC-ABIL-3")
NOT_NOW = ("not-now", "SC-ABIL-1")


def dollars(table: Position) -> list[int]:
    """The dollars that came and went, in order."""
    kinds = (e.MoneyGained, e.MoneyPaid)
    found = [event for event in table.events if isinstance(event, kinds)]
    return [event.count if isinstance(event, e.MoneyGained) else -event.count for event in found]


def sleepy(job: str, **given: Any) -> Position:
    """A holds a scoundrel that may be used now, and a Cocky Banker so that there is always a choice."""
    return build_position(sheets={"A": f"sleepy {job}, cocky banker"}, **given)


# -- effects --------------------------------------------------------------------------------------


@pytest.mark.rule("SC-FX-1")
@pytest.mark.parametrize(
    ("job", "given", "usable"),
    [
        ("beggar", {"money": {"A": 3}}, True),  # the condition
        ("beggar", {"money": {"A": 4}}, False),
        ("rebel", {"loot": {"B": "depot-1"}}, True),
        ("rebel", {"loot": {"A": "depot-1", "B": "depot-2"}}, False),
        ("preacher", {"reputation": {"A": 1}}, True),  # it does not hold, but there is an `else`
        ("chef", {"money": {"A": 1}}, True),  # the cost
        ("chef", {"money": {"A": 0}}, False),
        ("mayor", {"reputation": {"A": 5}}, True),  # something to do after it
        ("mayor", {"reputation": {"A": 6}}, False),
        ("politician", {"reputation": {"A": 6}, "money": {"A": 9}}, False),
        ("pickpocket", {"money": {"B": 0, "C": 1}}, True),
        ("pickpocket", {"money": {"B": 0, "C": 0}}, False),
        (
            "telegraphist",
            {"loot": {"B": "depot-1 depot-2 depot-3 depot-4 depot-5"}},
            True,
        ),  # one step is enough
        ("train-robber", {"loot": {"B": "depot-1 depot-2 depot-3 depot-4 depot-5"}}, False),
    ],
)
def test_an_ability_needs_its_condition_its_cost_and_something_to_do(
    job: str, given: dict[str, Any], usable: bool
) -> None:
    why = {"rebel": "condition-not-met", "beggar": "condition-not-met", "chef": "cost-not-met"}
    refused = (why.get(job, "not-usable"), "SC-FX-1")
    assert sleepy(job, **given).why_not("use sleepy") == (None if usable else refused)


@pytest.mark.rule("SC-FX-2")
def test_a_step_one_may_leave_out_makes_nothing_usable() -> None:
    # No card prints a `may` alone, so the rule is shown on abilities written for it.
    state = build_position(money={"A": 20}).state
    assert isinstance(state, ScoundrelsState)
    assert can_use_ability(state, UseContext(state, 0), read_ability("hire saloon"))
    assert not can_use_ability(state, UseContext(state, 0), read_ability("may hire saloon"))
    assert can_use_ability(state, UseContext(state, 0), read_ability("may hire saloon; gain 1"))


@pytest.mark.rule("SC-FX-3")
def test_steps_go_from_left_to_right() -> None:
    marshal = sleepy("marshal", money={"A": 0}).do("use sleepy")
    assert marshal.choices == ["sell", "bail 1", "bail 2"]  # paid with the $4 that came first
    automaton = sleepy("automaton").do("use sleepy")
    assert [type(event) for event in automaton.events] == [e.ScoundrelUsed, e.CardsDrawn, e.MoneyGained]


@pytest.mark.rule("SC-FX-3")
def test_a_step_that_can_do_nothing_is_skipped() -> None:
    table = sleepy("telegraphist", money={"A": 0}, loot={"B": "depot-1 depot-2 depot-3 depot-4 depot-5"})
    assert table.do("use sleepy").money("A") == 1
    nobody = sleepy("deputy", money={"A": 0}, reserve=IDLE).do("use sleepy")
    assert (nobody.money("A"), nobody.events_of(e.HenchmanJailed)) == (2, [])


@pytest.mark.rule("SC-FX-4", "SC-ABIL-5")
@pytest.mark.parametrize("job", ["outlaw", "deputy", "tracker", "journalist", "auctioneer"])
def test_a_step_without_may_must_be_done(job: str) -> None:
    table = sleepy(job, money={"A": 9}, played={"B": "5:5"}).do("use sleepy")
    assert table.deciders == "A"
    assert not {"pass", "no"} & set(table.choices)


@pytest.mark.rule("SC-FX-4", "SC-ABIL-5")
def test_a_step_with_may_can_be_left_out() -> None:
    assert "pass" in sleepy("courier", money={"A": 9}).do("use sleepy").choices
    cracker = sleepy("safecracker", money={"A": 4}).do("use sleepy", "safe depot 1", "mark 3")
    assert cracker.choices == ["yes", "no"]
    assert cracker.do("no").loot("A") == []


@pytest.mark.rule("SC-FX-5")
def test_a_target_is_chosen_when_its_step_comes() -> None:
    table = sleepy("fortune-teller").do("use sleepy", "safe depot 1")
    assert len(table.events_of(e.SafeSeen)) == 1  # before anybody asks for the second safe
    table.do("mark 4")
    assert "safe estate 1" in table.choices
    assert "safe depot 1" not in table.choices


@pytest.mark.rule("SC-FX-6")
def test_the_only_target_is_taken_unasked() -> None:
    for rivals in ({"B": 5, "C": 0}, {"B": 0, "C": 5}):
        assert sleepy("pickpocket", money={"A": 0, **rivals}).do("use sleepy").money("A") == 2
    two = sleepy("pickpocket", money={"A": 0, "B": 5, "C": 1}).do("use sleepy")
    assert (two.kind, two.choices) == ("target", ["target 2", "target 3"])


@pytest.mark.rule("SC-FX-7")
def test_a_swap_asks_for_the_own_scoundrel_and_then_for_the_saloons() -> None:
    table = build_position(
        sheets={"A": "sleepy tailor, cocky banker, rough cow"}, saloon=f"{SALOON}clumsy printer"
    )
    table.do("use sleepy")
    assert (table.kind, table.choices) == ("pick-own", ["pick cocky", "pick rough"])
    table.do("pick rough")
    assert (table.kind, table.choices) == ("pick", ["pick legendary", "pick seasoned", "pick clumsy"])
    assert table.do("pick clumsy").sheet("A")[2] == "rough printer"
    only = sleepy("tailor", saloon=f"{SALOON}clumsy printer").do("use sleepy")
    assert only.kind == "pick"  # there was no choice of the own one


@pytest.mark.rule("SC-FX-8")
def test_extra_dollar_then_the_traits_cost_then_the_jobs_then_the_steps() -> None:
    wealthy = build_position(sheets={"A": "wealthy chef"}, money={"A": 0}).do("use wealthy")
    assert dollars(wealthy) == [1, -1, 5]
    cruel = build_position(sheets={"A": "cruel chef"}, money={"A": 1}).do("use cruel")
    kinds = [e.ScoundrelUsed, e.HenchmanJailed, e.MoneyPaid, e.MoneyGained]
    assert [type(event) for event in cruel.events] == kinds


@pytest.mark.rule("SC-FX-8")
@pytest.mark.parametrize(
    ("job", "reserve", "usable"),
    [
        ("bank-robber", 1, False),  # the trait takes the only henchman the job could take
        ("bank-robber", 2, True),
        ("brainwasher", 0, False),
        ("brainwasher", 1, True),  # it frees the very henchman the trait has jailed
    ],
)
def test_each_part_is_judged_on_what_the_parts_before_it_leave(job: str, reserve: int, usable: bool) -> None:
    table = build_position(
        sheets={"A": f"cruel {job}, cocky banker"},
        reserve={"A": reserve, "B": 3, "C": 3},
        jailed={"A": 0, "B": 0, "C": 0},
    )
    assert table.why_not("use cruel") == (None if usable else ("cost-not-met", "SC-FX-1"))


@pytest.mark.rule("SC-FX-9")
def test_a_scoundrel_that_leaves_is_discarded_once() -> None:
    table = build_position(slot="", stage=START, sheets={"A": "elderly dog"}).do(
        "use elderly", "safe depot 1", "mark 3"
    )
    assert table.events_of(e.ScoundrelDiscarded) == [e.ScoundrelDiscarded(trait="elderly", job="dog")]


@pytest.mark.rule("SC-FX-9")
def test_it_is_discarded_from_where_it_lies_at_the_end_of_its_use() -> None:
    table = build_position(sheets={"A": "sleepy innkeeper"}, saloon=f"{SALOON}elderly courier", money={"A": 9})
    table.do("use sleepy", "pick elderly", "hire elderly")
    assert "elderly courier" in table.sheet("A")
    table.do("keep")
    assert table.sheet("A") == ["sleepy innkeeper", "-", "-", "-", "-"]
    assert table.discard == ["elderly courier"]


@pytest.mark.rule("SC-FX-9")
def test_one_that_lies_in_the_discard_pile_does_not_move() -> None:
    sheet = "sleepy steed, elderly quack, lonely mayor, elegant tycoon, rough cow"
    table = build_position(
        sheets={"A": sheet}, discard="clumsy printer, grimy banker", money={"A": 9}, reputation={"A": 6}
    )
    table.do("use sleepy", "pick elderly", "hire clumsy", "drop elderly", "keep")
    assert len(table.events_of(e.ScoundrelDiscarded)) == 1  # when it made room, and not again
    assert table.discard == ["elderly quack", "grimy banker"]


# -- general --------------------------------------------------------------------------------------


@pytest.mark.rule("SC-ABIL-1")
def test_what_the_slot_just_played_makes_available() -> None:
    table = build_position(
        slot="3",
        sheets={"A": "amusing printer, grimy banker, rough chef, helpful cow", "B": "clumsy tycoon"},
        strategy={"A": "shake-down"},
        money={"A": 1},
    )
    assert table.choices == ["use amusing", "use rough", "use leader", "use strategy", "pass"]
    assert table.why_not("use grimy") == NOT_NOW
    assert table.why_not("use clumsy") == ("not-yours", "SC-ABIL-1")
    poor = build_position(slot="3", sheets={"A": "rough chef"}, money={"A": 0})
    assert poor.why_not("use rough") == ("cost-not-met", "SC-FX-1")
    other = build_position(slot="3", strategy={"A": "buy-influence"}, money={"A": 9})
    assert other.why_not("use strategy") == NOT_NOW


@pytest.mark.rule("SC-ABIL-2")
@pytest.mark.parametrize("order", list(permutations(["use amusing", "use clumsy", "use leader"])))
def test_abilities_come_in_any_order_and_any_may_be_left_out(order: tuple[str, ...]) -> None:
    for count in range(3):
        table = build_position(slot="3", sheets={"A": "amusing printer, clumsy banker"}, money={"A": 0})
        table.do(*order[:count])
        assert set(order[count:]) <= set(table.choices)
        before = table.money("A")
        assert table.do("pass").kind == "distrust"
        assert table.money("A") == before


@pytest.mark.rule("SC-ABIL-3")
@pytest.mark.parametrize("choice", ["use amusing", "use leader", "use strategy"])
def test_an_ability_is_used_once(choice: str) -> None:
    table = build_position(
        2, slot="3", sheets={"A": "amusing printer, clumsy banker"}, strategy={"A": "shake-down"}
    )
    assert table.do(choice).why_not(choice) == USED_UP


@pytest.mark.rule("SC-ABIL-3", "SC-ABIL-4")
def test_each_turn_on_which_one_of_its_slots_is_played_a_scoundrel_is_used_again() -> None:
    table = build_position(2, slot="3", sheets={"A": "amusing printer"}, **NOBODY)
    table.do("use amusing").pass_until("plan")
    assert table.deciders == "B"
    table.do("play 6 6").pass_until("plan")
    table.do("play 6 6")
    assert (table.deciders, table.choices) == ("A", ["use amusing", "pass"])
    table.do("use amusing").pass_until("plan")
    table.do("play 5 5").pass_until("plan").do("play 2 2")
    assert table.why_not("use amusing") == NOT_NOW


@pytest.mark.rule("SC-ABIL-6")
@pytest.mark.parametrize(
    ("job", "given"),
    [
        ("chef", {"money": {"A": 0}}),
        ("counselor", {"money": {"A": 2}}),
        ("outlaw", {"money": {"A": 1}}),
        ("con-artist", {"reputation": {"A": -2}}),
        ("bank-robber", {"reserve": {"A": 0}}),
        ("brainwasher", {"reserve": {"A": 3, "B": 3, "C": 3}}),
    ],
)
def test_an_ability_whose_cost_cannot_be_paid_cannot_be_used(job: str, given: dict[str, Any]) -> None:
    assert sleepy(job, **given).why_not("use sleepy") == ("cost-not-met", "SC-FX-1")
    enough = {"money": {"A": 9}, "reputation": {"A": 0}, "reserve": {"A": 2}}
    assert sleepy(job, **enough).why_not("use sleepy") is None


@pytest.mark.rule("SC-ABIL-7")
def test_no_ability_interrupts_another() -> None:
    table = build_position(sheets={"A": "sleepy marshal, cocky cow, greedy banker"}, money={"A": 0}).do(
        "use sleepy"
    )
    assert (table.money("A"), table.kind) == (4, "office")  # Greedy's moment has come and has to wait
    assert table.view.pending == ("greedy",)
    assert not [choice for choice in table.choices if choice.startswith("use")]
    table.do("sell")
    assert table.choices == ["use greedy", "pass"]


@pytest.mark.rule("SC-ABIL-8")
def test_a_scoundrel_counts_as_used_from_the_moment_its_use_begins() -> None:
    table = sleepy("outlaw")
    before = table.seat_view("A").sheet[0]
    table.do("use sleepy")
    now = table.seat_view("A").sheet[0]
    assert before is not None
    assert now is not None
    assert table.kind == "safe"
    assert (before.used, now.used) == (False, True)


@pytest.mark.rule("SC-ABIL-8", "SC-ABIL-9", "SC-ABIL-10")
def test_both_cards_are_flagged_and_either_one_bars_its_scoundrel() -> None:
    table = build_position(
        sheets={"A": "sleepy master-of-disguise, cunning innkeeper"}, saloon="-, rough banker, clumsy tycoon"
    )
    table.do("use sleepy", "pick clumsy")
    assert table.sheet("A")[0] == "sleepy tycoon"
    assert table.why_not("use sleepy") == USED_UP  # for its trait
    assert [(one.trait, one.job, one.used) for one in table.view.saloon if one] == [
        ("rough", "banker", False),
        ("clumsy", "master-of-disguise", True),  # for its job
    ]
    table.do("use cunning")  # only the Rough Banker is left to pick
    assert [event.trait for event in table.events_of(e.ScoundrelUsed)] == ["sleepy", "cunning", "rough"]


@pytest.mark.rule("SC-ABIL-11")
@pytest.mark.parametrize(("trait", "usable"), [("cocky", True), ("rough", False)])
def test_who_joins_while_abilities_are_used_may_be_used_at_once(trait: str, usable: bool) -> None:
    table = build_position(
        sheets={"A": "sleepy courier, dusty printer"}, saloon=f"{SALOON}{trait} banker", money={"A": 9}
    )
    table.do("use sleepy", f"hire {trait}", "keep")
    assert table.why_not(f"use {trait}") == (None if usable else NOT_NOW)


@pytest.mark.rule("SC-ABIL-12")
def test_who_is_hired_instead_of_the_office_comes_too_late_for_the_slot() -> None:
    table = build_position(2, stage=ACTING, saloon=f"{SALOON}cocky banker", money={"A": 9}, reserve={"B": 0})
    table.do("hire cocky", "keep")
    assert table.sheet("A")[0] == "cocky banker"
    assert (table.deciders, table.kind) == ("B", "plan")  # nothing could be used any more
    assert table.events_of(e.ScoundrelUsed) == []


@pytest.mark.rule("SC-ABIL-13")
def test_a_cards_text_wins_over_the_general_rule() -> None:
    marshal = sleepy("marshal")
    before = marshal.saloon
    marshal.do("use sleepy", "sell")
    assert marshal.saloon == before  # the office without discarding anybody, before step 3
    brainwasher = sleepy("brainwasher", jailed={"A": 0, "B": 0, "C": 1}, played={"B": "5:0"})
    brainwasher.do("use sleepy", "card 2 5")
    assert brainwasher.seat_view("B").played[0].henchmen == (2,)  # on a card of an earlier turn


@pytest.mark.rule("SC-ABIL-14")
def test_a_leader_is_no_scoundrel() -> None:
    sheet = "energetic cow, clumsy printer, tireless banker, greedy tycoon"
    leader = build_position(slot="3", sheets={"A": sheet}).do("use leader")
    assert (leader.view.pending, leader.kind) == ((), "abilities")
    scoundrel = build_position(slot="3", sheets={"A": sheet}).do("use clumsy")
    assert (scoundrel.view.pending, scoundrel.kind) == (("greedy", "energetic", "tireless"), "pending")


# -- modifiers ------------------------------------------------------------------------------------


@pytest.mark.rule("SC-MOD-1")
@pytest.mark.parametrize(
    ("trait", "slot"), [("wealthy", "4"), ("hungry", "5"), ("dusty", "6"), ("frugal", "2"), ("futuristic", "6")]
)
def test_extra_money_comes_right_before_the_ability(trait: str, slot: str) -> None:
    table = build_position(slot=slot, sheets={"A": f"{trait} tracker"}, money={"A": 0}).do(f"use {trait}")
    assert (table.kind, table.money("A")) == ("safe", 1)
    assert table.do("safe depot 1", "mark 3").money("A") == 1


@pytest.mark.rule("SC-MOD-2")
@pytest.mark.parametrize(
    ("job", "money", "usable"),
    [("chef", 0, True), ("outlaw", 1, True), ("outlaw", 0, False), ("beggar", 2, True), ("beggar", 3, False)],
)
def test_the_extra_dollar_counts_for_conditions_and_costs(job: str, money: int, usable: bool) -> None:
    table = build_position(sheets={"A": f"dusty {job}, cocky banker"}, money={"A": money})
    why = ("condition-not-met" if job == "beggar" else "cost-not-met", "SC-FX-1")
    assert table.why_not("use dusty") == (None if usable else why)


@pytest.mark.rule("SC-MOD-3")
@pytest.mark.parametrize(("trait", "pending"), [("dusty", ("greedy",)), ("sleepy", ())])
def test_the_extra_dollar_is_brought_by_the_scoundrel(trait: str, pending: tuple[str, ...]) -> None:
    table = build_position(sheets={"A": f"{trait} tracker, greedy banker, cocky cow"})
    table.do(f"use {trait}", "safe depot 1", "mark 3")
    assert table.view.pending == pending


@pytest.mark.rule("SC-MOD-4")
@pytest.mark.parametrize(
    ("job", "money", "again"),
    [("printer", 0, True), ("beggar", 0, False), ("counselor", 5, False), ("counselor", 6, True)],
)
def test_a_second_use_is_offered_if_it_is_possible_by_then(job: str, money: int, again: bool) -> None:
    table = build_position(sheets={"A": f"stunning {job}, cocky cow"}, money={"A": money}).do("use stunning")
    if again:
        assert (table.deciders, table.kind, table.choices) == ("A", "repeat", ["yes", "no"])
    else:
        assert (table.kind, table.choices) == ("abilities", ["use cocky", "pass"])


@pytest.mark.rule("SC-MOD-4")
@pytest.mark.parametrize(("answer", "money"), [("yes", 6), ("no", 3)])
def test_the_second_use_is_optional_and_there_is_no_third(answer: str, money: int) -> None:
    table = build_position(sheets={"A": "stunning printer, cocky cow"}, money={"A": 0}).do(
        "use stunning", answer
    )
    assert (table.money("A"), table.kind) == (money, "abilities")


@pytest.mark.rule("SC-MOD-5")
def test_the_second_use_pays_again_but_discards_once() -> None:
    chef = build_position(sheets={"A": "stunning chef"}, money={"A": 1}).do("use stunning", "yes")
    assert dollars(chef) == [-1, 5, -1, 5]
    artist = build_position(sheets={"A": "stunning con-artist"}).do("use stunning", "yes")
    assert artist.seat_view("A").reputation == -2
    cow = build_position(sheets={"A": "stunning cow"}, money={"A": 0}).do("use stunning")
    assert cow.discard == []  # not before the last use
    assert (cow.do("yes").money("A"), cow.discard) == (12, ["stunning cow"])
    assert len(cow.events_of(e.ScoundrelDiscarded)) == 1


@pytest.mark.rule("SC-MOD-6")
def test_the_second_use_is_of_the_job_it_has_by_then() -> None:
    table = build_position(
        sheets={"A": "ruthless master-of-disguise"}, saloon=f"{SALOON}clumsy cow", money={"A": 0}
    )
    table.do("use ruthless", "pick clumsy", "yes")
    assert dollars(table) == [2, 6]
    assert table.discard == ["ruthless cow"]


@pytest.mark.rule("SC-MOD-7", "SC-MOD-8")
def test_both_uses_end_before_anything_else_and_open_a_response_once() -> None:
    table = build_position(
        sheets={"A": "stunning printer, helpful banker, greedy cow, cocky tycoon"}, money={"A": 0}
    )
    table.do("use stunning")
    assert (table.kind, table.choices) == ("repeat", ["yes", "no"])
    table.do("yes")
    assert (table.kind, table.choices) == ("pending", ["use greedy", "use helpful", "pass"])
    table.do("use helpful", "use greedy")
    assert (table.kind, table.choices) == ("abilities", ["use cocky", "pass"])


@pytest.mark.rule("SC-MOD-9")
def test_using_others_twice_means_two_different_ones() -> None:
    table = build_position(
        sheets={"A": "stunning steed, rough banker, clumsy printer, lucky tycoon"}, money={"A": 0}
    )
    table.do("use stunning")
    assert table.choices == ["pick rough", "pick lucky", "pick clumsy"]
    table.do("pick rough", "yes")
    assert table.choices == ["pick lucky", "pick clumsy"]
    alone = build_position(sheets={"A": "stunning steed, rough banker"}, money={"A": 0}).do("use stunning")
    assert (alone.money("A"), alone.kind) == (4, "distrust")  # nobody else to use


@pytest.mark.rule("SC-MOD-10")
@pytest.mark.parametrize(("trait", "own"), [("dusty", [1, 3]), ("stunning", [3, 3])])
def test_modifiers_count_in_ones_own_slot_but_not_through_another(trait: str, own: list[int]) -> None:
    table = build_position(sheets={"A": f"{trait} printer"}).do(f"use {trait}")
    assert dollars(table.do("yes") if table.kind == "repeat" else table) == own
    through = build_position(sheets={"A": f"sleepy steed, {trait} printer"}).do("use sleepy")
    assert (dollars(through), through.kind) == ([3], "distrust")


@pytest.mark.rule("SC-MOD-10")
@pytest.mark.parametrize(("trait", "own"), [("charming", [-2, 1, 3]), ("reckless", [-3, 3, 3])])
def test_modifiers_count_when_one_is_hired_but_not_through_another(trait: str, own: list[int]) -> None:
    table = build_position(stage=ACTING, saloon=f"{SALOON}{trait} printer", money={"A": 9}).do(
        f"hire {trait}", "yes"
    )
    assert dollars(table.do("yes") if table.kind == "repeat" else table) == own
    through = build_position(sheets={"A": "sleepy innkeeper"}, saloon=f"-, -, {trait} printer").do("use sleepy")
    assert (dollars(through), through.kind) == ([3], "distrust")


@pytest.mark.rule("SC-MOD-11")
@pytest.mark.parametrize(("dropped", "again"), [("stunning", False), ("rough", True), ("clumsy", True)])
def test_no_second_use_for_who_was_thrown_off_the_sheet(dropped: str, again: bool) -> None:
    sheet = "stunning quack, grimy banker, lonely mayor, elegant tycoon, rough cow"
    table = build_position(sheets={"A": sheet}, discard="clumsy printer, lucky chef", money={"A": 9})
    table.do("use stunning", "hire clumsy", f"drop {dropped}", "keep")
    assert (table.kind == "repeat") is again


@pytest.mark.rule("SC-MOD-12")
def test_no_use_no_extra_dollar() -> None:
    unused = build_position(2, sheets={"A": "dusty tycoon"}, money={"A": 0}).do("pass")
    assert (unused.money("A"), unused.kind) == (0, "distrust")
    declined = build_position(stage=ACTING, saloon=f"{SALOON}charming tycoon", money={"A": 9}).do(
        "hire charming", "no"
    )
    assert declined.money("A") == 9 - 6
    assert declined.discard == ["charming tycoon"]


# -- special timings ------------------------------------------------------------------------------


@pytest.mark.rule("SC-TEXT-1")
def test_start_of_turn_abilities_have_only_that_moment() -> None:
    sheet = "elderly banker, sleepy printer, selfish tycoon"
    assert "use elderly" in build_position(slot="", stage=START, sheets={"A": sheet}).choices
    for stage, slot in ((4, "6"), (ENDING, "6")):
        assert (
            build_position(stage=stage, slot=slot, sheets={"A": sheet}, money={"A": 5}).why_not("use elderly")
            == NOT_NOW
        )
    rival = build_position(slot="", stage=START, sheets={"B": sheet})
    assert (rival.deciders, rival.kind) == ("A", "plan")  # B is not asked at the start of A's turn
    own = build_position(stage=NEXT, sheets={"B": sheet})
    assert (own.deciders, own.choices) == ("B", ["use elderly", "pass"])


@pytest.mark.rule("SC-TEXT-2")
def test_a_condition_is_tested_at_the_moment_of_use() -> None:
    table = build_position(
        slot="", stage=START, sheets={"A": "generous printer, elderly counselor"}, money={"A": 0}
    )
    assert table.choices == ["use generous", "pass"]
    table.do("use generous")
    assert table.choices == ["use elderly", "pass"]
    paid = build_position(
        slot="", stage=START, sheets={"A": "generous printer, elderly counselor"}, money={"A": 3}
    )
    assert paid.why_not("use generous") == ("condition-not-met", "SC-FX-1")
    paid.do("use elderly")  # which leaves nothing
    assert paid.choices == ["use generous", "pass"]


@pytest.mark.rule("SC-TEXT-2", "SC-TEXT-3")
@pytest.mark.parametrize(("money", "asked"), [(2, False), (3, True)])
def test_end_of_turn_abilities_come_after_hire_or_office(money: int, asked: bool) -> None:
    table = build_position(
        2,
        stage=ACTING,
        sheets={"A": "selfish banker"},
        saloon=f"{SALOON}clumsy dog",
        money={"A": money},
        **NOBODY,
    )
    assert table.choices == ["hire clumsy", "office"]
    table.do("office")
    assert table.money("A") == money + 2
    assert (table.deciders, table.kind) == (("A", "abilities") if asked else ("B", "plan"))


@pytest.mark.rule("SC-TEXT-3")
def test_end_of_turn_abilities_have_only_that_moment() -> None:
    sheet = "selfish banker, sleepy printer, elderly cow"
    for stage, slot in ((START, ""), (4, "6")):
        table = build_position(stage=stage, slot=slot, sheets={"A": sheet}, money={"A": 9})
        assert table.why_not("use selfish") == NOT_NOW
    rival = build_position(2, stage=ENDING, sheets={"B": sheet}, money={"B": 9}, reserve={"B": 0})
    assert (rival.deciders, rival.choices) == ("B", ["use elderly", "pass"])  # B's own turn has begun


@pytest.mark.rule("SC-TEXT-4")
@pytest.mark.parametrize(("answer", "money"), [("yes", 4), ("no", 0)])
def test_an_on_hire_ability_is_offered_once_while_it_is_hired(answer: str, money: int) -> None:
    table = build_position(stage=ACTING, saloon=f"{SALOON}quick banker", money={"A": 3}).do("hire quick")
    assert (table.deciders, table.kind, table.choices) == ("A", "on-hire", ["yes", "no"])
    assert table.saloon[2] == "quick banker"  # the hire is not over
    table.do(answer)
    assert (table.money("A"), table.kind) == (money, "distrust")


@pytest.mark.rule("SC-TEXT-5")
@pytest.mark.parametrize("answer", ["yes", "no"])
@pytest.mark.parametrize("trait", ["charming", "reckless", "quick"])
def test_whoever_is_used_on_hire_never_enters_a_sheet(trait: str, answer: str) -> None:
    saloon = f"{SALOON}{trait} printer"
    table = build_position(stage=ACTING, saloon=saloon, sheets={"A": "rough cow"}, money={"A": 6})
    table.do(f"hire {trait}", answer).pass_until("arrange").do("keep")
    assert table.sheet("A") == ["rough cow", "-", "-", "-", "-"]
    assert table.discard == [f"{trait} printer"]


@pytest.mark.rule("SC-TEXT-6")
def test_an_on_hire_trait_on_a_sheet_has_no_moment_of_its_own() -> None:
    table = build_position(
        sheets={"A": "cocky banker, sleepy steed, dusty mayor"},
        saloon=f"{SALOON}quick cow",
        strategy={"A": "transform-allies"},
        money={"A": 1},
    ).do("use strategy", "pick cocky", "pick quick")
    assert table.sheet("A")[0] == "quick banker"
    assert table.why_not("use quick") == NOT_NOW
    assert table.do("use sleepy", "pick quick").money("A") == 4
    later = build_position(
        stage=ENDING, slot="6", sheets={"A": "quick banker, selfish printer"}, money={"A": 5}
    )
    assert later.choices == ["use selfish", "pass"]


@pytest.mark.rule("SC-TEXT-7")
@pytest.mark.parametrize(
    ("given", "choices"),
    [
        ({"slot": "", "stage": START, "sheets": {"A": "elderly mayor, talkative banker"}}, ["use elderly"]),
        ({"sheets": {"A": "sleepy mayor, talkative banker"}}, ["use sleepy"]),
        (
            {"stage": ACTING, "saloon": "-, -, quick mayor", "sheets": {"A": "talkative banker"}},
            ["hire quick", "yes", "keep"],
        ),
        ({"stage": ENDING, "sheets": {"A": "selfish mayor, talkative banker"}}, ["use selfish"]),
        (
            {"slot": "5", "sheets": {"B": "jealous mayor, talkative banker"}},
            ["use leader", "safe depot 1", "use jealous"],
        ),
        (
            {
                "slot": "",
                "stage": NEXT,
                "turn": 11,
                "played": {"A": "5:0/B"},
                "sheets": {"B": "talkative banker"},
            },
            [],
        ),
    ],
    ids=["start", "slot", "hire", "end", "rival", "night"],
)
def test_moments_come_in_any_stage_of_any_turn_and_at_night(given: dict[str, Any], choices: list[str]) -> None:
    table = build_position(money={"A": 9}, **given).do(*choices)
    owner = "A" if "A" in given["sheets"] else "B"
    assert (table.deciders, table.choices) == (owner, ["use talkative", "pass"])
    before = table.money(owner)
    assert table.do("use talkative").money(owner) == before + 4


@pytest.mark.rule("SC-TEXT-8")
def test_the_honest_one_is_used_in_the_turn_of_the_open_zero() -> None:
    def planning() -> Position:
        cards = {"A": "2:6,3:5,4:4"}
        sheet = "honest banker, cowardly printer"
        return build_position(2, slot="", stage=PLAN, played=cards, sheets={"A": sheet}, **NOBODY)

    table = planning().do("play 0 open")
    assert (table.kind, table.choices) == ("abilities", ["use honest", "pass"])
    table.do("use honest").pass_until("plan")
    table.do("play 6 6").pass_until("plan").do("play a a")
    assert table.why_not("use honest") == NOT_NOW  # the 0 was played a turn before
    covered = planning().do("play 0 a")
    assert covered.choices == ["use cowardly", "use leader", "pass"]
