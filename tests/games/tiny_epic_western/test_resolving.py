"""Phase three (section 6) and influence (section 7)."""

from __future__ import annotations

import pytest
from tests.games.tiny_epic_western.positions import build_position

from cantina.games.tiny_epic_western import events as e


@pytest.mark.rule("TEW-RES-1", "TEW-ROUND-3", "TEW-RES-14")
def test_the_order_of_phase_three() -> None:
    table = build_position(
        3,
        dealer="blue",
        bosses={"yellow": "chief", "green": "cowgirl"},
        wounded="yellow bank-influence",
        standing="green saloon-porch, green bank-porch, yellow hideout-porch, green sheriff-leftover",
        stacks={"saloon": "opera-house", "bank": "church", "hideout": "hatter"},
        gaps="hat-1 hat-2 steer-1 steer-2 teepee-1 steer-3",
        cards={"green": "hat-3", "yellow": "horseshoe-4", "blue": "horseshoe-1"},
        rival="horseshoe-2",
        wanted="yellow",
        phase="resolution",
    )
    while table.kind in ("gain", "gain-two", "pot"):
        table.do(table.choices[0])
    kinds = e.CardShown | e.RivalShown | e.BossHelped | e.PropertyPaid | e.HandWon | e.HandLost
    tags = []
    for event in table.events:
        if isinstance(event, kinds):
            what = getattr(event, "property", getattr(event, "mat", ""))
            tags.append((type(event).__name__, getattr(event, "seat", None), what))
    assert tags == [
        ("CardShown", 1, ""),  # the Dealer first, then clockwise
        ("CardShown", 2, ""),
        ("CardShown", 0, ""),
        ("RivalShown", None, ""),
        ("BossHelped", 2, ""),
        ("PropertyPaid", 2, "church"),  # by mat index: the Bank before the Saloon
        ("PropertyPaid", 2, "opera-house"),
        ("BossHelped", 0, ""),
        ("PropertyPaid", 0, "hatter"),
        ("HandWon", 2, "bank"),
        ("HandWon", 2, "sheriff"),
        ("HandLost", 0, "hideout"),
        ("HandLost", 2, "saloon"),
    ]
    first_gain = next(event for event in table.events if isinstance(event, e.InfluenceGained))
    assert first_gain.seat == 0  # the Wanted card comes before bosses


@pytest.mark.rule("TEW-RES-2")
def test_a_mat_without_gunmen_is_skipped() -> None:
    table = build_position(phase="resolution")
    assert table.events_of(e.HandWon) == table.events_of(e.HandLost) == []
    assert table.view.phase == 4


@pytest.mark.rule("TEW-RES-3", "TEW-RES-5", "TEW-RES-8")
def test_the_rival_stays_out_when_two_contest() -> None:
    table = build_position(
        gaps="hat-1 hat-2",
        rival="hat-3",
        cards={"yellow": "steer-4", "red": "steer-5"},
        standing="yellow bank-porch",
        wounded="red bank-influence, red bank-porch",
        phase="resolution",
    )
    assert [(won.seat, won.mat) for won in table.events_of(e.HandWon)] == [(3, "bank")]
    assert table.influence("red") == (3, 1, 1)


@pytest.mark.rule("TEW-RES-7")
def test_a_tie_with_the_rival_is_a_win() -> None:
    table = build_position(
        gaps="hat-1 hat-2",
        rival="hat-3",
        cards={"yellow": "teepee-3"},
        standing="yellow bank-porch, yellow sheriff-up",
        phase="resolution",
    )
    assert e.HandWon(seat=0, mat="bank", hand="straight-flush") in table.events


@pytest.mark.rule("TEW-RES-9", "TEW-RES-13")
@pytest.mark.parametrize(
    ("mat", "amounts"), [("bank", (3, 1, 1)), ("courthouse", (1, 3, 1)), ("hideout", (1, 1, 3))]
)
@pytest.mark.parametrize("dull", [False, True])
def test_winners_pots(mat: str, amounts: tuple[int, int, int], dull: bool) -> None:
    colours = {"bank": "blue,green", "courthouse": "yellow,green", "hideout": "yellow,blue"}[mat]
    if not dull:
        colours = {"bank": "yellow,green", "courthouse": "blue,green", "hideout": "green,red"}[mat]
    first = colours.split(",")[0]
    table = build_position(
        2,
        colours=colours,
        active=first,
        dealer=first,
        standing=f"{first} {mat}-porch",
        stacks={mat: ""},
        gaps="hat-5 hat-4 hat-2 teepee-5 hat-1 teepee-4",
        cards={first: "hat-3"},
        rival="steer-2",
        phase="resolution",
    )
    assert table.influence(first) == amounts
    assert (table.mat(mat).owner is None) == dull


@pytest.mark.rule("TEW-RES-11")
def test_tied_winners_collect_in_turn_order() -> None:
    table = build_position(
        dealer="red",
        gaps="steer-1 steer-2 steer-3 steer-4 horseshoe-2 teepee-4",
        cards={"yellow": "hat-3", "red": "teepee-3"},
        standing="yellow saloon-porch, red saloon-left, red sheriff-up",
        rival="horseshoe-1",
        phase="resolution",
    )
    assert table.kind == "pot"
    table.do("take influence")
    assert (table.decider, table.kind) == ("red", "gain-two")
    table.do("gain 2 money")
    assert (table.decider, table.kind) == ("yellow", "gain-two")


@pytest.mark.rule("TEW-RES-11", "TEW-RES-9", "TEW-RES-10")
def test_pots_without_a_question_are_paid_in_turn_order_too() -> None:
    table = build_position(
        gaps="horseshoe-2 teepee-4",
        cards={"yellow": "hat-3", "red": "teepee-3"},
        standing="yellow bank-porch, red bank-right, red sheriff-up",
        dealer="yellow",
        phase="resolution",
    )
    gained = [(event.seat, event.influence) for event in table.events_of(e.InfluenceGained)]
    assert gained == [(0, "money"), (3, "money"), (3, "law")]  # the pot before the right option


@pytest.mark.rule("TEW-INF-3")
def test_nobody_pays_what_is_not_there() -> None:
    table = build_position(influence={"yellow": (0, 2, 0)}, stacks={"sheriff": "auction-house"}).do(
        "place sheriff porch"
    )
    assert table.choices == ["pay law", "decline"]
    assert table.why_not("pay money") == ("not-enough", "TEW-INF-3")


@pytest.mark.rule("TEW-INF-7", "TEW-INF-8")
def test_influence_carries_over_and_is_worth_nothing() -> None:
    table = build_position(influence={"yellow": (6, 5, 4)}, phase="end")
    assert table.influence("yellow") == (6, 5, 4)
    over = build_position(influence={"yellow": (6, 6, 6)}, number=6, phase="end")
    assert over.state.result is not None
    assert over.state.result.scores == (0, 0, 0, 0)


@pytest.mark.rule("TEW-INF-6")
def test_several_x_are_chosen_one_by_one() -> None:
    table = build_position(
        bosses={"yellow": "cowgirl"}, standing="yellow bank-porch, yellow saloon-porch", phase="resolution"
    )
    assert table.do("gain law", "gain force").influence("yellow")[1:] == (2, 2)
