"""What one seat, or the public, knows of a game of 3000 Scoundrels."""

from __future__ import annotations

import msgspec

from cantina.games.scoundrels.content import (
    BLUE_TRAITS,
    CARD_NAMES,
    CARDS,
    COLOURS,
    JOBS,
    LEADERS,
    LOCATIONS,
    MARKS,
    OPEN,
    PAIRS,
    SAFE_NAMES,
    SAFE_VALUES,
    SAFES,
    SAFES_EACH,
    SHEET,
    SLOT_NAMES,
    STRATEGIES,
    TRAIT_NAMES,
    cost_of,
    job_name,
    trait_name,
)
from cantina.games.scoundrels.state import U_KIND, U_USER, U_WHICH, ScoundrelsState
from cantina.kernel.pile import EVERYONE, Pile, eyes


class ScoundrelView(msgspec.Struct, frozen=True):
    trait: str
    job: str
    cost: int
    used: bool
    """One of its cards counts as used in this turn window."""


class PlayedView(msgspec.Struct, frozen=True):
    """A poker card played this day."""

    slot: str
    """`open`: a 0 face up beside the sheet."""
    poker: str | None
    henchmen: tuple[int, ...]
    """The owners of the henchmen on it."""
    revealed: bool


class MarkView(msgspec.Struct, frozen=True):
    seat: int
    mark: int
    """Its number among its owner's marks, from 1."""
    number: int
    other: int
    """What its other face shows."""


class SafeView(msgspec.Struct, frozen=True):
    location: str
    origin: int
    """The space it was dealt to, 6 for the unused one: safes can be told apart wherever they go."""
    space: int
    """1 to 5; 0: unused; -1: on a sheet."""
    seat: int | None
    """Whose sheet it is on."""
    safe: str | None
    value: int | None
    marks: tuple[MarkView, ...]


class SeatView(msgspec.Struct, frozen=True):
    seat: int
    leader: str | None
    strategy: str | None
    money: int
    reputation: int
    reserve: int
    jailed: int
    destroyed: int
    hand: int
    hand_known: tuple[str, ...]
    deck: int
    deck_top: str | None
    """The top card of the deck, if this seat knows it."""
    played: tuple[PlayedView, ...]
    sheet: tuple[ScoundrelView | None, ...]
    supply: tuple[int, ...]
    """The marks in the supply, by the lower number of each pair."""


class UseView(msgspec.Struct, frozen=True):
    """A running use."""

    seat: int
    kind: str
    name: str


class ScoundrelsView(msgspec.Struct, frozen=True):
    """Everything a seat knows."""

    seat: int | None
    players: int
    day: int
    days: int
    turn: int
    stage: int
    first: int
    active: int
    slot: str | None
    night: bool
    seats: tuple[SeatView, ...]
    saloon: tuple[ScoundrelView | None, ...]
    """From left to right."""
    discard: tuple[ScoundrelView, ...]
    """The top one last."""
    blue: int
    red: int
    green: int
    purple: int
    black: int
    """Cards left in the trait and job decks."""
    safes: tuple[SafeView, ...]
    uses: tuple[UseView, ...]
    pending: tuple[str, ...]
    """Traits whose moment has come."""
    leader_used: bool
    strategies_used: tuple[int, ...]
    deciding: tuple[tuple[int, str], ...]
    over: bool


def view(state: ScoundrelsState, seat: int | None) -> ScoundrelsView:
    eye = eyes(seat)
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
        seats=tuple(_seat(state, player, eye) for player in range(state.seats)),
        saloon=tuple(_scoundrel(state, one) for one in state.saloon),
        discard=tuple(filter(None, (_scoundrel(state, one) for one in state.discard))),
        blue=sum(card < BLUE_TRAITS for card in state.traits),
        red=sum(card >= BLUE_TRAITS for card in state.traits),
        green=jobs.count("green"),
        purple=jobs.count("purple"),
        black=jobs.count("black"),
        safes=tuple(_safe(state, safe, eye) for safe in _in_order(state)),
        uses=tuple(_use(use) for use in state.uses),
        pending=tuple(name for at, name in enumerate(TRAIT_NAMES) if state.due >> at & 1),
        leader_used=state.used_leader,
        strategies_used=tuple(at for at in range(state.seats) if state.used_strategy >> at & 1),
        deciding=state.deciding,
        over=state.over,
    )


