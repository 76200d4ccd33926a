"""The encoding of Colt Express: what a seat knows, as a row of bytes."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from cantina.games.colt_express.content import (
    ACTION_KINDS,
    CARS,
    FIRST_BULLET,
    FIRST_SHEET,
    NEUTRAL_BULLETS,
    OUT_OF_PLAY,
    ROUND_CARDS,
    ROUNDS,
)
from cantina.games.colt_express.rules.planning import COVERING, PLANNING
from cantina.games.colt_express.rules.round_events import next_pickpocket
from cantina.games.colt_express.rules.stealing import STEALING
from cantina.games.colt_express.state import ColtState
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
    increment,
    numbered_from_one,
    relative_seat,
    relative_seat_bits,
    write_flags,
)
from cantina.kernel.native_types import i64, u8, vec
from cantina.kernel.pile import PUBLIC, Pile

SEATS: Final = 6
PILE: Final = 24
"""The most cards the common pile can hold."""
TOPS: Final = 8
"""Known bullets on top of a deck that are listed one by one; any below them are only counted."""
DECISIONS: Final[tuple[str, ...]] = (
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
    "character",
)
_DECISIONS: Final = numbered_from_one(DECISIONS)
_DROP: Final[i64] = _DECISIONS["drop"]
_PUSH: Final[i64] = _DECISIONS["push"]
_PICKPOCKET: Final[i64] = _DECISIONS["pickpocket"]
_FIRST_OF: Final[vec[i64]] = vec[i64]([0, 8, 10, 12, 14, 16])
"""The first purse of each printed value."""
_MOST_CARDS: Final = 54
_PURSE_COUNT: Final = 18
_COLOURS: Final = 7
_FACES: Final = 19
"""Kinds of cards in the discards of an expert: six actions of two bandits and seven colours of bullets."""

HEAD_FIELDS: Final[tuple[Field, ...]] = (
    Field("present", (SEATS,), 1, FLAG, "the seats that play"),
    Field("options", (5,), 1, FLAG, "abilities, events, station, two bandits each, expert"),
    Field("asked", (SEATS,), 1, FLAG, "the seats that decide now, those that have answered in secret included"),
    Field(
        "decision",
        (),
        len(DECISIONS),
        CATEGORY,
        "what they decide: 0 nothing, then " + ", ".join(DECISIONS),
    ),
    Field("over", (), 1, FLAG, "the game is over"),
    Field("round", (), ROUNDS, NUMBER, "the round, from 1"),
    Field("turn", (), 5, NUMBER, "the turn of the Planning phase, from 1; 0 outside it"),
    Field("acted", (), 2 * SEATS, NUMBER, "actions taken in this turn, by all together"),
    Field("first", (), SEATS - 1, CATEGORY, "the First Player's seat"),
    Field("marshal", (), 6, CATEGORY, "the Marshal's unit, 0 the Locomotive"),
    Field("neutral", (), NEUTRAL_BULLETS, NUMBER, "neutral bullets left"),
    Field("acting", (), 6, CATEGORY, "the bandit whose card or part is carried out, from 1; 0 nobody"),
    Field("target", (), 6, CATEGORY, "the bandit being punched, from 1; 0 nobody"),
    Field("resolved", (), PILE, NUMBER, "cards of the common pile turned up so far"),
    Field(
        "rounds",
        (ROUNDS,),
        len(ROUND_CARDS),
        CATEGORY,
        "the round cards revealed so far, from 1; 0 unknown",
    ),
    Field("hand", (SEATS,), _MOST_CARDS, NUMBER, "cards in each hand"),
    Field("deck", (SEATS,), _MOST_CARDS, NUMBER, "cards in each deck"),
    Field("own", (2, 6), 2, NUMBER, "action cards in this seat's hand, by bandit (the lower first) and kind"),
    Field("own_bullets", (7,), 13, NUMBER, "bullets in this seat's hand, by shooter, neutral ones last"),
)
"""What is written first: the table, the hands and this seat's own cards."""
TRAIN_FIELDS: Final[tuple[Field, ...]] = (
    Field("cars", (6,), len(CARS), CATEGORY, "the cars behind the Locomotive, from 1; 0 none"),
    Field("owner", (6,), SEATS, CATEGORY, "the seat of each bandit, from 1; 0 not in play"),
    Field(
        "spot",
        (6,),
        14,
        CATEGORY,
        "each bandit's location: 1 + unit * 2, + 1 on the roof; 0 not on the train",
    ),
    Field("bullets", (6,), 6, NUMBER, "bullets left in each bandit's cylinder"),
    Field("ransom", (6,), 1, FLAG, "the bandits that hold the Conductor hostage"),
    Field("jewels", (20,), 6, NUMBER, "jewels at each location, then on each bandit's sheet"),
    Field("strongboxes", (20,), 2, NUMBER, "strongboxes at each location, then on each bandit's sheet"),
    Field("purse_spot", (18,), 14, CATEGORY, "where each purse lies on the train, like `spot`; 0 not there"),
    Field("purse_value", (18,), 6, NUMBER, "its value in steps of $50, 1 for $250; 0 not known to this seat"),
    Field("purse_open", (18,), 1, FLAG, "everyone can tell the value of that purse on the train"),
    Field("sheet_purses", (6,), 18, NUMBER, "purses on each bandit's sheet"),
    Field("sheet_known", (6, 6), 18, NUMBER, "those whose value this seat can tell, by value"),
    Field("sheet_open", (6,), 18, NUMBER, "those everyone can tell: of $250 until the end"),
    Field("lost", (6,), 18, NUMBER, "purses out of play whose value this seat can tell, by value"),
    Field("lost_open", (), 18, NUMBER, "those everyone can tell: of $250 until the end"),
    Field(
        "received",
        (SEATS, 7),
        13,
        NUMBER,
        "bullets among each player's cards, by shooter, neutral ones last",
    ),
)
"""What the Planning phase does not change; it is written once a round and kept."""
REST_FIELDS: Final[tuple[Field, ...]] = (
    Field("played", (PILE,), 18, CATEGORY, "the common pile: whose card (see below)"),
    Field(
        "action",
        (PILE,),
        6,
        CATEGORY,
        "and which, from 1 in the order " + ", ".join(ACTION_KINDS) + "; 0 unknown",
    ),
    Field("hand_open", (SEATS, 7), 13, NUMBER, "expert: bullets everyone knows to be in each hand"),
    Field("tops", (SEATS,), _MOST_CARDS, NUMBER, "expert: bullets known to lie on top of each deck"),
    Field("top", (SEATS, TOPS), 7, CATEGORY, "expert: the topmost of them, by shooter from 1, neutral 7"),
    Field(
        "discard",
        (SEATS, _FACES),
        13,
        NUMBER,
        "expert: the discards, by bandit (the lower first) and kind of action, then bullets by shooter",
    ),
)
FIELDS: Final[tuple[Field, ...]] = (*HEAD_FIELDS, *TRAIN_FIELDS, *REST_FIELDS)
LAYOUT: Final = Layout(FIELDS)
TRAIN_LAYOUT: Final = Layout(TRAIN_FIELDS)
# Offsets in a row.
_OPTIONS: Final[i64] = LAYOUT.offset("options")
_ASKED: Final[i64] = LAYOUT.offset("asked")
_DECISION: Final[i64] = LAYOUT.offset("decision")
_OVER: Final[i64] = LAYOUT.offset("over")
_ROUND: Final[i64] = LAYOUT.offset("round")
_TURN: Final[i64] = LAYOUT.offset("turn")
_ACTED: Final[i64] = LAYOUT.offset("acted")
_FIRST: Final[i64] = LAYOUT.offset("first")
_MARSHAL: Final[i64] = LAYOUT.offset("marshal")
_NEUTRAL: Final[i64] = LAYOUT.offset("neutral")
_ACTING: Final[i64] = LAYOUT.offset("acting")
_TARGET: Final[i64] = LAYOUT.offset("target")
_RESOLVED: Final[i64] = LAYOUT.offset("resolved")
_ROUNDS: Final[i64] = LAYOUT.offset("rounds")
_HAND: Final[i64] = LAYOUT.offset("hand")
_DECK: Final[i64] = LAYOUT.offset("deck")
_OWN: Final[i64] = LAYOUT.offset("own")
_OWN_BULLETS: Final[i64] = LAYOUT.offset("own_bullets")
_PLAYED: Final[i64] = LAYOUT.offset("played")
_ACTION: Final[i64] = LAYOUT.offset("action")
_HAND_OPEN: Final[i64] = LAYOUT.offset("hand_open")
_TOPS: Final[i64] = LAYOUT.offset("tops")
_TOP: Final[i64] = LAYOUT.offset("top")
_DISCARD: Final[i64] = LAYOUT.offset("discard")
# Offsets in the part about the train.
_CARS: Final[i64] = TRAIN_LAYOUT.offset("cars")
_OWNER: Final[i64] = TRAIN_LAYOUT.offset("owner")
_SPOT: Final[i64] = TRAIN_LAYOUT.offset("spot")
_BULLETS: Final[i64] = TRAIN_LAYOUT.offset("bullets")
_RANSOM: Final[i64] = TRAIN_LAYOUT.offset("ransom")
_JEWELS: Final[i64] = TRAIN_LAYOUT.offset("jewels")
_STRONGBOXES: Final[i64] = TRAIN_LAYOUT.offset("strongboxes")
_PURSE_SPOT: Final[i64] = TRAIN_LAYOUT.offset("purse_spot")
_PURSE_VALUE: Final[i64] = TRAIN_LAYOUT.offset("purse_value")
_PURSE_OPEN: Final[i64] = TRAIN_LAYOUT.offset("purse_open")
_SHEET_PURSES: Final[i64] = TRAIN_LAYOUT.offset("sheet_purses")
_SHEET_KNOWN: Final[i64] = TRAIN_LAYOUT.offset("sheet_known")
_SHEET_OPEN: Final[i64] = TRAIN_LAYOUT.offset("sheet_open")
_LOST: Final[i64] = TRAIN_LAYOUT.offset("lost")
_LOST_OPEN: Final[i64] = TRAIN_LAYOUT.offset("lost_open")
_RECEIVED: Final[i64] = TRAIN_LAYOUT.offset("received")
_BLANK_HEADS: Final = blank_rows(Layout(HEAD_FIELDS), SEATS)
_BLANK_TRAIN: Final = bytes(TRAIN_LAYOUT.size)
_BLANK_REST: Final = bytes(Layout(REST_FIELDS).size)


