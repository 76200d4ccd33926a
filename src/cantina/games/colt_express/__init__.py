"""Colt Express: five rounds of programmed train robbery for 2 to 6 players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cantina.games.colt_express.board import draw, persona
from cantina.games.colt_express.census import about, census, tally
from cantina.games.colt_express.choices import REASONS, UNIVERSE
from cantina.games.colt_express.events import EVENTS
from cantina.games.colt_express.judgement import JUDGEMENT
from cantina.games.colt_express.numbers import NUMBERS
from cantina.games.colt_express.options import OPTIONS, VARIANTS, settle
from cantina.games.colt_express.rules.actions import (
    FIRING,
    LOSING,
    MOVING,
    MOVING_MARSHAL,
    PUNCHING,
    PUSHING,
    ROBBING,
)
from cantina.games.colt_express.rules.planning import COVERING, KEEPING, PLANNING
from cantina.games.colt_express.rules.round_events import PICKPOCKET, ROUND_EVENT
from cantina.games.colt_express.rules.rounds import ALL_ROUNDS, PICKING
from cantina.games.colt_express.rules.scoring import SCORING
from cantina.games.colt_express.rules.setup import OPENING, PLACING, RECRUITING, set_up
from cantina.games.colt_express.rules.stealing import STEALING
from cantina.games.colt_express.state import SHAPES, STREAMS, blank
from cantina.games.colt_express.view import view
from cantina.games.colt_express.world import imagine
from cantina.kernel.game import Game, Meta, frame_table
from cantina.kernel.registry import register

if TYPE_CHECKING:
    from cantina.kernel.encoding import Encoding


def _rows() -> Encoding[Any]:
    from cantina.games.colt_express.encoding import ENCODING

    return ENCODING


GAME = Game(
    meta=Meta(
        name="colt-express",
        title={"en": "Colt Express", "es": "Colt Express"},
        seats=(2, 6),
        rules_version=1,
        over_rule="CE-END-1",
        longest=700,
        options=OPTIONS,
    ),
    universe=UNIVERSE,
    streams=STREAMS,
    frames=frame_table(
        RECRUITING,
        PLACING,
        OPENING,
        ALL_ROUNDS,
        PICKING,
        PLANNING,
        COVERING,
        KEEPING,
        STEALING,
        MOVING,
        FIRING,
        PUNCHING,
        LOSING,
        PUSHING,
        ROBBING,
        MOVING_MARSHAL,
        ROUND_EVENT,
        PICKPOCKET,
        SCORING,
    ),
    events=EVENTS,
    reasons=REASONS,
    words={
        "bandit": "bandit",
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
