"""Situations of 3000 Scoundrels that are worth a picture."""

from __future__ import annotations

from situations import Situation

SITUATIONS = [
    Situation("plan", 4, lambda decision, view, made: decision["kind"] == "plan" and view["day"] == 2),
    Situation(
        "distrust", 4, lambda decision, view, made: decision["kind"] == "distrust" and made > 10, ("pass",)
    ),
    Situation(
        "abilities", 4, lambda decision, view, made: decision["kind"] == "abilities" and made > 20, ("hire",)
    ),
    Situation("mark", 3, lambda decision, view, made: decision["kind"] == "mark", ("use-leader",)),
    Situation(
        "arrange", 4, lambda decision, view, made: decision["kind"] == "arrange" and made > 15, ("hire",)
    ),
    Situation("office", 4, lambda decision, view, made: decision["kind"] == "office", ("office",)),
    Situation("act", 2, lambda decision, view, made: decision["kind"] == "act" and view["day"] == 2),
    Situation(
        "strategies",
        4,
        lambda decision, view, made: decision["kind"] == "plan",
        options={"length": "long", "strategies": True},
    ),
]
