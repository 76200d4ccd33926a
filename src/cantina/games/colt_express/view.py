"""What one seat, or the public, knows of a game of Colt Express."""

from __future__ import annotations

from functools import cache

import msgspec

from cantina.games.colt_express.content import (
    BULLET,
    CAR_NAMES,
    CHARACTERS,
    EVENTS,
    KINDS,
    NEUTRAL,
    OUT,
    ROUND_CARDS,
    SHEET,
    TURNS,
    card_name,
    place_name,
)
from cantina.games.colt_express.rules.round_events import next_alone
from cantina.games.colt_express.state import ColtState
from cantina.kernel.pile import PUBLIC, Pile, eyes


class PurseView(msgspec.Struct, frozen=True):
    """A purse lying on the train."""

    purse: int
    """Its number: purses on the train can be told apart."""
    value: int | None
    """None: this seat cannot tell."""


class PlaceView(msgspec.Struct, frozen=True):
    """A location with something or somebody at it, or with the Marshal."""

    place: str
    bandits: tuple[str, ...]
    purses: tuple[PurseView, ...]
    jewels: int
    strongboxes: int


class BanditView(msgspec.Struct, frozen=True):
    """A bandit and what lies on its sheet."""

    bandit: str
    seat: int
    place: str | None
    bullets: int
    purses: int
    purse_values: tuple[int, ...]
    """The values this seat can tell, in ascending order."""
    jewels: int
    strongboxes: int
    ransom: bool


class CardView(msgspec.Struct, frozen=True):
    """An action or bullet card."""

    card: str
    bandit: str | None
    """Whose action card it is."""


class SeatView(msgspec.Struct, frozen=True):
    """A player's cards, as far as this seat knows them."""

    seat: int
    bandits: tuple[str, ...]
    hand: int
    hand_known: tuple[CardView, ...]
    deck: int
    deck_top_known: tuple[CardView, ...]
    """Cards known to lie on top of the deck, the topmost first."""
    discard: tuple[CardView, ...]
    bullets_received: dict[str, int]


class PlayedView(msgspec.Struct, frozen=True):
    """A card of the common pile."""

    seat: int
    bandit: str | None
    action: str | None
    face_down: bool
    resolved: bool


class RoundView(msgspec.Struct, frozen=True):
    """A round card that has been revealed."""

    round_card: str
    turns: tuple[str, ...]
    round_event: str


class ColtView(msgspec.Struct, frozen=True):
    """Everything a seat knows."""

    seat: int | None
    players: int
    abilities: bool
    events: bool
    station: bool
    two_bandits: bool
    expert: bool
    round: int
    """From 1 to 5."""
    rounds: tuple[RoundView, ...]
    """The round cards revealed so far."""
    turn: int
    """From 1; 0 outside the Planning phase."""
    acted: int
    """Actions taken in this turn, by all players together."""
    first: int
    marshal: int
    neutral: int
    cars: tuple[str, ...]
    places: tuple[PlaceView, ...]
    """Both floors of every unit, the Locomotive first, inside before roof."""
    lost: tuple[int, ...]
    """Values of purses that went out of play, as far as this seat can tell."""
    bandits: tuple[BanditView, ...]
    seats: tuple[SeatView, ...]
    common: tuple[PlayedView, ...]
    acting: str | None
    """The bandit whose card, or whose part of an event, is being carried out."""
    target: str | None
    """The bandit being punched."""
    deciding: tuple[tuple[int, str], ...]
    """The seats asked to decide, answers that are in but hidden included, and what kind of decision it is."""
    over: bool


def view(state: ColtState, seat: int | None) -> ColtView:
    eye = eyes(seat)
    planning = any(frame.name in ("planning", "covering") for frame in state.stack)
    in_play = [bandit for bandit in range(6) if state.seat_of[bandit] >= 0]
    return ColtView(
        seat=seat,
        players=state.seats,
        abilities=state.abilities,
        events=state.events,
        station=state.station,
        two_bandits=state.two_bandits,
        expert=state.expert,
        round=state.round + 1,
        rounds=tuple(
            _round(card) for card, seen in zip(state.rounds.cards, state.rounds.seen, strict=True) if seen & eye
        ),
        turn=state.turn + 1 if planning else 0,
        acted=state.acted if planning else 0,
        first=state.first,
        marshal=state.marshal,
        neutral=state.neutral,
        cars=tuple(CAR_NAMES[car] for car in state.cars),
        places=_places(state, eye),
        lost=tuple(
            sorted(state.purse_value[p] for p in state.purses_at(OUT) if state.purse_seen[p] & eye)
            if state.dealt
            else ()
        ),
        bandits=tuple(_bandit(state, bandit, eye) for bandit in in_play),
        seats=tuple(_seat(state, player, eye) for player in range(state.seats)),
        common=tuple(_played(state, at, eye) for at in range(len(state.common))),
        acting=_acting(state),
        target=CHARACTERS[state.target] if _step(state) in ("drop", "push") else None,
        deciding=state.deciding,
        over=state.over,
    )


