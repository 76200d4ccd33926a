"""What an ability costs: how cards write it, whether it can be paid, paying it, and the key of its text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from cantina.games.scoundrels.choices import TARGETS
from cantina.games.scoundrels.content import LOWEST_REPUTATION
from cantina.games.scoundrels.rules.effect import UseContext
from cantina.games.scoundrels.rules.henchmen import free_obstacle, jail, set_free
from cantina.games.scoundrels.rules.money import pay
from cantina.games.scoundrels.rules.questions import UserQuestion
from cantina.games.scoundrels.rules.reputation import change_reputation
from cantina.games.scoundrels.rules.running import RunningAbility
from cantina.games.scoundrels.state import ScoundrelsState
from cantina.kernel.choice import Choice, Pick, Reason
from cantina.kernel.native_types import i64
from cantina.kernel.state import Frame

_TARGETS: Final[list[Choice]] = [*TARGETS]


class Cost:
    """A cost of an ability."""

    def __init__(self, pattern: str, text_key: str) -> None:
        self.pattern = pattern
        """Matches the cost as cards write it; a group is the amount."""
        self.text_key = text_key
        """`cost-<key>` is its message for people."""

    def take_from(self, state: ScoundrelsState, context: UseContext, amount: i64) -> bool:
        """Whether it could be paid; if so, the context no longer has it (SC-FX-8)."""
        return True

    def pay(self, state: ScoundrelsState, use: RunningAbility, amount: i64) -> None:
        raise NotImplementedError


@final
class PayMoney(Cost):
    def take_from(self, state: ScoundrelsState, context: UseContext, amount: i64) -> bool:
        if context.money < amount:
            return False
        context.money -= amount
        return True

    def pay(self, state: ScoundrelsState, use: RunningAbility, amount: i64) -> None:
        pay(state, use.user, amount)


@final
class LoseReputation(Cost):
    def take_from(self, state: ScoundrelsState, context: UseContext, amount: i64) -> bool:
        if context.reputation <= LOWEST_REPUTATION:  # SC-REP-3
            return False
        context.reputation -= 1
        return True

    def pay(self, state: ScoundrelsState, use: RunningAbility, amount: i64) -> None:
        change_reputation(state, use.user, -1)


@final
class JailOwnHenchman(Cost):
    def take_from(self, state: ScoundrelsState, context: UseContext, amount: i64) -> bool:
        if context.reserve == 0:  # SC-CAP-2
            return False
        context.reserve -= 1
        context.jailed += 1
        return True

    def pay(self, state: ScoundrelsState, use: RunningAbility, amount: i64) -> None:
        jail(state, use.user)


@final
class DiscardSelf(Cost):
    """The scoundrel is discarded when its use ends."""

    def pay(self, state: ScoundrelsState, use: RunningAbility, amount: i64) -> None:
        use.discard_at_end = True


@final
class FreeAnyHenchman(Cost):
    """A henchman of any player is freed."""

    def take_from(self, state: ScoundrelsState, context: UseContext, amount: i64) -> bool:
        return state.jail_total() - state.jailed[context.user] + context.jailed > 0

    def pay(self, state: ScoundrelsState, use: RunningAbility, amount: i64) -> None:
        state.push(FREEING)


class Freeing(UserQuestion):
    """Whose henchman is freed (SC-JOB-N10-1)."""

    def candidates(self, state: ScoundrelsState, seat: i64) -> Sequence[Choice]:
        return _TARGETS

    def obstacle(self, state: ScoundrelsState, seat: i64, choice: Choice) -> Reason | None:
        assert isinstance(choice, Pick)
        return free_obstacle(state, choice.pick)

    def answer(self, state: ScoundrelsState, seat: i64, choice: Choice) -> None:
        assert isinstance(choice, Pick)
        state.pop()
        set_free(state, choice.pick)
        state.uses[-1].freed_owner = choice.pick


PAY: Final = PayMoney(r"pay (\d+)", "pay")
LOSE_REPUTATION: Final = LoseReputation("lose_rep 1", "lose-rep")
JAIL_OWN: Final = JailOwnHenchman("jail_own 1", "jail-own")
DISCARD_SELF: Final = DiscardSelf("discard_self", "discard-self")
FREE_ANY: Final = FreeAnyHenchman("free any 1", "free-any")
COSTS: Final[tuple[Cost, ...]] = (PAY, LOSE_REPUTATION, JAIL_OWN, DISCARD_SELF, FREE_ANY)

FREEING: Final = Freeing("freeing", "free", "SC-JOB-N10-1", forced=True)
FRAMES: Final[tuple[Frame[ScoundrelsState], ...]] = (FREEING,)
