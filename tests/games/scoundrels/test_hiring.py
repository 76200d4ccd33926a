"""Hiring, the Saloon, the Sheriff's Office and the jail (section 8)."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence

import pytest
from matches import random_match
from tests.games.scoundrels.positions import ACTING, GAME, Position, build_position

from cantina.games.scoundrels import events as e
from cantina.games.scoundrels.view_types import ScoundrelsView
from cantina.kernel.event import Event

SALOON = "grimy mayor, rough printer, clumsy dog"
"""They cost 7, 2 and 0."""
FULL = "sleepy banker, lonely tracker, elegant tycoon, lucky cow, stubborn chef"


def at_the_saloon(saloon: str = SALOON, sheet: str = "", money: int = 9) -> Position:
    """A is about to hire."""
    return build_position(stage=ACTING, saloon=saloon, sheets={"A": sheet}, money={"A": money})


def at_the_office(money: int = 9, day: int = 1, length: str = "short", sheet: str = "") -> Position:
    """A has just gone to the office."""
    table = build_position(
        stage=ACTING, saloon=SALOON, sheets={"A": sheet}, money={"A": money}, day=day, length=length
    )
    return table.do("office")


def without(table: Position, deck: str) -> Position:
    """The same position with a deck, `traits` or `jobs`, used up."""
    data = table.state.dump()
    data["table"][f"{deck[:-1]}_box"] += data["table"][deck]
    data["table"][deck] = []
    return Position(GAME.load(data))


def random_steps() -> Iterator[tuple[str, ScoundrelsView, ScoundrelsView, Sequence[Event]]]:
    """Each step of some random matches: the choice, the table before and after it, what happened."""
    for players in (2, 3, 4):
        played = random_match("scoundrels", {"players": players, "length": "long"}, players)
        after = played.state.view(None)
        while not played.state.over:
            before = after
            played.step()
            after = played.state.view(None)
            assert played.last_choice is not None
            yield played.last_choice.text, before, after, played.events


def kinds_of(table: Position) -> list[type[Event]]:
    return [type(event) for event in table.events]


# -- hiring ---------------------------------------------------------------------------------------


@pytest.mark.rule("SC-HIRE-1")
@pytest.mark.parametrize(
    ("money", "names"), [(1, "clumsy"), (2, "rough clumsy"), (6, "rough clumsy"), (7, "grimy rough clumsy")]
)
def test_whoever_one_can_pay_for_can_be_hired(money: int, names: str) -> None:
    table = at_the_saloon(money=money)
    assert table.choices == [*(f"hire {name}" for name in names.split()), "office"]
    assert table.why_not("hire lonely") == ("not-in-saloon", "SC-HIRE-1")
    assert table.why_not("hire grimy") == (None if money >= 7 else ("cannot-pay", "SC-HIRE-1"))


@pytest.mark.rule("SC-HIRE-2")
@pytest.mark.parametrize(
    ("saloon", "name", "asked"), [(SALOON, "grimy", "arrange"), ("quick tycoon", "quick", "on-hire")]
)
def test_the_full_cost_is_paid_before_anything_else(saloon: str, name: str, asked: str) -> None:
    table = at_the_saloon(saloon=saloon)
    cost = next(one.cost for one in table.view.saloon if one and one.trait == name)
    table.do(f"hire {name}")
    assert table.kind == asked
    assert [table.money(player) for player in "ABC"] == [9 - cost, 4, 4]
    assert kinds_of(table)[0] is e.MoneyPaid


@pytest.mark.rule("SC-HIRE-3")
def test_the_hired_one_goes_from_the_saloon_to_a_free_space() -> None:
    table = at_the_saloon(sheet="sleepy banker, -, elegant tycoon").do("hire rough", "keep")
    assert table.sheet("A") == ["sleepy banker", "rough printer", "elegant tycoon", "-", "-"]
    assert "rough printer" not in table.saloon


@pytest.mark.rule("SC-HIRE-4", "SC-HIRE-5", "SC-HIRE-20")
@pytest.mark.parametrize("name", ["sleepy banker", "stubborn chef", "clumsy dog"])
def test_with_a_full_sheet_one_of_six_is_discarded(name: str) -> None:
    table = build_position(
        stage=ACTING, saloon=SALOON, sheets={"A": FULL}, discard="cocky foreman", money={"A": 0}
    )
    table.do("hire clumsy")
    drops = ["drop sleepy", "drop stubborn", "drop elegant", "drop lucky", "drop lonely", "drop clumsy"]
    assert sorted(table.choices) == sorted(drops)
    assert table.why_not("drop cocky") == ("not-on-sheet", "SC-HIRE-4")
    assert "clumsy dog" not in table.saloon + table.discard + table.sheet("A")  # it is already on its way
    table.do(f"drop {name.split()[0]}", "keep")
    assert table.discard == [name, "cocky foreman"]
    assert sorted([*table.sheet("A"), name]) == sorted([*FULL.split(", "), "clumsy dog"])


@pytest.mark.rule("SC-HIRE-20")
def test_whoever_is_hired_from_the_discard_pile_leaves_it_first() -> None:
    table = build_position(sheets={"A": FULL.replace("banker", "quack")}, discard="clumsy dog, cocky foreman")
    table.do("use sleepy", "hire clumsy")
    assert (table.kind, table.discard) == ("drop", ["cocky foreman"])
    assert table.do("drop lonely").discard == ["lonely tracker", "cocky foreman"]


def layouts(table: Position) -> set[tuple[str, ...]]:
    """Every layout of A's sheet that can be reached from the question how to arrange it."""
    found = {tuple(table.sheet("A"))}
    queue = deque([table])
    while queue:
        table = queue.popleft()
        for choice in table.choices:
            if choice != "keep":
                after = Position(table.state.copy()).do(choice)
                layout = tuple(after.sheet("A"))
                if layout not in found and after.kind == "arrange":
                    queue.append(after)
                found.add(layout)
    return found


