"""What a Marshal knows, as a row of bytes."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from cantina.games.marshals.content import (
    AMBUSH,
    CARDS,
    CORRUPT,
    JURISDICTION,
    MAP_LENGTH,
    OUTLAWS,
    PLAIN_AMBUSH,
    PLAIN_CAMP,
    TERRAINS,
    WILD,
)
from cantina.games.marshals.rules.actions import SHOWING
from cantina.games.marshals.rules.travel import BOARDING, TOWN
from cantina.games.marshals.state import FLED, MarshalsState
from cantina.kernel.encoding import (
    FLAG,
    NUMBER,
    ONE_OF,
    Encoding,
    Field,
    asked,
    blanks,
    numbered,
    place_from,
    put_flags,
    question,
    turned,
)
from cantina.kernel.ints import i64, u8
from cantina.kernel.pile import PUBLIC

SEATS: Final = 4
DECISIONS: Final = (
    "main",
    "warned",
    "claim",
    "cancel",
    "show",
    "order",
    "search",
    "keep",
    "take",
    "board",
    "travel",
    "buy",
)
SLOTS: Final = 82
"""One for each black-backed card of the box; equal cards have neighbouring ones."""
IN_HAND: Final = 1
IN_OPEN_HAND: Final = 5
IN_DECK: Final = 9
IN_OPEN_DECK: Final = 10
_BLANKS: Final = blanks(SEATS, 313)
# Where fields begin.
_BASIC: Final = 4
_ASKED: Final = 5
_DECISION: Final = 9
_MAP: Final = 14
_SHELTER: Final = 18
_OUTLAWS: Final = 27
_HOME: Final = 31
_MISSES: Final = 55
_WHERE: Final = 67
_DISCARDED: Final = 149
_DEPTH: Final = 231
_DECISIONS: Final = numbered(DECISIONS)


def slot_of(card: int) -> int:
    """The first slot of a card. The equal cards of the basic mode take those of the printed ones."""
    if card == PLAIN_AMBUSH:
        return slot_of(AMBUSH)
    if card == PLAIN_CAMP:
        return slot_of(AMBUSH) + 8
    if card <= WILD:
        return card
    if card < JURISDICTION:
        return card + 5  # six wild cards
    return 79 if card == JURISDICTION else 81


_SLOT: Final[list[i64]] = [slot_of(card) for card in range(CARDS)]
_ALONE: Final = [card < WILD or WILD < card < JURISDICTION or card == CORRUPT for card in range(CARDS)]
"""Whether the box holds a card but once."""

FIELDS: Final = (
    Field("present", (SEATS,), 1, FLAG, "the seats that play"),
    Field("basic", (), 1, FLAG, "the basic mode"),
    Field("asked", (SEATS,), 1, FLAG, "the seats asked to decide, answers that are in but hidden included"),
    Field(
        "decision", (), len(DECISIONS), ONE_OF, "what they are asked: 0 nothing, then " + ", ".join(DECISIONS)
    ),
    Field("over", (), 1, FLAG, "the game is over"),
    Field("turn", (2,), 255, NUMBER, "how many turns have begun: the high and the low byte"),
    Field("active", (), SEATS - 1, ONE_OF, "the seat whose turn it is"),
    Field("row", (MAP_LENGTH,), 3, ONE_OF, "the map from left to right: " + ", ".join(TERRAINS)),
    Field("shelter", (), 1, FLAG, "the top of the discard pile lets a drawn outlaw go"),
    Field("played", (), CARDS, ONE_OF, "the card being resolved, from 1; 0 none"),
    Field("stop", (), 4, ONE_OF, "the terrain of the running train or of the town, from 1; 0 none"),
    Field("rival", (), SEATS, ONE_OF, "the seat being searched, from 1; 0 nobody"),
    Field("picked", (2,), CARDS, ONE_OF, "the cards picked from it that this seat sees, from 1; 0 none"),
    Field("corrupt", (), SEATS, ONE_OF, "the seat with the corrupt card face up, from 1; 0 nobody"),
    Field("deck", (), SLOTS, NUMBER, "cards in the deck"),
    Field("discards", (), SLOTS, NUMBER, "cards in the discard pile"),
    Field(
        "outlaws", (OUTLAWS,), SEATS + 1, ONE_OF, "each outlaw: 0 at large, 1 fled, 2 + the seat that has it"
    ),
    Field("home", (SEATS,), 4, ONE_OF, "each Marshal's expert terrain, from 1; 0 no such seat"),
    Field("terrain", (SEATS,), 4, ONE_OF, "where each pawn stands, from 1; 0 eliminated or no such seat"),
    Field("bullets", (SEATS,), 6, NUMBER, "bullets of each seat"),
    Field("provisions", (SEATS,), 6, NUMBER, "provisions of each seat"),
    Field("money", (SEATS, 2), 255, NUMBER, "money of each seat: the high and the low byte"),
    Field("misses", (SEATS,), 1, FLAG, "the seats that will miss their next turn"),
    Field("hand", (SEATS,), SLOTS, NUMBER, "cards in each hand"),
    Field("shown", (SEATS,), CARDS, ONE_OF, "the card each seat shows in an ambush or camp, from 1; 0 none"),
    Field("where", (SLOTS,), IN_OPEN_DECK, ONE_OF, "where each card is, as far as this seat knows (see below)"),
    Field(
        "discarded", (SLOTS,), SLOTS, NUMBER, "its place in the discard pile, from 1 at the bottom; 0 not there"
    ),
    Field("depth", (SLOTS,), SLOTS, NUMBER, "its place in the deck where that is known, from 1 at the top"),
)


class PosseRow(Encoding[MarshalsState]):
    """Cards go by the slots of the box."""

    def write(self, state: MarshalsState, seat: i64, out: BytesWriter) -> None:
        seats: i64 = state.seats
        out.write(_BLANKS[seats])
        out[_BASIC] = 1 if state.basic else 0
        put_flags(out, _ASKED, turned(asked(state), seat, seats))
        out[_DECISION] = u8(question(state, _DECISIONS))
        out[_DECISION + 1] = 0 if state.stack else 1
        out[_DECISION + 2] = u8(state.turn >> 8)
        out[_DECISION + 3] = u8(state.turn & 255)
        out[_DECISION + 4] = u8(place_from(state.active, seat, seats) - 1)
        for at, terrain in enumerate(state.row):
            out[_MAP + at] = u8(terrain)
        out[_SHELTER] = 1 if state.sheltered() else 0
        out[_SHELTER + 1] = u8(state.played + 1)
        out[_SHELTER + 3] = u8(place_from(state.rival, seat, seats))
        if seat == state.active or seat == state.rival:
            for place, card in enumerate(state.picked):
                out[_SHELTER + 4 + place] = u8(card + 1)
        out[_SHELTER + 6] = u8(place_from(state.corrupt, seat, seats))
        out[_SHELTER + 7] = u8(len(state.deck.cards))
        out[_SHELTER + 8] = u8(len(state.discard.cards))
        for outlaw, captor in enumerate(state.captor):
            if captor >= 0:
                out[_OUTLAWS + outlaw] = u8(place_from(captor, seat, seats) + 1)
            elif captor == FLED:
                out[_OUTLAWS + outlaw] = 1
        put_flags(out, _MISSES, turned(state.missing, seat, seats))
        showing = False
        for frame in state.stack:
            if frame is SHOWING:
                showing = True
            elif frame is BOARDING or frame is TOWN:
                out[_SHELTER + 2] = u8(state.row[state.stop] + 1)
        step: i64 = 0
        while step < seats:
            who: i64 = (seat + step) % seats
            base: i64 = _HOME + step
            out[base] = u8(state.home[who] + 1)
            if state.at[who] >= 0:
                out[base + 4] = u8(state.row[state.at[who]] + 1)
            out[base + 8] = u8(state.bullets[who])
            out[base + 12] = u8(state.provisions[who])
            out[base + 16 + step] = u8(state.money[who] >> 8)
            out[base + 17 + step] = u8(state.money[who] & 255)
            out[base + 28] = u8(len(state.hands[who].cards))
            if showing:
                out[base + 32] = u8(state.shown[who] + 1)
            step += 1
        _known(state, seat, seats, out)
        for depth, card in enumerate(state.discard.cards):
            slot: i64 = _DISCARDED + _SLOT[card]
            out[slot if _ALONE[card] else _free(out, slot)] = u8(depth + 1)


def _known(state: MarshalsState, seat: i64, seats: i64, out: BytesWriter) -> None:
    """Fills in where cards are."""
    eye: i64 = 1 << seat
    step: i64 = 0
    while step < seats:
        hand = state.hands[(seat + step) % seats]
        more = False
        for at, seen in enumerate(hand.seen):
            if seen & PUBLIC:
                out[_free(out, _WHERE + _SLOT[hand.cards[at]])] = u8(IN_OPEN_HAND + step)
            elif seen & eye:
                more = True
        if more:  # after those everyone knows: a hand has no order
            for at, seen in enumerate(hand.seen):
                if seen & eye and not seen & PUBLIC:
                    out[_free(out, _WHERE + _SLOT[hand.cards[at]])] = u8(IN_HAND + step)
        step += 1
    eye |= PUBLIC
    size: i64 = len(state.deck.seen)
    for under, seen in enumerate(state.deck.seen):
        if seen & eye:
            slot: i64 = _free(out, _WHERE + _SLOT[state.deck.cards[under]])
            out[slot] = IN_OPEN_DECK if seen & PUBLIC else IN_DECK
            out[_DEPTH - _WHERE + slot] = u8(size - under)


def _free(out: BytesWriter, slot: i64) -> i64:
    """The first slot from a card's own on that is not taken; equal cards share some."""
    while out[slot] != 0:
        slot += 1
    return slot


NOTES: Final = (
    "The slots of `where`, `depth` and `discarded`: 0 to 39 the movement cards, terrain by terrain; 40 to 45"
    " wild; 46 to 49 outlaws; 50 to 54 border, trains and towns; 55 to 62 ambushes; 63 to 70 camps; 71 to 74"
    " clues; 75 to 78 hideouts; 79 and 80 jurisdiction; 81 corrupt. Equal cards fill their slots from the first"
    " on: hands from this seat's on, then the deck from the bottom; the discards from the bottom. `where` is 0"
    " for unknown or discarded, 1 to 4 in a seat's hand, 5 to 8 there as everyone knows, 9 in the deck, 10"
    " there as everyone knows."
)
ENCODING: Final = PosseRow(FIELDS, NOTES)
