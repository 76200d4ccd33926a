"""Drawing worlds: states that one seat could believe in.

Everything a seat has not seen is dealt anew, uniformly among all deals that agree with what it has seen.
What a choice may tell about the cards behind it is left to whoever thinks about the world.

Hidden things are sorted before they are dealt. So a world depends on its seed and on what the seat
knows, and on nothing else: not even on the order in which the truth keeps its secrets.
"""

from __future__ import annotations

from typing import Final

from cantina.games.colt_express.content import (
    BULLET,
    OUT,
    PURSES,
    SHEET,
    START_PURSE,
    STATIONS,
)
from cantina.games.colt_express.rules.purses import ENTRY, LOST, TAKEN, swap_values
from cantina.games.colt_express.state import ColtState
from cantina.kernel.ints import i64
from cantina.kernel.luck import Stream
from cantina.kernel.pile import POOLED, eyes

CARD: Final = 63
"""The part of a dealt number that is the card; a pooled one carries the bit POOLED as well."""


def imagine(state: ColtState, seat: int | None, luck: Stream) -> None:
    """Replaces all that a seat does not know by a guess."""
    eye: i64 = eyes(seat)
    for player in range(state.seats):
        _imagine_cards(state, player, eye, luck)
    _imagine_rounds(state, eye, luck)
    _imagine_purses(state, -1 if seat is None else seat, eye, luck)


# -- personal cards -----------------------------------------------------------------------------


