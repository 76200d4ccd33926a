"""The Planning phase (section 6), covering (CE-TWO-20 to 24) and keeping cards (CE-EXP-5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cantina.games.colt_express.choices import (
    ALREADY_HIDDEN,
    CARD_NOT_IN_HAND,
    COVER,
    DECK_AND_DISCARD_EMPTY,
    DECK_EMPTY,
    DISCARD_ACTION,
    DISCARD_BULLET,
    DISCARD_FOR,
    DRAW,
    FACE_UP,
    FACE_UP_TURN,
    KEEP,
    NAME_THE_BANDIT,
    NO_COVER,
    NOT_FIRST_TURN,
    NOT_YOUR_BANDIT,
    OWN_BANDIT_FIRED,
    PLAN,
    PLAN_FACE_DOWN,
    PLAN_FOR,
    PLAN_FOR_FACE_DOWN,
    CardChoice,
    Plan,
    is_fire,
)
from cantina.games.colt_express.content import (
    ACTION_KINDS,
    CHARACTERS,
    DOC,
    FIRST_BULLET,
    GHOST,
    NEUTRAL_BULLET,
    SPEEDING_UP,
    STANDARD,
    SWITCHING,
    TUNNEL,
    TURN_KINDS,
    card_name,
)
from cantina.games.colt_express.events import (
    CardDiscarded,
    CardPlayed,
    CardPlayedFaceDown,
    CardsDrawn,
    DeckRebuilt,
    HandKept,
    TurnBegun,
)
from cantina.games.colt_express.rules.hand_history import (
    record_draw,
    record_left_hand,
    record_played_face_down,
    restart_history,
)
from cantina.games.colt_express.state import DECK, ColtState
from cantina.kernel.choice import Choice, Reason
from cantina.kernel.native_types import i64, vec
from cantina.kernel.pile import EVERYONE
from cantina.kernel.state import DecisionFrame

_ONE_BANDIT_CHOICES: Final[list[Choice]] = [*PLAN, *PLAN_FACE_DOWN, DRAW]
_TWO_BANDIT_CHOICES: Final[list[Choice]] = [*PLAN, *PLAN_FACE_DOWN, *PLAN_FOR, *PLAN_FOR_FACE_DOWN, DRAW]
_COVER_CHOICES: Final[list[Choice]] = [*COVER, NO_COVER]
_KEEP_CHOICES: Final[list[Choice]] = [*DISCARD_ACTION, *DISCARD_BULLET, KEEP]
_TWO_BANDIT_KEEP_CHOICES: Final[list[Choice]] = [*DISCARD_ACTION, *DISCARD_BULLET, KEEP, *DISCARD_FOR]

DRAW_SIZE: Final = 3

# Tables, because mypyc turns "constant << variable" into a 32-bit shift; bullets have no bit.
_CARD_BITS: Final[vec[i64]] = vec[i64](
    [2 ** (card + 3) if card < FIRST_BULLET else 0 for card in range(NEUTRAL_BULLET + 1)]
)
_KIND_BITS: Final[vec[i64]] = vec[i64](
    [2 ** (card % 6 + 3) if card < FIRST_BULLET else 0 for card in range(NEUTRAL_BULLET + 1)]
)


def hand_size(state: ColtState, seat: i64) -> i64:
    """Cards drawn at the start of a round: 6, or 7 for Doc's player (CE-DOC-1).

    With two bandits each, experts have one more, which the others pick (CE-MODE-6).
    """
    size: i64 = 7 if state.abilities and state.controls(seat, DOC) else 6
    return size + 1 if state.two_bandits and state.expert else size


def draw_cards(state: ColtState, seat: i64, count: i64) -> None:
    """Draws into a hand; in the expert variant the discards become a new deck when needed."""
    deck = state.decks[seat]
    hand = state.hands[seat]
    before = len(hand.cards)
    viewers: i64 = 1 << seat
    deck.draw_to(hand, count, viewers)
    record_draw(state, seat, before)
    if state.expert and len(hand.cards) - before < count and len(state.discards[seat].cards) > 0:
        # CE-EXP-2. Everything outside the hand has been seen, so everyone can count what is in it.
        restart_history(state, seat)
        state.discards[seat].move_all_to(deck)
        deck.shuffle(state.streams[DECK])
        if not state.quiet:
            state.emit(DeckRebuilt(seat=seat))
        missing: i64 = count - (len(hand.cards) - before)
        size_before_second_draw = len(hand.cards)
        deck.draw_to(hand, missing, viewers)
        record_draw(state, seat, size_before_second_draw)
    state.reveal_to(viewers)
    if not state.quiet:
        drawn = hand.cards[before:]
        state.emit(
            CardsDrawn(
                seat=seat,
                count=len(drawn),
                cards=tuple(_card_word(state, card) for card in drawn),
                known_to=(seat,),
            )
        )


def _card_word(state: ColtState, card: i64) -> str:
    """A card in events: with its bandit, where players have cards of two."""
    name = card_name(card)
    return f"{CHARACTERS[card // 6]}-{name}" if state.two_bandits and card < FIRST_BULLET else name


def planning_seat(state: ColtState) -> i64:
    """The seat that acts next in this turn (CE-PLAN-2, 9 and 10)."""
    turn: i64 = state.turn_kind()
    position: i64 = state.acted >> 1 if turn == SPEEDING_UP else state.acted
    if turn == SWITCHING:
        return (state.first - position + state.seats) % state.seats
    return (state.first + position) % state.seats


def may_play_face_down(state: ColtState, seat: i64) -> bool:
    """Whether Ghost's ability lets a player choose to play face down (CE-GHOST-1 to 3, CE-TWO-16)."""
    return state.abilities and state.turn == 0 and state.controls(seat, GHOST)


