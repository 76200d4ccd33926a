"""What can happen in Tiny Epic Western, and who may know it.

Values are words of the notation: cards, mats and spots by name, sides by number (the solo Rival is 1).
"""

from __future__ import annotations

from cantina.kernel.event import Event, PrivateEvent

# Before the first round.


class MatsLaid(Event, frozen=True, tag="mats-laid"):
    """Around the ring, clockwise from the Town Hall."""

    mats: tuple[str, ...]


class OrderDrawn(Event, frozen=True, tag="order-drawn"):
    """In which colours and bosses are chosen."""

    seats: tuple[int, ...]


class ColourTaken(Event, frozen=True, tag="colour-taken"):
    seat: int
    colour: str


class BossTaken(Event, frozen=True, tag="boss-taken"):
    seat: int
    boss: str


class PropertyLaid(Event, frozen=True, tag="property-laid"):
    """A card came from the deck, or from the porch, to a buy zone."""

    mat: str
    property: str


class PorchLaid(Event, frozen=True, tag="porch-laid"):
    mat: str
    property: str


class RivalStarted(Event, frozen=True, tag="rival-started"):
    difficulty: str
    properties: tuple[str, ...]


# Phase one.


class RoundBegun(Event, frozen=True, tag="round-begun"):
    round: int
    seat: int
    """The Dealer."""


class GapsDealt(Event, frozen=True, tag="gaps-dealt"):
    cards: tuple[str, ...]


class RivalDealt(Event, frozen=True, tag="rival-dealt"):
    """The solo Rival's second card, face up."""

    card: str


class HandDealt(PrivateEvent, frozen=True, tag="hand-dealt", kw_only=True):
    seat: int
    count: int
    cards: tuple[str, ...] | None

    def private_fields(self) -> tuple[str, ...]:
        return ("cards",)


class CardKept(PrivateEvent, frozen=True, tag="card-kept", kw_only=True):
    seat: int
    card: str | None

    def private_fields(self) -> tuple[str, ...]:
        return ("card",)


class PokerReshuffled(Event, frozen=True, tag="poker-reshuffled"):
    pass


# Influence.


class InfluenceGained(Event, frozen=True, tag="influence-gained"):
    seat: int
    count: int
    influence: str
    now: int
    lost: int
    """What did not fit on the belt."""


class InfluencePaid(Event, frozen=True, tag="influence-paid"):
    seat: int
    count: int
    influence: str
    now: int


# Phase two.


class ThirdHired(Event, frozen=True, tag="third-hired"):
    """The Rancher paid for the third gunman."""

    seat: int


class GunmanPlaced(Event, frozen=True, tag="gunman-placed"):
    seat: int
    spot: str


class RivalRolled(Event, frozen=True, tag="rival-rolled"):
    die: int


class RivalStayed(Event, frozen=True, tag="rival-stayed"):
    """No mat is left for a gunman of the solo Rival."""


class GunmanMoved(Event, frozen=True, tag="gunman-moved"):
    seat: int
    origin: str
    """The mat it left."""
    spot: str


class PropertyUsed(Event, frozen=True, tag="property-used"):
    seat: int
    property: str


class OwnerPaid(Event, frozen=True, tag="owner-paid"):
    seat: int
    mat: str


class Protected(Event, frozen=True, tag="protected"):
    seat: int


class CardDrawn(PrivateEvent, frozen=True, tag="card-drawn", kw_only=True):
    seat: int
    card: str | None

    def private_fields(self) -> tuple[str, ...]:
        return ("card",)


class CardSwapped(PrivateEvent, frozen=True, tag="card-swapped", kw_only=True):
    seat: int
    card: str | None
    discarded: str | None

    def private_fields(self) -> tuple[str, ...]:
        return ("card", "discarded")


class StackTurned(Event, frozen=True, tag="stack-turned"):
    """The Barber Shop brought a card to the top of its stack."""

    seat: int
    mat: str
    property: str


