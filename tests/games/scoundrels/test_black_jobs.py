"""Black jobs, card by card (section 16.3)."""

from __future__ import annotations

import random

import pytest
from tests.games.scoundrels.positions import ACTING, Position, build_position

from cantina.games.scoundrels import events as e

NOT_USABLE = ("not-usable", "SC-FX-1")
NOT_A_TARGET = ("not-a-target", "SC-FX-5")
ALL_MARKS_OUT = "A depot-2 2, A depot-3 2, A depot-4 4, A estate-1 4, A estate-2 4, A estate-3 6, A estate-4 6"


def loot(table: Position, player: str) -> list[tuple[str, int, list[int]]]:
    """A player's safes: location, the space each was dealt to, and the numbers of its marks."""
    return [
        (safe.location, safe.origin, [mark.number for mark in safe.marks])
        for safe in table.view.safes
        if safe.seat == table.seat_of(player)
    ]


def seen(table: Position, player: str, location: str, origin: int) -> int | None:
    """The value of a safe, if a player knows it."""
    safes = table.seen_by(player).safes
    return next(safe.value for safe in safes if (safe.location, safe.origin) == (location, origin))


def bystander(job: str) -> str:
    """A sheet with one more ability, so that the stage is not over when the job cannot be used."""
    return f"sleepy {job}, cocky banker"


def steals_from(job: str, location: str) -> None:
    """It pays $1 and steals a safe from one location, and is of no use without either."""
    table = build_position(sheets={"A": f"sleepy {job}"}, money={"A": 1}).do("use sleepy")
    assert table.money("A") == 0
    assert table.choices == [f"safe {location} {space}" for space in range(1, 6)]
    assert loot(table.do(f"safe {location} 4"), "A") == [(location, 4, [])]
    poor = build_position(sheets={"A": bystander(job)}, money={"A": 0})
    assert poor.why_not("use sleepy") == ("cost-not-met", "SC-FX-1")


def is_idle_without_safes(job: str, location: str) -> None:
    table = build_position(
        day=3,
        length="long",
        sheets={"A": bystander(job)},
        loot={
            "B": f"{location}-1 {location}-2 {location}-3",
            "C": f"{location}-4 {location}-5",
        },
    )
    assert table.why_not("use sleepy") == NOT_USABLE


# N01 Outlaw / Delincuente


@pytest.mark.rule("SC-JOB-N01-1")
def test_outlaw_pays_two_dollars_and_steals_any_safe() -> None:
    table = build_position(sheets={"A": "sleepy outlaw"}, money={"A": 2}).do("use sleepy")
    assert table.money("A") == 0
    assert len(table.choices) == 15  # five at each of three locations
    assert loot(table.do("safe laboratory 5"), "A") == [("laboratory", 5, [])]


@pytest.mark.rule("SC-JOB-N01-1")
def test_outlaw_needs_two_dollars() -> None:
    assert build_position(sheets={"A": bystander("outlaw")}, money={"A": 1}).why_not("use sleepy") == (
        "cost-not-met",
        "SC-FX-1",
    )


# N02 Safecracker / Abrecajas


@pytest.mark.rule("SC-JOB-N02-1")
@pytest.mark.parametrize(("answer", "stolen"), [("yes", [("estate", 2, [5])]), ("no", [])])
def test_safecracker_scouts_and_may_steal_what_it_saw(
    answer: str, stolen: list[tuple[str, int, list[int]]]
) -> None:
    table = build_position(sheets={"A": "sleepy safecracker"}, money={"A": 4}).do("use sleepy")
    assert (table.money("A"), len(table.choices)) == (0, 15)
    table.do("safe estate 2")
    assert seen(table, "A", "estate", 2) is not None  # before it is marked
    table.do("mark 5")
    assert (table.deciders, table.choices) == ("A", ["yes", "no"])
    assert loot(table.do(answer), "A") == stolen
    assert [marked.number for marked in table.events_of(e.SafeMarked)] == [5]


@pytest.mark.rule("SC-JOB-N02-1")
def test_safecracker_needs_four_dollars() -> None:
    assert build_position(sheets={"A": bystander("safecracker")}, money={"A": 3}).why_not("use sleepy") == (
        "cost-not-met",
        "SC-FX-1",
    )


# N03 Mastermind / Cerebro


