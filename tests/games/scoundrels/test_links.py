"""How scoundrels act on each other: responses, triggers, other uses and swaps (sections 7.3, 7.5 to 7.7)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from matches import random_match
from tests.games.scoundrels.positions import ACTING, Position, build_position

from cantina.games.scoundrels import events as e

START, OVER = 1, 9
"""Stages: the start of a turn; a turn is over, and the next one or the night begins."""
SALOON = "legendary mayor, seasoned tycoon, "
NOT_NOW = ("not-now", "SC-ABIL-1")
USED_UP = ("used-up", "SC-ABIL-3")
NOT_USABLE = ("not-usable", "SC-FX-1")
TWICE = ("stunning", "ruthless", "reckless")
TOP = {"A": 6}
"""A Mayor of A's can do nothing."""


def used(table: Position) -> list[str]:
    """Who was used, in order."""
    return [event.trait for event in table.events_of(e.ScoundrelUsed)]


def decision_frames(table: Position) -> tuple[str, str | None, list[str]]:
    return table.deciders, table.kind, table.choices


# -- responses ------------------------------------------------------------------------------------


@pytest.mark.rule("SC-RESP-1", "SC-RESP-2")
@pytest.mark.parametrize(
    ("trait", "left", "right"),
    [
        ("helpful", True, False),
        ("compassionate", True, False),
        ("nervous", False, True),
        ("energetic", True, True),
        ("tireless", True, True),
    ],
)
def test_an_arrow_points_to_the_scoundrel_a_response_follows(trait: str, left: bool, right: bool) -> None:
    after_left = build_position(sheets={"A": f"sleepy printer, {trait} banker, cocky cow"}).do("use sleepy")
    assert (after_left.choices == [f"use {trait}", "pass"]) is left
    after_right = build_position(sheets={"A": f"cocky cow, {trait} banker, sleepy printer"}).do("use sleepy")
    assert (after_right.choices == [f"use {trait}", "pass"]) is right
    money = after_right.money("A")
    assert not right or after_right.do(f"use {trait}").money("A") == money + 4


@pytest.mark.rule("SC-RESP-1")
def test_a_response_has_only_the_moment_right_after_its_neighbour() -> None:
    table = build_position(sheets={"A": "sleepy printer, helpful banker, -, cocky cow"})
    assert table.why_not("use helpful") == NOT_NOW
    table.do("use sleepy")
    assert decision_frames(table) == ("A", "pending", ["use helpful", "pass"])
    table.do("pass")
    assert table.why_not("use helpful") == NOT_NOW


@pytest.mark.rule("SC-RESP-3")
@pytest.mark.parametrize(
    "sheet", ["sleepy printer, -, energetic banker", "energetic banker, -, sleepy printer"]
)
def test_an_empty_space_connects_to_nothing(sheet: str) -> None:
    table = build_position(sheets={"A": sheet}).do("use sleepy")
    assert (table.view.pending, table.kind) == ((), "distrust")


@pytest.mark.rule("SC-RESP-4")
def test_no_use_of_the_neighbour_no_response() -> None:
    table = build_position(
        sheets={"A": "sleepy printer, cocky mayor, helpful banker, dusty cow"}, reputation=TOP
    )
    assert table.why_not("use cocky") == NOT_USABLE
    table.do("use sleepy", "use dusty")  # neither is where Helpful's arrow points
    assert used(table) == ["sleepy", "dusty"]
    assert table.kind == "distrust"


@pytest.mark.rule("SC-RESP-5")
def test_a_declined_option_is_still_a_use() -> None:
    courier = build_position(sheets={"A": "sleepy courier, helpful banker"}, money={"A": 9}).do(
        "use sleepy", "pass"
    )
    assert courier.choices == ["use helpful", "pass"]
    cracker = build_position(sheets={"A": "sleepy safecracker, helpful banker"}, money={"A": 4})
    cracker.do("use sleepy", "safe depot 1", "mark 3", "no")
    assert cracker.choices == ["use helpful", "pass"]


@pytest.mark.rule("SC-RESP-6")
@pytest.mark.parametrize(
    ("sheet", "swaps", "connected"),
    [
        ("sleepy courier, helpful banker", ["keep"], True),
        ("sleepy courier, helpful banker", ["swap 2 4", "keep"], False),
        ("sleepy courier, -, helpful banker", ["keep"], False),
        ("sleepy courier, -, helpful banker", ["swap 2 3", "keep"], True),
        ("sleepy courier, -, helpful banker", ["swap 1 2", "keep"], True),  # the one in use has moved
    ],
)
def test_neighbours_are_those_at_the_end_of_the_use(sheet: str, swaps: list[str], connected: bool) -> None:
    table = build_position(sheets={"A": sheet}, saloon=f"{SALOON}clumsy dog").do(
        "use sleepy", "hire clumsy", *swaps
    )
    assert table.view.pending == (("helpful",) if connected else ())


