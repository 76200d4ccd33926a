"""The worked examples of the rules (section 18)."""

from __future__ import annotations

import pytest
from tests.games.scoundrels.positions import ACTING, GAME, PRINTED, Position, build_position, scoundrel_number

from cantina.games.scoundrels import events as e
from cantina.games.scoundrels.content import LOCATIONS, SAFE_VALUES, SAFES_EACH

START, PLAN, OVER = 1, 2, 9


def safe_worth(players: int, location: str, value: int) -> str:
    """Where a safe of some value lies in the deal that all positions start from, such as `depot-1`."""
    faces = build_position(players).state.dump()["table"]["safes"]
    at = LOCATIONS.index(location) * SAFES_EACH
    values = [SAFE_VALUES[face] for face in faces[at : at + SAFES_EACH]]
    return f"{location}-{values.index(value) + 1}"


def end_of_day(cards: str) -> Position:
    """The day is over, and A has played these cards."""
    return build_position(slot="", turn=11, stage=OVER, played={"A": cards})


@pytest.mark.rule("SC-WIN-1", "SC-MARK-8", "SC-DATA-14", "SC-COMP-14")
def test_ex_1_the_rulebooks_scoring_example() -> None:
    three, four = safe_worth(2, "depot", 3), safe_worth(2, "estate", 4)
    table = build_position(
        2,
        day=2,
        turn=7,
        stage=OVER,
        sheets={"A": "grimy dog, cybernetic outlaw, elderly banker, helpful gold-prospector"},
        reputation={"A": 1},
        loot={"A": f"{three} {four}"},
        marks=f"B {three} 3, B {four} 4, B {four} 5",
        money={"A": 0},
    )
    assert table.state.result is not None
    assert table.state.result.breakdown[0] == {"safes": 7, "marks": 2, "reputation": 1, "tech": 2, "money": 0}
    assert table.state.result.scores[0] == 12


@pytest.mark.rule("SC-DATA-7", "SC-DATA-8", "SC-DATA-9", "SC-DATA-10")
@pytest.mark.parametrize(
    ("name", "cost"),
    [
        ("corrupt printer", 4),
        ("legendary gold-prospector", 5),
        ("grimy dog", 1),
        ("clumsy dog", 0),
        ("talkative chef", 3),
        ("cybernetic outlaw", 6),
        ("mechanical mayor", 10),
    ],
)
def test_ex_2_costs(name: str, cost: int) -> None:
    assert PRINTED.cost_of(scoundrel_number(name)) == cost


@pytest.mark.rule("SC-BLUFF-1", "SC-BLUFF-2", "SC-BLUFF-3", "SC-DATA-3", "SC-PLAN-3")
def test_ex_3_a_bluff_works_like_the_truth() -> None:
    table = build_position(2, slot="", stage=PLAN, turn=7, hands={"A": "0 a 3 6"}, money={"A": 4})
    table.do("play 0 3", "distrust", "use leader")
    assert table.money("A") == 7
    table.pass_until("plan")
    assert table.events_of(e.CardRevealed) == [e.CardRevealed(seat=0, slot="3", poker="0", bluff=True)]


@pytest.mark.rule("SC-ABIL-2", "SC-ABIL-6", "SC-JOB-P08-1", "SC-JOB-P08-2")
def test_ex_4_order_matters() -> None:
    table = build_position(slot="3", sheets={"A": "amusing counselor"}, money={"A": 0})
    assert table.why_not("use amusing") == ("cost-not-met", "SC-FX-1")
    table.do("use leader", "use amusing")
    assert (table.money("A"), table.seat_view("A").reputation) == (0, 1)


@pytest.mark.rule("SC-EOD-2", "SC-EOD-5")
def test_ex_5_a_truthful_card() -> None:
    table = end_of_day("4:4/B")
    assert table.events_of(e.CardRevealed) == [e.CardRevealed(seat=0, slot="4", poker="4", bluff=False)]
    assert (table.seat_view("B").jailed, table.seat_view("B").reserve) == (2, 1)
    assert table.events_of(e.ReputationChanged) == []


