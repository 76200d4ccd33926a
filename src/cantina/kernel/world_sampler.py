"""Samples a hidden history that agrees with what one viewer has seen of it.

The history is replayed with placeholders: cards that have no face yet. A placeholder gets its face where the
viewer saw it (`learn`); what others did unseen is drawn at random; the remaining faces are dealt at the end.
A sample that contradicts what the viewer has seen is thrown away and another one drawn. Where samples are drawn
with other probabilities than those of the game, each has a weight, and one of several is kept by weight.

The time is bounded: at most MOST_TRIES samples are drawn in this way. If all of them contradict what the
viewer has seen, the sampler falls back on repairing one: it keeps what agreed and draws anew only the last
steps before the contradiction, going back further the longer that does not help, at most MOST_REPAIRS times.
A repaired sample agrees with everything the viewer has seen, too, but is not drawn with the right probability.
If that fails as well, the state cannot have come about by the rules: BadPosition.
"""

from __future__ import annotations

from typing import Final, final

from cantina.kernel.errors import BadPosition
from cantina.kernel.hidden_history import HIDDEN, UNUSED, History, a_of, kind_of, with_values
from cantina.kernel.native_types import append, count, extend, i64, mypyc_attr, pop, remove, vec
from cantina.kernel.random_streams import Stream, seeded

MOST_TRIES: Final = 2000
"""How many samples are drawn before the fallback."""
MOST_REPAIRS: Final = 2000
"""How many samples the fallback repairs before it gives up."""
ENOUGH_TRIES: Final = 20
"""After so many tries no further samples are drawn to choose from by weight, if there is one at all."""
_WEIGHT_RESOLUTION: Final = 1 << 24
_REPAIRS_BEFORE_GOING_BACK: Final = 24
"""How often the fallback draws the same number of steps anew before it doubles that number."""


