"""What every green job does, card by card (section 16.1)."""

from __future__ import annotations

import pytest
from tests.games.scoundrels.positions import ACTING, Position, build_position

from cantina.games.scoundrels import events as e

NOT_USABLE = ("not-usable", "SC-FX-1")
SAFES = [f"safe {location} {space}" for location in ("depot", "estate", "laboratory") for space in range(1, 6)]


def destitute(job: str) -> Position:
    """A has nothing but one scoundrel, and the table is bare."""
    return build_position(
        sheets={"A": f"sleepy {job}"},
        saloon="-, -, -",
        money={"A": 0, "B": 0, "C": 0},
        reputation={"A": -2},
        reserve={"A": 0},
        jailed={"A": 0},
    )


def marks_on(table: Position, location: str, space: int) -> list[tuple[int, int]]:
    """The owners and numbers of the marks on a safe."""
    safe = next(one for one in table.view.safes if (one.location, one.space) == (location, space))
    return [(mark.seat, mark.number) for mark in safe.marks]


# G01 Gold Prospector / Buscador/a de oro


@pytest.mark.rule("SC-JOB-G01-1")
def test_gold_prospector_brings_three_dollars_in_any_state() -> None:
    assert destitute("gold-prospector").do("use sleepy").money("A") == 3
    rich = build_position(sheets={"A": "sleepy gold-prospector"}, money={"A": 90}, reputation={"A": 6})
    assert rich.do("use sleepy").money("A") == 93


# G02 Printer / Impresor/a


@pytest.mark.rule("SC-JOB-G02-1")
def test_printer_brings_three_dollars_in_any_state() -> None:
    assert destitute("printer").do("use sleepy").money("A") == 3
    rich = build_position(sheets={"A": "sleepy printer"}, money={"A": 90}, reputation={"A": 6})
    assert rich.do("use sleepy").money("A") == 93


@pytest.mark.rule("SC-JOB-G02-2")
@pytest.mark.parametrize(
    ("trait", "hidden"),
    [("elderly", 1), ("hungry", 0), ("rough", 1), ("sleepy", 0), ("dusty", 0), ("mechanical", 2)],
)
def test_printer_has_holes_over_positions_one_and_three(trait: str, hidden: int) -> None:
    # A Banker has no holes and costs $3 itself, a Printer $2.
    table = build_position(saloon=f"{trait} printer")
    whole = build_position(saloon=f"{trait} banker")
    (holed, full) = (one.view.saloon[2] for one in (table, whole))
    assert holed is not None
    assert full is not None
    assert full.cost - 3 - (holed.cost - 2) == hidden


# G03 Banker / Banquero/a


@pytest.mark.rule("SC-JOB-G03-1")
def test_banker_brings_four_dollars_in_any_state() -> None:
    assert destitute("banker").do("use sleepy").money("A") == 4
    rich = build_position(sheets={"A": "sleepy banker"}, money={"A": 90}, reputation={"A": 6})
    assert rich.do("use sleepy").money("A") == 94


# G04 Chef / Chef


@pytest.mark.rule("SC-JOB-G04-1")
def test_chef_takes_a_dollar_and_then_brings_five() -> None:
    table = build_position(sheets={"A": "sleepy chef"}, money={"A": 1}).do("use sleepy")
    assert table.events_of(e.MoneyPaid) == [e.MoneyPaid(seat=0, count=1, money=0)]
    assert table.events_of(e.MoneyGained) == [e.MoneyGained(seat=0, count=5, money=5)]


@pytest.mark.rule("SC-JOB-G04-2")
def test_chef_cannot_be_used_without_money() -> None:
    table = build_position(slot="4", sheets={"A": "corrupt chef"}, money={"A": 0})
    assert table.why_not("use corrupt") == ("cost-not-met", "SC-FX-1")
    assert table.do("use leader").why_not("use corrupt") is None


@pytest.mark.rule("SC-JOB-G04-3")
def test_chef_lives_on_the_extra_dollar_that_comes_first() -> None:
    table = build_position(slot="4", sheets={"A": "wealthy chef"}, money={"A": 0}).do("use wealthy")
    assert table.money("A") == 5


@pytest.mark.rule("SC-JOB-G04-4")
def test_chef_counts_as_having_given_money() -> None:
    table = build_position(sheets={"A": "sleepy chef, greedy banker"}, money={"A": 1}).do("use sleepy")
    assert (table.deciders, table.choices) == ("A", ["use greedy", "pass"])
    assert table.do("use greedy").money("A") == 9


# G05 Dog / Perro/a


