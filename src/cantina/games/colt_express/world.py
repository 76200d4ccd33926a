"""Drawing worlds: states that one seat could believe in.

Everything a seat has not seen is dealt anew, uniformly among all deals that agree with what it has seen.
What a choice may tell about the cards behind it is left to whoever thinks about the world.

Hidden things are sorted before they are dealt. So a world depends on its seed and on what the seat
knows, and on nothing else: not even on the order in which the truth keeps its secrets.
"""

from __future__ import annotations

from cantina.games.colt_express.content import (
    BULLET,
    OUT,
    PURSES,
    SHEET,
    STATIONS,
)
from cantina.games.colt_express.rules.hands import (
    DREW,
    DREW_OPEN,
    GROUP,
    HIDDEN,
    HIDDEN_BEFORE,
    LEFT,
    SHOWN_BEFORE,
)
from cantina.games.colt_express.rules.purses import ENTRY, LOST, TAKEN, swap_values
from cantina.games.colt_express.state import ColtState
from cantina.kernel.ints import i64
from cantina.kernel.luck import Stream
from cantina.kernel.pile import eyes


def imagine(state: ColtState, seat: int | None, luck: Stream) -> None:
    """Replaces all that a seat does not know by a guess."""
    eye: i64 = eyes(seat)
    for player in range(state.seats):
        _imagine_cards(state, player, eye, luck)
    _imagine_rounds(state, eye, luck)
    _imagine_purses(state, -1 if seat is None else seat, eye, luck)


# -- personal cards -----------------------------------------------------------------------------


def _imagine_cards(state: ColtState, player: i64, eye: i64, luck: Stream) -> None:
    """Deals a player's unseen cards among hand, deck and hidden plays."""
    hidden = Hidden(state, player, eye)
    if state.expert and not hidden.own:
        while not hidden.retell(luck):
            pass
    hidden.deal(luck)