@pytest.mark.rule("SC-RESP-7")
def test_who_discards_itself_still_connects_from_its_space() -> None:
    dog = build_position(sheets={"A": "-, sleepy dog, helpful banker"}).do(
        "use sleepy", "safe depot 1", "mark 3"
    )
    assert dog.sheet("A")[1] == "-"
    assert dog.choices == ["use helpful", "pass"]
    elderly = build_position(slot="", stage=START, sheets={"A": "nervous banker, elderly printer"}).do(
        "use elderly"
    )
    assert elderly.sheet("A")[1] == "-"
    assert elderly.choices == ["use nervous", "pass"]


@pytest.mark.rule("SC-RESP-8")
@pytest.mark.parametrize(("dropped", "pending"), [("sleepy", ()), ("rough", ("helpful",))])
def test_who_made_room_connects_to_nothing(dropped: str, pending: tuple[str, ...]) -> None:
    sheet = "sleepy quack, helpful banker, lonely mayor, elegant tycoon, rough cow"
    table = build_position(sheets={"A": sheet}, discard="clumsy printer", money={"A": 9}, reputation=TOP)
    table.do("use sleepy", "hire clumsy", f"drop {dropped}", "keep")
    assert table.view.pending == pending


@pytest.mark.rule("SC-RESP-9")
@pytest.mark.parametrize(("swaps", "connected"), [(["keep"], True), (["swap 2 3", "keep"], False)])
def test_a_response_hired_next_to_the_one_in_use_is_connected(swaps: list[str], connected: bool) -> None:
    table = build_position(sheets={"A": "sleepy quack"}, discard="helpful banker", money={"A": 9})
    table.do("use sleepy", "hire helpful", *swaps)
    assert table.view.pending == (("helpful",) if connected else ())


@pytest.mark.rule("SC-RESP-10")
def test_a_response_opens_responses() -> None:
    table = build_position(sheets={"A": "sleepy printer, helpful banker, compassionate tycoon"}, money={"A": 0})
    table.do("use sleepy")
    assert table.choices == ["use helpful", "pass"]
    table.do("use helpful")
    assert table.choices == ["use compassionate", "pass"]
    assert table.do("use compassionate").money("A") == 3 + 4 + 6


@pytest.mark.rule("SC-RESP-11", "SC-TRIG-10")
def test_a_response_between_two_neighbours_is_used_once() -> None:
    table = build_position(sheets={"A": "sleepy printer, energetic banker, dusty tycoon, cocky cow"})
    table.do("use sleepy", "use energetic", "use dusty")
    assert (table.view.pending, table.choices) == ((), ["use cocky", "pass"])
    later = build_position(sheets={"A": "sleepy printer, energetic banker, dusty tycoon"}).do(
        "use sleepy", "pass"
    )
    assert later.do("use dusty").choices == ["use energetic", "pass"]  # it was declined, not used


@pytest.mark.rule("SC-RESP-12")
def test_who_is_used_through_a_steed_opens_its_neighbours_responses() -> None:
    table = build_position(sheets={"A": "sleepy steed, -, rough banker, helpful printer"}).do(
        "use sleepy", "pick rough"
    )
    assert decision_frames(table) == ("A", "pending", ["use helpful", "pass"])


@pytest.mark.rule("SC-RESP-13")
def test_who_was_used_in_the_saloon_has_no_neighbours_on_the_sheet() -> None:
    table = build_position(
        sheets={"A": "sleepy innkeeper, lonely mayor, -, helpful printer"},
        saloon=f"{SALOON}rough courier",
        money={"A": 9},
        reputation=TOP,
    ).do("use sleepy", "pick rough", "hire rough", "keep")
    assert table.sheet("A")[2:4] == ["rough courier", "helpful printer"]
    assert table.view.pending == ()


@pytest.mark.rule("SC-RESP-13")
def test_who_was_used_in_the_discard_pile_has_no_neighbours_on_the_sheet() -> None:
    sheet = "sleepy undertaker, lonely mayor, -, helpful printer"
    table = build_position(sheets={"A": sheet}, discard="rough quack", money={"A": 9}, reputation=TOP)
    table.do("use sleepy", "hire rough", "keep")
    assert table.sheet("A")[2:4] == ["rough quack", "helpful printer"]
    assert table.view.pending == ()


