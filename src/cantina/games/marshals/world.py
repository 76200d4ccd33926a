"""Sampling worlds: states that agree with everything one seat has seen.

The recorded movements are replayed (see `kernel/world_sampler.py`): a card that leaves a hand face up may be
any placeholder of that hand; what others did unseen (the order after a clue, the card a hideout kept or stole)
is drawn at random. In the end the remaining faces are dealt where they are possible, and the movements are
carried out with all faces.

A theft the seat did not see is sampled with a preference for cards that are next seen in the thief's hand.
Samples carry an importance weight that corrects for this preference, and one of several is drawn by weight.

What other players' choices suggest about their cards is not taken into account.
"""

from __future__ import annotations

from typing import Final, final

from cantina.games.marshals.content import (
    CARD_COUNT,
    CORRUPT,
    EVENT_CARDS,
    FIRST_OUTLAW,
    OUTLAW_COUNT,
    deck_cards,
    is_event,
    is_outlaw,
)
from cantina.games.marshals.history import (
    ARRANGED,
    DEALT,
    DREW,
    DREW_FACE_UP,
    GAVE_CARD,
    KEPT,
    KEPT_NONE,
    LEFT_HAND,
    PEEKED,
    PUT_UNDER_DECK,
    SAW_HAND,
    SHOWED_CARD,
    STOLE_CARD,
    TOOK_PLAYED_CARD,
)
from cantina.games.marshals.rules.cards import move_cards, replay_movements
from cantina.games.marshals.rules.travel import TRAVELLING, seat_in_town
from cantina.games.marshals.state import MarshalsState
from cantina.kernel.hidden_history import (
    HIDDEN,
    UNUSED,
    a_of,
    b_of,
    c_of,
    kind_of,
    other_of,
    seat_of,
    with_values,
)
from cantina.kernel.native_types import append, ascending, extend, i64, index, mypyc_attr, pop, vec
from cantina.kernel.pile import Pile, viewer_bit
from cantina.kernel.random_streams import Stream
from cantina.kernel.world_sampler import HistorySampler, Placeholders

# What a placeholder may be, as bits.
_MAY_BE_CORRUPT: Final = 1
_MAY_BE_EVENT: Final = 2
_MAY_BE_OUTLAW: Final = 4
_MUST_BE_OUTLAW: Final = 8
_IDENTIFIED_LATER: Final = 16
"""The placeholder already has the face that the seat sees later; the seat does not know it yet."""


_WEIGHTED_SAMPLES: Final = 4
"""How many samples are drawn where their weights differ."""


_COPIES: Final[dict[int, Placeholders]] = {}
"""How many copies there are of each card, by mode."""


def _copies(seats: int, basic: bool) -> vec[i64]:
    mode = -seats if basic else seats
    if mode not in _COPIES:
        cards = deck_cards(seats, basic)
        _COPIES[mode] = Placeholders(vec[i64]([cards.count(card) for card in range(CARD_COUNT)]))
    return _COPIES[mode].items


def sample_world(state: MarshalsState, seat: int | None, rng: Stream) -> None:
    """Replaces everything a seat does not know by a random sample."""
    if state.over:
        return  # MA-INFO-16: everything has been shown
    sampler = CardSampler(state, seat, rng)
    sampler.sample()
    sampler.write_to_state()


