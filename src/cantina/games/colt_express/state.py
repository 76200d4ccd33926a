"""The whole truth of a game of Colt Express."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from cantina.games.colt_express.content import ROUND_CARDS, RoundCard
from cantina.kernel.ints import i64
from cantina.kernel.pile import Pile
from cantina.kernel.state import State

if TYPE_CHECKING:
    from cantina.kernel.game import Game

# The streams of luck.
SETUP: Final = 0
DECK: Final = 1
GRAB: Final = 2
STREAMS: Final = ("setup", "deck", "grab")
"""`setup`: the deal; `deck`: shuffles of personal decks; `grab`: blind picks among purses."""


@final
class ColtState(State):
    """Bandits are numbered by character (0 to 5) and places by location or sheet (see `content`)."""

    def __init__(self, game: Game, seats: i64, quiet: bool) -> None:
        super().__init__(game, seats, quiet)
        self.outlook: dict[int, bytes] = {}
        """What each seat knows of the train, which Planning does not change (see `encoding`)."""
        self.outlook_round: i64 = -1

    abilities: bool
    events: bool
    station: bool
    two_bandits: bool
    expert: bool

    last: i64
    """The unit of the Caboose."""
    cars: tuple[int, ...]
    """The car of units 1 to `last`."""
    seat_of: tuple[int, ...]
    """The seat that controls each character; -1: not in play."""
    dealt: bool
    """Personal decks exist: set-up is over."""

    spot: list[i64]
    """The location of each bandit; -1: not on the train."""
    marshal: i64
    """The Marshal's unit."""
    bullets: list[i64]
    """What is left in each bandit's cylinder."""
    neutral: i64
    """Neutral bullets left."""

    purse_at: list[i64]
    """The place of each purse."""
    purse_value: list[i64]
    purse_seen: list[i64]
    """Who can tell the value of each purse for certain."""
    purse_story: tuple[int, ...]
    """How purses changed hands, for those who try to work out the rest (see `purses`)."""
    jewels: list[i64]
    """Jewels by place."""
    strongboxes: list[i64]
    """Strongboxes by place."""
    ransom: i64
    """The bandits that hold the Conductor hostage, as bits."""

    decks: list[Pile]
    hands: list[Pile]
    discards: list[Pile]
    """Face up; used in the expert variant only."""
    stories: list[tuple[int, ...]]
    """Expert variant: what everyone saw of each hand since its deck was last rebuilt (see `hands`)."""
    common: Pile
    """The common pile, the first card played first."""

    rounds: Pile
    """The round cards of this game, the first round first."""
    unused: tuple[int, ...]
    """Round cards that are out of play unseen."""
    round: i64
    phase: i64
    """The next phase of the round."""
    first: i64
    """The First Player's seat."""
    turn: i64
    """The turn of the round card."""
    acted: i64
    """Actions taken in this turn; after Planning, seats that are done keeping cards."""
    resolved: i64
    """Cards of the common pile turned up so far."""
    actor: i64
    """The bandit whose card, or whose part of an event, is being resolved."""
    target: i64
    """The bandit being punched."""

    def copy(self) -> ColtState:
        other = ColtState(self.game, self.seats, self.quiet)
        self.copy_into(other)
        other.abilities = self.abilities
        other.events = self.events
        other.station = self.station
        other.two_bandits = self.two_bandits
        other.expert = self.expert
        other.last = self.last
        other.cars = self.cars
        other.seat_of = self.seat_of
        other.dealt = self.dealt
        other.spot = self.spot[:]
        other.marshal = self.marshal
        other.bullets = self.bullets[:]
        other.neutral = self.neutral
        other.purse_at = self.purse_at[:]
        other.purse_value = self.purse_value[:]
        other.purse_seen = self.purse_seen[:]
        other.purse_story = self.purse_story
        other.jewels = self.jewels[:]
        other.strongboxes = self.strongboxes[:]
        other.ransom = self.ransom
        other.decks = [pile.copy() for pile in self.decks]
        other.hands = [pile.copy() for pile in self.hands]
        other.discards = [pile.copy() for pile in self.discards]
        other.stories = self.stories[:]
        other.common = self.common.copy()
        other.rounds = self.rounds.copy()
        other.unused = self.unused
        other.round = self.round
        other.phase = self.phase
        other.first = self.first
        other.turn = self.turn
        other.acted = self.acted
        other.resolved = self.resolved
        other.actor = self.actor
        other.target = self.target
        return other

    def card(self) -> RoundCard:
        """The round card of the current round."""
        return ROUND_CARDS[self.rounds.cards[self.round]]

    def controls(self, seat: i64, bandit: i64) -> bool:
        return self.seat_of[bandit] == seat

    def bandit_of(self, seat: i64) -> i64:
        """The bandit of a seat that has but one."""
        bandit: i64 = 0
        while self.seat_of[bandit] != seat:
            bandit += 1
        return bandit

    def actor_seat(self) -> i64:
        return self.seat_of[self.actor]

    def purses_at(self, place: i64) -> list[i64]:
        """The purses at a place, in the order of their numbers."""
        return [purse for purse in range(len(self.purse_at)) if self.purse_at[purse] == place]

    def piles_of(self, seat: i64) -> list[Pile]:
        """A player's personal cards that are not on the common pile."""
        piles = [self.decks[seat], self.hands[seat]]
        if self.expert:
            piles.append(self.discards[seat])
        return piles

    def has_purse(self, place: i64) -> bool:
        return place in self.purse_at


SHAPES: dict[str, object] = {
    "abilities": bool,
    "events": bool,
    "station": bool,
    "two_bandits": bool,
    "expert": bool,
    "last": int,
    "cars": tuple[int, ...],
    "seat_of": tuple[int, ...],
    "dealt": bool,
    "spot": list[int],
    "marshal": int,
    "bullets": list[int],
    "neutral": int,
    "purse_at": list[int],
    "purse_value": list[int],
    "purse_seen": list[int],
    "purse_story": tuple[int, ...],
    "jewels": list[int],
    "strongboxes": list[int],
    "ransom": int,
    "decks": list[Pile],
    "hands": list[Pile],
    "discards": list[Pile],
    "stories": list[tuple[int, ...]],
    "common": Pile,
    "rounds": Pile,
    "unused": tuple[int, ...],
    "round": int,
    "phase": int,
    "first": int,
    "turn": int,
    "acted": int,
    "resolved": int,
    "actor": int,
    "target": int,
}
"""The fields of the state and their form in a dump."""


def blank(game: Game, seats: int, quiet: bool) -> ColtState:
    return ColtState(game, seats, quiet)