@pytest.mark.rule("SC-RESP-14")
def test_responses_work_in_a_rivals_turn_and_at_night() -> None:
    rival = build_position(slot="5", sheets={"B": "jealous banker, helpful printer"}, money={"B": 0})
    rival.do("use leader", "safe depot 1", "use jealous")
    assert decision_frames(rival) == ("B", "pending", ["use helpful", "pass"])
    assert rival.do("use helpful").money("B") == 7
    sheets = {"B": "talkative banker, helpful printer"}
    night = build_position(slot="", stage=OVER, turn=11, played={"A": "5:0/B"}, sheets=sheets, money={"B": 0})
    night.do("use talkative")
    assert decision_frames(night) == ("B", "pending", ["use helpful", "pass"])
    assert night.do("use helpful").money("B") == 7


# -- triggers -------------------------------------------------------------------------------------


MOMENTS = [
    pytest.param("courier", ["hire clumsy", "keep"], "annoying", "A", id="after-hire"),
    pytest.param("mayor", [], "talkative", "A", id="after-rep-gain"),
    pytest.param("con-artist", [], "daring", "A", id="after-rep-loss"),
    pytest.param("printer", [], "greedy", "A", id="after-money"),
    pytest.param("tracker", ["safe depot 1", "mark 3"], "curious", "A", id="after-scout"),
    pytest.param("test-subject", ["unused depot"], "curious", "A", id="after-peek"),
    pytest.param("tracker", ["safe depot 1", "mark 7"], "liar", "A", id="after-lie"),
    pytest.param("outlaw", ["safe depot 1"], "triumphant", "A", id="after-steal"),
    pytest.param("outlaw", ["safe depot 1"], "jealous", "B", id="after-rival-steal"),
    pytest.param("bank-robber", [], "spiteful", "A", id="after-jailed"),
    pytest.param("deputy", ["pass"], "spiteful", "B", id="after-rivals-jailed"),
]


@pytest.mark.rule("SC-TRIG-1")
@pytest.mark.parametrize(("job", "choices", "trait", "owner"), MOMENTS)
def test_a_moment_makes_the_affected_players_scoundrel_pending(
    job: str, choices: list[str], trait: str, owner: str
) -> None:
    for holder in "AB":
        sheets = {"A": f"sleepy {job}, cocky cow", "B": "rough chef"}
        sheets[holder] += f", {trait} banker"
        table = build_position(2, sheets=sheets, saloon=f"{SALOON}clumsy dog", money={"A": 9})
        table.do("use sleepy", *choices)
        if holder == owner:
            assert decision_frames(table) == (owner, "pending", [f"use {trait}", "pass"])
        else:
            assert (table.view.pending, table.kind) == ((), "abilities")


@pytest.mark.rule("SC-TRIG-1")
def test_who_was_used_already_does_not_become_pending() -> None:
    table = build_position(sheets={"A": "sleepy steed, greedy banker, cocky printer, dusty cow"})
    table.do("use sleepy", "pick greedy", "use cocky")
    assert (table.view.pending, table.choices) == ((), ["use dusty", "pass"])
    giver = build_position(sheets={"A": "sleepy steed, greedy marshal"}).do("use sleepy")
    assert (giver.kind, giver.view.pending) == ("office", ())  # nor does who brought the money


@pytest.mark.rule("SC-TRIG-2")
@pytest.mark.parametrize("trait", ["greedy", "annoying"])
def test_who_comes_after_the_moment_is_too_late(trait: str) -> None:
    saloon = f"{SALOON}{trait} printer"
    table = build_position(sheets={"A": "sleepy courier"}, saloon=saloon, money={"A": 9}).do("use sleepy")
    table.do(f"hire {trait}", "keep")
    assert f"{trait} printer" in table.sheet("A")
    assert table.view.pending == ()
    there = build_position(
        sheets={"A": f"sleepy courier, {trait} printer"}, saloon=f"{SALOON}clumsy dog", money={"A": 9}
    )
    assert there.do("use sleepy", "hire clumsy", "keep").view.pending == (trait,)


@pytest.mark.rule("SC-TRIG-3")
def test_a_response_is_pending_at_the_end_of_its_neighbours_use() -> None:
    table = build_position(sheets={"A": "sleepy outlaw, helpful banker"}).do("use sleepy")
    assert (table.kind, table.view.pending) == ("safe", ())
    table.do("safe depot 1")
    assert (table.kind, table.view.pending) == ("pending", ("helpful",))


