"""Action cards: ambush and camp, clue, hideout, jurisdiction, elimination (sections 9 to 11 and 15)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cantina.games.marshals.choices import (
    CANCEL,
    CARD_NOT_IN_HAND_TO_SHOW,
    KEEPS,
    LET_BE,
    NO_CARDS_TO_SEARCH,
    NO_JURISDICTION,
    NO_SUCH_RIVAL,
    NOT_FOUND,
    NOT_PICKED,
    ORDERS,
    OTHER_NUMBER,
    OTHER_TERRAIN,
    OUTLAW_STAYS,
    SEARCH_DECK,
    SEARCHES,
    SHOW_NOTHING,
    SHOWS,
    TAKE_NOTHING,
    TAKES,
    TOPS,
    CardChoice,
    Order,
    Rival,
)
from cantina.games.marshals.content import (
    CLUE_LOOK,
    HIDEOUT,
    HIDEOUT_LOOK,
    JURISDICTION,
    NAMES,
    NO_CARD,
    VALUES,
    cost_of,
    is_ambush,
    is_outlaw,
    terrain_of,
)
from cantina.games.marshals.events import (
    CardCancelled,
    CardGiven,
    CardKept,
    CardShown,
    CardTaken,
    CostPaid,
    DeckArranged,
    DeckLookedAt,
    Eliminated,
    NobodyHit,
    NothingKept,
    NothingShown,
    NothingTaken,
    RivalSearched,
)
from cantina.games.marshals.rules.cards import (
    ARRANGED,
    GAVE,
    GOT,
    KEPT,
    KEPT_NONE,
    LOOKED,
    MOVED,
    PEEKED,
    SHOWED,
    entry,
    happen,
)
from cantina.games.marshals.rules.order import InTurn, discard, end_turn, leave_hand
from cantina.games.marshals.rules.scoring import end_game
from cantina.games.marshals.state import BLIND, MarshalsState
from cantina.kernel.choice import Choice, Reason
from cantina.kernel.ints import i64
from cantina.kernel.pile import EVERYONE
from cantina.kernel.state import Ask

_SHOWN: Final[list[Choice]] = [*SHOWS, SHOW_NOTHING]
_ANSWERS: Final[list[Choice]] = [CANCEL, LET_BE]
_ORDERS: Final[list[Choice]] = [*ORDERS]
_SEARCHES: Final[list[Choice]] = [SEARCH_DECK, *SEARCHES]
_KEEPS: Final[list[Choice]] = [*KEEPS, *TOPS]
_TAKES: Final[list[Choice]] = [*TAKES, TAKE_NOTHING]


# -- ambush and camp ----------------------------------------------------------------------------


def _target(state: MarshalsState, seat: i64) -> bool:
    """Whether the ambush or camp being played hits a seat (MA-AMBUSH-1)."""
    return seat != state.active and state.in_play(seat) and state.at[seat] == state.at[state.active]


def ambush(state: MarshalsState, card: i64) -> None:
    """One target pays; several may show a card first (MA-AMBUSH-2 to 4)."""
    state.played = card
    targets: i64 = 0
    seat: i64 = 0
    while seat < state.seats:
        state.shown[seat] = -1
        if _target(state, seat):
            targets += 1
        seat += 1
    if targets == 0 and not state.quiet:
        state.tell(NobodyHit(card=NAMES[card]))
    if targets < 2:
        pay(state)
    else:
        state.passed = 1
        state.push(SHOWING)


class Showing(InTurn):
    """Each target may show one movement card of the terrain, in the open (MA-AMBUSH-4 to 7).

    Targets without a fitting card are asked as well (MA-INFO-11).
    """

    def entitled(self, state: MarshalsState, seat: i64) -> bool:
        return _target(state, seat) and len(state.hands[seat].cards) > 0

    def candidates(self, state: MarshalsState, seat: i64) -> Sequence[Choice]:
        return _SHOWN

    def choices(self, state: MarshalsState, seat: i64) -> tuple[Choice, ...]:
        first: i64 = terrain_of(state.played) * VALUES
        legal: list[Choice] = []
        hand = state.hands[seat]
        value: i64 = 0
        while value < VALUES:
            if hand.holds(first + value):
                legal.append(SHOWS[first + value])
            value += 1
        legal.append(SHOW_NOTHING)
        return tuple(legal)

    def obstacle(self, state: MarshalsState, seat: i64, choice: Choice) -> Reason | None:
        if not isinstance(choice, CardChoice):
            return None
        if choice.card // VALUES != terrain_of(state.played):
            return OTHER_TERRAIN
        return None if state.hands[seat].holds(choice.card) else CARD_NOT_IN_HAND_TO_SHOW

    def take(self, state: MarshalsState, seat: i64, choice: Choice) -> None:
        if isinstance(choice, CardChoice):
            state.shown[seat] = choice.card
            happen(state, entry(SHOWED, seat, a=choice.card))
            state.show_to(EVERYONE)
            if not state.quiet:
                state.tell(CardShown(seat=seat, card=NAMES[choice.card]))
        elif not state.quiet:
            state.tell(NothingShown(seat=seat))

    def finish(self, state: MarshalsState) -> None:
        state.pop()
        _hand_over(state)
        pay(state)


def _hand_over(state: MarshalsState) -> None:
    """The highest card shown goes to the active player, unless nobody showed any (MA-AMBUSH-10)."""
    best: i64 = -1
    giver: i64 = -1
    seat: i64 = 0
    while seat < state.seats:
        if state.shown[seat] > best:
            best = state.shown[seat]
            giver = seat
        seat += 1
    if giver < 0:
        return
    happen(state, entry(GAVE, giver, state.active, best))
    if not state.quiet:
        state.tell(CardGiven(seat=giver, rival=state.active, card=NAMES[best]))


def pay(state: MarshalsState) -> None:
    """The lowest pay, each in full, or are out; then the card is discarded (MA-AMBUSH-8 to 14)."""
    card: i64 = state.played
    lowest: i64 = NO_CARD
    seat: i64 = 0
    while seat < state.seats:
        if _target(state, seat) and state.shown[seat] < lowest:
            lowest = state.shown[seat]
        seat += 1
    hit: list[i64] = []
    place: i64 = 1
    while place < state.seats:
        seat = state.clockwise(place)
        if _target(state, seat) and state.shown[seat] == lowest:
            hit.append(seat)
        place += 1
    goods = state.bullets if is_ambush(card) else state.provisions
    cost: i64 = cost_of(card)
    for seat in hit:
        if goods[seat] < cost:
            eliminate(state, seat)
            continue
        goods[seat] -= cost
        if not state.quiet:
            name = "bullets" if is_ambush(card) else "provisions"
            state.tell(CostPaid(seat=seat, goods=name, count=cost, left=goods[seat]))
    discard(state, card)
    left: i64 = 0
    for at in state.at:
        if at >= 0:
            left += 1
    if left == 1:
        end_game(state, "one-left")  # MA-END-3
    else:
        end_turn(state)


def eliminate(state: MarshalsState, seat: i64) -> None:
    """The hand is laid open and the pawn leaves the map; money and captures stay (MA-ELIM-1 to 5)."""
    held: list[i64] = state.hands[seat].cards[:]
    held.sort()
    for card in held:
        leave_hand(state, seat, card)
        discard(state, card)
    state.at[seat] = -1
    if not state.quiet:
        state.tell(Eliminated(seat=seat, cards=tuple(NAMES[card] for card in held)))


# -- jurisdiction -------------------------------------------------------------------------------


def searched(state: MarshalsState, card: i64) -> None:
    """A clue or hideout is played: the others may cancel it before anything is looked at (MA-JUR-1)."""
    leave_hand(state, state.active, card)
    state.played = card
    if state.jurisdictions_gone():
        take_effect(state)
    else:
        state.push(CANCELLING)


class Cancelling(Ask[MarshalsState]):
    """All others are asked at once, whether they hold a jurisdiction or not (MA-JUR-3, MA-INFO-10)."""

    def asked(self, state: MarshalsState) -> i64:
        bits: i64 = 0
        seat: i64 = 0
        while seat < state.seats:
            if seat != state.active and state.in_play(seat) and state.hands[seat].cards:
                bits |= 1 << seat
            seat += 1
        return bits

    def run(self, state: MarshalsState) -> None:
        state.pop()
        take_effect(state)

    def candidates(self, state: MarshalsState, seat: i64) -> Sequence[Choice]:
        return _ANSWERS

    def obstacle(self, state: MarshalsState, seat: i64, choice: Choice) -> Reason | None:
        if choice is LET_BE or state.hands[seat].holds(JURISDICTION):
            return None
        return NO_JURISDICTION

    def answer_all(self, state: MarshalsState, answers: list[i64]) -> None:
        """The farthest clockwise succeeds; nobody else has played anything (MA-JUR-3 to 5)."""
        state.pop()
        state.show_to(EVERYONE)  # also that nobody cancels
        place: i64 = state.seats - 1
        while place > 0:
            seat: i64 = state.clockwise(place)
            if answers[seat] == CANCEL.number:
                card: i64 = state.played
                happen(state, entry(GOT, seat, a=card))
                leave_hand(state, seat, JURISDICTION)
                discard(state, JURISDICTION)
                if not state.quiet:
                    state.tell(CardCancelled(seat=seat, card=NAMES[card]))
                end_turn(state)
                return
            place -= 1
        take_effect(state)


# -- clue and hideout ---------------------------------------------------------------------------


def take_effect(state: MarshalsState) -> None:
    if state.played >= HIDEOUT:
        state.push(SEARCHING)
        return
    if peek(state, CLUE_LOOK) > 1:
        state.push(ORDERING)
    else:
        done(state)


def done(state: MarshalsState) -> None:
    """The card has done its work: it is discarded and the turn ends (MA-TURN-8 and 13)."""
    discard(state, state.played)
    end_turn(state)


def peek(state: MarshalsState, most: i64) -> i64:
    """The active player looks at the top cards of the deck, as many as there are (MA-CLUE-2)."""
    seat: i64 = state.active
    cards = state.deck.cards
    size: i64 = len(cards)
    count: i64 = size if size < most else most
    second: i64 = cards[size - 2] if count > 1 else NO_CARD
    third: i64 = cards[size - 3] if count > 2 else NO_CARD
    happen(state, entry(PEEKED, seat, 0, cards[size - 1], second, third))
    state.show_to(1 << seat)
    if not state.quiet:
        state.tell(DeckLookedAt(seat=seat, count=count, cards=_top(state, count), knowers=(seat,)))
    return count


def _top(state: MarshalsState, count: i64) -> tuple[str, ...]:
    """The names of the top cards, the topmost first."""
    return tuple(NAMES[card] for card in reversed(state.deck.cards[len(state.deck.cards) - count :]))


class Ordering(Ask[MarshalsState]):
    """The cards looked at go back in any order (MA-CLUE-1)."""

    def asked(self, state: MarshalsState) -> i64:
        return 1 << state.active

    def candidates(self, state: MarshalsState, seat: i64) -> Sequence[Choice]:
        return _ORDERS

    def situation(self, state: MarshalsState, seat: i64) -> i64:
        size: i64 = len(state.deck.cards)
        return size if size < CLUE_LOOK else CLUE_LOOK

    def obstacle(self, state: MarshalsState, seat: i64, choice: Choice) -> Reason | None:
        assert isinstance(choice, Order)
        return None if len(choice.places) == self.situation(state, seat) else OTHER_NUMBER

    def answer(self, state: MarshalsState, seat: i64, choice: Choice) -> None:
        assert isinstance(choice, Order)
        places = choice.places
        third: i64 = places[2] if len(places) > 2 else NO_CARD
        happen(state, entry(ARRANGED, seat, 0, places[0], places[1], third))
        state.pop()
        if not state.quiet:
            top = _top(state, len(places))
            state.tell(DeckArranged(seat=seat, count=len(places), cards=top, knowers=(seat,)))
        done(state)


class Searching(Ask[MarshalsState]):
    """A hideout searches the deck or a rival (MA-HIDE-1, MA-HIDE-6 and 8)."""

    def asked(self, state: MarshalsState) -> i64:
        return 1 << state.active

    def candidates(self, state: MarshalsState, seat: i64) -> Sequence[Choice]:
        return _SEARCHES

    def obstacle(self, state: MarshalsState, seat: i64, choice: Choice) -> Reason | None:
        if not isinstance(choice, Rival):
            return None
        rival: i64 = choice.seat
        if rival == seat or rival >= state.seats or not state.in_play(rival):
            return NO_SUCH_RIVAL
        return None if state.hands[rival].cards else NO_CARDS_TO_SEARCH

    def answer(self, state: MarshalsState, seat: i64, choice: Choice) -> None:
        if isinstance(choice, Rival):
            look(state, seat, choice.seat, HIDEOUT_LOOK)
            if not state.quiet:
                cards = tuple(NAMES[card] for card in state.picked)
                knowers = (seat, choice.seat)
                state.tell(
                    RivalSearched(seat=seat, rival=choice.seat, count=len(cards), cards=cards, knowers=knowers)
                )
            state.turn_to(TAKING)
            return
        state.pop()
        if peek(state, HIDEOUT_LOOK) > 1:
            state.push(KEEPING)
        else:
            # MA-HIDE-5: the last card is an outlaw and stays.
            if not state.quiet:
                state.tell(NothingKept(seat=seat, cards=_top(state, 1), knowers=(seat,)))
            done(state)


class Keeping(Ask[MarshalsState]):
    """One of two cards of the deck is kept; an outlaw cannot be (MA-HIDE-2 to 4).

    It is asked in the same way whatever was found: nobody else is to know it from that (MA-INFO-8).
    """

    def asked(self, state: MarshalsState) -> i64:
        return 1 << state.active

    def candidates(self, state: MarshalsState, seat: i64) -> Sequence[Choice]:
        return _KEEPS

    def obstacle(self, state: MarshalsState, seat: i64, choice: Choice) -> Reason | None:
        assert isinstance(choice, CardChoice)
        top: i64 = state.deck.cards[-1]
        second: i64 = state.deck.cards[-2]
        if choice.card != top and choice.card != second:
            return NOT_FOUND
        # MA-HIDE-3: with two outlaws none is kept, and one of them is put on top.
        if is_outlaw(choice.card) and not (is_outlaw(top) and is_outlaw(second)):
            return OUTLAW_STAYS
        return None

    def answer(self, state: MarshalsState, seat: i64, choice: Choice) -> None:
        assert isinstance(choice, CardChoice)
        place: i64 = 0 if state.deck.cards[-1] == choice.card else 1
        state.pop()
        if is_outlaw(choice.card):
            happen(state, entry(KEPT_NONE, seat, 0, place))
            if not state.quiet:
                state.tell(NothingKept(seat=seat, cards=_top(state, 2), knowers=(seat,)))
        else:
            happen(state, entry(KEPT, seat, 0, place))
            if not state.quiet:
                back = NAMES[state.deck.cards[-1]]
                kept = NAMES[choice.card]
                state.tell(CardKept(seat=seat, card=kept, returned=back, knowers=(seat,)))
        done(state)


def look(state: MarshalsState, seat: i64, rival: i64, most: i64) -> None:
    """Cards of a rival's hand are picked blind and shown to one seat (MA-HIDE-6, MA-INFO-9)."""
    luck = state.streams[BLIND]
    cards = state.hands[rival].cards
    size: i64 = len(cards)
    first: i64 = luck.below(size)
    picked: list[i64] = [cards[first]]
    if size > 1 and most > 1:
        second: i64 = luck.below(size - 1)
        picked.append(cards[second if second < first else second + 1])
    picked.sort()
    state.rival = rival
    state.picked = picked
    other: i64 = picked[1] if len(picked) > 1 else NO_CARD
    happen(state, entry(LOOKED, rival, seat, picked[0], other))
    state.show_to(1 << seat | 1 << rival)