class AuctionOpened(Event, frozen=True, tag="auction-opened"):
    seat: int
    properties: tuple[str, ...]


class AuctionClosed(Event, frozen=True, tag="auction-closed"):
    """What nobody bought was shuffled back."""

    properties: tuple[str, ...]


# Duels.


class DuelBegun(Event, frozen=True, tag="duel-begun"):
    seat: int
    rival: int
    mat: str


class DieRolled(Event, frozen=True, tag="die-rolled"):
    seat: int
    die: int
    shot: int


class CardRevealed(Event, frozen=True, tag="card-revealed"):
    """In a duel."""

    seat: int
    card: str
    shot: int


class RivalDrew(Event, frozen=True, tag="rival-drew"):
    card: str
    shot: int


class DuelWon(Event, frozen=True, tag="duel-won"):
    seat: int
    rival: int
    """The loser."""


class WantedTaken(Event, frozen=True, tag="wanted-taken"):
    seat: int


# Phase three.


class CardShown(Event, frozen=True, tag="card-shown"):
    seat: int
    card: str


class RivalShown(Event, frozen=True, tag="rival-shown"):
    cards: tuple[str, ...]


class CardChanged(Event, frozen=True, tag="card-changed"):
    seat: int
    card: str


class BossHelped(Event, frozen=True, tag="boss-helped"):
    seat: int
    boss: str
    count: int


class PropertyPaid(Event, frozen=True, tag="property-paid"):
    """A property works in phase three or four."""

    seat: int
    property: str


class HandWon(Event, frozen=True, tag="hand-won"):
    seat: int
    mat: str
    hand: str


class HandLost(Event, frozen=True, tag="hand-lost"):
    """A lone player was beaten by the Rival's card."""

    seat: int
    mat: str
    hand: str


class ThirdWon(Event, frozen=True, tag="third-won"):
    """From the pot of the Sheriff's Office."""

    seat: int


# Phase four and the end of the round.


class PostOfficePaid(Event, frozen=True, tag="post-office-paid"):
    seat: int


class TownHallRanked(Event, frozen=True, tag="town-hall-ranked"):
    seats: tuple[int, ...]


class PropertyBought(Event, frozen=True, tag="property-bought"):
    seat: int
    property: str


class TokenAdvanced(Event, frozen=True, tag="token-advanced"):
    seat: int
    business: str
    position: int
    """3, 2 or 1."""


class ThirdEarned(Event, frozen=True, tag="third-earned"):
    """Stands up for the next round."""

    seats: tuple[int, ...]


class ZoneUnfilled(Event, frozen=True, tag="zone-unfilled"):
    """A buy zone cannot be refilled, which ends the game."""

    mat: str


class GameWon(Event, frozen=True, tag="game-won"):
    seats: tuple[int, ...]
    ending: str


EVENTS: tuple[type[Event], ...] = (
    MatsLaid,
    OrderDrawn,
    ColourTaken,
    BossTaken,
    PropertyLaid,
    PorchLaid,
    RivalStarted,
    RoundBegun,
    GapsDealt,
    RivalDealt,
    HandDealt,
    CardKept,
    PokerReshuffled,
    InfluenceGained,
    InfluencePaid,
    ThirdHired,
    GunmanPlaced,
    RivalRolled,
    RivalStayed,
    GunmanMoved,
    PropertyUsed,
    OwnerPaid,
    Protected,
    CardDrawn,
    CardSwapped,
    StackTurned,
    AuctionOpened,
    AuctionClosed,
    DuelBegun,
    DieRolled,
    CardRevealed,
    RivalDrew,
    DuelWon,
    WantedTaken,
    CardShown,
    RivalShown,
    CardChanged,
    BossHelped,
    PropertyPaid,
    HandWon,
    HandLost,
    ThirdWon,
    PostOfficePaid,
    TownHallRanked,
    PropertyBought,
    TokenAdvanced,
    ThirdEarned,
    ZoneUnfilled,
    GameWon,
)