@pytest.mark.rule("SC-HIRE-6", "SC-HIRE-19")
@pytest.mark.parametrize(
    ("sheet", "hire", "drop", "count"),
    [
        ("", "clumsy", "", 5),
        ("sleepy banker, lonely tracker", "clumsy", "", 60),
        (FULL, "clumsy", "sleepy", 120),
        (FULL, "clumsy", "clumsy", 120),
        ("sleepy banker", "quick", "", 5),
    ],
)
def test_every_layout_of_all_who_stay_can_be_reached(sheet: str, hire: str, drop: str, count: int) -> None:
    table = at_the_saloon(saloon="quick printer, clumsy dog", sheet=sheet).do(f"hire {hire}")
    if drop:
        table.do(f"drop {drop}")
    if hire == "quick":
        table.do("no")
    assert ("clumsy dog" in table.sheet("A")) == (hire == "clumsy" != drop)
    assert table.kind == "arrange"
    assert len(layouts(table)) == count


@pytest.mark.rule("SC-HIRE-7", "SC-HIRE-11")
@pytest.mark.parametrize(
    ("stage", "kind"),
    [
        (1, "abilities"),
        (2, "plan"),
        (3, "distrust"),
        (4, "abilities"),
        (5, "distrust"),
        (6, "act"),
        (7, "abilities"),
        (8, "distrust"),
    ],
)
def test_nobody_rearranges_or_discards_between_hires(stage: int, kind: str) -> None:
    sheet = "elderly banker, sleepy printer, selfish cow"
    table = build_position(
        stage=stage, slot="6" if stage > 2 else "", sheets={"A": sheet, "B": "lucky dog"}, money={"A": 9}
    )
    assert table.kind == kind
    for choice in ("swap 1 2", "keep", "drop sleepy", "drop lucky"):
        for player in "ABC":
            refusal = table.why_not(choice, player)
            assert refusal is not None
            assert refusal[0] in ("other-decision", "not-your-decision")