@pytest.mark.rule("SC-JOB-G05-1")
def test_dog_scouts_and_marks_any_safe_and_is_then_discarded() -> None:
    table = build_position(sheets={"A": "sleepy dog"}).do("use sleepy")
    assert table.choices == SAFES
    table.do("safe laboratory 2")
    (seen,) = table.events_of(e.SafeSeen)
    assert (seen.seat, seen.location, seen.space) == (0, "laboratory", 2)
    assert (table.kind, table.discard) == ("mark", [])
    table.do("mark 7")
    assert marks_on(table, "laboratory", 2) == [(0, 7)]
    assert (table.discard, table.sheet("A")[0]) == (["sleepy dog"], "-")


@pytest.mark.rule("SC-JOB-G05-2")
def test_dog_is_answered_on_both_sides_although_it_is_gone() -> None:
    table = build_position(sheets={"A": "nervous printer, sleepy dog, helpful banker"}, money={"A": 0})
    table.do("use sleepy", "safe depot 1", "mark 3")
    assert table.sheet("A")[:3] == ["nervous printer", "-", "helpful banker"]
    assert table.choices == ["use helpful", "use nervous", "pass"]
    assert table.do("use helpful", "use nervous").money("A") == 7


@pytest.mark.rule("SC-JOB-G05-3")
@pytest.mark.parametrize("second", ["safe depot 1", "safe estate 4"])
def test_dog_used_twice_scouts_twice_and_is_discarded_once(second: str) -> None:
    table = build_position(sheets={"A": "stunning dog"}).do("use stunning", "safe depot 1", "mark 3")
    assert (table.kind, table.discard) == ("repeat", [])
    table.do("yes", second, "mark 4")
    assert len(table.events_of(e.SafeSeen)) == 2
    assert len(table.events_of(e.SafeMarked)) == 2
    assert table.discard == ["stunning dog"]


# G06 Cow / Res


@pytest.mark.rule("SC-JOB-G06-1")
def test_cow_brings_six_dollars_and_is_then_discarded() -> None:
    table = build_position(sheets={"A": "sleepy cow"}, money={"A": 0}).do("use sleepy")
    assert (table.money("A"), table.discard, table.sheet("A")[0]) == (6, ["sleepy cow"], "-")
    kinds = [type(event) for event in table.events]
    assert kinds.index(e.MoneyGained) < kinds.index(e.ScoundrelDiscarded)


@pytest.mark.rule("SC-JOB-G06-2")
def test_cow_ridden_by_a_steed_is_the_one_that_goes() -> None:
    table = build_position(sheets={"A": "sleepy steed, rough cow"}, money={"A": 0}).do("use sleepy")
    assert table.money("A") == 6
    assert (table.discard, table.sheet("A")[:2]) == (["rough cow"], ["sleepy steed", "-"])


@pytest.mark.rule("SC-JOB-G06-3")
def test_cow_cannot_be_dug_up_in_the_turn_in_which_it_was_discarded() -> None:
    table = build_position(slot="4", sheets={"A": "corrupt cow, mechanical undertaker"}).do("use corrupt")
    assert table.discard == ["corrupt cow"]
    assert table.why_not("use mechanical") == NOT_USABLE
    older = build_position(
        slot="4", sheets={"A": "mechanical undertaker"}, discard="corrupt cow", money={"A": 0}
    )
    assert older.do("use mechanical").money("A") == 6


@pytest.mark.rule("SC-HIRE-10")
def test_cow_used_on_hire_is_replaced_in_the_saloon_when_the_hire_ends() -> None:
    saloon = "lucky mayor, grimy tycoon, quick cow"
    table = build_position(stage=ACTING, sheets={"A": "rough printer"}, saloon=saloon, money={"A": 9})
    table.do("hire quick", "yes")
    assert (table.kind, table.discard) == ("arrange", ["quick cow"])
    assert len([one for one in table.saloon if one != "-"]) == 2


# G07 Beggar / Mendigo/a


@pytest.mark.rule("SC-JOB-G07-1")
@pytest.mark.parametrize("money", range(6))
def test_beggar_brings_four_dollars_to_whoever_has_three_at_most(money: int) -> None:
    table = build_position(slot="4", sheets={"A": "corrupt beggar"}, money={"A": money})
    if money <= 3:
        assert table.do("use corrupt").money("A") == money + 4
    else:
        assert table.why_not("use corrupt") == ("condition-not-met", "SC-FX-1")


