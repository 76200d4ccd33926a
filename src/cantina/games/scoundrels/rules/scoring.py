"""Victory (section 12)."""

from __future__ import annotations

from typing import Final

from cantina.games.scoundrels.content import MARKS, SAFE_NAMES, SHEET, trait_of
from cantina.games.scoundrels.events import GameWon, SafeShown
from cantina.games.scoundrels.state import ScoundrelsState
from cantina.kernel.native_types import append, i64, with_room
from cantina.kernel.pile import EVERYONE
from cantina.kernel.ranking import rank_by_number
from cantina.kernel.result import Result

_MOST_MONEY: Final = 1 << 30
"""Nobody ever has so much, whatever the numbers of the match."""


def end_game(state: ScoundrelsState) -> None:
    """Stolen safes are shown and scored (SC-WIN-1 to 8)."""
    state.stack.clear()
    state.reveal_to(EVERYONE)
    for entry in state.loot:
        safe: i64 = entry % 32
        state.safe_seen[safe] = EVERYONE
        if not state.quiet:
            face = state.safes[safe]
            state.emit(
                SafeShown(seat=entry // 32, safe=SAFE_NAMES[face], value=state.numbers.safe_values[face])
            )
    breakdown = [parts_of(state, seat) for seat in range(state.seats)]
    scores: list[int] = []
    sort_keys = with_room(state.seats)
    for seat, parts in enumerate(breakdown):
        score: i64 = parts["safes"] + parts["marks"] + parts["reputation"] + parts["tech"]
        last: i64 = (seat - state.first) % state.seats  # whose last turn came latest (SC-WIN-6)
        scores.append(score)
        sort_keys = append(sort_keys, (score * _MOST_MONEY + state.money[seat]) * state.seats + last)
        parts["money"] = state.money[seat]
    state.result = Result(rank_by_number(sort_keys), tuple(scores), tuple(breakdown), "days-over")
    if not state.quiet:
        state.emit(GameWon(seats=state.result.winners, ending=state.result.ending))


def parts_of(state: ScoundrelsState, seat: i64) -> dict[str, int]:
    """What a player's score is made of (SC-WIN-1 to 3, SC-MARK-8)."""
    safes: i64 = 0
    marks: i64 = 0
    for safe in state.loot_of(seat):
        value: i64 = state.numbers.safe_values[state.safes[safe]]
        safes += value
        at: i64 = 0
        while at < state.seats * MARKS:
            if state.mark_on[at] == safe and state.mark_face[at] == value:
                marks += 1
            at += 1
    tech: i64 = 0
    place: i64 = seat * SHEET
    while place < seat * SHEET + SHEET:
        if state.sheets[place] >= 0:
            tech += state.numbers.tech[trait_of(state.sheets[place])]
        place += 1
    return {"safes": safes, "marks": marks, "reputation": state.reputation[seat], "tech": tech}
