"""Sampling worlds: states that agree with everything one seat has seen.

Decks of traits and jobs are dealt anew within their tiers and colours, safes within their locations. A
player's poker cards are sampled by telling their history anew (see `kernel/world_sampler.py`): hidden plays are
drawn at random.
"""

from __future__ import annotations

from typing import Final, final

from cantina.games.scoundrels.content import (
    BLUE_TRAITS,
    CARDS,
    JOBS,
    OPEN,
    SAFES,
    SAFES_EACH,
)
from cantina.games.scoundrels.history import (
    DREW,
    PLAYED,
    PUT_OPEN,
    RETURNED,
    REVEALED,
    SAW_HAND,
    SAW_PLAYED,
    SAW_TOP,
    SHUFFLED,
    TURNED_UP,
)
from cantina.games.scoundrels.state import ScoundrelsState
from cantina.kernel.hidden_history import HIDDEN, a_of, kind_of, place_of, viewers_of
from cantina.kernel.native_types import append, extend, i64, mypyc_attr, pop, remove, sort, vec
from cantina.kernel.pile import Pile, viewer_bit
from cantina.kernel.random_streams import Stream
from cantina.kernel.world_sampler import HistorySampler, Placeholders

_COLOURS: Final[list[i64]] = [job.colour for job in JOBS]
"""By job."""


def sample_world(state: ScoundrelsState, seat: int | None, rng: Stream) -> None:
    """Replaces everything a seat does not know by a random sample."""
    viewers: i64 = viewer_bit(seat)
    _deal_traits(state, rng)
    _deal_jobs(state, rng)
    _deal_safes(state, viewers, rng)
    if state.histories[0].length == 0:
        return
    player: i64 = 0
    while player < state.seats:
        sampler = PokerCardSampler(state, viewers, player, rng)
        sampler.sample()
        sampler.write_to_state()
        player += 1


def _deal_traits(state: ScoundrelsState, rng: Stream) -> None:
    """Deals the blue cards among deck and box, the red ones within the deck (SC-SET-2 and 4)."""
    blue = state.trait_box
    red: vec[i64] = vec[i64]()
    for card in state.traits:
        if card < BLUE_TRAITS:
            blue = append(blue, card)
        else:
            red = append(red, card)
    sort(blue)
    sort(red)
    rng.shuffle_vec(blue)
    rng.shuffle_vec(red)
    at: i64 = 0
    while at < len(state.traits):
        if state.traits[at] < BLUE_TRAITS:
            blue, state.traits[at] = pop(blue)
        else:
            red, state.traits[at] = pop(red)
        at += 1
    state.trait_box = blue


def _deal_jobs(state: ScoundrelsState, rng: Stream) -> None:
    """Deals each colour anew among deck and box (SC-SET-3 and 4)."""
    colours = [Placeholders(), Placeholders(), Placeholders()]
    for job in state.jobs:
        colours[_COLOURS[job]].put(job)
    for job in state.job_box:
        colours[_COLOURS[job]].put(job)
    for pile in colours:
        sort(pile.items)
        rng.shuffle_vec(pile.items)
    at: i64 = 0
    while at < len(state.jobs):
        state.jobs[at] = colours[_COLOURS[state.jobs[at]]].take_last()
        at += 1
    state.job_box = extend(extend(colours[0].items, colours[1].items), colours[2].items)


def _deal_safes(state: ScoundrelsState, viewers: i64, rng: Stream) -> None:
    """Deals the faces that a seat has not seen anew within each location."""
    location: i64 = 0
    while location < SAFES // SAFES_EACH:
        hidden: vec[i64] = vec[i64]()
        safe: i64 = location * SAFES_EACH
        while safe < (location + 1) * SAFES_EACH:
            if not state.safe_seen[safe] & viewers:
                hidden = append(hidden, state.safes[safe])
            safe += 1
        sort(hidden)
        rng.shuffle_vec(hidden)
        safe = location * SAFES_EACH
        while safe < (location + 1) * SAFES_EACH:
            if not state.safe_seen[safe] & viewers:
                hidden, state.safes[safe] = pop(hidden)
            safe += 1
        location += 1