class Hidden:
    """The cards of one player that a seat has not seen, and where they may lie.

    Some belong to a group that is known to be in the hand or among the hidden plays (expert variant
    only); the rest, the pool, may be anywhere. A hidden play is an action card, and so is the card picked
    before shuffling (CE-TWO-10).
    """

    def __init__(self, state: ColtState, player: i64, eye: i64) -> None:
        self.state = state
        self.player: i64 = player
        self.own = bool(eye >> player & 1)
        self.group: list[i64] = []
        self.pool: list[i64] = []
        self.group_plays: list[i64] = []
        self.pool_plays: list[i64] = []
        """The places of hidden plays in the common pile, by where their cards come from."""
        self.known: list[i64] = []
        """Cards of the hand that the seat has seen, as card << 8 | seen."""
        self.below: list[i64] = []
        """The places of unseen cards in the deck."""
        hand, deck, common = state.hands[player], state.decks[player], state.common
        at: i64 = 0
        while at < len(common.cards):
            if state.seat_of[common.cards[at] // 6] == player and not common.seen[at] & eye:
                self.pool_plays.append(at)
                self.pool.append(common.cards[at])
            at += 1
        at = 0
        while at < len(hand.cards):
            if hand.seen[at] & eye:
                self.known.append(hand.cards[at] << 8 | hand.seen[at])
            else:
                self.pool.append(hand.cards[at])
            at += 1
        at = 0
        while at < len(deck.cards):
            if not deck.seen[at] & eye:
                self.below.append(at)
                self.pool.append(deck.cards[at])
            at += 1
        self.known.sort()
        self.pool.sort()
        self.all: list[i64] = self.pool
        """Every unseen card, whatever part it is dealt to."""
        self.opened: list[i64] = []
        """Cards of the hand known by name, beyond those marked as seen."""

    def retell(self, luck: Stream) -> bool:
        """Plays the story of an expert hand with guesses where it is open; False when they do not fit.

        A card that leaves a hand may come from the group, from the pool, or be one drawn openly: each
        in proportion to the cards of that kind there are likely to be in the hand.
        """
        story = self.state.stories[self.player]
        group: list[i64] = []
        opened: list[i64] = []
        plays: list[i64] = []
        pool_plays: list[i64] = []
        pool = self.all[:]
        for one in self.known:
            pool.append(one >> 8)
        at: i64 = 0
        while at < len(story):  # back to what the pool was when the deck was rebuilt
            if story[at] in (LEFT, SHOWN_BEFORE):
                pool.append(story[at + 1])
            at += 2
        at = 0
        while at < len(story):
            if story[at] == DREW_OPEN:
                pool.remove(story[at + 1])
            elif story[at] == GROUP:
                group.append(story[at + 1])
                pool.remove(story[at + 1])
            at += 2
        in_group: i64 = len(group)
        in_hand: i64 = 0
        at = 0
        while at < len(story):
            code: i64 = story[at]
            number: i64 = story[at + 1]
            if code == HIDDEN_BEFORE:
                plays.append(number)
                in_group -= 1
            elif code == SHOWN_BEFORE:
                group.remove(number)
                in_group -= 1
            elif code == DREW:
                in_hand += number
            elif code == DREW_OPEN:
                opened.append(number)
            elif code in (LEFT, HIDDEN):
                groups: i64 = len(group) if group else 1
                pools: i64 = len(pool) if pool else 1
                open_weight: i64 = opened.count(number) * groups * pools if code == LEFT else 0
                group_weight: i64 = in_group * _count(group, code, number) * pools
                pool_weight: i64 = in_hand * _count(pool, code, number) * groups
                total: i64 = open_weight + group_weight + pool_weight
                if total == 0:
                    return False
                pick: i64 = luck.below(total)
                if pick < open_weight:
                    opened.remove(number)
                elif pick < open_weight + group_weight:
                    in_group -= 1
                    if code == LEFT:
                        group.remove(number)
                    else:
                        plays.append(number)
                else:
                    in_hand -= 1
                    if code == LEFT:
                        pool.remove(number)
                    else:
                        pool_plays.append(number)
            at += 2
        for one in self.known:  # what everyone is sure of must still be in the hand
            if one >> 8 in opened:
                opened.remove(one >> 8)
            elif one >> 8 in group and in_group > 0:
                group.remove(one >> 8)
                in_group -= 1
            elif one >> 8 in pool and in_hand > 0:
                pool.remove(one >> 8)
                in_hand -= 1
            else:
                return False
        if _actions(group) < len(plays) or _actions(pool) < len(pool_plays):
            return False
        self.group = group
        self.group_plays = plays
        self.pool = pool
        self.pool_plays = pool_plays
        self.opened = opened
        return True

    def deal(self, luck: Stream) -> None:
        """Lays every unseen card somewhere it may be."""
        state = self.state
        owner: i64 = 1 << self.player
        group = _shuffled(self.group, len(self.group_plays), luck)
        hand = state.hands[self.player]
        unseen: i64 = len(hand.cards) - len(self.known)
        picked: i64 = 0
        if state.two_bandits and unseen > 0 and _nothing_played(state, self.player):
            picked = 1
        pool = _shuffled(self.pool, len(self.pool_plays) + picked, luck)
        self._lay_plays(self.group_plays, group, owner)
        self._lay_plays(self.pool_plays, pool, owner)
        hand.cards = [card >> 8 for card in self.known]
        hand.seen = [card & 255 for card in self.known]
        for card in self.opened:
            hand.put(card, owner)
        at: i64 = len(self.group_plays)
        while at < len(group):
            hand.put(group[at], owner)
            at += 1
        at = len(self.pool_plays)
        missing: i64 = unseen - len(self.opened) - (len(group) - len(self.group_plays))
        while missing > 0:
            hand.put(pool[at], owner)
            at += 1
            missing -= 1
        deck = state.decks[self.player]
        for place in self.below:
            deck.cards[place] = pool[at]
            at += 1

    def _lay_plays(self, places: list[i64], cards: list[i64], owner: i64) -> None:
        common = self.state.common
        for at, place in enumerate(places):
            common.cards[place] = cards[at]
            common.seen[place] = owner


def _shuffled(cards: list[i64], actions: i64, luck: Stream) -> list[i64]:
    """The cards in any order that starts with so many action cards."""
    mixed = cards[:]
    mixed.sort()
    while True:
        luck.shuffle(mixed)
        if _all_actions(mixed, actions):
            return mixed


def _count(cards: list[i64], code: i64, card: i64) -> i64:
    """How many cards could be the one that left: that very card, or any action card face down."""
    return cards.count(card) if code == LEFT else _actions(cards)


def _actions(cards: list[i64]) -> i64:
    count: i64 = 0
    for card in cards:
        if card < BULLET:
            count += 1
    return count


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
        self.known: list[i64] = [PURSES[0]] * bandits + [0] * (len(PURSES) - bandits)
        """The value each purse started with; 0: no telling."""
        origin: list[i64] = list(range(len(PURSES)))
        lost_track: list[i64] = [0] * len(PURSES)
        mixed: list[i64] = []
        surprises: list[i64] = []
        places = self._first_places()
        story = state.purse_story
        at: i64 = 0
        while at < len(story):
            kind: i64 = story[at]
            purse: i64 = story[at + 1]
            place: i64 = story[at + 2]
            if kind == TAKEN:
                places[purse] = place
                if story[at + 3] & eye:
                    if lost_track[purse]:
                        surprises.append(story[at + 4])
                    else:
                        self.known[origin[purse]] = story[at + 4]
            else:
                if story[at + 4] == seat:
                    swap_values(origin, purse, story[at + 3])
                    swap_values(lost_track, purse, story[at + 3])
                else:
                    held = _at(places, place)
                    if len(held) > 1:
                        for one in held:
                            if not lost_track[one]:
                                mixed.append(origin[one])
                            lost_track[one] = 1
                places[purse] = OUT
            at += ENTRY
        self.afloat: list[i64] = [self.known[one] for one in mixed]
        """Values that a purse the seat has lost track of may be known to have."""
        for value in surprises:
            if surprises.count(value) > 1:
                self.afloat.append(value)
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
