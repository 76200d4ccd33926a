"""What a bandit knows of the train, as a row of bytes."""

from __future__ import annotations

from typing import Final

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
from cantina.kernel.encoding import FLAG, NUMBER, ONE_OF, Encoding, Field, asked, numbered, question
from cantina.kernel.ints import i64
from cantina.kernel.pile import PUBLIC

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
_TAIL: Final = bytes(SEATS * (7 + 1 + TOPS + _FACES))
"""What only the expert variant fills in."""
_NO_CARDS: Final = bytes(2 * PILE)
_PLAYERS: Final[list[list[i64]]] = [[1] * seats + [0] * (SEATS + 5 - seats) for seats in range(SEATS + 1)]
"""By the number of seats: the first two fields of a row, the second still empty."""


class TrainRow(Encoding[ColtState]):
    """Bandits go by character, as choices name them."""

    def row(self, state: ColtState, seat: i64) -> bytes:
        eye: i64 = 1 << seat
        seats: i64 = state.seats
        turn: i64 = 0
        acted: i64 = 0
        acting: i64 = 0
        target: i64 = 0
        for frame in state.stack:
            if frame is PLANNING or frame is COVERING:
                turn = state.turn + 1
                acted = state.acted
            if frame is STEALING or frame is COVERING:
                acting = state.actor + 1
        kind: i64 = question(state, _DECISIONS)
        if kind == 10 or kind == 11:
            target = state.target + 1
        elif kind == 14:
            acting = next_alone(state) + 1
        out = _PLAYERS[seats] + _asked(asked(state), seat, seats)
        out += [
            kind,
            0 if state.stack else 1,
            state.round + 1,
            turn,
            acted,
            state.first - seat if state.first >= seat else state.first - seat + seats,
            state.marshal,
            state.neutral,
            acting,
            target,
            state.resolved,
        ]
        at: i64 = 6
        out[at] = 1 if state.abilities else 0
        out[at + 1] = 1 if state.events else 0
        out[at + 2] = 1 if state.station else 0
        out[at + 3] = 1 if state.two_bandits else 0
        out[at + 4] = 1 if state.expert else 0
        rounds = state.rounds
        at = 0
        while at < ROUNDS:
            out.append(rounds.cards[at] + 1 if rounds.seen[at] & eye else 0)
            at += 1
        _hands(state, seat, seats, out)
        row = bytes(out) + _outlook(state, seat, turn > 0)
        if not state.common.cards:
            row += _NO_CARDS
        else:
            row += _common(state, seat, seats, eye)
        return row + (_expert(state, seat, seats) if state.expert else _TAIL)


def _asked(bits: i64, seat: i64, seats: i64) -> list[i64]:
    """A flag for each seat, from the one that looks on."""
    bits = bits >> seat | (bits << (seats - seat)) & ((1 << seats) - 1)
    return [bits & 1, bits >> 1 & 1, bits >> 2 & 1, bits >> 3 & 1, bits >> 4 & 1, bits >> 5]


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
    out: list[i64] = []
    for car in state.cars:
        out.append(car + 1)
    at: i64 = len(out)
    while at < 6:
        out.append(0)
        at += 1
    for owner in state.seat_of:
        out.append((owner - seat + seats) % seats + 1 if owner >= 0 else 0)
    for spot in state.spot:
        out.append(spot + 1)
    out += state.bullets
    at = 0
    while at < 6:
        out.append(state.ransom >> at & 1)
        at += 1
    out += state.jewels[:OUT]
    out += state.strongboxes[:OUT]
    _purses(state, 1 << seat, out)
    _received(state, seat, seats, out)
    return bytes(out)


def _worth(value: i64) -> i64:
    """The printed value of a purse, counted from 1."""
    kind: i64 = 0
    while kind < 5 and PURSES[_FIRST_OF[kind]] != value:
        kind += 1
    return kind + 1


