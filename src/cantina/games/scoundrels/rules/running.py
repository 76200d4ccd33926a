"""Abilities being used and hires in progress: what has to be remembered between two questions."""

from __future__ import annotations

from typing import Final, final

import msgspec

from cantina.games.scoundrels.content import Ability, ScoundrelsNumbers, Step
from cantina.kernel.native_types import i64, mypyc_attr

# Whose ability is used.
SCOUNDREL: Final = 0
LEADER: Final = 1
STRATEGY: Final = 2

# Stages of a hire (SC-HIRE-10).
HIRE_PAID: Final = 0
HIRE_USED: Final = 1
HIRE_PLACED: Final = 3
HIRE_ARRANGED: Final = 4


@final
@mypyc_attr(acyclic=True)
class RunningAbility:
    """An ability of a scoundrel, leader or strategy card that is being used."""

    def __init__(self, user: i64, kind: i64, card: i64, own_timing: bool, place: i64) -> None:
        self.user: i64 = user
        self.kind: i64 = kind
        """SCOUNDREL, LEADER or STRATEGY."""
        self.card: i64 = card
        """The trait of the scoundrel, the leader's slot or the strategy card."""
        self.own_timing = own_timing
        """Used by its own timing, so that its modifiers count (SC-MOD-10)."""
        self.steps_begun: i64 = -1
        """-1: not even the costs have been paid."""
        self.second_use = False
        """The scoundrel is being used for the second time, or its user has declined to."""
        self.job: i64 = 0
        """The job being carried out; the scoundrel may get another on the way."""
        self.safe: i64 = -1
        """The safe chosen last; -1: none."""
        self.freed_owner: i64 = -1
        """The owner of the henchman freed last; -1: nobody."""
        self.jailed: i64 = 0
        """How many henchmen of rivals it has sent to jail."""
        self.discard_at_end = False
        """The scoundrel is discarded when its use ends."""
        self.place: i64 = place
        """Where the scoundrel lay when its use began; -1: no scoundrel."""
        self.otherwise = False
        """The other step is carried out, since the condition does not hold."""
        self.targets: i64 = 0
        """Seats already dealt with, as bits."""
        self.dropped = False
        """The scoundrel was discarded from its sheet to make room."""
        self.bury_trait: i64 = -1
        """The trait of a scoundrel of the discard pile that goes to its bottom after its use; -1: none."""
        self.picked_trait: i64 = -1
        """The trait of the scoundrel picked for a swap or hired last; -1: none."""

    def ability(self, numbers: ScoundrelsNumbers) -> Ability:
        if self.kind == SCOUNDREL:
            return numbers.job_abilities[self.job]
        cards = numbers.leader_abilities if self.kind == LEADER else numbers.strategy_abilities
        found = cards[self.card]
        assert found is not None
        return found

    def step(self, numbers: ScoundrelsNumbers) -> Step:
        """The step that is being carried out."""
        ability = self.ability(numbers)
        if self.otherwise:
            assert ability.otherwise is not None
            return ability.otherwise
        return ability.steps[self.steps_begun - 1]

    def bearer(self) -> i64:
        """The trait of the scoundrel whose ability it is; -1: it is a leader's or a strategy card's."""
        return self.card if self.kind == SCOUNDREL else -1

    def begin_again(self, job: i64) -> None:
        """Starts the second use (SC-MOD-6: by the job the scoundrel has now)."""
        self.job = job
        self.steps_begun = -1
        self.safe = -1
        self.freed_owner = -1
        self.jailed = 0
        self.targets = 0

    def copy(self) -> RunningAbility:
        other = RunningAbility(self.user, self.kind, self.card, self.own_timing, self.place)
        other.steps_begun = self.steps_begun
        other.second_use = self.second_use
        other.job = self.job
        other.safe = self.safe
        other.freed_owner = self.freed_owner
        other.jailed = self.jailed
        other.discard_at_end = self.discard_at_end
        other.otherwise = self.otherwise
        other.targets = self.targets
        other.dropped = self.dropped
        other.bury_trait = self.bury_trait
        other.picked_trait = self.picked_trait
        return other

    def dump(self) -> list[int]:
        return [
            self.user,
            self.kind,
            self.card,
            int(self.own_timing),
            self.steps_begun,
            int(self.second_use),
            self.job,
            self.safe,
            self.freed_owner,
            self.jailed,
            int(self.discard_at_end),
            self.place,
            int(self.otherwise),
            self.targets,
            int(self.dropped),
            self.bury_trait,
            self.picked_trait,
        ]

    @staticmethod
    def load(data: object) -> RunningAbility:
        values = _numbers(data, 17)
        use = RunningAbility(values[0], values[1], values[2], values[3] != 0, values[11])
        use.steps_begun = values[4]
        use.second_use = values[5] != 0
        use.job = values[6]
        use.safe = values[7]
        use.freed_owner = values[8]
        use.jailed = values[9]
        use.discard_at_end = values[10] != 0
        use.otherwise = values[12] != 0
        use.targets = values[13]
        use.dropped = values[14] != 0
        use.bury_trait = values[15]
        use.picked_trait = values[16]
        return use


@final
@mypyc_attr(acyclic=True)
class RunningHire:
    """The hire of one scoundrel, from its payment to the refilling of the Saloon."""

    def __init__(self, hirer: i64, trait: i64, origin: i64, traits_before: i64) -> None:
        self.hirer: i64 = hirer
        self.trait: i64 = trait
        self.stage: i64 = HIRE_PAID
        self.origin: i64 = origin
        """IN_SALOON or IN_DISCARD."""
        self.traits_before: i64 = traits_before
        """The traits on the sheet before the hire began, as bits (SC-TRIG-2)."""
        self.swaps: i64 = 0
        """How often spaces have been exchanged."""
        self.scoundrel: i64 = -1
        """The scoundrel itself, while it lies nowhere; -1: it lies somewhere."""

    def copy(self) -> RunningHire:
        other = RunningHire(self.hirer, self.trait, self.origin, self.traits_before)
        other.stage = self.stage
        other.swaps = self.swaps
        other.scoundrel = self.scoundrel
        return other

    def dump(self) -> list[int]:
        return [
            self.hirer,
            self.trait,
            self.stage,
            self.origin,
            self.traits_before,
            self.swaps,
            self.scoundrel,
        ]

    @staticmethod
    def load(data: object) -> RunningHire:
        values = _numbers(data, 7)
        hire = RunningHire(values[0], values[1], values[3], values[4])
        hire.stage = values[2]
        hire.swaps = values[5]
        hire.scoundrel = values[6]
        return hire


def _numbers(data: object, count: int) -> list[int]:
    values = msgspec.convert(data, list[int])
    if len(values) != count:
        raise msgspec.ValidationError(f"expected {count} whole numbers, got {len(values)}")
    return values
