"""Situations of Tiny Epic Western that are worth a picture."""

from __future__ import annotations

from typing import Any

from situations import Situation

from cantina.games.tiny_epic_western.content import DIFFICULTIES


def _asked(kind: str, players: int, *prefer: str, **options: Any) -> Situation:
    """The first decision of a kind."""
    return Situation(
        f"{players}-players-{kind}",
        players,
        lambda decision, view, made: decision["kind"] == kind,
        prefer,
        options,
    )


SITUATIONS = [
    _asked("boss", 4, bosses="choose", colours="choose"),
    _asked("duel", 4, "bank-left"),
    _asked("press", 2, "reveal", "reroll"),
    _asked("convert", 3),
    _asked("buy", 4, "keep"),
    _asked("pot", 2, "sheriff-plus", "sheriff-up"),
    _asked("advance", 3),
    _asked("waive", 4),
    _asked("duel", 1),
    *(
        Situation(
            f"solo-{difficulty}", 1, lambda decision, view, made: made >= 12, options={"difficulty": difficulty}
        )
        for difficulty in DIFFICULTIES
    ),
    Situation("solo-end", 1, lambda *_: False, end=True),
]