@pytest.mark.rule("SC-HIRE-7")
def test_scoundrels_keep_their_spaces_unless_rearranged_after_a_hire() -> None:
    hires = arranged = 0
    for choice, before, after, events in random_steps():
        hires += sum(isinstance(event, e.ScoundrelHired) for event in events)
        if choice == "keep":
            arranged += 1
            assert arranged <= hires
        for old, new in zip(before.seats, after.seats, strict=True):
            spaces = {one.trait: at for at, one in enumerate(old.sheet) if one}
            for at, one in enumerate(new.sheet):
                if one and spaces.get(one.trait, at) != at:
                    assert choice.startswith("swap ")
    assert arranged > 10


@pytest.mark.rule("SC-HIRE-11")
def test_scoundrels_leave_a_sheet_only_by_their_own_text_or_to_make_room() -> None:
    left = set()
    for choice, before, after, events in random_steps():
        used = {event.trait for event in events if isinstance(event, e.ScoundrelUsed)}
        used |= {use.name for use in before.uses}
        for old, new in zip(before.seats, after.seats, strict=True):
            stayed = {one.trait for one in new.sheet if one}
            for one in old.sheet:
                if one is None or one.trait in stayed:
                    continue
                if choice == f"drop {one.trait}":
                    assert None not in old.sheet
                    left.add("room")
                else:
                    assert one.trait in used
                    assert one.job in ("dog", "cow") or one.trait == "elderly"
                    left.add("text")
    assert left == {"text", "room"}


@pytest.mark.rule("SC-HIRE-8")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_an_on_hire_scoundrel_waits_in_the_saloon_and_is_then_discarded(answer: str) -> None:
    table = build_position(
        stage=ACTING, saloon="quick tracker, rough printer, clumsy dog", discard="lucky cow", money={"A": 9}
    ).do("hire quick")
    assert table.saloon == ["quick tracker", "rough printer", "clumsy dog"]
    table.do(answer)
    if answer == "yes":
        assert (table.kind, table.saloon[0], table.discard) == ("safe", "quick tracker", ["lucky cow"])
        table.do("safe depot 1", "mark 3")
    assert table.discard == ["quick tracker", "lucky cow"]
    assert "quick tracker" not in table.saloon + table.sheet("A")
    assert len(table.events_of(e.SafeSeen)) == (answer == "yes")


@pytest.mark.rule("SC-HIRE-9")
def test_an_on_hire_scoundrel_needs_no_room() -> None:
    table = at_the_saloon(saloon="quick printer", sheet=FULL).do("hire quick", "yes")
    assert table.kind == "arrange"
    assert table.sheet("A") == FULL.split(", ")


@pytest.mark.rule("SC-HIRE-10")
def test_the_order_of_a_hire_with_a_full_sheet() -> None:
    table = at_the_saloon(sheet=FULL.replace("lonely", "annoying"), saloon="clumsy foreman")
    table.do("hire clumsy", "drop lucky", "swap 1 2", "keep")
    assert kinds_of(table) == [
        e.MoneyPaid,
        e.ScoundrelHired,
        e.ScoundrelDiscarded,
        e.SpacesSwapped,
        e.ScoundrelArrived,
    ]
    assert (table.kind, table.choices) == ("pending", ["use annoying", "pass"])


@pytest.mark.rule("SC-HIRE-10")
def test_the_order_of_a_hire_on_hire() -> None:
    table = at_the_saloon(sheet="annoying printer", saloon="quick banker")
    table.do("hire quick", "yes", "swap 1 2", "keep")
    assert kinds_of(table) == [
        e.MoneyPaid,
        e.ScoundrelHired,
        e.ScoundrelUsed,
        e.MoneyGained,
        e.ScoundrelDiscarded,
        e.SpacesSwapped,
        e.ScoundrelArrived,
    ]
    assert (table.kind, table.choices) == ("pending", ["use annoying", "pass"])


