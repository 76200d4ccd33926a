"""What one seat, or the public, knows of a game of Marshals."""

from __future__ import annotations

from typing import Final

from cantina.games.marshals.content import (
    CARD_NAMES,
    FIRST_OUTLAW,
    MAJORITY,
    OUTLAW_COUNT,
    SACK_VALUE,
    TERRAINS,
)
from cantina.games.marshals.rules.outlaws import claimed_outlaw
from cantina.games.marshals.rules.scoring import basic_result, result
from cantina.games.marshals.state import FLED, MarshalsState
from cantina.games.marshals.view_types import (
    Amounts,
    KnownCard,
    Leader,
    MarshalsView,
    SeatView,
)
from cantina.kernel.native_types import i64
from cantina.kernel.numbers import changed_numbers
from cantina.kernel.pile import viewer_bit

# The parts of a view that are kept while what they show stays as it is, as bits; every seat has its own.
SEATS_PARTS: Final = 63
DECK_PART: Final = 1 << 8
DISCARD_PART: Final = 1 << 9
SCORE_PART: Final = 1 << 10
ALL_PARTS: Final = (1 << 11) - 1


def changed_parts(before: MarshalsState, after: MarshalsState) -> int:
    """The parts of a view that may differ between two positions of a match."""
    if before.row != after.row or _is_showing(before) != _is_showing(after) or before.home != after.home:
        return ALL_PARTS
    changed: i64 = 0
    if before.deck.differs_from(after.deck):
        changed |= DECK_PART
    if before.discard.cards != after.discard.cards:
        changed |= DISCARD_PART
    if before.captor != after.captor or before.corrupt != after.corrupt:
        return changed | ALL_PARTS & ~(DECK_PART | DISCARD_PART)
    seat: i64 = 0
    while seat < after.seats:
        if (
            before.money[seat] != after.money[seat]
            or before.at[seat] != after.at[seat]
            or before.bullets[seat] != after.bullets[seat]
            or before.provisions[seat] != after.provisions[seat]
        ):
            changed |= SCORE_PART | 1 << seat
        elif (
            (before.missing ^ after.missing) >> seat & 1
            or before.shown[seat] != after.shown[seat]
            or before.hands[seat].differs_from(after.hands[seat])
        ):
            changed |= 1 << seat
        seat += 1
    return changed


def private_changes(before: MarshalsState, after: MarshalsState) -> int:
    """The seats that know more than the public of what differs between two positions of a match."""
    found: i64 = 0
    if before.deck.differs_from(after.deck):
        found |= before.deck.private_viewers() | after.deck.private_viewers()
    seat: i64 = 0
    while seat < after.seats:
        if before.hands[seat].differs_from(after.hands[seat]):
            found |= before.hands[seat].private_viewers() | after.hands[seat].private_viewers()
        seat += 1
    if before.picked or after.picked:
        return SEATS_PARTS
    return found & SEATS_PARTS


def _is_showing(state: MarshalsState) -> bool:
    return any(frame.name == "showing" for frame in state.stack)


def view(
    state: MarshalsState, seat: int | None, before: MarshalsView | None = None, changed: int = ALL_PARTS
) -> MarshalsView:
    viewer_mask = viewer_bit(seat)
    parts: i64 = changed
    frame_names = {frame.name for frame in state.stack}
    searching = state.rival >= 0
    outlaw: i64 = claimed_outlaw(state)
    return MarshalsView(
        seat=seat,
        players=state.seats,
        basic=state.basic,
        row=tuple([TERRAINS[terrain] for terrain in state.row])
        if before is None or parts == ALL_PARTS
        else before.row,
        turn=state.turn,
        active=state.active,
        seats=tuple(
            [
                _seat_view(state, player, viewer_mask)
                if before is None or parts >> player & 1
                else before.seats[player]
                for player in range(state.seats)
            ]
        )
        if before is None or parts & SEATS_PARTS
        else before.seats,
        deck=len(state.deck),
        deck_known=_known_cards(state, viewer_mask)
        if before is None or parts & DECK_PART
        else before.deck_known,
        discard=tuple([CARD_NAMES[card] for card in state.discard.cards])
        if before is None or parts & DISCARD_PART
        else before.discard,
        shelter=state.shelter_is_active(),
        fled=tuple([CARD_NAMES[FIRST_OUTLAW + at] for at in range(OUTLAW_COUNT) if state.captor[at] == FLED]),
        played=CARD_NAMES[state.played] if state.played >= 0 else None,
        captured=CARD_NAMES[FIRST_OUTLAW + outlaw] if outlaw >= 0 else None,
        stop=TERRAINS[state.row[state.stop]] if frame_names & {"boarding", "town"} else None,
        rival=state.rival if searching else None,
        picked=tuple([CARD_NAMES[card] for card in state.picked])
        if seat in (state.active, state.rival)
        else (),
        numbers=changed_numbers(state),
        deciding=state.deciding,
        over=state.over,
        amounts=_amounts(state) if before is None else before.amounts,
        leaders=tuple([_leader(state, cause) for cause in ("captured", "fled")])
        if before is None or parts & SCORE_PART
        else before.leaders,
    )


def _known_cards(state: MarshalsState, viewer_mask: int) -> tuple[KnownCard, ...]:
    """The cards of the deck that a viewer knows, from the top."""
    deck = state.deck
    return tuple(
        [
            KnownCard(len(deck) - at, CARD_NAMES[deck.cards[at]], bool(deck.seen[at] & viewer_bit(None)))
            for at in range(len(deck) - 1, -1, -1)
            if deck.seen[at] & viewer_mask
        ]
    )


def _amounts(state: MarshalsState) -> Amounts:
    numbers = state.numbers
    return Amounts(
        bounties=tuple(numbers.bounties),
        costs=tuple(numbers.shelter_cost),
        bullet_prices=tuple(numbers.bullet_price),
        provision_prices=tuple(numbers.provision_price),
        most_bullets=numbers.most_bullets,
        most_provisions=numbers.most_provisions,
        fare=numbers.fare,
        bribe=numbers.bribe,
        majority=MAJORITY,
        sack=SACK_VALUE,
    )


def _leader(state: MarshalsState, cause: str) -> Leader:
    """Rests on public facts only: money, captures, boards, pawns and the revealed corrupt card."""
    found = basic_result(state, cause) if state.basic else result(state, cause)
    return Leader(cause, found.winners, found.ending)


def _seat_view(state: MarshalsState, seat: int, viewer_mask: int) -> SeatView:
    hand = state.hands[seat]
    known = sorted([card for card, seen in zip(hand.cards, hand.seen, strict=True) if seen & viewer_mask])
    return SeatView(
        seat=seat,
        marshal=TERRAINS[state.home[seat]],
        terrain=TERRAINS[state.terrain(seat)] if state.in_play(seat) else None,
        bullets=state.bullets[seat],
        provisions=state.provisions[seat],
        money=state.money[seat],
        captures=tuple(
            [CARD_NAMES[FIRST_OUTLAW + at] for at in range(OUTLAW_COUNT) if state.captor[at] == seat]
        ),
        corrupt=state.corrupt == seat,
        misses_turn=bool(state.missing >> seat & 1),
        hand=len(hand),
        hand_known=tuple([CARD_NAMES[card] for card in known]),
        shown=CARD_NAMES[state.shown[seat]] if state.shown[seat] >= 0 and _is_showing(state) else None,
    )
