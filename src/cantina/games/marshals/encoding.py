"""The encoding of Marshals: what a seat knows, as a row of bytes."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from cantina.games.marshals.content import (
    CARD_COUNT,
    FIRST_AMBUSH,
    JURISDICTION,
    MAP_LENGTH,
    OUTLAW_COUNT,
    PLAIN_AMBUSH,
    PLAIN_CAMP,
    TERRAINS,
    WILD,
)
from cantina.games.marshals.rules.actions import SHOWING
from cantina.games.marshals.rules.outlaws import claimed_outlaw
from cantina.games.marshals.rules.travel import BOARDING, TOWN
from cantina.games.marshals.state import FLED, MarshalsState
from cantina.kernel.encoding import (
    CATEGORY,
    FLAG,
    NUMBER,
    Encoding,
    Field,
    Layout,
    blank_rows,
    deciding_seats,
    decision_kind,
    numbered_from_one,
    relative_seat,
    relative_seat_bits,
    write_flags,
)
from cantina.kernel.native_types import i64, u8
from cantina.kernel.pile import PUBLIC

SEATS: Final = 4
DECISIONS: Final[tuple[str, ...]] = (
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
_DECISIONS: Final = numbered_from_one(DECISIONS)


def slot_of(card: int) -> int:
    """The first slot of a card. The equal cards of the basic mode take those of the printed ones."""
    if card == PLAIN_AMBUSH:
        return slot_of(FIRST_AMBUSH)
    if card == PLAIN_CAMP:
        return slot_of(FIRST_AMBUSH) + 8
    if card <= WILD:
        return card
    if card < JURISDICTION:
        return card + 5  # six wild cards
    return 79 if card == JURISDICTION else 81


_SLOT: Final[list[i64]] = [slot_of(card) for card in range(CARD_COUNT)]

FIELDS: Final[tuple[Field, ...]] = (
    Field("present", (SEATS,), 1, FLAG, "the seats that play"),
    Field("basic", (), 1, FLAG, "the basic mode"),
    Field("asked", (SEATS,), 1, FLAG, "the seats that decide now, those that have answered in secret included"),
    Field(
        "decision", (), len(DECISIONS), CATEGORY, "what they decide: 0 nothing, then " + ", ".join(DECISIONS)
    ),
    Field("over", (), 1, FLAG, "the game is over"),
    Field("turn", (2,), 255, NUMBER, "how many turns have begun: the high and the low byte"),
    Field("active", (), SEATS - 1, CATEGORY, "the seat whose turn it is"),
    Field("row", (MAP_LENGTH,), 3, CATEGORY, "the map from left to right: " + ", ".join(TERRAINS)),
    Field("shelter", (), 1, FLAG, "the top of the discard pile lets a drawn outlaw go"),
    Field("played", (), CARD_COUNT, CATEGORY, "the card being resolved, from 1; 0 none"),
    Field(
        "captured", (), OUTLAW_COUNT, CATEGORY, "the outlaw whose capture is being claimed for, from 1; 0 none"
    ),
    Field("stop", (), 4, CATEGORY, "the terrain of the running train or of the town, from 1; 0 none"),
    Field("rival", (), SEATS, CATEGORY, "the seat being searched, from 1; 0 nobody"),
    Field("picked", (2,), CARD_COUNT, CATEGORY, "the cards picked from it that this seat sees, from 1; 0 none"),
    Field("corrupt", (), SEATS, CATEGORY, "the seat with the corrupt card face up, from 1; 0 nobody"),
    Field("deck", (), SLOTS, NUMBER, "cards in the deck"),
    Field("discards", (), SLOTS, NUMBER, "cards in the discard pile"),
    Field(
        "outlaws",
        (OUTLAW_COUNT,),
        SEATS + 1,
        CATEGORY,
        "each outlaw: 0 at large, 1 fled, 2 + the seat that has it",
    ),
    Field("home", (SEATS,), 4, CATEGORY, "each Marshal's expert terrain, from 1; 0 no such seat"),
    Field("terrain", (SEATS,), 4, CATEGORY, "where each pawn stands, from 1; 0 eliminated or no such seat"),
    Field("bullets", (SEATS,), 6, NUMBER, "bullets of each seat"),
    Field("provisions", (SEATS,), 6, NUMBER, "provisions of each seat"),
    Field("money", (SEATS, 2), 255, NUMBER, "money of each seat: the high and the low byte"),
    Field("misses", (SEATS,), 1, FLAG, "the seats that will miss their next turn"),
    Field("hand", (SEATS,), SLOTS, NUMBER, "cards in each hand"),
    Field(
        "shown", (SEATS,), CARD_COUNT, CATEGORY, "the card each seat shows in an ambush or camp, from 1; 0 none"
    ),
    Field(
        "where", (SLOTS,), IN_OPEN_DECK, CATEGORY, "where each card is, as far as this seat knows (see below)"
    ),
    Field(
        "discarded", (SLOTS,), SLOTS, NUMBER, "its place in the discard pile, from 1 at the bottom; 0 not there"
    ),
    Field("depth", (SLOTS,), SLOTS, NUMBER, "its place in the deck where that is known, from 1 at the top"),
)
LAYOUT: Final = Layout(FIELDS)
# Offsets in a row.
_BASIC: Final[i64] = LAYOUT.offset("basic")
_ASKED: Final[i64] = LAYOUT.offset("asked")
_DECISION: Final[i64] = LAYOUT.offset("decision")
_OVER: Final[i64] = LAYOUT.offset("over")
_TURN: Final[i64] = LAYOUT.offset("turn")
_ACTIVE: Final[i64] = LAYOUT.offset("active")
_ROW: Final[i64] = LAYOUT.offset("row")
_SHELTER: Final[i64] = LAYOUT.offset("shelter")
_PLAYED: Final[i64] = LAYOUT.offset("played")
_CAPTURED: Final[i64] = LAYOUT.offset("captured")
_STOP: Final[i64] = LAYOUT.offset("stop")
_RIVAL: Final[i64] = LAYOUT.offset("rival")
_PICKED: Final[i64] = LAYOUT.offset("picked")
_CORRUPT: Final[i64] = LAYOUT.offset("corrupt")
_DECK: Final[i64] = LAYOUT.offset("deck")
_DISCARDS: Final[i64] = LAYOUT.offset("discards")
_OUTLAWS: Final[i64] = LAYOUT.offset("outlaws")
_HOME: Final[i64] = LAYOUT.offset("home")
_TERRAIN: Final[i64] = LAYOUT.offset("terrain")
_BULLETS: Final[i64] = LAYOUT.offset("bullets")
_PROVISIONS: Final[i64] = LAYOUT.offset("provisions")
_MONEY: Final[i64] = LAYOUT.offset("money")
_MISSES: Final[i64] = LAYOUT.offset("misses")
_HAND: Final[i64] = LAYOUT.offset("hand")
_SHOWN: Final[i64] = LAYOUT.offset("shown")
_WHERE: Final[i64] = LAYOUT.offset("where")
_DISCARDED: Final[i64] = LAYOUT.offset("discarded")
_DEPTH: Final[i64] = LAYOUT.offset("depth")
_BLANK_ROWS: Final = blank_rows(LAYOUT, SEATS)


class MarshalsEncoding(Encoding[MarshalsState]):
    """Cards are numbered by their slots, one for each card of the box."""

    def write(self, state: MarshalsState, seat: i64, out: BytesWriter) -> None:
        seats: i64 = state.seats
        out.write(_BLANK_ROWS[seats])
        out[_BASIC] = 1 if state.basic else 0
        write_flags(out, _ASKED, relative_seat_bits(deciding_seats(state), seat, seats))
        out[_DECISION] = u8(decision_kind(state, _DECISIONS))
        out[_OVER] = 0 if state.stack else 1
        out[_TURN] = u8(state.turn >> 8)
        out[_TURN + 1] = u8(state.turn & 255)
        out[_ACTIVE] = u8(relative_seat(state.active, seat, seats) - 1)
        at: i64 = _ROW
        for terrain in state.row:
            out[at] = u8(terrain)
            at += 1
        out[_SHELTER] = 1 if state.shelter_is_active() else 0
        out[_PLAYED] = u8(state.played + 1)
        out[_CAPTURED] = u8(claimed_outlaw(state) + 1)
        out[_RIVAL] = u8(relative_seat(state.rival, seat, seats))
        if seat == state.active or seat == state.rival:
            at = _PICKED
            for card in state.picked:
                out[at] = u8(card + 1)
                at += 1
        out[_CORRUPT] = u8(relative_seat(state.corrupt, seat, seats))
        out[_DECK] = u8(len(state.deck.cards))
        out[_DISCARDS] = u8(len(state.discard.cards))
        at = _OUTLAWS
        for captor in state.captor:
            if captor >= 0:
                out[at] = u8(relative_seat(captor, seat, seats) + 1)
            elif captor == FLED:
                out[at] = 1
            at += 1
        write_flags(out, _MISSES, relative_seat_bits(state.missing, seat, seats))
        showing = False
        for frame in state.stack:
            if frame is SHOWING:
                showing = True
            elif frame is BOARDING or frame is TOWN:
                out[_STOP] = u8(state.row[state.stop] + 1)
        step: i64 = 0
        player: i64 = seat
        while step < seats:
            out[_HOME + step] = u8(state.home[player] + 1)
            place: i64 = state.at[player]
            if place >= 0:
                out[_TERRAIN + step] = u8(state.row[place] + 1)
            out[_BULLETS + step] = u8(state.bullets[player])
            out[_PROVISIONS + step] = u8(state.provisions[player])
            money: i64 = state.money[player]
            out[_MONEY + 2 * step] = u8(money >> 8)
            out[_MONEY + 2 * step + 1] = u8(money & 255)
            out[_HAND + step] = u8(len(state.hands[player].cards))
            if showing:
                out[_SHOWN + step] = u8(state.shown[player] + 1)
            player += 1
            if player == seats:
                player = 0
            step += 1
        _write_known_cards(state, seat, seats, out)
        depth: i64 = 1
        for lies in state.discard.cards:
            slot: i64 = _DISCARDED + _SLOT[lies]
            while out[slot] != 0:  # equal cards have several slots
                slot += 1
            out[slot] = u8(depth)
            depth += 1


def _write_known_cards(state: MarshalsState, seat: i64, seats: i64, out: BytesWriter) -> None:
    """Writes where the cards are that this seat knows of."""
    viewer_mask: i64 = 1 << seat
    step: i64 = 0
    player: i64 = seat
    at: i64 = 0
    while step < seats:
        hand = state.hands[player]
        has_private_cards = False
        at = 0
        for seen in hand.seen:
            if seen & PUBLIC:
                out[_free_slot(out, hand.cards[at])] = u8(IN_OPEN_HAND + step)
            elif seen & viewer_mask:
                has_private_cards = True
            at += 1
        if has_private_cards:  # after those everyone knows, whatever the order of the hand
            at = 0
            for own in hand.seen:
                if own & viewer_mask and not own & PUBLIC:
                    out[_free_slot(out, hand.cards[at])] = u8(IN_HAND + step)
                at += 1
        player += 1
        if player == seats:
            player = 0
        step += 1
    viewer_mask |= PUBLIC
    deck = state.deck
    depth: i64 = len(deck.seen)
    at = 0
    for known in deck.seen:
        if known & viewer_mask:
            slot: i64 = _free_slot(out, deck.cards[at])
            if known & PUBLIC:
                out[slot] = IN_OPEN_DECK
            else:
                out[slot] = IN_DECK
            out[_DEPTH - _WHERE + slot] = u8(depth - at)
        at += 1


def _free_slot(out: BytesWriter, card: i64) -> i64:
    """The first slot of a card that is still 0 in `where`; equal cards have several."""
    slot: i64 = _WHERE + _SLOT[card]
    while out[slot] != 0:
        slot += 1
    return slot


NOTES: Final = (
    "The slots of `where`, `depth` and `discarded`: 0 to 39 the movement cards, terrain by terrain; 40 to 45"
    " wild; 46 to 49 outlaws; 50 to 54 border, trains and towns; 55 to 62 ambushes; 63 to 70 camps; 71 to 74"
    " clues; 75 to 78 hideouts; 79 and 80 jurisdiction; 81 corrupt. Equal cards fill their slots in ascending"
    " order: first the hands, beginning with this seat's, then the deck from the bottom; in `discarded`, from"
    " the bottom of the pile. `where` is 0 for unknown or discarded; 1 to 4 for a card in a seat's hand that"
    " this seat knows, 5 to 8 for one that everyone knows; 9 for a card in the deck that this seat knows, 10"
    " for one that everyone knows."
)
ENCODING: Final = MarshalsEncoding(FIELDS, NOTES)
