"""The five rounds and their phases (section 5), with the free pick of CE-TWO-10."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cantina.games.colt_express.choices import CARD_NOT_IN_DECK, NOT_YOUR_BANDIT, PICK, CardChoice
from cantina.games.colt_express.content import CHARACTERS, EVENTS, KINDS, NO_EVENT, ROUNDS, TURNS
from cantina.games.colt_express.events import CardPicked, RoundBegun, RoundCardRevealed, RoundEnded
from cantina.games.colt_express.rules.planning import (
    PLANNING,
    draw_cards,
    hand_size,
    tell_turn,
)
from cantina.games.colt_express.rules.round_events import ROUND_EVENT
from cantina.games.colt_express.rules.scoring import SCORING
from cantina.games.colt_express.rules.stealing import STEALING
from cantina.games.colt_express.state import DECK, ColtState
from cantina.kernel.choice import Choice, Reason
from cantina.kernel.ints import i64
from cantina.kernel.pile import EVERYONE
from cantina.kernel.state import Ask, Frame


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
                state.turn_to(SCORING)
            else:
                state.round += 1
                state.phase = 0


def begin_round(state: ColtState) -> None:
    if not state.quiet:
        state.tell(RoundBegun(round=state.round + 1))
    if state.two_bandits:
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
    state.show_to(EVERYONE)
    if not state.quiet:
        card = state.card()
        state.tell(
            RoundCardRevealed(
                round_card=card.name,
                turns=tuple(TURNS[turn] for turn in card.turns),
                round_event=EVENTS[card.event if state.events else NO_EVENT],
            )
        )
    tell_turn(state)


class Picking(Ask[ColtState]):
    """All players pick one action card from their whole deck, in secret (CE-TWO-10)."""

    def asked(self, state: ColtState) -> i64:
        return (1 << state.seats) - 1

    def candidates(self, state: ColtState, seat: i64) -> Sequence[Choice]:
        return PICK

    def obstacle(self, state: ColtState, seat: i64, choice: Choice) -> Reason | None:
        assert isinstance(choice, CardChoice)
        if not state.controls(seat, choice.card // 6):
            return NOT_YOUR_BANDIT
        return None if state.decks[seat].holds(choice.card) else CARD_NOT_IN_DECK

    def answer_all(self, state: ColtState, answers: list[i64]) -> None:
        state.pop()
        for seat in range(state.seats):
            choice = state.game.choices[answers[seat]]
            assert isinstance(choice, CardChoice)
            card: i64 = choice.card
            deck = state.decks[seat]
            deck.take(deck.best_known(card))
            state.hands[seat].put(card, 1 << seat)
            if not state.quiet:
                state.tell(
                    CardPicked(
                        seat=seat,
                        card=KINDS[card % 6],
                        bandit=CHARACTERS[card // 6],
                        knowers=(seat,),
                    )
                )
            deck.shuffle(state.streams[DECK])
            draw_cards(state, seat, hand_size(state, seat))
        reveal_round_card(state)


def clean_up(state: ColtState) -> None:
    """Gives the cards of the common pile back and passes the lead on (CE-ROUND-6 to 8, CE-EXP-6)."""
    homes = state.discards if state.expert else state.decks
    for card in state.common.cards:
        homes[state.seat_of[card // 6]].put(card, EVERYONE)
    state.common.cards.clear()
    state.common.seen.clear()
    state.turn = 0
    state.acted = 0
    state.resolved = 0
    state.first = (state.first + 1) % state.seats
    if not state.quiet:
        state.tell(RoundEnded(round=state.round + 1))


ALL_ROUNDS: Final = Rounds("rounds")
PICKING: Final = Picking("picking", "pick", "CE-TWO-10", together=True)
