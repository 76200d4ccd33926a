"""Where the numbers and cards of a game come from."""

from __future__ import annotations

from typing import Literal

Provenance = Literal["rulebook", "public", "designed"]
"""The printed rulebook, a public source such as photographs, or our own design."""

CardProvenance = Literal["rulebook", "public", "partly", "designed"]
"""Of a card: `partly` where only some of it is our own design, such as its numbers."""
