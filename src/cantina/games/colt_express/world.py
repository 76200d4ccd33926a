"""Drawing worlds: states that one seat could believe in.

Everything a seat has not seen is dealt anew, uniformly among all deals that agree with what it has seen.
What a choice may tell about the cards behind it is left to whoever thinks about the world.
"""

from __future__ import annotations

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
    group: list[i64] = []
    loose: list[i64] = []
    plays: list[i64] = []
    held: list[i64] = []
    below: list[i64] = []
    at: i64 = 0
    while at < len(common.cards):
        if state.seat_of[common.cards[at] // 6] == player and not common.seen[at] & eye:
            plays.append(at)
            if common.seen[at] & POOLED:
                group.append(common.cards[at])
            else:
                loose.append(common.cards[at])
        at += 1
    at = 0
    while at < len(hand.cards):
        if not hand.seen[at] & eye:
            held.append(at)
            if hand.seen[at] & POOLED:
                group.append(hand.cards[at])
            else:
                loose.append(hand.cards[at])
        at += 1
    at = 0
    while at < len(deck.cards):
        if not deck.seen[at] & eye:
            below.append(at)
            loose.append(deck.cards[at])
        at += 1
    actions: i64 = len(plays)
    if state.two_bandits and held and _nothing_played(state, player):
        actions += 1
    from_loose: i64 = len(plays) + len(held) - len(group)
    while True:
        luck.shuffle(loose)
        dealt = group + loose[:from_loose]
        if group:
            luck.shuffle(dealt)
        if _all_actions(dealt, actions):
            break
    at = 0
    for place in plays:
        common.cards[place] = dealt[at]
        at += 1
    for place in held:
        hand.cards[place] = dealt[at]
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
        if cards[at] >= BULLET:
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
    luck.shuffle(stations)
    luck.shuffle(cards)
    at = 0
    while at < len(state.rounds.cards):
        if not state.rounds.seen[at] & eye:
            is_station = state.rounds.cards[at] >= STATIONS
            state.rounds.cards[at] = stations.pop() if is_station else cards.pop()
        at += 1
    state.unused = cards + stations


# -- purses -------------------------------------------------------------------------------------


def _imagine_purses(state: ColtState, seat: i64, eye: i64, luck: Stream) -> None:
    """Gives every purse a value that agrees with all the seat has seen of purses changing hands."""
    if state.over or not state.purse_story:
        _deal_unseen_values(state, eye, luck)
        return
    clues = Clues(state, seat, eye)
    while True:
        values = clues.guess(luck)
        if values is not None:
            break
    state.purse_value = values


def _deal_unseen_values(state: ColtState, eye: i64, luck: Stream) -> None:
    unseen = [purse for purse in range(len(PURSES)) if not state.purse_seen[purse] & eye]
    values = [state.purse_value[purse] for purse in unseen]
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
        places = self._first_places(bandits)
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

    def _first_places(self, bandits: i64) -> list[i64]:
        places: list[i64] = [OUT] * len(PURSES)
        purse: i64 = 0
        for bandit in range(6):
            if self.state.seat_of[bandit] >= 0 and purse < bandits:
                places[purse] = SHEET + bandit
                purse += 1
        return places

    def _pool(self) -> list[i64]:
        pool: list[i64] = list(PURSES)
        for value in self.known:
            if value:
                pool.remove(value)
        return pool

    def guess(self, luck: Stream) -> list[i64] | None:
        """Plays the story with guesses where the seat could not see; None when they do not fit."""
        story = self.state.purse_story
        values = self.known[:]
        pool = self.pool[:]
        luck.shuffle(pool)
        places = self._first_places(2 * self.state.seats if self.state.two_bandits else self.state.seats)
        surprises: i64 = 0
        at: i64 = 0
        while at < len(story):
            kind: i64 = story[at]
            purse: i64 = story[at + 1]
            if kind == TAKEN:
                places[purse] = story[at + 2]
                if story[at + 3] & self.eye:
                    value: i64 = story[at + 4]
                    if values[purse] == 0:
                        if not self._likely(pool, value, surprises, luck):
                            return None
                        values[purse] = value
                        pool.remove(value)
                    elif values[purse] != value:
                        return None
                    surprises += 1
            else:
                chosen: i64 = story[at + 3]
                if story[at + 4] != self.seat:
                    held = _at(places, story[at + 2])
                    chosen = held[luck.below(len(held))]
                    if kind != LOST:
                        chosen = _lowest(values, held, pool)
                swap_values(values, purse, chosen)
                places[purse] = OUT
            at += ENTRY
        for one in range(len(values)):
            if values[one] == 0:
                values[one] = pool.pop()
        return values

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


def _lowest(values: list[i64], held: list[i64], pool: list[i64]) -> i64:
    lowest: i64 = held[0]
    for purse in held:
        if values[purse] == 0:
            values[purse] = pool.pop()
        if values[purse] < values[lowest]:
            lowest = purse
    return lowest