@mypyc_attr(acyclic=True)
@final
class CardSampler(HistorySampler):
    """Samples all card movements in agreement with what one seat has seen."""

    def __init__(self, state: MarshalsState, seat: int | None, rng: Stream) -> None:
        super().__init__(state.history, viewer_bit(seat), _copies(state.seats, state.basic), rng)
        self.values_each = 3
        self.place_kinds = 1 << ARRANGED | 1 << KEPT | 1 << KEPT_NONE
        self.state = state
        self.viewer: i64 = -1 if seat is None else seat
        """The seat; -1 for the public."""
        self.possible: vec[i64] = vec[i64]()
        """What each placeholder may be, as bits."""
        self.deck: vec[i64] = vec[i64]()
        self.hands: list[Placeholders] = []
        self.drawn_face_up: i64 = -1
        """The placeholder last drawn face up."""
        self.played: i64 = -1
        """The placeholder that last left a hand."""
        self.possible_events_received: vec[i64] = vec[i64]()
        """By seat: how many placeholders that might have been events came into the hand."""
        self.possible_corrupt_received: vec[i64] = vec[i64]()
        self.traced_cards: vec[i64] = vec[i64]()
        """The corrupt card and event cards that the seat has seen in another hand."""
        self.possible_sources: list[Placeholders] = []
        """For each traced card, the indices of the movements by which it may have come there."""
        self.sampled_sources: vec[i64] = vec[i64]()
        """For each traced card, the index of the movement by which it came there in this sample."""
        for card in (CORRUPT, *EVENT_CARDS):
            self._trace(card)
        self.unknown_before: vec[i64] = vec[i64]()
        """For each movement, how many cards of the hand concerned the seat did not know before it.

        Filled only after a theft the seat did not see: then samples differ in what a hand holds.
        """
        for at in range(self.length):
            packed: i64 = self.entries[at]
            if kind_of(packed) == STOLE_CARD and a_of(packed) == HIDDEN:
                self._count_unknown_before()
                self.samples = _WEIGHTED_SAMPLES
                break

    def _count_unknown_before(self) -> None:
        state = self.state
        deck = Pile.unseen(state.built[:])
        hands = [Pile() for _ in range(state.seats)]
        for at in range(self.length):
            packed: i64 = state.history.entry(at)
            unknown: i64 = 0
            for seen in hands[seat_of(packed)].seen:
                if not seen & self.viewers:
                    unknown += 1
            self.unknown_before = append(self.unknown_before, unknown)
            move_cards(deck, hands, packed)

    def _reveals_next(self, seat: i64, at: i64) -> bool:
        """Whether a seat reveals the corrupt card right after a movement."""
        if at + 1 == self.length:
            return False
        packed: i64 = self.entries[at + 1]
        return kind_of(packed) == LEFT_HAND and seat_of(packed) == seat and a_of(packed) == CORRUPT

    def _trace(self, card: i64) -> None:
        """Finds how a card that only some placeholders can be may have reached the hand where it was seen."""
        at: i64 = 0
        while at < self.length and not self._viewer_sees(self.entries[at], card):
            at += 1
        if at == self.length or kind_of(self.entries[at]) not in (LEFT_HAND, SAW_HAND):
            return
        holder: i64 = seat_of(self.entries[at])
        if holder == self.viewer:
            return
        upper_left: i64 = self.state.upper
        """Cards of the upper half that may still be in the deck: a clue can move some of them down."""
        sources: vec[i64] = vec[i64]()
        for source in range(at):
            packed: i64 = self.entries[source]
            kind: i64 = kind_of(packed)
            if kind in (DREW, DREW_FACE_UP):
                upper_left -= 1
            if kind == DREW_FACE_UP and card == CORRUPT and seat_of(packed) == holder:
                if is_outlaw(a_of(packed)) and not self._reveals_next(holder, source):
                    sources = vec[i64]()  # it came later: the holder would have had to reveal it here
            elif kind == ARRANGED:
                upper_left += 2
            if kind == STOLE_CARD:
                if other_of(packed) == holder and seat_of(packed) != self.viewer:
                    sources = append(sources, source)
            elif seat_of(packed) != holder:
                continue
            elif kind in (DEALT, KEPT) or (kind == DREW and card == CORRUPT and upper_left >= 0):
                sources = append(sources, source)
        self.traced_cards = append(self.traced_cards, card)
        self.possible_sources.append(Placeholders(sources))

    def _viewer_sees(self, packed: i64, card: i64) -> bool:
        """Whether the viewer sees in a movement where a card is."""
        if a_of(packed) != card and b_of(packed) != card and c_of(packed) != card:
            return False
        return kind_of(packed) in (LEFT_HAND, DREW_FACE_UP, DEALT, DREW, PEEKED, SAW_HAND)

    def begin(self) -> None:
        state = self.state
        size: i64 = len(state.built)
        self.add_placeholders(size)
        self.possible = vec[i64]([_MAY_BE_EVENT | _MAY_BE_OUTLAW] * size)
        at: i64 = size - state.upper
        while at < size:
            self.possible[at] |= _MAY_BE_CORRUPT
            at += 1
        self.deck = ascending(0, size)
        self.hands = [Placeholders() for _ in range(state.seats)]
        self.drawn_face_up = -1
        self.played = -1
        self.possible_events_received = vec[i64]([0] * state.seats)
        self.possible_corrupt_received = vec[i64]([0] * state.seats)
        self.sampled_sources = vec[i64]()
        for sources in self.possible_sources:
            source: i64 = sources.items[self.rng.below(len(sources.items))]
            self.sampled_sources = append(self.sampled_sources, source)

    def replay(self, at: i64) -> bool:
        packed: i64 = self.entries[at]
        kind: i64 = kind_of(packed)
        seat: i64 = seat_of(packed)
        a: i64 = -1
        b: i64 = -1
        c: i64 = -1
        if kind == DREW:
            a = self._draw(seat, packed)
        elif kind == LEFT_HAND:
            a = self.played = self._take_from_hand(seat, a_of(packed), at)
        elif kind == DEALT:
            a = self._deal(seat, packed)
        elif kind == DREW_FACE_UP:
            a = self.drawn_face_up = self._draw_face_up(a_of(packed))
            if is_outlaw(a_of(packed)) and not self._exclude_corrupt(seat, at):
                return False
        elif kind == PUT_UNDER_DECK:
            a = self.drawn_face_up
            self.deck = extend(vec[i64]([a]), self.deck)
        elif kind == SHOWED_CARD:
            a = self._find_in_hand(seat, a_of(packed), at)
        elif kind == GAVE_CARD:
            a = self._take_from_hand(seat, a_of(packed), at)
            if a >= 0:
                self.hands[other_of(packed)].put(a)
        elif kind == TOOK_PLAYED_CARD:
            a = self.played
            self.hands[seat].put(a)
        elif kind == PEEKED:
            size: i64 = len(self.deck)
            a = self._look_at_deck(size - 1, a_of(packed))
            b = self._look_at_deck(size - 2, b_of(packed))
            c = self._look_at_deck(size - 3, c_of(packed))
            if b == -2 or c == -2:
                return False
        elif kind == ARRANGED:
            a, b, c = self._arrange(packed)
        elif kind == KEPT:
            a = self._keep(seat, packed)
        elif kind == KEPT_NONE:
            a = self._keep_none(packed)
        elif kind == SAW_HAND:
            a, b = self._look_at_hand(seat, packed, at)
        else:
            a = self._steal(seat, packed, at)
        if a < 0:
            return False
        if (
            len(self.traced_cards) > 0
            and at in self.sampled_sources
            and not self._place_traced_card(kind, seat, a, at)
        ):
            return False
        self.moved[3 * at] = a
        self.moved[3 * at + 1] = b
        self.moved[3 * at + 2] = c
        return True

    def _place_traced_card(self, kind: i64, seat: i64, a: i64, at: i64) -> bool:
        """Identifies the placeholder that a movement brought into a hand as the card seen there later."""
        placeholder: i64 = self.hands[seat].items[-1] if kind == KEPT else a
        if self.face[placeholder] >= 0 or not self.learn(
            placeholder, self.traced_cards[index(self.sampled_sources, at)]
        ):
            return False
        self.possible[placeholder] |= _IDENTIFIED_LATER
        return True

    # -- carrying out one movement -----------------------------------------------------------------

    def can_be(self, placeholder: i64, card: i64) -> bool:
        possible: i64 = self.possible[placeholder]
        if is_outlaw(card):
            return possible & _MAY_BE_OUTLAW != 0
        if possible & _MUST_BE_OUTLAW:
            return False
        if card == CORRUPT:
            return possible & _MAY_BE_CORRUPT != 0
        return not is_event(card) or possible & _MAY_BE_EVENT != 0

    def _top(self) -> i64:
        """Takes the top card of the deck."""
        self.deck, placeholder = pop(self.deck)
        return placeholder

    def _deal(self, seat: i64, packed: i64) -> i64:
        placeholder: i64 = len(self.face)
        self.face = append(self.face, -1)
        self.possible = append(self.possible, _MAY_BE_CORRUPT | _MAY_BE_EVENT)
        self._add_to_hand(seat, placeholder)
        if a_of(packed) != HIDDEN:
            self.learn(placeholder, a_of(packed))
        return placeholder

    def _draw(self, seat: i64, packed: i64) -> i64:
        """A card drawn into a hand is neither an outlaw nor an event."""
        placeholder: i64 = self._top()
        if a_of(packed) != HIDDEN and not self.learn(placeholder, a_of(packed)):
            return -1
        card: i64 = self.face[placeholder]
        if card >= 0 and (is_outlaw(card) or is_event(card)):
            return -1
        if self.possible[placeholder] & _MUST_BE_OUTLAW:
            return -1
        self.possible[placeholder] &= _MAY_BE_CORRUPT
        self._add_to_hand(seat, placeholder)
        return placeholder

    def _add_to_hand(self, seat: i64, placeholder: i64) -> None:
        """Adds a placeholder to a hand and counts what it might be."""
        self.hands[seat].put(placeholder)
        if self.possible[placeholder] & _MAY_BE_EVENT:
            self.possible_events_received[seat] += 1
        if self.possible[placeholder] & _MAY_BE_CORRUPT:
            self.possible_corrupt_received[seat] += 1

    def _draw_face_up(self, card: i64) -> i64:
        placeholder: i64 = self._top()
        return placeholder if self.learn(placeholder, card) else -1

    def _exclude_corrupt(self, seat: i64, at: i64) -> bool:
        """Whoever draws an outlaw and does not reveal the corrupt card has not got it (MA-CORR-5)."""
        if self._reveals_next(seat, at):
            return True
        for placeholder in self.hands[seat].items:
            if self.face[placeholder] == CORRUPT:
                return False
            self.possible[placeholder] &= ~_MAY_BE_CORRUPT
        self.possible_corrupt_received[seat] = 0
        return True

    def _find_in_hand(self, seat: i64, card: i64, at: i64) -> i64:
        """The placeholder of a hand that has a face seen there; a random possible one if none is identified."""
        fitting: vec[i64] = vec[i64]()
        unidentified: i64 = 0
        for placeholder in self.hands[seat].items:
            if self.face[placeholder] == card:
                return placeholder
            if self.face[placeholder] < 0:
                unidentified += 1
                if self.can_be(placeholder, card):
                    fitting = append(fitting, placeholder)
            elif self.possible[placeholder] & _IDENTIFIED_LATER:
                unidentified += 1
        if len(fitting) == 0 or self.copies_left[card] == 0:
            return -1
        if len(self.unknown_before) > 0:
            self._update_weight(card, unidentified, at)
        if self.repairs and self.rng.below(8) > 0:
            fitting = self._least_special(fitting)
        found: i64 = fitting[self.rng.below(len(fitting))]
        self.learn(found, card)
        return found

    def _least_special(self, placeholders: vec[i64]) -> vec[i64]:
        """Those of some placeholders that cannot be the corrupt card or an event, if there are any.

        Late in a game an event that nobody has seen may have to be in an opening hand still. If the cards that
        leave a hand are drawn from all of it, the few that could be that event hardly ever stay.
        """
        special: i64 = _MAY_BE_CORRUPT | _MAY_BE_EVENT
        found: vec[i64] = vec[i64]([one for one in placeholders if not self.possible[one] & special])
        return found if len(found) > 0 else placeholders

    def _update_weight(self, card: i64, unidentified: i64, at: i64) -> None:
        """Weights the sample by the probability that an unidentified card of a hand has the face seen."""
        for hand in self.hands:
            for placeholder in hand.items:
                if self.face[placeholder] == card:
                    # An equal card that the viewer knew of might have been the one seen.
                    self.weight *= float(unidentified * self.copies_left[card]) / float(_sum(self.copies_left))
                    return
        self.weight *= float(unidentified) / float(self.unknown_before[at])

    def _take_from_hand(self, seat: i64, card: i64, at: i64) -> i64:
        placeholder: i64 = self._find_in_hand(seat, card, at)
        if placeholder >= 0:
            self.hands[seat].remove(placeholder)
        return placeholder

    def _look_at_deck(self, at: i64, card: i64) -> i64:
        """The placeholder at an index of the deck; -1: there is none; -2: contradiction."""
        if card == UNUSED:
            return -1
        placeholder: i64 = self.deck[at]
        if card != HIDDEN and not self.learn(placeholder, card):
            return -2
        return placeholder

    def _arrange(self, packed: i64) -> tuple[i64, i64, i64]:
        count: i64 = 3 if c_of(packed) != UNUSED else 2
        places = ascending(0, count)
        if a_of(packed) != HIDDEN:
            places = vec[i64]([a_of(packed), b_of(packed), c_of(packed)])
        else:
            self.rng.shuffle_vec(places)
        top: i64 = len(self.deck) - 1
        moved: vec[i64] = vec[i64]()
        at: i64 = 0
        while at < count:
            moved = append(moved, self.deck[top - places[at]])
            at += 1
        at = 0
        while at < count:
            self.deck[top - at] = moved[at]
            at += 1
        return places[0], places[1], places[2] if count == 3 else -1

    def _keep(self, seat: i64, packed: i64) -> i64:
        """The place of the card kept, which is not an outlaw; -1: contradiction."""
        place: i64 = a_of(packed)
        top: i64 = len(self.deck) - 1
        if place == HIDDEN:
            can_keep_first = self._keepable(self.deck[top])
            can_keep_second = self._keepable(self.deck[top - 1])
            if can_keep_first and can_keep_second:
                place = self.rng.below(2)
            elif can_keep_first or can_keep_second:
                place = 0 if can_keep_first else 1
            else:
                return -1
        placeholder: i64 = self.deck[top - place]
        self.deck, _ = pop(self.deck, top - place)
        self.possible[placeholder] &= _MAY_BE_CORRUPT | _MAY_BE_EVENT
        self._add_to_hand(seat, placeholder)
        return place

    def _keepable(self, placeholder: i64) -> bool:
        card: i64 = self.face[placeholder]
        return not (is_outlaw(card) if card >= 0 else self.possible[placeholder] & _MUST_BE_OUTLAW)

    def _keep_none(self, packed: i64) -> i64:
        """The two top cards are outlaws, in an order that only one seat knows."""
        place: i64 = a_of(packed)
        top: i64 = len(self.deck) - 1
        at: i64 = top - 1
        while at <= top:
            placeholder: i64 = self.deck[at]
            card: i64 = self.face[placeholder]
            if not (is_outlaw(card) if card >= 0 else self.possible[placeholder] & _MAY_BE_OUTLAW):
                return -1
            self.possible[placeholder] = _MAY_BE_OUTLAW | _MUST_BE_OUTLAW
            at += 1
        if place == HIDDEN:
            place = self.rng.below(2)
        if place == 1:
            self.deck[top - 1], self.deck[top] = self.deck[top], self.deck[top - 1]
        return place

    def _look_at_hand(self, seat: i64, packed: i64, at: i64) -> tuple[i64, i64]:
        """The placeholders shown to a rival; for other viewers random ones, the stolen card first."""
        saw_two = b_of(packed) != UNUSED
        hand = self.hands[seat]
        if a_of(packed) != HIDDEN:
            a: i64 = self._take_from_hand(seat, a_of(packed), at)
            if a < 0:
                return -1, -1
            b: i64 = self._find_in_hand(seat, b_of(packed), at) if saw_two else -1
            hand.put(a)
            return (-1, -1) if saw_two and b < 0 else (a, b)
        is_stolen = at + 1 < self.length and kind_of(self.entries[at + 1]) == STOLE_CARD
        a = (
            self._sample_stolen_card(seat, other_of(packed), at)
            if is_stolen
            else hand.items[self.rng.below(len(hand.items))]
        )
        b = -1
        if saw_two:
            b = hand.items[self.rng.below(len(hand.items) - 1)]
            if b == a:
                b = hand.items[len(hand.items) - 1]
        return a, b

    def _sample_stolen_card(self, seat: i64, thief: i64, at: i64) -> i64:
        """Samples the stolen card, preferring cards that the viewer next sees in the thief's hand."""
        hand = self.hands[seat].items
        size: i64 = len(hand)
        weights: vec[i64] = vec[i64]()
        total: i64 = 0
        for placeholder in hand:
            weight: i64 = 4
            card: i64 = self.face[placeholder]
            if card >= 0 and not self.possible[placeholder] & _IDENTIFIED_LATER and self.copies[card] == 1:
                holder: i64 = self._next_holder(card, at)
                if holder == thief:
                    weight = 16 * size
                elif holder == seat:
                    weight = 1
            weights = append(weights, weight)
            total += weight
        drawn: i64 = self.rng.below(total)
        place: i64 = 0
        while drawn >= weights[place]:
            drawn -= weights[place]
            place += 1
        self.weight *= float(total) / float(size * weights[place])
        return hand[place]

    def _next_holder(self, card: i64, at: i64) -> i64:
        """The hand in which the viewer next sees a card after a movement; -1: in none."""
        at += 1
        while at < self.length:
            packed: i64 = self.entries[at]
            if a_of(packed) == card or b_of(packed) == card:
                if kind_of(packed) in (LEFT_HAND, SHOWED_CARD, GAVE_CARD, SAW_HAND):
                    return seat_of(packed)
            at += 1
        return -1

    def _steal(self, seat: i64, packed: i64, at: i64) -> i64:
        """Of the cards just looked at, the first is stolen, or the one the viewer saw."""
        placeholder: i64 = self.moved[3 * at - 3]
        if a_of(packed) != HIDDEN and self.face[placeholder] != a_of(packed):
            placeholder = self.moved[3 * at - 2]
        thief: i64 = other_of(packed)
        self.hands[seat].remove(placeholder)
        self.hands[thief].put(placeholder)
        self.possible_events_received[thief] += 1
        self.possible_corrupt_received[thief] += 1
        return placeholder

    # -- the placeholders that are still unidentified -------------------------------------------

    def complete(self) -> bool:
        """Deals the outlaws into the deck, the corrupt card and the events where possible, then all others."""
        if not self._deal_outlaws(self._unidentified(self.deck, _MAY_BE_OUTLAW)):
            return False
        unidentified = self._unidentified(self.deck, -1)
        for hand in self.hands:
            unidentified = extend(unidentified, self._unidentified(hand.items, -1))
        if not self._deal_corrupt_and_events(unidentified):
            return False
        pool = self.remaining()
        self.rng.shuffle_vec(pool)
        for placeholder in unidentified:
            if self.face[placeholder] < 0:
                pool, self.face[placeholder] = pop(pool)
        return not self.state.travelling or self._can_travel()

    def _can_travel(self) -> bool:
        """A player on the way to a town must hold the cards to get there (MA-TOWN-4)."""
        state = self.state
        seat: i64 = seat_in_town(state)
        cards: vec[i64] = vec[i64]([self.face[placeholder] for placeholder in self.hands[seat].items])
        state.hands[seat] = Pile.unseen(cards)
        return len(TRAVELLING.choices(state, seat)) > 0

    def _deal_corrupt_and_events(self, unidentified: vec[i64]) -> bool:
        """Deals the corrupt card and the events; accepts a sample in proportion to the ways to do so."""
        events: vec[i64] = vec[i64]([card for card in EVENT_CARDS if self.copies_left[card] > 0])
        places: vec[i64] = vec[i64](
            [placeholder for placeholder in unidentified if self.possible[placeholder] & _MAY_BE_EVENT]
        )
        count: i64 = len(places)
        most: i64 = self._count_unidentified(self.deck, _MAY_BE_EVENT)
        most += self._most_in_hands(self.possible_events_received)
        if count < len(events):
            return False
        dealt: i64 = 0
        if self.copies_left[CORRUPT] > 0:
            if not self._deal_corrupt(unidentified, count, most, len(events)):
                return False
            dealt = 1
            places = self._unidentified(places, -1)
        while dealt < len(events):
            if self.rng.below(most - dealt) >= count - dealt and not self.repairs:
                return False
            dealt += 1
        self.rng.shuffle_vec(places)
        for card in events:
            places, placeholder = pop(places)
            self.learn(placeholder, card)
        return True

    def _deal_corrupt(self, unidentified: vec[i64], count: i64, most: i64, events: i64) -> bool:
        """Deals the corrupt card; in one of the `count` places for events it leaves those fewer ways."""
        deck_weight: i64 = self.state.odds[0]
        hand_weight: i64 = self.state.odds[1]
        ways_elsewhere: i64 = count if events > 0 else 1
        ways_in_event_place: i64 = count - events if events > 0 else 1
        built: i64 = len(self.state.built)
        cumulative_weights: vec[i64] = vec[i64]()
        total: i64 = 0
        for placeholder in unidentified:
            possible: i64 = self.possible[placeholder]
            if possible & _MAY_BE_CORRUPT:
                # Placeholders below `built` were in the deck when the first turn began, the others dealt.
                weight: i64 = deck_weight if placeholder < built else hand_weight
                total += weight * (ways_in_event_place if possible & _MAY_BE_EVENT else ways_elsewhere)
            cumulative_weights = append(cumulative_weights, total)
        bound: i64 = deck_weight * self._count_unidentified(self.deck, _MAY_BE_CORRUPT)
        bound += max(deck_weight, hand_weight) * self._most_in_hands(self.possible_corrupt_received)
        if events > 0:
            bound *= most
        if total == 0 or (self.rng.below(bound) >= total and not self.repairs):
            return False
        drawn: i64 = self.rng.below(total)
        at: i64 = 0
        while cumulative_weights[at] <= drawn:
            at += 1
        return self.learn(unidentified[at], CORRUPT)

    def _most_in_hands(self, received: vec[i64]) -> i64:
        """An upper bound for the unidentified cards in hands, given how many possible ones came into each."""
        most: i64 = 0
        seat: i64 = 0
        while seat < self.state.seats:
            unidentified: i64 = self._count_unidentified(self.hands[seat].items, -1)
            most += unidentified if unidentified < received[seat] else received[seat]
            seat += 1
        return most

    def _unidentified(self, cards: vec[i64], wanted: i64) -> vec[i64]:
        """The placeholders without a face that may be what is wanted (-1: anything)."""
        return vec[i64](
            [
                placeholder
                for placeholder in cards
                if self.face[placeholder] < 0 and (wanted < 0 or self.possible[placeholder] & wanted)
            ]
        )

    def _count_unidentified(self, cards: vec[i64], wanted: i64) -> i64:
        count: i64 = 0
        for placeholder in cards:
            if self.face[placeholder] < 0 and (wanted < 0 or self.possible[placeholder] & wanted):
                count += 1
        return count

    def _deal_outlaws(self, slots: vec[i64]) -> bool:
        """Deals the outlaws that nobody has drawn yet, or whose place the viewer has lost track of."""
        outlaws: vec[i64] = vec[i64](
            [card for card in range(FIRST_OUTLAW, FIRST_OUTLAW + OUTLAW_COUNT) if self.copies_left[card] > 0]
        )
        self.rng.shuffle_vec(outlaws)
        for placeholder in slots:
            if self.possible[placeholder] & _MUST_BE_OUTLAW:
                if len(outlaws) == 0:
                    return False
                outlaws, outlaw = pop(outlaws)
                self.learn(placeholder, outlaw)
        free: vec[i64] = self.without_face(slots)
        if len(free) < len(outlaws):
            return False
        self.rng.shuffle_vec(free)
        for card in outlaws:
            free, place = pop(free)
            self.learn(place, card)
        return True

    def sampled_entry(self, at: i64, packed: i64) -> i64:
        b: i64 = self.moved[3 * at + 1]
        if kind_of(packed) == SAW_HAND and b >= 0 and self.face[b] < self.face[self.moved[3 * at]]:
            return with_values(packed, self.face[b], self.face[self.moved[3 * at]])
        return super().sampled_entry(at, packed)

    def write_to_state(self) -> None:
        """Writes the sampled faces into the starting deck and the history, and carries the movements out."""
        state = self.state
        state.built = self.face[: len(state.built)]
        self.write_history()
        replay_movements(state)
        if state.rival >= 0:
            state.picked = self._last_look()

    def _last_look(self) -> vec[i64]:
        """The cards of a hand that were last shown to a rival."""
        at: i64 = self.length - 1
        while kind_of(self.entries[at]) != SAW_HAND:
            at -= 1
        packed: i64 = self.history.entry(at)
        shown: vec[i64] = vec[i64]([a_of(packed)])
        return shown if b_of(packed) == UNUSED else append(shown, b_of(packed))


def _sum(numbers: vec[i64]) -> i64:
    total: i64 = 0
    for number in numbers:
        total += number
    return total