@pytest.mark.rule("SC-EOD-3", "SC-EOD-4", "SC-BLUFF-2")
def test_ex_6_a_caught_bluff() -> None:
    table = end_of_day("5:0/BC")
    assert [table.seat_view(player).reputation for player in "ABC"] == [-1, 1, 1]
    assert [table.seat_view(player).reserve for player in "BC"] == [2, 2]
    assert table.events_of(e.HenchmanJailed) == []


@pytest.mark.rule("SC-EOD-3", "SC-EOD-4", "SC-EOD-7")
def test_ex_7_two_bluffs() -> None:
    table = end_of_day("3:0/B,6:a/B")
    assert [told.slot for told in table.events_of(e.CardRevealed)] == ["3", "6"]
    assert [table.seat_view(player).reputation for player in "ABC"] == [-2, 2, 0]


@pytest.mark.rule("SC-EOD-6", "SC-BLUFF-4")
def test_ex_8_an_unseen_card() -> None:
    table = end_of_day("5:2")
    assert table.events_of(e.CardRevealed) == []
    assert table.events_of(e.ReputationChanged) == []


@pytest.mark.rule("SC-LIM-1", "SC-LIM-2", "SC-LIM-3", "SC-MARK-8", "SC-MARK-9", "SC-STEAL-1", "SC-DATA-5")
def test_ex_9_the_safe_limit() -> None:
    four, seven = safe_worth(3, "depot", 4), safe_worth(3, "laboratory", 7)
    table = build_position(slot="5", loot={"A": four}, marks=f"B {seven} 7").do("use leader")
    table.do(f"safe {seven.replace('-', ' ')}")
    assert (table.deciders, table.choices) == ("A", ["abandon 1", "abandon 2"])
    table.do("abandon 1")
    back = next(safe for safe in table.view.safes if (safe.location, safe.origin) == ("depot", int(four[-1])))
    assert (back.space, back.seat) == (int(four[-1]), None)
    assert table.loot("A") == [7]
    scored = build_position(day=2, slot="", turn=11, stage=OVER, loot={"A": seven}, marks=f"B {seven} 7")
    assert scored.state.result is not None
    assert scored.state.result.scores[0] == 7 + 1


@pytest.mark.rule("SC-SAL-1", "SC-HIRE-3")
def test_ex_10_refilling() -> None:
    table = build_position(stage=ACTING, saloon="rough cow, clumsy dog, grimy mayor", money={"A": 9})
    table.do("hire clumsy", "keep")
    assert table.saloon[1:] == ["rough cow", "grimy mayor"]
    arrived = table.events_of(e.ScoundrelArrived)
    assert [f"{new.trait} {new.job}" for new in arrived] == [table.saloon[0]]


@pytest.mark.rule("SC-OFF-1", "SC-OFF-3", "SC-HIRE-5")
def test_ex_11_the_office() -> None:
    table = build_position(stage=ACTING, saloon="rough cow, clumsy dog, grimy mayor", money={"A": 1}).do(
        "office"
    )
    # Nothing else can be paid for, so information is sold unasked.
    assert table.discard == ["grimy mayor"]
    assert table.saloon[1:] == ["rough cow", "clumsy dog"]
    assert table.saloon[0] != "-"
    assert table.money("A") == 3


@pytest.mark.rule("SC-RESP-1", "SC-RESP-7", "SC-JOB-G05-1", "SC-JOB-G05-2", "SC-TRAIT-RESP-1")
def test_ex_12_a_dog_and_its_response() -> None:
    table = build_position(slot="2", sheets={"A": "-, grimy dog, helpful gold-prospector"}, money={"A": 0})
    table.do("use grimy", "safe depot 1", "mark 3")
    assert table.discard[0] == "grimy dog"
    assert (table.deciders, table.kind, table.choices) == ("A", "pending", ["use helpful", "pass"])
    assert table.do("use helpful").money("A") == 3


@pytest.mark.rule("SC-RESP-4", "SC-TRAIT-RESP-2")
def test_ex_13_no_use_no_response() -> None:
    table = build_position(slot="a", sheets={"A": "-, nervous banker, cybernetic outlaw"}, money={"A": 1})
    assert "use cybernetic" not in table.choices
    assert "use nervous" not in table.choices


