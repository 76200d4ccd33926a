"""What an experienced boss of the town sees at a glance."""

from __future__ import annotations

from math import exp
from typing import Final

from cantina.games.tiny_epic_western.choices import (
    ADVANCES,
    BUYS,
    CONCEDE,
    CONVERTS,
    DECLINE,
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
    RAISES,
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
    COST,
    EFFECT,
    GAPS,
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
_KEEP: Final = 1
_PLACE: Final = 2
_REROLL: Final = 3
_REVEAL: Final = 4
_CONCEDE: Final = 5
_UNSETTLE: Final = 6
_REDRAW: Final = 7
_GAIN_ONE: Final = 8
_GAIN_TWO: Final = 9
_PAY: Final = 10
_CONVERT: Final = 11
_EXCHANGE: Final = 12
_PAIR: Final = 13
_RAISE: Final = 14
_HELPFUL: Final = 15
_POT_INFLUENCE: Final = 16
_POT_GUNMAN: Final = 17
_BUY: Final = 18
_WAIVE: Final = 19
_ADVANCE: Final = 20
_DECLINE: Final = 21

_FAMILY: Final[list[i64]] = [_OTHER] * len(UNIVERSE.all)


def _name(family: i64, choices: list[Pick]) -> None:
    for choice in choices:
        _FAMILY[choice.number] = family


_name(_KEEP, KEEPS)
_name(_UNSETTLE, UNSETTLES)
_name(_REDRAW, REDRAWS)
_name(_GAIN_ONE, GAINS)
_name(_GAIN_TWO, GAIN_TWOS)
_name(_PAY, PAYS)
_name(_CONVERT, CONVERTS)
_name(_EXCHANGE, EXCHANGES)
_name(_PAIR, PAIRS)
_name(_RAISE, RAISES)
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
_FAMILY[DECLINE.number] = _DECLINE

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
                lower: i64 = 0
                while lower < len(order) and order[lower] < key:
                    lower += 1
                table.append(lower if lower < _ODDS else _ODDS)
    return table


_STRENGTH: Final[list[i64]] = _strengths()

# In tenths of a unit of influence.
_WIN: Final[list[i64]] = [
    36 * s ** (1 + crowd) // _ODDS ** (1 + crowd) for crowd in range(4) for s in range(_ODDS + 1)
]
"""A pot of 2, by how many others are there and the strength of the hand."""
_EFFECT: Final[list[i64]] = [20, 15, 0, 20, 0, 30, 20, 20, 2, 25, 4, 15, 20, 0, 5, 8, 10, 12]
"""What using a property gives, by effect; 0: it depends."""
_SHARP: Final[list[i64]] = [int(8.0 * 1.8**step) for step in range(33)]
"""How natural a placement is, for every half unit that it gives."""


def strength(state: WesternState, index: i64, card: i64) -> i64:
    """How many of 17 cards a card beats at a place of the ring."""
    return _STRENGTH[
        (state.gaps[(index + GAPS - 1) % GAPS] * POKER_CARDS + state.gaps[index]) * POKER_CARDS + card
    ]


def _odds() -> list[float]:
    """What each business will pay in the end if tokens advance at random, by their levels now.

    By (mining * 16 + rail * 4 + wagon) * 3 + rank, where rank 0 is the majority, 1 the minority and 2 the
    majority with one or two players; always for the first of the three levels.
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
        family: i64 = _FAMILY[choice.number]
        if isinstance(choice, Place):
            return _SHARP[placing(state, seat, choice.spot, choice.option) // 5]
        if isinstance(choice, Pick):
            pick: i64 = choice.pick
            if family == _KEEP:
                return keeping(state, pick)
            if family == _GAIN_ONE:
                return wish(state, seat, pick, 1)
            if family == _GAIN_TWO:
                return wish(state, seat, pick, 2)
            if family == _PAY:
                return paying(state, seat, pick)
            if family == _BUY:
                return buying(state, seat, pick)
            if family == _WAIVE:
                return 1 + 2 * (MOST_INFLUENCE - state.influence[seat * 3 + pick])
            if family == _ADVANCE:
                return advancing(state, seat, pick)
            if family == _CONVERT:
                return 3
            if family == _EXCHANGE:
                return exchanging(state, seat, pick)
            if family == _PAIR:
                return 1 + state.influence[seat * 3 + pick]
            if family in (_UNSETTLE, _REDRAW):
                return 2
            return 6 if family == _HELPFUL else 1
        if family in (_REROLL, _REVEAL, _CONCEDE):
            return fighting(state, seat, family)
        if family == _DECLINE:
            return 1
        if family == _POT_GUNMAN:
            return 1 if state.round == ROUNDS else 4
        return 4


def rounds_left(state: WesternState) -> i64:
    """Rounds still to be played to their end."""
    if state.round == 0:
        return ROUNDS  # bosses and colours are still being chosen
    left: i64 = ROUNDS - state.round
    return left + 1 if state.phase <= 4 else left


def _nobody_answered(state: WesternState) -> bool:
    for answer in state.answers:  # noqa: SIM110 (a generator is slow when compiled)
        if answer >= 0:
            return False
    return True


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


def wish(state: WesternState, seat: i64, kind: i64, count: i64) -> i64:
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


def buying(state: WesternState, seat: i64, card: i64) -> i64:
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


def exchanging(state: WesternState, seat: i64, kind: i64) -> i64:
    """Two of one type for two of each other, as far as the belt holds them."""
    gained: i64 = -1
    other: i64 = 0
    while other < 3:
        if other != kind:
            room: i64 = MOST_INFLUENCE - state.influence[seat * 3 + other]
            gained += room if room < 2 else 2
        other += 1
    return gained * gained if gained > 1 else 1


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
    """What a spot promises, in tenths of a unit of influence, 0 to 160."""
    mat: i64 = spot // 4
    index: i64 = state.index_of(mat)
    card: i64 = state.changed(seat)
    crowd: i64 = 0
    at: i64 = mat * 4
    while at < mat * 4 + 4:
        if state.standing[at] >= 0 and state.standing[at] != seat:
            crowd += 1
        at += 1
    pot: i64 = _WIN[(crowd if crowd < 3 else 3) * (_ODDS + 1) + strength(state, index, card)]
    value: i64 = reward_of(state, seat, spot, option, pot)
    if not state.present(seat, mat):
        value += pot + sale(state, seat, mat)
    if state.standing[spot] >= 0:
        value = value // 2 + 3 * (card % VALUES)
    return value if value < 160 else 160


def reward_of(state: WesternState, seat: i64, spot: i64, option: i64, pot: i64) -> i64:
    """What the spot itself gives."""
    mat: i64 = spot // 4
    if spot % 4 == PORCH:
        value: i64 = 0
        top: i64 = state.top(mat)
        if top >= 0:
            value = using(state, seat, top)
            if state.owner[mat] == seat:
                value += 10
        return value + 10 if state.owner[mat] < 0 and mat != SHERIFF else value
    if mat != SHERIFF:
        return pot if option == RIGHT else 10
    if spot == LEFTOVER_SPOT:
        return 5 * state.total(seat)
    return bettering(state, seat, spot, option)


def using(state: WesternState, seat: i64, card: i64) -> i64:
    """What a property gives to its user."""
    effect: i64 = EFFECT[card]
    if effect == 2:  # COUNT_SUIT
        count: i64 = 0
        for gap in state.gaps:
            if gap // VALUES == ABOUT[card]:
                count += 1
        return 6 + 8 * count if count < 3 else 30
    if effect == 4:  # GAIN_PER_SYMBOL
        shares_of: i64 = state.symbols_of(seat, ABOUT[card])
        return 10 * shares_of if shares_of < 3 else 30
    if effect == 3 and state.influence[seat * 3 + ABOUT[card]] == 0:
        return 0
    if effect == 13:  # GRAVEYARD
        for lying in state.lying:
            if lying:
                return 20
    return _EFFECT[effect]


def sale(state: WesternState, seat: i64, mat: i64) -> i64:
    """What the right to buy a mat's card adds to those one has already."""
    card: i64 = state.zone[mat]
    if card < 0:
        return 0
    lacking: i64 = state.shortage(seat, card)
    if lacking > 3:
        return 0
    value: i64 = 10 * VP[card] + 15 - 8 * lacking
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
