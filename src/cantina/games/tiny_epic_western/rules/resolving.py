"""Phase three: cards are shown, bosses and properties give, hands are won (section 6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cantina.games.tiny_epic_western.choices import POT_GUNMAN, POT_INFLUENCE
from cantina.games.tiny_epic_western.content import (
    ANY_TYPE,
    BANKER,
    BOSSES,
    CHIEF,
    CHURCH,
    COUNT_SUIT,
    COWGIRL,
    EFFECT,
    EFFECT_SUBJECT,
    FORCE,
    GAIN_EACH,
    GAP_COUNT,
    HAND_RANKS,
    INFLUENCE_SPOT,
    LAW,
    MAT_COUNT,
    MATS,
    POKER_NAMES,
    POT_GIVES,
    PROPERTY_NAMES,
    RIGHT,
    SHERIFF,
    SPOT_COUNT,
    SPOT_GIVES,
    VALUE_COUNT,
)
from cantina.games.tiny_epic_western.events import (
    BossHelped,
    CardChanged,
    CardShown,
    HandLost,
    HandWon,
    PropertyPaid,
    RivalShown,
    ThirdWon,
)
from cantina.games.tiny_epic_western.rules.influence import gain, gain_free, reward
from cantina.games.tiny_epic_western.rules.poker import hand_key, rank_of_key
from cantina.games.tiny_epic_western.state import WesternState
from cantina.kernel.choice import Choice, Reason
from cantina.kernel.native_types import i64
from cantina.kernel.pile import EVERYONE
from cantina.kernel.state import DecisionFrame, Frame

_POT_CHOICES: Final[list[Choice]] = [POT_INFLUENCE, POT_GUNMAN]


class Resolution(Frame[WesternState]):
    """Phase three, step by step (TEW-RES-1)."""

    def run(self, state: WesternState) -> None:
        wanted_first: i64 = 1 if state.rules_version >= 2 else 0  # under version 1 the cards were shown first
        boss_and_property_steps: i64 = state.seats * MAT_COUNT
        height: i64 = len(state.stack)
        while len(state.stack) == height:  # until a player has to choose a type
            step: i64 = state.step - wanted_first
            state.step += 1
            if step < 0:
                _pay_wanted(state)
            elif step == 0:
                show_cards(state)
                if not wanted_first:
                    _pay_wanted(state)
            elif step <= boss_and_property_steps:
                seat: i64 = state.seat_in_turn_order((step - 1) // MAT_COUNT)
                index: i64 = (step - 1) % MAT_COUNT
                if index == 0:
                    help_from_boss(state, seat)
                else:
                    use_resolution(state, seat, state.mats[index])
            elif step < boss_and_property_steps + MAT_COUNT:
                resolve_mat(state, state.mats[step - boss_and_property_steps])
            else:
                state.pop()


def _pay_wanted(state: WesternState) -> None:
    """The holder of the Wanted card gains 1 X; the solo Rival does not (TEW-WANT-4, TEW-SOLO-24)."""
    if 0 <= state.wanted < state.seats:
        gain_free(state, state.wanted, 1)


def show_cards(state: WesternState) -> None:
    """Everybody's card and the Rival's are turned up; the Sheriff's changes begin (TEW-RES-1 b to d)."""
    state.reveal_to(EVERYONE)
    position: i64 = 0
    while position < state.seats:
        seat: i64 = state.seat_in_turn_order(position)
        position += 1
        if not state.card_is_revealed(seat):
            state.hands[seat].seen[0] = EVERYONE
            if not state.quiet:
                state.emit(CardShown(seat=seat, card=POKER_NAMES[state.hands[seat].cards[0]]))
    at: i64 = 0
    while at < len(state.rivals.seen):
        state.rivals.seen[at] = EVERYONE
        at += 1
    if state.quiet:
        return
    state.emit(RivalShown(cards=tuple(POKER_NAMES[card] for card in state.rivals.cards)))
    for position in range(state.seats):
        seat = state.seat_in_turn_order(position)
        if state.changed_card(seat) != state.hands[seat].cards[0]:
            state.emit(CardChanged(seat=seat, card=POKER_NAMES[state.changed_card(seat)]))


def help_from_boss(state: WesternState, seat: i64) -> None:
    """Banker, Cowgirl and Chief (TEW-BOSS-1, 2 and 7)."""
    boss: i64 = state.boss[seat]
    count: i64 = 0
    if boss == BANKER:
        count = len(state.properties_of(seat)) // 2
    elif boss == COWGIRL:
        mat: i64 = 1
        while mat < MAT_COUNT:
            if state.standing[mat * 4] == seat:
                count += 1
            mat += 1
    elif boss == CHIEF:
        spot: i64 = 4
        while spot < SPOT_COUNT:
            count += state.wounded_count(seat, spot)
            spot += 1
    if count == 0:
        return
    if count > state.numbers.most_per_boss[boss]:
        count = state.numbers.most_per_boss[boss]
    if not state.quiet:
        state.emit(BossHelped(seat=seat, boss=BOSSES[boss], count=count))
    gain_free(state, seat, count)


def use_resolution(state: WesternState, seat: i64, mat: i64) -> None:
    """A property that works in phase three, if its user still stands there (TEW-PROP-18 to 21 and 25)."""
    if state.standing[mat * 4] != seat:
        return
    card: i64 = state.top_property(mat)
    if card < 0:
        return
    effect: i64 = EFFECT[card]
    if effect == COUNT_SUIT:
        count: i64 = cards_in_play(state, EFFECT_SUBJECT[card])
        if count > 0:
            _emit_property_paid(state, seat, card)
            gain_free(state, seat, count if count < state.numbers.card else state.numbers.card)
    elif effect == GAIN_EACH:
        _emit_property_paid(state, seat, card)
        kind: i64 = 0
        while kind < ANY_TYPE:
            gain(state, seat, kind, 1)
            kind += 1
    elif effect == CHURCH and state.wanted != seat:
        _emit_property_paid(state, seat, card)
        reward(state, seat, ANY_TYPE, 2)


