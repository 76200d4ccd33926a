"""The end of the game and who has won (sections 17 and 19)."""

from __future__ import annotations

from cantina.games.marshals.content import BOUNTIES, MAJORITY, NAMES, OUTLAWS
from cantina.games.marshals.events import GameWon, HandShown
from cantina.games.marshals.state import MarshalsState
from cantina.kernel.ints import i64
from cantina.kernel.pile import EVERYONE
from cantina.kernel.result import Result, rank


def end_game(state: MarshalsState, how: str) -> None:
    """Ends the game at once (MA-END-5), shows all cards (MA-INFO-16) and names the winner."""
    state.stack.clear()
    state.played = -1
    for hand in state.hands:
        hand.cards.sort()  # the order in which they came stays unknown
    for pile in (state.deck, *state.hands):
        pile.seen = [EVERYONE] * len(pile.cards)
    state.story = []
    state.built = ()
    state.show_to(EVERYONE)
    state.result = basic_result(state, how) if state.basic else result(state, how)
    if state.quiet:
        return
    for seat in range(state.seats):
        if state.hands[seat].cards:
            held = tuple(NAMES[card] for card in sorted(state.hands[seat].cards))
            state.tell(HandShown(seat=seat, cards=held))
    state.tell(GameWon(seats=state.result.winners, ending=state.result.ending))


def winner(state: MarshalsState, how: str) -> tuple[int, str]:
    """Who wins by something other than money, and how; -1: nobody does (MA-WIN-1 to 3)."""
    alive = [seat for seat in range(state.seats) if state.in_play(seat)]
    if len(alive) == 1:
        return alive[0], "one-left"
    if how == "fled" and state.corrupt in alive:
        return state.corrupt, "fled-corrupt"
    for seat in alive:
        if state.captures(seat) >= MAJORITY:
            return seat, f"{how}-majority"
    return -1, f"{how}-money"


def result(state: MarshalsState, how: str) -> Result:
    """Money decides when nothing else does, with its tie-breaks (MA-WIN-4 and 6)."""
    first, ending = winner(state, how)
    breakdown: list[dict[str, int]] = []
    for seat in range(state.seats):
        breakdown.append(
            {
                "money": state.money[seat],
                "captures": state.captures(seat),
                "in-play": int(state.in_play(seat)),
                "supplies": state.bullets[seat] + state.provisions[seat],
            }
        )

    def standing(seat: int) -> tuple[int, ...]:
        parts = breakdown[seat]
        return (int(seat == first), parts["money"], parts["captures"], parts["in-play"], parts["supplies"])

    return Result(rank(state.seats, standing), state.money, breakdown, ending)


def basic_result(state: MarshalsState, how: str) -> Result:
    """Most outlaws, then the higher sum of dangers, then the highest single one (MA-BASIC-15 and 16)."""
    breakdown: list[dict[str, int]] = []
    for seat in range(state.seats):
        dangers = [BOUNTIES[outlaw] for outlaw in range(OUTLAWS) if state.captor[outlaw] == seat]
        parts = {"captures": len(dangers), "danger": sum(dangers), "highest": max(dangers, default=0)}
        breakdown.append(parts)

    def standing(seat: int) -> tuple[int, ...]:
        return tuple(breakdown[seat].values())

    captures: list[i64] = [parts["captures"] for parts in breakdown]
    return Result(rank(state.seats, standing), captures, breakdown, f"basic-{how}")
