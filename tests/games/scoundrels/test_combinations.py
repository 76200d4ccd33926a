"""Each of the 3,000 scoundrels is hired, used by its own timing, used through another, and responded to.

A quick run takes a third of them, with every trait and every job many times over; a long run takes all.

All laws are looked at after every choice on the way. A scoundrel whose timing and job never go together
(a Generous Outlaw has no money to pay with) must be refused, and is used through another scoundrel.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

import msgspec
import pytest
from matches import LONG_RUN
from tests.games.scoundrels.positions import ACTING, GAME, PRINTED, Position, build_position, scoundrel_number

from cantina.games.scoundrels import events as e
from cantina.games.scoundrels.content import (
    JOB_NAMES,
    JOBS,
    LEFT,
    ON_HIRE,
    RIGHT,
    SLOT_NAMES,
    TRAIT_NAMES,
    TRAITS,
)
from cantina.games.scoundrels.rules.costs import PAY
from cantina.localization import LANGUAGES, Localizer

START, PLAN, END = 1, 2, 7
LOCALIZERS: Final = [Localizer(GAME, language) for language in LANGUAGES]
PREFERRED: Final = ("use helpful", "use compassionate", "use energetic", "use tireless", "yes", "pass")
PAYING: Final = [job.name for at, job in enumerate(JOBS) if PRINTED.job_abilities[at].cost is PAY]
NEVER: Final = {("selfish", "beggar"), *(("generous", job) for job in PAYING)}
"""What no timing of its own ever allows: with no dollar nobody pays, with five nobody begs."""


def traits_for(job: str) -> list[tuple[int, str]]:
    """The traits, with their numbers, that are tried with a job."""
    traits = list(enumerate(TRAIT_NAMES))
    return traits if LONG_RUN else traits[JOB_NAMES.index(job) % 3 :: 3]


def other(name: str, *names: str) -> str:
    """The first scoundrel that shares no card with one."""
    return next(one for one in names if not set(one.split()) & set(name.split()))


def answering(name: str) -> str:
    return other(name, "helpful gold-prospector", "compassionate stable-hand", "energetic cow")


def somebody(name: str) -> str:
    """Who can be used by slot 4, and brings so little that one may still beg."""
    return other(name, "legendary investor", "unstoppable automaton")


def saloon(name: str, middle: str = "") -> str:
    return ", ".join(
        (
            other(name, "rough printer", "cocky foreman", "elegant janitor"),
            middle or other(name, "lonely abomination", "lucky lawyer", "amusing telegraphist"),
            other(name, "clumsy bartender", "stubborn launderer", "crackpot gardener"),
        )
    )


def position(name: str, sheet: str, **changes: Any) -> Position:
    """A place rich enough that every job can do something; the scoundrel is A's unless said otherwise."""
    begging = name.endswith(" beggar")
    given: dict[str, Any] = {
        "sheets": {"A": sheet},
        "slot": "4",
        "day": 2,
        "money": dict.fromkeys("ABC", 1 if begging else 9),
        "loot": {"A": "laboratory-1 laboratory-2"}
        if name.endswith(" smuggler")
        else {"C": "laboratory-1 laboratory-2"},
        "marks": "C depot-1 4",
        "played": {"A": "2:2/C", "B": "2:2/C", "C": "a:a"},
        "discard": other(name, "sleepy journalist", "dusty automaton", "grimy tracker"),
        "saloon": saloon(name),
    }
    return build_position(3, **{**given, **changes})


# A moment of each timing: the table stands right before the scoundrel may be used.


def slot(name: str, trait: int) -> Position:
    first = next(one for one in TRAITS[trait].slots if one != 1 or len(TRAITS[trait].slots) == 1)
    return position(name, f"{name}, {answering(name)}", slot=SLOT_NAMES[first])


def response(name: str, trait: int) -> Position:
    first = somebody(name)
    if TRAITS[trait].arrow & LEFT:
        table = position(name, f"{first}, {name}, {answering(name)}")
    else:
        table = position(name, f"{name}, {first}, {answering(name)}")
    return table.do(f"use {first.split()[0]}")


