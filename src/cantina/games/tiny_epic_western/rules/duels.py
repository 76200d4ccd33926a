"""Duels (section 4), the Wanted card (5) and duels of the solo Rival (12.4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cantina.games.tiny_epic_western.choices import (
    ALREADY_REVEALED,
    CONCEDE,
    NO_FORCE,
    NO_LAW,
    NOT_ENOUGH,
    REDRAWS,
    REROLL,
    REVEAL,
    UNSETTLES,
)
from cantina.games.tiny_epic_western.content import (
    BOSS_MOST,
    BOSSES,
    FORCE,
    LAW,
    LAWMAN,
    MATS,
    OUTLAW,
    POKER,
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
from cantina.games.tiny_epic_western.rules.arrival import arrive, stand
from cantina.games.tiny_epic_western.rules.cards import rival_draws, rival_puts
from cantina.games.tiny_epic_western.rules.influence import gain_free, pay
from cantina.games.tiny_epic_western.state import DICE, RIVAL, WesternState
from cantina.kernel.choice import Choice, Pick, Reason
from cantina.kernel.ints import i64
from cantina.kernel.pile import EVERYONE
from cantina.kernel.state import Ask, Frame

_DUEL: Final[list[Choice]] = [REROLL, REVEAL, CONCEDE]
_DUEL_SOLO: Final[list[Choice]] = [REROLL, REVEAL, *UNSETTLES, *REDRAWS, CONCEDE]

# Places in `dice` and `bonus`.
ATTACK: Final = 0
DEFENCE: Final = 1


def roll(state: WesternState) -> i64:
    """A die in front of everybody (TEW-COMP-2, TEW-INFO-1)."""
    state.show_to(EVERYONE)
    return state.streams[DICE].below(6) + 1


def begin_duel(state: WesternState, attacker: i64, spot: i64, option: i64) -> None:
    """A gunman comes to a spot where another side's stands (TEW-DUEL-1 and 2)."""
    state.attacker = attacker
    state.defender = state.standing[spot]
    state.field = spot
    state.stance = option
    state.helped = 0
    state.bonus[ATTACK] = 0
    state.bonus[DEFENCE] = 0
    if not state.quiet:
        state.tell(DuelBegun(seat=attacker, rival=state.defender, mat=MATS[spot // 4]))
    state.push(DUEL)
    _throw(state, ATTACK)
    _throw(state, DEFENCE)
    if state.solo:
        _draw_for_rival(state)


def _who(state: WesternState, role: i64) -> i64:
    return state.attacker if role == ATTACK else state.defender


def _role(state: WesternState, side: i64) -> i64:
    return ATTACK if side == state.attacker else DEFENCE


def _shot(state: WesternState, role: i64) -> i64:
    return state.dice[role] + state.bonus[role]


def _throw(state: WesternState, role: i64) -> None:
    """Rolls one die; the new value counts even if it is lower (TEW-DUEL-5)."""
    state.dice[role] = roll(state)
    if not state.quiet:
        state.tell(DieRolled(seat=_who(state, role), die=state.dice[role], shot=_shot(state, role)))


def _draw_for_rival(state: WesternState) -> None:
    role: i64 = _role(state, RIVAL)
    rival_draws(state)
    state.bonus[role] = value_of(state.duel_card)
    if not state.quiet:
        state.tell(RivalDrew(card=POKER[state.duel_card], shot=_shot(state, role)))


def losing(state: WesternState) -> i64:
    """The side with the lower shot, the attacker if they are equal (TEW-DUEL-3, TEW-SOLO-23)."""
    if _shot(state, ATTACK) > _shot(state, DEFENCE):
        return state.defender
    return state.attacker


class Duel(Ask[WesternState]):
    """The current loser rerolls, reveals or concedes (TEW-DUEL-4 to 11, TEW-SOLO-18 to 20)."""

    def asked(self, state: WesternState) -> i64:
        loser: i64 = losing(state)
        if loser >= state.seats:  # TEW-SOLO-18: the Rival makes no choices
            return 0
        return 1 << loser

    def run(self, state: WesternState) -> None:
        end_duel(state)

    def candidates(self, state: WesternState, seat: i64) -> Sequence[Choice]:
        return _DUEL_SOLO if state.solo else _DUEL

    def obstacle(self, state: WesternState, seat: i64, choice: Choice) -> Reason | None:
        if choice is REROLL:
            if _free_reroll(state, seat):
                return None
            if seat == state.attacker:
                return None if state.influence[seat * 3 + FORCE] > 0 else NO_FORCE
            return None if state.influence[seat * 3 + LAW] > 0 else NO_LAW
        if choice is REVEAL:
            return ALREADY_REVEALED if state.revealed(seat) else None
        if isinstance(choice, Pick) and state.influence[seat * 3 + choice.pick] == 0:
            return NOT_ENOUGH
        return None

    def situation(self, state: WesternState, seat: i64) -> i64:
        """Everything the obstacles look at, as bits."""
        at: i64 = seat * 3
        bits: i64 = 1 if _free_reroll(state, seat) else 0
        bits |= 2 if seat == state.attacker else 0
        bits |= 4 if state.revealed(seat) else 0
        bits |= 8 if state.influence[at] > 0 else 0
        bits |= 16 if state.influence[at + 1] > 0 else 0
        bits |= 32 if state.influence[at + 2] > 0 else 0
        bits |= 64 if state.solo else 0
        return bits

    def answer(self, state: WesternState, seat: i64, choice: Choice) -> None:
        role: i64 = _role(state, seat)
        if choice is CONCEDE:
            end_duel(state)
        elif choice is REROLL:
            if _free_reroll(state, seat):
                state.helped |= 1 << seat
            else:
                pay(state, seat, FORCE if role == ATTACK else LAW, 1)
            _throw(state, role)
        elif choice is REVEAL:
            card: i64 = state.hands[seat].cards[0]
            state.hands[seat].seen[0] = EVERYONE
            state.show_to(EVERYONE)
            state.bonus[role] = value_of(card)  # printed: no change counts here (TEW-DUEL-15)
            if not state.quiet:
                state.tell(CardRevealed(seat=seat, card=POKER[card], shot=_shot(state, role)))
        elif isinstance(choice, Pick):
            pay(state, seat, choice.pick, 1)
            if choice.kind == "rival-reroll":
                _throw(state, 1 - role)
            else:
                _draw_for_rival(state)


def _free_reroll(state: WesternState, seat: i64) -> bool:
    """The Lawman's first reroll of a duel (TEW-BOSS-8)."""
    return state.boss[seat] == LAWMAN and not state.helped >> seat & 1


def end_duel(state: WesternState) -> None:
    """Loser down, Wanted card, Outlaw, then the spot's reward (TEW-DUEL-13 to 22)."""
    loser: i64 = losing(state)
    winner: i64 = state.defender if loser == state.attacker else state.attacker
    state.pop()
    state.lay_down(loser, state.field)
    if state.duel_card >= 0:
        rival_puts(state)
    if not state.quiet:
        state.tell(DuelWon(seat=winner, rival=loser))
        if state.wanted != winner:
            state.tell(WantedTaken(seat=winner))
    state.wanted = winner
    if winner == state.attacker:
        stand(state, winner, state.field, state.stance)
        if winner < state.seats:
            state.push(REWARDING)
    if winner < state.seats and state.boss[winner] == OUTLAW and state.spoils < BOSS_MOST[OUTLAW]:
        state.spoils += 1
        if not state.quiet:
            state.tell(BossHelped(seat=winner, boss=BOSSES[OUTLAW], count=1))
        gain_free(state, winner, 1)


class Rewarding(Frame[WesternState]):
    """A victorious attacker has the spot as if it had been empty (TEW-DUEL-16)."""

    def run(self, state: WesternState) -> None:
        state.pop()
        arrive(state, state.field)


DUEL: Final = Duel("duel", "duel", "TEW-DUEL-4", forced=True)
REWARDING: Final = Rewarding("rewarding")