@pytest.mark.rule("SC-JOB-N03-1")
def test_mastermind_marks_a_safe_unseen_and_steals_it() -> None:
    table = build_position(sheets={"A": "sleepy mastermind"}, money={"A": 3}).do("use sleepy")
    assert (table.money("A"), len(table.choices)) == (0, 15)
    table.do("safe laboratory 2")
    assert table.kind == "mark"
    assert seen(table, "A", "laboratory", 2) is None
    assert loot(table.do("mark 7"), "A") == [("laboratory", 2, [7])]
    assert table.events_of(e.SafeSeen) == []
    poor = build_position(sheets={"A": bystander("mastermind")}, money={"A": 2})
    assert poor.why_not("use sleepy") == ("cost-not-met", "SC-FX-1")


@pytest.mark.rule("SC-JOB-N03-2", "SC-JOB-N03-3")
def test_mastermind_may_take_a_safe_marked_and_seen_before() -> None:
    table = build_position(slot="2", sheets={"A": "elegant mastermind"}, money={"A": 3})
    table.do("use leader", "safe depot 1", "mark 3", "use elegant")
    assert seen(table, "A", "depot", 1) is not None
    assert seen(table, "B", "depot", 1) is None
    assert loot(table.do("safe depot 1", "mark 2"), "A") == [("depot", 1, [3, 2])]


@pytest.mark.rule("SC-JOB-N03-4")
@pytest.mark.parametrize(("answers", "marks"), [("pass", []), ("move 3,mark 5", [5])])
def test_mastermind_without_marks_moves_one_or_none_and_steals(answers: str, marks: list[int]) -> None:
    table = build_position(sheets={"A": "sleepy mastermind"}, marks=ALL_MARKS_OUT).do(
        "use sleepy", "safe depot 1"
    )
    assert table.kind == "move"
    assert loot(table.do(*answers.split(",")), "A") == [("depot", 1, marks)]


@pytest.mark.rule("SC-JOB-N03-5")
@pytest.mark.parametrize(("number", "offered"), [(3, False), (7, True)])
def test_mastermind_does_not_scout_but_can_lie(number: int, offered: bool) -> None:
    table = build_position(sheets={"A": "sleepy mastermind, -, curious banker, -, liar printer"})
    table.do("use sleepy", "safe depot 1", f"mark {number}")
    assert ("use liar" in table.choices) == offered
    assert "use curious" not in table.choices


# N04 Inventor / Inventor/a


@pytest.mark.rule("SC-JOB-N04-1", "SC-JOB-N04-2")
def test_inventor_steals_an_unused_safe_unseen() -> None:
    table = build_position(sheets={"A": "sleepy inventor"}, money={"A": 2}).do("use sleepy")
    assert table.money("A") == 0
    assert table.choices == ["unused depot", "unused estate", "unused laboratory"]
    assert [safe.value for safe in table.seen_by("A").safes if safe.space == 0] == [None, None, None]
    assert loot(table.do("unused laboratory"), "A") == [("laboratory", 6, [])]
    assert table.events_of(e.SafeSeen) == []
    poor = build_position(sheets={"A": bystander("inventor")}, money={"A": 1})
    assert poor.why_not("use sleepy") == ("cost-not-met", "SC-FX-1")


@pytest.mark.rule("SC-JOB-N04-1")
def test_inventor_finds_nothing_of_a_colour_without_an_unused_safe() -> None:
    table = build_position(sheets={"A": "sleepy inventor"}, loot={"B": "estate-6"}).do("use sleepy")
    assert table.choices == ["unused depot", "unused laboratory"]


@pytest.mark.rule("SC-JOB-N04-3")
def test_inventor_and_thieves_never_leave_two_unused_safes_of_a_colour() -> None:
    joined = 0
    for seed in range(6):
        rng = random.Random(seed)
        table = build_position(
            2,
            slot="",
            stage=0,
            sheets={"A": "unstoppable inventor, mechanical smuggler", "B": "cunning outlaw, seasoned rebel"},
            money={"A": 40, "B": 40},
            seed=seed,
        )
        while not table.state.over:
            table.do(rng.choice(table.choices))
            unused = [safe.location for safe in table.view.safes if safe.space == 0]
            assert len(unused) == len(set(unused))
        joined += sum(told.space == 0 for told in table.events_of(e.SafeAbandoned))
    assert joined > 0