class Planning(DecisionFrame[ColtState]):
    """Play a card or draw three; there is no pass (CE-PLAN-3)."""

    def asked(self, state: ColtState) -> i64:
        return 1 << planning_seat(state)

    def candidates(self, state: ColtState, seat: i64) -> Sequence[Choice]:
        return _TWO_BANDIT_CHOICES if state.two_bandits else _ONE_BANDIT_CHOICES

    def cache_key(self, state: ColtState, seat: i64) -> i64:
        key: i64 = 0
        if self._draw_obstacle(state, seat) is None:
            key = 1
        if may_play_face_down(state, seat):
            key += 2
        if state.two_bandits:
            key += 4
            for card in state.hands[seat].cards:
                key |= _CARD_BITS[card]
        else:
            for card in state.hands[seat].cards:
                key |= _KIND_BITS[card]
        return key

    def obstacle(self, state: ColtState, seat: i64, choice: Choice) -> Reason | None:
        if not isinstance(choice, Plan):
            return self._draw_obstacle(state, seat)
        if choice.bandit < 0 and state.two_bandits:
            return NAME_THE_BANDIT
        if choice.bandit >= 0 and not state.controls(seat, choice.bandit):
            return NOT_YOUR_BANDIT
        if not state.hands[seat].holds(_planned_card(state, seat, choice)):
            return CARD_NOT_IN_HAND
        if choice.face_down and not may_play_face_down(state, seat):
            if state.turn_kind() == TUNNEL:
                return ALREADY_HIDDEN
            if not state.abilities or state.seat_of[GHOST] < 0:
                return FACE_UP
            return NOT_FIRST_TURN if state.controls(seat, GHOST) else FACE_UP_TURN
        return None

    def _draw_obstacle(self, state: ColtState, seat: i64) -> Reason | None:
        if len(state.decks[seat].cards) > 0:
            return None
        if state.expert:
            return None if len(state.discards[seat].cards) > 0 else DECK_AND_DISCARD_EMPTY
        return DECK_EMPTY

    def answer(self, state: ColtState, seat: i64, choice: Choice) -> None:
        if not isinstance(choice, Plan):
            draw_cards(state, seat, DRAW_SIZE)
            finish_action(state)
            return
        card: i64 = _planned_card(state, seat, choice)
        turn: i64 = state.turn_kind()
        face_down = choice.face_down or turn == TUNNEL
        play_card(state, seat, card, face_down)
        if state.two_bandits and is_fire(card) and turn == STANDARD and not face_down:
            # Asked even if no card fits: skipping the question would reveal the hand (CE-INFO-10).
            state.actor = card // 6
            state.push(COVERING)
            return
        finish_action(state)


def _planned_card(state: ColtState, seat: i64, choice: Plan) -> i64:
    if choice.bandit >= 0:
        return choice.bandit * 6 + choice.action
    return state.bandit_of(seat) * 6 + choice.action


