"""The end of the game (section 12 of the rules)."""

from __future__ import annotations

from typing import Final

from cantina.games.colt_express.content import (
    BULLETS_EACH,
    FIRST_BULLET,
    FIRST_SHEET,
    OUT_OF_PLAY,
)
from cantina.games.colt_express.events import GameWon, GunslingerNamed, MoneyCounted
from cantina.games.colt_express.state import ColtState
from cantina.kernel.hidden_history import place_of
from cantina.kernel.native_types import append, i64, vec, with_room
from cantina.kernel.pile import EVERYONE
from cantina.kernel.ranking import rank_by_number
from cantina.kernel.result import Result
from cantina.kernel.state import Frame

_CARDS: Final = 64
"""More than anybody can have bullets, so that a dollar counts more than all of them."""


class Scoring(Frame[ColtState]):
    """Turns up all loot, names the Gunslinger and counts the money."""

    def run(self, state: ColtState) -> None:
        state.pop()
        # CE-INFO-21: all is turned up, also what was lost on the way; purses never laid out stay unseen.
        for purse in range(len(state.purse_at)):
            if state.purse_at[purse] != OUT_OF_PLAY:
                state.purse_seen[purse] = EVERYONE
        for at in range(len(state.purse_history)):
            state.purse_seen[place_of(state.purse_history.entry(at))] = EVERYONE
        state.reveal_to(EVERYONE)
        state.result = result(state)
        if not state.quiet:
            _emit_result(state, state.result)


def bullets_received(state: ColtState, seat: i64) -> int:
    """All bullet cards among a player's cards, whoever fired them (CE-END-7, CE-TWO-34)."""
    count: i64 = 0
    for pile in state.piles_of(seat):
        for card in pile.cards:
            if card >= FIRST_BULLET:
                count += 1
    return count


def shots_fired(state: ColtState, seat: i64) -> int:
    """Bullets fired, less those a player's bandits fired at each other (CE-END-4, CE-TWO-33)."""
    fired: i64 = 0
    bandit: i64 = 0
    while bandit < 6:
        if state.seat_of[bandit] == seat:
            fired += BULLETS_EACH - state.bullets[bandit]
            if state.two_bandits:
                for pile in state.piles_of(seat):
                    fired -= pile.count(FIRST_BULLET + bandit)
        bandit += 1
    return fired


def purse_money(state: ColtState, seat: i64) -> int:
    """The dollars in a player's purses."""
    money: i64 = 0
    for purse, place in enumerate(state.purse_at):
        if FIRST_SHEET <= place < OUT_OF_PLAY and state.controls(seat, place - FIRST_SHEET):
            money += state.purse_value[purse]
    return money


def tokens_of(state: ColtState, seat: i64, tokens: vec[i64]) -> int:
    """How many jewels, or strongboxes, a player has."""
    count: i64 = 0
    bandit: i64 = 0
    while bandit < 6:
        if state.seat_of[bandit] == seat:
            count += tokens[FIRST_SHEET + bandit]
        bandit += 1
    return count


def ransoms_of(state: ColtState, seat: i64) -> int:
    """How many of a player's bandits have earned a ransom."""
    count: i64 = 0
    bandit: i64 = 0
    while bandit < 6:
        if state.seat_of[bandit] == seat and state.ransom >> bandit & 1:
            count += 1
        bandit += 1
    return count


def result(state: ColtState) -> Result:
    """The final count; ties for the money go to whoever took fewer bullets (CE-END-2 to 8)."""
    values = state.numbers
    fired = [shots_fired(state, seat) for seat in range(state.seats)]
    most_fired = max(fired)
    scores: list[int] = []
    sort_keys = with_room(state.seats)
    breakdown: list[dict[str, int]] = []
    for seat in range(state.seats):
        purses = purse_money(state, seat)
        jewels = tokens_of(state, seat, state.jewels) * values.jewel
        strongboxes = tokens_of(state, seat, state.strongboxes) * values.strongbox
        ransom = ransoms_of(state, seat) * values.ransom
        gunslinger = values.gunslinger if fired[seat] == most_fired else 0
        money = purses + jewels + strongboxes + ransom + gunslinger
        bullets = bullets_received(state, seat)
        scores.append(money)
        sort_keys = append(sort_keys, money * _CARDS - bullets)
        breakdown.append(
            {
                "purses": purses,
                "jewels": jewels,
                "strongboxes": strongboxes,
                "ransom": ransom,
                "gunslinger": gunslinger,
                "shots": fired[seat],
                "bullets-received": bullets,
            }
        )
    return Result(rank_by_number(sort_keys), tuple(scores), tuple(breakdown), "five-rounds")


def _emit_result(state: ColtState, result: Result) -> None:
    for seat, parts in enumerate(result.breakdown):
        if parts["gunslinger"]:
            state.emit(GunslingerNamed(seat=seat, money=parts["gunslinger"]))
    for seat, money in enumerate(result.scores):
        state.emit(MoneyCounted(seat=seat, money=money))
    state.emit(GameWon(seats=result.winners))


SCORING: Final = Scoring("scoring")