@pytest.mark.rule("SC-JOB-N04-4", "SC-JOB-N04-5")
@pytest.mark.parametrize(("held", "space"), [("depot-4", 4), ("estate-4", 0)])
def test_inventor_abandons_what_it_stole_to_its_location_while_there_is_room(held: str, space: int) -> None:
    table = build_position(sheets={"A": "sleepy inventor"}, loot={"A": held}).do("use sleepy", "unused depot")
    assert table.choices == ["abandon 1", "abandon 2"]
    table.do("abandon 2")
    assert table.events_of(e.SafeAbandoned) == [
        e.SafeAbandoned(seat=0, number=2, location="depot", space=space)
    ]
    assert [safe.space for safe in table.view.safes if (safe.location, safe.origin) == ("depot", 6)] == [space]


# N05 Rebel / Rebelde


@pytest.mark.rule("SC-JOB-N05-1")
def test_rebel_steals_any_safe_for_nothing_when_behind() -> None:
    table = build_position(sheets={"A": "sleepy rebel"}, loot={"C": "depot-1"}, money={"A": 0}).do("use sleepy")
    assert len(table.choices) == 14
    assert loot(table.do("safe estate 3"), "A") == [("estate", 3, [])]


@pytest.mark.rule("SC-JOB-N05-1")
@pytest.mark.parametrize("held", [{}, {"A": "depot-1"}, {"A": "depot-1", "B": "depot-2"}])
def test_rebel_is_not_usable_unless_a_rival_has_more_safes(held: dict[str, str]) -> None:
    table = build_position(sheets={"A": bystander("rebel")}, loot=held)
    assert table.why_not("use sleepy") == ("condition-not-met", "SC-FX-1")


# N06 Marshal / Alguacil


@pytest.mark.rule("SC-JOB-N06-1")
def test_marshal_gains_four_and_uses_an_office_option_without_a_discard() -> None:
    table = build_position(sheets={"A": "sleepy marshal"}, money={"A": 0})
    before = table.saloon
    table.do("use sleepy")
    assert (table.money("A"), table.choices) == (4, ["sell", "bail 1", "bail 2"])
    table.do("bail 1", "target 1")
    assert (table.money("A"), table.seat_view("A").jailed) == (2, 0)
    assert (table.saloon, table.discard) == (before, [])


@pytest.mark.rule("SC-JOB-N06-2")
def test_marshal_leaves_the_office_open_for_the_same_option() -> None:
    table = (
        build_position(sheets={"A": "sleepy marshal"}, money={"A": 0})
        .do("use sleepy", "sell")
        .pass_until("act")
    )
    assert table.do("office", "sell").money("A") == 8
    assert len(table.discard) == 1


@pytest.mark.rule("SC-JOB-N06-3")
@pytest.mark.parametrize(("day", "money", "allowed"), [(1, 20, False), (2, 7, False), (2, 8, True)])
def test_marshal_bribes_on_the_last_day_with_twelve_dollars(day: int, money: int, allowed: bool) -> None:
    table = build_position(day=day, sheets={"A": "sleepy marshal"}, money={"A": money}).do("use sleepy")
    assert table.why_not("bribe") == (
        None if allowed else ("not-the-last-day" if day == 1 else "bribe-too-dear", "SC-OFF-7")
    )
    if allowed:
        table.do("bribe", "safe depot 1")
        assert (table.money("A"), len(table.loot("A"))) == (0, 1)


@pytest.mark.rule("SC-JOB-N06-4")
def test_marshal_brings_scoundrel_money_and_the_office_does_not() -> None:
    table = build_position(sheets={"A": "sleepy marshal, -, greedy banker"}).do("use sleepy")
    assert table.view.pending == ("greedy",)  # from the $4, before an option is chosen
    assert table.do("sell").choices == ["use greedy", "pass"]
    office = build_position(stage=ACTING, sheets={"A": "greedy banker"}).do("office", "sell")
    assert (office.money("A"), office.kind) == (6, "distrust")


# N07 Innkeeper / Posadero/a