class ColtExpressEncoding(Encoding[ColtState]):
    """Bandits are numbered by character, as choices name them."""

    def write(self, state: ColtState, seat: i64, out: BytesWriter) -> None:
        viewer_mask: i64 = 1 << seat
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
        out.write(_BLANK_HEADS[seats])
        out.write(_cached_train(state, seat, turn > 0))
        out.write(_BLANK_REST)
        kind: i64 = decision_kind(state, _DECISIONS)
        if kind in (_DROP, _PUSH):
            out[_TARGET] = u8(state.target + 1)
        elif kind == _PICKPOCKET:
            acting = next_pickpocket(state) + 1
        write_flags(out, _ASKED, relative_seat_bits(deciding_seats(state), seat, seats))
        out[_OPTIONS] = 1 if state.abilities else 0
        out[_OPTIONS + 1] = 1 if state.events else 0
        out[_OPTIONS + 2] = 1 if state.station else 0
        out[_OPTIONS + 3] = 1 if state.two_bandits else 0
        out[_OPTIONS + 4] = 1 if state.expert else 0
        out[_DECISION] = u8(kind)
        out[_OVER] = 0 if state.stack else 1
        out[_ROUND] = u8(state.round + 1)
        out[_TURN] = u8(turn)
        out[_ACTED] = u8(acted)
        out[_FIRST] = u8(relative_seat(state.first, seat, seats) - 1)
        out[_MARSHAL] = u8(state.marshal)
        out[_NEUTRAL] = u8(state.neutral)
        out[_ACTING] = u8(acting)
        out[_RESOLVED] = u8(state.resolved)
        rounds = state.rounds
        at: i64 = 0
        while at < ROUNDS:
            if rounds.seen[at] & viewer_mask:
                out[_ROUNDS + at] = u8(rounds.cards[at] + 1)
            at += 1
        _hands(state, seat, seats, out)
        _common(state, seat, seats, out)
        if state.expert:
            _expert(state, seat, seats, out)


