"""Text boards of a match, made once for all who look at it from the same seat in the same language.

Making them can take longer than everything else about a choice, so whoever has one made spends its address's
share of the server's work.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from cantina.server.table import updates

if TYPE_CHECKING:
    from cantina.server.table.actor import Table
    from cantina.server.table.viewers import Viewer


class TextBoards:
    """The text boards of one table."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._current: dict[tuple[int | None, str], str] = {}
        """The text boards at a step, by seat and language."""
        self._step = -1

    def forget(self) -> None:
        """Another match begins."""
        self._current = {}

    def current(self, viewer: Viewer, language: str) -> str:
        """The text board of a viewer's present view."""
        key = (viewer.seat, language)
        self._go_to_present()
        text = self._current.get(key)
        if text is None:
            view = self._table.match.state.view(viewer.seat)
            text = self._current[key] = self._make(viewer, language, [view])[0]
        return text

    def of_step(
        self,
        viewer: Viewer,
        language: str,
        views: Sequence[Any],
        made: dict[tuple[int | None, str], list[str]],
    ) -> list[str]:
        """The text boards of a viewer's views in the step that is being sent; `made` has those of others."""
        key = (viewer.seat, language)
        texts = made.get(key)
        if texts is None:
            texts = made[key] = self._make(viewer, language, views)
            self._go_to_present()
            self._current[key] = texts[-1]
        return texts

    def _go_to_present(self) -> None:
        if self._step != self._table.play.step:
            self._step = self._table.play.step
            self._current = {}

    def _make(self, viewer: Viewer, language: str, views: Sequence[Any]) -> list[str]:
        begun = time.perf_counter()
        texts = [updates.text_board(self._table.match.game, view, language) for view in views]
        viewer.spend(1000.0 * (time.perf_counter() - begun))
        return texts
