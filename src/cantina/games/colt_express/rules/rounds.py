"""The five rounds and their phases (section 5), with the card picked before shuffling (CE-TWO-10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cantina.games.colt_express.choices import (
    CARD_NOT_IN_DECK,
    MUST_PICK,
    NO_PICK,
    NOT_YOUR_BANDIT,
    PICK,
    CardChoice,
)
from cantina.games.colt_express.content import (
    ACTION_KINDS,
    CHARACTERS,
    NO_EVENT,
    ROUND_EVENTS,
    ROUNDS,
    TURN_KINDS,
)
from cantina.games.colt_express.events import (
    CardPicked,
    NothingPicked,
    RoundBegun,
    RoundCardRevealed,
    RoundEnded,
)
from cantina.games.colt_express.rules.planning import (
    PLANNING,
    draw_cards,
    emit_turn_begun,
    hand_size,
)
from cantina.games.colt_express.rules.round_events import ROUND_EVENT
from cantina.games.colt_express.rules.scoring import SCORING
from cantina.games.colt_express.rules.stealing import STEALING
from cantina.games.colt_express.state import DECK, ColtState
from cantina.kernel.choice import Choice, Reason
from cantina.kernel.native_types import i64
from cantina.kernel.pile import EVERYONE
from cantina.kernel.state import DecisionFrame, Frame

_PICK_CHOICES: Final[list[Choice]] = [*PICK, NO_PICK]


class Rounds(Frame[ColtState]):
    """Takes each round through its phases (CE-ROUND-2), and the game through five rounds."""

    def run(self, state: ColtState) -> None:
        phase: i64 = state.phase
        state.phase = phase + 1
        if phase == 0:
            begin_round(state)
        elif phase == 1:
            state.push(PLANNING)
        elif phase == 2:
            state.push(STEALING)
        elif phase == 3:
            if state.events:
                state.push(ROUND_EVENT)
        else:
            clean_up(state)
            if state.round == ROUNDS - 1:
                state.replace_top(SCORING)
            else:
                state.round += 1
                state.phase = 0


def begin_round(state: ColtState) -> None:
    if not state.quiet:
        state.emit(RoundBegun(round=state.round + 1, first=state.first))
    state.picked = 0
    if state.two_bandits and not state.expert:  # CE-MODE-6: experts do not pick
        state.push(PICKING)
        return
    for seat in range(state.seats):
        if state.expert and state.round > 0:
            missing: i64 = hand_size(state, seat) - len(state.hands[seat].cards)
            if missing > 0:
                draw_cards(state, seat, missing)
        else:
            state.decks[seat].shuffle(state.streams[DECK])
            draw_cards(state, seat, hand_size(state, seat))
    reveal_round_card(state)


def reveal_round_card(state: ColtState) -> None:
    """Turns up the round card, after hands are drawn (CE-ROUND-5)."""
    state.rounds.show(state.round, EVERYONE)
    state.reveal_to(EVERYONE)
    if not state.quiet:
        card = state.round_card()
        has_event = state.events and card.event != NO_EVENT
        state.emit(
            RoundCardRevealed(
                round_card=card.name,
                turns=tuple(TURN_KINDS[turn] for turn in card.turns),
                round_event=ROUND_EVENTS[card.event] if has_event else None,
            )
        )
    emit_turn_begun(state)


class Picking(DecisionFrame[ColtState]):
    """All players pick one action card from their whole deck, in secret; or none, by an option (CE-TWO-10)."""

    def asked(self, state: ColtState) -> i64:
        return (1 << state.seats) - 1

    def candidates(self, state: ColtState, seat: i64) -> Sequence[Choice]:
        return _PICK_CHOICES

    def obstacle(self, state: ColtState, seat: i64, choice: Choice) -> Reason | None:
        if not isinstance(choice, CardChoice):
            return None if state.options["pick"] == "may" else MUST_PICK
        if not state.controls(seat, choice.card // 6):
            return NOT_YOUR_BANDIT
        return None if state.decks[seat].holds(choice.card) else CARD_NOT_IN_DECK

    def answer_all(self, state: ColtState, answers: list[i64]) -> None:
        state.pop()
        for seat in range(state.seats):
            choice = state.game.choices[answers[seat]]
            if isinstance(choice, CardChoice):
                _pick(state, seat, choice.card)
            elif not state.quiet:
                state.emit(NothingPicked(seat=seat))
            state.decks[seat].shuffle(state.streams[DECK])
            draw_cards(state, seat, hand_size(state, seat))
        reveal_round_card(state)


def _pick(state: ColtState, seat: i64, card: i64) -> None:
    deck = state.decks[seat]
    deck.take(deck.best_known(card))
    state.hands[seat].put(card, 1 << seat)
    state.picked |= 1 << seat
    if not state.quiet:
        state.emit(
            CardPicked(seat=seat, card=ACTION_KINDS[card % 6], bandit=CHARACTERS[card // 6], known_to=(seat,))
        )


def clean_up(state: ColtState) -> None:
    """Returns the cards of the common pile and passes the First Player on (CE-ROUND-6 to 8, CE-EXP-6)."""
    destinations = state.discards if state.expert else state.decks
    for card in state.common.cards:
        destinations[state.seat_of[card // 6]].put(card, EVERYONE)
    state.common.clear()
    state.turn = 0
    state.acted = 0
    state.resolved = 0
    state.first = (state.first + 1) % state.seats
    if not state.quiet:
        state.emit(RoundEnded(round=state.round + 1))


ROUNDS_FRAME: Final = Rounds("rounds")
PICKING: Final = Picking("picking", "pick", "CE-TWO-10", simultaneous=True)
