"""Sampling worlds: states that agree with everything one seat has seen.

Everything a seat has not seen is dealt anew, uniformly among all deals that agree with what it has seen.
What other players' choices suggest about their cards is not taken into account.

Hidden cards are sorted before they are dealt, so that a world depends only on its seed and on what the seat
knows, not on the order in which the actual state stores them.
"""

from __future__ import annotations

from typing import Final, final

from cantina.games.colt_express.content import (
    FIRST_BULLET,
    FIRST_STATION,
    PURSES,
)
from cantina.games.colt_express.history import (
    DREW_FACE_UP,
    DREW_UNSEEN,
    FACE_DOWN_AT_REBUILD,
    HELD_AT_REBUILD,
    LEFT_HAND,
    LOWEST_PURSE_LOST,
    PLAYED_FACE_DOWN,
    PURSE_KINDS,
    PURSE_LOST,
    PURSE_TAKEN,
    TURNED_UP_FROM_REBUILD,
)
from cantina.games.colt_express.rules.purses import swap_values
from cantina.games.colt_express.state import ColtState
from cantina.kernel.hidden_history import HIDDEN, a_of, kind_of, other_of, place_of
from cantina.kernel.native_types import (
    append,
    count,
    extend,
    i64,
    index,
    mypyc_attr,
    pop,
    remove,
    sort,
    vec,
    with_room,
)
from cantina.kernel.pile import viewer_bit
from cantina.kernel.random_streams import Stream
from cantina.kernel.world_sampler import HistorySampler


def sample_world(state: ColtState, seat: int | None, rng: Stream) -> None:
    """Replaces everything a seat does not know by a random sample."""
    viewer_mask: i64 = viewer_bit(seat)
    for player in range(state.seats):
        _sample_player_cards(state, player, viewer_mask, rng)
    _sample_rounds(state, viewer_mask, rng)
    _sample_purses(state, viewer_mask, rng)


_ROOM: Final = 24
"""Room for the cards of a player, except perhaps for bullets."""


# -- personal cards -----------------------------------------------------------------------------


def _sample_player_cards(state: ColtState, player: i64, viewer_mask: i64, rng: Stream) -> None:
    """Deals a player's unseen cards among hand, deck and face-down plays."""
    unseen_cards = UnseenCards(state, player, viewer_mask)
    if state.expert and not unseen_cards.belongs_to_viewer:
        ExpertHandSampler(state, unseen_cards, viewer_mask, rng).sample()
    unseen_cards.deal(rng)


