"""What can happen in Marshals, and who may know it.

Values are words of the notation: terrains and cards by name, seats by number.
"""

from __future__ import annotations

from cantina.kernel.event import Event, PrivateEvent


class MapLaid(Event, frozen=True, tag="map-laid"):
    row: tuple[str, ...]


class CharacterDealt(Event, frozen=True, tag="character-dealt"):
    seat: int
    marshal: str


class FirstPlayerDrawn(Event, frozen=True, tag="first-player-drawn"):
    seat: int


class OutlawSetAside(Event, frozen=True, tag="outlaw-set-aside"):
    """An outlaw was drawn into an opening hand and replaced."""

    seat: int
    card: str


class HandDealt(PrivateEvent, frozen=True, tag="hand-dealt", kw_only=True):
    seat: int
    count: int
    cards: tuple[str, ...] | None

    def private_fields(self) -> tuple[str, ...]:
        return ("cards",)


class DeckRebuilt(Event, frozen=True, tag="deck-rebuilt"):
    """The outlaws set aside were shuffled back."""

    cards: tuple[str, ...]


class TurnBegun(Event, frozen=True, tag="turn-begun"):
    turn: int
    seat: int


class TurnMissed(Event, frozen=True, tag="turn-missed"):
    seat: int


class CardDrawn(PrivateEvent, frozen=True, tag="card-drawn", kw_only=True):
    seat: int
    card: str | None

    def private_fields(self) -> tuple[str, ...]:
        return ("card",)


class OutlawDrawn(Event, frozen=True, tag="outlaw-drawn"):
    seat: int
    card: str


class OutlawCaptured(Event, frozen=True, tag="outlaw-captured"):
    seat: int
    card: str
    terrain: str
    money: int
    """The reward; 0 in the basic mode."""
    doubled: bool


class OutlawEscaped(Event, frozen=True, tag="outlaw-escaped"):
    """A partial escape: the outlaw lies at the bottom of the deck."""

    card: str
    why: str


class OutlawFled(Event, frozen=True, tag="outlaw-fled"):
    """A definitive escape."""

    card: str
    why: str


class ShelterUsedUp(Event, frozen=True, tag="shelter-used-up"):
    card: str


class Claimed(Event, frozen=True, tag="claimed"):
    seat: int
    cards: tuple[str, ...]
    money: int


class CorruptRevealed(Event, frozen=True, tag="corrupt-revealed"):
    seat: int
    forced: bool


class Bribed(Event, frozen=True, tag="bribed"):
    seat: int
    bribe: int
    money: int
    """What the Marshal has now."""


class Passed(Event, frozen=True, tag="passed"):
    seat: int


class Moved(Event, frozen=True, tag="moved"):
    seat: int
    card: str
    terrain: str


class RodeOn(Event, frozen=True, tag="rode-on"):
    seat: int
    terrain: str
    left: int


class ShotFired(Event, frozen=True, tag="shot-fired"):
    seat: int
    terrain: str
    left: int


class StoodFirm(Event, frozen=True, tag="stood-firm"):
    seat: int
    left: int


class MovedAway(Event, frozen=True, tag="moved-away"):
    seat: int
    terrain: str


class CardPlayed(Event, frozen=True, tag="card-played"):
    seat: int
    card: str


class NobodyHit(Event, frozen=True, tag="nobody-hit"):
    """An ambush or camp without a target."""

    card: str


class CardShown(Event, frozen=True, tag="card-shown"):
    seat: int
    card: str


class NothingShown(Event, frozen=True, tag="nothing-shown"):
    seat: int


class CardGiven(Event, frozen=True, tag="card-given"):
    seat: int
    rival: int
    card: str


class CostPaid(Event, frozen=True, tag="cost-paid"):
    seat: int
    goods: str
    count: int
    left: int


class Eliminated(Event, frozen=True, tag="eliminated"):
    seat: int
    cards: tuple[str, ...]


