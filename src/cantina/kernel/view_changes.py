"""What an event changes in a view, so that a board can move from one view to the next without knowing rules.

A list of changes turns one JSON value into another. A change is one of

- `[path, value]`: the value at the path is now this one;
- `[path, at, removed, inserted]`: in the list at the path, so many elements from `at` on give way to others.

A path is a list of field names and places in lists; the empty path is the whole value.
Values are compared as Python does: a field must not change between `1` and `True`, which typed fields do not,
and the order of an object's fields does not count.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec
from msgspec.structs import astuple

from cantina.kernel.event import Event, PrivateEvent
from cantina.kernel.native_types import i64
from cantina.kernel.state import State

Changes = list[list[Any]]

EVERY_SEAT: Final = 63
"""As bits."""


def find_changes(before: Any, after: Any) -> Changes:
    """What turns one view, or any part of one, into another."""
    found: Changes = []
    _compare([], before, after, found)
    return found


def _compare(path: list[str | int], before: Any, after: Any, found: Changes) -> None:
    """Adds the changes between two values, which mostly are one and the same."""
    if before is after:
        return
    if type(after) is int and type(before) is int:  # the most frequent one
        if before != after:
            found.append([path[:], after])
    elif isinstance(after, msgspec.Struct) and type(before) is type(after):
        old, new = astuple(before), astuple(after)
        for at in range(len(new)):
            if old[at] is not new[at]:
                path.append(after.__struct_fields__[at])
                _compare(path, old[at], new[at], found)
                path.pop()
    elif isinstance(after, (tuple, list)) and isinstance(before, (tuple, list)):
        _compare_lists(path, before, after, found)
    elif isinstance(after, dict) and isinstance(before, dict) and list(before) == list(after):
        for key, value in after.items():
            path.append(key)
            _compare(path, before[key], value, found)
            path.pop()
    elif type(before) is not type(after) or before != after:
        found.append([path[:], after])


def _compare_lists(path: list[str | int], before: Sequence[Any], after: Sequence[Any], found: Changes) -> None:
    if len(before) == len(after):
        for at in range(len(after)):
            if before[at] is not after[at]:
                path.append(at)
                _compare(path, before[at], after[at], found)
                path.pop()
        return
    shorter = min(len(before), len(after))
    start = 0
    while start < shorter and before[start] == after[start]:
        start += 1
    end = 0
    while end < shorter - start and before[-1 - end] == after[-1 - end]:
        end += 1
    inserted = list(after[start : len(after) - end])
    found.append([path[:], start, len(before) - end - start, inserted])


def apply_changes(value: Any, changes: Sequence[Sequence[Any]]) -> Any:
    """A JSON value after some changes; the value itself stays as it is."""
    for change in changes:
        value = _replace(value, change[0], 0, change)
    return value


def _replace(value: Any, path: Sequence[str | int], depth: int, change: Sequence[Any]) -> Any:
    if depth == len(path):
        if len(change) == 2:
            return change[1]
        _, at, removed, inserted = change
        return [*value[:at], *inserted, *value[at + removed :]]
    copied = dict(value) if isinstance(value, dict) else list(value)
    key: Any = path[depth]
    copied[key] = _replace(value[key], path, depth + 1, change)
    return copied


class ShownView(NamedTuple):
    """What a viewer was shown, and where."""

    position: State
    """A copy, which nobody changes."""
    view: Any
    later_position: State | None = None
    """A later position that the viewer was shown by the public's changes alone; its view has not been made."""


def shown_position(shown_view: ShownView) -> State:
    return shown_view.position if shown_view.later_position is None else shown_view.later_position


def shown_view_at(before: ShownView, position: State, viewer: int | None) -> ShownView:
    """What a viewer is shown of a position, by what it was shown of an earlier one."""
    if before.position is position:
        return before
    game = position.game
    changed_parts = game.changed_parts
    if changed_parts is None:
        return ShownView(position, game.view(position, viewer))
    return ShownView(
        position, game.view(position, viewer, before.view, changed_parts(before.position, position))
    )


def show_view(state: State, viewer: int | None) -> ShownView:
    """A state as a viewer sees it now."""
    return ShownView(state.copy(), state.view(viewer))