def _cached_train(state: ColtState, seat: i64, planning: bool) -> bytes:
    """The part about the train; in the Planning phase, which does not change it, from the state's cache."""
    if not planning:
        return _train(state, seat)
    if state.encoded_train_round != state.round:
        state.encoded_train_round = state.round
        state.encoded_train.clear()
    found = state.encoded_train.get(seat)
    if found is None:
        found = _train(state, seat)
        state.encoded_train[seat] = found
    return found


def _train(state: ColtState, seat: i64) -> bytes:
    """What a seat knows of the train, its loot and the bullets among everybody's cards."""
    seats: i64 = state.seats
    out = BytesWriter()
    out.write(_BLANK_TRAIN)
    for unit, car in enumerate(state.cars):
        out[_CARS + unit] = u8(car + 1)
    write_flags(out, _RANSOM, state.ransom)
    bandit: i64 = 0
    while bandit < 6:
        out[_OWNER + bandit] = u8(relative_seat(state.seat_of[bandit], seat, seats))
        out[_SPOT + bandit] = u8(state.spot[bandit] + 1)
        out[_BULLETS + bandit] = u8(state.bullets[bandit])
        bandit += 1
    place: i64 = 0
    while place < OUT_OF_PLAY:
        out[_JEWELS + place] = u8(state.jewels[place])
        out[_STRONGBOXES + place] = u8(state.strongboxes[place])
        place += 1
    _purses(state, 1 << seat, out)
    step: i64 = 0
    while step < seats:
        player: i64 = (seat + step) % seats
        base: i64 = _RECEIVED + step * _COLOURS - FIRST_BULLET
        _count_bullets(out, base, state.hands[player])
        _count_bullets(out, base, state.decks[player])
        if state.expert:
            _count_bullets(out, base, state.discards[player])
        step += 1
    return out.getvalue()


