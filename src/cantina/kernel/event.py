"""Events: what happened, told to each seat as far as it may know."""

from __future__ import annotations

import msgspec


class Event(msgspec.Struct, frozen=True, tag_field="event"):
    """Something that happened, in the past tense; games derive their own."""

    def form(self, seat: int | None) -> Event | None:
        """The event as a seat, or the public (None), may know it; None: not at all."""
        return self


class Secret(Event, frozen=True, tag_field="event", kw_only=True):
    """An event with a public form and a private one."""

    knowers: tuple[int, ...] = ()
    """The seats that get the private form; that they do is no secret."""

    def private(self) -> tuple[str, ...]:
        """The fields that are empty in the public form."""
        raise NotImplementedError

    def form(self, seat: int | None) -> Event | None:
        if seat is not None and seat in self.knowers:
            return self
        return msgspec.structs.replace(self, **dict.fromkeys(self.private()))