@pytest.mark.rule("SC-JOB-G07-2")
def test_beggar_counts_the_extra_dollar_first() -> None:
    table = build_position(slot="4", sheets={"A": "wealthy beggar"}, money={"A": 2})
    assert table.do("use wealthy").money("A") == 7
    three = build_position(slot="4", sheets={"A": "wealthy beggar"}, money={"A": 3})
    assert three.why_not("use wealthy") == ("condition-not-met", "SC-FX-1")


# G08 Tracker / Rastreador/a


@pytest.mark.rule("SC-JOB-G08-1")
def test_tracker_scouts_and_marks_any_safe_and_stays() -> None:
    table = build_position(sheets={"A": "sleepy tracker"}).do("use sleepy")
    assert table.choices == SAFES
    table.do("safe estate 5")
    (seen,) = table.events_of(e.SafeSeen)
    assert seen.value is not None
    assert seen.seen_by(1).value is None
    table.do("mark 2")
    assert marks_on(table, "estate", 5) == [(0, 2)]
    assert (table.sheet("A")[0], table.discard) == ("sleepy tracker", [])


# G09 Foreman / Capataz

CREW = ("sleepy foreman", "rough banker", "clumsy mayor", "elegant tycoon", "grimy outlaw")


@pytest.mark.rule("SC-JOB-G09-1")
@pytest.mark.parametrize("size", range(1, 6))
def test_foreman_brings_a_dollar_per_scoundrel_and_counts_itself(size: int) -> None:
    table = build_position(sheets={"A": ", ".join(CREW[:size]), "B": "lucky cow, stubborn dog"}, money={"A": 0})
    assert table.do("use sleepy").money("A") == size


@pytest.mark.rule("SC-JOB-G09-1")
def test_foreman_counts_who_is_there_at_that_moment() -> None:
    table = build_position(sheets={"A": "sleepy foreman, amusing dog, rough banker"}, money={"A": 0})
    table.do("use amusing", "safe depot 1", "mark 3", "use sleepy")
    assert table.money("A") == 2


@pytest.mark.rule("SC-JOB-G09-2")
@pytest.mark.parametrize("job", ["innkeeper", "undertaker"])
def test_foreman_does_not_count_itself_in_saloon_or_discard_pile(job: str) -> None:
    places = {"innkeeper": ("clumsy foreman", ""), "undertaker": ("", "clumsy foreman")}
    saloon, discard = places[job]
    table = build_position(
        sheets={"A": f"sleepy {job}, rough banker"}, saloon=saloon, discard=discard, money={"A": 0}
    )
    table.do("use sleepy")
    if table.kind == "pick":
        table.do("pick clumsy")
    assert table.events_of(e.ScoundrelUsed)[-1].job == "foreman"
    assert table.money("A") == 2


# G10 Launderer / Lavandero/a


@pytest.mark.rule("SC-JOB-G10-1")
def test_launderer_brings_two_dollars_or_an_own_henchman() -> None:
    def washing() -> Position:
        start = {"A": 2, "B": 1}
        return build_position(
            sheets={"A": "sleepy launderer"}, money={"A": 0}, reserve={"A": 1, "B": 2}, jailed=start
        )

    assert washing().do("use sleepy").choices == ["take money", "take henchman"]
    paid = washing().do("use sleepy", "take money")
    assert (paid.money("A"), paid.seat_view("A").jailed) == (2, 2)
    freed = washing().do("use sleepy", "take henchman")
    assert (freed.money("A"), freed.seat_view("A").jailed, freed.seat_view("A").reserve) == (0, 1, 2)
    assert freed.seat_view("B").jailed == 1


@pytest.mark.rule("SC-JOB-G10-2")
def test_launderer_brings_money_when_only_rivals_are_in_jail() -> None:
    table = build_position(sheets={"A": "sleepy launderer"}, money={"A": 0}, reserve={"A": 3}).do("use sleepy")
    assert (table.kind, table.money("A")) == ("distrust", 2)
    assert table.seat_view("B").jailed == 1


# G11 Bartender / Camarero/a


@pytest.mark.rule("SC-JOB-G11-1")
def test_bartender_brings_five_dollars_and_then_each_rival_one() -> None:
    table = build_position(4, sheets={"A": "sleepy bartender"}, money=dict.fromkeys("ABCD", 0)).do("use sleepy")
    assert [table.money(player) for player in "ABCD"] == [5, 1, 1, 1]
    assert [event.seat for event in table.events_of(e.MoneyGained)] == [0, 1, 2, 3]


@pytest.mark.rule("SC-JOB-G11-2")
def test_bartender_wakes_its_users_greedy_but_no_rivals() -> None:
    rival = build_position(sheets={"A": "sleepy bartender", "B": "greedy banker"}).do("use sleepy")
    assert rival.kind == "distrust"
    own = build_position(sheets={"A": "sleepy bartender, greedy banker"}).do("use sleepy")
    assert (own.deciders, own.kind) == ("A", "pending")


