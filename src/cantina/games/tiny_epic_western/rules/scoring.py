"""The end of the game and final scoring (sections 9 and 10)."""

from __future__ import annotations

from cantina.games.tiny_epic_western.content import (
    AMOUNTS,
    BUSINESSES,
    MAJORITY,
    MINORITY,
    SMALL_MAJORITY,
    VP,
)
from cantina.games.tiny_epic_western.events import GameWon
from cantina.games.tiny_epic_western.state import RIVAL, WesternState
from cantina.kernel.ints import i64
from cantina.kernel.result import Result, rank


def end_game(state: WesternState, how: str) -> None:
    """Scores and names the winner (TEW-SCORE-1 to 9, TEW-SOLO-34 and 35)."""
    state.stack.clear()
    breakdown = [parts_of(state, side) for side in range(state.sides)]
    totals: list[i64] = [_total(parts) for parts in breakdown]
    if state.solo:
        breakdown[0]["rival"] = totals[RIVAL]
        won = totals[0] > totals[RIVAL]
        ending = "solo-won" if won else "solo-tied" if totals[0] == totals[RIVAL] else "solo-lost"
        state.result = Result([[0]], totals[:1], breakdown[:1], ending, beaten=not won)
    else:

        def standing(seat: int) -> tuple[int, ...]:
            return (totals[seat], breakdown[seat]["cards"], breakdown[seat]["symbols"])

        state.result = Result(rank(state.seats, standing), totals, breakdown, how)
    if not state.quiet:
        state.tell(GameWon(seats=state.result.winners, ending=state.result.ending))


def parts_of(state: WesternState, side: i64) -> dict[str, int]:
    """What a side's points, and its tie-breaks, are made of."""
    cards = state.cards_of(side)
    parts: dict[str, int] = {"properties": sum([VP[card] for card in cards])}
    symbols: i64 = 0
    for business, name in enumerate(BUSINESSES):
        parts[name] = _business_vp(state, side, business)
        symbols += state.symbols_of(side, business)
    parts["wanted"] = AMOUNTS.wanted if state.wanted == side else 0
    parts["cards"] = len(cards)
    parts["symbols"] = symbols
    return parts


def _total(parts: dict[str, int]) -> i64:
    return parts["properties"] + sum([parts[name] for name in BUSINESSES]) + parts["wanted"]


def _business_vp(state: WesternState, side: i64, business: i64) -> i64:
    """Majority and minority in one business (TEW-SCORE-3 to 7)."""
    level: i64 = state.business[business]
    shares: list[i64] = [state.symbols_of(other, business) for other in range(state.sides)]
    own: i64 = shares[side]
    most: i64 = max(shares)
    if own == 0:
        return 0
    small = state.sides <= 2
    if own == most:
        return SMALL_MAJORITY[level] if small else MAJORITY[level]
    if small or shares.count(most) > 1:
        return 0
    second: i64 = max([share for share in shares if share < most])
    return MINORITY[level] if own == second else 0
