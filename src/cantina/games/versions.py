"""The versions of the games for those who learn: what was learned with one may be worth little with another."""

from __future__ import annotations

from typing import Final

VERSIONS: Final = {
    "colt-express": 0,
    "marshals": 0,
    "scoundrels": 0,
    "tiny-epic-western": 0,
}
"""By game. Raised with any change of its rules, choices, rows or rewards: see docs/environments.md."""
