"""Turns: their stages, distrust windows and pending abilities (sections 6 and 7.5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cantina.games.scoundrels.choices import (
    DISTRUST,
    HIRES,
    NO_HONEST,
    NO_LEADER_ABILITY,
    NO_STRATEGY,
    NOT_IN_HAND,
    NOT_NOW,
    NOT_PENDING,
    NOT_USABLE,
    NOT_YOURS,
    OFFICE,
    PASS,
    PLAY_OPEN,
    PLAYS,
    RECRUITS,
    SLOT_TAKEN,
    TARGETS,
    USE_LEADER,
    USE_STRATEGY,
    USED_UP,
    USES,
    Play,
)
from cantina.games.scoundrels.content import (
    BIT,
    CARDS,
    END,
    LEADER_ABILITIES,
    OPEN,
    SHEET,
    SLOT,
    START,
    STRATEGIES,
    TRAITS,
    TURNS,
    ZERO,
    trait_of,
)
from cantina.games.scoundrels.events import OfficeUsed, TurnBegun
from cantina.games.scoundrels.rules.cards import play, play_open
from cantina.games.scoundrels.rules.hiring import begin_hire
from cantina.games.scoundrels.rules.office import OFFICE_OPTION
from cantina.games.scoundrels.rules.saloon import refill, take, throw
from cantina.games.scoundrels.rules.usable import Means, can_do, can_use, hire_obstacle, holds, rightmost
from cantina.games.scoundrels.rules.uses import begin_leader, begin_strategy, begin_use, place_henchman
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
from cantina.kernel.ints import i64
from cantina.kernel.pile import EVERYONE
from cantina.kernel.state import Ask, Frame

_PLAYS: Final[list[Choice]] = [*PLAYS, PLAY_OPEN]
_USES: Final[list[Choice]] = [*USES, USE_LEADER, USE_STRATEGY, PASS]
_PENDING: Final[list[Choice]] = [*USES, USE_STRATEGY, PASS]
_ACTIONS: Final[list[Choice]] = [*HIRES, *RECRUITS, OFFICE]
_DISTRUST: Final[list[Choice]] = [DISTRUST, PASS]
_TARGETS: Final[list[Choice]] = [*TARGETS]


class Turns(Frame[ScoundrelsState]):
    """One stage after another; what has become pending comes first (SC-TURN-5 to 13)."""

    def run(self, state: ScoundrelsState) -> None:
        if state.due != 0 or state.due_strategy != 0:
            state.push(QUEUE)
            return
        stage: i64 = state.stage
        state.stage += 1
        if stage == T_RESET:
            reset(state)
            state.slot = -1
            if not state.quiet:
                state.tell(TurnBegun(seat=state.active))
        elif stage in (T_START, T_ABILITIES, T_END):
            state.push(ABILITIES)
        elif stage == T_PLAN:
            state.push(PLANNING)
        elif stage == T_HIRE:
            state.push(ACTING)
        elif stage > T_WINDOW_3:
            _next_turn(state)
        elif state.slot != OPEN:  # SC-HENCH-8: nobody distrusts a card played face up
            state.push(WINDOW)


def _next_turn(state: ScoundrelsState) -> None:
    """The turn passes clockwise; after the last one of the day night falls (SC-TURN-3, 4 and 12)."""
    state.stage = T_RESET
    state.turn += 1
    if state.turn == TURNS * state.seats:
        state.pop()
    else:
        state.active = state.clockwise(state.active, 1)


def reset(state: ScoundrelsState) -> None:
    """All used flags are cleared (SC-TURN-6, SC-EOD-19)."""
    state.used_traits = 0
    state.used_jobs = 0
    state.used_leader = False
    state.used_strategy = 0


class OfActive(Ask[ScoundrelsState]):
    def asked(self, state: ScoundrelsState) -> i64:
        return 1 << state.active


class Planning(OfActive):
    """A card face down into a free slot, or with an Honest scoundrel the 0 face up (SC-PLAN-1 to 8)."""

    def candidates(self, state: ScoundrelsState, seat: i64) -> Sequence[Choice]:
        return _PLAYS

    def obstacle(self, state: ScoundrelsState, seat: i64, choice: Choice) -> Reason | None:
        hand = state.hands[seat]
        if not isinstance(choice, Play):
            if not hand.holds(0):
                return NOT_IN_HAND
            return None if _honest(state, seat) else NO_HONEST
        if not hand.holds(choice.card):
            return NOT_IN_HAND
        return None if state.played[seat * CARDS + choice.slot] < 0 else SLOT_TAKEN

    def situation(self, state: ScoundrelsState, seat: i64) -> i64:
        """Cards in hand, free slots, and whether the 0 may lie open, as bits."""
        bits: i64 = 0
        for card in state.hands[seat].cards:
            bits |= 1 << card
        slot: i64 = 0
        while slot < OPEN:
            if state.played[seat * CARDS + slot] < 0:
                bits |= 1 << (CARDS + slot)
            slot += 1
        return bits | 1 << (CARDS + OPEN) if _honest(state, seat) else bits

    def answer(self, state: ScoundrelsState, seat: i64, choice: Choice) -> None:
        state.pop()
        if isinstance(choice, Play):
            play(state, seat, choice.card, choice.slot)
        else:
            play_open(state, seat)


def _honest(state: ScoundrelsState, seat: i64) -> bool:
    at: i64 = seat * SHEET
    while at < seat * SHEET + SHEET:
        if state.sheets[at] >= 0 and TRAITS[trait_of(state.sheets[at])].timing == ZERO:
            return True
        at += 1
    return False


class Abilities(OfActive):
    """Any number of abilities whose time it is, one at a time (SC-TURN-7, 9 and 11, SC-ABIL-1 to 12)."""

    def candidates(self, state: ScoundrelsState, seat: i64) -> Sequence[Choice]:
        return _USES

    def obstacle(self, state: ScoundrelsState, seat: i64, choice: Choice) -> Reason | None:
        if isinstance(choice, Pick):
            place: i64 = state.place_of(choice.pick)
            if not seat * SHEET <= place < seat * SHEET + SHEET:
                return NOT_YOURS
            one: i64 = state.sheets[place]
            if not _fits(state, choice.pick):
                return NOT_NOW
            if state.flagged(one):
                return USED_UP
            return None if can_use(state, seat, one, True) else NOT_USABLE
        if choice is USE_LEADER:
            return _leader_obstacle(state, seat)
        return _strategy_obstacle(state, seat) if choice is USE_STRATEGY else None

    def choices(self, state: ScoundrelsState, seat: i64) -> tuple[Choice, ...]:
        traits: list[i64] = []
        at: i64 = seat * SHEET
        while at < seat * SHEET + SHEET:
            if state.sheets[at] >= 0:
                traits.append(trait_of(state.sheets[at]))
            at += 1
        traits.sort()
        found: list[Choice] = []
        for trait in traits:
            if self.obstacle(state, seat, _USES[trait]) is None:
                found.append(_USES[trait])
        for choice in (USE_LEADER, USE_STRATEGY):
            if self.obstacle(state, seat, choice) is None:
                found.append(choice)
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


def _fits(state: ScoundrelsState, trait: i64) -> bool:
    """Whether it is the time of a trait (SC-TEXT-1, 3 and 8, SC-TRAIT-SLOT-1)."""
    card = TRAITS[trait]
    if state.stage == T_START + 1:
        return card.timing == START
    if state.stage == T_END + 1:
        return card.timing == END
    if state.slot == OPEN:
        return card.timing == ZERO  # SC-PLAN-7
    return card.timing == SLOT and state.slot in card.slots


def _leader_obstacle(state: ScoundrelsState, seat: i64) -> Reason | None:
    """The leader's ability of the slot just played (SC-ABIL-1, SC-DATA-2 to 6)."""
    if state.stage != T_ABILITIES + 1:
        return NOT_NOW
    if state.slot == OPEN:
        return NO_LEADER_ABILITY
    ability = LEADER_ABILITIES[state.slot]
    if ability is None:
        return NO_LEADER_ABILITY
    if state.used_leader:
        return USED_UP
    return None if can_do(state, Means(state, seat), ability, -1) else NOT_USABLE


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
    if not fits or card.ability is None:
        return NOT_NOW
    if state.used_strategy >> seat & 1:
        return USED_UP
    means = Means(state, seat)
    if not holds(state, card.condition, means):
        return NOT_USABLE
    return None if can_do(state, means, card.ability, -1) else NOT_USABLE