class CardCancelled(Event, frozen=True, tag="card-cancelled"):
    seat: int
    card: str


class DeckLookedAt(PrivateEvent, frozen=True, tag="deck-looked-at", kw_only=True):
    seat: int
    count: int
    cards: tuple[str, ...] | None

    def private_fields(self) -> tuple[str, ...]:
        return ("cards",)


class DeckArranged(PrivateEvent, frozen=True, tag="deck-arranged", kw_only=True):
    seat: int
    count: int
    cards: tuple[str, ...] | None

    def private_fields(self) -> tuple[str, ...]:
        return ("cards",)


class CardKept(PrivateEvent, frozen=True, tag="card-kept", kw_only=True):
    """A hideout kept one card of the deck and put the other back."""

    seat: int
    card: str | None
    returned: str | None

    def private_fields(self) -> tuple[str, ...]:
        return ("card", "returned")


class NothingKept(PrivateEvent, frozen=True, tag="nothing-kept", kw_only=True):
    """A hideout found outlaws only; the first of `cards` lies on top."""

    seat: int
    cards: tuple[str, ...] | None

    def private_fields(self) -> tuple[str, ...]:
        return ("cards",)


class RivalSearched(PrivateEvent, frozen=True, tag="rival-searched", kw_only=True):
    seat: int
    rival: int
    count: int
    cards: tuple[str, ...] | None

    def private_fields(self) -> tuple[str, ...]:
        return ("cards",)


class CardTaken(PrivateEvent, frozen=True, tag="card-taken", kw_only=True):
    seat: int
    rival: int
    card: str | None

    def private_fields(self) -> tuple[str, ...]:
        return ("card",)


class NothingTaken(Event, frozen=True, tag="nothing-taken"):
    seat: int
    rival: int


class TurnToMiss(Event, frozen=True, tag="turn-to-miss"):
    seat: int
    rival: int


class EventDrawn(Event, frozen=True, tag="event-drawn"):
    seat: int
    card: str


class BorderCrossed(Event, frozen=True, tag="border-crossed"):
    row: tuple[str, ...]


class TrainBoarded(Event, frozen=True, tag="train-boarded"):
    seat: int
    terrain: str
    money: int
    """What is left after the fare."""


class Travelled(Event, frozen=True, tag="travelled"):
    seat: int
    card: str
    terrain: str


class Bought(Event, frozen=True, tag="bought"):
    seat: int
    goods: str
    price: int
    money: int
    """What is left."""


class HandShown(Event, frozen=True, tag="hand-shown"):
    """After the end, what was still in a hand."""

    seat: int
    cards: tuple[str, ...]


class GameWon(Event, frozen=True, tag="game-won"):
    seats: tuple[int, ...]
    ending: str
    decided: str
    """What the winners were ahead by."""


EVENTS: tuple[type[Event], ...] = (
    MapLaid,
    CharacterDealt,
    FirstPlayerDrawn,
    OutlawSetAside,
    HandDealt,
    DeckRebuilt,
    TurnBegun,
    TurnMissed,
    CardDrawn,
    OutlawDrawn,
    OutlawCaptured,
    OutlawEscaped,
    OutlawFled,
    ShelterUsedUp,
    Claimed,
    CorruptRevealed,
    Bribed,
    Passed,
    Moved,
    RodeOn,
    ShotFired,
    StoodFirm,
    MovedAway,
    CardPlayed,
    NobodyHit,
    CardShown,
    NothingShown,
    CardGiven,
    CostPaid,
    Eliminated,
    CardCancelled,
    DeckLookedAt,
    DeckArranged,
    CardKept,
    NothingKept,
    RivalSearched,
    CardTaken,
    NothingTaken,
    TurnToMiss,
    EventDrawn,
    BorderCrossed,
    TrainBoarded,
    Travelled,
    Bought,
    HandShown,
    GameWon,
)
