"""Drawing worlds: states that one seat could believe in.

A seat has seen a part of the story: which cards came into its own hand, which ones were laid open, which
it was shown. The rest is guessed by going through the story with cards that have no face yet. A face is
given where the seat learns it; a card that leaves a hand in the open may be any of those the seat could
not tell; what others did unseen (the order after a clue, the card a hideout kept or took) is drawn at
random. A guess that runs into a contradiction is thrown away. At the end the remaining faces are dealt
where they can be, and the story is told again with all of them.

A theft the seat did not see is guessed with an eye on where the cards it knew turn up later. That would
make some guesses too frequent, so each carries a weight, and one of several is drawn by it.

What a choice may tell about the cards behind it is left to whoever thinks about the world.
"""

from __future__ import annotations

from typing import Final

from cantina.games.marshals.content import (
    CARDS,
    CORRUPT,
    EVENT_CARDS,
    NO_CARD,
    OUTLAW,
    OUTLAWS,
    deck_cards,
    is_event,
    is_outlaw,
)
from cantina.games.marshals.rules.cards import (
    ARRANGED,
    DEALT,
    DREW,
    GAVE,
    GOT,
    KEPT,
    KEPT_NONE,
    LEFT,
    LOOKED,
    MOVED,
    OPENED,
    PEEKED,
    SHOWED,
    UNDER,
    a_of,
    b_of,
    c_of,
    carry_out,
    code_of,
    entry,
    other_of,
    retell,
    seat_of,
)
from cantina.games.marshals.rules.travel import TRAVELLING, customer
from cantina.games.marshals.state import MarshalsState
from cantina.kernel.ints import i64
from cantina.kernel.luck import Stream
from cantina.kernel.pile import PUBLIC, Pile

# What a card without a face may still be.
_CORRUPT: Final = 1
_EVENT: Final = 2
_OUTLAW: Final = 4
_ONLY_OUTLAW: Final = 8
_PROMISED: Final = 16
"""Has its face already, since it turns up later in the story; the seat did not know at the time."""


def imagine(state: MarshalsState, seat: int | None, luck: Stream) -> None:
    """Replaces all that a seat does not know by a guess."""
    if state.over:
        return  # MA-INFO-16: everything has been shown
    while True:
        guess = Guess(state, -1 if seat is None else seat, luck)
        guess.settle()
        guess.write_down()
        retell(state)
        # Whoever is on the way to a town holds the cards to get there (MA-TOWN-4).
        if not state.travelling or TRAVELLING.choices(state, customer(state)):
            return


_GUESSES: Final = 4
"""How many guesses are made where they do not weigh the same."""
_FINE: Final = 1 << 24


