"""What an experienced boss of the town sees at a glance."""

from __future__ import annotations

from bisect import bisect_left
from math import exp
from typing import Final

from cantina.games.tiny_epic_western.choices import (
    ADVANCES,
    BUYS,
    CONCEDE,
    CONVERTS,
    DRAW,
    EXCHANGES,
    GAIN_TWOS,
    GAINS,
    KEEPS,
    LIFTS,
    PAIRS,
    PAYS,
    POT_GUNMAN,
    POT_INFLUENCE,
    REDRAWS,
    REROLL,
    REVEAL,
    UNIVERSE,
    UNSETTLES,
    WAIVES,
    Place,
)
from cantina.games.tiny_epic_western.content import (
    ABOUT,
    CAPACITY,
    CARD_MOST,
    CONVERT,
    COST,
    COUNT_SUIT,
    EFFECT,
    GAIN_PER_SYMBOL,
    GAPS,
    GRAVEYARD,
    INTO,
    LEFT,
    LEFTOVER_SPOT,
    MAJORITY,
    MAT_COUNT,
    MINORITY,
    MOST_INFLUENCE,
    NUMBER_SPOT,
    POKER_CARDS,
    PORCH,
    RIGHT,
    ROUNDS,
    SHERIFF,
    SMALL_MAJORITY,
    SUIT_SPOT,
    SYMBOLS,
    VALUES,
    VP,
    WANTED_VP,
)
from cantina.games.tiny_epic_western.rules.abilities import Converting
from cantina.games.tiny_epic_western.rules.placing import HIRING
from cantina.games.tiny_epic_western.rules.poker import hand_key
from cantina.games.tiny_epic_western.rules.rounds import KEEPING
from cantina.games.tiny_epic_western.state import RIVAL, WesternState
from cantina.kernel.choice import Choice, Pick
from cantina.kernel.ints import i64
from cantina.kernel.judgement import Judgement, shares
from cantina.kernel.result import Result

# What a forecast counts, in victory points, as matches between equals came out. By rounds left, from none.
_UNIT: Final[list[float]] = [0.0, 0.28, 0.37, 0.43, 0.48, 0.52, 0.55]
"""A unit of influence: cards cost their points and two more, so the more time, the more it buys."""
_HEAP: Final = 0.3
"""How much less a unit counts beyond the fourth of its type: few cards cost so much of one."""
_HEAP_FROM: Final = 4
_SPREAD: Final[list[float]] = [0.3, 0.8, 1.1, 1.4, 1.6, 2.2, 2.5]
"""A lead of so many shares in a business makes one e times as likely to keep it."""
_THIRD: Final = 0.7
"""A third gunman in the coming round: one spot, one hand, one card more to choose from."""
_PORCH: Final = 0.2
"""What having a card on one's porch adds in every round: whoever uses it pays."""
_WANTED: Final[list[float]] = [0.0, 1.3, 1.3, 0.8, 0.5]
"""The Wanted card, by sides: the more, the more duels until the end, and each moves it."""
_GAIN: Final[list[float]] = [0.0, 1.0, 2.8, 5.0, 7.2, 9.6, 12.5]
"""Points that a player adds to all this in the rounds to come."""
_SOLO_GAIN: Final = 2.8
_RIVAL_GAIN: Final = 2.2
"""What a player alone in town and the Rival add in each round to come."""
_DOUBT: Final = 1.8
_DOUBT_A_ROUND: Final = 0.35
"""How far off forecasts were, as the chances that fitted best who won."""

# Families of choices, for a table by number.
_OTHER: Final = 0
"""Nothing special: to decline, to turn over a stack, to take a colour or a boss."""
_KEEP: Final = 1
_REROLL: Final = 2
_REVEAL: Final = 3
_CONCEDE: Final = 4
_RIVAL: Final = 5
"""To make the solo Rival roll or draw again."""
_GAIN_ONE: Final = 6
_GAIN_TWO: Final = 7
_PAY: Final = 8
_CONVERT: Final = 9
_EXCHANGE: Final = 10
_PAIR: Final = 11
_HELPFUL: Final = 12
"""To move a gunman, to look at another poker card."""
_POT_INFLUENCE: Final = 13
_POT_GUNMAN: Final = 14
_BUY: Final = 15
_WAIVE: Final = 16
_ADVANCE: Final = 17

_FAMILY: Final[list[i64]] = [_OTHER] * len(UNIVERSE.all)