class Acting(OfActive):
    """Hire one scoundrel or use the office (SC-TURN-10, SC-OFF-9)."""

    def candidates(self, state: ScoundrelsState, seat: i64) -> Sequence[Choice]:
        return _ACTIONS

    def obstacle(self, state: ScoundrelsState, seat: i64, choice: Choice) -> Reason | None:
        if not isinstance(choice, Pick):
            return None
        return hire_obstacle(state, seat, choice.pick, choice.kind == "recruit", False)

    def choices(self, state: ScoundrelsState, seat: i64) -> tuple[Choice, ...]:
        traits: list[i64] = [trait_of(one) for one in state.saloon if one >= 0]
        traits.sort()
        found: list[Choice] = []
        for trait in traits:
            if self.obstacle(state, seat, HIRES[trait]) is None:
                found.append(HIRES[trait])
        for trait in traits:
            if self.obstacle(state, seat, RECRUITS[trait]) is None:
                found.append(RECRUITS[trait])
        found.append(OFFICE)
        return tuple(found)

    def answer(self, state: ScoundrelsState, seat: i64, choice: Choice) -> None:
        state.pop()
        if isinstance(choice, Pick):
            begin_hire(state, seat, choice.pick, choice.kind == "recruit")
            return
        if not state.quiet:
            state.tell(OfficeUsed(seat=seat))
        one: i64 = rightmost(state)
        if one >= 0:  # SC-OFF-1 and 2
            throw(state, take(state, trait_of(one)))
            refill(state)
        state.push(OFFICE_OPTION)


