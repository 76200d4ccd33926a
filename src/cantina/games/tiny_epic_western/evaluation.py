"""Heuristic evaluation of a position in the town."""

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
    HOLD,
    KEEPS,
    LIFTS,
    PAIRS,
    PAYS,
    POT_GUNMAN,
    POT_INFLUENCE,
    REROLL,
    REVEAL,
    RIVAL_REDRAWS,
    RIVAL_REROLLS,
    UNIVERSE,
    WAIVES,
    Place,
)
from cantina.games.tiny_epic_western.content import (
    CAPACITY,
    CONVERT,
    COUNT_SUIT,
    EFFECT,
    EFFECT_GAIN_TYPE,
    EFFECT_SUBJECT,
    GAIN_PER_SYMBOL,
    GAP_COUNT,
    GRAVEYARD,
    LEFTOVER_SPOT,
    MAT_COUNT,
    POKER_COUNT,
    PORCH,
    RIGHT,
    ROUNDS,
    SHERIFF,
    VALUE_COUNT,
    WANTED_VP,
    WesternNumbers,
    changed_poker_card,
)
from cantina.games.tiny_epic_western.rules.abilities import Converting
from cantina.games.tiny_epic_western.rules.placing import HIRING
from cantina.games.tiny_epic_western.rules.poker import hand_key
from cantina.games.tiny_epic_western.rules.rounds import KEEPING
from cantina.games.tiny_epic_western.state import RIVAL, WesternState
from cantina.kernel.choice import Choice, Pick
from cantina.kernel.evaluation import Evaluator, softmax
from cantina.kernel.native_types import i64
from cantina.kernel.result import Result

# The parts of the expected score, in victory points, fitted on matches between equal bots. Lists are by rounds
# left, from 0.
_INFLUENCE_VALUE: Final[list[float]] = [0.0, 0.28, 0.37, 0.43, 0.48, 0.52, 0.55]
"""A unit of influence: a card costs two units more than its VP, and more rounds allow more purchases."""
_SURPLUS_PENALTY: Final = 0.3
"""Deducted for each unit beyond the fourth of its type: few cards cost so much of one type."""
_SURPLUS_FROM: Final = 4
_SHARE_TEMPERATURE: Final[list[float]] = [0.3, 0.8, 1.1, 1.4, 1.6, 2.2, 2.5]
"""The softmax temperature of shares in a business: a lead of so many is e times as likely to last."""
_THIRD_GUNMAN_VALUE: Final = 0.7
"""A third gunman in the coming round: one more spot, hand and card to choose from."""
_PORCH_VALUE_PER_ROUND: Final = 0.2
"""A card on one's own porch, for each round left: its users bring money."""
_WANTED_VALUE: Final[list[float]] = [0.0, 1.3, 1.3, 0.8, 0.5]
"""The Wanted card, by number of sides: with more sides there are more duels, each of which may move it."""
_FUTURE_GAIN: Final[list[float]] = [0.0, 1.0, 2.8, 5.0, 7.2, 9.6, 12.5]
"""The points that a player gains in addition in the rounds left."""
_SOLO_GAIN_PER_ROUND: Final = 2.8
_RIVAL_GAIN_PER_ROUND: Final = 2.2
"""The points that the player and the Rival of the solo game gain in each round left."""
_UNCERTAINTY: Final = 1.8
_UNCERTAINTY_PER_ROUND: Final = 0.35
"""The uncertainty of expected scores with which win probabilities fit best who won."""

# Groups of choices with a common rollout weight function.
_ORDINARY_GROUP: Final = 0
"""Every choice without a rule of its own: declining, taking a colour or a boss and others."""
_KEEP_GROUP: Final = 1
_REROLL_GROUP: Final = 2
_REVEAL_GROUP: Final = 3
_CONCEDE_GROUP: Final = 4
_RIVAL_GROUP: Final = 5
"""Making the solo Rival roll or draw again."""
_GAIN_ONE_GROUP: Final = 6
_GAIN_TWO_GROUP: Final = 7
_PAY_GROUP: Final = 8
_CONVERT_GROUP: Final = 9
_EXCHANGE_GROUP: Final = 10
_PAIR_GROUP: Final = 11
_HELPFUL_GROUP: Final = 12
"""Moving a gunman, looking at another poker card."""
_POT_INFLUENCE_GROUP: Final = 13
_POT_GUNMAN_GROUP: Final = 14
_BUY_GROUP: Final = 15
_WAIVE_GROUP: Final = 16
_ADVANCE_GROUP: Final = 17
_HOLD_GROUP: Final = 18