def start(name: str, trait: int) -> Position:
    broke = {"money": {"A": 0, "B": 9, "C": 9}} if name.startswith("generous ") else {}
    return position(name, f"{name}, {answering(name)}", slot="", stage=START, **broke)


def end(name: str, trait: int) -> Position:
    rich = {"money": dict.fromkeys("ABC", 9)}
    return position(name, f"{name}, {answering(name)}", stage=END, **rich)


def on_hire(name: str, trait: int) -> Position:
    left = 2 if name.endswith(" beggar") else 9
    money = {"A": PRINTED.cost_of(scoundrel_number(name)) + left, "B": 9, "C": 9}
    table = position(name, answering(name), stage=ACTING, saloon=saloon(name, name), money=money)
    return table.do(f"hire {name.split()[0]}")


def zero(name: str, trait: int) -> Position:
    table = position(name, f"{name}, {answering(name)}", slot="", stage=PLAN, hands={"A": "0 5"})
    return table.do("play 0 open")


def after_hire(name: str, trait: int) -> Position:
    hired = saloon(name).split(", ")[2]
    money = {
        "A": PRINTED.cost_of(scoundrel_number(hired)) + (2 if name.endswith(" beggar") else 9),
        "B": 9,
        "C": 9,
    }
    table = position(name, f"{name}, {answering(name)}", stage=ACTING, money=money)
    return table.do(f"hire {hired.split()[0]}", "keep")


def after(one: str, *choices: str, slot: str = "6") -> Callable[[str, int], Position]:
    """After another scoundrel, or the leader, did something; alternatives to it are set off by strokes."""

    def moment(name: str, trait: int) -> Position:
        doer = "leader" if one == "leader" else other(name, *one.split(" / "))
        sheet = f"{name}, {answering(name)}" + ("" if doer == "leader" else f", -, {doer}")
        table = position(name, sheet, slot=slot).do(f"use {doer.split()[0]}", *choices)
        return table.do("abandon 1") if table.kind == "abandon" else table

    return moment


def after_loss(name: str, trait: int) -> Position:
    rival = other(name, "unstoppable convict", "unstoppable saboteur")
    table = position(
        name,
        "",
        sheets={"A": rival, "B": f"{name}, {answering(name)}"},
        loot={"B": "laboratory-1 laboratory-2"}
        if name.endswith(" smuggler")
        else {"C": "laboratory-1 laboratory-2"},
    )
    table.do("use unstoppable")
    while table.deciders and table.kind != "pending" and not table.events_of(e.ReputationChanged):
        wanted = [text for text in ("lose reputation", "target 2", "pass") if text in table.choices]
        table.do(wanted[0])
    while table.kind not in ("pending", "abilities"):
        table.do(table.choices[0])
    return table


def after_rival_steal(name: str, trait: int) -> Position:
    table = position(
        name,
        "",
        sheets={"B": f"{name}, {answering(name)}"},
        slot="5",
        loot={"B": "laboratory-1 laboratory-2"}
        if name.endswith(" smuggler")
        else {"C": "laboratory-1 laboratory-2"},
    )
    return table.do("use leader", "safe depot 2")


MOMENTS: Final[list[Callable[[str, int], Position]]] = [
    slot,
    response,
    start,
    end,
    on_hire,
    zero,
    after_hire,
    after("unstoppable mayor / unstoppable preacher"),
    after_loss,
    after("unstoppable investor / unstoppable automaton"),
    after("leader", "safe depot 2", "mark 4", slot="a"),
    after("leader", "safe depot 2", "mark 7", slot="a"),
    after("leader", "safe depot 2", slot="5"),
    after_rival_steal,
    after("cruel investor / cruel automaton"),
]
"""By the code of the timing."""


