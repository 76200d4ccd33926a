"""Situations of Colt Express that are worth a picture."""

from __future__ import annotations

from situations import Situation

SITUATIONS = [
    Situation("move", 4, lambda decision, view, made: decision["kind"] == "move", ("move",)),
    Situation("fire", 6, lambda decision, view, made: decision["kind"] == "fire", ("fire",)),
    Situation("punch-drop", 6, lambda decision, view, made: decision["kind"] == "drop", ("punch", "draw")),
    Situation("punch-push", 6, lambda decision, view, made: decision["kind"] == "push", ("punch", "draw")),
    Situation("rob", 5, lambda decision, view, made: decision["kind"] == "rob", ("robbery", "draw")),
    Situation("marshal", 5, lambda decision, view, made: decision["kind"] == "marshal", ("marshal", "draw")),
    Situation("full-pile", 6, lambda decision, view, made: len(view["common"]) >= 18, ("plan",)),
    Situation(
        "two-bandits",
        3,
        lambda decision, view, made: made >= 14 and decision["kind"].startswith("plan"),
        options={"preset": "two-bandits"},
    ),
]
