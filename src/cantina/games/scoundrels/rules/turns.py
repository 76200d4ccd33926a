"""Turns: their stages and distrust windows (section 6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cantina.games.scoundrels.choices import (
    CONDITION_NOT_MET,
    DISTRUST,
    HIRES,
    NO_HONEST,
    NO_LEADER_ABILITY,
    NO_STRATEGY,
    NOT_IN_HAND,
    NOT_NOW,
    NOT_YOURS,
    OFFICE,
    PASS,
    PLAY_OPEN,
    PLAYS,
    RECRUITS,
    SLOT_TAKEN,
    USE_LEADER,
    USE_STRATEGY,
    USED_UP,
    USES,
    Play,
)
from cantina.games.scoundrels.content import (
    CARDS,
    END,
    OPEN,
    SHEET,
    SLOT,
    START,
    STRATEGIES,
    TIMING,
    TRAIT_SLOTS,
    TURNS,
    ZERO,
    trait_of,
)
from cantina.games.scoundrels.events import OfficeUsed, TurnBegun
from cantina.games.scoundrels.rules.abilities import begin_leader, begin_strategy, begin_use
from cantina.games.scoundrels.rules.cards import play, play_open
from cantina.games.scoundrels.rules.effect import UseContext
from cantina.games.scoundrels.rules.henchmen import place_henchman
from cantina.games.scoundrels.rules.hiring import begin_hire, can_recruit, hire_obstacle, obstacle_to_hire
from cantina.games.scoundrels.rules.office import OFFICE_OPTION
from cantina.games.scoundrels.rules.pending import PENDING_QUEUE
from cantina.games.scoundrels.rules.saloon import put_on_discard, refill, rightmost, take
from cantina.games.scoundrels.rules.usable import (
    can_use,
    can_use_ability,
    condition_holds,
    why_not_usable,
    why_not_usable_ability,
)
from cantina.games.scoundrels.state import (
    T_ABILITIES,
    T_END,
    T_HIRE,
    T_PLAN,
    T_RESET,
    T_START,
    T_WINDOW_3,
    ScoundrelsState,
)
from cantina.kernel.choice import Choice, Pick, Reason
from cantina.kernel.native_types import append, i64, sort, with_room
from cantina.kernel.pile import EVERYONE
from cantina.kernel.state import DecisionFrame, Frame

_PLAYS: Final[list[Choice]] = [*PLAYS, PLAY_OPEN]
_USES: Final[list[Choice]] = [*USES, USE_LEADER, USE_STRATEGY, PASS]
_ONLY_PASSING: Final[tuple[Choice, ...]] = (PASS,)
_ONLY_OFFICE: Final[tuple[Choice, ...]] = (OFFICE,)
_ACTIONS: Final[list[Choice]] = [*HIRES, *RECRUITS, OFFICE]
_DISTRUST: Final[list[Choice]] = [DISTRUST, PASS]


class Turns(Frame[ScoundrelsState]):
    """One stage after another; what has become pending comes first (SC-TURN-5 to 13)."""

    def run(self, state: ScoundrelsState) -> None:
        if state.due != 0 or state.due_strategy != 0:
            state.push(PENDING_QUEUE)
            return
        stage: i64 = state.stage
        state.stage += 1
        if stage == T_RESET:
            clear_used_flags(state)
            state.slot = -1
            if not state.quiet:
                state.emit(TurnBegun(seat=state.active))
        elif stage in (T_START, T_ABILITIES, T_END):
            state.push(ABILITIES)
        elif stage == T_PLAN:
            state.push(PLANNING)
        elif stage == T_HIRE:
            state.push(HIRING_OR_OFFICE)
        elif stage > T_WINDOW_3:
            _next_turn(state)
        elif state.slot != OPEN:  # SC-HENCH-8: nobody distrusts a card played face up
            state.push(DISTRUST_WINDOW)


def _next_turn(state: ScoundrelsState) -> None:
    """The turn passes clockwise; after the last one of the day night falls (SC-TURN-3, 4 and 12)."""
    state.stage = T_RESET
    state.turn += 1
    if state.turn == TURNS * state.seats:
        state.pop()
    else:
        state.active = state.clockwise(state.active, 1)


def clear_used_flags(state: ScoundrelsState) -> None:
    """All used flags are cleared (SC-TURN-6, SC-EOD-19)."""
    state.used_traits = 0
    state.used_jobs = 0
    state.used_leader = False
    state.used_strategy = 0


class ActiveQuestion(DecisionFrame[ScoundrelsState]):
    """A question to the player whose turn it is."""

    def asked(self, state: ScoundrelsState) -> i64:
        return 1 << state.active


class Planning(ActiveQuestion):
    """A card face down into a free slot, or with an Honest scoundrel the 0 face up (SC-PLAN-1 to 8)."""

    def candidates(self, state: ScoundrelsState, seat: i64) -> Sequence[Choice]:
        return _PLAYS

    def obstacle(self, state: ScoundrelsState, seat: i64, choice: Choice) -> Reason | None:
        hand = state.hands[seat]
        if not isinstance(choice, Play):
            if not hand.holds(0):
                return NOT_IN_HAND
            return None if _has_honest(state, seat) else NO_HONEST
        if not hand.holds(choice.card):
            return NOT_IN_HAND
        return None if state.played[seat * CARDS + choice.slot] < 0 else SLOT_TAKEN

    def cache_key(self, state: ScoundrelsState, seat: i64) -> i64:
        """Cards in hand, free slots, and whether the 0 may lie open, as bits."""
        bits: i64 = 0
        for card in state.hands[seat].cards:
            bits |= 1 << card
        slot: i64 = 0
        while slot < OPEN:
            if state.played[seat * CARDS + slot] < 0:
                bits |= 1 << (CARDS + slot)
            slot += 1
        return bits | 1 << (CARDS + OPEN) if _has_honest(state, seat) else bits

    def answer(self, state: ScoundrelsState, seat: i64, choice: Choice) -> None:
        state.pop()
        if isinstance(choice, Play):
            play(state, seat, choice.card, choice.slot)
        else:
            play_open(state, seat)


def _has_honest(state: ScoundrelsState, seat: i64) -> bool:
    """Whether an Honest scoundrel is on a sheet."""
    at: i64 = seat * SHEET
    while at < seat * SHEET + SHEET:
        if state.sheets[at] >= 0 and TIMING[trait_of(state.sheets[at])] == ZERO:
            return True
        at += 1
    return False


class Abilities(ActiveQuestion):
    """Any number of abilities whose time it is, one at a time (SC-TURN-7, 9 and 11, SC-ABIL-1 to 12)."""

    def candidates(self, state: ScoundrelsState, seat: i64) -> Sequence[Choice]:
        return _USES

    def obstacle(self, state: ScoundrelsState, seat: i64, choice: Choice) -> Reason | None:
        if isinstance(choice, Pick):
            place: i64 = state.place_of(choice.pick)
            if not seat * SHEET <= place < seat * SHEET + SHEET:
                return NOT_YOURS
            scoundrel: i64 = state.sheets[place]
            if _is_usable(state, seat, scoundrel):
                return None
            if not _timing_fits(state, choice.pick):
                return NOT_NOW
            return USED_UP if state.flagged(scoundrel) else why_not_usable(state, seat, scoundrel)
        if choice is USE_LEADER:
            return _leader_obstacle(state, seat)
        return _strategy_obstacle(state, seat) if choice is USE_STRATEGY else None

    def choices(self, state: ScoundrelsState, seat: i64) -> tuple[Choice, ...]:
        """Looks only at the scoundrels on the sheet, since every other one has an obstacle."""
        usable = with_room(SHEET)
        at: i64 = seat * SHEET
        while at < seat * SHEET + SHEET:
            scoundrel: i64 = state.sheets[at]
            if scoundrel >= 0 and _is_usable(state, seat, scoundrel):
                usable = append(usable, scoundrel)
            at += 1
        leader = _leader_obstacle(state, seat) is None
        strategy = _strategy_obstacle(state, seat) is None
        count: i64 = len(usable)
        if count == 0 and not leader and not strategy:
            return _ONLY_PASSING
        if count > 1:
            sort(usable)
        found: list[Choice] = [_USES[trait_of(scoundrel)] for scoundrel in usable]
        if leader:
            found.append(USE_LEADER)
        if strategy:
            found.append(USE_STRATEGY)
        found.append(PASS)
        return tuple(found)

    def answer(self, state: ScoundrelsState, seat: i64, choice: Choice) -> None:
        state.pop()
        if choice is PASS:
            return
        state.stage -= 1  # after this one, the stage goes on
        if isinstance(choice, Pick):
            begin_use(state, seat, choice.pick, True)
        elif choice is USE_LEADER:
            begin_leader(state, seat)
        else:
            begin_strategy(state, seat)


def _is_usable(state: ScoundrelsState, seat: i64, scoundrel: i64) -> bool:
    """Whether a scoundrel on a player's sheet can be used now."""
    return _timing_fits(state, trait_of(scoundrel)) and can_use(state, seat, scoundrel)


