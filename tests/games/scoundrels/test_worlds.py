"""Law 9 on small positions of 3000 Scoundrels: a rival's cards are guessed as often as they are likely."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from tests.games.scoundrels.positions import GAME

from cantina.games.scoundrels.content import CARDS
from cantina.games.scoundrels.history import (
    DREW,
    PLAYED,
    RETURNED,
    REVEALED,
    SAW_HAND,
    SAW_TOP,
    SHUFFLED,
    TURNED_UP,
)
from cantina.games.scoundrels.state import ScoundrelsState
from cantina.games.scoundrels.world import PokerCardSampler
from cantina.kernel.hidden_history import a_of, entry, kind_of, place_of, viewers_of, with_values
from cantina.kernel.pile import EVERYONE
from cantina.kernel.random_streams import seeded

OWNER, RIVAL = 1, 0

Day = list[tuple[int, int]]
"""What happens to the owner's cards: kinds and places."""
DAYS: list[Day] = [
    [(DREW, 0)] * 4 + [(PLAYED, 0), (PLAYED, 1), (PLAYED, 2), (REVEALED, 0), (REVEALED, 1), (RETURNED, 0)],
    [(DREW, 0)] * 3 + [(SAW_HAND, 0), (PLAYED, 3), (PLAYED, 1), (TURNED_UP, 0), (SHUFFLED, 0), (REVEALED, 1)],
    [
        (RETURNED, 0),
        (SAW_TOP, 0),
        (DREW, 0),
        (DREW, 0),
        (PLAYED, 4),
        (REVEALED, 4),
    ],
]


def play(days: list[Day], rng: random.Random) -> tuple[list[int], list[int]]:
    """Carries out some days with random cards: the entries, and the hand at the end."""
    deck = rng.sample(range(CARDS), CARDS)
    hand: list[int] = []
    slots: dict[int, int] = {}
    looked: list[int] = []
    entries = []
    for kind, place in (step for day in days for step in day):
        card, viewers = 0, EVERYONE
        if kind == DREW:
            card, viewers = deck.pop(), 1 << OWNER
            hand.append(card)
        elif kind == PLAYED:
            card, viewers = rng.choice(hand), 1 << OWNER
            hand.remove(card)
            slots[place] = card
        elif kind == SAW_HAND:
            looked = looked if place else []
            card, viewers = rng.choice([one for one in hand if one not in looked]), 1 << OWNER | 1 << RIVAL
            looked.append(card)
        elif kind == SAW_TOP:
            card, viewers = deck[-1], 1 << RIVAL
        elif kind == TURNED_UP:
            card = deck[-1]
        elif kind == REVEALED:
            card = slots[place]
        elif kind == RETURNED:
            deck = [*rng.sample(list(slots.values()), len(slots)), *deck]
            slots = {}
        else:
            rng.shuffle(deck)
        valued = kind not in (RETURNED, SHUFFLED)
        entries.append(
            entry(kind, viewers, OWNER, 0, card, place=place) if valued else entry(kind, viewers, OWNER)
        )
    return entries, hand


def seen_by_rival(entries: list[int]) -> tuple[int, ...]:
    return tuple(a_of(one) if viewers_of(one) >> RIVAL & 1 else -1 for one in entries)


@pytest.mark.law(9)
@pytest.mark.parametrize(("days", "seed"), [(2, 0), (2, 1), (3, 2)])
def test_a_rivals_hand_is_guessed_as_often_as_it_is_likely(days: int, seed: int) -> None:
    """Compared with playing on at random until the rival sees the same."""
    truth, _ = play(DAYS[:days], random.Random(seed))
    state = GAME.new(2, 1, quiet=True)
    assert isinstance(state, ScoundrelsState)
    rng = random.Random(seed + 100)
    expected: Counter[tuple[int, ...]] = Counter()
    wanted = seen_by_rival(truth)
    relabelled = [wanted.index(card) for card in dict.fromkeys(wanted) if card >= 0]
    for _ in range(40_000):
        entries, hand = play(DAYS[:days], rng)
        found = seen_by_rival(entries)
        # Any renaming of the cards is as likely, so what is seen only has to be equal up to one.
        names = {-1: -1} | {found[at]: wanted[at] for at in relabelled}
        if len(names) == len(relabelled) + 1 and tuple(names.get(card) for card in found) == wanted:
            expected[tuple(sorted(names.get(card, -1) for card in hand))] += 1
    guessed: Counter[tuple[int, ...]] = Counter()
    known = {card for card in wanted if card >= 0}
    for number in range(4000):
        state.histories[OWNER].rewrite(truth[:])
        sampler = PokerCardSampler(state, 1 << RIVAL, OWNER, seeded(number))
        sampler.sample()
        cards = [sampler.face[one] for one in sampler.hand]
        guessed[tuple(sorted(card if card in known else -1 for card in cards))] += 1
    total = sum(expected.values())
    assert total > 300
    assert len(expected) > 1
    for hand_of_cards in expected | guessed:
        share = expected[hand_of_cards] / total
        spread = (share * (1 - share) * (1 / total + 1 / 4000)) ** 0.5
        assert abs(guessed[hand_of_cards] / 4000 - share) < 4 * spread + 0.002


@pytest.mark.law(9)
def test_a_world_tells_a_history_that_leads_to_its_cards() -> None:
    state = GAME.new(3, 5, quiet=True)
    rng = random.Random(5)
    while (decision := state.decision) is not None and state.dump()["table"]["day"] < 2:
        state.apply(rng.choice(decision.choices))
    world = state.world(0, 3)
    assert isinstance(world, ScoundrelsState)
    assert isinstance(state, ScoundrelsState)
    for seat in range(3):
        told = [(kind_of(one), place_of(one)) for one in world.histories[seat].to_list()]
        assert told == [(kind_of(one), place_of(one)) for one in state.histories[seat].to_list()]
        drawn = Counter(a_of(one) for one in world.histories[seat].to_list() if kind_of(one) == DREW)
        played = Counter(a_of(one) for one in world.histories[seat].to_list() if kind_of(one) == PLAYED)
        assert set(played) <= set(drawn)
        assert set(world.hands[seat].cards) <= set(drawn)


def test_entries_of_tests_are_like_those_of_matches() -> None:
    """The small histories above keep the form that `rules.cards` gives its entries."""
    state = GAME.new(2, 1, quiet=True)
    assert isinstance(state, ScoundrelsState)
    first = state.histories[0].to_list()[0]
    card = a_of(first)
    assert with_values(first, card) == first == entry(DREW, 1, 0, 0, card)