@pytest.mark.rule("SC-MOD-1", "SC-MOD-2", "SC-JOB-G04-1", "SC-JOB-G04-3", "SC-DATA-4")
def test_ex_14_extra_money_comes_first() -> None:
    table = build_position(slot="4", sheets={"A": "wealthy chef"}, money={"A": 0})
    assert table.do("use wealthy").money("A") == 5
    assert table.do("use leader").money("A") == 9


@pytest.mark.rule("SC-MOD-4", "SC-MOD-5", "SC-FX-9", "SC-JOB-G06-1")
def test_ex_15_twice_then_discarded() -> None:
    table = build_position(sheets={"A": "stunning cow"}, money={"A": 0}).do("use stunning", "yes")
    assert table.money("A") == 12
    assert table.discard == ["stunning cow"]
    assert len(table.events_of(e.ScoundrelDiscarded)) == 1


@pytest.mark.rule("SC-OTHER-6", "SC-OTHER-8", "SC-JOB-G06-2", "SC-JOB-P17-1")
def test_ex_16_steed_and_cow() -> None:
    table = build_position(slot="3", sheets={"A": "rough steed, lonely cow"}, money={"A": 0}).do("use rough")
    assert table.money("A") == 6
    assert table.sheet("A")[:2] == ["rough steed", "-"]
    assert table.discard == ["lonely cow"]
    steed = table.seat_view("A").sheet[0]
    assert steed is not None
    assert steed.used
    assert table.view.discard[0].used


@pytest.mark.rule("SC-OTHER-5", "SC-OTHER-6", "SC-OTHER-9", "SC-OTHER-10", "SC-JOB-P17-3")
def test_ex_17_a_chain() -> None:
    table = build_position(
        slot="a",
        sheets={"A": "rough steed, sleepy innkeeper"},
        saloon="legendary mayor, grimy tycoon, elderly banker",
        money={"A": 0},
    ).do("use rough", "pick elderly")
    assert table.money("A") == 4
    assert table.discard == ["elderly banker"]
    assert table.saloon[1:] == ["legendary mayor", "grimy tycoon"]
    assert table.saloon[0] != "-"
    assert [one.used for one in table.seat_view("A").sheet if one] == [True, True]
    assert table.view.discard[0].used


@pytest.mark.rule("SC-JOB-N08-1", "SC-JOB-N08-3", "SC-JOB-G06-3")
def test_ex_18_undertaker() -> None:
    sheet = {"A": "amusing cow, sleepy undertaker"}
    blocked = build_position(sheets=sheet, discard="clumsy banker", money={"A": 0}).do("use amusing")
    assert (blocked.money("A"), blocked.discard[0]) == (6, "amusing cow")
    assert "use sleepy" not in blocked.choices
    table = build_position(sheets=sheet, discard="clumsy banker, rough dog", money={"A": 0}).do("use sleepy")
    assert (table.money("A"), table.discard) == (4, ["rough dog", "clumsy banker"])
    assert table.do("use amusing").money("A") == 10
    assert table.discard == ["amusing cow", "rough dog", "clumsy banker"]


@pytest.mark.rule("SC-JOB-P16-2", "SC-JOB-P16-6", "SC-HIRE-12")
def test_ex_19_quack_hires_itself() -> None:
    table = build_position(sheets={"A": "sleepy undertaker"}, discard="rough quack", money={"A": 1}).do(
        "use sleepy"
    )
    assert table.money("A") == 4
    table.do("hire rough", "keep")
    assert table.money("A") == 1
    assert "rough quack" in table.sheet("A")


@pytest.mark.rule("SC-JOB-P16-5", "SC-RESP-8", "SC-HIRE-15")
def test_ex_20_a_replaced_quack_opens_nothing() -> None:
    sheet = "grimy quack, helpful gold-prospector, lonely mayor, elegant tycoon, rough cow"
    for drop, opened in (("drop grimy", False), ("drop rough", True)):
        table = build_position(slot="2", sheets={"A": sheet}, discard="clumsy banker", money={"A": 5})
        table.do("use grimy", "hire clumsy", drop, "keep")
        assert ("use helpful" in table.choices) == opened


