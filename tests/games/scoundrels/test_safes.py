"""Scouting, marking, stealing and abandoning safes (section 9)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from tests.games.scoundrels.positions import PLAYERS, Position, build_position

from cantina.games.scoundrels import events as e
from cantina.games.scoundrels.content import LOCATIONS, SAFE_VALUES, SAFES_EACH
from cantina.games.scoundrels.view_types import SafeView, ScoundrelsView
from cantina.kernel.event import Event

SPOTS = [f"safe {name} {space}" for name in LOCATIONS for space in range(1, 6)]
ALL_MARKS = "A depot-1 2, A depot-2 3, A estate-1 4, A estate-2 5, A laboratory-1 4, A laboratory-2 6"
"""Six of A's seven marks; one of 6 and 7 is left."""


def safe(table: Position, name: str, player: str | None = None) -> SafeView:
    """A safe by where it was dealt, `depot-1`, as a player sees it."""
    location, origin = name.rsplit("-", 1)
    found = (one for one in table.seen_by(player).safes if one.location == location)
    return next(one for one in found if one.origin == int(origin))


def numbers(table: Position, name: str) -> list[tuple[str, int]]:
    """The marks on a safe, by owner and number shown."""
    return [(PLAYERS[mark.seat], mark.number) for mark in safe(table, name).marks]


@dataclass
class Step:
    """A step of a random match: what was asked, what happened, and the table as each one sees it."""

    kind: str
    events: tuple[Event, ...]
    before: list[ScoundrelsView]
    after: list[ScoundrelsView]
    table: Position


THIEVES = {
    "A": "unstoppable outlaw, cunning smuggler, curious forger",
    "B": "stunning rebel, corrupt scientist, sleepy mastermind",
    "C": "jealous train-robber, brilliant inventor, grimy tracker",
}


def random_steps() -> Iterator[Step]:
    """Random matches of thieves, who pass less than others."""
    for seed in range(4):
        rng = random.Random(seed)
        table = build_position(sheets=THIEVES, money=dict.fromkeys("ABC", 60), length="long", seed=seed)
        after = [table.state.view(seat) for seat in range(3)]
        while table.kind is not None:
            before, kind = after, table.kind
            choice = rng.choice([choice for choice in table.choices if choice != "pass"] or ["pass"])
            if "pass" in table.choices and rng.randrange(5) == 0:
                choice = "pass"
            events = table.state.apply(table.GAME.parse(choice))
            after = [table.state.view(seat) for seat in range(3)]
            yield Step(kind, events, before, after, table)


# -- scouting -------------------------------------------------------------------------------------


@pytest.mark.rule("SC-SCOUT-1")
def test_scouting_is_a_private_look_and_then_a_mark() -> None:
    table = build_position(slot="2").do("use leader")
    assert table.choices == SPOTS
    table.do("safe estate 3")
    value = safe(table, "estate-3", "A").value
    assert [
        (event.seat, event.location, event.space, event.value) for event in table.events_of(e.SafeSeen)
    ] == [(0, "estate", 3, value)]
    assert value is not None
    assert (table.deciders, table.choices) == ("A", [f"mark {number}" for number in range(2, 8)])
    table.do("mark 6")
    assert numbers(table, "estate-3") == [("A", 6)]


@pytest.mark.rule("SC-SCOUT-1")
@pytest.mark.parametrize(
    ("job", "location"), [("telegraphist", "depot"), ("gardener", "estate"), ("janitor", "laboratory")]
)
def test_only_safes_of_the_allowed_location_can_be_scouted(job: str, location: str) -> None:
    table = build_position(sheets={"A": f"sleepy {job}"}).do("use sleepy")
    assert table.choices == [f"safe {location} {space}" for space in range(1, 6)]


@pytest.mark.rule("SC-SCOUT-2", "SC-SCOUT-6")
def test_rivals_learn_which_safe_was_scouted_but_not_its_value() -> None:
    table = build_position(slot="a").do("use leader", "safe depot 2", "mark 3")
    (seen,) = table.events_of(e.SafeSeen)
    for seat in (None, 1, 2):
        form = seen.seen_by(seat)
        assert (form.seat, form.location, form.space) == (0, "depot", 2)
        assert (form.safe, form.value) == (None, None)
    for player in ("B", "C", None):
        assert (safe(table, "depot-2", player).safe, safe(table, "depot-2", player).value) == (None, None)
    assert safe(table, "depot-2", "A").value == seen.value