class Window(Ask[ScoundrelsState]):
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

    def situation(self, state: ScoundrelsState, seat: i64) -> i64:
        return 0

    def span(self, state: ScoundrelsState) -> i64:
        return state.turn_number()

    def answer_all(self, state: ScoundrelsState, answers: list[i64]) -> None:
        placed = False
        state.show_to(EVERYONE)
        seat: i64 = 0
        while seat < state.seats:
            if answers[seat] == DISTRUST.number:
                place_henchman(state, seat)
                placed = True
            seat += 1
        if not placed:
            state.pop()


# -- pending abilities ----------------------------------------------------------------------------


class Queue(Frame[ScoundrelsState]):
    """Offers what is pending, player by player, until nothing is left (SC-TRIG-4 to 11, SC-EOD-10)."""

    def run(self, state: ScoundrelsState) -> None:
        if state.night and _waiting(state) > 1:
            state.push(NEXT_UP)
            return
        steps: i64 = 0
        while steps < state.seats:
            seat: i64 = state.clockwise(state.active, steps)
            steps += 1
            if len(pending_of(state, seat)) > 0 or _pending_card(state, seat):
                state.queue_seat = seat
                state.push(OFFERING)
                return
            _drop(state, seat)  # SC-TRIG-9: judged when the offer reaches the player
        state.pop()


def _waiting(state: ScoundrelsState) -> i64:
    """How many players have something pending that they can use."""
    count: i64 = 0
    seat: i64 = 0
    while seat < state.seats:
        if len(pending_of(state, seat)) > 0 or _pending_card(state, seat):
            count += 1
        seat += 1
    return count


def _drop(state: ScoundrelsState, seat: i64) -> None:
    """A player's pending entries are gone."""
    state.due_strategy &= ~(1 << seat)
    at: i64 = seat * SHEET
    while at < seat * SHEET + SHEET:
        if state.sheets[at] >= 0:
            state.due &= ~BIT[trait_of(state.sheets[at])]
        at += 1


