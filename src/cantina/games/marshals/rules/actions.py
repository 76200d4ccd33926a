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
    PUTS_ON_TOP,
    SEARCH_DECK,
    SEARCHES,
    SHOW_NOTHING,
    SHOWS,
    TAKE_NOTHING,
    TAKES,
    CardChoice,
    DeckOrderChoice,
    RivalChoice,
)
from cantina.games.marshals.content import (
    CARD_COUNT,
    CARD_NAMES,
    CARDS_SEEN_BY_CLUE,
    CARDS_SEEN_BY_HIDEOUT,
    FIRST_HIDEOUT,
    JURISDICTION,
    VALUE_COUNT,
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
from cantina.games.marshals.history import (
    ARRANGED,
    GAVE_CARD,
    KEPT,
    KEPT_NONE,
    PEEKED,
    SAW_HAND,
    SHOWED_CARD,
    STOLE_CARD,
    TOOK_PLAYED_CARD,
    movement,
)
from cantina.games.marshals.rules.cards import apply_movement
from cantina.games.marshals.rules.order import SequentialDecision, discard, end_turn, leave_hand
from cantina.games.marshals.rules.scoring import end_game
from cantina.games.marshals.state import BLIND, MarshalsState
from cantina.kernel.choice import Choice, Reason
from cantina.kernel.hidden_history import UNUSED
from cantina.kernel.native_types import append, i64, sort, vec
from cantina.kernel.pile import EVERYONE
from cantina.kernel.state import DecisionFrame

_SHOW_CHOICES: Final[list[Choice]] = [*SHOWS, SHOW_NOTHING]
_CANCEL_CHOICES: Final[list[Choice]] = [CANCEL, LET_BE]
_ORDER_CHOICES: Final[list[Choice]] = [*ORDERS]
_SEARCH_CHOICES: Final[list[Choice]] = [SEARCH_DECK, *SEARCHES]
_KEEP_CHOICES: Final[list[Choice]] = [*KEEPS, *PUTS_ON_TOP]
_TAKE_CHOICES: Final[list[Choice]] = [*TAKES, TAKE_NOTHING]


# -- ambush and camp ----------------------------------------------------------------------------


def _is_target(state: MarshalsState, seat: i64) -> bool:
    """Whether the ambush or camp being played hits a seat (MA-AMBUSH-1)."""
    return seat != state.active and state.in_play(seat) and state.at[seat] == state.at[state.active]


def resolve_ambush(state: MarshalsState, card: i64) -> None:
    """Starts an ambush or camp: one target pays, several may show a card first (MA-AMBUSH-2 to 4)."""
    state.played = card
    targets: i64 = 0
    seat: i64 = 0
    while seat < state.seats:
        state.shown[seat] = -1
        if _is_target(state, seat):
            targets += 1
        seat += 1
    if targets == 0 and not state.quiet:
        state.emit(NobodyHit(card=CARD_NAMES[card]))
    if targets < 2:
        resolve_payment(state)
    else:
        state.passed = 1
        state.push(SHOWING)


class Showing(SequentialDecision):
    """Each target may show one movement card of the terrain, face up (MA-AMBUSH-4 to 7).

    Targets without a fitting card are asked as well (MA-INFO-11).
    """

    def is_asked(self, state: MarshalsState, seat: i64) -> bool:
        return _is_target(state, seat) and len(state.hands[seat].cards) > 0

    def candidates(self, state: MarshalsState, seat: i64) -> Sequence[Choice]:
        return _SHOW_CHOICES

    def choices(self, state: MarshalsState, seat: i64) -> tuple[Choice, ...]:
        first: i64 = terrain_of(state.played) * VALUE_COUNT
        legal: list[Choice] = []
        hand = state.hands[seat]
        value: i64 = 0
        while value < VALUE_COUNT:
            if hand.holds(first + value):
                legal.append(SHOWS[first + value])
            value += 1
        legal.append(SHOW_NOTHING)
        return tuple(legal)

    def obstacle(self, state: MarshalsState, seat: i64, choice: Choice) -> Reason | None:
        if not isinstance(choice, CardChoice):
            return None
        if choice.card // VALUE_COUNT != terrain_of(state.played):
            return OTHER_TERRAIN
        return None if state.hands[seat].holds(choice.card) else CARD_NOT_IN_HAND_TO_SHOW

    def answer_one(self, state: MarshalsState, seat: i64, choice: Choice) -> None:
        if isinstance(choice, CardChoice):
            state.shown[seat] = choice.card
            apply_movement(state, movement(SHOWED_CARD, seat, a=choice.card))
            state.reveal_to(EVERYONE)
            if not state.quiet:
                state.emit(CardShown(seat=seat, card=CARD_NAMES[choice.card]))
        elif not state.quiet:
            state.emit(NothingShown(seat=seat))

    def finish(self, state: MarshalsState) -> None:
        state.pop()
        _give_highest_shown(state)
        resolve_payment(state)


def _give_highest_shown(state: MarshalsState) -> None:
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
    apply_movement(state, movement(GAVE_CARD, giver, state.active, best))
    if not state.quiet:
        state.emit(CardGiven(seat=giver, rival=state.active, card=CARD_NAMES[best]))


def resolve_payment(state: MarshalsState) -> None:
    """The targets that showed least pay or are eliminated; the card is discarded (MA-AMBUSH-8 to 14)."""
    card: i64 = state.played
    lowest: i64 = CARD_COUNT
    seat: i64 = 0
    while seat < state.seats:
        if _is_target(state, seat) and state.shown[seat] < lowest:
            lowest = state.shown[seat]
        seat += 1
    hit: list[i64] = []
    position: i64 = 1
    while position < state.seats:
        seat = state.clockwise(position)
        if _is_target(state, seat) and state.shown[seat] == lowest:
            hit.append(seat)
        position += 1
    goods = state.bullets if is_ambush(card) else state.provisions
    cost: i64 = state.numbers.cost_of(card)
    for seat in hit:
        if goods[seat] < cost:
            eliminate(state, seat)
            continue
        goods[seat] -= cost
        if not state.quiet:
            name = "bullets" if is_ambush(card) else "provisions"
            state.emit(CostPaid(seat=seat, goods=name, count=cost, left=goods[seat]))
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
    """The hand is discarded face up and the pawn removed; money and captures stay (MA-ELIM-1 to 5)."""
    held = state.hands[seat].cards[:]
    sort(held)
    for card in held:
        leave_hand(state, seat, card)
        discard(state, card)
    state.at[seat] = -1
    if not state.quiet:
        state.emit(Eliminated(seat=seat, cards=tuple(CARD_NAMES[card] for card in held)))


# -- jurisdiction -------------------------------------------------------------------------------


def play_search_card(state: MarshalsState, card: i64) -> None:
    """Plays a clue or hideout, which the others may cancel before any card is looked at (MA-JUR-1)."""
    leave_hand(state, state.active, card)
    state.played = card
    if state.jurisdictions_gone():
        resolve_search_card(state)
    else:
        state.push(CANCELLING)


class Cancelling(DecisionFrame[MarshalsState]):
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
        resolve_search_card(state)

    def candidates(self, state: MarshalsState, seat: i64) -> Sequence[Choice]:
        return _CANCEL_CHOICES

    def cache_key(self, state: MarshalsState, seat: i64) -> i64:
        return 1 if state.hands[seat].holds(JURISDICTION) else 0

    def obstacle(self, state: MarshalsState, seat: i64, choice: Choice) -> Reason | None:
        if choice is LET_BE or state.hands[seat].holds(JURISDICTION):
            return None
        return NO_JURISDICTION

    def answer_all(self, state: MarshalsState, answers: list[i64]) -> None:
        """The canceller farthest clockwise succeeds; the others keep their cards (MA-JUR-3 to 5)."""
        state.pop()
        state.reveal_to(EVERYONE)  # also that nobody cancels
        position: i64 = state.seats - 1
        while position > 0:
            seat: i64 = state.clockwise(position)
            if answers[seat] == CANCEL.number:
                card: i64 = state.played
                apply_movement(state, movement(TOOK_PLAYED_CARD, seat, a=card))
                leave_hand(state, seat, JURISDICTION)
                discard(state, JURISDICTION)
                if not state.quiet:
                    state.emit(CardCancelled(seat=seat, card=CARD_NAMES[card]))
                end_turn(state)
                return
            position -= 1
        resolve_search_card(state)


# -- clue and hideout ---------------------------------------------------------------------------


def resolve_search_card(state: MarshalsState) -> None:
    """Resolves a clue or hideout that was not cancelled."""
    if state.played >= FIRST_HIDEOUT:
        state.push(SEARCHING)
        return
    if look_at_deck(state, CARDS_SEEN_BY_CLUE) > 1:
        state.push(ORDERING)
    else:
        discard_and_end_turn(state)


def discard_and_end_turn(state: MarshalsState) -> None:
    """Discards the card being resolved and ends the turn (MA-TURN-8 and 13)."""
    discard(state, state.played)
    end_turn(state)


def look_at_deck(state: MarshalsState, most: i64) -> i64:
    """The active player looks at the top cards of the deck, as many as there are (MA-CLUE-2)."""
    seat: i64 = state.active
    cards = state.deck.cards
    size: i64 = len(cards)
    count: i64 = size if size < most else most
    second: i64 = cards[size - 2] if count > 1 else UNUSED
    third: i64 = cards[size - 3] if count > 2 else UNUSED
    apply_movement(state, movement(PEEKED, seat, 0, cards[size - 1], second, third))
    state.reveal_to(1 << seat)
    if not state.quiet:
        state.emit(DeckLookedAt(seat=seat, count=count, cards=_top_card_names(state, count), known_to=(seat,)))
    return count


def _top_card_names(state: MarshalsState, count: i64) -> tuple[str, ...]:
    """The names of the top cards, the topmost first."""
    return tuple(CARD_NAMES[card] for card in reversed(list(state.deck.cards[len(state.deck.cards) - count :])))


class Ordering(DecisionFrame[MarshalsState]):
    """The cards looked at go back in any order (MA-CLUE-1)."""

    def asked(self, state: MarshalsState) -> i64:
        return 1 << state.active

    def candidates(self, state: MarshalsState, seat: i64) -> Sequence[Choice]:
        return _ORDER_CHOICES

    def cache_key(self, state: MarshalsState, seat: i64) -> i64:
        size: i64 = len(state.deck.cards)
        return size if size < CARDS_SEEN_BY_CLUE else CARDS_SEEN_BY_CLUE

    def obstacle(self, state: MarshalsState, seat: i64, choice: Choice) -> Reason | None:
        assert isinstance(choice, DeckOrderChoice)
        return None if len(choice.places) == self.cache_key(state, seat) else OTHER_NUMBER

    def answer(self, state: MarshalsState, seat: i64, choice: Choice) -> None:
        assert isinstance(choice, DeckOrderChoice)
        places = choice.places
        third: i64 = places[2] if len(places) > 2 else UNUSED
        apply_movement(state, movement(ARRANGED, seat, 0, places[0], places[1], third))
        state.pop()
        if not state.quiet:
            top = _top_card_names(state, len(places))
            state.emit(DeckArranged(seat=seat, count=len(places), cards=top, known_to=(seat,)))
        discard_and_end_turn(state)


class Searching(DecisionFrame[MarshalsState]):
    """A hideout searches the deck or a rival (MA-HIDE-1, MA-HIDE-6 and 8)."""

    def asked(self, state: MarshalsState) -> i64:
        return 1 << state.active

    def candidates(self, state: MarshalsState, seat: i64) -> Sequence[Choice]:
        return _SEARCH_CHOICES

    def obstacle(self, state: MarshalsState, seat: i64, choice: Choice) -> Reason | None:
        if not isinstance(choice, RivalChoice):
            return None
        rival: i64 = choice.seat
        if rival == seat or rival >= state.seats or not state.in_play(rival):
            return NO_SUCH_RIVAL
        return None if state.hands[rival].cards else NO_CARDS_TO_SEARCH

    def cache_key(self, state: MarshalsState, seat: i64) -> i64:
        """The rivals that can be searched, as bits."""
        bits: i64 = 0
        for choice in SEARCHES:
            if self.obstacle(state, seat, choice) is None:
                bits |= 1 << choice.seat
        return bits

    def answer(self, state: MarshalsState, seat: i64, choice: Choice) -> None:
        if isinstance(choice, RivalChoice):
            look_at_hand(state, seat, choice.seat, CARDS_SEEN_BY_HIDEOUT)
            if not state.quiet:
                cards = tuple(CARD_NAMES[card] for card in state.picked)
                known_to = (seat, choice.seat)
                state.emit(
                    RivalSearched(
                        seat=seat, rival=choice.seat, count=len(cards), cards=cards, known_to=known_to
                    )
                )
            state.replace_top(TAKING)
            return
        state.pop()
        if look_at_deck(state, CARDS_SEEN_BY_HIDEOUT) > 1:
            state.push(KEEPING)
        else:
            # MA-HIDE-5: the last card is an outlaw and stays.
            if not state.quiet:
                state.emit(NothingKept(seat=seat, cards=_top_card_names(state, 1), known_to=(seat,)))
            discard_and_end_turn(state)


class Keeping(DecisionFrame[MarshalsState]):
    """One of two cards of the deck is kept; an outlaw cannot be (MA-HIDE-2 to 4).

    It is asked whatever was found, so that the others cannot infer it (MA-INFO-8).
    """

    def asked(self, state: MarshalsState) -> i64:
        return 1 << state.active

    def candidates(self, state: MarshalsState, seat: i64) -> Sequence[Choice]:
        return _KEEP_CHOICES

    def cache_key(self, state: MarshalsState, seat: i64) -> i64:
        return state.deck.cards[-1] * CARD_COUNT + state.deck.cards[-2]

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
            apply_movement(state, movement(KEPT_NONE, seat, 0, place))
            if not state.quiet:
                state.emit(NothingKept(seat=seat, cards=_top_card_names(state, 2), known_to=(seat,)))
        else:
            apply_movement(state, movement(KEPT, seat, 0, place))
            if not state.quiet:
                back = CARD_NAMES[state.deck.cards[-1]]
                kept = CARD_NAMES[choice.card]
                state.emit(CardKept(seat=seat, card=kept, returned=back, known_to=(seat,)))
        discard_and_end_turn(state)


def look_at_hand(state: MarshalsState, seat: i64, rival: i64, most: i64) -> None:
    """Picks random cards of a rival's hand and shows them to one seat (MA-HIDE-6, MA-INFO-9)."""
    rng = state.streams[BLIND]
    cards = state.hands[rival].cards
    size: i64 = len(cards)
    first: i64 = rng.below(size)
    picked: vec[i64] = vec[i64]([cards[first]])
    if size > 1 and most > 1:
        second: i64 = rng.below(size - 1)
        picked = append(picked, cards[second if second < first else second + 1])
        sort(picked)
    state.rival = rival
    state.picked = picked
    other: i64 = picked[1] if len(picked) > 1 else UNUSED
    apply_movement(state, movement(SAW_HAND, rival, seat, picked[0], other))
    state.reveal_to(1 << seat | 1 << rival)


class Taking(DecisionFrame[MarshalsState]):
    """One of the cards picked from a rival is taken, or none (MA-HIDE-7)."""

    def asked(self, state: MarshalsState) -> i64:
        return 1 << state.active

    def candidates(self, state: MarshalsState, seat: i64) -> Sequence[Choice]:
        return _TAKE_CHOICES

    def cache_key(self, state: MarshalsState, seat: i64) -> i64:
        key: i64 = 0
        for card in state.picked:
            key = key * CARD_COUNT + card + 1
        return key

    def obstacle(self, state: MarshalsState, seat: i64, choice: Choice) -> Reason | None:
        if not isinstance(choice, CardChoice) or choice.card in state.picked:
            return None
        return NOT_PICKED

    def answer(self, state: MarshalsState, seat: i64, choice: Choice) -> None:
        state.pop()
        if isinstance(choice, CardChoice):
            take_picked_card(state, seat, choice.card)
        elif not state.quiet:
            state.emit(NothingTaken(seat=seat, rival=state.rival))
        state.rival = -1
        state.picked = vec[i64]()
        discard_and_end_turn(state)


def take_picked_card(state: MarshalsState, seat: i64, card: i64) -> None:
    """Moves a picked card from the rival's hand to a seat; only the two of them know which."""
    rival: i64 = state.rival
    apply_movement(state, movement(STOLE_CARD, rival, seat, card))
    if not state.quiet:
        state.emit(CardTaken(seat=seat, rival=rival, card=CARD_NAMES[card], known_to=(seat, rival)))


def steal_random_card(state: MarshalsState, seat: i64, rival: i64) -> None:
    """Basic mode: one card at random from a rival's hand (MA-BASIC-9)."""
    look_at_hand(state, seat, rival, 1)
    take_picked_card(state, seat, state.picked[0])
    state.rival = -1
    state.picked = vec[i64]()


CANCELLING: Final = Cancelling("cancelling", "cancel", "MA-JUR-1", simultaneous=True)
SHOWING: Final = Showing("showing", "show", "MA-AMBUSH-4")
ORDERING: Final = Ordering("ordering", "order", "MA-CLUE-1")
SEARCHING: Final = Searching("searching", "search", "MA-HIDE-1", forced=True)
KEEPING: Final = Keeping("keeping", "keep", "MA-HIDE-2")
TAKING: Final = Taking("taking", "take", "MA-HIDE-7")