@pytest.mark.rule("SC-SCOUT-3", "SC-MARK-3")
def test_a_marked_safe_can_be_scouted_and_marked_again() -> None:
    marks = "A depot-1 4, A depot-1 5, A depot-1 2, B depot-1 4, B depot-1 6, C depot-1 7"
    table = build_position(slot="2", marks=marks).do("use leader", "safe depot 1", "mark 4")
    assert numbers(table, "depot-1") == [
        ("A", 2),
        ("A", 4),
        ("A", 5),
        ("A", 4),
        ("B", 4),
        ("B", 6),
        ("C", 7),
    ]


@pytest.mark.rule("SC-SCOUT-4", "SC-SCOUT-5", "SC-SCOUT-6", "SC-STEAL-4")
def test_one_sees_the_safes_with_own_marks_wherever_they_are_and_those_on_the_own_sheet() -> None:
    table = build_position(slot="2").do("use leader", "safe depot 1", "mark 3").pass_until("plan")
    table.do("play 5 5").pass_until("abilities").do("use leader", "safe depot 1")
    assert safe(table, "depot-1").seat == 1
    value = table.loot("B")[0]
    seen = [safe(table, "depot-1", player).value for player in ("A", "B", "C", None)]
    assert seen == [value, value, None, None]
    for player in "AB":  # nor does anybody see more than that
        others = [
            one.value for one in table.seen_by(player).safes if (one.location, one.origin) != ("depot", 1)
        ]
        assert others == [None] * 17


def _known(view: ScoundrelsView) -> set[tuple[str, int]]:
    return {(one.location, one.origin) for one in view.safes if one.value is not None}


@pytest.mark.rule("SC-SCOUT-4", "SC-SCOUT-5", "SC-SCOUT-6")
def test_what_players_see_of_safes_grows_only_by_scouting_marking_and_stealing() -> None:
    looks = 0
    for step in random_steps():
        for seat, (before, after) in enumerate(zip(step.before, step.after, strict=True)):
            for one in after.safes:
                if one.seat == seat or seat in [mark.seat for mark in one.marks]:
                    assert one.value is not None
            reasons = (e.SafeSeen, e.SafeMarked, e.SafeStolen)
            looked = [event for event in step.events if isinstance(event, reasons) and event.seat == seat]
            learned = _known(after) - _known(before)
            if not after.over:
                assert len(learned) <= len(looked)
            looks += len(learned)
    assert looks > 100


@pytest.mark.rule("SC-SCOUT-7")
def test_seeing_what_one_has_stolen_or_marked_is_no_scouting() -> None:
    stolen = build_position(slot="5", sheets={"A": "curious banker"}).do("use leader", "safe depot 1")
    marked = build_position(day=2, sheets={"A": "sleepy mastermind, curious banker"})
    marked.do("use sleepy", "safe depot 1", "mark 3")
    for table in (stolen, marked):
        assert safe(table, "depot-1", "A").value is not None
        assert table.events_of(e.SafeSeen) == []
        assert table.kind != "pending"
    scouted = build_position(slot="2", sheets={"A": "curious banker"}).do(
        "use leader", "safe depot 1", "mark 3"
    )
    assert scouted.kind == "pending"


# -- marking --------------------------------------------------------------------------------------


@pytest.mark.rule("SC-MARK-1")
def test_a_mark_goes_from_the_supply_to_the_safe_for_all_to_see() -> None:
    table = build_position(slot="2")
    assert table.seat_view("A").supply == (2, 2, 4, 4, 4, 6, 6)
    table.do("use leader", "safe laboratory 5", "mark 7")
    assert table.seat_view("A").supply == (2, 2, 4, 4, 4, 6)
    for player in ("A", "B", None):
        (mark,) = safe(table, "laboratory-5", player).marks
        assert (mark.seat, mark.number, mark.other) == (0, 7, 6)
    assert table.events_of(e.SafeMarked) == [e.SafeMarked(seat=0, location="laboratory", space=5, number=7)]