def _timing_fits(state: ScoundrelsState, trait: i64) -> bool:
    """Whether it is the time of a trait (SC-TEXT-1, 3 and 8, SC-TRAIT-SLOT-1)."""
    timing: i64 = TIMING[trait]
    if state.stage == T_START + 1:
        return timing == START
    if state.stage == T_END + 1:
        return timing == END
    if state.slot == OPEN:
        return timing == ZERO  # SC-PLAN-7
    return timing == SLOT and TRAIT_SLOTS[trait] >> state.slot & 1 == 1


def _leader_obstacle(state: ScoundrelsState, seat: i64) -> Reason | None:
    """The leader's ability of the slot just played (SC-ABIL-1, SC-DATA-2 to 6)."""
    if state.stage != T_ABILITIES + 1:
        return NOT_NOW
    if state.slot == OPEN:
        return NO_LEADER_ABILITY
    ability = state.numbers.leader_abilities[state.slot]
    if ability is None:
        return NO_LEADER_ABILITY
    if state.used_leader:
        return USED_UP
    if can_use_ability(state, UseContext(state, seat), ability):
        return None
    return why_not_usable_ability(state, UseContext(state, seat), ability)


def _strategy_obstacle(state: ScoundrelsState, seat: i64) -> Reason | None:
    """A strategy card with a slot or start-of-turn timing (SC-STRAT-2, 3 and 7)."""
    at: i64 = state.strategy[seat]
    if at < 0:
        return NO_STRATEGY
    card = STRATEGIES[at]
    if state.stage == T_START + 1:
        fits = card.timing == START
    else:
        fits = state.stage == T_ABILITIES + 1 and card.timing == SLOT and state.slot in card.slots
    ability = state.numbers.strategy_abilities[at]
    if not fits or ability is None:
        return NOT_NOW
    if state.used_strategy >> seat & 1:
        return USED_UP
    context = UseContext(state, seat)
    if not condition_holds(state, card.condition, context):
        return CONDITION_NOT_MET
    if can_use_ability(state, context, ability):
        return None
    return why_not_usable_ability(state, UseContext(state, seat), ability)