@pytest.mark.rule("SC-TRIG-4")
def test_nothing_is_offered_inside_an_ability_a_hire_or_the_office() -> None:
    ability = build_position(sheets={"A": "sleepy marshal, greedy banker"}).do("use sleepy")
    assert (ability.kind, ability.view.pending) == ("office", ("greedy",))
    assert ability.do("sell").kind == "pending"
    hire = build_position(
        stage=ACTING, saloon=f"{SALOON}quick tycoon", sheets={"A": "greedy banker"}, money={"A": 9}
    )
    hire.do("hire quick", "yes")
    assert (hire.kind, hire.view.pending) == ("arrange", ("greedy",))
    assert hire.do("keep").kind == "pending"
    loot = {"A": "estate-1 estate-2"}
    office = build_position(stage=ACTING, day=2, sheets={"A": "triumphant banker"}, loot=loot, money={"A": 12})
    office.do("office", "bribe", "safe depot 1")
    assert (office.kind, office.view.pending) == ("abandon", ("triumphant",))
    assert office.do("abandon 1").kind == "pending"


@pytest.mark.rule("SC-TRIG-5")
def test_the_active_player_is_offered_first_and_then_clockwise() -> None:
    sheets = {"A": "spiteful banker", "B": "dusty convict, greedy printer", "D": "daring cow"}
    table = (
        build_position(4, stage=OVER, sheets=sheets, reserve={"C": 0}).do("play 6 6").pass_until("abilities")
    )
    table.do("use dusty", "pass", "lose reputation", "pass", "go to jail")  # C has no choice; D, then A
    for player in "BDA":
        assert (table.deciders, table.kind) == (player, "pending")
        table.do("pass")
    assert table.kind != "pending"


@pytest.mark.rule("SC-TRIG-6")
def test_one_is_picked_or_all_are_passed_on() -> None:
    def pending() -> Position:
        return build_position(sheets={"A": "sleepy printer, helpful banker, greedy cow"}, money={"A": 0}).do(
            "use sleepy"
        )

    assert decision_frames(pending()) == ("A", "pending", ["use greedy", "use helpful", "pass"])
    passed = pending().do("pass")
    assert (passed.view.pending, passed.kind, passed.money("A")) == ((), "distrust", 3)
    assert pending().do("use helpful").choices == ["use greedy", "pass"]


@pytest.mark.rule("SC-TRIG-7")
def test_after_a_use_the_offer_starts_again_with_old_and_new_entries() -> None:
    sheets = {"A": "sleepy convict, jealous banker", "B": "daring outlaw", "C": "spiteful printer"}
    table = build_position(sheets=sheets).do("use sleepy", "pass", "lose reputation", "pass", "go to jail")
    assert decision_frames(table) == ("B", "pending", ["use daring", "pass"])
    table.do("use daring", "safe depot 1")
    assert decision_frames(table) == ("A", "pending", ["use jealous", "pass"])  # new, and the active player's
    table.do("use jealous")
    assert decision_frames(table) == ("C", "pending", ["use spiteful", "pass"])  # pending since the Convict


@pytest.mark.rule("SC-TRIG-8")
def test_an_entry_goes_with_its_scoundrel() -> None:
    sheet = "sleepy printer, helpful courier, greedy banker, lonely mayor, rough cow"
    table = build_position(sheets={"A": sheet}, saloon=f"{SALOON}clumsy dog", reputation=TOP).do("use sleepy")
    assert table.choices == ["use greedy", "use helpful", "pass"]
    table.do("use helpful", "hire clumsy", "drop greedy", "keep")
    assert (table.view.pending, table.kind) == ((), "distrust")


@pytest.mark.rule("SC-TRIG-8")
def test_an_entry_ends_when_its_scoundrel_is_used_otherwise() -> None:
    sheet = "sleepy printer, helpful steed, greedy banker, rough cow"
    table = build_position(sheets={"A": sheet}).do("use sleepy")
    assert table.choices == ["use greedy", "use helpful", "pass"]
    table.do("use helpful", "pick greedy")
    assert (table.view.pending, table.kind) == ((), "distrust")


@pytest.mark.rule("SC-TRIG-9")
@pytest.mark.parametrize(("money", "pending"), [(3, ("talkative",)), (4, ())])
def test_entries_nobody_can_use_are_dropped_unasked(money: int, pending: tuple[str, ...]) -> None:
    table = build_position(sheets={"A": "sleepy mayor, talkative beggar"}, money={"A": money}).do("use sleepy")
    assert table.view.pending == pending
    assert table.kind == ("pending" if pending else "distrust")


