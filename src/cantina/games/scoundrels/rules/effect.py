"""What an effect of an ability is: a verb of the vocabulary of section 3."""

from __future__ import annotations

from typing import Final, final

from cantina.games.scoundrels.content import Step
from cantina.games.scoundrels.rules.running import RunningAbility
from cantina.games.scoundrels.state import ScoundrelsState
from cantina.kernel.native_types import i64, mypyc_attr, vec

LOCATION: Final = "(any|depot|estate|lab)"
"""Where a pattern names a location."""


@final
@mypyc_attr(acyclic=True)
class UseContext:
    """What a use can count on: what the user would have after the parts that come first (SC-FX-8)."""

    def __init__(self, state: ScoundrelsState, user: i64) -> None:
        self.user: i64 = user
        self.bearer: i64 = -1
        """The trait of the scoundrel whose ability it is; -1: it is a leader's or a strategy card's."""
        self.money: i64 = state.money[user]
        self.reputation: i64 = state.reputation[user]
        self.reserve: i64 = state.reserve[user]
        self.jailed: i64 = state.jailed[user]
        self.used_traits: i64 = 0
        """Traits that would count as used, as bits (SC-OTHER-11)."""
        self.safe: i64 = -1
        """The safe chosen last by the running use; -1: none."""
        self.freed_owner: i64 = -1
        """The owner of the henchman it has freed last; -1: nobody."""
        self.rivals_jailed: i64 = 0
        """How many henchmen of rivals it has sent to jail."""

    def copy(self, state: ScoundrelsState) -> UseContext:
        """The same for a use of another scoundrel by this one."""
        other = UseContext(state, self.user)
        other.money = self.money
        other.reputation = self.reputation
        other.reserve = self.reserve
        other.jailed = self.jailed
        other.used_traits = self.used_traits
        return other


def running_context(state: ScoundrelsState) -> UseContext:
    """What the innermost running ability can count on now."""
    use = state.uses[-1]
    context = UseContext(state, use.user)
    context.bearer = use.bearer()
    context.safe = use.safe
    context.freed_owner = use.freed_owner
    context.rivals_jailed = use.jailed
    return context


class Effect:
    """One verb: how a card writes it, when it can do something, what it does, and the key of its text.

    The module of a verb also holds the questions that only this verb asks.
    """

    def __init__(
        self, pattern: str, text_key: str, number_names: tuple[str, ...] = (), *, at_location: bool = False
    ) -> None:
        self.pattern = pattern
        """Matches the step as cards write it; the groups are the numbers of the step."""
        self.text_key = text_key
        """`fx-<key>` is its message for people."""
        self.number_names = number_names
        """What the numbers are called that a lab may change."""
        self.at_location = at_location
        """The first number is a location, or ANYWHERE."""

    def can_do(self, state: ScoundrelsState, context: UseContext, step: Step) -> bool:
        """Whether it can do something (SC-FX-1)."""
        return True

    def perform(self, state: ScoundrelsState, use: RunningAbility, step: Step) -> None:
        """Carries it out, or asks what it needs to know."""
        raise NotImplementedError


def some_rival(state: ScoundrelsState, user: i64, amounts: vec[i64], above: i64) -> bool:
    """Whether some rival has more than an amount."""
    seat: i64 = 0
    while seat < state.seats:
        if seat != user and amounts[seat] > above:
            return True
        seat += 1
    return False