_GROUP_OF_CHOICE: Final[list[i64]] = [_ORDINARY_GROUP] * len(UNIVERSE.all)


def _set_group(group: i64, choices: list[Pick]) -> None:
    for choice in choices:
        _GROUP_OF_CHOICE[choice.number] = group


_set_group(_KEEP_GROUP, KEEPS)
_set_group(_RIVAL_GROUP, RIVAL_REROLLS)
_set_group(_RIVAL_GROUP, RIVAL_REDRAWS)
_set_group(_GAIN_ONE_GROUP, GAINS)
_set_group(_GAIN_TWO_GROUP, GAIN_TWOS)
_set_group(_PAY_GROUP, PAYS)
_set_group(_CONVERT_GROUP, CONVERTS)
_set_group(_EXCHANGE_GROUP, EXCHANGES)
_set_group(_PAIR_GROUP, PAIRS)
_set_group(_HELPFUL_GROUP, LIFTS)
_set_group(_BUY_GROUP, BUYS)
_set_group(_WAIVE_GROUP, WAIVES)
_set_group(_ADVANCE_GROUP, ADVANCES)
_GROUP_OF_CHOICE[REROLL.number] = _REROLL_GROUP
_GROUP_OF_CHOICE[REVEAL.number] = _REVEAL_GROUP
_GROUP_OF_CHOICE[CONCEDE.number] = _CONCEDE_GROUP
_GROUP_OF_CHOICE[HOLD.number] = _HOLD_GROUP
_GROUP_OF_CHOICE[DRAW.number] = _HELPFUL_GROUP
_GROUP_OF_CHOICE[POT_INFLUENCE.number] = _POT_INFLUENCE_GROUP
_GROUP_OF_CHOICE[POT_GUNMAN.number] = _POT_GUNMAN_GROUP

_OTHER_CARDS: Final = 17
"""How many poker cards there are besides two gap cards and one's own."""


def _strength_table() -> list[i64]:
    """By two gap cards and one's own: how many of the other cards make a lower hand."""
    table: list[i64] = []
    for left_gap in range(POKER_COUNT):
        for right_gap in range(POKER_COUNT):
            keys: list[i64] = [hand_key(left_gap, right_gap, own) for own in range(POKER_COUNT)]
            order = sorted([keys[own] for own in range(POKER_COUNT) if own not in (left_gap, right_gap)])
            for key in keys:
                table.append(min(bisect_left(order, key), _OTHER_CARDS))
    return table


_STRENGTH_TABLE: Final[list[i64]] = _strength_table()

