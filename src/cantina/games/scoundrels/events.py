"""What can happen in 3000 Scoundrels, and who may know it.

Values are words of the notation: scoundrels by trait and job, cards, slots, locations and safes by name.
"""

from __future__ import annotations

from cantina.kernel.event import Event, PrivateEvent

# Setting up.


class LeaderTaken(Event, frozen=True, tag="leader-taken"):
    seat: int
    leader: str


class StrategyShown(Event, frozen=True, tag="strategy-shown"):
    seat: int
    strategy: str


class HandDrawn(PrivateEvent, frozen=True, tag="hand-drawn", kw_only=True):
    seat: int
    count: int
    pokers: tuple[str, ...] | None

    def private_fields(self) -> tuple[str, ...]:
        return ("pokers",)


class FirstPlayerSet(Event, frozen=True, tag="first-player-set"):
    seat: int


# Days and turns.


class DayBegun(Event, frozen=True, tag="day-begun"):
    day: int


class TurnBegun(Event, frozen=True, tag="turn-begun"):
    seat: int


class CardPlayed(PrivateEvent, frozen=True, tag="card-played", kw_only=True):
    seat: int
    slot: str
    poker: str | None

    def private_fields(self) -> tuple[str, ...]:
        return ("poker",)


class ZeroPlayed(Event, frozen=True, tag="zero-played"):
    seat: int


class HenchmanPlaced(Event, frozen=True, tag="henchman-placed"):
    seat: int
    rival: int
    """Whose card it is."""
    slot: str


# Abilities.


class ScoundrelUsed(Event, frozen=True, tag="scoundrel-used"):
    seat: int
    trait: str
    job: str


class ScoundrelUsedAgain(Event, frozen=True, tag="scoundrel-used-again"):
    """The second use of one that is used twice."""

    seat: int
    trait: str
    job: str


class LeaderUsed(Event, frozen=True, tag="leader-used"):
    seat: int
    slot: str


class StrategyUsed(Event, frozen=True, tag="strategy-used"):
    seat: int
    strategy: str


class MoneyGained(Event, frozen=True, tag="money-gained"):
    seat: int
    count: int
    money: int


class MoneyPaid(Event, frozen=True, tag="money-paid"):
    seat: int
    count: int
    money: int


class MoneyTaken(Event, frozen=True, tag="money-taken"):
    seat: int
    rival: int
    count: int


class ReputationChanged(Event, frozen=True, tag="reputation-changed"):
    seat: int
    change: int
    reputation: int


class HenchmanJailed(Event, frozen=True, tag="henchman-jailed"):
    seat: int


class HenchmanFreed(Event, frozen=True, tag="henchman-freed"):
    seat: int


class HenchmanSent(Event, frozen=True, tag="henchman-sent"):
    """Put on a card by a Brainwasher."""

    seat: int
    rival: int
    slot: str


class HenchmenDestroyed(Event, frozen=True, tag="henchmen-destroyed"):
    seat: int
    slot: str
    count: int


class CardsDrawn(PrivateEvent, frozen=True, tag="cards-drawn", kw_only=True):
    seat: int
    count: int
    pokers: tuple[str, ...] | None

    def private_fields(self) -> tuple[str, ...]:
        return ("pokers",)


class TopRevealed(Event, frozen=True, tag="top-revealed"):
    """By a Gambler."""

    seat: int
    poker: str


class DeckShuffled(Event, frozen=True, tag="deck-shuffled"):
    seat: int


class PlayedCardSeen(PrivateEvent, frozen=True, tag="played-card-seen", kw_only=True):
    seat: int
    rival: int
    slot: str
    poker: str | None

    def private_fields(self) -> tuple[str, ...]:
        return ("poker",)


class DeckTopSeen(PrivateEvent, frozen=True, tag="deck-top-seen", kw_only=True):
    seat: int
    rival: int
    poker: str | None

    def private_fields(self) -> tuple[str, ...]:
        return ("poker",)


class HandSeen(PrivateEvent, frozen=True, tag="hand-seen", kw_only=True):
    seat: int
    rival: int
    count: int
    pokers: tuple[str, ...] | None

    def private_fields(self) -> tuple[str, ...]:
        return ("pokers",)


