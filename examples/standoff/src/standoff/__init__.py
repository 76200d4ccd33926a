"""Standoff: two to four gunmen, three rounds, stand or run."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cantina.kernel.game import Game, frame_table
from standoff.choices import RAN_BEFORE, UNIVERSE
from standoff.events import EVENTS
from standoff.inventory import inventory
from standoff.meta import META, VARIANTS
from standoff.rules import DEALING, DECIDING, set_up
from standoff.state import FIELD_TYPES, STREAMS, StandoffState
from standoff.text_board import text_board
from standoff.view import view
from standoff.world import sample_world

if TYPE_CHECKING:
    from cantina.kernel.encoding import Encoding


def load_encoding() -> Encoding[Any]:
    """Loaded when somebody learns: playing does not need it."""
    from standoff.encoding import ENCODING

    return ENCODING


GAME = Game(
    meta=META,
    universe=UNIVERSE,
    streams=STREAMS,
    frames=frame_table(DEALING, DECIDING),
    events=EVENTS,
    reasons=((RAN_BEFORE.code, RAN_BEFORE.rule),),
    vocabularies={},
    package="standoff",
    make_state=StandoffState,
    setup=set_up,
    view=view,
    sample_world=sample_world,
    inventory=inventory,
    field_types=FIELD_TYPES,
    text_board=text_board,
    load_encoding=load_encoding,
    variants=VARIANTS,
)
