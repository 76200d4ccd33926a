"""Worked examples of the rules (section 18)."""

from __future__ import annotations

import pytest
from gang import ACTING, GAME, Table, gang, number

from cantina.games.scoundrels import events as e
from cantina.games.scoundrels.content import cost_of
from cantina.games.scoundrels.rules.scoring import parts_of
from cantina.games.scoundrels.state import ScoundrelsState


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
    assert cost_of(number(name)) == cost


def test_ex_3_a_bluff_works_like_the_truth() -> None:
    table = gang(slot="3", played={"A": "3:0"}, money={"A": 4})
    assert table.do("use leader").money("A") == 7


def test_ex_4_order_matters() -> None:
    table = gang(slot="3", sheets={"A": "amusing counselor"}, money={"A": 0})
    assert table.why_not("use amusing") == ("not-usable", "SC-FX-1")
    table.do("use leader", "use amusing")
    assert (table.money("A"), table.of("A").reputation) == (0, 1)


def test_ex_12_a_dog_and_its_response() -> None:
    table = gang(slot="2", sheets={"A": "-, grimy dog, helpful gold-prospector"}, money={"A": 0})
    table.do("use grimy", "safe depot 1", "mark 3")
    assert table.discard[0] == "grimy dog"
    assert (table.asked, table.kind, table.choices) == ("A", "pending", ["use helpful", "pass"])
    assert table.do("use helpful").money("A") == 3


def test_ex_13_no_use_no_response() -> None:
    table = gang(slot="a", sheets={"A": "-, nervous banker, cybernetic outlaw"}, money={"A": 1})
    assert "use cybernetic" not in table.choices
    assert "use nervous" not in table.choices


def test_ex_14_extra_money_comes_first() -> None:
    table = gang(slot="4", sheets={"A": "wealthy chef"}, money={"A": 0})
    assert table.do("use wealthy").money("A") == 5
    assert table.do("use leader").money("A") == 9


def test_ex_15_twice_then_discarded() -> None:
    table = gang(sheets={"A": "stunning cow"}, money={"A": 0}).do("use stunning", "yes")
    assert table.money("A") == 12
    assert table.discard == ["stunning cow"]


def test_ex_16_steed_and_cow() -> None:
    table = gang(slot="3", sheets={"A": "rough steed, lonely cow"}, money={"A": 0}).do("use rough")
    assert table.money("A") == 6
    assert table.sheet("A")[:2] == ["rough steed", "-"]
    assert table.discard == ["lonely cow"]


def test_ex_17_a_chain() -> None:
    table = gang(
        slot="a",
        sheets={"A": "rough steed, sleepy innkeeper"},
        saloon="legendary mayor, grimy tycoon, elderly banker",
        money={"A": 0},
    ).do("use rough", "pick elderly")
    assert table.money("A") == 4
    assert table.discard == ["elderly banker"]
    assert table.saloon[1:] == ["legendary mayor", "grimy tycoon"]


def test_ex_18_undertaker() -> None:
    table = gang(sheets={"A": "amusing cow, sleepy undertaker"}, discard="clumsy banker", money={"A": 0})
    blocked = gang(sheets={"A": "amusing cow, sleepy undertaker"}, discard="clumsy banker", money={"A": 0})
    blocked.do("use amusing")
    assert "use sleepy" not in blocked.choices
    table.do("use sleepy")
    assert table.money("A") == 4
    table.do("use amusing")
    assert table.money("A") == 10
    assert table.discard == ["amusing cow", "clumsy banker"]


def test_ex_19_quack_hires_itself() -> None:
    table = gang(sheets={"A": "sleepy undertaker"}, discard="rough quack", money={"A": 1}).do("use sleepy")
    table.do("hire rough", "keep")
    assert table.money("A") == 1
    assert "rough quack" in table.sheet("A")


def test_ex_20_a_replaced_quack_opens_nothing() -> None:
    sheet = "grimy quack, helpful gold-prospector, lonely mayor, elegant tycoon, rough cow"
    table = gang(slot="2", sheets={"A": sheet}, discard="clumsy banker", money={"A": 5})
    table.do("use grimy", "hire clumsy", "drop grimy", "keep")
    assert table.kind != "pending"


def test_ex_23_a_con_artist_at_the_floor() -> None:
    table = gang(slot="6", sheets={"A": "sleepy con-artist, cocky banker"}, reputation={"A": -2})
    assert table.why_not("use sleepy") == ("not-usable", "SC-FX-1")


def test_ex_24_convict() -> None:
    table = gang(sheets={"A": "sleepy convict"}, reserve={"B": 1, "C": 0}, slot="6").do("use sleepy")
    assert (table.asked, table.kind) == ("B", "hide")
    table.do("pass")
    assert (table.asked, table.choices) == ("B", ["go to jail", "lose reputation"])
    table.do("go to jail")
    assert table.of("C").reputation == -1
    assert table.of("B").reserve == 0


