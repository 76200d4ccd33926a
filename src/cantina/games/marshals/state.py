"""The complete state of a game of Marshals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final, final

from cantina.games.marshals.content import JURISDICTION, VALUE_COUNT, WILD, MarshalsNumbers, is_shelter
from cantina.games.marshals.history import KINDS
from cantina.kernel.hidden_history import History
from cantina.kernel.native_types import i64, vec
from cantina.kernel.pile import Pile
from cantina.kernel.state import State
from cantina.kernel.state_fields import DERIVED, SHARED, complete

if TYPE_CHECKING:
    from cantina.kernel.game import Game

# The random streams, by index (MA-SETUP-17).
SETUP: Final = 0
BORDER_SHUFFLE: Final = 1
BLIND: Final = 2
STREAMS: Final[tuple[str, ...]] = ("setup", "border", "blind")
"""`setup`: the deal; `border`: new map rows; `blind`: cards picked at random from a rival's hand."""

AT_LARGE: Final = -1
FLED: Final = -2


@final
class MarshalsState(State):
    """Territories are numbered by terrain on cards and by index (0 to 3, from the left) on the map row."""

    numbers: Annotated[MarshalsNumbers, DERIVED]
    basic: bool
    row: vec[i64]
    """The terrain at each index of the map row."""
    home: Annotated[vec[i64], SHARED]
    """Each seat's expert terrain."""
    at: vec[i64]
    """The index at which each pawn stands; -1: eliminated."""
    bullets: vec[i64]
    provisions: vec[i64]
    money: vec[i64]
    captor: vec[i64]
    """The seat that captured each outlaw, AT_LARGE or FLED."""
    corrupt: i64
    """The seat with the revealed corrupt card; -1: nobody."""

    deck: Pile
    hands: list[Pile]
    discard: Pile
    spent: bool
    """The shelter on top of the discard pile has been used up (MA-ESC-4)."""
    built: Annotated[vec[i64], SHARED]
    """The deck as it was when the first turn began, the top card last."""
    upper: i64
    """The corrupt card may have been among so many of its top cards."""
    odds: tuple[int, int]
    """The relative weights that one of those, and one card of an opening hand, is the corrupt card."""
    history: Annotated[History, KINDS]
    """Every movement of a card into, out of and between deck and hands, in order (see `history`)."""

    active: i64
    """The seat whose turn it is."""
    turn: i64
    """How many turns have begun."""
    missing: i64
    """Basic mode: the seats that will miss their next turn, as bits."""
    played: i64
    """The card being resolved; -1: none."""
    passed: i64
    """How many seats, clockwise from the active one, have been dealt with in the current question."""
    shown: vec[i64]
    """The card each seat has shown in the ambush or camp being resolved; -1: none."""
    rival: i64
    """The seat being searched; -1: nobody."""
    picked: vec[i64]
    """The cards picked at random from the rival's hand."""
    stop: i64
    """The index where the running train started, or where the town is (MA-TRAIN-1, MA-TOWN-1)."""
    travelling: bool
    """A journey to the town has begun and must be finished (MA-TOWN-4)."""

    def in_play(self, seat: i64) -> bool:
        return self.at[seat] >= 0

    def clockwise(self, steps: i64) -> i64:
        """The seat so many places after the active one."""
        seat: i64 = self.active + steps
        while seat >= self.seats:  # quicker than a remainder
            seat -= self.seats
        return seat

    def terrain(self, seat: i64) -> i64:
        """The terrain a pawn stands on."""
        return self.row[self.at[seat]]

    def index_of(self, terrain: i64) -> i64:
        """Where on the map row a terrain lies."""
        index: i64 = 0
        while self.row[index] != terrain:
            index += 1
        return index

    def adjacent_terrains(self, seat: i64) -> i64:
        """The terrains adjacent to a pawn's territory, as bits (MA-SETUP-2)."""
        at: i64 = self.at[seat]
        bits: i64 = 0
        if at > 0:
            bits |= 1 << self.row[at - 1]
        if at < 3:
            bits |= 1 << self.row[at + 1]
        return bits

    def holds_terrain(self, seat: i64, terrain: i64) -> bool:
        """Whether a hand holds a movement card of a terrain."""
        for card in self.hands[seat].cards:  # noqa: SIM110 (a generator is slow when compiled)
            if card < WILD and card // VALUE_COUNT == terrain:
                return True
        return False

    def outlaws_at_large(self) -> i64:
        """How many outlaws are neither captured nor fled: in the deck, or just drawn."""
        count: i64 = 0
        for seat in self.captor:
            if seat == AT_LARGE:
                count += 1
        return count

    def captures(self, seat: i64) -> i64:
        count: i64 = 0
        for captor in self.captor:
            if captor == seat:
                count += 1
        return count

    def shelter_is_active(self) -> bool:
        """Whether the top of the discard pile lets a drawn outlaw escape (MA-ESC-1 and 4)."""
        cards = self.discard.cards
        return len(cards) > 0 and not self.spent and is_shelter(cards[-1])

    def jurisdictions_gone(self) -> bool:
        """Whether it is public that no jurisdiction card is left (there are none with two players)."""
        return self.seats == 2 or self.basic or self.discard.count(JURISDICTION) == 2


FIELD_TYPES: Final = complete(MarshalsState)


def make_state(game: Game, seats: int, quiet: bool) -> MarshalsState:
    return MarshalsState(game, seats, quiet)
