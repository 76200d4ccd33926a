"""Law 8, the other way round: what a decision is about is in the view of whoever may know it.

Somebody who comes back to the table, a bot and a learner have nothing but the view. So two positions that
differ in the subject of a decision differ in the view: which card is to be marked, who has just been hired.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from cantina.kernel.choice import Choice
from cantina.kernel.event import Event
from cantina.kernel.game import Game
from cantina.kernel.pile import viewer_bit
from cantina.kernel.state import Decision, State
from cantina.testing.difference import first_difference
from cantina.testing.laws.check import LawBroken, Sample, law
from cantina.testing.laws.no_leak import visible_events, visible_state
from cantina.testing.random_match import viewer_name, viewers

_BRANCHES: Final = 6
"""The most choices of one decision that are followed."""
_DETOURS: Final = 3
"""The most choices of one decision that are made and taken back by others."""
_WORLDS: Final = 3
"""What two positions lead to is compared in so many worlds: what is hidden may differ in one of them."""


@law(8, "choices that lead to different things lead to different views")
def what_was_chosen_can_be_seen_as_long_as_it_matters(sample: Sample) -> None:
    for match in sample.random_matches():
        for state in match.positions(every=12):
            if not state.over and not state.answers:
                _compare_branches(state, match.rng)


def _compare_branches(state: State, rng: random.Random) -> None:
    """Makes different choices of one decision and compares what they lead to."""
    decision = state.decision
    assert decision is not None
    branches: list[tuple[Choice, State, tuple[Event, ...]]] = []
    for choice in rng.sample(decision.choices, min(_BRANCHES, len(decision.choices))):
        branch = state.copy()
        branch.quiet = False
        branches.append((choice, branch, branch.apply(choice, decision.seat)))
    for viewer in viewers(state):
        first_with_look: dict[bytes, tuple[Choice, State, bytes]] = {}
        for choice, branch, events in branches:
            if branch.over or branch.answers:
                continue
            told = visible_events(events, viewer)
            look = visible_state(branch, viewer)
            other, other_branch, other_told = first_with_look.setdefault(look, (choice, branch, told))
            # A viewer who was told the same cannot know which of the two it was.
            if told != other_told:
                labels = (f"after {other.text!r}", f"after {choice.text!r}")
                _expect_same_outcomes(viewer, other_branch, branch, labels)


@law(8, "positions that look the same lead to the same, whatever led to them")
def how_often_something_was_done_can_be_seen_as_long_as_it_matters(sample: Sample) -> None:
    """A choice that is taken back by another, such as swapping two cards twice, may still count somewhere."""
    for match in sample.random_matches():
        for state in match.positions(every=4):
            if not state.over and not state.answers:
                _compare_with_detours(state, match.rng)


def _compare_with_detours(state: State, rng: random.Random) -> None:
    """Makes two choices, and compares where they lead back to a position that looks the same."""
    decision = state.decision
    assert decision is not None
    for first in rng.sample(decision.choices, min(_DETOURS, len(decision.choices))):
        on_the_way = _after(state, decision, first)
        if on_the_way is None:
            continue
        others = [choice for choice in on_the_way.decisions[0].choices if choice is not first]
        for second in [first, *rng.sample(others, min(_DETOURS, len(others)))]:
            if on_the_way.why_not(second, decision.seat) is not None:
                continue
            back = _after(on_the_way, decision, second)
            if back is None or back.random_draws != state.random_draws:
                continue
            labels = ("before", f"after {first.text!r} and {second.text!r}")
            for viewer in viewers(state):
                if visible_state(state, viewer) == visible_state(back, viewer):
                    _expect_same_outcomes(viewer, state, back, labels, known_only=True)


def _after(state: State, decision: Decision, choice: Choice) -> State | None:
    """The position after a choice, if the same seat has the same kind of decision again."""
    found = state.copy()
    found.quiet = True
    found.apply(choice, decision.seat)
    if found.over or found.answers or found.deciding != state.deciding:
        return None
    return found


@law(8, "a decision with other arguments looks different")
def arguments_of_a_decision_can_be_seen(sample: Sample) -> None:
    for match in sample.random_matches(quiet=True):
        for state in match.positions(every=8):
            if not state.over and not state.answers:
                _compare_arguments(sample.game, state)


def _compare_arguments(game: Game, state: State) -> None:
    """Compares a decision with those that the same frame would ask with other arguments."""
    frame = state.decision_frame
    asked = frame.asked(state)
    seats = [seat for seat in range(state.seats) if asked >> seat & 1]
    for other_frame in game.frames_named(frame.name):
        if other_frame is frame or other_frame.asked(state) != asked:
            continue
        try:
            if any(other_frame.choices(state, seat) != frame.choices(state, seat) for seat in seats):
                continue
        except (AssertionError, IndexError, KeyError):
            continue  # these arguments make no sense here
        position = state.dump()
        stack = [*position["stack"][:-1], [frame.name, *other_frame.args()]]
        other = game.load({**position, "stack": stack})
        labels = (f"with the arguments {frame.args()}", f"with {other_frame.args()}")
        for viewer in viewers(state):
            if visible_state(state, viewer) == visible_state(other, viewer):
                _expect_same_outcomes(viewer, state, other, labels)


def _expect_same_outcomes(
    viewer: int | None, first: State, second: State, labels: tuple[str, str], known_only: bool = False
) -> None:
    """Two positions that look the same to a viewer lead to the same, whatever is chosen now.

    With `known_only` it does not matter what is revealed or drawn by lot, only whether something is: what
    happened before may bear on that.
    """
    decision = first.decision
    assert decision is not None
    for choice in decision.choices[:_BRANCHES]:
        outcomes = [
            [_outcome(state, viewer, seed, choice, decision.seat, known_only) for state in (first, second)]
            for seed in range(_WORLDS)
        ]
        if all(one is not None and other is not None and one != other for one, other in outcomes):
            raise LawBroken(
                f"the view of {viewer_name(viewer)} does not show what the decision {decision.kind!r} is about:"
                f" it is the same {' and '.join(labels)}; but then {choice.text!r} leads to different events,"
                f" where {first_difference(outcomes[0][0], outcomes[0][1], labels)}"
            )


def _outcome(
    state: State, viewer: int | None, seed: int, choice: Choice, seat: int, known_only: bool
) -> bytes | None:
    """What a viewer is told of a choice in one of its worlds; None where the choice is not allowed."""
    world = state.world(viewer, seed)
    if world.why_not(choice, seat) is not None:
        return None
    world.quiet = False
    draws = world.random_draws
    events = world.apply(choice, seat)
    if known_only and (world.random_draws != draws or world.revealed_to & viewer_bit(viewer)):
        return b'"something new"'
    kinds = msgspec.json.encode([world.deciding, world.over])
    return msgspec.json.encode(
        {"events": msgspec.Raw(visible_events(events, viewer)), "next": msgspec.Raw(kinds)}
    )


@law(8, "what a choice does first names nothing that was neither in the view before nor revealed by it")
def events_name_what_the_view_has_shown(sample: Sample) -> None:
    for match in sample.random_matches():
        # Words that are never in a view, such as the names of hands, are no things that could be missing there.
        seen: set[str] = set()
        missing: list[tuple[int | None, str, str]] = []
        while not match.state.over:
            state = match.state
            if state.answers or not match.selected():
                match.step()
                continue
            viewer = match.rng.choice(viewers(state))
            kind, draws, words = state.decision_frame.kind, state.random_draws, _words_of_view(state, viewer)
            seen |= words
            match.step()
            assert match.last_choice is not None
            if state.random_draws == draws and not state.revealed_to & viewer_bit(viewer):
                # Only the first event: the rules may then work out much more, such as who has which hand.
                named = _event_words(sample.game.vocabularies, match.events[:1], viewer)
                named -= words | _words(match.last_choice.args)
                missing += [(viewer, word, kind) for word in sorted(named)]
        for viewer, word, kind in missing:
            if word in seen:
                raise LawBroken(
                    f"the answer to the decision {kind!r} names {word!r}, which was not in the view of"
                    f" {viewer_name(viewer)} while it was asked"
                )


def _words_of_view(state: State, viewer: int | None) -> set[str]:
    view = msgspec.to_builtins(state.view(viewer))
    return _words({field: value for field, value in view.items() if field != "deciding"})


def _event_words(vocabularies: Mapping[str, str], events: Sequence[Event], viewer: int | None) -> set[str]:
    """The words of a game's vocabularies that a viewer is told."""
    found: set[str] = set()
    for event in events:
        form = event.seen_by(viewer)
        if form is not None:
            fields = msgspec.structs.asdict(form)
            found |= _words([value for field, value in fields.items() if field in vocabularies])
    return found


def _words(value: Any) -> set[str]:
    """Every word in a value made of mappings and lists."""
    if isinstance(value, str):
        return {value}
    if isinstance(value, Mapping):
        return set().union(*(_words(item) for item in value.values()))
    if isinstance(value, list | tuple):
        return set().union(*(_words(item) for item in value))
    return set()
