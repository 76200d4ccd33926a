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
from cantina.kernel.native_types import i64
from cantina.kernel.pile import EVERYONE
from cantina.kernel.result import Result, rank
from cantina.kernel.state import Frame


class Scoring(Frame[ColtState]):
    """Turns up all loot, names the Gunslinger and counts the money."""

    def run(self, state: ColtState) -> None:
        state.pop()
        # CE-INFO-21: all is turned up, also what was lost on the way; purses never laid out stay unseen.
        for purse in range(len(state.purse_at)):
            if state.purse_at[purse] != OUT_OF_PLAY:
                state.purse_seen[purse] = EVERYONE
        for packed in state.purse_history.to_list():
            state.purse_seen[place_of(packed)] = EVERYONE
        state.reveal_to(EVERYONE)
        state.result = result(state)
        if not state.quiet:
            _emit_result(state, state.result)


def bullets_received(state: ColtState, seat: i64) -> int:
    """All bullet cards among a player's cards, whoever fired them (CE-END-7, CE-TWO-34)."""
    count = 0
    for pile in state.piles_of(seat):
        for card in pile.cards:
            if card >= FIRST_BULLET:
                count += 1
    return count


def shots_fired(state: ColtState, seat: i64) -> int:
    """Bullets fired, less those a player's bandits fired at each other (CE-END-4, CE-TWO-33)."""
    fired = 0
    for bandit in range(6):
        if state.seat_of[bandit] != seat:
            continue
        fired += BULLETS_EACH - state.bullets[bandit]
        if state.two_bandits:
            for pile in state.piles_of(seat):
                fired -= pile.count(FIRST_BULLET + bandit)
    return fired


def loot(state: ColtState, seat: i64) -> dict[str, int]:
    """A player's loot by type, in dollars."""
    purses = jewels = strongboxes = 0
    for bandit in range(6):
        if state.seat_of[bandit] != seat:
            continue
        place: i64 = FIRST_SHEET + bandit
        for purse in state.purses_at(place):
            purses += state.purse_value[purse]
        jewels += state.jewels[place] * state.numbers.jewel
        strongboxes += state.strongboxes[place] * state.numbers.strongbox
    return {"purses": purses, "jewels": jewels, "strongboxes": strongboxes}


def result(state: ColtState) -> Result:
    """The final count; ties for the money go to whoever took fewer bullets (CE-END-2 to 8)."""
    seats = range(state.seats)
    fired = [shots_fired(state, seat) for seat in seats]
    most_fired = max(fired)
    breakdown: list[dict[str, int]] = []
    for seat in seats:
        parts = loot(state, seat)
        ransoms = sum(1 for b in range(6) if state.seat_of[b] == seat and state.ransom >> b & 1)
        parts["ransom"] = ransoms * state.numbers.ransom
        parts["gunslinger"] = state.numbers.gunslinger if fired[seat] == most_fired else 0
        parts["shots"] = fired[seat]
        parts["bullets-received"] = bullets_received(state, seat)
        breakdown.append(parts)
    money = [
        sum(parts[part] for part in ("purses", "jewels", "strongboxes", "ransom", "gunslinger"))
        for parts in breakdown
    ]

    def sort_key(seat: int) -> tuple[int, ...]:
        return (money[seat], -breakdown[seat]["bullets-received"])

    return Result(rank(state.seats, sort_key), money, breakdown, "five-rounds")


def _emit_result(state: ColtState, result: Result) -> None:
    for seat, parts in enumerate(result.breakdown):
        if parts["gunslinger"]:
            state.emit(GunslingerNamed(seat=seat, money=parts["gunslinger"]))
    for seat, money in enumerate(result.scores):
        state.emit(MoneyCounted(seat=seat, money=money))
    state.emit(GameWon(seats=result.winners))


SCORING: Final = Scoring("scoring")
