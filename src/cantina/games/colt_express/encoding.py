"""What a bandit knows of the train, as a row of bytes."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from cantina.games.colt_express.content import (
    BULLET,
    CARS,
    KINDS,
    NEUTRAL_BULLETS,
    OUT,
    PURSES,
    ROUND_CARDS,
    ROUNDS,
    SHEET,
)
from cantina.games.colt_express.rules.planning import COVERING, PLANNING
from cantina.games.colt_express.rules.round_events import next_alone
from cantina.games.colt_express.rules.stealing import STEALING
from cantina.games.colt_express.state import ColtState
from cantina.kernel.encoding import (
    FLAG,
    NUMBER,
    ONE_OF,
    Encoding,
    Field,
    asked,
    blanks,
    count,
    numbered,
    place_from,
    put_flags,
    question,
    turned,
)
from cantina.kernel.ints import i64, u8
from cantina.kernel.pile import PUBLIC, Pile

SEATS: Final = 6
PILE: Final = 24
"""The most cards the common pile can hold."""
TOPS: Final = 8
"""How many bullets on top of a deck are told one by one; those below, if ever, are only counted."""
DECISIONS: Final = (
    "recruit",
    "place",
    "pick",
    "plan",
    "cover",
    "keep",
    "move",
    "fire",
    "punch",
    "drop",
    "push",
    "rob",
    "marshal",
    "pickpocket",
)
_DECISIONS: Final = numbered(DECISIONS)
_FIRST_OF: Final[list[i64]] = [0, 8, 10, 12, 14, 16]
"""A purse of each printed value."""
_MOST_CARDS: Final = 54
_PURSE_COUNT: Final = 18
_COLOURS: Final = 7
_FACES: Final = 13
"""Kinds of cards in the discards of an expert: six actions and seven colours of bullets."""

FIELDS: Final = (
    Field("present", (SEATS,), 1, FLAG, "the seats that play"),
    Field("options", (5,), 1, FLAG, "abilities, events, station, two bandits each, expert"),
    Field("asked", (SEATS,), 1, FLAG, "the seats asked to decide, answers that are in but hidden included"),
    Field(
        "decision", (), len(DECISIONS), ONE_OF, "what they are asked: 0 nothing, then " + ", ".join(DECISIONS)
    ),
    Field("over", (), 1, FLAG, "the game is over"),
    Field("round", (), ROUNDS, NUMBER, "the round, from 1"),
    Field("turn", (), 5, NUMBER, "the turn of the Planning phase, from 1; 0 outside it"),
    Field("acted", (), 2 * SEATS, NUMBER, "actions taken in this turn, by all together"),
    Field("first", (), SEATS - 1, ONE_OF, "the First Player's seat"),
    Field("marshal", (), 6, ONE_OF, "the Marshal's unit, 0 the Locomotive"),
    Field("neutral", (), NEUTRAL_BULLETS, NUMBER, "neutral bullets left"),
    Field("acting", (), 6, ONE_OF, "the bandit whose card or part is carried out, from 1; 0 nobody"),
    Field("target", (), 6, ONE_OF, "the bandit being punched, from 1; 0 nobody"),
    Field("resolved", (), PILE, NUMBER, "cards of the common pile turned up so far"),
    Field("rounds", (ROUNDS,), len(ROUND_CARDS), ONE_OF, "the round cards revealed so far, from 1; 0 unknown"),
    Field("hand", (SEATS,), _MOST_CARDS, NUMBER, "cards in each hand"),
    Field("deck", (SEATS,), _MOST_CARDS, NUMBER, "cards in each deck"),
    Field("own", (2, 6), 2, NUMBER, "action cards in this seat's hand, by bandit (the lower first) and kind"),
    Field("own_bullets", (7,), 13, NUMBER, "bullets in this seat's hand, by shooter, neutral ones last"),
    Field("cars", (6,), len(CARS), ONE_OF, "the cars behind the Locomotive, from 1; 0 none"),
    Field("owner", (6,), SEATS, ONE_OF, "the seat of each bandit, from 1; 0 not in play"),
    Field(
        "spot", (6,), 14, ONE_OF, "each bandit's location: 1 + unit * 2, + 1 on the roof; 0 not on the train"
    ),
    Field("bullets", (6,), 6, NUMBER, "bullets left in each bandit's cylinder"),
    Field("ransom", (6,), 1, FLAG, "the bandits that hold the Conductor hostage"),
    Field("jewels", (20,), 6, NUMBER, "jewels at each location, then on each bandit's sheet"),
    Field("strongboxes", (20,), 2, NUMBER, "strongboxes at each location, then on each bandit's sheet"),
    Field("purse_spot", (18,), 14, ONE_OF, "where each purse lies on the train, like `spot`; 0 not there"),
    Field("purse_value", (18,), 6, NUMBER, "its value in steps of $50, 1 for $250; 0 not known to this seat"),
    Field("purse_open", (18,), 1, FLAG, "everyone can tell the value of that purse on the train"),
    Field("sheet_purses", (6,), 18, NUMBER, "purses on each bandit's sheet"),
    Field("sheet_known", (6, 6), 18, NUMBER, "those whose value this seat can tell, by value"),
    Field("sheet_open", (6,), 18, NUMBER, "those everyone can tell: of $250 until the end"),
    Field("lost", (6,), 18, NUMBER, "purses out of play whose value this seat can tell, by value"),
    Field("lost_open", (), 18, NUMBER, "those everyone can tell: of $250 until the end"),
    Field(
        "received", (SEATS, 7), 13, NUMBER, "bullets among each player's cards, by shooter, neutral ones last"
    ),
    Field("played", (PILE,), 18, ONE_OF, "the common pile: whose card (see below)"),
    Field("action", (PILE,), 6, ONE_OF, "and which, from 1 in the order " + ", ".join(KINDS) + "; 0 unknown"),
    Field("hand_open", (SEATS, 7), 13, NUMBER, "expert: bullets everyone knows to be in each hand"),
    Field("tops", (SEATS,), _MOST_CARDS, NUMBER, "expert: bullets known to lie on top of each deck"),
    Field("top", (SEATS, TOPS), 7, ONE_OF, "expert: the topmost of them, by shooter from 1, neutral 7"),
    Field(
        "discard", (SEATS, 13), 13, NUMBER, "expert: the discards, by kind of action, then bullets by shooter"
    ),
)
# Where fields begin.
_OPTIONS: Final = 6
_ASKED: Final = 11
_DECISION: Final = 17
_ROUNDS: Final = 28
_HAND: Final = 33
_OWN: Final = 45
_OWN_BULLETS: Final = 57
_CARS: Final = 64
_PLAYED: Final = 285
_ACTION: Final = 309
_HAND_OPEN: Final = 333
_TOPS: Final = 375
_TOP: Final = 381
_DISCARD: Final = 429
# And in what is known of the train, counted from there.
_OWNER: Final = 6
_SPOT: Final = 12
_CYLINDER: Final = 18
_RANSOM: Final = 24
_JEWELS: Final = 30
_STRONGBOXES: Final = 50
_PURSE_SPOT: Final = 70
_PURSE_VALUE: Final = 88
_PURSE_OPEN: Final = 106
_SHEET_PURSES: Final = 124
_SHEET_KNOWN: Final = 130
_SHEET_OPEN: Final = 166
_LOST: Final = 172
_LOST_OPEN: Final = 178
_RECEIVED: Final = 179
_HEADS: Final = blanks(SEATS, _CARS)
"""What comes before the train."""
_NO_TRAIN: Final = bytes(221)
_REST: Final = bytes(222)
"""What comes behind the train."""


class TrainRow(Encoding[ColtState]):
    """Bandits go by character, as choices name them."""

    def write(self, state: ColtState, seat: i64, out: BytesWriter) -> None:
        eye: i64 = 1 << seat
        seats: i64 = state.seats
        turn: i64 = 0
        acted: i64 = 0
        acting: i64 = 0
        for frame in state.stack:
            if frame is PLANNING or frame is COVERING:
                turn = state.turn + 1
                acted = state.acted
            if frame is STEALING or frame is COVERING:
                acting = state.actor + 1
        out.write(_HEADS[seats])
        out.write(_outlook(state, seat, turn > 0))
        out.write(_REST)
        kind: i64 = question(state, _DECISIONS)
        if kind == 10 or kind == 11:
            out[_DECISION + 9] = u8(state.target + 1)
        elif kind == 14:
            acting = next_alone(state) + 1
        put_flags(out, _ASKED, turned(asked(state), seat, seats))
        out[_OPTIONS] = 1 if state.abilities else 0
        out[_OPTIONS + 1] = 1 if state.events else 0
        out[_OPTIONS + 2] = 1 if state.station else 0
        out[_OPTIONS + 3] = 1 if state.two_bandits else 0
        out[_OPTIONS + 4] = 1 if state.expert else 0
        out[_DECISION] = u8(kind)
        out[_DECISION + 1] = 0 if state.stack else 1
        out[_DECISION + 2] = u8(state.round + 1)
        out[_DECISION + 3] = u8(turn)
        out[_DECISION + 4] = u8(acted)
        out[_DECISION + 5] = u8(place_from(state.first, seat, seats) - 1)
        out[_DECISION + 6] = u8(state.marshal)
        out[_DECISION + 7] = u8(state.neutral)
        out[_DECISION + 8] = u8(acting)
        out[_DECISION + 10] = u8(state.resolved)
        rounds = state.rounds
        at: i64 = 0
        while at < ROUNDS:
            if rounds.seen[at] & eye:
                out[_ROUNDS + at] = u8(rounds.cards[at] + 1)
            at += 1
        _hands(state, seat, seats, out)
        _common(state, seat, seats, out)
        if state.expert:
            _expert(state, seat, seats, out)


def _outlook(state: ColtState, seat: i64, planning: bool) -> bytes:
    """What a seat knows of the train, its loot and its bullets; Planning changes nothing of it."""
    if not planning:
        return _train(state, seat)
    if state.outlook_round != state.round:
        state.outlook_round = state.round
        state.outlook.clear()
    found = state.outlook.get(seat)
    if found is None:
        found = _train(state, seat)
        state.outlook[seat] = found
    return found


def _train(state: ColtState, seat: i64) -> bytes:
    seats: i64 = state.seats
    out = BytesWriter()
    out.write(_NO_TRAIN)
    for unit, car in enumerate(state.cars):
        out[unit] = u8(car + 1)
    put_flags(out, _RANSOM, state.ransom)
    bandit: i64 = 0
    while bandit < 6:
        out[_OWNER + bandit] = u8(place_from(state.seat_of[bandit], seat, seats))
        out[_SPOT + bandit] = u8(state.spot[bandit] + 1)
        out[_CYLINDER + bandit] = u8(state.bullets[bandit])
        bandit += 1
    place: i64 = 0
    while place < OUT:
        out[_JEWELS + place] = u8(state.jewels[place])
        out[_STRONGBOXES + place] = u8(state.strongboxes[place])
        place += 1
    _purses(state, 1 << seat, out)
    step: i64 = 0
    while step < seats:
        who: i64 = (seat + step) % seats
        base: i64 = _RECEIVED + step * _COLOURS - BULLET
        _count_bullets(out, base, state.hands[who])
        _count_bullets(out, base, state.decks[who])
        if state.expert:
            _count_bullets(out, base, state.discards[who])
        step += 1
    return out.getvalue()


def _count_bullets(out: BytesWriter, base: i64, pile: Pile) -> None:
    """Counts the bullets of a pile."""
    for card in pile.cards:
        if card >= BULLET:
            count(out, base + card)


def _worth(value: i64) -> i64:
    """The printed value of a purse, counted from 1."""
    kind: i64 = 0
    while kind < 5 and PURSES[_FIRST_OF[kind]] != value:
        kind += 1
    return kind + 1


def _purses(state: ColtState, eye: i64, out: BytesWriter) -> None:
    purse: i64 = 0
    while purse < _PURSE_COUNT:
        place: i64 = state.purse_at[purse]
        seen: i64 = state.purse_seen[purse]
        if place < SHEET:
            out[_PURSE_SPOT + purse] = u8(place + 1)
            if seen & eye:
                out[_PURSE_VALUE + purse] = u8(_worth(state.purse_value[purse]))
            if seen & PUBLIC:
                out[_PURSE_OPEN + purse] = 1
        else:
            sheet: i64 = place - SHEET
            if sheet < 6:
                count(out, _SHEET_PURSES + sheet)
            if state.dealt:
                if seen & eye:
                    base: i64 = _SHEET_KNOWN + sheet * 6 if sheet < 6 else _LOST
                    count(out, base + _worth(state.purse_value[purse]) - 1)
                if seen & PUBLIC:
                    count(out, _SHEET_OPEN + sheet if sheet < 6 else _LOST_OPEN)
        purse += 1


def _hands(state: ColtState, seat: i64, seats: i64, out: BytesWriter) -> None:
    step: i64 = 0
    while step < seats:
        who: i64 = (seat + step) % seats
        out[_HAND + step] = u8(len(state.hands[who].cards))
        out[_HAND + SEATS + step] = u8(len(state.decks[who].cards))
        step += 1
    first: i64 = 0
    while first < 5 and state.seat_of[first] != seat:
        first += 1
    for card in state.hands[seat].cards:
        if card >= BULLET:
            count(out, _OWN_BULLETS + card - BULLET)
        elif card // 6 == first:
            count(out, _OWN + card % 6)
        else:
            count(out, _OWN + 6 + card % 6)


def _common(state: ColtState, seat: i64, seats: i64, out: BytesWriter) -> None:
    eye: i64 = 1 << seat
    common = state.common
    for at, card in enumerate(common.cards):
        seen: i64 = common.seen[at]
        bandit: i64 = card // 6
        if seen & PUBLIC:
            out[_PLAYED + at] = u8(bandit + 1)
            out[_ACTION + at] = u8(card % 6 + 1)
        elif seen & eye:
            out[_PLAYED + at] = u8(bandit + 7)
            out[_ACTION + at] = u8(card % 6 + 1)
        else:
            out[_PLAYED + at] = u8(place_from(state.seat_of[bandit], seat, seats) + 12)


def _expert(state: ColtState, seat: i64, seats: i64, out: BytesWriter) -> None:
    step: i64 = 0
    while step < seats:
        who: i64 = (seat + step) % seats
        hand = state.hands[who]
        for at, card in enumerate(hand.cards):
            if card >= BULLET and hand.seen[at] & PUBLIC:
                count(out, _HAND_OPEN + step * _COLOURS + card - BULLET)
        deck = state.decks[who]
        under: i64 = len(deck.cards) - 1
        above: i64 = 0
        while under >= 0 and deck.seen[under] & PUBLIC:
            if above < TOPS:
                out[_TOP + step * TOPS + above] = u8(deck.cards[under] - BULLET + 1)
            above += 1
            under -= 1
        out[_TOPS + step] = u8(above)
        for card in state.discards[who].cards:
            count(out, _DISCARD + step * _FACES + (card - BULLET + 6 if card >= BULLET else card % 6))
        step += 1


NOTES: Final = (
    "Bandits go by character, as choices name them: ghost, doc, tuco, django, belle, cheyenne. `played` is"
    " 0 for no card, 1 to 6 for a bandit's card everybody has seen, 7 to 12 for one that lies face down and"
    " this seat knows, 13 to 18 for an unknown one of a seat, counted from the one that looks. Bullets on top"
    " of a deck are told down to the eighth. Not in the row is what a player could work out from the past,"
    " such as who may hold which purse or hand card."
)
ENCODING: Final = TrainRow(FIELDS, NOTES)
