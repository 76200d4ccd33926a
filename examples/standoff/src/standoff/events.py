"""What can happen, and who may know."""

from cantina.kernel.event import Event, PrivateEvent


class CardDealt(PrivateEvent, frozen=True, tag="card-dealt", kw_only=True):
    seat: int
    card: int | None

    def private_fields(self) -> tuple[str, ...]:
        return ("card",)


class Ran(Event, frozen=True, tag="ran"):
    seat: int


class Stood(Event, frozen=True, tag="stood"):
    seat: int
    card: int


class RoundWon(Event, frozen=True, tag="round-won"):
    seats: tuple[int, ...]


EVENTS = (CardDealt, Ran, Stood, RoundWon)