@pytest.mark.rule("SC-HIRE-10")
def test_one_who_discards_itself_on_hire_is_replaced_only_after_arranging() -> None:
    table = at_the_saloon(sheet="sleepy banker", saloon="grimy mayor, rough printer, quick dog")
    table.do("hire quick", "yes", "safe depot 1", "mark 3")
    assert (table.kind, table.events_of(e.ScoundrelArrived)) == ("arrange", [])
    assert len(table.do("keep").events_of(e.ScoundrelArrived)) == 1
    assert table.saloon[1:] == ["grimy mayor", "rough printer"]


@pytest.mark.rule("SC-HIRE-12", "SC-HIRE-15")
def test_a_hire_by_an_ability_goes_the_same_way_at_full_cost() -> None:
    sheet = FULL.replace("sleepy banker", "sleepy courier")
    table = build_position(sheets={"A": sheet}, saloon=SALOON, money={"A": 4})
    table.do("use sleepy")
    assert table.why_not("hire grimy") == ("cannot-pay", "SC-HIRE-1")  # with $6, the 2 of the Courier included
    table.do("hire rough")
    assert (table.money("A"), table.kind) == (4, "drop")
    table.do("drop sleepy", "swap 2 3")
    assert (table.kind, table.discard[0]) == ("arrange", "sleepy courier")
    table.do("keep")
    assert "rough printer" in table.sheet("A")
    assert table.saloon[1:] == ["grimy mayor", "clumsy dog"]


@pytest.mark.rule("SC-HIRE-13")
def test_after_a_hire_by_an_ability_one_still_hires_or_goes_to_the_office() -> None:
    table = build_position(sheets={"A": "sleepy courier"}, saloon=SALOON, money={"A": 9})
    table.do("use sleepy", "hire rough", "keep").pass_until("act")
    assert (table.deciders, table.view.active) == ("A", 0)
    assert {"hire clumsy", "office"} <= set(table.choices)
    table.do("hire clumsy", "keep")
    assert table.sheet("A")[:3] == ["sleepy courier", "rough printer", "clumsy dog"]


@pytest.mark.rule("SC-HIRE-14")
@pytest.mark.parametrize(("answer", "money"), [("yes", 4), ("no", 0)])
def test_an_on_hire_scoundrel_of_the_discard_pile_stays_on_top(answer: str, money: int) -> None:
    table = build_position(sheets={"A": "sleepy quack"}, discard="quick banker, clumsy printer", money={"A": 0})
    table.do("use sleepy", "hire quick")
    assert (table.kind, table.money("A")) == ("on-hire", 0)
    table.do(answer, "keep")
    assert table.money("A") == money
    assert table.discard == ["quick banker", "clumsy printer"]


@pytest.mark.rule("SC-HIRE-16")
@pytest.mark.parametrize(("first", "kind"), [("use sleepy", "arrange"), (None, "on-hire")])
def test_no_use_on_hire_with_a_job_used_before(first: str | None, kind: str) -> None:
    table = build_position(
        sheets={"A": "sleepy banker, dusty tailor"}, saloon="rough cow, clumsy dog, quick chef"
    )
    table.do(*filter(None, [first]), "use dusty", "pick quick")
    assert table.saloon[-1] == "quick banker"
    assert table.pass_until("act").do("hire quick").kind == kind


@pytest.mark.rule("SC-HIRE-16")
def test_no_use_on_hire_with_a_trait_used_before() -> None:
    saloon = "rough cow, clumsy printer, quick master-of-disguise"
    table = build_position(sheets={"A": "sleepy innkeeper, dusty quack"}, saloon=saloon, money={"A": 0})
    table.do("use sleepy", "pick quick", "pick clumsy", "use dusty")
    assert table.discard == ["quick printer"]  # the job is fresh, the trait is not
    assert table.do("hire quick").kind == "arrange"
    assert table.money("A") == 2 + 1 + 3 - 2