@pytest.mark.rule("SC-MARK-2")
@pytest.mark.parametrize("spot", ["depot 1", "depot 2", "estate 1", "laboratory 1", "laboratory 2"])
def test_a_number_need_not_be_true(spot: str) -> None:
    table = build_position(slot="2").do("use leader", f"safe {spot}")
    value = safe(table, spot.replace(" ", "-"), "A").value
    assert value is not None
    assert table.choices == [f"mark {number}" for number in range(2, 8)]
    for number in (value, 9 - value):
        other = Position(table.state.copy()).do(f"mark {number}")
        assert numbers(other, spot.replace(" ", "-")) == [("A", number)]


@pytest.mark.rule("SC-MARK-4", "SC-CAP-7")
@pytest.mark.parametrize(
    ("marks", "left"),
    [
        ("A depot-1 2, A depot-2 3", [4, 5, 6, 7]),
        ("A depot-1 2, B depot-2 3, C depot-3 2", [2, 3, 4, 5, 6, 7]),
        ("A depot-1 4, A depot-2 4, A depot-2 4, A estate-1 7", [2, 3, 6, 7]),
        (ALL_MARKS, [6, 7]),
    ],
)
def test_a_number_needs_a_mark_of_its_pair(marks: str, left: list[int]) -> None:
    table = build_position(slot="2", marks=marks).do("use leader", "safe depot 5")
    assert table.choices == [f"mark {number}" for number in left]
    for number in {2, 3, 4, 5, 6, 7} - set(left):
        assert table.why_not(f"mark {number}") == ("no-such-mark", "SC-MARK-4")


@pytest.mark.rule("SC-MARK-5", "SC-MARK-6", "SC-MARK-7")
def test_with_no_mark_left_one_is_moved_or_none_is_put() -> None:
    marks = f"{ALL_MARKS}, A estate-3 7"
    table = build_position(slot="2", marks=marks, loot={"B": "depot-2"}).do("use leader", "safe estate 2")
    assert (table.deciders, table.kind) == ("A", "move")
    assert table.choices == ["move 1", "move 3", "move 5", "move 6", "move 7", "pass"]
    assert table.why_not("move 2") == ("mark-fixed", "SC-MARK-6")
    assert table.why_not("move 4") == ("no-such-mark", "SC-MARK-4")  # it lies there already
    declined = Position(table.state.copy()).do("pass")
    assert numbers(declined, "estate-2") == [("A", 5)]
    assert table.do("move 1").choices == ["mark 2", "mark 3"]
    table.do("mark 3")
    assert sorted(numbers(table, "estate-2")) == [("A", 3), ("A", 5)]
    assert numbers(table, "depot-1") == []


def value_of(name: str) -> int:
    """What a safe of `gang(3)` is worth, in truth."""
    location, origin = name.rsplit("-", 1)
    safes = build_position().state.dump()["table"]["safes"]
    value: int = SAFE_VALUES[safes[LOCATIONS.index(location) * SAFES_EACH + int(origin) - 1]]
    return value


@pytest.mark.rule("SC-MARK-8")
def test_every_mark_that_is_right_counts_for_the_holder_of_the_safe() -> None:
    right, other = value_of("depot-1"), value_of("estate-1")
    marks = f"A depot-1 {right}, B depot-1 {right}, C depot-1 {9 - right}, A estate-1 {other}"
    table = build_position(loot={"B": "depot-1", "C": "estate-1"}, marks=marks, day=2, turn=11, stage=9)
    assert table.state.result is not None
    assert [parts["marks"] for parts in table.state.result.breakdown] == [0, 2, 1]


@pytest.mark.rule("SC-MARK-9")
def test_marks_stay_on_a_stolen_and_on_an_abandoned_safe() -> None:
    table = build_position(slot="5", loot={"A": "estate-1"}, marks="B depot-1 7, A depot-1 2, C estate-1 5")
    table.do("use leader", "safe depot 1", "abandon 1")
    assert (safe(table, "depot-1").seat, numbers(table, "depot-1")) == (0, [("A", 2), ("B", 7)])
    assert (safe(table, "estate-1").space, numbers(table, "estate-1")) == (1, [("C", 5)])