def _imagine_cards(state: ColtState, player: i64, eye: i64, luck: Stream) -> None:
    """Deals a player's unseen cards among hand, deck and hidden plays.

    Pooled cards are known, as a group, to be in the hand or among the hidden plays; the others may be
    anywhere. A hidden play is an action card, and so is the card picked before shuffling (CE-TWO-10).
    """
    hand = state.hands[player]
    deck = state.decks[player]
    common = state.common
    known: list[i64] = []
    group: list[i64] = []
    loose: list[i64] = []
    plays: list[i64] = []
    below: list[i64] = []
    at: i64 = 0
    while at < len(common.cards):
        if state.seat_of[common.cards[at] // 6] == player and not common.seen[at] & eye:
            plays.append(at)
            if common.seen[at] & POOLED:
                group.append(common.cards[at] | POOLED)
            else:
                loose.append(common.cards[at])
        at += 1
    at = 0
    while at < len(hand.cards):
        if hand.seen[at] & eye:
            known.append(hand.cards[at] << 8 | hand.seen[at])
        elif hand.seen[at] & POOLED:
            group.append(hand.cards[at] | POOLED)
        else:
            loose.append(hand.cards[at])
        at += 1
    at = 0
    while at < len(deck.cards):
        if not deck.seen[at] & eye:
            below.append(at)
            loose.append(deck.cards[at])
        at += 1
    held: i64 = len(hand.cards) - len(known)
    actions: i64 = len(plays)
    if state.two_bandits and held > 0 and _nothing_played(state, player):
        actions += 1
    from_loose: i64 = len(plays) + held - len(group)
    known.sort()
    group.sort()
    loose.sort()
    while True:
        luck.shuffle(loose)
        dealt = group + loose[:from_loose]
        if group:
            luck.shuffle(dealt)
        if _all_actions(dealt, actions):
            break
    owner: i64 = 1 << player
    at = 0
    for place in plays:
        common.cards[place] = dealt[at] & CARD
        common.seen[place] = dealt[at] & POOLED | owner
        at += 1
    hand.cards = [card >> 8 for card in known]
    hand.seen = [card & 255 for card in known]
    while at < len(dealt):
        hand.put(dealt[at] & CARD, dealt[at] & POOLED | owner)
        at += 1
    at = from_loose
    for place in below:
        deck.cards[place] = loose[at]
        at += 1


def _nothing_played(state: ColtState, player: i64) -> bool:
    return all(state.seat_of[card // 6] != player for card in state.common.cards)


def _all_actions(cards: list[i64], count: i64) -> bool:
    at: i64 = 0
    while at < count:
        if cards[at] & CARD >= BULLET:
            return False
        at += 1
    return True


# -- round cards --------------------------------------------------------------------------------


def _imagine_rounds(state: ColtState, eye: i64, luck: Stream) -> None:
    """Deals the round cards to come together with those out of play, stations apart."""
    stations: list[i64] = []
    cards: list[i64] = []
    at: i64 = 0
    while at < len(state.rounds.cards):
        if not state.rounds.seen[at] & eye:
            card: i64 = state.rounds.cards[at]
            if card >= STATIONS:
                stations.append(card)
            else:
                cards.append(card)
        at += 1
    for card in state.unused:
        if card >= STATIONS:
            stations.append(card)
        else:
            cards.append(card)
    stations.sort()
    cards.sort()
    luck.shuffle(stations)
    luck.shuffle(cards)
    at = 0
    while at < len(state.rounds.cards):
        if not state.rounds.seen[at] & eye:
            is_station = state.rounds.cards[at] >= STATIONS
            state.rounds.cards[at] = stations.pop() if is_station else cards.pop()
        at += 1
    state.unused = (*cards, *stations)


# -- purses -------------------------------------------------------------------------------------


def _imagine_purses(state: ColtState, seat: i64, eye: i64, luck: Stream) -> None:
    """Gives every purse a value that agrees with all the seat has seen of purses changing hands."""
    if state.over or not state.purse_story:
        _deal_unseen_values(state, eye, luck)
        state.purse_story = ()
        return
    clues = Clues(state, seat, eye)
    while not clues.guess(luck):
        pass
    state.purse_value = clues.values
    state.purse_story = tuple(clues.story)


def _deal_unseen_values(state: ColtState, eye: i64, luck: Stream) -> None:
    unseen = [purse for purse in range(len(PURSES)) if not state.purse_seen[purse] & eye]
    values = [state.purse_value[purse] for purse in unseen]
    values.sort()
    luck.shuffle(values)
    for at, purse in enumerate(unseen):
        state.purse_value[purse] = values[at]


class Clues:
    """What a seat can say about the values of purses before any of them was mixed on a sheet.

    The story is played forward. When a sheet of somebody else loses one of several purses, the seat
    cannot tell which: a guess picks one, and is thrown away if a purse the seat later held turns out to
    have another value. So guesses come out as often as they are likely.
    """

    def __init__(self, state: ColtState, seat: i64, eye: i64) -> None:
        self.state = state
        self.seat: i64 = seat
        self.eye: i64 = eye
        bandits: i64 = 2 * state.seats if state.two_bandits else state.seats
        self.known: list[i64] = [START_PURSE] * bandits + [0] * (len(PURSES) - bandits)
        """The value each purse started with; 0: no telling."""
        origin: list[i64] = list(range(len(PURSES)))
        lost_track = [False] * len(PURSES)
        mixed: list[i64] = []
        places = self._first_places()
        story = state.purse_story
        at: i64 = 0
        while at < len(story):
            kind: i64 = story[at]
            purse: i64 = story[at + 1]
            place: i64 = story[at + 2]
            if kind == TAKEN:
                places[purse] = place
                if story[at + 3] & eye and not lost_track[purse]:
                    self.known[origin[purse]] = story[at + 4]
            else:
                if story[at + 4] == seat:
                    swap_values(origin, purse, story[at + 3])
                else:
                    held = _at(places, place)
                    if len(held) > 1:
                        for one in held:
                            if not lost_track[one]:
                                mixed.append(origin[one])
                            lost_track[one] = True
                places[purse] = OUT
            at += ENTRY
        self.afloat: list[i64] = [self.known[one] for one in mixed]
        """Known values that the seat has lost track of."""
        self.pool: list[i64] = self._pool()
        self.values: list[i64] = []
        """The guess: the value each purse has now."""
        self.story: list[i64] = []
        """The guess: the story with what the seat could not see filled in."""

    def _first_places(self) -> list[i64]:
        places: list[i64] = [OUT] * len(PURSES)
        purse: i64 = 0
        for bandit in range(6):
            if self.state.seat_of[bandit] >= 0:
                places[purse] = SHEET + bandit
                purse += 1
        return places

    def _pool(self) -> list[i64]:
        pool: list[i64] = list(PURSES)
        for value in self.known:
            if value:
                pool.remove(value)
        return pool

    def guess(self, luck: Stream) -> bool:
        """Plays the story with guesses where the seat could not see; False when they do not fit."""
        state = self.state
        story: list[i64] = list(state.purse_story)
        first = self.known[:]
        origin: list[i64] = list(range(len(PURSES)))
        pool = self.pool[:]
        luck.shuffle(pool)
        places = self._first_places()
        surprises: i64 = 0
        at: i64 = 0
        while at < len(story):
            purse: i64 = story[at + 1]
            if story[at] == TAKEN:
                places[purse] = story[at + 2]
                if story[at + 3] & self.eye:
                    value: i64 = story[at + 4]
                    found: i64 = first[origin[purse]]
                    if found == 0:
                        if not self._likely(pool, value, surprises, luck):
                            return False
                        first[origin[purse]] = value
                        pool.remove(value)
                    elif found != value:
                        return False
                    surprises += 1
            else:
                if story[at + 4] != self.seat:
                    held = _at(places, story[at + 2])
                    if story[at] == LOST:
                        story[at + 3] = held[luck.below(len(held))]
                    else:
                        story[at + 3] = _lowest(first, origin, held, pool)
                swap_values(origin, purse, story[at + 3])
                places[purse] = OUT
            at += ENTRY
        for one in range(len(first)):
            if first[one] == 0:
                first[one] = pool.pop()
        self._fill_in(story, first)
        return True

    def _fill_in(self, story: list[i64], values: list[i64]) -> None:
        """Takes the guess: the values through the story, and what others saw of them."""
        at: i64 = 0
        while at < len(story):
            if story[at] == TAKEN:
                story[at + 4] = values[story[at + 1]]
            else:
                swap_values(values, story[at + 1], story[at + 3])
            at += ENTRY
        self.values = values
        self.story = story

    def _likely(self, pool: list[i64], value: i64, surprises: i64, luck: Stream) -> bool:
        """Accepts an unknown purse's value in proportion to its chance.

        The scale is the best chance any guess has: 1 if a known purse of that value is afloat.
        """
        chance: i64 = pool.count(value)
        if value in self.afloat:
            return luck.below(len(pool)) < chance
        best: i64 = self.pool.count(value)
        fewest: i64 = len(self.pool) - surprises
        return luck.below(len(pool) * best) < chance * (fewest if fewest > 0 else 1)


def _at(places: list[i64], place: i64) -> list[i64]:
    return [purse for purse in range(len(places)) if places[purse] == place]


def _lowest(first: list[i64], origin: list[i64], held: list[i64], pool: list[i64]) -> i64:
    lowest: i64 = held[0]
    for purse in held:
        if first[origin[purse]] == 0:
            first[origin[purse]] = pool.pop()
        if first[origin[purse]] < first[origin[lowest]]:
            lowest = purse
    return lowest