def _scoundrel(state: ScoundrelsState, one: int) -> ScoundrelView | None:
    return None if one < 0 else ScoundrelView(trait_name(one), job_name(one), cost_of(one), state.flagged(one))


def _known(pile: Pile, eye: int) -> list[int]:
    return sorted(card for card, seen in zip(pile.cards, pile.seen, strict=True) if seen & eye)


def _seat(state: ScoundrelsState, seat: int, eye: int) -> SeatView:
    deck = state.decks[seat]
    card = state.strategy[seat]
    leader = state.leader[seat]
    return SeatView(
        seat=seat,
        leader=LEADERS[leader] if leader >= 0 else None,
        strategy=STRATEGIES[card].name if card >= 0 else None,
        money=state.money[seat],
        reputation=state.reputation[seat],
        reserve=state.reserve[seat],
        jailed=state.jailed[seat],
        destroyed=state.destroyed[seat],
        hand=len(state.hands[seat]),
        hand_known=tuple(CARD_NAMES[one] for one in _known(state.hands[seat], eye)),
        deck=len(deck),
        deck_top=CARD_NAMES[deck.cards[-1]] if len(deck) and deck.seen[-1] & eye else None,
        played=tuple(_played(state, place, eye) for place in _places(state, seat)),
        sheet=tuple(_scoundrel(state, one) for one in state.sheets[seat * SHEET : seat * SHEET + SHEET]),
        supply=tuple(PAIRS[mark][0] for mark in range(MARKS) if state.mark_on[seat * MARKS + mark] < 0),
    )


def _places(state: ScoundrelsState, seat: int) -> list[int]:
    return [place for place in range(seat * CARDS, seat * CARDS + CARDS) if state.played[place] >= 0]


def _played(state: ScoundrelsState, place: int, eye: int) -> PlayedView:
    slot = place % CARDS
    return PlayedView(
        slot="open" if slot == OPEN else SLOT_NAMES[slot],
        poker=CARD_NAMES[state.played[place]] if state.played_seen[place] & eye else None,
        henchmen=tuple(seat for seat in range(state.seats) if state.on_card[place] >> seat & 1),
        revealed=state.played_seen[place] == EVERYONE,
    )


def _in_order(state: ScoundrelsState) -> list[int]:
    """Safes by location and space, then the unused ones, then loot in the order of stealing."""
    lying = [safe for safe in range(SAFES) if 0 <= state.where[safe] < 5]
    lying.sort(key=lambda safe: (safe // SAFES_EACH, state.where[safe]))
    unused = [safe for safe in range(SAFES) if state.where[safe] == -1]
    return [*lying, *unused, *(entry % 32 for entry in state.loot)]


def _safe(state: ScoundrelsState, safe: int, eye: int) -> SafeView:
    seen = state.safe_seen[safe] & eye
    face = state.safes[safe]
    at = state.where[safe]
    return SafeView(
        location=LOCATIONS[safe // SAFES_EACH],
        origin=safe % SAFES_EACH + 1,
        space=0 if at < 0 else at + 1 if at < 5 else -1,
        seat=at - 10 if at >= 10 else None,
        safe=SAFE_NAMES[face] if seen else None,
        value=SAFE_VALUES[face] if seen else None,
        marks=tuple(
            MarkView(
                number // MARKS,
                number % MARKS + 1,
                state.mark_face[number],
                sum(PAIRS[number % MARKS]) - state.mark_face[number],
            )
            for number in range(state.seats * MARKS)
            if state.mark_on[number] == safe
        ),
    )


def _use(use: list[int]) -> UseView:
    kind = ("scoundrel", "leader", "strategy")[use[U_KIND]]
    which = use[U_WHICH]
    names = (TRAIT_NAMES, SLOT_NAMES, [card.name for card in STRATEGIES])
    return UseView(use[U_USER], kind, names[use[U_KIND]][which])
