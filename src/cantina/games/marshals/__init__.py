"""Marshals: a hunt for four outlaws across a row of four territories, for 2 to 4 players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cantina.games.marshals.board import draw, persona
from cantina.games.marshals.census import about, census, tally
from cantina.games.marshals.choices import REASONS, UNIVERSE
from cantina.games.marshals.events import EVENTS
from cantina.games.marshals.judgement import JUDGEMENT
from cantina.games.marshals.numbers import NUMBERS
from cantina.games.marshals.options import OPTIONS, VARIANTS, settle
from cantina.games.marshals.rules.actions import (
    CANCELLING,
    KEEPING,
    ORDERING,
    SEARCHING,
    SHOWING,
    TAKING,
)
from cantina.games.marshals.rules.outlaws import CLAIMING
from cantina.games.marshals.rules.setup import set_up
from cantina.games.marshals.rules.travel import BOARDING, BUYING, TOWN, TRAVELLING
from cantina.games.marshals.rules.turns import MAIN, TURNS, WARNED
from cantina.games.marshals.state import SHAPES, STREAMS, blank
from cantina.games.marshals.view import view
from cantina.games.marshals.world import imagine
from cantina.kernel.game import Game, Meta, frame_table
from cantina.kernel.registry import register

if TYPE_CHECKING:
    from cantina.kernel.encoding import Encoding


def _rows() -> Encoding[Any]:
    from cantina.games.marshals.encoding import ENCODING

    return ENCODING


GAME = Game(
    meta=Meta(
        name="marshals",
        title={"en": "Marshals", "es": "Marshals"},
        seats=(2, 4),
        rules_version=1,
        over_rule="MA-END-5",
        longest=1000,
        options=OPTIONS,
    ),
    universe=UNIVERSE,
    streams=STREAMS,
    frames=frame_table(
        TURNS,
        MAIN,
        WARNED,
        CLAIMING,
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
    words={
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
        "character": "marshal",
        "role": "role",
        "decision": "decision",
    },
    package="cantina.games.marshals",
    settle=settle,
    blank=blank,
    setup=set_up,
    view=view,
    imagine=imagine,
    census=census,
    persona=persona,
    draw=draw,
    tally=tally,
    judgement=JUDGEMENT,
    rows=_rows,
    about=about,
    variants=VARIANTS,
    numbers=NUMBERS,
    shapes=SHAPES,
)

register(GAME)
