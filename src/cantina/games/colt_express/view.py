"""What one seat, or the public, knows of a game of Colt Express."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from cantina.games.colt_express.content import (
    ACTION_KINDS,
    CAR_NAMES,
    CHARACTERS,
    FIRST_BULLET,
    FIRST_SHEET,
    NEUTRAL_BULLET,
    OUT_OF_PLAY,
    ROUND_CARDS,
    ROUND_EVENTS,
    TURN_KINDS,
    card_name,
    place_name,
)
from cantina.games.colt_express.rules.round_events import next_pickpocket
from cantina.games.colt_express.state import ColtState
from cantina.games.colt_express.view_types import (
    BanditView,
    CardView,
    ColtView,
    PlaceView,
    PlayedView,
    PurseView,
    RoundView,
    SeatView,
)
from cantina.kernel.native_types import i64
from cantina.kernel.numbers import changed_numbers
from cantina.kernel.pile import PUBLIC, Pile, viewer_bit

# The parts of a view that are kept while what they show stays as it is, as bits. Seats and bandits have one
# for each, and so have the places.
FIRST_SEAT_PART: Final = 0
SEATS_PARTS: Final = 63
FIRST_BANDIT_PART: Final = 6
BANDITS_PARTS: Final = 63 << FIRST_BANDIT_PART
ROUNDS_PART: Final = 1 << 12
LOST_PART: Final = 1 << 13
COMMON_PART: Final = 1 << 14
FIRST_PLACE_PART: Final = 16
ALL_PARTS: Final = (1 << 40) - 1


def changed_parts(before: ColtState, after: ColtState) -> int:
    """The parts of a view that may differ between two positions of a match."""
    if not before.dealt:  # during set-up everything changes
        return ALL_PARTS
    changed: i64 = 0
    seat: i64 = 0
    while seat < after.seats:
        if (
            before.hands[seat].differs_from(after.hands[seat])
            or before.decks[seat].differs_from(after.decks[seat])
            or (after.expert and before.discards[seat].differs_from(after.discards[seat]))
        ):
            changed |= 1 << (FIRST_SEAT_PART + seat)
        seat += 1
    if before.rounds.differs_from(after.rounds):
        changed |= ROUNDS_PART
    if before.resolved != after.resolved or before.common.differs_from(after.common):
        changed |= COMMON_PART
    if before.purse_at != after.purse_at or before.purse_seen != after.purse_seen:
        for purse in range(len(after.purse_at)):
            if (
                before.purse_at[purse] != after.purse_at[purse]
                or before.purse_seen[purse] != after.purse_seen[purse]
            ):
                changed |= _part_of_place(before.purse_at[purse]) | _part_of_place(after.purse_at[purse])
    if before.jewels != after.jewels or before.strongboxes != after.strongboxes:
        for place in range(len(after.jewels)):
            if (
                before.jewels[place] != after.jewels[place]
                or before.strongboxes[place] != after.strongboxes[place]
            ):
                changed |= _part_of_place(place)
    bandit: i64 = 0
    while bandit < 6:
        old: i64 = before.spot[bandit]
        new: i64 = after.spot[bandit]
        if old != new:
            changed |= _part_of_place(old) | _part_of_place(new)
        if (
            old != new
            or before.bullets[bandit] != after.bullets[bandit]
            or (before.ransom ^ after.ransom) >> bandit & 1
        ):
            changed |= 1 << (FIRST_BANDIT_PART + bandit)
        bandit += 1
    return changed


def private_changes(before: ColtState, after: ColtState) -> int:
    """The seats that know more than the public of what differs between two positions of a match."""
    if not before.dealt:
        return SEATS_PARTS
    found: i64 = 0
    seat: i64 = 0
    while seat < after.seats:
        if before.hands[seat].differs_from(after.hands[seat]):
            found |= before.hands[seat].private_viewers() | after.hands[seat].private_viewers()
        if after.expert:
            if before.decks[seat].differs_from(after.decks[seat]):
                found |= before.decks[seat].private_viewers() | after.decks[seat].private_viewers()
            if before.discards[seat].differs_from(after.discards[seat]):
                found |= before.discards[seat].private_viewers() | after.discards[seat].private_viewers()
        seat += 1
    if before.rounds.differs_from(after.rounds):
        found |= before.rounds.private_viewers() | after.rounds.private_viewers()
    if before.common.differs_from(after.common):
        found |= before.common.private_viewers() | after.common.private_viewers()
    if before.purse_at != after.purse_at or before.purse_seen != after.purse_seen:
        # Where a value stands among those a seat knows depends on all of them.
        for purse in range(len(after.purse_at)):
            if not before.purse_seen[purse] & after.purse_seen[purse] & PUBLIC:
                found |= before.purse_seen[purse] | after.purse_seen[purse]
    return found & SEATS_PARTS


def _part_of_place(place: i64) -> i64:
    """The part that shows what lies or stands at a place: on the train, on a sheet, or out of play."""
    if place == OUT_OF_PLAY:
        return LOST_PART
    if place >= FIRST_SHEET:
        return 1 << (FIRST_BANDIT_PART + place - FIRST_SHEET)
    return 0 if place < 0 else 1 << (FIRST_PLACE_PART + place)


def view(
    state: ColtState, seat: int | None, before: ColtView | None = None, changed: int = ALL_PARTS
) -> ColtView:
    viewer_mask = viewer_bit(seat)
    planning = _is_under_way(state, "planning", "covering")
    parts: i64 = ALL_PARTS if before is None else changed
    return ColtView(
        seat=seat,
        players=state.seats,
        abilities=state.abilities,
        events=state.events,
        station=state.station,
        two_bandits=state.two_bandits,
        expert=state.expert,
        round=state.round + 1,
        rounds=_round_views(state, viewer_mask) if before is None or parts & ROUNDS_PART else before.rounds,
        turn=state.turn + 1 if planning else 0,
        acted=state.acted if planning else 0,
        first=state.first,
        marshal=state.marshal,
        neutral=state.neutral,
        cars=tuple([CAR_NAMES[car] for car in state.cars])
        if before is None or parts == ALL_PARTS
        else before.cars,
        places=_place_views(state, viewer_mask, before, parts),
        lost=_lost_purses(state, viewer_mask) if before is None or parts & LOST_PART else before.lost,
        bandits=_bandit_views(state, viewer_mask, before, parts),
        seats=_seat_views(state, viewer_mask, before, parts),
        common=tuple([_played_view(state, at, viewer_mask) for at in range(len(state.common))])
        if before is None or parts & COMMON_PART
        else before.common,
        acting=_acting(state),
        target=CHARACTERS[state.target] if _top_frame_name(state) in ("drop", "push") else None,
        numbers=changed_numbers(state),
        deciding=state.deciding,
        over=state.over,
    )


def _round_views(state: ColtState, viewer_mask: int) -> tuple[RoundView, ...]:
    return tuple(
        [
            _round_view(card)
            for card, seen in zip(state.rounds.cards, state.rounds.seen, strict=True)
            if seen & viewer_mask
        ]
    )


def _lost_purses(state: ColtState, viewer_mask: int) -> tuple[int, ...]:
    if not state.dealt:
        return ()
    lost = [purse for purse in state.purses_at(OUT_OF_PLAY) if state.purse_seen[purse] & viewer_mask]
    return tuple(sorted([state.purse_value[purse] for purse in lost]))


def _place_views(
    state: ColtState, viewer_mask: int, before: ColtView | None, parts: i64
) -> tuple[PlaceView, ...]:
    count: i64 = 2 * state.last + 2
    if before is not None and not parts >> FIRST_PLACE_PART:
        return before.places
    return tuple(
        [
            _place_view(state, place, viewer_mask)
            if before is None or parts == ALL_PARTS or parts >> (FIRST_PLACE_PART + place) & 1
            else before.places[place]
            for place in range(count)
        ]
    )


def _bandit_views(
    state: ColtState, viewer_mask: int, before: ColtView | None, parts: i64
) -> tuple[BanditView, ...]:
    if before is not None and not parts & BANDITS_PARTS:
        return before.bandits
    in_play = [bandit for bandit in range(6) if state.seat_of[bandit] >= 0]
    return tuple(
        [
            _bandit_view(state, bandit, viewer_mask)
            if before is None or parts == ALL_PARTS or parts >> (FIRST_BANDIT_PART + bandit) & 1
            else before.bandits[at]
            for at, bandit in enumerate(in_play)
        ]
    )


def _seat_views(
    state: ColtState, viewer_mask: int, before: ColtView | None, parts: i64
) -> tuple[SeatView, ...]:
    if before is not None and not parts & SEATS_PARTS:
        return before.seats
    return tuple(
        [
            _seat_view(state, player, viewer_mask)
            if before is None or parts >> (FIRST_SEAT_PART + player) & 1
            else before.seats[player]
            for player in range(state.seats)
        ]
    )


def _is_under_way(state: ColtState, name: str, other_name: str) -> bool:
    """Whether a frame with one of two names is on the stack."""
    for frame in state.stack:  # noqa: SIM110 (a generator is slow when compiled)
        if frame.name == name or frame.name == other_name:
            return True
    return False


def _top_frame_name(state: ColtState) -> str:
    """The name of the frame on top of the stack; empty when the game is over."""
    return state.stack[-1].name if state.stack else ""


def _acting(state: ColtState) -> str | None:
    if _top_frame_name(state) == "pickpocket":
        return CHARACTERS[next_pickpocket(state)]
    return CHARACTERS[state.actor] if _is_under_way(state, "stealing", "covering") else None


@cache
def _round_view(card: int) -> RoundView:
    round_card = ROUND_CARDS[card]
    return RoundView(
        round_card.name, tuple([TURN_KINDS[turn] for turn in round_card.turns]), ROUND_EVENTS[round_card.event]
    )


def _place_view(state: ColtState, place: int, viewer_mask: int) -> PlaceView:
    return PlaceView(
        place_name(place),
        tuple([CHARACTERS[bandit] for bandit, spot in enumerate(state.spot) if spot == place]),
        tuple(
            [
                _purse_view(purse, state.purse_value[purse] if state.purse_seen[purse] & viewer_mask else None)
                for purse in state.purses_at(place)
            ]
        ),
        state.jewels[place],
        state.strongboxes[place],
    )


@lru_cache(4096)
def _purse_view(purse: int, value: int | None) -> PurseView:
    return PurseView(purse, value)


def _bandit_view(state: ColtState, bandit: int, viewer_mask: int) -> BanditView:
    place = FIRST_SHEET + bandit
    held = state.purses_at(place)
    return BanditView(
        bandit=CHARACTERS[bandit],
        seat=state.seat_of[bandit],
        place=place_name(state.spot[bandit]) if state.spot[bandit] >= 0 else None,
        bullets=state.bullets[bandit],
        purses=len(held),
        purse_values=tuple(
            sorted([state.purse_value[purse] for purse in held if state.purse_seen[purse] & viewer_mask])
        ),
        jewels=state.jewels[place],
        strongboxes=state.strongboxes[place],
        ransom=bool(state.ransom >> bandit & 1),
    )


def _seat_view(state: ColtState, seat: int, viewer_mask: int) -> SeatView:
    deck = state.decks[seat]
    top: list[CardView] = []
    for card, seen in zip(reversed(list(deck.cards)), reversed(list(deck.seen)), strict=True):
        if not seen & viewer_mask or not state.expert:
            break
        top.append(_card_view(card))
    bullets = [card for pile in state.piles_of(seat) for card in pile.cards if card >= FIRST_BULLET]
    received: dict[str, int] = {}
    for card in bullets:
        colour = "neutral" if card == NEUTRAL_BULLET else CHARACTERS[card - FIRST_BULLET]
        received[colour] = received.get(colour, 0) + 1
    return SeatView(
        seat=seat,
        bandits=tuple([CHARACTERS[b] for b, owner in enumerate(state.seat_of) if owner == seat]),
        hand=len(state.hands[seat]),
        hand_known=_known_cards(state.hands[seat], viewer_mask),
        deck=len(deck),
        deck_top_known=tuple(top),
        discard=_known_cards(state.discards[seat], viewer_mask) if state.expert else (),
        bullets_received=dict(sorted(received.items())),
    )


def _known_cards(pile: Pile, viewer_mask: int) -> tuple[CardView, ...]:
    known = sorted([card for card, seen in zip(pile.cards, pile.seen, strict=True) if seen & viewer_mask])
    return tuple([_card_view(card) for card in known])


@cache
def _card_view(card: int) -> CardView:
    return CardView(card_name(card), CHARACTERS[card // 6] if card < FIRST_BULLET else None)


def _played_view(state: ColtState, at: int, viewer_mask: int) -> PlayedView:
    card, seen = state.common.cards[at], state.common.seen[at]
    return _played(
        state.seat_of[card // 6],
        card if seen & viewer_mask else None,
        not seen & PUBLIC,
        at < state.resolved,
    )


@cache
def _played(seat: int, card: int | None, face_down: bool, resolved: bool) -> PlayedView:
    return PlayedView(
        seat=seat,
        bandit=None if card is None else CHARACTERS[card // 6],
        action=None if card is None else ACTION_KINDS[card % 6],
        face_down=face_down,
        resolved=resolved,
    )
