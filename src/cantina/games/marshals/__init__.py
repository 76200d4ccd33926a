"""Marshals: a hunt for four outlaws across a row of four territories, for 2 to 4 players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cantina.games.marshals.choices import REASONS, UNIVERSE
from cantina.games.marshals.evaluation import EVALUATOR
from cantina.games.marshals.events import EVENTS
from cantina.games.marshals.hidden_facts import HIDDEN_FACTS
from cantina.games.marshals.inventory import inventory
from cantina.games.marshals.meta import META
from cantina.games.marshals.numbers import NUMBERS
from cantina.games.marshals.options import VARIANTS, resolve_options
from cantina.games.marshals.provenance import PROVENANCE
from cantina.games.marshals.rules.actions import (
    CANCELLING,
    KEEPING,
    ORDERING,
    SEARCHING,
    SHOWING,
    TAKING,
)
from cantina.games.marshals.rules.outlaws import CLAIMING
from cantina.games.marshals.rules.scoring import deciding
from cantina.games.marshals.rules.setup import set_up
from cantina.games.marshals.rules.travel import BOARDING, BUYING, TOWN, TRAVELLING
from cantina.games.marshals.rules.turns import MAIN, TURNS, WARNED
from cantina.games.marshals.state import FIELD_TYPES, STREAMS, make_state
from cantina.games.marshals.statistics import cards_of_choice, statistics
from cantina.games.marshals.text_board import seat_names, text_board
from cantina.games.marshals.view import changed_parts, private_changes, view
from cantina.games.marshals.view_types import MarshalsView
from cantina.games.marshals.world import sample_world
from cantina.kernel.game import Game, frame_table

if TYPE_CHECKING:
    from cantina.kernel.encoding import Encoding
    from cantina.kernel.own_side import OwnSide


def _load_encoding() -> Encoding[Any]:
    from cantina.games.marshals.encoding import ENCODING

    return ENCODING


def _load_own_side() -> OwnSide:
    from cantina.games.marshals.own_side import OWN_SIDE

    return OWN_SIDE


GAME = Game(
    meta=META,
    universe=UNIVERSE,
    streams=STREAMS,
    frames=frame_table(
        TURNS,
        MAIN,
        WARNED,
        *CLAIMING,
        SHOWING,
        CANCELLING,
        ORDERING,
        SEARCHING,
        KEEPING,
        TAKING,
        BOARDING,
        TOWN,
        TRAVELLING,
        BUYING,
    ),
    events=EVENTS,
    reasons=REASONS,
    vocabularies={
        "terrain": "terrain",
        "marshal": "marshal",
        "row": "terrain",
        "card": "card",
        "cards": "card",
        "returned": "card",
        "goods": "goods",
        "why": "why",
        "rival": "seat",
        "ending": "ending",
        "decided": "decided",
        "character": "marshal",
        "role": "role",
        "decision": "decision",
    },
    package="cantina.games.marshals",
    resolve_options=resolve_options,
    make_state=make_state,
    setup=set_up,
    view=view,
    changed_parts=changed_parts,
    private_changes=private_changes,
    view_type=MarshalsView,
    sample_world=sample_world,
    inventory=inventory,
    seat_names=seat_names,
    text_board=text_board,
    statistics=statistics,
    deciding=deciding,
    evaluator=EVALUATOR,
    load_encoding=_load_encoding,
    load_own_side=_load_own_side,
    cards_of_choice=cards_of_choice,
    hidden_facts=HIDDEN_FACTS,
    variants=VARIANTS,
    numbers=NUMBERS,
    provenance=PROVENANCE,
    field_types=FIELD_TYPES,
)
