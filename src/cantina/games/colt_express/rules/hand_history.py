"""What everyone sees of each hand in the expert variant, recorded in `state.hand_histories` (see `history`)."""

from __future__ import annotations

from cantina.games.colt_express.history import (
    DREW_FACE_UP,
    DREW_UNSEEN,
    FACE_DOWN_AT_REBUILD,
    HELD_AT_REBUILD,
    LEFT_HAND,
    PLAYED_FACE_DOWN,
    TURNED_UP_FROM_REBUILD,
)
from cantina.games.colt_express.state import ColtState
from cantina.kernel.hidden_history import entry, kind_of, place_of
from cantina.kernel.native_types import i64
from cantina.kernel.pile import EVERYONE, PUBLIC


def record_left_hand(state: ColtState, seat: i64, card: i64) -> None:
    """Records a card that left a hand face up."""
    if state.expert:
        state.hand_histories[seat].append(entry(LEFT_HAND, EVERYONE, seat, 0, card))


def record_played_face_down(state: ColtState, seat: i64, place: i64) -> None:
    """Records that a card went face down to a place of the common pile."""
    if state.expert:
        state.hand_histories[seat].append(entry(PLAYED_FACE_DOWN, EVERYONE, seat, place=place))


def record_draw(state: ColtState, seat: i64, before: i64) -> None:
    """Records that the cards of a hand from index `before` on were drawn."""
    if not state.expert:
        return
    history = state.hand_histories[seat]
    hand = state.hands[seat]
    unseen: i64 = 0
    at: i64 = before
    while at < len(hand.cards):
        if hand.seen[at] & PUBLIC:
            history.append(entry(DREW_FACE_UP, EVERYONE, seat, 0, hand.cards[at]))
        else:
            unseen += 1
        at += 1
    if unseen > 0:
        history.append(entry(DREW_UNSEEN, EVERYONE, seat, 0, unseen))


def record_turned_up(state: ColtState, seat: i64, place: i64, card: i64) -> None:
    """Records which card a face-down play turned out to be."""
    if not state.expert:
        return
    entries = state.hand_histories[seat].to_list()
    for at, packed in enumerate(entries):
        if kind_of(packed) in (PLAYED_FACE_DOWN, FACE_DOWN_AT_REBUILD) and place_of(packed) == place:
            was_in_hand = kind_of(packed) == PLAYED_FACE_DOWN
            kind: i64 = LEFT_HAND if was_in_hand else TURNED_UP_FROM_REBUILD
            entries[at] = entry(kind, EVERYONE, seat, 0, card)
    state.hand_histories[seat].rewrite(entries)


def restart_history(state: ColtState, seat: i64) -> None:
    """Starts the history anew: every card that is not in the new deck is in the hand or face down."""
    common = state.common
    places: list[i64] = [
        place
        for place, card in enumerate(common.cards)
        if state.seat_of[card // 6] == seat and not common.seen[place] & PUBLIC
    ]
    group: list[i64] = [*state.hands[seat].cards, *[common.cards[place] for place in places]]
    group.sort()  # the actual order would give away which card is where
    entries: list[i64] = [entry(HELD_AT_REBUILD, EVERYONE, seat, 0, card) for card in group]
    for place in places:
        entries.append(entry(FACE_DOWN_AT_REBUILD, EVERYONE, seat, place=place))
    state.hand_histories[seat].rewrite(entries)