@pytest.mark.rule("SC-JOB-N07-1")
def test_innkeeper_uses_a_usable_saloon_scoundrel_where_it_lies() -> None:
    saloon = "legendary chef, grimy banker, clumsy printer"
    table = build_position(sheets={"A": "sleepy innkeeper"}, saloon=saloon, money={"A": 0}).do("use sleepy")
    assert table.choices == ["pick grimy", "pick clumsy"]  # no dollar for the Chef
    assert table.do("pick grimy").money("A") == 4
    assert table.saloon == saloon.split(", ")
    assert [one.used for one in table.view.saloon if one] == [False, True, False]
    idle = build_position(
        sheets={"A": bystander("innkeeper")},
        saloon="legendary chef, grimy outlaw, clumsy politician",
        money={"A": 0},
    )
    assert idle.why_not("use sleepy") == NOT_USABLE


@pytest.mark.rule("SC-JOB-N07-1")
def test_innkeeper_does_not_use_a_flagged_scoundrel() -> None:
    table = build_position(
        sheets={"A": "sleepy innkeeper, cocky banker, dusty tailor"},
        saloon="rough printer, grimy tycoon, clumsy gold-prospector",
    ).do("use cocky", "use dusty", "pick cocky", "pick rough")
    assert table.saloon[0] == "rough banker"  # the job was used on A's sheet
    table.do("use sleepy")
    assert table.choices == ["pick grimy", "pick clumsy"]


@pytest.mark.rule("SC-JOB-N07-2", "SC-JOB-N07-3")
@pytest.mark.parametrize(("name", "money"), [("clumsy cow", 6), ("quick banker", 4), ("elderly printer", 3)])
def test_innkeeper_sees_off_those_who_discard_themselves(name: str, money: int) -> None:
    table = build_position(
        sheets={"A": "sleepy innkeeper"}, saloon=f"legendary mayor, {name}, grimy tycoon", money={"A": 0}
    ).do("use sleepy", f"pick {name.split()[0]}")
    assert table.money("A") == money
    assert table.discard == [name]
    assert table.saloon[1:] == ["legendary mayor", "grimy tycoon"]
    assert table.saloon[0] != "-"
    assert table.events_of(e.ScoundrelHired) == []


# N08 Undertaker / Sepulturero/a


@pytest.mark.rule("SC-JOB-N08-1")
def test_undertaker_uses_the_top_of_the_pile_and_buries_it() -> None:
    table = build_position(
        sheets={"A": "sleepy undertaker"}, discard="rough banker, clumsy tycoon", money={"A": 0}
    )
    table.do("use sleepy")
    assert table.money("A") == 4
    assert table.discard == ["clumsy tycoon", "rough banker"]
    assert table.events_of(e.ScoundrelBuried) == [e.ScoundrelBuried(trait="rough", job="banker")]


@pytest.mark.rule("SC-JOB-N08-1")
def test_undertaker_buries_nobody_who_has_left_the_pile() -> None:
    table = build_position(
        sheets={"A": "sleepy undertaker"}, discard="rough quack, clumsy tycoon", money={"A": 0}
    )
    table.do("use sleepy", "hire rough", "keep")
    assert table.sheet("A")[:2] == ["sleepy undertaker", "rough quack"]
    assert table.discard == ["clumsy tycoon"]


@pytest.mark.rule("SC-JOB-N08-2")
@pytest.mark.parametrize(("name", "money"), [("clumsy cow", 6), ("quick banker", 4), ("elderly printer", 3)])
def test_undertaker_also_buries_those_who_discard_themselves(name: str, money: int) -> None:
    table = build_position(sheets={"A": "sleepy undertaker"}, discard=f"{name}, rough tycoon", money={"A": 0})
    table.do("use sleepy")
    assert table.money("A") == money
    assert table.discard == ["rough tycoon", name]


@pytest.mark.rule("SC-JOB-N08-3")
def test_undertaker_cannot_use_whoever_was_used_this_turn() -> None:
    sheet = "amusing cow, sleepy undertaker, cocky banker"
    table = build_position(sheets={"A": sheet}, discard="clumsy printer").do("use amusing")
    assert table.discard[0] == "amusing cow"
    assert table.why_not("use sleepy") == NOT_USABLE
    assert build_position(sheets={"A": "sleepy undertaker, cocky banker"}).why_not("use sleepy") == NOT_USABLE


