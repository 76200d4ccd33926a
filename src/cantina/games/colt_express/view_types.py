"""The form of a view: what one seat, or the public, knows of a game of Colt Express.

It stands apart from `view.py` because that module is compiled, and msgspec reads the types of the fields here.
"""

from __future__ import annotations

import msgspec


class PurseView(msgspec.Struct, frozen=True):
    """A purse lying on the train."""

    purse: int
    """Its number: purses on the train can be told apart."""
    value: int | None
    """None: this seat does not know it."""


class PlaceView(msgspec.Struct, frozen=True):
    """A location with something or somebody at it, or with the Marshal."""

    place: str
    bandits: tuple[str, ...]
    purses: tuple[PurseView, ...]
    jewels: int
    strongboxes: int


class BanditView(msgspec.Struct, frozen=True):
    """A bandit and what lies on its sheet."""

    bandit: str
    seat: int
    place: str | None
    bullets: int
    purses: int
    purse_values: tuple[int, ...]
    """The values this seat knows, in ascending order."""
    jewels: int
    strongboxes: int
    ransom: bool


class CardView(msgspec.Struct, frozen=True):
    """An action or bullet card."""

    card: str
    bandit: str | None
    """Whose action card it is."""


class SeatView(msgspec.Struct, frozen=True):
    """A player's cards, as far as this seat knows them."""

    seat: int
    bandits: tuple[str, ...]
    hand: int
    hand_known: tuple[CardView, ...]
    deck: int
    deck_top_known: tuple[CardView, ...]
    """Cards known to lie on top of the deck, the topmost first."""
    discard: tuple[CardView, ...]
    bullets_received: dict[str, int]


class PlayedView(msgspec.Struct, frozen=True):
    """A card of the common pile."""

    seat: int
    bandit: str | None
    action: str | None
    face_down: bool
    resolved: bool


class RoundView(msgspec.Struct, frozen=True):
    """A round card that has been revealed."""

    round_card: str
    turns: tuple[str, ...]
    round_event: str


class ColtView(msgspec.Struct, frozen=True):
    """Everything a seat knows."""

    seat: int | None
    players: int
    abilities: bool
    events: bool
    station: bool
    two_bandits: bool
    expert: bool
    round: int
    """From 1 to 5."""
    rounds: tuple[RoundView, ...]
    """The round cards revealed so far."""
    turn: int
    """From 1; 0 outside the Planning phase."""
    acted: int
    """Actions taken in this turn, by all players together."""
    first: int
    marshal: int
    neutral: int
    cars: tuple[str, ...]
    places: tuple[PlaceView, ...]
    """Both floors of every unit, the Locomotive first, inside before roof."""
    lost: tuple[int, ...]
    """Values of purses that went out of play, as far as this seat knows them."""
    bandits: tuple[BanditView, ...]
    seats: tuple[SeatView, ...]
    common: tuple[PlayedView, ...]
    acting: str | None
    """The bandit whose card, or whose part of an event, is being carried out."""
    target: str | None
    """The bandit being punched."""
    numbers: dict[str, int]
    """The numbers that differ from those of the game."""
    deciding: tuple[tuple[int, str], ...]
    """The seats asked to decide, answers that are in but hidden included, and what kind of decision it is."""
    over: bool
