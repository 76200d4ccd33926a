"""The end of the game and final scoring (sections 9 and 10)."""

from __future__ import annotations

from typing import Final

from cantina.games.tiny_epic_western.content import MINING, PROPERTY_COUNT, RAIL, WAGON
from cantina.games.tiny_epic_western.events import GameWon
from cantina.games.tiny_epic_western.state import RIVAL, WesternState
from cantina.kernel.native_types import append, i64, vec, with_room
from cantina.kernel.ranking import rank_by_number
from cantina.kernel.result import Result

_MOST_SYMBOLS: Final = 1 << 20
"""Nobody ever has so many, whatever the numbers of the match."""
TIE_BREAKS: Final[tuple[str, ...]] = ("cards", "symbols")
"""The parts of a breakdown that only break ties (TEW-SCORE-9)."""


def end_game(state: WesternState, cause: str) -> None:
    """Scores and names the winner (TEW-SCORE-1 to 9, TEW-SOLO-34 and 35)."""
    state.stack.clear()
    shares = shares_of_all(state)
    breakdown: list[dict[str, int]] = []
    totals: list[i64] = []
    side: i64 = 0
    while side < state.sides:
        parts = _breakdown(state, side, shares)
        breakdown.append(parts)
        totals.append(_total(parts))
        side += 1
    if state.solo:
        breakdown[0] = _solo_breakdown(state, breakdown[0], breakdown[RIVAL], totals[RIVAL])
        won = totals[0] > totals[RIVAL]
        ending = "solo-won" if won else "solo-tied" if totals[0] == totals[RIVAL] else "solo-lost"
        state.result = Result([[0]], totals[:1], breakdown[:1], ending, beaten=not won)
    else:
        sort_keys = with_room(state.seats)
        for seat, parts in enumerate(breakdown):
            key: i64 = (totals[seat] * PROPERTY_COUNT + parts["cards"]) * _MOST_SYMBOLS + parts["symbols"]
            sort_keys = append(sort_keys, key)
        state.result = Result(rank_by_number(sort_keys), tuple(totals), tuple(breakdown), cause)
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
    return _breakdown(state, side, shares_of_all(state))


def shares_of_all(state: WesternState) -> vec[i64]:
    """Every side's shares, by side * 3 + business."""
    shares: vec[i64] = vec[i64]([0] * (3 * state.sides))
    side: i64 = 0
    while side < state.sides:
        business: i64 = 0
        while business < 3:
            shares[side * 3 + business] = state.symbols_of(side, business)
            business += 1
        side += 1
    return shares


def _breakdown(state: WesternState, side: i64, shares: vec[i64]) -> dict[str, int]:
    cards = state.properties_of(side)
    points: i64 = 0
    for card in cards:
        points += state.numbers.vp[card]
    at: i64 = side * 3
    return {
        "properties": points,
        "mining": _business_vp(state, side, MINING, shares),
        "rail": _business_vp(state, side, RAIL, shares),
        "wagon": _business_vp(state, side, WAGON, shares),
        "wanted": state.numbers.wanted if state.wanted == side else 0,
        "cards": len(cards),
        "symbols": shares[at] + shares[at + 1] + shares[at + 2],
    }


def _total(parts: dict[str, int]) -> i64:
    return parts["properties"] + parts["mining"] + parts["rail"] + parts["wagon"] + parts["wanted"]


def _business_vp(state: WesternState, side: i64, business: i64, shares: vec[i64]) -> i64:
    """Majority and minority in one business (TEW-SCORE-3 to 7)."""
    own: i64 = shares[side * 3 + business]
    if own == 0:
        return 0
    most: i64 = 0
    second: i64 = 0
    holders_of_most: i64 = 0
    other: i64 = 0
    while other < state.sides:
        share: i64 = shares[other * 3 + business]
        if share > most:
            second = most
            most = share
            holders_of_most = 1
        elif share == most:
            holders_of_most += 1
        elif share > second:
            second = share
        other += 1
    level: i64 = state.business[business]
    is_small_game = state.sides <= 2
    if own == most:
        return state.numbers.small_majority[level] if is_small_game else state.numbers.majority[level]
    if is_small_game or holders_of_most > 1:
        return 0
    return state.numbers.minority[level] if own == second else 0