@mypyc_attr(acyclic=True)
@final
class PokerCardSampler(HistorySampler):
    """Samples how a player's poker cards moved, in agreement with what one seat has seen."""

    seen: vec[i64]
    """Which seats know where each placeholder is, as bits."""
    deck: list[Placeholders]
    """Parts of the deck from the bottom up; nobody knows the order within a part."""
    hand: vec[i64]
    played: vec[i64]
    peeked: vec[i64]
    """Placeholders of the hand that the current look has shown already."""
    played_cards: vec[i64]
    """For each entry of another player's play, the card that the seat saw later; otherwise HIDDEN."""
    draw_sizes: vec[i64]
    """For the first entry of each draw, how many cards are drawn together."""
    held_next: vec[i64]
    """By draw, cards (bits) that the seat has seen before and knows to be in the hand after it."""
    left_in_deck: vec[i64]
    """By draw, cards (bits) that the seat has seen before and knows to be in the deck after it."""

    def __init__(self, state: ScoundrelsState, viewers: i64, player: i64, rng: Stream) -> None:
        super().__init__(state.histories[player], viewers, vec[i64]([1] * CARDS), rng)
        self.state = state
        self.player: i64 = player
        self.draws_left: i64 = 0
        """How many cards of the current draw are still to be drawn."""
        self.draw: i64 = -1
        """The number of the current draw."""
        if player_is_hidden(viewers, player):
            self._name_played_cards()
            self._look_past_draws()

    def _name_played_cards(self) -> None:
        """A card that the seat sees in a slot later in the day is the one that was played there."""
        self.played_cards = vec[i64]([HIDDEN] * self.length)
        seen = vec[i64]([HIDDEN] * CARDS)
        at: i64 = self.length - 1
        while at >= 0:
            packed: i64 = self.entries[at]
            kind: i64 = kind_of(packed)
            if kind == RETURNED:
                seen = vec[i64]([HIDDEN] * CARDS)
            elif kind in (SAW_PLAYED, REVEALED):
                if a_of(packed) != HIDDEN:
                    seen[place_of(packed)] = a_of(packed)
            elif kind == PLAYED:
                self.played_cards[at] = seen[place_of(packed)]
                seen[place_of(packed)] = HIDDEN
            at -= 1

    def _look_past_draws(self) -> None:
        """Counts the cards drawn together, and lists those seen in hand or deck before the next draw."""
        self.draw_sizes = vec[i64]([0] * self.length)
        self.held_next = vec[i64]()
        self.left_in_deck = vec[i64]()
        known_before: i64 = 0
        """The cards seen before the current draw, as bits."""
        known: i64 = 0
        first: i64 = -1
        """The first entry of the current draw."""
        drawing = False
        at: i64 = 0
        while at < self.length:
            packed: i64 = self.entries[at]
            kind: i64 = kind_of(packed)
            card: i64 = self._card_of(at, packed)
            if kind == DREW:
                if not drawing:
                    first = at
                    known_before = known
                    self.held_next = append(self.held_next, 0)
                    self.left_in_deck = append(self.left_in_deck, 0)
                drawing = True
                self.draw_sizes[first] += 1
            else:
                drawing = False
                if kind == RETURNED:
                    known_before = 0
                if card < CARDS:
                    if known_before >> card & 1:
                        if kind in (PLAYED, PUT_OPEN, SAW_HAND):
                            self.held_next[-1] |= 1 << card
                        elif kind in (SAW_TOP, TURNED_UP):
                            self.left_in_deck[-1] |= 1 << card
                    known |= 1 << card
            at += 1

    def _card_of(self, at: i64, packed: i64) -> i64:
        """The card of an entry as far as the seat knows it, also from what it saw later."""
        card: i64 = a_of(packed)
        return self.played_cards[at] if card == HIDDEN and kind_of(packed) == PLAYED else card

    def begin(self) -> None:
        self.add_placeholders(CARDS)
        self.seen = vec[i64]([0] * CARDS)
        self.deck = [Placeholders(vec[i64](range(CARDS)))]
        self.hand = vec[i64]()
        self.played = vec[i64]([-1] * CARDS)
        self.peeked = vec[i64]()
        self.draws_left = 0
        self.draw = -1

    def replay(self, at: i64) -> bool:
        packed: i64 = self.entries[at]
        kind: i64 = kind_of(packed)
        card: i64 = self._card_of(at, packed)
        place: i64 = place_of(packed)
        placeholder: i64 = -1
        if kind == DREW:
            placeholder = self._draw(at) if card == HIDDEN else self._top(card, True)
            if placeholder < 0:
                return False
            self.hand = append(self.hand, placeholder)
        elif kind == PLAYED:
            placeholder = self.pick(self.hand, card)
            if placeholder < 0:
                return False
            self._leave_hand(placeholder, place)
            for other in self.hand:
                self.seen[other] = 0
        elif kind == PUT_OPEN:
            placeholder = self.pick(self.hand, card)
            if placeholder < 0:
                return False
            self._leave_hand(placeholder, OPEN)
        elif kind == SAW_HAND:
            if place == 0:
                self.peeked = vec[i64]()
            placeholder = self._peek(card)
            if placeholder < 0:
                return False
            self.seen[placeholder] |= viewers_of(packed)
        elif kind in (SAW_PLAYED, REVEALED):
            placeholder = self.played[place]
            if card != HIDDEN and not self.learn(placeholder, card):
                return False
        elif kind in (SAW_TOP, TURNED_UP):
            placeholder = self._top(card, False)
            if placeholder < 0:
                return False
            if kind == SAW_TOP:
                self.seen[placeholder] |= viewers_of(packed)
        elif kind == RETURNED:
            self._return_played_cards()
        else:
            assert kind == SHUFFLED
            self._shuffle_deck()
        self.moved[at] = placeholder
        return True

    # -- drawing unseen -------------------------------------------------------------------------

    def _draw(self, at: i64) -> i64:
        """Draws a card that the seat does not see; -1: contradiction.

        What the seat sees before the next draw says of some cards that they were in the hand, of others that
        they were in the deck. Each part of the deck is drawn from as if that were known already, and the
        sample accepted in proportion to how likely such a draw is.
        """
        if self.draws_left == 0:
            self.draw += 1
            self.draws_left = self.draw_sizes[at]
            if not self._is_accepted(self.held_next[self.draw], self.left_in_deck[self.draw]):
                return -1
        part = self._top_part()
        size: i64 = len(part.items)
        draws: i64 = self.draws_left
        self.draws_left -= 1
        candidates = part.items
        if draws < size and self.held_next[self.draw] | self.left_in_deck[self.draw] != 0:
            held = self._of_faces(part.items, self.held_next[self.draw])
            if self.rng.below(draws) < len(held):
                candidates = held
            else:
                left = self._of_faces(part.items, self.left_in_deck[self.draw])
                candidates = vec[i64]([one for one in part.items if one not in held and one not in left])
        placeholder: i64 = candidates[self.rng.below(len(candidates))]
        part.remove(placeholder)
        return placeholder

    def _is_accepted(self, held_next: i64, left_in_deck: i64) -> bool:
        """Whether a sample is accepted, by how likely the draw is that the seat knows of."""
        if held_next == 0 and left_in_deck == 0:
            return True
        draws: i64 = self.draws_left
        elsewhere: i64 = len(self.hand)
        """How many of the cards known to be held next may be in the hand already, or be drawn in any case."""
        below: i64 = 0
        """The number of cards in the parts below the one where the draw ends."""
        for part in self.deck:
            below += len(part.items)
        number: i64 = len(self.deck) - 1
        while number >= 0:
            part = self.deck[number]
            size: i64 = len(part.items)
            below -= size
            left: i64 = len(self._of_faces(part.items, left_in_deck))
            if size > draws:
                held: i64 = len(self._of_faces(part.items, held_next))
                least_held: i64 = _count(held_next) - elsewhere
                least_left: i64 = _count(left_in_deck) - below
                if least_held < 0:
                    least_held = 0
                if least_left < 0:
                    least_left = 0
                ways: i64 = _combinations(size - held - left, draws - held)
                most: i64 = _combinations(size - least_held - least_left, draws - least_held)
                if ways == 0 or self.rng.below(most) >= ways:
                    return False
                return self._nothing_missing(number, held_next)
            if left > 0:
                return False
            draws -= size
            elsewhere += size
            number -= 1
        return True

    def _of_faces(self, placeholders: vec[i64], cards: i64) -> vec[i64]:
        """Those of some placeholders whose face is one of some cards (bits)."""
        return vec[i64]([one for one in placeholders if self.face[one] >= 0 and cards >> self.face[one] & 1])

    def _nothing_missing(self, number: i64, held_next: i64) -> bool:
        """Whether no card that is held next lies in a part of the deck below the given one."""
        at: i64 = 0
        while at < number:
            if len(self._of_faces(self.deck[at].items, held_next)) > 0:
                return False
            at += 1
        return True

    def _top_part(self) -> Placeholders:
        while len(self.deck[-1].items) == 0:
            self.deck.pop()
        return self.deck[-1]

    # -- moving and seeing cards ----------------------------------------------------------------

    def _top(self, card: i64, take: bool) -> i64:
        """The top card of the deck; if it stays there, it becomes a part of its own."""
        part = self._top_part()
        placeholder: i64 = self.pick(part.items, card)
        if placeholder >= 0:
            part.remove(placeholder)
            if not take:
                self.deck.append(Placeholders(vec[i64]([placeholder])))
        return placeholder

    def _leave_hand(self, placeholder: i64, place: i64) -> None:
        self.hand = remove(self.hand, placeholder)
        self.played[place] = placeholder
        self.seen[placeholder] = 0

    def _peek(self, card: i64) -> i64:
        """A random card of the hand that the current look has not shown yet; -1: contradiction."""
        not_shown: vec[i64] = vec[i64]([one for one in self.hand if one not in self.peeked])
        if len(not_shown) == 0:
            return -1
        placeholder: i64 = self.pick(not_shown, card)
        if placeholder >= 0:
            self.peeked = append(self.peeked, placeholder)
        return placeholder

    def _return_played_cards(self) -> None:
        """Puts the played cards, shuffled, under the deck."""
        under: vec[i64] = vec[i64]()
        place: i64 = 0
        while place < CARDS:
            if self.played[place] >= 0:
                under = append(under, self.played[place])
                self.seen[self.played[place]] = 0
            self.played[place] = -1
            place += 1
        self.deck = [Placeholders(under), *self.deck]

    def _shuffle_deck(self) -> None:
        whole: vec[i64] = vec[i64]()
        for part in self.deck:
            whole = extend(whole, part.items)
        for placeholder in whole:
            self.seen[placeholder] = 0
        self.deck = [Placeholders(whole)]

    def write_to_state(self) -> None:
        """Writes the sampled faces into the player's piles and the history of the state."""
        state = self.state
        player: i64 = self.player
        hand = Pile()
        for placeholder in self.hand:
            hand.put(self.face[placeholder], self.seen[placeholder] | 1 << player)
        state.hands[player] = hand
        deck = Pile()
        for part in self.deck:
            self.rng.shuffle_vec(part.items)
            for placeholder in part.items:
                deck.put(self.face[placeholder], self.seen[placeholder])
        state.decks[player] = deck
        place: i64 = 0
        while place < CARDS:
            if self.played[place] >= 0:
                state.played[player * CARDS + place] = self.face[self.played[place]]
            place += 1
        self.write_history()


def player_is_hidden(viewers: i64, player: i64) -> bool:
    """Whether the viewer is somebody else, who does not see what the player draws."""
    return not viewers >> player & 1


def _count(cards: i64) -> i64:
    """How many cards (bits) there are."""
    count: i64 = 0
    while cards > 0:
        count += cards & 1
        cards >>= 1
    return count


def _combinations(things: i64, chosen: i64) -> i64:
    """In how many ways some of a few things can be chosen."""
    if chosen < 0 or chosen > things:
        return 0
    ways: i64 = 1
    taken: i64 = 0
    while taken < chosen:
        ways = ways * (things - taken) // (taken + 1)
        taken += 1
    return ways
