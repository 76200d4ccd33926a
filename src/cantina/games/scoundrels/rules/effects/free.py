"""Free: henchmen out of jail, and the one just freed on to a card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from cantina.games.scoundrels.choices import CARD_PICKS, NO_CARD_THERE, NOT_A_TARGET, PASS
from cantina.games.scoundrels.content import CARDS, OPEN, SLOT_NAMES, Step
from cantina.games.scoundrels.events import HenchmanSent
from cantina.games.scoundrels.rules.cards import face_down_cards
from cantina.games.scoundrels.rules.effect import Effect, UseContext
from cantina.games.scoundrels.rules.henchmen import set_free
from cantina.games.scoundrels.rules.questions import UserQuestion
from cantina.games.scoundrels.rules.running import RunningAbility
from cantina.games.scoundrels.state import ScoundrelsState
from cantina.kernel.choice import Choice, Pick, Reason
from cantina.kernel.native_types import i64
from cantina.kernel.state import Frame

_CARDS_OR_PASS: Final[list[Choice]] = [*CARD_PICKS, PASS]


@final
class FreeOwn(Effect):
    def can_do(self, state: ScoundrelsState, context: UseContext, step: Step) -> bool:
        return context.jailed > 0

    def perform(self, state: ScoundrelsState, use: RunningAbility, step: Step) -> None:
        count: i64 = step.first
        while count > 0 and state.jailed[use.user] > 0:
            set_free(state, use.user)
            count -= 1


@final
class PlaceFreed(Effect):
    def can_do(self, state: ScoundrelsState, context: UseContext, step: Step) -> bool:
        if state.night or context.freed_owner < 0:
            return False
        return len(_cards_for_freed(state, context.user, context.freed_owner)) > 0

    def perform(self, state: ScoundrelsState, use: RunningAbility, step: Step) -> None:
        state.push(SENDING)


def _cards_for_freed(state: ScoundrelsState, user: i64, owner: i64) -> list[i64]:
    """Where a freed henchman may be put (SC-JOB-N10-3 to 6)."""
    found: list[i64] = []
    for place in face_down_cards(state):
        seat: i64 = place // CARDS
        if seat not in (user, owner) and not state.on_card[place] >> owner & 1:
            found.append(place)
    return found


class Sending(UserQuestion):
    """Where the freed henchman goes, if anywhere (SC-JOB-N10-3 to 8)."""

    def candidates(self, state: ScoundrelsState, seat: i64) -> Sequence[Choice]:
        return _CARDS_OR_PASS

    def obstacle(self, state: ScoundrelsState, seat: i64, choice: Choice) -> Reason | None:
        if not isinstance(choice, Pick):
            return None
        if choice.pick not in face_down_cards(state):
            return NO_CARD_THERE
        owner: i64 = state.uses[-1].freed_owner
        return None if choice.pick in _cards_for_freed(state, seat, owner) else NOT_A_TARGET

    def choices(self, state: ScoundrelsState, seat: i64) -> tuple[Choice, ...]:
        found: list[Choice] = []
        for place in _cards_for_freed(state, seat, state.uses[-1].freed_owner):
            found.append(_CARDS_OR_PASS[place // CARDS * OPEN + place % CARDS])  # none for cards lying open
        found.append(PASS)
        return tuple(found)

    def answer(self, state: ScoundrelsState, seat: i64, choice: Choice) -> None:
        state.pop()
        if not isinstance(choice, Pick):
            return
        owner: i64 = state.uses[-1].freed_owner
        state.reserve[owner] -= 1
        state.on_card[choice.pick] |= 1 << owner
        if not state.quiet:
            slot = SLOT_NAMES[choice.pick % CARDS]
            state.emit(HenchmanSent(seat=owner, rival=choice.pick // CARDS, slot=slot))


EFFECTS: Final[tuple[Effect, ...]] = (
    FreeOwn(r"free own (\d+)", "free-own", ("free",)),
    PlaceFreed("place_freed", "place-freed"),
)
SENDING: Final = Sending("sending", "send", "SC-JOB-N10-1", forced=True)
FRAMES: Final[tuple[Frame[ScoundrelsState], ...]] = (SENDING,)