def play_card(state: ColtState, seat: i64, card: i64, face_down: bool) -> None:
    """Plays a card of the hand onto the common pile."""
    hand = state.hands[seat]
    hand.take(hand.best_known(card))
    if face_down:
        record_played_face_down(state, seat, len(state.common.cards))
        state.common.put(card, 1 << seat)
    else:
        record_left_hand(state, seat, card)
        state.common.put(card, EVERYONE)
        state.reveal_to(EVERYONE)
    if state.quiet:
        return
    bandit, action = CHARACTERS[card // 6], ACTION_KINDS[card % 6]
    if face_down:
        state.emit(CardPlayedFaceDown(seat=seat, bandit=bandit, action=action, known_to=(seat,)))
    else:
        state.emit(CardPlayed(seat=seat, bandit=bandit, action=action))


def finish_action(state: ColtState) -> None:
    """Passes on to the next player, turn or phase."""
    state.acted += 1
    actions: i64 = state.seats
    if state.turn_kind() == SPEEDING_UP:
        actions *= 2
    if state.acted < actions:
        return
    state.acted = 0
    state.turn += 1
    if state.turn < state.turn_count():
        emit_turn_begun(state)
    elif state.expert:
        state.replace_top(KEEPING)
    else:
        # CE-PLAN-12: the hand goes back on top of the personal deck. Sorted, because the order
        # of a hand has no meaning.
        for seat in range(state.seats):
            state.hands[seat].sort()
            state.hands[seat].move_all_to(state.decks[seat])
        state.pop()


def emit_turn_begun(state: ColtState) -> None:
    if not state.quiet:
        kind = TURN_KINDS[state.turn_kind()]
        state.emit(TurnBegun(turn=state.turn + 1, turn_kind=kind))


class Covering(DecisionFrame[ColtState]):
    """After a Fire card, one more card of the other bandit, or nothing (CE-TWO-20 to 24)."""

    def asked(self, state: ColtState) -> i64:
        return 1 << state.actor_seat()

    def candidates(self, state: ColtState, seat: i64) -> Sequence[Choice]:
        return _COVER_CHOICES

    def obstacle(self, state: ColtState, seat: i64, choice: Choice) -> Reason | None:
        if not isinstance(choice, CardChoice):
            return None
        if not state.controls(seat, choice.card // 6):
            return NOT_YOUR_BANDIT
        if choice.card // 6 == state.actor:
            return OWN_BANDIT_FIRED
        return None if state.hands[seat].holds(choice.card) else CARD_NOT_IN_HAND

    def answer(self, state: ColtState, seat: i64, choice: Choice) -> None:
        state.pop()
        if isinstance(choice, CardChoice):
            play_card(state, seat, choice.card, False)
        finish_action(state)


class Keeping(DecisionFrame[ColtState]):
    """Cards are discarded one by one until the player keeps the rest (CE-EXP-5)."""

    def asked(self, state: ColtState) -> i64:
        position: i64 = state.acted
        while position < state.seats:
            seat: i64 = (state.first + position) % state.seats
            if len(state.hands[seat].cards) > 0:
                return 1 << seat
            position += 1
        return 0

    def run(self, state: ColtState) -> None:
        state.pop()

    def candidates(self, state: ColtState, seat: i64) -> Sequence[Choice]:
        return _TWO_BANDIT_KEEP_CHOICES if state.two_bandits else _KEEP_CHOICES

    def obstacle(self, state: ColtState, seat: i64, choice: Choice) -> Reason | None:
        if not isinstance(choice, CardChoice):
            return None
        if choice.kind == "discard" and state.two_bandits:
            return NAME_THE_BANDIT
        if choice.kind == "discard-for" and not state.controls(seat, choice.card // 6):
            return NOT_YOUR_BANDIT
        return None if state.hands[seat].holds(_discarded_card(state, seat, choice)) else CARD_NOT_IN_HAND

    def answer(self, state: ColtState, seat: i64, choice: Choice) -> None:
        hand = state.hands[seat]
        if isinstance(choice, CardChoice):
            card: i64 = _discarded_card(state, seat, choice)
            hand.take(hand.best_known(card))
            record_left_hand(state, seat, card)
            state.discards[seat].put(card, EVERYONE)
            state.reveal_to(EVERYONE)
            if not state.quiet:
                state.emit(CardDiscarded(seat=seat, card=_card_word(state, card)))
            if len(hand.cards) > 0:
                return
        if not state.quiet:
            state.emit(HandKept(seat=seat, count=len(hand.cards)))
        state.acted = (seat - state.first + state.seats) % state.seats + 1


def _discarded_card(state: ColtState, seat: i64, choice: CardChoice) -> i64:
    """The card a discard names: itself, or a kind of action card of the seat's only bandit."""
    if choice.kind != "discard":
        return choice.card
    return state.bandit_of(seat) * 6 + choice.card


PLANNING: Final = Planning("planning", "plan", "CE-PLAN-3")
COVERING: Final = Covering("covering", "cover", "CE-TWO-20")
KEEPING: Final = Keeping("keeping", "keep", "CE-EXP-5")