@pytest.mark.rule("SC-TRAIT-B30-3", "SC-JOB-P03-1", "SC-JOB-P16-4", "SC-TRIG-2")
def test_ex_21_greedy_too_late() -> None:
    table = build_position(
        slot="6", sheets={"A": "sleepy courier"}, saloon="rough cow, clumsy dog, greedy banker", money={"A": 9}
    ).do("use sleepy", "hire greedy", "keep")
    assert "greedy banker" in table.sheet("A")
    assert table.kind != "pending"


@pytest.mark.rule("SC-REP-2", "SC-TRAIT-B28-2")
@pytest.mark.parametrize(("before", "kind"), [(6, "first"), (5, "pending")])
def test_ex_22_no_reputation_beyond_the_top(before: int, kind: str) -> None:
    table = build_position(
        slot="",
        turn=11,
        stage=OVER,
        sheets={"B": "talkative banker"},
        played={"A": "5:0/B"},
        reputation={"B": before},
    )
    assert (table.seat_view("B").reputation, table.kind) == (6, kind)


@pytest.mark.rule("SC-REP-3", "SC-JOB-P07-2")
def test_ex_23_a_con_artist_at_the_floor() -> None:
    table = build_position(slot="6", sheets={"A": "sleepy con-artist, cocky banker"}, reputation={"A": -2})
    assert table.why_not("use sleepy") == ("cost-not-met", "SC-FX-1")


@pytest.mark.rule("SC-JOB-P06-1", "SC-JOB-P06-2")
@pytest.mark.parametrize(
    ("answer", "reserve", "reputation"), [("go to jail", 0, 0), ("lose reputation", 1, -1)]
)
def test_ex_24_convict(answer: str, reserve: int, reputation: int) -> None:
    table = build_position(sheets={"A": "sleepy convict"}, reserve={"B": 1, "C": 0}, slot="6").do("use sleepy")
    assert (table.deciders, table.kind) == ("B", "hide")
    table.do("pass")
    assert (table.deciders, table.choices) == ("B", ["go to jail", "lose reputation"])
    table.do(answer)
    assert (table.seat_view("B").reserve, table.seat_view("B").reputation) == (reserve, reputation)
    assert table.seat_view("C").reputation == -1


@pytest.mark.rule("SC-HENCH-13", "SC-HENCH-14", "SC-JOB-P05-1", "SC-JOB-P05-3")
def test_ex_25_the_last_chance_before_jail() -> None:
    table = build_position(2, slot="4", sheets={"A": "corrupt deputy"}, reserve={"B": 1}, money={"A": 0})
    table.do("use corrupt", "distrust")
    assert table.seat_view("A").played[0].henchmen == (1,)
    assert table.events_of(e.HenchmanJailed) == []
    assert table.money("A") == 2
    two = build_position(2, slot="4", sheets={"A": "corrupt deputy"}, reserve={"B": 2}).do(
        "use corrupt", "distrust"
    )
    assert len(two.events_of(e.HenchmanJailed)) == 1
    assert two.seat_view("B").reserve == 0


@pytest.mark.rule("SC-JOB-N10-1", "SC-JOB-N10-3", "SC-EOD-3")
def test_ex_26_brainwasher() -> None:
    table = build_position(
        turn=11,
        sheets={"A": "sleepy brainwasher"},
        reserve={"A": 2, "B": 2, "C": 2},
        jailed={"A": 0, "B": 0, "C": 1},
        played={"B": "5:0"},
    ).do("use sleepy", "card 2 5")
    assert table.seat_view("B").played[0].henchmen == (2,)
    table.pass_until("plan")
    assert [table.seat_view(player).reputation for player in "ABC"] == [0, -1, 1]
    assert table.seat_view("C").reserve == 3


