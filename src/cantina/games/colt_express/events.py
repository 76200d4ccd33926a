"""What can happen in Colt Express, and who may know it.

Values are words of the notation: bandits and cards by name, places like `3i`.
"""

from __future__ import annotations

from cantina.kernel.event import Event, PrivateEvent


class Recruited(Event, frozen=True, tag="recruited"):
    """A player has added a second bandit to their first, the leader."""

    seat: int
    leader: str
    bandit: str


class CharacterChosen(Event, frozen=True, tag="character-chosen"):
    """A player has chosen a character; the seat has no other name before."""

    seat: int
    number: int
    """The seat as people count, from 1."""
    bandit: str


class BanditPlaced(Event, frozen=True, tag="bandit-placed"):
    bandit: str
    place: str


class FirstPlayerDrawn(Event, frozen=True, tag="first-player-drawn"):
    seat: int
    bandit: str


class RoundBegun(Event, frozen=True, tag="round-begun"):
    round: int
    first: int
    """The seat of the First Player."""


class CardPicked(PrivateEvent, frozen=True, tag="card-picked", kw_only=True):
    """A card was picked into the hand before shuffling; only its player knows which."""

    seat: int
    card: str | None
    bandit: str | None

    def private_fields(self) -> tuple[str, ...]:
        return ("card", "bandit")


class NothingPicked(Event, frozen=True, tag="nothing-picked"):
    """A player did without the card picked before shuffling; everybody sees it by the size of the hand."""

    seat: int


class CardsDrawn(PrivateEvent, frozen=True, tag="cards-drawn", kw_only=True):
    seat: int
    count: int
    cards: tuple[str, ...] | None
    """With two bandits each, action cards are named with their bandit: `doc-move`."""

    def private_fields(self) -> tuple[str, ...]:
        return ("cards",)


class DeckRebuilt(Event, frozen=True, tag="deck-rebuilt"):
    """The discard pile was shuffled into a new draw deck."""

    seat: int


class RoundCardRevealed(Event, frozen=True, tag="round-card-revealed"):
    round_card: str
    turns: tuple[str, ...]
    round_event: str | None
    """None: the card has no event, or the game is played without."""


class TurnBegun(Event, frozen=True, tag="turn-begun"):
    turn: int
    turn_kind: str


class CardPlayed(Event, frozen=True, tag="card-played"):
    seat: int
    bandit: str
    action: str


class CardPlayedFaceDown(PrivateEvent, frozen=True, tag="card-played-face-down", kw_only=True):
    seat: int
    bandit: str | None
    action: str | None

    def private_fields(self) -> tuple[str, ...]:
        return ("bandit", "action")


class CardDiscarded(Event, frozen=True, tag="card-discarded"):
    seat: int
    card: str


class HandKept(Event, frozen=True, tag="hand-kept"):
    seat: int
    count: int


class CardResolved(Event, frozen=True, tag="card-resolved"):
    bandit: str
    action: str
    was_hidden: bool


class NothingHappened(Event, frozen=True, tag="nothing-happened"):
    bandit: str
    action: str
    why: str


class BanditMoved(Event, frozen=True, tag="bandit-moved"):
    bandit: str
    origin: str
    place: str


class FloorChanged(Event, frozen=True, tag="floor-changed"):
    bandit: str
    place: str


class BanditShot(Event, frozen=True, tag="bandit-shot"):
    bandit: str
    target: str
    left: int


class BanditPunched(Event, frozen=True, tag="bandit-punched"):
    bandit: str
    target: str


class BanditPushed(Event, frozen=True, tag="bandit-pushed"):
    target: str
    place: str


class LootLost(PrivateEvent, frozen=True, tag="loot-lost", kw_only=True):
    """A token left a sheet; only the seats in `known_to` learn its value."""

    target: str
    loot: str
    purse: int | None
    place: str | None
    value: int | None

    def private_fields(self) -> tuple[str, ...]:
        return ("value",)


class LootTaken(PrivateEvent, frozen=True, tag="loot-taken", kw_only=True):
    bandit: str
    loot: str
    purse: int | None
    value: int | None

    def private_fields(self) -> tuple[str, ...]:
        return ("value",)


class MarshalMoved(Event, frozen=True, tag="marshal-moved"):
    unit: str


class MarshalMet(Event, frozen=True, tag="marshal-met"):
    bandit: str
    place: str


class NeutralBulletGiven(Event, frozen=True, tag="neutral-bullet-given"):
    bandit: str
    left: int


class NeutralBulletsShort(Event, frozen=True, tag="neutral-bullets-short"):
    count: int
    left: int


class RoundEventHappened(Event, frozen=True, tag="round-event-happened"):
    round_event: str


class StrongboxLaid(Event, frozen=True, tag="strongbox-laid"):
    place: str


class RansomSecured(Event, frozen=True, tag="ransom-secured"):
    bandit: str
    money: int


class PurseLeft(Event, frozen=True, tag="purse-left"):
    """A bandit declined a purse in Pickpocketing."""

    bandit: str


class RoundEnded(Event, frozen=True, tag="round-ended"):
    round: int


class GunslingerNamed(Event, frozen=True, tag="gunslinger-named"):
    seat: int
    money: int


class MoneyCounted(Event, frozen=True, tag="money-counted"):
    seat: int
    money: int


class GameWon(Event, frozen=True, tag="game-won"):
    seats: tuple[int, ...]


EVENTS: tuple[type[Event], ...] = (
    CharacterChosen,
    Recruited,
    BanditPlaced,
    FirstPlayerDrawn,
    RoundBegun,
    CardPicked,
    NothingPicked,
    CardsDrawn,
    DeckRebuilt,
    RoundCardRevealed,
    TurnBegun,
    CardPlayed,
    CardPlayedFaceDown,
    CardDiscarded,
    HandKept,
    CardResolved,
    NothingHappened,
    BanditMoved,
    FloorChanged,
    BanditShot,
    BanditPunched,
    BanditPushed,
    LootLost,
    LootTaken,
    MarshalMoved,
    MarshalMet,
    NeutralBulletGiven,
    NeutralBulletsShort,
    RoundEventHappened,
    StrongboxLaid,
    RansomSecured,
    PurseLeft,
    RoundEnded,
    GunslingerNamed,
    MoneyCounted,
    GameWon,
)
