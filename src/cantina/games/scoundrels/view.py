"""What one seat, or the public, knows of a game of 3000 Scoundrels."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from cantina.games.scoundrels.content import (
    BLUE_TRAITS,
    CARD_NAMES,
    CARDS,
    COLOURS,
    JOB_NAMES,
    JOBS,
    LEADERS,
    LOCATIONS,
    MARKS,
    OPEN,
    PAIRS,
    SAFE_NAMES,
    SAFES,
    SAFES_EACH,
    SHEET,
    SLOT_NAMES,
    STRATEGIES,
    TRAIT_NAMES,
    job_name,
    trait_name,
)
from cantina.games.scoundrels.printed import printed_view
from cantina.games.scoundrels.rules.running import SCOUNDREL, RunningAbility, RunningHire
from cantina.games.scoundrels.state import ScoundrelsState
from cantina.games.scoundrels.view_types import (
    HireView,
    MarkView,
    PlayedView,
    SafeReference,
    SafeView,
    ScoundrelsView,
    ScoundrelView,
    SeatView,
    UseView,
)
from cantina.kernel.native_types import i64
from cantina.kernel.numbers import changed_numbers
from cantina.kernel.pile import EVERYONE, PUBLIC, Pile, viewer_bit

# The parts of a view that are kept while what they show stays as it is, as bits; seats and safes have one each.
SEATS_PARTS: Final = (1 << 6) - 1
SALOON_PART: Final = 1 << 6
DISCARD_PART: Final = 1 << 7
ORDER_PART: Final = 1 << 8
"""The order in which the safes are shown."""
FIRST_SAFE_PART: Final = 12
ALL_PARTS: Final = (1 << 60) - 1


def changed_parts(before: ScoundrelsState, after: ScoundrelsState) -> int:
    """The parts of a view that may differ between two positions of a match."""
    changed: i64 = 0
    if before.used_traits != after.used_traits or before.used_jobs != after.used_jobs:
        changed |= SEATS_PARTS | SALOON_PART | DISCARD_PART
    if before.saloon != after.saloon:
        changed |= SALOON_PART
    if before.discard != after.discard:
        changed |= DISCARD_PART
    if before.where != after.where or before.loot != after.loot:
        changed |= ORDER_PART
    marks_moved = before.mark_on != after.mark_on or before.mark_face != after.mark_face
    if (
        marks_moved
        or before.played != after.played
        or before.played_seen != after.played_seen
        or before.on_card != after.on_card
        or before.sheets != after.sheets
    ):
        changed |= SEATS_PARTS
    seat: i64 = 0
    while seat < after.seats:
        if (
            before.money[seat] != after.money[seat]
            or before.reputation[seat] != after.reputation[seat]
            or before.reserve[seat] != after.reserve[seat]
            or before.jailed[seat] != after.jailed[seat]
            or before.destroyed[seat] != after.destroyed[seat]
            or before.leader[seat] != after.leader[seat]
            or before.strategy[seat] != after.strategy[seat]
            or before.hands[seat].differs_from(after.hands[seat])
            or before.decks[seat].differs_from(after.decks[seat])
        ):
            changed |= 1 << seat
        seat += 1
    if before.safe_seen != after.safe_seen or before.safes != after.safes or before.where != after.where:
        for safe in range(SAFES):
            if before.where[safe] != after.where[safe]:
                changed |= 1 << (FIRST_SAFE_PART + safe)
            if before.safe_seen[safe] != after.safe_seen[safe] or before.safes[safe] != after.safes[safe]:
                # What the others of its location may be worth has changed with it.
                changed |= (1 << SAFES_EACH) - 1 << (FIRST_SAFE_PART + safe // SAFES_EACH * SAFES_EACH)
    if marks_moved:
        for mark in range(len(after.mark_on)):
            if before.mark_on[mark] != after.mark_on[mark] or before.mark_face[mark] != after.mark_face[mark]:
                changed |= _part_of_safe(before.mark_on[mark]) | _part_of_safe(after.mark_on[mark])
    return changed


def private_changes(before: ScoundrelsState, after: ScoundrelsState) -> int:
    """The seats that know more than the public of what differs between two positions of a match."""
    found: i64 = 0
    seat: i64 = 0
    while seat < after.seats:
        if before.hands[seat].differs_from(after.hands[seat]):
            found |= before.hands[seat].private_viewers() | after.hands[seat].private_viewers()
        if before.decks[seat].differs_from(after.decks[seat]):
            found |= before.decks[seat].private_viewers() | after.decks[seat].private_viewers()
        seat += 1
    if before.played != after.played or before.played_seen != after.played_seen:
        for place in range(len(after.played_seen)):
            if not before.played_seen[place] & after.played_seen[place] & PUBLIC:
                found |= before.played_seen[place] | after.played_seen[place]
    if (
        before.safe_seen != after.safe_seen
        or before.safes != after.safes
        or before.where != after.where
        or before.loot != after.loot
    ):
        for safe in range(SAFES):
            if not before.safe_seen[safe] & after.safe_seen[safe] & PUBLIC:
                found |= before.safe_seen[safe] | after.safe_seen[safe]
    return found & SEATS_PARTS


def _part_of_safe(safe: i64) -> i64:
    return 0 if safe < 0 else 1 << (FIRST_SAFE_PART + safe)


def view(
    state: ScoundrelsState, seat: int | None, before: ScoundrelsView | None = None, changed: int = ALL_PARTS
) -> ScoundrelsView:
    viewer_mask = viewer_bit(seat)
    parts: i64 = changed
    jobs = [COLOURS[JOBS[job].colour] for job in state.jobs]
    return ScoundrelsView(
        seat=seat,
        players=state.seats,
        day=state.day,
        days=state.days,
        turn=state.turn,
        stage=state.stage,
        first=state.first,
        active=state.active,
        slot=None if state.slot < 0 else "open" if state.slot == OPEN else SLOT_NAMES[state.slot],
        night=state.night,
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
        saloon=tuple([_scoundrel_view(state, scoundrel) for scoundrel in state.saloon])
        if before is None or parts & SALOON_PART
        else before.saloon,
        discard=tuple([_scoundrel(state, scoundrel) for scoundrel in state.discard if scoundrel >= 0])
        if before is None or parts & DISCARD_PART
        else before.discard,
        blue=sum(card < BLUE_TRAITS for card in state.traits),
        red=sum(card >= BLUE_TRAITS for card in state.traits),
        green=jobs.count("green"),
        purple=jobs.count("purple"),
        black=jobs.count("black"),
        safes=_safe_views(state, viewer_mask, before, parts),
        uses=tuple([_use_view(use) for use in state.uses]),
        hires=tuple([_hire_view(state, hire) for hire in state.hires]),
        shuffling=state.target if ("shuffle" in [kind for _, kind in state.deciding]) else None,
        bail=state.bail,
        pending=tuple([name for at, name in enumerate(TRAIT_NAMES) if state.due >> at & 1]),
        printed=printed_view(state.numbers),
        leader_used=state.used_leader,
        strategies_used=tuple([at for at in range(state.seats) if state.used_strategy >> at & 1]),
        numbers=changed_numbers(state),
        deciding=state.deciding,
        over=state.over,
    )


def _scoundrel_view(state: ScoundrelsState, scoundrel: int) -> ScoundrelView | None:
    return None if scoundrel < 0 else _scoundrel(state, scoundrel)


def _scoundrel(state: ScoundrelsState, scoundrel: int) -> ScoundrelView:
    return _cached_scoundrel(scoundrel, state.numbers.cost_of(scoundrel), state.flagged(scoundrel))


@lru_cache(8192)
def _cached_scoundrel(scoundrel: int, cost: int, flagged: bool) -> ScoundrelView:
    return ScoundrelView(trait_name(scoundrel), job_name(scoundrel), cost, flagged)


def _known_cards(pile: Pile, viewer_mask: int) -> list[int]:
    return sorted([card for card, seen in zip(pile.cards, pile.seen, strict=True) if seen & viewer_mask])


def _seat_view(state: ScoundrelsState, seat: int, viewer_mask: int) -> SeatView:
    deck = state.decks[seat]
    strategy = state.strategy[seat]
    leader = state.leader[seat]
    return SeatView(
        seat=seat,
        leader=LEADERS[leader] if leader >= 0 else None,
        strategy=STRATEGIES[strategy].name if strategy >= 0 else None,
        money=state.money[seat],
        reputation=state.reputation[seat],
        reserve=state.reserve[seat],
        jailed=state.jailed[seat],
        destroyed=state.destroyed[seat],
        hand=len(state.hands[seat]),
        hand_known=tuple([CARD_NAMES[known] for known in _known_cards(state.hands[seat], viewer_mask)]),
        deck=len(deck),
        deck_top=CARD_NAMES[deck.cards[-1]] if len(deck) and deck.seen[-1] & viewer_mask else None,
        played=tuple([_played_view(state, place, viewer_mask) for place in _played_places(state, seat)]),
        sheet=tuple(
            [
                _scoundrel_view(state, scoundrel)
                for scoundrel in state.sheets[seat * SHEET : seat * SHEET + SHEET]
            ]
        ),
        supply=tuple([PAIRS[mark][0] for mark in range(MARKS) if state.mark_on[seat * MARKS + mark] < 0]),
    )


def _played_places(state: ScoundrelsState, seat: int) -> list[int]:
    return [place for place in range(seat * CARDS, seat * CARDS + CARDS) if state.played[place] >= 0]


def _played_view(state: ScoundrelsState, place: int, viewer_mask: int) -> PlayedView:
    slot = place % CARDS
    return PlayedView(
        slot="open" if slot == OPEN else SLOT_NAMES[slot],
        poker=CARD_NAMES[state.played[place]] if state.played_seen[place] & viewer_mask else None,
        henchmen=tuple([seat for seat in range(state.seats) if state.on_card[place] >> seat & 1]),
        revealed=state.played_seen[place] == EVERYONE,
    )


def _safes_in_display_order(state: ScoundrelsState) -> list[int]:
    """The safes by location and space, then the unused ones, then loot in the order of stealing."""
    lying = [safe for safe in range(SAFES) if 0 <= state.where[safe] < 5]
    lying.sort(key=lambda safe: (safe // SAFES_EACH, state.where[safe]))
    unused = [safe for safe in range(SAFES) if state.where[safe] == -1]
    return [*lying, *unused, *(entry % 32 for entry in state.loot)]


def _safe_views(
    state: ScoundrelsState, viewer_mask: int, before: ScoundrelsView | None, parts: i64
) -> tuple[SafeView, ...]:
    if before is not None and not parts & ORDER_PART and not parts >> FIRST_SAFE_PART:
        return before.safes
    return tuple(
        [
            _safe_view(state, safe, viewer_mask)
            if before is None or parts & ORDER_PART or parts >> (FIRST_SAFE_PART + safe) & 1
            else before.safes[at]
            for at, safe in enumerate(_safes_in_display_order(state))
        ]
    )


def _safe_view(state: ScoundrelsState, safe: int, viewer_mask: int) -> SafeView:
    seen = state.safe_seen[safe] & viewer_mask
    face = state.safes[safe]
    at = state.where[safe]
    return SafeView(
        location=LOCATIONS[safe // SAFES_EACH],
        origin=safe % SAFES_EACH + 1,
        space=0 if at < 0 else at + 1 if at < 5 else -1,
        seat=at - 10 if at >= 10 else None,
        safe=SAFE_NAMES[face] if seen else None,
        value=state.numbers.safe_values[face] if seen else None,
        possible=_possible_values(state, safe, viewer_mask),
        marks=tuple(
            [
                MarkView(
                    number // MARKS,
                    number % MARKS + 1,
                    state.mark_face[number],
                    sum(PAIRS[number % MARKS]) - state.mark_face[number],
                )
                for number in range(state.seats * MARKS)
                if state.mark_on[number] == safe
            ]
        ),
    )


def _possible_values(state: ScoundrelsState, safe: int, viewer_mask: int) -> tuple[int, ...]:
    """The values of its location's six safes less those this viewer has seen on the others."""
    values = state.numbers.safe_values
    if state.safe_seen[safe] & viewer_mask:
        return (values[state.safes[safe]],)
    first = safe // SAFES_EACH * SAFES_EACH
    location = range(first, first + SAFES_EACH)
    return tuple(
        sorted([values[state.safes[other]] for other in location if not state.safe_seen[other] & viewer_mask])
    )


def _use_view(use: RunningAbility) -> UseView:
    kind = ("scoundrel", "leader", "strategy")[use.kind]
    names = (TRAIT_NAMES, SLOT_NAMES, [card.name for card in STRATEGIES])
    return UseView(
        seat=use.user,
        kind=kind,
        name=names[use.kind][use.card],
        job=JOB_NAMES[use.job] if use.kind == SCOUNDREL else None,
        step=max(0, use.steps_begun),
        second=use.second_use,
        safe=SafeReference(LOCATIONS[use.safe // SAFES_EACH], use.safe % SAFES_EACH + 1)
        if use.safe >= 0
        else None,
        freed=use.freed_owner if use.freed_owner >= 0 else None,
        picked=TRAIT_NAMES[use.picked_trait] if use.picked_trait >= 0 else None,
    )


def _hire_view(state: ScoundrelsState, hire: RunningHire) -> HireView:
    return HireView(hire.hirer, _scoundrel_view(state, state.being_hired_by(hire)), hire.swaps)