def _purses(state: ColtState, eye: i64, out: list[i64]) -> None:
    spots: list[i64] = [0] * _PURSE_COUNT
    values: list[i64] = [0] * _PURSE_COUNT
    opens: list[i64] = [0] * _PURSE_COUNT
    held: list[i64] = [0] * 6
    known: list[i64] = [0] * 42
    shared: list[i64] = [0] * 7
    purse: i64 = 0
    while purse < _PURSE_COUNT:
        place: i64 = state.purse_at[purse]
        seen: i64 = state.purse_seen[purse]
        if place < SHEET:
            spots[purse] = place + 1
            if seen & eye:
                values[purse] = _worth(state.purse_value[purse])
            if seen & PUBLIC:
                opens[purse] = 1
        else:
            sheet: i64 = place - SHEET
            if sheet < 6:
                held[sheet] += 1
            if state.dealt:
                if seen & eye:
                    known[sheet * 6 + _worth(state.purse_value[purse]) - 1] += 1
                if seen & PUBLIC:
                    shared[sheet] += 1
        purse += 1
    out += spots
    out += values
    out += opens
    out += held
    out += known[:36]
    out += shared[:6]
    out += known[36:]
    out.append(shared[6])


def _hands(state: ColtState, seat: i64, seats: i64, out: list[i64]) -> None:
    sizes: list[i64] = [0] * 31
    step: i64 = 0
    while step < seats:
        who: i64 = seat + step if seat + step < seats else seat + step - seats
        sizes[step] = len(state.hands[who].cards)
        sizes[6 + step] = len(state.decks[who].cards)
        step += 1
    first: i64 = 0
    while first < 5 and state.seat_of[first] != seat:
        first += 1
    for card in state.hands[seat].cards:
        if card >= BULLET:
            sizes[24 + card - BULLET] += 1
        elif card // 6 == first:
            sizes[12 + card % 6] += 1
        else:
            sizes[18 + card % 6] += 1
    out += sizes


def _received(state: ColtState, seat: i64, seats: i64, out: list[i64]) -> None:
    received: list[i64] = [0] * (SEATS * _COLOURS)
    step: i64 = 0
    while step < seats:
        who: i64 = seat + step if seat + step < seats else seat + step - seats
        base: i64 = step * _COLOURS - BULLET
        for card in state.hands[who].cards:
            if card >= BULLET:
                received[base + card] += 1
        for card in state.decks[who].cards:
            if card >= BULLET:
                received[base + card] += 1
        if state.expert:
            for card in state.discards[who].cards:
                if card >= BULLET:
                    received[base + card] += 1
        step += 1
    out += received


def _common(state: ColtState, seat: i64, seats: i64, eye: i64) -> bytes:
    common = state.common
    played: list[i64] = [0] * (2 * PILE)
    for at, card in enumerate(common.cards):
        seen: i64 = common.seen[at]
        bandit: i64 = card // 6
        if seen & PUBLIC:
            played[at] = bandit + 1
            played[PILE + at] = card % 6 + 1
        elif seen & eye:
            played[at] = bandit + 7
            played[PILE + at] = card % 6 + 1
        else:
            played[at] = (state.seat_of[bandit] - seat + seats) % seats + 13
    return bytes(played)


def _expert(state: ColtState, seat: i64, seats: i64) -> bytes:
    shown: list[i64] = [0] * (SEATS * _COLOURS)
    tops: list[i64] = [0] * SEATS
    top: list[i64] = [0] * (SEATS * TOPS)
    discard: list[i64] = [0] * (SEATS * _FACES)
    step: i64 = 0
    while step < seats:
        who: i64 = seat + step if seat + step < seats else seat + step - seats
        hand = state.hands[who]
        for at, card in enumerate(hand.cards):
            if card >= BULLET and hand.seen[at] & PUBLIC:
                shown[step * _COLOURS + card - BULLET] += 1
        deck = state.decks[who]
        under: i64 = len(deck.cards) - 1
        count: i64 = 0
        while under >= 0 and deck.seen[under] & PUBLIC:
            if count < TOPS:
                top[step * TOPS + count] = deck.cards[under] - BULLET + 1
            count += 1
            under -= 1
        tops[step] = count
        for card in state.discards[who].cards:
            discard[step * _FACES + (card - BULLET + 6 if card >= BULLET else card % 6)] += 1
        step += 1
    return bytes(shown + tops + top + discard)


NOTES: Final = (
    "Bandits go by character, as choices name them: ghost, doc, tuco, django, belle, cheyenne. `played` is"
    " 0 for no card, 1 to 6 for a bandit's card everybody has seen, 7 to 12 for one that lies face down and"
    " this seat knows, 13 to 18 for an unknown one of a seat, counted from the one that looks. Bullets on top"
    " of a deck are told down to the eighth. Not in the row is what a player could work out from the past,"
    " such as who may hold which purse or hand card."
)
ENCODING: Final = TrainRow(FIELDS, NOTES)