@mypyc_attr(acyclic=True)
class UnseenCards:
    """The cards of one player that a seat has not seen, and where they may be.

    The group is those known to be in the hand or among the face-down plays (expert variant only); the rest,
    the pool, may be anywhere. A face-down play is an action card, and so is the card picked before shuffling
    (CE-TWO-10).
    """

    def __init__(self, state: ColtState, player: i64, viewer_mask: i64) -> None:
        self.state = state
        self.player: i64 = player
        self.viewer_mask: i64 = viewer_mask
        self.belongs_to_viewer = bool(viewer_mask >> player & 1)
        self.group: vec[i64] = vec[i64]()
        self.group_plays: vec[i64] = vec[i64]()
        pool_plays: vec[i64] = vec[i64]()
        known_in_hand: vec[i64] = vec[i64]()
        pool = with_room(_ROOM)
        common_seen, seat_of = state.common.seen, state.seat_of
        for at, card in enumerate(state.common.cards):
            if seat_of[card // 6] == player and not common_seen[at] & viewer_mask:
                pool_plays = append(pool_plays, at)
                pool = append(pool, card)
        hand_seen: vec[i64] = state.hands[player].seen
        for at, card in enumerate(state.hands[player].cards):
            if hand_seen[at] & viewer_mask:
                known_in_hand = append(known_in_hand, card << 8 | hand_seen[at])
            else:
                pool = append(pool, card)
        deck_seen: vec[i64] = state.decks[player].seen
        for at, card in enumerate(state.decks[player].cards):
            if not deck_seen[at] & viewer_mask:
                pool = append(pool, card)
        self.pool: vec[i64] = pool
        self.pool_plays: vec[i64] = pool_plays
        """The indices of face-down plays in the common pile, by where their cards come from."""
        self.known_in_hand: vec[i64] = known_in_hand
        """Cards of the hand that the seat has seen, as card << 8 | seen."""
        sort(self.known_in_hand)
        self.drawn_face_up: vec[i64] = vec[i64]()
        """Cards that were face up on the deck when drawn and are still in the hand, in this sample."""

    def deal(self, rng: Stream) -> None:
        """Writes every unseen card into the state, at a random place where it may be."""
        state = self.state
        owner: i64 = 1 << self.player
        group = _shuffled_actions_first(self.group, len(self.group_plays), rng)
        hand = state.hands[self.player]
        unseen: i64 = len(hand.cards) - len(self.known_in_hand)
        picked: i64 = 0
        if state.picked >> self.player & 1 and unseen > 0 and _nothing_played(state, self.player):
            picked = 1
        pool = _shuffled_actions_first(self.pool, len(self.pool_plays) + picked, rng)
        self._lay_plays(self.group_plays, group, owner)
        self._lay_plays(self.pool_plays, pool, owner)
        hand_cards, hand_seen = hand.cards, hand.seen
        place: i64 = 0
        for card in self.known_in_hand:
            hand_cards[place] = card >> 8
            hand_seen[place] = card & 255
            place += 1
        if state.expert and unseen > 0:
            for card in extend(self.drawn_face_up, group[len(self.group_plays) :]):
                hand_cards[place] = card
                place += 1
        at: i64 = len(self.pool_plays)
        while place < len(hand_cards):
            hand_cards[place] = pool[at]
            place += 1
            at += 1
        place = len(self.known_in_hand)
        while place < len(hand_cards):
            hand_seen[place] = owner
            place += 1
        deck_cards, deck_seen = state.decks[self.player].cards, state.decks[self.player].seen
        place = 0
        while at < len(pool):  # the rest lies in the deck
            if not deck_seen[place] & self.viewer_mask:
                deck_cards[place] = pool[at]
                at += 1
            place += 1

    def _lay_plays(self, places: vec[i64], cards: vec[i64], owner: i64) -> None:
        if len(places) == 0:
            return
        common = self.state.common
        for at, place in enumerate(places):
            common.cards[place] = cards[at]
            common.seen[place] = owner


@mypyc_attr(acyclic=True)
@final
class ExpertHandSampler(HistorySampler):
    """Samples which of a player's unseen cards came into the hand since the deck was rebuilt, and which left.

    A card that leaves a hand may come from the group, from the pool, or be one drawn face up: each in
    proportion to the number of such cards expected in the hand.
    """

    def __init__(self, state: ColtState, cards: UnseenCards, viewers: i64, rng: Stream) -> None:
        super().__init__(state.hand_histories[cards.player], viewers, vec[i64](), rng)
        self.cards = cards
        self.group: vec[i64] = vec[i64]()
        self.pool: vec[i64] = vec[i64]()
        self.group_plays: vec[i64] = vec[i64]()
        self.pool_plays: vec[i64] = vec[i64]()
        self.drawn_face_up: vec[i64] = vec[i64]()
        self.in_group: i64 = 0
        """How many cards of the group are in the hand."""
        self.in_hand: i64 = 0
        """How many cards of the pool are in the hand."""
        self.group_at_rebuild: vec[i64] = vec[i64]()
        self.pool_at_rebuild: vec[i64] = cards.pool[:]
        for card_and_seen in cards.known_in_hand:
            self.pool_at_rebuild = append(self.pool_at_rebuild, card_and_seen >> 8)
        for at in range(self.length):
            packed: i64 = self.entries[at]
            if kind_of(packed) in (LEFT_HAND, TURNED_UP_FROM_REBUILD):
                self.pool_at_rebuild = append(self.pool_at_rebuild, a_of(packed))
        for at in range(self.length):
            packed = self.entries[at]
            if kind_of(packed) in (DREW_FACE_UP, HELD_AT_REBUILD):
                self.pool_at_rebuild = remove(self.pool_at_rebuild, a_of(packed))
                if kind_of(packed) == HELD_AT_REBUILD:
                    self.group_at_rebuild = append(self.group_at_rebuild, a_of(packed))

    def begin(self) -> None:
        self.group = self.group_at_rebuild[:]
        self.pool = self.pool_at_rebuild[:]
        self.group_plays = vec[i64]()
        self.pool_plays = vec[i64]()
        self.drawn_face_up = vec[i64]()
        self.in_group = len(self.group)
        self.in_hand = 0

    def replay(self, at: i64) -> bool:
        packed: i64 = self.entries[at]
        kind: i64 = kind_of(packed)
        if kind in (LEFT_HAND, PLAYED_FACE_DOWN):
            return self._leave_hand(packed)
        if kind == FACE_DOWN_AT_REBUILD:
            self.group_plays = append(self.group_plays, place_of(packed))
            self.in_group -= 1
        elif kind == TURNED_UP_FROM_REBUILD:
            self.group = remove(self.group, a_of(packed))
            self.in_group -= 1
        elif kind == DREW_UNSEEN:
            self.in_hand += a_of(packed)
        elif kind == DREW_FACE_UP:
            self.drawn_face_up = append(self.drawn_face_up, a_of(packed))
        return True

    def _leave_hand(self, packed: i64) -> bool:
        """Takes the card that left from where it came, at random."""
        kind: i64 = kind_of(packed)
        card: i64 = a_of(packed)
        groups: i64 = len(self.group) if len(self.group) > 0 else 1
        pools: i64 = len(self.pool) if len(self.pool) > 0 else 1
        open_weight: i64 = count(self.drawn_face_up, card) * groups * pools if kind == LEFT_HAND else 0
        group_weight: i64 = self.in_group * _count_candidates(self.group, kind, card) * pools
        pool_weight: i64 = self.in_hand * _count_candidates(self.pool, kind, card) * groups
        total: i64 = open_weight + group_weight + pool_weight
        if total == 0:
            return False
        pick: i64 = self.rng.below(total)
        if pick < open_weight:
            self.drawn_face_up = remove(self.drawn_face_up, card)
        elif pick < open_weight + group_weight:
            self.in_group -= 1
            if kind == LEFT_HAND:
                self.group = remove(self.group, card)
            else:
                self.group_plays = append(self.group_plays, place_of(packed))
        else:
            self.in_hand -= 1
            if kind == LEFT_HAND:
                self.pool = remove(self.pool, card)
            else:
                self.pool_plays = append(self.pool_plays, place_of(packed))
        return True

    def complete(self) -> bool:
        """Cards known to be in the hand must still be there; face-down plays must have been action cards."""
        for card_and_seen in self.cards.known_in_hand:
            card: i64 = card_and_seen >> 8
            if card in self.drawn_face_up:
                self.drawn_face_up = remove(self.drawn_face_up, card)
            elif card in self.group and self.in_group > 0:
                self.group = remove(self.group, card)
                self.in_group -= 1
            elif card in self.pool and self.in_hand > 0:
                self.pool = remove(self.pool, card)
                self.in_hand -= 1
            else:
                return False
        if _count_actions(self.group) < len(self.group_plays) or _count_actions(self.pool) < len(
            self.pool_plays
        ):
            return False
        cards = self.cards
        cards.group, cards.group_plays = self.group, self.group_plays
        cards.pool, cards.pool_plays = self.pool, self.pool_plays
        cards.drawn_face_up = self.drawn_face_up
        return True


def _shuffled_actions_first(cards: vec[i64], actions: i64, rng: Stream) -> vec[i64]:
    """The cards in a random order that starts with `actions` action cards; the given list is used up."""
    if len(cards) == 0:
        return cards
    sort(cards)
    if actions == 0:
        rng.shuffle_vec(cards)
        return cards
    bullets_from: i64 = _count_actions(cards)  # sorted, action cards come before bullets
    rng.shuffle_part(cards, 0, bullets_from)
    rng.shuffle_part(cards, actions, len(cards))
    return cards


def _count_candidates(cards: vec[i64], kind: i64, card: i64) -> i64:
    """How many cards could be the one that left: copies of it, or any action card if it left face down."""
    return count(cards, card) if kind == LEFT_HAND else _count_actions(cards)


def _count_actions(cards: vec[i64]) -> i64:
    actions: i64 = 0
    for card in cards:
        if card < FIRST_BULLET:
            actions += 1
    return actions


def _nothing_played(state: ColtState, player: i64) -> bool:
    for card in state.common.cards:  # noqa: SIM110 (a generator is slow when compiled)
        if state.seat_of[card // 6] == player:
            return False
    return True


# -- round cards --------------------------------------------------------------------------------


def _sample_rounds(state: ColtState, viewer_mask: i64, rng: Stream) -> None:
    """Deals the unrevealed round cards and those out of play anew, stations separately."""
    stations = with_room(3)
    cards = with_room(len(state.rounds.cards) + len(state.unused))
    at: i64 = 0
    while at < len(state.rounds.cards):
        if not state.rounds.seen[at] & viewer_mask:
            card: i64 = state.rounds.cards[at]
            if card >= FIRST_STATION:
                stations = append(stations, card)
            else:
                cards = append(cards, card)
        at += 1
    for card in state.unused:
        if card >= FIRST_STATION:
            stations = append(stations, card)
        else:
            cards = append(cards, card)
    sort(stations)
    sort(cards)
    rng.shuffle_vec(stations)
    rng.shuffle_vec(cards)
    at = 0
    while at < len(state.rounds.cards):
        if not state.rounds.seen[at] & viewer_mask:
            if state.rounds.cards[at] >= FIRST_STATION:
                stations, state.rounds.cards[at] = pop(stations)
            else:
                cards, state.rounds.cards[at] = pop(cards)
        at += 1
    state.unused = extend(cards, stations)


# -- purses -------------------------------------------------------------------------------------


def _sample_purses(state: ColtState, viewer_mask: i64, rng: Stream) -> None:
    """Gives every purse a value that agrees with what the seat has seen of purses changing hands."""
    if state.over or state.purse_history.length == 0:
        _deal_unseen_values(state, viewer_mask, rng)
        state.purse_history = PURSE_KINDS.new()
        return
    sampler = PurseSampler(state, viewer_mask, rng)
    sampler.sample()
    sampler.write_to_state()


def _deal_unseen_values(state: ColtState, viewer_mask: i64, rng: Stream) -> None:
    values: vec[i64] = vec[i64]()
    for purse, seen in enumerate(state.purse_seen):
        if not seen & viewer_mask:
            values = append(values, state.purse_value[purse])
    sort(values)
    rng.shuffle_vec(values)
    at: i64 = 0
    for purse, seen in enumerate(state.purse_seen):
        if not seen & viewer_mask:
            state.purse_value[purse] = values[at]
            at += 1


@final
class ValueRanks:
    """The values of all purses and their ranks (see `rules.purses`)."""

    def __init__(self, purses: list[i64]) -> None:
        self.purses: list[i64] = purses[:]
        self.in_order: vec[i64] = vec[i64](range(len(purses)))
        """The numbers of all purses."""
        self.values: vec[i64] = vec[i64](purses)
        """All values in ascending order: the place of the first of some equal ones is their rank."""
        sort(self.values)
        self.start: i64 = index(self.values, purses[0])
        """The rank of the purses that bandits start with."""
        self.copies: vec[i64] = vec[i64]([0] * len(purses))
        """By rank, how many purses have it."""
        for value in self.values:
            self.copies[index(self.values, value)] += 1


_LAST_RANKS: Final = [ValueRanks(PURSES)]
"""The ranks last asked for: most matches have the same purses."""


def _ranks(purses: list[i64]) -> ValueRanks:
    ranks = _LAST_RANKS[0]
    if ranks.purses != purses:
        ranks = _LAST_RANKS[0] = ValueRanks(purses)
    return ranks


@mypyc_attr(acyclic=True)
@final
class PurseSampler(HistorySampler):
    """Samples the values of purses; a placeholder is a purse as it was at the start, its face the value's rank.

    When another player's sheet loses one of several purses, the seat does not know which: a sample picks one
    at random, and is rejected if a purse the seat held later has another value. So each consistent history is
    sampled in proportion to its probability.
    """

    origin: vec[i64]
    """For each purse, the placeholder whose value it has now."""
    places: vec[i64]
    """For each purse, the bandit that holds it; -1: none."""

    def __init__(self, state: ColtState, viewers: i64, rng: Stream) -> None:
        ranks = _ranks(state.numbers.purses)
        super().__init__(state.purse_history, viewers, ranks.copies, rng)
        self.values: vec[i64] = ranks.values
        self.in_order: vec[i64] = ranks.in_order
        self.place_kinds = 1 << PURSE_LOST | 1 << LOWEST_PURSE_LOST
        self.state = state
        self.places_at_start = self._places_at_start()
        self.values_seen: i64 = 0
        """How many values the seat has seen so far."""
        bandits: i64 = 2 * state.seats if state.two_bandits else state.seats
        start: i64 = ranks.start
        self.known_faces: vec[i64] = vec[i64]([-1] * len(PURSES))
        """The face that each placeholder is known to have; -1: unknown to the seat."""
        purse: i64 = 0
        while purse < bandits:
            self.known_faces[purse] = start
            purse += 1
        self._learn_what_follows()

    def _learn_what_follows(self) -> None:
        """Finds the placeholders whose face the seat can name, and the faces of purses it has lost track of."""
        origin = self.in_order[:]
        untracked: i64 = 0  # as bits
        untracked_origins: vec[i64] = vec[i64]()
        untracked_faces_seen: vec[i64] = vec[i64]()
        places = self.places_at_start[:]
        at: i64 = -1
        while at + 1 < self.length:
            at += 1
            packed: i64 = self.entries[at]
            purse: i64 = place_of(packed)
            if kind_of(packed) == PURSE_TAKEN:
                places[purse] = other_of(packed)
                if a_of(packed) != HIDDEN:
                    if untracked >> purse & 1:
                        untracked_faces_seen = append(untracked_faces_seen, a_of(packed))
                    else:
                        self.known_faces[origin[purse]] = a_of(packed)
                continue
            if a_of(packed) != HIDDEN:
                swap_values(origin, purse, a_of(packed))
                untracked = _with_bits_swapped(untracked, purse, a_of(packed))
            elif count(places, other_of(packed)) > 1:
                for held_purse, holder in enumerate(places):
                    if holder == other_of(packed) and not untracked >> held_purse & 1:
                        untracked_origins = append(untracked_origins, origin[held_purse])
                        untracked |= _BITS[held_purse]
            places[purse] = -1
        self.faces_of_untracked: vec[i64] = vec[i64]([self.known_faces[purse] for purse in untracked_origins])
        """Faces the seat knows to exist among the purses it has lost track of."""
        for face in untracked_faces_seen:
            if count(untracked_faces_seen, face) > 1:
                self.faces_of_untracked = append(self.faces_of_untracked, face)

    def _places_at_start(self) -> vec[i64]:
        places: vec[i64] = vec[i64]([-1] * len(PURSES))
        purse: i64 = 0
        for bandit in range(6):
            if self.state.seat_of[bandit] >= 0:
                places[purse] = bandit
                purse += 1
        return places

    def begin(self) -> None:
        self.add_placeholders(len(PURSES))
        self.origin = self.in_order[:]
        self.places = self.places_at_start[:]
        self.values_seen = 0
        for purse, face in enumerate(self.known_faces):
            if face >= 0:
                self.learn(purse, face)

    def replay(self, at: i64) -> bool:
        packed: i64 = self.entries[at]
        purse: i64 = place_of(packed)
        chosen: i64 = a_of(packed)
        if kind_of(packed) == PURSE_TAKEN:
            self.places[purse] = other_of(packed)
            self.moved[at] = self.origin[purse]
            return chosen == HIDDEN or self._see_value(self.origin[purse], chosen)
        if chosen == HIDDEN:
            chosen = (
                self._any(other_of(packed)) if kind_of(packed) == PURSE_LOST else self._lowest(other_of(packed))
            )
        swap_values(self.origin, purse, chosen)
        self.places[purse] = -1
        self.moved[at] = chosen
        return True

    def _see_value(self, placeholder: i64, face: i64) -> bool:
        """Accepts, with the probability of drawing it, the value seen on a purse of unknown value.

        Probabilities are scaled by the largest any sample can have: 1 if the purse may be an untracked one
        that is known to have this value.
        """
        if self.face[placeholder] >= 0:
            self.values_seen += 1
            return self.face[placeholder] == face
        left: i64 = count(self.face, -1)
        if face in self.faces_of_untracked:
            accepted = self.rng.below(left) < self.copies_left[face]
        else:
            smallest: i64 = count(self.known_faces, -1) - self.values_seen
            copies_unknown: i64 = self.copies[face] - count(self.known_faces, face)
            accepted = self.rng.below(left * copies_unknown) < self.copies_left[face] * (
                smallest if smallest > 0 else 1
            )
        self.values_seen += 1
        return accepted and self.learn(placeholder, face)

    def _any(self, bandit: i64) -> i64:
        """One of the purses of a bandit, at random."""
        skipped: i64 = self.rng.below(count(self.places, bandit))
        purse: i64 = index(self.places, bandit)
        while skipped > 0:
            purse += 1
            if self.places[purse] == bandit:
                skipped -= 1
        return purse

    def _lowest(self, bandit: i64) -> i64:
        """The purse of lowest value among those of a bandit, all of which get a face."""
        lowest: i64 = index(self.places, bandit)
        for purse, holder in enumerate(self.places):
            if holder != bandit:
                continue
            if self.face[self.origin[purse]] < 0:
                rest = self.remaining()
                self.learn(self.origin[purse], rest[self.rng.below(len(rest))])
            if self.face[self.origin[purse]] < self.face[self.origin[lowest]]:
                lowest = purse
        return lowest

    def write_to_state(self) -> None:
        """Writes the sampled values into the purses and the history of the state."""
        face, values, purse_value = self.face, self.values, self.state.purse_value
        for purse, placeholder in enumerate(self.origin):
            purse_value[purse] = values[face[placeholder]]
        self.write_history()


_BITS: Final = vec[i64]([1 << purse for purse in range(len(PURSES))])


def _with_bits_swapped(bits: i64, one: i64, other: i64) -> i64:
    differ: i64 = (bits >> one ^ bits >> other) & 1
    return bits ^ _BITS[one] ^ _BITS[other] if differ and one != other else bits
