"""One module per law; the numbers are those of the design."""

from cantina.testing.laws import (
    conservation,
    copies,
    determinism,
    ending,
    legality,
    no_leak,
    notation,
    rules,
    saving,
    subjects,
    text,
    undo,
    view_changes,
    worlds,
)
from cantina.testing.laws.check import CHECKS, Check, LawBroken, Sample

__all__ = [
    "CHECKS",
    "Check",
    "LawBroken",
    "Sample",
    "conservation",
    "copies",
    "determinism",
    "ending",
    "legality",
    "no_leak",
    "notation",
    "rules",
    "saving",
    "subjects",
    "text",
    "undo",
    "view_changes",
    "worlds",
]

CHECKS.sort(key=lambda check: check.law)