class JobsSwapped(Event, frozen=True, tag="jobs-swapped"):
    """The scoundrels as they are afterwards."""

    seat: int
    trait: str
    job: str
    other_trait: str
    other_job: str


class TraitsSwapped(Event, frozen=True, tag="traits-swapped"):
    seat: int
    trait: str
    job: str
    other_trait: str
    other_job: str


# Hiring, Saloon and office.


class ScoundrelHired(Event, frozen=True, tag="scoundrel-hired"):
    seat: int
    trait: str
    job: str
    count: int
    """What it cost."""


class ScoundrelDiscarded(Event, frozen=True, tag="scoundrel-discarded"):
    trait: str
    job: str


class ScoundrelBuried(Event, frozen=True, tag="scoundrel-buried"):
    """To the bottom of the discard pile."""

    trait: str
    job: str


class ScoundrelArrived(Event, frozen=True, tag="scoundrel-arrived"):
    """In the Saloon."""

    trait: str
    job: str


class SpacesSwapped(Event, frozen=True, tag="spaces-swapped"):
    seat: int
    one: int
    two: int


class OfficeUsed(Event, frozen=True, tag="office-used"):
    seat: int


# Safes.


class SafeSeen(PrivateEvent, frozen=True, tag="safe-seen", kw_only=True):
    seat: int
    location: str
    space: int
    """0: the unused one."""
    safe: str | None
    value: int | None

    def private_fields(self) -> tuple[str, ...]:
        return ("safe", "value")


class SafeMarked(Event, frozen=True, tag="safe-marked"):
    seat: int
    location: str
    space: int
    """0: unused; -1: on a sheet."""
    number: int


class MarkTurned(Event, frozen=True, tag="mark-turned"):
    seat: int
    rival: int
    """Whose mark it is."""
    location: str
    space: int
    number: int


class SafeStolen(PrivateEvent, frozen=True, tag="safe-stolen", kw_only=True):
    seat: int
    location: str
    space: int
    safe: str | None
    value: int | None

    def private_fields(self) -> tuple[str, ...]:
        return ("safe", "value")


class SafeAbandoned(Event, frozen=True, tag="safe-abandoned"):
    seat: int
    number: int
    """Which of the thief's safes, in the order of stealing."""
    location: str
    space: int
    """0: it joined the unused safes."""


# The end of day.


class NightFallen(Event, frozen=True, tag="night-fallen"):
    day: int


class CardRevealed(Event, frozen=True, tag="card-revealed"):
    seat: int
    slot: str
    poker: str
    bluff: bool


class HenchmanReturned(Event, frozen=True, tag="henchman-returned"):
    seat: int


class CardsReturned(Event, frozen=True, tag="cards-returned"):
    """Played cards were shuffled and put under their decks."""


class SafeShown(Event, frozen=True, tag="safe-shown"):
    seat: int
    safe: str
    value: int


class GameWon(Event, frozen=True, tag="game-won"):
    seats: tuple[int, ...]
    ending: str


EVENTS: tuple[type[Event], ...] = (
    LeaderTaken,
    StrategyShown,
    HandDrawn,
    FirstPlayerSet,
    DayBegun,
    TurnBegun,
    CardPlayed,
    ZeroPlayed,
    HenchmanPlaced,
    ScoundrelUsed,
    ScoundrelUsedAgain,
    LeaderUsed,
    StrategyUsed,
    MoneyGained,
    MoneyPaid,
    MoneyTaken,
    ReputationChanged,
    HenchmanJailed,
    HenchmanFreed,
    HenchmanSent,
    HenchmenDestroyed,
    CardsDrawn,
    TopRevealed,
    DeckShuffled,
    PlayedCardSeen,
    DeckTopSeen,
    HandSeen,
    JobsSwapped,
    TraitsSwapped,
    ScoundrelHired,
    ScoundrelDiscarded,
    ScoundrelBuried,
    ScoundrelArrived,
    SpacesSwapped,
    OfficeUsed,
    SafeSeen,
    SafeMarked,
    MarkTurned,
    SafeStolen,
    SafeAbandoned,
    NightFallen,
    CardRevealed,
    HenchmanReturned,
    CardsReturned,
    SafeShown,
    GameWon,
)
