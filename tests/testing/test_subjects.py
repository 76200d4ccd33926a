"""Faults planted in a small game whose views may lack what a decision is about: each is found.

**Boxes.** Twice, a seat picks one of three boxes, everybody sees which, and then says how to open it: with a
key, or by force. How often it must be hit depends on the round. The contents are named when the box is open.
A box may be shaken first, and opens when it is shaken for the third time.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import msgspec
import pytest

from cantina.kernel.choice import Choice, Pick, Universe
from cantina.kernel.event import Event
from cantina.kernel.game import Game, frame_table
from cantina.kernel.meta import Meta
from cantina.kernel.random_streams import Stream
from cantina.kernel.result import Result
from cantina.kernel.state import DecisionFrame, State
from cantina.testing import CHECKS, Sample, failure
from cantina.testing.laws import subjects

CONTENTS = ("ruby", "rope", "letter")
PICKS = [Pick("pick", f"pick {box}", {"box": box}, box) for box in range(3)]
KEY, FORCE, SHAKE = (Choice(word, word, {}) for word in ("key", "force", "shake"))
UNIVERSE = Universe([*PICKS, KEY, FORCE, SHAKE])


class BoxPicked(Event, frozen=True, tag="box-picked"):
    box: int


class BoxOpened(Event, frozen=True, tag="box-opened"):
    thing: str
    hits: int


class BoxesState(State):
    box: int
    opened: list[int]
    shaken: int

    def copy(self) -> BoxesState:
        other = BoxesState(self.game, self.seats, self.quiet)
        self.copy_into(other)
        other.box, other.opened, other.shaken = self.box, self.opened[:], self.shaken
        return other


class BoxDecision(DecisionFrame[BoxesState]):
    def asked(self, state: BoxesState) -> int:
        return 1

    def obstacle(self, state: BoxesState, seat: int, choice: Choice) -> None:
        return None


class Picking(BoxDecision):
    def candidates(self, state: BoxesState, seat: int) -> list[Choice]:
        return [choice for choice in PICKS if choice.pick not in state.opened]

    def answer(self, state: BoxesState, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Pick)
        state.box = choice.pick
        state.push(OPENING[len(state.opened)])
        if not state.quiet:
            state.emit(BoxPicked(choice.pick))


class Opening(BoxDecision):
    def __init__(self, hits: int) -> None:
        super().__init__("opening", "open", "BOX-2")
        self.hits = hits

    def args(self) -> tuple[int, ...]:
        return (self.hits,)

    def candidates(self, state: BoxesState, seat: int) -> list[Choice]:
        return [KEY, FORCE, SHAKE]

    def answer(self, state: BoxesState, seat: int, choice: Choice) -> None:
        if choice is SHAKE and state.shaken < 2:
            state.shaken += 1
            return
        state.shaken = 0
        state.pop()
        state.opened.append(state.box)
        if not state.quiet:
            state.emit(BoxOpened(CONTENTS[state.box], self.hits + 1 if choice is FORCE else 0))
        state.box = -1
        if len(state.opened) == 2:
            state.stack.clear()
            state.result = Result([[0]], [1], [{}], "open")


PICKING = Picking("picking", "pick", "BOX-1")
OPENING = [Opening(hits) for hits in range(2)]


class BoxesView(msgspec.Struct, frozen=True):
    seat: int | None
    players: int
    seats: tuple[int, ...]
    deciding: tuple[tuple[int, str], ...]
    over: bool
    things: tuple[str, ...]
    opened: tuple[str, ...]
    box: str | None
    hits: int
    shaken: int


def complete_view(state: BoxesState, seat: int | None) -> BoxesView:
    top = state.stack[-1] if state.stack else None
    return BoxesView(
        seat=seat,
        players=1,
        seats=(0,),
        deciding=state.deciding,
        over=state.over,
        things=CONTENTS,
        opened=tuple(CONTENTS[box] for box in state.opened),
        box=CONTENTS[state.box] if state.box >= 0 else None,
        hits=top.hits if isinstance(top, Opening) else -1,
        shaken=state.shaken,
    )


def view_without_the_box(state: BoxesState, seat: int | None) -> BoxesView:
    return msgspec.structs.replace(complete_view(state, seat), box=None)


def view_without_the_arguments(state: BoxesState, seat: int | None) -> BoxesView:
    return msgspec.structs.replace(complete_view(state, seat), hits=-1)


def view_that_names_things_only_afterwards(state: BoxesState, seat: int | None) -> BoxesView:
    return msgspec.structs.replace(complete_view(state, seat), things=(), box=None)


def view_without_how_often_it_was_shaken(state: BoxesState, seat: int | None) -> BoxesView:
    return msgspec.structs.replace(complete_view(state, seat), shaken=0)


def set_up(state: BoxesState) -> None:
    state.box, state.opened, state.shaken = -1, [], 0
    state.push(PICKING)


def sample_world(state: BoxesState, seat: int | None, rng: Stream) -> None: ...


BOXES = Game(
    meta=Meta("boxes", {"en": "Boxes", "es": "Cajas"}, (1, 1), 1, "BOX-1", max_decisions=8),
    universe=UNIVERSE,
    streams=("none",),
    frames=frame_table(PICKING, *OPENING),
    events=(BoxPicked, BoxOpened),
    reasons=(),
    vocabularies={"thing": "thing"},
    package="boxes",
    make_state=BoxesState,
    setup=set_up,
    view=complete_view,
    sample_world=sample_world,
    inventory=lambda state: {},
    field_types={"box": int, "opened": list[int], "shaken": int},
    variants=({"players": 1},),
)

Check = Callable[[Sample], None]
SUBJECT_CHECKS = (
    subjects.what_was_chosen_can_be_seen_as_long_as_it_matters,
    subjects.how_often_something_was_done_can_be_seen_as_long_as_it_matters,
    subjects.arguments_of_a_decision_can_be_seen,
    subjects.events_name_what_the_view_has_shown,
)


def complaint(check: Check, game: Game) -> str | None:
    found = next(known for known in CHECKS if known.run is check)
    assert found.law == 8
    return failure(found, Sample(game, {"players": 1}, 6, 0))


@pytest.mark.law(8)
@pytest.mark.parametrize("check", SUBJECT_CHECKS)
def test_a_complete_view_is_found_complete(check: Check) -> None:
    assert complaint(check, BOXES) is None


@pytest.mark.law(8)
@pytest.mark.parametrize(
    ("view", "check", "expected"),
    [
        (
            view_without_the_box,
            subjects.what_was_chosen_can_be_seen_as_long_as_it_matters,
            "the view of the public does not show what the decision 'open' is about: it is the same after 'pi",
        ),
        (
            view_without_how_often_it_was_shaken,
            subjects.how_often_something_was_done_can_be_seen_as_long_as_it_matters,
            "what the decision 'open' is about: it is the same before and after 'shake' and 'shake'",
        ),
        (
            view_without_the_arguments,
            subjects.arguments_of_a_decision_can_be_seen,
            "what the decision 'open' is about: it is the same with the arguments (0,) and with (1,); but then"
            " 'force' leads to different events",
        ),
        (
            view_that_names_things_only_afterwards,
            subjects.events_name_what_the_view_has_shown,
            "the answer to the decision 'open' names '",
        ),
    ],
)
def test_a_view_that_lacks_the_subject_of_a_decision_is_found(
    view: Callable[[BoxesState, int | None], BoxesView], check: Check, expected: str
) -> None:
    assert expected in (complaint(check, replace(BOXES, view=view)) or "")