class HiringOrOffice(ActiveQuestion):
    """Hire one scoundrel or use the office (SC-TURN-10, SC-OFF-9)."""

    def candidates(self, state: ScoundrelsState, seat: i64) -> Sequence[Choice]:
        return _ACTIONS

    def obstacle(self, state: ScoundrelsState, seat: i64, choice: Choice) -> Reason | None:
        if not isinstance(choice, Pick):
            return None
        return hire_obstacle(state, seat, choice.pick, choice.kind == "recruit", False)

    def choices(self, state: ScoundrelsState, seat: i64) -> tuple[Choice, ...]:
        """Looks only at the scoundrels in the Saloon, since every other one has an obstacle."""
        in_saloon = state.saloon[:]
        sort(in_saloon)
        found: list[Choice] = []
        for scoundrel in in_saloon:
            if scoundrel >= 0 and obstacle_to_hire(state, seat, scoundrel, False, False) is None:
                found.append(HIRES[trait_of(scoundrel)])
        if can_recruit(state, seat):
            for scoundrel in in_saloon:
                if scoundrel >= 0 and obstacle_to_hire(state, seat, scoundrel, True, False) is None:
                    found.append(RECRUITS[trait_of(scoundrel)])
        if len(found) == 0:
            return _ONLY_OFFICE
        found.append(OFFICE)
        return tuple(found)

    def answer(self, state: ScoundrelsState, seat: i64, choice: Choice) -> None:
        state.pop()
        if isinstance(choice, Pick):
            begin_hire(state, seat, choice.pick, choice.kind == "recruit")
            return
        if not state.quiet:
            state.emit(OfficeUsed(seat=seat))
        scoundrel: i64 = rightmost(state)
        if scoundrel >= 0:  # SC-OFF-1 and 2
            put_on_discard(state, take(state, trait_of(scoundrel)))
            refill(state)
        state.push(OFFICE_OPTION)


class DistrustWindow(DecisionFrame[ScoundrelsState]):
    """All rivals who can place a henchman are asked at once, and again if somebody did (SC-HENCH-9 to 18)."""

    def asked(self, state: ScoundrelsState) -> i64:
        bits: i64 = 0
        card: i64 = state.active * CARDS + state.slot
        seat: i64 = 0
        while seat < state.seats:
            if seat != state.active and state.reserve[seat] > 0 and not state.on_card[card] >> seat & 1:
                bits |= 1 << seat
            seat += 1
        return bits

    def run(self, state: ScoundrelsState) -> None:
        state.pop()  # nobody can

    def candidates(self, state: ScoundrelsState, seat: i64) -> Sequence[Choice]:
        return _DISTRUST

    def obstacle(self, state: ScoundrelsState, seat: i64, choice: Choice) -> Reason | None:
        return None

    def cache_key(self, state: ScoundrelsState, seat: i64) -> i64:
        return 0

    def span(self, state: ScoundrelsState) -> i64:
        return state.turn_number()

    def answer_all(self, state: ScoundrelsState, answers: list[i64]) -> None:
        placed = False
        state.reveal_to(EVERYONE)
        seat: i64 = 0
        while seat < state.seats:
            if answers[seat] == DISTRUST.number:
                place_henchman(state, seat)
                placed = True
            seat += 1
        if not placed:
            state.pop()


TURNS_OF_DAY: Final = Turns("turns")
PLANNING: Final = Planning("planning", "plan", "SC-PLAN-1")
ABILITIES: Final = Abilities("abilities", "abilities", "SC-ABIL-1", forced=True)
HIRING_OR_OFFICE: Final = HiringOrOffice("acting", "act", "SC-TURN-10", forced=True)
DISTRUST_WINDOW: Final = DistrustWindow("window", "distrust", "SC-HENCH-9", simultaneous=True, standing=PASS)
FRAMES: Final[tuple[Frame[ScoundrelsState], ...]] = (
    TURNS_OF_DAY,
    PLANNING,
    ABILITIES,
    HIRING_OR_OFFICE,
    DISTRUST_WINDOW,
)
