"""The encoding of Tiny Epic Western: what a seat knows, as a row of bytes."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from cantina.games.tiny_epic_western.content import (
    BOSSES,
    GAP_COUNT,
    INFLUENCE_SPOT,
    LEFT,
    MAT_COUNT,
    MATS,
    MOST_PER_PROPERTY,
    NUMBER_SPOT,
    POKER_COUNT,
    PROPERTY_COUNT,
    ROUNDS,
    SHERIFF,
    SUIT_SPOT,
    spot_name,
)
from cantina.games.tiny_epic_western.rules.abilities import Converting
from cantina.games.tiny_epic_western.rules.duels import DUEL
from cantina.games.tiny_epic_western.rules.influence import Gaining
from cantina.games.tiny_epic_western.state import RIVAL, WesternState
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

SIDES: Final = 4
DECISIONS: Final[tuple[str, ...]] = (
    "colour",
    "boss",
    "keep",
    "hire",
    "place",
    "duel",
    "press",
    "gain",
    "gain-two",
    "pot",
    "convert",
    "advance",
    "exchange",
    "pair",
    "raise",
    "auction",
    "bid",
    "bank",
    "pay",
    "gamble",
    "swap",
    "lift",
    "set",
    "post",
    "buy",
    "leftover",
    "waive",
)
USED_SPOTS: Final[tuple[int, ...]] = (4, 5, 8, 9, 12, 13, 14, 15, 16, 17, 20, 21)
"""The placement spots that are used with some number of players."""
IN_HAND: Final = 1
IN_OPEN_HAND: Final = 5
IN_DISCARD: Final = 9
IN_OPEN_DISCARD: Final = 10
ON_PORCH: Final = 7
ASIDE: Final = 13
TURNED: Final = 17
_DECISIONS: Final = numbered_from_one(DECISIONS)
_USED_SPOTS: Final[list[i64]] = list(USED_SPOTS)

FIELDS: Final[tuple[Field, ...]] = (
    Field("present", (SIDES,), 1, FLAG, "the sides that play, the solo Rival included"),
    Field("solo", (), 1, FLAG, "the solo game: the second side is the Rival"),
    Field("asked", (SIDES,), 1, FLAG, "the seats that decide now, those that have answered in secret included"),
    Field(
        "decision", (), len(DECISIONS), CATEGORY, "what they decide: 0 nothing, then " + ", ".join(DECISIONS)
    ),
    Field("over", (), 1, FLAG, "the game is over"),
    Field("round", (), ROUNDS, NUMBER, "the round"),
    Field("phase", (), 5, CATEGORY, "the phase of the round"),
    Field("dealer", (), SIDES, CATEGORY, "the Dealer's seat, from 1; 0 before there is one"),
    Field("active", (), SIDES, CATEGORY, "the side whose turn it is in phases two and four, from 1; 0 nobody"),
    Field("wanted", (), SIDES, CATEGORY, "the side that holds the Wanted card, from 1; 0 nobody"),
    Field("spoils", (), 2, NUMBER, "how often the Outlaw has gained this round"),
    Field("waive", (), 6, NUMBER, "units of the price still to be waived"),
    Field("due", (3,), 6, NUMBER, "the price of the card being bought: money, law, force"),
    Field("buying", (), PROPERTY_COUNT, CATEGORY, "the card being bought, from 1; 0 none"),
    Field("lifted", (), MAT_COUNT, CATEGORY, "the mat a gunman is being moved from, from 1; 0 none"),
    Field("business", (3,), 3, NUMBER, "the level of mining, rail and wagon"),
    Field("poker", (), POKER_COUNT, NUMBER, "cards in the poker deck"),
    Field("discards", (), POKER_COUNT, NUMBER, "poker cards discarded"),
    Field("properties", (), PROPERTY_COUNT, NUMBER, "cards in the property deck"),
    Field(
        "choosing",
        (SIDES,),
        SIDES,
        CATEGORY,
        "the seats still to choose colour and boss, the next last, from 1",
    ),
    Field(
        "ranking", (SIDES,), SIDES, CATEGORY, "the sides by their Town Hall hands in phase four, from 1; 0 none"
    ),
    Field("mats", (MAT_COUNT,), 5, CATEGORY, "the mats of the ring from the Town Hall on: " + ", ".join(MATS)),
    Field(
        "gaps", (GAP_COUNT,), POKER_COUNT, CATEGORY, "the poker card after each of those mats, from 1; 0 none"
    ),
    Field("owner", (MAT_COUNT,), SIDES, CATEGORY, "the side of each mat's colour, from 1; 0 nobody"),
    Field("colour", (SIDES,), MAT_COUNT, CATEGORY, "the mat of each side's colour, from 1; 0 not taken"),
    Field("boss", (SIDES,), len(BOSSES), CATEGORY, "each side's boss, from 1; 0 not taken"),
    Field("influence", (SIDES, 3), 6, NUMBER, "money, law and force of each side"),
    Field("third", (SIDES,), 1, FLAG, "the third gunman stands this round"),
    Field("third_next", (SIDES,), 1, FLAG, "it was won for the next round"),
    Field("left", (SIDES,), 3, NUMBER, "gunmen each side has still to place"),
    Field("hand", (SIDES,), POKER_COUNT, NUMBER, "poker cards each side holds"),
    Field("revealed", (SIDES,), 1, FLAG, "the kept poker card lies face up"),
    Field(
        "changed",
        (SIDES,),
        POKER_COUNT,
        CATEGORY,
        "what the Sheriff's Office has made of it, from 1; 0 nothing",
    ),
    Field("protected", (SIDES,), 1, FLAG, "the sides that used the Outhouse this round"),
    Field("rivals", (2,), POKER_COUNT + 1, CATEGORY, "the Rival's cards: 0 none, 1 unknown, 2 + the card"),
    Field("rivals_open", (2,), 1, FLAG, "everyone knows that card"),
    Field("cards", (POKER_COUNT,), IN_OPEN_DISCARD, CATEGORY, "the poker cards this seat knows of (see below)"),
    Field(
        "standing",
        (12,),
        SIDES,
        CATEGORY,
        "who stands on each spot, from 1; 0 nobody: " + ", ".join(map(spot_name, USED_SPOTS)),
    ),
    Field("option", (12,), 2, CATEGORY, "what was chosen there: 1 left, minus or down; 2 right, plus or up"),
    Field("property", (PROPERTY_COUNT,), TURNED, CATEGORY, "where each property is (see below)"),
    Field(
        "height", (PROPERTY_COUNT,), PROPERTY_COUNT, NUMBER, "its place there, from 1 for the lowest or first"
    ),
    Field("wounded", (12, SIDES), 3, NUMBER, "the wounded of each side on each spot"),
    Field("duel", (2,), SIDES, CATEGORY, "attacker and defender, from 1; 0 no duel"),
    Field("duel_spot", (), 24, CATEGORY, "the spot of the duel, mat * 4 + kind + 1; 0 no duel"),
    Field("duel_option", (), 2, CATEGORY, "the option the attacker wants, like `option`"),
    Field("dice", (2,), 6, NUMBER, "the attacker's and the defender's die"),
    Field("shot", (2,), 11, NUMBER, "their dice with what their cards add"),
    Field("duel_card", (), POKER_COUNT, CATEGORY, "the card drawn for the solo Rival, from 1; 0 none"),
    Field("helped", (SIDES,), 1, FLAG, "the sides that had their free reroll"),
    Field("gaining", (), MOST_PER_PROPERTY, NUMBER, "free influence gained one by one, this one included"),
    Field(
        "converting", (), PROPERTY_COUNT, CATEGORY, "the property that converts influence now, from 1; 0 none"
    ),
)
LAYOUT: Final = Layout(FIELDS)
# Offsets in a row.
_SOLO: Final[i64] = LAYOUT.offset("solo")
_ASKED: Final[i64] = LAYOUT.offset("asked")
_DECISION: Final[i64] = LAYOUT.offset("decision")
_OVER: Final[i64] = LAYOUT.offset("over")
_ROUND: Final[i64] = LAYOUT.offset("round")
_PHASE: Final[i64] = LAYOUT.offset("phase")
_DEALER: Final[i64] = LAYOUT.offset("dealer")
_ACTIVE: Final[i64] = LAYOUT.offset("active")
_WANTED: Final[i64] = LAYOUT.offset("wanted")
_SPOILS: Final[i64] = LAYOUT.offset("spoils")
_WAIVE: Final[i64] = LAYOUT.offset("waive")
_DUE: Final[i64] = LAYOUT.offset("due")
_BUYING: Final[i64] = LAYOUT.offset("buying")
_LIFTED: Final[i64] = LAYOUT.offset("lifted")
_BUSINESS: Final[i64] = LAYOUT.offset("business")
_POKER: Final[i64] = LAYOUT.offset("poker")
_DISCARDS: Final[i64] = LAYOUT.offset("discards")
_PROPERTIES: Final[i64] = LAYOUT.offset("properties")
_CHOOSING: Final[i64] = LAYOUT.offset("choosing")
_RANKING: Final[i64] = LAYOUT.offset("ranking")
_MATS: Final[i64] = LAYOUT.offset("mats")
_GAPS: Final[i64] = LAYOUT.offset("gaps")
_OWNER: Final[i64] = LAYOUT.offset("owner")
_COLOUR: Final[i64] = LAYOUT.offset("colour")
_BOSS: Final[i64] = LAYOUT.offset("boss")
_INFLUENCE: Final[i64] = LAYOUT.offset("influence")
_THIRD: Final[i64] = LAYOUT.offset("third")
_THIRD_NEXT: Final[i64] = LAYOUT.offset("third_next")
_LEFT: Final[i64] = LAYOUT.offset("left")
_HAND: Final[i64] = LAYOUT.offset("hand")
_REVEALED: Final[i64] = LAYOUT.offset("revealed")
_CHANGED: Final[i64] = LAYOUT.offset("changed")
_PROTECTED: Final[i64] = LAYOUT.offset("protected")
_RIVALS: Final[i64] = LAYOUT.offset("rivals")
_RIVALS_OPEN: Final[i64] = LAYOUT.offset("rivals_open")
_CARDS: Final[i64] = LAYOUT.offset("cards")
_STANDING: Final[i64] = LAYOUT.offset("standing")
_OPTION: Final[i64] = LAYOUT.offset("option")
_PROPERTY: Final[i64] = LAYOUT.offset("property")
_HEIGHT: Final[i64] = LAYOUT.offset("height")
_WOUNDED: Final[i64] = LAYOUT.offset("wounded")
_DUEL: Final[i64] = LAYOUT.offset("duel")
_DUEL_SPOT: Final[i64] = LAYOUT.offset("duel_spot")
_DUEL_OPTION: Final[i64] = LAYOUT.offset("duel_option")
_DICE: Final[i64] = LAYOUT.offset("dice")
_SHOT: Final[i64] = LAYOUT.offset("shot")
_DUEL_CARD: Final[i64] = LAYOUT.offset("duel_card")
_HELPED: Final[i64] = LAYOUT.offset("helped")
_GAINING: Final[i64] = LAYOUT.offset("gaining")
_CONVERTING: Final[i64] = LAYOUT.offset("converting")
_BLANK_ROWS: Final = blank_rows(LAYOUT, SIDES)


class TinyEpicWesternEncoding(Encoding[WesternState]):
    """Sides are the seats and, in the solo game, the Rival as the second side."""

    def write(self, state: WesternState, seat: i64, out: BytesWriter) -> None:
        sides: i64 = state.sides
        phase: i64 = state.phase
        out.write(_BLANK_ROWS[sides])
        out[_SOLO] = 1 if state.solo else 0
        write_flags(out, _ASKED, relative_seat_bits(deciding_seats(state), seat, sides))
        out[_DECISION] = u8(decision_kind(state, _DECISIONS))
        out[_OVER] = 0 if state.stack else 1
        out[_ROUND] = u8(state.round)
        out[_PHASE] = u8(phase)
        if len(state.ring) > 0:
            out[_DEALER] = u8(relative_seat(state.seat_in_turn_order(0), seat, sides))
        if phase == 2 or phase == 4:
            out[_ACTIVE] = u8(relative_seat(state.active, seat, sides))
        out[_WANTED] = u8(relative_seat(state.wanted, seat, sides))
        out[_SPOILS] = u8(state.spoils)
        out[_WAIVE] = u8(state.waive)
        out[_DUE] = u8(state.due[0])
        out[_DUE + 1] = u8(state.due[1])
        out[_DUE + 2] = u8(state.due[2])
        out[_BUYING] = u8(state.buying + 1)
        if state.lifted >= 0:
            out[_LIFTED] = u8(state.lifted // 4 + 1)
        out[_BUSINESS] = u8(state.business[0])
        out[_BUSINESS + 1] = u8(state.business[1])
        out[_BUSINESS + 2] = u8(state.business[2])
        out[_POKER] = u8(len(state.poker.cards))
        out[_DISCARDS] = u8(len(state.discard.cards))
        out[_PROPERTIES] = u8(len(state.properties))
        at: i64 = _CHOOSING
        for side in state.choosing:
            out[at] = u8(relative_seat(side, seat, sides))
            at += 1
        if phase == 4:
            at = _RANKING
            for side in state.ranking:
                out[at] = u8(relative_seat(side, seat, sides))
                at += 1
        at = _MATS
        for mat in state.mats:
            out[at] = u8(mat)
            at += 1
        at = _GAPS
        for gap in state.gaps:
            out[at] = u8(gap + 1)
            at += 1
        at = _OWNER
        for side in state.owner:
            out[at] = u8(relative_seat(side, seat, sides))
            at += 1
        _sides(state, seat, sides, out)
        _poker(state, seat, sides, out)
        _spots(state, seat, sides, out)
        _properties(state, seat, sides, out)
        for frame in state.stack:
            if frame is DUEL:
                _duel(state, seat, sides, out)
        if state.stack:
            top = state.stack[-1]
            if isinstance(top, Gaining):
                out[_GAINING] = u8(top.count)
            elif isinstance(top, Converting):
                out[_CONVERTING] = u8(top.card + 1)


def _sides(state: WesternState, seat: i64, sides: i64, out: BytesWriter) -> None:
    write_flags(out, _THIRD, relative_seat_bits(state.third, seat, sides))
    write_flags(out, _THIRD_NEXT, relative_seat_bits(state.earned, seat, sides))
    write_flags(out, _PROTECTED, relative_seat_bits(state.safe, seat, sides))
    influence = state.influence
    hands = state.hands
    step: i64 = 0
    side: i64 = seat
    while step < sides:
        out[_COLOUR + step] = u8(state.colour[side] + 1)
        out[_LEFT + step] = u8(state.left[side])
        if side < state.seats:
            out[_BOSS + step] = u8(state.boss[side] + 1)
            out[_INFLUENCE + 3 * step] = u8(influence[3 * side])
            out[_INFLUENCE + 3 * step + 1] = u8(influence[3 * side + 1])
            out[_INFLUENCE + 3 * step + 2] = u8(influence[3 * side + 2])
            hand = hands[side]
            size: i64 = len(hand.cards)
            out[_HAND + step] = u8(size)
            if size == 1 and state.card_is_revealed(side):
                out[_REVEALED + step] = 1
                if state.phase >= 3:
                    changed: i64 = state.changed_card(side)
                    if changed != hand.cards[0]:
                        out[_CHANGED + step] = u8(changed + 1)
        side += 1
        if side == sides:
            side = 0
        step += 1


def _poker(state: WesternState, seat: i64, sides: i64, out: BytesWriter) -> None:
    viewer_mask: i64 = 1 << seat
    rivals = state.rivals
    at: i64 = 0
    for card in rivals.cards:
        seen: i64 = rivals.seen[at]
        if seen & viewer_mask:
            out[_RIVALS + at] = u8(card + 2)
        else:
            out[_RIVALS + at] = 1
        if seen & PUBLIC:
            out[_RIVALS_OPEN + at] = 1
        at += 1
    step: i64 = 0
    side: i64 = seat
    while step < state.seats:
        hand = state.hands[side]
        at = 0
        for held in hand.seen:
            if held & PUBLIC:
                out[_CARDS + hand.cards[at]] = u8(IN_OPEN_HAND + step)
            elif held & viewer_mask:
                out[_CARDS + hand.cards[at]] = u8(IN_HAND + step)
            at += 1
        side += 1
        if side == sides:
            side = 0
        step += 1
    discard = state.discard
    at = 0
    for known in discard.seen:
        if known & PUBLIC:
            out[_CARDS + discard.cards[at]] = IN_OPEN_DISCARD
        elif known & viewer_mask:
            out[_CARDS + discard.cards[at]] = IN_DISCARD
        at += 1


def _encoded_option(spot: i64, option: i64) -> i64:
    """The option of a spot that has two."""
    if spot // 4 == SHERIFF:
        if spot != NUMBER_SPOT and spot != SUIT_SPOT:
            return 0
    elif spot % 4 != INFLUENCE_SPOT:
        return 0
    return 1 if option == LEFT else 2


def _spots(state: WesternState, seat: i64, sides: i64, out: BytesWriter) -> None:
    standing = state.standing
    lying = state.lying
    at: i64 = 0
    for spot in _USED_SPOTS:
        side: i64 = standing[spot]
        if side >= 0:
            out[_STANDING + at] = u8(relative_seat(side, seat, sides))
            if not (state.solo and side == RIVAL):
                out[_OPTION + at] = u8(_encoded_option(spot, state.option[spot]))
        if lying[spot] != 0:
            step: i64 = 0
            while step < sides:
                out[_WOUNDED + SIDES * at + step] = u8(state.wounded_count((seat + step) % sides, spot))
                step += 1
        at += 1


def _properties(state: WesternState, seat: i64, sides: i64, out: BytesWriter) -> None:
    mat: i64 = 0
    for offered in state.zone:
        if offered >= 0:
            out[_PROPERTY + offered] = u8(mat + 1)
        mat += 1
    height: i64 = 0
    mat = ON_PORCH
    for porch in state.stacks:
        height = 1
        for card in porch:
            out[_PROPERTY + card] = u8(mat)
            out[_HEIGHT + card] = u8(height)
            height += 1
        mat += 1
    height = 1
    for entry in state.aside:
        out[_PROPERTY + entry % 32] = u8(ASIDE - 1 + relative_seat(entry // 32, seat, sides))
        out[_HEIGHT + entry % 32] = u8(height)
        height += 1
    height = 1
    for turned in state.turned:
        out[_PROPERTY + turned] = TURNED
        out[_HEIGHT + turned] = u8(height)
        height += 1


def _duel(state: WesternState, seat: i64, sides: i64, out: BytesWriter) -> None:
    out[_DUEL] = u8(relative_seat(state.attacker, seat, sides))
    out[_DUEL + 1] = u8(relative_seat(state.defender, seat, sides))
    out[_DUEL_SPOT] = u8(state.field + 1)
    if not (state.solo and state.attacker == RIVAL):
        out[_DUEL_OPTION] = u8(_encoded_option(state.field, state.stance))
    out[_DICE] = u8(state.dice[0])
    out[_DICE + 1] = u8(state.dice[1])
    out[_SHOT] = u8(state.dice[0] + state.bonus[0])
    out[_SHOT + 1] = u8(state.dice[1] + state.bonus[1])
    out[_DUEL_CARD] = u8(state.duel_card + 1)
    write_flags(out, _HELPED, relative_seat_bits(state.helped, seat, sides))


NOTES: Final = (
    "`cards` is 0 for unknown; 1 to 4 for a card in a side's hand that this seat knows, 5 to 8 for one that"
    " everyone knows; 9 for a discarded card that this seat knows, 10 for one that everyone knows. `property`"
    " is 0 in the deck or out of the game, 1 to 6 in a mat's buy zone, 7 to 12 on its porch, 13 to 16 bought"
    " this round by a side, 17 turned over at an auction. A side's shares follow from its properties."
)
ENCODING: Final = TinyEpicWesternEncoding(FIELDS, NOTES)