def pending_of(state: ScoundrelsState, seat: i64) -> list[i64]:
    """The traits of a player's pending scoundrels that can be used now."""
    found: list[i64] = []
    at: i64 = seat * SHEET
    while at < seat * SHEET + SHEET:
        one: i64 = state.sheets[at]
        at += 1
        if one >= 0 and state.due >> trait_of(one) & 1 and can_use(state, seat, one, True):
            found.append(trait_of(one))
    found.sort()
    return found


def _pending_card(state: ScoundrelsState, seat: i64) -> bool:
    """Whether a pending strategy card can be used now."""
    if not state.due_strategy >> seat & 1 or state.used_strategy >> seat & 1:
        return False
    ability = STRATEGIES[state.strategy[seat]].ability
    return ability is not None and can_do(state, Means(state, seat), ability, -1)


class NextUp(Ask[ScoundrelsState]):
    """At the end of day the player of the last turn chooses who goes next (SC-EOD-10)."""

    def asked(self, state: ScoundrelsState) -> i64:
        return 1 << state.clockwise(state.first, state.seats - 1)

    def candidates(self, state: ScoundrelsState, seat: i64) -> Sequence[Choice]:
        return _TARGETS

    def obstacle(self, state: ScoundrelsState, seat: i64, choice: Choice) -> Reason | None:
        assert isinstance(choice, Pick)
        if choice.pick >= state.seats:
            return NOT_PENDING
        waits = len(pending_of(state, choice.pick)) > 0 or _pending_card(state, choice.pick)
        return None if waits else NOT_PENDING

    def answer(self, state: ScoundrelsState, seat: i64, choice: Choice) -> None:
        assert isinstance(choice, Pick)
        state.queue_seat = choice.pick
        state.turn_to(OFFERING)


class Offering(Ask[ScoundrelsState]):
    """One player uses a pending ability, or passes on all of theirs (SC-TRIG-6 and 7)."""

    def asked(self, state: ScoundrelsState) -> i64:
        return 1 << state.queue_seat

    def candidates(self, state: ScoundrelsState, seat: i64) -> Sequence[Choice]:
        return _PENDING

    def obstacle(self, state: ScoundrelsState, seat: i64, choice: Choice) -> Reason | None:
        if isinstance(choice, Pick):
            return None if choice.pick in pending_of(state, seat) else NOT_PENDING
        if choice is USE_STRATEGY:
            return None if _pending_card(state, seat) else NOT_PENDING
        return None

    def choices(self, state: ScoundrelsState, seat: i64) -> tuple[Choice, ...]:
        found: list[Choice] = [_PENDING[trait] for trait in pending_of(state, seat)]
        if _pending_card(state, seat):
            found.append(USE_STRATEGY)
        found.append(PASS)
        return tuple(found)

    def answer(self, state: ScoundrelsState, seat: i64, choice: Choice) -> None:
        state.pop()
        if isinstance(choice, Pick):
            state.due &= ~BIT[choice.pick]
            begin_use(state, seat, choice.pick, True)
        elif choice is USE_STRATEGY:
            state.due_strategy &= ~(1 << seat)
            begin_strategy(state, seat)
        else:
            _drop(state, seat)


TURNS_FRAME: Final = Turns("turns")
PLANNING: Final = Planning("planning", "plan", "SC-PLAN-1")
ABILITIES: Final = Abilities("abilities", "abilities", "SC-ABIL-1", forced=True)
ACTING: Final = Acting("acting", "act", "SC-TURN-10", forced=True)
WINDOW: Final = Window("window", "distrust", "SC-HENCH-9", together=True, standing=PASS)
QUEUE: Final = Queue("queue")
NEXT_UP: Final = NextUp("next-up", "next", "SC-EOD-10", forced=True)
OFFERING: Final = Offering("offering", "pending", "SC-TRIG-6", forced=True)
