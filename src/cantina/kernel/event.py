"""Events: what happened, told to each seat as far as it may know."""

from __future__ import annotations

import msgspec


class Event(msgspec.Struct, frozen=True, tag_field="event"):
    """Something that happened, in the past tense; games derive their own.

    `knowers` in a derived event lists the seats that see its private fields (named in `private`);
    everyone else gets the same event with those fields empty.
    """

    def form(self, seat: int | None) -> Event | None:
        """The event as a seat, or the public (None), may know it; None: not at all."""
        return self


class Secret(Event, frozen=True, tag_field="event", kw_only=True):
    """An event with a public form and a private one: `private` names the fields only some may see."""

    knowers: tuple[int, ...] = ()

    def private(self) -> tuple[str, ...]:
        raise NotImplementedError

    def form(self, seat: int | None) -> Event | None:
        if seat is not None and seat in self.knowers:
            return self
        return msgspec.structs.replace(self, **dict.fromkeys(self.private()))