@pytest.mark.rule("SC-HIRE-17")
def test_nothing_pending_is_offered_before_a_hire_is_over() -> None:
    table = at_the_saloon(sheet="greedy banker", saloon="quick printer").do("hire quick", "yes")
    assert (table.kind, table.view.pending) == ("arrange", ("greedy",))
    assert table.do("keep").choices == ["use greedy", "pass"]


@pytest.mark.rule("SC-HIRE-18")
def test_a_courier_does_not_hire_itself_while_it_is_being_hired() -> None:
    table = at_the_saloon(saloon="clumsy dog, rough printer, quick courier").do("hire quick", "yes")
    assert (table.kind, table.choices) == ("may-hire", ["hire rough", "hire clumsy", "pass"])
    assert table.why_not("hire quick") == ("being-hired", "SC-HIRE-18")


@pytest.mark.rule("SC-HIRE-18")
@pytest.mark.parametrize("job", ["innkeeper", "master-of-disguise", "auctioneer", "tailor"])
def test_nobody_else_picks_the_one_being_hired(job: str) -> None:
    table = at_the_saloon(saloon="clumsy cow, rough chef, quick steed", sheet=f"lucky {job}, lonely banker")
    table.do("hire quick", "yes", "pick lucky")
    assert (table.kind, table.choices) == ("pick", ["pick rough", "pick clumsy"])
    assert table.why_not("pick quick") == ("being-hired", "SC-HIRE-18")


@pytest.mark.rule("SC-HIRE-18")
def test_an_undertaker_does_not_use_the_one_being_hired() -> None:
    sheet = "sleepy quack, rough undertaker, lonely banker, grimy printer"
    table = build_position(sheets={"A": sheet}, discard="quick steed, lucky cow").do(
        "use sleepy", "hire quick", "yes"
    )
    assert table.choices == ["pick grimy", "pick lonely"]


@pytest.mark.rule("SC-HIRE-18")
def test_the_one_being_hired_may_change_its_own_job() -> None:
    table = at_the_saloon(saloon="clumsy dog, rough printer, quick master-of-disguise")
    table.do("hire quick", "yes", "pick clumsy")
    assert table.discard == ["quick dog"]
    assert "clumsy master-of-disguise" in table.saloon


# -- the Saloon -----------------------------------------------------------------------------------


@pytest.mark.rule("SC-SAL-1")
@pytest.mark.parametrize(
    ("name", "left"),
    [
        ("grimy", ["rough printer", "clumsy dog"]),
        ("rough", ["grimy mayor", "clumsy dog"]),
        ("clumsy", ["grimy mayor", "rough printer"]),
    ],
)
def test_those_left_move_right_and_a_new_one_comes_in_on_the_left(name: str, left: list[str]) -> None:
    hired = at_the_saloon().do(f"hire {name}", "keep")
    sold = build_position(saloon=SALOON, sheets={"A": "sleepy auctioneer"}).do("use sleepy", f"pick {name}")
    for table in (hired, sold):
        (new,) = table.events_of(e.ScoundrelArrived)
        assert table.saloon == [f"{new.trait} {new.job}", *left]


@pytest.mark.rule("SC-SAL-1")
def test_new_ones_come_one_by_one_until_there_are_three() -> None:
    table = at_the_saloon(saloon="-, -, clumsy dog").do("hire clumsy", "keep")
    new = [f"{one.trait} {one.job}" for one in table.events_of(e.ScoundrelArrived)]
    assert len(new) == 3
    assert table.saloon == new[::-1]


@pytest.mark.rule("SC-SAL-2", "SC-SAL-3")
@pytest.mark.parametrize("deck", ["traits", "jobs"])
def test_without_cards_nobody_comes_and_the_rightmost_spaces_are_taken(deck: str) -> None:
    table = without(at_the_saloon(), deck).do("hire rough", "keep")
    assert table.saloon == ["-", "grimy mayor", "clumsy dog"]
    assert table.pass_until("plan").pass_until("act").do("hire clumsy", "keep").saloon == [
        "-",
        "-",
        "grimy mayor",
    ]
    assert table.events_of(e.ScoundrelArrived) == []


