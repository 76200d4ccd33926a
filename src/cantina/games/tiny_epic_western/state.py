"""The complete state of a game of Tiny Epic Western."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final, final

from cantina.games.tiny_epic_western.content import (
    INFLUENCE_SPOT,
    LEFTOVER,
    MAT_COUNT,
    NUMBER_SPOT,
    PORCH,
    SHERIFF,
    SUIT_SPOT,
    WesternNumbers,
    changed_poker_card,
)
from cantina.games.tiny_epic_western.history import KINDS
from cantina.kernel.hidden_history import History
from cantina.kernel.native_types import append, i64, pop, vec
from cantina.kernel.pile import EVERYONE, Pile
from cantina.kernel.state import State
from cantina.kernel.state_fields import DERIVED, SHARED, complete

if TYPE_CHECKING:
    from cantina.kernel.game import Game

# The random streams, by index.
SETUP: Final = 0
POKER_SHUFFLE: Final = 1
DICE: Final = 2
PROPERTY_SHUFFLE: Final = 3
STREAMS: Final[tuple[str, ...]] = ("setup", "poker", "dice", "properties")
"""`setup`: bosses, colours, Dealer, property deck; `poker`: the deals; `dice`: duels and the
solo Rival's placements; `properties`: the deck after an auction."""

RIVAL: Final = 1
"""The side of the solo game that no seat plays."""


