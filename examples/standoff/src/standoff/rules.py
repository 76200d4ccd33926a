"""The rules as frames: dealing a round, and deciding to stand or run."""

from __future__ import annotations

from collections.abc import Sequence

from cantina.kernel.choice import Choice, Reason
from cantina.kernel.pile import EVERYONE, Pile, viewer_bit
from cantina.kernel.result import Result, rank
from cantina.kernel.state import DecisionFrame, Frame
from standoff.choices import RAN_BEFORE, RUN, STAND, UNIVERSE
from standoff.events import CardDealt, Ran, RoundWon, Stood
from standoff.state import CARDS, ROUNDS, StandoffState


def set_up(state: StandoffState) -> None:
    """Shuffles the deck (ST-SETUP-1) and pushes the first frame."""
    state.deck = Pile(list(CARDS), [0] * len(CARDS))
    state.deck.shuffle(state.streams[0])
    state.hands = [Pile([], []) for _ in range(state.seats)]
    state.points = [0] * state.seats
    state.ran = [0] * state.seats
    state.round = 0
    state.push(DEALING)


class Dealing(Frame[StandoffState]):
    """A new round, or the end of the game (ST-END-1)."""

    def run(self, state: StandoffState) -> None:
        if state.round == ROUNDS:
            state.pop()
            ranking = rank(state.seats, lambda seat: (state.points[seat],))
            breakdown = [{"points": points} for points in state.points]
            state.result = Result(ranking, state.points, breakdown, "three-rounds")
            return
        state.round += 1
        for seat, hand in enumerate(state.hands):
            # ST-DEAL-1: everyone looks at their own card.
            state.deck.draw_to(hand, 1, viewer_bit(seat))
            state.reveal_to(viewer_bit(seat))
            if not state.quiet:
                state.emit(CardDealt(seat=seat, card=hand.cards[-1], known_to=(seat,)))
        state.push(DECIDING)


class Deciding(DecisionFrame[StandoffState]):
    """All decide at once, in secret (ST-DECIDE-1)."""

    def asked(self, state: StandoffState) -> int:
        return (1 << state.seats) - 1

    def candidates(self, state: StandoffState, seat: int) -> Sequence[Choice]:
        return UNIVERSE.all

    def obstacle(self, state: StandoffState, seat: int, choice: Choice) -> Reason | None:
        return RAN_BEFORE if choice is RUN and state.ran[seat] else None

    def answer_all(self, state: StandoffState, answers: list[int]) -> None:
        state.pop()
        state.reveal_to(EVERYONE)
        state.ran = [int(answer == RUN.number) for answer in answers]
        for seat, ran in enumerate(state.ran):
            state.points[seat] += ran  # ST-RUN-1
            if ran and not state.quiet:
                state.emit(Ran(seat))
        self._compare(state, [seat for seat, answer in enumerate(answers) if answer == STAND.number])

    def _compare(self, state: StandoffState, stood: list[int]) -> None:
        """Those who stand show their cards; the highest, also if shared, gets 3 points (ST-STAND-1 and 2)."""
        for seat in stood:
            hand = state.hands[seat]
            hand.show(len(hand) - 1, EVERYONE)
            if not state.quiet:
                state.emit(Stood(seat, hand.cards[-1]))
        highest = max((state.hands[seat].cards[-1] for seat in stood), default=0)
        winners = tuple(seat for seat in stood if state.hands[seat].cards[-1] == highest)
        for seat in winners:
            state.points[seat] += 3
        if winners and not state.quiet:
            state.emit(RoundWon(winners))


DEALING = Dealing("dealing")
DECIDING = Deciding("deciding", "decide", "ST-DECIDE-1", simultaneous=True)