class Taking(Ask[MarshalsState]):
    """One of the cards picked from a rival is taken, or none (MA-HIDE-7)."""

    def asked(self, state: MarshalsState) -> i64:
        return 1 << state.active

    def candidates(self, state: MarshalsState, seat: i64) -> Sequence[Choice]:
        return _TAKES

    def obstacle(self, state: MarshalsState, seat: i64, choice: Choice) -> Reason | None:
        if not isinstance(choice, CardChoice) or choice.card in state.picked:
            return None
        return NOT_PICKED

    def answer(self, state: MarshalsState, seat: i64, choice: Choice) -> None:
        state.pop()
        if isinstance(choice, CardChoice):
            take_over(state, seat, choice.card)
        elif not state.quiet:
            state.tell(NothingTaken(seat=seat, rival=state.rival))
        state.rival = -1
        state.picked = []
        done(state)


def take_over(state: MarshalsState, seat: i64, card: i64) -> None:
    """A card picked from the rival changes hands; only the two of them know which."""
    rival: i64 = state.rival
    happen(state, entry(MOVED, rival, seat, card))
    if not state.quiet:
        state.tell(CardTaken(seat=seat, rival=rival, card=NAMES[card], knowers=(seat, rival)))


def steal(state: MarshalsState, seat: i64, rival: i64) -> None:
    """Basic mode: one card at random from a rival's hand (MA-BASIC-9)."""
    look(state, seat, rival, 1)
    take_over(state, seat, state.picked[0])
    state.rival = -1
    state.picked = []


CANCELLING: Final = Cancelling("cancelling", "cancel", "MA-JUR-1", together=True)
SHOWING: Final = Showing("showing", "show", "MA-AMBUSH-4")
ORDERING: Final = Ordering("ordering", "order", "MA-CLUE-1")
SEARCHING: Final = Searching("searching", "search", "MA-HIDE-1", forced=True)
KEEPING: Final = Keeping("keeping", "keep", "MA-HIDE-2")
TAKING: Final = Taking("taking", "take", "MA-HIDE-7")
