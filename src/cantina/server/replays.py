"""Replays of finished matches, as one viewer saw them; the last ones asked for are cached."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from cantina.kernel.choice import Choice
from cantina.kernel.match import Match
from cantina.kernel.view_changes import StepPositions, show_view, view_steps
from cantina.server import protocol as p
from cantina.server.limits import TokenBucket
from cantina.server.store import TableRecord
from cantina.server.table.updates import seat_names, text_board, visible_events

MAX_CACHED = 12
PAUSE_SECONDS = 0.001
"""How long the making of a replay rests after each step."""


class ReplayService:
    """Builds replays, one at a time and in a thread: running matches have priority."""

    def __init__(self) -> None:
        self._cached: dict[tuple[str, int | None, str | None], bytes] = {}
        self._lock = asyncio.Lock()

    def cached(self, table_id: str, viewer: int | None, language: str | None) -> bytes | None:
        """A replay that has been made already; it may be asked for while another one is being made."""
        key = (table_id, viewer, language)
        found = self._cached.pop(key, None)
        if found is not None:
            self._cached[key] = found  # the one asked for last
        return found

    async def replay(
        self,
        record: TableRecord,
        info: p.TableInfo,
        made: Sequence[tuple[int, Choice]],
        viewer: int | None,
        language: str | None,
        limit: TokenBucket,
    ) -> bytes:
        """The replay as JSON; with a language, every step has its text board too.

        The seconds it takes to make are taken from a limit.
        """
        key = (record.id, viewer, language)
        async with self._lock:
            found = self.cached(*key)  # somebody else may have waited for the same one
            if found is None:
                timed = await asyncio.to_thread(_timed, _replay, info, record, made, viewer, language)
                found = self._cached[key] = timed[0]
                limit.spend(timed[1])
            while len(self._cached) > MAX_CACHED:
                self._cached.pop(next(iter(self._cached)))
        return found


def _timed(work: Callable[..., bytes], *args: Any) -> tuple[bytes, float]:
    """What some work gives, and the seconds of computing it took."""
    begun = time.thread_time()
    return work(*args), time.thread_time() - begun


def _replay(
    info: p.TableInfo,
    record: TableRecord,
    made: Sequence[tuple[int, Choice]],
    viewer: int | None,
    language: str | None,
) -> bytes:
    match = Match(
        record.game, record.players, record.seed, rules_version=record.rules_version, **record.options
    )
    match.state.positions = []

    def texts(views: list[Any]) -> list[str] | None:
        return None if language is None else [text_board(match.game, view, language) for view in views]

    shown = show_view(match.state, viewer)
    first = shown.view
    names = seat_names(match.game, first)
    setup = visible_events(match.setup_events, viewer)
    steps = [p.ReplayStep(0, None, None, setup, [], names, texts([first]))]
    for number, (seat, choice) in enumerate(made, start=1):
        time.sleep(PAUSE_SECONDS)  # lets the interpreter run the tables' thread
        events = match.play(choice, seat)
        found = view_steps(shown, StepPositions(events, match.state.positions, match.state), viewer)
        shown = found.last
        names = seat_names(match.game, shown.view)
        own = choice.number if seat == viewer else None
        steps.append(p.ReplayStep(number, seat, own, found.events, found.changes, names, texts(found.views)))
    return msgspec.json.encode(p.Replay(info, viewer, first, steps, match.state.result))