def _emit_property_paid(state: WesternState, seat: i64, card: i64) -> None:
    if not state.quiet:
        state.emit(PropertyPaid(seat=seat, property=PROPERTY_NAMES[card]))


def cards_in_play(state: WesternState, suit: i64) -> i64:
    """How many poker cards of a suit are in play, with the Sheriff's changes (TEW-PROP-19)."""
    count: i64 = 0
    for card in state.gaps:
        if card // VALUE_COUNT == suit:
            count += 1
    for card in state.rivals.cards:
        if card // VALUE_COUNT == suit:
            count += 1
    seat: i64 = 0
    while seat < state.seats:
        if state.changed_card(seat) // VALUE_COUNT == suit:
            count += 1
        seat += 1
    return count


def hand_key_at(state: WesternState, mat: i64, card: i64) -> i64:
    """The hand key of a card with the two gap cards beside a mat (TEW-RES-4)."""
    index: i64 = state.index_of(mat)
    return hand_key(state.gaps[(index + GAP_COUNT - 1) % GAP_COUNT], state.gaps[index], card)


def rival_key(state: WesternState, mat: i64) -> i64:
    """The Rival's hand; in the solo game with the better of its two cards (TEW-SOLO-26)."""
    best: i64 = 0
    for card in state.rivals.cards:
        key: i64 = hand_key_at(state, mat, card)
        if key > best:
            best = key
    return best


def resolve_mat(state: WesternState, mat: i64) -> None:
    """The best hand of those present wins; a single player must match the Rival (TEW-RES-2 to 12)."""
    contestants: i64 = state.seats_on(mat)
    if contestants == 0:
        return
    best: i64 = 0
    winners: i64 = 0
    bit: i64 = 1
    seat: i64 = 0
    while seat < state.seats:
        if contestants >> seat & 1:
            key: i64 = hand_key_at(state, mat, state.changed_card(seat))
            if key > best:
                best = key
                winners = 0
            if key == best:
                winners |= bit << seat
        seat += 1
    if contestants & (contestants - 1) == 0:
        rival: i64 = rival_key(state, mat)
        if rival > best:  # a tie is enough for the player (TEW-RES-7)
            if not state.quiet:
                _emit_hand_lost(state, contestants, mat, rival)
            return
    if not state.quiet:
        _emit_hands_won(state, winners, mat, best)
    # The frame pushed last is asked first: then the last winner gets the pot first (TEW-RES-11).
    backwards = mat == SHERIFF or POT_GIVES[mat] == ANY_TYPE
    position: i64 = 0
    while position < state.seats:
        seat = state.seat_in_turn_order(state.seats - 1 - position if backwards else position)
        if winners >> seat & 1:
            _give_pot(state, seat, mat)
        position += 1


def _emit_hand_lost(state: WesternState, contestant: i64, mat: i64, key: i64) -> None:
    for seat in range(state.seats):
        if contestant >> seat & 1:
            state.emit(HandLost(seat=seat, mat=MATS[mat], hand=HAND_RANKS[rank_of_key(key)]))


def _emit_hands_won(state: WesternState, winners: i64, mat: i64, key: i64) -> None:
    for position in range(state.seats):
        seat = state.seat_in_turn_order(position)
        if winners >> seat & 1:
            state.emit(HandWon(seat=seat, mat=MATS[mat], hand=HAND_RANKS[rank_of_key(key)]))


def _give_pot(state: WesternState, seat: i64, mat: i64) -> None:
    """The Winner's Pot, and the right option's reward for a gunman who still stands there (TEW-RES-9, 10)."""
    if mat == SHERIFF:
        state.push(SHERIFFS_POT[seat])
        return
    spot: i64 = mat * 4 + INFLUENCE_SPOT
    took_right_option = state.standing[spot] == seat and state.option[spot] == RIGHT
    asks_for_type = POT_GIVES[mat] == ANY_TYPE
    if took_right_option and asks_for_type:  # pushed first, asked last
        reward(state, seat, SPOT_GIVES[mat], 2)
    reward(state, seat, POT_GIVES[mat], 2)
    if took_right_option and not asks_for_type:
        reward(state, seat, SPOT_GIVES[mat], 2)


class SheriffsPot(DecisionFrame[WesternState]):
    """1 law and 1 force, or the third gunman for the next round (TEW-SHER-12)."""

    def __init__(self, seat: i64) -> None:
        super().__init__("sheriffs-pot", "pot", "TEW-SHER-12")
        self.seat: i64 = seat

    def args(self) -> tuple[int, ...]:
        return (self.seat,)

    def asked(self, state: WesternState) -> i64:
        return 1 << self.seat

    def candidates(self, state: WesternState, seat: i64) -> Sequence[Choice]:
        return _POT_CHOICES

    def obstacle(self, state: WesternState, seat: i64, choice: Choice) -> Reason | None:
        return None

    def cache_key(self, state: WesternState, seat: i64) -> i64:
        return 0

    def answer(self, state: WesternState, seat: i64, choice: Choice) -> None:
        state.pop()
        if choice is POT_INFLUENCE:
            gain(state, seat, LAW, 1)
            gain(state, seat, FORCE, 1)
            return
        state.earned |= 1 << seat
        if not state.quiet:
            state.emit(ThirdWon(seat=seat))


RESOLUTION_PHASE: Final = Resolution("resolution")
SHERIFFS_POT: Final[list[SheriffsPot]] = [SheriffsPot(seat) for seat in range(4)]