@pytest.mark.rule("SC-JOB-N08-4")
def test_undertaker_on_top_of_the_pile_cannot_pick_itself() -> None:
    table = build_position(
        sheets={"A": "sleepy quack"}, discard="quick undertaker, rough banker", money={"A": 0}
    )
    table.do("use sleepy", "hire quick")
    assert table.kind == "arrange"  # the ability on hire was not even offered
    assert table.do("keep").discard == ["quick undertaker", "rough banker"]
    other = build_position(sheets={"A": "sleepy quack"}, discard="quick printer, rough banker", money={"A": 0})
    assert other.do("use sleepy", "hire quick").kind == "on-hire"


# N09 Master of Disguise / As del disfraz


@pytest.mark.rule("SC-JOB-N09-1", "SC-JOB-N09-2")
def test_master_of_disguise_takes_a_job_without_using_it() -> None:
    table = build_position(
        sheets={"A": bystander("master-of-disguise")},
        saloon="legendary mayor, grimy cow, clumsy tycoon",
        money={"A": 0},
    ).do("use sleepy")
    assert table.choices == ["pick grimy", "pick legendary", "pick clumsy"]
    assert table.money("A") == 0  # the dollars come after the swap
    table.do("pick clumsy")
    assert table.sheet("A")[0] == "sleepy tycoon"
    assert table.saloon == ["legendary mayor", "grimy cow", "clumsy master-of-disguise"]
    assert table.money("A") == 2
    assert table.why_not("use sleepy") == ("used-up", "SC-ABIL-3")


@pytest.mark.rule("SC-JOB-N09-1")
def test_master_of_disguise_in_the_saloon_needs_another_scoundrel() -> None:
    table = build_position(
        sheets={"A": "sleepy innkeeper"},
        saloon="legendary outlaw, grimy master-of-disguise, clumsy tycoon",
        money={"A": 0},
    ).do("use sleepy", "pick grimy")
    assert table.choices == ["pick legendary", "pick clumsy"]
    table.do("pick legendary")
    assert table.saloon == ["legendary master-of-disguise", "grimy outlaw", "clumsy tycoon"]


@pytest.mark.rule("SC-JOB-N09-3")
def test_master_of_disguise_used_twice_goes_on_with_the_new_job() -> None:
    table = build_position(
        sheets={"A": "stunning master-of-disguise"},
        saloon="legendary mayor, grimy cow, clumsy tycoon",
        money={"A": 0},
    ).do("use stunning", "pick clumsy", "yes")
    assert table.money("A") == 8
    assert table.sheet("A")[0] == "stunning tycoon"


# N10 Brainwasher / Lavacerebros


@pytest.mark.rule("SC-JOB-N10-1", "SC-JOB-N10-3")
def test_brainwasher_sends_anybodys_freed_henchman_to_a_rivals_card() -> None:
    table = build_position(sheets={"A": "sleepy brainwasher"}, played={"B": "5:0"}, money={"A": 0}).do(
        "use sleepy"
    )
    assert table.choices == ["target 1", "target 2", "target 3"]
    table.do("target 1")
    assert table.money("A") == 0  # the dollars come last
    table.do("card 2 5")
    assert table.seat_view("B").played[0].henchmen == (0,)
    assert (table.seat_view("A").reserve, table.seat_view("A").jailed, table.money("A")) == (2, 0, 2)


@pytest.mark.rule("SC-JOB-N10-2")
def test_brainwasher_needs_somebody_in_jail() -> None:
    at_large = dict.fromkeys("ABC", 3)
    table = build_position(sheets={"A": bystander("brainwasher")}, reserve=at_large, played={"B": "5:0"})
    assert table.why_not("use sleepy") == ("cost-not-met", "SC-FX-1")


@pytest.mark.rule("SC-JOB-N10-4", "SC-JOB-N10-5", "SC-JOB-N10-6")
@pytest.mark.parametrize("card", ["card 3 a", "card 2 4", "card 1 6"])
def test_brainwasher_cannot_send_to_owner_user_or_a_second_one(card: str) -> None:
    table = build_position(sheets={"A": "sleepy brainwasher"}, played={"B": "4:0/C,5:0", "C": "a:a"})
    table.do("use sleepy", "target 3")
    assert table.choices == ["card 2 5", "pass"]
    assert table.why_not(card) == NOT_A_TARGET