@pytest.mark.rule("SC-SAL-4")
def test_all_see_the_saloon_and_nobody_who_comes_next() -> None:
    table = at_the_saloon()
    data = table.state.dump()
    for deck in ("traits", "jobs"):
        cards = data["table"][deck]
        cards[-1], cards[-2] = cards[-2], cards[-1]
    other = Position(GAME.load(data))
    for player in (None, "A", "B", "C"):
        names = [f"{one.trait} {one.job}" for one in table.seen_by(player).saloon if one]
        assert ", ".join(names) == SALOON
        assert table.seen_by(player) == other.seen_by(player)
    assert table.do("hire rough", "keep").saloon[0] != other.do("hire rough", "keep").saloon[0]


# -- the office -----------------------------------------------------------------------------------


@pytest.mark.rule("SC-OFF-1")
def test_the_office_costs_the_saloon_its_rightmost_before_the_option_is_chosen() -> None:
    table = at_the_office(money=4)
    assert (table.kind, table.money("A")) == ("office", 4)
    assert table.discard == ["clumsy dog"]
    assert table.saloon[1:] == ["grimy mayor", "rough printer"]
    (new,) = table.events_of(e.ScoundrelArrived)
    assert table.saloon[0] == f"{new.trait} {new.job}"


@pytest.mark.rule("SC-OFF-2")
def test_with_an_empty_saloon_nobody_is_discarded() -> None:
    table = without(build_position(stage=5, saloon="-, -, -", discard="lucky cow"), "traits").pass_until(
        "office"
    )
    assert (table.saloon, table.discard) == (["-", "-", "-"], ["lucky cow"])
    assert table.do("sell").money("A") == 6


@pytest.mark.rule("SC-OFF-3")
def test_information_can_always_be_sold() -> None:
    assert at_the_office(money=12, day=2).do("sell").money("A") == 14
    assert at_the_office(money=0).money("A") == 2  # unasked, for want of anything else


@pytest.mark.rule("SC-OFF-4", "SC-OFF-5")
@pytest.mark.parametrize(
    ("option", "price", "targets"),
    [("bail 1", 2, "B"), ("bail 2", 4, "AC"), ("bail 2", 4, "BB"), ("bail 2", 4, "CB")],
)
def test_bail_frees_anybodys_henchmen(option: str, price: int, targets: str) -> None:
    table = build_position(stage=ACTING, saloon=SALOON, money={"A": 9}, reserve={"B": 0}, jailed={"B": 3})
    before = {player: (table.seat_view(player).reserve, table.seat_view(player).jailed) for player in "ABC"}
    table.do("office", option)
    assert (table.money("A"), table.choices) == (9 - price, ["target 1", "target 2", "target 3"])
    table.do(*(f"target {'ABC'.index(player) + 1}" for player in targets))
    for player, (reserve, jailed) in before.items():
        freed = targets.count(player)
        assert (table.seat_view(player).reserve, table.seat_view(player).jailed) == (
            reserve + freed,
            jailed - freed,
        )
    assert table.kind == "distrust"


@pytest.mark.rule("SC-OFF-6")
@pytest.mark.parametrize(
    ("money", "jailed", "bails"),
    [(2, 3, 1), (3, 3, 1), (4, 3, 2), (4, 2, 2), (9, 1, 1), (2, 1, 1)],
)
def test_bail_needs_the_money_and_somebody_in_jail(money: int, jailed: int, bails: int) -> None:
    each = {player: int(at < jailed) for at, player in enumerate("CBA")}
    table = build_position(stage=ACTING, saloon=SALOON, money={"A": money}, jailed=each).do("office")
    assert table.choices == ["sell", "bail 1", "bail 2"][: bails + 1]
    if bails == 1:
        assert table.why_not("bail 2") == ("too-few-in-jail" if jailed < 2 else "bail-too-dear", "SC-OFF-6")