def test_ex_25_the_last_chance_before_jail() -> None:
    table = gang(2, slot="4", sheets={"A": "wealthy deputy"}, reserve={"B": 1}, money={"A": 0})
    table.do("use wealthy", "distrust")
    assert table.of("B").reserve == 0
    assert table.told(e.HenchmanJailed) == []
    assert table.money("A") == 3
    two = gang(2, slot="4", sheets={"A": "wealthy deputy"}, reserve={"B": 2}).do("use wealthy", "distrust")
    assert len(two.told(e.HenchmanJailed)) == 1


def test_ex_34_marshal() -> None:
    table = gang(sheets={"A": "sleepy marshal"}, money={"A": 0}).do("use sleepy")
    before = table.saloon
    table.do("sell")
    assert table.money("A") == 6
    assert table.saloon == before


def test_ex_36_reckless() -> None:
    table = gang(
        day=2, slot="6", stage=ACTING, money={"A": 9}, saloon="legendary mayor, grimy tycoon, reckless outlaw"
    )
    table.do("hire reckless", "yes", "safe depot 1", "yes", "safe estate 1")
    assert table.money("A") == 0
    assert len(table.loot("A")) == 2
    assert table.discard[0] == "reckless outlaw"


def test_ex_37_master_of_disguise_twice() -> None:
    table = gang(
        slot="3",
        sheets={"A": "ruthless master-of-disguise"},
        saloon="legendary mayor, grimy cow, clumsy tycoon",
        money={"A": 0},
    ).do("use ruthless", "pick clumsy", "yes", "use leader")
    assert table.money("A") == 11
    assert "clumsy master-of-disguise" in table.saloon


def test_ex_38_tailor() -> None:
    table = gang(
        slot="5",
        sheets={"A": "grimy tailor, cocky test-subject"},
        saloon="legendary mayor, rough cow, clumsy banker",
        money={"A": 0},
    ).do("use grimy", "pick clumsy", "use cocky")
    assert table.money("A") == 6
    assert "clumsy test-subject" in table.saloon


def test_ex_46_twice_two_different() -> None:
    table = gang(sheets={"A": "stunning steed, rough banker, clumsy printer"}, money={"A": 0})
    table.do("use stunning", "pick rough", "yes")
    assert table.money("A") == 7


def test_ex_47_innkeeper_and_on_hire() -> None:
    table = gang(
        sheets={"A": "sleepy innkeeper"},
        saloon="legendary mayor, quick banker, grimy abomination",
        money={"A": 0},
    ).do("use sleepy", "pick quick")
    assert table.money("A") == 4
    assert table.discard[0] == "quick banker"
    assert table.saloon[1:] == ["legendary mayor", "grimy abomination"]


def test_ex_49_cruel_brainwasher() -> None:
    table = gang(
        slot="6",
        sheets={"A": "cruel brainwasher"},
        reserve={"A": 1, "B": 2, "C": 2},
        jailed={"A": 0, "B": 0, "C": 0},
    )
    table.do("use cruel")
    assert table.of("A").reserve == 1


def test_ex_1_the_rulebooks_scoring_example() -> None:
    table = gang(
        2,
        sheets={"A": "grimy dog, cybernetic outlaw, elderly banker, helpful gold-prospector"},
        reputation={"A": 1},
        loot={"A": "depot=3 estate=4"},
        day=2,
        turn=7,
        stage=9,
    )
    data = table.state.dump()
    marks = data["table"]["mark_on"], data["table"]["mark_face"]
    first, second = (entry % 32 for entry in data["table"]["loot"])
    for at, (safe, face) in enumerate(((first, 3), (second, 4), (second, 5))):
        marks[0][7 + at], marks[1][7 + at] = safe, face
    state = GAME.load(data)
    assert isinstance(state, ScoundrelsState)
    parts = parts_of(state, 0)
    assert parts == {"safes": 7, "marks": 2, "reputation": 1, "tech": 2}
    assert sum(parts.values()) == 12


def test_ex_5_to_8_bluffs_are_caught_at_the_end_of_day() -> None:
    cards = {"A": "4:4/B,5:0/BC,3:2,6:a/B"}
    table = gang(played=cards, slot="", turn=11, stage=9, reserve={"B": 3, "C": 2}, jailed={"B": 0, "C": 1})
    revealed = [(event.slot, event.bluff) for event in table.told(e.CardRevealed)]
    assert revealed == [("4", False), ("5", True), ("6", True)]  # the unseen card in slot 3 stays down
    assert [table.of(player).reputation for player in "ABC"] == [-2, 2, 1]
    assert (table.of("B").jailed, table.of("B").reserve) == (1, 2)