def look(table: Position, rng: random.Random) -> None:
    """The laws on one state: legality, dumps, copies, conservation, no leak."""
    state = table.state
    box = GAME.inventory(state)
    cards = [count for card, count in box.items() if card.startswith(("trait ", "job "))]
    assert cards == [1] * (len(TRAIT_NAMES) + len(JOB_NAMES))
    again = GAME.load(state.dump())
    viewer = rng.choice([None, *range(state.seats)])
    world = state.world(viewer, rng.randrange(1000))
    view = msgspec.json.encode(state.view(viewer))
    for one in (state.copy(), again, world):
        assert GAME.inventory(one) == box
        assert msgspec.json.encode(one.view(viewer)) == view
        for mine, theirs in zip(state.decisions, one.decisions, strict=True):
            assert mine.seat == theirs.seat
            assert mine.seat != viewer or mine.choices == theirs.choices
    for decision in state.decisions:
        assert decision.choices
        assert all(state.why_not(choice, decision.seat) is None for choice in decision.choices)


def go_on(table: Position, rng: random.Random) -> None:
    """Carries a use through, responding and repeating where that is offered, with all laws on."""
    for _ in range(25):
        before = len(table.events)
        if table.kind in ("abilities", "act", "plan", "distrust", None):
            return
        wanted = [text for text in PREFERRED if text in table.choices]
        table.do(wanted[0] if wanted else rng.choice(table.choices))
        look(table, rng)
        for localizer in LOCALIZERS:
            for event in table.events[before:]:
                assert localizer.event(event, rng.choice([None, *range(table.state.seats)]))


def used(table: Position) -> list[str]:
    return [f"{event.trait} {event.job}" for event in table.events_of(e.ScoundrelUsed)]


@pytest.mark.rule("SC-COMP-2", "SC-COMP-3", "SC-RESP-1")
@pytest.mark.parametrize("job", JOB_NAMES)
def test_every_trait_gives_its_moment_to(job: str) -> None:
    for trait, word in traits_for(job):
        name = f"{word} {job}"
        rng = random.Random(name)
        table = MOMENTS[TRAITS[trait].timing](name, trait)
        use = "yes" if TRAITS[trait].timing == ON_HIRE else f"use {word}"
        assert (use in table.choices) == ((word, job) not in NEVER), name
        if use not in table.choices:
            continue
        table.do(use)
        go_on(table, rng)
        assert name in used(table)
        if TRAITS[trait].timing != ON_HIRE and TRAITS[trait].arrow != RIGHT:
            assert {one.split()[0] for one in used(table)} & {"helpful", "compassionate", "energetic"}, name


@pytest.mark.rule("SC-OTHER-1", "SC-OTHER-3")
@pytest.mark.parametrize("job", JOB_NAMES)
def test_every_trait_can_be_used_through_another_with(job: str) -> None:
    for _, word in traits_for(job):
        name = f"{word} {job}"
        rng = random.Random(name)
        user = other(name, "legendary steed", "unstoppable innkeeper", "corrupt steed", "corrupt innkeeper")
        if user.endswith("steed"):
            table = position(name, f"{user}, {name}, {answering(name)}")
        else:
            table = position(name, f"{user}, {answering(name)}", saloon=saloon(name, name))
        table.do(f"use {user.split()[0]}")
        if table.kind == "pick":
            table.do(f"pick {word}")
        go_on(table, rng)
        assert name in used(table)


@pytest.mark.rule("SC-HIRE-3", "SC-HIRE-8", "SC-DATA-9")
@pytest.mark.parametrize("job", JOB_NAMES)
def test_every_trait_can_be_hired_with(job: str) -> None:
    for trait, word in traits_for(job):
        name = f"{word} {job}"
        rng = random.Random(name)
        money = dict.fromkeys("ABC", 12)
        table = position(name, answering(name), stage=ACTING, saloon=saloon(name, name), money=money)
        table.do(f"hire {word}")
        hired = table.events_of(e.ScoundrelHired)[0]
        assert (hired.trait, hired.job, hired.count) == (word, job, PRINTED.cost_of(scoundrel_number(name)))
        if TRAITS[trait].timing == ON_HIRE:
            if table.kind == "on-hire":
                table.do("no")
            assert table.discard[0] == name
        else:
            assert name in table.sheet("A")
        go_on(table, rng)