@pytest.mark.rule("SC-OFF-6")
@pytest.mark.parametrize(("money", "jailed"), [(1, 1), (9, 0)])
def test_no_bail_without_money_or_without_anybody_in_jail(money: int, jailed: int) -> None:
    table = build_position(stage=ACTING, saloon=SALOON, money={"A": money}, jailed=dict.fromkeys("ABC", jailed))
    table.do("office")
    assert (table.kind, table.money("A")) == ("distrust", money + 2)


@pytest.mark.rule("SC-OFF-7")
@pytest.mark.parametrize(
    ("day", "length", "money", "allowed"),
    [
        (1, "short", 12, False),
        (2, "short", 11, False),
        (2, "short", 12, True),
        (2, "long", 12, False),
        (3, "long", 12, True),
    ],
)
def test_the_sheriff_takes_12_dollars_on_the_last_day(day: int, length: str, money: int, allowed: bool) -> None:
    table = at_the_office(money, day, length)
    assert ("bribe" in table.choices) == allowed
    assert table.why_not("bribe") == (
        None if allowed else ("bribe-too-dear" if money < 12 else "not-the-last-day", "SC-OFF-7")
    )


@pytest.mark.rule("SC-OFF-7")
def test_a_bribe_steals_any_safe_from_any_location() -> None:
    table = at_the_office(money=13, day=2).do("bribe")
    spots = [f"safe {name} {space}" for name in ("depot", "estate", "laboratory") for space in range(1, 6)]
    assert (table.money("A"), table.choices) == (1, spots)
    table.do("safe estate 4")
    assert [(safe.location, safe.origin) for safe in table.view.safes if safe.seat == 0] == [("estate", 4)]


@pytest.mark.rule("SC-OFF-8")
@pytest.mark.parametrize(
    "choices", [["sell"], ["bail 1", "target 2"], ["bail 2", "target 1", "target 2"], ["bribe", "safe depot 1"]]
)
def test_the_office_gives_one_option_and_no_way_out(choices: list[str]) -> None:
    table = at_the_office(money=30, day=2)
    assert table.choices == ["sell", "bail 1", "bail 2", "bribe"]
    assert (table.do(*choices).kind, table.view.stage) == ("distrust", 9)
    assert len(table.events_of(e.OfficeUsed)) == 1


@pytest.mark.rule("SC-OFF-9")
def test_who_can_pay_for_nobody_goes_to_the_office() -> None:
    saloon = "grimy mayor, rough printer, lonely banker"
    assert len(at_the_saloon(saloon=saloon, money=1).events_of(e.OfficeUsed)) == 1
    able = at_the_saloon(saloon=saloon, money=2)
    assert (able.events_of(e.OfficeUsed), able.choices) == ([], ["hire rough", "office"])


@pytest.mark.rule("SC-OFF-10")
def test_office_money_is_not_scoundrel_money() -> None:
    assert at_the_office(sheet="greedy banker").do("sell").kind == "distrust"
    assert build_position(sheets={"A": "sleepy printer, greedy banker"}).do("use sleepy").kind == "pending"


@pytest.mark.rule("SC-OFF-11")
def test_a_steal_by_bribe_is_a_steal() -> None:
    table = build_position(
        day=2,
        stage=ACTING,
        saloon=SALOON,
        sheets={"A": "triumphant banker", "B": "jealous gold-prospector"},
        money={"A": 12},
    ).do("office", "bribe", "safe depot 1")
    assert (table.deciders, table.choices) == ("A", ["use triumphant", "pass"])
    table.do("use triumphant")
    assert (table.deciders, table.choices) == ("B", ["use jealous", "pass"])


# -- the jail -------------------------------------------------------------------------------------