@pytest.mark.rule("SC-JOB-N10-7")
def test_brainwasher_sends_nobody_at_the_end_of_day() -> None:
    table = build_position(
        slot="",
        turn=11,
        stage=9,
        sheets={"B": "talkative brainwasher"},
        played={"A": "5:0/B", "C": "a:a"},
        money={"B": 0},
    ).do("use talkative", "target 1")
    assert (table.money("B"), table.seat_view("A").reserve) == (2, 3)
    assert table.events_of(e.HenchmanSent) == []


@pytest.mark.rule("SC-JOB-N10-8")
def test_brainwasher_may_leave_the_henchman_in_the_reserve() -> None:
    table = build_position(sheets={"A": "sleepy brainwasher"}, played={"B": "5:0"}, money={"A": 0})
    table.do("use sleepy", "target 3", "pass")
    assert (table.seat_view("C").reserve, table.seat_view("C").jailed, table.money("A")) == (3, 0, 2)


# N11 Arsonist / Pirómano/a


@pytest.mark.rule("SC-JOB-N11-1")
def test_arsonist_destroys_all_henchmen_on_one_of_its_owners_cards() -> None:
    table = build_position(
        sheets={"A": "sleepy arsonist"},
        played={"A": "3:3/B,4:0/BC", "B": "5:5/C"},
        reserve={"B": 3, "C": 3},
        money={"A": 2},
    ).do("use sleepy")
    assert table.choices == ["card 1 3", "card 1 4"]
    table.do("card 1 4")
    assert [card.henchmen for card in table.seat_view("A").played] == [(1,), (), ()]
    assert (table.seat_view("B").destroyed, table.seat_view("C").destroyed, table.money("A")) == (1, 1, 0)


@pytest.mark.rule("SC-JOB-N11-1")
@pytest.mark.parametrize(("money", "card"), [(1, "4:0/B"), (2, "4:0")])
def test_arsonist_needs_two_dollars_and_a_card_with_henchmen(money: int, card: str) -> None:
    table = build_position(sheets={"A": bystander("arsonist")}, played={"A": card}, money={"A": money})
    assert table.why_not("use sleepy") == ("cost-not-met" if money < 2 else "not-usable", "SC-FX-1")


@pytest.mark.rule("SC-JOB-N11-2", "SC-JOB-N11-3")
def test_arsonist_keeps_the_card_unseen_and_the_henchmen_never_return() -> None:
    table = build_position(
        turn=11,
        sheets={"A": "sleepy arsonist"},
        played={"A": "4:0/BC"},
        money={"A": 2},
        reserve={"B": 1, "C": 1},
        jailed={"B": 2, "C": 2},
    )
    table.do("use sleepy").pass_until("plan")
    assert table.view.day == 2
    assert table.events_of(e.CardRevealed) == []
    for player in "BC":
        one = table.seat_view(player)
        assert (one.reserve, one.jailed, one.destroyed, one.reputation) == (0, 2, 1, 0)


@pytest.mark.rule("SC-JOB-N11-4")
def test_arsonist_does_not_keep_a_rival_from_placing_again() -> None:
    table = build_position(sheets={"A": "sleepy arsonist"}, played={"A": "6:0/B"}).do("use sleepy")
    assert (table.kind, table.deciders) == ("distrust", "BC")
    table.do("distrust", by="B").do("pass", by="C")
    assert table.seat_view("A").played[0].henchmen == (1,)


@pytest.mark.rule("SC-JOB-N11-5")
@pytest.mark.parametrize(("job", "asked"), [("arsonist", False), ("printer", True)])
def test_arsonist_is_not_usable_at_the_end_of_day(job: str, asked: bool) -> None:
    # B's own card is settled after A's, so it still carries C's henchman.
    table = build_position(
        slot="", turn=11, stage=9, sheets={"B": f"talkative {job}"}, played={"A": "5:0/B", "B": "4:4/C"}
    )
    assert (table.kind == "pending") == asked


# N12 Bounty Hunter / Cazarrecompensas


@pytest.mark.rule("SC-JOB-N12-1", "SC-JOB-N12-3")
def test_bounty_hunter_settles_one_rival_before_the_next() -> None:
    table = build_position(sheets={"A": "sleepy bounty-hunter"}, money={"A": 0}).do("use sleepy")
    assert table.choices == ["target 2", "target 3"]
    table.do("target 3")
    assert (table.deciders, table.kind) == ("C", "hide")
    table.do("pass")
    assert table.seat_view("C").jailed == 2
    assert (table.deciders, table.choices) == ("A", ["target 2", "pass"])
    table.do("target 2", "pass")
    assert table.seat_view("B").jailed == 2
    assert table.money("A") == 6


