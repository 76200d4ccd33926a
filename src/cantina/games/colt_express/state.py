"""The complete state of a game of Colt Express."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final, final

from cantina.games.colt_express.content import (
    MOST_TURNS,
    ROUND_CARDS,
    TURN_COUNTS,
    TURNS,
    ColtNumbers,
    RoundCard,
)
from cantina.games.colt_express.history import HAND_KINDS, PURSE_KINDS
from cantina.kernel.hidden_history import History
from cantina.kernel.native_types import append, i64, vec
from cantina.kernel.pile import Pile
from cantina.kernel.state import State
from cantina.kernel.state_fields import DERIVED, SHARED, complete

if TYPE_CHECKING:
    from cantina.kernel.game import Game

# The random streams, by index.
SETUP: Final = 0
DECK: Final = 1
GRAB: Final = 2
STREAMS: Final[tuple[str, ...]] = ("setup", "deck", "grab")
"""`setup`: the deal; `deck`: shuffles of personal decks; `grab`: the purse a punched bandit loses."""


@final
class ColtState(State):
    """Bandits are numbered by character (0 to 5) and places by location or sheet (see `content`)."""

    def __init__(self, game: Game, seats: i64, quiet: bool) -> None:
        super().__init__(game, seats, quiet)
        self.encoded_start: dict[int, bytes] = {}
        """Cache of `encoding`, by seat: the start of a row, which Planning does not change."""
        self.encoded_start_round: i64 = -1
        """The round for which the cache was filled."""

    numbers: Annotated[ColtNumbers, DERIVED]
    abilities: bool
    events: bool
    station: bool
    two_bandits: bool
    expert: bool

    last: i64
    """The unit of the Caboose."""
    cars: tuple[int, ...]
    """The car of units 1 to `last`."""
    seat_of: Annotated[vec[i64], SHARED]
    """The seat that controls each character; -1: not in play."""
    dealt: bool
    """Set-up is over: the personal decks exist."""
    picked: i64
    """A bit for each seat that has picked a card before shuffling, in this round (CE-TWO-10)."""

    spot: vec[i64]
    """The location of each bandit; -1: not on the train."""
    marshal: i64
    """The Marshal's unit."""
    bullets: vec[i64]
    """Bullets left in each bandit's cylinder."""
    neutral: i64
    """Neutral bullets left."""

    purse_at: vec[i64]
    """The place of each purse."""
    purse_value: vec[i64]
    purse_seen: vec[i64]
    """Who knows the value of each purse for certain, as a seen-mask."""
    purse_history: Annotated[History, PURSE_KINDS]
    """How purses changed hands (see `history`)."""
    jewels: vec[i64]
    """Jewels by place."""
    strongboxes: vec[i64]
    """Strongboxes by place."""
    ransom: i64
    """The bandits that hold the Conductor hostage, as bits."""

    decks: list[Pile]
    hands: list[Pile]
    discards: list[Pile]
    """Face up; used in the expert variant only."""
    hand_histories: Annotated[list[History], HAND_KINDS]
    """Expert variant: what everyone saw of each hand since its deck was rebuilt (see `history`)."""
    common: Pile
    """The common pile, the first card played first."""

    rounds: Pile
    """The round cards of this game, the first round first."""
    unused: Annotated[vec[i64], SHARED]
    """Round cards that are out of play unseen."""
    round: i64
    phase: i64
    """The next phase of the round."""
    first: i64
    """The First Player's seat."""
    turn: i64
    """The index of the turn on the round card."""
    acted: i64
    """Actions taken in this turn; after Planning, seats that are done keeping cards."""
    resolved: i64
    """Cards of the common pile turned up so far."""
    actor: i64
    """The bandit whose card, or whose part of an event, is being resolved."""
    target: i64
    """The bandit being punched."""

    def round_card(self) -> RoundCard:
        """The round card of the current round."""
        return ROUND_CARDS[self.rounds.cards[self.round]]

    def turn_kind(self) -> i64:
        """The kind of the current turn."""
        return TURNS[self.rounds.cards[self.round] * MOST_TURNS + self.turn]

    def turn_count(self) -> i64:
        """How many turns the current round has."""
        return TURN_COUNTS[self.rounds.cards[self.round]]

    def controls(self, seat: i64, bandit: i64) -> bool:
        return self.seat_of[bandit] == seat

    def bandit_of(self, seat: i64) -> i64:
        """The bandit of a seat that has only one."""
        bandit: i64 = 0
        while self.seat_of[bandit] != seat:
            bandit += 1
        return bandit

    def actor_seat(self) -> i64:
        return self.seat_of[self.actor]

    def purses_at(self, place: i64) -> vec[i64]:
        """The purses at a place, in the order of their numbers."""
        found: vec[i64] = vec[i64]()
        for purse, where in enumerate(self.purse_at):
            if where == place:
                found = append(found, purse)
        return found

    def piles_of(self, seat: i64) -> list[Pile]:
        """A player's personal cards that are not on the common pile."""
        piles = [self.decks[seat], self.hands[seat]]
        if self.expert:
            piles.append(self.discards[seat])
        return piles

    def has_purse(self, place: i64) -> bool:
        return place in self.purse_at


FIELD_TYPES: Final = complete(ColtState)


def make_state(game: Game, seats: int, quiet: bool) -> ColtState:
    return ColtState(game, seats, quiet)
