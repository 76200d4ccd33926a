"""3000 Scoundrels: bluffs, henchmen, safes and scoundrels of two cards each, for 2 to 4 players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cantina.games.scoundrels.board import draw, persona
from cantina.games.scoundrels.census import about, census, tally
from cantina.games.scoundrels.choices import REASONS, UNIVERSE
from cantina.games.scoundrels.events import EVENTS
from cantina.games.scoundrels.judgement import JUDGEMENT
from cantina.games.scoundrels.numbers import NUMBERS
from cantina.games.scoundrels.options import OPTIONS, VARIANTS, settle
from cantina.games.scoundrels.rules.days import CHOOSING_FIRST, DAYS, NIGHT
from cantina.games.scoundrels.rules.hiring import (
    ARRANGING,
    DROPPING,
    HIRING,
    HIRING_BY_ABILITY,
    USING_ON_HIRE,
)
from cantina.games.scoundrels.rules.office import BAILING, BRIBING, OFFICE_OPTION
from cantina.games.scoundrels.rules.safes import ABANDONING, MARKING, MOVING
from cantina.games.scoundrels.rules.setup import (
    FIRST_DAY,
    OPENING,
    TAKING_LEADER,
    TAKING_STRATEGY,
    set_up,
)
from cantina.games.scoundrels.rules.turns import (
    ABILITIES,
    ACTING,
    NEXT_UP,
    OFFERING,
    PLANNING,
    QUEUE,
    TURNS_FRAME,
    WINDOW,
)
from cantina.games.scoundrels.rules.uses import (
    ANSWERING,
    CHOOSING_CARD,
    CHOOSING_MODE,
    CHOOSING_SAFE,
    CHOOSING_UNUSED,
    FLIPPING,
    FREEING,
    HIDING,
    JAILING,
    LOCKING_UP,
    PICKING,
    PICKING_OWN,
    REPEATING,
    SENDING,
    SENTENCING,
    SHUFFLING,
    STEALING_SAME,
    TARGETING,
    USING,
)
from cantina.games.scoundrels.state import SHAPES, STREAMS, blank
from cantina.games.scoundrels.view import view
from cantina.games.scoundrels.world import imagine
from cantina.kernel.game import Game, Meta, frame_table
from cantina.kernel.registry import register

if TYPE_CHECKING:
    from cantina.kernel.encoding import Encoding


def _rows() -> Encoding[Any]:
    from cantina.games.scoundrels.encoding import ENCODING

    return ENCODING


GAME = Game(
    meta=Meta(
        name="scoundrels",
        title={"en": "3000 Scoundrels", "es": "3000 Granujas"},
        seats=(2, 4),
        rules_version=1,
        over_rule="SC-EOD-13",
        longest=3000,
        options=OPTIONS,
    ),
    universe=UNIVERSE,
    streams=STREAMS,
    frames=frame_table(
        DAYS,
        OPENING,
        FIRST_DAY,
        TAKING_LEADER,
        TAKING_STRATEGY,
        TURNS_FRAME,
        PLANNING,
        ABILITIES,
        ACTING,
        WINDOW,
        QUEUE,
        NEXT_UP,
        OFFERING,
        USING,
        REPEATING,
        TARGETING,
        SHUFFLING,
        CHOOSING_SAFE,
        STEALING_SAME,
        CHOOSING_UNUSED,
        CHOOSING_CARD,
        FREEING,
        SENDING,
        HIDING,
        JAILING,
        LOCKING_UP,
        SENTENCING,
        ANSWERING,
        FLIPPING,
        PICKING,
        PICKING_OWN,
        CHOOSING_MODE,
        HIRING_BY_ABILITY,
        HIRING,
        USING_ON_HIRE,
        DROPPING,
        ARRANGING,
        OFFICE_OPTION,
        BAILING,
        BRIBING,
        MARKING,
        MOVING,
        *ABANDONING,
        NIGHT,
        CHOOSING_FIRST,
    ),
    events=EVENTS,
    reasons=REASONS,
    words={
        "leader": "leader",
        "strategy": "strategy",
        "trait": "trait",
        "poker": "poker",
        "pokers": "poker",
        "slot": "slot",
        "location": "location",
        "safe": "safe",
        "job": "job",
        "other_trait": "trait",
        "other_job": "job",
        "rival": "seat",
        "ending": "ending",
        "decision": "decision",
    },
    package="cantina.games.scoundrels",
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