@pytest.mark.rule("SC-JOB-N12-1")
def test_bounty_hunter_may_stop_after_one() -> None:
    table = build_position(sheets={"A": "sleepy bounty-hunter"}, money={"A": 0})
    table.do("use sleepy", "target 2", "pass", "pass")
    assert (table.seat_view("B").jailed, table.seat_view("C").jailed, table.money("A")) == (2, 1, 3)


@pytest.mark.rule("SC-JOB-N12-1")
def test_bounty_hunter_is_paid_only_for_the_jailed() -> None:
    table = build_position(sheets={"A": "sleepy bounty-hunter"}, reserve={"B": 1}, money={"A": 0})
    table.do("use sleepy", "target 2", "distrust", "target 3", "pass")
    assert (table.seat_view("B").jailed, table.seat_view("C").jailed, table.money("A")) == (1, 2, 3)


@pytest.mark.rule("SC-JOB-N12-2")
def test_bounty_hunter_needs_a_rival_with_a_reserve() -> None:
    table = build_position(sheets={"A": bystander("bounty-hunter")}, reserve={"B": 0, "C": 0})
    assert table.why_not("use sleepy") == NOT_USABLE


# N13 Mayor / Alcalde/sa


@pytest.mark.rule("SC-JOB-N13-1")
@pytest.mark.parametrize("before", [-2, 0, 5])
def test_mayor_gains_a_reputation(before: int) -> None:
    table = build_position(sheets={"A": "sleepy mayor"}, reputation={"A": before}).do("use sleepy")
    assert table.seat_view("A").reputation == before + 1
    top = build_position(sheets={"A": bystander("mayor")}, reputation={"A": 6})
    assert top.why_not("use sleepy") == NOT_USABLE


# N14 Train Robber / Asaltante de trenes


@pytest.mark.rule("SC-JOB-N14-1")
def test_train_robber_steals_from_the_depot() -> None:
    steals_from("train-robber", "depot")


@pytest.mark.rule("SC-JOB-N14-2")
def test_train_robber_needs_a_safe_at_the_depot() -> None:
    is_idle_without_safes("train-robber", "depot")


# N15 Cat Burglar / Ladrón/a de guante blanco


@pytest.mark.rule("SC-JOB-N15-1")
def test_cat_burglar_steals_from_the_estate() -> None:
    steals_from("cat-burglar", "estate")


@pytest.mark.rule("SC-JOB-N14-2")
def test_cat_burglar_needs_a_safe_at_the_estate() -> None:
    is_idle_without_safes("cat-burglar", "estate")


# N16 Scientist / Científico/a


@pytest.mark.rule("SC-JOB-N16-1")
def test_scientist_steals_from_the_laboratory() -> None:
    steals_from("scientist", "laboratory")


@pytest.mark.rule("SC-JOB-N14-2")
def test_scientist_needs_a_safe_at_the_laboratory() -> None:
    is_idle_without_safes("scientist", "laboratory")


# N17 Tycoon / Magnate


@pytest.mark.rule("SC-JOB-N17-1")
@pytest.mark.parametrize("money", [0, 40])
def test_tycoon_gains_six_whatever_its_owner_has(money: int) -> None:
    table = build_position(sheets={"A": "sleepy tycoon"}, money={"A": money, "B": 0, "C": 0})
    assert table.do("use sleepy").money("A") == money + 6


# N18 Gunslinger / Pistolero/a


@pytest.mark.rule("SC-JOB-N18-1")
def test_gunslinger_robs_every_rival() -> None:
    table = build_position(sheets={"A": "sleepy gunslinger"}, money={"A": 0, "B": 5, "C": 1}).do("use sleepy")
    assert [table.money(player) for player in "ABC"] == [3, 3, 0]
    poor = build_position(sheets={"A": bystander("gunslinger")}, money={"B": 0, "C": 0})
    assert poor.why_not("use sleepy") == NOT_USABLE


