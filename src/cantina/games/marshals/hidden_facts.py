"""The hidden facts of Marshals that worlds have to get right as often as they should (law 9)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cantina.games.marshals.choices import REVEAL
from cantina.games.marshals.content import CORRUPT, is_ambush, is_event, is_outlaw
from cantina.games.marshals.history import DREW, DREW_FACE_UP, KEPT, STOLE_CARD
from cantina.games.marshals.state import MarshalsState
from cantina.kernel.hidden_facts import HiddenFact, HiddenFacts
from cantina.kernel.hidden_history import a_of, kind_of, other_of, seat_of


def _rivals(state: MarshalsState, viewer: int | None) -> list[int]:
    """The seats whose hands the viewer does not see."""
    return [seat for seat in range(state.seats) if seat != viewer and state.hands[seat].cards]


def _corrupt_is_hidden(state: MarshalsState) -> bool:
    """Whether a corrupt card is in play that nobody has revealed or discarded."""
    return not state.basic and state.seats > 2 and state.corrupt < 0 and not state.discard.holds(CORRUPT)


def rival_is_corrupt(state: MarshalsState, viewer: int | None) -> Mapping[int, bool]:
    if not _corrupt_is_hidden(state):
        return {}
    return {seat: state.hands[seat].holds(CORRUPT) for seat in _rivals(state, viewer)}


def rival_that_drew_an_outlaw_is_corrupt(state: MarshalsState, viewer: int | None) -> Mapping[int, bool]:
    """Only of rivals into whose hand no hidden card has come since: never so (MA-CORR-5)."""
    silent: set[int] = set()
    for at in range(len(state.history)):
        packed = state.history.entry(at)
        kind = kind_of(packed)
        if kind == DREW_FACE_UP and is_outlaw(a_of(packed)):
            silent.add(seat_of(packed))
        elif kind in (DREW, KEPT):
            silent.discard(seat_of(packed))
        elif kind == STOLE_CARD:
            silent.discard(other_of(packed))
    return {seat: corrupt for seat, corrupt in rival_is_corrupt(state, viewer).items() if seat in silent}


def corrupt_is_in_deck(state: MarshalsState, viewer: int | None) -> Mapping[int, bool]:
    return {0: state.deck.holds(CORRUPT)} if _corrupt_is_hidden(state) else {}


def next_card_is_an_outlaw(state: MarshalsState, viewer: int | None) -> Mapping[int, bool]:
    return {0: is_outlaw(state.deck.cards[-1])} if state.deck.cards else {}


def next_card_is_an_event(state: MarshalsState, viewer: int | None) -> Mapping[int, bool]:
    return {0: is_event(state.deck.cards[-1])} if state.deck.cards and not state.basic else {}


def rival_holds_an_ambush(state: MarshalsState, viewer: int | None) -> Mapping[int, bool]:
    return {seat: any(is_ambush(card) for card in state.hands[seat].cards) for seat in _rivals(state, viewer)}


_CHOICES_SUGGEST: Final = 0.04
"""A player who plays other cards is a little more likely to hold an ambush."""

HIDDEN_FACTS: Final = HiddenFacts(
    facts=(
        HiddenFact("a rival is the hidden Corrupt Marshal", rival_is_corrupt),
        HiddenFact(
            "a rival that drew an outlaw and revealed nothing is corrupt", rival_that_drew_an_outlaw_is_corrupt
        ),
        HiddenFact("the corrupt card is still in the deck", corrupt_is_in_deck),
        HiddenFact("the next card is an outlaw", next_card_is_an_outlaw),
        HiddenFact("the next card is an event", next_card_is_an_event),
        HiddenFact("a rival holds an ambush", rival_holds_an_ambush, _CHOICES_SUGGEST),
    ),
    revealing_choices=frozenset({REVEAL.kind}),
    public_fields={
        "upper": "everybody saw how many outlaws were set aside at the deal",
        "odds": "everybody saw how many outlaws were set aside at the deal",
        "stop": "the place of the town or train that everybody saw drawn",
    },
)