@pytest.mark.rule("SC-TRIG-10")
def test_two_moments_of_one_kind_make_one_entry() -> None:
    robbed = build_position(sheets={"A": "sleepy gunslinger, greedy banker"}, money={"B": 2, "C": 2}).do(
        "use sleepy"
    )
    assert len(robbed.events_of(e.MoneyTaken)) == 2
    assert robbed.choices == ["use greedy", "pass"]
    assert robbed.do("use greedy").kind == "distrust"
    artist = build_position(sheets={"A": "stunning con-artist, daring banker"}).do("use stunning", "yes")
    assert artist.seat_view("A").reputation == -2
    assert artist.do("use daring").kind == "distrust"


@pytest.mark.rule("SC-TRIG-11")
def test_responses_that_point_at_each_other_come_to_an_end() -> None:
    table = build_position(sheets={"A": "sleepy printer, energetic banker, tireless tycoon, greedy chef"})
    table.do("use sleepy", "use energetic", "use greedy", "use tireless")
    assert (table.view.pending, table.kind) == ((), "distrust")


@pytest.mark.rule("SC-TRIG-11", "SC-ABIL-3")
def test_in_random_matches_nobody_is_used_twice_in_a_turn_window() -> None:
    chained = 0
    for seed in range(40):
        played = random_match(
            "scoundrels", {"players": 2 + seed % 3, "length": "long", "strategies": True}, seed
        )
        window: Counter[str] = Counter()
        while not played.state.over:
            kind = played.state.decision.kind if played.state.decision else None
            played.step()
            for event in played.events:
                if isinstance(event, e.TurnBegun | e.NightFallen):
                    window.clear()
                elif isinstance(event, e.ScoundrelUsed):
                    window[event.trait] += 1
                    chained += kind == "pending"
            assert all(count <= (2 if trait in TWICE else 1) for trait, count in window.items())
            assert played.steps < played.game.meta.max_decisions
    assert chained > 20  # the queue was really there


# -- using another scoundrel ----------------------------------------------------------------------


@pytest.mark.rule("SC-OTHER-1")
def test_where_another_scoundrel_is_picked() -> None:
    given: dict[str, Any] = {
        "saloon": "rough banker, legendary printer, clumsy tycoon",
        "discard": "lucky chef",
    }
    steed = build_position(sheets={"A": "sleepy steed, grimy cow, elegant dog", "B": "lonely tracker"}, **given)
    assert steed.do("use sleepy").choices == ["pick grimy", "pick elegant"]
    innkeeper = build_position(sheets={"A": "sleepy innkeeper, grimy cow", "B": "lonely tracker"}, **given)
    assert innkeeper.do("use sleepy").choices == ["pick legendary", "pick rough", "pick clumsy"]
    pile = "lucky tycoon, stubborn banker, seasoned cow"
    undertaker = build_position(sheets={"A": "sleepy undertaker, grimy cow"}, discard=pile, money={"A": 0})
    assert undertaker.do("use sleepy").money("A") == 6  # the top one, unasked
    assert undertaker.discard == ["stubborn banker", "seasoned cow", "lucky tycoon"]
    below = build_position(
        sheets={"A": "sleepy undertaker, cocky cow"}, discard="lucky mayor, rough banker", reputation=TOP
    )
    assert below.why_not("use sleepy") == NOT_USABLE  # the Banker is not on top


@pytest.mark.rule("SC-OTHER-2")
def test_who_is_picked_is_unused_and_usable_by_the_user() -> None:
    table = build_position(
        sheets={"A": "sleepy steed, cocky banker, rough mayor, lonely outlaw, clumsy cow"},
        money={"A": 0, "B": 9},
        reputation={"A": 6, "B": 0},
    ).do("use cocky", "use sleepy")
    assert table.choices == ["pick lonely", "pick clumsy"]  # the Banker was used, the Mayor cannot be
    poor = build_position(
        sheets={"A": "sleepy steed, rough mayor, lonely outlaw, clumsy cow"}, money={"A": 1, "B": 9}
    )
    assert poor.do("use sleepy").choices == ["pick rough", "pick clumsy"]
    none = build_position(sheets={"A": "sleepy steed, cocky banker, dusty printer"}).do(
        "use cocky", "use dusty"
    )
    assert used(none) == ["cocky", "dusty"]
    assert none.kind == "distrust"  # nobody is left for the Steed


TIMINGS = [
    *("clumsy", "helpful", "generous", "selfish", "annoying", "talkative", "daring", "greedy", "liar"),
    *("curious", "honest", "spiteful", "jealous", "triumphant"),
]