@pytest.mark.rule("SC-PLAN-6", "SC-PLAN-7", "SC-HENCH-8", "SC-TRAIT-B33-1", "SC-TRAIT-B33-3", "SC-EOD-14")
def test_ex_27_honest() -> None:
    table = build_position(
        slot="",
        stage=PLAN,
        turn=11,
        sheets={"A": "honest banker, unstoppable printer"},
        hands={"A": "0 a 2 4 5"},
        played={"A": "3:3"},
        money={"A": 0},
    ).do("play 0 open")
    assert [card.slot for card in table.seat_view("A").played] == ["3", "open"]
    assert (table.kind, table.choices) == ("abilities", ["use honest", "pass"])  # and no window before it
    assert table.do("use honest").money("A") == 4
    assert table.kind == "act"
    table.do("office", "sell")
    assert (table.view.night, table.view.day, table.kind) == (False, 2, "plan")  # nor after it
    *under, top = [card for card, _ in table.state.dump()["table"]["decks"][0]]
    assert (sorted(under), top) == ([0, 3], 6)


@pytest.mark.rule("SC-TRAIT-B28-1", "SC-JOB-P01-3", "SC-JOB-P02-3", "SC-TEXT-7")
@pytest.mark.parametrize(("job", "money"), [("investor", 4), ("journalist", 3)])
def test_ex_28_triggers_at_the_end_of_day(job: str, money: int) -> None:
    table = build_position(
        slot="",
        turn=11,
        stage=OVER,
        sheets={"B": f"talkative {job}"},
        played={"A": "5:0/B", "B": "a:a,2:3,3:2,4:4"},
        money={"B": 0},
    )
    assert (table.deciders, table.choices) == ("B", ["use talkative", "pass"])
    assert table.do("use talkative").money("B") == money
    assert table.events_of(e.PlayedCardSeen) == []


@pytest.mark.rule("SC-TRAIT-B31-1", "SC-TRAIT-B31-2")
@pytest.mark.parametrize(
    ("location", "value", "face", "lie"),
    [("depot", 3, 7, True), ("estate", 3, 5, False), ("laboratory", 2, 5, True)],
)
def test_ex_29_liar(location: str, value: int, face: int, lie: bool) -> None:
    place = safe_worth(3, location, value).replace("-", " ")
    table = build_position(slot="2", sheets={"A": "liar banker"}, money={"A": 0})
    table.do("use leader", f"safe {place}", f"mark {face}")
    assert (table.kind == "pending") == lie
    if lie:
        assert table.do("use liar").money("A") == 4


@pytest.mark.rule("SC-JOB-N04-1", "SC-JOB-N04-5", "SC-LIM-4", "SC-MARK-9")
def test_ex_30_a_full_location() -> None:
    table = build_position(
        sheets={"A": "sleepy inventor"},
        loot={"A": "estate-6"},
        marks="B estate-6 4, C estate-6 7",
        money={"A": 2},
    ).do("use sleepy", "unused laboratory", "abandon 1")
    assert table.money("A") == 0
    unused = {
        safe.location: [mark.number for mark in safe.marks] for safe in table.view.safes if safe.space == 0
    }
    assert unused == {"depot": [], "estate": [4, 7]}
    assert [safe.location for safe in table.view.safes if safe.seat == 0] == ["laboratory"]


@pytest.mark.rule("SC-MARK-5", "SC-MARK-6", "SC-MARK-7", "SC-MARK-10")
def test_ex_31_all_marks_are_out() -> None:
    place = safe_worth(3, "estate", 3)
    marks = (
        "A depot-1 2, A depot-2 2, A depot-3 4, A laboratory-6 4, A depot-4 4, A depot-5 6, A laboratory-1 6"
    )
    table = build_position(slot="2", loot={"B": "depot-1"}, marks=marks).do("use leader")
    table.do(f"safe {place.replace('-', ' ')}")
    assert table.choices == ["move 2", "move 3", "move 4", "move 5", "move 6", "move 7", "pass"]
    assert table.why_not("move 1") == ("mark-fixed", "SC-MARK-6")
    assert table.do("move 4").choices == ["mark 4", "mark 5"]
    table.do("mark 5")
    numbers = {(safe.location, safe.origin): [mark.number for mark in safe.marks] for safe in table.view.safes}
    assert (numbers["estate", int(place[-1])], numbers["laboratory", 6]) == ([5], [])
    unmarked = build_position(slot="2", marks=marks).do("use leader", f"safe {place.replace('-', ' ')}", "pass")
    assert unmarked.events_of(e.SafeMarked) == []