def test_ex_9_the_safe_limit() -> None:
    table = gang(slot="5", loot={"A": "depot=4"}, marks="B laboratory-1 7").do("use leader")
    table.do("safe laboratory 1")
    assert (table.asked, table.choices) == ("A", ["abandon 1", "abandon 2"])
    table.do("abandon 1")
    assert len(table.loot("A")) == 1
    stolen = next(safe for safe in table.view.safes if safe.seat == 0)
    assert (stolen.location, [mark.number for mark in stolen.marks]) == ("laboratory", [7])


def test_ex_10_refilling() -> None:
    table = gang(stage=ACTING, saloon="rough cow, clumsy dog, grimy mayor", money={"A": 9}).do(
        "hire clumsy", "keep"
    )
    assert table.saloon[1:] == ["rough cow", "grimy mayor"]


def test_ex_11_the_office() -> None:
    table = gang(stage=ACTING, saloon="rough cow, clumsy dog, grimy mayor", money={"A": 1}).do("office")
    # Nothing else can be paid for, so information is sold unasked.
    assert table.discard == ["grimy mayor"]
    assert table.saloon[1:] == ["rough cow", "clumsy dog"]
    assert table.money("A") == 3


def test_ex_21_greedy_too_late() -> None:
    table = gang(
        slot="6", sheets={"A": "sleepy courier"}, saloon="rough cow, clumsy dog, greedy banker", money={"A": 9}
    ).do("use sleepy", "hire greedy", "keep")
    assert "greedy banker" in table.sheet("A")
    assert table.kind != "pending"


def test_ex_22_no_reputation_beyond_the_top() -> None:
    table = gang(
        slot="4", sheets={"A": "wealthy preacher, talkative banker"}, reputation={"A": 6}, money={"A": 0}
    )
    table.do("use wealthy")  # above 0 the Preacher pays
    assert table.kind != "pending"
    assert table.money("A") == 4


def test_ex_26_brainwasher() -> None:
    table = gang(
        sheets={"A": "sleepy brainwasher"},
        reserve={"A": 2, "B": 2, "C": 2},
        jailed={"A": 0, "B": 0, "C": 1},
        played={"B": "5:0"},
        money={"A": 0},
    ).do("use sleepy", "card 2 5")
    assert table.of("B").played[0].henchmen == (2,)


def test_ex_29_liar() -> None:
    def marked(location: str, face: int) -> bool:
        table = gang(slot="2", sheets={"A": "liar banker"}).do(
            "use leader", f"safe {location} 1", f"mark {face}"
        )
        return table.kind == "pending"

    assert marked("depot", 7)
    assert not marked("estate", 5)
    assert marked("laboratory", 5)


def test_ex_35_start_of_turn() -> None:
    def start() -> Table:
        return gang(slot="", stage=1, sheets={"A": "elderly banker, generous printer"}, money={"A": 0})

    elderly = start().do("use elderly")
    assert elderly.money("A") == 4
    assert elderly.kind == "plan"
    assert start().do("use generous", "use elderly").money("A") == 7


def test_ex_39_arsonist() -> None:
    table = gang(slot="4", sheets={"A": "corrupt arsonist"}, money={"A": 2}, played={"A": "4:0/BC"}).do(
        "use corrupt"
    )
    assert (table.of("B").destroyed, table.of("C").destroyed) == (1, 1)
    assert table.money("A") == 0


def test_ex_41_both_arrows() -> None:
    table = gang(sheets={"A": "sleepy printer, energetic banker, dusty tycoon"}, money={"A": 0})
    table.do("use sleepy", "use energetic", "use dusty")
    assert table.kind != "pending"
    assert table.money("A") == 14


def test_ex_44_who_is_asked_to_distrust() -> None:
    table = gang(stage=5, slot="4", played={"A": "4:0/B"}, reserve={"B": 2, "C": 0}, jailed={"C": 3})
    assert table.kind == "act"


def test_ex_45_smuggler() -> None:
    full = gang(day=2, sheets={"A": "sleepy smuggler"}, loot={"A": "depot-1 estate-1"})
    assert "use sleepy" in full.choices
    one = gang(day=2, sheets={"A": "sleepy smuggler, cocky banker"}, loot={"A": "depot-1"})
    assert "use sleepy" not in one.choices


def test_ex_48_courier_hires_itself() -> None:
    table = gang(
        sheets={"A": "sleepy innkeeper"}, saloon="legendary mayor, grimy tycoon, rough courier", money={"A": 3}
    ).do("use sleepy", "pick rough", "hire rough", "keep")
    assert table.money("A") == 2
    assert "rough courier" in table.sheet("A")
    assert len([one for one in table.saloon if one != "-"]) == 3