@pytest.mark.rule("SC-OTHER-3")
@pytest.mark.parametrize("trait", TIMINGS)
def test_the_timing_of_the_picked_one_is_ignored(trait: str) -> None:
    table = build_position(sheets={"A": f"sleepy steed, -, {trait} banker"}, money={"A": 1}).do("use sleepy")
    assert (table.money("A"), used(table)) == (5, ["sleepy", trait])


@pytest.mark.rule("SC-OTHER-4")
@pytest.mark.parametrize("trait", ["wealthy", "futuristic", "stunning", "ruthless"])
def test_the_modifiers_of_the_picked_one_are_ignored(trait: str) -> None:
    table = build_position(slot="3", sheets={"A": f"clumsy steed, -, {trait} chef"}, money={"A": 1}).do(
        "use clumsy"
    )
    assert (table.money("A"), table.kind) == (5, "abilities")
    broke = build_position(slot="3", sheets={"A": f"clumsy steed, -, {trait} chef"}, money={"A": 0})
    assert broke.why_not("use clumsy") == NOT_USABLE  # no extra dollar to pay with


@pytest.mark.rule("SC-OTHER-5")
def test_other_texts_of_the_picked_ones_trait_still_count() -> None:
    cruel = build_position(sheets={"A": "sleepy steed, -, cruel banker"}, reserve={"A": 1}).do("use sleepy")
    assert (cruel.seat_view("A").reserve, cruel.events_of(e.HenchmanJailed)) == (0, [e.HenchmanJailed(seat=0)])
    nobody = build_position(
        sheets={"A": "sleepy steed, -, cruel banker"}, strategy={"A": "shake-down"}, reserve={"A": 0}
    )
    assert nobody.why_not("use sleepy") == NOT_USABLE
    elderly = build_position(sheets={"A": "sleepy steed, -, elderly banker"}).do("use sleepy")
    assert (elderly.sheet("A")[2], elderly.discard) == ("-", ["elderly banker"])


@pytest.mark.rule("SC-OTHER-6")
def test_the_picked_one_counts_as_used() -> None:
    table = build_position(sheets={"A": "sleepy steed, cocky banker, dusty cow"}).do("use sleepy", "pick cocky")
    assert table.why_not("use cocky") == USED_UP
    saloon = build_position(sheets={"A": "sleepy innkeeper"}, saloon=f"{SALOON}rough banker").do(
        "use sleepy", "pick rough"
    )
    assert [(one.trait, one.used) for one in saloon.view.saloon if one] == [
        ("legendary", False),
        ("seasoned", False),
        ("rough", True),
    ]


@pytest.mark.rule("SC-OTHER-7")
def test_you_means_the_user_wherever_the_scoundrel_lies() -> None:
    saloon = build_position(
        sheets={"A": "sleepy innkeeper, rough cow, lonely mayor"}, saloon="-, -, cruel foreman", money={"A": 0}
    ).do("use sleepy")
    assert (saloon.money("A"), saloon.events_of(e.HenchmanJailed)) == (3, [e.HenchmanJailed(seat=0)])
    robber = build_position(
        sheets={"A": "sleepy undertaker"}, discard="rough bank-robber", reserve={"A": 1}, money={"A": 0}
    )
    robber.do("use sleepy")
    assert (robber.money("A"), robber.seat_view("A").reserve) == (7, 0)
    beggar = build_position(
        sheets={"A": "sleepy innkeeper"}, saloon="-, -, rough beggar", money={"A": 3, "B": 9}
    )
    assert beggar.do("use sleepy").money("A") == 7


@pytest.mark.rule("SC-OTHER-8")
@pytest.mark.parametrize("other", ["lonely cow", "elderly banker"])
def test_who_bears_the_text_is_discarded_not_who_used_it(other: str) -> None:
    table = build_position(sheets={"A": f"rough steed, {other}"}, slot="3").do("use rough")
    assert table.sheet("A")[:2] == ["rough steed", "-"]
    assert table.discard == [other]


@pytest.mark.rule("SC-OTHER-9")
@pytest.mark.parametrize("other", ["rough cow", "elderly banker"])
def test_who_leaves_the_saloon_that_way_is_replaced_at_once(other: str) -> None:
    saloon = f"legendary mayor, {other}, seasoned tycoon"
    table = build_position(sheets={"A": "stunning innkeeper"}, saloon=saloon, discard="clumsy dog")
    table.do("use stunning", f"pick {other.split()[0]}")
    assert table.discard == [other, "clumsy dog"]
    assert table.kind == "repeat"  # the Innkeeper's own use is not over
    assert table.saloon[1:] == ["legendary mayor", "seasoned tycoon"]
    assert len(table.events_of(e.ScoundrelArrived)) == 1


