"""Drawing worlds: states that one seat could believe in.

Decks of traits and jobs are dealt anew within their tiers and colours, safes within their locations. A
player's poker cards are guessed by telling their story again with seven cards that have no face yet: a
face is given where the seat has seen one, hidden plays are drawn at random, and what is left over is dealt
at the end. A guess that contradicts what the seat has seen is thrown away.
"""

from __future__ import annotations

from typing import Final

from cantina.games.scoundrels.content import (
    BLUE_TRAITS,
    CARDS,
    JOBS,
    OPEN,
    SAFES,
    SAFES_EACH,
)
from cantina.games.scoundrels.rules.cards import (
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
    card_of,
    code_of,
    entry,
    place_of,
    seat_of,
    viewer_of,
)
from cantina.games.scoundrels.state import ScoundrelsState
from cantina.kernel.errors import BadPosition
from cantina.kernel.ints import i64
from cantina.kernel.luck import Stream
from cantina.kernel.pile import PUBLIC, Pile

_MOST_TRIES: Final = 1_000_000
"""More than any position reached in play can need; one loaded from a tampered dump may need no end."""


def imagine(state: ScoundrelsState, seat: int | None, luck: Stream) -> None:
    """Replaces all that a seat does not know by a guess."""
    viewer: i64 = -1 if seat is None else seat
    _deal_traits(state, luck)
    _deal_jobs(state, luck)
    _deal_safes(state, viewer, luck)
    if state.day == 0 and not state.story:
        return
    player: i64 = 0
    while player < state.seats:
        guess = Guess(state, viewer, player, luck)
        tries: i64 = 0
        while not guess.make():
            tries += 1
            if tries == _MOST_TRIES:
                raise BadPosition("the story of the poker cards does not lead to where they lie")
        guess.write_down()
        player += 1


def _deal_traits(state: ScoundrelsState, luck: Stream) -> None:
    """Blue cards may be out of the game; all red ones are in the deck (SC-SET-2 and 4)."""
    blue: list[i64] = [card for card in (*state.traits, *state.trait_box) if card < BLUE_TRAITS]
    red: list[i64] = [card for card in state.traits if card >= BLUE_TRAITS]
    blue.sort()
    red.sort()
    luck.shuffle(blue)
    luck.shuffle(red)
    at: i64 = 0
    while at < len(state.traits):
        state.traits[at] = blue.pop() if state.traits[at] < BLUE_TRAITS else red.pop()
        at += 1
    state.trait_box = blue


def _deal_jobs(state: ScoundrelsState, luck: Stream) -> None:
    """Each colour within itself, deck and box (SC-SET-3 and 4)."""
    colours: list[list[i64]] = [[], [], []]
    for job in (*state.jobs, *state.job_box):
        colours[JOBS[job].colour].append(job)
    for pile in colours:
        pile.sort()
        luck.shuffle(pile)
    at: i64 = 0
    while at < len(state.jobs):
        state.jobs[at] = colours[JOBS[state.jobs[at]].colour].pop()
        at += 1
    state.job_box = colours[0] + colours[1] + colours[2]


def _deal_safes(state: ScoundrelsState, viewer: i64, luck: Stream) -> None:
    """The faces a seat has not seen, within each location."""
    eye: i64 = PUBLIC if viewer < 0 else 1 << viewer
    location: i64 = 0
    while location < SAFES // SAFES_EACH:
        hidden: list[i64] = []
        safe: i64 = location * SAFES_EACH
        while safe < (location + 1) * SAFES_EACH:
            if not state.safe_seen[safe] & eye:
                hidden.append(state.safes[safe])
            safe += 1
        hidden.sort()
        luck.shuffle(hidden)
        safe = location * SAFES_EACH
        while safe < (location + 1) * SAFES_EACH:
            if not state.safe_seen[safe] & eye:
                state.safes[safe] = hidden.pop()
            safe += 1
        location += 1


