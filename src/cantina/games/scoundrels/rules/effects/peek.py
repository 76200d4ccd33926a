"""Peek: look at an unused safe, a played card, a deck or a hand."""

from __future__ import annotations

from typing import Final, final

from cantina.games.scoundrels.choices import NO_CARD_THERE, NOT_A_TARGET, YES
from cantina.games.scoundrels.content import Step
from cantina.games.scoundrels.rules.cards import (
    face_down_cards,
    look_at_hand,
    look_at_played,
    look_at_top,
    shuffle_deck,
)
from cantina.games.scoundrels.rules.effect import Effect, UseContext
from cantina.games.scoundrels.rules.questions import PlayedCardEffect, TargetEffect, UnusedSafeEffect, YesOrNo
from cantina.games.scoundrels.rules.safes import look_at_safe
from cantina.games.scoundrels.state import ScoundrelsState
from cantina.kernel.choice import Choice, Reason
from cantina.kernel.native_types import i64
from cantina.kernel.state import Frame


@final
class PeekUnused(UnusedSafeEffect):
    def on_safe(self, state: ScoundrelsState, seat: i64, safe: i64) -> None:
        look_at_safe(state, seat, safe)


@final
class PeekPlayed(PlayedCardEffect):
    def can_do(self, state: ScoundrelsState, context: UseContext, step: Step) -> bool:
        return not state.night and len(face_down_cards(state)) > 0

    def card_obstacle(self, state: ScoundrelsState, seat: i64, place: i64) -> Reason | None:
        return None if place in face_down_cards(state) else NO_CARD_THERE

    def on_card(self, state: ScoundrelsState, seat: i64, place: i64) -> None:
        look_at_played(state, seat, place)


@final
class PeekDeck(TargetEffect):
    """The top card of any player's deck (SC-JOB-P10-1)."""

    def can_do(self, state: ScoundrelsState, context: UseContext, step: Step) -> bool:
        for deck in state.decks:  # noqa: SIM110 (a generator is slow when compiled)
            if len(deck.cards) > 0:
                return True
        return False

    def target_obstacle(self, state: ScoundrelsState, seat: i64, target: i64) -> Reason | None:
        return None if len(state.decks[target].cards) > 0 else NOT_A_TARGET

    def on_target(self, state: ScoundrelsState, seat: i64, step: Step, target: i64) -> None:
        state.target = target
        look_at_top(state, seat, target)
        state.push(SHUFFLING)


class Shuffling(YesOrNo):
    """After the look, the deck may be shuffled (SC-JOB-P10-1)."""

    def answer(self, state: ScoundrelsState, seat: i64, choice: Choice) -> None:
        state.pop()
        if choice is YES:
            shuffle_deck(state, state.target)


@final
class PeekHand(TargetEffect):
    """Some cards of a rival's hand (SC-JOB-P22-1)."""

    def can_do(self, state: ScoundrelsState, context: UseContext, step: Step) -> bool:
        seat: i64 = 0
        while seat < state.seats:
            if seat != context.user and len(state.hands[seat].cards) > 0:
                return True
            seat += 1
        return False

    def target_obstacle(self, state: ScoundrelsState, seat: i64, target: i64) -> Reason | None:
        return None if target != seat and len(state.hands[target].cards) > 0 else NOT_A_TARGET

    def on_target(self, state: ScoundrelsState, seat: i64, step: Step, target: i64) -> None:
        look_at_hand(state, seat, target, step.first)


EFFECTS: Final[tuple[Effect, ...]] = (
    PeekUnused("peek_unused", "peek-unused"),
    PeekPlayed("peek_played any", "peek-played"),
    PeekDeck("peek_deck any shuffle", "peek-deck"),
    PeekHand(r"peek_hand one (\d+)", "peek-hand"),
)
SHUFFLING: Final = Shuffling("shuffling", "shuffle", "SC-JOB-P10-1")
FRAMES: Final[tuple[Frame[ScoundrelsState], ...]] = (SHUFFLING,)