@pytest.mark.rule("SC-OTHER-10")
def test_a_chain_of_uses() -> None:
    table = build_position(
        sheets={"A": "sleepy steed, rough innkeeper"},
        saloon="-, -, clumsy undertaker",
        discard="lucky banker",
        money={"A": 0},
    ).do("use sleepy")
    assert (used(table), table.money("A")) == (["sleepy", "rough", "clumsy", "lucky"], 4)


@pytest.mark.rule("SC-OTHER-10")
def test_a_chain_picks_only_who_is_still_unused() -> None:
    sheet = "sleepy innkeeper, cocky banker, dusty printer"
    table = build_position(sheets={"A": sheet}, saloon="-, -, rough steed").do("use cocky", "use sleepy")
    assert used(table) == ["cocky", "sleepy", "rough", "dusty"]  # neither the Banker nor the Innkeeper


@pytest.mark.rule("SC-OTHER-11")
def test_two_who_could_use_each_other_are_no_use_alone() -> None:
    table = build_position(
        sheets={"A": "sleepy innkeeper, cocky mayor"},
        saloon="-, -, rough steed",
        strategy={"A": "shake-down"},
        reputation=TOP,
    )
    assert table.choices == ["use strategy", "pass"]
    assert table.why_not("use sleepy") == NOT_USABLE


@pytest.mark.rule("SC-OTHER-12")
def test_events_and_responses_wait_for_the_outermost_use() -> None:
    sheet = "sleepy steed, -, rough marshal, helpful banker, greedy cow"
    table = build_position(sheets={"A": sheet}).do("use sleepy", "pick rough")
    assert table.kind == "office"
    table.do("sell")
    assert table.choices == ["use greedy", "use helpful", "pass"]
    twice = build_position(sheets={"A": sheet.replace("sleepy", "stunning")}).do(
        "use stunning", "pick rough", "sell"
    )
    assert twice.kind == "repeat"  # the Marshal's use is over, the Steed's is not
    assert twice.do("no").choices == ["use greedy", "use helpful", "pass"]


@pytest.mark.rule("SC-OTHER-13")
def test_an_on_hire_scoundrel_used_in_the_saloon_is_not_hired_but_leaves() -> None:
    table = build_position(
        sheets={"A": "sleepy innkeeper, annoying cow"},
        saloon="legendary mayor, quick tycoon, grimy abomination",
        money={"A": 0},
    ).do("use sleepy", "pick quick")
    assert (table.money("A"), table.discard) == (6, ["quick tycoon"])
    assert table.saloon[1:] == ["legendary mayor", "grimy abomination"]
    assert (table.events_of(e.ScoundrelHired), table.view.pending, table.kind) == ([], (), "distrust")


@pytest.mark.rule("SC-OTHER-13")
def test_an_on_hire_scoundrel_used_elsewhere_leaves_too() -> None:
    sheet = build_position(sheets={"A": "sleepy steed, quick banker"}, money={"A": 0}).do("use sleepy")
    assert (sheet.money("A"), sheet.sheet("A")[1], sheet.discard) == (4, "-", ["quick banker"])
    pile = build_position(sheets={"A": "sleepy undertaker"}, discard="quick banker, rough cow", money={"A": 0})
    assert pile.do("use sleepy").money("A") == 4
    assert pile.discard == ["rough cow", "quick banker"]


@pytest.mark.rule("SC-OTHER-14")
def test_a_chain_in_a_rivals_turn() -> None:
    table = build_position(
        slot="5", sheets={"B": "jealous steed, rough innkeeper"}, saloon="-, -, clumsy banker"
    )
    before = table.money("B")
    table.do("use leader", "safe depot 1", "use jealous")
    assert [(event.seat, event.trait) for event in table.events_of(e.ScoundrelUsed)] == [
        (1, "jealous"),
        (1, "rough"),
        (1, "clumsy"),
    ]
    assert table.money("B") == before + 4


# -- swapping -------------------------------------------------------------------------------------


def tailor(sheet: str = "cocky mayor", **given: Any) -> Position:
    """A Sleepy Tailor of A's with others on the sheet; Clumsy Banker and two more in the Saloon."""
    return build_position(sheets={"A": f"sleepy tailor, {sheet}"}, saloon=f"{SALOON}clumsy banker", **given)


