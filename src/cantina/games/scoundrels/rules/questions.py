"""Questions to the user of an ability that several effects ask.

An effect that asks one derives from the class beside it; the question then asks the effect of the running
step what stands in the way of a choice and what to do with it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cantina.games.scoundrels.choices import (
    BEING_HIRED,
    CARD_PICKS,
    NO,
    NO_SAFE_THERE,
    NO_SUCH_SEAT,
    NOT_A_TARGET,
    PICKS,
    SAFE_SPOTS,
    TARGETS,
    UNUSED_SAFES,
    WRONG_LOCATION,
    YES,
)
from cantina.games.scoundrels.content import ANYWHERE, SAFES, SAFES_EACH, SHEET, SPACES, Step, trait_of
from cantina.games.scoundrels.rules.effect import Effect, UseContext, running_context
from cantina.games.scoundrels.rules.running import RunningAbility
from cantina.games.scoundrels.state import ScoundrelsState
from cantina.kernel.choice import Choice, Pick, Reason
from cantina.kernel.native_types import i64
from cantina.kernel.state import DecisionFrame, Frame

_YES_NO: Final[list[Choice]] = [YES, NO]
_TARGETS: Final[list[Choice]] = [*TARGETS]
_SAFE_SPOTS: Final[list[Choice]] = [*SAFE_SPOTS]
_UNUSED: Final[list[Choice]] = [*UNUSED_SAFES]
_CARDS: Final[list[Choice]] = [*CARD_PICKS]
_PICKS: Final[list[Choice]] = [*PICKS]


class UserQuestion(DecisionFrame[ScoundrelsState]):
    """A question to the user of the innermost running ability."""

    def asked(self, state: ScoundrelsState) -> i64:
        return 1 << state.uses[-1].user


class YesOrNo(UserQuestion):
    """A question the user may decline."""

    def candidates(self, state: ScoundrelsState, seat: i64) -> Sequence[Choice]:
        return _YES_NO

    def obstacle(self, state: ScoundrelsState, seat: i64, choice: Choice) -> Reason | None:
        return None

    def cache_key(self, state: ScoundrelsState, seat: i64) -> i64:
        return 0


# -- a player -------------------------------------------------------------------------------------


class TargetEffect(Effect):
    """An effect on one player."""

    def perform(self, state: ScoundrelsState, use: RunningAbility, step: Step) -> None:
        state.push(TARGETING)

    def target_obstacle(self, state: ScoundrelsState, seat: i64, target: i64) -> Reason | None:
        """What keeps a player from being the target."""
        raise NotImplementedError

    def on_target(self, state: ScoundrelsState, seat: i64, step: Step, target: i64) -> None:
        raise NotImplementedError


class Targeting(UserQuestion):
    """A rival, or for a deck any player."""

    def candidates(self, state: ScoundrelsState, seat: i64) -> Sequence[Choice]:
        return _TARGETS

    def obstacle(self, state: ScoundrelsState, seat: i64, choice: Choice) -> Reason | None:
        assert isinstance(choice, Pick)
        if choice.pick >= state.seats:
            return NO_SUCH_SEAT
        effect = state.uses[-1].step(state.numbers).effect
        assert isinstance(effect, TargetEffect)
        return effect.target_obstacle(state, seat, choice.pick)

    def answer(self, state: ScoundrelsState, seat: i64, choice: Choice) -> None:
        assert isinstance(choice, Pick)
        state.pop()
        step = state.uses[-1].step(state.numbers)
        effect = step.effect
        assert isinstance(effect, TargetEffect)
        effect.on_target(state, seat, step, choice.pick)


# -- a safe ---------------------------------------------------------------------------------------


class SafeEffect(Effect):
    """An effect on one safe at a location."""

    def perform(self, state: ScoundrelsState, use: RunningAbility, step: Step) -> None:
        state.push(CHOOSING_SAFE)

    def safe_obstacle(self, state: ScoundrelsState, safe: i64) -> Reason | None:
        """What keeps a safe of the right location from being chosen."""
        return None

    def on_safe(self, state: ScoundrelsState, seat: i64, safe: i64) -> None:
        raise NotImplementedError


class ChoosingSafe(UserQuestion):
    """A safe at a location, to scout, mark or steal (SC-SCOUT-1, SC-STEAL-2)."""

    def candidates(self, state: ScoundrelsState, seat: i64) -> Sequence[Choice]:
        return _SAFE_SPOTS

    def obstacle(self, state: ScoundrelsState, seat: i64, choice: Choice) -> Reason | None:
        assert isinstance(choice, Pick)
        location: i64 = choice.pick // SPACES
        step = state.uses[-1].step(state.numbers)
        effect = step.effect
        assert isinstance(effect, SafeEffect)
        if effect.at_location and step.first != ANYWHERE and step.first != location:
            return WRONG_LOCATION
        safe: i64 = state.safe_at(location, choice.pick % SPACES)
        return NO_SAFE_THERE if safe < 0 else effect.safe_obstacle(state, safe)

    def cache_key(self, state: ScoundrelsState, seat: i64) -> i64:
        """The spaces whose safes can be chosen, as bits."""
        step = state.uses[-1].step(state.numbers)
        effect = step.effect
        assert isinstance(effect, SafeEffect)
        anywhere = not effect.at_location or step.first == ANYWHERE
        bits: i64 = 0
        safe: i64 = 0
        while safe < SAFES:
            location: i64 = safe // SAFES_EACH
            space: i64 = state.where[safe]
            if 0 <= space < SPACES and (anywhere or step.first == location):
                if effect.safe_obstacle(state, safe) is None:
                    bits |= 1 << (location * SPACES + space)
            safe += 1
        return bits

    def answer(self, state: ScoundrelsState, seat: i64, choice: Choice) -> None:
        assert isinstance(choice, Pick)
        state.pop()
        use = state.uses[-1]
        use.safe = state.safe_at(choice.pick // SPACES, choice.pick % SPACES)
        effect = use.step(state.numbers).effect
        assert isinstance(effect, SafeEffect)
        effect.on_safe(state, seat, use.safe)


class UnusedSafeEffect(Effect):
    """An effect on one of the unused safes."""

    def can_do(self, state: ScoundrelsState, context: UseContext, step: Step) -> bool:
        location: i64 = 0
        while location < ANYWHERE:
            if state.unused_safe(location) >= 0:
                return True
            location += 1
        return False

    def perform(self, state: ScoundrelsState, use: RunningAbility, step: Step) -> None:
        state.push(CHOOSING_UNUSED)

    def on_safe(self, state: ScoundrelsState, seat: i64, safe: i64) -> None:
        raise NotImplementedError


class ChoosingUnused(UserQuestion):
    """An unused safe, to look at or to steal unseen (SC-JOB-P09-1, SC-JOB-N04-1 and 2)."""

    def candidates(self, state: ScoundrelsState, seat: i64) -> Sequence[Choice]:
        return _UNUSED

    def obstacle(self, state: ScoundrelsState, seat: i64, choice: Choice) -> Reason | None:
        assert isinstance(choice, Pick)
        return None if state.unused_safe(choice.pick) >= 0 else NO_SAFE_THERE

    def answer(self, state: ScoundrelsState, seat: i64, choice: Choice) -> None:
        assert isinstance(choice, Pick)
        state.pop()
        effect = state.uses[-1].step(state.numbers).effect
        assert isinstance(effect, UnusedSafeEffect)
        effect.on_safe(state, seat, state.unused_safe(choice.pick))


# -- a played card --------------------------------------------------------------------------------


class PlayedCardEffect(Effect):
    """An effect on one played poker card."""

    def perform(self, state: ScoundrelsState, use: RunningAbility, step: Step) -> None:
        state.push(CHOOSING_CARD)

    def card_obstacle(self, state: ScoundrelsState, seat: i64, place: i64) -> Reason | None:
        """What keeps the card at a place from being chosen."""
        raise NotImplementedError

    def on_card(self, state: ScoundrelsState, seat: i64, place: i64) -> None:
        raise NotImplementedError


class ChoosingCard(UserQuestion):
    """A face-down played card to look at, or an own one to clear of henchmen (SC-JOB-P01-1, SC-JOB-N11-1)."""

    def candidates(self, state: ScoundrelsState, seat: i64) -> Sequence[Choice]:
        return _CARDS

    def obstacle(self, state: ScoundrelsState, seat: i64, choice: Choice) -> Reason | None:
        assert isinstance(choice, Pick)
        effect = state.uses[-1].step(state.numbers).effect
        assert isinstance(effect, PlayedCardEffect)
        return effect.card_obstacle(state, seat, choice.pick)

    def answer(self, state: ScoundrelsState, seat: i64, choice: Choice) -> None:
        assert isinstance(choice, Pick)
        state.pop()
        effect = state.uses[-1].step(state.numbers).effect
        assert isinstance(effect, PlayedCardEffect)
        effect.on_card(state, seat, choice.pick)


# -- a scoundrel ----------------------------------------------------------------------------------


class ScoundrelEffect(Effect):
    """An effect on another scoundrel."""

    def perform(self, state: ScoundrelsState, use: RunningAbility, step: Step) -> None:
        state.push(PICKING)

    def options(self, state: ScoundrelsState, context: UseContext) -> list[i64]:
        """The scoundrels that may be picked."""
        raise NotImplementedError

    def on_scoundrel(self, state: ScoundrelsState, seat: i64, step: Step, trait: i64) -> None:
        raise NotImplementedError

    def reason_not_offered(self) -> Reason:
        """Why a scoundrel that is no option cannot be picked."""
        return NOT_A_TARGET


class Picking(UserQuestion):
    """A scoundrel to use, auction or swap jobs with (SC-OTHER-1 and 2, SC-JOB-P21-1, SC-JOB-N09-1)."""

    def candidates(self, state: ScoundrelsState, seat: i64) -> Sequence[Choice]:
        return _PICKS

    def obstacle(self, state: ScoundrelsState, seat: i64, choice: Choice) -> Reason | None:
        assert isinstance(choice, Pick)
        effect = state.uses[-1].step(state.numbers).effect
        assert isinstance(effect, ScoundrelEffect)
        for scoundrel in effect.options(state, running_context(state)):
            if trait_of(scoundrel) == choice.pick:
                return None
        return BEING_HIRED if state.being_hired(choice.pick) else effect.reason_not_offered()

    def choices(self, state: ScoundrelsState, seat: i64) -> tuple[Choice, ...]:
        effect = state.uses[-1].step(state.numbers).effect
        assert isinstance(effect, ScoundrelEffect)
        traits: list[i64] = [trait_of(scoundrel) for scoundrel in effect.options(state, running_context(state))]
        traits.sort()
        return tuple([_PICKS[trait] for trait in traits])

    def answer(self, state: ScoundrelsState, seat: i64, choice: Choice) -> None:
        assert isinstance(choice, Pick)
        state.pop()
        step = state.uses[-1].step(state.numbers)
        effect = step.effect
        assert isinstance(effect, ScoundrelEffect)
        effect.on_scoundrel(state, seat, step, choice.pick)


def others_in_saloon(state: ScoundrelsState, trait: i64) -> list[i64]:
    """The Saloon's scoundrels but one, and but those whose own hire is in progress (SC-HIRE-18)."""
    found: list[i64] = []
    for scoundrel in state.saloon:
        if scoundrel >= 0 and trait_of(scoundrel) != trait and not state.being_hired(trait_of(scoundrel)):
            found.append(scoundrel)
    return found


def others_on_sheet(state: ScoundrelsState, seat: i64, trait: i64) -> list[i64]:
    """The scoundrels on a sheet but one."""
    found: list[i64] = []
    at: i64 = seat * SHEET
    while at < seat * SHEET + SHEET:
        scoundrel: i64 = state.sheets[at]
        if scoundrel >= 0 and trait_of(scoundrel) != trait:
            found.append(scoundrel)
        at += 1
    return found


TARGETING: Final = Targeting("targeting", "target", "SC-FX-5", forced=True)
CHOOSING_SAFE: Final = ChoosingSafe("choosing-safe", "safe", "SC-SCOUT-1", forced=True)
CHOOSING_UNUSED: Final = ChoosingUnused("choosing-unused", "unused", "SC-JOB-P09-1", forced=True)
CHOOSING_CARD: Final = ChoosingCard("choosing-card", "card", "SC-FX-5", forced=True)
PICKING: Final = Picking("picking", "pick", "SC-OTHER-1", forced=True)
FRAMES: Final[tuple[Frame[ScoundrelsState], ...]] = (
    TARGETING,
    CHOOSING_SAFE,
    CHOOSING_UNUSED,
    CHOOSING_CARD,
    PICKING,
)
