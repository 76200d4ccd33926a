"""3000 Scoundrels: bluffs, henchmen, safes and scoundrels of two cards each, for 2 to 4 players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cantina.games.scoundrels.choice_names import choice_details, choice_effect
from cantina.games.scoundrels.choices import REASONS, UNIVERSE
from cantina.games.scoundrels.describe import card_texts
from cantina.games.scoundrels.evaluation import EVALUATOR
from cantina.games.scoundrels.events import EVENTS
from cantina.games.scoundrels.hidden_facts import HIDDEN_FACTS
from cantina.games.scoundrels.inventory import inventory
from cantina.games.scoundrels.meta import META
from cantina.games.scoundrels.numbers import NUMBERS
from cantina.games.scoundrels.options import VARIANTS, resolve_options
from cantina.games.scoundrels.provenance import PROVENANCE
from cantina.games.scoundrels.rules import (
    abilities,
    costs,
    days,
    henchmen,
    hiring,
    office,
    pending,
    questions,
    safes,
    setup,
    turns,
    vocabulary,
)
from cantina.games.scoundrels.state import FIELD_TYPES, STREAMS, make_state
from cantina.games.scoundrels.statistics import cards_of_choice, statistics
from cantina.games.scoundrels.text_board import seat_names, text_board
from cantina.games.scoundrels.view import changed_parts, private_changes, view
from cantina.games.scoundrels.view_types import ScoundrelsView
from cantina.games.scoundrels.world import sample_world
from cantina.kernel.game import Game, frame_table

if TYPE_CHECKING:
    from cantina.kernel.encoding import Encoding
    from cantina.kernel.own_side import OwnSide


def _load_encoding() -> Encoding[Any]:
    from cantina.games.scoundrels.encoding import ENCODING

    return ENCODING


def _load_own_side() -> OwnSide:
    from cantina.games.scoundrels.own_side import OWN_SIDE

    return OWN_SIDE


GAME = Game(
    meta=META,
    universe=UNIVERSE,
    streams=STREAMS,
    frames=frame_table(
        *setup.FRAMES,
        *days.FRAMES,
        *turns.FRAMES,
        *pending.FRAMES,
        *abilities.FRAMES,
        *costs.FRAMES,
        *questions.FRAMES,
        *vocabulary.FRAMES,
        *henchmen.FRAMES,
        *hiring.FRAMES,
        *office.FRAMES,
        *safes.FRAMES,
    ),
    events=EVENTS,
    reasons=REASONS,
    vocabularies={
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
        "scoundrel": "scoundrel",
        "other_scoundrel": "scoundrel",
        "rival": "seat",
        "owner": "seat",
        "ending": "ending",
        "decision": "decision",
    },
    package="cantina.games.scoundrels",
    resolve_options=resolve_options,
    make_state=make_state,
    setup=setup.set_up,
    view=view,
    changed_parts=changed_parts,
    private_changes=private_changes,
    view_type=ScoundrelsView,
    sample_world=sample_world,
    inventory=inventory,
    seat_names=seat_names,
    phrases={"scoundrel": ("trait", "job"), "other_scoundrel": ("other_trait", "other_job")},
    choice_details=choice_details,
    choice_effect=choice_effect,
    text_board=text_board,
    card_texts=card_texts,
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