@pytest.mark.rule("SC-SWAP-1")
def test_a_swap_exchanges_one_card_and_no_places() -> None:
    jobs = tailor("-, cocky cow, rough printer").do("use sleepy", "pick cocky", "pick clumsy")
    assert jobs.sheet("A") == ["sleepy tailor", "-", "cocky banker", "rough printer", "-"]
    assert jobs.saloon == ["legendary mayor", "seasoned tycoon", "clumsy cow"]
    traits = tailor("-, cocky cow", strategy={"A": "transform-allies"}, money={"A": 1})
    traits.do("use strategy", "pick cocky", "pick seasoned")
    assert traits.sheet("A") == ["sleepy tailor", "-", "seasoned cow", "-", "-"]
    assert traits.saloon == ["legendary mayor", "cocky tycoon", "clumsy banker"]


@pytest.mark.rule("SC-SWAP-2")
def test_a_used_trait_is_no_better_for_a_new_job() -> None:
    table = tailor("cocky printer, dusty cow").do("use cocky", "use sleepy", "pick cocky", "pick clumsy")
    assert table.sheet("A")[1] == "cocky banker"
    assert table.why_not("use cocky") == USED_UP


@pytest.mark.rule("SC-SWAP-2")
def test_a_used_job_is_no_better_for_a_new_trait() -> None:
    table = tailor("cocky mayor, dusty innkeeper, lonely cow")
    table.do("use dusty", "pick clumsy", "use sleepy", "pick cocky", "pick clumsy")
    assert table.sheet("A")[1] == "cocky banker"
    assert table.why_not("use cocky") == USED_UP


@pytest.mark.rule("SC-SWAP-2")
def test_only_a_second_use_may_be_of_flagged_cards() -> None:
    sheet = "ruthless master-of-disguise, dusty innkeeper, lonely cow"
    table = build_position(sheets={"A": sheet}, saloon=f"{SALOON}clumsy banker", money={"A": 0})
    table.do("use dusty", "pick clumsy", "use ruthless", "pick clumsy")
    assert (table.kind, table.money("A")) == ("repeat", 1 + 4 + 2)
    assert table.do("yes").money("A") == 11
    assert table.why_not("use ruthless") == USED_UP


@pytest.mark.rule("SC-SWAP-3")
@pytest.mark.parametrize(("trait", "usable"), [("cocky", True), ("rough", False)])
def test_unused_cards_make_a_new_scoundrel_that_may_be_used(trait: str, usable: bool) -> None:
    table = tailor(f"{trait} mayor, dusty cow", reputation=TOP, money={"A": 0})
    assert table.why_not(f"use {trait}") is not None
    table.do("use sleepy", f"pick {trait}", "pick clumsy")
    assert table.why_not(f"use {trait}") == (None if usable else NOT_NOW)
    assert not usable or table.do(f"use {trait}").money("A") == 6


@pytest.mark.rule("SC-SWAP-4")
def test_swapping_is_not_hiring() -> None:
    table = tailor("cocky mayor, annoying printer", money={"A": 0}).do(
        "use sleepy", "pick cocky", "pick clumsy"
    )
    assert (table.money("A"), table.view.pending) == (2, ())
    assert table.kind == "abilities"  # and nobody was asked to rearrange
    assert table.events_of(e.ScoundrelHired) == table.events_of(e.MoneyPaid) == []


@pytest.mark.rule("SC-SWAP-5")
def test_the_cost_of_a_saloon_scoundrel_follows_its_cards() -> None:
    def cost(table: Position) -> int:
        one = table.view.saloon[2]
        assert one is not None
        return one.cost

    table = tailor("rough mayor", money={"A": 9}, reserve={"B": 0, "C": 0})
    assert cost(table) == 3
    table.do("use sleepy", "pick clumsy")
    assert table.saloon[2] == "clumsy mayor"
    assert cost(table) == 5
    table.do("hire clumsy")
    assert table.events_of(e.ScoundrelHired)[0].count == 5
    assert table.money("A") == 9 + 2 - 5


@pytest.mark.rule("SC-SWAP-6")
def test_a_response_comes_after_the_swap_with_the_job_it_has_by_then() -> None:
    table = tailor("helpful mayor", reputation=TOP, money={"A": 0}).do("use sleepy", "pick clumsy")
    assert decision_frames(table) == ("A", "pending", ["use helpful", "pass"])
    assert table.do("use helpful").money("A") == 2 + 4
    unusable = build_position(
        sheets={"A": "sleepy tailor, helpful banker"}, saloon="-, -, clumsy mayor", reputation=TOP
    )
    unusable.do("use sleepy")
    assert (unusable.sheet("A")[1], unusable.kind) == ("helpful mayor", "distrust")