@final
class Placeholders:
    """Placeholders, or cards, in order: a hand, a deck or a part of one."""

    def __init__(self, items: vec[i64] | None = None) -> None:
        self.items: vec[i64] = vec[i64]() if items is None else items

    def put(self, placeholder: i64) -> None:
        """Adds one at the end."""
        self.items = append(self.items, placeholder)

    def take_last(self) -> i64:
        """Removes the last one and returns it."""
        self.items, placeholder = pop(self.items)
        return placeholder

    def remove(self, placeholder: i64) -> None:
        """Removes one, wherever it is."""
        self.items = remove(self.items, placeholder)


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class HistorySampler:
    """One game's sampler adds what its entries do: `begin`, `replay` and `complete`.

    A sampler reads the history as its viewer knows it (`entries`), so it cannot depend on anything else.
    """

    # Made anew for each sample.
    face: vec[i64]
    """The face of each placeholder; -1: none yet."""
    placeholder_of: vec[i64]
    """The placeholder that last got each face; -1: none yet."""
    copies_left: vec[i64]
    """How many copies of each card have not become the face of a placeholder yet."""
    moved: vec[i64]
    """`values_each` numbers for each entry: the placeholders, or places, that it moved; -1: none."""
    _step_seeds: list[i64] | None
    """In the fallback, a seed for each step."""

    def __init__(self, history: History, viewers: i64, copies: vec[i64], rng: Stream, samples: i64 = 1) -> None:
        self.history = history
        self.viewers: i64 = viewers
        """The viewer's bit in a seen-mask."""
        self.length: i64 = history.length
        """How many entries there are."""
        self.entries: vec[i64] = history.known_to(viewers)
        """The history as the viewer knows it."""
        self.copies: vec[i64] = copies
        """How many copies there are of each card."""
        self.rng = rng
        self.samples: i64 = samples
        """How many samples are drawn, of which one is kept by weight; more than 1 where weights differ.

        Of the one that is kept only `face` and `moved` are restored.
        """
        self.place_kinds: i64 = 0
        """The kinds of entries, as bits, whose values are places instead of cards."""
        self.values_each: i64 = 1
        """How many values an entry has at most, 1 or 3."""
        self.weight = 1.0
        """The importance weight of the sample: its probability in the game by that with which it was drawn."""
        self.tries: i64 = 0
        """How many samples have been drawn, for tests and measurements."""
        self._step_seeds = None
        self._step: i64 = 0

    # -- what a game provides -------------------------------------------------------------------

    def begin(self) -> None:
        """Makes the placeholders (`add_placeholders`) and the piles as they were before the first entry."""
        raise NotImplementedError

    def replay(self, at: i64) -> bool:
        """Carries out an entry with placeholders; False: it contradicts what the viewer saw."""
        raise NotImplementedError

    def complete(self) -> bool:
        """Gives the remaining placeholders their faces; False: contradiction."""
        self.deal_remaining()
        return True

    def can_be(self, placeholder: i64, card: i64) -> bool:
        """Whether a placeholder without a face may get one of which there are copies left."""
        return True

    def sampled_entry(self, at: i64, packed: i64) -> i64:
        """An entry that the viewer did not see, with the cards or places of the sample."""
        a: i64 = self.moved[self.values_each * at]
        b: i64 = -1
        c: i64 = -1
        if self.values_each == 3:
            b = self.moved[3 * at + 1]
            c = self.moved[3 * at + 2]
        if not self.place_kinds >> kind_of(packed) & 1:
            a = self.face[a]
            b = self.face[b] if b >= 0 else -1
            c = self.face[c] if c >= 0 else -1
        return with_values(packed, a, b if b >= 0 else UNUSED, c if c >= 0 else UNUSED)

    # -- what a game's sampler calls --------------------------------------------------------------

    @property
    def repairs(self) -> bool:
        """Whether this is the fallback, whose samples need not be drawn with the right probability."""
        return self._step_seeds is not None

    def add_placeholders(self, more: i64) -> None:
        """Adds cards without a face."""
        added: vec[i64] = vec[i64]([-1] * more)
        self.face = extend(self.face, added) if len(self.face) > 0 else added

    def learn(self, placeholder: i64, card: i64) -> bool:
        """Gives a placeholder the face that the viewer saw; False: it cannot have it."""
        known: i64 = self.face[placeholder]
        if known >= 0:
            return known == card
        if self.copies_left[card] == 0 or not self.can_be(placeholder, card):
            return False
        self.face[placeholder] = card
        self.placeholder_of[card] = placeholder
        self.copies_left[card] -= 1
        return True

    def without_face(self, placeholders: vec[i64]) -> vec[i64]:
        """Those of some placeholders that have no face yet."""
        return vec[i64]([placeholder for placeholder in placeholders if self.face[placeholder] < 0])

    def pick(self, placeholders: vec[i64], card: i64) -> i64:
        """One of some placeholders, taken at random; -1: contradiction.

        If the viewer saw its face, the one with that face. If that face is new to the viewer, the sample is
        accepted in proportion to how many of them might have it. `card` is HIDDEN where the viewer did not
        see it. How many placeholders there are must follow from what the viewer knows.
        """
        size: i64 = len(placeholders)
        if card == HIDDEN:
            return placeholders[self.rng.below(size)]
        if self.placeholder_of[card] >= 0:
            return self.placeholder_of[card] if self.placeholder_of[card] in placeholders else -1
        fitting = self.without_face(placeholders)
        if len(fitting) < size:
            most: i64 = count(self.face, -1)
            if self.rng.below(most if most < size else size) >= len(fitting):
                return -1
        found: i64 = fitting[self.rng.below(len(fitting))]
        return found if self.learn(found, card) else -1

    def remaining(self) -> vec[i64]:
        """The cards that no placeholder has as its face yet, in ascending order."""
        size: i64 = 0
        for copies in self.copies_left:
            size += copies
        cards: vec[i64] = vec[i64]([0] * size)
        at: i64 = 0
        for card, copies in enumerate(self.copies_left):
            left: i64 = copies
            while left > 0:
                cards[at] = card
                at += 1
                left -= 1
        return cards

    def deal_remaining(self) -> None:
        """Gives every placeholder without a face one of the remaining cards at random."""
        cards = self.remaining()
        self.rng.shuffle_vec(cards)
        face = self.face
        size: i64 = len(face)
        left: i64 = len(cards)
        placeholder: i64 = 0
        while placeholder < size:
            if face[placeholder] < 0:
                left -= 1
                face[placeholder] = cards[left]
            placeholder += 1

    # -- sampling -------------------------------------------------------------------------------

    def sample(self) -> None:
        """Draws samples that agree with what the viewer has seen, and keeps one by weight."""
        accepted: i64 = 0
        total = 0.0
        face: vec[i64] = vec[i64]()
        moved: vec[i64] = vec[i64]()
        self.tries = 0
        while self.tries < MOST_TRIES:
            if accepted > 0 and self.tries >= ENOUGH_TRIES:
                break
            if not self._try_sample():
                continue
            if self.samples == 1:
                return
            total += self.weight
            if float(self.rng.below(_WEIGHT_RESOLUTION)) * total < self.weight * _WEIGHT_RESOLUTION:
                face, moved = self.face, self.moved
            accepted += 1
            if accepted == self.samples:
                break
        if accepted > 0:
            self.face, self.moved = face, moved
        elif not self._repair_sample():
            raise BadPosition("the history of hidden cards does not lead to where they are")

    def write_history(self) -> None:
        """Writes the sample into the history."""
        history = self.history
        history.own_values()
        at: i64 = -1
        while at + 1 < self.length:
            at += 1
            values: i64 = history.values[at]
            if values == UNUSED or history.public[at] & self.viewers:
                continue  # it has no values, or the viewer saw them
            packed: i64 = self.entries[at]
            if values < UNUSED and not self.place_kinds >> kind_of(packed) & 1:
                history.values[at] = self.face[self.moved[self.values_each * at]]
            elif a_of(packed) == HIDDEN:
                history.set_values(at, self.sampled_entry(at, packed))

    def _try_sample(self) -> bool:
        """Draws one sample; False: it contradicts what the viewer has seen."""
        self.tries += 1
        size: i64 = self.length
        self.face = vec[i64]()
        self.placeholder_of = vec[i64]([-1] * len(self.copies))
        self.copies_left = self.copies[:]
        self.moved = vec[i64]([-1] * (self.values_each * size))
        self.weight = 1.0
        self._step = 0
        repairs = self.repairs
        if repairs:
            self._use_step_seed()
        self.begin()
        at: i64 = 0
        while at < size:
            if repairs:
                self._use_step_seed()
            if not self.replay(at):
                return False
            at += 1
        if repairs:
            self._use_step_seed()
        return self.complete()

    def _use_step_seed(self) -> None:
        assert self._step_seeds is not None
        self.rng = seeded(self._step_seeds[self._step])
        self._step += 1

    def _repair_sample(self) -> bool:
        """Draws one sample, and as long as it is contradicted, its last steps anew."""
        rng = self.rng
        steps: i64 = self.length + 2
        best: list[i64] = [rng.next() for _ in range(steps)]
        farthest: i64 = 0
        """The step at which the best sample is contradicted, counted from 1."""
        fruitless: i64 = 0
        """How many repairs of the best sample have not got farther."""
        repairs: i64 = 0
        repaired = False
        seeds: list[i64] = best[:]
        while repairs <= MOST_REPAIRS:
            self._step_seeds = seeds
            if self._try_sample():
                repaired = True
                break
            repairs += 1
            if self._step >= farthest:
                fruitless = fruitless + 1 if self._step == farthest else 0
                farthest = self._step
                best = seeds
            else:
                fruitless += 1
            back: i64 = 1
            doublings: i64 = fruitless // _REPAIRS_BEFORE_GOING_BACK
            while doublings > 0 and back < farthest:
                back *= 2
                doublings -= 1
            if back >= farthest:  # everything is drawn anew
                farthest = 0
                fruitless = 0
                step: i64 = 0
            else:
                step = farthest - back
            seeds = best[:]
            while step < steps:
                seeds[step] = rng.next()
                step += 1
        self._step_seeds = None
        self.rng = rng
        return repaired
