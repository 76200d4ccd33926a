"""Tiny Epic Western: gunmen, poker hands and properties in a ring of six mats, for 1 to 4 players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cantina.games.tiny_epic_western.board import draw, persona
from cantina.games.tiny_epic_western.census import about, census, tally
from cantina.games.tiny_epic_western.choices import REASONS, UNIVERSE
from cantina.games.tiny_epic_western.events import EVENTS
from cantina.games.tiny_epic_western.judgement import JUDGEMENT
from cantina.games.tiny_epic_western.numbers import NUMBERS
from cantina.games.tiny_epic_western.options import OPTIONS, VARIANTS, settle
from cantina.games.tiny_epic_western.rules.abilities import (
    BANKING,
    BIDDING,
    CONVERTING,
    EXCHANGING,
    GAMBLING,
    MOURNING,
    OPENING_AUCTION,
    PAYING_BANK,
    SWAPPING,
    TRIMMING,
)
from cantina.games.tiny_epic_western.rules.arrival import (
    HEALING,
    PAYING_OWNER,
    RIDING,
    SETTING,
    SETTING_BY_COACH,
    USING,
)
from cantina.games.tiny_epic_western.rules.business import ADVANCING
from cantina.games.tiny_epic_western.rules.buying import LEFTOVER, ORDINARY, WAIVING
from cantina.games.tiny_epic_western.rules.duels import DUEL, REWARDING
from cantina.games.tiny_epic_western.rules.influence import GAINING, GAINING_TWO
from cantina.games.tiny_epic_western.rules.market import MARKET, POSTING, POSTING_MORE
from cantina.games.tiny_epic_western.rules.placing import HIRING, PLACEMENT, PLACING
from cantina.games.tiny_epic_western.rules.resolving import RESOLUTION_PHASE, SHERIFFS_POT
from cantina.games.tiny_epic_western.rules.rounds import KEEPING, ROUNDS_FRAME
from cantina.games.tiny_epic_western.rules.setup import LAYING, TAKING_BOSS, TAKING_COLOUR, set_up
from cantina.games.tiny_epic_western.state import SHAPES, STREAMS, blank
from cantina.games.tiny_epic_western.view import view
from cantina.games.tiny_epic_western.world import imagine
from cantina.kernel.game import Game, Meta, frame_table
from cantina.kernel.registry import register

if TYPE_CHECKING:
    from cantina.kernel.encoding import Encoding


def _rows() -> Encoding[Any]:
    from cantina.games.tiny_epic_western.encoding import ENCODING

    return ENCODING


GAME = Game(
    meta=Meta(
        name="tiny-epic-western",
        title={"en": "Tiny Epic Western", "es": "Pequeños grandes westerns"},
        seats=(1, 4),
        rules_version=1,
        over_rule="TEW-END-1",
        longest=3000,
        options=OPTIONS,
    ),
    universe=UNIVERSE,
    streams=STREAMS,
    frames=frame_table(
        LAYING,
        TAKING_COLOUR,
        TAKING_BOSS,
        ROUNDS_FRAME,
        KEEPING,
        PLACEMENT,
        HIRING,
        PLACING,
        DUEL,
        REWARDING,
        *USING,
        *PAYING_OWNER,
        *CONVERTING,
        EXCHANGING,
        MOURNING,
        TRIMMING,
        OPENING_AUCTION,
        BIDDING,
        BANKING,
        PAYING_BANK,
        GAMBLING,
        SWAPPING,
        HEALING,
        RIDING,
        SETTING,
        SETTING_BY_COACH,
        *GAINING,
        *GAINING_TWO,
        RESOLUTION_PHASE,
        *SHERIFFS_POT,
        MARKET,
        POSTING,
        POSTING_MORE,
        ORDINARY,
        LEFTOVER,
        WAIVING,
        ADVANCING,
    ),
    events=EVENTS,
    reasons=REASONS,
    words={
        "mat": "mat",
        "mats": "mat",
        "origin": "mat",
        "spot": "spot",
        "card": "poker",
        "cards": "poker",
        "discarded": "poker",
        "property": "property",
        "properties": "property",
        "influence": "influence",
        "other": "influence",
        "business": "business",
        "timing": "timing",
        "boss": "boss",
        "colour": "colour",
        "hand": "hand",
        "difficulty": "difficulty",
        "rival": "seat",
        "ending": "ending",
        "decision": "decision",
    },
    package="cantina.games.tiny_epic_western",
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