@final
class WesternState(State):
    """A side is a player's seat or, in the solo game, the Rival.

    Mats are identified by their number in `content`, spots by mat * 4 + kind; an index is a place in the ring.
    The arrays and lists marked as shared are replaced where something changes, never changed in place.
    """

    numbers: Annotated[WesternNumbers, DERIVED]
    solo: bool
    sides: i64
    mats: Annotated[vec[i64], SHARED]
    """The mat at each index of the ring."""
    colour: Annotated[vec[i64], SHARED]
    """The mat of each side's colour; -1: not taken yet."""
    boss: Annotated[vec[i64], SHARED]
    """Each seat's boss; -1: not taken yet."""
    owner: Annotated[vec[i64], SHARED]
    """For each mat, the side of its colour; -1: a dull side, the Sheriff's Office or the Town Hall."""
    ring: Annotated[vec[i64], SHARED]
    """The seats in clockwise order."""
    choosing: Annotated[vec[i64], SHARED]
    """Before the first round: the seats that still choose, the next one last."""

    influence: vec[i64]
    """By seat * 3 + type."""
    business: Annotated[vec[i64], SHARED]
    """The level of each business token."""
    wanted: i64
    """The side that holds the Wanted card; -1: nobody."""
    dealer: i64
    """The Dealer's place in `ring`."""
    round: i64
    phase: i64
    step: i64
    """How many steps of the phase have begun."""

    third: i64
    """The seats that have their third gunman this round, as bits."""
    earned: i64
    """The seats that won their third gunman for the next round from the Sheriff's pot, as bits."""
    left: vec[i64]
    """How many gunmen each side has still to place."""
    standing: vec[i64]
    """The side that stands on each spot; -1: nobody."""
    option: vec[i64]
    """The option taken there."""
    lying: vec[i64]
    """The wounded on each spot: how many of each side, two bits a side."""
    safe: i64
    """The seats that used the Outhouse this round, as bits."""
    spoils: i64
    """How often the Outlaw has gained this round."""

    gaps: Annotated[vec[i64], SHARED]
    """The poker card in each gap."""
    hands: list[Pile]
    """The poker cards of each seat: those dealt, then the one kept."""
    rivals: Pile
    """The Rival's card; in the solo game a second one, face up."""
    poker: Pile
    discard: Pile
    history: Annotated[History, KINDS]
    """The movements of the poker cards of this round, in order (see `history`)."""

    properties: vec[i64]
    """The property deck, the top card last; nobody ever knows its order."""
    zone: vec[i64]
    """The card in each mat's buy zone; -1: none."""
    stacks: Annotated[list[tuple[int, ...]], SHARED]
    """The cards on each mat's porch, the top one last."""
    aside: vec[i64]
    """Cards bought this round: side * 32 + card, in order."""
    rival_cards: vec[i64]
    """Solo: the Rival's cards in the order in which it got them; a barber may change its stack."""
    bought: i64
    """The seats that acquired a card this round, as bits."""
    bought_late: i64
    """Those that bought one in phase four."""

    active: i64
    """The seat that places, uses, buys or pays now."""
    last: i64
    """The spot of the gunman placed last, standing or wounded; -1: none."""
    attacker: i64
    defender: i64
    """The sides of the current duel."""
    field: i64
    """The spot of the current or last duel."""
    stance: i64
    """The option the attacker wants."""
    dice: vec[i64]
    """Attacker's and defender's die."""
    bonus: vec[i64]
    """What their cards add."""
    helped: i64
    """The sides that had their free reroll in this duel, as bits."""
    duel_card: i64
    """The card drawn for the solo Rival; -1: none."""

    turned: vec[i64]
    """Cards turned over at an auction."""
    lifted: i64
    """The spot a gunman is being moved from; -1: none."""
    buying: i64
    """The card being bought; -1: none."""
    due: vec[i64]
    """Its price, by type."""
    waive: i64
    """How many units of the price are still to be waived."""
    ranking: Annotated[vec[i64], SHARED]
    """The sides by their Town Hall hands, best first."""
    first: i64
    """The seat that paid at the Post Office to be first; -1: nobody."""

    # -- seats and mats -------------------------------------------------------------------------

    def seat_in_turn_order(self, position: i64) -> i64:
        """The seat at a position of the turn order, which starts with the Dealer (TEW-ROUND-2)."""
        place: i64 = self.dealer + position
        while place >= self.seats:  # quicker than a remainder
            place -= self.seats
        return self.ring[place]

    def index_of(self, mat: i64) -> i64:
        """Where in the ring a mat lies."""
        index: i64 = 0
        while self.mats[index] != mat:
            index += 1
        return index

    def spots_on(self, mat: i64) -> i64:
        """How many spots are on the side of a mat that is up: the first ones (TEW-SETUP-7)."""
        if mat == SHERIFF:
            return LEFTOVER + 1
        return INFLUENCE_SPOT + 1 if self.owner[mat] >= 0 else PORCH + 1

    def spot_exists(self, spot: i64) -> bool:
        """Whether a spot is on the side of its mat that is up (TEW-SETUP-7)."""
        return spot & 3 < self.spots_on(spot >> 2)

    def wounded_count(self, side: i64, spot: i64) -> i64:
        """How many gunmen of a side lie on a spot."""
        return self.lying[spot] >> (2 * side) & 3

    def add_wounded(self, side: i64, spot: i64) -> None:
        self.lying[spot] += 1 << (2 * side)

    def remove_wounded(self, side: i64, spot: i64) -> None:
        self.lying[spot] -= 1 << (2 * side)

    def has_gunman_on(self, side: i64, mat: i64) -> bool:
        """Whether a side has a gunman on a mat, standing or wounded (TEW-RES-3, TEW-BUY-2)."""
        spot: i64 = mat * 4
        end: i64 = spot + 4
        while spot < end:
            if self.standing[spot] == side or self.lying[spot] >> (2 * side) & 3:
                return True
            spot += 1
        return False

    def seats_on(self, mat: i64) -> i64:
        """The seats with a gunman on a mat, standing or wounded, as bits."""
        lying: i64 = 0
        bits: i64 = 0
        spot: i64 = mat * 4
        end: i64 = spot + 4
        bit: i64 = 1
        while spot < end:
            side: i64 = self.standing[spot]
            if 0 <= side < self.seats:
                bits |= bit << side
            lying |= self.lying[spot]
            spot += 1
        seat: i64 = 0
        while lying > 0 and seat < self.seats:
            if lying & 3:
                bits |= bit << seat
            lying >>= 2
            seat += 1
        return bits

    # -- properties -----------------------------------------------------------------------------

    def draw_property(self) -> i64:
        """Takes the top card of the property deck."""
        self.properties, card = pop(self.properties)
        return card

    def top_property(self, mat: i64) -> i64:
        """The usable card of a porch; -1: none (TEW-PORCH-2)."""
        stack = self.stacks[mat]
        if len(stack) == 0:
            return -1
        return stack[-1]

    def set_stack(self, mat: i64, cards: tuple[int, ...]) -> None:
        """Replaces the cards on a mat's porch."""
        stacks = self.stacks[:]
        stacks[mat] = cards
        self.stacks = stacks

    def porch_of(self, card: i64) -> i64:
        """The mat on whose porch a card is on top; -1: none."""
        mat: i64 = 1
        while mat < MAT_COUNT:
            if self.top_property(mat) == card:
                return mat
            mat += 1
        return -1

    def properties_of(self, side: i64) -> vec[i64]:
        """Every property a side owns, covered and new ones included (TEW-STACK-3)."""
        cards: vec[i64] = vec[i64]()
        if self.colour[side] >= 0:
            for card in self.stacks[self.colour[side]]:
                cards = append(cards, card)
        for entry in self.aside:
            if entry // 32 == side:
                cards = append(cards, entry % 32)
        return cards

    def symbols_of(self, side: i64, business: i64) -> i64:
        """A side's shares in a business (TEW-SCORE-2)."""
        symbols = self.numbers.symbols
        count: i64 = 0
        if self.colour[side] >= 0:
            for card in self.stacks[self.colour[side]]:
                count += symbols[card * 3 + business]
        for entry in self.aside:
            if entry // 32 == side:
                count += symbols[entry % 32 * 3 + business]
        return count

    # -- influence ------------------------------------------------------------------------------

    def total_influence(self, seat: i64) -> i64:
        at: i64 = seat * 3
        return self.influence[at] + self.influence[at + 1] + self.influence[at + 2]

    def shortage(self, seat: i64, card: i64) -> i64:
        """How many units of a card's cost a seat lacks."""
        cost = self.numbers.cost
        lacking: i64 = 0
        kind: i64 = 0
        while kind < 3:
            missing: i64 = cost[card * 3 + kind] - self.influence[seat * 3 + kind]
            if missing > 0:
                lacking += missing
            kind += 1
        return lacking

    # -- poker ----------------------------------------------------------------------------------

    def card_is_revealed(self, seat: i64) -> bool:
        """Whether a seat's kept card lies face up."""
        return self.hands[seat].seen[0] == EVERYONE

    def changed_card(self, seat: i64) -> i64:
        """A seat's kept card as the Sheriff's Office changes it in phases three and four (TEW-SHER-1 to 8)."""
        card: i64 = self.hands[seat].cards[0]
        if self.standing[NUMBER_SPOT] == seat:
            card = changed_poker_card(card, NUMBER_SPOT, self.option[NUMBER_SPOT])
        if self.standing[SUIT_SPOT] == seat:
            card = changed_poker_card(card, SUIT_SPOT, self.option[SUIT_SPOT])
        return card


FIELD_TYPES: Final = complete(WesternState)


def make_state(game: Game, seats: int, quiet: bool) -> WesternState:
    return WesternState(game, seats, quiet)