@pytest.mark.rule("SC-JOB-N18-2")
def test_gunslinger_brings_money_once() -> None:
    table = build_position(sheets={"A": "sleepy gunslinger, -, greedy banker"}, money={"A": 0}).do("use sleepy")
    assert table.money("A") == 4  # both rivals have paid before anybody answers
    assert table.choices == ["use greedy", "pass"]
    assert table.do("use greedy").kind == "distrust"


# N19 Fortune Teller / Vidente


@pytest.mark.rule("SC-JOB-N19-1")
def test_fortune_teller_scouts_two_different_safes() -> None:
    table = build_position(sheets={"A": "sleepy fortune-teller"}).do("use sleepy")
    assert len(table.choices) == 15
    table.do("safe depot 1", "mark 3")
    assert len(table.choices) == 14
    assert table.why_not("safe depot 1") == ("same-safe", "SC-JOB-N19-1")
    table.do("safe estate 5", "mark 6")
    assert [(told.location, told.space) for told in table.events_of(e.SafeSeen)] == [
        ("depot", 1),
        ("estate", 5),
    ]
    assert [told.number for told in table.events_of(e.SafeMarked)] == [3, 6]


# N20 Smuggler / Contrabandista


@pytest.mark.rule("SC-JOB-N20-1")
def test_smuggler_steals_at_the_limit_and_abandons_one() -> None:
    table = build_position(
        day=2, sheets={"A": "sleepy smuggler"}, loot={"A": "depot-1 estate-1"}, money={"A": 0}
    )
    table.do("use sleepy")
    assert len(table.choices) == 13
    table.do("safe laboratory 1")
    assert table.choices == ["abandon 1", "abandon 2", "abandon 3"]
    assert loot(table.do("abandon 1"), "A") == [("estate", 1, []), ("laboratory", 1, [])]


@pytest.mark.rule("SC-JOB-N20-1")
@pytest.mark.parametrize(("day", "held"), [(1, {}), (2, {"A": "depot-1"}), (1, {"B": "depot-1"})])
def test_smuggler_is_not_usable_below_the_limit(day: int, held: dict[str, str]) -> None:
    table = build_position(day=day, sheets={"A": bystander("smuggler")}, loot=held)
    assert table.why_not("use sleepy") == ("condition-not-met", "SC-FX-1")


# N21 Politician / Político/a


@pytest.mark.rule("SC-JOB-N21-1")
@pytest.mark.parametrize(("before", "after"), [(-2, 0), (0, 2), (4, 6), (5, 6)])
def test_politician_buys_two_reputation_as_far_as_it_goes(before: int, after: int) -> None:
    table = build_position(sheets={"A": "sleepy politician"}, reputation={"A": before}, money={"A": 5}).do(
        "use sleepy"
    )
    assert (table.seat_view("A").reputation, table.money("A")) == (after, 0)


@pytest.mark.rule("SC-JOB-N21-1")
@pytest.mark.parametrize(("reputation", "money"), [(6, 9), (0, 4)])
def test_politician_needs_five_dollars_and_room_above(reputation: int, money: int) -> None:
    table = build_position(
        sheets={"A": bystander("politician")}, reputation={"A": reputation}, money={"A": money}
    )
    assert table.why_not("use sleepy") == ("cost-not-met" if money < 5 else "not-usable", "SC-FX-1")


# N22 Saboteur / Saboteador/a


@pytest.mark.rule("SC-JOB-N22-1")
def test_saboteur_costs_a_rival_above_the_floor_a_reputation() -> None:
    table = build_position(
        4, sheets={"A": "sleepy saboteur"}, reputation={"B": 0, "C": -2, "D": 1}, money={"A": 2}
    ).do("use sleepy")
    assert table.choices == ["target 2", "target 4"]
    assert table.why_not("target 3") == NOT_A_TARGET
    table.do("target 4")
    assert [table.seat_view(player).reputation for player in "ABCD"] == [0, 0, -2, 0]
    assert table.money("A") == 0


@pytest.mark.rule("SC-JOB-N22-1")
@pytest.mark.parametrize(("money", "reputation"), [(1, 0), (2, -2)])
def test_saboteur_needs_two_dollars_and_somebody_to_slander(money: int, reputation: int) -> None:
    table = build_position(
        sheets={"A": bystander("saboteur")},
        money={"A": money},
        reputation={"B": reputation, "C": reputation},
    )
    assert table.why_not("use sleepy") == ("cost-not-met" if money < 2 else "not-usable", "SC-FX-1")
