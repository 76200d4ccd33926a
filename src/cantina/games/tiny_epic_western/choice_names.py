"""What the words for a choice mention besides its own fields."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from cantina.games.tiny_epic_western.content import EFFECT_GAIN_TYPE, EFFECT_SUBJECT, INFLUENCE, PROPERTY_NAMES
from cantina.games.tiny_epic_western.view_types import WesternView
from cantina.kernel.choice import Choice

_NOTHING_CONVERTED: Final[Mapping[str, Any]] = {"influence": None, "other": None, "total": None}


def choice_details(view: WesternView | None, choice: Choice) -> Mapping[str, Any]:
    """What is paid and what is gained where influence is converted (TEW-PROP-12)."""
    if choice.kind != "convert":
        return {}
    if view is None or view.converting is None:
        return _NOTHING_CONVERTED
    card = PROPERTY_NAMES.index(view.converting)
    return {
        "influence": INFLUENCE[EFFECT_SUBJECT[card]],
        "other": INFLUENCE[EFFECT_GAIN_TYPE[card]],
        "total": int(choice.args["count"]) + 2,
    }