def _count_bullets(out: BytesWriter, base: i64, pile: Pile) -> None:
    """Counts the bullets of a pile by shooter."""
    for card in pile.cards:
        if card >= FIRST_BULLET:
            increment(out, base + card)


def _value_number(state: ColtState, value: i64) -> i64:
    """The kind of purse that has a value, from 1 for the one printed with the lowest."""
    kind: i64 = 0
    while kind < 5 and state.numbers.purses[_FIRST_OF[kind]] != value:
        kind += 1
    return kind + 1


def _purses(state: ColtState, viewer_mask: i64, out: BytesWriter) -> None:
    purse: i64 = 0
    while purse < _PURSE_COUNT:
        place: i64 = state.purse_at[purse]
        seen: i64 = state.purse_seen[purse]
        if place < FIRST_SHEET:
            out[_PURSE_SPOT + purse] = u8(place + 1)
            if seen & viewer_mask:
                out[_PURSE_VALUE + purse] = u8(_value_number(state, state.purse_value[purse]))
            if seen & PUBLIC:
                out[_PURSE_OPEN + purse] = 1
        else:
            sheet: i64 = place - FIRST_SHEET
            if sheet < 6:
                increment(out, _SHEET_PURSES + sheet)
            if state.dealt:
                if seen & viewer_mask:
                    base: i64 = _SHEET_KNOWN + sheet * 6 if sheet < 6 else _LOST
                    increment(out, base + _value_number(state, state.purse_value[purse]) - 1)
                if seen & PUBLIC:
                    increment(out, _SHEET_OPEN + sheet if sheet < 6 else _LOST_OPEN)
        purse += 1


