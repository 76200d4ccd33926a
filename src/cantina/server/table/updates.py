"""What a viewer is sent about a match: pure functions from a match to the bytes on the wire.

Nothing else sends anything about a match, so law 8 is tested on these bytes.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any

import msgspec

from cantina.kernel.event import Event
from cantina.kernel.game import Game
from cantina.kernel.state import Decision, State
from cantina.kernel.view_changes import Changes, told_more_than_public
from cantina.localization import Localizer
from cantina.server.protocol import DecisionInfo, Reason, StepEvents

_encoder = msgspec.json.Encoder()
_NO_EVENTS = b"[]"


class LogStep:
    """One step of a table's log: the events of a choice, or the seat that took its last choice back."""

    __slots__ = ("_encoded", "_told_more", "events", "positions", "undone")

    def __init__(
        self, events: Sequence[Event], undone: int | None = None, positions: Sequence[State] = ()
    ) -> None:
        self.events = events
        self.undone = undone
        self.positions = positions
        """The states at the events, until the step has been sent to the viewers."""
        self._encoded: dict[int | None, bytes] | None = None
        self._told_more = -1
        """The seats (bits) that are told more of the events than the public; -1: not known yet."""

    def forget_encoded(self) -> None:
        """Frees what was only needed to send it: whoever asks for the step again has it encoded again."""
        self.positions = ()
        self._encoded = None

    def tells_more(self, viewer: int | None) -> bool:
        """Whether the events may tell a viewer more than the public."""
        if self._told_more < 0:
            self._told_more = 0
            for event in self.events:
                self._told_more |= told_more_than_public(event)
        return viewer is not None and self._told_more >> viewer & 1 == 1

    def encoded_for(self, viewer: int | None) -> bytes:
        """The events as a viewer may know them, as JSON."""
        if not self.tells_more(viewer):
            viewer = None
        if self._encoded is None:
            self._encoded = {}
        found = self._encoded.get(viewer)
        if found is None:
            found = self._encoded[viewer] = _encoder.encode(visible_events(self.events, viewer))
        return found


def visible_events(events: Sequence[Event], viewer: int | None) -> list[Event]:
    """Events as a viewer may know them."""
    return [visible for event in events if (visible := event.seen_by(viewer)) is not None]


class EventLog:
    """All events of a table, with a running checksum for every viewer."""

    def __init__(self, setup_events: Sequence[Event]) -> None:
        self.steps: list[LogStep] = [LogStep(setup_events)]
        """The setup comes first: step n of the stored log is `steps[n + 1]`."""
        self._checksums: dict[int | None, tuple[int, int]] = {}
        """By viewer: how many steps are included, and the checksum."""

    def add(self, step: LogStep) -> None:
        self.steps.append(step)

    @property
    def length(self) -> int:
        """How many steps the stored log has."""
        return len(self.steps) - 1

    def since(self, viewer: int | None, after: int) -> list[StepEvents]:
        """What a viewer has not been sent yet; steps that show it nothing are left out."""
        found = []
        for number in range(after + 1, len(self.steps)):
            step = self.steps[number]
            encoded = step.encoded_for(viewer)
            if encoded != _NO_EVENTS or step.undone is not None:
                found.append(StepEvents(number, msgspec.Raw(encoded), [], None, step.undone))
        return found

    def checksum(self, viewer: int | None) -> int:
        """The checksum of all events a viewer may know."""
        included, total = self._checksums.get(viewer, (0, 0))
        for step in self.steps[included:]:
            encoded = step.encoded_for(viewer)
            if encoded != _NO_EVENTS:
                total = zlib.crc32(encoded, total)
        self._checksums[viewer] = (len(self.steps), total)
        return total


def decision_info(state: State, decision: Decision, view: Any) -> DecisionInfo:
    """A decision, with the view of the seat that has to make it."""
    standing = decision.standing
    return DecisionInfo(
        kind=decision.kind,
        choices=[choice.number for choice in decision.choices],
        details=[dict(state.game.choice_details(view, choice)) for choice in decision.choices],
        standing=None if standing is None else standing.number,
    )


def refusal_reasons(state: State, seat: int) -> list[Reason]:
    """Why choices of a seat's open decision are not allowed."""
    found = []
    for choice in state.game.choices:
        refusal = state.why_not(choice, seat)
        if refusal is not None and refusal.code != "other-decision":
            found.append(Reason(choice.number, refusal.code, refusal.rule, dict(refusal.params)))
    return found


def seat_names(game: Game, view: Any) -> list[tuple[str, ...]]:
    """By seat, the messages for the characters it is known by, as far as a view shows them."""
    return [game.seat_names(view, seat) for seat in range(len(view.seats))]


def changed_steps(
    number: int, step: LogStep | None, viewer: int | None, changes: list[Changes], texts: list[str] | None
) -> list[StepEvents]:
    """A step with what it changed in a viewer's view; nothing where it changed nothing."""
    undone = None if step is None else step.undone
    events = _NO_EVENTS if step is None else step.encoded_for(viewer)
    if events == _NO_EVENTS and undone is None and not changes[0]:
        return []
    return [StepEvents(number, msgspec.Raw(events), changes, texts, undone)]


def text_board(game: Game, view: Any, language: str) -> str:
    """A view as text."""
    localizer = Localizer(game, language)
    localizer.name_seats(view)
    return game.text_board(view, localizer)