@pytest.mark.rule("SC-MARK-9", "SC-LIM-4")
def test_with_its_location_full_a_safe_joins_the_unused_ones_with_its_marks() -> None:
    table = build_position(slot="5", loot={"A": "estate-6"}, marks="B estate-6 3, A estate-6 6")
    table.do("use leader", "safe depot 1", "abandon 1")
    assert (safe(table, "estate-6").seat, safe(table, "estate-6").space) == (None, 0)
    assert numbers(table, "estate-6") == [("A", 6), ("B", 3)]
    assert table.events_of(e.SafeAbandoned)[0].space == 0


@pytest.mark.rule("SC-MARK-10")
@pytest.mark.parametrize(
    ("name", "movable"), [("estate-4", True), ("depot-1", True), ("laboratory-6", True), ("depot-2", False)]
)
def test_marks_move_from_locations_the_own_sheet_and_unused_safes(name: str, movable: bool) -> None:
    marks = f"A {name} 2, " + ", ".join(f"A estate-1 {number}" for number in (3, 4, 4, 5, 6, 7))
    table = build_position(slot="2", marks=marks, loot={"A": "depot-1", "B": "depot-2"}).do(
        "use leader", "safe estate 1"
    )
    if movable:
        assert table.choices == ["move 1", "pass"]
        table.do("move 1", "mark 2")
    assert len(numbers(table, name)) == (not movable)
    assert len(numbers(table, "estate-1")) == 6 + movable


# -- stealing -------------------------------------------------------------------------------------


@pytest.mark.rule("SC-STEAL-1", "SC-STEAL-4")
def test_a_stolen_safe_lies_face_down_with_its_marks_on_the_sheet_of_the_thief() -> None:
    table = build_position(slot="5", marks="B depot-1 7, C depot-1 2").do("use leader", "safe depot 1")
    for player in ("B", "C", None):
        stolen = safe(table, "depot-1", player)
        assert (stolen.seat, stolen.space, stolen.value, stolen.safe) == (0, -1, None, None)
    assert numbers(table, "depot-1") == [("B", 7), ("C", 2)]
    assert safe(table, "depot-1", "A").value == table.loot("A")[0]
    (event,) = table.events_of(e.SafeStolen)
    assert (event.seen_by(0).value, event.seen_by(1).value) == (table.loot("A")[0], None)


@pytest.mark.rule("SC-STEAL-2")
@pytest.mark.parametrize(
    ("slot", "job", "spots"),
    [
        ("5", "", SPOTS),
        ("6", "outlaw", SPOTS),
        ("6", "train-robber", SPOTS[:5]),
        ("6", "cat-burglar", SPOTS[5:10]),
    ],
)
def test_any_safe_can_be_stolen_unless_a_card_says_otherwise(slot: str, job: str, spots: list[str]) -> None:
    sheets = {"A": f"sleepy {job}"} if job else {}
    table = build_position(slot=slot, sheets=sheets, marks="A depot-1 3, B estate-2 4")
    assert table.do("use sleepy" if job else "use leader").choices == spots


@pytest.mark.rule("SC-STEAL-3")
def test_safes_on_sheets_cannot_be_stolen() -> None:
    table = build_position(slot="5", loot={"B": "depot-1", "C": "estate-2"}).do("use leader")
    assert table.choices == [spot for spot in SPOTS if spot not in ("safe depot 1", "safe estate 2")]
    assert table.why_not("safe depot 1") == ("no-safe-there", "SC-CAP-5")


# -- the limit ------------------------------------------------------------------------------------


@pytest.mark.rule("SC-LIM-1", "SC-LIM-7")
@pytest.mark.parametrize(
    ("day", "held", "over"), [(1, 0, False), (1, 1, True), (2, 1, False), (2, 2, True), (3, 3, True)]
)
def test_as_many_safes_as_the_number_of_the_day(day: int, held: int, over: bool) -> None:
    loot = " ".join(f"depot-{space}" for space in range(1, held + 1))
    table = build_position(slot="5", day=day, length="long", loot={"A": loot})
    assert table.why_not("abandon 1") is not None
    table.do("use leader", "safe estate 1")
    assert (table.kind == "abandon") == over
    if over:
        table.do("abandon 1")
    assert len(table.loot("A")) == min(held + 1, day)