def _hands(state: ColtState, seat: i64, seats: i64, out: BytesWriter) -> None:
    step: i64 = 0
    while step < seats:
        player: i64 = (seat + step) % seats
        out[_HAND + step] = u8(len(state.hands[player].cards))
        out[_DECK + step] = u8(len(state.decks[player].cards))
        step += 1
    first: i64 = _first_bandit(state, seat)
    for card in state.hands[seat].cards:
        if card >= FIRST_BULLET:
            increment(out, _OWN_BULLETS + card - FIRST_BULLET)
        elif card // 6 == first:
            increment(out, _OWN + card % 6)
        else:
            increment(out, _OWN + 6 + card % 6)


def _first_bandit(state: ColtState, seat: i64) -> i64:
    """The bandit of a seat with the lowest number."""
    first: i64 = 0
    while first < 5 and state.seat_of[first] != seat:
        first += 1
    return first


def _common(state: ColtState, seat: i64, seats: i64, out: BytesWriter) -> None:
    viewer_mask: i64 = 1 << seat
    common = state.common
    for at, card in enumerate(common.cards):
        seen: i64 = common.seen[at]
        bandit: i64 = card // 6
        if seen & PUBLIC:
            out[_PLAYED + at] = u8(bandit + 1)
            out[_ACTION + at] = u8(card % 6 + 1)
        elif seen & viewer_mask:
            out[_PLAYED + at] = u8(bandit + 7)
            out[_ACTION + at] = u8(card % 6 + 1)
        else:
            out[_PLAYED + at] = u8(relative_seat(state.seat_of[bandit], seat, seats) + 12)


def _expert(state: ColtState, seat: i64, seats: i64, out: BytesWriter) -> None:
    step: i64 = 0
    while step < seats:
        player: i64 = (seat + step) % seats
        hand = state.hands[player]
        for at, card in enumerate(hand.cards):
            if card >= FIRST_BULLET and hand.seen[at] & PUBLIC:
                increment(out, _HAND_OPEN + step * _COLOURS + card - FIRST_BULLET)
        deck = state.decks[player]
        under: i64 = len(deck.cards) - 1
        above: i64 = 0
        while under >= 0 and deck.seen[under] & PUBLIC:
            if above < TOPS:
                out[_TOP + step * TOPS + above] = u8(deck.cards[under] - FIRST_BULLET + 1)
            above += 1
            under -= 1
        out[_TOPS + step] = u8(above)
        first: i64 = _first_bandit(state, player)
        for card in state.discards[player].cards:
            face: i64 = card % 6
            if card >= FIRST_BULLET:
                face = 12 + card - FIRST_BULLET
            elif card // 6 != first:
                face += 6
            increment(out, _DISCARD + step * _FACES + face)
        step += 1


NOTES: Final = (
    "Bandits are numbered by character, as choices name them: ghost, doc, tuco, django, belle, cheyenne."
    " `played` is 0 for no card, 1 to 6 for a bandit's card that everybody has seen, 7 to 12 for one that lies"
    " face down and this seat knows, 13 to 18 for an unknown card of a seat, numbered relative to the"
    " observing one. `top` lists at most eight bullets of a deck. The row does not contain what a player could"
    " deduce from earlier events, such as who may hold which purse or hand card."
)
ENCODING: Final = ColtExpressEncoding(FIELDS, NOTES)
