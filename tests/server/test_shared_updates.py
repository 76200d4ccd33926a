"""What several viewers are told alike is found once, and everybody is sent what they would be sent alone."""

from __future__ import annotations

import random
from typing import Any

from in_process_tables import RecordingViewer, make_tables
from matches import every_variant
from server_process import run_in_thread

import cantina
from cantina.server.seats import Seat
from cantina.server.store import TableRecord
from cantina.server.table import Table
from cantina.server.table.updates import LogStep
from cantina.testing import viewers

STEPS = 120


@every_variant
def test_together_and_alone_viewers_are_sent_the_same(name: str, variant: dict[str, Any]) -> None:
    run_in_thread(_compare(name, variant))


async def _compare(name: str, variant: dict[str, Any]) -> None:
    options = dict(variant)
    players = options.pop("players", None) or cantina.game(name).meta.seats[1]
    seats = [Seat(token_hash=str(seat)) for seat in range(players)]
    record = TableRecord("table", name, players, options, 5, seats, 0)
    record.stage, record.pace = "playing", "fast"
    tables = make_tables()
    table = Table(tables, record, [], [])
    state = table.match.state
    together = [RecordingViewer(viewer) for viewer in viewers(state)]
    alone = [RecordingViewer(viewer) for viewer in viewers(state)]
    table.viewers.send_updates(together)
    for viewer in alone:
        table.viewers.send_updates([viewer])
    rng = random.Random(f"{name} {variant}")
    for _ in range(STEPS):
        if state.over:
            break
        decision = rng.choice(state.decisions)
        state.positions = []
        events = table.match.play(rng.choice(decision.choices), decision.seat)
        positions = state.positions or ()
        state.positions = None
        table.event_log.add(LogStep(events))
        table.play.update_decision_number()
        hidden = any(answer >= 0 for answer in state.answers)
        told = [viewer for viewer in together if not hidden or viewer.seat == decision.seat]
        table.viewers.send_updates(told, LogStep(events, positions=positions))
        for viewer in alone:
            if not hidden or viewer.seat == decision.seat:
                table.viewers.send_updates([viewer], LogStep(events, positions=positions))
        assert [viewer.sent[-1] for viewer in together] == [viewer.sent[-1] for viewer in alone]
    await table.close()
    await tables.close()
