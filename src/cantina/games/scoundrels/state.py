"""The whole truth of a game of 3000 Scoundrels."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final, final

from cantina.games.scoundrels.content import (
    ANYWHERE,
    CARDS,
    SAFES,
    SAFES_EACH,
    SALOON,
    SHEET,
    SPACES,
    TURNS,
    ScoundrelsNumbers,
    job_of,
    scoundrel,
    trait_of,
)
from cantina.games.scoundrels.history import KINDS
from cantina.games.scoundrels.rules.running import HIRE_PLACED, RunningAbility, RunningHire
from cantina.kernel.hidden_history import History
from cantina.kernel.native_types import append, i64, pop, vec
from cantina.kernel.pile import Pile
from cantina.kernel.state import State
from cantina.kernel.state_fields import DERIVED, complete

if TYPE_CHECKING:
    from cantina.kernel.game import Game

# The streams of luck (SC-INFO-7).
SETUP: Final = 0
POKER: Final = 1
SPY: Final = 2
STREAMS: Final[tuple[str, ...]] = ("setup", "poker", "spy")
"""`setup`: decks, safes, leaders, first player; `poker`: later shuffles; `spy`: cards looked at by a Spy."""

# Where a safe is: a space of its own location, among the unused ones, or on a sheet.
UNUSED: Final = -1
ON_SHEET: Final = 10
"""Plus the seat."""

# Places of a scoundrel: sheets first, seat * 5 + space; then the Saloon; then the discard pile.
IN_SALOON: Final = 20
IN_DISCARD: Final = 23
NOWHERE: Final = -1

# The stages of a turn (SC-TURN-5), T0 to T8.
T_RESET: Final = 0
T_START: Final = 1
T_PLAN: Final = 2
T_WINDOW_1: Final = 3
T_ABILITIES: Final = 4
T_WINDOW_2: Final = 5
T_HIRE: Final = 6
T_END: Final = 7
T_WINDOW_3: Final = 8


@final
class ScoundrelsState(State):
    """A scoundrel goes by one number, trait * 64 + job; a running one by its trait, which stays with it."""

    numbers: Annotated[ScoundrelsNumbers, DERIVED]
    days: i64
    day: i64
    turn: i64
    """How many turns of the day are over."""
    stage: i64
    first: i64
    """The day's first player."""
    active: i64
    """The seat whose turn it is; during the end of day the one being settled."""
    slot: i64
    """The slot played this turn; OPEN: a 0 face up; -1: none yet."""
    night: bool
    """The end of day is being resolved."""

    leader: vec[i64]
    """-1: not taken yet."""
    strategy: vec[i64]
    """-1: none."""
    money: vec[i64]
    reputation: vec[i64]
    reserve: vec[i64]
    jailed: vec[i64]
    destroyed: vec[i64]

    hands: list[Pile]
    decks: list[Pile]
    played: vec[i64]
    """By seat * 7 + slot (6: beside the sheet): the poker card; -1: none."""
    played_seen: vec[i64]
    """Who has seen it."""
    on_card: vec[i64]
    """The seats with a henchman on it, as bits."""
    histories: Annotated[list[History], KINDS]
    """By seat: how its poker cards moved and who saw which (see `history`)."""

    sheets: vec[i64]
    """By seat * 5 + space: a scoundrel; -1: none."""
    saloon: vec[i64]
    """From left to right."""
    discard: vec[i64]
    """The top one last."""
    traits: vec[i64]
    """The trait deck, the top card last."""
    jobs: vec[i64]
    trait_box: vec[i64]
    """Traits out of the game, unseen."""
    job_box: vec[i64]

    used_traits: i64
    used_jobs: i64
    used_leader: bool
    used_strategy: i64
    """The seats whose strategy card was used in this turn window, as bits."""

    safes: vec[i64]
    """The face of each safe, by location * 6 + number."""
    safe_seen: vec[i64]
    where: vec[i64]
    loot: vec[i64]
    """Stolen safes in the order of stealing: seat * 32 + safe."""
    mark_on: vec[i64]
    """By seat * 7 + mark: the safe it lies on; -1: in the supply."""
    mark_face: vec[i64]
    """The number it shows."""

    due: i64
    """Scoundrels whose moment has come, by trait, as bits."""
    due_strategy: i64
    connected: i64
    """Responses that wait for the running use to end, by trait, as bits."""
    uses: list[RunningAbility]
    """The abilities being used, the innermost last."""
    hires: list[RunningHire]
    """The hires in progress, the innermost last."""
    queue_seat: i64
    """End of day: the player chosen to go next; -1: to be chosen."""
    bail: i64
    """Henchmen that are still to be freed by a bail."""
    target: i64
    """The seat about to lose a henchman."""

    # -- seats ----------------------------------------------------------------------------------

    def clockwise(self, seat: i64, steps: i64) -> i64:
        return (seat + steps) % self.seats

    def turn_number(self) -> i64:
        """Counts the turns of the match."""
        return self.day * TURNS * self.seats + self.turn

    def last_day(self) -> bool:
        return self.day == self.days

    def jail_total(self) -> i64:
        total: i64 = 0
        for count in self.jailed:
            total += count
        return total

    # -- scoundrels -----------------------------------------------------------------------------

    def place_of(self, trait: i64) -> i64:
        """Where the scoundrel with a trait lies; in the discard pile: IN_DISCARD + depth from the top."""
        at: i64 = 0
        while at < len(self.sheets):
            if self.sheets[at] >= 0 and trait_of(self.sheets[at]) == trait:
                return at
            at += 1
        at = 0
        while at < SALOON:
            if self.saloon[at] >= 0 and trait_of(self.saloon[at]) == trait:
                return IN_SALOON + at
            at += 1
        at = len(self.discard) - 1
        depth: i64 = 0
        while at >= 0:
            if trait_of(self.discard[at]) == trait:
                return IN_DISCARD + depth
            at -= 1
            depth += 1
        return NOWHERE

    def at_place(self, place: i64) -> i64:
        """The scoundrel that lies at a place."""
        if place >= IN_DISCARD:
            return self.discard[len(self.discard) - 1 - (place - IN_DISCARD)]
        if place >= IN_SALOON:
            return self.saloon[place - IN_SALOON]
        return self.sheets[place]

    def flagged(self, scoundrel: i64) -> bool:
        """Whether either card of a scoundrel was used in this turn window (SC-ABIL-9)."""
        return bool(self.used_traits >> trait_of(scoundrel) & 1) or bool(
            self.used_jobs >> job_of(scoundrel) & 1
        )

    def being_hired(self, trait: i64) -> bool:
        """Whether a scoundrel's own hire is in progress (SC-HIRE-18)."""
        for hire in self.hires:  # noqa: SIM110 (a generator is slow when compiled)
            if hire.trait == trait and hire.stage < HIRE_PLACED:
                return True
        return False

    def being_hired_by(self, hire: RunningHire) -> i64:
        """The scoundrel of a hire in progress, wherever its cards are by now; -1: nowhere."""
        if hire.scoundrel >= 0:
            return hire.scoundrel
        place: i64 = self.place_of(hire.trait)
        return -1 if place == NOWHERE else self.at_place(place)

    def scoundrels_on_sheet(self, seat: i64) -> i64:
        """How many scoundrels are on a sheet."""
        count: i64 = 0
        at: i64 = seat * SHEET
        while at < seat * SHEET + SHEET:
            if self.sheets[at] >= 0:
                count += 1
            at += 1
        return count

    # -- poker ----------------------------------------------------------------------------------

    def cards_today(self, seat: i64) -> i64:
        count: i64 = 0
        at: i64 = seat * CARDS
        while at < seat * CARDS + CARDS:
            if self.played[at] >= 0:
                count += 1
            at += 1
        return count

    # -- safes ----------------------------------------------------------------------------------

    def safe_at(self, location: i64, space: i64) -> i64:
        """The safe on a space of a location; -1: none."""
        safe: i64 = location * SAFES_EACH
        while safe < (location + 1) * SAFES_EACH:
            if self.where[safe] == space:
                return safe
            safe += 1
        return -1

    def holds_safes(self, location: i64) -> bool:
        """Whether a location, or any for ANYWHERE, has a safe."""
        safe: i64 = 0
        while safe < SAFES:
            at: i64 = self.where[safe]
            if 0 <= at < SPACES and (location == ANYWHERE or safe // SAFES_EACH == location):
                return True
            safe += 1
        return False

    def unused_safe(self, location: i64) -> i64:
        """The unused safe of a location; -1: none (there is never more than one, SC-JOB-N04-3)."""
        safe: i64 = location * SAFES_EACH
        while safe < (location + 1) * SAFES_EACH:
            if self.where[safe] == UNUSED:
                return safe
            safe += 1
        return -1

    def draw_scoundrel(self) -> i64:
        """Takes the top cards of the trait and job decks, which make a new scoundrel."""
        self.traits, trait = pop(self.traits)
        self.jobs, job = pop(self.jobs)
        return scoundrel(trait, job)

    def loot_of(self, seat: i64) -> vec[i64]:
        found: vec[i64] = vec[i64]()
        for entry in self.loot:
            if entry // 32 == seat:
                found = append(found, entry % 32)
        return found


FIELD_TYPES: Final = complete(ScoundrelsState)


def make_state(game: Game, seats: int, quiet: bool) -> ScoundrelsState:
    return ScoundrelsState(game, seats, quiet)
