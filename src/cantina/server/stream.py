"""What a viewer is told: pure functions from a match to the bytes on the wire.

Nothing else sends anything about a match, so law 8 is proven here, on the bytes.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any

import msgspec

from cantina.kernel.event import Event
from cantina.kernel.game import Game
from cantina.kernel.state import State
from cantina.server.protocol import Asked, Batch, Moment, ResultInfo
from cantina.tell import Teller

_encoder = msgspec.json.Encoder()


class Told:
    """One step of a table's story: the events it brought, or the seat that took a choice back."""

    __slots__ = ("events", "forms", "undone")

    def __init__(self, events: Sequence[Event], undone: int | None = None) -> None:
        self.events = events
        self.undone = undone
        self.forms: dict[int | None, bytes] = {}

    def form(self, viewer: int | None) -> bytes:
        """The events as a viewer may know them, as JSON."""
        found = self.forms.get(viewer)
        if found is None:
            found = _encoder.encode(known(self.events, viewer))
            self.forms[viewer] = found
        return found


def known(events: Sequence[Event], viewer: int | None) -> list[Event]:
    """Events as a viewer may know them."""
    return [form for event in events if (form := event.form(viewer)) is not None]


class Story:
    """All that has been told at a table, with a running checksum for every viewer."""

    def __init__(self, opening: Sequence[Event]) -> None:
        self.steps: list[Told] = [Told(opening)]
        """The opening first: step n of the log is `steps[n + 1]`."""
        self._sums: dict[int | None, tuple[int, int]] = {}

    def add(self, told: Told) -> None:
        self.steps.append(told)

    @property
    def step(self) -> int:
        """How many steps the log has."""
        return len(self.steps) - 1

    def batches(self, viewer: int | None, after: int) -> list[Batch]:
        """What a viewer has not been told; steps that bring it nothing are left out."""
        found = []
        for number in range(after + 1, len(self.steps)):
            told = self.steps[number]
            form = told.form(viewer)
            if form != b"[]" or told.undone is not None:
                found.append(Batch(number, msgspec.Raw(form), told.undone))
        return found

    def digest(self, viewer: int | None) -> int:
        """The checksum of everything a viewer has been told."""
        done, total = self._sums.get(viewer, (0, 0))
        for told in self.steps[done:]:
            form = told.form(viewer)
            if form != b"[]":
                total = zlib.crc32(form, total)
        self._sums[viewer] = (len(self.steps), total)
        return total


def asked(state: State, viewer: int | None) -> Asked | None:
    """The decision a viewer has to make."""
    for decision in state.decisions:
        if decision.seat == viewer:
            standing = decision.standing
            return Asked(
                kind=decision.kind,
                choices=[choice.number for choice in decision.choices],
                standing=None if standing is None else standing.number,
            )
    return None


def personas(game: Game, view: Any) -> list[list[str]]:
    """The messages for the figures by which each seat is known, as far as a view shows them."""
    return [list(game.persona(view, seat)) for seat in range(len(view.seats))]


def result(state: State) -> ResultInfo | None:
    found = state.result
    return None if found is None else msgspec.convert(found.dump(), ResultInfo)


def moment(
    state: State,
    viewer: int | None,
    step: int,
    made: tuple[int, int] | None,
    events: Sequence[Event],
    say: Teller | None,
) -> Moment:
    """One step of a replay; with a teller, the table is drawn as text."""
    view = state.view(viewer)
    return Moment(
        step=step,
        seat=None if made is None else made[0],
        choice=made[1] if made is not None and made[0] == viewer else None,
        events=known(events, viewer),
        view=view,
        personas=personas(state.game, view),
        text=None if say is None else board(state.game, view, say),
    )


def board(game: Game, view: Any, say: Teller) -> str:
    """A view as text."""
    say.name_seats(view)
    return game.draw(view, say)