def _name(family: i64, choices: list[Pick]) -> None:
    for choice in choices:
        _FAMILY[choice.number] = family


_name(_KEEP, KEEPS)
_name(_RIVAL, UNSETTLES)
_name(_RIVAL, REDRAWS)
_name(_GAIN_ONE, GAINS)
_name(_GAIN_TWO, GAIN_TWOS)
_name(_PAY, PAYS)
_name(_CONVERT, CONVERTS)
_name(_EXCHANGE, EXCHANGES)
_name(_PAIR, PAIRS)
_name(_HELPFUL, LIFTS)
_name(_BUY, BUYS)
_name(_WAIVE, WAIVES)
_name(_ADVANCE, ADVANCES)
_FAMILY[REROLL.number] = _REROLL
_FAMILY[REVEAL.number] = _REVEAL
_FAMILY[CONCEDE.number] = _CONCEDE
_FAMILY[DRAW.number] = _HELPFUL
_FAMILY[POT_INFLUENCE.number] = _POT_INFLUENCE
_FAMILY[POT_GUNMAN.number] = _POT_GUNMAN

_ODDS: Final = 17
"""How many cards another hand may hold beside the two gap cards and one's own."""


def _strengths() -> list[i64]:
    """For two gap cards and one's own: how many of the other cards make a lower hand."""
    table: list[i64] = []
    for one in range(POKER_CARDS):
        for two in range(POKER_CARDS):
            keys: list[i64] = [hand_key(one, two, own) for own in range(POKER_CARDS)]
            order = sorted([keys[own] for own in range(POKER_CARDS) if own not in (one, two)])
            for key in keys:
                table.append(min(bisect_left(order, key), _ODDS))
    return table


_STRENGTH: Final[list[i64]] = _strengths()

