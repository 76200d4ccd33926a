"""Drawing an outlaw: capture and claims, escapes, the corrupt Marshal (sections 6 to 8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cantina.games.marshals.choices import CANNOT_CLAIM, CLAIM, NO_CLAIM
from cantina.games.marshals.content import (
    AMOUNTS,
    BOUNTIES,
    CORRUPT,
    NAMES,
    OUTLAW,
    TERRAINS,
    VALUES,
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
from cantina.games.marshals.rules.cards import LEFT, UNDER, entry, happen
from cantina.games.marshals.rules.order import InTurn, discard, end_turn, leave_hand
from cantina.games.marshals.rules.scoring import end_game
from cantina.games.marshals.state import AT_LARGE, FLED, MarshalsState
from cantina.kernel.choice import Choice, Reason
from cantina.kernel.ints import i64
from cantina.kernel.pile import EVERYONE

_CLAIMS: Final[list[Choice]] = [CLAIM, NO_CLAIM]


def outlaw_drawn(state: MarshalsState, card: i64) -> None:
    """The outlaw escapes from the corrupt Marshal or under shelter, or is captured (MA-OUT-1 to 4)."""
    seat: i64 = state.active
    if not state.quiet:
        state.tell(OutlawDrawn(seat=seat, card=NAMES[card]))
    if state.hands[seat].holds(CORRUPT):
        reveal_corrupt(state, seat, True)
    if state.corrupt == seat:
        state.money[seat] += AMOUNTS.bribe  # MA-CORR-7
        if not state.quiet:
            state.tell(Bribed(seat=seat, money=state.money[seat]))
        _escape(state, card, "corrupt")
    elif state.sheltered():
        _escape(state, card, "shelter")
    else:
        _capture(state, seat, card)


def reveal_corrupt(state: MarshalsState, seat: i64, forced: bool) -> None:
    """The corrupt card lies face up before its owner, to the end (MA-CORR-4 to 6)."""
    happen(state, entry(LEFT, seat, a=CORRUPT))
    state.corrupt = seat
    state.show_to(EVERYONE)
    if not state.quiet:
        state.tell(CorruptRevealed(seat=seat, forced=forced))


def _escape(state: MarshalsState, card: i64, why: str) -> None:
    """Under the deck, or away for good when the deck is empty (MA-ESC-6 and 7)."""
    if not state.deck.cards:
        state.captor[card - OUTLAW] = FLED
        if not state.quiet:
            state.tell(OutlawFled(card=NAMES[card], why=why))
        end_game(state, "fled")
        return
    if why == "shelter" and len(state.deck.cards) + 1 == state.at_large():
        state.spent = True  # MA-ESC-4, known to all by MA-ESC-10
    happen(state, entry(UNDER, state.active, a=card))
    if not state.quiet:
        state.tell(OutlawEscaped(card=NAMES[card], why=why))
        if state.spent and why == "shelter":
            state.tell(ShelterUsedUp(card=NAMES[state.discard.cards[-1]]))
    end_turn(state)


def _capture(state: MarshalsState, seat: i64, card: i64) -> None:
    """The bounty, twice at home, and a card that nobody can take away (MA-OUT-4 to 8)."""
    doubled = state.terrain(seat) == state.home[seat]
    bounty: i64 = 0 if state.basic else BOUNTIES[card - OUTLAW]
    if doubled:
        bounty *= 2
    state.captor[card - OUTLAW] = seat
    state.money[seat] += bounty
    if not state.quiet:
        state.tell(
            OutlawCaptured(
                seat=seat,
                card=NAMES[card],
                terrain=TERRAINS[state.terrain(seat)],
                money=bounty,
                doubled=doubled and not state.basic,
            )
        )
    if state.basic:
        after_capture(state)
        return
    state.passed = 1
    state.push(CLAIMING)


def after_capture(state: MarshalsState) -> None:
    """The end of the game is checked once all claims are in (MA-CLAIM-10, MA-END-1)."""
    if AT_LARGE in state.captor:
        end_turn(state)
    else:
        end_game(state, "captured")


class Claiming(InTurn):
    """The others claim for movement cards of the terrain of the capture (MA-CLAIM-1 to 9).

    All of them but the revealed corrupt Marshal are asked, whatever they hold: whether somebody cannot
    claim or will not is not shown (MA-INFO-12).
    """

    def entitled(self, state: MarshalsState, seat: i64) -> bool:
        return state.corrupt != seat and len(state.hands[seat].cards) > 0

    def candidates(self, state: MarshalsState, seat: i64) -> Sequence[Choice]:
        return _CLAIMS

    def obstacle(self, state: MarshalsState, seat: i64, choice: Choice) -> Reason | None:
        if choice is NO_CLAIM:
            return None
        return None if state.holds_terrain(seat, state.terrain(state.active)) else CANNOT_CLAIM

    def take(self, state: MarshalsState, seat: i64, choice: Choice) -> None:
        """All movement cards of the terrain, for the sum of their values (MA-CLAIM-5 to 7)."""
        if choice is NO_CLAIM:
            return
        terrain: i64 = state.terrain(state.active)
        claimed: list[i64] = []
        money: i64 = 0
        for card in state.hands[seat].cards:
            if card < WILD and card // VALUES == terrain:
                claimed.append(card)
                money += card % VALUES + 1
        claimed.sort()
        for card in claimed:
            leave_hand(state, seat, card)
            discard(state, card)
        state.money[seat] += money
        if not state.quiet:
            state.tell(Claimed(seat=seat, cards=tuple(NAMES[card] for card in claimed), money=money))

    def finish(self, state: MarshalsState) -> None:
        state.pop()
        after_capture(state)


CLAIMING: Final = Claiming("claiming", "claim", "MA-CLAIM-1")