@pytest.mark.rule("SC-FIRST-1", "SC-FIRST-2")
def test_ex_32_the_next_first_player() -> None:
    table = build_position(slot="", turn=11, stage=OVER, reputation={"A": 2, "B": 1, "C": 1}, first="B")
    assert (table.deciders, table.choices) == ("A", ["target 1", "target 2", "target 3"])
    assert table.do("target 3").view.first == 2
    tied = build_position(slot="", turn=11, stage=OVER, reputation={"A": 2, "B": 2, "C": 0}, first="B")
    assert (tied.view.day, tied.view.first, tied.deciders) == (2, 1, "B")


@pytest.mark.rule("SC-WIN-4", "SC-WIN-5", "SC-WIN-6")
@pytest.mark.parametrize(
    ("money", "first", "winner"),
    [
        (3, "D", "C"),
        (3, "B", "C"),
        (5, "D", "C"),  # D, A, B, C: C's last turn came after A's
        (5, "B", "A"),  # B, C, D, A
    ],
)
def test_ex_33_ties(money: int, first: str, winner: str) -> None:
    table = build_position(
        4,
        day=2,
        turn=15,
        stage=OVER,
        first=first,
        sheets={"A": "cybernetic dog, futuristic cow, mechanical mayor, corrupt chef, crackpot spy"},
        reputation={"A": 6, "C": 6},
        loot={"C": "depot=4 estate=4"},
        money={"A": money, "B": 30, "C": 5},
    )
    assert table.state.result is not None
    assert [table.state.result.scores[seat] for seat in (0, 2)] == [14, 14]
    assert table.winning_players == [winner]


@pytest.mark.rule("SC-JOB-N06-1", "SC-JOB-N06-2", "SC-OFF-1", "SC-OFF-3")
def test_ex_34_marshal() -> None:
    table = build_position(sheets={"A": "sleepy marshal"}, money={"A": 0})
    before = table.saloon
    table.do("use sleepy", "sell")
    assert table.money("A") == 6
    assert table.saloon == before
    table.pass_until("act").do("office", "sell")
    assert table.money("A") == 8
    assert table.discard == [before[2]]


@pytest.mark.rule("SC-TURN-7", "SC-TEXT-2", "SC-TRAIT-B24-1", "SC-TRAIT-B25-1", "SC-TRAIT-B25-2")
def test_ex_35_start_of_turn() -> None:
    def start() -> Position:
        return build_position(
            slot="", stage=START, sheets={"A": "elderly banker, generous printer"}, money={"A": 0}
        )

    elderly = start().do("use elderly")
    assert elderly.money("A") == 4
    assert elderly.discard == ["elderly banker"]
    assert elderly.kind == "plan"
    generous = start().do("use generous")
    assert generous.money("A") == 3
    assert generous.do("use elderly").money("A") == 7


@pytest.mark.rule("SC-HIRE-2", "SC-HIRE-8", "SC-TRAIT-R03-1", "SC-JOB-N01-1")
def test_ex_36_reckless() -> None:
    table = build_position(
        day=2, slot="6", stage=ACTING, money={"A": 9}, saloon="legendary mayor, grimy tycoon, reckless outlaw"
    )
    assert table.do("hire reckless").money("A") == 4
    table.do("yes", "safe depot 1", "yes", "safe estate 1")
    assert table.money("A") == 0
    assert len(table.loot("A")) == 2
    assert table.discard[0] == "reckless outlaw"


@pytest.mark.rule("SC-MOD-6", "SC-JOB-N09-1", "SC-JOB-N09-3")
def test_ex_37_master_of_disguise_twice() -> None:
    table = build_position(
        slot="3",
        sheets={"A": "ruthless master-of-disguise"},
        saloon="legendary mayor, grimy cow, clumsy tycoon",
        money={"A": 0},
    ).do("use ruthless", "pick clumsy")
    assert table.money("A") == 2
    assert table.do("yes").money("A") == 8
    assert table.do("use leader").money("A") == 11
    assert "clumsy master-of-disguise" in table.saloon


