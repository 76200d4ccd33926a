"""Tiny Epic Western: gunmen, poker hands and properties in a ring of six mats, for 1 to 4 players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cantina.games.tiny_epic_western.choice_names import choice_details
from cantina.games.tiny_epic_western.choices import REASONS, UNIVERSE
from cantina.games.tiny_epic_western.evaluation import EVALUATOR
from cantina.games.tiny_epic_western.events import EVENTS
from cantina.games.tiny_epic_western.hidden_facts import HIDDEN_FACTS
from cantina.games.tiny_epic_western.inventory import inventory
from cantina.games.tiny_epic_western.meta import META
from cantina.games.tiny_epic_western.numbers import NUMBERS
from cantina.games.tiny_epic_western.options import VARIANTS, resolve_options
from cantina.games.tiny_epic_western.provenance import PROVENANCE
from cantina.games.tiny_epic_western.rules.abilities import (
    BIDDING,
    BUYING_AT_CENTRAL_BANK,
    CONVERTING,
    EXCHANGING,
    GAMBLING,
    OPENING_AUCTION,
    PAYING_CENTRAL_BANK,
    SWAPPING,
    USING_BARBER_SHOP,
    USING_GRAVEYARD,
)
from cantina.games.tiny_epic_western.rules.arrival import (
    CHOOSING_GUNMAN_TO_HEAL,
    CHOOSING_GUNMAN_TO_MOVE,
    PAYING_OWNER,
    PLACING_HEALED_GUNMAN,
    PLACING_MOVED_GUNMAN,
    USING,
)
from cantina.games.tiny_epic_western.rules.business import ADVANCING
from cantina.games.tiny_epic_western.rules.buying import LEFTOVER_PURCHASE, ORDINARY_PURCHASE, WAIVING
from cantina.games.tiny_epic_western.rules.duels import DUEL, PRESSING, REWARDING
from cantina.games.tiny_epic_western.rules.influence import GAINING, GAINING_TWO
from cantina.games.tiny_epic_western.rules.market import MARKET, PAYING_POST_OFFICE, PAYING_POST_OFFICE_AGAIN
from cantina.games.tiny_epic_western.rules.placing import HIRING, PLACEMENT, PLACING
from cantina.games.tiny_epic_western.rules.resolving import RESOLUTION_PHASE, SHERIFFS_POT
from cantina.games.tiny_epic_western.rules.rounds import KEEPING, ROUNDS_FRAME
from cantina.games.tiny_epic_western.rules.setup import LAYING_PROPERTIES, TAKING_BOSS, TAKING_COLOUR, set_up
from cantina.games.tiny_epic_western.state import FIELD_TYPES, STREAMS, make_state
from cantina.games.tiny_epic_western.statistics import cards_of_choice, statistics
from cantina.games.tiny_epic_western.text_board import seat_names, text_board
from cantina.games.tiny_epic_western.view import changed_parts, private_changes, view
from cantina.games.tiny_epic_western.view_types import WesternView
from cantina.games.tiny_epic_western.world import sample_world
from cantina.kernel.game import Game, frame_table

if TYPE_CHECKING:
    from cantina.kernel.encoding import Encoding
    from cantina.kernel.own_side import OwnSide


def _load_encoding() -> Encoding[Any]:
    from cantina.games.tiny_epic_western.encoding import ENCODING

    return ENCODING


def _load_own_side() -> OwnSide:
    from cantina.games.tiny_epic_western.own_side import OWN_SIDE

    return OWN_SIDE


GAME = Game(
    meta=META,
    universe=UNIVERSE,
    streams=STREAMS,
    frames=frame_table(
        LAYING_PROPERTIES,
        TAKING_COLOUR,
        TAKING_BOSS,
        ROUNDS_FRAME,
        KEEPING,
        PLACEMENT,
        HIRING,
        PLACING,
        DUEL,
        *PRESSING,
        REWARDING,
        *USING,
        *PAYING_OWNER,
        *CONVERTING,
        EXCHANGING,
        USING_GRAVEYARD,
        USING_BARBER_SHOP,
        OPENING_AUCTION,
        BIDDING,
        BUYING_AT_CENTRAL_BANK,
        PAYING_CENTRAL_BANK,
        GAMBLING,
        SWAPPING,
        CHOOSING_GUNMAN_TO_HEAL,
        CHOOSING_GUNMAN_TO_MOVE,
        PLACING_HEALED_GUNMAN,
        PLACING_MOVED_GUNMAN,
        *GAINING,
        *GAINING_TWO,
        RESOLUTION_PHASE,
        *SHERIFFS_POT,
        MARKET,
        PAYING_POST_OFFICE,
        PAYING_POST_OFFICE_AGAIN,
        ORDINARY_PURCHASE,
        LEFTOVER_PURCHASE,
        WAIVING,
        ADVANCING,
    ),
    events=EVENTS,
    reasons=REASONS,
    vocabularies={
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
    resolve_options=resolve_options,
    make_state=make_state,
    setup=set_up,
    view=view,
    changed_parts=changed_parts,
    private_changes=private_changes,
    view_type=WesternView,
    sample_world=sample_world,
    inventory=inventory,
    seat_names=seat_names,
    choice_details=choice_details,
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
