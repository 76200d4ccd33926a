"""What a boss knows of the town, as a row of bytes."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from cantina.games.tiny_epic_western.content import (
    BOSSES,
    GAPS,
    INFLUENCE_SPOT,
    LEFT,
    MAT_COUNT,
    MATS,
    NUMBER_SPOT,
    POKER_CARDS,
    PROPERTY_COUNT,
    ROUNDS,
    SHERIFF,
    SUIT_SPOT,
    spot_name,
)
from cantina.games.tiny_epic_western.rules.duels import DUEL
from cantina.games.tiny_epic_western.state import RIVAL, WesternState
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

SIDES: Final = 4
DECISIONS: Final = (
    "colour",
    "boss",
    "keep",
    "hire",
    "place",
    "duel",
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
SPOTS: Final = (4, 5, 8, 9, 12, 13, 14, 15, 16, 17, 20, 21)
"""The placement spots that any table can have."""
IN_HAND: Final = 1
IN_OPEN_HAND: Final = 5
IN_DISCARD: Final = 9
IN_OPEN_DISCARD: Final = 10
ON_PORCH: Final = 7
ASIDE: Final = 13
TURNED: Final = 17
_DECISIONS: Final = numbered(DECISIONS)
_SPOTS: Final[list[i64]] = list(SPOTS)

FIELDS: Final = (
    Field("present", (SIDES,), 1, FLAG, "the sides that play, the solo Rival included"),
    Field("solo", (), 1, FLAG, "the solo game: the second side is the Rival"),
    Field("asked", (SIDES,), 1, FLAG, "the seats asked to decide, answers that are in but hidden included"),
    Field(
        "decision", (), len(DECISIONS), ONE_OF, "what they are asked: 0 nothing, then " + ", ".join(DECISIONS)
    ),
    Field("over", (), 1, FLAG, "the game is over"),
    Field("round", (), ROUNDS, NUMBER, "the round"),
    Field("phase", (), 5, ONE_OF, "the phase of the round"),
    Field("dealer", (), SIDES, ONE_OF, "the Dealer's seat, from 1; 0 before there is one"),
    Field("active", (), SIDES, ONE_OF, "the side whose turn it is in phases two and four, from 1; 0 nobody"),
    Field("wanted", (), SIDES, ONE_OF, "the side that holds the Wanted card, from 1; 0 nobody"),
    Field("spoils", (), 2, NUMBER, "how often the Outlaw has gained this round"),
    Field("waive", (), 6, NUMBER, "units of the price still to be waived"),
    Field("due", (3,), 6, NUMBER, "the price of the card being bought: money, law, force"),
    Field("buying", (), PROPERTY_COUNT, ONE_OF, "the card being bought, from 1; 0 none"),
    Field("lifted", (), MAT_COUNT, ONE_OF, "the mat a gunman is being moved from, from 1; 0 none"),
    Field("business", (3,), 3, NUMBER, "the level of mining, rail and wagon"),
    Field("poker", (), POKER_CARDS, NUMBER, "cards in the poker deck"),
    Field("discards", (), POKER_CARDS, NUMBER, "poker cards discarded"),
    Field("properties", (), PROPERTY_COUNT, NUMBER, "cards in the property deck"),
    Field(
        "choosing", (SIDES,), SIDES, ONE_OF, "the seats still to choose colour and boss, the next last, from 1"
    ),
    Field(
        "ranking", (SIDES,), SIDES, ONE_OF, "the sides by their Town Hall hands in phase four, from 1; 0 none"
    ),
    Field("mats", (MAT_COUNT,), 5, ONE_OF, "the mats of the ring from the Town Hall on: " + ", ".join(MATS)),
    Field("gaps", (GAPS,), POKER_CARDS, ONE_OF, "the poker card after each of those mats, from 1; 0 none"),
    Field("owner", (MAT_COUNT,), SIDES, ONE_OF, "the side of each mat's colour, from 1; 0 nobody"),
    Field("colour", (SIDES,), MAT_COUNT, ONE_OF, "the mat of each side's colour, from 1; 0 not taken"),
    Field("boss", (SIDES,), len(BOSSES), ONE_OF, "each side's boss, from 1; 0 not taken"),
    Field("influence", (SIDES, 3), 6, NUMBER, "money, law and force of each side"),
    Field("third", (SIDES,), 1, FLAG, "the third gunman stands this round"),
    Field("third_next", (SIDES,), 1, FLAG, "it was won for the next round"),
    Field("left", (SIDES,), 3, NUMBER, "gunmen each side has still to place"),
    Field("hand", (SIDES,), POKER_CARDS, NUMBER, "poker cards each side holds"),
    Field("revealed", (SIDES,), 1, FLAG, "the kept poker card lies face up"),
    Field(
        "changed", (SIDES,), POKER_CARDS, ONE_OF, "what the Sheriff's Office has made of it, from 1; 0 nothing"
    ),
    Field("protected", (SIDES,), 1, FLAG, "the sides that used the Outhouse this round"),
    Field("rivals", (2,), POKER_CARDS + 1, ONE_OF, "the Rival's cards: 0 none, 1 unknown, 2 + the card"),
    Field("rivals_open", (2,), 1, FLAG, "everyone knows that card"),
    Field("cards", (POKER_CARDS,), IN_OPEN_DISCARD, ONE_OF, "the poker cards this seat knows of (see below)"),
    Field(
        "standing",
        (12,),
        SIDES,
        ONE_OF,
        "who stands on each spot, from 1; 0 nobody: " + ", ".join(map(spot_name, SPOTS)),
    ),
    Field("option", (12,), 2, ONE_OF, "what was chosen there: 1 left, minus or down; 2 right, plus or up"),
    Field("property", (PROPERTY_COUNT,), TURNED, ONE_OF, "where each property is (see below)"),
    Field(
        "height", (PROPERTY_COUNT,), PROPERTY_COUNT, NUMBER, "its place there, from 1 for the lowest or first"
    ),
    Field("wounded", (12, SIDES), 3, NUMBER, "the wounded of each side on each spot"),
    Field("duel", (2,), SIDES, ONE_OF, "attacker and defender, from 1; 0 no duel"),
    Field("duel_spot", (), 24, ONE_OF, "the spot of the duel, mat * 4 + kind + 1; 0 no duel"),
    Field("duel_option", (), 2, ONE_OF, "the option the attacker wants, like `option`"),
    Field("dice", (2,), 6, NUMBER, "the attacker's and the defender's die"),
    Field("shot", (2,), 11, NUMBER, "their dice with what their cards add"),
    Field("duel_card", (), POKER_CARDS, ONE_OF, "the card drawn for the solo Rival, from 1; 0 none"),
    Field("helped", (SIDES,), 1, FLAG, "the sides that had their free reroll"),
)
# Where fields begin.
_SOLO: Final = 4
_ASKED: Final = 5
_DECISION: Final = 9
_CHOOSING: Final = 29
_RANKING: Final = 33
_MATS: Final = 37
_GAPS: Final = 43
_OWNER: Final = 49
_SIDES: Final = 55
_THIRD: Final = 75
_PROTECTED: Final = 99
_RIVALS: Final = 103
_CARDS: Final = 107
_STANDING: Final = 127
_PROPERTY: Final = 151
_HEIGHT: Final = 181
_WOUNDED: Final = 211
_DUEL: Final = 259
_HELPED: Final = 268
_BLANKS: Final = blanks(SIDES, 272)


class TownRow(Encoding[WesternState]):
    """Sides are seats or, second in the solo game, the Rival."""

    def write(self, state: WesternState, seat: i64, out: BytesWriter) -> None:
        sides: i64 = state.sides
        phase: i64 = state.phase
        out.write(_BLANKS[sides])
        out[_SOLO] = 1 if state.solo else 0
        put_flags(out, _ASKED, turned(asked(state), seat, sides))
        out[_DECISION] = u8(question(state, _DECISIONS))
        out[_DECISION + 1] = 0 if state.stack else 1
        out[_DECISION + 2] = u8(state.round)
        out[_DECISION + 3] = u8(phase)
        if state.ring:
            out[_DECISION + 4] = u8(place_from(state.in_turn(0), seat, sides))
        if phase == 2 or phase == 4:
            out[_DECISION + 5] = u8(place_from(state.active, seat, sides))
        out[_DECISION + 6] = u8(place_from(state.wanted, seat, sides))
        out[_DECISION + 7] = u8(state.spoils)
        out[_DECISION + 8] = u8(state.waive)
        out[_DECISION + 9] = u8(state.due[0])
        out[_DECISION + 10] = u8(state.due[1])
        out[_DECISION + 11] = u8(state.due[2])
        out[_DECISION + 12] = u8(state.buying + 1)
        if state.lifted >= 0:
            out[_DECISION + 13] = u8(state.lifted // 4 + 1)
        out[_DECISION + 14] = u8(state.business[0])
        out[_DECISION + 15] = u8(state.business[1])
        out[_DECISION + 16] = u8(state.business[2])
        out[_DECISION + 17] = u8(len(state.poker.cards))
        out[_DECISION + 18] = u8(len(state.discard.cards))
        out[_DECISION + 19] = u8(len(state.properties))
        for at, side in enumerate(state.choosing):
            out[_CHOOSING + at] = u8(place_from(side, seat, sides))
        if phase == 4:
            for at, side in enumerate(state.ranking):
                out[_RANKING + at] = u8(place_from(side, seat, sides))
        for at, mat in enumerate(state.mats):
            out[_MATS + at] = u8(mat)
        for at, gap in enumerate(state.gaps):
            out[_GAPS + at] = u8(gap + 1)
        for at, side in enumerate(state.owner):
            out[_OWNER + at] = u8(place_from(side, seat, sides))
        _sides(state, seat, sides, out)
        _poker(state, seat, sides, out)
        _spots(state, seat, sides, out)
        _properties(state, seat, sides, out)
        for frame in state.stack:
            if frame is DUEL:
                _duel(state, seat, sides, out)


def _sides(state: WesternState, seat: i64, sides: i64, out: BytesWriter) -> None:
    put_flags(out, _THIRD, turned(state.third, seat, sides))
    put_flags(out, _THIRD + 4, turned(state.earned, seat, sides))
    put_flags(out, _PROTECTED, turned(state.safe, seat, sides))
    influence = state.influence
    step: i64 = 0
    while step < sides:
        side: i64 = (seat + step) % sides
        at: i64 = _SIDES + step
        out[at] = u8(state.colour[side] + 1)
        out[at + 28] = u8(state.left[side])
        if side < state.seats:
            out[at + 4] = u8(state.boss[side] + 1)
            out[at + 2 * step + 8] = u8(influence[3 * side])
            out[at + 2 * step + 9] = u8(influence[3 * side + 1])
            out[at + 2 * step + 10] = u8(influence[3 * side + 2])
            hand = state.hands[side]
            size: i64 = len(hand.cards)
            out[at + 32] = u8(size)
            if size == 1:
                if state.revealed(side):
                    out[at + 36] = 1
                if state.phase >= 3:
                    changed: i64 = state.changed(side)
                    if changed != hand.cards[0]:
                        out[at + 40] = u8(changed + 1)
        step += 1


def _poker(state: WesternState, seat: i64, sides: i64, out: BytesWriter) -> None:
    eye: i64 = 1 << seat
    rivals = state.rivals
    for at, card in enumerate(rivals.cards):
        out[_RIVALS + at] = u8(card + 2 if rivals.seen[at] & eye else 1)
        if rivals.seen[at] & PUBLIC:
            out[_RIVALS + 2 + at] = 1
    step: i64 = 0
    while step < state.seats:
        hand = state.hands[(seat + step) % sides]
        for at, seen in enumerate(hand.seen):
            if seen & PUBLIC:
                out[_CARDS + hand.cards[at]] = u8(IN_OPEN_HAND + step)
            elif seen & eye:
                out[_CARDS + hand.cards[at]] = u8(IN_HAND + step)
        step += 1
    discard = state.discard
    for at, seen in enumerate(discard.seen):
        if seen & PUBLIC:
            out[_CARDS + discard.cards[at]] = IN_OPEN_DISCARD
        elif seen & eye:
            out[_CARDS + discard.cards[at]] = IN_DISCARD


def _chosen(spot: i64, option: i64) -> i64:
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
    for at, spot in enumerate(_SPOTS):
        side: i64 = standing[spot]
        if side >= 0:
            out[_STANDING + at] = u8(place_from(side, seat, sides))
            if not (state.solo and side == RIVAL):
                out[_STANDING + 12 + at] = u8(_chosen(spot, state.option[spot]))
        if lying[spot] != 0:
            step: i64 = 0
            while step < sides:
                out[_WOUNDED + SIDES * at + step] = u8(state.wounded((seat + step) % sides, spot))
                step += 1


def _properties(state: WesternState, seat: i64, sides: i64, out: BytesWriter) -> None:
    for mat, offered in enumerate(state.zone):
        if offered >= 0:
            out[_PROPERTY + offered] = u8(mat + 1)
    for mat, porch in enumerate(state.stacks):
        for at, card in enumerate(porch):
            out[_PROPERTY + card] = u8(ON_PORCH + mat)
            out[_HEIGHT + card] = u8(at + 1)
    for at, entry in enumerate(state.aside):
        out[_PROPERTY + entry % 32] = u8(ASIDE - 1 + place_from(entry // 32, seat, sides))
        out[_HEIGHT + entry % 32] = u8(at + 1)
    for at, card in enumerate(state.turned):
        out[_PROPERTY + card] = u8(TURNED)
        out[_HEIGHT + card] = u8(at + 1)


def _duel(state: WesternState, seat: i64, sides: i64, out: BytesWriter) -> None:
    out[_DUEL] = u8(place_from(state.attacker, seat, sides))
    out[_DUEL + 1] = u8(place_from(state.defender, seat, sides))
    out[_DUEL + 2] = u8(state.field + 1)
    if not (state.solo and state.attacker == RIVAL):
        out[_DUEL + 3] = u8(_chosen(state.field, state.stance))
    out[_DUEL + 4] = u8(state.dice[0])
    out[_DUEL + 5] = u8(state.dice[1])
    out[_DUEL + 6] = u8(state.dice[0] + state.bonus[0])
    out[_DUEL + 7] = u8(state.dice[1] + state.bonus[1])
    out[_DUEL + 8] = u8(state.duel_card + 1)
    put_flags(out, _HELPED, turned(state.helped, seat, sides))


NOTES: Final = (
    "`cards` is 0 for unknown, 1 to 4 in a side's hand, 5 to 8 there as everyone knows, 9 discarded, 10"
    " discarded as everyone knows. `property` is 0 in the deck or out of the game, 1 to 6 in a mat's buy"
    " zone, 7 to 12 on its porch, 13 to 16 bought this round by a side, 17 turned over at an auction."
    " A side's shares follow from its properties."
)
ENCODING: Final = TownRow(FIELDS, NOTES)