# The value of a placement, in tenths of a unit of influence, tuned in matches of the rollout policy.
_TENTHS_PER_UNIT: Final = 10
_MOST_VALUE: Final = 160
_POT_VALUE: Final = 36
"""The Winner's Pot is 2 units, and the better hand also pays at the Town Hall."""
_EXPECTED_POT: Final[list[i64]] = [
    _POT_VALUE * beaten ** (1 + rivals_there) // _OTHER_CARDS ** (1 + rivals_there)
    for rivals_there in range(4)
    for beaten in range(_OTHER_CARDS + 1)
]
"""The expected pot, by how many rivals are there, then by the strength of one's hand."""
_EFFECT_VALUE: Final[list[i64]] = [20, 15, 0, 20, 0, 30, 20, 20, 2, 25, 4, 15, 20, 0, 5, 8, 10, 12]
"""The value of using a property, by effect; those at 0 depend on the position."""
_LEFTOVER_VALUE_PER_UNIT: Final = 5
"""A second purchase, for every unit of influence that could be spent on it."""
_PURCHASE_VALUE: Final = 15
_PURCHASE_VALUE_PER_VP: Final = 10
_PENALTY_PER_UNIT_LACKING: Final = 8
_MOST_UNITS_LACKING: Final = 3
"""The right to buy a card; units that are still lacking may be gained later in the round."""
_DUEL_VALUE_PER_PIP: Final = 3
"""For an attack, which otherwise counts half: what the kept card may add to the shot."""
_PLACEMENT_WEIGHT: Final[list[i64]] = [int(8.0 * 1.8**step) for step in range(_MOST_VALUE // 5 + 1)]
"""The rollout weight of a placement, by its value in half units."""


def hand_strength(state: WesternState, index: i64, card: i64) -> i64:
    """How many of the 17 other cards a card beats at an index of the ring."""
    return _STRENGTH_TABLE[
        (state.gaps[(index + GAP_COUNT - 1) % GAP_COUNT] * POKER_COUNT + state.gaps[index]) * POKER_COUNT + card
    ]


def _business_pay_table(numbers: WesternNumbers) -> list[float]:
    """The expected final VP of a business if tokens advance at random; worked out once for a set of numbers.

    By (its level * 16 + level of another business * 4 + level of the third) * 3 + rank, where rank is 0 for the
    majority, 1 for the minority and 2 for the majority with one or two players.
    """
    if numbers.business_pay:
        return numbers.business_pay
    table = [0.0] * (64 * 3)
    for key in range(63, -1, -1):
        levels = [key // 16, key // 4 % 4, key % 4]
        possible_advances = 0
        total = [0.0, 0.0, 0.0]
        for business in range(3):
            level = levels[business] + 1
            if level > 3 or levels.count(level) >= CAPACITY[level]:
                continue
            possible_advances += 1
            after = levels[:]
            after[business] = level
            at = (after[0] * 16 + after[1] * 4 + after[2]) * 3
            for rank in range(3):
                total[rank] += table[at + rank]
        for rank in range(3):
            pays = numbers.majority if rank == 0 else numbers.minority if rank == 1 else numbers.small_majority
            table[key * 3 + rank] = (
                total[rank] / possible_advances if possible_advances else float(pays[levels[0]])
            )
    numbers.business_pay = table
    return table


_MOST_SHARES: Final = 24
_SHARE_WEIGHT: Final[list[float]] = [
    exp(float(count) / temperature) for temperature in _SHARE_TEMPERATURE for count in range(_MOST_SHARES)
]
"""The softmax weight of shares in a business, by rounds left, then by their number."""


class TinyEpicWesternEvaluator(Evaluator[WesternState]):
    """Counts cards, influence still to be spent, and who is likely to lead each business."""

    def expected_score(self, state: WesternState, seat: i64) -> float:
        left: i64 = rounds_left(state)
        return self.expected_points_so_far(state, seat) + (
            _SOLO_GAIN_PER_ROUND * float(left) if state.solo else _FUTURE_GAIN[left]
        )

    def expected_points_so_far(self, state: WesternState, side: i64) -> float:
        """The points that a side may expect from what it has now, without further gains."""
        left: i64 = rounds_left(state)
        points = 0.0
        cards = state.properties_of(side)
        for card in cards:
            points += float(state.numbers.vp[card])
        for business in range(3):
            points += self._expected_business_points(state, side, business, left)
        if state.wanted == side:
            wanted = float(state.numbers.wanted)
            points += wanted if left == 0 else _WANTED_VALUE[state.sides] * wanted / float(WANTED_VP)
        if side >= state.seats or left == 0:
            return points
        if len(cards) > 0:
            points += _PORCH_VALUE_PER_ROUND * float(left)
        if state.third >> side & 1:
            points += _THIRD_GUNMAN_VALUE
        at: i64 = side * 3
        while at < side * 3 + 3:
            have: i64 = state.influence[at]
            points += _INFLUENCE_VALUE[left] * float(have)
            if have > _SURPLUS_FROM:
                points -= _SURPLUS_PENALTY * float(have - _SURPLUS_FROM)
            at += 1
        return points

    def _expected_business_points(self, state: WesternState, side: i64, business: i64, left: i64) -> float:
        """The points that a side may expect from one business."""
        own: i64 = state.symbols_of(side, business)
        if own == 0 and left == 0:
            return 0.0
        levels = state.business
        level: i64 = levels[business]
        next_level: i64 = levels[(business + 1) % 3]
        third_level: i64 = levels[(business + 2) % 3]
        at: i64 = (level * 16 + next_level * 4 + third_level) * 3
        base: i64 = left * _MOST_SHARES
        total = 0.0
        weights: list[float] = []
        other: i64 = 0
        while other < state.sides:
            shares: i64 = state.symbols_of(other, business)
            weight = _SHARE_WEIGHT[base + (shares if shares < _MOST_SHARES else _MOST_SHARES - 1)]
            weights.append(weight)
            total += weight
            other += 1
        pay = _business_pay_table(state.numbers)
        own_weight: float = weights[side]
        first: float = own_weight / total
        if state.sides <= 2:
            return pay[at + 2] * first
        second = 0.0
        other = 0
        while other < state.sides:
            if other != side:
                second += weights[other] / total * own_weight / (total - weights[other])
            other += 1
        return pay[at] * first + pay[at + 1] * second

    def uncertainty(self, state: WesternState) -> float:
        return _UNCERTAINTY + _UNCERTAINTY_PER_ROUND * float(rounds_left(state))

    def is_quiescent(self, state: WesternState) -> bool:
        return state.phase == 1 and state.stack[-1] is KEEPING and _nobody_answered(state)

    def observed_number(self, state: WesternState, seat: i64, choice: Choice) -> i64:
        return -1 if _GROUP_OF_CHOICE[choice.number] == _KEEP_GROUP else choice.number

    def win_probabilities(self, state: WesternState) -> list[float]:
        if not state.solo or state.result is not None:
            return super().win_probabilities(state)
        rival = self.expected_points_so_far(state, RIVAL) + _RIVAL_GAIN_PER_ROUND * float(rounds_left(state))
        return softmax([self.expected_score(state, 0), rival], self.uncertainty(state))[:1]

    def result_values(self, result: Result) -> list[float]:
        if len(result.scores) > 1:
            return super().result_values(result)
        ahead = softmax([float(result.scores[0]), float(result.breakdown[0]["rival"])], self.score_scale)[0]
        return [0.2 * ahead + (0.0 if result.beaten else 0.8)]

    def rollout_weight(self, state: WesternState, seat: i64, choice: Choice) -> i64:
        if isinstance(choice, Place):
            return _PLACEMENT_WEIGHT[placement_value(state, seat, choice.spot, choice.option) // 5]
        group: i64 = _GROUP_OF_CHOICE[choice.number]
        if isinstance(choice, Pick):
            return pick_weight(state, seat, group, choice.pick)
        if group in (_REROLL_GROUP, _REVEAL_GROUP, _CONCEDE_GROUP):
            return duel_weight(state, seat, group)
        if group == _HELPFUL_GROUP:
            return 6
        if group == _HOLD_GROUP:
            return 12
        if group == _POT_INFLUENCE_GROUP or (group == _POT_GUNMAN_GROUP and state.round < ROUNDS):
            return 4
        return 1


def rounds_left(state: WesternState) -> i64:
    """Rounds still to be finished, the current one included."""
    left: i64 = ROUNDS + 1 - state.round
    return left if left < ROUNDS else ROUNDS


def _nobody_answered(state: WesternState) -> bool:
    bit: i64 = 1
    return state.pending == (bit << state.seats) - 1


def pick_weight(state: WesternState, seat: i64, group: i64, pick: i64) -> i64:
    """The rollout weight of a `Pick`."""
    if group == _KEEP_GROUP:
        return keep_weight(state, pick)
    if group == _GAIN_ONE_GROUP:
        return gain_weight(state, seat, pick, 1)
    if group == _GAIN_TWO_GROUP:
        return gain_weight(state, seat, pick, 2)
    if group == _BUY_GROUP:
        return buy_weight(state, pick)
    if group == _PAY_GROUP:
        return pay_weight(state, seat, pick)
    if group == _ADVANCE_GROUP:
        return advance_weight(state, seat, pick)
    if group == _WAIVE_GROUP:
        return 1 + 2 * (state.numbers.most - state.influence[seat * 3 + pick])
    if group == _CONVERT_GROUP:
        return convert_weight(state, seat, pick)
    if group == _EXCHANGE_GROUP:
        return exchange_weight(state, seat, pick)
    if group == _PAIR_GROUP:  # identified by the type that it leaves out
        return 1 + state.influence[seat * 3 + pick]
    if group == _RIVAL_GROUP:
        return 2
    return 6 if group == _HELPFUL_GROUP else 1


def keep_weight(state: WesternState, card: i64) -> i64:
    """Prefers cards that make strong hands at many places of the ring."""
    total: i64 = 0
    index: i64 = 0
    while index < GAP_COUNT:
        beats: i64 = hand_strength(state, index, card)
        total += beats * beats
        index += 1
    total = total // 10
    return 1 + total * total // 10


def gain_weight(state: WesternState, seat: i64, kind: i64, count: i64) -> i64:
    """Prefers the types that cards for sale cost and the player lacks."""
    have: i64 = state.influence[seat * 3 + kind]
    if have + count > state.numbers.most:
        return 1
    lacking: i64 = 0
    mat: i64 = 1
    while mat < MAT_COUNT:
        card: i64 = state.zone[mat]
        if card >= 0 and state.numbers.cost[card * 3 + kind] > have:
            lacking += 4 if state.has_gunman_on(seat, mat) else 1
        mat += 1
    wanting: i64 = 1 + lacking + (state.numbers.most - have) // 2
    return 1 + wanting * wanting


def pay_weight(state: WesternState, seat: i64, kind: i64) -> i64:
    """Pays with the type the player has most of; the Rancher readily pays for the third gunman."""
    have: i64 = state.influence[seat * 3 + kind]
    return have * have if state.stack[-1] is HIRING else 1 + have * have // 8


def buy_weight(state: WesternState, card: i64) -> i64:
    """Counts the card's VP and its symbols of businesses that are likely to pay."""
    value: i64 = 2 * state.numbers.vp[card]
    business: i64 = 0
    while business < 3:
        value += state.numbers.symbols[card * 3 + business] * (1 + state.business[business]) // 2
        business += 1
    return value * value * value


def advance_weight(state: WesternState, seat: i64, business: i64) -> i64:
    """Prefers businesses in which the player holds shares, above all those it leads."""
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


def convert_weight(state: WesternState, seat: i64, count: i64) -> i64:
    """Prefers the largest net gain that fits on the belt."""
    frame = state.stack[-1]
    assert isinstance(frame, Converting)
    gained: i64 = _gain_that_fits(state, seat, EFFECT_GAIN_TYPE[frame.card], count + 2) - count
    return 1 if gained < 1 else 3 * gained


def exchange_weight(state: WesternState, seat: i64, kind: i64) -> i64:
    """Prefers the largest net gain that fits on the belt: two of one type for two of each other."""
    gained: i64 = -2
    other: i64 = 0
    while other < 3:
        if other != kind:
            gained += _gain_that_fits(state, seat, other, 2)
        other += 1
    return 1 if gained < 1 else 3 * gained


def _gain_that_fits(state: WesternState, seat: i64, kind: i64, count: i64) -> i64:
    """How much of a gain fits on the belt (TEW-INF-2)."""
    room: i64 = state.numbers.most - state.influence[seat * 3 + kind]
    return room if room < count else count


def duel_weight(state: WesternState, seat: i64, group: i64) -> i64:
    """Prefers a reveal that takes the lead, then a reroll by its chance to do so; in the lead, to hold."""
    role: i64 = 0 if seat == state.attacker else 1
    needed: i64 = state.dice[1 - role] + state.bonus[1 - role] - state.bonus[role] + (1 - role)
    if state.dice[role] >= needed:
        return 1 if group == _REROLL_GROUP else 2
    if group == _REROLL_GROUP:
        faces: i64 = 7 - needed
        return 1 if faces < 2 else 2 * faces
    if group == _REVEAL_GROUP:
        value: i64 = state.hands[seat].cards[0] % VALUE_COUNT + 1
        return 16 if state.dice[role] + value >= needed else 1
    return 3


def placement_value(state: WesternState, seat: i64, spot: i64, option: i64) -> i64:
    """The value of a placement: pot, card for sale and the spot itself; a duel counts half."""
    mat: i64 = spot // 4
    card: i64 = state.changed_card(seat)
    rivals_there: i64 = 0
    at: i64 = mat * 4
    while at < mat * 4 + 4:
        if state.standing[at] >= 0 and state.standing[at] != seat:
            rivals_there += 1
        at += 1
    if rivals_there > 3:
        rivals_there = 3
    pot: i64 = _EXPECTED_POT[
        rivals_there * (_OTHER_CARDS + 1) + hand_strength(state, state.index_of(mat), card)
    ]
    value: i64 = spot_value(state, seat, spot, option, pot)
    if not state.has_gunman_on(seat, mat):
        value += pot + purchase_value(state, seat, mat)
    if state.standing[spot] >= 0:
        value = value // 2 + _DUEL_VALUE_PER_PIP * (card % VALUE_COUNT)
    return value if value < _MOST_VALUE else _MOST_VALUE


def spot_value(state: WesternState, seat: i64, spot: i64, option: i64, pot: i64) -> i64:
    """The value of what the spot itself gives."""
    mat: i64 = spot // 4
    if spot % 4 == PORCH:
        top: i64 = state.top_property(mat)
        value: i64 = 0 if top < 0 else property_use_value(state, seat, top)
        if top >= 0 and state.owner[mat] == seat:
            value += _TENTHS_PER_UNIT
        if state.owner[mat] < 0 and mat != SHERIFF:
            value += _TENTHS_PER_UNIT
        return value
    if mat != SHERIFF:
        return pot if option == RIGHT else _TENTHS_PER_UNIT
    if spot == LEFTOVER_SPOT:
        return _LEFTOVER_VALUE_PER_UNIT * state.total_influence(seat)
    return changed_card_value(state, seat, spot, option)


def property_use_value(state: WesternState, seat: i64, card: i64) -> i64:
    """The value of a property to its user."""
    effect: i64 = EFFECT[card]
    subject: i64 = EFFECT_SUBJECT[card]
    if effect == CONVERT and state.influence[seat * 3 + subject] == 0:
        return 0
    count: i64 = 0
    if effect == COUNT_SUIT:
        for gap in state.gaps:
            if gap // VALUE_COUNT == subject:
                count += 1
    elif effect == GAIN_PER_SYMBOL:
        count = state.symbols_of(seat, subject)
    elif effect == GRAVEYARD:
        for lying in state.lying:
            if lying != 0:
                count = 2
    most: i64 = state.numbers.card
    return _EFFECT_VALUE[effect] + _TENTHS_PER_UNIT * (count if count < most else most)


def purchase_value(state: WesternState, seat: i64, mat: i64) -> i64:
    """The value of the right to buy a mat's card; a third of it if the player can already buy elsewhere."""
    card: i64 = state.zone[mat]
    if card < 0:
        return 0
    lacking: i64 = state.shortage(seat, card)
    if lacking > _MOST_UNITS_LACKING:
        return 0
    vp: i64 = state.numbers.vp[card]
    value: i64 = _PURCHASE_VALUE + _PURCHASE_VALUE_PER_VP * vp - _PENALTY_PER_UNIT_LACKING * lacking
    other: i64 = 1
    while other < MAT_COUNT:
        if other != mat and state.zone[other] >= 0 and state.has_gunman_on(seat, other):
            if state.shortage(seat, state.zone[other]) < 2:
                return value // 3
        other += 1
    return value


def changed_card_value(state: WesternState, seat: i64, spot: i64, option: i64) -> i64:
    """What the changed card adds to the player's hands at the Town Hall and wherever it has a gunman."""
    card: i64 = state.changed_card(seat)
    changed: i64 = changed_poker_card(card, spot, option)
    value: i64 = hand_strength(state, 0, changed) - hand_strength(state, 0, card)
    index: i64 = 1
    while index < GAP_COUNT:
        if state.has_gunman_on(seat, state.mats[index]):
            value += hand_strength(state, index, changed) - hand_strength(state, index, card)
        index += 1
    return value if value > 0 else 0


EVALUATOR: Final = TinyEpicWesternEvaluator(3.0)
