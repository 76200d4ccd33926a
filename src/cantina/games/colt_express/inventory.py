"""Counts every component of the box, wherever it is."""

from __future__ import annotations

from collections import Counter

from cantina.games.colt_express.content import (
    ACTION_COPIES,
    CHARACTERS,
    FIRST_BULLET,
    MARSHAL,
    NEUTRAL_BULLET,
    ROUND_CARDS,
    card_name,
)
from cantina.games.colt_express.state import ColtState


def inventory(state: ColtState) -> Counter[str]:
    """Counts every component by kind, wherever it is; the same at every moment of a game."""
    count: Counter[str] = Counter()
    piles = [state.common, *(pile for seat in range(state.seats) for pile in state.piles_of(seat))]
    for card in (card for pile in piles for card in pile.cards):
        owner = f"{CHARACTERS[card // 6]} " if card < FIRST_BULLET else ""
        count[owner + card_name(card)] += 1
    for bandit, name in enumerate(CHARACTERS):
        count[f"bullet-{name}"] += state.bullets[bandit]
        _count_unused_action_cards(count, state, bandit)
    count[card_name(NEUTRAL_BULLET)] += state.neutral
    for value in state.purse_value:
        count[f"purse ${value}"] += 1
    count["jewel"] = sum(state.jewels)
    count["strongbox"] = sum(state.strongboxes)
    for card in (*state.rounds.cards, *state.unused):
        count[f"round card {ROUND_CARDS[card].name}"] += 1
    return count


def _count_unused_action_cards(count: Counter[str], state: ColtState, bandit: int) -> None:
    """Adds the action cards left in the box: all of them before the deal, later those the mode does not use."""
    dealt = state.dealt and state.seat_of[bandit] >= 0
    for kind, copies in enumerate(ACTION_COPIES):
        card = f"{CHARACTERS[bandit]} {card_name(kind)}"
        if not dealt:
            count[card] += copies
        elif state.two_bandits:
            # One of each is used; the team's second Marshal card is not.
            has_earlier_partner = any(state.seat_of[other] == state.seat_of[bandit] for other in range(bandit))
            count[card] += copies - (0 if kind == MARSHAL and has_earlier_partner else 1)