@pytest.mark.rule("SC-LIM-1", "SC-LIM-7", "SC-LIM-8", "SC-LIM-10")
def test_safes_over_whole_matches() -> None:
    abandoned = 0
    for step in random_steps():
        before, after = step.before[0], step.after[0]
        assert len({(one.location, one.origin) for one in after.safes}) == len(after.safes) == 18
        if step.table.kind == "abandon":
            continue
        held = [[one for one in after.safes if one.seat == seat.seat] for seat in after.seats]
        assert all(len(safes) <= after.day for safes in held)
        assert sum(one.space > 0 for one in after.safes) >= 3
        lost = [one for one in before.safes if one.seat is not None]
        kept = {(one.location, one.origin, one.seat) for one in after.safes}
        left = [one for one in lost if (one.location, one.origin, one.seat) not in kept]
        if left:
            assert step.kind == "abandon"
            abandoned += 1
    assert abandoned > 10


@pytest.mark.rule("SC-LIM-2", "SC-LIM-3")
@pytest.mark.parametrize(("choice", "kept"), [("abandon 1", "laboratory-2"), ("abandon 2", "depot-1")])
def test_the_thief_looks_at_the_new_safe_and_abandons_a_new_or_an_old_one(choice: str, kept: str) -> None:
    marks = "B depot-1 4, C laboratory-2 6"
    table = build_position(slot="5", loot={"A": "depot-1"}, marks=marks).do("use leader", "safe laboratory 2")
    assert safe(table, "laboratory-2", "A").value == table.loot("A")[1]
    assert table.choices == ["abandon 1", "abandon 2"]
    assert table.why_not("abandon 3") == ("no-such-loot", "SC-LIM-2")
    table.do(choice)
    back = "depot-1" if kept == "laboratory-2" else "laboratory-2"
    assert safe(table, kept).seat == 0
    left = safe(table, back, "B")
    assert (left.seat, left.space, left.value) == (None, int(back[-1]), None)
    assert len(left.marks) == 1


@pytest.mark.rule("SC-LIM-5")
def test_an_abandoned_safe_can_be_scouted_and_stolen_by_anybody() -> None:
    table = build_position(slot="5", sheets={"A": "grimy tracker"}, loot={"A": "depot-1"})
    table.do("use leader", "safe estate 1", "abandon 1", "use grimy", "safe depot 1", "mark 3")
    assert numbers(table, "depot-1") == [("A", 3)]
    table.pass_until("plan").do("play 5 5").pass_until("abilities").do("use leader", "safe depot 1")
    assert safe(table, "depot-1").seat == 1


@pytest.mark.rule("SC-LIM-6")
@pytest.mark.parametrize(("day", "held", "over"), [(1, 0, False), (1, 1, True), (2, 1, False), (2, 2, True)])
def test_at_the_end_of_day_the_limit_is_that_of_the_day_that_ends(day: int, held: int, over: bool) -> None:
    loot = " ".join(f"depot-{space}" for space in range(1, held + 1))
    table = build_position(
        length="long",
        day=day,
        turn=11,
        stage=9,
        slot="",
        played={"A": "5:0/B"},
        sheets={"B": "talkative outlaw"},
        loot={"B": loot},
    ).do("use talkative", "safe estate 1")
    assert (table.kind == "abandon") == over


@pytest.mark.rule("SC-LIM-9")
def test_an_abandoned_safe_takes_the_lowest_free_space() -> None:
    table = build_position(slot="5", loot={"A": "depot-4", "B": "depot-2"}).do(
        "use leader", "safe estate 1", "abandon 1"
    )
    assert safe(table, "depot-4").space == 2
    assert table.events_of(e.SafeAbandoned) == [e.SafeAbandoned(seat=0, number=1, location="depot", space=2)]


@pytest.mark.rule("SC-LIM-10")
@pytest.mark.parametrize("slot", ["2", "5"])
def test_there_is_always_a_safe_to_scout_or_steal(slot: str) -> None:
    loot = {
        "A": "depot-1 depot-2 depot-3",
        "B": "depot-4 depot-5 estate-1",
        "C": "estate-2 estate-3 estate-4",
        "D": "estate-5 laboratory-1 laboratory-2",
    }
    table = build_position(4, slot=slot, day=3, length="long", loot=loot).do("use leader")
    assert table.choices == ["safe laboratory 3", "safe laboratory 4", "safe laboratory 5"]