@pytest.mark.rule("SC-SWAP-1", "SC-SWAP-3", "SC-SWAP-5", "SC-JOB-P15-1", "SC-JOB-P15-3")
def test_ex_38_tailor() -> None:
    table = build_position(
        slot="5",
        sheets={"A": "grimy tailor, cocky test-subject"},
        saloon="legendary mayor, rough cow, clumsy banker",
        money={"A": 0},
    ).do("use grimy", "pick clumsy")
    assert table.money("A") == 2
    assert table.do("use cocky").money("A") == 6
    costs = {f"{one.trait} {one.job}": one.cost for one in table.view.saloon if one}
    assert costs["clumsy test-subject"] == 0


@pytest.mark.rule("SC-JOB-N11-1", "SC-JOB-N11-2", "SC-JOB-N11-3", "SC-JAIL-5")
def test_ex_39_arsonist() -> None:
    table = build_position(
        slot="4", turn=11, sheets={"A": "corrupt arsonist"}, money={"A": 2}, played={"A": "4:0/BC"}
    ).do("use corrupt")
    assert (table.seat_view("B").destroyed, table.seat_view("C").destroyed) == (1, 1)
    assert table.money("A") == 0
    table.pass_until("plan")
    assert table.events_of(e.CardRevealed) == []
    assert (table.seat_view("B").destroyed, table.seat_view("C").destroyed) == (1, 1)


@pytest.mark.rule("SC-TEXT-6", "SC-OTHER-13", "SC-STR-S3-1", "SC-STR-S3-2")
def test_ex_40_transform_allies() -> None:
    table = build_position(
        sheets={"A": "dusty banker, sleepy steed"},
        saloon="legendary mayor, rough cow, quick printer",
        strategy={"A": "transform-allies"},
        money={"A": 1},
    ).do("use strategy", "pick dusty", "pick quick")
    assert table.sheet("A")[:2] == ["quick banker", "sleepy steed"]
    assert table.why_not("use quick") == ("not-now", "SC-ABIL-1")
    assert table.do("use sleepy").money("A") == 4
    assert table.discard == ["quick banker"]


@pytest.mark.rule("SC-RESP-2", "SC-RESP-11", "SC-MOD-1")
def test_ex_41_both_arrows() -> None:
    table = build_position(sheets={"A": "sleepy printer, energetic banker, dusty tycoon"}, money={"A": 0})
    assert table.do("use sleepy").money("A") == 3
    assert table.do("use energetic").money("A") == 7
    table.do("use dusty")
    assert table.kind != "pending"
    assert table.money("A") == 14


@pytest.mark.rule("SC-SAL-2", "SC-SAL-3", "SC-CAP-6")
def test_ex_42_the_decks_run_out() -> None:
    table = Position(GAME.new(4, 1, length="long", leaders="random"))
    while table.view.blue + table.view.red > 0:
        table.pass_until("act").do("office")
        if table.kind == "office":
            table.do("sell")
    assert table.view.black > 0  # jobs are left
    table.pass_until("act")
    hired = next(choice.split()[1] for choice in table.choices if choice.startswith("hire"))
    left = [one for one in table.saloon if not one.startswith(f"{hired} ")]
    table.do(f"hire {hired}")
    if table.kind == "on-hire":
        table.do("no")
    if table.kind == "arrange":
        table.do("keep")
    assert table.saloon == ["-", *left]


@pytest.mark.rule("SC-OFF-4", "SC-OFF-5", "SC-JAIL-2")
def test_ex_43_bail() -> None:
    table = build_position(
        stage=ACTING,
        sheets={"A": "selfish bank-robber"},
        reserve={"A": 0, "B": 0, "C": 0},
        jailed={"A": 3, "B": 3, "C": 3},
        money={"A": 9},
    ).do("office", "bail 2", "target 1", "target 2")
    assert table.money("A") == 5
    assert [table.seat_view(player).reserve for player in "ABC"] == [1, 1, 0]
    assert table.do("use selfish").money("A") == 12  # with A's henchman
    assert (table.deciders, table.kind) == ("B", "distrust")
    assert table.do("distrust").seat_view("A").played[0].henchmen == (1,)


