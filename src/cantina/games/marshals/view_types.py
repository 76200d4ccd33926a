"""The form of a view: what one seat, or the public, knows of a game of Marshals.

It stands apart from `view.py` because that module is compiled, and msgspec reads the types of the fields here.
"""

from __future__ import annotations

import msgspec


class KnownCard(msgspec.Struct, frozen=True):
    """A card of the deck whose place this seat knows."""

    place: int
    """Counted from the top; the top card is 1."""
    card: str
    public: bool
    """Everybody knows it."""


class SeatView(msgspec.Struct, frozen=True):
    """A Marshal, as far as this seat knows."""

    seat: int
    marshal: str
    """The expert terrain."""
    terrain: str | None
    """Where the pawn stands; None: eliminated."""
    bullets: int
    provisions: int
    money: int
    captures: tuple[str, ...]
    corrupt: bool
    """The corrupt card lies face up before this player."""
    misses_turn: bool
    hand: int
    hand_known: tuple[str, ...]
    """The cards of the hand that this seat knows for certain."""
    shown: str | None
    """The card shown in the ambush or camp being resolved."""


class Amounts(msgspec.Struct, frozen=True):
    """The numbers printed on cards and boards, as this match is played."""

    bounties: tuple[int, ...]
    """By outlaw."""
    costs: tuple[int, ...]
    """What the targets of the cheaper and of the more expensive ambush or camp of a terrain pay."""
    bullet_prices: tuple[int, ...]
    """By town."""
    provision_prices: tuple[int, ...]
    most_bullets: int
    most_provisions: int
    fare: int
    bribe: int
    majority: int
    """So many captures win at the end of the game."""
    sack: int
    """So much money is shown as one sack."""


class Leader(msgspec.Struct, frozen=True):
    """Who would win if the game ended now in one way, as far as everybody knows."""

    cause: str
    """`captured` or `fled`."""
    seats: tuple[int, ...]
    ending: str
    """The condition that would decide, in the words of the result."""


class MarshalsView(msgspec.Struct, frozen=True):
    """Everything a seat knows."""

    seat: int | None
    players: int
    basic: bool
    row: tuple[str, ...]
    """The map from left to right."""
    turn: int
    active: int
    seats: tuple[SeatView, ...]
    deck: int
    deck_known: tuple[KnownCard, ...]
    """The cards of the deck whose place this seat knows, the topmost first."""
    discard: tuple[str, ...]
    """The whole pile, the top card last."""
    shelter: bool
    fled: tuple[str, ...]
    played: str | None
    """The card being resolved."""
    captured: str | None
    """The outlaw whose capture the others may claim for."""
    stop: str | None
    """The territory of the running train or of the town."""
    rival: int | None
    """The seat being searched."""
    picked: tuple[str, ...]
    """The cards picked from the rival, if this seat sees them."""
    numbers: dict[str, int]
    """The numbers that differ from those of the game."""
    deciding: tuple[tuple[int, str], ...]
    """The seats asked to decide, answers that are in but hidden included, and what kind of decision it is."""
    over: bool
    amounts: Amounts
    leaders: tuple[Leader, ...]
