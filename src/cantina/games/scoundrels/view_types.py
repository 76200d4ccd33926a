"""The form of a view: what one seat, or the public, knows of a game of 3000 Scoundrels.

It stands apart from `view.py` because that module is compiled, and msgspec reads the types of the fields here.
"""

from __future__ import annotations

import msgspec


class StepView(msgspec.Struct, frozen=True):
    """One step of an ability, or its cost: the message of the effect (`fx-…`, `cost-…`) and its numbers."""

    effect: str
    first: int
    second: int
    optional: bool


class AbilityView(msgspec.Struct, frozen=True):
    cost: StepView | None
    steps: tuple[StepView, ...]


class TraitView(msgspec.Struct, frozen=True):
    """What a trait card prints."""

    trait: str
    colour: str
    timing: str
    slots: tuple[str, ...]
    arrow: str | None
    """`left`, `right` or `both`: which neighbours it responds to."""
    dollars: tuple[int, ...]
    """The positions, 1 to 5, that show a dollar."""
    tech: int
    modifier: str | None
    """`extra`: $1 before it is used; `twice`: it may be used twice."""
    designed: bool


class JobView(msgspec.Struct, frozen=True):
    """What a job card prints."""

    job: str
    colour: str
    dollars: int
    holes: tuple[int, ...]
    """The positions of the trait behind that it covers."""
    ability: AbilityView
    designed: bool


class LeaderSlotView(msgspec.Struct, frozen=True):
    """What a leader may do where a card was played."""

    slot: str
    ability: AbilityView | None


class LocationView(msgspec.Struct, frozen=True):
    location: str
    values: tuple[int, ...]
    """The values of its six safes, from low to high."""


class PricesView(msgspec.Struct, frozen=True):
    sell: int
    bail: int
    bribe: int
    discount: int


class PrintedView(msgspec.Struct, frozen=True):
    """What the cards and the board print in a match; the same in all its views."""

    traits: tuple[TraitView, ...]
    jobs: tuple[JobView, ...]
    leader_slots: tuple[LeaderSlotView, ...]
    locations: tuple[LocationView, ...]
    prices: PricesView
    reputation_range: tuple[int, int]


class ScoundrelView(msgspec.Struct, frozen=True):
    trait: str
    job: str
    cost: int
    used: bool
    """One of its cards counts as used in this turn window."""


class PlayedView(msgspec.Struct, frozen=True):
    """A poker card played this day."""

    slot: str
    """`open`: a 0 face up beside the sheet."""
    poker: str | None
    henchmen: tuple[int, ...]
    """The owners of the henchmen on it."""
    revealed: bool


class MarkView(msgspec.Struct, frozen=True):
    seat: int
    mark: int
    """Its number among its owner's marks, from 1."""
    number: int
    other: int
    """What its other face shows."""


class SafeView(msgspec.Struct, frozen=True):
    location: str
    origin: int
    """The space it was dealt to, 6 for the unused one; it identifies the safe wherever it goes."""
    space: int
    """1 to 5; 0: unused; -1: on a sheet."""
    seat: int | None
    """Whose sheet it is on."""
    safe: str | None
    value: int | None
    possible: tuple[int, ...]
    """The values it may have, as far as this viewer has seen the others of its location."""
    marks: tuple[MarkView, ...]


class SafeReference(msgspec.Struct, frozen=True):
    """Which safe: its location and `origin` identify it."""

    location: str
    origin: int


class SeatView(msgspec.Struct, frozen=True):
    seat: int
    leader: str | None
    strategy: str | None
    money: int
    reputation: int
    reserve: int
    jailed: int
    destroyed: int
    hand: int
    hand_known: tuple[str, ...]
    deck: int
    deck_top: str | None
    """The top card of the deck, if this seat knows it."""
    played: tuple[PlayedView, ...]
    sheet: tuple[ScoundrelView | None, ...]
    supply: tuple[int, ...]
    """The marks in the supply, by the lower number of each pair."""


class UseView(msgspec.Struct, frozen=True):
    """An ability being carried out, and what its questions are about."""

    seat: int
    kind: str
    name: str
    job: str | None
    """The job being carried out; the scoundrel may have got another one meanwhile."""
    step: int
    """Which of its steps, from 1; 0: its cost is being paid."""
    second: bool
    """It is the second use of one that is used twice."""
    safe: SafeReference | None
    """The safe chosen last."""
    freed: int | None
    """The owner of the henchman freed last."""
    picked: str | None
    """The trait of the scoundrel picked for a swap, or hired last."""


class HireView(msgspec.Struct, frozen=True):
    """A hire in progress."""

    seat: int
    scoundrel: ScoundrelView | None
    """Who is being hired, wherever the cards are by now."""
    swaps: int
    """How often spaces of the sheet have been exchanged."""


class ScoundrelsView(msgspec.Struct, frozen=True):
    """Everything a seat knows."""

    seat: int | None
    players: int
    day: int
    days: int
    turn: int
    stage: int
    first: int
    active: int
    slot: str | None
    night: bool
    seats: tuple[SeatView, ...]
    saloon: tuple[ScoundrelView | None, ...]
    """From left to right."""
    discard: tuple[ScoundrelView, ...]
    """The top one last."""
    blue: int
    red: int
    green: int
    purple: int
    black: int
    """Cards left in the trait and job decks."""
    safes: tuple[SafeView, ...]
    uses: tuple[UseView, ...]
    """The abilities being carried out, the innermost last."""
    hires: tuple[HireView, ...]
    """The hires in progress, the innermost last."""
    shuffling: int | None
    """The seat whose poker deck may be shuffled now."""
    bail: int
    """Henchmen that are still to be freed by a bail."""
    pending: tuple[str, ...]
    """Traits whose moment has come."""
    printed: PrintedView
    leader_used: bool
    strategies_used: tuple[int, ...]
    numbers: dict[str, int]
    """The numbers that differ from those of the game."""
    deciding: tuple[tuple[int, str], ...]
    over: bool
