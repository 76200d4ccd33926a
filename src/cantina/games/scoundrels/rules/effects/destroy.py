"""Destroy: henchmen on one of the user's cards leave the game."""

from __future__ import annotations

from typing import Final, final

from cantina.games.scoundrels.choices import NOT_A_TARGET
from cantina.games.scoundrels.content import CARDS, OPEN, SLOT_NAMES, Step
from cantina.games.scoundrels.events import HenchmenDestroyed
from cantina.games.scoundrels.rules.effect import Effect, UseContext
from cantina.games.scoundrels.rules.questions import PlayedCardEffect
from cantina.games.scoundrels.state import ScoundrelsState
from cantina.kernel.choice import Reason
from cantina.kernel.native_types import i64


@final
class DestroyHenchmen(PlayedCardEffect):
    def can_do(self, state: ScoundrelsState, context: UseContext, step: Step) -> bool:
        return not state.night and len(_cards_with_henchmen(state, context.user)) > 0

    def card_obstacle(self, state: ScoundrelsState, seat: i64, place: i64) -> Reason | None:
        return None if place in _cards_with_henchmen(state, seat) else NOT_A_TARGET

    def on_card(self, state: ScoundrelsState, seat: i64, place: i64) -> None:
        count: i64 = 0
        for owner in range(state.seats):
            if state.on_card[place] >> owner & 1:
                state.destroyed[owner] += 1  # SC-JAIL-5
                count += 1
        state.on_card[place] = 0
        if not state.quiet:
            state.emit(HenchmenDestroyed(seat=seat, slot=SLOT_NAMES[place % CARDS], count=count))


def _cards_with_henchmen(state: ScoundrelsState, seat: i64) -> list[i64]:
    """The places of a player's cards that carry henchmen."""
    found: list[i64] = []
    place: i64 = seat * CARDS
    while place < seat * CARDS + OPEN:
        if state.played[place] >= 0 and state.on_card[place] != 0:
            found.append(place)
        place += 1
    return found


EFFECTS: Final[tuple[Effect, ...]] = (DestroyHenchmen("destroy_henchmen own_card", "destroy"),)