def _step(state: ColtState) -> str:
    """The name of the step on top of the stack."""
    return state.stack[-1].name if state.stack else ""


def _acting(state: ColtState) -> str | None:
    if _step(state) == "pickpocket":
        return CHARACTERS[next_alone(state)]
    carrying_out = any(frame.name in ("stealing", "covering") for frame in state.stack)
    return CHARACTERS[state.actor] if carrying_out else None


@cache
def _round(card: int) -> RoundView:
    found = ROUND_CARDS[card]
    return RoundView(found.name, tuple(TURNS[turn] for turn in found.turns), EVENTS[found.event])


def _places(state: ColtState, eye: int) -> tuple[PlaceView, ...]:
    bandits: list[list[str]] = [[] for _ in range(2 * state.last + 2)]
    for bandit, spot in enumerate(state.spot):
        if 0 <= spot < len(bandits):
            bandits[spot].append(CHARACTERS[bandit])
    purses: list[list[PurseView]] = [[] for _ in bandits]
    values, seen = state.purse_value, state.purse_seen
    for purse, place in enumerate(state.purse_at):
        if 0 <= place < len(purses):
            purses[place].append(PurseView(purse, values[purse] if seen[purse] & eye else None))
    return tuple(
        [
            PlaceView(place_name(place), tuple(here), tuple(purses[place]), jewels, strongboxes)
            for place, (here, jewels, strongboxes) in enumerate(
                zip(bandits, state.jewels, state.strongboxes, strict=False)
            )
        ]
    )


def _bandit(state: ColtState, bandit: int, eye: int) -> BanditView:
    place = SHEET + bandit
    held = state.purses_at(place)
    return BanditView(
        bandit=CHARACTERS[bandit],
        seat=state.seat_of[bandit],
        place=place_name(state.spot[bandit]) if state.spot[bandit] >= 0 else None,
        bullets=state.bullets[bandit],
        purses=len(held),
        purse_values=tuple(sorted(state.purse_value[purse] for purse in held if state.purse_seen[purse] & eye)),
        jewels=state.jewels[place],
        strongboxes=state.strongboxes[place],
        ransom=bool(state.ransom >> bandit & 1),
    )


def _seat(state: ColtState, seat: int, eye: int) -> SeatView:
    deck = state.decks[seat]
    top: list[CardView] = []
    for card, seen in zip(reversed(deck.cards), reversed(deck.seen), strict=True):
        if not seen & eye or not state.expert:
            break
        top.append(_card(card))
    bullets = [card for pile in state.piles_of(seat) for card in pile.cards if card >= BULLET]
    received: dict[str, int] = {}
    for card in bullets:
        colour = "neutral" if card == NEUTRAL else CHARACTERS[card - BULLET]
        received[colour] = received.get(colour, 0) + 1
    return SeatView(
        seat=seat,
        bandits=tuple([CHARACTERS[b] for b, owner in enumerate(state.seat_of) if owner == seat]),
        hand=len(state.hands[seat]),
        hand_known=_known(state.hands[seat], eye),
        deck=len(deck),
        deck_top_known=tuple(top),
        discard=_known(state.discards[seat], eye) if state.expert else (),
        bullets_received=dict(sorted(received.items())),
    )


def _known(pile: Pile, eye: int) -> tuple[CardView, ...]:
    known = sorted([card for card, seen in zip(pile.cards, pile.seen, strict=True) if seen & eye])
    return tuple([_card(card) for card in known])


@cache
def _card(card: int) -> CardView:
    return CardView(card_name(card), CHARACTERS[card // 6] if card < BULLET else None)


def _played(state: ColtState, at: int, eye: int) -> PlayedView:
    card, seen = state.common.cards[at], state.common.seen[at]
    known = bool(seen & eye)
    return PlayedView(
        seat=state.seat_of[card // 6],
        bandit=CHARACTERS[card // 6] if known else None,
        action=KINDS[card % 6] if known else None,
        face_down=not seen & PUBLIC,
        resolved=at < state.resolved,
    )
