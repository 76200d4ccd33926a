"""What every game's view has, for code that knows no game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol


class View(Protocol):
    """What one seat, or the public, knows; games derive a frozen `msgspec.Struct` with more fields."""

    @property
    def seat(self) -> int | None:
        """Whose view it is; None: the public's."""

    @property
    def players(self) -> int:
        """The number of seats."""

    @property
    def seats(self) -> Sequence[Any]:
        """What is known of each side, the seats first; a solo game may add a side of its own."""

    @property
    def deciding(self) -> Sequence[tuple[int, str]]:
        """The seats asked to decide, hidden answers included, and the kind of decision."""

    @property
    def over(self) -> bool: ...


VIEW_FIELDS = tuple(name for name in vars(View) if not name.startswith("_"))
"""The names above, which the registry looks for in a game's view."""
