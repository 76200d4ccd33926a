"""Duels (section 4), the Wanted card (5) and duels of the solo Rival (12.4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cantina.games.tiny_epic_western.choices import (
    ALREADY_REVEALED,
    CONCEDE,
    HOLD,
    NO_FORCE,
    NO_LAW,
    NOT_ENOUGH,
    REROLL,
    REVEAL,
    RIVAL_REDRAWS,
    RIVAL_REROLLS,
)
from cantina.games.tiny_epic_western.content import (
    BOSSES,
    FORCE,
    LAW,
    LAWMAN,
    MATS,
    OUTLAW,
    POKER_NAMES,
    value_of,
)
from cantina.games.tiny_epic_western.events import (
    BossHelped,
    CardRevealed,
    DieRolled,
    DuelBegun,
    DuelWon,
    RivalDrew,
    WantedTaken,
)
from cantina.games.tiny_epic_western.rules.arrival import put_gunman, resolve_arrival
from cantina.games.tiny_epic_western.rules.cards import discard_rival_card, draw_rival_card
from cantina.games.tiny_epic_western.rules.influence import gain_free, pay
from cantina.games.tiny_epic_western.state import DICE, RIVAL, WesternState
from cantina.kernel.choice import Choice, Pick, Reason
from cantina.kernel.native_types import i64
from cantina.kernel.pile import EVERYONE
from cantina.kernel.state import DecisionFrame, Frame

_DUEL_CHOICES: Final[list[Choice]] = [REROLL, REVEAL, CONCEDE]
_SOLO_DUEL_CHOICES: Final[list[Choice]] = [REROLL, REVEAL, *RIVAL_REROLLS, *RIVAL_REDRAWS, CONCEDE]
_PRESS_CHOICES: Final[list[Choice]] = [REROLL, REVEAL, HOLD]

# The roles in a duel: indices of `dice` and `bonus`.
ATTACK: Final = 0
DEFENCE: Final = 1


def roll(state: WesternState) -> i64:
    """Rolls a die in the open (TEW-COMP-2, TEW-INFO-1)."""
    state.reveal_to(EVERYONE)
    return state.streams[DICE].below(6) + 1


def begin_duel(state: WesternState, attacker: i64, spot: i64, option: i64) -> None:
    """Starts a duel for a spot where another side's gunman stands (TEW-DUEL-1 and 2)."""
    state.attacker = attacker
    state.defender = state.standing[spot]
    state.field = spot
    state.stance = option
    state.helped = 0
    state.bonus[ATTACK] = 0
    state.bonus[DEFENCE] = 0
    state.dice[ATTACK] = 0  # until they are rolled, so that nobody is shown the dice of the last duel
    state.dice[DEFENCE] = 0
    if not state.quiet:
        state.emit(DuelBegun(seat=attacker, rival=state.defender, mat=MATS[spot // 4]))
    state.push(DUEL)
    _roll_die(state, ATTACK)
    _roll_die(state, DEFENCE)
    if state.solo:
        _draw_for_rival(state)


def _side_in_role(state: WesternState, role: i64) -> i64:
    return state.attacker if role == ATTACK else state.defender


def _role(state: WesternState, side: i64) -> i64:
    return ATTACK if side == state.attacker else DEFENCE


def _shot(state: WesternState, role: i64) -> i64:
    return state.dice[role] + state.bonus[role]


def _roll_die(state: WesternState, role: i64) -> None:
    """Rolls one die; the new value counts even if it is lower (TEW-DUEL-5)."""
    state.dice[role] = roll(state)
    if not state.quiet:
        state.emit(DieRolled(seat=_side_in_role(state, role), die=state.dice[role], shot=_shot(state, role)))


def _draw_for_rival(state: WesternState) -> None:
    role: i64 = _role(state, RIVAL)
    draw_rival_card(state)
    state.bonus[role] = value_of(state.duel_card)
    if not state.quiet:
        state.emit(RivalDrew(card=POKER_NAMES[state.duel_card], shot=_shot(state, role)))


def losing_side(state: WesternState) -> i64:
    """The side with the lower shot, the attacker if they are equal (TEW-DUEL-3, TEW-SOLO-23)."""
    if _shot(state, ATTACK) > _shot(state, DEFENCE):
        return state.defender
    return state.attacker


class Duel(DecisionFrame[WesternState]):
    """The current loser rerolls, reveals or concedes (TEW-DUEL-4 to 11, TEW-SOLO-18 to 20)."""

    def asked(self, state: WesternState) -> i64:
        loser: i64 = losing_side(state)
        if loser >= state.seats:  # TEW-SOLO-18: the Rival makes no choices
            return 0
        return 1 << loser

    def run(self, state: WesternState) -> None:
        end_duel(state)

    def candidates(self, state: WesternState, seat: i64) -> Sequence[Choice]:
        return _SOLO_DUEL_CHOICES if state.solo else _DUEL_CHOICES

    def obstacle(self, state: WesternState, seat: i64, choice: Choice) -> Reason | None:
        if choice is REROLL or choice is REVEAL:
            return _shot_obstacle(state, seat, choice)
        if isinstance(choice, Pick) and state.influence[seat * 3 + choice.pick] == 0:
            return NOT_ENOUGH
        return None

    def cache_key(self, state: WesternState, seat: i64) -> i64:
        """Everything the obstacles look at, as bits."""
        return _shot_key(state, seat) | (64 if state.solo else 0)

    def answer(self, state: WesternState, seat: i64, choice: Choice) -> None:
        role: i64 = _role(state, seat)
        if choice is CONCEDE:
            end_duel(state)
        elif choice is REROLL or choice is REVEAL:
            _improve_shot(state, seat, choice)
            # Under version 1 the turn passed at once. The solo Rival has no turn to wait for (TEW-SOLO-18).
            if state.rules_version >= 2 and not state.solo and losing_side(state) != seat:
                state.push(PRESSING[seat])
        elif isinstance(choice, Pick):
            pay(state, seat, choice.pick, 1)
            if choice.kind == "rival-reroll":
                _roll_die(state, 1 - role)
            else:
                _draw_for_rival(state)


class Pressing(DecisionFrame[WesternState]):
    """Who has taken the lead may still reroll and reveal before the other's turn (TEW-DUEL-10)."""

    def __init__(self, seat: i64) -> None:
        super().__init__("pressing", "press", "TEW-DUEL-10", forced=True)
        self.seat: i64 = seat

    def args(self) -> tuple[int, ...]:
        return (self.seat,)

    def asked(self, state: WesternState) -> i64:
        return 1 << self.seat

    def candidates(self, state: WesternState, seat: i64) -> Sequence[Choice]:
        return _PRESS_CHOICES

    def obstacle(self, state: WesternState, seat: i64, choice: Choice) -> Reason | None:
        return None if choice is HOLD else _shot_obstacle(state, seat, choice)

    def cache_key(self, state: WesternState, seat: i64) -> i64:
        """Everything the obstacles look at, as bits."""
        return _shot_key(state, seat)

    def answer(self, state: WesternState, seat: i64, choice: Choice) -> None:
        if choice is not HOLD:
            _improve_shot(state, seat, choice)
            if losing_side(state) != seat:
                return
        state.pop()


def _shot_obstacle(state: WesternState, seat: i64, choice: Choice) -> Reason | None:
    """Why a seat cannot reroll or reveal (TEW-DUEL-5 to 8)."""
    if choice is REVEAL:
        return ALREADY_REVEALED if state.card_is_revealed(seat) else None
    if _free_reroll(state, seat):
        return None
    if seat == state.attacker:
        return None if state.influence[seat * 3 + FORCE] > 0 else NO_FORCE
    return None if state.influence[seat * 3 + LAW] > 0 else NO_LAW


def _shot_key(state: WesternState, seat: i64) -> i64:
    """Everything that `_shot_obstacle` looks at, and which types of influence the seat has, as bits."""
    at: i64 = seat * 3
    bits: i64 = 1 if _free_reroll(state, seat) else 0
    bits |= 2 if seat == state.attacker else 0
    bits |= 4 if state.card_is_revealed(seat) else 0
    bits |= 8 if state.influence[at] > 0 else 0
    bits |= 16 if state.influence[at + 1] > 0 else 0
    bits |= 32 if state.influence[at + 2] > 0 else 0
    return bits


def _improve_shot(state: WesternState, seat: i64, choice: Choice) -> None:
    """Rerolls or reveals (TEW-DUEL-5 to 9)."""
    role: i64 = _role(state, seat)
    if choice is REROLL:
        if _free_reroll(state, seat):
            state.helped |= 1 << seat
        else:
            pay(state, seat, FORCE if role == ATTACK else LAW, 1)
        _roll_die(state, role)
        return
    card: i64 = state.hands[seat].cards[0]
    state.hands[seat].seen[0] = EVERYONE
    state.reveal_to(EVERYONE)
    state.bonus[role] = value_of(card)  # the printed value; the Sheriff's changes do not count (TEW-DUEL-15)
    if not state.quiet:
        state.emit(CardRevealed(seat=seat, card=POKER_NAMES[card], shot=_shot(state, role)))


def _free_reroll(state: WesternState, seat: i64) -> bool:
    """The Lawman's first reroll of a duel (TEW-BOSS-8)."""
    return state.boss[seat] == LAWMAN and not state.helped >> seat & 1


def end_duel(state: WesternState) -> None:
    """Wounds the loser, then resolves the Wanted card, the Outlaw and the spot's reward (TEW-DUEL-13 to 22)."""
    loser: i64 = losing_side(state)
    winner: i64 = state.defender if loser == state.attacker else state.attacker
    state.pop()
    state.add_wounded(loser, state.field)
    if state.duel_card >= 0:
        discard_rival_card(state)
    if not state.quiet:
        state.emit(DuelWon(seat=winner, rival=loser))
        if state.wanted != winner:
            state.emit(WantedTaken(seat=winner))
    state.wanted = winner
    if winner == state.attacker:
        put_gunman(state, winner, state.field, state.stance)
        if winner < state.seats:
            state.push(REWARDING)
    most: i64 = state.numbers.most_per_boss[OUTLAW]
    if winner < state.seats and state.boss[winner] == OUTLAW and state.spoils < most:
        state.spoils += 1
        if not state.quiet:
            state.emit(BossHelped(seat=winner, boss=BOSSES[OUTLAW], count=1))
        gain_free(state, winner, 1)


class Rewarding(Frame[WesternState]):
    """A winning attacker takes the spot as if it had been empty (TEW-DUEL-16)."""

    def run(self, state: WesternState) -> None:
        state.pop()
        resolve_arrival(state, state.field)


DUEL: Final = Duel("duel", "duel", "TEW-DUEL-4", forced=True)
PRESSING: Final[list[Pressing]] = [Pressing(seat) for seat in range(4)]
REWARDING: Final = Rewarding("rewarding")