# What a placement promises, in tenths of a unit of influence, tried out in matches without any thinking.
_TENTHS: Final = 10
_MOST: Final = 160
_POT: Final = 36
"""The Winner's Pot is 2 units; that one has the better hand pays at the Town Hall, too."""
_WIN: Final[list[i64]] = [
    _POT * beaten ** (1 + crowd) // _ODDS ** (1 + crowd) for crowd in range(4) for beaten in range(_ODDS + 1)
]
"""The pot by how many others are there, then by the strength of one's hand."""
_GIVES: Final[list[i64]] = [20, 15, 0, 20, 0, 30, 20, 20, 2, 25, 4, 15, 20, 0, 5, 8, 10, 12]
"""What using a property gives, by effect; those at 0 depend on the town."""
_LEFTOVER_A_UNIT: Final = 5
"""A second purchase, for every unit that one could spend on it."""
_SALE: Final = 15
_SALE_A_POINT: Final = 10
_SALE_LACKING: Final = 8
_SALE_OUT_OF_REACH: Final = 3
"""The right to buy a card; what it lacks to be affordable may still come."""
_DUEL_A_PIP: Final = 3
"""For an attack, which is otherwise worth half: what the card in hand may add to the shot."""
_SHARP: Final[list[i64]] = [int(8.0 * 1.8**step) for step in range(_MOST // 5 + 1)]
"""How natural a placement is, for every half unit that it promises."""


def strength(state: WesternState, index: i64, card: i64) -> i64:
    """How many of 17 cards a card beats at a place of the ring."""
    return _STRENGTH[
        (state.gaps[(index + GAPS - 1) % GAPS] * POKER_CARDS + state.gaps[index]) * POKER_CARDS + card
    ]


def _odds() -> list[float]:
    """What a business will pay in the end if tokens advance at random, by the levels now.

    By (its level * 16 + one other level * 4 + the third) * 3 + what for: 0 the majority, 1 the minority,
    2 the majority with one or two players.
    """
    table = [0.0] * (64 * 3)
    for key in range(63, -1, -1):
        levels = [key // 16, key // 4 % 4, key % 4]
        found = 0
        total = [0.0, 0.0, 0.0]
        for business in range(3):
            level = levels[business] + 1
            if level > 3 or levels.count(level) >= CAPACITY[level]:
                continue
            found += 1
            after = levels[:]
            after[business] = level
            at = (after[0] * 16 + after[1] * 4 + after[2]) * 3
            for rank in range(3):
                total[rank] += table[at + rank]
        for rank in range(3):
            pays = MAJORITY if rank == 0 else MINORITY if rank == 1 else SMALL_MAJORITY
            table[key * 3 + rank] = total[rank] / found if found else float(pays[levels[0]])
    return table


_PAYS: Final[list[float]] = _odds()
_MOST_SHARES: Final = 24
_LEAD: Final[list[float]] = [exp(float(count) / spread) for spread in _SPREAD for count in range(_MOST_SHARES)]
"""How shares weigh in the race for a business, by rounds left and their number."""


class TownSense(Judgement[WesternState]):
    """Counts cards, influence still to be spent, and who will lead each business."""

    def forecast(self, state: WesternState, seat: i64) -> float:
        left: i64 = rounds_left(state)
        return self.prospects(state, seat) + (_SOLO_GAIN * float(left) if state.solo else _GAIN[left])

    def prospects(self, state: WesternState, side: i64) -> float:
        """What a side has on the table, as points at the end."""
        left: i64 = rounds_left(state)
        points = 0.0
        cards = state.cards_of(side)
        for card in cards:
            points += float(VP[card])
        for business in range(3):
            points += self._business(state, side, business, left)
        if state.wanted == side:
            points += float(WANTED_VP) if left == 0 else _WANTED[state.sides]
        if side >= state.seats or left == 0:
            return points
        if len(cards) > 0:
            points += _PORCH * float(left)
        if state.third >> side & 1:
            points += _THIRD
        at: i64 = side * 3
        while at < side * 3 + 3:
            have: i64 = state.influence[at]
            points += _UNIT[left] * float(have)
            if have > _HEAP_FROM:
                points -= _HEAP * float(have - _HEAP_FROM)
            at += 1
        return points

    def _business(self, state: WesternState, side: i64, business: i64, left: i64) -> float:
        """What a side may expect of one business."""
        own: i64 = state.symbols_of(side, business)
        if own == 0 and left == 0:
            return 0.0
        levels = state.business
        one: i64 = levels[business]
        two: i64 = levels[(business + 1) % 3]
        three: i64 = levels[(business + 2) % 3]
        at: i64 = (one * 16 + two * 4 + three) * 3
        base: i64 = left * _MOST_SHARES
        total = 0.0
        weights: list[float] = []
        other: i64 = 0
        while other < state.sides:
            weight = _LEAD[base + state.symbols_of(other, business)]
            weights.append(weight)
            total += weight
            other += 1
        mine: float = weights[side]
        first: float = mine / total
        if state.sides <= 2:
            return _PAYS[at + 2] * first
        second = 0.0
        other = 0
        while other < state.sides:
            if other != side:
                second += weights[other] / total * mine / (total - weights[other])
            other += 1
        return _PAYS[at] * first + _PAYS[at + 1] * second

    def doubt(self, state: WesternState) -> float:
        return _DOUBT + _DOUBT_A_ROUND * float(rounds_left(state))

    def settled(self, state: WesternState) -> bool:
        return state.phase == 1 and state.stack[-1] is KEEPING and _nobody_answered(state)

    def face(self, state: WesternState, seat: i64, choice: Choice) -> i64:
        return -1 if _FAMILY[choice.number] == _KEEP else choice.number

    def chances(self, state: WesternState) -> list[float]:
        if not state.solo or state.result is not None:
            return super().chances(state)
        rival = self.prospects(state, RIVAL) + _RIVAL_GAIN * float(rounds_left(state))
        return shares([self.forecast(state, 0), rival], self.doubt(state))[:1]

    def worth(self, result: Result) -> list[float]:
        if len(result.scores) > 1:
            return super().worth(result)
        ahead = shares([float(result.scores[0]), float(result.breakdown[0]["rival"])], self.margin)[0]
        return [0.2 * ahead + (0.0 if result.beaten else 0.8)]

    def urge(self, state: WesternState, seat: i64, choice: Choice) -> i64:
        if isinstance(choice, Place):
            return _SHARP[placing(state, seat, choice.spot, choice.option) // 5]
        family: i64 = _FAMILY[choice.number]
        if isinstance(choice, Pick):
            return picking(state, seat, family, choice.pick)
        if family in (_REROLL, _REVEAL, _CONCEDE):
            return fighting(state, seat, family)
        if family == _HELPFUL:
            return 6
        if family == _POT_INFLUENCE or (family == _POT_GUNMAN and state.round < ROUNDS):
            return 4
        return 1


def rounds_left(state: WesternState) -> i64:
    """Rounds still to be played to their end, the one under way included."""
    left: i64 = ROUNDS + 1 - state.round
    return left if left < ROUNDS else ROUNDS


def _nobody_answered(state: WesternState) -> bool:
    one: i64 = 1
    return state.pending == (one << state.seats) - 1


def picking(state: WesternState, seat: i64, family: i64, pick: i64) -> i64:
    """How natural it is to choose one thing among several."""
    if family == _KEEP:
        return keeping(state, pick)
    if family == _GAIN_ONE:
        return wishing(state, seat, pick, 1)
    if family == _GAIN_TWO:
        return wishing(state, seat, pick, 2)
    if family == _BUY:
        return buying(state, pick)
    if family == _PAY:
        return paying(state, seat, pick)
    if family == _ADVANCE:
        return advancing(state, seat, pick)
    if family == _WAIVE:
        return 1 + 2 * (MOST_INFLUENCE - state.influence[seat * 3 + pick])
    if family == _CONVERT:
        return converting(state, seat, pick)
    if family == _EXCHANGE:
        return exchanging(state, seat, pick)
    if family == _PAIR:  # named by the type that it leaves out
        return 1 + state.influence[seat * 3 + pick]
    if family == _RIVAL:
        return 2
    return 6 if family == _HELPFUL else 1


def keeping(state: WesternState, card: i64) -> i64:
    """A card is good where it wins: at the Town Hall and at any two of the mats."""
    total: i64 = 0
    index: i64 = 0
    while index < GAPS:
        beats: i64 = strength(state, index, card)
        total += beats * beats
        index += 1
    total = total // 10
    return 1 + total * total // 10


def wishing(state: WesternState, seat: i64, kind: i64, count: i64) -> i64:
    """How much one wants influence of a type: what the cards on sale cost more than one has."""
    have: i64 = state.influence[seat * 3 + kind]
    if have + count > MOST_INFLUENCE:
        return 1
    lacking: i64 = 0
    mat: i64 = 1
    while mat < MAT_COUNT:
        card: i64 = state.zone[mat]
        if card >= 0 and COST[card * 3 + kind] > have:
            lacking += 4 if state.present(seat, mat) else 1
        mat += 1
    wanting: i64 = 1 + lacking + (MOST_INFLUENCE - have) // 2
    return 1 + wanting * wanting


def paying(state: WesternState, seat: i64, kind: i64) -> i64:
    """One pays with what one has most of; the Rancher hires gladly."""
    have: i64 = state.influence[seat * 3 + kind]
    return have * have if state.stack[-1] is HIRING else 1 + have * have // 8


def buying(state: WesternState, card: i64) -> i64:
    """Points, and symbols of businesses that may pay."""
    value: i64 = 2 * VP[card]
    business: i64 = 0
    while business < 3:
        value += SYMBOLS[card * 3 + business] * (1 + state.business[business]) // 2
        business += 1
    return value * value * value


def advancing(state: WesternState, seat: i64, business: i64) -> i64:
    """One's own business, above all one that nobody else leads."""
    own: i64 = state.symbols_of(seat, business)
    most: i64 = 0
    side: i64 = 0
    while side < state.sides:
        if side != seat:
            count: i64 = state.symbols_of(side, business)
            if count > most:
                most = count
        side += 1
    if own > most:
        return 20
    return 6 if own == most and own > 0 else 2 if own > 0 else 1


def converting(state: WesternState, seat: i64, count: i64) -> i64:
    """So many of one type for two more of another, as far as the belt holds them."""
    frame = state.stack[-1]
    assert isinstance(frame, Converting)
    gained: i64 = _room(state, seat, INTO[frame.card], count + 2) - count
    return 1 if gained < 1 else 3 * gained


def exchanging(state: WesternState, seat: i64, kind: i64) -> i64:
    """Two of one type for two of each other."""
    gained: i64 = -2
    other: i64 = 0
    while other < 3:
        if other != kind:
            gained += _room(state, seat, other, 2)
        other += 1
    return 1 if gained < 1 else 3 * gained


def _room(state: WesternState, seat: i64, kind: i64, count: i64) -> i64:
    """How much of a gain the belt holds (TEW-INF-2)."""
    room: i64 = MOST_INFLUENCE - state.influence[seat * 3 + kind]
    return room if room < count else count


def fighting(state: WesternState, seat: i64, family: i64) -> i64:
    """What gives a fair chance to lead, out of six."""
    role: i64 = 0 if seat == state.attacker else 1
    needed: i64 = state.dice[1 - role] + state.bonus[1 - role] - state.bonus[role] + (1 - role)
    if family == _REROLL:
        faces: i64 = 7 - needed
        return 1 if faces < 2 else 2 * faces
    if family == _REVEAL:
        value: i64 = state.hands[seat].cards[0] % VALUES + 1
        return 16 if state.dice[role] + value >= needed else 1
    return 3


def placing(state: WesternState, seat: i64, spot: i64, option: i64) -> i64:
    """What a spot promises: the hand, the card on sale and the spot itself, at half price for a duel."""
    mat: i64 = spot // 4
    card: i64 = state.changed(seat)
    crowd: i64 = 0
    at: i64 = mat * 4
    while at < mat * 4 + 4:
        if state.standing[at] >= 0 and state.standing[at] != seat:
            crowd += 1
        at += 1
    if crowd > 3:
        crowd = 3
    pot: i64 = _WIN[crowd * (_ODDS + 1) + strength(state, state.index_of(mat), card)]
    value: i64 = standing_on(state, seat, spot, option, pot)
    if not state.present(seat, mat):
        value += pot + sale(state, seat, mat)
    if state.standing[spot] >= 0:
        value = value // 2 + _DUEL_A_PIP * (card % VALUES)
    return value if value < _MOST else _MOST


def standing_on(state: WesternState, seat: i64, spot: i64, option: i64, pot: i64) -> i64:
    """What the spot itself gives."""
    mat: i64 = spot // 4
    if spot % 4 == PORCH:
        top: i64 = state.top(mat)
        value: i64 = 0 if top < 0 else using(state, seat, top)
        if top >= 0 and state.owner[mat] == seat:
            value += _TENTHS
        if state.owner[mat] < 0 and mat != SHERIFF:
            value += _TENTHS
        return value
    if mat != SHERIFF:
        return pot if option == RIGHT else _TENTHS
    if spot == LEFTOVER_SPOT:
        return _LEFTOVER_A_UNIT * state.total(seat)
    return bettering(state, seat, spot, option)


def using(state: WesternState, seat: i64, card: i64) -> i64:
    """What a property gives to its user."""
    effect: i64 = EFFECT[card]
    about: i64 = ABOUT[card]
    if effect == CONVERT and state.influence[seat * 3 + about] == 0:
        return 0
    count: i64 = 0
    if effect == COUNT_SUIT:
        for gap in state.gaps:
            if gap // VALUES == about:
                count += 1
    elif effect == GAIN_PER_SYMBOL:
        count = state.symbols_of(seat, about)
    elif effect == GRAVEYARD:
        for lying in state.lying:
            if lying != 0:
                count = 2
    return _GIVES[effect] + _TENTHS * (count if count < CARD_MOST else CARD_MOST)


def sale(state: WesternState, seat: i64, mat: i64) -> i64:
    """What the right to buy a mat's card adds: a third if one can buy elsewhere."""
    card: i64 = state.zone[mat]
    if card < 0:
        return 0
    lacking: i64 = state.shortage(seat, card)
    if lacking > _SALE_OUT_OF_REACH:
        return 0
    value: i64 = _SALE + _SALE_A_POINT * VP[card] - _SALE_LACKING * lacking
    other: i64 = 1
    while other < MAT_COUNT:
        if other != mat and state.zone[other] >= 0 and state.present(seat, other):
            if state.shortage(seat, state.zone[other]) < 2:
                return value // 3
        other += 1
    return value


def bettering(state: WesternState, seat: i64, spot: i64, option: i64) -> i64:
    """What a changed card adds to one's hands, at the Town Hall and wherever one has a gunman."""
    card: i64 = state.changed(seat)
    better: i64 = card
    if spot == NUMBER_SPOT:
        step: i64 = VALUES - 1 if option == LEFT else 1
        better = card // VALUES * VALUES + (card % VALUES + step) % VALUES
    elif spot == SUIT_SPOT:
        better = (card + (3 * VALUES if option == LEFT else VALUES)) % POKER_CARDS
    value: i64 = strength(state, 0, better) - strength(state, 0, card)
    index: i64 = 1
    while index < GAPS:
        if state.present(seat, state.mats[index]):
            value += strength(state, index, better) - strength(state, index, card)
        index += 1
    return value if value > 0 else 0


JUDGEMENT: Final = TownSense(3.0)