class StepPositions:
    """The positions of one step of a match: at each of its events, and after it.

    It compares two positions once for all viewers; their views keep what has not changed.
    """

    def __init__(self, events: Sequence[Event], positions: Sequence[State], after: State) -> None:
        """`positions` are the states at the events (see `State.positions`)."""
        self.events = events
        self.at_events = positions
        self.after = after.copy()
        self._changed: dict[tuple[int, int], int] = {}
        """Parts that differ between two positions, by their ids."""
        self._kept: list[State] = []
        """Keeps the positions compared alive, so that their ids stay theirs."""
        self._shown: State | None = None
        """The position before the step, for viewers who share the public's changes; None: nobody does."""
        self._shown_at: list[State] = []
        """The positions that viewers are shown, where all are shown the same ones."""
        self._private: list[i64] = []
        """For each of them, the seats (bits) whose views change otherwise than the public's."""
        self._public_changes: list[Changes] = []
        self.public_before: ShownView | None = None
        """What the public was shown before the step, once somebody shares what it is shown now."""
        self.public: ShownView | None = None
        """What the public was shown last, as far as is known."""

    def share(self, public: ShownView | None, shown: State) -> None:
        """Lets viewers who were shown a position share what changes for the public.

        `public` is what the public was shown last.
        """
        self.public = public
        private_changes = self.after.game.private_changes
        if private_changes is None:
            return
        for event in self.events:
            if not is_seen_by_all(event):
                return
        self._shown = shown
        self._shown_at = [*self.at_events[:-1], self.after]
        before = shown
        for position in self._shown_at:
            self._private.append(private_changes(before, position))
            before = position

    def shared_steps(self, before: ShownView, viewer: int | None) -> SharedSteps | None:
        """What the step is for a viewer, with its own views only where it sees something else than the public.

        None: it has to be found by `view_steps`.
        """
        if self._shown is None or shown_position(before) is not self._shown:
            return None
        shown_view, previous = before, self._shown
        changes: list[Changes] = []
        is_private = False
        at: i64 = 0
        while at < len(self._shown_at):
            position = self._shown_at[at]
            if viewer is not None and self._private[at] >> viewer & 1:
                is_private = True
                shown_view = shown_view_at(shown_view, previous, viewer)
                after = self.next_shown_view(shown_view, position, viewer)
                changes.append(find_changes(shown_view.view, after.view))
                shown_view = after
            else:
                if not self._public_changes:
                    self._follow_public()
                changes.append(self._public_changes[at])
            previous = position
            at += 1
        if shown_view.position is not self.after:
            shown_view = ShownView(shown_view.position, shown_view.view, self.after)
        return SharedSteps(changes, shown_view, is_private)

    def _follow_public(self) -> None:
        shown, game = self._shown, self.after.game
        assert shown is not None
        public = self.public
        shown_view = (
            ShownView(shown, game.view(shown, None)) if public is None else shown_view_at(public, shown, None)
        )
        self.public_before = shown_view
        for position in self._shown_at:
            after = self.next_shown_view(shown_view, position, None)
            self._public_changes.append(find_changes(shown_view.view, after.view))
            shown_view = after
        self.public = shown_view

    def next_shown_view(self, before: ShownView, position: State, viewer: int | None) -> ShownView:
        """What a viewer is shown of another position."""
        game = position.game
        changed_parts = game.changed_parts
        if changed_parts is None:
            return ShownView(position, game.view(position, viewer))
        key = (id(before.position), id(position))
        changed = self._changed.get(key)
        if changed is None:
            changed = changed_parts(before.position, position)
            self._changed[key] = changed
            self._kept.append(before.position)
            self._kept.append(position)
        return ShownView(position, game.view(position, viewer, before.view, changed))


class SharedSteps(NamedTuple):
    """What one step of a match is for a viewer, as far as possible by what it is for the public."""

    changes: list[Changes]
    last: ShownView
    is_private: bool
    """Whether any of the changes are the viewer's own."""


class ViewSteps(NamedTuple):
    """What one step of a match is for a viewer."""

    events: list[Event]
    """The events, as far as the viewer may know them."""
    views: list[Any]
    """The view after each event; without events, after the step."""
    changes: list[Changes]
    """What leads to each of the views."""
    last: ShownView
    """What the viewer is shown after the step."""


def is_seen_by_all(event: Event) -> bool:
    """Whether every viewer is told that the event happened, if not all of it."""
    seen_by = type(event).seen_by
    return seen_by is Event.seen_by or seen_by is PrivateEvent.seen_by


def told_more_than_public(event: Event) -> int:
    """The seats (bits) that may be told more of an event than the public."""
    seen_by = type(event).seen_by
    if seen_by is Event.seen_by:
        return 0
    if isinstance(event, PrivateEvent) and seen_by is PrivateEvent.seen_by:
        told: i64 = 0
        for seat in event.known_to:
            told |= 1 << seat
        return told
    return EVERY_SEAT


def view_steps(before: ShownView, step: StepPositions, viewer: int | None) -> ViewSteps:
    """How a viewer's view changes with each event of a step.

    The rules change the state and then emit the event, so the view at an event shows what it changed; what
    changes after the last event belongs to that one.
    """
    before = shown_view_at(before, shown_position(before), viewer)
    visible: list[Event] = []
    shown_at: list[State] = []
    for event, position in zip(step.events, step.at_events, strict=True):
        known = event.seen_by(viewer)
        if known is not None:
            visible.append(known)
            shown_at.append(position)
    if shown_at:
        shown_at.pop()
    shown_at.append(step.after)
    views: list[Any] = []
    changes: list[Changes] = []
    for position in shown_at:
        shown = step.next_shown_view(before, position, viewer)
        views.append(shown.view)
        changes.append(find_changes(before.view, shown.view))
        before = shown
    return ViewSteps(visible, views, changes, before)