class Guess:
    """One way things may have been, as far as one seat can tell."""

    def __init__(self, state: MarshalsState, viewer: i64, luck: Stream) -> None:
        self.state = state
        self.viewer: i64 = viewer
        self.luck = luck
        self.face: list[i64] = []
        """The face of each card of the guess; -1: none yet."""
        self.may: list[i64] = []
        self.copies: list[i64] = [0] * CARDS
        """How many there are of each card."""
        for card in deck_cards(state.seats, state.basic):
            self.copies[card] += 1
        self.left: list[i64] = []
        """How many copies of each card have no face yet."""
        self.deck: list[i64] = []
        self.hands: list[list[i64]] = []
        self.told: list[i64] = []
        """For each entry of the story up to three numbers: cards of the guess, or places."""
        self.came_event: list[i64] = []
        """For each hand, the cards that came into it and might have been events then."""
        self.came_corrupt: list[i64] = []
        self.weight = 1.0
        """How much the guess counts beside others."""
        self.rare: list[i64] = []
        """The corrupt card and the events that turned up in another hand."""
        self.ways: list[list[i64]] = []
        """For each of them, the entries by which it may have come there."""
        self.since: list[i64] = []
        """For each of them, the entry by which it came there in this guess."""
        for card in (CORRUPT, *EVENT_CARDS):
            self._trace(card)
        self.unknown: list[i64] = []
        """For each entry, how many cards of the hand it is about the seat could not tell before it.

        Needed only after a theft the seat did not see: then guesses differ in what lies in a hand.
        """
        for told in state.story:
            if code_of(told) == MOVED and viewer != seat_of(told) and viewer != other_of(told):
                self._count_unknown()
                break

    def _count_unknown(self) -> None:
        state = self.state
        eye: i64 = PUBLIC if self.viewer < 0 else 1 << self.viewer
        built: list[i64] = list(state.built)
        deck = Pile(built, [0] * len(built))
        hands = [Pile([], []) for _ in range(state.seats)]
        for told in state.story:
            unknown: i64 = 0
            for seen in hands[seat_of(told)].seen:
                if not seen & eye:
                    unknown += 1
            self.unknown.append(unknown)
            carry_out(deck, hands, told)

    def settle(self) -> None:
        """Makes guesses that agree with what the seat has seen, and keeps one."""
        total = 0.0
        face: list[i64] = []
        told: list[i64] = []
        for _ in range(_GUESSES if self.unknown else 1):
            while not self.make():
                pass
            total += self.weight
            if float(self.luck.below(_FINE)) * total < self.weight * _FINE:
                face, told = self.face, self.told
        self.face, self.told = face, told

    def _trace(self, card: i64) -> None:
        """Finds how a card that not every slot can hold may have come where the seat first saw it."""
        story = self.state.story
        at: i64 = 0
        while at < len(story) and not self._appears(story[at], card):
            at += 1
        if at == len(story) or code_of(story[at]) not in (LEFT, LOOKED):
            return
        holder: i64 = seat_of(story[at])
        if holder == self.viewer:
            return
        left: i64 = self.state.upper
        """Cards of the upper half that may still be in the deck: a clue or hideout puts some lower."""
        ways: list[i64] = []
        for way in range(at):
            code: i64 = code_of(story[way])
            if code in (DREW, OPENED):
                left -= 1
            elif code == ARRANGED:
                left += 2
            if code == MOVED:
                if other_of(story[way]) == holder and seat_of(story[way]) != self.viewer:
                    ways.append(way)
            elif seat_of(story[way]) != holder:
                continue
            elif code in (DEALT, KEPT) or (code == DREW and card == CORRUPT and left >= 0):
                ways.append(way)
        self.rare.append(card)
        self.ways.append(ways)

    def _appears(self, told: i64, card: i64) -> bool:
        """Whether the seat sees a card in an entry."""
        if a_of(told) != card and b_of(told) != card and c_of(told) != card:
            return False
        code: i64 = code_of(told)
        if code in (LEFT, OPENED):
            return True
        if code in (DEALT, DREW, PEEKED):
            return seat_of(told) == self.viewer
        return code == LOOKED and self.viewer in (seat_of(told), other_of(told))

    def make(self) -> bool:
        """Tries a guess; False when it contradicts what the seat has seen."""
        state = self.state
        size: i64 = len(state.built)
        self.face = [-1] * size
        self.may = [_EVENT | _OUTLAW] * size
        at: i64 = size - state.upper
        while at < size:
            self.may[at] |= _CORRUPT
            at += 1
        self.left = self.copies[:]
        self.deck = list(range(size))
        self.hands = [[] for _ in range(state.seats)]
        self.told = []
        self.weight = 1.0
        self.came_event = [0] * state.seats
        self.came_corrupt = [0] * state.seats
        self.since = [ways[self.luck.below(len(ways))] for ways in self.ways]
        opened: i64 = -1
        """The card last drawn in the open."""
        played: i64 = -1
        """The card that last left a hand."""
        at = 0
        while at < len(state.story):
            told: i64 = state.story[at]
            code: i64 = code_of(told)
            seat: i64 = seat_of(told)
            a: i64 = -1
            b: i64 = -1
            c: i64 = -1
            if code == DREW:
                a = self._draw(seat, told)
            elif code == LEFT:
                a = played = self._take(seat, a_of(told), at)
            elif code == DEALT:
                a = self._deal(seat, told)
            elif code == OPENED:
                a = opened = self._open(a_of(told))
            elif code == UNDER:
                a = opened
                self.deck.insert(0, opened)
            elif code == SHOWED:
                a = self._find(seat, a_of(told), at)
            elif code == GAVE:
                a = self._take(seat, a_of(told), at)
                if a >= 0:
                    self.hands[other_of(told)].append(a)
            elif code == GOT:
                a = played
                self.hands[seat].append(played)
            elif code == PEEKED:
                size = len(self.deck)
                a = self._peek(size - 1, seat, a_of(told))
                b = self._peek(size - 2, seat, b_of(told))
                c = self._peek(size - 3, seat, c_of(told))
                if b == -2 or c == -2:
                    return False
            elif code == ARRANGED:
                a, b, c = self._arrange(seat, told)
            elif code == KEPT:
                a = self._keep(seat, told)
            elif code == KEPT_NONE:
                a = self._keep_none(seat, told)
            elif code == LOOKED:
                a, b = self._look(seat, told, at)
            else:
                a = self._move(seat, told, at)
            if a < 0 or (at in self.since and not self._bring(code, seat, a, at)):
                return False
            self.told.append(a)
            self.told.append(b)
            self.told.append(c)
            at += 1
        return self._deal_the_rest()

    def _bring(self, code: i64, seat: i64, a: i64, at: i64) -> bool:
        """The card an entry brought into a hand is one that turns up there later."""
        one: i64 = self.hands[seat][-1] if code == KEPT else a
        if self.face[one] >= 0 or not self._learn(one, self.rare[self.since.index(at)]):
            return False
        self.may[one] |= _PROMISED
        return True

    # -- one entry after another ----------------------------------------------------------------

    def _learn(self, one: i64, card: i64) -> bool:
        """Gives a card of the guess its face."""
        if self.face[one] >= 0:
            return self.face[one] == card
        if self.left[card] == 0 or not self._fits(one, card):
            return False
        self.face[one] = card
        self.left[card] -= 1
        return True

    def _fits(self, one: i64, card: i64) -> bool:
        may: i64 = self.may[one]
        if is_outlaw(card):
            return may & _OUTLAW != 0
        if may & _ONLY_OUTLAW:
            return False
        if card == CORRUPT:
            return may & _CORRUPT != 0
        return not is_event(card) or may & _EVENT != 0

    def _deal(self, seat: i64, told: i64) -> i64:
        one: i64 = len(self.face)
        self.face.append(-1)
        self.may.append(_CORRUPT | _EVENT)
        self._come(seat, one)
        if seat == self.viewer:
            self._learn(one, a_of(told))
        return one

    def _draw(self, seat: i64, told: i64) -> i64:
        """No outlaw and no event is drawn into a hand."""
        one: i64 = self.deck.pop()
        if seat == self.viewer and not self._learn(one, a_of(told)):
            return -1
        card: i64 = self.face[one]
        if card >= 0 and (is_outlaw(card) or is_event(card)):
            return -1
        if self.may[one] & _ONLY_OUTLAW:
            return -1
        self.may[one] &= _CORRUPT
        self._come(seat, one)
        return one

    def _come(self, seat: i64, one: i64) -> None:
        """A card comes into a hand."""
        self.hands[seat].append(one)
        if self.may[one] & _EVENT:
            self.came_event[seat] += 1
        if self.may[one] & _CORRUPT:
            self.came_corrupt[seat] += 1

    def _open(self, card: i64) -> i64:
        one: i64 = self.deck.pop()
        return one if self._learn(one, card) else -1

    def _find(self, seat: i64, card: i64, at: i64) -> i64:
        """The card of a hand that turns out to have a face; any that could, where the seat cannot tell."""
        fitting: list[i64] = []
        blank: i64 = 0
        for one in self.hands[seat]:
            if self.face[one] == card:
                return one
            if self.face[one] < 0:
                blank += 1
                if self._fits(one, card):
                    fitting.append(one)
            elif self.may[one] & _PROMISED:
                blank += 1
        if not fitting or self.left[card] == 0:
            return -1
        if self.unknown:
            self._weigh(card, blank, at)
        found: i64 = fitting[self.luck.below(len(fitting))]
        self.face[found] = card
        self.left[card] -= 1
        return found

    def _weigh(self, card: i64, blank: i64, at: i64) -> None:
        """The more cards of a hand are open in a guess, the likelier one of them has the face seen."""
        for hand in self.hands:
            for one in hand:
                if self.face[one] == card:
                    # An equal card the seat knew of might have been the one: then no luck was needed.
                    self.weight *= float(blank * self.left[card]) / float(sum(self.left))
                    return
        self.weight *= float(blank) / float(self.unknown[at])

    def _take(self, seat: i64, card: i64, at: i64) -> i64:
        one: i64 = self._find(seat, card, at)
        if one >= 0:
            self.hands[seat].remove(one)
        return one

    def _peek(self, at: i64, seat: i64, card: i64) -> i64:
        """-1: there is no such card; -2: it contradicts."""
        if card == NO_CARD:
            return -1
        one: i64 = self.deck[at]
        if seat == self.viewer and not self._learn(one, card):
            return -2
        return one

    def _arrange(self, seat: i64, told: i64) -> tuple[i64, i64, i64]:
        count: i64 = 3 if c_of(told) != NO_CARD else 2
        places: list[i64] = [0, 1, 2] if count == 3 else [0, 1]
        if seat == self.viewer:
            places = [a_of(told), b_of(told), c_of(told)]
        else:
            self.luck.shuffle(places)
        top: i64 = len(self.deck) - 1
        moved: list[i64] = []
        at: i64 = 0
        while at < count:
            moved.append(self.deck[top - places[at]])
            at += 1
        at = 0
        while at < count:
            self.deck[top - at] = moved[at]
            at += 1
        return places[0], places[1], places[2] if count == 3 else -1

    def _keep(self, seat: i64, told: i64) -> i64:
        """The place of the card kept: no outlaw, as far as can be told."""
        place: i64 = a_of(told)
        top: i64 = len(self.deck) - 1
        if seat != self.viewer:
            first = self._keepable(self.deck[top])
            second = self._keepable(self.deck[top - 1])
            if first and second:
                place = self.luck.below(2)
            elif first or second:
                place = 0 if first else 1
            else:
                return -1
        one: i64 = self.deck.pop(top - place)
        self.may[one] &= _CORRUPT | _EVENT
        self._come(seat, one)
        return place

    def _keepable(self, one: i64) -> bool:
        card: i64 = self.face[one]
        return not (is_outlaw(card) if card >= 0 else self.may[one] & _ONLY_OUTLAW)

    def _keep_none(self, seat: i64, told: i64) -> i64:
        """Two outlaws lie on top, in an order only one seat knows."""
        place: i64 = a_of(told)
        top: i64 = len(self.deck) - 1
        at: i64 = top - 1
        while at <= top:
            one: i64 = self.deck[at]
            card: i64 = self.face[one]
            if not (is_outlaw(card) if card >= 0 else self.may[one] & _OUTLAW):
                return -1
            self.may[one] = _OUTLAW | _ONLY_OUTLAW
            at += 1
        if seat != self.viewer:
            place = self.luck.below(2)
        if place == 1:
            self.deck[top - 1], self.deck[top] = self.deck[top], self.deck[top - 1]
        return place

    def _look(self, seat: i64, told: i64, at: i64) -> tuple[i64, i64]:
        """Cards of a hand shown to a rival; for all others, any two, the one that goes over first."""
        two = b_of(told) != NO_CARD
        hand = self.hands[seat]
        if self.viewer == seat or self.viewer == other_of(told):
            a: i64 = self._take(seat, a_of(told), at)
            if a < 0:
                return -1, -1
            b: i64 = self._find(seat, b_of(told), at) if two else -1
            hand.append(a)
            return (-1, -1) if two and b < 0 else (a, b)
        story = self.state.story
        goes_over = at + 1 < len(story) and code_of(story[at + 1]) == MOVED
        a = self._mover(seat, other_of(told), at) if goes_over else hand[self.luck.below(len(hand))]
        b = -1
        if two:
            b = hand[self.luck.below(len(hand) - 1)]
            if b == a:
                b = hand[len(hand) - 1]
        return a, b

    def _mover(self, seat: i64, thief: i64, at: i64) -> i64:
        """Draws the card that went over, with an eye on where the known ones turn up next."""
        hand = self.hands[seat]
        size: i64 = len(hand)
        odds: list[i64] = []
        total: i64 = 0
        for one in hand:
            odd: i64 = 4
            card: i64 = self.face[one]
            if card >= 0 and not self.may[one] & _PROMISED and self.copies[card] == 1:
                holder: i64 = self._next_holder(card, at)
                if holder == thief:
                    odd = 16 * size
                elif holder == seat:
                    odd = 1
            odds.append(odd)
            total += odd
        pick: i64 = self.luck.below(total)
        place: i64 = 0
        while pick >= odds[place]:
            pick -= odds[place]
            place += 1
        self.weight *= float(total) / float(size * odds[place])
        return hand[place]

    def _next_holder(self, card: i64, at: i64) -> i64:
        """The hand in which the seat sees a card next in the story after an entry; -1: in none."""
        story = self.state.story
        at += 1
        while at < len(story):
            told: i64 = story[at]
            if a_of(told) == card or b_of(told) == card:
                code: i64 = code_of(told)
                if code in (LEFT, SHOWED, GAVE):
                    return seat_of(told)
                if code == LOOKED and (self.viewer == seat_of(told) or self.viewer == other_of(told)):
                    return seat_of(told)
            at += 1
        return -1

    def _move(self, seat: i64, told: i64, at: i64) -> i64:
        """Of the cards just looked at, the first goes over, or the one the seat saw go."""
        one: i64 = self.told[3 * at - 3]
        if (self.viewer == seat or self.viewer == other_of(told)) and self.face[one] != a_of(told):
            one = self.told[3 * at - 2]
        thief: i64 = other_of(told)
        self.hands[seat].remove(one)
        self.hands[thief].append(one)
        self.came_event[thief] += 1
        self.came_corrupt[thief] += 1
        return one

    # -- the rest -------------------------------------------------------------------------------

    def _deal_the_rest(self) -> bool:
        """Outlaws lie in the deck, then the corrupt card and the events where they can be, then all else."""
        if not self._deal_outlaws(self._blank(self.deck, _OUTLAW)):
            return False
        blanks = self._blank(self.deck, -1)
        for hand in self.hands:
            blanks.extend(self._blank(hand, -1))
        if not self._deal_rare(blanks):
            return False
        pool: list[i64] = []
        for card in range(CARDS):
            for _ in range(self.left[card]):
                pool.append(card)
        self.luck.shuffle(pool)
        for one in blanks:
            if self.face[one] < 0:
                self.face[one] = pool.pop()
        return True

    def _deal_rare(self, blanks: list[i64]) -> bool:
        """Deals the corrupt card and the events; a guess with more ways to do so counts for more."""
        events: list[i64] = [card for card in EVENT_CARDS if self.left[card] > 0]
        places: list[i64] = [one for one in blanks if self.may[one] & _EVENT]
        count: i64 = len(places)
        most: i64 = len(self._blank(self.deck, _EVENT)) + self._most_in_hands(self.came_event)
        if count < len(events):
            return False
        laid: i64 = 0
        if self.left[CORRUPT] > 0:
            if not self._deal_corrupt(blanks, count, most, len(events)):
                return False
            laid = 1
            places = self._blank(places, -1)
        while laid < len(events):
            if self.luck.below(most - laid) >= count - laid:
                return False
            laid += 1
        self.luck.shuffle(places)
        for card in events:
            self._learn(places.pop(), card)
        return True

    def _deal_corrupt(self, blanks: list[i64], count: i64, most: i64, events: i64) -> bool:
        """Deals the corrupt card; in one of the `count` places for events it leaves those fewer ways."""
        deck_odds: i64 = self.state.odds[0]
        hand_odds: i64 = self.state.odds[1]
        beside: i64 = count if events > 0 else 1
        within: i64 = count - events if events > 0 else 1
        in_deck: i64 = len(self._blank(self.deck, -1))
        sums: list[i64] = []
        total: i64 = 0
        for one in blanks:
            may: i64 = self.may[one]
            if may & _CORRUPT:
                odds: i64 = deck_odds if len(sums) < in_deck else hand_odds
                total += odds * (within if may & _EVENT else beside)
            sums.append(total)
        bound: i64 = deck_odds * len(self._blank(self.deck, _CORRUPT))
        bound += hand_odds * self._most_in_hands(self.came_corrupt)
        if events > 0:
            bound *= most
        if total == 0 or self.luck.below(bound) >= total:
            return False
        pick: i64 = self.luck.below(total)
        at: i64 = 0
        while sums[at] <= pick:
            at += 1
        return self._learn(blanks[at], CORRUPT)

    def _most_in_hands(self, came: list[i64]) -> i64:
        """The most cards without a face that could be rare, of so many that came into each hand."""
        found: i64 = 0
        seat: i64 = 0
        while seat < self.state.seats:
            blank: i64 = len(self._blank(self.hands[seat], -1))
            found += blank if blank < came[seat] else came[seat]
            seat += 1
        return found

    def _blank(self, cards: list[i64], may: i64) -> list[i64]:
        """Those without a face that may be something (-1: whatever they may be)."""
        return [one for one in cards if self.face[one] < 0 and (may < 0 or self.may[one] & may)]

    def _deal_outlaws(self, slots: list[i64]) -> bool:
        """Outlaws nobody has drawn yet, or whose place the seat lost track of."""
        outlaws: list[i64] = [card for card in range(OUTLAW, OUTLAW + OUTLAWS) if self.left[card] > 0]
        self.luck.shuffle(outlaws)
        for one in slots:
            if self.may[one] & _ONLY_OUTLAW:
                if not outlaws:
                    return False
                self._learn(one, outlaws.pop())
        free: list[i64] = [one for one in slots if self.face[one] < 0]
        if len(free) < len(outlaws):
            return False
        self.luck.shuffle(free)
        for card in outlaws:
            self._learn(free.pop(), card)
        return True

    def write_down(self) -> None:
        """Makes the guess the story of the state."""
        state = self.state
        face = self.face
        state.built = tuple(face[: len(state.built)])
        at: i64 = 0
        while at < len(state.story):
            told: i64 = state.story[at]
            code: i64 = code_of(told)
            a: i64 = self.told[3 * at]
            b: i64 = self.told[3 * at + 1]
            c: i64 = self.told[3 * at + 2]
            if code != ARRANGED and code != KEPT and code != KEPT_NONE:
                a = face[a]
                if b >= 0:
                    b = face[b]
                if c >= 0:
                    c = face[c]
            if code == LOOKED and b >= 0 and b < a:
                a, b = b, a
            state.story[at] = entry(
                code,
                seat_of(told),
                other_of(told),
                a,
                b if b >= 0 else NO_CARD,
                c if c >= 0 else NO_CARD,
            )
            if code == LOOKED and state.rival >= 0:
                state.picked = [a, b] if b >= 0 else [a]
            at += 1