# G12 Pickpocket / Carterista


@pytest.mark.rule("SC-JOB-G12-1")
@pytest.mark.parametrize(("player", "taken"), [("B", 2), ("C", 1)])
def test_pickpocket_takes_two_dollars_or_what_there_is(player: str, taken: int) -> None:
    money = {"A": 0, "B": 5, "C": 1, "D": 0}
    table = build_position(4, sheets={"A": "sleepy pickpocket"}, money=money).do("use sleepy")
    assert table.choices == ["target 2", "target 3"]
    table.do(f"target {'ABCD'.index(player) + 1}")
    assert {name: table.money(name) for name in "ABCD"} == {
        **money,
        "A": taken,
        player: money[player] - taken,
    }


@pytest.mark.rule("SC-JOB-G12-2")
def test_pickpocket_finds_nothing_on_penniless_rivals() -> None:
    table = build_position(slot="4", sheets={"A": "corrupt pickpocket"}, money={"A": 5, "B": 0, "C": 0})
    assert table.why_not("use corrupt") == NOT_USABLE
    one = build_position(slot="4", sheets={"A": "corrupt pickpocket"}, money={"A": 5, "B": 0, "C": 1})
    assert one.why_not("use corrupt") is None


# G13 Telegraphist / Telegrafista


def scouts_at(job: str, location: str) -> None:
    """The scoundrel scouts and marks at one location only, and then brings a dollar."""
    table = build_position(sheets={"A": f"sleepy {job}"}, money={"A": 0}).do("use sleepy")
    assert table.choices == [f"safe {location} {space}" for space in range(1, 6)]
    table.do(f"safe {location} 3")
    assert [(seen.seat, seen.location, seen.space) for seen in table.events_of(e.SafeSeen)] == [
        (0, location, 3)
    ]
    assert (table.kind, table.money("A")) == ("mark", 0)
    table.do("mark 4")
    assert (marks_on(table, location, 3), table.money("A")) == ([(0, 4)], 1)


def pays_at_an_empty(job: str, location: str) -> None:
    """With no safe left at its location the scoundrel only brings the dollar."""
    stolen = " ".join(f"{location}-{space}" for space in range(1, 6))
    table = build_position(sheets={"A": f"sleepy {job}"}, money={"A": 0}, loot={"B": stolen}).do("use sleepy")
    assert table.money("A") == 1
    assert table.events_of(e.SafeSeen) == []


@pytest.mark.rule("SC-JOB-G13-1")
def test_telegraphist_scouts_at_the_depot_and_then_brings_a_dollar() -> None:
    scouts_at("telegraphist", "depot")


@pytest.mark.rule("SC-JOB-G13-2")
def test_telegraphist_brings_the_dollar_although_the_depot_is_empty() -> None:
    pays_at_an_empty("telegraphist", "depot")


# G14 Stable Hand / Mozo/a de cuadra


@pytest.mark.rule("SC-JOB-G14-1")
@pytest.mark.parametrize(("jailed", "left"), [(2, 1), (1, 0), (0, 0)])
def test_stable_hand_frees_an_own_henchman_if_there_is_one_and_brings_two_dollars(
    jailed: int, left: int
) -> None:
    table = build_position(
        sheets={"A": "sleepy stable-hand"}, money={"A": 0}, reserve={"A": 3 - jailed}, jailed={"A": jailed}
    ).do("use sleepy")
    assert (table.money("A"), table.seat_view("A").jailed, table.seat_view("A").reserve) == (2, left, 3 - left)
    assert table.seat_view("B").jailed == 1


# G15 Gardener / Jardinero/a


@pytest.mark.rule("SC-JOB-G15-1")
def test_gardener_scouts_at_the_estate_and_then_brings_a_dollar() -> None:
    scouts_at("gardener", "estate")


@pytest.mark.rule("SC-JOB-G13-2")
def test_gardener_brings_the_dollar_although_the_estate_is_empty() -> None:
    pays_at_an_empty("gardener", "estate")


# G16 Janitor / Conserje


@pytest.mark.rule("SC-JOB-G16-1")
def test_janitor_scouts_at_the_laboratory_and_then_brings_a_dollar() -> None:
    scouts_at("janitor", "laboratory")


@pytest.mark.rule("SC-JOB-G13-2")
def test_janitor_brings_the_dollar_although_the_laboratory_is_empty() -> None:
    pays_at_an_empty("janitor", "laboratory")
