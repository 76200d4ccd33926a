"""Drawing an outlaw: capture and claims, escapes, the corrupt Marshal (sections 6 to 8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cantina.games.marshals.choices import CANNOT_CLAIM, CLAIM, NO_CLAIM
from cantina.games.marshals.content import (
    CARD_NAMES,
    CORRUPT,
    FIRST_OUTLAW,
    OUTLAW_COUNT,
    TERRAINS,
    VALUE_COUNT,
    WILD,
)
from cantina.games.marshals.events import (
    Bribed,
    Claimed,
    CorruptRevealed,
    OutlawCaptured,
    OutlawDrawn,
    OutlawEscaped,
    OutlawFled,
    ShelterUsedUp,
)
from cantina.games.marshals.history import LEFT_HAND, PUT_UNDER_DECK, movement
from cantina.games.marshals.rules.cards import apply_movement
from cantina.games.marshals.rules.order import SequentialDecision, discard, end_turn, leave_hand
from cantina.games.marshals.rules.scoring import end_game
from cantina.games.marshals.state import AT_LARGE, FLED, MarshalsState
from cantina.kernel.choice import Choice, Reason
from cantina.kernel.native_types import i64
from cantina.kernel.pile import EVERYONE

_CLAIM_CHOICES: Final[list[Choice]] = [CLAIM, NO_CLAIM]


def outlaw_drawn(state: MarshalsState, card: i64) -> None:
    """The outlaw escapes, by bribe or thanks to a shelter, or is captured (MA-OUT-1 to 4)."""
    seat: i64 = state.active
    if not state.quiet:
        state.emit(OutlawDrawn(seat=seat, card=CARD_NAMES[card]))
    if state.hands[seat].holds(CORRUPT):
        reveal_corrupt(state, seat, True)
    if state.corrupt == seat:
        state.money[seat] += state.numbers.bribe  # MA-CORR-7
        if not state.quiet:
            state.emit(Bribed(seat=seat, bribe=state.numbers.bribe, money=state.money[seat]))
        _escape(state, card, "corrupt")
    elif state.shelter_is_active():
        _escape(state, card, "shelter")
    else:
        _capture(state, seat, card)


def reveal_corrupt(state: MarshalsState, seat: i64, forced: bool) -> None:
    """The corrupt card lies face up before its owner, to the end (MA-CORR-4 to 6)."""
    apply_movement(state, movement(LEFT_HAND, seat, a=CORRUPT))
    state.corrupt = seat
    state.reveal_to(EVERYONE)
    if not state.quiet:
        state.emit(CorruptRevealed(seat=seat, forced=forced))


def _escape(state: MarshalsState, card: i64, why: str) -> None:
    """The outlaw goes under the deck, or flees for good if the deck is empty (MA-ESC-6 and 7)."""
    if not state.deck.cards:
        state.captor[card - FIRST_OUTLAW] = FLED
        if not state.quiet:
            state.emit(OutlawFled(card=CARD_NAMES[card], why=why))
        end_game(state, "fled")
        return
    if why == "shelter" and len(state.deck.cards) + 1 == state.outlaws_at_large():
        state.spent = True  # MA-ESC-4, known to all by MA-ESC-10
    apply_movement(state, movement(PUT_UNDER_DECK, state.active, a=card))
    if not state.quiet:
        state.emit(OutlawEscaped(card=CARD_NAMES[card], why=why))
        if state.spent and why == "shelter":
            state.emit(ShelterUsedUp(card=CARD_NAMES[state.discard.cards[-1]]))
    end_turn(state)


def _capture(state: MarshalsState, seat: i64, card: i64) -> None:
    """Pays the bounty, doubled at home, and keeps the outlaw for good (MA-OUT-4 to 8)."""
    doubled = state.terrain(seat) == state.home[seat]
    bounty: i64 = 0 if state.basic else state.numbers.bounties[card - FIRST_OUTLAW]
    if doubled:
        bounty *= 2
    state.captor[card - FIRST_OUTLAW] = seat
    state.money[seat] += bounty
    if not state.quiet:
        state.emit(
            OutlawCaptured(
                seat=seat,
                card=CARD_NAMES[card],
                terrain=TERRAINS[state.terrain(seat)],
                money=bounty,
                doubled=doubled and not state.basic,
            )
        )
    if state.basic:
        after_capture(state)
        return
    state.passed = 1
    state.push(CLAIMING[card - FIRST_OUTLAW])


def after_capture(state: MarshalsState) -> None:
    """The end of the game is checked once all claims are in (MA-CLAIM-10, MA-END-1)."""
    if AT_LARGE in state.captor:
        end_turn(state)
    else:
        end_game(state, "captured")


class Claiming(SequentialDecision):
    """The others claim for movement cards of the terrain of the capture (MA-CLAIM-1 to 9).

    All of them but the revealed corrupt Marshal are asked, whatever they hold, so that not claiming does not
    reveal whether somebody could have (MA-INFO-12).
    """

    def __init__(self, outlaw: i64) -> None:
        super().__init__("claiming", "claim", "MA-CLAIM-1")
        self.outlaw: i64 = outlaw
        """The one just captured, from 0."""

    def args(self) -> tuple[int, ...]:
        return (self.outlaw,)

    def is_asked(self, state: MarshalsState, seat: i64) -> bool:
        return state.corrupt != seat and len(state.hands[seat].cards) > 0

    def candidates(self, state: MarshalsState, seat: i64) -> Sequence[Choice]:
        return _CLAIM_CHOICES

    def cache_key(self, state: MarshalsState, seat: i64) -> i64:
        return 1 if state.holds_terrain(seat, state.terrain(state.active)) else 0

    def obstacle(self, state: MarshalsState, seat: i64, choice: Choice) -> Reason | None:
        if choice is NO_CLAIM:
            return None
        return None if state.holds_terrain(seat, state.terrain(state.active)) else CANNOT_CLAIM

    def answer_one(self, state: MarshalsState, seat: i64, choice: Choice) -> None:
        """All movement cards of the terrain, for the sum of their values (MA-CLAIM-5 to 7)."""
        if choice is NO_CLAIM:
            return
        terrain: i64 = state.terrain(state.active)
        claimed: list[i64] = []
        money: i64 = 0
        for card in state.hands[seat].cards:
            if card < WILD and card // VALUE_COUNT == terrain:
                claimed.append(card)
                money += card % VALUE_COUNT + 1
        claimed.sort()
        for card in claimed:
            leave_hand(state, seat, card)
            discard(state, card)
        state.money[seat] += money
        if not state.quiet:
            state.emit(Claimed(seat=seat, cards=tuple(CARD_NAMES[card] for card in claimed), money=money))

    def finish(self, state: MarshalsState) -> None:
        state.pop()
        after_capture(state)


CLAIMING: Final[tuple[Claiming, ...]] = tuple([Claiming(outlaw) for outlaw in range(OUTLAW_COUNT)])


def claimed_outlaw(state: MarshalsState) -> i64:
    """The outlaw whose capture is being claimed for, from 0; -1: none."""
    for frame in state.stack:
        if isinstance(frame, Claiming):
            return frame.outlaw
    return -1