class Guess:
    """One way a player's poker cards may have moved, as far as one seat can tell."""

    def __init__(self, state: ScoundrelsState, viewer: i64, player: i64, luck: Stream) -> None:
        self.state = state
        self.viewer: i64 = viewer
        self.player: i64 = player
        self.luck = luck
        self.face: list[i64] = []
        """The face of each card of the guess; -1: none yet."""
        self.home: list[i64] = []
        """Which card of the guess has each face; -1: none yet."""
        self.seen: list[i64] = []
        """Who knows of each card where it lies, as bits."""
        self.deck: list[list[i64]] = []
        """Parts of the deck from the bottom up; nobody can tell the order within a part."""
        self.hand: list[i64] = []
        self.played: list[i64] = []
        self.told: list[i64] = []
        """For each entry of the story about this player, the card of the guess."""
        self.peeked: list[i64] = []
        """Cards of the hand that the running look has shown already."""

    def make(self) -> bool:
        """Makes a guess; False: it contradicts what the seat has seen."""
        self.face = [-1] * CARDS
        self.home = [-1] * CARDS
        self.seen = [0] * CARDS
        self.deck = [list(range(CARDS))]
        self.hand = []
        self.played = [-1] * CARDS
        self.told = []
        self.peeked = []
        for told in self.state.story:
            if seat_of(told) == self.player and not self._tell(told):
                return False
        rest: list[i64] = [card for card in range(CARDS) if self.home[card] < 0]
        self.luck.shuffle(rest)
        one: i64 = 0
        while one < CARDS:
            if self.face[one] < 0:
                self.face[one] = rest.pop()
            one += 1
        return True

    def _learn(self, one: i64, card: i64) -> bool:
        """Gives a card of the guess the face that the seat saw."""
        if self.face[one] == card:
            return True
        if self.face[one] >= 0 or self.home[card] >= 0:
            return False
        self.face[one] = card
        self.home[card] = one
        return True

    def _tell(self, told: i64) -> bool:
        code: i64 = code_of(told)
        card: i64 = card_of(told)
        own = self.player == self.viewer
        mine = viewer_of(told) == self.viewer
        one: i64 = -1
        fits = True
        if code == DREW:
            one = self._top(card if own else -1, True)
            fits = one >= 0
            if fits:
                self.hand.append(one)
        elif code == PLAYED:
            one = self.home[card] if own else self.hand[self.luck.below(len(self.hand))]
            self._leave_hand(one, place_of(told))
            for other in self.hand:
                self.seen[other] = 0
        elif code == PUT_OPEN:
            one = self._pick(self.hand, card)
            fits = one >= 0
            if fits:
                self._leave_hand(one, OPEN)
        elif code == SAW_HAND:
            if place_of(told) == 0:
                self.peeked.clear()
            one = self._peek(card if mine or own else -1)
            fits = one >= 0
            if fits:
                self.seen[one] |= 1 << viewer_of(told)
        elif code == SAW_PLAYED:
            one = self.played[place_of(told)]
            fits = not mine or self._learn(one, card)
        elif code == SAW_TOP:
            one = self._top(card if mine else -1, False)
            fits = one >= 0
            if fits:
                self.seen[one] |= 1 << viewer_of(told)
        elif code == REVEALED:
            one = self.played[place_of(told)]
            fits = self._learn(one, card)
        elif code == TURNED_UP:
            one = self._top(card, False)
            fits = one >= 0
        elif code == RETURNED:
            self._return()
        else:
            assert code == SHUFFLED
            whole: list[i64] = []
            for part in self.deck:
                whole += part
            for other in whole:
                self.seen[other] = 0
            self.deck = [whole]
        self.told.append(one)
        return fits

    def _pick(self, cards: list[i64], card: i64) -> i64:
        """One of some cards: any, or the one whose face was seen; -1: it cannot be among them.

        Where the face is new to the seat, a guess is the likelier, the more cards it could be on.
        """
        if card < 0:
            return cards[self.luck.below(len(cards))]
        if self.home[card] >= 0:
            return self.home[card] if self.home[card] in cards else -1
        blank: list[i64] = [one for one in cards if self.face[one] < 0]
        if self.luck.below(self.face.count(-1)) >= len(blank):
            return -1
        one: i64 = blank[self.luck.below(len(blank))]
        self._learn(one, card)
        return one

    def _top(self, card: i64, take: bool) -> i64:
        """The top card of the deck; looked at and put back, it is a part of its own."""
        while len(self.deck[-1]) == 0:
            self.deck.pop()
        part = self.deck[-1]
        one: i64 = self._pick(part, card)
        if one >= 0:
            part.remove(one)
            if not take:
                self.deck.append([one])
        return one

    def _leave_hand(self, one: i64, place: i64) -> None:
        self.hand.remove(one)
        self.played[place] = one
        self.seen[one] = 0

    def _peek(self, card: i64) -> i64:
        """A card of the hand at random, none twice in one look."""
        left: list[i64] = [one for one in self.hand if one not in self.peeked]
        if len(left) == 0:
            return -1
        one: i64 = self._pick(left, card)
        if one >= 0:
            self.peeked.append(one)
        return one

    def _return(self) -> None:
        """The played cards are shuffled and go under the deck."""
        under: list[i64] = []
        place: i64 = 0
        while place < CARDS:
            if self.played[place] >= 0:
                under.append(self.played[place])
                self.seen[self.played[place]] = 0
            self.played[place] = -1
            place += 1
        self.deck = [under, *self.deck]

    def write_down(self) -> None:
        """Puts the guess in place of the truth."""
        state = self.state
        player: i64 = self.player
        state.hands[player] = Pile(
            [self.face[one] for one in self.hand], [self.seen[one] | 1 << player for one in self.hand]
        )
        deck: list[i64] = []
        for part in self.deck:
            self.luck.shuffle(part)
            deck += part
        state.decks[player] = Pile([self.face[one] for one in deck], [self.seen[one] for one in deck])
        place: i64 = 0
        while place < CARDS:
            if self.played[place] >= 0:
                state.played[player * CARDS + place] = self.face[self.played[place]]
            place += 1
        number: i64 = 0
        at: i64 = 0
        while at < len(state.story):
            told: i64 = state.story[at]
            if seat_of(told) == player:
                one: i64 = self.told[number]
                number += 1
                if one >= 0:
                    face: i64 = self.face[one]
                    state.story[at] = entry(code_of(told), player, face, place_of(told), viewer_of(told))
            at += 1
