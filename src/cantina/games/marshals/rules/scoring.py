"""The end of the game and who has won (sections 17 and 19)."""

from __future__ import annotations

from typing import Final

from cantina.games.marshals.content import CARD_NAMES, MAJORITY, OUTLAW_COUNT
from cantina.games.marshals.events import GameWon, HandShown
from cantina.games.marshals.history import KINDS
from cantina.games.marshals.state import MarshalsState
from cantina.kernel.native_types import append, i64, vec, with_room
from cantina.kernel.pile import EVERYONE
from cantina.kernel.ranking import rank, rank_by_number
from cantina.kernel.result import Result

# Nobody ever has so much, whatever the numbers of the match.
_MOST_MONEY: Final = 1 << 30
_MOST_SUPPLIES: Final = 1 << 20


def end_game(state: MarshalsState, cause: str) -> None:
    """Ends the game at once (MA-END-5), shows all cards (MA-INFO-16) and names the winner."""
    state.stack.clear()
    state.played = -1
    for hand in state.hands:
        hand.sort()  # the order in which they came is never revealed
        hand.show_all(EVERYONE)
    state.deck.show_all(EVERYONE)
    state.history = KINDS.new()
    state.built = vec[i64]()
    state.reveal_to(EVERYONE)
    state.result = basic_result(state, cause) if state.basic else result(state, cause)
    if state.quiet:
        return
    for seat in range(state.seats):
        if state.hands[seat].cards:
            held = tuple(CARD_NAMES[card] for card in sorted(state.hands[seat].cards))
            state.emit(HandShown(seat=seat, cards=held))
    ending = state.result.ending
    state.emit(GameWon(seats=state.result.winners, ending=ending, decided=deciding(state.result)))


def winner_without_money(state: MarshalsState, cause: str) -> tuple[int, str]:
    """The seat that wins by something other than money (-1: none), and the ending (MA-WIN-1 to 3)."""
    in_play: i64 = 0
    last: i64 = -1
    seat: i64 = 0
    while seat < state.seats:
        if state.in_play(seat):
            in_play += 1
            last = seat
        seat += 1
    if in_play == 1:
        return last, "one-left"
    if cause == "fled" and state.corrupt >= 0 and state.in_play(state.corrupt):
        return state.corrupt, "fled-corrupt"
    seat = 0
    while seat < state.seats:
        if state.in_play(seat) and state.captures(seat) >= MAJORITY:
            return seat, f"{cause}-majority"
        seat += 1
    return -1, f"{cause}-money"


def result(state: MarshalsState, cause: str) -> Result:
    """Money decides when nothing else does, with its tie-breaks (MA-WIN-4 and 6)."""
    winner, ending = winner_without_money(state, cause)
    breakdown: list[dict[str, int]] = []
    sort_keys = with_room(state.seats)
    for seat in range(state.seats):
        money: i64 = state.money[seat]
        captures: i64 = state.captures(seat)
        in_play: i64 = 1 if state.in_play(seat) else 0
        supplies: i64 = state.bullets[seat] + state.provisions[seat]
        breakdown.append({"money": money, "captures": captures, "in-play": in_play, "supplies": supplies})
        key: i64 = _MOST_MONEY + money if seat == winner else money
        key = ((key * (OUTLAW_COUNT + 1) + captures) * 2 + in_play) * _MOST_SUPPLIES + supplies
        sort_keys = append(sort_keys, key)
    return Result(rank_by_number(sort_keys), tuple(state.money), tuple(breakdown), ending)


def deciding(result: Result) -> str:
    """The condition or the tie-break by which the winners have won (MA-WIN-1 to 6, MA-BASIC-15 and 16)."""
    for ending in ("one-left", "corrupt", "majority"):
        if result.ending.endswith(ending):
            return ending
    winner, others = result.ranking[0][0], [seat for group in result.ranking[1:] for seat in group]
    left = others
    for part, amount in result.breakdown[winner].items():
        left = [seat for seat in left if result.breakdown[seat][part] == amount]
        if not left and len(result.ranking[0]) == 1:
            return f"basic-{part}" if result.ending.startswith("basic") else part
    return "tie"


def basic_result(state: MarshalsState, cause: str) -> Result:
    """Most outlaws, then the higher sum of dangers, then the highest single one (MA-BASIC-15 and 16)."""
    breakdown: list[dict[str, int]] = []
    for seat in range(state.seats):
        dangers = [
            state.numbers.bounties[outlaw] for outlaw in range(OUTLAW_COUNT) if state.captor[outlaw] == seat
        ]
        parts = {"captures": len(dangers), "danger": sum(dangers), "highest": max(dangers, default=0)}
        breakdown.append(parts)

    def sort_key(seat: int) -> tuple[int, ...]:
        return tuple(breakdown[seat].values())

    captures: list[i64] = [parts["captures"] for parts in breakdown]
    return Result(rank(state.seats, sort_key), captures, breakdown, f"basic-{cause}")