@pytest.mark.rule("SC-HENCH-3", "SC-HENCH-6", "SC-HENCH-11")
@pytest.mark.parametrize(("stage", "kind"), [(5, "act"), (8, "plan")])
def test_ex_44_who_is_asked_to_distrust(stage: int, kind: str) -> None:
    table = build_position(
        stage=stage, slot="4", played={"A": "4:0/B"}, reserve={"B": 2, "C": 0}, jailed={"C": 3}
    )
    assert table.kind == kind
    fresh = build_position(
        stage=stage, slot="4", played={"A": "4:0"}, reserve={"B": 2, "C": 0}, jailed={"C": 3}
    )
    assert (fresh.kind, fresh.deciders) == ("distrust", "B")


@pytest.mark.rule("SC-JOB-N20-1")
def test_ex_45_smuggler() -> None:
    full = build_position(day=2, sheets={"A": "sleepy smuggler"}, loot={"A": "depot-1 estate-1"})
    assert "use sleepy" in full.choices
    one = build_position(day=2, sheets={"A": "sleepy smuggler, cocky banker"}, loot={"A": "depot-1"})
    assert "use sleepy" not in one.choices


@pytest.mark.rule("SC-MOD-9", "SC-JOB-P17-2")
def test_ex_46_twice_two_different() -> None:
    table = build_position(sheets={"A": "stunning steed, rough banker, clumsy printer"}, money={"A": 0})
    table.do("use stunning", "pick rough", "yes")  # the Printer alone is left
    assert table.money("A") == 7


@pytest.mark.rule("SC-OTHER-13", "SC-JOB-N07-3", "SC-SAL-1")
def test_ex_47_innkeeper_and_on_hire() -> None:
    table = build_position(
        sheets={"A": "sleepy innkeeper, -, annoying printer"},
        saloon="legendary mayor, quick banker, grimy abomination",
        money={"A": 0},
    ).do("use sleepy", "pick quick")
    assert table.money("A") == 4
    assert table.discard[0] == "quick banker"
    assert table.saloon[1:] == ["legendary mayor", "grimy abomination"]
    assert table.saloon[0] != "-"
    assert table.events_of(e.ScoundrelHired) == []
    assert table.kind != "pending"


@pytest.mark.rule("SC-JOB-P03-3", "SC-HIRE-2", "SC-OTHER-6")
def test_ex_48_courier_hires_itself() -> None:
    table = build_position(
        sheets={"A": "sleepy innkeeper"}, saloon="legendary mayor, grimy tycoon, rough courier", money={"A": 3}
    ).do("use sleepy", "pick rough")
    assert table.money("A") == 5
    table.do("hire rough", "keep")
    assert table.money("A") == 2
    courier = table.seat_view("A").sheet[1]
    assert courier is not None
    assert (courier.trait, courier.job, courier.used) == ("rough", "courier", True)
    assert table.saloon[1:] == ["legendary mayor", "grimy tycoon"]
    assert table.saloon[0] != "-"


@pytest.mark.rule("SC-FX-8", "SC-TRAIT-B23-1", "SC-JOB-N10-1")
def test_ex_49_cruel_brainwasher() -> None:
    table = build_position(
        slot="6",
        sheets={"A": "cruel brainwasher"},
        reserve={"A": 1, "B": 2, "C": 2},
        jailed={"A": 0, "B": 0, "C": 0},
        played={"B": "5:0"},
        money={"A": 0},
    ).do("use cruel")
    assert [told.seat for told in (*table.events_of(e.HenchmanJailed), *table.events_of(e.HenchmanFreed))] == [
        0,
        0,
    ]
    assert (table.kind, table.choices) == ("send", ["card 2 5", "pass"])
    table.do("card 2 5")
    assert table.seat_view("B").played[0].henchmen == (0,)
    assert (table.seat_view("A").reserve, table.money("A")) == (0, 2)
