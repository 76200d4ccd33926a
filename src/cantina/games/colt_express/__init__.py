"""Colt Express: five rounds of programmed train robbery for 2 to 6 players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cantina.games.colt_express.choices import REASONS, UNIVERSE
from cantina.games.colt_express.evaluation import EVALUATOR
from cantina.games.colt_express.events import EVENTS
from cantina.games.colt_express.hidden_facts import HIDDEN_FACTS
from cantina.games.colt_express.inventory import inventory
from cantina.games.colt_express.meta import META
from cantina.games.colt_express.numbers import NUMBERS
from cantina.games.colt_express.options import VARIANTS, resolve_options
from cantina.games.colt_express.provenance import PROVENANCE
from cantina.games.colt_express.rules.actions import (
    FIRING,
    LOSING_LOOT,
    MOVING,
    MOVING_MARSHAL,
    PUNCHING,
    PUSHING,
    ROBBING,
)
from cantina.games.colt_express.rules.planning import COVERING, KEEPING, PLANNING
from cantina.games.colt_express.rules.round_events import PICKPOCKET, ROUND_EVENT
from cantina.games.colt_express.rules.rounds import PICKING, ROUNDS_FRAME
from cantina.games.colt_express.rules.scoring import SCORING
from cantina.games.colt_express.rules.setup import DRAFTING, OPENING, PLACING, RECRUITING, set_up
from cantina.games.colt_express.rules.stealing import STEALING
from cantina.games.colt_express.state import FIELD_TYPES, STREAMS, make_state
from cantina.games.colt_express.statistics import cards_of_choice, statistics
from cantina.games.colt_express.text_board import seat_names, text_board
from cantina.games.colt_express.view import changed_parts, private_changes, view
from cantina.games.colt_express.view_types import ColtView
from cantina.games.colt_express.world import sample_world
from cantina.kernel.game import Game, frame_table

if TYPE_CHECKING:
    from cantina.kernel.encoding import Encoding
    from cantina.kernel.own_side import OwnSide


def _load_encoding() -> Encoding[Any]:
    from cantina.games.colt_express.encoding import ENCODING

    return ENCODING


def _load_own_side() -> OwnSide:
    from cantina.games.colt_express.own_side import OWN_SIDE

    return OWN_SIDE


GAME = Game(
    meta=META,
    universe=UNIVERSE,
    streams=STREAMS,
    frames=frame_table(
        DRAFTING,
        RECRUITING,
        PLACING,
        OPENING,
        ROUNDS_FRAME,
        PICKING,
        PLANNING,
        COVERING,
        KEEPING,
        STEALING,
        MOVING,
        FIRING,
        PUNCHING,
        LOSING_LOOT,
        PUSHING,
        ROBBING,
        MOVING_MARSHAL,
        ROUND_EVENT,
        PICKPOCKET,
        SCORING,
    ),
    events=EVENTS,
    reasons=REASONS,
    vocabularies={
        "bandit": "bandit",
        "leader": "bandit",
        "first": "seat",
        "target": "bandit",
        "character": "bandit",
        "action": "action",
        "card": "card",
        "cards": "card",
        "bullet": "bullet",
        "loot": "loot",
        "place": "place",
        "origin": "place",
        "unit": "place",
        "way": "way",
        "round_card": "round-card",
        "round_event": "round-event",
        "turn_kind": "turn",
        "turns": "turn",
        "why": "why",
        "decision": "decision",
    },
    package="cantina.games.colt_express",
    resolve_options=resolve_options,
    make_state=make_state,
    setup=set_up,
    view=view,
    changed_parts=changed_parts,
    private_changes=private_changes,
    view_type=ColtView,
    sample_world=sample_world,
    inventory=inventory,
    seat_names=seat_names,
    text_board=text_board,
    statistics=statistics,
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
