"""What one seat, or the public, knows of a game of Marshals."""

from __future__ import annotations

import msgspec

from cantina.games.marshals.content import NAMES, OUTLAW, OUTLAWS, TERRAINS
from cantina.games.marshals.state import FLED, MarshalsState
from cantina.kernel.pile import eyes


class KnownCard(msgspec.Struct, frozen=True):
    """A card of the deck whose place this seat knows."""

    place: int
    """Counted from the top; the top card is 1."""
    card: str


class SeatView(msgspec.Struct, frozen=True):
    """A Marshal, as far as this seat knows."""

    seat: int
    marshal: str
    """The expert terrain."""
    terrain: str | None
    """Where the pawn stands; None: eliminated."""
    bullets: int
    provisions: int
    money: int
    captures: tuple[str, ...]
    corrupt: bool
    """The corrupt card lies face up before this player."""
    misses_turn: bool
    hand: int
    hand_known: tuple[str, ...]
    """The cards of the hand that this seat knows for certain."""
    shown: str | None
    """The card shown in the ambush or camp being resolved."""


class MarshalsView(msgspec.Struct, frozen=True):
    """Everything a seat knows."""

    seat: int | None
    players: int
    basic: bool
    row: tuple[str, ...]
    """The map from left to right."""
    turn: int
    active: int
    seats: tuple[SeatView, ...]
    deck: int
    deck_known: tuple[KnownCard, ...]
    """The cards of the deck whose place this seat knows, the topmost first."""
    discard: tuple[str, ...]
    """The whole pile, the top card last."""
    shelter: bool
    fled: tuple[str, ...]
    played: str | None
    """The card being resolved."""
    stop: str | None
    """The territory of the running train or of the town."""
    rival: int | None
    """The seat being searched."""
    picked: tuple[str, ...]
    """The cards picked from the rival, if this seat sees them."""
    deciding: tuple[tuple[int, str], ...]
    """The seats asked to decide, answers that are in but hidden included, and what kind of decision it is."""
    over: bool


def view(state: MarshalsState, seat: int | None) -> MarshalsView:
    eye = eyes(seat)
    deck = state.deck
    steps = {frame.name for frame in state.stack}
    searching = state.rival >= 0
    return MarshalsView(
        seat=seat,
        players=state.seats,
        basic=state.basic,
        row=tuple(TERRAINS[terrain] for terrain in state.row),
        turn=state.turn,
        active=state.active,
        seats=tuple(_seat(state, player, eye) for player in range(state.seats)),
        deck=len(deck),
        deck_known=tuple(
            KnownCard(len(deck) - at, NAMES[deck.cards[at]])
            for at in range(len(deck) - 1, -1, -1)
            if deck.seen[at] & eye
        ),
        discard=tuple(NAMES[card] for card in state.discard.cards),
        shelter=state.sheltered(),
        fled=tuple(NAMES[OUTLAW + at] for at in range(OUTLAWS) if state.captor[at] == FLED),
        played=NAMES[state.played] if state.played >= 0 else None,
        stop=TERRAINS[state.row[state.stop]] if steps & {"boarding", "town"} else None,
        rival=state.rival if searching else None,
        picked=tuple(NAMES[card] for card in state.picked) if seat in (state.active, state.rival) else (),
        deciding=state.deciding,
        over=state.over,
    )


def _seat(state: MarshalsState, seat: int, eye: int) -> SeatView:
    hand = state.hands[seat]
    known = sorted(card for card, seen in zip(hand.cards, hand.seen, strict=True) if seen & eye)
    showing = any(frame.name == "showing" for frame in state.stack)
    return SeatView(
        seat=seat,
        marshal=TERRAINS[state.home[seat]],
        terrain=TERRAINS[state.terrain(seat)] if state.in_play(seat) else None,
        bullets=state.bullets[seat],
        provisions=state.provisions[seat],
        money=state.money[seat],
        captures=tuple(NAMES[OUTLAW + at] for at in range(OUTLAWS) if state.captor[at] == seat),
        corrupt=state.corrupt == seat,
        misses_turn=bool(state.missing >> seat & 1),
        hand=len(hand),
        hand_known=tuple(NAMES[card] for card in known),
        shown=NAMES[state.shown[seat]] if showing and state.shown[seat] >= 0 else None,
    )