@pytest.mark.rule("SC-JAIL-1")
def test_jailed_henchmen_do_nothing() -> None:
    assert build_position(stage=3, reserve={"B": 0, "C": 1}, jailed={"B": 3}).deciders == "C"
    table = build_position(sheets={"A": "sleepy bank-robber, dusty banker"}, reserve={"A": 0}, jailed={"A": 3})
    assert table.why_not("use sleepy") == ("cost-not-met", "SC-FX-1")


@pytest.mark.rule("SC-JAIL-2")
def test_a_freed_henchman_is_usable_at_once() -> None:
    table = build_position(
        stage=ACTING, saloon=SALOON, reserve={"B": 0, "C": 0}, jailed={"B": 3, "C": 3}, money={"A": 2}
    ).do("office", "bail 1", "target 3")
    assert (table.seat_view("C").reserve, table.seat_view("C").jailed) == (1, 2)
    assert (table.deciders, table.kind) == ("C", "distrust")
    table.do("distrust")
    assert table.seat_view("A").played[0].henchmen == (2,)


@pytest.mark.rule("SC-JAIL-3")
def test_freeing_takes_nobody_off_a_card() -> None:
    table = build_position(sheets={"A": "sleepy lawyer"}, played={"B": "5:0/A"}).do("use sleepy")
    assert (table.seat_view("A").reserve, table.seat_view("A").jailed) == (2, 0)
    assert table.seat_view("B").played[0].henchmen == (0,)


@pytest.mark.rule("SC-JAIL-3")
def test_nobody_on_a_card_can_be_bailed() -> None:
    table = build_position(
        stage=ACTING, saloon=SALOON, reserve=dict.fromkeys("ABC", 3), played={"A": "6:6/BC", "B": "5:0/A"}
    )
    table.do("office")
    assert (table.kind, table.money("A")) == ("plan", 6)  # information was sold unasked
    assert [table.seat_view(player).played[0].henchmen for player in "AB"] == [(1, 2), (0,)]


@pytest.mark.rule("SC-JAIL-4")
def test_rivals_lose_henchmen_of_their_reserve_only() -> None:
    table = build_position(sheets={"A": "sleepy deputy"}, reserve={"B": 1, "C": 1}, played={"A": "6:6/B"})
    table.do("use sleepy")
    assert (table.deciders, table.kind) == ("C", "hide")  # nobody else can be chosen
    table.do("pass")
    assert [event.seat for event in table.events_of(e.HenchmanJailed)] == [2]
    assert table.seat_view("A").played[0].henchmen == (1,)
    none = build_position(
        sheets={"A": "sleepy bounty-hunter, dusty cow"}, reserve={"B": 1, "C": 0}, played={"A": "6:6/B"}
    )
    assert none.why_not("use sleepy") == ("not-usable", "SC-FX-1")


@pytest.mark.rule("SC-JAIL-5")
def test_a_destroyed_henchman_is_gone_for_good() -> None:
    table = build_position(
        sheets={"A": "corrupt arsonist"},
        reserve={"B": 1},
        jailed={"B": 2},
        played={"A": "6:0/B"},
        saloon=SALOON,
        money={"A": 9},
        turn=11,
    ).do("use corrupt")
    assert table.seat_view("B").destroyed == 1
    table.pass_until("act").do("office", "bail 2", "target 2", "target 2").pass_until("plan")
    assert table.view.day == 2
    assert (table.seat_view("B").reserve, table.seat_view("B").jailed, table.seat_view("B").destroyed) == (
        2,
        0,
        1,
    )


@pytest.mark.rule("SC-JAIL-6")
def test_everybody_has_three_henchmen_in_all() -> None:
    placed = 0
    for _, _, after, _ in random_steps():
        cards = [card.henchmen for seat in after.seats for card in seat.played]
        for seat in after.seats:
            on_cards = sum(seat.seat in henchmen for henchmen in cards)
            placed += on_cards
            assert seat.reserve + seat.jailed + on_cards + seat.destroyed == 3
    assert placed > 100
