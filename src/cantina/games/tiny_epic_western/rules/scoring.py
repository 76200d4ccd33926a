"""The end of the game and final scoring (sections 9 and 10)."""

from __future__ import annotations

from typing import Final

from cantina.games.tiny_epic_western.content import (
    BUSINESSES,
)
from cantina.games.tiny_epic_western.events import GameWon
from cantina.games.tiny_epic_western.state import RIVAL, WesternState
from cantina.kernel.native_types import i64
from cantina.kernel.result import Result, rank

TIE_BREAKS: Final[tuple[str, ...]] = ("cards", "symbols")
"""The parts of a breakdown that only break ties (TEW-SCORE-9)."""


def end_game(state: WesternState, cause: str) -> None:
    """Scores and names the winner (TEW-SCORE-1 to 9, TEW-SOLO-34 and 35)."""
    state.stack.clear()
    breakdown = [score_breakdown(state, side) for side in range(state.sides)]
    totals: list[i64] = [_total(parts) for parts in breakdown]
    if state.solo:
        breakdown[0] = _solo_breakdown(state, breakdown[0], breakdown[RIVAL], totals[RIVAL])
        won = totals[0] > totals[RIVAL]
        ending = "solo-won" if won else "solo-tied" if totals[0] == totals[RIVAL] else "solo-lost"
        state.result = Result([[0]], totals[:1], breakdown[:1], ending, beaten=not won)
    else:

        def sort_key(seat: int) -> tuple[int, ...]:
            return (totals[seat], breakdown[seat]["cards"], breakdown[seat]["symbols"])

        state.result = Result(rank(state.seats, sort_key), totals, breakdown, cause)
    if not state.quiet:
        state.emit(GameWon(seats=state.result.winners, ending=state.result.ending))


def _solo_breakdown(
    state: WesternState, own: dict[str, int], rival: dict[str, int], rival_total: i64
) -> dict[str, int]:
    """Both sides part by part; a tie is a loss, so there are no tie-breaks (TEW-SOLO-35)."""
    if state.rules_version == 1:
        return {**own, "rival": rival_total}
    parts = {name: own[name] for name in own if name not in TIE_BREAKS}
    for name in rival:
        if name not in TIE_BREAKS:
            parts[f"rival-{name}"] = rival[name]
    parts["rival"] = rival_total
    return parts


def score_breakdown(state: WesternState, side: i64) -> dict[str, int]:
    """The parts of a side's points and its tie-breaks."""
    cards = state.properties_of(side)
    parts: dict[str, int] = {"properties": sum([state.numbers.vp[card] for card in cards])}
    symbols: i64 = 0
    for business, name in enumerate(BUSINESSES):
        parts[name] = _business_vp(state, side, business)
        symbols += state.symbols_of(side, business)
    parts["wanted"] = state.numbers.wanted if state.wanted == side else 0
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
    is_small_game = state.sides <= 2
    if own == most:
        return state.numbers.small_majority[level] if is_small_game else state.numbers.majority[level]
    if is_small_game or shares.count(most) > 1:
        return 0
    second: i64 = max([share for share in shares if share < most])
    return state.numbers.minority[level] if own == second else 0
