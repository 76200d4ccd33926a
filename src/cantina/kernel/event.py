"""Events: what happened in a game, and how much of it each seat may know."""

from __future__ import annotations

import msgspec


class Event(msgspec.Struct, frozen=True, tag_field="event"):
    """Something that happened, in the past tense; games derive their own."""

    def seen_by(self, seat: int | None) -> Event | None:
        """The event as a seat, or the public (None), may know it; None: not at all."""
        return self


class PrivateEvent(Event, frozen=True, tag_field="event", kw_only=True):
    """An event with a public form and a private one."""

    known_to: tuple[int, ...] = ()
    """The seats that get the private form; everybody knows which seats these are."""

    def private_fields(self) -> tuple[str, ...]:
        """The fields that are empty in the public form."""
        raise NotImplementedError

    def seen_by(self, seat: int | None) -> Event | None:
        if seat is not None and seat in self.known_to:
            return self
        return msgspec.structs.replace(self, **dict.fromkeys(self.private_fields()))
